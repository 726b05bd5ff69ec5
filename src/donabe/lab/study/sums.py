"""Sums: what figures are made of, kept by groups of deals; intervals come from leaving out one group at a time.

A deal is what is independent: its seatings are not. The delete-a-group jackknife asks for nothing else, so that shares,
regressions and differences between two studies of the same deals all get their intervals in the same way.
"""

import math
from collections import defaultdict
from collections.abc import Callable

from donabe.lab.shares import student
from donabe.lab.study.facts import MatchFacts
from donabe.lab.summary import NORMAL_95, Estimate

GROUPS = 25
Cells = dict[str, list[float]]  # by name: part and whole


class Totals:
    """Sums over all groups, or all but one."""

    def __init__(self, all_of_it: Cells, left_out: Cells | None = None) -> None:
        self._all = all_of_it
        self._out = left_out or {}

    def part(self, name: str) -> float:
        """What was added as parts."""
        return self._cell(name, 0)

    def whole(self, name: str) -> float:
        """What was added as wholes."""
        return self._cell(name, 1)

    def ratio(self, name: str) -> float:
        """Part by whole; unknown (nan) where there is no whole."""
        whole = self.whole(name)
        return self.part(name) / whole if whole else math.nan

    def _cell(self, name: str, place: int) -> float:
        cell, out = self._all.get(name), self._out.get(name)
        return 0.0 if cell is None else cell[place] - (out[place] if out else 0.0)


Estimator = Callable[[Totals], float]


class Sums:
    """Parts and wholes by name, added deal by deal and not kept otherwise."""

    def __init__(self) -> None:
        self.matches = 0
        self.deals = 0
        self.same_deal: list[MatchFacts] = []  # the matches of this deal before this one
        self._last: MatchFacts | None = None
        self._all: Cells = defaultdict(lambda: [0.0, 0.0])
        self._groups: list[Cells] = [defaultdict(lambda: [0.0, 0.0]) for _ in range(GROUPS)]
        self._group = self._groups[0]
        self._used: set[int] = set()

    def begin_match(self, facts: MatchFacts) -> None:
        """All that is added from now on belongs to this match."""
        if self._last is not None and self._last.deal == facts.deal:
            self.same_deal.append(self._last)
        else:
            self.same_deal = []
            self.deals += 1
        self._last = facts
        self.matches += 1
        self._group = self._groups[facts.deal % GROUPS]
        self._used.add(facts.deal % GROUPS)

    def add(self, name: str, part: float, whole: float = 1.0) -> None:
        """Add to a figure."""
        for cells in (self._all, self._group):
            cell = cells[name]
            cell[0] += part
            cell[1] += whole

    def names(self, beginning: str) -> list[str]:
        """What follows this beginning in the names of figures, sorted."""
        return sorted(name.removeprefix(beginning) for name in self._all if name.startswith(beginning))

    def totals(self) -> Totals:
        """Everything."""
        return Totals(self._all)

    def without(self, group: int) -> Totals:
        """Everything but one group."""
        return Totals(self._all, self._groups[group])

    def estimate(self, of: Estimator) -> Estimate:
        """A figure with its margin."""
        return _estimated(of(self.totals()), [of(self.without(group)) for group in sorted(self._used)])

    def ratio(self, name: str) -> Estimate:
        """Part by whole with its margin."""
        return self.estimate(lambda totals: totals.ratio(name))

    def share(self, name: str) -> Estimate:
        """The same for a share: nothing or everything so far does not make it certain (Wilson)."""
        return self.certain(self.ratio(name))

    def certain(self, share: Estimate) -> Estimate:
        """A share with a margin even where it is nothing or everything."""
        if share.mean in {0.0, 1.0}:
            return Estimate(share.mean, NORMAL_95**2 / (self.deals + NORMAL_95**2))
        return share


def difference(one: Sums, other: Sums, of: Estimator) -> Estimate:
    """How much more a figure is in one study than in another of the same deals."""
    groups = sorted(one._used & other._used)  # noqa: SLF001 - of the same class
    without = [of(one.without(group)) - of(other.without(group)) for group in groups]
    return _estimated(of(one.totals()) - of(other.totals()), without)


def _estimated(mean: float, without: list[float]) -> Estimate:
    count = len(without)
    if math.isnan(mean) or count < 2 or any(math.isnan(each) for each in without):
        return Estimate(mean, math.nan)
    middle = math.fsum(without) / count
    variance = (count - 1) / count * math.fsum((each - middle) ** 2 for each in without)
    return Estimate(mean, student(NORMAL_95, count - 1) * math.sqrt(variance))


def ratio_of(name: str) -> Estimator:
    """Part by whole, as a figure that can be compared."""
    return lambda totals: totals.ratio(name)


def share_of(names: list[str], of: str) -> Estimator:
    """What part of a count these counts make together."""
    return lambda totals: sum(totals.part(name) for name in names) / max(1.0, totals.part(of))
