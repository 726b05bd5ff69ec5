"""The build under test is the one the test run claims to be testing."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

import donabe
from donabe.build_info import describe, is_compiled, version

CLAIM = os.environ.get("DONABE_TEST_BUILD")
claimed = pytest.mark.skipif(CLAIM is None, reason="DONABE_TEST_BUILD claims no build")


def modules_that_ask_to_be_compiled() -> list[str]:
    root = Path(donabe.__file__).parent
    asking = [path for path in sorted(root.rglob("*.py")) if "\n# compiled" in "\n".join(["", *first_lines(path)])]
    return [".".join(path.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__") for path in asking]


def first_lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()[:5]


def runs_as_native_code(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


@claimed
def test_the_running_build_is_the_claimed_one() -> None:
    assert is_compiled() == (CLAIM == "compiled"), f"{describe()} runs, but the claim is {CLAIM}"


@claimed
def test_every_module_that_asks_is_compiled_in_a_compiled_build_and_none_in_an_interpreted_one() -> None:
    native = {module: runs_as_native_code(module) for module in modules_that_ask_to_be_compiled()}
    assert native
    assert native == dict.fromkeys(native, CLAIM == "compiled")


def test_the_build_describes_itself_with_version_and_kind() -> None:
    assert describe() in {f"donabe {version()} (compiled)", f"donabe {version()} (interpreted)"}
