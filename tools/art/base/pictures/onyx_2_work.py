"""Pictures of the onyx cards of level 2 at machines: a tower clock and a printing press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FULL
from tools.art.base.figures import Mood, hair_tones, limb, planes, profile, skin_tone, small_hand
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
    for x in (6, 52):
        s.fill(box(x - 0.9, 30, x + 0.9, 134), dark)
    for y in (62, 98):
        s.fill(box(-4, y - 0.7, 116, y + 0.7), dark)
    floor = polygon((-4, 140), (124, 140), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, "#000000", 0.2))
    patch = polygon((54, 146), (112, 146), (84, 176), (2, 176))
    s.fill(patch, mix(morning, key, 0.45))
    s.fill(polygon((78, 146), (83, 146), (50, 176), (42, 176)), mix(ink, "#000000", 0.2))  # the shadow of a bar
    _press_frame(s)
    _puller(s)


def _press_frame(s: Gouache) -> None:
    """Paint the press, dark before the window: posts and head, the great screw, its bar, the stone on the sheets."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    oak, lit = mix("#4a3424", ink, 0.72), mix("#8a6444", key, 0.3)
    for x in (64, 102):
        post = box(x - 4, 52, x + 4, 154, 0.6)
        s.figure([[(post, oak)]], lit, (1, -0.2), 1.2, clean=True)
    foot = polygon((54, 148), (112, 148), (115, 157), (51, 157))
    s.fill(box(60, 112, 106, 150), mix(oak, ink, 0.5))
    s.figure([[(foot, oak)]], lit, (0.1, -1), 1.2, clean=True)
    head = box(55, 46, 111, 58, 1.4)
    s.figure([[(head, oak)]], "#fff6e4", (0.4, -1), 1.2, clean=True)
    screw = box(79, 60, 87, 83.6)
    s.fill(screw, mix(ink, deep, 0.3))
    for row in range(5):  # its thread
        turn = taper((78.6, 62.6 + row * 3.6), 1.0, (87.4, 60.8 + row * 3.6), 1.0)
        s.figure(
            [[(turn, mix(deep, mid, 0.6)), (both(turn, box(83.4, 50, 90, 90)), mix(mid, haze, 0.5))]],
            haze,
            (0.4, -1),
            0.4,
        )
    bed = polygon((47, 104), (120, 104), (122, 113), (45, 113))
    s.figure([[(bed, oak)]], "#fff6e4", (0.3, -1), 1.2, clean=True)
    sheets = polygon((68, 97), (98, 97), (103, 104), (63, 104))
    s.figure([[(sheets, "#fffdf6"), (polygon((63, 104), (103, 104), (103, 108), (63, 108)), mix(haze, DUSK, 0.2))]])
    platen = box(67, 82.6, 99, 90, 1)
    s.figure(
        [[(platen, mix(ink, deep, 0.4)), (both(platen, box(84, 74, 102, 100)), mix(deep, mid, 0.4))]],
        "#fff6e4",
        (0.6, -1),
        0.9,
    )
    s.figure(
        [
            [(taper((93, 67.6), 2.2, (53, 82), 1.8), mix("#6a4a30", key, 0.2))],
            [(box(77, 66, 89, 74, 0.6), mix(ink, deep, 0.5)), (box(83.6, 66, 89, 74, 0.6), mix(deep, mid, 0.5))],
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
    boots = [placed(boot, 36.4, 163.4, 0.95), placed(boot, 54.0, 147.6, 0.92, -38)]
    brace = join(limb((44, 125, 6.4), (57, 130, 5.0), (52, 144, 3.2)), placed(boot, 54.0, 147.6, 0.92, -38))
    far, near = (
        limb((33, 99, 4.0), (48, 90.6, 3.2), (62, 80, 2.4)),
        limb((26, 102, 4.8), (41, 94, 3.7), (55.6, 83.6, 2.6)),
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
                (limb((26, 102, 5.8), (36, 96.8, 4.8)), "#fffaf0"),
            ],
            [(small_hand(58.4, 81.4, 3.5, -42), mix(ink, deep, 0.5))],
        ],
        rim,
        (0.9, -0.7),
        0.9,
        clean=True,
    )


def onyx_clock(s: Gouache) -> None:
    """Level 2: high over a town a clock keeper hangs from the minute hand, black before the glowing dial."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.wash(ALL, (0, 38), (0, 168), [mix(ink, deep, 0.5), mix(deep, ink, 0.3), mix(DUSK, deep, 0.2)])
    x, y = 74.0, 90.0
    s.figure([[(box(22, 30, 134, 152), mix(deep, ink, 0.35))]], mix(DUSK, mid, 0.3), (-1, 0), 1.0)
    _dial(s, x, y)
    _roofs_below(s)
    with s.moved(2.0, -1.4, 0.84, about=(103, 78)):
        _hanging_keeper(s)


def _dial(s: Gouache, x: float, y: float) -> None:
    """Paint the dial about a point: a ring of iron, milk glass lit from within, hours, the hands on the stone."""
    ink, deep, key = s.ink, s.deep, s.key
    s.figure([[(oval(x, y, 51), mix(ink, deep, 0.3))]], mix(DUSK, s.haze, 0.3), (-0.6, -1), 1.2)
    s.rings(x, y, (47, 40.6), (mix(key, "#fff3c8", 0.4), "#fffdf0"), 0)
    for number in range(12):
        turn = number * 30 - 90
        mark = taper(
            around(x, y, 42.0, turn),
            1.6 if number % 3 == 0 else 1.0,
            around(x, y, 45.6, turn),
            1.9 if number % 3 == 0 else 1.2,
        )
        s.fill(mark, ink)
    s.line(oval(x, y, 40.6), mix(ink, key, 0.12), 0.8)
    hour = join(
        taper((x, y), 2.4, around(x, y, 20, -122), 1.6),
        placed(polygon((0, -4.4), (9, 0), (0, 4.4), (-3, 0)), *around(x, y, 19, -122), 1, -122),
    )
    minute = join(
        taper(around(x, y, 12, 150), 2.6, (x, y), 2.2),
        taper((x, y), 2.2, around(x, y, 38, -30), 1.7),
        placed(polygon((0, -3.4), (9, 0), (0, 3.4), (-3, 0)), *around(x, y, 36, -30), 1.1, -30),
    )
    s.fill(placed(join(hour, minute), -1.4, 2.2), mix(key, "#8a4a16", 0.5), 0.4)
    s.fill(hour, ink)
    s.fill(minute, ink)
    s.fill(oval(x, y, 10.4), ink)
    s.gem(ONYX, x, y, 11.4, 8, 1.5)


def _roofs_below(s: Gouache) -> None:
    """Paint the ledge, and far below it the gabled houses with lit windows."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(box(-4, 152, 124, 176), (0, 152), (0, 172), [mix(STEEL, deep, 0.3), mix(ink, deep, 0.5)])
    for rx, ry, wide in (
        (44, 158, 18),
        (84, 159, 18),
        (68, 159, 24),
        (98, 160, 24),
    ):
        left, right = rx - wide * 0.5, rx + wide * 0.5  # a gable to us, its roof away to the right
        ridge = rx - wide * 0.2
        gable = polygon((left, 178), (left, ry + 6), (ridge, ry - 4), (rx + wide * 0.1, ry + 6), (rx + wide * 0.1, 178))
        wall = box(rx + wide * 0.1, ry + 6, right, 178)
        roof = polygon((ridge, ry - 4), (rx + wide * 0.34, ry - 4), (right + 1, ry + 7), (rx + wide * 0.1, ry + 7))
        s.fill(wall, mix(ink, deep, 0.3))
        s.figure([[(gable, mix(ink, STEEL, 0.34))]], mix(mid, haze, 0.2), (-0.6, -1), 0.6, clean=True)
        s.figure([[(roof, mix(deep, STEEL, 0.7))]], mix(mid, haze, 0.3), (0.3, -1), 0.6, clean=True)
        for x, y in ((ridge - 1, ry + 3), (left + wide * 0.14, ry + 9), (ridge + 0.6, ry + 9)):
            s.fill(box(x, y, x + 2, y + 3), key)
    s.figure([[(polygon((18, 155), (124, 154), (124, 159), (18, 160)), ink)]], mix(key, haze, 0.4), (0, -1), 1.1)


def _hanging_keeper(s: Gouache) -> None:
    """Paint the keeper before the glow, one long slant from hands to toes, black with an amber edge, head clear of the arms."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = "#ffd890", (-1.0, -0.2)
    night = mix(ink, "#000000", 0.25)
    x, y, h, tilt = 89.0, 97.0, 14.0, 10.0
    head = profile(x, y, h, -1, tilt, neck=0.34, build=FULL, mood=Mood.INTENT)
    hair = placed(CROPPED, x, y, h, tilt, True)
    scarf = ribbon([(89, 106, 2.2), (96, 106, 2.8), (104, 109, 2.4), (111, 107, 2.2), (118, 111, 0.5)], 9)
    torso = outline(
        (90, 108), (96, 101, 104, 104), (107, 108, 103, 115), (100, 122, 98, 128), (86, 126), (86, 116, 90, 108)
    )
    left = limb((95.4, 107, 3.9), (95, 95, 3.1), (98.4, 82.6, 2.2))
    right = limb((102, 107, 3.8), (109, 93, 3.0), (107.4, 77, 2.1))
    sole = outline((-2.4, -5), (2.4, -5), (2.8, -0.6), (-1, 3.4, -7.4, 5.6), (-9.4, 5, -8.4, 3), (-4, 0, -2.4, -5))
    free = join(limb((89, 124, 5.2), (79, 136, 4.0), (69, 147, 2.5)), placed(sole, 67, 150, 0.95, 4))
    other = join(limb((94.4, 124, 5.0), (91.6, 139, 3.8), (82, 149.6, 2.4)), placed(sole, 80.6, 152.6, 0.95, 0))
    dark, warm = skin_tone(s, 0.12), skin_tone(s, 0.4)
    s.figure(
        [
            [(right, night)],
            [(other, mix(ink, STEEL, 0.1))],
            [(free, mix(ink, STEEL, 0.24)), (cut(free, placed(free, 1.8, 0.6)), mix(STEEL, key, 0.3))],
            [(torso, night), (cut(torso, placed(torso, 2.6, 0.6)), mix(STEEL, key, 0.3))],
            [
                *planes(s, head, dark, warm, mix(key, haze, 0.3)),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
            ],
            [(scarf, mix(PLUM, ink, 0.1)), (cut(scarf, placed(scarf, 1.0, 1.8)), mix(PLUM, haze, 0.3))],
            [(left, night), (cut(left, placed(left, 1.3, 0.2)), mix(STEEL, key, 0.3))],
        ],
        rim,
        light,
        1.1,
        clean=True,
    )
    # each hand closes over the bar: four fingers before it, the thumb beneath
    for px, py in ((98.4, 80.4), (107.4, 75.0)):
        palm = oval(px, py + 1.6, 2.9, 2.5)
        fingers = [
            taper((px - 2.4 + at * 1.6, py - 2.4 - at * 0.2), 0.85, (px - 2.2 + at * 1.5, py + 1.8), 0.8)
            for at in range(4)
        ]
        s.figure([[(palm, mix(dark, warm, 0.4))]], rim, light, 0.5, clean=True)
        for finger in fingers:
            s.fill(placed(finger, 0.35, 0.2), ink, 0.7)
            s.figure([[(finger, warm)]], rim, light, 0.35, clean=True)


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
        ((74, 90), (95, 92), (102, 77), (110, 73)),
        "hangs from a clock's hand",
        "dial of a clock tower",
        "dial lit from within",
        seed=82,
    ),
}
