"""The pictures of Mush-Ring's rules page."""

from donabe.games.mush_ring.lesson import LESSON
from donabe.kernel.figure import Example, Figure

# From the match of the lesson: one Deth Kapp comes in, another is on its way, a ring is scored, an Action card is covered.
LATER = ("B3", "@0.1", "R2", "@1.1", "B1+", "@0.2", "B1+", "@0.6", "deth", "@1.2", "let it come", "R2", "@1.3")
COMING = (*LATER, "wild", "@0.3", "deth", "@0.4")
SENT_BACK = (*COMING, "stomp it", "dig", "@1.4", "let it come", "B3", "@1.5")
SCORED = (*SENT_BACK, "wild", "@0.4", "B2", "Y2")
STOLEN = (*SCORED, "Y3", "@1.1", "steal", "R1", "@1.1", "Y3", "@0.1", "R3", "@1.2", "Y3", "@0.2")
ASKED = (*STOLEN, "pick", "name green", "give G2", "Y1+", "@0.3", "Y2", "@0.6", "G1+", "@1.3", "pass")
COVERED = (*ASKED, "dig", "dig Y2", "@0.5", "R3", "@1.4", "Y1", "draw", "@1.5")

RED_OR_BLUE = (
    *("R3", "@0.1", "G2", "@1.1", "B2", "@0.2", "G1+", "@1.2", "G3", "@1.3"),
    *("B1+", "@0.3", "R3", "@0.4", "wild", "@1.4", "B2", "@0.5"),
)
BLUE_OR_GREEN = ("R1+", "@0.1", "G1+", "@0.2", "B1+", "@0.3", "G3", "@0.4", "Y2", "@1.1", "B1+", "@0.5", "B2")


def _at(moves: tuple[str, ...], *zones: str, seed: bytes = LESSON.seed) -> Example:
    return Example(players=2, seed=seed, moves=moves, zones=zones)


FIGURES = (
    Figure(
        name="shrooms",
        clause="MR-1.1",
        drawings=("face:R3", "face:B2", "face:Y1+", "face:G1", "face:wild", "face:deth"),
    ),
    Figure(
        name="actions",
        clause="MR-1.2",
        drawings=("face:draw", "face:stomp", "face:steal", "face:pick", "face:dig"),
    ),
    Figure(name="later", clause="MR-5.2", example=_at(LATER, "ring:1")),
    Figure(name="coming", clause="MR-5.4", example=_at(COMING, "ring:0", "hand:0")),
    Figure(name="fewer", clause="MR-6.2", example=_at(RED_OR_BLUE, "ring:0", seed=(1081).to_bytes(32, "big"))),
    Figure(name="equal", clause="MR-6.3", example=_at(BLUE_OR_GREEN, "ring:0", seed=(3552).to_bytes(32, "big"))),
    Figure(name="scored", clause="MR-6.4", example=_at(SCORED, "pile:0")),
    Figure(name="covered", clause="MR-7.4", example=_at(COVERED, "ring:1")),
)
