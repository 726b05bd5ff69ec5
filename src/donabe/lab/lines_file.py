"""A file of results: a header line, then one line a match, appended as they end, so that it can be gone on with."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from donabe.kernel.errors import DonabeError, shortened
from donabe.kernel.view import Text

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class BadResults(DonabeError):
    """A file that holds no results, or those of another run."""

    code = "bad-results"

    def __init__(self, path: Path, reason: str, **facts: Any) -> None:
        super().__init__("error-results", path=str(path), reason=Text(reason, facts))


class LinesFile:
    """The file while it is open: lines that were written before, and a place for new ones."""

    def __init__(self, path: Path, file: BinaryIO, header: msgspec.Struct, kind: str) -> None:
        self.path = path
        self._file = file
        self._header = header
        self._kind = kind  # of run: tournament or study
        self.count = self._mended()

    def append(self, data: msgspec.Struct) -> None:
        """Write down the next match."""
        self._write(data)
        self.count += 1

    def lines(self) -> Iterator[tuple[int, bytes]]:
        """The matches that were written, as (number of the line in the file, line); one at a time is in memory."""
        self._file.seek(0)
        next(self._file, b"")
        yield from enumerate(self._file, start=2)

    def _mended(self) -> int:
        """How many matches there are, once the header is checked and a line that a killed program left torn is cut off."""
        self._file.seek(0)
        first = self._file.readline()
        if first.endswith(b"\n"):
            self._check_header(first)
            count, end, torn = self._scanned(len(first))
        else:
            self._check_ours(first)
            count, end, torn = 0, 0, bool(first)  # a device has nothing to cut off, and cannot be
        if torn:
            self._file.truncate(end)
        if end == 0:
            self._write(self._header)
        return count

    def _scanned(self, end: int) -> tuple[int, int, bool]:
        count = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                self._check_ours(line)
                return count, end, True
            count, end = count + 1, end + len(line)
        return count, end, False

    def _check_ours(self, torn: bytes) -> None:
        if torn and not torn.startswith(b"{"):
            raise BadResults(self.path, "error-results-none", kind=self._kind)

    def _check_header(self, line: bytes) -> None:
        try:
            header = msgspec.json.decode(line, type=type(self._header))
        except UNREADABLE:
            raise BadResults(self.path, "error-results-none", kind=self._kind) from None
        for field in self._header.__struct_fields__:
            there, wanted = getattr(header, field), getattr(self._header, field)
            if there != wanted:
                facts = {"field": field, "found": _shown(there), "right": _shown(wanted), "kind": self._kind}
                raise BadResults(self.path, "error-results-other", **facts)

    def _write(self, data: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(data) + b"\n")
        self._file.flush()


@contextmanager
def lines_file(path: Path, header: msgspec.Struct, kind: str) -> Iterator[LinesFile]:
    """Open a file of results, or begin one; refuses the file of another run and one in use."""
    with path.open("a+b") as file:
        _lock(path, file)
        yield LinesFile(path, file, header, kind)


def _lock(path: Path, file: BinaryIO) -> None:
    """Keep a second program from writing to the same file, where the system can; it ends with this program."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadResults(path, "error-results-in-use") from None


def _shown(value: object) -> str:
    return shortened(msgspec.json.encode(value).decode())
