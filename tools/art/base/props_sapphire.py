"""Limbs and water that several of the sapphire pictures share."""

from __future__ import annotations

from collections.abc import Iterable

import skia

from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import Color, Point, join, polygon, taper


def arm(shoulder: Point, elbow: Point, wrist: Point, k: float = 1.0) -> skia.Path:
    """Return an arm; at ``k`` 1 it belongs to a head 13.5 units high."""
    return join(taper(shoulder, 4.0 * k, elbow, 3.0 * k), taper(elbow, 2.8 * k, wrist, 2.0 * k))


def leg(hip: Point, knee: Point, ankle: Point, toe: Point, k: float = 1.0) -> skia.Path:
    """Return a leg with its foot; at ``k`` 1 it belongs to a head 13.5 units high."""
    shin = taper(knee, 4.1 * k, ankle, 2.5 * k)
    return join(taper(hip, 6.2 * k, knee, 4.4 * k), shin, taper(ankle, 2.3 * k, toe, 1.4 * k))


def bars(s: Gouache, x: float, color: Color, rows: Iterable[tuple[float, float]], thick: float = 1.3) -> None:
    """Paint a light's bars on water: rows of (y, half of the width) about ``x``."""
    for y, w in rows:
        s.fill(polygon((x - w, y), (x + w, y), (x + w - 2, y + thick), (x - w + 2, y + thick)), color)
