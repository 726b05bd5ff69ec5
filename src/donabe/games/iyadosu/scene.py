"""Iyadosu's table: a tatami mat with the trick in the middle, what beats what, and the Inserts handed in."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

SCENE = Scene(
    cloth="#e0d8ac",
    hem="#56305a",
    seat=(Part("hand"),),
    desktop=Stage(
        mat=(
            Spot("ladder", 2, 4, 17, 82),
            Spot("stack", 20, 4, 26, 84),
            Spot("trick", 46, 3, 52, 88),
        ),
        flow=False,
    ),
    phone=Stage(
        mat=(
            Spot("trick", 2, 2, 96, 56),
            Spot("stack", 2, 59, 60, 39),
            Spot("ladder", 64, 59, 34, 39),
        ),
        side=0,
        top=16,
        mine=29,
        flow=False,
    ),
    landscape=Stage(
        mat=(
            Spot("ladder", 1, 4, 20, 88),
            Spot("stack", 22, 4, 26, 88),
            Spot("trick", 49, 3, 50, 92),
        ),
        side=17,
        top=0,
        mine=32,
        flow=False,
    ),
)
