"""A state's snapshot as named lines of text."""

from collections.abc import Mapping


def state_lines(snapshot: Mapping[str, object]) -> dict[str, str]:
    """A line for each field, or for each item of a field that holds lists; the moves so far are written elsewhere."""
    lines: dict[str, str] = {}
    for name, value in snapshot.items():
        if isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
            lines |= {f"{name} {index}": words(item) for index, item in enumerate(value)}
        elif isinstance(value, dict):
            lines |= {f"{name} {key}": words(item) for key, item in value.items()}
        elif name != "history":
            lines[name] = words(value)
    return lines


def words(value: object) -> str:
    """Plain data in few signs."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {words(item)}" for key, item in value.items()) or "-"
    if isinstance(value, (list, tuple)):
        inner = [f"[{words(item)}]" if isinstance(item, (list, tuple, dict)) else words(item) for item in value]
        return " ".join(inner) or "-"
    return str(value) if value != "" else "''"
