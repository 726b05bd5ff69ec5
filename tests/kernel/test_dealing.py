"""Hidden cards are dealt again evenly among exactly the deals that fit."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import full, listed
from donabe.kernel.dealing import Boxes
from statistics_of_chance import chi_square_limit, chi_square_of

Box = tuple[int, set[int], set[int]]  # its size, the classes it cannot hold, the classes it must hold
Deal = tuple[frozenset[int], ...]

# by name: the class of each card, and the boxes
CASES: dict[str, tuple[list[int], list[Box]]] = {
    "nothing known": ([0, 0, 1, 1, 2], [(2, set(), set()), (3, set(), set())]),
    "one void": ([0, 0, 1, 1, 2, 2], [(2, {0}, set()), (4, set(), set())]),
    "two voids and a free box": ([0, 0, 1, 1, 2, 2], [(2, {0}, set()), (2, {1}, set()), (2, set(), set())]),
    "a class that must be there": ([0, 1, 1, 1, 2, 2], [(2, set(), {0}), (2, set(), set()), (2, set(), {2})]),
    "void and must": ([0, 0, 1, 1, 2, 2], [(3, {0}, {1}), (1, set(), set()), (2, set(), {2})]),
    "two must hold the same": ([0, 0, 0, 1, 1, 1], [(2, set(), {0}), (2, set(), {0}), (2, set(), set())]),
    "only one class possible": ([0, 0, 1, 1, 1], [(2, {1}, set()), (3, set(), set())]),
    "an empty box with conditions": ([0, 0, 1], [(0, {0}, {1}), (2, {1}, set()), (1, set(), set())]),
    "four voids": (
        [0, 0, 0, 1, 1, 1, 2, 2],
        [(2, {0}, set()), (2, {1}, set()), (1, {2}, set()), (1, {0, 1}, set()), (2, set(), set())],
    ),
    "four hands and nothing else": (
        [0, 0, 1, 1, 1, 2, 2, 2],
        [(2, {0}, set()), (2, {1}, set()), (2, {2}, set()), (2, {0}, set())],
    ),
    "four hands that must hold something": (
        [0, 0, 0, 1, 1, 1, 2, 2],
        [(2, {0}, {1}), (2, {1}, {0}), (1, set(), set()), (2, set(), {2}), (1, {2}, set())],
    ),
    "nearly all barred": ([0, 0, 1, 2, 2], [(2, {1}, set()), (2, {0}, set()), (1, {2}, set())]),
}


def packed(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


def dealt(classes: list[int], boxes: list[Box], rng: Random) -> Deal:
    by_class = [packed({card for card, its in enumerate(classes) if its == kind}) for kind in range(3)]
    filler = Boxes(vec[i64](by_class), full(len(classes)))
    for size, barred, needed in boxes:
        filler.add(size, packed(barred), packed(needed))
    deal = tuple(frozenset(listed(cards)) for cards in filler.deal(rng))
    assert [len(cards) for cards in deal] == [size for size, _, _ in boxes]
    assert sorted(card for cards in deal for card in cards) == list(range(len(classes)))
    return deal


def fits(classes: list[int], boxes: list[Box], deal: Deal) -> bool:
    for cards, (size, barred, needed) in zip(deal, boxes, strict=True):
        held = {classes[card] for card in cards}
        if held & barred or (size and needed - held):
            return False
    return True


def every_deal(cards: frozenset[int], sizes: list[int]) -> Iterator[Deal]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(sorted(cards), sizes[0]):
        for rest in every_deal(cards - set(chosen), sizes[1:]):
            yield (frozenset(chosen), *rest)


@pytest.mark.parametrize("name", CASES)
def test_exactly_the_fitting_deals_come_up_and_equally_often(name: str) -> None:
    classes, boxes = CASES[name]
    whole = every_deal(frozenset(range(len(classes))), [size for size, _, _ in boxes])
    fitting = {deal for deal in whole if fits(classes, boxes, deal)}
    rng = Random(1)
    seen = Counter(dealt(classes, boxes, rng) for _ in range(40 * len(fitting)))
    assert set(seen) == fitting
    if len(fitting) > 1:
        assert chi_square_of(seen) < chi_square_limit(len(fitting))


@pytest.mark.parametrize(
    ("classes", "boxes"),
    [
        ([0, 1], [(1, {0}, set()), (1, {0}, set())]),
        ([0, 1], [(2, {0, 1}, set())]),
        ([0, 0, 1], [(1, set(), {1}), (2, set(), {1})]),
        ([0, 0, 0], [(1, set(), {1}), (2, set(), set())]),
        ([0, 1, 1], [(1, set(), {0, 1}), (2, set(), set())]),
        ([0, 1], [(1, {0}, {0}), (1, set(), set())]),
    ],
)
def test_conditions_that_no_deal_fits_are_refused(classes: list[int], boxes: list[Box]) -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        dealt(classes, boxes, Random(1))


def test_the_same_generator_gives_the_same_deal() -> None:
    classes, boxes = CASES["void and must"]
    assert dealt(classes, boxes, Random(5)) == dealt(classes, boxes, Random(5))
