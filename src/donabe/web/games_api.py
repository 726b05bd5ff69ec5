"""What games there are: options, faces, rules, sentences, pictures."""

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from donabe import games
from donabe.bots import LEVELS, USUAL
from donabe.kernel.figure import Figure
from donabe.kernel.game import Game
from donabe.kernel.options import Flag, Number, OneOf, Option
from donabe.kernel.scene import Scene
from donabe.kernel.spoken import spoken
from donabe.kernel.view import Face, Text, View
from donabe.locales import catalogue
from donabe.locales.languages import ENGLISH, languages, nearest
from donabe.text import rulebook

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


class FigureView(msgspec.Struct, omit_defaults=True):
    """A picture of the rules page, after a clause: components by their drawings, or a moment of a match."""

    name: str
    clause: str
    drawings: tuple[str, ...] = ()
    view: View | None = None


class GameBook(GameCard):
    """A game with its faces and rules."""

    faces: dict[str, Face]
    scene: Scene
    rules: list[rulebook.Passage]
    clauses: dict[str, list[str]]  # by prompt, the clauses that answer it
    figures: list[FigureView]


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
def book(key: str, language: str) -> GameBook:
    """A game with all that can be read of it, its rules in a language."""
    game = games.load(key)
    return GameBook(
        **about(game),
        faces=dict(game.faces),
        scene=game.scene,
        rules=list(rulebook.passages(game.key, language)),
        clauses={prompt: list(numbers) for prompt, numbers in game.clauses.items()},
        figures=[figure_view(game, figure) for figure in game.figures],
    )


def figure_view(game: Game, figure: Figure) -> FigureView:
    """A figure with its table played out."""
    view = game.shown(figure.example) if figure.example is not None else None
    return FigureView(figure.name, figure.clause, figure.drawings, view)


@cache
def catalogue_of(language: str) -> str:
    """All sentences that a browser needs."""
    return catalogue.source(language, games.keys())


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameCard]:
    """The games there are."""
    return cards()


@get("/api/games/{key:str}", sync_to_thread=True)
def one_game(key: FromPath[str], language: Annotated[str, QueryParameter()] = ENGLISH) -> GameBook:
    """A game, with its card faces and its rules, clause by clause; English where they are not in the `language`."""
    return book(games.load(key).key, nearest([language]))


@get("/api/text", sync_to_thread=False)
def known_languages() -> dict[str, str]:
    """The languages that there are sentences in, each with its own name for itself."""
    return {language: spoken(Text("language-name"), language) for language in languages()}


@get("/api/text/{language:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def text(language: FromPath[str]) -> Response[str]:
    """The Fluent catalogue of the first language there is of those named, such as `hu-HU,de`; else the English one."""
    found = nearest(language.split(","))
    return Response(catalogue_of(found), media_type="text/plain", headers={**A_WHILE, "content-language": found})
