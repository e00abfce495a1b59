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
    svg,
    taper,
    thrown,
)


def _street_at_first_light(s: Impact) -> None:
    """Paint a street from the level of its stones: the sun low at its end, houses on both sides, the shadows towards us."""
    s.fill(ALL, s.mid)
    s.pool(
        56,
        96,
        ((74, mix(s.mid, s.key, 0.5)), (58, s.key), (44, mix(s.key, s.light, 0.6)), (30, s.light), (18, "#fffaf0")),
    )
    for data, tone in (
        ("M-4 -4 H20 V34 L30 40 V60 L40 66 V112 H-4 Z", mix(s.deep, s.mid, 0.2)),
        ("M124 -4 H100 V40 L88 48 V70 L78 76 V112 H124 Z", mix(s.ink, s.deep, 0.6)),
    ):
        wall = svg(data)
        s.fill(wall, tone)
        s.rim([wall], s.light, (1.0 if tone != mix(s.ink, s.deep, 0.6) else -1.0, -0.2), 1.8)
    for x, y in (
        (4, 60),
        (14, 62),
        (4, 76),
        (14, 77),
        (24, 76),
        (106, 52),
        (116, 50),
        (94, 62),
        (106, 68),
        (116, 66),
        (94, 80),
        (106, 84),
    ):
        s.fill(box(x, y, x + 5, y + 8), mix(s.ink, s.deep, 0.2) if (x + y) % 4 else s.light)
    s.fill(box(-4, 110, 124, 172), mix(s.deep, s.mid, 0.6))
    s.fill(polygon((42, 110), (78, 110), (136, 172), (-10, 172)), mix(s.key, s.light, 0.35))
    for x in (-90, -40, 10, 62, 114, 166, 220):
        s.stroke([(58 + (x - 58) * 0.16, 110), (x, 172)], s.mid, 1.3)
    for y in (114, 120, 129, 142):
        s.stroke([(-4, y), (124, y)], s.mid, 1.1)
    s.dots(box(-4, 110, 124, 172), s.deep, (62, 118), (64, 158), 0.0, 0.55)
    dog = svg(
        "M94 118 L93 112 C93 110 95 109 97 110 L104 110 L106 104 L104 101 L99 101.500 L98 99.500 L103 97 L104 94 L107 96.500 "
        "C109 98 110 101 110 104 L111 111 L115 106 L112 114 V121 H109.500 V115 H99 L98 121 H95.500 Z"
    )
    s.fill(placed(thrown(dog, 121, -0.6, -0.5), 0, 0), s.deep)
    s.fill(dog, s.ink)
    s.rim([dog], s.light, (-1.0, -0.4), 0.9)


def _manhole_lid(s: Impact) -> None:
    """Paint an iron lid about the middle of its upper face, its rim towards us, lit from the left."""
    iron = mix(s.ink, s.deep, 0.3)
    rim = join(oval(0, 0, 33, 10), polygon((-33, 0), (33, 0), (33, 4.5), (-33, 4.5)), oval(0, 4.5, 33, 10))
    s.inked([(rim, iron)], 2.2, (0.7, 1.2))
    with s.clipped(rim):
        s.fill(box(-34, -11, -18, 18), s.mid)
        s.fill(box(-34, -11, -26, 18), s.light)
    face = oval(0, 0, 33, 10)
    s.inked([(face, iron)], 1.3, (0, 0))
    with s.clipped(face):
        s.fill(cut(face, placed(face, 12, 2)), mix(s.deep, s.mid, 0.4))
        s.line(oval(0, 0, 26.5, 7.8), s.key, 1.2)
        for row in range(-2, 3):
            for column in range(-5, 6):
                x, y = 5.2 * column + 2.6 * (row % 2), 2.9 * row
                if (x / 25) ** 2 + (y / 7.2) ** 2 < 1:
                    s.fill(oval(x, y, 1.7, 0.8), s.key if x < -4 else s.mid)
    s.rim([face], "#fffaf0", (-0.6, -1.0), 1.5)


def groot(s: Impact) -> None:
    """A sprout pushes a manhole's lid up on its head. At the level of the stones; light: the sun at the end of the street."""
    _street_at_first_light(s)
    s.fill(svg("M76 128 C96 130 122 140 128 152 L92 160 C84 146 66 136 58 132 Z"), mix(s.deep, s.ink, 0.3))
    s.inked([(oval(72, 130, 30, 8.6), mix(s.deep, s.mid, 0.5))], 2.0, (0.4, 0.8))
    s.fill(oval(72, 130.6, 26, 6.6), s.ink)
    s.rim([oval(72, 130, 30, 8.6)], s.light, (-0.8, 0.6), 1.6)
    green, lit, dim = s.accent, "#86dcea", mix(s.accent, s.ink, 0.5)
    stem = ribbon([(74, 134, 8.6), (67, 118, 7.6), (68, 100, 6.4), (78, 86, 5.6), (78, 70, 5.0)])
    leaves = (
        svg("M68 106 C58 108 46 102 40 90 C52 86 64 92 69 103 Z"),
        svg("M74 94 C80 82 94 80 106 86 C102 98 88 104 75 99 Z"),
    )
    with s.clipped(box(-9, -9, 130, 135)):
        s.inked([(stem, green)], 2.4, (0.8, 0.8))
        with s.clipped(stem):
            s.fill(cut(stem, placed(stem, -4.2, 0)), dim)
            s.dots(stem, dim, (68, 110), (76, 112), 0.0, 0.7, pitch=2.4)
            s.rim([stem], lit, (-1.0, -0.2), 2.4)
    for leaf, vein in zip(leaves, ([(67, 104), (56, 98, 46, 92)], [(76, 97), (88, 91, 100, 88)]), strict=True):
        s.inked([(leaf, green)], 2.1, (0.6, 0.9))
        s.fill(both(leaf, placed(leaf, -1.0, -6.0)), lit)
        s.stroke(vein, s.ink, 1.2)
    with s.moved(72.0, 66.0, turn=-19.0):
        _manhole_lid(s)
    s.debris(
        [(40, 84, 2.6, 20), (54, 120, 2.6, 10), (42, 112, 2.0, 40), (98, 74, 2.2, 5), (48, 76, 1.8, 60)],
        s.deep,
        s.key,
    )


def _street_of_tall_houses(s: Impact) -> None:
    """Paint a street between tall houses from high up: dark fronts, one plane each, the low sun at its end."""
    s.fill(ALL, s.mid)
    s.fill(svg("M-4 -4 H124 V60 H-4 Z"), s.key)
    s.fill(oval(46, 66, 27), mix(s.key, s.light, 0.5))
    s.fill(oval(46, 66, 18), "#fffaf2")
    s.fill(svg("M22 104 V74 H32 V66 H40 V80 H50 V62 H58 V76 H68 V104 Z"), s.mid)
    for data, tone in (
        ("M-4 -4 H8 L32 52 V96 L-4 172 Z", mix(s.accent, s.ink, 0.45)),
        ("M124 -4 H96 L62 56 V96 L124 148 Z", mix(s.deep, s.mid, 0.35)),
        ("M96 -4 H84 L56 58 V96 H62 V56 Z", s.light),
        ("M32 96 H62 L128 152 V172 H-16 Z", mix(s.deep, s.ink, 0.1)),
        ("M40 96 H54 L78 172 H18 Z", s.mid),
    ):
        s.fill(svg(data), tone)
    for x, y, size in ((40, 112, 0.55), (57, 120, 0.75), (36, 134, 1.05)):
        man = join(
            oval(0, -11, 2.8), svg("M-3.800 -8 H3.800 L2.800 4 H-2.800 Z"), taper((3, -7), 1.2, (6.4, -12.6), 1.0)
        )
        s.fill(placed(svg("M-2 4 L-8 14 L-2 14 L3 4 Z"), x, y, size), s.deep)
        s.fill(placed(man, x, y, size), s.ink)


def falcon(s: Impact) -> None:
    """A paper dart sails through a street, high over the people. From above, diagonal; light: the low sun on its wing."""
    _street_of_tall_houses(s)
    s.fill(polygon((58, 140), (92, 126), (112, 150), (100, 142)), s.ink)
    trail = [(126, 124), (112, 142, 90, 128), (80, 121, 78, 108)]
    s.stroke(trail, "#fff6e6", 1.8)
    nose = (38.0, 44.0)
    far_wing = polygon(nose, (93, 68, 1), (75, 92))
    keel = polygon(nose, (75, 92), (86, 118, 1), (70, 106))
    near_wing = polygon(nose, (74, 94), (50, 122, 1), (44, 102))
    s.inked([(keel, mix(s.ink, s.deep, 0.4))], 2.6, (0.6, 1.2))
    s.inked([(far_wing, s.key)], 2.6, (0.6, 1.2))
    s.fill(polygon(nose, (93, 68), (87, 76)), s.light)
    s.inked([(near_wing, "#fffaf2")], 2.8, (0.8, 1.6))
    with s.clipped(near_wing):
        s.fill(polygon(nose, (76, 94), (62, 108)), s.light)
        s.fill(polygon((44, 102), (50, 122), (62, 108), (56, 98)), mix(s.light, s.key, 0.45))
    s.stroke([nose, (62, 108)], s.ink, 1.3)
    s.stroke([nose, (87, 76)], s.ink, 1.2)
    for share in (0.6, 0.72, 0.84):
        x, y = nose[0] + (56 - nose[0]) * share, nose[1] + (106 - nose[1]) * share
        s.stroke([(x, y), (x + 8 * share, y + 1)], s.accent, 1.6)


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
    """Paint a boxer behind the blow, chin down over the other glove: a silhouette with the edge of a lamp."""
    boxer = join(
        svg("M54 172 C54 120 58 98 72 88 C78 84 90 82 98 85 C112 90 122 104 126 124 V172 Z"),
        svg("M70 66 C68 52 75 43 85 42.600 C96 42.600 103 52 101 65 C100 77 93 87 85 87 C76 86 71 77 70 66 Z"),
        oval(69.6, 67, 2.4, 4.0),
        oval(101.4, 67, 2.4, 4.0),
    )
    s.fill(boxer, s.ink)
    s.rim([boxer], s.deep, (-0.9, -0.5), 7.0)
    s.rim([boxer], s.light, (-0.9, -0.5), 1.5)
    band = svg("M68 57 C76 52 92 52 103 56 L103 62 C92 58 78 58 68 63 Z")
    s.fill(both(boxer, band), s.accent)
    guard = svg("M86 98 C85 87 94 82 103 84 C112 86 116 95 112 104 C109 111 97 113 91 109 C87 106 86 102 86 98 Z")
    s.inked([(guard, s.deep)], 2.0, (0.6, 0.9))
    s.rim([guard], s.key, (-1.0, -0.8), 2.2)


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
    """Paint a bunker: concrete in courses, an alarm lamp that throws a hard cone of light, a desk."""
    black, dark, edge, pale, glare = s.ink, s.deep, s.mid, mix(s.key, s.light, 0.4), "#fff1dc"
    s.fill(ALL, dark)
    for row in range(6):
        s.stroke([(-4, 14 + 22 * row), (124, 14 + 22 * row)], black, 1.4, 0.7)
        for x in range(-10 + 16 * (row % 2), 130, 32):
            s.stroke([(x, 14 + 22 * row), (x, 36 + 22 * row)], black, 1.4, 0.7)
    s.fill(polygon((52, 8), (80, 8), (124, 92), (124, 134), (2, 134), (2, 104)), edge)
    s.fill(polygon((55, 8), (77, 8), (112, 134), (18, 134)), pale)
    s.fill(polygon((60, 8), (72, 8), (98, 134), (36, 134)), glare)
    s.dots(polygon((-4, -4), (50, -4), (14, 130), (-4, 130)), black, (40, 90), (4, 30), 0.0, 0.7)
    s.inked([(svg("M56 10 C56 -2 76 -2 76 10 Z"), "#ffffff")], 1.7)
    s.fill(svg("M66 -2 C76 -2 76 6 76 10 H68 Z"), glare)
    s.inked([(box(52, 10, 80, 14, 1), black)], 1.3)
    s.inked([(box(-6, 130, 126, 172), dark)], 1.6)
    s.fill(polygon((14, 130), (118, 130), (124, 134), (8, 134)), glare)
    s.fill(oval(72, 137, 46, 3.8), black)


def nick_fury(s: Impact) -> None:
    """A telephone rings itself off its cradle. Light: the alarm lamp."""
    _war_room(s)
    shell, sheen, lit = mix(s.ink, s.accent, 0.22), mix(s.ink, s.accent, 0.65), "#bfeaf6"
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
        for tone, wide in ((s.ink, 4.6), (sheen, 1.9)):
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
    "m2-13": Picture(nick_fury, ((66.0, 70.0), (64.0, 121.0)), "rings itself off its cradle", "bunker", "alarm lamp"),
    "m2-14": Picture(
        falcon,
        ((56.0, 76.0), (42.0, 56.0), (54.0, 112.0)),
        "sails through a street",
        "street of tall houses",
        "low sun at the end of the street",
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
        ((73.0, 64.0), (50.0, 94.0), (68.0, 112.0), (92.0, 92.0)),
        "pushes a lid up on its head",
        "street",
        "sun at the end of a street",
    ),
}
