"""The games, one folder each; whatever folder stands here, or in a folder named by DONABE_GAMES, is a game."""

import importlib
import os
import pkgutil
from functools import cache

from donabe.kernel.errors import UnknownGame
from donabe.kernel.game import Game

__path__ += [folder for folder in os.environ.get("DONABE_GAMES", "").split(os.pathsep) if folder]


@cache
def keys() -> list[str]:
    """The games there are."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def load(key: str) -> Game:
    """A game by its key (its folder's name; a dash is as good as an underscore)."""
    name = key.strip().casefold().replace("-", "_").replace(" ", "_")
    if name not in keys():
        raise UnknownGame(key, keys())
    return imported(name)


@cache
def imported(name: str) -> Game:
    """The game of a folder. It is remembered by that name: there are endless ways to write a key."""
    game: Game = importlib.import_module(f"donabe.games.{name}").GAME
    return game
