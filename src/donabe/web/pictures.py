"""Pictures: the art of each game, as SVG."""

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from donabe import drawings, games
from donabe.web.client_files import ClientFile, answer, prepared


@cache
def drawn(kind: str, key: str) -> ClientFile:
    """A game's symbols or picture, ready to be sent."""
    text = drawings.icon() if kind == "icon" else drawings.picture(key) if kind == "picture" else drawings.sheet(key)
    return prepared("drawn.svg", text.encode())


@get("/art/{name:str}", sync_to_thread=True)
def sheet(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """`{game}.svg`: a game's card faces, backs and pieces as symbols of one document."""
    return answer(request, drawn("sheet", games.load(name.removesuffix(".svg")).key))


@get("/art/{key:str}/picture.svg", sync_to_thread=True)
def picture(request: Request[Any, Any, Any], key: FromPath[str]) -> Response[bytes]:
    """A game's picture, a document of its own."""
    return answer(request, drawn("picture", games.load(key).key))


@get("/art/icon.svg", include_in_schema=False, sync_to_thread=False)
def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The clay pot."""
    return answer(request, drawn("icon", ""))
