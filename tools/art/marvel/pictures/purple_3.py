"""Pictures of the purple cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    svg,
)


def _frozen_strait(s: Impact) -> None:
    """Paint a low sun at the left over a plain of ice, the ship's long shadow on it, and the water that opens."""
    s.steps(
        ALL,
        (96, -4),
        (44, 104),
        [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.6), "#ffffff"],
    )
    s.fill(svg("M-4 100 L10 90 L22 98 L40 94 L60 97 L96 96 L106 84 L114 92 L124 86 V110 H-4 Z"), mix(s.mid, s.key, 0.5))
    s.fill(svg("M106 84 L114 92 L124 86 V104 H112 Z"), s.mid)
    s.fill(box(-4, 103, 124, 172), s.light)
    s.fill(polygon((-4, 103), (40, 103), (36, 108), (-4, 116)), "#ffffff")
    s.fill(polygon((84, 112), (104, 104), (124, 104), (124, 150), (96, 156)), mix(s.mid, s.key, 0.25))
    s.dots(polygon((84, 112), (104, 104), (124, 104), (124, 150), (96, 156)), s.deep, (92, 112), (124, 136), 0.0, 0.75)
    s.fill(polygon((-4, 126), (34, 118), (44, 132), (30, 150), (-4, 160)), mix(s.key, s.light, 0.5))
    gap = polygon(
        (48, 112), (92, 110), (87, 122), (106, 134), (92, 138), (98, 158), (32, 158), (44, 138), (36, 130), (54, 122)
    )
    s.fill(gap, s.ink)
    for y, x, long in ((140, 52, 14), (145, 74, 16), (134, 84, 10)):
        s.fill(polygon((x, y), (x + long / 2, y - 1), (x + long, y), (x + long / 2, y + 1.2)), s.mid)
    for crack in ([(44, 128), (32, 124), (26, 116), (12, 112)], [(100, 132), (110, 126), (122, 128)]):
        s.stroke(crack, s.ink, 1.8)


def _bow(s: Impact) -> None:
    """Paint the bow of an icebreaker from ahead and from below: one side in the sun, the other in shade."""
    bridge = polygon((48, 60), (52, 36), (88, 36), (92, 60))
    s.inked([(bridge, s.key)], 1.8, (0.8, 0.6))
    s.fill(polygon((50, 60), (53.5, 37), (60, 37), (58, 60)), "#ffffff")
    s.fill(polygon((78, 36), (88, 36), (92, 60), (80, 60)), s.mid)
    s.inked([(polygon((51, 41), (89, 41), (90, 48), (50, 48)), s.ink)], 0.6)
    for x in range(53, 88, 7):
        s.fill(box(x, 42.4, x + 4.6, 46.6), s.accent)
    port = svg("M70 50 L70 130 L58 126 C54 104 42 84 35 64 C48 60 60 55 70 50 Z")
    board = svg("M70 50 L70 130 L82 126 C86 104 98 84 105 64 C92 60 80 55 70 50 Z")
    s.inked([(port, s.light), (board, s.deep)], 2.6, (0.8, 1.2))
    with s.clipped(port):
        s.fill(svg("M30 60 C42 84 52 104 56 130 H64 C60 104 54 84 50 54 Z"), "#ffffff")
        s.fill(svg("M54 98 C60 98 66 97 72 95 V134 H50 Z"), s.mid)
    with s.clipped(board):
        s.fill(svg("M68 98 C74 98 82 96 90 92 V134 H68 Z"), mix(s.ink, s.deep, 0.4))
        s.dots(board, s.ink, (80, 84), (104, 76), 0.0, 0.6, pitch=2.4)
        s.rim([board], s.mid, (1.0, -0.3), 1.6)
    s.stroke([(36, 64), (54, 58, 70, 50), (86, 58, 104, 64)], s.ink, 4.2)
    s.stroke([(36, 64), (54, 58, 70, 50)], "#ffffff", 2.2)
    s.stroke([(70, 50), (86, 58, 104, 64)], s.key, 2.2)
    s.stroke([(69.4, 52), (69.4, 128)], "#ffffff", 2.0)
    s.fill(oval(84, 72, 2.8, 3.4), s.ink)
    for tone, wide in ((s.ink, 4.4), (s.key, 1.8)):
        s.stroke([(84, 73), (84, 87)], tone, wide)
        s.stroke([(78.500, 82), (80, 89, 84, 89), (88, 89, 89.500, 80)], tone, wide)


def hulk(s: Impact) -> None:
    """The hulk of an icebreaker breaks the ice towards us. Frontal, low; light: the low sun from the left."""
    _frozen_strait(s)
    with s.moved(-1.0, 2.0, 1.03, turn=-7.0, about=(70.0, 130.0)):
        _bow(s)
    plates = (
        polygon((30, 128), (34, 112), (43, 103), (50, 112), (58, 118), (54, 129), (46, 139), (37, 132)),
        polygon((112, 126), (107, 108), (99, 100), (92, 110), (83, 117), (87, 128), (95, 139), (103, 130)),
        polygon((45, 143), (58, 127), (69, 137), (62, 149)),
        polygon((97, 145), (84, 127), (76, 139), (84, 151)),
    )
    for number, plate in enumerate(plates):
        port = number % 2 == 0
        s.inked([(plate, s.mid if port else s.deep)], 2.2, (0.8, 1.2))
        s.fill(both(plate, placed(plate, -4.4, -6.4)), "#ffffff" if port else s.key)
    s.debris(
        [
            (42, 90, 3.4, 20),
            (32, 102, 2.6, 60),
            (102, 88, 3.0, 40),
            (112, 102, 2.4, 0),
            (56, 148, 4.4, 10),
            (90, 150, 3.6, 70),
        ],
        s.key,
        "#ffffff",
    )
    man = join(
        oval(113.4, 117, 1.6),
        polygon((111.8, 119), (115, 119), (115.6, 124), (114.8, 130), (112.6, 130), (111.6, 124)),
    )
    s.fill(man, s.ink)
    s.stroke([(112, 120), (108.4, 115)], s.ink, 1.2)
    s.fill(oval(108, 114, 1.7), s.accent)


def _attic_window(s: Impact) -> None:
    """Paint an attic and its open window: dawn over roofs, a sill, a curtain that the wind blows in."""
    s.fill(ALL, mix(s.deep, s.mid, 0.4))
    s.dots(ALL, s.ink, (60, 110), (10, 150), 0.0, 0.75)
    opening = arch(32, 112, 50, 140, 52)
    s.inked([(placed(opening, 0, 0), s.deep)], 4.0, (0.6, 1.0))
    with s.clipped(opening):
        s.steps(
            ALL,
            (90, 0),
            (66, 128),
            [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.45), s.light, "#ffffff", "#ffffff"],
        )
        for data, tone in (
            ("M24 118 C40 112 52 116 60 112 C76 106 92 112 120 106 V146 H24 Z", mix(s.key, s.light, 0.4)),
            (
                "M24 150 V126 L40 118 L52 126 V120 H56 V128 L68 122 L84 130 V116 L90 110 L96 116 V130 L120 122 V150 Z",
                mix(s.mid, s.key, 0.6),
            ),
        ):
            s.fill(svg(data), tone)
        for x, y in ((40, 130), (66, 132), (89, 122), (106, 131)):
            s.fill(box(x, y, x + 2.6, y + 3.6), s.accent)
    s.line(opening, mix(s.mid, s.key, 0.5), 1.6)
    curtain = svg(
        "M124 -4 H100 C96 24 108 44 98 70 C92 86 78 92 80 108 C90 104 96 112 106 106 C112 102 118 104 124 100 Z"
    )
    s.inked([(curtain, s.light)], 1.9, (-0.5, 0.9))
    with s.clipped(curtain):
        for data in (
            "M112 -4 C108 30 118 54 108 78 C102 92 94 98 96 110 L106 108 C104 96 112 86 116 72 C122 50 116 24 118 -4 Z",
            "M104 -4 C100 26 112 46 102 72 C98 82 90 90 88 100 C96 90 104 82 106 70 C112 46 104 26 107 -4 Z",
        ):
            s.fill(svg(data), s.key)
        s.dots(curtain, s.mid, (104, 76), (118, 110), 0.0, 0.7, pitch=2.4)
    s.fill(box(-4, 138, 124, 172), s.ink)
    s.fill(box(24, 138, 120, 141), s.light)


_CAGE: Final = (66.0, 50.0, 122.0, 27.0)
"""The middle of the cage, the heights of its top and its foot, and half of its width."""


def _wire(u: float, bow: float = 0.0) -> list[tuple[float, float]]:
    """Return a wire of the cage that stands ``u`` of its half width from the middle, bent out by ``bow``."""
    x, top, foot, half = _CAGE
    shares = [step / 16 for step in range(17)]
    return [
        (
            x
            + half * u * math.sqrt(1 - (1 - min(1.0, share / 0.36)) ** 2)
            + bow * math.exp(-(((share - 0.62) / 0.16) ** 2)),
            top + (foot - top) * share,
        )
        for share in shares
    ]


def _cage(s: Impact) -> None:
    """Paint a bird-cage that hangs in the window: two wires bent wide apart, the perch still swinging, nobody on it."""
    x, top, foot, half = _CAGE
    for tone, wide in ((s.ink, 3.4), (s.key, 1.2)):
        s.stroke([(x, -4), (x, top - 8)], tone, wide)
    s.line(oval(x, top - 4, 4.6), s.ink, 4.0)
    s.line(oval(x, top - 4, 4.6), s.key, 1.4)
    back = oval(x, foot - 3, half, 6.0)
    for u in (-0.75, -0.42, 0.0, 0.42, 0.75):
        s.stroke([(px, py - 5 * (py > top + 20)) for px, py in _wire(u * 0.96)], s.mid, 1.3)
    for start, end in (((x - 1, top + 6), (x - 12, 92)), ((x + 3, top + 6), (x + 8, 96))):
        s.stroke([start, end], s.ink, 1.5)
    s.stroke([(x - 15, 91), (x + 11, 97)], s.ink, 4.4)
    s.stroke([(x - 15, 90.6), (x + 11, 96.6)], s.accent, 2.2)
    tray = svg(
        f"M{x - half - 2} {foot - 3} C{x - half + 4} {foot + 5} {x + half - 4} {foot + 5} {x + half + 2} {foot - 3} L{x + half} {foot + 7} C{x + half - 8} {foot + 14} {x - half + 8} {foot + 14} {x - half} {foot + 7} Z"
    )
    s.line(back, s.ink, 2.6)
    s.inked([(tray, s.mid)], 2.2, (0.7, 1.1))
    with s.clipped(tray):
        s.fill(box(x + 4, foot - 8, x + 40, foot + 16), s.deep)
        s.dots(tray, s.deep, (x - 10, foot), (x + 5, foot), 0.0, 0.8, pitch=2.4)
    s.rim([tray], s.light, (-0.6, -1.0), 1.6)
    wires = [(u, 0.0) for u in (-1.0, -0.86, -0.6, 0.6, 0.86, 1.0)] + [(-0.24, -8.0), (0.24, 9.0)]
    for wide, tone, shift in ((3.6, s.ink, 0.0), (1.4, s.key, -0.3)):
        for u, bow in wires:
            s.stroke([(px + shift, py) for px, py in _wire(u, bow)], tone, wide if tone == s.ink or u < 0.5 else 0.8)
    for y, wide in ((top + 26, 0.99), (foot - 8, 1.0)):
        hoop = svg(f"M{x - half * wide} {y} C{x - half * 0.5} {y + 6} {x + half * 0.5} {y + 6} {x + half * wide} {y}")
        s.line(hoop, s.ink, 3.4)
        s.line(hoop, s.key, 1.2)


def _freed_bird(s: Impact) -> None:
    """Paint a bird from its right side about the middle of its body: it beats upwards, both wings raised."""
    tones = ("#f8ffd0", s.accent, "#7fae1a")
    wing = svg(
        "M-5 2 C-13 -8 -17 -19 -14 -31 C-9 -27 -6 -25 -3 -26 C-2 -22 1 -21 4 -21 C3 -17 5 -15 8 -14 C8 -7 8 -2 5 3 Z"
    )
    s.solid(placed(wing, 5, 0, 0.86, 30), ("#7fae1a", "#7fae1a", mix(s.ink, "#7fae1a", 0.5)), (0.0, -1.0), 4.0, 2.0)
    body = svg(
        "M-12 4 C-8 -4 2 -8 9 -7 C11 -13 21 -13 22 -6 L28 -3.500 L21.600 -1 C20 8 8 13 -4 10 L-18 18 L-17 12.500 L-25 13 Z"
    )
    s.solid(body, tones, (0.5, -1.0), 5.0, 2.2)
    s.fill(polygon((21.6, -5.6), (28, -3.5), (21.4, -1.2)), "#ffffff")
    s.fill(oval(16.6, -6.0, 1.9), s.ink)
    s.fill(oval(17.2, -6.7, 0.7), "#ffffff")
    s.solid(wing, tones, (-0.7, -0.6), 4.0, 2.2)
    for points in ([(-11, -22), (-5, -10, 0, -2)], [(-4, -20), (-1, -10, 2, -3)], [(3, -16), (4, -10, 4, -4)]):
        s.stroke(points, s.ink, 1.2)


def luke_cage(s: Impact) -> None:
    """A bird has bent the wires of its cage and flies off over the roofs. From inside; light: dawn in the window."""
    _attic_window(s)
    _cage(s)
    with s.moved(86.0, 73.0, 0.96, turn=-16.0):
        _freed_bird(s)
    for x, y, size, turn in ((104, 94, 1.0, -30), (60, 112, 0.9, 70), (92, 110, 0.8, 10)):
        feather = svg("M-9 0 C-4 -4 5 -4 9 0 C5 3 -4 3 -9 0 Z")
        s.inked([(placed(feather, x, y, size, turn), s.accent)], 1.2, (0.2, 0.4))
        s.stroke([around(x, y, 10 * size, turn), around(x, y, 7 * size, turn + 180)], s.ink, 0.8)


def _sea_before_dawn(s: Impact) -> None:
    """Paint an open sea before dawn: a sky that is brightest at its foot, gulls, three ranks of waves."""
    s.steps(
        ALL, (60, -4), (60, 122), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff"]
    )
    for x, y, size in ((36, 88, 0.8), (104, 74, 0.7), (108, 90, 0.55)):
        s.line(placed(svg("M-8 -3 C-4 -6 -1 -3 0 1 C2 -4 5 -5 9 -3"), x, y, size), s.ink, 1.5)
    s.fill(svg("M-4 172 V118 C12 112 24 122 38 116 C54 110 70 120 86 114 C100 110 112 116 124 112 V172 Z"), s.mid)
    s.fill(svg("M-4 172 V128 C10 122 26 132 42 126 C60 120 76 130 92 124 C104 120 114 126 124 122 V172 Z"), s.deep)
    for points in ([(-4, 128), (10, 122, 24, 128)], [(96, 123), (106, 120, 116, 124)]):
        s.stroke(points, s.light, 1.6)


def _whale(s: Impact) -> None:
    """Paint a whale that stands on end out of the sea and falls to the left, its pleated throat to us."""
    back, shade, pale = s.deep, mix(s.ink, s.deep, 0.35), "#ffffff"
    far = svg("M90 84 C102 76 112 74 119 78 C118 86 106 94 94 96 Z")
    s.inked([(far, shade)], 1.8, (0.4, 0.7))
    body = svg(
        "M42 60 C38 50 44 41 56 41 C76 42 94 60 102 86 C107 104 106 122 102 140 H68 C70 122 66 108 58 97 C48 86 44 72 42 60 Z"
    )
    s.inked([(body, back)], 2.6, (0.9, 1.2))
    throat = svg("M42 60 C48 64 58 62 66 70 C78 84 84 110 82 142 H66 C70 122 66 108 58 97 C48 86 44 72 42 60 Z")
    with s.clipped(body):
        s.fill(svg("M64 36 C90 48 106 80 108 142 H94 C96 104 84 66 58 46 Z"), shade)
        s.dots(body, shade, (70, 76), (98, 84), 0.0, 0.85, pitch=2.4)
        s.fill(throat, pale)
        s.fill(svg("M66 70 C78 84 84 110 82 142 H74 C76 112 72 90 58 72 Z"), s.key)
        for data in (
            "M46 68 C52 84 64 98 69 112 C72 122 71 132 70 142",
            "M50 66 C56 80 68 94 73 110 C76 122 75 132 74 142",
            "M55 65 C62 76 73 92 77 110 C79 122 79 132 78 142",
        ):
            s.line(svg(data), s.deep, 1.6)
        s.rim([body], s.light, (-0.4, -1.0), 2.2)
    s.line(svg("M42 60 C48 64 58 62 66 70"), s.ink, 2.0)
    for x, y, r in ((52, 48, 1.5), (58, 46, 1.3), (64, 50, 1.5), (47, 53, 1.2)):
        s.fill(oval(x, y, r), s.key)
    s.inked([(oval(70.6, 70.4, 3.0, 2.6, 40), "#ffffff")], 1.2, (0, 0))
    s.fill(oval(70.4, 70.8, 1.6), s.ink)
    near = svg("M68 94 C58 98 46 96 36 103 C38 108 46 111 54 110 C62 110 70 106 74 103 Z")
    s.inked([(near, back)], 2.0, (0.5, 0.9))
    with s.clipped(near):
        s.fill(cut(near, placed(near, 0.4, -3.4)), shade)
        s.rim([near], s.light, (-0.2, -1.0), 1.6)
    for x, y in ((38, 104), (43, 108), (50, 110)):
        s.fill(oval(x, y, 1.0), s.light)


def _rowing_boat(s: Impact) -> None:
    """Paint a rowing boat thrown up by the swell, and the captain in it, arms flung out, the cap in the air."""
    hull = svg("M-20 -5 C-10 0 10 0 21 -6 C19 4 12 9 0 9 C-12 9 -18 4 -20 -5 Z")
    figure = join(
        limb((0, -3, 3.4), (-2, -13, 3.6)),
        oval(-3, -19, 3.7),
        limb((-4, -14, 1.9), (-11, -19, 1.6), (-13, -26, 1.4)),
        limb((0, -14, 1.9), (7, -18, 1.6), (10, -24, 1.4)),
    )
    s.fill(figure, s.ink)
    s.rim([figure], s.light, (0.4, -1.0), 1.3)
    cap = placed(join(box(-4.6, -3.4, 4.6, 0, 1.4), svg("M-5 0 H7 L4 2 H-4 Z")), 8, -34, 1.0, 28)
    s.inked([(cap, "#ffffff")], 1.2, (0.2, 0.3))
    s.inked([(hull, s.ink)], 1.4, (0.3, 0.6))
    s.fill(svg("M-20 -5 C-10 0 10 0 21 -6 L20.400 -2 C10 4 -10 4 -19.400 -1 Z"), s.accent)
    for points in ([(-15, 0), (-27, 8)], [(14, 0), (24, 9)]):
        s.stroke(points, s.ink, 3.0)
        s.stroke(points, s.light, 1.4)


def captain_marvel(s: Impact) -> None:
    """A whale leaps beside a captain's boat. From the water; light: the dawn that has not yet come over the sea."""
    _sea_before_dawn(s)
    _whale(s)
    s.puff(
        [
            (64, 134, 7),
            (72, 130, 7),
            (82, 129, 8),
            (94, 130, 8),
            (104, 133, 8),
            (112, 138, 7),
            (76, 138, 9),
            (92, 139, 9),
        ],
        "#ffffff",
        s.key,
        1.8,
    )
    for x, y, r in (
        (60, 120, 1.8),
        (56, 112, 1.2),
        (110, 116, 1.9),
        (106, 104, 1.2),
        (98, 58, 1.3),
        (104, 66, 1.6),
        (90, 46, 1.2),
        (36, 74, 1.4),
        (40, 82, 1.0),
        (62, 126, 1.2),
        (112, 124, 1.3),
    ):
        s.inked([(oval(x, y, r, r * 1.2, 20), "#ffffff")], 0.9, (0.1, 0.2))
    with s.moved(52, 136, 0.78, turn=-13.0):
        _rowing_boat(s)
    s.fill(svg("M-4 172 V142 C14 136 34 146 54 144 C76 142 100 150 124 142 V172 Z"), mix(s.ink, s.deep, 0.6))
    s.stroke([(20, 140.6), (36, 145.6, 56, 143.8)], s.light, 1.6)


def _pond_at_dawn(s: Impact) -> None:
    """Paint a pond at dawn from its bank: a pale sky, a far wood in two tones, the water that mirrors them."""
    s.steps(ALL, (60, -4), (60, 96), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light])
    s.fill(oval(92, 82, 20), "#ffffff")
    for top, tone, step in ((74, s.key, 9), (84, mix(s.mid, s.key, 0.45), 11)):
        for number in range(-1, 14):
            x = number * step + (top % 7)
            tall = 14 + (number * 37 + top) % 13
            s.fill(polygon((x - step * 0.7, 100), (x, top + 14 - tall), (x + step * 0.7, 100)), tone)
    s.fill(box(-4, 98, 124, 172), s.light)
    s.fill(svg("M-4 98 H124 V104 C96 102 84 110 60 106 C36 104 20 110 -4 107 Z"), mix(s.mid, s.key, 0.45))
    for x, y, wide in ((92, 110, 16), (88, 116, 10), (98, 121, 14)):
        s.fill(polygon((x - wide, y), (x, y - 1.2), (x + wide, y), (x, y + 1.4)), "#ffffff")
    bank = svg("M-4 172 V124 C20 118 40 130 64 134 C88 138 104 132 124 136 V172 Z")
    s.fill(bank, s.deep)
    s.dots(bank, s.ink, (60, 132), (60, 158), 0.0, 0.8)


def _gnawed_birch(s: Impact) -> None:
    """Paint a birch that is gnawed through but for a finger of wood at (45, 100), and leans away as it breaks."""
    stump = polygon((31, 150), (32, 118), (41, 103), (49, 103), (58, 117), (60, 150))
    trunk = polygon((10, -12), (36, -12), (59, 82), (51, 97), (42, 98), (32, 86))
    for path, wood in (
        (stump, polygon((32, 118), (41, 103), (49, 103), (58, 117), (45, 123, 4))),
        (trunk, polygon((59, 82), (51, 97), (42, 98), (32, 86), (44, 80, 4))),
    ):
        s.inked([(path, s.light)], 2.2, (0.7, 0.8))
        with s.clipped(path):
            s.fill(placed(path, 17, 0), s.key)
            s.dots(path, s.mid, (42, 100), (60, 104), 0.0, 0.8, pitch=2.4)
            for y in range(-8, 150, 13):
                x = 14 + y * 0.27 if y < 86 else 34
                s.fill(polygon((x, y), (x + 11, y + 1.4), (x, y + 3.4)), s.ink)
                s.fill(polygon((x + 26, y + 6), (x + 17, y + 7), (x + 26, y + 8.6)), s.ink)
            s.fill(wood, "#fff6c0")
            s.line(wood, s.ink, 1.3)
    s.inked([(polygon((41, 104), (42, 97), (45, 95), (50, 97), (49, 104)), "#fff6c0")], 1.4, (0.2, 0.3))
    for points in (
        [(36, 112), (44, 108)],
        [(40, 117), (50, 109)],
        [(48, 118), (54, 112)],
        [(38, 88), (46, 93)],
        [(46, 84), (51, 92)],
    ):
        s.stroke(points, s.mid, 1.3)
    s.stroke([(43, 98), (46, 101), (44, 103)], s.ink, 1.1)


def _beaver(s: Impact) -> None:
    """Paint a beaver from the right that gnaws at (50, 100): cheeks full, teeth bare, hands on the bark, the flat tail out."""
    fur, shade, lit = mix(s.deep, s.mid, 0.25), mix(s.ink, s.deep, 0.35), s.key
    tail = placed(svg("M-4 -4 C8 -12 26 -11 29 0 C27 11 8 12 -4 5 Z"), 103, 139, 1.1, -66)
    s.inked([(tail, shade)], 2.0, (0.5, 1.0))
    with s.clipped(tail):
        for number in range(-9, 9):
            s.stroke([(84 + number * 6, 100), (124 + number * 6, 150)], s.key, 1.0)
            s.stroke([(124 + number * 6, 100), (84 + number * 6, 150)], s.key, 1.0)
    s.rim([tail], lit, (0.2, -1.0), 1.6)
    body = svg("M66 92 C76 80 94 84 102 100 C109 115 106 134 96 142 C86 148 70 148 63 141 C56 132 56 112 66 92 Z")
    s.inked([(body, fur)], 2.3, (0.7, 1.1))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -10.0, -4.0)), shade)
        s.dots(body, shade, (76, 110), (98, 132), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M58 112 C66 106 74 114 74 128 C74 138 68 146 60 148 H54 Z"), lit)
        s.rim([body], "#ffffff", (0.7, -1.0), 2.4)
    for x in (60, 73):
        foot = svg("M-10 0 C-10 -5 -2 -8 6 -6 C11 -4 12 2 8 4 H-7 C-9 4 -10 2 -10 0 Z")
        s.inked([(placed(foot, x, 143, 0.9), shade)], 1.6, (0.3, 0.5))
        for step in (-5, -1, 3):
            s.stroke([(x + step, 143), (x + step - 1.4, 146)], lit, 1.2)
    for start, elbow, hand in (((72, 102), (66, 117), (55, 114)), ((74, 104), (72, 124), (58, 124))):
        arm = limb((*start, 5.4), (*elbow, 4.6), (*hand, 3.4))
        s.inked([(arm, fur)], 1.8, (0.4, 0.8))
        with s.clipped(arm):
            s.fill(cut(arm, placed(arm, -1.8, -2.2)), shade)
        for turn in (150, 178, 206):
            finger = limb((*hand, 2.0), (*around(*hand, 7.0, turn), 1.4))
            s.inked([(finger, shade)], 1.0, (0.1, 0.3))
            s.rim([finger], lit, (0.0, -1.0), 0.9)
    head = svg(
        "M50 82 C50 66 62 55 76 56 C91 57 100 70 98 84 C96 97 84 103 72 102 C62 102 54 100 49 95 C45 91 46 86 50 82 Z"
    )
    ear = oval(86, 58, 5.6, 6.2, 20)
    s.inked([(ear, fur)], 1.8, (0.5, 0.7))
    s.fill(oval(85, 59, 3.0, 3.6, 20), shade)
    s.inked([(head, fur)], 2.3, (0.7, 1.1))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -7.0, -5.0)), shade)
        s.dots(head, shade, (72, 76), (92, 94), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M44 84 C52 82 62 86 66 94 C66 100 62 104 54 104 H42 Z"), lit)
        s.fill(svg("M54 74 C58 64 68 60 76 60 C70 64 66 70 64 77 C60 80 55 79 54 74 Z"), lit)
        s.rim([head], "#ffffff", (0.5, -1.0), 2.4)
    s.inked([(oval(49.6, 83, 4.6, 3.6, -20), s.ink)], 0.9, (0, 0))
    s.fill(oval(48.6, 81.8, 1.6, 0.9, -20), "#ffffff")
    s.stroke([(50, 87), (51, 92), (58, 96, 66, 92)], s.ink, 1.5)
    for x, y in ((58, 89), (62, 90.6), (60, 92.6)):
        s.fill(oval(x, y, 0.7), s.ink)
    for x in (52.2, 57.0):
        s.inked(
            [(polygon((x - 2.4, 91.4), (x + 2.4, 92.4), (x + 1.8, 103, 0.8), (x - 2.4, 102, 0.8)), "#fff6c0")],
            1.3,
            (0.2, 0.4),
        )
    s.inked([(oval(67.4, 72.6, 4.4, 4.8), "#ffffff")], 1.2, (0.2, 0.3))
    s.fill(oval(66, 73.2, 2.9, 3.3), s.ink)
    s.fill(oval(65, 71.8, 1.1), "#ffffff")
    s.stroke([(62, 66.4), (67, 64, 73, 67.6)], s.ink, 2.0)


def drax(s: Impact) -> None:
    """A beaver gnaws through the last finger of a birch, chips flying at us. From the bank; light: dawn over the pond."""
    _pond_at_dawn(s)
    s.fill(svg("M26 146 C44 140 90 140 112 146 C104 154 40 154 26 146 Z"), s.ink)
    _gnawed_birch(s)
    with s.moved(scale=0.92, about=(50.0, 144.0)):
        _beaver(s)
    s.debris(
        [
            (36, 122, 4.6, 20),
            (46, 132, 6.0, 60),
            (30, 106, 3.0, 100),
            (57, 112, 2.4, 30),
            (38, 140, 5.0, 10),
            (64, 108, 2.2, 70),
            (29, 92, 2.4, 45),
        ],
        "#fff6c0",
        "#ffffff",
        1.2,
    )
    for x, y, turn in ((40, 52, 30), (66, 48, -30), (56, 42, 70), (104, 62, 20), (28, 62, -50), (108, 100, 100)):
        leaf = placed(svg("M-6 0 C-3 -5 3 -5 7 0 C3 4 -3 4 -6 0 Z"), x, y, 1.0, turn)
        s.inked([(leaf, s.accent)], 1.3, (0.3, 0.4))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk, ((70.0, 70.0), (70.0, 118.0), (92.0, 92.0)), "breaks the ice", "frozen strait", "low sun beside the ship"
    ),
    "m3-18": Picture(
        drax,
        ((66.0, 79.0), (54.0, 102.0), (54.0, 118.0)),
        "gnaws through a tree",
        "pond",
        "dawn over water",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((70.0, 71.0), (58.0, 100.0), (58.0, 124.0), (72.0, 52.0)),
        "leaps beside a boat",
        "open sea",
        "sky before dawn",
    ),
    "m3-20": Picture(
        luke_cage,
        ((66.0, 88.0), (86.0, 73.0), (102.0, 65.0), (58.0, 76.0), (74.0, 112.0)),
        "is left between bent wires",
        "attic window",
        "dawn in the window",
    ),
}
