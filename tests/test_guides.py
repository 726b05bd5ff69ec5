"""What to aim at and what a question means: said in every game at every moment, with rules that there are."""

from unicodedata import east_asian_width

import pytest
from librt.random import Random

from donabe import games
from donabe.kernel.game import Game
from donabe.kernel.view import SPECTATOR
from donabe.locales.languages import languages
from donabe.text import rulebook
from donabe.text.speaker import Speaker

GUIDED = [key for key in games.keys() if games.load(key).clauses]  # noqa: SIM118
NAMES = ["Anna", "Bence", "Mio", "Kuro", "Ede", "Fanni"]
LONGEST = 110  # Latin letters of a goal line: two lines on a phone
LONGEST_PROMPT = 84  # Latin letters of a question: two lines on a small phone


@pytest.mark.parametrize("key", GUIDED)
def test_every_viewer_always_has_a_goal_and_can_ask_what_now(key: str) -> None:
    game = games.load(key)
    goals: set[str] = set()
    prompts: set[str] = set()
    for players in game.players:
        state = game.start(players, {}, players.to_bytes(32, "big"))
        rng = Random(players)
        while (seat := state.actor()) >= 0:
            for viewer in (seat, (seat + 1) % players, SPECTATOR):
                goal, asked = said(game, state, viewer)
                goals.add(goal)
                prompts.add(asked)
            legal = state.legal(seat)
            state.apply(seat, legal[rng.randrange(len(legal))])
        said(game, state, 0)
    assert len(goals) >= 4  # it changes with the phase and with one's own situation
    assert prompts <= set(game.clauses)


def said(game: Game, state: object, viewer: int) -> tuple[str, str]:
    """A viewer's goal in words, and the name of what is asked."""
    view = game.view(state, viewer)  # type: ignore[arg-type]
    assert view.goal is not None
    prompt = view.prompt.id
    for language in reversed(languages()):  # English last: that is the goal which is returned
        speaker = Speaker(game.key, NAMES, viewer, language)
        goal = speaker.say(view.goal)
        assert 0 < length(goal) <= LONGEST, goal
        assert 0 < length(speaker.say(view.prompt)) <= LONGEST_PROMPT, speaker.say(view.prompt)
        assert speaker.sentence(prompt.replace("-prompt-", "-now-"), view.prompt.args)
    assert set(game.clauses[prompt]) <= set(rulebook.clauses(game.key)), prompt
    return goal, prompt


def length(sentence: str) -> float:
    """How long a sentence is in Latin letters; Japanese ones are wider."""
    return sum(1.8 if east_asian_width(letter) in "WF" else 1 for letter in sentence)
