"""Views: what the viewers of a live table see now, so that a step can be told as what it changes."""

from collections.abc import Collection
from typing import Any

from donabe.kernel.change import changes
from donabe.kernel.view import View
from donabe.table.state import TableState


class Views:
    """The views of a table by viewer, made when they are asked for and kept until the next step."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self._views: dict[int, View] = {}
        self._changes: dict[int, dict[str, Any]] = {}

    def step(self, viewers: Collection[int]) -> None:
        """The match has gone on: make the views of these viewers anew, and note how they differ from those before."""
        before, self._views = self._views, {}
        self._make(viewers)
        both = [viewer for viewer in self._views if viewer in before]
        pairs = ((before[viewer], self._views[viewer]) for viewer in both)
        self._changes = dict(zip(both, changes(pairs), strict=True))

    def view(self, viewer: int) -> View | None:
        """What a viewer sees, if there is a match to see."""
        if viewer not in self._views:
            self._make([viewer])
        return self._views.get(viewer)

    def change(self, viewer: int) -> dict[str, Any] | None:
        """How this differs from what the viewer saw before the last step; None if that is not known."""
        return self._changes.get(viewer)

    def forget(self) -> None:
        """Keep nothing: nobody is looking."""
        self._views, self._changes = {}, {}

    def _make(self, viewers: Collection[int]) -> None:
        if self.table.match is not None:
            order = list(viewers)
            self._views.update(zip(order, self.table.game.views(self.table.match.state, order), strict=True))
