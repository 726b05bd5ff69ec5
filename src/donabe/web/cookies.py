"""The cookie that identifies a guest: read it among any others, and set it."""

import re
from collections.abc import Sequence

OLD_NAME = "donabe"  # what the cookie of every house was called once
A_YEAR = 365 * 24 * 3600
MOST = 50  # of ours that are tried: paths and old versions can leave several, and a neighbour on the host can set many
SECRET = re.compile(r"[\w-]{20,100}", re.ASCII)  # anything else was never a secret of ours


def cookie_name(house: str) -> str:
    """The name of a house's cookie: browsers do not tell the ports of a host apart."""
    return f"{OLD_NAME}-{house}"


def secrets_in(headers: Sequence[str], name: str) -> list[str]:
    """What cookies of ours say, the present name first."""
    said = [value for wanted in (name, OLD_NAME) for value in cookies_named(headers, wanted)]
    return [value for value in dict.fromkeys(said) if SECRET.fullmatch(value)][:MOST]


def cookies_named(headers: Sequence[str], name: str) -> list[str]:
    """The values of the cookies of a name; whatever other cookies there are, and how they are written, does not matter."""
    pairs = [_pair(part) for header in headers for part in header.split(";")]
    return [value for key, value in pairs if key == name and value]


def _pair(part: str) -> tuple[str, str]:
    key, _, value = part.partition("=")
    return key.strip(), value.strip().strip('"')


def cookie(name: str, secret: str, *, secure: bool) -> str:
    """The Set-Cookie header for a secret."""
    return f"{name}={secret}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
