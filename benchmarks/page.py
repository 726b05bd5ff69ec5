"""Writes the figures of a run into docs/performance.md: `python -m benchmarks.page [bench.json]`.

Only what the run measured is written anew.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parent.parent / "docs" / "performance.md"
METRICS = {
    "loop_decisions_per_s": "random decisions in the engine's own loop, deals included",
    "own_generator_decisions_per_s": "the same, deals from the simulation's own generator",
    "stepped_decisions_per_s": "decisions stepped from Python, deals included",
    "copies_per_s": "copies of a state",
    "resamples_per_s": "resampled worlds",
    "tensors_per_s": "information states as a new array (there: `information_state_tensor`)",
    "tensors_in_place_per_s": "the same in one array, written again and again (there: `Observation.set_from`)",
    "random_simulations_per_s": "simulations of a search, random playouts",
    "simulations_per_s": "the same, here with playouts by the rule of thumb",
}
WAYS = {
    "stepped_decisions_per_s": "the table alone, nobody observes",
    "observed_decisions_per_s": "one environment, observations and masks",
    "aec_decisions_per_s": "the same as AEC in PettingZoo's wrappers",
    "vector_decisions_per_s": "2,048 matches together, observations and masks",
}
GAMES = ("loop_decisions_per_s", "stepped_decisions_per_s", "copies_per_s", "resamples_per_s", "state_bytes")

Row = dict[str, Any]


def main(source: str = "bench.json") -> None:
    """Replace the tables of the page."""
    rows: list[Row] = json.loads(Path(source).read_text("utf-8"))
    beside = [row for row in rows if "wall_value" in row]
    parts = {
        "games": list(games_lines([row for row in rows if "wall_value" not in row])),
        "hearts": list(hearts_lines([row for row in beside if row["game"] == "hearts"])),
        "environments": list(environment_lines([row for row in beside if row["game"] != "hearts"])),
    }
    page = PAGE.read_text("utf-8")
    for name, lines in parts.items():
        if len(lines) > 2:
            page = replaced(page, name, lines)
    PAGE.write_text(page, "utf-8")


def replaced(page: str, name: str, lines: list[str]) -> str:
    """The page with other lines between the marks of a part."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    text = f"{begin}\n\n" + "\n".join(lines) + f"\n\n{end}"
    return re.sub(f"{begin}.*?{end}", lambda _found: text, page, flags=re.DOTALL)


def hearts_lines(rows: list[Row]) -> Iterator[str]:
    """Both engines, by processor time and by the wall clock."""
    yield "| Hearts, in a second | donabe | OpenSpiel | times as many | by the wall clock |"
    yield "|---|---|---|---|---|"
    found = {(row["metric"], row["engine"]): row for row in rows}
    for metric in dict.fromkeys(row["metric"] for row in rows):
        ours, theirs = found[metric, "donabe"], found[metric, "openspiel"]
        ratios = [f"{ours[kind] / theirs[kind]:.1f}" for kind in ("value", "wall_value")]
        cells = [METRICS[metric], rounded(ours["value"]), rounded(theirs["value"]), *ratios]
        yield f"| {' | '.join(cells)} |"


def environment_lines(rows: list[Row]) -> Iterator[str]:
    """Every environment, the slowest first among those stepped in the same way."""
    yield "| stepped | engine | game | players | decisions a second | by the wall clock |"
    yield "|---|---|---|---|---|---|"
    for metric, way in WAYS.items():
        for row in sorted((row for row in rows if row["metric"] == metric), key=lambda row: float(row["value"])):
            rates = rounded(row["value"]), rounded(row["wall_value"])
            yield f"| {' | '.join([way, row['engine'], row['game'], str(row['players']), *rates])} |"


def games_lines(rows: list[Row]) -> Iterator[str]:
    """Our games, compiled and interpreted."""
    yield "| game | players | build | loop | stepped | copies | resamples | bytes of a state |"
    yield "|---|---|---|---|---|---|---|---|"
    values = {(row["game"], row["players"], row["build"], row["metric"]): row["value"] for row in rows}
    for key, players, build in dict.fromkeys((row["game"], row["players"], row["build"]) for row in rows):
        cells = [rounded(values[key, players, build, metric]) for metric in GAMES]
        yield f"| {key} | {players} | {build} | {' | '.join(cells)} |"


def rounded(value: float) -> str:
    """To three digits."""
    return f"{float(f'{value:.3g}'):,.0f}"


if __name__ == "__main__":
    main(*sys.argv[1:])
