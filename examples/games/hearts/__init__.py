"""Hearts: the traditional game, as an example of a game in a folder of its own (docs/adding-a-game.md)."""

from collections.abc import Mapping

from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Number, Value

from . import actions, reasons, thumb, view
from .observation import HeartsObservation
from .rules import Hearts
from .scene import SCENE
from .table import House


def seated(_players: int, options: Mapping[str, Value], chance: Chance) -> Hearts:
    """A table before its first deal."""
    return Hearts(chance, House(**options))


def rounds(_table: Hearts) -> int:
    """HE-5.1: nobody knows how many deals it will take."""
    return 0


GAME = Game(
    key="hearts",
    title="Hearts",
    prefix="HE",
    players=(4,),
    minutes=40,
    fewest_win=True,
    options=(
        Number("target", 100, 1, 500),
        Flag("pass_cards", default=True),
        Flag("no_pts_on_first_trick", default=True),
        Flag("can_lead_any_club"),
        Flag("must_break_hearts", default=True),
        Flag("qs_breaks_hearts", default=True),
        Flag("can_lead_hearts_instead_of_qs"),
        Flag("jd_bonus"),
        Flag("avoid_all_tricks_bonus"),
    ),
    phases=("passing", "tricks", "over"),
    secret_phases=("passing",),
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
    scene=SCENE,
    thumb=thumb.choose,
    observation=HeartsObservation(phases=3),
    reason=reasons.reason,
)
