"""The language of one run of the program: asked for by --language, else that of the system's locale."""

from collections.abc import Mapping
from contextvars import ContextVar

from donabe.locales.languages import ENGLISH, nearest, of_system

LANGUAGE: ContextVar[str] = ContextVar("language", default=ENGLISH)
OPTION = "--language"


def chosen(arguments: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language to speak, and the arguments without --language, which may stand anywhere before a `--`."""
    ours = arguments[: arguments.index("--")] if "--" in arguments else arguments
    wanted: list[str] = []
    left: list[str] = []
    words = iter(ours)
    for word in words:
        if word.startswith(f"{OPTION}="):
            wanted.append(word.partition("=")[2])
        elif word == OPTION and (following := next(words, None)) is not None:
            wanted.append(following)
        else:
            left.append(word)
    language = nearest(wanted[-1:]) if wanted else of_system(environment)
    return language, left + arguments[len(ours) :]
