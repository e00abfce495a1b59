"""The grounds of the Marvel edition: a printed page, with an explosion on it behind the title and the result."""

from __future__ import annotations

import math
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Point
from tools.art.marvel.dots import crackle, halftone, rays
from tools.art.sprite import Sprite

SIZE: Final = (1600.0, 900.0)
CLOTH: Final = (1176.0, 695.0)

HERO: Final = (1180.0, 420.0)
STAGE: Final = (396.0, 470.0)
"""The middle of the explosion behind the title picture, and behind a result's."""
_FAINTEST: Final = 0.016
"""The faintest tone that has dots, so small that no edge shows where they begin."""


def backgrounds() -> list[Sprite]:
    """List the grounds: the page, the play area on it, and those of menus and results."""
    return [
        Sprite("bg/table", SIZE, _page),
        Sprite("bg/cloth", CLOTH, _cloth),
        Sprite("bg/menu", SIZE, _menu),
        Sprite("bg/result", SIZE, _result),
    ]


def _page(canvas: skia.Canvas) -> None:
    """A printed page under a lamp at the upper left: rays, dots that grow away from it, and a vignette.

    It is dark ink with little violet in it, so that seats, cards and chips have the strong colours.
    """
    width, height = SIZE
    field = brush.rect(0, 0, width, height)
    tones = ["#383462", "#29264c", "#1a1834", "#0f0d20"]
    reach = math.hypot(width, height)
    canvas.drawRect(
        field, brush.shaded(brush.radial((width * 0.3, height * 0.05), reach * 0.95, tones, (0, 0.3, 0.65, 1)))
    )
    rays(canvas, (width * 0.3, -height * 0.2), width * 1.6, 46, ("#8d8bb4", 0.07), seed=3, duty=0.42)

    def shade(x: float, y: float) -> float:
        away = max(0.0, math.hypot(x / width - 0.3, y / height) - 0.30)
        return away * min(1.0, away * 2.2)

    halftone(canvas, (0, 0, width, height), shade, ("#07060f", 0.75), pitch=9, least=_FAINTEST)
    dark = [("#0b0620", 0), ("#0b0620", 0), ("#0b0620", 0.34)]
    middle = (width * 0.46, height * 0.46)
    canvas.drawRect(field, brush.shaded(brush.radial(middle, reach * 0.62, dark, (0, 0.68, 1))))


def _cloth(canvas: skia.Canvas) -> None:
    """The play area: blue print under the same lamp, with dots of light there and dots of ink farther away.

    It is darker than every card, so that what lies on it leads.
    """
    width, height = CLOTH
    field = brush.rect(0, 0, width, height)
    lamp = (width * 0.32, height * 0.12)
    tones = ["#3565b4", "#294b94", "#1f326e", "#171f48"]
    canvas.drawRect(field, brush.shaded(brush.radial(lamp, width * 0.95, tones, (0, 0.32, 0.68, 1))))
    rays(canvas, (width * 0.32, -height * 0.1), width * 1.4, 40, ("#a9c4f4", 0.06), seed=8, duty=0.4)

    def shade(x: float, y: float) -> float:
        return max(0.0, x / width * 0.55 + y / height * 0.75 - 0.3) * 0.8

    def light(x: float, y: float) -> float:
        return max(0.0, 0.34 - math.hypot(x / width - 0.3, y / height)) * 0.9

    area = (0.0, 0.0, width, height)
    halftone(canvas, area, shade, ("#080d18", 0.44), pitch=8, least=_FAINTEST)
    halftone(canvas, area, light, ("#b9d0fa", 0.16), pitch=8)
    dark = [("#0b0620", 0), ("#0b0620", 0), ("#0b0620", 0.28)]
    canvas.drawRect(field, brush.shaded(brush.radial((width * 0.42, height * 0.42), width * 0.72, dark, (0, 0.6, 1))))


def _menu(canvas: skia.Canvas) -> None:
    _page(canvas)
    _burst(canvas, HERO, 470)
    crackle(canvas, (1180, 430), (345, 336), 54, 30, seed=21, count=400)


def _result(canvas: skia.Canvas) -> None:
    _page(canvas)
    _burst(canvas, STAGE, 430)
    glow = brush.radial(STAGE, 400, [("#f7d8ff", 0.16), ("#c9a4ff", 0.08), ("#c9a4ff", 0)], (0, 0.5, 1))
    canvas.drawCircle(*STAGE, 400, brush.shaded(glow, mode=brush.SCREEN))


def _burst(canvas: skia.Canvas, focus: Point, reach: float) -> None:
    """Print an explosion on the page: fire at the focus, rays of ink and paper, and dots that dissolve its edge.

    It is warm, the complement of what stands before it: violet enamel, and the cold grey of the page.
    """
    wide = reach * 1.9
    tones = [("#ffd24a", 1.0), ("#f2762e", 1.0), ("#b4264f", 0.95), ("#4a1a63", 0.7), ("#1c1a40", 0.0)]
    canvas.drawCircle(*focus, wide, brush.shaded(brush.radial(focus, wide, tones, (0, 0.2, 0.42, 0.6, 1))))
    canvas.saveLayer()
    rays(canvas, focus, wide, 26, ("#3c0a2c", 0.38), seed=3, duty=0.46, hollow=20)
    rays(canvas, focus, wide, 90, ("#fff4dc", 0.30), seed=9, duty=0.07, hollow=reach * 0.72, wobble=0.9)
    fade = brush.radial(focus, wide, [("#000000", 1), ("#000000", 1), ("#000000", 0)], (0, 0.45, 1))
    canvas.drawRect(brush.rect(0, 0, *SIZE), brush.shaded(fade, mode=skia.BlendMode.kDstIn))
    canvas.restore()

    def inner(x: float, y: float) -> float:
        return max(0.0, 1 - math.hypot(x - focus[0], y - focus[1]) / reach) * 0.8

    halftone(canvas, (0.0, 0.0, *SIZE), inner, ("#fff0b0", 0.3), pitch=13)
