"""Pictures of two of the red cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    svg,
    taper,
)


def _lake_in_a_cave(s: Impact) -> None:
    """Paint a cave from the level of its lake: a jagged mouth far off, and the light that it lays on the water."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    mouth = svg("M34 96 L38 80 L34 66 L45 52 L48 40 L62 30 L80 33 L92 42 L108 46 L118 62 L122 80 L126 96 Z")
    for scale, tone in ((1.24, mix(s.ink, s.deep, 0.75)), (1.12, s.deep), (1.0, s.mid)):
        s.fill(placed(mouth, 80 - 80 * scale, 96 - 96 * scale, scale), tone)
    s.fill(placed(mouth, 80 * 0.1, 96 * 0.1, 0.9), s.key)
    s.fill(placed(mouth, 80 * 0.2, 96 * 0.2, 0.8), mix(s.key, s.light, 0.7))
    s.fill(placed(mouth, 80 * 0.34, 96 * 0.34, 0.66), "#fff8ea")
    for x, top, wide in ((14, 46, 6), (33, 28, 5), (50, 22, 3.5), (66, 14, 4)):
        rock = polygon((x - wide, -4), (x + wide, -4), (x + 0.6, top))
        s.fill(rock, mix(s.ink, s.deep, 0.15))
        s.rim([rock], s.mid, (1.0, 0.2), 0.9)
    s.fill(box(-6, 96, 126, 172), mix(s.ink, s.deep, 0.7))
    for half, tone in ((56, s.deep), (48, s.mid), (40, s.key), (30, s.light)):
        s.fill(polygon((80 - half, 96), (80 + half, 96), (78 + half * 0.9, 172), (78 - half * 0.9, 172)), tone)
    s.dots(box(-6, 96, 126, 172), s.ink, (36, 120), (-4, 140), 0.0, 0.8)


_SWAN: Final = svg(
    "M33 70 C35 64 41 61 46 63 C52 65 54 72 51 78 C48 84 43 88 43 94 C44 98 50 99 56 96 C66 91 80 92 92 95 C98 93 104 90 109 87 "
    "C108 95 105 103 98 107 C84 112 56 112 46 108 C37 104 34 98 35 91 C36 84 41 79 42 74 C42 71 40 71 38 72 Z"
)
"""A swan that swims to the left, its neck bent low, its waterline at y 108; its beak ends at (33, 70)."""
_PINION: Final = svg("M-2 -3.500 C12 -6.500 32 -7 41 -3 C44 -1 43 3 39 4.500 C28 6 10 5 -2 3.500 Z")
"""A feather of a wing, from its root along x."""
_NEAR_WING: Final = [
    placed(_PINION, x, y, scale, turn)
    for x, y, scale, turn in (
        (66, 101, 0.86, -4),
        (64, 97, 0.98, -11),
        (62, 92, 1.08, -19),
        (61, 87, 1.14, -28),
        (62, 82, 1.12, -37),
        (65, 78, 1.0, -47),
    )
]
"""The pinions of the near wing, half raised, from the lowest on."""
_FAR_WING: Final = [placed(feather, 10, -6) for feather in _NEAR_WING[2:]]
_SHOULDER: Final = svg(
    "M52 101 C47 88 52 73 66 68 C72 66 76 70 74 76 C71 83 68 90 71 96 C73 101 72 106 66 107 C60 108 54 106 52 101 Z"
)
"""The near wing's short feathers, from its bend on."""


def _black_swan(s: Impact) -> None:
    """Paint a black swan with its wings half raised and the light of the cave's mouth on one edge of it."""
    for feather in _FAR_WING:
        s.inked([(feather, mix(s.ink, s.deep, 0.45))], 0.9, (0.0, 0.4))
        s.rim([feather], s.key, (0.9, -0.2), 1.0)
    s.inked([(_SWAN, s.ink)], 1.0, (0.0, 0.4))
    with s.clipped(_SWAN):
        s.dots(_SWAN, s.deep, (60, 96), (50, 110), 0.0, 0.7, pitch=2.3)
    s.rim([_SWAN], s.light, (0.8, -0.7), 1.8)
    for feather in _NEAR_WING:
        s.inked([(feather, mix(s.ink, s.deep, 0.2))], 0.9, (0.0, 0.4))
        s.rim([feather], s.light, (0.9, 0.5), 1.3)
    s.inked([(_SHOULDER, mix(s.ink, s.deep, 0.35))], 1.0, (0.0, 0.4))
    s.rim([_SHOULDER], s.key, (0.9, -0.5), 1.3)
    for data in ("M57 84 C62 84 66 82 69 78", "M56 92 C61 92 65 90 68 87", "M58 99 C63 99 66 98 69 95"):
        s.line(svg(data), s.mid, 1.3)
    beak = svg("M38 64 C33 66 28 70 24.500 76 C30 76 36 75 40.500 71.500 Z")
    s.inked([(beak, s.mid)], 1.5, (0.0, 0.6))
    s.fill(both(beak, placed(beak, 1.4, -2.6)), s.key)
    s.fill(svg("M28 75.800 C27 73.800 28 71.800 30 70.300 L31.500 75.400 Z"), "#fff8ea")
    s.fill(svg("M41.500 67.500 L47.500 66 L45 69.200 Z"), s.accent)
    s.fill(svg("M41.500 67.500 L47.500 66 L46.900 66.900 L42 68 Z"), "#f2fffb")


def hela(s: Impact) -> None:
    """A black swan raises its wings on the lake of a cave, over its mirror image. From the water; light: the mouth of the cave."""
    _lake_in_a_cave(s)
    shapes = [
        _SWAN,
        svg("M38 64 C33 66 28 70 24.500 76 C30 76 36 75 40.500 71.500 Z"),
        *_FAR_WING,
        *_NEAR_WING,
        _SHOULDER,
    ]
    image = placed(placed(join(*shapes), 0, -108), 0, 110, 1.0, down=-0.92)
    s.fill(image, mix(s.deep, s.mid, 0.15))
    for y, left, right in ((115, 40, 66), (120, 78, 106), (126, 46, 74), (131, 86, 112), (136, 38, 60), (141, 66, 100)):
        s.fill(oval((left + right) / 2, y, (right - left) / 2, 0.9), s.key)
    with s.clipped(box(-6, -6, 126, 109.6)):
        _black_swan(s)
    for data, tone in (("M30 110 C50 115 92 115 112 109", s.light), ("M22 116 C36 120 50 121 60 121", s.key)):
        s.line(svg(data), tone, 1.3)
    # a feather drifts
    feather = svg("M-7 1 C-4 -3 2 -4 8 -1 C4 2 -2 3 -7 1 Z")
    s.inked([(placed(feather, 62, 136, 1.0, -14), s.ink)], 0.8)
    s.rim([placed(feather, 62, 136, 1.0, -14)], s.light, (0.4, -1.0), 1.0)


def _toy_gun(s: Impact) -> None:
    """Paint a toy ray gun in a hand, its body about the origin; it points to the right."""
    teal, pale, dark = s.accent, "#a8efe2", mix(s.accent, s.ink, 0.5)
    skin, shade = mix(s.key, s.light, 0.65), mix(s.mid, s.key, 0.7)
    fin = svg("M-12 -8 C-16 -18 -24 -22 -34 -22 C-28 -15 -28 -8 -26 2 Z")
    handle = polygon((-4, 8, 2), (-20, 6, 2), (-28, 34, 3), (-13, 37, 3))
    s.inked([(fin, s.mid)], 2.4, (0.5, 0.9))
    s.inked([(handle, dark)], 2.4, (0.6, 1.0))
    barrel = polygon((12, -5), (32, -3.4), (32, 3.4), (12, 5))
    s.inked([(barrel, s.light)], 2.2, (0.4, 0.8))
    for x, high in ((17, 11), (24, 8.5), (31, 6)):
        s.inked([(oval(x, 0, 2.6, high), "#ffc830")], 1.9, (0.3, 0.6))
    body = svg("M16 0 C15 -11 4 -14 -8 -13 C-20 -12 -28 -6 -29 0 C-28 8 -18 13 -6 13 C6 13 15 10 16 0 Z")
    s.inked([(body, teal)], 2.6, (0.7, 1.3))
    s.fill(cut(body, placed(body, -3, 5)), pale)
    s.dots(body, dark, (-4, 0), (-12, 13), 0.0, 0.8, pitch=2.4)
    for number in range(3):
        left, top = -8.0 - 3.0 * number, 17.0 + 7.0 * number
        finger = taper((left, top), 4.2, (left - 13, top - 2.0), 4.0)
        s.inked([(finger, skin)], 1.9, (0.4, 0.7))
        s.fill(cut(finger, placed(finger, 0.6, -2.6)), shade)


def _tin_robot(s: Impact) -> None:
    """Paint a tin robot towards us on the table, both arms up, its hands about (64, 62) and (86, 66); lit from above."""
    tin, lit, shade, dark = mix(s.key, s.light, 0.85), "#fffaf0", s.key, mix(s.ink, s.deep, 0.6)

    def plate(path: skia.Path, depth: float = 3.4, w: float = 2.1) -> None:
        """Ink a plate of tin, its light on top and its shade below."""
        s.inked([(path, tin)], w, (0.6, 1.2))
        s.fill(cut(path, placed(path, 0.4, depth)), lit)
        s.fill(cut(path, placed(path, -depth, -depth * 0.5)), shade)

    for x, out in ((60, -1), (82, 1)):
        for y in (126, 130, 134):
            plate(oval(x + out * 0.6, y, 5.4, 2.8), 1.4, 1.6)
        plate(svg(f"M{x - 8 + out} 145 C{x - 8 + out} 138 {x + 8 + out} 138 {x + 9 + out} 145 Z"), 2.4)
    for joints, end in (
        (((52, 101), (47, 94), (46.5, 86), (49, 78.5), (53, 72)), (57, 66)),
        (((90, 101), (96, 95), (98, 87), (96, 79.5), (92, 73.5)), (88, 68)),
    ):
        for x, y in joints:
            plate(oval(x, y, 4.8, 4.0), 1.6, 1.7)
        plate(cut(oval(*end, 5.2), oval(end[0], end[1] - 3.4, 2.4)), 1.6, 1.7)
    body = polygon((51, 96, 4), (91, 96, 4), (87, 127, 3), (55, 127, 3))
    plate(body, 4.6, 2.5)
    with s.clipped(body):
        s.dots(body, s.mid, (70, 104), (84, 130), 0.0, 0.85, pitch=2.3)
    for x, y in ((55.5, 100.5), (86.5, 100.5), (58.5, 123), (83.5, 123)):
        s.fill(oval(x, y, 1.1), s.ink)
    s.inked([(oval(71, 110, 8.6), "#fffaf0")], 1.7, (0.3, 0.7))
    s.fill(both(oval(71, 110, 8.6), polygon((71, 110), (71, 98), (82, 98), (82, 110))), s.accent)
    s.stroke([(71, 110), (76.4, 104.4)], s.ink, 1.8)
    s.fill(oval(71, 110, 1.6), s.ink)
    plate(polygon((64, 92), (78, 92), (78, 98), (64, 98)), 1.6, 1.7)
    head = polygon((56, 75, 3), (86, 75, 3), (85, 93, 3), (57, 93, 3))
    plate(head, 3.8, 2.4)
    for x in (54.6, 87.4):
        plate(oval(x, 84, 2.6, 4.2), 1.2, 1.5)
    s.inked([(box(60, 79.5, 82, 87, 3), dark)], 1.5, (0.1, 0.3))
    for x in (65.6, 76.4):
        s.fill(oval(x, 82.8, 3.1), s.accent)
        s.fill(oval(x + 0.4, 81.4, 1.5), "#f2fffb")
    for x in range(64, 80, 3):
        s.stroke([(x, 89.2), (x, 91.4)], s.ink, 1.2)


def _mirror_over_its_head(s: Impact, x: float, y: float) -> None:
    """Paint a round hand mirror at (x, y) that is held over a head, its glass up and to the left."""
    for path, tone in (
        (placed(oval(0, 0, 21, 10.4), x + 0.8, y + 2.0, turn=10), "#b8500e"),
        (placed(oval(0, 0, 21, 10), x, y, turn=10), "#ffc83a"),
    ):
        s.inked([(path, tone)], 2.3, (0.5, 1.2))
    glass = placed(oval(0, 0, 17, 7.4), x, y, turn=10)
    s.inked([(glass, mix(s.accent, "#f2fffb", 0.5))], 1.5, (0.1, 0.3))
    with s.clipped(glass):
        s.fill(polygon((x - 4, y - 10), (x + 5, y - 10), (x - 3, y + 10), (x - 12, y + 10)), "#ffffff")
        s.fill(polygon((x + 8, y - 10), (x + 11, y - 10), (x + 3, y + 10), (x, y + 10)), "#ffffff")


def beta_ray_bill(s: Impact) -> None:
    """A tin robot holds up a mirror against the ray of a toy gun. From the table; light: the ray in the mirror."""
    x, y = 72.0, 57.0
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for r, tone in ((66, s.deep), (45, mix(s.deep, s.mid, 0.6)), (29, s.mid)):
        s.fill(oval(x, y, r), tone)
    s.rays(x, y, 24, 190, 22, s.key, alpha=0.5, duty=0.3, seed=9, wobble=0.3)
    s.halo(ALL, s.ink, x, y, 52, 104, 0.0, 0.8)
    s.fill(box(-6, 132, 126, 172), s.mid)
    s.fill(oval(72, 140, 62, 9), s.key)
    s.fill(oval(72, 143, 36, 5.4), mix(s.ink, s.deep, 0.5))
    s.dots(box(-6, 132, 126, 172), s.deep, (40, 140), (-6, 140), 0.0, 0.8)
    hit = (x - 2, y - 3)
    _tin_robot(s)
    _mirror_over_its_head(s, x, y)
    out = polygon((hit[0] - 1, hit[1] - 3), (hit[0] + 2, hit[1] + 3), (130, 96), (130, 80))
    s.inked([(out, "#ffc830")], 1.4, (0.0, 0.4))
    s.fill(polygon((hit[0], hit[1] - 1), (hit[0] + 1, hit[1] + 1), (130, 91), (130, 85)), "#fffbe4")
    muzzle = (57.0, 24.0)
    ray = polygon(
        (muzzle[0] - 2, muzzle[1] + 1),
        (muzzle[0] + 2.4, muzzle[1] - 1.6),
        (hit[0] + 4, hit[1]),
        (hit[0] - 5, hit[1] + 1),
    )
    s.inked([(ray, "#ffc830")], 1.4, (0.0, 0.4))
    s.fill(polygon(muzzle, (hit[0] + 2, hit[1]), (hit[0] - 2, hit[1])), "#fffbe4")
    s.flash(*hit, 21, 12, "#ffc830", 5, 0.42, 0.8)
    s.flash(*hit, 14, 12, "#ffffff", 5, 0.45, 0.8)
    with s.moved(46, 8, 0.56, turn=52.0):
        _toy_gun(s)
    s.fill(oval(*muzzle, 3.4), "#fffbe4")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(
        beta_ray_bill,
        ((52.0, 20.0), (72.0, 57.0), (71.0, 84.0), (71.0, 110.0)),
        "wards the ray off with a mirror",
        "table",
        "ray in a mirror",
    ),
    "m2-24": Picture(
        hela,
        ((44.0, 68.0), (76.0, 80.0), (46.0, 104.0), (70.0, 122.0)),
        "raises its wings over its image",
        "lake in a cave",
        "mouth of the cave",
    ),
}
