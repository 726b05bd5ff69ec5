"""A match with its seats filled: new, or resumed from a file."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from donabe import bots, games
from donabe.bots.names import name_of_bot
from donabe.kernel.errors import BadSeat, CorruptRecord
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.options import Value, shown
from donabe.kernel.record import verify
from donabe.terminal.files import nth_record
from donabe.terminal.screen import printable

LONGEST_NAME = 24
PERSON = "human"


@dataclass(frozen=True)
class SeatedMatch:
    """A match with one person in it: which seat that is, and what kind of player each seat has."""

    match: Match
    seat: int
    kinds: list[str]


def new_match(
    game: Game, players: int, seat: int, name: str, kinds: list[str], options: Mapping[str, Value], seed: bytes | None
) -> SeatedMatch:
    """A new match: the person at one seat, bots at the others (one bot's name stands for all of them)."""
    if not 0 <= seat < players:
        raise BadSeat("error-no-seat-with", number=shown(seat), players=players, last=players - 1)
    for kind in kinds:
        bots.bot(kind)
    if len(kinds) not in {1, players - 1}:
        raise BadSeat("error-bots-for-others", seats=players - 1, found=len(kinds))
    others = kinds * (players - 1) if len(kinds) == 1 else kinds
    free = [place for place in range(players) if place != seat]
    names = [name_of_bot(kind, place) for kind, place in zip(others, free, strict=True)]
    names.insert(seat, printable(name.strip())[:LONGEST_NAME] or PERSON)
    return SeatedMatch(Match(game, names, options, seed), seat, [*others[:seat], PERSON, *others[seat:]])


def resumed_match(path: Path) -> SeatedMatch:
    """A match that was saved unfinished; the person sits where a person sat."""
    record = nth_record(path, 1)
    match = verify(record, games.load(record.game))
    kinds = [player.kind for player in record.seats]
    if match.over:
        raise CorruptRecord("error-resume-over", path=str(path))
    if kinds.count(PERSON) != 1:
        raise CorruptRecord("error-resume-people", path=str(path), people=kinds.count(PERSON))
    for kind in kinds:
        if kind != PERSON:
            bots.bot(kind)
    return SeatedMatch(match, kinds.index(PERSON), kinds)
