"""Things that several pictures show: crystals, lamps, palms, grass."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import skia

from tools.art.base.faces import rounded
from tools.art.base.figures import limb
from tools.art.base.gouache import Gouache
from tools.art.poster.shapes import (
    Color,
    Point,
    both,
    box,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)


def prism(
    s: Gouache,
    x: float,
    y: float,
    lean: float,
    w: float,
    length: float,
    tones: tuple[Color, Color, Color],
) -> None:
    """Paint a crystal that stands at a point: two long facets and a point of two, in three ``tones``."""
    a = math.radians(lean)
    dx, dy = math.sin(a), -math.cos(a)
    nx, ny = -dy, dx

    def at(u: float, v: float) -> Point:
        return (x + nx * u * w + dx * v * length, y + ny * u * w + dy * v * length)

    left, right, point = tones
    tip = 0.22  # share of the length
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


def flame(s: Gouache, x: float, y: float, k: float = 1.0) -> None:
    """Paint a small flame whose foot is at a point; at ``k`` 1 it is 4 units high."""
    for size, tone in ((1.0, s.key), (0.6, "#fff6d8")):
        high, wide = 4 * size * k, 1.3 * size * k
        s.fill(
            outline((x, y), (x - wide * 1.4, y - high * 0.3, x, y - high), (x + wide * 1.4, y - high * 0.3, x, y)), tone
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


def cloud_bars(s: Gouache, color: Color, rows: Iterable[tuple[float, float, float, float]], alpha: float = 1.0) -> None:
    """Paint level bars of cloud as rows of (y, left, right, half of the thickness), pointed at both ends."""
    for y, left, right, thick in rows:
        middle = (left + right) / 2
        s.fill(outline((left, y), (middle, y - thick * 2, right, y), (middle, y + thick, left, y)), color, alpha)


def sky_steps(s: Gouache, steps: Iterable[tuple[float, Color]], foot: float, lean: float = 5.0) -> None:
    """Paint a low sky in level steps, the highest first, each down to ``foot``; ``lean`` tilts their edges."""
    for y, color in steps:
        left, right = (-4, y + lean), (92, y - 5, 124, y - lean * 0.4)
        s.fill(outline(left, (20, y - 3, 58, y - 4), right, (124, foot), (-4, foot)), color)


def bars(s: Gouache, x: float, color: Color, rows: Iterable[tuple[float, float]], thick: float = 1.3) -> None:
    """Paint a light's bars on water: rows of (y, half of the width) about ``x``."""
    for y, w in rows:
        s.fill(polygon((x - w, y), (x + w, y), (x + w - 2, y + thick), (x - w + 2, y + thick)), color)


def horse(x: float, y: float, k: float = 1.0, turn: float = 0.0, flip: bool = False) -> tuple[skia.Path, skia.Path]:
    """Return a trotting horse in profile, looking to the right: all of the near side, and the legs of the far side.

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

    fore = join(limb((13, 0, 5.4), (23, 6, 2.6), (20.6, 18, 1.5)), hoof((20.6, 19)))
    hind = join(limb((-13, 0, 7.4), (-18, 12, 3.2), (-25, 17, 2.0), (-25.6, 26, 1.5)), hoof((-25.6, 27)))
    far_fore = join(limb((12, 2, 4.6), (11, 15, 2.4), (6, 26, 1.5)), hoof((6, 27)))
    far_hind = join(limb((-13, 2, 6), (-8, 13, 3.0), (-12, 20, 1.9), (-8, 28, 1.5)), hoof((-8, 28)))
    near, far = join(trunk, ear, mane, tail, fore, hind), join(far_fore, far_hind)
    return placed(near, x, y, k, turn, flip), placed(far, x, y, k, turn, flip)


def leaping_horse(s: Gouache, x: float, y: float, k: float, turn: float) -> None:
    """Paint a chestnut horse in a leap to the right, forelegs folded, hind legs stretched out.

    It has a blaze, two white socks and a bridle, and is placed as `horse` is.
    """
    ink, haze = s.ink, s.haze
    coat, far_coat = ("#33160f", "#7a3c20", "#c9783e"), ("#1f0f0d", "#4a2416", "#7a4526")
    rim, up = "#fff3bc", (-0.4, -1.0)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, k, turn)

    trunk = outline(
        *((-20.6, -6), (-20, -13, -12, -13.8), (-6, -13.6, -1, -10.6), (4, -10.4, 8, -13.6), (18, -22, 25.4, -34)),
        *((27.2, -37.4, 31.6, -36.4), (34.4, -34.2, 37.2, -30.2), (40.6, -25.6, 43.4, -23.4), (45, -20.4, 42.4, -18.4)),
        *((39, -18, 36.8, -20.6), (34.2, -21.2, 31.6, -21.4), (27.4, -22, 25.2, -16), (21.6, -9, 20.6, -2)),
        *((19, 5, 12, 6), (2, 8.4, -6, 5), (-10, 5, -13, 7), (-22, 6, -20.6, -6)),
    )
    fore = join(
        ribbon([(12, -2, 5.6), (19, 3.4, 4.4), (25, 4.4, 3.0), (31.4, 3.0, 2.5)], 8),
        ribbon([(31.6, 3.0, 2.5), (30.4, 8, 1.6), (27, 13, 1.5), (24.6, 14.6, 1.8), (22, 14.2, 1.4)], 8),
    )
    far_fore = join(
        ribbon([(14, -3, 5), (22, -2, 3.8), (30, -4.4, 2.6), (36, -6.6, 2.3)], 8),
        ribbon([(36.2, -6.6, 2.3), (37, -1, 1.5), (35.4, 4.4, 1.4), (33, 6.0, 1.4)], 8),
    )
    hind = ribbon(
        [
            (-11, -3, 8.4),
            (-18, 4, 6.4),
            (-26, 9, 4.0),
            (-33, 11.6, 2.6),
            (-40, 16, 1.8),
            (-45, 18.4, 1.6),
            (-48, 18.4, 1.4),
        ],
        8,
    )
    far_hind = ribbon(
        [
            (-11, 0, 7),
            (-17, 8, 5.4),
            (-24, 13.6, 3.4),
            (-30, 16.6, 2.3),
            (-36, 21, 1.6),
            (-41, 23.6, 1.5),
            (-44, 23.6, 1.3),
        ],
        8,
    )
    hooves = (
        outline((23, 12.4), (21, 16), (17, 16), (19, 12.6)),
        outline((33.6, 4.4), (32.4, 7.8), (28.6, 8), (30.2, 5)),
        outline((-47, 16.8), (-47.6, 20.2), (-52.4, 20.2), (-51.4, 17.8)),
        outline((-43.4, 22.2), (-43.6, 25.2), (-48.2, 25.6), (-47.6, 23)),
    )
    tail = ribbon([(-20, -9, 1.8), (-27, -12, 3.0), (-35, -8, 3.4), (-43, -9, 2.0), (-50, -6, 0.3)], 10)
    for leg, foot in ((far_fore, hooves[1]), (far_hind, hooves[3])):
        s.fill(put(foot), ink)
        rounded(s, put(leg), far_coat, up, 1.0)
    rounded(
        s,
        put(tail),
        (ink, "#2a1712", "#7a4526"),
        up,
        1.1,
        rim,
        [put(outline((-21, -9), (-32, -13, -46, -8), (-32, -11, -21, -9)))],
    )
    for foot in (hooves[0], hooves[2]):
        s.figure([[(put(foot), ink)]], rim, (0, 1), 0.5)
    rounded(s, put(hind), coat, up, 2.4)
    rounded(s, put(trunk), coat, up, 2.8)
    rounded(s, put(fore), coat, up, 1.5)
    with s.clipped(put(join(trunk, hind))):  # the muscles of haunch and shoulder
        s.fill(put(outline((-4, -12), (-10, -2, -8, 6), (-13, 0, -12, -11), (-8, -13, -4, -12))), coat[0], 0.45)
        s.fill(put(outline((9, -13), (17, -7, 17, 2), (13, -4, 6, -9))), coat[2], 0.5)
        s.fill(put(outline((-19, -4), (-16, 6, -22, 8), (-13, 7, -14, -4), (-16, -8, -19, -4))), coat[2], 0.35)
    for leg, part in ((hind, box(-50, 12, -41, 22)), (fore, box(20, 9.6, 28, 18))):  # socks
        s.fill(put(both(leg, part)), mix(haze, "#ffffff", 0.6))
    s.rim([put(join(trunk, hind, fore))], rim, (0.25, 1), 1.0)
    s.rim([put(join(trunk, hind))], mix(haze, coat[2], 0.2), (-0.2, -1), 0.7)
    _bridled_head(s, put, coat, rim)
    mane = [
        ribbon(
            [
                (28.4 - 3.9 * at, -37.6 + 5.0 * at, 0.9),
                (21 - 3.4 * at, -37 + 4.4 * at, 2.3),
                (12 - 3.0 * at, -36 + 4.6 * at, 0.2),
            ],
            6,
        )
        for at in range(5)
    ]
    for lock in reversed(mane):
        rounded(s, put(lock), (ink, "#2a1712", "#7a4526"), up, 0.7, rim)


def _bridled_head(
    s: Gouache, put: Callable[[skia.Path], skia.Path], coat: tuple[Color, Color, Color], rim: Color
) -> None:
    """Paint the head of a leaping horse: ear, cheek, blaze, eye, nostril, bridle; ``put`` places its body."""
    ink, haze, key = s.ink, s.haze, s.key

    def poll(path: skia.Path) -> skia.Path:
        return put(placed(path, 3.4, -2.2, 1.13))

    s.figure(
        [[(poll(outline((20.4, -30), (19.6, -35, 22.4, -38), (25, -34, 24.2, -30.4))), coat[1])]], rim, (-0.4, -1), 0.6
    )
    s.fill(
        poll(outline((22.6, -27), (29, -26, 28, -19.4), (24, -17.6, 22.6, -20), (21, -23, 22.6, -27))), coat[2], 0.75
    )
    s.fill(
        poll(outline((25.4, -30.6), (28.6, -27.6, 33.6, -20.4), (32.4, -19.8), (28, -25, 24.6, -29))),
        mix(haze, "#ffffff", 0.6),
    )
    s.fill(poll(oval(26.4, -26.2, 1.1)), ink)
    s.fill(poll(oval(26.1, -26.6, 0.35)), "#ffffff")
    s.fill(poll(oval(34.4, -17.6, 0.8, 1.1, 30)), ink)
    for points in (((23, -18.6), (22.6, -30)), ((22.8, -23.6), (31.6, -19.6)), ((33, -21.8), (30.2, -16.4))):
        s.line(poll(taper(points[0], 0.1, points[1], 0.1)), key, 0.9)
