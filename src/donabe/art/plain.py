"""Drawings for whatever a game has not drawn, and the icon of the house."""

from donabe.art.drawing import CLAY, INK, LINEN, WOOD, blank, box, circle, path, twice, words
from donabe.kernel.view import Face


def plain_face(face: Face) -> str:
    """A card with nothing but its index, symbol and letter."""
    size = 26 if len(face.index) < 3 else 20
    small = words(8, 29, face.index[:4], size, face.colour) + words(8, 50, face.symbol, 18, face.colour)
    middle = words(50, 88, face.symbol, 46, face.colour, "middle")
    letter = words(50, 112, face.letter, 16, face.colour, "middle")
    return blank() + twice(small) + middle + letter


def plain_table(title: str) -> str:
    """A picture for the home page with nothing but the name."""
    return box(2, 2, 296, 196, LINEN, 14) + words(150, 110, title, 30, CLAY, "middle")


def pot() -> str:
    """The clay pot, in a square of 100."""
    return (
        path("M10 44 L90 44 Q92 88 50 90 Q8 88 10 44 Z", CLAY)
        + path("M14 40 Q50 16 86 40 Z", WOOD)
        + circle(50, 22, 6, CLAY, INK)
    )
