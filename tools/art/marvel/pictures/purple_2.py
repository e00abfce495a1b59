"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled, modelled_inside
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


_PAWS: Final = ((52.0, 56.0), (89.0, 64.0))
"""Where the claws hold in the cloth, the left paw and the right one."""


def _curtain(s: Impact) -> None:
    """Paint a dark room's curtain in folds that the weight of a cat pulls together at its paws, and a carpet."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    dark, mid = s.deep, mix(s.deep, s.mid, 0.4)
    for x, wide, pull in ((-6, 11, 5), (16, 9, 6), (33, 8, 4), (58, 7, -3), (68, 8, 3), (100, 8, -5), (114, 12, -4)):
        for tone, a, b in ((dark, 0.0, 1.0), (mid, 0.08, 0.5)):
            left, right = x + wide * a, x + wide * b
            s.fill(
                svg(
                    f"M{left} -4 H{right} C{right + pull} 30 {right + pull} 70 {right} 146 H{left} C{left + pull} 70 {left + pull} 30 {left} -4 Z"
                ),
                tone,
            )
    for x, y in _PAWS:
        for turn, long in ((66, 40), (84, 46), (104, 44), (122, 36)):
            tip = around(x, y + 4, long, turn)
            a, b = around(x, y + 4, 6, turn - 16), around(x, y + 4, 6, turn + 16)
            s.fill(polygon(a, tip, b), mid)
            s.fill(polygon(around(x, y + 4, 6, turn), tip, b), dark)
    s.dots(box(-4, -4, 42, 138), s.ink, (40, 66), (-6, 80), 0.0, 0.75)
    s.dots(box(92, -4, 124, 138), s.ink, (96, 96), (126, 110), 0.0, 0.75)
    s.fill(
        svg(
            "M-4 146 C10 149 18 144 30 146.600 C42 149 50 144 62 146.600 C76 149 84 144 96 146.600 C106 149 114 145 124 146.600 V172 H-4 Z"
        ),
        mix(s.ink, s.deep, 0.3),
    )


def _tears(s: Impact) -> None:
    """Paint three broad tears above each paw, thin where they begin and wide at the claws, the bright room behind them."""
    for (x, y), tops in zip(_PAWS, ((24.0, 2.0, 14.0), (24.0, 6.0, 18.0)), strict=True):
        for number, top in enumerate(tops):
            at = x + (number - 1.0) * 7.0
            lean = (number - 1.0) * 1.6 + 1.0
            tall = y - 4 - top
            tear = polygon(
                (at + lean, top),
                (at + lean * 0.7 + 2.0, top + 0.3 * tall),
                (at + lean * 0.5 + 1.4, top + 0.38 * tall),
                (at + 3.2, top + 0.7 * tall),
                (at + 2.5, top + 0.77 * tall),
                (at + 3.3, y),
                (at - 3.3, y),
                (at - 2.6, top + 0.84 * tall),
                (at - 3.3, top + 0.68 * tall),
                (at + lean * 0.5 - 1.8, top + 0.48 * tall),
                (at + lean * 0.6 - 1.0, top + 0.28 * tall),
            )
            s.inked([(tear, s.accent)], 1.1, (-0.8, 0.6))
            s.fill(both(tear, placed(tear, 1.6, 0)), "#fbffdc")


def _coat(s: Impact, path: skia.Path, reach: float = 4.0) -> None:
    modelled_inside(s, path, ("#fbffdc", mix(s.key, s.light, 0.35), s.mid), (0.0, -1.0), reach, 0.0, dotted=False)


def _hanging_cat(s: Impact) -> None:
    """Paint a tabby cat from behind, stretched long from the claws of both fore paws to its hind feet, its tail aside."""
    tail = ribbon(((76, 119, 4.6), (87, 126, 4.8), (99, 123, 4.6), (104, 113, 4.2), (101, 103, 3.6), (95, 103, 2.4)))
    hind = [
        limb((62, 118, 8.8), (57, 127, 6.4), (59, 134, 4.6)),
        limb((77, 118, 8.8), (82, 127, 6.4), (81, 136, 4.6)),
    ]
    feet = [oval(58.4, 137.6, 5.8, 4.4, -8), oval(81.4, 139.6, 5.8, 4.4, 8)]
    body = join(
        svg(
            "M57 86 C62 78 79 77 84 84 C86 94 83 102 86 112 C88 122 80 127 70 127 C60 127 52 122 54 112 C57 102 55 94 57 86 Z"
        ),
        ribbon(((66, 96, 9.0), (58, 84, 7.6), (53, 71, 6.4), (52, 58, 5.8))),
        ribbon(((75, 95, 9.0), (83, 86, 7.6), (88, 76, 6.4), (89, 66, 5.8))),
    )
    parts = [*hind, tail, body]
    s.inked([(path, s.ink) for path in (*parts, *feet)], 1.5, (0.3, 2.0))
    for foot in feet:
        modelled_inside(s, foot, ("#ffffff", s.light, s.key), (0.0, -1.0), 2.4, 0.0, dotted=False)
    for path in parts:
        s.line(path, s.ink, 1.8)
        _coat(s, path, 3.0)
        s.rim([path], "#ffffff", (0.0, -1.0), 1.2)
    with s.clipped(join(*parts)):
        s.fill(both(cut(body, placed(body, -5.0, -2.0)), box(60, 84, 96, 140)), s.mid)
        s.dots(both(body, box(40, 88, 100, 140)), s.mid, (64, 104), (78, 124), 0.0, 0.75, pitch=2.4)
        for y, half in ((103.0, 13.0), (109, 14), (115, 15)):
            for side in (-1, 1):
                far, near = 70 + side * (half + 4), 70 + side * 4
                s.fill(
                    svg(
                        f"M{far} {y + 3} C{far - side * 6} {y + 2} {near + side * 3} {y} {near} {y - 3} "
                        f"C{near + side * 1} {y + 1} {far - side * 8} {y + 5} {far} {y + 6} Z"
                    ),
                    s.deep,
                )
        for points in (
            ((42, 72), (51, 69, 60, 72)),
            ((44, 80), (55, 77, 62, 82)),
            ((80, 74), (88, 71, 97, 74)),
            ((78, 82), (87, 79, 96, 84)),
            ((86, 132), (88, 125, 87, 118)),
            ((97, 131), (98, 124, 96, 117)),
            ((109, 117), (102, 114, 97, 112)),
            ((50, 127), (57, 125, 64, 129)),
            ((75, 128), (82, 125, 90, 129)),
        ):
            s.stroke(points, s.deep, 2.6)
    for x, y in _PAWS:
        paw = svg(
            f"M{x - 9.4} {y + 2} C{x - 10} {y - 5} {x - 5} {y - 7.500} {x} {y - 7.500} "
            f"C{x + 5} {y - 7.500} {x + 10} {y - 5} {x + 9.4} {y + 2} C{x + 6} {y + 7} {x - 6} {y + 7} {x - 9.4} {y + 2} Z"
        )
        s.inked([(paw, s.light)], 1.4, (0.2, 1.6))
        s.fill(cut(paw, placed(paw, -0.6, -2.6)), s.key)
        for dx in (-3.5, 3.5):
            s.stroke([(x + dx, y - 7), (x + dx * 1.05, y - 2.0)], s.ink, 1.3)
        for dx in (-7.0, 0.0, 7.0):
            claw = polygon((x + dx - 2.0, y - 5.0), (x + dx + 0.6, y - 12.0), (x + dx + 2.0, y - 5.0))
            s.inked([(claw, "#ffffff")], 0.9, (0.1, 0.1))


def _guilty_face(s: Impact) -> None:
    """Paint the cat's face about its middle: ears back, eyes wide, whiskers."""
    coat = mix(s.key, s.light, 0.35)
    head = svg(
        "M-20 -6 L-25 -24 C-19 -25 -12 -21 -8 -17 C-3 -19 3 -19 8 -17 C12 -21 19 -25 25 -24 L20 -6 "
        "C25 2 22 13 13 16 C6 19 -6 19 -13 16 C-22 13 -25 2 -20 -6 Z"
    )
    s.inked([(head, coat)], 1.6, (0.4, 2.4))
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
    """A cat that slid down a curtain on its claws looks back at us. From behind; light: the room beyond the tears."""
    _curtain(s)
    _tears(s)
    _hanging_cat(s)
    with s.moved(70.0, 83.0, 0.7, turn=5.0):
        _guilty_face(s)


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
    s.rim([oval(50, 140, 20, 6)], s.light, (0.6, 0.8), 1.6)


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
    modelled(s, head, coat, toward, 3.6, 2.0, 1.6, 2.0)
    with s.clipped(head):
        s.fill(svg("M44 116 C50 118 54 124 50 132 L36 144 L32 132 Z"), white[1])
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
    for points in (((44, 132), (38, 112, 42, 98)), ((56, 132), (62, 112, 58, 98))):
        s.stroke(points, s.light, 2.0)
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
        ((70.0, 83.0), (52.0, 56.0), (89.0, 64.0), (70.0, 110.0)),
        "slides down a curtain",
        "drawing room",
        "bright room behind the tears",
    ),
}
