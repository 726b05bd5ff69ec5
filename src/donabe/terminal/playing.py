"""The play command: from what was wished for to a match at the table."""

from dataclasses import dataclass
from pathlib import Path

from donabe import games
from donabe.lab import seed_from_text
from donabe.terminal.files import check_writable, chosen_options
from donabe.terminal.keyboard import Keyboard, Leaving
from donabe.terminal.listing import choose_game, choose_players
from donabe.terminal.screen import Screen
from donabe.terminal.seating import resumed, seated, usual_players
from donabe.terminal.session import Seating, Session


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for."""

    game: str | None
    players: int | None
    seat: int
    bots: list[str]
    name: str
    seed: str | None
    option: list[str]
    options: Path | None
    save: Path | None
    resume: Path | None


def play_match(wishes: Wishes) -> None:
    """Sit down and play."""
    screen, keyboard = Screen(), Keyboard()
    try:
        seating = resumed(wishes.resume) if wishes.resume else _sat_down(screen, keyboard, wishes)
    except Leaving:
        return
    if wishes.save:
        check_writable(wishes.save)
    Session(screen, keyboard, seating, wishes.save or wishes.resume).run()


def _sat_down(screen: Screen, keyboard: Keyboard, wishes: Wishes) -> Seating:
    game = games.load(wishes.game) if wishes.game is not None else choose_game(screen, keyboard)
    options = chosen_options(game, wishes.option, wishes.options)
    if wishes.players is not None:
        players = wishes.players
    elif wishes.game is None:
        players = choose_players(screen, keyboard, game)
    else:
        players = usual_players(game)
    seed = None if wishes.seed is None else seed_from_text(wishes.seed)
    return seated(game, players, wishes.seat, wishes.name, wishes.bots, options, seed)
