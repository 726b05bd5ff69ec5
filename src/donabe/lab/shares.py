"""Shares with intervals from duplicate deals. The unit is the deal: its seatings are not independent of each other."""

import math

from donabe.lab.summary import NORMAL_95, Estimate

FEWEST_DEALS = 20  # before a result may count as clear
LOOKS = 1.5  # each look for a clear result comes after so many times as many deals as the one before
NORMAL_CLEAR = 2.7  # wider than 95 %, as there are many looks: of equal bots 5 % are called unequal within 1,000 deals
ROUNDING = 1e-6


class Share:
    """What part of a whole fell to somebody, both counted deal by deal."""

    def __init__(self) -> None:
        self.deals = 0
        self._part = self._whole = 0.0
        self._squares = (0.0, 0.0, 0.0)  # of the part, of part and whole, of the whole

    def add(self, part: float, whole: float) -> None:
        """Add a deal."""
        self.deals += 1
        self._part += part
        self._whole += whole
        parts, both, wholes = self._squares
        self._squares = (parts + part * part, both + part * whole, wholes + whole * whole)

    def estimate(self, normal: float = NORMAL_95) -> Estimate:
        """The share with its margin; unknown (nan) as long as there is no whole, or only one deal for the margin."""
        if not self._whole:
            return Estimate(math.nan, math.nan)
        share = self._part / self._whole
        if self.deals < 2:
            return Estimate(share, math.nan)
        if self._part in {0, self._whole}:  # nothing or everything so far, which does not make it certain (Wilson)
            return Estimate(share, normal**2 / (self.deals + normal**2))
        parts, both, wholes = self._squares
        spread = max(0.0, parts - 2 * share * both + share * share * wholes) / (self.deals - 1)
        error = math.sqrt(spread * self.deals) / self._whole
        return Estimate(share, student(normal, self.deals - 1) * error)

    def clear_of(self, fair: float, fewest: int = FEWEST_DEALS) -> bool:
        """Whether enough deals say that this is not the fair share; ask only when `is_look` says so."""
        wide = self.estimate(NORMAL_CLEAR)
        return self.deals >= fewest and excludes(wide, fair)


def excludes(estimate: Estimate, fair: float) -> bool:
    """Whether the interval leaves the fair share out."""
    return abs(estimate.mean - fair) > estimate.margin + ROUNDING


def is_look(deals: int, fewest: int = FEWEST_DEALS) -> bool:
    """Whether to look for a clear result after so many deals; looking after each would find one by mere chance."""
    look = fewest
    while look < deals:
        look = math.ceil(look * LOOKS)
    return look == deals


def student(normal: float, freedom: int) -> float:
    """The quantile of Student's distribution to one of the normal (Fisher's series): few deals, wider intervals."""
    third, fifth, seventh = normal**3, normal**5, normal**7
    return (
        normal
        + (third + normal) / (4 * freedom)
        + (5 * fifth + 16 * third + 3 * normal) / (96 * freedom**2)
        + (3 * seventh + 19 * fifth + 17 * third - 15 * normal) / (384 * freedom**3)
    )
