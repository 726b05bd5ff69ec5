"""The bot of a lesson: it plays what the lesson has written down for its seat, then by the rule of thumb."""

from librt.random import Random

from donabe.bots.player import Bot, Budget
from donabe.kernel.game import Game
from donabe.kernel.state import State


class LessonBot(Bot):
    """Plays the same match again and again, as long as the learner does; never seated at other tables."""

    name = "lesson"

    def choose(self, game: Game, world: State, seat: int, _rng: Random, _budget: Budget) -> int:
        """The next token of the seat's script if it is legal, else what the rule of thumb says, always the same."""
        played = sum(mover == seat for mover, _action in world.moves())
        legal = list(world.legal(seat))
        if game.lesson is not None and world.round == 1:
            script = game.lesson.script.get(seat, ())
            action = game.parse(script[played]) if played < len(script) else -1
            if action in legal:
                return action
        return game.thumb(world, seat, Random(world.round * 1000 + played * 10 + seat))
