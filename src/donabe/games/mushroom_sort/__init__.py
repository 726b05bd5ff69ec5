"""Mushroom Sort, by Yokouchi Muneyuki (Ayatsurare Ningyoukan)."""

from collections.abc import Mapping

from librt.random import Random

from donabe.games.mushroom_sort import thumb, view
from donabe.games.mushroom_sort.actions import ACTIONS, token
from donabe.games.mushroom_sort.cards import CARDS, card_name
from donabe.games.mushroom_sort.picks import card_text
from donabe.games.mushroom_sort.recipe import RECIPE, checked_recipe, side_for
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.kernel.chance import Chance
from donabe.kernel.errors import BadOption
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Table, Value
from donabe.kernel.state import State
from donabe.kernel.view import Face, Text, View

SYMBOLS = {"R": "♠", "B": "●", "Y": "▲", "K": "◆"}
COLOURS = {"R": "#b4312a", "B": "#2d5591", "Y": "#c08a1e", "K": "#2b2622"}
PIG_COLOUR = "#c9788a"


class MushroomSortGame(Game):
    """Mushroom Sort's declaration."""

    key = "mushroom_sort"
    title = "Mushroom Sort"
    prefix = "MS"
    players = (2, 3, 4)
    minutes = 30
    options = (Flag("pig"), Table("recipe", RECIPE, checked_recipe))

    def notation(self) -> list[str]:
        """A Mushroom `m 2.3`, a Pot `p c1`, a prediction `say pair`, an arrangement `Y7/0` or, for two, `row/0`."""
        return [token(action) for action in range(ACTIONS)]

    def seated(self, players: int, options: Mapping[str, Value], seed: bytes) -> MushroomSort:
        """A table before its first deal."""
        if options["pig"] and players == 2:
            raise BadOption("option pig needs three or four players: two cannot play with the Pig (MS-7.1)")
        return MushroomSort(players, Chance(seed), options["pig"], side_for(players, options["recipe"]))

    def faces(self) -> dict[str, Face]:
        """The mushroom cards and the Pig."""
        faces = {"pig": Face("", "♥", "P", PIG_COLOUR, Text("mushroom_sort-pig"))}
        for card in range(CARDS):
            name = card_name(card)
            faces[name] = Face(name[1:], SYMBOLS[name[0]], name[0], COLOURS[name[0]], card_text(card))
        return faces

    def view(self, state: State, viewer: int) -> View:
        """What this viewer sees."""
        assert isinstance(state, MushroomSort)
        return view.view(state, viewer)

    def thumb(self, world: State, seat: int, rng: Random) -> int:
        """A sensible action."""
        assert isinstance(world, MushroomSort)
        return thumb.choose(world, seat, rng)


GAME = MushroomSortGame()
