"""Hearts: the traditional game, as an example of a game in a folder of its own (docs/adding-a-game.md)."""

from collections.abc import Mapping

from librt.random import Random

from donabe.kernel.chance import Chance
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Number, Value
from donabe.kernel.state import State
from donabe.kernel.view import Face, View

from . import thumb, view
from .cards import CARDS, card_name
from .rules import Hearts
from .table import House

SYMBOLS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
COLOURS = {"C": "#1f6b45", "D": "#2d5591", "S": "#2b2622", "H": "#b4312a"}


class HeartsGame(Game):
    """Hearts' declaration."""

    key = "hearts"
    title = "Hearts"
    prefix = "HE"
    players = (4,)
    minutes = 40
    options = (
        Number("target", 100, 1, 500),
        Flag("pass_cards", default=True),
        Flag("no_pts_on_first_trick", default=True),
        Flag("can_lead_any_club"),
        Flag("must_break_hearts", default=True),
        Flag("qs_breaks_hearts", default=True),
        Flag("can_lead_hearts_instead_of_qs"),
        Flag("jd_bonus"),
        Flag("avoid_all_tricks_bonus"),
    )

    def notation(self) -> list[str]:
        """A card played `QS`, a card passed `pass QS`."""
        cards = [card_name(card) for card in range(CARDS)]
        return [*cards, *(f"pass {card}" for card in cards)]

    def seated(self, _players: int, options: Mapping[str, Value], seed: bytes) -> Hearts:
        """A table before its first deal."""
        return Hearts(Chance(seed), House(**options))

    def faces(self) -> dict[str, Face]:
        """The 52 cards."""
        faces = {}
        for card in range(CARDS):
            name = card_name(card)
            letter = name[-1]
            faces[name] = Face(name[:-1], SYMBOLS[letter], letter, COLOURS[letter], view.card_text(card))
        return faces

    def view(self, state: State, viewer: int) -> View:
        """What this viewer sees."""
        assert isinstance(state, Hearts)
        return view.view(state, viewer)

    def thumb(self, world: State, seat: int, rng: Random) -> int:
        """A sensible action."""
        assert isinstance(world, Hearts)
        return thumb.choose(world, seat, rng)


GAME = HeartsGame()
