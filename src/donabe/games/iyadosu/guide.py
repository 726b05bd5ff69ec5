"""What a player of Iyadosu aims at, and which rules answer a question."""

from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import DIVIDING, OVER
from donabe.games.iyadosu.view import out
from donabe.kernel.bits import size
from donabe.kernel.view import SPECTATOR, Text

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
    return Text("iyadosu-goal", {"rounds": table.players, "now": _now(table, viewer)})


def _now(table: Iyadosu, viewer: int) -> Text:
    if table.phase == OVER or viewer == SPECTATOR:
        return Text("iyadosu-goal-watch")
    if table.phase == DIVIDING and not table.bids[viewer]:
        return Text("iyadosu-goal-divide")
    if out(table, viewer):
        return Text("iyadosu-goal-out")
    missing = int(table.bids[viewer] - table.tricks[viewer])
    refuse = Text("iyadosu-goal-refuse", {"refuse": int(size(table.refuse[viewer]))})
    if missing < 0:
        return Text("iyadosu-goal-over", {"refuse": refuse, "over": -missing})
    return Text("iyadosu-goal-play", {"refuse": refuse, "missing": missing})
