"""How strong the bots are, at every game and number of players: `make ladder`. docs/bots.md shows the result.

Every deal is kept in a file as it ends; the next run goes on from there, and --fresh starts anew.
"""

import math
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from donabe import games
from donabe.bots import LEVELS
from donabe.lab import Estimate, one_against, seed_from_text
from donabe.lab.executors import Workers, workers_from
from donabe.lab.shares import Share

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: written by `make ladder` -->", "<!-- end of ladder -->"

COMMON = {"mushroom_sort": (2, 4), "salty": (3, 4), "happy_mochi": (2, 4), "iyadosu": (4, 5), "mush_ring": (2, 4)}
BARS = {
    ("iyadosu", 4): 0.8,
    ("mushroom_sort", 2): 0.7,
    ("mush_ring", 2): 0.65,
    ("happy_mochi", 2): 0.65,
    ("salty", 4): 0.4,
}
SEES_ALL = "donabe.lab.all_seeing:AllSeeing"
ORDER = list(LEVELS)
STEPS = [(one, many) for many, one in zip(["random", *ORDER], ORDER, strict=False)]  # each level against the one below
PAIRS = [
    *STEPS[:-1],
    (SEES_ALL, "thumb"),
    STEPS[-1],
    ("expert", "thumb"),
]  # in the order of measuring: quick ones first
FEWEST = {"expert": 8}  # deals before a result may count as clear; an expert takes its time
USUAL_FEWEST = 30
FEWEST_SHOWN = 8

Comparison = tuple[str, int, str, str]  # game, players, a bot, a table of another


class Deal(msgspec.Struct, frozen=True):
    """What one bot won in a deal against a table of another, at all seats together."""

    game: str
    players: int
    one: str
    many: str
    won: float


Wins = dict[Comparison, list[float]]  # deal by deal


def main(
    chosen: Annotated[str, typer.Option("--games", help="Only these games, with commas between them.")] = "",
    deals: Annotated[
        int,
        typer.Option(
            min=8,
            help="The most deals of a step, each played at every seat; a quarter of them where a step is only looked at "
            "(the other numbers of players) and for the way to the ceiling.",
        ),
    ] = 100,
    common: Annotated[bool, typer.Option(help="Only the most common numbers of players.")] = False,
    out: Annotated[Path, typer.Option(help="Where results are kept.")] = ROOT / "benchmarks" / "ladder.jsonl",
    workers: Annotated[str | None, typer.Option(help="Processes, or dask://HOST:PORT; all cores without it.")] = None,
    fresh: Annotated[bool, typer.Option(help="Forget results of earlier runs.")] = False,
) -> None:
    """Measure every level against the one below, and how far the expert gets from a table of thumbs to the ceiling."""
    out.parent.mkdir(parents=True, exist_ok=True)
    if fresh:
        out.unlink(missing_ok=True)
    keys = [games.load(name).key for name in chosen.split(",")] if chosen else games.keys()
    wins = kept(out)
    with suppress(KeyboardInterrupt):  # then the table shows what is known by now
        climb(list(comparisons(keys, common)), wins, out, deals, workers_from(workers))
    text = "\n".join(report(wins))
    Console().print(text, highlight=False)
    document(text)


def climb(wanted: list[Comparison], wins: Wins, out: Path, deals: int, workers: Workers | None) -> None:
    """Measure what is not measured yet, and keep every deal."""
    with Progress(console=Console(stderr=True)) as progress, out.open("ab") as file:
        task = progress.add_task("Climbing", total=len(wanted))
        for comparison in wanted:
            progress.update(task, description="{} {}p: {} / {}".format(*comparison))
            for won in measured(comparison, wins, deals, workers):
                wins[comparison].append(won)
                file.write(msgspec.json.encode(Deal(*comparison, won)) + b"\n")
                file.flush()
            progress.advance(task)


def comparisons(keys: list[str], common: bool) -> Iterator[Comparison]:
    """What is compared: the most common numbers of players first."""
    usual = [(key, players) for key in keys for players in COMMON.get(key, games.load(key).players)]
    yield from ((*setting, *pair) for pair in PAIRS for setting in usual)
    if not common:
        others = [(key, n) for key in keys for n in games.load(key).players if (key, n) not in usual]
        yield from ((*setting, *pair) for pair in PAIRS for setting in others)


def measured(comparison: Comparison, wins: Wins, deals: int, workers: Workers | None) -> Iterator[float]:
    """The deals of a comparison that are still to be played, until it is clear on which side of its bar it lies."""
    key, players, one, many = comparison
    is_step = many != "thumb"
    most = deals if is_step and players in COMMON.get(key, ()) else deals // 4
    earlier = tuple(wins[comparison])
    steps = one_against(
        *comparison,
        most,
        seed_from_text("ladder"),
        until_clear=one != SEES_ALL,  # the ceiling is wanted as exactly as can be
        bar=bar_of(comparison, wins),
        fewest=FEWEST.get(one, USUAL_FEWEST),
        earlier=earlier,
        workers=workers,
    )
    return (step.won for step in steps if step.deals > len(earlier))


def bar_of(comparison: Comparison, wins: Wins) -> float:
    """What has to be cleared: the fair share, and against thumbs half of the way to the ceiling."""
    key, players, _one, many = comparison
    fair, ceiling = 1 / players, wins[key, players, SEES_ALL, "thumb"]
    if many != "thumb" or not ceiling:
        return fair
    return max((fair + share(ceiling, players).mean) / 2, BARS.get((key, players), 0.0))


def share(won: list[float], players: int) -> Estimate:
    """The share of the wins over deals, with its margin."""
    total = Share()
    for each in won:
        total.add(each, players)
    return total.estimate()


def kept(path: Path) -> Wins:
    """The deals of earlier runs."""
    wins: Wins = defaultdict(list)
    lines = path.read_bytes().splitlines() if path.is_file() else []
    for line in lines:
        deal = msgspec.json.decode(line, type=Deal)
        wins[deal.game, deal.players, deal.one, deal.many].append(deal.won)
    return wins


def report(wins: Wins) -> Iterator[str]:
    """The results as a table for people."""
    settings = list(dict.fromkeys((game, players) for game, players, _, _ in wins))
    settings.sort(key=lambda setting: (setting[1] not in COMMON.get(setting[0], ()), setting))
    names = [f"{one} / {many}" for one, many in STEPS]
    yield "| game | players | fair | " + " | ".join(names) + " | expert / thumb | sees all / thumb | of the way |"
    yield "|---|---|---|" + "---|" * (len(names) + 3)
    for key, players in settings:
        pairs = [*STEPS, ("expert", "thumb"), (SEES_ALL, "thumb")]
        found = [share(enough(wins[key, players, one, many]), players) for one, many in pairs]
        cells = [*map(cell, found), way(found[-2], found[-1], 1 / players)]
        yield f"| {games.load(key).title} | {players} | {1 / players:.2f} | " + " | ".join(cells) + " |"


def enough(won: list[float]) -> list[float]:
    """Nothing if it is too little to be told."""
    return won if len(won) >= FEWEST_SHOWN else []


def cell(found: Estimate) -> str:
    """A share with its margin; empty if that is not known."""
    return "" if math.isnan(found.margin) else f"{found.mean:.2f} ± {found.margin:.2f}"


def way(expert: Estimate, ceiling: Estimate, fair: float) -> str:
    """How far the expert gets from the fair share to the ceiling."""
    if math.isnan(expert.margin) or math.isnan(ceiling.margin) or ceiling.mean <= fair:
        return ""
    return f"{(expert.mean - fair) / (ceiling.mean - fair):.0%}"


def document(text: str) -> None:
    """Put the tables into the document."""
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCUMENT.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    typer.run(main)
