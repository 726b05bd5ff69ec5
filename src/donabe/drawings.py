"""SVG documents made of the drawings in a game's folder; whatever the folder does not draw is drawn plainly."""

import importlib
import importlib.util
import re

from donabe import games
from donabe.art.drawing import CLAY, back, symbol
from donabe.art.plain import plain_face, plain_table, pot

USED = re.compile(r'href="#([^"]+)"')
OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'


def sheet(key: str) -> str:
    """Every symbol of one game as one document (docs/protocol.md says how they are named)."""
    return f"{OPEN}>{symbols(key)}</svg>"


def picture(key: str) -> str:
    """The game's picture for the home page, a document of its own with no other symbols than it shows."""
    drawn = drawings_of(key)
    shown = _within(f"table:{key}", drawn)
    defined = "".join(symbol(name, body) for name, body in drawn.items() if name in shown)
    return f'{OPEN} viewBox="0 0 300 200"><defs>{defined}</defs><use href="#table:{key}"/></svg>'


def _within(name: str, drawn: dict[str, str]) -> set[str]:
    """A drawing and all those within it."""
    inner = [used for used in USED.findall(drawn.get(name, "")) if used in drawn]
    return {name}.union(*(_within(each, drawn) for each in inner))


def icon() -> str:
    """The clay pot."""
    return f'{OPEN} viewBox="0 0 100 100">{pot()}</svg>'


def symbols(key: str) -> str:
    """The game's own drawings, and plain ones for the rest."""
    return "".join(symbol(name, body) for name, body in drawings_of(key).items())


def drawings_of(key: str) -> dict[str, str]:
    """Every drawing of a game by its name, its own before the plain ones."""
    return {**plain_drawings(key), **own_drawings(key)}


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
