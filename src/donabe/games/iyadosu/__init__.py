"""Iyadosu, by Mashikamaru (Game Market 2022)."""

from collections.abc import Mapping

from librt.random import Random

from donabe.games.iyadosu import thumb, view
from donabe.games.iyadosu.cards import CARDS, card_name
from donabe.games.iyadosu.rules import MOST_REFUSE, Iyadosu
from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Value
from donabe.kernel.state import State
from donabe.kernel.view import Face, Text, View

SYMBOLS = {"K": "♣", "R": "✿", "B": "◭", "G": "▣"}
COLOURS = {"K": "#2b2622", "R": "#b4312a", "B": "#2d5591", "G": "#4a7a3f"}
PLAYER_COLOURS = ("#8a4f7d", "#b5583b", "#2f7f79", "#c08a1e", "#5a5fa8")


class IyadosuGame(Game):
    """Iyadosu's declaration."""

    key = "iyadosu"
    title = "Iyadosu"
    prefix = "IY"
    players = (3, 4, 5)
    minutes = 30
    options = (Flag("bid_bonus"), Flag("early_win"))

    def notation(self) -> list[str]:
        """A normal card `K12`, a refused card `!K12`, a division `split 4`."""
        cards = [card_name(card) for card in range(CARDS)]
        splits = [f"split {count}" for count in range(1, MOST_REFUSE + 1)]
        return [*cards, *(f"!{card}" for card in cards), *splits]

    def seated(self, players: int, options: Mapping[str, Value], seed: bytes) -> Iyadosu:
        """A table before its first deal."""
        return Iyadosu(players, Chance(seed), options["bid_bonus"], options["early_win"])

    def faces(self) -> dict[str, Face]:
        """The number cards, and an Insert for each seat."""
        faces = {}
        for card in range(CARDS):
            name = card_name(card)
            faces[name] = Face(name[1:], SYMBOLS[name[0]], name[0], COLOURS[name[0]], view.card_text(card))
        for seat in range(max(self.players)):
            text = Text("iyadosu-insert", {"seat": seat})
            faces[f"insert:{seat}"] = Face("いや", "|", "I", PLAYER_COLOURS[seat], text)
        return faces

    def view(self, state: State, viewer: int) -> View:
        """What this viewer sees."""
        assert isinstance(state, Iyadosu)
        return view.view(state, viewer)

    def thumb(self, world: State, seat: int, rng: Random) -> int:
        """A sensible action."""
        assert isinstance(world, Iyadosu)
        return thumb.choose(world, seat, rng)


GAME = IyadosuGame()
