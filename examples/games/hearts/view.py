"""What one viewer sees of a table of Hearts."""

from donabe.kernel.bits import has, listed, size
from donabe.kernel.state import SEATS
from donabe.kernel.view import Badge, Card, Choice, Seat, Text, View, Zone

from .cards import LETTERS, PLAYERS, RANK_NAMES, RANKS, card_name
from .rules import Hearts
from .table import DIRECTIONS, GIFT, NOBODY, OVER, PASS, PASSING

PHASES = {PASSING: "passing", OVER: "over"}


def view(table: Hearts, viewer: int) -> View:
    """The table as this viewer sees it; built only from what the viewer may know."""
    hands = [_hand(table, seat, viewer) for seat in range(PLAYERS)]
    passing = [_aside(table, seat, viewer) for seat in range(PLAYERS)]
    return View(
        game="hearts",
        viewer=viewer,
        round=table.round,
        rounds=0,
        phase=PHASES.get(table.phase, "tricks"),
        prompt=_prompt(table, viewer),
        seats=[_seat(table, seat) for seat in range(PLAYERS)],
        zones=[*hands, *(passing if table.phase == PASSING else [_trick(table)])],
        choices=[_choice(action) for action in table.legal(viewer)] if viewer >= 0 else [],
    )


def card_text(card: int) -> Text:
    """A card's name in words."""
    return Text("hearts-card", {"rank": RANK_NAMES[card % RANKS], "suit": LETTERS[card // RANKS]})


def _prompt(table: Hearts, viewer: int) -> Text:
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


def _seat(table: Hearts, seat: int) -> Seat:
    acting = has(table.pending, seat)
    counts = {"tricks": table.tricks[seat], "points": table.points(table.taken[seat])}
    return Seat(
        seat=seat,
        score=table.totals[seat],
        acting=acting,
        decided=table.phase == PASSING and not acting,
        badges=[Badge(name, str(count), Text(f"hearts-badge-{name}")) for name, count in counts.items()],
    )


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
        return [Card(card_name(card), face=card_name(card)) for card in listed(cards)]
    return [Card(f"{where}:{seat}.{place}", back="card") for place in range(size(cards))]


def _trick(table: Hearts) -> Zone:
    """The trick in the order it is played, or the one just won until the next is led."""
    zone = Zone(id="trick", kind="trick", layout="slots")
    best = table.winner() if table.led != NOBODY else NOBODY
    lying = sum(card != NOBODY for card in table.trick)
    latest = list(table.history)[len(table.history) - lying :]
    for move in latest:
        name = card_name(move // SEATS)
        marks = ["leading"] * (move % SEATS == best) + ["last"] * (move == latest[-1])
        zone.cards.append(Card(name, face=name, marks=marks, tokens=[f"seat:{move % SEATS}"]))
    if table.led == NOBODY and zone.cards:
        zone.label = Text("hearts-zone-last-trick")
    else:
        zone.label = Text("hearts-zone-trick", {"number": table.trick_number + 1})
    zone.note = Text("hearts-note-broken" if table.broken else "hearts-note-unbroken")
    return zone


def _choice(action: int) -> Choice:
    if action >= PASS:
        name = card_name(action - PASS)
        return Choice(f"pass {name}", [name], Text("hearts-choice-pass", {"card": card_text(action - PASS)}))
    return Choice(card_name(action), [card_name(action)], Text("hearts-choice-play", {"card": card_text(action)}))
