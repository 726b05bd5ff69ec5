"""Mush-Ring: resampled tables fit what a seat has seen, and are as likely as they should be."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import permutations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mush_ring import GAME
from donabe.games.mush_ring.cards import DECK, KINDS, SHROOMS, kind_name, matching, spread
from donabe.games.mush_ring.inference.journal import (
    ANSWERS,
    COVERED,
    DREW,
    GAINED,
    GAVE,
    LOST,
    SHUFFLED,
    colour_of,
    kind_of,
    other_of,
    seat_of,
    sort_of,
)
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import Table
from donabe.kernel.bits import listed
from donabe.kernel.chance import Chance
from donabe.kernel.history import action_of
from tables import Setting
from test_every_game import told

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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_resampled_table_cannot_be_told_from_the_real_one_after_a_shuffle(players: int) -> None:
    shuffles = 0
    for state in random_match(players, 30 + players):
        if shuffles in (state.shuffles, 4):
            continue
        shuffles = state.shuffles
        setting = Setting("mush_ring", players)
        for seat in range(players):
            world = state.resample(seat, Random(shuffles))
            assert told(world, setting, [seat]) == told(state, setting, [seat])
            assert world.replayed().snapshot() == world.snapshot()
            assert world.resample(seat, Random(5)).snapshot() == state.resample(seat, Random(5)).snapshot()
    assert shuffles > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_conserved_at_every_table_real_or_resampled(players: int) -> None:
    for number, state in enumerate(random_match(players, 10 + players)):
        for table in (state, *([state.resample(0, Random(number))] if number % 10 == 0 else [])):
            assert list(everything(table)) == [list(table.cards).count(kind) for kind in range(KINDS)]


def everything(state: MushRing) -> vec[i64]:
    counts = state.discards[:]
    for kind in state.deck[state.top :]:
        counts[kind] += 1
    for seat in range(state.players):
        for kind in range(KINDS):
            counts[kind] += state.held(seat, kind) + state.piles[seat * KINDS + kind]
    for kind in [*state.rings, state.card, state.action]:
        if kind >= 0:
            counts[kind % 32] += 1
    return counts


# -- what is sure stays sure -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_is_sure_of_is_so_and_reading_on_tells_the_same_as_reading_anew(players: int) -> None:
    sure: Counter[str] = Counter()
    for number in range(8):
        for state in random_match(players, 30 + number):
            kept, fresh = state.seen(), state.copy().seen()
            for owner in range(players):
                for viewer in set(range(players)) - {owner}:
                    assert kept.lacks(viewer, owner) == fresh.lacks(viewer, owner)
                    for colour in listed(kept.lacks(viewer, owner)):
                        assert state.kinds_held(owner) & matching(colour) == 0
                        sure["lacks"] += 1
                    for kind in range(KINDS):
                        count = kept.sure_of(viewer, owner, kind)
                        assert count == fresh.sure_of(viewer, owner, kind)
                        assert count <= state.held(owner, kind)
                        sure["cards"] += count
    assert min(sure["lacks"], sure["cards"]) > 10, sure


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
    assert all(world.kinds_held(1) & matching(2) for world in waiting), "whoever is about to give has something to give"
    play(state, "giveY3")
    for seat in (0, 1):
        taken = [world for world in worlds(state, seat) if "Y3" not in names(hand(world, 0))]
        assert taken == []
    given = {action_of(world.history[-1]) for world in worlds(state, 2)}
    assert {GAME.token(action) for action in given} >= {"give Y1", "give Y3"}
    assert all(GAME.token(action) in {"give Y1", "give Y2", "give Y3", "give wild"} for action in given)


def test_a_covered_card_may_be_any_action_until_it_is_turned_up(table: Build, play: Play) -> None:
    hands = ("R3 R1", "stomp dig B1 B2 B3", "G2 G3 pick steal wild")
    state = table(*hands, draw="", discards="deth", rings={1: "B2 B2 B2 -"})
    play(state, "R3 @0.1")
    assert state.dry
    before = len(state.history)
    play(state, "stomp @1.5")
    covered = {action_of(world.history[before]) for world in worlds(state, 0)}
    assert {GAME.token(action) for action in covered} == {"stomp", "dig", "pick", "steal"}
    play(state, "B1 @1.4 B2")
    assert {action_of(world.history[before]) for world in worlds(state, 0)} == {GAME.parse("stomp")}


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
    state = MushRing(2, Chance(bytes([7] * 32)), spread(copies))
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


FEW_KINDS = {"R2": 20, "wild": 6, "stomp": 16, "pick": 8}


@pytest.mark.parametrize(("players", "number", "shuffles"), [(2, 8, 2), (3, 35, 1), (3, 24, 2), (3, 37, 2)])
def test_after_any_shuffles_every_world_is_as_likely_as_it_should_be(players: int, number: int, shuffles: int) -> None:
    deck = {name: FEW_KINDS.get(name, 0) for name in DECK}
    state = GAME.start(players, {"deck": deck}, number.to_bytes(32, "big"))
    assert isinstance(state, MushRing)
    rng = Random(number)
    further = 12
    while further:
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.randrange(len(legal))])
        further -= state.shuffles >= shuffles
    belief = believed(state, 0)
    total = sum(belief.values())
    found: Counter[tuple[int, int]] = Counter()
    samples = 400
    for sample in range(samples):
        world = state.resample(0, Random(sample))
        assert tuple(hand(world, seat) for seat in range(players)) in belief
        found.update((seat, kind) for seat in range(1, players) for kind in hand(world, seat))
    for seat in range(1, players):
        for kind in range(KINDS):
            expected = sum(weight * hands[seat].count(kind) for hands, weight in belief.items()) / total
            assert abs(found[seat, kind] / samples - expected) < 0.15, (seat, kind_name(kind))


Hands = tuple[Hand, ...]


def believed(state: MushRing, viewer: int) -> dict[Hands, float]:
    """By hands, how likely they are for all that a seat has seen: the journal followed for all that may have been."""
    real = [Counter[int]() for _ in range(state.players)]
    belief: dict[tuple[Hands, Hand], float] = {}
    for part in parts_of(state):
        pool = tuple(sorted(part.pool))
        start = [((tuple(() for _ in real), ()), 1.0)] if not belief else list(belief.items())
        belief = {(hands, pool): weight for (hands, _), weight in start}
        for line in part.lines:
            belief = followed(belief, line, viewer, real)
            total = sum(belief.values())
            belief = {key: weight / total for key, weight in belief.items()}
            settle(real, line)
    out: dict[Hands, float] = {}
    own = hand(state, viewer)
    for (hands, _), weight in belief.items():
        key = tuple(own if seat == viewer else cards for seat, cards in enumerate(hands))
        out[key] = out.get(key, 0.0) + weight
    return out


@dataclass
class Part:
    """What happened with one draw pile, and the cards of it that seat 0 did not draw."""

    lines: list[int]
    pool: list[int]


def parts_of(state: MushRing) -> list[Part]:
    parts = [Part([], [])]
    for line in state.journal:
        if sort_of(line) == SHUFFLED:
            parts.append(Part([], []))
            continue
        parts[-1].lines.append(line)
        if sort_of(line) == DREW and seat_of(line) != 0:
            parts[-1].pool.append(kind_of(line))
    parts[-1].pool += state.deck[state.top :]
    return parts


def settle(real: list[Counter[int]], line: int) -> None:
    """What the entry really did to the hands."""
    sort, seat, kind = sort_of(line), seat_of(line), kind_of(line)
    if sort in (DREW, GAINED):
        real[seat][kind] += 1
    elif sort in (LOST, GAVE, COVERED):
        real[seat][kind] -= 1
        if sort == GAVE:
            real[other_of(line)][kind] += 1


def followed(
    belief: dict[tuple[Hands, Hand], float], line: int, viewer: int, real: list[Counter[int]]
) -> dict[tuple[Hands, Hand], float]:
    out: dict[tuple[Hands, Hand], float] = {}
    for (hands, pool), weight in belief.items():
        for after, chance in outcomes(hands, pool, line, viewer, real):
            out[after] = out.get(after, 0.0) + weight * chance
    return out


def outcomes(
    hands: Hands, pool: Hand, line: int, viewer: int, real: list[Counter[int]]
) -> Iterator[tuple[tuple[Hands, Hand], float]]:
    """What may have become of these hands and this draw pile, each with how likely that was; a copy is as good as another."""
    sort, seat, kind, other = sort_of(line), seat_of(line), kind_of(line), other_of(line)
    held = hands[seat]
    if sort == GAVE:
        kinds = (
            [kind] if viewer in (seat, other) else [one for one in set(held) if (matching(colour_of(line)) >> one) & 1]
        )
        for given in kinds:
            copies = 1 if seat == viewer else held.count(given)
            if copies:
                after = hands if seat == viewer else swapped(hands, seat, without(held, given))
                yield (after if other == viewer else swapped(after, other, with_one(after[other], given)), pool), copies
    elif seat == viewer:
        yield (hands, pool), 1.0
    elif sort == DREW:
        for drawn in set(pool):
            yield (swapped(hands, seat, with_one(held, drawn)), without(pool, drawn)), pool.count(drawn) / len(pool)
    elif sort == GAINED:
        yield (swapped(hands, seat, with_one(held, kind)), pool), 1.0
    elif sort == LOST:
        if kind in held:
            yield (swapped(hands, seat, without(held, kind)), pool), held.count(kind)
    elif sort == COVERED:
        for covered in set(held):
            if covered >= SHROOMS:
                yield (swapped(hands, seat, without(held, covered)), pool), held.count(covered)
    else:
        answers = any((matching(colour_of(line)) >> one) & 1 for one in held)
        if sort == ANSWERS:
            fits = answers
        else:
            fits = held == tuple(sorted(real[seat].elements())) if other == viewer else not answers
        if fits:
            yield (hands, pool), 1.0


def swapped(hands: Hands, seat: int, cards: Hand) -> Hands:
    return (*hands[:seat], cards, *hands[seat + 1 :])


def without(cards: Hand, kind: int) -> Hand:
    at = cards.index(kind)
    return (*cards[:at], *cards[at + 1 :])


def with_one(cards: Hand, kind: int) -> Hand:
    return tuple(sorted((*cards, kind)))
