"""The pictures of the rules pages: of components that are drawn, and of matches that can be played."""

import pytest

from donabe import games
from donabe.drawings import own_drawings
from donabe.text import rulebook
from donabe.text.speaker import Speaker

PICTURED = [key for key in games.keys() if games.load(key).figures]  # noqa: SIM118


@pytest.mark.parametrize("key", PICTURED)
def test_every_figure_can_be_drawn_and_has_a_caption_and_a_clause(key: str) -> None:
    game = games.load(key)
    drawn = own_drawings(key)
    names = [figure.name for figure in game.figures]
    assert len(set(names)) == len(names)
    for figure in game.figures:
        assert Speaker(key, ["Anna", "Bence", "Mio", "Kuro", "Ede", "Fanni"]).sentence(f"{key}-figure-{figure.name}")
        assert figure.clause in rulebook.clauses(key)
        assert set(figure.drawings) <= set(drawn)
        assert bool(figure.drawings) != (figure.example is not None)
        if figure.example is not None:
            view = game.shown(figure.example)
            assert [zone.id for zone in view.zones] == list(figure.example.zones)
            assert any(zone.cards or zone.steps or zone.counts for zone in view.zones), figure.name
            assert not view.choices


def test_an_example_that_breaks_the_rules_is_refused() -> None:
    game = games.load("iyadosu")
    example = next(figure.example for figure in game.figures if figure.example is not None and figure.example.moves)
    changed = type(example)(players=3, seed=bytes(32), moves=("K1",), zones=("trick",))
    with pytest.raises(ValueError, match="not legal"):
        game.shown(changed)
