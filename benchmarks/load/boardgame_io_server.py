"""boardgame.io under the same load: its server process, and players that speak its protocol (Socket.IO)."""

import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from benchmarks.load.line import Line, connected
from benchmarks.load.playing import Player

PLAYERS = 4
RANKS = 15  # of a colour
GAME = "/tricks"
PING, PONG = b"2", b"3"  # of Engine.IO, below Socket.IO
CONNECT, EVENT = f"40{GAME},".encode(), f"42{GAME},".encode()


class Place(msgspec.Struct):
    card: int


class Position(msgspec.Struct):
    hands: list[list[int] | int]
    trick: list[Place]


class Turn(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    g: Position = msgspec.field(name="G")
    ctx: Turn
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    state: State


@dataclass(frozen=True)
class Heard:
    """What a frame meant to its player."""

    size: int = 0
    acknowledged: bool = False
    refused: str = ""


@dataclass
class BoardgamePlayer:
    """One socket to a match."""

    line: Line
    match: str
    seat: int
    credentials: str
    state: int = 0
    choices: list[str] = field(default_factory=list)
    waiting: bool = False  # for its own move to come back

    def hear(self, frame: bytes) -> Heard | None:
        """What a frame of the server means."""
        if frame == PING:
            self.line.send(PONG)
        return self.heard(frame) if frame.startswith(EVENT) else None

    def heard(self, frame: bytes) -> Heard:
        """Read an event; the sender of a move learns that it counts by seeing the new position."""
        event, _match, *rest = msgspec.json.decode(frame[len(EVENT) :], type=list[msgspec.Raw])
        match bytes(event):
            case b'"sync"':
                state = msgspec.json.decode(rest[0], type=Sync).state
            case b'"update"':
                state = msgspec.json.decode(rest[0], type=State)
            case _:
                return Heard()
        came_back = self.waiting and state.number > self.state
        stale = self.waiting and not came_back
        self.waiting = False
        self.state = state.number
        self.choices = self.playable(state)
        return Heard(len(frame), came_back, "stale" if stale else "")

    def playable(self, state: State) -> list[str]:
        """The cards that this seat may play now."""
        hand = state.g.hands[self.seat]
        if state.ctx.current != str(self.seat) or isinstance(hand, int):
            return []
        trick = state.g.trick if len(state.g.trick) < PLAYERS else []
        following = [card for card in hand if trick and card // RANKS == trick[0].card // RANKS]
        return [str(card) for card in following or hand]

    def move(self, choice: str, _number: int) -> None:
        """Play."""
        self.waiting = True
        payload = {"type": "play", "args": [int(choice)], "playerID": str(self.seat), "credentials": self.credentials}
        event = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.match, str(self.seat)]
        self.line.send(EVENT + msgspec.json.encode(event))


class BoardgameServer:
    """A server process that stores nothing, or in a folder."""

    def __init__(self, installed: Path, folder: Path | None) -> None:
        self.name = "boardgame.io, file store" if folder else "boardgame.io, in memory"
        self.promise = "a file for each match, written without waiting for the disk" if folder else "nothing is stored"
        command = ["node", "server.cjs", *([str(folder)] if folder else [])]
        self.process = subprocess.Popen(command, cwd=installed, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout is not None
        while not (line := self.process.stdout.readline().decode()).startswith("listening"):
            if not line:
                raise SystemExit("boardgame.io does not start: 'make load' installs it")
        self.address, self.http_address = (f"127.0.0.1:{port}" for port in line.split()[1:])

    async def new_table(self) -> list[Player]:
        """Make a match and let everybody join it."""
        async with httpx.AsyncClient(base_url=f"http://{self.http_address}/games{GAME}") as http:
            made = await http.post("/create", json={"numPlayers": PLAYERS})
            match = made.raise_for_status().json()["matchID"]
            joined = [await self.join(http, match, seat) for seat in range(PLAYERS)]
        return [await self.sit(match, seat, credentials) for seat, credentials in enumerate(joined)]

    async def join(self, http: httpx.AsyncClient, match: str, seat: int) -> str:
        """Take a seat; the answer proves later who this is."""
        answer = await http.post(f"/{match}/join", json={"playerID": str(seat), "playerName": f"Player {seat}"})
        return str(answer.raise_for_status().json()["playerCredentials"])

    async def sit(self, match: str, seat: int, credentials: str) -> BoardgamePlayer:
        """Connect, and ask for the position."""
        url = f"ws://{self.address}/socket.io/?EIO=4&transport=websocket"
        line = await connected(url)
        line.send(CONNECT)
        while not (await line.receive()).startswith(CONNECT):
            pass
        line.send(EVENT + msgspec.json.encode(["sync", match, str(seat), credentials, PLAYERS]))
        return BoardgamePlayer(line, match, seat, credentials)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(20)
