"""Every text a player reads: the rulebooks of the games, and the sentences of the catalogue."""

from donabe.text.speaker import Speaker

__all__ = ["Speaker"]
