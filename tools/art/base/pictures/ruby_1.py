"""Pictures of the ruby cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.base.props import blades
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, join, mix, outline, polygon, taper


def ruby_hunter(s: Gouache) -> None:
    """Level 1: a hunter kneels in the last light; what shines in the lion's track is a ruby."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 36), (0, 108), [mix(deep, ink, 0.15), mid, mix(mid, haze, 0.75)], stops=[0, 0.55, 1])
    for y, x0, x1, k in ((48, -4, 52, 0.1), (56, 24, 84, 0.2), (70, -4, 40, 0.4), (62, 96, 124, 0.3)):
        s.fill(polygon((x0, y), (x1, y - 0.8), (x1 - 9, y + 2.4), (x0 + 8, y + 2.6)), mix(mid, haze, k))
    s.rings(80, 82, [40, 33, 27], [mix(mid, haze, 0.32), mix(mid, haze, 0.62), mix(haze, "#fffbe8", 0.55)])
    s.plane(
        polygon(
            (-2, 92),
            (8, 92),
            (12, 84),
            (30, 84),
            (35, 93),
            (54, 96),
            (70, 99),
            (90, 97),
            (100, 90),
            (116, 90),
            (122, 94),
            (122, 120),
            (-2, 120),
        ),
        mix(mid, haze, 0.28),
        mix(haze, mid, 0.2),
        84,
        112,
    )
    # acacias, flat as trays
    for x, y, k in ((44, 104, 0.9), (110, 106, 1.25)):
        c = mix(deep, mid, 0.35)
        s.stroke([(x, y), (x + 1 * k, y - 8 * k, x - 1 * k, y - 14 * k)], c, 1.3 * k)
        s.stroke([(x, y - 7 * k), (x + 5 * k, y - 10 * k, x + 6 * k, y - 15 * k)], c, 0.9 * k)
        s.fill(
            outline(
                (x - 11 * k, y - 14 * k),
                (x - 6 * k, y - 20 * k, x + 1 * k, y - 19 * k),
                (x + 9 * k, y - 20 * k, x + 13 * k, y - 14.6 * k),
                (x + 4 * k, y - 16 * k, x - 1 * k, y - 14 * k),
                (x - 6 * k, y - 12.6 * k, x - 11 * k, y - 14 * k),
            ),
            c,
        )
    s.fill(polygon((-2, 104), (30, 102), (60, 106), (96, 104), (122, 107), (122, 172), (-2, 172)), mix(deep, mid, 0.5))
    s.stipple(
        polygon((-2, 104), (30, 102), (60, 106), (96, 104), (122, 107), (122, 140), (-2, 140)),
        mix(mid, haze, 0.6),
        (78, 102),
        (72, 132),
        0.75,
        0.0,
    )
    s.fill(outline((-2, 118), (30, 108, 62, 112), (90, 115, 122, 110), (122, 172), (-2, 172)), mix(ink, deep, 0.42))
    s.stipple(
        outline((-2, 118), (30, 108, 62, 112), (90, 115, 122, 110), (122, 172), (-2, 172)),
        mid,
        (84, 108),
        (76, 136),
        0.55,
        0.0,
    )
    s.fill(outline((-2, 146), (40, 132, 70, 142), (100, 150, 122, 138), (122, 172), (-2, 172)), mix(ink, deep, 0.12))
    # the hunter
    head, _shade, wedge, _eye = profile(69, 61, 13.5, 1, 14)
    hair = outline((63, 60), (61.6, 53.6, 69, 53), (74.6, 53.4, 75.8, 57), (70, 57.6, 68.4, 62), (66, 66, 63, 64))
    torso = polygon((57, 71, 4), (69, 69, 4), (74, 84), (69, 101, 4), (53, 101, 4), (56, 86))
    cloak = outline((58, 69.6), (66, 68, 69, 71), (62, 84, 62, 98), (60, 110, 56, 114), (42, 114), (44, 90, 58, 69.6))
    front = join(
        taper((62, 99), 6.2, (82, 96), 4.5),
        taper((82, 96), 4.2, (79, 110), 2.7),
        polygon((76, 108), (82.4, 107), (90, 113.6, 2), (90, 115.6), (76, 115.6)),
    )
    rear = join(taper((60, 99), 6.4, (66, 112), 4.4), taper((66, 112), 3.6, (46, 113.4), 2.4))
    arm = join(taper((68, 75), 4.0, (85, 80.5), 3.0), taper((85, 80.5), 2.8, (95, 92.6), 1.9))
    back_arm = join(taper((60, 75), 3.8, (52.6, 86), 3.0), taper((52.6, 86), 2.8, (50.6, 77), 2.0))
    rim = mix(haze, "#ffffff", 0.35)
    s.figure(
        [
            [
                (
                    join(
                        taper((48.6, 44), 0.75, (52.6, 116), 0.85),
                        polygon((48.2, 39.5), (50.8, 45), (49.2, 51), (46.4, 45.4)),
                    ),
                    ink,
                )
            ]
        ],
        rim=mix(haze, "#ffffff", 0.35),
        light=(1, -0.2),
        width=0.5,
    )
    s.figure(
        [
            [(back_arm, mix(ink, deep, 0.2))],
            [(rear, ink)],
            [(front, mix(ink, deep, 0.25))],
            [(torso, mix(ink, mid, 0.16))],
            [
                (cloak, mix(key, ink, 0.18)),
                (both(cloak, outline((40, 66), (58, 69), (50, 90, 50, 116), (36, 116))), mix(key, ink, 0.55)),
            ],
            [(head, mix(ink, mid, 0.24)), (both(head, wedge), mix(mid, haze, 0.6)), (hair, ink)],
            [(arm, mix(ink, mid, 0.22)), (mitten(96, 93.8, 2.5, 52), mix(ink, mid, 0.35))],
        ],
        rim=rim,
        light=(1, -0.35),
        width=0.95,
    )
    s.stipple(
        both(cloak, outline((62, 68), (70, 70), (62, 84, 62, 98), (56, 116), (50, 116), (52, 92))),
        mix(key, ink, 0.5),
        (52, 96),
        (62, 96),
        0.6,
        0.0,
    )
    s.fan(101, 97.5, 15, [(-160, -152), (-128, -121), (-98, -90), (-66, -58), (-36, -28)], haze, 0.9)
    s.gem(3, 101, 98, 6.8, turn=8, glint=1.25)
    s.fill(outline((86, 114), (93, 102, 101, 102.4), (110, 102.6, 118, 114)), mix(ink, deep, 0.42))
    blades(
        s,
        ink,
        [
            (2, 172, 70, 10),
            (9, 172, 56, -7),
            (15, 172, 64, 12),
            (23, 172, 40, -6),
            (30, 172, 44, 9),
            (40, 172, 26, -4),
            (100, 172, 30, 5),
            (107, 172, 44, -8),
            (112, 172, 58, 6),
            (118, 172, 74, -9),
            (121, 172, 50, 4),
            (92, 172, 20, -4),
            (52, 172, 18, 3),
        ],
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-27": Picture(
        ruby_hunter, ((70, 80), (90, 98)), "reaches into a track", "savanna gully", "low sun cut by a ridge", seed=19
    ),
}
