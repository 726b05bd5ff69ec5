# compiled
"""Soups: what everybody has gathered, who comes first, and what that pays (MS-4, MS-5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.cards import CARD_NAMES, HANDS, PIG
from donabe.games.mushroom_sort.making import made_of, verdict
from donabe.games.mushroom_sort.recipe import NAMES, STRENGTHS, combination, stars, strength
from donabe.games.mushroom_sort.table import Table
from donabe.kernel.bits import bit, filled, full, has, listed, lowest, shifted
from donabe.kernel.state import NOBODY

FIRST: Final = ["first-" + name for name in NAMES]  # lines of the score sheet, by combination
SECOND: Final = ["second-" + name for name in NAMES]


def compare(table: Table) -> None:
    """MS-4: everything gathered is turned up, ranked and paid."""
    table.face_up |= (table.taken & ~bit(PIG)) | shifted(full(table.players), HANDS)
    combinations = filled(table.players, 0)
    merits = filled(table.players, 0)
    for seat in range(table.players):
        cards = soup(table, seat)
        combinations[seat] = combination(cards)
        merits[seat] = _merit(table, seat, combinations[seat], _stars(table, seat, cards))
    table.combinations = combinations
    table.places = _places(merits)
    if table.events is not None:
        _tell(table)
    _score(table)


def soup(table: Table, seat: i64) -> i64:
    """MS-4.1, MS-7.6: the set of cards a seat has gathered, with its hand card."""
    cards = bit(table.cards[HANDS + seat])
    spots = table.gathers[seat] & ~bit(PIG)
    while spots != 0:
        cards |= bit(table.cards[lowest(spots)])
        spots &= spots - 1
    return cards


def _stars(table: Table, seat: i64, cards: i64) -> i64:
    """MS-4.8: those on the cards of a seat's soup and on its Basket."""
    return stars(cards, not has(table.flipped, seat))


def _merit(table: Table, seat: i64, kind: i64, shining: i64) -> i64:
    """MS-4.2, MS-4.8, MS-4.9: strength, then stars, then the later in turn order; higher is better, never equal."""
    later = seat - table.starter if seat >= table.starter else seat - table.starter + table.players
    return ((STRENGTHS - strength(kind)) * 8 + shining) * 4 + later


def _places(merits: vec[i64]) -> vec[i64]:
    """MS-4.10: by seat, first, second and so on."""
    places = filled(len(merits), 1)
    for seat in range(i64(len(merits))):
        for other in range(i64(len(merits))):
            if merits[other] > merits[seat]:
                places[seat] += 1
    return places


def _tell(table: Table) -> None:
    """The soups, the cards that make each before the others, and what puts it before or after the next one."""
    by_place = {int(table.places[seat]): seat for seat in range(table.players)}
    strengths = {place: int(strength(table.combinations[seat])) for place, seat in by_place.items()}
    stars_of = {place: int(_stars(table, seat, soup(table, seat))) for place, seat in by_place.items()}
    for seat in range(table.players):
        place = int(table.places[seat])
        cards = soup(table, seat)
        groups = made_of(cards, table.combinations[seat])
        making = [card for group in groups for card in group]
        why, other = verdict(place, strengths, stars_of)
        facts: dict[str, object] = {
            "seat": seat,
            "cards": [CARD_NAMES[card] for card in [*making, *(one for one in listed(cards) if one not in making)]],
            "made": [len(group) for group in groups],
            "combination": NAMES[table.combinations[seat]],
            "stars": stars_of[place],
            "pieces": ["star"] * stars_of[place],
            "place": place,
            "why": why,
            "target": by_place[other],
            "others": stars_of[other],
        }
        table.tell("gathered", facts)


def _score(table: Table) -> None:
    """MS-5.1: first and second place pay by their own combination; MS-7.6: the Pig player's place pays nothing."""
    gained = table.totals[:]
    pig_player = table.pig_player()
    for seat in range(table.players):
        kind = table.combinations[seat]
        if seat == pig_player:
            continue
        if table.places[seat] == 1:
            table.award(seat, FIRST[kind], strength(kind), table.recipe.first[kind])
        elif table.places[seat] == 2 and table.players > 2:  # MS-8.6
            table.award(seat, SECOND[kind], strength(kind), table.recipe.second[kind])
    if pig_player != NOBODY:
        _score_pig(table, pig_player)
    for seat in range(table.players):
        gained[seat] = table.totals[seat] - gained[seat]
    table.last_points = gained


def _score_pig(table: Table, pig_player: i64) -> None:
    """MS-7.5: all right or nothing."""
    right: i64 = 0
    for seat in range(table.players):
        if table.said_of(seat) == strength(table.combinations[seat]):
            right += 1
    table.award(pig_player, "pig", right, table.recipe.pig if right == table.players - 1 else 0)
