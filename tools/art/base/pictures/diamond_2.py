"""Pictures of the diamond cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile, skin
from tools.art.base.gouache import DIAMOND, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, around, both, box, cut, join, mix, outline, oval, placed, polygon, taper


def diamond_mirror(s: Gouache) -> None:
    """A mirror maker meets herself in the glass that she has silvered; the stone lies between the two."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.55))
    # the loft: a beam, a window whose light falls on the glass
    for points in (((-4, 46), (124, 40), (124, 46), (-4, 52)), ((110, 40), (117, 40), (117, 172), (110, 172))):
        s.fill(polygon(*points), ink)
    # the glass stands on the right, in its frame: what it shows is pale and turned round
    frame = polygon((76, 44), (122, 40), (122, 148), (76, 142))
    s.fill(frame, mix(ink, key, 0.22))
    glass = polygon((80, 50), (122, 46), (122, 140), (80, 136))
    s.fill(glass, haze)
    with s.clipped(glass):
        s.fill(box(98, 40, 126, 104), "#fffdf6")
        for x in (106, 116):
            s.fill(box(x, 40, x + 1.2, 104), mix(mid, haze, 0.4))
        s.fill(box(98, 70, 126, 71.4), mix(mid, haze, 0.4))
        s.stipple(glass, mid, (84, 60), (118, 136), 0.5, 0.0)
        twin = profile(97, 72, 23, -1, -2)
        robe = outline((92, 90), (104, 86, 114, 96), (122, 118, 122, 172), (84, 172), (84, 120, 92, 90))
        s.fill(robe, mix(mid, haze, 0.15))
        s.fill(both(robe, polygon((104, 80), (126, 80), (126, 172), (106, 172))), mix(mid, deep, 0.15))
        s.fill(twin.head, mix(mid, key, 0.28))
        s.fill(cut(twin.head, twin.shade), mix(haze, key, 0.28))
        s.fill(
            outline((93, 61), (98, 56, 106, 61), (112, 68, 109, 82), (104, 82, 104, 72), (97, 64, 93, 61)),
            mix(deep, mid, 0.3),
        )
        arm_ = limb((110, 100, 6), (100, 118, 5), (90, 100, 3.4))
        s.fill(arm_, mix(mid, deep, 0.05))
        s.fill(mitten(89, 98, 4, -110), mix(mid, key, 0.3))
    s.stroke([(80, 50), (80, 136)], "#ffffff", 1.4)
    s.stroke([(84, 60), (92, 52)], "#ffffff", 1.2)
    s.stroke([(84, 70), (100, 54)], "#ffffff", 0.9)
    # the maker: half length, dark, at the left; her finger nearly meets its image
    head = profile(58, 70, 25, 1, 2)
    hair = outline((62, 58), (56, 52, 46, 58), (38, 66, 42, 84), (50, 88, 52, 76), (52, 66, 64, 62))
    bun = oval(40.4, 73, 7, 8)
    body = outline((14, 172), (16, 118, 30, 98), (42, 86, 58, 92), (68, 108, 64, 136), (62, 152, 64, 172))
    collar = polygon((46, 88), (60, 92), (56, 100), (42, 96))
    arm = limb((46, 104, 8), (56, 124, 6.4), (70, 101, 4))
    s.figure(
        [
            [(bun, ink)],
            [(body, mix(ink, deep, 0.3)), (drape(body, 38, -3), ink)],
            [
                (head.head, mix(ink, key, 0.42)),
                (cut(head.head, head.shade), mix(key, haze, 0.2)),
                (both(head.head, head.wedge), mix(haze, key, 0.2)),
                (head.eye, ink),
                (hair, ink),
            ],
            [(collar, key)],
            [(arm, mix(ink, deep, 0.5)), (mitten(71.6, 98, 4.4, -62), mix(ink, key, 0.6))],
        ],
        "#fffdf6",
        (1, -0.2),
        1.05,
    )
    s.gem(0, 80, 92, 7.0, 0, 1.5)
    s.stipple(body, deep, (58, 110), (34, 140), 0.5, 0.0)


def diamond_saint(s: Gouache) -> None:
    """A sculptress on a scaffold under a dome sets the eye of a colossal marble head."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(deep, mid, 0.25))
    # ribs of the dome, high windows, the light that falls from them
    for x in (30, 54, 78, 102):
        s.fill(outline((x, 30), (x - 6, 90, x - 10, 172), (x - 15, 172), (x - 10, 90, x - 4, 30)), mix(deep, ink, 0.3))
    for x in (38, 62):
        s.fill(arch(x, x + 10, 46, 66), "#fffdf6")
    beam = polygon((38, 56), (72, 46), (124, 100), (124, 172), (72, 172))
    s.shaft(beam, haze, 0.4, (52, 56), (110, 150))
    _marble_head(s)
    # the scaffold
    for x in (38, 66):
        s.fill(taper((x, 60), 1.1, (x, 172), 1.3), ink)
    s.fill(taper((38, 166), 0.9, (66, 136), 0.9), ink)
    s.figure([[(box(32, 132, 74, 136), mix(ink, s.key, 0.3))]], haze, (0.3, -1), 0.8)
    _sculptress(s)
    s.fill(oval(84, 86, 9.6), ink)
    s.gem(DIAMOND, 84, 86, 7.6, 0, 1.6)
    for x, y, r in ((72, 92, 1.1), (70, 99, 0.9), (75, 104, 1.2), (71, 112, 0.8)):
        s.fill(polygon((x - r, y), (x, y - r), (x + r, y + r * 0.6)), "#fffdf6")


def _marble_head(s: Gouache) -> None:
    """Paint a marble profile as high as the picture, with bound curls, its nose to the left."""
    deep, mid, haze = s.deep, s.mid, s.haze
    head = profile(111, 91, 96, -1, 0)
    face = cut(head.head, placed(head.shade, 9, 0))
    curls = [
        (86, 44, 9),
        (97, 40, 10),
        (109, 40, 10),
        (121, 44, 11),
        (113, 54, 9),
        (124, 60, 10),
        (119, 74, 9),
        (124, 90, 9),
    ]
    s.figure([[(head.head, mix(mid, haze, 0.2)), (face, "#fffdf6")]], "#ffffff", (-1, -0.6), 1.2)
    s.stipple(cut(head.head, face), mix(deep, mid, 0.4), (96, 90), (122, 90), 0.1, 0.7)
    s.fill(outline((74, 78), (82, 71, 94, 76), (83, 74.4, 74, 78)), mix(mid, deep, 0.2))
    s.fill(outline((80, 117), (72, 118.6, 68, 117), (72, 120, 80, 117)), mix(mid, deep, 0.3))
    for x, y, r in curls:
        s.figure([[(oval(x, y, r), mix(mid, haze, 0.55))]], "#ffffff", (-1, -0.8), 1.0)
        s.stroke(
            [(x - r * 0.4, y + r * 0.3), (x - r * 0.2, y - r * 0.5, x + r * 0.4, y - r * 0.2)], mix(deep, mid, 0.4), 1.0
        )
    s.figure([[(outline((78, 53), (96, 49, 124, 60), (124, 66), (96, 56, 78, 59)), s.key)]], "#fffdf6", (-0.4, -1), 0.7)


def _sculptress(s: Gouache) -> None:
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(50, 70, 13.5, 1, 8)
    scarf = outline(
        (56, 64), (51, 59.6, 45, 63), (41, 68, 43, 76), (38, 81, 37, 88), (44, 86, 47, 76), (49, 69, 56, 64)
    )
    blouse = polygon((43, 84, 4), (55, 82, 4), (56, 96), (54, 106), (43, 107), (44, 96))
    apron = outline((43, 104), (54, 103), (60, 120, 59, 132), (38, 132), (39, 118, 43, 104))
    hammer = [
        (taper((42, 50), 1.0, (50, 57), 1.0), ink),
        (placed(box(-3, -5, 3, 5, 0.6), 40, 49, 1, 40), mix(ink, deep, 0.6)),
    ]
    s.figure(
        [
            [
                (limb((47, 88, 3.8), (38, 76, 3.0), (48, 58, 2.0)), mix(ink, key, 0.3)),
                *hammer,
                (mitten(48.6, 56, 2.5, -120), mix(ink, key, 0.5)),
            ],
            [(apron, mix(ink, deep, 0.5)), (drape(apron, 47, -1), ink)],
            [(blouse, key), (drape(blouse, 48), mix(key, ink, 0.42))],
            [*skin(s, head, 0.26, 0.5), (head.eye, ink), (scarf, haze)],
            [(taper((64, 86.6), 1.0, (77, 86), 0.7), ink)],
            [
                (limb((52, 88, 3.8), (56, 100, 3.0), (64, 88.4, 2.0)), mix(ink, key, 0.44)),
                (mitten(65, 87, 2.5, -20), mix(ink, key, 0.58)),
            ],
        ],
        "#fffdf6",
        (0.7, -1),
        0.95,
    )


def diamond_wheel(s: Gouache) -> None:
    """A cutter bends over her wheel in the shaft of a tall window."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.5))
    window = polygon((88, 30), (118, 30), (118, 92), (88, 92))
    s.fill(window, "#fffdf6")
    for x in (97, 107):
        s.fill(box(x, 30, x + 1.2, 92), mix(deep, ink, 0.2))
    for y in (50, 70):
        s.fill(box(88, y, 118, y + 1.2), mix(deep, ink, 0.2))
    s.fill(polygon((88, 34), (88, 92), (24, 172), (-30, 172)), mix(deep, mid, 0.35))
    s.fill(polygon((88, 60), (88, 92), (50, 172), (10, 172)), mix(mid, haze, 0.2))
    s.stipple(polygon((88, 34), (88, 92), (24, 172), (-30, 172)), mix(ink, deep, 0.5), (60, 80), (10, 150), 0.0, 0.6)
    # tools on the wall
    for x, y, long in ((44, 42, 14), (52, 42, 18), (60, 42, 12), (68, 42, 16)):
        s.fill(taper((x, y), 1.0, (x, y + long), 1.4), ink)
    s.fill(box(38, 40, 76, 42.4), ink)
    # bench and wheel
    bench = polygon((38, 128), (124, 120), (124, 130), (38, 140))
    s.fill(bench, mix(ink, key, 0.22))
    s.fill(polygon((38, 140), (124, 130), (124, 172), (38, 172)), ink)
    wheel = oval(82, 116, 25, 7.6, -4)
    s.figure([[(placed(wheel, 0, 3), mix(ink, deep, 0.6)), (wheel, mix(deep, mid, 0.5))]], "#fffdf6", (0.6, -1), 0.9)
    s.line(oval(82, 116, 17, 5, -4), mix(deep, ink, 0.2), 0.8)
    s.line(oval(82, 116, 10, 3, -4), mix(deep, ink, 0.2), 0.8)
    s.fill(box(81, 118, 84, 132), ink)
    # the cutter
    head = profile(58, 75, 24, 1, 22)
    cap = outline((45, 82), (38, 60, 54, 56), (66, 54, 70, 64), (60, 68, 55, 76), (54, 84, 58, 90))
    body = outline((10, 172), (14, 120, 28, 100), (40, 88, 58, 94), (68, 106, 66, 124), (56, 134, 54, 172))
    apron = outline((34, 112), (46, 104, 58, 108), (58, 140, 54, 172), (26, 172), (28, 136, 34, 112))
    arm = limb((44, 106, 7), (52, 126, 5.6), (70, 112, 3.6))
    far = limb((60, 104, 6), (70, 118, 4.6), (84, 106, 3.2))
    s.figure(
        [
            [(far, mix(ink, deep, 0.35)), (mitten(85, 104, 3.8, -40), mix(ink, key, 0.55))],
            [(body, mix(ink, deep, 0.35)), (drape(body, 36, -3), ink)],
            [(apron, key), (drape(apron, 40, -2), mix(key, ink, 0.36))],
            [
                (head.head, mix(ink, key, 0.4)),
                (cut(head.head, head.shade), mix(key, haze, 0.24)),
                (both(head.head, head.wedge), mix(haze, key, 0.2)),
                (head.eye, ink),
            ],
            [(cap, mix(haze, mid, 0.2)), (drape(cap, 50, -2), mix(mid, deep, 0.3))],
            [(arm, mix(ink, deep, 0.55)), (mitten(71.6, 110, 4.2, -20), mix(ink, key, 0.6))],
        ],
        "#fffdf6",
        (1, -0.6),
        1.05,
    )
    s.fill(taper((74, 108), 1.2, (83, 107), 0.9), ink)
    s.gem(0, 88, 106, 7.2, 14, 1.6)
    for angle, long in ((-20, 14), (0, 18), (18, 13), (-40, 10)):
        s.stroke([around(93, 110, 3, angle), around(93, 110, long, angle)], "#fffdf6", 0.9)


def diamond_reindeer(s: Gouache) -> None:
    """A courier drives her reindeer over a frozen gulf under the northern light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 110), [mix(ink, deep, 0.35), mix(deep, mid, 0.5)])
    # the curtain of light
    for dx, tone, alpha in ((0, haze, 0.5), (6, mix(haze, key, 0.35), 0.6), (12, haze, 0.35)):
        curtain = outline(
            (8 + dx, 84),
            (26, 62, 44 + dx, 78),
            (64, 94, 84 + dx, 70),
            (100, 52, 126, 62),
            (126, 36),
            (96, 30, 82 + dx, 46),
            (60, 70, 46 + dx, 54),
            (26, 38, 6 + dx, 58),
        )
        s.fill(curtain, tone, alpha)
        s.stipple(curtain, mix(ink, deep, 0.5), (60, 64), (60, 42), 0.0, 0.75)
    for x, y in ((20, 46), (60, 44), (104, 72), (40, 92), (88, 94)):
        s.glint(x, y, 1.8, haze)
    # shore and ice
    s.fill(
        polygon((-4, 108), (16, 100), (30, 105), (52, 98), (74, 104), (100, 97), (124, 104), (124, 116), (-4, 116)),
        mix(ink, deep, 0.6),
    )
    s.plane(box(-4, 112, 124, 172), haze, mix(mid, haze, 0.3), 112, 168)
    for y, x0, x1 in ((118, 60, 120), (126, -4, 40), (138, 40, 124), (146, 0, 60)):
        s.fill(polygon((x0, y), (x1, y - 1), (x1 - 6, y + 1.5)), mix(mid, haze, 0.2))
    s.stipple(box(-4, 112, 124, 172), deep, (60, 126), (100, 166), 0.0, 0.5)
    # sledge, and the courier leaning into the wind, on the right
    with s.moved(4, 0):
        s.fill(
            outline(
                (74, 134), (100, 138, 122, 133), (122, 136), (98, 142, 72, 137), (68, 132, 70, 128), (73, 130, 74, 134)
            ),
            ink,
        )
        sledge = polygon((78, 124), (118, 122), (116, 132), (80, 133))
        s.figure([[(sledge, mix(ink, key, 0.25))]], haze, (-0.6, -1), 0.8)
        s.figure(
            [[(polygon((96, 112, 3), (116, 110, 3), (117, 124), (96, 125)), mix(deep, ink, 0.3))]],
            haze,
            (-0.6, -1),
            0.8,
        )
        s.gem(0, 106, 110, 6.0, 0, 1.3)
        head = profile(84, 92, 11.6, -1, 8)
        coat = polygon((78, 99, 3), (90, 98, 4), (97, 122), (80, 126))
        hood = outline((80, 87), (84, 82.6, 90, 85), (96, 90, 93, 101), (87, 99, 86, 92), (84, 88, 80, 87))
        arm = limb((83, 103, 3.4), (74, 107, 2.6), (67, 101, 1.9))
        tail_ = polygon((90, 88), (108, 84), (104, 90), (92, 95))
        s.figure(
            [
                [(tail_, key)],
                [(coat, key), (both(coat, polygon((88, 90), (104, 90), (104, 130), (90, 130))), mix(key, ink, 0.4))],
                [*skin(s, head)],
                [(hood, mix(ink, deep, 0.4))],
                [(arm, mix(key, ink, 0.2)), (mitten(66, 100, 2.2, 200), mix(ink, key, 0.5))],
            ],
            haze,
            (-1, -0.6),
            0.9,
        )
        s.stroke([(66, 100), (58, 106, 50, 104)], ink, 0.9)
    # the reindeer, at full stretch to the left
    body = outline(
        (62, 106), (52, 99, 38, 103), (33, 104, 32, 110), (35, 116, 44, 117), (56, 119, 63, 115), (66, 110, 62, 106)
    )
    neck = outline(
        (42, 104), (34, 99, 31, 92), (26, 92, 21, 95), (20, 98, 24, 99), (29, 102, 33, 110), (38, 112, 42, 110)
    )
    legs = [
        limb((37, 113, 3.4), (28, 122, 2.2), (20, 120, 1.5), (16, 126, 1.4)),
        limb((40, 114, 3.4), (36, 126, 2.2), (27, 130, 1.5), (25, 136, 1.4)),
        limb((58, 114, 3.8), (66, 122, 2.4), (62, 130, 1.6), (70, 134, 1.4)),
        limb((55, 115, 3.8), (58, 127, 2.4), (52, 134, 1.6), (56, 139, 1.4)),
    ]
    antlers = [
        limb((33, 92, 1.3), (36, 82, 1.1), (30, 72, 0.9), (32, 64, 0.6)),
        limb((35, 84, 1.0), (43, 80, 0.9), (44, 72, 0.6)),
        limb((32, 76, 0.9), (25, 74, 0.8), (22, 67, 0.5)),
        limb((34, 91, 1.2), (42, 88, 1.0), (50, 80, 0.8), (51, 71, 0.5)),
        limb((47, 83, 0.8), (54, 83, 0.5)),
    ]
    with s.moved(14, -2, 1.06, about=(44, 110)):
        s.figure([[(legs[0], mix(ink, deep, 0.25)), (legs[2], mix(ink, deep, 0.25))]], None)
        s.figure(
            [
                [
                    (body, ink),
                    (neck, ink),
                    *((leg, ink) for leg in (legs[1], legs[3])),
                    *((horn, ink) for horn in antlers),
                ]
            ],
            "#fffdf6",
            (-0.6, -1),
            0.9,
        )
        s.fill(polygon((36, 101), (41, 100), (42, 116), (37, 116)), key)
        s.fill(oval(26.4, 95, 0.8), haze)
        for x, y in ((24, 128), (34, 138), (60, 142), (70, 137)):
            s.fill(oval(x, y, 3.4, 1.6), "#ffffff")


def diamond_bubble(s: Gouache) -> None:
    """A glass blower breathes a stone’s light into a glowing bubble; the furnace stands behind him."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.15))
    # the hall: an arch of bricks with pale day, a row of jugs
    opening = arch(6, 44, 62, 124)
    s.fill(opening, mix(mid, haze, 0.45))
    s.stipple(opening, deep, (30, 60), (8, 120), 0.0, 0.6)
    s.fill(box(46, 50, 124, 52.4), ink)
    for x, wide, high in ((60, 5, 9), (74, 4, 12), (88, 6, 8), (102, 4, 11), (114, 5, 8)):
        s.fill(
            join(oval(x, 50 - high * 0.4, wide, high * 0.42), box(x - wide * 0.35, 50 - high, x + wide * 0.35, 50)),
            mix(deep, mid, 0.4),
        )
    # the furnace door
    s.fill(polygon((-4, 116), (40, 118), (40, 172), (-4, 172)), ink)
    s.fill(arch(4, 28, 138, 160), key)
    s.fill(arch(9, 23, 142, 160), haze)
    # the bubble: discs, a stone in its heart
    s.rings(86, 92, [33, 26, 19, 11], [mix(deep, key, 0.4), mix(key, deep, 0.15), mix(key, haze, 0.5), "#fffdf6"], 0.7)
    s.line(oval(86, 92, 26), mix(haze, key, 0.3), 1.1)
    s.stroke([(68, 82), (72, 72, 82, 68.6)], "#ffffff", 2.0)
    s.stroke([(104, 102), (101, 108, 95, 112)], haze, 1.2)
    s.gem(0, 87, 92, 7.2, 0, 1.6)
    # the blower, from the left, the pipe at his mouth
    head = profile(47, 66, 19, 1, 12)
    cap = outline((38, 66), (36, 54, 48, 53), (57, 54, 57, 60), (48, 59, 40, 69))
    body = polygon((26, 84, 8), (50, 80, 6), (58, 108), (54, 140), (24, 140))
    trousers = polygon((26, 136), (55, 136), (58, 172), (22, 172))
    arm = limb((46, 90, 6.4), (60, 102, 5), (68, 84, 3.2))
    near = limb((34, 92, 6.4), (40, 112, 5), (56, 92, 3.4))
    pipe = taper((54.6, 72.6), 1.3, (66, 82), 1.8)
    s.figure(
        [
            [(trousers, ink)],
            [(arm, mix(ink, key, 0.38)), (mitten(68, 82, 3.2, -80), mix(ink, key, 0.5))],
            [(body, mix(ink, deep, 0.45)), (drape(body, 38, -2), mix(ink, deep, 0.1))],
            [*skin(s, head), (head.eye, ink)],
            [(cap, key), (drape(cap, 44, -1), mix(key, ink, 0.35))],
            [(pipe, mix(ink, deep, 0.2))],
            [(near, mix(ink, key, 0.46)), (mitten(57.4, 78.6, 3.4, -40), mix(ink, key, 0.55))],
        ],
        mix(haze, key, 0.25),
        (1, 0.1),
        1.05,
    )
    s.stipple(body, mix(key, ink, 0.4), (58, 92), (40, 108), 0.6, 0.0)


def diamond_falcon(s: Gouache) -> None:
    """A lady buys a white falcon with a stone; the bird stands bright on the falconer’s fist before a dark wall."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 70), [mix(mid, haze, 0.4), haze])
    wall = polygon((-4, 47), (52, 50), (124, 45), (124, 134), (-4, 138))
    s.fill(wall, mix(deep, ink, 0.3))
    for row in range(6):
        for column in range(5):
            x, y = column * 28 - (14 if row % 2 else 0), 57 + row * 13
            s.fill(box(x, y, x + 26, y + 11, 0.8), mix(deep, ink, 0.18))
    s.stipple(wall, mid, (78, 54), (78, 100), 0.5, 0.0)
    s.fill(polygon((-4, 43), (52, 46), (124, 41), (124, 46), (52, 51), (-4, 49)), "#fffdf6")
    snow = outline((-4, 138), (40, 128, 70, 134), (100, 138, 124, 130), (124, 172), (-4, 172))
    s.fill(snow, haze)
    s.stipple(snow, mid, (70, 134), (70, 170), 0.0, 0.6)
    _falconer(s)
    _buyer(s)
    _falcon(s)
    s.figure([[(mitten(77.6, 101, 4.4, -14), mix(s.key, ink, 0.45))]], haze, (0.3, -1), 0.8)
    s.gem(DIAMOND, 91, 91, 6.6, 8, 1.5)


def _falcon(s: Gouache) -> None:
    """Paint a white falcon on its perch at (79, 98), its far wing raised; it looks to the right."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    raised = polygon(
        (76, 80, 3), (69, 68), (64, 50), (68.4, 55), (69, 46), (72.6, 53), (74.4, 44), (76.6, 52), (80, 46), (80, 56),
        (83, 72, 4),
    )  # fmt: skip
    body = outline((80, 66), (91, 70, 90, 82), (88, 94, 80, 98), (72, 99, 71, 90), (70, 76, 80, 66))
    tail = polygon((72, 90), (80, 96), (72, 118, 1), (66, 115, 1))
    folded = outline((79, 72), (70, 78, 69, 94), (68, 104, 65, 110), (74, 106, 80, 96), (85, 84, 79, 72))
    crown = outline((79, 65), (78, 57.4, 84, 57.6), (89, 58.4, 89, 62.4), (85, 61, 83, 64), (81, 66, 79, 65))
    s.figure(
        [
            [(raised, mix(mid, haze, 0.55))],
            [(tail, mix(mid, haze, 0.3))],
            [(join(body, oval(84, 63.6, 5.6, 5.8)), "#fffdf6")],
            [(folded, mix(mid, haze, 0.3))],
        ],
        "#ffffff",
        (0.4, -1),
        0.8,
    )
    s.fill(crown, mix(deep, ink, 0.5))
    s.fill(polygon((88.4, 62.4), (91.8, 63.8, 1.0), (91, 67.6), (88.6, 65.8)), ink)
    s.fill(oval(86, 63.6, 1.2), ink)
    s.fill(outline((86, 65), (85, 69, 86.6, 71.4), (87.6, 69, 87.4, 65.6)), mix(deep, ink, 0.5))
    for v in range(4):
        s.stroke([(71 - v * 0.9, 84 + v * 6), (75, 87 + v * 6, 80 - v * 1.6, 84 + v * 5)], ink, 1.0)
    for start, end in (((67.4, 59), (72, 62)), ((69.6, 68), (75, 69))):
        s.stroke([start, end], mix(deep, mid, 0.3), 1.0)


def _falconer(s: Gouache) -> None:
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(51, 68, 15, 1, 0)
    beard = outline((57, 71), (60, 76, 55, 81), (48, 82, 46, 73), (51, 75, 57, 71))
    cap = outline((42, 66), (42, 56, 52, 56), (61, 56, 60, 62.6), (51, 62, 42, 66))
    feather = outline((45, 60), (38, 52, 32, 50), (35, 58, 44, 63))
    tunic = outline((44, 86), (52, 82, 59, 87), (62, 108, 64, 126), (38, 128), (38, 106, 44, 86))
    s.figure(
        [
            [(limb((45, 124, 5), (43, 140, 4), (42, 156, 2.8), (48, 158, 2.2)), ink)],
            [(limb((57, 124, 5), (59, 140, 4), (58, 158, 2.8), (65, 160, 2.2)), mix(ink, deep, 0.3))],
            [(tunic, mix(mid, haze, 0.15)), (drape(tunic, 49), mix(deep, mid, 0.3))],
            [(polygon((39, 106), (62, 105), (62.6, 110), (38.4, 111)), mix(key, ink, 0.5))],
            [*skin(s, head, 0.24, 0.46), (head.eye, ink), (beard, haze)],
            [(feather, haze), (cap, key)],
            [(limb((53, 90, 4.6), (61, 105, 3.8), (76, 101.6, 3.2)), mix(deep, mid, 0.65))],
        ],
        "#fffdf6",
        (0.7, -1),
        1.0,
    )


def _buyer(s: Gouache) -> None:
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(108, 69, 15, -1, -4)
    veil = outline((101, 62), (106, 56, 114, 60), (121, 66, 119, 88), (112, 94, 110, 80), (108, 68, 101, 62))
    cloak = outline((100, 88), (108, 83, 116, 88), (128, 110, 128, 160), (92, 160), (94, 116, 100, 88))
    s.figure(
        [
            [(cloak, key), (both(cloak, polygon((110, 78), (130, 78), (130, 164), (108, 164))), mix(key, ink, 0.42))],
            [*skin(s, head, 0.34, 0.6), (head.eye, ink), (veil, haze)],
            [(outline((99, 88), (108, 94, 117, 87), (119, 94), (108, 101, 97, 95)), haze)],
            [
                (limb((104, 97, 4.6), (103, 112, 3.7), (94, 98, 2.5)), mix(key, ink, 0.2)),
                (mitten(92.6, 97, 2.8, 220), mix(ink, key, 0.6)),
            ],
        ],
        "#fffdf6",
        (-0.7, -1),
        1.0,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-01": Picture(
        diamond_mirror,
        ((62.0, 72.0), (80.0, 92.0)),
        "meets herself in the glass",
        "loft of a mirror maker",
        "window in the mirror",
        seed=41,
    ),
    "b2-02": Picture(
        diamond_saint,
        ((54, 71), (84, 86), (65, 87)),
        "sets a saint’s eye",
        "scaffold under a dome",
        "noon through high windows",
        seed=42,
    ),
    "b2-03": Picture(
        diamond_wheel,
        ((64.0, 78.0), (80.0, 104.0)),
        "cuts at the wheel",
        "bench by a tall window",
        "one slanting shaft",
        seed=43,
    ),
    "b2-04": Picture(
        diamond_reindeer,
        ((50.0, 94.0), (88.0, 92.0)),
        "drives a reindeer",
        "frozen gulf",
        "curtain of northern light",
        seed=44,
    ),
    "b2-05": Picture(
        diamond_bubble,
        ((52.0, 68.0), (87.0, 92.0)),
        "blows a bubble of glass",
        "furnace hall",
        "the glowing bubble",
        seed=45,
    ),
    "b2-06": Picture(
        diamond_falcon,
        ((55, 68), (83, 64), (91, 91)),
        "trades a falcon",
        "walled yard in snow",
        "white bird on a dark wall",
        seed=46,
    ),
}
