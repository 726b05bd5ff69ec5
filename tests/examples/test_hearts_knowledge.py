"""What play at Hearts shows of the hidden hands, and that imagined hands respect it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import pytest
from librt.random import Random

from donabe.kernel.game import Game

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

Build = Callable[..., "Hearts"]
Play = Callable[["Hearts", str], None]
KINDS = ("clubs", "diamonds", "spades", "hearts", "queen of spades")


def lacking(state: "Hearts", seat: int) -> list[str]:
    return [kind for number, kind in enumerate(KINDS) if (state.lacks_of(seat) >> number) & 1]


def test_whoever_does_not_follow_lacks_the_suit_and_with_spades_the_queen_too(table: Build, play: Play) -> None:
    state = table("4C 3S", "5D 4H", "6C 8S", "7C 6D")
    play(state, "4C 5D 6C 7C")
    assert lacking(state, 1) == ["clubs"]
    play(state, "6D 3S")
    assert lacking(state, 0) == ["diamonds"]
    state = table("4S 3C", "5D 4H", "6S 8C", "7C 6D")
    play(state, "4S 5D 6S")
    assert lacking(state, 1) == ["spades", "queen of spades"]
    assert lacking(state, 2) == []


@pytest.mark.parametrize("excused", [False, True])
def test_whoever_leads_hearts_unbroken_has_nothing_else(table: Build, play: Play, excused: bool) -> None:
    state = table("3H KH", "5C 4H", "6S 8S", "7C 6D", can_lead_hearts_instead_of_qs=excused)
    play(state, "3H")
    assert lacking(state, 0) == ["clubs", "diamonds", "spades"] + ["queen of spades"] * (not excused)
    state = table("3H KC", "5C 4H", "6S 8S", "7C 6D", broken=True)
    play(state, "3H")
    assert lacking(state, 0) == []


def test_whoever_plays_points_to_the_first_trick_has_nothing_else(table: Build, play: Play) -> None:
    hands = ("2C 8C", "QS 4H", "6C 8S", "7C 6D")
    state = table(*hands, trick=1)
    play(state, "2C 4H")
    assert lacking(state, 1) == ["clubs", "diamonds", "spades"]
    state = table(*hands, trick=1, no_pts_on_first_trick=False)
    play(state, "2C 4H")
    assert lacking(state, 1) == ["clubs"]


# -- imagined hands ----------------------------------------------------------------------------------------------------

LEADING: tuple[dict[str, Any], ...] = (
    {},
    {"can_lead_hearts_instead_of_qs": True},
    {"can_lead_any_club": True},
    {"pass_cards": False},
)


@pytest.mark.parametrize("options", LEADING, ids=str)
@pytest.mark.parametrize("hoarding", [False, True])
def test_every_move_was_legal_in_an_imagined_world_too(hearts: Game, options: dict[str, Any], hoarding: bool) -> None:
    rng = Random(1)
    for number in range(12):
        state = cast("Hearts", hearts.start(4, {"target": 1, **options}, number.to_bytes(32, "big")))
        while state.pending:
            play_at_random(state, hoarding, rng)
            if rng.randrange(6) == 0:
                check_moves(state.resample(rng.randrange(4), rng))


def play_at_random(state: "Hearts", hoarding: bool, rng: Random) -> None:
    """Any move of any seat; hoarding keeps points to the last, which makes for hands of nothing else."""
    seat = state.actors()[rng.randrange(len(state.actors()))]
    legal = state.legal(seat)
    harmless = [action for action in legal if state.points(1 << action % 52) == 0]
    choices = harmless if hoarding and harmless else legal
    state.apply(seat, choices[rng.randrange(len(choices))])


def check_moves(world: "Hearts") -> None:
    again = world.rewound()
    for seat, action in world.moves():
        assert action in again.legal(seat)
        again.apply(seat, action)
    assert again.snapshot() == world.snapshot()
