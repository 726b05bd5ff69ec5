"""Records: a match as JSON that anybody can referee (docs/records.md), and the referee."""

import hashlib
import json
from typing import Any

import msgspec

from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import CorruptRecord, DonabeError, shortened
from donabe.kernel.game import Game
from donabe.kernel.match import Match, commitment
from donabe.kernel.options import is_plain, shown

FORMAT = "donabe-record/1"


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """Who sat at a seat: a name, and what kind of player it was (`human` or a bot's name)."""

    name: str
    kind: str = "human"


class RoundScore(msgspec.Struct, forbid_unknown_fields=True):
    """A round of the score sheet: lines as [seat, line, count, points], and the points each seat got in all."""

    lines: list[tuple[int, str, int, int]]
    points: list[int]


class Result(msgspec.Struct, forbid_unknown_fields=True):
    """How a finished match ended."""

    totals: list[int]
    ranks: list[int]
    decided: list[str]
    rounds: list[RoundScore]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A whole match; `result` is null while it is unfinished, `digest` covers everything else."""

    format: str
    game: str
    rules: int
    seats: list[Player]
    options: dict[str, Any]
    seed: str
    commitment: str
    moves: list[str]
    result: Result | None
    digest: str = ""


def recorded(match: Match, kinds: list[str] | None = None) -> Record:
    """The record of a match as it stands."""
    players = [
        Player(name, kind) for name, kind in zip(match.names, kinds or ["human"] * len(match.names), strict=True)
    ]
    record = Record(
        format=FORMAT,
        game=match.game.key,
        rules=match.game.rules_version,
        seats=players,
        options=match.options,
        seed=match.seed.hex(),
        commitment=match.commitment,
        moves=[f"{seat} {match.game.token(action)}" for seat, action in match.moves],
        result=_result(match) if match.over else None,
    )
    record.digest = digest(record)
    return record


def _result(match: Match) -> Result:
    outcome = match.state.outcome()
    rounds = []
    for lines in match.score_lines():
        points = [0] * len(match.names)
        for line in lines:
            points[line.seat] += line.points
        rounds.append(RoundScore([(line.seat, line.line, line.count, line.points) for line in lines], points))
    return Result(outcome.totals, outcome.ranks, outcome.decided, rounds)


def digest(record: Record) -> str:
    """SHA-256 over the record as canonical JSON, without its digest."""
    data = msgspec.to_builtins(record)
    del data["digest"]
    return hashlib.sha256(canonical(data)).hexdigest()


def canonical(data: object) -> bytes:
    """Plain data as the only JSON that means it: keys sorted, no spaces, nothing escaped that need not be, UTF-8."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def encoded(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record)


def decoded(data: bytes) -> Record:
    """A record from JSON; raises CorruptRecord if that is not what it is."""
    try:
        plain = json.loads(
            data.decode(), object_pairs_hook=_object, parse_float=_no_fraction, parse_constant=_no_fraction
        )
        record = msgspec.convert(plain, Record)
        encoded(record)  # half a surrogate pair can be read, but not written
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise CorruptRecord("error-not-a-record", detail=shortened(str(error), 200)) from None
    if record.format != FORMAT:
        raise CorruptRecord("error-record-format", format=shortened(record.format), known=FORMAT)
    if not is_plain(record.options):
        raise CorruptRecord("error-record-options-not-plain")
    return record


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; readers disagree about a key that stands twice, so it may not."""
    read = dict(pairs)
    if len(read) != len(pairs):
        raise CorruptRecord("error-record-key-twice")
    return read


def _no_fraction(text: str) -> None:
    raise CorruptRecord("error-record-fraction", found=shortened(text))


def replay(record: Record, game: Game) -> Match:
    """Play a record's moves again; raises CorruptRecord at the first thing that does not fit."""
    if record.game != game.key:
        raise CorruptRecord("error-record-game", found=shortened(record.game), game=game.key)
    if record.rules != game.rules_version:
        raise CorruptRecord("error-record-rules", found=shown(record.rules), version=game.rules_version)
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise CorruptRecord("error-record-seed") from None
    if len(seed) != SEED_BYTES:
        raise CorruptRecord("error-record-seed-length", bytes=len(seed), right=SEED_BYTES)
    try:
        match = Match(game, [player.name for player in record.seats], record.options, seed)
    except DonabeError as error:
        raise CorruptRecord(error.text.id, **error.text.args) from None
    for number, move in enumerate(record.moves, start=1):
        seat, space, token = move.partition(" ")
        if not (space and seat.isascii() and seat.isdigit() and len(seat) == 1):
            raise CorruptRecord("error-record-move-form", number=number)
        try:
            match.play(int(seat), token)
        except DonabeError as error:
            raise CorruptRecord("error-record-move", number=number, reason=error.text) from None
    return match


def verify(record: Record, game: Game) -> Match:
    """Check all that a record claims; returns the match, or raises CorruptRecord saying what is wrong."""
    if record.digest != digest(record):
        raise CorruptRecord("error-record-digest")
    match = replay(record, game)
    if record.commitment != commitment(match.seed):
        raise CorruptRecord("error-record-commitment")
    if match.over and record.result is None:
        raise CorruptRecord("error-record-no-result")
    if record.result is not None:
        _check_result(match, record.result)
    again = recorded(match, [player.kind for player in record.seats])
    for number, (ours, theirs) in enumerate(zip(again.moves, record.moves, strict=True), start=1):
        if ours != theirs:
            raise CorruptRecord("error-record-move-spelling", number=number, found=shortened(theirs), right=ours)
    for name, value in match.options.items():
        if name not in record.options:
            raise CorruptRecord("error-record-option-missing", option=name)
        if record.options[name] != value:
            raise _misspelled(name, value, record.options[name])
    if again.digest != record.digest:
        raise CorruptRecord("error-record-form")
    return match


def _misspelled(name: str, ours: Any, theirs: Any) -> CorruptRecord:
    """Where an option is not written as a record writes it: its sorted lists sorted, its texts trimmed."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key, value in ours.items():
            if value != theirs.get(key):
                return _misspelled(f"{name}.{key}", value, theirs.get(key))
    found, right = shortened(str(theirs)), shortened(str(ours))
    return CorruptRecord("error-record-option-spelling", option=name, found=found, right=right)


def _check_result(match: Match, claimed: Result) -> None:
    if not match.over:
        raise CorruptRecord("error-record-early-result")
    actual = _result(match)
    for name in ("totals", "ranks", "decided"):
        if getattr(actual, name) != getattr(claimed, name):
            found, right = shortened(str(getattr(claimed, name))), str(getattr(actual, name))
            raise CorruptRecord("error-record-result", field=name, found=found, right=right)
    for number, (ours, theirs) in enumerate(zip(actual.rounds, claimed.rounds, strict=False), start=1):
        if ours != theirs:
            raise CorruptRecord("error-record-lines", round=number)
    if len(actual.rounds) != len(claimed.rounds):
        raise CorruptRecord("error-record-rounds", found=len(claimed.rounds), right=len(actual.rounds))
