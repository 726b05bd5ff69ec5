"""The ladder: deals are kept as they end, gone on from, and made into a table."""

from itertools import islice
from pathlib import Path

import msgspec
from benchmarks.ladder import (
    BARS,
    PAIRS,
    SEES_ALL,
    Comparison,
    Deal,
    bar_of,
    climb,
    comparisons,
    kept,
    measured,
    report,
)

from donabe import games

STEP: Comparison = ("mushroom_sort", 2, "novice", "random")


def test_the_common_numbers_of_players_come_first_and_no_comparison_is_left_out() -> None:
    everything = list(comparisons(games.keys(), common=False))
    assert everything[: 10 * len(PAIRS)] == list(comparisons(games.keys(), common=True))
    settings = {(key, players) for key in games.keys() for players in games.load(key).players}  # noqa: SIM118
    assert len(everything) == len(set(everything)) == len(settings) * len(PAIRS)


def test_a_run_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    at_once, in_two = tmp_path / "once.jsonl", tmp_path / "twice.jsonl"
    climb([STEP], kept(at_once), at_once, 12, 1)
    begun = kept(in_two)
    lines = [Deal(*STEP, won) for won in islice(measured(STEP, begun, 12, 1), 5)]
    in_two.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    climb([STEP], kept(in_two), in_two, 12, 1)
    assert in_two.read_bytes() == at_once.read_bytes()
    assert len(kept(at_once)[STEP]) == 12
    assert list(measured(STEP, kept(at_once), 12, 1)) == []


def test_what_is_clear_is_not_played_on(tmp_path: Path) -> None:
    wins = kept(tmp_path / "none.jsonl")
    wins[STEP] = [1.0] * 10 + [2.0] * 20
    assert list(measured(STEP, wins, 100, 1)) == []


def test_against_thumbs_the_bar_is_half_of_the_way_to_the_ceiling_or_what_is_asked_for(tmp_path: Path) -> None:
    wins = kept(tmp_path / "none.jsonl")
    assert bar_of(("salty", 4, "expert", "strong"), wins) == 0.25
    wins["salty", 4, SEES_ALL, "thumb"] = [3.0] * 4
    assert bar_of(("salty", 4, "expert", "strong"), wins) == 0.25
    assert bar_of(("salty", 4, "expert", "thumb"), wins) == 0.5
    wins["salty", 4, SEES_ALL, "thumb"] = [1.0] * 4
    assert bar_of(("salty", 4, "expert", "thumb"), wins) == BARS["salty", 4]


def test_the_table_leaves_open_what_was_not_measured(tmp_path: Path) -> None:
    wins = kept(tmp_path / "none.jsonl")
    wins["salty", 4, "expert", "thumb"] = [2.0, 3.0, 2.0, 3.0]
    wins["salty", 4, SEES_ALL, "thumb"] = [4.0, 4.0, 3.0, 3.0]
    assert list(report(wins))[-1] == "| Salty | 4 | 0.25 |  |  |  |  | 0.62 ± 0.23 | 0.88 ± 0.23 | 60% |"
