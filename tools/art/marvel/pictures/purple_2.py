"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
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
    dusk = [s.deep, mix(s.deep, s.mid, 0.55), s.mid, mix(s.mid, s.key, 0.5), s.key, s.light]
    s.steps(ALL, (96, -8), (48, 116), dusk)
    s.fill(svg("M-4 118 V102 C8 94 18 100 30 98 C46 96 60 104 80 98 L124 94 V118 Z"), mix(s.mid, s.deep, 0.3))
    cottage = svg("M26 112 V84 L22 84 L44 62 L66 84 H62 V112 Z")
    s.fill(cottage, mix(s.ink, s.deep, 0.75))
    s.fill(box(38, 86, 50, 100), "#ffffff")
    for points in ([(44, 86), (44, 100)], [(38, 93), (50, 93)]):
        s.stroke(points, s.deep, 1.3)
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
    s.fill(svg("M22 118 C36 115 50 115 60 117 L80 172 H18 Z"), s.key)
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
        with s.moved(0.0, 5.0):
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


def _torn_curtain(s: Impact) -> None:
    """Paint a curtain in folds on its rail, cut from top to foot, with the day behind it; the floor takes the stripes."""
    s.fill(ALL, mix(s.deep, s.mid, 0.55))
    for x, wide, tone in (
        (-2, 12, s.mid),
        (17, 7, s.deep),
        (24, 13, mix(s.mid, s.key, 0.35)),
        (44, 5, mix(s.deep, s.mid, 0.3)),
        (49, 42, mix(s.mid, s.key, 0.3)),
        (58, 20, mix(s.mid, s.key, 0.75)),
        (91, 6, mix(s.deep, s.mid, 0.3)),
        (97, 10, mix(s.mid, s.key, 0.3)),
        (110, 9, s.deep),
    ):
        s.fill(
            svg(
                f"M{x} -4 H{x + wide} C{x + wide + 3} 40 {x + wide - 4} 90 {x + wide + 3} 132 H{x - 3} C{x + 3} 90 {x - 4} 40 {x} -4 Z"
            ),
            tone,
        )
    s.dots(box(-4, -4, 46, 134), s.ink, (40, 70), (-14, 84), 0.0, 0.7)
    s.dots(box(92, -4, 124, 134), s.ink, (98, 70), (134, 84), 0.0, 0.65)
    floor = svg(
        "M-4 130 C10 134 18 127 30 131 C42 135 50 127 62 131 C76 135 84 127 96 131 C106 134 114 128 124 131 V172 H-4 Z"
    )
    s.fill(floor, mix(s.ink, s.deep, 0.65))
    for number, x in enumerate((48, 56, 64, 76, 84, 92)):
        far = 70 + (x - 70) * 2.3
        s.fill(polygon((x - 2.2, 132), (x + 2.2, 132), (far + 6, 172), (far - 6, 172)), (s.key, s.light)[number % 2])
    s.dots(floor, s.ink, (60, 132), (60, 154), 0.0, 0.65)
    s.line(
        svg("M-4 130 C10 134 18 127 30 131 C42 135 50 127 62 131 C76 135 84 127 96 131 C106 134 114 128 124 131"),
        s.ink,
        2.0,
    )


def _slits(s: Impact) -> None:
    """Paint the cuts above both paws: the day in them, and the lips of the cloth that curl away from it."""
    for x, top, low in ((41, 22, 66), (49.5, 6, 68), (58, 17, 66), (79, 9, 60), (87.5, 2, 62), (96, 20, 60)):
        lean = (x - 68) * 0.1
        slit = ribbon(
            [(x - lean, top, 0.3), (x + 1.0, top + (low - top) * 0.4, 2.2), (x - 0.6, low - 8, 2.7), (x, low, 2.0)]
        )
        lip = placed(slit, 2.2, 0.8)
        s.fill(join(lip, slit), s.ink)
        s.fill(placed(slit, 1.3, 0.2), s.deep)
        s.fill(slit, "#ffffff")
    for points in ([(42, 72), (38, 80, 43, 88)], [(60, 72), (62, 80, 57, 87)], [(97, 68), (101, 76, 96, 84)]):
        s.stroke(points, s.light, 1.1)


def _kitten(s: Impact) -> None:
    """Paint a tabby kitten from behind that slides down by its claws, its tail out, and looks round at us."""
    coat = mix(s.key, s.light, 0.35)
    tail = ribbon([(84, 116, 5.0), (96, 122, 4.6), (105, 116, 4.2), (105, 104, 3.8), (99, 98, 2.6)])
    fore = [
        ribbon([(60, 96, 8.0), (52, 84, 6.2), (49.5, 70, 5.6)]),
        ribbon([(82, 96, 8.0), (88, 82, 6.2), (88, 66, 5.6)]),
    ]
    body = svg(
        "M60 84 C66 78 78 78 84 84 C90 94 97 104 95 113 C93 123 83 127 72 127 C61 127 51 123 49 113 C47 104 54 94 60 84 Z"
    )
    s.inked([(tail, coat), *((path, coat) for path in fore), (body, coat)], 1.8, (0.6, 1.0))
    with s.clipped(join(tail, *fore, body)):
        s.fill(cut(body, placed(body, -9, -4)), s.mid)
        for points in (
            [(44, 78), (56, 80)],
            [(50, 89), (62, 91)],
            [(82, 75), (96, 78)],
            [(80, 88), (92, 90)],
            [(46, 110), (56, 106)],
            [(52, 120), (62, 114)],
            [(88, 106), (98, 110)],
            [(94, 126), (97, 112)],
            [(98, 114), (108, 112)],
            [(98, 104), (110, 102)],
        ):
            s.stroke(points, s.deep, 3.2)
    s.rim([tail, *fore, body], "#ffffff", (0.0, -1.0), 1.8)
    for x, y, turn in ((51, 121, 14), (93, 120, -14)):
        foot = placed(oval(0, 0, 8.2, 5.6), x, y, turn=turn)
        s.inked([(foot, s.light)], 1.6, (0.3, 0.7))
        s.fill(cut(foot, placed(foot, -1.2, -1.8)), s.key)
        for dx in (-2.6, 2.6):
            s.stroke([(x + dx, y + 1.6), (x + dx * 1.1, y + 5)], s.ink, 1.2)
    for x, y in ((49.5, 68), (88, 63)):
        paw = oval(x, y, 8.6, 6.6)
        s.inked([(paw, "#ffffff")], 1.7, (0.4, 0.8))
        s.fill(cut(paw, placed(paw, -0.6, -2.4)), s.key)
        for dx in (-6.0, 0.0, 6.0):
            claw = svg(f"M{x + dx * 1.2 - 1.5} {y - 4} L{x + dx * 1.25} {y - 11.500} L{x + dx * 1.2 + 1.5} {y - 4} Z")
            s.inked([(claw, s.light)], 0.9, (0.2, 0.2))
        for dx in (-2.7, 2.7):
            s.stroke([(x + dx, y - 5), (x + dx, y - 1)], s.ink, 1.2)


def _guilty_face(s: Impact) -> None:
    """Paint the kitten's face about its middle: ears back, eyes wide, whiskers."""
    coat = mix(s.key, s.light, 0.35)
    head = svg(
        "M-20 -6 L-25 -24 C-19 -25 -12 -21 -8 -17 C-3 -19 3 -19 8 -17 C12 -21 19 -25 25 -24 L20 -6 "
        "C25 2 22 13 13 16 C6 19 -6 19 -13 16 C-22 13 -25 2 -20 -6 Z"
    )
    s.inked([(head, coat)], 2.2, (0.5, 1.0))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -7, -2)), s.mid)
        for x in (-6, 0, 6):
            s.stroke([(x, -20), (0.7 * x, -10)], s.deep, 2.6)
        for side in (-1, 1):
            s.stroke([(26 * side, 2), (18 * side, 3)], s.deep, 2.4)
            s.stroke([(24 * side, 9), (16 * side, 8)], s.deep, 2.4)
    s.rim([head], "#ffffff", (-0.3, -1.0), 2.0)
    for flip in (False, True):
        s.fill(placed(svg("M-17.500 -8 L-21 -19.500 C-17 -19 -13 -17 -11 -14 Z"), flip=flip), s.mid)
    muzzle = svg("M-9 9 C-10 4 -4 2 0 5 C4 2 10 4 9 9 C9 14 4 16.500 0 16.500 C-4 16.500 -9 14 -9 9 Z")
    s.fill(muzzle, "#ffffff")
    s.fill(cut(muzzle, placed(muzzle, -0.6, -2.4)), s.key)
    for x in (-10, 10):
        s.fill(oval(x, -2.4, 7.2, 6.8), s.ink)
        s.fill(oval(x, -2.4, 6.2, 5.9), s.accent)
        s.fill(oval(x + 0.8, -1.8, 2.3, 4.6), s.ink)
        s.fill(oval(x - 1.8, -4.6, 1.7), "#ffffff")
    s.fill(svg("M-2.800 5 H2.800 L0 8.400 Z"), s.ink)
    s.stroke([(0, 8), (0, 10)], s.ink, 1.0)
    s.stroke([(-4.4, 11), (-2, 13.4, 0, 10.6), (2, 13.4, 4.4, 11)], s.ink, 1.1)
    for side in (-1, 1):
        for y, drop in ((7, -1), (10, 3)):
            s.stroke([(9 * side, y), (18 * side, y + drop - 1, 25 * side, y + drop)], "#ffffff", 0.8)


def carnage(s: Impact) -> None:
    """A kitten slides down a curtain by its claws and cuts it in strips. Level with it; light: the day in the cuts."""
    _torn_curtain(s)
    _slits(s)
    s.fill(svg("M48 138 C60 134 90 134 104 139 C96 144 56 144 48 138 Z"), s.ink)
    _kitten(s)
    with s.moved(70.0, 97.0, 0.86, turn=-9.0):
        _guilty_face(s)


def _yard_with_a_fence(s: Impact) -> None:
    """Paint a yard in the evening: a bright sky over a fence of boards, a gap in it, the trodden ground."""
    s.steps(ALL, (60, -4), (60, 70), [s.mid, s.key, mix(s.key, s.light, 0.6), s.light])
    for number in range(10):
        x = -2 + number * 13
        top = 52 + (number * 5) % 4
        board = polygon((x, top + 4), (x + 6, top - 2), (x + 12, top + 4), (x + 12, 132), (x, 132))
        s.fill(board, s.mid)
        s.fill(polygon((x + 9, top + 2), (x + 12, top + 4), (x + 12, 132), (x + 9, 132)), s.deep)
    s.fill(box(-4, 68, 124, 74), s.deep)
    s.dots(box(-4, 50, 124, 132), s.deep, (60, 78), (60, 128), 0.0, 0.6)
    s.fill(box(-4, 126, 124, 172), s.key)
    s.fill(svg("M-4 126 C30 130 84 122 124 128 V136 C90 132 40 138 -4 134 Z"), s.deep)


def _cat_on_the_fence(s: Impact) -> None:
    """Paint a cat that looks on from the top of the fence, its paws tucked in, its tail down the boards."""
    tail = ribbon([(76, 54, 2.6), (86, 58, 2.6), (87, 70, 2.2), (82, 76, 1.4)])
    cat = join(
        svg("M50 56 C50 46 56 40 64 40 C74 40 80 48 79 56 Z"),
        svg("M44 43 L45 33 L50 37 H56 L61 33 L62 43 C62 51 57 54 53 54 C48 54 44 50 44 43 Z"),
    )
    s.fill(join(cat, tail), s.ink)
    s.rim([cat, tail], s.light, (0.6, -1.0), 1.2)
    for x in (49.6, 56.8):
        s.fill(oval(x, 44, 2.1, 1.7), s.accent)
        s.fill(oval(x, 44.2, 0.7, 1.5), s.ink)


def _bone(s: Impact) -> None:
    """Paint a bone along the x axis, a knuckle at each end."""
    bone = join(
        oval(-22, -4.4, 5.2), oval(-22, 4.4, 5.2), oval(22, -4.4, 5.2), oval(22, 4.4, 5.2), box(-22, -3.8, 22, 3.8)
    )
    s.inked([(bone, "#ffffff")], 2.2, (0.4, 0.9))
    s.fill(cut(bone, placed(bone, -0.6, -2.8)), s.key)


def _dark_dog(s: Impact) -> None:
    """Paint a heavy dog at the right that pulls to the right, its head low at (86, 92), its feet set against the ground."""
    coat, shade = mix(s.ink, s.deep, 0.42), s.ink
    body = svg("M84 98 C86 84 98 76 126 78 V150 H112 C112 140 108 132 104 128 C94 122 86 112 84 98 Z")
    for start, end in (((98, 116), (86, 141)), ((110, 122), (101, 144))):
        leg = limb((*start, 7.0), (*end, 5.0))
        paw = oval(end[0] - 3, end[1] + 2, 7.0, 4.4)
        s.inked([(leg, coat), (paw, coat)], 2.0, (0.4, 0.9))
        s.rim([leg, paw], s.key, (-1.0, -0.3), 1.7)
        for step in (-5, -1.6):
            s.stroke([(end[0] + step - 1, end[1] + 2), (end[0] + step - 1.6, end[1] + 5)], s.key, 1.1)
    s.inked([(body, coat)], 2.2, (0.4, 0.8))
    s.rim([body], s.key, (-0.4, -1.0), 2.2)
    head = svg(
        "M70 90 C70 84 76 80 82 78 C84 70 92 64 102 67 C112 70 117 80 114 91 C111 102 101 106 90 105 C80 106 70 100 70 90 Z"
    )
    ear = svg("M100 66 C106 60 115 62 117 70 C118 77 114 82 108 80 C104 76 101 72 100 66 Z")
    s.inked([(head, coat)], 2.3, (0.6, 1.0))
    with s.clipped(head):
        s.fill(svg("M66 84 C76 78 84 80 88 88 C88 96 82 104 66 104 Z"), s.mid)
        s.dots(head, shade, (90, 80), (110, 100), 0.0, 0.9, pitch=2.4)
        s.rim([head], s.key, (-0.5, -1.0), 2.4)
    s.inked([(ear, shade)], 1.7, (0.3, 0.6))
    s.rim([ear], s.key, (-0.4, -1.0), 1.3)
    s.inked([(oval(71.4, 85, 4.4, 3.6), s.ink)], 1.2, (0, 0))
    s.fill(oval(70.2, 83.8, 1.5, 0.9), "#ffffff")
    s.inked([(svg("M70 95 C76 91 84 91 90 96 C90 100 87 102 84 102 C78 103 72 101 70 95 Z"), "#7a1450")], 1.4, (0, 0))
    for x in (74, 78.5, 83, 87):
        s.fill(polygon((x - 2, 93.6), (x + 2, 93.6), (x, 98)), "#ffffff")
    s.inked([(oval(89.4, 79.6, 3.8, 3.4), "#ffffff")], 1.1, (0, 0))
    s.fill(oval(87.8, 80.2, 2.1), s.ink)
    s.stroke([(82.6, 79), (88, 72.6, 95, 75.6)], s.ink, 3.2)
    for points in ([(78, 84), (80, 88)], [(82, 83), (83.4, 87)]):
        s.stroke(points, s.ink, 1.3)
    collar = ribbon([(103, 104, 3.4), (110, 97, 3.6), (116, 86, 3.4)])
    s.inked([(collar, s.accent)], 1.6, (0.3, 0.5))


def _pale_dog(s: Impact) -> None:
    """Paint a small wiry dog at the left that hangs on, off its hind feet, ears flying."""
    coat, shade = "#ffffff", s.key
    body = svg("M52 104 C46 98 38 100 32 108 C22 118 14 128 18 140 C24 148 36 142 44 134 C52 126 58 114 52 104 Z")
    for start, end in (((46, 116), (56, 130)), ((38, 122), (47, 139)), ((26, 136), (36, 147))):
        leg = limb((*start, 4.6), (*end, 3.4))
        s.inked([(leg, coat)], 1.7, (0.4, 0.7))
        s.fill(cut(leg, placed(leg, 1.4, -1.8)), shade)
    s.inked([(body, coat)], 2.0, (0.4, 0.9))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 2.6, -4.6)), shade)
        s.fill(oval(38, 116, 8, 6, -40), s.deep)
    head = svg("M60 96 C60 88 54 82 46 80 C38 79 32 85 33 93 C34 102 42 107 50 106 C54 106 60 102 60 96 Z")
    ear = svg("M40 82 C34 76 26 76 22 82 C26 84 28 88 34 90 Z")
    s.inked([(ear, s.deep)], 1.7, (0.2, 0.5))
    s.inked([(head, coat)], 2.1, (0.4, 0.9))
    with s.clipped(head):
        s.fill(cut(head, placed(head, 1.6, -3.6)), shade)
        s.fill(svg("M30 78 H44 C46 84 42 92 34 96 H28 Z"), s.deep)
    s.inked([(oval(60, 91, 3.4, 3.0), s.ink)], 1.0, (0, 0))
    s.fill(oval(59.2, 90, 1.2, 0.8), "#ffffff")
    s.inked([(svg("M61 98 C56 94 50 95 46 99 C48 103 52 104 55 103 C58 103 61 101 61 98 Z"), "#7a1450")], 1.2, (0, 0))
    for x in (50, 54, 58):
        s.fill(polygon((x - 1.8, 97), (x + 1.8, 97), (x, 100.6)), "#ffffff")
    s.inked([(oval(47.6, 88.6, 3.1, 2.9), "#ffffff")], 1.0, (0, 0))
    s.fill(oval(49, 89.2, 1.7), s.ink)
    s.stroke([(43.6, 85.6), (48, 83.4, 53, 87.4)], s.ink, 2.4)
    for x, y in ((34, 100), (37, 105), (42, 108)):
        s.inked([(polygon((x, y - 2), (x - 4, y + 4), (x + 4, y + 1)), coat)], 1.1, (0, 0.2))


def crossbones(s: Impact) -> None:
    """Two cross dogs tug at one bone. In profile, at their height; light: an evening sky over the fence."""
    _yard_with_a_fence(s)
    with s.moved(-9.0, 0.0):
        _cat_on_the_fence(s)
    s.fill(svg("M12 146 C34 140 60 138 124 142 V152 H12 Z"), s.deep)
    with s.moved(7.0, 0.0):
        _dark_dog(s)
    with s.moved(-4.0, 0.0):
        _pale_dog(s)
    with s.moved(67, 100, 0.86, turn=-5):
        _bone(s)
    for x, y, r in ((62, 84, 1.5), (70, 114, 1.8), (58, 112, 1.3)):
        s.inked([(placed(svg("M0 -3 C2 0 2 2 0 2.400 C-2 2 -2 0 0 -3 Z"), x, y, r), "#ffffff")], 0.8, (0, 0.2))
    s.puff([(30, 148, 6), (40, 146, 5), (88, 148, 5), (78, 147, 4)], "#ffffff", s.key, 1.4)


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
        ((67.0, 100.0), (95.0, 80.0), (44.0, 89.0), (44.0, 45.0)),
        "tug at one bone",
        "yard",
        "evening over a fence",
    ),
    "m2-29": Picture(
        carnage,
        ((66.0, 95.0), (52.0, 68.0), (86.0, 66.0), (70.0, 118.0)),
        "cuts a curtain in strips",
        "drawing room",
        "day in the cuts",
    ),
}
