"""Pictures of the onyx cards of level 1 under the open sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, ROUND
from tools.art.base.figures import Mood, hair_tones, limb, planes, profile, skin_tone, small_hand
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.pigments import DUSK, PLUM, RUSSET, STEEL
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    arch,
    around,
    between,
    both,
    box,
    chance,
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


def onyx_barge(s: Gouache) -> None:
    """Level 1: below a black bridge a woman leans on her pole and moves a coal barge out of the snow light."""
    ink, mid, haze = s.ink, s.mid, s.haze
    night = mix(ink, "#000000", 0.4)
    snow = mix(haze, "#ffffff", 0.6)
    s.wash(ALL, (0, 40), (0, 100), [mix(mid, haze, 0.45), mix(haze, "#ffffff", 0.3)])
    wood = outline((30, 100), (30, 91), (44, 82, 60, 87), (70, 82, 84, 86), (104, 80, 128, 84), (128, 100))
    s.fill(wood, mix(mid, haze, 0.25))
    far = polygon((20, 100), (44, 97), (60, 92), (84, 95), (128, 90), (128, 124), (20, 124))
    s.fill(far, snow)
    for x, y, r in ((56, 56, 1.0), (68, 50, 1.2), (96, 58, 1.1), (108, 68, 1.0), (88, 48, 0.9), (46, 82, 1.1)):
        s.fill(oval(x, y, r), "#ffffff")
    # the water: the light of the opening on it, torn towards us
    s.fill(box(-4, 114, 124, 172), mix(night, STEEL, 0.1))
    rows = ((70, 116, 40), (74, 121, 36), (66, 147, 24), (76, 153, 20), (68, 160, 15))
    flakes = [outline((x - half, y), (x, y - 4, x + half, y), (x, y + 4, x - half, y)) for x, y, half in rows]
    s.fill(both(join(*flakes), box(-4, 114, 124, 176)), mix(haze, STEEL, 0.25))
    _bridge(s)
    _coal_barge(s)
    _barge_woman(s)


def _bridge(s: Gouache) -> None:
    """Paint the bridge as one black mass, the stones of its vault lit on their inner side."""
    ink, haze = s.ink, s.haze
    night = mix(ink, "#000000", 0.4)
    outer, inner = arch(24, 140, 92, 200, 54), arch(36, 140, 96, 200, 52)
    wall = cut(box(-4, 30, 124, 122), outer)
    s.fill(wall, night)
    vault = both(cut(outer, inner), box(-4, 30, 124, 122))
    s.fill(vault, mix(STEEL, ink, 0.3))
    s.stipple(vault, night, (24, 70), (44, 76), 0.8, 0.0)
    with s.clipped(vault):
        for turn in range(186, 300, 13):
            s.stroke([around(84, 94, 30, turn), around(82, 92, 76, turn)], night, 0.9)
    s.fill(cut(wall, cut(box(-4, 30, 124, 122), arch(23, 141, 91, 200, 54.6))), mix(haze, STEEL, 0.5))


def _coal_barge(s: Gouache) -> None:
    """Paint the barge from its stern: a black hull, snow on its edge, coal heaped behind the woman, the stone on it."""
    ink, haze = s.ink, s.haze
    night = mix(ink, "#000000", 0.4)
    snow = mix(haze, "#ffffff", 0.6)
    heap = polygon((88, 128), (93, 104), (97, 93), (102, 90), (108, 82), (114, 80), (118, 86), (128, 84), (128, 128))
    s.figure([[(heap, night)]], snow, (-0.5, -1), 1.0, clean=True)
    s.gem(ONYX, 104.6, 84.6, 11.6, 20, 1.2)
    lumps = polygon(  # those that lie before the stone
        (88, 128),
        (94, 104),
        (98, 92),
        (101.4, 94.6),
        (105, 90.6),
        (109.4, 94),
        (113, 88),
        (119, 92),
        (128, 90),
        (128, 128),
    )
    s.figure([[(lumps, mix(night, STEEL, 0.1))]], mix(snow, STEEL, 0.3), (-0.5, -1), 0.8, clean=True)
    for at in ((110, 104), (118, 99), (113, 114)):
        lump = polygon(
            (at[0] - 3, at[1] + 1), (at[0] - 0.6, at[1] - 2.4), (at[0] + 3, at[1] - 1), (at[0] + 0.4, at[1] + 0.4)
        )
        s.fill(lump, mix(STEEL, ink, 0.35))
    hull = outline((50, 120), (58, 126, 70, 126), (128, 126), (128, 143), (72, 143), (58, 138, 50, 120))
    s.figure([[(hull, night)]], snow, (0, -1), 1.6, clean=True)
    s.fill(
        outline((54, 129), (64, 133.6, 74, 133.6), (128, 133.6), (128, 135), (73, 135), (62, 135, 54, 129)),
        mix(STEEL, ink, 0.5),
    )


def _barge_woman(s: Gouache) -> None:
    """Paint the woman, her whole weight on the pole: one slant from the boot behind her to her brow."""
    ink, haze = s.ink, s.haze
    snow = mix(haze, "#ffffff", 0.6)
    night = mix(ink, "#000000", 0.2)
    x, y, h, tilt = 67.0, 71.0, 14.6, -16.0
    head = profile(x, y, h, -1, tilt, neck=0.34, mood=Mood.INTENT)
    cloth = placed(
        outline(
            *((-0.30, 0.30), (-0.62, 0.06, -0.56, -0.26), (-0.44, -0.66, 0.02, -0.64), (0.30, -0.60, 0.34, -0.34)),
            *((0.10, -0.30, 0.02, -0.06), (-0.06, 0.20, -0.30, 0.30)),
        ),
        x,
        y,
        h,
        tilt,
        True,
    )
    coat = outline(
        *((71, 82), (74, 76, 82, 79), (91, 86, 97, 98), (106, 106, 110, 117), (100, 122, 84, 119), (86, 110, 84, 102)),
        (77, 94, 71, 82),
    )
    boot = outline((-2.6, -6), (2.6, -6), (3.0, -1.4), (2.8, 0.6), (-8, 0.6), (-9, -1.6, -5.6, -2.6), (-2.8, -6))
    front = join(limb((90, 112, 5.4), (78, 115, 4.4), (79, 122, 3.4)), placed(boot, 79.4, 126.2, 0.95))
    rear = join(limb((100, 112, 5.4), (105, 119, 4.2), (112, 122, 3.2)), placed(boot, 113, 126.2, 0.9, 0))
    pole = taper((83, 70), 1.4, (36, 144), 1.5)
    far = limb((75, 84, 3.8), (64, 89, 3.2), (60.4, 103, 2.2))
    near = limb((81, 84.6, 4.8), (84, 99, 4.0), (70.4, 93.4, 2.4))
    dark, warm = skin_tone(s, 0.16), skin_tone(s, 0.62)
    coat_tone = mix(PLUM, ink, 0.72)
    parts = (
        [(far, mix(coat_tone, ink, 0.5))],
        [(rear, night)],
        [(front, night)],
        [(coat, coat_tone)],
        [*planes(s, head, dark, warm, skin_tone(s, 0.9)), (head.eye, ink)],
        [(cloth, mix(PLUM, haze, 0.1))],
        [(pole, mix(RUSSET, ink, 0.65))],
        [(near, coat_tone)],
        [(small_hand(60.0, 105.0, 2.9, 118), mix(dark, warm, 0.5))],
        [(small_hand(68.6, 92.2, 3.0, 200), warm)],
    )
    s.figure(parts, snow, (0.5, -1.0), 1.1)
    knot = ribbon([(73, 75, 1.6), (79, 72.6, 2.2), (84, 74.6, 0.5)], 6)
    s.figure([[(knot, mix(PLUM, ink, 0.3))]], snow, (-0.6, -1), 0.6, clean=True)
    s.fill(outline((32, 143), (37, 140.6, 43, 143), (37, 145.6, 32, 143)), snow)


def onyx_raven(s: Gouache) -> None:
    """Level 1: over stubble at nightfall a raven makes off with a black stone; a child with a stick runs after it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 120),
        [mix(DUSK, STEEL, 0.4), mix(DUSK, haze, 0.5), mix(haze, key, 0.22), mix(key, "#fff3c8", 0.35)],
        stops=[0, 0.4, 0.74, 1],
    )
    for x, y, wide in ((30, 98, 26), (100, 104, 24), (60, 110, 20)):
        cloud = outline((x - wide, y), (x - wide * 0.4, y - 3.6, x, y - 2.2), (x + wide * 0.5, y - 3.4, x + wide, y))
        s.figure([[(cloud, mix(DUSK, mid, 0.4))]], mix(key, "#fff3c8", 0.3), (0, 1), 0.7)
    hills = outline((-4, 118), (24, 110, 50, 116), (84, 122, 128, 112), (128, 130), (-4, 130))
    s.fill(hills, mix(ink, deep, 0.4))
    farm = join(polygon((100, 116), (100, 109), (105, 104.4), (110, 109), (110, 116)), box(110, 110, 120, 116))
    s.fill(farm, mix(deep, ink, 0.4))
    s.fill(box(103.4, 109.4, 106.4, 112.4), key)
    field = outline((-4, 122), (40, 116, 80, 120), (104, 122, 128, 118), (128, 176), (-4, 176))
    s.wash(field, (0, 118), (0, 170), [mix(key, "#fff3c8", 0.2), mix(key, RUSSET, 0.4), mix(RUSSET, ink, 0.72)])
    lots = chance(52)
    for row in range(2, 9, 2):  # stubble in rows that run to the farm
        y = 122 + row * row * 0.62
        for at in range(13):
            x = -4 + at * 10.4 + 2.4 * next(lots)
            long = 1.2 + row * 0.55
            s.stroke(
                [(x, y), (x + 0.8 * next(lots), y - long)],
                mix(RUSSET, ink, 0.06 * row + 0.3 * next(lots)),
                0.4 + row * 0.06,
            )
    _scarecrow(s)
    s.fill(outline((66, 153), (80, 150, 108, 156), (112, 160, 80, 159)), mix(RUSSET, ink, 0.7), 0.8)
    _stone_chaser(s)
    _raven(s)


def _scarecrow(s: Gouache) -> None:
    """Paint the scarecrow at the field's edge, which has not helped."""
    ink, deep, key = s.ink, s.deep, s.key
    s.stroke([(46, 113), (46, 134)], ink, 1.0)
    coat = polygon((39, 114), (53, 115.4), (52.6, 118), (49, 117.6), (50, 127), (42.4, 127), (43.4, 117), (39, 116.6))
    hat = join(polygon((43.6, 108.6), (45, 104), (48, 104.4), (48.8, 109)), box(41, 108.2, 51, 109.6))
    s.figure(
        [[(coat, mix(ink, deep, 0.4)), (oval(46.2, 111, 2.2, 2.4), skin_tone(s, 0.4)), (hat, ink)]],
        mix(key, "#fff3c8", 0.3),
        (1, -0.2),
        0.5,
    )


def _stone_chaser(s: Gouache) -> None:
    """Paint the child at a run, face up to the bird, stick high, madder shawl and plait in the wind."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.5)
    head = profile(85, 112, 12.5, -1, 22, neck=0.22, build=CHILD)
    hair = outline((82, 107), (84, 102.4, 90, 105), (94, 109, 91, 116), (89, 118, 88, 114), (86, 108, 82, 107))
    plait = ribbon([(91, 109, 1.6), (97, 107, 1.8), (101, 110, 1.5), (106, 108, 0.4)], 8)
    shawl = ribbon([(88, 121, 2.2), (97, 119, 2.8), (105, 123, 2.2), (113, 119, 0.5)], 10)
    dress = outline((83, 119), (87, 117, 91, 120), (95, 130, 98, 141), (88, 144, 80, 141), (81, 129, 83, 119))
    fore, hind = (
        join(limb((86, 139, 3.4), (76, 143, 2.6), (76, 153, 1.9))),
        join(limb((92, 139, 3.4), (98, 147, 2.6), (107, 148, 1.8))),
    )
    shoes = join(
        polygon((72, 151), (78, 151), (77.6, 155), (70, 155)),
        polygon((105, 145.6), (108.6, 146.6), (110, 153), (106, 151.6)),
    )
    arm, back_arm = (
        limb((84, 121, 2.7), (76, 116, 2.2), (73, 107, 1.6)),
        limb((90, 122, 2.6), (98, 127, 2.1), (95, 133, 1.5)),
    )
    stick = taper((77, 114), 0.8, (64, 90), 0.6)
    s.figure(
        [
            [(shawl, mix(PLUM, haze, 0.18)), *hair_tones(s, plait, -1)],
            [(back_arm, mix(haze, DUSK, 0.3))],
            [(hind, mix(ink, deep, 0.2))],
            [(fore, mix(ink, deep, 0.7))],
            [(shoes, ink)],
            [(dress, mix(PLUM, ink, 0.3)), (both(dress, placed(dress, 5, 0)), mix(PLUM, ink, 0.62))],
            [
                *planes(s, head, skin_tone(s, 0.38), skin_tone(s, 0.62), mix(haze, key, 0.4)),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
            ],
            [(stick, ink)],
            [(arm, "#fffaf0"), (small_hand(72.6, 106, 2.7, -64), skin_tone(s, 0.62))],
        ],
        rim,
        (-0.7, -0.6),
        0.8,
    )


def _raven(s: Gouache) -> None:
    """Paint the raven at the top of the stroke: a broad wing of separate quills, the far wing behind it, a closed tail."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = mix(haze, key, 0.3)
    sheen, coat = mix(STEEL, ink, 0.3), mix(ink, deep, 0.4)

    def quill(root: Point, turn: float, long: float, wide: float) -> skia.Path:
        """Return a feather that is broadest near its tip and bends back."""
        bent = [around(*root, long * share, turn + lean) for share, lean in ((0.45, -3), (0.8, 0), (1.0, 4))]
        return ribbon([(*root, wide * 0.7), (*bent[0], wide), (*bent[1], wide * 0.9), (*bent[2], 0.5)], 8)

    far = [
        quill((70, 68), turn, long, 2.9) for turn, long in ((-128, 25), (-118, 29), (-108, 30), (-99, 28), (-90, 24))
    ]
    s.figure([[(join(*far, limb((74, 76, 5), (70, 66, 3.4))), mix(deep, STEEL, 0.34))]], rim, (-0.6, -1), 0.6)
    tail = outline((90, 78), (100, 80, 117, 91), (119, 95.4), (113, 96.6), (109, 98.6), (98, 92, 87, 86))
    s.figure([[(tail, ink), (both(tail, placed(tail, -1, 4.6)), coat)]], rim, (0, -1), 0.7)
    for x, y in ((113, 96.6), (118, 93)):
        s.stroke([(92, 82), (x, y)], mix(deep, STEEL, 0.4), 0.5)
    body = outline((58, 72), (64, 64, 74, 66), (86, 67, 97, 80), (92, 90, 80, 88), (66, 87, 58, 78))
    head = outline(
        (68, 64.6), (59, 60, 54.4, 67), (50, 69.4, 43.6, 74), (50, 74.4, 55, 73.6), (58, 79, 67, 79), (73, 73, 68, 64.6)
    )
    under = outline((54.6, 73.4), (50, 75.4, 46.4, 79.4), (53, 78.4, 58, 76.4))
    legs = join(limb((82, 86, 1.6), (90, 90, 1.0), (95, 89, 0.7)), limb((78, 87, 1.6), (86, 92, 1.0), (91, 92, 0.7)))
    s.figure(
        [[(legs, ink)], [(body, ink), (both(body, placed(body, 4, 9)), coat)], [(under, ink)]], rim, (-0.2, -1), 0.9
    )
    s.gem(ONYX, 43.6, 82, 11, 10, 1.5)
    s.figure(
        [[(head, ink), (both(head, outline((52, 64), (66, 60, 74, 72), (60, 68), (52, 64))), sheen)]],
        rim,
        (-0.3, -1),
        0.9,
    )
    s.fill(oval(57.8, 68, 1.3), key)
    s.fill(oval(57.6, 68, 0.7), ink)
    # the near wing, from its inmost quill to its outmost; two rows of coverts lie on their roots
    arm, wrist, hand_end = (77.0, 73.0), (87.0, 58.0), (95.0, 53.0)
    inner = [(between(arm, wrist, share), 14 - 34 * share, 24 + 3 * share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    outer = [(between(wrist, hand_end, share), -27 - 46 * share, 28 - 4 * share) for share in (0.2, 0.4, 0.6, 0.8, 1.0)]
    lead = limb((77, 77, 5.4), (86.6, 59.6, 3.4), (95.6, 52, 1.4))
    s.figure([[(lead, sheen)]], rim, (-0.6, -1), 0.8, clean=True)
    for row, (share, wide, tones) in enumerate(
        (
            (1.0, 2.9, (ink, mix(ink, deep, 0.35))),
            (0.6, 2.8, (coat, mix(coat, STEEL, 0.25))),
            (0.34, 2.8, (sheen, mix(sheen, STEEL, 0.3))),
        )
    ):
        for number, (root, turn, long) in enumerate((*inner, *outer)):
            feather = quill(root, turn, long * share, wide)
            s.figure([[(feather, tones[number % 2])]], rim, (-0.4, -1), 0.5 if row else 0.7)


def onyx_sweep(s: Gouache) -> None:
    """Level 1: above the roofs by night a sweep comes out of a chimney, the brush held high, a black stone in its bristles."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(
        ALL,
        (0, 38),
        (0, 140),
        [mix(ink, STEEL, 0.12), mix(ink, STEEL, 0.3), mix(deep, STEEL, 0.5), mix(STEEL, mid, 0.3)],
    )
    for x, y, r in ((26, 50, 1.2), (34, 66, 0.8), (22, 80, 0.9), (112, 112, 0.9)):
        s.glint(x, y, r, haze)
    _far_roofs(s)
    _soot(s)
    _sweep(s)
    _chimney(s)


def _far_roofs(s: Gouache) -> None:
    """Paint the town below: gables from far to near with lit windows, smoke, and a cat on a ridge."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    far = polygon(
        (-4, 126),
        (8, 116),
        (18, 124),
        (30, 112),
        (40, 122),
        (48, 122),
        (52, 100),
        (56, 122),
        (74, 118),
        (90, 126),
        (128, 122),
        (128, 176),
        (-4, 176),
    )
    s.fill(far, mix(STEEL, deep, 0.35))
    for points, tone, lit in (
        (((-4, 140), (30, 122), (62, 144), (62, 176), (-4, 176)), 0.55, ((26, 138), (36, 142))),
        (((84, 142), (108, 124), (128, 136), (128, 176), (84, 176)), 0.7, ((104, 140), (112, 140))),
    ):
        roof = polygon(*points)
        s.figure([[(roof, mix(deep, ink, tone))]], mix(haze, STEEL, 0.3), (0.5, -1), 1.0)
        for x, y in lit:
            s.fill(box(x, y, x + 5, y + 7), key)
            s.fill(box(x + 2.2, y, x + 2.8, y + 7), ink)
    for row in range(5):
        for at in range(6):
            x, y = 90 + at * 7 + (row % 2) * 3.5, 148 + row * 6
            s.stroke([(x - 3.4, y), (x, y + 4, x + 3.4, y)], mix(deep, STEEL, 0.5), 0.6)
    cat = join(
        oval(109, 122, 3.4, 4.6, 10), oval(110, 115.4, 2.7),
        polygon((107.4, 115), (107.6, 110.8), (110, 113)), polygon((110, 113), (112.4, 110.8), (112.6, 115)),
        ribbon([(107, 125, 0.9), (114, 126, 1.0), (117, 121, 1.0), (115, 117, 0.5)], 8),
    )  # fmt: skip
    s.figure([[(cat, ink)]], "#fff4dc", (0.3, -1), 0.8)


def _soot(s: Gouache) -> None:
    """Paint the smoke that leaves the flue and drifts off on the wind, its lee in shade, and flakes of soot in the air."""
    ink, mid, haze = s.ink, s.mid, s.haze
    puffs = (
        *((66, 118, 11), (58, 106, 12), (67, 96, 13), (53, 90, 13), (46, 74, 15), (64, 76, 17), (44, 56, 16)),
        *((60, 50, 22), (78, 60, 16), (84, 44, 18), (102, 50, 15), (104, 38, 16), (122, 36, 14)),
        *((88, 68, 17), (104, 70, 16), (98, 84, 12), (117, 62, 17)),
    )
    cloud = join(*(oval(*puff) for puff in puffs))
    s.fill(cloud, mix(mid, STEEL, 0.35))
    with s.clipped(cloud):
        s.fill(join(*(oval(x + 3.6, y + 1.2, r * 0.94) for x, y, r in puffs)), mix(haze, mid, 0.35))
        s.fill(join(*(oval(x + 6.6, y + 2.6, r * 0.80) for x, y, r in puffs)), "#f6f6fa")
    lots = chance(15)
    for _ in range(16):
        far, turn = 19 + 14 * next(lots), 360 * next(lots)
        s.fill(oval(*around(60, 57, far, turn), 0.4 + 0.6 * next(lots)), ink)


def _sweep(s: Gouache) -> None:
    """Paint the sweep from the waist, arms wide: one lifts the brush, the other waves the cap; his face is turned up to it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff1d6", (1.0, -0.3)
    x, y, h, tilt = 77.0, 88.0, 18.0, 22.0
    head = profile(x, y, h, -1, tilt, neck=0.26, mood=Mood.GLAD, build=ROUND)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    curls = put(
        join(
            *(
                oval(u, v, r)
                for u, v, r in (
                    (0.20, -0.46, 0.16),
                    (-0.04, -0.52, 0.19),
                    (-0.30, -0.44, 0.20),
                    (-0.44, -0.20, 0.19),
                    (-0.44, 0.06, 0.16),
                    (-0.16, -0.30, 0.24),
                )
            )
        )
    )
    coat = outline((64, 106), (70, 99, 79, 101), (88, 99, 92, 105), (95, 114, 94, 130), (62, 130), (62, 116, 64, 106))
    kerchief = outline((70, 100), (78, 104, 87, 100), (88, 105, 82, 108), (75, 110, 70, 106))
    rod = taper((50, 126), 1.2, (59.4, 64), 1.1)
    hold = limb((67, 106, 4.8), (53.6, 104, 3.9), (55.6, 89, 2.6))
    wave = limb((89, 106, 4.8), (103, 99, 3.8), (103.4, 81, 2.6))
    cap = outline(
        (96, 73), (97, 62, 106, 63), (114, 65, 112, 74.6), (108, 73.6, 102, 75), (97, 78, 92.6, 77), (93, 73.6, 96, 73)
    )
    s.figure(
        [
            [(wave, mix(ink, deep, 0.6)), (cut(wave, placed(wave, -2.6, 1.6)), mix(STEEL, deep, 0.15))],
            [(cap, ink), (cut(cap, placed(cap, -2.4, 2)), mix(STEEL, ink, 0.4))],
            [(small_hand(103.4, 76.6, 3.8, -92), skin_tone(s, 0.58))],
            [(coat, ink), (cut(coat, placed(coat, -8, 1)), mix(deep, STEEL, 0.25))],
            [*planes(s, head, skin_tone(s, 0.36), skin_tone(s, 0.62), skin_tone(s, 0.86)), (head.eye, ink)],
            hair_tones(s, curls, -1),
            [(kerchief, PLUM), (cut(kerchief, placed(kerchief, -3, 1)), mix(PLUM, haze, 0.35))],
        ],
        rim,
        light,
        0.9,
    )
    s.fill(rod, mix(RUSSET, key, 0.35))
    s.rim([rod], mix(key, "#fff3c8", 0.5), (1, 0), 0.6)
    s.figure(
        [
            [(hold, mix(ink, deep, 0.35)), (cut(hold, placed(hold, -2.0, 1.4)), mix(deep, STEEL, 0.35))],
            [(small_hand(55.4, 86.6, 3.7, -70), skin_tone(s, 0.64))],
        ],
        rim,
        light,
        0.8,
    )
    # the brush: a star of bristles, dark on the smoke, the stone caught in it
    lots = chance(33)
    x, y = 60.0, 57.0
    for turn in range(0, 360, 10):
        end = around(x, y, 14.6 + 2.6 * next(lots), turn)
        s.fill(taper((x, y), 1.1, end, 0.35), ink)
    s.fill(oval(x, y, 10.2), ink)
    s.gem(ONYX, x, y, 10.8, 20, 1.5)


def _chimney(s: Gouache) -> None:
    """Paint the chimney before him: bricks lit on the moon's side, a rim of stone, a row of pots beside."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    stack = polygon((48, 128), (97, 128), (99, 176), (46, 176))
    s.fill(stack, mix(ink, deep, 0.55))
    lit = polygon((84, 128), (97, 128), (99, 176), (85, 176))
    s.fill(lit, mix(STEEL, mid, 0.4))
    for row in range(6):
        y = 134 + row * 7
        for at in range(5):
            x = 46 + at * 10.4 + (row % 2) * 5
            s.fill(
                both(stack, box(x, y - 5.4, x + 9.2, y + 0.4, 0.6)),
                mix(deep, STEEL, 0.25 + ((at * 3 + row * 5) % 4) * 0.1)
                if x < 80
                else mix(mid, haze, 0.06 + ((at + row) % 3) * 0.14),
            )
    rim = polygon((43, 122, 1), (102, 122, 1), (102, 129.6, 1), (43, 129.6, 1))
    s.figure(
        [[(rim, mix(deep, ink, 0.2)), (both(rim, box(84, 120, 104, 131)), mix(STEEL, haze, 0.35))]],
        "#fff1d6",
        (0.7, -1),
        1.0,
    )
    s.fill(polygon((43, 129.6), (102, 129.6), (99, 133), (46, 133)), ink, 0.6)

    s.stipple(stack, ink, (46, 0), (84, 0), 0.6, 0.0)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-38": Picture(
        onyx_barge,
        ((103, 84), (64, 71), (69, 92), (60, 105), (79, 74)),
        "poles a coal barge",
        "canal under a bridge",
        "snow light through an arch",
        seed=76,
    ),
    "b1-34": Picture(
        onyx_raven,
        ((44, 81), (57, 68), (85, 112), (73, 107)),
        "chases a raven",
        "stubble field",
        "last light along a field",
        seed=72,
    ),
    "b1-33": Picture(
        onyx_sweep,
        ((60, 57), (74, 90), (56, 86), (103, 77), (105, 66)),
        "sweeps a chimney",
        "roofs of a town by night",
        "moonlit smoke",
        seed=71,
    ),
}
