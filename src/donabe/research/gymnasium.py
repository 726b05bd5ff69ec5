"""Importing this registers every game with Gymnasium: `gymnasium.make("donabe/Salty-v1")`."""

import gymnasium

from donabe import games

NAMESPACE = "donabe"
VERSION = 1


def register() -> None:
    """Every game there is, once."""
    for key in games.keys():  # noqa: SIM118
        name = f"{NAMESPACE}/{title(key)}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "donabe.research.single:SeatEnv", kwargs={"game": key})


def title(key: str) -> str:
    """A game's name as ids have it: MushroomSort."""
    return "".join(word.capitalize() for word in key.split("_"))


register()
