# compiled
"""A row of Happy Mochi cut into pairs of neighbours, pairs around pairs, and lonely cards: what the cheapest cut costs."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.happy_mochi.cards import CARDS, NOTHING, VALUES

LONELY: Final = 3.0  # what a card without a partner costs beyond its value
TURN_COST: Final = 1.0
UNSEEN: Final[i64] = CARDS  # + a digit: a card that nobody knows yet, of a colour of its own
SORTS: Final = 80  # of cards, those included
MARGIN: Final = 3  # empty places before a row, because a pair around a pair reaches so far back
NEVER: Final = 1e9  # the cost of a cut that would begin before the row


def _pair_cost(plus: bool, tens: i64, ones: i64) -> float:
    """A turn to play it, and what it costs if that turn never comes."""
    high = tens % VALUES
    low = ones % VALUES
    if high == low:
        return TURN_COST
    share = float(high * VALUES + low) / 100.0
    playable = 0.15 + 0.7 * (share if plus else 1.0 - share)
    if tens // VALUES != ones // VALUES:
        playable *= 0.9
    return TURN_COST + (1.0 - playable) * (0.6 * float(high + low) + LONELY)


def _pair_costs(plus: bool) -> vec[float]:
    """The cost of every pair, by left and right card."""
    out = vec[float](capacity=SORTS * SORTS)
    for tens in range(i64(SORTS)):
        for ones in range(i64(SORTS)):
            out = append(out, _pair_cost(plus, tens, ones))
    return out


def _card_values() -> vec[float]:
    """The value of every card, as a number to add to costs."""
    out = vec[float](capacity=SORTS)
    for card in range(i64(SORTS)):
        out = append(out, float(card % VALUES))
    return out


CARD_VALUES: Final = _card_values()
PLUS_PAIRS: Final = _pair_costs(True)
MINUS_PAIRS: Final = _pair_costs(False)


class Cuts:
    """A row, with the cost of the cheapest cut of each of its beginnings."""

    def __init__(self, row: vec[i64], plus: bool) -> None:
        self.values = CARD_VALUES
        self.pairs = PLUS_PAIRS if plus else MINUS_PAIRS
        self.size: i64 = len(row)
        self.cards = vec[i64]([0] * MARGIN, capacity=self.size + MARGIN)
        self.costs = append(vec[float]([NEVER] * MARGIN, capacity=self.size + MARGIN + 1), 0.0)  # by number of cards
        for place in range(self.size):
            self.costs = append(self.costs, self._cost(place, row[place], self.size))
            self.cards = append(self.cards, row[place])

    def _cost(self, place: i64, card: i64, following: i64) -> float:
        """The cost of the cards before a place, then a card (or NOTHING), then those from another place on."""
        values = self.values
        pairs = self.pairs
        cards = self.cards
        costs = self.costs
        one_less = costs[place + MARGIN]
        two_less = costs[place + MARGIN - 1]
        three_less = costs[place + MARGIN - 2]
        four_less = costs[place]
        last = cards[place + MARGIN - 1]
        last_but_one = cards[place + MARGIN - 2]
        last_but_two = cards[place]
        inner = pairs[last_but_one * SORTS + last]
        at = following + MARGIN
        if card == NOTHING:
            if at == len(cards):
                return one_less
            card = cards[at]
            at += 1
        while True:
            pair = pairs[last * SORTS + card]
            cheapest = min(one_less + values[card] + LONELY, two_less + pair)
            cheapest = min(cheapest, four_less + inner + pairs[last_but_two * SORTS + card])
            if at >= len(cards):
                return cheapest
            four_less = three_less
            three_less = two_less
            two_less = one_less
            one_less = cheapest
            last_but_two = last_but_one
            last_but_one = last
            last = card
            inner = pair
            card = cards[at]
            at += 1

    # -- the row, changed --------------------------------------------------------------------------------------------------

    def whole(self) -> float:
        """The cost of the row as it is."""
        return self.costs[self.size + MARGIN]

    def without(self, place: i64, count: i64) -> float:
        """The cost without so many cards from a place on."""
        return self._cost(place, NOTHING, place + count)

    def easiest_place(self) -> i64:
        """The place whose card is better gone than any other."""
        easiest: i64 = 0
        least = NEVER
        for place in range(self.size):
            cost = self.without(place, 1)
            if cost < least:
                least = cost
                easiest = place
        return easiest

    def best_gap(self, card: i64) -> i64:
        """Where to put a card."""
        best: i64 = 0
        least = NEVER
        for gap in range(self.size + 1):
            cost = self._cost(gap, card, gap)
            if cost < least:
                least = cost
                best = gap
        return best

    def placed(self, card: i64) -> float:
        """The cost with a card in its best place."""
        least = NEVER
        for gap in range(self.size + 1):
            least = min(least, self._cost(gap, card, gap))
        return least

    def placed_unseen(self) -> float:
        """The cost with a card that nobody knows yet: the mean of four that it may be."""
        costs = self.placed(UNSEEN) + self.placed(UNSEEN + 3) + self.placed(UNSEEN + 6) + self.placed(UNSEEN + 9)
        return costs / 4.0
