"""Frames of WebSocket as they mostly are: a whole short text. Whatever else comes is left to the library."""

try:
    from websockets.speedups import apply_mask
except ImportError:  # where nobody compiled it
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the first byte of a text that is not in parts
FIN = 0x80
MASKED = 0x80  # in the second byte, as a client has to send it
LENGTH = 0x7F
LONGEST_SHORT = 125  # longer ones have their length in more bytes
HEAD = 6  # bytes of a short frame before its text: two, and the mask


def framed(text: bytes) -> bytes:
    """A text as a frame from a server, which masks nothing."""
    size = len(text)
    if size <= LONGEST_SHORT:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def plain_text(data: bytes) -> bytes | None:
    """The text, if these bytes are one whole short frame of a client with plain ASCII; None: anything else."""
    if len(data) < HEAD or data[0] != WHOLE_TEXT:
        return None
    size = data[1] ^ MASKED
    if size > LONGEST_SHORT or len(data) != HEAD + size:
        return None
    text = apply_mask(data[HEAD:], data[2:HEAD])
    return text if text.isascii() else None


def ends_between_messages(data: bytes) -> bool:
    """Whether these bytes, which begin between two messages, also end there, for certain."""
    place = 0
    while place + HEAD <= len(data):
        size = data[place + 1] & LENGTH
        if not data[place] & FIN or size > LONGEST_SHORT:
            return False
        place += HEAD + size
    return place == len(data)
