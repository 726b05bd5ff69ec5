"""Facts: what is noted of one match, enough for every section of a report and small enough for a million of them."""

import msgspec


class RoundFacts(msgspec.Struct, frozen=True):
    """What is noted of a round; lists go by seat."""

    first: int  # the seat that decided first on its own, or -1
    choices: list[int]  # how many there were at each decision, in order
    gains: list[int]  # points
    held: list[list[str]]  # faces in front of each seat when the round began
    played: list[list[str]]  # a phase and a token, each once
    openings: list[str]  # the first token that was a choice; empty if there was none


class Stake(msgspec.Struct, frozen=True):
    """What a decision was about, in shares of the win, judged in worlds its seat cannot tell apart."""

    at: float  # how far the match was, from 0 to 1
    choices: int
    spread: float  # between the choices that looked best and worst, measured in other worlds than they were found in
    edge: float  # of the one that looked best over any, measured in the same way


class Hidden(msgspec.Struct, frozen=True):
    """How much a seat did not know."""

    at: float  # how far the round was, from 0 to 1
    share: float  # of the cards that lie elsewhere in another world that the seat cannot tell apart


class SecretChoice(msgspec.Struct, frozen=True):
    """A choice that several seats made at the same time."""

    phase: str
    seats: int
    different: int  # choices among them


class MatchFacts(msgspec.Struct, frozen=True):
    """One match; lists go by seat unless they say otherwise."""

    match: int
    deal: int
    levels: list[str]
    totals: list[int]
    ranks: list[int]
    seconds: int  # that people would take, estimated
    rounds: list[RoundFacts]
    points: list[list[int]]  # each time they changed: after so many decisions, then the totals
    lines: dict[str, list[int]]  # by score line: how often, and for how many points in all
    events: dict[str, int]  # by kind, how often
    prompts: dict[str, int]  # by sentence, how often it was asked
    barred: list[str]  # clauses that stood against something at the decisions that were looked at
    secrets: list[SecretChoice]
    stakes: list[Stake]
    hidden: list[Hidden]

    def wins(self) -> list[float]:
        """The win by seat; a shared one is split."""
        share = 1 / self.ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in self.ranks]

    def decisions(self) -> int:
        """How many there were."""
        return sum(len(each.choices) for each in self.rounds)
