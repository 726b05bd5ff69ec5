"""Mush-Ring: what is in the box, setting up, and turns."""

import pytest
from librt.random import Random

from donabe.games.mush_ring import GAME
from donabe.games.mush_ring.cards import (
    CARDS,
    DECK,
    DETH,
    SPACES,
    WILD,
    has_plus,
    is_shroom,
    kind_name,
    matching,
    worth,
)
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import PLAYING
from donabe.kernel.errors import BadOption, BadSeat
from mush_ring_table import Build, Play, discards, hand, ring, tokens, told


def started(players: int, number: int = 0) -> MushRing:
    state = GAME.start(players, {}, number.to_bytes(32, "big"))
    assert isinstance(state, MushRing)
    return state


# -- the box -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-1.1", "MR-1.2")
def test_the_deck_has_fifty_cards_as_reconstructed() -> None:
    assert sum(DECK.values()) == CARDS == 50
    for letter in "RBYG":
        values = [worth(GAME.parse(name)) for name, count in DECK.items() if name[0] == letter for _ in range(count)]
        assert sorted(values) == [1, 1, 1, 2, 2, 2, 3, 3]
        assert DECK[f"{letter}1+"] == 2
    assert [DECK[name] for name in ("wild", "deth", "draw", "stomp", "steal", "pick", "dig")] == [4, 4, 2, 2, 2, 2, 2]
    shrooms = [name for name in DECK if is_shroom(GAME.parse(name))]
    assert shrooms == [name for name in DECK if name not in {"draw", "stomp", "steal", "pick", "dig"}]
    assert [name for name in DECK if has_plus(GAME.parse(name))] == ["R1+", "B1+", "Y1+", "G1+"]


@pytest.mark.clause("MR-1.3")
def test_a_wild_is_worth_one_and_a_deth_kapp_nothing() -> None:
    assert worth(WILD) == 1
    assert worth(DETH) == 0
    assert all((matching(colour) >> WILD) & 1 for colour in range(4))
    assert not any((matching(colour) >> DETH) & 1 for colour in range(4))


@pytest.mark.clause("MR-1.4", "MR-5.2")
@pytest.mark.parametrize(("space", "spoiled"), [(1, {2, 6}), (3, {2, 4}), (6, {1, 5})])
def test_a_space_has_two_neighbours_in_a_circle(table: Build, play: Play, space: int, spoiled: set[int]) -> None:
    far = (space + 2) % SPACES + 1  # left open too, so that the ring is not full
    cards = ["-" if number in {space, far} else "R1" for number in range(1, 7)]
    state = table("deth R2", "", rings={1: " ".join(cards)})
    play(state, f"deth @1.{space}")
    assert {number for number in range(1, 7) if ring(state, 1)[number - 1] == "(R1)"} == spoiled


@pytest.mark.clause("MR-1.5")
def test_two_to_four_play() -> None:
    assert GAME.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadSeat):
            GAME.start(players, {}, bytes(32))
    state = started(2)
    seat = state.actor()
    state.apply(seat, next(action for action in state.legal(seat) if action < WILD))
    assert state.why_not(seat, GAME.parse("@3.1")) == "MR-1.5"


@pytest.mark.clause("MR-1.6")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"R2": 2}, "has 49 cards in all"),
        ({"R2": True}, "a number from 0 to 50 for R2, not True"),
        ({"R2": -1, "R3": 6}, "for R2, not -1"),
        ({"P2": 0}, "no card called 'P2'"),
    ],
)
def test_a_deck_that_does_not_fit_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.start(2, {"deck": {**DECK, **change}}, bytes(32))


@pytest.mark.clause("MR-1.6")
def test_the_deck_can_be_changed_and_must_be_whole() -> None:
    deck = {**DECK, "dig": 0, "wild": 6}
    state = GAME.start(2, {"deck": deck}, bytes(32))
    assert isinstance(state, MushRing)
    assert [kind_name(kind) for kind in state.deck].count("wild") == 6
    junk: object
    for junk in ([], {}, "deck"):
        with pytest.raises(BadOption):
            GAME.start(2, {"deck": junk}, bytes(32))


# -- setting up --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-2.1")
def test_chance_names_the_dealer_who_begins_and_turns_go_clockwise(table: Build, play: Play) -> None:
    dealers = {started(4, number).dealer for number in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert all(started(3, number).actor() == started(3, number).dealer for number in range(5))
    state = table("R2 R3", "B2 B3", "Y2 Y3", turn=1)
    play(state, "B2 @1.1")
    assert state.actor() == 2
    play(state, "Y2 @2.1")
    assert state.actor() == 0


@pytest.mark.clause("MR-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_five_cards_that_only_they_see(players: int) -> None:
    state = started(players)
    assert [state.hand_size(seat) for seat in range(players)] == [5] * players
    for viewer in range(-1, players):
        zones = {zone.id: zone for zone in GAME.view(state, viewer).zones}
        for seat in range(players):
            cards = zones[f"hand:{seat}"].cards
            assert len(cards) == 5
            assert all(bool(card.face) == (seat == viewer) for card in cards)


@pytest.mark.clause("MR-2.3")
def test_the_rest_is_the_draw_pile_and_the_discard_pile_lies_open(table: Build) -> None:
    assert len(started(3).deck) - started(3).top == CARDS - 15
    state = table("R2", "B2", discards="R3 R3 deth", draw="Y1 Y2")
    zones = {zone.id: zone for zone in GAME.view(state, -1).zones}
    assert [card.face for card in zones["discards"].cards] == ["R3", "R3", "deth"]
    assert [card.face for card in zones["deck"].cards] == [""]


@pytest.mark.clause("MR-2.4")
def test_an_empty_draw_pile_is_made_anew_in_the_middle_of_drawing(table: Build, play: Play) -> None:
    state = table("R2 B1 B2", "Y2", draw="G1", discards="Y1 Y1 Y1 deth")
    play(state, "R2 @0.1")
    assert hand(state, 0)[:2] == ["B1", "B2"]
    assert state.hand_size(0) == 5
    assert state.held(0, GAME.parse("G1")) == 1, "first what was left"
    assert discards(state) == []
    assert len(state.deck) - state.top == 2
    assert state.actor() == 1


@pytest.mark.clause("MR-2.4", "MR-3.4")
def test_a_card_being_carried_out_is_not_shuffled_in(table: Build, play: Play) -> None:
    state = table("draw R2", "Y2", draw="", discards="B1 B1 B1")
    play(state, "draw")
    assert discards(state) == []
    assert hand(state, 0) == ["R2", "B1", "B1", "B1"]
    play(state, "-R2 -B1")
    assert sorted([*discards(state), *hand(state, 0)]).count("draw") == 1


@pytest.mark.clause("MR-2.5", "MR-7.7")
def test_with_both_piles_empty_the_turn_ends_and_all_have_last_plays(table: Build, play: Play) -> None:
    state = table("R2 B1", "Y2", "G2", draw="Y1", turn=0)
    play(state, "R2 @0.1")
    assert hand(state, 0) == ["B1", "Y1"], "what there is is drawn"
    assert state.actor() == 1, "the next player is first"
    assert tokens(state) == ["Y2", "pass"]
    play(state, "pass pass")
    assert state.actor() == 0, "and the one who could not draw is last"
    play(state, "pass")
    assert state.actors() == []


@pytest.mark.clause("MR-2.5")
def test_piles_that_ran_out_within_a_turn_end_the_game_after_it(table: Build, play: Play) -> None:
    state = table("draw R2 B1 B2", "Y2", draw="Y1")
    play(state, "draw -R2 -B1")
    assert sorted(hand(state, 0) + discards(state)) == ["B1", "B2", "R2", "Y1", "draw"]
    assert state.hand_size(0) == 5, "what was discarded meanwhile is drawn again"
    assert tokens(state) == ["Y2", "pass"]


# -- a turn ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("MR-3.1")
def test_a_card_of_the_own_hand_must_be_played(table: Build) -> None:
    state = table("R2 R2 stomp deth", "B2")
    assert tokens(state) == ["R2", "deth", "stomp"]
    assert state.why_not(0, GAME.parse("B2")) == "MR-3.1"
    assert state.why_not(0, GAME.parse("pass")) == "MR-3.10"


@pytest.mark.clause("MR-3.1")
def test_an_empty_hand_is_filled_without_playing(table: Build, play: Play) -> None:
    state = table("R2 R3", "")
    play(state, "R2 @0.1")
    assert state.hand_size(1) == 5
    assert state.actor() == 0


@pytest.mark.clause("MR-3.2")
def test_shrooms_go_face_up_on_any_open_space_of_the_own_ring(table: Build, play: Play) -> None:
    state = table("R2 wild", "B2", rings={0: "- Y1 -", 1: "B1"})
    play(state, "R2")
    assert tokens(state) == ["@0.1", "@0.3", "@0.4", "@0.5", "@0.6"]
    assert state.why_not(0, GAME.parse("@0.2")) == "MR-3.2"
    assert state.why_not(0, GAME.parse("@1.2")) == "MR-3.2"
    play(state, "@0.4")
    assert ring(state, 0) == ["", "Y1", "", "R2", "", ""]


@pytest.mark.clause("MR-3.3")
def test_there_is_always_an_open_space_in_every_ring() -> None:
    for players in (2, 3, 4):
        state = started(players, 3)
        rng = Random(players)
        while state.pending:
            if state.phase == PLAYING:
                assert all(state.open & state.ring_of(seat) for seat in range(players))
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[rng.randrange(len(legal))])


@pytest.mark.clause("MR-3.5")
@pytest.mark.parametrize("card", ["stomp", "steal", "dig"])
def test_an_action_card_with_nothing_to_act_upon_is_discarded(table: Build, play: Play, card: str) -> None:
    state = table(f"{card} R2", "B2", rings={0: "R1 R1"})
    play(state, card)
    assert discards(state) == [card]
    assert state.actor() == 1
    assert len(told(state, "fizzles")) == 1


@pytest.mark.clause("MR-3.6")
def test_a_plus_allows_one_more_shroom_and_no_action_card(table: Build, play: Play) -> None:
    state = table("R1+ B2 wild deth stomp", "Y2")
    play(state, "R1+ @0.1")
    assert tokens(state) == ["B2", "wild", "deth", "pass"]
    assert state.why_not(0, GAME.parse("stomp")) == "MR-3.6"
    assert state.why_not(0, GAME.parse("R3")) == "MR-3.1"
    play(state, "pass")
    assert state.actor() == 1
    assert state.hand_size(0) == 5


@pytest.mark.clause("MR-3.6")
def test_pluses_chain_and_a_card_without_one_ends_the_turn(table: Build, play: Play) -> None:
    state = table("R1+ B1+ G2 G3", "Y2")
    play(state, "R1+ @0.1 B1+ @0.2")
    assert tokens(state) == ["G2", "G3", "pass"]
    play(state, "G2 @0.3")
    assert state.actor() == 1


@pytest.mark.clause("MR-3.7")
def test_a_ring_filled_by_a_plus_is_scored_before_the_extra_play(table: Build, play: Play) -> None:
    state = table("R1+ G2", "Y2", rings={0: "R2 R2 B1 Y1 G1 -"})
    play(state, "R1+")
    assert state.scores() == [5, 0]
    assert ring(state, 0) == [""] * 6
    assert tokens(state) == ["G2", "pass"]


@pytest.mark.clause("MR-3.8")
def test_hands_are_filled_to_five_and_never_cut(table: Build, play: Play) -> None:
    state = table("R2 R3", "B1 B1 B1 B2 B2 B2 B3", draw="Y1 Y2 Y3 G1 G2")
    play(state, "R2 @0.1")
    assert hand(state, 0) == ["R3", "Y1", "Y2", "Y3", "G1"]
    play(state, "B1 @1.1")
    assert state.hand_size(1) == 6


@pytest.mark.clause("MR-3.9", "MR-5.4")
def test_a_card_lost_on_another_turn_is_made_up_for_at_the_end_of_the_own_turn(table: Build, play: Play) -> None:
    state = table("deth R2", "stomp B1 B2 B3 B3", "Y2 Y3")
    play(state, "deth @1.1 stompit")
    assert state.hand_size(1) == 4
    play(state, "B1 @1.1")
    assert state.hand_size(1) == 5


@pytest.mark.clause("MR-3.10")
def test_only_what_is_asked_for_can_be_answered(table: Build, play: Play) -> None:
    state = table("R2 pick", "B2", "Y2")
    for token in ("@0.1", "-R2", "give R2", "dig R2", "ask 1", "name red", "keep red", "let it come", "stomp it"):
        assert state.why_not(0, GAME.parse(token)) == "MR-3.10", token
    play(state, "pick")
    assert state.why_not(0, GAME.parse("R2")) == "MR-3.10"
    assert state.why_not(0, GAME.parse("@1.1")) == "MR-3.10"


@pytest.mark.clause("MR-3.11")
def test_a_single_possibility_that_all_can_see_is_not_asked_for(table: Build, play: Play) -> None:
    state = table("R3 stomp", "B2 B3", rings={0: "R1 R1 R1 R1 R2"})
    play(state, "R3")
    assert state.scores() == [9, 0], "the last open space"
    assert state.actor() == 1
    state = table("stomp R2", "B2", rings={1: "- B3"})
    play(state, "stomp")
    assert discards(state) == ["B3", "stomp"]
    state = table("pick R2", "B2")
    play(state, "pick")
    assert tokens(state) == ["name red", "name blue", "name yellow", "name green"], "the only opponent"
    state = table("dig R2", "B2", discards="Y3 Y3 steal")
    play(state, "dig @0.2")
    assert ring(state, 0)[1] == "Y3"
