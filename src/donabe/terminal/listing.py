"""The games there are: as a table, and as a menu to choose from."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from donabe import games
from donabe.kernel.errors import UnknownGame
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Option, Table as TableOption
from donabe.terminal.keyboard import Keyboard
from donabe.terminal.question import numbered
from donabe.terminal.screen import CLAY, HONEY, Screen
from donabe.terminal.seating import usual_players
from donabe.text import Speaker


def all_games() -> list[Game]:
    """Every game, by key."""
    return [games.load(key) for key in games.keys()]  # noqa: SIM118 - a function, not a dict


def listing() -> RenderableType:
    """Every game with its options."""
    return Group(*(_entry(game) for game in all_games()))


def _entry(game: Game) -> RenderableType:
    speaker = Speaker(game.key, [])
    facts = {"players": counts(game), "minutes": game.minutes}
    head = Text.assemble((game.key, f"bold {HONEY}"), "  ", (game.title, f"bold {CLAY}"), "  ")
    head.append(speaker.sentence("terminal-size", facts), "dim")
    parts: list[RenderableType] = [head, Text(f"  {speaker.sentence(f'{game.key}-feel')}")]
    if game.options:
        parts.append(_options(game, speaker))
    return Group(*parts, Text())


def _options(game: Game, speaker: Speaker) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(style="dim", max_width=30)
    table.add_column(ratio=1)
    for option in game.options:
        facts = {"takes": option.takes(), "default": _default(option)}
        takes = option.takes() if isinstance(option, TableOption) else speaker.sentence("terminal-takes", facts)
        table.add_row(f"    {option.name}", takes, speaker.attribute(f"{game.key}-option-{option.name}", "help"))
    return table


def _default(option: Option) -> str:
    if isinstance(option, Flag):
        return "on" if option.default else "off"
    return str(option.default)


def counts(game: Game) -> str:
    """How many can play, such as `3-5`."""
    low, high = min(game.players), max(game.players)
    if game.players == tuple(range(low, high + 1)) and high > low:
        return f"{low}-{high}"
    return ", ".join(str(count) for count in game.players)


def choose_game(screen: Screen, keyboard: Keyboard) -> Game:
    """Ask which game, by number or name, until there is an answer."""
    speaker = Speaker("", [])
    known = all_games()
    screen.say(speaker.sentence("terminal-menu"), f"bold {CLAY}")
    table = Table.grid(padding=(0, 2))
    for number, game in enumerate(known, start=1):
        own = Speaker(game.key, [])
        facts = {"players": counts(game), "minutes": game.minutes}
        size = Text(own.sentence("terminal-size", facts), "dim")
        table.add_row(Text(f"  {number}", f"bold {HONEY}"), Text(game.title, "bold"), own.sentence(f"{game.key}-feel"))
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
    """Ask how many shall play; nothing typed means as many as usual."""
    usual = usual_players(game)
    if len(game.players) == 1:
        return usual
    speaker = Speaker(game.key, [])
    question = speaker.sentence("terminal-how-many", {"players": counts(game), "usual": usual})
    while True:
        screen.say(question)
        line = keyboard.ask()
        if not line:
            return usual
        place = numbered(line, max(game.players))
        if place is not None and place + 1 in game.players:
            return place + 1
