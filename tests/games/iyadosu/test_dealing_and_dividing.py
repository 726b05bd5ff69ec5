"""Iyadosu, from the deal to the last division."""

import pytest

from donabe.games.iyadosu import GAME
from donabe.games.iyadosu.actions import SPLIT
from donabe.games.iyadosu.cards import HAND, card_name
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import DIVIDING, TRICKS
from donabe.kernel.bits import size
from donabe.kernel.errors import IllegalAction
from donabe.kernel.match import Match
from donabe.kernel.view import SPECTATOR


def start(players: int, number: int = 0) -> Iyadosu:
    state = GAME.start(players, {}, number.to_bytes(32, "big"))
    assert isinstance(state, Iyadosu)
    return state


def tokens(state: Iyadosu) -> list[str]:
    return [GAME.token(action) for action in state.legal(state.actor())]


@pytest.mark.clause("IY-1.1", "IY-2.1")
@pytest.mark.parametrize(("players", "highest"), [(3, 9), (4, 12), (5, 15)])
def test_all_cards_up_to_the_highest_rank_are_dealt_twelve_each(players: int, highest: int) -> None:
    state = start(players)
    deck = {f"{letter}{rank}" for letter in "KRBG" for rank in range(1, highest + 1)}
    assert {card_name(card) for card in state.dealt} == deck
    assert len(state.dealt) == players * HAND == len(deck)


@pytest.mark.clause("IY-1.4")
def test_chance_decides_who_starts() -> None:
    assert {start(3, number).starter for number in range(30)} == {0, 1, 2}


@pytest.mark.clause("IY-2.2", "IY-3.1", "IY-3.3")
def test_the_insert_cuts_the_hand_in_the_order_it_was_dealt_and_its_right_side_is_the_bid() -> None:
    state = start(4)
    seat = state.actor()
    hand = [card_name(card) for card in state.hand(seat)]
    shown = next(zone for zone in GAME.view(state, seat).zones if zone.owner == seat)
    assert [card.face for card in shown.cards] == hand
    state.apply(seat, GAME.parse("split 4"))
    detail = state.detail()
    assert sorted(detail["normal"][seat]) == sorted(hand[:8])  # type: ignore[index]
    assert sorted(detail["refuse"][seat]) == sorted(hand[8:])  # type: ignore[index]
    assert state.bids[seat] == 4
    for viewer in range(SPECTATOR, 4):
        bids = [badge.of for badge in GAME.view(state, viewer).seats[seat].badges if badge.id == "tricks"]
        assert bids == [4]


@pytest.mark.clause("IY-3.1")
def test_no_card_is_played_before_all_hands_are_divided() -> None:
    match = Match(GAME, ["a", "b", "c"], seed=bytes(32))
    state = match.state
    assert isinstance(state, Iyadosu)
    seat = state.actor()
    with pytest.raises(IllegalAction) as refusal:
        match.play(seat, card_name(state.dealt[seat * HAND]))
    assert refusal.value.clause == "IY-3.1"


@pytest.mark.clause("IY-3.2")
def test_one_to_seven_refuse_cards() -> None:
    assert tokens(start(3)) == [f"split {count}" for count in range(1, 8)]


@pytest.mark.clause("IY-3.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_hands_are_divided_counter_clockwise_and_the_start_player_is_last(players: int) -> None:
    state = start(players)
    order = []
    while state.phase == DIVIDING:
        order.append(state.actor())
        state.apply(order[-1], GAME.parse("split 2"))
    assert order == [(state.starter - step) % players for step in range(1, players + 1)]
    assert state.phase == TRICKS
    assert state.actor() == state.starter


@pytest.mark.clause("IY-3.5")
def test_a_division_is_final() -> None:
    state = start(3)
    while state.phase == DIVIDING:
        state.apply(state.actor(), GAME.parse("split 2"))
    seat = state.actor()
    assert all(action < SPLIT for action in state.legal(seat))
    assert state.why_not(seat, GAME.parse("split 3")) == "IY-3.5"


@pytest.mark.clause("IY-1.3")
def test_everybody_can_count_both_sides_of_every_insert_but_sees_no_faces() -> None:
    state = start(3)
    while state.phase == DIVIDING:
        state.apply(state.actor(), GAME.parse("split 5"))
    zone = next(zone for zone in GAME.view(state, 0).zones if zone.owner == 1 and zone.kind == "hand")
    assert [card.marks[0] for card in zone.cards] == ["normal"] * 7 + ["insert"] + ["refuse"] * 5
    assert [card.face for card in zone.cards if card.face] == ["insert:1"]


def test_cards_are_conserved_through_a_match() -> None:
    state = start(4)
    while state.pending:
        held = sum(size(state.normal[seat]) + size(state.refuse[seat]) for seat in range(4))
        if state.phase == TRICKS:
            played = sum(action < SPLIT for _, action in state.moves())
            assert held + played == 48
        state.apply(state.actor(), state.legal(state.actor())[0])
