"""Pictures of the diamond cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import bare_arm, drape, leg, limb, mitten, profile, shoe, skin
from tools.art.base.gouache import DIAMOND, FROST, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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
    """A mirror maker scores her glass with a diamond: from its bright side she comes towards herself, stone to stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (70, 0), (10, 0), [mix(deep, mid, 0.12), mix(ink, deep, 0.45)])
    # the loft: beams, frames that hang and lean, all out of the light
    s.fill(polygon((-4, 42), (80, 50), (80, 56), (-4, 49)), mix(ink, deep, 0.2))
    for x, y, w, h in ((8, 60, 18, 24), (34, 60, 13, 19)):
        s.stroke([(x + w / 2, 48), (x + 2, y)], mix(ink, deep, 0.1), 0.7)
        s.stroke([(x + w / 2, 48), (x + w - 2, y)], mix(ink, deep, 0.1), 0.7)
        s.fill(box(x, y, x + w, y + h, 1), mix(key, ink, 0.62))
        s.fill(box(x + 2.4, y + 2.4, x + w - 2.4, y + h - 2.4), mix(deep, mid, 0.35))
        s.fill(
            polygon(
                (x + 2.4, y + h - 2.4), (x + w * 0.55, y + 2.4), (x + w * 0.8, y + 2.4), (x + w * 0.3, y + h - 2.4)
            ),
            mix(deep, mid, 0.7),
        )
    floor = polygon((-4, 150), (80, 144), (124, 158), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, deep, 0.5))
    s.stipple(floor, mix(haze, key, 0.3), (82, 150), (46, 166), 0.8, 0.0)
    # the glass: the tall window behind us, in it
    glass = polygon((76, 50), (124, 41), (124, 160), (76, 149))
    s.fill(glass, mix(mid, haze, 0.5))
    with s.clipped(glass):
        s.fill(outline((84, 176), (84, 74), (86, 50, 106, 44), (128, 40, 134, 70), (134, 176)), "#fffdf6")
        s.fill(polygon((84, 128), (124, 134), (124, 176), (84, 176)), mix(mid, haze, 0.42))
        s.stipple(polygon((84, 128), (124, 134), (124, 176), (84, 176)), "#fffdf6", (110, 132), (100, 156), 0.8, 0.0)
        for x in (95, 107, 119):
            s.stroke([(x, 30), (x, 132)], mix(haze, mid, 0.55), 1.1)
        for y in (64, 84, 104):
            s.stroke([(84, y), (124, y + 1.4)], mix(haze, mid, 0.55), 1.1)
    pale = {
        "cloth": mix(haze, mid, 0.5),
        "shade": mix(mid, haze, 0.1),
        "apron": mix(key, haze, 0.55),
        "skin": mix(mix(ink, key, 0.5), haze, 0.36),
        "hair": mix(deep, mid, 0.35),
    }
    with s.clipped(glass):
        _mirror_maker(s, pale, "#ffffff", reflected=True)
        s.gem(DIAMOND, 89, 91, 6.4, 10, 0)
        s.fill(oval(89, 91, 8.4), haze, 0.42)
        s.fill(polygon((78, 118), (124, 74), (124, 92), (78, 136)), "#ffffff", 0.2)
        s.fill(polygon((78, 142), (124, 98), (124, 102), (78, 146)), "#ffffff", 0.2)
    s.stroke([(82.6, 51), (82.6, 88)], "#ffffff", 1.5)
    for y, reach in ((58, 2.4), (67, 1.8), (75, 2.8)):
        s.stroke([(82.6 - reach, y + 1.2), (82.6 + reach, y - 1.2)], "#ffffff", 0.7)
    frame = join(
        polygon((72, 47), (77, 46.4), (77, 153), (72, 153)),
        polygon((72, 47), (124, 37), (124, 42), (72, 52)),
        polygon((72, 148), (124, 160), (124, 166), (72, 154)),
    )
    s.figure([[(frame, mix(key, ink, 0.4))]], mix(haze, key, 0.2), (1, 0.2), 0.8)
    own = {
        "cloth": mix(haze, mid, 0.12),
        "shade": mix(mid, deep, 0.2),
        "apron": key,
        "skin": mix(ink, key, 0.52),
        "hair": ink,
    }
    _mirror_maker(s, own, "#fffdf6", reflected=False)
    s.gem(DIAMOND, 76.4, 91, 7.0, 10, 1.6)
    s.figure([[(taper((70.4, 99), 1.7, (74.6, 95.4), 1.3), mix(ink, key, 0.58))]], "#fffdf6", (0.4, -1), 0.6)


def _mirror_maker(s: Gouache, tones: Mapping[str, Color], rim: Color, *, reflected: bool) -> None:
    """Paint the mirror maker to her knees, a hand with the stone and a hand flat on the glass, or her ``reflected``."""
    ink = s.ink
    head = profile(54, 70, 20, 1, 4, nose=0.7, neck=0.22)
    hair = outline(
        (62.6, 63),
        (60, 57, 52.6, 57.4),
        (42.4, 58, 42.6, 70),
        (42, 80, 44.6, 84),
        (50, 85, 53.4, 81.6),
        (53, 75, 54.6, 69),
        (58, 66.6, 62.6, 63),
    )
    tie = polygon((44.6, 62.4), (47.4, 59.6), (62.6, 62.6), (61.6, 65.6))
    scarf = outline((45, 83), (53, 81, 59, 83.6), (60, 88, 55, 90), (47, 91, 44, 88), (43.6, 85, 45, 83))
    blouse = outline(
        (44, 87),
        (52, 84, 59, 90),
        (64, 100, 61, 122),
        (64, 150, 66, 178),
        (26, 178),
        (30, 140, 33, 120),
        (33, 96, 44, 87),
    )
    apron = both(
        blouse, outline((52, 98), (60, 98, 70, 100), (70, 180), (38, 180), (42, 140, 44, 118), (50, 116, 52, 98))
    )
    far = limb((58, 96, 4.0), (66, 114, 3.4), (76, 113, 2.4))
    flat = [
        limb((75, 113, 2.4), (79, 110.6, 2.2)),
        *(limb((78.4, 110 + at, 1.1), (81.4, 105.4 + at * 1.4, 0.8)) for at in (0.0, 2.0, 4.0)),
    ]
    near = limb((48, 97, 6.6), (56, 119, 5.0), (63, 110, 3.8))
    bare = limb((61, 112, 3.5), (70, 101, 2.5))
    hand_ = [
        limb((69.4, 101.4, 2.8), (71.6, 98, 2.6)),
        limb((70.6, 97, 1.6), (73, 92.6, 1.2)),
        limb((72.4, 100, 1.6), (77.4, 98.4, 1.2)),
    ]

    def side(path: skia.Path) -> skia.Path:
        return placed(path, 165.2, 0, 1, 0, True) if reflected else path

    skin_, cloth, shade = tones["skin"], tones["cloth"], tones["shade"]
    groups: list[list[tuple[skia.Path, Color]]] = [
        [(far, shade), *((part, mix(skin_, ink, 0.2)) for part in flat)],
        [
            (blouse, cloth),
            (drape(blouse, 45, -2), shade),
            (apron, tones["apron"]),
            (drape(apron, 49, -4), mix(tones["apron"], ink, 0.3)),
        ],
        [
            (head.head, mix(skin_, ink, 0.3)),
            (cut(head.head, head.shade), skin_),
            (both(head.head, head.wedge), mix(skin_, s.haze, 0.45)),
        ],
        [(hair, tones["hair"])],
        [(tie, tones["apron"]), (scarf, tones["apron"]), (drape(scarf, 50, 0), mix(tones["apron"], ink, 0.3))],
        [(bare, skin_), *((part, skin_) for part in hand_)],
        [(near, cloth), (both(near, outline((40, 92), (50, 112, 58, 116), (66, 116), (60, 128), (40, 128))), shade)],
    ]
    s.figure(
        [[(side(path), tone) for path, tone in group] for group in groups], rim, (-1 if reflected else 1, -0.35), 0.9
    )
    s.fill(side(head.eye), mix(tones["hair"], ink, 0.5))


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
    socket = outline((70.5, 88), (78, 73, 100, 83), (88, 100, 70.5, 88))
    s.figure([[(socket, mix(deep, s.ink, 0.4))]], "#ffffff", (0.3, 1), 0.9)
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


def diamond_skater(s: Gouache) -> None:
    """On black ice under bare hills a skater glides by on one blade, her eight behind her, a diamond frozen in before it."""
    ink, deep = s.ink, s.deep
    s.wash(ALL, (0, 38), (0, 70), [mix(deep, FROST, 0.75), "#fdfeff"])
    s.fill(outline((-4, 70), (20, 54, 48, 66), (84, 50, 128, 64), (128, 76), (-4, 76)), mix(FROST, deep, 0.35))
    s.fill(outline((-4, 71), (40, 66, 80, 71), (104, 67, 128, 71), (128, 77), (-4, 77)), "#ffffff")
    s.wash(box(-4, 75, 124, 176), (0, 75), (0, 168), [mix(deep, FROST, 0.6), mix(deep, ink, 0.3), mix(ink, deep, 0.3)])
    # hard shine on the ice, in shards
    for points in (
        ((40, 82), (128, 77), (128, 81), (52, 86)),
        ((-4, 96), (46, 90), (72, 91), (8, 101)),
        ((88, 104), (128, 97), (128, 106), (104, 110)),
    ):
        s.fill(polygon(*points), mix(FROST, "#ffffff", 0.55))
    # the eight, flat on the ice: old loops thin, the fresh one white
    for x, y, r, wide, alpha in ((38, 126, 26, 0.9, 0.5), (42, 126, 28, 1.6, 0.95), (94, 137, 26, 1.6, 0.95)):
        s.line(oval(x, y, r, r * 0.42, 8), "#ffffff", wide, alpha)
    s.facets(
        *(97, 138, [17, 12], [mix(FROST, "#ffffff", 0.2), mix(deep, ink, 0.5)]),
        ((0, 1.0), (50, 0.84), (100, 1.05), (150, 0.9), (200, 1.0), (250, 0.86), (310, 1.04)),
        0.0,
    )
    _skater(s)
    s.gem(DIAMOND, 97, 138, 9.6, 8, 1.8)


def _skater(s: Gouache) -> None:
    """Paint the skater in three-quarter view: leaning on one blade, the other leg and her scarf stretched behind."""
    ink, key = s.ink, s.key
    head = profile(83, 65, 13.5, 1, 10)
    trunk = outline((60, 92), (64, 78, 75, 73), (82, 72, 84, 79), (80, 90, 72, 98), (64, 98, 60, 92))
    skirt = outline((62, 90), (70, 88, 76, 93), (80, 104, 76, 112), (60, 112, 44, 104), (54, 98, 62, 90))
    cap = outline((76, 61), (77, 54, 85, 56), (92, 59, 90.6, 63), (83, 61, 76, 61))
    scarf = ribbon([(80, 74, 3.0), (70, 71, 3.0), (58, 66, 3.0), (46, 68, 2.4), (36, 62, 0.8)], 10)
    blades = [
        placed(polygon((-9, -1.2), (10, -1.2), (12.4, -3.8), (11, 1.6), (-9, 1.6)), x, y, 1, turn)
        for x, y, turn in ((66, 138, 4), (25, 99, -46))
    ]
    s.fill(outline((48, 141), (64, 136, 84, 140), (100, 147, 60, 149), (48, 147, 48, 141)), ink, 0.85)
    s.figure(
        [
            [(limb((64, 99, 5.6), (46, 104, 4.0), (29, 97, 2.8)), mix(ink, s.deep, 0.25)), (blades[1], "#ffffff")],
            [
                (limb((72, 79, 3.4), (60, 84, 2.7), (48, 81, 2.0)), mix(key, ink, 0.4)),
                (oval(46.6, 80.6, 2.8), "#ffffff"),
            ],
            [(limb((68, 101, 6.0), (74, 116, 4.4), (65, 132, 2.8)), ink), (placed(shoe(0, 0, 1, 0.8), 63, 137), ink)],
            [(blades[0], "#ffffff")],
            [(trunk, key), (drape(trunk, 69, 3), mix(key, ink, 0.3))],
            [(skirt, key), (both(skirt, polygon((40, 100), (84, 106), (84, 120), (40, 120))), mix(key, ink, 0.4))],
            [*skin(s, head, 0.34, 0.58), (head.eye, ink), (cap, "#ffffff")],
            [(scarf, mix(ink, s.deep, 0.45))],
            [
                (limb((79, 79, 3.6), (93, 87, 2.8), (107, 83, 2.0)), mix(key, ink, 0.1)),
                (oval(108.4, 82.6, 2.9), "#ffffff"),
            ],
        ],
        "#ffffff",
        (0.7, -1),
        0.9,
    )


def diamond_bubble(s: Gouache) -> None:
    """A glass maker on his bridge blows a bubble of hot glass over the pit; a stone shines in its heart."""
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
    _glass_blower(s)
    # the glass: a round bubble that mirrors the window, the stone in its heart
    bubble = oval(88, 129, 18)
    s.fill(polygon((80.6, 106), (85, 105), (91, 113), (82, 115)), key)
    s.fill(bubble, key)
    s.fill(both(bubble, oval(86, 127, 15.4)), mix(key, haze, 0.35))
    s.fill(both(bubble, oval(93, 138, 14)), mix(key, haze, 0.6))
    s.rim([bubble], "#fff6e4", (1, 0.6), 1.0)
    s.gem(DIAMOND, 90, 131, 7.4, 0, 1.4)
    for pane in (
        ((75.6, 121), (80, 116, 82, 115.4), (81, 121), (76, 124)),
        ((84, 114.4), (88, 113.4, 90, 113.6), (88, 119), (83, 120)),
    ):
        s.fill(outline(*pane), "#ffffff")


def _glass_blower(s: Gouache) -> None:
    """Paint the glass maker in profile, feet apart on the bridge, the pipe from his lips to the glass."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    head = profile(55, 58, 14, 1, 22)
    cap = outline((47, 60), (45, 50, 54, 48.4), (62, 48, 62.4, 53), (55, 55, 51, 63), (48, 64, 47, 60))
    shirt = outline((45, 72), (50, 66, 58, 70), (63, 80, 59, 92), (46, 93), (43, 82, 45, 72))
    apron = outline((52, 76), (59, 76), (63, 90, 60, 102), (50, 101), (50, 88, 52, 76))
    trousers = mix(deep, ink, 0.3)
    s.figure(
        [
            [(leg((56, 92), (63, 101), (62, 110.6), (68, 112)), mix(deep, ink, 0.75))],
            [
                (bare_arm((57, 73), (62, 86), (70, 85.4), 0.9), mix(ink, key, 0.42)),
                (mitten(71.4, 85, 2.6, 0), mix(ink, key, 0.46)),
            ],
            [(leg((50, 92), (45, 102), (41, 110.6), (47, 112)), trousers)],
            [(shirt, mix(FROST, mid, 0.6)), (drape(shirt, 50, -1), mix(mid, deep, 0.5))],
            [(apron, mix(key, ink, 0.5))],
            [*skin(s, head, 0.3, 0.54), (head.eye, ink)],
            [(cap, key), (drape(cap, 52, -1), mix(key, ink, 0.36))],
            [(taper((60.6, 63.4), 1.0, (83, 107), 1.5), ink)],
            [
                (bare_arm((49, 73), (55, 86), (66, 76), 0.98), mix(ink, key, 0.5)),
                (mitten(67, 75.4, 2.7, -20), mix(ink, key, 0.58)),
            ],
        ],
        "#fff3df",
        (0.8, 0.6),
        0.95,
    )


def diamond_falcon(s: Gouache) -> None:
    """A falconer casts off her white falcon before a winter sun; a stone hangs at its leg."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 124), [mix(deep, ink, 0.3), mix(deep, mid, 0.5), mix(mid, key, 0.3)])
    s.rings(82, 80, [42, 32], [mix(mid, key, 0.45), mix(key, haze, 0.16)], 0.6)
    # a yard's wall under snow, firs behind it
    for x, high in ((40, 18), (50, 24), (104, 26), (114, 34), (92, 16)):
        for step in range(3):
            wide, y = high * (0.3 - step * 0.07), 122 - high * step * 0.28
            s.fill(polygon((x - wide, y), (x, y - high * 0.44), (x + wide, y)), mix(ink, deep, 0.4))
    wall = polygon((-4, 124), (60, 118), (128, 124), (128, 176), (-4, 176))
    s.fill(wall, mix(ink, deep, 0.3))
    for row in range(4):
        for x in range(40, 128, 16):
            s.stroke([(x + row % 2 * 8, 130 + row * 10), (x + row % 2 * 8, 140 + row * 10)], ink, 0.9)
        s.stroke([(-4, 140 + row * 10), (128, 140 + row * 10)], ink, 0.9)
    s.fill(
        outline(
            (-4, 121),
            (20, 114, 60, 115.4),
            (100, 117, 128, 120),
            (128, 126),
            (96, 121, 80, 124),
            (60, 120, 40, 124),
            (16, 123, -4, 128),
        ),
        "#fffdf6",
    )
    _falconer(s)
    _falcon(s)
    s.stroke([(83, 106), (85, 112), (87, 116)], key, 1.2)
    s.gem(DIAMOND, 88, 121, 6.8, 8, 1.6)


def _falconer(s: Gouache) -> None:
    """Paint the woman from the shoulders up, her gloved fist following the bird."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(47, 118, 18, 1, -18)
    hood = outline(
        (44, 107), (52, 103, 56, 108), (49, 110, 47, 121), (48, 131, 42, 134), (30, 130, 34, 116), (36, 108, 44, 107)
    )
    fur = outline((32, 132), (42, 127, 54, 131), (60, 134, 57, 139), (46, 141, 34, 142), (28, 138, 32, 132))
    cloak = outline((32, 138), (44, 133, 56, 137), (66, 150, 70, 176), (14, 176), (18, 148, 32, 138))
    glove = join(limb((66, 122, 4.6), (72, 112, 4.2)), polygon((59, 123), (67, 117, 1), (73, 124, 1), (66, 131)))
    s.figure(
        [
            [(cloak, key), (drape(cloak, 44, 2), mix(key, ink, 0.42))],
            [*skin(s, head, 0.32, 0.56), (head.eye, ink)],
            [(hood, mix(key, ink, 0.16)), (drape(hood, 41, 1), mix(key, ink, 0.45))],
            [(fur, haze), (drape(fur, 43), mix(haze, s.deep, 0.4))],
            [(limb((53, 144, 6.4), (70, 146, 5.2), (65, 127, 4.0)), mix(key, ink, 0.14))],
            [(glove, mix(ink, deep, 0.35)), (mitten(74, 109, 4.6, -50), mix(ink, deep, 0.5))],
        ],
        "#fff3df",
        (0.9, -0.7),
        1.0,
    )


def _falcon(s: Gouache) -> None:
    """Paint the falcon as it leaves the fist: wings thrown up, tail spread, its feathers barred at their ends."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    white, shade = "#fffdf6", mix(mid, haze, 0.35)
    far = outline(
        *((88, 82), (92, 66, 98, 54), (101, 46, 104, 42), (108, 44, 107, 52), (110, 49, 113, 49), (115, 54, 111, 62)),
        *((114, 60, 116, 61), (116, 68, 110, 74), (113, 73, 114, 75), (108, 84, 96, 90)),
    )
    near = outline(
        *((86, 88), (74, 80, 62, 64), (54, 54, 50, 41), (46, 40, 42, 42), (42, 48, 44, 53), (40, 51, 36, 52)),
        *((35, 58, 40, 64), (36, 63, 33, 65), (34, 72, 42, 77), (39, 77, 37, 79), (42, 88, 58, 92), (70, 98, 84, 98)),
    )
    tail = outline((74, 96), (64, 104, 54, 107), (53, 111, 57, 113), (61, 116, 65, 114), (75, 112, 84, 102))
    trunk = outline((94, 74), (100, 78, 99, 88), (96, 100, 84, 105), (74, 106, 73, 99), (76, 84, 94, 74))
    skull = outline(
        (89, 76),
        (88, 67, 96, 66),
        (103, 66, 104, 72),
        (108, 74, 107, 79),
        (104, 77.6, 102, 78),
        (101, 82, 96, 83),
        (90, 84, 89, 76),
    )
    barred = mix(deep, ink, 0.2)
    s.figure(
        [
            [
                (far, shade),
                (both(far, outline((96, 92), (100, 74, 106, 40), (124, 40), (120, 92))), mix(mid, haze, 0.05)),
            ],
            [(tail, white), (both(tail, outline((50, 104), (68, 108, 84, 104), (84, 118), (50, 118))), shade)],
            [(trunk, white), (both(trunk, outline((70, 96), (86, 98, 99, 88), (100, 108), (70, 108))), shade)],
            [(near, white), (both(near, outline((30, 60), (44, 74, 84, 92), (84, 100), (40, 100))), shade)],
            [(skull, white)],
        ],
        "#ffffff",
        (0.8, -1),
        1.0,
    )
    for tip, root in (((45, 44), (66, 76)), ((38, 54), (64, 82)), ((36, 67), (66, 88)), ((41, 80), (66, 93))):
        s.stroke([root, ((tip[0] + root[0]) / 2 - 2, (tip[1] + root[1]) / 2 + 4, *tip)], mix(mid, deep, 0.3), 0.9)
    for x, y in ((70, 82), (64, 76), (72, 89), (59, 81), (66, 85), (58, 70)):
        s.fill(outline((x - 1.6, y - 1), (x, y + 2, x + 1.8, y + 0.6), (x, y, x - 1.6, y - 1)), barred)
    for x, y in ((90, 88), (85, 93), (92, 94), (80, 98), (87, 99)):
        s.fill(outline((x - 1.4, y), (x, y + 2.6, x + 1.4, y), (x, y + 0.8, x - 1.4, y)), barred)
    s.fill(outline((103.4, 72), (106.6, 72.4, 106.2, 77.4), (104.6, 75.6, 103, 75.4), (102.8, 73.6, 103.4, 72)), ink)
    s.fill(
        both(skull, outline((86, 64), (104, 62), (102, 69.6, 94, 71), (90, 74, 88, 80), (84, 70))), mix(mid, deep, 0.1)
    )
    s.fill(oval(99, 72, 1.7), ink)
    s.fill(outline((98, 74), (97, 79, 99, 81.6), (101, 78, 100.4, 74)), barred)
    for hip, toe in (((84, 102), (79, 107)), ((89, 101), (84, 107.6))):
        s.figure([[(limb((*hip, 3.0), (*toe, 1.6)), shade)]], "#ffffff", (0.8, -1), 0.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-01": Picture(
        diamond_mirror,
        ((76, 91), (58, 71), (71, 99), (89, 91)),
        "scores a mirror",
        "loft of a mirror maker",
        "window in the glass",
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
        diamond_skater,
        ((97, 138), (86, 66), (66, 138), (108, 83)),
        "skates an eight",
        "black ice of a lake",
        "raking light on ice",
        seed=44,
    ),
    "b2-05": Picture(
        diamond_bubble,
        ((56, 58), (67, 75), (90, 131)),
        "blows a bubble of glass",
        "bridge of a glass house",
        "hot glass in the pit",
        seed=45,
    ),
    "b2-06": Picture(
        diamond_falcon,
        ((50, 118), (96, 74), (74, 110), (88, 121)),
        "casts off a falcon",
        "walled yard in snow",
        "winter sun behind the bird",
        seed=46,
    ),
}
