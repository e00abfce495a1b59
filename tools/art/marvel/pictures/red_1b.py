"""Pictures of the last four red cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    around,
    block,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)


def _sea_at_evening(s: Impact) -> None:
    """Paint an evening sky in slanted bands, the sun at the edge of the sea, and wet sand."""
    bands = [mix(s.deep, s.ink, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key]
    s.steps(ALL, (100, -6), (60, 128), bands)
    s.fill(oval(102, 106, 18), mix(s.key, s.light, 0.7))
    s.fill(box(-4, 106, 124, 172), s.deep)
    for y, half in ((109, 15), (113, 10)):
        s.fill(polygon((102 - half, y), (102, y - 1.1), (102 + half, y), (102, y + 1.1)), mix(s.key, s.light, 0.5))
    sand = svg("M-4 122 C30 114 88 118 124 126 V172 H-4 Z")
    s.fill(sand, mix(s.ink, s.deep, 0.45))
    s.rim([sand], s.key, (0.0, -1.0), 1.6)
    s.dots(sand, s.ink, (70, 122), (50, 150), 0.0, 0.7)


def _leaping_fish(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a fish in a leap, its head to the right."""
    body = svg("M-13 1 C-9 -7 1 -8 9 0 L16 -6 C15 -1 15 3 17 9 L9 4 C2 9 -8 9 -13 1 Z")
    fin = svg("M-4 -4 C-1 -10 4 -10 7 -9 C5 -5 5 -3 5 -1 Z")
    body, fin = placed(body, x, y, size, turn, True), placed(fin, x, y, size, turn, True)
    s.inked([(fin, s.key), (body, s.key)], 1.6, (0.5, 0.8))
    s.fill(both(body, placed(svg("M-14 1 C-6 3 4 2 17 1 V12 H-14 Z"), x, y, size, turn, True)), "#fff8ee")
    s.fill(placed(oval(-8, -0.6, 1.7), x, y, size, turn, True), s.ink)


def _foam(s: Impact, drops: Sequence[tuple[float, float, float]], shade: Color) -> None:
    """Paint a bank of foam as one shape with a shaded foot."""
    bank = join(*(oval(*drop) for drop in drops))
    s.inked([(bank, "#ffffff")], 1.7, (0.3, 0.8))
    s.fill(cut(bank, placed(bank, -0.8, -2.2)), shade)


def _breaker(s: Impact) -> None:
    """Paint a breaker that swells out of a shell's mouth at (62, 94) and curls over to the left, with three tiers of foam."""
    dark, pale = mix(s.accent, s.ink, 0.5), "#a9ece2"
    water = svg(
        "M48 96 C56 92 68 80 69 64 C70 52 60 47 53 51 C49 53 47 58 48 64 C36 54 32 34 46 22 C62 9 88 14 100 36 C108 52 106 72 94 84 "
        "C88 90 82 94 74 102 Z"
    )
    s.inked([(water, s.accent)], 2.3, (1.0, 1.3))
    with s.clipped(water):
        s.fill(
            svg(
                "M44 98 C56 92 68 80 69 64 C70 52 60 47 53 51 C49 53 47 58 48 64 L42 52 C50 36 76 38 79 60 C80 78 68 94 60 104 Z"
            ),
            dark,
        )
        for streak in (
            [(66, 98, 0.6), (82, 82, 1.8), (88, 60, 2.2), (78, 38, 1.6), (62, 29, 0.4)],
            [(78, 92, 0.4), (94, 76, 1.4), (98, 56, 1.6), (91, 38, 0.4)],
            [(58, 97, 0.4), (71, 84, 1.2), (75, 66, 1.4), (70, 52, 0.4)],
        ):
            s.fill(ribbon(streak), pale)
    # the lip, the drops that it throws, and what boils over the shell's mouth
    lip = (
        (47, 64, 3.0),
        (42, 59, 4.2),
        (37, 52, 5.0),
        (40, 46, 3.4),
        (34, 43, 5.4),
        (35, 33, 6.0),
        (40, 25, 6.2),
        (48, 19.5, 5.8),
        (57, 16, 4.6),
        (64, 15, 3.2),
    )
    _foam(s, lip, pale)
    _foam(s, ((45, 74, 2.8), (41, 77.5, 3.6), (47.5, 79, 3.0)), pale)
    _foam(
        s,
        ((44, 97, 4.6), (50, 93, 4.0), (54, 99, 5.0), (62, 102, 4.2), (69, 101, 4.6), (76, 98, 4.4), (81, 93, 3.8)),
        pale,
    )
    for x, y, r in ((52, 70, 1.5), (38, 84, 1.4), (104, 84, 1.5), (72, 12, 1.4)):
        s.inked([(oval(x, y, r), "#ffffff")], 1.0, (0.2, 0.4))


def _trumpet_shell(s: Impact) -> None:
    """Paint a trumpet shell along the x axis, its point at the origin and its mouth to the left, 60 long."""
    base, pale, dark = mix(s.light, "#ffffff", 0.45), "#ffffff", mix(s.key, s.light, 0.35)
    for x, along, across in ((-3, 4.6, 3.0), (-8.5, 6, 5.0), (-15, 7, 7.6), (-22.5, 8.5, 10.8)):
        whorl = oval(x, 0, along, across, -14)
        s.inked([(whorl, base)], 1.7, (0.5, 1.0))
        s.fill(both(whorl, oval(x - 0.6, -across * 0.75, along * 0.8, across * 0.45, -14)), pale)
        s.fill(cut(whorl, placed(whorl, -0.6, -across * 0.55)), dark)
    body = svg(
        "M-22 -12 C-31 -21 -44 -25 -54 -24 C-60 -26 -64 -20 -65 -10 C-67 4 -65 16 -60 22 C-48 24 -31 22 -22 13 C-18 6 -18 -6 -22 -12 Z"
    )
    s.inked([(body, base)], 2.1, (0.7, 1.4))
    with s.clipped(body):
        s.fill(svg("M-20 -12 C-34 -16 -46 -20 -60 -26 V-14 C-46 -10 -32 -6 -20 -4 Z"), pale)
        s.fill(svg("M-18 6 C-30 12 -46 14 -62 14 V26 H-18 Z"), dark)
        s.dots(svg("M-18 -2 C-30 2 -46 4 -62 4 V16 H-18 Z"), dark, (-30, -2), (-30, 14), 0.0, 0.8, pitch=2.4)
        for x in (-27, -36, -45):
            for y, size in ((-15, 0.9), (-4, 1.2), (8, 1.1)):
                spot = svg("M-3.500 -3 C0 -5 3 -2 2.500 4 C1 0 -1 -1 -3.500 -3 Z")
                s.fill(placed(spot, x + 3 - abs(y) * 0.15, y, size), s.mid)
    mouth = svg("M-55 -24 C-48 -18 -47 12 -58 22 C-66 24 -71 12 -70 -2 C-69 -16 -63 -27 -55 -24 Z")
    s.inked([(mouth, "#ffffff")], 2.0, (0.5, 1.0))
    s.fill(
        svg("M-57 -18 C-52 -12 -52 10 -59 17 C-64 18 -67 9 -66 -2 C-65 -12 -62 -20 -57 -18 Z"),
        mix(s.accent, s.ink, 0.55),
    )


def triton(s: Impact) -> None:
    """A breaker rises out of a shell, and a fish leaps from it. A beach in the evening; light: the sun on the sea's edge."""
    _sea_at_evening(s)
    s.fill(oval(84, 142, 32, 4.0), s.ink, 0.8)
    with s.moved(107, 139, 0.92, turn=45.0):
        _trumpet_shell(s)
    _breaker(s)
    _leaping_fish(s, 102, 68, 0.8, -58)


def _great_bird(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a book that beats its leaves as wings, its teal cover below them; the light comes from below."""
    for flip in (True, False):

        def at(path: skia.Path, flip: bool = flip) -> skia.Path:
            return placed(path, x, y, 0.82 if flip else 0.92, turn, flip)

        leaves = (
            (svg("M1 6 C-2 -12 -8 -26 -20 -33 L-30 -23 C-18 -16 -8 -4 0 16 Z"), mix(s.key, s.light, 0.15)),
            (svg("M1 8 C-5 -8 -15 -20 -31 -23 L-36 -10 C-22 -8 -10 2 0 18 Z"), mix(s.key, s.light, 0.5)),
        )
        for leaf, tone in leaves:
            s.inked([(at(leaf), tone)], 1.6, (0.3, 0.6))
        cover = svg("M-40.500 -3 C-25 -4 -10 6 1 20 L1 34 C-12 22 -24 15 -39.500 16 Z")
        s.inked([(at(cover), s.accent)], 2.0, (0.4, 1.0))
        s.rim([at(cover)], "#a8efe2", (0.0, 1.0), 2.4)
        s.fill(at(svg("M-40 9.500 L-32 10 L-34 16 L-39.500 16 Z")), "#ffc83a")
        front = svg("M1 10 C-6 -4 -18 -11 -36 -12 L-40 3 C-24 2 -10 10 1 25 Z")
        s.inked([(at(front), mix(s.light, s.key, 0.2) if flip else "#fff8ee")], 1.9, (0.3, 0.6))
        for line in ("M-32 -7 C-20 -6 -12 -1 -5 7", "M-34 -2 C-22 -1.500 -13 4 -6 12"):
            s.line(at(svg(line)), s.mid, 1.5)
    with s.moved(x, y, turn=turn):
        s.inked([(polygon((-2.6, 6, 1), (2.6, 6, 1), (2.2, 34, 1), (-2.2, 34, 1)), s.accent)], 1.5, (0.3, 0.5))
        s.fill(box(-1.8, 8, -0.2, 32), "#a8efe2")


def _small_bird(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a loose leaf that glides with its wings down."""
    for flip, tone in ((True, mix(s.key, s.light, 0.5)), (False, "#fff8ee")):
        wing = svg("M1 -5 C-7 -11 -17 -8 -24 4 L-21 15 C-15 6 -8 3 1 8 Z")
        s.inked([(placed(wing, x, y, size, turn, flip), tone)], 1.4, (0.3, 0.6))
        s.line(placed(svg("M-18 4 C-13 -1 -8 -2 -3 0"), x, y, size, turn, flip), s.mid, 1.2)


def _library_at_dusk(s: Impact) -> None:
    """Paint an aisle between shelves that ends at a tall window; its light lies on the boards and on the backs."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    s.fill(polygon((40, -4), (98, -4), (98, 128), (40, 128)), s.deep)
    window = arch(46, 92, 42, 122)
    s.fill(placed(window, 69 * -0.14, 80 * -0.1, 1.14, down=1.1), mix(s.ink, s.deep, 0.4))
    s.steps(window, (60, 122), (80, 20), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.45), s.light])
    for x in (57.5, 69, 80.5):
        s.stroke([(x, 18), (x, 122)], mix(s.ink, s.deep, 0.5), 1.5)
    for y in (42, 64, 86, 106):
        s.stroke([(46, y), (92, y)], mix(s.ink, s.deep, 0.5), 1.5)
    lots = chance(12)
    for side in (-1, 1):
        case = polygon(
            (69 + side * 27, -4),
            (69 + side * 27, 128),
            (69 + side * 36, 172),
            (69 + side * 90, 172),
            (69 + side * 90, -4),
        )
        s.fill(case, mix(s.ink, s.deep, 0.3))
        s.rim([case], s.key, (-side, 0.0), 2.0)
        for row in range(5):
            y, x = 18 + row * 30, 69.0 + side * 30
            while -4 < x < 124:
                wide, high = 4.4 + 4 * next(lots), 17 + 7 * next(lots)
                if (side, row) != (1, 3) or abs(x - 69) > 38:
                    tone = mix(s.deep, s.mid, 0.9 * next(lots))
                    back = box(min(x, x + side * wide), y + 24 - high, max(x, x + side * wide) - 0.8, y + 24)
                    s.fill(back, tone)
                    s.rim([back], mix(s.mid, s.key, 0.6), (-side, 0.0), 1.1)
                x += side * wide
            s.fill(box(min(69 + side * 29, 69 + side * 90), y + 24, max(69 + side * 29, 69 + side * 90), y + 27), s.ink)
    s.fill(polygon((42, 128), (96, 128), (124, 172), (14, 172)), mix(s.deep, s.mid, 0.35))
    s.fill(polygon((50, 128), (88, 128), (108, 172), (30, 172)), s.key)
    s.fill(polygon((56, 128), (66, 128), (60, 172), (42, 172)), s.light)
    s.fill(polygon((72, 128), (82, 128), (96, 172), (78, 172)), s.light)
    s.halo(ALL, s.ink, 70, 84, 58, 116, 0.0, 0.75)


def wong(s: Impact) -> None:
    """A book leaves its shelf as a bird, and two loose leaves fly after it. Between shelves; light: the window."""
    _library_at_dusk(s)
    s.fill(oval(72, 139, 26, 3.6), s.ink, 0.7)
    with s.moved(74, 72, 1.04):
        _great_bird(s, 0, 0, -10)
    _small_bird(s, 94, 116, 0.52, 16)
    _small_bird(s, 50, 124, 0.38, -20)


def _note(s: Impact, x: float, y: float, size: float, turn: float) -> None:
    """Paint a quaver."""
    head, stem, flag = (
        oval(0, 0, 5, 3.8, -20),
        box(3, -20, 5.4, -1),
        svg("M3 -21 C8 -17 13 -15 12 -6 C10 -11 7 -12 3 -12 Z"),
    )
    s.inked([(placed(join(head, stem, flag), x, y, size, turn), "#fff8ee")], 1.6, (0.4, 0.8))


def _roof_party(s: Impact) -> None:
    """Paint a roof in the evening: paper lanterns on a string, the rings of their light, the roofs of the town behind."""
    s.fill(ALL, mix(s.ink, s.deep, 0.8))
    s.fill(svg("M-4 30 C30 62 92 62 124 26 V172 H-4 Z"), s.deep)
    s.fill(svg("M-4 76 C34 84 90 84 124 74 V172 H-4 Z"), mix(s.deep, s.mid, 0.5))
    s.fill(svg("M-4 100 C34 106 90 106 124 98 V172 H-4 Z"), s.mid)
    s.fill(skyline(-4, 124, 140, (16, 26, 14, 32, 20), seed=8), mix(s.ink, s.deep, 0.7))
    s.halo(svg("M-4 -4 H124 V40 H-4 Z"), s.ink, 66, 70, 44, 96, 0.0, 0.8)
    lanterns = ((14, 48, 6.5), (38, 58, 8.0), (98, 57, 8.0), (117, 44, 6.0))
    for grow, tone in ((3.2, mix(s.deep, s.mid, 0.6)), (2.3, s.mid), (1.6, mix(s.key, s.light, 0.2))):
        for x, y, r in lanterns:
            s.fill(oval(x, y, r * grow), tone)
    s.line(svg("M-4 30 C30 62 92 62 124 26"), s.ink, 1.4)
    for x, y, r in lanterns:
        s.inked([(oval(x, y, r, r * 1.12), "#fff8e0")], 1.3, (0.3, 0.8))
        s.fill(cut(oval(x, y, r, r * 1.12), oval(x - r * 0.4, y - r * 0.2, r, r * 1.12)), "#ffc830")
        s.fill(box(x - r * 0.5, y - r * 1.3, x + r * 0.5, y - r * 1.0), s.ink)


def _lit(s: Impact, part: skia.Path, base: Color, dx: float, dy: float, w: float = 2.2) -> None:
    """Ink a part and light it in two warm steps on the side that (dx, dy) leads away from."""
    s.inked([(part, base)], w, (0.6, 1.2))
    s.fill(cut(part, placed(part, 2.4 * dx, 2.4 * dy)), mix(s.mid, s.key, 0.75))
    s.fill(cut(part, placed(part, dx, dy)), s.light)


def _accordion_player(s: Impact) -> None:
    """Paint a player from the waist up, head on one side, lit by the lanterns above both shoulders."""
    skin, hair = mix(s.key, s.light, 0.55), mix(s.ink, s.deep, 0.3)
    bun = oval(81, 40, 7.6)
    s.inked([(bun, hair)], 2.0, (0.5, 0.8))
    s.rim([bun], "#ffe0a0", (0.9, -0.5), 2.6)
    neck = polygon((60, 62), (76, 62), (80, 84), (58, 84))
    s.inked([(neck, skin)], 2.0, (0.5, 0.8))
    s.fill(both(neck, svg("M56 62 H80 V70 C72 76 64 76 56 70 Z")), mix(s.mid, s.key, 0.6))
    chest = svg("M44 88 C48 79 56 76 62 76 C66 82 74 82 78 76 C86 76 92 79 96 88 L96 112 H44 Z")
    s.inked([(chest, skin)], 2.2, (0.6, 1.2))
    s.fill(box(60.5, 75, 76.5, 80), skin)
    dress = svg(
        "M43 92 C44 84 48 80 54 77 L59 76 C58 88 64 94 70 94 C76 94 82 88 81 76 L86 77 C92 80 96 84 97 92 L92 116 "
        "C92 124 108 132 116 172 H24 C32 132 48 124 48 116 Z"
    )
    s.inked([(dress, s.accent)], 2.4, (0.6, 1.2))
    with s.clipped(dress):
        s.fill(cut(dress, placed(dress, 2.6, 2.6)), "#a8efe2")
        s.fill(polygon((84, 116), (94, 116), (120, 172), (96, 172)), mix(s.accent, s.ink, 0.4))
        for fold in ("M58 128 C54 140 52 156 51 172", "M70 128 V172", "M82 128 C86 140 88 156 89 172"):
            s.line(svg(fold), s.ink, 1.6)
    with s.moved(turn=-16.0, about=(66.0, 56.0)):
        face = svg("M54 50 C53 40 60 36 67 36 C75 36 80 41 79 50 C79 62 74 71 67 71 C60 71 54 62 54 50 Z")
        s.inked([(face, skin)], 2.2, (0.6, 1.0))
        with s.clipped(face):
            s.fill(face, mix(s.key, s.light, 0.2))
            s.fill(cut(face, placed(face, 15.0, 1.5)), mix(s.light, "#ffffff", 0.3))
            s.fill(oval(59.5, 60, 3.2, 2.2), s.key, 0.8)
            s.fill(oval(75, 60, 3.0, 2.2), s.mid, 0.6)
        for x in (61, 73):
            s.stroke([(x - 3, 54.4), (x, 51.6, x + 3, 54.4)], s.ink, 1.9)
        s.stroke([(67, 55), (65.6, 59), (67.6, 59.6)], s.ink, 1.2)
        s.fill(svg("M61.500 62.500 C65 64 69.500 64 73 62.500 C72 68 63 68 61.500 62.500 Z"), s.ink)
        locks = svg("M52 58 C47 40 56 30 67 30 C80 30 86 40 81 58 C80 50 76 45 70 42 C64 47 56 48 52 58 Z")
        s.inked([(locks, hair)], 1.8, (0.4, 0.8))
        s.rim([locks], "#ffe0a0", (-0.9, -0.4), 2.6)


def ms_marvel(s: Impact) -> None:
    """Two arms stretch an accordion as wide as they go. A roof party, tilted; light: paper lanterns."""
    _roof_party(s)
    skin = mix(s.key, s.light, 0.45)
    with s.moved(3, -2, 0.8, turn=-7.0, about=(68.0, 108.0)):
        _accordion_player(s)
        x, y, first, last, count = 70.0, 154.0, 228.0, 312.0, 10
        near, far = 30.0, 62.0
        step = (last - first) / count
        folds = [
            polygon(
                around(x, y, near, at),
                around(x, y, far, at),
                around(x, y, far + 5, at + step / 2),
                around(x, y, far, at + step),
                around(x, y, near, at + step),
                around(x, y, near - 4, at + step / 2),
            )
            for at in (first + step * number for number in range(count))
        ]
        s.inked([(fold, s.mid) for fold in folds], 2.6, (0.6, 1.8))
        for number, fold in enumerate(folds):
            at = first + step * number
            lit = polygon(
                around(x, y, near, at),
                around(x, y, far, at),
                around(x, y, far + 5, at + step / 2),
                around(x, y, near - 4, at + step / 2),
            )
            s.fill(lit, "#fff6e6")
            s.line(fold, s.ink, 1.2)
            s.stroke([around(x, y, near - 4, at + step / 2), around(x, y, far + 5, at + step / 2)], s.ink, 1.2)
        for turn, keys in ((first, True), (last, False)):
            with s.moved(x, y, turn=turn):
                board = box(24, -13, 68, 0, 2) if keys else box(24, 0, 68, 13, 2)
                s.inked([(board, "#ffc830")], 2.4, (0.6, 1.2))
                s.fill(box(26, -11.5, 66, -9.5) if keys else box(26, 9.5, 66, 11.5), "#fff2c0")
                if keys:
                    s.inked([(box(28, -8, 66, -1), "#ffffff")], 1.0, (0.2, 0.4))
                    for number in range(1, 7):
                        s.stroke([(28 + number * 5.4, -8), (28 + number * 5.4, -1)], s.ink, 1.3)
                else:
                    for number in range(5):
                        s.fill(oval(31 + number * 8, 5, 2.2), "#ffffff")
        # the arms, and the hands round the ends
        for flip in (False, True):
            arm = ribbon([(34, 93, 5.0), (22, 101, 4.9), (19, 108, 4.5), (21, 116, 3.8), (26, 125, 3.3)])
            arm = placed(arm, 140 if flip else 0, 0, flip=flip)
            _lit(s, arm, skin, -1.2 if flip else 1.2, 0.8, 2.0)
            sleeve = svg("M55 79 C44 78 36 84 29 91 L25 94 C26 99 30 103 35 105 L38 102 C46 100 52 97 54 91 Z")
            sleeve = placed(sleeve, 140 if flip else 0, 0, flip=flip)
            s.inked([(sleeve, s.accent)], 2.2, (0.6, 1.2))
            with s.clipped(sleeve):
                s.fill(cut(sleeve, placed(sleeve, 1.2, 3.0)), "#a8efe2")
                cuff = placed(svg("M29 89 C31 95 34 99 39 101 L35 108 L22 96 Z"), 140 if flip else 0, 0, flip=flip)
                s.fill(cuff, "#ffc830")
                s.line(cuff, s.ink, 1.2)
            with s.moved(x, y, turn=last if flip else first):
                side = 1 if flip else -1
                palm = oval(50, side * 15, 10, 5.0)
                _lit(s, palm, skin, 1.4 if flip else -1.4, 0.0, 1.9)
                for at in (43.4, 48.4, 53.4, 58.4):
                    finger = taper((at, side * 14), 2.6, (at, side * 6.5), 2.3)
                    s.inked([(finger, skin)], 1.5, (0.3, 0.6))
                    s.fill(cut(finger, placed(finger, -1.4, 0.0)), s.light)
    _note(s, 50, 30, 0.8, -12)


def sandman(s: Impact) -> None:
    """A hand of sand rises inside a tilted hourglass. Still close-up, contre-jour; light: the low sun behind the glass."""
    s.steps(
        ALL,
        (60, 0),
        (60, 112),
        [
            mix(s.deep, s.ink, 0.35),
            s.deep,
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.6),
            s.key,
            mix(s.key, s.light, 0.4),
        ],
    )
    sun = (82, 76)
    for r, c in ((50, mix(s.key, s.light, 0.2)), (41, mix(s.key, s.light, 0.6)), (33, s.light)):
        s.fill(oval(*sun, r), c)
    s.rays(*sun, 54, 150, 22, s.key, 0.35, duty=0.7, seed=3, first=180, last=360)
    s.halo(svg("M-4 -4 H124 V100 H-4 Z"), s.deep, *sun, 48, 120, 0.0, 0.7)
    sea = polygon((-4, 108), (124, 108), (124, 130), (-4, 130))
    s.fill(sea, s.accent)
    s.fill(polygon((-4, 108), (124, 108), (124, 109.2), (-4, 109.2)), s.light)
    for i, w in enumerate((60, 74, 50, 66, 44)):
        y = 111 + i * 3.4
        s.fill(
            polygon((84 - w / 2, y), (84 + w / 2, y - 0.4), (84 + w / 2 - 5, y + 1.2), (84 - w / 2 + 4, y + 1.4)),
            s.light,
            0.85,
        )
    # pier and wheel
    dark = mix(s.deep, s.ink, 0.3)
    s.line(oval(20, 74, 22), dark, 1.8)
    for i in range(8):
        a = math.pi * i / 8 + 0.2
        s.stroke(
            [(20 - 22 * math.cos(a), 74 - 22 * math.sin(a)), (20 + 22 * math.cos(a), 74 + 22 * math.sin(a))], dark, 0.9
        )
        for k in (-1, 1):
            s.fill(block(20 + k * 22 * math.cos(a) - 2.1, 74 + k * 22 * math.sin(a) - 0.6, 4.2, 3.8, 1), dark)
    s.fill(polygon((18, 74), (22, 74), (32, 108), (28, 108), (20, 80), (12, 108), (8, 108)), dark)
    s.fill(block(-4, 103, 54, 4), dark)
    for x in (2, 14, 26, 38, 47):
        s.fill(block(x, 105, 2, 22), dark)
    # beach
    beach = svg("M-4 150 V128 C20 122 50 126 76 127 C96 128 110 124 124 122 V150 Z")
    s.fill(beach, mix(s.deep, s.mid, 0.45))
    s.dots(beach, s.ink, (60, 124), (60, 150), 0.1, 0.85)
    s.fill(svg("M34 150 C44 140 60 136 74 136 C94 136 104 142 112 150 Z"), s.ink, 0.75)
    # glass
    with s.moved(72.0, 90.0, turn=-10.0):
        glass = svg(
            "M-25 -42 C-31 -25 -25 -12 -8 -6 C-3 -4 -3 4 -8 6 C-25 12 -31 25 -25 42 L25 42 C31 25 25 12 8 6 C3 4 3 -4 8 -6 C25 -12 31 -25 25 -42 Z"
        )
        s.inked(
            [(p, mix(s.deep, s.ink, 0.45)) for p in (block(-33, -44, 4.6, 88, 1), block(28.4, -44, 4.6, 88, 1))],
            w=1.1,
            heavy=(0.6, 0.3),
        )
        s.fill(glass, s.light, 0.55)
        with s.clipped(glass):
            s.fill(block(-40, 0, 80, 50), mix(s.accent, s.ink, 0.62))
            s.dots(block(-40, 0, 80, 50), s.ink, (-10, 20), (30, 36), 0.0, 0.7, pitch=2.4)
            s.fill(svg("M-34 -24 C-16 -20 -8 -24 0 -16 C8 -22 18 -22 34 -26 V-4 H-34 Z"), "#ffb347")
            s.fill(svg("M2 -16 C8 -22 18 -22 34 -26 V-4 H4 Z"), s.mid)
            s.fill(block(-40, -5, 80, 8), "#ffb347")
            # the hand
            parts = [
                svg("M-10 46 L-8 33 C-12 29 -12 24 -10 20 L10 20 C12 24 12 29 8.500 33 L10 46 Z"),
                taper((-8, 28), 3.6, (-17.5, 21), 2.5),
                taper((-7.5, 21), 3.0, (-13.5, 9.5), 2.2),
                taper((-2.4, 20), 3.1, (-4, 5.500), 2.3),
                taper((3.2, 20), 3.0, (5.4, 6.5), 2.2),
                taper((8, 22), 2.7, (15, 12.5), 2.0),
            ]
            whole = svg("M-40 46 L-40 37 C-26 36 -16 35 -10 33 L10 33 C16 35 26 36 40 37 L40 46 Z")
            for p in parts:
                whole = join(whole, p)
            s.inked([(whole, "#ff9a3c")], w=1.2, heavy=(0.5, 0.6))
            with s.clipped(whole):
                s.fill(cut(whole, placed(whole, 3.4, 1.2)), "#fff0c0")
                s.fill(both(whole, placed(whole, -1.4, 0.4)), "#ffc75e")
                s.dots(svg("M2 12 H44 V50 H2 Z"), s.mid, (3, 22), (26, 44), 0.05, 0.8, pitch=2.4)
            for x0, x1 in ((-5.6, -5.0), (0.2, 0.1), (5.8, 5.2)):
                s.stroke([(x0, 18.5), (x1, 23.5)], s.ink, 1.0)
            s.stroke([(-6, 30), (2, 27.5)], s.ink, 0.9)
            s.fill(polygon((-1.2, -6), (1.2, -6), (0.6, 6), (-0.6, 6)), "#ffc75e")
        s.line(glass, s.ink, 1.7)
        s.fill(
            svg(
                "M-21.500 -37 C-25 -26 -21 -16 -12 -11 C-19 -16 -21 -26 -18.500 -37 Z M-21.500 37 C-25 26 -22 17 -13 12.500 C-20 17 -22 27 -19 37 Z"
            ),
            "#ffffff",
        )
        # the glass gives way
        for pts in (
            [(15, 12.5), (20, 15), (19, 19), (24, 21), (24, 26)],
            [(20, 15), (24, 14)],
            [(19, 19), (14, 24), (17, 28)],
            [(-17.5, 20), (-21, 25), (-19, 29)],
            [(-17.5, 20), (-23, 18)],
        ):
            s.stroke(pts, "#ffffff", 0.9)
        for y0, k, g in ((-53, 36, -1), (42, 36, 1)):
            cap = polygon((-k + g, y0, 1.5), (k - g, y0, 1.5), (k + g, y0 + 11, 1.5), (-k - g, y0 + 11, 1.5))
            s.inked([(cap, mix(s.deep, s.mid, 0.25))], w=1.5, heavy=(0.9, 1.2))
            s.fill(polygon((-k + g, y0), (k - g, y0), (k, y0 + 3), (-k, y0 + 3)), "#ffb347")
            s.dots(block(-k, y0 + 3, 2 * k, 8), s.ink, (-10, y0), (40, y0), 0.0, 0.7, pitch=2.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-29": Picture(
        triton,
        ((84.0, 56.0), (102.0, 67.0), (74.0, 112.0)),
        "lets a breaker out",
        "beach in the evening",
        "sun on the sea's edge",
    ),
    "m1-30": Picture(
        wong,
        ((74.0, 78.0), (56.0, 66.0), (94.0, 114.0)),
        "leaves its shelf as a bird",
        "between shelves",
        "window at the end",
    ),
    "m1-31": Picture(
        ms_marvel, ((72.0, 100.0), (67.0, 66.0), (104.0, 112.0)), "is stretched wide", "roof party", "paper lanterns"
    ),
    "m1-32": Picture(sandman, ((66.0, 80.0),), "breaks its hourglass", "pier", "low sun behind the glass"),
}
