"""A match lets legal moves through, answers every mistake with its own error, and then nothing has changed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from donabe import games
from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import BadOption, BadSeat, DonabeError, IllegalAction, MatchOver, NotYourTurn, UnparsableToken
from donabe.kernel.match import Match
from donabe.kernel.record import recorded
from tables import Setting, every_plain_setting, played_match

each_plain_setting = pytest.mark.parametrize("setting", every_plain_setting(), ids=str)
GAME = games.load("iyadosu")


@contextmanager
def refused(match: Match, kind: type[DonabeError]) -> Iterator[None]:
    before = (match.state.snapshot(), recorded(match), len(match.events))
    with pytest.raises(kind):
        yield
    assert (match.state.snapshot(), recorded(match), len(match.events)) == before
    assert match.state.events is None


@each_plain_setting
def test_each_mistake_has_its_error_and_changes_nothing(setting: Setting) -> None:
    match = played_match(setting, 1, decisions=7)
    actors = match.state.actors()
    actor = actors[0]
    legal = match.state.legal(actor)
    illegal = next(action for action in range(len(setting.game.tokens)) if action not in legal)
    with refused(match, UnparsableToken):
        match.play(actor, "no such move")
    for code in (-1, len(setting.game.tokens), 2**80):
        with refused(match, UnparsableToken):
            match.play(actor, code)
    for seat in (-1, setting.players, 2**80):
        with refused(match, BadSeat):
            match.play(seat, legal[0])
    for seat in set(range(setting.players)) - set(actors):
        with refused(match, NotYourTurn):
            match.play(seat, legal[0])
    with refused(match, IllegalAction):
        match.play(actor, illegal)
    with refused(match, IllegalAction):
        match.play(actor, setting.game.token(illegal))


@each_plain_setting
def test_after_the_end_no_move_is_taken(setting: Setting) -> None:
    match = played_match(setting, 2)
    assert match.over
    for seat in (-1, 0, setting.players):
        with refused(match, MatchOver):
            match.play(seat, 0)


def test_an_illegal_move_names_the_clause_that_forbids_it() -> None:
    match = Match(GAME, ["A", "B", "C"], seed=bytes(SEED_BYTES))
    with pytest.raises(IllegalAction) as refusal:
        match.play(match.state.actor(), "K1")
    assert refusal.value.clause == "IY-3.1"


def test_a_seat_out_of_turn_is_told_for_whom_the_table_waits() -> None:
    match = Match(GAME, ["A", "B", "C"], seed=bytes(SEED_BYTES))
    with pytest.raises(NotYourTurn) as refusal:
        match.play((match.state.actor() + 1) % 3, "split 1")
    assert refusal.value.actors == match.state.actors()


def test_a_token_is_taken_however_it_is_typed() -> None:
    match = Match(GAME, ["A", "B", "C"], seed=bytes(SEED_BYTES))
    match.play(match.state.actor(), " SPLIT2\t")
    assert GAME.token(match.moves[0][1]) == "split 2"


@each_plain_setting
def test_what_play_returns_is_what_the_events_gain(setting: Setting) -> None:
    match = played_match(setting, 3, decisions=5)
    before = len(match.events)
    actor = match.state.actor()
    told = match.play(actor, match.state.legal(actor)[0])
    assert match.events[before:] == told
    assert told


def test_a_table_cannot_be_set_up_for_the_wrong_number_or_with_the_wrong_options() -> None:
    with pytest.raises(BadSeat):
        Match(GAME, ["alone"])
    with pytest.raises(BadSeat):
        Match(GAME, ["A", "B", "half a pair \ud800"])
    with pytest.raises(BadOption):
        Match(GAME, ["A", "B", "C"], {"bid_bonus": "perhaps"})
    with pytest.raises(ValueError, match="32 bytes"):
        Match(GAME, ["A", "B", "C"], seed=b"short")


def test_without_a_seed_no_two_matches_are_dealt_alike() -> None:
    seeds = {Match(GAME, ["A", "B", "C"]).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == SEED_BYTES for seed in seeds)


@each_plain_setting
def test_score_lines_add_up_to_the_totals(setting: Setting) -> None:
    match = played_match(setting, 4)
    totals = [0] * setting.players
    for lines in match.score_lines():
        for line in lines:
            totals[line.seat] += line.points
    assert totals == match.state.scores() == match.state.outcome().totals


@each_plain_setting
def test_a_match_that_nobody_listens_to_has_the_same_record(setting: Setting) -> None:
    told = played_match(setting, 4)
    silent = Match(setting.game, told.names, setting.options, told.seed, narrate=False)
    for seat, action in told.moves:
        assert silent.play(seat, action) == []
    assert silent.events == []
    assert recorded(silent) == recorded(told)


@pytest.mark.parametrize("key", ["iyadosu", "salty"])
def test_cards_of_tricks_before_the_last_are_not_looked_up_until_the_round_is_over(key: str) -> None:
    match = played_match(Setting(key, 3), 5, decisions=3 + 3 + 6)  # dealing with dishes, sides and splits aside
    while not match.over and match.state.round == 1:
        now = match.state.last_trick()
        lasting = match.lasting_events()
        assert [event.trick for event in match.events if event not in lasting] == [
            event.trick for event in match.events if 0 <= event.trick < now
        ]
        seat = match.state.actor()
        match.play(seat, match.state.legal(seat)[0])
    earlier = [event for event in match.lasting_events() if event.trick >= 0]
    assert {event.trick for event in earlier} >= {0, 1, 2}


def test_pointing_is_answered_by_a_choice_a_clause_or_that_nothing_is_asked() -> None:
    match = Match(games.load("salty"), ["Ada", "Ben", "Cleo"], seed=bytes(32))
    chooser, waiting = match.state.actor(), match.state.left_of(match.state.actor())
    held = match.game.view(match.state, chooser).zones
    card = next(zone for zone in held if zone.id == f"hand:{chooser}").cards[0].id
    assert match.why(chooser, "dish:4").code == "is-a-choice"
    refusal = match.why(chooser, card)
    assert isinstance(refusal, IllegalAction)
    assert refusal.clause == "SA-2.5"
    assert match.why(waiting, "dish:4").code == "not-asked"
    assert match.why(chooser, "the cat").code == "no-choice"
