"""Files of records and options: read, and written whole or not at all."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from donabe.kernel.errors import CorruptRecord, DonabeError
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.options import Value, from_toml, from_words, resolved
from donabe.kernel.record import Record, decoded, encoded, recorded
from donabe.kernel.view import Text


class BadFile(DonabeError):
    """A file that cannot be read or written."""

    code = "bad-file"

    def __init__(self, path: Path, reason: Text) -> None:
        super().__init__("error-file", path=str(path), reason=reason)


REASONS = {
    errno.ENOENT: "error-file-missing",
    errno.EACCES: "error-file-forbidden",
    errno.EPERM: "error-file-forbidden",
    errno.EISDIR: "error-file-folder",
    errno.ENOTDIR: "error-file-no-folder",
    errno.EROFS: "error-file-read-only",
    errno.ENOSPC: "error-file-full",
}


@contextmanager
def file_errors(path: Path) -> Iterator[None]:
    """Turn a system error within this block into a BadFile that names the file; a broken pipe stays as it is."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadFile(path, _reason(error)) from None
    except ValueError as error:  # a NUL in the name, or text that is no UTF-8
        raise BadFile(path, Text("error-file-other", {"detail": str(error)})) from None


def _reason(error: OSError) -> Text:
    """What the system says, in our words where we have some."""
    if error.errno in REASONS:
        return Text(REASONS[error.errno])
    return Text("error-file-other", {"detail": (error.strerror or str(error)).lower()})


def lines_of(path: Path) -> Iterator[tuple[int, bytes]]:
    """The records in a file as numbered lines: a .json file is one record, any other has one on each line."""
    found = False
    with file_errors(path), path.open("rb") as file:
        lines = [file.read()] if path.suffix == ".json" else file
        for number, line in enumerate(lines, start=1):
            if line.strip():
                found = True
                yield number, line
    if not found:
        raise CorruptRecord("error-file-empty", path=str(path))


def nth_record(path: Path, number: int) -> Record:
    """The record of one match of a file, counted from 1."""
    count = 0
    for count, (line_number, line) in enumerate(lines_of(path), start=1):
        if count == number:
            try:
                return decoded(line)
            except CorruptRecord as error:
                raise CorruptRecord("error-file-line", path=str(path), line=line_number, reason=error.text) from None
    raise CorruptRecord("error-file-matches", path=str(path), count=count, number=number)


def chosen_options(game: Game, words: list[str], path: Path | None) -> dict[str, Value]:
    """A game's options from a TOML file and from `name=value` words, which count for more."""
    given: dict[str, Value] = {}
    if path is not None:
        with file_errors(path):
            text = path.read_text("utf-8")
        try:
            given = from_toml(text)
        except DonabeError as error:
            raise BadFile(path, error.text) from None
    return resolved(game.options, {**given, **from_words(game.options, words)})


def save_match(match: Match, kinds: list[str], path: Path | None = None) -> Path:
    """Write the record of a match as it stands; without a path it gets a name of its own in this folder."""
    path = path or Path(f"{match.game.key}-{match.commitment[:8]}.json")
    with written_whole(path) as file, file_errors(path):
        file.write(encoded(recorded(match, kinds)) + b"\n")
    return path


def check_writable(path: Path) -> None:
    """Raise BadFile now, before a long match, if this file could not be written after it."""
    with written_whole(path, keep=False):
        pass


@contextmanager
def written_whole(path: Path, *, keep: bool = True) -> Iterator[BinaryIO]:
    """A file to write that appears under its name only once it is complete; a device is written to directly."""
    if path.exists() and not path.is_file() and not path.is_dir():
        with file_errors(path), path.open("wb") as device:
            yield device
        return
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    with file_errors(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        file = draft.open("xb")
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if keep:
            with file_errors(path):
                draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
