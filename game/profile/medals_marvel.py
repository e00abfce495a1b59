"""The medals that only the Marvel edition has.

Knows the edition’s pieces; knows nothing of how medals are stored or shown.
"""

from __future__ import annotations

from typing import Final

from game.profile.medals import Medal, Victory
from game.support.i18n import gettext_noop

MANY_TAGS: Final = 6
MAX_TILES: Final = 3
LOKI: Final = "m3-16"


def _avengers(victory: Victory) -> bool:
    return victory.end.majority == victory.seat and victory.me.tags >= MANY_TAGS


MEDALS: Final = (
    Medal(
        "loki",
        gettext_noop("Glorious purpose"),
        gettext_noop("Recruit Loki and complete the Gauntlet."),
        lambda victory: LOKI in victory.me.bought,
        "marvel",
    ),
    Medal(
        "avengers",
        gettext_noop("Assembled"),
        gettext_noop("Win with the Avengers tile and 6 Avengers tags."),
        _avengers,
        "marvel",
    ),
    Medal(
        "places",
        gettext_noop("World tour"),
        gettext_noop("Win with 3 locations."),
        lambda victory: len(victory.me.tiles) >= MAX_TILES,
        "marvel",
    ),
)
