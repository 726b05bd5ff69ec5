"""The command line. Each command imports what it needs when it is called, so that `donabe --version` answers at once."""

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from donabe.terminal.keeper_commands import KeyFile, add_to
from donabe.terminal.language import LANGUAGE, chosen
from donabe.terminal.usage import SpokenCommand, SpokenGroup, mistake

# What the help says is in the catalogue: see terminal/usage.py.
app = typer.Typer(
    name="donabe",
    cls=SpokenGroup,
    invoke_without_command=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

BAD_INPUT = 2
INTERRUPTED = 130

GameName = Annotated[str, typer.Argument(metavar="GAME")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE")]
Players = Annotated[int | None, typer.Option("--players", "-n")]
OptionWords = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
OptionsFile = Annotated[Path | None, typer.Option("--options", metavar="FILE.toml")]
Seed = Annotated[str | None, typer.Option()]
Workers = Annotated[str | None, typer.Option(metavar="NUMBER|dask://HOST:PORT")]


class LogFormat(StrEnum):
    """How lines of the server's log are written."""

    TEXT = "text"
    JSON = "json"


def main() -> None:
    """Run the program on its arguments."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command and return its exit code; a mistake of the user is one line on standard error and the code 2."""
    language, arguments = chosen(arguments, os.environ)
    LANGUAGE.set(language)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a symbol shows a question mark
    try:
        code = app(arguments, prog_name="donabe", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        return _complaint(mistake(error))
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        from donabe.terminal.screen import discard_output

        discard_output()
        return 0
    except Exception as error:  # noqa: BLE001 - what is no mistake of the user is raised again
        return _complaint(_explained(error))
    if code == INTERRUPTED:
        from donabe.terminal.voice import tell

        return _complaint(tell("error-interrupted"), INTERRUPTED)
    return code if isinstance(code, int) else 0


def _explained(error: Exception) -> str:
    """What the user did wrong; any other error is raised again."""
    from donabe.kernel.errors import DonabeError
    from donabe.terminal.voice import explain

    if isinstance(error, DonabeError):
        return explain(error)
    raise error


def _complaint(message: str, code: int = BAD_INPUT) -> int:
    from donabe.terminal.screen import complain

    complain(message)
    return code


def _show_version(wanted: bool) -> None:
    if wanted:
        from donabe.build_info import describe

        print(describe())
        raise typer.Exit


@app.callback()
def donabe(
    context: typer.Context,
    _version: Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True)] = False,
    _language: Annotated[str | None, typer.Option("--language", metavar="CODE")] = None,  # read before: see run
) -> None:
    """One table for five small-box card games: to play, to research, to design."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(cls=SpokenCommand)
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    players: Players = None,
    seat: Annotated[int, typer.Option()] = 0,
    bots: Annotated[str, typer.Option(metavar="NAME[,NAME...]")] = "casual",
    name: Annotated[str | None, typer.Option()] = None,
    seed: Seed = None,
    option: OptionWords = None,
    options: OptionsFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play in the terminal, with bots at the other seats."""
    from donabe.terminal.play import PlayRequest, play_match

    play_match(PlayRequest(game, players, seat, bots.split(","), name, seed, option or [], options, save, resume))


@app.command(cls=SpokenCommand)
def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    pace: Annotated[float, typer.Option(min=0)] = 0.8,
    key_file: KeyFile = None,
    new_key: Annotated[bool, typer.Option("--new-key")] = False,
    log_format: Annotated[LogFormat, typer.Option()] = LogFormat.TEXT,
    metrics: Annotated[bool, typer.Option()] = True,
    schema: Annotated[bool, typer.Option()] = True,
    proxies: Annotated[str, typer.Option(metavar="ADDRESS[,ADDRESS...]")] = "127.0.0.1",
    keep_finished: Annotated[float | None, typer.Option(min=0, metavar="DAYS")] = None,
    export: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    processes: Annotated[int, typer.Option(min=1, metavar="N")] = 1,
) -> None:
    """Serve tables to browsers: friends and bots on one table."""
    from donabe.web.serve import Place
    from donabe.web.workers import serve_together

    place = Place(
        host=host,
        port=port,
        database=database,
        data=data,
        open_page=open_page,
        pace=pace,
        language=LANGUAGE.get(),
        key_file=key_file,
        new_key=new_key,
        log_format=log_format,
        metrics=metrics,
        schema=schema,
        proxies=proxies,
        keep_finished=keep_finished,
        export=export,
        processes=processes,
    )
    serve_together(place, sys.argv[1:])


@app.command(cls=SpokenCommand)
def games() -> None:
    """List the games, how many can play, and their options."""
    from donabe.terminal.game_list import game_list
    from donabe.terminal.screen import Screen

    Screen().print(game_list())


@app.command(cls=SpokenCommand)
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]")] = None,
) -> None:
    """Show a game's rules, or one of them."""
    from donabe.terminal.pager import show_rules

    show_rules(game, clause)


@app.command(cls=SpokenCommand)
def simulate(
    game: GameName,
    players: Players = None,
    matches: Annotated[int, typer.Option("--games", "-k", min=1)] = 100,
    bots: Annotated[str, typer.Option(metavar="NAME[,NAME...]")] = "thumb",
    seed: Seed = "donabe",
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl")] = None,
    workers: Workers = None,
    option: OptionWords = None,
    options: OptionsFile = None,
    rotate: Annotated[bool, typer.Option()] = True,
) -> None:
    """Let bots play many matches and sum them up."""
    from donabe import games as all_games
    from donabe.lab import Plan, seed_from_text
    from donabe.lab.executors import workers_from
    from donabe.terminal.files import chosen_options
    from donabe.terminal.screen import Screen
    from donabe.terminal.simulation import run_simulation

    played = all_games.load(game)
    plan = Plan(
        game=played.key,
        players=played.usual_players if players is None else players,
        games=matches,
        bots=tuple(bots.split(",")),
        seed=seed_from_text(seed or ""),
        options=chosen_options(played, option or [], options),
        rotate=rotate,
    )
    run_simulation(Screen(), Screen(stderr=True), plan, out, workers_from(workers))


@app.command(cls=SpokenCommand)
def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME[,...]")],
    players: Players = None,
    deals: Annotated[int, typer.Option("--deals", "-d", min=1)] = 100,
    seed: Seed = "donabe",
    until_clear: Annotated[bool, typer.Option("--until-clear")] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl"),
    ] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    workers: Workers = None,
    option: OptionWords = None,
    options: OptionsFile = None,
) -> None:
    """Compare bots: every deal is played in every seating.

    With at least as many bots as seats, every choice of them sits in every
    order. With fewer, each bot sits alone at each seat in turn, against a table
    of each other bot. Results are kept as matches end: after Ctrl-C, or for more
    deals, run the same command again.
    """
    from donabe import games as all_games
    from donabe.lab import Tournament, seed_from_text
    from donabe.lab.executors import workers_from
    from donabe.terminal.files import chosen_options
    from donabe.terminal.screen import Screen
    from donabe.terminal.tournament import run_tournament

    played = all_games.load(game)
    asked = Tournament(
        game=played.key,
        players=played.usual_players if players is None else players,
        bots=tuple(bots.split(",")),
        deals=deals,
        seed=seed_from_text(seed or ""),
        options=chosen_options(played, option or [], options),
        until_clear=until_clear,
    )
    run_tournament(Screen(), Screen(stderr=True), asked, out, json, workers_from(workers))


@app.command(cls=SpokenCommand)
def study(
    game: GameName,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL[,LEVEL...]")] = "thumb,strong",
    matches: Annotated[int, typer.Option("--matches", "-k", min=1)] = 2000,
    out: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    seed: Seed = "donabe",
    workers: Workers = None,
    option: OptionWords = None,
    options: OptionsFile = None,
    compare: Annotated[tuple[Path, Path] | None, typer.Option(metavar="A.toml B.toml")] = None,
) -> None:
    """Say what a game is like, in one report with numbers and pictures."""
    from donabe.lab.executors import workers_from
    from donabe.terminal.screen import Screen
    from donabe.terminal.study import StudyRequest, run_comparison, run_study

    asked = StudyRequest(
        game, players, tuple(bots.split(",")), matches, seed or "", out, workers_from(workers), option or [], options
    )
    if compare is None:
        run_study(Screen(), Screen(stderr=True), asked)
    else:
        run_comparison(Screen(), Screen(stderr=True), asked, list(compare))


@app.command(cls=SpokenCommand)
def tune(
    game: GameName,
    vary: Annotated[Path, typer.Option(metavar="FILE.toml")],
    aim: Annotated[str, typer.Option(metavar="AIM[,AIM...]")],
    trials: Annotated[int, typer.Option("--trials", "-t", min=1)] = 50,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL[,LEVEL...]")] = "thumb",
    matches: Annotated[int, typer.Option("--matches", "-k", min=1)] = 200,
    out: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    seed: Seed = "donabe",
    workers: Workers = None,
) -> None:
    """Search for options of a game that come near to stated aims."""
    from donabe.lab.executors import workers_from
    from donabe.terminal.screen import Screen
    from donabe.terminal.study import StudyRequest
    from donabe.terminal.tune import TuneRequest, run_tuning

    levels = tuple(bots.split(","))
    asked = StudyRequest(game, players, levels, matches, seed or "", out, workers_from(workers), [], None)
    run_tuning(Screen(), Screen(stderr=True), TuneRequest(asked, vary, aim, trials))


@app.command(cls=SpokenCommand)
def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--as", metavar="SEAT")] = None,
    match: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Tell the story of a recorded match, with all cards open or as one seat saw it."""
    from donabe.terminal.screen import Screen
    from donabe.terminal.story import tell_story

    tell_story(Screen(), file, match, seat)


@app.command(cls=SpokenCommand)
def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    match: Annotated[int, typer.Option(min=1)] = 1,
    simulations: Annotated[int | None, typer.Option(min=1)] = None,
    workers: Workers = None,
) -> None:
    """Say which decisions of a recorded match mattered, and what the expert would have done."""
    from donabe.lab.executors import workers_from
    from donabe.terminal.review import ReviewRequest, run_review
    from donabe.terminal.screen import Screen

    asked = ReviewRequest(file, match, seat, simulations, workers_from(workers))
    run_review(Screen(), Screen(stderr=True), asked)


@app.command(cls=SpokenCommand)
def verify(file: RecordFile) -> None:
    """Check every record in a file against the rules, and say what is wrong if anything is."""
    from donabe.terminal.screen import Screen
    from donabe.terminal.verification import check_records

    if not check_records(Screen(), file):
        raise typer.Exit(BAD_INPUT)


add_to(app)
