"""Every match ends: very many random matches of every game, at every number of players and with every rule option.

Run as `make endings`; prints the longest match of each setting, in decisions.
"""

import argparse

from librt.random import Random
from rich.console import Console
from rich.progress import track
from rich.table import Table

from donabe import games
from donabe.kernel.game import Game
from donabe.kernel.state import play_out
from tables import Setting, every_setting


def longest(setting: Setting, matches: int) -> tuple[int, int]:
    """The decisions of the longest of so many random matches, and of all of them together."""
    rng = Random(1)
    most = total = 0
    for number in range(matches):
        decisions = play_out(setting.start(number), rng)
        most = max(most, decisions)
        total += decisions
    return most, total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000, help="of each game, over all its settings")
    asked = parser.parse_args()
    table = Table("game", "players", "options", "matches", "longest", "mean", title="Random matches, in decisions")
    by_game: dict[str, list[Setting]] = {}
    for setting in every_setting():
        by_game.setdefault(setting.key, []).append(setting)
    for key, settings in by_game.items():
        report(table, games.load(key), settings, asked.matches)
    Console().print(table)


def report(table: Table, game: Game, settings: list[Setting], matches: int) -> None:
    """Play a game's share of matches at each of its settings."""
    each = -(-matches // len(settings))
    for setting in track(settings, game.title, transient=True):
        most, total = longest(setting, each)
        options = ", ".join(f"{name}={value}" for name, value in setting.options.items())
        table.add_row(game.title, str(setting.players), options, str(each), str(most), f"{total / each:.0f}")


if __name__ == "__main__":
    main()
