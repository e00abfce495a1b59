"""The large picture of the title, and the column beside it. Knows the sprites and the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

LEFT: Final = 130
WIDTH: Final = 604
"""Where the column beside the picture begins, and its width."""
_CLOTH: Final = (1190.0, 424.0)
"""The middle of the round cloth under the picture, in editions that have one."""


def paint_hero(page: Page, canvas: Canvas) -> None:
    """Draw the picture at the right of the stage."""
    atlas = page.look.atlas
    if "hero_cloth" in atlas:
        wide, high = atlas.size("hero_cloth")
        page.sprite(canvas, "hero_cloth", _CLOTH[0] - wide / 2, _CLOTH[1] - high / 2, wide, high)
    wide, high = atlas.size("hero")
    page.sprite(canvas, "hero", 1600 - 24 - wide, (900 - high) / 2, wide, high)
