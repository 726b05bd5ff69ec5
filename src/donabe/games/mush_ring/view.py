"""What one viewer sees of a table of Mush-Ring."""

from donabe.games.mush_ring.allowed import ASK, SPACE
from donabe.games.mush_ring.cards import COLOUR_NAMES, COLOURS, DETH, ENOUGH, KINDS, SHROOMS, SPACES, kind_name
from donabe.games.mush_ring.picks import choice, kind_text, place_id
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.scoring import colour_values
from donabe.games.mush_ring.table import (
    AIMING,
    ASKING,
    DIGGING,
    DOWN,
    DROPPING,
    EXTRA,
    GIVING,
    KEEPING,
    LAST,
    NAMING,
    NONE,
    OVER,
    PLACING,
    PLAYING,
    STOMPING,
)
from donabe.kernel.bits import has
from donabe.kernel.state import SEATS
from donabe.kernel.view import SPECTATOR, Badge, Card, Seat, Text, View, Zone

PHASES = {
    PLAYING: "playing",
    EXTRA: "extra",
    PLACING: "placing",
    AIMING: "aiming",
    DIGGING: "digging",
    ASKING: "asking",
    NAMING: "naming",
    GIVING: "giving",
    DROPPING: "dropping",
    STOMPING: "stomping",
    KEEPING: "keeping",
    LAST: "last",
    OVER: "over",
}


def view(table: MushRing, viewer: int) -> View:
    """The table as this viewer sees it; built only from what the viewer may know."""
    seats = range(table.players)
    return View(
        game="mush_ring",
        viewer=viewer,
        round=1,
        rounds=1,
        phase=PHASES[table.phase],
        prompt=_prompt(table, viewer),
        seats=[_seat(table, seat) for seat in seats],
        zones=[
            _deck(table),
            *_played(table, viewer),
            _discards(table, viewer),
            *(_ring(table, seat, viewer) for seat in seats),
            *(_hand(table, seat, viewer) for seat in seats),
            *(_pile(table, seat) for seat in seats),
        ],
        choices=[choice(table, viewer, action) for action in table.legal(viewer)] if viewer != SPECTATOR else [],
    )


# -- what is asked -------------------------------------------------------------------------------------------------------


def _prompt(table: MushRing, viewer: int) -> Text:
    if table.phase == OVER:
        return Text("mush_ring-prompt-over")
    actor = table.actor()
    asked = "asked" if actor == viewer else "wait"
    facts: dict[str, object] = {"seat": actor, "target": table.turn, "left": table.to_drop}
    if table.phase == PLACING and (actor == viewer or table.card < DOWN):
        facts["card"] = kind_text(table.card % DOWN)
    elif table.phase == AIMING:
        facts["card"] = kind_text(table.action)
    elif table.phase == GIVING:
        facts["colour"] = COLOUR_NAMES[table.colour]
    elif table.phase == STOMPING:
        facts["space"] = table.place % SPACES + 1
    if table.phase == PLACING and table.card >= DOWN:
        return Text(f"mush_ring-prompt-{asked}-covering", facts)
    return Text(f"mush_ring-prompt-{asked}-{PHASES[table.phase]}", facts)


def _seat(table: MushRing, seat: int) -> Seat:
    facts = {"dealer": "★"} if seat == table.dealer else {}
    facts["hand"] = str(table.sizes[seat])
    facts["collected"] = f"{table.collected[seat]}/{ENOUGH}"
    return Seat(
        seat=seat,
        score=table.totals[seat],
        acting=has(table.pending, seat),
        badges=[Badge(name, value, Text(f"mush_ring-badge-{name}")) for name, value in facts.items()],
    )


# -- the middle ----------------------------------------------------------------------------------------------------------


def _deck(table: MushRing) -> Zone:
    count = len(table.deck) - table.top
    cards = [Card("deck", back="card")] if count else []
    label = Text("mush_ring-zone-deck", {"count": count})
    return Zone(id="deck", kind="pile", layout="stack", cards=cards, label=label)


def _played(table: MushRing, viewer: int) -> list[Zone]:
    """The Action card being carried out, and the card on its way into a ring."""
    cards = []
    if table.action != NONE:
        cards.append(Card("action", face=kind_name(table.action)))
    if table.card != NONE and table.phase != STOMPING:
        hidden = table.card >= DOWN and table.turn != viewer
        face = "" if hidden else kind_name(table.card % DOWN)
        marks = ["down"] if table.card >= DOWN else []
        cards.append(Card("card", face=face, back="card" if hidden else "", marks=marks))
    label = Text("mush_ring-zone-played")
    return [Zone(id="played", kind="trick", layout="slots", cards=cards, label=label)] if cards else []


def _discards(table: MushRing, viewer: int) -> Zone:
    """The discard pile, kind by kind; spread out for whoever digs in it."""
    digging = table.phase == DIGGING and table.actor() == viewer
    counts = [min(table.discards[kind], 1) if digging else table.discards[kind] for kind in range(KINDS)]
    kinds = [kind for kind in range(KINDS) if not digging or kind < SHROOMS]
    cards = [card for kind in kinds for card in _copies("discard:", kind, counts[kind])]
    label = Text("mush_ring-zone-discards", {"count": sum(table.discards)})
    return Zone(id="discards", kind="pile", layout="row" if digging else "stack", cards=cards, label=label)


def _copies(prefix: str, kind: int, count: int) -> list[Card]:
    """Copies of a kind; the first is named after it."""
    name = kind_name(kind)
    ids = [f"{prefix}{name}", *(f"{prefix}{name}/{number}" for number in range(2, count + 1))]
    return [Card(id_, face=name) for id_ in ids[:count]]


# -- what lies before the players ----------------------------------------------------------------------------------------


def _ring(table: MushRing, seat: int, viewer: int) -> Zone:
    """Six spaces in a circle, with what each colour is worth at the moment."""
    facts: dict[str, object] = {"seat": seat, "who": "you" if seat == viewer else "other"}
    values = colour_values(table, seat)
    worth: dict[str, object] = {name: values[colour] for colour, name in enumerate(COLOUR_NAMES)}
    return Zone(
        id=f"ring:{seat}",
        kind="ring",
        layout="ring",
        owner=seat,
        cards=[_space(table, place, viewer) for place in range(seat * SPACES, (seat + 1) * SPACES)],
        label=Text("mush_ring-zone-ring", facts),
        note=Text("mush_ring-note-ring", {**worth, "wild": values[COLOURS]}),
    )


def _space(table: MushRing, place: int, viewer: int) -> Card:
    """A space: empty, with a card, or with a Deth Kapp coming in; whoever saw a card knows it face down too."""
    kind = table.rings[place]
    if kind == NONE:
        if table.phase == STOMPING and place == table.place:
            return Card(place_id(place), face=kind_name(DETH), marks=["coming"])
        return Card(place_id(place), back="space", marks=["empty"])
    marks = ["down"] if kind >= DOWN else []
    if table.history and table.history[-1] // SEATS == SPACE + place and table.history[-1] // SEATS < ASK:
        marks.append("last")
    if kind >= DOWN + SHROOMS and place // SPACES != viewer:
        return Card(place_id(place), back="card", marks=marks)
    return Card(place_id(place), face=kind_name(kind % DOWN), marks=marks)


def _hand(table: MushRing, seat: int, viewer: int) -> Zone:
    facts: dict[str, object] = {"seat": seat, "who": "you" if seat == viewer else "other"}
    zone = Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, label=Text("mush_ring-zone-hand", facts))
    if seat == viewer:
        zone.cards = [card for kind in range(KINDS) for card in _copies("", kind, table.held(seat, kind))]
    else:
        zone.cards = [Card(f"hidden:{seat}.{place}", back="card") for place in range(table.sizes[seat])]
    return zone


def _pile(table: MushRing, seat: int) -> Zone:
    """A Score Pile, open to all."""
    cards = []
    for kind in range(SHROOMS):
        cards += _copies(f"pile:{seat}.", kind, table.piles[seat * KINDS + kind])
    label = Text("mush_ring-zone-pile", {"seat": seat, "count": table.collected[seat]})
    return Zone(id=f"pile:{seat}", kind="pile", layout="stack", owner=seat, cards=cards, label=label)
