"""Story: all that a seat has seen and been told in a round, as text: equal stories, equal knowledge."""

from typing import Any

from donabe.kernel.event import Event
from donabe.kernel.state import State
from donabe.research.layout import Layout


class Story:
    """A round told to every seat, as far as it has been asked for."""

    def __init__(self, layout: Layout, again: State, told: list[list[str]]) -> None:
        self.layout = layout
        self.round = again.round
        self._again = again
        self._told = told  # by seat

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Story":
        return Story(self.layout, self._again.copy(), [lines[:] for lines in self._told])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(None), ()  # pickled as nothing: what has been told can be told again

    def goes_on(self, state: State) -> None:
        """Tell what has happened since, up to this state of the same round."""
        for mover, action in state.moves()[len(self._again.history) :]:
            events: list[Event] = []
            self._again.events = events
            self._again.apply(mover, action)
            self._again.events = None
            for seat, lines in enumerate(self._told):
                lines += [f"{event.kind} {event.facts}" for event in events if event.seen_by(seat)]
            self._told[mover].append(f"I {self.layout.game.tokens[action]}")

    def of(self, seat: int) -> str:
        """What the seat knew when the round was dealt, and every event it was told since."""
        return "\n".join(self._told[seat])


def beginning(layout: Layout, state: State) -> Story:
    """The story of the round that is played: what each seat knew when it was dealt."""
    again = state.rewound()
    return Story(layout, again, [[known(layout, again, seat)] for seat in range(state.players)])


def known(layout: Layout, state: State, seat: int) -> str:
    """The observation, in hexadecimal digits."""
    return layout.packed(state, seat).hex()
