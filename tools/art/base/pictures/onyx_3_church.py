"""Pictures of the onyx cards of level 3 of organ, crown and sedan chair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.base.contours import AGED, FINE
from tools.art.base.faces import (
    LONG_BEARD,
    MOUSTACHE,
    SHORT_BEARD,
    FaceTones,
    HeadPose,
    paint_face,
    paint_neck,
    rounded,
    strands,
)
from tools.art.base.figures import (
    bodied,
    drape,
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.pigments import DUSK, PLUM, RUSSET, STEEL
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Shape,
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


def onyx_crown(s: Gouache) -> None:
    """Level 3: by the moon of a rose window a bishop lowers the crown; a strip of light is left over the queen's head."""
    ink, deep, haze = s.ink, s.deep, s.haze
    s.fill(ALL, mix(ink, deep, 0.55))
    moonlit = mix(deep, STEEL, 0.82)
    beam = polygon((50, 84), (106, 84), (132, 150), (132, 178), (38, 178), (44, 130))
    s.fill(beam, mix(deep, STEEL, 0.42))
    s.fill(polygon((60, 90), (98, 90), (112, 178), (54, 178)), moonlit)
    s.stipple(polygon((96, 90), (124, 90), (140, 178), (108, 178)), moonlit, (101, 130), (118, 127), 0.8, 0.0)
    s.stipple(polygon((40, 84), (61, 84), (55, 178), (30, 178)), moonlit, (57, 130), (44, 128), 0.7, 0.0)
    _rose(s)
    s.fill(box(-4, 150, 124, 178), mix(ink, deep, 0.2))
    s.fill(polygon((52, 150), (112, 150), (124, 178), (44, 178)), mix(STEEL, haze, 0.25))
    _kneeling_queen(s)
    _bishop(s)
    _lowered_crown(s)


_ROSE: Final = (77.0, 72.0)
"""The middle of the window, before which the crown is held."""


def _rose(s: Gouache) -> None:
    """Paint the rose window: petals of moonlit glass, some of them violet, round one clear pane as large as the crown."""
    ink, deep, haze = s.ink, s.deep, s.haze
    x, y = _ROSE
    s.fill(oval(x, y, 41), mix(deep, STEEL, 0.35))
    s.fill(oval(x + 0.8, y + 0.8, 37.4), mix(STEEL, haze, 0.2))
    s.fill(oval(x, y, 36), mix(ink, deep, 0.3))
    petal = outline((-3.0, 21.4), (3.0, 21.4), (7.2, 28), (7.6, 34.6, 0, 34.6), (-7.6, 34.6, -7.2, 28))
    for number in range(12):
        tone = (haze, mix(PLUM, haze, 0.42), mix(STEEL, haze, 0.62))[number % 3]
        s.fill(placed(petal, x, y, 1, 30 * number + 15), tone)
    s.fill(oval(x, y, 19.6), mix(STEEL, haze, 0.6))
    s.fill(oval(x, y, 18.2), "#f6f8ff")


def _lowered_crown(s: Gouache) -> None:
    """Paint the crown, tilted down to her head, the stone in its front, and the bishop's arm with his hands on it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = mix(haze, "#ffffff", 0.5)
    at, turn = (77.0, 74.0), 8
    skin = skin_tone(s, 0.46)
    for number in range(3):  # the far hand's fingers on the band
        finger = limb((91.6 - number * 2.6, 86.0 - number * 0.2, 1.7), (90.6 - number * 2.6, 80.8, 1.3))
        s.fill(finger, mix(skin, ink, 0.35))
    crown = outline(
        *((-14.4, 8), (-16.4, -9), (-10.0, -2.0), (-7.6, -13.4), (0, -4), (7.6, -13.4), (10.0, -2.0), (16.4, -9)),
        (14.4, 8),
        (0, 12, -14.4, 8),
    )
    whole = placed(crown, *at, 1, turn)
    s.fill(placed(oval(0, 8.2, 14.4, 3.4), *at, 1, turn), mix(key, ink, 0.75))
    s.figure([[(whole, mix(key, RUSSET, 0.3))]])
    s.fill(both(whole, placed(box(-20, -20, -6.4, 20), *at, 1, turn)), mix(key, ink, 0.5))
    s.fill(
        both(whole, placed(polygon((5, -20), (20, -20), (20, 20), (9, 20)), *at, 1, turn)), mix(key, "#fff3c8", 0.45)
    )
    band = outline((-14.8, 4.6), (0, 8.6, 14.8, 4.6), (14.4, 8), (0, 12, -14.4, 8))
    s.fill(placed(band, *at, 1, turn), mix(key, ink, 0.62))
    s.rim([whole], "#fffdf2", (0.4, -1.0), 0.9)
    for x, y in ((-16.4, -9), (-7.6, -13.4), (7.6, -13.4), (16.4, -9)):
        s.fill(placed(oval(x, y - 1.2, 1.8), *at, 1, turn), mix(key, ink, 0.3))
        s.fill(placed(oval(x + 0.4, y - 1.6, 1.2), *at, 1, turn), "#fff6df")
    s.gem(ONYX, at[0] + 0.2, at[1] + 0.4, 8.4, 12, 1.4, worn=True)
    sleeve = outline(
        *((34, 92), (41, 85, 48, 90), (56, 95, 63, 88), (68.4, 92.6), (69, 104, 61, 118), (52, 124, 44, 116)),
        (33, 106, 34, 92),
    )
    lining = outline((63, 88), (68.4, 92.6), (69, 104, 61, 118), (56, 121), (62, 106, 63, 88))
    s.fill(both(placed(sleeve, 2, 6), polygon((20, 80), (52.6, 80), (52.6, 140), (20, 140))), ink, 0.5)
    fore = limb((61, 95, 3.0), (66.4, 87, 2.2))
    s.figure([[(fore, mix(skin, ink, 0.2))]])
    s.figure(
        [
            [
                (sleeve, mix(PLUM, deep, 0.25)),
                (both(sleeve, placed(sleeve, -5, 9)), mix(PLUM, ink, 0.6)),
                (both(sleeve, lining), mix(haze, STEEL, 0.25)),
            ]
        ]
    )
    s.rim([sleeve], rim, (0.5, -1.0), 1.1)
    s.stroke([(63, 88.4), (68.2, 92.6), (68.4, 104, 60.8, 117.4)], key, 1.3)
    fist = small_hand(67.2, 84.4, 4.0, -62)
    s.line(fist, mix(skin, ink, 0.6), 0.7)
    s.figure([[(fist, skin)]])
    s.rim([fist], rim, (0.5, -1.0), 0.7)


def _bishop(s: Gouache) -> None:
    """Paint the bishop at the left, without his arms: mitre, white beard, a cope with a border of gold."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    head = profile(40, 74, 16, 1, 10, neck=0.2, build=AGED)
    mitre = outline((32.4, 66), (32, 55, 40, 45.6), (49, 54, 48.6, 66.6), (41, 63.6, 32.4, 66))
    beard = placed(join(LONG_BEARD, MOUSTACHE), 40, 74, 16, 10)
    cope = outline((30, 90), (37, 83, 46, 88), (52, 96, 52, 110), (53, 140, 54, 178), (-6, 178), (6, 120, 30, 90))
    border = outline((43, 86), (50, 92, 50, 104), (53, 140, 54, 178), (46, 178), (46, 140, 43, 108), (43, 96, 38, 90))
    s.figure(
        [
            [(cope, mix(PLUM, ink, 0.62)), (drape(cope, 26, -8), mix(PLUM, ink, 0.84)), (border, mix(key, ink, 0.25))],
            [
                *planes(s, head, skin_tone(s, 0.42), skin_tone(s, 0.66), mix(haze, key, 0.35)),
                *bodied(beard, (mix(haze, mid, 0.7), mix(haze, mid, 0.25), "#fff3dc"), (1, -0.3), 1.5),
            ],
            [
                (mitre, mix(haze, mid, 0.15)),
                (both(mitre, box(28, 40, 39, 70)), mix(mid, haze, 0.2)),
                (polygon((32, 62.6), (48.8, 63), (48.6, 67.4), (32.4, 66.8)), mix(key, ink, 0.2)),
            ],
        ],
        "#ffe2ab",
        (1, -0.3),
        1.0,
    )
    s.fill(head.eye, ink)
    locks = outline(
        *((31.0, 66), (36.6, 68, 37.4, 74), (36.4, 80, 38.6, 87), (35, 91, 29.4, 89), (32.6, 84, 30.4, 76)),
        (30, 70, 31.6, 66),
    )
    rounded(
        s,
        locks,
        (mix(haze, ink, 0.5), mix(mid, haze, 0.45), haze),
        (1, -0.4),
        1.6,
        None,
        [outline((33.6, 70), (35.6, 79, 33, 88), (34.4, 79, 33.6, 70))],
    )
    for y in (51.6, 56, 60):  # pearls
        s.fill(oval(40.6, y, 1.2), mix(key, haze, 0.3))


def _kneeling_queen(s: Gouache) -> None:
    """Paint the queen in profile on her knees: bowed head, loose hair, hands laid together, ermine and a violet train."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim, light = "#fff0ce", (-0.8, -0.9)
    pose = HeadPose(79.4, 107, 18, -10, flip=True, build=FINE)
    tones = FaceTones(skin_tone(s, 0.28), skin_tone(s, 0.58), skin_tone(s, 0.95))
    locks = (mix(ink, "#3a1c10", 0.4), "#6a3418", "#c07a3a")
    violet = (mix(PLUM, ink, 0.72), mix(PLUM, ink, 0.35), mix(PLUM, haze, 0.25))
    gown = outline(
        *((83, 120), (76, 124, 74, 136), (66, 144, 59, 158), (58, 166), (128, 166), (128, 140), (106, 116, 92, 116)),
        (86, 116, 83, 120),
    )
    train = outline((92, 138), (112, 132, 128, 150), (128, 178), (52, 178), (56, 160, 72, 156), (86, 152, 92, 138))
    cape = outline((80, 121), (84, 114, 92, 115), (106, 119, 112, 136), (106, 144, 92, 142), (80, 138, 80, 121))
    arm = limb((88, 126, 5.4), (80, 142, 4.2), (68.4, 131, 2.6))
    palm = outline(
        *((68.4, 134), (65.0, 130, 63.8, 123), (63.6, 117, 66.2, 113.6), (68.6, 115, 69.2, 120)), (70.6, 125, 73.0, 129)
    )
    thumb = limb((71.4, 130, 1.9), (70.6, 125.6, 1.6), (68.6, 122.6, 1.0))
    palm, thumb = (placed(part, 70 * 0.18, 133 * 0.18, 0.82) for part in (palm, thumb))
    rounded(s, gown, violet, light, 3.0, rim, [outline((74, 146), (68, 154, 66, 166), (72, 156, 74, 146))])
    folds = [
        outline((98, 142), (92, 156, 74, 168), (96, 160, 98, 142)),
        outline((112, 143), (110, 158, 98, 172), (114, 160, 112, 143)),
    ]
    rounded(s, train, violet, light, 3.4, rim, folds)
    rounded(s, cape, (mix(mid, haze, 0.3), haze, "#fffdf4"), light, 2.6, rim)
    for x, y in ((86, 124), (86, 133), (94, 137), (108, 133), (101, 138)):
        s.fill(polygon((x - 0.9, y - 1.8), (x + 0.9, y - 1.8), (x, y + 2.2)), ink)
    rounded(s, arm, violet, light, 1.6, rim)
    paint_neck(s, pose, tones, 0.3, rim)
    paint_face(s, pose, tones, rim)
    hair = pose.put(
        outline(
            *((-0.02, -0.60), (0.30, -0.61, 0.36, -0.27), (0.20, -0.42, 0.04, -0.36), (-0.12, -0.26, -0.14, -0.02)),
            *((-0.10, 0.24, -0.24, 0.50), (-0.22, 0.86, -0.52, 1.26), (-0.62, 1.50, -0.94, 1.62)),
            *((-0.86, 1.20, -0.92, 0.80), (-0.84, 0.20, -0.56, -0.16), (-0.46, -0.62, -0.02, -0.60)),
        )
    )
    waves = (
        (-0.04, -0.50, -0.44, -0.20, -0.40, 0.50),
        (-0.24, -0.40, -0.62, 0.10, -0.62, 1.10),
        (-0.30, 0.20, -0.40, 0.70, -0.66, 1.30),
    )
    rounded(s, hair, locks, light, 1.8, rim, strands(pose, waves, 0.016))
    s.stroke([pose.at(0.34, -0.30), (*pose.at(-0.02, -0.46), *pose.at(-0.50, -0.20))], mix(key, haze, 0.3), 1.0)
    fair = skin_tone(s, 0.88)
    s.figure([[(placed(palm, -1.5, 1.0), mix(fair, ink, 0.45))]])
    s.line(palm, mix(fair, ink, 0.6), 0.6)
    s.figure([[(palm, fair)]])
    s.line(thumb, mix(fair, ink, 0.5), 0.6)
    s.figure([[(thumb, fair)]])
    s.rim([join(palm, thumb)], rim, (0.4, -1.0), 0.5)


def onyx_organ(s: Gouache) -> None:
    """Level 3: from behind a player, arms flung wide on the keys: his first chord drives a dove past the lit window."""
    ink, deep, key = s.ink, s.deep, s.key
    s.fill(ALL, mix(ink, deep, 0.25))
    for away in (
        -6,
        -5,
        -4,
        -3,
        3,
        4,
        5,
    ):  # pipes that rise to both sides, each with one hard edge of the window's light
        side = away // abs(away)
        at, crest = 76 + away * 9.4 - side * 0.6, 74 - (abs(away) - 3) * 13
        pipe = polygon((at - 4.0, crest), (at, crest - 4), (at + 4.0, crest), (at + 4.0, 124), (at - 4.0, 124))
        s.fill(pipe, mix(STEEL, ink, 0.62))
        near, far = (at - 4.0 * side, at - 1.6 * side)
        s.fill(both(pipe, box(min(near, far), 20, max(near, far), 124)), mix(key, "#fff0c8", 0.3))
        s.fill(both(pipe, box(min(at + side, at + side * 4), 20, max(at + side, at + side * 4), 124)), ink)
        s.fill(polygon((at - 1.8, 110), (at, 104), (at + 1.8, 110)), ink)
    _stained_glass(s)
    _dove(s)
    with s.moved(0.0, 9.0):
        _console(s)
        _player(s)


_PANES: Final = 10.5, 15.0
"""Half the breadth and half the height of a lozenge of the window."""


def _tones(s: Gouache) -> tuple[Color, ...]:
    """Return the colours of the glass."""
    return s.key, mix(PLUM, s.haze, 0.12), "#fff0c8", mix(PLUM, s.ink, 0.3)


def _stained_glass(s: Gouache) -> None:
    """Paint the one light, a pointed window of stained glass: lozenges in leads, the stone in the largest."""
    ink = s.ink
    window = outline((55, 97), (55, 68), (57, 48, 76, 34), (95, 48, 97, 68), (97, 97))
    s.fill(window, ink)
    x, y = 76.0, 64.6
    across, down = _PANES
    with s.clipped(placed(window, 76 * 0.07, 66 * 0.07, 0.93)):
        for row in range(-3, 5):
            for column in range(-3, 4):
                at, level = x + column * across * 2 + (across if row % 2 else 0), y + row * down
                pane = polygon((at, level - down), (at + across, level), (at, level + down), (at - across, level))
                near = abs(row) + 2 * abs(column) <= 2
                s.fill(pane, "#fff0c8" if near else _tones(s)[(row + 2 * column) % 4])
                s.line(pane, ink, 1.5)
        heart = polygon((x, y - 20), (x + 15, y), (x, y + 20), (x - 15, y))
        s.fill(heart, "#fffaf0")
        s.line(heart, ink, 1.8)
    s.gem(ONYX, x, y, 9.6, 0, 1.4)


def _dove(s: Gouache) -> None:
    """Paint the dove that the chord has driven up, black before the glass."""
    body = outline(
        *(
            (-10, 3.6),
            (-4, -1.6, 3, -2.2),
            (6, -2.8, 7.2, -0.8),
            (9, -0.4),
            (7, 0.6),
            (4, 3.4, -3, 3),
            (-6, 4.6, -10, 6.4),
        ),
    )
    wings = (
        outline((-3.4, 0), (-8, -6, -6.4, -13), (-1, -9, 1.6, -1)),
        outline((0, -1), (2, -8, 8, -11.6), (8, -5, 4, 0)),
    )
    s.fill(placed(join(body, *wings), 88, 84, 0.62, -22), s.ink)


def _thrown_glass(s: Gouache, path: skia.Path, places: Sequence[tuple[float, float, int]]) -> None:
    """Lay lozenges of the glass's light on one thing, steep and lying, in its colours."""
    with s.clipped(path):
        for x, y, tone in places:
            s.fill(polygon((x, y - 5), (x + 5.4, y), (x, y + 5), (x - 5.4, y)), _tones(s)[tone])


def _console(s: Gouache) -> None:
    """Paint the console: one long bright manual on which the window's colours lie, and stops at both sides."""
    ink, key = s.ink, s.key
    s.fill(polygon((28, 114), (124, 114), (128, 178), (22, 178)), ink)
    s.fill(box(30, 113.4, 122, 116), mix(key, ink, 0.25))
    keys = polygon((33, 124), (119, 124), (121, 132), (31, 132))
    s.fill(keys, "#fff0c8")
    _thrown_glass(s, keys, [(x, 128, tone) for x, tone in ((36, 0), (56, 1), (63, 0), (89, 0), (96, 1), (116, 0))])
    for x in range(36, 118, 4):
        s.stroke([(x, 124), (x, 132)], ink, 0.4)
    for x in (38, 42, 50, 54, 58, 66, 70, 82, 86, 94, 98, 102, 110, 114):
        s.fill(box(x - 1, 124, x + 1, 128), ink)


def _player(s: Gouache) -> None:
    """Paint the player from behind, near black: a wig lit round its edge, both hands on the keys clear of the coat."""
    ink, haze, key = s.ink, s.haze, s.key
    gold, night, pale = mix(key, "#fff3c8", 0.25), mix(s.deep, DUSK, 0.14), "#fff0c8"
    coat = outline(
        *((58, 122), (64, 113, 76, 113), (88, 113, 94, 122), (95, 138, 91, 152), (94, 164, 99, 178), (53, 178)),
        *((58, 164, 61, 152), (57, 138, 58, 122)),
    )
    left, right = (
        join(limb((62, 122, 5.6), (52, 143, 4.4)), limb((52, 143, 4.4), (50, 133, 3.2))),
        join(limb((90, 122, 5.6), (100, 143, 4.4)), limb((100, 143, 4.4), (102, 133, 3.2))),
    )
    flesh = skin_tone(s, 0.84)
    wig = join(oval(76, 102, 8.0, 9.0), oval(68.6, 106.4, 2.8, 3.4), oval(83.4, 106.4, 2.8, 3.4))
    tail = outline((74, 110), (78, 110), (80.4, 120, 77, 130), (75.4, 133, 74, 129), (71.8, 119, 74, 110))
    for shape, cuff in (
        (small_hand(49.6, 127, 4.4, -92), (50, 134)),
        (small_hand(102.4, 127, 4.4, -88, flip=True), (102, 134)),
    ):
        s.line(shape, ink, 1.6)
        s.figure([[(shape, flesh)]], pale, (0, -1), 0.6, clean=True)
        x, y = cuff
        s.fill(polygon((x - 3.6, y - 3, 1), (x + 3.6, y - 3, 1), (x + 4, y + 1.4, 1), (x - 4, y + 1.4, 1)), pale)
    s.figure([[(left, night)], [(right, night)], [(coat, night)]], gold, (0, -1), 1.1, clean=True)
    whole = join(left, right, coat)
    shoulders = both(cut(whole, placed(whole, 0, 8.5)), box(40, 110, 112, 134))
    s.fill(shoulders, _tones(s)[3])
    places = (
        (71, 114, 0),
        (62, 118, 2),
        (57, 124, 1),
        (52, 132, 0),
        (82, 114, 2),
        (90, 118, 0),
        (96, 126, 2),
        (101, 134, 1),
    )
    _thrown_glass(s, shoulders, places)
    s.figure(
        [
            [(wig, mix(STEEL, haze, 0.32)), (cut(wig, placed(wig, 0, 4.4)), pale)],
            [(tail, mix(STEEL, haze, 0.2))],
        ],
        pale,
        (0, -1),
        0.8,
        clean=True,
    )
    for y, half in ((101.6, 7.2), (105.4, 7.2)):
        s.stroke([(76 - half, y), (76, y + 3, 76 + half, y)], mix(STEEL, ink, 0.2), 0.8)
    s.fill(join(polygon((76, 112), (69, 108.6), (69.4, 115.8)), polygon((76, 112), (83, 108.6), (82.6, 115.8))), ink)


def onyx_sedan(s: Gouache) -> None:
    """Level 3: two bearers carry a sedan chair through falling snow at night; its only passenger, the stone, lights it."""
    ink, haze, key = s.ink, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 134),
        [mix(ink, STEEL, 0.25), mix(STEEL, PLUM, 0.2), mix(STEEL, haze, 0.6), mix(haze, "#fff6e0", 0.4)],
    )
    # a street in the snow: house behind house, paler as it is farther, the snow whole on every roof
    for wall, snow, houses in (
        (mix(haze, STEEL, 0.32), mix(haze, "#ffffff", 0.3), ((33, 104, 20, 24), (53, 110, 16, 18), (74, 106, 18, 22))),
        (mix(STEEL, haze, 0.42), mix(haze, "#ffffff", 0.55), ((18, 94, 20, 27), (92, 90, 22, 30))),
        (mix(STEEL, PLUM, 0.3), "#ffffff", ((-10, 84, 30, 34), (106, 76, 34, 36))),
    ):
        for left, eaves, wide, rise in houses:
            s.fill(polygon((left, 150), (left, eaves - 2), (left + wide, eaves - 2), (left + wide, 150)), wall)
            roof = polygon(
                *((left - 2, eaves), (left + 4, eaves - rise, 1.5), (left + wide - 4, eaves - rise, 1.5)),
                *((left + wide + 2, eaves), (left + wide * 0.6, eaves + 2, 2)),
            )
            s.fill(roof, snow)
            s.fill(both(roof, box(left - 4, 30, left + wide * 0.4, 120)), mix(snow, STEEL, 0.3))
            s.fill(box(left + wide * 0.62, eaves - rise - 6, left + wide * 0.8, eaves - rise + 4), wall)
    for x, y in ((6, 92), (13, 92)):
        s.fill(box(x, y, x + 3.6, y + 6.4), key)
    ground = outline((-4, 142), (30, 138, 66, 141), (100, 144, 124, 139), (124, 176), (-4, 176))
    s.wash(ground, (0, 138), (0, 172), [mix(haze, "#ffffff", 0.5), mix(STEEL, PLUM, 0.3)])
    glow = polygon((52, 141), (80, 141), (112, 172), (34, 172))
    s.fill(glow, mix(key, "#fff3d2", 0.35), 0.75)
    for left, right, y in ((-8, 40, 158), (84, 130, 157)):
        s.fill(
            outline((left, y), ((left + right) / 2, y - 3.4, right, y), ((left + right) / 2, y + 4, left, y)), ink, 0.6
        )
    s.fill(outline((46, 157), (65, 153, 84, 157), (65, 162, 46, 157)), ink, 0.3)
    pole = taper((15, 121.4), 1.7, (119, 112.4), 1.7)
    s.figure([[(placed(pole, 0, -4), ink)]], "#ffe7b8", (0.1, -1), 0.5)
    _old_bearer(s)
    _chair(s)
    _young_bearer(s)
    s.figure([[(pole, mix(RUSSET, ink, 0.5)), (both(pole, placed(pole, 0, 1.7)), ink)]], "#ffe7b8", (0.1, -1), 0.6)
    for x, y in ((37.6, 119.6), (102.6, 114.2)):
        s.figure([[(small_hand(x, y, 3.6, -6), skin_tone(s, 0.56))]], "#ffe7b8", (0.6, -1), 0.7)
    lots = chance(87)
    for _ in range(46):
        x, y = 120 * next(lots), 38 + 112 * next(lots)
        s.fill(oval(x, y, 0.5 + 0.7 * next(lots)), "#ffffff", 0.85)


def _chair(s: Gouache) -> None:
    """Paint the chair in the air between its poles: black lacquer, a violet door, the stone at its window."""
    ink, haze, key = s.ink, s.haze, s.key
    gold, pale = mix(key, haze, 0.2), "#fff3c8"
    body = outline((48, 80), (84, 79), (85, 112, 81, 139), (52, 141), (47, 112, 48, 80))
    roof = outline((43, 82), (47, 70, 56, 68), (62, 66, 65, 60), (68, 65, 76, 67), (85, 69, 89, 79.6), (66, 84, 43, 82))
    s.figure(
        [[(body, mix(ink, PLUM, 0.16)), (both(body, box(76, 70, 92, 146)), mix(PLUM, ink, 0.55))]],
        pale,
        (0.8, -0.4),
        1.0,
    )
    s.figure([[(roof, ink), (both(roof, placed(roof, 8, 3)), mix(PLUM, ink, 0.5))]], pale, (-0.3, -1), 1.0)
    s.stroke([(43, 82), (66, 84, 89, 79.6)], gold, 1.8)
    s.figure([[(oval(65, 59, 2.6), gold)]], pale, (-0.4, -1), 0.6)
    door = box(53.4, 87, 79.4, 137, 2)
    s.fill(door, mix(PLUM, haze, 0.08))
    s.fill(both(door, box(53, 112, 62, 140)), mix(PLUM, ink, 0.3))
    s.line(door, gold, 1.1)
    window = oval(66.4, 99.4, 11.6)
    s.fill(window, ink)
    s.line(window, gold, 1.5)
    s.fill(oval(66.4, 99.4, 10.4), mix(key, haze, 0.35))
    s.gem(ONYX, 66.4, 99.4, 9.6, 8, 1.6)
    panel = box(57.4, 116, 75.4, 132, 1.4)
    s.line(panel, gold, 1.0)
    s.fill(oval(76.8, 114, 1.2), gold)


def _livery(s: Gouache, x: float, y: float, h: float, tilt: float) -> tuple[list[Shape], skia.Path, skia.Path]:
    """Return a bearer's head in profile, his tied hair and his cocked hat."""
    head = profile(x, y, h, 1, tilt, neck=0.30)
    hat = placed(
        outline(
            *((-0.80, -0.18), (-0.66, -0.40, -0.44, -0.42), (-0.34, -0.78, 0.0, -0.76), (0.28, -0.72, 0.34, -0.42)),
            *((0.60, -0.40, 0.80, -0.12), (0.30, -0.28, 0.0, -0.24), (-0.36, -0.20, -0.80, -0.18)),
        ),
        *(x, y, h, tilt),
    )
    wig = placed(
        outline((0.06, -0.30), (-0.52, -0.40, -0.56, 0.04), (-0.46, 0.34, -0.24, 0.28), (-0.14, 0.0, 0.06, -0.30)),
        *(x, y, h, tilt),
    )
    shapes = [*planes(s, head, skin_tone(s, 0.26), skin_tone(s, 0.5), mix(s.haze, s.key, 0.4)), (head.eye, s.ink)]
    return shapes, wig, hat


def _old_bearer(s: Gouache) -> None:
    """Paint the bearer behind, bowed under his strap: grey hair and beard, knees bent, both soles down."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff0c0", (1.0, -0.4)
    face, wig, hat = _livery(s, 40, 90.6, 14.6, 34)
    coat = outline((14, 112), (14, 100, 24, 95), (34, 91, 39, 98), (41, 108, 35, 118), (36, 130, 35, 137), (20, 142, 8, 136),
        (10, 124, 14, 112))  # fmt: skip
    near = join(limb((25, 132, 6.4), (36, 140, 5.2), (31, 152, 3.0)), shoe(31, 158, 1, 1.0))
    far = join(limb((20, 132, 6.0), (22, 143, 4.8), (13, 152, 2.9)), shoe(12, 158, 1, 0.96))
    white = (mix(STEEL, haze, 0.3), mix(haze, STEEL, 0.25), haze)
    s.figure(
        [
            [(far, ink)],
            [(near, mix(ink, deep, 0.3))],
            [(coat, mix(RUSSET, haze, 0.12)), (both(coat, placed(coat, -7, 2)), mix(RUSSET, ink, 0.62))],
            [*face],
            bodied(wig, white, (1, -0.5), 1.0),
            [(hat, ink)],
            [(limb((25, 101, 5.2), (24, 116, 4.2), (36, 119.4, 2.8)), mix(RUSSET, haze, 0.04))],
        ],
        rim,
        light,
        1.0,
    )
    beard = placed(SHORT_BEARD, 40, 90.6, 14.6, 34)
    s.figure([bodied(beard, white, (1, -0.3), 0.9)], rim, light, 0.5)
    s.stroke([(19, 98), (28, 108, 33, 120)], mix(key, RUSSET, 0.4), 1.6)


def _young_bearer(s: Gouache) -> None:
    """Paint the bearer in front, upright in a long stride, his chin up and his coat tails flying."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff0c0", (-1.0, -0.5)
    face, wig, hat = _livery(s, 102, 76, 14.6, -6)
    coat = outline(
        (93, 94), (96, 87, 104, 88), (111, 95, 109, 112), (108, 122, 107, 129), (98, 134, 86, 141), (82, 138),
        (90, 124, 92, 112), (90, 102, 93, 94),
    )  # fmt: skip
    front = join(limb((102, 125, 6.2), (112, 134, 5.0), (111, 148, 3.0)), placed(shoe(0, 0, 1, 0.98), 111, 154, 1, -6))
    back = join(limb((99, 126, 6.0), (94, 140, 4.8), (84, 150, 2.9)), placed(shoe(0, 0, 1, 0.94), 83, 155.4, 1, 26))
    s.figure(
        [
            [(back, ink)],
            [(front, mix(ink, deep, 0.3))],
            [(coat, mix(RUSSET, haze, 0.12)), (both(coat, placed(coat, 6, 2)), mix(RUSSET, ink, 0.62))],
            [*face],
            [*hair_tones(s, wig), (ribbon([(97.6, 79, 2.0), (95.6, 84, 1.8), (95, 91, 0.6)], 8), ink)],
            [(hat, ink)],
            [(limb((100, 94, 5.0), (96, 108, 4.0), (102, 114, 2.8)), mix(RUSSET, haze, 0.04))],
        ],
        rim,
        light,
        1.0,
    )
    s.stroke([(97, 89), (104, 100, 106, 113)], mix(key, RUSSET, 0.4), 1.6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-20": Picture(
        onyx_crown,
        ((77, 74), (45, 75), (73, 107), (66, 124), (67, 85), (89, 84)),
        "is crowned",
        "choir by night",
        "moon in a rose window",
        seed=88,
    ),
    "b3-17": Picture(
        onyx_organ,
        ((76, 65), (76, 111), (50, 136), (102, 136)),
        "plays the organ",
        "organ loft, from behind the bench",
        "window of stained glass",
        seed=86,
    ),
    "b3-18": Picture(
        onyx_sedan,
        ((66, 99), (103, 77), (41, 92), (38, 120), (102, 114)),
        "bears a sedan chair",
        "street in snow",
        "lit chair in snow",
        seed=87,
    ),
}
