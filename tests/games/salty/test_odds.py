"""Salty: counted chances are those found by trying every card."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty import GAME
from donabe.games.salty.actions import PUT_AWAY
from donabe.games.salty.cards import SALT, deck, seasoning
from donabe.games.salty.odds import Odds
from donabe.games.salty.rules import Salty
from donabe.games.salty.table import TRICKS
from donabe.games.salty.tricks import winner
from donabe.kernel.bits import has, size
from donabe.kernel.small_row import small_at
from donabe.kernel.state import NOBODY


def unseen(state: Salty, seat: int) -> list[int]:
    known = state.hands[seat] | state.away[seat] | state.spare
    shown = {action for _, action in state.moves() if action < PUT_AWAY}
    return [card for card in deck(state.players) if not has(known, card) and card not in shown]


def tried(state: Salty, seat: int, card: int) -> float:
    trick = list(state.trick) if state.played else [NOBODY] * state.players
    trick[seat] = card
    behind = state.players - 1 - state.played
    if not behind:
        return float(winner(vec[i64](trick), state.rack[SALT]) == seat)
    following: list[bool] = []
    other: list[bool] = []
    after = (seat + 1) % state.players
    for answer in unseen(state, seat):
        trick[after] = answer
        kind = following if seasoning(answer) == seasoning(card) else other
        kind.append(winner(vec[i64](trick), state.rack[SALT]) == seat)
    lacking = (len(other) / (len(following) + len(other))) ** int(size(state.hands[after]))
    if has(small_at(state.lacks, after), seasoning(card)):
        lacking = 1.0
    shares = [sum(won) / max(1, len(won)) for won in (following, other)]
    return float(((1 - lacking) * shares[0] + lacking * shares[1]) ** behind)


@pytest.mark.parametrize("players", [3, 4])
def test_counted_chances_are_those_of_trying_every_unseen_card(players: int) -> None:
    rng = Random(players)
    state = GAME.start(players, {}, (8).to_bytes(32, "big"))
    assert isinstance(state, Salty)
    while state.pending:
        seat = state.actor()
        legal = state.legal(seat)
        if state.phase == TRICKS:
            odds = Odds(state, seat)
            assert [odds.chance(card) for card in legal] == [tried(state, seat, card) for card in legal]
        state.apply(seat, legal[rng.randrange(len(legal))])
