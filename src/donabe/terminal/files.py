"""Files: records and options read, records written whole or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from donabe.kernel.errors import CorruptRecord, DonabeError
from donabe.kernel.game import Game
from donabe.kernel.options import Value, from_toml, from_words, resolved
from donabe.kernel.record import Record, decoded


class BadFile(DonabeError):
    """A file that cannot be read or written."""

    code = "bad-file"

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")


@contextmanager
def blaming(path: Path) -> Iterator[None]:
    """Turn what the system says about a file into an error that names it; a broken pipe is no fault of the file."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadFile(path, (error.strerror or str(error)).lower()) from None
    except ValueError as error:  # a NUL in the name, or text that is no UTF-8
        raise BadFile(path, str(error)) from None


def lines_of(path: Path) -> Iterator[tuple[int, bytes]]:
    """The records in a file as numbered lines: a .json file is one record, any other has one on each line."""
    found = False
    with blaming(path), path.open("rb") as file:
        lines = [file.read()] if path.suffix == ".json" else file
        for number, line in enumerate(lines, start=1):
            if line.strip():
                found = True
                yield number, line
    if not found:
        raise CorruptRecord(f"{path}: no record in this file")


def nth_record(path: Path, number: int) -> Record:
    """The record of one match of a file, counted from 1."""
    count = 0
    for count, (line_number, line) in enumerate(lines_of(path), start=1):
        if count == number:
            try:
                return decoded(line)
            except CorruptRecord as error:
                raise CorruptRecord(f"{path}, line {line_number}: {error}") from None
    raise CorruptRecord(f"{path} has {count} {'match' if count == 1 else 'matches'}; there is no match {number}")


def chosen_options(game: Game, words: list[str], path: Path | None) -> dict[str, Value]:
    """A game's options from a TOML file and from `name=value` words, which count for more."""
    given: dict[str, Value] = {}
    if path is not None:
        with blaming(path):
            text = path.read_text("utf-8")
        try:
            given = from_toml(text)
        except DonabeError as error:
            raise BadFile(path, str(error)) from None
    return resolved(game.options, {**given, **from_words(game.options, words)})


def check_writable(path: Path) -> None:
    """Raise before a long game, rather than after it, if this file could not be written."""
    with written_whole(path, keep=False):
        pass


@contextmanager
def written_whole(path: Path, *, keep: bool = True) -> Iterator[BinaryIO]:
    """A file to write that appears under its name only when all is well; what is no plain file is written directly."""
    if path.exists() and not path.is_file() and not path.is_dir():
        with blaming(path), path.open("wb") as device:
            yield device
        return
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    with blaming(path):
        if path.is_dir():
            raise IsADirectoryError(None, "is a directory")
        file = draft.open("xb")
    try:
        with file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if keep:
            with blaming(path):
                draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
