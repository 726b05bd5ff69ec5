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

from donabe.kernel.spoken import spoken
from donabe.kernel.view import Text
from donabe.locales.languages import ENGLISH, languages, of_browser

FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")  # the build puts a hash of the content into these names
OURS = ("api/", "art/", "schema", "healthz", "readyz", "metrics")
STATIC = resources.files("donabe.web").joinpath("static")
PAGE = "index.html"
LAB = "lab"
MISSING = ("serve-no-client", "serve-get-client")  # what is said if there is no client


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

    def __init__(self, folder: Traversable | None = None, *, lab: bool = False) -> None:
        folder = folder or STATIC
        self.lab = lab
        self.files: dict[str, ClientFile] = {}
        if folder.is_dir():
            self._gather(folder, "")
        page = self.files.pop(PAGE, None)
        self.pages = {
            language: prepared(
                PAGE, in_language(page.data, language, lab=lab) if page else page_without_client(language)
            )
            for language in languages()
        }

    def _gather(self, folder: Traversable, prefix: str) -> None:
        for item in folder.iterdir():
            if item.is_dir():
                self._gather(item, f"{prefix}{item.name}/")
            else:
                self.files[prefix + item.name] = prepared(prefix + item.name, item.read_bytes())

    def find(self, path: str, language: str = ENGLISH) -> ClientFile | None:
        """The file of a path; other paths are the client's own and get its one page."""
        name = path.strip("/")
        if name == PAGE:
            return self.pages[language]
        if name in self.files:
            return self.files[name]
        if name.startswith(OURS) or "." in name.rpartition("/")[2]:
            return None
        return self.pages[language]


def client_is_missing() -> bool:
    """Whether this Donabe was installed without its browser client."""
    return not STATIC.joinpath(PAGE).is_file()


def in_language(page: bytes, language: str, *, lab: bool = False) -> bytes:
    """The client's page, marked as being in a language, and as that of a house with a lab."""
    mark = " data-lab" if lab else ""
    return page.replace(b'<html lang="en">', f'<html lang="{language}"{mark}>'.encode(), 1)


def page_without_client(language: str) -> bytes:
    """A plain page that says what is missing."""
    paragraphs = "".join(f"<p>{escape(spoken(Text(sentence), language))}</p>" for sentence in MISSING)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Donabe</title>'
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
    headers = {"cache-control": file.caching, "etag": file.etag, "vary": "accept-encoding, accept-language"}
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
    return sent(request, client, path)


def sent(request: Request[Any, Any, Any], client: ClientFiles, path: str) -> Response[bytes]:
    """What a path of the client answers; of a house without a lab, the page there says that it has none."""
    file = client.find(path, of_browser(request.headers.get("accept-language", "")))
    if file is None:
        raise NotFoundException
    found = answer(request, file)
    if path.strip("/").partition("/")[0] == LAB and not client.lab:
        found.status_code = 404
    return found
