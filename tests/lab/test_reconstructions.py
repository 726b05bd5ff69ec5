"""Proposed options beside the defaults: they load, they play, and they agree with everything that is printed."""

from pathlib import Path
from typing import Any

import pytest

from donabe import games
from donabe.games.happy_mochi.cards import EFFECT_NAMES, EFFECT_TABLE
from donabe.games.salty.cards import MENU, Menu
from donabe.kernel.options import Value
from donabe.lab.seeds import match_seed
from donabe.lab.simulation import play_match
from donabe.terminal.files import chosen_options

PROPOSALS = Path(__file__).parents[2] / "docs" / "reconstructions"
FILES = sorted(PROPOSALS.glob("*.toml"))


def game_of(file: Path) -> Any:
    """A file is called after its game and the component."""
    return games.load(next(key for key in games.keys() if file.name.startswith(key)))  # noqa: SIM118


def options_of(file: Path) -> dict[str, Value]:
    return chosen_options(game_of(file), [], file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_proposal_plays_at_every_number_of_players(file: Path) -> None:
    game, options = game_of(file), options_of(file)
    for players in game.players:
        match = play_match(game.key, [(f"p{seat}", "thumb") for seat in range(players)], options, match_seed(b"", 1))
        assert match.over


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_proposal_is_named_with_its_figures_where_it_is_argued(file: Path) -> None:
    assert f"reconstructions/{file.name}" in PROPOSALS.with_suffix(".md").read_text("utf-8")


def test_salty_s_dishes_agree_with_what_is_printed() -> None:
    dishes = options_of(PROPOSALS / "salty-dishes.toml")["dishes"]
    menu = Menu(dishes)
    assert [dish["name"] for dish in dishes] == [dish["name"] for dish in MENU], "six different dishes"
    fries = menu.names.index("French fries")
    assert dishes[fries] == {"name": "French fries", "plates": 4, "perfect": 10}
    assert menu.most(fries) == 160
    paying = [dish["plates"] for number, dish in enumerate(dishes) if menu.pays_types(number)]
    assert paying == [2, 3, 4], "a type bonus for two to four plates, and there are others without"
    assert dishes != MENU


def test_happy_mochi_s_effects_agree_with_what_is_printed() -> None:
    effects = options_of(PROPOSALS / "happy_mochi-effects.toml")["effects"]
    yellow = {value: name for name, values in effects["yellow"].items() for value in values}
    assert [yellow.get(value) for value in (5, 7)] in ([None, "draw"], ["draw", None]), (
        "Viki plays 57 and somebody draws"
    )
    assert not {4, 6} & {value for values in effects["purple"].values() for value in values}, "Misi plays 46"
    for name in EFFECT_NAMES:
        assert any(row[name] for row in effects.values()), "there are four effects in the game"
    assert effects != EFFECT_TABLE
