"""Simulations: the same matches whoever plays them, bots that sit everywhere, sums that are right."""

import math
import statistics
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from librt.random import Random

from donabe import bots, games
from donabe.kernel.errors import BadOption, BadSeat, DonabeError
from donabe.kernel.game import Game
from donabe.kernel.match import Match
from donabe.kernel.record import decoded, recorded, verify
from donabe.kernel.state import State
from donabe.lab import Plan, Played, Summary, Tally, match_seed, seed_from_text, simulate
from tables import Setting, every_plain_setting, played_match

PLAN = Plan("iyadosu", 3, 20, ("thumb", "random", "random"), seed_from_text("lab"))


class Cheat(bots.Bot):
    """Plays the first action there is, legal or not."""

    name = "cheat"

    def choose(self, _game: Game, _world: State, _seat: int, _rng: Random, _budget: bots.Budget) -> int:
        return 0


def test_a_seed_is_a_text_s_hash_or_64_hexadecimal_digits_as_they_are() -> None:
    assert seed_from_text("ab" * 32) == bytes.fromhex("ab" * 32)
    assert seed_from_text("AB" * 32) == bytes.fromhex("ab" * 32)
    assert seed_from_text("") != seed_from_text(" ")
    assert seed_from_text("abc").hex() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert len(seed_from_text("\udcff")) == 32


def test_no_two_matches_and_no_two_bots_share_their_chances() -> None:
    seeds = [match_seed(PLAN.seed, index) for index in range(100)]
    assert len({*seeds, PLAN.seed}) == 101
    drawn = [bots.bot_rng(seed, seat).randrange(1 << 40) for seed in seeds for seat in range(5)]
    assert len(set(drawn)) == 500


def test_the_matches_are_the_same_whatever_the_number_of_workers() -> None:
    alone, together = list(simulate(PLAN, workers=1)), list(simulate(PLAN, workers=2))
    assert alone == together
    assert len({played.line for played in alone}) == PLAN.games


def test_a_simulation_runs_on_any_executor() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert list(simulate(PLAN, executor=executor)) == list(simulate(PLAN, workers=1))
        assert executor.submit(abs, -1).result() == 1


@pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
def test_a_match_that_does_not_narrate_has_the_same_record(setting: Setting) -> None:
    told = played_match(setting, 3)
    quiet = Match(told.game, told.names, told.options, told.seed, narrate=False)
    for seat, action in told.moves:
        assert {event.kind for event in quiet.play(seat, action)} <= {"round", "score"}
    assert recorded(quiet) == recorded(told)
    assert len(told.events) > len(quiet.events)


def test_every_record_verifies_and_says_how_it_ended() -> None:
    for played in simulate(PLAN, workers=1):
        record = decoded(played.line)
        verify(record, games.load(record.game))
        assert record.result is not None
        assert (record.result.totals, record.result.ranks) == (played.totals, played.ranks)
        assert [player.kind for player in record.seats] == played.kinds


def test_everybody_sits_everywhere_equally_often() -> None:
    plan = Plan("iyadosu", 4, 8, ("thumb", "random", "thumb", "random"), PLAN.seed)
    seen = Counter((seat, name) for index in range(8) for seat, (name, _) in enumerate(plan.seating(index)))
    assert len(seen) == 16
    assert set(seen.values()) == {2}


def test_without_rotation_everybody_keeps_the_seat() -> None:
    plan = Plan("iyadosu", 3, 8, ("thumb",), PLAN.seed, rotate=False)
    assert {tuple(plan.seating(index)) for index in range(8)} == {tuple(plan.seating(0))}
    assert plan.seating(0) == [("thumb 1", "thumb"), ("thumb 2", "thumb"), ("thumb 3", "thumb")]


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("iyadosu", 3, 0, ("thumb",), PLAN.seed), BadOption),
        (Plan("iyadosu", 9, 1, ("thumb",), PLAN.seed), BadSeat),
        (Plan("iyadosu", 3, 1, ("thumb", "thumb"), PLAN.seed), BadSeat),
        (Plan("iyadosu", 3, 1, ("thumb",), PLAN.seed, {"volume": 11}), BadOption),
        (Plan("chess", 3, 1, ("thumb",), PLAN.seed), DonabeError),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_anything_starts(plan: Plan, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(plan)


def test_a_bot_that_breaks_the_rules_is_told_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "cheat", Cheat())
    with pytest.raises(bots.BotFault, match=match_seed(PLAN.seed, 0).hex()):
        next(simulate(Plan("iyadosu", 3, 1, ("cheat",), PLAN.seed), workers=1))


def test_a_tally_agrees_with_the_textbook() -> None:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6]
    tally = Tally()
    for number in numbers:
        tally.add(number)
    estimate = tally.estimate()
    assert estimate.mean == pytest.approx(statistics.mean(numbers))
    assert estimate.margin == pytest.approx(1.96 * statistics.stdev(numbers) / math.sqrt(len(numbers)))


def test_shared_wins_are_split_and_a_bot_s_seats_count_as_one() -> None:
    summary = Summary()
    summary.add(Played(b"", ["a", "a", "b"], [4, 2, 4], [1, 3, 1]))
    summary.add(Played(b"", ["b", "a", "a"], [1, 5, 3], [3, 1, 2]))
    assert summary.matches == 2
    assert [seat.wins.mean for seat in summary.seats] == [0.25, 0.5, 0.25]
    assert [seat.score.mean for seat in summary.seats] == [2.5, 3.5, 3.5]
    assert (summary.bots["a"].wins.mean, summary.bots["b"].wins.mean) == (0.375, 0.25)
    assert (summary.bots["a"].score.mean, summary.bots["a"].score.count) == (3.5, 2)


def test_equal_bots_win_their_share_exactly() -> None:
    summary = Summary()
    for played in simulate(Plan("iyadosu", 3, 5, ("random",), PLAN.seed), workers=1):
        summary.add(played)
    wins = summary.bots["random"].wins.estimate()
    assert wins.mean == pytest.approx(1 / 3)
    assert wins.margin == pytest.approx(0)
