"""Every game's lesson, played to its end: by following it, and by doing anything else that is allowed."""

import pytest
from librt.random import Random

from donabe import games
from donabe.bots.lesson import LessonBot
from donabe.kernel.game import Game
from donabe.kernel.lesson import LEARNER, Lesson, Tip
from donabe.kernel.match import Match
from donabe.kernel.view import View
from donabe.locales.languages import languages
from donabe.table.coach import Coach
from donabe.text.speaker import Speaker

TAUGHT = [key for key in games.keys() if games.load(key).lesson is not None]  # noqa: SIM118
PLACES = {"prompt", "goal"}
LONGEST = 230  # characters: three lines in a bubble on a phone


class Pupil:
    """Plays a lesson, and keeps every tip with the view it was given at."""

    def __init__(self, game: Game, rng: Random | None = None) -> None:
        assert game.lesson is not None
        self.game = game
        self.lesson: Lesson = game.lesson
        self.rng = rng  # None: follow every wish
        self.match = Match(game, [f"P{seat}" for seat in range(self.lesson.players)], {}, self.lesson.seed)
        self.coach = Coach(game, self.lesson)
        self.tips: list[tuple[Tip, View]] = []
        self.wishes: list[str] = []
        self.hear("")

    def hear(self, move: str) -> None:
        """Take in what the coach says to what has just happened."""
        events = self.match.events[:]
        self.match.events.clear()
        tips = self.coach.see(self.match.state, events, move)
        view = self.game.view(self.match.state, LEARNER)
        self.tips += [(tip, view) for tip in tips]
        self.wishes = [token for tip in tips for token in tip.tokens] or ([] if move else self.wishes)

    def play(self) -> "Pupil":
        """Play until the lesson's last hint is given, or the match is over."""
        while self.lesson.hints[-1].name not in self.coach.given and not self.match.over:
            state = self.match.state
            seat = state.actor()
            action = self.choose() if seat == LEARNER else LessonBot().decide(self.game, state, seat, Random(seat))
            self.match.apply(seat, action)
            self.hear(self.game.token(action) if seat == LEARNER else "")
        return self

    def choose(self) -> int:
        """A wished move, or any."""
        state = self.match.state
        legal = list(state.legal(LEARNER))
        if self.rng is not None:
            return legal[self.rng.randrange(len(legal))]
        if self.wishes:
            return self.game.parse(self.wishes[0])
        return self.game.thumb(state, LEARNER, Random(7))


@pytest.fixture(params=TAUGHT)
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def test_every_hint_is_reached_by_following_the_lesson(game: Game) -> None:
    pupil = Pupil(game).play()
    assert game.lesson is not None
    assert [hint.name for hint in game.lesson.hints if hint.name not in pupil.coach.given] == []
    assert pupil.match.state.round <= 2  # one round is enough


def test_whatever_the_learner_does_the_lesson_ends(game: Game) -> None:
    assert game.lesson is not None
    for number in range(20):
        assert game.lesson.hints[-1].name in Pupil(game, Random(number)).play().coach.given


def test_hints_point_at_things_that_are_there_and_wish_for_moves_that_are_legal(game: Game) -> None:
    for rng in (None, Random(1), Random(2)):
        for tip, view in Pupil(game, rng).play().tips:
            here = PLACES | {f"seat:{seat.seat}" for seat in view.seats} | {zone.id for zone in view.zones}
            here |= {card.id for zone in view.zones for card in zone.cards}
            here |= {pick for choice in view.choices for pick in choice.picks}
            assert set(tip.about) | set(tip.because) <= here or tip.ending, (tip, here)
            assert set(tip.tokens) <= {choice.token for choice in view.choices}, tip
            assert tip.about or tip.part or tip.ending, tip  # there is always something to look at


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_hint_has_its_sentences_and_they_are_short(game: Game, language: str) -> None:
    assert game.lesson is not None
    speaker = Speaker(game.key, ["Anna", "Bence", "Mio", "Kuro", "Ede", "Fanni"], LEARNER, language)
    for tip, _view in Pupil(game).play().tips:
        if not tip.part:
            assert 0 < len(speaker.sentence(tip.id, tip.args)) <= LONGEST, tip
    for hint in game.lesson.hints:
        name = f"{game.key}-lesson-{hint.name}"
        assert speaker.attribute(name, "title"), name
        for part in ["other"] * (hint.wish is not None) + ["right"] * hint.praised:
            if part == "right" or _may_be_disobeyed(game, hint.name):
                assert speaker.attribute(name, part), (name, part)


def _may_be_disobeyed(game: Game, name: str) -> bool:
    """Whether some legal move is not wished for where a hint is given."""
    for tip, view in Pupil(game).play().tips:
        if tip.id.endswith(f"-lesson-{name}") and len(tip.tokens) < len(view.choices):
            return True
    return False


def test_a_lesson_is_the_same_every_time(game: Game) -> None:
    first, second = Pupil(game).play(), Pupil(game).play()
    assert first.match.state.history == second.match.state.history
    assert [tip for tip, _ in first.tips] == [tip for tip, _ in second.tips]
