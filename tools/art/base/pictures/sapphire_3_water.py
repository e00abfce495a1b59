"""Pictures of the sapphire cards of level 3 over harbour and canal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import Stone, drape, held, limb, profile, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    WIDTH,
    around,
    both,
    box,
    burst,
    chance,
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


def launch(s: Gouache) -> None:
    """Level 3: from the foot of the slip: a lady lets a bottle swing against the bow of a ship; a sapphire is its eye."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 150),
        [mix(mid, deep, 0.2), mix(mid, haze, 0.55), mix(haze, key, 0.25), mix(key, "#fff3d0", 0.45)],
    )
    for x, y, wide in ((104, 52, 20), (14, 62, 18), (110, 74, 14)):
        s.fill(
            outline((x - wide, y), (x - wide * 0.3, y - 5, x, y - 3), (x + wide * 0.5, y - 5, x + wide, y)),
            mix(haze, "#ffffff", 0.4),
        )
    _bow(s)
    _tribune(s)
    _bottle(s)
    _onlookers(s)


def _bow(s: Gouache) -> None:
    """Paint the bow as it stands over us: a flank in the sun, one in shade, planks that run to the stem, the eye."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    stem = ((62, 36), (57, 76, 60, 104), (62, 130, 66, 150))
    sun = outline((62, 36), *stem[1:], (84, 146, 100, 128), (120, 100, 122, 36))
    shade = outline((62, 36), *stem[1:], (50, 148, 36, 132), (10, 104, 6, 36))
    s.fill(shade, mix(deep, ink, 0.5))
    s.stipple(shade, ink, (4, 60), (54, 70), 0.0, 0.75)
    s.wash(sun, (62, 0), (124, 0), [mix(deep, mid, 0.5), mix(mid, haze, 0.16), mix(mid, deep, 0.3)])
    for share in (0.16, 0.32, 0.48, 0.64, 0.8):
        top = 40 + 100 * share
        s.stroke(
            [(58.6 + share * 5, top), (80, top - 2, 96 + (1 - share) * 24, top - 26 + share * 10)],
            mix(deep, ink, 0.15),
            0.8,
        )
        s.stroke(
            [(58.6 + share * 5, top), (42, top - 1, 30 - (1 - share) * 22, top - 22 + share * 10)],
            mix(ink, deep, 0.2),
            0.8,
        )
    # the wale, gilded, and the boot-top below it
    for side, tone in ((1, key), (-1, mix(key, ink, 0.5))):
        reach, up = (60, 34) if side > 0 else (-56, 34)
        wale = outline(
            (58.6, 62),
            (59 + reach * 0.5, 60, 59 + reach, 62 - up * 0.7),
            (59 + reach, 68 - up * 0.7),
            (59 + reach * 0.5, 66, 58.4, 68.6),
        )
        s.fill(wale, tone)
    under = outline((62.6, 124), (84, 120, 104, 104), (100, 130, 82, 142), (72, 148, 66, 150), (63, 138, 62.6, 124))
    s.fill(both(sun, under), mix(key, "#c2461e", 0.45))
    s.fill(
        both(shade, outline((62.6, 124), (44, 122, 22, 106), (26, 130, 50, 146), (66, 152), (62.6, 124))),
        mix(mix(key, "#c2461e", 0.5), ink, 0.62),
    )
    keel = outline((60, 36), (55, 78, 58, 106), (60, 132, 64, 152), (68, 152), (64, 130, 62, 104), (60.6, 78, 65, 36))
    s.figure([[(keel, mix(deep, ink, 0.15))]], mix(key, "#fff3d0", 0.6), (1, 0), 0.9)
    # the eye: gilded lids round the stone
    lid = outline((68, 86), (80, 72, 101, 80), (92, 98, 68, 86))
    s.fill(placed(lid, 0.4, 1.8), ink, 0.7)
    s.figure([[(lid, key)]], "#fff3d0", (0.6, -1), 1.0)
    s.fill(outline((72, 85.6), (82, 75.4, 96.6, 81.2), (89, 93.4, 72, 85.6)), "#fffdf6")
    s.gem(SAPPHIRE, 84, 83.4, 8.4, 8, 1.4)


def _tribune(s: Gouache) -> None:
    """Paint the stand at the right with the lady on it, in profile, her arm out after the bottle, and a page behind her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(103, 99, 12, -1, 0, neck=0.3)
    hat = outline((95, 95.6), (98, 91, 104, 91.4), (112, 90, 114, 96), (106, 94, 95, 95.6))
    plume = ribbon([(106, 92, 1.6), (111, 86, 2.4), (117, 86, 2.0), (119, 90, 0.5)], 10)
    hair = outline(
        (104, 93.6), (110, 94, 110.4, 101), (112, 107, 107, 108), (104, 104, 105, 100), (102.6, 97, 104, 93.6)
    )
    bodice = outline((99.4, 108), (104, 105, 109, 108), (111, 114, 108.4, 121), (100, 121), (98.4, 114, 99.4, 108))
    gown = outline((100, 119), (104, 121, 108.6, 119), (118, 128, 122, 146), (92, 146), (94, 130, 100, 119))
    arm = limb((102, 110, 2.7), (92, 109, 2.1), (84.4, 104, 1.5))
    s.figure(
        [
            [(plume, "#fffdf6")],
            [
                (gown, mix(haze, "#ffffff", 0.5)),
                (both(gown, polygon((108, 116), (126, 116), (126, 150), (110, 150))), mix(mid, haze, 0.4)),
            ],
            [
                (bodice, key),
                (both(bodice, polygon((105, 100), (114, 100), (114, 124), (105, 124))), mix(key, deep, 0.5)),
            ],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(ink, key, 0.66)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
                (head.eye, ink),
                (hair, ink),
                (hat, mix(deep, ink, 0.3)),
            ],
            [(arm, mix(ink, key, 0.66)), (small_hand(83, 103, 2.2, 206), mix(ink, key, 0.74))],
            [(limb((102.6, 109.6, 3.3), (97.6, 109.8, 2.9)), key)],
        ],
        "#fff3d0",
        (-0.7, -1),
        0.8,
    )
    for start, end in (((103, 122), (98, 145)), ((106, 122), (108, 145))):
        s.stroke([start, end], mix(mid, haze, 0.3), 0.7)
    rail = box(88, 132, 124, 135)
    stand = box(90, 135, 124, 176)
    s.fill(stand, mix(ink, deep, 0.4))
    s.figure([[(rail, mix(key, ink, 0.3))]], "#fff3d0", (-0.2, -1), 0.9)
    for x in (95, 106, 117):
        s.stroke([(x - 5.4, 135), (x, 143, x + 5.4, 135)], mix(haze, key, 0.2), 1.6)


def _bottle(s: Gouache) -> None:
    """Paint the bottle as it bursts on the stem: the cord still curved, wine in a star, splinters."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    s.stroke([(61, 38), (72, 82, 67.4, 106)], mix(haze, key, 0.3), 0.9)
    s.fill(burst(65.4, 113, 15.5, 11, 5, 0.46), mix(haze, "#ffffff", 0.75))
    s.fill(burst(65.4, 113, 9.6, 9, 9, 0.5), mix(key, "#fff3d0", 0.35))
    bottle = placed(
        outline(
            (-1.6, -8.4),
            (1.6, -8.4),
            (1.7, -4),
            (4.0, -2.4, 3.9, 1.6),
            (3.9, 8.4),
            (-3.9, 8.4),
            (-3.9, 1.6),
            (-4.0, -2.4, -1.7, -4),
        ),
        68.6,
        112.6,
        0.86,
        18,
    )
    s.figure([[(bottle, mix("#1d6a4a", ink, 0.3))]], "#fffdf6", (1, -0.4), 0.8)
    lots = chance(44)
    for turn in range(20, 340, 23):
        far = 15 + 9 * next(lots)
        x, y = around(65.4, 113, far, turn + 14)
        s.fill(oval(x, y, 0.7 + 0.9 * next(lots)), "#fffdf6" if turn % 2 else mix(mid, haze, 0.6))


def _onlookers(s: Gouache) -> None:
    """Paint the crowd at the foot, dark against the light: hats, bonnets, raised arms, a child on shoulders."""
    ink, deep, key = s.ink, s.deep, s.key
    gold = mix(key, "#fff3d0", 0.4)
    people = (
        (34, 148, 1.0, "hat"), (44, 152, 1.15, "bare"), (55, 149, 1.0, "bonnet"), (64, 154, 1.2, "arm"), (76, 151, 1.05, "hat"),
        (86, 155, 1.2, "bare"), (24, 154, 1.2, "arm"), (8, 152, 1.1, "bonnet"), (97, 152, 1.1, "bonnet"), (107, 156, 1.2, "bare"), (117, 152, 1.0, "hat"),
    )  # fmt: skip
    for x, y, k, kind in people:
        parts = [
            oval(x, y, 3.6 * k, 4.4 * k),
            outline(
                (x - 8 * k, y + 24),
                (x - 8 * k, y + 6 * k, x - 2 * k, y + 4.4 * k),
                (x + 2 * k, y + 4.4 * k),
                (x + 8 * k, y + 6 * k, x + 8 * k, y + 24),
            ),
        ]
        if kind == "hat":
            parts += [
                box(x - 3.4 * k, y - 8.4 * k, x + 3.4 * k, y - 2 * k, 0.6),
                box(x - 5.6 * k, y - 3 * k, x + 5.6 * k, y - 1.6 * k, 0.6),
            ]
        elif kind == "bonnet":
            parts.append(oval(x - 0.8 * k, y - 0.8 * k, 4.9 * k, 5.0 * k))
        elif kind == "arm":
            parts.append(limb((x + 5 * k, y + 8 * k, 2.0), (x + 9 * k, y - 1 * k, 1.5), (x + 7 * k, y - 10 * k, 1.2)))
        s.figure([[(part, mix(ink, deep, 0.2)) for part in parts]], gold, (0.6, -1), 0.8)


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
        launch,
        ((84, 83), (67, 112), (101, 99), (83, 103)),
        "names a ship",
        "slip of a shipyard",
        "low sun along a ship's flank",
        seed=34,
    ),
}
