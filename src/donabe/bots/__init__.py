"""Players that see only what their seat sees, and where they decide: here or in other processes."""

from donabe.bots.decision import BotFault, bot_rng, play_bot_move
from donabe.bots.levels import BOTS, LEVELS, USUAL, UnknownBot, bot
from donabe.bots.player import Bot, Budget
from donabe.bots.thoughts import Thought, hinted, thoughts

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "BotFault",
    "Budget",
    "Thought",
    "UnknownBot",
    "bot",
    "bot_rng",
    "hinted",
    "play_bot_move",
    "thoughts",
]
