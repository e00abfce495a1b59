"""Pictures of the emerald cards of level 1 of field and yard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FINE
from tools.art.base.figures import (
    Mood,
    drape,
    flank,
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.hair import TIED
from tools.art.base.pigments import MADDER, SAFFRON
from tools.art.base.props import leaf
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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
    thrown,
)


def emerald_root(s: Gouache) -> None:
    """Level 1: heels dug in, a girl hauls a carrot out by its leaves, before the low light under a tree; it has grown through a lost ring."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 108), [mix(mid, haze, 0.3), mix(haze, mid, 0.3), "#fffde6"], stops=[0, 0.45, 1])
    # the light comes in low, below the crown of a tree
    crown = outline(
        *((-6, 30), (-6, 74), (2, 80, 8, 70), (14, 74, 18, 62), (26, 68, 32, 56), (40, 62, 46, 51), (54, 58, 60, 48)),
        *((70, 54, 76, 46), (88, 52, 128, 44), (128, 30)),
    )
    s.fill(crown, mix(ink, deep, 0.35))
    for x, y, turn, long in (
        *((2, 72, 70, 15), (10, 66, 96, 12), (20, 60, 60, 14), (28, 56, 100, 11), (36, 54, 66, 13), (46, 48, 98, 12)),
        *((56, 46, 64, 12), (66, 46, 104, 9), (78, 43, 70, 10)),
    ):
        s.figure([[(leaf(x, y, long, 3.6, turn), mix(ink, deep, 0.35))]], mix(haze, mid, 0.2), (0.4, 1), 0.6)
    hills = outline((-4, 104), (16, 94, 36, 101), (58, 110, 80, 100), (104, 92, 124, 98), (124, 130), (-4, 130))
    s.plane(hills, mix(mid, deep, 0.1), mix(mid, haze, 0.6), 96, 126)
    hedge = outline(
        *(
            (88, 130),
            (86, 104, 93, 96),
            (92, 80, 102, 74),
            (104, 56, 116, 50),
            (120, 40, 128, 40),
            (128, 134),
            (88, 134),
        ),
    )
    s.fill(hedge, mix(ink, deep, 0.75))
    for x, y, turn in ((94, 94, 190), (97, 82, 214), (103, 70, 196), (109, 58, 220), (92, 106, 176)):
        s.fill(leaf(x, y, 8, 3.4, turn), mix(ink, deep, 0.75))
        s.fill(leaf(x + 3, y + 4, 7, 2.6, turn + 14), mix(deep, mid, 0.3))
    _cabbages(s)
    soil = outline((-4, 124), (20, 119, 40, 122), (72, 128, 128, 121), (128, 176), (-4, 176))
    s.figure([[(soil, mix(ink, deep, 0.55))]], mix(haze, mid, 0.15), (-0.2, -1), 0.9, clean=True)
    for y, wide in ((140, 1.2), (153, 1.8), (165, 2.2)):  # furrows
        s.fill(ribbon([(-4, y, wide), (40, y - 3, wide), (90, y + 3, wide), (128, y - 4, wide)], 8), ink)
    # the hole, its torn edge, and the shadow that she throws away from the sun
    s.fill(oval(48, 131, 17, 4.6), "#000000", 0.55)
    rim = outline(
        (29, 131), (34, 136, 40, 135), (50, 138, 58, 134), (66, 133, 67, 130), (72, 139, 52, 143), (32, 141, 29, 131)
    )
    s.figure([[(rim, mix(ink, deep, 0.5))]], mix(haze, mid, 0.2), (-0.2, -1), 0.8, clean=True)
    s.fill(outline((84, 146), (100, 141, 124, 144), (124, 152), (100, 152, 84, 146)), "#000000", 0.5)
    with s.moved(-6, 0):
        _root_puller(s)
    for x, y in ((59, 130), (63, 142)):  # the earth that her heels push up
        mound = outline((x - 9, y + 3), (x - 4, y - 4, x + 1, y - 3.4), (x + 5, y - 1, x + 6, y + 3))
        s.figure([[(mound, ink)]], mix(haze, mid, 0.2), (-0.6, -1), 0.8, clean=True)
    for x, y, r, turn in (
        (52, 124, 2.4, 10),
        (58, 120, 1.7, 40),
        (34, 122, 1.9, 70),
        (55, 129, 1.6, 20),
        (29, 128, 1.4, 50),
    ):
        clod = placed(polygon((-1, -0.4), (0.1, -1), (1, -0.2), (0.5, 0.9), (-0.7, 0.7)), x, y, r, turn)
        s.figure([[(clod, ink)]], mix(haze, mid, 0.2), (-1, -0.3), 0.4, clean=True)


def _cabbages(s: Gouache) -> None:
    """Paint a row of cabbages on the bed's edge, dark before the sun, their outer leaves edged by it."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for x, y, k in ((6, 122, 1.25), (24, 123, 1.0)):
        for turn, long in ((-150, 11), (-120, 13), (-90, 13), (-58, 13), (-28, 11)):
            s.figure(
                [[(leaf(x, y, long * k, 6.5 * k, turn), mix(ink, deep, 0.55))]], mix(haze, mid, 0.15), (1, -0.8), 0.6
            )
        s.figure([[(oval(x, y - 5 * k, 6 * k, 5.4 * k), mix(deep, mid, 0.2))]], mix(haze, mid, 0.1), (1, -0.8), 0.8)


def _carrot(s: Gouache) -> None:
    """Paint the carrot, its stalks, and round its middle the gold ring it has grown through, whose stone faces us."""
    ink, haze, key = s.ink, s.haze, s.key
    rim, light = mix(haze, "#fffde6", 0.6), (-1.0, -0.2)
    tone, middle, shade = "#ff8440", "#e8682c", mix("#c04a1c", ink, 0.3)
    x, y, turn = 78.4, 88.4, 40.0

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, 1, turn)

    root = outline(
        *((-8, 1), (-12.6, 4, -12.0, 12), (-9.6, 18, -9.4, 25), (-11, 30, -9.2, 36), (-4.6, 45, 1.2, 56)),
        *((3.8, 45, 7.6, 36), (10.4, 31, 9.2, 25), (9.8, 18, 12, 12), (12.4, 4, 8, 1), (0, -3.6, -8, 1)),
    )
    body = put(root)
    stalks = [taper((81 + at, 84.6), 1.6, (77.6 + at * 1.5, 88.6), 2.0) for at in (-2.4, 0, 2.4)]
    s.figure([[(stalk, mix(s.mid, s.deep, 0.3))] for stalk in stalks], rim, light, 0.6)
    s.figure(
        [[(body, shade), (cut(body, placed(body, 6.0, 1.6)), middle), (cut(body, placed(body, 2.6, 1.2)), tone)]],
        rim, light, 0.9, clean=True,
    )  # fmt: skip
    for u, v, long in ((-8.0, 6, 5), (-8.4, 11, 3.6), (8.2, 8, -5), (-6.4, 35, 3), (5.2, 37, -3.4), (8.0, 14, -3)):
        s.fill(put(taper((u, v), 0.5, (u + long, v + 0.8), 0.25)), mix(key, ink, 0.62))
    band = outline((-10.8, 20.4), (0, 26, 10.8, 20.4), (12, 24, 10.8, 28), (0, 33.6, -10.8, 28), (-12, 24, -10.8, 20.4))
    s.fill(placed(put(band), 0.4, 1.2), ink, 0.5)
    s.figure(
        [[(put(band), "#b8802a"), (cut(put(band), placed(put(band), 4.0, 2.0)), "#ffd873")]], "#fff6cc", light, 0.8
    )
    s.fill(put(oval(0, 27, 9.0, 10.4)), mix(ink, "#b8802a", 0.1))
    sine, cosine = 0.643, 0.766
    s.gem(EMERALD, x - 27 * sine, y + 27 * cosine, 10.8, turn - 16, 1.7, worn=True)


def _root_puller(s: Gouache) -> None:
    """Paint the girl hung back from her grip, her arms nearly straight, and the leaves that stand in the sun above her fists."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#fffde6", 0.6), (-1.0, -0.25)
    dark, warm = skin_tone(s, 0.26), skin_tone(s, 0.60)
    cream, shade = "#fff6da", mix("#fff2cc", deep, 0.42)
    x, y, h, tilt = 104.0, 71.0, 15.0, 12.0
    head = profile(x, y, h, -1, tilt, neck=0.3, build=CHILD, mood=Mood.GLAD)
    hair = placed(
        outline((0.36, -0.34), (0.1, -0.66, -0.40, -0.50), (-0.66, -0.1, -0.44, 0.32), (-0.2, 0.36, -0.1, 0.0), (0.1, -0.24, 0.36, -0.34)),
        x, y, h, tilt, True,
    )  # fmt: skip
    scarf = placed(
        outline((0.40, -0.28), (0.38, -0.66, -0.10, -0.66), (-0.6, -0.58, -0.56, -0.12), (-0.16, -0.34, 0.40, -0.28)),
        x, y, h, tilt, True,
    )  # fmt: skip
    plait = ribbon([(109.6, 75, 2.4), (115, 82, 2.8), (116, 93, 2.4), (113, 101, 0.6)], 8)
    dress = outline(
        *((98.6, 86), (103, 81.6, 110, 85), (115, 94, 113.6, 105), (117, 113, 117, 121)),
        *((106, 128, 91.6, 119), (96, 112, 99.6, 105), (95.6, 95, 98.6, 86)),
    )
    near = join(
        limb((105, 114, 6.0), (91.4, 126, 4.6), (76.4, 138, 2.8)), placed(shoe(0, 0, -1, 0.94), 75, 143.4, 1, 40)
    )
    far = join(
        limb((102, 112, 5.6), (87.4, 118, 4.2), (71, 124, 2.6)), placed(shoe(0, 0, -1, 0.88), 69.4, 128.4, 1, 44)
    )
    near_arm = limb((104.6, 90, 4.2), (95, 93, 3.3), (84, 88.4, 2.3))
    far_arm = limb((101, 88, 3.6), (91.6, 89, 2.8), (81.6, 83, 2.1))
    sleeve = taper((104.8, 89.6), 5.6, (99.6, 91.6), 4.7)
    belt = both(dress, polygon((94, 103), (118, 104), (118, 108), (94, 107)))
    for px, py, turn, long in ((70, 66, -134, 12), (74, 57, -114, 15), (80, 53, -92, 15), (87, 57, -68, 13)):
        s.fill(taper((81.6, 82), 1.2, (px, py), 0.7), mix(deep, mid, 0.3))
        for share, lean in ((0.2, 46), (0.2, -46), (0.55, 40), (0.55, -40), (0.95, 0)):
            at = (81.6 + (px - 81.6) * (0.4 + share * 0.62), 82 + (py - 82) * (0.4 + share * 0.62))
            blade = leaf(*at, long * (0.72 - share * 0.2), 3.3, turn + lean)
            s.figure([[(blade, mix(deep, mid, 0.25 + share * 0.5))]], mix(haze, mid, 0.1), light, 0.6)
    s.figure(
        [
            [(far, dark), (cut(far, placed(far, 2.0, 0.6)), mix(dark, warm, 0.5))],
            [(far_arm, mix(dark, warm, 0.3)), (small_hand(80.2, 82, 3.3, 210), mix(dark, warm, 0.6))],
            [(near, mix(dark, warm, 0.3)), (cut(near, placed(near, 2.6, 0.8)), warm)],
            [*hair_tones(s, plait, -1)],
            [
                *skin(s, head, 0.34, 0.62),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
                (scarf, mix(key, ink, 0.4)),
                (cut(scarf, placed(scarf, 6, 1)), key),
            ],
            [(dress, shade), (cut(dress, placed(dress, 12, 2.5)), cream), (belt, mix(deep, ink, 0.3))],
        ],
        rim,
        light,
        1.0,
    )
    _carrot(s)
    s.figure(
        [
            [(near_arm, mix(dark, warm, 0.4)), (cut(near_arm, placed(near_arm, 1.6, 1.4)), warm)],
            [(small_hand(82.4, 87.4, 3.6, 214), warm)],
            [(sleeve, shade), (cut(sleeve, placed(sleeve, 3.0, 1.0)), cream)],
        ],
        rim,
        light,
        0.9,
    )


def emerald_weaver(s: Gouache) -> None:
    """Beside a sunlit wall a weaver bends a withy round the stakes of a basket; her child sits in it and holds up a stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    wall = mix(deep, mid, 0.3)
    s.fill(ALL, wall)
    courses = (30, 50, 70, 90, 110, 130)
    for number, y in enumerate(courses):
        s.stroke([(-4, y), (124, y)], mix(wall, ink, 0.4), 1.0)
        for x in range(-8 + number % 2 * 17, 124, 34):
            s.stroke([(x, y), (x, y + 20)], mix(wall, ink, 0.4), 1.0)
    # the sun through the two lights of a window lies on the wall, a bar of its frame across them
    lights = join(
        *(
            outline((x, 131), (x, 76), (x + 2, 54, x + 19, 38), (x + 36, 54, x + 38, 76), (x + 38, 131))
            for x in (20, 64)
        )
    )
    patch = thrown(cut(lights, join(box(10, 75, 112, 78), box(10, 104, 112, 107))), 131, 0.1, 1.0)
    s.fill(patch, mix(haze, "#ffffff", 0.35))
    shadow = join(oval(51, 79, 9, 10), outline((35, 137), (34, 96, 42, 90), (58, 88, 60, 110), (60, 137)))
    s.fill(both(shadow, patch), mix(wall, ink, 0.15))  # hers
    floor = polygon((-4, 137), (124, 137), (124, 176), (-4, 176))
    s.figure([[(floor, mix(ink, deep, 0.3))]], mix(mid, haze, 0.6), (0, -1), 0.9)
    for x, y, w in ((34, 141, 22), (60, 141, 24), (40, 154, 26), (70, 154, 28), (88, 141, 24)):
        s.fill(box(x, y, x + w, y + 10, 2), mix(ink, deep, 0.55))
    _stakes(s)
    _weaver(s)


def _stakes(s: Gouache) -> None:
    """Paint the basket that grows and the weaver's child in it, who holds a stone up before the bright wall."""
    ink, haze, key = s.ink, s.haze, s.key
    rim = "#fffde0"
    s.fill(oval(94, 141.4, 22, 4), ink, 0.6)
    back = outline((74, 114), (84, 109, 94, 109), (105, 109, 113, 114), (110, 124), (78, 124))
    s.fill(back, mix(ink, "#3a140c", 0.3))
    for foot, lean, top in ((77.4, -5, 84), (109.4, 5.4, 74), (112.2, 7, 86)):
        s.figure([[(taper((foot, 120), 1.4, (foot + lean, top), 1.0), mix(ink, key, 0.3))]], rim, (-1, 0), 0.6)
    head = profile(94, 99.6, 12.6, -1, 16, neck=0.2, build=CHILD, mood=Mood.GLAD)
    curls = join(
        *(
            oval(94.4 + dx * 1.14, 99.2 + dy * 1.14, r * 1.12)
            for dx, dy, r in ((3.6, -3.4, 3.6), (0, -6, 3.4), (5.4, 0.4, 3.0), (-2.6, -6, 2.4))
        )
    )
    shirt = outline((87, 111), (93, 106.6, 100, 108.4), (104, 114, 103, 124), (86, 124), (85, 116, 87, 111))
    dark, lit = mix(key, mix(ink, "#3a140c", 0.6), 0.42), mix(key, haze, 0.42)
    far, near = (
        limb((89, 112, 2.7), (80.6, 101, 2.3), (84.6, 87.6, 1.9)),
        limb((100.6, 111, 3.0), (108.4, 99, 2.5), (103.6, 87.4, 2.0)),
    )
    s.gem(EMERALD, 94, 76, 14.4, turn=-8, glint=0)
    s.glint(87.6, 67.6, 13.5, "#ffffff", 8)
    s.figure(
        [
            [(far, mix(dark, ink, 0.2)), (small_hand(85.2, 84.8, 3.4, -66), dark)],
            [(shirt, "#fff6dc"), (both(shirt, placed(shirt, 5, 0)), mix(SAFFRON, haze, 0.2))],
            [
                *planes(s, head, dark, lit, "#fff3d8"),
                (head.eye, ink),
                *hair_tones(s, curls, -1, color=mix("#5a2a16", ink, 0.2)),
            ],
            [(near, mix(dark, lit, 0.45)), (both(near, placed(near, 1.0, 0.6)), dark)],
            [(small_hand(103, 84.6, 3.4, -112, True), mix(dark, lit, 0.45))],
        ],
        rim,
        (-0.5, -0.8),
        0.8,
    )
    _wicker(s, 93.5, 117, 18.4, 13.6, 25, rim, 4)
    withy = ribbon([(76, 113.4, 1.0), (84, 116.6, 1.3), (94, 118.6, 1.5), (104, 117.4, 1.3), (111, 113.6, 1.0)], 18)
    s.figure([[(withy, mix(key, haze, 0.5))]], rim, (-0.4, -1), 0.7)


def _wicker(s: Gouache, x: float, y: float, half: float, foot: float, high: float, rim: Color, bands: int) -> None:
    """Paint the side of a basket: rods that lean in to its foot, woven ``bands`` across them.

    The point is the middle of its brim; ``half`` and ``foot`` are half of its width there and below.
    """
    dark, straw = mix("#8a4a20", s.ink, 0.62), mix("#c07a3a", s.ink, 0.12)
    lit = mix("#c07a3a", rim, 0.6)
    bowl = outline(
        *((x - half, y), (x + half, y), (x + half, y + high * 0.56, x + foot, y + high), (x - foot, y + high)),
        (x - half, y + high * 0.56, x - half, y),
    )
    s.fill(bowl, dark)
    pitch = half / 6.4
    with s.clipped(bowl):
        for rod in range(-7, 8):
            top, end = x + rod * pitch, x + rod * pitch * foot / half
            for color, width, aside in ((straw, 1.5, 0.0), (lit, 0.5, -0.55)):
                s.stroke([(top + aside, y), (top + aside, y + high * 0.5, end + aside, y + high)], color, width)
        for row in range(bands):
            down = y + high * (row + 0.7) / (bands + 0.1)
            band = ribbon([(x - half - 2, down, 1.5), (x, down + 1.8, 1.5), (x + half + 2, down, 1.5)], 12)
            s.fill(placed(band, 0, 0.8), mix(dark, s.ink, 0.4), 0.7)
            s.figure([[(band, mix(straw, s.key, 0.3))]], lit, (-0.6, -1), 0.6)
            for rod in range(-7, 8):
                if (rod + row) % 2:
                    at = x + rod * pitch * 0.94
                    s.stroke([(at, down - 1.4), (at - 0.2, down + 3)], dark, 0.9)
        s.fill(cut(bowl, placed(bowl, -half * 0.6, 0)), s.ink, 0.42)
    brim = taper((x - half - 0.4, y + 0.4), 2.1, (x + half + 0.4, y + 0.4), 2.1)
    s.figure([[(brim, mix(straw, s.key, 0.35))]], lit, (-0.4, -1), 0.8)
    for at in range(-round(half), round(half) + 1, 3):
        s.stroke([(x + at, y + 2.2), (x + at + 2, y - 1.4)], dark, 0.6)


def _weaver(s: Gouache) -> None:
    """Paint the weaver on a block of stone: shirt with rolled sleeves, apron, the withy in both hands."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, linen = "#fffde0", mix(key, "#f2e8c8", 0.3)
    woman = profile(57, 75.4, 15.4, 1, 24, neck=0.28, build=FINE)
    hair = join(*(placed(part, 57, 75.4, 15.4, 24) for part in (TIED, oval(-0.60, 0.10, 0.25, 0.28))))
    band = outline(
        (-0.06, -0.66), (0.07, -0.66), (-0.06, -0.34, -0.28, -0.06), (-0.38, -0.10), (-0.17, -0.36, -0.06, -0.66)
    )
    band = placed(band, 57, 75.4, 15.4, 24)
    shirt = outline((46.4, 89), (53, 84.6, 60, 88), (65, 99, 62, 117), (52, 121, 42, 118), (40, 102, 46.4, 89))
    block = polygon((36, 124, 1), (59, 123, 1), (60, 142, 1), (35, 142, 1))
    skirt = outline(
        *((42, 115), (50, 119, 62, 114), (71, 113, 74.6, 119), (75, 130, 72, 138), (62, 140, 55, 137)),
        *((56, 130, 53, 128), (43, 131, 38.6, 127), (39, 118, 42, 115)),
    )
    apron = outline(
        (51, 113),
        (57, 116, 62.6, 113),
        (71, 114, 74.6, 119),
        (75.4, 126, 73.6, 132),
        (66, 132, 63, 124),
        (54, 121, 51, 113),
    )
    far_sleeve, far_arm = limb((58, 91, 3.6), (66.4, 101, 3.0)), limb((66.4, 101, 2.3), (79, 97, 1.9))
    near_sleeve, near_arm = limb((51, 92.6, 5.0), (51.6, 107.4, 4.2)), limb((52, 108.4, 3.0), (68.4, 107.6, 2.1))
    roll = polygon((52, 103.4, 1.6), (56.4, 104.6, 1.6), (55.6, 112.6, 1.6), (51, 112, 1.6))
    dark, lit = mix(key, mix(ink, "#3a140c", 0.6), 0.3), mix(key, haze, 0.42)
    s.figure(
        [
            [(block, mix(mid, haze, 0.1)), (flank(block, 50), mix(deep, mid, 0.4))],
            [(shoe(62, 142, 1, 0.95), ink), (shoe(68, 141, 1, 0.9), ink)],
            [(far_sleeve, mix(linen, deep, 0.5))],
            [(far_arm, mix(key, ink, 0.25))],
            [(skirt, mix(deep, mid, 0.36)), (drape(skirt, 56, 2), mix(deep, ink, 0.3))],
            [(shirt, linen), (drape(shirt, 52, 1), mix(linen, deep, 0.5))],
            [(apron, mix(MADDER, haze, 0.18)), (both(apron, placed(apron, -1, 6)), mix(MADDER, ink, 0.4))],
            [*planes(s, woman, dark, lit, "#fff3d8"), (woman.eye, ink)],
            [*hair_tones(s, hair, color="#7a3a1c"), (both(band, hair), mix(mid, haze, 0.4))],
            [(placed(near_sleeve, 1.6, 0.8), mix(linen, deep, 0.6))],
            [(near_arm, lit), (both(near_arm, placed(near_arm, 0, 2)), mix(key, ink, 0.2))],
            [(near_sleeve, "#fffbe6"), (cut(near_sleeve, placed(near_sleeve, 2.4, -1)), mix(linen, deep, 0.4))],
            [(roll, "#fffbe6"), (flank(roll, 52.6), mix(linen, deep, 0.4))],
        ],
        rim,
        (0.9, -0.6),
        0.95,
    )
    bent = ribbon(
        [(86, 116, 1.4), (86.4, 103, 1.4), (80.6, 95.4, 1.4), (73, 97, 1.4), (70.4, 106, 1.3), (74, 113, 0.6)], 12
    )
    s.figure([[(bent, mix(key, haze, 0.5))]], rim, (-0.4, -1), 0.7)
    for x, y, turn in ((80.8, 96, -24), (70.6, 107.2, 6)):
        s.figure([[(small_hand(x, y, 3.0, turn), lit)]], rim, (0.9, -0.6), 0.7)
    # withies that wait on the ground
    for x, y in ((112, 146.6), (104, 149), (116, 144.6)):
        s.stroke([(34, y), (72, y - 3, x, y - 1)], mix(key, ink, 0.2), 1.0)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-17": Picture(
        emerald_root,
        ((55, 109), (93, 72), (76, 86), (66, 94), (44, 129)),
        "pulls a carrot",
        "kitchen garden",
        "low light under a tree",
        seed=17,
    ),
    "b1-20": Picture(
        emerald_weaver,
        ((58, 73), (69, 108), (80, 96), (94, 83), (93, 100)),
        "weaves a basket",
        "wall of a ruined chapel",
        "sun of a window on the wall",
        seed=20,
    ),
}
