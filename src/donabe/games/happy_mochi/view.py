# compiled
"""What one viewer sees of a table of Happy Mochi."""

from donabe.games.happy_mochi.actions import (
    GIVE,
    INSERT,
    LAY_ASIDE,
    NAME,
    PASS_ON,
    PLAY,
    SKIP,
    TAKE_DECK,
    TAKE_LEFT,
    TAKE_RESERVE,
    TOKENS,
    WAIT,
)
from donabe.games.happy_mochi.cards import CARD_NAMES, EFFECT_NAMES, LETTERS, NOTHING, PLAIN, VALUES, ascending
from donabe.games.happy_mochi.inference.clues import known_to, may_be
from donabe.games.happy_mochi.pairs import objection
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import DRAWING, GIVING, INSERTING, OVER, RESOLVING, SETTING_ASIDE, TURN
from donabe.kernel.bits import bit, has
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.view import SPECTATOR, Badge, Card, Face, Line, Pair, Progress, Text, Zone, alike

PHASES = ("turn", "effects", "drawing", "inserting", "giving", "setting-aside", "over")
SYMBOLS = "▲◆●■◢✚♥"
COLOURS = ("#b4312a", "#c9701a", "#a98300", "#4a7a3f", "#2d5591", "#6d3f8c", "#c2457f")
INK = "#2b2622"
BUTTONS = {PASS_ON: "⇇", SKIP: "✓", WAIT: "…"}
HAPPY = "happy"  # the piece that marks two equal digits
FEW = 12  # so many possibilities at most are worth showing


def zones(table: HappyMochi, viewer: int) -> list[Zone]:
    """What lies on the table, as this viewer sees it."""
    seats = range(table.players)
    return [
        _value_card(table),
        _centre(table, viewer),
        _deck(table.deck_size(), table.common_cards()),
        _totals(table.end_score),
        *_buttons(table, viewer),
        *(_row(table, seat, viewer) for seat in seats),
        *(_held(table, seat, viewer) for seat in seats if table.in_hand(seat) != NOTHING),
        *(_reserve(table, seat, viewer) for seat in seats),
        *([_sum(viewer, sum(card % VALUES for card in table.rows.row(viewer)))] if viewer != SPECTATOR else []),
    ]


def faces() -> dict[str, Face]:
    """The seventy cards, the two sides of the value card, and what can be done besides."""
    out = {}
    for card, name in enumerate(CARD_NAMES):
        colour = card // VALUES
        out[name] = Face(name[1:], SYMBOLS[colour], name[0], COLOURS[colour], card_text(card))
    out["plus"] = Face("+", "↑", "", INK, Text("happy_mochi-side", {"side": "plus"}))
    out["minus"] = Face("-", "↓", "", INK, Text("happy_mochi-side", {"side": "minus"}))
    for action, symbol in BUTTONS.items():
        out[TOKENS[action]] = Face(
            TOKENS[action], symbol, "", INK, Text("happy_mochi-button", {"what": TOKENS[action]})
        )
    return out


def card_text(card: int) -> Text:
    """A card's name in words."""
    return Text("happy_mochi-card", {"colour": LETTERS[card // VALUES], "digit": str(card % VALUES)})


# -- what is asked -------------------------------------------------------------------------------------------------------


def prompt(table: HappyMochi, viewer: int) -> Text:
    """What is asked of the viewer, or whom the table waits for."""
    if table.phase == OVER:
        return Text("happy_mochi-prompt-over")
    asked = "asked" if _asked(table, viewer) else "wait"
    facts: dict[str, object] = {}
    if table.phase not in {GIVING, SETTING_ASIDE}:
        facts["seat"] = table.actor()
    if table.phase == TURN:
        facts |= _demand(table)
    elif table.phase == RESOLVING:
        owed = [effect for effect in (table.owed_left, table.owed_right) if effect != PLAIN]
        facts["effects"] = "-".join(sorted({EFFECT_NAMES[effect - 1] for effect in owed}))
    return Text(f"happy_mochi-prompt-{asked}-{PHASES[table.phase]}", facts)


def _asked(table: HappyMochi, viewer: int) -> bool:
    return viewer != SPECTATOR and has(table.pending, viewer)


def _demand(table: HappyMochi) -> dict[str, object]:
    """What a pair must be at the moment, if it is not a happy one."""
    side = "plus" if table.plus else "minus"
    return {"number": f"{table.central():02}", "side": side, "colours": "one" if table.one_colour() else "any"}


def label(table: HappyMochi, seat: int, action: int) -> Text:
    """What an action does."""
    if action < TAKE_LEFT:
        return _pair_label(table.rows.at(seat, action - PLAY), table.rows.at(seat, action - PLAY + 1))
    if action < WAIT:
        return _draw_label(table, seat, action)
    if action >= INSERT:
        return _gap_label(table, seat, action - INSERT)
    if action >= GIVE:
        return _card_label("give", table.rows.at(seat, action - GIVE))
    if action >= LAY_ASIDE:
        return _card_label("reserve", table.rows.at(seat, action - LAY_ASIDE))
    if NAME <= action < PASS_ON:
        return Text("happy_mochi-choice-name", {"target": action - NAME})
    return Text(f"happy_mochi-choice-{TOKENS[action]}")


def _pair_label(tens: int, ones: int) -> Text:
    kind = "mochi" if tens % VALUES == ones % VALUES else "play"
    facts = {"number": f"{tens % VALUES}{ones % VALUES}", "tens": card_text(tens), "ones": card_text(ones)}
    return Text(f"happy_mochi-choice-{kind}", facts)


def _card_label(what: str, card: int) -> Text:
    return Text(f"happy_mochi-choice-{what}", {"card": card_text(card)})


def _draw_label(table: HappyMochi, seat: int, action: int) -> Text:
    if action == TAKE_DECK:
        return Text("happy_mochi-choice-deck")
    if action >= TAKE_RESERVE:
        return _card_label("recall", table.reserves.at(seat, action - TAKE_RESERVE))
    return _card_label("take", table.left[-1] if action == TAKE_LEFT else table.right[-1])


def _gap_label(table: HappyMochi, seat: int, gap: int) -> Text:
    if gap == 0:
        return _card_label("first", table.rows.at(seat, 0))
    if gap == table.rows.size(seat):
        return _card_label("last", table.rows.at(seat, gap - 1))
    beside = {"card": card_text(table.rows.at(seat, gap - 1)), "next": card_text(table.rows.at(seat, gap))}
    return Text("happy_mochi-choice-between", beside)


# -- seats ---------------------------------------------------------------------------------------------------------------


def progress(table: HappyMochi) -> Progress:
    """HM-9.1: when the match ends."""
    return Progress(Text("happy_mochi-progress", {"end": table.end_score}))


def badges(table: HappyMochi, seat: int) -> list[Badge]:
    """How many cards a seat has in its row and in reserve."""
    counts = {"cards": table.rows.size(seat), "reserves": table.reserves.size(seat)}
    return [Badge(name, str(count), Text(f"happy_mochi-badge-{name}")) for name, count in counts.items()]


def has_cards(table: HappyMochi, seat: int) -> bool:
    """HM-7.5: whoever has an empty row keeps nothing."""
    return table.rows.size(seat) > 0


# -- the middle ----------------------------------------------------------------------------------------------------------


def _value_card(table: HappyMochi) -> Zone:
    side = "plus" if table.plus else "minus"
    return Zone(
        id="value",
        kind="value",
        layout="sign",
        cards=[Card("value", face=side)],
        label=Text("happy_mochi-zone-value"),
        note=Text("happy_mochi-note-demand", _demand(table)),
        lines=_sign(table),
    )


def _sign(table: HappyMochi) -> list[Line]:
    """The value card's demand as two short plates: the bound, and what the colours must be."""
    demand = _demand(table)
    shapes = [f"shape:{LETTERS[stack[-1] // VALUES]}" for stack in (table.left, table.right)]
    return [Line(Text("happy_mochi-sign-bound", demand)), Line(Text("happy_mochi-sign-colours", demand), shapes)]


def _centre(table: HappyMochi, viewer: int) -> Zone:
    """The two stacks, read as one number."""
    played = bool(table.history) and PLAY <= action_of(table.history[-1]) < TAKE_LEFT
    zone = Zone(id="centre", kind="centre", layout="number", pairs=[_pair(table.left[-1], table.right[-1])])
    zone.lines = [Line(Text(f"happy_mochi-place-{place}")) for place in ("tens", "ones")]
    for stack in (table.left, table.right):
        zone.cards.append(_open(table, stack[-1]))
        zone.cards[-1].marks = ["last"] * played + ["stacked"] * (len(stack) > 1)
    zone.label = Text("happy_mochi-zone-centre", {"number": f"{table.central():02}"})
    if (
        table.phase in {TURN, DRAWING}
        and _asked(table, viewer)
        and (table.common_cards() or table.reserves.size(viewer) > 0)
    ):
        zone.note = Text("happy_mochi-note-draw", {"phase": PHASES[table.phase]})
    return zone


def _pair(tens: int, ones: int, place: int = 0, token: str = "") -> Pair:
    """The number that two cards make, and whether they are happy mochis."""
    icon = HAPPY if tens % VALUES == ones % VALUES else ""
    return Pair(f"{tens % VALUES}{ones % VALUES}", place, token, icon)


@alike
def _deck(cards: int, drawn_from: bool) -> Zone:
    zone = Zone(id="deck", kind="pile", layout="stack", counts={"cards": cards})
    zone.label = Text("happy_mochi-zone-deck")
    if drawn_from:
        zone.cards = [Card("deck", back="card")]
    return zone


@alike
def _totals(end: int) -> Zone:
    """HM-9.1: everybody's points on the way to the end of the match."""
    label = Text("happy_mochi-zone-totals", {"end": end})
    return Zone(id="totals", kind="totals", layout="skewer", counts={"end": end}, label=label)


def _buttons(table: HappyMochi, viewer: int) -> list[Zone]:
    """What the viewer can do without pointing at a card or a player."""
    actions = [action for action in table.legal(viewer) if action in BUTTONS] if _asked(table, viewer) else []
    cards = [Card(f"do:{TOKENS[action]}", face=TOKENS[action]) for action in actions]
    label = Text("happy_mochi-zone-buttons")
    return [Zone(id="buttons", kind="buttons", layout="buttons", cards=cards, label=label)] if cards else []


# -- what lies before the players ----------------------------------------------------------------------------------------


def _row(table: HappyMochi, seat: int, viewer: int) -> Zone:
    """A row in its order: faces for its owner, and for all once it has been laid open."""
    zone = _zone("row", "hand", seat, viewer, "tray" if seat == viewer else "seen")
    is_open = seat == viewer or table.phase in {SETTING_ASIDE, OVER}
    for place, card in enumerate(table.rows.row(seat)):
        zone.cards.append(_open(table, card) if is_open else _hidden(table, card, viewer, f"hidden:{seat}.{place}"))
    last = table.history[-1] if table.history else NOTHING
    if seat_of(last) == seat and 0 <= action_of(last) - INSERT < len(zone.cards):
        zone.cards[action_of(last) - INSERT].marks.append("last")
    if seat == viewer and table.phase in {GIVING, SETTING_ASIDE} and table.chosen[seat] != NOTHING:
        zone.cards[table.chosen[seat]].marks = ["down"]
    if seat == viewer and table.phase not in {SETTING_ASIDE, OVER}:
        _read(table, seat, zone)
    return zone


def _read(table: HappyMochi, seat: int, zone: Zone) -> None:
    """What the neighbours of a row make, and what a card that needs its place would make in every gap."""
    row, demand, held = table.rows.row(seat), table.demand(), table.in_hand(seat)
    for place in range(len(row) - 1):
        fits = objection(demand, row[place], row[place + 1]) == 0
        zone.pairs.append(_pair(row[place], row[place + 1], place, TOKENS[PLAY + place] if fits else ""))
    if table.phase == TURN and _asked(table, seat) and any(pair.token for pair in zone.pairs):
        zone.lines = [Line(Text("happy_mochi-hint-row"))]
    if table.phase == INSERTING and held != NOTHING and _asked(table, seat):
        for gap in range(len(row) + 1):
            before = [_pair(row[gap - 1], held)] if gap else []
            zone.gaps.append(before + ([_pair(held, row[gap])] if gap < len(row) else []))


def _held(table: HappyMochi, seat: int, viewer: int) -> Zone:
    """A card on its way into a row: its face for whoever has seen it."""
    card = table.in_hand(seat)
    zone = _zone("held", "held", seat, viewer, "held")
    zone.cards = [_open(table, card) if _knows(table, card, viewer) else _hidden(table, card, viewer, zone.id)]
    return zone


def _reserve(table: HappyMochi, seat: int, viewer: int) -> Zone:
    """Face-down cards in front of a player, who may look at them at any time."""
    zone = _zone("reserve", "reserve", seat, viewer, "reserve")
    for place, card in enumerate(table.reserves.row(seat)):
        mine = seat == viewer
        zone.cards.append(_open(table, card) if mine else _hidden(table, card, viewer, f"reserve:{seat}.{place}"))
    return zone


@alike
def _sum(seat: int, points: int) -> Zone:
    """HM-7.3: what the row would cost now."""
    label = Text("happy_mochi-zone-sum", {"points": points})
    return Zone(id="sum", kind="sum", layout="text", owner=seat, label=label)


def _zone(name: str, kind: str, seat: int, viewer: int, layout: str) -> Zone:
    label = _label(name, seat, "you" if seat == viewer else "other")
    return Zone(id=f"{name}:{seat}", kind=kind, layout=layout, owner=seat, label=label)


@alike
def _label(name: str, seat: int, who: str) -> Text:
    return Text(f"happy_mochi-zone-{name}", {"seat": seat, "who": who})


# -- cards ---------------------------------------------------------------------------------------------------------------


def _open(table: HappyMochi, card: int) -> Card:
    name = CARD_NAMES[card]
    effect = table.effects[card]
    pieces = [f"effect:{EFFECT_NAMES[effect - 1]}"] if effect != PLAIN else []
    return Card(name, face=name, pieces=pieces)


def _hidden(table: HappyMochi, card: int, viewer: int, name: str) -> Card:
    """A back; what it can still be is told where the viewer has seen enough of it."""
    if _knows(table, card, viewer):
        return Card(name, back="card", marks=["known"], may_be=[CARD_NAMES[card]])
    origin = table.origin(card)
    if origin >= table.segments[0]:
        return Card(name, back="card")
    seats = _eyes(table, viewer)
    possible = ascending(*(may_be(table, origin, half) & ~known_to(table, seats, half) for half in (0, 1)))
    return Card(name, back="card", may_be=[CARD_NAMES[one] for one in possible] if len(possible) <= FEW else [])


def _eyes(table: HappyMochi, viewer: int) -> int:
    """Those who must all know a card for the viewer to know it: a spectator knows what everybody does."""
    return table.everybody() if viewer == SPECTATOR else bit(viewer)


def _knows(table: HappyMochi, card: int, viewer: int) -> bool:
    eyes = _eyes(table, viewer)
    return table.knowers(card) & eyes == eyes
