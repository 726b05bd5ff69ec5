"""The tournament command: a progress bar, a file of results to go on with, tables of bots and of pairs."""

import math
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from donabe.lab import Estimate, Tournament, TournamentTable, play_deals
from donabe.lab.executors import Workers
from donabe.lab.results_file import ResultsFile, results_file, usual_path
from donabe.lab.tournament import Pair
from donabe.terminal.files import check_writable, file_errors, written_whole
from donabe.terminal.screen import CLAY, Screen
from donabe.terminal.simulation import pace, percents, plain, progress_bar
from donabe.terminal.voice import percent, tell


def run_tournament(
    screen: Screen, errors: Screen, tournament: Tournament, out: Path | None, json: Path | None, workers: Workers | None
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
    screen.say(tell("terminal-results", file=str(path)))
    if json is not None:
        with written_whole(json) as written, file_errors(json):
            written.write(msgspec.json.format(msgspec.json.encode(as_data(table)), indent=2) + b"\n")


def _played(
    screen: Screen, errors: Screen, tournament: Tournament, file: ResultsFile, path: Path, workers: Workers | None
) -> TournamentTable:
    """The table at the end, first from the matches in the file and then from new ones."""
    plan, table = tournament.plan(), TournamentTable(tournament)
    known = len(file.before)
    if known >= plan.matches:
        screen.say(tell("terminal-tournament-all", matches=plan.matches, file=str(path)))
    elif known:
        screen.say(tell("terminal-tournament-more", file=str(path), done=known, matches=plan.matches))
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
            errors.say(tell("terminal-tournament-kept", done=played, matches=plan.matches, file=str(path)))
            raise
    taken = time.perf_counter() - began
    screen.say(pace(played - known, taken))
    return table


def _print_tables(screen: Screen, table: TournamentTable) -> None:
    tournament, deals = table.tournament, table.deals
    facts = {"game": tournament.game, "players": tournament.players, "deals": deals, "matches": table.matches}
    if deals < tournament.deals:
        screen.say(tell("terminal-tournament-early", **facts, planned=tournament.deals))
    else:
        screen.say(tell("terminal-tournament", **facts))
    screen.gap()
    screen.print(_bots(table))
    screen.gap()
    screen.print(_pairs(table))
    screen.gap()


def _bots(table: TournamentTable) -> Table:
    grid = _grid(("bot",), ("rating", "margin", "win-share", "margin", "mean-score", "margin"))
    for bot in sorted(table.bots, key=lambda bot: table.rating(bot.name).mean, reverse=True):
        rating, wins, score = table.rating(bot.name), bot.wins.estimate(), bot.score.estimate()
        grid.add_row(bot.name, *plain(rating, 1), *percents(wins), *plain(score, 2))
    return grid


def _pairs(table: TournamentTable) -> Table:
    against = "a-table-of" if _one_against_many(table.tournament) else "against"
    grid = _grid(("bot", against), ("win-share", "margin", "fair", "interval"))
    for pair in table.pairs:
        verdict = tell(f"terminal-interval-{pair.verdict()}")
        grid.add_row(pair.one, pair.other, *percents(pair.share.estimate()), percent(pair.fair), verdict)
    return grid


def _one_against_many(tournament: Tournament) -> bool:
    return len(tournament.bots) < tournament.players


def _grid(words: tuple[str, ...], numbers: tuple[str, ...]) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=f"bold {CLAY}")
    for heading in words:
        grid.add_column(tell(f"terminal-{heading}"), overflow="fold")
    for heading in numbers:
        grid.add_column(tell(f"terminal-{heading}"), justify="right", no_wrap=True)
    return grid


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
