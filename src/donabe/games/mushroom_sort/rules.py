# compiled
"""Mushroom Sort: lay your cards in order, take others' cards, cook the best soup. Clause numbers are those of RULES.md."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.actions import ARRANGE, MUSHROOM, ORDER, POT, PREDICT, central_card, lay_row, spot_of
from donabe.games.mushroom_sort.cards import (
    CARD_NAMES,
    CENTRAL,
    HANDS,
    LETTERS,
    MIDDLE,
    PIG,
    PLACES,
    ROW,
    all_rows,
    colour,
    deal_size,
    deck,
    row_of,
)
from donabe.games.mushroom_sort.counting.orders import ORDERS, orders, orders_without
from donabe.games.mushroom_sort.recipe import STRENGTHS
from donabe.games.mushroom_sort.resampling import redeal, redraw_rows
from donabe.games.mushroom_sort.soups import compare
from donabe.games.mushroom_sort.table import ARRANGING, GATHERING, OVER, PREDICTING, TURNS, Table
from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import bit, filled, full, has, lowest, shifted
from donabe.kernel.outcome import Outcome, ranked
from donabe.kernel.state import NOBODY
from donabe.kernel.view import Text

LAST_PARTNER: Final[i64] = 2 * ROW - 1  # partners' spots add up to this (MS-8.3)


class MushroomSort(Table):
    """The game: phases in the order they are played."""

    # -- preparation -------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """MS-2: cards one at a time from the Start Player on; the cards that stay on the pile lie in the order seen."""
        if self.starter == NOBODY:
            self.starter = self.random_seat("start")  # MS-1.5
        pile = self.shuffled("deal", deck(self.players))
        self.cards = filled(PLACES, NOBODY)
        if self.players == 2:
            pile = _without_middle(pile, self.cards)  # MS-8.1
        handed = self.players * deal_size(self.players)
        self._deal_to_arrange(pile, handed)
        self._show_backs(pile[handed:])
        self.phase = ARRANGING
        self.pending = full(self.players)  # MS-2.6

    def _deal_to_arrange(self, pile: vec[i64], handed: i64) -> None:
        """MS-2.1, MS-8.2: one at a time, clockwise from the Start Player."""
        dealt = filled(self.players, 0)
        seat = self.starter
        for place in range(handed):
            dealt[seat] |= bit(pile[place])
            seat = self.left_of(seat)
        self.dealt = dealt

    def _show_backs(self, rest: vec[i64]) -> None:
        """MS-2.2: the cards still to come, a hand card for each player; MS-2.8: with three, one for the middle."""
        cards = self.cards
        seat = self.starter
        for place in range(self.players):
            cards[HANDS + seat] = rest[place]
            seat = self.left_of(seat)
        if self.players == 3:
            cards[CENTRAL + 3] = rest[3]
        if self.events is not None:
            coming = [Text("mushroom_sort-colour", {"colour": LETTERS[colour(card)]}) for card in rest]
            self.tell("dealt", {"seat": self.starter, "count": deal_size(self.players), "coming": coming})

    # -- what is allowed ---------------------------------------------------------------------------------------------

    def add_legal(self, seat: i64, actions: ActionSet) -> None:
        """The arrangements of the cards dealt, or where a token can go, or what can be predicted."""
        if self.phase == ARRANGING:
            self._add_arrangements(seat, actions)
        elif self.phase == PREDICTING:
            actions.add_run(PREDICT, STRENGTHS)
        else:
            self._add_placements(seat, actions)

    def _add_arrangements(self, seat: i64, actions: ActionSet) -> None:
        """MS-2.3 to MS-2.5: every card for the middle, with every order of the others; MS-8.2: two players only order."""
        dealt = self.dealt[seat]
        if self.players == 2:
            actions.add_run(ORDER, orders(dealt))
            return
        ways = orders(dealt)
        rest = dealt
        while rest != 0:
            card = lowest(rest)
            actions.add_run(ARRANGE + card * ORDERS, orders_without(card, dealt, ways))
            rest &= rest - 1

    def _add_placements(self, seat: i64, actions: ActionSet) -> None:
        """MS-3.4: every token still on the Basket, on every open spot."""
        spots = self.open_spots(seat)
        if self.mushrooms_left(seat) > 0:
            actions.add(MUSHROOM, spots)
        if self.has_pot(seat):
            actions.add(POT, spots)

    def open_spots(self, seat: i64) -> i64:
        """MS-3.2, MS-3.3, MS-3.7, MS-7.2, MS-8.4: the set of spots on which this seat may put a token now."""
        spots = all_rows(self.players) & ~row_of(seat)
        if self.central_open():
            spots |= shifted(full(MIDDLE), CENTRAL)
        if self.pig:
            spots |= bit(PIG)
        return spots & ~(self.taken | self.blocked)

    def central_open(self) -> bool:
        """MS-3.7, MS-8.5: central cards come last, but with two players at any time."""
        return self.players == 2 or self.is_last_turn()

    def against(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action that is not legal."""
        if self.phase == ARRANGING:
            return self._against_arranging(seat, action)
        if action >= ORDER:
            return "MS-2.10"
        if action >= PREDICT or self.phase == PREDICTING:
            return "MS-7.4"
        left = self.has_pot(seat) if action >= POT else self.mushrooms_left(seat) > 0
        return self._against_spot(spot_of(action)) if left else "MS-3.4"

    def _against_arranging(self, seat: i64, action: i64) -> str:
        if action < ORDER:
            return "MS-2.6"
        if self.players == 2:
            return "MS-8.2" if action >= ARRANGE else "MS-2.5"
        own = action >= ARRANGE and has(self.dealt[seat], central_card(action))
        return "MS-2.5" if own else "MS-2.3"

    def _against_spot(self, spot: i64) -> str:
        if spot == PIG:
            return "MS-7.2" if self.pig else "MS-7.1"
        if has(self.taken, spot):
            return "MS-3.3"
        if has(self.blocked, spot):
            return "MS-8.4"
        return "MS-3.7" if spot >= CENTRAL else "MS-3.2"

    # -- arranging ---------------------------------------------------------------------------------------------------

    def apply_action(self, seat: i64, action: i64) -> None:
        """An arrangement, a token or a prediction."""
        if self.phase == ARRANGING:
            self._arrange(seat, action)
        elif self.phase == GATHERING:
            self._place(seat, action)
        else:
            self._predict(seat, action - PREDICT + 1)

    def _arrange(self, seat: i64, action: i64) -> None:
        """MS-2.6: choices stay secret until the last is in."""
        arranged = self.arranged[:]
        arranged[seat] = action
        self.arranged = arranged
        self.pending &= ~bit(seat)
        self.tell_seat("arranged", seat)
        if self.pending == 0:
            self._lay_out()
            self._deal_hands()
            self.phase = GATHERING
            self.pending = bit(self.starter)  # MS-3.1

    def _lay_out(self) -> None:
        """MS-2.3, MS-2.4: everybody's central card and row, all at once."""
        cards = self.cards[:]
        for seat in range(self.players):
            if self.players > 2:
                cards[CENTRAL + seat] = central_card(self.arranged[seat])
            lay_row(cards, seat * ROW, self.dealt[seat], self.arranged[seat])
        self.cards = cards
        self.arranged = filled(self.players, NOBODY)
        self.tell("laid", {})

    def _deal_hands(self) -> None:
        """MS-2.7: the cards seen on the pile; each player looks at one."""
        if self.events is not None:
            for seat in range(self.players):
                self.tell("hand", {"seat": seat, "card": CARD_NAMES[self.cards[HANDS + seat]]}, bit(seat))

    # -- gathering ---------------------------------------------------------------------------------------------------

    def _place(self, seat: i64, action: i64) -> None:
        """MS-3: a Mushroom turns the card up, a Pot leaves it as it is."""
        spot = spot_of(action)
        if action >= POT:
            self.pots |= bit(spot)
        elif spot != PIG:
            self.face_up |= bit(spot)  # MS-3.5
        self.gathers[seat] |= bit(spot)
        self.taken |= bit(spot)
        if self.players == 2 and spot < CENTRAL:
            self.blocked |= bit(LAST_PARTNER - spot)  # MS-8.4
        if self.events is not None:
            self._tell_placed(seat, spot)
        if action >= POT and self.is_last_turn():
            self.flipped |= bit(seat)  # MS-3.8
            self.tell_seat("flipped", seat)
        self.placed += 1
        self._ask_next(seat)

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
            facts["card"] = CARD_NAMES[self.cards[spot]]
        self.tell(kind, facts)

    def _ask_next(self, seat: i64) -> None:
        """MS-3.1: the next to the left, until everybody has had four turns; MS-7.4: then the Pig player predicts."""
        if self.placed < TURNS * self.players:
            self.pending = bit(self.left_of(seat))
        elif has(self.taken, PIG):
            self.phase = PREDICTING
            self.pending = bit(self.pig_player())
        else:
            self._end_round()

    def _predict(self, seat: i64, said: i64) -> None:
        """MS-7.4: one strength for each other player, clockwise from the Pig player's left, said aloud."""
        if self.events is not None:
            self.tell("predicted", {"seat": seat, "target": self.predicted_next(), "strength": said})
        self.predictions = append(self.predictions[:], said)
        if len(self.predictions) == self.players - 1:
            self._end_round()

    # -- the end of a round ------------------------------------------------------------------------------------------

    def _end_round(self) -> None:
        """MS-4, MS-5: the soups; MS-6.1, MS-6.2: the next round, its Start Player to the left, unless it was the last."""
        compare(self)
        if self.round == self.players:
            self.phase = OVER
            self.pending = 0
            return
        self.starter = self.left_of(self.starter)
        self.begin_round()

    def outcome(self) -> Outcome:
        """MS-6.3, MS-6.4: the highest total, then the better place in the last round."""
        values = [[self.totals[seat], -self.places[seat]] for seat in range(self.players)]
        return ranked(self.scores(), ["points", "last-place"], values)

    # -- copies, and worlds that look the same -------------------------------------------------------------------------

    def copy(self) -> "MushroomSort":
        """An independent twin."""
        twin = MushroomSort(self.players, self.chance, self.pig, self.recipe)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "MushroomSort":
        """A table this seat cannot tell from the real one."""
        world = self.copy()
        if self.phase == ARRANGING:
            redeal(world, seat, rng)
        else:
            redraw_rows(world, seat, self.believed(seat), rng)
        return world


def _without_middle(pile: vec[i64], cards: vec[i64]) -> vec[i64]:
    """MS-8.1: the first card of each colour goes to the middle; returns the pile without them."""
    rest = vec[i64](capacity=16)
    for card in pile:
        if cards[CENTRAL + colour(card)] == NOBODY:
            cards[CENTRAL + colour(card)] = card
        else:
            rest = append(rest, card)
    return rest
