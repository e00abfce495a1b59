"""What has changed since the last frame and is spoken: points, the market, who can reach the goal, the log, the chat.

Compares positions and lists with those of the frame before; when the sentences are spoken is up to the narrator.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from game.rules import market, observe
from game.view.descriptions.presence import chat_text
from game.view.descriptions.race import describe_finisher, finishers
from game.view.descriptions.speech import describe_points, describe_row, describe_turned_up

if TYPE_CHECKING:
    from game.rules.model import GameState
    from game.sessions.participants import ChatLine
    from game.ui.table.table_view import TableView
    from game.view.descriptions.log_rows import LogRow


class TableChanges:
    """Compares a table with the frame before."""

    def __init__(self) -> None:
        self._rows: list[LogRow] = []
        self._read: list[LogRow] = []
        self._state: GameState | None = None

    def sentences(self, view: TableView) -> Iterator[str]:
        """Yield the new rows of the log, changed points and new cards; of a log that was built again its last row."""
        before, self._state = self._state, view.state
        if view.log.rows is not self._rows:
            self._rows = view.log.rows
            read = self._read
            if view.log.rows[: len(read)] != read or not read:
                self._read = view.log.rows[:]
                before = None
                if view.log.rows and view.log.rows[-1:] != read[-1:]:
                    yield describe_row(view.edition, view.log.rows[-1], shared=view.shared)
        for row in view.log.rows[len(self._read) :]:
            yield describe_row(view.edition, row, shared=view.shared)
            self._read.append(row)
        if before is not None and view.state is not None and view.state is not before:
            yield from _compare(view, before, view.state)


class ChatChanges:
    """Compares a chat with the frame before."""

    def __init__(self) -> None:
        self._participants: object = None
        self._last = 0

    def sentences(self, participants: object, lines: Sequence[ChatLine]) -> Iterator[str]:
        """Yield the new lines of a chat; those that were there when it opened are not new."""
        if participants is not self._participants:
            self._participants, self._last = participants, lines[-1].number if lines else 0
        for line in lines:
            if line.number > self._last:
                self._last = line.number
                yield chat_text(line)


def _compare(view: TableView, before: GameState, after: GameState) -> Iterator[str]:
    """Yield whose points and which market cards have changed, and who can reach the goal now and could not before.

    Nothing is yielded if both positions are not of the same game.
    """
    if before.edition != after.edition or len(before.players) != len(after.players):
        return
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if old.points != new.points:
            yield describe_points(view.names, seat, new.points)
    for number, (old_row, new_row) in enumerate(zip(before.market, after.market, strict=True)):
        for slot, (gone, card) in enumerate(zip(old_row, new_row, strict=True)):
            if gone != card and (card is not None or not after.pending):
                yield describe_turned_up(view.edition, market(number + 1, slot), card)
    # On a shared screen everybody is a rival, and blind cards are left out.
    viewer = None if view.shared else view.local_viewer
    before, after = (observe(state, None) if view.shared else state for state in (before, after))
    for seat in sorted(finishers(after, viewer, over=view.over) - finishers(before, viewer)):
        yield describe_finisher(view.names, seat)
