"""A small policy-gradient learner in PyTorch: it plays itself, thousands of decisions at a time.

    pip install '.[research]' torch
    python examples/policy_gradient.py --minutes 10 --out policy.pt --curve curve.svg

The network sees what a seat knows (docs/research.md) and is paid the points of the round. Now and then it sits down
with the rule of thumb at all other seats. The learned player is a bot like any other:

    DONABE_POLICY=policy.pt PYTHONPATH=examples donabe tournament iyadosu -n 3 --bots policy_gradient:PolicyBot,casual
"""

import argparse
import os
import time
from typing import Any

import numpy as np
import torch
from librt.random import Random

from donabe import bots, games
from donabe.bots import Bot, Budget
from donabe.kernel.game import Game
from donabe.kernel.state import State
from donabe.research import Layout, VectorEnv

GAME, PLAYERS = "iyadosu", 3
MATCHES, STEPS = 256, 96
HIDDEN = 128
LEARNING_RATE = 1e-3
ENTROPY, VALUE = 0.01, 0.5  # weights of the loss


def network(layout: Layout) -> Any:
    """From what a seat knows to a number for each action, and one for how the round will go."""
    return torch.nn.Sequential(
        torch.nn.Linear(layout.size, HIDDEN),
        torch.nn.ReLU(),
        torch.nn.Linear(HIDDEN, HIDDEN),
        torch.nn.ReLU(),
        torch.nn.Linear(HIDDEN, layout.actions + 1),
    )


def judged(model: Any, observations: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithms of the chances of all actions, illegal ones left out, and the values."""
    out = model(torch.as_tensor(observations, dtype=torch.float32))
    scores = out[:, :-1].masked_fill(torch.as_tensor(masks) == 0, -1e9)
    return torch.log_softmax(scores, dim=1), out[:, -1]


def rollout(env: VectorEnv, model: Any, turn: Any) -> tuple[dict[str, Any], Any]:
    """So many decisions in each match, with what their seats won in the rest of the round."""
    rounds = env.layout.spans["round"]
    kept: dict[str, list[Any]] = {name: [] for name in ("observations", "masks", "actors", "actions")}
    rewards, ends = [], []
    for _step in range(STEPS):
        with torch.no_grad():
            logs, _values = judged(model, turn.observations, turn.masks)
        actions = torch.multinomial(logs.exp(), 1)[:, 0].numpy()
        now = (turn.observations, turn.masks, turn.actors, actions)
        for column, value in zip(kept.values(), now, strict=True):
            column.append(value)
        turn = env.step(actions)
        rewards.append(turn.rewards)
        ends.append(turn.dones | (turn.observations[:, rounds] != now[0][:, rounds]).any(axis=1))
    data = {name: np.stack(column) for name, column in kept.items()}
    data["won"], data["finished"] = won(np.stack(rewards), np.stack(ends), data["actors"])
    return data, turn


def won(rewards: Any, ends: Any, actors: Any) -> tuple[Any, Any]:
    """By step and match: what the seat that decided won until its round ended, and whether that was seen."""
    out, seen = np.zeros(actors.shape, np.float32), np.zeros(actors.shape, bool)
    total = np.zeros(rewards.shape[1:], np.float32)
    finished = np.zeros(rewards.shape[1], bool)
    for step in reversed(range(len(rewards))):
        total = rewards[step] + np.where(ends[step][:, None], 0, total)
        finished = finished | ends[step]
        out[step] = np.take_along_axis(total, actors[step][:, None], 1)[:, 0]
        seen[step] = finished
    return out, seen


def learn(model: Any, optimiser: Any, data: dict[str, Any]) -> None:
    """One pass over the decisions, in a few pieces."""
    rows = np.flatnonzero(data["finished"].reshape(-1))
    flat = {name: array.reshape(-1, *array.shape[2:]) for name, array in data.items()}
    for part in np.array_split(np.random.default_rng().permutation(rows), 8):
        logs, values = judged(model, flat["observations"][part], flat["masks"][part])
        paid = torch.as_tensor(flat["won"][part])
        better = (paid - values).detach()
        better = better / (better.std() + 1e-6)
        chosen = logs.gather(1, torch.as_tensor(flat["actions"][part])[:, None])[:, 0]
        entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1)
        loss = -(chosen * better + ENTROPY * entropy).mean() + VALUE * ((values - paid) ** 2).mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 0.5)
        optimiser.step()


class PolicyBot(Bot):
    """The learned player, from the file that DONABE_POLICY names."""

    name = "policy"

    def __init__(self, model: Any = None) -> None:
        self.layout = Layout(games.load(GAME), PLAYERS)
        self.model = model or network(self.layout)
        if model is None:
            self.model.load_state_dict(torch.load(os.environ["DONABE_POLICY"], weights_only=True))

    def choose(self, _game: Game, world: State, seat: int, _rng: Random, _budget: Budget) -> int:
        """The most likely action; the observation is the same in every world that the seat cannot tell apart."""
        with torch.no_grad():
            observation, mask = self.layout.observed(world, seat), self.layout.mask(world, seat)
            logs, _value = judged(self.model, observation[None], mask[None])
        return int(logs.argmax())


def share_of_wins(player: Bot, matches: int, opponent: str = "thumb") -> float:
    """How many matches a player wins, ties shared, with another bot at all other seats."""
    game, rng, wins = games.load(GAME), Random(1), 0.0
    for number in range(matches):
        seat = number % PLAYERS
        state = game.start(PLAYERS, {}, (number // PLAYERS).to_bytes(32, "big"))
        while state.pending:
            actor = state.actor()
            sitter = player if actor == seat else bots.bot(opponent)
            state.apply(actor, sitter.decide(game, state, actor, rng))
        winners = state.outcome().winners()
        wins += (seat in winners) / len(winners)
    return wins / matches


def curve_picture(points: list[tuple[float, float]]) -> str:
    """The learning curve as SVG: thousands of decisions, and the share of wins against the rule of thumb."""
    width, height, margin = 640, 320, 48
    last, top = max(thousands for thousands, _share in points) or 1, 0.6

    def at(thousands: float, share: float) -> str:
        x = margin + thousands / last * (width - 2 * margin)
        return f"{x:.1f},{height - margin - share / top * (height - 2 * margin):.1f}"

    text = 'font-family="sans-serif" font-size="13" fill="#2b2622"'
    fair = at(0, 1 / PLAYERS), at(last, 1 / PLAYERS)
    labels = "".join(
        f'<text x="8" y="{float(at(0, share).split(",")[1]) + 4:.1f}" {text}>{share:.0%}</text>'
        for share in (0, 0.2, 0.4, 0.6)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/>{labels}'
        f'<path d="M{fair[0]} L{fair[1]}" stroke="#b5583b" stroke-dasharray="5 5"/>'
        f'<text x="{width - margin}" y="{float(fair[0].split(",")[1]) - 6}" text-anchor="end" {text}>an equal share</text>'
        f'<polyline fill="none" stroke="#2d5591" stroke-width="3" points="{" ".join(at(*point) for point in points)}"/>'
        f'<text x="{margin}" y="24" {text}>matches of Iyadosu won against two players of the rule of thumb</text>'
        f'<text x="{width - margin}" y="{height - 12}" text-anchor="end" {text}>{last / 1000:.1f} million decisions</text>'
        "</svg>\n"
    )


def train(minutes: float, every: int, matches: int) -> tuple[Any, list[tuple[float, float]]]:
    """Learn for so long, and measure now and then."""
    torch.set_num_threads(1)  # a network this small is no quicker on several
    torch.manual_seed(1)
    env = VectorEnv(GAME, PLAYERS, MATCHES, seed=1, reward="points")
    model = network(env.layout)
    optimiser = torch.optim.Adam(model.parameters(), LEARNING_RATE)
    turn, points, passes, end = env.reset(), [], 0, time.monotonic() + 60 * minutes
    while True:
        if passes % every == 0 or time.monotonic() > end:
            share = share_of_wins(PolicyBot(model), matches)
            points.append((passes * MATCHES * STEPS / 1000, share))
            print(f"{points[-1][0]:8.0f} thousand decisions: wins {share:.1%} against the rule of thumb", flush=True)
        if time.monotonic() > end:
            return model, points
        data, turn = rollout(env, model, turn)
        learn(model, optimiser, data)
        passes += 1


def main() -> None:
    """Train, and keep the policy and its curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--every", type=int, default=10, help="passes between measurements")
    parser.add_argument("--matches", type=int, default=300, help="of a measurement")
    parser.add_argument("--out", default="policy.pt")
    parser.add_argument("--curve", default="")
    given = parser.parse_args()
    model, points = train(given.minutes, given.every, given.matches)
    torch.save(model.state_dict(), given.out)
    if given.curve:
        with open(given.curve, "w", encoding="utf-8") as file:  # noqa: PTH123
            file.write(curve_picture(points))


if __name__ == "__main__":
    main()
