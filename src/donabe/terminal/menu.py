"""The menu: asks which game to play, and with how many players."""

from rich.table import Table
from rich.text import Text

from donabe import games
from donabe.kernel.errors import UnknownGame
from donabe.kernel.game import Game
from donabe.terminal.game_list import all_games, player_counts
from donabe.terminal.keyboard import Keyboard
from donabe.terminal.question import numbered
from donabe.terminal.screen import CLAY, HONEY, Screen
from donabe.terminal.voice import speaker as speaker_of


def choose_game(screen: Screen, keyboard: Keyboard) -> Game:
    """Ask which game, by number or name, until there is an answer."""
    speaker = speaker_of()
    known = all_games()
    screen.say(speaker.sentence("terminal-menu"), f"bold {CLAY}")
    table = Table.grid(padding=(0, 2))
    for number, game in enumerate(known, start=1):
        own = speaker_of(game.key)
        facts = {"players": player_counts(game), "minutes": game.minutes}
        size = Text(own.sentence("terminal-size", facts), "dim")
        table.add_row(
            Text(f"  {number}", f"bold {HONEY}"),
            Text(own.sentence(f"{game.key}-title"), "bold"),
            own.sentence(f"{game.key}-feel"),
        )
        table.add_row("", "", size)
    screen.print(table)
    while True:
        line = keyboard.ask()
        place = numbered(line, len(known))
        if place is not None:
            return known[place]
        try:
            return games.load(line)
        except UnknownGame:
            screen.say(speaker.sentence("terminal-menu-again", {"most": len(known)}))


def choose_players(screen: Screen, keyboard: Keyboard, game: Game) -> int:
    """Ask how many play; nothing typed means the usual number."""
    usual = game.usual_players
    if len(game.players) == 1:
        return usual
    speaker = speaker_of(game.key)
    question = speaker.sentence("terminal-how-many", {"players": player_counts(game), "usual": usual})
    while True:
        screen.say(question)
        line = keyboard.ask()
        if not line:
            return usual
        place = numbered(line, max(game.players))
        if place is not None and place + 1 in game.players:
            return place + 1
