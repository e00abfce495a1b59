"""Pictures of the sapphire cards of level 3 at a court and at a concert."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FULL
from tools.art.base.faces import FaceTones, HeadPose, paint_face, rounded
from tools.art.base.figures import drape, grip, hair_tones, hand, limb, profile, skin_tone, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import CORAL, RUSSET
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
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
    blade = polygon((-4.2, 4), (4.2, 4), (3.6, 42), (0, 52), (-3.6, 42))
    with s.clipped(outline((60, 112), (48, 104, 36, 107), (20, 112, 10, 116), (0, 180), (78, 180), (78, 128, 60, 112))):
        s.fill(placed(blade, x - 2, y + 8.4, 1, turn), ink, 0.85)
    s.line(placed(blade, x, y, 1, turn), ink, 1.2)
    for half, tone in ((blade, mix(deep, mid, 0.5)), (both(blade, box(0, 0, 9, 90)), "#fffdf6")):
        s.wash(placed(half, x, y, 1, turn), (0, 90), (0, 120), [tone, tone])
    s.fill(placed(taper((0, -26), 2.5, (0, -2), 2.3), x, y, 1, turn), mix(ink, RUSSET, 0.6))
    s.fill(placed(oval(0, -27, 3.6), x, y, 1, turn), key)
    s.fill(placed(both(oval(0, -27, 3.6), oval(2.2, -25.6, 3.6)), x, y, 1, turn), mix(key, RUSSET, 0.75))
    guard = outline(
        *((-15, -3), (-8, 1, 0, -2), (8, 1, 15, -3), (16.6, 1, 14, 4)),
        *((7, 6, 0, 5), (-7, 6, -14, 4), (-16.6, 1, -15, -3)),
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
    """Level 3: from behind a conductor, dark in the half dome of a lit shell; players at both sides, one firework."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    _fireworks(s)
    _far_bank(s)
    for left, right, rise, tone in (  # the shell, in three steps that meet the floor
        (18, 146, 84, mix(deep, mid, 0.2)),
        (28, 138, 74, mix(key, "#b05a24", 0.3)),
        (38, 126, 62, "#fff0c8"),
    ):
        s.fill(arch(left, right, _FLOOR, _FLOOR, rise), tone)
    _orchestra(s)
    floor = box(-4, _FLOOR, 124, 178)
    s.fill(floor, mix(ink, "#000000", 0.2))
    s.fill(polygon((38, _FLOOR), (126, _FLOOR), (126, _FLOOR + 5), (32, _FLOOR + 5)), mix(key, "#b05a24", 0.3))
    with s.moved(scale=0.9, about=(80, 158)):
        _conductor(s)


_FLOOR: Final = 142.0
"""The height of the stage's back edge."""


def _fireworks(s: Gouache) -> None:
    """Paint one small firework over the river: hard rays that droop."""
    x, y, tone = 60, 52, mix(s.deep, s.key, 0.6)
    for number in range(9):
        turn = 40 * number + 8
        ex, ey = around(x, y, 8, turn)
        s.stroke([around(x, y, 2.4, turn), (*around(x, y, 5, turn), ex, ey + 1.2)], tone, 0.8)


def _far_bank(s: Gouache) -> None:
    """Paint the far bank, black, a palace with lit windows, and the river before it."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    bank = polygon((-4, 92), (8, 86), (20, 86), (20, 80), (40, 80), (40, 86), (128, 86), (128, 100), (-4, 100))
    s.fill(bank, ink)
    for x in range(10, 44, 6):
        s.fill(box(x, 89, x + 2.2, 93), key)
    s.fill(box(-4, 98, 124, 176), mix(deep, mid, 0.3))


def _orchestra(s: Gouache) -> None:
    """Paint four fiddlers as one dark frieze at both sides, all bows at one slant, each brow with the light's edge."""
    ink, key = s.ink, s.key
    night, warm = mix(ink, s.deep, 0.25), mix(key, "#b05a24", 0.3)
    for x, y, face in ((38, 119, 1), (55, 123, 1), (105, 123, -1), (121, 119, -1)):
        head = profile(x, y, 13, face, 14, neck=0.4)
        coat = outline((x - 9, 146), (x - 11, 134, x - 4, 130), (x + 4, 130), (x + 11, 134, x + 9, 146))
        fiddle = join(
            oval(x + face * 6.4, y + 10.4, 4.6, 2.7, face * 20),
            limb((x + face * 9, y + 11, 1.0), (x + face * 17, y + 14, 0.8)),
        )
        arm = limb((x + face * 3, y + 16, 3.2), (x + face * 8, y + 22, 2.6), (x + face * 15.4, y + 14.6, 1.7))
        tail = ribbon([(x - face * 4, y - 1, 2.0), (x - face * 7, y + 5, 1.7), (x - face * 6.4, y + 10, 0.5)], 6)
        wig = placed(CROPPED, x, y, 13, 14 * face, flip=face < 0)
        s.fill(join(coat, head.head, wig, tail, arm), night)
        s.fill(both(head.head, head.wedge), warm)
        s.figure([[(fiddle, mix("#b05a24", ink, 0.3))]], None)
        s.stroke([(x + face * 1, y + 20), (x + face * 12, y - 5)], ink, 1.1)


def _conductor(s: Gouache) -> None:
    """Paint the conductor from behind, dark on the candles: arms wide, coat tails flying, the sapphire at her staff's head."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.5)
    skull = oval(80, 94, 6.6, 8.0)
    hair = outline(
        (73, 93),
        (72, 84, 80, 84),
        (88, 84, 87, 93),
        (87.4, 100, 84, 102),
        (82, 112, 80, 118),
        (78, 112, 76, 102),
        (72.6, 100, 73, 93),
    )
    bow = join(polygon((80, 103), (74.6, 100), (75, 106)), polygon((80, 103), (85.4, 100), (85, 106)))
    coat = outline(
        (68, 112),
        (74, 104.6, 80, 105),
        (86, 104.6, 92, 112),
        (93, 124, 89, 134),
        (97, 152, 104, 168),
        (92, 170, 84, 162),
        (80, 150),
        (76, 162),
        (68, 170, 56, 168),
        (63, 152, 71, 134),
        (67, 124, 68, 112),
    )
    left, right = (
        limb((70, 112, 4.2), (56, 106, 3.4), (49, 92, 2.4)),
        limb((90, 112, 4.2), (103, 104, 3.4), (106, 88, 2.4)),
    )
    staff = taper((50, 93), 0.9, (43, 74), 0.8)
    legs = join(
        polygon((74, 156), (79.4, 156), (78.4, 178), (74, 178)), polygon((81, 156), (86.4, 156), (86.4, 178), (82, 178))
    )
    open_hand = [
        limb((106, 87, 2.0), (106.4 + dx, 84 + dy, 1.0))
        for dx, dy in ((-5.4, -1.0), (-3.4, -5.6), (0.2, -6.8), (3.8, -5.2), (5.2, 0.6))
    ]
    s.figure(
        [
            [(legs, mix(haze, mid, 0.3))],
            [(left, mix(deep, ink, 0.3)), (cut(left, placed(left, 1.6, -2)), mix(ink, deep, 0.3))],
            [(right, mix(deep, ink, 0.3)), (cut(right, placed(right, -1.6, -2)), mix(ink, deep, 0.3))],
            [
                (polygon((46.6, 93, 1), (52.6, 91, 1), (54, 95, 1), (48, 97, 1)), "#fffaf0"),
                (polygon((103, 89, 1), (109, 89.4, 1), (108.6, 93.6, 1), (103, 93, 1)), "#fffaf0"),
            ],
            [(join(*open_hand), skin_tone(s, 0.62))],
            [
                (coat, mix(ink, deep, 0.4)),
                (cut(coat, drape(coat, 81)), mix(ink, deep, 0.12)),
            ],
            [(skull, skin_tone(s, 0.5)), *hair_tones(s, hair, -1, 1.6, mix("#6a3418", ink, 0.25))],
            [(placed(bow, 80 * -0.3, 103 * -0.3, 1.3), CORAL)],
        ],
        rim,
        (0, -1),
        1.0,
    )
    for start, bend, end in (
        ((76, 87), (73.6, 93), (77, 100)),
        ((80, 86), (80, 93), (80, 100)),
        ((84, 87), (86.4, 93), (83, 100)),
    ):
        s.stroke([start, (*bend, *end)], mix(ink, "#6a3418", 0.15), 0.5)
    s.stroke([(80, 118), (80, 148)], ink, 0.8)
    for x in (75, 85):
        s.fill(oval(x, 136, 1.0), rim)
    s.figure([[(staff, mix(key, ink, 0.15))]], "#fff6dc", (1, 0), 0.5)
    s.gem(SAPPHIRE, 41.6, 67.6, 9.8, -14, 1.6)
    s.figure([[(small_hand(49.4, 90.6, 3.0, -110), skin_tone(s, 0.62))]], rim, (0.4, -1), 0.7)


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
        ((46, 78), (80, 100), (53, 98), (103, 94), (57, 122)),
        "conducts an orchestra",
        "stage by a river",
        "lit shell of a stage",
        seed=34,
    ),
}
