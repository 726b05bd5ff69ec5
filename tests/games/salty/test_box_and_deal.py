"""Salty, what is in the box and how a round begins."""

from collections import Counter
from typing import Any

import pytest

from donabe.games.salty import GAME
from donabe.games.salty.cards import CARDS, CUBES, MENU, Menu, card_name, deck
from donabe.games.salty.rules import Salty
from donabe.games.salty.table import TRICKS
from donabe.kernel.bits import listed
from donabe.kernel.errors import BadOption, BadSeat
from donabe.kernel.options import from_toml
from donabe.kernel.view import SPECTATOR, Zone


def start(players: int, number: int = 0, **options: Any) -> Salty:
    state = GAME.start(players, options, number.to_bytes(32, "big"))
    assert isinstance(state, Salty)
    return state


def zone(state: Salty, viewer: int, name: str) -> Zone:
    return next(zone for zone in GAME.view(state, viewer).zones if zone.id == name)


def names(cards: int) -> list[str]:
    return [card_name(card) for card in listed(cards)]


HALVES = ["0", "0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5", "5.5"]


@pytest.mark.clause("SA-1.1")
def test_four_seasonings_of_twelve_numbers_in_halves() -> None:
    expected = [letter + number for letter in "SAKM" for number in HALVES]
    assert [card_name(card) for card in range(CARDS)] == expected
    assert GAME.tokens[:48] == expected


@pytest.mark.clause("SA-1.2", "SA-2.1")
@pytest.mark.parametrize(("players", "drawn"), [(3, 12), (4, 10)])
def test_the_rack_is_drawn_from_five_cubes_of_each_seasoning(players: int, drawn: int) -> None:
    racks = [list(start(players, number).rack) for number in range(300)]
    assert all(sum(rack) == drawn for rack in racks)
    assert {max(rack) for rack in racks} >= {4, 5}
    assert max(max(rack) for rack in racks) == 5
    each = Counter[int]()
    for rack in racks:
        each.update(dict(enumerate(rack)))
    fair = 300 * drawn * 5 / CUBES
    assert all(abs(each[which] - fair) < 0.1 * fair for which in range(4)), each


@pytest.mark.clause("SA-2.1")
def test_all_see_the_rack_and_every_round_draws_afresh() -> None:
    state = start(4)
    for viewer in range(SPECTATOR, 4):
        counts = zone(state, viewer, "rack").counts
        assert list(counts.values()) == list(state.rack)
        assert list(counts) == ["salt", "sauce", "ketchup", "mayonnaise"]
    racks: list[list[int]] = []
    while state.pending:
        if state.round > len(racks):
            racks.append(list(state.rack))
            assert sum(racks[-1]) == 10
        state.apply(state.actor(), state.legal(state.actor())[0])
    assert len({str(rack) for rack in racks}) > 1


@pytest.mark.clause("SA-1.3")
def test_six_dishes_of_one_to_six_plates_and_french_fries_as_printed() -> None:
    assert [(dish["plates"], dish["perfect"]) for dish in MENU] == [
        (1, 90),
        (2, 30),
        (3, 20),
        (4, 10),
        (5, 30),
        (6, 40),
    ]
    assert MENU[3]["name"] == "French fries"
    assert [name for name in GAME.faces if name.startswith("dish:")] == [f"dish:{place}" for place in range(1, 7)]
    assert GAME.faces["zero"].index == "0"


@pytest.mark.clause("SA-1.4")
def test_the_most_a_dish_can_pay() -> None:
    assert [Menu(MENU).most(dish) for dish in range(6)] == [100, 120, 150, 160, 200, 300]


@pytest.mark.clause("SA-1.5")
@pytest.mark.parametrize("players", [2, 5])
def test_only_three_or_four_play(players: int) -> None:
    with pytest.raises(BadSeat):
        start(players)


@pytest.mark.clause("SA-1.6")
@pytest.mark.parametrize("players", [3, 4])
def test_chance_or_the_option_decides_who_is_the_first_last_player(players: int) -> None:
    assert {start(players, number).last_player for number in range(60)} == set(range(players))
    for seat in range(players):
        assert {start(players, number, last_player=str(seat)).last_player for number in range(5)} == {seat}


@pytest.mark.clause("SA-1.6")
def test_a_last_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="names seat 3; 3 players sit at seats 0 to 2"):
        start(3, last_player="3")


@pytest.mark.clause("SA-1.7")
def test_other_dishes_can_be_served_from_a_file() -> None:
    text = "".join(
        f'[[dishes]]\nname = "Dish {place}"\nplates = {place + 1}\nperfect = {5 * place}\n' for place in range(6)
    )
    state = start(3, **from_toml(text))
    assert list(state.menu.plates) == [1, 2, 3, 4, 5, 6]
    assert list(state.menu.perfect) == [0, 5, 10, 15, 20, 25]
    seat = state.actor()
    labels = [GAME.said(state, seat, action) for action in state.legal(seat)]
    assert labels[2].args["dish"].args == {"name": "Dish 2"}


def changed(**fields: Any) -> list[dict[str, Any]]:
    return [{**MENU[0], **fields}, *MENU[1:]]


@pytest.mark.clause("SA-1.7")
@pytest.mark.parametrize(
    ("dishes", "message"),
    [
        (MENU[:5], "a list of 6 dishes"),
        ("soup", "a list of 6 dishes"),
        (["soup", *MENU[1:]], "dish 1 of option dishes needs exactly name, plates and perfect"),
        ([{"name": "Soup", "plates": 1}, *MENU[1:]], "dish 1 of option dishes needs exactly name, plates and perfect"),
        (changed(colour="red"), "dish 1 of option dishes needs exactly name, plates and perfect"),
        (changed(name="  "), "dish 1 of option dishes needs a name"),
        (changed(name="x" * 41), "dish 1 of option dishes needs a name"),
        (changed(name="a\nb"), "dish 1 of option dishes needs a name"),
        (changed(name=7), "dish 1 of option dishes needs a name"),
        (changed(plates=0), "has plates 0, which should be 1 to 12"),
        (changed(plates=13), "has plates 13, which should be 1 to 12"),
        (changed(plates=True), "has plates True, which should be 1 to 12"),
        (changed(perfect=-1), "has perfect -1, which should be 0 to 1000"),
        (changed(perfect="ten"), "has perfect 'ten', which should be 0 to 1000"),
        (changed(name="takoyaki"), "has two dishes called 'Takoyaki'"),
    ],
)
def test_dishes_that_do_not_fit_are_refused_in_one_line(dishes: Any, message: str) -> None:
    with pytest.raises(BadOption) as refusal:
        start(3, dishes=dishes)
    assert message in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.clause("SA-2.2")
def test_four_players_get_twelve_cards_each_of_all_forty_eight() -> None:
    state = start(4)
    held = [names(hand) for hand in state.hands]
    assert [len(hand) for hand in held] == [12] * 4
    assert len({card for hand in held for card in hand}) == 48
    assert state.spare == 0


@pytest.mark.clause("SA-2.3")
def test_three_players_get_fourteen_each_without_the_highest_and_two_lie_open() -> None:
    state = start(3)
    spares: list[list[str]] = []
    while state.pending:
        if state.round > len(spares):
            spare = names(state.spare)
            spares.append(spare)
            held = [names(hand) for hand in state.hands]
            assert [len(hand) for hand in held] == [14] * 3
            everything = {card for cards in [*held, spare] for card in cards}
            assert everything == {letter + number for letter in "SAKM" for number in HALVES[:-1]}
            for viewer in range(SPECTATOR, 3):
                assert [card.face for card in zone(state, viewer, "spare").cards] == spare
        state.apply(state.actor(), state.legal(state.actor())[0])
    assert [len(spare) for spare in spares] == [2, 2, 2]
    assert len({str(spare) for spare in spares}) == 3
    assert len(deck(3)) == 44


@pytest.mark.clause("SA-2.4")
def test_a_hand_is_open_to_its_owner_only_and_sorted() -> None:
    state = start(4)
    for seat in range(4):
        for viewer in range(SPECTATOR, 4):
            faces = [card.face for card in zone(state, viewer, f"hand:{seat}").cards]
            assert faces == (names(state.hands[seat]) if viewer == seat else [""] * 12)


@pytest.mark.clause("SA-2.5")
def test_nothing_is_done_before_or_after_its_time() -> None:
    state = start(4)
    phases: list[str] = []
    while state.round == 1:
        seat = state.actor()
        in_time = {phase_of(token) for token in map(GAME.token, state.legal(seat))}
        assert len(in_time) == 1
        phases += sorted(in_time - set(phases[-1:]))
        for action, token in enumerate(GAME.tokens):
            if phase_of(token) not in in_time:
                assert state.why_not(seat, action) == "SA-2.5"
        state.apply(seat, state.legal(seat)[-1])
    assert phases == ["dish", "side", "away", "card"]
    assert state.phase != TRICKS


def phase_of(token: str) -> str:
    if token.startswith(("dish", "side")):
        return token[:4]
    return "away" if token.startswith("-") else "card"
