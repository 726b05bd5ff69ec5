"""The play command: a match against bots, new or resumed."""

from dataclasses import dataclass
from pathlib import Path

from donabe import games
from donabe.lab import seed_from_text
from donabe.terminal.files import check_writable, chosen_options
from donabe.terminal.keyboard import Keyboard, Leaving
from donabe.terminal.menu import choose_game, choose_players
from donabe.terminal.screen import Screen
from donabe.terminal.seated_match import SeatedMatch, new_match, resumed_match
from donabe.terminal.session import Session
from donabe.terminal.voice import tell


@dataclass(frozen=True)
class PlayRequest:
    """What the command line asked for."""

    game: str | None
    players: int | None
    seat: int
    bots: list[str]
    name: str | None
    seed: str | None
    option: list[str]
    options: Path | None
    save: Path | None
    resume: Path | None


def play_match(request: PlayRequest) -> None:
    """Play the match that was asked for."""
    screen, keyboard = Screen(), Keyboard()
    try:
        seated = resumed_match(request.resume) if request.resume else _new_match(screen, keyboard, request)
    except Leaving:
        return
    if request.save:
        check_writable(request.save)
    Session(screen, keyboard, seated, request.save or request.resume).run()


def _new_match(screen: Screen, keyboard: Keyboard, request: PlayRequest) -> SeatedMatch:
    game = games.load(request.game) if request.game is not None else choose_game(screen, keyboard)
    options = chosen_options(game, request.option, request.options)
    if request.players is not None:
        players = request.players
    elif request.game is None:
        players = choose_players(screen, keyboard, game)
    else:
        players = game.usual_players
    seed = None if request.seed is None else seed_from_text(request.seed)
    name = request.name or tell("terminal-your-name")
    return new_match(game, players, request.seat, name, request.bots, options, seed)
