"""What `make load` says of servers that were played on in turns."""

from benchmarks.load.tallies import Figures, Stretch, Tallies, figures, ratio


def stretch(moves: int, used: float, *waits: float) -> Stretch:
    tallies = Tallies(acknowledged=moves, frames=2 * moves, bytes=200 * moves, waits=list(waits))
    tallies.refused["stale"] += 1
    return Stretch(tallies, 5.0, used)


def shown(*stretches: Stretch) -> Figures:
    return figures(stretches, "server", "promise", 10, 1.0)


def test_what_is_said_of_a_server_is_of_all_its_turns() -> None:
    found = shown(stretch(100, 0.1, 0.004, 0.001), stretch(300, 0.1, 0.003, 0.002))
    assert (found.seconds, found.moves_per_s, found.processor) == (10.0, 40.0, 0.02)
    assert found.refused == {"stale": 2}
    assert found.bytes_per_view == 100.0
    assert (found.waits_ms[0.5], found.waits_ms[0.999]) == (2.0, 3.0)
    assert [round(each) for each in (found.microseconds_per_move, *found.by_turn)] == [500, 1000, 333]


def test_servers_are_compared_turn_by_turn() -> None:
    """The machine is three times as slow in the second turn, and both servers are."""
    ours = shown(stretch(100, 0.1), stretch(100, 0.3), stretch(100, 0.1))
    theirs = shown(stretch(100, 0.2), stretch(100, 0.6), stretch(100, 0.1))
    assert ratio(ours, theirs) == "0.50 (0.50 to 1.00)"
