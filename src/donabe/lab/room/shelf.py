"""The shelf: every study in a folder of its own, which says all there is to know about it, over restarts too."""

import re
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from donabe.kernel.view import Text
from donabe.lab.room.order import Order
from donabe.lab.study.study import MATCHES

CARD = "study.json"
MOST_KEPT = 50
STUDY = re.compile(r"s-[0-9a-f]{12}")
TABLE = re.compile(r"[a-z]+(-[a-z]+)*\.csv")


class Card(msgspec.Struct, frozen=True):
    """What is written on a study's folder."""

    order: Order
    by: str  # the guest who started it
    at: float  # seconds since 1970
    state: Literal["running", "done", "failed"] = "running"
    trouble: Text | None = None  # why it failed


class Shelf:
    """The studies of a house; any of its processes may look at them and change them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._counted: dict[str, tuple[int, int]] = {}  # by study: bytes that were counted, lines in them

    def ids(self) -> list[str]:
        """The studies there are, the latest first."""
        return [study for study, _ in sorted(self.cards(), key=lambda each: -each[1].at)]

    def cards(self) -> Iterator[tuple[str, Card]]:
        """Every study with its card."""
        for folder in self.folder.iterdir() if self.folder.is_dir() else ():
            card = self.card(folder.name)
            if card is not None:
                yield folder.name, card

    def card(self, study: str) -> Card | None:
        """A study's card, or None if there is no such study."""
        if STUDY.fullmatch(study) is None:
            return None
        try:
            return msgspec.json.decode((self.folder / study / CARD).read_bytes(), type=Card)
        except (FileNotFoundError, NotADirectoryError, msgspec.MsgspecError):
            return None

    def unfinished(self) -> str | None:
        """The study that is to be played, the one that was asked for first if there are several."""
        waiting = [(card.at, study) for study, card in self.cards() if card.state == "running"]
        return min(waiting)[1] if waiting else None

    def add(self, order: Order, by: str, at: float) -> str:
        """Put a new study on the shelf; the oldest finished ones make room."""
        for old in [each for each in self.ids() if self._is_over(each)][MOST_KEPT - 1 :]:
            self.remove(old)
        study = f"s-{secrets.token_hex(6)}"
        (self.folder / study).mkdir(parents=True)
        self.write(study, Card(order, by, at))
        return study

    def write(self, study: str, card: Card) -> None:
        """Change a study's card."""
        write_whole(self.folder / study / CARD, msgspec.json.encode(card))

    def finish(self, study: str, trouble: Text | None = None) -> None:
        """Write down how a study ended, if nobody has thrown it away; what was played is then in its report."""
        card = self.card(study)
        if card is None:
            return
        self.write(study, msgspec.structs.replace(card, state="failed" if trouble else "done", trouble=trouble))
        (self.folder / study / MATCHES).unlink(missing_ok=True)

    def remove(self, study: str) -> None:
        """Throw a study away. Its card goes first: whoever plays it looks for that."""
        (self.folder / study / CARD).unlink(missing_ok=True)
        shutil.rmtree(self.folder / study, ignore_errors=True)
        self._counted.pop(study, None)

    def played(self, study: str) -> int:
        """How many matches of a study that is not over are noted; only what is new is read."""
        size, lines = self._counted.get(study, (0, 0))
        try:
            with (self.folder / study / MATCHES).open("rb") as file:
                file.seek(size)
                new = file.read()
        except FileNotFoundError:
            return 0
        self._counted[study] = (size + len(new), lines + new.count(b"\n"))
        return max(0, self._counted[study][1] - 1)  # the first line is the header

    def report(self, study: str, language: str) -> bytes | None:
        """The report of a finished study in a language."""
        return self._read(study, report_name(language))

    def table(self, study: str, name: str) -> bytes | None:
        """A table beside a report."""
        return self._read(study, name) if TABLE.fullmatch(name) else None

    def _read(self, study: str, name: str) -> bytes | None:
        if not self._is_done(study):
            return None
        try:
            return (self.folder / study / name).read_bytes()
        except FileNotFoundError:
            return None

    def _is_done(self, study: str) -> bool:
        card = self.card(study)
        return card is not None and card.state == "done"

    def _is_over(self, study: str) -> bool:
        card = self.card(study)
        return card is not None and card.state != "running"


def report_name(language: str) -> str:
    """The file of a report in a language."""
    return f"report.{language}.html"


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever reads half of it."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
