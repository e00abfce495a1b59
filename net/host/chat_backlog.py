"""The last lines of a table's chat, for guests that come later or come back.

Knows lines only: nothing of links, seats or games.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from game.sessions.participants import ChatLine
from net.protocol.limits import CHAT_BACKLOG, CHUNK_BYTES
from net.protocol.messages import Backlog, ChatRelay

_ROW_BYTES = 64
"""More than a line takes in a frame besides its texts."""


class ChatBacklog:
    """The last lines of a table."""

    def __init__(self) -> None:
        self._lines: deque[ChatRelay] = deque(maxlen=CHAT_BACKLOG)

    def add(self, line: ChatRelay) -> None:
        """Add a line that was sent to all."""
        self._lines.append(line)

    def remember(self, lines: Iterable[ChatLine]) -> None:
        """Add the lines from a guest's chat at an earlier host; notices of its own program have no name."""
        for line in lines:
            if line.name:
                self._lines.append(ChatRelay(0, line.name, line.seat, line.text, line.reaction))

    @property
    def lines(self) -> tuple[ChatRelay, ...]:
        """The lines, oldest first."""
        return tuple(self._lines)

    def backlog(self) -> Backlog | None:
        """Return as many of the last lines as fit in a frame, ``None`` without any."""
        left = CHUNK_BYTES
        kept: deque[ChatRelay] = deque()
        for line in reversed(self._lines):
            left -= len(line.text.encode()) + len(line.name.encode()) + _ROW_BYTES
            if left < 0:
                break
            kept.appendleft(line)
        return Backlog(tuple(kept)) if kept else None
