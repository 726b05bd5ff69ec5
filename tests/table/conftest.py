from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from databases import empty, postgres
from donabe.table.store.database import sqlite_url


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> AsyncIterator[str]:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
        return
    url = request.getfixturevalue("postgres_server")
    await empty(url)
    yield url
