"""Pictures of the first four red cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.profiles import BUN, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _stage(s: Impact) -> None:
    """Paint a stage with its curtain down: folds of wine and red, a fringe of gold, the boards at the foot."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    for x in range(-10, 130, 17):
        s.fill(ribbon([(x, -8, 4.0), (x + 2, 60, 4.8), (x - 1, 150, 5.6)]), s.deep)
        s.fill(ribbon([(x - 1.6, -8, 1.2), (x + 0.2, 60, 1.6), (x - 3, 150, 2.0)]), s.mid)
    s.fill(box(-4, 128, 124, 131), "#ffc83a")
    s.fill(box(-4, 131, 124, 134), "#b8500e")
    s.fill(box(-4, 134, 124, 172), mix(s.deep, s.ink, 0.65))
    s.dots(box(-4, -4, 124, 130), s.ink, (80, 80), (20, 0), 0.0, 0.6)


def _singer(s: Impact) -> None:
    """Paint a singer from the side, close, the head thrown back and the mouth wide open, in pearls and a comb."""
    skin, dim = ("#f2b27e", "#8c3c34"), mix(s.accent, s.ink, 0.6)
    gown = svg("M-9 110 C4 98 22 96 36 103 C48 110 55 130 57 172 H-9 Z")
    s.solid(gown, (mix(s.accent, "#ffffff", 0.6), s.accent, dim), (0.9, -0.5), 9.0, 2.4)
    profile(s, 25, 66, 2.55, skin, (BUN, mix(s.ink, s.deep, 0.3), s.mid), turn=-20, flip=True, singing=True)
    for turn in (-34, -14, 6):
        tooth = placed(box(-1.2, -10, 1.2, 0, 1), 19, 45, 1.0, turn)
        s.inked([(tooth, "#ffc83a")], 1.2, (0.2, 0.3))
    s.inked([(polygon((19, 79), (23, 86), (19, 94), (15, 86)), s.accent)], 1.3, (0.3, 0.4))
    for number in range(8):
        x, y = 8 + number * 4.8, 101 + 7.4 * math.sin(math.pi * number / 7)
        s.inked([(oval(x, y, 3.1), "#fff4d8")], 1.1, (0.3, 0.4))


def _note(s: Impact) -> None:
    """Paint the rings of a note that widen from the singer's mouth to the glass."""
    for number in range(4):
        r = 8 + 5.4 * number
        ring = [around(44, 71, r, -42 + 9.6 * k) for k in range(10)]
        band = ribbon(
            [(x, y, 0.4 + (1.7 - 0.2 * number) * math.sin(math.pi * k / 9)) for k, (x, y) in enumerate(ring)], 6
        )
        s.fill(band, "#ffffff" if number < 2 else s.light)


def _bursting_glass(s: Impact) -> None:
    """Paint a goblet that bursts: foot and stem whole, the bowl in shards, the wine flung out with them."""
    s.flash(86, 72, 31, 13, s.key, seed=8, squeeze=0.95)
    s.flash(86, 72, 24, 13, "#ffffff", seed=8, squeeze=0.95)
    s.fill(oval(84, 140, 20, 2.6), s.ink)
    foot = svg(
        "M66 138 C68 133 78 132 81 127 C82.500 120 82.500 112 82 104 H88 C87.500 112 87.500 120 89 127 C92 132 102 133 104 138 C92 141 78 141 66 138 Z"
    )
    s.inked([(foot, s.light)], 1.8, (0.7, 0.9))
    s.fill(both(foot, svg("M85 100 H110 V142 H92 C96 134 86 130 85 120 Z")), s.key)
    bowl = svg("M64 80 L69 76 L74 84 L81 78 L88 85 L95 78 L100 84 L106 78 C105 92 97 105 85 106 C73 105 65 94 64 80 Z")
    wine = both(bowl, box(60, 90, 110, 108))
    s.fill(bowl, "#ffffff", 0.4)
    s.fill(wine, s.mid)
    s.dots(wine, s.deep, (78, 92), (100, 102), 0.0, 0.8, pitch=2.4)
    s.fill(both(bowl, oval(85, 90.4, 20.4, 3.2)), s.key)
    s.line(bowl, s.ink, 2.2)
    s.stroke([(66, 80), (85, 73, 104, 79)], "#ffffff", 1.0)
    s.fill(ribbon([(68, 84, 0.4), (71, 95, 1.7), (77, 101, 0.4)]), "#ffffff")
    crown = svg(
        "M67 91 C70 88 70.600 84 69 79.600 C74 81 76 85.600 78.600 85.600 C81.600 85 82.600 79 84.600 74.600 C87 79 88 85 91 85.600 "
        "C94 85.600 95.600 81 101 79.600 C99.400 84 100 88 103 91 Z"
    )
    drop = svg("M0 -9 C1.500 -4 5 -1 5 3.400 C5 6.400 2.800 8 0 8 C-2.800 8 -5 6.400 -5 3.400 C-5 -1 -1.500 -4 0 -9 Z")
    drops = (placed(drop, 84, 59, 0.9, 6), placed(drop, 71, 66, 0.62, -34), placed(drop, 99, 68, 0.7, 36))
    for splash in (crown, *drops):
        s.inked([(splash, s.mid)], 1.5, (0.4, 0.6))
        s.fill(cut(splash, placed(splash, 2.0, 1.4)), s.key)
    shards = (
        ((61, 66), (70, 70), (66, 78), (60, 76)),
        ((58, 52), (66, 48), (68, 58)),
        ((73, 44), (79, 38), (80, 48), (75, 52)),
        ((92, 46), (98, 48), (94, 56)),
        ((104, 62), (113, 58), (112, 70), (106, 71)),
        ((108, 80), (117, 82), (113, 92)),
        ((54, 84), (60, 84), (58, 93)),
        ((110, 46), (115, 50), (109, 53)),
    )
    for number, corners in enumerate(shards):
        shard = polygon(*corners)
        s.inked([(shard, "#ffffff")], 1.3, (0.4, 0.6))
        s.fill(both(shard, placed(shard, 2.4, 2.2)), s.accent if number in (1, 4, 6) else s.key)
    for x, y, r in (
        (70, 52, 1.7),
        (98, 40 + 14, 1.4),
        (76, 34, 1.3),
        (116, 74, 1.6),
        (102, 94, 1.4),
        (64, 100, 1.3),
        (86, 42, 1.9),
    ):
        s.fill(oval(x, y, r), s.mid)


def crystal(s: Impact) -> None:
    """A singer's note bursts a crystal glass. At the opera; light: the flash in the glass."""
    _stage(s)
    s.pool(88, 76, ((56, s.mid), (44, s.key), (33, s.light)))
    _singer(s)
    _note(s)
    with s.moved(1.0, 5.0, 1.0, about=(86.0, 90.0)):
        _bursting_glass(s)


def _card(s: Impact, x: float, y: float, size: float, turn: float, pips: int) -> None:
    """Paint a playing card with one to five hearts, or with 0 its back."""
    with s.moved(x, y, size, turn):
        s.inked([(box(-7, -10, 7, 10, 1.4), "#ffffff")], 1.5, (0.5, 0.9))
        if not pips:
            s.fill(box(-5.2, -8.2, 5.2, 8.2, 0.8), s.accent)
            for at in (-4, 0, 4):
                s.stroke([(-5, at - 3), (5, at + 3)], "#ffffff", 0.9)
            return
        heart = svg(
            "M0 3.600 C-4.600 0 -4 -3.600 -1.800 -3.400 C-0.600 -3.300 0 -2.200 0 -1.600 C0 -2.200 0.600 -3.300 1.800 -3.400 C4 -3.600 4.600 0 0 3.600 Z"
        )
        places = {
            1: ((0, 0, 1.35),),
            2: ((0, -4.6, 0.9), (0, 4.6, 0.9)),
            3: ((0, -5.4, 0.75), (0, 0, 0.75), (0, 5.4, 0.75)),
            5: ((-3, -5, 0.66), (3, -5, 0.66), (0, 0, 0.66), (-3, 5, 0.66), (3, 5, 0.66)),
        }
        for at, low, scale in places[pips]:
            s.fill(placed(heart, at, low, scale), s.mid)


def _stage_in_a_spot(s: Impact) -> None:
    """Paint a stage: folds of a curtain in the dark, the cone of a follow spot from the upper left, its pool at the right."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for x in range(-2, 124, 14):
        s.fill(
            svg(f"M{x} -4 H{x + 8} C{x + 10} 50 {x + 6} 90 {x + 9} 128 H{x - 1} C{x + 2} 90 {x - 2} 50 {x} -4 Z"),
            mix(s.ink, s.deep, 0.85),
        )
    s.fill(polygon((6, -4), (40, -4), (126, 130), (22, 130)), s.deep)
    s.fill(polygon((12, -4), (34, -4), (118, 130), (34, 130)), mix(s.deep, s.mid, 0.7))
    s.fill(polygon((16, -4), (29, -4), (108, 130), (48, 130)), s.mid)
    s.halo(ALL, s.ink, 70, 78, 52, 104, 0.0, 0.75)
    s.fill(box(-4, 128, 124, 172), mix(s.ink, s.deep, 0.6))
    s.pool(78, 138, ((54, s.deep), (46, s.mid), (36, s.key), (25, s.light)), 0.2)
    for x in (-4, 24, 52, 80, 108):
        s.fill(svg(f"M{x} 158 C{x + 2} 150 {x + 14} 150 {x + 16} 158 Z"), s.ink)


def _rabbit(s: Impact) -> None:
    """Paint a white rabbit in its leap to the left out of (78, 104), a wand in its paws, lit from the upper left."""
    fur = ("#ffffff", "#fff4ea", mix(s.key, s.light, 0.35))
    for spine in (
        [(60, 46, 3.4), (70, 34, 5.6), (80, 25, 5.2), (90, 22, 1.0)],
        [(54, 43, 3.4), (58, 28, 5.8), (66, 15, 5.2), (74, 8, 1.0)],
    ):
        ear = ribbon(spine)
        s.solid(ear, fur, (-0.8, -0.6), 3.0, 2.0)
        s.fill(ribbon([(x + 0.6, y + 0.8, r * 0.42) for x, y, r in spine]), s.key)
    far = join(taper((62, 86), 6.4, (46, 82), 4.6), oval(43.4, 82, 5.4, 5.0))
    s.inked([(far, fur[2])], 2.0, (0.3, 0.7))
    body = svg("M56 64 C70 56 86 66 92 82 C96 94 96 104 94 114 H62 C54 104 48 90 48 78 C48 72 51 67 56 64 Z")
    s.solid(body, fur, (-0.8, -0.6), 12.0, 2.4)
    s.dots(body, s.mid, (74, 92), (94, 104), 0.0, 0.6, pitch=2.4)
    thigh = svg("M70 100 C70 90 78 84 86 88 C92 92 94 102 92 114 H72 Z")
    s.line(thigh, s.ink, 1.4)
    bow = join(svg("M56 72 L46 66 V80 Z"), svg("M56 72 L66 64 L68 79 Z"), oval(56, 72, 3.4))
    head = svg("M35 56 C34 44 42 36 53 37 C63 37 70 46 68 56 C66 66 57 71 49 70 C41 69 36 64 35 56 Z")
    s.solid(head, fur, (-0.8, -0.6), 6.0, 2.3)
    s.inked([(placed(bow, 0, 2), s.accent)], 1.6, (0.3, 0.6))
    s.fill(oval(56, 74, 1.8), "#a8efe2")
    muzzle = svg("M34 56 C33 51 38 48 44 50 C51 51 54 56 52 61 C50 67 43 69 39 66 C36 64 34 60 34 56 Z")
    s.fill(muzzle, "#ffffff")
    s.stroke([(47, 68), (54, 64, 52, 57)], fur[2], 1.3)
    s.fill(oval(50, 46.6, 4.0, 5.0), s.ink)
    s.fill(oval(48.6, 44.4, 1.7), "#ffffff")
    s.fill(oval(51.4, 49.0, 0.9), "#ffffff")
    s.stroke([(45, 39.6), (49, 37.6, 54, 39.8)], s.ink, 1.3)
    s.inked(
        [
            (
                svg(
                    "M33.500 54 C34.500 51.500 39 51.500 39.600 54 C39 57 36.600 58 35.600 57.600 C34.500 57 33.500 55.600 33.500 54 Z"
                ),
                s.mid,
            )
        ],
        1.1,
        (0.1, 0.2),
    )
    s.stroke([(36.6, 58.6), (38, 63.6, 43, 62.6)], s.ink, 1.4)
    s.inked([(svg("M38.500 63 H43 L42.200 67.500 H39.600 Z"), "#ffffff")], 0.9, (0.1, 0.2))
    s.fill(oval(58, 58, 4.0, 2.8), s.key)
    for points in ([(44, 57), (53, 54)], [(44, 59.6), (53, 60)]):
        s.stroke(points, s.ink, 0.9)
    wand = polygon((26, 106), (29.4, 108), (51, 75), (47.6, 73))
    s.inked([(wand, s.ink)], 1.4, (0.2, 0.4))
    for points in (
        ((26, 106), (29.4, 108), (33, 102.4), (29.6, 100.4)),
        ((51, 75), (47.6, 73), (44.2, 78.2), (47.6, 80.2)),
    ):
        s.inked([(polygon(*points), "#ffffff")], 1.2, (0.2, 0.4))
    near = join(taper((66, 94), 7.0, (44, 90), 5.0), oval(41, 90.4, 6.4, 5.6))
    s.solid(near, fur, (-0.6, -0.8), 4.0, 2.0)
    for x in (37.6, 41.4):
        s.stroke([(x, 92.6), (x - 0.8, 95.4)], s.ink, 1.2)


def _tilted_hat(s: Impact) -> None:
    """Paint the hat about the middle of its mouth, upright, the brim before what leaves it."""
    hat = svg("M-28 2 C-26 16 -23 30 -22 38 C-12 43 12 43 22 38 C23 30 26 16 28 2 Z")
    s.inked([(hat, s.ink)], 2.0)
    with s.clipped(hat):
        s.fill(svg("M-28 0 C-26 16 -22 32 -21 42 L-13 43 C-16 28 -20 14 -20 0 Z"), s.key)
        s.fill(svg("M-32 8 C-18 18 18 18 32 8 V18 C18 28 -18 28 -32 18 Z"), s.accent)
        s.fill(svg("M-32 8 C-24 14 -18 16 -14 16 L-12 26 C-18 25 -26 22 -32 18 Z"), "#a8efe2")
        s.dots(hat, s.ink, (2, 20), (26, 22), 0.0, 0.95, pitch=2.4)
    brim = cut(oval(0, 0, 39, 10), oval(0, -1.6, 28, 6.0))
    front = both(brim, box(-50, -1.6, 50, 30))
    s.inked([(front, s.ink)], 2.0, (0.4, 1.2))
    s.rim([front], s.light, (-0.6, 1.0), 1.6)


def mysterio(s: Impact) -> None:
    """A rabbit leaps out of a top hat and makes off with the wand. Diagonal; light: a follow spot from the upper left."""
    _stage_in_a_spot(s)
    s.fill(svg("M60 140 C76 133 108 136 124 142 V150 H66 Z"), s.ink)
    mouth = oval(0, 0, 39, 10)
    with s.moved(83.0, 103.0, turn=16.0):
        s.inked([(mouth, s.ink)], 2.0, (0.4, 1.0))
        s.rim([mouth], s.light, (-0.6, -1.0), 1.4)
        s.fill(oval(0, -1.6, 28, 6.0), s.deep)
    _rabbit(s)
    with s.moved(83.0, 103.0, turn=16.0):
        _tilted_hat(s)
    for x, y, size, turn, pips in ((98, 66, 0.95, 24, 1), (107, 88, 0.8, 58, 0), (98, 46, 0.7, -14, 3)):
        _card(s, x, y, size, turn, pips)
    for x, y, r in ((30, 84, 6), (24, 112, 4.4), (40, 112, 3.6)):
        s.glint(x, y, r, "#fff2e2")


def _socket(s: Impact) -> None:
    """Paint a wall of tiles, and in it a socket from the right: plate, well and two holes that glow."""
    s.fill(ALL, mix(s.ink, s.deep, 0.7))
    for r, tone in ((140, s.deep), (112, s.mid), (76, s.key), (48, s.light)):
        s.flash(61, 68, r, 12, tone, seed=9, hollow=0.46, turn=20)
    for at in range(-8, 170, 24):
        s.stroke([(at, -4), (at, 172)], s.deep, 1.4, 0.6)
        s.stroke([(-4, at), (124, at)], s.deep, 1.4, 0.6)
    s.fill(polygon((92, 84, 4), (112, 88, 4), (130, 112), (126, 136), (104, 122, 4)), mix(s.ink, s.deep, 0.5))
    plate = polygon((28, 34, 4), (66, 30, 4), (68, 82, 4), (28, 88, 4))
    s.fill(placed(plate, 5, 6), s.ink)
    s.inked([(plate, s.light)], 2.6, (1.0, 1.6))
    s.dots(plate, s.key, (46, 62), (30, 90), 0.0, 0.85)
    s.inked([(oval(48, 59, 16.5, 19, -4), s.key)], 2.0, (0.4, 0.8))
    s.fill(oval(49.4, 60.5, 14, 16.6, -4), mix(s.key, s.light, 0.6))
    for y in (51, 68):
        s.fill(oval(45, y, 4.2, 5.0, -4), s.ink)
        s.rim([oval(45, y, 4.2, 5.0, -4)], s.accent, (-1.0, 0.0), 1.4)
    for x, y in ((33, 38), (33, 83)):
        s.fill(oval(x, y, 1.8), s.deep)


def electro(s: Impact) -> None:
    """A plug leaps out of its socket, its cord lashes behind it. Diagonal, close; light: the spark between the two."""
    _socket(s)
    cord = [(115, 105), (127, 119, 106, 132), (92, 145, 74, 134), (58, 124, 46, 136), (36, 148, 30, 164)]
    for tone, wide in ((s.ink, 11.0), (s.deep, 6.4)):
        s.stroke(cord, tone, wide)
    s.stroke(
        [(114, 103), (125, 117, 105, 130), (92, 142, 75, 131), (59, 121, 46, 133), (36, 144, 28, 164)], "#8fe0d2", 1.5
    )
    spark = [(50, 58), (58, 60), (55, 67), (65, 66), (62, 73), (71, 73)]
    s.flash(61, 67, 31, 11, s.accent, seed=5, hollow=0.42, squeeze=0.8, turn=30)
    s.flash(61, 67, 22, 11, "#ffffff", seed=5, hollow=0.5, squeeze=0.8, turn=30)
    for tone, wide in ((s.ink, 6.6), (s.accent, 5.0), ("#ffffff", 3.0)):
        s.stroke(spark, tone, wide)
    with s.moved(93.0, 91.0, 0.94, turn=33.0):
        for y in (-8.5, 8.5):
            prong = box(-31, y - 2.6, -14, y + 2.6, 1.6)
            s.inked([(prong, "#ffe6dc")], 1.9, (0.4, 0.8))
            s.fill(box(-30, y - 2.0, -15, y - 0.4, 0.8), "#ffffff")
            s.fill(box(-22, y - 2.6, -14, y + 2.6), s.ink)
        body = svg(
            "M-15 -18 C-15 -20 -13 -21 -11 -21 H-4 C6 -20 14 -12 20 -7 H26 V7 H20 C14 12 6 20 -4 21 H-11 C-13 21 -15 20 -15 18 Z"
        )
        s.inked([(body, s.light)], 3.0, (1.2, 1.6))
        with s.clipped(body):
            s.fill(box(-16, 5, 30, 24), s.key)
            s.fill(box(-16, 13, 30, 24), s.deep)
            s.fill(box(-16, -24, -9, 24), "#fff6ee")
            s.dots(body, s.mid, (2, 2), (5, 14), 0.0, 0.8, pitch=2.4)
            s.stroke([(-9, -22), (-9, 22)], s.ink, 1.5)
            for x in (1, 7, 13):
                s.stroke([(x, -9 + x * 0.3), (x, 9 - x * 0.3)], s.ink, 2.0)
        for x in (23, 28):
            s.inked([(box(x - 1.6, -6, x + 2.4, 6, 1), s.accent)], 1.5, (0.3, 0.5))


def _tea_table(s: Impact) -> None:
    """Paint a tea table before a window: its panes bright, the wall dark, the cloth in folds to the floor."""
    s.fill(ALL, mix(s.deep, s.ink, 0.35))
    s.fill(box(20, -4, 96, 98), mix(s.deep, s.ink, 0.8))
    for left, right in ((24, 56), (60, 92)):
        for top, foot in ((-4, 40), (44, 94)):
            s.fill(box(left, top, right, foot), mix(s.key, s.light, 0.5))
            s.fill(polygon((left, top), (right, top), (left, foot)), s.light)
    s.fill(ribbon([(104, -8, 12), (108, 40, 10), (102, 112, 15)]), s.deep)
    s.fill(ribbon([(112, -8, 3), (115, 40, 3), (111, 112, 4)]), s.mid)
    s.fill(ribbon([(6, -8, 14), (2, 40, 12), (10, 112, 17)]), s.deep)
    s.fill(ribbon([(12, -8, 3), (8, 40, 3), (16, 112, 4)]), s.mid)
    s.fill(box(-4, 112, 124, 172), s.light)
    s.fill(box(-4, 134, 124, 172), s.key)
    for x in range(-4, 124, 14):
        s.fill(polygon((x, 134), (x + 7, 134), (x + 9, 172), (x - 3, 172)), s.light)
    s.fill(box(-4, 133, 124, 135.4), mix(s.deep, s.mid, 0.5))


_JELLY: Final = svg(
    "M38 126 C36 104 40 82 46 66 C48 58 54 55 59 57 C62 52 69 51 73 55 C77 51 84 52 87 58 C92 58 97 62 98 68 C103 84 107 104 105 126 "
    "C100 131 94 131 90 127 C86 132 78 132 74 127.500 C69 132 61 132 57 127.500 C52 131 43 131 38 126 Z"
)
"""A jelly from a fluted mould."""


def _quaking_jelly(s: Impact) -> None:
    """Paint a red jelly that sways on its plate, the window's light in its body, cream and a cherry jumping off it."""
    plate = oval(72, 129, 46, 10)
    s.fill(oval(74, 137, 46, 8), s.mid)
    s.inked([(plate, s.accent)], 2.4, (0.4, 1.6))
    s.fill(oval(72, 127.6, 41, 7.4), mix(s.accent, s.ink, 0.45))
    s.stroke([(30, 133), (72, 142, 114, 133)], "#8ee6d2", 1.6)
    for shift, turn, wide in ((-16, -9, 2.2), (-8, -5, 3.0), (8, 9, 3.0), (16, 13, 2.2)):
        side = placed(_JELLY, 0, 0)
        with s.moved(shift * 0.5, 0, turn=turn, about=(72, 128)), s.clipped(box(-4, 46, 124, 120)):
            s.line(side, s.key if wide < 2.3 else s.mid, wide)
    with s.moved(turn=3.0, about=(72, 128)):
        s.inked([(_JELLY, s.mid)], 2.8, (0.8, 1.4))
        with s.clipped(_JELLY):
            s.fill(cut(_JELLY, placed(_JELLY, -9, -4)), s.deep)
            s.fill(
                svg("M50 116 C48 94 52 76 60 66 C66 60 76 60 80 68 C88 82 90 100 88 116 C76 122 60 122 50 116 Z"), s.key
            )
            s.fill(
                svg("M56 104 C54 88 58 76 64 70 C68 68 72 70 74 76 C78 86 79 96 77 104 C70 108 62 108 56 104 Z"),
                mix(s.key, s.light, 0.6),
            )
            for data in ("M59 58 C54 76 54 104 57 128", "M73 56 C72 78 73 104 74 128", "M87 59 C91 78 92 104 90 128"):
                s.line(svg(data), s.deep, 2.0)
            s.dots(_JELLY, s.deep, (76, 100), (104, 120), 0.0, 0.8, pitch=2.4)
            s.fill(ribbon([(45, 84, 0.8), (42, 100, 3.0), (42, 116, 1.0)]), "#ffffff")
            s.fill(oval(50, 66, 4.6, 3.0, -50), "#ffffff")
            s.fill(oval(66, 61, 3.6, 1.8, -14), "#ffffff")
    s.puff(
        [(66, 52, 7), (86, 54, 7), (76, 52, 8.4), (74, 45, 6.4), (80, 45, 5)],
        "#fffaf0",
        s.light,
        1.9,
        (-0.6, -0.8),
        s.key,
    )
    for tone, wide in ((s.ink, 4.0), (s.accent, 1.9)):
        s.line(svg("M66 24 C68 14 74 10 82 8"), tone, wide)
    s.inked([(oval(65, 30, 8.6, 8.2), s.mid)], 2.2, (0.6, 1.0))
    s.fill(cut(oval(65, 30, 8.6, 8.2), oval(62.6, 27.6, 8.6, 8.2)), s.deep)
    s.fill(oval(62, 26.6, 2.6, 1.8, -30), "#ffffff")
    for x, y, long in ((59, 41.5, 6), (65, 42.5, 5), (71, 41.5, 6)):
        s.stroke([(x, y - long), (x, y)], s.ink, 1.7)


def quake(s: Impact) -> None:
    """A jelly quakes on its plate until the cherry jumps. On a tea table; light: the window behind, through the jelly."""
    _tea_table(s)
    with s.moved(-1.0, -4.0, 0.88, about=(72.0, 128.0)):
        _quaking_jelly(s)
    s.drops([(50, 48, 2.0), (95, 46, 2.2), (43, 58, 1.5), (88, 42, 1.6)], "#fffaf0", 1.2, 20)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-25": Picture(
        crystal,
        ((44.0, 68.0), (86.0, 87.0), (71.0, 71.0)),
        "bursts at a note",
        "opera",
        "flash in the glass",
    ),
    "m1-26": Picture(
        electro,
        ((62.0, 68.0), (50.0, 58.0), (82.0, 88.0)),
        "leaps out of the wall",
        "kitchen wall",
        "spark between plug and socket",
    ),
    "m1-27": Picture(
        mysterio,
        ((46.0, 54.0), (40.0, 88.0), (76.0, 84.0), (84.0, 122.0)),
        "leaps out of a hat with the wand",
        "stage",
        "follow spot",
    ),
    "m1-28": Picture(
        quake,
        ((66.0, 40.0), (76.0, 60.0), (71.0, 96.0)),
        "sways until its cherry jumps",
        "tea table",
        "window through the jelly",
    ),
}
