"""Mushroom Sort's table: everybody's row on their own wood, a mossy clearing in the middle, the recipes beside my hand."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

PLACING = ("gathering", "over")
PREDICTING = ("predicting",)
NOT_PREDICTING = ("arranging", "gathering", "over")
PHONE_FACTS = ("soup", "basket", "hand")  # the row then has the whole width

SCENE = Scene(
    bill="gathered",
    hem="#a3b87c",
    seat=(Part("soup", 4, beside=True), Part("basket", 4, beside=True), Part("hand", 2, beside=True), Part("tableau")),
    facts=("soup", "basket"),
    hand=("tableau", "hand"),
    aside=("recipe",),
    quiet=("mushrooms", "pot", "basket"),
    desktop=Stage(
        mat=(
            Spot("middle", 1, 2, 98, 91, "clearing", PLACING, "!pig"),
            Spot("middle", 1, 2, 77, 91, "clearing", PLACING, "pig"),
            Spot("pig", 79, 2, 20, 91, "spread", PLACING),
            Spot("middle", 1, 1, 98, 60, "clearing", ("arranging",)),
            Spot("pile", 1, 63, 98, 29, "spread", ("arranging",)),
            Spot("pig", 0, 6, 21, 78, "spread", PREDICTING),
            Spot("sayings", 22, 0, 78, 91, "spread", PREDICTING),
        ),
        side=31,
        top=24,
        mine=28,
        near=23,
        flow=False,
    ),
    phone=Stage(
        mat=(
            Spot("middle", 0, 1, 60, 98, "clearing", PLACING, "!pig"),
            Spot("middle", 0, 1, 46, 98, "clearing", PLACING, "pig"),
            Spot("pig", 46, 1, 14, 98, "spread", PLACING),
            Spot("middle", 0, 1, 60, 52, "clearing", ("arranging",)),
            Spot("pile", 0, 54, 60, 45, "spread", ("arranging",)),
            Spot("sayings", 0, 1, 100, 98, "spread", PREDICTING),
            Spot("recipe", 61, 1, 39, 98, phases=NOT_PREDICTING),
        ),
        side=0,
        top=17,
        mine=14,
        facts=PHONE_FACTS,
        stacked=True,
        flow=False,
    ),
    landscape=Stage(
        mat=(
            Spot("middle", 0, 1, 62, 98, "clearing", PLACING, "!pig"),
            Spot("middle", 0, 1, 50, 98, "clearing", PLACING, "pig"),
            Spot("pig", 51, 1, 11, 98, "spread", PLACING),
            Spot("middle", 0, 1, 34, 98, "clearing", ("arranging",)),
            Spot("pile", 35, 1, 27, 98, "spread", ("arranging",)),
            Spot("sayings", 0, 1, 62, 98, "spread", phases=PREDICTING),
            Spot("recipe", 63, 1, 37, 98),
        ),
        side=17,
        top=30,
        mine=27,
        near=30,
        flow=False,
    ),
    duel=Stage(
        mat=(
            Spot("theirs:tableau", 0, 0, 71, 46, "rope-below"),
            Spot("mine:tableau", 0, 46, 71, 46, "rope-above"),
            Spot("middle", 72, 1, 27, 91, "clearing", PLACING),
            Spot("middle", 72, 1, 27, 56, "clearing", ("arranging",)),
            Spot("pile", 72, 58, 27, 34, "spread", ("arranging",)),
        ),
        side=31,
        top=9,
        mine=26,
        near=23,
        flow=False,
    ),
    duel_phone=Stage(
        mat=(
            Spot("theirs:tableau", 0, 0, 100, 25, "rope-below"),
            Spot("mine:tableau", 0, 25, 100, 25, "rope-above"),
            Spot("middle", 0, 51, 60, 48, "clearing", PLACING),
            Spot("middle", 0, 51, 60, 27, "clearing", ("arranging",)),
            Spot("pile", 0, 79, 60, 20, "spread", ("arranging",)),
            Spot("recipe", 61, 51, 39, 48),
        ),
        side=0,
        top=5,
        mine=1,
        facts=PHONE_FACTS,
        stacked=True,
        flow=False,
    ),
)
