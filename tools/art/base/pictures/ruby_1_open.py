"""Pictures of the ruby cards of level 1 under the open sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, limb, mitten, profile, shoe
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.props import blades
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


def ruby_hunter(s: Gouache) -> None:
    """Level 1: a hunter kneels in the last light; what shines in the lion's track is a ruby."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 36), (0, 108), [mix(deep, ink, 0.15), mid, mix(mid, haze, 0.75)], stops=[0, 0.55, 1])
    for y, x0, x1, k in ((48, -4, 52, 0.1), (56, 24, 84, 0.2), (70, -4, 40, 0.4), (62, 96, 124, 0.3)):
        s.fill(polygon((x0, y), (x1, y - 0.8), (x1 - 9, y + 2.4), (x0 + 8, y + 2.6)), mix(mid, haze, k))
    s.rings(80, 82, [40, 33, 27], [mix(mid, haze, 0.32), mix(mid, haze, 0.62), mix(haze, "#fffbe8", 0.55)])
    s.plane(
        polygon(
            (-2, 92),
            (8, 92),
            (12, 84),
            (30, 84),
            (35, 93),
            (54, 96),
            (70, 99),
            (90, 97),
            (100, 90),
            (116, 90),
            (122, 94),
            (122, 120),
            (-2, 120),
        ),
        mix(mid, haze, 0.28),
        mix(haze, mid, 0.2),
        84,
        112,
    )
    # acacias, flat as trays
    for x, y, k in ((44, 104, 0.9), (110, 106, 1.25)):
        c = mix(deep, mid, 0.35)
        s.stroke([(x, y), (x + 1 * k, y - 8 * k, x - 1 * k, y - 14 * k)], c, 1.3 * k)
        s.stroke([(x, y - 7 * k), (x + 5 * k, y - 10 * k, x + 6 * k, y - 15 * k)], c, 0.9 * k)
        s.fill(
            outline(
                (x - 11 * k, y - 14 * k),
                (x - 6 * k, y - 20 * k, x + 1 * k, y - 19 * k),
                (x + 9 * k, y - 20 * k, x + 13 * k, y - 14.6 * k),
                (x + 4 * k, y - 16 * k, x - 1 * k, y - 14 * k),
                (x - 6 * k, y - 12.6 * k, x - 11 * k, y - 14 * k),
            ),
            c,
        )
    s.fill(polygon((-2, 104), (30, 102), (60, 106), (96, 104), (122, 107), (122, 172), (-2, 172)), mix(deep, mid, 0.5))
    s.stipple(
        polygon((-2, 104), (30, 102), (60, 106), (96, 104), (122, 107), (122, 140), (-2, 140)),
        mix(mid, haze, 0.6),
        (78, 102),
        (72, 132),
        0.75,
        0.0,
    )
    s.fill(outline((-2, 118), (30, 108, 62, 112), (90, 115, 122, 110), (122, 172), (-2, 172)), mix(ink, deep, 0.42))
    s.stipple(
        outline((-2, 118), (30, 108, 62, 112), (90, 115, 122, 110), (122, 172), (-2, 172)),
        mid,
        (84, 108),
        (76, 136),
        0.55,
        0.0,
    )
    s.fill(outline((-2, 146), (40, 132, 70, 142), (100, 150, 122, 138), (122, 172), (-2, 172)), mix(ink, deep, 0.12))
    # the hunter
    head, _shade, wedge, _eye = profile(69, 61, 13.5, 1, 14)
    hair = outline((63, 60), (61.6, 53.6, 69, 53), (74.6, 53.4, 75.8, 57), (70, 57.6, 68.4, 62), (66, 66, 63, 64))
    torso = polygon((57, 71, 4), (69, 69, 4), (74, 84), (69, 101, 4), (53, 101, 4), (56, 86))
    cloak = outline((58, 69.6), (66, 68, 69, 71), (62, 84, 62, 98), (60, 110, 56, 114), (42, 114), (44, 90, 58, 69.6))
    front = join(
        taper((62, 99), 6.2, (82, 96), 4.5),
        taper((82, 96), 4.2, (79, 110), 2.7),
        polygon((76, 108), (82.4, 107), (90, 113.6, 2), (90, 115.6), (76, 115.6)),
    )
    rear = join(taper((60, 99), 6.4, (66, 112), 4.4), taper((66, 112), 3.6, (46, 113.4), 2.4))
    arm = join(taper((68, 75), 4.0, (85, 80.5), 3.0), taper((85, 80.5), 2.8, (95, 92.6), 1.9))
    back_arm = join(taper((60, 75), 3.8, (52.6, 86), 3.0), taper((52.6, 86), 2.8, (50.6, 77), 2.0))
    rim = mix(haze, "#ffffff", 0.35)
    s.figure(
        [
            [
                (
                    join(
                        taper((48.6, 44), 0.75, (52.6, 116), 0.85),
                        polygon((48.2, 39.5), (50.8, 45), (49.2, 51), (46.4, 45.4)),
                    ),
                    ink,
                )
            ]
        ],
        rim=mix(haze, "#ffffff", 0.35),
        light=(1, -0.2),
        width=0.5,
    )
    s.figure(
        [
            [(back_arm, mix(ink, deep, 0.2))],
            [(rear, ink)],
            [(front, mix(ink, deep, 0.25))],
            [(torso, mix(ink, mid, 0.16))],
            [
                (cloak, mix(key, ink, 0.18)),
                (both(cloak, outline((40, 66), (58, 69), (50, 90, 50, 116), (36, 116))), mix(key, ink, 0.55)),
            ],
            [(head, mix(ink, mid, 0.24)), (both(head, wedge), mix(mid, haze, 0.6)), (hair, ink)],
            [(arm, mix(ink, mid, 0.22)), (mitten(96, 93.8, 2.5, 52), mix(ink, mid, 0.35))],
        ],
        rim=rim,
        light=(1, -0.35),
        width=0.95,
    )
    s.stipple(
        both(cloak, outline((62, 68), (70, 70), (62, 84, 62, 98), (56, 116), (50, 116), (52, 92))),
        mix(key, ink, 0.5),
        (52, 96),
        (62, 96),
        0.6,
        0.0,
    )
    s.fan(101, 97.5, 15, [(-160, -152), (-128, -121), (-98, -90), (-66, -58), (-36, -28)], haze, 0.9)
    s.gem(3, 101, 98, 6.8, turn=8, glint=1.25)
    s.fill(outline((86, 114), (93, 102, 101, 102.4), (110, 102.6, 118, 114)), mix(ink, deep, 0.42))
    blades(
        s,
        ink,
        [
            (2, 172, 70, 10),
            (9, 172, 56, -7),
            (15, 172, 64, 12),
            (23, 172, 40, -6),
            (30, 172, 44, 9),
            (40, 172, 26, -4),
            (100, 172, 30, 5),
            (107, 172, 44, -8),
            (112, 172, 58, 6),
            (118, 172, 74, -9),
            (121, 172, 50, 4),
            (92, 172, 20, -4),
            (52, 172, 18, 3),
        ],
    )


def ruby_trough(s: Gouache) -> None:
    """Only feet: a boy treads red ore in a vat, his trousers rolled up; his toes have found the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the yard in late sun: a wall with the vat's maker's tools, and long shadows on the ground
    s.wash(ALL, (0, 38), (0, 100), [mix(haze, mid, 0.25), mix(haze, "#fff6de", 0.5)])
    for x, y in ((26, 48), (50, 60), (98, 46), (110, 66), (36, 78), (88, 62)):
        s.fill(box(x, y, x + 13, y + 5, 0.8), mix(haze, mid, 0.32))
    s.fill(polygon((-4, 92), (124, 84), (124, 172), (-4, 172)), mix(mid, deep, 0.25))
    s.stipple(polygon((-4, 92), (124, 84), (124, 172), (-4, 172)), haze, (110, 90), (40, 120), 0.7, 0.0)
    s.fill(polygon((30, 120), (-4, 128), (-4, 172), (60, 172)), mix(deep, ink, 0.45))
    # the vat: staves, hoop, the mash inside
    side = outline((28, 112), (30, 140, 36, 176), (112, 176), (117, 140, 119, 112))
    s.figure([[(side, mix(deep, ink, 0.25)), (drape(side, 62, -2), mix(ink, deep, 0.35))]], haze, (1, -0.2), 1.0)
    for x, foot in ((44, 48), (58, 60), (74, 74), (90, 88), (104, 101)):
        s.stroke([(x, 130), (foot, 172)], ink, 1.0)
    hoop = outline((28.6, 142), (74, 166, 118.4, 142), (118, 148), (74, 172, 29.4, 148))
    s.figure([[(hoop, mix(key, ink, 0.5))]], mix(key, haze, 0.4), (0.6, -1), 0.7)
    s.figure([[(oval(73.5, 112, 46, 24), mix(mid, haze, 0.35))]], "#fff6de", (0.5, -1), 1.0)
    inside = oval(73.5, 112, 42.4, 21)
    s.fill(inside, ink)
    mash = both(inside, oval(73.5, 117, 44, 19))
    s.fill(mash, mix(mid, deep, 0.1))
    with s.clipped(mash):
        s.stipple(mash, mix(mid, haze, 0.4), (110, 104), (60, 122), 0.85, 0.0)
        s.stipple(mash, ink, (30, 124), (64, 116), 0.8, 0.0)
        for x, y, r in (
            (44, 110, 4),
            (38, 118, 3),
            (56, 126, 3.6),
            (106, 112, 3.4),
            (100, 122, 3),
            (112, 118, 2.4),
            (70, 104, 2.6),
            (92, 130, 3),
        ):
            s.fill(
                polygon(
                    (x - r, y + r * 0.6), (x - r * 0.6, y - r * 0.5), (x + r * 0.4, y - r * 0.7), (x + r, y + r * 0.5)
                ),
                mix(deep, ink, 0.2),
            )
            s.fill(
                polygon(
                    (x - r * 0.6, y - r * 0.5), (x + r * 0.4, y - r * 0.7), (x + r * 0.2, y), (x - r * 0.4, y + r * 0.1)
                ),
                mix(mid, haze, 0.45),
            )
    # his legs from the rolled trousers down: one stands, the other is lifted over the stone
    rim = "#fff3d6"
    brown, lit = mix(ink, haze, 0.3), mix(ink, haze, 0.42)
    standing = ribbon([(58, 62, 7.4), (56, 76, 8.0), (55, 92, 5.2), (56, 106, 4.2), (56, 112, 4.6)])
    foot = outline((52, 106), (49, 114, 51, 118), (58, 122, 68, 119), (70, 116, 66, 113), (61, 110, 60, 104))
    lifted = ribbon([(88, 58, 7.6), (92, 70, 8.2), (93, 82, 5.4), (92, 92, 4.2), (91, 96, 4.4)])
    toes = outline(
        (87, 91), (84, 97, 81, 101), (77, 106, 78, 109), (82, 112, 88, 107), (96, 103, 97, 97), (97, 92, 95, 90)
    )
    s.fill(oval(84, 119, 12, 4.4), mix(ink, deep, 0.5))
    s.figure([[(join(standing, foot), brown)], [(join(lifted, toes), lit)]], rim, (1, -0.4), 1.05)
    for x, y in ((79.6, 107), (82.4, 108.6), (85.4, 107.6)):
        s.stroke([(x, y), (x + 1.2, y - 2.6)], mix(ink, haze, 0.16), 0.6)
    for x, y in ((64, 119), (66.6, 118.4), (61, 119.4)):
        s.stroke([(x, y), (x - 1.4, y - 2.2)], mix(ink, haze, 0.12), 0.6)
    for left, top, right, low in ((44, 30, 72, 64), (74, 30, 104, 62)):
        cloth = outline((left + 3, top), (left, 50, left + 2, low), (right - 2, low - 2), (right, 48, right - 2, top))
        roll = polygon((left, low - 6, 3), (right, low - 8, 3), (right, low, 3), (left, low + 2, 3))
        s.figure(
            [
                [(cloth, key), (both(cloth, box(left - 4, top, left + 10, low)), mix(key, ink, 0.45))],
                [
                    (roll, mix(key, haze, 0.25)),
                    (both(roll, box(left - 4, top, left + 9, low + 6)), mix(key, ink, 0.25)),
                ],
            ],
            rim,
            (1, -0.4),
            1.0,
        )
    for x, y, r in ((70, 96, 1.5), (74, 90, 1.1), (100, 104, 1.3), (66, 100, 1.0), (104, 96, 1.0)):
        s.fill(oval(x, y, r), mid)
    s.gem(RUBY, 82, 120, 6.8, -16, 1.7)


def ruby_winnower(s: Gouache) -> None:
    """A woman winnows red sand: from her tossed basket the wind draws a veil of dust, and a ruby falls back."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 120), [mix(mid, haze, 0.55), haze, mix(haze, "#fffaf0", 0.5)])
    s.rings(40, 58, [26, 18], [mix(haze, "#fffaf0", 0.5), "#fffaf0"], 0.5)
    for points, tone in (
        (((-4, 122), (24, 112), (60, 117), (92, 109), (128, 118), (128, 150), (-4, 150)), mix(haze, mid, 0.45)),
        (((-4, 134), (40, 127), (84, 133), (128, 126), (128, 176), (-4, 176)), mix(mid, haze, 0.12)),
    ):
        s.fill(polygon(*((x, y, 4) for x, y in points)), tone)
    ground = polygon((-4, 146), (60, 142), (128, 148), (128, 176), (-4, 176))
    s.fill(ground, mix(deep, mid, 0.4))
    s.stipple(ground, ink, (70, 150), (50, 176), 0.0, 0.7)
    # her shadow falls away from the sun
    s.fill(outline((50, 152), (76, 148, 112, 158), (84, 162, 48, 157)), mix(deep, ink, 0.4))
    _dust(s)
    _winnower(s)
    s.gem(RUBY, 91, 78, 7.4, 14, 1.7)


def _dust(s: Gouache) -> None:
    """Paint the sand in the air: a veil in three steps that leans with the wind, and the heap where it falls."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    for strand, tone in (
        (((74, 95, 1.4), (80, 74, 4), (96, 58, 7), (132, 48, 11)), mix(haze, mid, 0.3)),
        (((80, 94, 1.4), (90, 78, 5), (106, 70, 8), (132, 68, 11)), mix(haze, mid, 0.55)),
        (((87, 93, 1.4), (98, 86, 5), (112, 86, 8), (132, 92, 12)), mix(mid, haze, 0.2)),
        (((92, 92, 1.0), (104, 98, 5), (115, 112, 8), (120, 142, 10)), mix(mid, deep, 0.15)),
    ):
        veil = ribbon(strand, 16)
        s.fill(veil, tone)
        s.stipple(veil, mix(haze, "#fffaf0", 0.3), (96, 80), (124, 40), 0.0, 0.7)
    heap = outline((82, 152), (98, 136, 114, 130), (124, 134, 132, 146), (132, 156), (82, 156))
    s.figure(
        [[(heap, mix(mid, deep, 0.35)), (both(heap, polygon((114, 126), (134, 126), (134, 158), (108, 158))), deep)]],
        haze,
        (-1, -0.8),
        1.0,
    )
    for x, y, r in (
        (80, 88, 1.4),
        (86, 92, 1.1),
        (83, 74, 1.5),
        (97, 92, 1.3),
        (104, 100, 1.5),
        (90, 62, 1.2),
        (100, 70, 1.6),
        (108, 84, 1.2),
        (79, 80, 1.0),
    ):
        s.fill(placed(polygon((0, -1.2), (1.1, 0), (0, 1.2), (-1.1, 0)), x, y, r, x * 7), ink)


def _winnower(s: Gouache) -> None:
    """Paint the woman: her weight on the back foot, the flat basket thrown up before her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(53, 70, 13.5, 1, -14)
    scarf = outline(
        (50, 64), (54, 60.6, 60, 63), (54, 66, 53, 73), (54, 82, 48, 84), (42, 80, 44, 70), (46, 65, 50, 64)
    )
    tail = ribbon([(46, 80, 3.0), (40, 90, 3.4), (36, 102, 2.8), (32, 108, 1.0)], 10)
    bodice = outline((46, 85), (52, 81, 58, 85), (63, 96, 60, 108), (46, 108), (42, 96, 46, 85))
    skirt = outline((46, 105), (54, 103, 60, 105), (72, 124, 76, 146), (60, 153, 40, 151), (40, 124, 46, 105))
    basket = placed(outline((-15, -2), (0, 3, 15, -2), (13, 6, 0, 7), (-13, 6, -15, -2)), 81, 98, 1, -18)
    sand = placed(outline((-13, -1.4), (0, -6, 13, -1.4), (0, 2.6, -13, -1.4)), 81, 98, 1, -18)
    skin_tone = mix(ink, mid, 0.3)
    s.figure(
        [
            [(tail, mix(key, ink, 0.35))],
            [(shoe(70, 153, 1, 0.8), ink), (shoe(46, 155, 1, 0.8), ink)],
            [
                (bare_arm((57, 88), (66, 100), (74, 95), 0.92), mix(ink, deep, 0.7)),
                (mitten(76, 95, 2.5, -20), skin_tone),
            ],
            [(skirt, mix(ink, deep, 0.3)), (drape(skirt, 53, 2), ink)],
            [(bodice, key), (drape(bodice, 50), mix(key, ink, 0.42))],
            [
                (head.head, mix(ink, mid, 0.26)),
                (cut(head.head, head.shade), mix(ink, mid, 0.5)),
                (both(head.head, head.wedge), mix(mid, haze, 0.5)),
                (head.eye, ink),
            ],
            [(scarf, key), (drape(scarf, 48), mix(key, ink, 0.3))],
            [(sand, mid), (basket, mix(ink, deep, 0.45))],
            [
                (bare_arm((51, 89), (57, 103), (68, 102), 1.0), mix(ink, mid, 0.34)),
                (mitten(69.6, 101.4, 2.8, -14), mix(ink, mid, 0.42)),
            ],
        ],
        "#fff4de",
        (-0.7, -1),
        1.0,
    )
    for step in (-9, -3, 3, 9):
        x, y = 81 + step * 0.95, 100.6 - step * 0.31
        s.stroke([(x, y), (x + 2, y + 3)], mix(mid, haze, 0.2), 0.8)


def ruby_balloon(s: Gouache) -> None:
    """An aeronaut drifts by a pillar of rock and leans from her basket for the ruby on its top; the burner flares."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 140), [mix(deep, mid, 0.6), mix(mid, haze, 0.3), mix(haze, mid, 0.1)])
    for points, tone in (
        (
            (
                (-4, 128),
                (20, 126),
                (24, 116),
                (46, 115),
                (50, 128),
                (76, 130),
                (80, 120),
                (96, 119),
                (98, 130),
                (128, 128),
                (128, 176),
                (-4, 176),
            ),
            mix(mid, haze, 0.4),
        ),
        (
            ((-4, 142), (36, 140), (40, 132), (58, 131), (62, 144), (86, 146), (128, 140), (128, 176), (-4, 176)),
            mix(mid, deep, 0.15),
        ),
        (((-4, 156), (34, 152), (56, 158), (82, 154), (128, 160), (128, 176), (-4, 176)), mix(deep, ink, 0.25)),
    ):
        land = polygon(*points)
        s.fill(land, tone)
        s.rim([land], mix(haze, mid, 0.15), (0.3, -1), 0.8)
    _envelope(s)
    _pillar(s)
    _aeronaut(s)
    s.gem(RUBY, 104, 96, 7.6, 6, 1.7)


def _envelope(s: Gouache) -> None:
    """Paint the foot of the balloon: gores that narrow to its mouth, lit from within by the burner."""
    ink, haze, key = s.ink, s.haze, s.key
    whole = outline((18, 26), (20, 58, 56, 78), (76, 78), (110, 58, 114, 26))
    s.fill(whole, mix(s.mid, s.deep, 0.2))
    gores = (18, 32, 47, 59, 73, 85, 100, 114)
    tones = (mix(key, ink, 0.5), haze, mix(key, ink, 0.2), mix(haze, "#ffffff", 0.6), key, haze, mix(key, ink, 0.35))
    for left, right, tone, step in zip(gores, gores[1:], tones, range(7), strict=False):
        start, end = 56 + step * 20 / 7, 56 + (step + 1) * 20 / 7
        gore = outline(
            (left, 26),
            (left + (start - left) * 0.32, 58, start, 78),
            (end, 78),
            (right + (end - right) * 0.32, 58, right, 26),
        )
        s.fill(both(gore, whole), tone)
    with s.clipped(whole):
        s.spot(66, 82, 6, 34, "#fff6e2", 0.8)
    s.stipple(whole, ink, (44, 56), (18, 36), 0.0, 0.75)
    s.rim([whole], "#fff6e2", (0.5, 1), 1.0)
    s.fill(oval(66, 78, 11, 2.6), "#fffaf0")
    s.line(oval(66, 78, 11, 2.6), ink, 1.0)


def _pillar(s: Gouache) -> None:
    """Paint a pillar of layered rock whose top is level with the basket."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rock = polygon(
        (94, 105), (98, 102), (113, 102), (120, 106), (128, 106), (128, 176), (90, 176), (94, 150), (92, 132), (97, 118)
    )
    shade = both(rock, polygon((108, 98), (130, 98), (130, 178), (106, 178), (112, 140)))
    s.figure([[(rock, mix(mid, deep, 0.35)), (shade, deep)]], haze, (-1, -0.5), 1.1)
    for y in (112, 124, 138):
        s.fill(polygon((90, y), (128, y - 3), (128, y - 0.4), (94, y + 2)), mix(deep, ink, 0.4))


def _aeronaut(s: Gouache) -> None:
    """Paint basket, burner and the woman who leans out, one hand on a rope, the other at the stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    for top, foot in ((56, 45), (62, 56), (71, 70), (76, 80)):
        s.stroke([(top, 79), (foot, 122)], ink, 0.9)
    s.fill(outline((66, 96), (60, 92, 64, 86), (65, 82, 66, 79), (69, 84, 71, 89), (71, 94, 66, 96)), "#fffdf2")
    s.fill(outline((66, 96), (63.6, 93, 66, 88.6), (69, 92, 66, 96)), "#ffb36a")
    s.fill(polygon((62, 96), (70, 96), (68.6, 101), (63.4, 101)), ink)
    s.stroke([(48, 101), (78, 101)], ink, 1.2)
    basket = outline((43, 121), (82, 121), (80, 148), (62, 151, 46, 148))
    head = profile(82, 94, 13.5, 1, 14)
    scarf = ribbon([(78, 102, 2.4), (70, 105, 2.8), (60, 103, 3.0), (52, 107, 2.0)], 10)
    hair = outline((75, 92), (75, 84.6, 83, 85), (89, 86, 88.6, 89.4), (83, 90, 81, 98), (75, 100, 75, 92))
    coat = outline((61, 124), (62, 108, 72, 103), (80, 101, 84, 106), (84, 116, 78, 124))
    s.figure(
        [
            [
                (limb((68, 108, 3.8), (58, 116, 3.0), (50, 108, 2.2)), mix(ink, deep, 0.3)),
                (mitten(49.6, 106.4, 2.8, -80), mix(ink, s.mid, 0.3)),
            ],
            [(coat, ink), (both(coat, polygon((72, 98), (90, 98), (90, 126), (74, 126))), mix(ink, deep, 0.6))],
            [
                (head.head, mix(ink, s.mid, 0.32)),
                (cut(head.head, head.shade), mix(s.mid, haze, 0.25)),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (hair, ink),
            ],
            [(scarf, key)],
            [
                (limb((78, 108, 4.2), (88, 112, 3.2), (96, 101, 2.3)), mix(ink, deep, 0.7)),
                (mitten(97, 99.4, 2.9, -40), mix(s.mid, haze, 0.2)),
            ],
            [
                (basket, mix(ink, deep, 0.5)),
                (both(basket, polygon((64, 118), (90, 118), (90, 154), (66, 154))), mix(deep, s.mid, 0.2)),
            ],
            [(box(41, 119, 84, 123, 2), mix(ink, deep, 0.2))],
        ],
        "#fff1d6",
        (0.3, -1),
        1.0,
    )
    for y in (129, 136, 143):
        s.stroke([(45, y), (62, y + 2.4, 80.4, y)], ink, 0.9)
    for x in (50, 58, 66, 74):
        s.stroke([(x, 123), (x + (63 - x) * 0.06, 149)], ink, 0.7)
    for x in (47, 54):  # bags of ballast
        s.figure(
            [[(outline((x, 126), (x - 5, 132, x - 3, 139), (x, 141, x + 3, 139), (x + 5, 132, x, 126)), key)]],
            haze,
            (0.4, -1),
            0.6,
        )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-25": Picture(
        ruby_trough,
        ((58, 116), (86, 100), (82, 120)),
        "treads ore",
        "yard of red clay",
        "low sun on bare feet",
        seed=51,
    ),
    "b1-27": Picture(
        ruby_hunter, ((70, 80), (90, 98)), "reaches into a track", "savanna gully", "low sun cut by a ridge", seed=19
    ),
    "b1-28": Picture(
        ruby_winnower,
        ((56, 70), (70, 101), (91, 78)),
        "winnows red sand",
        "river flat in the heat",
        "high sun through dust",
        seed=64,
    ),
    "b1-30": Picture(
        ruby_balloon,
        ((84, 95), (97, 99), (104, 96), (66, 90)),
        "reaches from a balloon",
        "canyon from the air",
        "burner under the envelope",
        seed=65,
    ),
}
