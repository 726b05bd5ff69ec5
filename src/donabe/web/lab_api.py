"""The lab over HTTP: studies to begin, to follow and to read. Only a house that was started with --lab has it."""

import asyncio
import base64
import hashlib
from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter

from donabe.lab.room.order import Order
from donabe.lab.study.page import report_style
from donabe.locales.languages import nearest, of_browser
from donabe.web.client_files import LAB, ClientFiles, sent
from donabe.web.laboratory import Laboratory, StudyView
from donabe.web.middleware import guest_of
from donabe.web.services import Services
from donabe.web.tables_api import take

HttpRequest = Request[object, object, object]  # type: ignore[type-var]


@get("/api/lab/studies")
async def list_studies(request: HttpRequest, laboratory: NamedDependency[Laboratory]) -> list[StudyView]:
    """All studies of the house, the latest first."""
    return await laboratory.studies(guest_of(request.scope).id)


@post("/api/lab/studies")
async def begin_study(
    request: HttpRequest,
    data: JSONBody[Order],
    laboratory: NamedDependency[Laboratory],
    services: NamedDependency[Services],
) -> StudyView:
    """Have bots play a small study in the background; one at a time."""
    return await laboratory.begin(data, guest_of(request.scope).id, lambda: take(services.new_studies, request))


@get("/api/lab/studies/{study:str}")
async def one_study(request: HttpRequest, study: FromPath[str], laboratory: NamedDependency[Laboratory]) -> StudyView:
    """A study, and how far it is."""
    return await laboratory.study(study, guest_of(request.scope).id)


@delete("/api/lab/studies/{study:str}")
async def remove_study(request: HttpRequest, study: FromPath[str], laboratory: NamedDependency[Laboratory]) -> None:
    """Cancel a study of mine, or throw it away."""
    await laboratory.remove(study, guest_of(request.scope).id)


@get("/lab", include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], client: NamedDependency[ClientFiles]) -> Response[bytes]:
    """The client's page, which shows the lab."""
    return sent(request, client, LAB)


# Reports are pages of their own, outside /api: they are read in a sandbox, which has no cookie to be known by.


@get("/lab/{study:str}/report", include_in_schema=False)
async def report(
    request: HttpRequest,
    study: FromPath[str],
    laboratory: NamedDependency[Laboratory],
    language: Annotated[str, QueryParameter()] = "",
) -> Response[bytes]:
    """The report of a finished study, in the `language` or the browser's."""
    found = nearest([language]) if language else of_browser(request.headers.get("accept-language", ""))
    page = await asyncio.to_thread(laboratory.shelf.report, study, found)
    if page is None:
        raise NotFoundException
    return Response(page, media_type="text/html", headers={**_kept(), "content-security-policy": sandbox()})


@get("/lab/{study:str}/{name:str}", include_in_schema=False)
async def table(study: FromPath[str], name: FromPath[str], laboratory: NamedDependency[Laboratory]) -> Response[bytes]:
    """A table beside a report, as CSV."""
    data = await asyncio.to_thread(laboratory.shelf.table, study, name)
    if data is None:
        raise NotFoundException
    headers = {**_kept(), "content-disposition": f'attachment; filename="{name}"', "content-security-policy": sandbox()}
    return Response(data, media_type="text/csv", headers=headers)


@cache
def sandbox() -> str:
    """What a report may do: show itself in its one style, and let its tables be fetched."""
    digest = base64.b64encode(hashlib.sha256(report_style().encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; sandbox allow-downloads"
    )


def _kept() -> dict[str, str]:
    return {"cache-control": "no-cache", "vary": "accept-language"}


ROUTES = [page, list_studies, begin_study, one_study, remove_study, report, table]
