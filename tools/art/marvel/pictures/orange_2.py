"""Pictures of the first four orange cards of level 2."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
)


def _pavement_by_night(s: Impact) -> None:
    """Paint a pavement and a wall by night in a light low at the left, and on the wall the shadow of a great tree."""
    s.fill(ALL, s.mid)
    s.pool(8, 118, ((128, mix(s.mid, s.key, 0.5)), (100, s.key), (76, mix(s.key, s.light, 0.5)), (54, s.light)))
    s.halo(ALL, s.deep, 8, 118, 96, 150, 0.0, 0.6)
    tree = join(
        polygon((84, 118), (92, 92), (90, 80), (100, 80), (101, 92), (108, 118)),
        *(
            oval(x, y, r)
            for x, y, r in (
                (74, 74, 11),
                (76, 58, 12),
                (88, 48, 13),
                (104, 46, 13),
                (116, 56, 12),
                (118, 72, 12),
                (104, 80, 10),
                (86, 80, 9),
                (96, 64, 18),
            )
        ),
    )
    s.fill(tree, mix(s.deep, s.ink, 0.2))
    s.fill(box(-4, 112, 124, 172), mix(s.deep, s.ink, 0.3))
    s.fill(polygon((-4, 116), (124, 134), (124, 172), (-4, 172)), s.mid)
    s.fill(polygon((-4, 120), (96, 140), (60, 172), (-4, 172)), s.key)
    s.fill(polygon((64, 134), (84, 112), (108, 112)), mix(s.deep, s.ink, 0.3))
    s.stroke([(-4, 112), (124, 112)], s.ink, 1.6)
    for x in (-30, 168, 228):
        s.stroke([(70 + (x - 70) * 0.36, 113), (x, 172)], mix(s.deep, s.ink, 0.3), 1.3)


def _broken_slab(s: Impact) -> None:
    """Paint a paving slab that is lifted and snapped in two, bare earth between its halves."""
    earth = svg("M38 136 L52 122 H90 L106 136 L92 148 H50 Z")
    s.inked([(earth, mix(s.ink, s.deep, 0.25))], 1.6, (0.2, 0.6))
    for x, y, r in ((64, 136, 1.6), (80, 134, 1.3), (72, 141, 1.2), (57, 139, 1.0), (86, 140, 1.1)):
        s.fill(oval(x, y, r, 0.7 * r), s.deep)
    stone, edge = mix(s.light, s.key, 0.25), mix(s.deep, s.ink, 0.35)
    for top, face in (
        (
            [(34, 134), (48, 118), (70, 107), (66, 116), (69, 121), (61, 129)],
            [(34, 134), (61, 129), (69, 121), (70, 127), (61, 136), (34, 140)],
        ),
        (
            [(77, 124), (75, 119), (82, 115), (88, 106), (104, 112), (113, 127), (92, 135), (88, 128)],
            [(77, 124), (88, 128), (92, 135), (113, 127), (113, 134), (92, 143), (85, 135), (77, 131)],
        ),
    ):
        s.inked([(polygon(*face), edge), (polygon(*top), stone)], 1.9, (0.5, 1.0))
        s.fill(cut(polygon(*top), placed(polygon(*top), 0.8, 2.2)), "#ffffff")
    s.stroke([(52, 121), (54, 126), (51, 130)], edge, 1.2)
    s.stroke([(102, 112), (98, 118), (101, 122), (99, 126)], edge, 1.2)


def _sapling(s: Impact) -> None:
    """Paint a thin stem that leans to the light, its leaves in turn left and right."""
    leaf, bright, dark = s.accent, "#9deaf5", mix(s.accent, s.ink, 0.5)
    form = svg("M0 0 C4 -10 15 -13 27 -5 C31 -2 33 0 36 0 C30 7 12 10 0 0 Z")
    stem = ribbon([(72, 134, 2.5), (71, 118, 2.3), (75, 100, 2.1), (72, 82, 1.8), (69, 66, 1.4), (71, 50, 0.9)])
    s.inked([(stem, dark)], 1.7, (0.4, 0.6))
    s.rim([stem], bright, (-1.0, -0.2), 1.2)
    for x, y, size, turn, flip in (
        (72.6, 106, 0.66, 14, False),
        (74.4, 97, 0.84, 16, True),
        (73.6, 86, 1.0, -16, False),
        (70.8, 75, 0.94, 22, True),
        (69.2, 65, 0.76, -32, False),
        (70.4, 55, 0.62, 40, True),
        (71, 51, 0.62, -70, False),
    ):
        blade = placed(form, x, y, size, turn, flip)
        s.inked([(blade, leaf)], 1.7, (0.4, 0.8))
        s.fill(cut(blade, placed(blade, 0.8, 3.0)), bright)
        s.fill(cut(blade, placed(blade, -0.6, -2.8)), dark)
        s.line(placed(svg("M1 0 C10 -3 20 -2 32 -0.500"), x, y, size, turn, flip), s.ink, 0.9)


def groot(s: Impact) -> None:
    """A sapling breaks through a slab and throws the shadow of a great tree. From the stones; light: low at the left."""
    _pavement_by_night(s)
    with s.moved(-11.0, 0.0, 0.88, about=(72.0, 142.0)):
        s.fill(svg("M40 140 L60 150 L96 150 L124 142 L124 132 L112 130 Z"), mix(s.deep, s.ink, 0.5))
        _broken_slab(s)
        _sapling(s)
        with s.moved(60.0, 90.0, turn=-62.0):
            s.inked([(oval(0, 0, 3.0, 3.6), s.mid), (oval(0, -3.4, 1.9, 1.3), s.ink)], 1.0, (0.2, 0.3))
            s.stroke([(0, -3), (0, 3.4)], s.ink, 0.8)
            for u, v in ((-1.5, -0.6), (1.5, -0.6), (-1.2, 1.6), (1.2, 1.6)):
                s.fill(oval(u, v, 0.6), s.ink)
        mound = svg("M62 137 C64 131 68 131 71 129.500 C75 131 79 131 82 137 C76 140 68 140 62 137 Z")
        s.inked([(mound, mix(s.ink, s.deep, 0.5))], 1.4, (0.2, 0.5))
        s.rim([mound], s.mid, (0.0, -1.0), 1.2)
        s.debris(
            [
                (46, 108, 4.2, 20),
                (105, 98, 3.6, 50),
                (80, 145, 2.4, 70),
                (56, 104, 2.2, 30),
                (98, 101, 2.0, 30),
            ],
            s.deep,
            s.light,
            1.1,
        )


def _roofs_below_evening(s: Impact) -> None:
    """Paint an evening sky in canted bands, brightest low on the left, over dark roofs and the corner of one tower."""
    s.steps(
        ALL,
        (112, -6),
        (34, 132),
        [mix(s.deep, s.mid, 0.4), s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light, "#ffffff"],
    )
    s.dots(box(40, -4, 124, 60), s.deep, (84, 44), (120, -4), 0.0, 0.6)
    s.fill(skyline(-6, 126, 172, (44, 52, 38, 48, 56, 42), 6), mix(s.mid, s.key, 0.35))
    s.fill(skyline(-6, 126, 172, (34, 28, 22, 30, 26, 36), 9), mix(s.ink, s.deep, 0.55))


def _raptor_wings(s: Impact, slate: Color, lit: Color, dark: Color) -> None:
    """Paint both raised wings from the side: the wrist ahead, the long feathers apart behind; the far one in shade."""
    far = svg("M50 80 C38 70 30 56 34 42 C38 32 48 26 66 24 L60 31 L69 34 L61 40 L69 45 L62 50 L70 57 L64 62 L72 70 Z")
    s.inked([(far, dark)], 2.2, (0.4, 0.9))
    s.rim([far], slate, (-1.0, -0.3), 3.0)
    near = svg(
        "M58 86 C50 72 50 56 58 46 C66 38 78 35 100 36 L90 43 L104 48 L91 53 L104 60 L91 64 L101 73 L89 74 L94 83 C84 88 68 92 58 86 Z"
    )
    s.inked([(near, dark)], 2.4, (0.5, 1.0))
    with s.clipped(near):
        coverts = svg("M54 92 C44 70 50 48 64 42 C76 42 84 50 84 60 C86 72 82 84 76 92 Z")
        s.fill(coverts, slate)
        s.line(coverts, s.ink, 1.4)
        for row in range(4):
            y = 52 + 9.4 * row
            s.stroke([(56, y + 2), (64, y + 7, 72, y + 2), (78, y + 6, 83, y + 1)], dark, 1.6)
        for start, end in (((78, 49), (92, 43)), ((83, 58), (94, 53)), ((83, 68), (94, 64)), ((80, 78), (92, 74))):
            s.stroke([start, end], s.ink, 1.5)
        s.rim([near], lit, (-1.0, -0.5), 3.6)


def _stooping_falcon(s: Impact) -> None:
    """Paint a falcon from the side that brakes over its prey: wings raised, tail fanned, both feet stretched out ahead."""
    slate, dark, pale = "#5f6378", "#302c3a", "#fff6e6"
    cool = mix(s.accent, s.ink, 0.4)
    for number in range(5):
        turn = -6 + 13 * number
        vane = placed(svg("M0 -4 L27 -5 L30 0 L27 5 L0 4 Z"), 82, 82, turn=turn)
        s.inked([(vane, slate)], 1.5, (0.3, 0.7))
        s.fill(placed(box(18, -4.4, 22, 4.4), 82, 82, turn=turn), pale)
    for knee, foot in (((54, 104), (42, 111)), ((66, 105), (56, 117))):
        thigh = limb((70, 90, 9.0), (*knee, 4.8))
        s.inked([(thigh, pale)], 1.8, (0.4, 0.8))
        toes = ((-9, 4), (-5, 9), (3, 9))
        for dx, dy in toes:
            s.stroke([foot, (foot[0] + dx, foot[1] + dy * 0.3), (foot[0] + dx, foot[1] + dy)], s.ink, 4.8)
        for tone, wide in ((s.ink, 6.6), ("#ffc830", 3.4)):
            s.stroke([knee, foot], tone, wide)
        for dx, dy in toes:
            s.stroke([foot, (foot[0] + dx * 0.9, foot[1] + dy * 0.3)], "#ffc830", 2.2)
    body = svg("M36 86 C40 76 50 70 62 70 C76 68 88 74 92 82 C88 94 76 103 62 103 C48 103 40 96 36 86 Z")
    s.inked([(body, pale)], 2.4, (0.5, 1.2))
    with s.clipped(body):
        s.fill(svg("M36 100 C56 104 78 96 94 82 V110 H36 Z"), cool)
        for k in range(5):
            s.stroke([(44 + 8 * k, 84), (47 + 8 * k, 91), (44 + 8 * k, 97)], dark, 2.2)
    head = svg("M52 80 C52 70 44 64 36 65 C27 66 23 73 25 80 C27 88 37 92 46 90 C50 88 52 84 52 80 Z")
    s.inked([(head, dark)], 2.2, (0.4, 0.9))
    with s.clipped(head):
        s.fill(svg("M22 96 V79 C32 78 44 80 54 88 V98 Z"), pale)
        s.fill(svg("M31 74 C29 82 31 90 35 93 L41 78 Z"), dark)
        s.rim([head], slate, (-0.4, -1.0), 2.4)
    beak = svg("M27 76 C21 75 18 79 19 86 C22 83 25 83 28 83 Z")
    s.inked([(beak, "#ffc830")], 1.4, (0.2, 0.4))
    s.fill(svg("M20 80 C18 82 18.500 84 19 86 L22 83 Z"), s.ink)
    s.fill(oval(34, 75.4, 3.0, 2.4, 16), "#ffc830")
    s.fill(oval(33.6, 75.6, 1.4), s.ink)
    s.stroke([(29, 71.6), (37.6, 74)], s.ink, 1.8)


def _paper_plane(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a paper plane on its way down, seen from its side: two wings and the keel between them in shade."""
    with s.moved(x, y, turn=turn):
        far, near, keel = (
            polygon((19, 0), (-12, -11), (-5, 0)),
            polygon((19, 0), (-5, 0), (-17, 9)),
            polygon((19, 0), (-6, 0), (-3, 8)),
        )
        s.inked([(far, s.light), (keel, s.deep), (near, "#ffffff")], 2.0, (0.5, 1.0))
        s.fill(polygon((19, 0), (-17, 9), (-12, 3.2)), s.key)
        s.line(near, s.ink, 1.0)


def falcon(s: Impact) -> None:
    """A falcon brakes over a paper plane, its feet out. From the side, over roofs; light: the evening sky at the left."""
    _roofs_below_evening(s)
    for start, end, half in (((104, 108), (128, 99), 1.6), ((96, 118), (122, 110), 1.3), ((80, 129), (104, 121), 1.3)):
        s.fill(polygon((start[0], start[1] - half), end, (start[0], start[1] + half)), "#ffffff")
    _paper_plane(s, 52, 131, 172)
    with s.moved(13.0, 2.0, 0.88, about=(40.0, 104.0)):
        _raptor_wings(s, "#5f6378", "#b4b4c0", "#302c3a")
        _stooping_falcon(s)


def _ring_under_lamps(s: Impact) -> None:
    """Paint a boxing ring from between its ropes: two lamps and their cones, the crowd as one dark edge, the canvas."""
    s.fill(ALL, s.mid)
    for x in (40, 92):
        s.fill(polygon((x - 6, 2), (x + 6, 2), (x + 44, 116), (x - 44, 116)), s.key)
    s.fill(polygon((60, 50), (72, 50), (92, 116), (40, 116)), s.light)
    for x in (40, 92):
        s.fill(polygon((x - 5, 2), (x + 5, 2), (x + 20, 116), (x - 20, 116)), mix(s.key, s.light, 0.6))
    crowd = join(box(-4, 104, 124, 120), *(oval(x, 103 - (x * 7) % 4, 5.4, 6.0) for x in range(0, 125, 9)))
    s.fill(crowd, s.deep)
    s.fill(box(-4, 116, 124, 172), s.light)
    s.fill(svg("M70 116 H124 V172 H92 Z"), s.key)
    s.dots(box(-4, 116, 124, 172), s.mid, (60, 124), (70, 160), 0.0, 0.6)
    for y, sag, tone in ((74, 3, "#ffffff"), (92, 4, s.accent), (110, 5, "#ffffff")):
        for color, wide in ((s.ink, 4.6), (tone, 2.4)):
            s.stroke([(-4, y - 6), (60, y + sag, 124, y - 6)], color, wide)


def _boxer(s: Impact) -> None:
    """Paint a boxer behind the blow, chin down over the other glove: dark skin in planes, the edge of a lamp at the left."""
    skin, dim, lit = mix(s.deep, s.ink, 0.45), mix(s.deep, s.ink, 0.75), s.mid
    lamp = (-0.9, -0.5)
    trunk = svg("M54 172 C54 120 58 98 72 88 C78 84 90 82 98 85 C112 90 122 104 126 124 V172 Z")
    head = join(
        svg("M70 66 C68 52 75 43 85 42.600 C96 42.600 103 52 101 65 C100 77 93 87 85 87 C76 86 71 77 70 66 Z"),
        oval(69.6, 67, 2.4, 4.0),
        oval(101.4, 67, 2.4, 4.0),
    )
    for part, planes in (
        (trunk, ("M94 84 C104 92 110 110 108 172 H126 V84 Z", "M74 92 C66 98 62 108 60 122 C68 112 74 104 84 100 Z")),
        (
            head,
            (
                "M88 42 C92 56 89 64 91 72 C92 80 89 84 86 88 H104 V42 Z",
                "M71 60 L80 63 L82 72 L78 77 C74 75 71 70 71 64 Z",
            ),
        ),
    ):
        s.inked([(part, skin)], 1.6, (0.5, 0.8))
        with s.clipped(part):
            s.fill(svg(planes[0]), dim)
            s.fill(svg(planes[1]), s.deep)
            s.rim([part], lit, lamp, 2.8)
            s.rim([part], s.light, lamp, 1.2)
    band = svg("M68 57 C76 52 92 52 103 56 L103 62 C92 58 78 58 68 63 Z")
    s.fill(both(head, band), s.accent)
    s.fill(both(both(head, band), box(89, 40, 110, 70)), mix(s.accent, s.ink, 0.4))
    for x, lean in ((77.4, 1), (91.4, -1)):
        s.inked(
            [(polygon((x - 4, 66.4 - lean), (x + 4, 66.4 + lean), (x + 3, 69.6, 1), (x - 3, 69.6, 1)), "#ffffff")],
            0.8,
            (0, 0),
        )
        s.fill(oval(x + 0.6, 67.8, 1.4), s.ink)
        s.stroke([(x - 4.8, 63.6 - 1.4 * lean), (x + 4.8, 64.6 + 1.6 * lean)], s.ink, 2.4)
    s.stroke([(84, 66), (82.4, 74), (86.6, 75)], s.ink, 1.2)
    s.stroke([(80, 80), (84.6, 78.6, 90, 80)], s.ink, 1.6)
    guard = svg("M86 98 C85 87 94 82 103 84 C112 86 116 95 112 104 C109 111 97 113 91 109 C87 106 86 102 86 98 Z")
    s.inked([(guard, s.mid)], 2.0, (0.6, 0.9))
    s.fill(cut(guard, placed(guard, -4.4, -4.4)), s.deep)
    s.rim([guard], s.key, (-1.0, -0.8), 2.2)
    s.stroke([(93, 91), (100, 89, 106, 93)], s.ink, 1.2)


def _glove_at_us(s: Impact) -> None:
    """Paint a glove a hand's breadth before us: the round of its knuckles, the thumb along its side, the cuff behind."""
    sleeve = limb((76, 92, 9.5), (66, 98, 14.5))
    s.inked([(sleeve, s.ink)], 2.2, (0.6, 1.0))
    cuff = oval(62, 101, 21, 20, -20)
    s.inked([(cuff, s.accent)], 2.4, (0.7, 1.1))
    glove = svg("M28 108 C26 87 39 73 58 73 C79 73 91 87 90 108 C89 129 77 141 58 141 C41 141 29 128 28 108 Z")
    s.inked([(glove, s.mid)], 3.0, (1.1, 1.7))
    with s.clipped(glove):
        s.fill(cut(glove, placed(glove, -9.0, -9.0)), s.deep)
        s.dots(glove, s.deep, (56, 106), (84, 128), 0.0, 0.9, pitch=2.4)
        s.fill(svg("M33 106 C33 89 44 79 58 79 C69 79 76 84 79 91 C66 86 48 90 42 112 C38 114 33 112 33 106 Z"), s.key)
        s.fill(svg("M38 102 C39 92 47 85 57 83.600 C49 89 44 96 43 106 C41 108 38 107 38 102 Z"), "#ffffff")
        s.stroke([(44, 126), (52, 118, 66, 118.6), (76, 119, 85, 123)], s.ink, 1.9)
    thumb = svg("M34 104 C28 106 26 116 30 124 C34 132 44 134 49 129 C52 125 49 119 44 116 C40 113 39 108 34 104 Z")
    s.inked([(thumb, s.mid)], 2.3, (0.7, 1.0))
    with s.clipped(thumb):
        s.fill(cut(thumb, placed(thumb, -2.6, -3.0)), s.deep)
        s.fill(cut(thumb, placed(thumb, 2.0, 2.4)), s.key)


def punisher(s: Impact) -> None:
    """A boxer's glove comes straight at us. Eye to eye, from the ropes; light: the lamps over the ring."""
    _ring_under_lamps(s)
    s.rays(60, 106, 36, 110, 30, "#ffffff", 1.0, duty=0.5, seed=6, first=130, last=280)
    _boxer(s)
    _glove_at_us(s)
    for x, y, r in ((40, 64, 1.8), (52, 60, 1.3), (34, 74, 1.4), (47, 69, 1.1)):
        s.fill(oval(x, y, r, r * 1.4, 30), s.mid)


def _war_room(s: Impact) -> None:
    """Paint the wall of a bunker in courses, lit by a lamp low at the left, a shadow on it, a desk."""
    s.fill(ALL, mix(s.deep, s.ink, 0.25))
    s.pool(10, 112, ((122, s.deep), (104, s.mid), (82, s.key), (60, mix(s.key, s.light, 0.6)), (38, "#fff6e6")))
    for row in range(6):
        s.stroke([(-4, 14 + 22 * row), (124, 14 + 22 * row)], s.deep, 1.1, 0.8)
        for x in range(-10 + 16 * (row % 2), 130, 32):
            s.stroke([(x, 14 + 22 * row), (x, 36 + 22 * row)], s.deep, 1.1, 0.8)
    shadow = join(
        polygon((68, 132), (80, 90), (110, 86), (124, 132)),
        limb((62, 68, 10), (92, 52, 6), (122, 46, 10)),
        box(86, 72, 104, 92),
    )
    s.fill(shadow, mix(s.deep, s.ink, 0.45))
    s.halo(ALL, s.ink, 10, 112, 96, 150, 0.0, 0.6)
    s.inked([(box(-6, 130, 126, 172), mix(s.deep, s.ink, 0.2))], 1.6)
    s.fill(polygon((-4, 130), (124, 130), (124, 132), (-4, 136)), s.light)
    s.fill(polygon((40, 134), (104, 134), (126, 140), (126, 146), (60, 142)), s.ink)


def nick_fury(s: Impact) -> None:
    """A telephone rings itself off its cradle. Light: a desk lamp low at the left, the shadow on the wall."""
    _war_room(s)
    shell, sheen, lit = mix(s.ink, s.deep, 0.18), mix(s.deep, s.mid, 0.35), "#ffe2c0"
    with s.moved(-1.0, 7.0, 0.88, about=(66.0, 92.0)):
        # it rings: hard arcs of sound to both sides of the bell
        for reach, wide in ((30, 5.0), (40, 4.4), (50, 3.8)):
            for first in (188, -38):
                arc = [around(67, 96, reach, first + step) for step in range(0, 31, 5)]
                s.stroke(arc, s.ink, wide + 1.6)
                s.stroke(arc, "#fff6e6", wide - 1.6)
        body = svg(
            "M52 88 H82 C86 88 88 91 89 94 L101 130 C102 135 99 138 95 138 H41 C37 138 34 135 35 130 L46 94 C47 91 49 88 52 88 Z"
        )
        forks = [
            polygon((49, 92), (47, 80, 1.5), (54, 80, 1.5), (56, 92)),
            polygon((79, 92), (81, 80, 1.5), (88, 80, 1.5), (86, 92)),
        ]
        s.inked([*((fork, shell) for fork in forks), (body, shell)], 2.5, (0.8, 1.5))
        with s.clipped(body):
            s.fill(polygon((30, 140), (44, 88), (54, 88), (46, 140)), sheen)
            s.fill(polygon((38, 132), (48, 96), (51, 96), (42, 132)), lit)
            s.fill(polygon((44, 86), (92, 86), (91, 93), (44, 93)), lit)
            s.fill(polygon((70, 86), (92, 86), (91, 93), (68, 93)), sheen)
            s.fill(polygon((94, 96), (106, 140), (94, 140), (84, 98)), s.ink)
            s.fill(box(30, 132.5, 106, 140), s.ink)
        for fork in forks:
            s.fill(cut(fork, placed(fork, 2.2, 0.6)), lit)
        s.inked([(oval(67, 115, 17.5, 16), "#ffe2c4")], 1.8, (0.4, 0.8))
        s.fill(cut(oval(67, 115, 17.5, 16), placed(oval(67, 115, 17.5, 16), -2.6, -2.0)), mix(s.key, s.light, 0.4))
        for turn in range(-60, 240, 33):
            x, y = around(67, 115, 11.6, turn)
            s.inked([(oval(x, 115 + (y - 115) * 0.92, 2.8, 2.6), s.ink)], 0.5)
        s.inked([(oval(67, 115, 6.0, 5.6), s.accent)], 1.3)
        s.fill(oval(65.4, 113.4, 2.0, 1.4), "#ffffff")
        # the receiver jumps, its cord behind it
        cord = [(43, 64), (34, 74), (42, 78), (33, 88), (41, 92), (33, 102), (39, 108), (36, 118)]
        middles = [((one[0] + two[0]) / 2, (one[1] + two[1]) / 2) for one, two in itertools.pairwise(cord)]
        for tone, wide in ((s.ink, 5.0), (s.accent, 2.3)):
            s.stroke(
                [cord[0], *((*knot, *middle) for knot, middle in zip(cord[1:], middles[1:], strict=False)), cord[-1]],
                tone,
                wide,
            )

        def at(path: skia.Path) -> skia.Path:
            return placed(path, 69, 62, 0.98, -15)

        receiver = at(
            svg(
                "M-35 -2 C-36 -14 -24 -18 -10 -18 H10 C24 -18 36 -14 35 -2 L34 6 C30 10 20 10 18 5 L17 -3 C10 -7 -10 -7 -17 -3 "
                "L-18 5 C-20 10 -30 10 -34 6 Z"
            )
        )
        s.inked([(receiver, shell)], 2.6, (0.8, 1.5))
        with s.clipped(receiver):
            s.fill(
                at(
                    svg(
                        "M-38 -4 C-36 -20 -20 -20 0 -20 C20 -20 34 -18 38 -4 C28 -12 16 -13 0 -13 C-16 -13 -28 -12 -38 -4 Z"
                    )
                ),
                sheen,
            )
            s.fill(at(svg("M-32 -8 C-28 -15 -18 -16.500 -4 -16.500 V-14 C-18 -14 -26 -12 -32 -8 Z")), lit)
            s.fill(at(svg("M2 -16.500 H10 C14 -16.500 18 -16 20 -15.400 L18 -13.600 C14 -14 8 -14 2 -14 Z")), "#ffffff")
            s.fill(at(polygon((-36, 3), (-16, 3), (-16, 12), (-36, 12))), s.ink)
            s.fill(at(polygon((16, 3), (36, 3), (36, 12), (16, 12))), s.ink)
        s.glint(*around(69, 62, 26, -164), 5.0)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-13": Picture(
        nick_fury, ((66.0, 70.0), (64.0, 121.0)), "rings itself off its cradle", "bunker", "desk lamp at the left"
    ),
    "m2-14": Picture(
        falcon,
        ((46.0, 82.0), (52.0, 128.0), (68.0, 86.0), (76.0, 60.0)),
        "brakes over a paper plane",
        "over roofs",
        "evening sky at the left",
    ),
    "m2-15": Picture(
        punisher,
        ((58.0, 108.0), (84.0, 62.0), (98.0, 96.0)),
        "strikes out at us",
        "boxing ring",
        "lamps over a ring",
    ),
    "m2-16": Picture(
        groot,
        ((60.0, 74.0), (60.0, 100.0), (96.0, 70.0), (76.0, 126.0)),
        "breaks through a paving slab",
        "pavement by night",
        "lamp low at the left",
    ),
}
