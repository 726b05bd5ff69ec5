"""How hard the property tests search: the same cases every time by default, many new ones with `make soak`."""

import os
import signal

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"  # the terminal's tests read English wherever they run

# Programs that tests start get Ctrl-C, even if whoever started the tests ignores it, as a shell does in the background.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("default", deadline=None, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5_000, print_blob=True)
settings.load_profile("default")
