"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _glass_house(s: Impact) -> None:
    """Paint a glass house at night: panes, leaves, and one lamp that shines through them from outside."""
    s.steps(ALL, (30, 10), (110, 140), [s.key, mix(s.mid, s.key, 0.5), s.mid, mix(s.mid, s.deep, 0.6), s.deep])
    s.fill(oval(46, 42, 34), mix(s.key, s.light, 0.45))
    s.fill(oval(44, 40, 22), "#ffffff")
    for x in (14, 60, 104):
        s.stroke([(x, -4), (x + 8, 172)], s.deep, 2.4)
    for y in (18, 76):
        s.stroke([(-4, y + 3), (124, y - 6)], s.deep, 2.0)
    s.halo(ALL, s.deep, 46, 42, 56, 128, 0.0, 0.6)
    leaf = svg("M0 0 C10 -12 26 -14 40 -4 C28 4 12 8 0 0 Z")
    for x, y, size, turn, tone in (
        *((124, 64, 1.0, 196, s.ink), (126, 150, 1.2, 196, s.ink), (-6, 76, 0.8, -14, s.deep)),
        *((56, 154, 0.9, -24, s.ink), (34, 156, 1.0, -40, s.ink)),
    ):
        path = placed(leaf, x, y, size, turn)
        s.fill(path, tone)
        s.line(placed(polygon((2, 0), (36, -4)), x, y, size, turn), s.mid, 0.8)


_CHAMELEON: Final = polygon(
    *((49, 84, 1), (51, 77, 1), (58, 70), (66, 64), (79, 48, 1), (84, 62), (88, 55), (91, 59), (95, 53), (98, 58)),
    *((102, 55), (104, 60), (109, 60), (110, 66), (114, 70), (115, 84, 3), (110, 97, 4), (97, 105, 5), (84, 102, 4)),
    *((76, 92), (64, 93), (52, 89)),
)


def _grip(s: Impact, start: Point, knee: Point, foot: Point, tone: Color) -> None:
    """A leg bent at the knee whose two toes hold the branch."""
    x, y = foot
    limb = join(taper(start, 6.4, knee, 3.4), taper(knee, 3.4, foot, 2.8))
    toes = polygon(
        (x - 3, y - 2),
        (x + 3, y - 2),
        (x + 5, y + 8, 1),
        (x + 1, y + 9, 1),
        (x, y + 4),
        (x - 5, y + 8, 1),
        (x - 8, y + 5, 1),
    )
    s.inked([(join(limb, toes), tone)], 1.7, (0.7, 0.9))


def _chameleon(s: Impact) -> None:
    coat, lit, shade = mix(s.mid, s.deep, 0.3), mix(s.key, s.light, 0.25), mix(s.deep, s.ink, 0.4)
    tail = (
        (112, 86, 6.0),
        (121, 106, 4.8),
        (116, 128, 3.8),
        (103, 137, 3.0),
        (92, 131, 2.4),
        (95, 122, 2.0),
        (102, 125, 1.4),
    )
    s.inked([(ribbon(tail), coat)], 1.8, (0.7, 0.9))
    s.inked([(_CHAMELEON, coat)], 2.1, (0.9, 1.2))
    with s.clipped(_CHAMELEON):
        s.fill(polygon((49, 84), (58, 70), (79, 48), (78, 62), (70, 68), (60, 76), (56, 84)), lit)
        s.fill(polygon((84, 62), (94, 55), (107, 60), (104, 66), (92, 66), (86, 72)), lit)
        s.fill(polygon((76, 92), (90, 92), (104, 84), (116, 80), (116, 110), (76, 110)), shade)
        for x, foot, half in ((89, 88, 2.4), (97, 88, 2.6), (105, 84, 2.2)):
            s.fill(polygon((x - half, 58), (x + half, 58), (x + half + 1, 74), (x, foot), (x - half - 1, 74)), s.accent)
        s.dots(_CHAMELEON, s.ink, (88, 82), (112, 104), 0.0, 0.75, pitch=2.4)
        s.fill(ribbon(((80, 64, 0.8), (82, 76, 1.6), (77, 92, 0.6))), s.ink)
    s.stroke([(50, 85), (58, 84), (70, 87)], s.ink, 1.6)
    # the eye turns in its cone
    s.inked([(oval(67, 75, 7.6), mix(s.key, s.mid, 0.4))], 1.7, (0.4, 0.6))
    s.line(oval(66.6, 74.6, 5.4), s.ink, 0.9)
    s.fill(oval(65.4, 73.4, 3.6), s.accent)
    s.fill(oval(64.4, 72.6, 1.7), s.ink)
    s.rim([_CHAMELEON], s.light, (-0.8, -1), 1.3)


def lizard(s: Impact) -> None:
    """A chameleon takes a moth from the air with its tongue. In profile; light: the lamp beyond the panes."""
    _glass_house(s)
    branch = ribbon(((20, 140, 7.0), (56, 126, 5.4), (90, 114, 5.0), (124, 98, 5.6)))
    coat = mix(s.mid, s.deep, 0.3)
    _grip(s, (76, 92), (64, 102), (62, 117), mix(s.deep, s.ink, 0.3))
    s.inked([(branch, mix(s.deep, s.mid, 0.45))], 1.8, (0.6, 1.0))
    s.dots(branch, s.ink, (60, 122), (64, 134), 0.0, 0.8, pitch=2.4)
    s.rim([branch], s.key, (-0.5, -1), 1.6)
    _chameleon(s)
    _grip(s, (86, 95), (76, 104), (80, 112), coat)
    _grip(s, (103, 89), (109, 98), (99, 103), coat)
    # tongue and moth
    tongue = ribbon(((50, 85, 1.6), (46, 74, 1.3), (46, 62, 1.5), (44, 52, 3.2)))
    s.inked([(tongue, s.accent)], 1.4, (0.4, 0.5))
    for path in (
        svg("M43 48 L30 36 L30 47 L37 52 Z"),
        svg("M44 48 L52 31 L59 41 L53 51 Z"),
        svg("M42 51 L34 55 L38 59 L43 54 Z"),
    ):
        s.inked([(path, "#ffffff")], 1.4, (0.4, 0.6))
    s.fill(polygon((44, 47), (52, 31), (54, 40)), s.key)
    s.inked([(oval(43.6, 49, 2.4, 4.6, -12), s.ink)], 0.4)


def _deep_water(s: Impact) -> None:
    """Paint the deep of the sea with one small light in it, and weed and rock at the foot."""
    s.steps(
        ALL, (60, 0), (60, 148), [mix(s.deep, s.mid, 0.7), mix(s.deep, s.mid, 0.5), mix(s.deep, s.mid, 0.2), s.deep]
    )
    for r, tone in ((46, mix(s.deep, s.mid, 0.6)), (34, s.mid), (23, s.key), (13, s.light)):
        s.fill(oval(52, 54, r), tone)
    s.halo(ALL, s.ink, 52, 54, 46, 120, 0.0, 0.6)
    s.fill(polygon((-4, 172), (-4, 138), (20, 132), (44, 142), (70, 137), (96, 143), (124, 134), (124, 172)), s.ink)
    for x, y, r in ((36, 24, 1.2), (66, 14, 0.9), (102, 52, 1.0), (40, 96, 0.9), (34, 118, 1.2), (112, 44, 1.4)):
        s.fill(oval(x, y, r), s.key)


_ANGLER: Final = polygon(
    *(
        (47, 83, 1),
        (54, 71),
        (64, 63),
        (72, 55),
        (76, 61),
        (84, 53),
        (88, 60),
        (97, 54),
        (100, 63),
        (110, 66),
        (126, 82),
    ),
    *((126, 122), (110, 122), (100, 132), (82, 137, 3), (62, 135, 3), (46, 126, 3), (37, 112, 1), (40, 107)),
    *((52, 115), (62, 113), (68, 103), (64, 91), (56, 85)),
)
_ANGLER_MOUTH: Final = polygon((47, 83), (56, 82), (72, 90), (78, 104), (70, 118), (54, 121), (38, 113), (44, 98))


def _needles(s: Impact, teeth: Sequence[tuple[float, float, float, float]], half: float) -> None:
    """Paint long teeth of (x, y of the root, x, y of the tip)."""
    for x, y, tip_x, tip_y in teeth:
        s.inked([(polygon((x - half, y), (x + half, y), (tip_x, tip_y)), "#f4ffb0")], 0.8, (0.2, 0.3))


def abomination(s: Impact) -> None:
    """An angler fish draws a small fish to its light. In profile, in the deep; light: the lure that hangs before it."""
    _deep_water(s)
    hide, lit, shade = mix(s.deep, s.ink, 0.15), s.key, mix(s.deep, s.ink, 0.7)
    stalk = ribbon(((76, 62, 2.6), (74, 44, 2.0), (64, 34, 1.7), (54, 38, 1.5), (52, 48, 1.3)))
    s.inked([(polygon((104, 80), (126, 60), (126, 98)), shade)], 1.6, (0.5, 0.8))
    s.inked([(stalk, hide)], 1.5, (0.5, 0.7))
    s.fill(_ANGLER_MOUTH, s.ink)
    s.fill(polygon((60, 94), (70, 96), (72, 108), (64, 114), (54, 116)), mix(s.deep, s.mid, 0.6))
    s.inked([(_ANGLER, hide)], 2.1, (0.9, 1.2))
    with s.clipped(_ANGLER):
        for plane in (
            ((47, 83), (54, 71), (72, 55), (84, 53), (76, 68), (66, 74), (58, 80)),
            ((37, 112), (40, 107), (52, 115), (62, 113), (60, 121), (48, 122)),
        ):
            s.fill(polygon(*plane), lit)
        s.fill(polygon((46, 128), (62, 122), (78, 116), (84, 92), (104, 84), (130, 90), (130, 150), (40, 150)), shade)
        s.dots(box(60, 56, 126, 140), s.ink, (74, 78), (112, 116), 0.0, 0.8, pitch=2.5)
        for x, y, r in ((88, 66, 1.8), (96, 73, 2.2), (82, 80, 1.4), (90, 88, 1.8), (70, 128, 1.6), (58, 127, 1.2)):
            s.fill(oval(x, y, r, r * 0.8), s.ink)
    s.rim([_ANGLER], s.key, (-0.1, -1), 1.3)
    s.rim([_ANGLER], s.accent, (-0.9, -0.5), 1.6)
    _needles(s, ((49, 83, 47, 98), (54, 84, 53, 105), (60, 87, 59, 100), (65, 92, 62, 108)), 2.0)
    _needles(s, ((42, 109, 40, 94), (48, 112.6, 47, 101), (55, 114.6, 56, 100), (62, 112.6, 64, 103)), 2.0)
    # eye, fin
    s.inked([(oval(70, 73, 6.4, 5.8), "#ffffff")], 1.6, (0.4, 0.6))
    s.fill(oval(67.6, 73, 2.6), s.ink)
    s.fill(polygon((62, 68), (66, 62), (79, 68), (77, 72)), shade)
    fin = polygon((86, 102), (106, 98), (112, 106), (106, 112), (108, 120), (98, 120), (90, 114))
    s.inked([(fin, mix(s.deep, s.mid, 0.6))], 1.7, (0.6, 0.9))
    for x, y in ((110, 106), (105, 112), (104, 119)):
        s.stroke([(88, 106), (x, y)], s.ink, 1.2)
    # the lure and the one that comes to it
    s.inked([(oval(52, 53, 5.4), s.accent)], 1.5, (0.3, 0.5))
    s.fill(oval(50.6, 51.4, 2.6), "#ffffff")
    fish = svg("M49 70 C45 65 39 65 35.500 68.500 L31 64.500 L31.500 75.500 L35.500 71.800 C39 75.500 45 75 49 70 Z")
    s.inked([(fish, "#ffffff")], 1.3, (0.4, 0.6))
    s.fill(both(fish, box(30, 71, 50, 80)), s.key)
    s.fill(oval(45.4, 68.8, 1.0), s.ink)


def _frosted_window(s: Impact) -> None:
    """Paint a window by night in winter: a pale sky in its panes, frost in their corners, the sill in front."""
    s.fill(ALL, s.deep)
    panes = box(10, -4, 112, 122)
    s.steps(panes, (60, 0), (60, 122), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light])
    s.fill(polygon((10, 122), (10, 96), (26, 84), (40, 94), (58, 88), (82, 100), (112, 86), (112, 122)), s.key)
    for x, top in ((24, 62), (98, 58), (40, 76)):  # firs
        for number in range(3):
            y = top + 13 * number
            s.fill(
                polygon((x, y - 8), (x + 6 + 3 * number, y + 12), (x - 6 - 3 * number, y + 12)), mix(s.deep, s.mid, 0.4)
            )
    for x in (10, 58, 112):
        s.fill(box(x - 3, -4, x + 3, 124), s.ink)
        s.fill(box(x - 3, -4, x - 1.4, 124), s.mid)
    s.fill(box(-4, 44, 124, 49), s.ink)
    s.fill(box(-4, 44, 124, 45.4), s.mid)
    for x, y, flip in ((13, 49, False), (109, 49, True), (55, 49, True), (61, 122, False)):
        s.fill(
            placed(polygon((0, 0), (16, 0), (9, 4), (5, 9), (0, 16)), x, y, flip=flip, turn=-90 if y > 100 else 0),
            "#ffffff",
        )
    s.fill(box(-4, 122, 124, 172), mix(s.deep, s.ink, 0.35))
    s.fill(polygon((-4, 122), (124, 122), (124, 126), (-4, 126)), s.key)
    s.dots(box(-4, 4, 124, 122), s.ink, (70, 60), (112, 4), 0.0, 0.5)


def _tin_soldier(s: Impact, x: float, foot: float) -> None:
    """A soldier of tin at attention: tall cap, coat of two planes, cross belts, a drum at the hip."""
    coat, shade = s.mid, mix(s.deep, s.ink, 0.3)
    s.inked([(box(x - 13, foot - 2, x + 13, foot + 3, 1), mix(s.deep, s.mid, 0.5))], 1.2, (0.3, 0.5))
    for left in (-7.4, 0.8):
        s.inked(
            [
                (
                    polygon(
                        (x + left, foot - 20),
                        (x + left + 6.6, foot - 20),
                        (x + left + 6, foot - 1),
                        (x + left + 0.4, foot - 1),
                    ),
                    "#ffffff",
                )
            ],
            1.2,
            (0.3, 0.5),
        )
        s.fill(box(x + left - 0.2, foot - 6, x + left + 6.6, foot - 1), s.ink)
    body = polygon(
        (x - 10, foot - 40),
        (x + 10, foot - 40),
        (x + 8, foot - 26),
        (x + 11, foot - 17),
        (x - 11, foot - 17),
        (x - 8, foot - 26),
    )
    s.inked([(body, coat)], 1.5, (0.5, 0.8))
    s.fill(both(body, box(x + 1, 0, x + 20, foot)), shade)
    s.stroke([(x - 8, foot - 38), (x + 7, foot - 22)], "#ffffff", 2.2)
    s.stroke([(x + 8, foot - 38), (x - 7, foot - 22)], "#ffffff", 2.2)
    s.fill(oval(x, foot - 30.4, 1.9), s.accent)
    for side in (-1, 1):
        arm = polygon(
            (x + side * 9, foot - 40),
            (x + side * 14, foot - 38),
            (x + side * 14, foot - 22),
            (x + side * 10.4, foot - 21),
        )
        s.inked([(arm, coat if side < 0 else shade)], 1.3, (0.3, 0.6))
        s.inked([(box(x + side * 12 - 5, foot - 42, x + side * 12 + 5, foot - 38.6, 1.4), s.accent)], 1.1, (0.2, 0.4))
        s.inked([(oval(x + side * 12.2, foot - 20, 2.4), s.light)], 1.0, (0.2, 0.3))
    s.inked(
        [
            (
                polygon(
                    (x + 13, foot - 20),
                    (x + 15.4, foot - 20),
                    (x + 15.4, foot - 58),
                    (x + 14.2, foot - 66),
                    (x + 13, foot - 58),
                ),
                s.light,
            )
        ],
        1.1,
        (0.3, 0.4),
    )
    head = box(x - 6, foot - 53, x + 6, foot - 40, 3)
    s.inked([(head, s.light)], 1.4, (0.4, 0.6))
    s.fill(both(head, box(x + 2.4, 0, x + 10, foot)), s.key)
    for side in (-1, 1):
        s.fill(oval(x + side * 2.8, foot - 48, 1.1, 1.5), s.ink)
    s.fill(polygon((x - 4.4, foot - 44), (x, foot - 45.4), (x + 4.4, foot - 44), (x, foot - 43.2)), s.ink)
    cap = polygon((x - 7, foot - 51), (x - 8, foot - 68), (x + 8, foot - 68), (x + 7, foot - 51))
    s.inked([(cap, s.ink)], 1.2, (0.4, 0.6))
    s.fill(polygon((x - 7, foot - 66), (x - 3.4, foot - 66), (x - 3.6, foot - 54), (x - 6, foot - 54)), s.mid)
    s.fill(polygon((x - 8, foot - 53.6), (x + 8, foot - 53.6), (x + 9, foot - 50.6), (x - 9, foot - 50.6)), s.accent)
    s.inked(
        [
            (
                polygon(
                    (x - 1.8, foot - 68), (x - 3, foot - 75), (x, foot - 78), (x + 3, foot - 75), (x + 1.8, foot - 68)
                ),
                s.accent,
            )
        ],
        1.1,
    )


def winter_soldier(s: Impact) -> None:
    """A tin soldier stands firm in a globe of snow that was shaken. Still; light: the pale window behind it."""
    x, y, r = 70, 78, 35
    _frosted_window(s)
    base = polygon((46, 110), (94, 110), (98, 120, 2), (104, 136, 2), (36, 136, 2), (42, 120, 2))
    s.fill(oval(76, 138, 42, 5), s.ink)
    s.inked([(base, mix(s.deep, s.ink, 0.2))], 2.2, (0.8, 1.2))
    s.fill(polygon((46, 110), (54, 110), (50, 121), (46, 136), (36, 136), (42, 120)), s.mid)
    s.fill(polygon((42, 119), (98, 119), (99, 122), (41, 122)), s.key)
    s.inked([(polygon((58, 125, 1), (82, 125, 1), (84, 133, 1), (56, 133, 1)), s.accent)], 1.2, (0.3, 0.5))
    globe = oval(x, y, r)
    s.inked([(globe, mix(s.key, s.light, 0.35))], 2.3, (0.9, 1.3))
    with s.clipped(globe):
        s.fill(oval(x - 3, y + 2, 27), s.light)
        s.fill(cut(globe, oval(x - 6, y - 5, r + 1)), s.mid)
        s.dots(globe, s.mid, (x, y + 6), (x + 30, y + 26), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M30 106 C46 96 60 103 74 99 C88 96 96 101 112 98 V120 H30 Z"), "#ffffff")
        with s.moved(0, 0, 0.76, about=(x - 1, 104)):
            _tin_soldier(s, x - 1, 104)
        for dx, dy, size in (
            *(
                (-24, -10, 2.2),
                (-17, -22, 1.7),
                (-26, 6, 1.6),
                (-19, 14, 2.2),
                (22, -18, 1.8),
                (26, -2, 2.4),
                (20, 12, 1.7),
            ),
            *((8, -31, 1.8), (-9, -30, 1.5), (27, 10, 1.4), (-28, -2, 1.2), (16, -26, 1.3)),
        ):
            s.inked([(oval(x + dx, y + dy, size), "#ffffff")], 0.8, (0.2, 0.3), ink=s.deep)
        s.fill(svg("M43 62 C46 53 53 48 61 47 C54 52 49 58 47 66 Z"), "#ffffff")
    s.line(globe, s.ink, 1.2)
    for turn, sweep in ((196, 34), (-52, 30)):
        for reach in (r + 4, r + 8):
            arc = skia.Path()
            arc.addArc(skia.Rect.MakeLTRB(x - reach, y - reach, x + reach, y + reach), turn, sweep)
            s.line(arc, "#ffffff", 1.4)


def _tall_grass_by_moonlight(s: Impact) -> None:
    s.steps(ALL, (60, 0), (60, 120), [s.ink, mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    s.fill(oval(50, 50, 46), mix(s.mid, s.key, 0.45))
    s.fill(oval(50, 50, 38), "#fff8dc")
    s.halo(ALL, s.ink, 50, 50, 50, 100, 0.0, 0.6)


def _blades(s: Impact, tone: Color, blades: Sequence[tuple[float, float, float]]) -> None:
    """Paint blades of grass of (foot, x of the tip, y of the tip) that bend to their tips."""
    for foot, x, y in blades:
        half = 3.4
        s.fill(outline((foot - half, 154), (foot - half, y + 40, x, y), (foot + half, y + 40, foot + half, 154)), tone)


def _mirrored(path: skia.Path) -> skia.Path:
    return placed(path, flip=True)


_TIGER_CHEEK: Final = polygon(
    *((0, -24), (12, -25), (18, -35), (26, -37), (33, -30), (32, -17), (38, -6), (43, 7), (36, 9), (40, 20), (30, 21)),
    *((30, 31), (19, 31), (15, 39), (7, 44), (0, 45)),
)
"""The right half of a tiger's head about the root of its nose."""
_TIGER_STRIPES: Final = (
    polygon((46, -4), (29, -8), (20, -14), (27, -12), (42, -13)),
    polygon((50, 7), (32, 3), (24, 5), (30, 8), (44, 11)),
    polygon((50, 20), (31, 14), (23, 17), (34, 24)),
    polygon((32, 34), (24, 26), (19, 34)),
    polygon((0, -25), (2.6, -25), (1.6, -15), (0, -12)),
    polygon((6, -25), (14, -20), (5, -17), (9, -20)),
    polygon((14, -26), (25, -18), (14, -15), (20, -18)),
)


def _tiger_face(s: Impact) -> None:
    """A tiger's head from the front, lit from the left: bone, brow and muzzle are planes of their own."""
    whole = join(_TIGER_CHEEK, _mirrored(_TIGER_CHEEK))
    s.inked([(whole, s.mid)], 2.0, (1.2, 1.4))
    lit = mix(s.key, s.light, 0.45)
    with s.clipped(whole):
        s.fill(box(-60, -60, 0, 60), s.key)
        s.fill(polygon((-44, -44), (-16, -44), (-20, -20), (-29, -8), (-28, 12), (-24, 24), (-44, 32)), lit)
        s.fill(polygon((44, -44), (24, -44), (22, -17), (30, -4), (22, 12), (26, 48), (48, 48)), s.deep)
        s.dots(box(12, -40, 60, 60), s.ink, (8, 0), (34, 20), 0.0, 0.7, pitch=2.4)
        s.fill(polygon((-8, -17), (0, -12), (8, -17), (6, 14), (-6, 14)), s.key)
        s.fill(polygon((-8, -17), (0, -12), (-1, 14), (-6, 14)), s.light)
        for flip in (False, True):
            ear = placed(polygon((20, -27), (22, -32), (26, -33), (29, -28), (28, -21)), flip=flip)
            s.fill(ear, s.ink)
            for stripe in _TIGER_STRIPES:
                s.fill(placed(stripe, flip=flip), s.ink)
    for flip in (False, True):
        s.fill(placed(polygon((4, 2), (7, -7), (14, -12), (24, -15), (25, -8), (21, 1), (13, 4)), flip=flip), s.ink)
        s.fill(placed(polygon((7.4, 0.4), (11, -5.4), (21, -9.4), (18.4, -2.4), (13, 1)), flip=flip), s.accent)
        s.fill(placed(oval(14, -3.6, 1.5, 3.4, 12), flip=flip), s.ink)
    _tiger_muzzle(s)


def _tiger_muzzle(s: Impact) -> None:
    pad = polygon((0, 18), (8, 15), (17, 21, 2), (19, 28, 3), (13, 34, 2), (0, 31))
    s.inked([(polygon((-9, 32), (9, 32), (6, 43, 2), (-6, 43, 2)), mix(s.deep, s.mid, 0.4))], 1.2, (0.3, 0.6))
    s.inked([(_mirrored(pad), s.light), (pad, s.key)], 1.2, (0.4, 0.8))
    s.dots(pad, s.mid, (2, 18), (18, 32), 0.0, 0.8, pitch=2.4)
    s.stroke([(0, 20), (0, 31)], s.ink, 1.5)
    for x, y in ((8, 24), (12, 27), (8, 29)):
        s.fill(oval(-x, y, 0.9), s.ink)
        s.fill(oval(x, y, 0.9), s.ink)
    for flip in (False, True):
        s.fill(placed(polygon((4.4, 32.6), (8.6, 33.4), (6.2, 39)), flip=flip), "#fffaf0")
    s.inked([(polygon((-8, 12.4), (8, 12.4), (6, 17.6), (0, 21), (-6, 17.6)), s.ink)], 0.6, (0.2, 0.4))
    s.fill(polygon((-6.4, 13), (2, 13), (0, 14.8), (-5.4, 14.8)), s.mid)


def _tiger_body(s: Impact) -> None:
    """Shoulders higher than the head, the legs below them, and the tail against the moon."""
    coat, shade = mix(s.deep, s.mid, 0.5), mix(s.deep, s.ink, 0.3)
    tail = ribbon(((62, 62, 4.4), (48, 52, 4.2), (40, 36, 3.8), (46, 23, 3.4), (58, 24, 3.0)))
    s.inked([(tail, coat)], 1.7, (0.7, 0.9))
    with s.clipped(tail):
        for x, y in ((47, 50), (40, 40), (42, 29)):
            s.fill(oval(x, y, 7, 2), s.ink)
        s.fill(box(50, 16, 64, 34), s.ink)
    back = polygon((48, 88), (52, 66), (62, 60), (78, 60), (88, 66), (92, 88))
    left = polygon((26, 156), (23, 112), (20, 84), (27, 66), (38, 60), (50, 68), (58, 96), (52, 156))
    right = polygon((84, 156), (82, 96), (88, 66), (99, 58), (110, 66), (116, 86), (112, 156))
    s.inked([(back, shade)], 1.7, (0.7, 1.0))
    s.inked([(left, coat), (right, shade)], 1.9, (0.8, 1.0))
    s.rim([left, right, back], s.key, (-0.6, -1), 1.8)
    for stripe in (
        ((22, 76), (34, 84), (42, 80), (34, 90), (20, 86)),
        ((21, 98), (34, 102), (40, 98), (33, 108), (22, 106)),
        ((24, 118), (36, 120), (42, 116), (34, 127), (25, 126)),
        ((115, 78), (104, 82), (100, 78), (106, 88), (116, 88)),
        ((116, 98), (105, 100), (102, 96), (106, 106), (115, 106)),
    ):
        s.fill(polygon(*stripe), s.ink)


def kraven(s: Impact) -> None:
    """A tiger comes through tall grass at us. From the front, near the ground; light: the moon behind its shoulder."""
    _tall_grass_by_moonlight(s)
    dim = mix(s.ink, s.deep, 0.35)
    _blades(
        s,
        mix(s.deep, s.mid, 0.25),
        ((8, 2, 60), (24, 14, 44), (36, 44, 62), (88, 96, 58), (104, 112, 46), (118, 116, 66)),
    )
    _tiger_body(s)
    with s.moved(68, 92):
        _tiger_face(s)
    _blades(s, dim, ((2, 10, 92), (16, 26, 104), (28, 36, 96), (92, 102, 108), (106, 100, 92), (118, 112, 84)))
    _blades(
        s,
        s.ink,
        ((38, 44, 122), (50, 46, 130), (60, 66, 133), (74, 70, 132), (84, 92, 124), (98, 92, 118), (112, 118, 112)),
    )
    _blades(s, s.ink, ((10, 2, 118), (22, 18, 126)))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard,
        ((44.0, 49.0), (67.0, 75.0), (97.0, 76.0)),
        "takes a moth from the air",
        "glass house",
        "lamp beyond the panes",
    ),
    "m1-34": Picture(
        abomination,
        ((52.0, 53.0), (44.0, 70.0), (54.0, 98.0), (70.0, 73.0)),
        "draws a fish to its light",
        "deep sea",
        "its own lure",
    ),
    "m1-35": Picture(
        winter_soldier,
        ((69.0, 66.0), (69.0, 84.0), (48.0, 68.0)),
        "stands firm in a globe",
        "sill in winter",
        "pale window",
    ),
    "m1-36": Picture(
        kraven, ((54.0, 88.0), (82.0, 88.0), (68.0, 108.0)), "stalks towards us", "tall grass", "moon behind it"
    ),
}
