"""Coach: follows a lesson's match from the learner's seat, and gives each hint when its moment comes."""

from donabe.kernel.event import Event
from donabe.kernel.game import Game
from donabe.kernel.lesson import LEARNER, Hint, Lesson, Moment, Tip
from donabe.kernel.state import State


class Coach:
    """What has been given so far in one lesson, and what was asked for last."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.given: list[str] = []
        self.wishing: Tip | None = None  # the tip that waits for a move of the learner

    def see(self, state: State, events: list[Event], move: str = "") -> list[Tip]:
        """The tips for what has just happened; `move` is the learner's token, if that is what happened."""
        seen = tuple(event for event in events if event.seen_by(LEARNER))
        view = self.game.view(state, LEARNER)
        moment = Moment(view, seen, frozenset(self.given))
        tips = self._answers(move)
        for hint in self.lesson.hints:
            one_wish = hint.wish is None or not any(tip.tokens for tip in tips)
            if one_wish and hint.name not in moment.given and hint.when(moment):
                tips.append(self._tip(hint, moment))
        return tips

    def _tip(self, hint: Hint, moment: Moment) -> Tip:
        tip = Tip(
            id=f"{self.game.key}-lesson-{hint.name}",
            args=dict(hint.facts(moment)),
            about=list(hint.about(moment)),
            because=list(hint.because(moment)),
            tokens=list(hint.wish(moment)) if hint.wish is not None else [],
            number=len(self.given),
            of=len(self.lesson.hints),
            ending=hint.ending,
            last=hint is self.lesson.hints[-1],
        )
        self.given.append(hint.name)
        if tip.tokens:
            self.wishing = tip
        return tip

    def _answers(self, move: str) -> list[Tip]:
        """What is said to the learner's own move."""
        asked, self.wishing = self.wishing, self.wishing if not move else None
        if not move or asked is None:
            return []
        hint = next(one for one in self.lesson.hints if asked.id == f"{self.game.key}-lesson-{one.name}")
        if move not in asked.tokens:
            part = "other"
        elif hint.praised:
            part = "right"
        else:
            return []
        return [Tip(id=asked.id, part=part, args=asked.args, number=asked.number, of=asked.of)]
