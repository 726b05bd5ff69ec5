# compiled
"""What a player of Iyadosu aims at, and which rules answer a question."""

from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import DIVIDING, OVER
from donabe.games.iyadosu.view import out
from donabe.kernel.bits import size
from donabe.kernel.view import SPECTATOR, Text, alike

CLAUSES = {
    "iyadosu-prompt-split": ("IY-3.1", "IY-3.2", "IY-3.3"),
    "iyadosu-prompt-lead": ("IY-4.1", "IY-6.4"),
    "iyadosu-prompt-follow": ("IY-4.2", "IY-4.3", "IY-6.1", "IY-6.2"),
    "iyadosu-prompt-only-follow": ("IY-4.2", "IY-6.1", "IY-6.2"),
    "iyadosu-prompt-discard": ("IY-4.4", "IY-6.2"),
    "iyadosu-prompt-wait-split": ("IY-3.4",),
    "iyadosu-prompt-wait-play": ("IY-4.7",),
    "iyadosu-prompt-over": ("IY-9.2",),
}


def goal(table: Iyadosu, viewer: int) -> Text:
    """What wins the match, and what the viewer aims at now."""
    return _aim(table.players, *_now(table, viewer))


def _now(table: Iyadosu, viewer: int) -> tuple[str, int, int]:
    """What matters now, with the tricks that are missing and the refuse cards that are left where they do."""
    if table.phase == OVER or viewer == SPECTATOR:
        return "watch", 0, 0
    if table.phase == DIVIDING and not table.bids[viewer]:
        return "divide", 0, 0
    if out(table, viewer):
        return "out", 0, 0
    missing = int(table.bids[viewer] - table.tricks[viewer])
    return "over" if missing < 0 else "play", abs(missing), size(table.refuse[viewer])


@alike
def _aim(rounds: int, now: str, tricks: int, left: int) -> Text:
    refuse = Text("iyadosu-goal-refuse", {"refuse": left})
    facts = {"over": {"refuse": refuse, "over": tricks}, "play": {"refuse": refuse, "missing": tricks}}
    return Text("iyadosu-goal", {"rounds": rounds, "now": Text(f"iyadosu-goal-{now}", facts.get(now, {}))})
