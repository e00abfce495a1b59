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
    """Level 1: a child on a roof leans back on one heel against the pull of a kite, which stands dark before the sun."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, ink, 0.2))
    for y, tone in ((70, mix(deep, mid, 0.5)), (104, mix(mid, haze, 0.12)), (122, mix(haze, mid, 0.3))):
        step = outline((-4, y), (24, y - 7, 52, y - 2), (86, y + 5, 124, y - 5), (124, 178), (-4, 178))
        s.fill(step, tone)
    sun = oval(*_SUN, 31)
    s.fill(sun, mix(haze, "#ffe9bd", 0.5))
    for x, y, wide in ((104, 95, 26), (113, 77, 18)):  # thin clouds before it
        s.fill(outline((x - wide, y + 1), (x - 4, y - 3.4, x + wide, y), (x, y + 3.4, x - wide, y + 1)), deep)
    town = polygon(
        *((-4, 106), (6, 106), (6, 100), (10, 93), (14, 100), (14, 118), (28, 118), (28, 144), (40, 144), (40, 150)),
        *((84, 149), (84, 145), (94, 145), (94, 130), (107, 119), (124, 130), (124, 178), (-4, 178)),
    )
    s.fill(town, mix(ink, deep, 0.5))  # the roofs of the town in their own shade
    roof = polygon((-4, 157), (124, 150), (124, 178), (-4, 178))
    s.fill(roof, mix(ink, "#000000", 0.2))
    parapet = polygon((-4, 157), (124, 150), (124, 156), (-4, 165))
    s.fill(parapet, mix(mid, haze, 0.3))
    s.fill(both(parapet, polygon((84, 150), (60, 168), (-4, 172), (-4, 162), (44, 150))), mix(ink, deep, 0.3))
    s.stroke([(77.6, 101), (86, 96, 89, 86), (91, 78, *_KITE)], ink, 0.9)
    _kite(s)
    with s.moved(3.4, 0, scale=1.04, about=(58, 156)):
        _kite_flyer(s)


_SUN: Final = (86.0, 72.0)
_KITE: Final = (91.0, 64.0)
"""The cross of the kite, where its ruby sits."""


def _kite(s: Gouache) -> None:
    """Paint the kite: four fields against the light, a ruby on the cross, the sun in its edges, a tail of two bows."""
    ink, key = s.ink, s.key
    s.stroke([(84, 89), (79, 92, 75, 86), (72, 80, 67, 79)], ink, 0.9)
    for x, y, k in ((76, 87, 1.2), (66.4, 78.6, 1.0)):
        bow = join(
            polygon((x, y), (x - 4 * k, y - 2.4 * k), (x - 3.4 * k, y + 2.6 * k)),
            polygon((x, y), (x + 4 * k, y - 2.2 * k), (x + 3.6 * k, y + 2.4 * k)),
        )
        s.fill(bow, ink)
    top, right, foot, left = (0.0, -19.0), (14.0, 0.0), (0.0, 21.0), (-14.0, 0.0)

    def field(a: Point, b: Point, bow: float) -> skia.Path:
        middle = ((a[0] + b[0]) / 2 * bow, (a[1] + b[1]) / 2 * bow)
        return placed(outline(a, (*middle, *b), (0.0, 0.0)), *_KITE, 1.24, 18)

    for path, tone in (
        (field(left, top, 0.9), mix(key, ink, 0.5)),
        (field(top, right, 0.9), ink),
        (field(right, foot, 0.86), mix(key, ink, 0.3)),
        (field(foot, left, 0.86), ink),
    ):
        s.fill(path, tone)
    s.gem(RUBY, *_KITE, 13.0, 18, 1.2)


def _kite_flyer(s: Gouache) -> None:
    """Paint the child, dark before the sunset: one heel braced, one arm up the line, the other bent to the reel."""
    ink, mid, haze = s.ink, s.mid, s.haze
    rim, light = "#ffeec8", (1.0, -0.4)
    night = mix(ink, "#000000", 0.1)
    x, y, h, tilt = 46.4, 93.4, 15.4, -24.0
    head = profile(x, y, h, 1, tilt, neck=0.34, build=CHILD, mood=Mood.GLAD)
    hair = placed(CROPPED, x, y, h, tilt)
    dark, warm = umber(s, 0.2), umber(s, 0.56)
    tunic = outline(
        (42, 106), (47, 101.6, 53, 104.6), (58, 113, 57.6, 120), (62, 126, 64.6, 130), (56, 135, 45, 132), (46, 126, 45, 120),
        (41, 113, 42, 106),
    )  # fmt: skip
    braced = join(
        limb((56, 128, 5.4), (67, 138.6, 3.9), (73.6, 150, 2.4)), placed(shoe(0, 0, 1, 0.8), 74.6, 153.4, 1, -26)
    )
    bent = join(
        limb((50, 128, 5.4), (53, 142, 3.8)),
        limb((53, 142, 3.8), (39, 150, 2.4)),
        placed(shoe(0, 0, 1, 0.8), 38, 154.6, 1, 10),
    )
    sleeve = limb((50, 107, 4.2), (61.4, 108.4, 3.2))
    forearm = limb((61.4, 108.4, 2.8), (72.4, 103.4, 1.9))
    reel_sleeve, reel_arm = limb((46, 108, 4.2), (42.6, 120.6, 3.3)), limb((42.6, 120.6, 2.8), (53, 124, 1.9))
    s.figure(
        [
            [(braced, night), (cut(braced, placed(braced, -1.4, 0)), mix(mid, haze, 0.3))],
            [(bent, night)],
            [(forearm, warm), (cut(forearm, placed(forearm, 0.6, -1.6)), dark)],
            [(small_hand(73.6, 102.8, 2.8, -28), warm)],
            [(sleeve, night)],
            [(tunic, night), (cut(tunic, placed(tunic, -3.4, 0)), mix(haze, mid, 0.25))],
            [*planes(s, head, dark, warm, umber(s, 0.9)), (head.eye, ink), *hair_tones(s, hair)],
            [(reel_arm, warm), (cut(reel_arm, placed(reel_arm, 0.6, -1.6)), dark)],
            [(reel_sleeve, night)],
        ],
        rim,
        light,
        0.7,
        clean=True,
    )
    reel = placed(join(box(-1.2, -5, 1.2, 5, 0.6), box(-2.6, -3, 2.6, 3, 0.8)), 57, 124.4, 1, 24)
    s.fill(reel, mix(s.key, ink, 0.2))
    s.figure([[(small_hand(55.4, 124.4, 2.8, 10), warm)]], rim, light, 0.5, clean=True)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-30": Picture(
        ruby_kite,
        ((91, 64), (53, 92), (77, 101), (88, 86)),
        "flies a kite",
        "flat roof at sundown",
        "sun behind the kite",
        seed=58,
    ),
}
