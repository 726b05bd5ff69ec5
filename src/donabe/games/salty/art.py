"""Salty's drawings: four bottles, cubes, plates and six dishes."""

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
    path,
    placed,
    stripes,
    words,
)
from donabe.kernel.view import Face

CUBES = {
    "salt": ("#ffffff", "#dcdcdc", "#bcbcb8"),
    "sauce": ("#5d463c", "#3c2b24", "#2e201a"),
    "ketchup": ("#e0604c", "#c5402f", "#8f2b1f"),
    "mayonnaise": ("#f2df7e", "#dcc24f", "#b99f35"),
}
LANES = {"S": "salt", "A": "sauce", "K": "ketchup", "M": "mayonnaise"}


def drawings(faces: Mapping[str, Face]) -> dict[str, str]:
    """Every drawing by its name."""
    drawn = {f"e:{letter}": draw() for letter, draw in BOTTLES.items()}
    for letter, name in LANES.items():
        drawn[f"icon:{name}"] = placed(f"e:{letter}", 0, 20, 100)
    for name, about in faces.items():
        drawn[f"face:{name}"] = card(name, about)
    for name, colours in CUBES.items():
        drawn[f"piece:{name}"] = cube(*colours)
        drawn[f"piece:beside:{name}"] = beside(cube(*colours))
        drawn[f"piece:plate:{name}"] = on_plate(cube(*colours))
    drawn["piece:plate:empty"] = plate()
    drawn["back:seasoning"] = back(CLAY, "e:S")
    drawn["table:salty"] = scene()
    return drawn


def card(name: str, about: Face) -> str:
    """A seasoning card, a dish, or the zero side of one."""
    if name == "zero":
        return (
            blank("#f3ead9")
            + circle(50, 66, 26, PAPER, INK)
            + words(50, 78, "0", 36, CLAY, "middle")
            + line("M26 116 L74 116", INK, 3)
        )
    if name.startswith("dish:"):
        return dish(int(name[5:]))
    return face(about.index, f"e:{name[0]}", about.colour)


def cube(top: str, left: str, right: str) -> str:
    """A wooden cube seen from above."""
    return (
        path("M20 2 L38 12 L20 22 L2 12 Z", top, width=1.5)
        + path("M2 12 L20 22 L20 42 L2 32 Z", left, width=1.5)
        + path("M38 12 L20 22 L20 42 L38 32 Z", right, width=1.5)
    )


def beside(drawn: str) -> str:
    """A cube that lies beside the plates."""
    return f"<g opacity='.85' transform='translate(0 6) scale(.85)'>{drawn}</g>" + line("M4 42 L36 42", CLAY, 3)


def on_plate(drawn: str) -> str:
    """A cube on a plate."""
    return plate() + f"<g transform='translate(5 0) scale(.75)'>{drawn}</g>"


def plate() -> str:
    """A small plate seen from the side."""
    rim = f'<ellipse cx="20" cy="34" rx="18" ry="7" fill="{PAPER}" stroke="{INK}" stroke-width="1.5"/>'
    return rim + '<ellipse cx="20" cy="33.5" rx="11" ry="3.8" fill="#f0e6d2" stroke="#d9cdb4" stroke-width="1"/>'


def dish(place: int) -> str:
    """A dish on a plate; its words are the table's, since a box may have other dishes."""
    ground = f'<ellipse cx="50" cy="84" rx="40" ry="17" fill="#fff" stroke="{INK}" stroke-width="3"/>'
    return blank("#f7ecd6") + f'<g transform="translate(0 -8)">{ground}{FOODS[place - 1]()}</g>'


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


BOTTLES = {"S": salt, "A": sauce, "K": ketchup, "M": mayonnaise}


def scene() -> str:
    """A salt shaker among cubes on a plate, on a checked cloth."""
    cloth = ground("#f6e9da") + stripes("#d6796a", 36, 18, 0.5) + stripes("#d6796a", 36, 18, 0.5, across=True)
    rim = f'<ellipse cx="150" cy="150" rx="102" ry="36" fill="{PAPER}" stroke="{INK}" stroke-width="4"/>'
    hollow = '<ellipse cx="150" cy="146" rx="74" ry="20" fill="#f0e6d2" stroke="#d9cdb4" stroke-width="2"/>'
    behind = placed("e:S", 82, 4, 136) + placed("piece:sauce", 198, 92, 44)
    front = (
        placed("piece:ketchup", 64, 106, 52)
        + placed("piece:mayonnaise", 126, 124, 52)
        + placed("piece:salt", 176, 110, 52)
    )
    return cloth + rim + hollow + behind + front
