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
        ("R4", -20, 82, 50),
        ("B11", -10, 95, 46),
        ("insert:0", 0, 108, 32),
        ("K12", 10, 121, 46),
        ("R9", 20, 134, 50),
    ]
    return picture([(f"face:{name}", turn, x, y) for name, turn, x, y in cards])
