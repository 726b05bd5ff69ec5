"""An order: the small study that somebody asks for."""

from typing import Any

import msgspec

from donabe import games
from donabe.kernel.errors import BadOption, shortened
from donabe.kernel.options import shown
from donabe.lab.seeds import seed_from_text
from donabe.lab.study.plan import StudyPlan

LEVELS = ("random", "novice", "casual", "strong")  # those of them that search take seconds a match, an expert minutes
FEWEST = 20  # matches
MOST = 2000
MOST_SEARCHED = 200  # where every level searches
LONGEST_SEED = 64


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be played."""

    game: str
    players: int = 0  # 0: as many as is usual
    bots: tuple[str, ...] = ("casual", "strong")
    matches: int = 400
    options: dict[str, Any] = {}
    seed: str = "donabe"

    def plan(self) -> StudyPlan:
        """The study; raises the typed error if it cannot be played or is not small."""
        game = games.load(self.game)
        players = self.players or game.usual_players
        self._check_size()
        plan = StudyPlan(game.key, players, self.bots, self.matches, seed_from_text(self.seed), self.options)
        plan.check()
        if not plan.quick and self.matches > MOST_SEARCHED:
            raise BadOption("error-lab-searched", most=MOST_SEARCHED)
        return plan

    def _check_size(self) -> None:
        for level in self.bots:
            if level not in LEVELS:
                raise BadOption("error-lab-level", found=shortened(level), known=[*LEVELS])
        if not self.bots:
            raise BadOption("error-lab-level", found="", known=[*LEVELS])
        if not FEWEST <= self.matches <= MOST:
            raise BadOption("error-lab-matches", found=shown(self.matches), fewest=FEWEST, most=MOST)
        if len(self.seed) > LONGEST_SEED:
            raise BadOption("error-lab-seed", most=LONGEST_SEED)
