"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

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
    s.inked([(door, s.key)], 2.4, (0.0, 0.0))
    with s.clipped(door):
        for r, tone in (
            (56, mix(s.key, s.light, 0.3)),
            (42, mix(s.key, s.light, 0.65)),
            (29, s.light),
            (19, "#fffaf0"),
        ):
            s.fill(oval(84, 84, r), tone)
        s.fill(svg("M30 104 C50 98 80 102 120 96 V172 H30 Z"), s.mid)
        s.fill(svg("M30 118 C60 108 90 116 120 108 V172 H30 Z"), mix(s.deep, s.mid, 0.5))
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


def _pig_leg(s: Impact, points: Sequence[Point], tone: Color, radii: tuple[float, float, float]) -> None:
    """Paint a leg from hip over knee to hoof."""
    (hip, knee, foot), (upper, middle, low) = points, radii
    leg = join(taper(hip, upper, knee, middle), taper(knee, middle, foot, low))
    s.inked([(leg, tone)], 1.8, (0.5, 1.0))
    s.fill(both(leg, placed(leg, 1.4, 2.8)), mix(tone, s.deep, 0.45))
    s.fill(both(leg, oval(*foot, low + 1.6)), s.ink)


def _leaping_pig(s: Impact) -> None:
    """Paint a saddleback pig in full leap to the right, its middle at the origin."""
    pink, shade = mix("#ffc0a8", s.light, 0.3), mix("#e8705c", s.mid, 0.3)
    _pig_leg(s, ((-19, 7), (-27, 20), (-41, 24)), shade, (6.5, 4.2, 2.6))
    _pig_leg(s, ((16, 6), (25, 20), (37, 23)), shade, (5.6, 3.8, 2.6))
    for tone, width in ((s.ink, 4.2), (pink, 1.8)):
        s.stroke([(-30, -8), (-39, -13, -38, -19), (-35, -24, -33, -18), (-33, -13, -41, -15)], tone, width)
    s.inked([(svg("M20 -17 L21 -31 L31 -25 L30 -14 Z"), s.ink)], 1.2, (0, 0))
    body = svg(
        "M-31 -4 L-27 -15 L-15 -21 L4 -21 L18 -20 L31 -15 L41 -9 L47 -9 L48 2 L43 5 L36 5 L29 9 L20 13 L4 15 L-14 13 L-26 9 Z"
    )
    s.inked([(body, pink)], 2.3, (0.6, 1.4))
    with s.clipped(body):
        s.fill(svg("M-34 -30 H-16 L-20 -12 L-14 -4 L-20 6 L-16 18 H-34 Z"), s.ink)
        s.fill(svg("M8 -24 L30 -20 L50 -12 V-2 L38 -3 L30 2 L20 4 L14 -4 Z"), s.ink)
        s.fill(svg("M-24 4 L-10 1 L2 6 L16 5 L28 3 L36 2 L50 4 V20 H-30 Z"), shade)
        s.fill(svg("M-20 9 L-4 8 L10 11 L28 8 V20 H-24 Z"), mix(shade, s.deep, 0.6))
        s.rim([body], "#ffffff", (0.1, -1), 1.7)
    s.inked([(svg("M43.500 -10.500 L48.500 -9.500 L49.500 2.500 L44.500 5.500 L42 -2 Z"), pink)], 1.7, (0.3, 0.8))
    for y in (-5.6, -0.4):
        s.fill(oval(46.6, y, 1.0, 1.5), s.ink)
    s.stroke([(43, 3.6), (37, 2.4), (33, 0)], s.ink, 1.3)
    s.fill(svg("M29 -9.500 L35.500 -8.500 L33 -5.500 L29.500 -6 Z"), "#ffffff")
    s.fill(oval(33, -7.4, 1.4), s.ink)
    ear = svg("M17 -18 L26 -31 L35 -20 L33 -12 L26 -13 Z")
    s.inked([(ear, pink)], 1.8, (0.4, 1.0))
    s.fill(svg("M24 -16 L27 -27 L33 -19 L32 -13.500 L27 -14 Z"), shade)
    _pig_leg(s, ((-21, 5), (-35, 13), (-50, 10)), pink, (8.0, 4.6, 2.8))
    _pig_leg(s, ((17, 7), (33, 15), (47, 12)), pink, (6.6, 4.2, 2.8))
    strap = svg("M10 -21.500 L14 -21.500 L20 -4 L19 13 L14.500 14 L15 -3 Z")
    s.inked([(strap, s.accent)], 1.3, (0.3, 0.6))


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
    for tone, width in ((s.ink, 4.4), (s.accent, 2.0)):
        s.stroke([(80, 90), (62, 106, 54, 98), (44, 90, 40, 104), (38, 114, 46, 116)], tone, width)
    with s.moved(70, 84, 0.8, turn=-17):
        _leaping_pig(s)
    for x, y, turn in ((40, 116, 30), (52, 112, -40), (88, 118, 60), (104, 112, 10), (98, 104, -30)):
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


def _camp(s: Impact) -> None:
    """Paint a clearing at night between trunks and leaves, lit by a fire on the ground."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    for r, tone in (
        (88, mix(s.ink, s.deep, 0.8)),
        (70, s.deep),
        (54, mix(s.deep, s.mid, 0.5)),
        (40, s.mid),
        (27, s.key),
    ):
        s.fill(oval(66, 112, r, r * 1.06), tone)
    s.halo(ALL, s.ink, 66, 112, 56, 120, 0.0, 0.8)
    for x, wide, lean in ((6, 9, 4), (28, 5, -3), (104, 6, 3), (117, 10, -5)):
        trunk = polygon((x - wide * 0.7 + lean, -4), (x + wide * 0.7 + lean, -4), (x + wide, 136), (x - wide, 136))
        s.fill(trunk, mix(s.ink, s.deep, 0.3))
        s.rim([trunk], s.mid, (1.0 if x < 60 else -1.0, 0.0), 1.6)
    leaf = svg("M0 0 C10 -9 26 -9 38 0 C26 7 10 7 0 0 Z")
    for x, y, turn, scale in (
        (-2, 50, 18, 1.0),
        (24, 4, 44, 0.9),
        (124, 64, 162, 1.0),
        (44, -4, 70, 0.8),
        (86, 54, 12, 0.8),
    ):
        path = placed(leaf, x, y, scale, turn)
        s.fill(path, mix(s.ink, s.deep, 0.55))
        s.rim([path], s.mid, (0.2, 1.0), 1.3)
    s.fill(svg("M-4 132 C30 126 100 126 124 132 V172 H-4 Z"), mix(s.ink, s.deep, 0.5))
    s.fill(oval(66, 139, 40, 7), s.mid)


def yondu(s: Impact) -> None:
    """A kettle whistles its lid off. Light: the camp fire."""
    _camp(s)
    copper, lit, dim = mix(s.mid, s.deep, 0.1), s.light, mix(s.deep, s.ink, 0.15)
    # the steam: out of the spout, and up under the lid
    jet = svg("M38 86 C32 76 28 66 12 58 C16 67 13 71 6 76 C15 80 17 86 15 94 C26 92 34 95 42 92 Z")
    plume = svg("M58 86 C46 82 46 72 53 70 C47 64 52 56 60 58 H82 C90 56 95 64 89 70 C96 72 96 82 84 86 Z")
    for steam in (jet, plume):
        s.inked([(steam, "#ffffff")], 1.8, (0.4, 0.9))
        s.dots(steam, s.key, (60, 66), (60, 92), 0.0, 0.6, pitch=2.4)
    for points in ([(36, 66), (31, 56)], [(24, 104), (16, 110)], [(47, 52), (41, 45)], [(95, 52), (101, 45)]):
        s.stroke(points, s.ink, 4.4)
        s.stroke(points, s.accent, 2.4)
    # the fire
    flames = (
        "M36 144 C28 130 42 126 42 116 C50 120 50 126 53 127 C56 118 66 116 68 108 C78 114 76 124 80 126 C84 120 90 118 "
        "92 114 C102 124 104 134 96 144 Z",
        "M46 144 C42 136 50 132 52 127 C57 130 58 134 60 134 C62 127 68 126 70 120 C76 126 75 132 79 134 C83 132 84 128 "
        "86 127 C92 134 92 140 88 144 Z",
        "M56 144 C54 140 61 136 66 130 C69 136 72 138 78 136 C80 140 78 142 76 144 Z",
    )
    s.inked([(svg(flames[0]), "#ff8a1e")], 1.8, (0.3, 0.6))
    s.fill(svg(flames[1]), "#ffc830")
    s.fill(svg(flames[2]), "#fff4b4")
    for start, end in (((34, 145), (76, 140)), ((100, 145), (58, 140))):
        s.inked([(taper(start, 4.0, end, 3.6), dim)], 1.5, (0.4, 0.8))
        s.fill(oval(*start, 2.2, 2.6), s.light)
    # the kettle
    handle = cut(oval(97, 102, 15, 16), oval(96, 102, 9, 10))
    spout = svg("M50 118 C40 114 42 100 34 92 L40 85 C50 88 52 98 58 100 Z")
    body = svg("M42 116 C40 98 50 86 69 86 C88 86 98 98 96 116 C95 124 86 127 69 127 C52 127 43 124 42 116 Z")
    s.inked([(handle, dim)], 1.9, (0.6, 1.0))
    s.inked([(spout, copper), (body, copper)], 2.5, (0.8, 1.4))
    with s.clipped(body):
        s.fill(oval(58, 104, 16, 24, 20), s.key)
        s.fill(oval(53, 102, 6, 16, 20), lit)
        s.fill(svg("M38 118 C56 124 84 124 100 118 V132 H38 Z"), "#ff8a1e")
        s.dots(body, dim, (72, 100), (98, 108), 0.0, 0.9, pitch=2.4)
    s.fill(cut(spout, placed(spout, 1.6, 2.4)), lit)
    s.inked([(oval(69, 87, 17, 4.0), s.ink)], 0.8)
    lid = placed(svg("M-19 3 C-16 -10 16 -10 19 3 C10 7 -10 7 -19 3 Z"), 71, 51, 1.0, 11)
    s.inked([(lid, s.accent), (placed(oval(0, -10, 4.4), 71, 51, 1.0, 11), s.accent)], 2.1, (0.6, 1.2))
    s.fill(cut(lid, placed(lid, 1.6, 3.4)), "#bdf2fa")


def _hills_of_cloth(s: Impact) -> None:
    """Paint folds of cloth as hills against the light, and a seam that crosses them."""
    s.steps(ALL, (66, 0), (66, 112), [s.deep, s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.5), s.light])
    far = svg("M-4 104 C10 92 26 88 44 100 C58 90 84 86 100 96 C110 90 118 90 124 92 V172 H-4 Z")
    s.fill(far, s.key)
    s.rim([far], "#ffffff", (0, -1), 1.4)
    middle = svg("M-4 118 C16 104 34 106 52 116 C76 104 104 104 124 116 V172 H-4 Z")
    s.fill(middle, s.mid)
    s.rim([middle], s.light, (0, -1), 1.6)
    near = svg("M-4 134 C14 122 40 122 62 128 C84 134 106 128 124 122 V172 H-4 Z")
    s.fill(near, s.deep)
    s.rim([near], s.key, (0, -1), 1.6)
    s.dots(middle, s.deep, (60, 106), (10, 128), 0.0, 0.75)
    s.dots(near, s.ink, (66, 128), (66, 156), 0.0, 0.8)
    for x, y, long, turn in ((84, 122, 5.0, -14), (96, 118, 4.2, -22), (105, 113, 3.4, -30), (112, 108.6, 2.8, -34)):
        s.inked([(placed(box(-long, -1.5, long, 1.5, 1.4), x, y, turn=turn), s.light)], 0.9, (0.2, 0.6))


def _needle(s: Impact) -> None:
    """Paint a needle against the light, its eye upward."""
    body = svg(
        "M66 28 C72 29 77 36 77.500 46 C78 64 77 84 75 104 L72.500 134 L70 134 L66 104 C62 84 57 64 56 46 C56 36 60 29 66 28 Z"
    )
    eye = svg(
        "M66.500 37 C70 38 71.500 43 71.500 50 C71.500 60 70.500 66 68 68 C64.500 66 62 60 61.500 50 C61.500 43 63 38 66.500 37 Z"
    )
    steel = cut(body, eye)
    s.inked([(steel, mix(s.ink, s.light, 0.16))], 2.0, (0.8, 0.6))
    with s.clipped(steel):
        s.fill(svg("M56 40 C58 70 62 92 67 110 L70 134 L64 134 L50 60 Z"), mix(s.ink, s.light, 0.62))
        s.fill(svg("M54 40 C56 70 60 88 64 106 L60 110 L48 60 Z"), "#ffffff")
        s.fill(svg("M68 70 L71 72 L71.500 128 L70 128 Z"), mix(s.ink, s.light, 0.4))
        s.rim([steel], s.light, (1, -0.2), 1.3)
    s.fill(eye, "#ffffff")
    s.line(eye, s.ink, 1.5)


def _thread(s: Impact, points: Sequence[tuple[float, float, float]]) -> None:
    """Paint a thread of two plies through points."""
    band = ribbon(points)
    s.inked([(band, s.accent)], 1.6, (0.4, 0.9))
    s.fill(cut(band, placed(band, 0.6, 1.7)), mix(s.accent, "#ffffff", 0.65))


def hawkeye(s: Impact) -> None:
    """A thread flies through the eye of a needle. Low angle over cloth; light: the sun in the needle's eye."""
    _hills_of_cloth(s)
    s.rays(66.5, 53, 15, 120, 22, "#ffffff", 0.8, duty=0.42, seed=9, inward=False)
    s.fill(svg("M70 134 L74 134 L66 172 H40 Z"), s.ink)
    s.fill(oval(66.5, 53, 25), mix(s.key, s.light, 0.6))
    s.fill(oval(66.5, 53, 18), "#ffffff")
    _thread(
        s,
        [
            (90, 146, 2.8),
            (104, 132, 2.8),
            (96, 114, 2.7),
            (76, 110, 2.6),
            (52, 112, 2.6),
            (38, 96, 2.5),
            (40, 74, 2.4),
            (54, 60, 2.3),
            (66, 55, 2.1),
        ],
    )
    _needle(s)
    _thread(s, [(64, 56, 2.0), (72, 52.5, 2.1), (80, 49, 1.7), (88, 44.5, 0.4)])
    s.stroke([(71.3, 44), (71.6, 52), (70.8, 61)], s.ink, 1.5)
    s.glint(66.5, 45, 9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-21": Picture(
        spider_ham,
        ((98.0, 72.0), (66.0, 84.0), (46.0, 96.0)),
        "leaps over its door",
        "barn door",
        "low sun in the door",
    ),
    "m1-22": Picture(
        spider_girl, ((66.0, 112.0), (56.0, 24.0)), "drops from a window", "house front", "morning across the wall"
    ),
    "m1-23": Picture(
        hawkeye, ((66.0, 54.0), (68.0, 100.0), (44.0, 76.0)), "is threaded", "hills of cloth", "sun in the needle's eye"
    ),
    "m1-24": Picture(yondu, ((69.0, 104.0), (71.0, 50.0)), "whistles its lid off", "clearing", "camp fire"),
}
