"""What one may do about another person at the table: mute them, or open their page where the table is at a server.

Knows the table's context and the hall of its room; knows nothing of seats on the screen.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.scenes.shared.dialogs.people import keep_muted

if TYPE_CHECKING:
    from game.rules.model import Seat
    from game.scenes.table.context import TableContext


def mute_player(table: TableContext, name: str, on: bool) -> None:
    """Hide somebody's lines here and at later tables, or show them again."""
    others = table.session.participants
    if others is not None and table.chat is not None:
        others.mute(name, on)
        keep_muted(table.app, name, on)
        table.chat.refresh()


def show_player(table: TableContext, name: str) -> None:
    """Open the page of a player; does nothing at a table that is not at a server."""
    hall = None if table.room is None else table.room.hall
    if hall is not None and name:
        seats = len(table.session.seats)
        table.app.go.open_player(table.edition, hall, name, seats, partial(mute_player, table))


def name_with_page(table: TableContext, seat: Seat) -> str:
    """Return the name of the player at a seat if there is a page of them at a server, or an empty string."""
    player = table.session.seats[seat]
    return player.name if table.room is not None and table.room.hall is not None and player.kind == "human" else ""
