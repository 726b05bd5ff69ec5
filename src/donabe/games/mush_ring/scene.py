"""Mush-Ring's table: rings of moss on bare wood, mine in the middle and the largest."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

DIG = Spot("dig", 0, 0, 100, 97, look="grid")  # the discard pile while I choose from it

SCENE = Scene(
    bill="counted",
    seat=(Part("ring", 4), Part("hand", 1)),
    aside=("pile",),
    desktop=Stage(
        mat=(
            DIG,
            Spot("ring:me", 22, 0, 52, 96, given="!dig"),
            Spot("played", 0, 26, 21, 50, given="!dig"),
            Spot("deck", 76, 8, 22, 42, given="!dig"),
            Spot("discards", 76, 52, 22, 42, given="!dig"),
        ),
        side=19,
        top=25,
        mine=24,
        flow=False,
    ),
    phone=Stage(
        mat=(
            DIG,
            Spot("ring:me", 0, 0, 80, 100, given="!dig"),
            Spot("played", 79, 0, 21, 36, given="!dig"),
            Spot("deck", 80, 37, 20, 30, given="!dig"),
            Spot("discards", 80, 68, 20, 31, given="!dig"),
        ),
        side=0,
        top=26,
        mine=22,
        flow=False,
    ),
    landscape=Stage(
        mat=(
            DIG,
            Spot("ring:me", 19, 0, 48, 100, given="!dig"),
            Spot("played", 0, 8, 18, 80, given="!dig"),
            Spot("deck", 68, 12, 15, 76, given="!dig"),
            Spot("discards", 84, 12, 15, 76, given="!dig"),
        ),
        side=26,
        top=0,
        mine=29,
        abreast=True,
        flow=False,
    ),
)
