"""Records: a match as JSON that anybody can referee (docs/records.md), and the referee."""

import hashlib
import json
from typing import Any

import msgspec

from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import CorruptRecord, DonabeError, shortened
from donabe.kernel.game import Game
from donabe.kernel.match import Match, commitment
from donabe.kernel.options import is_plain

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
        raise CorruptRecord(f"not a record: {shortened(str(error), 200)}") from None
    if record.format != FORMAT:
        raise CorruptRecord(f"this record's format is {shortened(record.format)!r}; this version reads {FORMAT}")
    if not is_plain(record.options):
        raise CorruptRecord("the options hold something that is not plain data, or too many lists inside lists")
    return record


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; readers disagree about a key that stands twice, so it may not."""
    read = dict(pairs)
    if len(read) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return read


def _no_fraction(text: str) -> None:
    raise ValueError(f"a record has only whole numbers, not {shortened(text)}")


def replay(record: Record, game: Game) -> Match:
    """Play a record's moves again; raises CorruptRecord at the first thing that does not fit."""
    if record.game != game.key:
        raise CorruptRecord(f"this is a record of {shortened(record.game)!r}, not of {game.key!r}")
    if record.rules != game.rules_version:
        raise CorruptRecord(
            f"made under rules version {shortened(str(record.rules))}; this is version {game.rules_version}"
        )
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise CorruptRecord("the seed is not hexadecimal") from None
    if len(seed) != SEED_BYTES:
        raise CorruptRecord(f"the seed has {len(seed)} bytes, not {SEED_BYTES}")
    try:
        match = Match(game, [player.name for player in record.seats], record.options, seed)
    except DonabeError as error:
        raise CorruptRecord(str(error)) from None
    for number, move in enumerate(record.moves, start=1):
        seat, space, token = move.partition(" ")
        if not (space and seat.isascii() and seat.isdigit() and len(seat) == 1):
            raise CorruptRecord(f"move {number} is not `seat token`")
        try:
            match.play(int(seat), token)
        except DonabeError as error:
            raise CorruptRecord(f"move {number}: {error}") from None
    return match


def verify(record: Record, game: Game) -> Match:
    """Check all that a record claims; returns the match, or raises CorruptRecord saying what is wrong."""
    if record.digest != digest(record):
        raise CorruptRecord("the digest does not fit: the record was changed after it was written")
    match = replay(record, game)
    if record.commitment != commitment(match.seed):
        raise CorruptRecord("the commitment is not the hash of the seed: these are not the cards that were promised")
    if match.over and record.result is None:
        raise CorruptRecord("the match is over but the record has no result")
    if record.result is not None:
        _check_result(match, record.result)
    again = recorded(match, [player.kind for player in record.seats])
    for number, (ours, theirs) in enumerate(zip(again.moves, record.moves, strict=True), start=1):
        if ours != theirs:
            raise CorruptRecord(f"move {number} is spelled {shortened(theirs)!r}; a record says {ours!r}")
    for name, value in match.options.items():
        if name not in record.options:
            raise CorruptRecord(f"option {name} is missing: a record has every option")
        if record.options[name] != value:
            raise CorruptRecord(f"option {_difference(name, value, record.options[name])}")
    if again.digest != record.digest:
        raise CorruptRecord("the record says the right things, but not in the one way to write them")
    return match


def _difference(name: str, ours: Any, theirs: Any) -> str:
    """Where an option is not written as a record writes it: its sorted lists sorted, its texts trimmed."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key, value in ours.items():
            if value != theirs.get(key):
                return _difference(f"{name}.{key}", value, theirs.get(key))
    return f"{name} is written {shortened(str(theirs))}; a record says {shortened(str(ours))}"


def _check_result(match: Match, claimed: Result) -> None:
    if not match.over:
        raise CorruptRecord("the record has a result but the match is not over")
    actual = _result(match)
    for name in ("totals", "ranks", "decided"):
        if getattr(actual, name) != getattr(claimed, name):
            found = shortened(str(getattr(claimed, name)))
            raise CorruptRecord(f"the result's {name} are {found}; the moves give {getattr(actual, name)}")
    for number, (ours, theirs) in enumerate(zip(actual.rounds, claimed.rounds, strict=False), start=1):
        if ours != theirs:
            raise CorruptRecord(f"the score lines of round {number} are not what the moves give")
    if len(actual.rounds) != len(claimed.rounds):
        raise CorruptRecord(f"the result has {len(claimed.rounds)} rounds; the moves give {len(actual.rounds)}")
