"""Texts of a table that was found: its seats, whose turn it is, its clock and its place.

Knows the values of ``net.protocol.room_types``; knows nothing of pixels or controls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.shared.durations import DAY_S, MINUTE_S, clock_name, duration
from game.support.i18n import tr
from game.view.skins import skin

if TYPE_CHECKING:
    from net.protocol.room_types import FoundTable


def free_seats(table: FoundTable) -> str:
    """Return how many seats are free at a table."""
    if table.playing and (table.turn or table.last_chance):
        return _turn(table)
    if table.playing:
        return tr("Your game, in progress") if table.yours else tr("In progress")
    if not table.free:
        return tr("No open seat")
    text = tr("{free} of {seats} open")
    return text.format(free=table.free, seats=table.seats)


def _turn(table: FoundTable) -> str:
    """Return whose turn it is in one of this person's games, and how long they have."""
    whose = tr("Your turn") if table.my_turn else tr("{name}’s turn").format(name=table.turn)
    if table.left_s < 0:
        return whose
    time = duration(max(table.left_s // MINUTE_S * MINUTE_S, MINUTE_S))
    if table.last_chance and table.clock_s < DAY_S:
        return tr("No moves: ends in {time}").format(time=time)
    if table.last_chance and table.my_turn:
        return tr("Move or resign: {time} left").format(time=time)
    return tr("{turn}, {time} left").format(turn=whose, time=time)


def about(table: FoundTable) -> str:
    """Return what is known of a table besides its seats: the edition, a server's clock, and where it is."""
    edition = tr(skin(table.edition).text.name)
    if not table.server:
        return f"{edition}, {round_trip(table)}"
    clock = f", {clock_name(table.clock_s, table.added_s)}" if table.clock_s else ""
    return f"{edition}{clock}, {table.server}"


def round_trip(table: FoundTable) -> str:
    """Return the round-trip time to the table; a dash while it is unknown."""
    return "–" if table.ping_ms < 0 else tr("{count} ms").format(count=table.ping_ms)
