"""Pictures of the last four purple cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    arch,
    block,
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
)


def america_chavez(s: Impact) -> None:
    """A round-headed door opens in the wall at the end of an alley. One-point depth; light: the day on the other side."""
    cx, cy = 66, 72
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    # sky slit, end wall
    s.fill(polygon((34, -4), (98, -4), (92, 20), (40, 20)), mix(s.deep, s.mid, 0.5))
    end = polygon((28, 14), (104, 14), (104, 118), (28, 118))
    s.fill(end, s.deep)
    for r in range(13):
        for k in range(7):
            x, y = 24 + k * 14 - (r % 2) * 7, 14 + r * 8.2
            with s.clipped(end):
                s.fill(block(x, y, 13, 7.2), mix(s.deep, s.mid, (0.45, 0.7, 0.3)[(r * 2 + k) % 3]))
    s.halo(end, s.ink, cx, cy, 36, 62, 0.0, 0.8)
    # side walls with windows, floor
    left = polygon((-6, -30), (28, 14), (28, 118), (-6, 150))
    right = polygon((126, -30), (104, 14), (104, 118), (126, 150))
    s.fill(left, mix(s.ink, s.deep, 0.55))
    s.fill(right, mix(s.ink, s.deep, 0.3))
    s.fill(polygon((25, 12), (28, 14), (28, 118), (25, 120)), s.key)
    s.fill(polygon((104, 14), (106, 12), (106, 120), (104, 118)), s.key)
    for y in (30, 58):
        s.fill(polygon((6, y - 8), (18, y), (18, y + 16), (6, y + 12)), s.ink)
    s.fill(polygon((106, 60), (124, 56), (124, 59), (106, 63)), s.ink)
    floor = polygon((28, 118), (104, 118), (130, 152), (-10, 152))
    s.fill(floor, mix(s.ink, s.deep, 0.5))

    patch = polygon((52, 118), (82, 118), (100, 152), (26, 152))
    s.fill(patch, s.mid)
    s.fill(polygon((58, 118), (77, 118), (86, 152), (44, 152)), s.accent)
    s.fill(polygon((62, 118), (73, 118), (77, 152), (55, 152)), "#f6ffc0")
    s.dots(floor, s.ink, (64, 124), (64, 156), 0.0, 0.6)
    s.rays(cx, cy, 40, 74, 20, s.key, 0.75, duty=0.35, seed=6, inward=False)
    leaf = polygon((44, 44), (30, 34), (30, 132), (44, 119))
    s.inked([(leaf, s.mid)], 1.8, (0.4, 0.8))
    s.fill(polygon((40, 50), (34, 46), (34, 76), (40, 78)), s.deep)
    s.fill(polygon((40, 86), (34, 86), (34, 118), (40, 113)), s.deep)
    s.rim([leaf], s.accent, (1.0, 0.0), 1.8)
    s.inked([(oval(35, 81, 1.8), s.accent)], 1.0)
    s.fill(arch(40, 94, 60, 119, 26), s.ink)
    s.fill(arch(43, 91, 60, 119, 23), s.accent)
    hole = arch(47, 87, 60, 119, 19)
    s.fill(hole, "#f6ffd0")
    with s.clipped(hole):
        s.steps(ALL, (66, 34), (66, 92), ["#b9e81e", "#d3f24e", "#e6fa86", "#f4ffc0", "#ffffe6"])
        s.fill(oval(66, 74, 24), "#f4ffc0")
        s.fill(oval(66, 74, 17), "#ffffff")
        s.fill(svg("M20 96 L40 84 L48 89 L60 70 L66 77 L71 73 L84 90 L92 86 L112 98 V120 H20 Z"), "#8ab414")
        s.fill(svg("M60 70 L64 76 L61 79 L58 77 L55 79 Z M71 73 L76 80 L72 79 L69 81 L67 78 Z"), "#ffffff")
        s.fill(svg("M20 104 C40 94 52 97 66 98 C84 99 100 92 112 98 V120 H20 Z"), "#4f7f1c")
        s.fill(svg("M58 124 C60 112 74 106 68 99 C72 106 82 112 84 124 Z"), "#f6ffd0")
    s.line(hole, "#ffffff", 1.2)
    # torn bricks and leaves blow in
    s.debris(
        [
            (36, 52, 3.6, 10),
            (96, 52, 3.0, 60),
            (42, 112, 4.2, 30),
            (94, 106, 3.6, 90),
            (86, 126, 3.0, 20),
            (50, 36, 2.4, 0),
            (84, 34, 2.6, 40),
            (38, 128, 3.0, 70),
        ],
        s.mid,
        s.light,
    )
    for x, y, a, k in (
        (54, 124, 20, 1.0),
        (74, 132, -30, 1.3),
        (92, 88, 50, 0.9),
        (40, 84, -10, 0.9),
        (64, 140, 70, 1.2),
    ):
        s.inked(
            [(placed(svg("M-4 0 C-2 -3 2 -3 4 0 C2 2.500 -2 2.500 -4 0 Z"), x, y, k, a), "#8fd024")],
            w=0.8,
            heavy=(0.3, 0.4),
        )
    # somebody looks round the corner: only a shadow
    s.fill(
        svg(
            "M90 152 L92 126 C92 119 96 116 99.500 115 C96.500 112 96.500 105.500 101 104 C106 103.500 108.500 108 107 112 C106.500 114 105.500 115 104.500 115.500 C110 117 113 120 113.500 126 L116 152 Z"
        ),
        s.ink,
    )
    s.rim(
        [
            svg(
                "M90 152 L92 126 C92 119 96 116 99.500 115 C96.500 112 96.500 105.500 101 104 C106 103.500 108.500 108 107 112 C106.500 114 105.500 115 104.500 115.500 C110 117 113 120 113.500 126 L116 152 Z"
            )
        ],
        s.accent,
        (-1, -0.3),
        1.1,
    )


def _paddock_at_dawn(s: Impact) -> None:
    """Paint the day behind a paddock, its dust and the blades of grass at its edges."""
    s.steps(ALL, (60, 6), (60, 108), [mix(s.mid, s.key, 0.4), s.key, mix(s.key, s.light, 0.6), s.light, "#ffffff"])
    s.rays(66, 92, 44, 130, 22, "#ffffff", 0.6, duty=0.4, seed=6)
    ground = svg("M-4 124 C30 118 90 118 124 124 V172 H-4 Z")
    s.fill(ground, s.key)
    s.dots(ground, s.mid, (66, 120), (66, 152), 0.1, 0.8)
    for x, tip, lean in ((-2, 96, 4), (8, 110, -8), (112, 112, 6), (122, 100, 2)):
        s.fill(ribbon([(x, 160, 3.0), (x + lean * 0.2, (160 + tip) / 2, 2.4), (x + lean, tip, 0.4)]), s.mid)


def _broken_board(s: Impact, x: float, y: float, turn: float, *, flip: bool = False) -> None:
    """Paint half of a board that is nailed down at (x, y) and broken off to the right, or to the left with ``flip``."""
    board = polygon((-30, -6.5), (18, -6.5), (25, -4), (17, -1.5), (28, 0.5), (19, 2.5), (24, 6.5), (-30, 6.5))
    board = placed(board, x, y, 1.0, turn, flip)
    s.inked([(board, s.accent)], 1.8, (0.4, 1.2))
    s.fill(cut(board, placed(board, 0.0, 2.6)), "#f6ffc4")
    s.line(placed(svg("M-30 1.500 H8 M-12 -2 H16"), x, y, 1.0, turn, flip), mix(s.ink, s.accent, 0.3), 0.9)
    for nail in ((-3.5, -2.8), (-3.5, 3.2)):
        s.fill(placed(oval(*nail, 1.3), x, y, 1.0, turn, flip), s.ink)


def _rhino_front(s: Impact) -> None:
    """Paint a rhinoceros from in front that charges with its head low, its muzzle's middle at (67, 116)."""
    hide, dark, lit, edge = s.mid, s.deep, s.key, s.light
    ear = svg("M-3 4 C-11 -4 -13 -17 -8 -27 C3 -21 8 -10 7 1 Z")
    for x, turn, flip in ((48, -20, False), (87, 20, True)):
        s.inked([(placed(ear, x, 70, 0.95, turn, flip), hide)], 2.0, (0.5, 1.0))
        s.fill(placed(ear, x, 67, 0.52, turn, flip), s.ink)
        s.rim([placed(ear, x, 70, 0.95, turn, flip)], edge, (-0.9, -0.6), 1.8)
    head = svg(
        "M51 64 C57 58 77 58 83 64 L93 76 L91 88 L86 96 L97 106 L100 118 L94 134 L82 142 C74 144 60 144 52 142 "
        "L40 134 L34 118 L37 106 L48 96 L43 88 L41 76 Z"
    )
    s.inked([(head, hide)], 2.6, (0.8, 1.4))
    with s.clipped(head):
        s.fill(svg("M36 56 H64 L60 96 C54 98 48 106 46 128 L38 136 L28 112 Z"), lit)
        s.dots(svg("M76 60 H104 V146 H72 Z"), dark, (78, 90), (98, 112), 0.0, 0.7, pitch=2.4)
    s.rim([head], edge, (-1.0, -0.5), 2.4)
    s.rim([both(head, box(80, 60, 104, 118))], edge, (1.0, -0.4), 1.6)
    # brows, the eyes below them, and the folds under these
    for side in (-1, 1):

        def at(x: float, y: float, side: int = side) -> Point:
            return 67 + side * x, y

        s.inked([(polygon(at(11, 88), at(12, 83), at(23, 77), at(24, 85), at(18, 90)), "#ffffff")], 1.7)
        s.fill(oval(*at(15.5, 85.6), 2.4, 2.8), s.ink)
        s.stroke([at(8, 84), at(14, 80.5), at(25, 74)], s.ink, 3.2)
        s.stroke([at(13, 96), (*at(19, 98), *at(23, 93))], s.ink, 1.5)
        s.fill(oval(*at(16, 113), 4.4, 3.0, side * 24), s.ink)
    # the mouth, open
    mouth = svg("M42 121 C54 127 80 127 92 121 L88 133 C80 138 54 138 46 133 Z")
    s.inked([(mouth, s.ink)], 1.2, (0.2, 0.4))
    with s.clipped(mouth):
        s.fill(oval(67, 139, 15, 6.5), lit)
        for x in (47, 53.7, 60.4, 67, 73.6, 80.3, 87):
            s.fill(box(x - 2.9, 120, x + 2.9, 128.5, 1.2), "#ffffff")
    small = svg("M62 86 C61 78 64 72 69 67 C73 73 74 80 73 86 C70 89 65 89 62 86 Z")
    s.inked([(small, s.light)], 1.8, (0.5, 1.0))
    horn = svg("M58 112 C56 100 58 82 64 66 C71 80 76 98 76 112 C71 117 63 117 58 112 Z")
    s.inked([(horn, "#ffffff")], 2.5, (0.8, 1.4))
    with s.clipped(horn):
        side = svg("M64 64 C68 82 70 98 68 120 H84 V60 Z")
        s.fill(side, s.key)
        s.dots(side, s.mid, (69, 84), (79, 112), 0.0, 0.8, pitch=2.4)
        for y in (102, 108):
            s.stroke([(54, y), (66, y + 4, 80, y)], s.mid, 1.3)


def rhino(s: Impact) -> None:
    """A rhinoceros bursts through a fence at us, horn first. Frontal, low; light: the dawn behind it."""
    _paddock_at_dawn(s)
    with s.moved(2, 2, turn=5.0, about=(66.0, 100.0)):
        back = svg("M22 172 C20 100 36 66 67 61 C100 66 114 100 114 172 Z")
        s.inked([(back, mix(s.deep, s.mid, 0.55))], 2.2, (0.4, 0.6))
        s.rim([back], s.light, (-0.5, -1.0), 2.4)
        s.dots(back, s.deep, (76, 90), (110, 130), 0.0, 0.8)
    for x in (21, 108):
        post = box(x - 6.5, 58, x + 6.5, 172, 2)
        s.inked([(post, mix(s.deep, s.mid, 0.3))], 2.0, (0.6, 1.0))
        s.fill(both(post, box(x - 7, 56, x - 2.6, 172)), s.key)
    _broken_board(s, 14, 66, -30)
    _broken_board(s, 12, 130, 16)
    _broken_board(s, 117, 70, 30, flip=True)
    _broken_board(s, 118, 134, -18, flip=True)
    # the head's own shadow on what it has broken through
    s.fill(svg("M46 84 L112 84 L116 112 L108 138 L84 146 L56 144 L44 120 Z"), s.ink, 0.55)
    with s.moved(6, -1, 0.9, turn=5.0, about=(66.0, 100.0)):
        _rhino_front(s)
    splinter = polygon((-7, -1.6), (4, -2), (8, 0), (2, 0.6), (5, 2), (-5, 1.8))
    for x, y, size, turn in ((34, 38, 0.8, -50), (84, 52, 0.8, 30), (38, 98, 0.6, 20), (101, 104, 0.7, -60)):
        s.inked([(placed(splinter, x, y, size, turn), s.accent)], 1.2, (0.2, 0.6))


def _boudoir(s: Impact) -> None:
    """Paint a papered wall that a candle out of sight lights from the lower left, and the edge of a dressing table."""
    s.fill(ALL, s.mid)
    for rise, tone in ((-16, mix(s.mid, s.key, 0.6)), (34, s.key), (82, mix(s.key, s.light, 0.6))):
        s.fill(polygon((-20, 150), (-20, rise - 60), (20, rise - 60), (150, rise + 74), (150, 150)), tone)
    for row in range(9):
        for column in range(7):
            x, y = column * 20 + 10 * (row % 2), row * 17
            s.fill(svg(f"M{x} {y - 5} L{x + 3} {y} L{x} {y + 5} L{x - 3} {y} Z"), s.mid, 0.35)
    s.dots(ALL, s.deep, (74, 30), (124, -10), 0.0, 0.8)
    s.fill(polygon((84, -4), (124, -4), (124, 132), (112, 132), (104, 40)), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((84, -4), (87, -4), (107, 40), (115, 132), (112, 132), (104, 40)), s.deep)
    s.fill(box(-4, 132, 124, 172), s.mid)
    s.fill(box(-4, 131, 124, 133.4), s.deep)


def _snake_in_the_glass(s: Impact, glass: skia.Path) -> None:
    """Paint a viper's face in a mirror, and the cracks that its look makes."""
    with s.clipped(glass):
        s.fill(glass, s.key)
        s.fill(oval(70, 60, 27, 30), mix(s.key, s.light, 0.6))
        s.fill(oval(68, 56, 20, 23), "#ffffff")
        s.dots(glass, s.mid, (72, 70), (96, 100), 0.0, 0.8, pitch=2.4)
        s.fill(polygon((44, 62), (66, 34), (72, 34), (46, 70)), "#ffffff")
    neck = svg("M62 102 C66 92 64 86 58 80 H90 C84 86 82 92 86 102 Z")
    face = svg("M74 44 C86 44 96 54 96 64 C96 74 86 88 74 88 C62 88 52 74 52 64 C52 54 62 44 74 44 Z")
    with s.clipped(glass):
        s.inked([(neck, s.accent), (face, s.accent)], 2.2, (0.6, 1.0))
        s.fill(cut(face, placed(face, 1.6, 2.8)), "#f6ffc0")
        s.fill(svg("M74 46 L80 52 L74 62 L68 52 Z M58 56 L64 54 L62 60 Z M90 56 L84 54 L86 60 Z"), s.ink)
        s.stroke([(58, 79), (74, 85, 90, 79)], s.ink, 1.8)
        for side in (-1, 1):
            s.fill(oval(74 + side * 3, 77, 1.0, 1.6), s.ink)
        for side in (-1, 1):
            eye = polygon(
                (74 + side * 5, 70, 1), (74 + side * 18, 60, 1), (74 + side * 17, 70, 2), (74 + side * 9, 74, 2)
            )
            s.inked([(eye, "#ffffff")], 1.6, (0.2, 0.3))
            s.fill(oval(74 + side * 12, 68.6, 1.3, 4.6), s.ink)
        tongue = [(74, 84), (74, 92)]
        for tone, wide in ((s.ink, 4.0), (s.mid, 1.8)):
            s.stroke(tongue, tone, wide)
            for side in (-1, 1):
                s.stroke([(74, 91), (74 + side * 4, 97)], tone, wide)
        for crack in (
            [(96, 44), (89, 52), (91, 58), (84, 62)],
            [(101, 72), (93, 74), (90, 80), (84, 80)],
            [(50, 88), (57, 82), (58, 76)],
        ):
            s.stroke(crack, s.ink, 2.4)
            s.stroke(crack, "#ffffff", 0.9)


def gorgon(s: Impact) -> None:
    """A hand mirror cracks at the look of a snake that winds up its handle. Close-up; light: a candle out of sight."""
    _boudoir(s)
    with s.moved(-11.0, -2.0):
        frame, glass = oval(74, 70, 34, 39), oval(74, 70, 27.5, 32.5)
        handle = svg("M68 106 H80 L79 120 C83 128 83 138 74 150 C65 138 65 128 69 120 Z")
        knob = oval(74, 30, 5.4)
        wood = mix(s.ink, s.deep, 0.7)
        s.inked([(knob, wood), (frame, wood), (handle, wood)], 2.4, (1.0, 1.6))
        with s.clipped(join(frame, handle)):
            s.fill(cut(frame, placed(frame, 2.6, 2.4)), s.mid)
            s.fill(box(66, 104, 72, 150), s.mid)
        s.fill(oval(74, 70, 29.6, 34.6), s.ink)
        _snake_in_the_glass(s, glass)
        for curve in (
            [
                (128, 146, 5.8),
                (110, 146, 5.8),
                (92, 150, 5.6),
                (74, 148, 5.4),
                (61, 141, 5.0),
                (59, 133, 4.4),
                (66, 128, 3.8),
            ],
            [(66, 128, 3.8), (76, 126, 4.2), (87, 125, 4.0), (96, 119, 3.4), (101, 109, 1.2)],
        ):
            coil = ribbon(curve)
            s.inked([(coil, s.accent)], 2.0, (0.7, 1.2))
            s.fill(cut(coil, placed(coil, 0.6, 2.6)), "#f6ffc0")
            with s.clipped(coil):
                for x, y, _ in curve[1:-1]:
                    s.fill(placed(box(-2, -7, 2, 7, 1.5), x, y, turn=30), s.ink)


def _white_door(s: Impact) -> None:
    """Paint a white door in the sun, seen at a slant, the dark wall beside it and the boards of a porch."""
    s.fill(ALL, mix(s.deep, s.mid, 0.5))
    for x in range(-12, 130, 13):
        s.stroke([(-4, x), (124, x - 30)], s.ink, 1.0, 0.45)
    s.dots(box(-4, -4, 40, 150), s.ink, (38, 70), (2, 90), 0.0, 0.8)
    s.inked([(polygon((33, -6), (115, -6), (111, 136), (37, 131)), s.mid)], 1.6, (0.0, 0.0))
    door = polygon((38, -6), (110, -6), (106, 134), (42, 129))
    s.fill(door, "#ffffff")
    for left, right in ((47, 70), (78, 101)):
        for top, foot in ((-6, 58), (68, 120)):
            s.line(polygon((left, top), (right, top), (right, foot + 1), (left, foot)), s.key, 1.6)
    with s.clipped(door):
        shade = polygon((92, -8), (130, -8), (130, 150), (112, 150))
        s.fill(shade, s.key)
        s.dots(shade, s.mid, (96, 60), (118, 66), 0.0, 0.8)
    floor = polygon((-4, 126), (124, 136), (124, 172), (-4, 172))
    s.fill(floor, s.deep)
    s.fill(polygon((40, 129.500), (107, 135), (132, 172), (28, 172)), mix(s.mid, s.key, 0.35))
    for x, foot in ((8, -6), (32, 26), (56, 58), (80, 90), (104, 122)):
        s.stroke([(x, 127 + x * 0.08), (foot, 172)], s.ink, 1.0, 0.6)


def _shaken_boot(s: Impact) -> None:
    """Paint a boot from the side about the middle of its shaft, upright, its toe to the left: heel, sole, laces."""
    leather, lit, dark = mix(s.deep, s.mid, 0.8), mix(s.key, s.light, 0.3), mix(s.ink, s.deep, 0.3)
    boot = svg(
        "M-9 -22 H13 C14 -8 14 6 15 16 C15 20 14 24 14 26 H-30 C-34 26 -36 22 -34 18 C-32 13 -24 12 -18 9 C-11 5 -9 -4 -9 -22 Z"
    )
    sole = svg("M-35 25 H15 V36 H1 V31 C-10 31 -24 32 -33 31 C-36 30 -36 27 -35 25 Z")
    s.inked([(boot, leather), (sole, dark)], 2.3, (0.8, 1.4))
    with s.clipped(boot):
        s.fill(svg("M-10 -24 H-2 C-2 -4 -4 8 -14 13 C-22 17 -28 18 -36 22 V10 L-12 4 Z"), lit)
        s.dots(box(4, -24, 18, 28), s.ink, (4, 0), (16, 4), 0.0, 0.8, pitch=2.4)
        s.line(svg("M-21 9 C-17 14 -17 20 -19 27"), s.ink, 1.6)
        s.line(svg("M15 14 C8 14 5 18 5 27"), s.ink, 1.6)
    for x, y in ((-9, -12), (-9, -5), (-11, 2), (-15, 7.5)):
        s.stroke([(x - 1.5, y + 1.4), (x + 7.5, y - 2.4)], s.ink, 4.0)
        s.stroke([(x - 1.5, y + 1.4), (x + 7.5, y - 2.4)], "#ffffff", 1.8)
    s.stroke([(-34, 27.6), (14, 27.6)], s.key, 1.2)
    s.inked([(box(-11, -25, 15, -19, 2), s.key)], 1.7, (0.4, 0.8))


def _hand_at_the_heel(s: Impact) -> None:
    """Paint the hand that comes from the right below the badge and holds the boot by its heel."""
    skin, shade = mix(s.key, s.light, 0.6), mix(s.mid, s.key, 0.5)
    sleeve = polygon((106, 43), (130, 46), (130, 66), (104, 60))
    s.inked([(sleeve, s.mid)], 2.0, (0.5, 1.0))
    s.fill(both(sleeve, polygon((100, 42), (130, 44), (130, 51), (100, 48))), s.key)
    s.inked([(polygon((101, 41, 1.5), (107, 42, 1.5), (105, 61, 1.5), (99, 60, 1.5)), s.light)], 1.7, (0.4, 0.8))
    back = svg("M101 42 C95 38 89 37 85 40 L84 54 C88 59 95 60 100 59 Z")
    s.inked([(back, skin)], 1.9, (0.6, 1.2))
    s.fill(cut(back, placed(back, 0.4, -4.0)), shade)
    for x, y, length, turn in ((89, 56, 11, 190), (88, 51, 14, 186), (88, 46, 14, 182), (90, 41.5, 12, 178)):
        finger = placed(box(0, -2.7, length, 2.7, 2.7), x, y, turn=turn)
        s.inked([(finger, skin)], 1.5, (0.4, 0.8))
        s.fill(cut(finger, placed(finger, 0.2, -1.8)), shade)


def _scorpion(s: Impact, shadow: bool = False) -> None:
    """Paint a scorpion from above about the middle of its back, its head down, its tail arched up and to the left."""
    lit = "#f6ffc0"
    legs = (
        [(7, -8), (18, -14), (27, -6)],
        [(8, -3), (20, -6), (28, 4)],
        [(8, 2), (19, 3), (25, 14)],
        [(7, 6), (16, 10), (19, 21)],
    )
    joints = (
        (0.5, -17, 6.8, 5.2, 14),
        (5, -24, 6.2, 5.2, 40),
        (8.5, -31.5, 5.6, 5.2, 0),
        (6.5, -39.5, 5.2, 5.0, -40),
        (-1, -44, 4.8, 4.6, -80),
    )
    sting = svg(
        "M-2 -49 C-8 -52 -16 -50 -18 -43 C-19 -37 -17 -33 -20 -26 C-13 -29 -11 -33 -10 -37 C-6 -37 -3 -40 -2 -44 Z"
    )
    arm = [(6, 13, 3.4), (15, 13, 3.0), (20, 18, 2.8), (18, 25, 3.2)]
    claw = svg("M-5 0 C-9 8 -8 18 0 25 C1 19 0 14 0 11 C2 14 4 17 8 19 C11 12 9 3 4 -1 Z")
    back = svg(
        "M0 -16 C9 -16 12 -6 11 2 C10 10 8 16 5 18 C2 19.500 -2 19.500 -5 18 C-8 16 -10 10 -11 2 C-12 -6 -9 -16 0 -16 Z"
    )
    parts = [back, sting, *(oval(*joint) for joint in joints)]
    for flip in (False, True):
        limb = [placed(ribbon(arm), flip=flip), placed(claw, -16 if flip else 16, 23, 1.1, -14 if flip else 14, flip)]
        parts += limb
        for points in legs:
            leg = [(-x if flip else x, y) for x, y in points]
            s.stroke(leg, s.key if shadow else s.ink, 4.4)
            if not shadow:
                s.stroke(leg, s.accent, 1.7)
    if shadow:
        for part in parts:
            s.fill(part, s.key)
        return
    for path in (sting, *(oval(*joint) for joint in reversed(joints)), *parts[7:], back):
        s.inked([(path, s.accent)], 1.8, (0.5, 0.9))
        s.fill(cut(path, placed(path, 1.6, 1.8)), lit)
    for y, wide in ((-9, 9.4), (-3.5, 10.6), (2, 10.8)):
        s.stroke([(-wide, y), (0, y + 4, wide, y)], s.ink, 1.4)
    for side in (-1, 1):
        s.fill(oval(side * 2.6, 12, 1.4), s.ink)


def scorpion(s: Impact) -> None:
    """A hand tips a boot, and a scorpion falls from it. Straight on, a porch; light: the sun on a white door."""
    _white_door(s)
    with s.clipped(box(-4, -4, 106, 134)), s.moved(79, 113, 0.52, turn=24):
        _scorpion(s, shadow=True)
    with s.moved(66, 49, 0.94, turn=-172):
        s.canvas.scale(-1, 1)
        _shaken_boot(s)
    _hand_at_the_heel(s)
    for x, top, foot in ((54, 78, 92), (62, 77, 84), (86, 76, 94)):
        s.fill(ribbon([(x, top, 0.3), (x, (top + foot) / 2, 1.3), (x, foot, 1.5)]), s.mid)
    with s.moved(66, 109, 0.54, turn=24):
        _scorpion(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-37": Picture(
        rhino,
        ((68.0, 76.0), (67.0, 110.0), (51.0, 84.0), (84.0, 88.0)),
        "bursts through a fence",
        "paddock",
        "dawn behind the back",
    ),
    "m1-38": Picture(america_chavez, ((66.0, 80.0),), "opens in a wall", "back alley", "day of the other side"),
    "m1-39": Picture(
        gorgon, ((63.0, 66.0), (51.0, 66.0), (75.0, 66.0)), "cracks at a look", "dressing table", "candle out of sight"
    ),
    "m1-40": Picture(
        scorpion,
        ((66.0, 109.0), (60.0, 46.0), (80.0, 48.0)),
        "tumbles out of a boot",
        "porch",
        "sun on a white door",
    ),
}
