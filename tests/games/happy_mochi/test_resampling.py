"""Happy Mochi: resampled tables fit what a seat has seen, and all that fit are equally likely."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from donabe.games.happy_mochi import GAME, resampling
from donabe.games.happy_mochi.actions import TAKE_LEFT, WAIT
from donabe.games.happy_mochi.cards import CARD_NAMES, CARDS, EFFECT_TABLE, effect_by_card, half_of
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import GIVING, SETTING_ASIDE
from donabe.kernel.bits import full
from donabe.kernel.chance import Luck
from donabe.kernel.event import Event
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.view import plain

Build = Callable[..., HappyMochi]
Play = Callable[..., None]


def long_match(players: int, number: int) -> Iterator[HappyMochi]:
    """A match of many rounds, played with some sense, so that reserves pile up and are drawn again."""
    state = GAME.start(players, {"end_score": 100}, number.to_bytes(32, "big"))
    assert isinstance(state, HappyMochi)
    rng = Random(number)
    while state.pending:
        yield state
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        legal = state.legal(seat)
        sensible = rng.randrange(4) > 0
        state.apply(seat, GAME.thumb(state, seat, rng) if sensible else legal[rng.randrange(len(legal))])


def seen(state: HappyMochi, seat: int) -> list[object]:
    """All that a seat is shown and told from the deal to this moment."""
    again = state.rewound()
    out: list[object] = [plain(GAME.view(again, seat))]
    for mover, action in state.moves():
        assert action in again.legal(mover)
        again.events = events = list[Event]()
        again.apply(mover, action)
        out += [(event.kind, str(event.facts)) for event in events if event.seen_by(seat)]
        out.append(plain(GAME.view(again, seat)))
    return out


@pytest.mark.parametrize("players", [2, 3, 6])
def test_imagined_tables_of_later_rounds_look_the_same_and_replay(players: int) -> None:
    rng = Random(players)
    rounds = reserves = drawn_again = 0
    for step, state in enumerate(long_match(players, players)):
        if state.reserves.cards and state.segments[0] > 0:
            drawn_again += any(0 <= state.origin(card) < state.segments[0] for card in state.rows.cards)
        if step % (13 * players):
            continue
        rounds, reserves = max(rounds, state.round), max(reserves, len(state.reserves.cards))
        for seat in range(players):
            world = state.resample(seat, rng)
            assert world.replayed().snapshot() == world.snapshot()
            assert seen(world, seat) == seen(state, seat)
            again = world.resample(seat, Random(5)).snapshot()
            assert again == state.resample(seat, Random(5)).snapshot()
            assert again == state.copy().resample(seat, Random(5)).snapshot()
            assert world.chance.seed != state.chance.seed
    assert rounds > 2
    assert reserves > players
    assert drawn_again


@pytest.mark.parametrize("players", [2, 4])
def test_imagined_tables_respect_what_was_seen_in_earlier_rounds(players: int) -> None:
    """A reserve unseen by a seat is never imagined to be a card that has lain in the open since it was put down."""
    rng = Random(1)
    checked = 0
    open_since: dict[int, set[int]] = {}  # by reserve card, what has been seen elsewhere since
    for state in long_match(players, 40 + players):
        everybody = state.everybody()
        in_view = {card for card in range(CARDS) if state.known[card] == everybody}
        resting = {card for card in state.reserves.cards if state.known[card] != everybody}
        open_since = {card: open_since.get(card, set()) | (in_view - {card}) for card in resting}
        for seat in range(players):
            world = state.resample(seat, rng)
            for real, imagined in zip(state.reserves.cards, world.reserves.cards, strict=True):
                if real in resting and imagined != real:
                    assert imagined not in open_since[real]
                    checked += 1
    assert checked > 50


def test_a_new_deck_is_imagined_from_the_cards_that_went_into_it(table: Build, play: Play) -> None:
    state = table("R1 G2 B3", "B1 B2", left="P1 P2 P3 R4", right="P6 P8 O5", deck="")
    play(state, "draw deck", "insert 1", "draw deck", "insert 1")
    pool = {"P1", "P2", "P3", "P6", "P8"}
    mine = CARD_NAMES[state.rows.at(0, 0)]
    drawn = Counter(CARD_NAMES[state.resample(0, Random(number)).rows.at(1, 0)] for number in range(400))
    assert set(drawn) == pool - {mine}
    assert min(drawn.values()) > 60


def test_a_reserve_is_not_imagined_to_be_a_card_that_lay_open_before_it_went_into_a_new_deck(
    table: Build, play: Play
) -> None:
    """Red 0 to 2 and pink 7 to 9 have been seen in the stacks; the reserve has lain there all the time."""
    state = table("G1 G2", "B1 B2", left="R0 R1 R2 R4", right="K7 K8 K9 O5", deck="", reserves=["", "Y3"])
    play(state, "draw deck", "insert 1")
    rng = Random(4)
    reserve = {CARD_NAMES[state.resample(0, rng).reserves.at(1, 0)] for _ in range(600)}
    assert reserve.isdisjoint({"R0", "R1", "R2", "K7", "K8", "K9"})
    assert len(reserve) > 40


# -- against full enumeration ------------------------------------------------------------------------------------------


# Seat 0 has two plain happy pairs, seat 1 yellow 4 and red 4 (which reserves), pink 3 and orange 8. One card is the deck.
ZERO, ONE, CENTRE, DECK = [30, 60, 9, 49], [24, 4, 63, 18], [1, 37], [42]
FIRST_ROUND = ("play 1", "reserve 2", "play 1", "draw left", "insert 1", "play 1")


def small_table(one: list[int], deck: list[int]) -> HappyMochi:
    """A match in which all but a few cards are open reserves of seat 1's, so that every deal can be tried."""
    return dealt_table([*ZERO, *one, *CENTRE, *deck])


def dealt_table(order: list[int]) -> HappyMochi:
    """A match of two that begins with these cards in this order; all others are open reserves of seat 1's."""
    state = HappyMochi(2, Luck(Random(1), 1, {"deal": vec[i64](order)}), effect_by_card(EFFECT_TABLE), 200)
    elsewhere = [card for card in range(CARDS) if card not in order]
    state.starter = 1
    for card in elsewhere:
        state.reserves.add(1, card)
    state.maybe = vec[i64]([half_of(vec[i64]([card]), half) for card in elsewhere for half in (0, 1)])
    state.known = vec[u8]([u8(full(2)) if card in elsewhere else u8(0) for card in range(CARDS)])
    state.begin_round()
    return state


def first_round(state: HappyMochi) -> list[bytes] | None:
    """Play the first round until seat 1 has to keep a card; returns what seat 0 saw, or nothing if it cannot be."""
    out = [plain(GAME.view(state, 0))]
    for token in FIRST_ROUND:
        if not can_play(state, [token]):
            return None
        out.append(plain(GAME.view(state, 0)))
    return out if state.phase == SETTING_ASIDE else None


def can_play(state: HappyMochi, moves: Iterable[str]) -> bool:
    """Play these moves one after the other, as long as they are legal."""
    for token in moves:
        action = GAME.parse(token)
        if action not in state.legal(state.actor()):
            return False
        state.apply(state.actor(), action)
    return True


def second_round(first: HappyMochi, keep: int, cards: list[int]) -> HappyMochi:
    """Let seat 1 keep a card, and deal these cards in this order."""
    state = first.copy()
    state.chance = Luck(Random(1), 2, {"deal": vec[i64](cards)})
    state.apply(1, GAME.parse(f"reserve {keep}"))
    return state


def every_second_round(real: HappyMochi) -> Iterator[HappyMochi]:
    """All tables of the second round that seat 0 cannot tell from the real one, by trying whatever could have been."""
    saw_first, saw_second = first_round(small_table(ONE, DECK)), seen(real, 0)
    mine, middle = list(real.rows.row(0)), [real.left[0], real.right[0]]
    for cards in permutations([*ONE, *DECK]):
        first = small_table(list(cards[:4]), list(cards[4:]))
        if first_round(first) != saw_first:
            continue
        for keep in (1, 2):
            gone = {*first.reserves.cards, first.rows.at(1, keep - 1)}
            rest = [card for card in range(CARDS) if card not in {*gone, *mine, *middle}]
            if gone & {*mine, *middle}:
                continue
            for order in permutations(rest):
                state = second_round(first, keep, [*mine, *order[:3], *middle, *order[3:]])
                if seen(state, 0) == saw_second:
                    yield state


def hidden(state: HappyMochi) -> str:
    """Everything about a table that can differ."""
    snapshot = state.snapshot()
    return str([snapshot[name] for name in ("rows", "reserves", "laid", "held", "known", "origin", "maybe")])


def assert_even(counts: Counter[str], worlds: list[str]) -> None:
    """Exactly these worlds turn up, about equally often."""
    assert set(counts) == set(worlds)
    expected = counts.total() / len(worlds)
    chi_square = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    degrees = len(worlds) - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("draw deck", "insert 2"),
        ("draw reserve 60", "insert 2", "draw deck", "insert 1"),  # the card reserved by an effect
        ("draw left", "insert 1", "play 1", "draw reserve 61"),  # the card kept
    ],
)
def test_tables_after_an_earlier_round_are_as_likely_as_trying_everything_says(
    moves: tuple[str, ...],
) -> None:
    first = small_table(ONE, DECK)
    assert first_round(first) is not None
    real = second_round(first, 1, [9, 1, 24, 49, 4, 37, 60, 63, 42])
    assert real.rows.size(0) == 3  # nine cards are left: three each, the pair and a deck of one
    tables = [state for state in every_second_round(real) if can_play(state, moves)]
    assert can_play(real, moves)
    saw = seen(real, 0)
    worlds = [hidden(state) for state in tables if seen(state, 0) == saw]
    assert len(set(worlds)) == len(worlds) > 5
    rng = Random(3)
    assert_even(Counter(hidden(real.resample(0, rng)) for _ in range(40 * len(worlds))), worlds)


def test_secret_choices_of_others_are_imagined_evenly(table: Build, play: Play) -> None:
    state = table("P7 B1 G2 G3", "B9 P8", "O2 O7 O4")
    play(state, "play 1", "pass")
    assert state.phase == GIVING
    state.apply(2, GAME.parse("give 3"))
    state.apply(0, GAME.parse("give 1"))
    rng = Random(2)
    choices: Counter[int] = Counter()
    for _ in range(900):
        world = state.resample(0, rng)
        assert (world.chosen[0], world.chosen[1]) == (0, -1)
        assert [seat_of(move) for move in world.history] == [0, 0, 2, 0]
        assert action_of(world.history[2]) == GAME.parse(f"give {world.chosen[2] + 1}")
        choices[world.chosen[2]] += 1
    assert set(choices) == {0, 1, 2}
    assert min(choices.values()) > 250


def test_reserves_with_nested_possibilities_are_imagined_evenly(table: Build) -> None:
    """Three reserves of seat 1's: one of {a b}, one of {a b c d}, one of anything unseen; against all permutations."""
    state = table("R1", "B1 B2", deck="K0 K1", reserves=["", "Y0 Y1 Y2"])
    unseen = [20, 21, 22, 41, 42, 60, 61]  # the reserves, the row and the deck
    for card in range(CARDS):
        if card not in unseen:
            state.known[card] = u8(full(2))
    within = [{20, 21}, {20, 21, 60, 61}, set(unseen)]
    state.maybe = vec[i64]([half_of(vec[i64](sorted(cards)), half) for cards in within for half in (0, 1)])
    fitting = [cards for cards in permutations(unseen, 4) if all(card in within[i] for i, card in enumerate(cards[:3]))]
    rng = Random(9)
    counts: Counter[str] = Counter()
    for _ in range(30 * len(fitting)):
        world = state.resample(0, rng)
        counts[str((*world.reserves.cards, world.rows.at(1, 0)))] += 1
    assert_even(counts, [str(cards) for cards in fitting])


# -- what a turn that goes by shows --------------------------------------------------------------------------------------


def waited_table(row: Iterable[str], centre: str) -> HappyMochi | None:
    """Seat 1 draws the only card of the deck, and seat 0 waits, if it can then neither draw nor play."""
    names = [*row, *["Y3", "Y4", "Y6", "Y7", "Y9"][: len(tuple(row))], *centre.split(), "Y8"]
    state = dealt_table([CARD_NAMES.index(name) for name in names])
    return state if can_play(state, ["draw deck", "insert 1", "wait"]) else None


@pytest.mark.clause("HM-3.3")
@pytest.mark.parametrize("deals", [40, 1])  # as it is, and with hardly a chance to do without swaps (not when compiled)
@pytest.mark.parametrize(
    ("row", "centre"),
    [
        ("G0 R3 K0 B3", "R9 O8"),  # nothing but happy mochis would fit
        ("G0 R3 P4 K1 B6", "R4 O5"),  # 6 can only be the last card
        ("R6 G5 R8 G7", "Y1 Y2"),  # high enough in any order, so no two of one colour
    ],
)
def test_whoever_waited_is_imagined_without_a_pair_that_fitted(
    row: str, centre: str, deals: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resampling, "DEALS", deals)
    tables = [waited_table(order, centre) for order in permutations(row.split())]
    worlds = [hidden(state) for state in tables if state is not None]
    assert 1 < len(worlds) < len(tables) / 2
    real = waited_table(row.split(), centre)
    assert real is not None
    saw, rng = seen(real, 1), Random(6)
    imagined = [real.resample(1, rng) for _ in range(40 * len(worlds))]
    assert_even(Counter(hidden(world) for world in imagined), worlds)
    for world in imagined[:5]:
        assert seen(world, 1) == saw
        assert world.replayed().snapshot() == world.snapshot()


@pytest.mark.clause("HM-3.3")
def test_a_reserve_is_still_imagined_as_it_was_when_its_owner_waited(table: Build, play: Play) -> None:
    """On 98 green 5 stood before blue 7: it was no 7. Blue 7 is laid open, green 5 goes into reserve and stays there."""
    state = table("G5 B7 R4 G8", "Y3 P3 B6 B9", left="R9", right="O8", deck="", end_score=200)
    play(state, "wait", "play 1", "play 3", "reserve 1", "play 1")
    assert (state.round, state.snapshot()["reserves"]) == (2, [["G5", "B7"], []])
    assert len(state.misfits) == 3
    rng = Random(8)
    reserve = {CARD_NAMES[state.resample(1, rng).reserves.at(0, 0)] for _ in range(600)}
    assert len(reserve) > 30
    assert not any(name[1] == "7" for name in reserve)


def drawing_match(players: int, number: int) -> Iterator[HappyMochi]:
    """A match of players who nearly always draw while they can, until the deck and the stacks are used up."""
    state = GAME.start(players, {}, number.to_bytes(32, "big"))
    assert isinstance(state, HappyMochi)
    rng = Random(number)
    while state.pending:
        yield state
        seat = state.actor()
        legal = state.legal(seat)
        draws = [action for action in legal if TAKE_LEFT <= action < WAIT]
        wanted = draws if draws and rng.randrange(30) else legal
        state.apply(seat, wanted[rng.randrange(len(wanted))])


@pytest.mark.clause("HM-3.3")
@pytest.mark.parametrize(("players", "number"), [(2, 43), (3, 2), (4, 15), (6, 0)])
def test_every_imagined_round_in_which_somebody_waited_could_have_been(players: int, number: int) -> None:
    rng = Random(number)
    waited = [state.copy() for state in drawing_match(players, number) if state.misfits]
    for state in waited[:: len(waited) // 4]:
        for seat in range(0, players, 2):
            world = state.resample(seat, rng)
            assert seen(world, seat) == seen(state, seat)
            assert world.replayed().snapshot() == world.snapshot()
            assert world.resample(seat, Random(5)).snapshot() == state.resample(seat, Random(5)).snapshot()
