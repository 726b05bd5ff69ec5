"""Migration of a database to the present schema, run whenever a server opens it."""

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x646F6E61  # any number of our own: PostgreSQL lets one process migrate at a time


def migrate(connection: Connection, step: str = "head") -> None:
    """Bring the database to the newest schema, or to a step on the way; one that is newer than this program raises."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    with resources.as_file(resources.files("donabe.table.migrations")) as scripts:
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, step)
