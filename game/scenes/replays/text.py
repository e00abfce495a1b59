"""Texts of the viewer: the perspective, the step and the round on show.

Knows views and numbers; knows nothing of pixels.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.record import OPEN, TABLE, View
from game.support.i18n import tr


def viewed_as(view: View, names: Sequence[str]) -> str:
    """Return the label of a perspective."""
    if view == TABLE:
        return tr("All cards revealed")
    if view == OPEN or not isinstance(view, int):
        return tr("As a spectator")
    return tr("As {name}").format(name=names[view])


def step_label(number: int, count: int | None) -> str:
    """Return the label of a step, with the number of steps unless that is hidden (``None``)."""
    if count is None:
        return tr("Move {number}").format(number=number)
    return tr("Move {number} of {count}").format(number=number, count=count)


def round_number(number: int) -> str:
    """Return the label of a round."""
    return tr("Round {number}").format(number=number)
