"""The application: routes, errors, documentation, and the middleware in front."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from donabe import __version__, games
from donabe.kernel.errors import DonabeError
from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.locales.languages import languages
from donabe.web import client_files, connection, errors, games_api, lab_api, pictures, tables_api
from donabe.web.client_files import ClientFiles
from donabe.web.metrics import text as as_text
from donabe.web.middleware import Middleware
from donabe.web.schema_page import JsonPage, PlainPage
from donabe.web.services import Config, Services

ROUTES = [
    games_api.list_games,
    games_api.one_game,
    games_api.known_languages,
    games_api.text,
    pictures.sheet,
    pictures.picture,
    pictures.icon,
    tables_api.me,
    tables_api.rename_me,
    tables_api.make_link,
    tables_api.arrive,
    tables_api.list_tables,
    tables_api.make_table,
    tables_api.one_table,
    tables_api.record,
    tables_api.frames,
    tables_api.review,
    connection.table_socket,
    client_files.client_file,
]


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """Whether the server is alive."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT)
async def ready(services: NamedDependency[Services]) -> Response[str]:
    """Whether the server can do its work: 503 while the store does not answer."""
    if await services.is_ready():
        return Response("ready\n")
    return Response("the store does not answer\n", status_code=503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(services: NamedDependency[Services]) -> str:
    """What the server counts, for Prometheus; with several workers that of each of them."""
    return as_text(services.counted())


def openapi() -> OpenAPIConfig:
    """The page about the API, for this one application: it is made once."""
    return OpenAPIConfig(
        title="Donabe",
        version=__version__,
        use_handler_docstrings=True,
        render_plugins=[PlainPage(path="/"), JsonPage()],
    )


def warm_up() -> None:
    """Read the catalogues before anybody waits for a sentence: the first one takes a while."""
    for language in languages():
        spoken(Text("language-name"), language)
    for key in games.keys():  # noqa: SIM118 - a function, not a dict
        spoken(Text(f"{key}-title"))


def make_app(config: Config) -> Middleware:
    """The whole server as one ASGI application."""
    warm_up()
    services = Services(config)
    client = ClientFiles(lab=config.lab is not None)

    @asynccontextmanager
    async def open_services(_app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        [
            *ROUTES,
            health,
            ready,
            *([metrics] if config.metrics_page else []),
            *(lab_api.ROUTES if config.lab is not None else []),
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "laboratory": Provide(lambda: services.laboratory, sync_to_thread=False),
        },
        exception_handlers={DonabeError: errors.answered, HTTPException: errors.unfit, Exception: errors.failed},
        lifespan=[open_services],
        logging_config=None,
        openapi_config=openapi() if config.schema_page else None,
        request_max_body_size=config.limits.body_bytes,
    )
    if app.openapi_config is not None:
        app.openapi_schema  # noqa: B018 - made now, as it takes longer than others should wait
    return Middleware(app, services)
