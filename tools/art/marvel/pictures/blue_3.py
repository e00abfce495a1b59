"""Pictures of the blue cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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
)


def ant_man(s: Impact) -> None:
    """An ant holds up the sole that comes down. Worm's eye; light: the slit of day between ground and shoe."""
    s.steps(ALL, (60, 58), (60, 128), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff", s.light])
    sun = (58, 96)
    s.fill(oval(*sun, 30), "#ffffff")
    s.rays(*sun, 30, 120, 26, s.key, 0.55, duty=0.6, seed=8)
    _kerb(s)
    _shoe(s)
    _strain(s)
    with s.moved(9.0, 4.0):
        _rearing_ant(s)
    s.debris(
        [
            (40, 128, 5, 0),
            (70, 134, 4, 40),
            (96, 128, 5.500, 10),
            (56, 124, 2.2, 10),
            (84, 140, 6, 80),
            (110, 124, 3, 20),
        ],
        s.mid,
        s.light,
    )


def _kerb(s: Impact) -> None:
    """Paint the ground, and beyond it a fence of grass."""
    s.fill(
        svg(
            "M-4 122 L2 96 L8 120 L12 88 L18 120 L26 100 L30 122 L86 122 L92 92 L97 118 L104 82 L110 118 L118 94 L124 122 Z"
        ),
        mix(s.key, s.mid, 0.55),
    )
    ground = svg("M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V156 H-4 Z")
    s.fill(ground, mix(s.deep, s.mid, 0.25))
    s.fill(
        svg(
            "M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V119.500 C104 116 84 119 60 120 C40 121 20 116 -4 121 Z"
        ),
        s.light,
    )
    s.dots(ground, s.ink, (60, 120), (60, 148), 0.05, 0.85)


def _shoe(s: Impact) -> None:
    """Paint the shoe that comes in from the right, toe first."""
    with s.moved(turn=7.0, about=(60.0, 60.0)):
        upper = svg("M54 34 C66 30 74 14 78 -20 H150 V56 H58 Z")
        cap = svg("M36 56 C33 42 42 30 58 29 C66 29 70 33 69 40 C68 46 69 52 71 56 Z")
        s.inked([(upper, "#f2801c"), (cap, s.light)], w=1.6, heavy=(0, 1.2))
        with s.clipped(upper):
            s.dots(upper, "#a8420e", (90, 50), (100, 4), 0.0, 0.85)
            s.fill(svg("M150 8 C120 14 108 34 104 60 L116 60 C120 42 130 26 150 22 Z"), "#ffffff")
        with s.clipped(cap):
            s.fill(svg("M30 60 C40 50 54 46 72 47 V60 Z"), s.key)
            s.dots(cap, s.mid, (50, 44), (54, 58), 0.0, 0.8, pitch=2.4)
            s.fill(svg("M41 44 C43 37 50 33 57 32.500 C51 36 46 40 44 46 Z"), "#ffffff")
        s.line(cap, s.ink, 1.2)
        for x, y in ((72, 26), (76, 16), (79, 5)):
            s.inked(
                [(ribbon([(x - 2, y - 1, 1.9), (x + 8, y - 1, 2.0), (x + 17, y + 4, 1.9)]), "#ffffff")],
                w=0.9,
                heavy=(0.3, 0.6),
            )
        tread = polygon((34, 55, 3), (150, 55), (150, 69), (42, 69, 3), (34, 62, 3))
        s.inked([(tread, s.light)], w=1.6, heavy=(0, 1.0))
        s.fill(polygon((34.4, 58.5), (150, 58.5), (150, 61), (35, 61)), s.accent)
        s.fill(polygon((36, 64), (150, 64), (150, 69), (42, 69)), mix(s.ink, s.deep, 0.3))
        for i in range(12):
            x = 41 + i * 8.2
            s.inked(
                [(polygon((x, 66), (x + 5.4, 66), (x + 4.8, 71.5), (x + 0.6, 71.5)), mix(s.ink, s.deep, 0.5))],
                w=0.8,
                heavy=(0.2, 0.4),
            )
            s.fill(polygon((x + 0.4, 70.2), (x + 5, 70.2), (x + 4.8, 71.5), (x + 0.6, 71.5)), "#ffffff")


def _strain(s: Impact) -> None:
    """Paint short strokes about the ant's raised legs."""
    for start, end in (((54, 78), (46, 76)), ((57, 83), (51, 87)), ((82, 82), (88, 86)), ((86, 77), (94, 80))):
        for tone, wide in ((s.ink, 4.2), (s.accent, 2.0)):
            s.stroke([start, end], tone, wide)


def _rearing_ant(s: Impact) -> None:
    """Paint the ant, rearing; it faces left."""
    legs = []
    for pts, w in (
        ([(66, 92), (60, 80), (56, 70)], 2.2),
        ([(70, 92), (73, 80), (68, 71)], 2.2),
        ([(71, 99), (56, 104), (50, 113), (44, 119)], 2.0),
        ([(74, 101), (66, 112), (62, 121)], 2.0),
        ([(77, 102), (88, 107), (86, 120)], 2.0),
        ([(77, 99), (96, 96), (104, 108), (107, 119)], 2.0),
    ):
        n = len(pts)
        legs.append(ribbon([(x, y, w * (1 - 0.55 * i / (n - 1))) for i, (x, y) in enumerate(pts)], 8))
    ab = oval(92, 107, 15.5, 11.5, 24)
    waist = join(oval(79.5, 101, 4.2), oval(73, 95.5, 8.2, 6.6, 40))
    head = svg("M46 90 C44 82 52 77 60 79 C67 81 70 87 67 92 C64 97 56 99 51 97 C48 96 46.500 93 46 90 Z")
    jaw = [
        ribbon([(49, 92, 2.2), (43, 95, 2.0), (42.5, 101, 0.3)]),
        ribbon([(53, 96, 2.2), (49, 100, 1.9), (49, 105, 0.3)]),
    ]
    feel = [
        ribbon([(49, 85, 1.5), (40, 84, 1.4), (34, 76, 1.1), (30, 77, 0.6)]),
        ribbon([(52, 81, 1.5), (45, 76, 1.4), (42, 66, 1.1), (37, 64, 0.6)]),
    ]
    body = mix(s.ink, s.deep, 0.35)
    s.inked([(p, body) for p in legs], w=0.7, heavy=(0.4, 0.5))
    for p in jaw + feel:
        s.fill(p, s.ink)
    s.rim(legs, s.key, (-1, -0.6), 0.8)
    s.inked([(ab, body), (waist, body), (head, body)], w=1.3, heavy=(0.8, 1.0))
    for p, k in ((ab, 1), (waist, 0.8), (head, 1)):
        with s.clipped(p):
            s.fill(cut(p, placed(p, 2.8 * k, 3.2 * k)), s.key)
            s.fill(cut(p, placed(p, 1.2 * k, 1.3 * k)), "#ffffff")
            s.fill(cut(p, placed(p, -1.3 * k, -1.3 * k)), s.accent)
    for d in (5, 11):
        with s.clipped(ab):
            s.line(oval(92 + d * 1.25 + 8, 107 + d * 0.6 + 3, 15.5, 14, 24), s.ink, 1.2)
    s.fill(oval(55, 87, 3.4, 4.2, 20), "#ffffff")
    s.fill(oval(54.4, 86.4, 1.6, 2.2, 20), s.ink)


_FLAME: Final = (53.0, 124.0)
_FROM_THE_LANTERN: Final = (-0.75, 0.66)


def _sea_at_nightfall(s: Impact) -> None:
    """Paint a level sea under a night sky, a slit of day along its edge, and a ship that is black before it."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    s.fill(polygon((-4, 50), (124, 38), (124, 100), (-4, 100)), s.deep)
    s.fill(polygon((-4, 62), (124, 54), (124, 100), (-4, 100)), s.mid)
    s.fill(box(-4, 69, 124, 86), s.key)
    s.fill(box(-4, 77, 124, 86), CREAM[1])
    s.fill(box(-4, 86, 124, 172), mix(s.ink, s.deep, 0.45))
    s.fill(polygon((36, 86), (66, 86), (74, 150), (22, 150)), s.deep)
    s.fill(polygon((42, 86), (55, 86), (60, 150), (32, 150)), s.mid)
    ship = join(
        svg("M37.600 82.400 H57 L54 88 H41 Z"),
        svg("M46.600 81 C40 79.600 39 70 44.600 62 Z"),
        svg("M48.200 81 C56 78 56 68 49.600 59 Z"),
    )
    s.fill(ship, s.ink)
    s.stroke([(47.4, 83), (47.6, 57.4)], s.ink, 1.2)


def _widow(s: Impact) -> None:
    """Paint the profile of a woman in mourning, close to us: the light from below on her face, her hood one black mass."""
    x, y = _FROM_THE_LANTERN
    face = svg(
        "M94 50 C84 49 74 53 72.2 59.6 C71.6 62 72.2 64 71.2 66.6 C69.4 70.4 65.4 74 64.6 76.600 C64.2 78.4 66.4 79.2 68.8 79.2 "
        "L67.6 81.6 C66.2 82.4 66.4 83.8 68.4 84.2 C67 85.2 67 87 69 87.6 C68 90.4 68.4 93.4 71 95 C75 96.8 80 95 84 92.600 "
        "L88 112 L108 112 V50 Z"
    )
    s.inked([(face, "#7c4034")], 1.5, (0, 0))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -7.6 * x, -7.6 * y)), "#d88a52")
        s.fill(polygon((84, 92), (74, 96), (72, 116), (94, 116)), "#d88a52")
        s.fill(cut(face, placed(face, -2.6 * x, -2.6 * y)), CREAM[1])
        s.fill(svg("M73 70.600 C75 68.400 78 68.2 81 69.8 C79 72.600 75.600 73 73 70.600 Z"), CREAM[1])
        s.fill(oval(75.8, 70.6, 1.5, 1.7), s.ink)
        s.stroke([(72.6, 69.8), (76, 66.4, 82, 69.6)], s.ink, 1.5)
        s.stroke([(73, 64.6), (76, 61.6, 83, 63.4)], s.ink, 1.7)
        s.stroke([(68, 84.1), (71, 84.2, 73.4, 83.2)], s.ink, 1.2)
        s.stroke([(68.4, 79.2), (71, 79.4, 71.4, 76.8)], "#5a2430", 1.1)
    hood = svg(
        "M68.600 62 C66 46 78 36 94 37 C112 38 122 52 128 70 V156 H58 C60 142 66 130 76 122 C84 116 87 108 87.400 98 C91 90 90 82 "
        "87.600 75 C85 66 79 58 68.600 62 Z"
    )
    s.inked([(hood, s.ink)], 1.0, (0, 0))
    s.rim([hood], s.accent, (x, y), 1.5)
    s.fill(svg("M96 44 C108 48 114 60 117 76 C111 66 105 58 96 44 Z"), s.deep)
    s.fill(svg("M100 86 C106 100 110 120 110 148 H104 C104 124 102 104 100 86 Z"), s.deep)


def _lantern_held_out(s: Impact) -> None:
    """Paint her fore-arm and fist, knuckles towards us, and the lantern that hangs from it."""
    x, y = _FLAME
    skin: Tones = (CREAM[1], "#d88a52", "#7c4034")
    s.line(oval(x, y - 17, 6.2, 8.4), s.ink, 3.2)
    s.line(oval(x, y - 17, 6.2, 8.4), s.key, 1.2)
    sleeve = svg("M104 152 C98 138 88 124 74 112 L64 101 L59 111 L68 124 C76 134 82 144 86 158 Z")
    s.inked([(sleeve, s.ink)], 1.6, (0, 0), ink=s.deep)
    s.rim([sleeve], s.accent, (-0.8, 0.7), 2.0)
    with s.moved(x + 3.0, y - 20.6, 1.0, turn=38.0):
        toward = (-0.1, 1.0)
        modelled(s, limb((2, 0, 5.2), (12, 0.4, 4.2)), skin, toward, 2.6, 1.4, 1.4, 1.2, dotted=False)
        fingers = [limb((2.4, 3.6 - 3.1 * n, 2.0), (-5.4 - 0.5 * (n in (1, 2)), 4.2 - 3.1 * n, 2.1)) for n in range(4)]
        group(s, [(finger, skin, 1.3) for finger in reversed(fingers)], toward, 1.3, 1.2)
        modelled(s, limb((5, -4.4, 2.3), (-3.4, -6.8, 2.0)), skin, toward, 1.4, 1.0, 1.3, 1.2, dotted=False)
    case = polygon((x - 10, y - 10), (x + 10, y - 10), (x + 12, y + 17), (x - 12, y + 17))
    s.inked([(case, s.accent)], 1.8, (0, 0))
    s.fill(polygon((x - 7.6, y - 8), (x + 7.6, y - 8), (x + 9.4, y + 15), (x - 9.4, y + 15)), "#fff4b4")
    flame = svg("M0 -10 C5 -4 6 1 3.600 6 C2 9 -2 9 -3.600 6 C-6 1 -4 -2 0 -10 Z")
    s.fill(placed(flame, x, y + 5), s.accent)
    s.fill(placed(flame, x, y + 6.6, 0.6), "#ffffff")
    for start, end in (((x - 9.4, y - 9), (x - 11.2, y + 16)), ((x + 9.4, y - 9), (x + 11.2, y + 16))):
        s.stroke([start, end], s.ink, 2.0)
    for part in (
        polygon((x - 12, y - 8), (x - 4, y - 15), (x + 4, y - 15), (x + 12, y - 8)),
        box(x - 14, y + 15, x + 14, y + 20, 1),
    ):
        s.inked([(part, s.ink)], 1.0, (0, 0))
    s.stroke([(x - 9.6, y - 9.6), (x + 9.6, y - 9.6)], s.accent, 1.2)


def black_widow(s: Impact) -> None:
    """A widow holds a lantern out to a ship at nightfall. Close to her profile; light: the lantern from below."""
    _sea_at_nightfall(s)
    _widow(s)
    _lantern_held_out(s)


def _room_with_a_broken_wall(s: Impact, hole: skia.Path) -> None:
    """Paint the wall of a room whose paper has stripes, a board at its foot, and the hole with the day behind it."""
    s.fill(ALL, s.deep)
    for x in range(-2, 124, 14):
        s.fill(box(x, -4, x + 6, 122), mix(s.deep, s.ink, 0.4))
    s.halo(box(-4, -4, 124, 122), s.ink, 66, 78, 54, 106, 0.0, 0.8)
    s.fill(box(-4, 118, 124, 126), mix(s.deep, s.mid, 0.5))
    s.fill(box(-4, 125, 124, 127.4), s.ink)
    s.fill(box(-4, 127, 124, 172), mix(s.ink, s.deep, 0.5))
    s.fill(polygon((38, 127), (96, 127), (124, 160), (6, 160)), s.mid)
    s.fill(polygon((46, 127), (88, 127), (106, 160), (24, 160)), s.key)
    with s.moved(25, 68, turn=-17):
        s.inked([(box(-9, -12, 9, 12, 1), s.accent)], 1.6, (0.7, 1.0))
        s.inked([(box(-6, -9, 6, 9), s.light)], 0.9, (0, 0))
        s.fill(svg("M-5 9 C-5 3 5 3 5 9 Z M-3 -1 C-3 -6 3 -6 3 -1 C3 3 -3 3 -3 -1 Z"), s.deep)
    brick = placed(hole, 66 * -0.13, 80 * -0.13, 1.13)
    s.inked([(brick, s.accent)], 2.0, (0.6, 0.9))
    with s.clipped(brick):
        for y in range(36, 128, 8):
            s.stroke([(10, y), (120, y)], "#a8480c", 1.5)
            for x in range(12 + y % 16, 120, 16):
                s.stroke([(x, y), (x, y + 8)], "#a8480c", 1.3)
        s.dots(brick, "#7a2c08", (67, 30), (67, -10), 0.6, 0.2, pitch=2.4)
        s.dots(brick, "#7a2c08", (60, 110), (60, 134), 0.0, 0.8, pitch=2.4)
    s.inked([(hole, CREAM[0])], 1.6, (-0.6, -0.8))
    with s.clipped(hole):
        s.rays(66, 80, 26, 80, 22, CREAM[1], 1.0, duty=0.7, seed=4)
        s.fill(svg("M20 112 V98 H34 V90 H44 V102 H92 V94 H102 V104 H116 V130 H20 Z"), s.key)


def _wrecking_ball(s: Impact) -> None:
    """Paint an iron ball on its chain about (66, 83): dark before the day behind it, whose light creeps round its edge."""
    for number in range(5):
        x, y = 73.6 + number * 3.2, 46 - number * 10.5
        link = oval(x, y, 2.6 if number % 2 else 4.4, 6.6, 17)
        for tone, wide in ((s.ink, 5.2), (s.mid, 2.2)):
            s.line(link, tone, wide)
    s.inked([(polygon((64, 58), (67, 47, 2), (76, 49, 2), (78, 60)), s.deep)], 1.8, (0.5, 0.7))
    ball = oval(66, 83, 28)
    s.inked([(ball, mix(s.ink, s.deep, 0.25))], 2.4, (0.9, 1.4))
    with s.clipped(ball):
        s.fill(oval(59, 74, 27), mix(s.ink, s.deep, 0.85))
        s.dots(ball, s.ink, (58, 76), (84, 106), 0.0, 0.85, pitch=2.4)
        s.fill(cut(oval(54, 69, 21), oval(60, 76, 21)), s.mid)
        s.fill(cut(ball, placed(ball, 3.6, 3.0)), s.key)
        s.fill(cut(ball, placed(ball, 1.7, 1.4)), "#ffffff")
        s.fill(cut(ball, placed(ball, -2.6, -3.0)), s.accent)
    s.fill(oval(50.6, 66, 6.0, 3.0, -42), "#ffffff")
    s.fill(oval(45.6, 75, 1.6, 2.4, -20), s.light)


def _brick(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a brick that flies, with two faces in the shade."""
    with s.moved(x, y, size, turn):
        s.inked([(polygon((-8, -4), (-4, -8), (10, -8), (10, 1), (7, 5), (-8, 5)), s.accent)], 1.7 / size, (0.5, 0.8))
        s.fill(polygon((-8, -4), (-4, -8), (10, -8), (7, -4)), "#ffd9a0")
        s.fill(polygon((7, -4), (10, -8), (10, 1), (7, 5)), "#8a3a0c")


def iron_fist(s: Impact) -> None:
    """A ball of iron comes through the wall at us. From inside the room; light: the day in the hole."""
    hole = burst(67, 80, 48, 13, 5, 0.84, 0.98)
    _room_with_a_broken_wall(s, hole)
    s.rays(66, 83, 50, 92, 20, "#ffffff", 0.9, duty=0.16, seed=12, inward=False)
    s.fill(oval(68, 138, 30, 5), mix(s.deep, s.ink, 0.6))
    _wrecking_ball(s)
    dust = ((38, 112, 6), (46, 120, 8), (58, 125, 7), (84, 124, 8), (96, 117, 7), (104, 108, 5))
    s.puff(dust, s.light, s.key, 1.5, (0.0, -1.0), s.mid)
    for x, y, size, turn in (
        (36, 55, 0.5, 40),
        (103, 62, 0.5, 24),
        (31, 96, 0.7, -30),
        (110, 98, 0.95, 62),
        (26, 80, 0.4, 10),
        (113, 78, 0.4, -10),
        (70, 122, 0.5, 70),
        (48, 130, 1.3, 14),
        (92, 132, 1.8, -24),
    ):
        _brick(s, x, y, size, turn)


def _under_the_surface(s: Impact) -> None:
    """Paint a river from below: its surface, a splash above the hole in it, shafts of day, banks with roots in the dark."""
    s.steps(
        ALL,
        (96, 40),
        (48, 160),
        [mix(s.mid, s.key, 0.6), s.mid, mix(s.mid, s.deep, 0.6), s.deep, mix(s.deep, s.ink, 0.6)],
    )
    s.fill(polygon((16, 40), (40, 40), (24, 172), (-30, 172)), s.key)
    s.dots(box(-4, 90, 80, 172), s.ink, (46, 96), (34, 150), 0.0, 0.8)
    bank = svg(
        "M130 70 C116 74 112 86 106 92 C110 98 104 106 110 112 C104 122 110 130 100 138 C92 146 84 150 80 172 H130 Z"
    )
    s.fill(bank, mix(s.ink, s.deep, 0.35))
    s.rim([bank], s.mid, (-0.7, -0.7), 1.2)
    surface = svg("M-4 -4 H124 V46 C112 50 104 47 96 50 C84 53 72 46 58 49 C42 53 24 45 -4 50 Z")
    s.fill(surface, s.light)
    s.fill(placed(surface, 0, -4), s.key)
    for x, y, w in ((20, 42, 13), (48, 41, 9), (54, 34, 8), (110, 43, 9)):
        s.fill(polygon((x - w, y), (x, y - 1.6), (x + w, y), (x, y + 1.6)), "#ffffff")
    crown = svg(
        "M72 50 C70 44 66 40 60 38 C66 38 70 40 73 42 C73 38 71 34 70 30 C74 33 77 37 79 41 C82 37 83 32 82 26 "
        "C87 31 88 36 88 41 C92 38 95 36 99 35 C97 39 96 42 96 46 C100 44 104 43 108 44 C103 46 100 49 98 52 Z"
    )
    s.inked([(crown, "#ffffff")], 1.3, (0.4, 0.6))
    s.fill(svg("M76 50 C75 46 74 44 72 42 C76 43 79 45 81 49 C84 45 85 42 85 37 C88 42 89 46 88 50 Z"), s.key)
    for x, top, lean in ((36, 132, 4), (42, 142, -3), (50, 148, 3)):
        s.fill(ribbon([(x, 172, 2.6), (x - lean, 156, 2.8), (x + lean, top, 0.3)], 10), s.ink)


def _torn_water(s: Impact) -> None:
    """Paint the cone of air that a dive tears from the surface down to a beak, ragged with bubbles at both its edges."""
    cone = svg(
        "M26 46 C34 52 30 58 37 62 C34 69 42 71 40 78 C40 85 49 86 48 93 C48 100 57 100 58 107 C59 113 68 112 70 118 "
        "C74 122 80 122 86 126 C88 119 92 116 91 109 C97 106 93 99 98 95 C103 90 97 84 102 79 C108 73 102 68 107 62 "
        "C112 56 108 52 116 47 C90 53 56 50 26 46 Z"
    )
    s.inked([(cone, s.key)], 1.2, (0.4, 0.5), ink=s.deep)
    s.fill(placed(cone, 76 - 0.9 * 76, 47 - 0.93 * 50, 0.9, down=0.93), s.light)
    s.fill(placed(cone, 75 - 0.74 * 75, 44 - 0.84 * 50, 0.74, down=0.84), "#ffffff")
    bubbles = ((31, 72, 3.4), (30, 58, 2.2), (38, 88, 2.4), (104, 92, 3.0), (112, 78, 2.4), (98, 108, 2.6))
    for x, y, r in (*bubbles, (48, 106, 1.8), (104, 103, 1.4), (26, 64, 1.2), (62, 118, 1.4)):
        s.inked([(oval(x, y, r), s.key)], 0.8, (0.2, 0.3))
        s.fill(oval(x - 0.3 * r, y - 0.3 * r, 0.45 * r), "#ffffff")


def _vane(s: Impact, quills: Sequence[tuple[Point, Point, Point]], tones: Tones, toward: Point, half: float) -> None:
    """Paint the quills of a wing, the last one on top; each has a root, a middle and a tip."""
    group(
        s,
        [(ribbon(((*a, half), (*b, 1.15 * half), (*c, 0.4)), 8), tones, 1.6) for a, b, c in quills],
        toward,
        1.3,
        1.8,
    )


def _kingfisher(s: Impact) -> None:
    """Paint a kingfisher from the side as it dives along the x axis, back up: wings flung back, a long beak before it."""
    turn = 56.0
    a = math.radians(turn)
    toward = (0.3 * math.cos(a) - 0.95 * math.sin(a), -0.3 * math.sin(a) - 0.95 * math.cos(a))
    blue: Tones = ("#ffffff", mix(s.mid, s.key, 0.55), s.deep)
    dark: Tones = (s.light, mix(s.deep, s.mid, 0.4), mix(s.deep, s.ink, 0.55))
    rust: Tones = ("#ffdca8", s.accent, "#a8400c")
    with s.moved(60.0, 80.0, 0.94, turn=turn):
        far = [
            ((4.0 - 3 * k, -8.0), (-10.0 - 4 * k, -22.0 + 3 * k), (-36.0 - 1.5 * k, -30.0 + 5.5 * k)) for k in range(4)
        ]
        _vane(s, far, dark, toward, 4.2)
        tail = [((-20.0, 0.0), (-32.0, y), (-45.0, 2.6 * y)) for y in (4.0, -3.0, 0.5)]
        _vane(s, tail, dark, toward, 4.0)
        body = svg("M-27 1 C-22 -10 -6 -15 8 -14 C20 -13 26 -6 26 1 C25 9 14 13 1 13 C-12 13 -22 8 -27 1 Z")
        s.inked([(body, rust[1])], 1.5, (1.6, 1.8))
        with s.clipped(body):
            s.fill(svg("M-30 18 H30 V8 C18 12 0 13 -26 6 Z"), rust[2])
            s.dots(body, rust[2], (0, 3), (0, 12), 0.0, 0.7, pitch=2.4)
            for x, y in ((-8, 5), (0, 7), (8, 5), (-2, 2)):
                s.stroke([(x - 2.4, y - 1), (x, y + 1.8, x + 2.4, y - 1)], rust[2], 1.1)
            s.fill(svg("M-30 -20 H30 V-6 C18 -6 2 -4 -30 4 Z"), blue[1])
            s.stroke([(24, -6.2), (8, -5.6, -28, 3.4)], s.ink, 1.2)
        s.rim([body], s.light, toward, 1.8)
        near = [
            ((9.0 - 4 * k, -5.0 + k), (-8.0 - 4 * k, 3.0 + 4 * k), (-38.0 - 1.0 * k, 5.0 + 7.5 * k)) for k in range(4)
        ]
        _vane(s, near[::-1], (s.light, s.mid, s.deep), toward, 4.6)
        covert = svg("M13 -5 C14 2 6 8 -4 12 C-14 16 -20 14 -21 8 C-14 6 -8 -2 -2 -8 C4 -11 11 -10 13 -5 Z")
        group(s, [(covert, blue, 4.0)], toward, 1.4, 1.8)
        for x, y in ((6, -4), (0, 0), (-6, 5), (1, 5), (-12, 9), (-5, 9.6)):
            s.fill(oval(x, y, 1.2), s.light)
        upper = svg("M34 -5 C46 -4 58 -1 68 3 L36 5 Z")
        lower = svg("M36 3 L68 3 C58 7 46 9 33 8 Z")
        group(
            s,
            [(lower, ("#ffdca8", "#ff6a2a", "#8a2410"), 1.6), (upper, (s.key, "#28304e", s.ink), 1.6)],
            toward,
            1.2,
            1.6,
        )
        head = svg("M20 -11 C25 -16 35 -15 39 -7 C42 0 40 8 34 11 C27 14 19 12 17 6 C15 0 16 -7 20 -11 Z")
        group(s, [(head, blue, 4.0)], toward, 1.4, 1.8)
        with s.clipped(head):
            s.fill(svg("M14 15 C22 16 34 14 42 5 L41 -1 C34 4 24 5 14 3 Z"), s.accent)
            s.fill(svg("M14 3 C18 3 24 4 28 6 C26 10 20 13 14 13 Z"), "#ffffff")
            s.stroke([(41, -1.6), (33, 3.4, 15, 2.6)], s.ink, 1.1)
            for x, y in ((23, -11), (27, -8.6), (32, -11.6), (22, -5)):
                s.fill(oval(x, y, 1.1), s.light)
        s.inked([(oval(33.0, -3.2, 3.8), "#ffffff")], 1.0, (0.1, 0.2))
        s.fill(oval(34.2, -3.0, 2.4), s.ink)
        s.fill(oval(33.6, -4.2, 0.9), "#ffffff")
        s.stroke([(28.6, -7.0), (35.0, -7.6)], s.ink, 1.6)


def _startled_fish(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a fish that bends to flee and looks back with a wide eye."""
    toward = (-0.3, -0.95)
    silver: Tones = ("#ffffff", s.light, s.key)
    with s.moved(x, y, turn=turn):
        tail = svg("M12 1 C17 -2 20 -7 20 -12 C23 -8 25 -5 24 -2 C26 0 27 3 26 7 C22 5 17 4 12 5 Z")
        fin = svg("M-2 -5 C0 -10 6 -11 10 -9 L8 -3 Z")
        body = svg("M-14 2 C-13 -5 -6 -8 1 -7 C8 -6 12 -2 15 1 L14 4 C10 5 6 8 0 9 C-8 10 -14 7 -14 2 Z")
        group(s, [(tail, silver, 2.2), (fin, silver, 1.4), (body, silver, 4.0)], toward, 1.1, 1.6)
        for u in (0, 4, 8):
            s.stroke([(u, -3), (u + 2.4, 0.4, u, 4)], s.mid, 1.2)
        s.stroke([(-4, -6), (-1.6, 0, -4, 7)], s.ink, 1.1)
        s.inked([(oval(-8.4, -1.4, 3.5), "#ffffff")], 0.9, (0.0, 0.0))
        s.fill(oval(-8.6, -2.6, 1.5), s.ink)
        s.inked([(oval(-12.6, 4.4, 1.3, 1.6), s.ink)], 0.3, (0.0, 0.0))


def gamora(s: Impact) -> None:
    """A kingfisher plunges at a fish. From the bed of the river; light: the day that falls in behind the bird."""
    _under_the_surface(s)
    _torn_water(s)
    _startled_fish(s, 80.0, 136.0, 8.0)
    _kingfisher(s)
    for start, end in (
        ((62, 130), (57, 126)),
        ((61, 137), (55, 137)),
        ((102, 122), (107, 117)),
        ((90, 120), (86, 114)),
    ):
        s.stroke([start, end], "#ffffff", 1.6)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-05": Picture(
        black_widow,
        ((75.0, 70.0), (68.0, 84.0), (58.0, 102.0), (56.0, 120.0)),
        "lights a ship home",
        "shore at nightfall",
        "lantern from below",
    ),
    "m3-06": Picture(
        iron_fist,
        ((66.0, 82.0), (74.0, 50.0), (88.0, 126.0)),
        "comes through a wall",
        "papered room",
        "day in the broken wall",
    ),
    "m3-07": Picture(ant_man, ((70.0, 90.0), (69.0, 76.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(
        gamora,
        ((78.0, 76.0), (70.0, 100.0), (56.0, 116.0), (78.0, 131.0)),
        "plunges at a fish",
        "river from its bed",
        "day in the torn water",
    ),
}
