"""Pictures of the first four red cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def _ball_room(s: Impact) -> None:
    """Paint a ball room at dusk: two tall windows, the dark between them, dancers before the light."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    s.fill(polygon((-4, 112), (124, 112), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.9))
    for left, right in ((22, 56), (92, 126)):
        pane = arch(left, right, 28, 106, 20)
        s.steps(pane, (0, 10), (0, 106), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light])
        for x in (left + 11, left + 23):
            s.fill(box(x - 0.8, 0, x + 0.8, 106), s.deep)
        for y in (34, 58, 82):
            s.fill(box(left, y - 0.8, right, y + 0.8), s.deep)
        s.fill(
            polygon((left, 112), (right, 112), (right + (right - 74) * 0.8, 172), (left + (left - 74) * 0.8, 172)),
            s.mid,
        )
    s.dots(box(56, -4, 92, 112), s.ink, (74, 100), (74, 10), 0.1, 0.8)
    pair = svg(
        "M-9 20 C-9 8 -7 2 -4 -1 L-4 -5 C-8 -7 -7 -14 -2.500 -14 C0.500 -14 2 -11 1 -8 C5 -12 10 -9 8.500 -4.500 "
        "C8 -3 7 -2 6 -1.500 C9 1 10 6 10 20 Z"
    )
    for x, y, size, flip in ((42, 96, 1.1, False), (104, 97, 1.0, True), (118, 102, 1.15, False)):
        s.fill(placed(pair, x, y, size, flip=flip), s.deep)


def _coupe(s: Impact, x: float, y: float) -> None:
    """Paint a wide glass that is full to its rim; ``y`` is the height of the rim."""
    with s.moved(x, y):
        foot = [(box(-1.3, 11, 1.3, 22), "#ffffff"), (oval(0, 22.4, 7.4, 2.2), "#ffffff")]
        s.inked(foot, 1.4, (0.5, 0.7))
        bowl = svg("M-13 0 C-12.500 8 -6 12.500 0 12.500 C6 12.500 12.500 8 13 0 Z")
        s.inked([(bowl, s.key), (oval(0, 0, 13, 3.4), "#ffffff")], 1.7, (0.6, 1.0))
        with s.clipped(bowl):
            s.fill(cut(bowl, placed(bowl, -3.4, -1.6)), s.mid)
            s.fill(svg("M-11.500 3 C-10 8 -7 10.500 -4 11.500 C-6.500 8.500 -8 6 -8.400 3.400 Z"), "#ffffff")
        s.fill(oval(0, 0.2, 11.4, 2.3), mix(s.key, s.light, 0.6))


def crystal(s: Impact) -> None:
    """A tower of crystal glasses is filled from the top and runs over. Frontal; light: two windows at dusk."""
    _ball_room(s)
    rows = ((46, (72,)), (70, (58.5, 85.5)), (94, (45, 72, 99)), (118, (31.5, 58.5, 85.5, 112.5)))
    for y, xs in reversed(rows):
        for x in xs:
            _coupe(s, x, y)
    s.fill(box(-4, 141, 124, 172), s.ink)
    # what runs over, from rim to rim
    wine, shine = "#ff8a72", "#fff2e2"
    for spill in (
        [(60, 46, 1.0), (58.6, 50, 2.0), (58.8, 58, 1.7), (58.5, 68, 2.4)],
        [(84, 46, 1.0), (85.6, 50, 2.2), (85.2, 60, 1.9), (85.5, 69, 2.6)],
        [(46, 70, 1.0), (44.6, 75, 2.2), (45, 84, 1.8), (45, 93, 2.4)],
        [(98, 70, 1.0), (99.6, 75, 2.2), (99, 86, 1.9), (99, 93, 2.6)],
        [(86.5, 95, 1.0), (85.8, 101, 2.0), (85.5, 111, 2.2), (85.5, 117, 2.4)],
    ):
        path = ribbon(spill)
        s.inked([(path, wine)], 1.3, (0.3, 0.5))
        s.fill(cut(path, placed(path, 1.3, 0)), shine)
    # the bottle, its stream and the splash in the highest glass
    stream = ribbon([(58.5, 24, 1.6), (66, 27, 2.2), (71, 34, 2.2), (72, 46, 2.8)])
    s.inked([(stream, wine)], 1.5, (0.4, 0.7))
    s.fill(cut(stream, placed(stream, 1.2, 0.9)), shine)
    with s.moved(57.0, 22.6, turn=14.0):
        bottle = polygon(
            (1, -4, 1), (1, 4, 1), (-20, 6.4, 2), (-36, 15, 4), (-70, 16), (-70, -16), (-36, -15, 4), (-20, -6.4, 2)
        )
        s.inked([(bottle, s.accent)], 2.1, (0.7, 1.2))
        s.fill(cut(bottle, placed(bottle, 0, 3.0)), "#a8efe2")
        s.inked([(polygon((1, -4.4), (1, 4.4), (-12, 5.6), (-12, -5.6)), "#ffc83a")], 1.2, (0.2, 0.4))
        s.fill(polygon((1, 1), (1, 4.4), (-12, 5.6), (-12, 1)), "#b8500e")
    for x, y, r in ((64, 37, 1.8), (81, 36, 2.2), (87, 41, 1.5), (57, 41, 1.4), (78, 29, 1.4)):
        s.inked([(oval(x, y, r), shine)], 1.0, (0.2, 0.4))
    s.glint(106, 90, 6)
    s.glint(52, 112, 5)


_FAR_EAR: Final = svg("M47 44 C40 34 37 20 42 8 C49 14 55 28 56 42 Z")
_NEAR_EAR: Final = svg("M40 47 C28 40 19 28 18 13 C29 16 42 28 49 41 Z")
_RABBIT: Final = svg("M46 68 C36 76 28 92 28 108 C28 122 38 132 54 131 C66 129 70 116 68 102 C67 90 66 78 61 70 Z")
_RABBITS_HEAD: Final = svg(
    "M33 60 C30 48 38 40 48 40 C56 40 61 45 64 50 C70 50 75 54 74 60 C73 66 67 69 61 70 C55 76 36 74 33 60 Z"
)
_GLOVE: Final = (
    taper((91, 70), 4.6, (83, 52), 3.8),
    taper((97, 68), 4.8, (95, 47.5), 4.0),
    taper((102, 70), 4.6, (106, 52), 3.8),
    taper((103, 80), 4.8, (112, 68), 3.8),
    svg("M88 92 C85 84 85 72 90 67 C96 64 103 65 106 70 C109 76 109 84 107 92 Z"),
)
"""A glove with its fingers spread: the fingers, the palm."""


def _stage(s: Impact) -> None:
    """Paint a stage from its boards: a curtain that a row of footlights lights from below, what they throw on it."""
    lit = [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.6), s.key]
    s.steps(ALL, (60, -20), (60, 124), [*lit, mix(s.key, s.light, 0.5)])
    for x, wide in ((-6, 9), (12, 6), (27, 10), (46, 6), (64, 9), (82, 6), (96, 10), (114, 8)):
        fold = svg(
            f"M{x} -4 C{x + 2} 40 {x - 2} 90 {x - 3} 124 H{x + wide + 2} C{x + wide - 1} 90 {x + wide} 40 {x + wide - 2} -4 Z"
        )
        s.fill(fold, mix(s.deep, s.mid, 0.3), 0.5)
    thrown = join(_FAR_EAR, _NEAR_EAR, _RABBIT, _RABBITS_HEAD, *_GLOVE, box(88, 84, 108, 124))
    s.fill(placed(thrown, -0.3 * 56, -0.3 * 138, 1.3), mix(s.ink, s.deep, 0.35))
    s.dots(box(-4, -4, 124, 70), s.ink, (60, 60), (60, -14), 0.0, 0.7)
    s.fill(box(-4, 124, 124, 172), mix(s.ink, s.deep, 0.5))
    s.fill(polygon((-4, 124), (124, 124), (124, 132), (-4, 132)), s.key)
    for x in range(-8, 130, 17):
        s.inked([(arch(x, x + 11, 142, 152, 8), "#fff4b4")], 1.4, (0.3, 0.4))
        s.fill(arch(x + 5, x + 11, 142, 152, 8), "#ffc830")


def _magicians_arm(s: Impact) -> None:
    """Paint an arm that comes out of a hat up to its elbow: sleeve, cuff and a white glove with its fingers spread."""
    white, shade = "#fff6ee", mix(s.light, s.key, 0.55)
    sleeve = polygon((84, 122), (112, 122), (109, 100), (89, 100))
    s.inked([(sleeve, mix(s.ink, s.accent, 0.3))], 2.2, (0.6, 1.2))
    s.fill(both(sleeve, placed(sleeve, -13, 0)), s.accent)
    s.inked([(part, white) for part in _GLOVE], 2.2, (0.7, 1.2))
    hand = join(*_GLOVE)
    s.fill(cut(hand, placed(hand, -2.6, 0.6)), shade)
    for x, foot in ((94.2, 74), (99.8, 74)):
        s.stroke([(x, 64), (x, foot)], s.ink, 1.5)
    cuff = box(85, 95, 112, 105, 2)
    s.inked([(cuff, white)], 2.0, (0.6, 1.0))
    s.fill(cut(cuff, placed(cuff, -5, 0)), shade)
    s.inked([(oval(104, 100, 1.8), "#ffc83a")], 0.8, (0.1, 0.2))


def _rabbit_that_pulls(s: Impact) -> None:
    """Paint a white rabbit in profile that leans back to the left, both paws round a wrist, a foot against a hat."""
    white, shade = "#fff6ee", mix(s.light, s.key, 0.6)

    def furred(path: skia.Path, dx: float, dy: float, w: float = 2.0) -> None:
        """Ink a part and lay its shade where it is without itself moved."""
        s.inked([(path, white)], w, (0.7, 1.2))
        s.fill(cut(path, placed(path, dx, dy)), shade)

    furred(_FAR_EAR, 2.2, 1.0)
    s.fill(placed(_FAR_EAR, 47 * 0.48, 29 * 0.48, 0.52), s.mid)
    furred(_NEAR_EAR, 2.2, 1.8)
    s.fill(placed(_NEAR_EAR, 33 * 0.46, 30 * 0.46, 0.54), s.key)
    # the far arm, its paw behind the wrist
    furred(ribbon([(58, 78, 5), (70, 81, 4.4), (80, 84, 3.4), (88, 86, 3.0)]), 0.4, 2.4, 1.8)
    furred(oval(30, 122, 7.4), 2.4, 2.0, 1.9)
    s.inked([(_RABBIT, white)], 2.3, (0.8, 1.4))
    with s.clipped(_RABBIT):
        s.fill(cut(_RABBIT, placed(_RABBIT, 7.0, 1.5)), shade)
        s.dots(_RABBIT, s.deep, (42, 88), (66, 122), 0.0, 0.75, pitch=2.4)
    # head, the jaw set
    s.inked([(_RABBITS_HEAD, white)], 2.2, (0.7, 1.2))
    s.fill(cut(_RABBITS_HEAD, placed(_RABBITS_HEAD, 3.4, 2.6)), shade)
    s.stroke([(51, 51), (58, 54), (51.5, 57.5)], s.ink, 2.0)
    s.stroke([(50, 46.5), (58, 49)], s.ink, 1.8)
    s.inked([(oval(73, 55.5, 3.2, 2.6), s.accent)], 1.2, (0.1, 0.2))
    teeth = svg("M61 63.5 C65 65 69 65 72.500 63 C73 66 68 69.500 62 68.500 Z")
    s.inked([(teeth, white)], 1.0, (0.1, 0.2))
    s.stroke([(66.4, 64.6), (66.8, 68.4)], s.ink, 0.9)
    # the near leg, its long foot set against the hat
    foot = svg("M66 134 C62 130 66 122 72 108 C74 103 80 104 80 110 C80 120 79 129 75 134 Z")
    furred(foot, 1.6, -1.2)
    thigh = svg("M38 122 C36 108 48 100 58 106 C66 111 68 122 64 132 C56 137 41 135 38 122 Z")
    s.inked([(thigh, white)], 2.0, (0.6, 1.1))
    with s.clipped(thigh):
        s.fill(cut(thigh, placed(thigh, 4.4, 2.2)), shade)
        s.dots(thigh, s.deep, (50, 122), (62, 138), 0.0, 0.7, pitch=2.4)
    # the near arm: broad at the shoulder, thin at the wrist, three toes over the glove
    furred(ribbon([(49, 82, 7.4), (60, 90, 6.4), (73, 93, 4.4), (84, 92, 3.2)]), 0.4, 3.0)
    for x, y in ((87, 86.5), (88, 91), (87, 95.5)):
        furred(taper((x - 3, y + 0.2), 2.7, (x + 5, y), 2.4), 0.2, 1.4, 1.5)


def mysterio(s: Impact) -> None:
    """A rabbit pulls a conjurer out of the hat by his wrist. From the boards of a stage; light: the footlights."""
    _stage(s)
    s.fill(svg("M20 132 C50 126 100 126 122 132 V138 H20 Z"), mix(s.ink, s.deep, 0.5))
    black, gleam = mix(s.ink, s.accent, 0.18), s.accent
    with s.moved(-2.0, 0.0):
        s.inked([(oval(98, 113, 19, 5.4), black)], 2.0, (0.4, 0.8))
        s.fill(oval(98, 113, 14.4, 3.4), s.ink)
        _magicians_arm(s)
        crown = svg("M84.500 115 C88 118 108 118 111.500 115 L113 136 C106 140 90 140 83 136 Z")
        s.inked([(crown, black)], 2.2, (0.6, 1.2))
        s.fill(svg("M83.600 126 C90 130 106 130 112.400 126 L112.800 132 C106 136 90 136 83.200 132 Z"), s.mid)
        s.fill(both(crown, box(83, 110, 87.5, 140)), gleam, 0.55)
        brim = cut(oval(98, 113, 19, 5.4), oval(98, 110.6, 15.4, 5.0))
        s.inked([(brim, black)], 1.2, (0.2, 0.5))
        s.fill(cut(brim, placed(brim, 0, -1.3)), gleam)
        _rabbit_that_pulls(s)


def _wash_house(s: Impact, x: float, y: float) -> None:
    """Paint a tiled wall in the pool of light of a bulb that burns at (x, y), and a floor in the dark."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    for r, tone in (
        (104, s.deep),
        (82, mix(s.deep, s.mid, 0.5)),
        (62, s.mid),
        (42, mix(s.mid, s.key, 0.6)),
        (26, mix(s.key, s.light, 0.6)),
    ):
        s.fill(oval(x, y, r), tone)
    for row in range(10):
        top = -6 + 13 * row
        s.stroke([(-4, top), (124, top)], s.ink, 0.9, 0.4)
        for column in range(8):
            left = -10 + 20 * column + 10 * (row % 2)
            s.stroke([(left, top), (left, top + 13)], s.ink, 0.9, 0.4)
    s.halo(ALL, s.ink, x, y, 64, 124, 0.0, 0.7)
    s.fill(box(-6, 126, 126, 172), mix(s.ink, s.deep, 0.3))
    s.fill(oval(56, 140, 60, 8), s.deep)


_EEL: Final = ribbon([(86, 122, 9.6), (97, 108, 9.0), (100, 92, 8.2), (93, 79, 7.4), (82, 71, 7.0), (78, 64, 6.6)])
"""The front of an eel that rises out of a tub in an S and turns its head back to the left."""
_EEL_FIN: Final = ribbon([(97, 124, 1.0), (107, 110, 3.4), (109.5, 90, 3.0), (101, 73, 2.2), (90, 64, 0.4)])
_EEL_HEAD: Final = svg(
    "M90 68 C91 55 84 46 74 44.500 C67 43.500 61 45.500 57 49 L55.500 52 L65 56.500 L58.500 59.500 C59.500 64.500 66 68.500 73 70 C81 71.500 89 73 90 68 Z"
)


def _tub(s: Impact) -> None:
    """Paint the front of a tub of zinc, its rim about (72, 114)."""
    zinc, shine = mix(s.key, s.ink, 0.42), mix(s.light, s.key, 0.25)
    side = svg("M30 114 C40 124 104 124 114 114 L106 150 C96 156 48 156 38 150 Z")
    s.inked([(side, zinc)], 2.3, (0.9, 1.3))
    with s.clipped(side):
        s.fill(svg("M28 110 H52 L54 160 H30 Z"), s.key)
        s.fill(svg("M38 116 L45 119 L49 156 H43 Z"), shine)
        s.dots(side, s.ink, (60, 130), (112, 138), 0.0, 0.95, pitch=2.4)
        for level in (127, 130.4):
            s.stroke([(30, level - 3), (72, level + 6, 116, level - 3)], s.ink, 1.2)
    for tone, wide in ((s.ink, 6.0), (shine, 2.8)):
        s.stroke([(30, 114), (38, 123.5, 72, 123.5), (106, 123.5, 114, 114)], tone, wide)
    s.stroke([(94, 120.6), (108, 119, 114, 114)], mix(s.mid, s.key, 0.4), 2.8)


def electro(s: Impact) -> None:
    """An eel rises out of a tub with a bulb in its jaws, and lights it. Light: the bulb; the eel's shadow on the tiles."""
    x, y = 42.0, 40.0
    teal, pale, dim = s.accent, "#a8efe2", mix(s.accent, s.ink, 0.6)
    _wash_house(s, x, y)
    with s.clipped(box(-6, -6, 126, 126)):
        s.fill(placed(join(_EEL, _EEL_FIN, _EEL_HEAD), -11.4, -4.0, 1.27), mix(s.ink, s.deep, 0.5))
    rim = oval(72, 114, 42, 9.5)
    s.inked([(rim, mix(s.ink, s.deep, 0.4))], 2.2, (0.4, 0.8))
    with s.clipped(rim):
        s.fill(oval(72, 117, 40, 9), mix(s.deep, s.mid, 0.5))
        for cx, cy, rx in ((54, 114, 13), (58, 117.5, 17), (52, 110.6, 8)):
            s.fill(oval(cx, cy, rx, 1.3), s.light)
    s.inked([(_EEL_FIN, dim)], 1.5, (0.5, 0.8))
    s.inked([(join(_EEL, _EEL_HEAD), teal)], 2.2, (0.9, 1.2))
    body = join(_EEL, _EEL_HEAD)
    with s.clipped(body):
        s.fill(cut(body, placed(body, -4.4, -3.0)), dim)
        s.fill(cut(body, placed(body, 5.4, 3.0)), pale)
        s.dots(body, dim, (90, 74), (108, 96), 0.0, 0.85, pitch=2.4)
        for cx, cy in ((88, 87), (92, 95), (91, 105), (85, 112)):
            s.fill(oval(cx, cy, 1.6), "#f2fffb")
    s.stroke([(65, 56.5), (72, 60, 79, 58)], s.ink, 1.6)
    s.fill(oval(74.5, 51.6, 2.1), s.ink)
    s.fill(oval(73.8, 50.9, 0.8), "#ffffff")
    s.stroke([(82, 60), (84, 63.5, 83, 67)], s.ink, 1.4)
    ripple = oval(88, 121, 14, 3.4)
    s.line(ripple, s.light, 1.4)
    with s.clipped(box(-6, 114, 126, 172)):
        _tub(s)
    # the tail hangs over the rim
    tail = ribbon([(66, 117, 3.6), (57, 110, 5.4), (46, 110, 5.4), (39, 119, 4.6), (43, 131, 3.0), (40, 142, 0.4)])
    s.inked([(tail, teal)], 1.9, (0.5, 0.9))
    s.fill(cut(tail, placed(tail, -2.6, -0.4)), dim)
    s.rim([tail], pale, (-0.4, -1.0), 2.0)
    s.stroke([(58, 118), (66, 120.5, 74, 117.5)], s.light, 1.6)
    # the bulb
    with s.moved(x, y, 0.92, turn=-58.0):
        bulb = svg("M-6 16 C-7 11 -13 9 -15 2 C-17 -8 -10 -15 0 -15 C10 -15 17 -8 15 2 C13 9 7 11 6 16 Z")
        cap = polygon((-6.5, 15, 1), (6.5, 15, 1), (5.5, 26, 2), (-5.5, 26, 2))
        s.inked([(cap, "#b48a98")], 1.7, (0.4, 0.7))
        for level in (18.5, 22):
            s.stroke([(-6, level), (6, level + 0.8)], s.ink, 1.0)
        s.inked([(bulb, "#ffe38a")], 2.0, (0.5, 0.8))
        s.fill(placed(bulb, 0, 0, 0.8), "#fffbe4")
        s.stroke([(-4, 15), (-5, 5), (-2, 1), (0, 7), (2, 1), (5, 5), (4, 15)], "#ff8a1e", 1.4)
    lip = both(_EEL_HEAD, svg("M50 59 L65 56.500 L74 60 L74 74 H50 Z"))
    s.fill(lip, teal)
    s.fill(cut(lip, placed(lip, -0.6, -2.4)), dim)
    s.stroke([(62, 61.5), (66, 57.5, 74, 59.6)], s.ink, 1.5)


def _table_under_a_swinging_lamp(s: Impact, x: float, y: float) -> None:
    """Paint a dining-room at night: cracks in its wall, a lamp that swings at (x, y) and its cone, a white cloth."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for points in (
        [(96, 60), (104, 74), (98, 84), (110, 98), (104, 108)],
        [(98, 84), (90, 90), (88, 100)],
        [(30, 52), (40, 62), (36, 74), (46, 84)],
    ):
        s.stroke(points, s.ink, 3.4)
        s.stroke(points, s.mid, 1.0)
    for half, tone in ((64, s.deep), (50, mix(s.deep, s.mid, 0.5))):
        s.fill(polygon((x - 9, y), (x + 11, y + 3), (74 + half, 126), (70 - half * 0.72, 126)), tone)
    s.halo(ALL, s.ink, 66, 76, 62, 116, 0.0, 0.7)
    shade = svg("M-15 6 C-12 -6 -6 -9 0 -9 C6 -9 12 -6 15 6 C8 10 -8 10 -15 6 Z")
    s.stroke([(x - 7, -6), (x - 2, y - 8)], s.key, 2.0)
    s.line(placed(shade, x - 9, y + 1, 1.0, 8), s.key, 1.0)
    lamp = placed(shade, x, y, 1.0, -14)
    s.inked([(lamp, s.accent)], 2.0, (0.4, 0.8))
    s.fill(cut(lamp, placed(lamp, 2.4, 2.6)), "#a8efe2")
    s.fill(placed(oval(0, 6.6, 13.4, 2.4), x, y, 1.0, -14), "#fff4b4")
    s.fill(box(-4, 122, 124, 172), mix(s.key, s.light, 0.5))
    s.fill(svg("M22 122 H124 V150 C100 156 40 156 12 148 Z"), "#fff2e2")
    s.dots(box(-4, 122, 124, 172), s.mid, (40, 132), (-8, 140), 0.0, 0.8)


def quake(s: Impact) -> None:
    """A jelly trembles with the house. Light: a lamp that swings, and goes through the jelly on to the cloth."""
    _table_under_a_swinging_lamp(s, 56, 20)
    red, deep, hot, pale = "#f0283c", "#8c0a26", "#ff7a68", "#ffd9c8"
    # its outline, left and right, as it trembles
    form = svg(
        "M36 124 C36 104 42 92 44 76 C45 62 52 52 60 54 C62 46 78 46 80 54 C88 52 95 62 96 76 C98 92 104 104 104 124 "
        "C90 130 50 130 36 124 Z"
    )
    form = placed(form, 70 * 0.12, 124 * 0.12 - 1, 0.88)
    for shift, turn in ((-9, -5), (9, 5)):
        ghost = placed(placed(form, -70, -124), 70 + shift * 0.6, 124, 1.0, turn)
        s.line(ghost, "#ffffff", 1.5)
    s.inked([(oval(70, 126, 42, 8), "#ffffff")], 2.0, (0.4, 1.4))
    # what the jelly lets through: a red shadow with a hot heart, away from the lamp
    with s.clipped(box(-4, 118, 124, 172)):
        s.fill(placed(svg("M-30 -6 C0 -10 34 -4 54 6 C66 13 60 22 44 22 C14 22 -22 12 -30 -6 Z"), 72, 128), s.mid)
        s.fill(placed(svg("M-6 2 C16 0 38 6 48 11 C52 16 40 18 30 16 C14 14 0 10 -6 2 Z"), 72, 128), hot)
        s.fill(placed(svg("M12 6 C24 5 36 9 42 12 C40 15 30 14 24 13 C18 12 14 9 12 6 Z"), 72, 128), "#fff0d8")
    lean = placed(placed(form, -70, -124), 70, 124, 1.0, 4)
    s.inked([(lean, red)], 2.6, (0.8, 1.4))
    with s.clipped(lean):
        s.fill(cut(lean, placed(lean, -10, -3)), deep)
        s.fill(placed(svg("M66 128 C60 104 72 84 86 78 C98 92 102 112 100 130 Z"), 0, 0), hot)
        s.fill(svg("M80 128 C76 112 82 98 90 94 C97 106 99 118 98 130 Z"), pale)
        for x, top in ((45, 74), (58, 64), (71, 60), (84, 64), (95, 76)):
            foot = 70 + (x - 71) * 1.16
            s.line(svg(f"M{x + 3} {top} C{x - 1} 88 {foot} 104 {foot + 0.6} 130"), deep, 1.9)
        s.dots(lean, deep, (60, 96), (44, 124), 0.0, 0.85, pitch=2.4)
    s.rim([lean], pale, (-0.5, -1.0), 1.8)
    for x, y, rx, ry, turn in (
        (57, 76, 2.8, 7.4, 14),
        (52, 98, 2.2, 7.4, 12),
        (68, 63, 4.2, 1.8, -4),
        (66, 80, 1.7, 5.6, 6),
    ):
        s.fill(oval(x, y, rx, ry, turn), "#ffffff")
    # a cherry jumps off, and a spoon
    s.inked([(oval(80, 46, 6.6), s.accent)], 2.0, (0.5, 0.9))
    s.fill(cut(oval(80, 46, 6.6), oval(81.6, 48, 6.4)), "#a8efe2")
    s.fill(oval(77.4, 43.4, 1.8), "#ffffff")
    s.stroke([(81, 40.500), (83, 35, 89, 33)], s.ink, 1.8)
    spoon = [
        (placed(box(-1.6, 0, 1.6, 26, 1), 108, 78, 1.0, 28), "#ffe6c8"),
        (placed(oval(0, -6, 5, 7.4), 108, 78, 1.0, 28), "#ffe6c8"),
    ]
    s.inked(spoon, 1.7, (0.5, 0.8))
    s.fill(placed(oval(-1.2, -7, 2, 4), 108, 78, 1.0, 28), "#ffffff")
    for points in (
        [(34, 66), (29, 60)],
        [(32, 82), (25, 79)],
        [(108, 62), (114, 58)],
        [(70, 50), (66, 47)],
        [(90, 51), (94, 48)],
    ):
        s.stroke(points, s.ink, 3.6)
        s.stroke(points, "#ffffff", 1.8)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-25": Picture(
        crystal,
        ((72.0, 46.0), (64.0, 27.0), (85.5, 58.0)),
        "runs over",
        "ball room",
        "two windows at dusk",
    ),
    "m1-26": Picture(
        electro,
        ((42.0, 40.0), (74.0, 52.0), (97.0, 92.0), (46.0, 118.0)),
        "lights a bulb in its jaws",
        "tub in a wash house",
        "bulb",
    ),
    "m1-27": Picture(
        mysterio,
        ((55.0, 56.0), (94.0, 66.0), (96.0, 112.0)),
        "pulls a conjurer out of a hat",
        "boards of a stage",
        "footlights",
    ),
    "m1-28": Picture(
        quake,
        ((70.0, 92.0), (80.0, 46.0), (92.0, 138.0)),
        "trembles with the house",
        "laid table",
        "swinging lamp through the jelly",
    ),
}
