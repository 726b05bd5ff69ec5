"""Where the golden playthroughs are: a file for each game and number of players."""

from pathlib import Path

from donabe import games

FOLDER = Path(__file__).parent
MOST_BYTES = 160_000  # more than a person would review


def golden_settings() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(key, players) for key in games.keys() for players in games.load(key).players]  # noqa: SIM118


def golden_file(key: str, players: int) -> Path:
    """The file of one of them."""
    return FOLDER / f"{key}-{players}p.txt"
