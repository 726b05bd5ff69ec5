"""The Hungarian article: `az` before what is spoken with a vowel first, else `a`; in sentences it is `A($name)`."""

import re
import unicodedata

FIRST = re.compile(r"[^\W_]+")  # the first run of letters and digits; quotes and brackets before it are not spoken
VOWELS = frozenset("aeiou")
SPELLED = frozenset("aefilmnorsuxy")  # letters whose names begin with a vowel: ef, el, em, ..., ipszilon


def article(following: object) -> str:
    """The article before a number or a word."""
    found = FIRST.search(str(following))
    if found is None or str(following).startswith(("-", "\N{MINUS SIGN}")):
        return "a"  # mínusz
    run = found[0]
    vowel = _number(run) if run[0].isdigit() else _word(run)
    return "az" if vowel else "a"


def _number(run: str) -> bool:
    """Egy, öt, ötven, ötszáz, ezer, ötezer, egymillió ...; but tíz, száz, tízezer."""
    digits = re.match(r"\d+", run)
    assert digits is not None
    return run[0] == "5" or (run[0] == "1" and len(digits[0]) % 3 == 1)


def _word(run: str) -> bool:
    letters = [unicodedata.normalize("NFD", letter)[0].casefold() for letter in run[:2]]
    if len(run) == 1 or not run[1].isalpha():
        return letters[0] in SPELLED
    if letters[0] == "y":
        return letters[1] not in VOWELS  # Yvonne, but Yuki
    return letters[0] in VOWELS
