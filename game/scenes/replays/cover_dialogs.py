"""The question whether to delete a saved game, with its cover.

Knows a dialog and a function that draws the cover; knows nothing of files.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.scenes.shared.dialog import PADDING, DialogChoice, DialogScene
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.view.layout.wall import COVER

_HIGH: Final = 276.0
"""The height of the cover, in reference pixels of the stage."""


class DeletionScene(DialogScene):
    """Asks before a game is deleted; ``draw_cover`` draws its cover into a box of the window."""

    extra = _HIGH + 34

    def __init__(
        self, edition: str, text: str, draw_cover: Callable[[Canvas, pygame.Rect], None], delete: Callable[[], None]
    ) -> None:
        choices = (DialogChoice(tr("Delete"), delete, "danger", "trash"), DialogChoice(tr("Cancel")))
        super().__init__(edition, tr("Delete game?"), text, choices)
        self._draw_cover = draw_cover

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        top, _, high = self._metrics()
        wide = _HIGH * COVER[0] / COVER[1]
        y = top + high - PADDING - self.row - _HIGH - 30
        self._draw_cover(canvas, self.stage.box(self.middle - wide / 2, y, wide, _HIGH))
