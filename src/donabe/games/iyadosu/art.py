"""Iyadosu's drawings: four emblems, and the tall Insert that divides a hand."""

from collections.abc import Mapping

from donabe.art.drawing import (
    CLAY,
    INK,
    PAPER,
    back,
    blank,
    box,
    circle,
    face,
    ground,
    line,
    lying,
    path,
    placed,
    stripes,
)
from donabe.kernel.view import Face


def drawings(faces: Mapping[str, Face]) -> dict[str, str]:
    """Every drawing by its name."""
    drawn = {f"e:{letter}": draw() for letter, draw in EMBLEMS.items()}
    for letter in EMBLEMS:
        drawn[f"icon:{letter}"] = placed(f"e:{letter}", 0, 20, 100)
        drawn[f"piece:{letter}"] = placed(f"e:{letter}", 0, 2, 40)
    for name, about in faces.items():
        drawn[f"face:{name}"] = card(name, about)
    drawn["back:number"] = back(CLAY)
    drawn["piece:bid:empty"] = circle(20, 18.6, 14, PAPER, INK)
    drawn["piece:trick"] = circle(20, 24, 17, CLAY, INK, 4)
    drawn["table:iyadosu"] = scene()
    return drawn


def card(name: str, about: Face) -> str:
    """A number card or an Insert."""
    if name.startswith("insert:"):
        return insert(about.colour)
    return face(about.index, f"e:{about.letter}", about.colour)


def insert(colour: str) -> str:
    """The Insert, in its player's colour."""
    bands = box(1, 1, 98, 22, INK, 9, colour) + box(1, 117, 98, 22, INK, 9, colour)
    waves = "".join(line(f"M{x} {y} q6 -9 12 0 q6 -9 12 0", PAPER, 2) for y in (16, 132) for x in (14, 38, 62))
    kana = "".join(
        f'<g transform="translate({x} {y})">{"".join(line(stroke, PAPER, 5) for stroke in strokes)}</g>'
        for strokes, x, y in ((KANA_I, 10, 29), (KANA_YA, 50, 29), (KANA_DO, 10, 71), (KANA_SU, 50, 71))
    )
    return blank(colour, INK) + f'<g opacity=".35">{bands}</g>' + f'<g opacity=".6">{waves}</g>' + kana


# The four signs of the game's name, each in a square of 40, as brush strokes: no machine needs a font for them.
KANA_I = ("M10 9 Q7 22 12 29 Q14 32 17 27", "M28 10 Q34 16 33 25")
KANA_YA = ("M5 19 Q17 12 27 11 Q36 11 34 18 Q31 23 24 21", "M20 5 L24 10", "M12 9 Q18 22 22 36")
KANA_DO = ("M11 8 Q13 14 16 19", "M30 14 Q12 20 10 27 Q10 34 30 33", "M29 4 L32 9", "M35 2 L38 7")
KANA_SU = ("M4 12 L36 11", "M22 4 L22 23 Q22 29 17 28 Q12 26 15 20 Q19 16 22 21 Q24 31 14 37")


def sprout() -> str:
    """Black: two leaves on a stalk."""
    return (
        line("M50 94 L50 46", INK, 6)
        + path("M50 50 Q14 50 14 12 Q50 14 50 50 Z", INK)
        + path("M50 50 Q86 50 86 12 Q50 14 50 50 Z", INK)
    )


def blossom() -> str:
    """Red: five petals."""
    petals = "".join(circle(x, y, 19, "#b4312a", INK) for x, y in ((50, 24), (76, 43), (66, 74), (34, 74), (24, 43)))
    return petals + circle(50, 51, 13, "#e7b93c", INK)


def fan() -> str:
    """Blue: a folding fan."""
    ribs = "".join(line(f"M50 84 L{x} {y}", PAPER, 2.5) for x, y in ((18, 44), (34, 30), (50, 25), (66, 30), (82, 44)))
    return path("M50 88 L4 52 Q24 16 50 16 Q76 16 96 52 Z", "#2d5591") + ribs + circle(50, 84, 5, INK)


def lantern() -> str:
    """Green: a paper lantern."""
    bands = "".join(line(f"M22 {y} Q50 {y + 6} 78 {y}", PAPER, 2.5) for y in (36, 50, 64))
    return (
        box(36, 6, 28, 12, INK, 2)
        + path("M30 18 L70 18 Q86 50 70 82 L30 82 Q14 50 30 18 Z", "#4a7a3f")
        + bands
        + box(36, 82, 28, 12, INK, 2)
    )


EMBLEMS = {"K": sprout, "R": blossom, "B": fan, "G": lantern}


def scene() -> str:
    """The Insert between two cards, on a mat of straw."""
    mat = ground("#dcd3a4") + stripes("#b9ae78", 7, 2.5, 0.7)
    hem = "".join(f'<rect y="{y}" width="300" height="20" fill="#56305a"/>' for y in (0, 180))
    cards = lying("face:R8", -17, 52, 42) + lying("face:B4", 17, 164, 42)
    return mat + hem + cards + lying("face:insert:0", 0, 98, 25, 104)
