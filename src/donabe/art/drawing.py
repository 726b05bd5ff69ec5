"""How everything is drawn: flat shapes with an ink outline, as SVG text."""

from html import escape

from donabe.locales import catalogue

PAPER = "#fffaf0"
LINEN = "#e7dcc6"
INK = "#2b2622"
CLAY = "#b5583b"
WOOD = "#d9b98a"
HONEY = "#e0a93b"

SIZES = {  # width and height, by what a drawing's name begins with
    "face": (100, 140),
    "back": (100, 140),
    "e": (100, 100),  # an emblem, for other drawings to place
    "icon": (100, 140),  # what a lane of counters is for
    "piece": (40, 44),
    "table": (300, 200),  # the picture for the home page
}
FONT = "'M PLUS Rounded 1c','Hiragino Maru Gothic ProN','Noto Sans CJK JP','Noto Sans',system-ui,sans-serif"


def symbol(name: str, body: str) -> str:
    """A drawing that pages refer to by name; a piece may stick out of its frame."""
    kind = name.partition(":")[0]
    width, height = SIZES[kind]
    spill = ' overflow="visible"' if kind == "piece" else ""
    return f'<symbol id="{escape(name)}" viewBox="0 0 {width} {height}"{spill}>{body}</symbol>'


def path(shape: str, fill: str, stroke: str = INK, width: float = 3) -> str:
    """A filled outline."""
    return f'<path d="{shape}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"/>'


def line(shape: str, stroke: str = INK, width: float = 3) -> str:
    """A line of any shape, not filled."""
    return (
        f'<path d="{shape}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def circle(x: float, y: float, radius: float, fill: str, stroke: str = "none", width: float = 3) -> str:
    """A filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def box(x: float, y: float, width: float, height: float, fill: str, radius: float = 4, stroke: str = INK) -> str:
    """A filled rectangle with round corners."""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="{fill}" stroke="{stroke}" '
        'stroke-width="3"/>'
    )


def words(x: float, y: float, text: str, size: float, fill: str = INK, anchor: str = "start") -> str:
    """A short text in the family's type."""
    return (
        f'<text x="{x}" y="{y}" font-family="{FONT}" font-weight="800" font-size="{size}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def spoken(x: float, y: float, message: str, size: float, fill: str = INK) -> str:
    """A message of the catalogue, or `message.attribute`, around a middle: in English, until a browser says it in its language."""
    name, _, attribute = message.partition(".")
    text = catalogue.said(name, {}, name.partition("-")[0], attribute=attribute)
    drawn = words(x, y, text, size, fill, "middle")
    return drawn.replace("<text", f'<text data-say="{message}" data-size="{size}"', 1)


def placed(name: str, x: float, y: float, size: float) -> str:
    """An emblem put somewhere, as large as it should be."""
    return f'<use href="#{escape(name)}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def blank(fill: str = PAPER, edge: str = "#d9cdb4") -> str:
    """An empty card."""
    return f'<rect x="1" y="1" width="98" height="138" rx="10" fill="{fill}" stroke="{edge}" stroke-width="2"/>'


def corners(index: str, emblem: str, colour: str) -> str:
    """The index and the small emblem under it, top left and again upside down."""
    size = 27 if len(index) < 3 else 22
    return twice(words(8, 29, index, size, colour) + placed(emblem, 8, 36, 20))


def twice(drawn: str) -> str:
    """A drawing, and the same with the card turned round."""
    return f'{drawn}<g transform="rotate(180 50 70)">{drawn}</g>'


def face(index: str, emblem: str, colour: str, extra: str = "", middle: float = 58) -> str:
    """A card: index and emblem in two corners, one drawing in the middle."""
    big = placed(emblem, 50 - middle / 2, 72 - middle / 2, middle)
    return blank() + corners(index, emblem, colour) + big + extra


def back(fill: str, emblem: str = "", letter: str = "") -> str:
    """A card's back: a stitched border, and what the game lets everybody see."""
    stitched = (
        '<rect x="8" y="8" width="84" height="124" rx="7" fill="none" stroke="#fffaf0" stroke-opacity=".7" '
        'stroke-width="2" stroke-dasharray="4 4"/>'
    )
    drawing = placed(emblem, 24, 30, 52) if emblem else ""
    return blank(fill, INK) + stitched + drawing + (words(50, 118, letter, 24, PAPER, "middle") if letter else "")


def ground(fill: str) -> str:
    """The ground of a scene for the home page, 300 by 200: its middle 200 by 190 is always in sight."""
    return f'<rect width="300" height="200" fill="{fill}"/>'


def stripes(fill: str, every: float, wide: float, opacity: float = 1, *, across: bool = False) -> str:
    """Stripes over a scene, from its middle to both sides."""
    middle, length = (100, 300) if across else (150, 200)
    half = int(middle / every) + 1
    places = [middle + (step + 0.5) * every for step in range(-half, half)]
    shape = "".join(f"M0 {place}H{length}" if across else f"M{place} 0V{length}" for place in places)
    return f'<path d="{shape}" stroke="{fill}" stroke-width="{wide}" stroke-opacity="{opacity}"/>'


def lying(name: str, turn: float, x: float, y: float, width: float = 84) -> str:
    """A card in a scene, turned around its middle."""
    height = width * 1.4
    shade = (
        f'<rect x="{x}" y="{y + 3}" width="{width}" height="{height}" rx="{width / 10}" fill="{INK}" opacity=".22"/>'
    )
    card = f'<use href="#{escape(name)}" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    return f'<g transform="rotate({turn} {x + width / 2} {y + height / 2})">{shade}{card}</g>'


def picture(cards: list[tuple[str, float, float, float]], fill: str = "#efe6d4") -> str:
    """A scene for the home page: cards as (name, turn, x, y) on a plain ground."""
    return ground(fill) + "".join(lying(name, turn, x, y) for name, turn, x, y in cards)
