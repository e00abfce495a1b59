"""Eyes of animals: a lid over half of it, wide open, a bead, and light on a dark one.

Knows the sheet and shapes alone.
"""

from __future__ import annotations

from typing import Final

from tools.art.marvel.impact import Impact, unit
from tools.art.poster.shapes import Color, Point, both, box, cut, oval, placed

_LID: Final = 0.3
"""How far above the middle of an eye its lid ends, as a share of the radius."""


def half_lid(
    s: Impact, x: float, y: float, r: float, white: Color, lid: Color, look: Point = (0.0, 0.0), turn: float = 0.0
) -> None:
    """Paint an eye under a heavy lid; ``look`` moves its pupil, in radii, and ``turn`` leans the lid, in degrees."""
    with s.moved(x, y, r, turn=turn):
        ball = oval(0, 0, 1.0, 0.94)
        s.inked([(ball, white)], 1.2 / r, (0, 0))
        pupil = oval(look[0], look[1], 0.46, 0.52)
        s.fill(both(pupil, ball), s.ink)
        shut = both(ball, box(-2, -2, 2, -_LID))
        s.fill(shut, lid)
        s.stroke([(-1.1, -_LID), (1.1, -_LID)], s.ink, 1.8 / r)


def wide_eye(s: Impact, x: float, y: float, r: float, look: Point = (0.0, 0.0), pupil: float = 0.46) -> None:
    """Paint an eye wide open: greed or fright; ``look`` moves its pupil, both in radii."""
    s.inked([(oval(x, y, r, 1.06 * r), "#ffffff")], 1.2, (0, 0))
    s.fill(oval(x + look[0] * r, y + look[1] * r, pupil * r), s.ink)


def bead(s: Impact, x: float, y: float, r: float, toward: Point = (-0.7, -0.7)) -> None:
    """Paint a dark eye on a light face, with a glint ``toward`` the light."""
    lit = unit(toward)
    s.fill(oval(x, y, r, 1.12 * r), s.ink)
    s.fill(oval(x + 0.36 * r * lit[0], y + 0.4 * r * lit[1], 0.34 * r), "#ffffff")


def lit_rim(s: Impact, x: float, y: float, r: float, light: Color, toward: Point = (-0.7, -0.7)) -> None:
    """Paint a dark eye on a dark face: the light's crescent on its edge, and a glint."""
    lit = unit(toward)
    ball = oval(x, y, r, 1.08 * r)
    s.fill(ball, s.ink)
    s.fill(cut(ball, placed(ball, -0.42 * r * lit[0], -0.42 * r * lit[1])), light)
    s.fill(oval(x - 0.2 * r * lit[0], y - 0.2 * r * lit[1], 0.24 * r), light)
