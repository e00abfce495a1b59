"""What nobles hold: a lap dog, a falcon, a golden ship, a goblet, a candle, a lance, a fan.

Knows these things and the hands that hold them, in units of 100 x 100; knows no person.
"""

from __future__ import annotations

import math

from tools.art.base.busts import GOLD, GOLD_SHADE, LIT, PEARL
from tools.art.base.figures import grip, hand, offered
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.poster.shapes import (
    Color,
    blob,
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


def lap_dog(s: Gouache, skin: Color, sleeve: Color) -> None:
    """Paint a small spaniel that looks up at her to the left, and the arm that holds it."""
    rim, light = LIT, (-0.6, -1.0)
    white, shade, russet = "#fbf1e2", "#b7a0a4", "#a8501e"
    body = blob((80, 104), (78, 92), (81, 80), (88, 76), (96, 80), (101, 92), (100, 106))
    s.figure([[(body, white), (both(body, placed(body, 6, 5)), shade)]], rim, light, 0.7, clean=True)
    saddle = blob((91, 80), (98, 79), (104, 90), (100, 104), (94, 94))
    s.fill(both(body, saddle), russet)
    far_ear = outline((88, 62), (92, 59, 95, 64), (96, 72, 92, 74), (88, 72, 88, 62))
    s.fill(far_ear, mix(russet, s.ink, 0.5))
    head = outline(
        *((90.5, 60.5), (86.6, 58.2, 83.6, 61.4), (82.8, 63.4), (79.0, 63.6, 77.4, 65.6), (76.6, 68.0, 79.0, 69.6)),
        *((82.0, 71.4, 84.0, 74.0), (85.4, 80.0, 90.0, 80.0), (96.4, 79.0, 96.0, 70.0), (95.6, 62.6, 90.5, 60.5)),
    )
    s.figure([[(head, white), (both(head, placed(head, 4.4, 4.2)), shade)]], rim, light, 0.7, clean=True)
    patch = outline((84.2, 61.0), (89.0, 57.0, 95.0, 62.0), (98.0, 70.0, 92.0, 72.0), (90.0, 67.0, 84.2, 67.4))
    s.fill(both(head, patch), russet)
    ear = outline(
        (89.6, 61.8),
        (94.6, 59.6, 97.4, 66.0),
        (100.0, 75.0, 96.0, 82.0),
        (93.0, 83.6, 91.0, 79.0),
        (87.6, 70, 89.6, 61.8),
    )
    s.figure([[(ear, "#8a3d16"), (both(ear, placed(ear, 3, 2)), mix("#8a3d16", s.ink, 0.45))]], "#e8a068", light, 0.7)
    for x, y, dx, dy, tone in (  # locks of silk on ear, cheek and breast
        *((90.6 + 1.5 * k, 64.0 + 1.2 * k, 0.6 + 0.5 * k, 13.0 - k, "#d07a3c") for k in range(4)),
        *((92.0 + 1.4 * k, 66.0 + 1.2 * k, 0.2 + 0.5 * k, 12.0 - k, "#4e1e0a") for k in range(3)),
        *((83.6 + 1.7 * k, 84.0 + 1.4 * (k % 2), -1.4 + 0.3 * k, 8.0, "#ffffff") for k in range(5)),
        *((84.6 + 1.7 * k, 85.4 + 1.4 * (k % 2), -1.2 + 0.3 * k, 7.0, shade) for k in range(5)),
        *((86.4 + 1.2 * k, 70.6 + 1.6 * k, 1.8, 3.4, shade) for k in range(3)),
        *((92.6 + 1.8 * k, 86.0 + 3.0 * k, 0.8, 6.0, "#d88a4c") for k in range(4)),
    ):
        s.fill(ribbon([(x, y, 0.1), (x + dx * 0.5 - 0.3, y + dy * 0.5, 0.55), (x + dx, y + dy, 0.05)]), tone)
    s.fill(oval(77.8, 65.8, 1.5, 1.2, -20), "#1a1014")
    s.fill(oval(77.4, 65.4, 0.4), "#ffffff")
    s.fill(oval(84.4, 65.0, 1.35), "#1a1014")
    s.fill(oval(84.0, 64.5, 0.42), "#ffffff")
    s.stroke([(78.6, 69.0), (81.0, 69.2, 82.6, 67.8)], "#5a3a34", 0.5)
    collar = ribbon([(85.4, 77.0, 0.9), (90, 80.4, 1.1), (95.4, 79.0, 0.9)])
    s.figure([[(collar, s.key)]], None)
    s.fill(oval(87.4, 80.2, 1.3), GOLD)
    arm = outline((56, 106), (66, 95, 76, 94), (84, 93), (86, 100), (78, 106))
    s.figure(
        [[(arm, sleeve), (both(arm, placed(arm, 2, 5)), mix(sleeve, "#000000", 0.5))]],
        mix(s.mid, s.haze, 0.5),
        light,
        0.7,
    )
    paw = offered(78.4, 95.6, 0.42, -8)
    hand(s, paw, skin, rim, light, 0.5)
    cuff = polygon((74, 90.6, 1), (79.4, 91.0, 1), (80.4, 99.4, 1), (75, 101.4, 1))
    s.figure([[(cuff, "#fffaf0"), (both(cuff, placed(cuff, 2, 2.4)), "#b9aeb4")]], rim, light, 0.4, clean=True)


def falcon(s: Gouache, glove: Color, sleeve: Color) -> None:
    """Paint a falcon on a gloved fist before a man who looks to the left; it looks back at him."""
    light, rim = (-1.0, -0.5), "#ffffff"
    slate, dark, cream = "#6b7f8e", "#3a4a58", "#f6ead2"
    tail = polygon((37.6, 84), (42.0, 86), (40.0, 103, 1), (35.6, 102, 1))
    s.figure([[(tail, dark)]], "#9fb2c0", light, 0.5)
    body = outline(
        *((42.6, 57.4), (46.8, 58.2, 47.2, 62.0), (50.0, 68.0, 48.8, 75.4), (47.4, 83.0, 43.4, 86.4)),
        *((38.0, 85.0, 36.0, 77.0), (34.6, 67.0, 38.6, 62.0), (39.0, 58.0, 42.6, 57.4)),
    )
    s.figure([[(body, cream)]], rim, (1.0, -0.4), 0.6, clean=True)
    for row in range(6):
        y = 67.4 + row * 2.9
        for column in range(3):
            x = 43.0 + column * 2.3 + row % 2 * 1.1 - row * 0.2
            spot = outline((x - 0.8, y), (x, y + 1.7), (x + 0.8, y), (x, y + 0.5))
            s.fill(both(body, spot), dark)
    wing = outline(
        (41.0, 63.6),
        (35.0, 66.0, 34.4, 76.0),
        (34.0, 86.0, 36.4, 96.0),
        (40.0, 90.0, 42.2, 82.0),
        (44.6, 72.0, 41.0, 63.6),
    )
    s.figure([[(wing, slate), (both(wing, placed(wing, 3.6, 5)), dark)]], "#c6d6e0", light, 0.8)
    for drop in (0.0, 4.0, 8.0):
        s.stroke([(36.2, 76 + drop), (39.4, 78 + drop, 42.0, 74.4 + drop)], mix(dark, s.ink, 0.4), 0.6)
    cap = outline(
        (47.0, 59.6),
        (44.6, 55.6, 40.4, 57.0),
        (37.4, 59.6, 38.6, 65.0),
        (42.0, 65.2, 43.6, 61.4),
        (45.4, 60.8, 47.0, 59.6),
    )
    s.figure([[(cap, slate)]], "#c6d6e0", light, 0.7)
    s.fill(outline((44.4, 62.0), (46.0, 63.0), (44.8, 67.0), (43.6, 64.0)), dark)
    beak = outline((46.4, 59.6), (49.8, 60.0, 49.2, 63.6), (48.0, 62.2, 46.4, 62.4))
    s.line(beak, s.ink, 0.5)
    s.fill(beak, GOLD)
    s.fill(oval(44.9, 60.6, 1.15), GOLD)
    s.fill(oval(45.0, 60.6, 0.75), "#140c10")
    arm = outline((50.0, 108), (54, 97, 60, 92), (74, 99), (78, 108))
    s.figure([[(arm, sleeve), (both(arm, placed(arm, 4, 4)), mix(sleeve, s.ink, 0.5))]], LIT, light, 0.6, clean=True)
    fist = grip(44.0, 89.4, 0.42, -60)
    hand(s, fist, glove, LIT, light, 0.6)
    for x in (41.6, 44.6):
        s.stroke([(x, 84.4), (x - 0.4, 88.0)], GOLD, 1.2)
    cuff = outline((50.0, 90.0), (55.4, 86.6), (62.4, 98.6), (57.0, 103.0))
    s.figure([[(cuff, glove), (both(cuff, placed(cuff, 3, 2)), mix(glove, s.ink, 0.5))]], LIT, light, 0.6, clean=True)
    s.stroke([(53.4, 88.4), (60.0, 100.0)], GOLD, 0.8)


def dark_ship(s: Gouache, skin: Color, sleeve: Color) -> None:
    """Paint a ship of black wood with pale sails and gold edges on a palm before a woman who looks to the right."""
    light = (0.6, -1.0)
    for x, top, foot, wide in ((80.6, 60.6, 73.0, 5.2), (88.0, 54.0, 72.6, 6.6)):
        s.fill(taper((x, top - 4), 0.5, (x, 80), 0.9), s.ink)
        sail = outline(
            (x - wide + 1.4, top),
            (x + wide - 1.4, top),
            (x + wide + 2.4, (top + foot) / 2, x + wide, foot),
            (x, foot - 2.4, x - wide, foot),
            (x - wide + 2.6, (top + foot) / 2, x - wide + 1.4, top),
        )
        s.figure([[(sail, "#a87860"), (both(sail, placed(sail, 1.8, -2.6)), "#fbe8c8")]], GOLD, light, 0.9, clean=True)
        s.fill(outline((x, top - 5), (x + 3, top - 6.4, x + 6, top - 4.6), (x + 3.4, top - 3.4, x, top - 2.6)), s.ink)
    hull = outline(
        (72.4, 73.4),
        (76.0, 76.6, 83, 77.0),
        (90, 77.0, 94.6, 70.4),
        (98.4, 70.6),
        (97.6, 78, 92.0, 84.6),
        (84.0, 87.0, 77.6, 84.8),
        (73.6, 81.0, 72.4, 73.4),
    )
    s.figure([[(hull, s.ink)]], GOLD, light, 1.3, clean=True)
    arm = outline((58, 106), (66, 97, 75, 93), (80, 100), (77, 107))
    s.figure([[(arm, sleeve), (both(arm, placed(arm, -3, 4)), mix(sleeve, s.ink, 0.5))]], LIT, light, 0.6, clean=True)
    palm = offered(77.0, 94.6, 0.44, -14)
    hand(s, palm, skin, LIT, light, 0.5)
    s.figure([[(taper((84.6, 86.4), 1.5, (85.4, 92.0), 2.8), GOLD_SHADE)]], GOLD, light, 0.7)
    cuff = polygon((72.2, 91.4, 1), (77.8, 88.6, 1), (82.4, 97.2, 1), (77, 101, 1))
    s.figure([[(cuff, "#fffaf0"), (both(cuff, placed(cuff, -2.4, 2)), "#b9aeb4")]], LIT, light, 0.4, clean=True)


def goblet(s: Gouache, skin: Color, sleeve: Color) -> None:
    """Paint a goblet of gold that a man who looks to the right lifts before his face."""
    light = (-0.7, -0.8)
    bowl = outline((79.6, 62), (96.0, 62), (96.2, 72, 92.0, 76.4), (87.8, 79.6, 83.6, 76.4), (79.4, 72, 79.6, 62))
    stem = outline(
        (86.4, 77),
        (89.2, 77),
        (89.6, 84, 89.0, 90),
        (93.6, 92.6, 94.6, 95.4),
        (81.0, 95.4),
        (82.0, 92.6, 86.6, 90),
        (86.0, 84, 86.4, 77),
    )
    s.line(join(bowl, stem), s.ink, 1.0)
    s.figure([[(stem, GOLD), (both(stem, placed(stem, 3.0, 1)), GOLD_SHADE)]], "#fff3c8", light, 0.7, clean=True)
    s.figure(
        [
            [
                (bowl, GOLD),
                (both(bowl, placed(bowl, 7.4, 1.6)), GOLD_SHADE),
                (both(bowl, box(82.0, 63, 84.0, 74)), "#fff3c8"),
            ]
        ],
        "#fffbe8",
        light,
        0.9,
        clean=True,
    )
    s.fill(oval(87.8, 62, 8.2, 2.0), "#6a0f1e")
    s.line(oval(87.8, 62, 8.2, 2.0), "#fff3c8", 0.8)
    with s.clipped(bowl):
        s.stroke([(78, 66.6), (87.8, 69.8, 98, 66.6)], mix(GOLD_SHADE, s.ink, 0.3), 0.7)
        s.stroke([(78, 74.0), (87.8, 76.8, 98, 74.0)], mix(GOLD_SHADE, s.ink, 0.3), 0.7)
    for x, y in ((81.6, 71.0), (94.0, 71.0)):
        s.fill(oval(x, y, 1.2), PEARL)
    s.gem(EMERALD, 87.8, 71.6, 3.4, glint=1.2, worn=True)
    arm = outline((58, 108), (66, 96, 74, 90), (82, 97), (82, 108))
    s.figure([[(arm, sleeve), (both(arm, placed(arm, 3, 5)), mix(sleeve, s.ink, 0.5))]], LIT, light, 0.6, clean=True)
    for at in (0, 1, 2):
        s.stroke([(64 + at * 5, 98 - at * 3), (69 + at * 5, 108)], GOLD, 1.1)
    hand(s, grip(87.6, 86.6, 0.5, 68, True), skin, LIT, light, 0.5)
    cuff = polygon((73.4, 88.6, 1), (78.6, 84.0, 1), (83.0, 93.0, 1), (78.4, 98.4, 1))
    s.figure([[(cuff, "#fffaf0"), (both(cuff, placed(cuff, 2, 2.4)), "#b8a894")]], LIT, light, 0.4, clean=True)


def candle(s: Gouache, skin: Color, sleeve: Color) -> None:
    """Paint a burning candle in its holder, before a woman who looks to the left."""
    light = (0.0, -1.0)
    flame = outline(
        (40.6, 47.0),
        (45.2, 55, 44.2, 59.0),
        (43.0, 62.6, 40.6, 62.6),
        (38.0, 62.6, 37.0, 59.0),
        (36.4, 55.0, 40.6, 47.0),
    )
    s.fill(placed(placed(flame, -40.6, -57.6), 40.6, 57.0, 1.3), "#f08a34")
    s.fill(flame, "#ffd27a")
    s.fill(placed(placed(flame, -40.6, -58.6), 40.6, 59.0, 0.55), "#fffdf0")
    stick = polygon((37.6, 64.4, 1), (43.8, 63.8, 1), (44.0, 84), (37.4, 84))
    s.figure(
        [
            [
                (stick, "#fff0d0"),
                (both(stick, box(41.4, 60, 46, 90)), "#c89a78"),
                (both(stick, box(36, 74, 46, 90)), "#d8a878"),
            ]
        ],
        "#fffdf0",
        light,
        0.8,
        clean=True,
    )
    s.stroke([(40.6, 64.2), (40.6, 60.6)], s.ink, 0.8)
    drip = outline((42.4, 64), (44.6, 64), (44.8, 70.6, 43.4, 71.0), (42.2, 70.4, 42.4, 64))
    s.fill(drip, "#fff7e0")
    arm = outline((52, 108), (56, 99, 60, 95), (72, 99), (76, 108))
    s.figure(
        [[(arm, sleeve), (both(arm, placed(arm, 5, 4)), mix(sleeve, s.ink, 0.6))]], "#ffcf8e", light, 0.7, clean=True
    )
    hand(s, grip(40.8, 89.6, 0.52, -68), skin, "#ffe0a8", light, 0.7)
    pan = outline((32.6, 82.6), (49.4, 82.6), (48.6, 86.0, 44, 86.4), (37.4, 86.4), (33.4, 86.0, 32.6, 82.6))
    s.line(pan, s.ink, 0.8)
    s.figure([[(pan, GOLD), (both(pan, placed(pan, 3, 1.8)), GOLD_SHADE)]], "#fff3c8", light, 0.9, clean=True)
    cuff = polygon((51.4, 94.0, 1), (56.4, 88.6, 1), (62, 97.0, 1), (57, 103, 1))
    s.figure([[(cuff, "#f4e6d4"), (both(cuff, placed(cuff, 2.4, 2)), "#9c8a90")]], "#ffe0a8", light, 0.4, clean=True)


def lance(s: Gouache) -> None:
    """Paint a lance in a steel gauntlet, before a man who looks to the left."""
    light = (-1.0, -0.5)
    shaft = taper((42.0, -6), 1.2, (39.4, 108), 1.7)
    s.line(shaft, s.ink, 0.7)
    s.figure([[(shaft, "#8a5a2a"), (both(shaft, placed(shaft, 1.3, 0)), "#54320f")]], "#f0c884", light, 0.6, clean=True)
    fore = outline((46, 108), (48, 97, 54, 91), (66, 97), (68, 108))
    s.figure([[(fore, "#aeb9c8"), (both(fore, placed(fore, 4, 4)), "#566278")]], "#ffffff", light, 0.8, clean=True)
    hand(s, grip(40.0, 84.8, 0.56, -74), "#b8c2d0", "#ffffff", light, 0.7)
    for x, y, wide in ((36.4, 81.0, 3.0), (36.2, 84.8, 3.2), (36.4, 88.6, 3.0)):  # the window on each plate
        s.stroke([(x - wide * 0.5, y - 0.3), (x, y - 0.9, x + wide * 0.5, y - 0.3)], "#ffffff", 0.8)
        s.stroke([(x - wide * 0.3, y + 1.2), (x + wide, y + 1.0)], "#56627a", 0.5)
    for k in range(3):
        cuff = outline(
            (49.0 + k * 3.4, 90.4 + k * 2.0),
            (53.4 + k * 3.4, 82.0 + k * 2.0),
            (57.4 + k * 3.4, 84.6 + k * 2),
            (54.0 + k * 3.4, 95 + k * 2),
        )
        s.figure(
            [
                [
                    (cuff, "#c8d2de" if k != 1 else GOLD),
                    (both(cuff, placed(cuff, 1.6, 2.4)), "#66728a" if k != 1 else GOLD_SHADE),
                ]
            ],
            "#ffffff",
            light,
            0.6,
        )


def feather_fan(s: Gouache, skin: Color, sleeve: Color) -> None:
    """Paint a fan of feathers on a golden handle, before a woman who looks to the left."""
    light = (-0.7, -0.8)
    for number in (0, 6, 1, 5, 2, 4, 3):
        turn = -66 + number * 20
        long = 25 - abs(number - 3) * 1.1
        quill = outline(
            (0, 0), (-5.6, -long * 0.55, -3.6, -long), (0, -long - 4.4, 3.6, -long), (5.6, -long * 0.55, 0, 0)
        )
        tone = ("#fffaf2", s.key)[number % 2]
        feather = placed(quill, 44, 88, turn=turn)
        s.line(feather, mix(tone, s.ink, 0.55), 0.5)
        s.figure(
            [[(feather, tone), (both(feather, placed(feather, 2.6, 1.4)), mix(tone, s.ink, 0.34))]],
            "#ffffff",
            light,
            0.6,
            clean=True,
        )
        tip = math.radians(turn - 90)
        s.stroke(
            [(44, 88), (44 + math.cos(tip) * long * 0.9, 88 + math.sin(tip) * long * 0.9)], mix(tone, s.ink, 0.3), 0.5
        )
    boss = oval(44, 87, 4.4)
    s.line(boss, s.ink, 0.7)
    s.figure([[(taper((44.6, 88), 1.6, (48, 104), 1.2), GOLD_SHADE)]], GOLD, light, 0.6)
    s.figure([[(boss, GOLD), (cut(boss, placed(boss, -2, -2)), GOLD_SHADE)]], "#fff3c8", light, 0.7, clean=True)
    s.fill(oval(44, 87, 1.9), PEARL)
    hand(s, grip(47.2, 97.4, 0.42, -72), skin, LIT, light, 0.5)
    arm = outline((56, 110), (58, 99, 62, 95), (72, 99), (74, 110))
    s.figure([[(arm, sleeve), (both(arm, placed(arm, 4, 4)), mix(sleeve, s.ink, 0.5))]], LIT, light, 0.6, clean=True)
