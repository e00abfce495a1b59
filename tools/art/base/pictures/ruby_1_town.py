"""The picture of the ruby card of level 1 over the roofs of a town."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD
from tools.art.base.figures import (
    Mood,
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    small_hand,
    umber,
)
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.hair import CROPPED
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
)


def ruby_kite(s: Gouache) -> None:
    """Level 1: on a flat roof at sundown a child leans back on one heel against the pull of a kite with a ruby in its cross."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    night = mix(ink, "#000000", 0.15)
    s.wash(ALL, (0, 38), (0, 90), [mix(ink, deep, 0.3), mix(deep, mid, 0.3)])
    for y, tone in ((72, mix(deep, mid, 0.75)), (81, mix(mid, haze, 0.4)), (91, "#ffe9bd")):  # the sky burns in steps
        step = outline(
            (-4, y + 10), (12, y + 2, 30, y + 7), (44, y + 11, 58, y + 3), (74, y - 5, 92, y), (108, y + 4, 124, y - 6),
            (124, 152), (-4, 152),
        )  # fmt: skip
        s.fill(step, tone)
    for y, x0, x1, thick in ((109, 74, 126, 1.3), (60, -2, 40, 1.6), (104, -4, 34, 1.4), (50, 30, 66, 1.0)):
        bar = outline((x0, y), ((x0 + x1) / 2, y - thick * 2, x1, y), ((x0 + x1) / 2, y + thick, x0, y))
        s.figure([[(bar, mix(deep, mid, 0.45))]], mix(haze, mid, 0.35), (0.3, 1), 0.6)
    # the town: one dark strip before the sun, three windows lit
    town = join(
        polygon((-4, 124), (34, 124), (34, 118), (46, 118), (46, 122), (58, 122), (58, 115), (72, 115), (72, 120),
            (86, 120), (86, 113), (90, 113), (90, 117), (104, 117), (104, 121), (124, 121), (124, 152), (-4, 152)),
        arch(60, 70, 114, 120, 6),
        polygon((95, 118), (95, 102), (97, 98), (99, 102), (99, 118)),
    )  # fmt: skip
    town = placed(town, 0, 96, 1, down=0.36)
    s.figure([[(town, mix(ink, deep, 0.32))]], mix(haze, mid, 0.2), (0.1, -1), 0.7, clean=True)
    for x, y in ((36, 143), (97, 142), (112, 143)):
        s.fill(arch(x, x + 3.6, y, y + 4.6, 1.8), "#ffcf86")
    roof = polygon((-4, 151), (124, 146), (124, 178), (-4, 178))
    s.figure([[(roof, night)]], mix(haze, mid, 0.15), (0.1, -1), 1.0, clean=True)
    s.stroke([(-4, 157), (124, 152)], mix(ink, deep, 0.5), 0.8)
    _kite(s, 95, 68, 22)
    knot = (89.0, 83.0)
    s.stroke([(80, 100), (87, 96, *knot)], ink, 0.5)
    for end in ((96.4, 64), (86.4, 88)):
        s.stroke([knot, end], ink, 0.4)
    s.fill(oval(*knot, 1.1), ink)
    s.fill(outline((56, 154), (44, 152, 26, 157), (34, 161, 52, 160), (74, 157, 80, 153), (56, 154)), "#000000", 0.45)
    with s.moved(11, 0, 0.86, about=(58, 156)):
        _kite_flyer(s)


_KITE: Final = 1.28
"""The size of the kite."""


def _kite(s: Gouache, x: float, y: float, turn: float) -> None:
    """Paint the kite about a point: four fields, cloth that bellies, a ruby on the cross, a tail of bows."""
    ink, haze, key = s.ink, s.haze, s.key
    tail = ((91, 100), (101, 105), (97, 113))
    s.stroke([(84, 93), (83, 98, 91, 100), (105, 103, 98, 109), (93, 114, 101, 118)], mix(ink, s.deep, 0.2), 0.6)
    for number, (bx, by) in enumerate(tail):
        k = 1.0 - number * 0.16
        bow = join(
            polygon((bx, by), (bx - 4 * k, by - 2.4 * k), (bx - 3.4 * k, by + 2.6 * k)),
            polygon((bx, by), (bx + 4 * k, by - 2.2 * k), (bx + 3.6 * k, by + 2.4 * k)),
        )
        s.fill(bow, mix(key, ink, 0.3) if number % 2 else s.deep)
    top, right, foot, left = (0.0, -22.0), (15.0, -4.0), (0.0, 21.0), (-15.0, -4.0)
    heart = (0.0, -4.0)

    def field(a: Point, b: Point, bow: float) -> skia.Path:
        middle = ((a[0] + b[0]) / 2 * bow, (a[1] + b[1]) / 2 * bow)
        return placed(outline(a, (*middle, *b), heart), x, y, _KITE, turn)

    sail = [
        (field(left, top, 0.9), mix(haze, s.mid, 0.2)),
        (field(top, right, 0.9), mix(key, ink, 0.2)),
        (field(right, foot, 0.86), "#ffe9bd"),
        (field(foot, left, 0.86), mix(key, haze, 0.08)),
    ]
    s.figure([sail], "#fff3d2", (-0.3, 1), 0.9)
    s.gem(RUBY, x + 1.8, y - 4.6, 12.0, turn, 1.5)
    for a, b in ((heart, top), (heart, right), (heart, foot), (heart, left)):  # the cross grips the stone's rim
        far = placed(oval(a[0] + (b[0] - a[0]) * 0.9, a[1] + (b[1] - a[1]) * 0.9, 0.1), x, y, _KITE, turn).getBounds()
        near = placed(oval(a[0] + (b[0] - a[0]) * 0.3, a[1] + (b[1] - a[1]) * 0.3, 0.1), x, y, _KITE, turn).getBounds()
        s.stroke([(near.centerX(), near.centerY()), (far.centerX(), far.centerY())], ink, 0.9)


def _kite_flyer(s: Gouache) -> None:
    """Paint the child, dark before the sunset: one heel braced, one arm straight up the line, the other bent behind."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#ffeec8", (1.0, -0.15)
    night = mix(ink, "#000000", 0.1)
    x, y, h, tilt = 45.6, 91.0, 15.4, -24.0
    head = profile(x, y, h, 1, tilt, neck=0.28, build=CHILD, mood=Mood.GLAD)
    hair = placed(CROPPED, x, y, h, tilt)
    dark, warm = umber(s, 0.2), umber(s, 0.54)
    tunic = outline(
        (42, 106), (47, 101.6, 53, 104.6), (58, 113, 57.6, 120), (62, 126, 64.6, 130), (56, 135, 45, 132), (46, 126, 45, 120),
        (41, 113, 42, 106),
    )  # fmt: skip
    braced = join(
        limb((56, 128, 5.4), (67, 138.6, 3.9), (73.6, 150, 2.4)), placed(shoe(0, 0, 1, 0.8), 74.6, 153.4, 1, -26)
    )
    bent = join(limb((50, 128, 5.4), (53, 142, 3.8), (39, 150, 2.4)), placed(shoe(0, 0, 1, 0.8), 38, 154.6, 1, 10))
    line_arm = limb((49.6, 107, 3.8), (60.6, 99.6, 3.0), (70.4, 92.4, 2.0))
    reel_arm = limb((46, 108, 4.0), (42, 121, 3.2), (54, 124, 2.2))
    scarf = outline(
        (47.6, 103.6), (52, 99.6, 57.6, 101), (66, 100, 70, 105), (62, 107, 56, 106), (51, 107.6, 47.6, 103.6)
    )
    s.figure(
        [
            [(braced, umber(s, 0.16)), (cut(braced, placed(braced, -2.0, 0)), umber(s, 0.46))],
            [(bent, dark)],
            [(line_arm, dark), (cut(line_arm, placed(line_arm, -0.8, -1.4)), warm)],
            [(small_hand(71.4, 91.6, 2.9, -36), warm)],
            [(tunic, night), (cut(tunic, placed(tunic, -6, 0)), s.mid)],
            [*planes(s, head, dark, warm, umber(s, 0.95)), (head.eye, ink), *hair_tones(s, hair)],
            [(scarf, mix(haze, deep, 0.3)), (cut(scarf, placed(scarf, -1, 2)), mix(haze, "#ffffff", 0.2))],
            [(both(tunic, polygon((40, 119), (60, 118.4), (60, 123.4), (40, 124))), mix(key, ink, 0.3))],
            [(reel_arm, night), (cut(reel_arm, placed(reel_arm, -1.2, -1.6)), mix(deep, s.mid, 0.1))],
        ],
        rim,
        light,
        1.0,
    )
    reel = placed(join(box(-1.2, -5, 1.2, 5, 0.6), box(-2.6, -3, 2.6, 3, 0.8)), 58, 124.4, 1, 24)
    s.figure([[(reel, mix(haze, deep, 0.5))]], rim, light, 0.5)
    s.figure([[(small_hand(56.4, 124.4, 2.8, 10), warm)]], rim, light, 0.6, clean=True)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-30": Picture(
        ruby_kite,
        ((97, 63), (58, 100), (79, 101), (89, 83)),
        "flies a kite",
        "flat roofs of a town",
        "sky that burns in steps",
        seed=58,
    ),
}
