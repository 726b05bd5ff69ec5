"""Happy Mochi's table: a pink cloth with the road sign, the two stacks, the deck and the skewer; my row in its tray."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

DOTS = "radial-gradient(circle, #fffaf0 0 3.5px, transparent 4px)"
NOT_EFFECTS = ("turn", "drawing", "inserting", "giving", "setting-aside", "over")

SCENE = Scene(
    bill="opened",
    cloth=f"{DOTS} 0 0 / 44px 44px, {DOTS} 22px 22px / 44px 44px, #f4dcd3",
    hem="#f0cfc6",
    seat=(Part("hand", 3), Part("reserve")),
    facts=("sum",),
    hand=("hand",),
    aside=("reserve",),
    desktop=Stage(
        mat=(
            Spot("value", 4, 2, 24, 78),
            Spot("centre", 29, 1, 38, 80),
            Spot("deck", 69, 8, 14, 66),
            Spot("mine:held", 83, 8, 16, 66),
            Spot("theirs:held", 83, 8, 16, 66, given="!mine:held"),
            Spot("buttons", 83, 8, 16, 66),
            Spot("totals", 8, 82, 84, 15),
        ),
        side=18,
        top=17,
        mine=27,
        flow=False,
    ),
    phone=Stage(
        mat=(
            Spot("value", 0, 2, 26, 76),
            Spot("centre", 25, 1, 51, 78),
            Spot("deck", 77, 1, 22, 37, phases=NOT_EFFECTS),
            Spot("mine:held", 77, 39, 22, 38),
            Spot("theirs:held", 77, 39, 22, 38, given="!mine:held"),
            Spot("buttons", 75, 2, 24, 76, phases=("effects",)),
            Spot("buttons", 75, 41, 24, 38, phases=("turn",)),
            Spot("totals", 4, 80, 92, 18),
        ),
        side=0,
        top=14,
        mine=34,
        facts=("sum", "reserve"),
        flow=False,
    ),
    landscape=Stage(
        mat=(
            Spot("value", 1, 2, 19, 96),
            Spot("centre", 21, 2, 36, 96),
            Spot("deck", 59, 1, 15, 66),
            Spot("mine:held", 76, 1, 22, 66),
            Spot("theirs:held", 76, 1, 22, 66, given="!mine:held"),
            Spot("buttons", 75, 1, 24, 66),
            Spot("totals", 59, 70, 39, 28),
        ),
        side=20,
        top=0,
        mine=35,
        flow=False,
    ),
)
