"""Pictures of the sapphire cards of level 3 at a court and at a concert."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FINE, FULL
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded, strands
from tools.art.base.figures import drape, flank, grip, hair_tones, hand, limb, planes, profile, skin_tone, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import CORAL, ROSE
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
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


def knighting(s: Gouache) -> None:
    """Level 3: a queen lays the flat of her sword on a squire who kneels in profile, a sapphire in its hilt."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, ink, 0.82), mix(deep, ink, 0.7), mix(deep, ink, 0.5)])
    for left, right, tone in (  # one slant of evening light from a window out of sight
        (10, 126, mix(deep, mid, 0.45)),
        (19, 120, mix(mid, haze, 0.55)),
        (28, 104, "#fff6ec"),
    ):
        slant = polygon((left + 14, 34), (right + 14, 34), (right - 24, 140), (left - 24, 140))
        s.wash(slant, (0, 38), (0, 140), [tone, mix(tone, ROSE, 0.4)])
    for x in (4, 18):  # piers in the dark
        s.figure([[(box(x - 4, 34, x + 4, 132), mix(ink, deep, 0.4))]], mix(deep, mid, 0.8), (1, 0), 0.9)
    _court(s)
    _queen(s)
    with s.moved(13, 4):
        _squire(s)
    _sword(s)


def _court(s: Gouache) -> None:
    """Paint the court on both sides in profile, dark against the windows, each with an edge of evening."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(box(-4, 122, 124, 176), (0, 122), (0, 172), [mix(ink, deep, 0.5), mix(deep, mid, 0.15)])
    rim = mix(key, haze, 0.45)
    veil = outline(
        (0.32, -0.34),
        (0.10, -0.72, -0.34, -0.58),
        (-0.66, -0.30, -0.56, 0.9),
        (-0.10, 1.2),
        (-0.06, 0.1),
        (0.10, -0.20, 0.32, -0.34),
    )
    bonnet = outline(
        (-0.56, -0.14),
        (-0.62, -0.76, 0.0, -0.74),
        (0.34, -0.72, 0.40, -0.30),
        (0.54, -0.24),
        (0.0, -0.30, -0.56, -0.14),
    )
    curls = outline(
        (0.30, -0.40),
        (0.0, -0.70, -0.40, -0.50),
        (-0.70, -0.10, -0.50, 0.55),
        (-0.16, 0.52),
        (-0.14, 0.0),
        (0.0, -0.26, 0.30, -0.40),
    )
    people = ((39, 113, 12, 1, curls), (52, 109, 12.6, 1, bonnet), (116, 106, 13, -1, veil))
    for x, y, h, face, dress in people:
        head = profile(x, y, h, face)
        body = outline((x - 10, 140), (x - 10, y + 12, x - 3, y + 8), (x + 3, y + 8), (x + 10, y + 12, x + 10, 140))
        cloth = mix(ink, deep, 0.55)
        s.figure(
            [
                [(body, cloth), (cut(body, placed(body, -face * 3, 1)), mix(cloth, haze, 0.22))],
                [
                    *planes(s, head, skin_tone(s, 0.26), skin_tone(s, 0.42), mix(key, haze, 0.4)),
                ],
                [(placed(dress, x, y, h, 0, face < 0), mix(ink, deep, 0.3))],
            ],
            rim,
            (face * 0.6, -1),
            0.6,
        )


def _queen(s: Gouache) -> None:
    """Paint the queen, her face turned down to the squire: crown over coiled hair, cloth of gold, a mantle, a gown of blue silk."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.7)
    pose = HeadPose(76, 71, 22, 19, build=FULL)
    tones = FaceTones("#4c2c26", "#8a5638", "#e0a066")
    blue = (mix(ink, deep, 0.35), mix(deep, mid, 0.15), mix(mid, haze, 0.12))
    hair = (ink, mix(ink, "#3a2430", 0.6), mix("#6a4a52", key, 0.15))
    silk = (mix(ink, deep, 0.9), mix(deep, mid, 0.8), mix(mid, haze, 0.45))
    mantle = outline((60, 92), (76, 84, 96, 92), (106, 116, 122, 178), (38, 178), (50, 130, 60, 92))
    gown = outline(
        (66, 94),
        (78, 88, 92, 94),
        (94, 108, 90, 121),
        (104, 146, 108, 178),
        (56, 178),
        (60, 146, 68, 121),
        (63, 108, 66, 94),
    )
    cape = outline(
        (58, 91),
        (66, 82, 76, 85),
        (90, 82, 97, 91),
        (103, 101, 100, 108),
        (90, 111, 79, 104),
        (68, 112, 55, 108),
        (53, 100, 58, 91),
    )
    rounded(s, mantle, blue, (1, -0.3), 3.6, rim)
    rounded(
        s,
        gown,
        silk,
        (1, -0.2),
        3.4,
        None,
        [
            outline((72, 120), (66, 146, 64, 176), (67, 176), (70, 146, 72, 120)),
            outline((80, 120), (80, 150, 82, 176), (85, 176), (83, 146, 80, 120)),
            outline((88, 120), (94, 146, 98, 176), (101, 176), (97, 146, 88, 120)),
        ],
    )
    s.figure(
        [[(outline((67, 118), (79, 123, 91, 118), (91, 122), (79, 127, 67, 122)), mix(haze, "#ffffff", 0.3))]], None
    )
    left = limb((96, 99, 4.6), (103, 113, 3.9), (94, 121, 2.8))
    rounded(s, left, blue, (1, -0.4), 1.6, rim)
    s.figure([[(small_hand(92.4, 122, 3.0, 150), tones.lit)]], rim, (1, -0.4), 0.6)
    _coil(s, pose, hair, rim)
    paint_neck(s, pose, tones, 0.44, rim)
    rounded(s, cape, (mix(key, ink, 0.5), mix(key, ink, 0.1), mix(key, "#fff6dc", 0.6)), (0.9, -0.8), 3.6, rim)
    paint_face(s, pose, tones, rim)
    parting = pose.put(
        outline(
            *((-0.26, 0.16), (-0.54, 0.06, -0.48, -0.24), (-0.42, -0.60, -0.02, -0.58), (0.28, -0.58, 0.345, -0.26)),
            *((0.22, -0.40, 0.06, -0.36), (-0.14, -0.30, -0.17, -0.06), (-0.20, 0.06, -0.26, 0.16)),
        )
    )
    rounded(s, parting, hair, (1, -0.6), 1.2, None, strands(pose, ((-0.24, 0.0, -0.20, -0.40, 0.22, -0.42),), 0.012))
    _crown(s, pose)
    s.fill(oval(*pose.at(-0.22, 0.21), 1.1), "#fffdf4")
    right = limb((63, 98, 5.0), (46.4, 106, 4.1), (46.4, 88, 3.0))
    rounded(s, right, blue, (1, -0.5), 1.7, rim)
    s.figure(
        [[(polygon((42.4, 86.2, 1), (50.2, 85.2, 1), (51, 90, 1), (42.8, 91.2, 1)), mix(haze, "#ffffff", 0.5))]],
        rim,
        (1, -0.4),
        0.7,
    )
    _hilt(s)
    hand(s, grip(54.6, 80.4, 0.34, _SWORD[2] + 90), mix(tones.body, tones.lit, 0.45), rim, (0.8, -0.6), 0.6)


def _coil(s: Gouache, pose: HeadPose, hair: tuple[Color, Color, Color], rim: Color) -> None:
    """Paint the queen's hair where it is coiled behind her ear."""
    coil = pose.put(
        outline((-0.30, -0.46), (-0.74, -0.40, -0.66, 0.04), (-0.56, 0.40, -0.26, 0.26), (-0.20, -0.10, -0.30, -0.46))
    )
    rounded(
        s,
        coil,
        hair,
        (1, -0.6),
        1.2,
        rim,
        strands(
            pose,
            (
                (-0.40, -0.36, -0.62, -0.10, -0.44, 0.20),
                (-0.62, -0.22, -0.40, -0.06, -0.26, -0.14),
                (-0.60, 0.08, -0.42, 0.10, -0.28, 0.04),
            ),
            0.014,
        ),
    )


_SWORD: Final = (48.6, 69.0, -28.6)
"""The middle of the stone in the pommel, and how the sword is turned; its point lies 78 units down from there."""


def _hilt(s: Gouache) -> None:
    """Paint the hilt along the sword's axis: grip, guard, and the pommel whose claws hold the stone."""
    ink, key = s.ink, s.key
    x, y, turn = _SWORD
    guard = outline(
        (-10.4, 19.4), (-6, 22.2, 0, 20.6), (6, 22.2, 10.4, 19.4), (10.8, 23.6, 0, 25), (-10.8, 23.6, -10.4, 19.4)
    )
    s.fill(placed(taper((0, 6), 1.9, (0, 21), 1.7), x, y, 1, turn), mix(ink, CORAL, 0.45))
    s.figure([[(placed(guard, x, y, 1, turn), mix(key, ink, 0.08))]], "#fff6dc", (0.4, -1), 0.6)
    s.gem(SAPPHIRE, x - 1.6, y - 3.2, 10.4, 12, 1.5, worn=True)  # one that is not would dye the fist
    cup = outline(
        (-6.6, 1.4),
        (-4.6, 5.6, 0, 5.4),
        (4.6, 5.6, 6.6, 1.4),
        (7.4, 6.4, 1.9, 8.6),
        (-1.9, 8.6),
        (-7.4, 6.4, -6.6, 1.4),
    )
    s.figure([[(placed(cup, x, y, 1, turn), key)]], "#fff6dc", (0.4, -1), 0.5)


def _sword(s: Gouache) -> None:
    """Paint the blade along the sword's axis from the guard to the squire's shoulder, where its flat lies."""
    blade = polygon((-2.7, 23.6), (2.7, 23.6), (2.0, 70), (0, 78), (-2.0, 70))
    x, y, turn = _SWORD
    s.fill(placed(blade, x + 1.6, y + 1.6, 1, turn), s.ink, 0.4)
    s.line(placed(blade, x, y, 1, turn), s.ink, 1.0)
    s.fill(placed(blade, x, y, 1, turn), s.haze)
    s.fill(placed(both(blade, box(0, 0, 9, 90)), x, y, 1, turn), "#fffdf6")


def _crown(s: Gouache, pose: HeadPose) -> None:
    """Paint a crown over a turned head: a band with stones, five points with pearls, the far ones behind the hair."""
    ink, key = s.ink, s.key
    gold = (mix(key, ink, 0.5), mix(key, ink, 0.08), mix(key, "#fff6dc", 0.7))
    points = (
        (-0.52, -0.36),
        (-0.62, -0.86),
        (-0.36, -0.62),
        (-0.22, -1.0),
        (-0.04, -0.68),
        (0.12, -1.0),
        (0.22, -0.66),
        (0.42, -0.84),
        (0.37, -0.32),
    )
    ring = outline(points[0], *points[1:], (0.10, -0.46, -0.10, -0.44), (-0.36, -0.40, -0.52, -0.36))
    rounded(s, pose.put(ring), gold, (1, -0.2), 1.8, "#fff6dc")
    for u, v in points[1::2]:
        s.fill(oval(*pose.at(u, v), 1.2), "#fffdf4")
    for u, v in ((-0.30, -0.48), (-0.02, -0.54), (0.23, -0.48)):
        s.fill(oval(*pose.at(u, v), 0.9), mix(s.mid, ink, 0.2))


def _squire(s: Gouache) -> None:
    """Paint the squire, kneeling, his bowed head in profile: hair cut short, a collar of mail, a cloak in folds."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.55)
    cloak = outline(
        (70, 138), (78, 130, 90, 130), (102, 130, 110, 139), (118, 156, 122, 178), (52, 178), (60, 158, 70, 138)
    )
    head = profile(91, 118, 21, -1, -16, neck=0.3, build=FINE)
    s.figure(
        [
            [*planes(s, head, "#8a5236", "#c68a5c", "#f2c494"), (head.eye, ink)],
            [*hair_tones(s, placed(CROPPED, 91, 118, 21, -16, True), -1)],
        ],
        rim,
        (0.6, -1),
        0.8,
    )
    folds = [
        outline((82, 141), (73, 158, 69, 177), (72.6, 177), (76, 158, 82, 141)),
        outline((97, 141), (103, 158, 106, 177), (109, 177), (105, 156, 97, 141)),
    ]
    rounded(s, cloak, (mix(deep, mid, 0.5), mix(mid, haze, 0.25), mix(haze, mid, 0.1)), (0.6, -1), 3.2, rim, folds)
    collar = outline((76, 135), (84, 128, 90, 129), (97, 128, 105, 135), (90, 143, 76, 135))
    s.figure([[(collar, mix(haze, mid, 0.4)), (flank(collar, 89, 2), mix(mid, deep, 0.5))]], rim, (0.6, -1), 0.7)
    with s.clipped(collar):
        for row in range(4):
            for at in range(10):
                s.line(oval(75 + at * 3.4 + row % 2 * 1.7, 131.4 + row * 2.5, 1.5, 1.2), mix(deep, ink, 0.3), 0.4)
    s.fill(outline((72, 134), (80, 130, 84, 133), (80, 137, 72, 134)), ink, 0.4)


def water_music(s: Gouache) -> None:
    """Level 3: from behind a conductor on a barge: every bow at one slant, candles on the stands, fireworks above."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.wash(ALL, (0, 38), (0, 120), [mix(ink, deep, 0.3), mix(deep, ink, 0.2), mix(deep, mid, 0.7)])
    _fireworks(s)
    _far_bank(s)
    _orchestra(s)
    _conductor(s)


def _fireworks(s: Gouache) -> None:
    """Paint the one rocket over the river: a trail that rises from the staff's stone, hard rays that droop."""
    haze, key, deep = s.haze, s.key, s.deep
    lots = chance(27)
    x, y, tone = 78, 62, mix(deep, key, 0.28)
    s.rings(x, y, [24, 16, 6], [mix(deep, s.ink, 0.15), mix(deep, s.mid, 0.2), mix(key, deep, 0.5)], 0.4)
    for at in range(7):  # the trail, as sparks that end clear of the stone
        s.fill(oval(56 + at * 2.6, 80 - at * 2.4 + at * at * 0.06, 0.4 + at * 0.07), mix(key, haze, 0.4))
    for number in range(13):
        turn = 360 * number / 13 + 6 * next(lots)
        far = 18 * (0.75 + 0.25 * next(lots))
        ex, ey = around(x, y, far, turn)
        mx, my = around(x, y, far * 0.6, turn)
        s.stroke([around(x, y, far * 0.24, turn), (mx, my - 0.6, ex, ey + far * 0.14)], tone, 1.1)
        s.fill(oval(ex, ey + far * 0.14, 1.0), mix(key, deep, 0.5))


def _far_bank(s: Gouache) -> None:
    """Paint the far bank: a palace with lit windows, trees, and the bursts as bars on the water."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    bank = outline(
        (-4, 92),
        (8, 84),
        (26, 84),
        (26, 79),
        (44, 79),
        (44, 84),
        (50, 75, 58, 84),
        (64, 84),
        (74, 80, 84, 86),
        (104, 80, 128, 88),
        (128, 100),
        (-4, 100),
    )
    s.fill(bank, mix(ink, deep, 0.4))
    for x in range(10, 62, 6):
        s.fill(box(x, 87, x + 2.2, 91), mix(key, "#fff3d0", 0.2))
    river = box(-4, 96, 124, 176)
    s.wash(river, (0, 96), (0, 140), [mix(deep, mid, 0.5), mix(ink, deep, 0.5)])
    bars(s, 78, mix(key, "#fff3d0", 0.2), ((99, 12), (102.6, 9), (107, 11), (112, 7)))


def _orchestra(s: Gouache) -> None:
    """Paint a row of players: fiddlers, bows at one slant, and horns, with candles on two stands."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.5)
    s.fill(outline((-4, 124), (40, 114, 128, 120), (128, 176), (-4, 176)), mix("#6a4426", ink, 0.5))
    with s.clipped(box(-4, 92, 124, 176)):  # the light of all the candles, which the conductor stands before
        s.rings(80, 118, [52, 42, 31], [mix(key, ink, 0.55), mix(key, ink, 0.12), mix(key, "#fff3d0", 0.8)], 0.6)
    y, k = 110, 1.36
    for x, tone in ((41, 2), (60, 0), (103, 2), (121, 0)):
        coat = outline(
            (x - 8 * k, y + 24),
            (x - 9 * k, y + 9 * k, x - 3 * k, y + 6.4 * k),
            (x + 3 * k, y + 6.4 * k),
            (x + 9 * k, y + 9 * k, x + 8 * k, y + 24),
        )
        cloth = (mix(deep, mid, 0.4), mix(key, ink, 0.35), mix(mid, haze, 0.2))[tone]
        face = outline(
            *((x - 1 * k, y - 4 * k), (x + 4.6 * k, y - 3 * k, x + 4.8 * k, y + 1 * k), (x + 5.8 * k, y + 3 * k)),
            *((x + 4.6 * k, y + 3.6 * k), (x + 4 * k, y + 6.6 * k, x + 0.4 * k, y + 5.6 * k)),
            (x - 3 * k, y + 2 * k, x - 1 * k, y - 4 * k),
        )
        wig = join(
            oval(x - 0.8 * k, y - 2.4 * k, 4.8 * k, 3.8 * k, 14),
            oval(x - 2.6 * k, y + 1.8 * k, 2.2 * k, 2.8 * k),
            ribbon([(x - 4 * k, y, 1.4 * k), (x - 7 * k, y + 4 * k, 1.2 * k), (x - 7 * k, y + 9 * k, 0.4)], 6),
        )
        if tone == 1:  # bare-headed
            wig = oval(x - 1.2 * k, y - 2.6 * k, 4.6 * k, 3.6 * k, 14)
        powder = mix("#3a1c14", key, 0.12) if tone == 1 else mix(haze, mid, 0.12)
        s.figure(
            [
                [(coat, cloth), (cut(coat, placed(coat, -5 * k, 1)), mix(cloth, ink, 0.45))],
                [
                    (face, skin_tone(s, 0.5 + 0.12 * tone)),
                    (both(face, placed(face, -2 * k, 1.4 * k)), skin_tone(s, 0.3)),
                ],
                [(wig, powder), (both(wig, placed(wig, -2.2 * k, 2 * k)), mix(powder, deep, 0.45))],
            ],
            rim,
            (0, 1),
            0.6,
        )
        if tone == 2:  # a horn player
            bell = polygon((x + 8 * k, y + 8 * k), (x + 15 * k, y + 5 * k), (x + 16 * k, y + 14 * k))
            coil = cut(oval(x + 8 * k, y + 10 * k, 5.4 * k), oval(x + 8 * k, y + 10 * k, 3.8 * k))
            pipe = taper((x + 4.4 * k, y + 3.4 * k), 0.7 * k, (x + 6 * k, y + 6 * k), 0.8 * k)
            s.figure([[(join(bell, coil, pipe), mix(key, "#fff3d0", 0.15))]], "#fff6dc", (0, -1), 0.6)
            s.fill(oval(x + 4 * k, y + 12 * k, 1.8 * k), skin_tone(s, 0.6))
            continue
        fiddle = join(
            oval(x + 5.0 * k, y + 7.6 * k, 3.5 * k, 2.5 * k, 24),
            oval(x + 9.0 * k, y + 9.4 * k, 2.8 * k, 2.1 * k, 24),
        )
        s.figure(
            [
                [
                    (
                        taper((x + 10 * k, y + 9.8 * k), 0.8 * k, (x + 17 * k, y + 13 * k), 0.6 * k),
                        skin_tone(s, 0.2),
                    )
                ],
                [(fiddle, mix("#b05a24", key, 0.2))],
            ],
            rim,
            (0, -1),
            0.5,
        )
        s.stroke([(x - 2 * k, y + 14 * k), (x + 11 * k, y - 7 * k)], "#fff6dc", 0.8 * k)
        s.fill(oval(x - 2 * k, y + 14 * k, 1.6 * k), skin_tone(s, 0.6))
    for x, y in ((50, 141), (109, 139)):
        s.fill(polygon((x - 6, y - 9), (x + 6, y - 9), (x + 7, y + 1), (x - 7, y + 1)), mix(ink, "#6a4426", 0.4))
        s.stroke([(x, y), (x, y + 26)], mix(ink, "#6a4426", 0.3), 1.2)
        s.fill(polygon((x - 4.6, y - 10.6), (x + 4.6, y - 10.6), (x + 5, y - 7.6), (x - 5, y - 7.6)), "#fff3d6")
        s.fill(box(x + 4.4, y - 15, x + 6.2, y - 9), "#fff6e0")
        s.fill(outline((x + 4.2, y - 15), (x + 4, y - 18, x + 5.4, y - 20.4), (x + 7, y - 18, x + 6.4, y - 15)), key)


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
        for dx, dy in ((-4.4, -1.4), (-2.2, -4.6), (0.6, -5.2), (3.2, -3.6), (4.2, 0.6))
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
        ((49, 69), (79, 67), (55, 80), (90, 118), (82, 132)),
        "knights a squire",
        "hall of a castle",
        "one slant of evening light",
        seed=33,
    ),
    "b3-06": Picture(
        water_music,
        ((42, 69), (80, 94), (50, 91), (106, 85), (57, 116)),
        "conducts an orchestra",
        "music barge on a river",
        "fireworks and candles",
        seed=34,
    ),
}
