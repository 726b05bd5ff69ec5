"""Where a house keeps its tables and its key."""

import logging
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import make_url

from donabe.kernel.errors import DonabeError
from donabe.table.store.database import sqlite_url
from donabe.table.store.private_files import make_private_folder
from donabe.table.store.seal import KEY_FILE, KEY_VARIABLE, Seal, seal_at

DATABASE_VARIABLE = "DONABE_DATABASE"

logger = logging.getLogger(__name__)


class CannotServe(DonabeError):
    """The house cannot open here; the message says what to change."""

    code = "cannot-serve"


@dataclass(frozen=True)
class Location:
    """What a person says about where tables are kept."""

    database: str = ""  # a URL; empty: SQLite in the data folder
    data: Path | None = None  # None: where this system keeps such things
    key_file: Path | None = None  # None: beside the database

    def folder(self) -> Path:
        """The data folder, made if it is not there."""
        folder = self.data or default_data_folder()
        try:
            if not make_private_folder(folder):
                logger.warning("other users of this machine can look into %s; the database itself is closed", folder)
        except OSError as error:
            raise CannotServe("error-serve-folder", path=str(folder), detail=error.strerror or str(error)) from error
        return folder.resolve()

    def url(self, environment: Mapping[str, str] = os.environ) -> str:
        """The database to use."""
        return self.database or environment.get(DATABASE_VARIABLE, "") or sqlite_url(self.folder())

    def existing_url(self, environment: Mapping[str, str] = os.environ) -> str:
        """The database to use, if there is one: a file is not made."""
        url = self.database or environment.get(DATABASE_VARIABLE, "")
        if not url:
            url = sqlite_url((self.data or default_data_folder()).resolve())
        file = make_url(url).database if make_url(url).drivername.startswith("sqlite") else None
        if file is not None and not Path(file).is_file():
            raise CannotServe("error-no-database", path=file)
        return url

    def key_path(self, environment: Mapping[str, str] = os.environ) -> Path:
        """Where the key is, unless the environment has it."""
        if self.key_file is not None:
            return self.key_file
        database = make_url(self.url(environment))
        if self.data is None and database.drivername.startswith("sqlite") and database.database:
            return Path(database.database).resolve().parent / KEY_FILE
        return self.folder() / KEY_FILE

    def seal(self, environment: Mapping[str, str] = os.environ) -> Seal:
        """The seal on the seeds; a key is made if there is none."""
        return seal_at(self.key_path(environment), environment)

    def existing_seal(self, environment: Mapping[str, str] = os.environ) -> Seal | None:
        """The seal on the seeds, if there is a key."""
        there = KEY_VARIABLE in environment or self.key_path(environment).is_file()
        return self.seal(environment) if there else None


def default_data_folder() -> Path:
    """Where this system keeps a program's data for a user."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "donabe"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "donabe"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "donabe"
