"""The stream of bytes behind every shuffle is SHAKE-256's, whoever works it out."""

import hashlib
import struct

from hypothesis import given, strategies as st

from donabe.kernel.shake import BLOCK, WORDS, Stream


@given(st.binary(max_size=2 * BLOCK), st.integers(1, 4))
def test_blocks_are_those_of_hashlib(text: bytes, blocks: int) -> None:
    stream = Stream(text)
    read = b""
    for _ in range(blocks):
        words = list(stream.next_block())[:WORDS]
        read += struct.pack(f"<{WORDS}q", *words)
    assert read == hashlib.shake_256(text).digest(BLOCK * blocks)
