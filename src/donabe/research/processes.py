"""SharedRows: a vector environment's matches spread over processes, which write into shared memory."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from signal import SIG_IGN, SIGINT, getsignal, signal
from threading import current_thread, main_thread
from typing import Any
from weakref import finalize

import numpy as np
import numpy.typing as npt
from librt.random import Random

from donabe import games
from donabe.kernel.options import Value
from donabe.research.batch import IllegalChoice
from donabe.research.layout import Array, Layout

Numbers = npt.NDArray[np.int64]
Setup = tuple[str, int, Mapping[str, Value], bool]  # a game, for how many, with which options, and whether points count


class Shared:
    """Arrays in one piece of shared memory: what `Rows` has, for all matches."""

    def __init__(self, setup: Setup, matches: int, name: str | None = None) -> None:
        layout = Layout(games.load(setup[0]), setup[1])
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "actors": (np.int64, (matches,)),
            "actions": (np.int64, (matches,)),
            "standing": (np.int64, (matches, layout.players)),
            "points": (np.int64, (matches, layout.players)),
            "dones": (np.bool_, (matches,)),
            "observations": (np.uint8, (matches, layout.size)),
            "masks": (np.uint8, (matches, layout.actions)),
        }
        sizes = [int(np.prod(shape)) * np.dtype(kind).itemsize for kind, shape in shapes.values()]
        self.memory = SharedMemory(name, create=name is None, size=sum(sizes))
        self.arrays: dict[str, npt.NDArray[Any]] = {}
        start = 0
        for (what, (kind, shape)), size in zip(shapes.items(), sizes, strict=True):
            self.arrays[what] = np.ndarray(shape, kind, self.memory.buf, start)
            start += size

    def close(self) -> None:
        """Let go of the memory."""
        self.arrays.clear()
        self.memory.close()


class SharedRows:
    """The same as `Rows`, done by several processes, each with some of the matches."""

    def __init__(self, setup: Setup, matches: int, processes: int) -> None:
        self.shared = Shared(setup, matches)
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        self._ending = finalize(self, _end, self.shared, self._pipes, self._processes)  # also if nobody calls close
        ends = [matches * number // processes for number in range(processes + 1)]
        context = get_context("spawn")  # a process forked beside a learner's threads may hang
        for first, end in pairwise(ends):
            ours, theirs = context.Pipe()
            worker = (theirs, setup, matches, self.shared.memory.name, first, end)
            process = context.Process(target=serve_rows, args=worker, daemon=True)
            self._pipes.append(ours)
            process.start()
            self._processes.append(process)
            theirs.close()

    def _all(self, order: str, argument: object = None) -> None:
        """Let every process carry out an order, and wait for the last."""
        try:
            with interrupts_held():
                for pipe in self._pipes:
                    pipe.send((order, argument))
                answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            raise RuntimeError("a process of this environment has ended; close() it and make a new one") from None
        troubles = [trouble for trouble in answers if trouble]
        if troubles:
            raise IllegalChoice(troubles[0])

    def reset(self, seed: bytes) -> None:
        """New matches in all rows."""
        self._all("reset", seed)

    def step(self, actions: bytes) -> None:
        """One action for each match."""
        given = np.frombuffer(actions, np.int64)
        self.shared.arrays["actions"][:] = given
        self._check(given)
        self._all("step")

    def _check(self, actions: Numbers) -> None:
        """No process may go on if another cannot."""
        masks = self.shared.arrays["masks"]
        inside = (actions >= 0) & (actions < masks.shape[1])
        legal = inside & (masks[np.arange(len(actions)), np.where(inside, actions, 0)] == 1)
        if not legal.all():
            row = int(np.argmin(legal))
            seat = self.shared.arrays["actors"][row]
            raise IllegalChoice(f"match {row}: action {actions[row]} is not legal for seat {seat}")

    def sample(self, rng: Random) -> Numbers:
        """A random legal action for each match."""
        self._all("sample", rng.randrange(1 << 62))
        return self.shared.arrays["actions"].copy()

    def observed(self) -> tuple[Array, Array]:
        """What the actors know, and what they may do."""
        return self.shared.arrays["observations"].copy(), self.shared.arrays["masks"].copy()

    def actors(self) -> Numbers:
        """Who decides in each match."""
        return self.shared.arrays["actors"].copy()

    def dones(self) -> npt.NDArray[np.bool_]:
        """Which matches the last step ended."""
        return self.shared.arrays["dones"].copy()

    def standing(self) -> Numbers:
        """By match and seat, of matches just over: opponents behind less opponents ahead."""
        return self.shared.arrays["standing"]

    def points(self) -> Numbers:
        """By match and seat, the points won in the last step."""
        return self.shared.arrays["points"]

    def close(self) -> None:
        """End the processes and free the memory; a second time does nothing."""
        self._ending()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C comes when this is done: half an order could not be gone on from. The second one comes at once."""
    usual = getsignal(SIGINT)
    if not callable(usual) or current_thread() is not main_thread():  # nobody would be interrupted here
        yield
        return
    held: list[Any] = []

    def hold(*arguments: Any) -> None:
        if held:
            usual(*arguments)
        held.append(arguments)

    signal(SIGINT, hold)
    try:
        yield
    finally:
        signal(SIGINT, usual)
    if held:
        usual(*held[0])


def _end(shared: Shared, pipes: list[Connection], processes: list[SpawnProcess]) -> None:
    for pipe in pipes:
        pipe.close()  # a process that has nobody to listen to ends
    for process in processes:
        process.join()
    shared.close()
    shared.memory.unlink()


def serve_rows(pipe: Connection, setup: Setup, matches: int, memory: str, first: int, end: int) -> None:
    """Carry out orders for the matches from a first one up to an end."""
    from donabe.research.vector import Rows

    signal(SIGINT, SIG_IGN)  # Ctrl-C is for the owner, who may go on after it
    shared = Shared(setup, matches, memory)
    rows = Rows(*setup, end - first)
    mine = {name: array[first:end] for name, array in shared.arrays.items()}
    with suppress(EOFError, OSError):  # the owner is gone, or has closed it
        while True:
            order, argument = pipe.recv()
            pipe.send(_carried_out(order, argument, rows, mine, first))
    mine.clear()
    shared.close()


def _carried_out(order: str, argument: Any, rows: Any, mine: dict[str, npt.NDArray[Any]], first: int) -> str:
    """An empty text, or what was wrong."""
    if order == "sample":
        mine["actions"][:] = rows.sample(Random(argument + first))
        return ""
    try:
        if order == "reset":
            rows.reset(argument, first)
        else:
            rows.step(mine["actions"].tobytes())
    except ValueError as error:
        return str(error)
    mine["observations"][:], mine["masks"][:] = rows.observed()
    for name in ("actors", "dones", "standing", "points"):
        mine[name][:] = getattr(rows, name)()
    return ""
