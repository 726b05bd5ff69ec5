"""The sections of a report, each from the facts alone."""

from donabe.lab.study.measures import (
    branching,
    drama,
    information,
    length,
    scores,
    seats,
    simultaneous,
    skill,
    stakes,
    strengths,
    usage,
)
from donabe.lab.study.section import Measure

MEASURES: tuple[Measure, ...] = (
    length,
    scores,
    seats,
    branching,
    stakes,
    drama,
    skill,
    strengths,
    usage,
    simultaneous,
    information,
)
