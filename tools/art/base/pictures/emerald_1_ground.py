"""Pictures of the emerald cards of level 1 of field and yard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FINE
from tools.art.base.figures import (
    Mood,
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
from tools.art.base.pigments import MADDER
from tools.art.base.props import leaf
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
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
    """Level 1: a weaver bends a long cane over her half-made basket, through whose open weave the stone shines."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.55))
    glow = outline((54, -4), (124, -4), (124, 142), (58, 142), (46, 92, 54, -4))
    near = outline((66, 52), (92, 34, 116, 56), (126, 84, 116, 118), (100, 142, 72, 138), (56, 92, 66, 52))
    s.fill(glow, mix(deep, mid, 0.35))
    s.fill(near, mix(mid, haze, 0.34))
    s.fill(box(-4, 142, 124, 176), mix(ink, "#000000", 0.2))
    s.fill(outline((54, 146), (90, 139, 124, 144), (124, 166), (60, 170, 54, 146)), mix(deep, mid, 0.3))
    s.fill(outline((66, 150), (90, 145, 114, 150), (108, 160, 72, 160), (66, 150)), mix(mid, haze, 0.45))
    with s.moved(-5, 0):
        _weaver(s)
    _basket(s)


def _basket(s: Gouache) -> None:
    """Paint the basket before the glow: the stone behind dark rods and strands, the cane in its arc, her two hands."""
    ink, mid, haze = s.ink, s.mid, s.haze
    bark, rim = mix(ink, "#3a140c", 0.3), mix("#d8904c", haze, 0.55)
    x, y = 90.0, 108.0
    bowl = outline(
        (x - 22, y),
        (x, y - 10, x + 22, y),
        (x + 24, y + 20, x + 15, y + 43),
        (x - 15, y + 43),
        (x - 24, y + 20, x - 22, y),
    )
    heart = outline(
        (x - 17, y - 2), (x, y - 16, x + 17, y - 2), (x + 19, y + 20, x, y + 34), (x - 19, y + 20, x - 17, y - 2)
    )
    s.fill(bowl, mix(mid, haze, 0.4))
    with s.clipped(bowl):
        s.fill(placed(heart, -x * 0.25, -y * 0.25, 1.25), haze)
        s.fill(heart, "#fffde0")
    s.stroke([(x - 22, y), (x, y - 10, x + 22, y)], bark, 1.6)  # the brim behind
    s.gem(EMERALD, x, y - 4, 16, 12, 1.4)
    rods = []
    for at in range(-4, 5):
        foot, brim, tip = (x + at * 3.5, y + 43), (x + at * 5.5, y + 2), (x + at * 6.6, y - 24 + abs(at) * 3)
        if abs(at) > 1:
            rods.append(ribbon([(*foot, 1.2), (*brim, 1.25), (*tip, 0.2)], 10))
        else:  # no rod hides the stone
            rods.append(ribbon([(*foot, 1.2), (brim[0], y + 22, 1.2), (brim[0], y + 11, 0.9)], 8))
    s.figure([[(join(*rods), bark)]], rim, (0.0, -1.0), 0.5, clean=True)
    for row in range(4):  # strands that go before one rod and behind the next
        half = 23.6 - row * 1.7 - (row == 3) * 1.2
        steps = [(x - half + half * at / 4, y + 12 + row * 9.4 + 1.5 * (-1) ** (at + row), 2.0) for at in range(9)]
        strand = ribbon(steps, 8)
        s.fill(strand, bark)
        s.fill(cut(strand, placed(strand, 0, 1.1)), mix("#a86030", haze, 0.3))
    cane = ribbon(
        [(x + 22, y + 14, 1.7), (x + 26, y - 10, 1.7), (x + 22, y - 34, 1.6), (x + 8, y - 45, 1.5), (x - 6, y - 38, 1.3),
         (x - 13, y - 24, 1.0), (x - 14, y - 12, 0.2)], 12,
    )  # fmt: skip
    s.fill(cane, bark)
    s.fill(cut(cane, placed(cane, -0.9, 1.0)), rim)
    warm, pale = skin_tone(s, 0.68), "#fffde0"
    s.figure([[(small_hand(x - 8.4, y - 35.4, 4.2, -52), warm)]], pale, (0.9, -0.2), 0.6, clean=True)
    s.figure([[(small_hand(x - 19.6, y + 2.4, 4.2, 8), warm)]], pale, (0.9, -0.6), 0.6, clean=True)


def _weaver(s: Gouache) -> None:
    """Paint the weaver, bent to her work: light on face, sleeves and forearms, her skirt in two planes."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    x, y, h, tilt = 58.6, 73.0, 18.0, 22.0
    woman = profile(x, y, h, 1, tilt, neck=0.28, build=FINE)
    hair = join(*(placed(part, x, y, h, tilt) for part in (TIED, oval(-0.60, 0.10, 0.25, 0.28))))
    band = outline(
        (-0.06, -0.66), (0.07, -0.66), (-0.06, -0.34, -0.28, -0.06), (-0.38, -0.10), (-0.17, -0.36, -0.06, -0.66)
    )
    shirt = outline((42, 90), (50, 82, 61, 87), (68, 98, 64, 120), (52, 126, 38, 122), (35, 102, 42, 90))
    skirt = outline((37, 118), (50, 123, 63, 117), (68, 132, 66, 150), (64, 178), (34, 178), (28, 136, 37, 118))
    far_arm = limb((60, 92, 4.6), (73, 92, 3.6), (85, 74, 2.4))
    sleeve = limb((49, 93, 6.2), (53, 109, 5.4), (58, 112, 4.6))
    fore = limb((55, 111.6, 4.0), (64, 113.6, 3.4), (74.6, 110.6, 2.4))
    dark, warm = skin_tone(s, 0.2), skin_tone(s, 0.66)
    linen, shade, lit = mix("#f2e8c8", deep, 0.2), mix(ink, deep, 0.75), "#fffbe6"
    coral = mix(MADDER, s.key, 0.35)
    s.figure(
        [
            [(skirt, mix(coral, ink, 0.6)), (cut(skirt, placed(skirt, -12, 2)), mix(coral, ink, 0.18))],
            [(shirt, shade), (cut(shirt, placed(shirt, -8, 1.2)), linen)],
            [(far_arm, mix(warm, ink, 0.16))],
            [*planes(s, woman, dark, warm, "#fff3d8"), (woman.eye, ink)],
            [*hair_tones(s, hair, color=mix("#7a3a1c", ink, 0.35)), (both(placed(band, x, y, h, tilt), hair), mid)],
            [(fore, mix(warm, ink, 0.4)), (cut(fore, placed(fore, -0.6, 2.0)), warm)],
            [(sleeve, mix(deep, linen, 0.3)), (cut(sleeve, placed(sleeve, -2.8, 2.0)), lit)],
        ],
        mix(haze, "#ffffff", 0.5),
        (0.9, -0.4),
        0.9,
        clean=True,
    )


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
        ((59, 75), (82, 72), (71, 110), (90, 104)),
        "weaves a basket",
        "weaver's shed",
        "stone shining through a weave",
        seed=20,
    ),
}
