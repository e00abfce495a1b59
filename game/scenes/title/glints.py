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
_PLACES: Final = 6
"""In how many places light plays on every edition's picture."""
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
                self._at = self._chance.randrange(_PLACES)
                self._age_ms = 0.0
        return self._picture() != before

    def paint(self, page: Page, canvas: Canvas) -> None:
        """Draw the light, where there is some."""
        if self._age_ms >= GLINT_MS:
            return
        lights = page.look.skin.title_lights
        x, y, wide = lights[self._at % len(lights)]
        strength = math.sin(math.pi * (self._picture() + 0.5) / _PICTURES) ** 2
        page.sprite(canvas, "fx/glint", x - wide / 2, y - wide / 2, wide, wide, round(255 * strength))

    def _picture(self) -> int:
        return min(_PICTURES, int(self._age_ms / GLINT_MS * _PICTURES))
