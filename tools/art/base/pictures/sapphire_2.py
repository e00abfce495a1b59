"""Pictures of the sapphire cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, WIDTH, both, box, join, mix, outline, polygon, taper


def sapphire_crow(s: Gouache) -> None:
    """Level 2: the ship's boy cries land: an isle like a cut stone in the one gap of the storm."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 104), [mix(deep, ink, 0.45), mix(deep, mid, 0.45)])
    with s.clipped(box(-2, -2, WIDTH + 2, 100)):
        s.rings(
            101,
            98,
            [58, 43, 31, 20],
            [mix(deep, mid, 0.75), mix(mid, haze, 0.35), mix(haze, key, 0.28), mix(key, "#fff3c8", 0.5)],
        )
        for y, x0, x1, k, h in (
            (40, 52, 124, -0.2, 8),
            (53, 88, 124, 0.0, 6),
            (86, 64, 86, 0.7, 3),
            (76, 108, 124, 0.75, 3),
        ):
            s.fill(
                outline(
                    (x0, y + h),
                    (x0 + 5, y + h * 0.2, x0 + (x1 - x0) * 0.4, y),
                    (x1, y - h * 0.2),
                    (x1, y + h * 0.7),
                    (x0 + (x1 - x0) * 0.5, y + h * 0.8, x0, y + h),
                ),
                mix(deep, mid, k + 0.2),
            )
        s.gem(1, 103, 93, 11, glint=1.1)
    # sea: overlapping crests
    s.fill(box(-2, 98, WIDTH + 2, 172), mix(mid, haze, 0.12))
    for _i, (y, w) in enumerate(((100, 18), (103, 12), (106.4, 15), (110.6, 9), (115, 12))):
        s.fill(
            polygon((101 - w, y), (101 + w, y), (101 + w - 3, y + 1.4), (101 - w + 3, y + 1.4)), mix(key, haze, 0.35)
        )
    for j, (y, tone) in enumerate(
        (
            (110, mix(mid, deep, 0.25)),
            (121, mix(mid, deep, 0.75)),
            (135, mix(deep, ink, 0.3)),
            (151, mix(deep, ink, 0.75)),
        )
    ):
        step = 24 + 5 * j
        off = (j * 13) % step
        segs = []
        x = -30 + off
        path_start = (x, y + 6)
        while x < WIDTH + 30:
            segs += [(x + step * 0.42, y + 7, x + step * 0.66, y - 5), (x + step * 0.70, y + 3, x + step, y + 6)]
            x += step
        segs += [(WIDTH + 40, 172), (-40, 172)]
        wave = outline(path_start, *segs)
        s.fill(wave, tone)
        s.figure([[(wave, tone)]], rim=mix(haze, mid, 0.15 + 0.2 * j), light=(0.7, -1), width=0.6)
        s.stipple(wave, mix(tone, ink, 0.45), (0, y + 2), (0, y + 18), 0.0, 0.5)
    # sail, mast, nest
    sail = outline((6, 34), (58, 40), (54, 70, 46, 92), (30, 104, -4, 104), (-4, 34))
    s.fill(sail, mix(haze, mid, 0.35))
    s.fill(both(sail, outline((-4, 34), (30, 36), (36, 66, 26, 104), (-4, 106))), mix(mid, deep, 0.3))
    s.stipple(
        both(sail, outline((30, 30), (58, 40), (54, 70, 46, 96), (26, 104), (36, 66, 30, 36))),
        mix(mid, deep, 0.3),
        (32, 70),
        (48, 72),
        0.7,
        0.0,
    )
    s.fill(polygon((-4, 33), (62, 36), (62, 39), (-4, 36)), ink)
    s.figure(
        [[(polygon((56.6, 30), (61.4, 30), (66, 172), (55, 172)), ink)]],
        rim=mix(key, haze, 0.4),
        light=(1, 0),
        width=0.8,
    )
    for x, y in ((20, 172), (88, 172)):
        s.stroke([(59, 46), (x, y)], ink, 0.7)
    with s.moved(-2.0, 0.0, 1.18, about=(66.0, 112.0)):
        # the boy
        head, _shade, wedge, _eye = profile(71, 66, 13.5, 1, -10)
        cap = outline((63, 66), (60, 58, 66, 56.6), (74, 55.6, 76, 61), (70, 60.4, 65.4, 67))
        tail = outline((63.6, 63), (57, 62, 50.6, 66.6), (56, 66.6, 58, 70), (61, 67, 64, 67))
        torso = polygon((62, 76, 5), (74, 74, 5), (76, 90), (74, 112), (60, 112), (60, 92))
        point = join(
            taper((72, 78), 4.0, (86, 75), 2.9),
            taper((86, 75), 2.7, (95, 71.4), 1.7),
            taper((95, 71.4), 1.4, (99.4, 69.6), 0.8),
        )
        cry = join(taper((65, 79), 4.0, (72, 90), 3.0), taper((72, 90), 2.8, (79, 77.6), 1.9))
        nest = polygon((53, 99), (79, 97), (76, 115, 3), (56, 116, 3))
        rim = mix(key, "#fff3c8", 0.35)
        s.figure(
            [
                [(tail, mix(key, ink, 0.2))],
                [(point, mix(ink, deep, 0.55)), (both(point, box(92.6, 60, 106, 80)), mix(ink, key, 0.42))],
                [
                    (torso, mix(ink, deep, 0.5)),
                    (both(torso, polygon((56, 70), (66, 72), (65, 120), (56, 120))), mix(ink, deep, 0.1)),
                    (both(torso, polygon((50, 93), (80, 90), (80, 95), (50, 98))), key),
                ],
                [
                    (head, mix(ink, key, 0.36)),
                    (both(head, wedge), mix(key, haze, 0.4)),
                    (cap, key),
                    (both(cap, polygon((56, 54), (67, 54), (66, 72), (56, 72))), mix(key, ink, 0.4)),
                ],
                [(cry, mix(ink, deep, 0.75)), (mitten(79.4, 76, 2.6, -100), mix(ink, key, 0.5))],
            ],
            rim=rim,
            light=(1, 0.1),
            width=0.9,
        )
        s.figure(
            [[(nest, ink), (polygon((51, 97), (81, 95), (80.6, 99.6), (51.6, 101.6)), mix(ink, deep, 0.6))]],
            rim=rim,
            light=(1, -0.4),
            width=0.9,
        )
        for k in range(4):
            s.stroke([(57 + k * 6, 102 - k * 0.4), (59 + k * 4.6, 114.6)], mix(ink, deep, 0.6), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-11": Picture(sapphire_crow, ((70, 70), (90, 60)), "cries land", "mast top", "half disc on the sea", seed=27),
}
