"""What one viewer sees of a table of Salty."""

from donabe.games.salty.cards import (
    AWAY,
    DISHES,
    MENU,
    NAMES,
    NUMBERS,
    SALT,
    card_name,
    number_name,
    numbers_used,
    of_seasoning,
    tricks_in,
)
from donabe.games.salty.judging import NOBODY, outvoting, reason, strongest_first, winner
from donabe.games.salty.rules import Salty
from donabe.games.salty.table import CHOOSING, OVER, PUT_AWAY, PUTTING_AWAY, SIDE, SIDES, TAKE, TRICKS, ZERO_SIDE
from donabe.kernel.bits import bit, has, listed, size
from donabe.kernel.state import SEATS
from donabe.kernel.view import Badge, Card, Choice, Seat, Text, View, Zone

PHASES = {CHOOSING: "dishes", SIDES: "sides", PUTTING_AWAY: "putting-away", TRICKS: "tricks", OVER: "over"}


def view(table: Salty, viewer: int) -> View:
    """The table as this viewer sees it; built only from what the viewer may know."""
    seats = range(table.players)
    return View(
        game="salty",
        viewer=viewer,
        round=table.round,
        rounds=table.players,
        phase=PHASES[table.phase],
        prompt=_prompt(table, viewer),
        seats=[_seat(table, seat) for seat in seats],
        zones=[
            _rack(table),
            _order(table),
            *_menu(table),
            _trick(table),
            *(_dish(table, seat, viewer) for seat in seats if table.dishes[seat] != NOBODY),
            *(_hand(table, seat, viewer) for seat in seats),
            *(_pile(table, seat, viewer) for seat in seats),
            *_away(table, viewer),
            *_spare(table),
        ],
        choices=[_choice(table, action) for action in table.legal(viewer)] if viewer >= 0 else [],
    )


def card_text(card: int) -> Text:
    """A card's name in words."""
    return Text("salty-card", {"seasoning": NAMES[card // NUMBERS], "number": number_name(card % NUMBERS)})


def dish_text(name: str, dish: int) -> Text:
    """A dish's name in words; one that the owner of a box has put on the menu is called as they call it."""
    if name == MENU[dish]["name"]:
        return Text("salty-dish", {"place": dish + 1})
    return Text("salty-own-dish", {"name": name})


# -- what is asked -----------------------------------------------------------------------------------------------------


def _prompt(table: Salty, viewer: int) -> Text:
    if table.phase == OVER:
        return Text("salty-prompt-over")
    asked = viewer >= 0 and has(table.pending, viewer)
    if table.phase == CHOOSING:
        return Text("salty-prompt-dish") if asked else Text("salty-prompt-wait-dish", {"seat": table.actor()})
    if table.phase == SIDES:
        return Text("salty-prompt-side" if asked else "salty-prompt-wait-sides")
    if table.phase == PUTTING_AWAY:
        if asked:
            return Text("salty-prompt-away", {"count": AWAY - size(table.away[viewer])})
        return Text("salty-prompt-wait-away")
    if not asked:
        return Text("salty-prompt-wait-play", {"seat": table.actor()})
    if table.follow == NOBODY:
        return Text("salty-prompt-lead")
    follows = table.hands[viewer] & of_seasoning(table.follow)
    return Text("salty-prompt-follow" if follows else "salty-prompt-free", {"seasoning": NAMES[table.follow]})


def _choice(table: Salty, action: int) -> Choice:
    if action >= SIDE:
        side = "zero" if action - SIDE == ZERO_SIDE else "dish"
        return Choice(f"side {side}", [f"do:{side}"], Text(f"salty-choice-side-{side}"))
    if action >= TAKE:
        dish = action - TAKE
        name = f"dish:{dish + 1}"
        return Choice(f"dish {dish + 1}", [name], Text("salty-choice-dish", _dish_facts(table, dish)))
    card = action % PUT_AWAY
    name = card_name(card)
    if action >= PUT_AWAY:
        return Choice(f"-{name}", [name], Text("salty-choice-away", {"card": card_text(card)}))
    return Choice(name, [name], Text("salty-choice-play", {"card": card_text(card)}))


# -- seats -------------------------------------------------------------------------------------------------------------


def _seat(table: Salty, seat: int) -> Seat:
    acting = has(table.pending, seat)
    secret = table.phase in {SIDES, PUTTING_AWAY}
    return Seat(
        seat=seat,
        score=table.totals[seat],
        acting=acting,
        decided=secret and not acting,
        badges=_badges(table, seat),
    )


def _badges(table: Salty, seat: int) -> list[Badge]:
    facts = {}
    if seat == table.last_player:
        facts["last"] = "★"
    if table.phase >= PUTTING_AWAY:
        facts["cubes"] = f"{table.got[seat]}/{table.plates(seat)}"
        facts["tricks"] = str(size(table.piles[seat]) // table.players)
    return [Badge(name, value, Text(f"salty-badge-{name}")) for name, value in facts.items()]


# -- the middle --------------------------------------------------------------------------------------------------------


def _rack(table: Salty) -> Zone:
    salt = table.rack[SALT]
    return Zone(
        id="rack",
        kind="rack",
        layout="counters",
        counts={name: table.rack[which] for which, name in enumerate(NAMES)},
        label=Text("salty-zone-rack"),
        note=Text("salty-note-closest", {"salt": salt}),
    )


def _order(table: Salty) -> Zone:
    """The numbers and the seasonings, from the strongest to the weakest."""
    used = numbers_used(table.players)
    numbers = [number_name(doubled) for doubled in strongest_first(table.rack[SALT]) if doubled < used]
    return Zone(
        id="order",
        kind="order",
        layout="row",
        label=Text("salty-zone-order", {"numbers": numbers}),
        note=Text("salty-note-order"),
    )


def _menu(table: Salty) -> list[Zone]:
    if table.phase != CHOOSING:
        return []
    cards = [_dish_card(table, dish) for dish in range(DISHES) if has(table.open_dishes(), dish)]
    return [Zone(id="menu", kind="menu", layout="row", cards=cards, label=Text("salty-zone-menu"))]


def _trick(table: Salty) -> Zone:
    """The trick being played, or the one just won until the next is led, in the order of play."""
    zone = Zone(id="trick", kind="trick", layout="slots")
    zone.label = Text("salty-zone-trick", {"number": table.trick_number + 1, "tricks": tricks_in(table.players)})
    order = _order_of_play(table)
    if not order:
        return zone
    best = winner(table.trick, table.salt)
    for seat in order:
        name = card_name(table.trick[seat])
        marks = ["leading"] * (seat == best) + ["last"] * (seat == order[-1])
        zone.cards.append(Card(name, face=name, marks=marks, tokens=[f"seat:{seat}"]))
    facts = {"seat": best, "card": card_text(table.trick[best]), "salt": table.salt}
    facts |= {"most": outvoting(table.trick), "why": reason(table.trick, table.salt)}
    zone.note = Text("salty-note-leads", facts)
    if table.played == 0:
        zone.label = Text("salty-zone-last-trick")
        zone.note = Text("salty-note-won", facts)
    return zone


def _order_of_play(table: Salty) -> list[int]:
    """The seats whose cards lie in the trick, first to last: the round's latest moves played them."""
    lying = sum(card != NOBODY for card in table.trick)
    return [move % SEATS for move in table.history[len(table.history) - lying :]]


def _spare(table: Salty) -> list[Zone]:
    cards = [Card(card_name(card), face=card_name(card)) for card in listed(table.spare)]
    return [Zone(id="spare", kind="pile", layout="row", cards=cards, label=Text("salty-zone-spare"))] if cards else []


# -- what lies before the players ----------------------------------------------------------------------------------------


def _dish_facts(table: Salty, dish: int) -> dict[str, object]:
    menu = table.menu
    return {
        "dish": dish_text(menu.names[dish], dish),
        "plates": menu.plates[dish],
        "perfect": menu.perfect[dish],
        "types": "yes" if menu.pays_types(dish) else "no",
        "most": menu.most(dish),
    }


def _dish_card(table: Salty, dish: int) -> Card:
    return Card(f"dish:{dish + 1}", face=f"dish:{dish + 1}", tokens=["plate:empty"] * table.menu.plates[dish])


def _dish(table: Salty, seat: int, viewer: int) -> Zone:
    """The dish a seat has taken, with its cubes; a side that is not shown yet only for the one who chose it."""
    dish = table.dishes[seat]
    zone = Zone(id=f"plates:{seat}", kind="dish", layout="slots", owner=seat)
    zone.label = Text("salty-zone-dish", {"seat": seat, **_dish_facts(table, dish)})
    zone.note = Text("salty-note-dish", _dish_facts(table, dish))
    card = _dish_card(table, dish)
    zone.cards = [card]
    shown = table.phase > SIDES or seat == viewer
    if shown and table.sides[seat] == ZERO_SIDE:
        card.face = "zero"
        card.tokens = []
        zone.note = Text("salty-note-zero")
    if table.phase > SIDES:
        card.tokens = _cubes(table, seat)
    elif table.sides[seat] != NOBODY:
        card.marks = ["decided"]
    return zone


def _cubes(table: Salty, seat: int) -> list[str]:
    """Cubes on plates, empty plates, cubes beside, in the order they were taken."""
    names = [NAMES[table.cube(seat, place)] for place in range(table.got[seat])]
    plates = table.plates(seat)
    on_plates = [f"plate:{name}" for name in names[:plates]]
    empty = ["plate:empty"] * (plates - len(on_plates))
    return [*on_plates, *empty, *(f"beside:{name}" for name in names[plates:])]


def _hand(table: Salty, seat: int, viewer: int) -> Zone:
    label = Text("salty-zone-hand", {"seat": seat, "who": "you" if seat == viewer else "other"})
    cards = _cards(table.hands[seat], seat, "hidden", open_to_viewer=seat == viewer)
    return Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, cards=cards, label=label)


def _cards(cards: int, seat: int, name: str, *, open_to_viewer: bool) -> list[Card]:
    """Faces for whoever may see them, else only as many backs."""
    if open_to_viewer:
        return [Card(card_name(card), face=card_name(card)) for card in listed(cards)]
    return [Card(f"{name}:{seat}.{place}", back="seasoning") for place in range(size(cards))]


def _pile(table: Salty, seat: int, viewer: int) -> Zone:
    """SA-7.5: the tricks a seat has won, open to that seat alone; a trick still on the table is not in it yet."""
    cards = table.piles[seat]
    for card in table.trick:
        if card != NOBODY:
            cards &= ~bit(card)
    label = Text("salty-zone-pile", {"seat": seat, "who": "you" if seat == viewer else "other"})
    zone = Zone(id=f"pile:{seat}", kind="pile", layout="stack", owner=seat, label=label)
    zone.counts = {"cards": size(cards)}
    if seat == viewer:
        zone.cards = _cards(cards, seat, "won", open_to_viewer=True)
    return zone


def _away(table: Salty, viewer: int) -> list[Zone]:
    """SA-4.3: before each player while they are chosen, then all together and closed to everybody."""
    if table.phase != PUTTING_AWAY:
        count = sum(size(cards) for cards in table.away)
        if not count:
            return []
        cards = [Card(f"away.{place}", back="seasoning") for place in range(count)]
        return [Zone(id="away", kind="pile", layout="stack", cards=cards, label=Text("salty-zone-away"))]
    zones = []
    for seat in range(table.players):
        cards = _cards(table.away[seat], seat, "away", open_to_viewer=seat == viewer)
        zone = Zone(id=f"away:{seat}", kind="pile", layout="row", owner=seat, cards=cards)
        zone.label = Text("salty-zone-away")
        zones.append(zone)
    return zones
