"""The seal on the seeds of running matches: whoever has the database alone cannot tell what cards will come.

A sealed seed is a byte for the form, the name of the key, a nonce, and the seed under AES-GCM, bound to its table.
"""

import base64
import binascii
import hashlib
import secrets
from collections.abc import Mapping
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from donabe.kernel.chance import SEED_BYTES
from donabe.kernel.errors import DonabeError
from donabe.table.store.private_files import make_private, write_privately

KEY_BYTES = 32
NAME_BYTES = 4
NONCE_BYTES = 12
TAG_BYTES = 16  # by which AES-GCM knows that nothing was changed
FORM = b"\x01"
SEALED_BYTES = len(FORM) + NAME_BYTES + NONCE_BYTES + SEED_BYTES + TAG_BYTES
URL_SAFE = str.maketrans("+/", "-_")  # either spelling of base64 is read
KEY_FILE = "donabe.key"
KEY_VARIABLE = "DONABE_KEY"


class BadKey(DonabeError):
    """The key cannot be used here; the message says what to do."""

    code = "bad-key"


class KeyLost(Exception):
    """A seed cannot be opened: the key that sealed it is not here, or somebody changed it."""


class Seal:
    """Seals with the first of its keys, opens with any of them."""

    def __init__(self, *keys: bytes, fresh: bool = False) -> None:
        self.name = name_of(keys[0])
        self.ciphers = {name_of(key): AESGCM(key) for key in keys}
        self.fresh = fresh  # the key was made just now, so that nothing can be sealed with it yet

    def sealed(self, table_id: str, seed: bytes) -> bytes:
        """A seed as it is stored."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        hidden = self.ciphers[self.name].encrypt(nonce, seed, table_id.encode())
        return FORM + bytes.fromhex(self.name) + nonce + hidden

    def opened(self, table_id: str, stored: bytes) -> bytes:
        """The seed that was stored, or KeyLost."""
        name, nonce, hidden = parts_of(stored)
        cipher = self.ciphers.get(name)
        if cipher is None:
            raise KeyLost(f"its seed is sealed with the key {name}, which is not here")
        try:
            return cipher.decrypt(nonce, hidden, table_id.encode())
        except InvalidTag:
            raise KeyLost(f"its seed was changed after it was sealed with the key {name}") from None


def opened(seal: Seal | None, table_id: str, stored: bytes) -> bytes:
    """The seed that was stored, sealed or not, or KeyLost."""
    if len(stored) == SEED_BYTES:
        return stored
    if seal is None:
        raise KeyLost("its seed is sealed, and there is no key here")
    return seal.opened(table_id, stored)


def parts_of(stored: bytes) -> tuple[str, bytes, bytes]:
    """The key's name, the nonce, and the hidden seed."""
    if len(stored) != SEALED_BYTES or not stored.startswith(FORM):
        raise ValueError("the stored seed is neither a seed nor a sealed one")
    name_ends, nonce_ends = 1 + NAME_BYTES, 1 + NAME_BYTES + NONCE_BYTES
    return stored[1:name_ends].hex(), stored[name_ends:nonce_ends], stored[nonce_ends:]


def name_of(key: bytes) -> str:
    """A short name that gives nothing of the key away."""
    return hashlib.sha256(b"donabe key " + key).digest()[:NAME_BYTES].hex()


# -- where keys come from ------------------------------------------------------------------------------------------------


def seal_at(path: Path, environment: Mapping[str, str]) -> Seal:
    """The seal whose keys the environment has, or else a file, which is made if it is not there."""
    if environment.get(KEY_VARIABLE):
        return Seal(*keys_in(environment[KEY_VARIABLE], KEY_VARIABLE))
    try:
        fresh = _made(path)
        text = path.read_text("ascii", "replace")
    except OSError as error:
        raise BadKey("error-key-file", path=str(path), detail=error.strerror or str(error)) from error
    return Seal(*keys_in(text, str(path)), fresh=fresh)


def _made(path: Path) -> bool:
    """Whether the file was not there; now it is, and closed to others."""
    try:
        write_privately(path, base64.urlsafe_b64encode(secrets.token_bytes(KEY_BYTES)) + b"\n")
    except FileExistsError:
        make_private(path)
        return False
    return True


def keys_in(text: str, where: str) -> list[bytes]:
    """The keys of a text, one a word: the first seals, the others are older ones."""
    try:
        keys = [base64.b64decode(word, b"-_", validate=True) for word in text.translate(URL_SAFE).split()]
    except (binascii.Error, ValueError):
        keys = []
    if not keys or any(len(key) != KEY_BYTES for key in keys):
        raise BadKey("error-key-form", path=where)
    return keys
