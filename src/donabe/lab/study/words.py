"""Numbers and sentences of a report, in its language."""

import math
from collections.abc import Callable

from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.lab.study.section import PERCENT, POINTS, SHARE, ends
from donabe.lab.summary import Estimate

UNKNOWN = "?"
MINUS = "\N{MINUS SIGN}"


class Words:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, text: Text) -> str:
        """A sentence."""
        return spoken(text, self.language)

    def tell(self, name: str, **facts: object) -> str:
        """A sentence by its name."""
        return self.say(Text(name, dict(facts)))

    def number(self, value: float, unit: str, *, signed: bool = False) -> str:
        """A value in its unit, with three digits or so."""
        if math.isnan(value):
            return UNKNOWN
        shown = 100 * value if unit in {SHARE, PERCENT, POINTS} else value
        digits = 1 if unit in {SHARE, PERCENT, POINTS} or abs(shown) >= 10 else 2
        number = self.tell(f"lab-decimal-{digits}", number=abs(shown))
        nothing = self.tell(f"lab-decimal-{digits}", number=0.0)
        sign = "" if number == nothing else MINUS if shown < 0 else "+" if signed or unit == POINTS else ""
        return sign + (self.tell("lab-percent", number=number) if unit in {SHARE, PERCENT} else number)

    def mark(self, unit: str) -> Callable[[float], str]:
        """Values beside an axis."""
        return lambda value: self.number(value, unit)

    def interval(self, estimate: Estimate, unit: str) -> str:
        """An interval alone; empty if it is not known."""
        if math.isnan(estimate.margin):
            return ""
        low, high = (self.number(each, unit) for each in ends(estimate, unit))
        return self.tell("lab-between", low=low, high=high)

    def estimate(self, estimate: Estimate, unit: str, *, signed: bool = False) -> str:
        """A value with its interval."""
        value = self.number(estimate.mean, unit, signed=signed)
        if math.isnan(estimate.margin):
            return value
        low, high = (self.number(each, unit, signed=signed) for each in ends(estimate, unit))
        return self.tell("lab-interval", value=value, low=low, high=high)
