"""Pictures of the diamond cards of level 3 in the light of an arch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import AGED, CHILD, FINE
from tools.art.base.figures import (
    Mood,
    bare_arm,
    clasp,
    limb,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import DEEP_SKIN, FAIR_SKIN, STRAW
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    blob,
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


def diamond_queen(s: Gouache) -> None:
    """Level 3, a duo: the maid closes a queen's necklace in the evening loggia."""
    ink, deep, key = s.ink, s.deep, s.key
    _striped_wall(s)
    dusk, fair = "#4a2420", "#9a5c44"
    _queen_bust(s, dusk, fair)
    _queen_head(s, dusk, fair)
    _maid(s)
    _clasped_chain(s)
    _queen_arm(s, fair)
    for reach, tone in ((9.6, ink), (8.9, mix(STRAW, key, 0.3)), (7.6, mix(ink, deep, 0.3))):  # its setting
        s.fill(oval(85, 103, reach), tone)
    s.gem(0, 85, 103.4, 9.8, glint=1.6)
    clasp(s, (85, 103, 9.4), (62, 88, 114, 140), fair, "#fff6e2", (1, -0.4))


def _striped_wall(s: Gouache) -> None:
    """Paint the wall of the loggia: the low sun on it in broad slanting bars between the shadows of columns."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(mid, deep, 0.42))
    for left, wide, tone in (
        (-30, 20, mix(STRAW, mid, 0.45)),
        (10, 24, mix(STRAW, haze, 0.25)),
        (54, 32, mix(haze, STRAW, 0.22)),
        (106, 40, mix(haze, "#ffffff", 0.5)),
    ):
        s.fill(polygon((left + 22, 30), (left + 22 + wide, 30), (left - 26 + wide, 150), (left - 26, 150)), tone)
    floor = polygon((-4, 150), (124, 146), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, deep, 0.3))
    s.rim([floor], mix(haze, STRAW, 0.3), (0, -1), 0.9)
    column = join(box(-4, 30, 20, 176), polygon((-4, 30), (27, 30), (23, 46), (-4, 46)))
    s.figure([[(column, ink)]], mix(haze, STRAW, 0.3), (1, 0), 1.2, clean=True)


def _queen_bust(s: Gouache, dusk: Color, fair: Color) -> None:
    """Paint the queen's gown, in shade on the side of the maid, and her neckline."""
    ink, key = s.ink, s.key
    bust = outline(
        (76, 84),
        (72, 88, 67, 90),
        (61, 95, 63.4, 113),
        (66, 122, 69, 130),
        (58, 150, 52, 172),
        (124, 172),
        (114, 148, 89, 128),
        (89, 120, 93.6, 108),
        (96.6, 101, 94, 94.4),
        (91, 91, 86, 88),
        (84.6, 84),
    )
    gown, gshade = mix(key, STRAW, 0.2), mix(key, ink, 0.36)
    shadow_side = both(
        bust, outline((60, 78), (80, 94, 81, 106), (81, 118, 77, 130), (77, 150, 70, 176), (30, 176), (40, 100))
    )
    neckline = both(bust, outline((70, 84), (68, 88, 67, 91), (80, 102, 97, 95.4), (92, 88, 84, 80)))
    s.figure([[(bust, gown), (shadow_side, gshade)]], rim="#fff6e2", light=(1, -0.3), width=1.2, clean=True)
    s.stipple(
        both(
            bust,
            outline((76, 90), (90, 92, 92, 108), (90, 120, 84, 130), (92, 150, 92, 176), (68, 176), (74, 130, 80, 116)),
        ),
        gshade,
        (79, 110),
        (96, 106),
        0.75,
        0.0,
    )
    with s.clipped(bust):
        for i in range(5):
            s.stroke([(84 + i * 3.2, 132 + i * 1.6), (92 + i * 6.4, 150, 95 + i * 8.4, 174)], gshade, 0.75, 0.6)
    s.fill(neckline, fair)
    s.fill(both(neckline, shadow_side), mix(fair, dusk, 0.6))


def _queen_head(s: Gouache, dusk: Color, fair: Color) -> None:
    """Paint the queen's head in profile: her hair, its bun, the crown."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(83, 73, 20, 1, -3, neck=0.2, build=FINE)
    neck = polygon((77.5, 70), (84, 72), (86.4, 90), (73.5, 90), (77, 80))
    hair = outline(
        (86.8, 54.6),
        (84, 51.6, 78, 53),
        (69.4, 55, 71, 66.4),
        (72.4, 72, 78, 71.4),
        (81.6, 71, 81.4, 66.4),
        (82, 60.4, 86.8, 58.2),
    )
    bun = blob((72, 60), (66.6, 57.4), (65.6, 64.6), (69.6, 70), (75, 68))
    crown = polygon((72.4, 54.6), (71, 46.8), (76, 50.4), (79, 43.4), (82.4, 49.4), (87.6, 45), (88, 53))
    hair, bun = (placed(part, -4.2, 6.4, 1.05) for part in (hair, bun))
    crown = placed(crown, -4.2, 8.2, 1.05)
    s.figure(
        [[(neck, dusk), *planes(s, head, dusk, fair, mix(key, haze, 0.62)), (head.eye, ink)]],
        rim="#fffaf0",
        light=(1, -0.1),
        width=0.55,
    )
    s.figure(
        [
            [(hair, mix(ink, key, 0.20)), (bun, mix(ink, key, 0.12))],
            [
                (crown, mix(key, haze, 0.45)),
                (both(crown, polygon((69, 44), (78, 44), (79, 69), (69, 69))), mix(key, ink, 0.3)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.6),
        width=0.6,
    )


def _maid(s: Gouache) -> None:
    """Paint the maid in profile, with the arm behind the queen's neck."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    maid = profile(51.5, 66, 17, 1, 8, mood=Mood.GLAD, build=AGED)
    coif = outline(
        (57.4, 57.6), (53, 54, 46, 56.6), (40, 61, 42, 72), (41, 80, 45, 85), (51, 81, 51.4, 72), (51.6, 64, 58, 61.4)
    )
    body = outline((46, 81), (37, 85, 35, 104), (33, 140, 24, 172), (63, 172), (59, 130, 60, 108), (60, 92, 55, 84))
    apron = both(body, outline((54, 96), (58, 130, 57, 172), (70, 172), (70, 96)))
    arm = join(taper((57, 89), 3.4, (64, 84), 2.6), taper((64, 84), 2.6, (72.4, 79.6), 1.8))
    s.figure(
        [[(arm, mix(deep, mid, 0.2)), (small_hand(73.4, 79.2, 2.9, -10), "#d89c7e")]],
        rim=haze,
        light=(1, -0.4),
        width=0.6,
    )
    s.figure(
        [
            [(body, ink), (apron, mix(deep, mid, 0.35))],
            [*planes(s, maid, "#8a5546", "#e2a98a", "#fff0e0"), (maid.eye, ink)],
            [
                (coif, mix(mid, haze, 0.45)),
                (both(coif, polygon((30, 50), (47, 52), (46, 72), (49, 90), (30, 90))), mix(deep, mid, 0.2)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.85,
    )
    s.rim([body], "#fff6e2", (1, -0.2), 1.5)


def _clasped_chain(s: Gouache) -> None:
    """Paint the chain, its pearls, and the hand that closes it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.stroke([(73.6, 85.6), (86, 107, 92.6, 92)], mix(ink, key, 0.4), 1.0)
    for at in range(9):  # its pearls
        share = at / 8
        x, y = (
            first * (1 - share) ** 2 + 2 * bend * share * (1 - share) + last * share**2
            for first, bend, last in ((73.6, 86, 92.6), (85.6, 107, 92))
        )
        s.fill(oval(x, y, 1.3), "#fffaf0")
    arm = join(taper((51, 92), 4.6, (62.4, 99), 3.5), taper((62.4, 99), 3.2, (71, 86.6), 2.2))
    s.figure(
        [
            [
                (arm, mix(ink, deep, 0.75)),
                (polygon((67.4, 84), (72.6, 87.4), (70.6, 91), (65.2, 87.6)), haze),
                (small_hand(73, 83.6, 3.3, -52), mix(ink, key, 0.52)),
            ]
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.8,
    )


def _queen_arm(s: Gouache, fair: Color) -> None:
    """Paint the arm that the queen lifts to the stone, whose setting lies in her palm."""
    ink, haze, key = s.ink, s.haze, s.key
    sleeve = outline((68, 91), (60, 96, 60, 110), (62, 120, 72, 122), (79, 118, 78, 106), (77, 95, 68, 91))
    fore = limb((70, 117, 4.6), (74, 124, 4.0), (82.4, 117, 2.7))
    s.figure(
        [
            [
                (fore, mix(key, ink, 0.22)),
                (placed(oval(0, 0, 5.2, 4.2), 85, 113.4, 1, -20), fair),
                (polygon((78.4, 116), (82.4, 120.6), (80, 123), (75.6, 118.6)), haze),
            ],
            [
                (sleeve, mix(key, ink, 0.12)),
                (both(sleeve, outline((56, 88), (72, 92, 70, 108), (70, 118, 76, 124), (56, 126))), mix(key, ink, 0.5)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.4),
        width=0.8,
    )
    for k in (0.36, 0.64):
        s.stroke([(66 + 2 * k, 93 + 4 * k), (62 + 12 * k, 108, 66 + 12 * k, 121)], mix(key, ink, 0.5), 0.7, 0.8)


def diamond_bride(s: Gouache) -> None:
    """Level 3: in the door of a cathedral a bride lifts her veil to the morning; a page holds its long end."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.14))
    _portal(s)
    floor = box(-4, 143, 124, 176)
    s.fill(floor, mix(ink, deep, 0.08))
    s.fill(polygon((26, 143), (92, 143), (140, 176), (14, 176)), mix(deep, STRAW, 0.28))
    s.fill(polygon((32, 143), (83, 143), (112, 176), (30, 176)), mix(mid, STRAW, 0.5))
    for x, y, turn in ((40, 155, 20), (48, 163, -30), (92, 147.6, 10), (86, 151, -20), (36, 147, 60)):
        s.fill(placed(outline((-1.8, 0), (0, -1.5, 1.8, 0), (0, 1.2, -1.8, 0)), x, y, 1, turn), mix(s.key, haze, 0.2))
    _page(s)
    _bride(s)
    _page_arm(s)
    _lifted_veil(s)


_TIARA: Final = (62.2, 59.2)
"""The middle of the stone over the bride's brow."""


def _portal(s: Gouache) -> None:
    """Paint the door: four steps of stone that take the light, and the morning outside, low and warm."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for grown, tone in (
        (25.0, mix(deep, ink, 0.68)),
        (16.0, mix(deep, ink, 0.1)),
        (8.0, mix(mid, deep, 0.42)),
        (3.0, mix(STRAW, mid, 0.35)),
    ):
        step = arch(32 - grown, 83 + grown, 78, 144, 36 + grown * 0.9)
        s.fill(step, tone)
        if grown == 25.0:
            s.stipple(cut(ALL, step), tone, (104, 100), (118, 92), 0.9, 0.0)
    door = arch(32, 83, 78, 144, 36)
    s.fill(door, mix(STRAW, haze, 0.5))
    with s.clipped(door):
        s.fill(outline((20, 30), (78, 30), (70, 60, 58, 144), (20, 144)), "#fff6dd")
        s.stipple(ALL, "#fff6dd", (66, 90), (80, 94), 0.8, 0.0)
        s.fill(outline((20, 134), (48, 122, 66, 132), (76, 128, 90, 131), (90, 150), (20, 150)), mix(STRAW, mid, 0.35))


def _bride(s: Gouache) -> None:
    """Paint the bride, dark before the morning, her gown pearl in the shade with one hot edge, and her long veil."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    hot = "#fffdf2"
    skin, dark = skin_tone(s, 0.40, DEEP_SKIN), skin_tone(s, 0.12, DEEP_SKIN)
    pearl, plum = mix(mid, haze, 0.55), mix(deep, mid, 0.42)
    x, y, h, tilt = 65.6, 68.6, 19.6, -3.0

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    skirt = outline(
        *(
            (66, 108),
            (77, 107),
            (82, 122, 84, 140),
            (86, 162, 92, 180),
            (38, 180),
            (48, 158, 54, 138),
            (60, 122, 66, 108),
        ),
    )
    bodice = outline((64.6, 85), (70, 82, 77, 85.6), (81, 92, 78.4, 100), (77.6, 108), (66, 109), (62, 98, 64.6, 85))
    turn = outline((76, 80), (73, 100, 73.6, 110), (74, 134, 66, 180), (130, 180), (130, 80))
    s.figure([[(skirt, pearl), (both(skirt, turn), plum)]])
    s.stipple(both(skirt, cut(placed(turn, -9, 0), turn)), plum, (70, 140), (60, 137), 0.8, 0.0)
    back = outline(
        *((62, 57), (70, 50, 79, 61), (86, 80, 88, 106), (90, 122, 98, 129), (99, 146, 108, 156), (116, 162, 128, 164)),
        *((128, 176), (102, 174), (90, 158, 89, 140), (81, 128, 77, 100), (74, 70, 62, 57)),
    )
    s.wash(back, (0, 50), (0, 160), [mix(mid, haze, 0.8), mix(mid, haze, 0.5)])
    for fold in (
        outline((72, 60), (80, 76, 82, 104), (85, 128, 94, 134), (90, 140), (81, 128, 77, 100), (74, 70, 72, 60)),
        outline((94, 134), (92, 150, 104, 163), (112, 170, 128, 171), (128, 178), (102, 176), (88, 158, 89, 138)),
    ):
        s.fill(both(back, fold), mix(mid, deep, 0.42))
    s.rim([back], hot, (0.2, -1.0), 0.8)
    neck = outline((63, 74), (65, 82, 62.6, 87), (70, 91, 77, 86.6), (73, 80, 74, 72))
    s.figure([[(neck, dark)]])
    s.figure([[(bodice, pearl), (both(bodice, turn), plum)]])
    s.rim([join(skirt, bodice)], hot, (-1.0, -0.15), 2.0)
    s.fill(outline((65.2, 107.4), (71, 109.4, 77.6, 107), (77.8, 109.4), (71, 112, 64.4, 110)), STRAW)
    head = profile(x, y, h, -1, tilt, FINE, neck=0.12)
    hair = put(
        outline(
            *((0.36, -0.30), (0.34, -0.60, -0.10, -0.60), (-0.54, -0.58, -0.56, -0.10), (-0.54, 0.06, -0.44, 0.14)),
            *((-0.24, 0.16, -0.16, 0.04), (-0.08, -0.20, 0.10, -0.24), (0.24, -0.28, 0.36, -0.30)),
        )
    )
    bun = put(oval(-0.56, 0.20, 0.27, 0.25))
    s.figure([[*planes(s, head, dark, skin, mix(skin, "#fff0d0", 0.4)), (head.eye, ink)], [(bun, ink)], [(hair, ink)]])
    s.rim([head.head], mix(STRAW, hot, 0.5), (-1.0, 0.0), 0.8)
    s.fill(hair, ink)
    s.rim([bun], mix(deep, STRAW, 0.5), (-0.4, -1.0), 0.7)
    arm = bare_arm((74, 91), (77, 109), (61, 111), 0.92)
    s.fill(both(placed(arm, 1.6, 2.4), join(bodice, skirt)), ink, 0.45)
    s.figure([[(arm, dark)]])
    s.rim([arm], mix(skin, "#fff0d0", 0.55), (-0.6, -1.0), 1.0)
    _bouquet(s, 56.4, 112)
    s.figure([[(small_hand(59.6, 111.4, 3.2, 190, flip=True), skin)]])


def _bouquet(s: Gouache, x: float, y: float) -> None:
    """Paint a few roses, coral, dark away from the door."""
    ink, deep, key = s.ink, s.deep, s.key
    for dx, dy, turn in ((3, 7.4, 30), (-1, 8, 8), (6, 4, 62)):
        s.fill(
            placed(outline((0, -5), (3.6, 0, 0, 5.4), (-3.6, 0, 0, -5)), x + dx, y + dy, 1, turn), mix(ink, deep, 0.6)
        )
    for dx, dy, r in ((-4.6, -3.4, 3.7), (-5.0, 3.2, 3.5), (0.6, -0.2, 4.1), (0.0, 6.0, 3.3)):
        s.fill(oval(x + dx, y + dy, r), mix(key, ink, 0.4))
        s.fill(both(oval(x + dx, y + dy, r), oval(x + dx - 1.3, y + dy - 1.1, r)), key)
        s.fill(oval(x + dx - 0.7, y + dy - 0.6, r * 0.38), mix(key, ink, 0.3))


def _lifted_veil(s: Gouache) -> None:
    """Paint the veil before her face, clear over the arm that lifts it, and the tiara that holds it."""
    mid, haze = s.mid, s.haze
    skin = skin_tone(s, 0.3, DEEP_SKIN)
    arm = bare_arm((67, 89), (54.6, 95), (45.6, 75), 0.86)
    s.figure([[(arm, skin)]])
    front = outline(
        (64, 57), (54, 58, 42, 69), (43, 84, 36, 106), (49, 110, 56, 104), (54, 90, 54, 82), (53, 70, 64, 57)
    )
    s.fill(front, "#ffffff", 0.6)
    for fold in (
        outline(
            (60, 58), (50, 67, 49, 84), (47, 98, 45, 108), (51, 108.6, 54, 105), (51, 88, 53, 75), (55, 63, 60, 58)
        ),
    ):
        s.fill(fold, mix(mid, haze, 0.25), 0.55)
    s.rim([front], "#ffffff", (-1.0, -0.6), 0.9)

    s.figure([[(small_hand(44.6, 70.6, 3.7, -104), skin_tone(s, 0.38, DEEP_SKIN))]])
    s.stroke([(58.2, 63.4), (62, 60.6, 72, 59.6)], "#f0b040", 1.7)
    s.gem(DIAMOND, *_TIARA, 5.0, 12, 1.2, worn=True)


def _page(s: Gouache) -> None:
    """Paint the page, a child in coral with a sash of straw, both hands under the train."""
    ink, deep, key = s.ink, s.deep, s.key
    hot = "#fff3d8"
    skin = skin_tone(s, 0.62, FAIR_SKIN)
    x, y, h = 105.0, 108.0, 12.6
    coat = outline((100, 117), (105, 113.6, 110, 117), (113, 128, 115, 144), (106, 147, 96.6, 144), (98, 130, 100, 117))
    legs = join(limb((102, 143, 2.6), (102, 156, 1.8)), limb((109, 143, 2.6), (109, 156, 1.8)))
    head = profile(x, y, h, -1, -2, CHILD, 0.2)
    curls = placed(CROPPED, x, y, h * 1.03, -2, flip=True)
    s.figure(
        [
            [(legs, mix(deep, ink, 0.4))],
            [*planes(s, head, mix(skin, ink, 0.35), skin, "#fff0d0"), (head.eye, ink)],
            [(curls, "#7a4622")],
        ]
    )
    s.rim([join(head.head, curls)], hot, (-1.0, -0.3), 0.8)
    s.figure([[(coat, mix(key, ink, 0.3)), (cut(coat, placed(coat, -5, 0)), mix(key, ink, 0.68))]])
    s.fill(both(coat, polygon((96, 130), (116, 127), (116, 131), (96, 134))), STRAW)
    s.rim([coat], hot, (-1.0, -0.4), 0.9)


def _page_arm(s: Gouache) -> None:
    """Paint the arm that holds up the end of the veil."""
    arm = limb((103.6, 120, 2.3), (101, 130, 1.9), (97, 130.6, 1.5))
    s.figure([[(arm, mix(s.key, s.ink, 0.1))], [(small_hand(95.4, 130.4, 2.5, 176), skin_tone(s, 0.62, FAIR_SKIN))]])
    s.rim([arm], "#fff3d8", (-0.6, -1.0), 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-01": Picture(
        diamond_bride,
        ((62, 59), (58, 70), (45, 71), (101, 108)),
        "lifts her veil",
        "door of a cathedral",
        "morning in steps of a portal",
        seed=47,
    ),
    "b3-02": Picture(
        diamond_queen,
        ((89, 73), (74, 84), (85, 102)),
        "closes a necklace",
        "evening loggia",
        "evening in bars between columns",
        seed=13,
    ),
}
