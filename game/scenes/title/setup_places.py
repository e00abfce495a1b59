"""The places of the setup's larger pieces on the stage, and the sizes in which they are made ready.

Knows boxes and the names of sprites; knows nothing of what is drawn in the boxes.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from game.rules import edition as rules_of
from game.rules.setup import initial_state
from game.scenes.shared.page import Stage
from game.scenes.shared.pieces import chip_parts, deck_parts, tile_parts
from game.view.layout.geometry import Box

if TYPE_CHECKING:
    from game.ui.graphics.look import RenderContext

BOX: Final[Box] = (32.0, 78.0, 1128.0, 800.0)
DECKS: Final[Box] = (62.0, 472.0, 420.0, 202.0)
"""The wells lie in the box below the seats' mats, as wide as their pieces need, the last one across the whole box."""
DECK_ROW: Final[Box] = (108.0, 472.0, 328.0, 202.0)
"""The decks, in the middle of their well and below its name."""
TILES: Final[Box] = (494.0, 472.0, 636.0, 202.0)
TILE_ROW: Final[Box] = (494.0, 486.0, 636.0, 188.0)
CHIPS: Final[Box] = (62.0, 686.0, 1068.0, 162.0)
NAME: Final = (16.0, 18.0, 92.0)
"""Left edge, middle and width of a well's name in its upper left corner."""
CHIP_ROW: Final[Box] = (138.0, 686.0, 976.0, 162.0)
"""The stacks, in their well beside its name, with the numbers at their right."""
LID: Final[Box] = (1218.0, 82.0, 308.0, 230.0)
MATS: Final[Box] = (62.0, 108.0, 528.0, 168.0)
"""The mat of the first seat; there are two rows of two."""
GAP: Final = (540.0, 182.0)
"""From one mat to the next, across and down."""
CARD: Final[Box] = (1176.0, 332.0, 392.0, 452.0)
"""The sheet with the choices for the game."""
_FEWEST, _SEATS = 2, 4
"""The fewest seats of a game, for which the pieces are dealt, and the number of mats."""


def corner(seat: int) -> tuple[float, float]:
    """Return the upper left corner of a seat's mat on the stage."""
    return MATS[0] + seat % 2 * GAP[0], MATS[1] + seat // 2 * GAP[1]


def setup_sprites(look: RenderContext, width: int, height: int) -> Iterator[tuple[str, float, float]]:
    """Yield the larger sprites of the setup and the pieces in its box with their sizes in window pixels, to preload."""
    stage = Stage(width, height)
    state = initial_state(look.edition, _FEWEST)
    mats = [(f"mat/{seat}", (*corner(seat), *MATS[2:])) for seat in range(_SEATS)]
    large = [("place/box", BOX), ("place/lid", LID), ("mat/dock", CARD), *mats]
    wells = [("place/well", well) for well in (DECKS, TILES, CHIPS)]
    decks, tiles = deck_parts(state.decks, DECK_ROW), tile_parts(look, len(state.tiles), TILE_ROW)
    chips = chip_parts(look, state.bank[: rules_of(look.edition).kinds], CHIP_ROW, rows=1)
    for name, box in chain(large, wells, decks, tiles, chips):
        rect = stage.box(*box)
        yield name, rect.w, rect.h
