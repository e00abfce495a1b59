"""Pictures of the emerald cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.base.props import prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, cut, join, mix, outline, polygon, taper


def emerald_vein(s: Gouache) -> None:
    """Level 1: a miner swings at the vein."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.75))
    rock = [
        (-172, 1.25),
        (-140, 0.86),
        (-112, 1.0),
        (-60, 1.1),
        (0, 1.3),
        (50, 1.0),
        (96, 0.84),
        (128, 1.12),
        (155, 0.92),
    ]
    s.facets(
        94,
        84,
        [84, 62, 44, 29, 17],
        [
            mix(deep, mid, 0.25),
            mix(mid, deep, 0.25),
            mix(mid, haze, 0.30),
            mix(mid, haze, 0.66),
            mix(haze, "#ffffff", 0.25),
        ],
        rock,
        0.6,
    )
    # cave floor between figure and vein
    s.fill(
        polygon((-2, 118), (14, 122), (30, 132), (56, 136), (76, 131), (98, 137), (122, 130), (122, 172), (-2, 172)),
        mix(deep, ink, 0.35),
    )
    s.stipple(
        polygon((30, 132), (56, 136), (76, 131), (98, 137), (122, 130), (122, 154), (24, 154)),
        mid,
        (94, 126),
        (72, 156),
        0.85,
        0.0,
    )
    # the vein: crystals that point at the man
    for x, y, lean, w, length, k in (
        (126, 46, -128, 4, 22, 1),
        (122, 56, -118, 5, 25, 0),
        (124, 120, -48, 5, 28, 1),
        (124, 110, -62, 5.4, 28, 0),
        (127, 66, -100, 5.6, 26, 1),
        (127, 98, -80, 5.6, 28, 1),
        (128, 76, -94, 6, 32, 0),
        (128, 89, -86, 6, 31, 2),
    ):
        prism(
            s,
            x,
            y,
            lean,
            w,
            length,
            (
                (mix(mid, haze, 0.30), mix(deep, mid, 0.45), mix(mid, haze, 0.7)),
                (mix(mid, deep, 0.2), mix(deep, ink, 0.3), mid),
                (mix(mid, haze, 0.1), deep, mix(mid, haze, 0.5)),
            )[k],
        )
    s.fill(
        polygon(
            (122, 36),
            (115, 36),
            (118, 58),
            (112, 70),
            (116, 84),
            (112, 98),
            (118, 118),
            (112, 132),
            (116, 172),
            (122, 172),
        ),
        ink,
    )
    # ground, timbers
    s.fill(polygon((-2, 151), (40, 148), (80, 152), (122, 147), (122, 172), (-2, 172)), ink)
    s.fill(polygon((-2, 36), (122, 36), (122, 41), (60, 43.5), (-2, 47)), ink)
    s.fill(polygon((-2, 40), (14, 40), (17, 172), (-2, 172)), ink)
    s.fill(polygon((13, 66), (31, 43), (37, 43), (14, 77)), ink)
    s.fill(polygon((14.6, 47.5), (16.6, 47.3), (19.6, 149), (17.6, 149)), mix(deep, mid, 0.5))
    # the man
    dark, cloth = ink, mix(ink, deep, 0.35)
    rim = mix(haze, "#ffffff", 0.3)
    back_leg = join(
        taper((60, 112), 6.4, (50, 133), 4.4),
        taper((50, 133), 4.0, (35, 149), 2.6),
        polygon((30, 146), (37, 146, 1), (39, 154), (26, 154)),
    )
    front_leg = join(
        taper((64, 112), 6.8, (84, 121), 4.8),
        taper((84, 121), 4.3, (84, 147), 2.8),
        polygon((80.6, 145), (87, 144), (95.4, 151.4, 2), (95.4, 154), (80.6, 154)),
    )
    tunic = polygon((53, 82, 5), (68, 80, 5), (71, 98), (76, 117, 2), (62, 125), (49, 119, 2), (56, 100))
    sash = polygon((55.6, 98.4), (71, 96.4), (71.8, 103), (54.8, 105))
    tail = polygon((56, 103), (60, 104), (52, 121), (46, 116))
    head, shade, wedge, _eye = profile(67, 71, 14, 1, 6)
    cap = outline((58.6, 71), (56, 62.4, 64.6, 61.6), (72.4, 61.6, 74.6, 67), (66, 66.8, 61, 73.4))
    arm_b = join(taper((57, 84), 4.2, (48.5, 69), 3.2), taper((48.5, 69), 3.0, (58, 54.5), 2.2))
    arm_f = join(taper((65, 84), 4.4, (81, 72), 3.3), taper((81, 72), 3.1, (65.5, 53.5), 2.2))
    s.figure([[(arm_b, dark), (mitten(58.6, 54.6, 2.7, -60), mix(key, ink, 0.55))]], rim=rim, light=(1, 0.1), width=0.7)
    s.figure(
        [[(taper((75, 48.2), 1.0, (41, 58.8), 1.2), mix(ink, key, 0.22))]],
        rim=mix(key, haze, 0.2),
        light=(0.4, 1),
        width=0.6,
    )
    pick = outline(
        (51.5, 43.6), (44.4, 49, 43.2, 57.4), (42.4, 67, 48.6, 77.5), (37, 68, 38.6, 56), (41, 47, 51.5, 43.6)
    )
    s.figure([[(pick, ink)]], rim=rim, light=(1, -0.2), width=0.9)
    s.figure(
        [
            [(back_leg, dark)],
            [(tail, mix(key, ink, 0.45))],
            [(front_leg, mix(ink, deep, 0.12))],
            [
                (tunic, cloth),
                (both(tunic, polygon((40, 70), (60, 80), (58, 126), (40, 126))), ink),
                (sash, key),
                (both(sash, polygon((40, 90), (61, 90), (61, 110), (40, 110))), mix(key, ink, 0.5)),
            ],
            [
                (head, mix(ink, key, 0.36)),
                (cut(head, shade), mix(ink, key, 0.58)),
                (both(head, wedge), mix(haze, key, 0.35)),
                (cap, mix(key, ink, 0.18)),
                (both(cap, polygon((50, 60), (62, 60), (64, 76), (50, 76))), mix(key, ink, 0.55)),
            ],
            [(arm_f, cloth), (mitten(66, 52.8, 2.8, -130), mix(key, ink, 0.3))],
        ],
        rim=rim,
        light=(1, 0.1),
        width=1.0,
    )
    s.stipple(both(tunic, polygon((58, 80), (72, 80), (76, 118), (58, 124))), mid, (72, 98), (60, 100), 0.5, 0.0)
    s.gem(2, 97, 82, 8.2, turn=12, glint=1.5)
    for x, y, r in ((87, 66, 1.0), (84, 93, 0.8), (93, 104, 0.9), (84, 58, 0.7)):
        s.fill(polygon((x - r, y), (x, y - r * 1.7), (x + r, y), (x, y + r * 1.7)), "#fffff0")


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-24": Picture(
        emerald_vein, ((70, 80), (90, 70)), "strikes the vein", "timbered gallery", "stepped polygons", seed=7
    ),
}
