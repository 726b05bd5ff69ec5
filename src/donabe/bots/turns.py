"""Turns: who gets the next of a few places, when many wait for one."""

import asyncio
from collections import OrderedDict, deque


class Turns:
    """A number of places; everybody who waits is given one in turn, however many each of them wants."""

    def __init__(self, places: int) -> None:
        self.free = places  # none while anybody waits
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by whose they are, the next first

    async def take(self, whose: str) -> None:
        """Wait for a place; whoever is cancelled meanwhile has none."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.give_back()
            raise

    def give_back(self) -> None:
        """Leave a place to the next one."""
        while self.waiting:
            whose, turns = self.waiting.popitem(last=False)
            still = deque(turn for turn in turns if not turn.done())
            if still:
                still.popleft().set_result(None)
                if still:
                    self.waiting[whose] = still  # after everybody else
                return
        self.free += 1
