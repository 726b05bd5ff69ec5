"""The results of a tournament in a file: one line a match, appended as they end, so that it can be gone on with."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from donabe import __version__, games
from donabe.lab.duplicate import MatchResult
from donabe.lab.lines_file import UNREADABLE, BadResults, LinesFile, lines_file
from donabe.lab.tournament import Tournament, all_seatings

FORMAT = "donabe-tournament/1"
__all__ = ["BadResults", "ResultsFile", "header_of", "results_file", "usual_path"]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: all that decides how the matches end. How many deals is left open: more can be played later."""

    format: str
    donabe: str
    game: str
    rules: int
    players: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]


def header_of(tournament: Tournament) -> Header:
    """The first line of a tournament's file."""
    return Header(
        format=FORMAT,
        donabe=__version__,
        game=tournament.game,
        rules=games.load(tournament.game).rules_version,
        players=tournament.players,
        bots=tournament.bots,
        seed=tournament.seed.hex(),
        options=dict(tournament.options),
    )


def usual_path(tournament: Tournament) -> Path:
    """A name in this folder that only this tournament has, so that the same command finds its file again."""
    digest = hashlib.sha256(msgspec.json.encode(header_of(tournament), order="deterministic")).hexdigest()
    return Path(f"tournament-{tournament.game}-{tournament.players}p-{digest[:8]}.jsonl")


class ResultsFile:
    """The file while it is open: what was played before, and a place for what is played now."""

    def __init__(self, lines: LinesFile, tournament: Tournament) -> None:
        self._lines = lines
        self._seatings = all_seatings(tournament.bots, tournament.players)
        self.before = [self._result(number, line) for number, line in lines.lines()]

    def append(self, result: MatchResult) -> None:
        """Write down the next match."""
        self._lines.append(result)

    def _result(self, number: int, line: bytes) -> MatchResult:
        deal, turn = divmod(number - 2, len(self._seatings))
        try:
            result = msgspec.json.decode(line, type=MatchResult)
        except UNREADABLE:
            raise BadResults(self._lines.path, "error-results-line", line=number) from None
        seats = len(self._seatings[turn])
        if (result.deal, result.seats) != (deal, self._seatings[turn]) or 1 not in result.ranks:
            raise BadResults(self._lines.path, "error-results-line-other", line=number)
        if len(result.ranks) != seats or len(result.totals) != seats:
            raise BadResults(self._lines.path, "error-results-line-seats", line=number)
        return result


@contextmanager
def results_file(path: Path, tournament: Tournament) -> Iterator[ResultsFile]:
    """Open a tournament's file, or begin one; refuses the file of another tournament and one in use."""
    with lines_file(path, header_of(tournament), "tournament") as lines:
        yield ResultsFile(lines, tournament)
