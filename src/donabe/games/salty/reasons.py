"""What speaks for an action of Salty, in a sentence built from what its seat knows."""

from donabe.games.salty.actions import PUT_AWAY, SIDE, TAKE
from donabe.games.salty.cards import NAMES, SALT, of_seasoning, seasoning, tricks_in
from donabe.games.salty.rules import Salty
from donabe.games.salty.scoring import colours
from donabe.games.salty.table import ZERO_SIDE
from donabe.games.salty.tricks import distance, standing, winner
from donabe.kernel.bits import bit, has, listed
from donabe.kernel.state import NOBODY
from donabe.kernel.view import Text

NEAR = 2  # halves from the salt on the rack: such a card often wins
FEW = 3  # near cards with which a hand can lose every trick
CALM = 4  # with so many or fewer it may promise no cubes
MANY = 5


def reason(world: Salty, seat: int, action: int) -> Text | None:
    """What speaks for an action, if anything."""
    if action >= SIDE:
        return _side(world, seat, action - SIDE)
    if action >= TAKE:
        return _dish(world, seat, action - TAKE)
    if action >= PUT_AWAY:
        return _away(world, seat, action - PUT_AWAY)
    return _play(world, seat, action)


# -- before the tricks ---------------------------------------------------------------------------------------------------


def _near(world: Salty, seat: int) -> int:
    """How many cards of a hand are close to the salt on the rack."""
    return sum(_is_near(world, card) for card in listed(world.hands[seat]))


def _is_near(world: Salty, card: int) -> bool:
    return distance(card, world.rack[SALT]) <= NEAR


def _dish(world: Salty, seat: int, dish: int) -> Text:
    plates, near = int(world.menu.plates[dish]), _near(world, seat)
    share = _even_share(world)
    if plates > share and near >= MANY:
        return Text("salty-reason-dish-strong", {"near": near, "plates": plates})
    if plates < share and near <= FEW:
        return Text("salty-reason-dish-calm", {"plates": plates})
    if abs(plates - share) <= 1:
        return Text("salty-reason-dish-even", {"plates": plates})
    return Text("salty-reason-dish-pays", {"plates": plates, "most": int(world.menu.most(dish))})


def _even_share(world: Salty) -> float:
    """The cubes each player would get if all got the same."""
    return int(tricks_in(world.players)) / int(world.players)


def _side(world: Salty, seat: int, side: int) -> Text | None:
    near = _near(world, seat)
    if side == ZERO_SIDE:
        return Text("salty-reason-side-zero") if near <= CALM else None
    return Text("salty-reason-side-dish", {"near": near}) if near > CALM else None


def _away(world: Salty, seat: int, card: int) -> Text | None:
    if world.hands[seat] & of_seasoning(seasoning(card)) == bit(card):
        return Text("salty-reason-away-void", {"seasoning": NAMES[seasoning(card)]})
    wanted = _plates(world, seat) - _even_share(world)
    if wanted < 0 and _is_near(world, card):
        return Text("salty-reason-away-near")
    return Text("salty-reason-away-far") if wanted > 0 and not _is_near(world, card) else None


# -- in the tricks -------------------------------------------------------------------------------------------------------


def _play(world: Salty, seat: int, card: int) -> Text | None:
    """What the trick may bring, or what is kept for later ones."""
    which = seasoning(card)
    facts: dict[str, object] = {
        "seasoning": NAMES[which],
        "cubes": int(world.got[seat]),
        "plates": _plates(world, seat),
    }
    leads, last = _leads(world, seat, card), world.played == world.players - 1
    if not world.rack[which]:
        return Text("salty-reason-no-cube", facts) if leads else _losing(world, seat, facts)
    if not leads:
        return _losing(world, seat, facts) or _keeping(world, seat, card)
    if _is_full(world, seat):
        return Text("salty-reason-far", facts) if world.played == 0 and not _is_near(world, card) else None
    if _is_new(world, seat, which):
        return Text("salty-reason-wins-new" if last else "salty-reason-leads-new", facts)
    return Text("salty-reason-wins" if last else "salty-reason-leads", facts)


def _plates(world: Salty, seat: int) -> int:
    return int(world.plates(seat))


def _is_full(world: Salty, seat: int) -> bool:
    return bool(world.got[seat] >= world.plates(seat))


def _leads(world: Salty, seat: int, card: int) -> bool:
    """Whether a card would be the best of the trick so far."""
    if world.played == 0:
        return True
    trick = world.trick[:]
    trick[seat] = card
    return bool(winner(trick, world.salt) == seat)


def _losing(world: Salty, seat: int, facts: dict[str, object]) -> Text | None:
    """A card that does not lead, for a seat that wants no cube."""
    if not _is_full(world, seat):
        return None
    return Text("salty-reason-ducks" if world.plates(seat) else "salty-reason-ducks-zero", facts)


def _keeping(world: Salty, seat: int, card: int) -> Text | None:
    """The weakest card that may be played keeps the stronger ones."""
    weakest = max(listed(world.playable(seat)), key=lambda other: standing(other, world.salt))
    return Text("salty-reason-keeps") if weakest == card and world.follow != NOBODY else None


def _is_new(world: Salty, seat: int, which: int) -> bool:
    """Whether a cube would be the first of its colour on the plates of a dish that pays for colours."""
    dish, cubes = world.dishes[seat], world.got[seat]
    return bool(world.menu.pays_types(dish) and not has(colours(world, seat, cubes), which))
