"""What games there are: options, faces, rules, sentences, pictures."""

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from donabe import games
from donabe.bots import LEVELS, USUAL
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Number, OneOf, Option
from donabe.kernel.scene import Scene
from donabe.kernel.view import Face
from donabe.text import catalogue, rulebook

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
    usual_players: int
    fewest_win: bool
    minutes: int
    cloth: str  # colours of its mat
    hem: str
    options: list[OptionForm]
    bots: list[str]  # levels, the weakest first
    usual_bot: str  # the level that sits down unless somebody chooses another
    lesson: bool  # it has a guided first match


class GameBook(GameCard):
    """A game with its faces and rules."""

    faces: dict[str, Face]
    scene: Scene
    rules: list[rulebook.Passage]
    clauses: dict[str, list[str]]  # by prompt, the clauses that answer it


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
        "usual_players": game.usual_players,
        "fewest_win": game.fewest_win,
        "minutes": game.minutes,
        "cloth": game.scene.cloth,
        "hem": game.scene.hem,
        "options": [option_form(option) for option in game.options],
        "bots": list(LEVELS),
        "usual_bot": USUAL,
        "lesson": game.lesson is not None,
    }


@cache
def cards() -> list[GameCard]:
    """Every game's card."""
    return [GameCard(**about(games.load(key))) for key in games.keys()]  # noqa: SIM118


@cache
def book(key: str) -> GameBook:
    """A game with all that can be read of it."""
    game = games.load(key)
    return GameBook(
        **about(game),
        faces=dict(game.faces),
        scene=game.scene,
        rules=list(rulebook.passages(game.key)),
        clauses={prompt: list(numbers) for prompt, numbers in game.clauses.items()},
    )


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameCard]:
    """The games there are."""
    return cards()


@get("/api/games/{key:str}", sync_to_thread=False)
def one_game(key: FromPath[str]) -> GameBook:
    """A game, with its card faces and its rules, clause by clause."""
    return book(games.load(key).key)


@get("/api/text/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def text(language: FromPath[str]) -> Response[str]:
    """The Fluent catalogue of a language."""
    if language not in catalogue.languages():
        raise NotFoundException(f"there are sentences in these languages: {', '.join(sorted(catalogue.languages()))}")
    return Response(catalogue.source(language), media_type="text/plain", headers=A_WHILE)
