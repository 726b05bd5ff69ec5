"""Mush-Ring: imagined tables fit what a seat has seen, and are as likely as they should be."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import comb, prod

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring import GAME
from donabe.games.mush_ring.cards import KINDS, kind_name, matching
from donabe.games.mush_ring.journal import DREW, LOST, kind_of, seat_of, sort_of
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import Table
from donabe.kernel.chance import Chance
from donabe.kernel.state import SEATS
from donabe.kernel.view import SPECTATOR, plain

Build = Callable[..., MushRing]
Play = Callable[[MushRing, str], None]
Hand = tuple[int, ...]


def hand(state: Table, seat: int) -> Hand:
    return tuple(kind for kind in range(KINDS) for _ in range(state.held(seat, kind)))


def names(cards: Hand) -> list[str]:
    return [kind_name(kind) for kind in cards]


def worlds(state: MushRing, seat: int, count: int = 60) -> list[MushRing]:
    return [state.resample(seat, Random(number)) for number in range(count)]


def random_match(players: int, number: int) -> Iterator[MushRing]:
    state = GAME.start(players, {}, number.to_bytes(32, "big"))
    assert isinstance(state, MushRing)
    rng = Random(number)
    while state.pending:
        yield state
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.randrange(len(legal))])


def shown(state: MushRing, seat: int) -> list[object]:
    """All that a seat is shown and told since the last shuffle."""
    again = state.rewound()
    seen: list[object] = []
    for move in state.history:
        again.story = []
        seen += [plain(GAME.view(again, seat)), plain(GAME.view(again, SPECTATOR))]
        again.apply(move % SEATS, move // SEATS)
        seen += [(event.kind, str(event.facts)) for event in again.story if event.seen_by(seat)]
        again.story = None
    return [*seen, plain(GAME.view(again, seat))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_table_cannot_be_told_from_the_real_one(players: int) -> None:
    for number, state in enumerate(random_match(players, players)):
        if number % 9:
            continue
        for seat in range(players):
            world = state.resample(seat, Random(number))
            assert shown(world, seat) == shown(state, seat)
            assert world.replayed().snapshot() == world.snapshot()
            again = state.resample(seat, Random(5))
            twin = world.resample(seat, Random(5))
            assert again.snapshot() == twin.snapshot()
            assert (again.base is None) == (twin.base is None)
            if again.base is not None and twin.base is not None:
                assert again.base.snapshot() == twin.base.snapshot()
                assert again.base.chance.seed == b""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_conserved_at_every_table_real_or_imagined(players: int) -> None:
    for number, state in enumerate(random_match(players, 10 + players)):
        for table in (state, *([state.resample(0, Random(number))] if number % 10 == 0 else [])):
            assert list(everything(table)) == list(table.copies)


def everything(state: MushRing) -> vec[i64]:
    counts = state.discards[:]
    for kind in state.deck[state.top :]:
        counts[kind] += 1
    for at in range(len(state.hands)):
        counts[at % KINDS] += state.hands[at] + state.piles[at]
    for kind in [*state.rings, state.card, state.action]:
        if kind >= 0:
            counts[kind % 32] += 1
    return counts


# -- what is sure stays sure -------------------------------------------------------------------------------------------------


def test_of_two_players_each_knows_the_others_hand_at_a_shuffle(table: Build, play: Play) -> None:
    state = table("R2 R3 R3 wild deth", "B1 B2 B3 Y1 dig", draw="", discards="G1 G2 G3 G3 Y2 Y3")
    play(state, "R2 @0.1")
    assert state.shuffles == 1
    assert {hand(world, 1) for world in worlds(state, 0)} == {hand(state, 1)}
    assert len({hand(world, 0) for world in worlds(state, 1)}) > 1, "but for what was drawn since"


def test_a_stolen_card_is_known_also_after_a_shuffle(table: Build, play: Play) -> None:
    hands = ("steal R1 R1 R1 R1", "B1 B2 B3 Y1 Y1", "G1 G2 G3 Y3 Y3")
    state = table(*hands, rings={1: "wild B3"}, draw="", discards="Y2 Y2 Y2 G2 R2 R3")
    play(state, "steal @1.1 B1 @1.1")
    assert state.shuffles == 1
    for seat in (1, 2):
        assert all("wild" in names(hand(world, 0)) for world in worlds(state, seat))
    play(state, "G1 @2.1 wild @0.1")
    assert any("wild" not in names(hand(world, 0)) for world in worlds(state, 1)), "until it is played"


def test_a_hand_shown_is_known_to_the_asker_and_lacks_the_colour_for_the_others(table: Build, play: Play) -> None:
    hands = ("pick R1 R1 R2 R2", "B1 B2 B3 G1 dig", "G2 G3 Y3 Y3 wild")
    state = table(*hands, draw="", discards="Y2 Y2 G2 R2 R3 Y1 wild wild")
    play(state, "pick ask1 nameyellow")
    assert state.shuffles == 1
    assert {hand(world, 1) for world in worlds(state, 0)} == {hand(state, 1)}
    thirds = {hand(world, 1) for world in worlds(state, 2)}
    assert len(thirds) > 1
    yellow = matching(2)
    assert not any((yellow >> kind) & 1 for cards in thirds for kind in cards)


def test_a_gift_is_known_to_two_and_of_the_colour_for_the_third(table: Build, play: Play) -> None:
    hands = ("R3 R1 R1 R2 pick", "B1 B2 B3 Y1 Y3", "G2 G3 Y2 deth wild")
    state = table(*hands, draw="", discards="Y2 Y2 G2 R2 R3 Y1 wild G1 G1")
    play(state, "R3 @0.1 B1 @1.1 G2 @2.1 pick ask1 nameyellow")
    assert state.shuffles == 1
    waiting = worlds(state, 2)
    assert all(world.kinds[1] & matching(2) for world in waiting), "whoever is about to give has something to give"
    play(state, "giveY3")
    for seat in (0, 1):
        taken = [world for world in worlds(state, seat) if "Y3" not in names(hand(world, 0))]
        assert taken == []
    given = {world.history[-1] // SEATS for world in worlds(state, 2)}
    assert {GAME.token(action) for action in given} >= {"give Y1", "give Y3"}
    assert all(GAME.token(action) in {"give Y1", "give Y2", "give Y3", "give wild"} for action in given)


def test_a_covered_card_may_be_any_action_until_it_is_turned_up(table: Build, play: Play) -> None:
    hands = ("R3 R1", "stomp dig B1 B2 B3", "G2 G3 pick steal wild")
    state = table(*hands, draw="", discards="deth", rings={1: "B2 B2 B2 -"})
    play(state, "R3 @0.1")
    assert state.dry
    play(state, "stomp @1.5")
    covered = {world.history[0] // SEATS for world in worlds(state, 0)}
    assert {GAME.token(action) for action in covered} == {"stomp", "dig", "pick", "steal"}
    play(state, "B1 @1.4 B2")
    assert {world.history[0] // SEATS for world in worlds(state, 0)} == {GAME.parse("stomp")}


# -- how likely ----------------------------------------------------------------------------------------------------------------


def far_apart(found: Counter[Hand], expected: dict[Hand, float]) -> float:
    """Half the sum of the differences between two distributions."""
    total, weight = found.total(), sum(expected.values())
    keys = set(found) | set(expected)
    return sum(abs(found[key] / total - expected.get(key, 0.0) / weight) for key in keys) / 2


def test_before_any_shuffle_every_order_of_the_cards_is_as_likely() -> None:
    copies = vec[i64]([0] * KINDS)
    for name, count in (("R2", 4), ("B2", 4), ("Y2", 4)):
        copies[GAME.parse(name)] = count
    state = MushRing(2, Chance(bytes([7] * 32)), copies)
    state.begin_round()
    other = state.dealer
    viewer = 1 - other
    played = state.legal(other)[0]
    state.apply(other, played)
    state.apply(other, state.legal(other)[0])
    hidden = list(copies)
    for kind in hand(state, viewer):
        hidden[kind] -= 1
    pool = [kind for kind in range(KINDS) for _ in range(hidden[kind])]
    expected: Counter[Hand] = Counter()
    for order in permutations(pool):  # five in the hand, one drawn, one left
        weight = order[:5].count(played)
        if weight:
            held = sorted(order[:6])
            held.remove(played)
            expected[*held] += weight
    found = Counter(hand(state.resample(viewer, Random(number)), other) for number in range(2500))
    assert set(found) == set(expected)
    assert far_apart(found, {key: float(weight) for key, weight in expected.items()}) < 0.03


def test_after_a_shuffle_old_and_new_cards_are_weighed(table: Build, play: Play) -> None:
    hands = ("Y2 Y2 Y1 Y1 Y1", "R2 R2 B2 B2 G2", "R2 B2 B2 G2 G2")
    state = table(*hands, draw="", discards="R2 R2 R2 B2 G2 G2 B2 G2 R2")
    play(state, "Y2 @0.1 R2 @1.1 B2 @2.1 Y1 @0.2 R2 @1.2 G2 @2.2")
    assert state.shuffles == 1
    expected = weighed(state)
    found = Counter(hand(state.resample(0, Random(number)), 1) for number in range(2500))
    assert set(found) <= set(expected)
    assert far_apart(found, expected) < 0.04


def weighed(state: MushRing) -> dict[Hand, float]:
    """By hand of seat 1, the weight of all orders of old and new cards that fit the moves, as seat 0 sees them."""
    base = state.base
    assert base is not None
    old = sorted([*hand(base, 1), *hand(base, 2)])
    drawers = [seat_of(line) for line in state.journal if sort_of(line) == DREW]
    unseen = [card for card in range(len(state.deck)) if card >= len(drawers) or drawers[card] != 0]
    pool = Counter(state.deck[card] for card in unseen)
    out: dict[Hand, float] = {}
    for kinds in splits(old, 5):
        ways = prod(comb(old.count(kind), kinds.count(kind)) for kind in set(old))
        for order in set(permutations(sorted(pool.elements()))):
            deck = dict(zip(unseen, order, strict=True))
            cards = {1: list(kinds), 2: list((Counter(old) - Counter(kinds)).elements())}
            weight = follow(state, deck, cards) * ways
            if weight:
                key = tuple(sorted(cards[1]))
                out[key] = out.get(key, 0.0) + weight
    return out


def splits(cards: list[int], size: int) -> set[Hand]:
    """The different hands of some size among these cards."""
    found: set[Hand] = {()}
    for kind, count in Counter(cards).items():
        found = {
            (*before, *([kind] * taken))
            for before in found
            for taken in range(count + 1)
            if len(before) + taken <= size
        }
    return {cards for cards in found if len(cards) == size}


def follow(state: MushRing, deck: dict[int, int], cards: dict[int, list[int]]) -> int:
    """Move the cards as the journal says; in how many ways that can be, a copy being as good as another."""
    ways, drawn = 1, 0
    for line in state.journal:
        seat = seat_of(line)
        if sort_of(line) == DREW:
            if seat:
                cards[seat].append(deck[drawn])
            drawn += 1
        elif sort_of(line) == LOST and seat:
            ways *= cards[seat].count(kind_of(line))
            if not ways:
                return 0
            cards[seat].remove(kind_of(line))
    return ways
