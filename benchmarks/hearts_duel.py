"""Our search against OpenSpiel's at Hearts: `make duel`. docs/bots.md shows the result.

Each deal is played in all six ways to give two of the four seats to each side: in every hand both sides are as many, so
the fair share of the wins is one half. Times are processor time, so that other programs do not count.
"""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Annotated, Protocol, cast

import msgspec
import typer
from benchmarks.openspiel_hearts import PLAYERS, SideBySide, TheirSearch
from librt.random import Random
from rich.console import Console
from rich.progress import Progress

from donabe import games
from donabe.bots import Budget, bot
from donabe.build_info import describe
from donabe.kernel.chance import Chance
from donabe.lab import Estimate, match_seed, seed_from_text
from donabe.lab.shares import Share, is_look
from donabe.lab.simulation import spread

if TYPE_CHECKING:
    from examples.games.hearts.rules import Hearts

SIDES = ("ours", "theirs")
SEATINGS = list(combinations(range(PLAYERS), 2))  # the seats that are ours
PROBE = 100  # simulations that tell how long one takes in a position
FEWEST = 20  # simulations, however little time there is
FEWEST_DEALS = 8  # before it may be clear who is better
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
    deals: Annotated[int, typer.Option(min=2, help="The most deals, each played in six seatings.")] = 45,
    ours: Annotated[str, typer.Option(help="Our bot.")] = "expert",
    exploration: Annotated[float, typer.Option(help="How much OpenSpiel explores (uct_c).")] = 6.0,
    out: Annotated[Path, typer.Option(help="Where deals are kept, and gone on from.")] = Path("build/duel.jsonl"),
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; all cores without it.")] = None,
    fresh: Annotated[bool, typer.Option(help="Forget the deals of earlier runs.")] = False,
) -> None:
    """Play both matches, equal time and equal simulations, each until it is clear who is better, and print the results."""
    out.parent.mkdir(parents=True, exist_ok=True)
    if fresh:
        out.unlink(missing_ok=True)
    print(f"{describe()}: {ours} against ISMCTS (uct_c {exploration:g}), each deal in {len(SEATINGS)} seatings\n")
    print("| each decision | deals | wins | points | points a hand, ours | theirs | a decision of ours | of theirs |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    matches = [Terms(seconds=milliseconds / 1000)] * (milliseconds > 0) + [Terms(simulations)] * (simulations > 0)
    for terms in matches:
        duel = Duel(terms, deals, ours, exploration)
        results = kept(out, duel)
        with out.open("ab") as file:
            for result in match(duel, results, workers):
                file.write(msgspec.json.encode(Kept(duel.name(), result)) + b"\n")
                file.flush()
        print(line(terms, results), flush=True)


@dataclass(frozen=True)
class Duel:
    """A match of so many deals at most."""

    terms: Terms
    deals: int
    ours: str
    exploration: float

    def name(self) -> str:
        """What its deals are kept under."""
        return f"{self.ours}, {self.exploration:g}, {self.terms}"


class Kept(msgspec.Struct, frozen=True):
    """A deal of a match as a line of the file."""

    duel: str
    result: Result


def kept(path: Path, duel: Duel) -> list[Result]:
    """The deals of a match that were played before, in their order."""
    lines = path.read_bytes().splitlines() if path.is_file() else []
    found = [msgspec.json.decode(each, type=Kept) for each in lines]
    return [each.result for each in found if each.duel == duel.name()]


def match(duel: Duel, results: list[Result], workers: int | None) -> Iterator[Result]:
    """The deals that are still to be played, also added to the results; each decision is made on one core."""
    play = partial(played, terms=duel.terms, ours=duel.ours, exploration=duel.exploration)
    numbers = range(len(results), 0 if is_clear(results) else duel.deals)
    with closing(spread(play, numbers, workers)) as deals, Progress(console=Console(stderr=True)) as progress:
        for result in progress.track(deals, duel.deals, completed=len(results), description=str(duel.terms)):
            results.append(result)
            yield result
            if is_clear(results):
                return


def is_clear(results: list[Result]) -> bool:
    """Whether this is a moment to look, and it is clear who wins more."""
    won = Share()
    for result in results:
        won.add(result.wins["ours"], len(SEATINGS))
    return is_look(len(results), FEWEST_DEALS) and won.clear_of(1 / 2, FEWEST_DEALS)


def line(terms: Terms, results: list[Result]) -> str:
    """The results as a line of a table: our shares of the wins and of the points, points by seat, and costs."""
    hands = len(SEATINGS)
    cells = [str(terms), str(len(results)), shown(share([(result.wins["ours"], hands) for result in results]))]
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
