"""What the viewer says: whose eyes a game is seen with, and which step is shown.

Knows views and numbers; knows nothing of pixels.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.record import OPEN, TABLE, View
from game.support.i18n import tr


def eyes(view: View, names: Sequence[str]) -> str:
    """Name the eyes with which a game is seen."""
    if view == TABLE:
        return tr("All cards open")
    if view == OPEN or not isinstance(view, int):
        return tr("As a spectator")
    return tr("As {name}").format(name=names[view])


def step(number: int, count: int | None) -> str:
    """Say which step is shown, of how many where that may be told."""
    if count is None:
        return tr("Step {number}").format(number=number)
    return tr("Step {number} of {count}").format(number=number, count=count)


def round_number(number: int) -> str:
    """Say which round is played."""
    return tr("Round {number}").format(number=number)
