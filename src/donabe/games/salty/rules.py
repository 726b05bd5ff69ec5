# compiled
"""Salty: choose a dish, put two cards away, take just the right number of cubes. Clause numbers are those of RULES.md."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from donabe.games.salty.actions import PLAY, PUT_AWAY, SIDE, TAKE, phase_of
from donabe.games.salty.cards import (
    AWAY,
    CUBES,
    CUBES_EACH,
    DISHES,
    NAMES,
    SALT,
    SEASONINGS,
    card_name,
    deck,
    hand_size,
    of_seasoning,
    seasoning,
    tricks_in,
)
from donabe.games.salty.resampling import observe, redeal
from donabe.games.salty.scoring import score_round
from donabe.games.salty.table import CHOOSING, DISH_SIDE, OVER, PUTTING_AWAY, SIDES, TRICKS, ZERO_SIDE, Table
from donabe.games.salty.tricks import outvoting, reason, winner
from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import bit, filled, full, gathered, has, listed, refill, shifted, size
from donabe.kernel.outcome import Outcome, ranked
from donabe.kernel.state import NOBODY

NO_CARDS: Final[i64] = 0


class Salty(Table):
    """The game: phases in the order they are played."""

    # -- preparing a round -------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """SA-2: cubes on the rack, cards in the hands, all six dishes on the table."""
        if self.last_player == NOBODY:
            self.last_player = self.random_seat("last")  # SA-1.6
        self._stock_rack()
        self._deal_hands()
        self.lay_out()
        self.salt = self.rack[SALT]
        self.phase = CHOOSING
        self.pending = bit(self.last_player)  # SA-3.2
        if self.events is not None:
            self._tell_deal()

    def _stock_rack(self) -> None:
        """SA-2.1: ten or twelve of the twenty cubes; those of one seasoning have five numbers in a row."""
        drawn = self.chance.shuffle(self.round, "cubes", CUBES)
        rack = filled(SEASONINGS, 0)
        for place in range(tricks_in(self.players)):
            rack[drawn[place] // CUBES_EACH] += 1
        self.stocked = rack
        self.rack = rack[:]

    def _deal_hands(self) -> None:
        """SA-2.2, SA-2.3: twelve or fourteen cards each, and what is over lies open."""
        hands = self.hands_of("deal", deck(self.players), hand_size(self.players))
        self.dealt = hands[: self.players]
        self.hands = self.dealt[:]
        self.spare = hands[self.players] if len(hands) > self.players else NO_CARDS

    def _tell_deal(self) -> None:
        counts: dict[str, object] = {}
        for which in range(i64(SEASONINGS)):
            counts[NAMES[which]] = self.rack[which]
        self.tell("rack", counts)
        if self.spare != 0:
            self.tell("spare", {"cards": [card_name(card) for card in listed(self.spare)]})
        self.tell("last-player", {"seat": self.last_player})

    # -- what is allowed ---------------------------------------------------------------------------------------------

    def add_legal(self, seat: i64, actions: ActionSet) -> None:
        """The cards to play, or before that the dishes, the sides or the cards to put away."""
        if self.phase == TRICKS:
            actions.add(PLAY, self.playable(seat))
        elif self.phase == PUTTING_AWAY:
            actions.add(PUT_AWAY, self.hands[seat])
        elif self.phase == SIDES:
            actions.add(SIDE, bit(DISH_SIDE) | bit(ZERO_SIDE))
        else:
            actions.add(TAKE, self.open_dishes())

    def playable(self, seat: i64) -> i64:
        """SA-5.1 to SA-5.3: any card to lead or when none can follow, else those of the seasoning just before."""
        hand = self.hands[seat]
        if self.follow == NOBODY:
            return hand
        following = hand & of_seasoning(self.follow)
        return following if following != 0 else hand

    def open_dishes(self) -> i64:
        """SA-3.3: the set of dishes nobody has taken."""
        dishes = full(DISHES)
        for dish in self.dishes:
            if dish != NOBODY:
                dishes &= ~bit(dish)
        return dishes

    def against(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action that is not legal."""
        if phase_of(action) != self.phase:
            return "SA-2.5"
        if self.phase == CHOOSING:
            return "SA-3.3"
        if self.phase == PUTTING_AWAY:
            return "SA-4.1"
        return "SA-5.2" if has(self.hands[seat], action) else "SA-5.4"

    # -- carrying it out ---------------------------------------------------------------------------------------------

    def apply_action(self, seat: i64, action: i64) -> None:
        """A card, or before the tricks a dish, a side or a card put away."""
        observe(self, seat, action)
        if self.phase == TRICKS:
            self._play(seat, action)
        elif self.phase == PUTTING_AWAY:
            self._put_away(seat, action - PUT_AWAY)
        elif self.phase == SIDES:
            self._decide_side(seat, action - SIDE)
        else:
            self._take_dish(seat, action - TAKE)

    def _take_dish(self, seat: i64, dish: i64) -> None:
        """SA-3.2: one dish each, counter-clockwise; SA-3.4: then the sides."""
        self.dishes[seat] = dish
        if self.events is not None:
            named = {"place": self.menu.printed(dish), "name": self.menu.names[dish]}
            self.tell("dish", {"seat": seat, **named, "plates": self.menu.plates[dish]})
        following = self.right_of(seat)
        if following != self.last_player:
            self.pending = bit(following)
            return
        self.phase = SIDES
        self.pending = full(self.players)

    def _decide_side(self, seat: i64, side: i64) -> None:
        """SA-3.4: all sides are shown when the last player has decided."""
        self.sides[seat] = side
        self.pending &= ~bit(seat)
        self.tell_seat("decided", seat)
        if self.pending != 0:
            return
        if self.events is not None:
            for shown in range(self.players):
                self.tell("side", {"seat": shown, "plates": self.plates(shown)})
        self.phase = PUTTING_AWAY
        self.pending = full(self.players)

    def _put_away(self, seat: i64, card: i64) -> None:
        """SA-4.1, SA-4.2: two cards each; SA-4.4: when all are down, the Start Player leads."""
        self.hands[seat] &= ~bit(card)
        self.away[seat] |= bit(card)
        down = size(self.away[seat])
        if self.events is not None:
            self.tell("put-away", {"seat": seat, "down": down})
        if down == AWAY:
            self.pending &= ~bit(seat)
        if self.pending == 0:
            self.phase = TRICKS
            self.pending = bit(self.left_of(self.last_player))

    def _play(self, seat: i64, card: i64) -> None:
        """SA-5: one card to the trick."""
        if self.played == 0:
            refill(self.trick, NOBODY)
            self.salt = self.rack[SALT]  # SA-6.2: no cube is taken before the trick is judged
        self.hands[seat] &= ~bit(card)
        self.trick[seat] = card
        self.follow = seasoning(card)
        self.played += 1
        if self.events is not None:
            self.tell("played", {"seat": seat, "card": card_name(card)}, trick=self.trick_number)
        if self.played < self.players:
            self.pending = bit(self.left_of(seat))  # SA-5.2: clockwise
        else:
            self._close_trick()

    # -- the end of a trick --------------------------------------------------------------------------------------------

    def _close_trick(self) -> None:
        """SA-6 and SA-7: the winner takes a cube and the cards, and leads on while there are hands to play from."""
        best = winner(self.trick, self.salt)
        if self.events is not None:
            self._tell_trick(best)
        self.trick_number += 1
        self._take_cube(best, seasoning(self.trick[best]))
        self.piles[best] |= gathered(self.trick)  # SA-7.5
        self.played = 0
        self.follow = NOBODY
        self.pending = bit(best)  # SA-7.6
        if self.hands[best] == 0:
            self._end_round()  # SA-7.7

    def _tell_trick(self, best: i64) -> None:
        facts: dict[str, object] = {
            "seat": best,
            "card": card_name(self.trick[best]),
            "number": self.trick_number + 1,
            "most": outvoting(self.trick),
            "why": reason(self.trick, self.salt),
            "salt": self.salt,
        }
        self.tell("trick", facts, trick=self.trick_number)

    def _take_cube(self, seat: i64, which: i64) -> None:
        """SA-7.1 to SA-7.3: a cube of the card's seasoning, if one is left, onto a plate or beside."""
        there = self.rack[which] > 0
        if self.events is not None:
            self._tell_cube(seat, which, there)
        if there:
            self.rack[which] -= 1
            self.cubes[seat] |= shifted(which, 2 * self.got[seat])
            self.got[seat] += 1

    def _tell_cube(self, seat: i64, which: i64, there: bool) -> None:
        place = "none"
        if there:
            place = "plate" if self.got[seat] < self.plates(seat) else "beside"
        self.tell("cube", {"seat": seat, "seasoning": NAMES[which], "place": place})

    # -- the next round and the end ------------------------------------------------------------------------------------

    def _end_round(self) -> None:
        """SA-8: the score; SA-9.1, SA-9.2: the next round with its Last Player, unless this was the last."""
        score_round(self)
        if self.round == self.players:
            self.phase = OVER
            self.pending = 0
            return
        self.last_player = self.next_last_player()
        self.begin_round()

    def next_last_player(self) -> i64:
        """SA-9.1: lowest total, lower last round, first clockwise from the old Last Player's left."""
        chosen = self.left_of(self.last_player)
        seat = chosen
        for _ in range(self.players - 1):
            seat = self.left_of(seat)
            behind = self.totals[seat] - self.totals[chosen]
            if behind < 0 or (behind == 0 and self.last_round[seat] < self.last_round[chosen]):
                chosen = seat
        return chosen

    def outcome(self) -> Outcome:
        """SA-9.3: the highest total, then the better last round, then shared."""
        values = [[self.totals[seat], self.last_round[seat]] for seat in range(self.players)]
        return ranked(self.scores(), ["points", "last-round"], values)

    # -- what is seen, copies, and worlds that look the same -----------------------------------------------------------

    def last_trick(self) -> i64:
        """SA-7.5: cards of tricks before the last one are not looked up."""
        return max(self.trick_number - 1, 0)

    def copy(self) -> "Salty":
        """An independent twin."""
        twin = Salty(self.players, self.chance, self.menu, self.last_player)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "Salty":
        """A table this seat cannot tell from the real one."""
        world = self.copy()
        redeal(world, seat, rng)
        return world
