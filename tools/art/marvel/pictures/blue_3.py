"""Pictures of the blue cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, cut, join, mix, oval, placed, polygon, ribbon, svg


def ant_man(s: Impact) -> None:
    """An ant holds up the sole that comes down. Worm's eye; light: the slit of day between ground and shoe."""
    s.steps(ALL, (60, 58), (60, 128), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff", s.light])
    sun = (58, 96)
    s.fill(oval(*sun, 30), "#ffffff")
    s.rays(*sun, 30, 120, 26, s.key, 0.55, duty=0.6, seed=8)
    # far: a fence of grass and curbs
    s.fill(
        svg(
            "M-4 122 L2 96 L8 120 L12 88 L18 120 L26 100 L30 122 L86 122 L92 92 L97 118 L104 82 L110 118 L118 94 L124 122 Z"
        ),
        mix(s.key, s.mid, 0.55),
    )
    ground = svg("M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V156 H-4 Z")
    s.fill(ground, mix(s.deep, s.mid, 0.25))
    s.fill(
        svg(
            "M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V119.500 C104 116 84 119 60 120 C40 121 20 116 -4 121 Z"
        ),
        s.light,
    )
    s.dots(ground, s.ink, (60, 120), (60, 148), 0.05, 0.85)
    # the shoe comes in from the right, toe first
    with s.moved(turn=7.0, about=(60.0, 60.0)):
        upper = svg("M54 34 C66 30 74 14 78 -20 H150 V56 H58 Z")
        cap = svg("M36 56 C33 42 42 30 58 29 C66 29 70 33 69 40 C68 46 69 52 71 56 Z")
        s.inked([(upper, "#f2801c"), (cap, s.light)], w=1.6, heavy=(0, 1.2))
        with s.clipped(upper):
            s.dots(upper, "#a8420e", (90, 50), (100, 4), 0.0, 0.85)
            s.fill(svg("M150 8 C120 14 108 34 104 60 L116 60 C120 42 130 26 150 22 Z"), "#ffffff")
        with s.clipped(cap):
            s.fill(svg("M30 60 C40 50 54 46 72 47 V60 Z"), s.key)
            s.dots(cap, s.mid, (50, 44), (54, 58), 0.0, 0.8, pitch=2.4)
            s.fill(svg("M41 44 C43 37 50 33 57 32.500 C51 36 46 40 44 46 Z"), "#ffffff")
        s.line(cap, s.ink, 1.2)
        for x, y in ((72, 26), (76, 16), (79, 5)):
            s.inked(
                [(ribbon([(x - 2, y - 1, 1.9), (x + 8, y - 1, 2.0), (x + 17, y + 4, 1.9)]), "#ffffff")],
                w=0.9,
                heavy=(0.3, 0.6),
            )
        tread = polygon((34, 55, 3), (150, 55), (150, 69), (42, 69, 3), (34, 62, 3))
        s.inked([(tread, s.light)], w=1.6, heavy=(0, 1.0))
        s.fill(polygon((34.4, 58.5), (150, 58.5), (150, 61), (35, 61)), s.accent)
        s.fill(polygon((36, 64), (150, 64), (150, 69), (42, 69)), mix(s.ink, s.deep, 0.3))
        for i in range(12):
            x = 41 + i * 8.2
            s.inked(
                [(polygon((x, 66), (x + 5.4, 66), (x + 4.8, 71.5), (x + 0.6, 71.5)), mix(s.ink, s.deep, 0.5))],
                w=0.8,
                heavy=(0.2, 0.4),
            )
            s.fill(polygon((x + 0.4, 70.2), (x + 5, 70.2), (x + 4.8, 71.5), (x + 0.6, 71.5)), "#ffffff")
    # strain
    s.flash(62, 75, 19, 9, s.accent, seed=3, squeeze=0.6)
    s.flash(62, 75, 12, 9, "#fff3c8", seed=6, squeeze=0.6)
    with s.moved(2.0, 4.0):
        # ant, rearing; faces left
        legs = []
        for pts, w in (
            ([(66, 92), (60, 80), (56, 70)], 2.2),
            ([(70, 92), (73, 80), (68, 71)], 2.2),
            ([(71, 99), (56, 104), (50, 113), (44, 119)], 2.0),
            ([(74, 101), (66, 112), (62, 121)], 2.0),
            ([(77, 102), (88, 107), (86, 120)], 2.0),
            ([(77, 99), (96, 96), (104, 108), (107, 119)], 2.0),
        ):
            n = len(pts)
            legs.append(ribbon([(x, y, w * (1 - 0.55 * i / (n - 1))) for i, (x, y) in enumerate(pts)], 8))
        ab = oval(92, 107, 15.5, 11.5, 24)
        waist = join(oval(79.5, 101, 4.2), oval(73, 95.5, 8.2, 6.6, 40))
        head = svg("M46 90 C44 82 52 77 60 79 C67 81 70 87 67 92 C64 97 56 99 51 97 C48 96 46.500 93 46 90 Z")
        jaw = [
            ribbon([(49, 92, 2.2), (43, 95, 2.0), (42.5, 101, 0.3)]),
            ribbon([(53, 96, 2.2), (49, 100, 1.9), (49, 105, 0.3)]),
        ]
        feel = [
            ribbon([(49, 85, 1.5), (40, 84, 1.4), (34, 76, 1.1), (30, 77, 0.6)]),
            ribbon([(52, 81, 1.5), (45, 76, 1.4), (42, 66, 1.1), (37, 64, 0.6)]),
        ]
        body = mix(s.ink, s.deep, 0.35)
        s.inked([(p, body) for p in legs], w=0.7, heavy=(0.4, 0.5))
        for p in jaw + feel:
            s.fill(p, s.ink)
        s.rim(legs, s.key, (-1, -0.6), 0.8)
        s.inked([(ab, body), (waist, body), (head, body)], w=1.3, heavy=(0.8, 1.0))
        for p, k in ((ab, 1), (waist, 0.8), (head, 1)):
            with s.clipped(p):
                s.fill(cut(p, placed(p, 2.8 * k, 3.2 * k)), s.key)
                s.fill(cut(p, placed(p, 1.2 * k, 1.3 * k)), "#ffffff")
                s.fill(cut(p, placed(p, -1.3 * k, -1.3 * k)), s.accent)
        for d in (5, 11):
            with s.clipped(ab):
                s.line(oval(92 + d * 1.25 + 8, 107 + d * 0.6 + 3, 15.5, 14, 24), s.ink, 1.2)
        s.fill(oval(55, 87, 3.4, 4.2, 20), "#ffffff")
        s.fill(oval(54.4, 86.4, 1.6, 2.2, 20), s.ink)
    s.debris(
        [
            (40, 128, 5, 0),
            (70, 134, 4, 40),
            (96, 128, 5.500, 10),
            (56, 124, 2.2, 10),
            (84, 140, 6, 80),
            (110, 124, 3, 20),
        ],
        s.mid,
        s.light,
    )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-07": Picture(ant_man, ((66.0, 80.0),), "holds up a shoe", "kerb", "slit of day"),
}
