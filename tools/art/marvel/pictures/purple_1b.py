"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.marvel.silhouettes import Pose, person
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    block,
    both,
    box,
    burst,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _city_block(s: Impact) -> None:
    """Paint a house front in the sun over a wet road: courses of brick, the shadow of a roof, one window."""
    s.fill(ALL, s.key)
    s.fill(box(-4, -6, 124, 30), s.mid)
    s.fill(box(-4, 30, 124, 34), s.deep)
    s.fill(box(-4, 34, 124, 43), mix(s.mid, s.key, 0.5))
    for x in range(0, 124, 12):
        s.fill(box(x, 34, x + 5, 39), s.deep)
    for x, y in ((44, 50), (66, 56), (50, 78), (74, 84), (60, 100), (38, 106), (104, 80), (112, 96)):
        s.fill(block(x, y, 6, 2.2), mix(s.key, s.light, 0.6))
    s.fill(box(104, 66, 124, 88), s.deep)
    s.fill(polygon((106, 68), (124, 68), (124, 74), (106, 83)), s.mid)
    s.fill(box(102, 88, 126, 91), s.light)
    s.fill(box(-4, 112, 124, 172), s.mid)
    s.fill(box(-4, 110, 124, 114), s.light)
    s.fill(box(-4, 114, 124, 117), s.deep)
    for x, y, w in ((60, 124, 60), (6, 122, 40), (58, 145, 60), (4, 141, 30)):
        s.fill(polygon((x, y), (x + w, y - 1.4), (x + w - 6, y + 1.8), (x + 6, y + 2.2)), s.deep)


def _jet(s: Impact, x: float, y: float) -> None:
    """Paint the jet out of a hydrant's mouth: an arc that rises to the left and falls, dark below, torn to drops at its end."""
    spine = [
        (x + 2, y, 6.0),
        (x - 6, y - 13, 6.6),
        (x - 18, y - 32, 8.0),
        (x - 34, y - 45, 9.4),
        (x - 52, y - 42, 11),
        (x - 64, y - 20, 12.6),
        (x - 70, y + 12, 13),
    ]
    arc = ribbon(spine)
    crown = join(
        arc,
        *(
            oval(u + dx, v + dy, r)
            for u, v, dx, dy, r in (
                (x - 18, y - 32, 5, -6, 4.4),
                (x - 34, y - 45, 4, -8, 5.4),
                (x - 34, y - 45, -8, -8.6, 5.0),
                (x - 52, y - 42, -2, -9, 6.4),
                (x - 52, y - 42, 6, 9, 3.6),
                (x - 28, y - 41, 8, 7, 3.2),
                (x - 60, y - 26, 9.6, 5, 4.2),
                (x - 64, y - 14, 11, 2, 4.6),
            )
        ),
    )
    s.inked([(crown, s.key)], 1.6, (0.6, 1.0), ink=s.deep)
    with s.clipped(crown):
        s.fill(placed(crown, -1.6, -3.4), "#ffffff")
        s.fill(cut(placed(crown, -1.6, -3.4), placed(crown, -3.0, -6.6)), s.light)
        for shift in (-3.0, 0.6, 4.0):
            lane = [(u + shift * 0.5, v + shift, 0.7) for u, v, _ in spine[1:]]
            s.fill(ribbon(lane), s.key)
    for dx, dy, r in (
        (-48, -20, 2.0),
        (-44, -10, 1.5),
        (-49, 0, 2.2),
        (-43, 10, 1.4),
        (-24, -56, 1.8),
        (-12, -44, 1.5),
        (-38, -59, 1.3),
        (-50, 16, 1.8),
    ):
        s.fill(oval(x + dx, y + dy, r, r * 1.4), "#ffffff")


_LEAP: Final[Pose] = (
    (53.0, 74.6),
    (56.6, 85.0),
    (60.0, 100.0),
    (((64.6, 92.0), (72.6, 89.0)), ((66.0, 82.0), (73.4, 77.4))),
    (((47.6, 98.4), (45.0, 109.6), (39.6, 110.4)), ((62.0, 111.4), (72.6, 115.0), (75.6, 119.6))),
    1.0,
)
"""A girl in mid-leap to the left, a knee drawn up, arms flung back."""
_DRESS: Final = svg(
    "M51.600 86.600 C54 88 59 86 61.600 82.600 L64.600 92 L74 103 C67 109 57 108 46.600 103 L53.600 96 Z"
)


def _hydrant(s: Impact, x: float, foot: float) -> None:
    """Paint a hydrant whose open outlet points to the left; lit by the jet from there."""
    tones = (s.light, mix(s.mid, s.key, 0.7), s.deep)
    s.fill(oval(x + 1, foot, 19, 3.2), s.ink)
    foot_plate = box(x - 14, foot - 5, x + 14, foot, 1.6)
    barrel = svg(f"M{x - 9} {foot - 5} V{foot - 38} H{x + 9} V{foot - 5} Z")
    dome = svg(f"M{x - 11} {foot - 38} C{x - 10} {foot - 48} {x + 10} {foot - 48} {x + 11} {foot - 38} Z")
    nut = box(x - 3, foot - 50, x + 3, foot - 44, 1)
    spout = polygon(
        (x - 9, foot - 33),
        (x - 16, foot - 33),
        (x - 18, foot - 35.6),
        (x - 20, foot - 35.6),
        (x - 20, foot - 20),
        (x - 18, foot - 20),
        (x - 16, foot - 22.4),
        (x - 9, foot - 22.4),
    )
    side = box(x + 8, foot - 31, x + 14, foot - 23, 1.6)
    for part in (nut, side, spout, barrel, dome, box(x - 12.6, foot - 40, x + 12.6, foot - 36, 1.4), foot_plate):
        s.solid(part, tones, (-1, -0.3), 4.0, 1.6)
    s.fill(box(x - 9, foot - 18, x + 9, foot - 15.4), tones[2])


def america_chavez(s: Impact) -> None:
    """A hydrant blows its cap, a child leaps under the jet. On a hot city block; light: bright water over the wet road."""
    _city_block(s)
    x, foot = 102.0, 128.0
    puddle = svg(
        "M30 138 C36 130 50 132 60 131 C74 128.500 92 132 94 137 C90 145 70 144 60 146 C46 147 32 145 30 138 Z"
    )
    s.fill(puddle, s.key)
    with s.clipped(puddle):
        s.fill(placed(join(person(*_LEAP), _DRESS), 2, 132 + 126 * 0.7, 1.0, down=-0.7), s.deep)
        for y, left, right in ((135, 44, 60), (138.6, 60, 82), (142, 40, 62)):
            s.fill(
                polygon((left, y), ((left + right) / 2, y - 0.8), (right, y), ((left + right) / 2, y + 0.8)), "#ffffff"
            )
    _jet(s, x - 20, foot - 28)
    lamp = (-0.8, -0.8)
    with s.moved(0.0, 1.0):
        skin, hair = (mix(s.key, "#c98a6a", 0.75), mix(s.deep, "#a0605a", 0.5)), (mix(s.deep, s.ink, 0.5), s.ink)
        dress = (s.accent, mix(s.accent, s.ink, 0.5))
        braids = [(taper((57, 72), 2.6, (67.4, 66), 1.3), hair), (taper((57, 76), 2.4, (68, 72.4), 1.2), hair)]
        girl = Clothes(dress, skin, skin, hair, s.light, short=True)
        clothed(s, girl, lamp, *_LEAP, facing=-1, tilt=14.0, extra=[*braids, (_DRESS, dress)], w=1.2)
    _hydrant(s, x, foot)
    cap = polygon((-9, -5), (-6, -7.6), (6, -7.6), (9, -5), (9, 5), (-9, 5))
    with s.moved(86, 68, 0.9, turn=34):
        s.inked([(polygon((-3, -12), (3, -12), (3.6, -7), (-3.6, -7)), s.accent), (cap, s.accent)], 1.6, (0.6, 0.9))
        s.fill(polygon((4, -7.6), (6, -7.6), (9, -5), (9, 5), (5, 5)), mix(s.deep, s.ink, 0.4))
        s.inked([(oval(0, 5, 9, 3.0), s.ink)], 0.8, (0, 0))
    for r0, r1, turn in ((15, 20, 74), (14, 21, 92), (15, 19, 110)):
        s.stroke([around(86, 66, r0, turn), around(86, 66, r1, turn)], s.deep, 1.5)


def _goal_at_sunrise(s: Impact) -> None:
    """Paint a playing field at sunrise: level bands of sky, the sun on the horizon at the left, a stand, the goal's net."""
    s.steps(ALL, (60, -4), (60, 122), [s.deep, mix(s.deep, s.mid, 0.55), s.mid, mix(s.mid, s.key, 0.6), s.key, s.light])
    s.pool(44, 112, ((44, mix(s.key, s.light, 0.4)), (33, s.light), (23, "#ffffff")))
    stand = svg("M-4 128 V108 L22 104 V116 L84 108 V62 H90 V54 H118 V62 H124 V128 Z")
    s.fill(stand, mix(s.mid, s.deep, 0.4))
    s.rim([stand], s.light, (-1.0, -0.6), 1.2)
    for x in range(30, 84, 7):
        s.stroke([(x, 74), (x + 4, 126)], s.key, 1.0)
    for y in range(81, 124, 8):
        s.stroke([(30, y), (86, y)], s.key, 1.0)
    s.stroke([(29, 128), (29, 73), (92, 73)], s.deep, 2.8)
    s.fill(svg("M-4 172 V126 H124 V172 Z"), s.deep)
    s.fill(svg("M-4 125.500 H124 V128.500 H-4 Z"), s.key)
    s.fill(svg("M30 128 H58 L66 150 H18 Z"), s.key)


def _burst_ball(s: Impact) -> None:
    """Paint a striped ball about the point where the horn has entered it: half flat, its air gone to the upper right."""
    for end, near in (((36, -20), 3.0), ((40, -6), 2.2), ((26, -30), 2.0)):
        away = math.hypot(*end)
        x, y = -end[1] / away * near, end[0] / away * near
        s.fill(polygon((end[0] * 0.4, end[1] * 0.4), (end[0] + x, end[1] + y), (end[0] - x, end[1] - y)), "#ffffff")
    ball = svg(
        "M-19 1 C-20 -12 -11 -18 0 -18 C8 -18 11 -11 8.500 -5 C15 -8 19.500 -3 18 5 C16 14 7 18 -4 17 C-13 16 -19 10 -19 1 Z"
    )
    s.inked([(ball, s.accent)], 2.1, (0.6, 1.0))
    with s.clipped(ball):
        s.fill(svg("M-9 -20 C-14 -8 -13 8 -7 20 L4 20 C-2 10 -3 -6 2 -20 Z"), "#ffffff")
        s.fill(svg("M8.500 -5 C5 4 7 12 11 20 L22 14 V-8 Z"), "#ffffff")
        s.fill(cut(ball, placed(ball, -2.0, -3.0)), s.deep)
        s.fill(oval(-13, -6, 1.6, 5.0, 16), "#ffffff")
        for data, wide in (
            ("M8.500 -5 C4 -3 2 1 3 7", 1.6),
            ("M8.500 -5 C7 -9 5 -11 2 -12", 1.3),
            ("M8.500 -5 C10 -1 11 2 10 6", 1.3),
        ):
            s.line(svg(data), s.ink, wide)


def _rhinoceros(s: Impact) -> None:
    """Paint a rhinoceros from the side, its head low at the left: plates of hide, two horns, lit from the left."""
    hide, shade, lit = s.mid, s.deep, mix(s.key, "#ffffff", 0.35)
    ear = svg("M97 72 C93 64 94 56 99 52 C104 56 106 64 104 72 Z")
    s.inked([(ear, shade)], 1.7, (0.4, 0.6))
    body = svg("M86 76 C92 62 104 52 124 50 V160 H80 L79 128 C76 116 78 92 86 76 Z")
    s.inked([(body, hide)], 2.4, (0.8, 1.2))
    with s.clipped(body):
        s.fill(
            svg("M102 60 C94 78 94 104 104 122 C112 128 120 128 124 126 V172 H100 L96 128 C88 120 84 96 92 70 Z"), shade
        )
        s.fill(svg("M84 82 C90 66 102 56 124 53 V60 C106 62 96 72 90 90 Z"), lit)
        s.fill(svg("M79 126 L86 124 L87 158 H78 Z"), lit)
        s.dots(box(96, 60, 124, 150), s.ink, (100, 84), (120, 128), 0.0, 0.75, pitch=2.4)
        s.line(svg("M104 56 C94 76 94 106 106 124"), s.ink, 2.0)
        s.line(svg("M104 122 C100 130 100 140 102 160"), s.ink, 2.4)
    horn = svg("M41 112 C38 98 40 80 47 66 L57 68 C56 82 59 92 66 100 Z")
    second = svg("M66 98 C64 89 66 80 72 71 C73 80 76 86 82 90 Z")
    for path in (second, horn):
        s.inked([(path, s.light)], 2.1, (0.8, 0.8))
        with s.clipped(path):
            s.fill(both(path, placed(path, 6.0, 0.6)), mix(s.key, s.mid, 0.5))
            s.rim([path], "#ffffff", (-1.0, 0.0), 1.8)
    for points in ([(42, 100), (50, 104, 60, 96)], [(42.6, 92), (50, 95, 57.6, 88)]):
        s.stroke(points, s.deep, 1.2)
    head = svg(
        "M41 118 C40 112 42 108 46 106 C52 100 60 98 66 95 C72 90 77 82 84 76 C92 74 98 80 99 90 C99 104 94 116 86 124 "
        "C78 130 64 131 54 129 C50 132 44 131 42 127 C40 124 41 121 41 118 Z"
    )
    s.inked([(head, hide)], 2.6, (0.9, 1.3))
    with s.clipped(head):
        s.fill(svg("M100 80 C92 98 80 108 62 112 C54 114 48 118 46 134 H104 Z"), shade)
        s.fill(
            svg("M38 118 C40 106 54 102 66 97 C74 92 79 84 85 77 L90 79 C84 90 80 98 70 103 C58 108 48 108 46 120 Z"),
            lit,
        )
        s.dots(svg("M100 84 C94 102 84 112 66 116 L60 134 H104 Z"), s.ink, (68, 112), (92, 122), 0.0, 0.7, pitch=2.4)
    s.stroke([(42, 123), (50, 122, 57, 125)], s.ink, 1.8)
    s.fill(oval(45.4, 114.4, 1.4, 2.4, 30), s.ink)
    s.inked([(svg("M70 105 C73 103 77 103 80 104 C77 107 73 107.500 70 105 Z"), s.accent)], 1.4, (0, 0))
    s.stroke([(67, 104), (74, 98, 83, 103)], s.ink, 3.0)
    for data in ("M68 110 C74 114 80 112 84 107", "M88 84 C92 94 91 104 86 114", "M52 104 C50 107 50 109 51 112"):
        s.line(svg(data), s.ink, 1.3)
    near_ear = svg("M85 78 C80 70 80 61 84 56 C90 59 94 67 93 76 Z")
    s.inked([(near_ear, hide)], 1.9, (0.5, 0.8))
    s.fill(svg("M86 75 C83 69 83 64 85 60 C88 64 90 69 89 75 Z"), s.ink)


def rhino(s: Impact) -> None:
    """A rhinoceros runs its horn through the ball. From the grass, in profile; light: the sunrise at the left."""
    _goal_at_sunrise(s)
    s.fill(svg("M40 150 C56 142 100 140 124 144 V156 H40 Z"), s.ink)
    _rhinoceros(s)
    with s.moved(52.0, 65.0, 0.84, turn=-8.0):
        _burst_ball(s)
    tip = svg("M46 61 C45.500 53 47.500 44 53.500 34 C54.500 44 55.500 53 57 60 C54 63.500 49 64 46 61 Z")
    s.inked([(tip, s.light)], 2.0, (0.6, 0.3))
    with s.clipped(tip):
        s.fill(svg("M53.500 34 C53 46 53 54 54 66 H60 V34 Z"), mix(s.key, s.mid, 0.5))
        s.rim([tip], "#ffffff", (-1.0, 0.0), 1.6)
    s.stroke([(45.4, 61), (51, 65.4, 57.6, 60)], s.ink, 1.8)
    s.puff(
        [(44, 150, 5), (54, 149, 6), (66, 146, 6), (76, 148, 7), (92, 150, 6), (106, 148, 7)],
        "#ffffff",
        s.key,
        1.5,
        under=s.mid,
    )


def gorgon(s: Impact) -> None:
    """A face of stone opens an eye, and cracks. Very close, frontal; light: a torch from below on the left."""
    s.fill(ALL, s.ink)
    for x, y, size, turn in (
        (8, 26, 1.3, 40),
        (22, 10, 1.1, 100),
        (46, 4, 1.2, 160),
        (112, 60, 1.2, -60),
        (116, 96, 1.3, -100),
        (112, 132, 1.2, -140),
        (12, 60, 1.1, 20),
    ):
        s.fill(placed(svg("M0 -14 C9 -8 10 4 0 15 C-10 4 -9 -8 0 -14 Z"), x, y, size, turn), mix(s.ink, s.deep, 0.9))
    face = svg(
        "M69 12 C92 10 110 28 111 58 C112 88 106 116 94 134 C86 146 78 152 69 152 C60 152 52 146 44 134 C32 116 26 88 27 58 C28 28 46 10 69 12 Z"
    )
    s.inked([(face, s.key)], 2.8, (1.0, 1.2))
    with s.clipped(face):
        s.fill(svg("M74 0 C70 30 76 50 72 66 L78 100 L72 112 L74 124 L70 160 H124 V0 Z"), s.mid)
        s.fill(svg("M92 20 C106 40 108 80 100 108 C96 126 88 140 80 152 H124 V10 Z"), s.deep)
        s.dots(face, s.ink, (84, 90), (112, 60), 0.0, 0.85, pitch=2.4)
        s.fill(svg("M24 96 C36 90 48 92 56 100 C60 112 58 124 62 134 L66 156 H24 Z"), s.light)
        s.fill(svg("M46 134 C54 126 60 128 69 130 C66 138 66 146 68 154 H48 Z"), "#ffffff")
        s.fill(svg("M30 62 C36 50 50 48 62 56 L62 62 C52 56 42 58 34 66 Z"), "#ffffff")
        s.fill(svg("M28 38 C38 22 54 16 69 16 C62 24 50 32 46 44 C40 42 34 42 28 46 Z"), s.light)
    for points in ([(30, 50), (40, 40, 58, 46), (64, 48, 65, 54)], [(74, 54), (76, 47, 84, 43), (98, 38, 109, 50)]):
        s.stroke(points, s.ink, 4.2)
    nose = svg(
        "M64 54 C63 70 60 84 55 94 C54 100 58 103 63 102 C66 106 72 106 75 102 C80 103 84 100 83 94 C78 84 75 70 74 54 Z"
    )
    s.fill(svg("M70 54 C72 72 76 84 83 94 C84 100 80 103 75 102 C72 106 70 104 70 102 Z"), s.deep)
    s.fill(svg("M66 56 C66 72 64 84 58 94 C62 97 66 98 69 96 C68 84 69 70 69 56 Z"), "#ffffff")
    s.line(nose, s.ink, 1.5)
    for x in (60.6, 77.4):
        s.fill(oval(x, 100, 2.8, 1.7), s.ink)
    with s.moved(0, -0.6, 0.74, about=(69, 118)):
        lips = svg(
            "M50 118 C56 113 62 111 66 113 L69 115 L72 113 C76 111 82 113 88 118 C82 127 76 130 69 130 C62 130 56 127 50 118 Z"
        )
        s.inked([(lips, s.key)], 1.8, (0.4, 0.8))
        s.fill(svg("M56 120 C60 124 64 126 69 126 L69 119.500 C64 118.500 60 119 56 120 Z"), "#ffffff")
        s.fill(svg("M69 115 L72 113 C76 111 82 113 88 118 C82 127 76 130 69 130 Z"), s.deep)
        s.stroke([(50, 118), (58, 119.6, 69, 118.4), (80, 119.6, 88, 118)], s.ink, 2.2)
    blank = svg("M36 74 C41 65 55 64 62 73 C56 82 42 83 36 74 Z")
    s.inked([(blank, s.light)], 1.8, (0.2, 0.5))
    s.fill(both(blank, box(30, 60, 66, 71)), s.mid)
    s.stroke([(36, 70), (46, 60, 62, 68)], s.ink, 1.6)
    for crack in (
        [(86, 62), (82, 52), (86, 40), (80, 30), (84, 20), (80, 10)],
        [(98, 78), (104, 84), (102, 92), (110, 98)],
        [(80, 84), (82, 96), (90, 104), (88, 116), (98, 126)],
        [(90, 104), (98, 106), (103, 114)],
        [(86, 40), (94, 34), (98, 26)],
        [(74, 70), (68, 76), (70, 84)],
    ):
        s.stroke(crack, s.ink, 3.0)
        s.stroke([(x + 0.9, y + 0.6) for x, y in crack], s.key, 0.9)
    s.fill(burst(87, 74, 20, 11, 4, 0.68, 0.74), s.ink)
    s.inked([(svg("M75 75 C79 64 94 62 101 73 C95 85 81 86 75 75 Z"), "#ffffff")], 1.8, (0.2, 0.4))
    with s.clipped(svg("M75 75 C79 64 94 62 101 73 C95 85 81 86 75 75 Z")):
        s.fill(oval(86, 74, 8.4), s.accent)
        s.line(oval(86, 74, 8.4), s.ink, 1.4)
        s.fill(oval(86, 74, 2.2, 7.6), s.ink)
        s.fill(oval(82.6, 70.6, 2.0), "#ffffff")
        s.fill(box(70, 60, 104, 67.4), s.ink)
    leaf = svg("M0 -7 C5 -4 5 3 0 8 C-5 3 -5 -4 0 -7 Z")
    s.stroke([(28, -4), (36, 14, 30, 34), (26, 48, 32, 62)], s.ink, 2.6)
    for x, y, turn in ((36, 8, 60), (29, 18, -50), (38, 26, 70), (26, 38, -60), (34, 46, 60), (34, 64, 150)):
        s.inked([(placed(leaf, x, y, 1.0, turn), s.mid)], 1.5, (0.3, 0.5))
    s.debris(
        [(104, 66, 3.0, 20), (106, 80, 2.4, 60), (98, 92, 2.6, 40), (92, 56, 2.2, 0), (110, 110, 2.4, 70)],
        s.mid,
        s.light,
        0.9,
    )


def _dunes_by_moon(s: Impact) -> None:
    """Paint dunes by night: a moon with its ring at the upper left, a lit crest, a trail of small feet."""
    s.steps(ALL, (40, -4), (60, 104), [s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key])
    s.pool(58, 60, ((46, mix(s.key, s.mid, 0.35)), (39, s.key), (32, s.light)))
    s.fill(oval(58, 60, 28), "#ffffff")
    for x, y, r in ((46, 50, 5), (72, 74, 6), (50, 74, 3), (70, 46, 2.6)):
        s.fill(oval(x, y, r, r * 0.9), s.light)
    far = svg("M-4 172 V98 C18 84 34 92 52 100 C74 108 98 84 124 88 V172 Z")
    s.fill(far, s.mid)
    s.fill(svg("M-4 98 C18 84 34 92 52 100 C40 100 34 106 40 116 L-4 130 Z"), s.light)
    near = svg("M-4 172 V126 C24 112 50 116 72 122 C92 128 108 120 124 114 V172 Z")
    s.fill(near, s.key)
    s.fill(svg("M-4 126 C24 112 50 116 72 122 C56 124 44 132 40 150 H-4 Z"), s.light)
    s.dots(near, s.mid, (52, 124), (112, 144), 0.0, 0.8)
    for number in range(5):
        s.fill(oval(100 + number * 3.4, 121 - number * 1.6, 1.5 - number * 0.16, 0.8), s.deep)


def _claw(s: Impact, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """Paint a claw that opens upward from its wrist at a point, the thick finger outside."""
    palm = svg(
        "M-4 2 C-13 -4 -15 -16 -11 -25 C-9 -31 -5 -35 0 -38 C-3 -30 -3 -24 0 -19 C3 -24 7 -28 13 -30 C13 -20 12 -8 5 1 C3 4 -1 4 -4 2 Z"
    )
    path = placed(palm, x, y, size, turn, flip)
    s.inked([(path, s.ink)], 1.4, (0.3, 0.5))
    with s.clipped(path):
        s.fill(placed(svg("M-4 2 C-13 -4 -15 -16 -11 -25 L-6 -26 C-9 -16 -7 -6 0 2 Z"), x, y, size, turn, flip), s.deep)
    s.rim([path], s.accent, (-0.5, -1.0), 1.7)


def _scorpion_rearing(s: Impact) -> None:
    """Paint a scorpion from the front: claws open to both sides, the tail arched over it, a drop at the sting."""
    for number in range(4):
        for side in (-1, 1):
            hip = (64 + side * 9, 108 + number * 2.6)
            knee = (64 + side * (23 + number * 2.4), 104 + number * 5.4)
            foot = (64 + side * (29 + number * 1.4), 125 + number * 4.4)
            leg = join(limb((*hip, 2.6), (*knee, 2.2)), limb((*knee, 2.0), (*foot, 0.9)))
            s.inked([(leg, s.ink)], 0.8, (0, 0))
            s.rim([leg], s.accent, (-0.4, -1.0), 1.0)
    tail = [(69, 96, 9.2), (78, 86, 8.2), (85, 74, 7.4), (86, 61, 6.7), (80, 50, 6.1), (70, 44, 5.6)]
    for x, y, r in tail:
        ring = oval(x, y, r, r * 0.94, 40)
        s.inked([(ring, s.ink)], 1.4, (0.3, 0.5))
        with s.clipped(ring):
            s.fill(cut(ring, placed(ring, 2.8, 3.2)), s.deep)
        s.rim([ring], s.accent, (-0.7, -0.8), 1.7)
    sting = svg("M72 40 C64 36 55 41 55 50 C55 56 53 61 48 65 C57 66 65 62 67 55 C69 51 74 47 72 40 Z")
    s.inked([(sting, s.ink)], 1.4, (0.3, 0.5))
    s.rim([sting], s.accent, (-0.8, -0.7), 1.9)
    drop = svg(
        "M47.600 66 C52 72 53.400 75 52 78.600 C50.600 81.600 45.400 81.600 44 78.600 C42.600 75 44.400 71 47.600 66 Z"
    )
    s.inked([(drop, s.accent)], 1.6, (0.3, 0.5))
    s.fill(oval(46.6, 75.6, 1.4, 2.0), "#ffffff")
    back = svg("M48 116 C46 104 54 94 65 94 C76 94 84 104 82 116 C80 126 74 130 65 130 C56 130 50 126 48 116 Z")
    s.inked([(back, s.ink)], 1.8, (0.5, 0.8))
    with s.clipped(back):
        for y in (100, 106, 112):
            s.stroke([(46, y + 3), (65, y - 3, 84, y + 3)], s.deep, 2.0)
        s.fill(cut(back, placed(back, 3.4, 2.0)), s.deep)
    s.rim([back], s.accent, (-0.5, -1.0), 1.8)
    for side, elbow, wrist in ((-1, (46, 128), (43, 114)), (1, (86, 127), (92, 112))):
        arm = limb((65 + side * 10, 122, 4.2), (*elbow, 4.0), (*wrist, 3.4))
        s.inked([(arm, s.ink)], 1.3, (0.2, 0.4))
        s.rim([arm], s.accent, (-0.4, -1.0), 1.3)
    _claw(s, 42, 114, 0.86, -12, False)
    _claw(s, 93, 112, 0.96, 14, True)
    for x in (60, 70):
        s.inked([(oval(x, 118, 3.1, 3.5), s.accent)], 1.2, (0, 0))
        s.fill(oval(x, 118.8, 1.5, 2.0), s.ink)
    s.stroke([(56, 113.6), (62.4, 115.6)], s.ink, 1.8)
    s.stroke([(74, 113.6), (67.6, 115.6)], s.ink, 1.8)
    for side in (-1, 1):
        fang = limb((65 + side * 3, 124, 2.6), (65 + side * 2, 130, 1.2))
        s.inked([(fang, s.deep)], 1.0, (0, 0.2))


def scorpion(s: Impact) -> None:
    """A scorpion raises its sting at us. Face to face, on the sand; light: the moon behind the tail."""
    _dunes_by_moon(s)
    s.fill(svg("M28 142 C44 130 92 130 112 138 C100 150 44 152 28 142 Z"), s.deep)
    _scorpion_rearing(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((48.0, 60.0), (46.0, 92.0), (75.0, 105.0), (50.0, 116.0)),
        "runs its horn through the ball",
        "playing field",
        "sunrise at the left",
    ),
    "m1-38": Picture(
        america_chavez,
        ((54.0, 62.0), (54.0, 78.0), (60.0, 98.0), (86.0, 66.0)),
        "blows its cap",
        "city block in summer",
        "bright water over a wet road",
    ),
    "m1-39": Picture(
        gorgon, ((86.0, 74.0), (52.0, 72.0), (69.0, 112.0)), "opens an eye", "overgrown ruin", "torch from below"
    ),
    "m1-40": Picture(
        scorpion,
        ((60.0, 46.0), (48.0, 75.0), (65.0, 118.0), (92.0, 98.0)),
        "raises its sting at us",
        "dunes by night",
        "moon behind the tail",
    ),
}
