"""The stone of the title screen: a round brilliant from above in lantern gouache, its light across the facets.

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
_DEPTHS: Final = ("#ff8fb4", "#7fd8ff", "#ffd98a", "#b59bff", "#8affc8")
"""The colours of the room and of the cards behind, as the pavilion gives them back."""
_TABLE, _STAR, _CULET = 0.54, 0.74, 0.30
"""How far from the middle the corners of table and star facets and the arrows under the table end, in radii."""


def paint_brilliant(s: Gouache, x: float, y: float, r: float) -> None:
    """Paint the stone about a point: girdle, crown, table, and the arrows of the pavilion seen through the table."""

    def at(reach: float, eighths: float) -> Point:
        return around(x, y, r * reach, 45 * eighths)

    girdle = [at(1.0, number / 4) for number in range(32)]
    s.line(polygon(*girdle), "#14103a", r * 0.022)
    for k in range(8):
        # upper girdle facets: the smallest, and the ones with fire
        for side in (0, 1):
            corners = (at(_STAR, k + 0.5), at(1.0, k + side), at(1.0, k + 0.25 + side / 2), at(1.0, k + 0.5))
            fire = _FIRE[(k * 2 + side) // 4] if (k * 2 + side) % 4 == 1 else None
            _facet(s, corners, (x, y), (-2, 1, 0, 2)[(k * 2 + side) % 4], fire)
        _facet(s, (at(_TABLE, k), at(_STAR, k - 0.5), at(1.0, k), at(_STAR, k + 0.5)), (x, y), 1 - 2 * (k % 2))
    for k in range(8):
        _facet(s, (at(_TABLE, k), at(_TABLE, k + 1), at(_STAR, k + 0.5)), (x, y), -1 if k % 2 else 1)
    table = polygon(*(at(_TABLE, k) for k in range(8)))
    s.fill(table, _TONES[3])
    for k in range(8):
        left, tip, right = at(_TABLE, k), at(_CULET, k + 0.5), at(_TABLE, k + 1)
        pavilion: tuple[tuple[tuple[Point, ...], int], ...] = (
            ((at(0, 0), left, tip), (2, 5, 1, 4)[k % 4]),
            ((at(0, 0), tip, right), (4, 1, 3, 0)[k % 4]),
            ((left, tip, right), (1, 3, 2, 0)[k % 4]),
        )
        for corners_under, tone in pavilion:
            path = polygon(*corners_under)
            s.fill(path, _TONES[tone])
            s.shaft(path, _DEPTHS[(k + tone) % len(_DEPTHS)], 0.8, at(0.1, k + 0.5), corners_under[1])
    # the light of the room on the table, and its shade on the far side
    with s.clipped(table):
        s.shaft(table, "#ffffff", 0.6, at(_TABLE, 5), at(0.1, 5))
        s.wash(table, at(0.1, 1), at(_TABLE, 1), ("#20185c", "#20185c"), (0.0, 0.5))
    crown = polygon(*girdle)
    with s.clipped(crown):
        s.shaft(crown, "#ffffff", 0.2, at(1.0, 5), at(0.4, 5))
        s.wash(crown, at(0.35, 1), at(1.0, 1), ("#181048", "#181048"), (0.0, 0.55))
    s.line(table, _TONES[0], r * 0.014, 0.9)
    for k in range(8):
        s.stroke([at(_TABLE, k), at(1.0, k)], _TONES[0], r * 0.007, 0.45)
        s.stroke([at(_TABLE, k), at(_STAR, k + 0.5), at(_TABLE, k + 1)], _TONES[0], r * 0.006, 0.4)
    s.rim([crown], "#ffffff", (-1, -1.1), r * 0.022)
    s.rim([crown], "#9fc4ff", (1, 1.1), r * 0.014)


def _facet(s: Gouache, corners: Sequence[Point], middle: Point, lift: int, fire: Color | None = None) -> None:
    """Fill a facet by how far it is turned to the light at the upper left; ``lift`` shifts it by tones."""
    mx = sum(corner[0] for corner in corners) / len(corners) - middle[0]
    my = sum(corner[1] for corner in corners) / len(corners) - middle[1]
    away = (mx * 0.62 + my * 0.78) / (mx * mx + my * my) ** 0.5
    index = min(max(round(3.3 + 2.3 * away) + lift, 0), len(_TONES) - 1)
    tone: Color = _TONES[index] if fire is None else mix(fire, _TONES[index], 0.25)
    path = polygon(*corners)
    s.fill(path, tone)
    near, far = min(corners, key=sum), max(corners, key=sum)
    s.shaft(path, "#cfdcff", 0.32, near, far)
