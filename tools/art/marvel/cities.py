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
    """Paint a street at night in perspective: dark fronts, a red gap of sky, a shop whose window lights the road."""
    s.steps(ALL, (60, 8), (60, 66), [mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    s.fill(skyline(40, 84, 70, (14, 24, 18, 12, 20), seed=4), mix(s.deep, s.ink, 0.2))
    s.fill(polygon((-4, -4), (38, -4), (46, 68), (24, 104), (-4, 104)), mix(s.ink, s.deep, 0.6))
    s.fill(polygon((112, -4), (74, -4), (70, 68), (112, 90)), mix(s.ink, s.deep, 0.8))
    s.fill(polygon((46, 66), (70, 66), (112, 88), (112, 104), (18, 104)), mix(s.ink, s.deep, 0.9))
    s.fill(polygon((68, 77), (112, 84), (112, 104), (36, 104)), s.mid)
    s.fill(polygon((73, 78), (112, 84), (112, 104), (52, 104)), s.accent)
    s.inked([(polygon((67, 33), (112, 27), (112, 86), (67, 77)), s.ink)], 0.8)
    s.fill(polygon((68.6, 35), (112, 29.6), (112, 83), (68.6, 75)), s.accent)
    s.fill(polygon((71, 37.6), (112, 32.6), (112, 78), (71, 71.6)), "#fffbe0")


def _steam(s: Impact) -> None:
    """Paint steam that bursts from a manhole: one column of round masses that grow to the sky, their right side lit."""
    s.inked([(oval(54, 79, 9.5, 2.5), s.ink)], 1.0)
    s.fill(oval(54, 79.2, 7, 1.5), "#ffffff")
    clouds = (
        (66.0, -2.0, 10.0),
        (54, 4, 9.4),
        (60, 17, 8.4),
        (50, 24, 7.4),
        (57, 35, 7.0),
        (51, 45, 6.2),
        (56, 54, 5.4),
        (53, 63, 4.6),
        (55, 71, 3.8),
    )
    mass = join(
        polygon((52, 79), (56, 79), (63, 30), (72, -6), (48, -6), (48, 30)), *(oval(x, y, r) for x, y, r in clouds)
    )
    s.inked([(mass, s.mid)], 1.4, (-0.6, 0.6))
    with s.clipped(mass):
        s.fill(placed(mass, 3.6, 1.0), s.key)
        s.fill(placed(mass, 8.0, 2.0), s.light)


def _coffee_sign(s: Impact) -> None:
    """Paint a cup of light on a board that hangs from the right wall."""
    s.inked([(box(96, 8, 112, 10.0), s.ink), (box(96, 20, 112, 22.0), s.ink)], 0.6)
    with s.moved(3.0, -6.0, 0.7, about=(88.0, 8.0)):
        board = box(76, 8, 99, 41, 3)
        s.inked([(board, mix(s.ink, s.deep, 0.2))], 1.8, (0.5, 0.8))
        s.line(box(78.4, 10.4, 96.6, 38.6, 2), s.key, 1.4)
        for tone, width in ((s.accent, 3.2), ("#fffbe0", 1.4)):
            s.line(svg("M81 22 H92 L90.500 31 C90 33.500 83 33.500 82.500 31 Z"), tone, width)
            s.stroke([(92, 24), (97, 25, 91, 29.4)], tone, width)
            s.stroke([(81, 36), (93, 36)], tone, width)
            for x in (84.4, 89):
                s.stroke([(x, 19), (x + 2, 16.6, x, 13.6)], tone, width * 0.85)


def _passer_by(s: Impact) -> None:
    """Paint somebody who strides past under an umbrella, lit by the sign above."""
    toward = (0.2, -0.98)
    coat: Tones = ("#fff2b0", "#7a1838", "#2c0818")
    dark: Tones = (s.accent, "#3a1020", s.ink)
    skin: Tones = ("#ffe8b8", "#c87848", "#7a3a28")
    scarf: Tones = ("#fffbe0", s.accent, "#b8621a")
    cloth: Tones = ("#ffd8b0", s.mid, "#5a0c1e")
    flap = ribbon(((88, 55, 1.9), (94, 55, 1.8), (100, 52.6, 2.1), (105, 55, 0.8)), 10)
    group(
        s,
        [
            (limb((93, 70, 2.6), (97, 74.6, 2.0), (100, 79, 1.6), (102.6, 77.6, 1.3)), dark, 1.4),
            (limb((87, 70, 2.8), (84, 75, 2.2), (82, 80, 1.7), (78.6, 80.4, 1.4)), dark, 1.4),
            (flap, scarf, 1.2),
            (svg("M84 57 C86 53 93 53 95 57 L101 72 C94 75 86 75 80.600 72 Z"), coat, 3.6),
            (oval(87.8, 51.4, 3.9, 4.2), skin, 1.4),
            (svg("M87.6 47 C89.4 45 93.4 46.4 93 51 L92 54 C90.400 52 90.400 49 87.600 47 Z"), dark, 1.2),
            (limb((86, 56.4, 2.0), (91.4, 56.4, 2.2)), scarf, 1.0),
        ],
        toward,
        0.9,
        1.2,
    )
    s.fill(oval(85.8, 51.2, 0.7, 1.0), s.ink)
    s.stroke([(85.4, 35), (84.6, 61)], s.ink, 1.3)
    group(
        s,
        [
            (limb((88, 58.4, 2.3), (83.4, 63.4, 2.1)), coat, 1.4),
            (limb((83.4, 63.4, 1.9), (84.8, 59.6, 1.8)), skin, 1.0),
        ],
        toward,
        0.9,
        1.0,
    )
    canopy = svg(
        "M69 47.6 C70 39.6 77.600 36 86 36.500 C95 36.500 102 41 103 48.400 C99.600 46 96 46 92.600 48.200 "
        "C89 45.600 85 45.600 81.400 47.800 C77 45.400 73 45.600 69 47.600 Z"
    )
    with s.moved(0.0, -3.0):
        modelled(s, canopy, cloth, toward, 4.0, 1.6, 1.1, 1.6)
        for points in ([(86, 37), (82, 41, 81.4, 47.6)], [(86, 37), (92, 41, 92.6, 48)]):
            s.stroke(points, s.ink, 0.9)


def hells_kitchen(s: Impact) -> None:
    """Somebody with an umbrella passes a coffee shop, and steam bursts from the street; light: the shop's window."""
    _avenue(s)
    _steam(s)
    _coffee_sign(s)
    s.fill(polygon((76, 84.4), (96, 83.4), (90, 90), (64, 91)), s.ink)
    with s.moved(-6.0, 2.6, 1.02, about=(88.0, 60.0)):
        _passer_by(s)
    for number in range(4):  # rain
        x, y = 48 + 7 * number, 10 + 24 * (number % 3)
        s.stroke([(x, y), (x - 2.4, y + 8)], s.light, 0.7)


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
