"""Mush-Ring, by Stephen B. Thomas (2016)."""

from collections.abc import Mapping

from librt.random import Random

from donabe.games.mush_ring import picks, thumb, view
from donabe.games.mush_ring.cards import (
    COLOURED,
    DECK,
    FACE_NAMES,
    FACES,
    KINDS,
    LETTERS,
    checked_deck,
    counted_deck,
    kind_name,
)
from donabe.games.mush_ring.rules import MushRing
from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.options import Table, Value
from donabe.kernel.state import State
from donabe.kernel.view import Face, View

SYMBOLS = {"R": "♥", "B": "◆", "Y": "▲", "G": "♣"}
COLOURS = {"R": "#b4312a", "B": "#2d5591", "Y": "#b07d12", "G": "#4a7a3f"}
SPECIALS = {  # index, symbol, letter, colour
    "wild": ("1", "✺", "W", "#8a4f7d"),
    "deth": ("0", "☠", "D", "#2b2622"),
    "draw": ("3-2", "⇅", "DR", "#b5583b"),
    "stomp": ("!", "▼", "ST", "#b5583b"),
    "steal": ("!", "◀", "SL", "#b5583b"),
    "pick": ("?", "●", "PC", "#b5583b"),
    "dig": ("!", "▲", "DG", "#b5583b"),
}


class MushRingGame(Game):
    """Mush-Ring's declaration."""

    key = "mush_ring"
    title = "Mush-Ring"
    prefix = "MR"
    players = (2, 3, 4)
    minutes = 20
    options = (Table("deck", DECK, checked_deck),)

    def notation(self) -> list[str]:
        """A card `R2`, discarded `-R2`, given `give R2`, dug `dig R2`; space 3 of seat 0's ring `@0.3`; `ask 1` ..."""
        return picks.tokens()

    def seated(self, players: int, options: Mapping[str, Value], seed: bytes) -> MushRing:
        """A table before the deal."""
        return MushRing(players, Chance(seed), counted_deck(options["deck"]))

    def faces(self) -> dict[str, Face]:
        """Every kind of card."""
        faces = {}
        for kind in range(KINDS):
            name = kind_name(kind)
            if kind < COLOURED:
                letter = LETTERS[kind // FACES]
                index = FACE_NAMES[kind % FACES]
                faces[name] = Face(index, SYMBOLS[letter], letter, COLOURS[letter], picks.kind_text(kind))
            else:
                faces[name] = Face(*SPECIALS[name], picks.kind_text(kind))
        return faces

    def view(self, state: State, viewer: int) -> View:
        """What this viewer sees."""
        assert isinstance(state, MushRing)
        return view.view(state, viewer)

    def thumb(self, world: State, seat: int, rng: Random) -> int:
        """A sensible action."""
        assert isinstance(world, MushRing)
        return thumb.choose(world, seat, rng)


GAME = MushRingGame()
