"""The stage on which every scene is set: its size, its camera, its chance and its light.

Knows the coordinates all scenes share: 152 wide and 168 high, of which a card shows 120. The left 36 units of the
card lie behind the cost pips, so the focus of a scene belongs between x 66 and 90.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

import skia

from tools.art.base.palette import AMETHYST, GEMS, ONYX, Gem
from tools.art.base.scenes.world import Hour, World
from tools.art.brush import Point, rect

WIDTH: Final = 152.0
HEIGHT: Final = 168.0
LEFT: Final = -20.0
RIGHT: Final = 172.0
"""How far scenes must paint to either side, so that no camera sees an edge."""
_PIVOT = (78.0, 112.0)


@dataclass(frozen=True)
class Camera:
    """How a card looks at the stage: mirrored or not, how near, how far to the side."""

    mirrored: bool
    zoom: float
    pan: float

    def aim(self, canvas: skia.Canvas) -> None:
        """Put the stage in front of a card of 120 x 168."""
        canvas.translate(_PIVOT[0] + self.pan, _PIVOT[1])
        canvas.scale(-self.zoom if self.mirrored else self.zoom, self.zoom)
        canvas.translate(-_PIVOT[0], -_PIVOT[1])


@dataclass(frozen=True)
class SceneStage:
    """All that a scene needs to draw itself."""

    canvas: skia.Canvas
    rng: Random
    world: World
    hour: Hour
    color: int
    sun: Point
    """Where sun or moon stands."""

    @property
    def gem(self) -> Gem:
        """The colours of the card's stone."""
        return GEMS[self.color]

    @property
    def cloth(self) -> str:
        """The colour of sails, covers and flags; onyx lends an amethyst, for black would not be seen."""
        return AMETHYST if self.gem is ONYX else self.gem.body

    @property
    def second_form(self) -> bool:
        """Whether this world builds some things in their second way, so that neighbours differ by more than colour."""
        return self.color % 2 == 1

    @property
    def dark(self) -> bool:
        """Whether lamps and windows are lit."""
        return self.hour in (Hour.DUSK, Hour.NIGHT)

    def between(self, low: float, high: float) -> float:
        """Draw a number by lot."""
        return self.rng.uniform(low, high)

    def drift(self, x: float, reach: float) -> float:
        """Move a coordinate by lot, at most ``reach`` to either side."""
        return x + self.rng.uniform(-reach, reach)


def whole() -> skia.Rect:
    """The rectangle that covers everything a camera may see."""
    return rect(LEFT, -20, RIGHT - LEFT, HEIGHT + 40)
