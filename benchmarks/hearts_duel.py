"""Our search against OpenSpiel's at Hearts: `make duel`. docs/bots.md shows the result.

Each deal is played in all six ways to give two of the four seats to each side: in every hand both sides are as many, so
the fair share of the wins is one half. Times are processor time, so that other programs do not count.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Annotated, Protocol, cast

import typer
from benchmarks.openspiel_hearts import PLAYERS, SideBySide, TheirSearch
from librt.random import Random
from rich.console import Console
from rich.progress import Progress

from donabe import games
from donabe.bots import Budget, bot
from donabe.bots.processes import ProcessPool, cores
from donabe.build_info import describe
from donabe.kernel.chance import Chance
from donabe.lab import Estimate, match_seed, seed_from_text
from donabe.lab.shares import Share

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

SIDES = ("ours", "theirs")
SEATINGS = list(combinations(range(PLAYERS), 2))  # the seats that are ours
PROBE = 100  # simulations that tell how long one takes in a position
FEWEST = 20  # simulations, however little time there is
SEED = seed_from_text("duel")


@dataclass(frozen=True)
class Terms:
    """What both sides have for a decision: so many simulations, or so many seconds of processor time."""

    simulations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.simulations} simulations" if self.simulations else f"{self.seconds * 1000:.0f} ms"


@dataclass
class Cost:
    """What a side spent on its decisions; forced ones are not counted."""

    decisions: int = 0
    simulations: int = 0
    seconds: float = 0.0

    def add(self, other: "Cost") -> None:
        """Add what was spent elsewhere."""
        self.decisions += other.decisions
        self.simulations += other.simulations
        self.seconds += other.seconds

    def __str__(self) -> str:
        each = max(1, self.decisions)
        return f"{1000 * self.seconds / each:.1f} ms, {self.simulations / each:,.0f} simulations"


@dataclass
class Result:
    """What came out of a deal, over its seatings: by side the wins, the points and the cost of the decisions."""

    wins: dict[str, float] = field(default_factory=lambda: dict.fromkeys(SIDES, 0.0))
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    costs: dict[str, Cost] = field(default_factory=lambda: {side: Cost() for side in SIDES})


class Player(Protocol):
    """A search that can be given simulations."""

    def choose(self, deal: SideBySide, seat: int, legal: list[int], simulations: int) -> int:
        """An action for a seat."""
        ...


class OurSearch:
    """A bot of Donabe's, by its name."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot = bot(name)
        self.rng = Random(seed)
        self.game = games.load("hearts")

    def choose(self, deal: SideBySide, seat: int, _legal: list[int], simulations: int) -> int:
        """What the bot decides."""
        return self.bot.decide(self.game, deal.table, seat, self.rng, Budget(simulations=simulations))


# -- playing -----------------------------------------------------------------------------------------------------------


def dealt(number: int) -> SideBySide:
    """A deal; the direction of passing takes turns."""
    game = games.load("hearts")
    table = cast("Hearts", game.seated(PLAYERS, game.defaults, Chance(match_seed(SEED, number))))
    table.round = number % 4  # as if so many deals had been played
    table.begin_round()
    return SideBySide(table)


def played(number: int, terms: Terms, ours: str, exploration: float) -> Result:
    """A deal in every seating."""
    result = Result()
    for turn, seats in enumerate(SEATINGS):
        seed = number * len(SEATINGS) + turn
        theirs = TheirSearch(exploration, 1000 * seed)  # each of its decisions takes the next seed
        players: dict[str, Player] = {"ours": OurSearch(ours, seed), "theirs": theirs}
        sides = ["ours" if seat in seats else "theirs" for seat in range(PLAYERS)]
        play_hand(dealt(number), sides, players, terms, result)
    return result


def play_hand(deal: SideBySide, sides: list[str], players: dict[str, Player], terms: Terms, result: Result) -> None:
    """A deal in one seating."""
    while not deal.is_over():
        seat = deal.actor()
        legal = deal.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action, cost = decided(players[sides[seat]], deal, seat, legal, terms)
            result.costs[sides[seat]].add(cost)
        deal.play(seat, action)
    points = deal.points()
    winners = [side for side, taken in zip(sides, points, strict=True) if taken == min(points)]
    for side in SIDES:
        result.wins[side] += winners.count(side) / len(winners)
        result.points[side] += sum(taken for each, taken in zip(sides, points, strict=True) if each == side)


def decided(player: Player, deal: SideBySide, seat: int, legal: list[int], terms: Terms) -> tuple[int, Cost]:
    """A player's action, and what it cost. With a limit of time, a short search tells how many simulations that is."""
    simulations = terms.simulations
    if not simulations:
        start = process_time()
        player.choose(deal, seat, legal, PROBE)
        simulations = max(FEWEST, int(terms.seconds * PROBE / (process_time() - start)))
    start = process_time()
    action = player.choose(deal, seat, legal, simulations)
    return action, Cost(1, simulations, process_time() - start)


# -- the report --------------------------------------------------------------------------------------------------------


def main(
    milliseconds: Annotated[int, typer.Option(min=0, help="Processor time of a decision; 0 skips this match.")] = 100,
    simulations: Annotated[int, typer.Option(min=0, help="Simulations of a decision; 0 skips this match.")] = 1000,
    deals: Annotated[int, typer.Option(min=2, help="Deals, each played in six seatings.")] = 12,
    ours: Annotated[str, typer.Option(help="Our bot.")] = "expert",
    exploration: Annotated[float, typer.Option(help="How much OpenSpiel explores (uct_c).")] = 6.0,
    out: Annotated[Path, typer.Option(help="Where results go, deal by deal.")] = Path("build/duel.jsonl"),
) -> None:
    """Play both matches, equal time and equal simulations, and print their results."""
    out.parent.mkdir(parents=True, exist_ok=True)
    print(f"{describe()}: {ours} against ISMCTS (uct_c {exploration:g}), {deals} deals in {len(SEATINGS)} seatings\n")
    print("| each decision | wins | points | points a hand, ours | theirs | a decision of ours | of theirs |")
    print("|---|---|---|---|---|---|---|", flush=True)
    with out.open("w", encoding="utf-8") as file:
        matches = [Terms(seconds=milliseconds / 1000)] * (milliseconds > 0) + [Terms(simulations)] * (simulations > 0)
        for terms in matches:
            results = []
            for result in match(terms, deals, ours, exploration):
                results.append(result)
                file.write(json.dumps({"each decision": str(terms), **asdict(result)}) + "\n")
                file.flush()
            print(line(terms, results), flush=True)


def match(terms: Terms, deals: int, ours: str, exploration: float) -> Iterator[Result]:
    """All deals, on every core; each decision is made on one."""
    with ProcessPool(cores()) as pool, Progress(console=Console(stderr=True), transient=True) as progress:
        jobs = [pool.submit(played, number, terms, ours, exploration) for number in range(deals)]
        for job in progress.track(jobs, description=str(terms)):
            yield job.result()


def line(terms: Terms, results: list[Result]) -> str:
    """The results as a line of a table: our shares of the wins and of the points, points by seat, and costs."""
    hands = len(SEATINGS)
    cells = [str(terms), shown(share([(result.wins["ours"], hands) for result in results]))]
    cells.append(shown(share([(result.points["ours"], sum(result.points.values())) for result in results])))
    for side in SIDES:
        cells.append(shown(share([(result.points[side], 2 * hands) for result in results])))
    for side in SIDES:
        spent = Cost()
        for result in results:
            spent.add(result.costs[side])
        cells.append(str(spent))
    return f"| {' | '.join(cells)} |"


def share(deals: list[tuple[float, float]]) -> Estimate:
    """A share over deals, which are what is independent."""
    total = Share()
    for part, whole in deals:
        total.add(part, whole)
    return total.estimate()


def shown(estimate: Estimate) -> str:
    """A number with its margin."""
    return f"{estimate.mean:.2f} ± {estimate.margin:.2f}"


if __name__ == "__main__":
    typer.run(main)
