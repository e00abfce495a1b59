"""Pictures of the orange cards of level 3."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    around,
    block,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    svg,
    taper,
)


def _pool_at_sunset(s: Impact) -> None:
    """Paint a pool between dark banks; the sun stands low over it and its light lies in bars on the water."""
    sky = [mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid, s.key, mix(s.key, s.light, 0.5)]
    s.steps(ALL, (60, 0), (60, 78), sky)
    s.fill(oval(50, 64, 27), mix(s.key, s.light, 0.75))
    s.fill(oval(50, 64, 21), "#fffbe8")
    far = polygon(
        (-4, 70), (8, 58), (20, 62), (28, 71), (66, 72), (74, 60), (88, 60), (100, 63), (124, 54), (124, 80), (-4, 80)
    )
    s.fill(far, mix(s.deep, s.ink, 0.45))
    water = [s.key, mix(s.key, s.mid, 0.6), s.mid, mix(s.mid, s.deep, 0.5), s.deep]
    s.steps(box(-4, 76, 124, 172), (60, 76), (60, 146), water)
    for y, half in ((79, 24), (84, 17), (89, 21), (95, 13), (102, 16), (110, 9)):
        s.fill(polygon((50 - half, y), (46, y - 1.6), (50 + half, y), (52, y + 1.8)), "#ffeec4")


_PANTHER: Final = join(
    polygon((75, 96), (84, 80), (90, 66, 3), (97, 65, 3), (106, 71), (126, 62), (126, 132), (98, 118), (76, 116)),
    polygon(
        *((53.6, 107, 1), (58, 100, 1), (63, 94), (70, 89), (72, 81, 2), (78, 85), (84, 84), (86, 92), (82, 108)),
        *((74, 116), (64, 118, 2), (57, 116, 1), (54, 111, 1)),
    ),
)
_PANTHER_FAR_EAR: Final = polygon((64, 93), (65, 84, 2), (71, 89))
_PANTHER_NEAR_LEG: Final = polygon(
    (86, 84), (102, 94), (103, 110), (92, 122), (84, 127), (83, 133), (65, 133, 2), (65, 128, 2), (74, 124), (83, 112)
)


def _drinking_panther(s: Impact) -> None:
    edge, plane = "#ffd08a", mix(s.ink, s.deep, 0.42)
    s.inked([(_PANTHER_FAR_EAR, plane)], 1.2, (0.3, 0.4))
    s.inked([(_PANTHER, s.ink)], 1.2, (0.4, 0.6))
    with s.clipped(_PANTHER):
        for corners in (
            ((86, 78), (90, 68), (97, 66), (106, 72), (101, 84), (92, 80)),
            ((108, 74), (126, 65), (126, 82), (112, 88)),
            ((76, 92), (84, 82), (85, 90), (80, 102)),
            ((57, 104), (63, 96), (71, 92), (76, 94), (68, 97), (60, 105)),
            ((66, 112), (74, 106), (77, 112), (70, 116)),
        ):
            s.fill(polygon(*corners), plane)
    s.rim([_PANTHER], edge, (-0.8, -1), 1.8)
    s.inked([(_PANTHER_NEAR_LEG, s.ink)], 1.2, (0.4, 0.6))
    s.fill(polygon((88, 88), (100, 95), (100, 106), (91, 101)), plane)
    s.rim([_PANTHER_NEAR_LEG], edge, (-1, -0.3), 1.7)
    for x in (70, 75):
        s.stroke([(x, 129.4), (x - 0.6, 133)], edge, 0.9)
    # ear, eye, nose, mouth, tongue on the water
    s.fill(polygon((73, 89.6), (73, 84.4), (77, 87.4)), s.deep)
    s.fill(polygon((61.6, 102.4), (64.6, 98.6), (71, 98.4), (68, 102.4)), s.accent)
    s.fill(oval(66, 100.6, 1.0, 1.9), s.ink)
    s.fill(polygon((53.6, 107), (57, 103.6), (58.4, 106.4), (55.4, 108.6)), mix(s.key, s.light, 0.4))
    s.stroke([(56, 111.4), (62, 112.4), (68, 108.4)], edge, 1.2)
    s.fill(svg("M55 114 L60 116 L59 121.5 C58 124.5 54 124 54 121 Z"), "#ff7a4c")


def black_panther(s: Impact) -> None:
    """A panther drinks from a pool. In profile, near the water; light: the low sun, also on the water."""
    _pool_at_sunset(s)
    for half, width in ((30, 1.3), (20, 1.7), (11, 2.0)):
        s.line(oval(55, 123, half, half * 0.24), s.accent, width)
    rock = polygon((58, 138), (64, 131), (88, 127), (126, 116), (126, 172), (42, 172), (50, 150))
    s.inked([(rock, mix(s.ink, s.deep, 0.6))], 1.8, (0.6, 0.8))
    s.fill(polygon((58, 138), (64, 131), (90, 127), (84, 136), (68, 141), (54, 147)), s.mid)
    s.fill(polygon((100, 136), (126, 128), (126, 140)), s.ink)
    _drinking_panther(s)
    for x, y in ((47, 112), (43, 117), (64, 122)):
        s.fill(oval(x, y, 1.2, 1.6), s.accent)


def _tower(s: Impact, edge: Point, foot: Point, outer: float, tone: Color) -> None:
    """Paint a tower seen from the street: from ``edge`` at the top to ``foot``, its rows of windows narrowing upward."""
    wall = polygon(edge, foot, (outer, foot[1]), (outer, edge[1]))
    s.fill(wall, tone)
    with s.clipped(wall):
        for number in range(15):
            share = (number / 14) ** 1.6
            x, y = edge[0] + (foot[0] - edge[0]) * share, edge[1] + (foot[1] - edge[1]) * share
            high = 1.6 + 6.4 * share
            for column in range(4):
                step = (outer - x) / 4
                left = x + step * (column + 0.22)
                lean = high * 0.5 * (1 if outer > 60 else -1)
                s.fill(
                    polygon(
                        (left, y),
                        (left + step * 0.56, y + lean * 0.4),
                        (left + step * 0.56, y + high + lean * 0.4),
                        (left, y + high),
                    ),
                    mix(s.ink, s.deep, 0.1),
                )


def _taxi(s: Impact) -> None:
    """Paint a taxi from the side, its nose to the right, 66 long about the origin."""
    body = svg("M-32 8 L-33 -2 C-32 -5 -28 -6 -23 -7 L-15 -17 C-13 -19 6 -19 9 -17 L18 -7 C26 -6 32 -4 33 0 L34 8 Z")
    s.inked([(body, "#ffd21c")], 1.9, (0.6, 1.4))
    s.fill(svg("M-33 2 L34 3 L34 8 L-32 8 Z"), "#d9730a")
    s.dots(body, "#d9730a", (0, -6), (0, 8), 0.0, 0.7, pitch=2.4)
    for number in range(17):
        s.fill(block(-32 + number * 3.9, -3.4 + 2 * (number % 2), 3.9, 2), s.ink)
    for glass in (
        polygon((-19, -8), (-13, -15.5), (-4, -15.5), (-4, -8)),
        polygon((-1, -8), (-1, -15.5), (7, -15.5), (14, -8)),
    ):
        s.inked([(glass, s.accent)], 1.0, (0.0, 0.0))
        s.fill(both(glass, placed(glass, -3.5, -2.5)), mix(s.accent, "#ffffff", 0.65))
    s.fill(oval(-8.5, -10.5, 2.2, 2.6), s.ink)
    s.fill(oval(4.5, -10.5, 2.2, 2.6), s.ink)
    s.inked([(box(-8, -23, 2, -18.4, 1), "#ffffff")], 1.0, (0.3, 0.4))
    s.fill(box(-6.4, -21.6, 0.4, -20), s.ink)
    for x in (-20, 21):
        s.inked([(oval(x, 8, 7.6), mix(s.ink, s.deep, 0.3))], 1.0, (0.4, 0.6))
        s.fill(oval(x, 8, 3.8), s.light)
        s.fill(oval(x, 8, 1.5), s.ink)
    s.inked([(oval(32, 0, 2.0, 2.8), "#ffffff")], 0.9, (0.0, 0.0))


def spider_man(s: Impact) -> None:
    """A web between two towers holds a taxi that falls. Seen from the street; light: the square of sky."""
    s.fill(ALL, s.key)
    for r, tone in ((92, mix(s.key, s.light, 0.35)), (66, mix(s.key, s.light, 0.7)), (44, s.light), (24, "#ffffff")):
        s.fill(oval(70, 26, r, r * 1.05), tone)
    _tower(s, (46, -4), (18, 172), -40, mix(s.deep, s.mid, 0.55))
    _tower(s, (94, -4), (122, 172), 180, mix(s.deep, s.ink, 0.25))
    s.fill(polygon((46, -4), (50, -4), (23, 172), (18, 172)), mix(s.mid, s.key, 0.6))
    s.dots(polygon((-4, -4), (46, -4), (18, 172), (-4, 172)), s.ink, (40, 40), (-4, 110), 0.0, 0.6)
    s.dots(polygon((94, -4), (124, -4), (124, 172), (122, 172)), s.ink, (94, 60), (124, 60), 0.0, 0.8)
    hub = (73.0, 106.0)
    anchors = ((46, 20), (31, 64), (24, 118), (48, 160), (98, 160), (118, 118), (110, 64), (96, 22))
    threads = [[hub, anchor] for anchor in anchors]
    for share in (0.5, 0.86):
        knots = [(hub[0] + (x - hub[0]) * share, hub[1] + (y - hub[1]) * share) for x, y in anchors]
        threads += [[one, (*_towards(hub, one, two), *two)] for one, two in itertools.pairwise(knots)]
    for tone, width in ((s.ink, 3.2), ("#ffffff", 1.5)):
        for thread in threads:
            s.stroke(thread, tone, width)
    with s.moved(73.0, 92.0, 0.98, turn=-3.0):
        _taxi(s)
    # what carries it sags under its wheels
    for tone, width in ((s.ink, 4.4), ("#ffffff", 2.2)):
        for left, low, right in (((30, 88), 133, (114, 86)), ((26, 106), 160, (118, 104))):
            s.stroke([left, (73, low, *right)], tone, width)
    for x in (60, 73, 86):
        s.stroke([(x, 56), (x, 64)], s.deep, 1.5)


def _towards(hub: Point, one: Point, two: Point) -> Point:
    """Return the middle of two points, drawn a sixth of its way to the hub."""
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    return x + (hub[0] - x) * 0.16, y + (hub[1] - y) * 0.16


def _storm(s: Impact) -> None:
    """Paint a storm at sea: a bright slit under the clouds, and swells that come at us."""
    s.steps(ALL, (60, 0), (60, 60), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    s.fill(polygon((-4, 54), (124, 48), (124, 102), (-4, 104)), s.key)
    s.fill(polygon((-4, 62), (124, 57), (124, 102), (-4, 104)), mix(s.key, s.light, 0.6))
    s.fill(polygon((-4, 71), (124, 67), (124, 102), (-4, 104)), "#fff2d8")
    for left, top, wide in ((8, 30, 62), (54, 42, 74), (-14, 46, 60)):
        cloud = join(*(oval(left + wide * k / 4, top + 3 * (k % 2), wide / 5.4, 9) for k in range(5)))
        s.fill(cloud, mix(s.ink, s.deep, 0.4))
        s.rim([cloud], s.mid, (0.2, 1.0), 2.0)
    swell = svg("M-60 172 V6 C-44 10 -36 8 -24 0 C-10 -10 6 -10 16 2 C26 12 40 12 50 4 C64 -8 84 -6 96 6 V172 Z")
    for x, y, tone, cap in (
        (44, 88, s.key, s.accent),
        (20, 104, mix(s.mid, s.key, 0.35), "#ffffff"),
        (58, 128, s.mid, s.accent),
    ):
        path = placed(swell, x, y)
        s.fill(path, tone)
        s.rim([path], cap, (-0.2, -1.0), 2.6)
    for x, y, r in ((98, 88, 2.6), (104, 82, 1.8), (42, 84, 2.2), (36, 78, 1.6), (110, 92, 2.0), (46, 90, 1.4)):
        s.fill(oval(x, y, r), "#ffffff")
    lots = chance(5)
    for _ in range(16):
        x, y = 8 + 100 * next(lots), 8 + 88 * next(lots)
        s.stroke([(x, y), (x - 4, y + 9)], s.light, 1.0, 0.7)


def captain_america(s: Impact) -> None:
    """Two hands hold a ship's wheel against the swell. Light: the bright slit under the storm."""
    _storm(s)
    x, y, turn = 72.0, 112.0, 14.0
    wood, lit, dim = "#7a2a06", "#f0904a", mix(s.deep, s.ink, 0.6)
    s.inked([(polygon((60, 172), (66, 118), (78, 118), (84, 172)), dim)], 1.6)
    for number in range(8):
        angle = turn + 45 * number
        grip = taper(around(x, y, 26, angle), 2.0, around(x, y, 39, angle), 3.2)
        spoke = taper(around(x, y, 6, angle), 2.7, around(x, y, 26, angle), 2.1)
        s.inked([(spoke, wood), (grip, wood)], 1.7, (0.5, 0.9))
        s.fill(cut(join(spoke, grip), placed(join(spoke, grip), 1.4, 1.4)), lit)
    rim = cut(oval(x, y, 30), oval(x, y, 22.5))
    s.inked([(rim, wood)], 2.2, (0.7, 1.3))
    s.fill(cut(oval(x, y, 30), placed(oval(x, y, 30), 2.0, 2.6)), lit)
    s.dots(rim, dim, (72, 104), (92, 140), 0.0, 0.9, pitch=2.4)
    s.line(oval(x, y, 26.2), dim, 1.2)
    for number in range(8):
        s.fill(oval(*around(x, y, 26.2, turn + 22.5 + 45 * number), 1.2), s.light)
    s.inked([(oval(x, y, 9), wood)], 1.9, (0.4, 0.8))
    s.inked([(oval(x, y, 5), "#ffc83a")], 1.3, (0.2, 0.4))
    s.fill(oval(x - 1.4, y - 1.6, 1.6), "#ffffff")
    # the hands, from below
    for hand_x, hand_y, elbow in ((54.0, 97.0, 34.0), (98.0, 124.0, 116.0)):
        arm = taper((elbow, 172), 11, (hand_x - (4 if hand_x < x else -5), hand_y + 13), 6.2)
        s.inked([(arm, mix(s.ink, s.deep, 0.1))], 1.8, (0.5, 0.9))
        s.rim([arm], s.key, (0.7 if hand_x < x else -0.7, -1.0), 1.7)
        palm = oval(hand_x - (1.6 if hand_x < x else -2), hand_y + 5, 6.4, 7.4)
        s.inked([(palm, "#ffd2a0")], 1.7, (0.4, 0.8))
        for k in range(3):
            across = 1.0 if hand_x < x else -1.0
            finger = taper(
                (hand_x - 3 * across, hand_y + 5 - 4.4 * k), 2.6, (hand_x + 6 * across, hand_y + 3 - 4.4 * k), 2.3
            )
            s.inked([(finger, "#ffd2a0")], 1.3, (0.2, 0.5))


def _boiler(s: Impact) -> None:
    """Paint the crown of a boiler, its plates with their rivets, and the pipes of the dark room behind."""
    s.steps(
        ALL,
        (66, 8),
        (66, 112),
        [mix(s.deep, s.ink, 0.55), mix(s.deep, s.ink, 0.25), s.deep, mix(s.deep, s.mid, 0.5), s.mid],
    )
    for x in (-2, 108):
        pipe = polygon((x, -4), (x + 13, -4), (x + 13, 130), (x, 130))
        s.fill(pipe, mix(s.deep, s.ink, 0.65))
        s.rim([pipe], s.mid, (1.0 if x < 60 else -1.0, 0.0), 2.2)
        s.fill(box(x - 2, 62, x + 15, 69), mix(s.deep, s.ink, 0.45))
    crown = svg("M-6 124 C26 101 94 101 126 124 V172 H-6 Z")
    s.inked([(crown, s.key)], 2.2, (0.0, 1.2))
    with s.clipped(crown):
        s.fill(cut(crown, placed(crown, 0, 4)), s.light)
        s.fill(svg("M80 100 C104 104 116 112 126 120 V172 H96 C94 140 90 118 80 104 Z"), s.mid)
        s.dots(crown, s.mid, (62, 112), (118, 140), 0.0, 0.8)
        for seam in ("M26 106 C18 122 14 140 12 172", "M98 106 C106 122 110 140 112 172"):
            s.line(svg(seam), s.ink, 1.8)
        band = svg("M-6 140 C26 121 94 121 126 140 V150 C94 131 26 131 -6 150 Z")
        s.inked([(band, s.mid)], 1.6, (0.0, 0.8))
        s.fill(cut(band, placed(band, 0, 2.4)), s.key)
        s.dots(svg("M-6 150 C26 131 94 131 126 150 V172 H-6 Z"), s.deep, (60, 130), (60, 152), 0.3, 0.9)
    for x, y in ((40, 131), (54, 129.4), (70, 129.4), (84, 131), (98, 134), (110, 138)):
        s.inked([(oval(x, y, 2.5), s.key)], 1.0, (0.3, 0.7))
        s.fill(oval(x - 0.7, y - 0.8, 1.0), s.light)


def _black_bolt(s: Impact, x: float, y: float, scale: float, turn: float) -> None:
    """Paint a bolt of black steel, its end lit by fire: the head up, a slanted thread below the origin."""

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, scale, turn)

    black, steel, gleam = mix(s.ink, s.accent, 0.12), mix(s.ink, s.accent, 0.5), "#bfeaf6"
    pitch, count = 5.6, 6
    left = [(-9.6 if n % 2 else -7.4, 5 + pitch * n / 2) for n in range(2 * count)]
    right = [(7.4 if n % 2 else 9.6, 5 + pitch * n / 2) for n in range(2 * count)]
    end = 5 + pitch * count
    shank = polygon((-7.4, 0), (7.4, 0), *right, (5.5, end + 1), (-5.5, end + 1), *reversed(left))
    head = polygon((-21, -14, 1), (-12, -22, 1), (12, -22, 1), (21, -14, 1), (21, 0, 1), (-21, 0, 1))
    s.inked([(at(shank), black), (at(head), black)], 1.8, (0.6, 1.0))
    with s.clipped(at(shank)):
        s.fill(at(box(-11, 0, -4.6, 44)), steel)
        s.fill(at(box(-7.6, 2, -5.6, 44)), gleam)
        s.fill(at(polygon((-12, end - 7), (12, end - 11), (12, 48), (-12, 48))), "#ff8a1e")
        s.fill(at(polygon((-12, end - 2), (12, end - 5), (12, 48), (-12, 48))), "#ffc830")
        for number in range(count):
            y0 = 5 + pitch * number
            s.line(at(svg(f"M-9.6 {y0 + pitch * 0.5 + 1.4} L9.6 {y0 - 0.2}")), s.ink, 1.5)
    with s.clipped(at(head)):
        s.fill(at(polygon((-22, -14), (-10, -13), (-10, 1), (-22, 1))), steel)
        s.fill(at(polygon((-10, -13), (9, -13), (9, 1), (-10, 1))), black)
        s.fill(at(polygon((-12, -22), (12, -22), (21, -14), (9, -12.5), (-10, -12.5), (-21, -14))), steel)
        s.fill(at(polygon((-12, -22), (-2, -22), (-9, -12.5), (-21, -14))), gleam)
        s.fill(at(box(-8.4, -11.4, -5.6, -3.6, 1)), gleam)
        s.fill(at(box(-22, -2.8, 22, 1)), "#ff8a1e")
    for points in ("M-21 -14 L-10 -12.5 L9 -12.5 L21 -14", "M-10 -12.5 V0", "M9 -12.5 V0"):
        s.line(at(svg(points)), s.ink, 1.4)


def black_bolt(s: Impact) -> None:
    """A black bolt shoots out of a boiler on its jet of steam. From the crown's edge; light: the fire in the hole."""
    _boiler(s)
    jet = svg("M58 112 C57 98 56 92 48 84 L66 60 L90 84 C76 90 70 98 69 112 Z")
    lobes = [oval(49, 71, 15), oval(67, 55, 19), oval(89, 72, 14.5)]
    cloud = join(jet, *lobes)
    s.inked([(cloud, "#fff8ee")], 2.0, (0.6, 1.2))
    with s.clipped(cloud):
        s.fill(cut(cloud, placed(cloud, -3.5, -2.5)), mix(s.key, s.light, 0.45))
        s.dots(cloud, s.key, (80, 70), (106, 84), 0.0, 0.85, pitch=2.4)
        s.line(svg("M55 84 C62 84 65 78 63 72"), mix(s.key, s.light, 0.45), 2.4)
        s.line(svg("M82 86 C76 82 75 76 78 71"), mix(s.key, s.light, 0.45), 2.4)
        s.fill(polygon((59, 114), (68, 114), (74, 96), (66, 88), (59, 96)), "#ffe9a0")
        s.fill(polygon((61, 114), (66, 114), (70, 102), (65.5, 95), (61, 102)), "#ffc830")
    for x, y in ((20, 113), (40, 108), (86, 108)):
        form = polygon((x - 7.5, y + 2, 1), (x - 5, y - 6, 1), (x + 5, y - 6, 1), (x + 7.5, y + 2, 1))
        s.inked([(form, mix(s.ink, s.accent, 0.35))], 1.6, (0.3, 0.6))
        s.fill(polygon((x - 5, y - 6), (x + 5, y - 6), (x + 5.8, y - 3.4), (x - 5.8, y - 3.4)), "#bfeaf6")
    s.inked([(oval(63.5, 110.5, 10.5, 4.0), s.ink)], 1.0)
    s.fill(oval(63.5, 110.5, 8.2, 2.7), "#fff4b4")
    _black_bolt(s, 71.5, 61.5, 0.92, 14)
    # the gauge, its needle past the end
    s.inked([(box(98, 106, 104, 118), s.deep), (oval(101, 99, 11.5), s.ink)], 1.6, (0.4, 0.8))
    s.fill(oval(101, 99, 9.8), "#fff8ee")
    s.fill(polygon((101, 99), *(around(101, 99, 9.8, turn) for turn in (-40, 2, 42))), s.accent)
    for turn in (-220, -180, -140, -100, -60):
        s.stroke([around(101, 99, 6.8, turn), around(101, 99, 9.0, turn)], s.ink, 1.3)
    s.stroke([(101, 99), around(101, 99, 8.0, 34)], s.ink, 2.4)
    s.fill(oval(101, 99, 2.4), s.ink)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((72.0, 112.0), (60.0, 98.0)),
        "is held against the swell",
        "storm at sea",
        "slit under the clouds",
    ),
    "m3-10": Picture(
        black_panther,
        ((67.0, 101.0), (92.0, 76.0), (57.0, 118.0)),
        "drinks from a pool",
        "rock by the water",
        "low sun, also on the water",
    ),
    "m3-11": Picture(
        black_bolt, ((71.0, 54.0), (65.0, 88.0), (63.5, 110.0)), "shoots out of a boiler", "boiler", "fire in the hole"
    ),
    "m3-12": Picture(
        spider_man, ((72.0, 84.0), (84.0, 92.0)), "holds a falling taxi", "between two towers", "square of sky"
    ),
}
