"""Pictures of the ruby cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile
from tools.art.base.gouache import RUBY, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    blob,
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


def ruby_cellar(s: Gouache) -> None:
    """Level 2: a wine merchant holds a ruby to the light at the cellar's end."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, ink)
    cx = 68
    for w, spring, tone in (
        (62, 92, mix(ink, deep, 0.45)),
        (49, 91, mix(deep, ink, 0.15)),
        (38, 89, mix(deep, mid, 0.45)),
        (29.5, 87, mid),
    ):
        s.fill(arch(cx - w, cx + w, spring, 172), tone)
    for w, spring, tone, edge in ((62, 92, deep, 49), (49, 91, mid, 38), (38, 89, mix(mid, haze, 0.4), 29.5)):
        ring = cut(arch(cx - w, cx + w, spring, 172), arch(cx - edge, cx + edge, spring - 1, 172))
        s.spot(cx, spring, edge, w, tone, 0.55, ring)
    opening = arch(cx - 24, cx + 24, 86, 142)
    s.fill(opening, haze)
    with s.clipped(opening):
        s.rings(58, 64, [40, 26, 15], [haze, mix(haze, "#fff6dc", 0.6), "#fff9e6"])
        s.plane(
            polygon((40, 112), (58, 104), (76, 110), (96, 102), (96, 150), (40, 150)),
            mix(haze, mid, 0.5),
            haze,
            102,
            146,
        )
        s.fill(polygon((40, 126), (62, 120), (96, 124), (96, 150), (40, 150)), mix(mid, deep, 0.2))
    s.fill(polygon((cx - 24, 141), (cx + 24, 141), (cx + 52, 172), (cx - 52, 172)), mix(deep, mid, 0.25))
    s.fill(polygon((cx - 16, 141), (cx + 10, 141), (cx + 20, 172), (cx - 34, 172)), mix(mid, haze, 0.55))
    s.stipple(
        polygon((cx - 24, 141), (cx + 24, 141), (cx + 52, 172), (cx - 52, 172)), deep, (cx, 141), (cx, 172), 0.0, 0.55
    )

    # casks
    def cask(x, y, r, lit):
        s.fill(oval(x, y, r), ink)
        s.fill(oval(x, y, r * 0.90), mix(ink, deep, 0.55))
        s.fill(both(oval(x, y, r * 0.90), oval(x + r * 0.25, y - r * 0.1, r * 0.86)), mix(deep, ink, 0.25))
        s.fill(oval(x, y, r * 0.74), mix(ink, deep, 0.3))
        for i in range(-2, 3):
            s.stroke([(x + i * r * 0.26, y - r * 0.66), (x + i * r * 0.26, y + r * 0.66)], ink, 0.6)
        rim = cut(oval(x, y, r), oval(x - 1.1 * lit, y + 0.4, r))
        s.fill(rim, mix(mid, haze, 0.55))

    cask(30, 112, 13, 1)
    cask(14, 140, 23, 1)
    # the merchant, facing left
    body = outline((80, 84), (73, 88, 72, 104), (68, 136, 62, 172), (124, 172), (120, 120, 106, 96), (100, 86, 93, 84))
    lapel = outline((80, 85), (74, 96, 72.5, 118), (70, 146, 64, 172), (80, 172), (80, 120, 88, 86))
    collar = polygon((78, 84, 2), (84, 79), (95, 78, 3), (98, 87), (86, 91, 3))
    head, shade, wedge, eye = profile(85.5, 67, 17, -1, 4)
    hair = outline(
        (84.6, 61), (88.6, 63, 87.8, 68), (88, 74, 86.6, 78.6), (94, 81.6, 98.4, 77.6), (100.4, 70, 98.6, 61)
    )
    hat = outline((74.5, 60.6), (75, 52, 86, 51.4), (99, 52, 100.4, 62), (98, 66, 93, 64.2), (84, 60.5, 74.5, 60.6))
    feather = outline((92, 57), (98, 43.5, 111, 47.5), (104, 48, 103, 53), (98, 52.4, 97, 59))
    arm = join(taper((81, 94), 6.0, (68.5, 98), 4.4), taper((68.5, 98), 4.0, (61, 80), 2.4))
    cuff = polygon((59.4, 83.4), (64.6, 81), (65.4, 84.6), (60.4, 87))
    rim, dark = "#fff3d2", mix(ink, deep, 0.3)
    s.figure(
        [
            [
                (body, dark),
                (lapel, mix(key, ink, 0.45)),
                (both(lapel, outline((84, 86), (76, 110, 76, 172), (90, 172))), mix(key, ink, 0.7)),
            ]
        ],
        rim=rim,
        light=(-1, -0.3),
        width=1.0,
    )
    s.stipple(both(body, polygon((78, 90), (100, 90), (108, 172), (80, 172))), deep, (78, 120), (104, 126), 0.7, 0.0)
    s.figure(
        [
            [(collar, mix(ink, deep, 0.75))],
            [
                (head, mix(ink, mid, 0.38)),
                (cut(head, shade), mix(mid, haze, 0.35)),
                (both(head, wedge), mix(haze, "#ffffff", 0.2)),
                (hair, mix(ink, deep, 0.25)),
            ],
            [(feather, key)],
            [
                (hat, ink),
                (outline((74.5, 60.8), (84, 60.5, 93, 64.4), (93, 61.6), (84, 57.6, 75.2, 58.2)), mix(key, ink, 0.25)),
            ],
        ],
        rim=rim,
        light=(-1, -0.4),
        width=0.85,
    )
    s.fill(eye, ink)
    s.figure(
        [[(arm, mix(ink, deep, 0.6)), (cuff, haze), (mitten(60.6, 77.6, 3.1, -112, True), mix(mid, haze, 0.3))]],
        rim=rim,
        light=(-1, -0.3),
        width=0.9,
    )
    s.gem(3, 58.6, 66.5, 7.2, glint=1.5)


def ruby_hilt(s: Gouache) -> None:
    """An armourer plunges a new sword into the tub; the ruby of its pommel stands before a cloud of lit steam."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.6))
    # helmets and a shield on the wall
    s.fill(box(-4, 62, 60, 64), ink)
    for x in (14, 34):
        helmet = join(arch(x - 7, x + 7, 55, 62), polygon((x + 3, 53), (x + 9, 57), (x + 7, 62), (x, 62)))
        s.figure([[(helmet, mix(deep, ink, 0.15))]], mix(mid, haze, 0.3), (1, -0.4), 0.8)
        s.fill(box(x + 1, 55, x + 8, 56.6), ink)
    # the steam, in three steps
    steam = (
        ((60, 128), (50, 108), (58, 92), (46, 74), (56, 56), (50, 30), (128, 24), (128, 124), (112, 132)),
        ((68, 128), (60, 110), (68, 94), (58, 76), (68, 58), (66, 30), (128, 24), (124, 70), (112, 92), (118, 118)),
        (
            (78, 128),
            (73, 110),
            (80, 96),
            (72, 80),
            (80, 62),
            (84, 44),
            (104, 38),
            (112, 58),
            (102, 76),
            (108, 100),
            (98, 122),
        ),
    )
    tones = (mix(deep, mid, 0.8), mix(mid, haze, 0.5), mix(haze, "#fff9e8", 0.6))
    for points, tone in zip(steam, tones, strict=True):
        cloud = blob(*points, tension=0.9)
        s.fill(cloud, tone)
        s.stipple(cloud, tone if tone == tones[-1] else mix(tone, haze, 0.4), (76, 130), (90, 40), 0.5, 0.0)
    # the sword, red hot where it enters the water
    blade = polygon((83.4, 92), (90.6, 92), (89.6, 134), (84.4, 134))
    s.figure([[(blade, mix(mid, haze, 0.2)), (both(blade, box(82, 90, 87, 136)), mid)]], ink, (1, 0), 0.5)
    guard = polygon((74, 89, 1.6), (100, 89, 1.6), (98, 93.4, 1), (76, 93.4, 1))
    s.figure([[(guard, mix(key, ink, 0.25))], [(box(84.6, 74, 89.4, 90, 1), ink)]], haze, (1, -0.6), 0.6)
    tub = polygon((62, 128), (114, 128), (108, 170), (68, 170))
    s.figure([[(tub, mix(ink, deep, 0.75)), (drape(tub, 82, 0), mix(ink, deep, 0.35))]], haze, (0.4, -1), 1.0)
    s.fill(oval(88, 128.6, 25, 4.2), mix(mid, haze, 0.6))
    s.fill(oval(87, 129, 12, 2.2), "#fff9e8")
    for y in (140, 156):
        s.fill(both(tub, box(60, y, 116, y + 3.2)), ink)
    _armourer(s)
    s.gem(RUBY, 87, 66, 7.4, 0, 1.6)


def _armourer(s: Gouache) -> None:
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    warm = mix(haze, mid, 0.25)
    dark, brown, lit = mix(ink, warm, 0.22), mix(ink, warm, 0.36), mix(ink, warm, 0.54)
    head = profile(56, 72, 19, 1, 14)
    hair = outline((64, 62), (58, 58, 50, 61), (44, 66, 46, 78), (50, 84, 53, 76), (56, 68, 64, 62))
    beard = outline((65, 79), (66, 87, 59, 90), (50, 88, 51, 78), (56, 82, 65, 79))
    body = outline((20, 172), (24, 124, 36, 102), (46, 90, 60, 96), (66, 112, 62, 136), (58, 154, 60, 172))
    apron = outline((44, 112), (54, 106, 61, 110), (64, 140, 60, 172), (38, 172), (38, 136, 44, 112))
    s.figure(
        [
            [(limb((59, 102, 6), (72, 108, 4.8), (83, 84, 3.2)), brown), (mitten(85, 81.4, 3.6, -30), brown)],
            [(body, mix(deep, ink, 0.2)), (drape(body, 40, -3), ink)],
            [(apron, mix(key, ink, 0.15)), (drape(apron, 48, -2), mix(key, ink, 0.55))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (beard, ink),
                (hair, ink),
            ],
            [(limb((43, 106, 7.4), (54, 126, 6), (81, 90, 3.6)), brown), (mitten(84.4, 87.4, 4, -40), lit)],
        ],
        haze,
        (1, -0.1),
        1.1,
    )


def ruby_bandits(s: Gouache) -> None:
    """A highwaywoman levels her crossbow in a red defile, and a merchant throws his purse between them."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 130), [mix(mid, haze, 0.35), mix(haze, "#fffdf0", 0.4)])
    s.fill(oval(80, 108, 27), "#fff9e6")
    s.spot(80, 108, 26.4, 40, "#fff9e6", 0.7)
    # walls of the defile, plane behind plane
    for points, tone in (
        (((-4, 30), (60, 30), (66, 52), (58, 80), (64, 126), (-4, 126)), mix(mid, haze, 0.25)),
        (((126, 30), (92, 30), (98, 58), (92, 84), (100, 126), (126, 126)), mix(mid, haze, 0.15)),
        (((-4, 30), (40, 30), (46, 60), (34, 92), (42, 132), (-4, 132)), mix(deep, mid, 0.35)),
        (((126, 30), (112, 30), (116, 62), (110, 96), (118, 132), (126, 132)), mix(deep, mid, 0.2)),
    ):
        s.fill(polygon(*points), tone)
        s.rim([polygon(*points)], mix(haze, mid, 0.2), (80 - points[2][0], 4), 0.7)
    s.stipple(polygon((-4, 30), (46, 60), (34, 92), (42, 132), (-4, 132)), ink, (44, 80), (-4, 90), 0.0, 0.7)
    ground = polygon((-4, 132), (50, 126), (100, 128), (124, 126), (124, 172), (-4, 172))
    s.fill(ground, mix(deep, mid, 0.15))
    s.stipple(ground, haze, (80, 128), (70, 158), 0.75, 0.0)
    s.fill(polygon((30, 172), (34, 134), (44, 128, 2), (62, 130, 2), (70, 172)), mix(deep, ink, 0.2))
    _highwaywoman(s)
    _robbed_merchant(s)
    # the purse falls open between them
    purse = outline(
        (84, 124),
        (77, 122, 79, 113),
        (82, 106, 88, 104),
        (84, 101, 87, 99),
        (91, 101, 94, 98),
        (96, 101, 93, 105),
        (98, 110, 96, 118),
        (93, 126, 84, 124),
    )
    s.figure([[(purse, key), (drape(purse, 85, 2), mix(key, ink, 0.4))]], "#fffdf0", (0.5, -1), 0.8)
    s.stroke([(86, 104.6), (90, 106, 94, 104.6)], ink, 1.0)
    for x, y in ((76, 104), (98, 98), (72, 114), (100, 122), (76, 128)):
        s.fill(oval(x, y, 1.9, 1.5), mix(haze, mid, 0.4))
    s.gem(RUBY, 85, 90, 7.0, -16, 1.5)


def _highwaywoman(s: Gouache) -> None:
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    dark, lit = mix(ink, haze, 0.2), mix(ink, haze, 0.46)
    head = profile(50, 65, 14.5, 1, 4)
    hat = join(
        polygon((36, 60.6), (66, 58, 2), (65, 62), (38, 65)), outline((43, 60), (43, 50, 50, 50), (58, 50, 58, 60))
    )
    feather = outline((45, 55), (38, 46, 30, 50), (34, 56, 45, 59))
    scarf = polygon((43, 70), (57.4, 69), (57, 75), (50, 80), (42, 79))
    plait = limb((44, 70, 2.4), (40, 80, 2.2), (41, 92, 1.3))
    coat = outline((43, 80), (50, 77, 57, 81), (62, 104, 66, 132), (52, 128, 34, 138), (34, 104, 43, 80))
    s.figure(
        [
            [(limb((45, 120, 5), (42, 134, 4), (40, 148, 2.8)), ink)],
            [(limb((55, 120, 5), (60, 132, 4), (58, 146, 2.8)), mix(ink, deep, 0.4))],
            [(coat, mix(ink, deep, 0.55)), (drape(coat, 48, -2), ink)],
            [(plait, ink)],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (scarf, key),
            ],
            [(feather, key), (hat, ink)],
            [(limb((48, 85, 4.4), (48, 100, 3.4), (60, 93, 2.4)), mix(ink, deep, 0.8))],
            [(polygon((48, 89.6), (50, 86.6), (80, 87.2), (80, 90), (56, 92)), mix(key, ink, 0.62))],
            [(mitten(60.6, 92.4, 2.6, -30), lit)],
        ],
        haze,
        (1, -0.1),
        1.05,
    )
    bow = outline((74, 74), (82, 82, 78, 88), (82, 96, 74, 103), (76, 96, 75, 88), (76, 80, 74, 74))
    s.figure([[(bow, ink)]], haze, (1, 0), 0.7)
    s.stroke([(74, 74), (66, 88), (74, 103)], ink, 0.7)


def _robbed_merchant(s: Gouache) -> None:
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    dark, lit = mix(ink, haze, 0.14), mix(ink, haze, 0.34)
    head = profile(108, 72, 14.5, -1, -4)
    cap = outline((100, 69), (99, 60, 108, 59), (117, 60, 116, 69), (108, 66, 100, 69))
    beard = outline((102, 75), (99, 81, 104, 85), (111, 84, 112, 76), (107, 78, 102, 75))
    gown = outline((100, 88), (108, 83, 116, 88), (126, 116, 126, 152), (96, 150), (98, 112, 100, 88))
    fur = outline((101, 87), (108, 92, 115, 87), (119, 91), (108, 101, 98, 92))
    s.figure(
        [
            [(limb((104, 146, 4), (102, 160, 2.6), (97, 162, 2)), ink)],
            [(gown, mix(mid, deep, 0.3)), (both(gown, box(110, 80, 130, 156)), mix(deep, ink, 0.35))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), mix(haze, mid, 0.2)),
                (head.eye, ink),
                (beard, ink),
                (cap, mix(key, ink, 0.3)),
            ],
            [(fur, haze)],
            [
                (limb((103, 94, 4.2), (99, 107, 3.3), (96, 96, 2.3)), mix(deep, mid, 0.25)),
                (mitten(95, 94, 2.7, 210), lit),
            ],
        ],
        "#fffdf0",
        (-1, 0),
        1.05,
    )


def ruby_setting(s: Gouache) -> None:
    """A goldsmith lifts her hammer over a ring; the ring glows on the block and lights her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.42))
    # shelves with moulds in the dark, the light a fan from the block
    for y in (60, 80):
        s.fill(box(84, y, 126, y + 2), ink)
    for x, y, wide, high in (
        (92, 60, 4, 9),
        (102, 60, 5, 7),
        (113, 60, 4, 11),
        (94, 80, 5, 8),
        (106, 80, 4, 10),
        (117, 80, 4, 7),
    ):
        s.fill(
            polygon((x - wide, y), (x - wide * 0.6, y - high), (x + wide * 0.6, y - high), (x + wide, y)),
            mix(ink, deep, 0.75),
        )
    s.fill(polygon((80, 112), (28, 30), (104, 30)), mix(ink, deep, 0.75))
    s.fill(polygon((80, 112), (42, 30), (92, 30)), mix(deep, mid, 0.15))
    s.stipple(polygon((80, 112), (28, 30), (104, 30)), mix(deep, mid, 0.6), (80, 104), (66, 40), 0.7, 0.0)
    # the block: an end of a trunk
    trunk = polygon((56, 116), (106, 116), (110, 172), (50, 172))
    s.fill(trunk, mix(deep, ink, 0.15))
    s.stipple(trunk, mix(mid, haze, 0.3), (82, 116), (84, 150), 0.75, 0.0)
    for x in (66, 80, 95):
        s.stroke([(x, 124), (x + 2, 146, x - 1, 172)], mix(ink, deep, 0.4), 1.2)
    s.figure([[(oval(81, 116, 26, 7), mix(mid, haze, 0.3))]], "#fff6dc", (0, -1), 0.8)
    for k in (0.72, 0.46, 0.22):
        s.line(oval(81, 116, 26 * k, 7 * k), mix(deep, mid, 0.6), 0.7)
    s.rings(81, 106, [16, 10], [mix(mid, haze, 0.5), "#fff6dc"], 0.6)
    s.figure([[(cut(oval(81, 110, 7.4, 5.2), oval(81, 110, 5, 3.2)), "#ffc46a")]], "#fffdf0", (-0.4, -1), 0.6)
    s.gem(3, 81, 102, 6.4, 0, 1.6)
    # the woman, three quarter, arm high
    head = profile(56, 72, 18.4, 1, 14)
    hair = outline((47, 74), (43, 60, 55, 60), (65, 59, 65, 67), (58, 66, 55, 74), (52, 80, 48, 82))
    braid = ribbon([(46, 76, 3.6), (38, 90, 3.2), (40, 106, 2.6), (34, 120, 1.4)])
    body = outline((20, 172), (24, 122, 36, 100), (46, 88, 60, 92), (68, 110, 62, 138), (60, 156, 62, 172))
    up = limb((42, 98, 6.6), (33, 76, 5.2), (47, 59, 3.6))
    down = limb((58, 100, 6), (66, 120, 4.8), (76, 113, 3.2))
    s.figure(
        [
            [
                (up, mix(ink, haze, 0.3)),
                (taper((46, 60), 1.4, (68, 49), 1.4), mix(key, haze, 0.3)),
                (placed(box(-3.6, -6.4, 3.6, 6.4, 1), 70, 48, 1, -26), mix(haze, mid, 0.3)),
                (mitten(48, 57, 3.8, -30), mix(ink, haze, 0.42)),
            ],
            [(body, key), (drape(body, 42, -3), mix(key, ink, 0.5))],
            [(braid, ink)],
            [
                (head.head, mix(ink, haze, 0.24)),
                (cut(head.head, head.shade), mix(ink, haze, 0.48)),
                (both(head.head, head.wedge), "#fff0d2"),
                (head.eye, ink),
                (hair, ink),
            ],
            [(down, mix(ink, haze, 0.38)), (mitten(77, 112, 3.6, -30), mix(ink, haze, 0.48))],
        ],
        haze,
        (1, 0.4),
        1.1,
    )


def ruby_fire(s: Gouache) -> None:
    """A fire dancer turns her torches at a fair by night and catches the stone that a pedlar throws."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # tents and lanterns of the fair
    for x, wide, top, tone in ((14, 20, 86, 0.55), (112, 24, 80, 0.5), (96, 12, 96, 0.75)):
        s.fill(
            polygon((x - wide, 126), (x - wide * 0.7, top + 14), (x, top), (x + wide * 0.7, top + 14), (x + wide, 126)),
            mix(ink, deep, tone),
        )
        s.fill(polygon((x - wide * 0.2, 126), (x, top), (x + wide * 0.2, 126)), mix(ink, key, 0.22))
    s.stroke([(-4, 58), (40, 78, 74, 60), (100, 48, 126, 60)], mix(ink, deep, 0.8), 0.8)
    for x, y in ((12, 66), (34, 70), (56, 67), (90, 56), (108, 55)):
        s.fill(oval(x, y + 3, 2.2, 2.8), mix(haze, mid, 0.25))
    s.fill(polygon((-4, 126), (124, 122), (124, 172), (-4, 172)), mix(ink, deep, 0.6))
    s.fill(oval(74, 146, 40, 10), mix(deep, mid, 0.45))
    s.fill(oval(74, 146, 28, 6.6), mix(mid, haze, 0.25))
    s.stipple(oval(74, 146, 50, 14), ink, (74, 142), (20, 150), 0.0, 0.7)
    # the turn of the torches: a spiral of fire
    for width, tone in ((6.4, deep), (4.2, mid), (2.2, mix(mid, haze, 0.55)), (0.9, "#fff6dc")):
        s.fill(
            ribbon(
                [
                    (112, 118, 0.4),
                    (118, 92, width * 0.5),
                    (108, 64, width * 0.8),
                    (82, 50, width),
                    (56, 56, width),
                    (42, 78, width * 0.9),
                    (46, 102, width * 0.6),
                    (60, 114, 0.3),
                ]
            ),
            tone,
        )
    # heads of the crowd
    for x, y, r in ((8, 138, 6), (24, 146, 7), (112, 142, 6.4), (122, 134, 6), (98, 152, 6.4)):
        s.fill(join(oval(x, y, r * 0.62, r * 0.8), oval(x, y + r * 2, r * 1.4, r * 1.4)), ink)
        s.rim([oval(x, y, r * 0.62, r * 0.8)], mix(mid, haze, 0.3), (74 - x, -20), 0.8)
    _dancer(s)
    s.fill(taper((105, 70), 1.0, (112, 60), 1.2), ink)
    s.fill(outline((112, 62), (107, 58, 110, 50), (112, 46, 113, 42), (118, 50, 118, 56), (118, 62, 112, 62)), haze)
    s.gem(3, 50, 61, 6.0, -20, 1.6)


def _dancer(s: Gouache) -> None:
    """Paint the dancer: on one foot, leaning back, her layered skirt flung round her."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    warm = mix(haze, mid, 0.22)
    dark, brown, lit = mix(ink, warm, 0.3), mix(ink, warm, 0.46), mix(ink, warm, 0.64)
    head = profile(79, 67, 15, -1, -14)
    hair = outline((72, 62), (73, 55.6, 81, 56), (90, 57, 90, 67), (88, 74, 85, 74), (84, 66, 79, 64), (75, 64, 72, 62))
    under = outline(
        (70, 104),
        (88, 104),
        (108, 116, 117, 136),
        (104, 130, 96, 140),
        (84, 130, 72, 141),
        (62, 131, 47, 134),
        (54, 114, 70, 104),
    )
    over = outline(
        (70, 101),
        (79, 98, 87, 101),
        (104, 110, 111, 126),
        (98, 121, 91, 128),
        (81, 120, 70, 129),
        (63, 121, 53, 123),
        (58, 109, 70, 101),
    )
    bodice = outline((70, 82), (78, 85, 87, 81), (86, 92, 87, 103), (70, 103), (72, 92, 70, 82))
    s.figure(
        [
            [(limb((86, 126, 3.8), (101, 138, 3), (110, 131, 2.2), (114, 127, 1.7)), brown)],
            [(limb((77, 126, 4), (75, 141, 3), (74, 151, 2.1), (70, 155, 1.7)), lit)],
            [(ribbon([(86, 62, 3.4), (97, 65, 3.6), (103, 77, 2.6), (111, 80, 0.6)]), ink)],
            [(under, haze), (both(under, polygon((86, 90), (122, 90), (122, 146), (90, 146))), mix(haze, mid, 0.45))],
            [(over, key), (both(over, polygon((83, 90), (120, 90), (120, 140), (86, 140))), mix(key, ink, 0.42))],
            [(polygon((71, 78), (86, 77), (87, 84), (70, 85)), brown)],
            [(bodice, deep), (both(bodice, box(80, 76, 92, 106)), mix(ink, deep, 0.5))],
            [
                (head.head, dark),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (hair, ink),
                (oval(86, 62, 2.6), mid),
            ],
            [(limb((84, 83, 3.5), (97, 83, 2.8), (104, 71, 2.0)), brown), (mitten(104.6, 68.6, 2.5, -50), lit)],
            [(limb((72, 83, 3.6), (59, 82, 2.8), (52, 70, 2.0)), lit), (mitten(51.4, 68, 2.6, 230), lit)],
        ],
        "#fff0d2",
        (-1, -0.3),
        1.0,
    )


def ruby_bazaar(s: Gouache) -> None:
    """A trader under her striped awning lifts a ruby into the high sun of the bazaar."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(haze, mid, 0.18))
    # houses of the bazaar, sky above
    s.fill(
        polygon((-4, 60), (24, 60), (24, 48), (44, 48), (44, 66), (62, 66), (62, 172), (-4, 172)), mix(mid, haze, 0.5)
    )
    for x, y in ((8, 72), (32, 62), (50, 78)):
        s.fill(arch(x - 3, x + 3, y, y + 8), mix(deep, mid, 0.4))
    s.stipple(polygon((-4, 60), (62, 66), (62, 130), (-4, 130)), mid, (60, 70), (0, 130), 0.0, 0.5)
    # sun beyond the awning's edge
    s.fill(oval(68, 52, 15), "#fffdf0")
    s.spot(68, 52, 14.6, 24, "#fffdf0", 0.6)
    # the awning and the stall behind the woman
    s.fill(polygon((80, 62), (126, 44), (126, 172), (84, 172)), mix(deep, ink, 0.35))
    for x, y, wide, high in ((96, 96, 5, 14), (108, 96, 6, 10), (118, 96, 5, 16)):
        s.fill(
            join(oval(x, y - high * 0.4, wide, high * 0.45), box(x - wide * 0.4, y - high, x + wide * 0.4, y)),
            mix(deep, mid, 0.3),
        )
    s.fill(box(88, 96, 126, 98.6), ink)
    edge = [(70, 66), (126, 40), (126, 30), (110, 28), (66, 58)]
    s.fill(polygon(*edge), key)
    for number in range(4):
        x = 72 + number * 14
        s.fill(
            polygon(
                (x, 65 - number * 6.5), (x + 6, 62 - number * 6.5), (x + 1, 53.4 - number * 7), (x - 5, 57 - number * 7)
            ),
            haze,
        )
    for number in range(8):
        x, y = 70 + number * 7, 66 - number * 3.25
        s.fill(outline((x, y), (x + 2, y + 7, x + 7, y - 3.2)), key if number % 2 else haze)
    # the stall: a striped cloth, spices heaped in bowls
    counter = polygon((20, 136), (124, 132), (124, 172), (20, 172))
    s.fill(counter, mix(deep, mid, 0.2))
    for x in range(20, 124, 16):
        s.fill(both(counter, polygon((x, 130), (x + 8, 130), (x + 7, 172), (x - 1, 172))), mix(haze, mid, 0.3))
    s.stipple(counter, ink, (70, 140), (70, 172), 0.0, 0.7)
    s.figure([[(polygon((16, 134), (124, 130), (124, 136), (16, 140)), key)]], "#fffdf0", (0, -1), 0.7)
    for x, tone in ((42, mid), (66, mix(haze, "#ffc46a", 0.7)), (106, deep)):
        y = 135 - (x - 20) * 0.038
        heap = outline((x - 12, y - 4), (x - 4, y - 10, x, y - 20), (x + 4, y - 10, x + 12, y - 4))
        s.figure([[(heap, tone), (both(heap, box(x, 90, x + 14, 140)), mix(tone, ink, 0.28))]], haze, (-1, -0.6), 0.6)
        bowl = outline((x - 13, y - 4), (x + 13, y - 4), (x + 10, y + 4, x, y + 4), (x - 10, y + 4, x - 13, y - 4))
        s.figure([[(bowl, mix(ink, deep, 0.5))]], haze, (-0.6, -1), 0.6)
    # the trader: half length, one arm straight up
    head = profile(86, 82, 19, -1, -12)
    veil = outline(
        (80, 70), (88, 62, 98, 70), (110, 84, 108, 124), (100, 118, 98, 100), (96, 82, 88, 74), (83, 72, 80, 70)
    )
    body = outline((70, 134), (70, 110, 78, 100), (88, 94, 100, 101), (112, 114, 112, 132), (92, 138, 70, 134))
    up = limb((78, 106, 5.6), (66, 92, 4.4), (66, 70, 3.0))
    rest = limb((100, 108, 5.4), (104, 124, 4.2), (90, 130, 3.0))
    s.figure(
        [
            [(body, key), (both(body, polygon((92, 90), (120, 90), (120, 140), (94, 140))), mix(key, ink, 0.42))],
            [
                (head.head, mix(ink, haze, 0.22)),
                (cut(head.head, head.shade), mix(ink, haze, 0.42)),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
            ],
            [(veil, mix(mid, haze, 0.1)), (both(veil, polygon((98, 60), (120, 60), (120, 130), (100, 130))), deep)],
            [(rest, mix(key, ink, 0.2)), (mitten(88.6, 130, 3.2, 180), mix(ink, haze, 0.4))],
            [(up, mix(ink, haze, 0.36)), (mitten(66, 67, 3.2, -90), mix(ink, haze, 0.44))],
        ],
        "#fffdf0",
        (-1, -0.7),
        1.1,
    )
    s.rings(66, 55, [11], [mix(haze, mid, 0.42)], 0)
    s.gem(3, 66, 56, 7.2, 0, 1.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-19": Picture(
        ruby_hilt, ((60, 73), (87, 66), (84, 87)), "quenches a sword", "armoury", "cloud of lit steam", seed=58
    ),
    "b2-20": Picture(ruby_cellar, ((70, 70), (90, 60)), "toasts over casks", "cellar vault", "end of a vault", seed=11),
    "b2-21": Picture(
        ruby_bandits,
        ((54, 66), (103, 73), (85, 90), (87, 114)),
        "rob a merchant",
        "red defile",
        "sunset at their backs",
        seed=59,
    ),
    "b2-22": Picture(
        ruby_setting,
        ((62, 74), (81, 102), (70, 48)),
        "hammers a setting",
        "workshop of a goldsmith",
        "the ring from below",
        seed=60,
    ),
    "b2-23": Picture(
        ruby_fire, ((74, 68), (50, 62), (104, 68)), "dances with fire", "fair by night", "spiral of torches", seed=61
    ),
    "b2-24": Picture(
        ruby_bazaar, ((80.0, 82.0), (66.0, 58.0)), "lifts a ruby", "bazaar", "high sun at an awning", seed=62
    ),
}
