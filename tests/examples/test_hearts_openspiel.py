"""Hearts agrees with OpenSpiel's, an implementation by other people, move for move."""

from typing import TYPE_CHECKING, Any, cast

import pyspiel  # type: ignore[import-not-found]
import pytest
from benchmarks.openspiel_hearts import PASS, laid_out, their_card
from librt.random import Random

from donabe.kernel.event import Event
from donabe.kernel.game import Game
from donabe.kernel.options import Flag

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

PARAMETERS: dict[str, bool] = pyspiel.load_game("hearts").get_parameters()
GROUPS = 8
DEALS = 125  # in each group: a thousand in all for the usual rules, and for the rules with one option changed


def test_the_options_are_those_of_openspiel_with_the_same_defaults(hearts: Game) -> None:
    assert {flag.name: flag.default for flag in hearts.options if isinstance(flag, Flag)} == PARAMETERS


@pytest.mark.parametrize("group", range(GROUPS))
def test_a_thousand_random_deals_agree_in_legal_sets_trick_winners_and_scores(hearts: Game, group: int) -> None:
    compare_deals(hearts, PARAMETERS, group)


@pytest.mark.parametrize("option", PARAMETERS)
def test_deals_with_an_option_changed_agree_too(hearts: Game, option: str) -> None:
    compare_deals(hearts, {**PARAMETERS, option: not PARAMETERS[option]}, list(PARAMETERS).index(option))


@pytest.mark.parametrize("group", range(GROUPS))
def test_deals_with_any_mixture_of_options_agree_too(hearts: Game, group: int) -> None:
    rng = Random(group)
    compare_deals(hearts, {name: rng.randrange(2) == 1 for name in PARAMETERS}, group)


def compare_deals(game: Game, options: dict[str, bool], group: int) -> None:
    """Compare whole matches until there have been enough deals."""
    referee = pyspiel.load_game("hearts", options)
    rng = Random(group)
    deals = 0
    while deals < DEALS:
        state = cast("Hearts", game.start(4, options, (group * 1000 + deals).to_bytes(32, "big")))
        while state.pending and deals < DEALS:
            compare_one_deal(game, state, referee, rng)
            deals += 1


def compare_one_deal(game: Game, state: "Hearts", referee: Any, rng: Random) -> None:
    """Play a deal at random on both sides, comparing all that both can say about it."""
    events: list[Event] = []
    state.events = events
    other = laid_out(state, referee)
    if len(state.actors()) > 1:
        compare_passing(state, other, rng)
    compare_tricks(game, state, other, rng)
    assert other.is_terminal()
    assert [26 - points for points in other.returns()] == points_of_the_deal(events)


def compare_passing(state: "Hearts", other: Any, rng: Random) -> None:
    """Here all choose at once and in any order; OpenSpiel asks seat by seat. A seat's choices are the same."""
    chosen: list[list[tuple[list[int], int]]] = [[], [], [], []]
    while len(state.actors()) > 1 or state.legal(state.actor())[0] >= PASS:
        seat = state.actors()[rng.randrange(len(state.actors()))]
        legal = state.legal(seat)
        action = legal[rng.randrange(len(legal))]
        chosen[seat].append(([their_card(choice) for choice in legal], their_card(action)))
        state.apply(seat, action)
    for seat in range(4):
        for cards, card in chosen[seat]:
            assert other.current_player() == seat
            assert other.legal_actions() == sorted(cards)
            other.apply_action(card)


def compare_tricks(game: Game, state: "Hearts", other: Any, rng: Random) -> None:
    """Who is to play is compared at every card: after a trick, that is its winner.

    In half of the deals all hoard their points, which brings about hands of nothing but hearts and the queen.
    """
    hoarding = rng.randrange(2) == 1
    for _ in range(52):
        seat = state.actor()
        legal = state.legal(seat)
        assert other.current_player() == seat
        assert other.legal_actions() == sorted(their_card(choice) for choice in legal)
        action = drawn([card for card in legal if is_harmless(game, card)] if hoarding else legal, legal, rng)
        state.apply(seat, action)
        other.apply_action(their_card(action))


def drawn(preferred: list[int], legal: list[int], rng: Random) -> int:
    """Any of the preferred actions, or of the legal ones if none is preferred."""
    choices = preferred or legal
    return choices[rng.randrange(len(choices))]


def is_harmless(game: Game, card: int) -> bool:
    return game.token(card)[-1] != "H" and game.token(card) != "QS"


def points_of_the_deal(events: list[Event]) -> list[int]:
    """What every seat got, from the narration: the next deal may already lie on the table."""
    points = [0, 0, 0, 0]
    for event in events:
        if event.kind == "score":
            points[cast("int", event.facts["seat"])] += cast("int", event.facts["points"])
    return points
