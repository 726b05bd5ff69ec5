"""What one viewer sees of a table of Iyadosu."""

from donabe.games.iyadosu.cards import CARDS, HAND, LETTERS, card_name
from donabe.games.iyadosu.rules import REFUSE, SPLIT, Iyadosu
from donabe.games.iyadosu.table import DIVIDING, NOBODY, OVER
from donabe.kernel.bits import has, listed, size
from donabe.kernel.state import SEATS
from donabe.kernel.view import Badge, Card, Choice, Seat, Text, View, Zone

PHASES = {DIVIDING: "dividing", OVER: "over"}


def view(table: Iyadosu, viewer: int) -> View:
    """The table as this viewer sees it; built only from what the viewer may know."""
    return View(
        game="iyadosu",
        viewer=viewer,
        round=table.round,
        rounds=table.players,
        phase=PHASES.get(table.phase, "tricks"),
        prompt=_prompt(table, viewer),
        seats=[_seat(table, seat) for seat in range(table.players)],
        zones=[
            *(_hand(table, seat, viewer) for seat in range(table.players)),
            _trick(table),
            _stack(table),
        ],
        choices=[_choice(action) for action in table.legal(viewer)] if viewer >= 0 else [],
    )


def card_text(card: int) -> Text:
    """A card's name in words."""
    name = card_name(card)
    return Text("iyadosu-card", {"colour": name[0], "rank": int(name[1:])})


def _prompt(table: Iyadosu, viewer: int) -> Text:
    actor = table.actor()
    if actor == NOBODY:
        return Text("iyadosu-prompt-over")
    if table.phase == DIVIDING:
        return Text("iyadosu-prompt-split") if actor == viewer else Text("iyadosu-prompt-wait-split", {"seat": actor})
    if actor != viewer:
        return Text("iyadosu-prompt-wait-play", {"seat": actor})
    if table.lead == NOBODY:
        return Text("iyadosu-prompt-lead")
    if table.may_refuse(viewer):
        return Text("iyadosu-prompt-follow", {"colour": LETTERS[table.lead]})
    return Text("iyadosu-prompt-discard")


def _seat(table: Iyadosu, seat: int) -> Seat:
    badges = []
    if table.bids[seat]:
        counts = {
            "bid": table.bids[seat],
            "tricks": table.tricks[seat],
            "normal": size(table.normal[seat]),
            "refuse": size(table.refuse[seat]),
        }
        badges = [Badge(name, str(count), Text(f"iyadosu-badge-{name}")) for name, count in counts.items()]
    return Seat(
        seat=seat,
        score=table.totals[seat],
        acting=has(table.pending, seat),
        out=has(table.eliminated, seat),
        badges=badges,
    )


def _hand(table: Iyadosu, seat: int, viewer: int) -> Zone:
    """Normal cards, the Insert while it is in the hand, refuse cards; faces only for their owner."""
    who = "you" if seat == viewer else "other"
    label = Text("iyadosu-zone-hand", {"seat": seat, "who": who})
    zone = Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, label=label)
    if not table.bids[seat]:
        dealt = list(table.dealt[seat * HAND : (seat + 1) * HAND])
        zone.cards = _side(dealt, seat, viewer, "", 0)
        return zone
    normal, refuse = list(listed(table.normal[seat])), list(listed(table.refuse[seat]))
    zone.cards = _side(normal, seat, viewer, "normal", 0)
    if seat not in list(table.submitted) and not has(table.eliminated, seat):
        zone.cards.append(_insert(seat))
    zone.cards += _side(refuse, seat, viewer, "refuse", len(normal))
    return zone


def _side(cards: list[int], seat: int, viewer: int, mark: str, start: int) -> list[Card]:
    marks = [mark] if mark else []
    if seat == viewer:
        return [Card(card_name(card), face=card_name(card), marks=marks) for card in cards]
    return [Card(f"hidden:{seat}.{start + place}", back="number", marks=marks) for place in range(len(cards))]


def _insert(seat: int) -> Card:
    return Card(f"insert:{seat}", face=f"insert:{seat}", marks=["insert"])


def _trick(table: Iyadosu) -> Zone:
    """The trick being played, or the one just won until the next is led."""
    zone = Zone(id="trick", kind="trick", layout="slots", label=Text("iyadosu-zone-last-trick"))
    best = table.winner() if table.lead != NOBODY else NOBODY
    lying = sum(card != NOBODY for card in table.trick)
    latest = list(table.history)[len(table.history) - lying :]  # dropping out is no move: these played the trick
    for move in latest:
        seat, action = move % SEATS, move // SEATS
        name = card_name(action % CARDS)
        marks = ["leading"] * (seat == best) + ["refused"] * (action >= REFUSE) + ["last"] * (move == latest[-1])
        zone.cards.append(Card(name, face=name, marks=marks, tokens=[f"seat:{seat}"]))
    zone.note = Text("iyadosu-note-open")
    if table.lead != NOBODY or not lying:
        zone.label = Text("iyadosu-zone-trick", {"number": table.trick_number + 1})
    if table.lead != NOBODY:
        zone.note = Text("iyadosu-note-lead", {"colour": LETTERS[table.lead]})
    return zone


def _stack(table: Iyadosu) -> Zone:
    return Zone(
        id="stack",
        kind="stack",
        layout="stack",
        cards=[_insert(seat) for seat in table.submitted],
        label=Text("iyadosu-zone-stack"),
        note=Text("iyadosu-note-stack"),
    )


def _choice(action: int) -> Choice:
    if action >= SPLIT:
        bid = action - SPLIT + 1
        return Choice(f"split {bid}", [f"gap:{HAND - bid}"], Text("iyadosu-choice-split", {"bid": bid}), tag=str(bid))
    if action >= REFUSE:
        name = card_name(action - REFUSE)
        return Choice(f"!{name}", [name], Text("iyadosu-choice-refuse", {"card": card_text(action - REFUSE)}))
    return Choice(card_name(action), [card_name(action)], Text("iyadosu-choice-play", {"card": card_text(action)}))
