# compiled
"""Changes: what is different from one view of a viewer to the next, so that a step need not repeat the whole table."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from donabe.kernel.view import Badge, Card, Seat, Step, View, Zone

# the lists in a view whose things are told apart by a key
KEYS = {"seats": "seat", "zones": "id", "cards": "id", "steps": "label", "badges": "id"}
LISTS = {View: ("seats", "zones"), Zone: ("cards", "steps"), Seat: ("badges",), Card: (), Step: (), Badge: ()}
FIELDS = {
    kind: [(name, KEYS[name] if name in lists else "") for name in kind.__struct_fields__]
    for kind, lists in LISTS.items()
}

Change = dict[str, Any]
Thing = msgspec.Struct
Things = dict[Any, Thing]  # by key, in order
encode = msgspec.json.Encoder().encode


def changes(pairs: Iterable[tuple[View, View]]) -> list[Change]:
    """For several viewers, what makes the view before a step the one after it; what they share is worked out once."""
    shared = Shared()
    return [change(before, after, shared) for before, after in pairs]


class Shared:
    """The changes of zones and seats in one step, encoded: most are the same for most viewers."""

    def __init__(self) -> None:
        self._made: dict[Any, list[tuple[Thing, Thing, msgspec.Raw]]] = {}

    def change(self, name: object, before: Thing, after: Thing) -> msgspec.Raw:
        """The change of the zone or seat of this name."""
        made = self._made.setdefault(name, [])
        for old, new, data in made:
            if old == before and new == after:
                return data
        data = msgspec.Raw(encode(change(before, after)))
        made.append((before, after, data))
        return data


def change(before: Thing, after: Thing, shared: Shared | None = None) -> Change:
    """What makes the one thing the other: the new value of each field that is different, of a list what is different in it."""
    changed: Change = {}
    for (name, key), old, new in zip(FIELDS[type(after)], astuple(before), astuple(after), strict=True):
        if old is new:
            continue
        if not key:
            if old != new:
                changed[name] = new
        elif (different := _list(old, new, key, shared)) is not None:
            changed[name] = different
    return changed


def _list(
    before: Sequence[Thing], after: Sequence[Thing], key: str, shared: Shared | None
) -> Change | list[Any] | None:
    """What is different by key, if things stay in order and at most one comes to the end; else the new order of all.

    None if nothing is different.
    """
    olds: Things = {getattr(thing, key): thing for thing in before}
    news: Things = {getattr(thing, key): thing for thing in after}
    if len(olds) < len(before) or len(news) < len(after):
        return list(after) if before != after else None  # keys that occur twice tell nothing apart
    staying = [name for name in olds if name in news]
    if len(news) <= len(staying) + 1 and list(news)[: len(staying)] == staying:
        return _by_key(olds, news, shared) or None
    return [_item(name, key, olds.get(name), new) for name, new in news.items()]


def _by_key(olds: Things, news: Things, shared: Shared | None) -> Change:
    """Changes by key: None for what is gone, a whole thing for the new one."""
    changed: Change = {str(name): None for name in olds if name not in news}
    for name, new in news.items():
        old = olds.get(name)
        if old is None:
            changed[str(name)] = new
        elif old != new:
            changed[str(name)] = shared.change(name, old, new) if shared is not None else change(old, new)
    return changed


def _item(name: object, key: str, before: Thing | None, after: Thing) -> object:
    """A new thing whole, one that is as before by its key, else its key with what is different."""
    if before is None:
        return after
    return name if before == after else {key: name, **change(before, after)}
