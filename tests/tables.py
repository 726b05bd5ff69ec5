"""Tables to test with: every game, number of players and option setting, and random play that is the same every time."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from librt.random import Random

from donabe import games
from donabe.bots import LEVELS, Budget
from donabe.bots.searching import SearchBot
from donabe.kernel.errors import DonabeError
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.options import Flag, OneOf
from donabe.kernel.state import State


@dataclass(frozen=True)
class Setting:
    """A game as it is set up: for whom, and with which options."""

    key: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return games.load(self.key)

    def start(self, number: int) -> State:
        return self.game.start(self.players, self.options, number.to_bytes(32, "big"))

    def __str__(self) -> str:
        words = [f"{self.key}-{self.players}p", *(f"{name}={value}" for name, value in self.options.items())]
        return "-".join(words)


def every_setting() -> list[Setting]:
    """Every game at every number of players, plain, with each rule option changed, and with all flags changed."""
    settings = []
    for game in map(games.load, games.keys()):
        flags = {option.name: not option.default for option in game.options if isinstance(option, Flag)}
        changed: list[dict[str, Any]] = [{name: True} for name in flags] + ([flags] if len(flags) > 1 else [])
        for option in game.options:
            if isinstance(option, OneOf):
                changed += [{option.name: value} for value in option.values if value != option.default]
        for players in game.players:
            settings.append(Setting(game.key, players))
            settings += [Setting(game.key, players, options) for options in changed if fits(game, players, options)]
    return settings


def fits(game: Game, players: int, options: dict[str, Any]) -> bool:
    """Whether the game can be set up so at all."""
    try:
        game.start(players, options, bytes(32))
    except DonabeError:
        return False
    return True


def every_plain_setting() -> list[Setting]:
    """Every game at every number of players with its default options."""
    return [setting for setting in every_setting() if not setting.options]


def some_states(setting: Setting, number: int, every: int) -> Iterator[State]:
    """States along one random match, about one in so many."""
    rng = Random(number)
    state = setting.start(number)
    while state.pending:
        if rng.randrange(every) == 0:
            yield state
        step(state, rng)


def step(state: State, rng: Random) -> None:
    """One random decision, by any of the seats that owe one."""
    actors = state.actors()
    seat = actors[rng.randrange(len(actors))]
    legal = state.legal(seat)
    state.apply(seat, legal[rng.randrange(len(legal))])


def played_match(setting: Setting, number: int, decisions: int = 1_000_000) -> Match:
    """A match after so many random decisions, or at its end."""
    rng = Random(number)
    names = [f"P{seat}" for seat in range(setting.players)]
    match = Match(setting.game, names, setting.options, number.to_bytes(32, "big"))
    while not match.over and len(match.moves) < decisions:
        actors = match.state.actors()
        seat = actors[rng.randrange(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.randrange(len(legal))])
    return match


def play_tokens(game: Game, state: State, moves: str) -> None:
    """Play tokens (without spaces in them) one after the other, each by whoever's turn it is."""
    for token in moves.split():
        seat = state.actor()
        action = game.parse(token)
        assert action in state.legal(seat), token
        state.apply(seat, action)


def make_expert_brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the expert think of few worlds: what it finds does not matter, but how that is shown."""
    expert = LEVELS["expert"]
    assert isinstance(expert, SearchBot)
    monkeypatch.setattr(expert, "budget", Budget(simulations=20))
    monkeypatch.setattr(expert, "surprise", 1.0)  # no weighing


def raise_rules(monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    """Let a game have changed its rules since what was stored before."""
    old, load = games.load(key), games.load
    new = replace(old, rules_version=old.rules_version + 1)
    monkeypatch.setattr(games, "load", lambda name: new if load(name) is old else load(name))
