"""Waking: tables are loaded when something is due there, one after the other, while the house is open."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from donabe.table.store.store import Store

LOOK = 5.0  # seconds between looks at what is due
SOON = 60.0  # seconds ahead of which an earlier run's tables are woken
QUIET = 15.0  # seconds after which the process that wrote to a table last is taken to be gone, or to have dropped it

Wake = Callable[[str], Awaitable[None]]
logger = logging.getLogger(__name__)


async def wake_due(store: Store, wake: Wake, now: Callable[[], float]) -> None:
    """Wake what an earlier run has left unsettled, then whatever becomes due, until cancelled."""
    settled = False
    while True:
        settled = settled or await _woken(lambda: store.unsettled(now() + SOON), wake)
        await _woken(lambda: store.due(now(), now() - QUIET), wake)
        await asyncio.sleep(LOOK)


async def _woken(look: Callable[[], Awaitable[list[str]]], wake: Wake) -> bool:
    """Whether all the tables that were found are awake; one look that fails, as over a damaged page, stops no other."""
    try:
        for table_id in await look():
            await wake(table_id)
    except Exception:
        logger.exception("tables where something is due could not be woken; trying again")
        return False
    return True
