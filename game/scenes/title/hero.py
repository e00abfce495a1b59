"""The large picture of the title, and the column beside it. Knows the sprites and the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

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
    atlas = page.look.atlas
    wide, high = atlas.size("hero")
    middle_x, middle_y = 1600 - _EDGE - wide / 2, 450.0
    if "hero_cloth" in atlas:
        middle_x, middle_y, scale = _CLOTH
        reach = atlas.size("hero_cloth")[0] * scale
        page.sprite(canvas, "hero_cloth", middle_x - reach / 2, middle_y - reach / 2, reach, reach)
        wide, high = wide * _ON_CLOTH, high * _ON_CLOTH
    page.sprite(canvas, "hero", middle_x - wide / 2, middle_y - high / 2, wide, high)
