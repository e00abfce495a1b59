"""The log of a game: its rows, the last moves and the won tiles, built from its updates.

Knows updates, names and editions; knows nothing of drawing or time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.rules.model import CardMoved, Event, PlaceKind, PurchaseCard, Seat, TileMoved, Tokens
from game.rules.pieces import Edition
from game.sessions.update import Update
from game.support.i18n import language
from game.view.descriptions.log_rows import LogRow, update_rows
from game.view.descriptions.recent_moves import Recent


@dataclass(frozen=True)
class Purchase:
    """How a card was bought: in which round, for which tokens, and whether it had been reserved."""

    round: int
    paid: Tokens
    reserved: bool


class TableLog:
    """What is shown of the course of a game in addition to its position."""

    rows: list[LogRow]
    sources: list[int]
    """The update of each row, counted from 0."""
    recent: Recent
    taken: dict[int, tuple[Seat, str]]
    """Winner and name of each won bonus tile, by its place in the middle."""
    last_card: str | None
    """The card that was bought or reserved last."""
    bought: dict[str, Purchase]
    """How each card was bought, by its name."""
    language: str
    """The language of the rows."""

    def __init__(self, rules: Edition) -> None:
        self._rules = rules
        self.clear()

    def clear(self) -> None:
        """Remove everything, and use the current language from now on."""
        self.rows, self.sources = [], []
        self.recent = Recent()
        self.taken = {}
        self.last_card = None
        self.bought = {}
        self.language = language()
        self._resigned: set[Seat] = set()
        self._updates = 0
        self._round = 0

    def add(self, names: Sequence[str], update: Update) -> int:
        """Add one update; return the number of its rows."""
        number = self._round or update.state.round
        rows = [replace(row, round=number) for row in update_rows(self._rules, names, update, self._resigned)]
        self._round = update.state.round
        if update.kind == "commit":
            if update.seat is not None:
                self.recent.add(update.seat, update.actions, update.events)
                self.last_card = _moved_card(update.events) or self.last_card
            self.bought |= {
                action.card: Purchase(number, action.payment, reserved=action.place.kind is PlaceKind.HAND)
                for action in update.actions
                if isinstance(action, PurchaseCard)
            }
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
    """Return the face-up card that was bought or reserved; ``None`` where there is none."""
    kinds = (PlaceKind.BONUS, PlaceKind.HAND)
    return next((e.card for e in events if isinstance(e, CardMoved) and e.target.kind in kinds), None)
