"""The log of a game: its rows, the last moves, who won which tile, as the updates come in.

Knows updates, names and editions; knows nothing of drawing or time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.model import CardMoved, Event, PlaceKind, Seat, TileMoved
from game.rules.pieces import Edition
from game.sessions.update import Update
from game.support.i18n import language
from game.view.descriptions.log_rows import LogRow, update_rows
from game.view.descriptions.recent_moves import Recent


class GameLog:
    """What is known of the course of a game besides its position."""

    rows: list[LogRow]
    sources: list[int]
    """The update, counted from 0, that each row comes from."""
    recent: Recent
    taken: dict[int, tuple[Seat, str]]
    """Who won which bonus tile from which of their places in the middle."""
    last_card: str | None
    """The card that was bought or reserved last."""
    language: str
    """The language of the rows."""

    def __init__(self, rules: Edition) -> None:
        self._rules = rules
        self.clear()

    def clear(self) -> None:
        """Begin anew, in the language that is used now."""
        self.rows, self.sources = [], []
        self.recent = Recent()
        self.taken = {}
        self.last_card = None
        self.language = language()
        self._resigned: set[Seat] = set()
        self._updates = 0

    def add(self, names: Sequence[str], update: Update) -> int:
        """Add one update; returns how many rows it gave."""
        rows = update_rows(self._rules, names, update, self._resigned)
        if update.kind == "commit":
            if update.seat is not None:
                self.recent.add(update.seat, update.actions, update.events)
                self.last_card = _moved_card(update.events) or self.last_card
            self.taken |= {
                event.source.row: (event.target.row, event.tile)
                for event in update.events
                if isinstance(event, TileMoved) and event.target.kind is PlaceKind.OWNED_TILE
            }
        elif update.kind == "resign" and update.seat is not None:
            self._resigned.add(update.seat)
        elif update.kind == "takeback":
            self.recent.clear()
        self.rows.extend(rows)
        self.sources.extend([self._updates] * len(rows))
        self._updates += 1
        return len(rows)


def _moved_card(events: Iterable[Event]) -> str | None:
    """Return the open card that somebody bought or reserved."""
    kinds = (PlaceKind.BONUS, PlaceKind.HAND)
    return next((e.card for e in events if isinstance(e, CardMoved) and e.target.kind in kinds), None)
