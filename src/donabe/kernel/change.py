# compiled
"""Changes: what is different from one view of a viewer to the next, so that a step need not repeat the whole table."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, astuple

from donabe.kernel.view import Badge, Card, Seat, Step, View, Zone

# the lists in a view whose things are told apart by a key
KEYS = {"seats": "seat", "zones": "id", "cards": "id", "steps": "label", "badges": "id"}
LISTS = {View: ("seats", "zones"), Zone: ("cards", "steps"), Seat: ("badges",), Card: (), Step: (), Badge: ()}
FIELDS: Final[dict[type, list[tuple[str, str]]]] = {
    kind: [(name, KEYS[name] if name in lists else "") for name in kind.__struct_fields__]
    for kind, lists in LISTS.items()
}

Change = dict[str, Any]
Thing = msgspec.Struct
Things = dict[Any, Thing]  # by key
encode: Final = msgspec.json.Encoder().encode


def changes(pairs: Iterable[tuple[View, View]]) -> list[Change]:
    """For several viewers, what makes the view before a step the one after it; what they share is worked out once."""
    kept = list(pairs)  # while they are there, no other list can be mistaken for one of theirs
    shared = Shared()
    return [change(before, after, shared) for before, after in kept]


class Shared:
    """The changes of zones and seats in one step, encoded: most are the same for most viewers."""

    def __init__(self) -> None:
        self._made: dict[Any, list[tuple[Thing, Thing, msgspec.Raw | None]]] = {}
        self._lists: dict[tuple[int, int], Change | list[Any] | None] = {}

    def change(self, name: object, before: Thing, after: Thing) -> msgspec.Raw | None:
        """The change of the zone or seat of this name, None if there is none."""
        made = self._made.setdefault(name, [])
        for old, new, data in made:
            if (old is before or old == before) and (new is after or new == after):
                return data
        changed = msgspec.Raw(encode(change(before, after))) if before != after else None
        made.append((before, after, changed))
        return changed

    def changed_list(self, before: list[Any], after: list[Any], key: str) -> Change | list[Any] | None:
        """The changes of a list: that of the seats is the same one for all."""
        both = id(before), id(after)
        if both not in self._lists:
            self._lists[both] = _list(before, after, key, self)
        return self._lists[both]


def change(before: Thing, after: Thing, shared: Shared | None = None) -> Change:
    """What makes the one thing the other: the new value of each field that is different, of a list what is different in it."""
    changed: Change = {}
    olds, news = astuple(before), astuple(after)
    for place, (name, key) in enumerate(FIELDS[type(after)]):
        old, new = olds[place], news[place]
        if old is new:
            continue
        if key:
            different = _list(old, new, key, None) if shared is None else shared.changed_list(old, new, key)
            if different is not None:
                changed[name] = different
        elif old != new:
            changed[name] = new
    return changed


def _list(before: list[Any], after: list[Any], key: str, shared: Shared | None) -> Change | list[Any] | None:
    """What is different by key, if things stay in order and at most one comes to the end; else the new order of all.

    By key: None for what is gone, a whole thing for the new one. None if nothing is different.
    """
    changed: Change = {}
    place = 0
    for old in before:
        new = after[place] if place < len(after) else None
        if old is new:
            place += 1
            continue
        name = getattr(old, key)
        if new is None or name != getattr(new, key):
            changed[str(name)] = None
            continue
        place += 1
        different = change(old, new) if shared is None else shared.change(name, old, new)
        if different:
            changed[str(name)] = different
    if not changed and place == len(after):
        return None
    names = {getattr(old, key) for old in before}
    coming = after[place:]
    if len(names) < len(before) or len(coming) > 1 or (coming and getattr(coming[0], key) in names):
        return _anew(before, after, key)
    if coming:
        changed[str(getattr(coming[0], key))] = coming[0]
    return changed


def _anew(before: list[Any], after: list[Any], key: str) -> list[Any] | None:
    """The new order of all, or all of them with every field if keys occur twice and tell nothing apart."""
    olds: Things = {getattr(thing, key): thing for thing in before}
    if len(olds) < len(before) or len({getattr(thing, key) for thing in after}) < len(after):
        return [asdict(thing) for thing in after] if before != after else None
    return [_item(getattr(new, key), key, olds.get(getattr(new, key)), new) for new in after]


def _item(name: object, key: str, before: Thing | None, after: Thing) -> object:
    """A new thing whole, one that is as before by its key, else its key with what is different."""
    if before is None:
        return after
    return name if before == after else {key: name, **change(before, after)}
