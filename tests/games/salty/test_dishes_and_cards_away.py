"""Salty, from the first dish to the last card put away."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from librt.random import Random

from donabe.games.salty import GAME
from donabe.games.salty.cards import card_name
from donabe.games.salty.rules import Salty
from donabe.games.salty.table import CHOOSING, PUTTING_AWAY, SIDES, TRICKS
from donabe.kernel.bits import listed, size
from donabe.kernel.event import Event
from donabe.kernel.view import SPECTATOR, Zone, plain

Play = Callable[[Salty, str], None]


def start(players: int, number: int = 0, **options: Any) -> Salty:
    state = GAME.start(players, options, number.to_bytes(32, "big"))
    assert isinstance(state, Salty)
    state.events = []
    return state


def at_sides(players: int, number: int = 0) -> Salty:
    state = start(players, number)
    while state.phase == CHOOSING:
        state.apply(state.actor(), state.legal(state.actor())[0])
    return state


def at_putting_away(players: int, number: int = 0) -> Salty:
    state = at_sides(players, number)
    while state.phase == SIDES:
        state.apply(state.actor(), GAME.parse("side dish"))
    return state


def tokens(state: Salty, seat: int) -> list[str]:
    return [GAME.token(action) for action in state.legal(seat)]


def zones(state: Salty, viewer: int) -> dict[str, Zone]:
    return {zone.id: zone for zone in GAME.view(state, viewer).zones}


def told(state: Salty, kind: str) -> list[Event]:
    assert state.events is not None
    return [event for event in state.events if event.kind == kind]


@pytest.mark.clause("SA-3.1", "SA-3.3")
def test_all_six_dishes_lie_open_every_round_and_a_dish_is_taken_once() -> None:
    state = start(4)
    for number in range(1, 5):
        assert state.round == number
        first = state.actor()
        assert tokens(state, first) == [f"dish {place}" for place in range(1, 7)]
        assert [card.id for card in zones(state, SPECTATOR)["menu"].cards] == [f"dish:{place}" for place in range(1, 7)]
        state.apply(first, GAME.parse("dish 4"))
        second = state.actor()
        assert "dish 4" not in tokens(state, second)
        assert state.why_not(second, GAME.parse("dish 4")) == "SA-3.3"
        while state.round == number and state.pending:
            state.apply(state.actor(), state.legal(state.actor())[0])


@pytest.mark.clause("SA-3.3")
def test_dishes_that_are_left_are_out_of_the_round() -> None:
    state = at_sides(4)
    assert sorted(state.dishes) == [0, 1, 2, 3]
    view = GAME.view(state, SPECTATOR)
    shown = [card.id for zone in view.zones for card in zone.cards if card.id.startswith("dish:")]
    assert sorted(shown) == ["dish:1", "dish:2", "dish:3", "dish:4"]


@pytest.mark.clause("SA-3.2")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_last_player_chooses_first_then_counter_clockwise(players: int, last: int) -> None:
    state = start(players, last_player=str(last))
    order = []
    while state.phase == CHOOSING:
        order.append(state.actor())
        state.apply(order[-1], state.legal(order[-1])[0])
    assert order == [(last - step) % players for step in range(players)]
    assert order[-1] == (last + 1) % players, "the Start Player is last"


@pytest.mark.clause("SA-3.4")
def test_sides_are_decided_at_the_same_time_in_any_order() -> None:
    for order in itertools.permutations(range(3)):
        state = at_sides(3)
        for seat in order:
            assert state.phase == SIDES
            assert tokens(state, seat) == ["side dish", "side zero"]
            state.apply(seat, GAME.parse("side zero" if seat else "side dish"))
            assert seat not in state.actors() or state.phase == PUTTING_AWAY
        assert [state.plates(seat) for seat in range(3)] == [state.menu.plates[state.dishes[0]], 0, 0]


@pytest.mark.clause("SA-3.4")
def test_a_side_is_hidden_until_the_last_player_has_decided() -> None:
    one, other = at_sides(4), at_sides(4)
    one.apply(2, GAME.parse("side zero"))
    other.apply(2, GAME.parse("side dish"))
    for viewer in (SPECTATOR, 0, 1, 3):
        assert plain(GAME.view(one, viewer)) == plain(GAME.view(other, viewer))
        assert GAME.view(one, viewer).seats[2].decided
    assert str(one.events) == str(other.events)
    assert zones(one, 2)["plates:2"].cards[0].face == "zero", "who chose it knows it"
    for seat in (0, 1, 3):
        one.apply(seat, GAME.parse("side dish"))
    for viewer in range(SPECTATOR, 4):
        assert zones(one, viewer)["plates:2"].cards[0].face == "zero"
    assert [event.facts["plates"] for event in told(one, "side")][2] == 0


@pytest.mark.clause("SA-4.1")
@pytest.mark.parametrize(("players", "kept"), [(3, 12), (4, 10)])
def test_everybody_puts_two_cards_of_their_own_hand_away(players: int, kept: int) -> None:
    state = at_putting_away(players)
    assert state.actors() == list(range(players))
    for seat in range(players):
        hand = [card_name(card) for card in listed(state.hands[seat])]
        assert tokens(state, seat) == [f"-{card}" for card in hand]
        another = next(iter(listed(state.hands[(seat + 1) % players])))
        assert state.why_not(seat, GAME.parse(f"-{card_name(another)}")) == "SA-4.1"
        for _ in range(2):
            state.apply(seat, state.legal(seat)[0])
    assert [size(hand) for hand in state.hands] == [kept] * players
    assert [size(cards) for cards in state.away] == [2] * players


@pytest.mark.clause("SA-4.1")
def test_both_cards_are_one_choice() -> None:
    state = at_putting_away(3)
    then = zones(state, 1)["then:*"]
    first = state.legal(1)[3]
    state.apply(1, first)
    asked = GAME.view(state, 1)
    left = [step for step in then.steps if f"-{step.label}" != GAME.token(first)]
    assert then.note == asked.prompt
    assert [([step.label], step.name) for step in left] == [(choice.picks, choice.label) for choice in asked.choices]
    assert "then:*" not in zones(state, 1)
    assert "then:*" not in zones(state, SPECTATOR)


@pytest.mark.clause("SA-4.2")
def test_the_two_cards_go_in_any_order_and_nobody_waits() -> None:
    one, other = at_putting_away(4), at_putting_away(4)
    first, second = (GAME.token(action) for action in one.legal(2)[3:5])
    one.apply(2, GAME.parse(first))
    assert one.actors() == [0, 1, 2, 3]
    assert second in tokens(one, 2)
    assert first not in tokens(one, 2)
    one.apply(2, GAME.parse(second))
    assert one.actors() == [0, 1, 3]
    other.apply(2, GAME.parse(second))
    other.apply(2, GAME.parse(first))
    assert one.detail() == other.detail()


@pytest.mark.clause("SA-4.3")
def test_cards_put_away_are_seen_by_nobody_else_and_later_by_nobody() -> None:
    state = at_putting_away(3)
    mine = [GAME.token(action)[1:] for action in state.legal(1)[:2]]
    for card in mine:
        state.apply(1, GAME.parse(f"-{card}"))
    for viewer in range(SPECTATOR, 3):
        faces = [card.face for card in zones(state, viewer)["away:1"].cards]
        assert faces == (mine if viewer == 1 else ["", ""])
    assert all(set(event.facts) == {"seat", "down"} for event in told(state, "put-away"))
    for seat in (0, 2):
        for _ in range(2):
            state.apply(seat, state.legal(seat)[0])
    while state.round == 1:
        for viewer in range(SPECTATOR, 3):
            assert [card.face for card in zones(state, viewer)["away"].cards] == [""] * 6
            shown = {card.face for zone in GAME.view(state, viewer).zones for card in zone.cards}
            assert shown.isdisjoint(mine)
        state.apply(state.actor(), state.legal(state.actor())[0])


@pytest.mark.clause("SA-4.4")
@pytest.mark.parametrize("players", [3, 4])
def test_the_start_player_leads_the_first_trick_when_all_cards_are_down(players: int) -> None:
    rng = Random(3)
    for number in range(8):
        state = at_putting_away(players, number)
        while state.phase == PUTTING_AWAY:
            actors = state.actors()
            assert sum(size(cards) for cards in state.away) < 2 * players
            seat = actors[rng.randrange(len(actors))]
            state.apply(seat, state.legal(seat)[0])
        assert state.phase == TRICKS
        assert state.actors() == [(state.last_player + 1) % players]
