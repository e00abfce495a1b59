"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    chance,
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


def _orchard_at_dusk(s: Impact) -> None:
    """Paint an orchard at dusk from the height of the grass: a lit window far off at the left, trunks, fallen apples."""
    sky = [mix(s.deep, s.ink, 0.5), s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key, s.light]
    s.steps(ALL, (70, 6), (62, 104), sky)
    s.dots(ALL, s.ink, (60, 50), (66, -6), 0.0, 0.6)
    for points in (((64, 62, 0.4), (84, 58, 2.4), (118, 60, 0.4)), ((-9, 54, 0.4), (8, 57, 1.8), (24, 55, 0.4))):
        s.fill(ribbon(points), s.deep)
    s.fill(svg("M-9 118 V100 C8 92 18 98 30 96 C46 94 60 102 80 96 L130 92 V118 Z"), mix(s.deep, s.ink, 0.3))
    cottage = placed(svg("M26 112 V82 L20 82 L38 65 V56 H44 V60 L46 58 L70 82 H64 V112 Z"), -12, 0)
    s.fill(cottage, s.ink)
    s.fill(box(38, 84, 52, 101), s.accent)
    for points in ([(45, 84), (45, 101)], [(38, 92.5), (52, 92.5)]):
        s.stroke(points, s.ink, 1.5)
    for data in (
        "M96 -4 C92 30 98 70 92 124 H112 C108 80 112 40 122 -4 Z",
        "M66 -4 C68 10 80 20 98 26 L98 34 C80 32 62 18 54 -4 Z",
    ):
        wood = svg(data)
        s.fill(wood, mix(s.ink, s.deep, 0.2))
        s.rim([wood], s.mid, (-1.0, 0.2), 1.6)
    for x, y, r in ((44, 8, 15), (62, 2, 13), (88, 6, 16), (112, 44, 13), (120, 30, 12)):
        s.fill(oval(x, y, r), mix(s.ink, s.deep, 0.35))
    for x, y in ((52, 20), (72, 14)):
        s.fill(oval(x, y, 3.8), "#7fae1a")
        s.fill(oval(x - 1.0, y + 0.6, 2.6), s.accent)
    s.fill(svg("M-4 116 C24 110 60 114 124 110 V172 H-4 Z"), mix(s.ink, s.deep, 0.8))
    s.fill(svg("M-4 118 C30 113 90 114 124 122 V172 H-4 Z"), s.mid)
    s.fill(svg("M10 118 C26 115 42 115 54 117 C80 124 100 134 112 142 L80 172 H0 Z"), s.key)
    lots = chance(41)
    for number in range(26):
        x, y = 34 + 3.6 * number * 0.96, 142 + 8 * next(lots)
        blade = ribbon(
            [(x, y + 10, 1.6), (x + 3 * (next(lots) - 0.5), y, 1.2), (x + 8 * (next(lots) - 0.5), y - 9, 0.2)]
        )
        s.fill(blade, s.ink if number % 3 else s.deep)


def _spine(s: Impact, turn: float, near: float, far: float, width: float) -> None:
    """Paint a spine of a coat about (80, 120), light where it faces the window at the left."""
    base, tip = around(80, 120, near, turn), around(80, 120, far, turn + 4)
    path = ribbon([(*base, width), (*tip, 0.2)])
    facing = math.cos(math.radians(turn - 205))
    s.inked([(path, s.light if facing > 0.45 else s.key if facing > -0.3 else s.mid)], 1.3, (0.4, 0.5))


def _hedgehog(s: Impact) -> None:
    """Paint a hedgehog that trots to the left, its face in the light, an apple stuck on its back."""
    s.fill(oval(80, 139, 36, 3.4), s.ink)
    for x, y in ((94, 134), (66, 135)):
        s.inked([(oval(x, y, 6.6, 4.4), s.mid)], 1.6, (0.3, 0.6))
    for number in range(14):
        _spine(s, 186 + 12.6 * number, 20, 41, 5.0)
    body = svg(
        "M49 130 C46 108 60 92 80 92 C102 92 116 110 112 128 C110 134 104 136 96 136 H62 C54 136 50 134 49 130 Z"
    )
    s.inked([(body, s.light)], 2.0, (0.6, 1.0))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -9, -7)), s.key)
        s.fill(cut(body, placed(body, -4, -3)), s.mid)
        s.dots(body, s.mid, (78, 108), (98, 126), 0.0, 0.7, pitch=2.4)
        for x, y in ((72, 104), (82, 101), (92, 106), (78, 112), (88, 115), (98, 117), (82, 123)):
            s.stroke([(x, y), (x + 3.6, y - 3.6)], s.deep, 1.4)
    face = svg(
        "M61 100 C52 100 46 105 41 112 C38 117 34 120 32 123 C31 127 34 129 38 128.500 C46 131 56 133 64 131 C70 124 70 106 61 100 Z"
    )
    s.inked([(face, s.light)], 2.2, (0.5, 1.0))
    with s.clipped(face):
        s.fill(cut(face, placed(face, -6, -5)), s.key)
        s.dots(face, s.mid, (56, 118), (66, 130), 0.0, 0.75, pitch=2.4)
        s.fill(cut(face, placed(face, 2.0, 1.2)), "#ffffff")
    ear = oval(61, 106, 5.0, 5.8, 20)
    s.inked([(ear, s.key)], 1.7, (0.4, 0.6))
    s.fill(oval(61.6, 107, 2.4, 3.2, 20), s.deep)
    s.inked([(oval(33.4, 124, 3.8, 3.3), s.ink)], 0.8, (0, 0))
    s.fill(oval(32.4, 122.6, 1.1), "#ffffff")
    s.fill(oval(49, 114, 3.1, 3.6), s.ink)
    s.fill(oval(48, 112.6, 1.2), "#ffffff")
    s.stroke([(38, 127.6), (43, 128.4, 47, 125.6)], s.ink, 1.4)
    s.fill(oval(52.4, 121.6, 3.0, 2.0), s.key)
    for x, y in ((50, 134), (80, 137)):
        foot = oval(x, y, 6.8, 4.2)
        s.inked([(foot, s.light)], 1.6, (0.3, 0.7))
        for dx in (-3.4, 0.0):
            s.stroke([(x + dx - 1, y + 0.6), (x + dx - 1.4, y + 3)], s.ink, 1.0)


def _pierced_apple(s: Impact) -> None:
    """Paint an apple, its stalk and a leaf, the light of the window on its left."""
    apple = svg(
        "M78 61 C72 56 60 58 59 70 C59 81 68 88 76 87 C79 86 81 86 83 87 C92 87 98 78 96 68 C94 58 84 57 78 61 Z"
    )
    s.inked([(apple, s.accent)], 2.4, (0.8, 1.1))
    with s.clipped(apple):
        s.fill(cut(apple, placed(apple, -7, -4)), "#7fae1a")
        s.dots(apple, "#5c8a12", (80, 74), (96, 84), 0.0, 0.7, pitch=2.4)
        s.fill(cut(apple, placed(apple, 2.6, 1.6)), "#f2ffae")
        s.fill(oval(78, 62, 6, 2.2), "#7fae1a")
    s.fill(oval(66, 68, 2.6, 4.4, 20), "#ffffff")
    for tone, wide in ((s.ink, 4.4), (s.mid, 1.6)):
        s.stroke([(78, 63), (79, 57, 83, 53)], tone, wide)
    leaf = svg("M81 56 C86 49 96 49 101 55 C95 60 87 60 81 56 Z")
    s.inked([(leaf, s.accent)], 1.7, (0.3, 0.6))
    s.stroke([(83, 56), (90, 54, 97, 55)], s.ink, 1.0)


def okoye(s: Impact) -> None:
    """A hedgehog trots home with an apple on its spines. In profile, low; light: a lit window across the orchard."""
    _orchard_at_dusk(s)
    with s.moved(3.0, -2.0, 0.97, about=(78.0, 136.0)):
        _hedgehog(s)
        with s.moved(-10.0, 8.0):
            _pierced_apple(s)
        for turn in (240.0, 253.0, 266.0):
            _spine(s, turn, 26, 39, 4.2)


def _plain_in_the_rain(s: Impact) -> None:
    """Paint a plain in the rain: heavy cloud, one bright shaft of rain at the left, wet ground in its light."""
    s.fill(ALL, mix(s.deep, s.ink, 0.25))
    s.puff(((10, 14, 22), (34, 2, 20), (62, -2, 18), (112, 14, 26), (92, 0, 20)), s.deep, mix(s.deep, s.ink, 0.5), 0.0)
    shaft = polygon((34, -9), (84, -9), (76, 134), (4, 134))
    s.fill(shaft, s.key)
    s.fill(polygon((46, -9), (80, -9), (70, 134), (22, 134)), s.light)
    lots = chance(12)
    for _ in range(34):
        x, y = 22 + 56 * next(lots), 16 + 112 * next(lots)
        s.stroke([(x, y), (x - 2.4, y + 10)], s.mid, 1.3)
    s.fill(svg("M-4 106 C12 98 24 106 40 103 C60 100 90 104 124 98 V172 H-4 Z"), mix(s.deep, s.ink, 0.4))
    s.fill(oval(58, 146, 46, 6), s.mid)


def _calf(s: Impact) -> None:
    """Paint the calf in profile to the left, dry and lit, its trunk held up to the leaf."""
    toward = (-0.8, -0.5)
    hide: Tones = ("#ffffff", s.light, s.key)
    for x, tones in ((86, (s.key, s.key, s.mid)), (66, (s.key, s.key, s.mid)), (80, hide), (59, hide)):
        modelled(s, box(x - 4.4, 126, x + 4.4, 147, 2), tones, toward, 2.0, 0.0, dotted=False)
    modelled(s, svg("M54 124 C54 110 66 107 78 109 C88 110 93 118 91 130 C84 136 60 137 54 132 Z"), hide, toward, 4.0)
    head = join(
        oval(52, 118, 9.6, 9.0),
        ribbon([(46, 120, 4.6), (41, 125, 3.6), (38, 120, 2.8), (40, 113, 2.0)], 10),
    )
    modelled(s, head, hide, toward, 3.0, 1.4)
    ear = svg("M56 112 C63 108 70 112 69 120 C68 126 62 129 57 125 C54 121 54 115 56 112 Z")
    modelled(s, ear, ("#ffffff", s.key, s.mid), toward, 2.4, 1.4, dotted=False)
    s.fill(oval(48.4, 116, 1.7, 2.2), s.ink)


def _cow_elephant(s: Impact) -> None:
    """Paint an elephant in three-quarter view from low: a dark mass with a lit edge, her trunk over the calf."""
    toward = (-0.7, -0.7)
    hide: Tones = (s.light, s.mid, s.deep)
    dark: Tones = (s.key, mix(s.deep, s.ink, 0.35), s.ink)
    body = svg("M66 66 C84 46 108 46 132 52 V172 H60 C62 142 56 118 58 96 Z")
    modelled(s, body, dark, toward, 6.0, 1.8, 1.8, 2.0)
    s.fill(svg("M80 152 C80 134 84 124 92 122 C100 124 102 136 102 152 Z"), s.ink)
    far = svg("M60 56 C50 42 40 44 36 54 C34 68 42 82 54 84 Z")
    modelled(s, far, dark, toward, 4.0, 2.2, 1.8, 1.6, dotted=False)
    with s.moved(5.0, 0.0):
        _calf(s)
    trunk = ribbon([(66, 76, 11.0), (60, 87, 9.0), (50, 92, 7.0), (42, 89, 5.4), (39, 96, 4.2), (43, 101, 3.2)], 14)
    head = join(
        svg("M52 66 C50 48 60 38 72 38 C86 38 94 50 92 66 C90 80 82 88 74 90 L60 88 C54 82 53 74 52 66 Z"), trunk
    )
    modelled(s, head, hide, toward, 6.0, 2.8, 1.8, 2.2)
    near = svg("M82 52 C94 44 110 54 112 72 C112 90 102 102 90 98 C82 92 78 66 82 52 Z")
    modelled(s, near, dark, toward, 5.0, 2.6, 1.8, 2.0, dotted=False)
    for x, y in ((58.6, 84), (54, 87.6), (50, 88)):
        s.stroke([(x - 2, y - 3), (x + 1, y + 5)], s.deep, 1.3)
    s.fill(oval(63.6, 64, 2.6, 3.0), s.ink)
    s.fill(oval(62.8, 63, 1.0), "#ffffff")
    for points in ([(59, 60), (64, 57.6, 69, 60.8)], [(60, 69), (64, 70.6, 68.4, 68.4)]):
        s.stroke(points, s.deep, 1.4)


def _leaf_for_an_umbrella(s: Impact) -> None:
    """Paint the great leaf that the trunk holds over the calf by its stalk, drops that spring from it."""
    s.stroke([(42, 101), (48, 106)], s.ink, 2.6)
    leaf = svg("M40 106 C50 92 82 92 96 108 C80 111 58 112 40 106 Z")
    s.inked([(leaf, s.accent)], 1.8, (0.3, 0.9))
    s.fill(cut(leaf, placed(leaf, 0.0, -3.4)), "#7fae1a")
    s.stroke([(44, 105.6), (66, 100, 92, 107)], s.ink, 1.0)
    s.drops(((46, 96, 1.6), (62, 90.6, 1.4), (78, 92, 1.7), (90, 98, 1.4)), "#ffffff", 1.6, 12)


def she_hulk(s: Impact) -> None:
    """An elephant keeps her calf out of the rain with a leaf. From low, at an angle; light: one shaft of bright rain."""
    _plain_in_the_rain(s)
    _cow_elephant(s)
    _leaf_for_an_umbrella(s)


def _street_below_a_hoist(s: Impact) -> None:
    """Paint a street from its floor: two dark fronts with windows lean together, a strip of bright sky between them."""
    s.steps(ALL, (66, -6), (66, 150), [s.mid, s.key, s.light, s.light, s.key])
    s.pool(70, 80, ((34, "#ffffff"),))
    for corners, lit in (
        (((-9, -9), (40, -9), (18, 180), (-9, 180)), 1.0),
        (((129, -9), (92, -9), (118, 180), (129, 180)), -1.0),
    ):
        front = polygon(*corners)
        s.fill(front, mix(s.ink, s.deep, 0.55))
        s.dots(front, s.ink, (66 - 40 * lit, 60), (66 - 66 * lit, 20), 0.0, 0.7)
        s.rim([front], s.key, (lit, 0.0), 1.6)
    for x, y, wide in ((8, 50, 10), (6, 78, 10), (110, 50, 8), (113, 78, 9), (114, 106, 9)):
        s.fill(polygon((x, y), (x + wide, y + 1), (x + wide - 1, y + 15), (x, y + 15)), s.mid)
    for x, top, foot in ((52, 6, 40), (64, -4, 32), (79, 14, 44), (88, 40, 62)):
        s.fill(ribbon(((x, top, 0.3), (x, (top + foot) / 2, 1.2), (x, foot, 0.3))), s.mid)


_LID: Final = svg("M-30 -5 L-20 -36 C-2 -41 18 -36 28 -24 C34 -17 38 -12 39 -5 Z")
_CASE: Final = svg("M-38 -3 H-27 V-6 H40 C42 -2 42 3 40 7 H-24 L-30 3 H-38 Z")
"""The case of a grand piano in profile about the origin, its keyboard at the left."""


def _falling_piano(s: Impact) -> None:
    """Paint a grand piano in profile, tilted as it falls: lid up, strings that curl out, one crack through its case."""
    black: Tones = (s.key, s.ink, s.ink)
    with s.moved(71, 78, 0.96, turn=-21):
        for x in (-20, 8, 32):
            leg = polygon((x - 3.6, 5), (x + 3.6, 5), (x + 1.8, 25), (x - 1.8, 25))
            s.inked([(join(leg, oval(x, 26, 2.8)), s.ink)], 1.2, (0, 0))
            s.rim([leg], s.key, (-1.0, 0.2), 1.2)
        s.stroke([(10, -6), (-3, -34)], s.ink, 2.0)
        s.inked([(_LID, s.ink)], 1.6, (0.6, 0.8))
        inner = svg("M-24 -7 L-16.500 -32 C0 -36 16 -32 25 -21 C29 -16 32 -12 33 -7 Z")
        s.fill(inner, s.deep)
        s.fill(both(inner, svg("M-30 0 L-10 -40 L6 -40 L-10 0 Z")), s.mid)
        s.rim([_LID], "#ffffff", (-0.6, -0.8), 1.5)
        s.stroke([(16, -6), (4, -28)], s.light, 1.6)
        modelled(s, _CASE, black, (-0.3, -1.0), 2.0, 1.6, 1.5, 1.6, dotted=False)
        s.fill(polygon((-38, -3), (-27, -3), (-27, -1), (-38, -1)), "#ffffff")
        s.fill(polygon((6, -7), (11, -2), (7, 1), (13, 8), (9.6, 8), (3, 1), (6.6, -2), (2, -7)), "#ffffff")
    for points in (
        ((80, 68, 1.0), (90, 58, 1.2), (98, 64, 1.2), (94, 73, 1.1), (88, 69, 0.9), (91, 65, 0.4)),
        ((74, 70, 1.0), (66, 56, 1.2), (70, 46, 1.2), (79, 47, 1.1), (78, 54, 0.9), (74, 53, 0.4)),
    ):
        s.inked([(ribbon(points, 12), s.accent)], 1.0, (0, 0))


def _flying_keys(s: Impact) -> None:
    """Paint six keys that leave the keyboard and come at us in one arc, the nearest one largest."""
    for x, y, size, turn, dark in (
        (37, 104, 0.62, -66, False),
        (42, 116, 0.8, -30, True),
        (51, 124, 1.0, -52, False),
        (64, 127, 1.2, -8, True),
        (79, 125, 1.5, 28, False),
        (99, 114, 1.9, 52, False),
    ):
        key = placed(box(-2.8, -8, 2.8, 8, 0.8), x, y, size, turn)
        s.inked([(key, s.ink if dark else "#ffffff")], 1.5, (0.5, 0.8), s.key if dark else s.ink)
        if not dark:
            s.fill(both(key, placed(box(-2.8, 4.4, 2.8, 8), x, y, size, turn)), s.key)


def carnage(s: Impact) -> None:
    """A grand piano falls into the street and flings its keys at us. From below; light: the sky between the fronts."""
    _street_below_a_hoist(s)
    _falling_piano(s)
    _flying_keys(s)


def _hall_before_a_garden(s: Impact) -> None:
    """Paint a dark hall with its door open on a bright garden, and the day on the floor before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    s.dots(ALL, s.ink, (66, 84), (130, 30), 0.0, 0.7)
    s.dots(ALL, s.ink, (66, 84), (-6, 20), 0.0, 0.7)
    s.inked([(box(33, 12, 103, 130), s.mid)], 1.4, (0, 0))
    s.fill(box(97, 12, 103, 130), s.deep)
    door = box(40, 19, 96, 132)
    s.inked([(door, s.light)], 1.4, (0, 0))
    with s.clipped(door):
        s.steps(door, (68, 22), (68, 104), [s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff"])
        s.fill(svg("M36 92 C46 82 54 90 62 86 C74 80 84 90 100 84 V134 H36 Z"), s.key)
        s.fill(svg("M36 108 C56 102 78 104 100 110 V134 H36 Z"), s.mid)
        s.pool(86, 50, ((15, "#ffffff"),))
    s.fill(box(-4, 130, 124, 172), mix(s.ink, s.deep, 0.45))
    s.fill(polygon((41, 131), (95, 131), (116, 172), (20, 172)), s.key)
    s.fill(polygon((56, 131), (80, 131), (90, 172), (46, 172)), s.mid)


def _stuck_dog(s: Impact) -> None:
    """Paint a dog from ahead in the door, dark against the day: paws on the sill, a patch on one eye, ears that fly."""
    toward = (0.3, -1.0)
    coat: Tones = ("#ffffff", s.deep, s.ink)
    white: Tones = ("#ffffff", s.light, s.key)
    modelled(s, ribbon(((82, 96, 4.0), (93, 88, 3.6), (92, 74, 2.8), (86, 67, 0.8)), 10), coat, toward, 2.0, 1.4)
    modelled(s, svg("M48 134 C44 112 50 96 68 94 C86 96 92 112 88 134 Z"), coat, toward, 5.0, 2.4)
    modelled(s, svg("M58 134 C54 116 60 104 68 104 C76 104 82 116 78 134 Z"), white, toward, 3.0, 0.0)
    for x in (56, 80):
        modelled(s, limb((x, 112, 6.4), (x, 128, 5.0), (x, 137, 5.0)), white, toward, 2.0, 1.0)
        modelled(s, oval(x, 139, 8.0, 5.2), white, toward, 2.0, 1.0)
        for step in (-2.6, 2.6):
            s.stroke([(x + step, 138), (x + step, 143)], s.ink, 1.2)
    for flip in (False, True):
        ear = placed(
            svg("M52 56 C42 50 36 56 36 68 C36 76 40 82 45 82 C50 76 54 70 56 64 Z"), 136 if flip else 0, 0, flip=flip
        )
        modelled(s, ear, coat, (0.2, -1.0), 3.0, 2.0, 1.6, 2.0)
    head = svg(
        "M50 70 C49 56 56 48 68 48 C80 48 87 56 86 70 C86 82 82 94 80 98 C76 106 60 106 56 98 C54 94 50 82 50 70 Z"
    )
    modelled(s, head, coat, toward, 4.0, 0.0, 1.8, 2.0)
    with s.clipped(head):
        s.fill(svg("M65 44 H71 C71 62 74 68 84 82 V112 H52 V82 C62 68 65 62 65 44 Z"), "#ffffff")
        s.fill(svg("M72 66 C74 74 80 80 84 86 V112 H70 V80 Z"), s.light)
        s.rim([head], "#ffffff", toward, 2.4)
    for x in (60, 76):
        s.inked([(oval(x, 70, 4.6, 5.0), "#ffffff")], 1.3, (0, 0))
        s.fill(oval(x + (1.4 if x > 68 else -1.4), 72.4, 2.4), s.ink)
        s.stroke([(x - 5, 63 + (x > 68) * -1.5), (x, 60.4), (x + 5, 63 - (x < 68) * 1.5)], s.key, 1.8)
    s.fill(svg("M61 80 C64 77 72 77 75 80 C74.500 85 71 87 68 87 C65 87 61.500 85 61 80 Z"), s.ink)
    s.fill(oval(66, 80.4, 2.2, 1.1), s.light)


def _bone_across(s: Impact) -> None:
    """Paint the bone in the dog's mouth, wider than the door: both its ends strike the frame."""
    for x, turn in ((35, 0), (101, 40)):
        s.flash(x, 96, 16, 9, s.accent, seed=6, hollow=0.5, turn=turn)
        s.flash(x, 96, 10, 9, "#ffffff", seed=6, hollow=0.5, turn=turn)
    knobs = [oval(x, 96 + y, 5.6) for x in (41.5, 94.5) for y in (-4.4, 4.4)]
    bone = join(box(42, 91.6, 94, 100.4, 2), *knobs)
    s.inked([(bone, "#ffffff")], 2.0, (0.2, 1.6))
    s.fill(cut(bone, placed(bone, -0.6, -2.6)), s.key)
    lip = svg(
        "M57 92 C62 89 66 90 68 92 C70 90 74 89 79 92 C80 97 77 99 74 98 C71 99 69 97 68 95 C67 97 65 99 62 98 C59 99 56 97 57 92 Z"
    )
    s.inked([(lip, s.light)], 1.5, (0.2, 0.6))
    s.stroke([(68, 87), (68, 93)], s.ink, 1.5)
    for x in (62, 65, 71, 74):
        s.fill(oval(x, 94.5, 0.7), s.ink)


def crossbones(s: Impact) -> None:
    """A dog comes in with a bone that is wider than the door. From the hall; light: the day in the door."""
    _hall_before_a_garden(s)
    _stuck_dog(s)
    _bone_across(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk,
        ((66.0, 56.0), (50.0, 92.0), (66.0, 102.0), (58.0, 118.0)),
        "keeps her calf out of the rain",
        "plain in the rain",
        "shaft of bright rain",
    ),
    "m2-26": Picture(
        okoye,
        ((48.0, 114.0), (68.0, 76.0), (72.0, 86.0), (84.0, 108.0)),
        "carries an apple home on its spines",
        "orchard",
        "window across an orchard",
    ),
    "m2-27": Picture(
        crossbones,
        ((68.0, 72.0), (68.0, 96.0), (46.0, 96.0), (88.0, 96.0)),
        "sticks in the door with its bone",
        "hall before a garden",
        "day in a door",
    ),
    "m2-29": Picture(
        carnage,
        ((60.0, 84.0), (84.0, 58.0), (76.0, 72.0), (80.0, 124.0)),
        "falls and flings its keys",
        "street below a hoist",
        "sky between two fronts",
    ),
}
