"""The mats of the Marvel edition: inked slabs with two cut corners, and the light round an active one.

Their dots are in the band at the foot that keeps its height: in a mat that is stretched they stay round.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Size
from tools.art.kit.marvel import style
from tools.art.marvel.dots import halftone
from tools.art.marvel.ink import cast
from tools.art.marvel.palette import INK, SEATS
from tools.art.sprite import Insets, Sprite

SEAT: Final[Size] = (392.0, 181.0)
OWN: Final[Size] = (1160.0, 145.0)
DOCK: Final[Size] = (392.0, 192.0)
CUT: Final = 13.0
PAD: Final[Insets] = (16, 16, 16, 16)
NINE: Final[Insets] = (26, 26, 26, 26)
LAMP_PAD: Final[Insets] = (36, 36, 36, 36)
LAMP_NINE: Final[Insets] = (40, 40, 40, 40)

SEAT_TONES: Final = (
    ("#2c8c80", "#1d5f66", "#123648"),
    ("#b04690", "#6e2c7c", "#381a58"),
    ("#cf7c28", "#944a34", "#4c2342"),
    ("#6a5ccc", "#44389c", "#261e66"),
)
OWN_TONES: Final = ("#3d4796", "#2b316f", "#1a1c48")
DOCK_TONES: Final = ("#2f3364", "#1e2148", "#121330")


def sprites() -> list[Sprite]:
    """List the mats and the lamps."""
    mats = [
        Sprite(f"mat/{seat}", SEAT, partial(_mat, size=SEAT, tones=tones, edge=SEATS[seat]), PAD, NINE)
        for seat, tones in enumerate(SEAT_TONES)
    ]
    for name, size, tones in (("own", OWN, OWN_TONES), ("dock", DOCK, DOCK_TONES)):
        mats.append(Sprite(f"mat/{name}", size, partial(_mat, size=size, tones=tones, edge=style.STEEL), PAD, NINE))
    lamps = [
        Sprite(f"mat/lamp/{seat}", SEAT, partial(_lamp, color=color), LAMP_PAD, LAMP_NINE)
        for seat, color in enumerate(SEATS)
    ]
    return mats + lamps


def _outline(size: Size, inset: float = 0.0) -> skia.Path:
    return style.cut_box(*size, CUT, inset)


def _mat(canvas: skia.Canvas, size: Size, tones: tuple[str, ...], edge: str) -> None:
    (width, height), foot = size, NINE[3]
    shape = _outline(size)
    cast(canvas, shape, 2.8)
    canvas.drawPath(shape, style.line(INK, 5.5))
    canvas.drawPath(shape, brush.shaded(brush.linear((0, 0), (width * 0.5, height), tones)))

    def shade(x: float, y: float) -> float:
        return max(0.0, x / width * 0.8 - 0.12) * (1 - (height - y) / foot)

    halftone(canvas, (0, height - foot, width, foot), shade, (INK, 0.5), pitch=6.5, inside=shape)
    canvas.drawPath(_outline(size, 2.4), style.line(edge, 1.8, 0.85))


def _lamp(canvas: skia.Canvas, color: str) -> None:
    """Light outside a mat's edge of ink, and a broad rim inside it."""
    style.glow(canvas, _outline(SEAT), color, [(10, 11, 0.25), (4, 6, 0.4)])
    canvas.drawPath(_outline(SEAT), style.line(INK, 5.5))
    canvas.drawPath(_outline(SEAT, 2.6), style.line(color, 3.2))
    canvas.drawPath(_outline(SEAT, 1.9), style.line(brush.lighten(color, 0.6), 1.0, 0.9))
