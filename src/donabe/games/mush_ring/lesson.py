"""A first match of Mush-Ring with the coach: two players, two rings each."""

from collections.abc import Iterable
from typing import Any

from donabe.games.mush_ring.cards import COLOUR_NAMES, KIND_NAMES, LETTERS, SPACES, WILD
from donabe.kernel.lesson import LEARNER, Condition, Hint, Lesson, Moment, asked, told

OTHER = 1
HAND = f"hand:{LEARNER}"
MINE = f"ring:{LEARNER}"
THEIRS = f"ring:{OTHER}"
PLAY = asked("mush_ring-prompt-asked-playing")
PLAY_MORE = asked("mush_ring-prompt-asked-extra")
PLACE = asked("mush_ring-prompt-asked-placing")
THUMB = "pass"  # never legal where it stands below: there the rule of thumb decides

# -- what lies where -----------------------------------------------------------------------------------------------------


def _held(card: str) -> Condition:
    """When it is the learner's turn and this card could be played."""
    return lambda moment: PLAY(moment) and card in moment.tokens


def _shown(moment: Moment) -> list[int]:
    """The spaces of the other ring, from 0, with a Shroom face up that can be harmed."""
    cards = moment.cards(THEIRS)
    return [space for space, card in enumerate(cards) if card.face not in ("", "deth") and "down" not in card.marks]


def _beside(moment: Moment) -> list[int]:
    """The open spaces of the other ring, from 0, beside such a Shroom."""
    cards, shown = moment.cards(THEIRS), _shown(moment)
    neighbours = {(space + step) % SPACES for space in shown for step in (1, -1)}
    return [space for space in sorted(neighbours) if "empty" in cards[space].marks]


def _room(moment: Moment) -> int:
    """How many spaces of the learner's ring are open."""
    return sum("empty" in card.marks for card in moment.cards(MINE))


# -- which cards ---------------------------------------------------------------------------------------------------------


def _best_colour(moment: Moment) -> str:
    """The letter of the colour that the learner's hand is worth most in."""
    hand = [card.face for card in moment.cards(HAND)]
    return max(LETTERS, key=lambda letter: sum(int(face[1]) for face in hand if face[0] == letter))


def _first_cards(moment: Moment) -> Iterable[str]:
    """The best colour's cards, those with a + later."""
    mine = [token for token in moment.tokens if token[0] == _best_colour(moment)]
    return [token for token in mine if not token.endswith("+")] or mine or moment.tokens


def _first_facts(moment: Moment) -> dict[str, Any]:
    return {"colour": COLOUR_NAMES[LETTERS.index(_best_colour(moment))], "card": list(_first_cards(moment))[-1]}


def _with_plus(moment: Moment) -> Iterable[str]:
    return [token for token in moment.tokens if token.endswith("+")]


def _for_my_ring(moment: Moment) -> Iterable[str]:
    """Shrooms that can go into the learner's own ring."""
    return [token for token in moment.tokens if token in KIND_NAMES[: WILD + 1]]


def _best_shown(moment: Moment) -> dict[str, Any]:
    """The Shroom of the other ring with the highest value."""
    faces = [moment.cards(THEIRS)[space].face for space in _shown(moment)]
    return {"seat": OTHER, "card": max(faces, key=lambda face: face[1] if face[1].isdigit() else "1")}


# -- the moments ---------------------------------------------------------------------------------------------------------


def _can_bite(moment: Moment) -> bool:
    return (PLAY(moment) or PLAY_MORE(moment)) and "deth" in moment.tokens and bool(_beside(moment))


def _bites(moment: Moment) -> bool:
    return PLACE(moment) and any(card.face == "deth" for card in moment.cards("played")) and bool(_beside(moment))


def _can_send_back(moment: Moment) -> bool:
    buried = any(card.face == "deth" for card in moment.cards("discards"))
    return _held("dig")(moment) and buried and bool(_beside(moment))


def _nearly_full(moment: Moment) -> bool:
    return PLAY(moment) and _room(moment) == 1 and bool(_for_my_ring(moment))


def _scored(seat: int) -> Condition:
    """When a ring of this seat has just brought cards."""
    return lambda moment: told("ring", seat=seat)(moment) and _count(moment)["count"] > 0


def _count(moment: Moment) -> dict[str, Any]:
    """Whose ring has just been scored, and how many cards it brought."""
    ring = moment.told("ring") or {}
    return {"seat": ring["seat"], "count": ring["count"]}


def _finished(moment: Moment) -> dict[str, Any]:
    finished = moment.told("finished") or {}
    return {"seat": finished["seat"], "count": finished["count"], "target": OTHER}


def _last_ring(moment: Moment) -> Iterable[str]:
    """The ring of whoever is not finished."""
    return [THEIRS if _finished(moment)["seat"] == LEARNER else MINE]


def _over(moment: Moment) -> bool:
    return moment.view.phase == "over"


LESSON = Lesson(
    players=2,
    seed=(17923).to_bytes(32, "big"),
    script={
        OTHER: (
            *("R2", "@1.1", "let it come", "R2", "@1.3", "deth", THUMB, "let it come"),
            *("B3", "@1.5", "B2", "Y3", "@1.1", "R1", "@1.1", "R3", "@1.2", "pick", "name green"),
            *("G1+", "@1.3", "G1+", "@1.4", "pass", "R3", "@1.5", "draw"),
        )
    },
    hints=(
        Hint(name="goal", when=PLAY, about=lambda _: [MINE], because=lambda _: ["goal"]),
        Hint(
            name="play", when=PLAY, about=_first_cards, because=lambda _: [HAND], facts=_first_facts, wish=_first_cards
        ),
        Hint(name="plus", when=lambda m: PLAY(m) and bool(_with_plus(m)), about=_with_plus, wish=_with_plus),
        Hint(
            name="more",
            when=lambda m: PLAY_MORE(m) and bool(_for_my_ring(m)),
            about=_for_my_ring,
            wish=_for_my_ring,
        ),
        Hint(
            name="deth",
            when=_can_bite,
            about=lambda _: ["deth"],
            because=lambda _: [THEIRS],
            facts=lambda _: {"seat": OTHER},
            wish=lambda _: ["deth"],
        ),
        Hint(
            name="beside",
            when=_bites,
            about=lambda m: [f"space:{OTHER}.{space + 1}" for space in _beside(m)],
            because=lambda m: [f"space:{OTHER}.{space + 1}" for space in _shown(m)],
            wish=lambda m: [f"@{OTHER}.{space + 1}" for space in _beside(m)],
        ),
        Hint(
            name="wild",
            when=lambda m: _held("wild")(m) and _room(m) < SPACES,
            about=lambda _: ["wild"],
            because=lambda _: [MINE],
            wish=lambda _: ["wild"],
        ),
        Hint(
            name="stomp",
            when=lambda m: m.asked and "stomp it" in m.tokens,
            about=lambda _: ["stomp"],
            because=lambda _: [MINE],
            facts=lambda _: {"seat": OTHER},
            wish=lambda _: ["stomp it"],
            praised=True,
        ),
        Hint(
            name="dig",
            when=_can_send_back,
            about=lambda _: ["dig"],
            because=lambda _: ["discards", THEIRS],
            facts=lambda _: {"seat": OTHER},
            wish=lambda _: ["dig"],
        ),
        Hint(
            name="theirs",
            when=_scored(OTHER),
            about=lambda _: [f"seat:{OTHER}"],
            because=lambda _: [THEIRS],
            facts=_count,
        ),
        Hint(name="fill", when=_nearly_full, about=_for_my_ring, because=lambda _: [MINE], wish=_for_my_ring),
        Hint(name="full", when=_scored(LEARNER), about=lambda _: [f"pile:{LEARNER}", f"seat:{LEARNER}"], facts=_count),
        Hint(
            name="steal",
            when=lambda m: _held("steal")(m) and bool(_shown(m)),
            about=lambda _: ["steal"],
            because=lambda m: [f"space:{OTHER}.{space + 1}" for space in _shown(m)],
            facts=_best_shown,
            wish=lambda _: ["steal"],
        ),
        Hint(name="ten", when=told("finished"), about=_last_ring, facts=_finished),
        Hint(name="scored", when=_over, ending=True),
        Hint(name="done", when=_over, ending=True),
    ),
)
