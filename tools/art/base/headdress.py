"""Headdresses of the profiles: crowns, caps, hoods, the turban.

Knows shapes in the bust's box of 100 x 100, looking left; colours come from the person.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import skia

from tools.art.base.gems import bead, gem, pearl
from tools.art.base.metal import gold
from tools.art.base.palette import GOLD_LIGHT
from tools.art.brush import WHITE, darken, fill, lighten, linear, polygon, shaded, stroke, trace

Dress = Callable[[skia.Canvas, str, str, int], None]
VEILED: Final = frozenset({"heart", "veil_crown", "coif", "hood"})
"""Headdresses whose veil falls behind the shoulder."""


def veil(canvas: skia.Canvas, color: str) -> None:
    """Hang a veil behind the head."""
    shape = trace((46, 12), (66, 4, 80, 16, 84, 34), (88, 56, 90, 76, 97, 104), (62, 104), (60, 80, 58, 60, 54, 40))
    canvas.drawPath(shape, shaded(linear((48, 10), (94, 100), [lighten(color, 0.4), color, darken(color, 0.4)])))
    for fold in (0, 1, 2):
        line = trace((70 + fold * 4, 20), (78 + fold * 3, 50, 76 + fold * 4, 76, 80 + fold * 5, 104), closed=False)
        canvas.drawPath(line, stroke(darken(color, 0.4), 1.0, 0.5))


def _bare(_canvas: skia.Canvas, _cloth: str, _trim: str, _jewel: int) -> None:
    """Leave the head uncovered."""


def _crown(canvas: skia.Canvas, _cloth: str, _trim: str, jewel: int) -> None:
    tips = [(33, 24), (29, 6), (40, 14), (46, 2), (54, 13), (64, 3), (66, 15), (76, 10), (73, 28), (54, 20)]
    canvas.drawPath(polygon(tips), gold(30, 5, 76, 40))
    canvas.drawPath(polygon([(33, 24), (54, 19), (73, 28), (72, 33), (53, 24.6), (34, 29)]), fill("#8a5614"))
    for (x, y), kind in zip(((42, 22.2), (54, 21), (65, 24.6)), (jewel, 1, jewel), strict=True):
        gem(canvas, kind, (x, y), 2.6, shadow=False, sparks=False)
    for x, y in ((29, 6), (46, 2), (64, 3), (76, 10)):
        bead(canvas, (x, y), 2.1)


def _veil_crown(canvas: skia.Canvas, _cloth: str, trim: str, jewel: int) -> None:
    """Draw a crown over a linen band that frames the face, hair showing at the brow."""
    band = trace(
        (44, 19),
        (54, 9, 72, 12, 78, 26),
        (84, 40, 82, 56, 78, 66),
        (62, 68),
        (58, 62, 60, 54, 60, 46),
        (60, 34, 54, 24, 44, 19),
    )
    canvas.drawPath(band, shaded(linear((44, 10), (82, 64), [lighten(trim, 0.5), trim, darken(trim, 0.35)])))
    canvas.drawPath(
        trace((44, 19), (54, 24, 60, 34, 60, 46), (60, 54, 58, 62, 62, 68), closed=False), stroke("#c9b8a0", 1.0)
    )
    tips = [(36, 22), (34, 5), (43, 11), (49, -1), (56, 10), (65, 2), (67, 14), (74, 22), (55, 15)]
    canvas.drawPath(polygon(tips), gold(34, 0, 74, 26))
    canvas.drawPath(trace((35, 23.4), (53, 14, 75, 24), closed=False), stroke("#8a5614", 2.6))
    gem(canvas, jewel, (49, 11), 3.4, shadow=False, sparks=False)
    for x, y in ((34, 5), (49, -1), (65, 2)):
        bead(canvas, (x, y), 2.0)


def _heart(canvas: skia.Canvas, _cloth: str, trim: str, _jewel: int) -> None:
    """Draw the heart-shaped cap that dips over the brow and curves out at the temples."""
    canvas.save()
    canvas.translate(6, -2)
    cap = trace(
        (33, 27),
        (36, 20, 40, 8, 56, 7),
        (74, 8, 82, 26, 77, 46),
        (72, 54, 66, 52, 64, 46),
        (64, 34, 54, 26, 44, 30),
        (40, 31, 36, 31, 33, 27),
    )
    canvas.drawPath(cap, shaded(linear((36, 8), (80, 50), [WHITE, lighten(trim, 0.6), trim])))
    rim = trace((33, 27), (36, 31, 40, 31, 44, 30), (54, 26, 64, 34, 64, 46), (66, 52, 70, 54, 74, 50), closed=False)
    canvas.drawPath(rim, stroke(GOLD_LIGHT, 2.4))
    for x, y in ((34.5, 29.4), (40, 31), (46, 29.4), (52, 29), (57.5, 31.6), (62, 37), (64, 43.5), (67, 50)):
        pearl(canvas, (x, y), 1.7)
    canvas.restore()


def _beret(canvas: skia.Canvas, cloth: str, _trim: str, jewel: int) -> None:
    """Draw a wide soft cap with a white plume."""
    cap = trace((28, 26), (30, 6, 60, 0, 80, 13), (89, 20, 87, 31, 79, 31), (64, 22, 46, 22, 30, 30))
    canvas.drawPath(cap, shaded(linear((30, 4), (82, 32), [lighten(cloth, 0.32), cloth, darken(cloth, 0.4)])))
    canvas.drawPath(trace((29, 26.4), (46, 19, 64, 19, 80, 28), closed=False), stroke(GOLD_LIGHT, 2.2))
    plume = trace((46, 14), (58, -8, 84, -6, 93, 16), (82, 4, 66, 4, 50, 17))
    canvas.drawPath(plume, shaded(linear((48, 0), (92, 14), [WHITE, "#fff4e0", "#d8c0a0"])))
    for barb in range(6):
        x = 55 + barb * 6
        canvas.drawLine(x, 8 - barb * 0.2, x + 3.4, -1 + barb * 2.0, stroke("#c8a878", 0.6, 0.7))
    gem(canvas, jewel, (46, 16), 4.2, shadow=False)


def _slashed(canvas: skia.Canvas, cloth: str, trim: str, jewel: int) -> None:
    """Draw a low court bonnet with a slashed brim, worn aslant, a feather along it."""
    crown = trace((36, 18), (40, 6, 66, 2, 76, 16), (78, 22), (40, 22))
    canvas.drawPath(crown, shaded(linear((36, 4), (76, 24), [lighten(cloth, 0.3), cloth, darken(cloth, 0.4)])))
    brim = trace((24, 28), (34, 16, 66, 12, 87, 24), (86, 31, 80, 33, 74, 30), (58, 24, 40, 26, 27, 33))
    canvas.drawPath(brim, shaded(linear((26, 16), (86, 32), [lighten(cloth, 0.45), cloth, darken(cloth, 0.3)])))
    for slot in range(6):
        x = 33 + slot * 9
        canvas.drawLine(
            x, 27.5 - slot * 0.9 + slot * slot * 0.22, x + 3, 22 - slot * 0.6 + slot * slot * 0.22, stroke(trim, 2.2)
        )
    feather = trace((34, 20), (50, 4, 80, 4, 96, 24), (84, 16, 62, 14, 38, 22))
    canvas.drawPath(feather, shaded(linear((36, 8), (94, 24), [WHITE, "#ffeecf", "#d8b888"])))
    gem(canvas, jewel, (38, 20), 3.8, shadow=False)


def _flat_cap(canvas: skia.Canvas, cloth: str, _trim: str, jewel: int) -> None:
    """Draw a stiff flat cap with ear flap and a medal."""
    flap = trace((60, 22), (72, 22, 78, 34, 74, 50), (66, 50), (66, 38, 62, 30, 54, 26))
    canvas.drawPath(flap, fill(darken(cloth, 0.25)))
    cap = polygon([(31, 26), (29, 16), (46, 8), (72, 8), (82, 18), (79, 29), (56, 22)])
    canvas.drawPath(cap, shaded(linear((30, 8), (80, 30), [lighten(cloth, 0.38), cloth, darken(cloth, 0.35)])))
    canvas.drawPath(polygon([(31, 26), (56, 20), (79, 29), (78, 32), (56, 23.6), (32, 29.6)]), fill(darken(cloth, 0.5)))
    canvas.drawCircle(44, 17, 4.6, gold(39, 12, 49, 22))
    gem(canvas, jewel, (44, 17), 2.8, shadow=False, sparks=False)


def _turban(canvas: skia.Canvas, _cloth: str, trim: str, jewel: int) -> None:
    """Draw a great wound turban with an aigrette."""
    shape = trace((28, 29), (18, 8, 40, -8, 58, -5), (86, -4, 92, 20, 79, 36), (62, 23, 46, 25, 31, 32))
    canvas.drawPath(shape, shaded(linear((26, 0), (84, 34), [WHITE, "#f6ead2", "#b89a70"])))
    canvas.save()
    canvas.clipPath(shape, True)
    for wrap in range(6):
        line = trace(
            (24 + wrap * 3, 30 - wrap * 6), (44, 14 - wrap * 5, 68, 12 - wrap * 4, 84, 32 - wrap * 7), closed=False
        )
        canvas.drawPath(line, stroke("#a88a60", 1.0, 0.8))
    canvas.drawPath(trace((52, -6), (62, 8, 70, 20, 76, 34), closed=False), stroke(trim, 3.4, 0.9))
    canvas.restore()
    plume = trace((43, 9), (40, -2, 46, -11, 55, -12), (50, -5, 48, 2, 46, 9))
    canvas.drawPath(plume, gold(40, -12, 55, 9))
    gem(canvas, jewel, (42, 13), 5.2, shadow=False)


def _hood(canvas: skia.Canvas, cloth: str, trim: str, _jewel: int) -> None:
    """Draw a dark widow's hood with a point on the brow."""
    shape = trace(
        (31, 31),
        (36, 24, 38, 8, 58, 6),
        (78, 8, 84, 30, 84, 52),
        (86, 66, 88, 74, 90, 84),
        (68, 82),
        (64, 66, 64, 52, 60, 42),
        (54, 32, 44, 25, 31, 31),
    )
    canvas.drawPath(shape, shaded(linear((34, 8), (88, 80), [lighten(trim, 0.35), trim, darken(trim, 0.5)])))
    rim = trace((31, 31), (44, 25, 54, 32, 60, 42), (64, 52, 64, 66, 68, 82), closed=False)
    canvas.drawPath(rim, stroke(lighten(cloth, 0.75), 2.6))
    canvas.drawPath(rim, stroke(WHITE, 1.0))


def _coif(canvas: skia.Canvas, cloth: str, _trim: str, jewel: int) -> None:
    """Draw a round coif with a broad embroidered border, ending at the jaw."""
    shape = trace(
        (40, 17), (54, 6, 76, 14, 80, 34), (82, 50, 78, 62, 70, 66), (62, 68, 58, 64, 58, 58), (60, 44, 56, 28, 40, 17)
    )
    canvas.drawPath(shape, shaded(linear((42, 10), (82, 64), [lighten(cloth, 0.35), cloth, darken(cloth, 0.45)])))
    border = trace((38, 19), (52, 24, 58, 40, 57, 58), (60, 64), (66, 62), (66, 40, 62, 20, 46, 13))
    canvas.drawPath(border, gold(38, 14, 68, 64))
    for x, y in ((45, 18.5), (51.5, 24), (56.4, 31), (59.4, 39), (60.6, 47), (60.8, 55)):
        pearl(canvas, (x, y), 1.7)
    gem(canvas, jewel, (72, 30), 3.4, shadow=False, sparks=False)


def _circlet(canvas: skia.Canvas, _cloth: str, _trim: str, jewel: int) -> None:
    """Draw a jewelled band on bare hair."""
    canvas.drawPath(trace((35, 26), (48, 15, 66, 17, 75, 32), closed=False), stroke("#7a4a10", 4.4))
    canvas.drawPath(trace((35, 26), (48, 15, 66, 17, 75, 32), closed=False), gold(34, 14, 76, 34, width=3.2))
    gem(canvas, jewel, (41, 21), 4.4, shadow=False)
    for x, y in ((49, 18.4), (56, 17.8), (63, 20), (69, 24.4)):
        pearl(canvas, (x, y), 1.8)


def _laurel(canvas: skia.Canvas, _cloth: str, trim: str, _jewel: int) -> None:
    """Draw a wreath of leaves."""
    for i in range(8):
        x, y = 36 + i * 5.4, 24 - 6.5 * (1 - ((i - 3.2) / 3.8) ** 2) + i * 0.6
        leaf = trace((x - 4, y + 3), (x - 2, y - 5, x + 5, y - 5), (x + 4, y + 3, x - 4, y + 3))
        canvas.drawPath(leaf, shaded(linear((x - 4, y - 4), (x + 5, y + 4), [lighten(trim, 0.5), darken(trim, 0.3)])))
        canvas.drawPath(leaf, stroke(darken(trim, 0.55), 0.5, 0.7))


def _cowl(canvas: skia.Canvas, cloth: str, trim: str, _jewel: int) -> None:
    """Draw a traveller's cowl pulled over the hair."""
    shape = trace(
        (34, 25),
        (38, 6, 66, 4, 78, 18),
        (88, 36, 82, 60, 84, 82),
        (62, 84),
        (56, 76, 54, 66, 55, 56),
        (57, 42, 50, 28, 34, 25),
    )
    canvas.drawPath(shape, shaded(linear((36, 6), (86, 80), [lighten(cloth, 0.35), cloth, darken(cloth, 0.5)])))
    rim = trace((34, 25), (50, 28, 57, 42, 55, 56), (54, 66, 56, 76, 62, 84), closed=False)
    canvas.drawPath(rim, stroke(trim, 2.6))


HEADDRESSES: Final[Mapping[str, Dress]] = {
    "bare": _bare,
    "crown": _crown,
    "veil_crown": _veil_crown,
    "heart": _heart,
    "beret": _beret,
    "slashed": _slashed,
    "flat_cap": _flat_cap,
    "turban": _turban,
    "hood": _hood,
    "coif": _coif,
    "circlet": _circlet,
    "laurel": _laurel,
    "cowl": _cowl,
}
