"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import DUSK, Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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


def _up_the_wall(u: float, v: float) -> Point:
    """Return where a point of a house front is seen from its foot: ``u`` from the middle, ``v`` up the wall."""
    y = -60 + 210 / (1 + 0.3 * v)
    return 62 + u * (y + 60) / 210, y


def _house_from_its_foot(s: Impact) -> None:
    """Paint a house front of five floors from straight below, the sun across it from the left, and the sky over its roof."""
    s.steps(ALL, (0, 0), (120, 40), ["#fff6ea", s.light, mix(s.light, s.key, 0.45)])
    wall = polygon(_up_the_wall(-90, -1), _up_the_wall(-90, 5), _up_the_wall(90, 5), _up_the_wall(90, -1))
    s.fill(wall, s.mid)
    with s.clipped(wall):
        for row in range(-4, 44):
            for column in range(-7, 8):
                left = column * 14 + 7 * (row % 2)
                low, high = row * 0.12, row * 0.12 + 0.105
                brick = [(left, low), (left + 13, low), (left + 13, high), (left, high)]
                if (row * 5 + column * 3) % 4 < 2:
                    s.fill(polygon(*(_up_the_wall(*corner) for corner in brick)), mix(s.mid, s.key, 0.55))
        for floor in range(5):
            low = 0.12 + 0.95 * floor
            for middle in (-56, 4, 62):
                frame = [(middle - 17, low), (middle + 17, low), (middle + 17, low + 0.72), (middle - 17, low + 0.72)]
                pane = [(x + (1.6 if x < middle else -1.6) * 2, v + (0.05 if v == low else -0.05)) for x, v in frame]
                s.fill(polygon(*(_up_the_wall(*corner) for corner in frame)), s.light)
                s.fill(polygon(*(_up_the_wall(*corner) for corner in pane)), mix(s.ink, s.deep, 0.45))
                sill = [(middle - 20, low - 0.07), (middle + 20, low - 0.07), (middle + 18, low), (middle - 18, low)]
                s.fill(polygon(*(_up_the_wall(*corner) for corner in sill)), s.ink)
        # the house opposite keeps the sun off the right and the foot of the wall, roof, chimney and all
        s.fill(wall, "#ffe0a8", 0.34)
        shade = polygon(
            (130, 18),
            (104, 40),
            (104, 52),
            (97, 58),
            (97, 46),
            (91, 51),
            (91, 63),
            (62, 88),
            (62, 98),
            (40, 118),
            (40, 160),
            (130, 160),
        )
        s.fill(shade, mix(s.ink, s.deep, 0.42), 0.72)
        s.dots(shade, s.ink, (74, 84), (124, 140), 0.0, 0.8)
    for low, high, wide, tone in ((4.9, 5.15, 96, s.deep), (5.15, 5.4, 104, s.light)):
        edge = [(-wide, low), (wide, low), (wide, high), (-wide, high)]
        s.inked([(polygon(*(_up_the_wall(*corner) for corner in edge)), tone)], 0.9, (0.0, 0.4))


def _girl_far_up(s: Impact) -> None:
    """Paint a girl who leans far out of a window and laughs down at us, elbows on the sill, a string from her hand at (78, 57)."""
    hair, skin, cloth = mix(s.ink, s.deep, 0.8), mix(s.key, s.light, 0.55), s.accent
    s.inked([(svg("M47 50 C45 41 52 38 61.5 38 C71 38 78 41 76 50 Z"), cloth)], 1.5, (0.4, 0.8))
    for side in (-1, 1):
        x = 61.5 + side * 9
        bunch = svg("M0 -1 C5 -4 10 -1 11 4 C12 8 12 12 14 15 C8 16 5 12 5 8 C5 5 3 3 0 3 Z")
        s.inked([(placed(bunch, x, 27, 1.0, flip=side < 0), hair)], 1.3, (0.2, 0.4))
        s.inked([(oval(x + side, 28, 2.0), cloth)], 0.9, (0.1, 0.2))
    s.inked([(oval(61.5, 31, 10.0, 10.2), hair)], 1.5, (0.4, 0.8))
    face = oval(61.5, 34, 8.6, 9.0)
    s.inked([(face, skin)], 1.2, (0.2, 0.4))
    s.fill(cut(face, placed(face, -3.0, 0.6)), mix(s.key, s.mid, 0.2))
    s.fill(
        svg(
            "M52 35 C51 24 56 21 61.500 21 C68 21 72 25 71 35 C70 31 68 29 65 28.500 C60 29 55 28 54.500 27 C54 30 53 32 52 35 Z"
        ),
        hair,
    )
    s.line(svg("M58 23 C62 22.500 66 24 68 27"), s.mid, 1.3)
    for x in (57.8, 65.2):
        s.stroke([(x - 1.8, 33.6), (x, 31.2, x + 1.8, 33.6)], s.ink, 1.3)
    s.stroke([(57.8, 38), (61.5, 41, 65.2, 38)], s.ink, 1.3)
    sill = polygon((36, 48), (87, 48), (90, 52.5), (33, 52.5))
    s.inked([(sill, s.light), (polygon((33, 52.5), (90, 52.5), (86, 56), (37, 56)), s.deep)], 1.5, (0.3, 0.8))
    left = ribbon([(50, 41, 3.2), (42.5, 47, 3.2), (47, 49, 2.8), (55, 48.5, 2.3)])
    right = ribbon([(73, 41, 3.2), (81.5, 46, 3.2), (81, 50, 2.8), (79, 55, 2.3)])
    for arm, (x, y) in ((left, (57, 48.6)), (right, (78.4, 57))):
        s.inked([(arm, cloth)], 1.3, (0.3, 0.6))
        s.inked([(oval(x, y, 3.2, 2.8), skin)], 1.2, (0.2, 0.4))
    for k in range(3):
        s.stroke([(57.6, 47.2 + 1.4 * k), (60, 47.2 + 1.4 * k)], s.ink, 0.7)


def _yo_yo_near(s: Impact, x: float, y: float) -> None:
    """Paint a yo-yo close before us about (x, y): two discs one behind the other, a wheel of petals on the near one."""
    pale, dim = "#c8f4fb", mix(s.accent, s.ink, 0.55)
    for dx, dy, r, tone in ((8, -10, 29, dim), (5, -6, 16, s.ink)):
        s.inked([(oval(x + dx, y + dy, r), tone)], 2.2, (0.8, 1.2))
    s.rim([oval(x + 8, y - 10, 29)], s.accent, (-0.2, -1.0), 2.6)
    near = oval(x, y, 31)
    s.inked([(near, s.accent)], 2.5, (1.0, 1.6))
    s.dots(near, s.ink, (x + 4, y + 4), (x + 27, y + 26), 0.0, 0.85, pitch=2.6)
    s.rim([near], pale, (-1.0, -0.8), 3.4)
    face = oval(x, y, 24)
    s.inked([(face, "#fff6ea")], 1.7, (0.3, 0.4))
    petal = svg("M0 0 C5 -6 9 -14 6 -24 C-2 -25 -8 -23 -12 -20.500 C-7 -14 -4 -8 0 0 Z")
    with s.clipped(face):
        for number in range(4):
            s.fill(placed(petal, x, y, 1.06, 90 * number + 14), (s.mid, s.key)[number % 2])
        s.dots(face, s.deep, (x + 4, y + 4), (x + 22, y + 20), 0.0, 0.6, pitch=2.4)
    s.line(face, s.ink, 1.4)
    s.inked([(oval(x, y, 6.4), s.accent)], 1.7, (0.4, 0.7))
    s.fill(oval(x - 1.8, y - 2, 2.2), "#ffffff")
    s.fill(
        svg(
            f"M{x - 21} {y + 2} C{x - 21} {y - 10} {x - 13} {y - 19} {x - 2} {y - 21} C{x - 10} {y - 16} {x - 16} {y - 9} {x - 17} {y + 2} Z"
        ),
        "#ffffff",
    )


def spider_girl(s: Impact) -> None:
    """A girl on the fifth floor lets a yo-yo down on us. Straight up the wall; light: morning across it."""
    _house_from_its_foot(s)
    _girl_far_up(s)
    s.fill(ribbon([(86, 57, 1.2), (96, 76, 1.6), (106, 96, 2.0)]), mix(s.ink, s.deep, 0.6), 0.6)
    string = ribbon([(78.4, 58, 1.2), (79, 72, 1.9), (79, 96, 2.6)])
    s.inked([(string, "#fff6ea")], 1.6, (0.2, 0.0))
    for y in range(64, 90, 5):
        s.stroke([(76.4, y + 2), (81.6, y - 1)], s.ink, 1.1)
    for x0, y0, x1, y1 in ((50, 62, 43, 82), (58, 58, 55, 72), (94, 60, 102, 76)):
        s.stroke([(x0, y0), (x1, y1)], "#ffffff", 1.8)
    with s.moved(scale=0.86, about=(72.0, 124.0)):
        _yo_yo_near(s, 72, 110)


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


def _woods_at_night(s: Impact) -> None:
    """Paint tall trunks in a night whose near sides a fire on the ground lights, and its sparks."""
    black, dark, blue, pale, _ = DUSK
    s.steps(ALL, (60, 132), (60, 0), [mix(blue, pale, 0.5), blue, mix(dark, blue, 0.5), dark, mix(black, dark, 0.5)])
    for x, wide, tone in ((28, 3.6, dark), (58, 3.0, mix(dark, blue, 0.4)), (96, 4, dark)):
        s.fill(polygon((x - wide * 0.7, -4), (x + wide * 0.7, -4), (x + wide * 1.2, 128), (x - wide * 1.2, 128)), tone)
    for x, wide, to in ((8, 11, 1.0), (116, 9, -1.0)):
        trunk = polygon((x - wide * 0.8, -4), (x + wide * 0.8, -4), (x + wide * 1.3, 132), (x - wide * 1.3, 132))
        s.fill(trunk, black)
        lit = both(trunk, box(x + to * wide * 0.35 - 9, 86, x + to * wide * 0.35 + 9, 132))
        s.rim([trunk], mix(dark, blue, 0.6), (to, 0.0), 2.4)
        with s.clipped(lit):
            s.rim([trunk], mix(s.deep, s.mid, 0.5), (to, 0.0), 2.6)
    s.fill(svg("M-4 124 C30 118 96 118 124 124 V172 H-4 Z"), black)
    for rx, ry, tone in ((52, 11, mix(black, s.deep, 0.7)), (43, 8.6, s.mid), (32, 6, s.key)):
        s.fill(oval(76, 138, rx, ry), tone)
    for x, y, r in ((112, 96, 1.3), (46, 122, 1.6), (118, 76, 1.0), (110, 112, 1.8), (40, 104, 1.0)):
        s.fill(oval(x, y, r), "#ffc830")


def yondu(s: Impact) -> None:
    """A kettle whistles over the fire of a camp. Close-up, tilted; light: that fire."""
    _woods_at_night(s)
    _camp_fire(s)
    pale, copper, dim = "#a8ecf6", s.mid, mix(s.deep, s.ink, 0.5)
    # the jet: thin and hard at the whistle, a cloud above
    jet = svg(
        "M40 80 L31 62 C22 62 18 54 24 48 C18 40 26 30 35 33 C38 22 54 22 57 32 C66 32 68 44 60 48 C60 56 52 60 46 58 L44 78 Z"
    )
    s.inked([(jet, "#ffffff")], 1.9, (0.6, 1.0))
    with s.clipped(jet):
        s.fill(cut(jet, placed(jet, -2.6, -2.6)), pale)
        s.dots(jet, s.accent, (44, 40), (62, 58), 0.0, 0.6, pitch=2.4)
        s.line(svg("M30 50 C36 50 38 44 36 40"), pale, 2.0)
        s.line(svg("M50 50 C45 48 44 42 48 38"), pale, 2.0)
    for points in ([(27, 79), (16, 74)], [(29, 89), (18, 91)]):
        s.stroke(points, s.ink, 4.4)
        s.stroke(points, "#ffffff", 2.2)
    for tone, wide in ((s.ink, 9.4), (mix(s.deep, s.ink, 0.4), 5.0)):
        s.line(svg("M60 82 C58 50 104 50 104 82"), tone, wide)
    s.stroke([(66, 65), (72, 58.5, 82, 58)], s.light, 1.8)
    spout = svg("M62 118 C52 118 47 112 44 103 L36 87 L48 83 L54 92 C56 96 60 97 64 94 Z")
    body = svg("M82 73 C95 73 105 83 110 99 C112 109 108 117 102 120 H62 C56 117 52 109 54 99 C57 83 69 73 82 73 Z")
    lid = svg("M66 79 C68 70 96 70 98 79 C90 83 74 83 66 79 Z")
    s.inked([(spout, copper), (body, copper)], 2.5, (0.9, 1.6))
    with s.clipped(join(spout, body)):
        # copper: night above, dark band, hot band from the fire, one hard glint
        s.fill(svg("M50 98 C62 90 96 88 114 96 V108 C96 102 64 102 48 110 Z"), dim)
        s.fill(svg("M56 100 C58 86 68 76 82 74 C92 74 98 78 101 84 C90 80 76 82 68 91 C64 95 62 99 61 104 Z"), s.key)
        s.fill(svg("M58 97 C60 87 68 79 78 77 C70 84 66 90 65 95 Z"), "#ffffff")
        s.fill(svg("M36 88 L40 86 L49 104 C51 108 54 111 58 112 L56 116 C50 114 46 110 44 105 Z"), s.light)
        s.fill(svg("M100 78 C108 88 111 98 108 112 L116 112 V78 Z"), dim)
        s.fill(svg("M44 108 C56 115 64 113 72 112 C86 109 98 111 116 105 V126 H44 Z"), "#ff8a1e")
        s.fill(svg("M48 114 C60 118 70 116 78 115 C90 113 102 115 114 110 V126 H48 Z"), "#ffc830")
        s.fill(svg("M56 119 C68 119 92 119 106 117 V126 H56 Z"), "#fff4b4")
    s.inked([(lid, copper)], 1.7, (0.4, 0.9))
    s.fill(svg("M69 77 C72 73 80 72 84 72.600 C78 74 74 76 73 79 Z"), "#ffffff")
    s.inked([(oval(82, 69.5, 4.4), "#ffc83a")], 1.7, (0.4, 0.7))
    s.fill(oval(80.8, 68.2, 1.5), "#ffffff")
    whistle = svg("M34 89 C31 84 33 79 39 77 C45 76 50 79 49 85 Z")
    s.inked([(whistle, "#ffc83a")], 1.8, (0.4, 0.7))
    s.fill(svg("M46 78 C49 80 50 83 49 85 L43 86.500 C45 83 46 81 46 78 Z"), "#b8500e")
    s.inked([(oval(41, 79.6, 3.2, 1.7, -16), s.ink)], 0.5, (0, 0))


def _hawk(s: Impact) -> None:
    """Paint the head of a hawk that looks to the left, lit from there."""
    head = svg(
        "M52 58 C54 44 66 32 84 30 C104 28 122 40 130 60 V176 H58 C64 160 66 148 62 138 C56 132 58 122 56 112 C54 104 52 100 52 94 "
        "C46 90 46 66 52 58 Z"
    )
    s.inked([(head, s.light)], 2.8, (0.8, 1.2))
    with s.clipped(head):
        crown = svg("M46 66 C52 48 70 50 84 58 C96 64 100 76 104 92 C110 112 104 140 112 176 H140 V20 H50 Z")
        s.fill(crown, s.deep)
        s.fill(svg("M50 60 C56 40 76 30 98 34 C84 36 70 42 62 52 Z"), s.mid)
        s.dots(crown, s.ink, (88, 60), (122, 92), 0.0, 0.95)
        stripe = svg("M60 86 C66 98 66 112 74 126 C78 134 78 146 74 158 C88 146 92 128 86 112 C82 100 78 92 76 84 Z")
        s.fill(stripe, s.ink)
        for points in (
            [(92, 64), (100, 76, 103, 92)],
            [(98, 54), (110, 68, 114, 88)],
            [(104, 46), (118, 58, 124, 78)],
            [(84, 48), (96, 52, 104, 62)],
        ):
            s.stroke(points, s.ink, 2.0)
        for x, y in (
            (62, 106),
            (66, 118),
            (98, 118),
            (100, 132),
            (96, 146),
            (68, 140),
            (90, 100),
            (112, 112),
            (116, 128),
            (110, 142),
        ):
            s.fill(placed(svg("M-4 -3 L0 6 L4 -3 L0 -1 Z"), x, y, 1.0, 12), s.key if x < 92 else s.ink)
        s.fill(cut(head, placed(head, 3.2, 1.2)), "#ffffff")
    beak = svg(
        "M56 60 C46 58 38 64 35 74 C32 84 33 94 37 103 C38 96 41 91 46 90 C51 92 57 90 60 86 C57 78 56 68 56 60 Z"
    )
    s.inked([(beak, s.ink)], 2.0, (0.4, 0.8))
    s.fill(svg("M42 67 C37 72 35.500 80 36 90 C38 82 41 76 46 71 Z"), s.light)
    cere = svg("M57 58 C50 57 45 61 45 68 C45 75 50 78 58 78 Z")
    s.inked([(cere, s.key)], 1.6, (0.3, 0.5))
    s.fill(oval(51.4, 67.4, 1.8, 2.6, 20), s.ink)
    s.stroke([(60, 87), (52, 91, 46, 88.6)], s.light, 1.4)


def hawkeye(s: Impact) -> None:
    """A hawk fixes a mouse, which is seen in its eye. Very close, in profile; light: the low sun it looks into."""
    s.steps(ALL, (0, 90), (120, 60), ["#fff6e6", s.light, mix(s.light, s.key, 0.5), s.key, s.mid, s.mid])
    s.fill(svg("M-4 128 C20 122 44 126 70 122 V172 H-4 Z"), s.mid)
    for x in range(-2, 74, 6):
        s.stroke([(x, 150), (x + 1, 136), (x - 3, 122 + x * 7 % 9)], s.deep, 1.7)
    s.dots(box(60, -4, 124, 172), s.deep, (74, 60), (120, 6), 0.0, 0.7)
    _hawk(s)
    socket = svg("M54 60 C60 48 78 48 88 60 C92 70 86 82 76 85 C66 86 56 78 54 60 Z")
    s.fill(socket, s.ink)
    eye = oval(71, 67, 15)
    s.inked([(eye, s.key)], 1.8, (0, 0))
    with s.clipped(eye):
        s.halo(eye, s.deep, 71, 67, 8, 15, 0.0, 0.7, pitch=2.0)
        s.fill(cut(eye, oval(73, 70, 15)), s.light)
        s.fill(oval(71, 67, 9.6), s.ink)
        with s.clipped(oval(71, 67, 8.8)):
            s.fill(box(60, 70, 82, 80), s.mid)
            s.fill(box(60, 69.4, 82, 71), s.light)
            mouse = join(oval(72, 69, 3.7, 2.7), oval(68.2, 70, 2.1, 1.7), oval(69.4, 67.4, 1.5))
            s.fill(mouse, s.ink)
            s.rim([mouse], "#ffffff", (-1.0, -0.6), 0.9)
            s.stroke([(75.6, 70), (78, 70, 78.6, 66.8)], s.ink, 0.9)
        s.fill(oval(65.4, 60.6, 3.0, 2.2, -30), "#ffffff")
    brow = svg("M49 58 C58 46 78 46 96 60 C90 59 86 60 84 61 C74 52 62 52 52 62 Z")
    s.inked([(brow, s.ink)], 1.2)
    s.stroke([(54, 56), (66, 48.6, 82, 53)], s.light, 1.4)


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
        ((61.0, 34.0), (78.0, 50.0), (72.0, 110.0)),
        "lets a yo-yo down from the fifth floor",
        "foot of a house",
        "morning across the wall",
    ),
    "m1-23": Picture(
        hawkeye,
        ((70.0, 66.0), (44.0, 78.0), (72.0, 70.0)),
        "fixes a field mouse",
        "stubble field",
        "low sun in front of it",
    ),
    "m1-24": Picture(yondu, ((41.0, 80.0), (80.0, 96.0), (42.0, 46.0)), "whistles", "camp in the woods", "camp fire"),
}
