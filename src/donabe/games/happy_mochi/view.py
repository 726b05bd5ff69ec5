"""What one viewer sees of a table of Happy Mochi."""

from donabe.games.happy_mochi.cards import EFFECT_NAMES, NOTHING, PLAIN, ascending, card_name
from donabe.games.happy_mochi.clues import known_high, known_low, may_be_high, may_be_low
from donabe.games.happy_mochi.moves import INSERT, PLAY, TAKE_LEFT
from donabe.games.happy_mochi.picks import choice
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import DRAWING, GIVING, INSERTING, OVER, RESOLVING, SETTING_ASIDE, TURN
from donabe.kernel.bits import bit, has
from donabe.kernel.state import SEATS
from donabe.kernel.view import SPECTATOR, Badge, Card, Seat, Text, View, Zone

PHASES = {
    TURN: "turn",
    RESOLVING: "effects",
    DRAWING: "drawing",
    INSERTING: "inserting",
    GIVING: "giving",
    SETTING_ASIDE: "setting-aside",
    OVER: "over",
}
FEW = 12  # so many possibilities at most are worth showing


def view(table: HappyMochi, viewer: int) -> View:
    """The table as this viewer sees it; built only from what the viewer may know."""
    seats = range(table.players)
    return View(
        game="happy_mochi",
        viewer=viewer,
        round=table.round,
        rounds=0,
        phase=PHASES[table.phase],
        prompt=_prompt(table, viewer),
        seats=[_seat(table, seat) for seat in seats],
        zones=[
            _value_card(table),
            _centre(table),
            _deck(table),
            *(_row(table, seat, viewer) for seat in seats),
            *(_held(table, seat, viewer) for seat in seats if table.held[seat] != NOTHING),
            *(_reserve(table, seat, viewer) for seat in seats if table.reserves.size(seat) > 0),
        ],
        choices=[choice(table, viewer, action) for action in table.legal(viewer)] if viewer != SPECTATOR else [],
    )


# -- what is asked -------------------------------------------------------------------------------------------------------


def _prompt(table: HappyMochi, viewer: int) -> Text:
    if table.phase == OVER:
        return Text("happy_mochi-prompt-over")
    asked = "asked" if viewer != SPECTATOR and has(table.pending, viewer) else "wait"
    if table.phase in {GIVING, SETTING_ASIDE}:
        return Text(f"happy_mochi-prompt-{asked}-{PHASES[table.phase]}")
    facts: dict[str, object] = {"seat": table.actor()}
    if table.phase == TURN:
        facts |= _demand(table)
    elif table.phase == RESOLVING:
        owed = [effect for effect in (table.owed_left, table.owed_right) if effect != PLAIN]
        facts["effects"] = "-".join(sorted({EFFECT_NAMES[effect - 1] for effect in owed}))
    return Text(f"happy_mochi-prompt-{asked}-{PHASES[table.phase]}", facts)


def _demand(table: HappyMochi) -> dict[str, object]:
    """What a pair must be at the moment, if it is not a happy one."""
    side = "plus" if table.plus else "minus"
    return {"number": f"{table.central():02}", "side": side, "colours": "one" if table.one_colour() else "any"}


# -- seats ---------------------------------------------------------------------------------------------------------------


def _seat(table: HappyMochi, seat: int) -> Seat:
    counts = {"cards": table.rows.size(seat), "reserves": table.reserves.size(seat)}
    badges = [Badge(name, str(count), Text(f"happy_mochi-badge-{name}")) for name, count in counts.items()]
    acting = has(table.pending, seat)
    return Seat(
        seat=seat,
        score=table.totals[seat],
        acting=acting,
        decided=table.chosen[seat] != NOTHING and not acting,
        badges=badges,
    )


# -- the middle ----------------------------------------------------------------------------------------------------------


def _value_card(table: HappyMochi) -> Zone:
    side = "plus" if table.plus else "minus"
    return Zone(
        id="value",
        kind="value",
        layout="slots",
        cards=[Card("value", face=side)],
        label=Text("happy_mochi-zone-value"),
        note=Text("happy_mochi-note-demand", _demand(table)),
    )


def _centre(table: HappyMochi) -> Zone:
    """The two stacks, read as one number."""
    played = bool(table.history) and PLAY <= table.history[-1] // SEATS < TAKE_LEFT
    cards = [_open(table, stack[-1]) for stack in (table.left, table.right)]
    for card in cards:
        card.marks = ["last"] if played else []
    label = Text("happy_mochi-zone-centre", {"number": f"{table.central():02}"})
    return Zone(id="centre", kind="centre", layout="slots", cards=cards, label=label)


def _deck(table: HappyMochi) -> Zone:
    zone = Zone(
        id="deck", kind="pile", layout="stack", label=Text("happy_mochi-zone-deck", {"count": table.deck_size()})
    )
    if table.common_cards():
        zone.cards = [Card("deck", back="card")]
    return zone


# -- what lies before the players ----------------------------------------------------------------------------------------


def _row(table: HappyMochi, seat: int, viewer: int) -> Zone:
    """A row in its order: faces for its owner, and for all once it has been laid open."""
    facts = {"seat": seat, "who": "you" if seat == viewer else "other"}
    zone = Zone(id=f"row:{seat}", kind="hand", layout="row", owner=seat, label=Text("happy_mochi-zone-row", facts))
    is_open = seat == viewer or table.phase in {SETTING_ASIDE, OVER}
    for place, card in enumerate(table.rows.row(seat)):
        zone.cards.append(_open(table, card) if is_open else _hidden(table, card, viewer, f"hidden:{seat}.{place}"))
    last = table.history[-1] if table.history else NOTHING
    if last >= INSERT * SEATS and last % SEATS == seat and last // SEATS - INSERT < len(zone.cards):
        zone.cards[last // SEATS - INSERT].marks = ["last"]
    if seat == viewer and table.phase in {GIVING, SETTING_ASIDE} and table.chosen[seat] != NOTHING:
        zone.cards[table.chosen[seat]].marks = ["down"]
    return zone


def _held(table: HappyMochi, seat: int, viewer: int) -> Zone:
    """A card on its way into a row: its face for whoever has seen it."""
    card = table.held[seat]
    seen = _knows(table, card, viewer)
    shown = _open(table, card) if seen else _hidden(table, card, viewer, f"held:{seat}")
    label = Text("happy_mochi-zone-held", {"seat": seat, "who": "you" if seat == viewer else "other"})
    return Zone(id=f"held:{seat}", kind="held", layout="row", owner=seat, cards=[shown], label=label)


def _reserve(table: HappyMochi, seat: int, viewer: int) -> Zone:
    """Face-down cards in front of a player, who may look at them at any time."""
    facts = {"seat": seat, "who": "you" if seat == viewer else "other"}
    label = Text("happy_mochi-zone-reserve", facts)
    zone = Zone(id=f"reserve:{seat}", kind="reserve", layout="row", owner=seat, label=label)
    for place, card in enumerate(table.reserves.row(seat)):
        hidden = f"reserve:{seat}.{place}"
        zone.cards.append(_open(table, card) if seat == viewer else _hidden(table, card, viewer, hidden))
        if seat == viewer:
            zone.cards[-1].marks = ["down"]
    return zone


# -- cards ---------------------------------------------------------------------------------------------------------------


def _open(table: HappyMochi, card: int) -> Card:
    name = card_name(card)
    effect = table.effects[card]
    tokens = [f"effect:{EFFECT_NAMES[effect - 1]}"] if effect != PLAIN else []
    return Card(name, face=name, tokens=tokens)


def _hidden(table: HappyMochi, card: int, viewer: int, name: str) -> Card:
    """A back; what it can still be is told where the viewer has seen enough of it."""
    if _knows(table, card, viewer):
        return Card(name, back="card", may_be=[card_name(card)])
    origin = table.origin[card]
    if origin >= table.segments[0]:
        return Card(name, back="card")
    seats = _eyes(table, viewer)
    possible = ascending(
        may_be_low(table, origin) & ~known_low(table, seats), may_be_high(table, origin) & ~known_high(table, seats)
    )
    return Card(name, back="card", may_be=[card_name(one) for one in possible] if len(possible) <= FEW else [])


def _eyes(table: HappyMochi, viewer: int) -> int:
    """Those who must all know a card for the viewer to know it: a spectator knows what everybody does."""
    return table.everybody() if viewer == SPECTATOR else bit(viewer)


def _knows(table: HappyMochi, card: int, viewer: int) -> bool:
    eyes = _eyes(table, viewer)
    return table.known[card] & eyes == eyes
