"""The medals that only the base edition has.

Knows the edition’s pieces; knows nothing of how medals are stored or shown.
"""

from __future__ import annotations

from typing import Final

from game.profile.medals import Medal, Victory
from game.support.i18n import gettext_noop

HIGH_POINTS: Final = 20
MAX_TILES: Final = 3


def _tied(victory: Victory) -> bool:
    equal = any(other.points == victory.me.points for other in victory.others)
    return equal and victory.end.winners == (victory.seat,)


MEDALS: Final = (
    Medal(
        "nobles",
        gettext_noop("At court"),
        gettext_noop("Win with 3 nobles."),
        lambda victory: len(victory.me.tiles) >= MAX_TILES,
        "base",
    ),
    Medal("tied", gettext_noop("By a hair"), gettext_noop("Win a tie on points by having fewer cards."), _tied, "base"),
    Medal(
        "high",
        gettext_noop("Overflowing"),
        gettext_noop("Win with 20 points or more."),
        lambda victory: victory.me.points >= HIGH_POINTS,
        "base",
    ),
)
