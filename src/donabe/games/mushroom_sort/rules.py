# compiled
"""Mushroom Sort: lay your cards in order, take others' cards, cook the best soup. Clause numbers are those of RULES.md."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.actions import ARRANGE, ORDER, POT, PREDICT
from donabe.games.mushroom_sort.arranging import ORDERS, laid, orders
from donabe.games.mushroom_sort.cards import (
    CENTRAL,
    HANDS,
    LETTERS,
    MIDDLE,
    PIG,
    PLACES,
    ROW,
    SPOTS,
    all_rows,
    card_name,
    colour,
    deal_size,
    deck,
    row_of,
)
from donabe.games.mushroom_sort.comparing import compare
from donabe.games.mushroom_sort.imagining import imagine_deal, imagine_rows
from donabe.games.mushroom_sort.recipe import STRENGTHS
from donabe.games.mushroom_sort.table import ARRANGING, GATHERING, MUSHROOMS, NOBODY, OVER, PREDICTING, TURNS, Table
from donabe.kernel.bits import bit, filled, full, has, listed, shifted, size
from donabe.kernel.outcome import Outcome, ranked

LAST_PARTNER: Final = 2 * ROW - 1  # partners' spots add up to this (MS-8.3)


class MushroomSort(Table):
    """The game: phases in the order they are played."""

    # -- preparation -------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """MS-2: cards one at a time from the Start Player on; the cards that stay on the pile lie in the order seen."""
        if self.starter == NOBODY:
            self.starter = self.chance.shuffle(1, "start", self.players)[0]  # MS-1.5
        cards = filled(PLACES, NOBODY)
        pile = self._shuffled()
        if self.players == 2:
            pile = _central_set_out(pile, cards)  # MS-8.1
        dealt = filled(self.players, 0)
        for place in range(self.players * deal_size(self.players)):  # MS-2.1, MS-8.2
            dealt[(self.starter + place) % self.players] |= bit(pile[place])
        rest = pile[self.players * deal_size(self.players) :]
        for place in range(self.players):
            cards[HANDS + (self.starter + place) % self.players] = rest[place]  # MS-2.2: seen from the back for now
        if self.players == 3:
            cards[CENTRAL + self.players] = rest[self.players]  # MS-2.8
        self.dealt = dealt
        self.cards = cards
        self.phase = ARRANGING
        self.pending = full(self.players)  # MS-2.6
        if self.story is not None:
            coming = [LETTERS[colour(card)] for card in rest]
            self.tell("dealt", {"seat": self.starter, "count": deal_size(self.players), "coming": coming})

    def _shuffled(self) -> vec[i64]:
        cards = deck(self.players)
        order = self.chance.shuffle(self.round, "deal", len(cards))
        for place in range(i64(len(cards))):
            order[place] = cards[order[place]]
        return order

    def _left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.players

    # -- what is allowed ---------------------------------------------------------------------------------------------

    def choices(self, seat: i64) -> vec[i64]:
        """The arrangements of the cards dealt, or where a token can go, or what can be predicted."""
        if self.phase == ARRANGING:
            return self._arrangements(seat)
        if self.phase == PREDICTING:
            strengths = vec[i64](capacity=STRENGTHS)
            for number in range(i64(STRENGTHS)):
                strengths = append(strengths, PREDICT + number)
            return strengths
        spots = self.open_spots(seat)
        out = vec[i64](capacity=2 * SPOTS)
        if self.mushrooms_left(seat) > 0:
            out = _listed_from(out, spots, 0)
        if self.has_pot(seat):
            out = _listed_from(out, spots, POT)
        return out

    def _arrangements(self, seat: i64) -> vec[i64]:
        """MS-2.3 to MS-2.5: every card for the middle, with every order of the others; MS-8.2: two players only order."""
        dealt = self.dealt[seat]
        if self.players == 2:
            return _numbers_from(vec[i64](capacity=16), ORDER, orders(dealt))
        out = vec[i64](capacity=64)
        for card in listed(dealt):
            out = _numbers_from(out, ARRANGE + card * ORDERS, orders(dealt & ~bit(card)))
        return out

    def turn(self) -> i64:
        """MS-3.1: which of the four turns each it is, counted from 1."""
        return self.placed // self.players + 1

    def mushrooms_left(self, seat: i64) -> i64:
        """MS-1.3: how many Mushrooms are still on the Basket."""
        return MUSHROOMS - size(self.gathers[seat] & ~self.pots)

    def has_pot(self, seat: i64) -> bool:
        """MS-1.3: whether the Pot is still on the Basket."""
        return (self.gathers[seat] & self.pots) == 0

    def central_open(self) -> bool:
        """MS-3.7, MS-8.5: central cards come last, but with two players at any time."""
        return self.players == 2 or self.turn() == TURNS

    def open_spots(self, seat: i64) -> i64:
        """MS-3.2, MS-3.3, MS-3.7, MS-7.2, MS-8.4: the set of spots on which this seat may put a token now."""
        spots = all_rows(self.players) & ~row_of(seat)
        if self.central_open():
            spots |= shifted(full(MIDDLE), CENTRAL)
        if self.pig:
            spots |= bit(PIG)
        return spots & ~(self.taken | self.blocked)

    def why_not(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action."""
        if self.phase == ARRANGING:
            return self._why_not_arrange(seat, action)
        if action >= ORDER:
            return "MS-2.10"
        if self.phase == PREDICTING:
            return "" if action >= PREDICT else "MS-7.4"
        if action >= PREDICT:
            return "MS-7.4"
        if action >= POT:
            return self._why_not_place(seat, action - POT) if self.has_pot(seat) else "MS-3.4"
        return self._why_not_place(seat, action) if self.mushrooms_left(seat) > 0 else "MS-3.4"

    def _why_not_arrange(self, seat: i64, action: i64) -> str:
        if action < ORDER:
            return "MS-2.6"
        if self.players == 2:
            if action >= ARRANGE:
                return "MS-8.2"
            return "" if action - ORDER < orders(self.dealt[seat]) else "MS-2.5"
        if action < ARRANGE:
            return "MS-2.3"
        card = (action - ARRANGE) // ORDERS
        if not has(self.dealt[seat], card):
            return "MS-2.3"
        return "" if (action - ARRANGE) % ORDERS < orders(self.dealt[seat] & ~bit(card)) else "MS-2.5"

    def _why_not_place(self, seat: i64, spot: i64) -> str:
        if has(self.open_spots(seat), spot):
            return ""
        if spot == PIG:
            return "MS-7.2" if self.pig else "MS-7.1"
        if has(self.taken, spot):
            return "MS-3.3"
        if has(self.blocked, spot):
            return "MS-8.4"
        return "MS-3.7" if spot >= CENTRAL else "MS-3.2"

    # -- carrying it out ---------------------------------------------------------------------------------------------

    def act(self, seat: i64, action: i64) -> None:
        """An arrangement, a token or a prediction."""
        self.belief = None
        if self.phase == ARRANGING:
            self._arrange(seat, action)
        elif self.phase == GATHERING:
            self._place(seat, action)
        else:
            self._predict(seat, action - PREDICT + 1)

    def _arrange(self, seat: i64, action: i64) -> None:
        """MS-2.6: choices stay secret until the last is in."""
        self.arranged[seat] = action
        self.pending &= ~bit(seat)
        if self.story is not None:
            self.tell("arranged", {"seat": seat})
        if self.pending == 0:
            self._lay_out()
            self._deal_hands()
            self.phase = GATHERING
            self.pending = bit(self.starter)  # MS-3.1

    def _lay_out(self) -> None:
        """MS-2.3, MS-2.4: everybody's central card and row, all at once."""
        cards = self.cards[:]
        for seat in range(self.players):
            rowed = self.dealt[seat]
            number = self.arranged[seat] - ORDER
            if self.players > 2:
                central = (self.arranged[seat] - ARRANGE) // ORDERS
                number = (self.arranged[seat] - ARRANGE) % ORDERS
                cards[CENTRAL + seat] = central
                rowed &= ~bit(central)
            row = laid(rowed, number)
            for place in range(i64(len(row))):
                cards[seat * ROW + place] = row[place]
        self.cards = cards
        self.arranged = filled(self.players, NOBODY)
        if self.story is not None:
            self.tell("laid", {})

    def _deal_hands(self) -> None:
        """MS-2.7: the cards seen on the pile; each player looks at one."""
        if self.story is not None:
            for seat in range(self.players):
                self.tell("hand", {"seat": seat, "card": card_name(self.cards[HANDS + seat])}, bit(seat))

    # -- gathering ---------------------------------------------------------------------------------------------------

    def _place(self, seat: i64, action: i64) -> None:
        """MS-3: a Mushroom turns the card up, a Pot leaves it as it is."""
        spot = action
        if action >= POT:
            spot = action - POT
            self.pots |= bit(spot)
        elif spot != PIG:
            self.face_up |= bit(spot)  # MS-3.5
        self.gathers[seat] |= bit(spot)
        self.taken |= bit(spot)
        if self.players == 2 and spot < CENTRAL:
            self.blocked |= bit(LAST_PARTNER - spot)  # MS-8.4
        if self.story is not None:
            self._tell_placed(seat, spot)
        if action >= POT and self.turn() == TURNS:
            self.flipped |= bit(seat)  # MS-3.8
            if self.story is not None:
                self.tell("flipped", {"seat": seat})
        self.placed += 1
        self._ask_next(seat)

    def _ask_next(self, seat: i64) -> None:
        """MS-3.1: the next to the left, until everybody has had four turns; MS-7.4: then the Pig player predicts."""
        if self.placed < TURNS * self.players:
            self.pending = bit(self._left_of(seat))
        elif has(self.taken, PIG):
            self.phase = PREDICTING
            self.pending = bit(self.pig_player())
        else:
            self._compare()

    def _tell_placed(self, seat: i64, spot: i64) -> None:
        pot = has(self.pots, spot)
        if spot == PIG:
            self.tell("pig", {"seat": seat, "token": "pot" if pot else "mushroom"})
            return
        facts: dict[str, object] = {"seat": seat}
        kind = "covered" if pot else "turned"
        if spot >= CENTRAL:
            kind += "-central"
            facts["number"] = spot - CENTRAL + 1
        else:
            facts["target"] = spot // ROW
            facts["number"] = spot % ROW + 1
        if pot:
            facts["colour"] = LETTERS[colour(self.cards[spot])]
        else:
            facts["card"] = card_name(self.cards[spot])
        self.tell(kind, facts)

    def _predict(self, seat: i64, said: i64) -> None:
        """MS-7.4: one strength for each other player, clockwise from the Pig player's left, said aloud."""
        self.predictions = append(self.predictions, said)
        if self.story is not None:
            target = (seat + len(self.predictions)) % self.players
            self.tell("predicted", {"seat": seat, "target": target, "strength": said})
        if len(self.predictions) == self.players - 1:
            self._compare()

    # -- the end of a round ------------------------------------------------------------------------------------------

    def _compare(self) -> None:
        """MS-4, MS-5: the soups are compared and paid."""
        compare(self)
        self._end_round()

    def _end_round(self) -> None:
        """MS-6.1, MS-6.2: as many rounds as players; the Start Player card goes to the left."""
        if self.round == self.players:
            self.phase = OVER
            self.pending = 0
            return
        self.starter = self._left_of(self.starter)
        self.begin_round()

    def outcome(self) -> Outcome:
        """MS-6.3, MS-6.4: the highest total, then the better place in the last round."""
        values = [[self.totals[seat], -self.places[seat]] for seat in range(self.players)]
        return ranked(self.scores(), ["points", "last-place"], values)

    # -- copies ----------------------------------------------------------------------------------------------------------

    def copy(self) -> "MushroomSort":
        """An independent twin."""
        twin = MushroomSort(self.players, self.chance, self.pig, self.recipe)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "MushroomSort":
        """A table this seat cannot tell from the real one."""
        world = self.copy()
        if self.phase == ARRANGING:
            imagine_deal(world, seat, rng)
        else:
            imagine_rows(world, seat, self.believed(seat), rng)
        return world


def _central_set_out(pile: vec[i64], cards: vec[i64]) -> vec[i64]:
    """MS-8.1: the first card of each colour goes to the middle; returns the pile without them."""
    rest = vec[i64](capacity=16)
    for card in pile:
        if cards[CENTRAL + colour(card)] == NOBODY:
            cards[CENTRAL + colour(card)] = card
        else:
            rest = append(rest, card)
    return rest


def _listed_from(out: vec[i64], members: i64, offset: i64) -> vec[i64]:
    """The row with the members of a set, moved up, added to it."""
    rest: i64 = members
    number: i64 = offset
    while rest != 0:
        if (rest & 1) == 1:
            out = append(out, number)
        rest >>= 1
        number += 1
    return out


def _numbers_from(out: vec[i64], first: i64, count: i64) -> vec[i64]:
    """The row with so many numbers added to it."""
    for number in range(count):
        out = append(out, first + number)
    return out
