"""The picture of the ruby card of level 1 over the roofs of a town."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD
from tools.art.base.figures import (
    drape,
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    small_hand,
    umber,
)
from tools.art.base.gouache import PLUM, RUBY, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    arch,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
)


def ruby_kite(s: Gouache) -> None:
    """Level 1: over the flat roofs of a town at sundown, as windows are lit, a child leans back and flies a kite before the huge sun, the ruby in its cross."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 122), [mix(PLUM, ink, 0.72), mix(mix(PLUM, deep, 0.5), ink, 0.2), mix(mid, deep, 0.3)])
    s.rings(78, 80, [60, 49, 39], [mix(mid, deep, 0.35), mix(mid, haze, 0.45), "#ffe9c4"], 0.6)
    for x, y, wide in ((30, 58, 20), (112, 96, 22), (40, 98, 18)):  # long clouds, lit from below
        cloud = outline((x - wide, y), (x - wide * 0.4, y - 4, x, y - 2.6), (x + wide * 0.5, y - 4.4, x + wide, y))
        s.figure([[(cloud, mix(mix(PLUM, deep, 0.5), mid, y / 140))]], mix(haze, mid, 0.35), (0.4, 1), 0.8)
    for x, y, r in ((44, 47, 0.9), (70, 43, 0.7), (112, 62, 0.8), (58, 66, 0.6), (39, 72, 0.7), (114, 42, 0.6)):
        s.glint(x, y, r * 2.6, "#fff3d8")
    _red_roofs(s)
    _kite(s, 88, 66, 24)
    s.stroke([(88, 69), (78, 88, 61, 97)], ink, 0.8)
    with s.moved(scale=1.26, about=(44, 166)):
        _kite_flyer(s)


def _red_roofs(s: Gouache) -> None:
    """Paint the roofs from far to near, their walls towards the sun pale, a far kite and its owner, and the near roof."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(outline((-4, 116), (22, 106, 48, 112), (84, 104, 128, 113), (128, 130), (-4, 130)), mix(deep, ink, 0.2))
    for x, y, r in ((76, 121, 8), (104, 124, 6)):  # domes on their drums
        dome = join(arch(x - r, x + r, y, 176), polygon((x - 0.7, y - r), (x, y - r - 4.4), (x + 0.7, y - r)))
        s.figure(
            [[(dome, mix(deep, ink, 0.35)), (both(dome, placed(dome, -r * 0.9, 0)), mix(ink, deep, 0.4))]],
            haze,
            (-1, -0.6),
            0.8,
        )
    rows = (
        (122, 0.62, ((-4, 20), (22, 34), (84, 98), (102, 124))),
        (131, 0.86, ((-8, 14), (18, 50), (56, 72), (78, 102), (108, 128))),
    )
    for number, (y, share, houses) in enumerate(rows):
        for at, (left, right) in enumerate(houses):
            top = y - (at * 5 + number * 3) % 9
            s.wash(
                box(left, top, right, 176),
                (0, top),
                (0, top + 26),
                [mix(mix(deep, PLUM, 0.35), ink, share * 0.6), mix(mix(deep, PLUM, 0.4), ink, 0.4)],
            )
            s.fill(box(left - 1, top - 1.4, right + 1, top + 0.6), mix(haze, mid, 0.4 + number * 0.2))
            for x in (left + 4, *([right - 9] if right - left > 18 else [])):  # a light in most windows
                lit = (at + number + round(x)) % 4 > 0
                s.fill(arch(x - 0.6, x + 4, top + 7, top + 13), mix(ink, deep, 0.4))
                s.fill(arch(x, x + 3.4, top + 7.4, top + 12.4), "#ffd98a" if lit else mix(ink, deep, 0.7))
    # another flyer, small and far
    s.fill(
        join(
            limb((111, 113.6, 1.3), (110.4, 118, 1.4)), polygon((109, 117), (112.4, 117), (113.4, 121.6), (108, 121.6))
        ),
        ink,
    )
    s.fill(join(limb((109.6, 121, 0.6), (109.2, 126, 0.6)), limb((112, 121, 0.6), (113, 126, 0.6))), ink)
    s.fill(oval(111.4, 110.6, 1.5), ink)
    s.fill(limb((111, 113, 0.6), (107, 110, 0.5)), ink)
    s.stroke([(107, 110), (108, 98, 104, 86)], ink, 0.4)
    s.fill(polygon((104, 80), (107, 84.4), (104.4, 89.4), (101.4, 84.4)), mix(s.key, ink, 0.25))
    # the near roof: a parapet with its lit edge, the shadow of the child along it
    roof = polygon((-4, 143), (124, 137), (124, 176), (-4, 176))
    s.wash(
        roof,
        (124, 0),
        (0, 0),
        [mix(mid, haze, 0.1), mix(mix(deep, mid, 0.2), PLUM, 0.2), mix(mix(deep, ink, 0.2), PLUM, 0.4)],
    )
    s.fill(polygon((-4, 141), (124, 135), (124, 138.6), (-4, 144.6)), mix(haze, mid, 0.25))
    s.fill(polygon((-4, 144.6), (124, 138.6), (124, 140), (-4, 146.4)), mix(deep, ink, 0.3))
    s.stipple(roof, mix(ink, deep, 0.4), (30, 176), (96, 146), 0.75, 0.0)
    s.fill(outline((60, 160), (40, 159, 4, 166), (-4, 170), (-4, 176), (10, 171, 48, 164)), mix(ink, deep, 0.3))
    jar = outline((100, 154), (96, 146, 101, 143), (100, 140.4), (107, 140.4), (106, 143), (111, 146, 107, 154))
    s.figure(
        [[(jar, mix(deep, ink, 0.3)), (cut(jar, placed(jar, -3.4, 0)), mix(mid, haze, 0.2))]], haze, (1, -0.4), 0.8
    )


def _kite(s: Gouache, x: float, y: float, turn: float) -> None:
    """Paint the kite about a point: four fields, cloth that bellies, a ruby on the cross, a tail of bows."""
    ink, haze, key = s.ink, s.haze, s.key
    tail = ((82, 92), (90, 99), (84, 106), (92, 112))
    s.stroke([(81, 84), (78, 90, 83, 93), (94, 98, 87, 103), (80, 109, 93, 114)], mix(ink, s.deep, 0.3), 0.6)
    for number, (bx, by) in enumerate(tail):
        k = 1.1 - number * 0.14
        bow = join(
            polygon((bx, by), (bx - 4 * k, by - 2.4 * k), (bx - 3.4 * k, by + 2.6 * k)),
            polygon((bx, by), (bx + 4 * k, by - 2.2 * k), (bx + 3.6 * k, by + 2.4 * k)),
        )
        s.fill(bow, mix(key, ink, 0.2) if number % 2 else "#fff4dc")
    top, right, foot, left = (0.0, -23.0), (15.5, -4.0), (0.0, 22.0), (-15.5, -4.0)
    heart = (0.0, -4.0)

    def field(a: Point, b: Point, bow: float) -> skia.Path:
        middle = ((a[0] + b[0]) / 2 * bow, (a[1] + b[1]) / 2 * bow)
        return placed(outline(a, (*middle, *b), heart), x, y, 1, turn)

    sail = [
        (field(left, top, 0.9), mix(key, ink, 0.42)),
        (field(top, right, 0.9), mix(s.deep, ink, 0.1)),
        (field(right, foot, 0.86), mix(key, haze, 0.18)),
        (field(foot, left, 0.86), mix(s.deep, s.mid, 0.5)),
    ]
    s.figure([sail], "#fffaf0", (0.9, 0.4), 0.9)
    s.stipple(sail[3][0], mix(s.deep, s.mid, 0.4), (76, 84), (86, 66), 0.7, 0.0)
    s.stipple(sail[0][0], ink, (74, 60), (88, 56), 0.6, 0.0)
    for a, b in ((top, foot), (left, right)):
        ends = [placed(oval(*end, 0.1), x, y, 1, turn).getBounds() for end in (a, b)]
        s.stroke([(ends[0].centerX(), ends[0].centerY()), (ends[1].centerX(), ends[1].centerY())], ink, 0.8)
    s.gem(RUBY, 89.4, 62.6, 7.4, turn, 1.5)


def _kite_flyer(s: Gouache) -> None:
    """Paint the child: heels set, the body thrown back, the line in both fists, hair and sash in the wind."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(46, 108, 13, 1, -30, neck=0.24, build=CHILD)
    hair = outline((50, 103), (46, 98, 40, 101.4), (35, 105, 38, 111), (40, 115, 42, 113), (43, 106, 50, 103))
    lock = ribbon([(40, 106, 1.8), (35, 104, 1.8), (31, 106, 0.4)], 8)
    shirt = outline((40, 116), (45, 113.6, 49.6, 117), (53, 124, 50, 135), (38, 136), (37, 125, 40, 116))
    sash = ribbon([(40, 134, 1.6), (33, 133, 1.8), (28, 137, 0.5)], 8)
    skirt = outline((38, 134), (44, 137, 50.6, 134), (55, 142, 55, 147), (46, 150, 36.4, 147), (36, 140, 38, 134))
    far_leg, near_leg = (
        limb((47, 144, 3.2), (55, 149, 2.5), (59.6, 158, 1.8)),
        limb((42, 145, 3.4), (45, 152, 2.7), (43, 161, 1.9)),
    )
    warm = umber(s, 0.5)
    s.figure(
        [
            [(far_leg, umber(s, 0.36)), (shoe(58.4, 160.4, 1, 0.55), ink)],
            [(limb((48, 119, 2.8), (55, 119, 2.2), (58, 110.6, 1.6)), umber(s, 0.34))],
            [(near_leg, warm), (shoe(42, 163.6, 1, 0.58), ink)],
            [(sash, mix(key, ink, 0.2))],
            [(skirt, mix(key, ink, 0.35)), (drape(skirt, 44, 1), mix(key, ink, 0.62))],
            [(shirt, "#fff0d4"), (drape(shirt, 44, 1), mix(haze, deep, 0.4))],
            [(polygon((37.4, 132), (51, 131.6), (51, 135.4), (37.6, 136)), mix(deep, ink, 0.2))],
            [
                (lock, ink),
                *planes(s, head, umber(s, 0.3), umber(s, 0.56), umber(s, 0.94)),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [(limb((43, 119, 3.1), (50.6, 123.4, 2.4), (55.4, 114, 1.7)), warm)],
            [(small_hand(56.4, 112, 2.3, -48), umber(s, 0.62)), (small_hand(59, 108.6, 2.1, -48), umber(s, 0.62))],
        ],
        "#fff2d2",
        (1, -0.5),
        0.9,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-30": Picture(
        ruby_kite,
        ((88, 64), (47, 93), (60, 98), (76, 88)),
        "flies a kite",
        "flat roofs of a town",
        "huge low sun behind a kite",
        seed=58,
    ),
}
