"""Mush-Ring's drawings: four shrooms told by shape, the wild one, Deth Kapp and the actions."""

from collections.abc import Mapping

from donabe.art.drawing import CLAY, INK, PAPER, back, blank, circle, face, ground, line, path, placed, spoken, words
from donabe.art.emblems import STEM, bell, chanterelle, toadstool
from donabe.kernel.view import Face


def drawings(faces: Mapping[str, Face]) -> dict[str, str]:
    """Every drawing by its name."""
    drawn = {f"e:{letter}": draw() for letter, draw in SHROOMS.items()}
    for colour in ("red", "blue", "yellow", "green"):
        drawn[f"icon:{colour}"] = placed(f"e:{colour[0].upper()}", 0, 20, 100)
    drawn["e:wild"] = rainbow()
    drawn["e:deth"] = skullcap()
    drawn |= {f"piece:{name}": placed(f"e:{name}", 0, 2, 40) for name in (*SHROOMS, "wild")}
    for name, about in faces.items():
        drawn[f"face:{name}"] = card(name, about)
    drawn["back:card"] = back("#7a9a6b", "e:R")
    drawn["back:action"] = back("#6d5a86", "e:deth")
    drawn["table:mush_ring"] = scene()
    return drawn


def card(name: str, about: Face) -> str:
    """A Shroom, the wild one, Deth Kapp or an Action."""
    if name[0] in SHROOMS:
        return shroom(name, about.colour)
    if name == "deth":
        return deth()
    if name == "wild":
        return face("1", "e:wild", about.colour)
    return action(name)


def deth() -> str:
    """Deth Kapp, the only dark card."""
    corner = words(9, 30, "0", 27, PAPER)
    mist = path("M1 118 Q26 100 50 114 Q76 128 99 106 L99 130 Q99 139 90 139 L10 139 Q1 139 1 130 Z", INK, "none")
    turned = f'<g transform="rotate(180 50 70)">{corner}</g>'
    frame = '<rect x="6" y="6" width="88" height="128" rx="8" fill="none" stroke="#8a5fb0" stroke-width="2"/>'
    glow = '<ellipse cx="50" cy="74" rx="37" ry="44" fill="#553573"/>'
    wisps = line("M66 16 Q78 14 86 22 M72 26 Q80 25 87 32", "#b79ac9", 2.5)
    return blank("#2d1f3d", INK) + glow + mist + frame + wisps + placed("e:deth", 16, 34, 68) + corner + turned


def shroom(name: str, colour: str) -> str:
    """A coloured Shroom; a plus lets its player play one more."""
    plus = circle(50, 118, 11, CLAY) + words(50, 125, "+", 20, PAPER, "middle") if name.endswith("+") else ""
    return face(name[1], f"e:{name[0]}", colour, plus)


def action(name: str) -> str:
    """An Action card: a picture of what it does, and its words."""
    said = f"mush_ring-art-{name}"
    return blank("#efe3f2") + PICTURES[name] + spoken(50, 104, said, 17) + spoken(50, 122, f"{said}.more", 14)


PICTURES = {
    "draw": "".join(
        f'<rect x="{x}" y="26" width="26" height="38" rx="4" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
        for x in (22, 37, 52)
    ),
    "stomp": path("M34 14 L58 14 L58 46 L80 52 L80 66 L34 66 Z", "#8a5a34") + line("M28 76 L84 76", CLAY, 4),
    "steal": path("M24 60 Q24 34 50 34 Q76 34 76 60 Z", INK)
    + circle(40, 52, 5, PAPER)
    + circle(60, 52, 5, PAPER)
    + line("M50 20 L50 32", INK, 4),
    "pick": "".join(
        circle(x, y, 13, colour, INK)
        for x, y, colour in ((36, 34, "#d0453a"), (64, 34, "#3d6ea8"), (36, 62, "#e0a92f"), (64, 62, "#6f9b4e"))
    ),
    "dig": line("M68 14 L44 50", "#8a5a34", 7) + path("M44 44 L56 54 L36 74 L24 62 Z", "#9aa3ab"),
}


def puffball() -> str:
    """A round ball on a short foot."""
    dots = "".join(circle(x, y, 3.5, PAPER) for x, y in ((36, 34), (54, 26), (66, 44), (42, 54), (58, 60)))
    return path("M40 72 L60 72 L64 92 L36 92 Z", STEM) + circle(50, 46, 36, "#6f9b4e", INK) + dots


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


SHROOMS = {"R": toadstool, "B": bell, "Y": chanterelle, "G": puffball}


def scene() -> str:
    """Shrooms in a ring, in a meadow."""
    around = ((150, 38, "R"), (210, 68, "wild"), (210, 132, "B"), (150, 162, "deth"), (90, 132, "Y"), (90, 68, "G"))
    blades = "".join(line(f"M{x} {y} l-3 -9 M{x + 4} {y} l2 -11", "#5f7d3c", 2.5) for x, y in BLADES)
    glade = circle(150, 100, 96, "#b3c68a") + circle(150, 100, 33, "#9db474")
    hem = '<circle cx="150" cy="100" r="96" fill="none" stroke="#5f7d3c" stroke-width="6" stroke-dasharray="3 5"/>'
    return (
        ground("#87a25f")
        + blades
        + glade
        + hem
        + "".join(placed(f"e:{name}", x - 29, y - 30, 58) for x, y, name in around)
    )


BLADES = ((24, 40), (40, 120), (18, 178), (268, 60), (286, 130), (262, 186), (64, 24), (236, 20), (60, 190), (244, 110))
