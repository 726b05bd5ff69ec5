"""Streams are those of hashlib's SHAKE-256, however the message is written."""

from hashlib import shake_256

import pytest
from hypothesis import given, strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from donabe.kernel.shake import BLOCK, Stream, stream_of

BLOCKS = 3
LANES = BLOCK // 8


def block_bytes(lanes: vec[i64]) -> bytes:
    return b"".join((int(lanes[place]) & 0xFFFFFFFFFFFFFFFF).to_bytes(8, "little") for place in range(LANES))


def first_bytes(stream: Stream) -> bytes:
    return block_bytes(stream.first_block()) + b"".join(block_bytes(stream.next_block()) for _ in range(BLOCKS - 1))


@pytest.mark.parametrize("length", [0, 1, 7, 8, 51, 134, 135, 136, 137, 271, 272, 300])
def test_messages_of_all_lengths_around_a_block_hash_as_in_hashlib(length: int) -> None:
    message = bytes(7 * place % 256 for place in range(length))
    assert first_bytes(stream_of(message)) == shake_256(message).digest(BLOCKS * BLOCK)


@given(st.lists(st.binary(max_size=100), max_size=4))
def test_a_message_can_be_written_in_parts(parts: list[bytes]) -> None:
    stream = stream_of(b"")
    for part in parts:
        stream.write(part)
    assert first_bytes(stream) == shake_256(b"".join(parts)).digest(BLOCKS * BLOCK)


@given(st.integers(0, 10**12))
def test_a_number_is_written_in_decimal(number: int) -> None:
    stream = stream_of(b"round ")
    stream.write_number(number)
    assert first_bytes(stream) == shake_256(b"round %d" % number).digest(BLOCKS * BLOCK)


def test_a_twin_goes_its_own_way() -> None:
    stream = stream_of(b"begin")
    twin = stream.twin()
    twin.write(b" and end")
    assert first_bytes(twin) == shake_256(b"begin and end").digest(BLOCKS * BLOCK)
    assert first_bytes(stream) == shake_256(b"begin").digest(BLOCKS * BLOCK)
