"""Pictures of the onyx cards of level 3 of organ, crown and sedan chair."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import AGED, FINE, ROUND
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
    bare_arm,
    bodied,
    drape,
    hair_tones,
    hand,
    limb,
    planes,
    profile,
    shoe,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DUSK, ONYX, PLUM, RUSSET, STEEL, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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


def onyx_crown(s: Gouache) -> None:
    """A queen kneels with bowed head; a bishop's open hands lower the crown, and a finger's width of light is left."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, STEEL, 0.12))
    # the choir: arch within arch, to the window behind the crown
    for half, spring, tone in (
        (60, 92, mix(ink, STEEL, 0.3)),
        (48, 90, mix(deep, STEEL, 0.45)),
        (37, 86, mix(DUSK, key, 0.2)),
        (27, 80, mix(key, DUSK, 0.3)),
        (19, 76, mix(key, haze, 0.45)),
    ):
        vault = arch(76 - half, 76 + half, spring, 172, half * 0.98)
        s.wash(vault, (0, 84), (0, 132), [tone, mix(tone, mix(deep, STEEL, 0.3), 0.75)])
        s.spot(76, spring, half * 0.97, half * 1.14, tone, 0.5, box(0, 30, 120, 100))
    s.rings(76, 76, [15.5], ["#fff6e0"])
    for x, top in ((103, 72), (110, 63), (117, 70)):
        s.figure([[(box(x - 1.6, top + 6, x + 1.6, 140), "#fff6e0")]], "#ffffff", (-1, 0), 0.5)
        s.fill(outline((x, top + 5.6), (x - 3, top + 2, x, top - 3.4), (x + 3, top + 2, x, top + 5.6)), "#fff6e0")
        s.fill(outline((x, top + 5.2), (x - 1.2, top + 3, x, top + 0.6), (x + 1.2, top + 3, x, top + 5.2)), key)
    floor = polygon((-4, 146), (124, 146), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, STEEL, 0.25))
    s.stipple(floor, mix(key, haze, 0.2), (70, 146), (70, 166), 0.85, 0.0)
    _kneeling_queen(s)
    _bishop(s)
    _lowered_crown(s)


def _lowered_crown(s: Gouache) -> None:
    """Paint the crown, tilted down to her head, the stone in its front, a hand of the bishop on either side."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim, light = "#ffe2ab", (0.8, -0.6)
    linen = (mix(mid, DUSK, 0.5), mix(haze, mid, 0.2), "#fff6e4")
    skin = (skin_tone(s, 0.3), skin_tone(s, 0.6), skin_tone(s, 0.9))
    violet = (mix(PLUM, ink, 0.75), mix(PLUM, ink, 0.55), mix(PLUM, ink, 0.2))
    rounded(s, limb((50, 97, 5.0), (68, 103.6, 4.2), (80, 96, 3.2)), violet, light, 1.2, rim)
    rounded(s, limb((79, 97, 2.3), (85.4, 90.6, 2.0)), skin, light, 0.8, rim)
    rounded(s, small_hand(86.6, 88.4, 3.7, -54), skin, light, 0.8, rim)
    crown = outline(
        *(
            (-14.4, 8),
            (-15.6, -10),
            (-10.0, -2.6),
            (-7, -13.4),
            (0, -4),
            (7, -13.4),
            (10.0, -2.6),
            (15.6, -10),
            (14.4, 8),
        ),
        (0, 12, -14.4, 8),
    )
    at = (76.4, 77.4)
    ring = placed(oval(0, 7.6, 14.4, 3.2), *at, 1, 10)
    whole = placed(crown, *at, 1, 10)
    s.fill(ring, mix(RUSSET, ink, 0.55))
    rounded(
        s, whole, (mix(key, "#4a2408", 0.8), mix(key, "#8a4a10", 0.62), mix(key, haze, 0.2)), (0.2, -1), 2.4, "#fff6df"
    )
    for x in (-15.6, -7, 7, 15.6):
        s.fill(placed(oval(x, -10 if abs(x) > 10 else -14.4, 1.9), *at, 1, 10), "#fff6df")
    s.line(
        placed(outline((-14.6, 3.6), (0, 7.6, 14.6, 3.6), (0, 7.8, -14.6, 3.6)), *at, 1, 10), mix(key, ink, 0.7), 0.7
    )
    s.fill(placed(oval(0, 0.4, 8.2), *at, 1, 10), mix(ink, key, 0.14))
    s.gem(ONYX, *at, 7.0, 10, 1.6)
    for number in range(2):  # the thumb and a finger of the far hand on the band
        s.fill(limb((86.2 + number * 3, 89, 1.2), (85.6 + number * 3.4, 85, 1.0)), skin[1])
    sleeve = outline(
        (35, 93),
        (42, 86, 49, 92),
        (53, 99, 62, 93.6),
        (66, 99),
        (66, 108, 58, 116),
        (50, 119, 43, 113),
        (35, 106, 35, 93),
    )
    folds = [
        outline((43, 95), (46, 105, 53, 113), (45, 107, 43, 95)),
        outline((51, 98), (55, 106, 61, 108), (56, 109, 51, 98)),
    ]
    s.fill(both(placed(sleeve, 3, 5), box(46, 90, 90, 130)), ink, 0.35)
    rounded(s, sleeve, linen, light, 2.4, rim, folds)
    s.stroke([(62.6, 94.6), (66, 100), (65.6, 107, 58.6, 115)], mix(key, ink, 0.1), 1.5)
    rounded(s, limb((62.6, 97, 2.6), (69, 89.4, 2.1)), skin, light, 0.8, rim)
    hand(s, [small_hand(69.4, 86.6, 3.9, -58)], skin_tone(s, 0.72), rim, light, 0.5)


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
        (31.0, 66),
        (36.6, 68, 37.4, 74),
        (36.4, 80, 38.6, 87),
        (35, 91, 29.4, 89),
        (32.6, 84, 30.4, 76),
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
    pose = HeadPose(79.4, 107, 18, -10, flip=True, profile=True, build=FINE)
    tones = FaceTones(skin_tone(s, 0.28), skin_tone(s, 0.58), skin_tone(s, 0.95), "#b04a3c")
    locks = (mix(ink, "#3a1c10", 0.4), "#6a3418", "#c07a3a")
    violet = (mix(PLUM, ink, 0.72), mix(PLUM, ink, 0.35), mix(PLUM, haze, 0.25))
    gown = outline(
        *((83, 120), (76, 124, 74, 136), (66, 144, 59, 158), (58, 166), (128, 166), (128, 140), (106, 116, 92, 116)),
        (86, 116, 83, 120),
    )
    train = outline((92, 138), (112, 132, 128, 150), (128, 178), (52, 178), (56, 160, 72, 156), (86, 152, 92, 138))
    cape = outline((80, 121), (84, 114, 92, 115), (106, 119, 112, 136), (106, 144, 92, 142), (80, 138, 80, 121))
    arm = limb((88, 126, 5.4), (80, 142, 4.2), (68.4, 131, 2.6))
    palms = [limb((68, 130.6, 2.4), (64.4, 124.6, 2.0), (63.4, 118.6, 1.1)), limb((68, 128, 1.4), (67.6, 123.6, 1.1))]
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
    hand(s, palms, skin_tone(s, 0.84), rim, light, 0.5)


def onyx_organ(s: Gouache) -> None:
    """Level 3: from behind a player, arms flung over two manuals: by candles the pipes rise like a city, a stone above."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, ink, 0.3))
    for number, tones in enumerate(((0.75, 0.3), (0.45, 0.1), (0.15, 0.5))):  # the vault, a step brighter each time
        reach = 62 - number * 7
        vault = arch(76 - reach, 76 + reach, 98, 176, 66 - number * 6)
        s.wash(vault, (0, 38), (0, 130), [mix(DUSK, deep, tones[0]), mix(DUSK, mid, tones[1])])
    s.stipple(box(-4, 30, 124, 120), mix(deep, ink, 0.2), (76, 38), (76, 84), 0.55, 0.0)
    _pipes(s)
    _console(s)
    _player(s)
    for x in (41, 111):
        s.fill(box(x - 2.0, 110, x + 2.0, 123), "#fff6e0")
        s.fill(both(box(x - 2.0, 110, x + 2.0, 123), box(x - 3, 108, x - 0.4, 124)), mix(haze, DUSK, 0.3))
        s.fill(
            outline((x - 2.3, 108), (x - 3, 104, x + 0.4, 99), (x + 3.4, 104, x + 2.3, 108), (x, 111, x - 2.3, 108)),
            key,
        )
        s.fill(outline((x - 1.2, 108), (x - 1.2, 105.4, x + 0.2, 103), (x + 1.4, 105.4, x + 1.2, 108)), "#fffdf0")
        s.spot(x, 105, 5, 17, mix(key, "#fff3c8", 0.3), 0.5)


def _pipes(s: Gouache) -> None:
    """Paint three towers of pipes: each pipe lit from the candles below, its mouth dark, its head lost in the dusk."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    towers = ((34.5, 7, 4.4, 64), (76, 9, 5.2, 50), (114.5, 6, 4.4, 64))
    for x, count, wide, top in towers:
        for number in range(count):
            away = number - (count - 1) / 2
            at, crest = x + away * wide, top + abs(away) * 3.4
            pipe = polygon(
                (at - wide * 0.46, crest),
                (at + wide * 0.46, crest),
                (at + wide * 0.46, 108),
                (at, 116),
                (at - wide * 0.46, 108),
            )
            s.wash(pipe, (0, crest), (0, 114), [mix(DUSK, mid, 0.6), mix(haze, key, 0.2), mix(key, "#fff3c8", 0.35)])
            s.fill(both(pipe, box(at - wide * 0.5, 30, at - wide * 0.16, 120)), mix(deep, DUSK, 0.4), 0.75)
            s.fill(both(pipe, box(at + wide * 0.08, 30, at + wide * 0.24, 120)), "#fff8e6", 0.7)
            s.fill(oval(at, crest, wide * 0.46, 1.2), mix(ink, deep, 0.4))
            lip = 98 - (3.4 - abs(away) * 0.8 if abs(away) < 4 else 0)
            s.fill(outline((at - wide * 0.34, lip), (at, lip - 5.6, at + wide * 0.34, lip)), mix(ink, key, 0.12))
            s.stroke([(at - wide * 0.36, lip), (at + wide * 0.36, lip)], "#fff6dc", 0.6)
    # carved posts between the towers, the case's foot, and the stone in its cresting
    for x in (51.2, 100.6):
        s.figure(
            [[(polygon((x - 2, 60), (x, 52), (x + 2, 60), (x + 2.4, 118), (x - 2.4, 118)), mix(ink, deep, 0.4))]],
            key,
            (1 if x < 76 else -1, 0.4),
            0.7,
        )
    crest = outline(
        (54, 64),
        (58, 52, 68, 51),
        (67, 44, 76, 40),
        (85, 44, 84, 51),
        (94, 52, 98, 64),
        (90, 56, 84, 58),
        (76, 66, 68, 58),
        (62, 56, 54, 64),
    )
    s.figure([[(crest, mix(ink, deep, 0.5))]], mix(key, "#fff3c8", 0.4), (0, 1), 1.0)
    disc = oval(76, 52.6, 10.8)
    s.figure(
        [[(disc, mix(key, haze, 0.25)), (cut(disc, placed(disc, -1, -2.4)), mix(key, ink, 0.4))]],
        "#fff8e6",
        (0, -1),
        0.7,
    )
    s.gem(ONYX, 76, 52.6, 8.0, 0, 1.4)


def _console(s: Gouache) -> None:
    """Paint the console: two manuals one above the other, stops at both sides, an open score lit by the candles."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    case = polygon((30, 116), (122, 116), (126, 176), (24, 176))
    s.fill(case, mix(ink, deep, 0.5))
    s.figure([[(box(32, 115, 120, 119.6), skin_tone(s, 0.3))]], mix(key, "#fff3c8", 0.4), (0, -1), 0.8)
    for page in (
        polygon((61, 103), (75.4, 105), (75.4, 117), (60, 115.4)),
        polygon((91, 103), (76.6, 105), (76.6, 117), (92, 115.4)),
    ):
        s.figure([[(page, "#fff2d6")]], None)
        left, _, right, _ = page.getBounds()
        for row in range(4):
            s.stroke([(left + 2, 106.6 + row * 2.4), (right - 2, 106.8 + row * 2.4)], mix(deep, mid, 0.3), 0.4)
    for y, left, right in ((124, 42, 110), (133, 38, 114)):
        keys = polygon((left, y), (right, y), (right + 2, y + 6.4), (left - 2, y + 6.4))
        s.fill(keys, mix(haze, key, 0.2))
        s.fill(
            polygon((left - 2, y + 6.4), (right + 2, y + 6.4), (right + 2, y + 8.2), (left - 2, y + 8.2)),
            mix(DUSK, key, 0.2),
        )
        count = 28
        for number in range(count):
            x = left + (right - left) * number / count
            s.stroke([(x, y), (x + (x - 76) * 0.05, y + 6.4)], ink, 0.35)
            if number % 7 not in (2, 6):
                s.fill(box(x + 1.6, y, x + 3.0, y + 3.8), ink)
    for side in (-1, 1):
        for row in range(3):
            s.fill(oval(76 + side * 41.6, 124 + row * 6, 1.5), mix(haze, key, 0.3))


def _player(s: Gouache) -> None:
    """Paint the player from behind: a wig with its ribbon, a coat of steel blue, both arms out to the keys, tails hanging down."""
    ink, haze, key = s.ink, s.haze, s.key
    gold = mix(key, "#fff3c8", 0.5)
    coat = outline(
        (62, 118),
        (68, 112, 76, 112.6),
        (84, 112, 90, 118),
        (95, 134, 90.6, 150),
        (94, 162, 99, 174),
        (53, 174),
        (58, 162, 61.4, 150),
        (57, 134, 62, 118),
    )
    left, right = (
        limb((65, 121, 5.0), (50.6, 139, 4.2), (48.8, 130, 3.0)),
        limb((87, 121, 5.0), (101, 142, 4.2), (100.6, 137.6, 3.0)),
    )
    flesh = skin_tone(s, 0.62)
    skull = oval(76, 99, 8.0, 9.6)
    wig = join(
        oval(76, 97.6, 8.8, 9.4),
        oval(67.6, 103, 3.2, 3.6),
        oval(84.4, 103, 3.2, 3.6),
        oval(67.4, 107.4, 2.8, 2.6),
        oval(84.6, 107.4, 2.8, 2.6),
    )
    tail = outline((74, 105), (78, 105), (80.4, 116, 77, 126), (75.4, 129, 74, 125), (71.8, 115, 74, 105))
    s.figure(
        [
            [(small_hand(48.2, 124.6, 4.2, -84), flesh)],
            [(small_hand(100.8, 131.4, 4.2, -96, flip=True), flesh)],
            [(left, mix(STEEL, ink, 0.45)), (cut(left, placed(left, 1.6, 3)), mix(STEEL, haze, 0.12))],
            [(right, mix(STEEL, ink, 0.55)), (cut(right, placed(right, -1.6, 3)), mix(STEEL, haze, 0.05))],
            [
                (polygon((45.6, 128, 1), (52, 128, 1), (52.4, 132, 1), (45.4, 132, 1)), "#fff6e0"),
                (polygon((97.2, 135.4, 1), (103.8, 135.4, 1), (104, 139.4, 1), (97.2, 139.4, 1)), "#fff6e0"),
            ],
            [
                (coat, mix(STEEL, ink, 0.42)),
                (both(coat, polygon((76, 106), (100, 106), (100, 176), (79, 176))), mix(STEEL, ink, 0.62)),
            ],
            [(skull, flesh)],
            [
                (wig, mix(haze, "#ffffff", 0.3)),
                (both(wig, polygon((77, 84), (92, 84), (92, 114), (78, 114))), mix(DUSK, haze, 0.45)),
            ],
            [(tail, mix(haze, DUSK, 0.25))],
        ],
        gold,
        (-0.5, -1),
        0.9,
    )
    for y, half in ((92.6, 6.4), (96.6, 7.6), (100.6, 7.8)):
        s.stroke([(76 - half, y), (76, y + 3, 76 + half, y)], mix(DUSK, haze, 0.3), 0.7)
    bow = join(polygon((76, 108), (69.6, 105), (70, 111.4)), polygon((76, 108), (82.4, 105), (82, 111.4)))
    s.figure([[(bow, mix(PLUM, ink, 0.15))]], gold, (0, -1), 0.5)
    s.stroke([(76, 126), (76, 172)], mix(STEEL, ink, 0.75), 0.8)
    for start, end in (((66, 146), (62, 172)), ((86, 146), (90, 172))):
        s.stroke([start, end], mix(STEEL, ink, 0.72), 0.7)
    for x in (70, 82):
        s.fill(oval(x, 147, 1.0), gold)


def onyx_sedan(s: Gouache) -> None:
    """Level 3: past the lit door of a palace by night: two bearers with a sedan chair, a lady at its window."""
    ink, deep, key = s.ink, s.deep, s.key
    s.wash(ALL, (100, 38), (20, 150), [mix(STEEL, deep, 0.1), mix(deep, ink, 0.25), mix(ink, deep, 0.3)])
    _palace_front(s)
    steps = polygon((-4, 140), (124, 136), (124, 176), (-4, 176))
    s.wash(steps, (112, 0), (0, 0), [mix(key, STEEL, 0.4), mix(STEEL, deep, 0.3), mix(deep, ink, 0.3)])
    for number in range(5):
        y = 141 + number * 7
        s.stroke([(-4, y + 1), (124, y - 3)], mix(deep, ink, 0.3), 0.8)
    s.fill(outline((30, 153), (60, 146, 104, 150), (108, 158, 60, 162), (6, 164, 30, 153)), ink, 0.6)
    _bearer(s, 31, mix(RUSSET, ink, 0.3), old=True)
    _chair(s)
    _bearer(s, 93, mix(STEEL, ink, 0.12))
    pole = taper((20, 119.4), 1.6, (113, 117.4), 1.6)
    s.figure(
        [[(pole, mix(RUSSET, key, 0.35)), (both(pole, placed(pole, 0, 1.7)), mix(RUSSET, ink, 0.5))]],
        "#ffe7b8",
        (0.1, -1),
        0.5,
    )
    for x in (31, 93):
        s.figure([[(small_hand(x + 9.6, 118.4, 3.3, 4), skin_tone(s, 0.62))]], "#ffe7b8", (1, -0.3), 0.5)


def _palace_front(s: Gouache) -> None:
    """Paint the palace: lit windows, pilasters, the lit door in the middle, guests as shadows in it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(box(22, 38, 128, 142), mix(STEEL, deep, 0.35))
    s.stipple(box(22, 38, 128, 142), mix(STEEL, mid, 0.6), (124, 100), (60, 80), 0.6, 0.0)
    for x in (16, 27.6, 108.4):
        s.figure([[(box(x - 2.4, 38, x + 2.4, 142), mix(STEEL, deep, 0.1))]], mix(key, haze, 0.2), (1, 0), 0.7)
    for x in (21.8, 114.4):
        for y in (50, 84):
            window = arch(x - 3.6, x + 3.6, y, y + 16)
            s.wash(window, (0, y - 6), (0, y + 16), [mix(key, haze, 0.5), key])
            s.stroke([(x, y - 6), (x, y + 16)], ink, 0.8)
            s.stroke([(x - 3.6, y + 4), (x + 3.6, y + 4)], ink, 0.8)
            s.line(window, mix(deep, ink, 0.4), 1.4)
    gable = polygon((26, 66), (67, 45), (108, 66))
    s.figure(
        [[(gable, mix(STEEL, deep, 0.05)), (placed(gable, 26.8, 24, 0.6), mix(STEEL, ink, 0.35))]], key, (0, 1), 0.8
    )
    for reach, top, tone in (
        *((40, 66, mix(STEEL, ink, 0.2)), (36, 70, mix(key, haze, 0.2))),
        (30, 75, mix(haze, "#fff3c8", 0.6)),
    ):
        s.fill(box(67 - reach, top, 67 + reach, 144), tone)
    for x, y in ((44, 124), (91, 124)):
        s.fill(
            join(
                oval(x, y - 12, 2.2, 2.6),
                outline((x - 4.4, y + 18), (x - 4, y - 8, x, y - 9), (x + 4, y - 8, x + 4.4, y + 18)),
            ),
            mix(key, STEEL, 0.25),
        )


def _chair(s: Gouache) -> None:
    """Paint the chair between its poles: lacquer and gilt, a window with the lady and her fan, the stone on its door."""
    ink, haze, key = s.ink, s.haze, s.key
    rim = mix(key, "#fff3c8", 0.5)
    gold = mix(key, ink, 0.15)
    body = outline((48, 84), (82, 84), (83, 116, 79, 142), (51, 142), (47, 116, 48, 84))
    roof = outline((45, 85), (50, 76, 65, 72), (80, 76, 85, 85))
    s.figure(
        [[(body, mix(PLUM, ink, 0.42)), (both(body, box(70, 80, 90, 146)), mix(PLUM, ink, 0.12))]],
        gold,
        (1, -0.2),
        1.2,
    )
    s.figure(
        [[(roof, mix(PLUM, ink, 0.62)), (both(roof, box(67, 70, 90, 90)), mix(PLUM, ink, 0.3))]], gold, (0.8, -1), 1.1
    )
    for x in (47, 65, 83):
        s.figure([[(oval(x, 83 if x != 65 else 71.4, 1.9), gold)]], "#fff3c8", (0.6, -1), 0.5)
    window = box(54, 89, 77, 108, 2)
    s.wash(window, (54, 0), (77, 0), [mix(ink, STEEL, 0.35), mix(STEEL, key, 0.35)])
    with s.clipped(window):  # the lady within: cheek, hair, glove, fan
        head = profile(63, 99, 14, 1, 4, neck=0.3, build=ROUND)
        s.fill(outline((52, 112), (56, 106, 64, 106), (72, 108, 76, 112)), mix(haze, STEEL, 0.3))
        for part, tone in skin(s, head, 0.42, 0.7):
            s.fill(part, tone)
        s.fill(head.eye, ink)
        s.fill(
            outline((68, 94), (64, 88, 58, 90), (54, 95, 56, 104), (60, 104, 60, 99), (63, 94.6, 68, 94)),
            mix(haze, "#ffffff", 0.3),
        )
    s.line(window, gold, 1.4)
    fan = join(*(taper((78, 108), 0.5, around(78, 108, 12, a), 2.0) for a in range(-112, -10, 14)))
    s.figure([[(fan, "#fff3dc"), (both(fan, oval(78, 108, 8)), mix(STEEL, haze, 0.3))]], rim, (1, -0.4), 0.7)
    s.figure([[(small_hand(77, 108.6, 2.8, -50), skin_tone(s, 0.64))]], rim, (0.6, -1), 0.6)
    panel = box(54, 114, 77, 137, 1.6)
    s.wash(panel, (54, 0), (77, 0), [mix(gold, ink, 0.55), mix(gold, ink, 0.1)])
    s.line(panel, gold, 1.1)
    for cx, cy in ((56.6, 116.6), (74.4, 116.6), (56.6, 134.4), (74.4, 134.4)):
        s.fill(oval(cx, cy, 1.2), gold)
    s.gem(ONYX, 65.5, 125.6, 8.0, 0, 1.5)
    s.line(body, gold, 0.9)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _bearer(s: Gouache, x: float, coat: Color, *, old: bool = False) -> None:
    """Paint a bearer in a stride to the right under his strap, without his fist; an ``old`` one bows his bearded head."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.5), (1, -0.3)
    dark, lit = skin_tone(s, 0.34), skin_tone(s, 0.62)
    hx, hy, h, tilt = (x + 7.4, 87.4, 13.4, 26.0) if old else (x + 4.6, 85.0, 14.0, 4.0)
    head = profile(hx, hy, h, 1, tilt, neck=0.26)
    hat = placed(
        outline(
            *((-0.72, -0.20), (-0.62, -0.34, -0.44, -0.40), (-0.36, -0.76, 0.0, -0.74), (0.30, -0.70, 0.34, -0.40)),
            *((0.56, -0.34, 0.72, -0.14), (0.30, -0.28, 0.0, -0.24), (-0.36, -0.20, -0.72, -0.20)),
        ),
        *(hx, hy, h, tilt),
    )
    wig = placed(
        outline((0.06, -0.34), (-0.50, -0.40, -0.54, 0.04), (-0.44, 0.30, -0.22, 0.24), (-0.14, 0.0, 0.06, -0.34)),
        *(hx, hy, h, tilt),
    )
    queue = ribbon([(hx - 6, hy + 2, 1.8), (hx - 8, hy + 8, 1.6), (hx - 9.4, hy + 14, 0.5)], 8)
    body = outline(
        *((x - 6, 99), (x - 1, 92, x + 6, 95), (x + 11, 102, x + 7, 114), (x + 9, 122, x + 8, 129)),
        *((x - 4, 133, x - 15, 131), (x - 11, 114, x - 6, 99)),
    )
    knee, ankle = ((x + 6, 138), (x + 3, 151)) if old else ((x + 12, 135), (x + 12, 150))
    back_knee, heel = ((x - 7, 138), (x - 11, 151)) if old else ((x - 8, 138), (x - 17, 148))
    thigh, shin = limb((x, 126, 5.4), (*knee, 4.4)), bare_arm(knee, _between(knee, ankle), ankle, 0.92)
    hind_thigh = limb((x - 5, 127, 5.4), (*back_knee, 4.2))
    hind_shin = bare_arm(back_knee, _between(back_knee, heel), heel, 0.88)
    shoes = join(
        shoe(ankle[0], ankle[1] + 5, 1, 0.94),
        placed(shoe(0, 0, 1, 0.92), heel[0] - (0 if old else 1.6), heel[1] + 4.6, 1, 2 if old else 28),
    )
    stocking = mix(haze, STEEL, 0.25)
    upper, fore = limb((x, 100, 4.2), (x - 2, 111, 3.4)), limb((x - 2, 111, 3.2), (x + 8, 117, 2.3))
    s.fill(oval(x, 156.4, 19, 2.6), ink, 0.8)
    s.fill(shoes, mix(ink, RUSSET, 0.3))
    s.figure(
        [
            [(hind_shin, mix(STEEL, haze, 0.2)), (hind_thigh, ink)],
            [(shin, stocking), (thigh, mix(deep, ink, 0.3))],
            [*hair_tones(s, queue)],
            [(body, coat), (both(body, placed(body, -7, 1)), mix(coat, ink, 0.5))],
            [*planes(s, head, dark, lit, mix(haze, key, 0.4)), (head.eye, ink)],
            [(wig, mix(haze, STEEL, 0.35)), (both(wig, placed(wig, -2, 1.6)), mix(STEEL, haze, 0.3))],
            [(hat, ink)],
            [(polygon((x - 2, 95), (x + 1.4, 94), (x + 8, 116), (x + 4.6, 117.4)), mix(RUSSET, haze, 0.2))],
            [(upper, mix(coat, haze, 0.1)), (fore, mix(coat, haze, 0.16))],
            [(taper((x + 6.0, 116), 2.6, (x + 7.6, 117), 2.5), haze)],
        ],
        rim,
        light,
        0.9,
    )
    if old:
        beard = placed(SHORT_BEARD, hx, hy, h, tilt)
        s.figure([bodied(beard, (mix(STEEL, haze, 0.3), mix(haze, STEEL, 0.2), haze), (1, -0.3), 0.9)], rim, light, 0.5)
    for y in (104, 110, 116, 122):
        s.fill(oval(x + 6.6 - (y - 104) * 0.02, y, 0.7), mix(key, haze, 0.3))


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-20": Picture(
        onyx_crown,
        ((76.4, 77), (45, 75), (73, 107), (64, 123), (69, 87), (87, 88)),
        "is crowned",
        "choir by night",
        "lit arch between crown and brow",
        seed=88,
    ),
    "b3-17": Picture(
        onyx_organ,
        ((76, 53), (76, 98), (48, 127), (100, 135)),
        "plays the organ",
        "organ loft, from behind the bench",
        "two candles under the pipes",
        seed=86,
    ),
    "b3-18": Picture(
        onyx_sedan,
        ((65, 125), (66, 99), (98, 84), (80, 104), (39, 87), (103, 118)),
        "bears a sedan chair",
        "steps of a palace",
        "lit door of a palace",
        seed=87,
    ),
}
