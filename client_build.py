"""Builds the browser client into the package with Node.js, for `setup.py` and for the Makefile.

python client_build.py node     succeeds if the machine's Node.js can build the client
python client_build.py tools    installs what the build needs into client/node_modules
python client_build.py build    builds the client
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NPM_OPTIONS = ["--no-fund", "--no-audit", "--loglevel=error"]
SUITABLE = "20.19, 22.12 or newer"


class CannotBuild(Exception):
    """The client cannot be built here; the message says why."""


@dataclass(frozen=True)
class ClientBuild:
    """The client of the checkout or unpacked sdist at `root`."""

    root: Path

    @property
    def page(self) -> Path:
        """The page that every built client has."""
        return self.root / "src" / "donabe" / "web" / "static" / "index.html"

    def is_current(self) -> bool:
        """Whether the built client was shipped with these sources, or is not older than they are."""
        if not self.page.is_file():
            return False
        shipped = (self.root / "PKG-INFO").is_file()  # only an sdist has it here
        return shipped or all(path.stat().st_mtime <= self.page.stat().st_mtime for path in self.sources())

    def sources(self) -> Iterator[Path]:
        """Files and folders the client is built from; a deleted file changes only its folder."""
        for folder, folders, files in os.walk(self.root / "client"):
            folders[:] = [name for name in folders if name != "node_modules"]
            yield from (Path(folder, name) for name in [*folders, *files])
        package = self.root / "src" / "donabe"
        for japanese in ("games/*/ja.ftl", "games/*/RULES.ja.md", "locales/ja/*.ftl"):  # the font has to show them
            yield from package.glob(japanese)

    def update(self) -> None:
        """Build the client if it is missing or older than its sources."""
        if not self.is_current():
            check_node()
            self.install_tools()
            self.build()

    def install_tools(self) -> None:
        self.npm("install", "--no-save", "--include=dev")

    def build(self) -> None:
        self.npm("run", "build")

    def npm(self, *arguments: str) -> None:
        npm = shutil.which("npm") or "npm"
        ran = subprocess.run(
            [npm, *NPM_OPTIONS, *arguments],
            cwd=self.root / "client",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if ran.returncode:
            raise CannotBuild(f"npm {arguments[0]} failed\n{ran.stdout}".strip())


def check_node() -> None:
    """Raise CannotBuild if the machine's Node.js is missing or unsuitable."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        raise CannotBuild(f"there is no {'npm' if node else 'Node.js'} here (Node.js {SUITABLE} is needed)")
    ran = subprocess.run([node, "--version"], stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if not fits(ran.stdout):
        raise CannotBuild(f"Node.js {ran.stdout.strip() or 'here'} is unsuitable ({SUITABLE} is needed)")


def fits(version: str) -> bool:
    """Whether a Node.js of this version, such as `v22.12.0`, can build the client."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    if numbers is None:
        return False
    major, minor = int(numbers[1]), int(numbers[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def main(command: str) -> None:
    client = ClientBuild(Path(__file__).resolve().parent)
    steps = {"node": check_node, "tools": client.install_tools, "build": client.build}
    try:
        steps[command]()
    except CannotBuild as problem:
        sys.exit(f"The browser client cannot be built: {problem}")


if __name__ == "__main__":
    main(*sys.argv[1:])
