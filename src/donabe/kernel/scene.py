"""Scenes: where a game's zones lie on the stage, for each shape of window. The client that draws them knows no game."""

import msgspec


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on the mat for one zone."""

    zone: str  # its id (`away:me` is the viewer's), or zones by kind: `middle:*` all, `mine:ring`, `theirs:ring`
    left: int  # all four in hundredths of the mat
    top: int
    width: int
    height: int
    look: str = ""  # another way to draw it than the zone's layout
    phases: tuple[str, ...] = ()  # only in these; empty: always
    given: str = ""  # only if such a zone, named as above, is on the table; with `!` before it: only if none is


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """The stage in one shape of window: how large its parts are, and what lies on the mat."""

    mat: tuple[Spot, ...] = ()
    side: int = 19  # the width of a side, in hundredths of the stage
    top: int = 18  # the height above the mat
    mine: int = 25  # the height below the ribbon
    facts: tuple[str, ...] = ()  # my kinds of zones beside my name, if others than in the scene's other shapes
    near: int = 0  # the width beside my hand, if it is not that of a side
    aside: int = 12  # in a landscape: the width at the right of my hand
    abreast: bool = (
        False  # what lies before another player lies beside its name, not below it: in a landscape, or above
    )
    stacked: bool = False  # those above the mat sit one over the other; `top` is then the height for each
    flow: bool = True  # zones without a spot of their own follow each other on the mat
    badges: bool = True  # small facts stand on the place cards


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of zone that lies before its owner, and how much of the room there it gets."""

    kind: str
    share: int = 1
    look: str = ""  # another way to draw it than the zone's layout
    beside: bool = False  # in the line of the name, not below it


class Scene(msgspec.Struct, frozen=True):
    """How a game looks: its cloth, what lies before each player, and the stage in each shape of window."""

    cloth: str = ""  # the mat as a CSS background, such as a colour; empty: the mat is bare wood
    hem: str = ""  # the colour of its edge
    weave: str = ""  # the pattern of its edge: plain, `gingham` or `tatami`
    seat: tuple[Part, ...] = ()  # kinds of zones before another player, in order; others are left out
    facts: tuple[str, ...] = ()  # my kinds of zones beside my name
    hand: tuple[str, ...] = ("hand", "row")  # my kinds of zones in the middle
    aside: tuple[str, ...] = ()  # kinds of zones at the right, mine or everybody's
    quiet: tuple[str, ...] = ()  # badges that zones show already
    shouts: tuple[str, ...] = ()  # kinds of events whose words are shouted
    bill: str = (
        ""  # the kind of event that tells what a seat has at a round's end: its `cards` and `pieces` are on the bill
    )
    desktop: Stage = Stage()
    phone: Stage = Stage(side=0, top=15, mine=30)
    landscape: Stage = Stage(side=17, top=0, mine=34)
    duel: Stage | None = None  # the desktop's for two players, if it is another
    duel_phone: Stage | None = None  # and the phone's


PLAIN = Scene()  # for a game without a scene of its own
