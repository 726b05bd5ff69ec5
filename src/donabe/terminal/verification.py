"""The verify command: every record of a file checked against the rules."""

from collections import Counter
from pathlib import Path

from donabe import games
from donabe.kernel.errors import DonabeError
from donabe.kernel.record import decoded, verify
from donabe.kernel.view import Text
from donabe.terminal.files import lines_of
from donabe.terminal.screen import Screen, complain
from donabe.terminal.voice import tell


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
            complain(tell("error-file-line", path=str(path), line=number, reason=error.text))
        else:
            title = Text(f"{match.game.key}-title")
            good[tell("terminal-verified-title" if match.over else "terminal-verified-unfinished", title=title)] += 1
    kinds = "; ".join(tell("terminal-verified-kind", title=title, count=count) for title, count in sorted(good.items()))
    facts = {"bad": bad, "good": good.total(), "of": bad + good.total(), "kinds": kinds}
    screen.say(tell(f"terminal-verified-{'good' if not bad else 'some' if kinds else 'bad'}", **facts))
    return bad == 0
