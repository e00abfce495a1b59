"""The light that now and then plays on the stones of the title's picture.

Knows time and the picture's points; knows nothing of rows or input. A title at rest takes next to nothing of the
processor: light comes rarely, in a few pictures each time, and not at all where nothing shall move.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.ui.graphics.canvas import Canvas

FIRST_MS: Final = 1_600.0
PAUSE_MS: Final = (2_200.0, 5_200.0)
GLINT_MS: Final = 640.0
POINTS: Final = {
    "base": ((1060, 258, 120), (1313, 212, 96), (1259, 549, 108), (954, 690, 70), (1190, 668, 70), (1306, 706, 62)),
    "marvel": ((1161, 405, 96), (1078, 465, 96), (1159, 490, 84), (1244, 465, 96), (1111, 563, 96), (1214, 563, 96)),
}
"""Where light plays, and how far: x, y and width in reference pixels of the stage."""
_PICTURES: Final = 8
_SEED: Final = 5


class TitleGlints:
    """Tells where a stone shines at this moment, and draws it."""

    def __init__(self) -> None:
        self._chance = random.Random(_SEED)
        self._wait_ms = FIRST_MS
        self._age_ms = GLINT_MS
        self._at = 0

    def step(self, dt_ms: float) -> bool:
        """Let time pass; True where there is another picture to draw."""
        before = self._picture()
        if self._age_ms < GLINT_MS:
            self._age_ms += dt_ms
        else:
            self._wait_ms -= dt_ms
            if self._wait_ms <= 0:
                self._wait_ms = self._chance.uniform(*PAUSE_MS)
                self._at = self._chance.randrange(len(POINTS["base"]))
                self._age_ms = 0.0
        return self._picture() != before

    def paint(self, page: Page, canvas: Canvas) -> None:
        """Draw the light, where there is some."""
        if self._age_ms >= GLINT_MS:
            return
        x, y, wide = POINTS[page.edition][self._at]
        strength = math.sin(math.pi * (self._picture() + 0.5) / _PICTURES) ** 2
        page.sprite(canvas, "fx/glint", x - wide / 2, y - wide / 2, wide, wide, round(255 * strength))

    def _picture(self) -> int:
        return min(_PICTURES, int(self._age_ms / GLINT_MS * _PICTURES))
