# compiled
"""What one viewer sees of a table of Iyadosu."""

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import BLACK, CARD_NAMES, CARDS, HAND, LETTERS, MOST_REFUSE, RANKS, strength
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import DIVIDING, OVER, TRICKS
from donabe.kernel.bits import has, listed, size
from donabe.kernel.state import NOBODY
from donabe.kernel.view import Badge, Card, Face, Line, Progress, Step, Text, Zone

SYMBOLS = "♣✿◭▣"
COLOURS = ("#2b2622", "#b4312a", "#2d5591", "#4a7a3f")
PLAYER_COLOURS = ("#c8621f", "#2f7f95", "#5b8a3c", "#8a4f7d", "#a67c1a")
SIDES = ("", "normal", "refuse")  # of the Insert; a hand that is not divided has none
# Cards in hands, made once: they look the same each time, and a hand shows many of them.
HELD = {side: [Card(name, face=name, marks=[side] if side else []) for name in CARD_NAMES] for side in SIDES}
HIDDEN = {
    side: [
        [Card(f"hidden:{seat}.{place}", back="number", marks=[side] if side else []) for place in range(HAND)]
        for seat in range(len(PLAYER_COLOURS))
    ]
    for side in SIDES
}


def zones(table: Iyadosu, viewer: int) -> list[Zone]:
    """What lies on the table, as this viewer sees it."""
    hands = [_hand(table, seat, viewer) for seat in range(table.players)]
    if table.phase == DIVIDING:
        return [*hands, _bids(table), _ladder(table), *_division(table, viewer), _trick(table), _stack(table)]
    return [*hands, *_won(table, viewer), _trick(table), _ladder(table), _stack(table)]


def card_text(card: int) -> Text:
    """A card's name in words."""
    return Text("iyadosu-card", {"colour": LETTERS[card // RANKS], "rank": card % RANKS + 1})


def faces() -> dict[str, Face]:
    """The number cards, and an Insert for each seat."""
    faces = {}
    for card, name in enumerate(CARD_NAMES):
        which = card // RANKS
        faces[name] = Face(name[1:], SYMBOLS[which], LETTERS[which], COLOURS[which], card_text(card))
    for seat, shade in enumerate(PLAYER_COLOURS):
        faces[f"insert:{seat}"] = Face("いや", "|", "I", shade, Text("iyadosu-insert", {"seat": seat}))
    return faces


# -- what is asked -----------------------------------------------------------------------------------------------------


def prompt(table: Iyadosu, viewer: int) -> Text:
    """What is asked, or whom the table waits for."""
    if table.phase == OVER:
        return Text("iyadosu-prompt-over")
    actor = table.actor()
    if table.phase == DIVIDING:
        return Text("iyadosu-prompt-split") if actor == viewer else Text("iyadosu-prompt-wait-split", {"seat": actor})
    if actor != viewer:
        return Text("iyadosu-prompt-wait-play", {"seat": actor})
    if table.lead == NOBODY:
        return Text("iyadosu-prompt-lead")
    if not table.following(viewer):
        return Text("iyadosu-prompt-discard")
    name = "iyadosu-prompt-follow" if table.refuse[viewer] else "iyadosu-prompt-only-follow"
    return Text(name, {"colour": LETTERS[table.lead]})


def label(_table: Iyadosu, _seat: int, action: int) -> Text | None:
    """What an action does, if it is more than to play a card."""
    if action >= SPLIT:
        return Text("iyadosu-choice-split", {"bid": action - SPLIT + 1})
    return Text("iyadosu-choice-refuse", {"card": CARD_NAMES[action % CARDS]}) if action >= REFUSE else None


def tag(_table: Iyadosu, _seat: int, action: int) -> str:
    """The bid that a gap would mean."""
    return str(action - SPLIT + 1) if action >= SPLIT else ""


# -- seats -------------------------------------------------------------------------------------------------------------


def badges(table: Iyadosu, seat: int) -> list[Badge]:
    """Bid, tricks, and the cards on either side of the Insert."""
    if not table.bids[seat]:
        return []
    bid = int(table.bids[seat])
    tricks = Badge("tricks", str(table.tricks[seat]), Text("iyadosu-badge-tricks", {"bid": bid}), of=bid)
    counts = {"normal": size(table.normal[seat]), "refuse": size(table.refuse[seat])}
    return [tricks, *(Badge(name, str(count), Text(f"iyadosu-badge-{name}")) for name, count in counts.items())]


def out(table: Iyadosu, seat: int) -> bool:
    """IY-5.2: whether a seat has dropped out of the round."""
    return has(table.eliminated, seat)


def _hand(table: Iyadosu, seat: int, viewer: int) -> Zone:
    """Normal cards, the Insert while it is in the hand, refuse cards; faces only for their owner."""
    label = Text("iyadosu-zone-hand", {"seat": seat, "who": "you" if seat == viewer else "other"})
    zone = Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, label=label)
    if not table.bids[seat]:
        zone.cards = _side(list(table.hand(seat)), seat, viewer, "", 0)
        if table.phase == DIVIDING and table.actor() == seat == viewer:
            zone.note = Text("iyadosu-note-gap")
            zone.lines = [
                Line(Text("iyadosu-way-always"), cards=[card.id for card in zone.cards[: HAND - MOST_REFUSE]])
            ]
        return zone
    normal, refuse = list(listed(table.normal[seat])), list(listed(table.refuse[seat]))
    zone.cards = _side(normal, seat, viewer, "normal", 0)
    if out(table, seat):
        zone.cards.append(Card(f"insert:{seat}", back=f"insert:{seat}", marks=["insert"]))
    elif seat not in list(table.submitted):
        zone.cards.append(_insert(seat))
    zone.cards += _side(refuse, seat, viewer, "refuse", HAND - len(refuse))
    if seat == viewer:
        zone.lines = _ways(table, seat)
    return zone


def _ways(table: Iyadosu, seat: int) -> list[Line]:
    """IY-4.3: the two ways to answer, each over the cards it takes; else what the two sides of the hand are."""
    normal, refuse = table.normal[seat], table.refuse[seat]
    sides = {"normal": normal, "refuse": refuse} if refuse else {}
    if table.phase == TRICKS and table.actor() == seat and table.following(seat) and refuse:
        sides = {"follow": table.following(seat), "refusing": refuse}
    return [
        Line(
            Text(
                f"iyadosu-way-{name}", {"colour": LETTERS[table.lead]} if name == "follow" else {"count": size(cards)}
            ),
            cards=[CARD_NAMES[card] for card in listed(cards)],
        )
        for name, cards in sides.items()
        if cards
    ]


def _won(table: Iyadosu, viewer: int) -> list[Zone]:
    """The tricks that the viewer has won, closed."""
    if viewer == NOBODY:
        return []
    tricks = int(table.tricks[viewer])
    cards = [Card(f"won:{place}", back="number") for place in range(tricks)]
    note = Text("iyadosu-note-won", {"tricks": tricks})
    return [
        Zone(id="won", kind="won", layout="stack", owner=viewer, cards=cards, note=note, label=Text("iyadosu-zone-won"))
    ]


def _side(cards: list[int], seat: int, viewer: int, side: str, start: int) -> list[Card]:
    if seat == viewer:
        return [HELD[side][card] for card in cards]
    return HIDDEN[side][seat][start : start + len(cards)]


def _insert(seat: int, points: str = "") -> Card:
    return Card(f"insert:{seat}", face=f"insert:{seat}", marks=[] if points else ["insert"], tag=points)


# -- how far the round is ------------------------------------------------------------------------------------------------


def progress(table: Iyadosu) -> Progress:
    """Hands that are divided, then tricks that are won, each by whom."""
    if table.phase == DIVIDING:
        return Progress(Text("iyadosu-progress-dividing"), table.players, [seat for seat, _ in table.moves()])
    if table.phase == OVER:
        return Progress(Text("iyadosu-progress-over", {"tricks": table.trick_number}), HAND, _winners(table))
    facts = {"number": table.trick_number + 1, "tricks": HAND}
    return Progress(Text("iyadosu-progress-trick", facts), HAND, _winners(table))


def _winners(table: Iyadosu) -> list[int]:
    """The seats that have won this round's tricks, in order, by playing it again: a table keeps only how many."""
    again = table.rewound()
    assert isinstance(again, Iyadosu)
    winners: list[int] = []
    for seat, action in table.moves():
        before = list(again.tricks)
        again.apply(seat, action)
        winners += [seat for seat in range(table.players) if again.tricks[seat] > before[seat]]
    return winners


# -- while hands are divided ---------------------------------------------------------------------------------------------


def _bids(table: Iyadosu) -> Zone:
    """IY-3.3: the tricks of a round, and how many of them each seat has bid so far."""
    steps = [Step(f"seat:{seat}", height=int(table.bids[seat])) for seat, _ in table.moves()]
    label = Text("iyadosu-zone-bids", {"tricks": HAND})
    note = Text("iyadosu-note-bids", {"left": max(0, HAND - sum(table.bids))})
    return Zone(id="bids", kind="bids", layout="beads", steps=steps, label=label, note=note)


def _division(table: Iyadosu, viewer: int) -> list[Zone]:
    """What the viewer's Insert makes of the hand, and of which colours that hand is."""
    if viewer == NOBODY or table.bids[viewer]:
        return []
    hand = [card // RANKS for card in table.hand(viewer)]
    return [
        Zone(
            id="division",
            kind="division",
            layout="division",
            lines=[Line(Text(f"iyadosu-division-{side}"), [f"insert:{viewer}"]) for side in ("normal", "refuse")],
            label=Text("iyadosu-zone-division"),
            note=Text("iyadosu-note-division"),
        ),
        Zone(
            id="colours",
            kind="colours",
            layout="tally",
            owner=viewer,
            counts={letter: hand.count(colour) for colour, letter in enumerate(LETTERS)},
            label=Text("iyadosu-zone-colours"),
        ),
    ]


# -- the middle --------------------------------------------------------------------------------------------------------


def _trick(table: Iyadosu) -> Zone:
    """The trick being played, or the one just won until the next is led, in the order of play."""
    zone = Zone(id="trick", kind="trick", layout="slots", label=Text("iyadosu-zone-last-trick"))
    lying = sum(card != NOBODY for card in table.trick)
    latest = table.moves()[len(table.history) - lying :]  # dropping out is no move: these played the trick
    lead = latest[0][1] % CARDS // RANKS if latest else NOBODY
    best = max(latest, key=lambda move: strength(move[1] % CARDS, lead))[0] if latest else NOBODY
    for seat, action in latest:
        name = CARD_NAMES[action % CARDS]
        marks = ["leading"] * (seat == best) + ["refused"] * (action >= REFUSE) + ["last"] * (seat == latest[-1][0])
        zone.cards.append(Card(name, face=name, marks=marks, pieces=[f"seat:{seat}"]))
        if seat == best:
            zone.cards[-1].lines = _reasons(table, seat, action % CARDS // RANKS)
    zone.note = Text("iyadosu-note-open")
    if table.lead != NOBODY or not lying:
        zone.label = Text("iyadosu-zone-trick", {"number": table.trick_number + 1})
    if table.lead != NOBODY:
        zone.note = Text("iyadosu-note-lead", {"colour": LETTERS[table.lead]})
        zone.steps = [_led(table)]
    return zone


def _led(table: Iyadosu) -> Step:
    """The colour that must be followed."""
    return Step("led", name=Text("iyadosu-ladder-led"), icons=[LETTERS[table.lead]], colour=COLOURS[table.lead])


def _reasons(table: Iyadosu, seat: int, colour: int) -> list[Text]:
    """Who leads or has won, and why."""
    name = "leads" if table.lead != NOBODY else "won"
    why = Text("iyadosu-line-trump") if colour == BLACK else Text("iyadosu-line-highest", {"colour": LETTERS[colour]})
    return [Text(f"iyadosu-line-{name}", {"seat": seat}), why]


def _ladder(table: Iyadosu) -> Zone:
    """IY-6.1: what beats what."""
    others = [letter for letter in LETTERS[1:] if table.lead in (NOBODY, BLACK) or letter != LETTERS[table.lead]]
    steps = [Step("trump", name=Text("iyadosu-ladder-trump"), icons=[LETTERS[BLACK]])]
    if table.lead not in (NOBODY, BLACK):
        steps.append(_led(table))
    lost = Text("iyadosu-ladder-open" if table.lead == NOBODY else "iyadosu-ladder-lost")
    steps.append(Step("others", name=lost, icons=others))
    return Zone(id="ladder", kind="order", layout="ladder", steps=steps, label=Text("iyadosu-zone-ladder"))


def _stack(table: Iyadosu) -> Zone:
    return Zone(
        id="stack",
        kind="stack",
        layout="row",
        cards=[_insert(seat, f"+{below}") for below, seat in enumerate(table.submitted)],
        label=Text("iyadosu-zone-stack"),
        note=Text("iyadosu-note-stack"),
    )
