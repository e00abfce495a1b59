"""Pictures of the diamond cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import profile
from tools.art.base.gouache import Gouache
from tools.art.base.props import lamp, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, join, mix, outline, oval, polygon, taper


def diamond_hall(s: Gouache) -> None:
    """Level 1, a wide place: a boy lifts his lamp before a crystal as tall as a church."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 140), [mix(ink, deep, 0.75), mix(deep, mid, 0.6)])
    # two shafts fall through the roof
    for a, b, c, d, k in ((40, 58, 22, 48, 0.34), (92, 104, 104, 126, 0.30)):
        tone = mix(mix(ink, deep, 0.9), mid, k + 0.3)
        s.fill(polygon((a, 30), (b, 30), (d, 146), (c, 146)), tone)
        s.stipple(
            polygon((a - 8, 30), (a, 30), (c, 146), (c - 10, 146)),
            tone,
            ((a + c) / 2 - 10, 86),
            ((a + c) / 2 + 2, 90),
            0.0,
            0.6,
        )
    far = (mix(deep, mid, 0.9), mix(deep, mid, 0.45), mix(mid, haze, 0.2))
    for x, y, lean, w, length in ((34, 140, 10, 5, 92), (116, 140, -9, 5, 84)):
        prism(s, x, y, lean, w, length, far)
    # the great crystal: the one light mass, three facets and a crown
    left = polygon((50, 146), (55, 86), (82, 40), (71, 72), (67, 146))
    front = polygon((67, 146), (71, 72), (82, 40), (99, 60), (102, 146))
    side = polygon((102, 146), (99, 60), (82, 40), (107, 76), (112, 146))
    for x, y, lean, w, length, k in ((46, 146, -7, 5.5, 56, 0), (112, 146, 10, 5, 50, 1)):
        prism(
            s,
            x,
            y,
            lean,
            w,
            length,
            (
                (mix(mid, haze, 0.45), mix(deep, mid, 0.8), mix(mid, haze, 0.75)),
                (mix(deep, mid, 0.75), mix(deep, mid, 0.3), mix(mid, haze, 0.1)),
            )[k],
            0.3,
        )
    s.fill(left, mix(mid, haze, 0.66))
    s.fill(front, "#fffdf6")
    s.fill(side, mix(deep, mid, 0.55))
    s.fill(polygon((55, 86), (82, 40), (71, 72)), mix(haze, mid, 0.24))
    s.fill(polygon((71, 72), (82, 40), (99, 60)), mix(haze, mid, 0.10))
    s.fill(polygon((99, 60), (82, 40), (107, 76)), mix(deep, mid, 0.8))
    s.stipple(left, deep, (60, 104), (54, 148), 0.0, 0.55)
    s.stipple(front, mid, (86, 96), (86, 142), 0.0, 0.7)
    s.stipple(side, mid, (99, 100), (110, 102), 0.65, 0.0)
    s.facets(
        95,
        66,
        (13,),
        (mix(ink, deep, 0.55),),
        [(a, (1.0, 0.86, 1.1, 0.9)[i % 4]) for i, a in enumerate(range(-90, 270, 36))],
        0,
    )
    s.fan(95, 66, 27, [(-72, -66), (-38, -33), (-6, -1), (28, 33)], haze, 0.75)
    s.fan(95, 66, 25, [(104, 110), (140, 145), (176, 181), (208, 213)], mid, 0.75)
    near = (mix(deep, mid, 0.30), mix(ink, deep, 0.7), mix(mid, haze, 0.10))
    for x, y, lean, w, length in (
        (29, 152, 2, 8, 80),
        (17, 152, 12, 8, 112),
        (41, 152, -9, 5, 42),
        (116, 150, 2, 6, 66),
        (123, 150, -8, 7, 104),
        (107, 148, 14, 4, 26),
    ):
        prism(s, x, y, lean, w, length, near)
    s.gem(0, 95, 66, 7.6, glint=1.5)
    # ledge
    floor = polygon((-4, 142), (28, 132), (62, 127.5), (90, 128.5, 5), (100, 139), (124, 136), (124, 170), (-4, 170))
    s.fill(floor, ink)
    s.stipple(
        both(floor, polygon((40, 124), (96, 124), (90, 150), (20, 150))),
        mix(deep, key, 0.35),
        (72, 124),
        (64, 146),
        0.9,
        0.0,
    )
    dark = (mix(ink, deep, 0.40), ink, mix(ink, deep, 0.8))
    for x, y, lean, w, length in (
        (10, 174, 2, 9, 118),
        (-2, 172, 14, 8, 90),
        (24, 174, -10, 6, 56),
        (38, 176, -16, 5, 34),
        (112, 178, 8, 8, 58),
        (122, 176, -6, 7, 96),
        (99, 180, 20, 5, 30),
    ):
        prism(s, x, y, lean, w, length, dark)
    # the boy
    h = 8.2
    with s.moved(8.5, 0.5):
        head, _shade, wedge, _eye = profile(61.5, 80.5, h, 1, -16)
        cloak = polygon((57, 86, 2), (64.6, 85, 2), (71.5, 128.5), (46, 128.5), (55, 98))
        back = polygon((46, 84), (57.6, 86), (59, 100), (54, 129), (40, 129), (50, 100))
        hood = outline(
            (56.6, 87), (54.4, 77, 61.4, 74.8), (64, 75.4, 64.7, 77.8), (61.6, 79.4, 61.6, 83.4), (62, 86.4, 64, 87.2)
        )
        pack = polygon((47.6, 88, 2), (57.4, 86.4, 2), (57, 104, 3), (45.6, 103, 3))
        arm = join(taper((61.6, 88.4), 2.6, (69, 82.4), 2.0), taper((69, 82.4), 2.0, (73.4, 71.4), 1.4))
        coat = mix(ink, key, 0.20)
        s.rings(74.6, 77.4, [7.6, 5], [mix(haze, key, 0.55), mix(key, "#fff3c8", 0.35)], 0.7)
        s.figure(
            [
                [(pack, mix(ink, deep, 0.2))],
                [
                    (join(taper((54, 126), 2.4, (52, 131), 2.0), taper((67, 126), 2.4, (69.4, 131), 2.0)), ink),
                    (cloak, coat),
                    (both(cloak, back), ink),
                    (head, mix(ink, key, 0.42)),
                    (both(head, wedge), mix(haze, key, 0.45)),
                    (hood, coat),
                ],
                [(arm, coat), (oval(73.6, 71, 1.6), mix(key, ink, 0.3))],
            ],
            rim=key,
            light=(1, -0.5),
            width=0.95,
        )
        lamp(s, 74.4, 71.4, 1.25)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-07": Picture(
        diamond_hall, ((70, 83), (82, 74), (95, 66)), "lifts his lamp", "hall of crystal", "the crystal", seed=3
    ),
}
