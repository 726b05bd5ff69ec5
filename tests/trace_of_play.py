"""Plays matches and prints, as JSON, which build played them and a hash of everything after each move.

Run by test_builds_agree.py under two builds; whatever the two could differ in goes into a hash.
"""

import hashlib
import json

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from donabe.build_info import describe, is_compiled
from donabe.kernel import bits
from donabe.kernel.chance import Luck, shuffled
from donabe.kernel.dealing import Boxes
from donabe.kernel.state import State, play_out
from donabe.kernel.view import SPECTATOR, plain
from tables import Setting, every_setting

PLAIN_MATCHES = 3  # of each game and number of players; one more with each option changed
CLOSE_LOOK = 20  # decisions between two looks at worlds and views


def hashed(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def trace(setting: Setting, number: int) -> list[str]:
    """A hash of the table after each move of a random match, and of how it ended."""
    rng = Random(number)
    state = setting.start(number)
    hashes: list[str] = []
    while state.pending:
        legal = [state.legal(seat) for seat in range(setting.players)]
        close = close_look(state, setting, rng) if len(hashes) % CLOSE_LOOK == 0 else []
        hashes.append(hashed(state.snapshot(), legal, close))
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        state.apply(seat, legal[seat][rng.randrange(len(legal[seat]))])
    outcome = state.outcome()
    hashes.append(hashed(state.snapshot(), outcome.ranks, outcome.totals, outcome.decided))
    return hashes


def close_look(state: State, setting: Setting, rng: Random) -> list[object]:
    """A world as each seat imagines it, how that could end, what every viewer sees, and what forbids each action."""
    seen: list[object] = [plain(setting.game.view(state, viewer)) for viewer in range(SPECTATOR, setting.players)]
    for seat in range(setting.players):
        world = state.resample(seat, rng)
        seen.append(world.snapshot())
    seen += [play_out(world, rng), world.snapshot(), state.replayed().snapshot()]
    seen += [state.why_not(seat, action) for seat in state.actors() for action in range(len(setting.game.tokens))]
    return seen


def kernel_trace() -> list[str]:
    """Hashes of what the kernel's small functions give over all their range."""
    rng = Random(1)
    hashes = []
    for number in range(300):
        members = rng.randrange(1 << 62) * 2 + rng.randrange(2)
        member = number % 63
        sets = (bits.size(members), list(bits.listed(members)), bits.bit(member), bits.full(member))
        hashes.append(hashed(sets, bits.lowest(members | bits.bit(member)), bits.has(members, member)))
        hashes.append(hashed(list(shuffled(number.to_bytes(32, "big"), f"{number}/deal", number % 257))))
        boxes = Boxes(vec[i64]([0o1111, 0o2222, 0o4444]), bits.full(12))
        for size, barred, needed in ((4, 1 << number % 3, 0), (5, 0, 1), (3, 0, 0)):
            boxes.add(size, barred, needed)
        hashes.append(hashed(list(boxes.deal(rng)), bits.sample(members, number % (bits.size(members) + 1), rng)))
        hashes.append(hashed(list(Luck(rng).shuffle(number, "deal", number % 257))))
    return hashes


def main() -> None:
    """Every game at every number of players and with every option."""
    traces = {"kernel": kernel_trace()}
    for setting in every_setting():
        for number in range(1 if setting.options else PLAIN_MATCHES):
            traces[f"{setting} match {number}"] = trace(setting, number)
    print(json.dumps({"build": describe(), "compiled": is_compiled(), "traces": traces}))


if __name__ == "__main__":
    main()
