# compiled
"""What can be worked out about face-down cards: every world that fits, counted exactly.

A viewer knows the colour of every card, the ranks of some, and that every row rises. Take the ranks from the lowest up:
the cards of one rank lie in each row directly after those of lower ranks, and a card that is in no row lies free, in the
middle or in a hand. So a world is a path: before each rank it stands at a node (how much of each row is filled), and the
cards of that rank are an edge to the next. Free cards of a colour can be swapped at will, which multiplies all paths by
the same number. Counting the paths from every node to the end gives an even choice among all worlds, and adding up the
paths through every edge gives the exact chance of each rank in each place.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from donabe.games.mushroom_sort.cards import (
    CENTRAL,
    COLOURS,
    PLACES,
    RANKS,
    ROW,
    of_colour,
    of_rank,
    ranks_in,
    row_length,
)
from donabe.kernel.bits import any_of, bit, filled, has, lowest, shifted

HIDDEN: Final = -1
NO_WAY: Final = -1
STEPS: Final = 5  # a row takes 0 to 4 cards of one rank
FILL_BITS: Final = 3  # a row has at most seven cards,
FILLS: Final = 7  # so that its fill takes three bits of a node's code
FIELD: Final = 8  # bits for one colour's count in a packed count of colours
FIELD_TOPS: Final = 0x80808080
ALL_COLOURS: Final = 0xF


class Belief:
    """The worlds that fit what a viewer knows: the cards in known places, and the colours of all others."""

    def __init__(self, players: i64, cards: vec[i64], known: i64) -> None:
        self.ranks = ranks_in(players)
        self.length = row_length(players)
        self.base: vec[i64] = filled(PLACES, HIDDEN)  # by place, the card if known
        self.colours: vec[i64] = filled(PLACES, HIDDEN)  # by place, the colour of a face-down card
        self.hidden: vec[i64] = filled(self.ranks, bit(COLOURS) - 1)  # by rank, the colours of face-down cards
        for place in range(i64(PLACES)):
            if cards[place] < 0:
                continue
            if has(known, place):
                self.base[place] = cards[place]
                self.hidden[cards[place] % RANKS] &= ~bit(cards[place] // RANKS)
            else:
                self.colours[place] = cards[place] // RANKS
        self.rows: vec[i64] = self._rows(players)  # first places of the rows with face-down cards
        self.node_code: vec[i64] = vec[i64](capacity=64)  # how much of each row is filled, FILL_BITS for each
        self.node_edges: vec[i64] = vec[i64](capacity=64)  # by node, its first edge
        self.level: vec[i64] = vec[i64](capacity=10)  # by rank, the first node
        self.edges: vec[i64] = vec[i64](capacity=128)  # the node it leads to and the colours that go into rows (`edge`)
        self.paths: vec[i64] = vec[i64]()  # by node, the ways from there to the end
        self.counts: vec[i64] = vec[i64]()  # by place and rank, the worlds with it there; filled when first asked for
        self._found: vec[i64] = filled(bit(i64(len(self.rows)) * FILL_BITS), NO_WAY)  # by code, the last such node
        self._level_end: i64 = 0  # where the nodes of the next level begin
        self._segments: vec[i64] = vec[i64]()  # by row, rank, fill and step: the colours used, or NO_WAY
        self._steps: vec[i64] = vec[i64]()  # by row, rank and fill: one more than the largest step open
        self._needs: vec[i64] = vec[i64]()  # by row and fill, a packed count of face-down cards from there on
        self._supply: i64 = 0  # a packed count of the face-down cards of higher ranks
        self._build()

    def worlds(self) -> i64:
        """How many worlds fit, not telling apart those that differ in the order of free cards of a colour."""
        return self.paths[0]

    # -- the paths ---------------------------------------------------------------------------------------------------

    def _rows(self, players: i64) -> vec[i64]:
        rows = vec[i64](capacity=4)
        for seat in range(players):
            for place in range(seat * ROW, seat * ROW + self.length):
                if self.colours[place] != HIDDEN:
                    rows = append(rows, seat * ROW)
                    break
        return rows

    def _build(self) -> None:
        self._measure_segments()
        self._measure_needs()
        self.node_code = append(self.node_code, 0)
        self.level = append(self.level, 0)
        for rank in range(self.ranks):
            self._supply = self._packed_supply(rank + 1)
            end: i64 = len(self.node_code)
            self._level_end = end
            for node in range(self.level[rank], end):
                self.node_edges = append(self.node_edges, len(self.edges))
                self._branch(rank, 0, self.node_code[node], 0, 0)
            self.level = append(self.level, end)
        self.node_edges = append(self.node_edges, len(self.edges))
        self._count()

    def _branch(self, rank: i64, row: i64, code: i64, used: i64, need: i64) -> None:
        """All the ways to put cards of one rank into this row and the ones after it."""
        if row == len(self.rows):
            self._join(code, used, need)
            return
        segments = self._segments
        needs = self._needs
        fill = fill_of(code, row)
        at = (row * self.ranks + rank) * (ROW + 1) + fill
        for step in range(self._steps[at]):
            taken = segments[at * STEPS + step]
            if taken != NO_WAY and (taken & used) == 0:
                need_here = needs[row * (ROW + 1) + fill + step]
                self._branch(rank, row + 1, code + shifted(step, row * FILL_BITS), used | taken, need + need_here)

    def _join(self, code: i64, used: i64, need: i64) -> None:
        """An edge to the node with this code, unless the cards left could not fill the rows."""
        if ((self._supply + FIELD_TOPS - need) & FIELD_TOPS) != FIELD_TOPS:
            return
        node = self._found[code]
        if node < self._level_end:
            node = len(self.node_code)
            self._found[code] = node
            self.node_code = append(self.node_code, code)
        self.edges = append(self.edges, edge_to(node, used))

    def _count(self) -> None:
        nodes: i64 = len(self.node_code)
        paths = filled(nodes, 0)
        paths[nodes - 1] = 1  # the last level has one node: all rows are full
        node_edges = self.node_edges
        edges = self.edges
        for back in range(self.level[self.ranks]):
            node = self.level[self.ranks] - 1 - back
            ways: i64 = 0
            for edge in range(node_edges[node], node_edges[node + 1]):
                ways += paths[end_of(edges[edge])]
            paths[node] = ways
        self.paths = paths

    # -- what a row allows ---------------------------------------------------------------------------------------------

    def _measure_segments(self) -> None:
        """By row, rank, fill and step the colours used, kept only if the row alone could be completed that way."""
        self._steps = filled(i64(len(self.rows)) * self.ranks * (ROW + 1), 0)
        self._segments = filled(i64(len(self._steps)) * STEPS, NO_WAY)
        for row in range(i64(len(self.rows))):
            reached: i64 = 1
            for rank in range(self.ranks):
                reached = self._measure_row(row, rank, reached)
            completes: i64 = bit(self.length)
            for back in range(self.ranks):
                completes = self._prune_row(row, self.ranks - 1 - back, completes)

    def _measure_row(self, row: i64, rank: i64, reached: i64) -> i64:
        """The steps open to a row at one rank, from the fills it can have reached; returns those it can reach next."""
        further: i64 = 0
        for fill in range(self.length + 1):
            if not has(reached, fill):
                continue
            at = (row * self.ranks + rank) * (ROW + 1) + fill
            used: i64 = 0
            step: i64 = 0
            while used != NO_WAY:
                self._segments[at * STEPS + step] = used
                further |= bit(fill + step)
                used = self._taken(row, rank, fill + step, used)
                step += 1
            self._steps[at] = step
        return further

    def _taken(self, row: i64, rank: i64, fill: i64, used: i64) -> i64:
        """The colours used once the next place of a row takes a card of this rank as well, or NO_WAY."""
        if fill == self.length:
            return NO_WAY
        place = self.rows[row] + fill
        card = self.base[place]
        if card != HIDDEN:
            return used if card % RANKS == rank else NO_WAY
        here = bit(self.colours[place])
        if (self.hidden[rank] & here) == 0 or (used & here) != 0:
            return NO_WAY
        return used | here

    def _prune_row(self, row: i64, rank: i64, completes: i64) -> i64:
        """Drop steps to fills from which the row cannot be completed; returns the fills from which it can."""
        good: i64 = 0
        segments = self._segments
        steps = self._steps
        for fill in range(self.length + 1):
            at = (row * self.ranks + rank) * (ROW + 1) + fill
            largest: i64 = 0
            for step in range(steps[at]):
                if has(completes, fill + step):
                    good |= bit(fill)
                    largest = step + 1
                else:
                    segments[at * STEPS + step] = NO_WAY
            steps[at] = largest
        return good

    def _measure_needs(self) -> None:
        self._needs = filled(i64(len(self.rows)) * (ROW + 1), 0)
        for row in range(i64(len(self.rows))):
            need: i64 = 0
            for back in range(self.length):
                fill = self.length - 1 - back
                colour = self.colours[self.rows[row] + fill]
                if colour != HIDDEN:
                    need += bit(colour * FIELD)
                self._needs[row * (ROW + 1) + fill] = need

    def _packed_supply(self, from_rank: i64) -> i64:
        supply: i64 = 0
        for rank in range(from_rank, self.ranks):
            for colour in range(i64(COLOURS)):
                if has(self.hidden[rank], colour):
                    supply += bit(colour * FIELD)
        return supply

    # -- one world -----------------------------------------------------------------------------------------------------

    def imagined(self, rng: Random) -> vec[i64]:
        """The cards by place in a world drawn evenly from all that fit."""
        cards = self.base[:]
        node_edges = self.node_edges
        free: i64 = 0  # the set of cards that are in no row
        node: i64 = 0
        for rank in range(self.ranks):
            first = node_edges[node]
            chosen = self.edges[first if first + 1 == node_edges[node + 1] else self._drawn(node, first, rng)]
            self._fill_rows(cards, rank, self.node_code[node], self.node_code[end_of(chosen)])
            free |= of_rank(self.hidden[rank] & ~used_by(chosen), rank)
            node = end_of(chosen)
        self._fill_free(cards, free, rng)
        return cards

    def _drawn(self, node: i64, edge: i64, rng: Random) -> i64:
        """One of the edges from a node, each as likely as there are ways to go on; the first of them is given."""
        paths = self.paths
        edges = self.edges
        drawn = rng.randrange(paths[node])
        while True:
            ways = paths[end_of(edges[edge])]
            if drawn < ways:
                return edge
            drawn -= ways
            edge += 1

    def _fill_rows(self, cards: vec[i64], rank: i64, before: i64, after: i64) -> None:
        if before == after:
            return
        rows = self.rows
        for row in range(i64(len(rows))):
            start = rows[row]
            for place in range(start + fill_of(before, row), start + fill_of(after, row)):
                if cards[place] == HIDDEN:
                    cards[place] = self.colours[place] * RANKS + rank

    def _fill_free(self, cards: vec[i64], free: i64, rng: Random) -> None:
        """Each free place gets any of the free cards of its colour."""
        colours = self.colours
        rest = free
        for place in range(i64(CENTRAL), i64(PLACES)):
            if colours[place] != HIDDEN:
                fitting = rest & of_colour(colours[place])
                card = lowest(fitting) if fitting & (fitting - 1) == 0 else any_of(fitting, rng)
                cards[place] = card
                rest &= ~bit(card)

    # -- what a card can be ----------------------------------------------------------------------------------------------

    def may_be(self, place: i64) -> i64:
        """The set of ranks, counted from 0, that the card in this place has in some world."""
        if self.base[place] != HIDDEN:
            return bit(self.base[place] % RANKS)
        out: i64 = 0
        for rank in range(self.ranks):
            if self.count(place, rank) > 0:
                out |= bit(rank)
        return out

    def chance(self, place: i64, rank: i64) -> float:
        """How likely the card in this place has this rank, counted from 0, when every world is as likely."""
        if self.base[place] != HIDDEN:
            return 1.0 if self.base[place] % RANKS == rank else 0.0
        return float(self.count(place, rank)) / float(self.worlds() * self._sharing(place))

    def count(self, place: i64, rank: i64) -> i64:
        """In how many worlds a face-down card, or a free one of its colour, has this rank."""
        if len(self.counts) == 0:
            self._tally()
        return self.counts[place * RANKS + rank]

    def _sharing(self, place: i64) -> i64:
        """How many free places share a count."""
        if place < CENTRAL:
            return 1
        sharing: i64 = 0
        for other in range(i64(CENTRAL), i64(PLACES)):
            if self.colours[other] == self.colours[place]:
                sharing += 1
        return sharing

    def _tally(self) -> None:
        counts = filled(PLACES * RANKS, 0)
        reached = filled(len(self.node_code), 0)
        reached[0] = 1
        free = filled(COLOURS * RANKS, 0)
        for rank in range(self.ranks):
            for node in range(self.level[rank], self.level[rank + 1]):
                if self.paths[node] == 0:
                    continue
                for edge in range(self.node_edges[node], self.node_edges[node + 1]):
                    end = end_of(self.edges[edge])
                    reached[end] += reached[node]
                    through = reached[node] * self.paths[end]
                    if through > 0:
                        self._tally_edge(counts, free, rank, node, edge, through)
        for place in range(i64(CENTRAL), i64(PLACES)):
            if self.colours[place] != HIDDEN:
                for rank in range(self.ranks):
                    counts[place * RANKS + rank] = free[self.colours[place] * RANKS + rank]
        self.counts = counts

    def _tally_edge(self, counts: vec[i64], free: vec[i64], rank: i64, node: i64, edge: i64, through: i64) -> None:
        before = self.node_code[node]
        after = self.node_code[end_of(self.edges[edge])]
        for row in range(i64(len(self.rows))):
            start = self.rows[row]
            for place in range(start + fill_of(before, row), start + fill_of(after, row)):
                counts[place * RANKS + rank] += through
        left = self.hidden[rank] & ~used_by(self.edges[edge])
        for colour in range(i64(COLOURS)):
            if has(left, colour):
                free[colour * RANKS + rank] += through


def fill_of(code: i64, row: i64) -> i64:
    """How much of a row is filled at the node with this code."""
    return (code >> (row * FILL_BITS)) & FILLS


def edge_to(node: i64, used: i64) -> i64:
    """An edge: the node it leads to, and the colours that go into rows; the others lie free."""
    return (node << COLOURS) | used


def end_of(edge: i64) -> i64:
    """The node an edge leads to."""
    return edge >> COLOURS


def used_by(edge: i64) -> i64:
    """The set of colours that go into rows."""
    return edge & ALL_COLOURS
