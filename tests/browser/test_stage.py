"""The table at every size of window: nothing scrolls, moves by itself, overlaps, or is lit where nobody sees it.

`make test` looks at some decisions of every game at every size, each with another number of players; `make stage` plays
whole rounds at every number of players.
"""

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from browsing import LIT, Person
from donabe import games

Arrive = Callable[..., Person]

WHOLE = os.environ.get("DONABE_WHOLE_ROUNDS") == "1"
DECISIONS = 400 if WHOLE else 6
LOOKING = Path(__file__).parent.with_name("stage.js").read_text("utf-8")
SIZES = {
    "desktop": (1280, 800),
    "small-desktop": (1024, 768),
    "large-desktop": (1920, 1080),
    "phone": (390, 844),
    "small-phone": (360, 640),
    "landscape": (844, 390),
}
MAKING = """async ([game, players]) => {
  const body = JSON.stringify({ game, players, bots: 'thumb', start: true })
  const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return (await made.json()).id
}"""


def stages() -> list[tuple[str, int, str]]:
    """Every game at every size, with every number of players or with one after the other."""
    found = []
    for key in games.keys():  # noqa: SIM118
        players = games.load(key).players
        for place, size in enumerate(SIZES):
            found += [(key, count, size) for count in (players if WHOLE else [players[-1 - place % len(players)]])]
    return found


@pytest.mark.parametrize(("key", "players", "size"), stages())
def test_everything_is_in_its_place_at_every_decision(arrive: Arrive, key: str, players: int, size: str) -> None:
    person = arrive()
    person.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    person.go()
    table = person.page.evaluate(MAKING, [key, players])
    person.go(f"/table/{table}")
    rng = random.Random(players)
    for _ in range(DECISIONS):
        person.page.wait_for_selector(f"{LIT}, .over")
        if person.over() or (WHOLE and person.page.locator(".round").inner_text().startswith("Round 2")):
            return
        assert person.page.evaluate(LOOKING, LIT) == []
        person.decide(rng)
