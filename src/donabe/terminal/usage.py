"""Help, and mistakes on the command line, in the language of this run.

A command's help is the sentence `cli-<command>`; that of its arguments and options are attributes of it, or of `cli-every`.
"""

from collections.abc import Iterable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from donabe.terminal.language import LANGUAGE

EVERY = "cli-every"
HEADINGS = {  # typer's names for the fixed words of a help page
    "ARGUMENTS_PANEL_TITLE": "cli-arguments",
    "OPTIONS_PANEL_TITLE": "cli-options",
    "COMMANDS_PANEL_TITLE": "cli-commands",
    "REQUIRED_LONG_STRING": "cli-required",
}
MISTAKES = {  # typer's errors by class
    "MissingParameter": "usage-missing",
    "NoSuchOption": "usage-no-option",
    "BadParameter": "usage-bad-value",
}


class SpokenCommand(TyperCommand):
    """A command whose help is read from the catalogue when somebody asks for it."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help."""
        _speak(self, ctx)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The line that begins the help."""
        return _usage(super().get_usage(ctx))


class SpokenGroup(TyperGroup):
    """All commands; their help is read from the catalogue when somebody asks for it."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help."""
        self._speak_all(ctx)
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The line that begins the help."""
        return _usage(super().get_usage(ctx))

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What the shell offers, with the help of each command."""
        self._speak_all(ctx)
        return super().shell_complete(ctx, incomplete)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named first; raises if there is none of that name."""
        if not args[0].startswith("-") and args[0] not in self.commands:
            raise _no_command(args[0], self.commands)
        return super().resolve_command(ctx, args)

    def _speak_all(self, ctx: Any) -> None:
        for command in (self, *self.commands.values()):
            _speak(command, ctx)


def mistake(error: typer.TyperException) -> str:
    """What is wrong with a command line."""
    from donabe.terminal.voice import tell

    name = MISTAKES.get(type(error).__name__, "usage-other")
    parameter = getattr(error, "param", None)
    named = parameter.get_error_hint() if parameter is not None else getattr(error, "option_name", "")
    return tell(name, parameter=named, detail=error.message if name != "usage-other" else error.format_message())


def _no_command(name: str, known: Iterable[str]) -> Exception:
    from donabe.kernel.errors import shortened
    from donabe.terminal.voice import UnknownCommand

    return UnknownCommand("error-unknown-command", name=shortened(name), known=list(known))


def _usage(line: str) -> str:
    from donabe.terminal.voice import tell

    return line.replace("Usage:", tell("cli-usage"), 1)


def _speak(command: Any, ctx: Any) -> None:
    """Put the catalogue's words into a command."""
    from typer import rich_utils

    from donabe.terminal import line_breaks
    from donabe.terminal.voice import tell

    line_breaks.install()  # else what has no spaces is cut off
    for name, sentence in HEADINGS.items():
        setattr(rich_utils, name, tell(sentence))
    rich_utils.DEFAULT_STRING = tell("cli-default", value="{}")
    key = f"cli-{command.name}"
    command.help = tell(key)
    for parameter in [*command.params, command.get_help_option(ctx)]:
        name = parameter.name.lstrip("_")
        if (words := _attribute(key, name)) is not None:
            parameter.help = words
        if (words := _attribute(key, f"{name}-default")) is not None:
            parameter.show_default = words


def _attribute(key: str, name: str) -> str | None:
    """The words for a parameter: the command's own, or those it shares with others."""
    from donabe.locales import catalogue

    for message in (key, EVERY):
        try:
            return catalogue.said(message, {}, language=LANGUAGE.get(), attribute=name)
        except KeyError:
            continue
    return None
