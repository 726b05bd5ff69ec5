# compiled
"""Dice: many small choices by chance, four from each number that a generator draws."""

from typing import Final, final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

BITS: Final = 15  # of chance that a choice takes
VALUES: Final = 0x8000  # what they can be; nobody chooses among more
IN_STOCK: Final = 4  # choices in a number drawn
DRAWN: Final[i64] = 0x1000000000000000  # from so many


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Dice:
    """For a loop that chooses all the time: quicker than the generator, and as even."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.stock: i64 = 0
        self.left: i64 = 0  # choices in stock

    def below(self, choices: i64) -> i64:
        """One of the numbers from 0 on, below so many, all equally likely."""
        if self.left == 0:
            self._stock_up()
        product = (self.stock & (VALUES - 1)) * choices
        self.stock >>= BITS
        self.left -= 1
        beyond = product & (VALUES - 1)
        if beyond < choices and beyond < VALUES % choices:  # it would make some choices likelier
            return self.below(choices)
        return product >> BITS

    def _stock_up(self) -> None:
        self.stock = self.rng.randrange(DRAWN)
        self.left = IN_STOCK
