"""The large picture of the title, and the column beside it.

Knows the sprites and the stage; knows nothing of the menu or of saved games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.scenes.shared.page import Stage

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.atlas import Atlas
    from game.ui.graphics.canvas import Canvas
    from game.ui.graphics.look import RenderContext
    from game.view.layout.geometry import Box

LEFT: Final = 88
WIDTH: Final = 604
"""Where the column beside the picture begins, and its width."""
_CLOTH: Final = (1138.0, 430.0, 0.95)
"""The middle of the round cloth under the picture in editions that have one, and its scale."""
_ON_CLOTH: Final = 0.9
"""The scale of the picture on it, so that no card lies over its rim."""
_EDGE: Final = 62.0


def paint_hero(page: Page, canvas: Canvas) -> None:
    """Draw the picture at the right of the stage, in the middle of its cloth where it has one."""
    for name, box in _parts(page.look.atlas):
        page.sprite(canvas, name, *box)


def hero_sprites(look: RenderContext, width: int, height: int) -> Iterator[tuple[str, float, float]]:
    """Yield what ``paint_hero`` draws with its sizes in window pixels, to preload."""
    stage = Stage(width, height)
    for name, box in _parts(look.atlas):
        rect = stage.box(*box)
        yield name, rect.w, rect.h


def _parts(atlas: Atlas) -> Iterator[tuple[str, Box]]:
    width, height = atlas.size("hero")
    middle_x, middle_y = 1600 - _EDGE - width / 2, 450.0
    if "hero_cloth" in atlas:
        middle_x, middle_y, scale = _CLOTH
        reach = atlas.size("hero_cloth")[0] * scale
        yield "hero_cloth", (middle_x - reach / 2, middle_y - reach / 2, reach, reach)
        width, height = width * _ON_CLOTH, height * _ON_CLOTH
    yield "hero", (middle_x - width / 2, middle_y - height / 2, width, height)
