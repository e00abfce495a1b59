"""Pictures of the orange cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.heads import FACE, profile
from tools.art.marvel.impact import DUSK, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def _falls_at_daybreak(s: Impact, x: float, y: float) -> None:
    """Paint falls between two cliffs in the shade, the sun behind their spray at (x, y), and a log laid across."""
    black, dark, blue, _, mist = DUSK
    s.steps(
        ALL,
        (60, 0),
        (60, 96),
        [mix(s.deep, s.mid, 0.4), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6)],
    )
    for r, tone in ((46, mix(s.key, s.light, 0.5)), (35, s.light), (25, "#fff8ea")):
        s.fill(oval(x, y, r), tone)
    s.rays(x, y, 40, 120, 12, s.key, 0.55, duty=0.45, seed=4, first=180, last=360)
    spray = mix(s.key, s.light, 0.45)
    water = svg("M30 84 C44 80 84 80 98 86 L104 176 H22 Z")
    s.fill(water, mix(s.light, "#ffffff", 0.3))
    for left, right, top, tone in (
        (34, 39, 92, spray),
        (48, 51, 84, mist),
        (58, 64, 96, spray),
        (72, 75, 84, mist),
        (83, 88, 94, spray),
    ):
        s.fill(polygon((left, top), (right, top), (right + 2, 176), (left - 2, 176)), tone)
    for side, data in (
        (1.0, "M-6 46 L10 50 L18 66 L30 76 L27 96 L38 112 L32 132 L42 176 H-6 Z"),
        (-1.0, "M126 60 L112 64 L108 80 L96 88 L101 106 L90 122 L96 142 L88 176 H126 Z"),
    ):
        cliff = svg(data)
        s.fill(cliff, dark)
        s.fill(cut(cliff, placed(cliff, 9 * side, 8)), blue)
        s.rim([cliff], s.key, (side, -0.6), 2.0)
        s.dots(cliff, black, (60, 90), (60 - 70 * side, 130), 0.0, 0.9)
    for cx, cy, r in ((44, 150, 13), (62, 156, 15), (82, 150, 13), (70, 146, 10)):
        s.fill(oval(cx, cy, r, r * 0.7), "#ffffff")
    log = svg("M-6 106 C30 113 80 114 126 106 V119 C80 127 30 126 -6 119 Z")
    s.inked([(log, mix(s.deep, s.ink, 0.35))], 2.2, (0.4, 1.4))
    with s.clipped(log):
        s.fill(svg("M-6 104 C30 111 80 112 126 104 V109 C80 116 30 115 -6 109 Z"), s.key)
        s.dots(log, s.ink, (60, 112), (60, 126), 0.0, 0.8, pitch=2.4)
        for data in ("M20 119 C40 122 52 122 60 120", "M74 122 C88 122 100 120 108 117"):
            s.line(svg(data), s.ink, 1.3)


_PANTHER: Final = svg(
    "M18 82 C18 70 28 65 40 68 C50 71 56 64 64 61 C70 59.500 75 61 79 63 L79 58.500 C80.500 55.500 85 56 86.500 61.500 "
    "C91 63.500 95.500 66.500 98 71 C99 74 98 77 95.500 78 C92 79.500 88 79 85.500 79 C81 80 76 83 72 88 C71 95 73 101 76 106 "
    "L81 109 C81 111.500 79 112 77 112 L68.500 112 C65 105 62 98 61 90 C54 92.500 46 91.500 38 87 C39 94 34 99 35 104 "
    "L40 109 C40 111.500 38 112 36 112 L27.500 112 C25 106 25 100 27 94 C21 91 17 88 18 82 Z"
)
"""A panther that walks to the right, its head low, its feet at y 112, its muzzle at (98, 74)."""
_FAR_LEGS: Final = join(
    ribbon([(66, 82, 6.4), (62, 95, 4.0), (55, 103, 3.2), (52, 110, 2.8)]),
    oval(54, 110.4, 4.2, 2.4),
    ribbon([(30, 82, 7.6), (21, 96, 4.4), (12, 103, 3.0), (10, 109, 2.6)]),
    oval(12, 109.6, 4.0, 2.4),
)
_TAIL: Final = join(
    ribbon([(22, 77, 3.2), (12, 68, 2.8), (12, 56, 2.4), (20, 49, 2.1), (27, 53, 1.8)]), oval(27, 53, 2.2)
)


def _cub(s: Impact) -> None:
    """Paint a cub that hangs by its scruff from (95, 76), its paws and tail loose, its face to us."""
    fur, lit = mix(s.ink, s.deep, 0.4), mix(s.deep, s.mid, 0.45)
    s.line(svg("M96 100 C97 108 104 108 103 102"), s.ink, 4.4)
    s.line(svg("M96 100 C97 108 104 108 103 102"), fur, 2.2)
    body = svg("M91 79 C86 84 86 94 89 100 C92 104 99 103 101 98 C103 91 101 82 97 77 Z")
    s.inked([(body, fur)], 1.5, (0.4, 0.7))
    s.fill(cut(body, placed(body, 2.6, 1.0)), lit)
    for start, end in (((88, 92), (85, 101)), ((93, 94), (92, 104))):
        paw = taper(start, 2.7, end, 2.5)
        s.inked([(paw, fur)], 1.3, (0.3, 0.5))
        s.rim([paw], s.key, (-1.0, -0.2), 1.0)
    head = join(oval(88.5, 86, 6.0, 5.4), oval(84.2, 81.4, 2.2), oval(92, 81, 2.2))
    s.inked([(head, fur)], 1.4, (0.3, 0.5))
    s.fill(cut(head, placed(head, 1.8, 1.4)), lit)
    for x in (86, 90.6):
        s.fill(oval(x, 85.6, 1.2, 1.4), mix(s.accent, "#ffffff", 0.55))
        s.fill(oval(x, 85.7, 0.5, 1.1), s.ink)
    s.fill(polygon((87.3, 88), (89.3, 88), (88.3, 89.4)), s.light)


def black_panther(s: Impact) -> None:
    """A panther carries its cub in its jaws over falls on a log. From the side; light: the sun behind the spray."""
    _falls_at_daybreak(s, 68, 76)
    s.fill(oval(58, 112, 40, 2.6), s.ink)
    s.inked([(_FAR_LEGS, mix(s.ink, s.deep, 0.35))], 1.0, (0.2, 0.4))
    s.inked([(_TAIL, s.ink), (_PANTHER, s.ink)], 1.0, (0.2, 0.4))
    with s.clipped(_PANTHER):
        for data in (
            "M56 66 C63 70 67 78 65 92 C70 84 72 76 69 63 Z",
            "M23 76 C30 73 37 79 35 90 C40 83 41 76 36 70 Z",
            "M78 66 C84 65 89 67 91 71 C86 70.500 82 70 78 70 Z",
        ):
            s.fill(svg(data), mix(s.ink, s.deep, 0.55))
    s.rim([_PANTHER, _TAIL], s.key, (0.3, -1.0), 1.7)
    with s.moved(0.5, 2.5):
        _cub(s)
    muzzle = svg("M91 77 C93 74.500 97 74.500 98.500 75.500 C98 78.500 95.500 79.500 92 79.200 Z")
    s.fill(muzzle, mix(s.ink, s.deep, 0.55))
    s.fill(svg("M88.500 67.500 L94 69.500 L92 71.500 L89 70.500 Z"), mix(s.accent, "#ffffff", 0.55))
    s.fill(oval(91.4, 70, 0.8, 1.0), s.ink)
    s.fill(svg("M96 70.500 L98.600 72 L98.200 74.200 L95.800 73.200 Z"), s.mid)
    s.fill(svg("M81.700 63 L82.300 60.600 C83.500 60.200 84.500 61.200 84.900 63.200 Z"), s.deep)


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


def _ball_park(s: Impact) -> None:
    """Paint a ball park in the last light: masts with lamps, the stand, the clay that runs up to us."""
    s.steps(ALL, (60, 0), (60, 84), [mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key])
    s.fill(svg("M-4 62 C30 54 92 54 124 62 V96 H-4 Z"), mix(s.ink, s.deep, 0.55))
    lots = chance(6)
    for row in range(3):
        for number in range(24):
            if next(lots) > 0.35:
                s.fill(
                    oval(5 * number + 2 * next(lots), 66 + 6 * row + next(lots), 1.3),
                    (s.key, s.light, s.mid)[int(3 * next(lots)) % 3],
                )
    for x, y in ((42, 30), (8, 46)):
        s.stroke([(x, y), (x, 64)], mix(s.ink, s.deep, 0.4), 1.8)
        s.fill(box(x - 8, y - 5, x + 8, y + 4, 1), mix(s.ink, s.deep, 0.3))
        for column in range(4):
            for row in range(2):
                s.fill(oval(x - 5.6 + 3.7 * column, y - 2.6 + 4 * row, 1.5), "#fff6e4")
    s.fill(box(-4, 84, 124, 172), s.mid)
    s.fill(svg("M-4 84 H124 V92 C80 88 40 90 -4 96 Z"), mix(s.accent, s.ink, 0.35))
    for left, right, top, foot in ((40, 46, -20, -2), (92, 98, 126, 152)):
        s.fill(
            polygon((left, 92), (left + 2.4, 92), (top + 10, 172), (top, 172))
            if left < 60
            else polygon((right - 2.4, 90), (right, 90), (foot, 172), (foot - 12, 172)),
            "#fff6e4",
        )
    s.dots(box(-4, 92, 124, 172), s.deep, (70, 100), (10, 160), 0.0, 0.75)


def _dust(s: Impact, puffs: Sequence[tuple[float, float, float]]) -> None:
    """Paint a cloud of dust of one contour, lit from above."""
    cloud = join(*(oval(*puff) for puff in puffs))
    s.inked([(cloud, s.light)], 2.0, (0.5, 1.0))
    with s.clipped(cloud):
        s.fill(placed(cloud, 2.0, 6.0), mix(s.key, s.light, 0.35))
        left, top, right, foot = cloud.getBounds()
        s.dots(cloud, s.mid, ((left + right) / 2, top + 8), ((left + right) / 2, foot), 0.0, 0.7, pitch=2.4)
    for x, y, r in puffs[1::2]:
        s.line(
            svg(
                f"M{x - r * 0.6} {y + r * 0.1} C{x - r * 0.5} {y - r * 0.6} {x + r * 0.3} {y - r * 0.7} {x + r * 0.6} {y - r * 0.2}"
            ),
            s.mid,
            1.3,
        )


def _sliding_runner(s: Impact) -> None:
    """Paint a runner who slides at us feet first: the sole of one shoe large, the other leg tucked, one hand in the air."""
    skin, dim, glow = "#d08a54", "#8a4a2a", "#ffd8ac"
    cloth, shade = "#fff6e4", mix(s.key, s.light, 0.25)
    # the arm that steadies behind, the trunk, the arm in the air
    for stops, hand in (([(92, 76, 6.4), (104, 84, 5.4), (110, 96, 4.2)], (111, 100)),):
        arm = ribbon(stops)
        s.inked([(oval(*hand, 5.0, 4.4), skin), (arm, cloth)], 1.9, (0.4, 0.9))
    trunk = svg("M62 76 C64 68 74 64 84 66 C94 66 100 72 99 80 C98 92 96 102 94 110 H66 C62 98 60 86 62 76 Z")
    s.inked([(trunk, cloth)], 2.3, (0.6, 1.2))
    with s.clipped(trunk):
        s.fill(svg("M88 64 C92 80 88 98 84 112 H104 V64 Z"), shade)
        for x in (67, 74, 81, 88, 95):
            s.stroke([(x + 1, 64), (x - 2, 112)], s.accent, 1.1)
    arm = ribbon([(66, 76, 6.6), (56, 70, 5.6), (49, 58, 4.4)])
    s.inked([(arm, cloth)], 2.0, (0.4, 0.9))
    fore = ribbon([(53, 65, 4.8), (49, 57, 4.2), (48, 51, 3.4)])
    s.inked([(fore, skin)], 1.7, (0.3, 0.6))
    for turn in (-128, -104, -82, -60):
        finger = taper(around(48, 48, 3, turn), 2.0, around(48, 48, 9.4, turn), 1.7)
        s.inked([(finger, skin)], 1.3, (0.2, 0.4))
    thumb = taper((50, 50), 2.0, (56, 49), 1.7)
    s.inked([(thumb, skin), (oval(48, 49.5, 4.4), skin)], 1.4, (0.3, 0.5))
    s.rim([oval(48, 49.5, 4.4), fore], glow, (-1.0, -0.6), 1.3)
    # the head, its eyes in the shade of the cap's peak
    s.inked([(polygon((76, 62), (90, 62), (92, 74), (74, 74)), dim)], 1.6)
    with s.moved(80, 55, 0.94, turn=6):
        profile(s, skin, dim, glow, mix(s.ink, s.deep, 0.3))
        s.fill(both(FACE, polygon((-22, -10), (2, -10), (0, 0), (-16, 0))), dim)
        s.stroke([(-13, -1.6), (-10.4, -0.6, -7.6, -1.4)], s.ink, 1.5)
        cap = svg("M-16 -7 C-18 -19 -8 -25 3 -24 C15 -23 21 -14 19 -3 C8 -7 -6 -9 -16 -7 Z")
        peak = svg("M-12 -12 C-20 -12 -28 -8 -31 -2.500 C-24 -4 -16 -4.600 -8 -4 Z")
        s.inked([(cap, s.accent), (peak, mix(s.accent, s.ink, 0.35))], 1.9, (0.4, 0.8))
        s.fill(cut(cap, placed(cap, 3.4, 2.8)), "#b4eef8")
        s.fill(cut(cap, placed(cap, -3.6, -2.4)), mix(s.accent, s.ink, 0.35))
    # the tucked leg, the stretched one and its sole
    tucked = ribbon([(90, 106, 10), (105, 114, 9.6), (108, 122, 8.4), (94, 130, 7)])
    s.inked([(tucked, cloth)], 2.2, (0.6, 1.2))
    with s.clipped(tucked):
        s.fill(placed(tucked, 4, 6), shade)
    shoe = svg("M98 122 C90 122 84 126 82 132 C84 138 92 140 100 137 Z")
    s.inked([(shoe, mix(s.ink, s.deep, 0.3))], 1.8, (0.4, 0.8))
    leg = ribbon([(78, 104, 11.5), (72, 108, 11.5), (66, 114, 11)])
    s.inked([(leg, cloth)], 2.2, (0.6, 1.2))
    sock = oval(63, 115, 13.5, 14.5, -20)
    s.inked([(sock, s.accent)], 2.0, (0.4, 0.8))
    with s.moved(59, 112, 1.06, turn=-24):
        sole = svg(
            "M-2 -33 C8 -34 16 -27 17 -16 C18 -6 12 0 11 8 C11 15 13 20 12 26 C10 33 -9 34 -12 27 C-14 20 -10 14 -11 6 "
            "C-12 0 -19 -6 -18 -17 C-17 -27 -10 -33 -2 -33 Z"
        )
        s.inked([(placed(sole, 4.4, 1.6), mix(s.ink, s.deep, 0.3)), (sole, s.key)], 2.5, (0.9, 1.6))
        s.fill(cut(sole, placed(sole, 2.6, 2.2)), "#fff6e4")
        s.fill(cut(sole, placed(sole, -2.8, -2.0)), s.deep)
        ball = svg(
            "M-2 -28 C6 -29 12 -23 12.500 -15 C13 -8 8 -2 6 0 H-7 C-9 -2 -14 -8 -13.500 -15 C-13 -23 -8 -28 -2 -28 Z"
        )
        heel = svg("M-7 13 H7 C8 18 9 21 8 25 C6 29 -6 29 -8.500 25 C-9.500 21 -7.500 17 -7 13 Z")
        for plate in (ball, heel):
            s.inked([(plate, s.deep)], 1.3, (0.2, 0.4))
        for x, y in ((-8, -20), (6, -21), (-9, -10), (8, -11), (-1, -15), (-4, 17), (4, 17), (0, 25), (-1, -4)):
            stud = polygon(
                (x - 2.7, y + 2.2, 0.8), (x + 2.7, y + 2.2, 0.8), (x + 1.5, y - 2.4, 0.8), (x - 1.5, y - 2.4, 0.8)
            )
            s.inked([(stud, s.light)], 1.2, (0.5, 0.8))
        s.stroke([(-6, 5), (6, 5)], s.deep, 1.6)
        s.stroke([(-6, 8.6), (6, 8.6)], s.deep, 1.6)


def captain_america(s: Impact) -> None:
    """A runner slides home in a cloud of clay, the sole of a shoe at us. Low, foreshortened; light: lamps of the park."""
    _ball_park(s)
    s.flash(58, 118, 48, 13, "#fff6e4", seed=5, hollow=0.6, squeeze=0.7)
    _dust(s, ((112, 128, 9), (104, 122, 8), (118, 116, 8), (96, 134, 8), (116, 138, 9)))
    _sliding_runner(s)
    plate = polygon((36, 138), (70, 135), (78, 142), (60, 154), (34, 150))
    s.inked([(plate, "#ffffff")], 1.9, (0.4, 1.0))
    _dust(s, ((36, 128, 7), (42, 134, 6), (34, 138, 8), (46, 141, 6), (30, 146, 8)))
    _dust(s, ((84, 144, 7), (92, 141, 7.5), (101, 145, 8), (110, 143, 7), (118, 147, 8)))
    for stops in ([(35, 84), (30, 76)], [(44, 76), (40, 67)], [(82, 134), (90, 128)]):
        s.stroke(stops, "#ffffff", 2.0)
    s.debris([(37, 114, 2.6, 20), (88, 124, 2.2, 5), (34, 122, 1.6, 40)], s.deep, s.key)


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
        ((79.0, 56.0), (60.0, 112.0), (84.0, 88.0)),
        "slides home at us",
        "ball park",
        "lamps of a park at dusk",
    ),
    "m3-10": Picture(
        black_panther,
        ((90.0, 70.0), (89.0, 89.0), (66.0, 76.0), (76.0, 106.0)),
        "carries its cub over a log",
        "falls in a gorge",
        "sun behind spray",
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
