"""A first match of Mushroom Sort with the coach: one round of three players."""

from collections.abc import Iterable
from typing import Any

from donabe.games.mushroom_sort.recipe import NAMES, strength
from donabe.kernel.lesson import LEARNER, Condition, Hint, Lesson, Moment, Things, after, asked, things, told
from donabe.kernel.view import Card

GATHER = "mushroom_sort-prompt-gather"
OTHERS = ("row:1", "row:2")
HAND = f"hand:{LEARNER}"
OWN_CENTRAL = f"c{LEARNER}"
CENTRAL_CARD = "R7"  # the learner's only 7, and the hand card will be another
BLUE_SEVEN = "2.6"
STARRED = ("3", "6")

# -- what the learner sees -----------------------------------------------------------------------------------------------


def _is_open(card: Card) -> bool:
    return bool(card.face) and "down" not in card.marks


def _sure(moment: Moment, ranks: Iterable[str]) -> list[Card]:
    """Cards that can still be taken from the others' rows, face down, and are of one of these ranks for sure."""
    cards = [card for row in OTHERS for card in moment.cards(row)]
    sure = [card for card in cards if not card.face and not card.pieces and len(card.may_be) == 1]
    return [card for card in sure if card.may_be[0][1:] in ranks]


def _of_hand_rank(moment: Moment) -> list[Card]:
    """A card that makes a pair with the hand card, for sure."""
    return _sure(moment, [card.face[1:] for card in moment.cards(HAND)])[:1]


def _starred(moment: Moment) -> list[Card]:
    """A card with a star for sure, best one whose neighbours lie open."""
    sure = _sure(moment, STARRED)
    return [card for card in sure if len(_open_neighbours(moment, card.id)) == 2][:1] or sure[:1]


def _open_neighbours(moment: Moment, spot: str) -> list[str]:
    seat, place = spot.split(".")
    beside = [f"{seat}.{int(place) - 1}", f"{seat}.{int(place) + 1}"]
    return [card.id for card in moment.cards(f"row:{seat}") if card.id in beside and _is_open(card)]


def _last_told(moment: Moment, *kinds: str) -> dict[str, Any]:
    return next(facts for facts in map(moment.told, kinds) if facts is not None)


def _soups(moment: Moment) -> list[dict[str, Any]]:
    """What everybody gathered, by seat."""
    return [event.facts for event in moment.events if event.kind == "gathered"]


# -- moments -------------------------------------------------------------------------------------------------------------


def _by_another(kind: str) -> Condition:
    """When another player has done something, and the round goes on."""

    def condition(moment: Moment) -> bool:
        facts = moment.told(kind)
        return moment.view.phase == "gathering" and facts is not None and facts["seat"] != LEARNER

    return condition


def _on_turn(*turns: int) -> Condition:
    return lambda moment: asked(GATHER)(moment) and moment.view.prompt.args["turn"] in turns


def _pot_in_time(moment: Moment) -> bool:
    return _on_turn(2, 3)(moment) and any(token.startswith("p ") for token in moment.tokens)


def _equal_soups(moment: Moment) -> bool:
    strengths = [strength(NAMES.index(soup["combination"])) for soup in _soups(moment)]
    return len(set(strengths)) < len(strengths)


# -- wishes --------------------------------------------------------------------------------------------------------------


def _central_card(moment: Moment) -> list[str]:
    return [token for token in moment.tokens if token.startswith(f"{CENTRAL_CARD}/")]


def _pot(moment: Moment) -> list[str]:
    """The Pot on a card that fits the hand card, or anywhere."""
    pots = [token for token in moment.tokens if token.startswith("p ")]
    return [f"p {card.id}" for card in _of_hand_rank(moment)] or pots


def _star(moment: Moment) -> list[str]:
    """Any token on the card with the star, or on any card."""
    return [token for card in _starred(moment) for token in _tokens_on(moment, card.id)] or moment.tokens


def _own_central(moment: Moment) -> list[str]:
    """Any token on the learner's own central card, or on any card if that is gone."""
    return _tokens_on(moment, OWN_CENTRAL) or moment.tokens


def _tokens_on(moment: Moment, spot: str) -> list[str]:
    return [token for token in moment.tokens if token.endswith(f" {spot}")]


def _spots(wish: Things) -> Things:
    """The cards that a wish is about."""
    return lambda moment: list(dict.fromkeys(token.split(" ")[1] for token in wish(moment)))


# -- facts ---------------------------------------------------------------------------------------------------------------


def _touched(moment: Moment) -> Iterable[str]:
    """The card that has just got a token."""
    facts = _last_told(moment, "turned", "covered")
    return [f"{facts['target']}.{facts['number'] - 1}"]


def _token_placed(moment: Moment) -> dict[str, Any]:
    """Whose token it was, and whether the card was the learner's."""
    facts = _last_told(moment, "turned", "covered")
    return {"seat": facts["seat"], "mine": "yes" if facts["target"] == LEARNER else "no"}


def _open_rank(moment: Moment) -> dict[str, Any]:
    return {"rank": int(_last_told(moment, "turned")["card"][1:])}


def _one_of(cards: list[Card]) -> dict[str, Any]:
    """The card that is there for sure, if any."""
    return {"sure": "yes" if cards else "no", "card": cards[0].may_be[0] if cards else ""}


def _beside_star(moment: Moment) -> Iterable[str]:
    return [spot for card in _starred(moment) for spot in _open_neighbours(moment, card.id)]


def _lying_there(moment: Moment) -> dict[str, Any]:
    """The learner's own central card, if it can still be taken."""
    card = next(card.face for card in moment.cards("middle") if card.id == OWN_CENTRAL)
    return {"there": "yes" if _tokens_on(moment, OWN_CENTRAL) else "no", "card": card}


def _flipped_basket(moment: Moment) -> Iterable[str]:
    return [f"basket:{_last_told(moment, 'flipped')['seat']}"]


def _flipped_seat(moment: Moment) -> dict[str, Any]:
    return {"seat": _last_told(moment, "flipped")["seat"]}


def _my_soup(moment: Moment) -> dict[str, Any]:
    soup = _soups(moment)[LEARNER]
    return {"combination": soup["combination"], "place": soup["place"]}


LESSON = Lesson(
    players=3,
    seed=(2736).to_bytes(32, "big"),
    script={
        1: ("R4/0", "m 0.0", "p 0.1", "m 2.4", "m c1"),  # gathers 1s
        2: ("B4/0", "m 1.3", "m 1.4", "m 1.2", "p 0.5"),  # gathers 5s, and keeps the Pot for last
    },
    hints=(
        Hint(name="goal", when=asked("mushroom_sort-prompt-arrange"), about=things("goal"), because=things("recipe")),
        Hint(
            name="middle",
            when=asked("mushroom_sort-prompt-arrange"),
            about=things(CENTRAL_CARD),
            because=things(f"dealt:{LEARNER}"),
            wish=_central_card,
        ),
        Hint(name="rows", when=told("laid"), about=things(*OTHERS)),
        Hint(name="mushroom", when=_by_another("turned"), about=_touched, facts=_token_placed),
        Hint(
            name="clue",
            when=after("mushroom", _by_another("turned")),
            about=_touched,
            facts=_open_rank,
        ),
        Hint(
            name="gather",
            when=_on_turn(1),
            about=things(BLUE_SEVEN),
            because=things(HAND),
            wish=things(f"m {BLUE_SEVEN}"),
            praised=True,
        ),
        Hint(name="covered", when=_by_another("covered"), about=_touched, facts=_token_placed),
        Hint(
            name="pot",
            when=_pot_in_time,
            about=_spots(_pot),
            because=things(f"basket:{LEARNER}"),
            facts=lambda moment: _one_of(_of_hand_rank(moment)),
            wish=_pot,
            praised=True,
        ),
        Hint(
            name="star",
            when=_on_turn(3),
            about=_spots(_star),
            because=_beside_star,
            facts=lambda moment: _one_of(_starred(moment)),
            wish=_star,
        ),
        Hint(name="flipped", when=_by_another("flipped"), about=_flipped_basket, facts=_flipped_seat),
        Hint(
            name="clearing",
            when=_on_turn(4),
            about=_spots(_own_central),
            because=things("middle"),
            facts=_lying_there,
            wish=_own_central,
        ),
        Hint(name="scored", when=told("gathered"), facts=_my_soup, ending=True),
        Hint(name="stars", when=_equal_soups, ending=True),
        Hint(name="done", when=told("gathered"), ending=True),
    ),
)
