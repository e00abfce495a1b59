"""Pictures of the sapphire cards of level 3 at a court and at a concert."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, front, grip, hand, limb, small_hand
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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
    taper,
)


def knighting(s: Gouache) -> None:
    """Level 3: over the shoulder of a kneeling squire: a queen lays the flat of her sword on him, a sapphire in its hilt."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(deep, ink, 0.55), mix(deep, ink, 0.2), mix(deep, mid, 0.25)])
    for number, x in enumerate((46, 77, 108)):  # tall windows full of evening
        wide, top = (8, 11, 8)[number], (62, 50, 62)[number]
        window = arch(x - wide, x + wide, top, 112)
        s.wash(
            window,
            (0, top - 10),
            (0, 112),
            [mix(mid, haze, 0.3), mix(haze, "#ffffff", 0.3), mix(s.key, "#fff3d0", 0.45)],
        )
        for at in (-0.34, 0.34):
            s.stroke([(x + at * wide, top - wide), (x + at * wide, 112)], mix(deep, ink, 0.2), 0.7)
        for y in range(int(top) + 6, 112, 11):
            s.stroke([(x - wide, y), (x + wide, y)], mix(deep, ink, 0.2), 0.7)
        s.shaft(
            polygon((x - wide, 70), (x + wide, 70), (x + wide * 2 - 26, 170), (x - wide * 2 - 34, 170)),
            mix(haze, s.key, 0.3),
            0.35,
            (x, 70),
            (x - 30, 165),
        )
    for x in (30, 61.5, 92.5, 122):
        s.figure([[(box(x - 3.4, 30, x + 3.4, 126), mix(deep, ink, 0.35))]], mix(haze, s.key, 0.3), (-1, 0), 0.8)
    _court(s)
    for number, x in enumerate((34, 62, 92)):  # the windows' light on the floor
        patch = polygon((x + 6, 136), (x + 22, 136), (x + 4, 176), (x - 20, 176))
        s.fill(patch, mix(mid, haze, 0.2 + 0.2 * number), 0.6)
    _queen(s)
    _squire(s)


def _court(s: Gouache) -> None:
    """Paint the court on both sides, dark, with edges of evening: veils, hats, a halberd."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(box(-4, 122, 124, 176), (0, 122), (0, 172), [mix(ink, deep, 0.5), mix(deep, ink, 0.15)])
    for x, y, hat in ((38, 106, 0), (49, 110, 1), (104, 109, 1), (114, 105, 2), (28, 112, 2)):
        parts = [
            oval(x, y, 4.2, 5.2),
            outline((x - 9, 132), (x - 9, y + 8, x - 2, y + 5), (x + 2, y + 5), (x + 9, y + 8, x + 9, 132)),
        ]
        if hat == 1:
            parts.append(
                outline(
                    (x - 5.6, y - 1),
                    (x - 6, y - 8, x, y - 8),
                    (x + 7, y - 8, x + 6, y + 8),
                    (x + 4, y + 12, x + 2, y + 5),
                    (x + 4, y - 3, x - 5.6, y - 1),
                )
            )
        elif hat == 2:
            parts.append(outline((x - 6, y - 3), (x - 4, y - 10, x + 1, y - 9), (x + 7, y - 8, x + 6.4, y - 3)))
        s.figure([[(part, mix(ink, deep, 0.5)) for part in parts]], mix(haze, key, 0.4), (0.3, -1), 0.8)


def _queen(s: Gouache) -> None:
    """Paint the queen from the front: crown, lowered face, ermine on the shoulders, the sword down from her right hand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.6)
    head = front(79, 66, 19, 5)
    hair = outline((68, 72), (67, 55, 79, 54.6), (91, 55, 90.6, 74), (92, 84, 88, 86), (70, 86), (66, 82, 68, 72))
    crown = outline(
        (69.4, 58.6),
        (
            67.4,
            47,
        ),
        (73, 52.4),
        (76, 45.4),
        (79.4, 51.6),
        (83.4, 45.4),
        (85.6, 52.4),
        (91, 47.4),
        (89, 59),
        (79, 55.6, 69.4, 58.6),
    )
    gown = outline(
        (64, 92),
        (79, 88, 95, 92),
        (99, 108, 96, 122),
        (110, 146, 116, 178),
        (44, 178),
        (50, 146, 62, 122),
        (58, 108, 64, 92),
    )
    panel = outline((74, 94), (85, 94), (86, 122, 94, 178), (66, 178), (72, 122, 74, 94))
    cape = outline(
        (62, 90),
        (68, 83, 79, 86),
        (90, 83, 97, 90),
        (102, 100, 100, 107),
        (90, 110, 79, 102),
        (68, 110, 58, 107),
        (57, 100, 62, 90),
    )
    neck = polygon((75, 74), (84, 74), (85.4, 87), (73.6, 87))
    right = limb((62, 98, 4.4), (50, 107, 3.6), (53, 94, 2.6))
    left = limb((97, 98, 4.4), (104, 114, 3.6), (95, 122, 2.6))
    s.figure([[(hair, ink)]], rim, (0.4, -1), 0.8)
    s.figure(
        [
            [(gown, mix(deep, mid, 0.5)), (drape(gown, 72, -8), mix(deep, ink, 0.3))],
            [(panel, mix(key, ink, 0.06)), (drape(panel, 76, -4), mix(key, ink, 0.42))],
        ],
        rim,
        (1, -0.3),
        1.0,
    )
    s.figure(
        [
            [(left, mix(deep, mid, 0.35)), (cut(left, placed(left, -2.4, 0)), mix(mid, haze, 0.2))],
            [(small_hand(93, 122.6, 3.0, 150), mix(ink, key, 0.62))],
        ],
        rim,
        (1, -0.4),
        0.8,
    )
    s.figure(
        [[(neck, mix(ink, key, 0.4))], [(cape, mix(haze, "#ffffff", 0.5)), (drape(cape, 73, -6), mix(mid, haze, 0.4))]],
        rim,
        (0.8, -1),
        0.9,
    )
    for x, y in ((66, 96), (72, 92), (88, 92), (94, 97), (64, 104), (92, 104), (97, 103), (71, 100), (86, 99)):
        s.fill(polygon((x - 0.9, y), (x + 0.9, y), (x, y + 3)), ink)
    s.figure(
        [[(head.head, mix(ink, key, 0.68)), (both(head.head, placed(head.shade, 0, 0)), mix(ink, key, 0.42))]],
        rim,
        (0.9, -0.2),
        0.7,
    )
    s.fill(head.nose, mix(ink, key, 0.5))
    s.fill(head.eyes, ink)
    s.fill(head.lips, mix(ink, "#c8563a", 0.6))
    s.fill(outline((70, 68), (70, 57, 79.4, 57.6), (89, 57, 88.6, 69), (86, 61, 79.4, 60.6), (73, 61, 70, 68)), ink)
    s.figure([[(crown, mix(key, ink, 0.04)), (drape(crown, 77, 1), mix(key, ink, 0.4))]], "#fff6dc", (1, -0.5), 0.9)
    for x, y in ((67.4, 46.6), (76, 44.8), (83.4, 44.8), (91, 47)):
        s.fill(oval(x, y, 1.3), "#fffdf4")
    # the sword: from her hand down to the squire's shoulder
    blade = polygon((53.2, 87), (56.4, 89), (83.6, 132.4), (80, 131))
    s.line(blade, ink, 1.0)
    s.fill(blade, "#fffdf6")
    s.fill(polygon((53.2, 87), (54.6, 88), (81.6, 131.6), (80, 131)), mix(mid, haze, 0.4))
    s.figure([[(placed(box(-8, -1.5, 8, 1.5, 1.4), 54, 86.4, 1, -30), mix(key, ink, 0.1))]], "#fff6dc", (0.4, -1), 0.6)
    s.figure([[(taper((52.6, 84.4), 1.6, (47.6, 76), 1.5), mix(ink, deep, 0.3))]], None)
    s.gem(SAPPHIRE, 44.6, 70.6, 7.2, 12, 1.5)
    s.figure(
        [
            [(right, mix(deep, mid, 0.45)), (cut(right, placed(right, -2.2, 1)), mix(mid, haze, 0.2))],
            [(polygon((48.6, 93, 1), (56.6, 93, 1), (57, 97.6, 1), (48.6, 97.6, 1)), mix(haze, "#ffffff", 0.5))],
        ],
        rim,
        (1, -0.4),
        0.8,
    )
    hand(s, grip(50.4, 82, 0.34, -12, flip=True), mix(ink, key, 0.62), rim, (0.8, -0.6), 0.6)


def _squire(s: Gouache) -> None:
    """Paint the squire from behind, kneeling, head bowed: cropped hair, a mail shirt, a cloak that spreads on the floor."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.55)
    cloak = outline(
        (70, 138), (78, 130, 90, 130), (102, 130, 110, 139), (118, 156, 122, 178), (52, 178), (60, 158, 70, 138)
    )
    nape = outline((84.6, 122), (96, 122), (97, 132), (83, 132))
    skull = outline((81.6, 118), (81, 106, 90, 106), (99.4, 106, 99, 118), (98, 126, 90, 126), (82.4, 126, 81.6, 118))
    s.figure(
        [
            [(nape, mix(ink, key, 0.5))],
            [
                (oval(81.6, 119, 1.5, 2.4), mix(ink, key, 0.46)),
                (oval(99, 119, 1.5, 2.4), mix(ink, key, 0.62)),
                (skull, ink),
            ],
            [(cloak, mix(deep, ink, 0.35)), (cut(cloak, placed(cloak, -12, 2)), mix(deep, mid, 0.45))],
        ],
        rim,
        (0.7, -1),
        1.1,
    )
    collar = outline((76, 135), (84, 128, 90, 129), (97, 128, 105, 135), (90, 142, 76, 135))
    s.figure([[(collar, mix(haze, mid, 0.4)), (drape(collar, 89, 2), mix(mid, deep, 0.5))]], rim, (0.6, -1), 0.7)
    for row in range(2):
        for at in range(7):
            s.line(oval(79.6 + at * 3.6 + row * 1.8, 133.4 + row * 2.4, 1.5, 1.2), mix(deep, ink, 0.3), 0.4)
    for start, bend, end in (((82, 140), (74, 158), (70, 176)), ((97, 140), (102, 158), (106, 176))):
        s.stroke([start, (*bend, *end)], mix(deep, ink, 0.7), 0.8)


def water_music(s: Gouache) -> None:
    """Level 3: from behind a conductor on a barge: every bow at one slant, candles on the stands, fireworks above."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.wash(ALL, (0, 38), (0, 120), [mix(ink, deep, 0.3), mix(deep, ink, 0.2), mix(deep, mid, 0.7)])
    _fireworks(s)
    _far_bank(s)
    _orchestra(s)
    _conductor(s)


def _fireworks(s: Gouache) -> None:
    """Paint three bursts over the river: hard rays that droop, dots at their ends, the largest at the right."""
    haze, key = s.haze, s.key
    lots = chance(27)
    for x, y, reach, tone, count in (
        (104, 58, 24, mix(key, "#fff3d0", 0.3), 22),
        (52, 50, 15, mix(haze, "#ffffff", 0.2), 16),
        (76, 74, 10, mix(key, "#e2542a", 0.35), 12),
    ):
        for number in range(count):
            turn = 360 * number / count + 6 * next(lots)
            far = reach * (0.75 + 0.25 * next(lots))
            ex, ey = around(x, y, far, turn)
            mx, my = around(x, y, far * 0.6, turn)
            s.stroke([around(x, y, far * 0.24, turn), (mx, my - 0.6, ex, ey + far * 0.14)], tone, 0.8)
            s.fill(oval(ex, ey + far * 0.14, 0.9), "#fffdf0")
        s.spot(x, y, 0, reach * 0.7, tone, 0.5)


def _far_bank(s: Gouache) -> None:
    """Paint the far bank: a palace with lit windows, trees, and the bursts as bars on the water."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
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
    bars(s, 104, mix(key, "#fff3d0", 0.2), ((99, 12), (102.6, 9), (107, 11), (112, 7)))
    bars(s, 52, mix(haze, mid, 0.3), ((99, 8), (103, 6), (108, 7)))


def _orchestra(s: Gouache) -> None:
    """Paint two rows of fiddlers that face us: wigs, fiddles at the chin, bows all at one slant, a candle on each stand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.5)
    s.fill(outline((-4, 124), (40, 114, 128, 120), (128, 176), (-4, 176)), mix("#6a4426", ink, 0.5))
    rows = (
        (104, 0.8, ((38, 0), (52, 1), (66, 2), (96, 0), (110, 1))),
        (116, 1.0, ((40, 2), (57, 0), (103, 2), (118, 0))),
    )
    for y, k, players in rows:
        for x, tone in players:
            coat = outline(
                (x - 8 * k, y + 24),
                (x - 9 * k, y + 9 * k, x - 3 * k, y + 6.4 * k),
                (x + 3 * k, y + 6.4 * k),
                (x + 9 * k, y + 9 * k, x + 8 * k, y + 24),
            )
            cloth = (mix(deep, mid, 0.4), mix(key, ink, 0.35), mix(mid, haze, 0.2))[tone]
            head = front(x, y, 9.6 * k, 10)
            wig = join(
                oval(x - 0.2, y - 2.6 * k, 4.4 * k, 3.8 * k),
                oval(x - 4.2 * k, y + 1.4 * k, 1.6 * k, 2.4 * k),
                oval(x + 4.0 * k, y + 1.8 * k, 1.6 * k, 2.4 * k),
            )
            s.figure(
                [
                    [(coat, cloth), (cut(coat, placed(coat, -5 * k, 1)), mix(cloth, ink, 0.45))],
                    [(wig, mix(haze, "#ffffff", 0.4))],
                ],
                rim,
                (0, 1),
                0.6,
            )
            s.fill(head.head, mix(ink, key, 0.6 + 0.08 * tone))
            s.fill(both(head.head, head.shade), mix(ink, key, 0.38))
            s.fill(head.eyes, ink)
            s.fill(both(wig, box(x - 9, y - 9 * k, x + 9, y - 2.6 * k)), mix(haze, "#ffffff", 0.4))
            fiddle = join(
                oval(x + 5.0 * k, y + 7.6 * k, 3.5 * k, 2.5 * k, 24),
                oval(x + 9.0 * k, y + 9.4 * k, 2.8 * k, 2.1 * k, 24),
            )
            s.figure(
                [
                    [
                        (
                            taper((x + 10 * k, y + 9.8 * k), 0.8 * k, (x + 17 * k, y + 13 * k), 0.6 * k),
                            mix(ink, key, 0.2),
                        )
                    ],
                    [(fiddle, mix("#b05a24", key, 0.2))],
                ],
                rim,
                (0, -1),
                0.5,
            )
            s.stroke([(x - 2 * k, y + 14 * k), (x + 11 * k, y - 7 * k)], "#fff6dc", 0.8 * k)
            s.fill(oval(x - 2 * k, y + 14 * k, 1.6 * k), mix(ink, key, 0.6))
    for x, y in ((46, 138), (63, 141), (97, 141), (112, 137)):
        s.fill(polygon((x - 6, y - 9), (x + 6, y - 9), (x + 7, y + 1), (x - 7, y + 1)), mix(ink, "#6a4426", 0.4))
        s.stroke([(x, y), (x, y + 26)], mix(ink, "#6a4426", 0.3), 1.2)
        s.fill(polygon((x - 4.6, y - 10.6), (x + 4.6, y - 10.6), (x + 5, y - 7.6), (x - 5, y - 7.6)), "#fff3d6")
        s.fill(box(x + 4.4, y - 15, x + 6.2, y - 9), "#fff6e0")
        s.fill(outline((x + 4.2, y - 15), (x + 4, y - 18, x + 5.4, y - 20.4), (x + 7, y - 18, x + 6.4, y - 15)), key)
        s.spot(x + 5.3, y - 17, 2.4, 9, mix(key, "#fff3c8", 0.4), 0.6)


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
            [(left, mix(deep, mid, 0.25)), (cut(left, placed(left, 1.6, -2)), mix(deep, ink, 0.5))],
            [(right, mix(deep, mid, 0.15)), (cut(right, placed(right, -1.6, -2)), mix(deep, ink, 0.5))],
            [
                (polygon((46.6, 93, 1), (52.6, 91, 1), (54, 95, 1), (48, 97, 1)), "#fffaf0"),
                (polygon((103, 89, 1), (109, 89.4, 1), (108.6, 93.6, 1), (103, 93, 1)), "#fffaf0"),
            ],
            [(join(*open_hand), mix(ink, key, 0.62))],
            [
                (coat, mix(deep, ink, 0.35)),
                (both(coat, polygon((80, 100), (110, 100), (110, 172), (80, 172))), mix(ink, deep, 0.35)),
            ],
            [(skull, mix(ink, key, 0.5)), (hair, mix(ink, deep, 0.15))],
            [(bow, key)],
        ],
        rim,
        (0, -1),
        1.0,
    )
    s.stroke([(80, 118), (80, 148)], ink, 0.8)
    for x in (75, 85):
        s.fill(oval(x, 136, 1.0), rim)
    s.figure([[(staff, mix(key, ink, 0.15))]], "#fff6dc", (1, 0), 0.5)
    s.gem(SAPPHIRE, 42, 68.6, 7.4, -14, 1.5)
    s.figure([[(small_hand(49.4, 90.6, 3.0, -110), mix(ink, key, 0.62))]], rim, (0.4, -1), 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-05": Picture(
        knighting,
        ((45, 71), (79, 67), (52, 84), (90, 118), (81, 130)),
        "knights a squire",
        "hall of a castle, from behind the squire",
        "evening through three windows",
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
