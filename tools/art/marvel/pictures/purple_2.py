"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

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
    cottage = svg("M26 112 V82 L20 82 L38 65 V56 H44 V60 L46 58 L70 82 H64 V112 Z")
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
    s.fill(svg("M6 118 C30 113 56 114 78 116 L110 172 H-4 Z"), s.mid)
    s.fill(svg("M22 118 C36 115 50 115 60 117 L80 172 H18 Z"), s.light)
    lots = chance(41)
    for number in range(26):
        x, y = 34 + 3.6 * number * 0.96, 142 + 8 * next(lots)
        blade = ribbon(
            [(x, y + 10, 1.6), (x + 3 * (next(lots) - 0.5), y, 1.2), (x + 8 * (next(lots) - 0.5), y - 9, 0.2)]
        )
        s.fill(blade, s.ink if number % 3 else s.deep)


def _spines(s: Impact) -> None:
    """Paint the coat of spines about (78, 112) in three rows, far to near, light where they face the window."""
    for near, far, shift, width, share in (
        (21, 40, 0, 3.0, 0.0),
        (16, 34, 5, 3.2, 0.4),
        (10, 28, 2, 3.4, 0.7),
        (4, 22, 6, 3.4, 0.9),
        (0, 15, 2, 3.2, 1.0),
    ):
        for number in range(19):
            turn = 172 + 10.4 * number + shift
            base = around(78, 114, near, turn)
            tip = around(78, 114, far, turn + 6)
            base, tip = (base[0], 114 + (base[1] - 114) * 0.86), (tip[0], 114 + (tip[1] - 114) * 0.86)
            spine = ribbon([(*base, width), ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2, width * 0.8), (*tip, 0.2)])
            facing = math.cos(math.radians(turn - 205))
            tone = (
                s.light
                if facing > 0.75 - 0.2 * share
                else s.key
                if facing > 0.3
                else s.mid
                if facing > -0.3
                else s.deep
            )
            s.inked([(spine, tone)], 1.2, (0.4, 0.5))


def _hedgehog(s: Impact) -> None:
    """Paint a hedgehog that trots to the left, its face in the light, an apple stuck on its back."""
    s.fill(svg("M44 137 C64 131 104 131 124 138 V146 C96 149 60 147 44 137 Z"), s.ink)
    for x, y in ((94, 134), (66, 135)):
        s.inked([(oval(x, y, 6.6, 4.4), s.mid)], 1.6, (0.3, 0.6))
    body = svg("M48 110 C56 96 100 92 112 112 C116 124 108 134 96 135 H62 C52 134 46 124 48 110 Z")
    s.inked([(body, s.deep)], 2.2, (0.6, 1.0))
    _spines(s)
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
        with s.moved(-6.0, 6.0):
            _pierced_apple(s)
        _hedgehog(s)


def _court_room(s: Impact) -> None:
    """Paint a court room: plain panels, the shaft of a high window across them, the judge's bench in front."""
    s.fill(ALL, mix(s.deep, s.mid, 0.3))
    for x in (4, 40, 76):
        s.fill(box(x, -4, x + 30, 108), mix(s.deep, s.mid, 0.6))
    s.fill(polygon((30, -4), (72, -4), (124, 66), (124, 128), (40, 128)), mix(s.mid, s.key, 0.4))
    s.fill(polygon((40, -4), (62, -4), (112, 90), (104, 128), (52, 128)), mix(s.key, s.light, 0.2))
    s.fill(box(-4, 120, 124, 172), s.mid)
    s.fill(polygon((30, 122), (104, 122), (118, 142), (14, 142)), s.light)
    s.fill(box(-4, 142, 124, 172), mix(s.deep, s.ink, 0.2))


def _split_block(s: Impact) -> None:
    """Paint the round block under the gavel in two halves that fly apart, the rings of the wood on their tops."""
    s.fill(svg("M36 138 C54 130 98 130 116 139 C102 147 56 147 36 138 Z"), s.ink)
    for tilt, x, data in (
        (-14, -3, "M36 118 C36 112 52 108 66 108 L70 114 L66 119 L71 126 L67 136 C50 136 36 133 36 128 Z"),
        (12, 4, "M104 118 C104 112 88 108 74 108 L76 114 L73 120 L77 127 L73 136 C90 136 104 133 104 128 Z"),
    ):

        def at(path: skia.Path, x: float = x, tilt: float = tilt) -> skia.Path:
            return placed(placed(path, -70, -122), 68 + x, 124, 0.96, tilt)

        half = at(svg(data))
        s.inked([(half, s.mid)], 2.4, (0.6, 1.0))
        with s.clipped(half):
            s.fill(at(box(30, 110, 110, 117)), s.light)
            s.fill(at(oval(70, 116, 34, 8.0)), s.light if tilt < 0 else s.key)
            for r in (10, 19, 27):
                s.line(at(oval(70, 116, r, r * 0.23)), s.mid, 1.4)
            s.fill(at(box(35, 116, 48, 140)), s.key)
            s.fill(at(box(92, 116, 110, 140)), s.deep)
    s.fill(polygon((66, 136), (73, 140), (68, 147), (76, 156), (62, 148), (67, 141), (60, 137)), s.ink)


def _gavel(s: Impact) -> None:
    """Paint a gavel that has come down, lit from the left: its head on end, its handle out to the right."""
    handle = ribbon([(82, 80, 3.2), (100, 78, 3.8), (114, 76, 4.6), (128, 74, 5.0)])
    s.solid(handle, (s.light, s.key, s.deep), (-0.2, -1.0), 4.0, 2.2)
    head = join(
        box(-15, -30, 15, 26),
        box(-20, -34, 20, -20, 4),
        box(-20, 16, 20, 30, 4),
    )
    head = placed(head, 68, 80, 1.0, -12)
    s.inked([(head, s.key)], 2.8, (1.0, 1.4))
    with s.clipped(head):
        s.fill(placed(box(-24, -40, -5, 40), 68, 80, 1.0, -12), "#ffffff")
        s.fill(placed(box(6, -40, 24, 40), 68, 80, 1.0, -12), s.deep)
        s.dots(head, s.deep, (66, 80), (76, 78), 0.0, 0.7, pitch=2.4)
        for y in (-19, 15):
            s.line(placed(box(-30, y - 0.7, 30, y + 0.7), 68, 80, 1.0, -12), s.ink, 1.0)
    band = placed(box(-15, -8, 15, 5), 68, 80, 1.0, -12)
    s.inked([(band, s.accent)], 1.5, (0.3, 0.5))
    s.fill(placed(box(-14, -7, -5, 4), 68, 80, 1.0, -12), "#f6ffc0")


def she_hulk(s: Impact) -> None:
    """A gavel splits its block and the bench below. Close; light: the shaft of a high window."""
    _court_room(s)
    s.flash(68, 114, 44, 11, s.accent, seed=4, hollow=0.5, squeeze=0.5)
    s.flash(68, 114, 33, 11, "#ffffff", seed=4, hollow=0.5, squeeze=0.5)
    _split_block(s)
    _gavel(s)
    s.debris([(40, 92, 3.4, 20), (36, 106, 2.6, 60), (100, 96, 3.6, 40), (106, 108, 2.6, 0)], s.mid, s.light)


def _street_below_a_window(s: Impact) -> None:
    """Paint a house by night from the street: an open window with a lamp, its light down the wall."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for y in range(8, 126, 9):
        s.stroke([(-4, y), (124, y)], mix(s.ink, s.deep, 0.3), 1.2)
    for x in (2, 100):
        s.fill(box(x, 52, x + 20, 92), mix(s.ink, s.deep, 0.22))
    for half, tone in ((62, mix(s.deep, s.mid, 0.3)), (46, mix(s.deep, s.mid, 0.75)), (30, s.mid)):
        s.fill(polygon((50, 30), (78, 30), (66 + half, 130), (66 - half, 130)), tone)
    s.halo(ALL, s.ink, 64, 60, 58, 104, 0.0, 0.7)
    s.fill(box(44, -9, 84, 36), s.ink)
    s.fill(box(48, -9, 80, 32), s.light)
    s.fill(box(54, -9, 74, 32), "#ffffff")
    s.fill(box(48, 24, 80, 32), s.key)
    s.stroke([(64, -9), (64, 11)], s.ink, 1.6)
    s.inked([(polygon((56, 20), (60.5, 11), (67.5, 11), (72, 20)), s.accent)], 1.3, (0.2, 0.4))
    for side in (-1, 1):
        s.fill(
            placed(svg("M-17 -12 H-10 C-9 8 -11 20 -14 34 L-21 38 C-17 22 -18 8 -17 -12 Z"), 64, 0, flip=side > 0),
            s.key,
        )
    s.fill(polygon((-4, 126), (124, 126), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.3))
    s.fill(oval(68, 138, 62, 11), s.mid)
    s.fill(oval(68, 138, 44, 7), s.key)


_PIANO: Final = svg("M-34 34 V-26 C-34 -40 -12 -42 -8 -28 C-4 -14 14 -10 25 -4 C33 1 34 9 34 18 V34 Z")
"""A grand piano from above about the origin, its keys along the lower edge."""
_CRACK: Final = svg("M-60 60 V-60 H-12 L-4 -22 L-9 -6 L1 6 L-5 20 L2 40 L0 60 Z")
"""The left of the crack in the piano."""


def _half_piano(s: Impact, left: bool) -> None:
    """Paint one half of the piano: the black case, the plate with its strings, the keys that are left."""

    def half(path: skia.Path) -> skia.Path:
        return both(path, _CRACK) if left else cut(path, _CRACK)

    case, inside = half(_PIANO), placed(_PIANO, 0, -3.4, 0.8)
    s.inked([(join(case, placed(case, 0, 7)), s.ink)], 1.8, (0.8, 1.2))
    s.rim([join(case, placed(case, 0, 7))], s.key, (0.0, -1.0), 2.2)
    plate = half(cut(inside, box(-40, 14, 40, 40)))
    s.fill(plate, s.key)
    s.rim([plate], s.deep, (0.0, -1.0), 3.0)
    with s.clipped(plate):
        for number in range(9):
            x = -25 + 6.4 * number
            s.stroke([(x, 14), (x - 0.12 * (x + 34), -34)], s.deep, 1.3)
        s.stroke([(-30, 4), (30, 9)], s.light, 3.0)
    board = half(box(-30, 18, 30, 33))
    s.inked([(board, "#ffffff")], 1.1, (0.0, 0.4))
    with s.clipped(board):
        for number in range(1, 12):
            s.stroke([(-30 + 5 * number, 18), (-30 + 5 * number, 34)], s.ink, 1.0)
        for number in (1, 2, 4, 5, 6, 8, 9, 11):
            s.fill(box(-31.8 + 5 * number, 17, -28.2 + 5 * number, 26), s.ink)


def _bursting_piano(s: Impact) -> None:
    """Paint a grand piano that breaks on the pavement: the blow, its halves, strings that whip out, keys that fly."""
    s.fill(oval(68, 140, 48, 6), s.ink)
    with s.moved(71, 97, 0.97, turn=-4):
        s.flash(0, 22, 54, 13, s.accent, seed=4, hollow=0.5)
        s.flash(0, 22, 40, 13, "#ffffff", seed=4, hollow=0.5)
        with s.moved(6, 0, turn=-11):
            _half_piano(s, left=False)
        with s.moved(-6, 1, turn=11):
            _half_piano(s, left=True)
        for points in (
            [(-10, -26), (-14, -44, -22, -46), (-31, -47, -31, -40), (-30, -34, -25, -36), (-22, -39, -26, -41)],
            [(-4, -4), (2, -30, 12, -42), (20, -50, 25, -44), (28, -38, 22, -37), (18, -38, 21, -42)],
            [(16, -6), (30, -18, 32, -28), (32, -36, 26, -34)],
        ):
            for tone, wide in ((s.ink, 3.8), (s.accent, 1.9)):
                s.stroke(points, tone, wide)
        for x, y, turn, dark in (
            (-2, 22, 18, False),
            (6, 10, -30, True),
            (2, -20, 28, False),
            (34, -42, 34, False),
            (-9, -54, -30, False),
            (40, -18, 62, True),
            (-3, 38, 74, False),
        ):
            key = placed(box(-2.6, -8, 2.6, 8, 0.8), x, y, 0.8 if dark else 1.0, turn)
            s.inked([(key, s.ink if dark else "#ffffff")], 1.2, (0.4, 0.7))
            if dark:
                s.rim([key], s.key, (-0.5, -0.9), 1.2)


def carnage(s: Impact) -> None:
    """A grand piano breaks on the pavement. In a street by night; light: the lamp of the room that it fell from."""
    _street_below_a_window(s)
    _bursting_piano(s)


def _yard_before_a_door(s: Impact) -> None:
    """Paint a yard by night: a dark house with one open door, the light that falls out of it, a fence, a hole."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.halo(ALL, s.ink, 84, 90, 40, 104, 0.0, 0.8)
    for x in range(-4, 62, 11):
        s.fill(polygon((x, 128), (x, 92), (x + 4.5, 86), (x + 9, 92), (x + 9, 128)), mix(s.deep, s.ink, 0.25))
    s.fill(box(58, -9, 124, 130), mix(s.ink, s.deep, 0.22))
    for y in range(6, 130, 12):
        s.stroke([(58, y), (124, y)], s.ink, 1.0)
    door = box(68, 46, 112, 130)
    for grow, tone in ((5.0, s.deep), (2.4, s.mid)):
        s.line(door, tone, 2 * grow)
    s.fill(door, s.light)
    s.pool(90, 74, ((22, "#ffffff"),))
    s.fill(box(-4, 126, 124, 172), mix(s.ink, s.deep, 0.4))
    s.fill(polygon((68, 128), (112, 128), (112, 172), (10, 172)), s.mid)
    s.fill(polygon((72, 128), (108, 128), (100, 172), (36, 172)), s.key)
    s.fill(oval(50, 140, 20, 6), s.ink)


def _digging_dog(s: Impact) -> None:
    """Paint a dog from the side against the door, rump high and nose down, that digs with both forepaws."""
    toward = (0.5, -1.0)
    coat: Tones = (s.light, mix(s.deep, s.ink, 0.25), s.ink)
    white: Tones = ("#ffffff", s.light, s.key)
    far = limb((64, 122, 5.0), (54, 128, 3.4), (52, 138, 3.0))
    modelled(s, far, coat, toward, 2.0, 1.0)
    modelled(s, ribbon(((102, 92, 3.6), (110, 84, 3.2), (113, 74, 2.6), (109, 65, 0.8)), 10), coat, toward, 2.0, 1.6)
    modelled(s, limb((96, 108, 8.0), (108, 122, 5.0), (102, 136, 3.4), (94, 139, 3.0)), coat, toward, 3.0, 1.8)
    trunk = svg(
        "M104 88 C112 94 112 108 104 114 C94 118 84 122 74 126 C64 128 56 124 56 116 C58 108 66 104 74 98 C84 90 94 84 104 88 Z"
    )
    modelled(s, trunk, coat, toward, 6.0, 2.4, 1.6, 2.2)
    with s.clipped(trunk):
        s.fill(svg("M80 86 C90 80 100 84 98 94 C92 102 82 104 78 98 Z"), white[1])
        s.fill(svg("M54 118 C62 116 70 120 72 130 H54 Z"), white[2])
    modelled(s, limb((98, 106, 9.0), (104, 122, 5.6), (97, 135, 3.8), (88, 139, 3.2)), coat, toward, 3.6, 1.8)
    modelled(s, limb((66, 122, 5.6), (62, 132, 4.0), (55, 141, 3.4)), white, toward, 2.0, 1.2)
    head = svg(
        "M66 106 C70 112 70 122 64 127 C58 131 51 132 46 138 C41 141 36 138 37 133 C40 128 44 124 45 118 C46 110 52 103 58 102 C61 102 64 103 66 106 Z"
    )
    modelled(s, head, white, toward, 3.0, 0.0, 1.8, 2.0, dotted=False)
    with s.clipped(head):
        s.fill(oval(54, 113.5, 7.5, 7.5), coat[1])
    s.inked([(oval(38.5, 136.5, 3.4, 2.8, -40), s.ink)], 0.8, (0, 0))
    s.stroke([(50, 114), (53, 116.500, 55.500, 114.500)], s.light, 1.6)
    modelled(
        s, svg("M60 102 C68 102 74 110 74 120 C70 124 65 120 63 115 C61 111 59 106 60 102 Z"), coat, toward, 2.4, 1.6
    )
    collar = ribbon(((57, 128, 2.2), (66, 126, 2.4), (72, 117, 2.2)), 10)
    s.inked([(collar, s.accent)], 1.2, (0.2, 0.4))


def _crossed_bones(s: Impact) -> None:
    """Paint two bones that fly up out of the hole and cross in the air, earth about them."""
    bone = join(box(-17, -3.4, 17, 3.4, 2), *(oval(17 * a, 4.4 * b, 5.0, 4.6) for a in (-1, 1) for b in (-1, 1)))
    s.flash(50, 68, 30, 13, s.accent, seed=6, hollow=0.6)
    for turn in (42, -40):
        path = placed(bone, 50, 68, 0.96, turn)
        s.inked([(path, "#ffffff")], 1.8, (0.6, 1.2))
        s.fill(cut(path, placed(path, 1.0, -2.6)), s.key)
    s.debris(
        (
            (34, 104, 3.0, 10),
            (68, 98, 2.6, 50),
            (40, 116, 2.2, 80),
            (74, 70, 2.4, 20),
            (36, 52, 2.2, 60),
            (62, 112, 2.0, 0),
        ),
        s.deep,
        s.light,
    )


def crossbones(s: Impact) -> None:
    """A dog digs, and two bones fly up and cross. In a yard by night; light: an open door."""
    _yard_before_a_door(s)
    _digging_dog(s)
    _crossed_bones(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(
        she_hulk,
        ((70.0, 80.0), (72.0, 112.0), (56.0, 120.0)),
        "splits its block",
        "court room",
        "shaft of a high window",
    ),
    "m2-26": Picture(
        okoye,
        ((48.0, 114.0), (78.0, 72.0), (82.0, 102.0)),
        "carries an apple home on its spines",
        "orchard",
        "window across an orchard",
    ),
    "m2-27": Picture(
        crossbones,
        ((50.0, 68.0), (56.0, 116.0), (54.0, 138.0), (96.0, 96.0)),
        "digs up crossed bones",
        "yard by night",
        "open door behind a dog",
    ),
    "m2-29": Picture(
        carnage,
        ((52.0, 78.0), (70.0, 100.0), (62.0, 120.0), (64.0, 14.0)),
        "breaks into its keys",
        "pavement by night",
        "lamp of the room that it fell from",
    ),
}
