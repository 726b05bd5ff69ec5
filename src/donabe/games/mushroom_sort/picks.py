"""What a person points at to say a move of Mushroom Sort, and its label."""

from itertools import groupby

from donabe.games.mushroom_sort.actions import ARRANGE, ORDER, POT, PREDICT, token
from donabe.games.mushroom_sort.arranging import ORDERS, laid
from donabe.games.mushroom_sort.cards import CENTRAL, PIG, RANKS, ROW, card_name, spot_name
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import NOBODY
from donabe.kernel.view import Choice, Text


def choice(table: MushroomSort, seat: int, action: int) -> Choice:
    """A legal action with its picks and label."""
    if action >= ORDER:
        return _arrangement(table, seat, action)
    if action >= PREDICT:
        number = action - PREDICT + 1
        return Choice(token(action), [f"chip:{number}"], Text("mushroom_sort-choice-predict", {"strength": number}))
    kind = "pot" if action >= POT else "mushroom"
    spot = action % POT
    label = Text(f"mushroom_sort-choice-{kind}", {"place": spot_text(spot)})
    return Choice(token(action), [spot_name(spot), f"chip:{kind}"], label)


def spot_text(spot: int) -> Text:
    """Where a token goes, in words."""
    if spot == PIG:
        return Text("mushroom_sort-spot-pig")
    if spot >= CENTRAL:
        return Text("mushroom_sort-spot-middle", {"number": spot - CENTRAL + 1})
    return Text("mushroom_sort-spot-row", {"seat": spot // ROW, "number": spot % ROW + 1})


def card_text(card: int) -> Text:
    """A card's name in words."""
    name = card_name(card)
    return Text("mushroom_sort-card", {"colour": name[0], "rank": int(name[1:])})


def chosen_row(dealt: int, players: int, action: int) -> tuple[int, list[int]]:
    """The central card, if any, and the row that an arrangement makes; before one is chosen, the cards in plain order."""
    if action == NOBODY:
        return NOBODY, list(laid(dealt, 0))
    if players == 2:
        return NOBODY, list(laid(dealt, action - ORDER))
    central, number = divmod(action - ARRANGE, ORDERS)
    return central, list(laid(dealt & ~(1 << central), number))


def _arrangement(table: MushroomSort, seat: int, action: int) -> Choice:
    """The card for the middle, then cards of equal rank from left to right, all but the last of each rank.

    Seven cards of five ranks always have equals, so two players have something to point at too.
    """
    central, row = chosen_row(table.dealt[seat], table.players, action)
    picks = [card_name(central)] if central != NOBODY else []
    for _, equals in groupby(row, key=lambda card: card % RANKS):
        picks += [card_name(card) for card in list(equals)[:-1]]
    names = [card_name(card) for card in row]
    if central == NOBODY:
        return Choice(token(action), picks, Text("mushroom_sort-choice-row", {"cards": names}))
    label = Text("mushroom_sort-choice-arrange", {"card": card_name(central), "cards": names})
    return Choice(token(action), picks, label)
