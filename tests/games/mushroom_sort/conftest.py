"""Tables of Mushroom Sort as a test wants them, card by card."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.cards import (
    HANDS,
    LETTERS,
    PIG,
    PLACES,
    RANKS,
    ROW,
    card_name,
    deal_size,
    deck,
    row_length,
)
from donabe.games.mushroom_sort.counting.orders import order_of
from donabe.games.mushroom_sort.recipe import RECIPE, side_for
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.soups import compare
from donabe.kernel.chance import Chance, Luck
from donabe.kernel.event import Event

Build = Callable[..., MushroomSort]


def number_of(name: str) -> int:
    return LETTERS.index(name[0]) * RANKS + int(name[1:]) - 1


def rank_of(name: str) -> int:
    return int(name[1:])


@pytest.fixture
def dealt() -> Build:
    """A first round in which the seats are dealt these cards; the rest lies on the pile in the order given."""
    return dealt_table


def dealt_table(*hands: str, rest: str = "", middle: str = "", starter: int = 0, pig: bool = False) -> MushroomSort:
    players = len(hands)
    pile = middle.split()
    for turn in range(deal_size(players)):
        pile += [hands[(starter + step) % players].split()[turn] for step in range(players)]
    pile += rest.split()
    pile += [card_name(card) for card in deck(players) if card_name(card) not in pile]
    order = [number_of(name) for name in pile]
    start = [(starter + step) % players for step in range(players)]
    chance = Luck(Random(1), 1, {"deal": vec[i64](order), "start": vec[i64](start)})
    table = MushroomSort(players, chance, pig, side_for(players, RECIPE))
    table.begin_round()
    return table


@pytest.fixture
def laid_out() -> Build:
    """A first round whose rows lie: rows, central cards and hands by number; cards not named fill up the rest."""

    def build(
        players: int,
        rows: Mapping[int, str] | None = None,
        central: Mapping[int, str] | None = None,
        hands: Mapping[int, str] | None = None,
        starter: int = 0,
        *,
        pig: bool = False,
    ) -> MushroomSort:
        row = {seat: names.split() for seat, names in (rows or {}).items()}
        middle, hand = {**(central or {})}, {**(hands or {})}
        used = {*middle.values(), *hand.values()}.union(*row.values())
        left = [card_name(card) for card in deck(players) if card_name(card) not in used]
        for number in range(4):
            fitting = [name for name in left if players > 2 or name[0] == LETTERS[number]]
            if number not in middle:
                middle[number] = fitting[0]
                left.remove(fitting[0])
        for seat in range(players):
            if seat not in hand:
                hand[seat] = left.pop()
        for seat in range(players):
            if seat not in row:
                row[seat] = sorted(left[: row_length(players)], key=rank_of)
                left = left[row_length(players) :]
        return lay(players, row, middle, hand, starter, pig=pig)

    return build


def lay(
    players: int,
    row: Mapping[int, list[str]],
    middle: Mapping[int, str],
    hand: Mapping[int, str],
    starter: int,
    *,
    pig: bool,
) -> MushroomSort:
    rest = [hand[(starter + step) % players] for step in range(players)] + ([middle[3]] if players == 3 else [])
    table = dealt_table(
        *(" ".join(row[seat] + ([middle[seat]] if players > 2 else [])) for seat in range(players)),
        rest=" ".join(rest),
        middle=" ".join(middle[number] for number in range(4)) if players == 2 else "",
        starter=starter,
        pig=pig,
    )
    for seat in range(players):
        order = order_of(vec[i64]([number_of(name) for name in row[seat]]))
        table.apply(seat, GAME.parse(f"{middle[seat] if players > 2 else 'row'}/{order}"))
    return table


@pytest.fixture
def play() -> Callable[..., None]:
    """Play tokens one after the other, each by whoever's turn it is; `-` is any legal token placed on a row."""

    def run(state: MushroomSort, *moves: str) -> None:
        for move in moves:
            seat = state.actor()
            action = state.legal(seat)[0] if move == "-" else GAME.parse(move)
            assert action in state.legal(seat), move
            state.apply(seat, action)

    return run


@pytest.fixture
def compared() -> Callable[..., tuple[MushroomSort, list[Event]]]:
    """Soups, the last card of each from the hand, compared and scored; with the events that tell of it."""

    def build(
        *soups: str,
        starter: int = 0,
        flipped: Sequence[int] = (),
        pig_player: int = -1,
        predictions: Sequence[int] = (),
        recipe: dict[str, dict[str, Any]] = RECIPE,
    ) -> tuple[MushroomSort, list[Event]]:
        players = len(soups)
        table = MushroomSort(players, Chance(bytes(32)), pig_player >= 0, side_for(players, recipe))
        table.starter = starter
        table.clear()
        table.cards = vec[i64]([-1] * PLACES)
        for seat, soup in enumerate(soups):
            *taken, hand = (number_of(name) for name in soup.split())
            table.cards[HANDS + seat] = hand
            for place, card in enumerate(taken, start=seat * ROW):
                table.cards[place] = card
                table.gathers[seat] |= 1 << place
            table.gathers[seat] |= (1 << PIG) * (seat == pig_player)
            table.taken |= table.gathers[seat]
            table.flipped |= (1 << seat) * (seat in flipped)
        table.predictions = vec[i64](list(predictions))
        events: list[Event] = []
        table.events = events
        compare(table)
        return table, events

    return build
