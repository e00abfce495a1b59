"""Pictures of the ruby cards of level 2 in cellar, armoury and workshop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, grip, hand, limb, pinch, profile, umber
from tools.art.base.gouache import EMBER, RUBY, Gouache
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
    taper,
)


def ruby_cask(s: Gouache) -> None:
    """Close before the glass into which a cellarer draws red wine: a candle shines through it, and a ruby lies in the wine."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the head of a great cask: staves, a cross-bar, its rim and a hoop
    s.fill(ALL, ink)
    head = oval(50, 92, 74)
    s.figure([[(oval(50, 92, 84), mix(ink, deep, 0.35))]], mix(deep, mid, 0.5), (1, 0.3), 1.2)
    s.fill(head, mix(ink, deep, 0.75))
    with s.clipped(head):
        for number in range(10):
            left = -12 + number * 14
            s.fill(box(left, 10, left + 13.2, 180), mix(ink, deep, 0.5 + 0.05 * number))
        s.fill(box(-20, 110, 130, 126), mix(ink, deep, 0.45))
        s.line(box(-20, 110, 130, 126), ink, 0.9)
        s.stipple(head, ink, (40, 64), (10, 48), 0.0, 0.6)
    s.line(head, ink, 2.0)
    # the candle behind the glass
    s.rings(103, 92, [27, 17], [mix(deep, mid, 0.45), mix(mid, haze, 0.2)], 0.7)
    s.figure([[(box(98.6, 104, 107.4, 150), mix(haze, mid, 0.2))]], "#fff6e2", (-1, 0), 0.8)
    s.fill(outline((103, 104), (96.4, 98, 103, 82), (109.6, 98, 103, 104)), "#fff8e6")
    s.fill(outline((103, 103), (99.6, 99, 103, 92), (106.4, 99, 103, 103)), "#ffb36a")
    _tap(s)
    _wine_glass(s, 66, 76)
    # the hand at the stem, its sleeve
    sleeve = limb((128, 176, 12), (102, 149, 7.4))
    s.figure([[(sleeve, "#ffe6c4"), (both(sleeve, placed(sleeve, 3, 6)), mix("#ffe6c4", mid, 0.45))],
              [(limb((104, 151, 7.8), (99.6, 146.6, 7.2)), key)]], "#fff0d2", (-0.6, -1), 1.0)  # fmt: skip
    hand(s, pinch(69, 142, 0.94, 10, True), umber(0.6), EMBER, (-0.6, -1), 0.7)


def _tap(s: Gouache) -> None:
    """Paint the brass tap from the right with its key, and the stream that it lets fall."""
    deep = s.deep
    brass, dull = mix("#ffc46a", deep, 0.12), mix("#ffc46a", deep, 0.5)
    pipe = outline((128, 50), (66, 50), (58.6, 50, 58.6, 58), (58.6, 70), (73.4, 70), (73.4, 64), (128, 64))
    stream = outline((62.4, 70), (69.6, 70), (68, 84, 68.6, 106), (63.4, 106), (64, 84, 62.4, 70))
    s.fill(stream, "#ff5a4c")
    s.fill(box(64, 70, 65.6, 104), "#ffd0bd")
    s.figure(
        [
            [(pipe, brass), (both(pipe, box(50, 58, 130, 74)), dull)],
            [(box(56.6, 66, 75.4, 71, 2), brass)],
            [(box(84, 47, 97, 67, 2.4), brass), (both(box(84, 47, 97, 67, 2.4), box(80, 59, 100, 70)), dull)],
            [(box(88, 44, 93, 50), dull)],
            [(box(78, 41.6, 103, 46.4, 2.4), brass)],
        ],
        "#fff3d2",
        (0.3, -1),
        1.0,
    )


def _wine_glass(s: Gouache, x: float, y: float) -> None:
    """Paint a great glass half full of wine, the stone in it, lit from behind; the point is the middle of its rim."""
    deep, mid, haze = s.deep, s.mid, s.haze
    bowl = outline((x - 27, y), (x - 36, y + 52, x, y + 54), (x + 36, y + 52, x + 27, y))
    wine = both(bowl, box(x - 40, y + 23, x + 40, y + 60))
    s.figure(
        [[(join(box(x - 2, y + 52, x + 2, y + 86), oval(x, y + 88, 20, 3)), mix(haze, mid, 0.35))]],
        "#ffffff",
        (0.7, -0.6),
        0.7,
    )
    s.fill(bowl, mix(haze, mid, 0.35), 0.34)
    s.fill(wine, mix(deep, mid, 0.55))
    with s.clipped(wine):
        s.rings(x + 9, y + 37, [27, 20, 13], ["#e2342c", "#ff6a4a", "#ffa878"], 0.6)
    s.fill(oval(x, y + 23.4, 29.6, 4.2), "#ff9a78")
    s.fill(oval(x, y + 23.8, 8, 1.8), "#ffe0cc")
    s.gem(RUBY, x, y + 37, 12.0, 4, 1.8)
    s.line(bowl, "#fff0dc", 1.1)
    s.fill(oval(x, y, 27, 3.4), haze, 0.3)
    s.line(oval(x, y, 27, 3.4), "#fff6e6", 0.8)
    s.stroke([(x - 25, y + 8), (x - 27.6, y + 32, x - 15, y + 44)], "#ffffff", 1.7)
    s.stroke([(x + 24, y + 6), (x + 25, y + 14)], "#fff2d2", 2.4)


def ruby_blade(s: Gouache) -> None:
    """A smith plunges a white-hot blade into the quench: a curtain of steam, lit from below, before her face."""
    ink, deep, mid = s.ink, s.deep, s.mid
    s.fill(ALL, mix(ink, deep, 0.45))
    for x in (30, 60, 92, 118):  # hooks and tools on the wall
        s.fill(box(x - 0.7, 30, x + 0.7, 62), mix(ink, deep, 0.15))
    s.rings(80, 122, [96, 74, 54], [mix(deep, mid, 0.1), mix(deep, mid, 0.6), mix(mid, s.haze, 0.16)], 0.7)
    _quencher(s)
    _steam(s)
    _tub(s)
    _hot_sword(s)


def _quencher(s: Gouache) -> None:
    """Paint the smith behind the tub, lit from below, both arms down to the grip of the sword."""
    ink, key = s.ink, s.key
    light, rim = (-0.5, 1), "#ffd9a0"
    head = profile(97, 71, 25, -1, 8, nose=0.85, neck=0.22)
    hair = outline(
        *((87, 62), (86, 54, 97, 54), (112, 56, 111, 72), (110, 82, 104, 84), (99, 80, 101, 72), (98, 64, 87, 62)),
    )
    band = outline((86.4, 63.6), (97, 58, 111.6, 66), (111.6, 71), (98, 63, 86, 68))
    body = outline(
        (92, 96), (100, 88, 110, 90), (124, 96, 130, 112), (130, 176), (76, 176), (84, 140, 84, 116), (84, 102, 92, 96)
    )
    apron = both(
        body, outline((92, 98), (100, 110, 112, 92), (122, 96, 130, 120), (130, 176), (70, 176), (84, 130, 92, 98))
    )
    s.figure(
        [
            [(limb((113, 92, 5), (104, 96, 6)), umber(0.14)), (body, umber(0.22))],
            [(apron, mix(key, ink, 0.3)), (both(apron, box(104, 90, 134, 180)), mix(key, ink, 0.6))],
            [
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.56)),
                (both(head.head, polygon((84, 76), (100, 80), (104, 90), (80, 90))), umber(0.86)),
                (head.eye, ink),
            ],
            [(oval(108, 59, 7, 6, 30), ink), (hair, ink)],
            [(band, key)],
        ],
        rim,
        light,
        1.2,
    )
    s.stroke([(86.4, 65.6), (89, 63.6, 93.6, 65.6)], ink, 1.0)


def _steam(s: Gouache) -> None:
    """Paint the steam: plumes that are bright at the water and thin out as they rise."""
    haze, mid = s.haze, s.mid
    plumes = (
        (
            (38, 132),
            (30, 116, 42, 104),
            (52, 92, 42, 78),
            (36, 66, 46, 50),
            (50, 42, 46, 30),
            (60, 40, 54, 56),
            (50, 68, 56, 80),
            (64, 94, 56, 108),
            (52, 120, 60, 132),
        ),
        (
            (54, 134),
            (50, 118, 60, 106),
            (72, 92, 62, 78),
            (58, 62, 66, 46),
            (68, 40, 66, 30),
            (82, 44, 74, 60),
            (70, 72, 78, 86),
            (86, 100, 78, 112),
            (74, 122, 82, 134),
        ),
    )
    for start, *curves in plumes:
        plume = outline(start, *curves)
        s.wash(plume, (0, 136), (0, 40), ["#fff4dc", haze, mix(haze, mid, 0.2)], [0.95, 0.46, 0.04], [0, 0.4, 1])
        s.stipple(plume, "#fff4dc", (60, 130), (60, 88), 0.5, 0.0)


def _tub(s: Gouache) -> None:
    """Paint the tub of staves and its water, white round the blade."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    tub = outline((32, 136), (36, 176), (108, 176), (114, 136))
    s.figure([[(tub, mix(ink, deep, 0.55))]], mix(mid, haze, 0.3), (0, -1), 0.8)
    for x in (42, 54, 66, 78, 90, 102):
        s.stroke([(73 + (x - 73) * 1.06, 140), (73 + (x - 73) * 0.92, 174)], ink, 1.0)
    s.fill(polygon((33.4, 153), (112, 153), (111.4, 158), (34, 158)), mix(ink, s.key, 0.35))
    s.fill(oval(73, 136, 42, 9.6), mix(mid, haze, 0.3))
    s.fill(oval(73, 136, 38.6, 7.8), mix(ink, deep, 0.5))
    water = oval(73, 136.6, 38.6, 7.4)
    with s.clipped(water):
        for r, tone in ((32, mix(mid, deep, 0.3)), (23, mix(mid, haze, 0.5)), (13, "#fffdf2")):
            s.fill(oval(68, 136.6, r, r * 0.24), tone)
    for x, y, r in ((52, 134, 2.2), (58, 138, 1.5), (84, 135, 2.0), (91, 138, 1.4), (78, 139.4, 1.6), (45, 137, 1.3)):
        s.line(oval(x, y, r), "#fff0d2", 0.8)


def _hot_sword(s: Gouache) -> None:
    """Paint the sword, its blade white-hot down into the water, the smith's fists on the grip, the ruby its pommel."""
    ink, key = s.ink, s.key
    with s.moved(68, 62, 1, 90):
        blade = polygon((40, -5.4), (72, -4.6), (72, 4.6), (40, 5.4))
        s.fill(placed(blade, -40 * 0.3, 0, 1.3, 0, False, 2.0), "#ffb45e", 0.4)
        s.fill(blade, "#ffd27a")
        s.fill(polygon((40, -3), (73, -2.6), (73, 2.6), (40, 3)), "#fffef8")
        s.figure([[(taper((6, 0), 2.6, (38, 0), 2.4), mix(ink, key, 0.4))]], "#ffc46a", (0.4, 1), 0.7)
        s.figure([[(box(36, -15, 41, 15, 2.2), mix("#ffc46a", ink, 0.18))]], "#fff3d2", (1, 0.2), 1.0)
    arm = join(limb((110, 104, 8.0), (99, 124, 6.2)), limb((99, 124, 6.2), (90, 108, 5.6), (79, 90, 3.8)))
    s.figure([[(arm, umber(0.34)), (both(arm, placed(arm, -3.4, 2.6)), umber(0.54))]], "#ffe2b0", (-0.6, 0.8), 1.3)
    hand(s, grip(68, 84, 0.6, -68), umber(0.62), EMBER, (-0.4, 1), 0.8)
    s.fill(oval(68, 59.6, 9.6), ink)
    s.figure([[(oval(68, 59.6, 8.8), "#e2963a")]], "#fff3d2", (-0.6, -1), 1.2)
    s.gem(RUBY, 68, 58, 9.4, 0, 1.9)


def ruby_setting(s: Gouache) -> None:
    """A goldsmith behind the anvil swings the hammer at a ring on the horn; its glow and its sparks light the workshop."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.45))
    shape = [(turn, (1.0, 0.86, 1.08, 0.92)[at % 4]) for at, turn in enumerate(range(-170, 190, 30))]
    tones = [mix(deep, ink, 0.15), mix(deep, mid, 0.45), mid, mix(mid, haze, 0.45), mix(haze, mid, 0.1)]
    s.facets(54, 90, [92, 78, 64, 48, 28], tones, shape, 0.7)
    # pliers and files hang from a bar on the wall
    s.fill(box(-4, 46, 66, 48.4), mix(ink, deep, 0.2))
    for x, long in ((38, 15), (45, 10), (51, 18), (58, 12)):
        s.fill(join(taper((x, 47), 1.5, (x, 47 + long), 0.8), oval(x, 50, 2.2)), mix(ink, deep, 0.3))
    _goldsmith(s)
    s.line(oval(51, 113, 6.4, 12.6, 6), "#e2762e", 3.4)
    _horned_anvil(s)
    # the ring round the horn, hot, with its ruby, and the sparks that fly from it
    s.stroke([(53, 101), (43, 101, 44.4, 113), (45, 125, 51, 125.6)], "#ffb44e", 3.6)
    s.stroke([(52, 101.6), (43.6, 102, 44.6, 113)], "#fff2c4", 1.3)
    for turn, long in ((-172, 15), (-156, 26), (-140, 21), (-124, 32), (-106, 24), (-88, 34), (-70, 22), (-52, 25)):
        start, end = around(51, 94, 12, turn), around(51, 94, 12 + long, turn)
        s.fill(taper(start, 0.9, end, 0.25), "#fffbe6")
        s.fill(oval(*around(51, 94, 15 + long, turn + 3), 0.9), "#fffbe6")
    s.gem(RUBY, 51, 93, 10.4, 0, 1.7)
    for start, end in (((80, 105), (57, 105)), ((80, 109), (57, 114))):
        s.figure([[(limb((*start, 1.5), (69, 107, 1.9), (*end, 1.3)), mix(ink, key, 0.3))]], "#ffd9a0", (-0.8, -1), 0.7)
    hand(s, grip(80, 107, 0.5, -82), umber(0.62), EMBER, (-0.8, -0.6), 0.7)


def _goldsmith(s: Gouache) -> None:
    """Paint the goldsmith in profile behind the anvil: one arm at the ring, the other up with the hammer, elbow bent."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#ffe2b0", (-1, 0.2)
    head = profile(86, 77, 23, -1, 10, nose=0.9, neck=0.22)
    hair = outline(
        *((80, 67), (82, 62, 91, 63), (101, 65, 100, 78), (99, 86, 94, 88), (91, 84, 92, 78), (90, 70, 80, 67)),
    )
    beard = outline(
        *((77.4, 85), (80, 82.4, 84, 83), (88, 79, 90, 77), (93, 82, 90, 88), (84, 94, 79, 91), (76.6, 88, 77.4, 85)),
    )
    shirt = outline((84, 100), (90, 92, 101, 93), (114, 98, 118, 112), (122, 176), (74, 176), (78, 118, 84, 100))
    apron = both(shirt, outline((80, 106), (90, 112, 97, 96), (103, 110, 106, 176), (70, 176)))
    s.figure(
        [
            [(shirt, mix(haze, deep, 0.3)), (both(shirt, box(100, 80, 130, 176)), mix(deep, haze, 0.25))],
            [(apron, key), (both(apron, box(92, 90, 120, 180)), mix(key, ink, 0.4))],
            [
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.56)),
                (both(head.head, head.wedge), umber(0.84)),
                (head.eye, ink),
            ],
            [(beard, mix(ink, deep, 0.3))],
            [(hair, mix(ink, deep, 0.2))],
            [(limb((94, 103, 6.6), (106, 116, 5.4), (90, 108, 4.2)), mix(haze, deep, 0.2))],
        ],
        rim,
        light,
        1.2,
    )
    head_of_hammer = placed(
        join(box(-11, -5, 8, 5, 1.4), polygon((7, -4.6), (15, -1.6), (15, 1.6), (7, 4.6))), 84, 50, 1, 118
    )
    s.figure([[(taper((111, 63), 2.0, (84, 50), 1.8), mix(haze, ink, 0.45))]], rim, (-0.3, 1), 0.8)
    s.figure([[(head_of_hammer, mix(key, ink, 0.45))]], "#fff6dc", light, 1.2)
    upper = limb((104, 102, 7.0), (115.6, 84, 5.6))
    fore = limb((115.4, 84, 5.0), (108.6, 66, 3.6))
    s.figure(
        [[(fore, umber(0.5))], [(upper, mix(haze, deep, 0.24)), (drape(upper, 112, -4, 20), mix(haze, deep, 0.05))]],
        rim,
        light,
        1.2,
    )
    hand(s, grip(105.6, 60.4, 0.52, 26), umber(0.6), EMBER, light, 0.7)


def _horned_anvil(s: Gouache) -> None:
    """Paint the anvil from its side, the horn to the left, on its block."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    block = polygon((62, 146), (112, 146), (116, 176), (58, 176))
    s.figure(
        [[(block, mix(deep, ink, 0.35)), (both(block, box(88, 140, 120, 180)), mix(ink, deep, 0.4))]],
        mid,
        (-1, -0.2),
        0.9,
    )
    iron = outline(
        *((33, 113), (50, 106.6, 68, 107), (112, 107), (112, 117), (106, 122, 100, 124), (98, 134, 108, 139)),
        *((112, 147), (62, 147), (66, 139), (78, 134, 74, 126), (68, 123, 60, 122), (44, 120, 33, 113)),
    )
    s.figure(
        [[(iron, mix(ink, key, 0.22)), (both(iron, box(30, 100, 120, 112)), mix(key, haze, 0.1))]],
        "#ffd9a0",
        (-0.7, -1),
        1.2,
    )
    s.stipple(iron, mix(deep, mid, 0.6), (46, 118), (84, 130), 0.55, 0.0)
    s.fill(box(96, 107, 102, 110), ink)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-20": Picture(
        ruby_cask,
        ((66, 113), (66, 68), (72, 140), (66, 92)),
        "draws wine",
        "cellar",
        "candle through a glass of wine",
        seed=11,
    ),
    "b2-19": Picture(
        ruby_blade,
        ((68, 58), (90, 70), (68, 79), (68, 110), (68, 134)),
        "quenches a sword",
        "tub before a forge",
        "hot blade below steam",
        seed=51,
    ),
    "b2-22": Picture(
        ruby_setting,
        ((51, 93), (82, 78), (84, 50), (105, 60)),
        "hammers a setting",
        "anvil of a goldsmith",
        "hot ring and its sparks",
        seed=60,
    ),
}
