"""Mush-Ring's table: rings of moss on bare wood, mine in the middle and the largest."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

SCENE = Scene(
    seat=(Part("ring", 4), Part("hand", 1)),
    aside=("pile",),
    desktop=Stage(
        mat=(
            Spot("ring:me", 22, 0, 52, 96),
            Spot("played", 0, 26, 21, 50),
            Spot("deck", 76, 8, 22, 42),
            Spot("discards", 76, 52, 22, 42),
        ),
        side=19,
        top=25,
        mine=24,
        flow=False,
    ),
    phone=Stage(
        mat=(
            Spot("ring:me", 0, 0, 80, 100),
            Spot("played", 79, 0, 21, 36),
            Spot("deck", 80, 37, 20, 30),
            Spot("discards", 80, 68, 20, 31),
        ),
        side=0,
        top=26,
        mine=22,
        flow=False,
    ),
    landscape=Stage(
        mat=(
            Spot("ring:me", 19, 0, 48, 100),
            Spot("played", 0, 8, 18, 80),
            Spot("deck", 68, 12, 15, 76),
            Spot("discards", 84, 12, 15, 76),
        ),
        side=26,
        top=0,
        mine=29,
        abreast=True,
        flow=False,
    ),
)
