"""The stone of the title screen: a round brilliant from above in lantern gouache, one flat tone a facet.

Knows the cut and its light, in units of the stone's radius. Knows nothing of what lies around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import Color, Point, around, mix, polygon

_TONES: Final = ("#ffffff", "#eef2ff", "#cfd8f6", "#a3b0e4", "#7480c4", "#4a4c98", "#2c2768")
"""From what faces the light to what is turned from it."""
_FIRE: Final = ("#ffc98a", "#9fe9ff", "#ff9fb8", "#fff0a8")
"""The colours in which a few small facets send the light back."""
_TABLE, _STAR, _CULET = 0.54, 0.74, 0.30
"""How far from the middle the corners of table and star facets and the arrows under the table end, in radii."""


def paint_brilliant(s: Gouache, x: float, y: float, r: float) -> None:
    """Paint the stone about a point: girdle, crown, table, and the arrows of the pavilion seen through the table."""

    def at(reach: float, eighths: float) -> Point:
        return around(x, y, r * reach, 45 * eighths)

    girdle = [at(1.0, number / 2 - 0.25) for number in range(16)]
    s.line(polygon(*girdle), s.ink, r * 0.05)
    for k in range(8):
        # upper girdle facets: the smallest, and the ones with fire
        for side in (0, 1):
            corners = (at(_STAR, k + 0.5), at(1.0, k + side), at(1.0, k + 0.5))
            fire = _FIRE[(k * 2 + side) // 4] if (k * 2 + side) % 4 == 1 else None
            _facet(s, corners, (x, y), (-2, 1, 0, 2)[(k * 2 + side) % 4], fire)
        _facet(s, (at(_TABLE, k), at(_STAR, k - 0.5), at(1.0, k), at(_STAR, k + 0.5)), (x, y), 1 - 2 * (k % 2))
    for k in range(8):
        _facet(s, (at(_TABLE, k), at(_TABLE, k + 1), at(_STAR, k + 0.5)), (x, y), -1 if k % 2 else 1)
    table = polygon(*(at(_TABLE, k) for k in range(8)))
    s.fill(table, _TONES[3])
    for k in range(8):
        left, tip, right = at(_TABLE, k), at(_CULET, k + 0.5), at(_TABLE, k + 1)
        s.fill(polygon(at(0, 0), left, tip), _TONES[(2, 5, 1, 4)[k % 4]])
        s.fill(polygon(at(0, 0), tip, right), _TONES[(4, 1, 3, 0)[k % 4]])
        s.fill(polygon(left, tip, right), _TONES[(1, 3, 2, 0)[k % 4]])
    upper = polygon(at(_TABLE, 4), at(_TABLE, 5), at(_TABLE, 6), at(_TABLE * 0.35, 5.0))
    s.fill(upper, "#ffffff", 0.7)
    s.stipple(table, _TONES[5], (x + r * 0.1, y + r * 0.1), (x + r * 0.5, y + r * 0.55), 0.0, 0.45)
    s.line(table, _TONES[0], r * 0.012, 0.8)
    for k in range(8):
        s.stroke([at(_TABLE, k), at(1.0, k)], _TONES[0], r * 0.008, 0.5)
    s.rim([polygon(*girdle)], "#ffffff", (-1, -1.1), r * 0.024)


def _facet(s: Gouache, corners: Sequence[Point], middle: Point, lift: int, fire: Color | None = None) -> None:
    """Fill a facet by how far it is turned to the light at the upper left; ``lift`` shifts it by tones."""
    mx = sum(corner[0] for corner in corners) / len(corners) - middle[0]
    my = sum(corner[1] for corner in corners) / len(corners) - middle[1]
    away = (mx * 0.62 + my * 0.78) / (mx * mx + my * my) ** 0.5
    index = min(max(round(3.1 + 2.3 * away) + lift, 0), len(_TONES) - 1)
    tone: Color = _TONES[index] if fire is None else mix(fire, _TONES[index], 0.25)
    s.fill(polygon(*corners), tone)
