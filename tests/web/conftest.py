from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from servers import Running, running


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the shared server keeps its tables."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="module")
async def server(folder: Path, anyio_backend: str) -> AsyncIterator[Running]:
    """One server for all tests of a module that say nothing about how a server starts or ends."""
    async with running(folder) as server:
        yield server
