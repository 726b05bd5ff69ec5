"""A worker keeps the matches it decides in: only new moves are played, and what is kept is never wrong."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace

import pytest

from donabe import games
from donabe.bots import kept_matches
from donabe.bots.kept_matches import KeptMatches, Position, written
from donabe.bots.pool import BotTask, chosen
from donabe.kernel.match import Match
from donabe.kernel.state import State
from tables import Setting, every_plain_setting, played_match

IYADOSU = Setting("iyadosu", 3)


class Counting:
    """Counts the matches begun and the moves applied."""

    def __init__(self) -> None:
        self.starts = 0
        self.applies = 0


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Counting:
    counting = Counting()
    game = games.load("iyadosu")

    class Counted:
        """A game whose states count."""

        def start(self, players: int, options: dict[str, object], seed: bytes) -> State:
            counting.starts += 1
            return CountedState(game.start(players, options, seed))  # type: ignore[return-value]

    class CountedState:
        def __init__(self, state: State) -> None:
            self.state = state

        def apply(self, seat: int, action: int) -> None:
            counting.applies += 1
            self.state.apply(seat, action)

        def snapshot(self) -> dict[str, object]:
            return self.state.snapshot()

    monkeypatch.setattr(kept_matches, "games", SimpleNamespace(load=lambda _key: Counted()))
    return counting


def position(match: Match, moves: int | None = None) -> Position:
    """A match after so many of its moves."""
    return Position(match.game.key, len(match.names), match.options, match.seed, written(match.moves[:moves]))


def used(kept: KeptMatches, wanted: Position) -> dict[str, object]:
    """What the state at a position is, as a decision would see it."""
    state = kept.take(wanted)
    snapshot = state.snapshot()
    kept.put_back(wanted, state)
    return snapshot


def replayed(match: Match, moves: int) -> dict[str, object]:
    state = match.game.start(len(match.names), match.options, match.seed)
    for seat, action in match.moves[:moves]:
        state.apply(seat, action)
    return state.snapshot()


def test_each_move_of_a_match_is_applied_once(counting: Counting) -> None:
    match = played_match(IYADOSU, 1, 30)
    kept = KeptMatches()
    for moves in (0, 3, 4, 4, 17, 30):
        assert used(kept, position(match, moves)) == replayed(match, moves)
    assert (counting.starts, counting.applies) == (1, 30)


def test_moves_that_do_not_continue_the_kept_ones_start_anew(counting: Counting) -> None:
    match, other = played_match(IYADOSU, 1, 30), played_match(IYADOSU, 1, 0)
    legal = other.state.legal(other.state.actors()[0])
    first = next(action for action in legal if action != match.moves[0][1])
    other.play(other.state.actors()[0], first)
    kept = KeptMatches()
    used(kept, position(match, 20))
    assert used(kept, position(other)) == replayed(other, 1)
    assert used(kept, position(match, 10)) == replayed(match, 10)
    assert used(kept, position(match, 5)) == replayed(match, 5)
    assert (counting.starts, counting.applies) == (4, 20 + 1 + 10 + 5)


def test_other_options_start_anew(counting: Counting) -> None:
    here = position(played_match(IYADOSU, 1, 10))
    kept = KeptMatches()
    used(kept, here)
    used(kept, replace(here, options={**here.options, "early_win": True}, moves=b""))
    assert counting.starts == 2


def test_no_more_than_so_many_are_kept_and_the_longest_unused_goes_first(counting: Counting) -> None:
    positions = [position(played_match(IYADOSU, number, 5)) for number in range(4)]
    kept = KeptMatches(most=3)
    for number in (0, 1, 2, 0, 3):
        used(kept, positions[number])
    assert counting.starts == 4
    for number in (0, 2, 3):
        used(kept, positions[number])
    assert counting.starts == 4
    used(kept, positions[1])
    assert counting.starts == 5


def test_a_state_in_use_is_nobody_elses(counting: Counting) -> None:
    here = position(played_match(IYADOSU, 1, 10))
    kept = KeptMatches()
    one, two = kept.take(here), kept.take(here)
    assert one is not two
    assert counting.starts == 2


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_a_bot_decides_the_same_on_a_kept_match_as_on_a_fresh_one(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played_match(setting, 2, 40)
    shorter = played_match(setting, 2, 0)
    tasks: list[BotTask] = []
    for seat, action in match.moves:
        tasks.append(BotTask(position(shorter), shorter.state.actors()[0], "thumb", len(tasks)))
        shorter.play(seat, action)
    with ThreadPoolExecutor(1) as executor:
        kept = list(executor.map(chosen, tasks))
    for task, action in zip(tasks, kept, strict=True):
        monkeypatch.setattr("donabe.bots.pool.kept_matches", KeptMatches())
        assert chosen(task) == action
