"""Happy Mochi, by Johan Benvenuto and Romaric Galonnier (Zygomatic 2025)."""

from collections.abc import Mapping

from librt.random import Random

from donabe.games.happy_mochi import thumb, view
from donabe.games.happy_mochi.cards import CARDS, EFFECT_TABLE, VALUES, card_name, checked_effects, effect_by_card
from donabe.games.happy_mochi.moves import tokens
from donabe.games.happy_mochi.picks import card_text
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.options import Number, Table, Value
from donabe.kernel.state import State
from donabe.kernel.view import Face, Text, View

SYMBOLS = "▲◆●■◢✚♥"
COLOURS = ("#b4312a", "#c9701a", "#a98300", "#4a7a3f", "#2d5591", "#6d3f8c", "#c2457f")


class HappyMochiGame(Game):
    """Happy Mochi's declaration."""

    key = "happy_mochi"
    title = "Happy Mochi"
    prefix = "HM"
    players = (2, 3, 4, 5, 6)
    minutes = 20
    options = (Number("end_score", 30, 1, 200), Table("effects", EFFECT_TABLE, checked_effects))

    def notation(self) -> list[str]:
        """`play 3` (the third and fourth card), `draw left`, `insert 1`, `give 2`, `name 0` ..."""
        return tokens()

    def seated(self, players: int, options: Mapping[str, Value], seed: bytes) -> HappyMochi:
        """A table before its first deal."""
        return HappyMochi(players, Chance(seed), effect_by_card(options["effects"]), options["end_score"])

    def faces(self) -> dict[str, Face]:
        """The seventy cards and the two sides of the value card."""
        faces = {}
        for card in range(CARDS):
            name, colour = card_name(card), card // VALUES
            faces[name] = Face(name[1:], SYMBOLS[colour], name[0], COLOURS[colour], card_text(card))
        faces["plus"] = Face("+", "↑", "", "#2b2622", Text("happy_mochi-side", {"side": "plus"}))
        faces["minus"] = Face("-", "↓", "", "#2b2622", Text("happy_mochi-side", {"side": "minus"}))
        return faces

    def view(self, state: State, viewer: int) -> View:
        """What this viewer sees."""
        assert isinstance(state, HappyMochi)
        return view.view(state, viewer)

    def thumb(self, world: State, seat: int, rng: Random) -> int:
        """A sensible action."""
        assert isinstance(world, HappyMochi)
        return thumb.choose(world, seat, rng)


GAME = HappyMochiGame()
