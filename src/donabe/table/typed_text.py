"""Text that people type: names, chats, ids; plain text of bounded length, or a refusal."""

import unicodedata

from donabe.table.refusals import BadMessage, BadName

LONGEST_NAME = 24
LONGEST_CHAT = 300
LONGEST_ID = 40
PARTS = 4  # that a letter is taken into at most, its accents apart

# control, surrogate, unassigned and private characters, line and paragraph separators
UNWANTED = {"Cc", "Cs", "Cn", "Co", "Zl", "Zp"}
# characters that turn the direction of the text around them
TURNING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")

# accents and marks without a letter, characters without a width, spaces, and letters and signs that draw nothing
UNSEEN = {"Mn", "Me", "Cf", "Zs"}
# what is drawn above, below or around the letter before it, and what hides between such marks
STACKED = {"Mn", "Me", "Cf"}
MOST_MARKS = 4  # in a row: Thai and Vietnamese need two, Devanagari three, Hebrew with all its points four
BLANK = set("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")


def is_seen(letter: str) -> bool:
    """Whether a character draws something of its own."""
    return letter not in BLANK and unicodedata.category(letter) not in UNSEEN


def checked_name(text: str) -> str:
    """The name, trimmed and composed, or BadName."""
    trimmed = composed(text, LONGEST_NAME)
    if not 1 <= len(trimmed) <= LONGEST_NAME:
        raise BadName("error-name-length", most=LONGEST_NAME)
    if not plain(trimmed):
        raise BadName("error-name-plain")
    if heaped(trimmed):
        raise BadName("error-name-marks", most=MOST_MARKS)
    if not any(is_seen(letter) for letter in trimmed):
        raise BadName("error-name-unseen")
    return trimmed


def checked_chat(text: str) -> str:
    """A chat message, trimmed and composed, or BadMessage."""
    trimmed = composed(text, LONGEST_CHAT)
    if not 1 <= len(trimmed) <= LONGEST_CHAT:
        raise BadMessage("error-chat-length", most=LONGEST_CHAT)
    if not plain(trimmed):
        raise BadMessage("error-chat-plain")
    if heaped(trimmed):
        raise BadMessage("error-chat-marks", most=MOST_MARKS)
    return trimmed


def checked_client_id(text: str) -> str:
    """The id that a client gave its message, or BadMessage."""
    if not 1 <= len(text) <= LONGEST_ID or not plain(text):
        raise BadMessage("error-id", most=LONGEST_ID)
    return text


def composed(text: str, most: int) -> str:
    """The text without spaces around it, each letter one with its accent where there is such a letter.

    What is too long however it is written stays as it is: putting thousands of marks in order takes seconds.
    """
    trimmed = text.strip()
    return trimmed if trimmed.isascii() or len(trimmed) > most * PARTS else unicodedata.normalize("NFC", trimmed)


def heaped(text: str) -> bool:
    """Whether more marks stand on one letter than any language needs: they would be drawn over what is beside it."""
    if text.isascii():
        return False
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        if category not in STACKED:
            marks = 0
        elif category != "Cf":
            marks += 1
        if marks > MOST_MARKS:
            return True
    return False


def plain(text: str) -> bool:
    """Whether the text has no control characters and the like."""
    if text.isascii():
        return text.isprintable()
    return not any(letter in TURNING or unicodedata.category(letter) in UNWANTED for letter in text)
