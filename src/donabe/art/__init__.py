"""The kit that games draw with: SVG made by code, in one look. A game's own drawings are in its folder's `art.py`."""
