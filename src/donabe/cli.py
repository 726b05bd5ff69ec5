"""The command line. Each command imports what it needs when it is called, so that `donabe --version` answers at once."""

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="donabe",
    help="One table for five small-box card games: to play, to research, to design.",
    invoke_without_command=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

BAD_INPUT = 2
INTERRUPTED = 130

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, as `donabe games` lists it.")]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A .json file with one record, or a .jsonl file with one on each line.")
]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many play.", show_default="the usual number")]
OptionWords = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set a game's option.")
]
OptionsFile = Annotated[Path | None, typer.Option("--options", metavar="FILE.toml", help="Read options from a file.")]
Seed = Annotated[
    str | None,
    typer.Option(help="Any text, or 64 hexadecimal digits used as they are: the same seed, the same deals."),
]
Workers = Annotated[int | None, typer.Option(min=1, help="Processes.", show_default="all cores")]


def main() -> None:
    """Run the program on its arguments."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command and return its exit code; a mistake of the user is one line on standard error and the code 2."""
    from donabe.kernel.errors import DonabeError

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a symbol shows a question mark
    try:
        code = app(arguments, prog_name="donabe", standalone_mode=False)
        sys.stdout.flush()
    except DonabeError as error:
        return _complaint(str(error))
    except typer.TyperException as error:
        return _complaint(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        from donabe.terminal.screen import discard_output

        discard_output()
        return 0
    if code == INTERRUPTED:
        return _complaint("interrupted; nothing is left half written", INTERRUPTED)
    return code if isinstance(code, int) else 0


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
    _version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show which donabe this is.")
    ] = False,
) -> None:
    """One table for five small-box card games: to play, to research, to design."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Without one, you are asked.")] = None,
    players: Players = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    bots: Annotated[
        str, typer.Option(metavar="NAME[,NAME...]", help="One for all other seats, or one each.")
    ] = "casual",
    name: Annotated[str, typer.Option(help="What you are called.")] = "Player",
    seed: Seed = None,
    option: OptionWords = None,
    options: OptionsFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the record of the match there.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a match that was saved.")] = None,
) -> None:
    """Play in the terminal, with bots at the other seats."""
    from donabe.terminal.play import PlayRequest, play_match

    play_match(PlayRequest(game, players, seat, bots.split(","), name, seed, option or [], options, save, resume))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Another free one is used if it is taken.")] = 8000,
    database: Annotated[str, typer.Option(metavar="URL", help="Such as postgresql://...", show_default="SQLite")] = "",
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where SQLite keeps the tables.", show_default="yours")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds that a bot takes at least, so that people can follow.")
    ] = 0.8,
) -> None:
    """Serve tables to browsers: friends and bots on one table."""
    from donabe.web.serve import Place, serve as serve_tables

    serve_tables(Place(host, port, database, data, open_page, pace))


@app.command()
def games() -> None:
    """List the games, how many can play, and their options."""
    from donabe.terminal.game_list import game_list
    from donabe.terminal.screen import Screen

    Screen().print(game_list())


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="Only this one, such as 4.2.")] = None,
) -> None:
    """Show a game's rules, or one of them."""
    from donabe.terminal.pager import show_rules

    show_rules(game, clause)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    matches: Annotated[int, typer.Option("--games", "-k", min=1, help="How many matches.")] = 100,
    bots: Annotated[str, typer.Option(metavar="NAME[,NAME...]", help="One for all seats, or one each.")] = "thumb",
    seed: Seed = "donabe",
    out: Annotated[Path | None, typer.Option(metavar="FILE.jsonl", help="Write the records there.")] = None,
    workers: Workers = None,
    option: OptionWords = None,
    options: OptionsFile = None,
    rotate: Annotated[bool, typer.Option(help="Everybody moves one seat on from match to match.")] = True,
) -> None:
    """Let bots play many matches and sum them up."""
    from donabe import games as all_games
    from donabe.lab import Plan, seed_from_text
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
    run_simulation(Screen(), Screen(stderr=True), plan, out, workers)


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME[,...]", help="Two or more different bots.")],
    players: Players = None,
    deals: Annotated[int, typer.Option("--deals", "-d", min=1, help="How many deals.")] = 100,
    seed: Seed = "donabe",
    until_clear: Annotated[
        bool, typer.Option("--until-clear", help="Stop early when it is clear for every pair who is better.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Keep the results there.", show_default="one for these settings"),
    ] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the tables there as JSON.")] = None,
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
    run_tournament(Screen(), Screen(stderr=True), asked, out, json, workers)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--as", metavar="SEAT", help="See it from this seat.")] = None,
    match: Annotated[int, typer.Option(min=1, help="Which match of the file.")] = 1,
) -> None:
    """Tell the story of a recorded match, with all cards open or as one seat saw it."""
    from donabe.terminal.screen import Screen
    from donabe.terminal.story import tell_story

    tell_story(Screen(), file, match, seat)


@app.command()
def review(
    file: RecordFile,
    seat: Annotated[
        int | None, typer.Option(min=0, help="Only this one, from 0.", show_default="every person's")
    ] = None,
    match: Annotated[int, typer.Option(min=1, help="Which match of the file.")] = 1,
    simulations: Annotated[
        int | None, typer.Option(min=1, help="Of the expert, for each decision.", show_default="as it likes")
    ] = None,
) -> None:
    """Say which decisions of a recorded match mattered, and what the expert would have done."""
    from donabe.terminal.review import run_review
    from donabe.terminal.screen import Screen

    run_review(Screen(), Screen(stderr=True), file, match, seat, simulations)


@app.command()
def verify(file: RecordFile) -> None:
    """Check every record in a file against the rules, and say what is wrong if anything is."""
    from donabe.terminal.screen import Screen
    from donabe.terminal.verification import check_records

    if not check_records(Screen(), file):
        raise typer.Exit(BAD_INPUT)
