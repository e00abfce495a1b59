"""Pictures of the sapphire cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, leg, limb, mitten, profile, skin
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.props import bars, prism
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    WIDTH,
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
    skyline,
    taper,
)
from tools.art.poster.sheet import star


def sapphire_crow(s: Gouache) -> None:
    """Level 2: the ship's boy cries land: an isle like a cut stone in the one gap of the storm."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 104), [mix(deep, ink, 0.45), mix(deep, mid, 0.45)])
    with s.clipped(box(-2, -2, WIDTH + 2, 100)):
        s.rings(
            101,
            98,
            [58, 43, 31, 20],
            [mix(deep, mid, 0.75), mix(mid, haze, 0.35), mix(haze, key, 0.28), mix(key, "#fff3c8", 0.5)],
        )
        for y, x0, x1, k, h in (
            (40, 52, 124, -0.2, 8),
            (53, 88, 124, 0.0, 6),
            (86, 64, 86, 0.7, 3),
            (76, 108, 124, 0.75, 3),
        ):
            s.fill(
                outline(
                    (x0, y + h),
                    (x0 + 5, y + h * 0.2, x0 + (x1 - x0) * 0.4, y),
                    (x1, y - h * 0.2),
                    (x1, y + h * 0.7),
                    (x0 + (x1 - x0) * 0.5, y + h * 0.8, x0, y + h),
                ),
                mix(deep, mid, k + 0.2),
            )
        s.gem(1, 103, 93, 11, glint=1.1)
    # sea: overlapping crests
    s.fill(box(-2, 98, WIDTH + 2, 172), mix(mid, haze, 0.12))
    for _i, (y, w) in enumerate(((100, 18), (103, 12), (106.4, 15), (110.6, 9), (115, 12))):
        s.fill(
            polygon((101 - w, y), (101 + w, y), (101 + w - 3, y + 1.4), (101 - w + 3, y + 1.4)), mix(key, haze, 0.35)
        )
    for j, (y, tone) in enumerate(
        (
            (110, mix(mid, deep, 0.25)),
            (121, mix(mid, deep, 0.75)),
            (135, mix(deep, ink, 0.3)),
            (151, mix(deep, ink, 0.75)),
        )
    ):
        step = 24 + 5 * j
        off = (j * 13) % step
        segs = []
        x = -30 + off
        path_start = (x, y + 6)
        while x < WIDTH + 30:
            segs += [(x + step * 0.42, y + 7, x + step * 0.66, y - 5), (x + step * 0.70, y + 3, x + step, y + 6)]
            x += step
        segs += [(WIDTH + 40, 172), (-40, 172)]
        wave = outline(path_start, *segs)
        s.fill(wave, tone)
        s.figure([[(wave, tone)]], rim=mix(haze, mid, 0.15 + 0.2 * j), light=(0.7, -1), width=0.6)
        s.stipple(wave, mix(tone, ink, 0.45), (0, y + 2), (0, y + 18), 0.0, 0.5)
    # sail, mast, nest
    sail = outline((6, 34), (58, 40), (54, 70, 46, 92), (30, 104, -4, 104), (-4, 34))
    s.fill(sail, mix(haze, mid, 0.35))
    s.fill(both(sail, outline((-4, 34), (30, 36), (36, 66, 26, 104), (-4, 106))), mix(mid, deep, 0.3))
    s.stipple(
        both(sail, outline((30, 30), (58, 40), (54, 70, 46, 96), (26, 104), (36, 66, 30, 36))),
        mix(mid, deep, 0.3),
        (32, 70),
        (48, 72),
        0.7,
        0.0,
    )
    s.fill(polygon((-4, 33), (62, 36), (62, 39), (-4, 36)), ink)
    s.figure(
        [[(polygon((56.6, 30), (61.4, 30), (66, 172), (55, 172)), ink)]],
        rim=mix(key, haze, 0.4),
        light=(1, 0),
        width=0.8,
    )
    for x, y in ((20, 172), (88, 172)):
        s.stroke([(59, 46), (x, y)], ink, 0.7)
    with s.moved(-2.0, 0.0, 1.18, about=(66.0, 112.0)):
        # the boy
        head, _shade, wedge, _eye = profile(71, 66, 13.5, 1, -10)
        cap = outline((63, 66), (60, 58, 66, 56.6), (74, 55.6, 76, 61), (70, 60.4, 65.4, 67))
        tail = outline((63.6, 63), (57, 62, 50.6, 66.6), (56, 66.6, 58, 70), (61, 67, 64, 67))
        torso = polygon((62, 76, 5), (74, 74, 5), (76, 90), (74, 112), (60, 112), (60, 92))
        point = join(
            taper((72, 78), 4.0, (86, 75), 2.9),
            taper((86, 75), 2.7, (95, 71.4), 1.7),
            taper((95, 71.4), 1.4, (99.4, 69.6), 0.8),
        )
        cry = join(taper((65, 79), 4.0, (72, 90), 3.0), taper((72, 90), 2.8, (79, 77.6), 1.9))
        nest = polygon((53, 99), (79, 97), (76, 115, 3), (56, 116, 3))
        rim = mix(key, "#fff3c8", 0.35)
        s.figure(
            [
                [(tail, mix(key, ink, 0.2))],
                [(point, mix(ink, deep, 0.55)), (both(point, box(92.6, 60, 106, 80)), mix(ink, key, 0.42))],
                [
                    (torso, mix(ink, deep, 0.5)),
                    (both(torso, polygon((56, 70), (66, 72), (65, 120), (56, 120))), mix(ink, deep, 0.1)),
                    (both(torso, polygon((50, 93), (80, 90), (80, 95), (50, 98))), key),
                ],
                [
                    (head, mix(ink, key, 0.36)),
                    (both(head, wedge), mix(key, haze, 0.4)),
                    (cap, key),
                    (both(cap, polygon((56, 54), (67, 54), (66, 72), (56, 72))), mix(key, ink, 0.4)),
                ],
                [(cry, mix(ink, deep, 0.75)), (mitten(79.4, 76, 2.6, -100), mix(ink, key, 0.5))],
            ],
            rim=rim,
            light=(1, 0.1),
            width=0.9,
        )
        s.figure(
            [[(nest, ink), (polygon((51, 97), (81, 95), (80.6, 99.6), (51.6, 101.6)), mix(ink, deep, 0.6))]],
            rim=rim,
            light=(1, -0.4),
            width=0.9,
        )
        for k in range(4):
            s.stroke([(57 + k * 6, 102 - k * 0.4), (59 + k * 4.6, 114.6)], mix(ink, deep, 0.6), 0.8)


def chart_painter(s: Gouache) -> None:
    """Level 2: a chart painter dips her brush in ground sapphire, by the light of a north window."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.25))
    s.stipple(ALL, ink, (76, 60), (124, 50), 0.0, 0.85)
    # the window and its light on the wall
    s.fill(polygon((84, 30), (100, 30), (122, 84), (122, 112), (96, 96)), mix(deep, mid, 0.75))
    frame = box(33, 28, 79, 86)
    s.fill(frame, ink)
    for x0, x1 in ((35.4, 54.4), (57, 76.6)):
        for y0, y1 in ((20, 60), (62.6, 84)):
            s.fill(box(x0, y0, x1, y1), mix(haze, "#fffdf6", 0.6 if x0 > 50 else 0.35))
            s.stipple(box(x0, y0, x1, y1), mix(haze, mid, 0.3), (x0, y1), (x0 + 14, y1 - 14), 0.6, 0.0)
    # roofs beyond it
    for x0, x1 in ((35.4, 54.4), (57, 76.6)):
        with s.clipped(box(x0, 62.6, x1, 84)):
            s.fill(
                polygon(
                    (34, 78),
                    (40, 74),
                    (46, 78),
                    (48, 70),
                    (51, 66),
                    (54, 70),
                    (56, 79),
                    (68, 76),
                    (78, 79),
                    (78, 86),
                    (34, 86),
                ),
                mix(mid, haze, 0.5),
            )
    s.figure([[(box(29, 84, 83, 88.6), mix(deep, ink, 0.3))]], mix(haze, "#fffdf6", 0.3), (0, -1), 0.8)
    # table and chart
    s.fill(polygon((-2, 98), (122, 92), (122, 172), (-2, 172)), mix(ink, deep, 0.2))
    chart = polygon((37, 100), (95, 96), (112, 150), (70, 157), (27, 160))
    s.figure([[(placed(chart, 1.4, 3), ink)], [(chart, mix(haze, "#fffdf6", 0.5))]], None)
    with s.clipped(chart):
        s.fill(
            outline((20, 128), (44, 116, 58, 126), (74, 138, 88, 128), (104, 122, 118, 132), (118, 170), (20, 170)),
            mix(mid, haze, 0.2),
        )
        s.stipple(chart, mix(haze, "#fffdf6", 0.4), (60, 122), (66, 146), 0.7, 0.0)
        s.fill(blob((60, 143), (72, 139), (82, 145), (74, 151), (63, 150)), mix(haze, "#fffdf6", 0.4))
        for turn in range(0, 180, 30):  # rhumb lines
            dx, dy = 60 * math.cos(math.radians(turn)), 60 * math.sin(math.radians(turn))
            s.stroke([(46 - dx, 112 - dy * 0.6), (46 + dx, 112 + dy * 0.6)], mix(mid, deep, 0.2), 0.45, 0.7)
        s.fill(star(46, 112, 5.4), key)
    # the painter
    rim = "#fffdf6"
    head, shade, wedge, eye = profile(94.6, 58.6, 23, -1, 8, neck=0.2)
    hair = outline(
        (85.4, 52),
        (87, 44.4, 98, 45),
        (110, 47.6, 108.6, 62),
        (107, 71, 100.6, 70.6),
        (97.6, 66, 97.4, 61),
        (97.6, 57, 93.6, 55.4),
        (88.6, 54.6, 85.4, 52),
    )
    bun = oval(111, 56, 5.4)
    gown = outline(
        (97, 72.6), (108, 72, 116, 80), (124, 92, 126, 150), (82, 136), (86, 106, 90, 88), (92, 76, 97, 72.6)
    )
    collar = polygon((93, 72, 1), (108, 71, 2), (113, 79, 2), (92, 81, 2))
    sleeve = join(taper((105, 89), 8.4, (88.6, 108), 5.6), taper((88.6, 108), 5.6, (71, 87.6), 3.1))
    skin = mix(key, ink, 0.28)
    s.figure(
        [
            [(gown, mix(ink, deep, 0.45)), (both(gown, polygon((108, 70), (126, 80), (126, 150), (104, 150))), ink)],
            [
                (bun, ink),
                (head, skin),
                (both(head, shade), mix(key, ink, 0.6)),
                (both(head, wedge), mix(key, haze, 0.55)),
            ],
            [(collar, mix(haze, mid, 0.2))],
            [
                (sleeve, key),
                (
                    both(sleeve, outline((100, 76), (94, 98), (86, 104), (78, 102), (82, 118), (118, 112), (118, 76))),
                    mix(key, ink, 0.4),
                ),
            ],
        ],
        rim,
        (-1, -0.4),
        1.0,
    )
    s.fill(eye, ink)
    s.fill(hair, mix(ink, deep, 0.15))
    s.stroke([(87, 52.4), (98, 49, 105.6, 57)], mix(ink, mid, 0.5), 0.6)
    # the hand and its brush
    s.figure(
        [
            [
                (taper((72, 70), 0.7, (62.6, 82.6), 0.9), ink),
                (taper((62.6, 82.6), 1.6, (60, 87), 0.3), mix(deep, mid, 0.4)),
            ],
            [(mitten(69.4, 84.4, 3.7, -128), skin), (taper((70, 80.6), 1.2, (66.2, 78.6), 1.0), skin)],
        ],
        rim,
        (-1, -0.4),
        0.7,
    )
    # the bowl of ground stone
    s.gem(1, 51.4, 83.6, 6.8, glint=1.4)
    bowl = outline((41, 88.6), (65, 88.6), (64, 97, 57, 99.4), (49, 99.4), (42, 97, 41, 88.6))
    s.figure([[(bowl, mix(key, ink, 0.5)), (box(40.4, 87.2, 65.6, 90), mix(key, ink, 0.25))]], rim, (0.2, -1), 0.8)


def cask_roller(s: Gouache) -> None:
    """Level 2: at sunrise a docker rolls a cask up the gangway of a ship; a sapphire is set in its head."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mix(deep, mid, 0.5), mix(mid, haze, 0.4), mix(haze, key, 0.35)])
    s.rings(54, 106, [42, 32, 22], [mix(haze, key, 0.35), mix(key, haze, 0.45), "#fff4d4"], 0.6)
    for y, left, right in ((50, 36, 72), (58, 60, 96), (66, 34, 54)):
        s.fill(box(left, y, right, y + 2.6, 1.3), mix(mid, haze, 0.6))
    # water, and the far mole with its light
    water = box(-4, 108, 124, 172)
    s.wash(water, (0, 108), (0, 160), [mix(mid, haze, 0.15), mix(deep, ink, 0.2)])
    bars(s, 54, mix(key, haze, 0.35), ((111, 24), (116, 17), (122, 21), (129, 13), (136, 18)), 1.6)
    s.fill(polygon((-4, 108), (-4, 103), (30, 103), (34, 108)), mix(deep, ink, 0.2))
    _hull(s)
    _gangway(s)
    _cask(s, 77, 94, 18)
    _docker(s)
    s.gem(1, 77, 94, 7.2, 18, 1.5)


def _hull(s: Gouache) -> None:
    """Paint the ship's side: a wall of strakes with a cargo port, its rail out of the picture."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    hull = outline((84, 30), (92, 70, 90, 104), (92, 140, 104, 176), (128, 176), (128, 30))
    s.figure([[(hull, mix(ink, deep, 0.35))]], mix(key, haze, 0.4), (-1, 0), 1.2)
    with s.clipped(hull):
        for y in (54, 72, 112, 132, 150):
            s.stroke([(80, y), (104, y + 3, 130, y - 4)], ink, 1.2)
        s.stipple(hull, ink, (98, 90), (124, 90), 0.0, 0.7)
    port = box(99, 62, 128, 96)
    s.fill(port, mix(key, ink, 0.62))
    s.fill(polygon((108, 62), (128, 62), (128, 96), (118, 96)), ink)
    s.line(port, ink, 1.6)


def _gangway(s: Gouache) -> None:
    """Paint quay, gangway and its cleats."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    quay = polygon((-4, 146), (44, 146), (44, 176), (-4, 176))
    s.figure([[(quay, mix(ink, deep, 0.4))]], haze, (1, -0.6), 0.9)
    plank = polygon((28, 151), (112, 90), (116, 95), (34, 156))
    s.figure([[(plank, mix(key, ink, 0.5))]], mix(key, haze, 0.5), (-0.4, -1), 0.9)
    for step in range(1, 9):
        x, y = 28 + step * 9.4, 151 - step * 6.83
        s.stroke([(x, y), (x + 4, y + 5.4)], mix(key, ink, 0.75), 1.2)


def _cask(s: Gouache, x: float, y: float, r: float) -> None:
    """Paint a cask end on: its chime, staves and two hoops, the head in shade."""
    ink, key = s.ink, s.key
    s.fill(oval(x, y, r), ink)
    s.fill(oval(x, y, r * 0.93), mix(key, ink, 0.36))
    s.fill(oval(x, y, r * 0.78), mix(key, ink, 0.62))
    with s.clipped(oval(x, y, r * 0.76)):
        for at in (-0.5, -0.25, 0.0, 0.25, 0.5):
            s.fill(placed(box(-0.4, -r, 0.4, r), x + at * r, y + at * r * 0.3, 1, 18), ink)
    s.fill(oval(x, y, 10), ink)
    s.rim([oval(x, y, r)], "#fff4d4", (-1, 0.1), 1.3)


def _docker(s: Gouache) -> None:
    """Paint the docker: bent to the slope, both hands and her weight against the cask."""
    ink, deep, key = s.ink, s.deep, s.key
    head = profile(50, 78, 13, 1, 12)
    scarf = outline((43, 78), (42, 69, 50, 69), (58, 70, 57.4, 74), (50, 75, 48, 81), (44, 84, 43, 78))
    tail = ribbon([(44, 79, 2.2), (38, 81, 2.4), (33, 87, 1.2)], 8)
    vest = outline((39, 94), (46, 88, 53, 92), (56, 103, 48, 113), (34, 116), (33, 106, 39, 94))
    rim = "#fff4d4"
    s.figure(
        [
            [(leg((38, 112), (40, 130), (33, 143), (40, 142), 0.95), ink)],
            [(leg((43, 111), (60, 114), (55, 129), (61, 126), 0.95), mix(ink, deep, 0.5))],
            [
                (limb((50, 95, 3.6), (58, 94, 2.8), (63, 86, 2.2)), mix(ink, key, 0.34)),
                (mitten(64, 84.6, 2.7, -50), mix(ink, key, 0.42)),
            ],
            [(vest, key), (both(vest, polygon((28, 88), (46, 88), (42, 120), (28, 120))), mix(key, ink, 0.42))],
            [*skin(s, head, 0.34, 0.56), (head.eye, ink)],
            [(tail, mix(deep, s.mid, 0.2)), (scarf, mix(deep, s.mid, 0.5))],
            [
                (bare_arm((44, 96), (52, 107), (61, 103), 1.0), mix(ink, key, 0.5)),
                (mitten(62.4, 102, 2.9, -30), mix(ink, key, 0.56)),
            ],
        ],
        rim,
        (1, -0.2),
        0.95,
    )


def shuttered_lamp(s: Gouache) -> None:
    """Level 2: from the rocks of a sea cave, a smuggler far off in a boat; his slit of light finds the stone in front."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    # the night outside, a great low moon, the mouth of the cave
    s.wash(ALL, (0, 38), (0, 96), [mix(deep, mid, 0.2), mix(mid, haze, 0.1)])
    s.rings(62, 80, [38, 29], [mix(mid, haze, 0.3), haze], 0.6)
    for x, y, r in ((84, 52, 1.4), (46, 52, 1.2), (92, 66, 1.1)):
        s.glint(x, y, r, haze)
    s.fill(box(-4, 88, 124, 172), mix(deep, mid, 0.35))
    bars(s, 62, mix(haze, mid, 0.15), ((89, 24), (92.4, 18), (96, 22), (100, 14), (105, 19), (111, 11), (118, 16)), 1.3)
    mouth = blob(
        (38, 112),
        (34, 84),
        (44, 62),
        (58, 46),
        (72, 50),
        (84, 44),
        (97, 62),
        (102, 84),
        (98, 112),
        (66, 118),
        tension=0.9,
    )
    for grow, tone in ((1.34, mix(ink, deep, 0.5)), (1.16, mix(deep, ink, 0.22))):
        hole = placed(mouth, 67 * (1 - grow), 86 * (1 - grow), grow)
        s.fill(
            cut(ALL, hole)
            if grow > 1.2
            else cut(cut(ALL, mouth), polygon((-9, 128), (200, 128), (200, 200), (-9, 200))),
            tone,
        )
    rock = cut(ALL, placed(mouth, 67 * -0.22, 84 * -0.22, 1.22))
    s.fill(rock, mix(ink, deep, 0.25))
    s.spot(67, 82, 30, 48, mid, 0.6, cut(box(-4, 30, 124, 110), mouth))
    for points in (
        ((46, 30), (56, 30), (51, 58)),
        ((86, 30), (94, 30), (91, 54)),
        ((66, 30), (72, 30), (69, 46)),
        ((108, 30), (120, 30), (112, 66)),
        ((26, 30), (36, 30), (30, 70)),
    ):
        s.figure([[(polygon(*points), ink)]], mix(deep, mid, 0.7), (0.4, 1), 0.7)
    # the water inside, dark, with the pale way to the mouth
    water = polygon((-4, 110), (124, 110), (124, 172), (-4, 172))
    s.fill(water, mix(deep, ink, 0.35))
    s.fill(polygon((40, 110), (98, 110), (104, 122), (96, 134), (54, 134), (36, 122)), mix(deep, mid, 0.55))
    bars(s, 62, mix(mid, haze, 0.6), ((112, 26), (116, 20), (121, 24), (126, 15), (131, 18)), 1.3)
    # the slit of light from his lamp, over the water to the rocks
    s.fill(polygon((66.6, 97), (66.6, 99), (124, 152), (124, 112)), mix(key, deep, 0.25))
    s.fill(polygon((66.6, 97.6), (66.6, 98.6), (124, 144), (124, 119)), mix(key, haze, 0.4))
    s.stipple(polygon((66.6, 97), (66.6, 99), (124, 152), (124, 112)), deep, (70, 100), (92, 114), 0.5, 0.0)
    # boat and man, small and black before the night
    hull = outline((38, 104), (54, 109, 74, 103), (72, 112, 62, 113), (46, 113, 38, 104))
    head = profile(56, 84, 8.4, 1, 4)
    hat = join(
        polygon((49.6, 81.6), (62.6, 80.4), (62.8, 82), (49.8, 83.4)),
        outline((52, 82), (52, 76.6, 56, 76.6), (60, 76.6, 60, 81)),
    )
    coat = outline((51, 92), (56, 89, 60, 92), (63, 102, 62, 108), (47, 108), (48, 98, 51, 92))
    reach = limb((57, 94, 2.3), (61, 99, 1.8), (65, 97, 1.4))
    oar = taper((48, 86), 0.7, (42, 116), 0.8)
    s.figure(
        [
            [(hull, ink), (coat, ink), (head.head, mix(ink, key, 0.3)), (hat, ink), (oar, ink)],
            [(reach, mix(ink, deep, 0.5))],
        ],
        mix(haze, key, 0.3),
        (0.6, -1),
        0.7,
    )
    s.figure([[(polygon((63.6, 94), (66, 92), (68, 94), (67.6, 101), (64, 101)), ink)]], key, (1, 0), 0.7)
    # the rocks in front and the stone among them, lit from the left
    for points, lit in (
        (((60, 176), (66, 154), (80, 146), (92, 152), (98, 176)), ((66, 154), (80, 146), (78, 156), (68, 166))),
        (((92, 176), (96, 142), (106, 128), (122, 124), (126, 176)), ((96, 142), (106, 128), (110, 138), (102, 154))),
        (((20, 176), (30, 160), (46, 154), (58, 162), (64, 176)), ((30, 160), (46, 154), (44, 162), (34, 170))),
    ):
        s.fill(polygon(*points), ink)
        s.fill(polygon(*lit), mix(key, ink, 0.45))
    for x, y, lean, wide, long in ((92, 152, -24, 4.4, 24), (108, 140, 16, 4.4, 22), (84, 156, -52, 3.6, 18)):
        prism(s, x, y, lean, wide, long, (mix(key, haze, 0.3), deep, mix(mid, haze, 0.4)), 0.26)
    s.gem(SAPPHIRE, 97, 130, 10.5, 8, 1.7)
    s.fill(outline((70, 176), (84, 152, 104, 146), (118, 146, 126, 156), (126, 176)), ink)


def net_mender(s: Gouache) -> None:
    """Level 2: at the blue hour a net hangs across the quay; an old woman with her needle finds a sapphire in its mesh."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 128), [mix(deep, ink, 0.2), mix(deep, mid, 0.7), mix(mid, haze, 0.6)])
    # the harbour's far side, its water, and a lit door
    houses = skyline(-4, 128, 104, (18, 26, 14, 30, 20), seed=4)
    s.fill(houses, mix(deep, ink, 0.25))
    s.fill(box(-4, 104, 124, 132), mix(deep, mid, 0.75))
    door = arch(55, 69, 82, 104)
    house = polygon((42, 104), (42, 78), (62, 60), (82, 78), (82, 104))
    s.figure([[(house, mix(ink, deep, 0.25))]], mix(mid, haze, 0.3), (-0.4, -1), 0.9)
    s.fill(oval(62, 73, 2.6), "#fff0c4")
    s.fill(door, "#fff0c4")
    s.fill(polygon((55, 104), (69, 104), (75, 132), (49, 132)), mix(key, haze, 0.2))
    for y, left, right in ((109, 40, 54), (116, 76, 92), (122, 34, 46), (126, 82, 104)):
        s.fill(polygon((left, y), (right, y), (right - 2, y + 1.4), (left + 2, y + 1.4)), mix(mid, haze, 0.5))
    quay = polygon((-4, 132), (128, 132), (128, 176), (-4, 176))
    s.figure([[(quay, mix(ink, deep, 0.35))]], mix(haze, key, 0.4), (0, -1), 0.9)
    _hung_net(s)
    _mender(s)
    s.gem(1, 61, 111, 7.4, glint=1.5)


def _hung_net(s: Gouache) -> None:
    """Paint the net from its spar to the ground: sagging meshes, corks along its upper rope."""
    ink, haze, key = s.ink, s.haze, s.key
    fall = outline(
        (16, 44), (48, 56, 84, 46), (78, 84, 92, 116), (100, 134, 98, 158), (66, 164, 30, 160), (26, 100, 16, 44)
    )
    with s.clipped(fall):
        for step in range(-14, 24):
            x = 20 + step * 8
            s.stroke([(x, 38), (x + 34, 100, x + 74, 168)], ink, 1.0)
            s.stroke([(x + 40, 38), (x + 6, 100, x - 34, 168)], ink, 1.0)
    s.stroke([(16, 44), (48, 56, 84, 46)], ink, 1.8)
    s.stroke([(84, 46), (78, 84, 92, 116)], ink, 1.4)
    for share in (0.12, 0.3, 0.48, 0.66, 0.84):
        x = 16 + 68 * share
        y = 44 * (1 - share) ** 2 + 112 * share * (1 - share) + 46 * share**2
        s.figure([[(oval(x, y, 4.0, 2.6), mix(key, ink, 0.2))]], haze, (-0.2, -1), 0.6)
    s.fill(taper((84, 34), 1.6, (84, 50), 1.6), ink)


def _mender(s: Gouache) -> None:
    """Paint the woman at half length: kerchief, shawl, the netting needle in her hand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(98, 72, 22, -1, 8)
    hair = outline((88, 62), (94, 56, 104, 60), (112, 68, 108, 82), (102, 82, 102, 72), (96, 66, 88, 62))
    kerchief = outline(
        (90, 62), (92, 54, 102, 55), (115, 58, 114, 76), (112, 90, 106, 92), (106, 76, 100, 68), (95, 63, 90, 62)
    )
    gown = outline((92, 96), (100, 88, 110, 92), (126, 100, 128, 176), (76, 176), (80, 116, 92, 96))
    shawl = outline(
        (90, 98), (98, 88, 110, 90), (122, 94, 132, 100), (132, 150), (112, 146, 100, 128), (90, 112, 90, 98)
    )
    needle = placed(polygon((-11, -0.4), (-8, -1.5), (9, -1.2), (9, 1.2), (-8, 1.5)), 66, 98, 1, 28)
    s.figure(
        [
            [(gown, mix(ink, deep, 0.4)), (both(gown, polygon((104, 84), (130, 84), (130, 178), (102, 178))), ink)],
            [*skin(s, head, 0.34, 0.58), (head.eye, ink), (hair, mix(haze, mid, 0.3))],
            [
                (kerchief, key),
                (both(kerchief, polygon((106, 50), (120, 50), (120, 96), (104, 96))), mix(key, ink, 0.4)),
            ],
            [
                (shawl, mix(deep, mid, 0.3)),
                (both(shawl, polygon((108, 86), (134, 86), (134, 152), (106, 152))), mix(deep, ink, 0.3)),
            ],
            [(needle, "#fff0c4")],
            [
                (limb((94, 106, 6.4), (92, 126, 5.2), (76, 106, 3.2)), mix(deep, mid, 0.45)),
                (mitten(74, 103, 4.0, 210), mix(ink, key, 0.62)),
            ],
        ],
        "#fff0c4",
        (-1, -0.2),
        1.0,
    )


def star_pilot(s: Gouache) -> None:
    """Level 2, close: the pilot shoots a star with her cross-staff; the star is a sapphire."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (20, 34), (90, 150), [mix(ink, deep, 0.35), mix(ink, deep, 0.8)])
    # the Milky Way, in three steps
    for wide, tone in ((34, mix(deep, mid, 0.35)), (22, mix(deep, mid, 0.95)), (11, mix(mid, haze, 0.4))):
        way = polygon((40 - wide * 0.6, 176), (40 + wide * 1.2, 176), (118 + wide, 30), (92 - wide, 30))
        s.fill(way, tone)
    for i in range(40):
        x, y = (i * 43 + 11) % 122, 38 + (i * 31 + (i % 3) * 7) % 110
        s.fill(star(x, y, 0.7 + (i % 4) * 0.5, slim=0.22), mix(haze, "#ffffff", 0.3))
    # the star
    s.fan(103.6, 55, 24, ((-172, -167), (-122, -116), (-62, -56), (-12, -6), (34, 40), (84, 90), (128, 133)), haze, 0.9)
    s.spot(103.6, 55, 7, 17, haze, 0.7)
    s.gem(1, 103.6, 55, 7.4, glint=1.7)
    rim = mix(key, "#fff3c8", 0.4)
    # the stern lantern
    s.rings(17, 84, [21, 14], [mix(deep, key, 0.35), mix(key, deep, 0.2)], 0.6)
    s.fill(polygon((10, 72), (24, 72), (26.4, 96), (7.6, 96)), "#fff3c8")
    s.fill(polygon((14, 94), (17, 78), (20, 94)), key)
    for a, b in (((10, 72), (7.6, 96)), ((17, 72), (17, 78)), ((24, 72), (26.4, 96))):
        s.fill(taper(a, 0.8, b, 0.8), ink)
    s.fill(polygon((7, 73), (17, 62), (27, 73)), ink)
    s.fill(polygon((5.6, 96), (28.4, 96), (23, 103), (11, 103)), ink)
    s.fill(box(15, 102, 19, 176), ink)
    # the pilot
    head, shade, wedge, _eye = profile(55, 80, 27, 1, -22, neck=0.34)
    hair = outline((58, 70), (50, 76, 50, 86), (50, 94, 44, 97), (35, 92, 37, 78), (42, 64, 58, 64))
    tail = ribbon([(42, 90, 3.6), (34, 103, 4.0), (33, 118, 3.0), (28, 130, 0.6)])
    cap = outline((40, 80), (34, 64, 47, 60), (60, 55.6, 67, 64), (66, 68, 62, 68), (50, 70, 44, 82))
    coat = outline(
        (46, 100),
        (58, 98, 66, 106),
        (82, 118, 86, 136),
        (90, 156, 90, 176),
        (10, 176),
        (10, 140, 24, 122),
        (34, 108, 46, 100),
    )
    collar = outline((43, 104), (44, 92, 50, 94), (58, 102, 68, 105), (68, 112, 60, 114), (48, 114, 43, 104))
    s.figure(
        [
            [(tail, ink)],
            [
                (head, mix(ink, key, 0.34)),
                (cut(head, shade), mix(ink, key, 0.56)),
                (both(head, wedge), mix(haze, key, 0.35)),
            ],
            [(hair, ink)],
            [
                (cap, mix(key, ink, 0.08)),
                (both(cap, outline((50, 54), (54, 66, 46, 84), (76, 84), (76, 54))), mix(key, ink, 0.42)),
            ],
            [
                (coat, mix(ink, deep, 0.45)),
                (both(coat, outline((52, 96), (58, 130, 50, 176), (96, 176), (96, 96))), mix(ink, deep, 0.12)),
            ],
            [(collar, mix(key, ink, 0.2)), (both(collar, box(54, 90, 76, 120)), mix(key, ink, 0.5))],
        ],
        rim,
        (-1, 0.1),
        1.1,
    )
    s.rim([cut(head, join(cap, collar))], mix(haze, "#ffffff", 0.3), (1, -0.4), 1.0)
    # the cross-staff, from her eye towards the star
    with s.moved(2.6, -0.6):
        s.figure(
            [
                [(polygon((65.6, 75.4), (66.6, 77.6), (97, 62), (96.2, 60.2)), mix(key, ink, 0.3))],
                [(polygon((77.6, 55.6), (80, 54.4), (91, 76.6), (88.6, 77.8)), mix(key, ink, 0.2))],
            ],
            rim,
            (-0.5, -1),
            0.8,
        )
        near = join(taper((64, 118), 7.4, (84, 110), 5.2), taper((84, 110), 5.0, (76.6, 80.6), 3.3))
        s.figure(
            [
                [(near, mix(ink, deep, 0.6))],
                [(box(71.4, 79.6, 82.2, 84, 1.5), mix(haze, mid, 0.15))],
                [(mitten(75.8, 75.6, 4.3, -92), mix(ink, key, 0.48))],
            ],
            rim,
            (-1, -0.2),
            1.0,
        )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-07": Picture(
        chart_painter, ((51, 84), (69, 83), (87, 60)), "paints a chart", "map room", "north window", seed=7
    ),
    "b2-08": Picture(
        cask_roller,
        ((53, 78), (63, 101), (77, 94)),
        "rolls a cask aboard",
        "gangway of a ship",
        "sunrise behind the push",
        seed=22,
    ),
    "b2-09": Picture(
        shuttered_lamp,
        ((57, 84), (66, 97), (97, 130)),
        "shines a slit of light",
        "sea cave",
        "slit of a shuttered lamp",
        seed=9,
    ),
    "b2-10": Picture(
        net_mender,
        ((92, 72), (74, 103), (61, 111)),
        "mends a hung net",
        "quay at the blue hour",
        "lit door across the water",
        seed=24,
    ),
    "b2-11": Picture(sapphire_crow, ((70, 70), (90, 60)), "cries land", "mast top", "half disc on the sea", seed=27),
    "b2-12": Picture(
        star_pilot, ((104, 55), (62, 80), (76, 76)), "shoots a star", "poop deck", "Milky Way, stern lantern", seed=12
    ),
}
