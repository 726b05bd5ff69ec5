"""Tournaments: fair seatings, the same results whoever plays, intervals by deal, files to go on with."""

import math
import statistics
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from librt.random import Random

from donabe.bots import UnknownBot
from donabe.kernel.errors import BadOption, BadSeat, DonabeError
from donabe.lab import MatchResult, Plan, Tournament, TournamentTable, one_against, play_deals, seed_from_text, simulate
from donabe.lab.ratings import Ratings
from donabe.lab.results_file import BadResults, results_file, usual_path
from donabe.lab.shares import FEWEST_DEALS, Share, excludes, is_look, student
from donabe.lab.tournament import all_seatings

SEED = seed_from_text("tournament")
DUEL = Tournament("mushroom_sort", 2, ("thumb", "random"), 3, SEED)


def played(tournament: Tournament) -> list[MatchResult]:
    return list(play_deals(tournament.plan(), workers=1))


@cache
def duel() -> list[MatchResult]:
    """All results of the duel."""
    return played(DUEL)


def table_of(tournament: Tournament, results: list[MatchResult]) -> TournamentTable:
    table = TournamentTable(tournament)
    for result in results:
        if not table.add(result):
            break
    return table


def invented(tournament: Tournament, deal: int, winner: str) -> list[MatchResult]:
    """The matches of a deal in which this bot wins wherever it sits, shared among its seats."""
    results = []
    for seats in all_seatings(tournament.bots, tournament.players):
        best = winner if winner in seats else seats[0]
        results.append(MatchResult(deal, seats, [0] * len(seats), [1 if name == best else 2 for name in seats]))
    return results


# -- seatings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abc", 2), ("abc", 3), ("abcd", 3)])
def test_enough_bots_sit_in_every_choice_and_every_order(bots: str, players: int) -> None:
    seatings = all_seatings(tuple(bots), players)
    assert len(set(seatings)) == len(seatings) == math.perm(len(bots), players)
    assert all(len(set(seating)) == players for seating in seatings)


def test_too_few_bots_sit_alone_at_every_seat_against_tables_of_each_other() -> None:
    assert all_seatings(("a", "b"), 3) == (
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
        ("b", "a", "a"),
        ("a", "b", "a"),
        ("a", "a", "b"),
    )
    assert len(set(all_seatings(("a", "b", "c"), 4))) == 3 * 2 * 4


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("ab", 4), ("abc", 4), ("abcd", 3), ("abcd", 4)])
def test_every_bot_sits_at_every_seat_equally_often(bots: str, players: int) -> None:
    seatings = all_seatings(tuple(bots), players)
    sat = Counter((seat, name) for seating in seatings for seat, name in enumerate(seating))
    assert len(sat) == players * len(bots)
    assert len(set(sat.values())) == 1


def test_every_seating_of_a_deal_gets_the_same_cards() -> None:
    """Bots have their chances by seat: a table of random alone plays each deal the same, whatever it is called."""
    twins = Tournament("iyadosu", 3, ("random", "thumb"), 2, SEED)
    plan = replace(twins.plan(), seatings=(("random",) * 3,) * 4)
    results = list(play_deals(plan, workers=1))
    by_deal = [{(*result.totals, *result.ranks) for result in results if result.deal == deal} for deal in (0, 1)]
    assert [len(endings) for endings in by_deal] == [1, 1]
    simulated = list(simulate(Plan("iyadosu", 3, 2, ("random",), SEED, rotate=False), workers=1))
    assert [result.totals for result in results[::4]] == [match.totals for match in simulated]


# -- plans that cannot be played -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"deals": 0}, BadOption),
        ({"players": 9}, BadSeat),
        ({"bots": ("thumb",)}, BadOption),
        ({"bots": ("thumb", "thumb")}, BadOption),
        ({"bots": ("thumb", "genius")}, UnknownBot),
        ({"bots": tuple(str(number) for number in range(40))}, BadOption),
        ({"options": {"volume": 11}}, BadOption),
        ({"game": "chess"}, DonabeError),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(changes: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        replace(DUEL, **changes).plan()  # type: ignore[arg-type]


# -- who plays -------------------------------------------------------------------------------------------------------


def test_the_results_are_the_same_whoever_plays() -> None:
    alone = duel()
    assert [result.deal for result in alone] == [0, 0, 1, 1, 2, 2]
    assert list(play_deals(DUEL.plan(), workers=2)) == alone
    with ThreadPoolExecutor(2) as executor:
        assert list(play_deals(DUEL.plan(), executor=executor)) == alone
    assert list(play_deals(DUEL.plan(), first=3, workers=1)) == alone[3:]


# -- intervals -------------------------------------------------------------------------------------------------------


def test_a_share_of_equal_wholes_is_the_textbook_s_mean_by_deal() -> None:
    shares = [0.5, 1, 0, 0.5, 1, 1, 0.25, 0.75]
    share = Share()
    for part in shares:
        share.add(4 * part, 4)
    estimate = share.estimate()
    assert estimate.mean == pytest.approx(statistics.mean(shares))
    assert estimate.margin == pytest.approx(2.365 * statistics.stdev(shares) / math.sqrt(8), rel=2e-3)


def test_a_share_of_unequal_wholes_has_an_interval_that_holds_the_truth_as_often_as_it_says() -> None:
    rng, held, times = Random(5), 0, 2_000
    for _ in range(times):
        share = Share()
        for _ in range(30):
            whole = int(rng.randint(1, 4))
            share.add(sum(rng.random() < 0.3 for _ in range(whole)), whole)
        held += not excludes(share.estimate(), 0.3)
    assert 0.93 < held / times < 0.965


def test_few_deals_make_wider_intervals() -> None:
    for freedom, quantile in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(1.96, freedom) == pytest.approx(quantile, rel=0.01)


def test_nothing_and_a_single_deal_say_that_they_do_not_know() -> None:
    share = Share()
    assert math.isnan(share.estimate().mean)
    share.add(0, 0)
    assert math.isnan(share.estimate().mean)
    one = Share()
    one.add(1, 2)
    assert one.estimate().mean == 0.5
    assert math.isnan(one.estimate().margin)
    assert not excludes(one.estimate(), 0.9)


@pytest.mark.parametrize("won", [0, 4])
def test_nothing_or_everything_so_far_is_not_certain(won: int) -> None:
    share = Share()
    for _ in range(20):
        share.add(won, 4)
    assert share.estimate().mean == won / 4
    assert share.estimate().margin == pytest.approx(0.161, abs=1e-3)
    assert share.clear_of(0.5)
    assert not share.clear_of(0.2 if won == 0 else 0.8)


def test_seatings_of_a_deal_count_as_one() -> None:
    """Ten equal deals of two matches each are no more than ten."""
    share = Share()
    for deal in range(10):
        share.add(2 * (deal % 2), 2)
    estimate = share.estimate()
    assert estimate.margin == pytest.approx(2.262 * statistics.stdev([0, 1] * 5) / math.sqrt(10), rel=2e-3)


def test_looks_are_few() -> None:
    assert [deals for deals in range(500) if is_look(deals)] == [20, 30, 45, 68, 102, 153, 230, 345]


def test_looking_again_and_again_seldom_finds_a_difference_between_equals() -> None:
    rng, wrong, times = Random(8), 0, 400
    for _ in range(times):
        share = Share()
        for _ in range(345):
            share.add((rng.random() < 0.5) + (rng.random() < 0.5), 2)
            if is_look(share.deals) and share.clear_of(0.5):
                wrong += 1
                break
    assert wrong / times < 0.07


# -- tables ----------------------------------------------------------------------------------------------------------


def test_among_different_bots_a_pair_shares_the_wins_of_the_two() -> None:
    three = Tournament("iyadosu", 3, ("a", "b", "c"), 2, SEED)
    table = table_of(three, invented(three, 0, "a") + invented(three, 1, "c"))
    shares = {(pair.one, pair.other): (pair.share.estimate().mean, pair.fair) for pair in table.pairs}
    assert shares == {("a", "b"): (1, 0.5), ("a", "c"): (0.5, 0.5), ("b", "c"): (0, 0.5)}
    assert [bot.wins.estimate().mean for bot in table.bots] == [0.5, 0, 0.5]
    assert (table.deals, table.matches) == (2, 12)


def test_at_a_table_of_the_other_a_pair_s_share_is_that_of_the_one_seat() -> None:
    two = Tournament("iyadosu", 3, ("a", "b"), 2, SEED)
    table = table_of(two, invented(two, 0, "a") + invented(two, 1, "b"))
    shares = {(pair.one, pair.other): (pair.share.estimate().mean, pair.fair) for pair in table.pairs}
    assert shares == {("a", "b"): (0.5, 1 / 3), ("b", "a"): (0.5, 1 / 3)}
    assert [bot.wins.estimate().mean for bot in table.bots] == [pytest.approx(1 / 3)] * 2


def test_a_deal_counts_once_all_its_seatings_are_played() -> None:
    table = table_of(DUEL, duel()[:-1])
    assert (table.deals, table.matches) == (2, 4)


def test_a_tournament_stops_when_everything_is_clear_if_asked() -> None:
    long = replace(DUEL, deals=50, bots=("a", "b"))
    results = [result for deal in range(50) for result in invented(long, deal, "a")]
    assert table_of(long, results).deals == 50
    short = table_of(replace(long, until_clear=True), results)
    assert short.deals == FEWEST_DEALS
    assert short.pairs[0].verdict() == "above"


def test_a_tournament_of_equals_does_not_stop_early() -> None:
    equal = replace(DUEL, deals=50, bots=("a", "b"), until_clear=True)
    results = [result for deal in range(50) for result in invented(equal, deal, "ab"[deal % 2])]
    table = table_of(equal, results)
    assert (table.deals, table.pairs[0].verdict()) == (50, "open")


def test_thumb_beats_random() -> None:
    table = table_of(DUEL, duel())
    assert table.pairs[0].share.estimate().mean > 0.5
    assert table.rating("thumb").mean > 25 > table.rating("random").mean


# -- ratings ---------------------------------------------------------------------------------------------------------


def test_ratings_follow_the_ranks_and_grow_surer() -> None:
    ratings = Ratings(("a", "b", "c"))
    before = ratings.rating("a")
    for deal in range(30):
        ratings.add(MatchResult(deal, ("b", "c", "a"), [0, 0, 0], [2, 3, 1]))
    assert ratings.rating("a").mean > ratings.rating("b").mean > ratings.rating("c").mean
    assert ratings.rating("a").margin < before.margin


def test_a_bot_that_only_plays_itself_keeps_its_rating() -> None:
    ratings = Ratings(("a",))
    ratings.add(MatchResult(0, ("a", "a", "a"), [0, 0, 0], [2, 3, 1]))
    assert ratings.rating("a").mean == pytest.approx(25)


# -- one against a table ---------------------------------------------------------------------------------------------


def test_one_against_a_table_tries_every_seat_and_stops_when_it_is_clear() -> None:
    steps = list(one_against("iyadosu", 3, "thumb", "random", 60, SEED, workers=1))
    assert [step.deals for step in steps] == list(range(1, len(steps) + 1))
    assert [step.clear for step in steps] == [False] * (len(steps) - 1) + [True]
    assert FEWEST_DEALS <= len(steps) < 60
    assert steps[-1].fair == 1 / 3
    assert excludes(steps[-1].share, 1 / 3)


def test_one_against_a_table_of_itself_wins_its_fair_share_exactly() -> None:
    *_, last = one_against("iyadosu", 3, "random", "random", 4, SEED, workers=1)
    assert (last.deals, last.clear) == (4, False)
    assert last.share.mean == pytest.approx(1 / 3)
    assert last.share.margin == pytest.approx(0, abs=1e-6)


def test_one_against_a_table_agrees_with_a_tournament() -> None:
    two = Tournament("iyadosu", 3, ("thumb", "random"), 3, SEED)
    pair = table_of(two, played(two)).pairs[0]
    *_, last = one_against("iyadosu", 3, "thumb", "random", 3, SEED, workers=2)
    assert last.share.mean == pytest.approx(pair.share.estimate().mean)
    assert last.share.margin == pytest.approx(pair.share.estimate().margin)


def test_one_against_a_table_goes_on_from_what_was_won_before() -> None:
    wins = [step.won for step in one_against("iyadosu", 3, "thumb", "random", 6, SEED, workers=1)]
    again = list(one_against("iyadosu", 3, "thumb", "random", 6, SEED, earlier=wins[:4], workers=1))
    assert [step.won for step in again] == wins
    assert [step.deals for step in again] == [1, 2, 3, 4, 5, 6]


def test_one_against_a_table_can_have_a_bar_of_its_own_and_few_deals() -> None:
    won = [3.0] * 8
    *_, low = one_against("iyadosu", 3, "thumb", "random", 8, SEED, earlier=won, fewest=8, workers=1)
    *_, high = one_against("iyadosu", 3, "thumb", "random", 8, SEED, earlier=won, fewest=8, bar=0.9, workers=1)
    assert (low.deals, low.clear) == (8, True)
    assert (high.deals, high.clear) == (8, False)


def test_one_against_a_table_refuses_at_once() -> None:
    with pytest.raises(UnknownBot):
        one_against("iyadosu", 3, "genius", "random", 3, SEED)


def test_a_ladder_can_stop_in_the_middle_and_keep_its_executor() -> None:
    with ThreadPoolExecutor(1) as executor:
        steps = one_against("mushroom_sort", 2, "random", "random", 500, SEED, executor=executor)
        assert len(list(islice(steps, 2))) == 2
        steps.close()  # type: ignore[attr-defined]
        assert executor.submit(abs, -1).result(timeout=20) == 1


# -- files -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A file with all results of the duel."""
    path = tmp_path / "results.jsonl"
    with results_file(path, DUEL) as file:
        assert file.before == []
        for result in duel():
            file.append(result)
    return path


def test_a_file_gives_back_what_was_appended(kept: Path) -> None:
    with results_file(kept, DUEL) as file:
        assert file.before == duel()


def test_a_line_that_was_torn_by_a_kill_is_played_again(kept: Path) -> None:
    whole = kept.read_bytes()
    for cut in (1, 20, len(whole) - 10):
        kept.write_bytes(whole[:-cut])
        with results_file(kept, DUEL) as file:
            for result in duel()[len(file.before) :]:
                file.append(result)
        assert kept.read_bytes() == whole


def test_more_deals_and_another_ending_go_on_in_the_same_file(kept: Path) -> None:
    more = replace(DUEL, deals=9, until_clear=True)
    with results_file(kept, more) as file:
        assert len(file.before) == 6
    assert usual_path(more) == usual_path(DUEL)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"game": "mush_ring"}, "game"),
        ({"bots": ("random", "thumb")}, "bots"),
        ({"seed": bytes(32)}, "seed"),
        ({"players": 3}, "players"),
        ({"options": {"volume": 11}}, "options"),
    ],
)
def test_the_file_of_another_tournament_is_refused(kept: Path, changes: dict[str, object], told: str) -> None:
    before = kept.read_bytes()
    other = replace(DUEL, **changes)  # type: ignore[arg-type]
    with pytest.raises(BadResults, match=rf"another tournament \({told} "), results_file(kept, other):
        pass
    assert kept.read_bytes() == before
    assert usual_path(other) != usual_path(DUEL)


@pytest.mark.parametrize("junk", [b"my diary", b"my diary\n", b"\xff\n", b"{}\n", b"\n", b"[" * 5000 + b"\n"])
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, junk: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(junk)
    with pytest.raises(BadResults, match="no file of tournament results"), results_file(path, DUEL):
        pass
    assert path.read_bytes() == junk


def test_lines_that_do_not_belong_there_are_told_by_number(kept: Path) -> None:
    lines = kept.read_bytes().splitlines(keepends=True)
    for changed in ([*lines[:2], *lines[3:]], [*lines[:2], b"{}\n"], [*lines[:2], lines[2].replace(b"1", b"3")]):
        kept.write_bytes(b"".join(changed))
        with pytest.raises(BadResults, match="line 3 "), results_file(kept, DUEL):
            pass


def test_a_file_in_use_is_refused(kept: Path) -> None:
    with (
        results_file(kept, DUEL),
        pytest.raises(BadResults, match="another program"),
        results_file(kept, DUEL),
    ):
        pass
