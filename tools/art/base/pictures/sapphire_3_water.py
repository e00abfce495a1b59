"""Pictures of the sapphire cards of level 3 over harbour and canal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import Stone, drape, hand, held, limb, profile, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    WIDTH,
    arch,
    both,
    box,
    cut,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
)


def sapphire_doge(s: Gouache) -> None:
    """Level 3, over his shoulder: the doge covers the low sun with a sapphire, high above his harbour."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 114), [mix(deep, mid, 0.6), mix(mid, haze, 0.45), mix(key, haze, 0.2)])
    s.stipple(box(0, 36, WIDTH, 84), mix(deep, mid, 0.7), (0, 40), (0, 66), 0.4, 0.0)
    for y, x0, x1, k in ((50, -4, 50, 0.3), (57, 8, 40, 0.45), (88, -4, 30, 0.75), (96, 84, 124, 0.8)):
        s.fill(polygon((x0, y), (x1, y - 0.8), (x1 - 8, y + 2.2), (x0 + 7, y + 2.4)), mix(mid, haze, k))
    s.spot(93, 67, 15, 26, "#fff0c4", 0.5)
    s.fill(oval(93, 67, 15), "#fff6d6")
    s.fan(93, 67, 66, [(turn, turn + 6) for turn in (-172, -143, -112, -32, 8, 150)], "#fff0c4", 0.8)

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
        112,
        ((6, 6, 15, ""), (19, 7, 11, "d"), (30, 2.4, 36, "t"), (38, 6, 9, ""), (110, 6, 9, "d"), (120, 4, 14, "t")),
        mix(mid, deep, 0.2),
    )
    s.wash(box(-2, 112, WIDTH + 2, 172), (0, 112), (0, 160), [mix(mid, haze, 0.3), deep])
    for y, w in ((114.6, 12), (118.4, 9), (122.6, 12), (128, 8), (134, 10)):
        s.fill(box(96 - w, y, 96 + w, y + 1.4), mix(key, haze, 0.25))
    for x, high in ((38, 26), (47, 20)):  # ships in the harbour
        s.fill(outline((x - 7, 118), (x, 122, x + 6, 118), (x + 3, 125, x - 4, 125)), mix(deep, ink, 0.3))
        s.stroke([(x, 120), (x, 120 - high)], mix(deep, ink, 0.3), 0.8)
        s.stroke([(x - 5, 121 - high * 0.6), (x + 4, 120 - high * 0.92)], mix(deep, ink, 0.3), 0.6)
    _doge(s)


def _doge(s: Gouache) -> None:
    """Paint the doge from behind to his waist: horned cap over grey hair, ermine cape, one arm bent up with the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.6), (0.8, -0.6)
    gold, dull = mix(key, haze, 0.15), mix(key, ink, 0.4)
    mantle = outline((18, 176), (26, 140, 46, 128), (62, 120, 82, 127), (100, 132, 106, 150), (112, 176))
    cape = outline(
        *((24, 150), (26, 134, 42, 128), (52, 124, 55, 115), (64, 120, 73, 115), (76, 124, 88, 128)),
        *((101, 133, 104, 148), (92, 158, 78, 157), (66, 166, 50, 160), (34, 160, 24, 150)),
    )
    sleeve = limb((92, 137, 9), (110, 123, 8), (101, 94, 4.6))
    hanging = outline((98, 100), (104, 92, 106, 96), (122, 116, 124, 150), (112, 150, 104, 138), (106, 120, 98, 100))
    head = outline(
        *((51, 88), (51, 102, 55, 110), (56, 126), (72, 126), (71.6, 114), (77.6, 111.6, 78.4, 106)),
        *((80, 102, 78.6, 99), (79, 94, 78.6, 88)),
    )
    hair = outline(
        (49.4, 90), (48.6, 104, 54, 110), (60, 113, 65, 110.6), (70, 106, 69, 98), (72, 94, 72, 90), (60, 84, 49.4, 90)
    )
    ear = oval(71.4, 101, 2.4, 3.9, 8)
    hat = outline(
        *(
            (48.4, 94),
            (42.6, 78, 47, 62),
            (49, 51, 55.6, 43.6),
            (60.6, 41.4, 61, 48),
            (62.4, 59, 72, 65),
            (83, 76, 79.4, 92),
        ),
        (64, 101, 48.4, 94),
    )
    band = outline((47.6, 88.6), (63, 96, 80.4, 87), (80.6, 92.6), (64, 101.6, 48.4, 94.8))
    s.figure(
        [
            [(mantle, mix(ink, deep, 0.45)), (drape(mantle, 52, 10), mix(ink, deep, 0.15))],
            [(hanging, mix(deep, ink, 0.35))],
            [(sleeve, deep)],
            [(head, mix(ink, key, 0.5))],
            [(hair, mix(ink, key, 0.26)), (drape(hair, 60, 2), mix(ink, key, 0.12))],
            [(ear, mix(ink, key, 0.62))],
            [
                (cape, mix(haze, mid, 0.12)),
                (
                    both(cape, outline((20, 110), (64, 110), (58, 130, 66, 142), (58, 154, 60, 170), (20, 170))),
                    mix(mid, deep, 0.2),
                ),
            ],
            [(hat, mix(deep, mid, 0.35)), (drape(hat, 58, -8), mix(deep, ink, 0.25))],
            [(band, gold), (drape(band, 61, -2), dull)],
        ],
        rim,
        light,
        1.1,
    )
    s.stipple(both(cape, box(56, 110, 84, 166)), mix(mid, deep, 0.2), (60, 140), (78, 146), 0.5, 0.0)
    s.stroke([(57, 46), (57, 68, 64, 96)], gold, 1.5)
    for x, y in ((54, 92.2), (64, 95.6), (74, 92.8)):
        s.fill(oval(x, y, 1.5), "#fff6dc")
    for x, y in ((42, 138), (50, 147), (58, 133), (66, 145), (76, 135), (84, 146), (62, 154), (91, 137), (75, 153)):
        s.fill(polygon((x - 1, y), (x + 1, y), (x, y + 4.4)), ink)
    cuff = limb((102.4, 98, 5.6), (100.4, 92, 5.2))
    s.figure([[(cuff, gold)]], rim, light, 0.8)
    skin = mix(ink, key, 0.6)
    held(s, Stone(SAPPHIRE, 93, 67, 10.4, 8, 1.7), (skin, rim), 72, thumb=-1)


def gondola(s: Gouache) -> None:
    """Level 3: by night a masked lady stands up in her gondola and gives a sapphire to him who leans from a lit window."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 118), [mix(ink, deep, 0.7), mix(deep, mid, 0.75), mix(mid, haze, 0.5)])
    # far down the canal: houses on both sides and a bridge
    for x0, x1, y, tone in ((66, 82, 64, 0.75), (80, 92, 80, 1.0), (96, 108, 74, 0.8), (104, 124, 54, 0.5)):
        s.fill(box(x0, y, x1, 118), mix(deep, mid, tone))
        for x in range(int(x0) + 3, int(x1) - 2, 5):
            for row in (y + 6, y + 15):
                lit = (x + int(y) + row) % 3 == 0
                s.fill(arch(x, x + 2.0, row + 1.2, row + 4.6), mix(key, haze, 0.25) if lit else mix(deep, ink, 0.25))
    s.fill(
        cut(outline((66, 118), (66, 108), (88, 98, 124, 106), (124, 118)), arch(80, 106, 118, 122, 11)),
        mix(deep, ink, 0.3),
    )
    s.wash(box(-4, 117, 124, 172), (0, 117), (0, 158), [mix(mid, haze, 0.45), mix(deep, ink, 0.35)])
    s.stipple(box(-4, 117, 124, 150), mix(haze, "#ffffff", 0.2), (0, 117), (0, 134), 0.6, 0.0)
    _lit_window(s)
    bars(
        s,
        58,
        mix(key, "#fff3c8", 0.3),
        ((126, 13), (131, 19), (136, 14), (142, 20), (148, 12), (154, 15), (160, 9)),
        1.5,
    )
    s.rings(85, 93, [16, 11], [mix(mid, haze, 0.5), mix(haze, "#ffffff", 0.5)], 0.8)
    with s.moved(8, 2):
        _masked_lady(s)
    _reaching_hand(s)
    hull = outline(
        (38, 116),
        (41, 113, 44.6, 117),
        (45, 138, 62, 143),
        (92, 150, 126, 134),
        (130, 152),
        (100, 164, 66, 157),
        (42, 152, 40, 126),
        (36, 122, 38, 116),
    )
    s.figure([[(hull, ink)]], "#ffdf9c", (-0.5, -1), 1.0)
    for y in (119, 123.4, 127.8):
        s.fill(box(34.6, y, 41, y + 1.9), mix(haze, key, 0.3))
    s.stroke([(52, 144), (84, 157, 124, 146)], mix(key, ink, 0.15), 1.0)
    s.stipple(hull, mix(deep, mid, 0.3), (70, 146), (112, 156), 0.0, 0.5)


def _lit_window(s: Gouache) -> None:
    """Paint the house at the left: its window full of lamplight, its balcony, and the man who leans far out."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    house = polygon((-4, 30), (68, 30), (68, 122), (-4, 126))
    s.figure([[(house, mix(ink, deep, 0.45))]], mix(mid, haze, 0.2), (1, 0), 0.9)
    s.spot(38, 78, 24, 46, mix(key, ink, 0.35), 0.6, house)
    opening = arch(19, 60, 66, 106, 24)
    s.fill(placed(opening, -39.5 * 0.13, -90 * 0.06, 1.13, down=1.06), ink)
    with s.clipped(opening):
        s.fill(ALL, mix(key, ink, 0.42))
        s.rings(48, 72, [38, 28, 18], [mix(key, ink, 0.18), mix(key, "#fff3c8", 0.3), "#fff3c8"], 0.6)
        s.fill(polygon((14, 30), (28, 30), (24, 70), (16, 110), (10, 110)), mix(deep, mid, 0.3))
    rim = "#fff0c4"
    head = profile(58, 66, 16, 1, 22, neck=0.26)
    hair = outline(
        (63.4, 58.6),
        (58, 54.4, 52.6, 57),
        (46.6, 61, 49.6, 69),
        (51, 73, 55, 73.6),
        (56.6, 68, 57.6, 64.6),
        (60, 61, 63.4, 58.6),
    )
    body = outline((40, 78), (46, 72, 54, 76), (60, 82, 60, 92), (56, 100, 54, 112), (26, 112), (28, 92, 40, 78))
    far = limb((54, 81, 4.0), (64, 91, 3.2), (70, 92, 2.2))
    near = limb((47, 83, 5.2), (54, 97.6, 4.2), (62, 97.2, 2.6))
    dark = mix(ink, key, 0.26)
    s.figure(
        [
            [
                (body, mix(deep, mid, 0.25)),
                (both(body, polygon((20, 70), (42, 70), (40, 116), (20, 116))), mix(ink, deep, 0.3)),
            ],
            [
                (head.head, dark),
                (cut(head.head, head.shade), mix(ink, key, 0.44)),
                (both(head.head, head.wedge), mix(ink, key, 0.62)),
            ],
            [(hair, ink)],
        ],
        rim,
        (0.5, -1),
        0.9,
    )
    s.figure(
        [[(polygon((44, 73), (53, 73, 1), (58, 79, 1), (52, 84, 1), (43, 79)), mix(haze, "#ffffff", 0.3))]],
        "#ffffff",
        (0.5, -1),
        0.6,
    )
    s.fill(head.eye, ink)
    # the balcony under his arm
    s.figure([[(far, mix(ink, deep, 0.5))]], rim, (0.6, -1), 0.7)
    rail = polygon((8, 102), (65, 102), (65, 106), (8, 106))
    slab = polygon((6, 120), (68, 120), (65, 126), (10, 126))
    for x in range(13, 64, 7):
        s.fill(outline((x - 1.2, 106), (x - 3, 114, x - 1.4, 120), (x + 1.4, 120), (x + 3, 114, x + 1.2, 106)), ink)
    s.figure([[(rail, ink)], [(slab, ink)]], mix(key, haze, 0.3), (0.3, -1), 0.8)
    s.figure(
        [
            [
                (near, mix(deep, mid, 0.5)),
                (polygon((59.6, 93.6), (63.4, 93.4), (63.6, 100.4), (59.8, 100.6)), mix(haze, "#ffffff", 0.3)),
            ]
        ],
        rim,
        (0.5, -1),
        0.8,
    )


def _reaching_hand(s: Gouache) -> None:
    """Paint the open hand of the man at the window, about to take the stone."""
    fingers = [
        limb((64, 97, 2.2), (69, 96, 2.1)),
        *(limb((68, 95 + at, 1.2), (72.4, 93 + at * 1.7, 1.1), (74.8, 94 + at * 2.2, 0.8)) for at in (0.0, 1.6)),
        limb((66, 95.4, 1.2), (69, 91.4, 0.9)),
    ]
    hand(s, fingers, mix(s.ink, s.key, 0.46), "#fff0c4", (0.4, -1), 0.5)


def _masked_lady(s: Gouache) -> None:
    """Paint the lady: she stands in the boat, her chin raised, the stone in her lifted hand, lit from the window."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#fff0c4"
    head = profile(94, 89, 15.5, -1, 14, neck=0.34)
    hair = outline(
        (88, 80.6),
        (92, 77, 97.6, 80),
        (104, 84, 101.6, 92),
        (99.6, 98, 96.6, 96),
        (97.6, 90, 94.6, 86),
        (91, 84, 88, 80.6),
    )
    knot = oval(101.6, 82.4, 4.6)
    plumes = [
        ribbon([(98, 80, 0.8), (101, 72, 2.4), (107, 68, 2.2), (112, 70, 0.4)], 8),
        ribbon([(99, 81, 0.8), (105, 76, 2.2), (111, 76, 1.9), (114, 80, 0.4)], 8),
    ]
    mask = placed(
        outline(
            (-7.2, -2.2), (-2, -3.4, 4.4, -1.4), (4.4, 1.6, 0.4, 2.6), (-2.2, 2.4, -3.4, 4.2), (-6.4, 3.8, -7.2, -2.2)
        ),
        93,
        87.4,
        1,
        14,
    )
    gown = outline(
        (92, 106),
        (98, 102, 103, 106),
        (107, 116, 103, 125),
        (114, 134, 122, 152),
        (68, 152),
        (76, 136, 91, 125),
        (89, 114, 92, 106),
    )
    cape = outline((97, 101), (106, 104, 109, 116), (116, 134, 124, 150), (104, 150), (104, 120, 97, 101))
    skin = mix(key, ink, 0.3)
    lifted = limb((95, 109, 4.4), (85, 118, 3.4), (79.4, 106, 2.3))
    s.figure(
        [
            [(part, mix(haze, "#fffdf6", 0.4)) for part in plumes],
            [(cape, mix(ink, deep, 0.35))],
            [
                (gown, mix(mid, haze, 0.2)),
                (both(gown, outline((99, 100), (97, 126, 104, 156), (126, 156), (126, 100))), deep),
            ],
            [(head.head, mix(key, ink, 0.52)), (cut(head.head, head.shade), skin)],
            [(hair, ink), (knot, ink)],
            [(mask, "#fffdf6")],
            [
                (limb((101, 110, 3.6), (100, 123, 2.8), (92, 128, 2.0)), mix(deep, mid, 0.6)),
                (small_hand(91, 128, 2.4, 170), skin),
            ],
            [
                (lifted, mix(haze, mid, 0.1)),
                (both(lifted, polygon((98, 108), (85, 117), (80, 110), (74, 124), (98, 126))), mix(mid, deep, 0.1)),
            ],
        ],
        rim,
        (-1, -0.5),
        0.9,
    )
    s.fill(oval(87.8, 85.4, 1.5, 0.85, 14), ink)
    for x in (86, 90, 94):
        s.stroke([(94 + (x - 94) * 0.5, 126), (x - 4, 138, x - 8, 150)], mix(mid, deep, 0.5), 0.8, 0.7)
    cup = [
        limb((79.4, 107, 2.4), (78.6, 103, 2.8)),
        limb((80, 103, 1.6), (84.6, 99, 1.3), (85.6, 94.4, 0.9)),
        *(limb((78 - at, 102.6, 1.5), (72.4 - at, 100.4 - at, 1.3), (69.4 - at, 97 - at, 0.9)) for at in (1.4, 0.0)),
    ]
    hand(s, cup, skin, rim, (-0.6, -1), 0.5)
    s.gem(SAPPHIRE, 77, 92.4, 8.0, 10, 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-08": Picture(
        sapphire_doge,
        ((93, 67), (66, 70), (73, 104), (98, 84)),
        "holds a stone against the sun",
        "balcony over a harbour",
        "sun covered by the stone",
        seed=15,
    ),
    "b3-07": Picture(
        gondola,
        ((86, 94), (97, 90), (61, 66), (70, 96)),
        "gives a stone from her gondola",
        "canal by night",
        "lit window over the water",
        seed=7,
    ),
}
