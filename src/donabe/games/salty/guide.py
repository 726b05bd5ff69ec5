"""What a player of Salty aims at, and which rules answer a question."""

from donabe.games.salty.cards import tricks_in
from donabe.games.salty.rules import Salty
from donabe.games.salty.table import OVER, PUTTING_AWAY, ZERO_SIDE
from donabe.kernel.state import NOBODY
from donabe.kernel.view import SPECTATOR, Text

CLAUSES = {
    "salty-prompt-dish": ("SA-3.1", "SA-3.3", "SA-8.3", "SA-8.4"),
    "salty-prompt-side": ("SA-3.4", "SA-8.3", "SA-8.5", "SA-8.6"),
    "salty-prompt-away": ("SA-4.1", "SA-4.3", "SA-6.2"),
    "salty-prompt-lead": ("SA-5.1", "SA-6.1", "SA-6.2", "SA-7.1"),
    "salty-prompt-follow": ("SA-5.2", "SA-6.1", "SA-6.2", "SA-6.3"),
    "salty-prompt-free": ("SA-5.3", "SA-6.1", "SA-6.2"),
    "salty-prompt-wait-dish": ("SA-3.2", "SA-3.3"),
    "salty-prompt-wait-sides": ("SA-3.4",),
    "salty-prompt-wait-away": ("SA-4.2", "SA-4.4"),
    "salty-prompt-wait-play": ("SA-5.2", "SA-7.6"),
    "salty-prompt-over": ("SA-9.3",),
}


def goal(table: Salty, viewer: int) -> Text:
    """What wins the match, and what the viewer aims at now."""
    return Text("salty-goal", {"rounds": table.players, "now": _now(table, viewer)})


def _now(table: Salty, viewer: int) -> Text:
    if table.phase == OVER or viewer == SPECTATOR:
        return Text("salty-goal-watch")
    if table.dishes[viewer] == NOBODY:
        return Text("salty-goal-dish")
    plates = int(table.plates(viewer))
    if table.sides[viewer] == NOBODY:
        return Text("salty-goal-side", {"plates": plates})
    if table.phase == PUTTING_AWAY:
        return Text("salty-goal-away", {"plates": plates})
    if table.sides[viewer] == ZERO_SIDE:
        return Text("salty-goal-zero", {"cubes": int(table.got[viewer])})
    return _filling(table, viewer, plates)


def _filling(table: Salty, viewer: int, plates: int) -> Text:
    """What is still to be done for a dish: cubes to win, or none any more."""
    missing = plates - int(table.got[viewer])
    if missing < 0:
        return Text("salty-goal-over", {"over": -missing})
    if missing == 0:
        return Text("salty-goal-full")
    if missing > min(tricks_in(table.players) - table.trick_number, sum(table.rack)):
        return Text("salty-goal-few")
    types = "yes" if table.menu.pays_types(table.dishes[viewer]) else "no"
    return Text("salty-goal-fill", {"missing": missing, "types": types})
