"""Salty, trick by trick."""

from collections.abc import Callable, Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty import GAME
from donabe.games.salty.cards import card_name, number_name
from donabe.games.salty.rules import Salty
from donabe.games.salty.tricks import outvoting, reason, strongest_first, winner
from donabe.kernel.bits import listed
from donabe.kernel.view import SPECTATOR, Text, Zone

Build = Callable[..., Salty]
Play = Callable[[Salty, str], None]


def tokens(state: Salty) -> list[str]:
    return [GAME.token(action) for action in state.legal(state.actor())]


def told(state: Salty, kind: str) -> list[dict[str, object]]:
    assert state.events is not None
    return [event.facts for event in state.events if event.kind == kind]


def zone(state: Salty, viewer: int, name: str) -> Zone:
    return next(zone for zone in GAME.view(state, viewer).zones if zone.id == name)


def cubes(state: Salty, seat: int) -> str:
    return "".join("SAKM"[state.cube(seat, place)] for place in range(state.got[seat]))


def judged(trick: str, salt: int) -> tuple[str, str]:
    played = vec[i64]([GAME.parse(card) for card in trick.split()])
    return card_name(played[winner(played, salt)]), reason(played, salt)


@pytest.mark.clause("SA-5.1")
def test_the_leader_plays_any_card(table: Build) -> None:
    assert tokens(table("S1 A2 K3 M4", "S2", "S3")) == ["S1", "A2", "K3", "M4"]


@pytest.mark.clause("SA-5.2")
def test_everybody_follows_the_card_just_before_and_not_the_lead(table: Build, play: Play) -> None:
    state = table("S1 A1", "K2 M2", "S3 K3 K4", "S4 K5 M3")
    play(state, "S1 K2")
    assert state.actor() == 2, "clockwise"
    assert tokens(state) == ["K3", "K4"]
    assert state.why_not(2, GAME.parse("S3")) == "SA-5.2"
    play(state, "K4")
    assert tokens(state) == ["K5"]


@pytest.mark.clause("SA-5.3")
def test_whoever_cannot_follow_plays_anything_also_what_lies_there_already(table: Build, play: Play) -> None:
    state = table("S1 A1", "K2 M2", "S3 A3 M4", "S4 K5 M3")
    play(state, "S1 K2")
    assert tokens(state) == ["S3", "A3", "M4"]
    play(state, "S3")
    assert tokens(state) == ["S4"]


@pytest.mark.clause("SA-5.4")
def test_only_cards_of_the_own_hand_are_played(table: Build) -> None:
    state = table("S1 A1", "K2 M2", "S3 A3")
    for token in ("K2", "S3", "M5"):
        assert state.why_not(0, GAME.parse(token)) == "SA-5.4"


# -- who wins ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-6.1")
@pytest.mark.parametrize(
    ("trick", "best", "most"),
    [
        ("K0 K5 K1.5", "K1.5", "none"),  # 3:0
        ("K0 K5 S3", "K5", "ketchup"),  # 2:1
        ("M0 S3 M0.5", "M0.5", "mayonnaise"),
        ("S0 A2.5 M5.5", "A2.5", "none"),  # 1:1:1
        ("S5 S5.5 S1.5 S0", "S1.5", "none"),  # 4:0
        ("M0 M5 M1.5 S3", "M1.5", "mayonnaise"),  # 3:1
        ("A0 M5 A5.5 S3", "A5.5", "sauce"),  # 2:1:1
        ("M2.5 M0 K0.5 K5.5", "M2.5", "none"),  # 2:2, both stay in
        ("M0 M5.5 K3 K0.5", "K3", "none"),
        ("S0 A0.5 K5.5 M2.5", "M2.5", "none"),  # 1:1:1:1
    ],
)
def test_the_seasoning_with_the_most_cards_stays_in_and_equals_all_do(trick: str, best: str, most: str) -> None:
    assert judged(trick, salt=3) == (best, "closest")
    assert outvoting(vec[i64]([GAME.parse(card) for card in trick.split()])) == most


@pytest.mark.clause("SA-6.2")
@pytest.mark.parametrize(
    ("salt", "order"),
    [
        (0, "0 0.5 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5"),
        (1, "1 0.5 1.5 0 2 2.5 3 3.5 4 4.5 5 5.5"),
        (3, "3 2.5 3.5 2 4 1.5 4.5 1 5 0.5 5.5 0"),
        (4, "4 3.5 4.5 3 5 2.5 5.5 2 1.5 1 0.5 0"),
        (5, "5 4.5 5.5 4 3.5 3 2.5 2 1.5 1 0.5 0"),
    ],
)
def test_the_number_closest_to_the_salt_wins(salt: int, order: str) -> None:
    ranked = order.split()
    for place, number in enumerate(ranked):
        for weaker in ranked[place + 1 :]:
            assert judged(f"M{number} S{weaker}", salt)[0] == f"M{number}"


@pytest.mark.clause("SA-6.2", "SA-7.4")
def test_the_salt_counts_as_it_was_before_the_winner_takes_a_cube(table: Build, play: Play) -> None:
    state = table("S1 S2 K1", "S3 S2.5 A2", "S5 S4.5 A3", rack=(3, 3, 3, 3))
    play(state, "S1 S3 S5")
    assert told(state, "trick")[0]["salt"] == 3
    assert told(state, "trick")[0]["card"] == "S3"
    assert state.rack[0] == 2
    assert zone(state, 0, "rack").note == Text("salty-note-closest", {"salt": 2})
    play(state, "S2.5 S4.5 S2")
    assert told(state, "trick")[1]["salt"] == 2
    assert told(state, "trick")[1]["card"] == "S2", "closest to 2, no longer to 3"


@pytest.mark.clause("SA-7.4")
def test_without_salt_on_the_rack_zero_is_closest(table: Build, play: Play) -> None:
    state = table("K0.5", "K3", "K2", rack=(0, 5, 5, 2))
    play(state, "K0.5 K3 K2")
    assert told(state, "trick")[0]["card"] == "K0.5"


@pytest.mark.clause("SA-6.3")
@pytest.mark.parametrize("trick", ["M3.5 S4.5 A5.5", "S4.5 M3.5 A5.5", "S5 M3 A1"])
def test_of_two_equally_close_the_lower_wins(trick: str) -> None:
    best = "M3.5" if "3.5" in trick else "M3"
    assert judged(trick, salt=4) == (best, "lower")


@pytest.mark.clause("SA-6.4")
def test_of_equal_numbers_salt_beats_sauce_beats_ketchup_beats_mayonnaise() -> None:
    assert judged("A3.5 K3.5 M3.5", 4) == ("A3.5", "stronger")
    assert judged("M3.5 A3.5 S3.5 K3.5", 4) == ("S3.5", "stronger")
    assert judged("M2 K2 S0", 4) == ("K2", "stronger")


@pytest.mark.clause("SA-6.2", "SA-6.3", "SA-6.4")
def test_the_rulebooks_example_with_four_salt_cubes() -> None:
    assert judged("M4 A3.5 K3.5 S4.5", 4) == ("M4", "closest")
    assert judged("S4.5 A3.5 K3.5 M5", 4) == ("A3.5", "stronger")
    assert judged("S4.5 A2 K3.5 M5", 4) == ("K3.5", "lower")


@pytest.mark.clause("SA-6.4")
def test_there_is_always_one_winner_and_the_order_of_play_does_not_matter() -> None:
    for salt in range(6):
        for trick in ("S1 A1 K1 M1", "S0 S5.5 M0 M5.5", "K2 M2.5 K3 M3.5"):
            played = trick.split()
            turned = [" ".join(played[step:] + played[:step]) for step in range(4)]
            assert len({judged(each, salt) for each in turned}) == 1


@pytest.mark.clause("SA-6.5")
@pytest.mark.parametrize(("hands", "numbers"), [(("S1", "S2", "S3", "S4"), 12), (("S1", "S2", "S3"), 11)])
def test_the_rack_shows_the_order_of_the_numbers_for_the_salt_on_it(
    table: Build, hands: Sequence[str], numbers: int
) -> None:
    state = table(*hands, rack=(4, 2, 2, 2))
    shown = zone(state, SPECTATOR, "order").label
    assert shown is not None
    expected = ["4", "3.5", "4.5", "3", "5", "2.5", "5.5", "2", "1.5", "1", "0.5", "0"]
    if numbers == 11:
        expected.remove("5.5")
    assert shown.args["numbers"] == expected
    assert [number_name(doubled) for doubled in strongest_first(0)][:3] == ["0", "0.5", "1"]


def test_the_table_shows_what_leads_and_why(table: Build, play: Play) -> None:
    state = table("K2.5 S1", "K4.5 S2", "A3 S3", leader=0)
    play(state, "K2.5 K4.5")
    shown = zone(state, SPECTATOR, "trick")
    assert [(card.face, card.marks) for card in shown.cards] == [("K2.5", ["leading"]), ("K4.5", ["last"])]
    assert shown.note is not None
    assert shown.note.args["why"] == "closest"
    play(state, "A3")
    shown = zone(state, SPECTATOR, "trick")
    assert [card.pieces for card in shown.cards] == [["seat:0"], ["seat:1"], ["seat:2"]]
    assert shown.note is not None
    assert shown.note.id == "salty-note-won"


# -- cubes ---------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SA-7.1")
def test_the_winner_takes_a_cube_of_the_own_cards_seasoning(table: Build, play: Play) -> None:
    state = table("A3 S1", "K3.5 S2", "K2 S3", rack=(3, 3, 2, 2))
    play(state, "A3 K3.5 K2")
    assert told(state, "trick")[0]["seat"] == 1
    assert cubes(state, 1) == "K"
    assert list(state.rack) == [3, 3, 1, 2]
    assert [cubes(state, seat) for seat in (0, 2)] == ["", ""]


@pytest.mark.clause("SA-7.2", "SA-7.6")
def test_without_such_a_cube_the_winner_takes_nothing_but_leads(table: Build, play: Play) -> None:
    state = table("K3 S1", "K4 M2", "K5 A3", rack=(3, 3, 0, 2), leader=1)
    play(state, "K4 K5 K3")
    assert [cubes(state, seat) for seat in range(3)] == ["", "", ""]
    assert list(state.rack) == [3, 3, 0, 2]
    assert told(state, "cube")[0]["place"] == "none"
    assert state.actor() == 0


@pytest.mark.clause("SA-7.6")
def test_the_winner_leads_anything(table: Build, play: Play) -> None:
    state = table("S3 M1", "S4 K1 A2", "S5 A3")
    play(state, "S3 S4 S5")
    assert state.actor() == 0
    state = table("S4 M1", "S3 K1 A2", "S5 A3")
    play(state, "S4 S3 S5")
    assert state.actor() == 1
    assert tokens(state) == ["A2", "K1"]


@pytest.mark.clause("SA-7.3")
def test_cubes_fill_the_plates_in_order_then_lie_beside(table: Build, play: Play) -> None:
    state = table("K3 S3 M0", "K4 S4 M1", "K5 S5 M2", plates=(2, 0, 6), cubes=("M", "", ""))
    seen = []
    for trick in ("", "K3 K4 K5", "S3 S4 S5"):
        play(state, trick)
        seen.append(zone(state, SPECTATOR, "plates:0").cards[0].pieces)
    assert seen == [
        ["plate:mayonnaise", "plate:empty"],
        ["plate:mayonnaise", "plate:ketchup"],
        ["plate:mayonnaise", "plate:ketchup", "beside:salt"],
    ]
    assert [facts["place"] for facts in told(state, "cube")] == ["plate", "beside"]


@pytest.mark.clause("SA-7.3")
def test_on_the_no_cubes_side_every_cube_lies_beside(table: Build, play: Play) -> None:
    state = table("K3 S3", "K4 S4", "K5 S5", plates=(0, 1, 6))
    play(state, "K3 K4 K5")
    card = zone(state, SPECTATOR, "plates:0").cards[0]
    assert (card.face, card.pieces) == ("zero", ["beside:ketchup"])


@pytest.mark.clause("SA-7.5")
def test_the_winner_may_look_through_the_own_pile_and_nobody_else(table: Build, play: Play) -> None:
    state = table("K3 S3 M1", "K4 S4 M2", "K5 S5 M3")
    play(state, "K3 K4 K5 S3")
    assert [card_name(card) for card in listed(state.piles[0])] == ["K3", "K4", "K5"]
    for viewer in range(SPECTATOR, 3):
        pile = zone(state, viewer, "pile:0")
        assert pile.counts == {"cards": 3}
        assert [card.face for card in pile.cards] == (["K3", "K4", "K5"] if viewer == 0 else [])


@pytest.mark.clause("SA-7.5")
def test_a_trick_lies_open_until_the_next_is_led(table: Build, play: Play) -> None:
    state = table("K3 S3", "K4 S4", "K5 S5")
    play(state, "K3 K4 K5")
    assert [card.face for card in zone(state, 2, "trick").cards] == ["K3", "K4", "K5"]
    assert zone(state, 0, "pile:0").cards == []
    play(state, "S3")
    assert [card.face for card in zone(state, 2, "trick").cards] == ["S3"]


@pytest.mark.clause("SA-7.7")
@pytest.mark.parametrize(("players", "tricks"), [(3, 12), (4, 10)])
def test_a_round_has_as_many_tricks_as_cards_kept(players: int, tricks: int) -> None:
    state = GAME.start(players, {}, bytes(32))
    state.events = []
    while state.round == 1:
        state.apply(state.actor(), state.legal(state.actor())[0])
    assert len([event for event in state.events if event.kind == "trick"]) == tricks


@pytest.mark.clause("SA-7.7")
def test_play_goes_on_when_the_rack_is_empty(table: Build, play: Play) -> None:
    state = table("K3 S3", "K4 S4", "K5 S5", rack=(0, 0, 0, 0))
    play(state, "K3 K4 K5 S3 S4")
    assert state.round == 1
    play(state, "S5")
    assert state.round == 2
    assert [facts["card"] for facts in told(state, "trick")] == ["K3", "S3"]
