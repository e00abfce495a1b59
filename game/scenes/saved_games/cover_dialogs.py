"""The dialogs about one saved game that show its cover: whether to delete it, and where to export it.

Knows dialogs and a function that draws the cover; knows nothing of how files are written.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import pygame

from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene, cancel_choice
from game.scenes.shared.dialogs.file_dialogs import SaveScene
from game.scenes.shared.dialogs.prompt import ERROR, FIELD
from game.scenes.shared.page import Page
from game.storage.folder import StoreError
from game.support.i18n import tr
from game.ui.graphics.canvas import Canvas
from game.view.layout.wall import COVER

DrawCover: TypeAlias = Callable[[Canvas, pygame.Rect], None]
"""Draws the cover of a game into a box of the window."""

_HIGH: Final = 276.0
"""The height of the cover before a deletion, in reference pixels of the stage, like all lengths below."""
_EXPORTED: Final = 248.0
"""The height of the cover of a game that is exported."""
_GAP: Final = 28.0


class DeletionScene(DialogScene):
    """Asks before a game is deleted."""

    extra = _HIGH + 34

    def __init__(self, edition: str, text: str, draw_cover: DrawCover, delete: Callable[[], None]) -> None:
        choices = (DialogChoice(tr("Delete"), delete, "danger", "trash"), cancel_choice())
        super().__init__(edition, tr("Delete game?"), text, choices)
        self._draw_cover = draw_cover

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        top, _, height = self._metrics()
        width = _HIGH * COVER[0] / COVER[1]
        y = top + height - PADDING - self.row - _HIGH - 30
        self._draw_cover(canvas, self.stage.box(self.middle - width / 2, y, width, _HIGH))


class GameExportScene(SaveScene):
    """Asks where a game is to be exported, with its cover at the left."""

    aside = _EXPORTED * COVER[0] / COVER[1] + _GAP
    above = SaveScene.above + (_EXPORTED - SaveScene.above - FIELD) / 2
    """The fields stand in the middle beside the cover."""
    below = _EXPORTED + _GAP - above - FIELD - ERROR

    def __init__(
        self, page: Page, about: str, path: Path, write: Callable[[Path], object], draw_cover: DrawCover
    ) -> None:
        super().__init__(page, tr("Export game"), about, path, write, StoreError)
        self._draw_cover = draw_cover

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        top, _, height = self._metrics()
        left, y = (1600 - self.width) / 2 + PADDING, top + height - PADDING - self.row - self.extra - 4
        self._draw_cover(canvas, self.stage.box(left, y, self.aside - _GAP, _EXPORTED))
