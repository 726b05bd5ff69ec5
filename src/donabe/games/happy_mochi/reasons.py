"""What speaks for an action of Happy Mochi, in a sentence built from what its seat knows."""

from donabe.games.happy_mochi.actions import (
    GIVE,
    INSERT,
    LAY_ASIDE,
    NAME,
    PASS_ON,
    TAKE_DECK,
    TAKE_LEFT,
    TAKE_RESERVE,
    WAIT,
)
from donabe.games.happy_mochi.cards import VALUES
from donabe.games.happy_mochi.pairs import objection
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import SETTING_ASIDE
from donabe.kernel.view import Text

LOW = 2  # a card that costs little

Row = list[int]


def reason(world: HappyMochi, seat: int, action: int) -> Text | None:
    """What speaks for an action, if anything."""
    row = [int(card) for card in world.rows.row(seat)]
    if action < TAKE_LEFT:
        return _play(row, action)
    if action < WAIT:
        return _draw(world, seat, row, action)
    if action >= INSERT:
        return _insert(world, row, action - INSERT, int(world.in_hand(seat)))
    if action >= LAY_ASIDE:
        return _away(world, row, action)
    if NAME <= action < PASS_ON:
        return _name(world, seat, action - NAME)
    return Text("happy_mochi-reason-pass") if action == PASS_ON else None


def _twins(row: Row) -> int:
    """How many neighbours in a row are happy mochis, each card counted once."""
    count = place = 0
    while place + 1 < len(row):
        happy = row[place] % VALUES == row[place + 1] % VALUES
        count += happy
        place += 2 if happy else 1
    return count


def _play(row: Row, place: int) -> Text:
    rest = [*row[:place], *row[place + 2 :]]
    if not rest:
        return Text("happy_mochi-reason-empties")
    if 0 < place < len(rest) and rest[place - 1] % VALUES == rest[place] % VALUES:
        return Text("happy_mochi-reason-meet", {"digit": rest[place] % VALUES})
    if _twins(rest):
        return Text("happy_mochi-reason-leaves", {"twins": _twins(rest)})
    return Text("happy_mochi-reason-sheds", {"points": sum(card % VALUES for card in row[place : place + 2])})


def _draw(world: HappyMochi, seat: int, row: Row, action: int) -> Text | None:
    card = _drawn(world, seat, action)
    if card is not None and card % VALUES in {other % VALUES for other in row}:
        return Text("happy_mochi-reason-partner", {"digit": card % VALUES})
    if card is not None and card % VALUES <= LOW:
        return Text("happy_mochi-reason-cheap", {"digit": card % VALUES})
    return None if world.legal(seat)[0] < TAKE_LEFT else Text("happy_mochi-reason-nothing-fits")


def _drawn(world: HappyMochi, seat: int, action: int) -> int | None:
    """The card that would be drawn, if the seat knows it."""
    if action == TAKE_DECK:
        return None
    if action >= TAKE_RESERVE:
        return int(world.reserves.at(seat, action - TAKE_RESERVE))
    return int(world.left[-1] if action == TAKE_LEFT else world.right[-1])


def _insert(world: HappyMochi, row: Row, gap: int, card: int) -> Text | None:
    pairs = [(row[gap - 1], card)] if gap else []
    pairs += [(card, row[gap])] if gap < len(row) else []
    if any(tens % VALUES == ones % VALUES for tens, ones in pairs):
        return Text("happy_mochi-reason-twins", {"digit": card % VALUES})
    for tens, ones in pairs:
        if objection(world.demand(), tens, ones) == 0:
            return Text("happy_mochi-reason-fits", {"number": f"{tens % VALUES}{ones % VALUES}"})
    twins = _twins(row)
    whole = _twins([*row[:gap], card, *row[gap:]]) == twins
    return Text("happy_mochi-reason-together", {"twins": twins}) if twins and whole else None


def _away(world: HappyMochi, row: Row, action: int) -> Text | None:
    """A card of the row that is given or laid aside."""
    place = action - (GIVE if action >= GIVE else LAY_ASIDE)
    digit = row[place] % VALUES
    if world.phase == SETTING_ASIDE:
        return Text("happy_mochi-reason-keep-low", {"digit": digit}) if digit <= LOW else None
    rest = [*row[:place], *row[place + 1 :]]
    if not rest:
        return Text("happy_mochi-reason-empties")
    if 0 < place < len(rest) and rest[place - 1] % VALUES == rest[place] % VALUES:
        return Text("happy_mochi-reason-meet", {"digit": rest[place] % VALUES})
    return Text("happy_mochi-reason-sheds", {"points": digit}) if _twins(rest) == _twins(row) and digit > LOW else None


def _name(world: HappyMochi, seat: int, target: int) -> Text | None:
    if target == seat:
        return Text("happy_mochi-reason-name-me")
    fewest = min(world.rows.size(other) for other in range(world.players) if other != seat)
    return Text("happy_mochi-reason-name", {"target": target}) if world.rows.size(target) == fewest else None
