"""Pictures of the diamond cards of level 2 in workshops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, grip, hand, limb, profile, skin, small_hand
from tools.art.base.gouache import DIAMOND, FROST, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
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


def diamond_mirror(s: Gouache) -> None:
    """A mirror maker scores her glass with a diamond: from its bright side she comes towards herself, stone to stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (70, 0), (10, 0), [mix(deep, mid, 0.12), mix(ink, deep, 0.45)])
    # the loft: beams, frames that hang and lean, all out of the light
    s.fill(polygon((-4, 42), (80, 50), (80, 56), (-4, 49)), mix(ink, deep, 0.2))
    for x, y, w, h in ((8, 60, 18, 24), (34, 60, 13, 19)):
        s.stroke([(x + w / 2, 48), (x + 2, y)], mix(ink, deep, 0.1), 0.7)
        s.stroke([(x + w / 2, 48), (x + w - 2, y)], mix(ink, deep, 0.1), 0.7)
        s.fill(box(x, y, x + w, y + h, 1), mix(key, ink, 0.62))
        s.fill(box(x + 2.4, y + 2.4, x + w - 2.4, y + h - 2.4), mix(deep, mid, 0.35))
        s.fill(
            polygon(
                (x + 2.4, y + h - 2.4), (x + w * 0.55, y + 2.4), (x + w * 0.8, y + 2.4), (x + w * 0.3, y + h - 2.4)
            ),
            mix(deep, mid, 0.7),
        )
    floor = polygon((-4, 150), (80, 144), (124, 158), (124, 176), (-4, 176))
    s.fill(floor, mix(ink, deep, 0.5))
    s.stipple(floor, mix(haze, key, 0.3), (82, 150), (46, 166), 0.8, 0.0)
    # the glass: the tall window behind us, in it
    glass = polygon((76, 50), (124, 41), (124, 160), (76, 149))
    s.fill(glass, mix(mid, haze, 0.5))
    with s.clipped(glass):
        s.fill(outline((84, 176), (84, 74), (86, 50, 106, 44), (128, 40, 134, 70), (134, 176)), "#fffdf6")
        s.fill(polygon((84, 128), (124, 134), (124, 176), (84, 176)), mix(mid, haze, 0.42))
        s.stipple(polygon((84, 128), (124, 134), (124, 176), (84, 176)), "#fffdf6", (110, 132), (100, 156), 0.8, 0.0)
        for x in (95, 107, 119):
            s.stroke([(x, 30), (x, 132)], mix(haze, mid, 0.55), 1.1)
        for y in (64, 84, 104):
            s.stroke([(84, y), (124, y + 1.4)], mix(haze, mid, 0.55), 1.1)
    pale = {
        "cloth": mix(haze, mid, 0.5),
        "shade": mix(mid, haze, 0.1),
        "apron": mix(key, haze, 0.55),
        "skin": mix(mix(ink, key, 0.5), haze, 0.36),
        "hair": mix(deep, mid, 0.35),
    }
    with s.clipped(glass):
        _mirror_maker(s, pale, "#ffffff", reflected=True)
        s.gem(DIAMOND, 89, 91, 6.4, 10, 0)
        s.fill(oval(89, 91, 8.4), haze, 0.42)
        s.fill(polygon((78, 118), (124, 74), (124, 92), (78, 136)), "#ffffff", 0.2)
        s.fill(polygon((78, 142), (124, 98), (124, 102), (78, 146)), "#ffffff", 0.2)
    s.stroke([(82.6, 51), (82.6, 88)], "#ffffff", 1.5)
    for y, reach in ((58, 2.4), (67, 1.8), (75, 2.8)):
        s.stroke([(82.6 - reach, y + 1.2), (82.6 + reach, y - 1.2)], "#ffffff", 0.7)
    frame = join(
        polygon((72, 47), (77, 46.4), (77, 153), (72, 153)),
        polygon((72, 47), (124, 37), (124, 42), (72, 52)),
        polygon((72, 148), (124, 160), (124, 166), (72, 154)),
    )
    s.figure([[(frame, mix(key, ink, 0.4))]], mix(haze, key, 0.2), (1, 0.2), 0.8)
    own = {
        "cloth": mix(haze, mid, 0.12),
        "shade": mix(mid, deep, 0.2),
        "apron": key,
        "skin": mix(ink, key, 0.52),
        "hair": ink,
    }
    _mirror_maker(s, own, "#fffdf6", reflected=False)
    s.gem(DIAMOND, 76.4, 91, 7.0, 10, 1.6)
    s.figure([[(taper((70.4, 99), 1.7, (74.6, 95.4), 1.3), mix(ink, key, 0.58))]], "#fffdf6", (0.4, -1), 0.6)


def _mirror_maker(s: Gouache, tones: Mapping[str, Color], rim: Color, *, reflected: bool) -> None:
    """Paint the mirror maker to her knees, a hand with the stone and a hand flat on the glass, or her ``reflected``."""
    ink = s.ink
    head = profile(54, 70, 20, 1, 4, nose=0.7, neck=0.22)
    hair = outline(
        (62.6, 63),
        (60, 57, 52.6, 57.4),
        (42.4, 58, 42.6, 70),
        (42, 80, 44.6, 84),
        (50, 85, 53.4, 81.6),
        (53, 75, 54.6, 69),
        (58, 66.6, 62.6, 63),
    )
    tie = polygon((44.6, 62.4), (47.4, 59.6), (62.6, 62.6), (61.6, 65.6))
    scarf = outline((45, 83), (53, 81, 59, 83.6), (60, 88, 55, 90), (47, 91, 44, 88), (43.6, 85, 45, 83))
    blouse = outline(
        (44, 87),
        (52, 84, 59, 90),
        (64, 100, 61, 122),
        (64, 150, 66, 178),
        (26, 178),
        (30, 140, 33, 120),
        (33, 96, 44, 87),
    )
    apron = both(
        blouse, outline((52, 98), (60, 98, 70, 100), (70, 180), (38, 180), (42, 140, 44, 118), (50, 116, 52, 98))
    )
    far = limb((58, 96, 4.0), (66, 114, 3.4), (76, 113, 2.4))
    flat = [
        limb((75, 113, 2.4), (79, 110.6, 2.2)),
        *(limb((78.4, 110 + at, 1.1), (81.4, 105.4 + at * 1.4, 0.8)) for at in (0.0, 2.0, 4.0)),
    ]
    near = limb((48, 97, 6.6), (56, 119, 5.0), (63, 110, 3.8))
    bare = limb((61, 112, 3.5), (70, 101, 2.5))
    hand_ = [
        limb((69.4, 101.4, 2.8), (71.6, 98, 2.6)),
        limb((70.6, 97, 1.6), (73, 92.6, 1.2)),
        limb((72.4, 100, 1.6), (77.4, 98.4, 1.2)),
    ]

    def side(path: skia.Path) -> skia.Path:
        return placed(path, 165.2, 0, 1, 0, True) if reflected else path

    skin_, cloth, shade = tones["skin"], tones["cloth"], tones["shade"]
    groups: list[list[tuple[skia.Path, Color]]] = [
        [(far, shade), *((part, mix(skin_, ink, 0.2)) for part in flat)],
        [
            (blouse, cloth),
            (drape(blouse, 45, -2), shade),
            (apron, tones["apron"]),
            (drape(apron, 49, -4), mix(tones["apron"], ink, 0.3)),
        ],
        [
            (head.head, mix(skin_, ink, 0.3)),
            (cut(head.head, head.shade), skin_),
            (both(head.head, head.wedge), mix(skin_, s.haze, 0.45)),
        ],
        [(hair, tones["hair"])],
        [(tie, tones["apron"]), (scarf, tones["apron"]), (drape(scarf, 50, 0), mix(tones["apron"], ink, 0.3))],
        [(bare, skin_), *((part, skin_) for part in hand_)],
        [(near, cloth), (both(near, outline((40, 92), (50, 112, 58, 116), (66, 116), (60, 128), (40, 128))), shade)],
    ]
    s.figure(
        [[(side(path), tone) for path, tone in group] for group in groups], rim, (-1 if reflected else 1, -0.35), 0.9
    )
    s.fill(side(head.eye), mix(tones["hair"], ink, 0.5))


def diamond_bubble(s: Gouache) -> None:
    """Close: a glass maker bends to his pipe and blows a great bubble of hot glass; a stone shines in its heart."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 40), (0, 150), [mix(ink, deep, 0.55), mix(ink, key, 0.3)])
    # tall windows of the hall, pale with morning
    for left, right in ((20, 40), (48, 68)):
        pane = arch(left, right, 48, 104, 10)
        s.fill(pane, mix(haze, mid, 0.2))
        s.stipple(pane, mid, (0, 70), (0, 104), 0.0, 0.7)
        for y in (60, 78, 96):
            s.fill(box(left, y, right, y + 1.1), mix(deep, mid, 0.2))
        s.fill(box((left + right) / 2 - 0.6, 36, (left + right) / 2 + 0.6, 104), mix(deep, mid, 0.2))
    s.rings(67, 127, [44, 35], [mix(ink, key, 0.42), mix(ink, key, 0.66)], 0.6)
    _glass_blower(s)
    # the glass: a round bubble that mirrors the windows, the stone in its heart
    bubble = oval(67, 128, 28.4, 27.6)
    neck = polygon((76, 106), (80.4, 99, 1), (86, 102.4, 1), (86, 114), (74, 110))
    s.figure([[(join(bubble, neck), mix(key, ink, 0.06))]], "#fff6e4", (0.8, -1), 1.3)
    s.fill(oval(65, 125.4, 24.4, 23.4), mix(key, haze, 0.3))
    s.fill(both(bubble, oval(75, 141, 23)), mix(key, haze, 0.55))
    s.fill(both(bubble, oval(77, 143, 17)), mix(haze, key, 0.3))
    s.fill(both(bubble, cut(oval(67, 128, 26.4, 25.6), oval(64.4, 125.4, 26.4, 25.6))), "#fffaf0")
    for pane in (
        ((45, 118), (48, 109, 55, 105.6), (56, 113), (50, 118, 48.6, 123)),
        ((58, 104.4), (62, 102.6, 66.4, 102.4), (65.6, 110), (61, 110.4, 58.6, 111.6)),
    ):
        s.fill(outline(*pane), "#ffffff")
    s.gem(DIAMOND, 68, 130, 11, 0, 1.5)


def _glass_blower(s: Gouache) -> None:
    """Paint the glass maker close, bent to his pipe with full cheeks, both hands round it, the glow from below on his face."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    light, rim = (-0.6, 0.8), "#fff3df"
    head = profile(103, 63, 31, -1, -20)
    cap = placed(
        outline((-12, -4), (-13, -18, 2, -18), (18, -17, 17, 0), (17, 6, 13, 9), (9, 0, 4, -5), (-4, -6, -12, -4)),
        *(103, 63, 1, -12),
    )
    shirt = outline((98, 88), (108, 82, 116, 74), (128, 84), (128, 176), (104, 176), (102, 130, 98, 88))
    apron = outline((99, 96), (106, 92, 112, 92), (116, 130, 114, 176), (100, 176), (101, 130, 99, 96))
    tone, dark = mix(ink, key, 0.6), mix(ink, key, 0.46)
    s.figure(
        [
            [(shirt, mix(FROST, mid, 0.6)), (both(shirt, placed(shirt, 14, 0)), mix(mid, deep, 0.5))],
            [(apron, mix(key, ink, 0.5))],
            [*skin(s, head, 0.38, 0.62), (head.eye, ink)],
            [(cap, key), (both(cap, placed(cap, 8, -4)), mix(key, ink, 0.36))],
        ],
        rim,
        light,
        1.0,
    )
    s.figure([[(taper((94.6, 75), 1.2, (81.6, 103), 2.2), ink)]], rim, light, 0.8)
    far = limb((114, 98, 4.6), (104, 104, 4.0), (95, 99, 2.8))
    s.figure([[(far, dark)]], rim, light, 0.7)
    hand(s, grip(86.2, 95.4, 0.42, -66), dark, rim, light, 0.6)
    near = limb((119, 98, 6.4), (114, 114, 5.4), (100, 89, 3.4))
    s.figure([[(near, tone)]], rim, light, 0.8)
    s.figure([[(limb((121, 90, 8.4), (118, 103, 7.6)), mix(FROST, mid, 0.4))]], rim, light, 0.8)
    hand(s, grip(91.2, 83, 0.46, -60), tone, rim, light, 0.7)


def diamond_rope(s: Gouache) -> None:
    """Level 2: behind a rope dancer high over a snowed town: her pole lies on the air, the rope runs to a spire's stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    warm = mix(haze, key, 0.3)
    s.wash(
        ALL, (0, 38), (0, 112), [mix(mid, deep, 0.5), mix(mid, haze, 0.45), "#fff3e4", warm], stops=[0, 0.35, 0.75, 1]
    )
    s.stipple(box(-4, 34, 124, 90), mix(mid, deep, 0.4), (20, 38), (50, 84), 0.7, 0.0)
    s.plane(
        outline((-4, 100), (24, 88, 50, 97), (84, 90, 128, 96), (128, 130), (-4, 130)),
        mix(mid, haze, 0.35),
        warm,
        92,
        116,
    )
    _snowed_town(s)
    _spire(s)
    # the rope, from under us to the spire
    s.fill(polygon((100.2, 93), (101.4, 93.4), (58, 176), (48.6, 176)), mix(ink, deep, 0.3))
    s.fill(polygon((101.0, 93), (101.4, 93.4), (58, 176), (55, 176)), mix(haze, key, 0.25))
    for share in (0.62, 0.68, 0.74, 0.80, 0.86, 0.92):
        x, y, half = 100.8 - 47.6 * share, 93 + 83 * share, 4.6 * share
        s.stroke([(x - half, y - 1.6), (x + half, y + 1.6)], mix(ink, deep, 0.1), 0.6)
    _rope_dancer(s)


def _snowed_town(s: Gouache) -> None:
    """Paint the town from above: roofs under snow on both sides of a square, and the crowd on it as dots."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    ground = box(-4, 112, 124, 176)
    s.wash(ground, (0, 112), (0, 172), [mix(haze, key, 0.16), FROST, mix(mid, FROST, 0.3)])
    roofs = (
        (6, 112, 22, 9), (34, 108, 18, 8), (58, 110, 14, 7), (112, 112, 20, 9),
        (2, 130, 30, 13), (36, 124, 20, 10), (104, 128, 28, 13), (116, 150, 34, 17), (16, 156, 40, 18),
    )  # fmt: skip
    for x, y, wide, high in roofs:
        ridge = x - wide * 0.08
        left = polygon((x - wide / 2, y + high * 0.55), (ridge - wide * 0.16, y - high * 0.5), (ridge, y + high * 0.62))
        right = polygon(
            (ridge - wide * 0.16, y - high * 0.5),
            (x + wide * 0.36, y - high * 0.44),
            (x + wide / 2, y + high * 0.55),
            (ridge, y + high * 0.62),
        )
        wall = polygon(
            (x - wide / 2, y + high * 0.55),
            (ridge, y + high * 0.62),
            (x + wide / 2, y + high * 0.55),
            (x + wide / 2, y + high * 1.3),
            (x - wide / 2, y + high * 1.3),
        )
        s.fill(wall, mix(deep, ink, 0.35))
        s.fill(left, mix(mid, deep, 0.35))
        s.fill(right, mix("#fffaf2", key, 0.05))
        for at in (-0.26, 0.06, 0.3):
            s.fill(
                box(x + wide * at, y + high * 0.8, x + wide * at + wide * 0.09, y + high * 1.06), mix(key, haze, 0.35)
            )
    lots = chance(21)
    for _ in range(46):
        x, y = 66 + 30 * next(lots), 124 + 34 * next(lots)
        r = 0.7 + (y - 120) * 0.02
        s.fill(outline((x, y), (x - 3.4 * r, y + 1.2 * r), (x - 0.6, y + 1.4 * r)), mid, 0.6)
        s.fill(oval(x, y, r * 0.8, r * 1.3), mix(ink, deep, 0.3) if next(lots) < 0.75 else key)


def _spire(s: Gouache) -> None:
    """Paint the spire at the rope's far end, in shade but for its edge, the diamond for a finial."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    tower = polygon((95, 82), (109, 82), (110, 128), (94, 128))
    roof = polygon((102, 58), (111.6, 83), (92.4, 83))
    s.figure(
        [
            [(tower, mix(deep, mid, 0.4)), (both(tower, box(102.6, 80, 112, 130)), mix(haze, key, 0.2))],
            [(roof, mix(deep, ink, 0.1)), (both(roof, polygon((102, 50), (104, 84), (114, 84))), "#fffaf2")],
        ],
        "#fffaf2",
        (1, -0.3),
        0.8,
    )
    s.fill(arch(98, 103, 90, 100), ink)
    s.stroke([(102, 60), (102, 52)], ink, 1.2)
    s.gem(DIAMOND, 102, 49.4, 7.4, 0, 1.5)


def _rope_dancer(s: Gouache) -> None:
    """Paint the dancer from behind, one foot before the other, arms wide on the pole, jacket and skirt in coral."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    pole = ribbon([(35.4, 98, 0.9), (54, 90.4, 1.1), (71, 87.4, 1.2), (90, 87, 1.1), (114.6, 91.4, 0.9)], 10)
    head, knot = oval(72.6, 69.4, 4.7, 5.8, 6), oval(73.4, 62.6, 2.9, 2.5)
    neck = polygon((70.6, 72), (75, 72), (75.8, 79), (69.6, 79))
    jacket = outline(
        (64.6, 80),
        (69, 77, 72.8, 78.4),
        (77, 77, 81, 79.4),
        (80.6, 88, 77.6, 96),
        (77, 99, 78, 101.4),
        (67, 101.4),
        (67.6, 98, 67, 95),
        (64.4, 88, 64.6, 80),
    )
    skirt = outline(
        (67, 99),
        (72.6, 101, 78, 99),
        (86, 106, 89.6, 113),
        (83, 113, 80.6, 116.4),
        (76, 113.6, 72, 117),
        (68, 113.4, 63, 115.4),
        (60, 112.6, 56.4, 112),
        (61, 105, 67, 99),
    )
    back_leg = limb((75.6, 110, 4.0), (78.6, 121, 3.0), (77, 131, 2.0))
    front_leg = limb((70.6, 110, 4.2), (67.6, 126, 3.3), (68.2, 141, 2.1))
    foot = outline((65.8, 140), (70.4, 139.6), (71, 145, 68.6, 149.6), (65.6, 150, 65.4, 146))
    left, right = (
        limb((66, 82, 2.9), (56.6, 89.4, 2.3), (54.6, 91, 1.8)),
        limb((79.6, 82, 2.9), (88, 88.4, 2.3), (90.6, 87.8, 1.8)),
    )
    flesh, stocking = mix(ink, key, 0.5), "#fffaf2"
    s.figure(
        [
            [(back_leg, mix(FROST, deep, 0.3)), (polygon((74.6, 130), (79, 130), (78.4, 135.6), (75, 136)), ink)],
            [
                (front_leg, stocking),
                (both(front_leg, polygon((58, 104), (68.4, 104), (66.4, 145), (58, 145))), mix(FROST, deep, 0.35)),
                (foot, ink),
            ],
            [(skirt, key), (both(skirt, polygon((50, 96), (70.6, 96), (66, 120), (50, 120))), mix(key, ink, 0.5))],
            [(neck, flesh)],
            [
                (jacket, mix(ink, deep, 0.35)),
                (both(jacket, polygon((60, 74), (69.6, 74), (70.4, 104), (60, 104))), ink),
            ],
            [(pole, mix(ink, key, 0.25))],
            [(left, mix(ink, deep, 0.1)), (small_hand(54, 90.6, 2.5, 150), flesh)],
            [(right, mix(ink, deep, 0.4)), (small_hand(91, 87.4, 2.5, 30), mix(ink, key, 0.66))],
            [(head, ink), (knot, ink), (oval(77.2, 70.6, 1.2, 1.9), mix(ink, key, 0.62))],
            [(ribbon([(68.4, 66.4, 0.9), (73, 65.2, 1.1), (77.2, 66.8, 0.9)], 6), key)],
        ],
        "#fff4e0",
        (1, -0.45),
        0.95,
    )
    for start, bend, end in (
        ((70.6, 102), (66, 108), (63.6, 114)),
        ((73, 102), (73, 109), (72.6, 115.6)),
        ((76, 102), (80, 108), (82.4, 112)),
    ):
        s.stroke([start, (*bend, *end)], mix(key, ink, 0.4), 0.6)
    for y in (83, 87, 91, 95):
        s.stroke([(71.6, y), (74.4, y + 1.4)], mix(haze, key, 0.4), 0.5)
        s.stroke([(74.4, y), (71.6, y + 1.4)], mix(mid, key, 0.4), 0.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-01": Picture(
        diamond_mirror,
        ((76, 91), (58, 71), (71, 99), (89, 91)),
        "scores a mirror",
        "loft of a mirror maker",
        "window in the glass",
        seed=41,
    ),
    "b2-05": Picture(
        diamond_bubble,
        ((92, 65), (68, 130), (91, 84)),
        "blows a bubble of glass",
        "hall of a glass house",
        "glow of hot glass",
        seed=45,
    ),
    "b2-02": Picture(
        diamond_rope,
        ((102, 49), (72, 69), (54, 91), (91, 88), (68, 141)),
        "walks a rope",
        "high over a snowed town",
        "pale winter sun along the roofs",
        seed=12,
    ),
}
