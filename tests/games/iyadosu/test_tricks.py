"""Iyadosu, trick by trick."""

from collections.abc import Callable

import pytest

from donabe.games.iyadosu import GAME
from donabe.games.iyadosu.rules import Iyadosu
from donabe.kernel.bits import listed
from donabe.kernel.match import Match
from donabe.text import Speaker
from tables import Setting, played_match

Build = Callable[..., Iyadosu]
Play = Callable[[Iyadosu, str], None]


def tokens(state: Iyadosu) -> list[str]:
    return [GAME.token(action) for action in state.legal(state.actor())]


def told(state: Iyadosu, kind: str) -> list[dict[str, object]]:
    assert state.events is not None
    return [event.facts for event in state.events if event.kind == kind]


@pytest.mark.clause("IY-4.1")
def test_the_leader_plays_any_normal_card_and_no_refuse_card(table: Build) -> None:
    state = table("K1 R2 B3 | G4", "K2 | G5", "K3 | G6")
    assert tokens(state) == ["K1", "R2", "B3"]
    assert state.why_not(0, GAME.parse("!G4")) == "IY-4.1"


@pytest.mark.clause("IY-4.2", "IY-4.3")
def test_a_follower_plays_the_lead_colour_or_refuses_with_any_refuse_card(table: Build, play: Play) -> None:
    state = table("R2 | G4", "K2 R3 R5 B1 | K7 R8 G5", "K3 | G6")
    play(state, "R2")
    assert tokens(state) == ["R3", "R5", "!K7", "!R8", "!G5"]
    assert state.why_not(1, GAME.parse("B1")) == "IY-4.2"


@pytest.mark.clause("IY-4.3")
def test_who_has_no_refuse_cards_is_not_told_that_they_may_refuse(table: Build, play: Play) -> None:
    state = table("R2 R4 | G4", "R3 B1 |", "R5 K3 | G6")
    play(state, "R2")
    assert tokens(state) == ["R3"]
    assert said(state) == "Follow red."
    play(state, "R3")
    assert said(state) == "Follow red, or refuse with any refuse card."


def said(state: Iyadosu) -> str:
    """What the player who is to act is asked."""
    names = [f"P{seat}" for seat in range(state.players)]
    return Speaker("iyadosu", names, state.actor()).say(GAME.view(state, state.actor()).prompt)


@pytest.mark.clause("IY-4.4")
def test_a_follower_who_cannot_follow_plays_any_normal_card_and_may_not_refuse(table: Build, play: Play) -> None:
    state = table("R2 | G4", "K2 B1 | R8 G5", "K3 | G6")
    play(state, "R2")
    assert tokens(state) == ["K2", "B1"]
    assert state.why_not(1, GAME.parse("!R8")) == "IY-4.4"


@pytest.mark.clause("IY-4.6")
def test_a_card_is_played_only_from_the_side_it_is_on(table: Build, play: Play) -> None:
    state = table("R2 | G4", "R3 B1 | R8", "K3 | G6")
    play(state, "R2")
    for token in ("R8", "!R3", "G4", "!G4", "K9"):
        assert state.why_not(1, GAME.parse(token)) == "IY-4.6"


@pytest.mark.clause("IY-4.5", "IY-5.2")
def test_a_follower_without_normal_cards_drops_out_even_with_refuse_cards(table: Build, play: Play) -> None:
    state = table("R2 R3 | G4", "| R8 G5", "R4 R5 | G6", "R6 R7 | G7")
    play(state, "R2")
    assert state.actor() == 2
    assert list(listed(state.eliminated)) == [1]
    play(state, "R4 R6")
    assert state.trick[1] == -1
    play(state, "R7 R3")
    assert state.actor() == 2, "who is out is never asked again"


@pytest.mark.clause("IY-4.7")
def test_play_goes_clockwise_and_a_leader_who_drops_out_passes_the_lead_on(table: Build, play: Play) -> None:
    state = table("| G4 G5", "B2 R3 | G6", "B5 R4 | G7", "B6 | G8")
    assert list(listed(state.eliminated)) == [0]
    assert state.actor() == 1
    play(state, "B2")
    assert state.actor() == 2
    assert "R4" not in tokens(state), "the first number card set the lead colour"


@pytest.mark.clause("IY-5.1")
def test_the_last_refuse_card_submits_the_insert_before_the_next_player_plays(table: Build, play: Play) -> None:
    state = table("R2 R9 | G4", "R3 B1 | K7", "R5 B2 | G6")
    play(state, "R2 !K7")
    assert list(state.submitted) == [1]
    assert state.actor() == 2
    play(state, "!G6")
    assert list(state.submitted) == [1, 2]
    assert [facts["below"] for facts in told(state, "submitted")] == [0, 1]


@pytest.mark.clause("IY-5.3")
def test_an_insert_put_down_on_its_face_is_not_in_the_stack(table: Build, play: Play) -> None:
    state = table("R2 R3 | G4", "| R8", "R4 R5 | G6")
    play(state, "R2 !G6")
    assert list(state.submitted) == [2]
    stack = next(zone for zone in GAME.zones(state, 0) if zone.id == "stack")
    assert [card.face for card in stack.cards] == ["insert:2"]


@pytest.mark.clause("IY-1.2", "IY-6.1", "IY-6.3")
def test_the_highest_black_card_wins_refused_or_not(table: Build, play: Play) -> None:
    state = table("R9 R1 | G4 G9", "R3 R4 | K2 K7", "K1 K3 | G6 G8")
    play(state, "R9 !K2 K1")
    assert told(state, "trick") == [{"seat": 1, "card": "K2", "number": 1}]


@pytest.mark.clause("IY-6.2", "IY-6.4")
def test_without_black_the_highest_of_the_lead_colour_wins_and_leads(table: Build, play: Play) -> None:
    state = table("R2 R1 | G4 G5", "R3 R4 | B9 B8", "B7 B1 | G6 G8")
    play(state, "R2 R3 B7")
    assert told(state, "trick") == [{"seat": 1, "card": "R3", "number": 1}]
    assert list(state.tricks) == [0, 1, 0]
    assert state.actor() == 1


@pytest.mark.clause("IY-6.5")
def test_counts_are_open_but_old_tricks_are_gone_once_the_next_is_led(table: Build, play: Play) -> None:
    state = table("R2 R1 | G4 G5", "R3 R4 | B9 B8", "B7 B1 | G6 G8")
    play(state, "R2 R3 B7 R4")
    view = GAME.view(state, 0)
    shown = {card.face for zone in view.zones if zone.owner != 0 for card in zone.cards if card.face}
    assert shown == {"R4", *(f"insert:{seat}" for seat in (1, 2))}
    badges = {badge.id: (badge.value, badge.of) for badge in view.seats[1].badges}
    assert badges == {"tricks": ("1", 2), "normal": ("0", 0), "refuse": ("2", 0)}


@pytest.mark.clause("IY-6.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_of_earlier_tricks_are_in_no_log_until_the_round_is_over(players: int) -> None:
    match = played_match(Setting("iyadosu", players), 3, decisions=players)
    while match.state.round == 1:
        seat = match.state.actor()
        match.play(seat, match.state.legal(seat)[0])
        if match.state.round == 1:
            assert tricks_looked_up(match) == tricks_told(match) & {finished(match) - 1, finished(match)}
    assert tricks_looked_up(match) == tricks_told(match)
    assert 0 in tricks_looked_up(match), "the first round can be looked up again"


def finished(match: Match) -> int:
    assert isinstance(match.state, Iyadosu)
    return match.state.trick_number


def tricks_told(match: Match) -> set[int]:
    """The tricks of which any card was told; every event that shows one says of which trick it is."""
    assert all((event.trick >= 0) == ("card" in event.facts) for event in match.events)
    return {event.trick for event in match.events if "card" in event.facts}


def tricks_looked_up(match: Match) -> set[int]:
    return {event.trick for event in match.lasting_events() if "card" in event.facts}
