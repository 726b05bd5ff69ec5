"""What speaks for a choice, in every game: a sentence that says only what its seat knows."""

import re
from itertools import islice

import pytest
from librt.random import Random

from donabe import games
from donabe.kernel.game import Game
from donabe.kernel.state import State
from donabe.locales.catalogue import source
from donabe.text import Speaker
from tables import Setting, every_plain_setting, every_setting, some_states

NAMES = ["Mio", "Ren", "Sora", "Yuki", "Kenji", "Hana"]
LONGEST = 110  # letters that a hint has room for


def given(game: Game, world: State, seat: int) -> list[object]:
    return [game.reason(world, seat, action) for action in world.legal(seat)]


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_a_reason_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(setting: Setting) -> None:
    for state in islice(some_states(setting, 31, every=9), 25):
        for seat in state.actors():
            worlds = [state.resample(seat, Random(number)) for number in range(3)]
            told = [given(setting.game, world, seat) for world in [state, *worlds]]
            assert all(other == told[0] for other in told)


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_a_reason_is_a_short_sentence_for_its_reader(setting: Setting) -> None:
    for state in islice(some_states(setting, 32, every=5), 60):
        for seat in state.actors():
            speaker = Speaker(setting.key, NAMES[: setting.players], seat)
            for action in state.legal(seat):
                reason = setting.game.reason(state, seat, action)
                if reason is not None:
                    said = speaker.say(reason)
                    assert len(said) <= LONGEST
                    assert said.endswith(".")
                    assert NAMES[seat] not in said


@pytest.mark.parametrize("key", games.keys())
def test_every_reason_of_the_catalogue_is_given_some_time_and_most_decisions_have_one(key: str) -> None:
    game = games.load(key)
    known = set(re.findall(rf"^{key}-reason-[\w-]+", source("en", [key]), re.MULTILINE))
    used: set[str] = set()
    decisions = answered = 0
    options = {"pig": True} if key == "mushroom_sort" else {}
    settings = [Setting(key, count, options if count > 2 else {}) for count in game.players]
    for setting, number in ((setting, number) for number in range(6) for setting in settings):
        for state in some_states(setting, number, every=3):
            for seat in state.actors():
                reasons = [game.reason(state, seat, action) for action in state.legal(seat)]
                used |= {reason.id for reason in reasons if reason is not None}
                decisions += len(reasons) > 1
                answered += len(reasons) > 1 and any(reasons)
    assert used == known
    assert answered > 0.6 * decisions, answered / decisions
