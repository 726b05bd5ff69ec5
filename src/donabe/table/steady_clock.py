"""A clock that follows the system's, but never goes back while the process lives."""

import time
from collections.abc import Callable


class SteadyClock:
    """Seconds since 1970; when the system's clock is set back, it goes on as if it had not been."""

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.elapsed = elapsed
        self.ahead_of_elapsed = wall() - elapsed()

    def __call__(self) -> float:
        """The time now."""
        elapsed = self.elapsed()
        self.ahead_of_elapsed = max(self.ahead_of_elapsed, self.wall() - elapsed)
        return self.ahead_of_elapsed + elapsed
