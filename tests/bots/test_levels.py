"""The bots that can be named: honest, legal, repeatable, and open to bots from outside."""

from itertools import islice
from pathlib import Path

import pytest
from librt.random import Random

from donabe.bots import BOTS, LEVELS, Bot, Budget, UnknownBot, bot
from donabe.bots.names import name_of_bot
from donabe.bots.search import Candidate, Search, Settings
from donabe.bots.searching import SearchBot, brief_worlds, briefly
from donabe.bots.values import value_of
from donabe.kernel.game import Game
from donabe.kernel.state import State
from tables import Setting, every_plain_setting, some_states

FEW = Budget(simulations=24)
STATES = 6


class FirstBot(Bot):
    """A bot from outside the package: the first legal action."""

    def choose(self, _game: Game, world: State, seat: int, _rng: Random, _budget: Budget) -> int:
        return world.legal(seat)[0]


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(name: str, setting: Setting) -> None:
    for state in islice(some_states(setting, 23, every=9), STATES):
        for seat in state.actors()[:1]:
            worlds = [state.resample(seat, Random(number)) for number in range(3)]
            chosen = {BOTS[name].choose(setting.game, world, seat, Random(1), FEW) for world in worlds}
            assert len(chosen) == 1
            assert chosen <= set(state.legal(seat))


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_a_search_ranks_every_legal_action_and_changes_nothing(setting: Setting) -> None:
    expert = LEVELS["expert"]
    assert isinstance(expert, SearchBot)
    for state in islice(some_states(setting, 24, every=11), STATES):
        seat = state.actors()[-1]
        world = state.resample(seat, Random(5))
        before = world.snapshot()
        ranked = expert.ranked(setting.game, world, seat, Random(2), FEW)
        assert sorted(candidate.action for candidate in ranked) == state.legal(seat)
        assert all(0.0 <= candidate.mean() <= 1.0 for candidate in ranked)
        assert world.snapshot() == before


def test_a_search_weighs_worlds_by_how_likely_the_moves_of_others_were() -> None:
    setting = Setting("mushroom_sort", 3)
    state = next(state for state in some_states(setting, 24, every=5) if state.phase == 1 and len(state.history) > 6)
    seat = state.actors()[0]
    theirs = sum(mover != seat for mover, _ in state.moves())
    settings = Settings(4, 0.5, lambda _world, _seat, _action, _rng: 0.5)
    search = Search(state, seat, setting.game.thumb, setting.game.thumb, value_of(setting.game, 3), settings, Random(1))
    ranked = search.ranked(60)
    assert sorted(candidate.action for candidate in ranked) == state.legal(seat)
    assert search.weights == [0.5**theirs] * 4


def test_a_search_can_be_given_seconds_instead() -> None:
    state = Setting("salty", 4).start(1)
    seat = state.actor()
    strong = LEVELS["strong"]
    assert strong.decide(Setting("salty", 4).game, state, seat, Random(1), Budget(seconds=0.05)) in state.legal(seat)


def test_every_level_has_a_name_for_every_seat() -> None:
    for level in LEVELS:
        assert len({name_of_bot(level, seat) for seat in range(6)}) == 6
    assert name_of_bot("mine:GreedyBot", 1) == "Greedybot 2"


def test_a_bot_from_outside_is_named_by_its_module_and_class(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(__file__.rpartition("/")[0])
    mine = bot("test_levels:FirstBot")
    assert mine is bot("test_levels:FirstBot")
    assert mine.name == "test_levels:FirstBot"
    state = Setting("iyadosu", 3).start(1)
    seat = state.actor()
    assert mine.decide(Setting("iyadosu", 3).game, state, seat, Random(1)) == state.legal(seat)[0]


def test_the_bot_in_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text("utf-8")
    tmp_path.joinpath("greedy.py").write_text(page.partition("```python\n")[2].partition("```")[0], "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for setting in (Setting("iyadosu", 3), Setting("happy_mochi", 2)):
        state = setting.start(1)
        seat = state.actor()
        assert bot("greedy:Greedy").decide(setting.game, state, seat, Random(1)) in state.legal(seat)


@pytest.mark.parametrize("name", ["genius", "", "nowhere:Bot", "json:dumps", "json:Missing", ":", "..x:y"])
def test_what_is_no_bot_is_said_in_one_sentence(name: str) -> None:
    with pytest.raises(UnknownBot, match="there is no bot called"):
        bot(name)


def test_the_strong_level_tries_more_where_there_are_more_choices_but_not_more_than_it_is_given() -> None:
    strong = LEVELS["strong"]
    assert isinstance(strong, SearchBot)
    setting = Setting("mushroom_sort", 4)
    four, eight, many = (briefly(setting.game, 4, actions) for actions in (4, 8, 144))
    assert 2 * four < eight < strong.budget.simulations < many
    state = setting.start(1)
    seat = state.actor()
    world = state.resample(seat, Random(1))
    given = [strong.ranked(setting.game, world, seat, Random(1), Budget(most)) for most in (0, 60)]
    full, few = (sum(int(each.visits) for each in ranked) for ranked in given)
    assert few < full <= strong.budget.simulations


def test_the_strong_level_goes_by_the_rule_of_thumb_now_and_then_where_a_game_asks_for_less_than_a_world() -> None:
    setting = Setting("mushroom_sort", 2)
    assert brief_worlds(setting.game, 2) == 0.5
    state = next(islice(some_states(setting, 23, every=9), 1, None))
    seat = state.actor()
    world = state.resample(seat, Random(1))
    searched: list[Budget] = []

    class Noted(SearchBot):
        def ranked(self, game: Game, world: State, seat: int, rng: Random, budget: Budget) -> list[Candidate]:
            searched.append(budget)
            return super().ranked(game, world, seat, rng, budget)

    for number in range(60):
        Noted("noted", FEW, brief=True).choose(setting.game, world, seat, Random(number), FEW)
    assert 15 < len(searched) < 45
