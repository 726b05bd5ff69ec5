"""Happy Mochi's drawings: seven mochi, each colour with a shape of its own, the value card and its road sign."""

from collections.abc import Mapping

from donabe.art.drawing import CLAY, INK, PAPER, back, blank, circle, ground, line, path, placed, words
from donabe.art.emblems import SHAPES
from donabe.kernel.view import Face

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
WHITE = "#fffdf6"
UP = "M50 24 L50 78 M33 41 L50 23 L67 41"
DOWN = "M50 22 L50 76 M33 59 L50 77 L67 59"
EFFECTS = {  # what is drawn on the round badge of an effect
    "flip": "M9 20 Q12 10 22 11 Q28 12 30 17 M31 9 L30 18 L22 16 M31 25 Q28 35 18 34 Q12 33 10 28 M9 36 L10 27 L18 29",
    "draw": "M13 12 L27 12 L27 33 L13 33 Z M20 17 L20 28 M15 22.5 L25 22.5",
    "pass": "M32 22 L9 22 M17 13 L8 22 L17 31",
    "reserve": "M9 25 L9 33 L31 33 L31 25 M20 10 L20 26 M14 20 L20 27 L26 20",
}
BUTTONS = {
    "pass": "M84 72 L18 72 M40 48 L16 72 L40 96",
    "skip": "M20 74 L42 96 L82 48",
    "wait": "M24 72 h1 M50 72 h1 M76 72 h1",
}


def drawings(faces: Mapping[str, Face]) -> dict[str, str]:
    """Every drawing by its name."""
    drawn = {}
    for letter, (colour, shape) in KINDS.items():
        drawn[f"e:{letter}"] = mochi(colour)
        drawn[f"e:shape{letter}"] = path(SHAPES[shape], colour, width=5)
        drawn[f"piece:{letter}"] = placed(f"e:{letter}", 0, 2, 40)
        drawn[f"piece:shape:{letter}"] = placed(f"e:shape{letter}", 2, 4, 36)
    for name in faces:
        drawn[f"face:{name}"] = card(name)
    for effect, shape in EFFECTS.items():
        drawn[f"piece:effect:{effect}"] = badge(shape)
    drawn["e:happy"] = mochi(WHITE, laughing=True)
    drawn["piece:happy"] = placed("e:happy", 0, 2, 40)
    drawn["icon:plus"] = sign("#f2c04e", INK, UP) + line("M88 76 V92 M80 84 H96", CLAY, 6)
    drawn["icon:minus"] = sign("#3f76b5", PAPER, DOWN)
    drawn["back:card"] = back("#8fbf9f", "e:Y")
    drawn["table:happy_mochi"] = scene()
    return drawn


def card(name: str) -> str:
    """A mochi, a side of the value card, or something to do."""
    if name in BUTTONS:
        return blank(PAPER, INK) + line(BUTTONS[name], INK, 12)
    return value_card(name) if name in {"plus", "minus"} else mochi_card(name)


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


def badge(shape: str) -> str:
    """An effect as a round badge, to stand on its card."""
    return circle(20, 22, 19, INK, PAPER, 2.5) + line(shape, PAPER, 3.5)


def sign(ground: str, ink: str, arrow: str) -> str:
    """A road sign on its corner, in the upper 100 by 100: which way the next number must go."""
    outer = path("M44 5 Q50 0 56 5 L95 44 Q100 50 95 56 L56 95 Q50 100 44 95 L5 56 Q0 50 5 44 Z", ground, INK, 3)
    inner = path("M46 12 Q50 9 54 12 L88 46 Q91 50 88 54 L54 88 Q50 91 46 88 L12 54 Q9 50 12 46 Z", "none", ink, 1.8)
    return outer + inner + line(arrow, ink, 9)


def mochi(colour: str, *, laughing: bool = False) -> str:
    """A soft rice cake with a friendly face."""
    body = path("M6 86 Q2 20 50 18 Q98 20 94 86 Q50 94 6 86 Z", colour, width=5 if laughing else 3)
    cheeks = circle(24, 66, 6, CHEEKS) + circle(76, 66, 6, CHEEKS)
    if laughing:
        eyes = line("M28 56 Q35 46 42 56 M58 56 Q65 46 72 56", INK, 5)
        return body + cheeks + eyes + path("M38 64 Q50 84 62 64 Z", INK)
    return body + cheeks + circle(36, 56, 4.5, INK) + circle(64, 56, 4.5, INK) + line("M42 64 Q50 73 58 64", INK, 3)


def scene() -> str:
    """Three mochi piled on a dotted cloth."""
    dots = "".join(f"M{-18 * (row % 2)} {8 + 23 * row}H330" for row in range(9))
    cloth = f'<path d="{dots}" stroke="{WHITE}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 36"/>'
    shade = '<ellipse cx="151" cy="178" rx="100" ry="10" fill="#8c4a4a" opacity=".28"/>'
    pile = placed("e:R", 100, 8, 100) + placed("e:G", 52, 82, 104) + placed("e:Y", 146, 82, 104)
    return ground("#f4cfcb") + cloth + shade + pile
