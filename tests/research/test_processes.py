"""A vector environment of several processes: interrupted, left alone, killed, closed."""

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from donabe.research import VectorEnv

LEFT_ALONE = """
from donabe.research import VectorEnv

if __name__ == "__main__":
    env = VectorEnv("iyadosu", 3, 4, processes=2, seed=1)
    env.reset()
"""
INTERRUPTED = """
import signal
from donabe.research import VectorEnv

if __name__ == "__main__":
    env = VectorEnv("iyadosu", 3, 4, processes=2, seed=1)
    env.reset()
    for _again in range(2):
        try:
            print("steps", flush=True)
            while True:
                env.step(env.sample())
        except KeyboardInterrupt:
            pass
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    here = env.reset(seed=2)
    there = VectorEnv("iyadosu", 3, 4).reset(seed=2)
    print("goes on", (here.observations == there.observations).all(), flush=True)
    env.close()
"""


def program(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "program.py"
    path.write_text(text, "utf-8")
    return [sys.executable, str(path)]


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C goes to a group of processes in another way")
def test_ctrl_c_reaches_the_owner_alone_who_can_go_on(tmp_path: Path) -> None:
    with subprocess.Popen(
        program(tmp_path, INTERRUPTED),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout
        for _again in range(2):
            assert running.stdout.readline() == "steps\n"
            os.killpg(running.pid, signal.SIGINT)
        rest, complaints = running.communicate(timeout=60)
    assert rest == "goes on True\n"
    assert complaints == ""


def test_an_environment_that_nobody_closes_leaves_nothing_behind(tmp_path: Path) -> None:
    done = subprocess.run(program(tmp_path, LEFT_ALONE), capture_output=True, text=True, check=True)
    assert done.stderr == ""
    env = VectorEnv("iyadosu", 3, 4, processes=2, seed=1)
    processes = env._rows._processes
    env.reset()
    del env
    gc.collect()
    assert [process.exitcode for process in processes] == [0, 0]


def test_a_process_that_is_killed_is_reported() -> None:
    with VectorEnv("iyadosu", 3, 4, processes=2, seed=1) as env:
        env.reset()
        env._rows._processes[1].kill()
        env._rows._processes[1].join()
        for order in (env.sample, env.reset):
            with pytest.raises(RuntimeError, match="has ended"):
                order()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_closed_environment_says_so(processes: int) -> None:
    with VectorEnv("iyadosu", 3, 4, processes=processes, seed=1) as env:
        env.reset()
        actions = env.sample()
    env.close()
    for order in (env.sample, env.reset, lambda: env.step(actions)):
        with pytest.raises(RuntimeError, match="closed"):
            order()
