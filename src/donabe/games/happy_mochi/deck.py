# compiled
"""Where the cards of Happy Mochi come from: the deal, the deck, and a new deck when there is none left."""

from librt.vecs import append
from mypy_extensions import i64, u8

from donabe.games.happy_mochi.cards import all_but, dealt_each, sorted_cards
from donabe.games.happy_mochi.rows import even_rows
from donabe.games.happy_mochi.table import Table
from donabe.kernel.bits import bit


def lay_out(table: Table) -> None:
    """HM-2.1, HM-2.2, HM-8.2: shuffle all cards but the reserves, deal rows and turn up the central pair."""
    kept = table.reserves.cards
    cards = table.shuffled("deal", all_but(kept))
    table.lay(kept)
    table.lay_deck(cards)
    each = dealt_each(table.players, len(cards))
    dealt = each * table.players
    for place in range(dealt):
        table.known[cards[place]] = u8(bit(place // each))
    table.rows = even_rows(table.players, each, cards)
    table.top += dealt
    table.put_left(from_deck(table))
    table.put_right(from_deck(table))


def from_deck(table: Table) -> i64:
    """The top card of the deck."""
    if table.deck_size() == 0:
        _renew(table)
    card = table.laid[table.top]
    table.top += 1
    return card


def _renew(table: Table) -> None:
    """HM-5.5: all cards under the two top central cards are shuffled and become the deck."""
    left: i64 = max(len(table.left) - 1, 0)  # a stack that has just been emptied gives nothing
    right: i64 = max(len(table.right) - 1, 0)
    under = table.left[:left]
    for card in table.right[:right]:
        under = append(under, card)
    table.left = table.left[left:]
    table.right = table.right[right:]
    table.lay_deck(table.shuffled(f"reshuffle-{len(table.segments)}", sorted_cards(under)))
    table.tell("reshuffled", {"cards": len(under)})
