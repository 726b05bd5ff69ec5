"""Writes the golden playthroughs anew: `make goldens`, or of some games `make goldens GAMES="salty iyadosu"`."""

import sys

from donabe import games
from goldens.files import golden_file, golden_settings
from goldens.playthrough import playthrough


def main(chosen: list[str]) -> None:
    """Write the golden file of every number of players of the chosen games, or of all, and say what changed."""
    keys = {games.load(name).key for name in chosen} or set(games.keys())
    for key, players in golden_settings():
        if key in keys:
            path = golden_file(key, players)
            before = path.read_text("utf-8") if path.exists() else ""
            text = playthrough(games.load(key), players)
            path.write_text(text, "utf-8")
            print(f"{path.name}: {'unchanged' if text == before else 'changed' if before else 'new'}")


if __name__ == "__main__":
    main(sys.argv[1:])
