"""Salty, by LEO (VicVillage)."""

from collections.abc import Mapping

from librt.random import Random

from donabe.games.salty import thumb, view
from donabe.games.salty.cards import CARDS, DISHES, MENU, NUMBERS, Menu, card_name, checked_menu, number_name
from donabe.games.salty.judging import NOBODY
from donabe.games.salty.rules import Salty
from donabe.kernel.chance import Chance
from donabe.kernel.errors import BadOption
from donabe.kernel.game import Game
from donabe.kernel.options import OneOf, Table, Value
from donabe.kernel.state import State
from donabe.kernel.view import Face, Text, View

SYMBOLS = {"S": "□", "A": "▮", "K": "●", "M": "◆"}
COLOURS = {"S": "#6b7580", "A": "#3a2a20", "K": "#c8362a", "M": "#a97f12"}
CLAY = "#b5583b"


class SaltyGame(Game):
    """Salty's declaration."""

    key = "salty"
    title = "Salty"
    prefix = "SA"
    players = (3, 4)
    minutes = 30
    options = (
        OneOf("last_player", "random", ("random", "0", "1", "2", "3")),
        Table("dishes", MENU, checked_menu),
    )

    def notation(self) -> list[str]:
        """A card `K3.5`, a card put away `-K3.5`, a dish by its place on the menu `dish 4`, a side."""
        cards = [card_name(card) for card in range(CARDS)]
        dishes = [f"dish {place}" for place in range(1, DISHES + 1)]
        return [*cards, *(f"-{card}" for card in cards), *dishes, "side dish", "side zero"]

    def seated(self, players: int, options: Mapping[str, Value], seed: bytes) -> Salty:
        """A table before its first deal."""
        named = options["last_player"]
        last_player = NOBODY if named == "random" else int(named)
        if last_player >= players:
            raise BadOption(f"option last_player names seat {named}; {players} players sit at seats 0 to {players - 1}")
        return Salty(players, Chance(seed), Menu(options["dishes"]), last_player)

    def faces(self) -> dict[str, Face]:
        """The seasoning cards, the dishes and their common back."""
        faces = {}
        for card in range(CARDS):
            name = card_name(card)
            index = number_name(card % NUMBERS)
            faces[name] = Face(index, SYMBOLS[name[0]], name[0], COLOURS[name[0]], view.card_text(card))
        for dish in range(DISHES):
            text = view.dish_text(MENU[dish]["name"], dish)
            faces[f"dish:{dish + 1}"] = Face(str(MENU[dish]["plates"]), "○", "D", CLAY, text)
        faces["zero"] = Face("0", "⊘", "Z", CLAY, Text("salty-zero"))
        return faces

    def view(self, state: State, viewer: int) -> View:
        """What this viewer sees."""
        assert isinstance(state, Salty)
        return view.view(state, viewer)

    def thumb(self, world: State, seat: int, rng: Random) -> int:
        """A sensible action."""
        assert isinstance(world, Salty)
        return thumb.choose(world, seat, rng)


GAME = SaltyGame()
