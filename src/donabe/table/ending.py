"""How a match ended, in the form in which it is stored: it stays when the rules of the game change."""

import msgspec

from donabe.kernel.match import Match
from donabe.table.messages import Result, Sheet


class Ending(msgspec.Struct):
    """The result and the score sheet of a finished match."""

    result: Result
    sheet: Sheet


def score_sheet(match: Match) -> Sheet:
    """The score sheet so far."""
    return [[(line.seat, line.line, line.count, line.points) for line in lines] for lines in match.score_lines()]


def ending_of(match: Match) -> Ending:
    """How a finished match ended."""
    outcome = match.state.outcome()
    result = Result(outcome.ranks, outcome.totals, outcome.decided, match.seed.hex(), match.commitment)
    return Ending(result, score_sheet(match))
