"""Hearts' table: a green cloth with the trick in the middle, and what is passed before each player."""

from donabe.kernel.scene import Part, Scene, Spot, Stage

TRICK = (Spot("trick", 4, 3, 92, 90),)

SCENE = Scene(
    cloth="#b9cfa6",
    hem="#4f7a4a",
    seat=(Part("hand", 2), Part("pile")),
    desktop=Stage(mat=TRICK),
    phone=Stage(mat=TRICK, side=0, top=18, mine=28),
    landscape=Stage(mat=TRICK, side=20, top=0, mine=32),
)
