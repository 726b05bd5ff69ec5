# compiled
"""What one viewer sees of a table of Mush-Ring."""

from donabe.games.mush_ring.actions import (
    ASK,
    CRUSH,
    DROP,
    GIVE,
    KEEP,
    LET,
    NAME,
    SPACE,
    TOKENS,
    UNEARTH,
    is_asked,
    picks,
    place_id,
)
from donabe.games.mush_ring.cards import (
    COLOUR_NAMES,
    COLOURED,
    COLOURS,
    DETH,
    DIG,
    ENOUGH,
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    KINDS,
    LETTERS,
    PICK,
    SHROOMS,
    SPACES,
    STEAL,
    STOMP,
    WILD,
    is_shroom,
    kind_name,
    worth,
)
from donabe.games.mush_ring.rings import colour_values
from donabe.games.mush_ring.rules import MushRing
from donabe.games.mush_ring.table import (
    AIMING,
    ASKING,
    DIGGING,
    DOWN,
    DROPPING,
    GIVING,
    LAST,
    NAMING,
    NONE,
    OVER,
    PHASES,
    PLACING,
    STOMPING,
)
from donabe.kernel.bits import listed, lowest, size
from donabe.kernel.history import action_of
from donabe.kernel.view import Badge, Card, Face, Progress, Step, Text, Zone, alike

SYMBOLS = "♥◆▲♣"
SHROOM_COLOURS = ("#b4312a", "#2d5591", "#b07d12", "#4a7a3f")
SPECIALS = {  # index, symbol, letter, colour
    "wild": ("1", "✺", "W", "#8a4f7d"),
    "deth": ("0", "☠", "D", "#2b2622"),
    "draw": ("3-2", "⇅", "DR", "#b5583b"),
    "stomp": ("!", "▼", "ST", "#b5583b"),
    "steal": ("!", "◀", "SL", "#b5583b"),
    "pick": ("?", "●", "PC", "#b5583b"),
    "dig": ("!", "▲", "DG", "#b5583b"),
}


def zones(table: MushRing, viewer: int) -> list[Zone]:
    """What lies on the table, as this viewer sees it."""
    seats = range(table.players)
    return [
        _deck(len(table.deck) - table.top),
        *_played(table, viewer),
        _discards(table, viewer),
        *(_ring(table, seat, viewer) for seat in seats),
        *(_hand(table, seat, viewer) for seat in seats),
        *(
            _pile(seat, tuple(table.piles[seat * KINDS : seat * KINDS + SHROOMS]), table.collected[seat])
            for seat in seats
        ),
        *(_led_on(table, viewer) if viewer >= 0 else []),
    ]


def kind_text(kind: int) -> Text:
    """A kind's name in words."""
    if kind < COLOURED:
        return Text("mush_ring-shroom", {"colour": COLOUR_NAMES[kind // FACES], "value": FACE_NAMES[kind % FACES]})
    return Text(f"mush_ring-{kind_name(kind)}")


def faces() -> dict[str, Face]:
    """Every kind of card."""
    faces = {}
    for kind, name in enumerate(KIND_NAMES):
        if kind < COLOURED:
            colour = kind // FACES
            looks = (FACE_NAMES[kind % FACES], SYMBOLS[colour], LETTERS[colour], SHROOM_COLOURS[colour])
        else:
            looks = SPECIALS[name]
        faces[name] = Face(*looks, kind_text(kind))
    return faces


# -- what is asked -------------------------------------------------------------------------------------------------------


def prompt(table: MushRing, viewer: int) -> Text:
    """What is asked, or whom the table waits for."""
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


def label(table: MushRing, seat: int, action: int) -> Text | None:
    """What an action does, if it is more than to play a card."""
    if action < SPACE:
        return _card_label(table, action)
    if action < ASK:
        target, space = divmod(action - SPACE, SPACES)
        facts = {"target": target, "space": space + 1, "own": "yes" if target == seat else "no"}
        return Text("mush_ring-choice-space", facts)
    if action < NAME:
        return Text("mush_ring-choice-ask", {"target": action - ASK, "own": "no"})
    if action < LET:
        name = "mush_ring-choice-name" if action < KEEP else "mush_ring-choice-keep"
        return Text(name, {"colour": COLOUR_NAMES[(action - NAME) % COLOURS]})
    if action <= CRUSH:
        return Text("mush_ring-choice-let" if action == LET else "mush_ring-choice-stomp")
    return Text("mush_ring-choice-stop" if table.phase == LAST else "mush_ring-choice-pass")


def tag(table: MushRing, seat: int, action: int) -> str:
    """What the card in hand would add to a colour of one's own ring."""
    kind = table.card
    if table.phase != PLACING or not SPACE <= action < ASK or (action - SPACE) // SPACES != seat or kind >= DOWN:
        return ""
    if kind < COLOURED:
        return f"+{worth(kind)}"
    return "+1" if kind == WILD else ""


def _led_on(table: MushRing, seat: int) -> list[Zone]:
    """For each choice that leads on to others of the same player, what those will be."""
    return [zone for action in table.legal(seat) for zone in _led_from(table, seat, action, f"then:{TOKENS[action]}")]


def _led_from(table: MushRing, seat: int, action: int, id_: str) -> list[Zone]:
    """The question that an action leads on to, and those that its answers lead on to."""
    then = _with(table, action)
    following = then.legal(seat) if then is not None else []
    if then is None or (len(following) < 2 and then.phase != DROPPING):  # MR-3.11: a single one is not asked for
        return []
    said = [picks(then, seat, next_)[0] for next_ in following]
    asked = Zone(
        id=id_,
        kind="then",
        layout="grid",
        owner=seat,
        cards=_dug(then) if then.phase == DIGGING else [],
        steps=[
            Step(pick, name=label(then, seat, next_), worth=tag(then, seat, next_))
            for pick, next_ in zip(said, following, strict=True)
        ],
        gains=_gains(then),
        label=_pile_label(then) if then.phase == DIGGING else None,
        note=prompt(then, seat),
        clause=_against_others(then, seat, following),
    )
    further = [_led_from(then, seat, next_, f"{id_}/{pick}") for pick, next_ in zip(said, following, strict=True)]
    return [asked, *(zone for zones in further for zone in zones)]


def _against_others(table: MushRing, seat: int, legal: list[int]) -> str:
    """The clause that stands against other answers of the sort that is asked for."""
    for action in range(len(TOKENS)):
        if is_asked(table.phase, action) and action not in legal and picks(table, seat, action):
            return table.against(seat, action)
    return ""


def _with(table: MushRing, action: int) -> MushRing | None:
    """The table as it will ask about what is played, discarded, dug out or asked, if it asks the same player."""
    if action < DROP:
        return _with_card(table, action)
    then = table.copy()
    if table.phase == DROPPING and table.to_drop == 2:
        then.lose(table.turn, action - DROP)
        then.to_drop = 1
    elif table.phase == DIGGING:
        then.card = action - UNEARTH
        then.phase = PLACING
    elif table.phase == ASKING:
        then.asked = action - ASK
        then.phase = NAMING
    else:
        return None
    return then


def _with_card(table: MushRing, kind: int) -> MushRing | None:
    then = table.copy()
    if table.phase == LAST or is_shroom(kind):
        then.card = kind if is_shroom(kind) else kind + DOWN
        then.phase = PLACING
        return then
    then.action = kind
    if kind in (STOMP, STEAL):
        then.phase = AIMING
    elif kind == PICK:
        then.phase = ASKING if table.players > 2 else NAMING  # MR-3.11: an only opponent is not asked for
    elif kind == DIG and table.diggable() != 0:
        then.phase = DIGGING
        if size(table.diggable()) == 1:  # MR-3.11: nor is an only kind
            return _with(then, UNEARTH + lowest(table.diggable()))
    else:
        return None
    return then


def _card_label(table: MushRing, action: int) -> Text | None:
    """What is done with a card, if it is more than to play it."""
    if action < DROP:
        covers = table.phase == LAST and action >= SHROOMS
        return Text("mush_ring-choice-cover", {"card": kind_text(action)}) if covers else None
    if action < GIVE:
        return Text("mush_ring-choice-drop", {"card": kind_text(action - DROP)})
    if action < UNEARTH:
        return Text("mush_ring-choice-give", {"card": kind_text(action - GIVE)})
    return Text("mush_ring-choice-dig", {"card": kind_text(action - UNEARTH)})


def progress(table: MushRing) -> Progress:
    """How near the fullest score pile is to the cards that end the match."""
    most = max(table.collected)
    fullest = list(table.collected).index(most)
    note = Text("mush_ring-progress-fullest", {"seat": fullest, "count": most}) if most else None
    return Progress(
        Text("mush_ring-progress", {"cards": ENOUGH}), ENOUGH, [fullest] * min(most, ENOUGH), meter=True, note=note
    )


def badges(table: MushRing, seat: int) -> list[Badge]:
    """The Dealer's star, the cards in hand, the cards collected."""
    collected = Badge("collected", str(table.collected[seat]), Text("mush_ring-badge-collected"), of=ENOUGH)
    facts = {"hand": str(table.hand_size(seat))}
    if seat == table.dealer:
        facts["dealer"] = "★"
    return [collected, *(Badge(name, value, Text(f"mush_ring-badge-{name}")) for name, value in facts.items())]


# -- the middle ----------------------------------------------------------------------------------------------------------


@alike
def _deck(count: int) -> Zone:
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
    return [Zone(id="played", kind="trick", layout="row", cards=cards, label=label)] if cards else []


def _digs(table: MushRing, seat: int) -> bool:
    """Whether a seat is choosing from the discard pile."""
    return table.phase == DIGGING and table.actor() == seat


def _discards(table: MushRing, viewer: int) -> Zone:
    """The discard pile, kind by kind; spread out where the hand was for whoever digs in it."""
    if _digs(table, viewer):
        return Zone(id="laid", kind="laid", layout="grid", owner=viewer, cards=_dug(table), label=_pile_label(table))
    return _heap(tuple(table.discards))


@alike
def _heap(discards: tuple[int, ...]) -> Zone:
    cards = [card for kind, count in enumerate(discards) for card in _copies("discard:", kind, count)]
    label = Text("mush_ring-zone-discards", {"count": sum(discards)})
    return Zone(id="discards", kind="pile", layout="stack", cards=cards, label=label)


def _dug(table: MushRing) -> list[Card]:
    """One card of each kind that can be dug out."""
    return [Card(f"discard:{kind_name(kind)}", face=kind_name(kind)) for kind in listed(table.diggable())]


def _pile_label(table: MushRing) -> Text:
    return Text("mush_ring-zone-discards", {"count": sum(table.discards)})


@alike
def _copies(prefix: str, kind: int, count: int) -> list[Card]:
    """Copies of a kind; the first is named after it."""
    name = kind_name(kind)
    ids = [f"{prefix}{name}", *(f"{prefix}{name}/{number}" for number in range(2, count + 1))]
    return [Card(id_, face=name) for id_ in ids[:count]]


# -- what lies before the players ----------------------------------------------------------------------------------------


def _ring(table: MushRing, seat: int, viewer: int) -> Zone:
    """Six spaces in a circle, with what each colour is worth at the moment."""
    values = colour_values(table, seat)
    counts = {name: int(values[colour]) for colour, name in enumerate(COLOUR_NAMES)}
    return Zone(
        id=f"ring:{seat}",
        kind="ring",
        layout="ring",
        owner=seat,
        cards=[_space(table, place, viewer) for place in range(seat * SPACES, (seat + 1) * SPACES)],
        label=_ring_label(seat, "you" if seat == viewer else "other"),
        counts=counts,
        gains=_gains(table) if seat == viewer == table.actor() else {},
        note=Text("mush_ring-note-ring", {**counts, "wild": int(values[COLOURS])}),
    )


@alike
def _ring_label(seat: int, who: str) -> Text:
    return Text("mush_ring-zone-ring", {"seat": seat, "who": who})


def _gains(table: MushRing) -> dict[str, int]:
    """By colour, what the Shroom on its way would add to the ring of its player."""
    if table.phase != PLACING or not 0 <= table.card <= WILD:
        return {}
    if table.card == WILD:
        return dict.fromkeys(COLOUR_NAMES, 1)
    return {COLOUR_NAMES[table.card // FACES]: worth(table.card)}


def _space(table: MushRing, place: int, viewer: int) -> Card:
    """A space: empty, with a card, or with a Deth Kapp coming in; whoever saw a card knows it face down too."""
    kind = table.rings[place]
    if kind == NONE:
        return _free_space(place, table.phase == STOMPING and place == table.place)
    last = bool(table.history) and action_of(table.history[-1]) == SPACE + place
    if kind >= DOWN + SHROOMS and place // SPACES != viewer:
        return _covered(place, last)
    return _placed(place, kind, last)


@alike
def _free_space(place: int, coming: bool) -> Card:
    if coming:
        return Card(place_id(place), face=kind_name(DETH), marks=["coming", "sinister"])
    return Card(place_id(place), back="space", marks=["empty"])


@alike
def _covered(place: int, last: bool) -> Card:
    return Card(place_id(place), back="card", marks=["down"] + ["last"] * last)


@alike
def _placed(place: int, kind: int, last: bool) -> Card:
    marks = ["down"] * (kind >= DOWN) + ["last"] * last + ["sinister"] * (kind == DETH)
    return Card(place_id(place), face=kind_name(kind % DOWN), back="card" if kind >= DOWN else "", marks=marks)


def _hand(table: MushRing, seat: int, viewer: int) -> Zone:
    if seat != viewer:
        return _closed_hand(seat, table.hand_size(seat))
    held = tuple(table.held(seat, kind) for kind in range(KINDS))
    return _open_hand(seat, "waiting" if _digs(table, seat) else "hand", held)


@alike
def _closed_hand(seat: int, count: int) -> Zone:
    label = Text("mush_ring-zone-hand", {"seat": seat, "who": "other"})
    cards = [Card(f"hidden:{seat}.{place}", back="card") for place in range(count)]
    return Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, cards=cards, label=label)


@alike
def _open_hand(seat: int, what: str, held: tuple[int, ...]) -> Zone:
    label = Text("mush_ring-zone-hand", {"seat": seat, "who": "you"})
    cards = [card for kind, count in enumerate(held) for card in _copies("", kind, count)]
    return Zone(id=f"hand:{seat}", kind=what, layout="fan", owner=seat, cards=cards, label=label)


@alike
def _pile(seat: int, shrooms: tuple[int, ...], collected: int) -> Zone:
    """A Score Pile, open to all."""
    cards = [card for kind, count in enumerate(shrooms) for card in _copies(f"pile:{seat}.", kind, count)]
    label = Text("mush_ring-zone-pile", {"seat": seat, "count": collected})
    return Zone(id=f"pile:{seat}", kind="pile", layout="stack", owner=seat, cards=cards, label=label)
