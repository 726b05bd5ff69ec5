"""Mush-Ring: full rings, the last plays and the result."""

import pytest
from librt.random import Random

from donabe.games.mush_ring import GAME
from donabe.games.mush_ring.cards import KINDS, worth
from donabe.games.mush_ring.rules import MushRing
from donabe.kernel.view import Zone
from mush_ring_table import Build, Play, discards, hand, ring, tokens, told


def lines(state: MushRing) -> list[tuple[object, ...]]:
    return [tuple(facts.values()) for facts in told(state, "score")]


# -- full rings ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-6.1")
def test_a_ring_filled_on_another_turn_is_scored_for_its_owner(table: Build, play: Play) -> None:
    state = table("dig Y2", "B2", discards="R3", rings={1: "R1 R1 B1 B1 B1"})
    play(state, "dig @1.6")
    assert state.scores() == [0, 5]
    assert state.actor() == 1


@pytest.mark.clause("MR-6.2", "MR-6.4")
def test_the_colour_worth_most_counts_even_with_fewer_cards(table: Build, play: Play) -> None:
    state = table("wild Y2", "B2", rings={0: "R3 R3 B1 B1 B1+ -"})
    play(state, "wild")
    assert lines(state) == [(0, "shrooms", 2, 6), (0, "wilds", 1, 1)]
    assert state.scores() == [7, 0]
    assert state.collected[0] == 3
    assert discards(state) == ["B1+", "B1", "B1"]
    assert ring(state, 0) == [""] * 6


@pytest.mark.clause("MR-6.3")
def test_a_tie_is_the_owners_choice(table: Build, play: Play) -> None:
    state = table("G1 Y2", "B2", rings={0: "R3 wild B1 B2 Y1 -"})
    play(state, "G1")
    assert state.actor() == 0
    assert tokens(state) == ["keep red", "keep blue"]
    assert state.why_not(0, GAME.parse("keep green")) == "MR-6.3"
    play(state, "keepblue")
    assert state.scores() == [4, 0]
    assert state.collected[0] == 3
    state = table("dig Y2", "B2", discards="G1", rings={1: "R3 wild B1 B2 Y1 -"})
    play(state, "dig @1.6")
    assert state.actor() == 1, "the owner's, not the player's whose turn it is"


@pytest.mark.clause("MR-6.5", "MR-6.6")
def test_without_a_face_up_colour_the_wilds_are_collected_alone(table: Build, play: Play) -> None:
    state = table("wild Y2", "B2", rings={0: "(R3) (R3) deth (wild) deth -"})
    play(state, "wild")
    assert lines(state) == [(0, "wilds", 1, 1)]
    assert discards(state) == ["R3", "R3", "wild", "deth", "deth"]
    state = table("deth Y2", "", rings={1: "(R3) (R3) deth (wild) deth -"})
    play(state, "deth")
    assert lines(state) == []
    assert state.collected[1] == 0


@pytest.mark.clause("MR-6.6")
def test_face_down_cards_count_for_nothing(table: Build, play: Play) -> None:
    state = table("B1 Y2", "B2", rings={0: "(R3) (R3) (wild) B1 R1 -"})
    play(state, "B1")
    assert state.scores() == [2, 0]
    assert discards(state) == ["R1", "R3", "R3", "wild"]


@pytest.mark.clause("MR-6.4")
def test_the_score_pile_is_open_to_all(table: Build, play: Play) -> None:
    state = table("wild Y2", "B2", rings={0: "R3 R3 B1 B1 B1+ -"})
    play(state, "wild")
    for viewer in (-1, 0, 1):
        pile = next(zone for zone in GAME.view(state, viewer).zones if zone.id == "pile:0")
        assert [card.face for card in pile.cards] == ["R3", "R3", "wild"]


# -- the end -------------------------------------------------------------------------------------------------------------

NINE = "R1 R1 R2 R2 R2 wild wild wild wild"
SEVEN = "R1 R1 R2 R2 R2 wild wild"


@pytest.mark.clause("MR-7.1", "MR-7.2")
def test_ten_cards_stop_the_turn_and_the_others_have_last_plays(table: Build, play: Play) -> None:
    state = table("B1+ G2", "Y2", "G3", rings={0: "B2 B3 R1 R1 R1 -"}, piles={0: SEVEN})
    play(state, "B1+")
    assert state.collected[0] == 10
    assert hand(state, 0) == ["G2"], "neither the extra play nor a draw"
    assert state.actor() == 1
    play(state, "pass")
    assert state.actor() == 2
    play(state, "pass")
    assert state.actors() == []


@pytest.mark.clause("MR-7.1")
def test_nine_cards_are_not_enough(table: Build, play: Play) -> None:
    state = table("B1+ G2", "Y2", rings={0: "B3 R1 R1 Y1 Y1 -"}, piles={0: SEVEN})
    play(state, "B1+")
    assert state.collected[0] == 9
    assert tokens(state) == ["G2", "pass"]


@pytest.mark.clause("MR-7.2")
def test_the_player_whose_turn_was_stopped_has_last_plays_too(table: Build, play: Play) -> None:
    state = table("dig R2 R3", "Y2", "G3", discards="B3", rings={1: "B1 B2 R1 R1 R1"}, piles={1: NINE})
    play(state, "dig @1.6")
    assert state.actor() == 2
    play(state, "pass")
    assert state.actor() == 0
    assert tokens(state) == ["R2", "R3", "pass"], "with the whole hand, and nothing drawn"
    assert "dig" in discards(state)
    play(state, "pass")
    assert state.actors() == []


@pytest.mark.clause("MR-7.3", "MR-7.4")
def test_last_plays_fill_the_own_ring_with_actions_face_down(table: Build, play: Play) -> None:
    state = table("B3 G2", "R3 R1+ wild deth stomp", rings={0: "B2 B3 R1 R1 R1 -", 1: "R2"}, piles={0: SEVEN})
    play(state, "B3")
    assert tokens(state) == ["R1+", "R3", "wild", "stomp", "pass"]
    assert state.why_not(1, GAME.parse("deth")) == "MR-7.4"
    assert state.why_not(1, GAME.parse("G2")) == "MR-7.3"
    play(state, "R1+")
    assert state.why_not(1, GAME.parse("@0.1")) == "MR-7.3"
    assert state.why_not(1, GAME.parse("@1.1")) == "MR-7.3"
    play(state, "@1.3 stomp @1.2")
    assert ring(state, 1) == ["R2", "(stomp)", "R1+", "", "", ""]
    assert tokens(state) == ["R3", "wild", "pass"], "the + does not work, and nothing is drawn"
    play(state, "pass")
    assert state.actors() == []
    assert state.scores()[1] == 0


@pytest.mark.clause("MR-7.5")
def test_nobody_else_sees_a_covered_card_until_the_ring_is_scored(table: Build, play: Play) -> None:
    state = table("B3 G2", "stomp dig R3", rings={0: "B2 B3 R1 R1 R1 -", 1: "R2 R2 - - -"}, piles={0: SEVEN})
    play(state, "B3 stomp")
    assert [card.face for card in zone(state, 0, "played").cards] == [""]
    assert [card.face for card in zone(state, 1, "played").cards] == ["stomp"]
    play(state, "@1.4")
    assert [card.face for card in zone(state, 0, "ring:1").cards][3] == ""
    assert [card.face for card in zone(state, 1, "ring:1").cards][3] == "stomp"
    assert [event.audience for event in state.events or [] if event.kind == "covers-card"] == [0b10]
    play(state, "dig @1.3")
    assert state.events is not None
    state.into_hand(1, GAME.parse("B1"))
    play(state, "R3 @1.5 B1")
    assert told(state, "turns-up") == [{"seat": 1, "cards": ["dig", "stomp"]}]
    assert "stomp" in discards(state)
    assert state.actors() == []


def zone(state: MushRing, viewer: int, name: str) -> Zone:
    return next(zone for zone in GAME.view(state, viewer).zones if zone.id == name)


@pytest.mark.clause("MR-7.6")
def test_nobody_fills_more_than_one_last_ring(table: Build, play: Play) -> None:
    hands = ("B3 G2", "R3 R3 R3 Y1")
    state = table(*hands, rings={0: "B2 B3 R1 R1 R1 -", 1: "R2 R2 R1 Y1 Y1"}, piles={0: SEVEN})
    play(state, "B3 R3")
    assert state.scores()[1] == 8
    assert state.actors() == []


@pytest.mark.clause("MR-7.8")
@pytest.mark.parametrize(("turns", "over"), [(198, False), (199, True)])
def test_after_a_hundred_turns_each_all_have_last_plays(table: Build, play: Play, turns: int, over: bool) -> None:
    state = table("R2 R3", "B2 B3", turn=1)
    state.turns = turns
    play(state, "B2 @1.1")
    assert state.actor() == 0
    assert ("pass" in tokens(state)) == over
    if over:
        play(state, "pass")
        assert state.actor() == 1
        play(state, "pass")
        assert state.actors() == []


@pytest.mark.clause("MR-7.7", "MR-7.3")
def test_whoever_has_no_cards_has_no_last_plays(table: Build, play: Play) -> None:
    state = table("R2", "", "Y2", draw="")
    play(state, "R2 @0.1")
    assert state.actor() == 2
    play(state, "pass")
    assert state.actors() == []


@pytest.mark.clause("MR-7.9")
def test_cards_in_rings_count_for_nothing(table: Build, play: Play) -> None:
    state = table("R2", "", rings={0: "R3 R3", 1: "B3 B3 B3 B3 B3"}, draw="")
    play(state, "R2 @0.3")
    assert state.actors() == []
    assert state.outcome().totals == [0, 0]
    assert state.outcome().ranks == [1, 1]


@pytest.mark.clause("MR-7.10")
def test_most_points_then_fewer_wilds_then_fewer_cards_then_shared(table: Build) -> None:
    piles = {0: "R3 R3 wild", 1: "R3 R2 R2", 2: "B3 B2 B1 B1", 3: "Y3 Y2 Y1 Y1"}
    state = table("", "", "", "", piles=piles, draw="")
    for seat in range(4):
        state.totals[seat] = 7
    outcome = state.outcome()
    assert outcome.ranks == [4, 1, 2, 2]
    assert outcome.decided == ["wilds", "", "cards", "shared"]
    state.totals[0] = 8
    assert state.outcome().winners() == [0]


@pytest.mark.clause("MR-7.10")
def test_totals_are_the_points_in_the_score_piles() -> None:
    for players in (2, 3, 4):
        state = GAME.start(players, {}, bytes(32))
        assert isinstance(state, MushRing)
        rng = Random(players)
        while state.pending:
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[rng.randrange(len(legal))])
        for seat in range(players):
            pile = [kind for kind in range(KINDS) for _ in range(state.piles[seat * KINDS + kind])]
            assert sum(worth(kind) for kind in pile) == state.totals[seat]
            assert len(pile) == state.collected[seat]
