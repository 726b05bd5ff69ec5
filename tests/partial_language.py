"""A language with few sentences, to see that it is spoken and what is said where it is silent."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from unittest.mock import patch

from donabe.locales import catalogue, languages

LANGUAGE = "qq"
SENTENCES = """
language-name = Qiqi
event-round = { $round }!
bot-random = Any
    .help = anything
takes-table = tbl
settings-language = Qilang
"""


@contextmanager
def partial_language(folder: Path) -> Iterator[str]:
    """For a while there is this language beside the others."""
    (folder / "table.ftl").write_text(SENTENCES)
    real = catalogue.shared_files
    known = languages.languages()

    def shared_files(language: str, parts: list[str]) -> list[Traversable]:
        return [folder / f"{part}.ftl" for part in parts] if language == LANGUAGE else real(language, parts)

    with (
        patch.object(catalogue, "shared_files", shared_files),
        patch.object(languages, "languages", lambda: (*known, LANGUAGE)),
        patch("donabe.web.games_api.languages", lambda: (*known, LANGUAGE)),
        patch("donabe.web.client_files.languages", lambda: (*known, LANGUAGE)),
    ):
        yield LANGUAGE
    for cached in (catalogue.bundles, catalogue._bundle, catalogue._shared):
        cached.cache_clear()
