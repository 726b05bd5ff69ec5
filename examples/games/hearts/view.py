"""What one viewer sees of a table of Hearts."""

from donabe.kernel.bits import has, listed, size
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.state import NOBODY
from donabe.kernel.view import Badge, Card, Face, Progress, Text, Zone

from .actions import PASS
from .cards import CARD_NAMES, HAND, LETTERS, PLAYERS, RANK_NAMES, RANKS
from .rules import Hearts
from .table import DIRECTIONS, GIFT, OVER, PASSING

SYMBOLS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
COLOURS = {"C": "#1f6b45", "D": "#2d5591", "S": "#2b2622", "H": "#b4312a"}


def zones(table: Hearts, viewer: int) -> list[Zone]:
    """What lies on the table, as this viewer sees it."""
    hands = [_hand(table, seat, viewer) for seat in range(PLAYERS)]
    if table.phase != PASSING:
        return [*hands, _trick(table)]
    return [*hands, *(_aside(table, seat, viewer) for seat in range(PLAYERS))]


def card_text(card: int) -> Text:
    """A card's name in words."""
    return Text("hearts-card", {"rank": RANK_NAMES[card % RANKS], "suit": LETTERS[card // RANKS]})


def faces() -> dict[str, Face]:
    """The 52 cards."""
    faces = {}
    for card, name in enumerate(CARD_NAMES):
        letter = name[-1]
        faces[name] = Face(name[:-1], SYMBOLS[letter], letter, COLOURS[letter], card_text(card))
    return faces


# -- how far the round is ----------------------------------------------------------------------------------------------


def progress(table: Hearts) -> Progress:
    """The tricks that are won, each by whom: who wins one leads the next."""
    if table.phase == PASSING:
        return Progress(Text("hearts-progress-passing"))
    players = [seat_of(move) for move in table.history if action_of(move) < PASS]
    winners = players[PLAYERS::PLAYERS]
    if len(winners) < table.trick_number and table.phase != OVER:
        winners.append(table.actor())
    return Progress(Text("hearts-progress-trick", {"number": min(table.trick_number + 1, HAND)}), HAND, winners)


# -- what is asked -----------------------------------------------------------------------------------------------------


def prompt(table: Hearts, viewer: int) -> Text:
    """What is asked, or whom the table waits for."""
    if table.phase == OVER:
        return Text("hearts-prompt-over")
    if table.phase == PASSING:
        return _passing_prompt(table, viewer)
    actor = table.actor()
    if actor != viewer:
        return Text("hearts-prompt-wait", {"seat": actor})
    if table.led == NOBODY:
        return Text("hearts-prompt-open" if table.opening_lead() else "hearts-prompt-lead")
    return Text("hearts-prompt-follow", {"suit": LETTERS[table.led]})


def _passing_prompt(table: Hearts, viewer: int) -> Text:
    if viewer < 0 or not has(table.pending, viewer):
        return Text("hearts-prompt-wait-pass")
    left = GIFT - size(table.gifts[viewer])
    return Text("hearts-prompt-pass", {"left": left, "direction": DIRECTIONS[table.direction()]})


def label(_table: Hearts, _seat: int, action: int) -> Text | None:
    """What an action does, if it is more than to play a card."""
    return Text("hearts-choice-pass", {"card": card_text(action % PASS)}) if action >= PASS else None


def badges(table: Hearts, seat: int) -> list[Badge]:
    """Tricks and points taken."""
    counts = {"tricks": table.tricks(seat), "points": table.points(table.taken[seat])}
    return [Badge(name, str(count), Text(f"hearts-badge-{name}")) for name, count in counts.items()]


# -- zones -------------------------------------------------------------------------------------------------------------


def _hand(table: Hearts, seat: int, viewer: int) -> Zone:
    """Faces only for their owner, who also sees what was just passed to them."""
    zone = Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat)
    zone.label = Text("hearts-zone-hand", {"seat": seat})
    zone.cards = _cards(table.hands[seat], "hand", seat, viewer)
    if seat == viewer and table.phase != PASSING and table.trick_number == 0 and table.direction() != 0:
        received = table.gifts[table.giver(seat)]
        for card, number in zip(zone.cards, listed(table.hands[seat]), strict=True):
            card.marks = ["received"] if has(received, number) else []
    return zone


def _aside(table: Hearts, seat: int, viewer: int) -> Zone:
    """The cards a seat has chosen to pass, while the others still choose."""
    zone = Zone(id=f"aside:{seat}", kind="pile", layout="row", owner=seat)
    zone.label = Text("hearts-zone-aside", {"seat": seat})
    zone.cards = _cards(table.gifts[seat], "aside", seat, viewer)
    return zone


def _cards(cards: int, where: str, seat: int, viewer: int) -> list[Card]:
    if seat == viewer:
        return [Card(CARD_NAMES[card], face=CARD_NAMES[card]) for card in listed(cards)]
    return [Card(f"{where}:{seat}.{place}", back="card") for place in range(size(cards))]


def _trick(table: Hearts) -> Zone:
    """The trick in the order it is played, or the one just won until the next is led."""
    zone = Zone(id="trick", kind="trick", layout="slots")
    best = table.winner() if table.led != NOBODY else NOBODY
    lying = size(table.cards_in_trick())
    latest = list(table.history)[len(table.history) - lying :]
    for move in latest:
        name, seat = CARD_NAMES[action_of(move)], seat_of(move)
        marks = ["leading"] * (seat == best) + ["last"] * (move == latest[-1])
        zone.cards.append(Card(name, face=name, marks=marks, pieces=[f"seat:{seat}"]))
    if table.led == NOBODY and zone.cards:
        zone.label = Text("hearts-zone-last-trick")
    else:
        zone.label = Text("hearts-zone-trick", {"number": table.trick_number + 1})
    zone.note = Text("hearts-note-broken" if table.broken else "hearts-note-unbroken")
    return zone
