"""The medals that only the Marvel edition has.

Knows the edition’s pieces; knows nothing of how medals are stored or shown.
"""

from __future__ import annotations

from typing import Final

from game.profile.medals import Medal, Victory
from game.support.i18n import mark

MANY_TAGS: Final = 6
MAX_TILES: Final = 3
LOKI: Final = "m3-16"


def _avengers(victory: Victory) -> bool:
    return victory.end.majority == victory.seat and victory.me.tags >= MANY_TAGS


MEDALS: Final = (
    Medal(
        "loki",
        mark("Glorious purpose"),
        mark("Recruit Loki and complete the Gauntlet."),
        lambda victory: LOKI in victory.me.bought,
        "marvel",
    ),
    Medal("avengers", mark("Assembled"), mark("Win with the Avengers tile and 6 Avengers tags."), _avengers, "marvel"),
    Medal(
        "places",
        mark("World tour"),
        mark("Win with 3 locations."),
        lambda victory: len(victory.me.tiles) >= MAX_TILES,
        "marvel",
    ),
)
