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
    chance,
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
    s.halo(ALL, s.ink, 46, 42, 56, 118, 0.0, 0.75)
    leaf = svg("M0 0 C10 -12 26 -14 40 -4 C28 4 12 8 0 0 Z")
    for x, y, size, turn, tone in (
        *((124, 66, 1.0, 196, s.ink), (122, 146, 1.3, 200, s.ink), (-6, 76, 0.8, -14, s.deep)),
        *((60, 152, 1.1, -60, s.ink), (124, 112, 0.8, 160, s.deep), (34, 154, 1.0, -30, s.ink)),
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


def _gate_in_the_snow(s: Impact) -> None:
    """Paint a garden gate at night in falling snow, lit windows of a house far behind."""
    s.steps(ALL, (60, 0), (60, 112), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    for r, tone in ((66, mix(s.deep, s.mid, 0.7)), (52, s.mid), (39, mix(s.mid, s.key, 0.6)), (27, s.key)):
        s.fill(oval(80, 58, r), tone)
    s.halo(ALL, s.ink, 80, 58, 60, 112, 0.0, 0.75)
    house = svg("M-4 96 V60 L14 44 L34 60 V52 H40 V64 L46 70 V112 H-4 Z")
    s.fill(house, mix(s.ink, s.deep, 0.5))
    s.fill(svg("M-4 60 L14 44 L46 70 L44 74 L14 50 L-4 66 Z"), s.light)
    for x, y in ((34, 80), (14, 70)):
        s.fill(box(x, y, x + 7, y + 10), s.accent)
        s.fill(box(x + 3, y, x + 4, y + 10), s.ink)
    s.fill(svg("M-4 106 C20 98 50 104 70 100 C94 96 108 102 124 98 V172 H-4 Z"), s.light)
    s.dots(svg("M-4 106 C20 98 50 104 70 100 C94 96 108 102 124 98 V172 H-4 Z"), s.key, (80, 110), (10, 150), 0.0, 0.9)
    for x in (106, 116):
        s.inked([(box(x - 3, 70, x + 3, 140), s.deep)], 1.5)
        s.fill(oval(x, 69, 5, 3.4), "#ffffff")
    for y in (84, 108):
        s.inked([(box(100, y, 124, y + 4), s.deep)], 1.2)
        s.fill(box(100, y - 2.4, 124, y), "#ffffff")


def winter_soldier(s: Impact) -> None:
    """A snowman stands guard with a broom at his shoulder. Light: the snow about a lamp."""
    _gate_in_the_snow(s)
    white, lime = "#ffffff", s.accent
    s.fill(svg("M40 140 C60 132 96 132 112 142 C96 150 56 150 40 140 Z"), s.mid)
    # broom at the shoulder, behind
    s.inked([(polygon((50, 132), (54, 133), (46, 40), (42, 40)), "#a8683a")], 1.7, (0.5, 0.7))
    twigs = svg("M41 46 C36 36 34 24 37 12 L42 17 L45 10 L49 17 L54 12 C56 24 52 36 48 46 Z")
    s.inked([(twigs, lime)], 2.0, (0.6, 1.0))
    s.fill(svg("M41 46 C37 36 36 26 38 16 L42 20 C41 30 42 38 43 46 Z"), "#f4ffb0")
    s.inked([(box(40, 42, 49, 48, 1), s.deep)], 1.4, (0.3, 0.5))
    # body of three balls, largest first
    for x, y, r in ((76, 124, 25), (75, 92, 19), (74, 66, 14.5)):
        ball = oval(x, y, r, r * 0.92)
        s.inked([(ball, white)], 2.4, (0.9, 1.4))
        s.fill(cut(ball, placed(ball, -r * 0.2, -r * 0.16)), mix(s.key, s.light, 0.4))
        s.dots(ball, s.mid, (x + r * 0.2, y), (x + r, y + r * 0.8), 0.0, 0.85, pitch=2.4)
    # twig arms: one holds the broom, one salutes
    for points in ([(60, 90), (52, 96), (49, 104)], [(90, 86), (104, 78), (90, 60)]):
        s.stroke(points, s.ink, 4.6)
        s.stroke(points, "#a8683a", 2.2)
    for start, end in (((90, 60), (85, 57)), ((90, 60), (87, 54)), ((49, 104), (45, 107)), ((49, 104), (52, 109))):
        s.stroke([start, end], s.ink, 3.0)
    # scarf, saucepan, face, buttons
    scarf = svg("M60 76 C68 82 82 82 89 75 L91 81 C83 89 67 89 59 83 Z")
    tail = svg("M82 82 L90 79 L98 100 L94 100 L92 104 L89 100 L86 104 Z")
    s.inked([(tail, lime), (scarf, lime)], 1.8, (0.5, 0.8))
    s.dots(tail, mix(lime, s.ink, 0.7), (88, 84), (94, 104), 0.0, 0.8, pitch=2.4)
    pan = svg("M58 56 C57 46 58 40 60 38 H88 C90 42 91 48 90 56 C80 60 68 60 58 56 Z")
    s.inked([(polygon((88, 44), (106, 40, 1.5), (106, 45, 1.5), (89, 50)), s.deep), (pan, s.mid)], 2.2, (0.6, 1.1))
    s.fill(svg("M60 54 C59 46 60 42 62 40 H70 C67 44 66 50 67 57 Z"), s.light)
    s.dots(pan, s.ink, (76, 44), (90, 56), 0.0, 0.8, pitch=2.4)
    for x in (68, 79):
        s.fill(oval(x, 64, 2.2, 2.6), s.ink)
    s.inked([(polygon((72, 67), (73, 72.5), (57, 72.5)), "#ff8a1e")], 1.4, (0.3, 0.5))
    for x, y in ((67, 75.5), (71, 77), (75.6, 77), (80, 75)):
        s.fill(oval(x, y, 1.0), s.ink)
    for x, y in ((73, 94), (74, 112), (75, 124)):
        s.inked([(oval(x, y, 2.6), s.ink)], 0.5)
    lots = chance(9)
    for _ in range(34):
        s.fill(oval(120 * next(lots), 140 * next(lots), 0.8 + 1.2 * next(lots)), white)
    s.fill(svg("M-4 142 C20 136 40 146 60 142 C86 138 100 146 124 140 V172 H-4 Z"), white)


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
        winter_soldier, ((74.0, 66.0), (76.0, 100.0)), "stands guard", "gate in the snow", "snow about a lamp"
    ),
    "m1-36": Picture(
        kraven, ((54.0, 88.0), (82.0, 88.0), (68.0, 108.0)), "stalks towards us", "tall grass", "moon behind it"
    ),
}
