"""Viewer: what a table needs of whoever is connected to it."""

from typing import Protocol

from donabe.table.guests import Guest


class Viewer(Protocol):
    """Somebody connected to a table."""

    guest: Guest
    changes: bool  # is told what changes in its view, instead of the whole

    def send(self, data: bytes) -> None:
        """Send a message, soon, in order, without waiting."""

    def shut(self) -> None:
        """Disconnect, after what was sent before."""
