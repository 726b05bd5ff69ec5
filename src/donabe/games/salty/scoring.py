# compiled
"""What the cubes of a round are worth (SA-8)."""

from mypy_extensions import i64

from donabe.games.salty.cards import NAMES
from donabe.games.salty.table import ZERO_SIDE, Table
from donabe.kernel.bits import bit, size


def score_round(table: Table) -> None:
    """Everybody's points, by the side of the dish they use."""
    before = table.totals[:]
    zeros: i64 = 0
    for side in table.sides:
        if side == ZERO_SIDE:
            zeros += 1
    if table.events is not None:
        for seat in range(table.players):
            _tell_served(table, seat)
    for seat in range(table.players):
        if table.sides[seat] == ZERO_SIDE:
            _score_zero(table, seat, zeros)
        else:
            _score_dish(table, seat)
    for seat in range(table.players):
        before[seat] = table.totals[seat] - before[seat]
    table.last_round = before
    if table.events is not None:
        table.tell("scored", {"points": list(before)})


def _tell_served(table: Table, seat: i64) -> None:
    """What lies before a seat when the round is scored."""
    plates = table.plates(seat)
    dish = "zero" if plates == 0 else "dish:" + str(table.dishes[seat] + 1)
    facts: dict[str, object] = {"seat": seat, "plates": plates, "cubes": table.got[seat]}
    if plates:
        facts["number"] = plates  # printed on the card
    table.tell("served", {**facts, "cards": [dish], "pieces": laid_cubes(table, seat)})


def laid_cubes(table: Table, seat: i64) -> list[str]:
    """Cubes on plates, empty plates, cubes beside, in the order they were taken."""
    plates = table.plates(seat)
    laid: list[str] = []
    for place in range(max(plates, table.got[seat])):
        cube = NAMES[table.cube(seat, place)] if place < table.got[seat] else "empty"
        laid.append(("plate:" if place < plates else "beside:") + cube)
    return laid


def _score_zero(table: Table, seat: i64, zeros: i64) -> None:
    """SA-8.5, SA-8.6: the promise of no cubes, kept or broken."""
    cubes = table.got[seat]
    if cubes == 0:
        table.award(seat, "zero-success", zeros, 100 * zeros)
    else:
        table.award(seat, "zero-fail", cubes, -10 * cubes)


def _score_dish(table: Table, seat: i64) -> None:
    """SA-8.1 to SA-8.4: plates, overflow, perfect, types."""
    dish = table.dishes[seat]
    plates = table.menu.plates[dish]
    cubes = table.got[seat]
    on_plates = min(cubes, plates)
    table.award(seat, "plates", on_plates, 10 * on_plates)
    if cubes > plates:
        table.award(seat, "overflow", cubes - plates, -10 * (cubes - plates))
    if cubes == plates:
        table.award(seat, "perfect", cubes, table.menu.perfect[dish] * cubes)
    if cubes > 0 and table.menu.pays_types(dish):
        types = size(colours(table, seat, on_plates))
        table.award(seat, "types", types, 20 * types)


def colours(table: Table, seat: i64, on_plates: i64) -> i64:
    """The set of seasonings among a seat's first cubes."""
    seen: i64 = 0
    for place in range(on_plates):
        seen |= bit(table.cube(seat, place))
    return seen
