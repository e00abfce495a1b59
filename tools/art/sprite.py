"""The one value that a drawing script hands to the atlas builder.

Knows what a sprite is: a name, a logical box and a function that draws it. Must not know how sprites are
rasterised, packed or stored, nor anything of the running game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import skia

Draw = Callable[["skia.Canvas"], None]
Insets = tuple[float, float, float, float]


@dataclass(frozen=True)
class Sprite:
    """A drawing with a name and a logical box.

    Lengths are reference pixels: one unit is one pixel on the 1600x900 screen. ``draw`` gets a canvas whose origin
    is the top-left corner of the box and may paint outside the box as far as ``pad`` reaches (shadow, glow).

    ``nine`` makes the sprite stretchable: the insets (left, top, right, bottom) of the box that keep their scale;
    None scales it as a whole. ``anchors`` are named points inside the box, as fractions of its width and height;
    a third number is a font size as a fraction of the box's height.
    """

    name: str
    size: tuple[float, float]
    draw: Draw
    pad: Insets = (0, 0, 0, 0)
    nine: Insets | None = None
    anchors: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
