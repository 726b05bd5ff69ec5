"""The pictures of Salty's rules page."""

from donabe.kernel.figure import Example, Figure

# Three players: seat 2 keeps no sauce and seat 0 no ketchup.
AWAY = (
    "dish 4",
    "dish 2",
    "dish 5",
    "side dish",
    "side dish",
    "side zero",
    "-K1",
    "-K1.5",
    "-M0",
    "-K0",
    "-A0",
    "-A1.5",
)
CHANGED = (*AWAY, "S4", "S2.5", "S0", "A2.5", "M4.5")  # sauce is led, mayonnaise follows
OUTVOTED = (*CHANGED, "M2")

# Three players: seat 0 chooses the last dish and wins every trick, each in another colour.
ORDERED = ("side dish", "side dish", "side dish", "-M0", "-K1.5", "-M0.5", "-K0.5", "-M5", "-M3")
THREE_CUBES = (*ORDERED, "K3", "K3.5", "K2", "S2", "S5", "S0", "M1.5", "M2.5", "M3.5")
OVERFLOWING = ("dish 3", "dish 5", "dish 2", *THREE_CUBES)
PERFECT = ("dish 3", "dish 5", "dish 4", *THREE_CUBES, "A3.5", "A0", "A4")

# Four players, none of whom can follow.
DISHES = ("dish 3", "dish 2", "dish 4", "dish 5", "side dish", "side dish", "side dish", "side dish")
ALL_DIFFERENT = (*DISHES, "-K3", "-A0", "-M2.5", "-K1", "-M1", "-M5.5", "-S2", "-S3", "S4.5", "K3.5", "M4.5", "A3.5")


def _at(seed: int, moves: tuple[str, ...], *zones: str, players: int = 3) -> Example:
    return Example(players=players, seed=seed.to_bytes(32, "big"), moves=moves, zones=zones)


FIGURES = (
    Figure(name="cards", clause="SA-1.1", drawings=("face:S4", "face:A3.5", "face:K2", "face:M0.5", "back:seasoning")),
    Figure(name="dishes", clause="SA-1.3", example=_at(251, (), "menu")),
    Figure(name="follow", clause="SA-5.2", example=_at(251, CHANGED, "trick", "hand:0")),
    Figure(name="majority", clause="SA-6.1", example=_at(251, OUTVOTED, "trick", "order")),
    Figure(name="equal", clause="SA-6.4", example=_at(134, ALL_DIFFERENT, "trick", "order", players=4)),
    Figure(name="rack", clause="SA-6.5", example=_at(251, (), "rack", "order")),
    Figure(name="perfect", clause="SA-8.3", example=_at(0, PERFECT, "plates:0")),
    Figure(name="overflow", clause="SA-8.4", example=_at(0, OVERFLOWING, "plates:0")),
)
