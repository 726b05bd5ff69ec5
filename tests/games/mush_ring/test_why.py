"""Mush-Ring: whatever a player points at is a choice, or there is a clause against it."""

import pytest

from donabe.games.mush_ring import GAME
from donabe.games.mush_ring.cards import SPACES
from donabe.kernel.errors import IllegalAction, IsAChoice, NotAsked
from donabe.kernel.why import Pointing
from mush_ring_table import Build, Play
from tables import Setting, some_states


def clause(answer: Exception) -> str:
    assert isinstance(answer, IllegalAction)
    return answer.clause


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_space_empty_or_taken_own_or_not_always_has_an_answer(players: int) -> None:
    for state in some_states(Setting("mush_ring", players), 23, every=5):
        for seat in range(players):
            for place in range(players * SPACES):
                answer = Pointing(GAME, state, seat).why_not(f"space:{place // SPACES}.{place % SPACES + 1}")
                asked = (IsAChoice, IllegalAction) if seat in state.actors() else NotAsked
                assert isinstance(answer, asked)


@pytest.mark.clause("MR-3.10", "MR-3.2", "MR-4.4", "MR-5.1")
def test_pointing_at_a_space_names_the_clause_that_matters(table: Build, play: Play) -> None:
    rings = {0: "R1", 1: "deth B1 B2"}
    state = table("R2 stomp deth", "B2", rings=rings)
    assert clause(Pointing(GAME, state, 0).why_not("space:0.2")) == "MR-3.10", "a card comes first"
    play(state, "R2")
    assert isinstance(Pointing(GAME, state, 0).why_not("space:0.2"), IsAChoice)
    assert clause(Pointing(GAME, state, 0).why_not("space:0.1")) == "MR-3.2"
    assert clause(Pointing(GAME, state, 0).why_not("space:1.4")) == "MR-3.2"
    state = table("stomp R2", "B2", rings=rings)
    play(state, "stomp")
    assert isinstance(Pointing(GAME, state, 0).why_not("space:1.2"), IsAChoice)
    for place in ("space:0.1", "space:1.1", "space:1.6"):
        assert clause(Pointing(GAME, state, 0).why_not(place)) == "MR-4.4", "own, a Deth Kapp, empty"
    state = table("deth R2", "B2", rings=rings)
    play(state, "deth")
    for place in ("space:0.2", "space:1.1"):
        assert clause(Pointing(GAME, state, 0).why_not(place)) == "MR-5.1"


@pytest.mark.clause("MR-3.6", "MR-4.5")
def test_every_copy_of_a_card_has_the_same_answer(table: Build, play: Play) -> None:
    state = table("R1+ stomp stomp B2 B2", "Y2 Y2 G1 G1")
    play(state, "R1+ @0.1")
    for card in ("stomp", "stomp/2"):
        assert clause(Pointing(GAME, state, 0).why_not(card)) == "MR-3.6"
    for card in ("B2", "B2/2"):
        assert isinstance(Pointing(GAME, state, 0).why_not(card), IsAChoice)
    state = table("pick R2", "Y2 Y2 G1 G1")
    play(state, "pick nameyellow")
    for card in ("G1", "G1/2"):
        assert clause(Pointing(GAME, state, 1).why_not(card)) == "MR-4.5"
