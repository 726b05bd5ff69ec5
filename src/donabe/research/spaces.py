"""Spaces: what Gymnasium and PettingZoo are told about observations and actions."""

import numpy as np
from gymnasium import spaces

from donabe.research.layout import Layout


def observation_space(layout: Layout) -> spaces.Dict:
    """The bits that a seat knows, and a mask of its legal actions."""
    bits = spaces.Box(0, 1, (layout.size,), np.uint8)
    return spaces.Dict({"observation": bits, "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8)})


def action_space(layout: Layout) -> spaces.Discrete:
    """Every action of the game by its code."""
    return spaces.Discrete(layout.actions)
