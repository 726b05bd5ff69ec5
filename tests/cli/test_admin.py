"""`donabe admin`, `backup`, `restore` and `check`, on the database of a house that runs."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import delete

from cli.runner import Donabe, Ran
from donabe.table.store import schema
from donabe.table.store.location import Location
from people import Person, play_on
from servers import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Running]:
    """A house that runs, with its key beside its database."""
    location = Location(data=tmp_path / "house")
    async with running(location.url(), seal=location.seal()) as server:
        yield server


class Keeper:
    """Runs commands on a house, beside it."""

    def __init__(self, donabe: Donabe, folder: Path) -> None:
        self.donabe = donabe
        self.folder = folder

    async def admin(self, *words: str) -> Ran:
        return await asyncio.to_thread(self.donabe, "admin", "--data", self.folder, *words)

    async def __call__(self, *words: str | Path, data: Path | None = None) -> Ran:
        return await asyncio.to_thread(self.donabe, *words, "--data", data or self.folder)


@pytest.fixture
def keeper(donabe: Donabe, tmp_path: Path) -> Keeper:
    return Keeper(donabe, tmp_path / "house")


async def test_the_keeper_sees_tables_and_keeps_order_while_people_play(house: Running, keeper: Keeper) -> None:
    async with Person(house.address) as mio, Person(house.address) as ken:
        await mio.call("Mio")
        await ken.call("Ken")
        line = await mio.sit_down(await mio.make("iyadosu", players=3))
        other = await ken.sit_down(line.table_id, 1)
        await other.send(t="chat", id="c1", text="what a noise")
        await line.until(lambda: bool(line.parts["chat"]))
        listed = await keeper.admin("list")
        assert (listed.code, listed.err) == (0, "")
        assert line.table_id in listed.out
        assert "1 table" in listed.out
        shown = (await keeper.admin("show", line.table_id)).out
        for words in ("Iyadosu", f"seat 0: Mio ({mio.me['id']}, host)", "Ken", ken.me["id"], "what a noise"):
            assert words in shown
        for words in (["mute", line.table_id, "1"], ["mute", line.table_id, ken.me["id"], "--off"]):
            assert (await keeper.admin(*words)).code == 0
        assert "Ken is the host now" in (await keeper.admin("host", line.table_id, "1")).out
        await line.until(lambda: line.table["host"] == ken.me["id"])
        assert "Said at 1 table." in (await keeper.admin("announce", "Tea is ready")).out
        await line.until(lambda: line.parts["chat"][-1].get("house"))
        assert "Ken no longer sits on seat 1" in (await keeper.admin("kick", line.table_id, "1")).out
        await other.until(lambda: other.table["you"] == -1)
        assert "noisy" in (await keeper.admin("quarantine", line.table_id, "--reason", "noisy")).out
        assert "put aside: noisy" in (await keeper.admin("list")).out
        assert (await keeper.admin("release", line.table_id)).code == 0
        assert (await keeper.admin("delete", line.table_id)).code == 130, "nobody said yes"
        assert (await keeper.admin("delete", line.table_id, "--yes")).code == 0
        assert "0 tables" in (await keeper.admin("list")).out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show", "t-nothing"], "no such table"),
        (["release", "t-nothing"], "no such table"),
        (["delete", "t-nothing", "--yes"], "no such table"),
        (["dance"], "no command called 'dance'"),
        (["list", "--limit", "9" * 30], "--limit"),
    ],
)
async def test_mistakes_are_told_in_one_line(house: Running, keeper: Keeper, words: list[str], said: str) -> None:
    ran = await keeper.admin(*words)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


async def test_seats_and_reasons_that_are_no_such_thing_are_mistakes_too(house: Running, keeper: Keeper) -> None:
    async with Person(house.address) as mio:
        table = await mio.make("iyadosu")
    for who in ("²", "9" * 5_000):
        ran = await keeper.admin("mute", table, who)
        assert (ran.code, ran.err.count("\n")) == (2, 1), ran.err
    assert (await keeper.admin("quarantine", table, "--reason", "so long\x1b[31m " * 500)).code == 0
    listed = await keeper.admin("list")
    assert listed.code == 0
    assert "put aside: so long" in listed.out
    assert "\x1b" not in listed.out


@pytest.mark.parametrize("url", ["junk", "postgresql://keeper:secret@127.0.0.1:door/house"])
@pytest.mark.parametrize("words", [["serve"], ["admin", "list"], ["check"]], ids=" ".join)
def test_a_url_that_is_none_is_said_to_be_none(donabe: Donabe, words: list[str], url: str) -> None:
    ran = donabe(words[0], "--database", url, *words[1:])
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "cannot be read" in ran.err
    assert "secret" not in ran.err


async def test_a_house_that_is_not_there_is_not_made(keeper: Keeper, tmp_path: Path) -> None:
    for ran in (await keeper.admin("list"), await keeper("check"), await keeper("backup", tmp_path / "backup")):
        assert ran.code == 2
        assert "there is no database" in ran.err
    assert not keeper.folder.exists()


async def test_a_table_that_cannot_be_opened_is_shown_with_its_reason(house: Running, keeper: Keeper) -> None:
    async with Person(house.address) as mio:
        table = await mio.make("iyadosu", bots="thumb")
    gap = delete(schema.log).where(schema.log.c.table_id == table, schema.log.c.version == 2)
    await house.services.house.store.database.write(lambda connection: connection.execute(gap))
    await house.services.house.put_aside(table, "it has a gap")
    ran = await keeper.admin("show", table)
    assert ran.code == 2
    assert "it has a gap" in ran.out
    assert "cannot be opened" in ran.err


async def test_what_cannot_be_reached_or_written_is_told_in_words(
    house: Running, keeper: Keeper, tmp_path: Path
) -> None:
    nowhere = tmp_path / "no" / "such" / "folder"
    ran = await keeper("backup", nowhere)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "cannot write the backup" in ran.err
    ran = await asyncio.to_thread(keeper.donabe, "check", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "cannot be reached" in ran.err


async def test_backup_check_and_restore(house: Running, keeper: Keeper, tmp_path: Path) -> None:
    async with Person(house.address) as mio:
        line = await mio.sit_down(await mio.make("iyadosu", bots="thumb", start=True))
        await line.until(lambda: bool(line.choices))
        await play_on([line], 1, "m")
        made = await keeper("backup", tmp_path / "backup")
        assert made.code == 0
        assert "tables 1" in made.out
        assert "donabe.keyisnotinit" in "".join(made.out.split())  # a long path is broken anywhere
    assert "Tables replayed: 1; with trouble: 0" in (await keeper("check")).out
    elsewhere = tmp_path / "elsewhere"
    restored = await keeper("restore", tmp_path / "backup", data=elsewhere)
    assert "Put the key of that house into" in " ".join(restored.out.split())
    found = await keeper("check", data=elsewhere)
    assert found.code == 2, "the key is not there yet"
    assert "sealed" in found.err
    (elsewhere / "donabe.key").write_bytes((keeper.folder / "donabe.key").read_bytes())
    assert (await keeper("check", data=elsewhere)).code == 0
    again = await keeper("restore", tmp_path / "backup", data=elsewhere)
    assert again.code == 2
    assert "empty database" in again.err


async def test_a_check_names_the_table_with_trouble(house: Running, keeper: Keeper) -> None:
    async with Person(house.address) as mio:
        table, fine = await mio.make("iyadosu", bots="thumb"), await mio.make("salty")
    gap = delete(schema.log).where(schema.log.c.table_id == table, schema.log.c.version == 2)
    await house.services.house.store.database.write(lambda connection: connection.execute(gap))
    ran = await keeper("check")
    assert ran.code == 2
    assert table in ran.err
    assert fine not in ran.err
    assert "Tables replayed: 2; with trouble: 1" in ran.out
