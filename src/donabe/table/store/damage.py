"""Damage: what a database says of rows that it cannot read any more, as after a page of its file was overwritten."""

import sqlite3

from sqlalchemy.exc import DBAPIError

OF_A_FILE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG}  # the last: a length that is junk
SHORT_READ, WRONG_DATA, BROKEN_FILE_SYSTEM = (sqlite3.SQLITE_IOERR | number << 8 for number in (2, 32, 33))
OF_A_DISK = {SHORT_READ, WRONG_DATA, BROKEN_FILE_SYSTEM}
OF_POSTGRESQL = {"XX001", "XX002"}  # data_corrupted, index_corrupted
NO_TEXT = "Could not decode to UTF-8"  # says Python's driver, which gives no code


def is_damage(error: BaseException) -> bool:
    """Whether rows cannot be read, now or later; others may be as they were."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in OF_A_FILE or code in OF_A_DISK
    return getattr(cause, "sqlstate", None) in OF_POSTGRESQL or str(cause).startswith(NO_TEXT)


def said_of(error: BaseException) -> str:
    """What the database itself says, without the statement."""
    return str(error.orig if isinstance(error, DBAPIError) else error)
