"""Pictures of the diamond cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile, skin
from tools.art.base.gouache import Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, around, both, box, cut, join, mix, outline, oval, placed, polygon, taper


def diamond_mirror(s: Gouache) -> None:
    """A mirror maker meets herself in the glass that she has silvered; the stone lies between the two."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.45))
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
    """A sculptress on her ladder sets the eye of a marble saint, high under a dome; seen from behind."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.72))
    # the dome with a ring of windows, noon in them
    s.fill(oval(64, 34, 74, 40), mix(deep, mid, 0.35))
    for number in range(7):
        a = -170 + number * 26.7
        x, y = around(64, 42, 52, a)
        if y > 22:
            s.fill(arch(x - 4, x + 4, y, y + 12), "#fffdf6")
    for x in (24, 106):
        s.fill(arch(x - 7, x + 7, 58, 82), "#fffdf6")
        s.stroke([(x, 50), (x, 82)], mid, 0.9)
    for x0, x1, x2, x3 in ((100, 112, 60, 34),):
        s.shaft(polygon((x0, 52), (x1, 60), (x2, 172), (x3, 172)), haze, 0.4, (106, 56), (46, 160))
    s.stipple(ALL, ink, (64, 110), (10, 160), 0.0, 0.5)
    # scaffold
    for x in (38, 112):
        s.fill(box(x - 1.4, 40, x + 1.4, 172), ink)
    for y in (112, 150):
        s.fill(box(30, y, 124, y + 2.6), ink)
    s.stroke([(38, 150), (112, 114)], ink, 1.4)
    # the head of the saint with its halo, in profile, as large as the ladder
    s.rings(94, 74, [44, 39], [mix(mid, haze, 0.5), mix(deep, mid, 0.3)], 0.5)
    head = profile(88, 78, 58, -1, -4, neck=0.5)
    s.fill(
        outline(
            (84, 50), (98, 42, 112, 54), (124, 70, 118, 112), (112, 124, 104, 122), (108, 96, 104, 76), (96, 56, 84, 50)
        ),
        mix(deep, mid, 0.75),
    )
    for number in range(4):
        s.stroke([(92 + 5 * number, 52 + 2 * number), (104 + 5 * number, 80, 104 + 3 * number, 118)], deep, 1.2)
    s.figure([[(head.head, "#fffdf6"), (both(head.head, head.shade), mix(haze, mid, 0.4))]], None)
    s.stipple(both(head.head, head.shade), mid, (112, 90), (84, 80), 0.6, 0.0)
    s.rim([head.head], "#ffffff", (-1, -0.4), 1.1)
    s.stroke([(62.5, 98), (69, 98.6)], deep, 1.5)
    s.stroke([(66, 69.6), (74, 67), (78, 71)], deep, 1.6)
    s.fill(polygon((56, 126), (118, 122), (124, 150), (50, 150)), mix(haze, mid, 0.35))
    for x in (66, 78, 90, 102):
        s.stroke([(x, 124), (x - 3, 136, x - 2, 150)], mix(mid, deep, 0.1), 1.1)
    s.rings(71, 76, [8.8], [mix(deep, mid, 0.5)], 0)
    s.gem(0, 71, 76.5, 6.4, 0, 1.5)
    # ladder and the woman on it, from behind
    for side in (-1, 1):
        s.fill(taper((52 + side * 9, 172), 1.4, (56 + side * 6, 70), 1.2), mix(ink, key, 0.22))
    for y in (84, 98, 112, 126, 140):
        s.fill(taper((47, y), 1.1, (63, y), 1.1), mix(ink, key, 0.22))
    with s.moved(0, -4):
        hair = oval(55, 77, 5.6, 6.2)
        body = polygon((49, 84, 3), (61, 84, 3), (63, 106), (48, 106))
        skirt = polygon((48, 104), (63, 104), (68, 138, 3), (45, 138, 3))
        left = limb((49.6, 87, 2.8), (45, 96, 2.3), (46.6, 104, 1.8))
        right = limb((60.6, 87, 3.0), (66, 90, 2.4), (68, 83, 1.7))
        s.figure(
            [
                [
                    (limb((52, 136, 2.6), (51, 146, 2.0)), mix(ink, key, 0.3)),
                    (limb((60, 136, 2.6), (61, 142, 2.0)), mix(ink, key, 0.3)),
                ],
                [(skirt, mix(ink, deep, 0.3)), (drape(skirt, 54, 0), ink)],
                [(body, key), (drape(body, 54, 0), mix(key, ink, 0.35))],
                [(left, mix(ink, key, 0.45)), (mitten(46.8, 105, 2.0, 90), mix(ink, key, 0.5))],
                [(hair, ink), (oval(55, 71, 3), ink), (polygon((50, 74), (60, 73), (60, 76), (50, 77)), haze)],
                [(right, mix(ink, key, 0.45)), (mitten(68.6, 81.6, 2.1, -60), mix(ink, key, 0.55))],
            ],
            "#fffdf6",
            (1, -0.5),
            0.9,
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
    s.fill(ALL, mix(ink, deep, 0.4))
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
    """A falconer trades a white falcon for a stone, in a walled yard under snow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 100), [mix(mid, haze, 0.3), haze])
    # wall with snow on it, a gate and a bare tree
    wall = polygon((-4, 66), (50, 66), (50, 58), (62, 58), (62, 66), (124, 66), (124, 122), (-4, 122))
    s.fill(wall, mix(deep, mid, 0.55))
    for row, y in enumerate(range(72, 122, 9)):
        for number in range(9):
            x = number * 16 - (row % 2) * 8
            s.fill(box(x, y, x + 14, y + 7), mix(deep, mid, 0.7 if (row + number) % 3 else 0.62))
    for x0, x1, y in ((-4, 50, 66), (48, 64, 58), (62, 124, 66)):
        s.fill(polygon((x0, y + 2), (x0, y - 3, 2), (x1, y - 3, 2), (x1, y + 2)), "#fffdf6")
    for joints in (
        ((106, 70, 2.4), (104, 52, 1.8), (96, 40, 0.8)),
        ((104, 54, 1.4), (114, 44, 0.7)),
        ((105, 60, 1.4), (94, 52, 0.6)),
    ):
        s.fill(limb(*joints), mix(ink, deep, 0.4))
    s.plane(polygon((-4, 120), (60, 116), (124, 120), (124, 172), (-4, 172)), "#fffdf6", mix(haze, mid, 0.35), 118, 168)
    s.stipple(wall, ink, (80, 80), (10, 120), 0.0, 0.4)
    # winter sun on the gap between the two
    s.rings(74, 74, [27, 19], [mix(mid, deep, 0.12), mix(mid, haze, 0.12)], 0.6)
    # the falconer on the left, glove out
    head = profile(50, 62, 14, 1, 0)
    hat = outline((42, 60), (40, 52, 50, 51), (58, 52, 57, 57), (50, 57, 44, 62))
    feather = outline((46, 52), (38, 44, 30, 46), (36, 52, 46, 55))
    cloak = outline((32, 150), (34, 96, 40, 76), (48, 70, 56, 75), (62, 100, 62, 148), (48, 152, 32, 150))
    glove = limb((50, 84, 4.4), (58, 96, 3.8), (68, 92, 3.2))
    s.figure(
        [
            [(feather, haze)],
            [(cloak, mix(ink, deep, 0.3)), (drape(cloak, 44, -1), ink)],
            [*skin(s, head), (hat, key)],
            [(glove, mix(ink, key, 0.25)), (mitten(70, 91, 3.4, 0), mix(ink, key, 0.3))],
        ],
        "#fffdf6",
        (1, -0.5),
        1.0,
    )
    # the falcon on the glove, wings lifting
    wing = outline((74, 76), (62, 66, 60, 46), (70, 50, 76, 58), (82, 66, 80, 78))
    far = outline((78, 74), (86, 60, 98, 52), (98, 62, 92, 70), (88, 78, 82, 82))
    body = outline(
        (70, 90),
        (68, 78, 76, 71),
        (77, 66, 82, 66),
        (86, 67, 86, 71),
        (84, 80, 78, 88),
        (74, 94, 68, 100),
        (67, 96, 70, 90),
    )
    s.figure(
        [
            [(far, mix(mid, haze, 0.3))],
            [(body, "#fffdf6"), (both(body, polygon((60, 84), (90, 80), (80, 104), (60, 104))), mix(mid, haze, 0.35))],
            [(wing, "#fffdf6"), (both(wing, polygon((56, 40), (70, 50), (74, 80), (56, 80))), mix(haze, mid, 0.35))],
        ],
        mix(deep, ink, 0.4),
        (-0.4, 1),
        0.7,
    )
    for points in ([(72, 74), (66, 62, 64, 54)], [(75, 74), (72, 64, 70, 57)], [(82, 78), (88, 68, 94, 60)]):
        s.stroke(points, mid, 0.9)
    s.fill(oval(82.6, 69.6, 0.9), ink)
    s.fill(polygon((86, 69.4), (89, 71.6), (85.6, 72.4)), key)
    for points in (
        ((71, 82), (73, 84), (71.6, 87)),
        ((74, 84), (76, 86), (74.4, 88)),
        ((75, 78), (77, 80), (75.6, 82)),
    ):
        s.fill(polygon(*points), mix(mid, deep, 0.2))
    # the buyer on the right holds the stone out
    other = profile(100, 66, 13.6, -1, 0)
    shawl = outline((94, 58), (100, 52, 107, 58), (114, 70, 112, 84), (104, 82, 102, 72), (100, 62, 94, 58))
    gown = outline((92, 150), (90, 104, 94, 80), (104, 74, 112, 82), (120, 110, 122, 150), (106, 154, 92, 150))
    give = limb((97, 88, 4), (91, 102, 3.2), (84, 99, 2.4))
    s.figure(
        [
            [(gown, key), (both(gown, polygon((106, 70), (126, 70), (126, 160), (108, 160))), mix(key, ink, 0.38))],
            [*skin(s, other, 0.26, 0.46)],
            [(shawl, mix(ink, deep, 0.35))],
            [(give, mix(key, ink, 0.12)), (mitten(83, 98, 2.8, 190), mix(ink, key, 0.45))],
        ],
        "#fffdf6",
        (-1, -0.5),
        1.0,
    )
    s.gem(0, 79, 101, 6.2, 0, 1.4)


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
        ((58.0, 74.0), (71.0, 77.0)),
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
        ((54.0, 62.0), (79.0, 100.0)),
        "trades a falcon",
        "walled yard in snow",
        "winter sun in the gap",
        seed=46,
    ),
}
