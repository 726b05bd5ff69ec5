"""A first match of Iyadosu with the coach: one round of three players."""

from collections.abc import Iterable
from typing import Any

from donabe.kernel.lesson import LEARNER, Hint, Lesson, Moment, after, anything, asked, told

HAND = f"hand:{LEARNER}"
INSERT = f"insert:{LEARNER}"
FOLLOW = ("iyadosu-prompt-follow", "iyadosu-prompt-only-follow")
GENTLE_BIDS = ("split 2", "split 3", "split 4")


def _side(moment: Moment, mark: str) -> list[str]:
    """My cards on one side of the Insert."""
    return [card.id for card in moment.cards(HAND) if mark in card.marks]


def _gaps(moment: Moment) -> Iterable[str]:
    return [choice.picks[0] for choice in moment.view.choices if choice.token in GENTLE_BIDS]


def _following(moment: Moment) -> Iterable[str]:
    return [token for token in moment.tokens if not token.startswith("!")]


def _refusing(moment: Moment) -> Iterable[str]:
    return [token for token in moment.tokens if token.startswith("!")]


def _lowest(moment: Moment) -> Iterable[str]:
    """Cards that can be led without winning: not black, and low."""
    return [token for token in moment.tokens if token[0] != "K" and int(token[1:]) <= 5] or moment.tokens


def _lit(moment: Moment) -> Iterable[str]:
    return [pick for choice in moment.view.choices for pick in choice.picks]


def _led(moment: Moment) -> dict[str, Any]:
    return {"colour": moment.view.prompt.args.get("colour", "")}


def _winning(moment: Moment) -> dict[str, Any]:
    facts = moment.told("trick") or {}
    return {"seat": facts.get("seat", LEARNER), "card": facts.get("card", "")}


def _winning_card(moment: Moment) -> Iterable[str]:
    card = _winning(moment)["card"]
    return [card] if card in [lying.id for lying in moment.cards("trick")] else ["trick"]


def _somebody_refused(moment: Moment) -> bool:
    facts = moment.told("refused")
    return facts is not None and facts["seat"] != LEARNER


LESSON = Lesson(
    players=3,
    seed=bytes(32),
    script={},
    hints=(
        Hint(name="goal", when=asked("iyadosu-prompt-split"), about=lambda _: ["goal"]),
        Hint(name="hand", when=asked("iyadosu-prompt-split"), about=lambda _: [HAND]),
        Hint(
            name="divide",
            when=asked("iyadosu-prompt-split"),
            about=_gaps,
            because=lambda _: [HAND],
            wish=lambda _: GENTLE_BIDS,
        ),
        Hint(name="sides", when=after("divide", told("split", seat=LEARNER)), about=lambda m: _side(m, "refuse")),
        Hint(name="bids", when=lambda m: m.view.phase == "tricks", about=lambda _: ["seat:1", "seat:2"]),
        Hint(name="lead", when=asked("iyadosu-prompt-lead"), about=_lit, wish=_lowest),
        Hint(
            name="follow",
            when=asked(*FOLLOW),
            about=lambda m: [token.removeprefix("!") for token in _following(m)],
            because=lambda _: ["trick"],
            facts=_led,
            wish=_following,
        ),
        Hint(
            name="won",
            when=told("trick"),
            about=_winning_card,
            because=lambda _: ["ladder"],
            facts=_winning,
        ),
        Hint(name="heard", when=_somebody_refused, about=lambda m: [f"seat:{(m.told('refused') or {})['seat']}"]),
        Hint(
            name="refuse",
            when=after("follow", asked("iyadosu-prompt-follow")),
            about=lambda m: [token.removeprefix("!") for token in _refusing(m)],
            because=lambda _: ["trick"],
            wish=_refusing,
            praised=True,
        ),
        Hint(name="discard", when=asked("iyadosu-prompt-discard"), about=_lit, wish=anything),
        Hint(name="submitted", when=told("submitted"), about=lambda _: ["stack"]),
        Hint(name="scored", when=told("ended"), ending=True),
        Hint(name="done", when=told("ended"), ending=True),
    ),
)
