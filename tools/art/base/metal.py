"""Gold work: polished gradients, frames, studs.

Knows how gold looks in the candle's light; nothing of what is framed.
"""

from __future__ import annotations

import skia

from tools.art.base.palette import BRONZE_METAL, GOLD_EDGE, GOLD_METAL, METAL_STOPS, SHADOW
from tools.art.brush import fill, linear, radial, round_rect, shaded, stroke

_RIM = (("#fff0d0", 0.75), ("#fff0d0", 0.0), ("#0a0402", 0.2))
"""The lamp's light on the upper left edge of a piece, and the shade on its lower right one."""


def gold(left: float, top: float, right: float, bottom: float, *, width: float | None = None) -> skia.Paint:
    """Paint polished gold from one corner of a box to the other; with ``width`` as a line."""
    return shaded(linear((left, top), (right, bottom), GOLD_METAL, METAL_STOPS), width=width)


def frame(canvas: skia.Canvas, width: float, height: float, radius: float) -> None:
    """Lay a plate of bronze with a lit and a dark hairline; the picture goes on top, inset by the frame's width.

    Gold is kept for the rims of what can be bought.
    """
    bronze = shaded(linear((0, 0), (width, height), BRONZE_METAL, METAL_STOPS))
    canvas.drawRRect(round_rect(0, 0, width, height, radius), bronze)
    canvas.drawRRect(round_rect(0.3, 0.3, width - 0.6, height - 0.6, radius), stroke("#fff0c8", 0.5, 0.6))
    rim = linear((0, 0), (width, height), _RIM, [0, 0.38, 1])
    canvas.drawRRect(round_rect(0.6, 0.6, width - 1.2, height - 1.2, radius), shaded(rim, width=1.2))
    canvas.drawRRect(round_rect(0, 0, width, height, radius), stroke("#1a0e06", 0.5, 0.9))


def inner_edge(canvas: skia.Canvas, shape: skia.RRect) -> None:
    """Draw the dark line where a picture meets its frame."""
    canvas.drawRRect(shape, stroke(GOLD_EDGE, 0.8, 0.9))


def drop_shadow(canvas: skia.Canvas, width: float, height: float, radius: float, lift: float) -> None:
    """Cast the shadow of a piece that lies ``lift`` px high on velvet: one away from the lamp and a tight contact.

    The former ends within the gap between two cards: beyond it the velvet lies in the light.
    """
    cast = round_rect(lift * 1.7, lift * 2.4, width, height, radius)
    canvas.drawRRect(cast, fill(SHADOW, 0.66, soft=lift * 0.9 + 0.4))
    canvas.drawRRect(round_rect(lift * 0.35, lift * 0.55, width, height, radius), fill(SHADOW, 0.80, soft=lift * 0.4))


def stud(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """Set a round brass stud in a dark hole."""
    canvas.drawCircle(x, y, radius * 1.25, fill("#120806"))
    shine = radial((x - radius * 0.3, y - radius * 0.3), radius * 1.25, ["#fff3c4", "#e2ad3e", "#7a4a10"])
    canvas.drawCircle(x, y, radius, shaded(shine))
