"""How hard the property tests search: the same cases every time by default, many new ones with `make soak`."""

from hypothesis import settings

settings.register_profile("default", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5_000, print_blob=True)
settings.load_profile("default")
