"""Mushroom Sort, by Yokouchi Muneyuki (Ayatsurare Ningyoukan)."""

from collections.abc import Mapping

from donabe.games.mushroom_sort import actions, guide, likelihood, playout, reasons, thumb, view
from donabe.games.mushroom_sort.figures import FIGURES
from donabe.games.mushroom_sort.lesson import LESSON
from donabe.games.mushroom_sort.observation import MushroomSortObservation
from donabe.games.mushroom_sort.recipe import RECIPE, checked_recipe, side_for
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.scene import SCENE
from donabe.kernel.chance import Chance
from donabe.kernel.errors import BadOption
from donabe.kernel.game import Game
from donabe.kernel.options import Component, Flag, Value


def seated(players: int, options: Mapping[str, Value], chance: Chance) -> MushroomSort:
    """A table before its first deal."""
    if options["pig"] and players == 2:
        raise BadOption("mushroom_sort-bad-pig")
    return MushroomSort(players, chance, options["pig"], side_for(players, options["recipe"]))


def rounds(table: MushroomSort) -> int:
    """MS-1.4: as many rounds as players."""
    return table.players


GAME = Game(
    key="mushroom_sort",
    title="Mushroom Sort",
    prefix="MS",
    players=(2, 3, 4),
    minutes=30,
    options=(Flag("pig"), Component("recipe", RECIPE, checked_recipe)),
    phases=("arranging", "gathering", "predicting", "over"),
    secret_phases=("arranging",),
    tokens=actions.TOKENS,
    picks=actions.picks,
    sayable=actions.sayable,
    label=view.label,
    faces=view.faces(),
    seated=seated,
    rounds=rounds,
    prompt=view.prompt,
    badges=view.badges,
    zones=view.zones,
    progress=view.progress,
    scene=SCENE,
    thumb=thumb.choose,
    observation=MushroomSortObservation(phases=4),
    playout=playout.choose,
    weighed_worlds=400,
    likelihood=likelihood.likelihood,
    brief_worlds={2: 0.5},
    reason=reasons.reason,
    goal=guide.goal,
    clauses=guide.CLAUSES,
    lesson=LESSON,
    figures=FIGURES,
)
