"""The leather mats of the base edition, and the light round the mat of the seat whose turn it is."""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import SEATS
from tools.art.kit import surface
from tools.art.kit.base import lighting, style
from tools.art.kit.base.materials import hide
from tools.art.sprite import Insets, Sprite

Size = tuple[float, float]

SEAT_MAT: Final = (392.0, 181.0)
OWN_MAT: Final = (1160.0, 145.0)
DOCK: Final = (392.0, 192.0)
RADIUS: Final = 12.0
CORNER: Final = 26.0
LAMP_CORNER: Final = 40.0
_PAD: Final[Insets] = (16, 16, 26, 30)
_LIFT: Final = 3.0
_GOLDEN_THREAD: Final = "#e8b84a"
_HIDES: Final = (
    ("#33230f", "#443014", "#553d1c"),
    ("#33101f", "#451829", "#562036"),
    ("#0b2a2a", "#123a38", "#1b4a45"),
    ("#20173c", "#2c2050", "#392a63"),
)
"""The leather of each seat: its hue at a third of its brightness, from dark to light."""
_LAMPS: Final = ("#ffdc9c", *SEATS[1:])
"""The light of each seat. The first seat's own gold would be taken for that of pieces which can be chosen."""
_OWN_HIDE: Final = ("#3a1412", "#541f1a", "#6d2c20")
_DOCK_HIDE: Final = ("#1a1210", "#251a16", "#33241d")


def sprites() -> list[Sprite]:
    """List the mats and their lamps."""
    nine, lamp = (CORNER,) * 4, (LAMP_CORNER,) * 4
    found = [
        Sprite("mat/own", OWN_MAT, partial(_mat, size=OWN_MAT, hide_tones=_OWN_HIDE, seed=9), _PAD, nine),
        Sprite("mat/dock", DOCK, partial(_mat, size=DOCK, hide_tones=_DOCK_HIDE, seed=9, thread="#a8814a"), _PAD, nine),
    ]
    for seat, color in enumerate(SEATS):
        thread = brush.blend(color, "#8a6a4a", 0.35)
        draw = partial(_mat, size=SEAT_MAT, hide_tones=_HIDES[seat], seed=9 + seat, thread=thread)
        found.append(Sprite(f"mat/{seat}", SEAT_MAT, draw, _PAD, nine))
        found.append(Sprite(f"mat/lamp/{seat}", SEAT_MAT, partial(_lamp, color=_LAMPS[seat]), (36, 36, 36, 36), lamp))
    return found


def _mat(
    canvas: skia.Canvas, size: Size, hide_tones: tuple[str, str, str], seed: int, thread: str = _GOLDEN_THREAD
) -> None:
    """A piece of leather that lies on the wood, stitched along its edge."""
    shape = style.box(*size, RADIUS)
    lighting.contact(canvas, shape, _LIFT)
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    surface.lay(canvas, size, hide(hide_tones, seed))
    canvas.restore()
    lighting.sheen(canvas, size, RADIUS, 0.16 if thread == _GOLDEN_THREAD else 0.12, 0.34)
    lighting.seam(canvas, size, RADIUS, 6, CORNER, thread)


def _lamp(canvas: skia.Canvas, color: str) -> None:
    """The seat's own light round its mat, and a rim of the same colour on the leather."""
    width, height = SEAT_MAT
    shape = style.box(width, height, RADIUS)
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kDifference, True)
    for line, soft, alpha in ((20, 9, 0.20), (9, 4, 0.34)):
        canvas.drawRRect(shape, brush.stroke(color, line, alpha, soft=soft))
    canvas.restore()
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    canvas.drawRRect(shape, brush.stroke(color, 8, 0.16, soft=3.4))
    canvas.restore()
    tints = [brush.lighten(color, 0.65), color, brush.darken(color, 0.30), brush.lighten(color, 0.25)]
    rim = lighting.diagonal(shape.rect(), tints, (0, 0.3, 0.7, 1))
    canvas.drawRRect(style.box(width, height, RADIUS, 1.6), brush.shaded(rim, width=3.2))
