"""Mush-Ring: Action cards and Deth Kapps."""

import pytest

from donabe.games.mush_ring import GAME
from mush_ring_table import Build, Play, discards, hand, ring, tokens, told

# -- Action cards --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-4.1")
def test_draw_three_then_discard_any_two_of_the_whole_hand(table: Build, play: Play) -> None:
    state = table("draw R2 R3", "B2", draw="Y1 Y2 Y3 G1 G2 G3")
    play(state, "draw")
    assert tokens(state) == ["-R2", "-R3", "-Y1", "-Y2", "-Y3"]
    assert state.why_not(0, GAME.parse("-G1")) == "MR-4.1"
    play(state, "-R2 -Y3")
    assert discards(state) == ["R2", "Y3", "draw"]
    assert hand(state, 0) == ["R3", "Y1", "Y2", "G1", "G2"], "and the hand is filled up as always"


@pytest.mark.clause("MR-4.1")
def test_a_hand_of_five_grows_by_one_less_the_card_played(table: Build, play: Play) -> None:
    state = table("draw R2 R2 R3 R3", "B2", draw="Y1 Y2 Y3 G1")
    play(state, "draw -R2 -R2")
    assert hand(state, 0) == ["R3", "R3", "Y1", "Y2", "Y3"]


@pytest.mark.clause("MR-4.1", "MR-3.11")
@pytest.mark.parametrize(("draw", "dropped"), [("", ["R2"]), ("Y1", ["R2", "Y1"])])
def test_a_hand_of_no_more_than_two_is_discarded_without_asking(
    table: Build, play: Play, draw: str, dropped: list[str]
) -> None:
    state = table("draw R2", "B2", draw=draw)
    play(state, "draw")
    assert [facts["card"] for facts in told(state, "drops")] == dropped
    assert state.actor() == 1, "and the turn is over"
    assert sorted(hand(state, 0)) == sorted([*dropped, "draw"]), "what was discarded is drawn again"


@pytest.mark.clause("MR-4.1", "MR-3.11")
def test_cards_that_are_all_the_same_are_asked_for_or_the_question_would_tell(table: Build, play: Play) -> None:
    state = table("draw R2 R2", "B2", draw="R2")
    play(state, "draw")
    assert tokens(state) == ["-R2"]
    play(state, "-R2")
    assert tokens(state) == ["-R2"]


@pytest.mark.clause("MR-2.5")
def test_what_is_told_to_be_drawn_is_what_was_drawn(table: Build, play: Play) -> None:
    state = table("draw R2 R3 R3", "B2", draw="Y1", discards="Y2")
    play(state, "draw")
    assert told(state, "draws") == [{"seat": 0, "count": 2}], "of three"
    state = table("R2 R3", "B2", draw="")
    play(state, "R2 @0.1")
    assert told(state, "draws") == []
    assert told(state, "dry") == [{}]


@pytest.mark.clause("MR-4.2", "MR-4.4")
def test_stomp_discards_any_card_of_an_opponents_ring_but_a_deth_kapp(table: Build, play: Play) -> None:
    rings = {0: "R1", 1: "B3 - (Y2) deth", 2: "wild"}
    state = table("stomp R2", "B2", "Y2", rings=rings)
    play(state, "stomp")
    assert tokens(state) == ["@1.1", "@1.3", "@2.1"]
    for space in ("@0.1", "@1.2", "@1.4"):
        assert state.why_not(0, GAME.parse(space)) == "MR-4.4"
    play(state, "@1.3")
    assert discards(state) == ["Y2", "stomp"]
    assert ring(state, 1) == ["B3", "", "", "deth", "", ""]


@pytest.mark.clause("MR-4.3", "MR-4.4")
def test_steal_takes_any_card_of_an_opponents_ring_but_a_deth_kapp_into_the_hand(table: Build, play: Play) -> None:
    state = table("steal R2", "B2", "Y2", rings={0: "R1", 1: "B3 (Y2) deth", 2: "wild"})
    play(state, "steal")
    assert tokens(state) == ["@1.1", "@1.2", "@2.1"]
    for space in ("@0.1", "@1.3"):
        assert state.why_not(0, GAME.parse(space)) == "MR-4.4"
    play(state, "@1.2")
    assert state.actor() == 1, "it cannot be played in the same turn"
    assert state.held(0, GAME.parse("Y2")) == 1
    play(state, "B2 @1.2 Y2 @2.2 Y2 @0.4")
    assert ring(state, 0)[3] == "Y2", "with its real face"


@pytest.mark.clause("MR-4.5")
def test_an_opponent_gives_a_card_of_the_colour_or_a_wild_as_they_like(table: Build, play: Play) -> None:
    state = table("pick R2", "B2", "Y2 Y3 wild G1")
    play(state, "pick")
    assert tokens(state) == ["ask 1", "ask 2"]
    assert state.why_not(0, GAME.parse("ask 0")) == "MR-4.5"
    play(state, "ask2 nameyellow")
    assert state.actor() == 2
    assert tokens(state) == ["give Y2", "give Y3", "give wild"]
    assert state.why_not(2, GAME.parse("give G1")) == "MR-4.5"
    play(state, "givewild")
    assert hand(state, 0)[:2] == ["R2", "G1"]
    assert "wild" in hand(state, 0)
    assert hand(state, 2) == ["Y2", "Y3", "G1"]
    assert discards(state) == ["pick"]


@pytest.mark.clause("MR-4.5")
def test_a_single_matching_card_is_asked_for_too_and_only_two_see_it(table: Build, play: Play) -> None:
    state = table("pick R2", "B2", "Y2 G1")
    play(state, "pick ask2 nameyellow")
    assert tokens(state) == ["give Y2"], "or the question would tell how many there are"
    play(state, "giveY2")
    assert state.events is not None
    kinds = [(event.kind, event.audience) for event in state.events if event.kind in {"gives", "given"}]
    assert kinds == [("gives", -1), ("given", 0b101)]
    assert "card" not in told(state, "gives")[0]


@pytest.mark.clause("MR-4.6")
@pytest.mark.parametrize("other", ["B2 deth stomp", ""])
def test_without_such_a_card_the_hand_is_shown_and_two_are_drawn(table: Build, play: Play, other: str) -> None:
    state = table("pick R1 R1 R2 R3", other, "Y2", draw="G1 G2 G3 G3 G3 G3 G3 G3")
    play(state, "pick ask1 nameyellow")
    assert hand(state, 0) == ["R1", "R1", "R2", "R3", "G1", "G2"], "six cards, and none is put away"
    assert state.events is not None
    seen = [event for event in state.events if event.kind == "sees"]
    assert seen[0].audience == 1
    assert seen[0].facts["cards"] == other.split()
    assert "cards" not in told(state, "shows")[0]
    assert discards(state) == ["pick"]


@pytest.mark.clause("MR-4.7")
def test_dig_puts_any_discarded_shroom_into_any_ring(table: Build, play: Play) -> None:
    state = table("dig G2", "B2", "Y2", discards="R1+ wild deth stomp dig", rings={0: "R1", 1: "B3"})
    play(state, "dig")
    assert tokens(state) == ["dig R1+", "dig wild", "dig deth"]
    assert state.why_not(0, GAME.parse("dig B2")) == "MR-4.7"
    play(state, "digR1+")
    assert len(tokens(state)) == 16
    assert state.why_not(0, GAME.parse("@0.1")) == "MR-4.7"
    play(state, "@1.2")
    assert ring(state, 1)[:2] == ["B3", "R1+"]
    assert state.actor() == 1, "its + does not work"
    assert discards(state) == ["wild", "deth", "stomp", "dig", "dig"]


# -- Deth Kapp -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-5.1")
def test_a_deth_kapp_goes_into_any_opponents_ring_and_never_the_own(table: Build, play: Play) -> None:
    state = table("deth R2", "", "", rings={1: "B1 B2 B3 B1 B2", 2: "Y1 Y1 Y1 Y1"})
    play(state, "deth")
    assert tokens(state) == ["@1.6", "@2.5", "@2.6"]
    assert state.why_not(0, GAME.parse("@0.1")) == "MR-5.1"


@pytest.mark.clause("MR-5.2")
def test_its_neighbours_turn_face_down_and_later_ones_are_safe(table: Build, play: Play) -> None:
    state = table("deth R2", "B2 B3", rings={1: "wild - B1+ B3"})
    play(state, "deth @1.2 letitcome")
    assert ring(state, 1) == ["(wild)", "deth", "(B1+)", "B3", "", ""]
    state = table("deth R2", "B2 B3", rings={1: "B1"})
    play(state, "deth @1.3 letitcome B2 @1.4")
    assert ring(state, 1) == ["B1", "", "deth", "B2", "", ""]


@pytest.mark.clause("MR-5.2", "MR-4.4")
@pytest.mark.parametrize("card", ["stomp", "steal"])
def test_a_deth_kapp_stays_in_its_ring_until_that_is_scored(table: Build, play: Play, card: str) -> None:
    state = table(f"{card} R2", "B2", rings={1: "B1 B1 B1 B1 deth -"})
    play(state, f"{card} @1.1")
    assert ring(state, 1)[4] == "deth"
    state = table(f"{card} R2", "B2", rings={0: "R1", 1: "- deth"})
    play(state, card)
    assert discards(state) == [card], "with no other card there it does nothing"
    assert len(told(state, "fizzles")) == 1
    state = table("Y2 R2", "B3", rings={1: "B1 B1 B1 B1 deth -"})
    play(state, "Y2 @0.1 B3")
    assert "deth" in discards(state)


@pytest.mark.clause("MR-5.3")
def test_a_deth_kapp_beside_it_stays_face_up(table: Build, play: Play) -> None:
    state = table("deth R2", "B2", rings={1: "deth - (B1) B2"})
    play(state, "deth @1.2 letitcome")
    assert ring(state, 1) == ["deth", "deth", "(B1)", "B2", "", ""]


@pytest.mark.clause("MR-5.4")
def test_the_owner_may_stomp_it_before_anything_turns(table: Build, play: Play) -> None:
    state = table("deth R2", "stomp B2", "stomp Y2", rings={1: "B1 - B3"})
    play(state, "deth @1.2")
    assert state.actors() == [1], "only the owner"
    assert ring(state, 1) == ["B1", "", "B3", "", "", ""]
    assert tokens(state) == ["let it come", "stomp it"]
    play(state, "stompit")
    assert ring(state, 1) == ["B1", "", "B3", "", "", ""]
    assert discards(state) == ["deth", "stomp"]
    assert hand(state, 1) == ["B2"]
    assert state.actor() == 1, "the attacker's turn is over"
    assert state.hand_size(0) == 5


@pytest.mark.clause("MR-5.5", "MR-5.4")
def test_an_owner_without_a_stomp_is_asked_as_well_but_not_one_without_cards(table: Build, play: Play) -> None:
    state = table("deth R2", "B2", "")
    play(state, "deth @1.2")
    assert state.actor() == 1
    assert tokens(state) == ["let it come"]
    assert state.why_not(1, GAME.parse("stomp it")) == "MR-5.4"
    state = table("deth R2", "B2", "")
    play(state, "deth @2.2")
    assert ring(state, 2)[1] == "deth"


@pytest.mark.clause("MR-5.6")
def test_a_deth_kapp_dug_up_by_somebody_else_can_be_stomped(table: Build, play: Play) -> None:
    state = table("dig R2", "stomp B2", discards="deth", rings={1: "B1"})
    play(state, "dig @1.2 stompit")
    assert discards(state) == ["deth", "stomp", "dig"]
    assert ring(state, 1)[1] == ""
    state = table("dig stomp", "B2", discards="deth", rings={0: "R1"})
    play(state, "dig @0.2")
    assert ring(state, 0)[:2] == ["(R1)", "deth"], "not one for the own ring"
    assert state.actor() == 1


@pytest.mark.clause("MR-5.7", "MR-6.1")
def test_a_deth_kapp_that_fills_a_ring_turns_its_neighbours_first(table: Build, play: Play) -> None:
    state = table("deth R2", "B2", rings={1: "R3 B1 B1 B1 R3 -"})
    play(state, "deth")
    assert state.actor() == 1, "the only space is not asked for, but the owner is"
    play(state, "letitcome")
    assert state.scores() == [0, 3], "blue, because the red ones beside it were turned"
