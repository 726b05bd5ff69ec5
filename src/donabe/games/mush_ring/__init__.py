"""Mush-Ring, by Stephen B. Thomas (2016)."""

from collections.abc import Mapping

from donabe.games.mush_ring import actions, guide, reasons, thumb, view
from donabe.games.mush_ring.cards import DECK, cards_of, checked_deck
from donabe.games.mush_ring.figures import FIGURES
from donabe.games.mush_ring.lesson import LESSON
from donabe.games.mush_ring.observation import MushRingObservation
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.scene import SCENE
from donabe.games.mush_ring.table import PHASES
from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.options import Component, Value


def seated(players: int, options: Mapping[str, Value], chance: Chance) -> MushRing:
    """A table before the deal."""
    return MushRing(players, chance, cards_of(options["deck"]))


def rounds(_table: MushRing) -> int:
    """A match is one round."""
    return 1


GAME = Game(
    key="mush_ring",
    title="Mush-Ring",
    prefix="MR",
    players=(2, 3, 4),
    minutes=20,
    rules_version=2,
    options=(Component("deck", DECK, checked_deck),),
    phases=PHASES,
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
    thumb=thumb.choose,
    observation=MushRingObservation(phases=13),
    reason=reasons.reason,
)
