"""One server process: its address, its data folder, and its run from start to stop."""

import gc
import os
import socket
import sys
import webbrowser
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from donabe.kernel.errors import DonabeError
from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.locales.languages import ENGLISH
from donabe.table.house import HouseConfig
from donabe.table.keeping.retention import Retention
from donabe.table.store.location import CannotServe, Location
from donabe.web.app import make_app
from donabe.web.client_files import MISSING, client_is_missing
from donabe.web.guard import Corked, Door, GuardedConfig, GuardedHttp, GuardedSocket, proxies
from donabe.web.limits import Limits, share
from donabe.web.log_lines import TEXT, write_log
from donabe.web.middleware import Middleware
from donabe.web.services import Config

LAB_FOLDER = "donabe-lab"  # within the data folder
GOODBYE_SECONDS = 5  # for open requests when the server is told to stop


@dataclass(frozen=True)
class Place:
    """Where a server listens, and where it keeps its tables."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; empty: SQLite in the data folder
    data: Path | None = None  # None: where this system keeps such things
    open_page: bool = False
    pace: float = HouseConfig.pace  # seconds a bot takes at least
    language: str = ENGLISH  # in which the terminal is spoken to
    key_file: Path | None = None  # None: beside the database
    new_key: bool = False  # the old one is lost
    log_format: str = TEXT
    metrics: bool = True  # whether the page is there for everybody who can reach the server
    schema: bool = True
    proxies: str = "127.0.0.1"  # addresses of proxies that are believed where a request comes from
    keep_finished: float | None = None  # days; None: for ever
    export: Path | None = None  # where records of tables go before they are deleted
    lab: bool = False  # whether people may have bots play studies
    processes: int = 1  # that share the port and the database

    @property
    def location(self) -> Location:
        """Where it keeps its tables and its key."""
        return Location(self.database, self.data, self.key_file)


def serve(place: Place, limits: Limits | None = None, executor: Executor | None = None) -> None:
    """Serve until told to stop; another free port is taken if the wanted one is not free."""
    write_log(place.log_format)
    config = settings(configured(place, limits, executor))
    listening = bound(place.host, place.port)
    server = AnnouncingServer(config, url(place.host, listening), place)
    run(server, listening)


def configured(place: Place, limits: Limits | None = None, executor: Executor | None = None) -> Config:
    """How a server is set up at a place."""
    return Config(
        database_url(place),
        (limits or Limits()).of_worker(place.processes),
        HouseConfig(pace=place.pace, most_live=share(HouseConfig.most_live, place.processes)),
        executor,
        seal=place.location.seal(),
        new_key=place.new_key,
        metrics_page=place.metrics,
        schema_page=place.schema,
        proxies=place.proxies,
        retention=Retention(place.keep_finished, place.export) if place.keep_finished is not None else None,
        lab=place.location.made_folder() / LAB_FOLDER if place.lab else None,
        processes=place.processes,
    )


def run(server: uvicorn.Server, listening: socket.socket) -> None:
    """Run a server until it is told to stop, or raise what kept it from starting."""
    tune_garbage_collector()
    allow_connections()
    with suppress(
        KeyboardInterrupt, SystemExit
    ):  # raised by uvicorn once everything is put away, or if it could not start
        server.run([listening])
    if not server.started:
        raise trouble(server.config) or CannotServe("error-serve")


def trouble(config: uvicorn.Config) -> DonabeError | None:
    """What kept the application from starting, if that is for the person who started it."""
    app = config.app
    return app.services.trouble if isinstance(app, Middleware) else None


def allow_connections() -> None:
    """Allow this process as many open files as the system lets it have: each connection is one."""
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def tune_garbage_collector() -> None:
    """Switch quickly between the loop and the store's threads, and avoid long garbage collections.

    A collection stops every table for as long as it lasts: a full one with thousands of sockets a good part of a second,
    one of all views of 500 tables a tenth of one, and one of the cycles that 200,000 objects of closed sockets are in a
    quarter. So what is new is looked at in small parts, and what stays hardly ever.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 500, 1_000)


class AnnouncingServer(uvicorn.Server):
    """A server that prints its address once it listens there."""

    def __init__(self, config: uvicorn.Config, address: str, place: Place) -> None:
        super().__init__(config)
        self.address = address
        self.place = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        if not self.should_exit:
            announce(self.place, self.address)


def announce(place: Place, address: str) -> None:
    """Print where the house is, and show its page if that is wanted."""

    def say(sentence: str, **facts: str) -> None:
        print(spoken(Text(sentence, facts), place.language), flush=True)

    if place.port and not address.endswith(f":{place.port}"):
        say("serve-other-port", port=str(place.port))
    say("serve-at", address=address)
    if client_is_missing():
        for sentence in MISSING:
            say(sentence)
    if place.open_page:
        webbrowser.open(address)


def settings(config: Config) -> GuardedConfig:
    """How uvicorn is to run the application."""
    app = make_app(config)
    guarded = GuardedConfig(
        app,
        http=GuardedHttp,
        ws=GuardedSocket,
        ws_max_size=config.limits.frame_bytes,
        ws_per_message_deflate=False,  # costs more time than it saves on messages this small
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        access_log=False,
        log_config=None,
        log_level="error",  # what strangers send that is no request is none of the log's business
        server_header=False,
        forwarded_allow_ips=config.proxies,
        lifespan="on",
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )
    guarded.corked = Corked()
    guarded.door = Door(config.limits, app.services.metrics, proxies(guarded))
    return guarded


def bound(host: str, port: int) -> socket.socket:
    """A socket on the wanted port, or on any free one."""
    for wanted in (port, 0):
        try:
            return listen_on(host, wanted)
        except PermissionError as error:
            raise CannotServe("error-serve-port", port=str(wanted)) from error
        except OSError as error:
            if wanted == 0:
                raise CannotServe("error-serve-address", host=host, detail=error.strerror or str(error)) from error
    raise AssertionError


def listen_on(host: str, port: int) -> socket.socket:
    """A socket that listens on exactly this port."""
    listening = bound_to(host, port)
    listening.listen(2048)
    return listening


def bound_to(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """A socket on exactly this port, shared with others that say so; it names TCP, else asyncio sets no TCP_NODELAY."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name != "nt":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def url(host: str, listening: socket.socket) -> str:
    """The address to print."""
    port = listening.getsockname()[1]
    if host in ("0.0.0.0", "::"):  # noqa: S104
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def database_url(place: Place) -> str:
    """The database to use; the data folder is made if it is needed."""
    return place.location.url()
