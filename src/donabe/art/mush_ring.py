"""Mush-Ring's drawings: four shrooms told by shape, the wild one, Deth Kapp and the actions."""

from donabe import games
from donabe.art import emblems
from donabe.art.drawing import CLAY, INK, PAPER, back, blank, circle, face, line, path, picture, placed, symbol, words
from donabe.kernel.view import Face

SHROOMS = {"R": emblems.toadstool, "B": emblems.bell, "Y": emblems.chanterelle, "G": emblems.puffball}
ACTIONS = {
    "draw": ("draw 3", "pick 2"),
    "stomp": ("stomp", "a shroom"),
    "steal": ("steal", "a shroom"),
    "pick": ("pick", "a color"),
    "dig": ("dig", "it!"),
}


def drawings() -> dict[str, str]:
    """Every symbol by name."""
    drawn = {f"e:{letter}": symbol(f"e:{letter}", draw(), 100, 100) for letter, draw in SHROOMS.items()}
    drawn["e:wild"] = symbol("e:wild", emblems.rainbow(), 100, 100)
    drawn["e:deth"] = symbol("e:deth", emblems.skullcap(), 100, 100)
    for name, about in games.load("mush_ring").faces().items():
        body = drawn_face(name, about)
        if body:
            drawn[f"face:{name}"] = symbol(f"face:{name}", body)
    drawn["back:card"] = symbol("back:card", back("#7a9a6b", "e:R"))
    drawn["back:action"] = symbol("back:action", back("#6d5a86", "e:deth"))
    drawn["table:mush_ring"] = symbol("table:mush_ring", scene(), 300, 200)
    return drawn


def drawn_face(name: str, about: Face) -> str:
    """A card's drawing, or nothing for a face unknown here."""
    if name[0] in SHROOMS:
        return shroom(name, about.colour)
    if name in {"wild", "deth"}:
        return face("1" if name == "wild" else "0", f"e:{name}", about.colour)
    return action(name) if name in ACTIONS else ""


def shroom(name: str, colour: str) -> str:
    """A coloured Shroom; a plus lets its player play one more."""
    plus = circle(50, 118, 11, CLAY) + words(50, 125, "+", 20, PAPER, "middle") if name.endswith("+") else ""
    return face(name[1], f"e:{name[0]}", colour, plus)


def action(name: str) -> str:
    """An Action card: a picture of what it does, and its words."""
    first, second = ACTIONS[name]
    return (
        blank("#efe3f2")
        + PICTURES[name]
        + words(50, 104, first, 17, INK, "middle")
        + words(50, 122, second, 14, INK, "middle")
    )


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


def scene() -> str:
    """Shrooms in a ring."""
    around = ((150, 22, "R"), (206, 54, "B"), (206, 112, "Y"), (150, 142, "G"), (94, 112, "deth"), (94, 54, "wild"))
    ring = '<circle cx="150" cy="104" r="66" fill="none" stroke="#c9b995" stroke-width="18"/>'
    return picture([]) + ring + "".join(placed(f"e:{name}", x - 22, y - 4, 44) for x, y, name in around)
