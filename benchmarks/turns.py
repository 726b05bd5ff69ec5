"""Programs measured in turns: slices of work one after the other, so that whatever else the machine does disturbs all."""

from collections.abc import Callable, Sequence
from time import perf_counter, process_time

Work = Callable[[], int]  # does something and returns how often; long enough that two looks at a clock do not count


class Clock:
    """How much a program has done, and in how much time."""

    def __init__(self) -> None:
        self.done = 0
        self.wall = 0.0
        self.own = 0.0

    def run(self, work: Work, seconds: float) -> None:
        """Let it work, at least once, for about so many seconds of processor time."""
        wall, own = perf_counter(), process_time()
        end = own + seconds
        while True:
            self.done += work()
            now = process_time()
            if now >= end:
                break
        self.wall += perf_counter() - wall
        self.own += now - own

    def wall_rate(self) -> float:
        """How much was done in a second of wall time."""
        return self.done / self.wall

    def own_rate(self) -> float:
        """How much was done in a second of the process's own time."""
        return self.done / self.own


def in_turns(works: Sequence[Work], seconds: float, turns: int) -> list[Clock]:
    """A clock for each: all of them warm up, and then work for so many seconds each, a slice at a time."""
    for work in works:
        work()
    clocks = [Clock() for _ in works]
    for _turn in range(turns):
        for clock, work in zip(clocks, works, strict=True):
            clock.run(work, seconds / turns)
    return clocks


def repeated(work: Work, times: int) -> Work:
    """The same so many times, between two looks at the clock."""

    def often() -> int:
        return sum(work() for _ in range(times))

    return often
