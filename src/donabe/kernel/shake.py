# compiled
"""SHAKE-256 of a short text, the same bytes as hashlib's, for which a shuffle would spend most of its time on objects.

Only native numbers wrap around as the permutation wants it: interpreted, and for longer texts, hashlib does it.
"""

import hashlib
import struct
from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from donabe.kernel.bits import filled, shifted

WORDS: Final = 17  # of eight bytes, lowest first, in a block
BLOCK: Final = 8 * WORDS
LANES: Final = 25
PADDING: Final = b"\x1f" + bytes(BLOCK)
IS_NATIVE: Final = not __file__.endswith(".py")

CONSTANTS: Final = (
    0x0000000000000001,
    0x0000000000008082,
    0x800000000000808A,
    0x8000000080008000,
    0x000000000000808B,
    0x0000000080000001,
    0x8000000080008081,
    0x8000000000008009,
    0x000000000000008A,
    0x0000000000000088,
    0x0000000080008009,
    0x000000008000000A,
    0x000000008000808B,
    0x800000000000008B,
    0x8000000000008089,
    0x8000000000008003,
    0x8000000000008002,
    0x8000000000000080,
    0x000000000000800A,
    0x800000008000000A,
    0x8000000080008081,
    0x8000000000008080,
    0x0000000080000001,
    0x8000000080008008,
)
ROUNDS: Final = vec[i64](struct.unpack("<24q", struct.pack("<24Q", *CONSTANTS)))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Stream:
    """What SHAKE-256 makes of a text, block for block."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.blocks: i64 = 0  # that were read
        self.lanes: vec[i64] = _absorbed(text) if IS_NATIVE and len(text) < BLOCK else vec[i64]()

    def next_block(self) -> vec[i64]:
        """The next 136 bytes as 17 numbers, perhaps with more behind them; they last until the next call."""
        self.blocks += 1
        if len(self.lanes) > 0:
            permute(self.lanes)
            return self.lanes
        read = hashlib.shake_256(self.text).digest(BLOCK * self.blocks)
        return vec[i64](struct.unpack(f"<{WORDS}q", read[-BLOCK:]))


def _absorbed(text: bytes) -> vec[i64]:
    """The state after a text that fits into one block."""
    padded = text + PADDING
    lanes = filled(LANES, 0)
    for word in range(i64(WORDS)):
        lanes[word] = read_i64_le(padded, 8 * word)
    lanes[WORDS - 1] ^= shifted(1, 63)
    return lanes


def permute(lanes: vec[i64]) -> None:
    """Keccak-f[1600] (FIPS 202): columns a to e, rows 0 to 4; a row of lanes is five numbers."""
    a0: i64 = lanes[0]
    b0: i64 = lanes[1]
    c0: i64 = lanes[2]
    d0: i64 = lanes[3]
    e0: i64 = lanes[4]
    a1: i64 = lanes[5]
    b1: i64 = lanes[6]
    c1: i64 = lanes[7]
    d1: i64 = lanes[8]
    e1: i64 = lanes[9]
    a2: i64 = lanes[10]
    b2: i64 = lanes[11]
    c2: i64 = lanes[12]
    d2: i64 = lanes[13]
    e2: i64 = lanes[14]
    a3: i64 = lanes[15]
    b3: i64 = lanes[16]
    c3: i64 = lanes[17]
    d3: i64 = lanes[18]
    e3: i64 = lanes[19]
    a4: i64 = lanes[20]
    b4: i64 = lanes[21]
    c4: i64 = lanes[22]
    d4: i64 = lanes[23]
    e4: i64 = lanes[24]
    for constant in ROUNDS:
        # theta: every column is mixed into its neighbours
        a = a0 ^ a1 ^ a2 ^ a3 ^ a4
        b = b0 ^ b1 ^ b2 ^ b3 ^ b4
        c = c0 ^ c1 ^ c2 ^ c3 ^ c4
        d = d0 ^ d1 ^ d2 ^ d3 ^ d4
        e = e0 ^ e1 ^ e2 ^ e3 ^ e4
        to_a = e ^ ((b << 1) | ((b >> 63) & 0x1))
        to_b = a ^ ((c << 1) | ((c >> 63) & 0x1))
        to_c = b ^ ((d << 1) | ((d >> 63) & 0x1))
        to_d = c ^ ((e << 1) | ((e >> 63) & 0x1))
        to_e = d ^ ((a << 1) | ((a >> 63) & 0x1))
        a0 ^= to_a
        a1 ^= to_a
        a2 ^= to_a
        a3 ^= to_a
        a4 ^= to_a
        b0 ^= to_b
        b1 ^= to_b
        b2 ^= to_b
        b3 ^= to_b
        b4 ^= to_b
        c0 ^= to_c
        c1 ^= to_c
        c2 ^= to_c
        c3 ^= to_c
        c4 ^= to_c
        d0 ^= to_d
        d1 ^= to_d
        d2 ^= to_d
        d3 ^= to_d
        d4 ^= to_d
        e0 ^= to_e
        e1 ^= to_e
        e2 ^= to_e
        e3 ^= to_e
        e4 ^= to_e
        # rho and pi: every lane is rotated and goes to another place
        t_a0 = a0
        t_b3 = (a1 << 36) | ((a1 >> 28) & 0xFFFFFFFFF)
        t_c1 = (a2 << 3) | ((a2 >> 61) & 0x7)
        t_d4 = (a3 << 41) | ((a3 >> 23) & 0x1FFFFFFFFFF)
        t_e2 = (a4 << 18) | ((a4 >> 46) & 0x3FFFF)
        t_a2 = (b0 << 1) | ((b0 >> 63) & 0x1)
        t_b0 = (b1 << 44) | ((b1 >> 20) & 0xFFFFFFFFFFF)
        t_c3 = (b2 << 10) | ((b2 >> 54) & 0x3FF)
        t_d1 = (b3 << 45) | ((b3 >> 19) & 0x1FFFFFFFFFFF)
        t_e4 = (b4 << 2) | ((b4 >> 62) & 0x3)
        t_a4 = (c0 << 62) | ((c0 >> 2) & 0x3FFFFFFFFFFFFFFF)
        t_b2 = (c1 << 6) | ((c1 >> 58) & 0x3F)
        t_c0 = (c2 << 43) | ((c2 >> 21) & 0x7FFFFFFFFFF)
        t_d3 = (c3 << 15) | ((c3 >> 49) & 0x7FFF)
        t_e1 = (c4 << 61) | ((c4 >> 3) & 0x1FFFFFFFFFFFFFFF)
        t_a1 = (d0 << 28) | ((d0 >> 36) & 0xFFFFFFF)
        t_b4 = (d1 << 55) | ((d1 >> 9) & 0x7FFFFFFFFFFFFF)
        t_c2 = (d2 << 25) | ((d2 >> 39) & 0x1FFFFFF)
        t_d0 = (d3 << 21) | ((d3 >> 43) & 0x1FFFFF)
        t_e3 = (d4 << 56) | ((d4 >> 8) & 0xFFFFFFFFFFFFFF)
        t_a3 = (e0 << 27) | ((e0 >> 37) & 0x7FFFFFF)
        t_b1 = (e1 << 20) | ((e1 >> 44) & 0xFFFFF)
        t_c4 = (e2 << 39) | ((e2 >> 25) & 0x7FFFFFFFFF)
        t_d2 = (e3 << 8) | ((e3 >> 56) & 0xFF)
        t_e0 = (e4 << 14) | ((e4 >> 50) & 0x3FFF)
        # chi and iota: the only step that is not linear, and the constant of the round
        a0 = t_a0 ^ (~t_b0 & t_c0) ^ constant
        b0 = t_b0 ^ (~t_c0 & t_d0)
        c0 = t_c0 ^ (~t_d0 & t_e0)
        d0 = t_d0 ^ (~t_e0 & t_a0)
        e0 = t_e0 ^ (~t_a0 & t_b0)
        a1 = t_a1 ^ (~t_b1 & t_c1)
        b1 = t_b1 ^ (~t_c1 & t_d1)
        c1 = t_c1 ^ (~t_d1 & t_e1)
        d1 = t_d1 ^ (~t_e1 & t_a1)
        e1 = t_e1 ^ (~t_a1 & t_b1)
        a2 = t_a2 ^ (~t_b2 & t_c2)
        b2 = t_b2 ^ (~t_c2 & t_d2)
        c2 = t_c2 ^ (~t_d2 & t_e2)
        d2 = t_d2 ^ (~t_e2 & t_a2)
        e2 = t_e2 ^ (~t_a2 & t_b2)
        a3 = t_a3 ^ (~t_b3 & t_c3)
        b3 = t_b3 ^ (~t_c3 & t_d3)
        c3 = t_c3 ^ (~t_d3 & t_e3)
        d3 = t_d3 ^ (~t_e3 & t_a3)
        e3 = t_e3 ^ (~t_a3 & t_b3)
        a4 = t_a4 ^ (~t_b4 & t_c4)
        b4 = t_b4 ^ (~t_c4 & t_d4)
        c4 = t_c4 ^ (~t_d4 & t_e4)
        d4 = t_d4 ^ (~t_e4 & t_a4)
        e4 = t_e4 ^ (~t_a4 & t_b4)

    lanes[0] = a0
    lanes[1] = b0
    lanes[2] = c0
    lanes[3] = d0
    lanes[4] = e0
    lanes[5] = a1
    lanes[6] = b1
    lanes[7] = c1
    lanes[8] = d1
    lanes[9] = e1
    lanes[10] = a2
    lanes[11] = b2
    lanes[12] = c2
    lanes[13] = d2
    lanes[14] = e2
    lanes[15] = a3
    lanes[16] = b3
    lanes[17] = c3
    lanes[18] = d3
    lanes[19] = e3
    lanes[20] = a4
    lanes[21] = b4
    lanes[22] = c4
    lanes[23] = d4
    lanes[24] = e4
