# compiled
"""Outcomes: final ranks, and what decided them."""


class Outcome:
    """Final ranks by seat (1 is best, equals share), totals, and what set each seat behind the one above it."""

    def __init__(self, ranks: list[int], totals: list[int], decided: list[str]) -> None:
        self.ranks = ranks
        self.totals = totals
        self.decided = decided

    def winners(self) -> list[int]:
        """The seats of rank 1."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranked(totals: list[int], criteria: list[str], values: list[list[int]]) -> Outcome:
    """Rank seats by their values, higher first, criterion by criterion; full equals share a rank.

    `decided[seat]` names the criterion that put the seat behind the next better one, `shared` where none did
    and the rank is shared, and is empty for a sole winner.
    """
    seats = sorted(range(len(values)), key=lambda seat: values[seat], reverse=True)
    ranks = [1] * len(values)
    decided = [""] * len(values)
    for place in range(1, len(seats)):
        above, seat = seats[place - 1], seats[place]
        if values[seat] == values[above]:
            ranks[seat] = ranks[above]
            decided[seat] = "shared"
            if ranks[above] == 1 and decided[above] == "":
                decided[above] = "shared"
        else:
            ranks[seat] = place + 1
            decided[seat] = _first_difference(criteria, values[above], values[seat])
    return Outcome(ranks, totals, decided)


def _first_difference(criteria: list[str], above: list[int], below: list[int]) -> str:
    for index in range(len(criteria)):
        if above[index] != below[index]:
            return criteria[index]
    return "shared"
