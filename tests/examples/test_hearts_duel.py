"""Hearts between our search and OpenSpiel's: both play the same deal, and are asked about what their seat knows."""

from pathlib import Path

import msgspec
import pyspiel  # type: ignore[import-not-found]
import pytest
from benchmarks.hearts_duel import (
    SEATINGS,
    Cost,
    Duel,
    Kept,
    OurSearch,
    Player,
    Result,
    Terms,
    dealt,
    decided,
    kept,
    line,
    match,
    play_hand,
)
from benchmarks.openspiel_hearts import PASS, Disagreement, TheirSearch, our_card, their_card

from donabe.kernel.bits import listed
from donabe.kernel.game import Game

FEW = Terms(simulations=20)


def searches() -> dict[str, Player]:
    return {"ours": OurSearch("strong", 1), "theirs": TheirSearch(10.0, 1)}


def test_every_card_has_the_name_that_openspiel_gives_it(hearts: Game) -> None:
    state = pyspiel.load_game("hearts").new_initial_state()
    state.apply_action(0)
    for card in range(PASS):
        assert state.action_to_string(their_card(card)) == hearts.token(card).replace("10", "T")
        assert our_card(their_card(card)) == card
        assert their_card(PASS + card) == their_card(card)


def test_every_hand_has_two_seats_of_each_side_and_every_seat_is_as_often_ours(hearts: Game) -> None:
    assert [len(seats) for seats in SEATINGS] == [2] * 6
    assert [sum(seat in seats for seats in SEATINGS) for seat in range(4)] == [3] * 4


@pytest.mark.parametrize("number", range(4))
def test_both_searches_play_a_deal_to_its_end_with_every_direction_of_passing(hearts: Game, number: int) -> None:
    deal, result = dealt(number), Result()
    play_hand(deal, ["ours", "theirs", "theirs", "ours"], searches(), FEW, result)
    assert sum(result.wins.values()) == pytest.approx(1)
    assert sum(result.points.values()) in {26, 78}
    assert all(cost.simulations == 20 * cost.decisions > 0 for cost in result.costs.values())


@pytest.mark.parametrize("seat", range(4))
def test_openspiel_passes_from_the_hand_of_the_seat_that_is_asked(hearts: Game, seat: int) -> None:
    deal = dealt(1)
    while (actor := deal.actor()) < seat:
        deal.play(actor, deal.legal(actor)[0])
    legal = deal.legal(seat)
    asked = deal.asked(seat, legal[0])
    assert asked.current_player() == 0
    assert asked.legal_actions() == sorted(their_card(card) for card in listed(deal.table.hands[seat]))
    assert searches()["theirs"].choose(deal, seat, legal, 20) in legal


def test_engines_that_disagree_are_found_out(hearts: Game) -> None:
    deal = dealt(0)  # nothing is passed in it
    deal.table.hands[deal.actor()] = 0b11
    with pytest.raises(Disagreement, match="legal here"):
        play_hand(deal, ["ours"] * 4, searches(), FEW, Result())


def test_a_limit_of_time_becomes_simulations_by_what_a_short_search_took(hearts: Game) -> None:
    deal = dealt(1)
    action, cost = decided(searches()["theirs"], deal, 0, deal.legal(0), Terms(seconds=0.02))
    assert action in deal.legal(0)
    assert cost.simulations >= 20
    assert cost.decisions == 1


def test_the_report_counts_hands_for_wins_and_seats_for_points() -> None:
    result = Result({"ours": 4.5, "theirs": 1.5}, {"ours": 36, "theirs": 120})
    result.costs["ours"] = Cost(decisions=2, simulations=2000, seconds=0.1)
    cells = line(FEW, [result, result]).split(" | ")
    assert cells[:6] == ["| 20 simulations", "2", "0.75 ± 0.00", "0.23 ± 0.00", "3.00 ± 0.00", "10.00 ± 0.00"]
    assert cells[6] == "50.0 ms, 1,000 simulations"


def test_a_match_goes_on_from_the_deals_that_were_kept_and_ends_when_it_is_clear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel, file = Duel(Terms(simulations=2), 12, "random", 6.0), tmp_path / "duel.jsonl"
    won, even = Result({"ours": 6.0, "theirs": 0.0}), Result({"ours": 3.0, "theirs": 3.0})
    kept_before = [Kept(duel.name(), each) for each in [won] * 7] + [Kept("another", even)]
    file.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in kept_before))
    numbers: list[int] = []

    def played(number: int, **_terms: object) -> Result:
        numbers.append(number)
        return won

    monkeypatch.setattr("benchmarks.hearts_duel.played", played)
    results = kept(file, duel)
    assert results == [won] * 7
    assert list(match(duel, results, 1)) == [won]
    assert (numbers, len(results)) == ([7], 8)
    assert list(match(duel, results, 1)) == []
