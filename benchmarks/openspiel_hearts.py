"""Hearts in OpenSpiel beside ours: the same deal in both engines, every move made in both, and its search."""

from typing import TYPE_CHECKING, Any

import pyspiel  # type: ignore[import-not-found]

from donabe.kernel.bits import listed

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

PLAYERS = 4
HAND = 13
PASS = 52  # an action of ours from here on passes a card
ALL_POINTS = 26
OUR_SUITS, THEIR_SUITS = "CDSH", "CDHS"


def their_card(action: int) -> int:
    """OpenSpiel's number for the card of an action of ours."""
    suit, rank = divmod(action % PASS, HAND)
    return rank * len(THEIR_SUITS) + THEIR_SUITS.index(OUR_SUITS[suit])


def our_card(card: int) -> int:
    """Our number for a card of OpenSpiel's."""
    rank, suit = divmod(card, len(THEIR_SUITS))
    return OUR_SUITS.index(THEIR_SUITS[suit]) * HAND + rank


def laid_out(table: "Hearts", game: Any, first: int = 0) -> Any:
    """The state of OpenSpiel's game with the hands of a table just dealt, one of its seats as OpenSpiel's first."""
    state = game.new_initial_state()
    state.apply_action(table.receiver(0))  # the direction of passing, as OpenSpiel counts it: seats clockwise
    hands = [listed(table.hands[(seat + first) % PLAYERS]) for seat in range(PLAYERS)]
    for place in range(HAND):
        for hand in hands:
            state.apply_action(their_card(hand[place]))
    return state


class Disagreement(Exception):
    """The two engines do not say the same of a deal."""


class SideBySide:
    """One deal in both engines, which have to agree on who decides, on what is legal and on the points."""

    def __init__(self, table: "Hearts") -> None:
        self.table = table
        game = pyspiel.load_game("hearts")  # the usual rules are the same in both
        self.theirs = laid_out(table, game)
        self._as_first = [laid_out(table, game, seat) for seat in range(PLAYERS)]  # for passing, see `asked`

    def is_over(self) -> bool:
        """Whether the last card is played."""
        return bool(self.theirs.is_terminal())

    def actor(self) -> int:
        """The seat that decides; passing goes seat by seat, without anybody seeing it."""
        seat = int(self.table.actor())
        if seat != self.theirs.current_player():
            raise Disagreement(f"seat {seat} decides here, seat {self.theirs.current_player()} there")
        return seat

    def legal(self, seat: int) -> list[int]:
        """The actions of ours open to a seat."""
        actions = self.table.legal(seat)
        if sorted(map(their_card, actions)) != self.theirs.legal_actions():
            raise Disagreement(f"legal here {actions}, there {list(map(our_card, self.theirs.legal_actions()))}")
        return actions

    def play(self, seat: int, action: int) -> None:
        """Make a move in both."""
        self.table.apply(seat, action)
        self.theirs.apply_action(their_card(action))
        if action >= PASS:
            self._as_first[seat].apply_action(their_card(action))

    def points(self) -> list[int]:
        """What every seat got in the deal, which is the first that this table scores."""
        points = self.table.scores()
        if points != [ALL_POINTS - back for back in self.theirs.returns()]:
            raise Disagreement(f"points here {points}, returns there {self.theirs.returns()}")
        return points

    def asked(self, seat: int, action: int) -> Any:
        """OpenSpiel's state for a decision of a seat that has this action.

        While passing, OpenSpiel 2.0.2 imagines impossible worlds for a seat whose giver has passed before it, and
        its search crashes in them. Nobody passes before the first seat, and all choose at once: so it is asked with this
        seat as its first.
        """
        return self._as_first[seat] if action >= PASS else self.theirs


class TheirSearch:
    """OpenSpiel's information-set tree search in C++, with random playouts."""

    def __init__(self, exploration: float, seed: int) -> None:
        self.exploration = exploration
        self.seed = seed
        self.evaluator = pyspiel.RandomRolloutEvaluator(1, seed)

    def choose(self, deal: SideBySide, seat: int, legal: list[int], simulations: int) -> int:
        """The action tried most often."""
        card = our_card(self.step(deal.asked(seat, legal[0]), simulations))
        return card + PASS if legal[0] >= PASS else card

    def step(self, state: Any, simulations: int) -> int:
        """The same in its own states and actions."""
        self.seed += 1
        often = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(self.seed, self.evaluator, self.exploration, simulations, final_policy_type=often)
        return int(bot.step(state))
