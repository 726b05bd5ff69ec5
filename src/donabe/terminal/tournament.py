"""The tournament command: a progress bar, a file of results to go on with, tables of bots and of pairs."""

import math
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from donabe.lab import Estimate, Tournament, TournamentTable, play_deals
from donabe.lab.results_file import ResultsFile, results_file, usual_path
from donabe.lab.tournament import Pair
from donabe.terminal.files import check_writable, file_errors, written_whole
from donabe.terminal.screen import CLAY, Screen
from donabe.terminal.simulation import progress_bar


def run_tournament(
    screen: Screen, errors: Screen, tournament: Tournament, out: Path | None, json: Path | None, workers: int | None
) -> None:
    """Play a tournament, or go on with one, and print its tables."""
    tournament.plan()
    if json is not None:
        check_writable(json)
    path = out or usual_path(tournament)
    with ExitStack() as stack:
        with file_errors(path):
            file = stack.enter_context(results_file(path, tournament))
        table = _played(screen, errors, tournament, file, path, workers)
    _print_tables(screen, table)
    screen.say(f"results: {path}")
    if json is not None:
        with written_whole(json) as written, file_errors(json):
            written.write(msgspec.json.format(msgspec.json.encode(as_data(table)), indent=2) + b"\n")


def _played(
    screen: Screen, errors: Screen, tournament: Tournament, file: ResultsFile, path: Path, workers: int | None
) -> TournamentTable:
    """The table at the end, first from the matches in the file and then from new ones."""
    plan, table = tournament.plan(), TournamentTable(tournament)
    known = len(file.before)
    if known >= plan.matches:
        screen.say(f"all {plan.matches} matches are in {path} already; move it away to play them again")
    elif known:
        screen.say(f"going on with {path}: {known} of {plan.matches} matches were played before")
    if not all(table.add(result) for result in file.before):
        return table
    began, played = time.perf_counter(), known
    with progress_bar(errors, plan.matches, known) as progress, closing(play_deals(plan, known, workers)) as results:
        try:
            for result in results:
                with file_errors(path):
                    file.append(result)
                played += 1
                progress.advance(progress.task_ids[0])
                if not table.add(result):
                    break
        except KeyboardInterrupt:
            progress.stop()
            errors.say(f"{played} of {plan.matches} matches are kept in {path}: the same command goes on from there")
            raise
    taken = time.perf_counter() - began
    screen.say(f"{played - known} matches in {taken:.1f} s: {(played - known) / taken:,.1f} matches/s")
    return table


def _print_tables(screen: Screen, table: TournamentTable) -> None:
    tournament, deals = table.tournament, table.deals
    stopped = f", stopped early out of {tournament.deals} as every pair is clear" if deals < tournament.deals else ""
    screen.say(f"{tournament.game}, {tournament.players} players: {deals} deals, {table.matches} matches{stopped}")
    screen.gap()
    screen.print(_bots(table))
    screen.gap()
    screen.print(_pairs(table))
    screen.gap()


def _bots(table: TournamentTable) -> Table:
    grid = _grid(("bot",), ("rating", "±", "win share", "±", "mean score", "±"))
    for bot in sorted(table.bots, key=lambda bot: table.rating(bot.name).mean, reverse=True):
        rating, wins, score = table.rating(bot.name), bot.wins.estimate(), bot.score.estimate()
        grid.add_row(bot.name, *_plain(rating, 1), *_percent(wins), *_plain(score, 2))
    return grid


def _pairs(table: TournamentTable) -> Table:
    against = "a table of" if _one_against_many(table.tournament) else "against"
    grid = _grid(("bot", against), ("win share", "±", "fair", "95 % interval"))
    for pair in table.pairs:
        grid.add_row(pair.one, pair.other, *_percent(pair.share.estimate()), f"{pair.fair:.1%}", pair.verdict())
    return grid


def _one_against_many(tournament: Tournament) -> bool:
    return len(tournament.bots) < tournament.players


def _grid(words: tuple[str, ...], numbers: tuple[str, ...]) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=f"bold {CLAY}")
    for heading in words:
        grid.add_column(heading, overflow="fold")
    for heading in numbers:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def _plain(estimate: Estimate, digits: int) -> tuple[str, str]:
    return _known(estimate.mean, f".{digits}f"), _known(estimate.margin, f".{digits}f")


def _percent(estimate: Estimate) -> tuple[str, str]:
    return _known(estimate.mean, ".1%"), _known(estimate.margin, ".1%")


def _known(number: float, form: str) -> str:
    return "?" if math.isnan(number) else format(number, form)


def as_data(table: TournamentTable) -> dict[str, Any]:
    """The tables as plain data; what is not known is null."""
    tournament = table.tournament
    return {
        "game": tournament.game,
        "players": tournament.players,
        "seed": tournament.seed.hex(),
        "options": dict(tournament.options),
        "deals": table.deals,
        "matches": table.matches,
        "stopped_early": table.deals < tournament.deals,
        "one_against_many": _one_against_many(tournament),
        "bots": [
            {
                "bot": bot.name,
                "rating": _data(table.rating(bot.name)),
                "win_share": _data(bot.wins.estimate()),
                "score": _data(bot.score.estimate()),
            }
            for bot in table.bots
        ],
        "pairs": [_pair_data(pair) for pair in table.pairs],
    }


def _pair_data(pair: Pair) -> dict[str, Any]:
    share = _data(pair.share.estimate())
    return {"bot": pair.one, "against": pair.other, "win_share": share, "fair": pair.fair, "interval": pair.verdict()}


def _data(estimate: Estimate) -> dict[str, float | None]:
    parts = {"mean": estimate.mean, "margin": estimate.margin}
    return {name: None if math.isnan(number) else number for name, number in parts.items()}
