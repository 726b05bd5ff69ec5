"""Aims: what a game is tuned towards, each with a loss that is 0 when it is reached."""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from donabe.kernel.errors import BadOption, shortened
from donabe.lab.study.measures.seats import unfairness
from donabe.lab.study.measures.skill import explained
from donabe.lab.study.plan import Setting
from donabe.lab.study.sums import Estimator, ratio_of

AIM = re.compile(r"(\w+)(?:=(\d+(?:\.\d+)?)(?:(?:±|\+-)(\d+(?:\.\d+)?))?)?")
SHARES = {  # aims that want much of a share
    "decisions_matter": ratio_of("stakes/mattered"),
    "late_decision": ratio_of("drama/settled"),
}
FIGURES = {  # aims that want a number
    "length": ratio_of("length/minutes"),
    "rounds": ratio_of("length/rounds"),
    "decisions": ratio_of("length/decisions"),
    "choices": ratio_of("branching/mean"),
    "lead_changes": ratio_of("drama/changes"),
    "margin": ratio_of("scores/margin"),
    "winner": ratio_of("scores/winner"),
}
KNOWN = ("seat_fairness", "skill", *SHARES, *FIGURES)


@dataclass(frozen=True)
class Aim:
    """A figure, and how far it is from what is wanted."""

    text: str
    figure: Estimator
    loss: Callable[[float], float]


def aims_from(text: str, setting: Setting) -> list[Aim]:
    """The aims that a text names, such as `seat_fairness, length=25±5, decisions_matter`."""
    return [_aim(word.strip(), setting) for word in text.split(",")]


def _aim(word: str, setting: Setting) -> Aim:
    found = AIM.fullmatch(word)
    if found is None or found[1] not in KNOWN or (found[1] in FIGURES) != (found[2] is not None):
        raise BadOption("error-tune-aim", found=shortened(word), known=[*KNOWN])
    name, target, width = found.groups()
    if name == "seat_fairness":
        return Aim(word, lambda totals: unfairness(totals, setting), lambda found: found * setting.players)
    if name == "skill":
        if len(setting.levels) < 2:
            raise BadOption("error-tune-skill")
        return Aim(word, partial(explained, list(setting.levels), setting.players, "level"), _missing)
    if name in SHARES:
        return Aim(word, SHARES[name], _missing)
    return Aim(word, FIGURES[name], partial(_distance, float(target), float(width or 0)))


def _missing(share: float) -> float:
    return 1 - share


def _distance(target: float, width: float, found: float) -> float:
    """How far beyond the width, in widths (or in parts of the target if there is no width)."""
    beyond = max(0.0, abs(found - target) - width)
    return beyond / (width or max(1.0, target)) if not math.isnan(found) else math.nan
