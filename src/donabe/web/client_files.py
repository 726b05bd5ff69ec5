"""The files of the built browser client, served from memory."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")  # the build puts a hash of the content into these names
OURS = ("api/", "art/", "schema", "healthz", "metrics")
STATIC = resources.files("donabe.web").joinpath("static")
PAGE = "index.html"
MISSING = (
    "The browser client is missing: this Donabe was installed without Node.js. Only the API is served.",
    "To get it, install Node.js 22.12 or newer and repeat `pip install .`, or `pip install --force-reinstall` a built wheel.",
)


@dataclass(frozen=True)
class ClientFile:
    """A file, ready to be sent."""

    data: bytes
    packed: bytes | None  # by gzip, where that pays
    media_type: str
    etag: str
    caching: str


class ClientFiles:
    """All files of the built client."""

    def __init__(self, folder: Traversable | None = None) -> None:
        folder = folder or STATIC
        self.files: dict[str, ClientFile] = {}
        if folder.is_dir():
            self._gather(folder, "")
        if PAGE not in self.files:
            self.files[PAGE] = prepared(PAGE, page_without_client())

    def _gather(self, folder: Traversable, prefix: str) -> None:
        for item in folder.iterdir():
            if item.is_dir():
                self._gather(item, f"{prefix}{item.name}/")
            else:
                self.files[prefix + item.name] = prepared(prefix + item.name, item.read_bytes())

    def find(self, path: str) -> ClientFile | None:
        """The file of a path; other paths are the client's own and get its one page."""
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        if name.startswith(OURS) or "." in name.rpartition("/")[2]:
            return None
        return self.files[PAGE]


def client_is_missing() -> bool:
    """Whether this Donabe was installed without its browser client."""
    return not STATIC.joinpath(PAGE).is_file()


def page_without_client() -> bytes:
    """A plain page that says what is missing."""
    paragraphs = "".join(f"<p>{escape(sentence)}</p>" for sentence in MISSING)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Donabe</title>'
        f'<meta name="viewport" content="width=device-width"><h1>Donabe</h1>{paragraphs}</html>'
    ).encode()


def prepared(name: str, data: bytes) -> ClientFile:
    """A file as it will be sent."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    is_text = kind.startswith("text/") or kind in {"application/javascript", "application/json", "image/svg+xml"}
    packed = gzip.compress(data, 9, mtime=0) if is_text and len(data) > 500 else None
    caching = FOREVER if name.startswith("assets/") and HASHED.search(name) else ASK_FIRST
    return ClientFile(data, packed, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', caching)


def answer(request: Request[Any, Any, Any], file: ClientFile) -> Response[bytes]:
    """The file, or 304 if the client has it already."""
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        packed = {**headers, "content-encoding": "gzip"}
        return Response(file.packed, headers=packed, media_type=file.media_type)
    return Response(file.data, headers=headers, media_type=file.media_type)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client_file(
    request: Request[Any, Any, Any], client: NamedDependency[ClientFiles], path: FromPath[str] = ""
) -> Response[bytes]:
    """A file of the client, or its page."""
    file = client.find(path)
    if file is None:
        raise NotFoundException("there is nothing under this address")
    return answer(request, file)
