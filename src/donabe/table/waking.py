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
        try:
            for table_id in await (store.due(now(), now() - QUIET) if settled else store.unsettled(now() + SOON)):
                await wake(table_id)
            settled = True
        except Exception:
            logger.exception("tables where something is due could not be woken; trying again")
        await asyncio.sleep(LOOK)
