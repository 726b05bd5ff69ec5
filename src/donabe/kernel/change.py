"""Changes: what is different from one view of a viewer to the next, so that a step need not repeat the whole table."""

from collections.abc import Sequence
from typing import Any

import msgspec

from donabe.kernel.view import Badge, Card, Seat, Step, View, Zone

KEYS: dict[type[msgspec.Struct], str] = {Zone: "id", Card: "id", Step: "label", Seat: "seat", Badge: "id"}
LISTS: dict[type[msgspec.Struct], dict[str, str]] = {
    View: {"seats": KEYS[Seat], "zones": KEYS[Zone]},
    Zone: {"cards": KEYS[Card], "steps": KEYS[Step]},
    Seat: {"badges": KEYS[Badge]},
    Card: {},
    Step: {},
    Badge: {},
}  # by kind of thing, its lists of things that are told apart by a key

Change = dict[str, Any]


def change(before: msgspec.Struct, after: msgspec.Struct) -> Change:
    """What makes the one thing the other: the new value of each field that is different, of a list what is different in it."""
    changed: Change = {}
    lists = LISTS[type(after)]
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            changed[name] = _list(old, new, lists[name]) if name in lists else new
    return changed


Things = dict[Any, msgspec.Struct]  # by key, in order


def _list(before: Sequence[msgspec.Struct], after: Sequence[msgspec.Struct], key: str) -> Change | list[Any]:
    """What is different by key, if things stay in order and at most one comes to the end; else the new order of all."""
    olds: Things = {getattr(thing, key): thing for thing in before}
    news: Things = {getattr(thing, key): thing for thing in after}
    if len(olds) < len(before) or len(news) < len(after):
        return list(after)  # keys that occur twice tell nothing apart
    staying = [name for name in olds if name in news]
    if list(news)[: len(staying)] == staying and len(news) <= len(staying) + 1:
        return _by_key(olds, news)
    return [_item(name, key, olds.get(name), new) for name, new in news.items()]


def _by_key(olds: Things, news: Things) -> Change:
    """Changes by key: None for what is gone, a whole thing for the new one."""
    changed: Change = {str(name): None for name in olds if name not in news}
    for name, new in news.items():
        old = olds.get(name)
        if old != new:
            changed[str(name)] = new if old is None else change(old, new)
    return changed


def _item(name: object, key: str, before: msgspec.Struct | None, after: msgspec.Struct) -> object:
    """A new thing whole, one that is as before by its key, else its key with what is different."""
    if before is None:
        return after
    return name if before == after else {key: name, **change(before, after)}
