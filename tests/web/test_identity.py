"""A guest stays who they are: whatever other cookies there are, beside other houses, and on another device."""

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from donabe.table import house as house_module, log
from donabe.table.guests import Holder, new_secret
from donabe.table.house import HouseConfig
from donabe.web.cookies import OLD_NAME
from donabe.web.guestbook import LINK_SECONDS
from donabe.web.limits import Rate
from people import Person
from servers import OPEN_HANDED, Running, running

pytestmark = pytest.mark.anyio

NEIGHBOURS = [
    "a=1; b=2",
    "broken",
    "=nothing",
    'quoted="a; b"; half="open',
    'json={"a":[1,2],"b":"c"}',
    "name with spaces=1",
    "ünïcode=ő",
    "bad[name]=x; also(bad)=y; @=z",
    "donabe-x=somebody; donabe=elsewhere",
    "; ; ;=;",
    "x=" + "y" * 3000,
]


@pytest.mark.parametrize("others", NEIGHBOURS, ids=ascii)
@pytest.mark.parametrize("first", [True, False])
async def test_other_cookies_of_whatever_form_hide_nobody(server: Running, others: str, first: bool) -> None:
    async with Person(server.address) as mio:
        ours = mio.headers()["Cookie"]
        line = f"{others}; {ours}" if first else f"{ours}; {others}"
        async with httpx.AsyncClient(base_url=server.address) as browser:
            answer = await browser.get("/api/me", headers=[(b"cookie", line.encode())])
        assert answer.json()["id"] == mio.me["id"]
        assert "set-cookie" not in answer.headers


async def test_a_cookie_in_a_second_header_is_found_too(server: Running) -> None:
    async with Person(server.address) as mio, httpx.AsyncClient(base_url=server.address) as browser:
        lines = [(b"cookie", b"a=1"), (b"cookie", mio.headers()["Cookie"].encode())]
        assert (await browser.get("/api/me", headers=lines)).json()["id"] == mio.me["id"]


async def test_the_right_one_of_several_cookies_of_ours_counts(server: Running) -> None:
    async with Person(server.address) as mio, httpx.AsyncClient(base_url=server.address) as browser:
        name = server.services.cookie_name
        line = f"{name}=stale; {mio.headers()['Cookie']}"
        assert (await browser.get("/api/me", headers={"Cookie": line})).json()["id"] == mio.me["id"]


async def test_a_neighbour_who_sets_many_cookies_of_our_name_takes_nobody_s_identity(server: Running) -> None:
    async with Person(server.address) as mio, httpx.AsyncClient(base_url=server.address) as browser:
        name = server.services.cookie_name
        neighbours = "; ".join(f"{name}={new_secret()}; {OLD_NAME}=!{number}" for number in range(30))
        for known in (True, False):
            answer = await browser.get("/api/me", headers={"Cookie": f"{neighbours}; {mio.headers()['Cookie']}"})
            assert answer.json()["id"] == mio.me["id"]
            assert "set-cookie" not in answer.headers
            if known:
                server.services.guests.known.clear()


async def test_whoever_makes_up_secrets_cannot_have_the_store_asked_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, replace(OPEN_HANDED, http=Rate(0, 10))) as server:
        asked = 0
        look_up = server.services.guests.store.guests

        async def counted(hashes: list[str]) -> dict[str, Holder]:
            nonlocal asked
            asked += 1
            return await look_up(hashes)

        monkeypatch.setattr(server.services.guests.store, "guests", counted)
        async with httpx.AsyncClient(base_url=server.address) as eve:
            for _ in range(150):
                cookie = "; ".join(f"{server.services.cookie_name}={new_secret()}" for _ in range(8))
                answer = await eve.get("/api/me", headers={"Cookie": cookie})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert asked <= 100


async def test_the_cookie_of_an_older_donabe_is_understood_and_renewed(server: Running) -> None:
    async with Person(server.address) as mio, httpx.AsyncClient(base_url=server.address) as browser:
        [secret] = mio.http.cookies.values()
        answer = await browser.get("/api/me", headers={"Cookie": f"{OLD_NAME}={secret}"})
        assert answer.json()["id"] == mio.me["id"]
        assert answer.headers["set-cookie"].startswith(f"{server.services.cookie_name}={secret};")


async def test_two_houses_on_one_host_share_a_browser(server: Running, tmp_path: Path) -> None:
    async with running(tmp_path) as other, httpx.AsyncClient() as browser:
        first = (await browser.get(f"{server.address}/api/me")).json()
        second = (await browser.get(f"{other.address}/api/me")).json()
        assert (await browser.get(f"{server.address}/api/me")).json() == first
        assert (await browser.get(f"{other.address}/api/me")).json() == second
        assert len(browser.cookies) == 2


async def test_a_house_keeps_its_cookie_when_it_opens_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        cookies = mio.http.cookies
    async with running(tmp_path) as server, httpx.AsyncClient(cookies=cookies) as browser:
        assert (await browser.get(f"{server.address}/api/me")).json()["id"] == mio.me["id"]


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/text/en", "/api/games/salty", "/api/nothing"])
async def test_no_answer_that_brings_an_identity_can_be_cached(server: Running, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        first = await browser.get(path)
        again = await browser.get(path)
    assert "set-cookie" in first.headers
    assert first.headers.get_list("cache-control") == ["no-store"]
    assert "set-cookie" not in again.headers


# -- names ---------------------------------------------------------------------------------------------------------------


async def test_a_copied_name_is_told_apart_at_the_table_in_chats_and_when_it_changes(server: Running) -> None:
    async with Person(server.address) as mio, Person(server.address) as copy:
        await mio.call("Mio")
        await copy.call("Μіо")
        line = await mio.sit_down(await mio.make("iyadosu", players=3))
        other = await copy.sit_down(line.table_id)
        await other.send(t="chat", id="c1", text="I am Mio")
        await line.until(lambda: bool(line.parts["chat"]))
        assert line.parts["chat"][0]["from"] == "Μіо (2)"
        await other.send(t="sit", seat=1)
        await line.until(lambda: line.table["seats"][1]["name"] == "Μіо (2)")
        await copy.call("Ken")
        await line.until(lambda: line.table["seats"][1]["name"] == "Ken")
        await copy.call("m i o")
        await line.until(lambda: line.table["seats"][1]["name"] == "m i o (2)")
        version = line.version
        await other.close()
        await other.open()
        await asyncio.sleep(0.1)
        assert line.version == version, "coming back writes no name again"


async def test_who_takes_another_name_without_end_does_not_make_the_log_longer_for_ever(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MOST_RENAMINGS", 3)
    async with Person(server.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        for number in range(6):
            await mio.call(f"Mio {number}")
        await line.until(lambda: line.table["seats"][0]["name"] == "Mio 2")
        await line.close()
        await line.open()
        await line.until(lambda: bool(line.choices))
        await line.move("m", line.choices[0])
        entries = await server.services.house.store.entries(line.table_id)
        assert sum(isinstance(entry.body, log.Named) for entry in entries) == 3
        elsewhere = await mio.sit_down(await mio.make("iyadosu"))
        assert elsewhere.table["seats"][0]["name"] == "Mio 5"


async def test_a_person_is_told_apart_from_the_bots_too(server: Running) -> None:
    async with Person(server.address) as mio:
        await mio.call("Sоba")  # what the second bowl is called, with a Cyrillic letter
        line = await mio.sit_down(await mio.make("iyadosu", players=3, bots="casual"))
        assert [seat["name"] for seat in line.table["seats"]] == ["Sоba (2)", "Soba", "Udon"]
        line = await mio.sit_down(await mio.make("iyadosu", players=3))
        await line.send(t="bot", seat=2, bot="casual")
        await line.send(t="bot", seat=1, bot="casual")
        await line.until(lambda: [seat["name"] for seat in line.table["seats"]] == ["Sоba (2)", "Soba", "Udon"])
        await line.send(t="bot", seat=1, bot="strong")
        await line.until(lambda: line.table["seats"][1]["kind"] == "strong")


@pytest.mark.parametrize("name", ["\u3164", "\u200b\u200b", "\u2800"], ids=ascii)
async def test_a_name_that_looks_empty_is_refused(server: Running, name: str) -> None:
    async with Person(server.address) as mio:
        answer = await mio.http.put("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")


# -- another device ------------------------------------------------------------------------------------------------------


async def test_a_link_carries_an_identity_to_another_device_once(server: Running) -> None:
    async with Person(server.address) as mio, Person(server.address) as phone:
        await mio.call("Mio")
        table = await mio.make("iyadosu")
        link = (await mio.http.post("/api/me/link")).json()
        assert link["seconds"] == LINK_SECONDS
        arrived = await phone.http.post("/api/me/arrival", json={"code": link["code"]})
        assert arrived.headers["cache-control"] == "no-store"
        assert arrived.json() == {"id": mio.me["id"], "name": "Mio"}
        assert (await phone.get("/api/me"))["id"] == mio.me["id"]
        assert [one["id"] for one in (await phone.get("/api/tables"))["mine"]] == [table]
        assert (await mio.get("/api/me"))["id"] == mio.me["id"], "the first device stays theirs"
        assert list(mio.http.cookies.values()) != list(phone.http.cookies.values())
        await phone.call("Mio on the phone")
        assert (await mio.get("/api/me"))["name"] == "Mio on the phone"
        async with Person(server.address) as thief:
            refused = await thief.http.post("/api/me/arrival", json={"code": link["code"]})
            assert (refused.status_code, refused.json()["code"]) == (410, "bad-link")
            assert (await thief.get("/api/me"))["id"] == thief.me["id"]


async def test_a_browser_without_a_cookie_can_arrive_by_a_link(server: Running) -> None:
    async with Person(server.address) as mio, httpx.AsyncClient(base_url=server.address) as phone:
        link = (await mio.http.post("/api/me/link")).json()
        arrived = await phone.post("/api/me/arrival", json={"code": link["code"]})
        assert len(arrived.headers.get_list("set-cookie")) == 1
        assert (await phone.get("/api/me")).json()["id"] == mio.me["id"]


async def test_a_link_ends_with_time_and_with_the_next_one(tmp_path: Path) -> None:
    times = [1000.0]
    async with (
        running(tmp_path, house=HouseConfig(pace=0.0, now=lambda: times[0])) as server,
        Person(server.address) as mio,
        Person(server.address) as phone,
    ):
        first = (await mio.http.post("/api/me/link")).json()["code"]
        second = (await mio.http.post("/api/me/link")).json()["code"]
        assert (await phone.http.post("/api/me/arrival", json={"code": first})).status_code == 410
        times[0] += LINK_SECONDS + 1
        assert (await phone.http.post("/api/me/arrival", json={"code": second})).status_code == 410


async def test_only_one_of_two_who_use_a_link_at_once_arrives(server: Running) -> None:
    async with Person(server.address) as mio, Person(server.address) as one, Person(server.address) as two:
        code = (await mio.http.post("/api/me/link")).json()["code"]
        answers = await asyncio.gather(*(who.http.post("/api/me/arrival", json={"code": code}) for who in (one, two)))
        assert sorted(answer.status_code for answer in answers) == [200, 410]
