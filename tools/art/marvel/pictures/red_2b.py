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
    ribbon,
    svg,
    taper,
)


def _lake_in_a_cave(s: Impact) -> None:
    """Paint a cave from the level of its lake: a jagged mouth far off, and the light that it lays on the water."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    mouth = svg("M12 96 L16 80 L13 66 L25 52 L29 39 L45 30 L65 33 L78 41 L94 46 L106 62 L110 80 L116 96 Z")
    steps = (
        (1.24, mix(s.ink, s.deep, 0.75)),
        (1.12, s.deep),
        (1.0, s.mid),
        (0.9, s.key),
        (0.8, mix(s.key, s.light, 0.7)),
    )
    for scale, tone in (*steps, (0.66, "#fff8ea")):
        s.fill(placed(mouth, 64 - 64 * scale, 96 - 96 * scale, scale), tone)
    for x, top, wide in ((8, 44, 6), (33, 26, 5), (50, 20, 3.5), (66, 14, 4)):
        rock = polygon((x - wide, -4), (x + wide, -4), (x + 0.6, top))
        s.fill(rock, mix(s.ink, s.deep, 0.15))
        s.rim([rock], s.mid, (1.0, 0.2), 0.9)
    s.fill(box(-6, 96, 126, 172), mix(s.ink, s.deep, 0.7))
    for half, tone in ((56, s.deep), (48, s.mid), (40, s.key), (30, s.light)):
        s.fill(polygon((64 - half, 96), (64 + half, 96), (64 + half * 0.9, 172), (64 - half * 0.9, 172)), tone)
    s.dots(box(-6, 96, 126, 172), s.ink, (26, 120), (-14, 140), 0.0, 0.8)


_NECK: Final = ribbon(
    [
        (56, 104, 9.0),
        (44.5, 95, 7.0),
        (43.5, 83, 4.9),
        (50.5, 71, 4.1),
        (53.5, 60, 3.9),
        (49, 51.5, 4.6),
        (41.5, 51, 4.7),
        (36, 54.5, 2.8),
    ]
)
_BODY: Final = svg(
    "M38 96 C40 88 50 88 60 91 C76 94 92 95 100 93 C106 91 110 87 114 82 C115 94 109 103 98 107 C82 111 56 111 46 107 C40 104 37 100 38 96 Z"
)
"""A swan's body that swims to the left, its waterline at y 107."""
_SWAN: Final = join(_NECK, _BODY)
_WING: Final = svg(
    "M56 99 C49 82 56 62 75 53 C88 47.500 105 50 110 58.500 C112.500 63.500 108 68.500 103 68 C110 69.500 109 78 101 78.500 "
    "C107 80.500 105 88.500 97 88.500 C101 91.500 98 97 91 99 C80 104 64 104 56 99 Z"
)
"""The near wing, arched over the back, its feathers' tips to the right."""
_FAR_WING: Final = placed(_WING, 7, -9)
_BEAK: Final = svg("M40 47.500 C34 49 29.500 53 26.500 60 C32 60.500 38 59 41.500 55 Z")


def _black_swan(s: Impact) -> None:
    """Paint a black swan with both wings arched over its back and the light of the cave's mouth on their edges."""
    s.inked([(_FAR_WING, mix(s.deep, s.mid, 0.3))], 0.9, (0.0, 0.4))
    s.rim([_FAR_WING], s.key, (0.5, -1.0), 1.6)
    s.inked([(_SWAN, s.ink)], 1.0, (0.0, 0.4))
    s.rim([_SWAN], s.key, (0.8, -0.6), 1.7)
    s.inked([(_WING, mix(s.ink, s.deep, 0.75))], 1.0, (0.0, 0.4))
    with s.clipped(_WING):
        s.fill(cut(_WING, placed(_WING, -7.0, 9.0)), mix(s.deep, s.mid, 0.55))
        s.dots(_WING, s.ink, (92, 60), (68, 96), 0.0, 0.9, pitch=2.4)
        for data in (
            "M101 78.500 C92 78 82 82 75 89",
            "M103 68 C92 67 80 72 72 81",
            "M97 88.500 C91 88.500 86 91 82 95",
        ):
            s.line(svg(data), s.ink, 1.5)
    s.rim([_WING], s.light, (0.5, -1.0), 2.0)
    s.inked([(_BEAK, s.mid)], 1.3, (0.0, 0.6))
    s.fill(both(_BEAK, placed(_BEAK, 1.6, -2.8)), s.key)
    s.fill(svg("M30.500 60 C29.500 57.500 30.500 55.200 32.500 53.400 L34.500 59.200 Z"), "#fff8ea")
    s.fill(oval(43.6, 50.2, 1.5), s.accent)
    s.fill(oval(43.2, 49.7, 0.6), "#f2fffb")


def hela(s: Impact) -> None:
    """A black swan arches its wings on the lake of a cave, over its mirror image. From the water; light: the mouth of the cave."""
    _lake_in_a_cave(s)
    with s.moved(-6.0, 0.0, 0.94, about=(62, 107)):
        image = placed(placed(join(_SWAN, _BEAK, _FAR_WING, _WING), 0, -107), 0, 107.5, 1.0, down=-0.74)
        s.fill(image, mix(s.ink, s.deep, 0.7))
        with s.clipped(image):
            s.dots(image, s.mid, (70, 122), (70, 158), 0.0, 0.85, pitch=2.6)
        for y, left, right in ((118, 48, 76), (124, 78, 112), (130, 36, 64), (136, 70, 104), (142, 44, 66)):
            s.fill(oval((left + right) / 2, y, (right - left) / 2, 1.0), s.light)
        with s.clipped(box(-16, -16, 136, 108.6)):
            _black_swan(s)
        s.line(svg("M28 109 C50 114 96 114 120 108"), "#fff8ea", 1.5)


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
        ((37.0, 56.0), (72.0, 76.0), (46.0, 98.0), (64.0, 122.0)),
        "arches its wings over its image",
        "lake in a cave",
        "mouth of the cave",
    ),
}
