"""Iyadosu's table: a tatami mat with the trick in the middle, what beats what, and the Inserts handed in."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

DIVIDING = ("dividing",)
TRICKS = ("tricks", "over")

SCENE = Scene(
    bill="counted",
    cloth="#e0d8ac",
    hem="#56305a",
    weave="tatami",
    seat=(Part("hand"),),
    shouts=("refused",),
    aside=("won",),
    desktop=Stage(
        mat=(
            Spot("bids", 3, 3, 58, 33, phases=DIVIDING),
            Spot("ladder", 3, 38, 55, 30, phases=DIVIDING),
            Spot("colours", 3, 71, 55, 22, phases=DIVIDING),
            Spot("division", 62, 3, 36, 89, phases=DIVIDING),
            Spot("ladder", 2, 4, 17, 88, phases=TRICKS),
            Spot("stack", 20, 2, 23, 92, look="heap", phases=TRICKS),
            Spot("trick", 43, 1, 56, 94, phases=TRICKS),
        ),
        abreast=True,
        flow=False,
    ),
    phone=Stage(
        mat=(
            Spot("bids", 1, 1, 98, 42, phases=DIVIDING),
            Spot("division", 1, 44, 98, 55, phases=DIVIDING),
            Spot("trick", 1, 1, 68, 97, phases=TRICKS),
            Spot("stack", 69, 1, 30, 60, look="heap", phases=TRICKS),
            Spot("ladder", 69, 63, 30, 35, phases=TRICKS),
        ),
        side=0,
        top=16,
        mine=32,
        facts=("colours", "won"),
        flow=False,
    ),
    landscape=Stage(
        mat=(
            Spot("bids", 1, 2, 58, 62, phases=DIVIDING),
            Spot("colours", 1, 66, 58, 32, phases=DIVIDING),
            Spot("division", 60, 2, 39, 96, phases=DIVIDING),
            Spot("ladder", 1, 2, 18, 94, phases=TRICKS),
            Spot("stack", 20, 2, 22, 94, look="heap", phases=TRICKS),
            Spot("trick", 43, 1, 56, 97, phases=TRICKS),
        ),
        side=17,
        aside=0,
        top=0,
        mine=32,
        flow=False,
    ),
)
