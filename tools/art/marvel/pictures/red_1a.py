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


def _stage(s: Impact) -> None:
    """Paint a stage from its boards: the folds of a curtain that a row of footlights lights from below."""
    s.steps(ALL, (60, 0), (60, 124), [mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.5), s.mid, s.key])
    for x, wide in ((-6, 9), (12, 6), (27, 10), (46, 6), (64, 9), (82, 6), (96, 10), (114, 8)):
        fold = svg(
            f"M{x} -4 C{x + 2} 40 {x - 2} 90 {x - 3} 124 H{x + wide + 2} C{x + wide - 1} 90 {x + wide} 40 {x + wide - 2} -4 Z"
        )
        s.fill(fold, mix(s.ink, s.deep, 0.7), 0.6)
    s.dots(box(-4, -4, 124, 70), s.ink, (60, 74), (60, -6), 0.0, 0.8)
    s.fill(box(-4, 124, 124, 172), mix(s.ink, s.deep, 0.5))
    s.fill(polygon((-4, 124), (124, 124), (124, 132), (-4, 132)), s.key)
    for x in range(-8, 130, 17):
        s.inked([(arch(x, x + 11, 142, 152, 8), "#fff4b4")], 1.4, (0.3, 0.4))
        s.fill(arch(x + 5, x + 11, 142, 152, 8), "#ffc830")


def _magicians_arm(s: Impact) -> None:
    """Paint an arm that comes out of a hat up to its elbow: sleeve, cuff and a white glove."""
    sleeve = polygon((82, 118), (108, 118), (106, 94), (86, 94))
    s.inked([(sleeve, mix(s.ink, s.accent, 0.3))], 2.2, (0.6, 1.2))
    s.fill(both(sleeve, placed(sleeve, -13, 0)), mix(s.accent, s.ink, 0.25))
    fingers = [
        taper((90, 76), 4.4, (83, 58), 3.6),
        taper((95, 74), 4.4, (94, 52), 3.6),
        taper((99, 77), 4.4, (105, 59), 3.6),
    ]
    palm = svg("M86 90 C84 82 84 74 90 71 C96 69 102 71 104 76 C107 74 110 72 113 75 C114 79 109 85 105 90 Z")
    s.inked([(part, "#ffffff") for part in (*fingers, palm)], 2.0, (0.7, 1.2))
    s.fill(cut(palm, placed(palm, -1.0, 7.0)), s.light)
    for x, tip in ((92.2, 91), (98.0, 99)):
        s.stroke([(x, 72), (tip, 80)], s.ink, 1.5)
    cuff = box(84, 86, 107, 96, 1.5)
    s.inked([(cuff, "#ffffff")], 1.9, (0.6, 1.0))
    s.inked([(oval(102, 91, 1.6), "#ffc83a")], 0.8, (0.1, 0.2))


def _rabbit_that_pulls(s: Impact) -> None:
    """Paint a white rabbit that leans back to the left and pulls with both paws, its feet against a hat."""
    white, shade = "#ffffff", mix(s.light, s.key, 0.25)
    far_ear = svg("M44 44 C36 36 30 22 32 8 C40 12 48 28 51 42 Z")
    near_ear = svg("M52 43 C52 30 56 16 66 6 C70 18 66 34 60 46 Z")
    for ear in (far_ear, near_ear):
        s.inked([(ear, white)], 2.0, (0.7, 1.2))
    s.fill(placed(near_ear, 60 * 0.44, 28 * 0.44, 0.56), s.key)
    s.fill(placed(far_ear, 41 * 0.46, 28 * 0.46, 0.54), s.key)
    s.inked([(oval(31, 118, 7.0), white)], 1.9, (0.6, 1.0))
    body = svg("M46 70 C36 80 29 96 32 112 C34 124 46 130 58 128 C68 126 72 116 70 104 C68 92 66 80 64 72 Z")
    s.inked([(body, white)], 2.3, (0.8, 1.4))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 1.2, 6.0)), shade)
        s.dots(body, s.key, (50, 104), (44, 70), 0.0, 0.85, pitch=2.4)
    foot = svg("M50 126 C54 116 64 112 76 111 C82 111 83 117 79 120 C72 124 64 130 54 130 C50 130 49 128 50 126 Z")
    s.inked([(foot, white)], 2.0, (0.6, 1.1))
    head = svg("M44 58 C42 46 50 40 58 41 C66 42 70 50 69 58 C69 66 64 73 56 73 C49 73 45 66 44 58 Z")
    s.inked([(head, white)], 2.2, (0.7, 1.2))
    s.fill(both(head, placed(cut(head, placed(head, 0.6, 5.0)), 0, 0)), shade)
    s.stroke([(59, 54), (62, 51, 65, 54)], s.ink, 2.0)
    s.stroke([(47, 54), (50, 51, 53, 54)], s.ink, 2.0)
    s.inked([(polygon((55, 58), (61, 58), (58, 61.5)), s.accent)], 1.0, (0.1, 0.2))
    s.fill(box(56, 63, 60.6, 67.4, 0.8), s.ink)
    s.fill(box(56.8, 63, 59.8, 66.2, 0.4), "#ffffff")
    for paw in (((52, 82), 5.0, (82, 81), 4.6), ((56, 93), 4.8, (86, 91), 4.8)):
        limb = taper(*paw)
        s.inked([(limb, white)], 2.0, (0.6, 1.1))
        for y in (-1.6, 1.2):
            s.stroke([(paw[2][0] + 1, paw[2][1] + y), (paw[2][0] + 4, paw[2][1] + y)], s.ink, 1.1)


def mysterio(s: Impact) -> None:
    """A rabbit pulls a conjurer out of the hat by his glove. From the boards of a stage; light: the footlights."""
    _stage(s)
    s.fill(svg("M24 128 C50 122 100 122 122 128 V134 H24 Z"), mix(s.ink, s.deep, 0.5))
    black, gleam = mix(s.ink, s.accent, 0.18), s.accent
    s.inked([(oval(95, 108, 21, 5.4), black)], 2.0, (0.4, 0.8))
    s.fill(oval(95, 108, 15.4, 3.4), s.ink)
    _magicians_arm(s)
    with s.moved():
        crown = svg("M80.500 110 C84 113 106 113 109.500 110 L112 132 C104 136 86 136 78 132 Z")
        s.inked([(crown, black)], 2.2, (0.6, 1.2))
        s.fill(svg("M79.200 121 C88 125 102 125 110.800 121 L111.600 127 C102 131 88 131 78.500 127 Z"), s.mid)
        brim = cut(oval(95, 108, 21, 5.4), oval(95, 105.6, 17, 5.0))
        s.inked([(brim, black)], 1.2, (0.2, 0.5))
        s.fill(cut(brim, placed(brim, 0, -1.3)), gleam)
    _rabbit_that_pulls(s)
    for points in ([(75, 49), (70, 44)], [(113, 62), (117, 58)], [(36, 66), (29, 62)], [(33, 78), (26, 77)]):
        s.stroke(points, s.ink, 3.8)
        s.stroke(points, "#ffffff", 1.8)


def _skirting(s: Impact) -> None:
    """Paint a papered wall above a skirting board and a floor, by the light of a spark at the socket."""
    s.fill(ALL, mix(s.deep, s.mid, 0.75))
    for half, tone in ((66, s.mid), (44, mix(s.mid, s.key, 0.6)), (24, s.key)):
        s.fill(polygon((88, 34), (88 - 1.5 * half, 122), (88 + 0.7 * half, 122)), tone)
    leaf = svg("M0 -8 C5 -3 5 3 0 8 C-5 3 -5 -3 0 -8 Z")
    for column in range(7):
        for row in range(6):
            s.fill(placed(leaf, 4 + 19 * column, 4 + 24 * row + 12 * (column % 2), 0.8), s.deep, 0.4)
    s.halo(ALL, s.ink, 76, 60, 52, 112, 0.0, 0.85)
    s.inked([(box(-6, 120, 126, 134), mix(s.deep, s.mid, 0.7))], 1.5)
    s.fill(box(-4, 120, 124, 122.6), s.key)
    s.fill(box(-4, 134, 124, 172), mix(s.ink, s.deep, 0.6))
    s.fill(oval(72, 140, 46, 5), s.mid)


def electro(s: Impact) -> None:
    """A plug rears up like a snake and strikes at a socket. Light: the spark between them."""
    _skirting(s)
    teal, pale, dim = s.accent, "#a8efe2", mix(s.accent, s.ink, 0.6)
    plate = box(56, 34, 94, 72, 5)
    s.inked([(plate, "#fff2e2")], 2.2, (0.8, 1.4))
    s.fill(cut(plate, placed(plate, -2.2, -2.6)), s.light)
    s.inked([(oval(75, 53, 14.5), s.light)], 1.3, (0.3, 0.5))
    s.dots(oval(75, 53, 14.5), s.key, (70, 48), (86, 66), 0.0, 0.8, pitch=2.4)
    for x in (69.6, 80.4):
        s.inked([(oval(x, 51, 2.8), s.ink)], 0.5)
    # the cable lies in two coils; its neck rises out of them
    tail = ribbon([(96, 138, 4.4), (112, 142, 4.4), (128, 134, 4.4)])
    coils = [cut(oval(74, y, rx, ry), oval(74, y - 1, rx - 9, ry - 7)) for y, rx, ry in ((137, 34, 11), (129, 28, 10))]
    neck = ribbon([(92, 126, 4.8), (72, 130, 4.9), (50, 126, 5.0), (43, 114, 5.2), (50, 103, 5.6)])
    for cable in (tail, *coils, neck):
        s.inked([(cable, teal)], 2.0, (0.5, 1.0))
        s.fill(cut(cable, placed(cable, 0.6, 2.6)), pale)
        s.dots(cable, dim, (60, 116), (90, 146), 0.0, 0.8, pitch=2.4)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 57, 92, 1.12, -62)

    s.flash(73, 63, 20, 13, teal, seed=5, hollow=0.5)
    s.flash(73, 63, 13, 12, "#ffffff", seed=5, hollow=0.5)
    for y in (-6.5, 6.5):
        prong = at(box(9, y - 2.0, 25, y + 2.0, 1.8))
        s.inked([(prong, "#ffe6b0")], 1.6, (0.3, 0.6))
        s.fill(at(box(9, y - 2.0, 24, y - 0.4, 1)), "#ffffff")
    body = at(
        polygon(
            (-15, -5.5, 2), (-8, -6, 2), (-4, -14, 3), (11, -14, 2), (11, 14, 2), (-4, 14, 3), (-8, 6, 2), (-15, 5.5, 2)
        )
    )
    dark = mix(s.ink, teal, 0.3)
    s.inked([(body, dark)], 2.4, (0.7, 1.4))
    s.fill(cut(body, placed(body, -1.0, 3.4)), teal)
    s.fill(at(box(6, -13.4, 10.4, 13.4, 1)), pale)
    for x in (-5, -0.5):
        s.fill(at(box(x, -9, x + 2, 9, 1)), teal)
    for points in ([(82, 64), (92, 72), (90, 78), (102, 88)], [(64, 66), (54, 70), (56, 62), (44, 64)]):
        s.stroke(points, s.ink, 4.0)
        s.stroke(points, "#ffffff", 2.0)
    for x, y, r in ((96, 74, 1.8), (48, 74, 1.5), (84, 84, 1.6)):
        s.fill(oval(x, y, r), "#ffffff")


def _laid_table(s: Impact) -> None:
    """Paint a dining-room at night: panelled wall that a crack crosses, a lamp that swings, a white cloth."""
    s.fill(ALL, mix(s.ink, s.deep, 0.8))
    for half, tone in ((100, s.deep), (78, mix(s.deep, s.mid, 0.6)), (58, s.mid), (40, mix(s.mid, s.key, 0.6))):
        s.fill(polygon((55, 20), (61, 22), (74 + half, 124), (74 - half, 124)), tone)
    s.halo(ALL, s.ink, 72, 76, 60, 116, 0.0, 0.8)
    for points in (
        [(30, -4), (38, 14), (28, 24), (40, 38), (34, 48), (44, 60)],
        [(40, 38), (52, 42), (56, 52)],
        [(28, 24), (14, 30), (10, 42)],
    ):
        s.stroke(points, s.ink, 3.4)
        s.stroke(points, s.key, 1.0)
    s.stroke([(70, -4), (58, 26)], s.ink, 1.8)
    s.fill(box(-4, 122, 124, 172), "#fff2e2")
    s.fill(svg("M-4 122 H124 V126 C100 130 30 130 -4 126 Z"), s.light)
    s.dots(box(-4, 126, 124, 172), s.key, (70, 124), (70, 160), 0.0, 0.8)


def quake(s: Impact) -> None:
    """A jelly trembles with the house. Light: through the jelly."""
    _laid_table(s)
    red, deep, hot, pale = "#f0283c", "#8c0a26", "#ff7a68", "#ffd9c8"
    # its outline, left and right, as it trembles
    form = svg(
        "M36 124 C36 104 42 92 44 76 C45 62 52 52 60 54 C62 46 78 46 80 54 C88 52 95 62 96 76 C98 92 104 104 104 124 "
        "C90 130 50 130 36 124 Z"
    )
    for shift, turn in ((-9, -5), (9, 5)):
        ghost = placed(placed(form, -70, -124), 70 + shift * 0.6, 124, 1.0, turn)
        s.line(ghost, "#ffffff", 1.7)
    s.inked([(oval(70, 126, 46, 9), "#ffffff")], 2.0, (0.4, 1.4))
    s.fill(oval(72, 128, 36, 6), s.key)
    lean = placed(placed(form, -70, -124), 70, 124, 1.0, 4)
    s.inked([(lean, red)], 2.6, (0.7, 1.4))
    with s.clipped(lean):
        s.fill(placed(lean, 70 * 0.26 + 3, 124 * 0.26 + 4, 0.74), hot)
        s.fill(placed(lean, 70 * 0.52 + 6, 124 * 0.52 + 8, 0.48), pale)
        for x, top in ((45, 70), (58, 58), (71, 54), (84, 58), (97, 72)):
            s.line(svg(f"M{x + 3} {top} C{x - 2} 86 {70 + (x - 71) * 1.24} 104 {70 + (x - 71) * 1.3} 130"), deep, 2.0)
        s.fill(svg("M30 110 C60 118 84 118 112 108 V134 H30 Z"), deep, 0.4)
        s.dots(lean, deep, (80, 80), (106, 112), 0.0, 0.9, pitch=2.4)
    for x, y, rx, ry, turn in (
        (53, 68, 3.0, 8.0, 14),
        (47, 94, 2.6, 9.0, 12),
        (66, 56, 4.4, 1.9, -4),
        (64, 76, 2.0, 7.0, 6),
    ):
        s.fill(oval(x, y, rx, ry, turn), "#ffffff")
    # a cherry jumps off, and a spoon
    s.inked([(oval(76, 36, 7.4), s.accent)], 2.0, (0.5, 0.9))
    s.fill(oval(73.6, 33.4, 2.2), "#ffffff")
    s.stroke([(77, 30), (80, 22, 88, 20)], s.ink, 2.0)
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
        [(66, 42), (62, 38)],
        [(87, 42), (92, 38)],
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
    "m1-26": Picture(electro, ((78.0, 68.0), (60.0, 90.0)), "strikes at a socket", "skirting board", "spark"),
    "m1-27": Picture(
        mysterio,
        ((57.0, 58.0), (94.0, 64.0), (95.0, 104.0)),
        "pulls a conjurer out of a hat",
        "boards of a stage",
        "footlights",
    ),
    "m1-28": Picture(quake, ((70.0, 90.0), (76.0, 38.0)), "trembles with the house", "laid table", "through the jelly"),
}
