"""Where matches are played: numbers and addresses, workers that die, the same results everywhere."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from donabe.lab import Plan, seed_from_text, simulate
from donabe.lab.executors import BadWorkers, workers_from
from donabe.lab.simulation import spread
from donabe.lab.study.plan import StudyPlan
from donabe.lab.study.study import MATCHES, play, study_file
from lab.mortal import deadly, squared

PLAN = Plan("iyadosu", 3, 30, ("thumb",), seed_from_text("executors"))
SQUARES = [number * number for number in range(40)]


def test_workers_are_a_number_or_the_address_of_a_cluster() -> None:
    assert workers_from(None) is None
    assert workers_from("3") == 3
    assert workers_from("dask://127.0.0.1:8786") == "dask://127.0.0.1:8786"


@pytest.mark.parametrize("text", ["", "0", "-1", "1.5", "many", "dask://", "tcp://127.0.0.1:8786", "²"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadWorkers):
        workers_from(text)


def test_a_worker_that_is_killed_is_replaced_and_every_number_is_answered_once(tmp_path: Path) -> None:
    assert list(spread(partial(squared, tmp_path), range(40), workers=2)) == SQUARES
    assert (tmp_path / "died").exists()


def test_work_that_nobody_lives_through_is_given_up() -> None:
    played = spread(deadly, range(8), workers=2)
    assert [next(played) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(BadWorkers, match="again and again"):
        list(played)


def test_a_cluster_without_its_package_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadWorkers, match="pip install"):
        next(simulate(PLAN, "dask://127.0.0.1:1"))


# -- a cluster ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    settings = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with distributed.LocalCluster(**settings) as local:
        yield local.scheduler_address.replace("tcp://", "dask://")


def test_a_cluster_plays_the_same_matches(cluster: str) -> None:
    assert list(simulate(PLAN, cluster)) == list(simulate(PLAN, workers=1))


def test_a_cluster_s_worker_that_is_killed_is_replaced_too(cluster: str, tmp_path: Path) -> None:
    assert list(spread(partial(squared, tmp_path), range(40), cluster)) == SQUARES
    assert (tmp_path / "died").exists()


def test_a_study_on_a_cluster_that_loses_a_worker_has_the_same_bytes(cluster: str, tmp_path: Path) -> None:
    plan = StudyPlan("iyadosu", 3, ("random",), 40, seed_from_text("cluster"))
    for name, workers in (("here", 1), ("there", cluster)):
        with study_file(tmp_path / name, plan) as file:
            for count in play(plan, file, workers):
                if name == "there" and count == 3:
                    kill_a_worker(cluster)
    assert (tmp_path / "there" / MATCHES).read_bytes() == (tmp_path / "here" / MATCHES).read_bytes()


def kill_a_worker(cluster: str) -> None:
    from distributed import Client

    with Client(cluster.replace("dask://", "tcp://"), set_as_default=False) as client:
        os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
