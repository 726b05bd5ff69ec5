"""What games there are: options, faces, rules, sentences, pictures."""

import re
from functools import cache
from importlib import resources
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from donabe import games
from donabe.bots import BOTS
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Number, OneOf, Option
from donabe.kernel.view import Face

CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d+\.\d+)\*\* (.+?)(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)
LANGUAGE = re.compile(r"[a-z]{2}(-[A-Z]{2})?")
A_WHILE = {"cache-control": "public, max-age=300"}


class OptionForm(msgspec.Struct, omit_defaults=True):
    """An option as a form needs it; `kind` is `flag`, `number`, `one-of` or `table`."""

    name: str
    kind: str
    default: Any = None
    low: int | None = None
    high: int | None = None
    values: list[str] | None = None


class GameCard(msgspec.Struct):
    """A game as the home page needs it."""

    key: str
    title: str
    players: list[int]
    minutes: int
    options: list[OptionForm]
    bots: list[str]


class GameBook(GameCard):
    """A game with its faces and rules."""

    faces: dict[str, Face]
    clauses: dict[str, str]
    rules: str


def option_form(option: Option) -> OptionForm:
    """An option's declaration, for a form."""
    match option:
        case Flag():
            return OptionForm(option.name, "flag", option.default)
        case Number():
            return OptionForm(option.name, "number", option.default, option.low, option.high)
        case OneOf():
            return OptionForm(option.name, "one-of", option.default, values=list(option.values))
        case _:
            return OptionForm(option.name, "table", option.default)


def about(game: Game) -> dict[str, Any]:
    """What a game's card says."""
    return {
        "key": game.key,
        "title": game.title,
        "players": list(game.players),
        "minutes": game.minutes,
        "options": [option_form(option) for option in game.options],
        "bots": list(BOTS),
    }


@cache
def cards() -> list[GameCard]:
    """Every game's card."""
    return [GameCard(**about(games.load(key))) for key in games.keys()]  # noqa: SIM118


@cache
def book(key: str) -> GameBook:
    """A game with all that can be read of it."""
    game = games.load(key)
    rules = resources.files(f"donabe.games.{game.key}").joinpath("RULES.md").read_text("utf-8")
    clauses = {number: " ".join(text.split()) for number, text in CLAUSE.findall(rules)}
    return GameBook(**about(game), faces=game.faces(), clauses=clauses, rules=rules)


@cache
def sentences(language: str) -> str:
    """The catalogue of a language: shared sentences, then each game's; NotFound if there is none."""
    sources = [resources.files("donabe.locales").joinpath(f"{language}.ftl")]
    sources += [resources.files(f"donabe.games.{key}").joinpath(f"{language}.ftl") for key in games.keys()]  # noqa: SIM118
    if not sources[0].is_file():
        raise NotFoundException(f"there is no catalogue for {language}")
    return "\n".join(source.read_text("utf-8") for source in sources if source.is_file())


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameCard]:
    """The games there are."""
    return cards()


@get("/api/games/{key:str}", sync_to_thread=False)
def one_game(key: FromPath[str]) -> GameBook:
    """A game, with its card faces, its clauses and its rules in Markdown."""
    return book(games.load(key).key)


@get("/api/text/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def text(language: FromPath[str]) -> Response[str]:
    """The Fluent catalogue of a language."""
    if not LANGUAGE.fullmatch(language):
        raise NotFoundException("languages look like en or ja")
    return Response(sentences(language), media_type="text/plain", headers=A_WHILE)
