"""What one viewer sees of a table of Mushroom Sort."""

from donabe.games.mushroom_sort.actions import POT
from donabe.games.mushroom_sort.cards import (
    CENTRAL,
    HANDS,
    LETTERS,
    MIDDLE,
    PIG,
    RANKS,
    ROW,
    card_name,
    deck,
    row_length,
    spot_name,
)
from donabe.games.mushroom_sort.picks import choice, chosen_row
from donabe.games.mushroom_sort.recipe import BASKET_STARS, NAMES
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, GATHERING, NOBODY, OVER, PREDICTING, TURNS
from donabe.kernel.bits import has, listed
from donabe.kernel.state import SEATS
from donabe.kernel.view import SPECTATOR, Badge, Card, Seat, Text, View, Zone

PHASES = {ARRANGING: "arranging", GATHERING: "gathering", PREDICTING: "predicting", OVER: "over"}


def view(table: MushroomSort, viewer: int) -> View:
    """The table as this viewer sees it; built only from what the viewer may know."""
    return View(
        game="mushroom_sort",
        viewer=viewer,
        round=table.round,
        rounds=table.players,
        phase=PHASES[table.phase],
        prompt=_prompt(table, viewer),
        seats=[_seat(table, seat) for seat in range(table.players)],
        zones=_zones(table, viewer),
        choices=[choice(table, viewer, action) for action in table.legal(viewer)] if viewer != SPECTATOR else [],
    )


def _prompt(table: MushroomSort, viewer: int) -> Text:
    if table.phase == OVER:
        return Text("mushroom_sort-prompt-over")
    if table.phase == ARRANGING:
        what = "row" if table.players == 2 else "arrange"
        return Text(f"mushroom_sort-prompt-{what if has_to(table, viewer) else 'wait-arrange'}")
    actor = table.actor()
    if table.phase == PREDICTING:
        target = (actor + 1 + len(table.predictions)) % table.players
        what = "predict" if actor == viewer else "wait-predict"
        return Text(f"mushroom_sort-prompt-{what}", {"seat": actor, "target": target})
    if actor != viewer:
        return Text("mushroom_sort-prompt-wait-gather", {"seat": actor, "turn": table.turn()})
    facts = {"turn": table.turn(), "turns": TURNS}
    open_too = {"central": table.central_open(), "pig": table.pig and not has(table.taken, PIG)}
    return Text(
        "mushroom_sort-prompt-gather", facts | {name: "yes" if true else "no" for name, true in open_too.items()}
    )


def has_to(table: MushroomSort, viewer: int) -> bool:
    """Whether the viewer owes a decision."""
    return viewer != SPECTATOR and has(table.pending, viewer)


# -- seats ---------------------------------------------------------------------------------------------------------------


def _seat(table: MushroomSort, seat: int) -> Seat:
    values = {
        "mushrooms": table.mushrooms_left(seat),
        "pot": int(table.has_pot(seat)),
        "basket": 0 if has(table.flipped, seat) else BASKET_STARS,
    }
    badges = [Badge(name, str(value), Text(f"mushroom_sort-badge-{name}")) for name, value in values.items()]
    if seat == table.starter:
        badges.append(Badge("starter", "★", Text("mushroom_sort-badge-starter")))
    said = _said_of(table, seat)
    if said:
        badges.append(Badge("predicted", str(said), Text("mushroom_sort-badge-predicted", {"strength": said})))
    if table.places:
        facts = {"combination": NAMES[table.combinations[seat]], "place": table.places[seat]}
        badges.append(Badge("last", f"+{table.last_points[seat]}", Text("mushroom_sort-badge-last", facts)))
    return Seat(
        seat=seat,
        score=table.totals[seat],
        acting=has(table.pending, seat),
        decided=table.arranged[seat] != NOBODY,
        badges=badges,
    )


def _said_of(table: MushroomSort, seat: int) -> int:
    """The strength predicted for a seat, or 0."""
    pig_player = table.pig_player()
    if pig_player == NOBODY:
        return 0
    step = (seat - pig_player - 1) % table.players
    return table.predictions[step] if step < len(table.predictions) else 0


# -- zones ---------------------------------------------------------------------------------------------------------------


def _zones(table: MushroomSort, viewer: int) -> list[Zone]:
    seats = range(table.players)
    zones = [_pig(table)] if table.pig else []
    if table.phase == ARRANGING:
        return [*(_dealt(table, seat, viewer) for seat in seats), _pile(table, viewer), _middle(table, viewer), *zones]
    zones = [*(_row(table, seat, viewer) for seat in seats), _middle(table, viewer), *zones]
    if table.phase == OVER:
        return [*zones, *(_soup(table, seat, viewer) for seat in seats)]
    return [*zones, *(_hand(table, seat, viewer) for seat in seats)]


def _label(name: str, seat: int, viewer: int) -> Text:
    return Text(f"mushroom_sort-zone-{name}", {"seat": seat, "who": "you" if seat == viewer else "other"})


def _dealt(table: MushroomSort, seat: int, viewer: int) -> Zone:
    """The cards to arrange: their owner sees faces, lowest first, or what it has chosen; others see sorted backs."""
    zone = Zone(f"dealt:{seat}", "hand", "fan", owner=seat, label=_label("dealt", seat, viewer))
    if seat != viewer:
        colours = sorted(card // RANKS for card in listed(table.dealt[seat]))
        for place, colour in enumerate(colours):
            card = Card(f"dealt:{seat}.{place}", back=LETTERS[colour], may_be=_unseen(table, colour, viewer))
            zone.cards.append(card)
        return zone
    central, row = chosen_row(table.dealt[seat], table.players, table.arranged[seat])
    for own in row:
        zone.cards.append(Card(card_name(own), card_name(own), LETTERS[own // RANKS]))
    if central != NOBODY:
        zone.cards.append(Card(card_name(central), card_name(central), LETTERS[central // RANKS], ["central"]))
    return zone


def _unseen(table: MushroomSort, colour: int, viewer: int) -> list[str]:
    """While cards are being arranged: the cards of a colour that the viewer was not dealt."""
    if viewer == SPECTATOR:
        return []
    cards = [card for card in deck(table.players) if card // RANKS == colour]
    return [card_name(card) for card in cards if not has(table.dealt[viewer], card)]


def _pile(table: MushroomSort, viewer: int) -> Zone:
    """The cards still to come, in their order: a hand card for every seat, and with three players one for the middle."""
    places = [HANDS + (table.starter + step) % table.players for step in range(table.players)]
    if table.players == 3:
        places.append(CENTRAL + table.players)
    cards = [_card(table, place, viewer) for place in places]
    note = Text("mushroom_sort-note-pile", {"seat": table.starter})
    return Zone("pile", "pile", "row", cards=cards, label=Text("mushroom_sort-zone-pile"), note=note)


def _row(table: MushroomSort, seat: int, viewer: int) -> Zone:
    """A row; with two players the other one faces the viewer's, so partners stand in one column."""
    spots = [seat * ROW + place for place in range(row_length(table.players))]
    facing = table.players == 2 and seat != max(viewer, 0)
    if facing:
        spots.reverse()
    if table.phase == OVER:
        spots = [spot for spot in spots if not has(table.taken, spot)]
    cards = [_card(table, spot, viewer) for spot in spots]
    note = Text("mushroom_sort-note-falls" if facing else "mushroom_sort-note-rises")
    return Zone(f"row:{seat}", "tableau", "row", seat, cards, label=_label("row", seat, viewer), note=note)


def _middle(table: MushroomSort, viewer: int) -> Zone:
    spots = [CENTRAL + number for number in range(MIDDLE)]
    if table.phase == ARRANGING and table.players > 2:
        spots = []  # everybody is still choosing one, and with three players the extra one lies on the pile
    if table.phase == OVER:
        spots = [spot for spot in spots if not has(table.taken, spot)]
    cards = [_card(table, spot, viewer) for spot in spots]
    note = Text("mushroom_sort-note-middle", {"when": "always" if table.players == 2 else "last"})
    return Zone("middle", "middle", "slots", cards=cards, label=Text("mushroom_sort-zone-middle"), note=note)


def _pig(table: MushroomSort) -> Zone:
    card = Card("pig", face="pig", tokens=_tokens(table, PIG), marks=["last"] if _last_spot(table) == PIG else [])
    return Zone("pig", "pig", "slots", cards=[card], label=Text("mushroom_sort-zone-pig"))


def _hand(table: MushroomSort, seat: int, viewer: int) -> Zone:
    cards = [_card(table, HANDS + seat, viewer)]
    return Zone(f"hand:{seat}", "hand", "fan", seat, cards, label=_label("hand", seat, viewer))


def _soup(table: MushroomSort, seat: int, viewer: int) -> Zone:
    """At the end: what a seat gathered, with its hand card."""
    spots = [spot for spot in listed(table.gathers[seat]) if spot != PIG]
    cards = [_card(table, place, viewer) for place in [*spots, HANDS + seat]]
    note = Text(
        "mushroom_sort-note-soup", {"combination": NAMES[table.combinations[seat]], "place": table.places[seat]}
    )
    return Zone(f"soup:{seat}", "soup", "row", seat, cards, label=_label("soup", seat, viewer), note=note)


# -- cards ---------------------------------------------------------------------------------------------------------------


def _card(table: MushroomSort, place: int, viewer: int) -> Card:
    """A card where it lies: its face for those who know it, else its back and what it can still be."""
    name = spot_name(place) if place < HANDS else f"h{place - HANDS}"
    colour = table.cards[place] // RANKS
    card = Card(name, back=LETTERS[colour], tokens=_tokens(table, place), marks=_marks(table, place))
    if has(table.known_to(viewer), place):
        card.face = card_name(table.cards[place])
        if not has(table.face_up, place):
            card.marks.append("down")
    elif table.phase == ARRANGING:
        card.may_be = _unseen(table, colour, viewer)
    elif viewer != SPECTATOR:
        card.may_be = [card_name(colour * RANKS + rank) for rank in listed(table.believed(viewer).may_be(place))]
    return card


def _tokens(table: MushroomSort, place: int) -> list[str]:
    kind = "pot" if has(table.pots, place) else "mushroom"
    return [f"{kind}:{seat}" for seat in range(table.players) if has(table.gathers[seat], place)]


def _marks(table: MushroomSort, place: int) -> list[str]:
    marks = ["blocked"] if has(table.blocked, place) and not has(table.taken, place) else []
    return [*marks, "last"] if place == _last_spot(table) else marks


def _last_spot(table: MushroomSort) -> int:
    """Where the last token was placed, if that was the last move."""
    if table.phase != GATHERING or not table.placed:
        return NOBODY
    return table.history[-1] // SEATS % POT
