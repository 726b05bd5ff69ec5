# compiled
"""What one viewer sees of a table of Mushroom Sort."""

from donabe.games.mushroom_sort.actions import ORDER, POT, PREDICT, central_card, row_laid, spot_of
from donabe.games.mushroom_sort.cards import (
    CARD_NAMES,
    CENTRAL,
    HANDS,
    LETTERS,
    MIDDLE,
    PIG,
    RANKS,
    ROW,
    SPOT_NAMES,
    deck,
    ranks_in,
    row_length,
)
from donabe.games.mushroom_sort.recipe import (
    BASKET_STARS,
    COMBINATIONS,
    NAMES,
    STRENGTHS,
    Recipe,
    combination,
    strength,
)
from donabe.games.mushroom_sort.rules import MushroomSort
from donabe.games.mushroom_sort.table import ARRANGING, GATHERING, OVER, PREDICTING, TURNS
from donabe.kernel.bits import bit, has, listed
from donabe.kernel.history import action_of
from donabe.kernel.state import NOBODY
from donabe.kernel.view import SPECTATOR, Badge, Card, Face, Progress, Step, Text, Zone, alike

SYMBOLS = "♠●▲◆"
COLOURS = ("#b4312a", "#2d5591", "#c08a1e", "#2b2622")
PIG_COLOUR = "#c9788a"
INK = "#2b2622"
PARTNERS = "ABCDEFG"  # what two facing cards are called


def zones(table: MushroomSort, viewer: int) -> list[Zone]:
    """What lies on the table, as this viewer sees it."""
    seats = range(table.players)
    pig = [_pig(table)] if table.pig else []
    if table.phase == ARRANGING:
        dealt = (_dealt(table, seat, viewer) for seat in seats)
        return [
            *dealt,
            _pile(table, viewer),
            _middle(table, viewer),
            *pig,
            _recipe(table.recipe, table.players, combination_so_far(table, viewer)),
        ]
    rows = (_row(table, seat, viewer) for seat in seats)
    common = [*rows, _middle(table, viewer), *pig]
    if table.phase == OVER:
        return [
            *common,
            *(_soup(table, seat, viewer) for seat in seats),
            _recipe(table.recipe, table.players, combination_so_far(table, viewer)),
        ]
    if table.phase == PREDICTING:
        common.append(_sayings(table.recipe, table.players))
    own = [make(table, seat, viewer) for seat in seats for make in (_hand, _basket, _gathered)]
    return [*common, *own, _recipe(table.recipe, table.players, combination_so_far(table, viewer))]


def card_text(card: int) -> Text:
    """A card's name in words."""
    return Text("mushroom_sort-card", {"colour": LETTERS[card // RANKS], "rank": card % RANKS + 1})


def spot_text(spot: int) -> Text:
    """Where a token goes, in words."""
    if spot == PIG:
        return Text("mushroom_sort-spot-pig")
    if spot >= CENTRAL:
        return Text("mushroom_sort-spot-middle", {"number": spot - CENTRAL + 1})
    return Text("mushroom_sort-spot-row", {"seat": spot // ROW, "number": spot % ROW + 1})


def faces() -> dict[str, Face]:
    """The mushroom cards and the Pig."""
    faces = {"pig": Face("", "♥", "P", PIG_COLOUR, Text("mushroom_sort-pig"))}
    for card, name in enumerate(CARD_NAMES):
        faces[name] = Face(name[1:], SYMBOLS[card // RANKS], name[0], COLOURS[card // RANKS], card_text(card))
    faces["token:mushroom"] = Face("", "♣", "M", INK, Text("mushroom_sort-face-mushroom"))
    faces["token:pot"] = Face("", "■", "O", INK, Text("mushroom_sort-face-pot"))
    for which in range(1, STRENGTHS + 1):
        faces[f"say:{which}"] = Face("", "", str(which), INK, Text("mushroom_sort-strength", {"strength": which}))
    return faces


# -- what is asked -------------------------------------------------------------------------------------------------------


def prompt(table: MushroomSort, viewer: int) -> Text:
    """What is asked, or whom the table waits for."""
    if table.phase == OVER:
        return Text("mushroom_sort-prompt-over")
    asked = viewer != SPECTATOR and has(table.pending, viewer)
    if table.phase == ARRANGING:
        what = "row" if table.players == 2 else "arrange"
        return Text(f"mushroom_sort-prompt-{what if asked else 'wait-arrange'}")
    actor = table.actor()
    if table.phase == PREDICTING:
        what = "predict" if asked else "wait-predict"
        return Text(f"mushroom_sort-prompt-{what}", {"seat": actor, "target": table.predicted_next()})
    if not asked:
        return Text("mushroom_sort-prompt-wait-gather", {"seat": actor, "turn": table.turn()})
    open_too = {"central": table.central_open(), "pig": table.pig and not has(table.taken, PIG)}
    facts = {"turn": table.turn(), "turns": TURNS, **{name: "yes" if true else "no" for name, true in open_too.items()}}
    return Text("mushroom_sort-prompt-gather", facts)


def label(table: MushroomSort, seat: int, action: int) -> Text:
    """What an action does."""
    if action >= ORDER:
        central = central_card(action)
        cards = [CARD_NAMES[card] for card in row_laid(table.dealt[seat], action)]
        if central == NOBODY:
            return Text("mushroom_sort-choice-row", {"cards": cards})
        return Text("mushroom_sort-choice-arrange", {"card": CARD_NAMES[central], "cards": cards})
    if action >= PREDICT:
        return Text("mushroom_sort-choice-predict", {"strength": action - PREDICT + 1})
    kind = "pot" if action >= POT else "mushroom"
    return Text(f"mushroom_sort-choice-{kind}", {"place": spot_text(spot_of(action))})


# -- seats ---------------------------------------------------------------------------------------------------------------


def progress(table: MushroomSort) -> Progress:
    """Which of the four turns each it is."""
    if table.phase == GATHERING:
        facts = {"turn": table.turn(), "turns": TURNS}
        return Progress(Text("mushroom_sort-progress-turn", facts), TURNS, [NOBODY] * (table.turn() - 1))
    names = {ARRANGING: "arranging", PREDICTING: "predicting", OVER: "soups"}
    return Progress(Text(f"mushroom_sort-progress-{names[table.phase]}"))


def badges(table: MushroomSort, seat: int) -> list[Badge]:
    """Tokens and stars left, the Start Player's star, what the Pig says, how the last soup did."""
    values = {
        "mushrooms": table.mushrooms_left(seat),
        "pot": int(table.has_pot(seat)),
        "basket": 0 if has(table.flipped, seat) else BASKET_STARS,
    }
    badges = [Badge(name, str(value), Text(f"mushroom_sort-badge-{name}")) for name, value in values.items()]
    if seat == table.starter:
        badges.append(Badge("starter", "★", Text("mushroom_sort-badge-starter")))
    said = table.said_of(seat)
    if said:
        badges.append(Badge("predicted", "", Text("mushroom_sort-badge-predicted", {"strength": said})))
    if table.places:
        facts = {"combination": NAMES[table.combinations[seat]], "place": table.places[seat]}
        badges.append(Badge("last", f"+{table.last_points[seat]}", Text("mushroom_sort-badge-last", facts)))
    return badges


# -- zones ---------------------------------------------------------------------------------------------------------------


def _label(name: str, seat: int, viewer: int) -> Text:
    return _owned(name, seat, "you" if seat == viewer else "other")


@alike
def _owned(name: str, seat: int, who: str) -> Text:
    return Text(f"mushroom_sort-zone-{name}", {"seat": seat, "who": who})


def _dealt(table: MushroomSort, seat: int, viewer: int) -> Zone:
    """The cards to arrange: their owner sees faces, lowest first, or what it has chosen; others see sorted backs."""
    zone = Zone(f"dealt:{seat}", "tableau", "apart", owner=seat, label=_label("dealt", seat, viewer))
    if seat != viewer:
        colours = sorted(card // RANKS for card in listed(table.dealt[seat]))
        for place, colour in enumerate(colours):
            card = Card(f"dealt:{seat}.{place}", back=LETTERS[colour], may_be=_unseen(table, colour, viewer))
            zone.cards.append(card)
        return zone
    zone.layout = "dealt"
    zone.note = Text("mushroom_sort-note-dealt")
    chosen = ORDER if table.arranged[seat] == NOBODY else table.arranged[seat]
    zone.cards = [_own(card, []) for card in row_laid(table.dealt[seat], chosen)]
    if central_card(chosen) != NOBODY:
        zone.cards.append(_own(central_card(chosen), ["central"]))
    return zone


def _own(card: int, marks: list[str]) -> Card:
    return Card(CARD_NAMES[card], CARD_NAMES[card], LETTERS[card // RANKS], marks)


def _unseen(table: MushroomSort, colour: int, viewer: int) -> list[str]:
    """While cards are being arranged: the cards of a colour that the viewer was not dealt."""
    if viewer == SPECTATOR:
        return []
    cards = [card for card in deck(table.players) if card // RANKS == colour]
    return [CARD_NAMES[card] for card in cards if not has(table.dealt[viewer], card)]


def _pile(table: MushroomSort, viewer: int) -> Zone:
    """The cards still to come, in their order: a hand card for every seat, and with three players one for the middle."""
    places = [HANDS + (table.starter + step) % table.players for step in range(table.players)]
    if table.players == 3:
        places.append(CENTRAL + table.players)
    cards = [_card(table, place, viewer) for place in places]
    for place, card in zip(places[: table.players], cards, strict=False):
        card.pieces.append(f"seat:{place - HANDS}")
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
    ends = [Step("1"), Step(str(ranks_in(table.players)), 100)]
    note = Text("mushroom_sort-note-rises")
    if facing:
        ends.reverse()
        note = Text("mushroom_sort-note-falls")
    zone = Zone(f"row:{seat}", "tableau", "apart", seat, cards, steps=ends, note=note)
    zone.label = _label("row", seat, viewer)
    return zone


def _middle(table: MushroomSort, viewer: int) -> Zone:
    spots = [CENTRAL + number for number in range(MIDDLE)]
    if table.phase == ARRANGING and table.players > 2:
        spots = []  # everybody is still choosing one, and with three players the extra one lies on the pile
    if table.phase == OVER:
        spots = [spot for spot in spots if not has(table.taken, spot)]
    cards = [_card(table, spot, viewer) for spot in spots]
    if table.players > 2:
        for spot, card in zip(spots, cards, strict=True):
            if spot - CENTRAL < table.players:
                card.pieces.append(f"seat:{spot - CENTRAL}")
    when = "always" if table.players == 2 else "now" if table.phase == GATHERING and table.central_open() else "last"
    note = Text("mushroom_sort-note-middle", {"when": when})
    return Zone("middle", "middle", "slots", cards=cards, label=Text("mushroom_sort-zone-middle"), note=note)


def _pig(table: MushroomSort) -> Zone:
    card = Card("pig", face="pig", pieces=_pieces(table, PIG), marks=["last"] if _last_spot(table) == PIG else [])
    return Zone("pig", "pig", "slots", cards=[card], label=Text("mushroom_sort-zone-pig"))


def _hand(table: MushroomSort, seat: int, viewer: int) -> Zone:
    cards = [_card(table, HANDS + seat, viewer)]
    return Zone(f"hand:{seat}", "hand", "fan", seat, cards, label=_label("hand", seat, viewer))


def _basket(table: MushroomSort, seat: int, viewer: int) -> Zone:
    """What is left in a seat's Basket; its owner points at a token there."""
    left = {"mushroom": table.mushrooms_left(seat), "pot": int(table.has_pot(seat))}
    counts = {f"{kind}:{seat}": count for kind, count in left.items()}
    counts["star"] = 0 if has(table.flipped, seat) else BASKET_STARS
    cards = []
    if seat == viewer and table.phase == GATHERING:
        cards = [Card(f"token:{kind}", f"token:{kind}", pieces=[f"{kind}:{seat}"]) for kind in left if left[kind]]
    return Zone(f"basket:{seat}", "basket", "basket", seat, cards, counts, label=_label("basket", seat, viewer))


def _gathered(table: MushroomSort, seat: int, viewer: int) -> Zone:
    """A seat's soup so far: each card's face or the colour of its back, then the places that are still empty."""
    known = table.known_to(viewer)
    places = [place for place in listed(table.gathers[seat]) if place != PIG]
    steps = [_chip(table, place, known) for place in places]
    steps += [Step(f"empty{number}") for number in range(TURNS - len(places) - int(has(table.gathers[seat], PIG)))]
    if seat == viewer:
        steps.append(_chip(table, HANDS + seat, known))
    return Zone(f"soup:{seat}", "soup", "chips", seat, steps=steps, label=_label("soup", seat, viewer))


def _chip(table: MushroomSort, place: int, known: int) -> Step:
    if has(known, place):
        return Step(str(place), pins=[CARD_NAMES[table.cards[place]]])
    return Step(str(place), icons=[f"hidden:{LETTERS[table.cards[place] // RANKS]}"])


@alike
def _sayings(recipe: Recipe, players: int) -> Zone:
    """What the Pig's player can predict, with what it pays who makes it."""
    worth: dict[int, list[str]] = {}
    for kind in range(COMBINATIONS):
        worth.setdefault(strength(kind), []).append(_worth(recipe, players, kind))
    cards = [Card(f"say:{which}", f"say:{which}", tag=" / ".join(dict.fromkeys(worth[which]))) for which in worth]
    return Zone("sayings", "sayings", "row", cards=cards, label=Text("mushroom_sort-zone-sayings"))


def _worth(recipe: Recipe, players: int, kind: int) -> str:
    """MS-5.2: the points for first place with a combination, and for second place if there is one."""
    first, second = recipe.first[kind], recipe.second[kind]
    return str(first) if players == 2 else f"{first} · {second}"


@alike
def _recipe(recipe: Recipe, players: int, mine: int) -> Zone:
    """What each combination pays, the strongest first; the one the viewer can make so far is marked."""
    steps = []
    for kind, name in enumerate(NAMES):
        step = Step(
            name, name=Text("mushroom_sort-combination", {"combination": name}), icons=[name], mine=kind == mine
        )
        step.worth = _worth(recipe, players, kind)
        steps.append(step)
    note = Text("mushroom_sort-note-recipe", {"places": "first" if players == 2 else "both"})
    return Zone("recipe", "recipe", "prices", steps=steps, label=Text("mushroom_sort-zone-recipe"), note=note)


def combination_so_far(table: MushroomSort, viewer: int) -> int:
    """The strongest combination of the cards that a viewer has gathered and knows, or NOBODY's."""
    if viewer == SPECTATOR or table.phase == ARRANGING:
        return NOBODY
    cards = bit(table.cards[HANDS + viewer])
    for place in listed(table.gathers[viewer] & table.known_to(viewer) & ~bit(PIG)):
        cards |= bit(table.cards[place])
    return combination(cards)


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
    name = SPOT_NAMES[place] if place < HANDS else f"h{place - HANDS}"
    colour = table.cards[place] // RANKS
    card = Card(name, back=LETTERS[colour], pieces=_pieces(table, place), marks=_marks(table, place))
    card.tag = _partners(table, place, viewer)
    if has(table.known_to(viewer), place):
        card.face = CARD_NAMES[table.cards[place]]
        if not has(table.face_up, place):
            card.marks.append("down")
    elif table.phase == ARRANGING:
        card.may_be = _unseen(table, colour, viewer)
    elif viewer != SPECTATOR:
        card.may_be = [CARD_NAMES[colour * RANKS + rank] for rank in listed(table.believed(viewer).may_be(place))]
    return card


def _partners(table: MushroomSort, place: int, viewer: int) -> str:
    """Two players: what a card and the one facing it are both called."""
    if table.players != 2 or place >= CENTRAL or table.phase == OVER:
        return ""
    mine = place // ROW == max(viewer, 0)
    return PARTNERS[place % ROW if mine else ROW - 1 - place % ROW]


def _pieces(table: MushroomSort, place: int) -> list[str]:
    kind = "pot" if has(table.pots, place) else "mushroom"
    return [f"{kind}:{seat}" for seat in range(table.players) if has(table.gathers[seat], place)]


def _marks(table: MushroomSort, place: int) -> list[str]:
    marks = ["blocked"] if has(table.blocked, place) and not has(table.taken, place) else []
    return [*marks, "last"] if place == _last_spot(table) else marks


def _last_spot(table: MushroomSort) -> int:
    """Where the last token was placed, if that was the last move."""
    if table.phase != GATHERING or not table.placed:
        return NOBODY
    return spot_of(action_of(table.history[-1]))
