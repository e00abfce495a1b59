"""A canvas that nobody sees: it keeps the words of a picture, for people who hear instead of see.

Knows the canvas; knows nothing of what is drawn on it.
"""

from __future__ import annotations

import pygame

from game.ui.graphics.canvas import Anchor, Canvas
from game.ui.graphics.text import Text
from game.view.theme import Color, Role


class WordCanvas(Canvas):
    """Takes everything that is drawn and paints nothing; ``words`` are the lines written, in the order of drawing."""

    def __init__(self, target: pygame.Surface, text: Text) -> None:
        super().__init__(target, text)
        self.words: list[str] = []

    def text(
        self,
        role: Role,
        text: str,
        x: float,
        y: float,
        color: Color,
        anchor: Anchor = "topleft",
        px: float | None = None,
        *,
        alpha: int = 255,
        outline: Color | None = None,
        outline_px: float = 2,
        max_width: float | None = None,
    ) -> pygame.Rect:
        """Keep a line as it was before it was shortened."""
        self.hear(text)
        return super().text(
            role,
            text,
            x,
            y,
            color,
            anchor,
            px,
            alpha=alpha,
            outline=outline,
            outline_px=outline_px,
            max_width=max_width,
        )

    def hear(self, text: str) -> None:
        """Keep words."""
        if text.strip():
            self.words.append(text)
