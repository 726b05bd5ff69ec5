"""The levels that people choose from, and every other bot that can be named."""

import importlib

from donabe.bots.player import Bot, Budget
from donabe.bots.searching import SearchBot
from donabe.bots.simple import DistractedBot, RandomBot, ThumbBot
from donabe.kernel.errors import DonabeError, shortened
from donabe.kernel.view import Text


class CasualBot(ThumbBot):
    """The rule of thumb under the name of its level."""

    name = "casual"


LEVELS: dict[str, Bot] = {
    "novice": DistractedBot("novice", slips=0.3),
    "casual": CasualBot(),
    "strong": SearchBot("strong", Budget(simulations=800), brief=True),
    "expert": SearchBot("expert", Budget(simulations=2500), surprise=0.5),
}
USUAL = "casual"  # the level that sits down unless somebody chooses another
BOTS: dict[str, Bot] = {**LEVELS, **{bot.name: bot for bot in (RandomBot(), ThumbBot())}}


class UnknownBot(DonabeError):
    """No bot of that name."""

    code = "unknown-bot"

    def __init__(self, name: str, trouble: Text) -> None:
        super().__init__("error-unknown-bot", name=shortened(name), trouble=trouble)


def level(name: str) -> Bot:
    """A bot that comes with the package, by its name: what a table takes from people."""
    if name not in BOTS:
        raise UnknownBot(name, Text("error-bots", {"known": list(BOTS)}))
    return BOTS[name]


def bot(name: str) -> Bot:
    """A bot by its name, or of a class outside the package, named as `module:Class`."""
    if name in BOTS:
        return BOTS[name]
    module_name, colon, class_name = name.partition(":")
    if not colon:
        raise UnknownBot(name, Text("error-bots-or-class", {"known": list(BOTS)}))
    if name not in _outside:
        _outside[name] = _made(name, module_name, class_name)
    return _outside[name]


_outside: dict[str, Bot] = {}


def _made(name: str, module_name: str, class_name: str) -> Bot:
    """A bot of a class that somebody else wrote."""
    try:
        kind = getattr(importlib.import_module(module_name), class_name)
    except (ImportError, TypeError, ValueError) as error:
        trouble = Text("error-bot-module", {"module": shortened(module_name), "detail": str(error)})
        raise UnknownBot(name, trouble) from None
    except AttributeError:
        facts = {"module": shortened(module_name), "name": shortened(class_name)}
        raise UnknownBot(name, Text("error-bot-not-there", facts)) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(name, Text("error-bot-class", {"name": shortened(class_name)}))
    made: Bot = kind()
    made.name = name
    return made
