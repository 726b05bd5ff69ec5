"""An event is seen by its audience and by nobody else."""

import pytest

from donabe.kernel.event import EVERYONE, Event
from donabe.kernel.view import SPECTATOR


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 7])
def test_what_everyone_may_know_spectators_may_know_too(viewer: int) -> None:
    assert Event("dealt", {}).seen_by(viewer)
    assert Event("dealt", {}, EVERYONE).seen_by(viewer)


def test_a_secret_is_seen_by_its_seats_only() -> None:
    secret = Event("passed", {"card": "K3"}, 0b101)
    assert [viewer for viewer in range(SPECTATOR, 8) if secret.seen_by(viewer)] == [0, 2]


def test_an_event_for_nobody_is_seen_by_nobody() -> None:
    assert not any(Event("noted", {}, 0).seen_by(viewer) for viewer in range(SPECTATOR, 8))


def test_an_event_shows_itself() -> None:
    assert repr(Event("played", {"seat": 1}, 2)) == "Event('played', {'seat': 1}, 2)"
