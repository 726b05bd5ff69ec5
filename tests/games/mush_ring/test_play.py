"""Mush-Ring played to the end: with any deck, and by rule of thumb."""

import pytest
from librt.random import Random

from donabe.games.mush_ring import GAME
from donabe.games.mush_ring.cards import CARDS, DECK, TURNS_EACH
from donabe.games.mush_ring.rules import MushRing

EMPTY = dict.fromkeys(DECK, 0)
ODD_DECKS = [
    *({**EMPTY, name: CARDS} for name in ("R1+", "wild", "deth", "draw", "stomp", "pick", "dig")),
    {**EMPTY, "draw": 10, "stomp": 10, "steal": 10, "pick": 10, "dig": 10},
    {**EMPTY, "deth": 20, "stomp": 20, "R2": 10},
    {**EMPTY, "pick": 20, "R2": 15, "B2": 15},
]


@pytest.mark.clause("MR-1.6", "MR-7.8")
@pytest.mark.parametrize("deck", ODD_DECKS, ids=lambda deck: "-".join(name for name in deck if deck[name]))
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_ends_with_any_deck(deck: dict[str, int], players: int) -> None:
    state = GAME.start(players, {"deck": deck}, bytes(32))
    assert isinstance(state, MushRing)
    rng = Random(1)
    while state.pending:
        seat = state.actor()
        legal = state.legal(seat)
        state.apply(seat, legal[rng.randrange(len(legal))])
        if rng.randrange(100) == 0:
            world = state.resample(seat, rng)
            assert world.replayed().snapshot() == world.snapshot()
    assert state.turns <= TURNS_EACH * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rule_of_thumb_beats_chance(players: int) -> None:
    wins = 0
    for number in range(24):
        state = GAME.start(players, {}, number.to_bytes(32, "big"))
        rng = Random(number)
        clever = number % players
        while state.pending:
            seat = state.actor()
            legal = state.legal(seat)
            thumb = seat == clever
            state.apply(seat, GAME.thumb(state, seat, rng) if thumb else legal[rng.randrange(len(legal))])
        wins += state.outcome().winners() == [clever]
    assert wins >= 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rule_of_thumb_sees_only_what_its_seat_sees(players: int) -> None:
    state = GAME.start(players, {}, bytes([players] * 32))
    rng = Random(2)
    while state.pending:
        seat = state.actor()
        chosen = GAME.thumb(state, seat, rng)
        if rng.randrange(6) == 0:
            assert {GAME.thumb(state.resample(seat, Random(number)), seat, rng) for number in range(3)} == {chosen}
        state.apply(seat, chosen)
