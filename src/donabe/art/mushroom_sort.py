"""Mushroom Sort's drawings: four mushrooms told by shape, coloured backs, tokens, and the Pig."""

from donabe import games
from donabe.art import emblems
from donabe.art.drawing import INK, PAPER, back, blank, circle, face, line, path, picture, placed, symbol, words

MUSHROOMS = {"R": emblems.toadstool, "B": emblems.bell, "Y": emblems.chanterelle, "K": emblems.flatcap}
BACKS = {"R": "#d0453a", "B": "#3d6ea8", "Y": "#e0a92f", "K": "#4a403b"}
DEEP = {"R": "#9c2f27", "B": "#2a4d78", "Y": "#b58416", "K": "#2b2420"}
PLAYERS = ("#e07b2e", "#4aa3c7", "#5b9a4c", "#8a5aa8")  # orange, light blue, green, purple
STARS = ("3", "6")


def drawings() -> dict[str, str]:
    """Every symbol by name."""
    drawn = {f"e:{letter}": symbol(f"e:{letter}", draw(), 100, 100) for letter, draw in MUSHROOMS.items()}
    drawn["e:star"] = symbol("e:star", emblems.star(), 100, 100)
    for letter, draw in MUSHROOMS.items():
        drawn[f"e:deep{letter}"] = symbol(f"e:deep{letter}", draw(DEEP[letter]), 100, 100)
        drawn[f"back:{letter}"] = symbol(f"back:{letter}", back(BACKS[letter], f"e:deep{letter}", letter))
    for name, about in games.load("mushroom_sort").faces().items():
        drawn[f"face:{name}"] = symbol(f"face:{name}", pig() if name == "pig" else mushroom(name, about.colour))
    for seat, colour in enumerate(PLAYERS):
        drawn[f"piece:mushroom:{seat}"] = symbol(f"piece:mushroom:{seat}", mushroom_token(colour, seat), 40, 44)
        drawn[f"piece:pot:{seat}"] = symbol(f"piece:pot:{seat}", pot_token(colour, seat), 40, 44)
    drawn["table:mushroom_sort"] = symbol("table:mushroom_sort", scene(), 300, 200)
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


def mushroom_token(colour: str, seat: int) -> str:
    """A wooden mushroom in its player's colour, with the seat's number."""
    return (
        path("M14 22 L26 22 L27 40 L13 40 Z", PAPER, width=2)
        + path("M2 24 Q4 4 20 4 Q36 4 38 24 Z", colour, width=2)
        + words(20, 20, str(seat + 1), 12, PAPER, "middle")
    )


def pot_token(colour: str, seat: int) -> str:
    """A wooden pot in its player's colour: what lies under it stays hidden."""
    lid = line("M6 14 L34 14", INK, 3) + circle(20, 9, 3, colour, INK, 2)
    return (
        path("M4 16 L36 16 Q36 40 20 40 Q4 40 4 16 Z", colour, width=2)
        + lid
        + words(20, 33, str(seat + 1), 12, PAPER, "middle")
    )


def scene() -> str:
    """A rising row of backs with one card turned."""
    return picture([("back:R", -6, 26, 48), ("face:B3", -2, 78, 42), ("back:Y", 2, 134, 42), ("back:K", 6, 188, 48)])
