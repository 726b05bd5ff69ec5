"""What a person at a table of Mush-Ring points at to say each choice, and how it is called."""

from collections.abc import Mapping
from typing import Any

from donabe.games.mush_ring.allowed import (
    ASK,
    CRUSH,
    DROP,
    GIVE,
    KEEP,
    LET,
    NAME,
    PLAY,
    SEATS_MOST,
    SPACE,
    UNEARTH,
    Allowed,
)
from donabe.games.mush_ring.cards import (
    COLOUR_NAMES,
    COLOURED,
    FACE_NAMES,
    FACES,
    KINDS,
    SHROOMS,
    SPACES,
    WILD,
    kind_name,
)
from donabe.games.mush_ring.table import LAST
from donabe.kernel.view import Choice, Text


def tokens() -> list[str]:
    """Every action as text, by action code: `R2`, `-R2`, `give R2`, `dig R2`, `@0.3`, `ask 1`, `name red` ..."""
    return [
        *(kind_name(kind) for kind in range(KINDS)),
        *(f"-{kind_name(kind)}" for kind in range(KINDS)),
        *(f"give {kind_name(kind)}" for kind in range(WILD + 1)),
        *(f"dig {kind_name(kind)}" for kind in range(SHROOMS)),
        *(f"@{seat}.{space}" for seat in range(SEATS_MOST) for space in range(1, SPACES + 1)),
        *(f"ask {seat}" for seat in range(SEATS_MOST)),
        *(f"name {colour}" for colour in COLOUR_NAMES),
        *(f"keep {colour}" for colour in COLOUR_NAMES),
        "let it come",
        "stomp it",
        "pass",
    ]


TOKENS = tokens()


def kind_text(kind: int) -> Text:
    """A kind's name in words."""
    if kind < COLOURED:
        return Text("mush_ring-shroom", {"colour": COLOUR_NAMES[kind // FACES], "value": FACE_NAMES[kind % FACES]})
    return Text(f"mush_ring-{kind_name(kind)}")


def place_id(place: int) -> str:
    """The name of a space in views."""
    return f"space:{place // SPACES}.{place % SPACES + 1}"


def choice(table: Allowed, viewer: int, action: int) -> Choice:
    """A legal action with what to point at and its label."""
    pick, label, facts = _meaning(table, action)
    facts = {name: value for name, value in facts.items() if value is not None}
    return Choice(TOKENS[action], [pick], Text(f"mush_ring-choice-{label}", {**facts, **_whose(viewer, facts)}))


def _whose(viewer: int, facts: Mapping[str, Any]) -> dict[str, str]:
    return {"own": "yes" if facts["target"] == viewer else "no"} if "target" in facts else {}


def _meaning(table: Allowed, action: int) -> tuple[str, str, dict[str, Any]]:
    if action < DROP:
        label = "cover" if table.phase == LAST and action >= SHROOMS else "play"
        return kind_name(action - PLAY), label, {"card": kind_text(action - PLAY)}
    if action < GIVE:
        return kind_name(action - DROP), "drop", {"card": kind_text(action - DROP)}
    if action < UNEARTH:
        return kind_name(action - GIVE), "give", {"card": kind_text(action - GIVE)}
    if action < SPACE:
        return f"discard:{kind_name(action - UNEARTH)}", "dig", {"card": kind_text(action - UNEARTH)}
    if action < ASK:
        place = action - SPACE
        return place_id(place), "space", {"target": place // SPACES, "space": place % SPACES + 1}
    if action < NAME:
        return f"seat:{action - ASK}", "ask", {"target": action - ASK}
    if action < LET:
        colour = COLOUR_NAMES[(action - NAME) % len(COLOUR_NAMES)]
        return f"chip:{colour}", "keep" if action >= KEEP else "name", {"colour": colour}
    if action <= CRUSH:
        return ("do:let", "let", {}) if action == LET else ("stomp", "stomp", {})
    return "do:pass", "stop" if table.phase == LAST else "pass", {}
