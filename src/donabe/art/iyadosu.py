"""Iyadosu's drawings: four emblems, and the tall Insert that divides a hand."""

from donabe import games
from donabe.art import emblems
from donabe.art.drawing import CLAY, PAPER, back, blank, face, picture, symbol, words

EMBLEMS = {"K": emblems.sprout, "R": emblems.blossom, "B": emblems.fan, "G": emblems.lantern}


def drawings() -> dict[str, str]:
    """Every symbol by name."""
    drawn = {f"e:{letter}": symbol(f"e:{letter}", draw(), 100, 100) for letter, draw in EMBLEMS.items()}
    for name, about in games.load("iyadosu").faces().items():
        body = (
            insert(about.colour) if name.startswith("insert:") else face(about.index, f"e:{about.letter}", about.colour)
        )
        drawn[f"face:{name}"] = symbol(f"face:{name}", body)
    drawn["back:number"] = symbol("back:number", back(CLAY))
    drawn["table:iyadosu"] = symbol("table:iyadosu", scene(), 300, 200)
    return drawn


def insert(colour: str) -> str:
    """The Insert, in its player's colour."""
    return (
        blank(colour, colour) + words(50, 66, "いや", 34, PAPER, "middle") + words(50, 106, "どす", 34, PAPER, "middle")
    )


def scene() -> str:
    """A fan of cards with the Insert in the middle."""
    cards = [
        ("R4", -28, 30, 46),
        ("B11", -14, 66, 40),
        ("insert:0", 0, 106, 30),
        ("K12", 14, 150, 40),
        ("R9", 28, 186, 46),
    ]
    return picture([(f"face:{name}", turn, x, y) for name, turn, x, y in cards])
