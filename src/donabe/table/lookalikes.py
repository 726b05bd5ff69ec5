"""Names that look alike: what the eye keeps of a name, and how two of the same look are told apart at one table.

Unicode's own table of confusable letters has ten thousand; here are the letters that people have on their keyboards.
"""

import unicodedata
from collections.abc import Collection

from donabe.locales.languages import languages
from donabe.table.typed_text import LONGEST_NAME, is_seen
from donabe.text.speaker import called

# Letters by what they are taken for, after compatibility forms, capitals and accents are gone.
TAKEN_FOR = {
    "a": "ɑαа",
    "b": "βвьƅ",
    "c": "сϲᴄ",
    "d": "ԁ",
    "e": "еεҽ",
    "f": "ϝք",
    "g": "ɡԍց",
    "h": "нһհη",
    "j": "јϳ",
    "k": "κкқ",
    "l": "1iıɩɪιіӏǀ|!۱",
    "m": "мϻμ",
    "n": "ոռп",
    "o": "0οоօσᴏ०০๐໐〇○◯",
    "p": "рρ",
    "q": "ԛգզ",
    "r": "гʀᴦ",
    "s": "ѕ5$տ",
    "t": "тτ",
    "u": "υսᴜ",
    "v": "νѵᴠ",
    "w": "ԝѡաɯᴡ",
    "x": "хχ×",
    "y": "уγүყʏɣ",
    "z": "ζᴢ",
    "3": "зȝʒӡɜ",
    "-": "ー一‐‑‒–—―−_",
    "へ": "ヘ",
    "カ": "力",
    "ニ": "二",
    "ハ": "八",
    "ト": "卜",
    "ロ": "口",
    "エ": "工",
    "タ": "夕",
}
LETTERS = str.maketrans({letter: seen for seen, letters in TAKEN_FOR.items() for letter in letters})
PAIRS = (("rn", "m"), ("vv", "w"))


def look(name: str) -> str:
    """What the eye keeps of a name; the same for names that can be taken for each other, empty if nothing is seen."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in folded if is_seen(letter)).translate(LETTERS)
    for pair, letter in PAIRS:
        seen = seen.replace(pair, letter)
    return seen


def looks(name: str) -> set[str]:
    """What the eyes of all readers keep of a name: a guest who has taken none is called otherwise in each language."""
    return {look(called(name, language)) for language in languages()} | {look(name)}


def told_apart(name: str, others: Collection[str]) -> str:
    """The name, with a number where it looks like another one."""
    taken = set[str]().union(*(looks(other) for other in others))
    number, distinct = 1, name
    while looks(distinct) & taken:
        number += 1
        mark = f" ({number})"
        distinct = name[: LONGEST_NAME - len(mark)] + mark
    return distinct
