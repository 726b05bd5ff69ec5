"""What any hidden-information card game is made of."""
