"""Things that several pictures show: crystals, lamps, palms, grass."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import skia

from tools.art.base.figures import limb
from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import Color, Point, join, mix, outline, placed, polygon, ribbon


def prism(
    s: Gouache,
    x: float,
    y: float,
    lean: float,
    w: float,
    length: float,
    tones: tuple[Color, Color, Color],
    tip: float = 0.22,
) -> None:
    """Paint a crystal that stands at a point: two long facets and a point of two, in three ``tones``."""
    a = math.radians(lean)
    dx, dy = math.sin(a), -math.cos(a)
    nx, ny = -dy, dx

    def at(u: float, v: float) -> Point:
        return (x + nx * u * w + dx * v * length, y + ny * u * w + dy * v * length)

    left, right, point = tones
    s.fill(polygon(at(-1, 0), at(-1, 1 - tip), at(-0.2, 1 - tip * 0.8), at(-0.2, 0)), left)
    s.fill(polygon(at(-0.22, 0), at(-0.22, 1 - tip * 0.8), at(1, 1 - tip * 1.25), at(1, 0)), right)
    s.fill(polygon(at(-1, 1 - tip), at(0.1, 1), at(-0.2, 1 - tip * 0.8)), mix(left, point, 0.6))
    s.fill(polygon(at(-0.2, 1 - tip * 0.8), at(0.1, 1), at(1, 1 - tip * 1.25)), point)


def lamp(s: Gouache, x: float, y: float, k: float = 1.0) -> None:
    """Paint a lantern that hangs from a point; at ``k`` 1 it is 8 units high."""
    s.stroke([(x, y), (x, y + 1.6 * k)], s.ink, 0.6 * k)
    s.fill(polygon((x - 1.8 * k, y + 3 * k), (x, y + 1.2 * k), (x + 1.8 * k, y + 3 * k)), s.ink)
    s.fill(
        polygon((x - 1.5 * k, y + 3 * k), (x + 1.5 * k, y + 3 * k), (x + 1.9 * k, y + 7 * k), (x - 1.9 * k, y + 7 * k)),
        "#fff3c8",
    )
    s.fill(polygon((x - 0.7 * k, y + 6.6 * k), (x, y + 3.6 * k), (x + 0.7 * k, y + 6.6 * k)), s.key)
    s.fill(
        polygon((x - 2.1 * k, y + 7 * k), (x + 2.1 * k, y + 7 * k), (x + 1.7 * k, y + 8 * k), (x - 1.7 * k, y + 8 * k)),
        s.ink,
    )


def palm(s: Gouache, x: float, y: float, k: float, color: Color, lean: float = 0.0, top: bool = True) -> None:
    """Paint a palm that stands at a point; at ``k`` 1 it is 46 units high."""
    s.stroke([(x, y), (x + lean * 0.3, y - 30 * k, x + lean, y - 46 * k)], color, 2.6 * k)
    if top:
        fronds(s, x + lean, y - 46 * k, 20 * k, color)


def fronds(
    s: Gouache, x: float, y: float, r: float, color: Color, span: tuple[float, float] = (-200, 20), n: int = 7
) -> None:
    """Paint the leaves of a palm between two angles."""
    for i in range(n):
        a = math.radians(span[0] + (span[1] - span[0]) * i / (n - 1))
        tx, ty = x + r * math.cos(a), y + r * 0.8 * math.sin(a) + r * 0.42
        mx, my = x + r * 0.62 * math.cos(a), y + r * 0.85 * math.sin(a) - r * 0.12
        s.fill(outline((x, y), (mx, my - r * 0.10, tx, ty), (mx - 0.1 * r, my + r * 0.20, x, y)), color)


def blades(s: Gouache, color: Color, roots: Iterable[tuple[float, float, float, float]]) -> None:
    """Paint tall grass of (x, y, height, bend)."""
    for x, y, h, bend in roots:
        s.fill(
            outline(
                (x - 1.3, y),
                (x - 0.6 + bend * 0.2, y - h * 0.6, x + bend, y - h),
                (x + 1.2 + bend * 0.2, y - h * 0.5, x + 1.5, y),
            ),
            color,
        )


def leaf(x: float, y: float, length: float, width: float, turn: float) -> skia.Path:
    """Return a pointed leaf whose stalk is at a point; it lies to the right before it is turned."""
    shape = outline(
        (0, 0), (length * 0.35, -width, length, 0), (length * 0.45, width * 0.9, length * 0.2, width * 0.5), (0, 0)
    )
    return placed(shape, x, y, 1, turn)


def spray(
    s: Gouache, x: float, y: float, color: Color, turns: Sequence[float], length: float = 14, width: float = 5
) -> None:
    """Paint leaves that grow from one point, one a turn."""
    for turn in turns:
        s.fill(leaf(x, y, length, width, turn), color)


def bars(s: Gouache, x: float, color: Color, rows: Iterable[tuple[float, float]], thick: float = 1.3) -> None:
    """Paint a light's bars on water: rows of (y, half of the width) about ``x``."""
    for y, w in rows:
        s.fill(polygon((x - w, y), (x + w, y), (x + w - 2, y + thick), (x - w + 2, y + thick)), color)


def horse(
    x: float, y: float, k: float = 1.0, turn: float = 0.0, flip: bool = False, *, leaping: bool = False
) -> tuple[skia.Path, skia.Path]:
    """Return a horse in profile, looking to the right: all of the near side, and the legs of the far side.

    It trots, or leaps with its forelegs drawn up and its hind legs stretched out behind.
    The point is the middle of the trunk; at ``k`` 1 the horse is 40 units long from breast to rump.
    """
    trunk = outline(
        *((-20, -4), (-20, -12.6, -10, -12.4), (0, -10, 8, -12.4), (15, -21, 20, -31), (22.6, -33, 25, -30)),
        *((29, -26, 33.6, -20.4), (35, -17, 31, -16.4), (27, -17.4, 24.4, -20), (21, -17, 20, -11), (19, -4, 16.6, 0)),
        *((14, 5, 7, 5.6), (-4, 8, -12, 4.6), (-20, 6, -20, -4)),
    )
    ear = polygon((19.6, -30), (21.4, -37.6, 0.6), (24.6, -30.4))
    mane = ribbon([(21, -33, 1.0), (14, -26, 2.2), (8, -16, 2.0), (4, -12, 0.4)], 10)
    tail = ribbon([(-19, -9, 1.8), (-27, -10, 2.6), (-33, -2, 2.8), (-38, 6, 0.4)], 10)

    def hoof(ankle: Point) -> skia.Path:
        return polygon(
            (ankle[0] - 1.7, ankle[1] - 0.6),
            (ankle[0] + 1.7, ankle[1] - 1.2),
            (ankle[0] + 3.2, ankle[1] + 3),
            (ankle[0] - 2, ankle[1] + 3),
        )

    if leaping:
        fore = join(limb((13, 0, 5.4), (25, 1, 2.7), (21, 11, 1.6), (17, 12, 1.7)))
        hind = join(limb((-13, 0, 7.4), (-24, 6, 3.4), (-33, 5, 2.1), (-41, 11, 1.5), (-44, 11, 1.8)))
        far_fore = limb((13, 0, 4.8), (27, -3, 2.5), (26, 6, 1.5), (22.4, 8, 1.6))
        far_hind = limb((-13, 2, 6), (-21, 10, 3.0), (-30, 11, 1.9), (-37, 18, 1.4), (-40, 18, 1.7))
        near, far = join(trunk, ear, mane, tail, fore, hind), join(far_fore, far_hind)
        return placed(near, x, y, k, turn, flip), placed(far, x, y, k, turn, flip)
    fore = join(limb((13, 0, 5.4), (23, 6, 2.6), (20.6, 18, 1.5)), hoof((20.6, 19)))
    hind = join(limb((-13, 0, 7.4), (-18, 12, 3.2), (-25, 17, 2.0), (-25.6, 26, 1.5)), hoof((-25.6, 27)))
    far_fore = join(limb((12, 2, 4.6), (11, 15, 2.4), (6, 26, 1.5)), hoof((6, 27)))
    far_hind = join(limb((-13, 2, 6), (-8, 13, 3.0), (-12, 20, 1.9), (-8, 28, 1.5)), hoof((-8, 28)))
    near, far = join(trunk, ear, mane, tail, fore, hind), join(far_fore, far_hind)
    return placed(near, x, y, k, turn, flip), placed(far, x, y, k, turn, flip)
