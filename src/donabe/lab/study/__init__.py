"""Studies: what a game is like, as numbers and pictures."""
