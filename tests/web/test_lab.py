"""The lab over the real server: begun by a call, played in the background, cancelled, gone on with, read."""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from donabe.lab.room.order import Order
from donabe.lab.room.shelf import Shelf
from donabe.lab.study.study import MATCHES
from donabe.web.laboratory import Laboratory
from donabe.web.limits import Rate
from people import Person
from servers import OPEN_HANDED, Killable, Running, running

pytestmark = pytest.mark.anyio
STUDIES = "/api/lab/studies"
SMALL = {"game": "iyadosu", "bots": ["random"], "matches": 20}
LONG = {"game": "iyadosu", "bots": ["random"], "matches": 2000}


@pytest.fixture(scope="module")
async def lab(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    async with running(folder, lab=folder / "lab") as server:
        yield server


async def begun(person: Person, order: dict[str, Any]) -> str:
    answer = await person.http.post(STUDIES, json=order)
    assert answer.status_code == 201, answer.text
    study: str = answer.json()["id"]
    return study


async def until(person: Person, study: str, holds: str) -> dict[str, Any]:
    """The study, once it is in a state, or once it is running and something of it was played."""
    async with asyncio.timeout(120):
        while True:
            found: dict[str, Any] = await person.get(f"{STUDIES}/{study}")
            if found["state"] == holds or (holds == "played" and found["done"]):
                return found
            await asyncio.sleep(0.05)


async def refusal(person: Person, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = await person.http.request(method, path, **body)
    return answer.status_code, answer.json()["code"]


async def test_without_lab_there_is_none(server: Running) -> None:
    async with Person(server.address) as mio:
        for path in (STUDIES, f"{STUDIES}/s-000000000000"):
            assert await refusal(mio, "GET", path) == (404, "not-found")
        assert (await mio.http.post(STUDIES, json=SMALL)).status_code in {404, 405}
        for path in ("/lab", "/lab/s-000000000000/report"):
            assert (await mio.http.get(path)).status_code == 404
        assert "data-lab" not in (await mio.http.get("/")).text


async def test_a_study_is_played_in_the_background_and_its_report_read_in_a_sandbox(lab: Running) -> None:
    async with Person(lab.address) as mio, Person(lab.address) as rin:
        study = await begun(mio, SMALL)
        done = await until(mio, study, "done")
        assert (done["done"], done["players"], done["mine"]) == (20, 4, True)
        listed = await rin.get(STUDIES)
        assert [(each["id"], each["mine"]) for each in listed] == [(study, False)]

        report = await rin.http.get(f"/lab/{study}/report?language=hu")
        assert '<html lang="hu">' in report.text
        policies = report.headers.get_list("content-security-policy")
        assert any("default-src 'none'" in each and "sandbox" in each for each in policies)
        assert "script" not in report.text
        table = await rin.http.get(f"/lab/{study}/figures.csv")
        assert table.headers["content-type"].startswith("text/csv")
        assert table.text.startswith("section,")
        for name in ("study.json", "matches.jsonl", "nothing.csv"):
            assert (await rin.http.get(f"/lab/{study}/{name}")).status_code == 404

        assert await refusal(rin, "DELETE", f"{STUDIES}/{study}") == (403, "not-yours")
        assert (await mio.http.delete(f"{STUDIES}/{study}")).status_code == 204
        assert await refusal(mio, "GET", f"{STUDIES}/{study}") == (404, "unknown-study")


async def test_one_at_a_time_and_a_cancelled_one_makes_way(lab: Running) -> None:
    async with Person(lab.address) as mio:
        study = await begun(mio, LONG)
        await until(mio, study, "played")
        assert await refusal(mio, "POST", STUDIES, json=SMALL) == (409, "lab-busy")
        assert (await mio.http.delete(f"{STUDIES}/{study}")).status_code == 204
        assert await mio.get(STUDIES) == []
        after = await begun(mio, SMALL)
        await until(mio, after, "done")
        await mio.http.delete(f"{STUDIES}/{after}")


async def test_what_cannot_be_played_is_refused_and_costs_nothing(lab: Running) -> None:
    async with Person(lab.address) as mio:
        for wrong in ({"bots": ["expert"]}, {"matches": 10**6}, {"game": "nothing"}, {"players": 99}, {"nonsense": 1}):
            answer = await mio.http.post(STUDIES, json={**SMALL, **wrong})
            assert 400 <= answer.status_code < 500, answer.text
        assert await mio.get(STUDIES) == []


async def test_nobody_begins_one_after_the_other(tmp_path: Path) -> None:
    limits = OPEN_HANDED.__class__(**{**OPEN_HANDED.__dict__, "new_studies": Rate(0.0, 1)})
    async with running(tmp_path, limits, lab=tmp_path / "lab") as server, Person(server.address) as mio:
        study = await begun(mio, LONG)
        await mio.http.delete(f"{STUDIES}/{study}")
        assert await refusal(mio, "POST", STUDIES, json=SMALL) == (429, "too-fast")


async def test_a_study_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, lab=tmp_path / "lab") as server, Person(server.address) as mio:
        study = await begun(mio, LONG)
        await until(mio, study, "played")
    shelf = Shelf(tmp_path / "lab")
    before = (tmp_path / "lab" / study / MATCHES).read_bytes()
    assert shelf.unfinished() == study, "it was stopped on the way"
    async with running(tmp_path, lab=tmp_path / "lab") as server, Person(server.address) as mio:
        found = await until(mio, study, "played")
        assert found["done"] >= before.count(b"\n") - 1, "nothing is played twice"
        await until(mio, study, "done")


async def test_a_study_whose_server_is_killed_goes_on_and_reads_as_if_nothing_had_happened(tmp_path: Path) -> None:
    async def read(person: Person, study: str) -> str:
        await until(person, study, "done")
        return (await person.http.get(f"/lab/{study}/report")).text

    killed = await asyncio.to_thread(Killable, tmp_path, 0, "--lab")
    async with Person(killed.address) as mio:
        study = await begun(mio, LONG)
        await until(mio, study, "played")
        killed.end(signal.SIGKILL)
    left = Shelf(tmp_path / "donabe-lab").unfinished()
    server = await asyncio.to_thread(Killable, tmp_path, killed.port, "--lab")
    async with Person(server.address) as mio:
        assert await read(mio, study) == await read(mio, await begun(mio, LONG))
    assert server.end(signal.SIGTERM) in {0, -signal.SIGTERM}
    assert left == study, "it was killed in the middle"


async def test_a_study_that_fails_says_so_and_is_not_tried_for_ever(tmp_path: Path) -> None:
    async with running(tmp_path, lab=tmp_path / "lab") as server, Person(server.address) as mio:
        study = await begun(mio, LONG)
        await until(mio, study, "played")
    (tmp_path / "lab" / study / MATCHES).write_bytes(b"not what we wrote\n")
    async with running(tmp_path, lab=tmp_path / "lab") as server, Person(server.address) as mio:
        failed = await until(mio, study, "failed")
        assert failed["trouble"]["id"] == "error-results"


async def test_a_lab_that_closes_over_a_study_leaves_no_error_that_nobody_hears(tmp_path: Path) -> None:
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    laboratory = Laboratory(tmp_path / "lab", lambda: 0.0)
    laboratory.open()
    study = await laboratory.begin(msgspec.convert(LONG, Order), "mio", lambda: None)
    async with asyncio.timeout(120):
        while True:
            await asyncio.sleep(0.05)
            if laboratory.shelf.played(study.id):
                break
    await laboratory.close()
    del laboratory
    await asyncio.sleep(0)
    gc.collect()
    assert not unheard


async def test_a_lab_that_is_asked_for_something_just_as_it_closes_does_close(tmp_path: Path) -> None:
    laboratory = Laboratory(tmp_path / "lab", lambda: 0.0)
    laboratory.open()
    await asyncio.sleep(0.5)  # it waits to be asked
    laboratory._asked.set()
    await asyncio.sleep(0)  # it has been told so, and has not gone on yet
    async with asyncio.timeout(20):
        await laboratory.close()
