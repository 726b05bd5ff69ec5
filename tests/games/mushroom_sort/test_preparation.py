"""Mushroom Sort, from the box to the rows on the table."""

from collections.abc import Callable
from itertools import permutations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.mushroom_sort import GAME
from donabe.games.mushroom_sort.cards import CENTRAL, HANDS, RANKS, ROW, STARRED, card_name, deck, row_length
from donabe.games.mushroom_sort.counting.orders import ORDERS, laid, order_of, orders
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, GATHERING
from donabe.kernel.bits import gathered, listed, size
from donabe.kernel.state import play_out
from donabe.kernel.view import SPECTATOR, Card, plain

Build = Callable[..., MushroomSort]
RULEBOOK_DEAL = "B2 Y5 R5 K5 Y7 R6 B8"  # the printed example names the Yellow 7 and the three 5s


def start(players: int, number: int = 0) -> MushroomSort:
    state = GAME.start(players, {}, number.to_bytes(32, "big"))
    assert isinstance(state, MushroomSort)
    return state


def arrange_all(state: MushroomSort, rng: Random) -> None:
    while state.phase == ARRANGING:
        seat = state.actor()
        legal = state.legal(seat)
        state.apply(seat, legal[rng.randrange(len(legal))])


def shown(state: MushroomSort, viewer: int) -> dict[str, Card]:
    return {card.id: card for zone in GAME.view(state, viewer).zones for card in zone.cards}


@pytest.fixture
def four(dealt: Build) -> MushroomSort:
    """Four players; seat 0 holds the printed example."""
    others = "R1 R2 R3 R4 R7 R8 B1", "B3 B4 B5 B6 B7 Y1 Y2", "Y3 Y4 Y6 Y8 K1 K2 K3"
    return dealt(RULEBOOK_DEAL, *others, rest="K4 K6 K7 K8")


@pytest.mark.clause("MS-1.1")
def test_every_card_is_there_once_its_colour_on_the_back_and_stars_on_3_and_6() -> None:
    names = [card_name(card) for card in deck(4)]
    assert sorted(names) == sorted(f"{colour}{rank}" for colour in "RBYK" for rank in range(1, 9))
    assert {card_name(card) for card in listed(STARRED)} == {f"{colour}{rank}" for colour in "RBYK" for rank in (3, 6)}
    state = start(4)
    arrange_all(state, Random(1))
    backs = [card.back for card in shown(state, SPECTATOR).values()]
    assert sorted(backs) == sorted("RBYK" * 8)


@pytest.mark.clause("MS-1.2")
@pytest.mark.parametrize(("players", "highest", "count"), [(2, 5, 20), (3, 7, 28), (4, 8, 32)])
def test_fewer_players_use_lower_ranks(players: int, highest: int, count: int) -> None:
    cards = deck(players)
    assert len(cards) == count
    assert {card % RANKS + 1 for card in cards} == set(range(1, highest + 1))
    state = start(players)
    arrange_all(state, Random(1))
    assert sorted(card for card in state.cards if card >= 0) == sorted(cards)


@pytest.mark.clause("MS-1.3")
def test_a_round_begins_with_three_mushrooms_a_pot_and_two_stars_on_the_basket() -> None:
    state = start(3)
    for seat in range(3):
        assert state.mushrooms_left(seat) == 3
        assert state.has_pot(seat)
        badges = {badge.id: badge.value for badge in GAME.view(state, SPECTATOR).seats[seat].badges}
        assert (badges["mushrooms"], badges["pot"], badges["basket"]) == ("3", "1", "2")


@pytest.mark.clause("MS-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_rounds_as_players(players: int) -> None:
    state = start(players)
    play_out(state, Random(1))
    assert state.round == players


@pytest.mark.clause("MS-1.5")
def test_chance_decides_who_starts() -> None:
    assert {start(3, number).starter for number in range(30)} == {0, 1, 2}


@pytest.mark.clause("MS-2.1")
@pytest.mark.parametrize(("players", "count"), [(3, 8), (4, 7)])
def test_eight_or_seven_cards_each_dealt_in_turn_from_the_start_player(players: int, count: int) -> None:
    state = start(players, 2)
    cards = deck(players)
    pile = [cards[number] for number in state.chance.shuffle(1, "deal", len(cards))]
    for step in range(players):
        own = pile[step : players * count : players]
        assert list(listed(state.dealt[(state.starter + step) % players])) == sorted(own)
        assert len(own) == count


@pytest.mark.clause("MS-2.1")
def test_only_the_receiver_sees_the_faces_dealt(four: MushroomSort) -> None:
    assert {card.face for card in shown(four, 0).values() if card.face} == set(RULEBOOK_DEAL.split())
    assert not any(card.face for card in shown(four, SPECTATOR).values())


@pytest.mark.clause("MS-2.2")
def test_back_colours_are_open_before_arranging_those_of_the_pile_in_order(dealt: Build) -> None:
    hands = "R1 R2 R3 R4 R5 R6 R7 K7", "B1 B2 B3 B4 B5 B6 B7 K1", "Y1 Y2 Y3 Y4 Y5 K2 K3 K4"
    state = dealt(*hands, rest="Y6 K5 Y7 K6", starter=1)
    for viewer in (SPECTATOR, 0, 1):
        view = GAME.view(state, viewer)
        zones = {zone.id: zone for zone in view.zones}
        assert sorted(card.back for card in zones["dealt:2"].cards) == sorted("YYYYYKKK")
        assert [(card.id, card.back) for card in zones["pile"].cards] == [
            ("h1", "Y"),
            ("h2", "K"),
            ("h0", "Y"),
            ("c3", "K"),
        ]


@pytest.mark.clause("MS-2.3")
def test_everybody_puts_one_of_their_own_cards_in_the_middle(four: MushroomSort) -> None:
    legal = {GAME.token(action).split("/")[0] for action in four.legal(0)}
    assert legal == set(RULEBOOK_DEAL.split())
    assert four.why_not(0, GAME.parse("R1/0")) == "MS-2.3"
    assert four.why_not(0, GAME.parse("row/0")) == "MS-2.3"
    for seat, token in enumerate(("Y7/0", "R8/0", "B3/0", "K3/0")):
        four.apply(seat, GAME.parse(token))
    assert [card_name(four.cards[CENTRAL + seat]) for seat in range(4)] == ["Y7", "R8", "B3", "K3"]


@pytest.mark.clause("MS-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rows_rise_from_left_to_right(players: int) -> None:
    for number in range(10):
        state = start(players, number)
        dealt = list(state.dealt)
        arrange_all(state, Random(number))
        for seat in range(players):
            row = state.cards[seat * ROW : seat * ROW + row_length(players)]
            ranks = [card % RANKS for card in row]
            assert ranks == sorted(ranks)
            central = [] if players == 2 else [state.cards[CENTRAL + seat]]
            assert sorted([*row, *central]) == list(listed(dealt[seat]))


@pytest.mark.clause("MS-2.5")
def test_the_printed_example_three_fives_lie_in_any_order(four: MushroomSort) -> None:
    tokens = [GAME.token(action) for action in four.legal(0) if GAME.token(action).startswith("Y7")]
    assert tokens == [f"Y7/{number}" for number in range(6)]
    assert four.why_not(0, GAME.parse("Y7/6")) == "MS-2.5"
    rows = set()
    for token in tokens:
        table = four.copy()
        for seat, chosen in enumerate((token, "R8/0", "B3/0", "K3/0")):
            table.apply(seat, GAME.parse(chosen))
        rows.add(tuple(card_name(card) for card in table.cards[:6]))
    assert rows == {("B2", *fives, "R6", "B8") for fives in permutations(("Y5", "R5", "K5"))}


@pytest.mark.clause("MS-2.5")
def test_every_order_of_equal_ranks_has_its_own_number() -> None:
    rng = Random(3)
    for _ in range(60):
        cards = [card for card in deck(2) if rng.randrange(2)][:7]
        members = gathered(vec[i64](cards))
        rows = [tuple(laid(members, number)) for number in range(orders(members))]
        assert len(set(rows)) == len(rows) <= ORDERS
        for number, row in enumerate(rows):
            assert order_of(vec[i64](row)) == number
            assert sorted(row) == cards
            assert [card % RANKS for card in row] == sorted(card % RANKS for card in row)
    most = gathered(vec[i64]([0, 8, 16, 24, 1, 9, 17]))
    assert orders(most) == ORDERS


@pytest.mark.clause("MS-2.6")
def test_arrangements_are_secret_until_the_last_is_in_and_seat_order_does_not_matter(four: MushroomSort) -> None:
    assert four.actors() == [0, 1, 2, 3]
    one, other = four.copy(), four.copy()
    one.apply(0, GAME.parse("Y7/0"))
    other.apply(0, GAME.parse("B8/3"))
    for viewer in (SPECTATOR, 1, 2, 3):
        assert plain(GAME.view(one, viewer)) == plain(GAME.view(other, viewer))
    assert one.actors() == [1, 2, 3]
    assert one.why_not(1, GAME.parse("m 0.1")) == "MS-2.6"
    tokens = {1: "R8/0", 2: "B3/0", 3: "K3/0"}
    for seat in (3, 1, 2):
        assert one.phase == ARRANGING
        assert not any(card.id == "0.0" for card in shown(one, 0).values())
        one.apply(seat, GAME.parse(tokens[seat]))
    assert one.phase == GATHERING
    for seat, token in {0: "Y7/0", **tokens}.items():
        four.apply(seat, GAME.parse(token))
    assert four.detail() == one.detail()


@pytest.mark.clause("MS-2.7")
def test_a_hand_card_is_known_to_its_owner_and_its_back_to_all(four: MushroomSort) -> None:
    assert shown(four, 2)["h2"].face == ""
    four.events = []
    for seat, token in enumerate(("Y7/0", "R8/0", "B3/0", "K3/0")):
        four.apply(seat, GAME.parse(token))
    hands = [event for event in four.events if event.kind == "hand"]
    assert [(event.facts["card"], event.audience) for event in hands] == [("K4", 1), ("K6", 2), ("K7", 4), ("K8", 8)]
    assert shown(four, 2)["h2"].face == "K7"
    for viewer in (SPECTATOR, 0, 1, 3):
        card = shown(four, viewer)["h2"]
        assert (card.face, card.back) == ("", "K")


@pytest.mark.clause("MS-2.8")
def test_three_players_have_an_extra_central_card_that_nobody_looks_at(laid_out: Build) -> None:
    state = laid_out(3, central={3: "Y4"})
    assert card_name(state.cards[CENTRAL + 3]) == "Y4"
    for viewer in (SPECTATOR, 0, 1, 2):
        card = shown(state, viewer)["c3"]
        assert (card.face, card.back) == ("", "Y")


@pytest.mark.clause("MS-2.9", "MS-3.6")
def test_own_cards_stay_known_under_a_pot_and_nobody_else_learns_them(
    laid_out: Build, play: Callable[..., None]
) -> None:
    state = laid_out(4, starter=0)
    play(state, "p 1.2")
    name = card_name(state.cards[ROW + 2])
    assert shown(state, 1)["1.2"].face == name
    for viewer in (SPECTATOR, 0, 2, 3):
        assert shown(state, viewer)["1.2"].face == ""
    for seat in range(4):
        faces = {card.id for card in shown(state, seat).values() if card.face and not card.id.startswith("token:")}
        assert faces == {*(f"{seat}.{place}" for place in range(6)), f"c{seat}", f"h{seat}"}
    assert state.known_to(0) & (1 << (HANDS + 1)) == 0


@pytest.mark.clause("MS-2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_arranges_twice(laid_out: Build, players: int) -> None:
    state = laid_out(players)
    codes = range(GAME.parse("row/0"), len(GAME.tokens))
    assert {state.why_not(state.actor(), action) for action in codes} == {"MS-2.10"}
    assert size(state.pending) == 1
