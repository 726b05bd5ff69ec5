"""The review of a finished match over the real server: begun by a question, made in the background, kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from donabe.bots.review_pool import ReviewPool
from people import Person, play_on
from servers import OPEN_HANDED, Running, running

pytestmark = pytest.mark.anyio
FEW = 4


@pytest.fixture(scope="module")
async def finished(server: Running) -> AsyncIterator[tuple[Person, str]]:
    """A person, and a table where the person has just played a match."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ReviewPool, "simulations", FEW)
        async with Person(server.address) as mio:
            yield mio, await finished_table(mio)


async def finished_table(mio: Person) -> str:
    table = await mio.make("iyadosu", players=3, bots="thumb", start=True)
    line = await mio.sit_down(table)
    moves = 0
    while line.table["status"] != "over":
        await line.until(lambda: bool(line.choices) or line.table["status"] == "over")
        moves += len(await play_on([line], 1, f"m{moves}"))
    return table


async def review_of(mio: Person, table: str) -> list[dict[str, Any]]:
    """All that is answered until the review is done."""
    answers = [await mio.get(f"/api/tables/{table}/review")]
    while answers[-1]["state"] == "running":
        await asyncio.sleep(0.05)
        answers.append(await mio.get(f"/api/tables/{table}/review"))
    return answers


async def test_a_review_runs_in_the_background_and_is_kept(finished: tuple[Person, str]) -> None:
    mio, table = finished
    *running_answers, review = await review_of(mio, table)
    assert review["state"] == "done"
    assert running_answers[0]["done"] == 0
    counts = [answer["done"] for answer in running_answers]
    assert counts == sorted(counts)
    frames = await mio.get(f"/api/tables/{table}/frames?as=0")
    assert running_answers[0]["of"] == sum(move.startswith("0 ") for move in await moves(mio, table))
    for decision in review["decisions"]:
        choices = {choice["token"] for choice in frames[decision["move"]]["view"]["choices"]}
        assert decision["seat"] == 0
        assert {decision["played"], *(choice["token"] for choice in decision["choices"])} <= choices
        assert decision["round"] == frames[decision["move"]]["round"]
    (curve,) = review["curves"]
    assert curve["moves"][-1] == len(frames) - 1
    assert all(moment["kind"] in {"loss", "praise"} for moment in review["moments"])
    assert await mio.get(f"/api/tables/{table}/review") == review


async def moves(mio: Person, table: str) -> list[str]:
    told: list[str] = (await mio.get(f"/api/tables/{table}/record"))["moves"]
    return told


async def test_a_review_that_fails_says_so(
    finished: tuple[Person, str], server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_given: object) -> None:
        raise RuntimeError("a fault of ours")

    mio, table = finished
    await review_of(mio, table)
    server.services.reviews._answers.clear()
    monkeypatch.setattr("donabe.bots.review_pool.summed_up", broken)
    assert (await review_of(mio, table))[-1] == {"state": "failed"}


async def test_a_match_that_is_not_over_has_no_review(server: Running) -> None:
    async with Person(server.address) as mio:
        table = await mio.make("iyadosu", bots="thumb", start=True)
        answer = await mio.http.get(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-started")
        assert (await mio.http.get("/api/tables/t-nothing/review")).status_code == 404


async def test_a_server_that_stops_does_not_wait_for_a_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReviewPool, "simulations", FEW)
    async with running(tmp_path, OPEN_HANDED) as server, Person(server.address) as mio:
        table = await finished_table(mio)
        assert (await mio.get(f"/api/tables/{table}/review"))["state"] == "running"
