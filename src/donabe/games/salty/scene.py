"""Salty's table: a gingham cloth with the wooden rack, the trick and the ruler; dishes before their owners."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

DRAFT = ("dishes", "sides")
AWAY = ("putting-away",)
NOT_AWAY = ("dishes", "sides", "tricks", "over")
PLAY = ("putting-away", "tricks", "over")
TRICKS = ("tricks", "over")

SCENE = Scene(
    cloth="#f3ead9",
    hem="#d6796a99",
    weave="gingham",
    bill="served",
    seat=(Part("hand", 3, "backs"), Part("dish", 7)),
    facts=("dish",),
    quiet=("plates", "zero", "dish"),
    aside=("suits", "pile", "away", "spare"),
    desktop=Stage(
        mat=(
            Spot("rack", 2, 4, 40, 60),
            Spot("order", 2, 69, 96, 28, phases=PLAY),
            Spot("trick", 43, 1, 56, 67, look="relay", phases=TRICKS),
            Spot("away:me", 46, 5, 26, 62, look="places", phases=AWAY, given="spare"),
            Spot("away:me", 44, 5, 54, 62, look="places", phases=AWAY, given="!spare"),
            Spot("spare", 74, 5, 24, 62, look="places", phases=AWAY),
            Spot("turns", 2, 67, 40, 31, phases=DRAFT),
            Spot("menu", 43, 2, 56, 97, phases=DRAFT),
            Spot("sides", 43, 2, 56, 97, phases=DRAFT),
        ),
        top=17,
        mine=24,
        flow=False,
    ),
    phone=Stage(
        mat=(
            Spot("rack", 2, 1, 96, 21, given="!spare"),
            Spot("rack", 2, 1, 77, 21, given="spare"),
            Spot("spare", 80, 1, 19, 21, look="chips", phases=NOT_AWAY),
            Spot("order", 2, 74, 96, 25, phases=PLAY),
            Spot("trick", 2, 24, 96, 50, look="relay", phases=TRICKS),
            Spot("away:me", 2, 28, 48, 45, look="places", phases=AWAY, given="spare"),
            Spot("away:me", 2, 28, 96, 45, look="places", phases=AWAY, given="!spare"),
            Spot("spare", 50, 28, 48, 45, look="places", phases=AWAY),
            Spot("turns", 2, 27, 96, 12, phases=("dishes",)),
            Spot("menu", 1, 40, 98, 59, phases=DRAFT),
            Spot("sides", 2, 27, 96, 72, phases=DRAFT),
        ),
        side=0,
        top=14,
        mine=25,
        facts=("dish", "pile"),
        flow=False,
        badges=False,
    ),
    landscape=Stage(
        mat=(
            Spot("rack", 1, 3, 37, 60),
            Spot("order", 1, 65, 98, 33, phases=PLAY),
            Spot("trick", 39, 1, 60, 64, look="relay", phases=TRICKS),
            Spot("away:me", 39, 1, 30, 64, look="places", phases=AWAY, given="spare"),
            Spot("away:me", 39, 1, 60, 64, look="places", phases=AWAY, given="!spare"),
            Spot("spare", 70, 1, 29, 64, look="places", phases=AWAY),
            Spot("turns", 1, 64, 37, 35, phases=DRAFT),
            Spot("menu", 39, 2, 60, 96, phases=DRAFT),
            Spot("sides", 39, 2, 60, 96, phases=DRAFT),
        ),
        side=17,
        top=0,
        mine=28,
        aside=0,
        facts=("dish", "pile"),
        flow=False,
        badges=False,
    ),
)
