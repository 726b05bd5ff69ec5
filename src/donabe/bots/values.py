"""How much a point is worth in each game, as learned from play (`make values` writes values.json)."""

import json
from functools import cache
from importlib.resources import files

from donabe.bots.value import Value
from donabe.kernel.game import Game

Learned = dict[str, dict[str, list[float]]]  # by game and number of players, what Value takes
UNKNOWN = [0.1, 0.1]  # for a game that was never learned


@cache
def learned() -> Learned:
    """What values.json says."""
    text: Learned = json.loads(files("donabe.bots").joinpath("values.json").read_text("utf-8"))
    return text


@cache
def value_of(game: Game, players: int) -> Value:
    """The value of a game's positions between rounds."""
    return Value(learned().get(game.key, {}).get(str(players), UNKNOWN), game.fewest_win)
