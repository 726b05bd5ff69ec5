"""Every error has its own code, a message for people in one line, and what a program needs to go on."""

import pickle

import pytest

from donabe import games
from donabe.kernel import errors
from donabe.kernel.errors import (
    BadOption,
    BadSeat,
    CorruptRecord,
    DonabeError,
    IllegalAction,
    IsAChoice,
    MatchOver,
    NoChoice,
    NotAsked,
    NotYourTurn,
    UnknownGame,
    UnparsableToken,
    shortened,
)
from donabe.kernel.view import Text

HINT = Text("error-moves-look-like", {"token": "K1"})
ONE_OF_EACH = [
    UnparsableToken("x\n" * 500, HINT),
    IllegalAction("K3", "IY-4.2"),
    NotYourTurn(2, [0, 1]),
    NotAsked(),
    NoChoice(),
    IsAChoice(),
    MatchOver(),
    UnknownGame("\ud800 chess", ["iyadosu"]),
    BadOption("error-option-word", found="bid_bonus"),
    BadSeat("error-no-seat", number=7, last=3),
    CorruptRecord("error-record-move", number=3, reason=MatchOver().text),
]


def test_there_is_one_of_each_kind_here() -> None:
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, DonabeError)}
    assert {type(error) for error in ONE_OF_EACH} == kinds - {DonabeError}


def test_no_two_kinds_share_a_code() -> None:
    codes = [error.code for error in ONE_OF_EACH]
    assert len({*codes, DonabeError.code}) == len(codes) + 1


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=lambda error: error.code)
def test_a_message_is_one_short_line(error: DonabeError) -> None:
    assert str(error).isprintable()
    assert len(str(error)) < 200


def test_errors_carry_what_a_program_needs() -> None:
    assert (UnparsableToken("x", HINT).token, UnparsableToken("x", HINT).hint) == ("x", HINT)
    assert (IllegalAction("K3", "IY-4.2").token, IllegalAction("K3", "IY-4.2").clause) == ("K3", "IY-4.2")
    assert (NotYourTurn(2, [0, 1]).seat, NotYourTurn(2, [0, 1]).actors) == (2, [0, 1])


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=lambda error: error.code)
def test_an_error_comes_back_whole_from_a_worker(error: DonabeError) -> None:
    back = pickle.loads(pickle.dumps(error))
    assert (type(back), vars(back), str(back)) == (type(error), vars(error), str(error))


def test_an_error_that_no_catalogue_knows_says_its_name() -> None:
    assert str(BadOption("hearts are trumps")) == "hearts are trumps"


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=games.keys()[0]):
        games.load("chess")


def test_a_long_text_is_cut_and_a_short_one_is_not() -> None:
    assert shortened("a" * 60) == "a" * 60
    assert shortened("a" * 61) == "a" * 59 + "…"


def test_what_a_terminal_would_obey_is_not_repeated_to_it() -> None:
    assert shortened("\x1b[2Jgone\n") == "\N{REPLACEMENT CHARACTER}[2Jgone\N{REPLACEMENT CHARACTER}"
