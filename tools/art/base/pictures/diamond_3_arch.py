"""Pictures of the diamond cards of level 3 in the light of an arch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import AGED, CHILD, FINE
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import (
    bare_arm,
    limb,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.base.hair import CROPPED, TIED
from tools.art.base.pigments import DEEP_SKIN, FAIR_SKIN, MADDER, STRAW
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
    taper,
)


def diamond_queen(s: Gouache) -> None:
    """Level 3, a duo: against the low sun in the arch of a loggia a maid closes a necklace at a queen's nape."""
    _evening_arch(s)
    _maid(s)
    _queen_bust(s)
    _queen_head(s)
    _clasped_chain(s)


_EVENING: Final = "#fff4d4"
"""The low sun of the loggia, and its line on people."""
_QUEEN: Final = HeadPose(84, 78, 25, -3, build=FINE)
_QUEEN_SKIN: Final = FaceTones("#4c2622", "#a4604a", "#ffd2a0")
_PENDANT: Final = (95.0, 120.0)


def _evening_arch(s: Gouache) -> None:
    """Paint the dark wall, the arch full of evening, the low sun and far hills, and the sun's way over the sill."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.25))
    opening = arch(30, 136, 86, 142, 47)
    s.fill(opening, mix(mix(STRAW, key, 0.25), mid, 0.35))
    with s.clipped(opening):
        s.fill(outline((20, 82), (48, 74, 72, 80), (98, 86, 130, 72), (130, 150), (20, 150)), mix(STRAW, mid, 0.2))
        s.fill(outline((20, 106), (46, 98, 70, 104), (98, 108, 130, 98), (130, 150), (20, 150)), mix(STRAW, haze, 0.55))
        s.fill(oval(111, 98, 17), "#fffdf4")
        s.fill(outline((20, 132), (44, 120, 66, 126), (90, 112, 130, 118), (130, 150), (20, 150)), mix(deep, mid, 0.45))
        s.fill(outline((20, 138), (60, 130, 130, 128), (130, 150), (20, 150)), mix(deep, ink, 0.2))
    reveal = cut(arch(26, 140, 86, 142, 51), opening)
    s.fill(reveal, mix(ink, "#000000", 0.2))
    s.fill(box(26, 141, 124, 178), mix(ink, deep, 0.12))
    s.fill(polygon((58, 141), (124, 141), (124, 145), (50, 145)), mix(STRAW, haze, 0.3))  # the sun on the sill


def _queen_bust(s: Gouache) -> None:
    """Paint the queen's neck, bare shoulders and gown, black on the side of the maid."""
    ink, key = s.ink, s.key
    gown, shade = key, mix(MADDER, ink, 0.66)
    dark, body, lit = _QUEEN_SKIN
    paint_neck(s, _QUEEN, _QUEEN_SKIN, 0.42, _EVENING)
    shoulders = outline(
        (75, 96), (70, 102, 60, 106), (58, 122, 70, 130), (98, 128), (104, 116, 99, 107), (94, 101, 87.6, 98)
    )
    s.figure(
        [[(shoulders, mix(dark, body, 0.35)), (cut(shoulders, placed(shoulders, -7.0, 0.6)), mix(body, lit, 0.35))]],
        _EVENING,
        (1, -0.3),
        1.1,
        clean=True,
    )
    bust = outline(
        (62, 114), (76, 124, 88, 122), (98, 120, 104.6, 113), (108, 124, 100, 136), (96, 142, 97, 146),
        (110, 156, 118, 178), (48, 178), (58, 156, 62, 144), (58, 130, 62, 114),
    )  # fmt: skip
    s.figure([[(bust, shade), (cut(bust, placed(bust, -13, 0)), gown)]])
    with s.clipped(box(94, 100, 124, 178)):
        s.rim([bust], _EVENING, (1, -0.1), 1.3)
    dim = mix(dark, body, 0.5)
    forearm = limb((65, 130, 5.2), (70, 147, 4.4), (86, 141, 2.7))
    s.figure(
        [[(forearm, dim), (cut(forearm, placed(forearm, -0.8, 1.8)), mix(body, lit, 0.2))]], _EVENING, (1, -0.5), 0.8
    )
    s.figure([[(small_hand(89, 140.4, 4.1, -6), mix(body, lit, 0.2))]], _EVENING, (1, -0.4), 0.6, clean=True)
    sleeve = outline((67, 104), (57, 105, 54, 119), (54, 132, 64, 135), (76, 134, 77, 121), (76, 108, 67, 104))
    s.figure(
        [[(sleeve, shade), (cut(sleeve, placed(sleeve, -7.0, -1.0)), mix(MADDER, ink, 0.1))]],
        _EVENING,
        (1, -0.4),
        0.8,
        clean=True,
    )


def _queen_head(s: Gouache) -> None:
    """Paint the queen's face to the sun, her hair up in a knot, and a crown that sits in it."""
    ink, key = s.ink, s.key
    paint_face(s, _QUEEN, _QUEEN_SKIN, _EVENING)
    hair = join(_QUEEN.put(TIED), _QUEEN.put(oval(-0.56, -0.24, 0.26, 0.24)))
    rounded(s, hair, (ink, mix(ink, "#4a2018", 0.5), "#8a4a30"), (1, -0.4), 1.4, _EVENING)
    crown = _QUEEN.put(
        outline(
            *((-0.40, -0.36), (-0.02, -0.50, 0.335, -0.40), (0.42, -0.74), (0.24, -0.60), (0.10, -0.92)),
            *((-0.10, -0.64), (-0.36, -0.84), (-0.40, -0.36)),
        )
    )
    gold = mix(STRAW, key, 0.25)
    s.figure(
        [
            [
                (crown, mix(gold, ink, 0.62)),
                (both(crown, _QUEEN.put(outline((-0.10, -1), (1, -1), (1, 0), (-0.02, 0)))), gold),
            ]
        ],
        _EVENING,
        (1, -0.3),
        0.8,
    )


def _maid(s: Gouache) -> None:
    """Paint the maid, all dark but her coif and the line of light, both arms raised to the queen's nape."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    night = mix(ink, "#000000", 0.2)
    pose = HeadPose(46, 82, 20.5, 4, build=AGED)
    tones = FaceTones("#3a1c1a", "#7a4a3c", "#e6ae88")
    body = outline((40, 96), (28, 102, 27, 124), (22, 150, 16, 178), (62, 178), (58, 140, 58, 118), (58, 102, 50, 96))
    far = limb((52, 102, 3.6), (61, 108, 3.0), (68, 98, 2.0))
    s.figure([[(far, mix(ink, deep, 0.5))], [(body, night)]], _EVENING, (1, -0.3), 1.1, clean=True)
    paint_neck(s, pose, tones, 0.2, _EVENING)
    paint_face(s, pose, tones, _EVENING, open_eyes=True)
    coif = pose.put(
        outline(
            *((0.36, -0.40), (0.20, -0.66, -0.16, -0.62), (-0.58, -0.54, -0.60, -0.06), (-0.60, 0.44, -0.78, 0.92)),
            *((-0.30, 1.06, -0.08, 0.74), (-0.14, 0.40, 0.02, 0.06), (0.04, -0.24, 0.36, -0.40)),
        )
    )
    rounded(s, coif, (mix(deep, ink, 0.3), mix(deep, mid, 0.5), mix(haze, mid, 0.2)), (1, -0.4), 2.6, _EVENING)


def _clasped_chain(s: Gouache) -> None:
    """Paint the chain from nape to breast, its stone, and the near arm and both hands that close it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    gold = mix(STRAW, key, 0.2)
    skin = "#b4724e"
    x, y = _PENDANT
    for points, width in (([(72, 93), (80, 108, x, y - 8)], 1.5), ([(87, 98), (94, 103, x, y - 8)], 1.2)):
        s.stroke(
            [(a + 0.2, b + 1.4) for a, b in points[:1]] + [(points[1][0], points[1][1] + 1.6, x, y - 6)],
            ink,
            width,
            0.5,
        )
        s.stroke(points, "#ffe9b4", width)
    s.fill(oval(x, y, 10.4), ink)
    s.fill(oval(x, y, 9.4), gold)
    s.gem(DIAMOND, x, y, 9.4, 14, 1.5)
    s.figure([[(small_hand(72.4, 91, 3.2, -12), mix(skin, ink, 0.3))]], _EVENING, (1, -0.4), 0.6, clean=True)
    arm = limb((44, 104, 5.2), (55, 114, 4.2), (64.2, 101.4, 2.8))
    s.figure([[(arm, mix(ink, deep, 0.35))]], _EVENING, (0.8, -0.6), 1.0)
    s.figure([[(taper((63, 102.6), 3.1, (65.4, 99), 2.9), haze)]], _EVENING, (1, -0.4), 0.5)
    s.figure([[(small_hand(68.4, 95.4, 3.9, -48), skin)]], _EVENING, (1, -0.4), 0.6, clean=True)


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
        ((92, 76), (69, 95), (95, 120)),
        "closes a necklace",
        "evening loggia",
        "low sun in the arch of a loggia",
        seed=13,
    ),
}
