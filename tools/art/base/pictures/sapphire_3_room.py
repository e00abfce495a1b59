"""Pictures of the sapphire cards of level 3 at a court and at a concert."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FULL
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import drape, flank, grip, hair_tones, hand, limb, skin_tone, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import CORAL, ROSE
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    """Level 3, close: a squire kneels with his eyes shut; a sword, a sapphire in its guard, comes down on his shoulder."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, ink, 0.82), mix(deep, ink, 0.7), mix(deep, ink, 0.5)])
    for left, right, tone in (  # one slant of evening light from a window out of sight
        (44, 150, mix(deep, mid, 0.45)),
        (54, 144, mix(mid, haze, 0.55)),
        (64, 130, "#fff6ec"),
    ):
        slant = polygon((left + 22, 34), (right + 22, 34), (right - 40, 176), (left - 40, 176))
        s.wash(slant, (0, 38), (0, 150), [tone, mix(tone, ROSE, 0.4)])
    for x in (6, 22):  # piers in the dark
        s.figure([[(box(x - 5, 34, x + 5, 176), mix(ink, deep, 0.4))]], mix(deep, mid, 0.8), (1, 0), 0.9)
    _squire(s)
    _sword(s)
    _queen_hand(s)


_SWORD: Final = (51.0, 77.0, -7.0)
"""The middle of the stone in the guard, and how the sword is turned; its point lies 66 units down from there."""


def _squire(s: Gouache) -> None:
    """Paint the squire, a young man, dark before the light: cropped hair, a level brow, a collar of mail, a cloak."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3d0", 0.7), (1.0, -0.5)
    pose = HeadPose(84, 85, 50, 9, build=FULL)
    tones = FaceTones("#24140f", "#5a3424", "#b0704a")
    cloak = outline(
        (52, 142), (66, 126, 84, 128), (108, 126, 124, 146), (130, 160, 130, 180), (30, 180), (36, 156, 52, 142)
    )
    paint_neck(s, pose, tones, 0.36, rim)
    paint_face(s, pose, tones, rim)
    hair = pose.put(CROPPED)
    rounded(s, hair, (ink, mix(ink, "#3a2420", 0.5), "#6a4636"), light, 2.4, rim)
    folds = [
        outline((70, 146), (62, 160, 58, 178), (62, 178), (65, 160, 70, 146)),
        outline((104, 146), (112, 160, 114, 178), (118, 178), (115, 160, 104, 146)),
    ]
    rounded(s, cloak, (mix(deep, ink, 0.3), mix(deep, mid, 0.6), mix(mid, haze, 0.4)), light, 4.6, rim, folds)
    collar = outline((60, 133), (70, 124, 82, 127), (96, 124, 106, 132), (104, 142, 84, 144), (66, 144, 60, 133))
    s.figure([[(collar, mix(haze, mid, 0.4)), (flank(collar, 82, 2), mix(mid, deep, 0.6))]], rim, light, 0.9)
    with s.clipped(collar):
        for row in range(5):
            for at in range(14):
                s.line(oval(60 + at * 3.8 + row % 2 * 1.9, 128 + row * 3.6, 1.9, 1.6), mix(deep, ink, 0.3), 0.5)


def _sword(s: Gouache) -> None:
    """Paint the blade from the guard to the squire's shoulder, the guard, and the stone between its arms."""
    ink, key = s.ink, s.key
    x, y, turn = _SWORD
    blade = polygon((-4.6, 4), (4.6, 4), (4.0, 62), (0, 70), (-4.0, 62))
    s.fill(placed(blade, x + 2.4, y + 2, 1, turn), ink, 0.4)
    s.line(placed(blade, x, y, 1, turn), ink, 1.2)
    s.fill(placed(blade, x, y, 1, turn), s.haze)
    s.fill(placed(both(blade, box(0, 0, 9, 90)), x, y, 1, turn), "#fffdf6")
    guard = outline(
        (-19, -3),
        (-10, 1, 0, -2),
        (10, 1, 19, -3),
        (20.6, 1, 18, 4),
        (9, 6, 0, 5),
        (-9, 6, -18, 4),
        (-20.6, 1, -19, -3),
    )
    s.line(placed(guard, x, y, 1, turn), ink, 1.2)
    s.figure([[(placed(guard, x, y, 1, turn), mix(key, ink, 0.08))]], "#fff6dc", (0.4, -1), 0.8)


def _queen_hand(s: Gouache) -> None:
    """Paint what is seen of the queen: a fist on the grip, fair and old, and the fall of an ermine sleeve."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3d0", 0.7), (1.0, -0.5)
    x, y, turn = _SWORD
    s.fill(placed(taper((0, -36), 2.6, (0, -2), 2.4), x, y, 1, turn), mix(ink, CORAL, 0.45))
    sleeve = outline((-8, 30), (20, 34, 37, 44), (40, 52, 37, 61), (24, 60, 14, 76), (2, 80, -8, 76))
    hem = outline((31, 41), (37, 43, 40, 47), (42, 55, 38, 63), (32, 63, 30, 60), (35, 52, 31, 41))
    rounded(s, sleeve, (mix(deep, ink, 0.3), mix(CORAL, deep, 0.5), CORAL), light, 3.0, rim)
    s.figure([[(hem, mix(haze, "#ffffff", 0.6)), (flank(hem, 34), mix(mid, haze, 0.6))]], rim, light, 0.7)
    wrist = limb((36, 53, 4.4), (43, 55, 3.8))
    fair = "#e8b894"
    s.figure([[(wrist, fair)]], rim, light, 0.6, clean=True)
    hand(s, grip(49, 56.6, 0.5, turn + 96), fair, rim, light, 0.8)
    s.gem(SAPPHIRE, x, y, 11.6, 12, 1.6, worn=True)


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
        ((51, 77), (96, 85), (50, 57), (58, 136)),
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
