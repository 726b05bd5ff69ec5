"""Mush-Ring's table: rings of moss on bare wood, mine in the middle and the largest."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

LAID = Spot("laid", 0, 0, 100, 97)  # the discard pile while I choose from it: a phone has no room where the hand is

SCENE = Scene(
    bill="counted",
    hem="#a3b87c",
    seat=(Part("ring", 4), Part("hand", 1)),
    hand=("hand", "waiting", "laid"),
    aside=("pile",),
    quiet=("hand", "dealer"),  # dealing only says who begins
    desktop=Stage(
        mat=(
            Spot("ring:me", 15, 0, 70, 96),
            Spot("played", 0, 26, 14, 50),
            Spot("deck", 78, 8, 21, 42),
            Spot("discards", 78, 52, 21, 42),
        ),
        facts=("waiting",),
        side=19,
        top=25,
        mine=24,
        flow=False,
    ),
    phone=Stage(
        mat=(
            LAID,
            Spot("ring:me", 0, 0, 80, 100, given="!laid"),
            Spot("played", 79, 0, 21, 36, given="!laid"),
            Spot("deck", 80, 37, 20, 30, given="!laid"),
            Spot("discards", 80, 68, 20, 31, given="!laid"),
        ),
        side=0,
        top=26,
        mine=22,
        facts=("pile",),
        flow=False,
    ),
    landscape=Stage(
        mat=(
            Spot("ring:me", 19, 0, 48, 100),
            Spot("played", 0, 8, 18, 80),
            Spot("deck", 68, 12, 15, 76),
            Spot("discards", 84, 12, 15, 76),
        ),
        facts=("waiting",),
        side=26,
        top=0,
        mine=29,
        abreast=True,
        flow=False,
    ),
)
