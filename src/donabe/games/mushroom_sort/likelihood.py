# compiled
"""How likely a player of Mushroom Sort does something: what others did tells a search what they hold.

Nobody is taken to go by the rule of thumb alone. A player likes a card the more, the more it promises from where that player
sits; and everybody is taken to be tidy, as the bots are, and to lay equal ranks in the order of the colours.
"""

import math
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from donabe.games.mushroom_sort import thumb
from donabe.games.mushroom_sort.actions import central_card, order_number, spot_of
from donabe.games.mushroom_sort.recipe import STRENGTHS
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, PREDICTING
from donabe.games.mushroom_sort.thumb import Prospects, arranged, gathered

UNTIDY: Final = 0.15  # as likely as the usual order of equal ranks is any other
ANOTHER: Final = 0.5  # as likely as the rule of thumb's card for the middle is any other
BY_THUMB: Final = 0.15  # chance that a token goes by the rule of thumb,
AT_RANDOM: Final = 0.1  # and otherwise that it goes anywhere;
LENIENCE: Final = 0.4  # else a card is e times as likely as one that promises so much less
TRUST: Final = 0.7  # the power of a token's likelihood: the model is rough, and the worlds that it weighs are few


def likelihood(world: MushroomSort, seat: i64, action: i64, rng: Random) -> float:
    """How likely this seat does that, from what it sees in this world; up to a factor."""
    if world.phase == ARRANGING:
        return _of_arrangement(world, seat, action)
    if world.phase == PREDICTING:
        return _mixed(1.0 / float(STRENGTHS), thumb.choose(world, seat, rng) == action)
    belief = world.believed(seat)
    prospects = Prospects(world, seat, belief)
    return _mixed(_of_spot(prospects, spot_of(action)), gathered(world, seat, belief, prospects) == action)


def _mixed(thoughtful: float, by_thumb: bool) -> float:
    chance = (1.0 - BY_THUMB) * thoughtful + (BY_THUMB if by_thumb else 0.0)
    return math.pow(chance, TRUST)


def _of_arrangement(world: MushroomSort, seat: i64, action: i64) -> float:
    usual_order = 1.0 if order_number(action) == 0 else UNTIDY
    usual_card = 1.0 if central_card(action) == central_card(arranged(world, seat)) else ANOTHER
    return usual_order * usual_card


def _of_spot(prospects: Prospects, spot: i64) -> float:
    """How likely somebody who thinks puts a token there; the Pig is as good as any card."""
    count = i64(len(prospects.spots))
    most = prospects.values[prospects.best]
    total = 0.0
    chosen = -1.0
    for place in range(count):
        liking = math.exp((prospects.values[place] - most) / LENIENCE)
        total += liking
        if prospects.spots[place] == spot:
            chosen = liking
    anywhere = 1.0 / float(count)
    if chosen < 0.0:
        return anywhere
    return (1.0 - AT_RANDOM) * chosen / total + AT_RANDOM * anywhere
