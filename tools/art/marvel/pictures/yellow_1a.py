"""Pictures of yellow cards of level 1: Squirrel Girl, M.O.D.O.K. and Prowler."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    both,
    box,
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


def _hollow_from_inside(s: Impact) -> None:
    """Paint the mouth of a hollow trunk from inside, the rings of its wood round it, and the low sun outside."""
    s.steps(
        ALL, (60, 10), (60, 130), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, mix(s.key, s.light, 0.4), s.mid]
    )
    s.rays(50, 52, 14, 130, 24, "#fffdf0", 0.8, duty=0.5, seed=4)
    s.fill(svg("M-4 112 C30 100 80 104 124 110 V172 H-4 Z"), mix(s.deep, s.mid, 0.5))
    mouth = svg(
        "M64 8 C88 4 106 22 110 48 C114 78 112 104 100 124 C88 138 46 140 34 126 C24 112 22 84 24 58 C26 32 40 12 64 8 Z"
    )
    mouth = placed(placed(mouth, -67, -70), 67, 68, 1.12)
    wood = cut(ALL, mouth)
    s.fill(wood, mix(s.ink, s.deep, 0.5))
    for grow, tone in ((1.22, 0.25), (1.14, 0.75), (1.07, 0.4)):
        s.fill(cut(ALL, placed(placed(mouth, -67, -68), 67, 68, grow)), mix(s.ink, s.deep, tone))
    s.line(mouth, s.ink, 2.6)
    s.rim([wood], s.light, (0.4, -1.0), 2.2)
    with s.clipped(wood):
        for reach, tone in ((1.0, mix(s.deep, s.mid, 0.3)), (0.78, s.mid), (0.56, s.key)):
            s.fill(oval(82, 152, 66 * reach, 30 * reach, 8), tone)
    s.fill(svg("M48 128 C56 122 88 122 96 128 C112 136 124 148 128 160 H58 C50 150 46 138 48 128 Z"), s.ink, 0.75)


def _flaming_tail(s: Impact) -> None:
    """Paint a squirrel's tail that stands up like a flame against the sun, its tip at (44, 12)."""
    fur = svg(
        "M74 78 C56 84 34 74 31 54 L24 56 C26 48 28 44 32 39 L25 38 C30 31 36 28 40 21 L35 17 C44 17 54 7 68 8 C80 9 84 22 78 29 "
        "C74 35 65 34 65 41 C66 50 78 56 88 62 Z"
    )
    s.inked([(fur, "#ffb81c")], 2.2, (0.6, 1.0))
    s.rim([fur], "#ffffff", (-0.8, -0.7), 2.8)
    core = svg(
        "M74 76 C58 80 41 70 39 54 L35 53 C37 48 38 44 41 40 L37 38 C41 34 44 30 48 25 C55 17 68 15 73 20 C77 25 73 27 68 29 "
        "C61 32 58 36 58 42 C59 52 70 58 80 66 Z"
    )
    s.fill(core, mix(s.deep, s.mid, 0.6))
    s.fill(
        svg("M74 75 C60 76 48 68 47 56 C44 44 50 34 58 28 C53 36 52 42 54 48 C57 56 66 62 76 68 Z"),
        mix(s.deep, s.ink, 0.15),
    )


def _leaping_squirrel(s: Impact) -> None:
    """Paint a squirrel that leaps at us, small behind and large before: feet, head about (68, 64), arms, paws."""
    fur, lit, dark, pale = mix(s.deep, s.mid, 0.22), mix(s.mid, s.key, 0.3), mix(s.deep, s.ink, 0.35), "#fff4d0"
    for side in (-1, 1):
        leg = ribbon([(69 + side * 8, 86, 6.0), (69 + side * 24, 90, 4.6), (69 + side * 33, 82, 3.4)])
        foot = oval(69 + side * 33, 77, 5.2, 9.6, side * 14)
        s.inked([(leg, fur), (foot, fur)], 1.7, (0.4, 0.7))
        s.rim([leg, foot], "#ffffff", (-0.6, -1.0), 1.4)
        s.fill(oval(69 + side * 32.4, 80, 2.9, 3.6, side * 14), pale)
        for dx in (-2.6, 0, 2.6):
            s.fill(oval(69 + side * 34.2 + dx, 72.4 + abs(dx) * 0.4, 1.1, 1.5), pale)
    body = oval(69, 84, 17, 16)
    s.inked([(body, fur)], 2.0, (0.6, 1.0))
    s.fill(oval(69, 88, 10, 12), pale)
    ear = svg("M-6 8 C-9 -2 -6 -10 -3 -20 L-0.500 -14 L2 -19 L3 -12 L6 -14 C8 -6 8 2 6 8 Z")
    for x, turn, flip in ((56, -20, False), (82, 20, True)):
        path = placed(ear, x, 50, 0.92, turn, flip)
        s.inked([(path, fur)], 1.9, (0.5, 0.8))
        s.fill(placed(ear, x, 52, 0.5, turn, flip), pale)
        s.rim([path], "#ffffff", (-0.8, -1.0), 1.8)
    head = svg(
        "M69 44 C80 44 88 50 89 60 C94 64 95 72 90 77 C85 82 77 84 69 84 C61 84 53 82 48 77 C43 72 44 64 49 60 C50 50 58 44 69 44 Z"
    )
    s.inked([(head, fur)], 2.3, (0.8, 1.3))
    with s.clipped(head):
        s.fill(cut(head, placed(head, 3, 3)), lit)
        s.fill(cut(head, placed(head, -7, -2)), dark)
        s.dots(head, dark, (70, 60), (84, 70), 0.0, 0.8, pitch=2.4)
        s.fill(oval(69, 78, 13, 10), pale)
    s.rim([head], "#ffffff", (-0.6, -1.0), 1.7)
    for side in (-1, 1):
        s.fill(oval(69 + side * 10, 62.5, 6.2, 5.6, side * 16), pale)
        s.inked([(oval(69 + side * 10, 63, 4.0, 4.4), s.ink)], 0.8, (0.1, 0.2))
        s.fill(cut(oval(69 + side * 10, 63, 3.4, 3.8), oval(69 + side * 10, 61.8, 3.6, 3.8)), mix(s.deep, s.mid, 0.5))
        s.fill(oval(67.6 + side * 10, 61.4, 1.3), "#ffffff")
    s.fill(
        svg("M65.500 69.500 C67 68 71 68 72.500 69.500 C72 72 70.500 73 69 73 C67.500 73 66 72 65.500 69.500 Z"), s.ink
    )
    mouth = svg("M61 74.500 C65 76.500 73 76.500 77 74.500 C76 80 73 83 69 83 C65 83 62 80 61 74.500 Z")
    s.inked([(mouth, dark)], 1.1)
    s.inked([(box(66.6, 75.4, 71.4, 80, 0.8), "#ffffff")], 0.8)
    for side in (-1, 1):
        for y, reach in ((73, 30), (77, 28)):
            s.stroke([(69 + side * 15, y), (69 + side * reach, y + (y - 75) * 1.6)], s.ink, 1.0)


def _acorn_before_us(s: Impact) -> None:
    """Paint a huge acorn about (69, 112) between two paws that reach at us."""
    fur, lit = mix(s.deep, s.mid, 0.22), mix(s.mid, s.key, 0.3)
    arms = ([(55, 80, 4.4), (43, 93, 7.0), (44, 110, 9.2)], [(83, 80, 4.4), (96, 92, 7.0), (95, 109, 9.2)])
    for arm in arms:
        limb = ribbon(arm)
        s.inked([(limb, fur)], 2.1, (0.6, 1.0))
        s.rim([limb], "#ffffff", (-0.6, -0.8), 1.8)
    nut = svg("M47 104 C46 124 56 138 69 145 C82 138 92 124 91 104 Z")
    s.inked([(nut, s.key)], 2.4, (0.9, 1.4))
    with s.clipped(nut):
        s.fill(svg("M46 100 H60 C58 122 62 136 69 146 L50 140 Z"), s.light)
        s.dots(nut, s.deep, (74, 116), (94, 126), 0.0, 0.85, pitch=2.4)
    s.fill(svg("M53 112 C53 120 56 127 60 131 C56.500 130 50 122 50 112 Z"), "#ffffff")
    cap = svg("M43 105 C42 93 54 88 69 88 C84 88 96 93 95 105 C88 110 50 110 43 105 Z")
    s.inked([(cap, s.accent)], 2.2, (0.7, 1.1))
    with s.clipped(cap):
        s.fill(cut(cap, placed(cap, 4.0, 4.0)), mix(s.accent, "#ffffff", 0.5))
        for number in range(-1, 8):
            s.stroke([(40 + 8 * number, 110), (48 + 8 * number, 86)], s.ink, 1.1)
            s.stroke([(48 + 8 * number, 110), (40 + 8 * number, 86)], s.ink, 1.1)
    s.inked([(taper((69, 90), 2.2, (70.5, 85.6), 2.6), mix(s.deep, s.ink, 0.3))], 1.6, (0.3, 0.6))
    for x, side in ((46, 1), (93, -1)):
        for number, (dx, y) in enumerate(((0, 108), (-1.0, 115.5), (0.4, 123))):
            toe = taper((x + side * (dx - 5), y), 4.8, (x + side * (dx + 4.6), y + 1), 3.9)
            s.inked([(toe, fur)], 1.7, (0.5, 0.8))
            s.fill(cut(toe, placed(toe, 1.0, 3.0)), lit)
            if number == 0:
                s.rim([toe], "#ffffff", (-0.2, -1.0), 1.5)


def _hoard(s: Impact) -> None:
    """Paint what lies in a hollow trunk: a key, a button, a spoon, a marble, spectacles, a crown cap."""
    violet, pale = mix(s.accent, "#ffffff", 0.35), s.light
    spoon = join(oval(108, 84, 5.4, 7.6, 12), placed(box(-1.4, 0, 1.4, 34, 1.2), 107, 90, turn=8))
    s.inked([(spoon, pale)], 1.6, (0.4, 0.7))
    s.fill(oval(107.4, 83.4, 3.2, 5.0, 12), s.mid)
    key = join(
        cut(oval(40, 130, 6.2), oval(40, 130, 2.8)),
        box(45, 128.4, 62, 131.6),
        box(55, 130, 58, 137),
        box(60, 130, 62.6, 136),
    )
    key = placed(placed(key, -50, -132), 47, 139, 0.9, -14)
    s.inked([(key, violet)], 1.6, (0.4, 0.7))
    s.inked([(oval(100, 139, 9.4), pale)], 1.7, (0.4, 0.8))
    s.line(oval(100, 139, 6.4), s.deep, 1.2)
    for x, y in ((98, 137), (102, 137), (98, 141), (102, 141)):
        s.fill(oval(x, y, 1.2), s.ink)
    s.inked([(oval(84, 145, 7), violet)], 1.6, (0.4, 0.7))
    s.fill(oval(81.6, 142.4, 2), "#ffffff")
    for x in (108, 118):
        s.line(oval(x, 125, 4.8), s.ink, 3.4)
        s.line(oval(x, 125, 4.8), pale, 1.3)


def squirrel_girl(s: Impact) -> None:
    """A squirrel leaps home at us with a huge acorn, into a trunk full of odd things. From inside; light: low sun behind its tail."""
    _hollow_from_inside(s)
    _flaming_tail(s)
    _hoard(s)
    with s.moved(0.0, -6.0):
        _leaping_squirrel(s)
    _acorn_before_us(s)


def _teeth(left: float, right: float, top: float, foot: float, count: int, bulge: float) -> list[skia.Path]:
    """Return a row of square teeth between two heights, its middle ``bulge`` lower than its ends."""

    def at(share: float, y: float) -> Point:
        return left + (right - left) * share, y + bulge * (1 - (2 * share - 1) ** 2)

    edges = [number / count for number in range(count + 1)]
    return [
        polygon(at(a, top), at(b, top), (*at(b, foot), 1.2), (*at(a, foot), 1.2)) for a, b in itertools.pairwise(edges)
    ]


def _nutcracker_from_below(s: Impact) -> None:
    """Paint a wooden nutcracker's head seen from below, about x 66: shako far up, eyes that look down, moustache, cheeks."""
    dark, wood, shade, lit = mix(s.ink, s.accent, 0.22), "#ffd9a8", "#d98a4a", "#fff2dc"
    shako = svg("M43 40 C40 24 41 10 45 -8 H87 C91 10 92 24 89 40 Z")
    s.inked([(shako, dark)], 2.4, (0.8, 1.2))
    s.fill(both(shako, svg("M43 40 C40 24 41 10 45 -8 H53 C50 10 50 24 52 40 Z")), s.accent)
    s.inked([(polygon((66, 2), (74, 12), (66, 25), (58, 12)), s.key)], 1.4, (0.3, 0.5))
    s.fill(polygon((66, 2), (66, 25), (58, 12)), s.light)
    face = svg("M39 40 C36 54 34 70 34 84 H98 C98 70 96 54 93 40 Z")
    s.inked([(face, wood)], 2.4, (0.8, 1.4))
    with s.clipped(face):
        s.fill(svg("M30 36 H50 C44 52 42 70 42 90 H30 Z"), lit)
        s.fill(svg("M102 36 H82 C88 52 90 70 90 90 H102 Z"), shade)
        s.dots(face, shade, (66, 62), (66, 42), 0.0, 0.9, pitch=2.4)
    for side in (-1, 1):
        s.fill(oval(66 + side * 24, 72, 6.4, 5.4), "#f08a5c")
    visor = svg("M36 42 C44 32 88 32 96 42 C92 48 78 45 66 45 C54 45 40 48 36 42 Z")
    s.inked([(visor, dark)], 2.0, (0.4, 1.0))
    s.rim([visor], s.key, (0.0, 1.0), 1.5)
    for side in (-1, 1):
        s.inked([(oval(66 + side * 13.5, 57, 6.6, 7.4), "#ffffff")], 1.8, (0.2, 0.3))
        s.fill(oval(66 + side * 11.2, 61, 3.2), s.ink)
        s.fill(oval(66 + side * 11.2 - 1, 59.8, 1.1), "#ffffff")
        s.fill(placed(svg("M6 50 C10 44 20 43 26 48 L25 52 C19 48 12 49 7 54 Z"), 66, 0, flip=side < 0), s.ink)
    nose = svg("M60.500 52 H71.500 L76 72 C72 76 60 76 56 72 Z")
    s.inked([(nose, wood)], 1.9, (0.4, 0.8))
    s.fill(both(nose, polygon((66, 50), (80, 50), (80, 80), (66, 80))), shade)
    s.fill(svg("M56.500 71.500 C60 69 72 69 75.500 71.500 C72 76 60 76 56.500 71.500 Z"), lit)
    for side in (-1, 1):
        whisker = svg("M0 74 C8 71 20 74 25 82 C28 87 33 87 35 82 C37 90 31 97 23 95 C15 93 6 86 0 82 Z")
        whisker = placed(whisker, 66, -3, flip=side < 0)
        s.inked([(whisker, dark)], 1.6, (0.3, 0.6))
        s.rim([whisker], s.key if side < 0 else s.accent, (0.0, 1.0), 1.5)


def _jaw_from_below(s: Impact) -> None:
    """Paint the jaw that has come up: a row of teeth, the painted lip, the wooden chin with its beard."""
    wood, shade = "#ffd9a8", "#d98a4a"
    jaw = svg("M37 120 C46 132 86 132 95 120 L96 172 H36 Z")
    s.inked([(jaw, wood)], 2.3, (0.8, 1.3))
    with s.clipped(jaw):
        s.fill(svg("M36 118 C46 132 86 132 96 118 V128 C86 140 46 140 36 128 Z"), "#e85c4a")
        s.dots(jaw, shade, (56, 140), (100, 140), 0.0, 0.9, pitch=2.4)
    for tooth in _teeth(41, 91, 113, 124, 6, 6):
        s.inked([(tooth, "#ffffff")], 1.4, (0.2, 0.4))
        s.fill(cut(tooth, placed(tooth, 0, -4)), "#f2d9a0")
    beard = svg("M48 138 C58 142 74 142 84 138 C86 150 82 162 80 172 H52 C50 162 46 150 48 138 Z")
    s.inked([(beard, "#ffffff")], 2.0, (0.6, 1.0))
    s.fill(cut(beard, placed(beard, -5, 0)), "#e8cf9c")


def _splitting_walnut(s: Impact, x: float, y: float) -> None:
    """Paint a walnut that splits at (x, y): two halves of its shell, and the kernel that looks like a brain."""
    shell, pale, seam = "#b8650e", "#f2a63a", mix(s.deep, s.ink, 0.55)
    half = svg("M-2 -19 C-14 -22 -26 -12 -26 1 C-26 13 -16 20 -5 18 L-9 11 L-4 5 L-10 -2 L-5 -9 Z")
    for side, turn in ((1, -13), (-1, 13)):
        part = placed(half, x - side * 7, y, 0.92, turn, flip=side < 0)
        s.inked([(part, shell)], 2.2, (0.6, 1.1))
        with s.clipped(part):
            s.fill(cut(part, placed(part, 3.4, 3.0)), pale)
            for data in (
                "M-26 -4 C-20 -8 -16 -2 -12 -6",
                "M-24 8 C-18 4 -15 10 -10 6",
                "M-18 -14 C-14 -10 -12 -14 -8 -12",
            ):
                s.line(placed(svg(data), x - side * 7, y, 0.92, turn, flip=side < 0), seam, 1.4)
    brain = svg(
        "M0 -16 C-3 -20 -9 -19 -10 -15 C-15 -14 -17 -9 -15 -5 C-19 -2 -18 4 -15 6 C-16 11 -11 15 -7 13 C-5 17 -1 17 0 14 "
        "C1 17 5 17 7 13 C11 15 16 11 15 6 C18 4 19 -2 15 -5 C17 -9 15 -14 10 -15 C9 -19 3 -20 0 -16 Z"
    )
    brain = placed(brain, x, y)
    s.inked([(brain, "#ffe9b8")], 2.0, (0.5, 1.0))
    s.fill(cut(brain, placed(brain, -3.0, -3.0)), "#e0953a")
    s.fill(cut(brain, placed(brain, 2.2, 2.2)), "#ffffff")
    for side in (-1, 1):
        for data in (
            "M1 -15 C5 -12 2 -8 6 -7 C9 -6 11 -9 14 -8",
            "M2 -4 C5 -5 8 -3 7 0 C6 3 10 4 14 2",
            "M2 9 C4 6 2 3 5 4 M8 12 C8 9 11 8 13 9",
            "M6 -15 C8 -13 7 -11 9 -11",
        ):
            s.line(placed(svg(data), x, y, flip=side < 0), seam, 1.4)
    s.line(svg(f"M{x} {y - 16} C{x + 1.4} {y - 6} {x - 1.4} {y + 4} {x} {y + 14}"), seam, 1.8)


def modok(s: Impact) -> None:
    """A wooden nutcracker splits a walnut that looks like a brain. From below, head on; light: the flash of the shell."""
    x, y = 66.0, 106.0
    s.fill(ALL, s.mid)
    s.rays(x, y, 12, 190, 26, s.key, duty=1.0, seed=5, wobble=0.0)
    s.rays(x, y, 20, 190, 13, s.light, duty=0.5, seed=8, wobble=0.2)
    s.halo(ALL, mix(s.deep, s.mid, 0.2), x, y, 62, 116, 0.0, 0.9)
    for left, side in ((-8, 1), (140, -1)):
        tunic = polygon(
            (left, 172), (left, 140), (left + side * 30, 128), (left + side * 48, 128), (left + side * 48, 172)
        )
        s.inked([(tunic, s.accent)], 2.0, (0.4, 1.0))
        for row in range(3):
            fringe = box(left + side * 40 - 26, 130 + row * 5, left + side * 40 + 4, 132.5 + row * 5)
            s.fill(fringe, s.key)
    _nutcracker_from_below(s)
    throat = svg("M38 84 H94 C96 96 96 110 95 124 H37 C36 110 36 96 38 84 Z")
    s.inked([(throat, mix(s.ink, s.deep, 0.25))], 2.0, (0.4, 0.8))
    for tooth in _teeth(41, 91, 85, 96, 6, 3):
        s.inked([(tooth, "#ffffff")], 1.4, (0.2, 0.4))
    with s.moved(0.0, 4.0):
        _jaw_from_below(s)
    s.flash(x, y, 43, 17, s.key, 6, 0.62, 0.44)
    s.flash(x, y, 36, 17, "#ffffff", 6, 0.62, 0.46)
    with s.moved(scale=0.84, about=(x, y)):
        _splitting_walnut(s, x, y)
    s.debris(
        ((40, 88, 4.2, 20), (96, 92, 3.4, 70), (103, 116, 4.4, 40), (36, 112, 3.0, 100), (92, 76, 2.4, 10)),
        "#b8650e",
        "#f2a63a",
    )


def _golden_sea(s: Impact) -> None:
    """Paint the evening over the sea, and below the line of the water its deep, with shafts of light in it."""
    s.steps(ALL, (60, 0), (60, 58), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.55)])
    s.fill(oval(62, 56, 28), s.light)
    s.fill(oval(62, 56, 21), "#fffdf0")
    depths = [
        s.key,
        s.mid,
        mix(s.mid, s.deep, 0.55),
        mix(s.accent, s.ink, 0.2),
        mix(s.accent, s.ink, 0.4),
        mix(s.accent, s.ink, 0.6),
    ]
    sea = polygon(
        *((-4, 172), (-4, 60), (12, 57), (26, 61), (42, 57.4), (56, 61), (70, 57.6), (84, 61), (98, 57), (112, 60.4)),
        *((124, 57), (124, 172)),
    )
    s.steps(sea, (60, 62), (60, 150), depths)
    with s.clipped(sea):
        for left, right, foot in ((40, 47, 22), (58, 72, 58), (84, 90, 104)):
            s.fill(polygon((left, 56), (right, 56), (foot + 22, 150), (foot - 4, 150)), s.light, 0.2)
        s.fill(cut(sea, placed(sea, 0, 3.0)), "#fffdf0")
    s.dots(sea, s.ink, (70, 116), (62, 154), 0.0, 0.7)
    s.fill(polygon((-4, 172), (-4, 132), (20, 140), (50, 146), (80, 139), (98, 143), (124, 126), (124, 172)), s.ink)


def _rowing_boat(s: Impact, x: float, y: float) -> None:
    """Paint a boat and the one who pulls its oars, in a straw hat, dark against the sun with lit edges."""
    coat, rim = mix(s.ink, s.accent, 0.18), "#fffdf0"
    back = svg("M-13 -4 C-13 -10 -10 -16 -5 -19 L0 -18 C2 -14 2 -8 1 -4 Z")
    head, brim, crown = (
        oval(-2.6, -22.5, 3.4, 3.9),
        oval(-2.8, -25, 7.0, 1.7, -8),
        svg("M-6.500 -25.500 C-6 -31 0 -31.500 1.2 -26.500 Z"),
    )
    arm = ribbon([(-4, -16, 2.2), (3, -12, 1.9), (9, -12, 1.6)])
    hull = svg("M-22 -7 C-10 -4 10 -4 24 -9 C21 0 16 4 10 5 H-11 C-17 3 -20 -1 -22 -7 Z")
    with s.moved(x, y):
        s.fill(join(back, head), coat)
        s.rim([back, head], rim, (1.0, -0.5), 1.0)
        s.fill(join(brim, crown), mix(s.mid, s.deep, 0.6))
        s.rim([brim, crown], rim, (0.2, -1.0), 0.9)
        s.stroke([(5, -13), (25, 8)], s.ink, 2.0)
        s.fill(placed(oval(0, 0, 5.4, 2.0), 25, 8, turn=46), s.ink)
        s.inked([(arm, coat), (oval(9.5, -12, 1.9), mix(s.mid, s.deep, 0.4))], 0.6, (0.1, 0.1))
        s.fill(hull, coat)
        s.fill(svg("M-22 -7 C-10 -4 10 -4 24 -9 L23 -6.500 C10 -1.500 -10 -1.500 -21 -4.500 Z"), s.accent)
        s.stroke([(-17, 1), (0, 3.4, 18, 0)], s.accent, 1.0)


_SHARK: Final = svg(
    "M117 99 C112 91 104 87 92 84.500 L85 83 C84 75 79 68 70 64 C72 71 71 78 68 83 C58 86 50 91 44 99 C40 92 36 85 28 80 "
    "C32 88 33 95 34 102 C31 109 29 116 24 122 C33 121 40 116 46 109 C52 113 60 116 70 117 C84 119 98 117 107 112 "
    "C112 109 116 105 117 99 Z"
)
_SHARK_FINS: Final = (
    svg("M92 110 C90 120 84 131 72 139 C73 130 72 120 78 110 Z"),
    svg("M58 111 C56 118 51 123 44 125 C47 119 47 114 50 108 Z"),
)


def _shark(s: Impact) -> None:
    """Paint a shark that turns its head to the right and up, its back lit from above."""
    back, belly = mix(s.ink, s.accent, 0.5), mix(s.light, s.accent, 0.14)
    s.inked([(_SHARK_FINS[1], back), (_SHARK, back)], 2.1, (0.6, 1.3))
    with s.clipped(_SHARK):
        s.fill(
            svg(
                "M26 78 C34 84 40 90 46 99 C56 90 66 86 84 86 C98 88 108 92 114 98 C98 92 80 92 62 98 C54 101 48 104 42 104 Z"
            ),
            mix(s.accent, s.light, 0.16),
        )
        s.fill(svg("M70 64 C79 68 84 75 85 84 L77 85 C78 77 76 70 70 64 Z"), mix(s.accent, s.light, 0.3))
        s.fill(
            svg(
                "M118 99 C112 101 104 101 98 103 C84 107 62 108 46 106 C52 116 64 122 84 122 C104 120 116 110 118 99 Z"
            ),
            belly,
        )
        s.dots(box(46, 94, 120, 124), back, (92, 108), (54, 113), 0.0, 0.7, pitch=2.4)
        s.fill(svg("M116 103 C110 104 104 103 98.500 105 C101 110 106 112 110 110 Z"), s.ink)
        for x, y in ((101.4, 104.4), (104.8, 103.8), (108.2, 103.8), (111.4, 103.6)):
            s.fill(polygon((x - 1.6, y), (x + 1.6, y - 0.2), (x + 0.2, y + 3.2)), "#ffffff")
        for x, y in ((103.4, 110.6), (106.8, 110.4)):
            s.fill(polygon((x - 1.4, y), (x + 1.4, y), (x, y - 2.8)), "#ffffff")
    for x in (80, 84, 88):
        s.stroke([(x, 95), (x - 3, 101, x - 0.6, 107)], s.ink, 1.4)
    s.inked([(oval(101.5, 96, 2.6, 2.4), "#ffffff")], 0.8)
    s.fill(oval(102.2, 96.3, 1.5), s.ink)
    s.stroke([(97.500, 92.500), (105, 94.500)], s.ink, 1.5)
    s.rim([_SHARK], "#fff2ac", (-0.15, -1), 1.9)
    s.inked([(_SHARK_FINS[0], mix(s.accent, s.ink, 0.25))], 1.9, (0.6, 1.1))
    s.rim([_SHARK_FINS[0]], mix(s.accent, s.light, 0.5), (1.0, 0.3), 1.8)


def prowler(s: Impact) -> None:
    """A shark goes along below a rowing boat. Half above the water, half below; light: the sun on the sea's edge."""
    _golden_sea(s)
    _rowing_boat(s, 60, 59)
    # the surface, from edge to edge, before the hull
    wave = ribbon(
        [
            (-6, 64, 2.6),
            (10, 61, 1.8),
            (26, 64, 2.8),
            (44, 61, 1.8),
            (60, 63.5, 2.8),
            (78, 61, 1.8),
            (96, 64, 2.8),
            (110, 61, 1.8),
            (126, 64, 2.6),
        ]
    )
    s.inked([(wave, "#fffdf0")], 1.1, (0.0, 0.9), ink=mix(s.accent, s.ink, 0.35))
    with s.moved(-3.5, 5.0, 0.93, turn=-4, about=(72, 104)):
        _shark(s)
    for x, y, r in ((110, 82, 1.6), (107, 76, 1.1), (112, 72, 0.8)):
        s.line(oval(x, y, r), "#fff2ac", 0.9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-02": Picture(
        squirrel_girl,
        ((60.0, 57.0), (78.0, 57.0), (69.0, 112.0), (47.0, 115.0)),
        "leaps home with an acorn",
        "hollow trunk",
        "low sun behind a tail",
    ),
    "m1-03": Picture(
        modok,
        ((66.0, 104.0), (52.0, 58.0), (80.0, 58.0), (66.0, 126.0)),
        "splits a walnut with its teeth",
        "below a wooden nutcracker",
        "flash of the shell",
    ),
    "m1-04": Picture(
        prowler, ((62.0, 50.0), (80.0, 100.0), (102.0, 99.0)), "goes along below a boat", "sea", "sun on the sea's edge"
    ),
}
