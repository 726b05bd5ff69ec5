"""Counting: in how many ways cards can be laid in a row, and every world that fits what a viewer knows."""
