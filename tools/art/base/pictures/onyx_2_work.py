"""Pictures of the onyx cards of level 2 at machines: a tower clock and a printing press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FULL
from tools.art.base.figures import Mood, drape, hair_tones, limb, planes, profile, shoe, skin_tone, small_hand
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
    """Level 2: before a tall window a printer, one foot on the press, leans back from it with all her weight."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (90, 38), (20, 150), [mix(deep, DUSK, 0.3), mix(deep, ink, 0.4), mix(ink, deep, 0.3)])
    morning = mix("#fff3d6", key, 0.12)  # a tall window behind the press, cut by posts, screw and bar
    s.fill(box(51, 30, 118, 142), mix(key, ink, 0.5))
    s.fill(box(54, 30, 114, 138), mix(key, haze, 0.55))
    panes = box(57, 30, 111, 138)
    s.fill(panes, mix(morning, key, 0.42))
    s.fill(
        both(panes, outline((57, 118), (84, 96, 111, 52), (111, 138), (57, 138))), "#fffaec"
    )  # the sun behind the roofs
    floor = polygon((-4, 146), (124, 142), (124, 176), (-4, 176))
    s.fill(floor, mix(deep, ink, 0.25))
    light = mix(morning, key, 0.3)
    s.fill(polygon((57, 145), (112, 143), (92, 176), (-4, 176)), light)  # the window on the floor
    s.fill(polygon((60, 145), (70, 145), (42, 176), (24, 176)), mix(deep, ink, 0.25))  # the shadows of the posts
    s.fill(polygon((97, 144), (106, 143.6), (90, 176), (74, 176)), mix(deep, ink, 0.25))
    s.fill(
        outline((10, 164), (30, 158, 52, 160), (40, 172, 10, 176), (-4, 176), (-4, 168)), mix(deep, ink, 0.25)
    )  # hers
    s.fill(polygon((4, 54), (44, 38), (44, 92), (4, 110)), mix(morning, key, 0.5))  # and on the wall, behind her head
    _press_frame(s)
    _puller(s)


def _press_frame(s: Gouache) -> None:
    """Paint the press: posts and head, the great screw, its bar, the stone between platen and sheets."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    oak, lit = mix("#4a3424", ink, 0.45), mix("#8a6444", haze, 0.15)
    for x in (64, 102):
        post = box(x - 4, 50, x + 4, 154, 0.6)
        s.figure([[(post, oak), (both(post, box(x + 0.6, 40, x + 6, 160)), lit)]], "#fff6e4", (1, -0.2), 0.8)
        s.figure([[(polygon((x - 7, 150), (x + 7, 150), (x + 9, 157), (x - 9, 157)), oak)]], lit, (0.4, -1), 0.8)
    head = box(56, 50, 110, 60, 1.4)
    s.figure([[(head, oak), (both(head, box(50, 50, 112, 54)), lit)]], "#fff6e4", (0.4, -1), 1.0)
    for x in (70, 83, 96):
        s.line(oval(x, 57, 1.9), mix(key, ink, 0.3), 0.8)
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
    bed = polygon((46, 104), (120, 104), (122, 112), (44, 112))
    s.fill(box(58, 112, 112, 148), mix(oak, ink, 0.5))
    for y in (124, 136):  # the planks of its foot
        s.fill(box(68, y, 98, y + 1.1), mix(oak, lit, 0.6))
    s.figure([[(bed, oak), (both(bed, box(84, 100, 124, 114)), mix(oak, lit, 0.6))]], "#fff6e4", (0.3, -1), 0.9)
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
    skirt = outline(
        *((33, 126), (41, 128, 48.6, 121), (58, 127, 65, 142), (67, 147, 67, 150), (62, 154, 56.4, 154.6)),
        *((50, 147, 46.6, 146), (47, 156, 43, 164), (34, 166, 24, 163.4), (25, 150, 27.4, 142), (27, 132, 33, 126)),
    )
    lap = outline(
        *((43, 125), (48.6, 121), (58, 127, 65, 142), (67, 147, 67, 150), (62, 154, 56.4, 154.6)),
        *((53, 142, 43, 125),),
    )
    legs = join(limb((60, 149, 4.4), (66, 156.4, 2.8)), limb((33, 156, 4.4), (31, 163, 2.8)))
    shoes = join(placed(shoe(0, 0, 1, 0.95), 65, 161.6, 1, -26), placed(shoe(0, 0, 1, 0.95), 30, 168, 1, 4))
    far, near = (
        limb((33, 99, 4.0), (48, 90.6, 3.2), (62, 80, 2.4)),
        limb((26, 102, 4.8), (41, 94, 3.7), (55.6, 83.6, 2.6)),
    )
    s.figure(
        [
            [(small_hand(63, 78.6, 3.0, -40), mix(ink, deep, 0.5))],
            [(far, mix(DUSK, haze, 0.2)), (cut(far, placed(far, -1.0, -1.6)), mix(DUSK, deep, 0.4))],
            [(legs, mix(haze, DUSK, 0.35)), (shoes, ink)],
            [
                (skirt, mix(PLUM, ink, 0.3)),
                (drape(skirt, 38, -4), mix(PLUM, ink, 0.65)),
                (lap, mix(PLUM, haze, 0.3)),
            ],
            [(blouse, "#fffaf0"), (drape(blouse, 30, 6), mix(DUSK, haze, 0.35))],
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
