"""What a study plays: every deal in as many seatings as there are levels, so that each level sits at each seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import msgspec

from donabe import __version__, bots, games
from donabe.bots.searching import SearchBot
from donabe.kernel.errors import BadOption
from donabe.kernel.game import Game
from donabe.kernel.options import Value, resolved, shown

FORMAT = "donabe-study/1"
SEARCHED = 50  # about so many deals are played by levels that search, unless they are the only ones: they are slow


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a study's file: all that decides how its matches go."""

    format: str
    donabe: str
    game: str
    rules: int
    players: int
    bots: list[str]
    matches: int
    seed: str
    options: dict[str, Any]


@dataclass(frozen=True)
class StudyPlan:
    """A game, who plays it, and how often."""

    game: str
    players: int
    levels: tuple[str, ...]
    matches: int
    seed: bytes
    options: Mapping[str, Value] = field(default_factory=dict)

    def check(self) -> None:
        """Raise the typed error if this cannot be played."""
        if self.matches < 1:
            raise BadOption("error-simulation-games", found=shown(self.matches))
        if len(set(self.levels)) < len(self.levels):
            raise BadOption("error-study-levels")
        games.load(self.game).start(self.players, self.options, self.seed)
        for name in self.levels:
            bots.bot(name)

    def header(self) -> Header:
        """The first line of this study's file."""
        game = games.load(self.game)
        options = resolved(game.options, self.options)
        levels, seed = list(self.levels), self.seed.hex()
        return Header(
            FORMAT, __version__, self.game, game.rules_version, self.players, levels, self.matches, seed, options
        )

    @cached_property
    def quick(self) -> tuple[str, ...]:
        """The levels that do not search."""
        return tuple(name for name in self.levels if not isinstance(bots.bot(name), SearchBot))

    @cached_property
    def step(self) -> int:
        """Every so many deals all levels play; the deals between are for the quick ones."""
        return max(1, self.matches // SEARCHED) if 0 < len(self.quick) < len(self.levels) else 1

    def place(self, number: int) -> tuple[int, int]:
        """The deal that a match belongs to, and which of its seatings it plays."""
        block = len(self.levels) + (self.step - 1) * len(self.quick)
        blocks, rest = divmod(number, block)
        if rest < len(self.levels):
            return blocks * self.step, rest
        deals, turn = divmod(rest - len(self.levels), len(self.quick))
        return blocks * self.step + 1 + deals, turn

    def seating(self, deal: int, turn: int) -> list[str]:
        """The level at each seat: within a deal, every level sits at every seat once."""
        levels = self.levels if deal % self.step == 0 else self.quick
        return [levels[(seat + turn) % len(levels)] for seat in range(self.players)]


@dataclass(frozen=True)
class Setting:
    """What the matches of a study have in common."""

    game: Game
    players: int
    levels: tuple[str, ...]
