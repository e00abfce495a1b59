"""The icons of the quick reactions: four faces, a heart and a bell, which mean nothing else anywhere.

Knows what each of them looks like on the field of 28x28. Knows neither the other icons nor any colours.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import skia

from tools.art.brush import Point
from tools.art.kit.pen import Pen

_MIDDLE: Final[Point] = (14, 14)
_EYES: Final = (10.2, 17.8)


def _face(pen: Pen) -> None:
    pen.circle(_MIDDLE, 9.8)


def _smile(pen: Pen) -> None:
    _face(pen)
    for x in _EYES:
        pen.disc((x, 11.6), 1.7)
    pen.blob((8.8, 15.4), (19.2, 15.4), (18.6, 21.6, 9.4, 21.6, 8.8, 15.4))


def _wow(pen: Pen) -> None:
    _face(pen)
    for x in _EYES:
        pen.disc((x, 11), 2.0)
    mouth = skia.Path()
    mouth.addOval(skia.Rect.MakeXYWH(11, 14.8, 6, 7))
    pen.add(mouth)


def _wince(pen: Pen) -> None:
    _face(pen)
    thin = pen.weight * 0.8
    pen.line((8.4, 9.2), (11.6, 11.4), (8.4, 13.6), weight=thin)
    pen.line((19.6, 9.2), (16.4, 11.4), (19.6, 13.6), weight=thin)
    pen.line((9, 19.4), (11.5, 17.4), (14, 19.4), (16.5, 17.4), (19, 19.4), weight=thin)


def _think(pen: Pen) -> None:
    """A face that looks up, with one eyebrow raised."""
    _face(pen)
    for x in _EYES:
        pen.disc((x, 12.6), 1.7)
    thin = pen.weight * 0.8
    pen.line((8.2, 9.8), (12, 9.8), weight=thin)
    pen.line((16, 8.8), (20, 7.2), weight=thin)
    pen.line((10.4, 19.4), (17.6, 17.4), weight=thin)


def _heart(pen: Pen) -> None:
    pen.blob(
        (14, 23.6), (6.6, 18, 3.8, 14.4, 3.8, 10.6), (3.8, 7, 6.4, 4.8, 9.2, 4.8), (11.4, 4.8, 13.2, 6, 14, 8),
        (14.8, 6, 16.6, 4.8, 18.8, 4.8), (21.6, 4.8, 24.2, 7, 24.2, 10.6), (24.2, 14.4, 21.4, 18, 14, 23.6),
    )  # fmt: skip


def _bell(pen: Pen) -> None:
    pen.disc((14, 5.6), 1.9)
    pen.blob(
        (4.6, 20), (6.8, 18, 7, 16.4, 7, 12.6), (7, 8.4, 9.8, 6, 14, 6), (18.2, 6, 21, 8.4, 21, 12.6),
        (21, 16.4, 21.2, 18, 23.4, 20),
    )  # fmt: skip
    pen.blob((10.8, 21.6), (17.2, 21.6), (16.8, 25, 11.2, 25, 10.8, 21.6))


CHAT_ICONS: Final[Mapping[str, Callable[[Pen], None]]] = {
    "smile": _smile, "wow": _wow, "wince": _wince, "think": _think, "heart": _heart, "bell": _bell,
}  # fmt: skip
