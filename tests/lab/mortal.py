"""Work for workers that die over it."""

import os
import signal
import time
from pathlib import Path


def squared(folder: Path, number: int) -> int:
    """The square of a number; whoever is first to be asked for 7 dies over it, and others are at work meanwhile."""
    time.sleep(0.01)
    if number == 7 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def deadly(number: int) -> int:
    """Nobody lives through 3."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number
