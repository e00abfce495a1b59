"""Pictures of the blue cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.eyes import bead, half_lid, lit_rim
from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import CREAM, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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


def _under_the_surface(s: Impact) -> None:
    """Paint a river from below: the day falls through a torn surface in one cone down to the beak, the bank is black."""
    s.fill(ALL, s.deep)
    s.fill(polygon((-4, 86), (70, 172), (-4, 172)), s.shade)
    s.fill(polygon((56, 40), (124, 40), (124, 172), (62, 172), (80, 130)), s.mid)
    bank = svg("M130 64 C118 70 118 86 110 94 C114 102 106 110 110 120 C102 128 106 138 94 146 L80 172 H130 Z")
    s.fill(bank, s.shade)
    s.fill(polygon((-4, -4), (124, -4), (124, 44), (-4, 52)), s.light)
    s.fill(polygon((-4, -4), (124, -4), (124, 34), (-4, 44)), s.key)
    s.fill(svg("M48 48 C60 60 66 90 84 132 C92 100 104 84 116 44 Z"), s.key)
    s.fill(svg("M62 47 C70 66 76 94 84 128 C88 100 98 76 110 45 Z"), "#ffffff")
    crown = svg(
        "M70 50 C68 44 63 40 56 37 C64 36 69 39 73 42 C73 37 71 32 69 27 C75 31 78 36 80 41 C83 36 84 30 82 23 "
        "C89 29 90 35 89 41 C93 37 97 35 102 34 C99 38 97 42 97 46 C101 43 106 42 111 43 C105 46 101 49 98 52 Z"
    )
    s.inked([(crown, "#ffffff")], 1.3, (0, 0))


def _kingfisher(s: Impact) -> None:
    """Paint a kingfisher from the side as it dives along the x axis, black, its back and wings lit by the day above."""
    turn = 56.0
    a = math.radians(turn)
    toward = (0.5 * math.cos(a) - 0.87 * math.sin(a), -0.5 * math.sin(a) - 0.87 * math.cos(a))
    far = join(
        *(
            ribbon(((4.0 - 3 * k, -8, 4.6), (-10.0 - 4 * k, -22.0 + 3 * k, 5.4), (-38.0 - k, -31.0 + 6.5 * k, 0.6)), 8)
            for k in range(4)
        )
    )
    near = join(
        *(
            ribbon(((9.0 - 4 * k, -5.0 + k, 4.6), (-8.0 - 4 * k, 3.0 + 4 * k, 5.6), (-40.0 - k, 5.0 + 8.5 * k, 0.6)), 8)
            for k in range(4)
        )
    )
    tail = polygon((-18, -5), (-50, -8), (-45, 0), (-50, 7), (-18, 5))
    body = svg("M-27 1 C-22 -10 -6 -15 8 -14 C20 -13 26 -6 26 1 C25 9 14 13 1 13 C-12 13 -22 8 -27 1 Z")
    head = svg("M19 -11 C25 -17 36 -16 40 -7 C43 0 41 9 34 12 C27 15 18 13 16 6 C14 0 15 -7 19 -11 Z")
    with s.moved(60.0, 80.0, 0.98, turn=turn):
        for form in (far, tail, body):
            s.inked([(form, s.ink)], 1.2, (0, 0))
            s.rim([form], s.mid, toward, 5.0)
            s.rim([form], s.key, toward, 2.0)
        s.fill(both(body, svg("M-30 18 H30 V5 C18 9 0 10 -26 4 Z")), s.accent)
        s.line(body, s.ink, 1.4)
        s.inked([(near, s.ink)], 1.2, (0, 0))
        s.rim([near], s.mid, toward, 6.0)
        s.rim([near], s.key, toward, 2.4)
        covert = svg("M14 -6 C16 2 7 9 -4 13 C-15 17 -24 15 -26 6 C-16 5 -8 -3 -2 -9 C4 -12 12 -11 14 -6 Z")
        s.inked([(covert, s.ink)], 1.2, (0, 0))
        s.rim([covert], s.mid, toward, 4.4)
        s.rim([covert], s.key, toward, 1.8)
        s.inked([(svg("M34 -6 C46 -5 58 -1 70 3 C58 7 46 10 33 9 Z"), s.ink)], 1.4, (0, 0))
        s.stroke([(40, 2.2), (66, 3)], s.key, 1.2)
        s.inked([(head, s.ink)], 1.4, (0, 0))
        s.fill(both(head, svg("M12 16 C22 17 34 15 44 5 L43 -1 C34 4 24 5 12 3 Z")), s.accent)
        s.fill(both(head, svg("M12 3 C18 3 24 4 28 6 C26 11 20 14 12 14 Z")), "#ffffff")
        s.rim([head], s.key, toward, 3.4)
        s.line(head, s.ink, 1.2)
        half_lid(s, 32.4, -3.2, 4.2, "#ffffff", s.deep, (0.3, 0.25), -42)


def _startled_fish(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a fish that bends to flee and looks back with a wide eye, its lower side in the shade."""
    with s.moved(x, y, 1.1, turn=turn):
        tail = svg("M12 1 C17 -2 20 -7 20 -12 C23 -8 25 -5 24 -2 C26 0 27 3 26 7 C22 5 17 4 12 5 Z")
        fin = svg("M-2 -5 C0 -10 6 -11 10 -9 L8 -3 Z")
        body = svg("M-14 2 C-13 -5 -6 -8 1 -7 C8 -6 12 -2 15 1 L14 4 C10 5 6 8 0 9 C-8 10 -14 7 -14 2 Z")
        for form in (tail, fin, body):
            s.inked([(form, "#ffffff")], 1.2, (0, 0))
            s.fill(cut(form, placed(form, -1.4, -4.4)), s.mid)
        s.stroke([(-4, -6), (-1.6, 0, -4, 7)], s.ink, 0.8)
        bead(s, -8.6, -1.6, 2.6)


def gamora(s: Impact) -> None:
    """A kingfisher plunges at a fish. From the bed of the river; light: the day that falls in behind the bird."""
    _under_the_surface(s)
    _startled_fish(s, 80.0, 134.6, 8.0)
    _kingfisher(s)
    for x, y, r in ((38, 92, 2.6), (31, 76, 1.8), (46, 108, 1.6)):
        s.fill(oval(x, y, r), s.light)


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
