"""Pictures of the sapphire cards of level 3 at a court and at a concert."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FULL
from tools.art.base.faces import FaceTones, HeadPose, paint_face, rounded
from tools.art.base.figures import grip, hair_tones, hand, limb, planes, profile, shoe, skin_tone
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import CORAL, RUSSET
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def knighting(s: Gouache) -> None:
    """Level 3, close: a squire bows before a tall window; a queen lays the blade, a sapphire at its guard, on him."""
    ink, deep = s.ink, s.deep
    s.fill(ALL, mix(ink, deep, 0.66))
    with s.moved(-4):
        _lancet(s)
    shaft = polygon((48, 131), (77, 131), (64, 178), (26, 178))
    s.fill(shaft, mix(ink, deep, 0.9))
    s.stipple(polygon((77, 131), (103, 131), (92, 178), (64, 178)), mix(ink, deep, 0.9), (76, 150), (92, 150), 0.9, 0.0)
    _queen_gown(s)
    _squire(s)
    _sword(s)
    _queen_arm(s)


_SWORD: Final = (78.0, 92.0, 62.0)
"""The middle of the stone in the guard, and how the sword is turned; its point lies 52 units to the left."""
_DAY: Final = "#fff3d6"


def _pointed(left: float, right: float, spring: float, top: float, foot: float) -> skia.Path:
    """Return a window with a pointed arch."""
    middle, rise = (left + right) / 2, spring - top
    return outline(
        *((left, foot), (left, spring), (left, top + rise * 0.42, middle, top)),
        *((right, top + rise * 0.42, right, spring), (right, foot)),
    )


def _lancet(s: Gouache) -> None:
    """Paint the window: a reveal in two steps, a border of blue glass, day in panes that are warmest in the middle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(_pointed(54, 110, 74, 18, 130), mix(deep, mid, 0.1))
    s.stipple(box(30, 36, 60, 140), mix(deep, mid, 0.1), (54, 90), (40, 84), 0.7, 0.0)
    s.stipple(box(104, 36, 124, 125), mix(deep, mid, 0.1), (110, 90), (122, 86), 0.7, 0.0)
    s.fill(_pointed(58, 106, 75, 23, 128), mix(deep, mid, 0.75))
    glass = _pointed(62.4, 101.6, 76, 29, 126)
    s.fill(glass, mix(mid, haze, 0.35))
    inner = _pointed(65.4, 98.6, 77, 34, 126)
    s.fill(inner, mix(key, _DAY, 0.4))
    s.fill(both(inner, outline((56, 42), (82, 28, 108, 42), (108, 102), (82, 118, 56, 102))), _DAY)
    with s.clipped(inner):
        for at in range(-2, 14):
            for side in (-1, 1):
                x = 82 + side * (at * 11 - 60)
                s.stroke([(x, 30), (x + side * 60, 130)], mix(key, _DAY, 0.2), 0.55)
    s.line(inner, ink, 1.0)
    with s.clipped(glass):
        for y in (62, 108):
            s.stroke([(60, y), (104, y)], mix(ink, deep, 0.5), 1.1)
    s.fill(polygon((56, 125), (108, 125), (112, 131), (52, 131)), mix(mid, haze, 0.3))


def _squire(s: Gouache) -> None:
    """Paint the squire, a young man, dark before the window: one hot edge down brow, nose and chin, a lit shoulder."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.7)
    pose = HeadPose(50, 71, 40, 12, build=FULL)
    tones = FaceTones("#24120f", "#7c4630", "#e8a873")
    neck = outline((28, 84), (32, 104, 20, 116), (30, 126, 56, 118), (48, 106, 51, 92))
    s.figure([[(neck, mix(tones.dark, ink, 0.4))]])
    paint_face(s, pose, tones)
    with s.clipped(pose.put(box(0.18, -0.5, 0.7, 0.7))):
        s.rim([profile(50, 71, 40, 1, 12, FULL, -0.06).head], rim, (1.0, 0.05), 1.5)
    hair = pose.put(CROPPED)
    rounded(s, hair, (ink, ink, "#4a2c26"), (1.0, -0.6), 2.0)
    with s.clipped(pose.put(box(-0.7, -0.7, 0.6, -0.28))):
        s.rim([hair], mix(rim, "#5a3a2e", 0.45), (1.0, -1.0), 0.9)
    cloak = outline((58, 112), (48, 104, 36, 107), (20, 112, 10, 116), (0, 130, -8, 150), (-8, 180), (78, 180),
        (78, 128, 58, 112))  # fmt: skip
    lit = outline((58, 100), (40, 104, 42, 108), (60, 128, 60, 180), (96, 180), (90, 110))
    s.figure(
        [
            [
                (cloak, mix(ink, deep, 0.5)),
                (both(cloak, lit), mid),
                (both(cloak, placed(lit, 9, -1)), mix(mid, haze, 0.4)),
            ]
        ]
    )
    s.stipple(both(cloak, cut(placed(lit, -14, 4), lit)), mid, (57, 140), (40, 146), 0.85, 0.0)
    s.rim([cloak], rim, (1.0, -0.6), 1.4)
    collar = outline(
        (56, 112), (46, 100, 36, 103), (24, 107, 16, 104), (14, 112), (28, 118, 40, 115), (48, 114, 56, 112)
    )
    s.figure(
        [
            [
                (collar, mix(ink, deep, 0.75)),
                (both(collar, outline((40, 98), (46, 110, 44, 122), (64, 118), (64, 98))), haze),
            ]
        ]
    )


def _sword(s: Gouache) -> None:
    """Paint the blade, which lies flat over the squire's shoulder with its shadow on the cloak, and the guard."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    x, y, turn = _SWORD
    blade = polygon((-4.4, 4), (4.4, 4), (3.2, 38), (0, 56), (-3.2, 38))
    with s.clipped(outline((60, 112), (48, 104, 36, 107), (20, 112, 10, 116), (0, 180), (78, 180), (78, 128, 60, 112))):
        s.fill(placed(blade, x - 2, y + 8.4, 1, turn), ink, 0.85)
    s.line(placed(blade, x, y, 1, turn), ink, 1.2)
    for half, tone in ((blade, mix(deep, mid, 0.5)), (both(blade, box(0, 0, 9, 90)), "#fffdf6")):
        s.wash(placed(half, x, y, 1, turn), (0, 90), (0, 120), [tone, tone])
    s.fill(placed(taper((0, -26), 2.5, (0, -2), 2.3), x, y, 1, turn), mix(ink, RUSSET, 0.6))
    s.fill(placed(oval(0, -27, 3.6), x, y, 1, turn), key)
    s.fill(placed(both(oval(0, -27, 3.6), oval(2.2, -25.6, 3.6)), x, y, 1, turn), mix(key, RUSSET, 0.75))
    guard = polygon(
        (-16, -2.4, 1), (-4, -1.4), (4, -1.4), (16, -2.4, 1), (16, 3.4, 1), (4, 4.4), (-4, 4.4), (-16, 3.4, 1)
    )
    s.line(placed(guard, x, y, 1, turn), ink, 1.2)
    s.fill(placed(guard, x, y, 1, turn), mix(key, RUSSET, 0.7))
    s.fill(placed(both(guard, box(-20, -9, 0, 9)), x, y, 1, turn), key)


def _queen_gown(s: Gouache) -> None:
    """Paint what the frame leaves of the queen's gown: straight folds and a girdle of gold."""
    ink, key = s.ink, s.key
    gown = outline((106, 30), (114, 64, 108, 100), (104, 140, 92, 180), (128, 180), (128, 30))
    s.fill(gown, mix(CORAL, ink, 0.72))
    for fold in (
        outline(
            (106, 30), (114, 64, 108, 100), (104, 140, 92, 180), (100, 180), (112, 140, 114, 100), (118, 64, 112, 30)
        ),
        outline((118, 30), (122, 90, 114, 180), (120, 180), (128, 90, 123, 30)),
    ):
        s.fill(both(gown, fold), mix(CORAL, ink, 0.42))
    s.rim([gown], mix(key, _DAY, 0.5), (-1.0, -0.1), 1.2)


def _queen_arm(s: Gouache) -> None:
    """Paint the queen's arm: a hanging sleeve with its lining, a cuff, and an old hand round the grip."""
    ink, haze, key = s.ink, s.haze, s.key
    x, y, _ = _SWORD
    rim, light = mix(key, "#fff3d0", 0.75), (-0.5, -1.0)
    fair = "#d9a27c"
    fist = grip(90.6, 85.2, 0.56, -50, flip=True)
    s.figure([[(limb((92, 91, 4.4), (106, 97, 5.0)), fair)]])
    hand(s, fist, fair, rim, light, 0.8)
    with s.clipped(join(*fist[1:])):
        s.fill(oval(x, y, 12.2), mix(fair, "#7fb8ff", 0.6))  # the light of the stone on the nearest knuckles
    thumb = limb((93.4, 93.6, 2.4), (87.6, 95.4, 2.0), (83, 93.4, 1.4))
    s.line(thumb, mix(fair, ink, 0.55), 0.7)
    s.fill(thumb, fair)
    s.rim([thumb], rim, (-0.2, -1.0), 0.6)
    sleeve = outline((128, 70), (116, 80, 102, 87.6), (97.6, 94, 98, 101.6), (104, 128, 122, 152), (128, 156))
    lining = outline(
        (102, 87.6), (97.6, 94, 98, 101.6), (104, 128, 122, 152), (114, 124, 106, 102), (105, 94, 102, 87.6)
    )
    fold = outline((128, 92), (114, 94, 107, 104), (116, 118, 128, 124))
    s.figure(
        [[(sleeve, CORAL), (both(sleeve, fold), mix(CORAL, ink, 0.4)), (both(sleeve, lining), mix(haze, s.mid, 0.15))]]
    )
    s.rim([sleeve], rim, (-0.6, -1.0), 1.1)
    cuff = outline((103.4, 85.6), (96.4, 91.4, 95.4, 101.4), (98.6, 104), (99.4, 95, 106, 88.4))
    s.fill(cuff, key)
    s.fill(both(cuff, placed(cuff, 1, 5)), mix(key, RUSSET, 0.6))
    s.gem(SAPPHIRE, x, y, 8.6, 12, 1.4, worn=True)


def water_music(s: Gouache) -> None:
    """Level 3: lit from the pit below, a conductor leans over his players; the sapphire is the grip of his baton."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.fill(ALL, mix(ink, deep, 0.55))
    for left, right, tone in (  # what the lamps of the pit throw up, in three steps
        (-16, 128, mix(deep, mid, 0.25)),
        (6, 110, mix(key, "#b05a24", 0.3)),
        (20, 100, "#fff0c8"),
    ):
        s.fill(polygon((50, 160), (left, 30), (right, 30), (68, 160)), tone)
    _conductor(s)
    _players(s)


def _conductor(s: Gouache) -> None:
    """Paint the conductor in profile: bent forward, one palm flat to hush, the baton high, coat tails flying."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = mix(key, "#fff3d0", 0.5), (-0.6, 0.8)
    head = profile(72, 73, 16, -1, -12, neck=0.4, build=FULL)
    hair = outline(
        *((66.6, 66), (70, 61, 77, 64), (83, 63, 90, 66), (87, 68, 86, 70.6), (92, 71, 95, 75), (88, 75.6, 84, 78.6)),
        *((80, 82, 77, 79), (76, 72, 73.6, 69), (69, 69.6, 66.6, 66)),
    )
    coat = outline(
        *((74, 87), (80, 82, 87, 87), (97, 98, 98, 114), (106, 122, 116, 124), (113, 130, 108, 134)),
        *((109, 137, 105, 139), (98, 138, 92, 126), (82, 122, 78, 116), (76, 106, 72, 98), (70, 92, 74, 87)),
    )
    far_arm = limb((78, 91, 4.8), (62, 87, 3.8), (54.4, 71, 2.5))
    near_arm = limb((84, 92, 5.6), (70, 107, 4.4), (54, 103, 2.8))
    legs = (
        join(limb((88, 118, 6.0), (83, 136, 4.2)), limb((83, 135, 3.6), (84, 154, 2.6))),
        join(limb((93, 119, 6.0), (95, 137, 4.2)), limb((95, 136, 3.6), (100, 154, 2.6))),
    )
    cravat = outline((68, 82), (72, 84, 76, 83), (77, 88, 74, 94), (70, 93, 67, 89), (70, 86, 68, 82))
    cloth, shade = mix(deep, ink, 0.35), mix(ink, deep, 0.2)
    palm = [
        limb((54, 102.6, 2.6), (49.4, 101.4, 2.4)),
        *(limb((49.6, 101.4, 1.3), (44.6 + at, 99.4 - at * 0.5 + bend, 0.9)) for at, bend in ((0, 2.6), (-0.6, 0.6))),
        limb((50.6, 100.2, 1.2), (47.4, 96.2, 0.9)),
    ]
    baton = taper((55, 72), 0.9, (37, 45), 0.5)
    s.line(baton, ink, 0.7)
    s.figure(
        [
            [(far_arm, shade), (cut(far_arm, placed(far_arm, -0.8, -2.4)), cloth)],
            [(legs[1], shade), (shoe(99.6, 158, -1, 0.9), ink)],
            [(legs[0], mix(haze, deep, 0.5)), (shoe(83.6, 158, -1, 0.9), ink)],
            [*planes(s, head, skin_tone(s, 0.34), skin_tone(s, 0.66), mix(haze, key, 0.4)), (head.eye, ink)],
            [(coat, cloth), (both(coat, placed(coat, 6, -3)), shade)],
            [(cravat, "#fffaf0")],
            [*hair_tones(s, hair, -1, 1.6, mix("#6a3418", ink, 0.25))],
            [(near_arm, cloth), (both(near_arm, placed(near_arm, 1.6, -2.6)), shade)],
            [(placed(box(-1.6, -3.6, 1.6, 3.6, 0.8), 56, 103.4, 1, 10), "#fffaf0")],
            [(join(*palm), skin_tone(s, 0.62))],
            [(baton, "#fffaf0")],
            [(placed(box(-3.4, -1.6, 3.4, 1.6, 0.8), 55.2, 75, 1, -20), "#fffaf0")],
        ],
        rim,
        light,
        0.7,
    )
    s.gem(SAPPHIRE, 53.0, 65.0, 9.4, -14, 1.4)
    for fore in grip(54, 67.4, 0.26, -26):
        s.figure([[(fore, skin_tone(s, 0.62))]], None)


def _players(s: Gouache) -> None:
    """Paint two fiddlers in the pit, their bows at one slant, cheek and fiddle lit from the desk between them."""
    ink, deep, key = s.ink, s.deep, s.key
    warm = mix(key, "#b05a24", 0.3)
    s.fill(box(-4, 158, 124, 176), ink)
    s.fill(polygon((74, 157), (124, 157), (124, 160), (74, 160)), mix(key, "#b05a24", 0.3))
    for x, y in ((44, 134), (66, 143)):
        head = profile(x, y, 14, 1, 10, neck=0.4)
        coat = outline((x - 13, 178), (x - 12, y + 16, x - 4, y + 11), (x + 4, y + 12), (x + 12, y + 18, x + 12, 178))
        wig = placed(CROPPED, x, y, 14, 10)
        fiddle = join(oval(x + 8, y + 10, 6.4, 3.0, 14), limb((x + 12, y + 11, 1.0), (x + 20, y + 13.6, 0.9)))
        s.figure([[(join(coat, wig), mix(ink, deep, 0.2))]], None)
        s.fill(cut(head.head, wig), mix(warm, ink, 0.35))
        s.fill(both(cut(head.head, wig), head.wedge), "#ffe0a0")
        s.figure([[(fiddle, mix("#b05a24", ink, 0.2))]], "#ffe0a0", (0.6, 0.8), 0.8)
        s.stroke([(x + 2, y + 24), (x + 13, y - 8)], ink, 1.4)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-05": Picture(
        knighting,
        ((78, 92), (64, 76), (91, 86), (44, 112)),
        "knights a squire",
        "hall of a castle",
        "tall window behind the blade",
        seed=33,
    ),
    "b3-06": Picture(
        water_music,
        ((53, 65), (68, 73), (48, 100), (72, 100)),
        "conducts an orchestra",
        "pit of a theatre",
        "lamps of the pit below",
        seed=34,
    ),
}
