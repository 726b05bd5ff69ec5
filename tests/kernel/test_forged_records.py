"""Somebody who alters a record and puts the digest right is found out wherever the rules leave no freedom."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from donabe import games
from donabe.kernel.errors import CorruptRecord, DonabeError
from donabe.kernel.match import Match
from donabe.kernel.record import Record, decoded, digest, encoded, recorded, verify
from tables import Setting, every_plain_setting, played_match

each_plain_setting = pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
SETTING = Setting("iyadosu", 3, {"early_win": False, "bid_bonus": False})


def forged(record: Record, **changes: Any) -> Record:
    """The record with these changes and a digest that fits."""
    false = msgspec.structs.replace(decoded(encoded(record)), **changes)
    false.digest = digest(false)
    return decoded(encoded(false))


def assert_refused(record: Record) -> None:
    with pytest.raises(CorruptRecord):
        verify(record, games.load(record.game))


@each_plain_setting
def test_a_score_rank_or_reason_that_the_moves_do_not_give_is_found(setting: Setting) -> None:
    record = recorded(played_match(setting, 1))
    result = record.result
    assert result is not None
    first = result.rounds[0]
    line = first.lines[0]
    changes: list[Callable[[Any], Any]] = [
        lambda result: result.totals.__setitem__(0, result.totals[0] + 1),
        lambda result: result.totals.append(0),
        lambda result: result.ranks.reverse() if result.ranks != result.ranks[::-1] else result.ranks.clear(),
        lambda result: result.decided.__setitem__(0, "luck"),
        lambda result: result.rounds.pop(),
        lambda result: result.rounds.append(first),
        lambda result: result.rounds[0].points.__setitem__(0, first.points[0] + 1),
        lambda result: result.rounds[0].lines.pop(),
        lambda result: result.rounds[0].lines.__setitem__(0, (*line[:3], line[3] + 1)),
        lambda result: result.rounds[0].lines.__setitem__(0, (line[0], "charm", *line[2:])),
    ]
    for change in changes:
        false = decoded(encoded(record))
        change(false.result)
        assert_refused(forged(false))


@each_plain_setting
def test_another_move_is_found_unless_it_makes_another_possible_match(setting: Setting) -> None:
    match = played_match(setting, 1)
    record = recorded(match)
    for number in range(0, len(match.moves), max(1, len(match.moves) // 10)):
        seat, action = match.moves[number]
        moves = [*record.moves]
        moves[number] = f"{seat} {setting.game.token((action + 1) % len(setting.game.tokens))}"
        assert_judged_as_played(forged(record, moves=moves), setting)
        moves[number] = f"{(seat + 1) % setting.players} {setting.game.token(action)}"
        assert_judged_as_played(forged(record, moves=moves), setting)
        assert_judged_as_played(forged(record, moves=[*moves[:number], *moves[number + 1 :]]), setting)


def assert_judged_as_played(record: Record, setting: Setting) -> None:
    """The referee accepts a record exactly if playing its moves gives this very record."""
    again = Match(setting.game, [player.name for player in record.seats], record.options, bytes.fromhex(record.seed))
    try:
        for move in record.moves:
            again.play(int(move[0]), move[2:])
    except DonabeError:
        assert_refused(record)
        return
    if recorded(again) == record:
        verify(record, setting.game)
    else:
        assert_refused(record)


@each_plain_setting
def test_another_seed_is_found_even_with_its_own_commitment(setting: Setting) -> None:
    record = recorded(played_match(setting, 1))
    for number in range(2, 12):
        seed = number.to_bytes(32, "big")
        assert_refused(forged(record, seed=seed.hex()))
        assert_refused(forged(record, seed=seed.hex(), commitment=hashlib.sha256(seed).hexdigest()))


def test_a_commitment_that_is_not_the_seeds_hash_is_found() -> None:
    record = recorded(played_match(SETTING, 1))
    assert_refused(forged(record, commitment="0" * 64))
    assert_refused(forged(record, commitment=record.commitment.upper()))


def test_a_result_too_early_or_missing_or_moves_after_the_end_are_found() -> None:
    record = recorded(played_match(SETTING, 1))
    assert_refused(forged(record, moves=record.moves[:-1]))
    assert_refused(forged(record, result=None))
    assert_refused(forged(record, moves=[*record.moves, record.moves[-1]]))


@pytest.mark.parametrize("move", ["", "0", "0 ", " split 1", "9 split 1", "x split 1", "00 split 1", "-1 split 1"])
def test_a_move_that_is_no_move_is_found(move: str) -> None:
    record = recorded(played_match(SETTING, 1, decisions=3))
    assert_refused(forged(record, moves=[*record.moves[:2], move]))


def test_there_is_one_way_to_write_a_move_the_seed_and_the_options() -> None:
    record = recorded(played_match(SETTING, 1, decisions=3))
    assert_refused(forged(record, moves=[move.upper() for move in record.moves]))
    assert_refused(forged(record, moves=[move.replace(" ", "  ") for move in record.moves]))
    assert_refused(forged(record, seed=" ".join(record.seed)))
    high = forged(record, seed="ab" * 32, moves=[], commitment=hashlib.sha256(b"\xab" * 32).hexdigest())
    verify(high, SETTING.game)
    assert_refused(forged(high, seed=high.seed.upper()))
    for options in ({}, {"bid_bonus": False}, {**record.options, "more": 1}, {"bid_bonus": 0, "early_win": False}):
        assert_refused(forged(record, options=options))


def test_a_list_of_a_table_out_of_order_is_refused_for_that_reason() -> None:
    setting = Setting("happy_mochi", 3)
    record = recorded(played_match(setting, 1, decisions=3))
    effects = {name: dict(row) for name, row in record.options["effects"].items()}
    effects["red"]["flip"] = [0, 1]
    verify(recorded(played_match(Setting("happy_mochi", 3, {"effects": effects}), 1, decisions=0)), setting.game)
    effects["red"]["flip"] = [1, 0]
    unsorted = forged(record, moves=[], options={**record.options, "effects": effects})
    with pytest.raises(CorruptRecord, match=r"option effects\.red\.flip is written \[1, 0\]; a record says \[0, 1\]"):
        verify(unsorted, setting.game)


def test_a_missing_option_is_named() -> None:
    record = recorded(played_match(SETTING, 1, decisions=3))
    with pytest.raises(CorruptRecord, match="option early_win is missing"):
        verify(forged(record, options={"bid_bonus": False}), SETTING.game)


def test_a_wrong_number_of_seats_is_found() -> None:
    record = recorded(played_match(SETTING, 1))
    assert_refused(forged(record, seats=record.seats[:2]))
    assert_refused(forged(record, seats=[*record.seats, record.seats[0]]))


def test_other_names_make_another_true_record() -> None:
    record = recorded(played_match(SETTING, 1))
    renamed = [msgspec.structs.replace(player, name="Ghost", kind="thumb") for player in record.seats]
    verify(forged(record, seats=renamed), SETTING.game)
