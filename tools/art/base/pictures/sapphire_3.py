"""Pictures of the sapphire cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, WIDTH, both, box, mix, outline, polygon


def sapphire_doge(s: Gouache) -> None:
    """Level 3, from behind: the doge holds a sapphire against the sun over his harbour."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mid, mix(mid, haze, 0.45), mix(haze, key, 0.25)])
    s.stipple(box(0, 36, WIDTH, 84), mid, (0, 40), (0, 82), 0.5, 0.0)
    s.rings(
        96,
        68,
        [46, 34, 25, 17.5],
        [mix(mid, haze, 0.62), mix(haze, key, 0.22), mix(haze, key, 0.5), mix(key, "#fff3c8", 0.45)],
    )
    for y, x0, x1, k in ((47, -4, 44, 0.35), (53, 14, 58, 0.5), (80, -4, 34, 0.72), (86, 30, 66, 0.8)):
        s.fill(polygon((x0, y), (x1, y - 0.8), (x1 - 8, y + 2.2), (x0 + 7, y + 2.4)), mix(mid, haze, k))
    for x, y, r in ((34, 58, 3.4), (46, 66, 2.6), (26, 70, 2.2)):
        s.fill(
            outline(
                (x - r, y - r * 0.5),
                (x - r * 0.4, y - r * 0.6, x, y),
                (x + r * 0.4, y - r * 0.7, x + r, y - r * 0.6),
                (x + r * 0.4, y - r * 0.3, x, y + r * 0.35),
                (x - r * 0.4, y - r * 0.2, x - r, y - r * 0.5),
            ),
            mix(haze, "#ffffff", 0.5),
        )

    # the city far off, in two hazed planes
    def row(y, marks, color):
        for x, w, h, kind in marks:
            s.fill(box(x - w, y - h, x + w, y + 2), color)
            if kind == "t":
                s.fill(polygon((x - w, y - h), (x, y - h - 7), (x + w, y - h)), color)
            if kind == "d":
                s.fill(
                    outline(
                        (x - w, y - h),
                        (x - w, y - h - w * 1.4, x, y - h - w * 1.9),
                        (x + w, y - h - w * 1.4, x + w, y - h),
                    ),
                    color,
                )

    row(
        106,
        (
            (8, 5, 14, ""),
            (20, 7, 10, "d"),
            (33, 5, 8, ""),
            (42, 2.2, 36, "t"),
            (52, 6, 10, ""),
            (62, 8, 8, ""),
            (108, 5, 6, "d"),
            (118, 4, 10, "t"),
        ),
        mix(mid, haze, 0.30),
    )
    s.fill(box(-2, 105, WIDTH + 2, 172), mix(mid, deep, 0.25))
    s.wash(box(-2, 105, WIDTH + 2, 172), (0, 105), (0, 150), [mix(mid, haze, 0.35), deep])
    row(112, ((4, 8, 22, ""), (18, 5, 14, "d"), (29, 4, 9, "")), mix(mid, deep, 0.55))
    s.fill(polygon((-2, 111), (36, 111), (30, 115), (-2, 116)), mix(mid, deep, 0.55))
    for i, (y, w) in enumerate(((107.5, 13), (110.5, 9), (113.6, 12), (117, 7), (121, 10), (126, 6), (131, 8))):
        s.fill(
            polygon((97 - w, y), (97 + w, y), (97 + w - 2, y + 1.3), (97 - w + 2, y + 1.3)),
            mix(key, haze, 0.35 - 0.04 * i),
        )
    for x, y in ((14, 98), (21, 101), (33, 101), (53, 100), (60, 101), (10, 104), (4, 96), (18, 106), (65, 102)):
        s.fill(box(x, y, x + 1.1, y + 1.8), mix(key, haze, 0.3))
    # masts
    for x, y, h in ((52, 116, 34), (46, 115, 24)):
        s.stroke([(x, y), (x, y - h)], mix(deep, ink, 0.3), 0.8)
        s.stroke([(x - 6, y - h * 0.55), (x + 4, y - h * 0.92)], mix(deep, ink, 0.3), 0.6)
    s.fill(outline((38, 114), (48, 120, 62, 113), (58, 120, 42, 120)), mix(deep, ink, 0.3))
    # balustrade
    s.fill(box(-2, 134, WIDTH + 2, 140), mix(ink, deep, 0.3))
    for x in range(2, 124, 9):
        s.fill(
            outline(
                (x - 1.4, 140),
                (x - 3.4, 147, x - 1, 153),
                (x - 2.4, 157, x - 2, 160),
                (x + 2, 160),
                (x + 2.4, 157, x + 1, 153),
                (x + 3.4, 147, x + 1.4, 140),
            ),
            ink,
        )
    s.fill(box(-2, 159, WIDTH + 2, 172), ink)
    # the doge
    cloak = outline((58, 80), (50, 86, 48, 108), (44, 140, 34, 172), (100, 172), (92, 140, 88, 108), (87, 88, 80, 80))
    fold = outline((69, 92), (66, 130, 62, 172), (84, 172), (78, 130, 74, 92))
    sleeve = outline((80, 82), (90, 82, 99, 73), (102.5, 77), (98, 90, 90, 108), (84, 104, 82, 98))
    ermine = outline((61, 76.4), (69, 80, 77, 76.4), (86, 82, 88, 97), (70, 107, 48, 98), (50, 83, 61, 76.4))
    head, *_ = profile(69.5, 66, 14, 1, 0)
    hat = outline(
        (61.4, 66.5),
        (59.6, 56, 63.2, 49.4),
        (64.4, 43.6, 69, 42.6),
        (68, 48.4, 71.6, 51.4),
        (77.8, 55, 77.4, 65),
        (70, 68.6, 61.4, 66.5),
    )
    band = outline((61.1, 63), (69, 66, 77.4, 61.6), (77.5, 66.2), (69.4, 70.4, 61.3, 67.6))
    robe, rim = mix(ink, deep, 0.35), mix(key, "#fff3c8", 0.5)
    s.figure(
        [
            [
                (cloak, robe),
                (fold, mix(ink, deep, 0.08)),
                (outline((50, 100), (45, 140, 38, 172), (30, 172), (46, 110)), ink),
            ],
            [(sleeve, mix(ink, deep, 0.8))],
        ],
        rim=rim,
        light=(1, -0.35),
        width=1.0,
    )
    s.stipple(
        both(cloak, outline((78, 96), (84, 130, 90, 172), (104, 172), (92, 110), (86, 90))),
        mid,
        (92, 130),
        (76, 134),
        0.5,
        0.0,
    )
    s.figure(
        [
            [(head, mix(ink, key, 0.42))],
            [(hat, mix(deep, ink, 0.1)), (band, mix(key, ink, 0.12))],
            [
                (ermine, mix(haze, mid, 0.25)),
                (both(ermine, outline((40, 70), (64, 80, 62, 110), (40, 110))), mix(mid, deep, 0.35)),
            ],
        ],
        rim=rim,
        light=(1, -0.35),
        width=0.9,
    )
    for x, y in ((58, 88), (66, 93), (74, 89), (80, 95), (70, 99), (82, 86), (61, 97)):
        s.fill(polygon((x - 0.7, y), (x + 0.7, y), (x, y + 2.8)), ink)
    s.figure([[(mitten(101.6, 73, 3.0, -70), mix(ink, key, 0.45))]], rim=rim, light=(1, -0.5), width=0.7)
    s.gem(1, 102.6, 64, 7.2, glint=1.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-08": Picture(
        sapphire_doge,
        ((70, 60), (90, 60)),
        "holds a stone against the sun",
        "balcony over a harbour",
        "disc behind the stone",
        seed=15,
    ),
}
