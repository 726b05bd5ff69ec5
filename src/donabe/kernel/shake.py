# compiled
"""SHAKE-256 in native numbers: for a short message, hashlib's objects cost more than the hash (docs/performance.md).

FIPS 202 describes it: a message and its padding are added to the first 17 of 25 lanes, and each permutation of all lanes
(Keccak-f[1600]) makes a block of output of the first 17. A lane is 64 bits, as a native number with a sign.
"""

from hashlib import shake_256
from struct import unpack
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donabe.kernel.bits import filled, full, shifted

LANES: Final = 25
BLOCK: Final = 136  # bytes in 17 of them
PADDING: Final = 0x1F  # after a message; the last bit of its last block is the end of it
NATIVE: Final = shifted(1, 63) < 0  # plain Python's numbers have no last bit, and there hashlib is quicker
ROUND_CONSTANTS: Final = vec[i64](
    [
        0x1,
        0x8082,
        -0x7FFFFFFFFFFF7F76,
        -0x7FFFFFFF7FFF8000,
        0x808B,
        0x80000001,
        -0x7FFFFFFF7FFF7F7F,
        -0x7FFFFFFFFFFF7FF7,
        0x8A,
        0x88,
        0x80008009,
        0x8000000A,
        0x8000808B,
        -0x7FFFFFFFFFFFFF75,
        -0x7FFFFFFFFFFF7F77,
        -0x7FFFFFFFFFFF7FFD,
        -0x7FFFFFFFFFFF7FFE,
        -0x7FFFFFFFFFFFFF80,
        0x800A,
        -0x7FFFFFFF7FFFFFF6,
        -0x7FFFFFFF7FFF7F7F,
        -0x7FFFFFFFFFFF7F80,
        0x80000001,
        -0x7FFFFFFF7FFF7FF8,
    ]
)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Stream:
    """The bytes of SHAKE-256 of a message: first the message is written, then they are read, a block at a time."""

    def __init__(self, message: bytes, lanes: vec[i64], written: i64) -> None:
        self.message = message  # only for hashlib
        self.lanes = lanes  # the first ones are the block
        self.written = written  # bytes of the message in this block
        self.blocks: i64 = 0  # made so far

    def twin(self) -> "Stream":
        """Another stream with the same beginning."""
        return Stream(self.message, self.lanes[:], self.written)

    def write(self, message: bytes) -> None:
        """Add to the message."""
        if not NATIVE:
            self.message += message
            return
        length: i64 = len(message)
        place: i64 = 0
        while place < length:
            if place + 8 <= length and self.written + 8 < BLOCK:
                self._add_eight(self.written, read_i64_le(message, place))
                place += 8
            else:
                self._add(self.written, message[place], 1)
                place += 1

    def write_number(self, number: i64) -> None:
        """Add a number in decimal."""
        if number > 9:
            self.write_number(number // 10)
        if NATIVE:
            self._add(self.written, 48 + number % 10, 1)
        else:
            self.message += b"%d" % (number % 10)

    def _add(self, place: i64, value: i64, length: i64) -> None:
        """Add a byte to its lane."""
        self.lanes[place >> 3] ^= value << ((place & 7) << 3)
        self.written += length
        if self.written == BLOCK:
            permute(self.lanes)
            self.written = 0

    def _add_eight(self, place: i64, value: i64) -> None:
        """Add eight bytes, as a number, to a lane and the next one, inside a block."""
        lane = place >> 3
        before = (place & 7) << 3
        self.lanes[lane] ^= value << before
        self.lanes[lane + 1] ^= ((value >> 1) >> (63 - before)) & full(before)
        self.written += 8

    def first_block(self) -> vec[i64]:
        """End the message, and make the first block."""
        if NATIVE:
            self._add(self.written, PADDING, 0)
            self._add(BLOCK - 1, 0x80, 0)
        return self.next_block()

    def next_block(self) -> vec[i64]:
        """Make another block: 17 lanes, the lowest byte of each first."""
        self.blocks += 1
        if NATIVE:
            permute(self.lanes)
        else:
            self.lanes = vec[i64](unpack("<17q", shake_256(self.message).digest(self.blocks * BLOCK)[-BLOCK:]))
        return self.lanes


def stream_of(message: bytes) -> Stream:
    """A stream whose message begins so."""
    stream = Stream(b"", filled(LANES, 0), 0)
    stream.write(message)
    return stream


def permute(lanes: vec[i64]) -> None:
    """Keccak-f[1600] in place; lane x, y of FIPS 202 is number x + 5 * y. A call for each rotation would take longer."""
    a0 = lanes[0]
    a1 = lanes[1]
    a2 = lanes[2]
    a3 = lanes[3]
    a4 = lanes[4]
    a5 = lanes[5]
    a6 = lanes[6]
    a7 = lanes[7]
    a8 = lanes[8]
    a9 = lanes[9]
    a10 = lanes[10]
    a11 = lanes[11]
    a12 = lanes[12]
    a13 = lanes[13]
    a14 = lanes[14]
    a15 = lanes[15]
    a16 = lanes[16]
    a17 = lanes[17]
    a18 = lanes[18]
    a19 = lanes[19]
    a20 = lanes[20]
    a21 = lanes[21]
    a22 = lanes[22]
    a23 = lanes[23]
    a24 = lanes[24]
    for constant in ROUND_CONSTANTS:
        # theta: the parity of two columns goes into every lane
        c0 = a0 ^ a5 ^ a10 ^ a15 ^ a20
        c1 = a1 ^ a6 ^ a11 ^ a16 ^ a21
        c2 = a2 ^ a7 ^ a12 ^ a17 ^ a22
        c3 = a3 ^ a8 ^ a13 ^ a18 ^ a23
        c4 = a4 ^ a9 ^ a14 ^ a19 ^ a24
        d0 = c4 ^ (c1 << 1) ^ ((c1 >> 63) & 1)
        d1 = c0 ^ (c2 << 1) ^ ((c2 >> 63) & 1)
        d2 = c1 ^ (c3 << 1) ^ ((c3 >> 63) & 1)
        d3 = c2 ^ (c4 << 1) ^ ((c4 >> 63) & 1)
        d4 = c3 ^ (c0 << 1) ^ ((c0 >> 63) & 1)
        # rho and pi: every lane is turned, and goes to another place
        b0 = a0 ^ d0
        b1 = ((t := a6 ^ d1) << 44) | ((t >> 20) & 0xFFFFFFFFFFF)
        b2 = ((t := a12 ^ d2) << 43) | ((t >> 21) & 0x7FFFFFFFFFF)
        b3 = ((t := a18 ^ d3) << 21) | ((t >> 43) & 0x1FFFFF)
        b4 = ((t := a24 ^ d4) << 14) | ((t >> 50) & 0x3FFF)
        b5 = ((t := a3 ^ d3) << 28) | ((t >> 36) & 0xFFFFFFF)
        b6 = ((t := a9 ^ d4) << 20) | ((t >> 44) & 0xFFFFF)
        b7 = ((t := a10 ^ d0) << 3) | ((t >> 61) & 0x7)
        b8 = ((t := a16 ^ d1) << 45) | ((t >> 19) & 0x1FFFFFFFFFFF)
        b9 = ((t := a22 ^ d2) << 61) | ((t >> 3) & 0x1FFFFFFFFFFFFFFF)
        b10 = ((t := a1 ^ d1) << 1) | ((t >> 63) & 0x1)
        b11 = ((t := a7 ^ d2) << 6) | ((t >> 58) & 0x3F)
        b12 = ((t := a13 ^ d3) << 25) | ((t >> 39) & 0x1FFFFFF)
        b13 = ((t := a19 ^ d4) << 8) | ((t >> 56) & 0xFF)
        b14 = ((t := a20 ^ d0) << 18) | ((t >> 46) & 0x3FFFF)
        b15 = ((t := a4 ^ d4) << 27) | ((t >> 37) & 0x7FFFFFF)
        b16 = ((t := a5 ^ d0) << 36) | ((t >> 28) & 0xFFFFFFFFF)
        b17 = ((t := a11 ^ d1) << 10) | ((t >> 54) & 0x3FF)
        b18 = ((t := a17 ^ d2) << 15) | ((t >> 49) & 0x7FFF)
        b19 = ((t := a23 ^ d3) << 56) | ((t >> 8) & 0xFFFFFFFFFFFFFF)
        b20 = ((t := a2 ^ d2) << 62) | ((t >> 2) & 0x3FFFFFFFFFFFFFFF)
        b21 = ((t := a8 ^ d3) << 55) | ((t >> 9) & 0x7FFFFFFFFFFFFF)
        b22 = ((t := a14 ^ d4) << 39) | ((t >> 25) & 0x7FFFFFFFFF)
        b23 = ((t := a15 ^ d0) << 41) | ((t >> 23) & 0x1FFFFFFFFFF)
        b24 = ((t := a21 ^ d1) << 2) | ((t >> 62) & 0x3)
        # chi and iota: every lane is mixed with its two neighbours, the first one with the constant of the round
        a0 = b0 ^ (~b1 & b2) ^ constant
        a1 = b1 ^ (~b2 & b3)
        a2 = b2 ^ (~b3 & b4)
        a3 = b3 ^ (~b4 & b0)
        a4 = b4 ^ (~b0 & b1)
        a5 = b5 ^ (~b6 & b7)
        a6 = b6 ^ (~b7 & b8)
        a7 = b7 ^ (~b8 & b9)
        a8 = b8 ^ (~b9 & b5)
        a9 = b9 ^ (~b5 & b6)
        a10 = b10 ^ (~b11 & b12)
        a11 = b11 ^ (~b12 & b13)
        a12 = b12 ^ (~b13 & b14)
        a13 = b13 ^ (~b14 & b10)
        a14 = b14 ^ (~b10 & b11)
        a15 = b15 ^ (~b16 & b17)
        a16 = b16 ^ (~b17 & b18)
        a17 = b17 ^ (~b18 & b19)
        a18 = b18 ^ (~b19 & b15)
        a19 = b19 ^ (~b15 & b16)
        a20 = b20 ^ (~b21 & b22)
        a21 = b21 ^ (~b22 & b23)
        a22 = b22 ^ (~b23 & b24)
        a23 = b23 ^ (~b24 & b20)
        a24 = b24 ^ (~b20 & b21)
    lanes[0] = a0
    lanes[1] = a1
    lanes[2] = a2
    lanes[3] = a3
    lanes[4] = a4
    lanes[5] = a5
    lanes[6] = a6
    lanes[7] = a7
    lanes[8] = a8
    lanes[9] = a9
    lanes[10] = a10
    lanes[11] = a11
    lanes[12] = a12
    lanes[13] = a13
    lanes[14] = a14
    lanes[15] = a15
    lanes[16] = a16
    lanes[17] = a17
    lanes[18] = a18
    lanes[19] = a19
    lanes[20] = a20
    lanes[21] = a21
    lanes[22] = a22
    lanes[23] = a23
    lanes[24] = a24
