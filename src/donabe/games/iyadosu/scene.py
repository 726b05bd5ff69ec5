"""Iyadosu's table: a tatami mat with the trick in the middle, what beats what, and the Inserts handed in."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

SCENE = Scene(
    cloth="#e0d8ac",
    hem="#56305a",
    weave="tatami",
    seat=(Part("hand"),),
    desktop=Stage(
        mat=(
            Spot("ladder", 2, 4, 17, 88),
            Spot("stack", 20, 2, 23, 92, look="heap"),
            Spot("trick", 43, 1, 56, 94),
        ),
        flow=False,
    ),
    phone=Stage(
        mat=(
            Spot("trick", 1, 1, 68, 97),
            Spot("stack", 69, 1, 30, 97, look="heap"),
        ),
        side=0,
        top=16,
        mine=32,
        flow=False,
    ),
    landscape=Stage(
        mat=(
            Spot("ladder", 1, 2, 18, 94),
            Spot("stack", 20, 2, 22, 94, look="heap"),
            Spot("trick", 43, 1, 56, 97),
        ),
        side=17,
        aside=0,
        top=0,
        mine=32,
        flow=False,
    ),
)
