"""The drawings that tell suits apart by shape, each in a square of 100."""

from donabe.art.drawing import INK, PAPER, box, circle, line, path, words

STEM = "#f2dcc0"


def toadstool(cap: str = "#d0453a") -> str:
    """Mushroom Sort's red: a round cap with spots."""
    spots = "".join(circle(x, y, r, PAPER) for x, y, r in ((32, 36, 6), (55, 26, 7), (72, 42, 5), (46, 46, 4)))
    return path("M38 54 L62 54 L60 88 Q50 94 40 88 Z", STEM) + path("M8 56 Q10 14 50 12 Q90 14 92 56 Z", cap) + spots


def bell(cap: str = "#3d6ea8") -> str:
    """Mushroom Sort's blue: a tall bell."""
    folds = (
        line("M42 24 Q34 44 32 60", PAPER, 2.5)
        + line("M58 24 Q66 44 68 60", PAPER, 2.5)
        + line("M50 18 L50 62", PAPER, 2.5)
    )
    skirt = "M50 6 Q74 18 84 74 Q76 66 67 74 Q59 66 50 74 Q41 66 33 74 Q24 66 16 74 Q26 18 50 6 Z"
    return path("M41 68 L59 68 L58 94 L42 94 Z", "#e9e2ee") + path(skirt, cap) + folds


def chanterelle(cap: str = "#e0a92f") -> str:
    """Mushroom Sort's yellow: a funnel."""
    funnel = "M4 14 Q18 26 30 19 Q40 12 50 20 Q60 12 70 19 Q82 26 96 14 Q90 42 65 56 Q59 72 63 92 Q50 97 37 92 Q41 72 35 56 Q10 42 4 14 Z"
    gills = (
        line("M30 30 Q40 50 45 80", "#a97a17", 2.5)
        + line("M70 30 Q60 50 55 80", "#a97a17", 2.5)
        + line("M50 34 L50 82", "#a97a17", 2.5)
    )
    return path(funnel, cap) + gills


def flatcap(cap: str = "#4a403b") -> str:
    """Mushroom Sort's black: a wide flat cap."""
    shine = line("M34 44 L44 36", PAPER, 3) + line("M50 44 L60 36", PAPER, 3) + line("M66 46 L74 40", PAPER, 3)
    return (
        path("M40 56 L60 56 L59 86 L41 86 Z", "#cdb79d")
        + path("M4 60 Q16 24 50 24 Q84 24 96 60 Q50 70 4 60 Z", cap)
        + shine
    )


def puffball(cap: str = "#6f9b4e") -> str:
    """A round ball on a short foot."""
    dots = "".join(circle(x, y, 3.5, PAPER) for x, y in ((36, 34), (54, 26), (66, 44), (42, 54), (58, 60)))
    return path("M40 72 L60 72 L64 92 L36 92 Z", STEM) + circle(50, 46, 36, cap, INK) + dots


def salt() -> str:
    """A shaker."""
    holes = "".join(circle(x, 20, 2.5, INK) for x in (40, 50, 60))
    return (
        path("M28 32 L72 32 L80 92 L20 92 Z", "#f4f2ee")
        + path("M28 32 Q30 8 50 8 Q70 8 72 32 Z", "#9aa3ab")
        + holes
        + words(50, 74, "S", 32, "#6d7880", "middle")
    )


def sauce() -> str:
    """A dark bottle with a label."""
    bottle = "M42 6 L58 6 L58 28 Q76 36 76 52 L76 94 L24 94 L24 52 Q24 36 42 28 Z"
    return path(bottle, "#4b2f25") + box(24, 54, 52, 22, "#d9b98a", 0) + box(41, 4, 18, 9, "#a5522e", 2)


def ketchup() -> str:
    """A red squeeze bottle."""
    bottle = "M44 4 L56 4 L58 22 Q78 30 78 50 L78 94 L22 94 L22 50 Q22 30 42 22 Z"
    return (
        path(bottle, "#cf3a2e")
        + circle(50, 62, 15, PAPER)
        + path("M42 60 Q50 50 58 60 Q56 72 50 72 Q44 72 42 60 Z", "#cf3a2e", "none")
    )


def mayonnaise() -> str:
    """A soft pear-shaped bottle with a red cap."""
    soft = "M50 20 Q84 40 78 78 Q74 95 50 95 Q26 95 22 78 Q16 40 50 20 Z"
    return (
        path(soft, "#f3e2a0")
        + path("M50 2 L60 24 L40 24 Z", "#cf3a2e")
        + line("M34 62 L66 62", "#c9a63a", 4)
        + line("M34 74 L66 74", "#c9a63a", 4)
    )


def sprout() -> str:
    """Iyadosu's black: two leaves on a stalk."""
    return (
        line("M50 94 L50 46", INK, 6)
        + path("M50 50 Q14 50 14 12 Q50 14 50 50 Z", INK)
        + path("M50 50 Q86 50 86 12 Q50 14 50 50 Z", INK)
    )


def blossom() -> str:
    """Iyadosu's red: five petals."""
    petals = "".join(circle(x, y, 19, "#b4312a", INK) for x, y in ((50, 24), (76, 43), (66, 74), (34, 74), (24, 43)))
    return petals + circle(50, 51, 13, "#e7b93c", INK)


def fan() -> str:
    """Iyadosu's blue: a folding fan."""
    ribs = "".join(line(f"M50 84 L{x} {y}", PAPER, 2.5) for x, y in ((18, 44), (34, 30), (50, 25), (66, 30), (82, 44)))
    return path("M50 88 L4 52 Q24 16 50 16 Q76 16 96 52 Z", "#2d5591") + ribs + circle(50, 84, 5, INK)


def lantern() -> str:
    """Iyadosu's green: a paper lantern."""
    bands = "".join(line(f"M22 {y} Q50 {y + 6} 78 {y}", PAPER, 2.5) for y in (36, 50, 64))
    return (
        box(36, 6, 28, 12, INK, 2)
        + path("M30 18 L70 18 Q86 50 70 82 L30 82 Q14 50 30 18 Z", "#4a7a3f")
        + bands
        + box(36, 82, 28, 12, INK, 2)
    )


def mochi(colour: str, cheeks: str) -> str:
    """A soft rice cake with a friendly face."""
    body = path("M6 86 Q2 20 50 18 Q98 20 94 86 Q50 94 6 86 Z", colour)
    eyes = circle(36, 56, 4.5, INK) + circle(64, 56, 4.5, INK)
    return body + circle(24, 66, 6, cheeks) + circle(76, 66, 6, cheeks) + eyes + line("M42 64 Q50 73 58 64", INK, 3)


def skullcap() -> str:
    """Deth Kapp: a mushroom nobody should eat."""
    skull = path("M34 52 L66 52 L66 82 L58 82 L58 76 L54 82 L50 76 L46 82 L42 76 L42 82 L34 82 Z", PAPER)
    eyes = circle(43, 64, 4.5, INK) + circle(57, 64, 4.5, INK)
    return (
        skull
        + path("M6 54 Q10 10 50 10 Q90 10 94 54 Z", "#5b3b6e")
        + eyes
        + circle(34, 34, 6, "#b79ac9")
        + circle(60, 28, 7, "#b79ac9")
    )


def rainbow() -> str:
    """A wild mushroom of every colour."""
    stripes = "".join(
        path(
            f"M{10 + 16 * step} 56 Q{24 + 11 * step} 16 50 12 Q{36 + 13 * step} 24 {26 + 16 * step} 56 Z",
            colour,
            "none",
        )
        for step, colour in enumerate(("#d0453a", "#e0a92f", "#6f9b4e", "#3d6ea8", "#8a4f7d"))
    )
    return (
        path("M38 54 L62 54 L60 88 Q50 94 40 88 Z", STEM)
        + path("M8 56 Q10 14 50 12 Q90 14 92 56 Z", PAPER)
        + stripes
        + line("M8 56 Q10 14 50 12 Q90 14 92 56 Z")
    )


def star(fill: str = "#e0a93b") -> str:
    """A five-pointed star."""
    return path("M50 6 L62 38 L96 40 L69 60 L79 94 L50 74 L21 94 L31 60 L4 40 L38 38 Z", fill)


SHAPES = {
    "circle": "M50 8 A42 42 0 1 1 49.9 8 Z",
    "triangle": "M50 8 L94 90 L6 90 Z",
    "square": "M12 12 L88 12 L88 88 L12 88 Z",
    "diamond": "M50 4 L92 50 L50 96 L8 50 Z",
    "star": "M50 6 L62 38 L96 40 L69 60 L79 94 L50 74 L21 94 L31 60 L4 40 L38 38 Z",
    "hexagon": "M50 4 L90 27 L90 73 L50 96 L10 73 L10 27 Z",
    "heart": "M50 92 Q4 56 8 32 Q14 6 36 12 Q48 16 50 30 Q52 16 64 12 Q86 6 92 32 Q96 56 50 92 Z",
}


def shape(name: str, colour: str) -> str:
    """One of seven plain shapes, so that seven colours are never told by colour alone."""
    return path(SHAPES[name], colour, width=5)
