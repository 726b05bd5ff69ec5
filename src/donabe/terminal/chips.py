"""Cards as small chips of text: paper with a symbol, a letter and an index, so that colour is never alone."""

from collections.abc import Iterator, Mapping
from itertools import groupby

from rich.text import Text

from donabe.kernel.view import Card, Face, Zone
from donabe.terminal.screen import HONEY, INK, PAPER, WOOD
from donabe.text import Speaker

HIDDEN = "▒"
TIMES = "\N{MULTIPLICATION SIGN}"
CROWDED = {"fan", "stack"}  # layouts in which hidden cards are only counted


class Chips:
    """Draws the cards of one game for one viewer."""

    def __init__(self, faces: Mapping[str, Face], speaker: Speaker) -> None:
        self.faces = faces
        self.suits = {face.letter: face for face in faces.values()}
        self.speaker = speaker

    def zone(self, zone: Zone, *, whole: bool = False) -> Text:
        """All the cards of a zone in a row; a wider gap where their marks change or words stand between them."""
        row = Text()
        before: Card | None = None
        for place, (card, count) in enumerate(_gathered(zone), start=1):
            if before is not None:
                close = card.marks == before.marks and not before.pieces and not whole
                row.append(" " if close else "   ")
            if zone.layout == "ring":
                row.append(f"{place} ", "dim")
            row.append_text(self.card(card, whole=whole))
            row.append(f"{TIMES}{count}" if count > 1 else "")
            before = card
        return row

    def card(self, card: Card, *, whole: bool = False) -> Text:
        """A card with what stands on it and the marks that have a name; `whole`: also what it can still be."""
        text = self.face(card.face, down="down" in card.marks) if card.face else self.back(card)
        said = [*self.pieces(card.pieces), *self.marks(card.marks)]
        if whole and card.may_be:
            said.append(self.speaker.sentence("terminal-may-be", {"cards": " ".join(card.may_be)}))
        if said:
            text.append(f" {self.speaker.listed(said)}", HONEY if "leading" in card.marks else "")
        return text

    def face(self, name: str, *, down: bool = False) -> Text:
        """A card's face; `down`: nobody else sees it."""
        face = self.faces.get(name)
        if face is None:
            return _chip(name, INK, PAPER)
        return _chip(f"{face.symbol}{face.letter}{face.index}{HIDDEN if down else ''}", face.colour, PAPER)

    def back(self, card: Card) -> Text:
        """A hidden card with the suit that its back shows, if it does; a card with neither is an empty place."""
        if not card.back:
            return Text("▐ ▌", "dim")
        suit = self.suits.get(card.back)
        return _chip(f"{HIDDEN}{suit.symbol}{suit.letter}", INK, WOOD) if suit else _chip(HIDDEN, INK, WOOD)

    def marks(self, marks: list[str]) -> Iterator[str]:
        """The marks that have a name; others are for clients that draw."""
        for mark in marks:
            for name in (f"{self.speaker.game}-mark-{mark}", f"mark-{mark}"):
                if self.speaker.has(name):
                    yield self.speaker.sentence(name)
                    break

    def pieces(self, pieces: list[str]) -> Iterator[str]:
        """What stands on a card, equal pieces counted."""
        for piece, equal in groupby(pieces):
            count = len(list(equal))
            yield self.piece(piece) + (f" {TIMES}{count}" if count > 1 else "")

    def piece(self, piece: str) -> str:
        """A piece in words: a player, the game's word for it, or its plain name and whose it is."""
        kind, _, value = piece.partition(":")
        seat = int(value) if value.isdigit() and int(value) < len(self.speaker.names) else -1
        if kind == "seat" and seat >= 0:
            return self.speaker.names[seat]
        name = f"{self.speaker.game}-token-{kind}"
        if self.speaker.has(name):
            return self.speaker.sentence(name, {"value": value, "seat": seat})
        if seat >= 0:
            return self.speaker.sentence("terminal-token-of", {"kind": kind, "seat": seat})
        return f"{kind} {value}".strip()


def _chip(inscription: str, colour: str, ground: str) -> Text:
    """A chip with an inscription; it looks like one without colours too, and never breaks over lines."""
    return Text.assemble(("▐", ground), (inscription, f"bold {colour} on {ground}"), ("▌", ground))


def _gathered(zone: Zone) -> Iterator[tuple[Card, int]]:
    """The cards, hidden ones that look the same gathered where their order says nothing."""
    if zone.layout not in CROWDED:
        yield from ((card, 1) for card in zone.cards)
        return
    for (face, *_), equal in groupby(zone.cards, key=lambda card: (card.face, card.back, card.marks, card.pieces)):
        cards = list(equal)
        if face:
            yield from ((card, 1) for card in cards)
        else:
            yield cards[0], len(cards)
