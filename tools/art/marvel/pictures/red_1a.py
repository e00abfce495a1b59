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
    around,
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
    """Paint an arm that comes out of a hat up to its elbow: sleeve, cuff and a white glove with its fingers spread."""
    white, shade = "#fff6ee", mix(s.light, s.key, 0.55)
    sleeve = polygon((84, 122), (112, 122), (109, 100), (89, 100))
    s.inked([(sleeve, mix(s.ink, s.accent, 0.3))], 2.2, (0.6, 1.2))
    s.fill(both(sleeve, placed(sleeve, -13, 0)), s.accent)
    fingers = [
        taper((91, 70), 4.6, (83, 52), 3.8),
        taper((97, 68), 4.8, (95, 47.5), 4.0),
        taper((102, 70), 4.6, (106, 52), 3.8),
        taper((103, 80), 4.8, (112, 68), 3.8),
    ]
    palm = svg("M88 92 C85 84 85 72 90 67 C96 64 103 65 106 70 C109 76 109 84 107 92 Z")
    s.inked([(part, white) for part in (*fingers, palm)], 2.2, (0.7, 1.2))
    hand = join(palm, *fingers)
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

    far_ear = svg("M47 44 C40 34 37 20 42 8 C49 14 55 28 56 42 Z")
    near_ear = svg("M40 47 C28 40 19 28 18 13 C29 16 42 28 49 41 Z")
    furred(far_ear, 2.2, 1.0)
    s.fill(placed(far_ear, 47 * 0.48, 29 * 0.48, 0.52), s.mid)
    furred(near_ear, 2.2, 1.8)
    s.fill(placed(near_ear, 33 * 0.46, 30 * 0.46, 0.54), s.key)
    # the far arm, its paw behind the wrist
    furred(ribbon([(58, 78, 5), (70, 81, 4.4), (80, 84, 3.4), (88, 86, 3.0)]), 0.4, 2.4, 1.8)
    furred(oval(30, 122, 7.4), 2.4, 2.0, 1.9)
    body = svg("M46 68 C36 76 28 92 28 108 C28 122 38 132 54 131 C66 129 70 116 68 102 C67 90 66 78 61 70 Z")
    s.inked([(body, white)], 2.3, (0.8, 1.4))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 7.0, 1.5)), shade)
        s.dots(body, s.deep, (42, 88), (66, 122), 0.0, 0.75, pitch=2.4)
    # head, the jaw set
    head = svg(
        "M33 60 C30 48 38 40 48 40 C56 40 61 45 64 50 C70 50 75 54 74 60 C73 66 67 69 61 70 C55 76 36 74 33 60 Z"
    )
    s.inked([(head, white)], 2.2, (0.7, 1.2))
    s.fill(cut(head, placed(head, 3.4, 2.6)), shade)
    s.stroke([(51, 51), (58, 54), (51.5, 57.5)], s.ink, 2.0)
    s.stroke([(50, 46.5), (58, 49)], s.ink, 1.8)
    s.inked([(oval(73, 55.5, 3.2, 2.6), s.accent)], 1.2, (0.1, 0.2))
    teeth = svg("M61 63.5 C65 65 69 65 72.500 63 C73 66 68 69.500 62 68.500 Z")
    s.inked([(teeth, white)], 1.0, (0.1, 0.2))
    s.stroke([(66.4, 64.6), (66.8, 68.4)], s.ink, 0.9)
    s.fill(oval(55, 64, 4.4, 3.0), s.key, 0.8)
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


def _shelf_by_a_bulb(s: Impact, x: float, y: float) -> None:
    """Paint a papered wall and a shelf in the hard beams of a bulb that burns at (x, y)."""
    s.fill(ALL, mix(s.deep, s.ink, 0.2))
    leaf = svg("M0 -8 C5 -3 5 3 0 8 C-5 3 -5 -3 0 -8 Z")
    for tone, count, duty, far, seed in (
        (s.deep, 9, 1.3, 118, 4),
        (s.mid, 9, 1.0, 92, 4),
        (mix(s.mid, s.key, 0.6), 9, 0.8, 64, 4),
    ):
        s.rays(x, y, 0, far, count, tone, duty=duty, seed=seed, wobble=0.2)
    for column in range(7):
        for row in range(6):
            s.fill(placed(leaf, 4 + 19 * column, 4 + 24 * row + 12 * (column % 2), 0.8), s.ink, 0.18)
    s.halo(ALL, s.ink, x, y, 56, 116, 0.0, 0.7)
    s.inked([(box(-6, 139, 126, 172), mix(s.deep, s.mid, 0.5))], 1.8)
    s.fill(box(-4, 139, 124, 142.4), s.key)
    s.fill(oval(76, 143.5, 34, 2.6), mix(s.ink, s.deep, 0.4))


def _eel(s: Impact) -> None:
    """Paint an eel in a bowl: its head to us at the lower left, one loop behind, its tail up and out of the neck."""
    teal, pale, dim = s.accent, "#a8efe2", mix(s.accent, s.ink, 0.6)
    loop = [
        (54, 116, 7.6),
        (70, 126, 8.2),
        (88, 124, 8.0),
        (98, 112, 7.4),
        (94, 99, 6.8),
        (82, 96, 6.2),
        (72, 92, 5.6),
        (69, 82, 5.0),
        (73, 70, 4.4),
        (70, 61, 3.8),
        (60, 59, 3.2),
        (52, 63, 2.6),
        (52, 68, 1.6),
    ]
    body = ribbon(loop)
    s.inked([(body, teal)], 2.0, (0.6, 1.1))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -2.0, -3.0)), dim)
        s.dots(body, dim, (60, 108), (90, 134), 0.0, 0.8, pitch=2.4)
        s.rim([body], pale, (-0.6, -1.0), 2.4)
        for x, y in ((66, 122), (76, 122.5), (86, 120), (94, 112), (90, 102)):
            s.fill(oval(x, y, 1.5), "#f2fffb")
    head = svg("M40 112 C40 101 50 96 60 99 C69 102 72 111 69 118 C66 126 54 129 46 125 C41 122 40 118 40 112 Z")
    s.inked([(head, teal)], 2.2, (0.6, 1.1))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -2.6, -3.6)), dim)
        s.rim([head], pale, (-0.2, -1.0), 3.0)
    s.fill(svg("M43 116 C50 121 60 120 66 114 C65 122 58 126 52 125.500 C47 125 44 121 43 116 Z"), s.ink)
    for x, y in ((47.5, 118.4), (53.5, 119.6), (59.5, 118.2)):
        s.fill(polygon((x - 1.8, y), (x + 1.8, y - 0.6), (x + 0.4, y + 3.0)), "#ffffff")
    for x, y, r in ((48, 107.5, 4.0), (60.5, 106, 4.6)):
        s.inked([(oval(x, y, r), "#ffffff")], 1.1, (0.1, 0.3))
        s.fill(oval(x + 0.6, y - 1.4, r * 0.52), s.ink)
        s.fill(oval(x + 0.1, y - 2.2, r * 0.2), "#ffffff")


def electro(s: Impact) -> None:
    """An eel in a bowl holds a bulb up with its tail, and lights it. Light: the bulb."""
    x, y = 55.0, 40.0
    _shelf_by_a_bulb(s, x, y)
    bowl = svg("M56 80 C40 86 34 98 34 112 C34 128 46 141 60 142 H92 C106 141 118 128 118 112 C118 98 110 86 96 80 Z")
    s.inked([(bowl, mix(s.deep, s.mid, 0.55))], 2.0, (0.8, 1.2))
    water = svg("M30 92 C60 96 96 96 122 92 V146 H30 Z")
    with s.clipped(bowl):
        s.fill(water, mix(s.key, s.light, 0.55))
        s.fill(svg("M96 92 C104 110 100 132 84 146 H124 V92 Z"), s.key)
        s.dots(water, s.mid, (74, 104), (116, 142), 0.0, 0.8)
        for px, py, r in ((46, 138, 5), (56, 140, 6), (68, 141, 5), (80, 140, 6.5), (94, 139, 6), (104, 137, 5)):
            s.inked([(oval(px, py, r, r * 0.7), s.light)], 0.9, (0.2, 0.4))
        s.stroke([(36, 92), (76, 95.5, 116, 92)], "#ffffff", 1.6)
    _eel(s)
    with s.clipped(bowl):
        s.fill(svg("M41 98 C37 106 37 116 41 124 L45 122 C41.500 115 42 106 46 98 Z"), "#ffffff", 0.9)
        s.fill(svg("M108 100 C112 108 112 118 107 127 L104 125 C108 118 108 108 105 101 Z"), "#ffffff", 0.5)
    for tone, wide in ((s.ink, 5.4), (s.light, 2.4)):
        s.line(svg("M54 80 C64 83 88 83 98 80"), tone, wide)
    bulb = svg("M49 55 C48 50 42 48 40 41 C38 31 45 24 55 24 C65 24 72 31 70 41 C68 48 62 50 61 55 Z")
    s.inked([(bulb, "#ffe38a")], 2.0, (0.5, 0.8))
    s.fill(placed(bulb, x * 0.2, y * 0.2, 0.8), "#fffbe4")
    s.stroke([(51, 54), (50, 44), (53, 40), (55, 46), (57, 40), (60, 44), (59, 54)], "#ff8a1e", 1.4)
    cap = polygon((48.5, 54, 1), (61.5, 54, 1), (60.5, 65, 2), (49.5, 65, 2))
    s.inked([(cap, "#b48a98")], 1.6, (0.4, 0.7))
    s.fill(polygon((49.5, 55), (52.5, 55), (52.5, 64), (50.2, 64)), "#ffffff")
    s.fill(polygon((58, 55), (61, 55), (60.2, 64), (57, 64)), mix(s.ink, s.deep, 0.4))
    for level in (57.5, 61):
        s.stroke([(49, level), (61, level + 0.8)], s.ink, 1.0)
    coil = ribbon(
        [
            (68, 62, 3.6),
            (60, 60, 3.4),
            (51, 58.5, 3.0),
            (46.5, 61.5, 2.6),
            (50, 66, 2.2),
            (58, 66.5, 1.6),
            (63, 65, 0.4),
        ]
    )
    s.inked([(coil, s.accent)], 1.4, (0.3, 0.6))
    s.rim([coil], "#f2fffb", (-0.3, -1.0), 1.5)
    for turn in (-170, -140, -110, -82, -55, 150, 20):
        s.stroke([around(x, y, 20, turn), around(x, y, 25, turn)], s.ink, 4.0)
        s.stroke([around(x, y, 20, turn), around(x, y, 25, turn)], "#ffffff", 2.0)


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
        electro, ((55.0, 40.0), (56.0, 110.0), (70.0, 72.0)), "lights a bulb with its tail", "shelf", "bulb"
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
