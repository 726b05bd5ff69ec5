"""Emblems that several games draw with, each in a square of 100."""

from donabe.art.drawing import PAPER, circle, line, path

STEM = "#f2dcc0"

# Outlines for colours that are told apart by shape too.
SHAPES = {
    "circle": "M50 8 A42 42 0 1 1 49.9 8 Z",
    "triangle": "M50 8 L94 90 L6 90 Z",
    "square": "M12 12 L88 12 L88 88 L12 88 Z",
    "diamond": "M50 4 L92 50 L50 96 L8 50 Z",
    "star": "M50 6 L62 38 L96 40 L69 60 L79 94 L50 74 L21 94 L31 60 L4 40 L38 38 Z",
    "hexagon": "M50 4 L90 27 L90 73 L50 96 L10 73 L10 27 Z",
    "heart": "M50 92 Q4 56 8 32 Q14 6 36 12 Q48 16 50 30 Q52 16 64 12 Q86 6 92 32 Q96 56 50 92 Z",
}


def toadstool(cap: str = "#d0453a") -> str:
    """A round cap with spots."""
    spots = "".join(circle(x, y, r, PAPER) for x, y, r in ((32, 36, 6), (55, 26, 7), (72, 42, 5), (46, 46, 4)))
    return path("M38 54 L62 54 L60 88 Q50 94 40 88 Z", STEM) + path("M8 56 Q10 14 50 12 Q90 14 92 56 Z", cap) + spots


def bell(cap: str = "#3d6ea8") -> str:
    """A tall bell."""
    folds = (
        line("M42 24 Q34 44 32 60", PAPER, 2.5)
        + line("M58 24 Q66 44 68 60", PAPER, 2.5)
        + line("M50 18 L50 62", PAPER, 2.5)
    )
    skirt = "M50 6 Q74 18 84 74 Q76 66 67 74 Q59 66 50 74 Q41 66 33 74 Q24 66 16 74 Q26 18 50 6 Z"
    return path("M41 68 L59 68 L58 94 L42 94 Z", "#e9e2ee") + path(skirt, cap) + folds


def chanterelle(cap: str = "#e0a92f") -> str:
    """A funnel."""
    funnel = "M4 14 Q18 26 30 19 Q40 12 50 20 Q60 12 70 19 Q82 26 96 14 Q90 42 65 56 Q59 72 63 92 Q50 97 37 92 Q41 72 35 56 Q10 42 4 14 Z"
    gills = (
        line("M30 30 Q40 50 45 80", "#a97a17", 2.5)
        + line("M70 30 Q60 50 55 80", "#a97a17", 2.5)
        + line("M50 34 L50 82", "#a97a17", 2.5)
    )
    return path(funnel, cap) + gills
