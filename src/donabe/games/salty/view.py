# compiled
"""What one viewer sees of a table of Salty."""

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.actions import PUT_AWAY, SIDE, TAKE
from donabe.games.salty.cards import (
    AWAY,
    CARD_NAMES,
    CARDS,
    DISHES,
    MENU,
    NAMES,
    NUMBERS,
    SALT,
    Menu,
    number,
    number_name,
    numbers_used,
    of_seasoning,
    seasoning,
    tricks_in,
)
from donabe.games.salty.rules import Salty
from donabe.games.salty.scoring import laid_cubes
from donabe.games.salty.table import CHOOSING, OVER, PUTTING_AWAY, SIDES, TRICKS, ZERO_SIDE
from donabe.games.salty.tricks import majority, outvoting, reason, strongest_first, winner
from donabe.kernel.bits import bit, has, listed, size
from donabe.kernel.history import action_of, seat_of
from donabe.kernel.state import NOBODY
from donabe.kernel.view import Badge, Card, Face, Progress, Step, Text, Zone, alike

SYMBOLS = "□▮●◆"
COLOURS = ("#6b7580", "#3a2a20", "#c8362a", "#a97f12")
CLAY = "#b5583b"


def zones(table: Salty, viewer: int) -> list[Zone]:
    """What lies on the table, as this viewer sees it."""
    seats = range(table.players)
    return [
        _rack(tuple(table.rack)),
        _order(table, viewer),
        *_menu(table),
        *_turns(table),
        *_sides(table, viewer),
        _trick(table, viewer),
        *(_dish(table, seat, viewer) for seat in seats),
        *(_hand(table, seat, viewer) for seat in seats),
        *(_pile(table, seat, viewer) for seat in seats if table.phase >= TRICKS),
        *_suits(table, viewer),
        *_away(table, viewer),
        *_second_away(table, viewer),
        *_spare(table),
    ]


def card_text(card: int) -> Text:
    """A card's name in words."""
    return Text("salty-card", {"seasoning": NAMES[card // NUMBERS], "number": number_name(card % NUMBERS)})


def dish_text(name: str, dish: int) -> Text:
    """A dish's name in words; one that the owner of a box has put on the menu is called as they call it."""
    if name == MENU[dish]["name"]:
        return Text("salty-dish", {"place": dish + 1})
    return Text("salty-own-dish", {"name": name})


def faces() -> dict[str, Face]:
    """The seasoning cards, the dishes and their common back."""
    faces = {}
    for card in range(CARDS):
        name, which = CARD_NAMES[card], card // NUMBERS
        faces[name] = Face(number_name(card % NUMBERS), SYMBOLS[which], name[0], COLOURS[which], card_text(card))
    for dish in range(DISHES):
        text = dish_text(MENU[dish]["name"], dish)
        faces[f"dish:{dish + 1}"] = Face(str(MENU[dish]["plates"]), "○", "D", CLAY, text)
    faces["zero"] = Face("0", "⊘", "Z", CLAY, Text("salty-zero"))
    return faces


# -- what is asked -----------------------------------------------------------------------------------------------------


def prompt(table: Salty, viewer: int) -> Text:
    """What is asked, or whom the table waits for."""
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
    facts = {"seasoning": NAMES[table.follow], "seat": table.right_of(viewer)}
    return Text("salty-prompt-free" if _free(table, viewer) else "salty-prompt-follow", facts)


def _free(table: Salty, seat: int) -> bool:
    """SA-5.3: nothing to follow the card just before with."""
    return not table.hands[seat] & of_seasoning(table.follow)


def label(table: Salty, _seat: int, action: int) -> Text | None:
    """What an action does, if it is more than to play a card."""
    if action >= SIDE:
        return Text("salty-choice-side-zero" if action - SIDE == ZERO_SIDE else "salty-choice-side-dish")
    if action >= TAKE:
        return Text("salty-choice-dish", _dish_facts(table.menu, action - TAKE))
    return Text("salty-choice-away", {"card": card_text(action % PUT_AWAY)}) if action >= PUT_AWAY else None


# -- seats -------------------------------------------------------------------------------------------------------------


def badges(table: Salty, seat: int) -> list[Badge]:
    """The Last and the Start Player, the dish or its plates, tricks."""
    facts: dict[str, dict[str, object]] = {}
    if seat == table.last_player:
        facts["last"] = {}
    elif seat == table.left_of(table.last_player) and not table.trick_number:
        facts["start"] = {}
    if table.phase >= PUTTING_AWAY:
        facts["plates" if table.plates(seat) else "zero"] = _cube_facts(table.got[seat], table.plates(seat))
        facts["tricks"] = {"tricks": size(table.piles[seat]) // table.players}
    elif table.dishes[seat] != NOBODY:
        facts["dish"] = _dish_facts(table.menu, table.dishes[seat])
    return [Badge(name, "", Text(f"salty-badge-{name}", said)) for name, said in facts.items()]


# -- how far the round is ------------------------------------------------------------------------------------------------


def progress(table: Salty) -> Progress:
    """Dishes that are taken, then tricks that are won, each by whom."""
    if table.phase == CHOOSING:
        order = [(table.last_player - step) % table.players for step in range(table.players)]
        taken = [seat for seat in order if table.dishes[seat] != NOBODY]
        return Progress(Text("salty-progress-dishes"), table.players, taken)
    if table.phase in (SIDES, PUTTING_AWAY):
        return Progress(Text("salty-progress-sides" if table.phase == SIDES else "salty-progress-away"))
    tricks = tricks_in(table.players)
    name = "salty-progress-over" if table.phase == OVER else "salty-progress-trick"
    return Progress(Text(name, {"number": table.trick_number + 1, "tricks": tricks}), tricks, _winners(table))


def _winners(table: Salty) -> list[int]:
    """SA-7.6: who has won leads the next trick; nobody has led after the latest one."""
    plays = [
        seat_of(move)
        for move in table.history[len(table.history) - table.played - table.trick_number * table.players :]
    ]
    leaders = plays[table.players :: table.players]
    if table.trick_number and not table.played:
        leaders.append(winner(table.trick, table.salt))
    return leaders


# -- the middle --------------------------------------------------------------------------------------------------------


@alike
def _rack(cubes: tuple[int, ...]) -> Zone:
    return Zone(
        id="rack",
        kind="rack",
        layout="counters",
        counts={name: cubes[which] for which, name in enumerate(NAMES)},
        label=Text("salty-zone-rack"),
        note=Text("salty-note-closest", {"salt": cubes[SALT]}),
    )


def _order(table: Salty, viewer: int) -> Zone:
    """The ruler: how strong each number is, and what stands where."""
    salt = table.salt if table.played else table.rack[SALT]
    lying = tuple(table.trick) if table.played else ()
    mine = 0
    for card in listed(_mine(table, viewer)):
        mine |= bit(number(card))
    return _ruler(salt, numbers_used(table.players), lying, mine)


@alike
def _ruler(salt: int, numbers: int, trick: tuple[int, ...], mine: int) -> Zone:
    strongest = [doubled for doubled in strongest_first(salt) if doubled < numbers]
    facts = {"salt": salt, "numbers": [number_name(doubled) for doubled in strongest]}
    return Zone(
        id="order",
        kind="order",
        layout="ruler",
        label=Text("salty-zone-order", facts),
        note=Text("salty-note-order", facts),
        steps=[_step(doubled, strongest.index(doubled), trick, has(mine, doubled)) for doubled in sorted(strongest)],
    )


def _mine(table: Salty, viewer: int) -> int:
    """The set of cards among which a viewer who is asked chooses one."""
    if viewer < 0 or not has(table.pending, viewer) or table.phase < PUTTING_AWAY:
        return 0
    return table.playable(viewer) if table.phase == TRICKS else table.hands[viewer]


def _step(doubled: int, place: int, trick: tuple[int, ...], mine: bool) -> Step:
    """A number on the ruler, with the cards of the trick that have it."""
    lying = [card for card in trick if card != NOBODY and number(card) == doubled]
    staying = majority(vec[i64](trick)) if lying else 0
    return Step(
        label=number_name(doubled),
        height=100 - 100 * place // NUMBERS,
        pins=[CARD_NAMES[card] for card in lying if has(staying, seasoning(card))],
        faint=[CARD_NAMES[card] for card in lying if not has(staying, seasoning(card))],
        best=place == 0,
        mine=mine,
    )


def _menu(table: Salty) -> list[Zone]:
    """SA-3.1: the six dishes; one that is taken leaves a place with its owner."""
    if table.phase != CHOOSING:
        return []
    cards = [_offered(table, dish) for dish in range(DISHES)]
    return [Zone(id="menu", kind="menu", layout="menu", cards=cards, label=Text("salty-zone-menu"))]


def _offered(table: Salty, dish: int) -> Card:
    """A dish on the menu, or the place of one that is taken."""
    for seat in range(table.players):
        if table.dishes[seat] == dish:
            name = dish_text(table.menu.names[dish], dish)
            return Card(f"taken:{dish + 1}", marks=["empty"], pieces=[f"seat:{seat}"], printed=[name])
    card = _dish_card(table.menu, dish)
    card.lines = [Text("salty-line-up-to", {"most": table.menu.most(dish)})]
    return card


def _turns(table: Salty) -> list[Zone]:
    """SA-3.2: who chooses a dish after whom; SA-3.4: who still decides on a side."""
    if table.phase > SIDES:
        return []
    seat = table.last_player
    cards = []
    for _ in range(table.players):
        cards.append(Card(f"turn:{seat}", marks=["empty", *_turn_marks(table, seat)], pieces=[f"seat:{seat}"]))
        seat = table.right_of(seat)
    zone = Zone(id="turns", kind="turns", layout="turns", cards=cards)
    zone.label = Text("salty-zone-turns", {"salt": table.rack[SALT]})
    zone.note = Text("salty-note-turns" if table.phase == CHOOSING else "salty-note-secret")
    return [zone]


def _turn_marks(table: Salty, seat: int) -> list[str]:
    if has(table.pending, seat):
        return ["now"]
    return ["decided"] if table.dishes[seat] != NOBODY else []


def _sides(table: Salty, viewer: int) -> list[Zone]:
    """SA-3.4: both sides of a player's dish; once that player has decided, the side that counts."""
    if table.phase != SIDES or viewer < 0:
        return []
    facts = _dish_facts(table.menu, table.dishes[viewer])
    dish, zero = Card("do:dish", face=f"dish:{table.dishes[viewer] + 1}"), Card("do:zero", face="zero")
    dish.printed = _printed(table.menu, table.dishes[viewer])
    dish.pieces = ["plate:empty"] * table.menu.plates[table.dishes[viewer]]
    names = ["plate", "exactly", *(["colour"] if facts["types"] == "yes" else []), "overflow", "best"]
    dish.lines = [Text(f"salty-line-{name}", facts) for name in names]
    promises = {"players": table.players, "most": 100 * table.players}
    zero.printed = [Text("salty-zero")]
    zero.lines = [Text(f"salty-line-{name}", promises) for name in ("promise", "broken", "best-zero")]
    cards = [dish, zero]
    if not has(table.pending, viewer):
        cards = [cards[table.sides[viewer]]]
        cards[0].marks = ["decided"]
    return [Zone(id="sides", kind="menu", layout="either", cards=cards, label=Text("salty-zone-sides"))]


def _trick(table: Salty, viewer: int) -> Zone:
    """The trick being played, or the one just won until the next is led, in the order of play."""
    zone = Zone(id="trick", kind="trick", layout="slots")
    zone.label = Text("salty-zone-trick", {"number": table.trick_number + 1, "tricks": tricks_in(table.players)})
    order = _order_of_play(table)
    if not order:
        return zone
    best = winner(table.trick, table.salt)
    free = table.played > 0 and viewer >= 0 and has(table.pending, viewer) and _free(table, viewer)
    for seat in order:
        name = CARD_NAMES[table.trick[seat]]
        last = ["last", *(["free"] if free else [])]
        marks = ["leading"] * (seat == best) + last * (seat == order[-1])
        zone.cards.append(Card(name, face=name, marks=marks, pieces=[f"seat:{seat}"]))
    facts: dict[str, object] = {"seat": best, "card": card_text(table.trick[best]), "salt": table.salt}
    facts |= {"most": outvoting(table.trick), "why": reason(table.trick, table.salt)}
    zone.cards[order.index(best)].lines = _reasons(table, best, facts)
    zone.note = Text("salty-note-leads", facts)
    if table.played == 0:
        zone.label = Text("salty-zone-last-trick")
        zone.note = Text("salty-note-won", facts)
    return zone


def _reasons(table: Salty, best: int, facts: dict[str, object]) -> list[Text]:
    """Who leads or has won, why, and whether there is a cube to win, line by line."""
    card = table.trick[best]
    same = sum(lying != NOBODY and seasoning(lying) == seasoning(card) for lying in table.trick)
    facts = {**facts, "number": number_name(number(card)), "seasoning": NAMES[seasoning(card)], "count": same}
    lines = ["leads" if table.played else "won"]
    lines += ["most"] if facts["most"] != "none" else []
    lines += [str(facts["why"])] if facts["why"] != "alone" else []
    if table.played:
        lines.append("cube" if table.rack[seasoning(card)] else "no-cube")
    else:
        lines.append("took" if _brought_cube(table, best) else "took-none")
    return [Text(f"salty-line-{name}", facts) for name in lines]


def _brought_cube(table: Salty, best: int) -> bool:
    """SA-7.1: the trick just won brought a cube if the rack began with one for every trick its seasoning has won."""
    plays = table.history[len(table.history) - table.trick_number * table.players :]
    winners = [*(seat_of(move) for move in plays[table.players :: table.players]), best]  # SA-7.6: who has won leads
    tricks = [plays[start : start + table.players] for start in range(0, len(plays), table.players)]
    won = [
        action_of(move) for seat, trick in zip(winners, tricks, strict=True) for move in trick if seat_of(move) == seat
    ]
    which = seasoning(table.trick[best])
    return sum(seasoning(card) == which for card in won) <= table.stocked[which]


def _order_of_play(table: Salty) -> list[int]:
    """The seats whose cards lie in the trick, first to last: the round's latest moves played them."""
    lying = sum(card != NOBODY for card in table.trick)
    return [seat_of(move) for move in table.history[len(table.history) - lying :]]


def _spare(table: Salty) -> list[Zone]:
    cards = _faces(table.spare)
    return [Zone(id="spare", kind="spare", layout="row", cards=cards, label=Text("salty-zone-spare"))] if cards else []


# -- what lies before the players ----------------------------------------------------------------------------------------


def _dish_facts(menu: Menu, dish: int) -> dict[str, object]:
    return {
        "dish": dish_text(menu.names[dish], dish),
        "plates": menu.plates[dish],
        "perfect": menu.perfect[dish],
        "types": "yes" if menu.pays_types(dish) else "no",
        "most": menu.most(dish),
    }


def _cube_facts(cubes: int, plates: int) -> dict[str, object]:
    return {"cubes": cubes, "full": min(cubes, plates), "plates": plates, "over": max(0, cubes - plates)}


def _dish_card(menu: Menu, dish: int) -> Card:
    pieces = ["plate:empty"] * menu.plates[dish]
    return Card(f"dish:{dish + 1}", face=f"dish:{dish + 1}", pieces=pieces, printed=_printed(menu, dish))


def _printed(menu: Menu, dish: int) -> list[Text]:
    """What a dish card says: its name, its plates and the bonus for exactly so many cubes."""
    return [
        dish_text(menu.names[dish], dish),
        Text("salty-printed-plates", {"plates": menu.plates[dish]}),
        Text("salty-printed-bonus", {"perfect": menu.perfect[dish]}),
    ]


def _dish(table: Salty, seat: int, viewer: int) -> Zone:
    """The dish a seat has taken, with its cubes; a side that is not shown yet only for the one who chose it."""
    dish = table.dishes[seat]
    if dish == NOBODY:
        return _no_dish(seat)
    zero = (table.phase > SIDES or seat == viewer) and table.sides[seat] == ZERO_SIDE
    if table.phase > SIDES:
        return _plates(table.menu, seat, dish, zero, table.got[seat], tuple(laid_cubes(table, seat)))
    return _choosing(table.menu, seat, dish, zero, table.sides[seat] != NOBODY)


@alike
def _no_dish(seat: int) -> Zone:
    zone = Zone(id=f"plates:{seat}", kind="dish", layout="plates", owner=seat)
    zone.label, zone.note = Text("salty-zone-no-dish"), Text("salty-note-no-dish")
    zone.cards = [Card(f"no-dish:{seat}", marks=["empty"])]
    return zone


@alike
def _choosing(menu: Menu, seat: int, dish: int, zero: bool, decided: bool) -> Zone:
    """A dish while sides are chosen."""
    zone = _served(menu, seat, dish, "zero" if zero else "dish", 0)
    if zero:
        zone.cards[0].pieces = []
    if decided:
        zone.cards[0].marks = ["decided"]
    return zone


@alike
def _plates(menu: Menu, seat: int, dish: int, zero: bool, got: int, laid: tuple[str, ...]) -> Zone:
    """A dish with its cubes."""
    zone = _served(menu, seat, dish, "zero" if zero else "plates", got)
    zone.cards[0].pieces = list(laid)
    return zone


def _served(menu: Menu, seat: int, dish: int, note: str, got: int) -> Zone:
    card, plates = _dish_card(menu, dish), menu.plates[dish]
    if note == "zero":
        card.face, card.printed, plates = "zero", [Text("salty-zero")], 0
    facts = {"seat": seat, **_cube_facts(got, plates), **_dish_facts(menu, dish)}
    zone = Zone(id=f"plates:{seat}", kind="dish", layout="plates", owner=seat, cards=[card])
    zone.label, zone.note = Text("salty-zone-dish", facts), Text(f"salty-note-{note}", facts)
    return zone


def _hand(table: Salty, seat: int, viewer: int) -> Zone:
    """Faces for whoever holds them, for others so many backs."""
    cards = table.hands[seat]
    return _fan(seat, "you", _faces(cards)) if seat == viewer else _closed_hand(seat, size(cards))


@alike
def _closed_hand(seat: int, count: int) -> Zone:
    return _fan(seat, "other", _backs(seat, "hidden", count))


def _fan(seat: int, who: str, cards: list[Card]) -> Zone:
    label = Text("salty-zone-hand", {"seat": seat, "who": who})
    return Zone(id=f"hand:{seat}", kind="hand", layout="fan", owner=seat, cards=cards, label=label)


def _suits(table: Salty, viewer: int) -> list[Zone]:
    """What the viewer's hand is made of, while a dish and cards to put away are chosen by it."""
    if viewer < 0 or table.phase >= TRICKS:
        return []
    counts = {name: size(table.hands[viewer] & of_seasoning(which)) for which, name in enumerate(NAMES)}
    return [Zone(id="suits", kind="suits", layout="tally", owner=viewer, counts=counts, label=Text("salty-zone-suits"))]


# Cards that only lie there, made once: they look the same each time.
FACES = [Card(name, face=name) for name in CARD_NAMES]


def _faces(cards: int) -> list[Card]:
    """Cards for somebody who may see them."""
    return [FACES[card] for card in listed(cards)]


@alike
def _backs(seat: int, name: str, count: int) -> list[Card]:
    """As many cards for somebody who may not."""
    return [Card(f"{name}:{seat}.{place}", back="seasoning") for place in range(count)]


def _pile(table: Salty, seat: int, viewer: int) -> Zone:
    """SA-7.5: the tricks a seat has won, open to that seat alone; a trick still on the table is not in it yet."""
    cards = table.piles[seat]
    for card in table.trick:
        if card != NOBODY:
            cards &= ~bit(card)
    return _pile_of(
        seat, size(cards), table.players, "you" if seat == viewer else "other", cards if seat == viewer else 0
    )


@alike
def _pile_of(seat: int, count: int, players: int, who: str, seen: int) -> Zone:
    """A pile of so many cards, with those that its viewer may see."""
    label = Text("salty-zone-pile", {"seat": seat, "who": who})
    zone = Zone(id=f"pile:{seat}", kind="pile", layout="stack", owner=seat, label=label, cards=_faces(seen))
    zone.counts = {"cards": count}
    zone.note = Text("salty-note-pile", {"tricks": count // players})
    return zone


def _second_away(table: Salty, viewer: int) -> list[Zone]:
    """SA-4.1: both cards are chosen together; after any card, each of the others can be the second."""
    if viewer < 0 or table.phase != PUTTING_AWAY or not has(table.pending, viewer) or table.away[viewer] != 0:
        return []
    steps = [Step(CARD_NAMES[card], name=label(table, viewer, PUT_AWAY + card)) for card in listed(table.hands[viewer])]
    note = Text("salty-prompt-away", {"count": AWAY - 1})
    return [Zone(id="then:*", kind="then", layout="then", owner=viewer, steps=steps, note=note, clause="SA-4.1")]


def _away(table: Salty, viewer: int) -> list[Zone]:
    """SA-4.3: before each player while they are chosen, then all together and closed to everybody."""
    if table.phase != PUTTING_AWAY:
        count = sum(size(cards) for cards in table.away)
        if not count:
            return []
        cards = [Card(f"away.{place}", back="seasoning") for place in range(count)]
        return [Zone(id="away", kind="away", layout="stack", cards=cards, label=Text("salty-zone-away"))]
    zones = []
    for seat in range(table.players):
        away = table.away[seat]
        cards = _faces(away) if seat == viewer else _backs(seat, "away", size(away))
        zone = Zone(id=f"away:{seat}", kind="away", layout="row", owner=seat, cards=cards)
        zone.label = Text("salty-zone-away")
        zone.note = Text("salty-note-away", {"count": AWAY - len(cards)})
        zones.append(zone)
    return zones
