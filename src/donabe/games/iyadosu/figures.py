"""The pictures of Iyadosu's rules page."""

from donabe.kernel.figure import Example, Figure

SEED = (5).to_bytes(32, "big")
DIVIDED = ("split 3", "split 4", "split 5")
TRICKS = ("K6", "!K9", "!K7", "K3", "!K5", "G9", "K1", "R8", "!R7")
REFUSED = (*DIVIDED, *TRICKS, "R5", "!K8", "!G3")  # red is led, and two refuse
SUBMITTED = (*REFUSED, "B7", "B8", "!B4")  # the last refuse card of seat 2


def _at(moves: tuple[str, ...], *zones: str) -> Example:
    return Example(players=3, seed=SEED, moves=moves, zones=zones)


FIGURES = (
    Figure(name="cards", clause="IY-1.1", drawings=("face:K12", "face:R9", "face:B5", "face:G1")),
    Figure(name="inserts", clause="IY-1.3", drawings=("face:insert:0", "face:insert:1", "back:number")),
    Figure(name="dealt", clause="IY-2.2", example=_at((), "hand:0")),
    Figure(name="divided", clause="IY-3.3", example=_at(DIVIDED, "hand:0")),
    Figure(name="refused", clause="IY-6.3", example=_at(REFUSED, "trick", "ladder")),
    Figure(name="submitted", clause="IY-5.1", example=_at(SUBMITTED, "stack", "trick")),
)
