"""Pictures of the emerald cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.base.contours import CHILD, FINE
from tools.art.base.faces import rounded
from tools.art.base.figures import drape, hair_tones, hand, limb, pinch, planes, profile, shoe, skin_tone, small_hand
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.pigments import FAIR_SKIN, SAFFRON
from tools.art.base.props import cloud_bars, horse, leaf, leaping_horse, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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


def emerald_tulip(s: Gouache) -> None:
    """Level 3, close: the sultan's gardener gives a tulip, and a stone lies in its cup."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 110), [mix(ink, deep, 0.5), mix(deep, mid, 0.3), mix(mid, haze, 0.4)])
    for grow, tone in ((9, mix(ink, deep, 0.15)), (2.4, mix(mid, haze, 0.2)), (0, mix(haze, "#fffae4", 0.75))):
        s.fill(arch(47 - grow, 111 + grow, 76, 112, 34 + grow), tone)  # the late sun fills a gate in the hedge
    cloud_bars(s, mix(mid, haze, 0.5), ((50, -4, 26, 2.0), (66, -4, 24, 1.8)), 0.75)
    for x, w, top in ((22, 5, 44), (34, 3.4, 60), (112, 5, 48), (103, 3, 66)):
        cypress = outline((x - w, 104), (x - w * 1.3, 78, x, top), (x + w * 1.3, 78, x + w, 104))
        s.figure([[(cypress, mix(ink, deep, 0.55))]], mix(mid, haze, 0.1), (0.6 if x < 60 else -0.6, -0.2), 0.6)
    for y, k, high, pitch in ((92, 0.5, 4.4, 6.4), (103, 0.3, 6.4, 8.8)):
        _terrace(s, y, k)
        _row_of_tulips(s, y, k, high, pitch)
    lawn = outline((-2, 116), (30, 112, 60, 115), (92, 119, 122, 114), (122, 172), (-2, 172))
    s.wash(lawn, (0, 114), (0, 164), [mix(mid, haze, 0.5), mix(deep, mid, 0.5), mix(ink, deep, 0.45)])
    rim = "#fffbe0"
    # the tulip
    stem = ribbon([(66, 172, 1.5), (70, 134, 1.5), (76.6, 88, 1.4)], 12)
    blade = outline((67.4, 160), (80, 146, 88, 116), (90, 142, 69, 168))
    s.figure([[(blade, mix(deep, mid, 0.5))], [(stem, mix(mid, haze, 0.12))]], rim, (0.4, -1), 0.7, clean=True)
    back = outline((63, 80), (58, 60, 68, 41.6), (75, 47, 79, 55), (83, 47, 90, 41.6), (100, 60, 95, 80))
    s.figure(
        [[(back, mix(key, ink, 0.14)), (both(back, placed(back, 14, 3)), mix(key, ink, 0.3))]], haze, (-0.4, -1), 0.8
    )
    s.fill(outline((66, 78), (66, 58, 79, 55), (92, 58, 92, 78)), mix(key, ink, 0.62))
    s.gem(EMERALD, 79, 58.6, 12.6, turn=4, glint=1.6)
    left = outline((78, 91), (62, 90, 61, 74), (60, 60, 54, 51), (67, 54, 71, 66), (76, 76, 78, 91))
    right = outline((78, 91), (95, 90, 96, 74), (97, 60, 103, 51), (90, 54, 86, 66), (81, 76, 78, 91))
    front = outline((78, 92), (66, 88, 67, 77), (69, 70, 79, 66), (88, 70, 90, 77), (90, 88, 78, 92))
    for petal, tone, veins in (
        (left, key, ((76, 88), (64, 78, 58, 56))),
        (right, mix(key, ink, 0.2), ((80, 88), (93, 78, 99, 56))),
        (front, mix(key, haze, 0.14), ((78, 90), (78, 80, 79, 69))),
    ):
        s.figure([[(petal, tone)]], mix(haze, key, 0.2), (-0.3, -1), 0.9, clean=True)
        with s.clipped(petal):
            s.stroke(veins, mix(SAFFRON, haze, 0.3), 1.6, 0.8)
    s.fill(both(front, outline((79, 64), (92, 68, 92, 90), (78, 94), (86, 80, 79, 64))), mix(key, ink, 0.2))
    # the gardener's hand, his sleeve rolled up
    sleeve = outline((-4, 158), (14, 132, 30, 119), (40, 131), (28, 148, 22, 172), (-4, 172))
    roll = polygon((27, 120, 2), (33, 114, 2), (44, 128, 2), (39, 134, 2))
    arm = limb((36, 126, 6.4), (50, 114.6, 4.4))
    with s.moved(3, 8):
        s.figure(
            [
                [
                    (sleeve, ink),
                    (
                        both(sleeve, outline((-4, 150), (20, 126, 34, 116), (38, 124), (14, 140, 4, 172), (-4, 172))),
                        mix(ink, deep, 0.5),
                    ),
                ],
                [(arm, skin_tone(s, 0.42))],
                [(roll, mix(haze, mid, 0.4))],
            ],
            rim,
            (0.2, -1),
            0.9,
        )
    _held(s, stem, pinch(76.4, 112, 0.98, -22), skin_tone(s, 0.48), (0.2, -1))
    # the lady's hand, her sleeve of brocade
    brocade = outline((126, 82), (110, 88, 102, 94), (100, 104, 103, 111), (110, 130, 108, 150), (126, 154))
    folds = outline((126, 96), (108, 112, 112, 150), (126, 156))
    s.figure(
        [[(brocade, mix(haze, "#fffae4", 0.4)), (both(brocade, folds), mix(mid, haze, 0.35))]], rim, (-0.6, -1), 1.0
    )
    with s.clipped(brocade):
        for x, y in ((112, 104), (117, 121), (112, 139)):
            for turn in (-90, -30, 210):
                s.fill(leaf(x, y, 6.4, 2.4, turn), key if turn == -90 else mix(deep, mid, 0.4))
    hem = polygon((99, 94.4, 1.6), (103.4, 92.4, 1.6), (107, 109, 1.6), (102.4, 110.6, 1.6))
    _held(s, stem, pinch(74.2, 95.4, 0.92, 14, True), skin_tone(s, 0.8, FAIR_SKIN), (-0.4, -1))
    s.figure([[(hem, mix(haze, key, 0.25))]], rim, (-0.6, -1), 0.6)


def _terrace(s: Gouache, y: float, k: float) -> None:
    """Paint a terrace from the height ``y`` down; ``k`` is the share of mid tone at its upper edge."""
    terrace = outline((-2, y), (30, y - 4, 60, y - 1), (92, y + 3, 122, y - 2), (122, 172), (-2, 172))
    s.plane(terrace, mix(s.deep, s.mid, k), mix(s.ink, s.deep, 0.35), y, y + 22, 0)


def _row_of_tulips(s: Gouache, y: float, k: float, high: float, pitch: float) -> None:
    """Paint a row of tulips on a terrace, each ``high`` units high and ``pitch`` units from the next."""
    for number in range(int(124 / pitch)):
        x = number * pitch + y % 7
        for color, half in (
            (mix((s.key, SAFFRON, s.haze)[number % 3], s.deep, 0.3 + k * 0.7), 0.30),
            (mix(s.key, s.ink, 0.12), 0.0),
        ):
            cup = outline(
                (x - high * half, y + 1), (x - high * 0.4, y + high * 0.6, x, y + high * 0.7),
                (x + high * 0.4, y + high * 0.6, x + high * 0.3, y + 1), (x, y + high * 0.3),
            )  # fmt: skip
            s.fill(cup, color)
        s.stroke([(x, y + high * 0.7), (x, y + high * 1.5)], mix(s.ink, s.deep, 0.6), high * 0.1)


def _held(s: Gouache, stem: skia.Path, fingers: Sequence[skia.Path], skin: Color, light: Point) -> None:
    """Paint a hand round the stem: the fingers behind it, the thumb across it."""
    *behind, thumb = fingers
    hand(s, behind, skin, "#fffbe0", light, 0.8)
    s.fill(both(stem, join(*behind)), mix(s.mid, s.haze, 0.12))
    hand(s, [thumb], skin, "#fffbe0", light, 0.8)


def emerald_stag(s: Gouache) -> None:
    """At dawn a hunter stops: before her stands the great stag, an emerald hung on a chain between its antlers."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 150), [mix(haze, mid, 0.35), haze, mix(haze, "#fffdf0", 0.4)])
    # trunks of the wood, pale far ones and dark near ones
    for x, wide, tone in (
        *((52, 3, mix(haze, mid, 0.4)), (64, 2.4, mix(haze, mid, 0.34)), (92, 3, mix(haze, mid, 0.4))),
        *((104, 4.4, mix(mid, haze, 0.25)), (40, 5, mix(mid, haze, 0.2)), (118, 7, deep), (25, 8, deep), (4, 14, ink)),
    ):
        trunk = polygon((x - wide, 30), (x + wide * 0.9, 30), (x + wide * 1.1, 150), (x - wide * 1.3, 150))
        s.figure([[(trunk, tone)]], mix(haze, "#fffdf0", 0.5), (0.4 if x < 76 else -0.4, 0), 0.7)
    s.fan(78, 73, 66, ((-170, -158), (-140, -131), (-112, -104), (-76, -68), (-49, -40), (-22, -10)), "#fffdf0", 0.9)
    s.rings(78, 73, [23, 15.5], [mix(haze, "#ffffff", 0.35), "#fffff4"], 0.6)
    ferns = outline((-4, 138), (30, 128, 60, 138), (92, 130, 128, 134), (128, 176), (-4, 176))
    s.plane(ferns, mix(mid, haze, 0.25), mix(mid, deep, 0.4), 128, 160)
    _huntress(s)
    _stag(s, 78, 112)
    _chain_between_antlers(s)
    s.gem(EMERALD, 78, 74.6, 11.8, 0, 1.7, shining=True)
    spray(s, 30, 172, ink, (-150, -120, -95, -70, -40), 26, 7)
    spray(s, 62, 176, mix(ink, deep, 0.4), (-130, -100, -75, -48), 20, 6)


def _stag(s: Gouache, x: float, y: float) -> None:
    """Paint a stag from the front; the point is the middle of its head, and the light stands between its antlers."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze

    def pair(*halves: skia.Path) -> skia.Path:
        """Return right halves and their images in the stag's axis as one shape."""
        return placed(join(*halves, *(placed(half, flip=True) for half in halves)), x, y, 0.92)

    chest = outline((0, -6), (13, -6, 14, 8), (17, 30, 30, 46), (38, 60, 36, 84), (0, 84))
    ruff = outline((0, 10), (10, 12, 14, 26), (18, 44, 8, 58), (4, 64, 0, 70))
    ear = outline((8, -13), (20, -29, 35, -21), (29, -6, 9, -7))
    inner = outline((13, -13), (22, -23, 31, -20), (25, -10, 13, -11))
    face = outline((0, -21), (8, -21, 11.4, -14), (12.4, -5, 9, 3), (6.8, 11, 6.8, 18), (6.6, 25, 0, 25.5))
    brow = outline((0, -21), (8, -21, 9.6, -13), (4, -8, 3.4, 2), (2.6, 12, 0, 17))
    beam = ribbon([(6, -19, 2.6), (13, -32, 2.2), (26, -42, 2.0), (35, -55, 1.7), (33, -70, 0.5)])
    tines = (
        ribbon([(10, -28, 1.8), (12, -37, 1.3), (10, -45, 0.3)], 8),
        ribbon([(25, -41, 1.8), (36, -43, 1.4), (43, -51, 0.3)], 8),
        ribbon([(31, -48, 1.6), (25, -57, 1.2), (23, -66, 0.3)], 8),
        ribbon([(35, -58, 1.6), (42, -64, 1.1), (44, -72, 0.3)], 8),
    )
    lit = mix(haze, "#fffdf0", 0.5)
    s.figure([[(pair(chest), mix(ink, deep, 0.5))]], lit, (0, -1), 1.0)
    s.fill(pair(ruff), mix(deep, mid, 0.16))
    s.stipple(pair(ruff), mix(mid, haze, 0.2), (x, y + 16), (x, y + 44), 0.75, 0.0)
    s.figure([[(pair(ear), mix(ink, deep, 0.7)), (pair(inner), mix(mid, deep, 0.3))]], lit, (0, -1), 1.0)
    s.figure([[(pair(beam, *tines), ink)]], lit, (0, -0.9), 0.7)
    s.figure([[(pair(face), mix(ink, deep, 0.85)), (pair(brow), mix(mid, haze, 0.3))]], lit, (0, -1), 1.0)
    # large dark eyes, each with one spark of the stone
    s.fill(pair(oval(8.4, -4.2, 3.0, 2.5, -24)), ink)
    s.fill(pair(oval(7.8, -5.0, 0.9)), "#ffffff")
    s.fill(pair(outline((0, 16.4), (5.4, 16, 5, 20), (2.6, 23, 0, 22.6))), ink)
    s.fill(pair(oval(2.4, 19.4, 0.9, 0.6)), mix(mid, haze, 0.2))


def _chain_between_antlers(s: Gouache) -> None:
    """Paint the gold chain on which the stone hangs between the upper tines, and the ring that holds it."""
    gold, dark = mix(SAFFRON, "#fff3d0", 0.25), mix(SAFFRON, s.ink, 0.72)
    for at in range(-8, 9):
        x, y = 78 + 20.6 * at / 8, 65.4 - 10.4 * (at / 8) ** 2
        s.fill(oval(x, y, 2.1 if abs(at) == 8 else 1.55), dark)
        s.fill(oval(x, y, 1.5 if abs(at) == 8 else 1.05), gold)


def _huntress(s: Gouache) -> None:
    """Paint the hunter far off between the trunks, her bow lowered, her cap and cape all that is bright on her."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(43.8, 98.2, 8.0, 1, 0, neck=0.3, build=FINE)
    cape = outline((40, 104), (43, 101, 46, 104), (49, 114, 50, 124), (37, 124), (38, 114, 40, 104))
    s.figure(
        [
            [(limb((42, 122, 1.6), (41.6, 132, 1.1)), ink), (limb((45.4, 122, 1.6), (47, 131.6, 1.1)), ink)],
            [(cape, key), (drape(cape, 43), mix(key, ink, 0.45))],
            [*planes(s, head, skin_tone(s, 0.36), skin_tone(s, 0.66), mix(haze, key, 0.35)), (head.eye, ink)],
            [
                (outline((40, 98), (40.6, 94, 44, 94), (47.6, 94.6, 47, 97.6), (43, 97, 40, 98)), key),
                (leaf(45, 95, 7, 2, -60), haze),
            ],
        ],
        "#fffdf0",
        (0.8, -0.6),
        0.6,
    )
    s.stroke([(50.4, 104), (55, 116, 51, 128)], ink, 0.9)
    s.stroke([(50.4, 104), (51, 128)], ink, 0.4)


def emerald_archer(s: Gouache) -> None:
    """A lady draws her bow; at the end of an alley of clipped yew her page stands calm, an emerald set in his cap."""
    deep, mid, haze = s.deep, s.mid, s.haze
    pale = mix("#fffbe0", haze, 0.3)
    s.fill(ALL, pale)
    s.fill(box(-4, 86, 124, 172), mix(mid, haze, 0.34))
    s.fill(polygon((96, 86), (111, 86), (124, 100), (124, 172), (46, 172), (88, 104)), mix(mid, haze, 0.66))
    far = outline((84, 88), (92, 79, 104, 80), (112, 79, 124, 84), (124, 90), (84, 90))
    s.fill(far, mix(mid, haze, 0.5))
    sun = oval(106, 72, 24)
    s.fill(cut(sun, box(70, 88, 130, 110)), "#fffef2")
    s.stipple(sun, mix(haze, "#ffe9a0", 0.5), (106, 54), (106, 84), 0.0, 0.45)
    # both hedges run towards the page; the low sun behind him lies on the one edge of each
    for hedge, towards in (
        (polygon((-6, 40), (89, 78), (89, 99), (-6, 182)), (0.5, -1.0)),
        (polygon((114, 78), (126, 72), (126, 104), (114, 93)), (-0.6, -1.0)),
    ):
        s.fill(hedge, mix(mid, haze, 0.42))
        s.fill(both(hedge, placed(hedge, -towards[0] * 4, -towards[1] * 2.4)), mix(mid, deep, 0.3))
    with s.moved(-2, 9, 1.18, about=(108, 121)):
        _page(s, 106, 121)
    _archer(s)


def _page(s: Gouache, x: float, y: float) -> None:
    """Paint the page with his heels at a point: eyes shut, the stone in the crown of his cap, his shadow towards us."""
    ink, deep, key = s.ink, s.deep, s.key
    rim, right = "#fffef0", (0.8, -0.5)
    s.fill(polygon((x - 5, y - 1), (x + 5, y), (x - 6, y + 60), (x - 34, y + 60)), mix(ink, deep, 0.8), 0.75)
    head = profile(x - 0.4, y - 38, 9.0, -1, 0, neck=0.28, build=CHILD, shut=True)
    tunic = outline(
        *((x - 4.4, y - 30), (x, y - 33.4, x + 4.4, y - 30), (x + 5.6, y - 22, x + 5.8, y - 13)),
        *((x, y - 11, x - 5.8, y - 13), (x - 5.4, y - 22, x - 4.4, y - 30)),
    )
    arm = limb((x + 3.4, y - 29, 2.0), (x + 5.6, y - 21, 1.6), (x + 4.8, y - 14.6, 1.2))
    s.figure(
        [
            [(limb((x - 2.6, y - 14, 2.3), (x - 2.8, y - 1, 1.4)), ink), (shoe(x - 2.6, y, -1, 0.5), ink)],
            [(limb((x + 2.4, y - 14, 2.3), (x + 2.4, y, 1.4)), ink), (shoe(x + 2.8, y + 1, -1, 0.5), ink)],
            [(tunic, key), (both(tunic, placed(tunic, -4.6, 0)), mix(key, ink, 0.4))],
            [(arm, mix(key, ink, 0.1))],
            [(small_hand(x + 4.6, y - 12.4, 1.4, 90), skin_tone(s, 0.7, FAIR_SKIN))],
            [
                *planes(s, head, skin_tone(s, 0.5, FAIR_SKIN), skin_tone(s, 0.86, FAIR_SKIN), "#fff0d8"),
                (head.eye, ink),
            ],
        ],
        rim,
        right,
        0.6,
    )
    s.gem(EMERALD, x, y - 48.6, 8.4, 12, 1.4)
    cap = outline(
        *((x - 8.4, y - 40.4), (x - 7.4, y - 45, x - 8.2, y - 49), (x - 4, y - 43.4, x, y - 43.8)),
        *((x + 4.6, y - 43.6, x + 8.6, y - 48.6), (x + 7.8, y - 43, x + 7.6, y - 39.6)),
        *((x + 4, y - 38.4, x + 3, y - 35.4), (x + 1, y - 40.4, x - 8.4, y - 40.4)),
    )
    s.figure([[(cap, mix(ink, deep, 0.3))]], rim, right, 0.6)


def _archer(s: Gouache) -> None:
    """Paint the archer large from behind her shoulder: the drawn string at her jaw, a dark gown cut by the frame."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fffef0", (1.0, -0.5)
    head = profile(51, 67, 20, 1, -4, build=FINE, neck=0.42)
    hair = outline(
        *((58, 59), (54, 59, 52.6, 65), (53, 70, 49, 76), (46, 80, 41, 78), (38, 70, 40.6, 62), (44, 55, 58, 59))
    )
    hat = outline((37, 61.4), (41, 50.4, 52, 51.4), (60, 52.6, 61.4, 58), (64, 59.6, 62, 61.4), (50, 57.6, 37, 61.4))
    feather = ribbon([(44, 56, 1.6), (36, 50, 3.2), (28, 50.6, 3.0), (21, 57, 0.6)], 10)
    bodice = outline((42, 90), (52, 84, 60, 88), (66, 100, 62, 116), (50, 121, 40, 117), (35, 102, 42, 90))
    gown = outline((40, 113), (50, 118, 62.4, 112), (72, 138, 76, 176), (24, 176), (28, 138, 40, 113))
    bow_arm = limb((57, 91, 5.0), (69, 85.4, 3.8), (80.6, 78, 2.6))
    bow = ribbon(
        [
            *((71, 42, 0.6), (78.6, 51, 1.5), (83.6, 64, 2.0), (85, 76, 2.2)),
            *((83.8, 89, 2.0), (79.6, 102, 1.5), (72.6, 112, 0.6)),
        ],
        12,
    )
    s.figure(
        [
            [(bow_arm, mix(key, ink, 0.1)), (cut(bow_arm, placed(bow_arm, -0.6, -2.2)), mix(key, ink, 0.5))],
            [(gown, mix(ink, deep, 0.35)), (drape(gown, 54, -6), ink)],
            [(bodice, mix(deep, ink, 0.3)), (drape(bodice, 53), ink)],
            [*planes(s, head, skin_tone(s, 0.34), skin_tone(s, 0.68), mix(haze, key, 0.3)), (head.eye, ink)],
            [(feather, key), (both(feather, placed(feather, 0, 2.6)), mix(key, ink, 0.35))],
            [*hair_tones(s, join(hair, oval(38.6, 73, 5.0, 5.6)))],
            [(hat, mix(ink, deep, 0.5))],
            [(bow, ink)],
        ],
        rim,
        light,
        1.0,
    )
    s.stroke([(71, 42), (60.4, 79), (72.6, 112)], ink, 0.8)
    s.stroke([(58, 79.4), (89, 75)], ink, 1.3)
    s.fill(polygon((87.6, 72.6), (94, 74.3), (88.2, 77.8)), ink)
    s.figure([[(small_hand(84.6, 76.4, 3.6, -26), skin_tone(s, 0.6))]], rim, light, 0.5)
    upper = limb((46, 94, 6.2), (25, 97.4, 4.4))
    fore = limb((24.6, 96.6, 4.2), (39, 88.6, 3.7), (53, 80.8, 2.5))
    s.figure(
        [
            [(upper, mix(key, ink, 0.3)), (cut(upper, placed(upper, -0.4, -3.2)), mix(key, ink, 0.6))],
            [(fore, mix(key, haze, 0.12)), (cut(fore, placed(fore, -0.6, -2.4)), mix(key, ink, 0.35))],
            [(placed(box(-1.5, -3.6, 1.5, 3.6, 0.8), 52.4, 80.8, 1, -14), haze)],
            [(small_hand(57.6, 79.4, 3.8, -14), skin_tone(s, 0.7))],
        ],
        rim,
        light,
        0.9,
    )


def emerald_leap(s: Gouache) -> None:
    """Level 3: seen from the ditch: a lady's horse leaps a hedge, her hat flies off, its clasp an emerald."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 124), [mix(mid, haze, 0.3), mix(haze, s.key, 0.12), "#fff6dc"], stops=[0, 0.42, 0.8])
    for x, y, r in ((12, 58, 8), (22, 54, 11), (33, 59, 8), (44, 61, 5), (104, 46, 7), (113, 43, 9), (122, 47, 7)):
        s.fill(both(oval(x, y, r, r * 0.8), box(-4, 30, 124, y + 3)), "#fffbe6", 0.9)  # clouds, flat below
    far = outline((-4, 108), (20, 98, 46, 106), (70, 113, 128, 100), (128, 176), (-4, 176))
    s.plane(far, mix(mid, haze, 0.42), mix(haze, mid, 0.1), 98, 128, 0)
    for x, y, k in ((8, 106, 1.2), (22, 108, 0.7), (113, 106, 1.3), (100, 109, 0.7)):  # trees in the haze
        _hazy_tree(s, x, y, k)
    s.plane(
        outline((-4, 122), (34, 114, 66, 119), (100, 124, 128, 116), (128, 176), (-4, 176)),
        mix(mid, deep, 0.1),
        mix(mid, haze, 0.4),
        112,
        140,
        0,
    )
    for x in (20, 31):  # the field behind her
        near, far = horse(x, 116 + (x - 22) * 0.1, 0.2)
        s.fill(join(near, far, oval(x, 111, 1.2), limb((x - 0.6, 114.4, 1.1), (x, 112, 1.0))), mix(deep, ink, 0.2))
    for x, y in ((42, 118), (50, 116.6)):  # and their hounds
        trunk = limb((x - 3, y - 2, 1.1), (x + 2, y - 2.6, 1.4))
        legs = (limb((x - 3, y - 1.6, 0.7), (x - 6, y + 1, 0.4)), limb((x + 2, y - 2, 0.7), (x + 5, y + 0.6, 0.4)))
        ends = (
            limb((x + 2.6, y - 3.4, 0.9), (x + 5.4, y - 4, 0.5)),
            limb((x - 3.6, y - 2.6, 0.4), (x - 6, y - 5, 0.2)),
        )
        s.fill(join(trunk, *legs, *ends), mix(deep, ink, 0.2))
    leaping_horse(s, 65, 105, 1.14, -16)
    _lady_in_the_air(s, 65, 105, 1.14, -16)
    _hedge(s)


def _hazy_tree(s: Gouache, x: float, y: float, k: float) -> None:
    """Paint an old tree that stands at a point: a forked trunk, a crown of lumps in two tones, lit on the sun's side."""
    deep, mid, haze = s.deep, s.mid, s.haze
    side = 1 if x < 66 else -1
    s.fill(
        join(
            taper((x, y + 2), 1.6 * k, (x - 1 * k, y - 12 * k), 0.9 * k),
            taper((x, y - 4 * k), 1.0 * k, (x + 5 * k, y - 13 * k), 0.5 * k),
        ),
        mix(deep, mid, 0.3),
    )
    lumps = ((0, -16, 8), (-7, -11, 5.6), (7, -12, 6), (-4, -21, 5.4), (5, -20, 5.6), (-10, -15, 3.6), (11, -16, 3.8))
    crown = join(*(oval(x + dx * k, y + dy * k, r * k, r * k * 0.86) for dx, dy, r in lumps))
    rounded(s, crown, (mix(deep, mid, 0.45), mix(mid, deep, 0.12), mix(mid, haze, 0.5)), (side, 0.5), 1.6 * k)


def _hedge(s: Gouache) -> None:
    """Paint the hedge before the horse: leaves from dark to sunlit, some that fly, and wild roses."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    lots = chance(36)
    body = outline((-4, 138), (20, 128, 40, 134), (64, 128, 84, 133), (104, 126, 128, 132), (128, 176), (-4, 176))
    s.fill(body, mix(deep, ink, 0.35))
    for row, tone in (
        (168, mix(deep, ink, 0.55)),
        (158, mix(deep, ink, 0.2)),
        (148, mix(deep, mid, 0.3)),
        (139, mix(mid, haze, 0.1)),
    ):
        for at in range(20):
            x, y = -4 + at * 6.8 + 4 * next(lots), row + 5 * (next(lots) - 0.5)
            s.fill(leaf(x, y, 8.5, 3.4, -150 + 120 * next(lots)), tone)
    for _ in range(9):
        s.fill(leaf(30 + 40 * next(lots), 112 + 18 * next(lots), 6, 2.4, 360 * next(lots)), mix(mid, deep, 0.2))
    for x, y, r in ((88, 137, 2.6), (98, 142, 3.0), (108, 136, 2.3), (45, 141, 2.4), (56, 137, 2.0), (74, 143, 2.6)):
        petals = join(*(oval(*around(x, y, r * 0.75, 18 + 72 * at), r * 0.62) for at in range(5)))
        s.figure([[(petals, mix(key, haze, 0.35))]], "#fffff2", (0.2, -1), 0.5)
        s.fill(oval(x, y, r * 0.42), "#ffe9a0")
    for turn in (-160, -130, -100, -70):
        s.fill(leaf(98, 158, 14, 4, turn), mix(deep, ink, 0.2))


def _lady_in_the_air(s: Gouache, x: float, y: float, k: float, turn: float) -> None:
    """Paint the rider on the horse that is placed so: she leans into the leap, her dark green habit and red hair stream."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, up = "#fffde8", (0.5, -1.0)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, k, turn)

    green = (mix(ink, deep, 0.25), mix(deep, ink, 0.1), mix(mid, deep, 0.15))
    red = ("#4a160c", "#9c3a16", "#ee8a44")
    cloth = outline((-12, -13.6), (4, -11.8), (7, -7, 3, -2), (-8, -1), (-13, -7, -12, -13.6))
    rounded(s, put(cloth), (mix(key, ink, 0.6), mix(key, ink, 0.25), key), up, 1.2, rim)
    tails = outline(
        (-7, -21),
        (0, -18),
        (-1, -12),
        (-10, -10, -20, -13),
        (-30, -14, -38, -9),
        (-34, -18, -24, -20),
        (-14, -21, -7, -21),
    )
    thigh = join(limb((-3, -15.5, 5.0), (10.6, -7.6, 3.4)), limb((10.6, -7.4, 3.2), (7, 0, 2.5)))
    boot = join(limb((8.4, -2.6, 2.8), (3.4, 8.2, 1.9)), outline((1.6, 6.6), (5.4, 7), (10.4, 11.4), (2, 10.8)))
    rounded(s, put(thigh), (mix(haze, deep, 0.4), mix(haze, "#fff6e4", 0.5), "#ffffff"), up, 1.6, rim)
    rounded(s, put(boot), (ink, ink, mix(deep, mid, 0.4)), up, 1.2, "#fff3bc")
    s.line(put(oval(6.4, 10.4, 2.6, 1.6)), mix(haze, ink, 0.3), 0.6)
    rounded(s, put(tails), green, up, 1.8, rim, [put(outline((-3, -17), (-14, -15, -30, -13), (-14, -12.6, -3, -17)))])
    s.fill(
        put(
            outline((-38, -9), (-30, -14, -20, -13), (-10, -10, -1, -12), (-10, -7.4, -20, -11), (-30, -11.6, -38, -9))
        ),
        key,
    )
    jacket = outline((-7, -18), (-7.4, -28, 3.6, -36.6), (10, -39, 13.4, -34), (14, -27, 5, -17.4), (0, -15, -7, -18))
    far_arm = limb((11, -33, 2.4), (19, -29, 2.0), (25, -27.4, 1.5))
    rounded(s, put(far_arm), (green[0], green[0], green[1]), up, 0.8)
    rounded(s, put(jacket), green, up, 2.4, rim)
    s.figure(
        [[(put(outline((-7, -18.6), (0, -15.6, 5.4, -18.2), (6, -20.6), (0, -18, -7, -21.2))), key)]], rim, up, 0.5
    )
    s.figure(
        [[(put(outline((8, -36), (12, -33.6, 14.4, -35.4), (16, -32, 13.6, -28.4), (10, -30, 8, -36))), "#fffff2")]],
        None,
    )
    head = profile(15.6, -43, 13.6, 1, 14, neck=0.24)
    locks = (
        ribbon([(14, -48, 2.2), (6, -50, 3.2), (-2, -47, 2.6), (-11, -50, 1.8), (-19, -46, 0.2)], 8),
        ribbon([(11, -45, 2.4), (4, -45, 2.6), (-4, -42, 2.0), (-12, -43, 0.2)], 8),
        ribbon([(9.6, -42, 1.6), (4, -40.6, 1.6), (-3, -38, 0.2)], 8),
    )
    s.figure(
        [
            [
                *planes(s, head.moved(put), mix(ink, key, 0.44), mix("#e8a878", ink, 0.08), "#fff0d4"),
                (put(head.eye), ink),
            ]
        ],
        rim,
        (1, -0.3),
        0.6,
    )
    cap = outline(
        (21.4, -48.4),
        (19, -52.6, 13, -51),
        (6.6, -49, 7.4, -42),
        (9, -38.6, 12, -40.6),
        (13.6, -44, 15, -46.4),
        (18, -48.6, 21.4, -48.4),
    )
    for lock in locks:
        rounded(s, put(lock), red, up, 1.2, rim)
    rounded(s, put(cap), red, up, 1.4, rim, [put(outline((19, -49.6), (12, -50, 9, -42), (11.6, -48, 19, -49.6)))])
    arm = join(limb((8.6, -33, 3.2), (14, -25.4, 2.6)), limb((14, -25.4, 2.4), (23.4, -25.6, 1.7)))
    rounded(s, put(arm), green, up, 1.3, rim)
    s.figure([[(put(polygon((20.6, -27.8), (23, -27.6), (23, -23.6), (20.6, -23.4))), "#fffff2")]], None)
    s.figure([[(put(small_hand(25.2, -25.4, 2.3, 10)), "#e8a878")]], rim, up, 0.5)
    s.line(put(taper((26, -25), 0.1, (31, -18.6), 0.1)), mix(key, ink, 0.35), 0.7)
    jabot = outline(
        (65, 62), (70, 64, 74, 61.6), (76, 68, 73, 73), (74, 79, 67.6, 79.6), (63, 76, 64.6, 70), (62.6, 66, 65, 62)
    )
    s.figure([[(jabot, "#fffff2"), (cut(jabot, placed(jabot, 2.4, -1.4)), mix(mid, haze, 0.6))]], "#ffffff", up, 0.6)
    _lost_hat(s)


def _lost_hat(s: Gouache) -> None:
    """Paint the hat that the wind has taken, coral with a plume, the emerald its clasp."""
    mid, haze, key = s.mid, s.haze, s.key
    x, y, k, turn = 34.0, 67.0, 1.75, -26.0
    coral = (mix(key, "#5a160c", 0.25), mix(key, haze, 0.15), mix(key, haze, 0.5))
    plume = ribbon([(39, 55, 2.0), (30, 48, 3.8), (19, 52, 3.4), (11, 62, 0.4)], 8)
    rounded(s, plume, (mix(haze, mid, 0.5), mix(haze, "#ffffff", 0.5), "#ffffff"), (-0.4, -1), 1.1)
    hat = placed(join(outline((-7, 1), (-6, -8, 0, -8.4), (6, -8, 7, 1)), oval(0, 1, 12, 2.4)), x, y, k, turn)
    rounded(s, hat, coral, (0.6, -1), 1.4, "#fffde8")
    s.fill(
        placed(outline((-7, -2), (0, 0.6, 7, -2), (7, 0.6), (0, 3, -7, 0.6)), x, y, k, turn), mix(key, "#5a160c", 0.7)
    )
    s.gem(EMERALD, 35, 62.6, 9.4, -24)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-09": Picture(
        emerald_tulip,
        ((79, 60), (72, 100), (90, 96)),
        "gives a tulip",
        "tulip terraces",
        "sun in a garden gate",
        seed=39,
    ),
    "b3-11": Picture(
        emerald_stag,
        ((78, 73), (78, 110), (44, 98), (50, 62), (104, 62)),
        "meets a stag",
        "forest at dawn",
        "stone between antlers",
        seed=11,
    ),
    "b3-12": Picture(
        emerald_archer,
        ((57, 69), (58, 80), (84, 76), (104, 73), (104, 86)),
        "draws a bow",
        "alley of clipped yew",
        "low sun at the end of an alley",
        seed=12,
    ),
    "b3-10": Picture(
        emerald_leap,
        ((35, 63), (72, 58), (83, 71), (97, 74), (49, 112)),
        "leaps a hedge",
        "hedge across the hunt",
        "pale sky between clouds",
        seed=46,
    ),
}
