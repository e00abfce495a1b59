"""Pictures of the sapphire cards of level 3 in observatory and cabin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, front, grip, hand, limb, pinch, profile, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, blob, both, box, cut, mix, outline, oval, placed, polygon, ribbon, taper


def model_ship(s: Gouache) -> None:
    """Level 3: an admiral bends over the chart and moves a model ship across it; the sapphire is its cargo."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # the stern window: the harbour at evening in leaning panes
    window = polygon((8, 38), (124, 38), (124, 118), (2, 118))
    with s.clipped(window):
        s.wash(ALL, (0, 38), (0, 98), [mix(mid, haze, 0.35), mix(haze, key, 0.25), mix(key, "#fff6d8", 0.55)])
        s.stipple(window, mix(mid, haze, 0.1), (0, 40), (0, 66), 0.4, 0.0)
        for x, k in ((24, 1.0), (88, 0.9), (56, 0.62)):
            _moored(s, x, 97, k)
        s.fill(box(-4, 97, 124, 120), mix(mid, haze, 0.12))
        for y, left, right in ((100, 40, 78), (103.6, 30, 70), (107.6, 44, 86), (112, 34, 74)):
            s.fill(box(left, y, right, y + 1.3), mix(key, "#fff6d8", 0.6))
    for top, foot in ((16, 11), (47, 45), (82, 84)):
        s.fill(taper((top, 36), 1.2, (foot, 120), 1.6), mix(ink, deep, 0.35))
    s.stroke([(2, 72), (124, 72)], mix(ink, deep, 0.35), 1.5)
    _chart_table(s)
    _model(s, 58, 135)
    _admiral(s)


def _moored(s: Gouache, x: float, y: float, k: float) -> None:
    """Paint a ship at anchor, her sails furled, seen from astern; the point is the middle of her water line."""
    tone = mix(s.deep, s.mid, 0.35 if k > 0.7 else 0.8)
    hull = outline((-8, -13), (8, -13), (10, -4, 6, 2), (-6, 2), (-10, -4, -8, -13))
    s.fill(placed(hull, x, y, k), tone)
    for at in (-3.4, 0, 3.4):
        s.fill(box(x + (at - 0.9) * k, y - 10.5 * k, x + (at + 0.9) * k, y - 7 * k), s.key)
    s.fill(taper((x, y - 62 * k), 0.4 * k, (x, y - 12 * k), 1.2 * k), tone)
    for up, wide in ((22, 13), (36, 10.4), (48, 7)):
        s.fill(taper((x - wide * k, y - up * k), 0.5 * k, (x + wide * k, y - up * k), 0.5 * k), tone)
        s.fill(placed(blob((-wide + 2, 0), (0, -0.6), (wide - 2, 0), (wide * 0.5, 2.4), (0, 1.6), (-wide * 0.5, 2.4)),
                      x, y - up * k, k), mix(tone, s.haze, 0.45))  # fmt: skip
    for side in (-9, 9):
        s.stroke([(x, y - 50 * k), (x + side * k, y - 12 * k)], tone, 0.5)


def _admiral(s: Gouache) -> None:
    """Paint the admiral in profile, bent to the left over the table: bicorne fore and aft, queue, epaulette, cuff."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fff0c4", (-1, -0.35)
    gold, dull = mix(key, haze, 0.2), mix(key, ink, 0.3)
    head, shade, wedge, eye = profile(83, 71, 24, -1, -19, neck=0.2)
    hat = outline(
        *((54.6, 69), (60, 61, 70, 54), (78, 43, 92, 41.6), (101, 41.6, 104, 50), (110, 58, 116, 59.6)),
        *((108, 65, 98, 63), (84, 60, 72, 65), (62, 70, 54.6, 69)),
    )
    brim = outline(
        *((54.6, 69), (66, 61, 80, 55), (96, 50, 104, 54), (110, 58, 116, 59.6)),
        *((108, 65, 98, 63), (84, 60, 72, 65), (62, 70, 54.6, 69)),
    )
    hair = outline((79, 62), (88, 58, 98, 62), (99, 72, 95, 80), (90, 80, 88.6, 74), (84, 74, 79, 62))
    queue = ribbon([(95, 76, 3.0), (101, 84, 3.0), (107, 92, 2.4), (111, 104, 1.2)])
    collar = outline((80, 84), (88, 84, 97, 78), (101, 84, 100, 92), (88, 96, 82, 94), (79, 90, 80, 84))
    coat = outline(
        *(
            (82, 92),
            (90, 86, 101, 85),
            (116, 88, 124, 104),
            (126, 172),
            (92, 172),
            (88, 140),
            (77, 116),
            (76, 102, 82, 92),
        ),
    )
    facing = outline(
        (82, 92), (76, 102, 77, 116), (88, 140), (92, 172), (97, 172), (93, 138), (83, 115), (83, 102, 88, 93)
    )
    sleeve = limb((101, 97, 8.6), (107.6, 124, 6.6), (94, 127.6, 5.0))
    s.figure([[(queue, haze)]], rim, light, 0.6)
    s.figure(
        [
            [(coat, mix(deep, ink, 0.25)), (drape(coat, 96, 8), deep), (facing, dull)],
            [(collar, mix(deep, mid, 0.3)), (both(collar, box(70, 70, 84.6, 100)), gold)],
            [
                (head, mix(ink, key, 0.4)),
                (cut(head, shade), mix(ink, key, 0.6)),
                (both(head, wedge), mix(ink, key, 0.84)),
            ],
            [(hair, mix(haze, mid, 0.25))],
        ],
        rim,
        light,
        1.0,
    )
    s.fill(eye, ink)
    s.fill(polygon((94, 77), (98, 74), (100, 80), (96, 83)), ink)
    for y in (68, 72.4):  # the rolled curls over the ear
        s.figure([[(oval(88, y, 5.4, 2.2, -14), haze)]], "#ffffff", light, 0.5)
    s.figure(
        [[(hat, mix(ink, deep, 0.25))], [(brim, ink)]],
        rim,
        light,
        0.8,
    )
    s.stroke([(55.4, 68.4), (66, 60.4, 80, 54.4), (96, 49.4, 104, 53.4), (109, 57, 115.4, 59.4)], gold, 1.6)
    s.fill(oval(87, 51, 3.4), gold)
    s.fill(oval(87, 51, 1.7), deep)
    # the epaulette, the arm, the hand on the ship's stern
    s.figure(
        [
            [
                (sleeve, mix(deep, mid, 0.5)),
                (both(sleeve, polygon((106, 80), (130, 80), (130, 140), (96, 140), (112, 118))), deep),
            ]
        ],
        rim,
        light,
        1.0,
    )
    for at in range(6):
        s.fill(
            taper((93.6 + at * 2.9, 93 + at * 0.9), 1.5, (92.4 + at * 3.1, 102 + at * 0.6), 1.1), (gold, dull)[at % 2]
        )
    s.figure([[(oval(101, 92.6, 9.4, 3.4, 14), gold)]], rim, light, 0.8)
    cuff = limb((98, 126.8, 6.6), (93, 127.8, 6.2))
    s.figure([[(cuff, gold)], [(limb((91.4, 128, 5.0), (89.6, 128.2, 4.4)), "#fff6e4")]], rim, light, 0.7)
    hand(s, pinch(79, 126, 0.5, 184), mix(ink, key, 0.66), rim, (-0.6, -1), 0.5)


def _chart_table(s: Gouache) -> None:
    """Paint the table's top as a sea: the chart, its lines running to the window, a coast and its soundings."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    chart = polygon((-4, 121), (124, 121), (124, 176), (-4, 176))
    s.figure([[(chart, mix(haze, key, 0.18))]], "#fffdf6", (0, -1), 1.2)
    with s.clipped(chart):
        for x in range(-60, 220, 20):
            s.stroke([(58 + (x - 58) * 0.55, 122), (x, 176)], mix(haze, mid, 0.42), 0.6)
        for y in (132, 141, 154):
            s.stroke([(-4, y), (124, y)], mix(haze, mid, 0.42), 0.6)
        s.fill(blob((-6, 130), (24, 134), (40, 146), (34, 156), (44, 166), (30, 178), (-10, 178)), mix(key, haze, 0.35))
    s.stipple(chart, mix(ink, mid, 0.4), (60, 152), (60, 182), 0.0, 0.45)


def _model(s: Gouache, x: float, y: float) -> None:
    """Paint the model under sail, head to the left, the stone amidships; the point is the middle of its keel."""
    ink, haze, key = s.ink, s.haze, s.key
    s.fill(oval(x + 3, y + 2.4, 23, 2.8), ink, 0.4)
    s.stroke([(x - 20, y - 8), (x - 30, y - 14)], ink, 1.1)
    for at, top in ((-13.6, 34), (13.6, 31)):
        mast = x + at
        s.stroke([(mast, y - top - 4), (mast, y - 7)], ink, 1.2)
        s.stroke([(mast, y - top), (x + at * 2.1, y - 9)], ink, 0.5)
        for tier in range(2):
            foot, wide = y - 13 - tier * 9.6, 6.6 - tier * 1.5
            sail = outline(
                (mast + wide, foot), (mast + wide - 2.6, foot - 4.6, mast + wide - 1, foot - 8.6),
                (mast - wide + 1, foot - 8.6), (mast - wide - 3, foot - 3.6, mast - wide, foot), (mast, foot - 2, mast + wide, foot),
            )  # fmt: skip
            s.figure(
                [
                    [
                        (sail, "#fff3d6"),
                        (both(sail, box(mast + 0.6, foot - 10, mast + 12, foot + 2)), mix(haze, key, 0.5)),
                    ]
                ],
                "#ffffff",
                (-0.8, -0.6),
                0.6,
            )
        s.fill(polygon((mast, y - top - 4), (mast - 7, y - top - 2.6), (mast, y - top - 1)), key)
    hull = outline(
        *(
            (x - 22, y - 9),
            (x - 16, y - 6.6, x + 15, y - 7),
            (x + 17, y - 12),
            (x + 22, y - 12),
            (x + 21, y - 3, x + 15, y + 2),
        ),
        *((x - 13, y + 2), (x - 20, y - 1.6, x - 22, y - 9)),
    )
    s.gem(SAPPHIRE, x, y - 16.5, 9.2, 10, 1.6)
    s.figure(
        [[(hull, mix(key, ink, 0.55)), (both(hull, box(x - 40, y - 2.4, x + 40, y + 8)), mix(ink, key, 0.2))]],
        mix(key, haze, 0.5),
        (-0.6, -1),
        0.7,
    )
    s.stroke([(x - 21, y - 5), (x, y - 3.4, x + 21, y - 5.6)], key, 0.8)


def knighting(s: Gouache) -> None:
    """Level 3: over the shoulder of a kneeling squire: a queen lays the flat of her sword on him, a sapphire in its hilt."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, ink, 0.55), mix(deep, ink, 0.2), mix(deep, mid, 0.25)])
    for number, x in enumerate((46, 77, 108)):  # tall windows full of evening
        wide, top = (8, 11, 8)[number], (62, 50, 62)[number]
        window = arch(x - wide, x + wide, top, 112)
        s.wash(
            window,
            (0, top - 10),
            (0, 112),
            [mix(mid, haze, 0.3), mix(haze, "#ffffff", 0.3), mix(s.key, "#fff3d0", 0.45)],
        )
        for at in (-0.34, 0.34):
            s.stroke([(x + at * wide, top - wide), (x + at * wide, 112)], mix(deep, ink, 0.2), 0.7)
        for y in range(int(top) + 6, 112, 11):
            s.stroke([(x - wide, y), (x + wide, y)], mix(deep, ink, 0.2), 0.7)
        s.shaft(
            polygon((x - wide, 70), (x + wide, 70), (x + wide * 2 - 26, 170), (x - wide * 2 - 34, 170)),
            mix(haze, s.key, 0.3),
            0.35,
            (x, 70),
            (x - 30, 165),
        )
    for x in (30, 61.5, 92.5, 122):
        s.figure([[(box(x - 3.4, 30, x + 3.4, 126), mix(deep, ink, 0.35))]], mix(haze, s.key, 0.3), (-1, 0), 0.8)
    _court(s)
    for number, x in enumerate((34, 62, 92)):  # the windows' light on the floor
        patch = polygon((x + 6, 136), (x + 22, 136), (x + 4, 176), (x - 20, 176))
        s.fill(patch, mix(mid, haze, 0.2 + 0.2 * number), 0.6)
    _queen(s)
    _squire(s)


def _court(s: Gouache) -> None:
    """Paint the court on both sides, dark, with edges of evening: veils, hats, a halberd."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(box(-4, 122, 124, 176), (0, 122), (0, 172), [mix(ink, deep, 0.5), mix(deep, ink, 0.15)])
    for x, y, hat in ((38, 106, 0), (49, 110, 1), (104, 109, 1), (114, 105, 2), (28, 112, 2)):
        parts = [
            oval(x, y, 4.2, 5.2),
            outline((x - 9, 132), (x - 9, y + 8, x - 2, y + 5), (x + 2, y + 5), (x + 9, y + 8, x + 9, 132)),
        ]
        if hat == 1:
            parts.append(
                outline(
                    (x - 5.6, y - 1),
                    (x - 6, y - 8, x, y - 8),
                    (x + 7, y - 8, x + 6, y + 8),
                    (x + 4, y + 12, x + 2, y + 5),
                    (x + 4, y - 3, x - 5.6, y - 1),
                )
            )
        elif hat == 2:
            parts.append(outline((x - 6, y - 3), (x - 4, y - 10, x + 1, y - 9), (x + 7, y - 8, x + 6.4, y - 3)))
        s.figure([[(part, mix(ink, deep, 0.5)) for part in parts]], mix(haze, key, 0.4), (0.3, -1), 0.8)


def _queen(s: Gouache) -> None:
    """Paint the queen from the front: crown, lowered face, ermine on the shoulders, the sword down from her right hand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.6)
    head = front(79, 66, 19, 5)
    hair = outline((68, 72), (67, 55, 79, 54.6), (91, 55, 90.6, 74), (92, 84, 88, 86), (70, 86), (66, 82, 68, 72))
    crown = outline(
        (69.4, 58.6),
        (
            67.4,
            47,
        ),
        (73, 52.4),
        (76, 45.4),
        (79.4, 51.6),
        (83.4, 45.4),
        (85.6, 52.4),
        (91, 47.4),
        (89, 59),
        (79, 55.6, 69.4, 58.6),
    )
    gown = outline(
        (64, 92),
        (79, 88, 95, 92),
        (99, 108, 96, 122),
        (110, 146, 116, 178),
        (44, 178),
        (50, 146, 62, 122),
        (58, 108, 64, 92),
    )
    panel = outline((74, 94), (85, 94), (86, 122, 94, 178), (66, 178), (72, 122, 74, 94))
    cape = outline(
        (62, 90),
        (68, 83, 79, 86),
        (90, 83, 97, 90),
        (102, 100, 100, 107),
        (90, 110, 79, 102),
        (68, 110, 58, 107),
        (57, 100, 62, 90),
    )
    neck = polygon((75, 74), (84, 74), (85.4, 87), (73.6, 87))
    right = limb((62, 98, 4.4), (50, 107, 3.6), (53, 94, 2.6))
    left = limb((97, 98, 4.4), (104, 114, 3.6), (95, 122, 2.6))
    s.figure([[(hair, ink)]], rim, (0.4, -1), 0.8)
    s.figure(
        [
            [(gown, mix(deep, mid, 0.5)), (drape(gown, 72, -8), mix(deep, ink, 0.3))],
            [(panel, mix(key, ink, 0.06)), (drape(panel, 76, -4), mix(key, ink, 0.42))],
        ],
        rim,
        (1, -0.3),
        1.0,
    )
    s.figure(
        [
            [(left, mix(deep, mid, 0.35)), (cut(left, placed(left, -2.4, 0)), mix(mid, haze, 0.2))],
            [(small_hand(93, 122.6, 3.0, 150), mix(ink, key, 0.62))],
        ],
        rim,
        (1, -0.4),
        0.8,
    )
    s.figure(
        [[(neck, mix(ink, key, 0.4))], [(cape, mix(haze, "#ffffff", 0.5)), (drape(cape, 73, -6), mix(mid, haze, 0.4))]],
        rim,
        (0.8, -1),
        0.9,
    )
    for x, y in ((66, 96), (72, 92), (88, 92), (94, 97), (64, 104), (92, 104), (97, 103), (71, 100), (86, 99)):
        s.fill(polygon((x - 0.9, y), (x + 0.9, y), (x, y + 3)), ink)
    s.figure(
        [[(head.head, mix(ink, key, 0.68)), (both(head.head, placed(head.shade, 0, 0)), mix(ink, key, 0.42))]],
        rim,
        (0.9, -0.2),
        0.7,
    )
    s.fill(head.nose, mix(ink, key, 0.5))
    s.fill(head.eyes, ink)
    s.fill(head.lips, mix(ink, "#c8563a", 0.6))
    s.fill(outline((70, 68), (70, 57, 79.4, 57.6), (89, 57, 88.6, 69), (86, 61, 79.4, 60.6), (73, 61, 70, 68)), ink)
    s.figure([[(crown, mix(key, ink, 0.04)), (drape(crown, 77, 1), mix(key, ink, 0.4))]], "#fff6dc", (1, -0.5), 0.9)
    for x, y in ((67.4, 46.6), (76, 44.8), (83.4, 44.8), (91, 47)):
        s.fill(oval(x, y, 1.3), "#fffdf4")
    # the sword: from her hand down to the squire's shoulder
    blade = polygon((53.2, 87), (56.4, 89), (83.6, 132.4), (80, 131))
    s.line(blade, ink, 1.0)
    s.fill(blade, "#fffdf6")
    s.fill(polygon((53.2, 87), (54.6, 88), (81.6, 131.6), (80, 131)), mix(mid, haze, 0.4))
    s.figure([[(placed(box(-8, -1.5, 8, 1.5, 1.4), 54, 86.4, 1, -30), mix(key, ink, 0.1))]], "#fff6dc", (0.4, -1), 0.6)
    s.figure([[(taper((52.6, 84.4), 1.6, (47.6, 76), 1.5), mix(ink, deep, 0.3))]], None)
    s.gem(SAPPHIRE, 44.6, 70.6, 7.2, 12, 1.5)
    s.figure(
        [
            [(right, mix(deep, mid, 0.45)), (cut(right, placed(right, -2.2, 1)), mix(mid, haze, 0.2))],
            [(polygon((48.6, 93, 1), (56.6, 93, 1), (57, 97.6, 1), (48.6, 97.6, 1)), mix(haze, "#ffffff", 0.5))],
        ],
        rim,
        (1, -0.4),
        0.8,
    )
    hand(s, grip(50.4, 82, 0.34, -12, flip=True), mix(ink, key, 0.62), rim, (0.8, -0.6), 0.6)


def _squire(s: Gouache) -> None:
    """Paint the squire from behind, kneeling, head bowed: cropped hair, a mail shirt, a cloak that spreads on the floor."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.55)
    cloak = outline(
        (70, 138), (78, 130, 90, 130), (102, 130, 110, 139), (118, 156, 122, 178), (52, 178), (60, 158, 70, 138)
    )
    nape = outline((84.6, 122), (96, 122), (97, 132), (83, 132))
    skull = outline((81.6, 118), (81, 106, 90, 106), (99.4, 106, 99, 118), (98, 126, 90, 126), (82.4, 126, 81.6, 118))
    s.figure(
        [
            [(nape, mix(ink, key, 0.5))],
            [
                (oval(81.6, 119, 1.5, 2.4), mix(ink, key, 0.46)),
                (oval(99, 119, 1.5, 2.4), mix(ink, key, 0.62)),
                (skull, ink),
            ],
            [(cloak, mix(deep, ink, 0.35)), (cut(cloak, placed(cloak, -12, 2)), mix(deep, mid, 0.45))],
        ],
        rim,
        (0.7, -1),
        1.1,
    )
    collar = outline((76, 135), (84, 128, 90, 129), (97, 128, 105, 135), (90, 142, 76, 135))
    s.figure([[(collar, mix(haze, mid, 0.4)), (drape(collar, 89, 2), mix(mid, deep, 0.5))]], rim, (0.6, -1), 0.7)
    for row in range(2):
        for at in range(7):
            s.line(oval(79.6 + at * 3.6 + row * 1.8, 133.4 + row * 2.4, 1.5, 1.2), mix(deep, ink, 0.3), 0.4)
    for start, bend, end in (((82, 140), (74, 158), (70, 176)), ((97, 140), (102, 158), (106, 176))):
        s.stroke([start, (*bend, *end)], mix(deep, ink, 0.7), 0.8)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-06": Picture(
        model_ship,
        ((58, 118.5), (74, 72), (87, 51), (79, 126), (101, 93)),
        "pushes a model ship",
        "cabin of a flagship",
        "stern window over the harbour",
        seed=6,
    ),
    "b3-05": Picture(
        knighting,
        ((45, 71), (79, 67), (52, 84), (90, 118), (81, 130)),
        "knights a squire",
        "hall of a castle, from behind the squire",
        "evening through three windows",
        seed=33,
    ),
}
