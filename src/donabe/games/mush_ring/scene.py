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
            Spot("ring:me", 0, 0, 72, 100),
            Spot("played", 72, 0, 28, 34),
            Spot("deck", 73, 36, 26, 30),
            Spot("discards", 73, 67, 26, 32),
        ),
        side=0,
        top=26,
        mine=22,
        flow=False,
    ),
    landscape=Stage(
        mat=(
            Spot("ring:me", 20, 0, 46, 100),
            Spot("played", 0, 4, 19, 90),
            Spot("deck", 67, 4, 16, 88),
            Spot("discards", 84, 4, 16, 88),
        ),
        side=26,
        top=0,
        mine=29,
        flow=False,
    ),
)
