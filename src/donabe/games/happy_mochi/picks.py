"""How a person points at a move of Happy Mochi, and what it is called."""

from donabe.games.happy_mochi.cards import LETTERS, VALUES, card_name
from donabe.games.happy_mochi.moves import (
    GIVE,
    INSERT,
    LAY_ASIDE,
    NAME,
    PASS_ON,
    TAKE_DECK,
    TAKE_LEFT,
    TAKE_RESERVE,
    TAKE_RIGHT,
    WAIT,
    tokens,
)
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.kernel.view import Choice, Text

TOKENS = tokens()


def card_text(card: int) -> Text:
    """A card's name in words."""
    return Text("happy_mochi-card", {"colour": LETTERS[card // VALUES], "digit": str(card % VALUES)})


def choice(table: HappyMochi, seat: int, action: int) -> Choice:
    """A move of this seat's with what to point at: cards, a gap, a player or a button."""
    picks, label = _said(table, seat, action)
    return Choice(TOKENS[action], picks, label)


def _said(table: HappyMochi, seat: int, action: int) -> tuple[list[str], Text]:
    if action < TAKE_LEFT:
        return _pair(table, seat, action)
    if action < WAIT:
        return _draw(table, seat, action)
    if action >= INSERT:
        return [f"gap:{action - INSERT}"], _gap(table, seat, action - INSERT)
    if action >= GIVE:
        return _card("give", table.rows.at(seat, action - GIVE))
    if action >= LAY_ASIDE:
        return _card("reserve", table.rows.at(seat, action - LAY_ASIDE))
    if NAME <= action < PASS_ON:
        target = action - NAME
        return [f"seat:{target}"], Text("happy_mochi-choice-name", {"target": target})
    word = TOKENS[action]
    return [f"do:{word}"], Text(f"happy_mochi-choice-{word}")


def _pair(table: HappyMochi, seat: int, place: int) -> tuple[list[str], Text]:
    tens, ones = table.rows.at(seat, place), table.rows.at(seat, place + 1)
    kind = "mochi" if tens % VALUES == ones % VALUES else "play"
    facts = {"number": f"{tens % VALUES}{ones % VALUES}", "tens": card_text(tens), "ones": card_text(ones)}
    return [card_name(tens), card_name(ones)], Text(f"happy_mochi-choice-{kind}", facts)


def _card(what: str, card: int) -> tuple[list[str], Text]:
    return [card_name(card)], Text(f"happy_mochi-choice-{what}", {"card": card_text(card)})


def _draw(table: HappyMochi, seat: int, action: int) -> tuple[list[str], Text]:
    if action == TAKE_DECK:
        return ["deck"], Text("happy_mochi-choice-deck")
    if action >= TAKE_RESERVE:
        return _card("recall", table.reserves.at(seat, action - TAKE_RESERVE))
    return _card("take", table.right[-1] if action == TAKE_RIGHT else table.left[-1])


def _gap(table: HappyMochi, seat: int, gap: int) -> Text:
    if gap == 0:
        return Text("happy_mochi-choice-first", {"card": card_text(table.rows.at(seat, 0))})
    before = card_text(table.rows.at(seat, gap - 1))
    if gap == table.rows.size(seat):
        return Text("happy_mochi-choice-last", {"card": before})
    return Text("happy_mochi-choice-between", {"card": before, "next": card_text(table.rows.at(seat, gap))})
