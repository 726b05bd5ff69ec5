"""Sdist and wheel hold the whole product; the browser client is built exactly when it must be."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from client_build import CannotBuild, ClientBuild, check_node, fits

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = ["LICENSE", "README.md", "MANIFEST.in", "client_build.py", "pyproject.toml", "setup.py"]
BUILT = ["src/donabe/web/static/index.html", "src/donabe/web/static/assets/index-B4kE9xQ_.js"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources, without a built client."""
    made = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.egg-info", "*.so")
    for folder in ("src", "client"):
        shutil.copytree(ROOT / folder, tmp_path / "checkout" / folder, ignore=made)
    for name in SHIPPED:
        shutil.copy2(ROOT / name, tmp_path / "checkout" / name)
    return tmp_path / "checkout"


@pytest.fixture
def no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is the whole PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def put_built_client(root: Path) -> None:
    for name in BUILT:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)


def put_program(folder: Path, name: str, prints: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\necho {prints}\n")
    program.chmod(0o755)


def packed(root: Path, kind: str) -> tuple[Path, str]:
    """The sdist or wheel of these sources, nothing compiled, and what was printed."""
    command = f"from setuptools import build_meta; print(build_meta.build_{kind}('dist'))"
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", command],
        cwd=root,
        env={**os.environ, "DONABE_PURE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    return root / "dist" / ran.stdout.split()[-1], ran.stdout


def files(root: Path, folder: str) -> set[str]:
    return {path.relative_to(root).as_posix() for path in (root / folder).rglob("*") if path.is_file()}


def test_an_sdist_and_a_wheel_made_of_it_without_node_hold_the_whole_product(checkout: Path, no_node: Path) -> None:
    product = files(checkout, "src")
    put_built_client(checkout)
    sdist, _ = packed(checkout, "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(checkout / "unpacked", filter="data")
    (unpacked,) = (checkout / "unpacked").iterdir()
    assert files(unpacked, ".") >= {*product, *BUILT, *files(checkout, "client"), *SHIPPED}
    for path in (unpacked / "client").rglob("*"):
        os.utime(path)  # however old, a shipped client belongs to the sources it came with

    wheel, said = packed(unpacked, "wheel")
    assert "donabe:" not in said
    in_wheel = set(zipfile.ZipFile(wheel).namelist())
    assert in_wheel >= {name.removeprefix("src/") for name in [*product, *BUILT]}
    assert {Path(name).suffix for name in product} >= {".py", ".md", ".ftl", ".typed"}


def test_a_wheel_without_node_is_made_without_the_client_and_one_line_says_so(checkout: Path, no_node: Path) -> None:
    wheel, said = packed(checkout, "wheel")
    (line,) = [line for line in said.splitlines() if line.startswith("donabe:")]
    assert line.startswith("donabe: building without the browser client: there is no Node.js here")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if "static" in name]


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.1", "v100.1.0\n"])
def test_a_new_node_fits(version: str) -> None:
    assert fits(version)


@pytest.mark.parametrize("version", ["", "v4.9.1", "v18.20.4", "v20.18.3", "v21.9.0", "v22.11.0", "nonsense"])
def test_an_old_or_odd_node_does_not_fit(version: str) -> None:
    assert not fits(version)


@pytest.mark.skipif(os.name == "nt", reason="the programs here are shell scripts")
def test_the_machines_node_is_judged_by_its_version_and_npm(no_node: Path) -> None:
    with pytest.raises(CannotBuild, match=r"no Node\.js here"):
        check_node()
    put_program(no_node, "node", "v18.20.4")
    with pytest.raises(CannotBuild, match="no npm here"):
        check_node()
    put_program(no_node, "npm", "10.0.0")
    with pytest.raises(CannotBuild, match=r"v18\.20\.4 is unsuitable \(20\.19, 22\.12 or newer is needed\)"):
        check_node()
    put_program(no_node, "node", "v22.12.0")
    check_node()


def test_a_built_client_is_current_until_a_source_changes_or_goes(checkout: Path, no_node: Path) -> None:
    client = ClientBuild(checkout)
    assert not client.is_current()
    put_built_client(checkout)
    assert client.is_current()
    client.update()  # asks for no Node.js

    built = client.page.stat().st_mtime
    (checkout / "client" / "node_modules").mkdir()
    os.utime(checkout / "client" / "node_modules", (built + 9, built + 9))
    assert client.is_current()
    for source in (checkout / "client" / "index.html", checkout / "client" / "src" / "lib"):
        os.utime(source, (built + 9, built + 9))
        assert not client.is_current()
        with pytest.raises(CannotBuild):
            client.update()
        os.utime(source, (built, built))
    assert client.is_current()
