"""Iyadosu, by Mashikamaru (Game Market 2022)."""

from collections.abc import Mapping

from donabe.games.iyadosu import actions, guide, reasons, thumb, view
from donabe.games.iyadosu.figures import FIGURES
from donabe.games.iyadosu.lesson import LESSON
from donabe.games.iyadosu.observation import IyadosuObservation
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.scene import SCENE
from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Value


def seated(players: int, options: Mapping[str, Value], chance: Chance) -> Iyadosu:
    """A table before its first deal."""
    return Iyadosu(players, chance, options["bid_bonus"], options["early_win"])


def rounds(table: Iyadosu) -> int:
    """IY-9.1: as many rounds as players."""
    return table.players


GAME = Game(
    key="iyadosu",
    title="Iyadosu",
    prefix="IY",
    players=(3, 4, 5),
    minutes=30,
    rules_version=2,
    options=(Flag("bid_bonus"), Flag("early_win")),
    phases=("dividing", "tricks", "over"),
    tokens=actions.TOKENS,
    picks=actions.picks,
    label=view.label,
    tag=view.tag,
    faces=view.faces(),
    seated=seated,
    rounds=rounds,
    prompt=view.prompt,
    badges=view.badges,
    zones=view.zones,
    progress=view.progress,
    goal=guide.goal,
    clauses=guide.CLAUSES,
    scene=SCENE,
    lesson=LESSON,
    figures=FIGURES,
    out=view.out,
    thumb=thumb.choose,
    observation=IyadosuObservation(phases=3),
    brief_worlds={3: 1, 4: 1, 5: 1},
    reason=reasons.reason,
)
