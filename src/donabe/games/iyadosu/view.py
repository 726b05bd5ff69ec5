# compiled
"""What one viewer sees of a table of Iyadosu."""

from mypy_extensions import i64

from donabe.games.iyadosu.actions import REFUSE, SPLIT
from donabe.games.iyadosu.cards import (
    BLACK,
    CARD_NAMES,
    CARDS,
    HAND,
    LETTERS,
    MOST_REFUSE,
    RANKS,
    colour,
    of_colour,
    strength,
)
from donabe.games.iyadosu.rules import Iyadosu
from donabe.games.iyadosu.table import DIVIDING, OVER, TRICKS
from donabe.kernel.bits import bit, has, listed, size
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.state import NOBODY
from donabe.kernel.view import Badge, Card, Face, Line, Progress, Step, Text, Zone, alike

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
    hands = [_hand(table, seat) if seat != viewer else _own_hand(table, seat) for seat in range(table.players)]
    trick, ladder, stack = _trick(table), _ladder(table.lead), _stack(tuple(table.submitted))
    if table.phase == DIVIDING:
        return [*hands, _bids(table), ladder, *_division(table, viewer), trick, stack]
    if viewer == NOBODY:
        return [*hands, trick, ladder, stack]
    return [*hands, _won(viewer, table.tricks[viewer]), trick, ladder, stack]


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
        return _text("iyadosu-prompt-over")
    actor = table.actor()
    if table.phase == DIVIDING:
        return _text("iyadosu-prompt-split") if actor == viewer else _text("iyadosu-prompt-wait-split", "seat", actor)
    if actor != viewer:
        return _text("iyadosu-prompt-wait-play", "seat", actor)
    if table.lead == NOBODY:
        return _text("iyadosu-prompt-lead")
    if not table.following(viewer):
        return _text("iyadosu-prompt-discard")
    name = "iyadosu-prompt-follow" if table.refuse[viewer] else "iyadosu-prompt-only-follow"
    return _text(name, "colour", LETTERS[table.lead])


@alike
def _text(name: str, fact: str = "", value: object = None) -> Text:
    """A sentence with at most one thing that goes into it."""
    return Text(name, {fact: value} if fact else {})


def label(_table: Iyadosu, _seat: int, action: int) -> Text | None:
    """What an action does, if it is more than to play a card."""
    if action >= SPLIT:
        return _text("iyadosu-choice-split", "bid", action - SPLIT + 1)
    return _text("iyadosu-choice-refuse", "card", CARD_NAMES[action % CARDS]) if action >= REFUSE else None


def tag(_table: Iyadosu, _seat: int, action: int) -> str:
    """The bid that a gap would mean."""
    return str(action - SPLIT + 1) if action >= SPLIT else ""


# -- seats -------------------------------------------------------------------------------------------------------------


def badges(table: Iyadosu, seat: int) -> list[Badge]:
    """Bid, tricks, and the cards on either side of the Insert."""
    if not table.bids[seat]:
        return []
    return _counted(table.bids[seat], table.tricks[seat], size(table.normal[seat]), size(table.refuse[seat]))


@alike
def _counted(bid: int, tricks: int, normal: int, refuse: int) -> list[Badge]:
    counts = {"normal": normal, "refuse": refuse}
    return [
        Badge("tricks", str(tricks), Text("iyadosu-badge-tricks", {"bid": bid}), of=bid),
        *(Badge(name, str(count), Text(f"iyadosu-badge-{name}")) for name, count in counts.items()),
    ]


def out(table: Iyadosu, seat: int) -> bool:
    """IY-5.2: whether a seat has dropped out of the round."""
    return has(table.eliminated, seat)


def _hand(table: Iyadosu, seat: int) -> Zone:
    """The hand of somebody else: so many backs on either side of the Insert."""
    if not table.bids[seat]:
        return _closed_hand(seat, HAND, 0, "")
    return _closed_hand(seat, size(table.normal[seat]), size(table.refuse[seat]), _insert_in(table, seat))


def _own_hand(table: Iyadosu, seat: int) -> Zone:
    """Normal cards, the Insert while it is in the hand, refuse cards; faces for their owner alone."""
    if not table.bids[seat]:
        return _undivided(seat, tuple(table.hand(seat)), table.phase == DIVIDING and table.actor() == seat)
    normal, refuse = table.normal[seat], table.refuse[seat]
    answering = table.phase == TRICKS and table.actor() == seat and table.following(seat) and refuse
    return _open_hand(seat, normal, refuse, _insert_in(table, seat), table.lead if answering else NOBODY)


def _insert_in(table: Iyadosu, seat: int) -> str:
    """How the Insert of a divided hand lies in it: face up, down once its owner is out, or not at all."""
    if out(table, seat):
        return "down"
    return "" if seat in list(table.submitted) else "up"


@alike
def _closed_hand(seat: int, normal: int, refuse: int, insert: str) -> Zone:
    backs, refused = HIDDEN["normal" if insert or refuse or normal < HAND else ""][seat], HIDDEN["refuse"][seat]
    cards = [*backs[:normal], *_inserts(seat, insert), *refused[HAND - refuse :]]
    return Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, cards=cards, label=_hand_label(seat, "other"))


@alike
def _undivided(seat: int, cards: tuple[int, ...], asked: bool) -> Zone:
    zone = Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, label=_hand_label(seat, "you"))
    zone.cards = [HELD[""][card] for card in cards]
    if asked:
        zone.note = Text("iyadosu-note-gap")
        always = [card.id for card in zone.cards[: HAND - MOST_REFUSE]]
        zone.lines = [Line(Text("iyadosu-way-always"), cards=always)]
    return zone


@alike
def _open_hand(seat: int, normal: int, refuse: int, insert: str, lead: int) -> Zone:
    cards = [HELD["normal"][card] for card in listed(normal)]
    cards += _inserts(seat, insert)
    cards += [HELD["refuse"][card] for card in listed(refuse)]
    zone = Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, cards=cards, label=_hand_label(seat, "you"))
    zone.lines = _ways(normal, refuse, lead)
    return zone


@alike
def _hand_label(seat: int, who: str) -> Text:
    return Text("iyadosu-zone-hand", {"seat": seat, "who": who})


def _ways(normal: int, refuse: int, lead: int) -> list[Line]:
    """IY-4.3: the two ways to answer, each over the cards it takes; else what the two sides of the hand are."""
    sides = {"normal": normal, "refuse": refuse} if refuse else {}
    if lead != NOBODY:
        sides = {"follow": normal & of_colour(lead), "refusing": refuse}
    return [
        Line(
            Text(f"iyadosu-way-{name}", {"colour": LETTERS[lead]} if name == "follow" else {"count": size(cards)}),
            cards=[CARD_NAMES[card] for card in listed(cards)],
        )
        for name, cards in sides.items()
        if cards
    ]


@alike
def _won(viewer: int, tricks: int) -> Zone:
    """The tricks that the viewer has won, closed."""
    cards = [Card(f"won:{place}", back="number") for place in range(tricks)]
    note = Text("iyadosu-note-won", {"tricks": tricks})
    return Zone(
        id="won", kind="won", layout="stack", owner=viewer, cards=cards, note=note, label=Text("iyadosu-zone-won")
    )


@alike
def _inserts(seat: int, insert: str) -> list[Card]:
    """The Insert in a hand, if it is there."""
    if insert == "down":
        return [Card(f"insert:{seat}", back=f"insert:{seat}", marks=["insert"])]
    return [_insert(seat)] if insert else []


@alike
def _insert(seat: int, points: str = "") -> Card:
    return Card(f"insert:{seat}", face=f"insert:{seat}", marks=[] if points else ["insert"], tag=points)


# -- how far the round is ------------------------------------------------------------------------------------------------


def progress(table: Iyadosu) -> Progress:
    """Hands that are divided, then tricks that are won, each by whom."""
    if table.phase == DIVIDING:
        return Progress(_text("iyadosu-progress-dividing"), table.players, [seat_of(move) for move in table.history])
    if table.phase == OVER:
        return Progress(Text("iyadosu-progress-over", {"tricks": table.trick_number}), HAND, _winners(table))
    facts = {"number": table.trick_number + 1, "tricks": HAND}
    return Progress(Text("iyadosu-progress-trick", facts), HAND, _winners(table))


def _winners(table: Iyadosu) -> list[int]:
    """The seats that have won this round's tricks, in order: a table keeps only how many, and each plays once a trick."""
    winners: list[int] = []
    played: i64 = 0  # the set of seats in the trick
    lead: i64 = NOBODY
    best: i64 = NOBODY
    strongest: i64 = -1
    for move in table.history[table.players :]:
        seat, card = seat_of(move), action_of(move) % CARDS
        if has(played, seat):
            winners.append(best)
            played, strongest = 0, -1
        if played == 0:
            lead = colour(card)
        if strength(card, lead) > strongest:
            best, strongest = seat, strength(card, lead)
        played |= bit(seat)
    winners.append(best)
    return winners[
        : sum(table.tricks)
    ]  # the trick being played, or the last one if nobody is left to win it, counts not


# -- while hands are divided ---------------------------------------------------------------------------------------------


def _bids(table: Iyadosu) -> Zone:
    """IY-3.3: the tricks of a round, and how many of them each seat has bid so far."""
    return _beads(tuple((seat_of(move), table.bids[seat_of(move)]) for move in table.history))


@alike
def _beads(bids: tuple[tuple[int, int], ...]) -> Zone:
    steps = [Step(f"seat:{seat}", height=bid) for seat, bid in bids]
    label = Text("iyadosu-zone-bids", {"tricks": HAND})
    note = Text("iyadosu-note-bids", {"left": max(0, HAND - sum(bid for _, bid in bids))})
    return Zone(id="bids", kind="bids", layout="beads", steps=steps, label=label, note=note)


def _division(table: Iyadosu, viewer: int) -> list[Zone]:
    """What the viewer's Insert makes of the hand, and of which colours that hand is."""
    if viewer == NOBODY or table.bids[viewer]:
        return []
    return [_insert_made(viewer), _colours(viewer, tuple(table.hand(viewer)))]


@alike
def _insert_made(viewer: int) -> Zone:
    return Zone(
        id="division",
        kind="division",
        layout="division",
        lines=[Line(Text(f"iyadosu-division-{side}"), [f"insert:{viewer}"]) for side in ("normal", "refuse")],
        label=Text("iyadosu-zone-division"),
        note=Text("iyadosu-note-division"),
    )


@alike
def _colours(viewer: int, cards: tuple[int, ...]) -> Zone:
    hand = [card // RANKS for card in cards]
    counts = {letter: hand.count(colour) for colour, letter in enumerate(LETTERS)}
    return Zone(
        id="colours", kind="colours", layout="tally", owner=viewer, counts=counts, label=Text("iyadosu-zone-colours")
    )


# -- the middle --------------------------------------------------------------------------------------------------------


def _trick(table: Iyadosu) -> Zone:
    """The trick being played, or the one just won until the next is led, in the order of play."""
    lying = sum(card != NOBODY for card in table.trick)
    latest = table.history[len(table.history) - lying :]  # dropping out is no move: these played the trick
    return _laid(tuple((seat_of(move), action_of(move)) for move in latest), table.lead, table.trick_number + 1)


@alike
def _laid(latest: tuple[tuple[int, int], ...], lead: int, number: int) -> Zone:
    zone = Zone(id="trick", kind="trick", layout="slots", label=Text("iyadosu-zone-last-trick"))
    led = latest[0][1] % CARDS // RANKS if latest else NOBODY
    best = max(latest, key=lambda move: strength(move[1] % CARDS, led))[0] if latest else NOBODY
    for seat, action in latest:
        name = CARD_NAMES[action % CARDS]
        marks = ["leading"] * (seat == best) + ["refused"] * (action >= REFUSE) + ["last"] * (seat == latest[-1][0])
        zone.cards.append(Card(name, face=name, marks=marks, pieces=[f"seat:{seat}"]))
        if seat == best:
            zone.cards[-1].lines = _reasons(seat, action % CARDS // RANKS, lead)
    zone.note = Text("iyadosu-note-open")
    if lead != NOBODY or not latest:
        zone.label = Text("iyadosu-zone-trick", {"number": number})
    if lead != NOBODY:
        zone.note = Text("iyadosu-note-lead", {"colour": LETTERS[lead]})
        zone.steps = [_led(lead)]
    return zone


@alike
def _led(lead: int) -> Step:
    """The colour that must be followed."""
    return Step("led", name=Text("iyadosu-ladder-led"), icons=[LETTERS[lead]], colour=COLOURS[lead])


def _reasons(seat: int, colour: int, lead: int) -> list[Text]:
    """Who leads or has won, and why."""
    name = "leads" if lead != NOBODY else "won"
    why = Text("iyadosu-line-trump") if colour == BLACK else Text("iyadosu-line-highest", {"colour": LETTERS[colour]})
    return [Text(f"iyadosu-line-{name}", {"seat": seat}), why]


@alike
def _ladder(lead: int) -> Zone:
    """IY-6.1: what beats what."""
    others = [letter for letter in LETTERS[1:] if lead in (NOBODY, BLACK) or letter != LETTERS[lead]]
    steps = [Step("trump", name=Text("iyadosu-ladder-trump"), icons=[LETTERS[BLACK]])]
    if lead not in (NOBODY, BLACK):
        steps.append(_led(lead))
    lost = Text("iyadosu-ladder-open" if lead == NOBODY else "iyadosu-ladder-lost")
    steps.append(Step("others", name=lost, icons=others))
    return Zone(id="ladder", kind="order", layout="ladder", steps=steps, label=Text("iyadosu-zone-ladder"))


@alike
def _stack(submitted: tuple[int, ...]) -> Zone:
    return Zone(
        id="stack",
        kind="stack",
        layout="row",
        cards=[_insert(seat, f"+{below}") for below, seat in enumerate(submitted)],
        label=Text("iyadosu-zone-stack"),
        note=Text("iyadosu-note-stack"),
    )
