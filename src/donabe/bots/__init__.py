"""Players that see only what their seat sees, and where they decide: here or in other processes."""

from donabe.bots.decision import BotFault, bot_rng, play_bot_move
from donabe.bots.players import BOTS, Bot, RandomBot, ThumbBot, UnknownBot, bot

__all__ = ["BOTS", "Bot", "BotFault", "RandomBot", "ThumbBot", "UnknownBot", "bot", "bot_rng", "play_bot_move"]
