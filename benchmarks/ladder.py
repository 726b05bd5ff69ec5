"""How strong the bots are, at every game and number of players: `make ladder`. docs/bots.md shows the result.

What was measured is kept in a file as it comes; the next run goes on from there, and --fresh starts anew.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from donabe import games
from donabe.bots import LEVELS
from donabe.lab import one_against, seed_from_text
from donabe.lab.executors import Workers, workers_from

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: written by `make ladder` -->", "<!-- end of ladder -->"

COMMON = {"mushroom_sort": (2, 4), "salty": (3, 4), "happy_mochi": (2, 4), "iyadosu": (4, 5), "mush_ring": (2, 4)}
SEES_ALL = "donabe.lab.all_seeing:AllSeeing"
ORDER = list(LEVELS)
STEPS = [(one, many) for many, one in zip(["random", *ORDER], ORDER, strict=False)]  # each level against the one below


@dataclass(frozen=True)
class Line:
    """One bot against a table of another: its share of the wins."""

    game: str
    players: int
    one: str
    many: str
    share: float
    margin: float
    deals: int


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
    out: Annotated[Path, typer.Option(help="Where results are kept.")] = Path("build/ladder.jsonl"),
    workers: Annotated[str | None, typer.Option(help="Processes, or dask://HOST:PORT; all cores without it.")] = None,
    fresh: Annotated[bool, typer.Option(help="Forget results of earlier runs.")] = False,
) -> None:
    """Measure every level against the one below, and how far the expert gets from a table of thumbs to the ceiling."""
    out.parent.mkdir(parents=True, exist_ok=True)
    if fresh:
        out.unlink(missing_ok=True)
    keys = [games.load(name).key for name in chosen.split(",")] if chosen else games.keys()
    wanted = list(comparisons(keys, common))
    lines = {(line.game, line.players, line.one, line.many): line for line in kept(out)}
    with Progress(console=Console(stderr=True)) as progress, out.open("a") as file:
        task = progress.add_task("Climbing", total=len(wanted))
        for comparison in wanted:
            if comparison not in lines:
                progress.update(task, description="{} {}p: {} / {}".format(*comparison))
                lines[comparison] = line = measured(*comparison, deals, workers_from(workers))
                file.write(json.dumps(asdict(line)) + "\n")
                file.flush()
            progress.advance(task)
    text = "\n".join(report(lines))
    Console().print(text, highlight=False)
    document(text)


def comparisons(keys: list[str], common: bool) -> Iterator[tuple[str, int, str, str]]:
    """What is compared: the most common numbers of players first."""
    settings = [(key, players) for key in keys for players in COMMON.get(key, games.load(key).players)]
    if not common:
        settings += [(key, n) for key in keys for n in games.load(key).players if (key, n) not in settings]
    pairs = [*STEPS[:-1], (SEES_ALL, "thumb"), ("expert", "thumb"), STEPS[-1]]  # the quick ones first
    return ((key, players, one, many) for one, many in pairs for key, players in settings)


def measured(key: str, players: int, one: str, many: str, deals: int, workers: Workers | None) -> Line:
    """One comparison; it stops early once it is clear on which side of the fair share it lies."""
    is_step = many != "thumb"  # else it is a distance, which is wanted as exactly as can be
    most = deals if is_step and players in COMMON.get(key, ()) else deals // 4
    seed = seed_from_text("ladder")
    *_, last = one_against(key, players, one, many, most, seed, until_clear=is_step, workers=workers)
    return Line(key, players, one, many, last.share.mean, last.share.margin, last.deals)


def kept(path: Path) -> Iterator[Line]:
    """The results of earlier runs."""
    if path.is_file():
        for line in path.read_text("utf-8").splitlines():
            yield Line(**json.loads(line))


def report(lines: dict[tuple[str, int, str, str], Line]) -> Iterator[str]:
    """The results as tables for people."""
    settings = list(dict.fromkeys((line.game, line.players) for line in lines.values()))
    settings.sort(key=lambda setting: (setting[1] not in COMMON.get(setting[0], ()), setting))
    names = [f"{one} / {many}" for one, many in STEPS]
    yield "| game | players | fair | " + " | ".join(names) + " | expert / thumb | sees all / thumb | of the way |"
    yield "|---|---|---|" + "---|" * (len(names) + 3)
    for key, players in settings:
        found = [lines.get((key, players, one, many)) for one, many in STEPS]
        expert = lines.get((key, players, "expert", "thumb"))
        ceiling = lines.get((key, players, SEES_ALL, "thumb"))
        cells = [*map(cell, found), cell(expert), cell(ceiling), way(expert, ceiling, 1 / players)]
        yield f"| {games.load(key).title} | {players} | {1 / players:.2f} | " + " | ".join(cells) + " |"


def cell(line: Line | None) -> str:
    """A share with its margin."""
    return "" if line is None else f"{line.share:.2f} ± {line.margin:.2f}"


def way(expert: Line | None, ceiling: Line | None, fair: float) -> str:
    """How far the expert gets from the fair share to the ceiling."""
    if expert is None or ceiling is None or ceiling.share <= fair:
        return ""
    return f"{(expert.share - fair) / (ceiling.share - fair):.0%}"


def document(text: str) -> None:
    """Put the tables into the document."""
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCUMENT.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    typer.run(main)
