"""Happy Mochi's drawings: seven mochi, each colour with a shape of its own, and the value card."""

from donabe import games
from donabe.art import emblems
from donabe.art.drawing import CLAY, INK, PAPER, back, blank, box, path, picture, placed, symbol, words

KINDS = {
    "R": ("#e0685b", "circle"),
    "O": ("#ef9f46", "triangle"),
    "Y": ("#f2d160", "square"),
    "G": ("#84b866", "diamond"),
    "B": ("#7fb0dc", "star"),
    "P": ("#ad8fcd", "hexagon"),
    "K": ("#f0a3c4", "heart"),
}
CHEEKS = "#f48a7f"
EFFECTS = ("flip", "draw", "pass", "reserve")


def drawings() -> dict[str, str]:
    """Every symbol by name."""
    drawn = {}
    for letter, (colour, shape) in KINDS.items():
        drawn[f"e:{letter}"] = symbol(f"e:{letter}", emblems.mochi(colour, CHEEKS), 100, 100)
        drawn[f"e:shape{letter}"] = symbol(f"e:shape{letter}", emblems.shape(shape, colour), 100, 100)
    for name in games.load("happy_mochi").faces():
        body = value_card(name) if name in {"plus", "minus"} else mochi_card(name)
        drawn[f"face:{name}"] = symbol(f"face:{name}", body)
    for effect in EFFECTS:
        drawn[f"piece:effect:{effect}"] = symbol(f"piece:effect:{effect}", pill(effect), 40, 44)
    drawn["back:card"] = symbol("back:card", back("#8fbf9f", "e:Y"))
    drawn["table:happy_mochi"] = symbol("table:happy_mochi", scene(), 300, 200)
    return drawn


def mochi_card(name: str) -> str:
    """Digit and shape on top, the mochi below, with room for its effect."""
    letter, digit = name[0], name[1:]
    top = words(8, 32, digit, 30) + placed(f"e:shape{letter}", 68, 10, 22)
    return blank() + top + placed(f"e:{letter}", 11, 38, 78)


def value_card(side: str) -> str:
    """Higher or lower."""
    sign, arrow = (
        ("+", "M50 92 L50 128 M36 106 L50 90 L64 106")
        if side == "plus"
        else ("\u2212", "M50 92 L50 128 M36 114 L50 130 L64 114")
    )
    ground = "#fbe3b8" if side == "plus" else "#d5e3ef"
    return (
        blank(ground)
        + words(50, 74, sign, 70, CLAY if side == "plus" else "#2d5591", "middle")
        + path(arrow, "none", INK, 6)
    )


def pill(effect: str) -> str:
    """An effect in words, to stand on its card."""
    return box(-14, 14, 68, 24, INK, 12) + words(20, 31, effect, 14, PAPER, "middle")


def scene() -> str:
    """Two cards side by side, and the arrow."""
    return picture([("face:plus", 0, 22, 44), ("face:Y6", -3, 104, 44), ("face:Y8", 3, 186, 44)])
