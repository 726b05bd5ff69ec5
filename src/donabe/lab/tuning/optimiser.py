"""The optimiser: Optuna says which options to try next."""

import hashlib
import logging
from typing import Any

from donabe.kernel.errors import BadOption, DonabeError
from donabe.kernel.options import Value
from donabe.lab.tuning.ranges import Between, OneOf, ranges_in


class NoOptimiser(DonabeError):
    """The package that searches is not installed."""

    code = "no-optimiser"


class Optimiser:
    """Learns from trials and chooses the next; what it chooses depends only on the seed and on what it has learned."""

    def __init__(self, vary: Value, aims: int, seed: bytes) -> None:
        try:
            import optuna
        except ImportError:
            raise NoOptimiser("error-tune-no-optuna") from None
        logging.getLogger("optuna").setLevel(logging.WARNING)
        self._optuna = optuna
        self._seed = seed
        self._ranges = dict(ranges_in(vary))
        if not self._ranges:
            raise BadOption("error-tune-nothing")
        self._aims = aims
        self._learned: list[Any] = []

    def next(self, number: int) -> dict[str, Any]:
        """The choice for the trial of this number."""
        digest = hashlib.sha256(b"donabe/tune/" + self._seed + f"/{number}".encode()).digest()
        sampler = self._optuna.samplers.TPESampler(seed=int.from_bytes(digest[:4], "big"))
        study = self._optuna.create_study(directions=["minimize"] * self._aims, sampler=sampler)
        study.add_trials(self._learned)  # into a new study: one that is asked remembers what it is waiting for
        trial = study.ask(self._distributions())
        return {place: _plain(trial.params[place]) for place in self._ranges}

    def learn(self, chosen: dict[str, Any], losses: list[float]) -> None:
        """Take in a trial; without losses it failed."""
        state = self._optuna.trial.TrialState
        known = {"state": state.COMPLETE, "values": losses} if losses else {"state": state.FAIL}
        self._learned.append(
            self._optuna.trial.create_trial(params=chosen, distributions=self._distributions(), **known)
        )

    def _distributions(self) -> dict[str, Any]:
        return {place: self._distribution(found) for place, found in self._ranges.items()}

    def _distribution(self, found: Between | OneOf) -> Any:
        kinds = self._optuna.distributions
        if isinstance(found, OneOf):
            return kinds.CategoricalDistribution(found.values)
        high = found.low + (found.high - found.low) // found.step * found.step
        return kinds.IntDistribution(found.low, high, step=found.step)


def _plain(value: Any) -> Any:
    """A number of NumPy's as one of Python's."""
    return value.item() if hasattr(value, "item") else value
