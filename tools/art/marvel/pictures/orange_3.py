"""Pictures of the orange cards of level 3."""

from __future__ import annotations

import math
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
    ribbon,
    svg,
    taper,
)


def _grass(s: Impact, seed: int, count: int, tips: tuple[float, float], wide: float, tones: tuple[Color, ...]) -> None:
    """Paint a row of blades from the foot of the card up to heights between ``tips``, bent by the wind."""
    lots = chance(seed)
    for number in range(count):
        x = -6 + 132 * (number + next(lots)) / count
        tip = tips[0] + (tips[1] - tips[0]) * next(lots)
        lean = 16 * (next(lots) - 0.35)
        blade = ribbon([(x, 174, wide), (x + lean * 0.2, (tip + 174) / 2, wide * 0.85), (x + lean, tip, 0.1)])
        s.fill(blade, tones[number % len(tones)])


def _panther_face(s: Impact) -> None:
    """Paint a panther's face from in front about the origin, the point between its eyes: black, its rim lit."""
    half = svg(
        "M0 -25 C6 -26 11 -26 15 -24 C17 -30 23 -33 27 -30 C32 -26 31 -18 27 -13 C30 -7 32 1 31 8 C30 15 27 20 22 25 "
        "C19 31 14 38 8 41 C5 42 3 42.500 0 42.500 Z"
    )
    face = join(half, placed(half, flip=True))
    dim, glow = mix(s.ink, s.deep, 0.24), mix(s.ink, s.deep, 0.55)
    s.inked([(face, s.ink)], 1.2, (0.0, 0.0))
    s.rim([face], s.key, (1.0, -0.5), 1.3)
    s.rim([face], s.key, (-1.0, -0.5), 1.3)
    s.rim([face], s.light, (0.0, -1.0), 1.9)
    for flip in (False, True):

        def at(data: str, flip: bool = flip) -> skia.Path:
            return placed(svg(data), flip=flip)

        s.fill(at("M20 -23 C22 -27 25 -28 27 -25 C29 -22 28 -18 25.500 -15.500 C24 -18 22 -20.500 20 -23 Z"), s.deep)
        s.fill(at("M2 -21 C8 -21 16 -16 20 -9 C14 -13 9 -13 5 -9 C3 -12 2 -16 2 -21 Z"), dim)
        s.fill(at("M26 -9 C29 -3 30 4 28.500 11 C25 9 24 2 24.500 -3 Z"), dim)
        s.fill(at("M2.400 -6 C4 0 4.600 8 5.600 14 L2 15.500 C1.400 8 1.200 0 0.800 -8 Z"), glow)
        s.fill(at("M7 10 C11 10 17 9 21 5 C22 10 21 15 17 19 C15 15 11 12.500 7 12 Z"), dim)
        pad = "M0.800 24 C3 21 8 19 12 20 C16 21.500 17 26 14 29.500 C10 33 3 32 0.800 28 Z"
        s.fill(at(pad), dim)
        s.fill(at("M3 22.500 C6 20.500 10 19.800 12.500 21 C10 22.600 6 24 3 24.500 Z"), glow)
        for x, y in ((6, 26.5), (9.4, 25), (12.4, 24), (9, 28.4), (12, 27.4)):
            s.fill(oval(-x if flip else x, y, 0.7), s.ink)
        for y, end, drop in ((25, 42, 19), (27, 44, 27), (29, 41, 35)):
            side = -1 if flip else 1
            s.stroke([(11 * side, y), (26 * side, y - 4, end * side, drop)], s.light, 0.8)
        eye = at("M5 4.500 C7 -1.500 13 -5.500 20 -5.500 C20 0.500 15 5.500 10 6 C8 6.200 6.600 5.600 5 4.500 Z")
        s.line(eye, s.ink, 3.0)
        s.fill(eye, mix(s.accent, "#ffffff", 0.45))
        with s.clipped(eye):
            s.fill(at("M4 6 C7 -1 13 -3 21 -3 V-8 H4 Z"), s.accent)
            s.fill(oval(-12.6 if flip else 12.6, -0.2, 3.0, 4.4), s.ink)
            s.fill(oval((-12.6 if flip else 12.6) + 1.6, -2.4, 1.3), "#ffffff")
    nose = svg("M-7 15 C-4 13.500 4 13.500 7 15 C7 18.500 3 21.500 0 22.500 C-3 21.500 -7 18.500 -7 15 Z")
    s.fill(nose, mix(s.ink, s.deep, 0.75))
    s.fill(svg("M-6.400 15 C-4 13.800 4 13.800 6.400 15 C4 16.600 -4 16.600 -6.400 15 Z"), s.mid)
    for x in (-3.4, 3.4):
        s.fill(oval(x, 18.4, 1.5, 1.1), s.ink)
    s.stroke([(0, 22), (0, 27)], s.ink, 1.2)
    s.line(svg("M-11 31 C-6 35 -2 33 0 30 C2 33 6 35 11 31"), s.ink, 1.5)
    s.fill(svg("M-5 36 C-2 34.500 2 34.500 5 36 C3 39 -3 39 -5 36 Z"), dim)
    # the drop of dew
    s.fill(
        svg("M1 17 C3.600 20 4.400 22 3.600 24 C2.600 26.200 -0.600 26.200 -1.600 24 C-2.400 22 -1 20 1 17 Z"), s.ink
    )
    s.fill(
        svg(
            "M1 18.600 C2.900 21 3.400 22.400 2.800 23.800 C2 25.200 0 25.200 -0.800 23.800 C-1.400 22.400 -0.600 21 1 18.600 Z"
        ),
        "#e8fbff",
    )


def black_panther(s: Impact) -> None:
    """A panther's face parts the tall grass before us. Straight on, at its height; light: the last of the day."""
    s.steps(
        ALL,
        (60, 0),
        (60, 92),
        [mix(s.ink, s.deep, 0.45), s.deep, mix(s.deep, s.mid, 0.5), s.mid, s.key, mix(s.key, s.light, 0.6)],
    )
    s.fill(svg("M-4 78 C20 70 40 74 60 72 C84 70 104 74 124 70 V172 H-4 Z"), s.light)
    _grass(s, 4, 44, (34, 78), 1.7, (s.mid, s.key, mix(s.mid, s.deep, 0.4)))
    back = svg("M22 172 C24 110 34 66 50 62 C62 59 78 59 90 62 C106 66 116 110 118 172 Z")
    s.fill(back, mix(s.ink, s.deep, 0.12))
    s.rim([back], s.key, (0.0, -1.0), 1.4)
    _grass(s, 9, 30, (74, 116), 1.9, (s.deep, mix(s.deep, s.mid, 0.5), mix(s.ink, s.deep, 0.5)))
    with s.moved(70, 84, 1.06):
        _panther_face(s)
    _grass(s, 21, 24, (112, 140), 2.4, (s.mid, s.deep, s.key))
    for points in (
        [(24, 176, 3.2), (34, 128, 3.0), (39, 92, 2.0), (38, 58, 0.1)],
        [(50, 176, 3.4), (46, 146, 3.0), (40, 124, 2.0), (31, 104, 0.1)],
        [(118, 176, 3.4), (107, 132, 3.0), (102, 100, 2.0), (105, 66, 0.1)],
        [(88, 176, 3.2), (93, 150, 2.8), (99, 130, 1.9), (110, 108, 0.1)],
        [(68, 176, 2.6), (68, 154, 2.2), (64, 136, 0.1)],
    ):
        blade = ribbon(points)
        s.inked([(blade, s.key)], 1.1, (0.4, 0.3))
        s.fill(cut(blade, placed(blade, 1.3, 0.6)), s.light)


def _street_far_below(s: Impact) -> None:
    """Paint two towers seen straight down: their walls of lit windows run together to a street with its traffic."""
    x0, x1, x2, x3 = 22.0, 54.0, 88.0, 116.0
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    s.fill(box(x1, -4, x2, 172), s.light)
    s.fill(box(x1 + 5, -4, x2 - 5, 172), mix(s.deep, s.ink, 0.15))
    for side in (x1 + 5, x2 - 5):
        s.stroke([(side, -4), (side, 172)], s.ink, 1.4)
    for row in range(9):
        s.fill(box(70, 2 + 19 * row, 72, 12 + 19 * row), s.light)
    for number in range(5):
        s.fill(box(60.4 + 4.6 * number, 133, 63.2 + 4.6 * number, 142), s.light)
    for x, y, tone in (
        (61, 40, s.accent),
        (61, 112, "#fff2d8"),
        (75, 48, "#fff2d8"),
        (75, 118, s.accent),
        (61, 150, s.accent),
    ):
        car = box(x, y, x + 6.6, y + 13, 2)
        s.inked([(car, tone)], 1.0, (0.3, 0.4))
        s.fill(box(x + 1.2, y + 3.6, x + 5.4, y + 7.6, 0.8), s.ink)
        s.fill(polygon((x + 1, y + 13), (x + 5.6, y + 13), (x + 8, y + 20), (x - 1.4, y + 20)), "#fff4b4", 0.75)
    for outer, inner, wall, pane in (
        (x0, x1, s.mid, mix(s.mid, s.key, 0.3)),
        (x3, x2, mix(s.mid, s.deep, 0.6), mix(s.mid, s.deep, 0.3)),
    ):
        s.fill(polygon((outer, -60), (outer, 230), (inner, 130), (inner, 40)), wall)
        s.fill(box(min(outer, inner), -4, max(outer, inner), 172), wall)
        for step in range(4):
            near, far = step / 4 + 0.05, step / 4 + 0.2
            for row in range(-6, 7):
                ends = [
                    (outer + (inner - outer) * at, 88 + (14 * row + dy) * (1 - 0.36 * at))
                    for at, dy in ((near, -4), (far, -4), (far, 4), (near, 4))
                ]
                s.fill(polygon(*ends), s.light if (row * 3 + step * 5) % 11 == 0 else pane)
    for edge, to in ((x0, -40), (x3, 160)):
        roof = box(min(edge, to), -4, max(edge, to), 172)
        s.inked([(roof, s.deep)], 1.4)
        s.dots(roof, s.ink, (edge, 60), (to, 60), 0.1, 0.7)
        lip = box(edge - 4.4, -4, edge, 172) if edge < 60 else box(edge, -4, edge + 4.4, 172)
        s.fill(lip, s.key)


def _taxi_from_above(s: Impact) -> None:
    """Paint a taxi seen from above about the origin, its bonnet up, 26 wide and 56 long."""
    yellow, dim, pale = "#ffd21c", "#d9730a", "#fff4b4"
    for x in (-14.4, 11.0):
        for y in (-18, 12):
            s.inked([(box(x, y, x + 3.4, y + 9, 1.2), mix(s.ink, s.deep, 0.3))], 1.0, (0.0, 0.0))
    body = svg(
        "M-12.500 -18 C-12.500 -26 -8 -28.500 0 -28.500 C8 -28.500 12.500 -26 12.500 -18 V19 C12.500 26 8 28 0 28 C-8 28 -12.500 26 -12.500 19 Z"
    )
    s.inked([(body, yellow)], 2.2, (0.9, 1.4))
    with s.clipped(body):
        s.fill(box(7, -30, 14, 30), dim)
        s.fill(box(-13, -30, -9.6, 30), pale)
        s.dots(body, dim, (0, 0), (12, 20), 0.0, 0.8, pitch=2.4)
        for x in (-12.5, 9.7):
            for number in range(12):
                s.fill(block(x + 1.4 * (number % 2), -13 + 2.8 * number, 1.4, 2.8), s.ink)
        for x in (-8, 8):
            s.fill(oval(x, -27, 3.4, 2.2), "#ffffff")
        s.line(svg("M-6 -27 L-7 -14 M6 -27 L7 -14"), s.ink, 1.0)
    glass = (
        polygon((-9, -13, 1), (9, -13, 1), (7, -5.5, 1), (-7, -5.5, 1)),
        polygon((-7, 13, 1), (7, 13, 1), (8.6, 19, 1), (-8.6, 19, 1)),
    )
    for pane in glass:
        s.inked([(pane, s.accent)], 1.2, (0.0, 0.0))
        with s.clipped(pane):
            s.fill(polygon((-8, -14), (-2, -14), (-6, -4), (-12, -4)), "#d8f6fc")
            s.fill(polygon((-4, 12), (1, 12), (-3, 20), (-8, 20)), "#d8f6fc")
    s.line(box(-7.6, -4, 7.6, 11.5, 2), s.ink, 1.1)
    s.inked([(box(-6, 1, 6, 6.4, 1.2), "#ffffff")], 1.2, (0.4, 0.6))
    for x in (-3.6, -0.9, 1.8):
        s.fill(box(x, 2.8, x + 1.8, 4.6), s.ink)


def spider_man(s: Impact) -> None:
    """A web between two towers holds a taxi that falls. Seen straight down; light: headlights far below."""
    _street_far_below(s)
    x, y = 71.0, 88.0
    anchors = (
        (22, 28),
        (22, 66),
        (22, 104),
        (22, 146),
        (116, 150),
        (116, 116),
        (116, 76),
        (116, 48),
        (84, -8),
        (52, -8),
        (54, 176),
        (92, 176),
    )
    order = sorted(anchors, key=lambda at: math.atan2(at[1] - y, at[0] - x))
    rings = []
    for share in (0.3, 0.46, 0.63, 0.82):
        knots = [(x + (px - x) * share, y + (py - y) * share) for px, py in order]
        rings += [
            (one, (*_towards((x, y), one, two), *two)) for one, two in zip(knots, (*knots[1:], knots[0]), strict=True)
        ]
    with s.moved(3.5, 6.0):
        for anchor in order:
            s.stroke([(x, y), anchor], s.deep, 1.4, 0.45)
    for tone, wide, thin in ((s.ink, 3.6, 2.7), ("#ffffff", 1.8, 1.1)):
        for ring in rings:
            s.stroke(ring, tone, thin)
        for anchor in order:
            s.stroke([(x, y), anchor], tone, wide)
    for px, py in order:
        if px in (22, 116):
            s.inked([(oval(px, py, 2.6), "#ffffff")], 1.0, (0.2, 0.3))
    with s.moved(x, y, 1.12, turn=24.0):
        _taxi_from_above(s)
    # threads that run over it and hold it
    for tone, wide in ((s.ink, 3.0), ("#ffffff", 1.5)):
        for one, over, two in (
            ((49, 103), (60, 108, 72, 112), (88, 116)),
            ((54, 66), (72, 64, 84, 68), (95, 74)),
        ):
            s.stroke([one, (*over[:2], *over[2:]), two], tone, wide)


def _towards(hub: Point, one: Point, two: Point) -> Point:
    """Return the middle of two points, drawn a sixth of its way to the hub."""
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    return x + (hub[0] - x) * 0.16, y + (hub[1] - y) * 0.16


def _storm(s: Impact) -> None:
    """Paint a storm at sea: a bright slit under the clouds, and one wave that breaks behind the wheel."""
    s.steps(ALL, (60, 0), (60, 60), [mix(s.deep, s.ink, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    s.fill(polygon((-4, 52), (124, 46), (124, 112), (-4, 112)), s.key)
    s.fill(polygon((-4, 66), (124, 62), (124, 112), (-4, 112)), mix(s.key, s.light, 0.45))
    s.fill(polygon((-4, 80), (124, 78), (124, 112), (-4, 112)), "#fff2d8")
    for left, top, wide in ((8, 28, 62), (54, 34, 74), (-14, 40, 60)):
        cloud = join(*(oval(left + wide * k / 4, top + 3 * (k % 2), wide / 5.4, 9) for k in range(5)))
        s.fill(cloud, mix(s.deep, s.mid, 0.12))
        s.rim([cloud], s.key, (0.2, 1.0), 1.8)
    wave = svg(
        "M-4 172 V88 C10 84 20 72 34 62 C50 51 76 49 87 60 C96 70 92 82 82 83 C84 74 76 70 68 76 C60 84 66 100 84 104 "
        "C100 107 112 104 124 96 V172 Z"
    )
    s.inked([(wave, s.accent)], 1.8, (0.4, 0.8))
    with s.clipped(wave):
        s.fill(
            svg("M-4 172 V114 C16 106 32 92 46 80 C54 74 58 78 61 88 C66 104 98 116 124 106 V172 Z"),
            mix(s.accent, s.ink, 0.4),
        )
        for streak in ("M16 96 C30 88 42 74 56 66", "M30 102 C42 94 48 82 60 73"):
            s.line(svg(streak), mix(s.accent, "#ffffff", 0.65), 2.0)
    foam = svg(
        "M24 70 C40 50 76 45 89 58 C100 70 95 87 83 88 C79 87 78 83 82 82 C77 84 74 80 79 77 C73 78 72 73 78 71 "
        "C72 68 74 64 79 65 C72 57 48 56 24 70 Z"
    )
    s.inked([(foam, "#fff8e8")], 1.5, (0.3, 0.6))
    for x, y, r in ((97, 56, 2.2), (101, 86, 1.7), (90, 50, 1.5), (95, 92, 1.9), (52, 46, 1.4)):
        s.fill(oval(x, y, r), "#fff8e8")
    near = svg("M-4 172 V134 C20 124 40 132 60 136 C84 140 104 130 124 124 V172 Z")
    s.fill(near, mix(s.mid, s.deep, 0.35))
    s.rim([near], "#fff2d8", (-0.2, -1.0), 2.0)
    lots = chance(5)
    for _ in range(12):
        x, y = 8 + 100 * next(lots), 8 + 50 * next(lots)
        s.stroke([(x, y), (x - 4, y + 9)], s.light, 1.0, 0.7)


def _fist_on_the_wheel(s: Impact, x: float, y: float, turn: float, flip: bool) -> None:
    """Paint a left fist that grips the rim, seen from its back, or a right one where ``flip``: the thumb under the rim."""
    skin, shade, lit = "#ffd2a0", "#c9743a", "#fff0d0"

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1.0, turn, flip)

    sleeve = at(taper((0, 84), 13.5, (0, 26), 8.6))
    s.inked([(sleeve, "#ffc83a")], 1.9, (0.5, 0.9))
    with s.clipped(sleeve):
        s.fill(at(box(2.5, 10, 20, 100)), "#c9741a")
        s.fill(at(polygon((-4, 20), (-7, 20), (-11, 90), (-6, 90))), "#fff0b0")
        for top in (40, 53):
            s.line(at(svg(f"M-13 {top} C-6 {top + 5} 5 {top + 5} 13 {top - 1}")), s.ink, 1.2)
    thumb = at(ribbon([(5, 13, 4.4), (11, 10.5, 4.2), (15, 6.5, 3.7), (16.5, 2.5, 2.6)]))
    s.inked([(thumb, skin)], 1.6, (0.4, 0.7))
    s.fill(cut(thumb, placed(thumb, 0.2, -2.0)), shade)
    s.fill(at(oval(15.4, 4.6, 1.4, 2.0, 20)), lit)
    back = at(svg("M-11 0 C-12 6 -9 12 -7.500 19 H7.500 C8.500 13 11.500 7 11 0 Z"))
    s.inked([(back, skin)], 1.7, (0.4, 0.8))
    with s.clipped(back):
        s.fill(at(svg("M6 -2 C5 6 3 12 4 20 H14 V-2 Z")), shade)
    for number in range(4):
        left = -11.6 + 5.8 * number
        high = (-8.0, -9.4, -9.0, -7.0)[number]
        finger = at(polygon((left, high, 2.6), (left + 5.8, high, 2.6), (left + 5.8, 4.4, 2.6), (left, 4.4, 2.6)))
        s.inked([(finger, skin)], 1.2, (0.1, 0.4))
        with s.clipped(finger):
            s.fill(at(box(left, high, left + 6, high + 4.6)), shade)
            s.fill(at(oval(left + 2.7, 0.6, 2.2, 2.4)), lit)
    cuff = at(polygon((-9, 17, 1.5), (9, 17, 1.5), (9.8, 26, 1.5), (-9.8, 26, 1.5)))
    s.inked([(cuff, s.accent)], 1.6, (0.4, 0.8))
    s.fill(both(cuff, at(box(-7, 17, -3, 26))), "#a8ecf6")


def captain_america(s: Impact) -> None:
    """Two hands hold a ship's wheel against the swell. Light: the bright slit under the storm."""
    _storm(s)
    x, y, turn = 72.0, 112.0, 22.5
    wood, lit, dim = "#8a3408", "#ffd9a0", mix(s.deep, s.ink, 0.6)
    s.inked([(polygon((60, 172), (66, 118), (78, 118), (84, 172)), dim)], 1.6)
    for number in range(8):
        angle = turn + 45 * number
        grip = taper(around(x, y, 28, angle), 2.1, around(x, y, 40, angle), 3.6)
        spoke = taper(around(x, y, 4, angle), 2.9, around(x, y, 27, angle), 2.2)
        s.inked([(spoke, wood), (grip, wood)], 1.7, (0.5, 0.9))
        s.fill(cut(join(spoke, grip), placed(join(spoke, grip), 1.4, 1.4)), lit)
    rim = cut(oval(x, y, 30), oval(x, y, 24))
    s.inked([(rim, wood)], 2.2, (0.7, 1.3))
    with s.clipped(rim):
        s.fill(cut(oval(x, y, 30), placed(oval(x, y, 30), 2.6, 3.4)), lit)
        s.fill(cut(placed(oval(x, y, 24.4), 0, 0), placed(oval(x, y, 24.4), -1.4, -1.6)), lit)
    hub = polygon(*((*around(x, y, 8.4, turn + 22.5 + 45 * k), 1.0) for k in range(8)))
    s.inked([(hub, "#ffc83a")], 1.9, (0.4, 0.8))
    s.fill(cut(hub, placed(hub, -2.0, -2.4)), "#b8500e")
    s.inked([(placed(box(-2.4, -2.4, 2.4, 2.4), x, y, 1.0, turn + 22.5), "#fff4b4")], 1.2, (0.2, 0.4))
    _fist_on_the_wheel(s, 51.5, 92.0, 8.0, flip=False)
    _fist_on_the_wheel(s, 92.5, 92.0, -8.0, flip=True)


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
        ((70.0, 84.0), (83.0, 84.0), (71.0, 106.0)),
        "comes out of the grass",
        "tall grass",
        "last of the day",
    ),
    "m3-11": Picture(
        black_bolt, ((71.0, 54.0), (65.0, 88.0), (63.5, 110.0)), "shoots out of a boiler", "boiler", "fire in the hole"
    ),
    "m3-12": Picture(
        spider_man,
        ((71.0, 70.0), (71.0, 90.0), (64.0, 106.0)),
        "holds a falling taxi",
        "between two towers",
        "headlights far below",
    ),
}
