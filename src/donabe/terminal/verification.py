"""The verify command: every record of a file checked against the rules."""

from collections import Counter
from pathlib import Path

from donabe import games
from donabe.kernel.errors import DonabeError
from donabe.kernel.record import decoded, verify
from donabe.terminal.files import lines_of
from donabe.terminal.screen import Screen, complain


def check_records(screen: Screen, path: Path) -> bool:
    """Check every record of a file and say what is wrong with each bad one; returns whether all are good."""
    good: Counter[str] = Counter()
    bad = 0
    for number, line in lines_of(path):
        try:
            record = decoded(line)
            match = verify(record, games.load(record.game))
        except DonabeError as error:
            bad += 1
            complain(f"{path}, line {number}: {error}")
        else:
            good[match.game.title + ("" if match.over else ", unfinished")] += 1
    kinds = "; ".join(f"{title}: {count}" for title, count in sorted(good.items()))
    if bad:
        screen.say(f"{bad} of {bad + good.total()} records are bad" + (f" (good: {kinds})" if kinds else ""))
    else:
        screen.say(f"OK: {good.total()} {'record' if good.total() == 1 else 'records'} ({kinds})")
    return bad == 0
