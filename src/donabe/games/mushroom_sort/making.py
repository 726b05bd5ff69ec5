"""What is shown when soups are compared: the cards that make each, and why it comes where it does."""

from donabe.games.mushroom_sort.cards import RANKS, STARRED
from donabe.games.mushroom_sort.recipe import FOUR, FULL_HOUSE, MINI_STRAIGHT, PAIR, STRAIGHT, THREE
from donabe.kernel.bits import has, listed

RUNS = {STRAIGHT: 5, MINI_STRAIGHT: 4}
EQUALS = {FOUR: (4,), FULL_HOUSE: (3, 2), THREE: (3,), PAIR: (2,)}


def made_of(soup: int, kind: int) -> list[list[int]]:
    """The cards that make a soup's combination, in groups that belong together; none for a Variation."""
    by_rank: dict[int, list[int]] = {}
    for card in sorted(listed(soup), key=_starred_first):
        by_rank.setdefault(card % RANKS, []).append(card)
    if kind in RUNS:
        return [_run(by_rank, RUNS[kind])]
    groups = []
    for count in EQUALS.get(kind, ()):
        rank = max(rank for rank, cards in by_rank.items() if len(cards) >= count)
        groups.append(by_rank.pop(rank)[:count])
    return groups


def _run(by_rank: dict[int, list[int]], length: int) -> list[int]:
    """The highest run of some length, a card for each rank."""
    first = max(rank for rank in by_rank if all(rank + step in by_rank for step in range(length)))
    return [by_rank[first + step][0] for step in range(length)]


def _starred_first(card: int) -> tuple[bool, int]:
    return (not has(STARRED, card), card)


def verdict(place: int, strengths: dict[int, int], stars: dict[int, int]) -> tuple[str, int]:
    """Why a soup comes where it does (MS-4.2, MS-4.8, MS-4.9), and the place of the soup it is compared with."""
    for other, by_stars, by_turn in ((place - 1, "fewer-stars", "earlier"), (place + 1, "more-stars", "later")):
        if strengths.get(other) == strengths[place]:
            return (by_turn if stars[other] == stars[place] else by_stars), other
    return ("strongest", place) if place == 1 else ("weaker", place - 1)
