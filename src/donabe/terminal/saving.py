"""Saving a match as a record."""

from pathlib import Path

from donabe.kernel.match import Match
from donabe.kernel.record import encoded, recorded
from donabe.terminal.files import blaming, written_whole


def save(match: Match, kinds: list[str], path: Path | None = None) -> Path:
    """Write the record of a match as it stands; without a name it gets one of its own."""
    path = path or Path(f"{match.game.key}-{match.commitment[:8]}.json")
    with written_whole(path) as file, blaming(path):
        file.write(encoded(recorded(match, kinds)) + b"\n")
    return path
