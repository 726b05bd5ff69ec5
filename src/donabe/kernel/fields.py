# compiled
"""Fields: how a table's `fields` method copies and reads every field it names, one line a field.

`copy_onto` calls it with COPYING, where each method returns what the twin gets; `detail` calls it with a reader, where
each method notes the field under its name. A field that is copied can so not be forgotten in `detail`, nor the other
way round.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from donabe.kernel.bits import listed
from donabe.kernel.small_row import small_listed


@final
class Fields:
    """What to do with every field: copy it (with `sharing`, only the table), or note it in `read`."""

    def __init__(self, reading: bool, sharing: bool = False) -> None:
        self.reading = reading
        self.sharing = sharing
        self.read: dict[str, object] = {}
        self.caches: list[str] = []

    def before_deal(self) -> "Fields":
        """The same for rows of a table on which nothing lies yet, where `deal` makes new ones: twins share them."""
        return self if self.reading else SHARING

    def number(self, name: str, value: i64) -> i64:
        """A number."""
        if self.reading:
            self.read[name] = value
        return value

    def flag(self, name: str, value: bool) -> bool:
        """True or false."""
        if self.reading:
            self.read[name] = value
        return value

    def cards(self, name: str, members: i64, names: list[str]) -> i64:
        """A set of cards, or of anything else that has names."""
        if self.reading:
            self.read[name] = [names[member] for member in listed(members)]
        return members

    def members(self, name: str, members: i64) -> i64:
        """A set of numbers."""
        if self.reading:
            self.read[name] = list(listed(members))
        return members

    def row(self, name: str, values: vec[i64]) -> vec[i64]:
        """A row of numbers."""
        if self.reading:
            return self._noted(name, values)
        return values if self.sharing else values[:]

    def short_row(self, name: str, values: vec[i32]) -> vec[i32]:
        """A row of numbers of 32 bits."""
        if self.reading:
            self.read[name] = list(values)
            return values
        return values[:]

    def byte_row(self, name: str, values: vec[u8]) -> vec[u8]:
        """A row of numbers of 8 bits."""
        if self.reading:
            self.read[name] = list(values)
            return values
        return values[:]

    def shared_row(self, name: str, values: vec[i64]) -> vec[i64]:
        """A row that is replaced and never changed in place, so that twins share it."""
        return self._noted(name, values) if self.reading else values

    def card_row(self, name: str, cards: vec[i64], names: list[str]) -> vec[i64]:
        """A row of cards, -1 where there is none."""
        if self.reading:
            return self._named(name, cards, names)
        return cards if self.sharing else cards[:]

    def shared_card_row(self, name: str, cards: vec[i64], names: list[str]) -> vec[i64]:
        """A row of cards that is never changed in place."""
        return self._named(name, cards, names) if self.reading else cards

    def card_sets(self, name: str, sets: vec[i64], names: list[str]) -> vec[i64]:
        """A row of sets of cards."""
        if self.reading:
            return self._named_sets(name, sets, names)
        return sets if self.sharing else sets[:]

    def shared_card_sets(self, name: str, sets: vec[i64], names: list[str]) -> vec[i64]:
        """A row of sets of cards that is never changed in place."""
        return self._named_sets(name, sets, names) if self.reading else sets

    def member_sets(self, name: str, sets: vec[i64]) -> vec[i64]:
        """A row of sets of numbers."""
        if self.reading:
            self.read[name] = [list(listed(members)) for members in sets]
            return sets
        return sets[:]

    def small_row(self, name: str, row: i64, places: i64) -> i64:
        """A row of numbers packed into one (kernel/small_row.py)."""
        if self.reading:
            self.read[name] = small_listed(row, places)
        return row

    def small_cards(self, name: str, row: i64, places: i64, names: list[str]) -> i64:
        """A small row of cards, each one higher than its number, 0 where there is none."""
        if self.reading:
            self.read[name] = [names[card - 1] if card > 0 else "" for card in small_listed(row, places)]
        return row

    def small_sets(self, name: str, row: i64, places: i64) -> i64:
        """A small row of sets of numbers."""
        if self.reading:
            self.read[name] = [list(listed(members)) for members in small_listed(row, places)]
        return row

    def cache(self, name: str) -> None:
        """A field that follows from the others and is not copied."""
        if self.reading:
            self.caches.append(name)

    def note(self, name: str, value: object) -> None:
        """A field of another kind, already readable; its table copies it itself."""
        if self.reading:
            self.read[name] = value

    def _noted(self, name: str, values: vec[i64]) -> vec[i64]:
        self.read[name] = list(values)
        return values

    def _named(self, name: str, cards: vec[i64], names: list[str]) -> vec[i64]:
        self.read[name] = [names[card] if card >= 0 else "" for card in cards]
        return cards

    def _named_sets(self, name: str, sets: vec[i64], names: list[str]) -> vec[i64]:
        self.read[name] = [[names[card] for card in listed(cards)] for cards in sets]
        return sets


COPYING: Final = Fields(reading=False)
SHARING: Final = Fields(reading=False, sharing=True)
