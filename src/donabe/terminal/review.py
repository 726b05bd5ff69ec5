"""The review command: the decisions of a recorded match that mattered, as the expert sees them."""

from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.text import Text as RichText

from donabe.bots.review import (
    SIMULATIONS,
    Decision,
    KeyMoment,
    Review,
    ReviewTask,
    WeighedChoice,
    moves_of,
    review_tasks,
    reviewed,
    summed_up,
)
from donabe.kernel.errors import BadSeat, DonabeError
from donabe.kernel.match import Match
from donabe.kernel.options import shown
from donabe.kernel.record import Record
from donabe.lab.executors import Workers
from donabe.lab.simulation import spread
from donabe.terminal.files import nth_record
from donabe.terminal.screen import CLAY, HONEY, Screen, printable
from donabe.terminal.simulation import progress_bar
from donabe.terminal.story import verified
from donabe.terminal.voice import MINUS, gained, speaker as speaker_of
from donabe.text import Speaker


class NotReviewable(DonabeError):
    """A match that cannot be reviewed."""

    code = "not-reviewable"


@dataclass(frozen=True)
class ReviewRequest:
    """What to review, and where."""

    path: Path
    number: int  # of the match in its file, from 1
    seat: int | None
    simulations: int | None
    workers: Workers | None = None


def run_review(screen: Screen, errors: Screen, asked: ReviewRequest) -> None:
    """Review one match of a file and print what mattered for each person, or for one seat."""
    record = nth_record(asked.path, asked.number)
    match = verified(record, asked.path, asked.number)
    if not match.over:
        raise NotReviewable("error-review-unfinished", path=str(asked.path))
    seats = _seats(record, match, asked.seat)
    tasks = review_tasks(match, moves_of(match, seats), asked.simulations or SIMULATIONS)
    review = summed_up(match, _decisions(errors, tasks, asked.workers))
    for each in seats:
        _print_seat(screen, match, review, each)


def _seats(record: Record, match: Match, seat: int | None) -> list[int]:
    """The seat that was asked for, or those of persons, or everybody's if only bots played."""
    everybody = list(range(len(match.names)))
    if seat is None:
        return [each for each in everybody if record.seats[each].kind == "human"] or everybody
    if seat not in everybody:
        raise BadSeat("error-no-seat-of", number=shown(seat), last=everybody[-1])
    return [seat]


def _decisions(errors: Screen, tasks: list[ReviewTask], workers: Workers | None) -> list[Decision]:
    found: list[Decision] = []
    moves = sum(len(task.moves) for task in tasks)
    reviews = spread(partial(_nth_reviewed, tasks), range(len(tasks)), workers)
    with progress_bar(errors, moves, what="terminal-reviewing") as progress, closing(reviews):
        for decisions in reviews:
            found += decisions
            progress.update(progress.task_ids[0], completed=len(found))
    return found


def _nth_reviewed(tasks: list[ReviewTask], number: int) -> list[Decision]:
    return reviewed(tasks[number])


def _print_seat(screen: Screen, match: Match, review: Review, seat: int) -> None:
    speaker = speaker_of(match.game.key, [printable(name) for name in match.names])
    decisions = {decision.move: decision for decision in review.decisions if decision.seat == seat}
    moments = [moment for moment in review.moments if moment.seat == seat]
    agreed = sum(not decision.loss for decision in decisions.values())
    screen.say(
        speaker.sentence("review-of", {"seat": seat, "decisions": len(decisions), "agreed": agreed}), f"bold {CLAY}"
    )
    if not moments:
        screen.say(speaker.sentence("review-none"))
    for moment in moments:
        _print_moment(screen, speaker, decisions[moment.move], moment)
    screen.gap()


def _print_moment(screen: Screen, speaker: Speaker, decision: Decision, moment: KeyMoment) -> None:
    played = next(choice for choice in decision.choices if choice.token == decision.played)
    where = speaker.sentence("review-where", {"round": decision.round, "number": decision.number})
    screen.print(RichText.assemble((f"{where}  ", "bold"), (_worth(decision, moment), HONEY)))
    facts = {"seat": decision.seat, "played": speaker.say(played.label), "best": speaker.say(decision.choices[0].label)}
    screen.say("  " + speaker.sentence("review-praised" if moment.kind == "praise" else "review-lost", facts))
    for choice in decision.choices:
        screen.say("    " + _row(speaker, choice))


def _worth(decision: Decision, moment: KeyMoment) -> str:
    return f"+{decision.lead:.0%}" if moment.kind == "praise" else f"{MINUS}{decision.loss:.0%}"


def _row(speaker: Speaker, choice: WeighedChoice) -> str:
    facts = {"share": round(100 * choice.share), "points": gained(choice.points), "choice": speaker.say(choice.label)}
    return speaker.sentence("review-choice", facts)
