"""Salty's drawings: four bottles, cubes, plates and six dishes."""

from donabe import games
from donabe.art import emblems
from donabe.art.drawing import (
    CLAY,
    INK,
    PAPER,
    back,
    blank,
    circle,
    cube,
    face,
    line,
    path,
    picture,
    placed,
    symbol,
    words,
)

BOTTLES = {"S": emblems.salt, "A": emblems.sauce, "K": emblems.ketchup, "M": emblems.mayonnaise}
CUBES = {
    "salt": ("#ffffff", "#dcdcdc", "#bcbcb8"),
    "sauce": ("#5d463c", "#3c2b24", "#2e201a"),
    "ketchup": ("#e0604c", "#c5402f", "#8f2b1f"),
    "mayonnaise": ("#f2df7e", "#dcc24f", "#b99f35"),
}
ON_PLATE = ("plate", "beside")


def drawings() -> dict[str, str]:
    """Every symbol by name."""
    drawn = {f"e:{letter}": symbol(f"e:{letter}", draw(), 100, 100) for letter, draw in BOTTLES.items()}
    for name, about in games.load("salty").faces().items():
        drawn[f"face:{name}"] = symbol(f"face:{name}", body(name, about.index, about.colour))
    for name, colours in CUBES.items():
        drawn[f"piece:{name}"] = symbol(f"piece:{name}", cube(*colours), 40, 44)
        drawn[f"piece:beside:{name}"] = symbol(
            f"piece:beside:{name}",
            f"<g opacity='.85' transform='translate(0 6) scale(.85)'>{cube(*colours)}</g>"
            + line("M4 42 L36 42", CLAY, 3),
            40,
            44,
        )
        drawn[f"piece:plate:{name}"] = symbol(
            f"piece:plate:{name}", plate() + f"<g transform='translate(5 0) scale(.75)'>{cube(*colours)}</g>", 40, 44
        )
    drawn["piece:plate:empty"] = symbol("piece:plate:empty", plate(), 40, 44)
    drawn["back:seasoning"] = symbol("back:seasoning", back(CLAY, "e:S"))
    drawn["table:salty"] = symbol("table:salty", scene(), 300, 200)
    return drawn


def body(name: str, index: str, colour: str) -> str:
    """A seasoning card, a dish, or the zero side of one."""
    if name == "zero":
        return (
            blank("#f3ead9")
            + circle(50, 66, 26, PAPER, INK)
            + words(50, 78, "0", 36, CLAY, "middle")
            + words(50, 116, "no cubes", 13, INK, "middle")
        )
    if name.startswith("dish:"):
        return dish(int(name[5:]), index)
    return face(index, f"e:{name[0]}", colour)


def plate() -> str:
    """A small plate seen from the side."""
    return f'<ellipse cx="20" cy="34" rx="18" ry="7" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'


def dish(place: int, plates: str) -> str:
    """A dish on a plate, with the number of plates it wants."""
    ground = f'<ellipse cx="50" cy="84" rx="40" ry="17" fill="#fff" stroke="{INK}" stroke-width="3"/>'
    return (
        blank("#f7ecd6")
        + words(50, 32, plates, 26, CLAY, "middle")
        + ground
        + FOODS[place - 1]()
        + words(50, 126, "plates" if plates != "1" else "plate", 13, INK, "middle")
    )


def egg() -> str:
    """A fried egg."""
    return path("M22 82 Q20 62 44 66 Q60 56 72 68 Q86 76 74 88 Q50 98 30 92 Z", "#fffdf5") + circle(
        50, 78, 11, "#eeb62f", INK
    )


def corn_dog() -> str:
    """Something fried on a stick."""
    return line("M74 98 L62 84", "#b98b4e", 5) + path(
        "M30 52 Q40 44 48 54 L66 78 Q70 88 60 90 Q54 90 50 84 L30 64 Q26 58 30 52 Z", "#c98637"
    )


def croquettes() -> str:
    """Three croquettes."""
    return "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="17" ry="10" fill="#c58a3c" stroke="{INK}" stroke-width="3"/>'
        for x, y in ((36, 80), (64, 80), (50, 68))
    )


def fries() -> str:
    """A box of chips."""
    sticks = "".join(
        path(f"M{x} {y} L{x + 7} {y} L{x + 7} 80 L{x} 80 Z", "#efc14a", width=2)
        for x, y in ((32, 52), (40, 44), (48, 50), (56, 43), (63, 52))
    )
    return sticks + path("M28 66 L72 66 L66 96 L34 96 Z", "#cf3a2e")


def shrimp() -> str:
    """A fried shrimp."""
    return path("M24 88 Q26 56 58 54 Q78 54 78 68 Q64 64 56 70 Q46 78 44 92 Q34 98 24 88 Z", "#d9984a") + path(
        "M78 68 L90 58 L88 74 Z", "#d9583a"
    )


def takoyaki() -> str:
    """Balls of dough with sauce on top."""
    return "".join(
        circle(x, y, 12, "#c08a4a", INK) + line(f"M{x - 6} {y - 4} Q{x} {y + 2} {x + 6} {y - 4}", "#4b2f25", 4)
        for x, y in ((32, 82), (68, 82), (50, 86), (40, 66), (60, 66))
    )


FOODS = (egg, corn_dog, croquettes, fries, shrimp, takoyaki)


def scene() -> str:
    """Two bottles' cards and a heap of cubes."""
    cards = picture([("face:S4", -8, 26, 44), ("face:A3.5", -2, 86, 40), ("face:K2", 5, 146, 42)])
    heap = "".join(
        placed(f"piece:{name}", x, y, 40)
        for name, x, y in (("salt", 228, 120), ("ketchup", 250, 130), ("mayonnaise", 236, 94))
    )
    return cards + heap
