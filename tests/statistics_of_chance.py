"""How far counts may stray from equal before a test calls them unfair."""

import math
from collections.abc import Mapping
from typing import Any


def chi_square_of(seen: Mapping[Any, int]) -> float:
    """The chi-square statistic of counts that should all be equal."""
    expected = sum(seen.values()) / len(seen)
    return sum((count - expected) ** 2 for count in seen.values()) / expected


def chi_square_limit(cells: int) -> float:
    """What fair counts in so many cells exceed about once in ten thousand (Wilson and Hilferty's approximation)."""
    freedom = cells - 1
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.72 * math.sqrt(spread)) ** 3)
