"""Words: what processes of a house tell each other besides what is in the logs. Nothing of it is stored.

While a house changes to another version its processes are of both: what one of them does not know it passes over, so a
field may be added if it has a default, and none may change its meaning.
"""

import msgspec

CHANNEL = "donabe_people"
LONGEST = 7_000  # bytes of a word; PostgreSQL takes up to 8,000


class Onlookers(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is connected to one process at one table without sitting there."""

    names: dict[str, str] = {}  # by guest; of many only some
    more: int = 0  # guests who are not named


NO_ONLOOKERS = Onlookers()


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is connected to one process at one table."""

    guests: frozenset[str] = frozenset()  # who sit there
    seen: dict[str, int] = {}  # by guest, the latest round whose end they have left
    watched: bool = True  # by anybody; if not, nobody is there any more
    watching: Onlookers = NO_ONLOOKERS


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a process tells the others; one without anything else says that it is there."""

    process: str
    asks: bool = False  # wants to be told everything
    whole: bool = False  # from here on everything is told: what was told before is forgotten
    bye: bool = False
    beat: bool = False  # said once a second at most
    tables: dict[str, Sitting] = {}
    renamed: dict[str, str] = {}  # guests, and what they are called now
    hurried: list[tuple[str, int]] = []  # tables and seats whose bots are to move at once


_encoder = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(Word)


def encoded(word: Word) -> str:
    """A word as text."""
    return _encoder.encode(word).decode()


def decoded(text: str) -> Word:
    """A word from text."""
    return _decoder.decode(text)


def in_parts(word: Word) -> list[str]:
    """A word as texts that are short enough; what is told of tables may be much."""
    parts: list[dict[str, Sitting]] = [{}]
    size = 0
    for table_id, sitting in word.tables.items():
        length = len(table_id) + len(_encoder.encode(sitting)) + 4
        if parts[-1] and size + length > LONGEST - 500:
            parts.append({})
            size = 0
        parts[-1][table_id] = sitting
        size += length
    first = msgspec.structs.replace(word, tables=parts[0])
    return [encoded(first), *(encoded(Word(word.process, tables=tables)) for tables in parts[1:])]
