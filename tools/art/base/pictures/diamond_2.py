"""Pictures of the diamond cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, flat_hand, hand, leg, limb, mitten, pinch, profile, skin
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)


def diamond_mirror(s: Gouache) -> None:
    """From above: a mirror maker scores silvered glass with a glazier's diamond; it shows the window and her hand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the bench, its boards aslant
    s.fill(ALL, mix(ink, deep, 0.45))
    for y in (48, 84, 120, 156):
        s.stroke([(-4, y - 8), (124, y + 14)], ink, 1.2)
    s.stipple(ALL, ink, (30, 84), (20, 110), 0.0, 0.6)
    # the sheet, and what it mirrors: sky, a window's bars, the dark of the loft
    glass = polygon((46, 28), (128, 44), (108, 180), (16, 154))
    s.fill(placed(glass, -2.4, 3.4), ink)
    s.fill(glass, mix(mid, haze, 0.5))
    with s.clipped(glass):
        s.fill(polygon((30, 20), (128, 20), (128, 96), (20, 136)), haze)
        s.fill(polygon((64, 20), (128, 20), (128, 84), (52, 112)), "#fffdf6")
        s.fill(polygon((86, 20), (91, 20), (84, 110), (79, 110)), mix(mid, deep, 0.15))
        s.fill(polygon((50, 82), (128, 52), (128, 57), (50, 87)), mix(mid, deep, 0.15))
        s.fill(polygon((36, 20), (60, 20), (44, 130), (16, 140)), mix(key, haze, 0.4))  # a curtain
        for x in (44, 52):
            s.stroke([(x, 20), (x - 18, 140)], mix(key, ink, 0.2), 1.2)
        s.stipple(glass, mix(mid, deep, 0.3), (66, 134), (74, 168), 0.0, 0.75)
        for x in (70, 96):
            s.stroke([(x + 22, 104), (x, 166)], "#ffffff", 1.6)
    s.rim([glass], "#ffffff", (-1, -0.6), 1.0)
    # the rule, and the score along it
    rule = polygon((24, 92), (30, 85), (97, 131), (91, 138))
    s.stroke([(37, 87), (76, 112)], ink, 1.1)
    s.stroke([(37.6, 86.2), (76.6, 111.2)], "#ffffff", 0.6)
    s.fill(placed(rule, -1.4, 2.4), mix(deep, ink, 0.3))
    s.figure([[(rule, mix(key, ink, 0.42))]], haze, (0.6, -1), 0.8)
    for number in range(11):
        x, y = 33 + number * 5.6, 88.2 + number * 3.85
        s.stroke([(x, y), (x - 1.8, y + 2.2)], haze, 0.6)
    rim = "#fffdf6"
    # her left hand holds it down
    sleeve = polygon((40, 176), (54, 132, 3), (71, 136, 3), (74, 178))
    s.figure(
        [[(sleeve, key), (both(sleeve, polygon((36, 130), (61, 130), (56, 178), (36, 178))), mix(key, ink, 0.4))]],
        rim,
        (0.4, -1),
        0.9,
    )
    hand(s, flat_hand(59, 118, 0.84, 76, True), mix(ink, key, 0.6), rim, (0.5, -1), 0.8)
    # the other hand and its image in the glass
    with s.clipped(glass):
        for part in pinch(74, 94, 0.94, 34, True):
            s.fill(part, mix(mid, haze, 0.2))
    arm = outline((103, 92), (112, 85, 128, 96), (128, 146), (112, 132, 100, 112))
    s.figure(
        [[(arm, key), (both(arm, polygon((98, 106), (128, 128), (128, 150), (100, 126))), mix(key, ink, 0.4))]],
        rim,
        (-0.5, -1),
        0.9,
    )
    fingers = pinch(84, 86, 0.94, 34, True)
    handle = taper((80, 102), 1.9, (93, 64), 2.6)
    hand(s, fingers[:3], mix(ink, key, 0.6), rim, (-0.4, -1), 0.8)
    s.figure([[(handle, mix(ink, key, 0.25))]], haze, (-1, -0.2), 0.8)
    hand(s, fingers[3:], mix(ink, key, 0.66), rim, (-0.4, -1), 0.8)
    s.gem(DIAMOND, 78, 105, 7.4, 12, 1.6)


def diamond_saint(s: Gouache) -> None:
    """A sculptress on a scaffold under a dome sets the eye of a colossal marble head."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, mid, 0.25))
    # ribs of the dome, high windows, the light that falls from them
    for x in (30, 54, 78, 102):
        s.fill(outline((x, 30), (x - 6, 90, x - 10, 172), (x - 15, 172), (x - 10, 90, x - 4, 30)), mix(deep, ink, 0.3))
    for x in (38, 62):
        s.fill(arch(x, x + 10, 46, 66), "#fffdf6")
    beam = polygon((38, 56), (72, 46), (124, 100), (124, 172), (72, 172))
    s.shaft(beam, haze, 0.4, (52, 56), (110, 150))
    _marble_head(s)
    # the scaffold
    for x in (38, 66):
        s.fill(taper((x, 60), 1.1, (x, 172), 1.3), ink)
    s.fill(taper((38, 166), 0.9, (66, 136), 0.9), ink)
    s.figure([[(box(32, 132, 74, 136), mix(ink, s.key, 0.3))]], haze, (0.3, -1), 0.8)
    _sculptress(s)
    s.fill(oval(84, 86, 9.6), ink)
    s.gem(DIAMOND, 84, 86, 7.6, 0, 1.6)
    for x, y, r in ((72, 92, 1.1), (70, 99, 0.9), (75, 104, 1.2), (71, 112, 0.8)):
        s.fill(polygon((x - r, y), (x, y - r), (x + r, y + r * 0.6)), "#fffdf6")


def _marble_head(s: Gouache) -> None:
    """Paint a marble profile as high as the picture, with bound curls, its nose to the left."""
    deep, mid, haze = s.deep, s.mid, s.haze
    head = profile(111, 91, 96, -1, 0)
    face = cut(head.head, placed(head.shade, 9, 0))
    curls = [
        (86, 44, 9),
        (97, 40, 10),
        (109, 40, 10),
        (121, 44, 11),
        (113, 54, 9),
        (124, 60, 10),
        (119, 74, 9),
        (124, 90, 9),
    ]
    s.figure([[(head.head, mix(mid, haze, 0.2)), (face, "#fffdf6")]], "#ffffff", (-1, -0.6), 1.2)
    s.stipple(cut(head.head, face), mix(deep, mid, 0.4), (96, 90), (122, 90), 0.1, 0.7)
    s.fill(outline((74, 78), (82, 71, 94, 76), (83, 74.4, 74, 78)), mix(mid, deep, 0.2))
    s.fill(outline((80, 117), (72, 118.6, 68, 117), (72, 120, 80, 117)), mix(mid, deep, 0.3))
    for x, y, r in curls:
        s.figure([[(oval(x, y, r), mix(mid, haze, 0.55))]], "#ffffff", (-1, -0.8), 1.0)
        s.stroke(
            [(x - r * 0.4, y + r * 0.3), (x - r * 0.2, y - r * 0.5, x + r * 0.4, y - r * 0.2)], mix(deep, mid, 0.4), 1.0
        )
    s.figure([[(outline((78, 53), (96, 49, 124, 60), (124, 66), (96, 56, 78, 59)), s.key)]], "#fffdf6", (-0.4, -1), 0.7)


def _sculptress(s: Gouache) -> None:
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(50, 70, 13.5, 1, 8)
    scarf = outline(
        (56, 64), (51, 59.6, 45, 63), (41, 68, 43, 76), (38, 81, 37, 88), (44, 86, 47, 76), (49, 69, 56, 64)
    )
    blouse = polygon((43, 84, 4), (55, 82, 4), (56, 96), (54, 106), (43, 107), (44, 96))
    apron = outline((43, 104), (54, 103), (60, 120, 59, 132), (38, 132), (39, 118, 43, 104))
    hammer = [
        (taper((42, 50), 1.0, (50, 57), 1.0), ink),
        (placed(box(-3, -5, 3, 5, 0.6), 40, 49, 1, 40), mix(ink, deep, 0.6)),
    ]
    s.figure(
        [
            [
                (limb((47, 88, 3.8), (38, 76, 3.0), (48, 58, 2.0)), mix(ink, key, 0.3)),
                *hammer,
                (mitten(48.6, 56, 2.5, -120), mix(ink, key, 0.5)),
            ],
            [(apron, mix(ink, deep, 0.5)), (drape(apron, 47, -1), ink)],
            [(blouse, key), (drape(blouse, 48), mix(key, ink, 0.42))],
            [*skin(s, head, 0.26, 0.5), (head.eye, ink), (scarf, haze)],
            [(taper((64, 86.6), 1.0, (77, 86), 0.7), ink)],
            [
                (limb((52, 88, 3.8), (56, 100, 3.0), (64, 88.4, 2.0)), mix(ink, key, 0.44)),
                (mitten(65, 87, 2.5, -20), mix(ink, key, 0.58)),
            ],
        ],
        "#fffdf6",
        (0.7, -1),
        0.95,
    )


def diamond_wheel(s: Gouache) -> None:
    """From the snowy street: behind the lit window a cutter bends over her wheel."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.5))
    # the front of the house: courses of stone, a shutter on each side
    for row in range(9):
        for column in range(4):
            x, y = column * 34 - (17 if row % 2 else 0), 38 + row * 13.4
            s.fill(box(x + 1, y, x + 32, y + 11.6, 1.4), mix(ink, deep, 0.62 if (row + column) % 3 else 0.74))
    s.stipple(box(-4, 36, 124, 136), ink, (34, 70), (8, 64), 0.0, 0.6)
    frame = arch(40, 112, 66, 126, 22)
    room = arch(44.5, 107.5, 66, 126, 18)
    s.fill(frame, ink)
    # the room: a lamp over the wheel, stepped light
    s.fill(room, mix(key, deep, 0.25))
    with s.clipped(room):
        s.rings(
            64, 74, [56, 42, 30, 19], [mix(key, haze, 0.2), mix(key, haze, 0.5), mix(haze, key, 0.18), "#fffaf0"], 0.6
        )
        s.stroke([(64, 44), (64, 58)], ink, 0.9)
        s.fill(polygon((56, 66), (60, 57, 1.5), (68, 57, 1.5), (72, 66)), ink)
        s.fill(oval(64, 66.4, 5, 2), "#ffffff")
        for x, y, high in ((92, 62, 9), (99, 62, 6), (105, 62, 11)):  # bottles on a shelf
            s.fill(box(x - 2.2, y - high, x + 2.2, y, 1), mix(key, ink, 0.55))
        s.fill(box(86, 62, 110, 64), mix(key, ink, 0.7))
        _cutter(s)
    # bars before them
    for left, top, right, foot in ((74.6, 46, 76.4, 126), (44, 70, 108, 71.6), (44, 98, 53, 99.6), (99, 98, 108, 99.6)):
        s.fill(box(left, top, right, foot), ink)
    for left, right, lean in ((21, 38, -1), (114, 126, 1)):
        shutter = polygon((left, 58 + lean), (right, 60), (right, 126), (left, 129))
        s.figure([[(shutter, mix(key, ink, 0.56))]], mix(key, haze, 0.5), (-lean, -0.4), 0.9)
        for y in range(70, 124, 9):
            s.stroke([(left + 2.4, y), (right - 2.4, y)], mix(key, ink, 0.78), 1.6)
    # snow: on sill and street, in the light that falls out
    s.fill(box(36, 126, 116, 131), ink)
    s.figure(
        [[(outline((34, 128), (44, 121, 60, 124), (78, 127, 92, 123.4), (108, 120.6, 118, 128), (34, 128)), haze)]],
        "#ffffff",
        (0, -1),
        0.9,
    )
    street = outline((-4, 142), (30, 134, 64, 139), (96, 143, 124, 136), (124, 172), (-4, 172))
    s.fill(street, mix(mid, haze, 0.35))
    s.stipple(street, deep, (40, 150), (24, 160), 0.0, 0.7)
    s.fill(both(street, polygon((46, 134), (74, 134), (72, 172), (32, 172))), mix(haze, key, 0.16))
    s.fill(both(street, polygon((77, 134), (106, 134), (124, 172), (78, 172))), mix(haze, key, 0.16))
    s.fill(outline((-4, 44), (20, 37, 50, 42), (80, 47, 124, 38), (124, 30), (-4, 30)), haze)
    for x, y, r in (
        (30, 52, 1.3),
        (117, 50, 1.5),
        (34, 110, 1.2),
        (100, 134, 1.4),
        (52, 52, 1.0),
        (113, 88, 1.1),
        (40, 142, 1.5),
        (86, 112, 1.3),
        (66, 150, 1.2),
        (26, 86, 1.3),
        (97, 48, 1.2),
        (58, 92, 1.0),
    ):
        s.fill(oval(x, y, r), "#ffffff")


def _cutter(s: Gouache) -> None:
    """Paint the cutter at the right of the window, her wheel and the stone at its left."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(90, 77, 16, -1, 20)
    scarf = outline(
        (82, 71), (86, 65, 94, 67), (101, 71, 98, 84), (102, 89, 99, 92), (93, 88, 93, 80), (89, 73, 82, 71)
    )
    body = outline((86, 94), (92, 88, 100, 92), (114, 104, 114, 134), (76, 134), (78, 112, 86, 94))
    s.fill(polygon((40, 116), (112, 116), (112, 130), (40, 130)), mix(ink, key, 0.16))
    s.figure([[(oval(63, 114, 15, 4.6), mix(ink, deep, 0.5))]], haze, (0, -1), 0.8)
    s.line(oval(63, 114, 10, 2.8), mix(deep, s.mid, 0.3), 0.7)
    s.figure(
        [
            [
                (limb((82, 99, 3.6), (76, 109, 3.0), (68, 106, 2.1)), ink),
                (mitten(67.6, 105.6, 2.6, 190), mix(ink, key, 0.5)),
            ],
            [(body, mix(ink, deep, 0.4)), (both(body, polygon((97, 86), (116, 86), (116, 136), (92, 136))), ink)],
            [*skin(s, head, 0.34, 0.6), (head.eye, ink), (scarf, mix(haze, s.mid, 0.3))],
            [
                (limb((94, 98, 4.4), (86, 115, 3.6), (72, 108, 2.4)), mix(ink, deep, 0.6)),
                (mitten(70.6, 107, 2.9, 195), mix(ink, key, 0.56)),
            ],
        ],
        "#fffaf0",
        (-1, -0.5),
        0.95,
    )
    s.fill(taper((70, 105), 0.9, (63, 106), 0.8), ink)
    s.gem(DIAMOND, 61.6, 102.6, 6.6, 10, 1.5)


def diamond_reindeer(s: Gouache) -> None:
    """Close: a courier hangs a stone on the collar of her reindeer before the low sun of a frozen gulf."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 128), [mix(mid, haze, 0.3), mix(haze, key, 0.08), "#fffaf0"])
    s.rings(50, 112, [52, 39, 27], [mix(haze, key, 0.22), mix(haze, key, 0.42), "#fffdf6"], 0.6)
    # far shore, ice
    s.plane(
        polygon((-4, 118), (14, 108), (30, 114), (54, 106), (84, 115), (124, 104), (124, 132), (-4, 132)),
        mix(mid, deep, 0.15),
        mix(mid, haze, 0.5),
        106,
        130,
    )
    s.fill(box(-4, 126, 124, 172), haze)
    s.stipple(box(-4, 126, 124, 172), mid, (50, 128), (80, 170), 0.1, 0.6)
    for y, x0, x1 in ((131, 24, 76), (137, 36, 66), (144, 30, 62)):
        s.fill(polygon((x0, y), (x1, y), (x1 - 5, y + 1.6), (x0 + 5, y + 1.6)), mix(haze, key, 0.4))
    rim = "#fffdf6"
    # the courier, behind the neck
    head = profile(108, 74, 17, -1, 10)
    hood = outline(
        (99, 68), (103, 60, 112, 62), (122, 66, 122, 88), (116, 92, 110, 88), (111, 76, 106, 71), (102, 71, 99, 68)
    )
    coat = outline((100, 92), (108, 84, 118, 88), (130, 96, 130, 172), (96, 172), (94, 116, 100, 92))
    s.figure(
        [
            [(coat, key), (both(coat, polygon((112, 80), (132, 80), (132, 174), (110, 174))), mix(key, ink, 0.42))],
            [
                *skin(s, head, 0.36, 0.6),
                (head.eye, ink),
                (hood, key),
                (both(hood, polygon((112, 60), (126, 60), (126, 94), (111, 94))), mix(key, ink, 0.4)),
            ],
        ],
        rim,
        (-1, -0.5),
        1.0,
    )
    # the reindeer: antlers, neck with its mane, head
    fur, dark = mix(ink, deep, 0.35), ink
    antler = [  # of the near side, and of the far side
        ribbon([(72, 70, 1.9), (84, 64, 1.7), (92, 54, 1.5), (90, 44, 1.2), (84, 34, 0.8)], 10),
        ribbon([(91, 56, 1.2), (98, 50, 1.1), (100, 42, 0.6)], 8),
        ribbon([(89, 44, 1.1), (96, 40, 1.0), (99, 34, 0.5)], 8),
        ribbon([(74, 69, 1.4), (66, 64, 1.3), (62, 56, 1.3), (56, 54, 0.7)], 8),
        ribbon([(63, 58, 1.2), (64, 50, 0.9), (60, 45, 0.5)], 8),
    ]
    far = [
        ribbon([(66, 72, 1.7), (60, 64, 1.5), (66, 52, 1.4), (76, 46, 1.2), (76, 34, 0.8)], 10),
        ribbon([(72, 48, 1.1), (68, 42, 1.0), (69, 36, 0.5)], 8),
    ]
    neck = outline(
        (78, 76),
        (92, 88, 96, 108),
        (100, 140, 112, 176),
        (56, 176),
        (62, 150, 62, 132),
        (62, 118, 66, 106),
        (70, 90, 78, 76),
    )
    skull = outline(
        (78, 76),
        (74, 70, 67, 71),
        (60, 73, 54, 84),
        (48, 93, 42, 99),
        (39, 103, 41, 107),
        (44, 111, 50, 109),
        (58, 108, 66, 108),
        (76, 106, 82, 96),
        (86, 86, 78, 76),
    )
    ear = outline((76, 78), (80, 68, 92, 68), (92, 76, 80, 82))
    mane = outline(
        (62, 118),
        (80, 128, 98, 118),
        (102, 134, 101, 146),
        (97, 140),
        (94, 154),
        (88, 146),
        (83, 162),
        (78, 150),
        (71, 164),
        (69, 150),
        (61, 158),
        (62, 136, 62, 118),
    )
    with s.moved(0, 5):
        near, far = ([placed(part, 72 * 0.22, 72 * 0.22, 0.78) for part in side] for side in (antler, far))
        s.figure([[(part, mix(deep, ink, 0.35)) for part in far]], None)
        s.figure(
            [
                [(neck, fur), (both(neck, polygon((90, 76), (118, 76), (118, 178), (92, 178))), dark)],
                [
                    (mane, mix(mid, haze, 0.25)),
                    (both(mane, polygon((82, 108), (100, 108), (100, 168), (84, 168))), mix(mid, deep, 0.4)),
                ],
                [(part, dark) for part in near],
                [
                    (skull, fur),
                    (both(skull, outline((56, 96), (68, 100, 86, 88), (86, 112), (50, 114), (56, 96))), dark),
                    (both(skull, polygon((34, 98), (46, 95), (49, 114), (34, 114))), mix(deep, mid, 0.45)),
                ],
                [(ear, fur)],
            ],
            rim,
            (-1, -0.4),
            1.0,
        )
        s.fill(oval(64.6, 83, 1.9, 1.6), ink)
        s.fill(oval(64.0, 82.4, 0.6), haze)
        s.fill(oval(43.6, 102, 1.0, 1.4), ink)
        # halter and collar in the key, the stone, the hand that hangs it
        for points in ([(55, 84), (60, 95, 58, 108)], [(58, 96), (70, 96, 82, 86)], [(72, 72), (82, 84, 80, 98)]):
            s.stroke(points, key, 2.2)
        collar = outline((63.4, 112), (78, 122, 97.4, 113), (98.4, 119.6), (78, 129, 62.4, 118.6))
        s.figure([[(collar, key)]], rim, (-0.4, -1), 0.8)
        arm = limb((112, 98, 5.4), (106, 116, 4.6), (93, 119, 3.4))
        s.fill(oval(80, 122, 9), ink)
        s.figure(
            [
                [
                    (arm, mix(key, ink, 0.16)),
                    (polygon((96, 114, 1), (99.6, 113.6, 1), (100.4, 123.6, 1), (96.6, 124, 1)), haze),
                    (mitten(91.6, 119.6, 4.0, 180), mix(ink, deep, 0.5)),
                ]
            ],
            rim,
            (-0.5, -1),
            1.0,
        )
        s.gem(DIAMOND, 80, 122, 7.2, 0, 1.6)


def diamond_bubble(s: Gouache) -> None:
    """A glass maker on his bridge swings a cylinder of hot glass over the pit; a stone shines in its heart."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.1))
    # three tall windows, pale with morning
    for left, right in ((22, 46), (54, 84), (92, 122)):
        pane = arch(left, right, 48, 112, 10)
        s.fill(pane, haze)
        s.stipple(pane, mid, (0, 88), (0, 112), 0.0, 0.7)
        for y in (60, 78, 96):
            s.fill(box(left, y, right, y + 1.1), mix(deep, mid, 0.4))
        s.fill(box((left + right) / 2 - 0.6, 36, (left + right) / 2 + 0.6, 112), mix(deep, mid, 0.4))
    # the pit, stepped light from the glass
    pit = box(-4, 119, 124, 172)
    s.fill(pit, ink)
    with s.clipped(pit):
        s.rings(
            85,
            132,
            [58, 44, 31, 21],
            [mix(ink, key, 0.1), mix(ink, key, 0.22), mix(ink, key, 0.38), mix(ink, key, 0.6)],
            0.6,
        )
    bridge = box(-4, 113, 74, 119)
    s.figure([[(bridge, mix(ink, key, 0.2)), (box(34, 119, 39, 172), ink)]], mix(key, haze, 0.4), (1, 0.6), 0.9)
    # the man, from head to foot, leaning back from the weight
    with s.moved(-3, 0, 1.03, about=(56, 112)):
        head = profile(56, 55, 13.5, 1, 16)
        cap = outline((48, 55), (48, 46, 57, 46), (64, 47, 63, 51), (56, 52, 50, 58))
        shirt = outline((47, 68), (53, 63, 60, 67), (64, 78, 61, 90), (46, 91), (44, 78, 47, 68))
        apron = outline((46, 86), (54, 84, 62, 87), (65, 97, 63, 105), (45, 106), (44, 96, 46, 86))
        pipe = taper((67, 78), 1.1, (80.4, 116), 1.3)
        s.figure(
            [
                [(leg((57, 92), (65, 101), (66, 111), (71, 112.4)), mix(ink, deep, 0.25))],
                [(leg((49, 92), (47, 102), (40, 110.6), (45, 112.6)), ink)],
                [
                    (bare_arm((58, 70), (67, 79), (72, 91), 0.86), mix(ink, key, 0.42)),
                    (mitten(72.4, 92, 2.4, 70), mix(ink, key, 0.5)),
                ],
                [(shirt, mix(haze, mid, 0.25)), (drape(shirt, 52, -1), mix(mid, deep, 0.4))],
                [(apron, mix(ink, deep, 0.3)), (drape(apron, 51), ink)],
                [*skin(s, head, 0.3, 0.54), (head.eye, ink)],
                [(cap, key), (drape(cap, 53, -1), mix(key, ink, 0.36))],
                [(pipe, ink)],
                [
                    (bare_arm((50, 70), (57, 84), (67, 79.6), 0.94), mix(ink, key, 0.5)),
                    (mitten(68, 79, 2.6, 40), mix(ink, key, 0.58)),
                ],
            ],
            "#fff3df",
            (0.8, 0.6),
            0.95,
        )
    # the glass: a long drop at the end of the pipe
    with s.moved(-1, -4, 1.12, -14, about=(84, 124)):
        drop = outline(
            (82.4, 112),
            (85.6, 112),
            (87, 119, 94, 124),
            (99, 130, 97, 141),
            (94, 150, 84, 150),
            (74, 150, 71, 141),
            (69, 130, 74, 124),
            (81, 119, 82.4, 112),
        )
        s.fill(drop, key)
        s.fill(placed(drop, 84 * 0.24, 134 * 0.24, 0.76), mix(key, haze, 0.55))
        s.fill(placed(drop, 84 * 0.44, 135 * 0.44, 0.56), "#fffdf6")
        s.rim([drop], "#fff6e4", (1, 0.6), 0.9)
        s.stroke([(75, 140), (73.4, 131, 78, 125)], "#ffffff", 1.8)
    s.gem(DIAMOND, 85.4, 131, 7.0, 0, 1.6)


def diamond_falcon(s: Gouache) -> None:
    """A white falcon stoops with a stone in its talons to the raised glove of a falconer, far below in a walled yard."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 120), [mix(ink, deep, 0.75), mix(deep, mid, 0.45)])
    # winter sun behind the cloud
    s.rings(96, 62, [34, 24, 15], [mix(deep, mid, 0.35), mix(mid, key, 0.3), mix(haze, key, 0.25)], 0.6)
    for y, x0, x1 in ((58, -4, 40), (92, 84, 128), (104, -4, 56)):
        s.fill(
            outline((x0, y), (x0 + (x1 - x0) * 0.5, y - 6, x1, y), (x0 + (x1 - x0) * 0.5, y + 5, x0, y)),
            mix(deep, mid, 0.2),
        )
    # the yard below: walls with snow, a tower, the tracks of the falconer
    s.fill(polygon((-4, 132), (52, 121), (124, 130), (124, 172), (-4, 172)), mix(haze, mid, 0.12))
    for points, tone in (
        (((-4, 120), (52, 110), (52, 123), (-4, 136)), mix(ink, deep, 0.55)),
        (((52, 110), (124, 118), (124, 133), (52, 123)), mix(ink, deep, 0.25)),
        (((42, 118), (42, 96), (62, 96), (62, 120), (52, 123)), mix(ink, deep, 0.4)),
    ):
        s.fill(polygon(*points), tone)
    for points in (
        ((-4, 117), (42, 109), (42, 112.4), (-4, 122)),
        ((62, 109), (124, 115.6), (124, 119.6), (62, 112.4)),
        ((39, 97), (52, 88), (65, 97)),
    ):
        s.fill(polygon(*points), "#fffdf6")
    s.stipple(polygon((-4, 132), (52, 121), (124, 130), (124, 172), (-4, 172)), mid, (76, 140), (76, 168), 0.0, 0.6)
    for x, y in ((102, 146), (95, 149), (88, 152), (108, 142), (114, 139)):
        s.fill(oval(x, y, 1.8, 0.8), mix(mid, deep, 0.3))
    s.fill(polygon((68, 161), (78, 160), (58, 170), (40, 172)), mix(mid, deep, 0.2))
    # the falconer, small, one fist up
    head = profile(72, 129.6, 8.4, 1, -26)
    cap = outline((67, 128.6), (66, 122.6, 71.6, 122.6), (76, 123.4, 75.4, 126), (70.6, 127, 67, 128.6))
    cloak = outline((68, 138), (72, 135, 76, 137.6), (81, 150, 82, 162), (62, 163), (63, 148, 68, 138))
    s.figure(
        [
            [(cloak, key), (drape(cloak, 71), mix(key, ink, 0.42))],
            [*skin(s, head, 0.3, 0.54), (cap, ink)],
            [
                (limb((75, 139.6, 2.8), (82, 136.6, 2.2), (85, 128, 1.7)), mix(key, ink, 0.2)),
                (limb((84.4, 130, 2.4), (86, 124.6, 2.6)), mix(ink, deep, 0.3)),
            ],
        ],
        "#fffdf6",
        (0.8, -0.8),
        0.8,
    )
    # the falcon: wings thrown up, tail spread, talons round the stone
    with s.moved(-3, 1, 0.94, 10, about=(76, 80)):
        far = outline(
            (74, 74),
            (62, 66, 52, 50),
            (46, 42, 42, 30),
            (36, 40, 37, 48),
            (32, 46, 30, 46),
            (32, 54, 36, 58),
            (32, 57, 30, 58),
            (34, 66, 42, 69),
            (38, 69, 37, 71),
            (46, 79, 58, 80),
            (66, 82, 74, 82),
        )
        near = outline(
            (80, 72),
            (88, 60, 104, 50),
            (114, 44, 120, 32),
            (124, 44, 121, 52),
            (126, 51, 127, 52),
            (124, 60, 118, 64),
            (122, 64, 123, 66),
            (116, 74, 108, 75),
            (111, 76, 112, 78),
            (102, 85, 92, 84),
            (84, 84, 80, 80),
        )
        tail = outline(
            (70, 88), (62, 98, 52, 104), (54, 107, 58, 106), (57, 110, 62, 109), (64, 112, 68, 108), (76, 100, 78, 92)
        )
        body = outline((82, 60), (90, 64, 90, 76), (88, 90, 76, 96), (66, 94, 67, 86), (68, 72, 82, 60))
        skull = oval(85, 60, 6.6, 6.2)
        white, shade = "#fffdf6", mix(mid, haze, 0.5)
        s.figure(
            [
                [
                    (far, shade),
                    (both(far, outline((74, 82), (60, 76, 44, 52), (30, 60), (40, 90), (74, 90))), mix(mid, haze, 0.1)),
                ],
                [(tail, shade), (both(tail, polygon((50, 104), (72, 88), (66, 112), (50, 112))), mix(mid, haze, 0.1))],
                [
                    (near, white),
                    (both(near, outline((80, 82), (98, 78, 122, 50), (130, 60), (116, 90), (80, 90))), shade),
                ],
                [
                    (join(body, skull), white),
                    (both(body, outline((70, 70), (76, 84, 72, 98), (60, 98), (62, 76))), shade),
                ],
            ],
            "#ffffff",
            (0.7, -1),
            1.0,
        )
        for start, bend, end in (
            ((92, 76), (104, 70), (119, 54)),
            ((90, 80), (104, 77), (116, 67)),
            ((62, 74), (48, 66), (38, 52)),
            ((62, 78), (50, 74), (40, 66)),
        ):
            s.stroke([start, (*bend, *end)], mix(deep, mid, 0.4), 0.9)
        for x, y in ((84, 72), (80, 78), (85, 80), (76, 84), (81, 86)):
            s.stroke([(x - 1.6, y - 0.6), (x, y + 1.6, x + 1.6, y - 0.6)], mix(deep, mid, 0.2), 0.8)
        s.fill(
            outline((79.4, 58), (80, 53, 86, 53.6), (91, 54.4, 91, 58.4), (86, 57, 84, 60), (82, 62, 79.4, 58)),
            mix(deep, ink, 0.5),
        )
        s.fill(polygon((90.4, 58), (95.4, 60.4, 1.2), (93.6, 64.6), (90.4, 62.4)), ink)
        s.fill(oval(87.6, 59.4, 1.4), ink)
        s.fill(outline((87, 61), (86, 66, 88, 68.4), (89, 65, 88.8, 61)), mix(deep, ink, 0.5))
        for hip, knee in (((80, 92), (84, 99)), ((74, 94), (77, 101))):
            s.figure([[(limb((*hip, 3.4), (*knee, 2.0)), shade)]], "#ffffff", (0.7, -1), 0.6)
    s.fill(oval(80, 106, 8.8), ink)
    s.gem(DIAMOND, 80, 106.4, 7.2, 8, 1.7)
    for points in ([(77, 98), (73, 103, 75, 109)], [(83, 98), (87, 102, 86, 108)]):
        s.stroke(points, mix(key, ink, 0.3), 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-01": Picture(
        diamond_mirror,
        ((78, 105), (84, 86), (60, 112)),
        "scores a mirror",
        "bench of a mirror maker",
        "window in the glass, from above",
        seed=41,
    ),
    "b2-02": Picture(
        diamond_saint,
        ((54, 71), (84, 86), (65, 87)),
        "sets a saint’s eye",
        "scaffold under a dome",
        "noon through high windows",
        seed=42,
    ),
    "b2-03": Picture(
        diamond_wheel,
        ((88, 78), (61.6, 102.6), (70, 106)),
        "cuts at the wheel",
        "workshop seen from the snow",
        "lamp behind a window",
        seed=43,
    ),
    "b2-04": Picture(
        diamond_reindeer,
        ((64, 88), (104, 75), (80, 127)),
        "hangs a collar on a reindeer",
        "frozen gulf",
        "low sun behind the head",
        seed=44,
    ),
    "b2-05": Picture(
        diamond_bubble,
        ((56, 55), (68, 79), (85.4, 131)),
        "swings a cylinder of glass",
        "bridge of a glass house",
        "hot glass in the pit",
        seed=45,
    ),
    "b2-06": Picture(
        diamond_falcon,
        ((82, 60), (80, 106), (73, 130), (86, 126)),
        "calls a falcon down",
        "walled yard in snow",
        "winter sun behind the bird",
        seed=46,
    ),
}
