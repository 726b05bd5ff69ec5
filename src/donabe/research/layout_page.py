"""The tables of docs/research.md: `python -m donabe.research.layout_page docs/research.md` writes them anew."""

import re
import sys
from pathlib import Path

from donabe import games
from donabe.kernel.game import Game
from donabe.research.layout import Layout

BEGIN, END = "<!-- layouts -->", "<!-- end of layouts -->"


def layout_table(game: Game) -> str:
    """The planes of a game as a table: their sizes at the usual number of players, and what they say."""
    layout = Layout(game, game.usual_players)
    sizes = ", ".join(f"{Layout(game, players).size} with {players}" for players in game.players)
    lines = [f"### {game.title}", "", f"{layout.actions} actions. Entries by number of players: {sizes}.", ""]
    lines += [f"| plane | entries ({layout.players} players) | what it says |", "|---|---|---|"]
    lines += [f"| `{plane.name}` | {plane.size} | {plane.meaning} |" for plane in layout.planes]
    return "\n".join(lines)


def written(page: str) -> str:
    """The page with its tables as the games declare them now."""
    tables = "\n\n".join(layout_table(games.load(key)) for key in games.keys())  # noqa: SIM118
    return re.sub(f"{BEGIN}.*{END}", lambda _match: f"{BEGIN}\n\n{tables}\n\n{END}", page, flags=re.DOTALL)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(written(path.read_text("utf-8")), "utf-8")
