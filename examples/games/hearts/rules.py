# compiled
"""Hearts: pass three cards, take no points, or take them all. Clause numbers are those of RULES.md."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from donabe.kernel.action_set import ActionSet
from donabe.kernel.bits import bit, filled, full, has, listed, size
from donabe.kernel.outcome import Outcome, ranked
from donabe.kernel.small_row import small_put
from donabe.kernel.state import NOBODY

from .actions import PASS, PLAY
from .cards import (
    CLUBS,
    DECK,
    HAND,
    HEARTS,
    JACK_OF_DIAMONDS,
    PLAYERS,
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    card_name,
    of_suit,
    point_cards,
    suit,
)
from .resampling import observe, redeal
from .table import DIRECTIONS, GIFT, OVER, PASSING, TRICKS, Table

ALL_POINTS: Final = 26
QUEEN_POINTS: Final = 13
JACK_BONUS: Final = -10
NO_TRICKS_BONUS: Final = -5


class Hearts(Table):
    """The game: phases in the order they are played."""

    # -- dealing and passing -------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """HE-1.3: thirteen cards each; then three are passed, or play begins at once."""
        self.dealt = self.hands_of("deal", DECK, HAND)
        self.hands = self.dealt[:]
        self.gifts = filled(PLAYERS, 0)  # not the row of the table as it was laid: that is shared
        if self.events is not None:
            self.tell("dealt", {"direction": DIRECTIONS[self.direction()]})
        if self.direction() == 0:
            self._begin_play()
        else:
            self.phase = PASSING
            self.pending = full(PLAYERS)

    def _set_aside(self, seat: i64, card: i64) -> None:
        """HE-2.2: one more card to pass; nobody gets any before everybody has chosen all three."""
        self.hands[seat] &= ~bit(card)
        self.gifts[seat] |= bit(card)
        if self.events is not None:
            self.tell("aside", {"seat": seat, "card": card_name(card)}, bit(seat))
        if size(self.gifts[seat]) == GIFT:
            self.pending &= ~bit(seat)
            self.tell_seat("passed", seat)
        if self.pending == 0:
            self._hand_over()

    def _hand_over(self) -> None:
        """HE-2.2: all cards change hands at once."""
        for giver in range(i64(PLAYERS)):
            receiver = self.receiver(giver)
            self.hands[receiver] |= self.gifts[giver]
            if self.events is not None:
                cards = [card_name(card) for card in listed(self.gifts[giver])]
                self.tell("received", {"seat": receiver, "giver": giver, "cards": cards}, bit(receiver))
        self._begin_play()

    def _begin_play(self) -> None:
        """HE-3.1: whoever holds the two of clubs leads."""
        self.phase = TRICKS
        for seat in range(i64(PLAYERS)):
            if has(self.hands[seat], TWO_OF_CLUBS):
                self._open_trick(seat)

    # -- what is allowed -----------------------------------------------------------------------------------------------

    def add_legal(self, seat: i64, actions: ActionSet) -> None:
        """HE-2.3 and HE-3: the cards that may be passed or played."""
        if self.phase == PASSING:
            actions.add(PASS, self.hands[seat])
        else:
            actions.add(PLAY, self.playable(seat))

    def playable(self, seat: i64) -> i64:
        """HE-3.3: those of the suit led; the leader and whoever has none of it have rules of their own."""
        hand = self.hands[seat]
        if self.led == NOBODY:
            return self._leads(hand)
        following = hand & of_suit(self.led)
        return following if following != 0 else self._discards(hand)

    def _leads(self, hand: i64) -> i64:
        """HE-3.1: the two of clubs first; HE-3.5: hearts once they are broken, or when there is nothing else."""
        if self.opening_lead():
            return hand & of_suit(CLUBS) if self.house.can_lead_any_club else bit(TWO_OF_CLUBS)  # HE-6.4
        others = hand & ~of_suit(HEARTS)
        if self.broken or others == 0:
            return hand
        if others == bit(QUEEN_OF_SPADES) and self.house.can_lead_hearts_instead_of_qs:  # HE-6.7
            return hand
        return others

    def _discards(self, hand: i64) -> i64:
        """HE-3.4: anything, but no points on the first trick unless there is nothing else."""
        harmless = hand & ~point_cards()
        if self.trick_number == 0 and harmless != 0 and self.house.no_pts_on_first_trick:  # HE-6.3
            return harmless
        return hand

    def against(self, seat: i64, action: i64) -> str:
        """The clause that stands against an action that is not legal."""
        if self.phase == PASSING:
            return "HE-2.2" if action < PASS else "HE-2.3"
        if action >= PASS:
            return "HE-2.4"
        if not has(self.hands[seat], action):
            return "HE-3.6"
        if self.led == NOBODY:
            return "HE-3.1" if self.opening_lead() else "HE-3.5"
        return "HE-3.3" if (self.hands[seat] & of_suit(self.led)) != 0 else "HE-3.4"

    # -- carrying it out -----------------------------------------------------------------------------------------------

    def apply_action(self, seat: i64, action: i64) -> None:
        """A card passed or a card played."""
        observe(self, seat, action)
        if self.phase == PASSING:
            self._set_aside(seat, action - PASS)
        else:
            self._play(seat, action)

    def _open_trick(self, leader: i64) -> None:
        """HE-3.7: the last trick stays on the table until the next is led."""
        self.led = NOBODY
        self.to_play = PLAYERS
        self.pending = bit(leader)

    def _play(self, seat: i64, card: i64) -> None:
        """HE-3.2: one card each, clockwise."""
        if self.led == NOBODY:
            self.trick = 0
            self.led = suit(card)
        self.hands[seat] &= ~bit(card)
        self.trick = small_put(self.trick, seat, card + 1)
        self.to_play -= 1
        if self.events is not None:
            self.tell("played", {"seat": seat, "card": card_name(card)})
        self._break_hearts(card)
        if self.to_play == 0:
            self._close_trick()
        else:
            self.pending = bit(self.left_of(seat))

    def _break_hearts(self, card: i64) -> None:
        """HE-3.5, HE-6.6: the first heart, or the queen of spades, breaks hearts."""
        if self.broken:
            return
        if suit(card) == HEARTS or (card == QUEEN_OF_SPADES and self.house.qs_breaks_hearts):
            self.broken = True
            self.tell("broken", {})

    # -- the end of a trick --------------------------------------------------------------------------------------------

    def _close_trick(self) -> None:
        """HE-3.7: the winner takes the cards and leads on."""
        winner = self.winner()
        self.taken[winner] |= self.cards_in_trick()
        self.trick_number += 1
        if self.events is not None:
            worth = self.points(self.cards_in_trick())
            self.tell("trick", {"seat": winner, "number": self.trick_number, "points": worth})
        if self.trick_number == HAND:
            self._score()
        else:
            self._open_trick(winner)

    def winner(self) -> i64:
        """HE-3.7: the seat with the highest card of the suit led."""
        best: i64 = NOBODY
        highest: i64 = NOBODY
        for seat in range(i64(PLAYERS)):
            card = self.card_of(seat)
            if card > highest and suit(card) == self.led:
                highest = card
                best = seat
        return best

    def points(self, cards: i64) -> i64:
        """HE-1.2: what a set of cards counts against its taker."""
        queen = QUEEN_POINTS if has(cards, QUEEN_OF_SPADES) else 0
        return size(cards & of_suit(HEARTS)) + queen

    # -- scores --------------------------------------------------------------------------------------------------------

    def _score(self) -> None:
        """HE-4: points for the cards taken, turned round if one seat took them all."""
        self.tell("ended", {})
        shooter = self.shooter()
        for seat in range(i64(PLAYERS)):
            self._score_cards(seat)
            if shooter != NOBODY:  # HE-4.2
                sign = -1 if seat == shooter else 1
                self.award(seat, "moon" if seat == shooter else "moonlight", 1, sign * ALL_POINTS)
            elif self.tricks(seat) == 0 and self.house.avoid_all_tricks_bonus:  # HE-6.9
                self.award(seat, "no-tricks", 1, NO_TRICKS_BONUS)
        self._end_round()

    def shooter(self) -> i64:
        """HE-4.2: the seat that has taken all the points, if one has."""
        for seat in range(i64(PLAYERS)):
            if self.points(self.taken[seat]) == ALL_POINTS:
                return seat
        return NOBODY

    def _score_cards(self, seat: i64) -> None:
        """HE-4.1, HE-6.8: hearts, the queen, and by agreement the jack of diamonds."""
        hearts = size(self.taken[seat] & of_suit(HEARTS))
        if hearts > 0:
            self.award(seat, "hearts", hearts, hearts)
        if has(self.taken[seat], QUEEN_OF_SPADES):
            self.award(seat, "queen", 1, QUEEN_POINTS)
        if has(self.taken[seat], JACK_OF_DIAMONDS) and self.house.jd_bonus:
            self.award(seat, "jack", 1, JACK_BONUS)

    def _end_round(self) -> None:
        """HE-5.1: another deal, until somebody has reached the target."""
        if self.most_points() >= self.house.target:
            self.phase = OVER
            self.pending = 0
            return
        self.begin_round()

    def outcome(self) -> Outcome:
        """HE-5.2: the lowest total wins; equals share."""
        return ranked(self.scores(), ["points"], [[-points] for points in self.totals])

    # -- copies, and worlds that look the same -------------------------------------------------------------------------

    def copy(self) -> "Hearts":
        """An independent twin."""
        twin = Hearts(self.chance, self.house)
        self.copy_onto(twin)
        return twin

    def resample(self, seat: i64, rng: Random) -> "Hearts":
        """A table this seat cannot tell from the real one."""
        world = self.copy()
        redeal(world, seat, rng)
        return world
