"""Observations: exactly what a seat knows, in the layout that is declared."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from librt.random import Random

from donabe import games
from donabe.kernel.observation import Bits, words_for
from donabe.kernel.state import State
from donabe.research.layout import Layout
from donabe.research.layout_page import written
from tables import Setting, every_plain_setting, every_setting, some_states

each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)
each_plain_setting = pytest.mark.parametrize("setting", every_plain_setting(), ids=str)


@each_setting
def test_an_observation_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(setting: Setting) -> None:
    layout = Layout(setting.game, setting.players)
    rng = Random(1)
    for state in some_states(setting, 31, every=6):
        for seat in range(setting.players):
            seen = layout.observed(state, seat).tobytes()
            world = state.resample(seat, rng)
            assert layout.observed(world, seat).tobytes() == seen, differing(layout, state, world, seat)


def differing(layout: Layout, state: State, world: State, seat: int) -> list[str]:
    here, there = layout.observed(state, seat), layout.observed(world, seat)
    return [name for name, span in layout.spans.items() if (here[span] != there[span]).any()]


@each_plain_setting
def test_an_observation_does_not_depend_on_what_was_observed_before(setting: Setting) -> None:
    """What a table keeps from one observation to the next is what a new look at it gives."""
    layout = Layout(setting.game, setting.players)
    rng = Random(2)
    state = setting.start(33)
    while (seat := state.actor()) >= 0:
        for observer in range(setting.players):
            if rng.randrange(3) == 0:
                fresh = state.copy()
                assert layout.observed(state, observer).tobytes() == layout.observed(fresh, observer).tobytes()
        state.apply(seat, state.random_action(seat, rng))


@each_plain_setting
def test_as_many_bits_are_written_as_are_declared(setting: Setting) -> None:
    layout = Layout(setting.game, setting.players)
    names = [plane.name for plane in layout.planes]
    assert len(set(names)) == len(names)
    assert layout.spans["phase"].stop - layout.spans["phase"].start == len(setting.game.phases)
    for state in some_states(setting, 32, every=5):
        for seat in range(setting.players):
            bits = Bits(words_for(layout.size) + 1)
            bits.begin(0)
            layout.observation.write(state, seat, bits)
            assert bits.place * 64 + bits.used == layout.size
            assert layout.observed(state, seat)[layout.spans["seat"]].argmax() == seat


def test_bits_come_back_as_they_were_written() -> None:
    rng = Random(3)
    for _ in range(300):
        bits, expected = Bits(40), []
        bits.begin(0)
        for _plane in range(30):
            size = 1 + rng.randrange(63)
            members = rng.randrange(1 << 62) & ((1 << size) - 1)
            if rng.randrange(4) == 0:
                members |= 1 << (size - 1)
            bits.members(members, size)
            expected += [(members >> member) & 1 for member in range(size)]
        bits.end()
        as_bytes = np.frombuffer(memoryview(bits.words), np.uint8)
        assert np.unpackbits(as_bytes, count=len(expected), bitorder="little").tolist() == expected


def test_the_documented_layouts_are_those_that_are_declared() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "research.md").read_text("utf-8")
    assert written(page) == page, "run: python -m donabe.research.layout_page docs/research.md"


def test_a_game_without_an_observation_is_refused_with_what_to_do() -> None:
    game = replace(games.load("salty"), observation=None)
    with pytest.raises(TypeError, match=r"observation\.py"):
        Layout(game, 4).observed(game.start(4, {}, bytes(32)), 0)
