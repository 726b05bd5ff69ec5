"""Random play in a vector environment: how many decisions a second, and how long matches are.

python examples/random_baseline.py salty --players 4 --matches 4096 --seconds 5
"""

import argparse
import time

from donabe.research import VectorEnv


def main() -> None:
    """Step for a while and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    env = VectorEnv(given.game, given.players, given.matches, seed=1, processes=given.processes)
    env.reset()
    began, busy = time.perf_counter(), time.process_time()
    steps = ended = 0
    while time.perf_counter() - began < given.seconds:
        ended += int(env.step(env.sample()).dones.sum())
        steps += 1
    wall, busy = time.perf_counter() - began, time.process_time() - busy
    env.close()
    decisions = steps * given.matches
    of_processor = f", {decisions / busy / 1e6:.2f} a second of processor" if given.processes == 1 else ""
    print(f"{decisions / wall / 1e6:.2f} million decisions a second{of_processor}")
    print(f"{ended} matches ended, {decisions / max(ended, 1):.0f} decisions each")


if __name__ == "__main__":
    main()
