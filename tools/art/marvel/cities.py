"""The pictures of the locations in the cities of Earth: Avengers Tower, Hell's Kitchen, the Triskelion, Wakanda.

Knows each place in the hand of the impact poster, in units of 107 x 102, as `places` does for the other locations.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.palette import WHITE
from tools.art.poster.shapes import (
    ALL,
    Point,
    block,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
)


def _airship(s: Impact, x: float, y: float) -> None:
    """Paint an airship about its middle, its nose at the left, lit from below by the evening."""
    hull = oval(0, 0, 15, 6)
    fins = join(polygon((9, -3), (17, -8), (16, -1)), polygon((9, 3), (17, 8), (16, 1)))
    with s.moved(x, y, 0.8, turn=-6.0):
        s.inked(
            [(fins, mix(s.mid, s.key, 0.4)), (hull, s.light), (box(-4, 5.4, 4, 8.4, 1.2), s.light)], 1.4, (0.4, 0.7)
        )
        with s.clipped(hull):
            s.fill(cut(hull, placed(hull, 4.0, -1.6)), s.deep)
            s.fill(box(-16, -1.2, 16, 0.6), s.accent)
        s.fill(box(-4, 5.4, 4, 8.4, 1.2), mix(s.deep, s.ink, 0.3))
        for at in (-2.4, 0.6):
            s.fill(box(at, 6.2, at + 1.6, 7.6), s.accent)


def _patch(corners: Sequence[Point], u: float, v: float) -> Point:
    """Return a point of a face from its corners: top left, top right, bottom right, bottom left."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    top, low = (ax + (bx - ax) * u, ay + (by - ay) * u), (dx + (cx - dx) * u, dy + (cy - dy) * u)
    return top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v


def _tier(
    s: Impact, near: tuple[Point, Point], left: tuple[Point, Point], right: tuple[Point, Point], floors: int
) -> None:
    """Paint one tier of a tower from the foot of its corner: a lit left face, a dark right one with its windows on.

    Each pair is the top and the foot of an edge.
    """
    lit, dark = (left[0], near[0], near[1], left[1]), (near[0], right[0], right[1], near[1])
    face = polygon(*lit)
    s.inked([(face, mix(s.mid, "#ff8ab0", 0.6)), (polygon(*dark), s.shade)], 1.5, (0.5, 0.5))
    for corners, light, columns in ((lit, mix(s.deep, s.mid, 0.35), 3), (dark, s.accent, 3)):
        for floor in range(floors):
            top, foot = (floor + 0.36) / (floors + 0.3), (floor + 0.92) / (floors + 0.3)
            for column in range(columns):
                start, end = (column + 0.28) / (columns + 0.1), (column + 0.88) / (columns + 0.1)
                pane = [_patch(corners, *at) for at in ((start, top), (end, top), (end, foot), (start, foot))]
                s.fill(polygon(*pane), light)
    s.stroke([left[0], near[0], right[0]], s.light, 1.3)
    s.stroke([near[0], near[1]], s.light, 0.9)


def avengers_tower(s: Impact) -> None:
    """The beacon on a tower finds an airship at dusk. From the street; light: the beam of that beacon."""
    x, y, rose = 80.0, 13.0, "#ff8ab0"
    s.fill(ALL, mix(s.deep, s.ink, 0.35))
    for top, tone in (
        (24, s.deep),
        (42, mix(s.deep, s.mid, 0.7)),
        (57, mix(s.mid, rose, 0.45)),
        (69, rose),
        (78, "#ffb08a"),
        (85, "#ffe0a0"),
    ):
        s.fill(box(-4, top, 112, 106), tone)
    s.shaft(polygon((x, y - 2.5), (20, -4), (20, 48), (x, y + 2.5)), s.accent, 0.9, (x, y), (24, y + 8))
    s.shaft(polygon((x, y - 1.6), (20, 4), (20, 40), (x, y + 1.6)), "#fff8d8", 1.0, (x, y), (22, y + 8))
    roofs = skyline(30, 112, 106, (26, 36, 22, 30, 40, 24), seed=6)
    s.fill(roofs, s.shade)
    for at, low in ((46.0, 84.0), (40, 92), (103, 88), (52, 95), (104, 78)):
        s.fill(block(at, low, 2.6, 3.4), s.accent)
    _tier(s, ((80, 58), (80.4, 106)), ((60, 64), (55, 106)), ((98, 64), (104, 106)), 5)
    _tier(s, ((80, 35), (80, 59)), ((66.5, 40), (64, 64)), ((92.5, 40), (95, 64)), 4)
    _tier(s, ((80, 20), (80, 36)), ((72, 23), (70.6, 40)), ((87.5, 23), (89, 40)), 2)
    s.inked([(polygon((76.6, 21.5), (80, 22.6), (83.4, 21.5), (82, 8), (78, 8)), s.shade)], 1.2, (0.2, 0.3))
    s.inked([(oval(x, y, 3.8), "#fffbe0")], 1.3, (0.2, 0.3))
    s.glint(x, y, 11.0, "#ffffff")
    _airship(s, 54, 20)


def _avenue(s: Impact) -> None:
    """Paint a street at night: dark fronts, a gap of red sky, a diner whose window lights the wet road in one wedge."""
    s.fill(ALL, s.mid)
    s.fill(skyline(36, 84, 76, (30, 44, 36, 50, 30), seed=4), s.deep)
    s.fill(polygon((-4, -4), (37, -4), (43, 73), (-4, 104)), s.shade)
    s.fill(box(66, -4, 114, 76), mix(s.ink, s.deep, 0.75))
    s.fill(polygon((-4, 73), (114, 73), (114, 104), (-4, 104)), s.ink)
    s.fill(polygon((68, 73), (114, 73), (114, 104), (28, 104)), s.accent)
    s.fill(box(68, 33, 116, 73), s.ink)
    s.fill(box(70, 35, 116, 71), s.accent)
    s.fill(box(73, 38, 116, 71), "#fff0c0")


def _billow(s: Impact, clouds: Sequence[tuple[float, float, float]], dark: float) -> None:
    """Paint one billow of steam from its round masses: pale towards the window, dots on the other side alone."""
    mass = join(*(oval(*cloud) for cloud in clouds))
    s.inked([(mass, s.light)], 1.2, (-0.3, 0.4))
    s.fill(cut(mass, placed(mass, -0.75 * dark, -0.2 * dark)), "#fffaf0")
    left = cut(mass, placed(mass, 0.6 * dark, 0.1 * dark))
    bounds = mass.getBounds()
    middle = bounds.centerY()
    s.dots(left, s.key, (bounds.left() + 1.4 * dark, middle), (bounds.left(), middle), 0.0, 0.9, pitch=2.1)


def _steam(s: Impact) -> None:
    """Paint steam that bursts from a manhole in three billows, each wider than the one below."""
    s.inked([(oval(53, 78, 9.0, 2.4), s.ink)], 1.0)
    s.fill(oval(53, 78, 6.6, 1.4), "#fffaf0")
    _billow(s, ((47, 8, 11), (60, 3, 13), (55, 17, 11), (65, 14, 8)), 9.0)
    _billow(s, ((49, 39, 8.0), (57, 36, 8.0), (53, 45, 7.6), (60, 43, 5.4)), 6.6)
    _billow(s, ((51, 60, 4.8), (57, 59, 4.8), (54, 65, 4.8), (53.4, 71, 3.4), (53, 75.6, 2.6)), 4.6)


def _coffee_sign(s: Impact) -> None:
    """Paint the sign above the window: a steaming cup of light tubes."""
    with s.moved(-3.0, -10.0, 1.06, about=(88.0, 26.0)):
        for tone, width in ((s.accent, 3.2), ("#fffbe0", 1.4)):
            s.line(svg("M81 24 H94 L92.400 33 C91.800 35.600 83.200 35.600 82.600 33 Z"), tone, width)
            s.stroke([(94, 26), (99.4, 27, 93, 31.4)], tone, width)
            for x in (85, 90):
                s.stroke([(x, 20.4), (x + 2, 18, x, 15.4)], tone, 0.85 * width)


def _passer_by(s: Impact) -> None:
    """Paint somebody who strides past under an umbrella, a black silhouette before the window."""
    canopy = svg(
        "M77 52 C78 43 84.600 39 91 39 C98 39 104.400 43 105 52 C102.600 49.600 99.600 49.600 97.600 52 "
        "C95.600 49.600 92.600 49.600 90.600 52 C88.600 49.600 85.600 49.600 83.800 52 C81.800 49.600 79 49.600 77 52 Z"
    )
    body = join(
        oval(91.6, 54.6, 2.9, 3.3),
        svg("M88.600 59 C90 57 94.400 57 95.800 59 L99 71 C96 72.600 90 72.600 86.400 71 Z"),
        limb((90, 60, 1.7), (86.4, 64.4, 1.5), (88.6, 60.4, 1.3)),
        limb((94, 70, 2.0), (97, 74, 1.6), (100.4, 78, 1.2), (98.6, 79, 1.1)),
        limb((91, 70, 2.2), (88.4, 75, 1.7), (86.6, 80, 1.3), (84, 80.4, 1.1)),
    )
    s.fill(join(canopy, body, box(90.2, 36.6, 91.4, 40)), s.ink)
    s.stroke([(90.8, 40), (88.4, 63)], s.ink, 1.0)


def hells_kitchen(s: Impact) -> None:
    """Somebody with an umbrella passes a diner, and steam bursts from the street. From the kerb; light: its window."""
    _avenue(s)
    _coffee_sign(s)
    s.fill(polygon((78, 77), (92, 75.6), (80, 90), (50, 94)), s.ink)
    with s.moved(-4.6, -3.4, 0.92, about=(91.0, 80.0)):
        _passer_by(s)
    _steam(s)


def _glass_tower(s: Impact, x: float, top: float, half: float) -> None:
    """Paint a tower of glass, its left side in the first sun, its right side dark with a few lit floors."""
    tower = polygon((x - half, top + 4), (x + half * 0.2, top), (x + half, top + 3), (x + half, 104), (x - half, 104))
    s.inked([(tower, "#ffd27a")], 1.4, (0.5, 0.6))
    with s.clipped(tower):
        s.fill(box(x + half * 0.2, top, x + half, 104), s.shade)
        for floor in range(18):
            y = top + 7 + 4 * floor
            s.stroke([(x - half, y), (x + half * 0.2, y - 0.8)], "#c8702c", 1.1)
            if floor % 3:
                s.fill(box(x + half * 0.4, y - 1.4, x + half * 0.8, y + 0.6), "#ffe9a8")
    s.stroke([(x + half * 0.2, top), (x + half * 0.2, top - 7)], s.ink, 1.2)


_WAVE: Final = svg(
    "M112 104 V12 C104 2 88 1 78 10 C71 16 68 24 71 32 C75 26 81 24 86 28 C95 36 93 56 82 68 C74 76 64 80 44 82 V104 Z"
)
"""A wave that rises at the right and curls over to the left."""
_LIP: Final = svg(
    "M112 8 C102 -1 84 0 74 10 C66 18 63 27 64 40 C67 37 69 32 70 28 C70 37 70 46 74 54 C77 47 77 38 76 30 "
    "C79 33 80 37 83 41 C85 35 83 28 82 23 C88 17 100 16 112 22 Z"
)
"""Its lip of foam, with three unequal fingers."""


def triskelion(s: Impact) -> None:
    """A great wave curls over three towers of glass in the sea. From the water; light: dawn on the horizon."""
    dawn = "#9a55b0"
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    for top, tone in ((30, mix(s.deep, dawn, 0.5)), (45, dawn), (56, "#e8708a"), (64, "#ffa070"), (70, "#ffe0a0")):
        s.fill(box(-4, top, 112, 104), tone)
    s.fill(box(-4, 76, 112, 104), s.deep)
    for y, left, right in ((79, 28, 54), (82.6, 34, 48)):
        s.fill(polygon((left, y), ((left + right) / 2, y - 1.2), (right, y), ((left + right) / 2, y + 1.4)), "#ffe0a0")
    # the wave: its hollow, the streaks that run up it, the lit edge
    s.inked([(_WAVE, s.mid)], 1.8, (0.3, 0.6))
    with s.clipped(_WAVE):
        s.fill(svg("M112 104 V24 C106 10 96 6 86 10 C100 20 104 50 90 72 C82 82 70 88 44 90 V104 Z"), s.deep)
        s.fill(svg("M112 104 V50 C108 66 98 82 84 92 L70 104 Z"), s.shade)
        for data in (
            "M96 16 C104 34 102 60 86 78",
            "M104 22 C110 44 106 66 92 82",
            "M88 30 C96 42 94 58 82 70",
        ):
            s.line(svg(data), mix(s.mid, "#ffffff", 0.55), 1.8)
        s.dots(_WAVE, s.ink, (94, 60), (110, 90), 0.0, 0.8, pitch=2.4)
    for x, top, half in ((68, 42, 4.0), (49.4, 46, 4.0), (58.6, 27, 4.8)):
        _glass_tower(s, x, top, half)
    foam: Tones = ("#fff0c8", "#eef6ff", mix(s.mid, "#ffffff", 0.45))
    modelled(s, _LIP, foam, (-0.85, 0.5), 5.0, 1.6, 1.2, 1.8)
    for points in ([(96, 7), (84, 9, 77, 20)], [(104, 13), (94, 13, 86, 19)]):
        s.stroke(points, foam[2], 1.4)
    for x, y, r in ((60, 15, 2.0), (52, 25, 1.4)):
        s.fill(oval(x, y, r), WHITE)
    s.puff(
        [(44, 84, 5), (52, 81, 5.4), (61, 80, 5), (70, 80, 5.4), (78, 77, 4.6), (56, 87, 6), (68, 87, 6), (80, 84, 6)],
        "#fff0c8",
        mix(s.key, "#ffffff", 0.25),
        1.4,
        toward=(-0.7, -0.6),
    )


_SUN: Final = (87.0, 41.0)
"""The low sun of Wakanda."""


def _spired_tower(s: Impact, x: float, foot: float, top: float, half: float, haze: float = 0.0) -> None:
    """Paint a tower that narrows to a spire: its side to the sun in gold, the other dark with its windows lit.

    ``haze`` is the share of the sky's tone in one that stands far off.
    """
    high = foot - top
    tower = outline(
        (x - half, foot),
        (x - half * 1.3, foot - high * 0.5, x - half * 0.72, foot - high * 0.8, x, top),
        (x + half * 0.72, foot - high * 0.8, x + half * 1.3, foot - high * 0.5, x + half, foot),
    )
    dark, gold, pale = (mix(tone, s.mid, haze) for tone in (s.shade, "#f6a42a", "#ffe48a"))
    s.stroke([(x, top + 3), (x, top - high * 0.14)], dark, 1.3)
    s.inked([(tower, dark)], 1.3, (-0.9, 0.8))
    with s.clipped(tower):
        s.fill(polygon((x, top), (x + 2 * half, top), (x + 2 * half, foot), (x + half * 0.12, foot)), gold)
        s.fill(cut(tower, placed(tower, -half * 0.42, 0.0)), pale)
        for floor in range(int(high / 4.2)):
            y = foot - 3 - 4.2 * floor
            s.stroke([(x, y), (x + half * 0.8, y - 1.4, x + half * 1.4, y - 0.6)], mix(gold, s.ink, 0.6), 0.9)
            if floor % 4 != 1:
                s.fill(block(x - half * 0.66, y - 2.6, half * 0.46, 1.7), mix(s.key, s.mid, haze))
        s.dots(tower, s.ink, (x, foot - high * 0.4), (x, foot), 0.0, 0.6, pitch=2.2)
    s.rim([tower], s.light, (1.0, -0.4), 1.0)
    s.stroke([(x, top), (x + half * 0.12, foot)], s.ink, 0.8)


def _falls(s: Impact) -> None:
    """Paint the cliff that the city stands on, three falls over its edge in the light, and the mist at their foot."""
    cliff = svg("M28 104 V76 C36 69 44 73 52 71 L58 74 L92 73 C98 70 106 68 112 69 V104 Z")
    s.inked([(cliff, s.shade)], 1.2, (0.0, 0.0))
    s.rim([cliff], s.key, (0.5, -1.0), 1.3)
    for x, top, wide in ((50.0, 71.6, 3.6), (62, 73.6, 6.4), (80, 73.4, 4.2)):
        fall = outline(
            (x, top), (x + wide, top), (x + wide * 1.3, 84, x + wide * 1.2, 92), (x - wide * 0.3, 92),
            (x - wide * 0.3, 82, x, top),
        )  # fmt: skip
        s.fill(fall, mix(s.mid, s.light, 0.45))
        s.fill(both(fall, placed(fall, wide * 0.55, 0.0)), "#fffbe6")
        s.stroke([(x + wide * 0.3, top + 2), (x + wide * 0.24, 90)], mix(s.deep, s.mid, 0.6), 0.7)
    mist = [(44.0, 84.0, 4.0), (52, 82, 4.4), (60, 84, 5.0), (69, 82.6, 5.4), (78, 84, 4.6), (86, 82, 4.6), (94, 85, 5)]
    s.puff(mist, "#ffeaa8", mix(s.mid, s.key, 0.35), 1.0, toward=(0.6, -0.8))


def _jungle(s: Impact) -> None:
    """Paint the leaves close to us in ink, their edges lit by the sun."""
    for x, y, reach, turn in (
        (112, 74, 26, 214),
        (110, 62, 20, 236),
        (112, 50, 15, 250),
        (34, 96, 26, 318),
        (38, 98, 20, 338),
        (30, 92, 26, 288),
    ):
        angle = math.radians(turn)
        ex, ey = x + reach * math.cos(angle), y + reach * math.sin(angle)
        mx, my = (x + ex) / 2, (y + ey) / 2 - reach * 0.18
        leaf = ribbon([(x, y, 0.8), (mx, my, 4.2), (ex, ey, 0.2)], 10)
        s.fill(leaf, s.ink)
        s.rim([leaf], mix(s.mid, s.key, 0.55), (_SUN[0] - mx, _SUN[1] - my), 0.9)
        s.stroke([(x, y), (mx, my), (ex, ey)], mix(s.deep, s.mid, 0.5), 0.6)


def _darting_ship(s: Impact) -> None:
    """Paint a ship that climbs across the sun, dark against it with lit edges, and the fire that it leaves behind."""
    with s.moved(85.0, 37.0, 0.8, turn=-34.0):
        for wide, color in ((4.6, s.accent), (3.0, "#ff9a3a"), (1.4, "#fffbe6")):
            s.fill(polygon((-17, -wide), (-17, wide), (-62, 1.0), (-62, -0.6)), color)
        dark: Tones = (s.light, mix(s.deep, s.ink, 0.35), s.ink)
        red: Tones = ("#ffd0a0", s.accent, "#7a1420")
        far = polygon((2, -4), (-12, -16, 1), (-20, -16, 1), (-12, -3))
        near = polygon((4, 3), (-13, 17, 1), (-22, 17, 1), (-13, 3))
        hull = svg("M24 0 C14 -5.600 -4 -7 -15 -4.600 L-19 0 L-15 4.600 C-4 7 14 5.600 24 0 Z")
        group(s, [(far, red, 1.4), (hull, dark, 2.6), (near, red, 1.8)], (0.5, -0.85), 1.2, 1.4)
        s.fill(svg("M13 -1.600 C9 -3.800 4 -3.800 1 -3 C3 -1.200 8 -0.600 13 -1.600 Z"), "#8ff0e0")
        s.stroke([(20, 0.6), (-10, 2.2)], s.accent, 0.9)
    s.flash(72.6, 45.6, 5.4, 8, "#fffbe6", seed=5, hollow=0.4)


def wakanda(s: Impact) -> None:
    """A ship climbs across the low sun before towers over falls. From the forest; light: that sun, on the right."""
    x, y = _SUN
    s.fill(ALL, s.shade)
    s.pool(
        x,
        y,
        (
            (84, mix(s.deep, s.ink, 0.35)),
            (67, s.deep),
            (53, mix(s.deep, s.mid, 0.6)),
            (42, s.mid),
            (34, mix(s.mid, s.key, 0.5)),
            (27, s.key),
            (20, mix(s.key, s.light, 0.6)),
            (14, "#fffbe6"),
        ),
    )
    s.rays(x, y, 22, 120, 22, s.light, 0.28, duty=0.5, seed=4)
    for data, tone in (
        ("M36 74 L46 56 L54 62 L66 50 L78 62 L90 54 L104 60 L112 52 V104 H36 Z", mix(s.mid, s.key, 0.3)),
        ("M28 80 L44 64 L56 68 L70 62 L84 70 L98 64 L112 68 V104 H28 Z", mix(s.deep, s.mid, 0.6)),
    ):
        ridge = svg(data)
        s.fill(ridge, tone)
        s.rim([ridge], s.light, (0.5, -1.0), 0.9)
    _spired_tower(s, 72.5, 76, 40, 4.2, 0.35)
    _spired_tower(s, 101, 76, 46, 5.2, 0.2)
    _spired_tower(s, 46.4, 80, 31, 5.8)
    _spired_tower(s, 59.4, 82, 15, 7.2)
    rail = [(36.0, 62.0, 1.0), (50.0, 66.0, 1.1), (70.0, 66.0, 1.2), (90.0, 63.0, 1.3), (112.0, 56.0, 1.6)]
    s.inked([(ribbon(rail, 10), mix(s.deep, s.ink, 0.3))], 0.8, (0.0, 0.8))
    s.fill(ribbon([(px, py - 0.8, half * 0.4) for px, py, half in rail], 10), s.light)
    _falls(s)
    _jungle(s)
    _darting_ship(s)
