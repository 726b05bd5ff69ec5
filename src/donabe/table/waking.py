"""Waking: tables are loaded when something is due there, one after the other, while the house is open."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from donabe.table.store.damage import said_of
from donabe.table.store.store import Store

LOOK = 5.0  # seconds between looks at what is due
SOON = 60.0  # seconds ahead of which an earlier run's tables are woken
QUIET = 15.0  # seconds after which the process that wrote to a table last is taken to be gone, or to have dropped it
SAID_AGAIN = 3_600.0  # seconds after which the log has the same trouble of the same table again
MOST_TROUBLES = 1_000  # that are remembered

Wake = Callable[[str], Awaitable[None]]
logger = logging.getLogger(__name__)


class Troubles:
    """What kept tables from waking: the log has each once, and again when it lasts for long."""

    def __init__(self) -> None:
        self.said: OrderedDict[tuple[str, str], float] = OrderedDict()

    def note(self, what: str, error: Exception) -> None:
        """Log it, with where it came from the first time only."""
        trouble, now = (what, f"{type(error).__name__}: {said_of(error)}"), time.monotonic()
        before = self.said.get(trouble)
        if before is not None and now - before < SAID_AGAIN:
            return
        self.said[trouble] = now
        if len(self.said) > MOST_TROUBLES:
            self.said.popitem(last=False)
        logger.error("%s, %s; trying again", *trouble, exc_info=error if before is None else None)


async def wake_due(store: Store, wake: Wake, now: Callable[[], float]) -> None:
    """Wake what an earlier run has left unsettled, then whatever becomes due, until cancelled."""
    settled, troubles = False, Troubles()
    while True:
        settled = settled or await _woken(lambda: store.unsettled(now() + SOON), wake, troubles)
        await _woken(lambda: store.due(now(), now() - QUIET), wake, troubles)
        await asyncio.sleep(LOOK)


async def _woken(look: Callable[[], Awaitable[list[str]]], wake: Wake, troubles: Troubles) -> bool:
    """Whether all the tables that were found are awake; one that cannot be woken keeps no other asleep."""
    try:
        found = await look()
    except Exception as error:  # noqa: BLE001 - it is logged
        troubles.note("tables where something is due could not be looked for", error)
        return False
    return all([await _is_awake(table_id, wake, troubles) for table_id in found])


async def _is_awake(table_id: str, wake: Wake, troubles: Troubles) -> bool:
    try:
        await wake(table_id)
    except Exception as error:  # noqa: BLE001 - it is logged
        troubles.note(f"table {table_id} could not be woken", error)
        return False
    return True
