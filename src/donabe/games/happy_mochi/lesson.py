"""A first match of Happy Mochi with the coach: one round of three players."""

from collections.abc import Callable, Iterable
from typing import Any

from donabe.kernel.lesson import LEARNER, Hint, Lesson, Moment, after, asked, told
from donabe.kernel.view import Pair

ROW = f"row:{LEARNER}"
TURN = "happy_mochi-prompt-asked-turn"
INSERTING = "happy_mochi-prompt-asked-inserting"
Tokens = list[str]


# -- what the learner sees -----------------------------------------------------------------------------------------------


def _digit(card: str) -> int:
    return int(card[1:])


def _pairs(moment: Moment) -> list[Pair]:
    zone = moment.zone(ROW)
    return zone.pairs if zone is not None else []


def _fitting(moment: Moment) -> list[Pair]:
    return [pair for pair in _pairs(moment) if pair.token]


def _two(moment: Moment, pair: Pair) -> list[str]:
    """The two cards of a pair."""
    return [card.id for card in moment.cards(ROW)[pair.place : pair.place + 2]]


def _effects(moment: Moment, pair: Pair) -> list[str]:
    return [piece for card in moment.cards(ROW)[pair.place : pair.place + 2] for piece in card.pieces]


def _twins(moment: Moment) -> set[str]:
    """My cards that are happy mochis with a neighbour."""
    return {card for pair in _pairs(moment) if pair.icon for card in _two(moment, pair)}


def _drawable(moment: Moment) -> list[tuple[str, str]]:
    """What I may draw, with its card where I see it."""
    return [(choice.token, choice.picks[0]) for choice in moment.view.choices if choice.token.startswith("draw")]


def _lit(moment: Moment, tokens: Iterable[str]) -> list[str]:
    """What is pointed at to make these moves."""
    wished = set(tokens)
    return [pick for choice in moment.view.choices if choice.token in wished for pick in choice.picks]


def _beats(mine: int, number: int, higher: bool) -> bool:
    return mine > number if higher else mine < number


def _points_down(moment: Moment) -> bool:
    return any(card.face == "minus" for card in moment.cards("value"))


# -- what the coach asks for ---------------------------------------------------------------------------------------------


def _dearest(moment: Moment) -> Tokens:
    """The pair without an effect that takes most points out of my row."""
    plain = [pair for pair in _fitting(moment) if not _effects(moment, pair)] or _fitting(moment)
    plain.sort(key=lambda pair: -sum(map(int, pair.text)))
    return [pair.token for pair in plain[:1]] or moment.tokens


def _partners(moment: Moment) -> list[tuple[str, str]]:
    """Draws of a central card whose digit I have already, only those without an effect if there are any."""
    mine = {_digit(card.id) for card in moment.cards(ROW)}
    partners = [card for card in moment.cards("centre") if _digit(card.id) in mine]
    wished = {card.id for card in partners if not card.pieces} or {card.id for card in partners}
    return [(token, card) for token, card in _drawable(moment) if card in wished]


def _draws(moment: Moment) -> Tokens:
    return [token for token, _ in _partners(moment) or _drawable(moment)]


def _beside_its_twin(moment: Moment) -> Tokens:
    zone = moment.zone(ROW)
    gaps = zone.gaps if zone is not None else []
    happy = [f"insert {gap + 1}" for gap, pairs in enumerate(gaps) if any(pair.icon for pair in pairs)]
    return happy or moment.tokens


def _between_no_twins(moment: Moment) -> Tokens:
    parted = {f"insert {pair.place + 2}" for pair in _pairs(moment) if pair.icon}
    return [token for token in moment.tokens if token not in parted]


def _happy(moment: Moment) -> list[Pair]:
    """My happy mochis, only those that would not fit otherwise if there are any."""
    number, higher = int(moment.view.prompt.args["number"]), not _points_down(moment)
    twins = [pair for pair in _fitting(moment) if pair.icon]
    return [pair for pair in twins if not _beats(int(pair.text), number, higher)] or twins


def _reserving(moment: Moment) -> list[Pair]:
    return [pair for pair in _fitting(moment) if "effect:reserve" in _effects(moment, pair)]


def _lower(moment: Moment) -> Tokens:
    return [pair.token for pair in _reserving(moment) or _fitting(moment)]


def _lonely(moment: Moment, move: str) -> Tokens:
    """Moves with the highest of my cards that are not twins."""
    twins = _twins(moment)
    cards = [(card.id, place) for place, card in enumerate(moment.cards(ROW), start=1)]
    lonely = [pair for pair in cards if pair[0] not in twins] or cards
    most = max(_digit(card) for card, _ in lonely)
    return [f"{move} {place}" for card, place in lonely if _digit(card) == most]


# -- when, and what it is about ------------------------------------------------------------------------------------------


def _of_one_colour(moment: Moment) -> bool:
    return asked(TURN)(moment) and moment.view.prompt.args["colours"] == "one"


def _mixed(moment: Moment) -> list[Pair]:
    """My pairs whose number would do, but not their colours."""
    number, higher = int(moment.view.prompt.args["number"]), not _points_down(moment)
    return [pair for pair in _pairs(moment) if not pair.token and _beats(int(pair.text), number, higher)]


def _stuck(moment: Moment) -> bool:
    return asked(TURN)(moment) and not _fitting(moment)


def _holds_twins(moment: Moment) -> bool:
    return asked(TURN)(moment) and bool(_happy(moment))


def _flipped(moment: Moment) -> bool:
    return told("flipped")(moment) and _points_down(moment)


def _can_go_lower(moment: Moment) -> bool:
    return asked(TURN)(moment) and _points_down(moment) and len(moment.cards(ROW)) > 2 and bool(_fitting(moment))


def _may_reserve(moment: Moment) -> bool:
    return moment.asked and any(token.startswith("reserve") for token in moment.tokens) and "skip" in moment.tokens


def _last_pair(moment: Moment) -> bool:
    return asked(TURN)(moment) and len(moment.cards(ROW)) == 2 and bool(_fitting(moment))


def _ended(moment: Moment) -> bool:
    return told("emptied")(moment) or told("stuck")(moment)


def _in_two_colours(moment: Moment) -> Iterable[str]:
    return [card for pair in _mixed(moment) for card in _two(moment, pair)]


def _colour(moment: Moment) -> dict[str, Any]:
    mixed = _mixed(moment)
    return {"pair": mixed[0].text if mixed else "none"}


def _badge(effect: str) -> Callable[[Moment], list[str]]:
    """The central cards that show an effect."""
    return lambda moment: [card.id for card in moment.cards("centre") if f"effect:{effect}" in card.pieces]


def _asked_for(moment: Moment, pairs: list[Pair]) -> dict[str, Any]:
    return {"number": moment.view.prompt.args["number"], "pair": pairs[0].text if pairs else ""}


def _first(moment: Moment) -> dict[str, Any]:
    wished = _dearest(moment)
    return _asked_for(moment, [pair for pair in _pairs(moment) if pair.token in wished])


def _drawn(moment: Moment) -> dict[str, Any]:
    """The card to draw, where there is one whose digit I have already."""
    partners = _partners(moment)
    return {"card": partners[0][1] if partners else "", "partner": "yes" if partners else "no"}


def _named(moment: Moment) -> dict[str, Any]:
    return {**_drawn(moment), "seat": (moment.told("named") or {}).get("seat", LEARNER)}


def _in_hand(moment: Moment) -> dict[str, Any]:
    held = moment.cards(f"held:{LEARNER}")[0].id
    partner = _digit(held) in {_digit(card.id) for card in moment.cards(ROW)}
    return {"digit": _digit(held), "partner": "yes" if partner else "no"}


def _passing(moment: Moment) -> dict[str, Any]:
    return {"seat": (moment.told("passing") or {}).get("seat", LEARNER)}


def _going_lower(moment: Moment) -> dict[str, Any]:
    pairs = _reserving(moment)
    return {**_asked_for(moment, pairs), "reserve": "yes" if pairs else "no"}


def _received(moment: Moment) -> dict[str, Any]:
    return {"twins": "yes" if _twins(moment) else "no"}


def _mine(moment: Moment) -> dict[str, Any]:
    return {"points": moment.view.seats[LEARNER].score}


LESSON = Lesson(
    players=3,
    seed=(36562).to_bytes(32, "big"),
    script={
        1: ("draw left", "insert 5", "play 5", "name 0", "play 5", "give 1", "insert 4", "play 1"),
        2: ("play 4", "draw left", "insert 2", "play 5", "pass", "give 1", "insert 1", "play 2"),
    },
    hints=(
        Hint(name="goal", when=asked(TURN), about=lambda _: [ROW], because=lambda _: ["goal"]),
        Hint(
            name="first",
            when=asked(TURN),
            about=lambda m: _lit(m, _dearest(m)),
            because=lambda _: ["value", "centre"],
            facts=_first,
            wish=_dearest,
        ),
        Hint(name="order", when=told("played", seat=LEARNER), about=lambda _: [ROW]),
        Hint(name="colour", when=_of_one_colour, about=lambda _: ["centre"], because=_in_two_colours, facts=_colour),
        Hint(
            name="draw",
            when=_stuck,
            about=lambda m: _lit(m, _draws(m)),
            because=lambda _: [ROW],
            facts=_drawn,
            wish=_draws,
        ),
        Hint(
            name="place",
            when=after("draw", asked(INSERTING)),
            about=lambda m: _lit(m, _beside_its_twin(m)),
            because=lambda _: [f"held:{LEARNER}"],
            facts=_in_hand,
            wish=_beside_its_twin,
        ),
        Hint(
            name="named",
            when=asked("happy_mochi-prompt-asked-drawing"),
            about=lambda m: _lit(m, _draws(m)),
            because=lambda m: [f"seat:{_named(m)['seat']}", *_badge("draw")(m)],
            facts=_named,
            wish=_draws,
        ),
        Hint(
            name="mochi",
            when=_holds_twins,
            about=lambda m: _two(m, _happy(m)[0]),
            because=lambda _: ["value", "centre"],
            facts=lambda m: _asked_for(m, _happy(m)),
            wish=lambda m: [pair.token for pair in _happy(m)],
            praised=True,
        ),
        Hint(name="flip", when=_flipped, about=lambda _: ["value"], because=_badge("flip")),
        Hint(
            name="give",
            when=asked("happy_mochi-prompt-asked-giving"),
            about=lambda m: _lit(m, _lonely(m, "give")),
            because=lambda m: [f"seat:{_passing(m)['seat']}", *_badge("pass")(m)],
            facts=_passing,
            wish=lambda m: _lonely(m, "give"),
        ),
        Hint(
            name="received",
            when=after("give", asked(INSERTING)),
            about=lambda m: _lit(m, _between_no_twins(m)),
            because=lambda _: [f"held:{LEARNER}"],
            facts=_received,
            wish=_between_no_twins,
        ),
        Hint(
            name="lower",
            when=after("flip", _can_go_lower),
            about=lambda m: _lit(m, _lower(m)),
            because=lambda _: ["value", "centre"],
            facts=_going_lower,
            wish=_lower,
        ),
        Hint(
            name="reserve",
            when=_may_reserve,
            about=lambda m: _lit(m, _lonely(m, "reserve")),
            because=_badge("reserve"),
            wish=lambda m: _lonely(m, "reserve"),
        ),
        Hint(
            name="last",
            when=_last_pair,
            about=lambda _: [ROW],
            wish=lambda m: [pair.token for pair in _fitting(m)],
        ),
        Hint(name="scored", when=_ended, facts=_mine, ending=True),
        Hint(name="done", when=_ended, ending=True),
    ),
)
