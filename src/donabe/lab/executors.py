"""Where matches are played: processes of this machine, the workers of a Dask cluster, or an executor that is given."""

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from donabe.bots.processes import ProcessPool, cores
from donabe.kernel.errors import DonabeError, shortened

T = TypeVar("T")
Workers = int | str  # so many processes, or the address of a cluster

CLUSTER = "dask://"
PATIENCE = 30  # seconds that a cluster has to answer, and to have a worker


class BadWorkers(DonabeError):
    """Workers that cannot be had, or that die again and again."""

    code = "bad-workers"


def workers_from(text: str | None) -> Workers | None:
    """What `--workers` says: a number of processes, or the address of a cluster; None is all cores."""
    if text is None or (text.startswith(CLUSTER) and len(text) > len(CLUSTER)):
        return text
    if text.isascii() and text.isdigit() and int(text[:9]) > 0:
        return int(text[:9])
    raise BadWorkers("error-workers", found=shortened(text))


class Team:
    """Workers behind a standard executor: so many slots at a time."""

    deaths: tuple[type[BaseException], ...] = (BrokenExecutor,)  # how an answer says that a worker died over it

    def __init__(self, executor: Executor, slots: int) -> None:
        self.executor = executor
        self.slots = slots

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Have a worker call a function."""
        return self.executor.submit(work, *args)

    def replace(self) -> bool:
        """Get new workers for those that died; whether there are any. A given executor is left to its owner."""
        return False

    def close(self, *, finished: bool) -> None:
        """Let the workers go; at once if their work is not wanted any more."""


class Processes(Team):
    """Processes of this machine, for as long as they are needed."""

    executor: ProcessPool

    def __init__(self, workers: int) -> None:
        super().__init__(ProcessPool(workers), workers)

    def replace(self) -> bool:
        """A new pool: the old one is of no use once a worker has died."""
        self.executor.abandon()
        self.executor = ProcessPool(self.slots)
        return True

    def close(self, *, finished: bool) -> None:
        """End the processes."""
        if finished:
            self.executor.shutdown()
        else:
            self.executor.abandon()


class Cluster(Team):
    """The workers of a Dask cluster; its scheduler replaces those that die."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
            from distributed.scheduler import KilledWorker
        except ImportError:
            raise BadWorkers("error-workers-no-dask") from None
        self.deaths = (KilledWorker, CancelledError)
        try:
            self._client = Client(address.replace(CLUSTER, "tcp://", 1), timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BadWorkers("error-workers-no-cluster", address=shortened(address), detail=str(error)) from None
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            self._client.close()
            raise BadWorkers("error-workers-none", address=shortened(address)) from None
        super().__init__(self._client.get_executor(pure=False), sum(self._client.nthreads().values()))

    def replace(self) -> bool:
        """Ask again: the scheduler gives up a task after a few dead workers, though they died of something else."""
        return True

    def close(self, *, finished: bool) -> None:
        """Leave the cluster to itself; what it still plays for us is cancelled."""
        with suppress(TimeoutError, OSError):
            self.executor.shutdown(wait=finished)
            self._client.close()


@contextmanager
def team_of(workers: Workers, most: int) -> Iterator[Team]:
    """The workers that are asked for, not more than there is work for; they are let go after the block."""
    team = Cluster(workers) if isinstance(workers, str) else Processes(min(workers, most))
    finished = False
    try:
        yield team
        finished = True
    finally:
        team.close(finished=finished)


def in_this_process(workers: Workers | None, most: int) -> bool:
    """Whether there is so little to do, or one worker at most, that nobody else is needed."""
    return not isinstance(workers, str) and min(workers or cores(), most) <= 1
