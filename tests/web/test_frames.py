"""Frames that go past the library are the ones the library would read and write, and no others."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, SERVER, Protocol
from websockets.typing import BytesLike

from attacks import line_to
from donabe.web.frames import ends_between_messages, framed, plain_text
from donabe.web.guard import Corked, GuardedSocket
from people import Person
from servers import running

pytestmark = pytest.mark.anyio
HELLO = b'{"t":"hello"}'


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(opcode, data, fin).serialize(mask=True)


def read_by_the_library(data: bytes) -> list[tuple[Opcode, bool, BytesLike]] | None:
    """The frames in what a client sent; None if they are against the protocol."""
    server = Protocol(SERVER, state=OPEN)
    server.receive_data(data)
    frames = [event for event in server.events_received() if isinstance(event, Frame)]
    return None if server.parser_exc else [(frame.opcode, frame.fin, bytes(frame.data)) for frame in frames]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(st.text(st.characters(max_codepoint=127), max_size=125))
def test_a_short_plain_text_is_read_at_once(text: str) -> None:
    assert plain_text(sent(text.encode())) == text.encode()


@given(
    st.one_of(
        st.binary(max_size=140),
        st.binary(max_size=140).map(lambda rest: bytes((0x81, 0x80 | max(0, len(rest) - 4))) + rest),
        st.text(max_size=140).map(lambda text: sent(text.encode())),
    )
)
def test_whatever_is_read_at_once_is_what_the_library_reads(data: bytes) -> None:
    text = plain_text(data)
    if text is not None:
        assert read_by_the_library(data) == [(Opcode.TEXT, True, text)]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sent(HELLO)[:-1],
        sent(HELLO) + b"\x81",
        sent(HELLO) * 2,
        sent("né".encode()),
        sent(b"x" * 126),
        sent(HELLO, Opcode.BINARY),
        sent(HELLO, fin=False),
        sent(b"", Opcode.PING),
        framed(HELLO),
    ],
    ids=["nothing", "cut", "more", "two", "no ASCII", "long", "binary", "a part", "a ping", "not masked"],
)
def test_anything_else_is_left_to_the_library(data: bytes) -> None:
    assert plain_text(data) is None


frame_of_client = st.builds(
    sent,
    st.binary(max_size=130),
    st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.CONT]),
    fin=st.booleans(),
)


@given(st.lists(frame_of_client, max_size=4), st.integers(0, 600))
def test_it_is_known_for_certain_where_messages_end(frames: list[bytes], cut: int) -> None:
    data = b"".join(frames)[:cut]
    ends = {sum(map(len, frames[:number])) for number in range(len(frames) + 1)}
    whole = all(frame[0] & 0x80 and frame[1] & 0x7F <= 125 for frame in frames[: len(frames)])
    if ends_between_messages(data):
        assert len(data) in ends
    if whole and len(data) in ends:
        assert ends_between_messages(data)


async def test_messages_in_pieces_and_plain_ones_are_answered_in_order(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        line = await line_to(mio, await mio.make("iyadosu"))
        chats = [b'{"t":"chat","id":"c%d","text":"hi"}' % number for number in range(6)]
        whole = [sent(chat) for chat in chats]
        for piece in (
            whole[0],
            whole[1][:5],
            whole[1][5:],
            whole[2] + whole[3][:20],
            whole[3][20:],
            whole[4],
            whole[5],
        ):
            line.transport.write(piece)
            await asyncio.sleep(0.05)
        acknowledged: list[str] = []
        async with asyncio.timeout(20):
            while len(acknowledged) < len(chats):
                frame = str(await line.recv())
                if frame.startswith('{"t":"ack"'):
                    acknowledged.append(frame.split('"')[7])
        assert acknowledged == ["c0", "c1", "c2", "c3", "c4", "c5"]
        await line.close()


async def test_a_plain_message_within_another_is_against_the_protocol(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Person(server.address) as mio:
        line = await line_to(mio, await mio.make("iyadosu"))
        line.transport.write(sent(b'{"t":', fin=False))
        await asyncio.sleep(0.05)
        line.transport.write(sent(HELLO))
        async with asyncio.timeout(20):
            with suppress(ConnectionClosed):
                while True:
                    await line.recv()
        assert line.close_code == 1002


async def test_who_moves_gets_the_acknowledgement_and_the_update_in_one_piece_before_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[tuple[Any, list[bytes]]] = []
    flush = GuardedSocket.flush

    def noted(socket: GuardedSocket) -> None:
        if socket.unwritten:
            flushed.append((socket.client, list(socket.unwritten)))
        flush(socket)

    async with running(tmp_path) as server, Person(server.address) as mio, Person(server.address) as ken:
        table = await mio.make("iyadosu", bots="thumb")
        watching, playing = await ken.sit_down(table), await mio.sit_down(table)
        monkeypatch.setattr(GuardedSocket, "flush", noted)
        await playing.send(t="chat", id="c1", text="hi")
        await watching.until(lambda: '"hi"' in watching.frames[-1])
        await playing.until(lambda: "c1" in playing.acks and '"hi"' in playing.frames[-1])
    mine = next(number for number, (_client, frames) in enumerate(flushed) if b'"ack"' in frames[0])
    assert [b'"ack"' in frame for frame in flushed[mine][1]] == [True, False]
    others = [number for number, (_client, frames) in enumerate(flushed) if number != mine and b'"hi"' in frames[0]]
    assert others
    assert mine < min(others)


class Clock:
    """As much of a loop as a timer needs."""

    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[float] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, _callback: Any) -> None:
        self.later.append(round(seconds, 3))

    def call_soon(self, _callback: Any) -> None:
        self.later.append(0.0)


def test_only_somebody_who_is_silent_is_asked_whether_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []
    clock = Clock()
    monkeypatch.setattr(GuardedSocket.__mro__[1], "send_keepalive_ping", lambda _socket: asked.append(clock.now))
    socket = GuardedSocket.__new__(GuardedSocket)
    socket.loop, socket.ping_interval, socket.heard = clock, 20.0, 95.0  # type: ignore[assignment]
    socket.send_keepalive_ping()
    assert (asked, clock.later) == ([], [15.0])
    clock.now = 115.0
    socket.send_keepalive_ping()
    assert (asked, clock.later) == ([115.0], [15.0])


def test_sockets_are_written_to_in_the_order_in_which_they_were_sent_something() -> None:
    written: list[str] = []

    class Fake:
        loop = Clock()

        def __init__(self, name: str) -> None:
            self.name = name

        def flush(self) -> None:
            written.append(self.name)

    corked = Corked()
    for name in "bac":
        corked.add(Fake(name))  # type: ignore[arg-type]
    assert Fake.loop.later == [0.0]
    corked.flush()
    corked.flush()
    assert written == ["b", "a", "c"]
