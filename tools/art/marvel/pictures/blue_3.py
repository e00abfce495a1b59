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


def _kerb(s: Impact) -> None:
    """Paint the slit of day between shoe and ground, and the ground, on which the shoe's shadow leaves one lit corner."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-4, -4), (124, -4), (124, 4), (-4, 60)), s.deep)
    s.fill(polygon((-4, 72), (124, 84), (124, 130), (-4, 130)), s.light)
    s.fill(polygon((-4, 92), (124, 98), (124, 130), (-4, 130)), "#ffffff")
    s.fill(box(-4, 125, 124, 172), s.key)
    s.fill(svg("M66 128 C46 129 34 136 40 144 C50 154 80 160 124 160 V128 Z"), s.ink)


def _shoe(s: Impact) -> None:
    """Paint the shoe that comes in from the right, toe first: one black mass, its cap and its sole's edge in the day."""
    with s.moved(turn=7.0, about=(60.0, 60.0)):
        upper = svg("M54 36 C64 32 72 14 76 -20 H150 V60 H58 Z")
        s.inked([(upper, s.ink)], 1.0, (0, 0))
        s.rim([upper], s.mid, (-1.0, 0.2), 3.0)
        for x, y in ((74, 27), (79, 16)):
            s.inked([(ribbon([(x - 3, y - 1, 2.4), (x + 8, y - 1, 2.6), (x + 19, y + 4, 2.2)]), s.light)], 1.2, (0, 0))
        cap = svg("M32 58 C28 42 40 28 58 28 C67 28 71 33 70 40 C69 46 70 52 72 58 Z")
        s.inked([(cap, s.light)], 1.8, (0, 0))
        s.fill(cut(cap, placed(cap, -9.0, 2.0)), s.key)
        s.fill(cut(cap, placed(cap, -4.6, 1.0)), s.deep)
        tread = polygon((30, 55, 3), (150, 55), (150, 72), (40, 72, 3), (30, 63, 3))
        s.inked([(tread, s.ink)], 1.4, (0, 0))
        s.fill(polygon((31, 56.5, 2), (150, 56.5), (150, 63.5), (31, 63.5)), s.accent)
        s.fill(polygon((31, 56.5, 2), (60, 56.5), (54, 63.5), (31, 63.5)), "#ffe9b0")
        for number in range(9):
            x = 40 + number * 12.0
            s.fill(polygon((x, 70), (x + 8, 70), (x + 7, 77), (x + 1, 77)), s.ink)
            s.fill(polygon((x, 70), (x + 2, 70), (x + 2.6, 77), (x + 1, 77)), s.light)


def _limb_of_an_ant(points: Sequence[Point], half: float) -> skia.Path:
    """Return a leg that thins out towards its end."""
    last = len(points) - 1
    return ribbon([(x, y, half * (1 - 0.5 * at / last)) for at, (x, y) in enumerate(points)], 8)


def _rearing_ant(s: Impact) -> None:
    """Paint the ant, rearing, in ink: the day on the left edges of its body, amber where it strains; it faces left."""
    legs = [
        _limb_of_an_ant(points, half)
        for points, half in (
            (((66, 92), (58, 82), (55, 71)), 2.6),
            (((70, 92), (74, 82), (70, 72)), 2.6),
            (((71, 99), (56, 104), (50, 113), (44, 121)), 2.4),
            (((74, 101), (66, 112), (62, 122)), 2.4),
            (((77, 102), (88, 107), (86, 121)), 2.4),
            (((77, 99), (96, 95), (104, 108), (108, 120)), 2.4),
        )
    ]
    abdomen = oval(93, 106, 16.5, 12.0, 24)
    waist = join(oval(79.5, 101, 4.6), oval(73, 95.5, 8.6, 7.0, 40))
    head = svg("M44 91 C42 82 51 76 60 78 C68 80 71 87 68 92 C64 98 55 100 50 98 C47 97 44.600 94 44 91 Z")
    mouth = (
        ribbon([(48, 93, 2.4), (41, 96, 2.2), (41, 103, 0.4)]),
        ribbon([(53, 97, 2.4), (48, 101, 2.0), (49, 107, 0.4)]),
    )
    feelers = (
        ribbon([(48, 85, 1.7), (40, 86, 1.6), (33, 79, 1.3), (29, 80, 0.7)]),
        ribbon([(52, 81, 1.7), (44, 79, 1.6), (39, 72, 1.3), (34, 71, 0.7)]),
    )
    for form in (*legs, *mouth, *feelers, abdomen, waist, head):
        s.fill(form, s.ink)
    s.rim([abdomen], s.key, (-0.6, -0.8), 4.4)
    s.rim([abdomen], s.light, (-0.6, -0.8), 2.0)
    for form in (waist, head):
        s.line(form, s.ink, 1.6)
        s.fill(form, s.ink)
        s.rim([form], s.key, (-0.7, -0.7), 3.0)
        s.rim([form], s.light, (-0.7, -0.7), 1.4)
    s.fill(oval(54.6, 87, 4.4, 5.2, 20), "#ffffff")
    s.fill(oval(55.4, 85.8, 2.2, 2.8, 20), s.ink)


def ant_man(s: Impact) -> None:
    """An ant holds up the sole that comes down. Worm's eye; light: the slit of day between ground and shoe."""
    _kerb(s)
    _shoe(s)
    with s.moved(1.0, 6.0, 0.98, about=(70.0, 100.0)):
        for start, end in (((48, 75), (42, 73)), ((78, 83), (86, 87)), ((78, 77), (86, 78))):
            s.stroke([start, end], s.accent, 2.6)
        _rearing_ant(s)


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


_BALL: Final = (68.0, 82.0)


def _room_with_a_broken_wall(s: Impact, hole: skia.Path) -> None:
    """Paint the inside of a wall, cracks in it, the evening in the hole, its light on the floor and the ball's shadow there."""
    x, y = _BALL
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, -4), (60, -4), (-4, 110)), mix(s.ink, s.deep, 0.5))
    s.fill(box(-4, 126, 124, 172), s.ink)
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
    s.fill(ball, s.ink)
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
        ((68.0, 82.0), (78.0, 46.0), (92.0, 126.0)),
        "comes through a wall",
        "dark room",
        "evening in the broken wall",
    ),
    "m3-07": Picture(ant_man, ((60.0, 93.0), (69.0, 77.0), (92.0, 112.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(
        gamora,
        ((78.0, 76.0), (70.0, 100.0), (56.0, 116.0), (78.0, 131.0)),
        "plunges at a fish",
        "river from its bed",
        "day in the torn water",
    ),
}
