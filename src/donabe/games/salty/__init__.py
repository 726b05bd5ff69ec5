"""Salty, by LEO (VicVillage)."""

from collections.abc import Mapping

from donabe.games.salty import actions, guide, reasons, thumb, view
from donabe.games.salty.cards import MENU, Menu, checked_menu
from donabe.games.salty.figures import FIGURES
from donabe.games.salty.lesson import LESSON
from donabe.games.salty.observation import SaltyObservation
from donabe.games.salty.rules import Salty
from donabe.games.salty.scene import SCENE
from donabe.kernel.chance import Chance
from donabe.kernel.errors import BadOption
from donabe.kernel.game import Game
from donabe.kernel.options import Component, OneOf, Value
from donabe.kernel.state import NOBODY


def seated(players: int, options: Mapping[str, Value], chance: Chance) -> Salty:
    """A table before its first deal."""
    named = options["last_player"]
    last_player = NOBODY if named == "random" else int(named)
    if last_player >= players:
        raise BadOption("salty-bad-last-player", number=named, players=players, last=players - 1)
    return Salty(players, chance, Menu(options["dishes"]), last_player)


def rounds(table: Salty) -> int:
    """SA-9.2: as many rounds as players."""
    return table.players


GAME = Game(
    key="salty",
    title="Salty",
    prefix="SA",
    players=(3, 4),
    minutes=30,
    options=(
        OneOf("last_player", "random", ("random", "0", "1", "2", "3")),
        Component("dishes", MENU, checked_menu),
    ),
    phases=("dishes", "sides", "putting-away", "tricks", "over"),
    secret_phases=("sides", "putting-away"),
    tokens=actions.TOKENS,
    picks=actions.picks,
    label=view.label,
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
    observation=SaltyObservation(phases=5),
    weighed_worlds=2000,
    reason=reasons.reason,
)
