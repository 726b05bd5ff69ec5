"""The replay command: the story of a recorded match, as one seat saw it or with all cards open."""

from pathlib import Path

from donabe import games
from donabe.kernel.errors import BadSeat, CorruptRecord, DonabeError
from donabe.kernel.match import Match
from donabe.kernel.options import shown
from donabe.kernel.record import Record, verify
from donabe.kernel.view import SPECTATOR
from donabe.terminal.files import nth_record
from donabe.terminal.narrator import Narrator
from donabe.terminal.scores import standing
from donabe.terminal.screen import HONEY, Screen, printable
from donabe.terminal.voice import speaker as speaker_of


def tell_story(screen: Screen, path: Path, number: int, seat: int | None) -> None:
    """Tell one match of a file; no seat means that all cards lie open."""
    match = verified(nth_record(path, number), path, number)
    if seat is not None and not 0 <= seat < len(match.names):
        raise BadSeat("error-no-seat-of", number=shown(seat), last=len(match.names) - 1)
    names = [printable(name) for name in match.names]
    speaker = speaker_of(match.game.key, names, SPECTATOR if seat is None else seat)
    title = speaker.sentence(f"{match.game.key}-title")
    facts = {"title": title, "names": speaker.listed(speaker.names), "commitment": match.commitment}
    screen.say(speaker.sentence("terminal-story", facts))
    Narrator(screen, speaker, everything=seat is None).narrate(match.events)
    screen.gap()
    if not match.over:
        screen.say(speaker.sentence("terminal-unfinished", {"moves": len(match.moves)}))
        return
    screen.print(standing(match, speaker))
    screen.gap()
    screen.say(speaker.won(match.state.outcome().winners()), f"bold {HONEY}")


def verified(record: Record, path: Path, number: int) -> Match:
    """The match of a record of a file, checked; what is wrong is said with the file and the match's number."""
    try:
        return verify(record, games.load(record.game))
    except DonabeError as error:
        raise CorruptRecord("error-file-match", path=str(path), match=number, reason=error.text) from None
