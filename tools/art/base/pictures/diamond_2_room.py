"""Pictures of the diamond cards of level 2 in workshops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, grip, hand, limb, profile, skin, small_hand
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
    for x in (35, 67):
        s.fill(taper((x, 60), 1.1, (x, 172), 1.3), ink)
    s.fill(taper((35, 168), 0.9, (67, 136), 0.9), ink)
    s.figure([[(box(30, 132, 73, 136), mix(ink, s.key, 0.3))]], haze, (0.3, -1), 0.8)
    _sculptress(s)
    for x, y, r, turn in (
        *((71, 80, 1.5, 20), (67, 77, 1.1, 70), (70, 72, 1.3, 40), (64, 80, 0.9, 10), (73, 94, 1.2, 60)),
        *((66, 96, 1.5, 30), (62, 106, 1.1, 80), (58, 116, 1.4, 15), (70, 128, 1.2, 50), (64, 126, 0.9, 5)),
    ):
        s.fill(placed(polygon((-1, 0), (0, -1), (1.2, 0.5), (-0.2, 0.8)), x, y, r, turn), "#fffdf6")


def _marble_head(s: Gouache) -> None:
    """Paint a marble profile as high as the picture, with bound curls, its nose to the left."""
    deep, mid, haze = s.deep, s.mid, s.haze
    head = profile(111, 91, 96, -1, 0)
    shade = outline((108, 36), (102, 70, 107, 94), (108, 112, 94, 128), (88, 136, 94, 160), (134, 160), (134, 36))
    face = cut(head.head, shade)
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
    # planes in grain: the socket, the side of the nose, the cheek under its bone, the jaw
    for plane, start, end, dense in (
        (outline((73, 86), (76, 74, 98, 76), (106, 84, 101, 92), (88, 80, 73, 86)), (88, 74), (88, 88), 0.9),
        (outline((74, 88), (80, 96, 79, 108), (75, 110, 72, 106), (76, 98, 74, 88)), (80, 100), (70, 100), 0.8),
        (outline((84, 106), (96, 102, 104, 92), (106, 116, 96, 138), (90, 124, 84, 106)), (102, 114), (88, 120), 0.95),
        (outline((74, 132), (82, 134, 92, 130), (96, 142, 84, 144), (76, 140, 74, 132)), (86, 142), (84, 133), 0.9),
    ):
        s.stipple(both(face, plane), mix(deep, mid, 0.6), start, end, dense, 0.0)
    s.fill(outline((73, 76), (82, 69.6, 99, 75), (104, 80), (86, 73.4, 73, 79)), mix(mid, haze, 0.35))
    s.fill(oval(74.6, 106, 2.6, 1.3, -20), mix(deep, mid, 0.35))
    s.fill(outline((80.4, 117.4), (76, 118, 71, 117.2), (75, 120, 80.4, 117.4)), mix(deep, mid, 0.45))
    # the eye: the stone is its iris, half a lid's breadth of it covered above and below
    white = outline((73.6, 88), (80, 78, 98, 89), (86, 98, 73.6, 88))
    s.fill(white, mix(mid, deep, 0.25))
    s.fill(both(white, placed(white, 0, 2.4)), mix(FROST, "#ffffff", 0.3))
    s.fill(both(white, oval(82.6, 87.6, 9.4)), mix(s.ink, deep, 0.3))
    s.gem(DIAMOND, 82.6, 87.6, 6.6, 0, 0)
    upper = outline((71.4, 89), (76, 75.6, 89, 78.6), (97, 81, 101, 90.6), (90, 82.6, 84, 82), (76, 82, 71.4, 89))
    lower = outline((73, 88.6), (80, 95.6, 88, 94.6), (94, 93.6, 98, 89.6), (93, 99.6, 85, 99.4), (76, 99, 73, 88.6))
    s.figure([[(upper, "#fffdf6")]], mix(mid, deep, 0.5), (0.2, 1), 0.8)
    s.figure([[(lower, "#fffdf6")]], mix(mid, deep, 0.3), (0, -1), 0.6)
    s.sparkle("#ffffff", 83, 88, 6.6, 1.6)
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
    s.figure([[(apron, mix(ink, deep, 0.6)), (drape(apron, 47, -1), mix(ink, deep, 0.2))]], key, (1, -0.2), 1.5)
    s.figure(
        [
            [
                (limb((47, 88, 3.8), (38, 76, 3.0), (48, 58, 2.0)), mix(ink, key, 0.3)),
                *hammer,
                (small_hand(48.6, 56, 2.5, -120), mix(ink, key, 0.5)),
            ],
            [(blouse, key), (drape(blouse, 48), mix(key, ink, 0.42))],
            [*skin(s, head, 0.26, 0.5), (head.eye, ink), (scarf, haze)],
            [(taper((61, 86.2), 1.3, (74.6, 88), 0.8), ink)],
            [
                (limb((52, 88, 3.8), (56, 100, 3.0), (64, 88.4, 2.0)), mix(ink, key, 0.44)),
                (small_hand(65, 87, 2.5, -20), mix(ink, key, 0.58)),
            ],
        ],
        "#fffdf6",
        (0.7, -1),
        0.95,
    )


def diamond_bubble(s: Gouache) -> None:
    """Close: a glass maker bends to his pipe and blows a great bubble of hot glass; a stone shines in its heart."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 40), (0, 150), [mix(ink, deep, 0.55), mix(ink, key, 0.3)])
    # tall windows of the hall, pale with morning
    for left, right in ((20, 40), (48, 68)):
        pane = arch(left, right, 48, 104, 10)
        s.fill(pane, mix(haze, mid, 0.2))
        s.stipple(pane, mid, (0, 70), (0, 104), 0.0, 0.7)
        for y in (60, 78, 96):
            s.fill(box(left, y, right, y + 1.1), mix(deep, mid, 0.2))
        s.fill(box((left + right) / 2 - 0.6, 36, (left + right) / 2 + 0.6, 104), mix(deep, mid, 0.2))
    s.rings(67, 127, [44, 35], [mix(ink, key, 0.42), mix(ink, key, 0.66)], 0.6)
    _glass_blower(s)
    # the glass: a round bubble that mirrors the windows, the stone in its heart
    bubble = oval(67, 128, 28.4, 27.6)
    neck = polygon((76, 106), (80.4, 99, 1), (86, 102.4, 1), (86, 114), (74, 110))
    s.figure([[(join(bubble, neck), mix(key, ink, 0.06))]], "#fff6e4", (0.8, -1), 1.3)
    s.fill(oval(65, 125.4, 24.4, 23.4), mix(key, haze, 0.3))
    s.fill(both(bubble, oval(75, 141, 23)), mix(key, haze, 0.55))
    s.fill(both(bubble, oval(77, 143, 17)), mix(haze, key, 0.3))
    s.fill(both(bubble, cut(oval(67, 128, 26.4, 25.6), oval(64.4, 125.4, 26.4, 25.6))), "#fffaf0")
    for pane in (
        ((45, 118), (48, 109, 55, 105.6), (56, 113), (50, 118, 48.6, 123)),
        ((58, 104.4), (62, 102.6, 66.4, 102.4), (65.6, 110), (61, 110.4, 58.6, 111.6)),
    ):
        s.fill(outline(*pane), "#ffffff")
    s.gem(DIAMOND, 68, 130, 11, 0, 1.5)


def _glass_blower(s: Gouache) -> None:
    """Paint the glass maker close, bent to his pipe with full cheeks, both hands round it, the glow from below on his face."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    light, rim = (-0.6, 0.8), "#fff3df"
    head = profile(103, 63, 31, -1, -20)
    cap = placed(
        outline((-12, -4), (-13, -18, 2, -18), (18, -17, 17, 0), (17, 6, 13, 9), (9, 0, 4, -5), (-4, -6, -12, -4)),
        *(103, 63, 1, -12),
    )
    shirt = outline((98, 88), (108, 82, 116, 74), (128, 84), (128, 176), (104, 176), (102, 130, 98, 88))
    apron = outline((99, 96), (106, 92, 112, 92), (116, 130, 114, 176), (100, 176), (101, 130, 99, 96))
    tone, dark = mix(ink, key, 0.6), mix(ink, key, 0.46)
    s.figure(
        [
            [(shirt, mix(FROST, mid, 0.6)), (both(shirt, placed(shirt, 14, 0)), mix(mid, deep, 0.5))],
            [(apron, mix(key, ink, 0.5))],
            [*skin(s, head, 0.38, 0.62), (head.eye, ink)],
            [(cap, key), (both(cap, placed(cap, 8, -4)), mix(key, ink, 0.36))],
        ],
        rim,
        light,
        1.0,
    )
    s.figure([[(taper((94.6, 75), 1.2, (81.6, 103), 2.2), ink)]], rim, light, 0.8)
    far = limb((114, 98, 4.6), (104, 104, 4.0), (95, 99, 2.8))
    s.figure([[(far, dark)]], rim, light, 0.7)
    hand(s, grip(86.2, 95.4, 0.42, -66), dark, rim, light, 0.6)
    near = limb((119, 98, 6.4), (114, 114, 5.4), (100, 89, 3.4))
    s.figure([[(near, tone)]], rim, light, 0.8)
    s.figure([[(limb((121, 90, 8.4), (118, 103, 7.6)), mix(FROST, mid, 0.4))]], rim, light, 0.8)
    hand(s, grip(91.2, 83, 0.46, -60), tone, rim, light, 0.7)


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
    "b2-05": Picture(
        diamond_bubble,
        ((92, 65), (68, 130), (91, 84)),
        "blows a bubble of glass",
        "hall of a glass house",
        "glow of hot glass",
        seed=45,
    ),
}
