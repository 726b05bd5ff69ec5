"""The languages that there are sentences in, and the one to speak to somebody."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources

ENGLISH = "en"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


@cache
def languages() -> tuple[str, ...]:
    """The languages, English first: each is a folder here."""
    folders = (folder for folder in resources.files("donabe.locales").iterdir() if folder.is_dir())
    found = sorted(folder.name for folder in folders if folder.joinpath("table.ftl").is_file())
    return tuple(sorted(found, key=lambda language: language != ENGLISH))


def nearest(wanted: Iterable[str]) -> str:
    """The first language there is among those wanted, written as `hu`, `hu-HU` or `hu_HU.UTF-8`; English if there is none."""
    for tag in wanted:
        language = tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language in languages():
            return language
    return ENGLISH


def of_browser(header: str) -> str:
    """The language for an Accept-Language header."""
    return nearest(tag for _, tag in sorted(map(_weighed, header.split(",")), key=lambda weighed: -weighed[0]))


def _weighed(part: str) -> tuple[float, str]:
    tag, _, parameter = part.partition(";")
    weight = parameter.strip().removeprefix("q=")
    return float(weight) if weight.replace(".", "", 1).isdecimal() and weight.isascii() else 1.0, tag


def of_system(environment: Mapping[str, str]) -> str:
    """The language of a terminal's locale."""
    return nearest([environment[name] for name in LOCALE_VARIABLES if environment.get(name)][:1])
