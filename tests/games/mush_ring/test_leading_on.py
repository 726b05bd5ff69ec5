"""Mush-Ring: what a view says that a choice leads on to is what is asked next."""

from itertools import pairwise

import pytest
from librt.random import Random

from donabe.games.mush_ring import GAME
from donabe.kernel.state import State
from donabe.kernel.view import View, Zone

LEADING = {"placing", "aiming", "digging", "asking", "naming"}  # what is asked about a card that is played or dug out


def leading(view: View) -> dict[str, Zone]:
    """By token, the zone that says what the choice leads on to."""
    return {zone.id.removeprefix("then:"): zone for zone in view.zones if zone.kind == "then"}


def states(players: int) -> list[tuple[State, int, int]]:
    """Every decision of a match: the table before it, who decides, and what."""
    state, rng = GAME.start(players, {}, bytes(range(32))), Random(players)
    found = []
    while state.pending:
        seat = state.actor()
        legal = state.legal(seat)
        action = legal[rng.randrange(len(legal))]
        found.append((state.copy(), seat, action))
        state.apply(seat, action)
    return found


@pytest.mark.parametrize("players", GAME.players)
def test_what_a_choice_leads_on_to_is_what_is_asked_next(players: int) -> None:
    seen = set()
    for (before, seat, action), (after, next_, _) in pairwise(states(players)):
        then = leading(GAME.view(before, seat)).get(GAME.token(action))
        asked = GAME.view(after, seat)
        if then is None:
            assert next_ != seat or asked.phase not in LEADING
            assert not asked.phase == GAME.view(before, seat).phase == "dropping"
            continue
        seen.add(asked.phase)
        assert next_ == seat
        assert then.note == asked.prompt
        assert [[step.label] for step in then.steps] == [choice.picks for choice in asked.choices]
        assert [(step.name, step.worth) for step in then.steps] == [(one.label, one.tag) for one in asked.choices]
    assert {"placing", "aiming", "digging", "naming", "dropping"} <= seen


@pytest.mark.parametrize("players", GAME.players)
def test_what_answers_lead_on_to_is_known_from_the_start(players: int) -> None:
    longest = 0
    for (before, seat, action), (after, next_, answer) in pairwise(states(players)):
        then = leading(GAME.view(before, seat))
        if GAME.token(action) not in then:
            continue
        assert next_ == seat
        (pick,) = GAME.picks(after, seat, answer)
        further = then.get(f"{GAME.token(action)}/{pick}")
        said = leading(GAME.view(after, seat)).get(GAME.token(answer))
        assert (further is None) == (said is None)
        if further is not None and said is not None:
            longest += 1
            assert (further.note, further.steps, further.gains) == (said.note, said.steps, said.gains)
    assert longest > 0


@pytest.mark.parametrize("players", GAME.players)
def test_only_who_is_asked_is_told_what_choices_lead_on_to(players: int) -> None:
    for state, seat, _ in states(players):
        for viewer in range(-1, players):
            view = GAME.view(state, viewer)
            assert viewer == seat or leading(view) == {}
            assert {led.partition("/")[0] for led in leading(view)} <= {choice.token for choice in view.choices}
