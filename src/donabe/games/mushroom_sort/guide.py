"""What a player of Mushroom Sort aims at, and which rules answer a question."""

from typing import Any

from donabe.games.mushroom_sort.recipe import NAMES
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, OVER, PREDICTING, TURNS
from donabe.games.mushroom_sort.view import combination_so_far
from donabe.kernel.bits import has, size
from donabe.kernel.view import SPECTATOR, Text

CLAUSES = {
    "mushroom_sort-prompt-arrange": ("MS-2.3", "MS-2.4", "MS-2.5", "MS-3.7"),
    "mushroom_sort-prompt-row": ("MS-8.2", "MS-8.3", "MS-2.5"),
    "mushroom_sort-prompt-gather": ("MS-3.2", "MS-3.5", "MS-3.6", "MS-3.7", "MS-3.8"),
    "mushroom_sort-prompt-predict": ("MS-7.4", "MS-7.5"),
    "mushroom_sort-prompt-wait-arrange": ("MS-2.6", "MS-2.7"),
    "mushroom_sort-prompt-wait-gather": ("MS-3.1", "MS-4.1", "MS-4.2"),
    "mushroom_sort-prompt-wait-predict": ("MS-7.4", "MS-7.6"),
    "mushroom_sort-prompt-over": ("MS-6.3", "MS-6.4"),
}


def goal(table: MushroomSort, viewer: int) -> Text:
    """What wins the match, and what the viewer aims at now."""
    return Text("mushroom_sort-goal", {"rounds": table.players, "now": _now(table, viewer)})


def _now(table: MushroomSort, viewer: int) -> Text:
    if table.phase == OVER or viewer == SPECTATOR:
        return Text("mushroom_sort-goal-watch", {"players": table.players})
    if table.phase == ARRANGING:
        return _arranging(table, viewer)
    if viewer == table.pig_player():
        return Text("mushroom_sort-goal-pig", {"points": int(table.recipe.pig)})
    if table.phase == PREDICTING:
        return Text("mushroom_sort-goal-guessed")
    return _gathering(table, viewer)


def _arranging(table: MushroomSort, viewer: int) -> Text:
    if not has(table.pending, viewer):
        return Text("mushroom_sort-goal-arranged")
    return Text("mushroom_sort-goal-row" if table.players == 2 else "mushroom_sort-goal-arrange")


def _gathering(table: MushroomSort, viewer: int) -> Text:
    """What the soup is so far, and what to think of before the next token."""
    left = int(TURNS - size(table.gathers[viewer]))
    if left == TURNS:
        return Text("mushroom_sort-goal-first")
    facts: dict[str, Any] = {"combination": NAMES[combination_so_far(table, viewer)], "left": left}
    if left == 2 and table.has_pot(viewer):
        return Text("mushroom_sort-goal-pot", facts)
    if left == 1 and table.players > 2:
        return Text("mushroom_sort-goal-last", facts)
    return Text("mushroom_sort-goal-gather", facts)
