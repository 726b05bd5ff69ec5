"""Iyadosu by rule of thumb."""

import pytest
from librt.random import Random

from donabe.games.iyadosu import GAME
from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import colour, strength
from donabe.games.iyadosu.odds import Odds
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import TRICKS
from donabe.kernel.bits import size
from donabe.kernel.state import NOBODY


def tried(state: Iyadosu, seat: int, card: int) -> float:
    lead = colour(card) if state.lead == NOBODY else state.lead
    mine = strength(card, lead)
    if state.lead != NOBODY and any(strength(other, lead) > mine for other in state.trick if other != NOBODY):
        return 0.0
    known = {*state.hand(seat), *(action % REFUSE for _, action in state.moves() if action < SPLIT)}
    unseen = [other for other in state.dealt if other not in known]
    behind = int(size(state.to_play)) - 1
    if not unseen or not behind:
        return 1.0
    harmless = sum(strength(other, lead) < mine for other in unseen) / len(unseen)
    return float(harmless**behind)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_counted_chances_are_those_of_trying_every_unseen_card(players: int) -> None:
    rng = Random(players)
    state = GAME.start(players, {}, (8).to_bytes(32, "big"))
    assert isinstance(state, Iyadosu)
    while state.pending:
        seat = state.actor()
        legal = state.legal(seat)
        if state.phase == TRICKS:
            odds = Odds(state, seat)
            cards = [action % REFUSE for action in legal]
            assert [odds.chance(card) for card in cards] == [tried(state, seat, card) for card in cards]
        state.apply(seat, legal[rng.randrange(len(legal))])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_beats_random_play(players: int) -> None:
    rng = Random(players)
    won = 0.0
    for number in range(24):
        state = GAME.start(players, {}, number.to_bytes(32, "big"))
        mine = number % players
        while state.pending:
            seat = state.actor()
            legal = state.legal(seat)
            state.apply(seat, GAME.thumb(state, seat, rng) if seat == mine else legal[rng.randrange(len(legal))])
        winners = state.outcome().winners()
        won += (mine in winners) / len(winners)
    assert won > 15


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_decides_by_what_the_seat_knows_alone(players: int) -> None:
    rng = Random(players)
    state = GAME.start(players, {}, (5).to_bytes(32, "big"))
    while state.pending:
        seat = state.actor()
        action = GAME.thumb(state, seat, rng)
        if rng.randrange(5) == 0:
            for number in range(3):
                world = state.resample(seat, Random(number))
                assert GAME.thumb(world, seat, Random(number)) == action
        state.apply(seat, action)
