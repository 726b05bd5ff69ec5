# compiled
"""The actions of Mushroom Sort as numbers, and their tokens."""

from typing import Final

from donabe.games.mushroom_sort.arranging import ORDERS
from donabe.games.mushroom_sort.cards import CARDS, SPOTS, card_name, spot_name
from donabe.games.mushroom_sort.recipe import STRENGTHS

# a Mushroom on a spot; POT + a spot; PREDICT + a strength - 1; ORDER + an order number, for two players;
# ARRANGE + a central card * ORDERS + an order number
POT: Final = SPOTS
PREDICT: Final = 2 * SPOTS
ORDER: Final = PREDICT + STRENGTHS
ARRANGE: Final = ORDER + ORDERS
ACTIONS: Final = ARRANGE + CARDS * ORDERS

SAID: Final = ["four", "full house", "straight", "three or mini", "pair", "variation"]  # by strength - 1


def token(action: int) -> str:
    """`m 2.3`, `p c1`, `m pig`; `say pair`; `row/5`; `Y7/0`."""
    if action < POT:
        return f"m {spot_name(action)}"
    if action < PREDICT:
        return f"p {spot_name(action - POT)}"
    if action < ORDER:
        return f"say {SAID[action - PREDICT]}"
    if action < ARRANGE:
        return f"row/{action - ORDER}"
    return f"{card_name((action - ARRANGE) // ORDERS)}/{(action - ARRANGE) % ORDERS}"
