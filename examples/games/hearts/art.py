"""Hearts' drawings: four suits told by shape, three people in each, and the queen of spades."""

from collections.abc import Mapping

from donabe.art.drawing import HONEY, INK, PAPER, back, blank, circle, corners, face, line, path, picture, placed
from donabe.art.emblems import SHAPES
from donabe.kernel.view import Face

SUITS = {
    "C": "M43 60 A21 21 0 1 1 31 38 A21 21 0 1 1 69 38 A21 21 0 1 1 57 60 Q57 82 70 95 L30 95 Q43 82 43 60 Z",
    "D": "M50 3 Q64 30 90 50 Q64 70 50 97 Q36 70 10 50 Q36 30 50 3 Z",
    "S": "M50 4 Q58 24 78 38 Q96 52 90 66 Q84 80 66 75 Q58 72 55 64 Q56 82 70 95 L30 95 Q44 82 45 64 "
    "Q42 72 34 75 Q16 80 10 66 Q4 52 22 38 Q42 24 50 4 Z",
    "H": SHAPES["heart"],
}
SHINES = {
    "C": "M38 24 Q42 13 53 13",
    "D": "M26 48 Q39 38 46 24",
    "S": "M20 58 Q24 46 38 37",
    "H": "M18 38 Q19 22 32 21",
}
HAIR = {"C": "#8a5a34", "D": "#d9b98a", "S": "#4a403b", "H": "#a5522e"}
NIGHT = "#453a55"
SKIN = "#f6dcc0"


def drawings(faces: Mapping[str, Face]) -> dict[str, str]:
    """Every drawing by its name."""
    drawn = {}
    for letter, outline in SUITS.items():
        drawn[f"e:{letter}"] = path(outline, faces[f"A{letter}"].colour) + line(SHINES[letter], PAPER, 4)
        drawn[f"e:pale{letter}"] = path(outline, PAPER, "none")
    drawn["e:deep"] = path(SUITS["H"], "#8d3446")
    for name, about in faces.items():
        drawn[f"face:{name}"] = card(name, about)
    drawn["back:card"] = back("#c2596b", "e:deep")
    drawn["table:hearts"] = scene()
    return drawn


def card(name: str, about: Face) -> str:
    """A number, an ace, somebody of the court, or the queen of spades."""
    if name == "QS":
        return queen_of_spades()
    if about.index in COURT:
        return court(about)
    return face(about.index, f"e:{about.letter}", about.colour, middle=66 if about.index == "A" else 52)


def court(about: Face) -> str:
    """A jack, a queen or a king, dressed in the suit's colour."""
    person = COURT[about.index](HAIR[about.letter], about.colour)
    return blank() + corners(about.index, f"e:{about.letter}", about.colour) + portrait(person, about.letter)


def queen_of_spades() -> str:
    """Thirteen points in one card: a night of her own, so that nobody overlooks her."""
    moon = circle(50, 68, 30, "#6a5a82")
    return blank(NIGHT, INK) + moon + corners("Q", "e:paleS", PAPER) + portrait(queen(INK, "#9b2f45"), "S")


def portrait(person: str, letter: str) -> str:
    """Somebody with the suit on their robe, between the corners."""
    return f'<g transform="translate(8 14) scale(.84)">{person}{placed(f"e:pale{letter}", 40, 88, 20)}</g>'


def jack(hair: str, robe: str) -> str:
    """Short hair and a cap with a feather."""
    feather = path("M62 38 Q64 20 80 18 Q80 34 66 42 Z", PAPER, width=2)
    cap = path("M29 50 Q30 30 50 30 Q70 30 71 50 Q50 42 29 50 Z", robe)
    return dress(robe) + path("M30 66 Q26 40 50 40 Q74 40 70 66 Z", hair) + head() + feather + cap


def queen(hair: str, robe: str) -> str:
    """Long hair and a coronet of pearls."""
    long = path("M50 36 Q78 36 76 66 Q76 82 75 96 L25 96 Q24 82 24 66 Q22 36 50 36 Z", hair)
    fringe = path("M32 58 Q32 42 50 42 Q68 42 68 58 Q60 48 50 50 Q40 48 32 58 Z", hair, width=2)
    coronet = path("M34 44 L32 30 L42 37 L50 26 L58 37 L68 30 L66 44 Q50 39 34 44 Z", HONEY)
    pearls = "".join(circle(x, y, 3.2, PAPER, INK, 2) for x, y in ((32, 29), (50, 24), (68, 29)))
    return long + dress(robe) + head() + fringe + coronet + pearls


def king(hair: str, robe: str) -> str:
    """A full beard and a tall crown."""
    beard = path("M31 60 Q30 88 50 90 Q70 88 69 60 Q60 68 50 66 Q40 68 31 60 Z", hair)
    crown = path("M31 48 L28 24 L40 34 L50 20 L60 34 L72 24 L69 48 Q50 42 31 48 Z", HONEY)
    return dress(robe) + head() + beard + line("M45 73 Q50 77 55 73", PAPER, 2.5) + crown


def dress(robe: str) -> str:
    """Shoulders."""
    return path("M29 112 Q28 78 50 78 Q72 78 71 112 Z", robe)


def head() -> str:
    """A face with round eyes and a smile."""
    eyes = circle(43, 59, 2.8, INK) + circle(57, 59, 2.8, INK)
    return circle(50, 60, 19, SKIN, INK) + eyes + line("M44 67 Q50 73 56 67", INK, 2.5)


COURT = {"J": jack, "Q": queen, "K": king}


def scene() -> str:
    """A hand that did not want the queen of spades."""
    cards = [("10D", -22, 68, 40), ("AC", -11, 86, 34), ("7H", 0, 104, 32), ("KH", 11, 122, 34), ("QS", 22, 142, 34)]
    return picture([(f"face:{name}", turn, x, y) for name, turn, x, y in cards])
