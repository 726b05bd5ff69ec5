"""What speaks for an action of Mushroom Sort, in a sentence built from what its seat knows."""

from donabe.games.mushroom_sort.actions import ARRANGE, ORDER, PREDICT, central_card, spot_of
from donabe.games.mushroom_sort.cards import PIG, RANKS
from donabe.games.mushroom_sort.counting.belief import Belief
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import TURNS
from donabe.games.mushroom_sort.thumb import likeliest_rank, soup_places, strength_odds
from donabe.kernel.view import Text

SURE = 0.995
LIKELY = 0.3  # from here on a rank is worth naming
STRAIGHT = 5


def reason(world: MushroomSort, seat: int, action: int) -> Text | None:
    """What speaks for an action, if anything."""
    if action >= ARRANGE:
        return _middle(world, seat, int(central_card(action)))
    if action >= ORDER:
        return None
    belief = world.believed(seat)
    if action >= PREDICT:
        return _predict(world, belief, action - PREDICT)
    spot = int(spot_of(action))
    return Text("mushroom_sort-reason-pig") if spot == PIG else _gather(world, seat, belief, spot)


def _middle(world: MushroomSort, seat: int, card: int) -> Text | None:
    """A central card is worth most if the others were dealt its equals."""
    dealt = int(world.dealt[seat])
    mine = sum(dealt >> (card % RANKS + RANKS * colour) & 1 for colour in range(4))
    return Text("mushroom_sort-reason-middle", {"rank": card % RANKS + 1}) if mine == 1 else None


def _predict(world: MushroomSort, belief: Belief, said: int) -> Text | None:
    percent = round(100 * strength_odds(world, world.predicted_next(), belief)[said])
    return Text("mushroom_sort-reason-predict", {"percent": percent}) if percent else None


def _gather(world: MushroomSort, seat: int, belief: Belief, spot: int) -> Text | None:
    """The likeliest rank of a card, and what it makes of the soup."""
    rank = int(likeliest_rank(belief, spot))
    chance = belief.chance(spot, rank)
    if chance < LIKELY:
        return None
    counts = [0] * int(belief.ranks)
    for place in soup_places(world, seat):
        counts[likeliest_rank(belief, place)] += 1
    counts[rank] += 1
    makes = _makes(counts, rank, int(TURNS - world.turn()))
    facts = {"rank": rank + 1, "percent": round(100 * chance), "sure": "yes" if chance >= SURE else "no"}
    return Text("mushroom_sort-reason-gather", {**facts, "makes": makes}) if makes else None


def _makes(counts: list[int], rank: int, left: int) -> str:
    """What a card of a rank makes of a soup, with so many more to come; nothing to speak of is empty."""
    if counts[rank] >= 3:
        others = any(count >= 2 for other, count in enumerate(counts) if other != rank)
        return "four" if counts[rank] == 4 else "full_house" if others else "three"
    runs = [range(low, low + STRAIGHT) for low in range(len(counts) - STRAIGHT + 1)]
    held = max(sum(counts[each] > 0 for each in run) for run in runs if rank in run)
    if held == STRAIGHT:
        return "straight"
    if counts[rank] == 2:
        return "towards_full_house" if sum(count >= 2 for count in counts) > 1 else "pair"
    return "towards_straight" if held >= 2 and held + left >= STRAIGHT else ""
