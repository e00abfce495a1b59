"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _barn(s: Impact) -> None:
    """Paint the inside of a barn: planks, a door wide open on fields in the evening, the sun in its upper corner."""
    dark, wood = mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.75)
    s.fill(ALL, wood)
    for x in range(-4, 124, 12):
        s.fill(box(x, -4, x + 5, 128), mix(s.ink, s.deep, 0.6))
        s.stroke([(x, -4), (x, 128)], s.ink, 1.2)
    s.dots(box(-4, -4, 36, 130), s.ink, (36, 70), (2, 60), 0.1, 0.8)
    s.fill(polygon((-4, 124), (124, 124), (124, 172), (-4, 172)), dark)
    door = polygon((35, 132), (35, 30), (108, 30), (108, 132))
    s.inked([(polygon((31, 134), (31, 26), (114, 26), (114, 134)), s.deep)], 2.2, (0.4, 0.8))
    with s.clipped(door):
        s.steps(door, (42, 36), (92, 118), [mix(s.key, s.light, 0.35), s.key, mix(s.mid, s.key, 0.45), s.mid, s.mid])
        for r, tone in ((30, mix(s.key, s.light, 0.55)), (22, s.light), (14, "#fffaf0")):
            s.fill(oval(46, 46, r), tone)
        s.fill(svg("M30 108 C54 96 84 104 120 94 V140 H30 Z"), mix(s.deep, s.mid, 0.5))
        silo = join(box(84, 80, 91, 104), oval(87.5, 80, 3.5, 4))
        s.fill(join(silo, polygon((91, 102), (91, 91), (98, 86), (105, 91), (105, 102))), mix(s.deep, s.mid, 0.25))
    # the jamb that the sun reaches
    s.fill(polygon((108, 30), (113, 27), (113, 133), (108, 131)), s.light)
    for beam in (polygon((-4, 30), (31, 18), (31, 26), (-4, 39)), box(-4, 12, 124, 20)):
        s.inked([(beam, s.deep)], 1.4, (0.0, 0.9))
    s.fill(box(-4, 12, 124, 13.8), s.mid)


def _half_door(s: Impact) -> None:
    """Paint the lower half of a barn's door, and the shaft of sun over it that lies on the floor with its shadow."""
    plank = mix(s.deep, s.mid, 0.2)
    s.inked([(box(33, 111, 111, 133), mix(s.deep, s.ink, 0.4))], 1.8, (0, 0.6))
    for x in range(44, 111, 11):
        s.stroke([(x, 112), (x, 132)], s.ink, 1.3)
    s.inked([(polygon((36, 132), (36, 127), (104, 113), (108, 113), (108, 118), (42, 132)), plank)], 1.4, (0.2, 0.6))
    s.inked([(box(30, 106, 114, 113), plank)], 1.8, (0.2, 1.2))
    s.fill(box(30, 106, 114, 108.4), s.light)
    s.fill(polygon((44, 135), (112, 135), (126, 172), (70, 172)), mix(s.key, s.light, 0.35))
    s.shaft(
        polygon((35, 30), (72, 30), (126, 138), (126, 172), (84, 172), (35, 62)), s.light, 0.75, (40, 36), (112, 140)
    )


def _trotter(s: Impact, leg: Sequence[tuple[float, float, float]], tone: Color, lit: Color) -> None:
    """Paint a leg of a pig through (x, y, half of its width), its last point the hoof."""
    limb = ribbon(leg)
    (x, y, _), (tip_x, tip_y, half) = leg[-2:]
    far = math.hypot(tip_x - x, tip_y - y)
    ux, uy = (tip_x - x) / far, (tip_y - y) / far
    hoof = taper((tip_x, tip_y), half + 0.4, (tip_x + 4 * ux, tip_y + 4 * uy), half - 0.6)
    s.inked([(limb, tone), (hoof, s.ink)], 2.0, (0.6, 1.2))
    s.fill(cut(limb, placed(limb, 0.8, 2.8)), lit)
    s.fill(hoof, mix(s.ink, s.deep, 0.5))
    s.stroke([(tip_x + ux, tip_y + uy), (tip_x + (5 + half) * ux, tip_y + (5 + half) * uy)], s.ink, 1.3)


def _leaping_pig(s: Impact) -> None:
    """Paint a pig in full leap to the right, its middle at the origin: four legs apart, two behind and two before."""
    pink, lit, shade = "#e07c70", "#fff0e4", "#a03c46"
    _trotter(s, [(-20, 0, 9), (-36, -2, 6.4), (-50, 3, 4.2), (-55, 6, 4)], shade, pink)
    _trotter(s, [(20, 6, 7.6), (36, 14, 5.4), (50, 15, 4.0), (55, 13, 3.8)], shade, pink)
    for tone, width in ((s.ink, 5.4), (pink, 2.6)):
        s.stroke([(-27, -12), (-36, -14, -36, -21), (-33, -26, -30, -20), (-31, -15, -40, -18)], tone, width)
    body = svg("M-32 -2 C-32 -16 -18 -22 0 -21 C16 -20 30 -16 31 -2 C31 12 16 19 0 18 C-18 18 -32 12 -32 -2 Z")
    s.inked([(body, pink)], 2.5, (0.7, 1.5))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -3.0, -9.0)), shade)
        s.fill(cut(body, placed(body, 6.0, 6.5)), "#ffb49c")
        s.fill(cut(body, placed(body, 2.6, 3.6)), lit)
    _trotter(s, [(-16, 6, 10.5), (-28, 17, 7.4), (-40, 27, 4.6), (-44, 30, 4.2)], pink, lit)
    _trotter(s, [(13, 10, 8.4), (24, 21, 6.0), (35, 29, 4.4), (39, 31, 4.0)], pink, lit)
    for x, y, r in ((-13.5, 2.0, 8.6), (11.0, 6.4, 7.2)):  # where the near legs grow out of the body
        s.fill(oval(x, y, r), pink)
    s.inked([(svg("M30 -24 L29 -38 C37 -37 42 -30 41 -21 Z"), shade)], 1.7, (0.3, 0.6))
    head = svg(
        "M15 -12 C16 -25 28 -30 38 -24 C43 -21 45 -17 48 -15 L54 -14 C58 -12 58 -3 54 -1 L47 1 C42 8 30 9 23 4 "
        "C17 0 14 -5 15 -12 Z"
    )
    s.inked([(head, pink)], 2.3, (0.7, 1.3))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -3.0, -7.0)), shade)
        s.fill(cut(head, placed(head, 4.4, 5.0)), "#ffb49c")
        s.fill(cut(head, placed(head, 2.2, 2.8)), lit)
    snout = oval(54.5, -7.5, 3.8, 7.2, -6)
    s.inked([(snout, "#d8786c")], 1.7, (0.3, 0.6))
    s.fill(cut(snout, placed(snout, 0.6, 2.6)), lit)
    for y in (-10.2, -5.0):
        s.fill(oval(55, y, 1.1, 1.7), s.ink)
    s.inked([(svg("M17 -20 L8 -34 C18 -37 29 -31 31 -20 C27 -15 20 -15 17 -20 Z"), pink)], 1.8, (0.4, 0.9))
    s.fill(svg("M18 -22 L12 -31 C18 -32 24 -28 26 -22 Z"), shade)
    s.rim([svg("M17 -20 L8 -34 C18 -37 29 -31 31 -20 C27 -15 20 -15 17 -20 Z")], lit, (-0.6, -1.0), 2.0)
    s.fill(oval(38.4, -13.4, 2.8), s.ink)
    s.fill(oval(37.6, -14.4, 1.0), "#ffffff")
    s.stroke([(48, -0.6), (43, 2.4, 38, -2)], s.ink, 1.7)


def spider_ham(s: Impact) -> None:
    """A pig leaps over the half door of its barn. In profile; light: the low sun in the door."""
    _barn(s)
    _half_door(s)
    s.fill(oval(84, 140, 26, 4.6, -2), mix(s.ink, s.deep, 0.3))
    with s.moved(71, 80, 0.7, turn=-12):
        _leaping_pig(s)


def _lit_wall(s: Impact) -> None:
    """Paint a house front seen from the street: courses of bricks, a window at the top, morning across it."""
    s.fill(ALL, s.mid)
    s.fill(polygon((-4, -4), (70, -4), (124, 62), (124, 172), (90, 172), (-4, 84)), s.key)
    s.fill(polygon((14, -4), (56, -4), (124, 80), (124, 152)), mix(s.key, s.light, 0.55))
    for row in range(13):
        y = 4 + row * (7.4 + row * 0.5)
        s.stroke([(-4, y), (124, y)], s.deep, 0.9 + 0.05 * row, 0.7)
        wide = 14 + row * 1.3
        for number in range(-5, 6):
            x = 60 + (number + 0.5 * (row % 2)) * wide
            s.stroke([(x, y), (x, y + 7.4 + row * 0.5)], s.deep, 0.9 + 0.05 * row, 0.7)
    s.dots(ALL, s.deep, (70, 60), (0, 172), 0.0, 0.8)


def _girl_at_the_window(s: Impact) -> None:
    """Paint a girl who leans out over the sill and looks down, lit from the right, a loop of string on her finger."""
    skin, glow, hair = s.key, mix(s.light, "#ffffff", 0.3), mix(s.ink, s.deep, 0.35)
    s.inked([(box(34, -6, 78, 44, 1), s.light)], 1.7)
    s.fill(box(38, -6, 74, 42), mix(s.ink, s.deep, 0.25))
    s.fill(polygon((38, -6), (50, -6), (38, 30)), mix(s.ink, s.deep, 0.6))
    for row in range(5):
        s.stroke([(66 + row * 0.4, -6 + row * 9), (74, -4 + row * 9)], mix(s.deep, s.mid, 0.3), 1.6)
    s.fill(polygon((30, 54), (88, 54), (80, 66), (38, 66)), s.deep, 0.8)
    s.inked([(box(27, 47, 91, 56, 1), "#fff3d8")], 1.7, (0.3, 1.6))
    s.fill(box(27, 53, 91, 56), s.key)
    s.fill(svg("M36 47 H82 L76 52.500 H44 Z"), s.deep, 0.8)
    # hair behind, the shoulders over the sill, then the head before them
    with s.moved(-1.0, 6.0, turn=-9.0, about=(56.0, 20.0)):
        s.inked([(svg("M43 32 C36 14 42 0 56 -1 C70 -2 76 12 71 30 C62 36 50 37 43 32 Z"), hair)], 1.7, (0.5, 0.8))
    torso = svg("M38 49 C37 40 44 34 55 33 C66 33 73 38 74 46 L73 49 C62 51 48 51 38 49 Z")
    s.inked([(torso, s.accent)], 1.9, (0.5, 1.2))
    s.fill(cut(torso, placed(torso, -3.0, 2.0)), "#bdf2fa")
    s.dots(torso, mix(s.accent, s.ink, 0.5), (56, 44), (38, 52), 0.0, 0.9, pitch=2.4)
    near = ribbon([(43, 40, 4.6), (37, 45, 4.4), (41, 50, 3.6), (51, 50, 3.0)])
    s.inked([(near, s.accent)], 1.7, (0.4, 0.9))
    s.fill(cut(near, placed(near, 0.4, 3.0)), "#bdf2fa")
    s.inked([(svg("M50 47.500 C54 46.500 59 47.500 60 50 C60 53 55 53.500 50 53 Z"), skin)], 1.4, (0.3, 0.6))
    with s.moved(-1.0, 7.5, turn=-9.0, about=(56.0, 20.0)):
        face = svg("M46 14 C46 7 51 5 56.500 5 C63 5 67 8 67 15 C67 24 62 30 57.500 30 C52 30 46 23 46 14 Z")
        s.inked([(face, skin)], 1.8, (0.4, 0.9))
        with s.clipped(face):
            s.fill(svg("M44 14 C46 24 50 29 58 30.500 L44 34 Z"), s.mid)
            s.fill(cut(face, placed(face, -2.6, 0.4)), glow)
        for x in (53, 62):
            s.stroke([(x - 2.6, 17.6), (x, 15.8, x + 2.6, 17.6)], s.ink, 1.3)
            s.fill(oval(x + 0.4, 18.8, 1.5, 1.9), s.ink)
            s.stroke([(x - 2.4, 13), (x, 11.8, x + 2.6, 13)], s.ink, 1.0)
        s.stroke([(58, 19), (59.4, 22), (57.2, 22.6)], s.ink, 1.0)
        s.fill(svg("M53.500 24.500 C56 26 60 26 62.500 24 C62 28.500 55 29.500 53.500 24.500 Z"), s.ink)
        s.fill(svg("M55 25.200 C57 26.200 59.500 26.100 61.500 25 L61 26.500 H56 Z"), "#ffffff")
        locks = svg(
            "M45 24 C40 12 44 -1 56.500 -1.500 C68 -2 73 10 69 24 C68 18 67.500 14 65 9.500 C60 13 52 13 48.500 10 C47 15 46 19 45 24 Z"
        )
        s.inked([(locks, hair)], 1.6, (0.4, 0.7))
        s.rim([locks], s.key, (1.0, -0.6), 2.2)
        s.line(svg("M50 8 C54 4 60 3 65 7"), s.deep, 1.2)
    arm = join(oval(66.5, 42.4, 5.0), ribbon([(66, 42, 5.0), (74, 45, 4.6), (79, 52, 4.2), (80, 60, 3.4)]))
    s.inked([(arm, s.accent)], 1.8, (0.5, 0.9))
    s.fill(cut(arm, placed(arm, -2.4, 1.6)), "#bdf2fa")
    for part in (
        taper((76.4, 63), 1.6, (74.2, 66.4), 1.4),
        svg("M75.500 60 C75 57.500 85 57.500 84.500 60 C85.500 64 84 67 80 67 C76.500 67 75 64 75.500 60 Z"),
        taper((81.6, 65), 1.8, (81, 70.6), 1.6),
    ):
        s.inked([(part, skin)], 1.5, (0.3, 0.6))
        s.fill(cut(part, placed(part, -1.8, 0.4)), glow)


def _yo_yo(s: Impact) -> None:
    """Paint a yo-yo that spins at the end of its string, the loop of the string at (73, 67)."""
    cyan, pale, dim = s.accent, "#bdf2fa", mix(s.accent, s.ink, 0.55)
    back = oval(88, 107, 24, 28, 18)
    s.inked([(back, cyan)], 2.6, (0.8, 1.4))
    s.fill(cut(back, placed(back, 3.0, 3.0)), pale)
    s.dots(back, dim, (94, 84), (106, 128), 0.1, 0.95)
    # the groove between the two halves, its axle, and the string that runs down into it and round
    s.inked([(oval(80, 108.5, 21, 25, 18), s.ink)], 1.0, (0.4, 0.6))
    s.fill(oval(77, 109.5, 20.5, 24.5, 18), mix(s.deep, s.ink, 0.4))
    # the string swells as it comes near
    for tone, more in ((s.ink, 1.9), ("#ffffff", 0.0)):
        s.fill(ribbon([(73, 63, 0.9 + more), (77, 75, 1.2 + more), (83, 89, 1.7 + more), (88, 104, 2.1 + more)]), tone)
    face = oval(65, 113, 26, 29, 18)
    s.inked([(face, cyan)], 2.8, (0.6, 1.8))
    s.fill(cut(face, placed(face, -2.8, 3.4)), pale)
    s.dots(face, dim, (70, 108), (54, 140), 0.0, 0.9)
    dish = oval(64, 113, 18, 20.6, 18)
    s.inked([(dish, s.mid)], 1.6, (0.3, 0.5))
    with s.clipped(dish):
        s.fill(placed(dish, 5.0, -5.0), s.key)
        for turn in (20, 140, 260):
            with s.moved(64, 113, turn=turn):
                s.fill(svg("M2 -1 C10 -10 20 -6 24 4 C16 -2 8 0 2 3 Z"), s.light)
    s.inked([(oval(64, 113, 4.2, 4.8, 18), pale)], 1.5)
    s.fill(oval(50, 95, 5.4, 2.6, -50), "#ffffff")


def spider_girl(s: Impact) -> None:
    """A yo-yo drops from a window over the street. Seen from below; light: the morning across the wall."""
    _lit_wall(s)
    s.fill(oval(84, 119, 18, 11, -8), s.ink, 0.5)
    with s.moved(-6.0, 0.0, 1.14):
        _girl_at_the_window(s)
    for x, top, foot in ((47, 84, 104), (110, 86, 108)):
        s.stroke([(x, top), (x, foot)], "#ffffff", 1.8)
    with s.moved(12.4, 16.0, 0.54, about=(73.0, 63.0)):
        _yo_yo(s)


def _camp_at_night(s: Impact) -> None:
    """Paint a tent in the woods, its flap open, lit by the fire before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    pine = svg("M0 -60 L10 -38 H5 L15 -20 H8 L19 2 H-19 L-8 -20 H-15 L-5 -38 H-10 Z")
    for x, foot, size in ((2, 122, 1.3), (24, 96, 1.0), (118, 100, 1.2)):
        s.fill(placed(pine, x, foot, size), mix(s.ink, s.deep, 0.75))
    tent = polygon((4, 132), (74, 2), (146, 132))
    s.steps(
        tent,
        (70, 132),
        (70, 6),
        [s.light, mix(s.key, s.light, 0.6), s.key, s.key, s.mid, s.mid, mix(s.deep, s.mid, 0.5)],
    )
    s.fill(polygon((74, 2), (146, 132), (110, 132)), s.mid, 0.55)
    s.fill(polygon((74, 2), (70, -2), (-2, 132), (4, 132)), s.ink)
    s.fill(polygon((74, 2), (78, -2), (152, 132), (146, 132)), s.ink)
    s.dots(tent, s.deep, (100, 90), (136, 120), 0.0, 0.8)
    s.fill(polygon((74, 2), (66, 132), (110, 132)), mix(s.deep, s.mid, 0.6))
    s.fill(polygon((74, 2), (96, 132), (110, 132)), mix(s.ink, s.deep, 0.6))
    s.fill(svg("M-4 126 C30 120 96 120 124 126 V172 H-4 Z"), mix(s.ink, s.deep, 0.45))
    s.fill(oval(76, 138, 42, 7), s.mid)


def _camp_fire(s: Impact) -> None:
    """Paint flames over two crossed logs."""
    flames = svg(
        "M48 142 C42 132 48 126 50 118 C54 122 56 124 57 128 C58 118 64 114 66 106 C72 112 72 118 74 124 C78 118 78 112 84 108 "
        "C86 116 90 120 92 126 C94 122 96 120 100 118 C102 128 108 134 102 142 Z"
    )
    s.inked([(flames, "#ff8a1e")], 1.9, (0.4, 0.8))
    s.fill(placed(flames, 75 * 0.26, 144 * 0.26, 0.74), "#ffc830")
    s.fill(placed(flames, 75 * 0.5, 146 * 0.5, 0.5), "#fff4b4")
    for start, end in (((46, 146), (98, 136)), ((106, 146), (54, 137))):
        log = taper(start, 4.6, end, 4.6)
        s.inked([(log, mix(s.deep, s.ink, 0.35))], 1.8, (0.4, 0.8))
        s.rim([log], s.key, (0, -1.0), 1.3)
        s.inked([(oval(*start, 4.2), s.light)], 1.3)


def yondu(s: Impact) -> None:
    """A kettle whistles over the fire of a camp. Close-up; light: that fire."""
    _camp_at_night(s)
    _camp_fire(s)
    pale = "#a8ecf6"
    for reach, turn in ((13, 0), (16, 18), (13, 36)):
        angle = -128 + turn
        points = [around(38, 70, 5, angle), around(38, 70, 5 + reach, angle)]
        s.stroke(points, s.ink, 4.6)
        s.stroke(points, "#ffffff", 2.2)
    puffs = ((66, 35, 7), (57, 40, 8.4), (47, 49, 9.2), (40, 59, 6))
    for x, y, r in puffs:
        s.inked([(oval(x, y, r), "#ffffff")], 1.9, (0.6, 1.0))
    for x, y, r in puffs:
        s.fill(oval(x, y, r), "#ffffff")
        s.fill(both(oval(x, y, r), oval(x + r * 0.6, y + r * 0.8, r)), pale)
    for tone, wide in ((s.ink, 9.4), (mix(s.deep, s.ink, 0.4), 5.0)):
        s.line(svg("M54 82 C54 54 100 54 102 82"), tone, wide)
    s.stroke([(62, 64), (70, 59.5, 78, 60)], s.light, 1.8)
    spout = svg("M58 108 C46 104 44 92 34 76 L44 69 C50 80 54 84 62 86 Z")
    body = svg("M78 72 C92 72 104 82 107 98 C108 108 104 116 98 119 H58 C52 116 48 108 49 98 C52 82 64 72 78 72 Z")
    lid = svg("M62 78 C64 70 92 70 94 78 C86 82 70 82 62 78 Z")
    s.inked([(spout, s.accent), (body, s.accent)], 2.5, (0.9, 1.6))
    with s.clipped(join(spout, body)):
        s.fill(svg("M54 104 C54 88 62 78 76 74 C66 84 62 94 64 112 Z"), pale)
        s.fill(svg("M36 76 L40 73 C46 84 50 90 56 94 L54 98 C46 94 42 86 36 76 Z"), pale)
        s.fill(svg("M96 74 C104 86 104 98 96 106 L112 112 V74 Z"), mix(s.accent, s.ink, 0.5))
        s.dots(body, mix(s.accent, s.ink, 0.5), (84, 86), (102, 92), 0.0, 0.8, pitch=2.4)
        # the fire on the belly and under the spout
        s.fill(svg("M44 104 C52 113 60 112 68 110 C80 107 94 109 112 104 V124 H44 Z"), "#ff8a1e")
        s.fill(svg("M46 111 C56 116 64 115 72 114 C84 112 96 114 110 109 V124 H46 Z"), "#ffc830")
        s.fill(svg("M52 117 C64 118 88 118 104 115 V124 H52 Z"), "#fff4b4")
        s.line(svg("M36 79 C44 90 46 98 56 105"), "#ff8a1e", 4.4)
    s.inked([(lid, s.accent)], 1.7, (0.4, 0.9))
    s.inked([(oval(78, 69, 4.2), s.light)], 1.7, (0.4, 0.7))
    s.inked([(placed(box(-7, -3, 7, 3, 1.2), 39, 72, turn=-35), s.light)], 1.7, (0.3, 0.6))
    s.fill(oval(60, 92, 2.2, 5, 14), "#ffffff")


def hawkeye(s: Impact) -> None:
    """An eye looks through the eye of a needle as the thread comes. Close-up; light: a window at the left."""
    _face_in_shade(s)
    hole = svg("M67 26 C78 26 84 36 84 52 V88 C84 102 77 110 67 110 C57 110 50 102 50 88 V52 C50 36 57 26 67 26 Z")
    needle = svg(
        "M67 10 C86 10 96 24 96 44 V92 C96 116 86 136 81 172 H53 C48 136 38 116 38 92 V44 C38 24 48 10 67 10 Z"
    )
    # one loop of thread: from the right behind the needle, through its eye, round in front of the left side and away
    thread = [(128, 104, 4.6), (112, 90, 4.4), (98, 88, 4.2), (84, 92, 4.0), (66, 98, 4.0), (52, 102, 4.0)]
    thread += [(38, 110, 4.2), (33, 122, 4.4), (42, 132, 4.6), (62, 134, 4.8), (90, 130, 5.0), (128, 134, 5.4)]
    with s.clipped(hole):
        _squinting_eye(s)
    _thread(s, thread)
    s.inked([(cut(needle, hole), mix(s.light, s.ink, 0.1))], 2.4, (1.2, 0.8))
    _steel(s, needle, hole)
    with s.clipped(join(box(-4, -4, 82.5, 172), box(-4, 118, 124, 172))):
        _thread(s, thread)


def _face_in_shade(s: Impact) -> None:
    """Paint what a face too near the needle shows past it: a brow from edge to edge, a temple, the bridge of a nose."""
    s.fill(ALL, mix(s.mid, s.deep, 0.35))
    s.fill(polygon((-4, -4), (124, -4), (124, 40), (70, 26), (-4, 40)), mix(s.deep, s.ink, 0.25))
    s.fill(svg("M-4 66 C20 44 44 40 66 44 C90 50 110 60 124 78 V60 C106 42 88 34 66 32 C42 30 18 36 -4 50 Z"), s.ink)
    s.fill(svg("M-4 92 C14 88 24 104 30 124 C34 138 34 152 32 172 H-4 Z"), s.mid)
    s.fill(svg("M100 96 C110 92 118 92 124 94 V172 H76 C84 150 90 112 100 96 Z"), s.mid)
    s.dots(ALL, s.ink, (60, 96), (124, 20), 0.0, 0.6)


def _squinting_eye(s: Impact) -> None:
    """Paint the eye beyond the needle's: narrowed, under a lowered brow."""
    skin, fold = mix(s.key, s.light, 0.45), mix(s.mid, s.key, 0.4)
    s.fill(ALL, skin)
    s.fill(svg("M30 20 H100 V66 C84 64 60 60 30 62 Z"), fold)
    s.fill(svg("M30 47 C48 44 74 50 100 66 L100 54 C78 40 52 32 30 36 Z"), s.ink)
    s.fill(svg("M30 99 C50 88 82 88 104 99 V130 H30 Z"), mix(s.deep, s.ink, 0.2))
    almond = svg("M43 83 C52 73 78 71 88 81 C80 92 54 94 43 83 Z")
    s.inked([(almond, "#fffaf0")], 2.0, (0.0, -1.6))
    with s.clipped(almond):
        s.fill(oval(66, 80, 12.5), s.ink)
        s.fill(oval(66, 80, 11), s.mid)
        s.fill(oval(66, 83, 8), s.key)
        s.fill(oval(66, 80, 5.4), s.ink)
        s.fill(svg("M40 84 C52 68 76 64 92 80 V62 H40 Z"), s.ink, 0.34)
    s.fill(oval(62.5, 77, 2.6, 2.2), "#ffffff")
    for points in ([(42, 75), (64, 60, 90, 75)], [(50, 91), (66, 97, 82, 91)]):
        s.stroke(points, s.ink, 1.5)
    s.stroke([(43, 83), (64, 67, 88, 81)], s.ink, 3.8)


def _steel(s: Impact, needle: skia.Path, hole: skia.Path) -> None:
    """Paint the needle's planes: bright at the left, dark at the right, and the wall of the hole."""
    steel = cut(needle, hole)
    dark, shade = mix(s.ink, s.deep, 0.3), mix(s.light, s.ink, 0.5)
    s.fill(both(steel, box(67, -4, 124, 200)), shade)
    s.fill(both(steel, cut(needle, placed(needle, -7, 0))), dark)
    s.fill(svg("M67 126 C64 134 64.500 150 64.500 190 H69.500 C69.500 150 70 134 67 126 Z"), dark)
    s.dots(both(steel, box(67, -4, 124, 200)), dark, (80, 20), (90, 150), 0.0, 0.6, pitch=2.4)
    s.fill(both(steel, cut(placed(needle, 5.5, 0), placed(needle, 8, 0))), shade)
    s.fill(both(steel, cut(placed(needle, 2, 0), placed(needle, 5.5, 0))), "#ffffff")
    s.rim([steel], mix(s.mid, s.key, 0.6), (1.0, 0.1), 1.4)
    s.line(hole, s.ink, 3.0)
    s.rim([hole], mix(s.light, s.ink, 0.1), (1, 0.4), 2.0)


def _thread(s: Impact, points: Sequence[tuple[float, float, float]]) -> None:
    """Paint a thread along its middle, in the accent."""
    strand = ribbon(points)
    s.inked([(strand, s.accent)], 1.6, (0.4, 0.8))
    s.rim([strand], mix(s.accent, "#ffffff", 0.6), (-0.4, -1), 1.1)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-21": Picture(
        spider_ham,
        ((98.0, 66.0), (72.0, 80.0), (44.0, 94.0), (98.0, 100.0)),
        "leaps over its door",
        "barn door",
        "low sun in the door",
    ),
    "m1-22": Picture(
        spider_girl,
        ((82.0, 106.0), (57.0, 21.0), (80.0, 72.0)),
        "drops from a window",
        "house front",
        "morning across the wall",
    ),
    "m1-23": Picture(
        hawkeye,
        ((66.0, 80.0), (52.0, 102.0), (66.0, 133.0)),
        "looks through a needle's eye",
        "a hand's breadth away",
        "window at the left",
    ),
    "m1-24": Picture(yondu, ((40.0, 72.0), (76.0, 96.0), (54.0, 46.0)), "whistles", "camp in the woods", "camp fire"),
}
