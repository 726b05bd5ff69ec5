"""Everything a seat is ever sent is byte-identical across worlds that it cannot tell apart: the real server's bytes."""

import re
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from donabe.bots import Thought, thoughts
from donabe.bots.pool import BotPool
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.state import State
from donabe.table import watchers
from donabe.table.house import HouseConfig
from people import Connection, Person
from servers import running
from tables import Setting, every_plain_setting, make_expert_brief

pytestmark = pytest.mark.anyio

SEED = bytes(range(32))
SPECTATOR = -1  # the last of the lines
EARLY = 3  # moves a player
CHANCE_ONLY = re.compile(r'"(?:g|t)-[\w-]+"')  # ids of guests and tables: random, and nothing else is masked


class SameChances(BotPool):
    """Thinks here, about the world that was dealt, always with the same chances."""

    async def thoughts(self, match: Match, seat: int, _whose: str) -> list[Thought]:
        return thoughts(match.game, match.state, seat, Random(7))


def played(setting: Setting, round_number: int, moves: int) -> Match:
    """A match some moves into a round, or as far as it gets without leaving that round."""
    rng = Random(moves)
    match = Match(setting.game, names_for(setting), setting.options, SEED)
    while match.state.round < round_number or len(match.state.history) < moves:
        actors = match.state.actors()
        seat = actors[rng.randrange(len(actors))]
        legal = match.state.legal(seat)
        action = legal[rng.randrange(len(legal))]
        after = match.state.copy()
        after.apply(seat, action)
        if not after.pending or after.round > round_number:
            break
        match.play(seat, action)
    return match


def names_for(setting: Setting) -> list[str]:
    return [f"P{seat}" for seat in range(setting.players)]


def in_world(world: State, game: Game, names: Sequence[str], options: Mapping[str, Any]) -> Match:
    """A match that begins where the present round of this world did; its seed, and so its commitment, is always the same."""
    match = Match(game, names, options, SEED)
    match.state = world.rewound()
    return match


async def replayed(people: list[Person], watcher: Person, setting: Setting, world: State) -> list[Connection]:
    """Play a world's round at a new table over the wire; the lines of all seats, then a spectator's.

    In an imagined world others may have done other things behind their hands.
    """
    table = await people[0].make(setting.key, players=setting.players, options=setting.options)
    lines = [await person.sit_down(table, seat) for seat, person in enumerate(people)]
    lines.append(await watcher.sit_down(table))
    for line in lines:
        await line.until(lambda line=line: line.watchers == ["W"])  # type: ignore[misc]
    await lines[0].send(t="start")
    await settled(lines, setting.players + 2)  # made, seats, started: the first version with a view
    for number, (seat, action) in enumerate(world.moves()):
        version = await lines[seat].move(f"m{number}", setting.game.token(action))
        await settled(lines, version)
    return lines


async def settled(lines: list[Connection], version: int) -> None:
    for line in lines:
        await line.until(lambda line=line: (line.version or 0) >= version)  # type: ignore[misc]


async def probed(line: Connection, setting: Setting) -> list[str]:
    """All that this line has been sent, after asking for refusals of every kind, a whole view and a resume."""
    tokens = setting.game.tokens
    for number in range(0, len(tokens), max(1, len(tokens) // 40)):
        if tokens[number] not in line.choices:
            await line.refused(t="move", id=f"probe{number}", token=tokens[number], version=line.version)
    cards = [card["id"] for zone in line.view["zones"] for card in zone.get("cards", [])]
    for pick in [*cards[:: max(1, len(cards) // 40)], *tokens[:: max(1, len(tokens) // 20)]]:
        await line.refused(t="why", pick=pick)
    frames = len(line.frames)
    await line.send(t="hint", version=line.version)  # answered, or refused to a spectator or out of turn
    await line.until(lambda: len(line.frames) > frames)
    await line.refused(t="move", id="junk", token="junk", version=line.version)
    await line.refused(t="move", id="old", token=tokens[0], version=1)
    frames = len(line.frames)
    await line.send(t="hello")
    await line.until(lambda: len(line.frames) > frames)
    again = Connection(line.person, line.table_id)
    again.version = max(1, (line.version or 0) - 12)
    again.parts = {"events": [], "chat": []}
    line.person.lines.append(again)
    await again.open()
    await again.until(lambda: again.version == line.version)
    return [CHANCE_ONLY.sub('"id"', frame) for frame in [*line.frames, *again.frames]]


@pytest.fixture(autouse=True)
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    make_expert_brief(monkeypatch)


@pytest.fixture(autouse=True)
def watchers_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a clock would decide before which move a viewer is told who looks on."""
    monkeypatch.setattr(watchers, "PAUSE", 0.0)


def one_of_each_game() -> list[Setting]:
    """Every game with as few players as can be: later rounds take long to reach."""
    return [setting for setting in every_plain_setting() if setting.players == min(setting.game.players)]


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
async def test_what_a_seat_is_sent_tells_nothing_about_what_it_cannot_know(setting: Setting, tmp_path: Path) -> None:
    match = played(setting, 1, EARLY * setting.players)
    assert any(match.state.resample(seat, Random(seat + 5)).snapshot() != match.state.snapshot() for seat in (0, 1))
    await same_bytes_in_all_worlds(setting, match, list(range(setting.players)), tmp_path)


@pytest.mark.parametrize("setting", one_of_each_game(), ids=str)
async def test_nor_does_it_in_a_later_round(setting: Setting, tmp_path: Path) -> None:
    match = played(setting, 2, 2 * setting.players + 1)
    await same_bytes_in_all_worlds(setting, match, [setting.players - 1], tmp_path)


async def same_bytes_in_all_worlds(setting: Setting, match: Match, observers: list[int], folder: Path) -> None:
    """Play the match on a real server once as it is, and once for each observer in a world that seat cannot tell apart."""
    worlds = [match.state.resample(seat, Random(seat + 5)) for seat in observers]
    dealt = iter([match.state, *worlds])

    def deal(game: Game, names: Sequence[str], options: Mapping[str, Any], _seed: bytes) -> Match:
        return in_world(next(dealt), game, names, options)

    house = HouseConfig(deal=deal, now=lambda: 1_800_000_000.0)
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(folder, house=house))
        server.services.house.bots = SameChances()
        people = [await stack.enter_async_context(Person(server.address)) for _ in range(setting.players + 1)]
        for name, person in zip([*names_for(setting), "W"], people, strict=True):
            await person.call(name)
        *seats, watcher = people
        lines = await replayed(seats, watcher, setting, match.state)
        real = {seat: await probed(lines[seat], setting) for seat in [*observers, SPECTATOR]}
        for seat, world in zip(observers, worlds, strict=True):
            lines = await replayed(seats, watcher, setting, world)
            assert await probed(lines[seat], setting) == real[seat]
            assert await probed(lines[SPECTATOR], setting) == real[SPECTATOR]
