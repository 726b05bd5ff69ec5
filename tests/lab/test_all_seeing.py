"""The yardstick for luck sees all cards, and sits at no table."""

import pytest
from librt.random import Random

from donabe.bots import Budget, UnknownBot, bot
from donabe.bots.levels import level
from donabe.lab.all_seeing import AllSeeing
from tables import Setting

NAME = "donabe.lab.all_seeing:AllSeeing"


def test_it_plays_what_is_best_in_the_one_world_there_is() -> None:
    setting = Setting("iyadosu", 3)
    state = setting.start(4)
    seat = state.actor()
    before = state.snapshot()
    chosen = {AllSeeing().decide(setting.game, state, seat, Random(1), Budget(simulations=30)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(state.legal(seat))
    assert state.snapshot() == before


def test_the_lab_can_name_it_and_a_table_cannot() -> None:
    assert isinstance(bot(NAME), AllSeeing)
    with pytest.raises(UnknownBot):
        level(NAME)
