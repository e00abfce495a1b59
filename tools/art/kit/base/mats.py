"""The leather mats of the base edition, and the light round the mat of the seat whose turn it is."""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import SEATS
from tools.art.brush import Size
from tools.art.kit import surface
from tools.art.kit.base import lighting, style
from tools.art.kit.base.materials import hide
from tools.art.sprite import Insets, Sprite

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
    ("#46220f", "#5e3119", "#784022"),
    ("#4c1830", "#66243f", "#823253"),
    ("#0f3f3d", "#185551", "#276d65"),
    ("#2f2258", "#413074", "#543f90"),
)
"""The leather of each seat: its hue at half of its brightness, from dark to light."""
_GRAIN, _WAVES = 0.17, 0.26
"""How deep and how fine the grain of the leather is: alike on all mats, so that none is louder than the others."""
_POOL: Final = 0.26
"""How bright the lamp's pool of light at the upper left of a seat's mat is."""
_RIM: Final = 1.8
"""The width of the rim in the seat's colour."""
_OWN_HIDE: Final = ("#3a1612", "#501f1a", "#672c23")
_DOCK_HIDE: Final = ("#1a1210", "#251a16", "#33241d")


def sprites() -> list[Sprite]:
    """List the mats and their lamps."""
    nine, lamp = (CORNER,) * 4, (LAMP_CORNER,) * 4
    found = [
        Sprite("mat/own", OWN_MAT, partial(_mat, size=OWN_MAT, hide_tones=_OWN_HIDE, seed=9), _PAD, nine),
        Sprite("mat/dock", DOCK, partial(_mat, size=DOCK, hide_tones=_DOCK_HIDE, seed=9, thread="#a8814a"), _PAD, nine),
    ]
    for seat, color in enumerate(SEATS):
        found.append(Sprite(f"mat/{seat}", SEAT_MAT, partial(_seat_mat, seat=seat), _PAD, nine))
        found.append(Sprite(f"mat/lamp/{seat}", SEAT_MAT, partial(_lamp, color=color), (36, 36, 36, 36), lamp))
    return found


def _mat(
    canvas: skia.Canvas, size: Size, hide_tones: tuple[str, str, str], seed: int, thread: str = _GOLDEN_THREAD
) -> None:
    """A piece of leather that lies on the wood, stitched along its edge."""
    _leather(canvas, size, hide(hide_tones, seed, _GRAIN, _WAVES))
    lighting.sheen(canvas, size, RADIUS, 0.16 if thread == _GOLDEN_THREAD else 0.12, 0.34)
    lighting.seam(canvas, size, RADIUS, 6, CORNER, thread)


def _seat_mat(canvas: skia.Canvas, seat: int) -> None:
    """The leather of a seat in the lamp's pool of light, with a rim in the seat's colour."""
    color, (width, height) = SEATS[seat], SEAT_MAT
    shape = style.box(width, height, RADIUS)
    _leather(canvas, SEAT_MAT, hide(_HIDES[seat], 9 + seat, _GRAIN, _WAVES))
    light = brush.blend(color, "#ffdba0", 0.4)
    pool = brush.radial((width * 0.2, 0), width * 0.8, [(light, _POOL), (light, _POOL / 3), (light, 0)])
    canvas.drawRRect(shape, brush.shaded(pool))
    lighting.sheen(canvas, SEAT_MAT, RADIUS, 0.06, 0.22)
    rim = lighting.diagonal(shape.rect(), [brush.lighten(color, 0.3), (color, 0.8), (color, 0.5)], (0, 0.4, 1))
    canvas.drawRRect(style.box(width, height, RADIUS, _RIM / 2), brush.shaded(rim, width=_RIM))
    lighting.seam(canvas, SEAT_MAT, RADIUS, 6, CORNER, brush.blend(color, "#8a6a4a", 0.35))


def _leather(canvas: skia.Canvas, size: Size, texture: surface.Texture) -> None:
    """A piece of leather without gloss or seam, and its shadow on the wood."""
    shape = style.box(*size, RADIUS)
    lighting.contact(canvas, shape, _LIFT)
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kIntersect, True)
    surface.lay(canvas, size, texture)
    canvas.restore()


def _lamp(canvas: skia.Canvas, color: str) -> None:
    """The seat's own light round its mat, and a rim of the same colour on the leather."""
    width, height = SEAT_MAT
    shape = style.box(width, height, RADIUS)
    canvas.save()
    canvas.clipRRect(shape, skia.ClipOp.kDifference, True)
    for line, soft, alpha in ((24, 10, 0.26), (10, 4, 0.42)):
        canvas.drawRRect(shape, brush.stroke(color, line, alpha, soft=soft))
    canvas.restore()
    tints = [brush.lighten(color, 0.45), brush.lighten(color, 0.2), color, brush.lighten(color, 0.3)]
    rim = lighting.diagonal(shape.rect(), tints, (0, 0.3, 0.7, 1))
    canvas.drawRRect(style.box(width, height, RADIUS, 1.6), brush.shaded(rim, width=3.2))
