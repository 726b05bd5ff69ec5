# compiled
"""What a seat at Salty cannot know, dealt anew among all the deals that fit what it has seen."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.salty.actions import PUT_AWAY, SIDE
from donabe.games.salty.cards import AWAY, CUBES, CUBES_EACH, SEASONINGS, of_seasoning, seasoning, tricks_in
from donabe.games.salty.table import SIDES, TRICKS, Table
from donabe.kernel.bits import any_of, bit, filled, size
from donabe.kernel.chance import Luck, Script
from donabe.kernel.dealing import Boxes
from donabe.kernel.history import action_of, packed, seat_of
from donabe.kernel.small_row import small_at, small_member

SEASONING_CARDS: Final = vec[i64]([of_seasoning(which) for which in range(SEASONINGS)])


def observe(table: Table, seat: i64, action: i64) -> None:
    """Whoever does not follow shows that there was nothing to follow with."""
    if table.phase == TRICKS and table.played > 0 and seasoning(action) != table.follow:
        table.lacks |= small_member(seat, table.follow)


def redeal(world: Table, seat: i64, rng: Random) -> None:
    """Redeal, in place, everything this seat does not know of a copied table."""
    hidden: i64 = 0
    for other in range(world.players):
        if other != seat:
            hidden |= world.hands[other] | world.away[other]
    boxes = Boxes(SEASONING_CARDS, hidden)
    for other in range(world.players):
        if other != seat:
            boxes.add(size(world.hands[other]), small_at(world.lacks, other), 0)
            boxes.add(size(world.away[other]), 0, 0)  # what a hand lacks may have been put away
    _lay(world, seat, boxes.deal(rng))
    _rewrite(world, seat, rng)
    if world.phase == SIDES:
        _imagine_sides(world, seat, rng)
    world.chance = Luck(rng, world.round, _Shuffles(world))


def _lay(world: Table, seat: i64, imagined: vec[i64]) -> None:
    """Put the imagined cards into the hands, and away."""
    away = world.away[:]
    dealt = world.dealt[:]
    box: i64 = 0
    for other in range(world.players):
        if other != seat:
            dealt[other] &= ~(world.hands[other] | away[other])  # what it has played
            world.hands[other] = imagined[box]
            away[other] = imagined[box + 1]
            dealt[other] |= imagined[box] | imagined[box + 1]
            box += 2
    world.away = away
    world.dealt = dealt


def _rewrite(world: Table, seat: i64, rng: Random) -> None:
    """Let the others' moves put the imagined cards away, in any order; they follow the moves for dishes and sides."""
    history = world.history
    left = world.away[:]
    first = 2 * world.players
    for place in range(first, min(first + AWAY * world.players, i64(len(history)))):
        other = seat_of(history[place])
        if other != seat:
            card = any_of(left[other], rng)
            left[other] &= ~bit(card)
            history[place] = packed(other, PUT_AWAY + card)


def _imagine_sides(world: Table, seat: i64, rng: Random) -> None:
    """Sides that are decided and not yet shown could be either."""
    for place in range(i64(len(world.history))):
        move = world.history[place]
        other = seat_of(move)
        if other != seat and action_of(move) >= SIDE:
            side: i64 = rng.randrange(2)
            world.sides[other] = side
            world.history[place] = packed(other, SIDE + side)


class _Shuffles(Script):
    """What would have led to a world, the same whatever the real shuffles were."""

    def __init__(self, world: Table) -> None:
        self.players = world.players
        self.last_player = world.last_player
        self.dealt = world.dealt
        self.spare = world.spare
        self.stocked = world.stocked

    def written(self) -> dict[str, vec[i64]]:
        """The bag of cubes, the hands, and who plays last."""
        deal = append(self.dealt[:], self.spare) if self.spare != 0 else self.dealt
        return {"cubes": self._cubes(), "deal": deal, "last": filled(1, self.last_player)}

    def _cubes(self) -> vec[i64]:
        """The cubes drawn onto the rack, then those left in the bag."""
        order = filled(CUBES, 0)
        drawn: i64 = 0
        left = tricks_in(self.players)
        for which in range(i64(SEASONINGS)):
            for cube in range(i64(CUBES_EACH)):
                if cube < self.stocked[which]:
                    order[drawn] = which * CUBES_EACH + cube
                    drawn += 1
                else:
                    order[left] = which * CUBES_EACH + cube
                    left += 1
        return order
