"""Pictures of the onyx cards of level 2 at machines: a tower clock and a printing press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FULL
from tools.art.base.figures import Mood, hair_tones, limb, planes, profile, skin_tone, small_hand, small_palm
from tools.art.base.gouache import ONYX, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import DUSK, PLUM, STEEL
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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


def onyx_press(s: Gouache) -> None:
    """Level 2: before one great window a printer, a foot set on the press, hangs back from its bar with all her weight."""
    ink, deep, key = s.ink, s.deep, s.key
    dark = mix(ink, deep, 0.3)
    morning = mix("#fff3d6", key, 0.12)
    s.fill(ALL, dark)
    window = box(-4, 30, 116, 134)
    s.fill(window, mix(morning, key, 0.5))
    sun = outline((30, 134), (60, 96, 116, 58), (116, 134))
    dusk = outline((-4, 112), (10, 84, 46, 66), (80, 50, 116, 42), (116, 30), (-4, 30))
    s.fill(dusk, mix(mix(key, "#b4552a", 0.4), ink, 0.3))
    s.fill(sun, "#fffaec")
    s.stipple(cut(cut(window, sun), dusk), "#fffaec", (80, 92), (60, 74), 0.62, 0.0)
    s.fill(box(51.1, 30, 52.9, 134), dark)
    s.fill(box(-4, 61.3, 116, 62.7), dark)
    floor = polygon((-4, 140), (124, 140), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, "#000000", 0.2))
    patch = polygon((54, 146), (112, 146), (84, 176), (2, 176))
    s.fill(patch, mix(morning, key, 0.45))
    _press_frame(s)
    _puller(s)


def _press_frame(s: Gouache) -> None:
    """Paint the press, dark before the window: posts and head, the great screw, its bar, the stone on the sheets."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    oak, lit = mix("#4a3424", ink, 0.72), mix("#8a6444", key, 0.3)
    for x in (64, 102):
        post = box(x - 4, 52, x + 4, 154, 0.6)
        s.figure([[(post, oak), (box(x - 4, 52, x - 0.6, 154), mix(lit, oak, 0.35))]], lit, (-1, -0.2), 0.9, clean=True)
    foot = polygon((54, 148), (112, 148), (115, 157), (51, 157))
    s.fill(box(60, 112, 106, 150), mix(oak, ink, 0.5))
    s.figure(
        [[(foot, oak), (polygon((54, 148), (112, 148), (113, 151), (53, 151)), mix(lit, oak, 0.3))]],
        lit,
        (0.1, -1),
        0.9,
    )
    screw = box(79, 38, 87, 83.6)
    s.fill(screw, mix(ink, deep, 0.3))
    for row in range(11):  # its thread
        turn = taper((78.6, 41.0 + row * 3.6), 1.0, (87.4, 39.2 + row * 3.6), 1.0)
        s.figure(
            [[(turn, mix(deep, mid, 0.6)), (both(turn, box(83.4, 50, 90, 90)), mix(mid, haze, 0.5))]],
            haze,
            (0.4, -1),
            0.4,
        )
    head = box(55, 48, 111, 59, 1.4)
    s.figure([[(head, oak), (box(55, 48, 111, 51.4), mix(lit, oak, 0.3))]], "#fff6e4", (-0.4, -1), 1.0, clean=True)
    bed = polygon((47, 104), (120, 104), (122, 113), (45, 113))
    s.figure([[(bed, oak)]], "#fff6e4", (0.3, -1), 1.2, clean=True)
    sheets = polygon((68, 97), (98, 97), (103, 104), (63, 104))
    s.figure([[(sheets, "#fffdf6"), (polygon((63, 104), (103, 104), (103, 108), (63, 108)), mix(haze, DUSK, 0.2))]])
    curl = outline((66, 103.6), (62, 92, 70, 78), (76, 74, 84, 76), (96, 79, 101, 103.6), (66, 103.6))
    s.fill(curl, "#fffdf6")  # the sheet that rises behind the stone
    s.fill(both(curl, placed(curl, -22, 2)), mix(haze, key, 0.25))
    platen = box(67, 80.6, 99, 86.6, 1)
    s.figure(
        [[(platen, mix(ink, deep, 0.4)), (both(platen, box(84, 74, 102, 100)), mix(deep, mid, 0.4))]],
        "#fff6e4",
        (0.6, -1),
        0.9,
    )
    s.figure(
        [
            [(taper((98, 66.0), 1.8, (53, 82), 1.8), mix("#6a4a30", key, 0.2))],
            [(box(76.6, 64, 89.4, 73, 0.6), mix(ink, deep, 0.5)), (box(84, 64, 89.4, 73, 0.6), mix(deep, mid, 0.5))],
        ],
        "#fff6e4",
        (0.2, -1),
        0.7,
    )
    s.throw(ONYX, 83, 101, 17, 0.4, sheets)
    s.gem(ONYX, 83, 95.4, 12.4, 0, 1.6, lying=True)


def _puller(s: Gouache) -> None:
    """Paint the printer, who hangs back on the bar with straight arms: rolled sleeves, ink to the elbow, a violet skirt."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, flesh = "#fff6e4", skin_tone(s, 0.62)
    x, y, h, tilt = 23.0, 82.0, 16.0, -22.0
    head = profile(x, y, h, 1, tilt, neck=0.26, mood=Mood.INTENT)
    hair = placed(
        outline(
            *((0.36, -0.28), (0.34, -0.62, -0.10, -0.62), (-0.64, -0.54, -0.54, 0.10), (-0.40, 0.24, -0.26, 0.14)),
            *((-0.10, -0.02, -0.06, -0.18), (0.14, -0.28, 0.36, -0.28)),
        ),
        *(x, y, h, tilt),
    )
    bun = oval(12.6, 85.0, 4.6, 4.0)
    blouse = outline((18, 99), (24, 91, 32, 93), (39, 100, 46, 116), (49, 121, 48, 125), (35, 130), (22, 115, 18, 99))
    boot = outline((-2.8, -6), (2.8, -6), (3.2, -2), (9, 0.2, 9, 2.6), (-3.2, 2.6), (-3.4, 0, -2.8, -6))
    stand = join(limb((41, 127, 6.4), (46, 143, 4.8), (37, 159, 3.2)), placed(boot, 36.4, 163.4, 0.95))
    boots = [placed(boot, 36.4, 163.4, 0.95), placed(boot, 57.0, 145.6, 0.92, -8)]
    brace = join(limb((44, 125, 6.4), (58, 127, 5.0), (57, 142, 3.2)), placed(boot, 57.0, 145.6, 0.92, -8))
    far, near = (
        limb((33, 99, 4.0), (47, 95, 3.2), (62, 80, 2.4)),
        limb((26, 102, 4.8), (42, 100, 3.7), (55.6, 83.6, 2.6)),
    )
    s.figure(
        [
            [(small_hand(63, 78.6, 3.0, -40), mix(ink, deep, 0.5))],
            [(far, mix(DUSK, haze, 0.2)), (cut(far, placed(far, -1.0, -1.6)), mix(DUSK, deep, 0.4))],
            [(stand, mix(PLUM, ink, 0.72)), (cut(stand, placed(stand, -3.2, 0.6)), mix(PLUM, ink, 0.25))],
            [(boots[0], ink)],
            [(brace, mix(PLUM, ink, 0.5)), (cut(brace, placed(brace, -1.6, 3.6)), mix(PLUM, haze, 0.2))],
            [(boots[1], ink)],
            [(blouse, "#fff4de"), (both(blouse, placed(blouse, -6.5, 1.5)), mix(STEEL, ink, 0.1))],
            [
                *hair_tones(s, bun),
                *planes(s, head, skin_tone(s, 0.4), skin_tone(s, 0.68), mix(haze, key, 0.4)),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [
                (near, flesh),
                (both(near, polygon((50, 80), (66, 74), (66, 92), (51, 104))), mix(ink, deep, 0.45)),
                (limb((26, 102, 5.8), (37, 100.6, 4.8)), "#fffaf0"),
            ],
            [(small_hand(58.4, 81.4, 3.5, -42), mix(ink, deep, 0.5))],
        ],
        rim,
        (0.9, -0.7),
        0.9,
        clean=True,
    )


def onyx_clock(s: Gouache) -> None:
    """Level 2: a clock keeper hangs by one hand from the minute hand, black before the glowing dial."""
    ink, deep = s.ink, s.deep
    s.fill(ALL, mix(ink, deep, 0.3))
    for y, joints in ((150, (30, 74)), (160, (52, 96))):  # courses of the tower
        s.stroke([(-4, y), (124, y)], mix(deep, STEEL, 0.2), 0.8)
        for x in joints:
            s.stroke([(x, y), (x, y + 10)], mix(deep, STEEL, 0.2), 0.8)
    _dial(s, 50.0, 71.0)
    with s.moved(0, -4.6, 0.84, about=(93, 88)):
        _hanging_keeper(s)


def _dial(s: Gouache, x: float, y: float) -> None:
    """Paint the dial about a point: milk glass, lit from within near its hub, a ring of iron, hours, hands, the stone."""
    ink, deep, key = s.ink, s.deep, s.key
    glass = oval(x, y, 72)
    s.fill(oval(x, y, 77), ink)
    glow = oval(x - 16, y - 12, 68)
    s.fill(glass, mix(key, "#d0702c", 0.5))
    s.fill(both(glass, glow), "#fff6dc")
    s.stipple(cut(glass, glow), "#fff6dc", (x + 22, y + 28), (x + 38, y + 44), 0.6, 0.0)
    for number in range(12):
        turn = number * 30 - 90
        wide = 2.0 if number % 3 == 0 else 1.3
        s.fill(taper(around(x, y, 59 if number % 3 == 0 else 61, turn), wide, around(x, y, 67, turn), wide * 1.2), ink)
    hour = join(
        taper((x, y), 2.8, around(x, y, 22, -58), 1.9),
        placed(polygon((0, -5), (10, 0), (0, 5), (-3, 0)), *around(x, y, 19, -58), 1, -58),
    )
    minute = join(
        taper(around(x, y, 18, 197), 3.2, (x, y), 2.6),
        taper((x, y), 2.8, around(x, y, 48, 17), 2.0),
        placed(polygon((0, -3.8), (10, 0), (0, 3.8), (-3, 0)), *around(x, y, 46, 17), 1.1, 17),
    )
    s.fill(join(hour, minute), mix(ink, deep, 0.15))
    s.fill(oval(x, y, 11.4), ink)
    s.gem(ONYX, x, y, 12.6, 8, 1.5)


def _hanging_keeper(s: Gouache) -> None:
    """Paint the keeper before the glow: one arm straight up to the bar, the other stretched out to the stone."""
    ink, haze, key = s.ink, s.haze, s.key
    night = mix(ink, "#000000", 0.25)
    x, y, h, tilt = 83.0, 99.0, 14.6, 22.0
    head = profile(x, y, h, -1, tilt, neck=0.34, build=FULL, mood=Mood.INTENT)
    hair = placed(CROPPED, x, y, h, tilt, True)
    torso = outline(
        (84, 110), (88, 105, 94, 105), (100, 106, 100, 112), (101, 122, 99, 131), (87, 131), (85, 120, 84, 110)
    )
    hold = limb((96.6, 109, 4.4), (99, 97, 3.4), (93.4, 87, 2.3))
    reach = limb((89, 110, 4.2), (77, 110, 3.2), (67.6, 101.6, 2.2))
    sole = outline((-2.4, -5), (2.4, -5), (2.8, -0.6), (-1, 3.4, -7.4, 5.6), (-9.4, 5, -8.4, 3), (-4, 0, -2.4, -5))
    bent = join(limb((91, 129, 5.4), (83, 142, 4.2), (90, 154, 2.7)), placed(sole, 91, 157, 0.95, -40))
    long = join(limb((96, 129, 5.4), (98, 144, 4.1), (104, 158, 2.7)), placed(sole, 105, 161, 0.95, -44))
    dark, warm = skin_tone(s, 0.12), skin_tone(s, 0.44)
    parts = (
        [(long, night)],
        [(bent, mix(ink, STEEL, 0.08))],
        [(torso, night)],
        [*planes(s, head, dark, warm, mix(key, haze, 0.3)), (head.eye, ink), *hair_tones(s, hair, -1)],
        [(reach, night)],
        [(small_palm(64.6, 98.0, 2.9, -42, True), mix(dark, warm, 0.5))],
        [(hold, night)],
    )
    s.figure(parts, "#ffd890", (-0.9, -0.5), 1.1)
    scarf = ribbon(
        [(82, 107, 1.8), (88, 108.6, 2.6), (95, 105, 2.4), (103, 109, 2.4), (111, 106, 2.2), (117, 110, 0.5)], 9
    )
    s.figure([[(scarf, PLUM), (cut(scarf, placed(scarf, 0.8, 1.6)), mix(PLUM, haze, 0.35))]], clean=True)
    palm = oval(93.4, 86.4, 3.1, 2.7)  # four fingers over the bar
    s.figure([[(palm, mix(dark, warm, 0.4))]], clean=True)
    for at in range(4):
        finger = taper((90.8 + at * 1.7, 83.6 + at * 0.7), 0.95, (90.6 + at * 1.7, 88.4 + at * 0.6), 0.85)
        s.fill(placed(finger, 0.4, 0.2), ink, 0.7)
        s.figure([[(finger, warm)]], clean=True)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-29": Picture(
        onyx_press,
        ((83, 96), (28, 83), (57, 82), (83, 76)),
        "pulls a printing press",
        "print shop",
        "tall window behind the press",
        seed=83,
    ),
    "b2-26": Picture(
        onyx_clock,
        ((50, 71), (84, 93), (93, 83), (71, 93), (97, 92)),
        "hangs from a clock's hand",
        "dial of a clock tower",
        "dial lit from within",
        seed=82,
    ),
}
