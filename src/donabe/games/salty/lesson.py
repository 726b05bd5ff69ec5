"""A first match of Salty with the coach: one round of three players."""

from collections.abc import Iterable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from donabe.games.salty.cards import CARD_NAMES, LETTERS, NAMES
from donabe.games.salty.tricks import distance, winner
from donabe.kernel.lesson import LEARNER, Condition, Hint, Lesson, Moment, Things, after, anything, asked, things, told

DISH = f"plates:{LEARNER}"
NEAR = 2  # doubled: at most one away from the salt

# -- what the learner sees -----------------------------------------------------------------------------------------------


def _rack(moment: Moment) -> Mapping[str, int]:
    zone = moment.zone("rack")
    return zone.counts if zone is not None else {}


def _salt(moment: Moment) -> dict[str, Any]:
    return {"salt": _rack(moment)["salt"]}


def _plates(moment: Moment) -> list[str]:
    """The learner's plates: `salt` for one with a salt cube, `empty` for one without."""
    pieces = [piece for card in moment.cards(DISH) for piece in card.pieces]
    return [piece.removeprefix("plate:") for piece in pieces if piece.startswith("plate:")]


def _wants_cubes(moment: Moment) -> bool:
    return "empty" in _plates(moment)


def _lying(moment: Moment) -> list[str]:
    """The trick, in the order of play."""
    return [card.id for card in moment.cards("trick")]


def _last_lying(moment: Moment) -> Iterable[str]:
    return _lying(moment)[-1:]


# -- moments -------------------------------------------------------------------------------------------------------------


def _in_tricks(condition: Condition) -> Condition:
    """When it holds while the round is still going on."""
    return lambda moment: moment.view.phase == "tricks" and condition(moment)


def _one_ketchup_left(moment: Moment) -> bool:
    return _wants_cubes(moment) and len(_ketchup(moment)) == 1


def _other_than_led(moment: Moment) -> bool:
    """The card to follow is not of the seasoning that was led."""
    lying = _lying(moment)
    return asked("salty-prompt-follow")(moment) and _wants_cubes(moment) and lying[0][0] != lying[-1][0]


def _leading_with_a_cube(moment: Moment) -> bool:
    return asked("salty-prompt-lead")(moment) and _wants_cubes(moment) and set(_plates(moment)) != {"empty"}


def _equally_close(moment: Moment) -> bool:
    return told("trick", why="lower")(moment) or told("trick", why="stronger")(moment)


def _plates_full(moment: Moment) -> bool:
    return moment.asked and bool(_plates(moment)) and not _wants_cubes(moment)


# -- wishes --------------------------------------------------------------------------------------------------------------


def _far(moment: Moment, token: str) -> bool:
    return distance(CARD_NAMES.index(token.removeprefix("-")), _rack(moment)["salt"]) > NEAR


def _ketchup(moment: Moment) -> list[str]:
    """The learner's two weak cards of one seasoning, to be put away."""
    return [token for token in moment.tokens if token.startswith("-K")]


def _useless(moment: Moment) -> list[str]:
    """Cards to put away: weak ones for a dish, strong ones for a promise of no cubes."""
    return _ketchup(moment) if _wants_cubes(moment) else [token for token in moment.tokens if not _far(moment, token)]


def _winning(moment: Moment) -> list[str]:
    """Cards that would be the best in the trick."""
    lying = [CARD_NAMES.index(name) for name in _lying(moment)]
    salt = _rack(moment)["salt"]
    tries = [(token, vec[i64]([*lying, CARD_NAMES.index(token)])) for token in moment.tokens]
    return [token for token, trick in tries if winner(trick, salt) == len(lying)]


def _winning_or_any(moment: Moment) -> list[str]:
    return _winning(moment) or moment.tokens


def _strong(moment: Moment) -> list[str]:
    """Cards close to the salt, of a new colour if there are such."""
    rack, plates = _rack(moment), _plates(moment)
    new = [letter for letter, name in zip(LETTERS, NAMES, strict=True) if rack[name] and name not in plates]
    near = [token for token in moment.tokens if not _far(moment, token)]
    return [token for token in near if token[0] in new] or near or moment.tokens


def _weak(moment: Moment) -> list[str]:
    """Cards that should lose: far from the salt to lead, not the best so far to follow."""
    if asked("salty-prompt-lead")(moment):
        losing = [token for token in moment.tokens if _far(moment, token)]
    else:
        losing = [token for token in moment.tokens if token not in _winning(moment)]
    return losing or moment.tokens


def _free(moment: Moment) -> list[str]:
    """Any card goes: one that wins a cube that is wanted, else a weak one."""
    if _wants_cubes(moment) and _winning(moment):
        return _winning(moment)
    return [token for token in moment.tokens if _far(moment, token)] or moment.tokens


def _picked(wish: Things) -> Things:
    """The cards that a wish is about."""
    return lambda moment: [token.removeprefix("-") for token in wish(moment)]


# -- facts ---------------------------------------------------------------------------------------------------------------


def _putting_away(moment: Moment) -> dict[str, Any]:
    return {"want": "yes" if _wants_cubes(moment) else "no", **_salt(moment)}


def _following(moment: Moment) -> dict[str, Any]:
    """The seat just before and its seasoning, as the question names them, and what wins."""
    win = _wants_cubes(moment) and bool(_winning(moment))
    return {**moment.view.prompt.args, **_salt(moment), "win": "yes" if win else "no"}


def _leading(moment: Moment) -> dict[str, Any]:
    zone = moment.zone(DISH)
    types = zone.note.args["types"] if zone is not None and zone.note is not None else "no"
    return {"types": types, **_salt(moment)}


def _won(moment: Moment) -> dict[str, Any]:
    facts = moment.told("trick") or {}
    return {name: facts[name] for name in ("seat", "card", "salt", "why")}


def _winning_card(moment: Moment) -> Iterable[str]:
    return [(moment.told("trick") or {})["card"]]


def _cube(moment: Moment) -> dict[str, Any]:
    facts = moment.told("cube") or {}
    return {"seat": facts["seat"], "seasoning": facts["seasoning"]}


def _served(moment: Moment) -> dict[str, Any]:
    """How the learner's round went: perfect, too few or too many cubes; of none promised, kept or broken."""
    mine: dict[str, Any] = next(
        event.facts for event in moment.events if event.kind == "served" and event.facts["seat"] == LEARNER
    )
    cubes, plates = mine["cubes"], mine["plates"]
    if plates == 0:
        return {"how": "broken" if cubes else "kept"}
    return {"how": "perfect" if cubes == plates else "few" if cubes < plates else "many"}


LESSON = Lesson(
    players=3,
    seed=(251).to_bytes(32, "big"),
    script={
        1: ("dish 5", "side dish", "-M0", "-K0", "S4", "A1", "A4.5"),
        2: ("dish 2", "side zero", "-A0", "-A1.5", "S2.5", "M4.5", "K4"),
    },
    hints=(
        Hint(name="goal", when=asked("salty-prompt-dish"), about=things("goal"), because=things("rack")),
        Hint(
            name="dish",
            when=asked("salty-prompt-dish"),
            about=things("dish:4"),
            because=things("rack"),
            wish=things("dish 4"),
        ),
        Hint(
            name="side", when=asked("salty-prompt-side"), about=things("do:zero", "do:dish"), wish=things("side dish")
        ),
        Hint(
            name="away",
            when=asked("salty-prompt-away"),
            about=_picked(_useless),
            because=things("rack", "order"),
            facts=_putting_away,
            wish=_useless,
        ),
        Hint(name="void", when=after("away", _one_ketchup_left), about=_picked(_ketchup), wish=_ketchup),
        Hint(
            name="follow",
            when=asked("salty-prompt-follow"),
            about=_picked(anything),
            because=_last_lying,
            facts=_following,
            wish=anything,
        ),
        Hint(name="won", when=_in_tricks(told("trick")), about=_winning_card, because=things("trick"), facts=_won),
        Hint(
            name="salt",
            when=_in_tricks(told("cube", seasoning="salt")),
            about=things("order"),
            because=things("rack"),
            facts=_salt,
        ),
        Hint(
            name="before",
            when=after("follow", _other_than_led),
            about=_picked(_winning_or_any),
            because=_last_lying,
            facts=_following,
            wish=_winning_or_any,
            praised=True,
        ),
        Hint(
            name="lead",
            when=_leading_with_a_cube,
            about=_picked(_strong),
            because=things(DISH),
            facts=_leading,
            wish=_strong,
        ),
        Hint(name="equal", when=_in_tricks(_equally_close), about=_winning_card, because=things("trick"), facts=_won),
        Hint(
            name="free",
            when=asked("salty-prompt-free"),
            about=_picked(_free),
            because=_last_lying,
            facts=_following,
            wish=_free,
        ),
        Hint(
            name="none",
            when=_in_tricks(told("cube", place="none")),
            about=things("rack"),
            because=_winning_card,
            facts=_cube,
        ),
        Hint(
            name="full",
            when=_in_tricks(_plates_full),
            about=_picked(_weak),
            because=things(DISH),
            facts=_salt,
            wish=_weak,
        ),
        Hint(name="scored", when=told("scored"), facts=_served, ending=True),
        Hint(name="done", when=told("scored"), ending=True),
    ),
)
