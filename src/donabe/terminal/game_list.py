"""The games command: every game with its sizes and options."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from donabe import games
from donabe.kernel.game import Game
from donabe.kernel.options import Component, Flag, Option
from donabe.terminal.screen import CLAY, HONEY
from donabe.terminal.voice import say, speaker as speaker_of
from donabe.text import Speaker


def all_games() -> list[Game]:
    """Every game, by key."""
    return [games.load(key) for key in games.keys()]  # noqa: SIM118 - a function, not a dict


def game_list() -> RenderableType:
    """Every game with its options."""
    return Group(*(_entry(game) for game in all_games()))


def _entry(game: Game) -> RenderableType:
    speaker = speaker_of(game.key)
    facts = {"players": player_counts(game), "minutes": game.minutes}
    head = Text.assemble(
        (game.key, f"bold {HONEY}"), "  ", (speaker.sentence(f"{game.key}-title"), f"bold {CLAY}"), "  "
    )
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
        takes = say(option.takes())
        if not isinstance(option, Component):
            takes = speaker.sentence("terminal-takes", {"takes": takes, "default": _default(option)})
        table.add_row(f"    {option.name}", takes, speaker.attribute(f"{game.key}-option-{option.name}", "help"))
    return table


def _default(option: Option) -> str:
    if isinstance(option, Flag):
        return "on" if option.default else "off"
    return str(option.default)


def player_counts(game: Game) -> str:
    """How many can play, such as `3-5`."""
    low, high = min(game.players), max(game.players)
    if game.players == tuple(range(low, high + 1)) and high > low:
        return f"{low}-{high}"
    return speaker_of().listed(str(count) for count in game.players)
