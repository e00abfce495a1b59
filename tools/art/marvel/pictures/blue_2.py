"""Pictures of the blue cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    blob,
    block,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)


def black_cat(s: Impact) -> None:
    """A cat steals along a ledge with a jewel in its teeth. Silhouette on the moon, from below; light: the moon."""
    s.steps(
        ALL,
        (90, 0),
        (40, 150),
        [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.45), s.mid],
    )
    moon = (70, 66)
    for r, c in ((58, mix(s.deep, s.mid, 0.55)), (50, s.mid), (43, s.key)):
        s.fill(oval(*moon, r), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.5), *moon, 50, 92, 0.0, 0.6)
    s.fill(oval(*moon, 38), "#ffe9b0")
    s.fill(oval(moon[0] - 2.5, moon[1] - 2.5, 35), "#fff8dc")
    for x, y, r in ((52, 46, 5), (84, 44, 6.5), (90, 78, 4), (58, 84, 3.4), (70, 40, 2.6)):
        s.fill(oval(x, y, r, r * 0.9), "#ffe3a0")
    # far and middle roofs
    with s.clipped(svg("M-4 -4 H124 V150 H-4 Z")):
        s.fill(skyline(-8, 126, 150, (88, 102, 70, 60, 66, 58, 64, 96, 84, 104), 3), mix(s.deep, s.mid, 0.4))
        near = skyline(-6, 126, 150, (62, 76, 50, 36, 34, 38, 52, 70, 58, 66), 8)
        s.fill(near, mix(s.deep, s.ink, 0.35))
        rnd = chance(6)
        with s.clipped(near):
            for i in range(15):
                for j in range(12):
                    if next(rnd) > 0.66:
                        s.fill(block(4 + i * 8, 78 + j * 6, 2.3, 3.2), s.accent)
    # ledge, foreground
    ledge = polygon((-6, 124), (126, 104), (126, 112), (-6, 133))
    face = polygon((-6, 133), (126, 112), (126, 156), (-6, 156))
    s.inked([(face, s.deep), (ledge, mix(s.mid, s.key, 0.5))], w=1.5, heavy=(0, 1.4))
    s.fill(polygon((-6, 124), (126, 104), (126, 106), (-6, 126.5)), s.light)
    s.dots(face, s.ink, (60, 118), (60, 150), 0.1, 0.85)
    for i in range(9):
        x = -4 + i * 14.5
        y = 133 - (x + 6) * 0.159
        s.fill(polygon((x, y), (x + 7, y - 1.1), (x + 7, y + 6.4), (x, y + 7.5)), s.ink)
        s.fill(polygon((x, y), (x + 2, y - 0.3), (x + 2, y + 7.2), (x, y + 7.5)), s.mid)
    # cat
    with s.moved(0.0, 4.0, turn=-8.6, about=(66.0, 108.0)):
        cat = svg(
            "M44 76 C52 70 60 75 68 74 C75 73 79 67 85 65 C86 60 87 56 86.500 49 L92.500 54.500 C94.500 54 96.500 54 98.500 54.500 L104.500 50 C103.500 55 104.500 58 105 61 C106.500 65 106 68 103.500 70 C101 73.500 96 74 92.500 73.500 C91 78 89 81 87 84 C88 90 92 95 95 101 C96 103 98.500 104 100 106 C100.500 108 99 108.500 97 108.500 L90.500 108.500 C88.500 104 84.500 98 81.500 92 C79.500 96 79 101 80 104.500 C81.500 105.500 83 106.500 82.500 108.500 L74 108.500 C73 103 73 96 72 91 C66 93.500 59 93 54.500 91 C53.500 96 51 99 52.500 103 C54.500 104.500 57 106 56.500 108.500 L48 108.500 C46 104 45 100 45.500 96 C42 99 38 102 37.500 105 C38.500 106.500 39 107.500 38.500 108.500 L31 108.500 C30.500 103 33 98 34.500 93 C33 86 36 80 44 76 Z"
        )
        tail = ribbon(
            [
                (39, 82, 3.4),
                (30, 80, 3.0),
                (24, 70, 2.7),
                (26, 58, 2.4),
                (34, 52, 2.2),
                (39, 46, 1.9),
                (37, 40, 1.2),
                (34, 38.5, 0.6),
            ],
            20,
        )
        body = join(cat, tail)
        s.fill(body, s.ink)
        s.rim([body], s.key, (0.25, -1), 1.15)
        with s.clipped(body):
            s.fill(svg("M50 78 C58 77 66 79 74 77 C70 82 58 83 50 78 Z"), mix(s.ink, s.mid, 0.45))
        for x, t in ((93.2, 14), (100.6, -14)):
            s.fill(oval(x, 62.4, 2.5, 1.9, t), "#d8ff5a")
            s.fill(oval(x + 0.4, 62.4, 0.75, 1.8), s.ink)
        s.fill(polygon((96, 66.4), (98.6, 66.4), (97.3, 68)), s.key)
        # the jewel it holds
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), s.ink, 2.2)
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), "#ffe9b0", 1.0)
        gem = [(93.5, 88), (104.5, 88), (107, 91.6), (99, 101), (91, 91.6)]
        s.inked([(polygon(*gem), s.accent)], w=1.3, heavy=(0.5, 0.7))
        s.fill(polygon((93.5, 88), (104.5, 88), (102.6, 91.6), (95.4, 91.6)), "#fff1c4")
        s.fill(polygon((91, 91.6), (95.4, 91.6), (99, 101)), "#ffc56e")
        s.fill(polygon((107, 91.6), (102.6, 91.6), (99, 101)), "#d8620c")
        s.glint(93.6, 88.4, 7.5)


def war_machine(s: Impact) -> None:
    """Six barrels spin at us, the cases fly over the deck. Straight on; light: the muzzle flash."""
    s.steps(ALL, (66, -4), (66, 58), [mix(s.deep, s.mid, 0.3), s.mid, mix(s.mid, s.key, 0.5), s.key])
    # sea, deck, the carrier's tower
    s.fill(box(-4, 52, 124, 70), mix(s.deep, s.ink, 0.15))
    for x, y, w in ((2, 56, 22), (96, 58, 26), (10, 61, 14)):
        s.fill(block(x, y, w, 1.1), s.key)
    s.fill(polygon((44, 58), (92, 58), (150, 160), (-30, 160)), mix(s.deep, s.mid, 0.45))
    for x0, x1 in ((52, -4), (66, 66), (84, 128)):
        s.fill(polygon((x0 - 0.6, 58), (x0 + 0.6, 58), (x1 + 4, 160), (x1 - 4, 160)), s.light)
    s.dots(box(-4, 58, 124, 160), s.ink, (66, 84), (66, 150), 0.0, 0.75)
    s.fill(
        polygon((86, 58), (88, 40), (94, 40), (95, 30), (102, 30), (103, 40), (112, 42), (116, 58)),
        mix(s.deep, s.ink, 0.35),
    )
    s.stroke([(98, 30), (98, 18)], mix(s.deep, s.ink, 0.35), 1.4)
    cx, cy = 64.0, 84.0
    s.rays(cx, cy, 34, 120, 26, s.light, 0.7, duty=0.4, seed=3, inward=False)
    # the flash
    s.flash(cx, cy, 56, 13, s.accent, seed=12, hollow=0.6)
    s.flash(cx, cy, 50, 13, s.light, seed=12, hollow=0.62)
    s.flash(cx, cy, 40, 13, "#ffffff", seed=12, hollow=0.66)
    # housing behind, barrels towards us
    back = (68.0, 74.0)
    steel, shade = mix(s.mid, s.key, 0.35), mix(s.deep, s.ink, 0.3)
    s.inked([(oval(*back, 22), shade)], 1.6, (0.6, 1.0))
    turns = [math.radians(60 * number - 78) for number in range(6)]
    for angle in sorted(turns, key=math.sin):
        x, y = cx + 17.5 * math.cos(angle), cy + 17.5 * math.sin(angle)
        bx, by = back[0] + 11 * math.cos(angle), back[1] + 11 * math.sin(angle)
        barrel = taper((bx, by), 5.2, (x, y), 8.8)
        s.inked([(barrel, steel)], 1.4, (0.6, 0.9))
        s.dots(barrel, shade, (x - 6, y - 6), (x + 8, y + 8), 0.0, 0.8, pitch=2.4)
    plate = oval(cx, cy, 11)
    s.inked([(plate, shade)], 1.2)
    for angle in turns:
        x, y = cx + 17.5 * math.cos(angle), cy + 17.5 * math.sin(angle)
        muzzle = oval(x, y, 9.2)
        s.inked([(muzzle, s.key)], 1.6, (0.7, 1.0))
        s.rim([muzzle], "#ffffff", (-0.6, -1.0), 1.7)
        s.rim([muzzle], s.mid, (0.6, 1.0), 1.7)
        s.fill(oval(x, y, 5.6), s.ink)
        s.fill(cut(oval(x, y, 5.6), oval(x - 1.0, y - 1.3, 5.6)), s.mid)
    s.inked([(oval(cx, cy, 6.2), s.mid)], 1.2)
    s.fill(oval(cx - 1.6, cy - 1.8, 2.2), s.light)
    # the barrel that fires
    x, y = cx + 17.5 * math.cos(turns[0]), cy + 17.5 * math.sin(turns[0])
    s.flash(x, y, 21, 10, s.accent, seed=2, hollow=0.4)
    s.flash(x, y, 15, 10, "#ffffff", seed=2, hollow=0.44)
    # they spin
    for r, first, last in ((32, 150, 210), (35.5, 160, 196), (32, -28, 26), (35.5, -14, 14), (32, 68, 116)):
        arc = [
            (
                cx + r * math.cos(math.radians(a)),
                cy + r * math.sin(math.radians(a)),
                1.0 - abs(a - (first + last) / 2) / (last - first) * 1.7,
            )
            for a in range(first, last + 1, 6)
        ]
        s.fill(ribbon(arc, 4), s.ink)
    # empty cases
    for x, y, size, turn in (
        (100, 104, 1.0, 40),
        (108, 84, 0.8, -20),
        (98, 128, 1.25, 80),
        (80, 134, 1.1, 10),
        (112, 120, 1.0, 130),
        (44, 134, 1.0, 60),
    ):
        case = placed(polygon((-7, -2.6), (7, -2.6, 1.2), (7, 2.6, 1.2), (-7, 2.6)), x, y, size, turn)
        s.inked([(case, s.accent)], 1.1, (0.4, 0.6))
        s.fill(placed(polygon((-6.5, -2.2), (6.5, -2.2), (6.5, -0.6), (-6.5, -0.6)), x, y, size, turn), "#ffe9b0")


def quicksilver(s: Impact) -> None:
    """A drop of mercury outruns the night train. Panned along the rails; light: the engine's lamp."""
    s.steps(
        ALL,
        (66, -4),
        (66, 118),
        [mix(s.deep, s.ink, 0.35), s.deep, mix(s.deep, s.mid, 0.4), mix(s.deep, s.mid, 0.8), s.mid],
    )
    # far: hills, telegraph poles that rush by
    s.fill(svg("M-4 92 C20 66 40 74 60 84 C84 62 104 66 124 80 V130 H-4 Z"), mix(s.deep, s.ink, 0.25))
    for x in (84, 110):
        s.fill(polygon((x, 40), (x + 2, 40), (x - 6, 108), (x - 9, 108)), mix(s.ink, s.deep, 0.4))
        s.fill(polygon((x - 7, 46), (x + 10, 44), (x + 10, 46), (x - 7, 48)), mix(s.ink, s.deep, 0.4))
    s.stroke([(-4, 20), (40, 40, 84, 45)], mix(s.ink, s.deep, 0.4), 0.8)
    s.stroke([(84, 45), (104, 54, 128, 42)], mix(s.ink, s.deep, 0.4), 0.8)
    with s.moved(turn=-6.0, about=(60.0, 100.0)):
        # bed and rails
        s.fill(box(-20, 104, 140, 180), mix(s.deep, s.mid, 0.3))
        s.dots(box(-20, 104, 140, 180), s.ink, (80, 108), (20, 160), 0.0, 0.85)
        lamp = (58.0, 68.0)
        # the beam
        s.fill(polygon((lamp[0], lamp[1] - 4), (150, 30), (150, 126), (lamp[0], lamp[1] + 5)), s.mid)
        s.fill(polygon((lamp[0], lamp[1] - 3), (150, 46), (150, 122), (lamp[0], lamp[1] + 4)), s.key)
        s.fill(polygon((lamp[0], lamp[1] - 2), (150, 64), (150, 116), (lamp[0], lamp[1] + 3)), s.light)
        for x in range(-10, 140, 13):
            s.fill(polygon((x, 122), (x + 7, 122), (x + 3, 127), (x - 4, 127)), mix(s.ink, s.deep, 0.3))
        s.fill(box(-20, 119.6, 140, 122), s.light)
        s.fill(box(-20, 121.2, 140, 122.4), s.ink)
        # steam
        for x, y, r in ((40, 26, 8), (28, 24, 10), (14, 26, 12), (-2, 30, 14)):
            s.fill(oval(x, y, r, r * 0.8), mix(s.key, s.light, 0.3))
            s.dots(oval(x, y, r, r * 0.8), s.mid, (x, y - r), (x, y + r), 0.0, 0.8)
        # the engine, shut up in its casing
        body = svg("M-30 40 H30 C44 42 54 52 58 66 C62 80 63 96 60 106 H-30 Z")
        s.inked(
            [
                (polygon((36, 30, 1), (45, 30, 1), (44, 46), (37, 46)), mix(s.ink, s.deep, 0.5)),
                (body, mix(s.deep, s.ink, 0.2)),
            ],
            1.8,
        )
        with s.clipped(body):
            s.fill(box(-30, 40, 66, 46), s.mid)
            s.fill(box(-30, 86, 66, 91), s.accent)
            s.dots(body, s.ink, (44, 60), (-10, 100), 0.0, 0.75)
            for x in (2, 18, 34):
                s.inked([(polygon((x, 54, 2), (x + 11, 54, 2), (x + 12, 68, 2), (x, 68, 2)), s.light)], 1.1)
        s.rim([body], s.key, (1.0, -0.5), 1.8)
        for x in (0, 22, 44):
            s.inked([(oval(x, 110, 9), mix(s.deep, s.ink, 0.5))], 1.4)
            s.line(oval(x, 110, 6), s.key, 1.2)
            s.fill(oval(x, 110, 2), s.key)
        s.inked([(taper((0, 112), 1.7, (46, 112), 1.7), s.light)], 0.9)
        s.flash(*lamp, 15, 12, s.light, seed=3)
        s.inked([(oval(*lamp, 6.4), "#fff8dc")], 1.4)
        # speed
        for y, x, length in ((76, 72, 50), (100, 64, 30), (54, 76, 54), (126, 60, 50), (112, 72, 20)):
            s.fill(polygon((x, y), (x + length, y - 0.6), (x + length, y + 0.8)), "#ffffff", 0.9)
        # the drop: a head that leads, a tail that comes apart
        chrome, dark = "#dfeaf6", mix(s.ink, s.deep, 0.45)
        head = svg("M106 97 C106 86 97 79 87 80 C77 81 74 88 70 93 C72 104 80 115 90 114 C100 113 106 106 106 97 Z")
        drop = join(head, ribbon([(82, 97, 14), (72, 97, 8), (64, 95, 3.6), (56, 97, 1.4), (50, 98, 0.4)]))
        s.inked([(drop, chrome)], 2.0, (0.8, 1.4))
        with s.clipped(drop):
            s.fill(svg("M28 98 C50 98 64 100 80 99 C92 98 100 95 108 88 V122 H28 Z"), s.mid)
            s.fill(
                svg(
                    "M28 101 C50 101 70 107 84 106 C96 105 102 102 108 96 V102 C100 110 86 112 74 108 C60 103 44 102 28 104 Z"
                ),
                dark,
            )
            s.fill(svg("M72 109 C80 113 90 113 98 107 L106 99 V122 H72 Z"), s.key)
            s.fill(
                svg("M66 95 C74 92 76 86 84 84 C91 82 98 86 100 90 C92 87 84 90 78 95 C74 98 70 98 66 97 Z"), "#ffffff"
            )
            s.fill(oval(84, 103, 4.4, 2.6, -6), s.accent)
        s.line(drop, s.ink, 1.0)
        for x, y, rx, ry in (
            (45, 99, 5.6, 3.4),
            (35, 95, 4.2, 2.6),
            (26, 99, 3.4, 2.0),
            (56, 108, 4.4, 2.4),
            (45, 112, 3.2, 1.8),
            (110, 84, 2.4, 2.0),
            (60, 86, 3.6, 2.2),
            (50, 90, 2.4, 1.6),
            (72, 118, 3, 1.8),
        ):
            bead = oval(x, y, rx, ry)
            s.inked([(bead, chrome)], 1.2, (0.4, 0.6))
            s.fill(oval(x + 0.4, y + ry * 0.45, rx * 0.7, ry * 0.4), s.mid)
        s.glint(94, 90, 8)


def miles_morales(s: Impact) -> None:
    """A spider that somebody sprayed on a train flies past in the tunnel. Panned sideways; light: lamps in rhythm."""
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    # tunnel: lamps that draw lines, cables, the lit wall
    for y, tone in ((0, mix(s.deep, s.ink, 0.25)), (12, s.deep), (22, mix(s.deep, s.mid, 0.35))):
        s.fill(polygon((-4, y), (124, y - 14), (124, y + 14), (-4, y + 14)), tone)
    for x in (30, 60, 90):
        y = 22 - x * 0.14
        s.fill(polygon((x - 2, y - 2), (x + 20, y - 4.5), (x + 30, 40), (x - 20, 44)), s.mid, 0.55)
        s.fill(polygon((x, y), (x + 18, y - 2), (x + 18, y + 2), (x, y + 4)), "#ffffff")
        s.fill(polygon((x - 18, y + 3.4), (x, y + 1), (x, y + 3), (x - 18, y + 4)), s.key)
    # the car: larger to the right
    side = polygon((-6, 42), (126, 26), (126, 138), (-6, 128))
    roof = polygon((-6, 42), (126, 26), (126, 32), (-6, 46))
    s.inked([(side, mix(s.key, s.light, 0.25))], 1.8, (0.0, 1.4))
    s.fill(roof, s.light)
    with s.clipped(side):
        for y0, y1 in ((100, 106), (104, 110.5), (108, 115), (112, 119.5), (116, 124)):
            s.fill(polygon((-6, y0), (126, y1), (126, y1 + 1.4), (-6, y0 + 1.2)), s.mid)
        s.fill(polygon((-6, 122), (126, 131), (126, 140), (-6, 130)), s.deep)
        # windows and who looks out
        for x, w in ((-2, 14), (22, 16), (102, 20)):
            top, foot = 56 - x * 0.13, 84 + x * 0.02
            pane = polygon((x, top, 2), (x + w, top - 1.8, 2), (x + w, foot + 0.3, 2), (x, foot, 2))
            s.inked([(pane, mix(s.deep, s.ink, 0.4))], 1.2, (0.3, 0.5))
            with s.clipped(pane):
                s.fill(oval(x + w * 0.5, foot - 12, 4.2, 5), s.mid)
                s.fill(oval(x + w * 0.5, foot + 3, 8, 10), s.mid)
                s.fill(polygon((x, top), (x + 6, top), (x, top + 10)), s.key)
        s.dots(side, s.mid, (70, 70), (-10, 126), 0.0, 0.75)
        # light of the lamps runs over the sheet
        for x in (46, 88):
            s.fill(polygon((x, 30), (x + 9, 29), (x - 5, 140), (x - 14, 140)), "#ffffff", 0.5)
    # the spray: mist, then the tag
    centre = (68.0, 82.0)
    s.halo(side, s.accent, *centre, 18, 46, 0.75, 0.0, pitch=2.6)
    x, y = centre
    legs: list[skia.Path] = []
    for k in (-1, 1):
        legs += [
            ribbon([(x, y - 4, 2.7), (x + k * 15, y - 20, 2.7), (x + k * 18, y - 34, 2.2), (x + k * 26, y - 38, 1.6)]),
            ribbon([(x, y, 2.7), (x + k * 22, y - 10, 2.7), (x + k * 34, y - 20, 1.6)]),
            ribbon([(x, y + 3, 2.7), (x + k * 22, y + 6, 2.7), (x + k * 32, y + 20, 1.6)]),
            ribbon([(x, y + 6, 2.7), (x + k * 13, y + 20, 2.7), (x + k * 17, y + 36, 1.6)]),
        ]
    spider = join(
        *legs,
        oval(x, y - 8, 8.5),
        svg(
            f"M{x} {y - 6} C{x + 13} {y - 2} {x + 14} {y + 16} {x} {y + 28} C{x - 14} {y + 16} {x - 13} {y - 2} {x} {y - 6} Z"
        ),
    )
    with s.moved(turn=4.0, about=centre):
        s.line(spider, s.ink, 5.4)
        s.line(spider, "#ffffff", 2.6)
        s.fill(spider, s.accent)
        with s.clipped(spider):
            s.dots(spider, "#c4500c", (x, y - 10), (x, y + 34), 0.0, 0.85, pitch=2.6)
            s.fill(
                svg(
                    f"M{x - 6} {y} C{x - 8} {y + 8} {x - 6} {y + 14} {x - 2} {y + 20} L{x + 1} {y + 18} C{x - 2} {y + 12} {x - 3} {y + 6} {x - 2} {y - 1} Z"
                ),
                "#fff3c8",
            )
        for k in (-1, 1):
            s.inked(
                [(placed(polygon((1.4, -2), (7, -5.5), (6, 1.5), (2.4, 2.5)), x, y - 9, 1, 0, k < 0), "#ffffff")],
                0.8,
                (0.0, 0.0),
            )
    # drips
    for dx, top, length in ((-9, 26, 17), (2, 32, 20), (12, 24, 13), (-30, 22, 12), (31, 25, 14)):
        s.fill(taper((x + dx, y + top - 6), 0.9, (x + dx, y + top + length - 6), 1.5), s.accent)
    # it flies past
    for y0, x0, length, tone in (
        (50, -4, 60, "#ffffff"),
        (96, -4, 44, "#ffffff"),
        (63, 80, 46, "#ffffff"),
        (120, 70, 56, "#ffffff"),
        (112, 8, 40, s.light),
    ):
        s.fill(polygon((x0, y0), (x0 + length, y0 - 1.4), (x0 + length, y0 + 0.4)), tone)
    s.fill(polygon((-6, 128), (126, 138), (126, 160), (-6, 160)), s.ink)
    s.fill(polygon((-6, 140), (126, 149), (126, 151), (-6, 142)), s.key)
    for x0 in (20, 62, 100):
        s.inked([(oval(x0, 136 + x0 * 0.06, 8, 5), mix(s.deep, s.ink, 0.5))], 1.0)
    s.rays(44, 140, 4, 22, 9, s.accent, 1.0, duty=0.5, seed=3, first=180, last=290, inward=False)


def ghost_spider(s: Impact) -> None:
    """A white spider drums on the skin of a drum. Seen from the rig above; light: the follow spot."""
    # stage planks and the spot's pool
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    with s.moved(turn=-14.0, about=(60.0, 80.0)):
        for number, x in enumerate(range(-40, 170, 11)):
            s.fill(box(x, -40, x + 10, 220), mix(s.ink, s.deep, (0.5, 0.62, 0.42)[number % 3]))
    pool = (64.0, 84.0)
    for r, tone in ((66, s.deep), (59, s.mid), (52, s.key)):
        s.fill(oval(*pool, r), tone, 0.9)
    s.halo(ALL, s.ink, *pool, 60, 110, 0.0, 0.7)
    # cymbals, stool, a cable
    s.stroke([(-4, 30), (24, 46, 20, 70), (14, 96, -6, 104)], s.ink, 2.2)
    for x, y, r in ((30, 36, 21), (108, 126, 22), (106, 48, 15)):
        s.fill(oval(x + 3, y + 4, r), s.ink, 0.6)
        s.inked([(oval(x, y, r), mix(s.mid, s.key, 0.4))], 1.5, (0.6, 0.8))
        for share in (0.82, 0.62, 0.42):
            s.line(oval(x, y, r * share), s.deep, 0.8)
        s.fill(both(oval(x, y, r), polygon((x, y), (x + r * 1.2, y - r), (x + r, y - r * 1.5))), s.light, 0.9)
        s.fill(both(oval(x, y, r), polygon((x, y), (x - r * 1.2, y + r), (x - r, y + r * 1.5))), s.light, 0.7)
        s.inked([(oval(x, y, r * 0.2), s.accent)], 0.9)
    # the drum
    s.fill(oval(68, 90, 45), s.ink, 0.75)
    s.inked([(oval(*pool, 42), s.light)], 1.8, (1.2, 1.6))
    for number in range(10):
        angle = math.radians(36 * number + 10)
        x, y = pool[0] + 41 * math.cos(angle), pool[1] + 41 * math.sin(angle)
        s.inked([(placed(block(-2.4, -4, 4.8, 8, 1.2), x, y, 1, 36 * number + 100), s.mid)], 1.0)
    s.line(oval(*pool, 38.4), s.ink, 1.3)
    skin = oval(*pool, 37.5)
    s.fill(skin, s.mid)
    with s.clipped(skin):
        for r in (34, 28, 22, 16):
            s.line(oval(*pool, r), s.key, 2.4 - r * 0.03)
        s.dots(skin, s.deep, (50, 66), (92, 118), 0.0, 0.75)
    # strokes that land
    for x, y in ((50, 60), (82, 64)):
        s.flash(x, y, 11, 9, "#ffffff", seed=int(x))
        for r in (9, 13):
            s.line(oval(x, y, r, r * 0.8), "#ffffff", 0.8)
    # the spider: back legs stand, front legs hold the sticks
    x, y = 65.0, 92.0
    fur, shade = "#ffffff", s.key

    def leg(points: Sequence[tuple[float, float, float]]) -> None:
        path = ribbon(points, 16)
        s.fill(placed(path, 2.0, 3.0), s.ink, 0.55)
        s.inked([(path, fur)], 1.4, (0.5, 0.8))
        s.rim([path], shade, (0.3, 1.0), 1.0)

    for k in (-1, 1):
        leg([(x + k * 5, y + 6, 2.6), (x + k * 16, y + 10, 2.4), (x + k * 18, y + 24, 1.8), (x + k * 13, y + 31, 0.6)])
        leg([(x + k * 6, y + 2, 2.6), (x + k * 22, y, 2.4), (x + k * 29, y + 12, 1.8), (x + k * 28, y + 19, 0.6)])
        leg([(x + k * 6, y - 2, 2.6), (x + k * 20, y - 10, 2.4), (x + k * 31, y - 8, 1.8), (x + k * 34, y - 1, 0.6)])
    hands = ((x - 21, y - 19), (x + 24, y - 16))
    for (hx, hy), tip, k in zip(hands, ((50, 60), (82, 64)), (-1, 1), strict=True):
        butt = (hx - (tip[0] - hx) * 0.9, hy - (tip[1] - hy) * 0.9)
        stick = taper(butt, 1.9, tip, 1.2)
        s.inked([(stick, s.accent), (oval(*tip, 2.2), "#ffe9b0")], 1.2, (0.5, 0.8))
        leg([(x + k * 4, y - 6, 2.8), (x + k * 10, y - 21, 2.5), (hx - k * 2, hy - 3, 2.2), (hx + k * 2, hy + 2, 1.6)])
    hind = svg(
        f"M{x} {y + 2} C{x + 12} {y + 2} {x + 13} {y + 18} {x} {y + 26} C{x - 13} {y + 18} {x - 12} {y + 2} {x} {y + 2} Z"
    )
    front = oval(x, y - 3, 7.6, 8.4)
    s.fill(placed(hind, 2.4, 3.2), s.ink, 0.55)
    s.inked([(hind, fur), (front, fur)], 1.7, (0.7, 1.1))
    s.line(front, s.ink, 1.2)
    s.dots(hind, shade, (x - 2, y + 8), (x + 8, y + 26), 0.0, 0.85, pitch=2.4)
    s.fill(svg(f"M{x} {y + 6} L{x + 4} {y + 12} L{x} {y + 20} L{x - 4} {y + 12} Z"), s.accent)
    for k in (-1, 1):
        s.fill(oval(x + k * 2.8, y - 8.4, 1.4), s.ink)
        s.fill(oval(x + k * 5, y - 6, 0.9), s.ink)


def nebula(s: Impact) -> None:
    """A nebula closes like a hand round a ship. Vista of deep space; light: the ship's engine."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    lots = chance(11)
    for _ in range(60):
        s.fill(oval(120 * next(lots), 150 * next(lots), 0.3 + 0.6 * next(lots)), s.light)
    ship = (66.0, 70.0)
    # the inside of the cloud glows from the engine
    glow = blob((30, 60), (44, 36), (66, 26), (90, 36), (104, 62), (100, 92), (84, 110), (56, 112), (36, 92))
    s.fill(placed(glow, -6.6, -7, 1.1), s.deep)
    s.fill(glow, s.mid)
    s.halo(glow, s.deep, *ship, 30, 50, 0.0, 0.6)
    for r, tone in ((36, s.key), (27, mix(s.key, s.light, 0.5)), (19, s.light)):
        s.fill(oval(66, 80, r, r * 0.9), tone)

    # far fingers, behind the ship: clouds along a bow
    def finger(points: Sequence[tuple[float, float, float]], tone: Color, lit: Color, light: Point) -> None:
        puffs = [ribbon(points, 16)]
        for number, (first, last) in enumerate(pairwise(points)):
            for step in (0.0, 0.5):
                x, y, w = (p + (q - p) * step for p, q in zip(first, last, strict=True))
                swell = (1.0, 1.22, 1.08)[(number * 2 + round(step * 2)) % 3]
                puffs.append(oval(x, y, w * swell, w * swell * 0.94))
        puffs.append(oval(*points[-1]))
        cloud = join(*puffs)
        s.inked([(cloud, tone)], 2.2, (0.6, 0.9))
        with s.clipped(cloud):
            s.rim([cloud], lit, light, 3.6)
            s.rim([cloud], mix(lit, s.light, 0.8), light, 1.6)
            x, y, w = points[len(points) // 2]
            s.dots(cloud, mix(s.ink, s.deep, 0.5), (x, y), (x - light[0] * w * 2, y - light[1] * w * 2), 0.0, 0.8)

    finger([(34, 140, 12), (27, 108, 9), (27, 80, 8), (35, 58, 7), (47, 48, 5.4)], s.deep, s.key, (1.0, 0.0))
    finger([(52, 140, 11), (44, 100, 8), (42, 68, 7.5), (50, 42, 6.8), (64, 32, 5.2)], s.deep, s.key, (1.0, 0.4))
    finger([(84, 140, 11), (92, 100, 8), (97, 72, 7.5), (93, 52, 6.8), (82, 41, 5.2)], s.deep, s.key, (-1.0, 0.4))
    # the ship
    with s.moved(*ship, 1.0, turn=-24.0):
        flame = svg("M-5 14 C-10 24 -5 30 0 44 C5 30 10 24 5 14 Z")
        s.flash(0, 18, 17, 10, "#fff3c8", seed=4, hollow=0.5)
        s.inked([(flame, s.accent)], 1.0, (0.0, 0.0))
        s.fill(svg("M-3 14 C-6 22 -3 26 0 34 C3 26 6 22 3 14 Z"), "#fff8e0")
        wings = [svg("M-4 0 L-18 12 L-17 17 L-4 12 Z"), svg("M4 0 L18 12 L17 17 L4 12 Z")]
        hull = svg("M0 -26 C6 -18 7 -2 5 14 H-5 C-7 -2 -6 -18 0 -26 Z")
        s.inked([(wings[0], s.light), (wings[1], s.mid), (hull, "#ffffff")], 1.6, (0.6, 0.8))
        s.fill(svg("M1 -24 C6 -16 7 -2 5 14 H1 Z"), s.mid)
        s.inked([(oval(-0.4, -9, 2.4, 4), s.ink)], 0.6, (0.0, 0.0))
        s.fill(oval(-1, -10.5, 0.9, 1.4), s.light)
    # near: palm, ring and little finger, and the thumb over it
    palm = blob(
        (24, 150), (28, 132), (40, 122), (54, 124), (66, 117), (80, 122), (94, 116), (110, 124), (120, 150), (70, 170)
    )
    s.inked([(palm, mix(s.deep, s.mid, 0.3))], 2.0)
    s.dots(palm, s.deep, (66, 118), (70, 156), 0.0, 0.85)
    s.rim([palm], s.light, (0.0, -1.0), 1.8)
    finger(
        [(104, 142, 12), (112, 112, 8.6), (111, 92, 7.6), (103, 77, 6.4), (93, 73, 4.8)],
        mix(s.deep, s.mid, 0.3),
        s.key,
        (-1.0, -0.1),
    )
    finger(
        [(38, 150, 13), (36, 130, 10), (42, 114, 8.6), (53, 105, 7.4), (63, 104, 5.6)],
        mix(s.deep, s.mid, 0.5),
        mix(s.key, s.light, 0.4),
        (0.5, -0.9),
    )
    for x, y, r in ((112, 60, 3), (20, 58, 2.6)):
        s.glint(x, y, r)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-07": Picture(war_machine, ((64.0, 84.0), (66.0, 66.0)), "spin at us", "carrier deck", "muzzle flash"),
    "m2-08": Picture(quicksilver, ((86.0, 96.0), (58.0, 70.0)), "outruns a train", "rails", "engine lamp"),
    "m2-09": Picture(miles_morales, ((68.0, 82.0),), "flies past on a train", "tunnel", "lamps in rhythm"),
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
    "m2-11": Picture(
        ghost_spider, ((65.0, 92.0), (50.0, 60.0), (82.0, 64.0)), "drums on a skin", "stage of a club", "follow spot"
    ),
    "m2-12": Picture(nebula, ((66.0, 70.0),), "closes round a ship", "deep space", "the ship's engine"),
}
