"""The hard line of light on figures that stand dark before it.

Knows shapes and one direction; knows no person.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tools.art.base.gouache import Gouache, Shape
from tools.art.poster.shapes import Color, Point, cut, join, placed, without_crumbs

_GAP: Final = 0.8
"""How near, in shares of the line's width, another part may be before it keeps the light off."""
_LEAST: Final = 7.0
"""The least outline, in units, of a piece of the line; shorter ones are crumbs."""


def backlit(s: Gouache, parts: Sequence[Sequence[Shape]], color: Color, edge: Point) -> None:
    """Paint the parts of a dark figure, back to front, with one opaque line of light on what lies open to it.

    ``edge`` points to the light; its length is the width of the line, in units.
    """
    s.figure(parts)
    bodies = [join(*(path for path, _ in part)) for part in parts]
    for number, body in enumerate(bodies):
        line = cut(body, placed(body, -edge[0], -edge[1]))
        for other in (*bodies[:number], *bodies[number + 1 :]):
            line = cut(line, placed(other, -edge[0] * _GAP, -edge[1] * _GAP))
        s.fill(without_crumbs(line, _LEAST), color)
