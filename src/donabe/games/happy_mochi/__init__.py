"""Happy Mochi, by Johan Benvenuto and Romaric Galonnier (Zygomatic 2025)."""

from collections.abc import Mapping

from donabe.games.happy_mochi import actions, guide, reasons, thumb, view
from donabe.games.happy_mochi.cards import EFFECT_TABLE, checked_effects, effect_by_card
from donabe.games.happy_mochi.figures import FIGURES
from donabe.games.happy_mochi.lesson import LESSON
from donabe.games.happy_mochi.observation import HappyMochiObservation
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.scene import SCENE
from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.options import Component, Number, Value


def seated(players: int, options: Mapping[str, Value], chance: Chance) -> HappyMochi:
    """A table before its first deal."""
    return HappyMochi(players, chance, effect_by_card(options["effects"]), options["end_score"])


def rounds(_table: HappyMochi) -> int:
    """HM-9.1: nobody knows beforehand."""
    return 0


GAME = Game(
    key="happy_mochi",
    title="Happy Mochi",
    prefix="HM",
    players=(2, 3, 4, 5, 6),
    minutes=20,
    fewest_win=True,
    rules_version=2,
    options=(Number("end_score", 30, 1, 200), Component("effects", EFFECT_TABLE, checked_effects)),
    phases=view.PHASES,
    secret_phases=("giving", "setting-aside"),
    tokens=actions.TOKENS,
    picks=actions.picks,
    label=view.label,
    any_order=actions.any_order,
    faces=view.faces(),
    seated=seated,
    rounds=rounds,
    prompt=view.prompt,
    badges=view.badges,
    zones=view.zones,
    progress=view.progress,
    takes_part=view.has_cards,
    goal=guide.goal,
    clauses=guide.CLAUSES,
    scene=SCENE,
    lesson=LESSON,
    figures=FIGURES,
    thumb=thumb.choose,
    observation=HappyMochiObservation(phases=7),
    reason=reasons.reason,
)
