"""Shuffles are those that docs/records.md describes, and fair."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.bits import listed
from donabe.kernel.chance import MOST_CARDS, SEED_BYTES, Chance, Luck, shuffle, shuffled
from record_page import reference
from statistics_of_chance import chi_square_limit, chi_square_of

SEEDS = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


@given(SEEDS, st.text(st.characters(exclude_categories=["Cs"]), max_size=20), st.integers(0, MOST_CARDS))
def test_a_shuffle_is_the_one_the_page_describes(seed: bytes, label: str, cards: int) -> None:
    assert list(shuffled(seed, label, cards)) == reference()["shuffle"](seed, label, cards)


@given(SEEDS, st.integers(0, 10**6), st.text(st.characters(exclude_categories=["Cs"]), max_size=150))
def test_the_label_is_the_round_and_the_purpose(seed: bytes, round_number: int, purpose: str) -> None:
    chance = Chance(seed)
    for _again in range(2):
        expected = list(shuffled(seed, f"{round_number}/{purpose}", 60))
        assert list(chance.shuffle(round_number, purpose, 60)) == expected
        assert list(chance.ordered(round_number, purpose, vec[i64](range(60)))) == expected


@given(SEEDS, st.integers(0, MOST_CARDS))
def test_a_shuffle_is_a_permutation(seed: bytes, cards: int) -> None:
    assert sorted(Chance(seed).shuffle(1, "deal", cards)) == list(range(cards))


@pytest.mark.parametrize(
    ("seed", "label", "order"),
    [
        (bytes(32), "1/deal", [0, 5, 1, 2, 8, 9, 3, 7, 4, 6]),
        (bytes(32), "2/deal", [6, 0, 4, 7, 9, 3, 5, 1, 8, 2]),
        (bytes(range(32)), "1/deal", [3, 6, 2, 5, 8, 7, 9, 0, 4, 1]),
    ],
)
def test_known_shuffles_never_change(seed: bytes, label: str, order: list[int]) -> None:
    assert list(shuffled(seed, label, 10)) == order


def test_more_than_a_byte_can_choose_from_is_refused() -> None:
    with pytest.raises(ValueError, match="256"):
        shuffled(bytes(SEED_BYTES), "1/deal", MOST_CARDS + 1)


def test_each_round_and_purpose_has_its_own_stream() -> None:
    chance = Chance(bytes(SEED_BYTES))
    orders = {tuple(chance.shuffle(number, purpose, 52)) for number in range(1, 30) for purpose in ("deal", "start")}
    assert len(orders) == 58


def test_every_order_of_four_cards_is_equally_likely() -> None:
    seen = Counter(tuple(shuffled(seed_number(number), "1/deal", 4)) for number in range(4800))
    assert set(seen) == set(permutations(range(4)))
    assert chi_square_of(seen) < chi_square_limit(24)


def test_every_card_is_equally_likely_in_every_place_of_a_large_pack() -> None:
    orders = [list(shuffled(seed_number(number), "1/deal", 60)) for number in range(1200)]
    for place in (0, 1, 31, 58, 59):
        assert chi_square_of(Counter(order[place] for order in orders)) < chi_square_limit(60)


def test_no_card_is_favoured_where_a_byte_does_not_divide_evenly() -> None:
    """Of 171 cards, bytes taken as they come would put one of the first 85 last in two shuffles of three."""
    first_85 = sum(shuffled(seed_number(number), "1/deal", 171)[170] < 85 for number in range(600))
    assert abs(first_85 - 600 * 85 / 171) < 50  # four standard deviations; a biased shuffle is eight away


def seed_number(number: int) -> bytes:
    return number.to_bytes(SEED_BYTES, "big")


def test_a_script_overrides_its_shuffles_and_no_others() -> None:
    luck = Luck(Random(1), 1, {"deal": vec[i64]([2, 0, 1])})
    assert list(luck.shuffle(1, "deal", 3)) == [2, 0, 1]
    for number, purpose in ((2, "deal"), (1, "start")):
        assert list(luck.shuffle(number, purpose, 52)) == list(Luck(Random(1)).shuffle(number, purpose, 52))


def test_a_script_is_handed_out_as_a_copy() -> None:
    luck = Luck(Random(1), 1, {"deal": vec[i64]([2, 0, 1])})
    order = luck.shuffle(1, "deal", 3)
    order[0] = 99
    assert list(luck.shuffle(1, "deal", 3)) == [2, 0, 1]


def test_a_script_says_how_a_deck_lies() -> None:
    luck = Luck(Random(1), 1, {"deal": vec[i64]([8, 3, 5])})
    deck = vec[i64]([3, 5, 8])
    assert list(luck.ordered(1, "deal", deck)) == [8, 3, 5]
    assert sorted(luck.ordered(2, "deal", deck)) == list(deck)


def test_mixing_for_a_search_is_a_fair_shuffle_of_the_same_cards() -> None:
    rng = Random(7)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = vec[i64]([3, 5, 8, 13])
        shuffle(cards, rng)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations([3, 5, 8, 13]))
    assert chi_square_of(seen) < chi_square_limit(24)


def test_luck_repeats_with_its_generator_and_each_time_it_is_asked() -> None:
    lucks = [Luck(Random(number)) for number in range(50)]
    orders = [tuple(luck.shuffle(1, "deal", 52)) for luck in lucks]
    assert len(set(orders)) == 50
    assert tuple(lucks[3].shuffle(1, "deal", 52)) == orders[3] == tuple(Luck(Random(3)).shuffle(1, "deal", 52))
    assert all(luck.seed == b"" for luck in lucks)  # never that of a match


def test_luck_has_its_own_order_for_each_round_and_purpose() -> None:
    luck = Luck(Random(1))
    orders = {tuple(luck.shuffle(number, purpose, 52)) for number in range(1, 30) for purpose in ("deal", "start")}
    assert len(orders) == 58


def test_hands_are_those_of_the_shuffle() -> None:
    deck = vec[i64]([10, 11, 12, 20, 21, 22, 30])
    order = [deck[place] for place in Chance(bytes(SEED_BYTES)).shuffle(2, "deal", 7)]
    hands = Chance(bytes(SEED_BYTES)).hands(2, "deal", deck, 3)
    assert [set(listed(hand)) for hand in hands] == [set(order[:3]), set(order[3:6]), {order[6]}]


def test_luck_deals_every_hand_equally_often() -> None:
    deck = vec[i64]([3, 5, 8, 13, 21])
    seen: Counter[tuple[int, ...]] = Counter()
    rng = Random(1)
    for _ in range(3000):
        hands = Luck(rng).hands(1, "deal", deck, 2)
        assert sorted(card for hand in hands for card in listed(hand)) == list(deck)
        seen[tuple(hands)] += 1
    assert len(seen) == 30
    assert chi_square_of(seen) < chi_square_limit(30)


def test_a_script_says_which_hands_come_up() -> None:
    luck = Luck(Random(1), 1, {"deal": vec[i64]([3, 4])})
    assert list(luck.hands(1, "deal", vec[i64]([0, 1, 2]), 2)) == [3, 4]
