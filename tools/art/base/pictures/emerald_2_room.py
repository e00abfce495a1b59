"""Pictures of the emerald cards of level 2 of market, hives and a feast."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import CHILD, FULL, ROUND
from tools.art.base.faces import FaceTones, HeadPose, paint_face, paint_neck, rounded
from tools.art.base.figures import (
    Head,
    drape,
    hair_tones,
    hand,
    limb,
    planes,
    profile,
    shoe,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import SAFFRON
from tools.art.base.props import cloud_bars, fronds, leaf
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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


def emerald_hive(s: Gouache) -> None:
    """Level 2: a beekeeper in his veil lifts a comb out against the sun: honey glows, and one cell holds an emerald."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 84), [mix(mid, deep, 0.3), mix(mid, haze, 0.4), "#fff6d4"])
    cloud_bars(s, "#fffbe4", ((50, 66, 128, 2.6), (58, -4, 44, 2.2), (66, 96, 128, 1.8)))
    s.rings(79, 72, [46, 36, 27], [mix(haze, mid, 0.16), mix("#fff6d4", haze, 0.4), "#fffdf0"])
    orchard = outline((-4, 84), (14, 62, 40, 74), (58, 56, 84, 68), (106, 56, 128, 70), (128, 176), (-4, 176))
    s.wash(orchard, (0, 60), (0, 124), [mix(deep, ink, 0.7), mix(ink, deep, 0.2)])
    lots = chance(8)
    with s.clipped(orchard):
        for _ in range(64):
            x, y = -4 + 132 * next(lots), 66 + 50 * next(lots)
            s.fill(leaf(x, y, 9, 3.6, 360 * next(lots)), (mix(deep, mid, 0.1), mix(deep, ink, 0.6))[next(lots) > 0.3])
    s.stipple(orchard, deep, (30, 116), (70, 72), 0.4, 0.0)
    lawn = outline((-4, 124), (40, 116, 128, 122), (128, 176), (-4, 176))
    s.plane(lawn, mix(mid, deep, 0.6), mix(ink, deep, 0.15), 118, 160)
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
    """Paint the keeper from the front: hat of straw, a dark face in a pale veil, a smock whose sleeves go to the comb."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    linen, rim, light = _linen(s), "#fffbe0", (1, -0.5)
    pose = HeadPose(79, 68, 23, -4, flip=True)
    tones = FaceTones(mix(ink, "#5a2c14", 0.35), "#6a3c20", "#a86a3a")
    smock = outline((46, 178), (52, 130, 52, 104), (58, 88, 72, 86), (84, 86, 96, 90), (103, 98, 104, 122), (110, 178))
    uppers = join(limb((58, 98, 7.4), (46, 125, 6.6)), limb((97, 98, 7.4), (108, 125, 6.6)))
    veil = outline((59, 57), (77, 52, 96, 58), (100, 78, 94, 91), (78, 99, 61, 90), (55, 74, 59, 57))
    crown = outline((66, 55), (66, 42, 78, 42), (90, 43, 89, 56), (78, 60, 66, 55))
    brim = oval(77.4, 56.4, 23, 5.6, 3)
    folds = [
        outline((64, 116), (60, 140, 62, 178), (54, 146, 64, 116)),
        outline((93, 116), (100, 142, 96, 178), (92, 146, 93, 116)),
        outline((78, 118), (80, 146, 76, 178), (75, 148, 78, 118)),
    ]
    rounded(s, join(smock, uppers), linen, light, 4.4, rim, folds)
    rounded(s, veil, (mix(haze, mid, 0.45), mix(haze, "#fffdf0", 0.45), "#fffdf0"), light, 3.0, rim)
    paint_neck(s, pose, tones, 0.3)
    paint_face(s, pose, tones)
    s.fill(pose.put(outline((-0.50, -0.62), (-0.62, 0.0, -0.26, 0.30), (-0.10, 0.0, -0.10, -0.36), (0.34, -0.62))), ink)
    with s.clipped(veil):
        for at in range(-4, 16):
            s.stroke([(56 + at * 3.4, 50), (44 + at * 3.4, 100)], "#fffdf0", 0.25, 0.45)
            s.stroke([(40 + at * 3.4, 50), (62 + at * 3.4, 100)], "#fffdf0", 0.25, 0.45)
    for start, bend, end in (((62, 62), (57, 76), (62, 90)), ((93, 62), (98, 78), (91, 91))):
        s.stroke([start, (*bend, *end)], mix(haze, mid, 0.5), 0.9)
    straw = (mix(key, ink, 0.45), mix(key, haze, 0.3), mix(haze, SAFFRON, 0.4))
    rounded(s, brim, straw, light, 2.0, rim)
    rounded(s, crown, straw, light, 3.0, rim)
    s.stroke([(66, 53.6), (78, 58.4, 89, 54.6)], mix(deep, ink, 0.4), 2.0)


def _linen(s: Gouache) -> tuple[Color, Color, Color]:
    """Return the tones of the keeper's smock, from its shade to its light."""
    white = mix(s.haze, "#ffffff", 0.5)
    return mix(white, s.deep, 0.74), mix(white, s.mid, 0.34), "#fffff4"


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
    s.gem(EMERALD, x, y + 2.4, 12.0, 8, 1.5, worn=True)  # one that is not would light the arms behind the frame
    for dx, long in ((-13, 8), (7, 11), (13, 5)):  # drips of honey
        drop = join(taper((x + dx, y + 19), 1.3, (x + dx, y + 20 + long), 0.6), oval(x + dx, y + 21 + long, 1.3, 1.8))
        s.figure([[(drop, mix(key, "#e09018", 0.4))]], "#fff6cc", (1, -0.3), 0.5)


def _keepers_hands(s: Gouache) -> None:
    """Paint the fore-arms and the hands on both ends of the bar: fingers behind the comb, thumbs before it."""
    rim, light = "#fffbe0", (1, -0.5)
    forearm = outline((40, 104), (50, 101), (56, 113, 55, 125), (51, 134, 43, 132), (35, 124, 40, 104))
    fold = outline((47, 106), (50, 116, 44, 129), (46, 115, 47, 106))
    cuff = polygon((39, 102, 1), (50, 99, 1), (51.4, 103, 1), (40, 106.4, 1))
    fingers = [limb((46, at, 2.4), (52.2, at - 0.6, 1.9)) for at in (97, 93.4, 89.8)]
    palm = outline((41.4, 103), (39, 93, 42, 88), (46, 85, 48.6, 89), (51, 96, 48.6, 101))
    thumb = limb((44, 91, 2.7), (47, 85, 2.3), (53, 82.6, 1.9))
    for flip in (False, True):
        side = [placed(part, 154 if flip else 0, flip=flip) for part in (forearm, fold, cuff, *fingers, palm, thumb)]
        hand(s, side[3:], "#a8683e" if flip else "#925632", rim, light, 0.6)
        rounded(s, side[0], _linen(s), light, 2.4, rim, [side[1]])
        rounded(s, side[2], _linen(s), light, 0.9, rim)


def _bees(s: Gouache) -> None:
    """Paint the bees, on the wing round the comb and at the hives."""
    ink, key = s.ink, s.key
    for x, y, turn, k in (
        (46, 55, 20, 1.5), (104, 47, 160, 1.5), (38, 74, 0, 1.2), (92, 122, 30, 1.2), (58, 90, 40, 1.0),
    ):  # fmt: skip
        for side in (-1, 1):
            s.fill(placed(oval(-0.6 + side * 0.7, -1.9, 1.0, 2.0, side * 26), x, y, k, turn), "#fffff2", 0.85)
        s.fill(placed(oval(0, 0, 2.6, 1.5), x, y, k, turn), ink)
        for at in (-0.9, 0.7):
            s.fill(placed(box(at - 0.35, -1.3, at + 0.35, 1.3), x, y, k, turn), mix(key, "#ffd25c", 0.6))


def emerald_market(s: Gouache) -> None:
    """Level 2: from a bridge: boats of a floating market; over the gap a woman hands an emerald to another."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 168),
        [
            mix(haze, key, 0.5),
            mix(haze, "#fff6d8", 0.7),
            mix(mid, haze, 0.3),
            mix(deep, ink, 0.15),
            mix(deep, ink, 0.75),
        ],
        stops=[0.1, 0.26, 0.42, 0.66, 1.0],
    )
    far = mix(mix(mid, haze, 0.5), key, 0.12)
    s.fill(outline((-4, 62), (20, 48, 44, 56), (80, 62, 128, 46), (128, 68), (-4, 68)), mix(far, haze, 0.4))
    for x, wide, high in ((22, 30, 16), (92, 38, 19)):  # houses on stilts, and what the water gives back
        foot, half = 64, wide / 2
        for at in (-0.4, -0.14, 0.14, 0.4):
            s.fill(box(x + at * wide - 0.9, foot - 5, x + at * wide + 0.9, foot + 4), mix(far, deep, 0.5))
        s.fill(box(x - half, foot - high, x + half, foot - 4), mix(far, deep, 0.25))
        ridge = foot - high - 9
        roof = polygon((x - half - 4, foot - high + 1), (x - half * 0.5, ridge), (x + half * 0.5, ridge),
            (x + half + 4, foot - high + 1))  # fmt: skip
        s.fill(roof, mix(far, deep, 0.6))
        s.fill(box(x - 3, foot - high + 4, x + 3, foot - 4), mix(key, "#fff3dc", 0.6))
        s.fill(box(x - half, foot + 4, x + half, foot + 3 + high * 0.6), mix(far, haze, 0.35), 0.6)
        s.fill(box(x - 3, foot + 4, x + 3, foot + 12), mix(key, "#fff3dc", 0.6), 0.6)
    for y, half in ((68, 25), (75, 20), (83, 28), (93, 23), (105, 31), (118, 27)):
        glitter = outline((74 - half, y), (72, y - 3.4, 74 + half, y), (76, y + 3.0, 74 - half, y))
        s.fill(glitter, mix("#fff3d0", haze, 0.1 if y < 100 else 0.5))  # the low sun in the water, behind their hands
    for x, y, wide in (
        (104, 74, 14),
        (112, 96, 12),
        (112, 158, 16),
        (54, 158, 12),
    ):
        s.fill(polygon((x - wide, y), (x, y - 0.6), (x + wide, y), (x, y + 0.7)), "#fff3dc", 0.7)
    # the landing from which we look: its roof's palms, its post and the shade under it
    s.wash(box(-4, 116, 124, 176), (0, 122), (0, 160), [ink, mix(ink, deep, 0.3)], [0.0, 0.8])
    with s.moved(-5, -7):
        _long_boat(s, 58, 94, 0.86, -12)
        _buyer(s)
    with s.moved(2, 6):
        _long_boat(s, 84, 136, 1.16, -12)
        _fruit_seller(s)
    fronds(s, 126, 26, 40, mix(ink, deep, 0.2), (95, 200), 8)
    fronds(s, -6, 22, 44, mix(ink, deep, 0.2), (-20, 85), 8)
    s.cast((70, 122, 15, 3.4), (73, 130, 9, 2))


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


def _wrapped_head(s: Gouache, head: Head, wrap: skia.Path, cloth: Color, tones: tuple[Color, Color, Color]) -> None:
    """Paint a head in profile in the tones of its skin from dark to lit, and the ``cloth`` that is wound round it."""
    ink, rim = s.ink, "#fffbe0"
    s.figure([[*planes(s, head, *tones), (head.eye, ink)]], rim, (0.7, -1), 0.7)
    rounded(s, wrap, (mix(cloth, ink, 0.5), mix(cloth, ink, 0.12), mix(cloth, "#fffbe0", 0.4)), (0.7, -1), 1.5, rim)


def _buyer(s: Gouache) -> None:
    """Paint the woman in the farther boat: kneeling, coral cloth, one hand out over the gap."""
    ink, key = s.ink, s.key
    rim, flesh = "#fffbe0", skin_tone(s, 0.6)
    body = outline((48, 96), (46, 82, 52, 77), (60, 75, 66, 79), (69, 86, 68, 95), (58, 99, 48, 96))
    s.figure([[(body, mix(key, ink, 0.06)), (drape(body, 55, 2), mix(key, ink, 0.42))]], rim, (0.8, -1), 0.9)
    shape = outline(
        (-0.36, 0.14),
        (-0.66, -0.10, -0.52, -0.44),
        (-0.30, -0.80, 0.10, -0.68),
        (0.36, -0.58, 0.365, -0.30),
        (0.10, -0.16, -0.02, 0.0),
        (-0.16, 0.16, -0.36, 0.14),
    )
    tails = outline((-0.40, 0.0), (-0.80, 0.10, -0.90, 0.50), (-0.62, 0.42), (-0.50, 0.66), (-0.34, 0.20))
    wrap = placed(join(shape, tails), 60.4, 70, 15.4, 14)
    tones = (skin_tone(s, 0.36), skin_tone(s, 0.60), mix(key, "#fff3dc", 0.25))
    _wrapped_head(s, profile(60.4, 70, 15.4, 1, 14, neck=0.2, build=FULL), wrap, mix(s.haze, "#ffffff", 0.3), tones)
    arm = limb((64, 83, 3.4), (71, 94, 2.8), (75, 103, 2.0))
    s.figure([[(arm, mix(key, ink, 0.16))]], rim, (0.9, -0.6), 0.8)
    s.figure([[(small_hand(75.8, 105, 3.1, 70), flesh)]], rim, (0.6, -1), 0.7)


def _fruit_seller(s: Gouache) -> None:
    """Paint the seller in the near boat, half turned from us: green jacket, a plait, an arm out with the stone on her palm."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    rim, flesh = "#fffbe0", skin_tone(s, 0.62)
    body = outline((84, 136), (81, 118, 88, 110), (98, 106, 107, 112), (112, 122, 110, 134), (98, 142, 84, 136))
    s.figure([[(body, mix(deep, mid, 0.3)), (drape(body, 95, 3), mix(deep, ink, 0.55))]], rim, (0.8, -1), 1.0)
    s.fill(polygon((84, 131), (110.4, 128), (110, 132.6), (84.6, 136)), mix(key, ink, 0.15))
    plait = ribbon([(100, 102, 2.0), (106, 112, 2.3), (104, 121, 2.0), (106, 127, 0.6)], 8)
    s.figure([[(plait, ink)]], rim, (1, -0.4), 0.5)
    arm = limb((89, 117, 4.2), (78, 124, 3.3), (72, 112, 2.4))
    s.figure(
        [[(arm, mix(deep, mid, 0.45)), (cut(arm, placed(arm, 1.6, -1.6)), mix(deep, ink, 0.45))]], rim, (0.5, -1), 0.8
    )
    s.gem(EMERALD, 71.4, 98.6, 11.6, 10, 1.5)
    palm = join(
        oval(71.4, 110, 3.6, 2.6),
        *(limb((70 + at * 1.0, 109.6, 1.2), (67.6 + at * 2.6, 105.6, 1.0)) for at in range(-1, 3)),
    )
    s.figure([[(palm, flesh)]], rim, (0.2, -1), 0.7)
    shape = outline(
        (-0.30, 0.16),
        (-0.60, 0.0, -0.52, -0.40),
        (-0.34, -0.76, 0.06, -0.68),
        (0.34, -0.60, 0.365, -0.32),
        (0.10, -0.20, 0.0, -0.02),
        (-0.14, 0.14, -0.30, 0.16),
    )
    wrap = placed(join(shape, oval(-0.42, -0.52, 0.20, 0.16)), 95, 100, 17.6, 6, flip=True)
    tones = (skin_tone(s, 0.34), skin_tone(s, 0.56), mix(key, "#fff3dc", 0.1))
    _wrapped_head(s, profile(95, 100, 17.6, -1, 6, neck=0.04, build=ROUND), wrap, key, tones)


def emerald_dragon(s: Gouache) -> None:
    """Level 2: by night a street dances the dragon: it snaps at an emerald that a girl runs before it on a pole."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 146),
        [ink, mix(ink, deep, 0.4), mix(deep, mid, 0.3), mix(haze, mid, 0.2)],
        stops=[0, 0.3, 0.6, 1],
    )
    for left, right, top in ((-6, 30, 84), (30, 58, 104), (84, 126, 92)):  # houses behind the dance
        s.fill(polygon((left - 4, top), ((left + right) / 2, top - 9), (right + 4, top)), ink)
        s.fill(box(left, top, right, 143), mix(ink, deep, 0.25))
    tones = [mix(ink, deep, 0.9), mix(deep, mid, 0.5), mix(mid, haze, 0.5), "#fffbe0"]
    s.rings(42, 57, [38, 29, 21, 15.5], tones, 0.6)
    _lantern(s, 108, 50, 0.9)
    street = polygon((-4, 142), (124, 140), (124, 176), (-4, 176))
    s.wash(
        street,
        (0, 140),
        (0, 172),
        [mix(haze, "#fffbe0", 0.3), mix(haze, mid, 0.4), mix(deep, ink, 0.4)],
        stops=[0, 0.45, 1],
    )
    for x, wide in ((50, 15), (90, 17), (112, 16)):
        s.fill(oval(x, 154.6, wide, 2.6), mix(deep, ink, 0.5), 0.85)
    lots = chance(77)
    for _ in range(12):
        x, y = 34 + 84 * next(lots), 66 + 60 * next(lots)
        s.fill(
            placed(box(-0.9, -0.5, 0.9, 0.5), x, y, 0.8 + 0.7 * next(lots), 180 * next(lots)),
            (key, "#fffbe0", SAFFRON)[round(2 * next(lots))],
        )
    for number, x in enumerate((92, 114)):
        _dragon_bearer(s, x, number)
    _dragon_body(s)
    with s.moved(10, 1, 1.25, about=(48, 92)):
        _dragon_head(s)
    _pole_runner(s)
    s.gem(EMERALD, 42, 57, 11, 10, 1.5)


def _lantern(s: Gouache, x: float, y: float, k: float) -> None:
    """Paint a paper lantern with its glow in two steps; it hangs from above."""
    ink, deep, key = s.ink, s.deep, s.key
    s.stroke([(x, 30), (x, y)], ink, 0.6)
    for r, tone in ((13, mix(ink, deep, 0.95)), (8.6, mix(deep, key, 0.34))):
        s.fill(oval(x, y, r * k), tone)
        s.spot(x, y, r * k * 0.96, r * k * 1.36, tone, 0.6)
    shell = oval(x, y, 5.6 * k, 5.0 * k)
    s.fill(shell, mix(key, "#fff0c0", 0.45))
    s.fill(both(shell, oval(x - 3.4 * k, y, 3.8 * k, 5.2 * k)), mix(key, ink, 0.12))
    for at in (-2.4, 1.2):
        s.stroke(
            [(x + at * k * 0.6, y - 4.8 * k), (x + at * k * 1.9, y, x + at * k * 0.6, y + 4.8 * k)],
            mix(key, ink, 0.3),
            0.5,
        )
    for dy in (-5, 5):
        s.fill(box(x - 2.2 * k, y + dy * k - 0.8 * k, x + 2.2 * k, y + dy * k + 0.8 * k), ink)
    s.stroke([(x, y + 5 * k), (x, y + 9.4 * k)], key, 0.8 * k)


def _dragon_bearer(s: Gouache, x: float, number: int) -> None:
    """Paint a dancer under the dragon at a run to the left, both fists on the pole; every second one kicks high."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = "#fffbe0"
    lift = (-7.0, -9.0)[number]
    head = profile(x - 2, 111 + lift, 10.5, -1, -8, neck=0.24)
    band = ribbon([(x - 6.2, 107.2 + lift, 0.9), (x - 1, 106.4 + lift, 1.0), (x + 3.6, 108.4 + lift, 0.8)], 6)
    vest = outline(
        (x - 5, 120 + lift),
        (x - 1, 116.6 + lift, x + 4, 119 + lift),
        (x + 7, 127 + lift, x + 5, 135 + lift),
        (x - 4, 136 + lift),
        (x - 6, 127 + lift, x - 5, 120 + lift),
    )
    kick = number % 2 == 0
    fore = limb((x - 1, 128, 3.9), (x - 11, 136, 3.0), (x - 9 if kick else x - 13, 149, 2.0))
    hind = limb((x + 2, 128, 3.9), (x + 6, 140, 3.0), (x + 16 if kick else x + 13, 147 if kick else 150, 1.9))
    pole = taper((x - 12, 130 + lift), 0.8, (x - 8, 92), 0.8)
    arm = limb((x - 1, 121 + lift, 2.4), (x - 7, 127 + lift, 2.0), (x - 11, 120.6 + lift, 1.5))
    cloth = mix(deep, s.mid, 0.2)
    s.figure([[(pole, mix(ink, key, 0.4))]], rim, (-1, 0), 0.5)
    s.figure(
        [
            [
                (hind, mix(ink, deep, 0.3)),
                (placed(shoe(0, 0, -1, 0.5), x + (18 if kick else 15), 149 if kick else 152, 1, -50), ink),
            ],
            [(fore, mix(ink, deep, 0.55)), (shoe(x - 9 if kick else x - 13, 153.6, -1, 0.55), ink)],
            [(vest, cloth), (both(vest, placed(vest, 5, 0)), mix(cloth, ink, 0.4))],
            [
                *planes(s, head, skin_tone(s, 0.4), skin_tone(s, 0.62), mix(haze, key, 0.4)),
                (head.eye, ink),
                *hair_tones(s, placed(CROPPED, x - 2, 111 + lift, 10.5, -8, True), -1),
                (band, key),
            ],
            [(arm, skin_tone(s, 0.56)), (small_hand(x - 11.2, 119.4 + lift, 2.5, -98), skin_tone(s, 0.62))],
        ],
        rim,
        (-0.6, -1),
        0.7,
    )


def _dragon_body(s: Gouache) -> None:
    """Paint the body as it heaves over the dancers: belly, back in scales, a comb of coral along the spine."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    spine = ((78, 82), (90, 91), (102, 92), (112, 83), (120, 70), (132, 58))
    comb = ribbon([(x - 1, y - 9.6, 2.8) for x, y in spine], 10)
    teeth = [
        polygon((x - 3.4, y - 9), (x + 3.0, y - 9.6), (x + 1.6, y - 17.6))
        for x, y in ((92, 90), (99, 91.4), (105.6, 89), (111, 82.6), (115, 76), (119.6, 69))
    ]
    s.figure([[(join(comb, *teeth), key)]], "#fffbe0", (-0.4, -1), 0.7)
    back = ribbon([(x, y, 10.4) for x, y in spine], 12)
    belly = ribbon([(x + 0.8, y + 7.2, 3.8) for x, y in spine], 12)
    s.figure([[(back, mix(mid, haze, 0.12))]], "#fffbe0", (-0.3, -1), 1.1)
    with s.clipped(back):
        for row in range(3):
            for at in range(12):
                x = 76 + at * 4.2 + (row % 2) * 2.1
                leg = min(range(len(spine) - 1), key=lambda i: abs((spine[i][0] + spine[i + 1][0]) / 2 - x))
                (x0, y0), (x1, y1) = spine[leg], spine[leg + 1]
                y = y0 + (y1 - y0) * (x - x0) / (x1 - x0) - 5.6 + row * 4.4
                s.stroke([(x - 2.4, y - 1.4), (x + 2.6, y, x - 2.4, y + 2.4)], mix(deep, mid, 0.25), 0.8)
        s.stipple(None, deep, (90, 104), (90, 84), 0.7, 0.0)
    s.figure([[(both(join(back, belly), belly), mix(haze, key, 0.3))]], None)


def _dragon_head(s: Gouache) -> None:
    """Paint the head of paper and lacquer: jaws wide, a lantern for an eye, horns, whiskers, a mane of coral flames."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#fffbe0"
    mane = [
        ribbon([(68, 80, 3.4), (*around(68, 80, 11, a), 3.2), (*around(68, 80, long, a + 14), 0.5)], 8)
        for a, long in ((-96, 21), (-70, 24), (-44, 24), (-16, 21), (62, 18), (86, 19))
    ]
    s.figure([[(flame, mix(key, ink, 0.1 * (number % 2)))] for number, flame in enumerate(mane)], rim, (-0.4, -1), 0.7)
    lower = outline((70, 86), (64, 94, 54, 93), (46, 91, 43, 84), (49, 87, 54, 85.6), (60, 84, 66, 80))
    upper = outline(
        (74, 80),
        (75, 66, 66, 62.6),
        (60, 61, 57, 66),
        (50, 64, 45, 67.4),
        (40.6, 68, 40, 73),
        (40, 77, 44, 77.4),
        (54, 77, 60, 80.6),
        (67, 88, 74, 80),
    )
    mouth = outline((46, 77), (56, 77, 62, 81), (66, 86, 54, 87), (47, 86, 44, 83))
    horns = join(
        ribbon([(66, 63, 1.8), (72, 54, 1.7), (80, 52, 1.3), (84, 46, 0.4)], 8),
        ribbon([(74, 54, 1.2), (73, 48, 0.9), (76, 44, 0.3)], 6),
    )
    s.figure([[(horns, mix(haze, key, 0.3))]], rim, (-0.4, -1), 0.6)
    s.figure(
        [[(lower, mix(mid, deep, 0.1)), (both(lower, placed(lower, 0, 4)), mix(deep, ink, 0.2))]], rim, (-0.6, 0.4), 0.8
    )
    s.fill(mouth, mix(ink, "#7a2018", 0.6))
    s.fill(outline((49, 85), (54, 80, 62, 83), (58, 87.4, 49, 85)), key)
    for x, y, long in ((46.4, 77.2, 4.4), (50.6, 77, 3.2), (55, 77.6, 3.0), (59, 79.4, 2.6)):
        s.fill(polygon((x - 1.3, y), (x + 1.3, y), (x, y + long)), "#fffef0")
    for x, y, long in ((47, 86.4, 3.8), (52, 87, 2.8), (57, 86.4, 2.6)):
        s.fill(polygon((x - 1.2, y), (x + 1.2, y), (x, y - long)), "#fffef0")
    s.figure(
        [[(upper, mix(mid, haze, 0.2)), (both(upper, placed(upper, 3, 7)), mix(deep, mid, 0.5))]], rim, (-0.5, -1), 1.0
    )
    s.fill(outline((54, 69), (60, 63, 68, 66), (70, 70, 66, 72), (60, 74, 54, 69)), mix(key, ink, 0.1))
    s.fill(oval(61.4, 69, 4.0, 3.6), "#fffbe0")
    s.fill(oval(60.2, 69, 1.9, 2.1), ink)
    s.stroke([(53, 67), (60, 60.6, 69, 64)], ink, 1.3)
    s.fill(oval(43.6, 71, 1.6, 1.3, -30), ink)
    s.fill(oval(48, 68.4, 2.6, 2.0, -20), mix(haze, key, 0.3))
    for points in (((44, 76), (38, 82, 40, 90)), ((47, 77), (42, 86, 46, 94))):
        s.stroke(points, mix(haze, key, 0.2), 0.9)
    beard = [
        ribbon([(52 + at * 4.4, 92, 1.5), (50 + at * 4.4, 97, 1.5), (52 + at * 4.4, 102, 0.4)], 6) for at in range(3)
    ]
    s.figure([[(tuft, key) for tuft in beard]], rim, (-1, 0), 0.5)


def _pole_runner(s: Gouache) -> None:
    """Paint the girl who runs before the dragon with the stone on her pole, her face turned back to it."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim = "#fffbe0"
    head = profile(47, 107, 11.5, 1, -16, neck=0.24, build=CHILD)
    hair = outline((50, 102), (47, 97.6, 42, 100), (38, 104, 40, 110), (42, 113, 43.4, 110), (44, 105, 50, 102))
    bun = oval(41.4, 99.4, 2.7, 2.4)
    tunic = outline((42, 116), (47, 113, 51, 116), (54, 124, 54, 134), (46, 137, 38, 134), (40, 124, 42, 116))
    fore, hind = (
        limb((44, 132, 3.7), (36, 141, 2.9), (38, 154, 1.9)),
        limb((49, 132, 3.7), (56, 143, 2.9), (66, 149, 1.8)),
    )
    pole = taper((43, 134), 1.0, (42, 64), 1.0)
    arms = (
        limb((43, 117, 2.3), (37.6, 122, 1.9), (43.6, 125, 1.4)),
        limb((50, 117, 2.3), (54, 112, 1.9), (45.6, 113, 1.4)),
    )
    s.figure(
        [
            [(hind, mix(ink, deep, 0.35)), (placed(shoe(0, 0, 1, 0.5), 68, 151, 1, 30), ink)],
            [(fore, mix(ink, deep, 0.55)), (shoe(38, 157.6, -1, 0.55), ink)],
            [(tunic, key), (drape(tunic, 46, 1), mix(key, ink, 0.42))],
            [(polygon((39.4, 127), (53.8, 126), (54, 129.4), (39, 130.6)), "#fffbe0")],
            [
                *hair_tones(s, bun),
                *planes(s, head, skin_tone(s, 0.42), skin_tone(s, 0.66), mix(haze, key, 0.4)),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [(pole, mix(haze, key, 0.4))],
            [(arms[0], mix(key, ink, 0.2)), (small_hand(43.4, 125, 2.4, 24), skin_tone(s, 0.62))],
            [(arms[1], mix(key, ink, 0.06)), (small_hand(44, 112.6, 2.4, 170), skin_tone(s, 0.66))],
        ],
        rim,
        (0.6, -1),
        0.8,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-14": Picture(
        emerald_hive,
        ((77, 98), (77, 67), (46, 92), (108, 92)),
        "lifts a comb from the hive",
        "orchard with hives of straw",
        "sun through honey",
        seed=42,
    ),
    "b2-13": Picture(
        emerald_market,
        ((73, 107), (74, 116), (71, 98), (55, 64), (97, 107)),
        "trades from boat to boat",
        "floating market, from a bridge",
        "morning on the water",
        seed=41,
    ),
    "b2-17": Picture(
        emerald_dragon,
        ((42, 58), (74, 66), (62, 82), (49, 106), (45, 113)),
        "dances the dragon",
        "street on a feast night",
        "paper lantern behind the stone",
        seed=43,
    ),
}
