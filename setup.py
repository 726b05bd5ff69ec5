"""Compiles the modules that ask for it, and installs them as plain Python where there is no C compiler.

A module asks with a line starting `# compiled` among its first five. `DONABE_PURE=1` compiles nothing.
The browser client is built into the package if it is not there yet; without Node.js it is left out.
"""

import os
import re
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.pool import ThreadPool
from pathlib import Path

# setuptools comes first: it brings the distutils that the two imports after it find.
from setuptools import Extension, setup  # isort: skip
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler

from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, ExecError, LinkError, PlatformError

# The folder of this script is not on the path while building.
ROOT = Path(__file__).resolve().parent
sys.path.append(str(ROOT))
from client_build import CannotBuild, ClientBuild  # noqa: E402

SOURCE = Path("src")
MARKER = re.compile(r"# compiled\b")

# Commands that need the compiled modules. The others (metadata, sdist) do not, and an editable install is interpreted.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}

# Commands that need the browser client.
PACKING = {"bdist_wheel", "build", "build_py", "editable_wheel", "install", "sdist"}

# Nothing outside needs our functions by name, and what can be seen is reached the long way round; the loops of rules go
# over a few seats or cards, where vectors cost more than they save.
COMPILE_FLAGS = (
    []
    if os.name == "nt"
    else [
        "-fno-semantic-interposition",
        "-fvisibility=hidden",
        "-fno-plt",
        "-fno-tree-vectorize",
        "-falign-functions=64",
        "-falign-loops=32",
    ]
)

# One C file a module compiles faster than one for all, and on every core; optimising at link time then gives back the
# inlining across modules. Where the linker cannot do that, one C file for all gives it.
LINK_TIME = [] if os.name == "nt" else ["-flto=auto"]


class FreshBuild(build):
    """Keeps nothing of an earlier build that this one would not make."""

    def run(self) -> None:
        super().run()
        parts = [self.get_finalized_command(name) for name in self.get_sub_commands()]
        made = {Path(output) for part in parts for output in part.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in made:
                path.unlink()


class ParallelBuildExt(build_ext):
    """Compiles C files on every core."""

    def build_extensions(self) -> None:
        compile_serially = self.compiler.compile

        def compile_in_parallel(sources: Sequence[str], *args: object, **options: object) -> list[str]:
            with ThreadPool() as pool:
                objects = pool.map(lambda source: compile_serially([source], *args, **options), sources, chunksize=1)
            return [path for paths in objects for path in paths]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


def asks_to_be_compiled(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(MARKER.match(line) for _, line in zip(range(5), lines, strict=False))


@contextmanager
def silenced() -> Iterator[None]:
    """Keeps the compiler's complaints off the terminal: a probe may fail."""
    streams = [(stream, os.dup(stream)) for stream in (1, 2)]
    with Path(os.devnull).open("w") as nowhere:
        for stream, _ in streams:
            os.dup2(nowhere.fileno(), stream)
        try:
            yield
        finally:
            for stream, saved in streams:
                os.dup2(saved, stream)
                os.close(saved)


def can_build(flags: list[str]) -> bool:
    """Whether a C extension for this Python can be compiled and linked here with these flags."""
    with tempfile.TemporaryDirectory() as folder, silenced():
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            objects = compiler.compile([str(source)], folder, include_dirs=headers, extra_postargs=flags)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")), extra_postargs=flags)
        except (CompileError, LinkError, PlatformError, ExecError, OSError):
            return False
    return True


def compiled_modules(paths: list[str]) -> list[Extension]:
    """The extensions for these modules; a type error in them ends the build."""
    if can_build([*COMPILE_FLAGS, *LINK_TIME]):
        flags, link_time = COMPILE_FLAGS, LINK_TIME
    elif can_build(COMPILE_FLAGS):
        flags, link_time = COMPILE_FLAGS, []
    elif can_build([]):
        flags, link_time = [], []
    else:
        print("donabe: no working C compiler with Python's headers: installing interpreted", file=sys.stderr)
        return []

    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(SOURCE)
    checking = ["--config-file=", "--explicit-package-bases", "--namespace-packages", "--follow-imports=silent"]
    modules = mypycify(
        [*checking, *paths], opt_level="3", debug_level="0", multi_file=bool(link_time), group_name="donabe"
    )
    for extension in modules:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags, *link_time]
        extension.extra_link_args = [*extension.extra_link_args, *link_time]
        extension.depends = [*extension.depends, __file__]
    return modules


def extensions() -> list[Extension]:
    """What this run of the script should compile."""
    if os.environ.get("DONABE_PURE") == "1" or BUILDING.isdisjoint(sys.argv):
        return []
    return compiled_modules([str(path) for path in sorted(SOURCE.rglob("*.py")) if asks_to_be_compiled(path)])


def update_client() -> None:
    """Build the browser client if this run of the script needs it; say so in one line if that is not possible."""
    client = ClientBuild(ROOT)
    if PACKING.isdisjoint(sys.argv):
        return
    try:
        client.update()
    except CannotBuild as problem:
        result = "with an older browser client" if client.page.is_file() else "without the browser client"
        print(f"donabe: building {result}: {problem}", file=sys.stderr)


update_client()
setup(ext_modules=extensions(), cmdclass={"build": FreshBuild, "build_ext": ParallelBuildExt})
