"""Where a house keeps its tables and its key."""

import logging
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from donabe.kernel.errors import DonabeError
from donabe.table.store.database import Postgres, kind_of, parsed, sqlite_url
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

    @property
    def folder(self) -> Path:
        """The data folder, which may not be there yet."""
        return (self.data or default_data_folder()).resolve()

    def made_folder(self) -> Path:
        """The data folder, made if it is not there."""
        folder = self.folder
        try:
            if not make_private_folder(folder):
                logger.warning("other users of this machine can look into %s; the database itself is closed", folder)
        except OSError as error:
            raise CannotServe("error-serve-folder", path=str(folder), detail=error.strerror or str(error)) from error
        return folder

    def _named(self, environment: Mapping[str, str]) -> str:
        return self.database or environment.get(DATABASE_VARIABLE, "")

    def url(self, environment: Mapping[str, str] = os.environ) -> str:
        """The database to use; its folder is made if it is not there."""
        return self._named(environment) or sqlite_url(self.made_folder())

    def is_for_many(self, environment: Mapping[str, str] = os.environ) -> bool:
        """Whether several processes can keep house there."""
        named = self._named(environment)
        return bool(named) and kind_of(named) is Postgres

    def existing_url(self, environment: Mapping[str, str] = os.environ) -> str:
        """The database to use, if there is one: a file is not made."""
        url = self._named(environment) or sqlite_url(self.folder)
        file = _file_of(url)
        if file is not None and not file.is_file():
            raise CannotServe("error-no-database", path=str(file))
        return url

    def key_path(self, environment: Mapping[str, str] = os.environ) -> Path:
        """Where the key is, unless the environment has it."""
        file = _file_of(self._named(environment)) if self.data is None else None
        return self.key_file or (file.parent if file is not None else self.folder) / KEY_FILE

    def seal(self, environment: Mapping[str, str] = os.environ) -> Seal:
        """The seal on the seeds; a key is made if there is none."""
        path = self.key_path(environment)
        if not environment.get(KEY_VARIABLE) and not path.parent.exists():
            self.made_folder()
        return seal_at(path, environment)

    def existing_seal(self, environment: Mapping[str, str] = os.environ) -> Seal | None:
        """The seal on the seeds, if there is a key."""
        there = environment.get(KEY_VARIABLE) or self.key_path(environment).is_file()
        return self.seal(environment) if there else None


def _file_of(url: str) -> Path | None:
    """The file of an SQLite URL."""
    parts = parsed(url) if url else None
    if parts is None or not parts.drivername.startswith("sqlite") or not parts.database:
        return None
    return Path(parts.database).resolve()


def default_data_folder() -> Path:
    """Where this system keeps a program's data for a user."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "donabe"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "donabe"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "donabe"
