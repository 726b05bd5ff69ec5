"""What a player of Happy Mochi aims at, and which rules answer a question."""

from donabe.games.happy_mochi.actions import TAKE_LEFT, WAIT
from donabe.games.happy_mochi.cards import NOTHING, VALUES
from donabe.games.happy_mochi.rules import HappyMochi
from donabe.games.happy_mochi.table import OVER, SETTING_ASIDE, TURN
from donabe.kernel.bits import has
from donabe.kernel.view import SPECTATOR, Text

CLAUSES = {
    "happy_mochi-prompt-asked-turn": ("HM-3.1", "HM-4.1", "HM-4.3", "HM-4.4", "HM-4.6", "HM-5.1"),
    "happy_mochi-prompt-wait-turn": ("HM-3.1", "HM-2.4"),
    "happy_mochi-prompt-asked-effects": ("HM-6.3", "HM-6.5", "HM-6.7", "HM-6.8", "HM-6.9"),
    "happy_mochi-prompt-wait-effects": ("HM-6.1", "HM-6.8"),
    "happy_mochi-prompt-asked-drawing": ("HM-6.4", "HM-5.1"),
    "happy_mochi-prompt-wait-drawing": ("HM-6.3", "HM-5.1"),
    "happy_mochi-prompt-asked-inserting": ("HM-5.2",),
    "happy_mochi-prompt-wait-inserting": ("HM-5.2", "HM-8.3"),
    "happy_mochi-prompt-asked-giving": ("HM-6.5", "HM-6.6"),
    "happy_mochi-prompt-wait-giving": ("HM-6.6",),
    "happy_mochi-prompt-asked-setting-aside": ("HM-7.5", "HM-8.1", "HM-8.2"),
    "happy_mochi-prompt-wait-setting-aside": ("HM-7.5", "HM-7.6"),
    "happy_mochi-prompt-over": ("HM-9.1", "HM-9.2"),
}
PAIR = 2  # cards
CLOSE = 2  # a row of so few cards may be empty after one more turn


def goal(table: HappyMochi, viewer: int) -> Text:
    """What wins the match, and what the viewer aims at now."""
    return Text("happy_mochi-goal", {"end": table.end_score, "now": _now(table, viewer)})


def _now(table: HappyMochi, viewer: int) -> Text:
    if table.phase == OVER or viewer == SPECTATOR:
        return Text("happy_mochi-goal-watch")
    row = [int(card) for card in table.rows.row(viewer)]
    if table.phase == SETTING_ASIDE:
        return Text("happy_mochi-goal-keep" if row else "happy_mochi-goal-won")
    if table.in_hand(viewer) != NOTHING:
        return Text("happy_mochi-goal-place")
    if not row:
        return Text("happy_mochi-goal-empty")
    if table.phase == TURN and has(table.pending, viewer):
        return _on_turn(table, viewer, len(row))
    if any(table.rows.size(seat) <= CLOSE for seat in range(table.players) if seat != viewer):
        return Text("happy_mochi-goal-hurry")
    points = sum(card % VALUES for card in row)
    return Text("happy_mochi-goal-row", {"cards": len(row), "points": points})


def _on_turn(table: HappyMochi, viewer: int, cards: int) -> Text:
    """What a turn is for: the last pair, any pair that fits, or a card that makes one."""
    legal = list(table.legal(viewer))
    if legal[0] == WAIT:
        return Text("happy_mochi-goal-watch")
    pairs = sum(action < TAKE_LEFT for action in legal)
    if pairs == 0:
        return Text("happy_mochi-goal-draw", {"cards": cards})
    return Text("happy_mochi-goal-last") if cards == PAIR else Text("happy_mochi-goal-play", {"pairs": pairs})
