"""Pictures of the emerald cards of level 2 of loom, market and hives."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, flat_hand, front, grip, hand, limb, profile, small_hand
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.props import fronds, leaf
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
    ribbon,
    taper,
)


def emerald_weaver(s: Gouache) -> None:
    """From behind the loom: the warp parts before a bowed head and a hand, a bright window behind, the shuttle in the gap."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(ink, deep, 0.7))
    # the window of the loft, hills beyond its panes
    window = polygon((30, 30), (106, 30), (106, 122), (30, 122))
    s.wash(window, (0, 40), (0, 116), ["#fdfde6", mix(haze, "#fdfde6", 0.4), mix(haze, mid, 0.2)])
    with s.clipped(window):
        s.fill(outline((20, 104), (40, 88, 62, 100), (84, 84, 112, 96), (112, 124), (20, 124)), mix(haze, mid, 0.4))
    for bar in (box(28, 30, 32, 122), box(104, 30, 108, 122), box(28, 69, 108, 71.6)):
        s.fill(bar, mix(ink, deep, 0.5))
    _weaver(s)
    # the warp, drawn aside to both hands of the gap
    for at in range(-13, 14):
        if at == 0:
            continue
        x, side = 70 + 4.3 * at, 1 if at > 0 else -1
        aside = 70 + side * (30 + abs(at) * 1.9)
        tone = mix(ink, deep, 0.25 if at % 2 else 0.75)
        s.stroke([(x, 42), (x + (aside - x) * 0.3, 50, aside, 72), (aside, 98, x + (aside - x) * 0.2, 136)], tone, 0.95)
    _shuttle(s, 62, 120, 5)
    _woven(s)
    s.figure([[(box(-4, 30, 124, 45), mix(ink, deep, 0.2))]], mix(mid, haze, 0.4), (0, 1), 0.9)


def _woven(s: Gouache) -> None:
    """Paint the cloth that is woven already, its top edge not yet beaten even, and the breast beam below it."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pale = "#fbfce0"
    for top, tone in ((134, pale), (136, key), (141, pale), (157, key), (162, mix(haze, mid, 0.25))):
        s.fill(box(-4, top, 124, 176), tone)
    for at in range(13):
        x = 2 + at * 9.6
        s.fill(polygon((x, 142), (x + 4.4, 149), (x, 156), (x - 4.4, 149)), mix(mid, deep, 0.35))
        s.fill(polygon((x, 146), (x + 2, 149), (x, 152), (x - 2, 149)), pale)
    s.stipple(box(-4, 133, 124, 176), mix(deep, ink, 0.3), (44, 150), (10, 156), 0.0, 0.6)


def _shuttle(s: Gouache, x: float, y: float, turn: float) -> None:
    """Paint the shuttle, the thread that it draws from her hand, and the stone in its middle."""
    ink, haze, key = s.ink, s.haze, s.key
    boat = placed(outline((-24, 0), (-12, -8, 0, -8), (12, -8, 24, 0), (12, 8, 0, 8), (-12, 8, -24, 0)), x, y, 1, turn)
    s.stroke([around(x, y, 22, turn), (94, 122, 100, 128), (106, 132, 124, 131)], key, 1.5)
    s.fill(placed(boat, 1.4, 3), ink, 0.55)
    s.figure(
        [
            [
                (boat, mix(haze, key, 0.7)),
                (both(boat, placed(box(-30, -9, 30, -0.6), x, y, 1, turn)), mix(haze, key, 0.3)),
            ]
        ],
        mix(haze, "#ffffff", 0.5),
        (-0.2, -1),
        0.9,
    )
    s.gem(EMERALD, x, y, 10.4, turn - 6, 1.7)


def _weaver(s: Gouache) -> None:
    """Paint the weaver to her shoulders, her head in profile and bowed, and the hand that has let go of the shuttle."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    lit, shade, dark = mix(ink, key, 0.74), mix(ink, key, 0.5), mix(ink, key, 0.32)
    x, y, h, tilt = 79.0, 76.0, 45.0, -20.0
    rim, light = "#fdfde2", (-1, -0.3)

    def on(path: skia.Path) -> skia.Path:
        """Put a shape of a head that looks to the right, in heads, on hers."""
        return placed(path, x, y, h, tilt, True)

    head, _, wedge, _ = profile(x, y, h, -1, tilt, neck=0.26)
    shade_side = on(
        outline(
            *((0.20, -0.7), (0.20, -0.3, 0.16, -0.14), (0.02, 0.0, 0.10, 0.18), (0.14, 0.34, 0.22, 0.42)),
            *((0.34, 0.52), (0.34, 1.0), (-0.7, 1.0), (-0.7, -0.7)),
        )
    )
    scarf = on(
        outline(
            *((0.30, -0.42), (0.26, -0.62, 0.0, -0.63), (-0.34, -0.62, -0.52, -0.34), (-0.66, -0.04, -0.52, 0.30)),
            *((-0.46, 0.56, -0.62, 0.82), (-0.30, 0.86, -0.12, 0.66), (-0.02, 0.44, -0.06, 0.22)),
            *((-0.06, -0.06, 0.10, -0.20), (0.24, -0.30, 0.30, -0.42)),
        )
    )
    fold = on(outline((0.30, -0.42), (0.16, -0.5, -0.06, -0.3), (-0.22, -0.1, -0.16, 0.3), (-0.14, 0.56, -0.3, 0.8),
                      (-0.8, 0.9), (-0.8, -0.7), (0.1, -0.7)))  # fmt: skip
    gown = outline((40, 150), (46, 126, 68, 119), (84, 112, 100, 112), (118, 118, 126, 140), (126, 150))
    s.figure(
        [
            [
                (gown, mix(haze, mid, 0.35)),
                (both(gown, polygon((84, 100), (130, 100), (130, 160), (92, 160))), mix(mid, deep, 0.35)),
            ],
            [(head, lit), (both(head, shade_side), shade), (both(head, wedge), mix(lit, haze, 0.4))],
            [(scarf, mix(key, haze, 0.12)), (both(scarf, fold), mix(key, ink, 0.34))],
        ],
        rim,
        light,
        1.0,
    )
    s.stipple(both(head, shade_side), lit, (71, 80), (76, 82), 0.45, 0.0)
    # a lowered lid, its lashes, a level brow
    s.fill(on(outline((0.17, -0.03), (0.24, -0.11, 0.325, -0.05), (0.27, 0.03, 0.17, -0.03))), mix(lit, shade, 0.75))
    s.fill(on(outline((0.16, -0.035), (0.25, 0.035, 0.345, -0.02), (0.25, -0.005, 0.16, -0.035))), ink)
    s.fill(on(outline((0.16, -0.135), (0.26, -0.185, 0.34, -0.135), (0.26, -0.155, 0.16, -0.135))), mix(ink, key, 0.14))
    s.fill(on(outline((0.36, 0.255), (0.30, 0.265), (0.25, 0.25), (0.30, 0.30, 0.37, 0.285))), dark)
    sleeve = limb((128, 150, 8), (118, 136, 6))
    s.figure([[(sleeve, mix(haze, mid, 0.45))]], rim, (-1, -0.6), 0.8)
    hand(s, flat_hand(108, 125, 0.6, -138), lit, rim, (-1, -0.6), 0.6)


def emerald_hive(s: Gouache) -> None:
    """Level 2: a beekeeper in his veil lifts a comb out against the sun: honey glows, and one cell holds an emerald."""
    deep, mid, haze = s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(mid, haze, 0.3), mix(haze, mid, 0.2), mix(mid, haze, 0.4)])
    orchard = outline((-4, 84), (14, 62, 40, 74), (58, 56, 84, 68), (106, 56, 128, 70), (128, 176), (-4, 176))
    s.wash(orchard, (0, 60), (0, 124), [mix(mid, deep, 0.15), mix(deep, mid, 0.3)])
    lots = chance(8)
    for _ in range(64):
        x, y = -4 + 132 * next(lots), 66 + 50 * next(lots)
        s.fill(leaf(x, y, 9, 3.6, 360 * next(lots)), (mix(mid, haze, 0.3), mix(deep, mid, 0.2))[next(lots) > 0.4])
    s.stipple(orchard, deep, (30, 116), (70, 72), 0.7, 0.0)
    lawn = outline((-4, 124), (40, 116, 128, 122), (128, 176), (-4, 176))
    s.plane(lawn, mix(mid, haze, 0.2), mix(deep, mid, 0.3), 118, 168)
    for x, y, k in ((41, 122, 0.72), (113, 126, 0.9)):
        _skep(s, x, y, k)
    _keeper(s)
    _comb(s, 77, 96)
    _keepers_hands(s)
    _bees(s)


def _skep(s: Gouache, x: float, y: float, k: float) -> None:
    """Paint a hive of straw that stands at a point: coils, a dark door, its shadow on the grass."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(oval(x - 4 * k, y + 1, 15 * k, 3 * k), mix(deep, ink, 0.3), 0.8)
    hive = outline((x - 11 * k, y), (x - 13 * k, y - 18 * k, x, y - 23 * k), (x + 13 * k, y - 18 * k, x + 11 * k, y))
    s.figure(
        [[(hive, mix(key, haze, 0.4)), (both(hive, placed(hive, -8 * k, 2 * k)), mix(key, ink, 0.35))]],
        "#fffbe0",
        (1, -0.6),
        0.8,
    )
    with s.clipped(hive):
        for row in range(6):
            s.stroke(
                [(x - 14 * k, y - row * 4 * k), (x, y - row * 4 * k + 2 * k, x + 14 * k, y - row * 4 * k)],
                mix(key, ink, 0.5),
                0.6,
            )
    s.fill(arch(x - 2.6 * k, x + 2.6 * k, y - 3 * k, y + 0.4), ink)


def _keeper(s: Gouache) -> None:
    """Paint the keeper from the front: a hat of straw, a veil over the lowered face, a smock that takes the sun."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    linen, rim = mix(haze, "#ffffff", 0.5), "#fffbe0"
    head = front(77, 65, 25, 4, flip=True)
    smock = outline((44, 178), (48, 120, 52, 104), (58, 88, 72, 86), (84, 86, 96, 92), (106, 100, 108, 122), (112, 178))
    neck = outline((71, 74), (83, 74), (84, 88), (70, 88))
    veil = outline((60, 56), (77, 52, 95, 58), (96, 76, 92, 88), (78, 95, 62, 87), (58, 74, 60, 56))
    crown = outline((66, 55), (66, 42, 78, 42), (90, 43, 89, 56), (78, 60, 66, 55))
    brim = oval(77.4, 56.4, 22, 5.6, 3)
    s.figure([[(smock, linen), (drape(smock, 70, 4), mix(linen, deep, 0.42))]], rim, (1, -0.5), 1.1)
    for start, bend, end in (((62, 116), (58, 140), (58, 172)), ((96, 118), (98, 144), (96, 172))):
        s.stroke([start, (*bend, *end)], mix(mid, deep, 0.5), 0.8)
    s.figure(
        [
            [(neck, mix(ink, key, 0.4))],
            [(head.head, mix(ink, key, 0.74)), (both(head.head, head.shade), mix(ink, key, 0.5))],
        ],
        None,
    )
    s.fill(both(head.head, outline((50, 50), (110, 50), (110, 62), (78, 66, 50, 60))), mix(ink, key, 0.34))
    s.fill(head.nose, mix(ink, key, 0.5))
    s.fill(head.eyes, ink)
    s.fill(head.lips, mix(ink, key, 0.36))
    s.fill(veil, mix(deep, mid, 0.3), 0.16)
    with s.clipped(veil):
        for at in range(-4, 16):
            s.stroke([(56 + at * 3.4, 50), (44 + at * 3.4, 98)], ink, 0.26, 0.4)
            s.stroke([(40 + at * 3.4, 50), (62 + at * 3.4, 98)], ink, 0.26, 0.4)
    s.rim([veil], rim, (1, -0.1), 0.9)
    s.figure(
        [
            [(brim, mix(key, haze, 0.5)), (both(brim, placed(brim, -7, 1.6)), mix(key, ink, 0.32))],
            [(crown, mix(key, haze, 0.42)), (drape(crown, 74, 0), mix(key, ink, 0.25))],
        ],
        rim,
        (1, -0.6),
        1.0,
    )
    s.stroke([(66, 53.6), (78, 58.4, 89, 54.6)], mix(deep, ink, 0.4), 2.0)


def _comb(s: Gouache, x: float, y: float) -> None:
    """Paint the comb in its frame about a point: cells of wax, the nearer the sun the paler, some capped, the stone in one."""
    ink, key = s.ink, s.key
    frame = box(x - 24, y - 15, x + 24, y + 20, 1)
    inside = box(x - 21, y - 11, x + 21, y + 17)
    bar = box(x - 31, y - 15.6, x + 31, y - 10.6, 1)
    s.fill(placed(frame, -2.6, 3.4), mix(s.deep, ink, 0.3), 0.55)
    s.fill(inside, "#ffe9a0")
    with s.clipped(inside):
        step = 5.6
        for row in range(-4, 5):
            for at in range(-5, 6):
                cx, cy = x + (at + (row % 2) / 2) * step, y + 2 + row * step * 0.866
                far = math.hypot(cx - (x + 12), cy - (y - 6))
                honey = mix("#fffbe0", mix(key, "#e09018", 0.55), min(1.0, far / 30))
                cell = polygon(*(around(cx, cy, step * 0.52, 30 + 60 * turn) for turn in range(6)))
                s.fill(cell, mix(honey, "#8a4a16", 0.32 if (at * 5 + row * 3) % 7 == 0 else 0.0))
                s.line(cell, mix("#a85a1a", key, 0.35), 0.5)
        s.stipple(None, "#9a4a1a", (x - 22, y + 18), (x - 2, y), 0.6, 0.0)
    wood = mix("#8a5a30", ink, 0.15)
    s.figure([[(cut(frame, inside), wood)], [(bar, mix(wood, key, 0.2))]], "#fff6cc", (1, -0.7), 0.9)
    s.fill(oval(x, y + 2.4, 10.4, 9.4), mix(ink, "#8a4a16", 0.35))
    s.gem(EMERALD, x, y + 2.4, 8.8, 8, 1.5)
    for dx, long in ((-13, 8), (7, 11), (13, 5)):  # drips of honey
        drop = join(taper((x + dx, y + 19), 1.3, (x + dx, y + 20 + long), 0.6), oval(x + dx, y + 21 + long, 1.3, 1.8))
        s.figure([[(drop, mix(key, "#e09018", 0.4))]], "#fff6cc", (1, -0.3), 0.5)


def _keepers_hands(s: Gouache) -> None:
    """Paint the sleeves and the hands at both ends of the bar."""
    deep, haze, key = s.deep, s.haze, s.key
    linen, rim = mix(haze, "#ffffff", 0.5), "#fffbe0"
    sleeves = (
        limb((53, 102, 6.4), (43, 119, 5.4), (45, 100, 3.8)),
        limb((101, 100, 6.2), (112, 118, 5.2), (108.6, 100, 3.8)),
    )
    for number, sleeve in enumerate(sleeves):
        dark = mix(linen, deep, 0.42 - number * 0.26)
        s.figure([[(sleeve, dark), (cut(sleeve, placed(sleeve, -2.6, 1.4)), linen)]], rim, (1, -0.4), 0.9)
    for x, flip in ((46, False), (108, True)):
        s.figure([[(box(x - 4.6, 95, x + 4.6, 98.4, 1.2), mix(key, s.ink, 0.2))]], rim, (1, -0.4), 0.6)
        hand(
            s,
            grip(x, 83.4, 0.44, 4 if flip else -4, flip=flip),
            mix(s.ink, key, 0.62 if flip else 0.5),
            rim,
            (1, -0.5),
            0.6,
        )


def _bees(s: Gouache) -> None:
    """Paint the bees, on the wing round the comb and at the hives."""
    ink, key = s.ink, s.key
    for x, y, turn, k in (
        (44, 56, 20, 1.3), (54, 46, -30, 1.1), (104, 46, 160, 1.3), (38, 72, 0, 1.0), (113, 64, 100, 1.1), (98, 66, -70, 0.9),
        (90, 122, 30, 1.0), (62, 126, 10, 1.0), (104, 112, 200, 0.8), (58, 92, 40, 0.9), (92, 104, -20, 0.9),
    ):  # fmt: skip
        for side in (-1, 1):
            s.fill(placed(oval(-0.6 + side * 0.7, -1.9, 1.0, 2.0, side * 26), x, y, k, turn), "#fffff2", 0.85)
        s.fill(placed(oval(0, 0, 2.6, 1.5), x, y, k, turn), ink)
        for at in (-0.9, 0.7):
            s.fill(placed(box(at - 0.35, -1.3, at + 0.35, 1.3), x, y, k, turn), mix(key, "#ffd25c", 0.6))


def emerald_market(s: Gouache) -> None:
    """Level 2: from a bridge: boats of a floating market; over the gap a woman in a cone of straw hands an emerald."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 168),
        [mix(haze, "#ffffff", 0.2), mix(haze, mid, 0.35), mix(mid, deep, 0.3), mix(deep, ink, 0.2)],
    )
    bank = outline((-4, 34), (128, 34), (128, 50), (100, 56, 74, 50), (40, 46, 20, 54), (8, 58, -4, 56))
    s.fill(bank, mix(deep, ink, 0.2))
    for x, y, k in ((30, 52, 0.5), (64, 50, 0.42)):
        fronds(s, x, y - 8, 18 * k * 1.6, mix(deep, ink, 0.45))
    for x, wide in ((86, 26), (48, 16)):  # stilt houses with lit doors
        s.fill(polygon((x - wide / 2 - 3, 44), (x, 34), (x + wide / 2 + 3, 44)), ink)
        s.fill(box(x - wide / 2, 44, x + wide / 2, 52), mix(deep, ink, 0.5))
        s.fill(box(x - 2.4, 45.4, x + 2.4, 52), mix(key, haze, 0.4))
        for at in (-0.4, 0.4):
            s.stroke([(x + at * wide, 52), (x + at * wide, 58)], ink, 1.0)
    s.fill(polygon((80, 58), (92, 58), (90, 66), (82, 66)), mix(key, haze, 0.5), 0.5)
    for x, y, wide in (
        (104, 74, 14),
        (44, 62, 16),
        (70, 58, 12),
        (112, 96, 12),
        (40, 108, 14),
        (38, 140, 10),
        (112, 158, 16),
        (54, 158, 12),
    ):
        s.fill(polygon((x - wide, y), (x, y - 0.6), (x + wide, y), (x, y + 0.7)), mix(haze, "#ffffff", 0.3), 0.7)
    _long_boat(s, 104, 66, 0.42, -8)
    _cone_hat(s, 104, 59.6, 0.5, -10)
    _long_boat(s, 58, 94, 0.86, -12)
    _buyer(s)
    _long_boat(s, 84, 136, 1.16, -12)
    _fruit_seller(s)


def _long_boat(s: Gouache, x: float, y: float, k: float, turn: float) -> None:
    """Paint a narrow boat about a point, seen from above and from the side: shadow, hull, the hollow with its load."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = outline((-48, -3), (-26, -10, 0, -10), (28, -10, 50, -5), (30, 7, 2, 8), (-28, 8, -48, -3))
    side = outline((-48, -3), (-28, 8, 2, 8), (30, 7, 50, -5), (36, 14, 4, 16), (-30, 16, -48, -3))
    hollow = outline((-38, -3), (-22, -7, 0, -7), (24, -7, 41, -4), (24, 4, 2, 5), (-22, 5, -38, -3))
    s.fill(placed(side, x - 5 * k, y + 6 * k, k, turn), mix(deep, ink, 0.5), 0.75)
    s.figure(
        [
            [(placed(side, x, y, k, turn), mix("#6a3a22", ink, 0.45))],
            [(placed(rim, x, y, k, turn), mix("#9a5a34", key, 0.15))],
        ],
        mix(haze, "#ffffff", 0.3),
        (0.6, -1),
        0.9,
    )
    s.fill(placed(hollow, x, y, k, turn), mix("#3a2418", ink, 0.55))
    lots = chance(round(x))
    heaps = ((-24, key, 2.5), (24, mix(s.mid, haze, 0.45), 3.0))
    with s.clipped(placed(join(hollow, box(-34, -14, 38, -2)), x, y, k, turn)):
        for middle, tone, r in heaps:
            for row in range(3):
                for at in range(5 - row):
                    fruit = placed(
                        oval(middle + (at - 2 + row * 0.5) * r * 1.75, -1.0 - row * r * 1.0 + next(lots), r),
                        x,
                        y,
                        k,
                        turn,
                    )
                    s.figure(
                        [[(fruit, tone), (cut(fruit, placed(fruit, 1.2 * k, -1.2 * k)), mix(tone, ink, 0.4))]],
                        "#fffbe0",
                        (0.6, -1),
                        0.5,
                    )


def _cone_hat(s: Gouache, x: float, y: float, k: float, turn: float) -> None:
    """Paint a cone of straw whose tip is near a point, seen from above: a lit half, a half in shade, its rings."""
    ink, haze, key = s.ink, s.haze, s.key
    hat = placed(outline((-14, 3), (-8, -6, 0, -8), (8, -6, 14, 3), (8, 8.6, 0, 8.6), (-8, 8.6, -14, 3)), x, y, k, turn)
    tone = mix(haze, key, 0.22)
    s.figure(
        [
            [
                (hat, tone),
                (
                    both(hat, placed(polygon((-20, -12), (-1, -8), (-5, 12), (-20, 12)), x, y, k, turn)),
                    mix(tone, ink, 0.4),
                ),
            ]
        ],
        "#fffef0",
        (0.7, -1),
        0.9,
    )
    with s.clipped(hat):
        for share in (0.42, 0.72):
            s.line(
                placed(oval(0, -4 + 7 * share, 14 * share, 6.4 * share), x, y, k, turn), mix(tone, ink, 0.32), 0.5 * k
            )


def _buyer(s: Gouache) -> None:
    """Paint the woman in the farther boat: kneeling, coral cloth, one hand out over the gap."""
    ink, key = s.ink, s.key
    rim, flesh = "#fffbe0", mix(ink, key, 0.6)
    body = outline((48, 96), (46, 82, 52, 77), (60, 75, 66, 79), (69, 86, 68, 95), (58, 99, 48, 96))
    s.figure([[(body, mix(key, ink, 0.06)), (drape(body, 55, 2), mix(key, ink, 0.42))]], rim, (0.8, -1), 0.9)
    s.figure(
        [[(oval(59, 76.6, 5.4, 6), flesh), (both(oval(59, 76.6, 5.4, 6), box(50, 68, 57.4, 86)), mix(ink, key, 0.4))]],
        None,
    )
    arm = limb((64, 83, 3.4), (70, 92, 2.8), (76, 97, 2.0))
    s.figure([[(arm, mix(key, ink, 0.16))]], rim, (0.9, -0.6), 0.8)
    s.figure([[(small_hand(77.6, 98.4, 3.1, 44), flesh)]], rim, (0.6, -1), 0.7)
    _cone_hat(s, 59, 70, 0.98, -10)


def _fruit_seller(s: Gouache) -> None:
    """Paint the seller in the near boat, half turned from us: green jacket, a plait, an arm out with the stone on her palm."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, flesh = "#fffbe0", mix(ink, key, 0.62)
    body = outline((84, 136), (81, 118, 88, 110), (98, 106, 107, 112), (112, 122, 110, 134), (98, 142, 84, 136))
    s.figure([[(body, mix(haze, "#ffffff", 0.35)), (drape(body, 95, 3), mix(haze, deep, 0.45))]], rim, (0.8, -1), 1.0)
    s.fill(polygon((84, 131), (110.4, 128), (110, 132.6), (84.6, 136)), mix(key, ink, 0.15))
    s.figure([[(oval(96, 109, 6.6, 7), flesh)]], None)
    plait = ribbon([(101, 110, 1.8), (104, 117, 2.1), (102, 124, 1.8), (104, 129, 0.6)], 8)
    s.figure([[(plait, ink)]], rim, (1, -0.4), 0.5)
    arm = limb((89, 117, 4.2), (78, 124, 3.3), (72, 112, 2.4))
    s.figure(
        [[(arm, mix(haze, mid, 0.2)), (cut(arm, placed(arm, 1.6, -1.6)), mix(haze, deep, 0.45))]], rim, (0.5, -1), 0.8
    )
    s.gem(EMERALD, 71.4, 101.4, 7.6, 10, 1.5)
    palm = join(
        oval(71.4, 110, 3.6, 2.6),
        *(limb((70 + at * 1.0, 109.6, 1.2), (67.6 + at * 2.6, 105.6, 1.0)) for at in range(-1, 3)),
    )
    s.figure([[(palm, flesh)]], rim, (0.2, -1), 0.7)
    _cone_hat(s, 97, 101.6, 1.2, 6)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-17": Picture(
        emerald_weaver,
        ((62, 120), (66, 80), (78, 76), (104, 122)),
        "throws the shuttle",
        "weaver's loom",
        "window behind the parted warp",
        seed=27,
    ),
    "b2-14": Picture(
        emerald_hive,
        ((77, 98), (77, 67), (46, 84), (108, 84)),
        "lifts a comb from the hive",
        "orchard with hives of straw",
        "sun through honey",
        seed=42,
    ),
    "b2-13": Picture(
        emerald_market,
        ((71, 101), (72, 110), (78, 98), (59, 72), (97, 102)),
        "trades from boat to boat",
        "floating market, from a bridge",
        "morning on the water",
        seed=41,
    ),
}
