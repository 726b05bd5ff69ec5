"""SVG documents made of the drawings in a game's folder; whatever the folder does not draw is drawn plainly."""

import importlib
import importlib.util

from donabe import games
from donabe.art.drawing import CLAY, back, symbol
from donabe.art.plain import plain_face, plain_table, pot

OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'


def sheet(key: str) -> str:
    """Every symbol of one game as one document (docs/protocol.md says how they are named)."""
    return f"{OPEN}>{symbols(key)}</svg>"


def picture(key: str) -> str:
    """The game's picture for the home page, a document of its own."""
    return f'{OPEN} viewBox="0 0 300 200"><defs>{symbols(key)}</defs><use href="#table:{key}"/></svg>'


def icon() -> str:
    """The clay pot."""
    return f'{OPEN} viewBox="0 0 100 100">{pot()}</svg>'


def symbols(key: str) -> str:
    """The game's own drawings, and plain ones for the rest."""
    drawn = {**plain_drawings(key), **own_drawings(key)}
    return "".join(symbol(name, body) for name, body in drawn.items())


def own_drawings(key: str) -> dict[str, str]:
    """What the `art.py` of the game's folder draws, if there is one; it is imported only here."""
    module = f"donabe.games.{key}.art"
    if importlib.util.find_spec(module) is None:
        return {}
    drawn: dict[str, str] = importlib.import_module(module).drawings(games.load(key).faces)
    return drawn


def plain_drawings(key: str) -> dict[str, str]:
    """A drawing for each face, for a back called `card` or nothing, and for the home page."""
    game = games.load(key)
    drawn = {f"face:{name}": plain_face(face) for name, face in game.faces.items()}
    return {**drawn, "back:": back(CLAY), "back:card": back(CLAY), f"table:{key}": plain_table(game.title)}
