"""Everything the server serves besides tables."""

from pathlib import Path

import pytest

from donabe import games
from donabe.locales.languages import languages
from donabe.text.rulebook import clauses, rules
from donabe.web import client_files
from donabe.web.client_files import ClientFiles
from people import Person
from servers import Running, running

pytestmark = pytest.mark.anyio


async def test_the_identity_is_an_http_only_cookie_whose_secret_is_not_stored(server: Running, folder: Path) -> None:
    async with Person(server.address) as mio:
        [secret] = mio.http.cookies.values()
        assert len(secret) >= 40
        mio.http.cookies.clear()
        answer = await mio.http.get("/api/me")
        header = answer.headers["set-cookie"]
        assert "HttpOnly" in header
        assert "SameSite=Lax" in header
        assert answer.json()["id"] != mio.me["id"]
        mio.http.cookies.clear()
        mio.http.cookies.set("donabe", secret)
        assert await mio.get("/api/me") == mio.me
        stored = everything_in(folder)
        assert secret.encode() not in stored
        assert mio.me["id"].encode() in stored


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_every_game_is_described(server: Running) -> None:
    async with Person(server.address) as mio:
        listed = await mio.get("/api/games")
        assert [game["key"] for game in listed] == games.keys()
        for game in listed:
            book = await mio.get(f"/api/games/{game['key']}")
            assert book["faces"]
            assert "".join(passage["text"] for passage in book["rules"]) == rules(game["key"])
            assert {passage["clause"] for passage in book["rules"]} == {"", *clauses(game["key"])}
            assert book["usual_players"] in book["players"]
            assert {option["kind"] for option in book["options"]} <= {"flag", "number", "one-of", "table"}
            sheet = await mio.http.get(f"/art/{game['key']}.svg")
            assert sheet.headers["content-type"].startswith("image/svg+xml")
            again = await mio.http.get(f"/art/{game['key']}.svg", headers={"if-none-match": sheet.headers["etag"]})
            assert again.status_code == 304
        text = await mio.http.get("/api/text/en")
        assert "event-round" in text.text
        assert text.headers["content-language"] == "en"
        for unknown in ("tlh", "tlh-QO,,;q=x"):
            assert (await mio.http.get(f"/api/text/{unknown}")).text == text.text
        assert (await mio.http.get("/api/text/..%2f..%2fsecrets")).status_code == 404


async def test_languages_have_names_and_rules_and_pages_come_in_them(server: Running) -> None:
    async with Person(server.address) as mio:
        known = await mio.get("/api/text")
        assert known["en"] == "English"
        assert set(known) == set(languages())
        for language in (*known, "tlh"):
            book = await mio.get(f"/api/games/salty?language={language}-XX")
            assert "".join(passage["text"] for passage in book["rules"]) == rules("salty", language)
            page = await mio.http.get("/", headers={"accept-language": f"tlh, {language}-XX;q=0.9"})
            assert f'<html lang="{language if language in known else "en"}">' in page.text
            assert "accept-language" in page.headers["vary"]


async def test_health_metrics_and_the_api_page_need_no_other_host(server: Running) -> None:
    async with Person(server.address) as mio:
        assert (await mio.http.get("/healthz")).text == "ok\n"
        metrics = (await mio.http.get("/metrics")).text
        for name in ("donabe_tables", "donabe_sockets", "donabe_moves_total", "donabe_commit_seconds_bucket"):
            assert f"\n{name}" in metrics
        page = (await mio.http.get("/schema")).text
        assert "/api/tables/{table_id}" in page
        assert "http://" not in page
        assert "https://" not in page
        schema = await mio.get("/schema/openapi.json")
        assert set(schema["paths"]) >= {"/api/me", "/api/tables", "/api/games"}


async def test_every_answer_allows_only_the_servers_own_things(server: Running) -> None:
    async with Person(server.address) as mio:
        for path in ("/", "/api/me", "/schema", "/nothing.js", "/healthz"):
            policy = (await mio.http.get(path)).headers["content-security-policy"]
            assert "default-src 'self'" in policy


async def test_the_clients_own_addresses_get_its_page(server: Running) -> None:
    async with Person(server.address) as mio:
        home = await mio.http.get("/")
        assert home.headers["cache-control"] == "no-cache"
        assert home.headers["content-type"].startswith("text/html")
        assert (await mio.http.get("/t/t-abc")).text == home.text
        assert (await mio.http.get("/missing.js")).status_code == 404
        assert (await mio.http.get("/../../etc/passwd")).text == home.text


def test_hashed_files_are_kept_forever_and_the_page_is_asked_for_each_time(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 600)
    (tmp_path / "assets" / "index-B4kE9xQ_.js").write_text("1;" * 600)
    files = ClientFiles(tmp_path)
    script = files.find("/assets/index-B4kE9xQ_.js")
    page = files.find("/anything/else")
    assert script is not None
    assert page is not None
    assert "immutable" in script.caching
    assert script.packed is not None
    assert page.caching == "no-cache"
    assert files.find("/assets/other.js") is None


async def test_without_the_client_a_plain_page_says_what_is_missing_and_the_api_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_files, "STATIC", tmp_path / "static")
    async with running(tmp_path) as server, Person(server.address) as mio:
        page = (await mio.http.get("/")).text
        assert "browser client is missing" in page
        assert "install Node.js" in page
        assert "a built wheel" in page
        assert await mio.get("/api/games")
