"""The pictures of Mushroom Sort's rules page."""

from donabe.kernel.figure import Example, Figure

# Three players: seat 0 gathers 7s.
LAID = ("R7/3", "R4/0", "B4/0")
FIRST_TURN = (*LAID, "m 0.0", "m 1.3", "m 2.6")
SECOND_TURN = (*FIRST_TURN, "p 0.1", "m 1.4", "p 1.6")
BETWEEN = (*SECOND_TURN, "m 2.4", "m 1.2")  # an unknown card between a 5 and a 7
CLEARING_OPEN = (*BETWEEN, "m 2.5", "m c1", "p 0.5")

# Two players: in the second round a Mini Straight and Three of a Kind.
TWO_LAID = ("row/0", "row/0", "p 1.0", "p 0.4")
FIRST_ROUND = (*TWO_LAID, "m c3", "m 0.0", "m 1.1", "m 0.1", "m c0", "m 0.2")
EQUALS = (*FIRST_ROUND, "row/0", "row/0", "p 0.6", "m 1.4", "m c3", "p 1.2", "m 0.5", "m 1.3", "m c2", "m c0")


def _at(moves: tuple[str, ...], *zones: str) -> Example:
    return Example(players=3, seed=(2736).to_bytes(32, "big"), moves=moves, zones=zones)


def _for_two(moves: tuple[str, ...], *zones: str) -> Example:
    return Example(players=2, seed=(6).to_bytes(32, "big"), moves=moves, zones=zones)


FIGURES = (
    Figure(name="cards", clause="MS-1.1", drawings=("face:R3", "face:B6", "face:Y1", "face:K8", "back:R", "back:K")),
    Figure(name="tokens", clause="MS-1.3", drawings=("face:token:mushroom", "face:token:pot")),
    Figure(name="row", clause="MS-2.5", example=_at(LAID, "row:0")),
    Figure(name="between", clause="MS-3.5", example=_at(BETWEEN, "row:2", "row:1", "hand:0")),
    Figure(name="clearing", clause="MS-3.7", example=_at(CLEARING_OPEN, "middle", "soup:0")),
    Figure(name="recipe", clause="MS-4.2", example=_at((), "recipe")),
    Figure(name="stars", clause="MS-4.8", example=_for_two(EQUALS, "soup:0", "soup:1")),
    Figure(name="partners", clause="MS-8.4", example=_for_two(TWO_LAID, "row:1", "row:0")),
)
