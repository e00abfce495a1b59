"""Pictures of the purple cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
    both,
    box,
    cut,
    join,
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


def _hangar(s: Impact) -> None:
    """Paint a dark hangar from inside, its door open on the glare of dawn, and the wet floor that mirrors it."""
    s.fill(ALL, s.ink)
    for number in range(5):
        x = 12 + number * 28
        s.stroke([(x - 8, -4), (x + 4, 30)], s.deep, 2.0)
    opening = svg("M22 122 V42 C40 20 104 20 122 42 V122 Z")
    s.fill(opening, s.key)
    s.fill(svg("M27 122 V46 C44 27 100 27 117 46 V122 Z"), s.light)
    s.fill(oval(72, 96, 36, 44), "#ffffff")
    s.dots(svg("M27 62 V46 C44 27 100 27 117 46 V62 Z"), s.key, (72, 60), (72, 26), 0.0, 0.85)
    s.fill(svg("M22 112 L44 108 L58 112 L92 109 L122 113 V124 H22 Z"), s.key)
    s.fill(box(-4, 121, 124, 172), s.deep)
    s.fill(polygon((24, 121), (120, 121), (140, 156), (2, 156)), s.mid)
    for y, wide in ((126, 40), (132, 32), (139, 42), (146, 30)):
        s.fill(box(72 - wide, y, 72 + wide, y + 2.6, 1.3), s.light)
    s.dots(box(-4, 121, 124, 156), s.ink, (72, 128), (10, 146), 0.0, 0.8)


def _aeroplane(s: Impact) -> None:
    """Paint an aeroplane from ahead: wings, wheels, cabin, the star of its engine and the blur of its propeller."""
    for side in (-1, 1):
        leg = polygon((72 + 12 * side, 92), (72 + 17 * side, 92), (72 + 25 * side, 122), (72 + 21 * side, 122))
        s.inked([(leg, s.deep), (box(72 + 23 * side - 4.6, 110, 72 + 23 * side + 4.6, 129, 4), s.ink)], 1.6, (0.4, 0.8))
        wing = polygon((72 + 14 * side, 78), (72 + 78 * side, 66, 2), (72 + 78 * side, 70), (72 + 16 * side, 91))
        s.inked([(wing, s.ink)], 1.8)
        s.fill(
            polygon((72 + 14 * side, 78), (72 + 78 * side, 66), (72 + 78 * side, 67.6), (72 + 14 * side, 81.4)), s.key
        )
    cabin = svg("M55 64 C56 48 62 43 72 43 C82 43 88 48 89 64 Z")
    s.inked([(cabin, s.deep)], 2.0)
    for data in ("M59 60 C60 51 64 47.500 70.500 47 V60 Z", "M73.500 60 V47 C80 47.500 84 51 85 60 Z"):
        s.fill(svg(data), s.mid)
    s.fill(svg("M60.500 58 C61 52 64 49.500 68 49 L63 58 Z"), "#ffffff")
    s.inked([(oval(72, 80, 25.5), s.mid)], 2.8, (0.8, 1.6))
    s.fill(cut(oval(72, 80, 25.5), oval(73.6, 82.4, 25.5)), "#ffffff")
    s.fill(oval(72, 80, 21.5), s.ink)
    for number in range(9):
        with s.moved(72.0, 80.0, turn=number * 40.0):
            s.fill(box(-3.6, -19.6, 3.6, -7, 1.6), s.mid if number % 9 in (0, 1, 7, 8) else s.deep)
            for y in (-17, -14, -11):
                s.stroke([(-3.6, y), (3.6, y)], s.ink, 1.0)
    for turn in (14.0, 134.0, 254.0):
        with s.moved(72.0, 80.0, turn=turn):
            blade = svg("M-2.6 -4 C-6.500 -18 -7 -34 -2 -47 C3 -46 4.500 -40 4.6 -32 C4.6 -20 3.4 -10 2.6 -4 Z")
            s.fill(svg("M-2 -47 C-14 -44 -24 -37 -31 -28 C-22 -34 -14 -37 -5.600 -36 Z"), s.key, 0.75)
            s.fill(svg("M-4 -34 C-14 -32 -20 -27 -25 -20 C-18 -25 -12 -27 -6 -26 Z"), s.key, 0.6)
            s.inked([(blade, s.ink)], 1.2)
            s.fill(svg("M-2.4 -8 C-5 -20 -5.500 -34 -1.500 -44 C-2 -32 -1 -18 -0.6 -8 Z"), s.light)
    s.inked([(oval(72, 80, 6.6), s.accent)], 1.9, (0.4, 0.8))
    s.fill(oval(70, 77.6, 2.2), "#ffffff")


def captain_marvel(s: Impact) -> None:
    """An aeroplane roars out of its hangar at us, and a captain's cap flies. Frontal, low; light: the open door behind."""
    _hangar(s)
    s.fill(svg("M30 133 C50 127 94 127 116 133 C94 138 50 138 30 133 Z"), s.ink)
    with s.moved(0.0, -3.0, 0.92, turn=-15.0, about=(72.0, 80.0)):
        _aeroplane(s)
    with s.moved(97.0, 134.0, 0.95, turn=-20.0):
        crown = svg("M-12 -3 L-16 -10 C-14 -16 -6 -17 0 -17 C6 -17 14 -16 16 -10 L12 -3 Z")
        peak = svg("M-12 2 C-6 4 6 4 12 2 C13 9 -13 9 -12 2 Z")
        s.inked([(crown, "#ffffff"), (box(-12, -4, 12, 2.4), s.accent), (peak, s.ink)], 1.8, (0.4, 0.8))
        s.line(box(-12, -4, 12, 2.4), s.ink, 1.0)
        s.inked([(oval(0, -5, 3.0), s.key)], 1.0, (0, 0))
    for points in ([(40, 128), (32, 134)], [(54, 138), (48, 146)]):
        s.stroke(points, s.ink, 3.4)
        s.stroke(points, "#ffffff", 1.6)


def _clearing_at_dawn(s: Impact) -> None:
    """Paint a clearing with the sun low behind it: trunks in two planes before the light, their shadows towards us."""
    s.fill(ALL, mix(s.deep, s.mid, 0.35))
    s.pool(
        70,
        92,
        (
            (84, mix(s.deep, s.mid, 0.8)),
            (66, s.mid),
            (52, mix(s.mid, s.key, 0.6)),
            (39, s.key),
            (27, s.light),
            (15, "#ffffff"),
        ),
    )
    for x, foot, wide in ((42, 46, 2.2), (54, 55, 1.6), (84, 84, 1.8), (97, 93, 2.4)):
        trunk = polygon((x - wide, -4), (x + wide, -4), (foot + wide * 1.2, 120), (foot - wide * 1.2, 120))
        s.fill(trunk, mix(s.deep, s.mid, 0.25))
        s.rim([trunk], s.light, (1.0 if x < 70 else -1.0, 0.0), 1.0)
    s.fill(svg("M-4 122 C24 114 50 118 70 117 C94 116 110 120 124 115 V172 H-4 Z"), mix(s.deep, s.mid, 0.6))
    for x, wide in ((46, 3.0), (55, 2.0), (84, 2.4), (93, 3.2)):
        far = 70 + (x - 70) * 3.2
        s.fill(polygon((x - wide, 118), (x + wide, 118), (far + 3 * wide, 172), (far - 3 * wide, 172)), s.deep)
    for x, foot, wide in ((4, 14, 8), (118, 110, 7)):
        trunk = polygon((x - wide, -4), (x + wide, -4), (foot + wide, 150), (foot - wide, 150))
        s.fill(trunk, s.ink)
        s.rim([trunk], s.key, (1.0 if x < 70 else -1.0, 0.0), 1.4)
    s.halo(ALL, s.ink, 70, 92, 66, 124, 0.0, 0.65)


def _half_log(s: Impact, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """Paint the left half of a log, or the right one where ``flip``: bark, split side, and half of the sawn end."""

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, y, size, turn, flip)

    wood, grain = s.light, s.mid
    bark = at(svg("M-20 -30 V30 C-20 36 -16 39.500 -9 41 V-20 Z"))
    split = at(svg("M-10 -21.300 L16 -36 L14.500 -16 L17 4 L15 26 L4 31 L-10 41 Z"))
    end = at(cut(oval(0, -30, 20, 10.5), polygon((-10, -20.5), (17, -36), (40, -30), (10, 0))))
    s.inked([(bark, mix(s.ink, s.deep, 0.5)), (split, wood), (end, "#ffffff")], 2.4, (-0.5 if flip else 0.5, 1.3))
    with s.clipped(bark):
        for left, top, foot in ((-16.5, -19, 2), (-13, -16, -2), (-16, 10, 29), (-12.5, 4, 26)):
            s.line(at(svg(f"M{left} {top} L{left + 1.4} {(top + foot) / 2} L{left - 0.6} {foot}")), s.mid, 1.6)
    with s.clipped(split):
        s.fill(at(svg("M-12 -24 L-3 -28 L-2 44 H-12 Z")), s.key)
        for left, top, foot in ((1, -22, 10), (5, -14, 26), (10, -28, 4), (2, 18, 40), (11.5, 10, 30)):
            s.line(at(svg(f"M{left} {top} L{left + 1} {(top + foot) / 2} L{left - 0.4} {foot}")), grain, 1.3)
    s.rim([bark], s.key, (1.0 if flip else -1.0, 0.2), 1.5)
    with s.clipped(end):
        for r in (0.22, 0.5, 0.8):
            s.line(at(oval(3, -28.6, 20 * r, 11 * r)), grain, 1.5)
    s.line(join(end, split), s.ink, 1.2)
    s.line(end, s.ink, 1.5)


def _axe(s: Impact) -> None:
    """Paint an axe from the side, the middle of its edge at the origin, the helve to the right through its eye."""
    helve = svg("M-13 -49 C10 -51 44 -50 84 -44 V-33 C44 -39 10 -40 -13 -39 Z")
    head = svg(
        "M-9 -62 H11 C13 -60 13 -40 14 -34 C18 -22 28 -14 40 -12 C34 0 16 6 -4 6 C-14 6 -20 5 -26 2 C-18 -14 -13 -34 -12 -52 "
        "C-12 -58 -11 -60 -9 -62 Z"
    )
    s.inked([(helve, s.accent)], 2.4, (0.7, 1.2))
    with s.clipped(helve):
        s.fill(svg("M-14 -44 C10 -46 44 -45 90 -39 V-20 H-14 Z"), mix(s.accent, s.ink, 0.45))
        for left in (20, 38, 56):
            s.stroke([(left, -48.6), (left + 16, -47.2)], "#f4ffc0", 1.3)
    s.inked([(head, s.key)], 2.7, (0.9, 1.3))
    with s.clipped(head):
        s.fill(svg("M4 -64 H16 V-34 C20 -22 30 -14 44 -12 L30 -4 C12 -16 4 -34 4 -64 Z"), s.mid)
        s.fill(svg("M-14 -64 H-3 C-3 -40 -8 -20 -16 4 L-32 6 C-18 -18 -14 -36 -14 -64 Z"), "#ffffff")
        s.dots(head, s.mid, (-2, -34), (10, -30), 0.0, 0.75, pitch=2.4)
        s.fill(svg("M-32 -5 C-10 0 18 -3 44 -16 V10 H-32 Z"), "#ffffff")
    s.line(svg("M-23 -4 C-8 0 18 -3 36 -11"), s.deep, 1.0)
    eye = oval(0, -45, 7.0, 5.6)
    s.fill(eye, s.ink)
    s.fill(oval(0.3, -44.8, 5.2, 3.9), s.accent)
    s.stroke([(-3.6, -45), (4.2, -45)], s.ink, 1.5)


def drax(s: Impact) -> None:
    """An axe goes through a log into the block, and the halves fly off to both sides. Straight on; light: the sun low between the trunks."""
    _clearing_at_dawn(s)
    top = oval(70, 134, 40, 9)
    stump = join(polygon((30, 134), (26, 172), (114, 172), (110, 134)), top)
    s.inked([(stump, mix(s.ink, s.deep, 0.45))], 2.2, (0.4, 1.2))
    s.fill(top, s.key)
    with s.clipped(top):
        _rings(s, 70, 134, 40, 9, s.mid, 3)
        s.fill(oval(68, 131, 30, 5), s.light)
    s.line(top, s.ink, 1.4)
    cleft = polygon((38, 129), (50, 134), (66, 136), (86, 134), (100, 128), (84, 139), (70, 152), (64, 139), (50, 138))
    s.fill(cleft, s.ink)
    s.puff([(48, 128, 6), (58, 124, 7), (84, 124, 7), (94, 128, 6)], "#ffffff", s.key)
    _half_log(s, 37, 82, 0.9, -38, flip=False)
    _half_log(s, 95, 70, 0.7, 38, flip=True)
    for x, y, turn, size in ((34, 60, 30, 0.9), (88, 58, -40, 0.8), (108, 96, 70, 0.8), (42, 108, 10, 0.7)):
        leaf = placed(svg("M-8 0 C-5 -6 4 -6 9 0 C4 5 -5 5 -8 0 Z"), x, y, size, turn)
        s.inked([(leaf, s.accent)], 1.3, (0.3, 0.5))
        s.stroke([around(x, y, 6 * size, turn + 180), around(x, y, 6 * size, turn)], s.ink, 0.8)
    for points in ([(30, 122), (26, 110)], [(44, 128), (36, 116)], [(96, 112), (106, 104)], [(104, 122), (116, 116)]):
        s.stroke(points, "#ffffff", 2.0)
    above = polygon((-9, -9), (129, -9), (129, 126), (116, 126), (86, 131), (66, 135), (50, 131), (20, 129), (-9, 129))
    with s.clipped(above), s.moved(65, 133, 0.86, turn=13):
        _axe(s)
    s.stroke([(38, 130.2), (50, 131), (66, 135), (86, 131), (98, 129)], s.ink, 1.8)
    s.debris(
        [
            (66, 56, 3.0, 20),
            (58, 48, 2.2, 5),
            (76, 48, 2.6, 40),
            (38, 118, 2.6, 10),
            (102, 112, 3.0, 80),
            (70, 66, 2, 66),
        ],
        s.light,
        "#ffffff",
    )


def _rings(s: Impact, x: float, y: float, rx: float, ry: float, grain: Color, count: int) -> None:
    """Paint the rings of an end of wood, each a little off the middle of the one round it."""
    for number in range(1, count + 1):
        share = number / (count + 0.6)
        s.line(oval(x + rx * 0.06 * (1 - share), y, rx * share, ry * share), grain, 1.3)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk, ((70.0, 70.0), (70.0, 118.0), (92.0, 92.0)), "breaks the ice", "frozen strait", "low sun beside the ship"
    ),
    "m3-18": Picture(
        drax,
        ((68.0, 112.0), (60.0, 92.0), (92.0, 78.0)),
        "springs apart at a blow",
        "clearing",
        "sun low between the trunks",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((72.0, 78.0), (72.0, 50.0), (92.0, 120.0)),
        "roars out of its hangar",
        "airfield at dawn",
        "open door of the hangar",
    ),
    "m3-20": Picture(
        luke_cage,
        ((66.0, 88.0), (86.0, 73.0), (102.0, 65.0), (58.0, 76.0), (74.0, 112.0)),
        "is left between bent wires",
        "attic window",
        "dawn in the window",
    ),
}
