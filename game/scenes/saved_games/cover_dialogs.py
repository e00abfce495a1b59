"""The dialogs about one saved game that show its cover: whether to delete it, and where to export it.

Knows dialogs and a function that draws the cover; knows nothing of how files are written. Lengths are in reference
pixels of the stage.
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

_DELETED_PX: Final = 276.0
"""Height of the cover before a deletion."""
_EXPORTED_PX: Final = 248.0
"""Height of the cover of a game that is exported."""
_GAP_PX: Final = 28.0
"""Between the cover and the fields."""


class DeletionScene(DialogScene):
    """Asks before a game is deleted."""

    extra = _DELETED_PX + 34

    def __init__(self, edition: str, text: str, draw_cover: DrawCover, delete: Callable[[], None]) -> None:
        choices = (DialogChoice(tr("Delete"), delete, "danger", "trash"), cancel_choice())
        super().__init__(edition, tr("Delete game?"), text, choices)
        self._draw_cover = draw_cover

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        top, _, height = self._metrics()
        width = _DELETED_PX * COVER[0] / COVER[1]
        y = top + height - PADDING - self.row - _DELETED_PX - 30
        self._draw_cover(canvas, self.stage.box(self.middle - width / 2, y, width, _DELETED_PX))


class GameExportScene(SaveScene):
    """Asks where a game is to be exported, with its cover at the left."""

    aside = _EXPORTED_PX * COVER[0] / COVER[1] + _GAP_PX
    above = SaveScene.above + (_EXPORTED_PX - SaveScene.above - FIELD) / 2
    """The fields stand in the middle beside the cover."""
    below = _EXPORTED_PX + _GAP_PX - above - FIELD - ERROR

    def __init__(
        self, page: Page, about: str, path: Path, write: Callable[[Path], object], draw_cover: DrawCover
    ) -> None:
        super().__init__(page, tr("Export game"), about, path, write, StoreError)
        self._draw_cover = draw_cover

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        top, _, height = self._metrics()
        left, y = (1600 - self.width) / 2 + PADDING, top + height - PADDING - self.row - self.extra - 4
        self._draw_cover(canvas, self.stage.box(left, y, self.aside - _GAP_PX, _EXPORTED_PX))
