"""Migration of a database to the present schema, run whenever a server opens it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from donabe.kernel.errors import DonabeError

LOCK = 0x646F6E61  # any number of our own: PostgreSQL lets one process migrate at a time


class WrongSchema(DonabeError):
    """The database was made by another version of this program; the message says what to do."""

    code = "wrong-schema"


def migrate(connection: Connection, step: str = "head") -> None:
    """Bring the database to the newest schema, or to a step on the way; WrongSchema if it is newer than this program."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    with _scripts() as config:
        _refuse_newer(connection, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, step)


def check_schema(connection: Connection) -> None:
    """WrongSchema unless the database has the present schema."""
    with _scripts() as config:
        scripts = ScriptDirectory.from_config(config)
        _refuse_newer(connection, scripts)
        if _step(connection) != scripts.get_current_head():
            raise WrongSchema("error-schema-older")


def _refuse_newer(connection: Connection, scripts: ScriptDirectory) -> None:
    step = _step(connection)
    if step is not None and step not in {script.revision for script in scripts.walk_revisions()}:
        raise WrongSchema("error-schema-newer", step=step)


def _step(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


@contextmanager
def _scripts() -> Iterator[Config]:
    config = Config()
    with resources.as_file(resources.files("donabe.table.migrations")) as scripts:
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        yield config
