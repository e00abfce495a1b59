"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

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
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _barn(s: Impact) -> None:
    """Paint the inside of a barn and, through its door, a field at sunset."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    for x in range(-4, 124, 14):
        s.stroke([(x, -4), (x, 150)], s.ink, 1.4)
    door = polygon((36, 172), (36, 44), (54, 26), (96, 26), (114, 44), (114, 172))
    s.inked([(door, mix(s.deep, s.mid, 0.4))], 2.4, (0.0, 0.0))
    with s.clipped(door):
        for r, tone in ((46, mix(s.deep, s.mid, 0.75)), (36, s.mid), (26, s.key)):
            s.fill(oval(80, 88, r), tone)
        s.fill(svg("M30 104 C50 98 80 102 120 96 V172 H30 Z"), mix(s.deep, s.mid, 0.25))
        s.fill(svg("M30 118 C60 108 90 116 120 108 V172 H30 Z"), mix(s.ink, s.deep, 0.7))
        for number in range(6):
            s.stroke([(44 + 12 * number, 172), (64 + 5 * number, 113)], s.deep, 1.3)
        silo = join(box(40, 72, 49, 106), oval(44.5, 72, 4.5, 5))
        s.fill(join(silo, polygon((49, 104), (49, 90), (57, 84), (65, 90), (65, 104))), mix(s.deep, s.mid, 0.4))
    for beam in (polygon((-4, 30), (46, 22), (46, 29), (-4, 37)), box(-4, 12, 124, 19)):
        s.inked([(beam, s.deep)], 1.4, (0.0, 0.9))
    s.fill(box(-4, 12, 124, 13.6), s.mid)
    s.fill(svg("M-4 140 C20 130 36 138 50 141 C80 146 100 138 124 142 V172 H-4 Z"), mix(s.ink, s.deep, 0.25))
    lots = chance(7)
    for number in range(20):  # straw
        x = 6 * number + 4 * next(lots)
        s.stroke([(x, 146), (x - 4 + 8 * next(lots), 136 - 5 * next(lots))], s.mid, 1.0)


def _leaping_pig(s: Impact) -> None:
    """Paint a pig in full leap to the right, its middle at the origin: a barrel, a head, legs fore and aft."""
    pink, lit, shade = "#ffb8a4", "#fff0e4", "#d0605a"
    for data, foot in (
        ("M16 6 C26 13 35 15 43 12 L48 17 C40 25 24 25 10 16 Z", (48, 15)),
        ("M-28 4 C-34 12 -42 16 -52 17 L-55 23 L-47 26 C-36 24 -24 20 -16 12 Z", (-54, 22)),
    ):
        limb = svg(data)
        s.inked([(limb, shade)], 1.9, (0.5, 1.0))
        s.fill(both(limb, oval(*foot, 6)), s.ink)
    for tone, width in ((s.ink, 5.0), (pink, 2.4)):
        s.stroke([(-31, -6), (-39, -8, -39, -14), (-36, -19, -33, -14), (-34, -9, -43, -12)], tone, width)
    s.inked([(svg("M26 -20 L21 -35 C29 -35 35 -29 35 -19 Z"), shade)], 1.7, (0.3, 0.6))
    whole = svg(
        "M-33 -4 C-31 -16 -18 -21 -2 -20 C8 -20 14 -23 20 -24 C27 -26 34 -23 38 -17 L47 -15 C50 -12 50 -5 47 -3 "
        "L40 -1 C36 4 32 6 28 7 C34 8 42 5 50 0 L55 5 C50 12 40 18 27 19 C16 21 2 19 -8 13 C-13 22 -24 26 -34 32 "
        "L-44 34 L-46 28 C-40 25 -34 20 -32 12 C-34 7 -34 1 -33 -4 Z"
    )
    s.inked([(whole, pink)], 2.5, (0.7, 1.5))
    with s.clipped(whole):
        s.fill(cut(whole, placed(whole, -1.0, -5.0)), shade)
        s.fill(cut(whole, placed(whole, 1.2, 4.4)), lit)
        s.fill(join(oval(54, 4, 6), oval(-46, 32, 7)), s.ink)
        s.line(svg("M42 -20 C40 -14 40 -6 42 2"), s.ink, 1.5)
        s.line(svg("M-8 14 C-6 6 -10 0 -16 -3"), s.ink, 1.6)
        s.line(svg("M28 7 C22 7 18 4 17 -1"), s.ink, 1.6)
    for y in (-11.4, -7.0):
        s.fill(oval(46.6, y, 1.1, 1.7), s.ink)
    s.inked([(svg("M15 -19 L6 -31 C15 -34 26 -29 29 -19 C25 -14 19 -14 15 -19 Z"), pink)], 1.8, (0.4, 0.9))
    s.fill(oval(34.4, -12.4, 2.2), s.ink)
    s.stroke([(41, -2.2), (37, -1, 34, -4)], s.ink, 1.5)


def _half_door(s: Impact) -> None:
    """Paint the lower half of a barn's door, from the inside."""
    plank, dark = mix(s.deep, s.mid, 0.35), mix(s.deep, s.ink, 0.35)
    s.inked([(box(30, 122, 122, 172), dark)], 1.8, (0, 0))
    for x in range(30, 122, 13):
        s.stroke([(x, 124), (x, 150)], s.ink, 1.3)
    s.inked([(polygon((34, 150), (110, 130), (118, 136), (44, 158)), plank)], 1.5, (0.3, 1.0))
    s.inked([(box(26, 119, 124, 127), plank)], 1.8, (0.2, 1.2))
    s.fill(box(26, 119, 124, 121.4), s.light)
    for x in (36, 112):
        s.fill(oval(x, 124, 1.3), s.ink)


def spider_ham(s: Impact) -> None:
    """A pig leaps over the half door of its barn. In profile; light: the low sun in the door."""
    _barn(s)
    _half_door(s)
    with s.moved(68, 88, 0.76, turn=-17):
        _leaping_pig(s)
    for x, y, turn in ((46, 118, 30), (58, 114, -40), (90, 117, 60), (104, 112, 10)):
        s.inked([(placed(box(-4.5, -0.8, 4.5, 0.8, 0.6), x, y, turn=turn), s.light)], 0.8, (0.2, 0.4))


def _lit_wall(s: Impact) -> None:
    """Paint a house front seen from the street: courses of bricks, a window at the top, morning across it."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-4, -4), (70, -4), (124, 62), (124, 172), (90, 172), (-4, 84)), s.key)
    s.fill(polygon((14, -4), (56, -4), (124, 80), (124, 152)), mix(s.key, s.light, 0.55))
    for row in range(13):
        y = 4 + row * (7.4 + row * 0.5)
        s.stroke([(-4, y), (124, y)], s.deep, 0.9 + 0.05 * row, 0.7)
        wide = 14 + row * 1.3
        for number in range(-5, 6):
            x = 60 + (number + 0.5 * (row % 2)) * wide
            s.stroke([(x, y), (x, y + 7.4 + row * 0.5)], s.deep, 0.9 + 0.05 * row, 0.7)
    s.dots(ALL, s.deep, (70, 60), (0, 172), 0.0, 0.8)
    s.inked([(box(34, -6, 78, 44, 1), s.light)], 1.7)
    s.fill(box(38, -6, 74, 38), mix(s.ink, s.deep, 0.4))
    s.inked([(box(31, 42, 81, 49, 1), "#fff3d8")], 1.7, (0.3, 1.6))


def spider_girl(s: Impact) -> None:
    """A yo-yo drops from a window over the street. Seen from below; light: the morning across the wall."""
    _lit_wall(s)
    girl = join(
        oval(54, 24, 8.4, 9.4),
        svg("M42 44 C42 34 48 32 54 32 C62 32 67 35 68 44 Z"),
        svg("M46 22 C44 12 52 10 57 12 C66 11 68 20 65 26 C72 24 74 34 68 38 C66 33 64 30 62 28 Z"),
    )
    s.fill(girl, s.ink)
    s.rim([girl], s.key, (0.7, -0.7), 1.4)
    arm = join(taper((64, 40), 3.6, (68, 56), 3.0), oval(68, 59, 4.0, 4.6))
    s.fill(arm, s.ink)
    s.rim([arm], s.key, (1.0, -0.2), 1.3)
    # the string swells as it comes near
    for tone, more in ((s.ink, 1.6), ("#ffffff", 0.0)):
        s.fill(ribbon([(68, 62, 0.6 + more), (71, 80, 0.9 + more), (80, 104, 1.4 + more)]), tone)
    for x, top, foot in ((44, 70, 92), (50, 62, 76), (102, 66, 90), (108, 78, 96)):
        s.stroke([(x, top), (x, foot)], "#ffffff", 1.8)
    # two halves and the gap between them
    cyan, pale, dim = s.accent, "#bdf2fa", mix(s.accent, s.ink, 0.55)
    s.fill(oval(84, 128, 33, 18), s.ink, 0.45)
    back = oval(85, 107, 25, 29, 18)
    s.inked([(back, cyan)], 2.2, (0.8, 1.4))
    s.dots(back, dim, (92, 84), (104, 128), 0.1, 0.95, pitch=2.4)
    s.fill(oval(76, 110, 23, 26, 18), s.ink)
    face = oval(66, 113, 26, 29, 18)
    s.inked([(face, cyan)], 2.5, (0.6, 1.6))
    s.fill(cut(face, placed(face, -2.8, 3.4)), pale)
    s.dots(face, dim, (70, 108), (54, 140), 0.0, 0.9, pitch=2.4)
    s.inked([(oval(65, 113, 19, 21.6, 18), s.light)], 1.5, (0.3, 0.5))
    s.fill(cut(oval(65, 113, 19, 21.6, 18), placed(oval(65, 113, 19, 21.6, 18), -3, 3)), "#ffffff")
    s.inked([(oval(65, 113, 12, 13.8, 18), s.mid)], 1.4, (0.3, 0.5))
    s.dots(oval(65, 113, 12, 13.8, 18), s.deep, (68, 108), (58, 122), 0.0, 0.9, pitch=2.4)
    s.inked([(oval(65, 113, 4.6, 5.2, 18), cyan)], 1.3)
    s.fill(oval(53, 97, 5.4, 2.6, -50), "#ffffff")


def _camp_at_night(s: Impact) -> None:
    """Paint a tent in the woods, its flap open, lit by the fire before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    pine = svg("M0 -60 L10 -38 H5 L15 -20 H8 L19 2 H-19 L-8 -20 H-15 L-5 -38 H-10 Z")
    for x, foot, size in ((2, 122, 1.3), (24, 96, 1.0), (118, 100, 1.2)):
        s.fill(placed(pine, x, foot, size), mix(s.ink, s.deep, 0.75))
    tent = polygon((4, 132), (74, 2), (146, 132))
    s.steps(
        tent,
        (70, 132),
        (70, 6),
        [s.light, mix(s.key, s.light, 0.6), s.key, s.key, s.mid, s.mid, mix(s.deep, s.mid, 0.5)],
    )
    s.fill(polygon((74, 2), (146, 132), (110, 132)), s.mid, 0.55)
    s.fill(polygon((74, 2), (70, -2), (-2, 132), (4, 132)), s.ink)
    s.fill(polygon((74, 2), (78, -2), (152, 132), (146, 132)), s.ink)
    s.dots(tent, s.deep, (100, 90), (136, 120), 0.0, 0.8)
    s.fill(polygon((74, 2), (66, 132), (110, 132)), mix(s.deep, s.mid, 0.6))
    s.fill(polygon((74, 2), (96, 132), (110, 132)), mix(s.ink, s.deep, 0.6))
    s.fill(svg("M-4 126 C30 120 96 120 124 126 V172 H-4 Z"), mix(s.ink, s.deep, 0.45))
    s.fill(oval(76, 138, 42, 7), s.mid)


def _camp_fire(s: Impact) -> None:
    """Paint flames over two crossed logs."""
    flames = svg(
        "M48 142 C42 132 48 126 50 118 C54 122 56 124 57 128 C58 118 64 114 66 106 C72 112 72 118 74 124 C78 118 78 112 84 108 "
        "C86 116 90 120 92 126 C94 122 96 120 100 118 C102 128 108 134 102 142 Z"
    )
    s.inked([(flames, "#ff8a1e")], 1.9, (0.4, 0.8))
    s.fill(placed(flames, 75 * 0.26, 144 * 0.26, 0.74), "#ffc830")
    s.fill(placed(flames, 75 * 0.5, 146 * 0.5, 0.5), "#fff4b4")
    for start, end in (((46, 146), (98, 136)), ((106, 146), (54, 137))):
        log = taper(start, 4.6, end, 4.6)
        s.inked([(log, mix(s.deep, s.ink, 0.35))], 1.8, (0.4, 0.8))
        s.rim([log], s.key, (0, -1.0), 1.3)
        s.inked([(oval(*start, 4.2), s.light)], 1.3)


def yondu(s: Impact) -> None:
    """A kettle whistles over the fire of a camp. Close-up; light: that fire."""
    _camp_at_night(s)
    _camp_fire(s)
    pale = "#a8ecf6"
    for reach, turn in ((13, 0), (16, 18), (13, 36)):
        angle = -128 + turn
        points = [around(38, 70, 5, angle), around(38, 70, 5 + reach, angle)]
        s.stroke(points, s.ink, 4.6)
        s.stroke(points, "#ffffff", 2.2)
    puffs = ((66, 35, 7), (57, 40, 8.4), (47, 49, 9.2), (40, 59, 6))
    for x, y, r in puffs:
        s.inked([(oval(x, y, r), "#ffffff")], 1.9, (0.6, 1.0))
    for x, y, r in puffs:
        s.fill(oval(x, y, r), "#ffffff")
        s.fill(both(oval(x, y, r), oval(x + r * 0.6, y + r * 0.8, r)), pale)
    for tone, wide in ((s.ink, 9.4), (mix(s.deep, s.ink, 0.4), 5.0)):
        s.line(svg("M54 82 C54 54 100 54 102 82"), tone, wide)
    s.stroke([(62, 64), (70, 59.5, 78, 60)], s.light, 1.8)
    spout = svg("M58 108 C46 104 44 92 34 76 L44 69 C50 80 54 84 62 86 Z")
    body = svg("M78 72 C92 72 104 82 107 98 C108 108 104 116 98 119 H58 C52 116 48 108 49 98 C52 82 64 72 78 72 Z")
    lid = svg("M62 78 C64 70 92 70 94 78 C86 82 70 82 62 78 Z")
    s.inked([(spout, s.accent), (body, s.accent)], 2.5, (0.9, 1.6))
    with s.clipped(join(spout, body)):
        s.fill(svg("M54 104 C54 88 62 78 76 74 C66 84 62 94 64 112 Z"), pale)
        s.fill(svg("M36 76 L40 73 C46 84 50 90 56 94 L54 98 C46 94 42 86 36 76 Z"), pale)
        s.dots(body, mix(s.accent, s.ink, 0.75), (82, 92), (106, 108), 0.0, 0.95, pitch=2.4)
        s.rim([body], "#ffc830", (0, 1.0), 3.4)
    s.inked([(lid, s.accent)], 1.7, (0.4, 0.9))
    s.inked([(oval(78, 69, 4.2), s.light)], 1.7, (0.4, 0.7))
    s.inked([(placed(box(-7, -3, 7, 3, 1.2), 39, 72, turn=-35), s.light)], 1.7, (0.3, 0.6))
    s.fill(oval(60, 92, 2.2, 5, 14), "#ffffff")


def hawkeye(s: Impact) -> None:
    """An eye looks through the eye of a needle as the thread comes. Close-up; light: a window at the left."""
    _face_in_shade(s)
    tilt = {"turn": -8.0, "about": (66.0, 90.0)}
    hole = svg("M67 36 C80 36 89 47 89 63 C89 86 81 108 67 124 C53 108 45 86 45 63 C45 47 54 36 67 36 Z")
    needle = svg(
        "M67 20 C87 20 100 38 100 63 C100 90 87 112 77 132 L75 190 H59 L57 132 C47 112 34 90 34 63 C34 38 47 20 67 20 Z"
    )
    thread = [
        (130, 136, 4.4),
        (114, 116, 4.2),
        (96, 104, 4.0),
        (76, 101, 3.8),
        (56, 105, 3.5),
        (41, 113, 3.0),
        (36, 122, 1.4),
    ]
    with s.moved(**tilt), s.clipped(hole):
        _squinting_eye(s)
    _thread(s, thread)
    with s.moved(**tilt):
        s.inked([(cut(needle, hole), mix(s.light, s.ink, 0.1))], 2.4, (1.2, 0.8))
        _steel(s, needle, hole)
    with s.clipped(box(66, 90, 130, 146)):
        _thread(s, thread)


def _face_in_shade(s: Impact) -> None:
    """Paint what a face too near the needle shows past it: a brow from edge to edge, a temple, the bridge of a nose."""
    s.fill(ALL, mix(s.mid, s.deep, 0.35))
    s.fill(polygon((-4, -4), (124, -4), (124, 40), (70, 26), (-4, 40)), mix(s.deep, s.ink, 0.25))
    s.fill(svg("M-4 66 C20 44 44 40 66 44 C90 50 110 60 124 78 V60 C106 42 88 34 66 32 C42 30 18 36 -4 50 Z"), s.ink)
    s.fill(svg("M-4 92 C14 88 24 104 30 124 C34 138 34 152 32 172 H-4 Z"), s.mid)
    s.fill(svg("M100 96 C110 92 118 92 124 94 V172 H76 C84 150 90 112 100 96 Z"), s.mid)
    s.dots(ALL, s.ink, (60, 96), (124, 20), 0.0, 0.6)


def _squinting_eye(s: Impact) -> None:
    """Paint the eye beyond the needle's: narrowed, under a lowered brow."""
    skin, fold = mix(s.key, s.light, 0.45), mix(s.mid, s.key, 0.4)
    s.fill(ALL, skin)
    s.fill(svg("M30 20 H100 V66 C84 64 60 60 30 62 Z"), fold)
    s.fill(svg("M30 47 C48 44 74 50 100 66 L100 54 C78 40 52 32 30 36 Z"), s.ink)
    s.fill(svg("M30 99 C50 88 82 88 104 99 V130 H30 Z"), mix(s.deep, s.ink, 0.2))
    almond = svg("M43 83 C52 73 78 71 88 81 C80 92 54 94 43 83 Z")
    s.inked([(almond, "#fffaf0")], 2.0, (0.0, -1.6))
    with s.clipped(almond):
        s.fill(oval(66, 80, 12.5), s.ink)
        s.fill(oval(66, 80, 11), s.mid)
        s.fill(oval(66, 83, 8), s.key)
        s.fill(oval(66, 80, 5.4), s.ink)
        s.fill(svg("M40 84 C52 68 76 64 92 80 V62 H40 Z"), s.ink, 0.34)
    s.fill(oval(62.5, 77, 2.6, 2.2), "#ffffff")
    for points in ([(42, 75), (64, 60, 90, 75)], [(50, 91), (66, 97, 82, 91)]):
        s.stroke(points, s.ink, 1.5)
    s.stroke([(43, 83), (64, 67, 88, 81)], s.ink, 3.8)


def _steel(s: Impact, needle: skia.Path, hole: skia.Path) -> None:
    """Paint the needle's planes: bright at the left, dark at the right, and the wall of the hole."""
    steel = cut(needle, hole)
    dark, shade = mix(s.ink, s.deep, 0.3), mix(s.light, s.ink, 0.5)
    s.fill(both(steel, box(67, -4, 124, 200)), shade)
    s.fill(both(steel, cut(needle, placed(needle, -7, 0))), dark)
    s.fill(svg("M67 126 C64 134 64.500 150 64.500 190 H69.500 C69.500 150 70 134 67 126 Z"), dark)
    s.dots(both(steel, box(67, -4, 124, 200)), dark, (80, 20), (90, 150), 0.0, 0.6, pitch=2.4)
    s.fill(both(steel, cut(placed(needle, 5.5, 0), placed(needle, 8, 0))), shade)
    s.fill(both(steel, cut(placed(needle, 2, 0), placed(needle, 5.5, 0))), "#ffffff")
    s.rim([steel], mix(s.mid, s.key, 0.6), (1.0, 0.1), 1.4)
    s.line(hole, s.ink, 3.0)
    s.rim([hole], mix(s.light, s.ink, 0.1), (1, 0.4), 2.0)


def _thread(s: Impact, points: Sequence[tuple[float, float, float]]) -> None:
    """Paint a twisted thread along its middle, in the accent."""
    strand = ribbon(points)
    s.inked([(strand, s.accent)], 1.6, (0.4, 0.8))
    s.rim([strand], mix(s.accent, "#ffffff", 0.6), (-0.4, -1), 1.1)
    for (x, y, half), (ahead, down, _) in pairwise(points[1:]):
        for share in (0.15, 0.65):
            at, to = x + (ahead - x) * share, y + (down - y) * share
            s.stroke([(at - 1.6, to + half), (at + 1.8, to - half * 0.4)], mix(s.accent, s.ink, 0.55), 1.3)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-21": Picture(
        spider_ham,
        ((94.0, 72.0), (66.0, 86.0), (46.0, 110.0)),
        "leaps over its door",
        "barn door",
        "low sun in the door",
    ),
    "m1-22": Picture(
        spider_girl, ((66.0, 112.0), (56.0, 24.0)), "drops from a window", "house front", "morning across the wall"
    ),
    "m1-23": Picture(
        hawkeye,
        ((64.0, 82.0), (50.0, 90.0), (80.0, 100.0), (66.0, 126.0)),
        "looks through a needle's eye",
        "a hand's breadth away",
        "window at the left",
    ),
    "m1-24": Picture(yondu, ((40.0, 72.0), (76.0, 96.0), (54.0, 46.0)), "whistles", "camp in the woods", "camp fire"),
}
