"""Mushroom Sort's drawings: four mushrooms told by shape, coloured backs, tokens, and the Pig."""

from collections.abc import Mapping

from donabe.art.drawing import (
    HONEY,
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
    spoken,
    words,
)
from donabe.art.emblems import SHAPES, bell, chanterelle, toadstool
from donabe.kernel.view import Face

BACKS = {"R": "#d0453a", "B": "#3d6ea8", "Y": "#e0a92f", "K": "#4a403b"}
DEEP = {"R": "#9c2f27", "B": "#2a4d78", "Y": "#b58416", "K": "#2b2420"}
PLAYERS = ("#c8621f", "#2f7f95", "#5b8a3c", "#8a4f7d")  # the seats' colours
STARS = ("3", "6")
SHOWN = {  # combinations as they look
    "four": "aaaa",
    "full_house": "aaabb",
    "straight": "01234",
    "three": "aaa",
    "mini_straight": "0123",
    "pair": "aa",
    "variation": "x",
}
SAYINGS = (("four",), ("full_house",), ("straight",), ("three", "mini_straight"), ("pair",), ("variation",))


def drawings(faces: Mapping[str, Face]) -> dict[str, str]:
    """Every drawing by its name."""
    drawn = {f"e:{letter}": draw() for letter, draw in MUSHROOMS.items()}
    drawn["e:star"] = path(SHAPES["star"], HONEY)
    for letter, draw in MUSHROOMS.items():
        drawn[f"piece:{letter}"] = placed(f"e:{letter}", 0, 2, 40)
        drawn[f"e:deep{letter}"] = draw(DEEP[letter])
        drawn[f"back:{letter}"] = back(BACKS[letter], f"e:deep{letter}", letter)
    for name, about in faces.items():
        drawn[f"face:{name}"] = card(name, about)
    for seat, colour in enumerate(PLAYERS):
        drawn[f"piece:mushroom:{seat}"] = mushroom_token(colour)
        drawn[f"piece:pot:{seat}"] = pot_token(colour)
    drawn["piece:star"] = f'<g transform="scale(.4)">{path(SHAPES["star"], HONEY, width=5)}</g>'
    for letter, fill in BACKS.items():
        drawn[f"icon:hidden:{letter}"] = blank(fill, INK) + words(50, 98, "?", 80, PAPER, "middle")
    for name, ranks in SHOWN.items():
        drawn[f"icon:{name}"] = hand_of(ranks)
    drawn["table:mushroom_sort"] = scene()
    return drawn


def card(name: str, about: Face) -> str:
    """A mushroom, the Pig, a token, or what the Pig can be told."""
    if name.startswith("token:"):
        token = pot_token(PLAYERS[0]) if name == "token:pot" else mushroom_token(PLAYERS[0])
        return f'{blank()}<g transform="translate(14 30) scale(1.8)">{token}</g>'
    if name.startswith("say:"):
        return saying(SAYINGS[int(name[4:]) - 1])
    return pig() if name == "pig" else mushroom(name, about.colour)


def hand_of(ranks: str) -> str:
    """A combination in small: equal letters are equal ranks, digits rise as a row does."""
    drawn = ""
    for place, rank in enumerate(ranks):
        height = 12 + 3.2 * int(rank) if rank.isdigit() else 24.8
        fill = {"a": "#b5583b", "b": HONEY}.get(rank, "#f3e6cc")
        drawn += box(1.5 + 20 * place, 86 - height, 17, height, fill, 4)
    return drawn


def saying(said: tuple[str, ...]) -> str:
    """A card with the combinations that are as strong as each other."""
    drawn = blank()
    for place, name in enumerate(said):
        top, size = (27 + 44 * place, 0.72) if len(said) > 1 else (37, 0.84)
        drawn += f'<g transform="translate(8 {top - 61 * size:.1f}) scale({size})">{hand_of(SHOWN[name])}</g>'
        drawn += spoken(50, top + 25 * size + 20, f"mushroom_sort-art-{name}", 17)
    return drawn


def mushroom(name: str, colour: str) -> str:
    """A mushroom card; threes and sixes carry a star."""
    star = placed("e:star", 42, 112, 16) if name[1:] in STARS else ""
    return face(name[1:], f"e:{name[0]}", colour, star)


def pig() -> str:
    """The Pig, who guesses what everybody is cooking."""
    head = (
        circle(50, 74, 32, "#f0a8b4", INK)
        + path("M26 50 L20 30 L40 44 Z", "#f0a8b4")
        + path("M74 50 L80 30 L60 44 Z", "#f0a8b4")
    )
    snout = (
        path("M36 82 Q50 70 64 82 Q62 96 50 96 Q38 96 36 82 Z", "#e78799")
        + circle(44, 85, 3, INK)
        + circle(56, 85, 3, INK)
    )
    return (
        blank("#fdf0e6")
        + head
        + snout
        + circle(38, 66, 4, INK)
        + circle(62, 66, 4, INK)
        + words(50, 128, "?", 20, INK, "middle")
    )


def mushroom_token(colour: str) -> str:
    """A wooden mushroom in its player's colour."""
    spots = circle(13, 15, 3, PAPER) + circle(22, 9, 2.6, PAPER) + circle(30, 17, 2.4, PAPER) + circle(20, 19, 2, PAPER)
    return (
        path("M14 22 L26 22 L27.5 40 Q20 43 12.5 40 Z", PAPER, width=2)
        + path("M1.5 25 Q3 3 20 3 Q37 3 38.5 25 Q20 28 1.5 25 Z", colour, width=2)
        + spots
    )


def pot_token(colour: str) -> str:
    """A wooden pot in its player's colour: what lies under it stays hidden."""
    ears = line("M1 24 L6 24 M34 24 L39 24", INK, 4)
    body = path("M5 18 L35 18 L33 36 Q32 41 20 41 Q8 41 7 36 Z", colour, width=2)
    lid = path("M3 18 Q6 8 20 8 Q34 8 37 18 Z", colour, width=2) + circle(20, 6, 3.4, HONEY, INK, 2)
    return ears + body + lid


def flatcap(cap: str = "#4a403b") -> str:
    """Black: a wide flat cap."""
    shine = line("M34 44 L44 36", PAPER, 3) + line("M50 44 L60 36", PAPER, 3) + line("M66 46 L74 40", PAPER, 3)
    return (
        path("M40 56 L60 56 L59 86 L41 86 Z", "#cdb79d")
        + path("M4 60 Q16 24 50 24 Q84 24 96 60 Q50 70 4 60 Z", cap)
        + shine
    )


MUSHROOMS = {"R": toadstool, "B": bell, "Y": chanterelle, "K": flatcap}


def scene() -> str:
    """One card turned up between two backs in the wood, a Mushroom and a Pot before them."""
    hills = path("M0 120 Q60 84 130 112 Q210 142 300 96 V200 H0 Z", "#5d7c40", "none")
    meadow = path("M0 160 Q90 128 170 152 Q240 172 300 146 V200 H0 Z", "#7d9c58", "none")
    cards = lying("back:K", -14, 58, 48) + lying("back:Y", 14, 160, 48) + lying("face:R5", 0, 106, 22, 90)
    tokens = f'<g transform="translate(58 118) scale(1.55)">{mushroom_token(PLAYERS[0])}</g>'
    tokens += f'<g transform="translate(182 122) scale(1.55)">{pot_token(PLAYERS[1])}</g>'
    return ground("#3f5a35") + hills + meadow + cards + tokens
