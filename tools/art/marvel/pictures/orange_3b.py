"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.forms import Tones, modelled, modelled_inside
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, Point, box, chance, join, limb, mix, oval, polygon, ribbon, svg, taper

_WIPED: Final = ribbon(((28, 140, 23), (36, 106, 28), (52, 80, 33), (74, 72, 34), (92, 76, 29), (101, 82, 24)), 20)
"""The clean arc on the pane."""


_DAY: Final = (0.72, -0.7)


def _street_far_below(s: Impact) -> None:
    """Paint what shows through clean glass: a low sun, dark towers that fall away to a street, their lit windows."""
    x, y = 76.0, 62.0
    s.fill(ALL, s.mid)
    s.pool(x, y, ((62, s.key), (48, mix(s.key, s.light, 0.6)), (36, s.light), (25, "#ffffff")))
    left_wall, right_wall = mix(s.deep, s.mid, 0.2), mix(s.deep, s.ink, 0.15)
    s.fill(polygon((-4, 44), (30, 56), (62, 150), (40, 180), (-4, 180)), left_wall)
    s.fill(polygon((30, 56), (42, 62), (66, 150), (62, 150)), s.key)
    s.fill(polygon((130, 26), (104, 50), (76, 150), (96, 180), (130, 180)), right_wall)
    s.fill(polygon((104, 50), (94, 58), (72, 150), (76, 150)), s.key)
    for corners, columns in (
        (((-4, 44), (29, 56), (61, 150), (40, 180)), 3),
        (((105, 51), (130, 28), (97, 180), (76.6, 150)), 3),
    ):
        for row in range(9):
            top, low = 1 - 0.88**row, 1 - 0.88 ** (row + 0.5)
            for column in range(columns):
                left, right = (column + 0.28) / columns, (column + 0.72) / columns
                window = [_within(corners, u, v) for u, v in ((left, top), (right, top), (right, low), (left, low))]
                s.fill(polygon(*window), s.mid)
    s.fill(polygon((62, 146), (78, 146), (84, 180), (54, 180)), s.ink)


def _within(corners: Sequence[Point], u: float, v: float) -> Point:
    """Return a point of a four-sided wall at the shares ``u`` across and ``v`` down."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    left, right = (ax + (dx - ax) * v, ay + (dy - ay) * v), (bx + (cx - bx) * v, by + (cy - by) * v)
    return left[0] + (right[0] - left[0]) * u, left[1] + (right[1] - left[1]) * u


def _pane_under_lather(s: Impact) -> None:
    """Paint a tall window from inside, under lather that the day shines through, drips and bubbles in it."""
    s.fill(ALL, s.mid)
    s.steps(
        ALL,
        (112, 10),
        (18, 160),
        [mix(s.deep, s.mid, 0.3), s.deep, mix(s.deep, s.ink, 0.2), mix(s.deep, s.ink, 0.35), mix(s.deep, s.ink, 0.5)],
    )
    for x, top, long, half in (
        (12.0, 30, 40, 3.0),
        (31, 44, 22, 2.2),
        (46, 26, 24, 2.6),
        (72, 30, 12, 2.0),
        (112, 100, 34, 3.0),
        (95, 108, 22, 2.2),
        (68, 98, 30, 2.8),
        (58, 108, 18, 1.8),
    ):
        s.fill(
            ribbon(((x, top, 0.6), (x, top + 0.7 * long, half), (x + 0.4, top + long, 0.8))), mix(s.deep, s.mid, 0.5)
        )
    lots = chance(14)
    for _ in range(46):
        x, y, r = 120 * next(lots), 150 * next(lots), 0.8 + 2.2 * next(lots)
        s.line(oval(x, y, r), s.mid, 0.8)


def _shadow_through_lather(s: Impact) -> None:
    """Paint the shadow of the cleaner, of the bucket and of the rope on the lather."""
    tone = mix(s.ink, s.deep, 0.15)
    legs = join(
        limb((72, 100, 12), (78, 116, 10)),
        limb((74, 116, 7.4), (62, 130, 5.6), (48, 134, 4.4)),
        limb((84, 116, 7.4), (88, 134, 5.8), (82, 150, 4.6)),
        limb((48, 134, 4.4), (42, 128, 3.4)),
        limb((82, 150, 4.6), (90, 154, 3.2)),
    )
    s.fill(join(legs, oval(59, 57, 20, 23, -25), limb((54, 90, 6), (42, 99, 5.4), (38, 112, 5.6))), tone)
    bucket = polygon((98, 112), (116, 108), (116, 127), (101, 129))
    s.fill(bucket, tone)
    s.stroke([(88, 114), (95, 108), (107, 101), (114, 108)], tone, 1.4)
    s.stroke([(79, -4), (76, 60)], tone, 2.4)


def _cleaner(s: Impact) -> None:
    """Paint the cleaner who swings past, tilted, with a calm smile for the blade."""
    skin: Tones = ("#fff4e0", "#ffc498", "#d9744a")
    overall: Tones = ("#a6ecf8", s.accent, mix(s.accent, s.ink, 0.5))
    shirt: Tones = ("#ffffff", s.light, s.key)
    s.stroke([(79, -4), (75, 60)], s.ink, 4.0)
    s.stroke([(79, -4), (75, 60)], s.key, 1.8)
    body = svg("M48 86 C54 80 78 82 88 90 C92 104 90 122 84 128 L58 126 C50 114 46 96 48 86 Z")
    modelled(s, body, shirt, _DAY, 7.0, 1.8, 1.4, 2.0)
    bib = svg("M58 98 C66 96 76 98 82 102 L84 130 H54 Z")
    modelled(s, bib, overall, _DAY, 5.0, 1.3, 1.1, 1.0)
    for a, b in (((59, 98), (53, 84)), ((80, 102), (84, 88))):
        s.inked([(taper(a, 2.3, b, 2.3), overall[1])], 1.0, (-0.4, 0.5))
    # the arm that holds on to the rope behind the head
    other = limb((54, 88, 6.2), (44, 98, 5.4), (40, 110, 4.6))
    modelled(s, other, shirt, _DAY, 3.4, 1.4, 1.3, 1.8)
    palm = join(
        oval(39, 114, 5.4, 5.0),
        *(taper((39 + 0.4 * dx, 114), 1.9, (39 + dx, 121.4 - abs(dx) * 0.25), 1.7) for dx in (-5.0, -1.4, 2.2)),
        taper((42, 112), 1.9, (47, 115), 1.6),
    )
    s.inked([(palm, skin[1])], 1.3, (-0.6, 0.9))
    s.fill(oval(38.6, 114.6, 3.6, 3.2), "#ffe4cc")  # flat on the glass
    with s.moved(62.0, 69.0, 0.9, turn=-25.0):
        a = math.radians(-25)
        local = (_DAY[0] * math.cos(a) + _DAY[1] * math.sin(a), _DAY[1] * math.cos(a) - _DAY[0] * math.sin(a))
        hair: Tones = (s.key, "#7a2a12", "#3c1010")
        locks = svg(
            "M-15.600 -10 C-20 -2 -20 10 -15 19 C-12.600 22 -9.600 21 -10 17 L-9 -8 H9 L10.600 16 C10 20 14 22 17 18 C21 9 20 -3 15.600 -10 Z"
        )
        face = svg(
            "M-13 -8 C-13 -17 -7 -20 0 -20 C7.600 -20 13 -16 13.400 -7 C14.600 2 13.600 9 10.400 14 C7 19 4 20.600 0 20.600 C-4 20.600 -8 19 -10.600 14 C-14 8 -14.200 0 -13 -8 Z"
        )
        s.inked([(locks, s.ink), (face, s.ink)], 1.5, (-2.0 * local[0], -2.0 * local[1]))
        modelled_inside(s, locks, hair, local, 3.0, 1.2, dotted=False)
        s.line(face, s.ink, 1.2)
        modelled_inside(s, face, skin, local, 3.6, 1.3, dotted=False)
        cap = svg(
            "M-15.400 -8 C-17.400 -20 -10 -27 0.600 -27 C11 -27 17 -20 15.600 -7 C10 -11.600 -9 -12.600 -15.400 -8 Z"
        )
        s.inked([(cap, s.accent)], 1.3, (-1.0 * local[0], -1.0 * local[1]))
        modelled_inside(s, cap, overall, local, 5.0, 1.5)
        s.fill(
            svg("M-15.400 -8 C-9 -12.600 10 -11.600 15.600 -7 L15.400 -10 C10 -15 -9 -16 -15.600 -11.600 Z"),
            mix(s.accent, s.ink, 0.35),
        )
        for x in (-7.6, 10.0):
            s.fill(oval(x, 6.4, 3.4, 2.4), "#ff9a74")
        s.stroke([(3.0, -2.0), (6.0, 2.4, 5.6, 3.4), (4.6, 5.2, 2.0, 4.6)], skin[2], 1.5)
        s.stroke([(-4.4, 11.0), (2.4, 16.4, 8.6, 10.0)], "#5c0a18", 2.0)
        for x in (-3.6, 8.2):
            s.fill(oval(x, -2.6, 1.9, 2.7), s.ink)
            s.fill(oval(x + 0.6, -3.6, 0.7), "#ffffff")
            s.stroke([(x - 2.8, -8.0), (x, -9.4, x + 2.8, -8.0)], hair[2], 1.5)


def _squeegee(s: Impact) -> None:
    """Paint the squeegee flat on the pane where the arc ends, the arm behind it, lather pushed up before its blade."""
    shirt: Tones = ("#ffffff", s.light, s.key)
    arm = limb((84, 92, 6.4), (96, 103, 5.4), (98.6, 93, 4.6))
    modelled(s, arm, shirt, _DAY, 3.2, 1.4, 1.3, 1.8)
    handle = taper((98, 92), 2.4, (103.6, 80), 2.2)
    s.inked([(handle, s.ink)], 1.0, (0, 0))
    fist_ = join(oval(97.6, 91, 5.4, 5.0), taper((93.6, 88), 2.2, (101, 86.6), 2.0))
    s.inked([(fist_, "#ffc498")], 1.2, (-0.6, 0.9))
    for number in range(3):
        s.stroke([(94.4 + 0.6 * number, 89 + 2.6 * number), (100.6 + 0.4 * number, 87.6 + 2.6 * number)], s.ink, 1.0)
    s.puff(
        ((109, 58, 3.6), (112, 66, 4.4), (112.6, 75, 4.8), (110, 84, 4.8), (106, 92, 4.4), (101, 99.6, 3.6)),
        "#ffffff",
        s.key,
        1.0,
        _DAY,
    )
    blade = polygon((105.4, 56.6), (109, 58), (98.4, 102.6), (94.8, 101.2))
    s.inked([(blade, s.accent)], 1.3, (-0.8, 0.8))
    s.fill(polygon((107.4, 57.6), (109, 58), (98.4, 102.6), (96.8, 102)), s.ink)
    s.rim([blade], "#a6ecf8", (-0.9, -0.4), 1.0)


def spider_man(s: Impact) -> None:
    """A window cleaner swings past and wipes a clear arc into the lather. From inside; light: the low sun between towers."""
    _pane_under_lather(s)
    _shadow_through_lather(s)
    with s.clipped(_WIPED):
        _street_far_below(s)
        _cleaner(s)
    s.line(_WIPED, "#ffffff", 1.6)
    _squeegee(s)
    for points in (((24, 116), (28, 94, 40, 74)), ((47, 120), (50, 106, 55, 98))):
        s.stroke(points, "#ffffff", 1.4)
    frame = box(113.6, -4, 124, 172)
    s.inked([(frame, s.ink)], 0.8, (0, 0))
    s.rim([frame], s.key, (-1.0, 0.0), 1.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((62.0, 69.0), (84.0, 92.0), (102.0, 80.0)),
        "wipes a clear arc",
        "tower's window from inside",
        "low sun between towers",
    ),
}
