"""The places of the setup's larger pieces on the stage, and the sizes in which they are made ready.

Knows boxes and the names of sprites; knows nothing of what is drawn in the boxes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from game.scenes.shared.page import Stage

Box: TypeAlias = tuple[float, float, float, float]

BOX: Final[Box] = (32.0, 78.0, 1128.0, 800.0)
LID: Final[Box] = (1198.0, 82.0, 364.0, 272.0)
MATS: Final[Box] = (62.0, 108.0, 528.0, 168.0)
"""The mat of the first seat; there are two rows of two."""
GAP: Final = (540.0, 182.0)
"""From one mat to the next, across and down."""
CARD: Final[Box] = (1184.0, 390.0, 392.0, 392.0)
"""The sheet with the choices for the game."""
_SEATS: Final = 4


def corner(seat: int) -> tuple[float, float]:
    """Return the upper left corner of a seat's mat on the stage."""
    return MATS[0] + seat % 2 * GAP[0], MATS[1] + seat // 2 * GAP[1]


def setup_sprites(width: int, height: int) -> Iterator[tuple[str, float, float]]:
    """Yield the larger sprites of the setup with their sizes in window pixels, for preloading."""
    stage = Stage(width, height)
    mats = [(f"mat/{seat}", (*corner(seat), *MATS[2:])) for seat in range(_SEATS)]
    for name, box in (("place/box", BOX), ("place/lid", LID), ("mat/dock", CARD), *mats):
        rect = stage.box(*box)
        yield name, rect.w, rect.h
