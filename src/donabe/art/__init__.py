"""Card faces, backs and pieces as SVG, drawn by code: one sheet of symbols a game.

A game without drawings of its own gets plain but legible cards made from what it says of its faces.
"""

import importlib
import importlib.util
from functools import cache

from donabe import games
from donabe.art.drawing import CLAY, INK, LINEN, WOOD, back, blank, box, circle, path, symbol, words
from donabe.kernel.view import Face


@cache
def sheet(key: str) -> str:
    """Every symbol of one game as one SVG document (docs/protocol.md says how they are named)."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols(key))}</svg>'


@cache
def picture(key: str) -> str:
    """The game's picture for the home page, a document of its own."""
    inside = "".join(symbols(key))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><defs>{inside}</defs><use href="#table:{key}"/></svg>'


def icon() -> str:
    """The clay pot."""
    pot = (
        path("M10 44 L90 44 Q92 88 50 90 Q8 88 10 44 Z", CLAY)
        + path("M14 40 Q50 16 86 40 Z", WOOD)
        + circle(50, 22, 6, CLAY, INK)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{pot}</svg>'


def symbols(key: str) -> list[str]:
    """The game's own drawings, and plain ones for whatever it has not drawn."""
    drawn: dict[str, str] = {}
    if importlib.util.find_spec(f"donabe.art.{key}"):
        drawn = importlib.import_module(f"donabe.art.{key}").drawings()
    for name, face in games.load(key).faces().items():
        drawn.setdefault(f"face:{name}", symbol(f"face:{name}", plain_face(face)))
    drawn.setdefault("back:", symbol("back:", back(CLAY)))
    drawn.setdefault(f"table:{key}", symbol(f"table:{key}", plain_table(games.load(key).title), 300, 200))
    return list(drawn.values())


def plain_face(face: Face) -> str:
    """A card with nothing but its index, symbol and letter."""
    small = words(8, 29, face.index[:4], 26 if len(face.index) < 3 else 20, face.colour) + words(
        8, 50, face.symbol, 18, face.colour
    )
    middle = words(50, 88, face.symbol, 46, face.colour, "middle")
    letter = words(50, 112, face.letter, 16, face.colour, "middle")
    return f'{blank()}{small}<g transform="rotate(180 50 70)">{small}</g>{middle}{letter}'


def plain_table(title: str) -> str:
    """A picture for the home page with nothing but the name."""
    return box(2, 2, 296, 196, LINEN, 14) + words(150, 110, title, 30, CLAY, "middle")
