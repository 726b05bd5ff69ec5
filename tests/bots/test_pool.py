"""The one process pool: bots decide in it, and its workers end with their parent, however that ends."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from librt.random import Random

from donabe.bots import Bot, Budget, Thought, hinted
from donabe.bots.pool import HURRIED, BotPool
from donabe.bots.processes import ProcessPool, cores
from donabe.bots.searching import SearchBot
from donabe.kernel.game import Game
from donabe.kernel.state import State
from tables import Setting, played_match

PARENT = """
import os, time
from donabe.bots.processes import ProcessPool, cores
from donabe.bots.searching import SearchBot

if __name__ == "__main__":
    pool = ProcessPool(1)
    try:
        worker = pool.submit(os.getpid).result()
        busy = pool.submit(time.sleep, 600)
        while not busy.running():
            time.sleep(0.01)
        print(worker, flush=True)
        time.sleep(600)
    except KeyboardInterrupt:
        print(busy.running(), flush=True)
        pool.abandon()
        print("abandoned", flush=True)
"""


def parent() -> tuple[subprocess.Popen[str], int]:
    """A process with a busy worker, and the worker's id."""
    process = subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def gone(process_id: int) -> bool:
    """Whether a process has ended, if need be after a little while."""
    for _ in range(200):
        try:
            with open(f"/proc/{process_id}/stat") as stat:  # noqa: PTH123
                if stat.read().rpartition(")")[2].split()[0] == "Z":
                    return True
        except FileNotFoundError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="looks at processes under /proc")  # noqa: PTH110
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_when_their_parent_is_killed(end: int) -> None:
    process, worker = parent()
    process.send_signal(end)
    process.communicate(timeout=20)
    assert gone(worker)


def test_ctrl_c_reaches_only_the_parent_which_ends_its_workers_at_once() -> None:
    process, worker = parent()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)  # the end of the pipes is the end of the last worker
    assert out.split() == ["True", "abandoned"]
    assert "KeyboardInterrupt" not in err
    assert gone(worker)


def test_an_abandoned_pool_answers_nothing_more() -> None:
    pool = ProcessPool(1)
    assert pool.submit(abs, -1).result() == 1
    busy = pool.submit(time.sleep, 600)
    while not busy.running():
        time.sleep(0.01)
    pool.abandon()
    with pytest.raises(BrokenProcessPool):
        busy.result(timeout=20)


def test_bots_choose_on_processes_of_their_own_or_on_a_given_executor() -> None:
    match = played_match(Setting("iyadosu", 3), 1, 5)
    seat = match.state.actors()[0]

    async def chosen(pool: BotPool) -> int:
        try:
            return await pool.choose(match, seat, "thumb", "g-1")
        finally:
            pool.close()

    assert asyncio.run(chosen(BotPool())) in match.state.legal(seat)
    with ThreadPoolExecutor(1) as executor:
        assert asyncio.run(chosen(BotPool(executor))) in match.state.legal(seat)
        assert executor.submit(abs, -1).result() == 1


def test_the_expert_thinks_on_the_same_processes_and_equally_with_equal_chances() -> None:
    match = played_match(Setting("mushroom_sort", 2), 1, 7)
    seat = match.state.actors()[0]

    async def thought(pool: BotPool) -> list[Thought]:
        try:
            return await pool.thoughts(match, seat, "g-1")
        finally:
            pool.close()

    found = asyncio.run(thought(BotPool(seed=lambda: 5)))
    assert sorted(each.action for each in found) == match.state.legal(seat)
    with ThreadPoolExecutor(1) as executor:
        assert asyncio.run(thought(BotPool(executor, seed=lambda: 5))) == found


def test_of_the_best_choices_none_promises_more_than_a_better_one() -> None:
    found = [Thought(1, 0.5, 3.0, 90), Thought(2, 0.4, 2.0, 90), Thought(3, 0.6, 9.0, 9), Thought(4, 0.1, 0.0, 9)]
    assert [(each.action, each.share) for each in hinted(found)] == [(1, 0.5), (2, 0.4), (3, 0.4)]


class DyingBot(Bot):
    """Ends its process at its first decision, and thinks the next time."""

    marker = Path(os.environ.get("DONABE_TEST_MARKER", "/nonexistent"))

    def choose(self, game: Game, world: State, seat: int, rng: Random, _budget: Budget) -> int:
        if not self.marker.exists():
            self.marker.touch()
            os._exit(3)
        return game.thumb(world, seat, rng)


class HangingBot(Bot):
    """Never answers."""

    def choose(self, _game: Game, _world: State, _seat: int, _rng: Random, _budget: Budget) -> int:
        while True:
            time.sleep(1)


@pytest.mark.parametrize("kind", ["DyingBot", "HangingBot"])
def test_a_worker_that_dies_or_hangs_is_replaced_and_asked_again(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DONABE_TEST_MARKER", str(tmp_path / "died"))
    monkeypatch.syspath_prepend(Path(__file__).parent)  # workers get it too
    monkeypatch.setenv("DONABE_BOT_PATIENCE", "4" if kind == "HangingBot" else "60")
    match = played_match(Setting("iyadosu", 3), 1, 5)
    seat = match.state.actors()[0]
    pool = BotPool()

    async def chosen() -> int:
        return await pool.choose(match, seat, f"test_pool:{kind}", "g-1")

    try:
        assert asyncio.run(chosen()) in match.state.legal(seat)
    finally:
        pool.close()
    assert len(caplog.records) == (1 if kind == "DyingBot" else 2)


def test_a_bot_that_is_hurried_tries_little_and_does_not_wait_behind_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_match(Setting("iyadosu", 3), 1, 5)
    seat = match.state.actors()[0]
    budgets: list[Budget] = []

    def noted(_bot: SearchBot, game: Game, world: State, seat: int, rng: Random, budget: Budget) -> int:
        budgets.append(budget)
        return game.thumb(world, seat, rng)

    monkeypatch.setattr(SearchBot, "choose", noted)
    with ThreadPoolExecutor(1) as executor:
        for name in ("expert", "strong"):
            assert asyncio.run(BotPool(executor).choose_quickly(match, seat, name, "g-1")) in match.state.legal(seat)
    assert budgets == [Budget(HURRIED), Budget(HURRIED)]

    async def while_others_think(pool: BotPool) -> int:
        for _ in range(2 * cores()):
            pool._processes(quick=False).submit(time.sleep, 600)
        try:
            return await asyncio.wait_for(pool.choose_quickly(match, seat, "casual", "g-1"), 60)
        finally:
            pool.close()

    assert asyncio.run(while_others_think(BotPool())) in match.state.legal(seat)
