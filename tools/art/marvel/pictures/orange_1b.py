"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def _piglet(s: Impact) -> None:
    """Paint a piglet that sits on the origin and looks to the left, its feet out before it."""
    pink, shade = mix("#ffb0a0", s.light, 0.35), mix("#e0685a", s.deep, 0.2)
    far = [taper((-8, -6), 4.0, (-21, -11), 3.0), taper((-7, -20), 3.4, (-19, -25), 2.6)]
    for limb in far:
        s.inked([(limb, shade)], 1.4, (0.6, 0.8))
    body = svg("M-13 -24 C-6 -34 12 -34 19 -22 C24 -12 20 1 8 2 C-4 3 -15 -2 -16 -12 C-16.500 -16 -15 -21 -13 -24 Z")
    s.stroke([(20, -8), (27, -13, 25, -6), (24, -2, 29, -6)], s.ink, 3.4)
    s.stroke([(20, -8), (27, -13, 25, -6), (24, -2, 29, -6)], pink, 1.5)
    s.inked([(body, pink)], 1.9, (-0.6, 1.4))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 7, -3)), shade)
        s.dots(body, shade, (6, -16), (-8, 0), 0.0, 0.8, pitch=2.4)
    ear = svg("M-6 -40 C-1 -50 8 -53 15 -50 C13 -43 7 -37 0 -34 Z")
    head = svg("M-22 -38 C-20 -46 -8 -48 -1 -42 C5 -36 4 -26 -3 -22 C-10 -19 -19 -21 -22 -27 Z")
    s.inked([(placed(ear, -6, -1), shade)], 1.3, (0.4, 0.8))
    s.inked([(head, pink)], 1.8, (-0.5, 1.2))
    with s.clipped(head):
        s.fill(cut(head, placed(head, 5, -3)), shade)
    s.inked([(ear, pink)], 1.5, (0.4, 0.9))
    s.fill(both(ear, placed(ear, 1, 4)), shade)
    snout = oval(-22, -31, 4.6, 6.4, -8)
    s.inked([(snout, mix(pink, shade, 0.4))], 1.5, (-0.3, 0.8))
    for y in (-33, -29):
        s.fill(oval(-23, y, 1.0, 1.3), s.ink)
    s.fill(oval(-10, -36, 2.1, 2.6), s.ink)
    s.fill(oval(-10.7, -37, 0.7), "#ffffff")
    s.stroke([(-15, -23.5), (-11, -21.5, -8, -24)], s.ink, 1.2)
    for start, end in (((-4, -4), (-18, -3)), ((-3, -17), (8, -28))):
        limb = taper(start, 4.4, end, 3.2)
        s.inked([(limb, pink)], 1.5, (-0.4, 1.0))
        hoof = both(oval(*end, 3.4), limb)
        s.fill(hoof, s.deep)


def spider_ham(s: Impact) -> None:
    """A piglet swings out of a barn. Light: the low sun in the door."""
    _barn(s)
    for top, low in (((58, 12), (56, 122)), ((84, 12), (88, 114))):
        s.stroke([top, low], s.ink, 3.0)
        s.stroke([top, low], s.light, 1.2)
    with s.moved(73.0, 112.0, turn=-14.0):
        s.inked([(box(-21, 1, 21, 6, 1), mix(s.deep, s.mid, 0.4))], 1.6, (0.4, 1.0))
        s.fill(box(-21, 1, 21, 2.6, 0.6), s.key)
        _piglet(s)
    for x, y in ((99, 120), (104, 110), (94, 128)):
        s.stroke([(x, y), (x + 7, y - 4, x + 9, y - 12)], "#ffffff", 1.5)


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
    "m1-21": Picture(spider_ham, ((66.0, 76.0), (76.0, 100.0)), "swings out", "barn door", "low sun in the door"),
    "m1-22": Picture(
        spider_girl, ((66.0, 112.0), (56.0, 24.0)), "drops from a window", "house front", "morning across the wall"
    ),
    "m1-23": Picture(
        hawkeye, ((66.0, 54.0), (68.0, 100.0), (44.0, 76.0)), "is threaded", "hills of cloth", "sun in the needle's eye"
    ),
    "m1-24": Picture(yondu, ((69.0, 104.0), (71.0, 50.0)), "whistles its lid off", "clearing", "camp fire"),
}
