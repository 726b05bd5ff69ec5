"""The pictures of Happy Mochi's rules page."""

from donabe.kernel.figure import Example, Figure

SEED = (36562).to_bytes(32, "big")
GREEN = ("play 3", "draw left", "insert 5", "play 4")  # the middle shows two green cards
DRAWN = (*GREEN, "draw right")  # a 0 is in seat 0's hand
TWINS = (*DRAWN, "insert 3", "play 5", "name 0", "draw left", "insert 5", "draw left", "insert 2")
FLIPPED = (*TWINS, "play 2", "play 5")  # 00, then 87 with a flip
PASSED = (*FLIPPED, "play 5", "pass", "give 1", "give 1", "give 1", "insert 1", "insert 1", "insert 4")
RESERVED = (*PASSED, "play 1", "reserve 3")
EMPTIED = (*RESERVED, "play 1", "play 2", "play 1")


def _at(moves: tuple[str, ...], *zones: str) -> Example:
    return Example(players=3, seed=SEED, moves=moves, zones=zones)


COLOURS = ("face:R3", "face:O7", "face:Y5", "face:G0", "face:B9", "face:P4", "face:K8")
EFFECTS = ("piece:effect:flip", "piece:effect:draw", "piece:effect:pass", "piece:effect:reserve")

FIGURES = (
    Figure(name="cards", clause="HM-1.2", drawings=COLOURS),
    Figure(name="effects", clause="HM-1.3", drawings=EFFECTS),
    Figure(name="higher", clause="HM-4.3", example=_at((), "value", "centre", "row:0")),
    Figure(name="colours", clause="HM-4.5", example=_at(GREEN, "value", "centre", "row:0")),
    Figure(name="twins", clause="HM-4.6", example=_at(TWINS, "value", "centre", "row:0")),
    Figure(name="drawn", clause="HM-5.2", example=_at(DRAWN, "centre", "held:0", "row:0")),
    Figure(name="flipped", clause="HM-6.2", example=_at(FLIPPED, "value", "centre")),
    Figure(name="opened", clause="HM-7.3", example=_at(EMPTIED, "row:1", "row:2", "reserve:0")),
)
