"""Pictures of the blue cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.eyes import bead, lit_rim
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


def _kerb(s: Impact) -> None:
    """Paint the slit of day between shoe and ground in four steps, a far kerb in it, and the shoe's shadow."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 62), (124, 78), (124, 130), (-4, 130)), s.mid)
    s.fill(polygon((-4, 62), (86, 72), (124, 92), (124, 130), (-4, 130)), s.key)
    s.fill(polygon((-4, 62), (66, 72), (124, 106), (124, 130), (-4, 130)), s.light)
    s.fill(polygon((-4, 82), (40, 84), (100, 122), (-4, 130)), "#ffffff")
    s.fill(polygon((-4, 108), (124, 112), (124, 124), (-4, 124)), mix(s.key, s.light, 0.35))
    s.fill(box(-4, 121, 124, 172), s.key)
    s.fill(polygon((-4, 121), (52, 121), (34, 172), (-4, 172)), s.light)
    s.fill(svg("M66 126 C46 127 36 134 34 142 C32 150 38 160 44 172 H124 V126 Z"), s.deep)


def _shoe(s: Impact) -> None:
    """Paint the shoe that comes in from the right, toe first, as large as the sky: its cap and its sole in the day."""
    with s.moved(0.0, 0.0, 1.16, turn=8.0, about=(66.0, 74.0)):
        upper = svg("M54 36 C64 32 72 14 76 -20 H150 V60 H58 Z")
        s.inked([(upper, s.shade)], 1.6, (0, 0))
        s.rim([upper], s.deep, (-1.0, 0.2), 16.0)
        s.rim([upper], s.mid, (-1.0, 0.2), 8.0)
        s.rim([upper], s.key, (-1.0, 0.2), 2.4)
        for x, y in ((74, 42), (77, 31)):
            s.inked([(ribbon([(x - 3, y - 1, 2.2), (x + 5, y - 1, 2.4), (x + 13, y + 1, 2.0)]), s.light)], 1.2, (0, 0))
        cap = svg("M32 58 C28 42 40 28 58 28 C67 28 71 33 70 40 C69 46 70 52 72 58 Z")
        s.inked([(cap, s.key)], 1.8, (0, 0))
        s.fill(cut(cap, placed(cap, -19.0, 3.0)), s.mid)
        s.fill(cut(cap, placed(cap, -9.0, 1.6)), s.deep)
        s.fill(cut(cap, placed(cap, 9.0, -2.0)), "#ffffff")
        under = polygon((36, 62), (150, 62), (150, 78), (52, 73, 3))
        s.inked([(under, s.ink)], 1.4, (0, 0))
        tread = polygon((29, 54, 3), (150, 54), (150, 68), (40, 68, 3), (29, 62, 3))
        s.inked([(tread, s.accent)], 1.6, (0, 0))
        s.fill(polygon((60, 54), (150, 54), (150, 68), (52, 68)), "#d86a1c")
        s.fill(polygon((29, 55, 2), (46, 55), (40, 67), (30, 61, 2)), "#ffe9b0")
        for number in range(6):
            x = 34 + number * 20.0
            block = polygon((x, 66), (x + 14, 66), (x + 15, 77, 1.4), (x + 3, 77, 1.4))
            s.inked([(block, s.deep)], 1.4, (0, 0))
            s.fill(
                polygon((x + 0.6, 66.6), (x + 5, 66.6), (x + 7, 76.4), (x + 3.4, 76.4)), s.key if number < 2 else s.mid
            )


def _limb_of_an_ant(points: Sequence[Point], half: float) -> skia.Path:
    """Return a leg that thins out towards its end."""
    last = len(points) - 1
    return ribbon([(x, y, half * (1 - 0.5 * at / last)) for at, (x, y) in enumerate(points)], 8)


def _rearing_ant(s: Impact) -> None:
    """Paint the ant, rearing, in ink: the day on the left edges of its body, amber where it strains; it faces left."""
    legs = [
        _limb_of_an_ant(points, half)
        for points, half in (
            (((71, 93), (82, 91), (83, 84), (76, 74)), 3.2),
            (((76, 95), (92, 90), (97, 81), (91, 70)), 3.0),
            (((72, 99), (60, 101), (54, 112), (50, 121), (45, 122)), 2.6),
            (((75, 101), (69, 108), (68, 117), (66, 122), (61, 123)), 2.4),
            (((78, 102), (84, 113), (83, 122), (88, 123)), 2.4),
            (((79, 99), (95, 92), (106, 105), (107, 121), (112, 122)), 2.6),
        )
    ]
    abdomen = oval(93, 106, 16.5, 12.0, 24)
    waist, chest = oval(79.5, 101, 4.6), oval(73, 95.5, 8.6, 7.0, 40)
    head = svg("M44 91 C42 82 51 76 60 78 C68 80 71 87 68 92 C64 98 55 100 50 98 C47 97 44.600 94 44 91 Z")
    mouth = (
        ribbon([(48, 93, 2.4), (41, 96, 2.2), (41, 103, 0.4)]),
        ribbon([(53, 97, 2.4), (48, 101, 2.0), (49, 107, 0.4)]),
    )
    feelers = (
        ribbon([(48, 85, 1.7), (40, 86, 1.6), (33, 79, 1.3), (29, 80, 0.7)]),
        ribbon([(52, 81, 1.7), (44, 79, 1.6), (39, 72, 1.3), (34, 71, 0.7)]),
    )
    for form in (*legs, *mouth, *feelers, abdomen, waist, chest, head):
        s.fill(form, s.ink)
    s.rim([abdomen], s.deep, (-0.6, -0.8), 9.0)
    s.rim([abdomen], s.key, (-0.6, -0.8), 4.4)
    s.rim([abdomen], s.light, (-0.6, -0.8), 2.0)
    s.line(waist, s.ink, 1.6)
    for form in (chest, head):
        s.line(form, s.ink, 1.6)
        s.fill(form, s.ink)
        s.rim([form], s.key, (-0.7, -0.7), 3.0)
        s.rim([form], s.light, (-0.7, -0.7), 1.4)
    lit_rim(s, 55, 86.6, 4.0, s.light)


def ant_man(s: Impact) -> None:
    """An ant holds up the sole that comes down. Worm's eye; light: the slit of day between ground and shoe."""
    _kerb(s)
    _shoe(s)
    s.stroke([(62, 126), (54, 132), (57, 136), (44, 146)], s.ink, 2.0)
    s.stroke([(86, 128), (92, 136), (89, 140), (98, 148)], s.ink, 2.4)
    with s.moved(1.0, 7.0, 0.98, about=(70.0, 100.0)):
        _rearing_ant(s)
        s.flash(75.0, 73.0, 9.0, 9, s.ink, seed=4)
        s.flash(75.0, 73.0, 7.4, 9, s.accent, seed=4)
        s.flash(75.0, 73.0, 3.8, 9, "#ffffff", seed=4)


_FLAME: Final = (53.0, 124.0)
_FROM_THE_LANTERN: Final = (-0.75, 0.66)


def _sea_at_nightfall(s: Impact) -> None:
    """Paint a level sea under a night sky, a slit of day along its edge, and a ship that is black before it."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    s.fill(polygon((-4, 50), (124, 38), (124, 100), (-4, 100)), s.deep)
    s.fill(polygon((-4, 62), (124, 54), (124, 100), (-4, 100)), s.mid)
    s.fill(box(-4, 69, 124, 86), s.key)
    s.fill(box(-4, 77, 124, 86), CREAM[1])
    s.fill(box(-4, 86, 124, 172), s.shade)
    s.fill(polygon((36, 86), (66, 86), (74, 150), (22, 150)), s.deep)
    s.fill(polygon((42, 86), (55, 86), (60, 150), (32, 150)), s.mid)
    ship = join(
        svg("M37.600 82.400 H57 L54 88 H41 Z"),
        svg("M46.600 81 C40 79.600 39 70 44.600 62 Z"),
        svg("M48.200 81 C56 78 56 68 49.600 59 Z"),
    )
    s.fill(ship, s.ink)
    s.stroke([(47.4, 83), (47.6, 57.4)], s.ink, 0.8)


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
        s.stroke([(72.6, 69.8), (76, 66.4, 82, 69.6)], s.ink, 1.0)
        s.stroke([(73, 64.6), (76, 61.6, 83, 63.4)], s.ink, 1.2)
        s.stroke([(68, 84.1), (71, 84.2, 73.4, 83.2)], s.ink, 0.8)
        s.stroke([(68.4, 79.2), (71, 79.4, 71.4, 76.8)], "#5a2430", 1.1)
    hood = svg(
        "M68.600 62 C66 46 78 36 94 37 C112 38 122 52 128 70 V156 H58 C60 142 66 130 76 122 C84 116 87 108 87.400 98 C91 90 90 82 "
        "87.600 75 C85 66 79 58 68.600 62 Z"
    )
    s.inked([(hood, s.shade)], 1.0, (0, 0))
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
    s.inked([(sleeve, s.shade)], 1.6, (0, 0))
    s.rim([sleeve], s.accent, (-0.8, 0.7), 2.0)
    with s.moved(x + 3.0, y - 20.6, 1.0, turn=38.0):
        toward = (-0.1, 1.0)
        modelled(s, limb((2, 0, 5.2), (12, 0.4, 4.2)), skin, toward, 2.6, 1.4, 1.4, 1.2)
        fingers = [limb((2.4, 3.6 - 3.1 * n, 2.0), (-5.4 - 0.5 * (n in (1, 2)), 4.2 - 3.1 * n, 2.1)) for n in range(4)]
        group(s, [(finger, skin, 1.3) for finger in reversed(fingers)], toward, 1.3, 1.2)
        modelled(s, limb((5, -4.4, 2.3), (-3.4, -6.8, 2.0)), skin, toward, 1.4, 1.0, 1.3, 1.2)
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


_BALL: Final = (68.0, 82.0)


def _room_with_a_broken_wall(s: Impact, hole: skia.Path) -> None:
    """Paint the inside of a wall, cracks in it, the evening in the hole, its light on the floor and the ball's shadow there."""
    x, y = _BALL
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, -4), (60, -4), (-4, 110)), s.shade)
    s.fill(box(-4, 126, 124, 172), s.shade)
    s.fill(polygon((44, 126), (100, 126), (124, 172), (4, 172)), s.mid)
    s.fill(polygon((54, 126), (90, 126), (104, 172), (28, 172)), s.key)
    for points in (
        ((30, 60), (16, 52), (18, 46), (4, 36), (20, 44), (18, 50), (36, 54)),
        ((26, 98), (14, 104), (12, 112), (-4, 120), (10, 108), (12, 101), (28, 92)),
        ((104, 112), (112, 118), (114, 126), (124, 132), (117, 122), (116, 115), (108, 106)),
    ):
        s.fill(polygon(*points), s.ink)
    edge = placed(hole, x * -0.14, y * -0.14, 1.14)
    s.inked([(edge, s.accent)], 1.8, (0, 0))
    s.fill(cut(edge, placed(edge, 8.0, 5.0)), "#9a3a10")
    s.inked([(hole, s.light)], 1.8, (0, 0))
    with s.clipped(hole):
        s.fill(polygon((-4, 104), (124, 62), (124, 140), (-4, 140)), CREAM[1])
        s.fill(svg("M-4 140 V110 H34 V100 H46 V110 H92 V96 H106 V110 H124 V140 Z"), s.key)


def _wrecking_ball(s: Impact) -> None:
    """Paint an iron ball on its chain: one black mass before the evening, its light on the edge in two steps."""
    x, y = _BALL
    for number in range(5):
        link = oval(x + 8.4 + number * 3.2, y - 39 - number * 11, 2.4 if number % 2 else 4.8, 7.2, 17)
        s.line(link, s.ink, 4.6)
        s.line(link, s.mid, 1.4)
    s.inked([(polygon((x - 2, y - 26), (x + 1, y - 37, 2), (x + 11, y - 35, 2), (x + 13, y - 24)), s.ink)], 1.4, (0, 0))
    ball = oval(x, y, 31)
    s.inked([(ball, s.shade)], 1.4, (0, 0))
    s.fill(cut(oval(x - 3, y - 3, 26), oval(x + 4, y + 6, 26)), s.deep)
    s.fill(cut(ball, placed(ball, -5.0, -2.4)), s.accent)
    s.fill(cut(ball, placed(ball, -2.0, -1.0)), "#ffe9b0")
    s.fill(oval(x - 13, y - 14, 7.0, 3.6, -44), s.key)


def _brick(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a brick that flies towards us: its top in the light, its end in the shade, its face black at the foot."""
    with s.moved(x, y, size, turn):
        s.inked([(polygon((-8, -4), (-4, -8), (10, -8), (10, 1), (7, 5), (-8, 5)), s.accent)], 1.7 / size, (0.5, 0.8))
        s.fill(polygon((-8, -4), (-4, -8), (10, -8), (7, -4)), "#ffe9b0")
        s.fill(polygon((7, -4), (10, -8), (10, 1), (7, 5)), "#7a2c0c")


def iron_fist(s: Impact) -> None:
    """A ball of iron comes through the wall at us. From inside the room; light: the evening in the hole."""
    hole = burst(*_BALL, 47, 11, 5, 0.84, 0.98)
    _room_with_a_broken_wall(s, hole)
    _wrecking_ball(s)
    s.fill(oval(70, 140, 30, 5.6), s.ink)
    for x, y, size, turn in (
        (28, 76, 0.7, -24),
        (109, 92, 0.9, 52),
        (46, 128, 1.3, 14),
        (95, 128, 1.9, -22),
    ):
        _brick(s, x, y, size, turn)


_DIVE: Final = 59.0
"""The turn of the kingfisher's axis, which points at the fish."""


def _along_the_dive(path: skia.Path) -> skia.Path:
    """Return a path that is drawn about the bird's middle, its bill to the right, where the bird is."""
    return placed(path, 65.0, 84.0, 1.0, _DIVE)


def _under_the_surface(s: Impact) -> None:
    """Paint a river from below: the day above, the dark water, and the tube of air that the bird pulls down with it."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 60), (60, 172), (-4, 172)), s.shade)
    s.fill(svg("M130 44 C112 62 118 84 106 98 C112 114 98 128 100 146 C100 156 92 164 88 172 H130 Z"), s.shade)
    s.fill(_along_the_dive(svg("M-74 -34 C-40 -33 6 -27 34 -12 L50 0 L34 13 C6 27 -40 33 -74 34 Z")), s.mid)
    tube = svg(
        "M-74 -26 L-46 -25 Q-40 -29 -34 -24 Q-24 -27 -18 -22 Q-8 -25 -2 -19 Q8 -21 14 -15 Q22 -15 26 -9 L44 -2 L45 2 "
        "L26 10 Q22 16 14 16 Q8 22 -2 20 Q-8 26 -18 23 Q-24 28 -34 25 Q-40 29 -46 26 L-74 27 Z"
    )
    tube = _along_the_dive(tube)
    s.fill(tube, "#ffffff")
    s.fill(cut(tube, placed(tube, 5.0, -3.0)), s.key)
    s.fill(polygon((-4, -4), (124, -4), (124, 36), (-4, 50)), s.key)
    s.fill(polygon((-4, 46), (124, 32), (124, 37), (-4, 53)), s.light)
    crown = svg(
        "M20 54 C20 49 16 45 8 43 C18 40 26 42 30 47 C32 44 33 41 34 36 C37 39 38 42 38 45 C42 42 46 36 46 29 "
        "C51 34 52 40 51 45 C56 42 62 38 72 38 C68 42 66 46 66 51 Z"
    )
    s.fill(crown, "#ffffff")


def _kingfisher(s: Impact) -> None:
    """Paint a kingfisher as one dart from tail to bill: blue back, amber belly, white throat and ear."""
    x, y = 0.35, -0.94
    tail = svg("M-24 -6 L-46 -7 L-44 0 L-47 6 L-24 6 Z")
    body = svg(
        "M-32 -1 C-26 -9 -12 -15 2 -14 C8 -16 16 -15.600 21 -11 C25 -8 26.600 -4 26 0 C26 6 21 11 13 12 "
        "C4 15 -18 13 -32 5 Z"
    )
    bill = svg("M22 -6 C34 -5 42 -2 52 1.600 C42 5 34 7 21 7 Z")
    wing = svg("M1 -6 C3 1 -3 6 -12 7 C-24 8 -34 7 -44 3 C-37 0 -30 -5 -22 -9 C-13 -13 -2 -12 1 -6 Z")
    tail, body, bill, wing = (_along_the_dive(path) for path in (tail, body, bill, wing))
    a = math.radians(_DIVE)
    toward = (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a))
    s.inked([(tail, s.deep), (body, s.mid), (bill, s.ink)], 2.0, (-0.9, 0.5))
    s.rim([tail], s.key, toward, 2.4)
    with s.clipped(body):
        s.fill(_along_the_dive(svg("M-40 20 H30 V4 C20 5 4 2 -8 3 C-20 4 -30 3 -40 0 Z")), s.accent)
        s.fill(_along_the_dive(svg("M-40 20 H20 V12 C4 13 -20 11 -40 4 Z")), "#b8500e")
        s.fill(_along_the_dive(svg("M30 4 C22 3 15 4 9 6 C10 11 14 13 18 14 L30 12 Z")), "#ffffff")
        s.fill(_along_the_dive(svg("M2 -5 C6 -8 10 -6 10 -1 C8 3 4 3 1 1 Z")), "#ffffff")
        s.fill(_along_the_dive(svg("M30 4.500 C22 2.500 14 3 9 1 C12 -3 18 -5 30 -3 Z")), s.ink)
        s.fill(cut(body, placed(body, -3.6 * toward[0], -3.6 * toward[1])), s.key)
    s.inked([(wing, s.mid)], 1.2, (-0.5, 0.3))
    with s.clipped(wing):
        s.fill(cut(wing, placed(wing, 3.4 * toward[0], 3.4 * toward[1])), s.deep)
        s.fill(cut(wing, placed(wing, -3.0 * toward[0], -3.0 * toward[1])), s.key)
    s.rim([bill], s.key, toward, 1.2)
    ex, ey = 18.4, -3.4
    eye = (65.0 + ex * math.cos(a) - ey * math.sin(a), 84.0 + ex * math.sin(a) + ey * math.cos(a))
    s.fill(oval(*eye, 4.0), s.light)
    s.fill(oval(*eye, 3.2), s.ink)
    s.fill(oval(eye[0] + 0.9, eye[1] - 1.1, 1.1), "#ffffff")


def _startled_fish(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a fish that bends to flee and looks back with a wide eye, its lower side in the shade."""
    with s.moved(x, y, 0.94, turn=turn):
        tail = svg("M12 1 C17 -2 20 -7 20 -12 C23 -8 25 -5 24 -2 C26 0 27 3 26 7 C22 5 17 4 12 5 Z")
        fin = svg("M-2 -5 C0 -10 6 -11 10 -9 L8 -3 Z")
        body = svg("M-14 2 C-13 -5 -6 -8 1 -7 C8 -6 12 -2 15 1 L14 4 C10 5 6 8 0 9 C-8 10 -14 7 -14 2 Z")
        for form in (tail, fin, body):
            s.inked([(form, s.light)], 1.2, (0, 0))
            s.fill(cut(form, placed(form, -1.4, -4.4)), s.mid)
        s.stroke([(-4, -6), (-1.6, 0, -4, 7)], s.ink, 0.8)
        bead(s, -8.6, -1.6, 2.6)


def gamora(s: Impact) -> None:
    """A kingfisher plunges at a fish. From under water; light: the day, in the tube of air that it pulls down."""
    _under_the_surface(s)
    _startled_fish(s, 80.0, 133.0, -8.0)
    _kingfisher(s)


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
        ((68.0, 82.0), (78.0, 46.0), (92.0, 126.0)),
        "comes through a wall",
        "dark room",
        "evening in the broken wall",
    ),
    "m3-07": Picture(ant_man, ((60.0, 93.0), (69.0, 77.0), (92.0, 112.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(
        gamora,
        ((56.0, 62.0), (78.0, 94.0), (84.0, 112.0), (72.0, 132.0)),
        "plunges at a fish",
        "river from its bed",
        "day in a tube of air",
    ),
}
