"""The results of a tournament in a file: one line a match, appended as they end, so that it can be gone on with."""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from donabe import __version__, games
from donabe.kernel.errors import DonabeError, shortened
from donabe.kernel.view import Text
from donabe.lab.duplicate import MatchResult
from donabe.lab.tournament import Tournament, all_seatings

FORMAT = "donabe-tournament/1"


class BadResults(DonabeError):
    """A file that holds no results, or those of another tournament."""

    code = "bad-results"

    def __init__(self, path: Path, reason: str, **facts: Any) -> None:
        super().__init__("error-results", path=str(path), reason=Text(reason, facts))


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

    def __init__(self, path: Path, file: BinaryIO, tournament: Tournament) -> None:
        self._path = path
        self._file = file
        self._seatings = all_seatings(tournament.bots, tournament.players)
        self._header = header_of(tournament)
        self.before = self._read()

    def append(self, result: MatchResult) -> None:
        """Write down the next match."""
        self._write(result)

    def _read(self) -> list[MatchResult]:
        *lines, torn = self._file.read().split(b"\n")
        if torn:
            self._check_ours(torn)
            self._file.truncate(sum(len(line) + 1 for line in lines))  # the program was killed while it wrote
        if not lines:
            self._write(self._header)
            return []
        self._check_header(lines[0])
        return [self._result(number, line) for number, line in enumerate(lines[1:])]

    def _check_ours(self, torn: bytes) -> None:
        if not torn.startswith(b"{"):
            raise BadResults(self._path, "error-results-none")

    def _check_header(self, line: bytes) -> None:
        try:
            header = msgspec.json.decode(line, type=Header)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise BadResults(self._path, "error-results-none") from None
        for field in Header.__struct_fields__:
            there, wanted = getattr(header, field), getattr(self._header, field)
            if there != wanted:
                found, right = _shown(there), _shown(wanted)
                raise BadResults(self._path, "error-results-other", field=field, found=found, right=right)

    def _result(self, number: int, line: bytes) -> MatchResult:
        deal, turn = divmod(number, len(self._seatings))
        try:
            result = msgspec.json.decode(line, type=MatchResult)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise BadResults(self._path, "error-results-line", line=number + 2) from None
        seats = len(self._seatings[turn])
        if (result.deal, result.seats) != (deal, self._seatings[turn]) or 1 not in result.ranks:
            raise BadResults(self._path, "error-results-line-other", line=number + 2)
        if len(result.ranks) != seats or len(result.totals) != seats:
            raise BadResults(self._path, "error-results-line-seats", line=number + 2)
        return result

    def _write(self, data: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(data) + b"\n")
        self._file.flush()


@contextmanager
def results_file(path: Path, tournament: Tournament) -> Iterator[ResultsFile]:
    """Open a tournament's file, or begin one; refuses the file of another tournament and one in use."""
    with path.open("a+b") as file:
        _lock(path, file)
        file.seek(0)
        yield ResultsFile(path, file, tournament)


def _lock(path: Path, file: BinaryIO) -> None:
    """Keep a second program from writing to the same file, where the system can; it ends with this program."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadResults(path, "error-results-in-use") from None


def _shown(value: object) -> str:
    return shortened(msgspec.json.encode(value).decode())
