"""Pictures of a table for `render`: as text, as SVG in the art of the game, and as pixels."""

import atexit
from functools import cache
from html import escape
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from donabe.art.drawing import CLAY, INK, LINEN, PAPER, words
from donabe.drawings import symbols
from donabe.kernel.game import Game
from donabe.kernel.state import State
from donabe.kernel.view import SPECTATOR, Card, View, Zone
from donabe.research.layout import Array
from donabe.text import Speaker

MODES = ("human", "ansi", "svg", "rgb_array")
HIDDEN = "▒"

WIDTH, HEIGHT = 960, 640
LETTER = 7.5  # how wide a letter of a title is, about
CARD_WIDTH, CARD_HEIGHT = 50, 70
MARGIN, GAP, LINE = 20, 6, 24
PER_ROW = (WIDTH - 2 * MARGIN) // (CARD_WIDTH + GAP)


def rendered(mode: str, game: Game, state: State, viewer: int) -> Any:
    """What a viewer sees: a text, an SVG document, or an array of pixels; `human` prints the text."""
    view = game.view(state, viewer)
    speaker = Speaker(game.key, [f"player_{seat}" for seat in range(state.players)], viewer)
    if mode == "svg":
        return as_svg(game, view, speaker)
    if mode == "rgb_array":
        return as_pixels(as_svg(game, view, speaker))
    text = as_text(view, speaker)
    if mode == "ansi":
        return text
    print(text)
    return None


# -- text ----------------------------------------------------------------------------------------------------------------


def as_text(view: View, speaker: Speaker) -> str:
    """The whole view in lines of text."""
    return "\n".join([*_heading(view, speaker), *(_zone_line(zone, speaker) for zone in view.lying()), ""])


def _heading(view: View, speaker: Speaker) -> list[str]:
    scores = "   ".join(f"{'*' if seat.acting else ''}{speaker.names[seat.seat]} {seat.score}" for seat in view.seats)
    return [f"{speaker.sentence(f'{view.game}-title')} {view.round} {view.phase}", scores, speaker.say(view.prompt)]


def _zone_line(zone: Zone, speaker: Speaker) -> str:
    cards = " ".join(_card_text(card) for card in zone.cards)
    counts = " ".join(f"{name} {count}" for name, count in zone.counts.items())
    return " ".join(part for part in (f"{_label(zone, speaker)}:", cards, counts) if part)


def _card_text(card: Card) -> str:
    text = card.face or card.back + HIDDEN
    return f"{text}[{' '.join(card.pieces)}]" if card.pieces else text


def _label(zone: Zone, speaker: Speaker) -> str:
    """What the zone is called, and whose it is if that is not said and it is somebody else's."""
    label = speaker.say(zone.label) if zone.label else zone.id
    if zone.owner in (SPECTATOR, speaker.viewer) or speaker.names[zone.owner] in label:
        return label
    return f"{speaker.names[zone.owner]}: {label}"


# -- SVG -----------------------------------------------------------------------------------------------------------------


def as_svg(game: Game, view: View, speaker: Speaker) -> str:
    """The whole view as a document of one size: zones beside each other, cards in rows."""
    parts = [words(MARGIN, LINE * number, line, 16) for number, line in enumerate(_heading(view, speaker), start=1)]
    left, top, height = MARGIN, 4 * LINE, 0
    for zone in view.lying():
        title = _title(zone, speaker)
        columns = min(len(zone.cards), PER_ROW)
        width = max(columns * (CARD_WIDTH + GAP), int(len(title) * LETTER)) + MARGIN
        if left + width > WIDTH and left > MARGIN:
            left, top, height = MARGIN, top + height, 0
        parts.append(words(left, top, title, 14, CLAY))
        parts += [
            _card_drawing(card, place, left, top + GAP, _drawn(game.key)) for place, card in enumerate(zone.cards)
        ]
        left += width
        height = max(height, LINE + -(-len(zone.cards) // PER_ROW) * (CARD_HEIGHT + GAP))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {max(top + height, HEIGHT)}"><defs>{_drawn(game.key)}</defs>'
        f'<rect width="100%" height="100%" fill="{LINEN}"/>{"".join(parts)}</svg>'
    )


def _title(zone: Zone, speaker: Speaker) -> str:
    counts = "   ".join(f"{name} {count}" for name, count in zone.counts.items())
    return f"{_label(zone, speaker)}   {counts}".strip()


@cache
def _drawn(key: str) -> str:
    return symbols(key)


def _card_drawing(card: Card, place: int, left: int, top: int, drawn: str) -> str:
    """The card's face or back, or its name on paper where the game draws none."""
    row, column = divmod(place, PER_ROW)
    x, y = left + column * (CARD_WIDTH + GAP), top + row * (CARD_HEIGHT + GAP)
    name = f"face:{card.face}" if card.face else f"back:{card.back}"
    where = f'x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}"'
    pieces = "".join(_piece(piece, number, x, y, drawn) for number, piece in enumerate(card.pieces))
    if f'id="{escape(name)}"' in drawn:
        return f'<use href="#{escape(name)}" {where}/>{pieces}'
    text = words(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2, card.face or card.back, 12, INK, "middle")
    return f'<rect {where} rx="5" fill="{PAPER}" stroke="{INK}"/>{text}{pieces}'


def _piece(piece: str, number: int, x: int, y: int, drawn: str) -> str:
    name = escape(f"piece:{piece}")
    if f'id="{name}"' not in drawn:
        return ""
    return f'<use href="#{name}" x="{x + 4 + number * 14}" y="{y + CARD_HEIGHT - 26}" width="20" height="22"/>'


# -- pixels --------------------------------------------------------------------------------------------------------------


def as_pixels(svg: str) -> Array:
    """The document as an array of height, width and colour."""
    import resvg_py
    from PIL import Image

    path, family = _font()
    drawn = resvg_py.svg_to_bytes(svg_string=svg, font_files=[path], sans_serif_family=family)
    with Image.open(BytesIO(bytes(drawn))) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8)


@cache
def _font() -> tuple[str, str]:
    """The font that Pillow brings, in a file until the program ends: a machine may have none that a drawing names."""
    from PIL import ImageFont

    font = ImageFont.load_default(LINE)
    folder = TemporaryDirectory(prefix="donabe-")
    path = Path(folder.name, "font.ttf")
    path.write_bytes(font.path.getvalue())
    atexit.register(folder.cleanup)
    return str(path), font.getname()[0]
