"""What a change says, put together with the view before it, is the view after it."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st
from librt.random import Random

from donabe.kernel.change import change, changes
from donabe.kernel.view import Card, Text, View, Zone
from people import changed
from tables import Setting, every_plain_setting


def sent(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def read(view: Any) -> View:
    return msgspec.convert(view, View)


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_a_change_makes_the_one_view_the_other(setting: Setting) -> None:
    game, rng = setting.game, Random(11)
    state = game.start(setting.players, setting.options, bytes(32))
    viewers = range(-1, setting.players)
    shown = {viewer: sent(game.view(state, viewer)) for viewer in viewers}
    for _ in range(120):
        before = game.views(state, viewers)
        seat = state.actor()
        if seat < 0:
            return
        legal = state.legal(seat)
        state.apply(seat, legal[rng.randrange(len(legal))])
        after = game.views(state, viewers)
        made = changes(zip(before, after, strict=True))
        for viewer, old, view, new in zip(viewers, before, after, made, strict=True):
            assert sent(new) == sent(change(old, view))
            shown[viewer] = changed(shown[viewer], sent(new))
            assert read(shown[viewer]) == read(sent(view))


def test_nothing_is_said_where_nothing_changed() -> None:
    setting = every_plain_setting()[0]
    state = setting.game.start(setting.players, setting.options, bytes(32))
    assert change(setting.game.view(state, 0), setting.game.view(state, 0)) == {}


CARDS = st.lists(st.builds(Card, st.sampled_from("ABCDE"), tag=st.sampled_from(["", "+1"])), max_size=6)


@given(CARDS, CARDS)
def test_cards_may_come_go_move_and_be_called_the_same(before: list[Card], after: list[Card]) -> None:
    old, new = (
        View("game", 0, 1, 1, "play", Text("prompt"), seats=[], zones=[Zone("hand", "hand", "fan", cards=cards)])
        for cards in (before, after)
    )
    said = change(old, new)
    assert read(changed(sent(old), sent(said))) == new
    assert (said == {}) == (before == after)
