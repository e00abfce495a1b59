"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
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


def _sewer_shaft(s: Impact) -> None:
    """Paint a brick shaft seen from below, its cover pushed aside and day falling in."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    for x in range(-10, 130, 18):
        s.fill(box(x, -4, x + 9, 172), mix(s.ink, s.deep, 0.6))
    for row in range(16):
        y = 8 + 11 * row
        s.stroke([(-4, y), (60, y + 9, 124, y)], s.ink, 1.3)
        for x in range(-8 + 10 * (row % 2), 124, 20):
            dip = 4.5 - ((x - 60) / 60) ** 2 * 4.5
            s.stroke([(x, y + dip), (x, y + dip + 11)], s.ink, 1.1)
    beam = polygon((26, -4), (62, -4), (112, 172), (40, 172))
    s.fill(beam, mix(s.deep, s.mid, 0.8), 0.75)
    s.fill(polygon((34, -4), (54, -4), (94, 172), (56, 172)), mix(s.mid, s.key, 0.6), 0.7)
    s.halo(ALL, s.ink, 62, 60, 46, 108, 0.0, 0.75)
    s.inked([(oval(44, 8, 32, 15), s.key)], 2.4)
    s.fill(oval(43, 6, 28, 12), s.light)
    s.fill(oval(42, 4, 22, 9), "#ffffff")
    s.inked([(oval(74, 4, 26, 11, 8), mix(s.ink, s.deep, 0.6))], 1.8)
    for number in range(4):
        y = 62 + 26 * number
        s.stroke([(100, y), (100, y + 8), (116, y + 8), (116, y)], s.ink, 4.6)
        s.stroke([(100, y), (100, y + 7.4), (116, y + 7.4), (116, y)], s.key, 1.8)


def lizard(s: Impact) -> None:
    """A lizard climbs a wall towards the day. Light: the open manhole."""
    _sewer_shaft(s)
    body = ribbon(
        [
            (40, 142, 0.6),
            (52, 136, 2.2),
            (66, 128, 4.0),
            (76, 114, 6.0),
            (72, 98, 9.0),
            (62, 84, 9.4),
            (60, 70, 7.6),
            (66, 58, 5.6),
        ]
    )
    head = svg("M58 60 C58 50 64 40 74 36 C78 36 80 39 79 44 C78 54 74 62 68 66 C63 68 59 66 58 60 Z")
    limbs = (
        ((58, 70), (44, 68), (40, 56), -110),
        ((68, 66), (82, 66), (88, 54), -60),
        ((68, 102), (52, 106), (46, 96), -130),
        ((78, 104), (92, 104), (97, 92), -50),
    )
    shapes, toes = [], []
    for hip, knee, foot, turn in limbs:
        shapes.append(join(taper(hip, 4.4, knee, 3.2), taper(knee, 3.2, foot, 2.4)))
        toes += [taper(foot, 1.7, around(*foot, 8, turn + spread), 1.2) for spread in (-70, -25, 25, 70)]
    with s.moved(6.0, 5.0):  # its shadow on the bricks
        s.fill(join(body, head, *shapes), s.ink, 0.75)
    green, shade = s.accent, mix(s.accent, s.ink, 0.72)
    s.inked([*((toe, green) for toe in toes), *((shape, green) for shape in shapes)], 1.5, (0.8, 1.0))
    s.inked([(body, green), (head, green)], 2.0, (1.1, 1.3))
    whole = join(body, head)
    with s.clipped(whole):
        s.fill(cut(whole, placed(whole, -3.6, -2.4)), shade)
        s.fill(cut(whole, placed(whole, 2.0, 2.0)), "#f4ffb0")
    for x, y, r in (
        (62, 66, 2.0),
        (61, 74, 2.5),
        (62, 82, 2.8),
        (66, 90, 2.8),
        (71, 98, 2.6),
        (75, 106, 2.3),
        (76, 114, 1.9),
        (71, 122, 1.5),
        (64, 128, 1.1),
    ):
        s.fill(placed(polygon((0, -1.4), (1, 0), (0, 1.4), (-1, 0)), x, y, r, 12), s.deep)
    for shape in shapes:
        s.fill(cut(shape, placed(shape, -1.6, -1.4)), shade)
    for x, y, turn in ((62.4, 51.5, -58), (74.6, 54.5, -64)):
        s.inked(
            [(placed(svg("M-4 0 C-2 -3 2 -3 4.500 -0.5 C2 2.500 -2 2.500 -4 0 Z"), x, y, turn=turn), "#ffffff")],
            1.2,
            (0.2, 0.3),
        )
        s.fill(placed(box(-0.8, -2.4, 0.8, 2.2), x, y, turn=turn), s.ink)
    s.stroke([(66, 62), (70, 54), (74, 42)], shade, 1.1)
    s.stroke([(77, 37), (80, 35, 79, 31)], s.ink, 2.6)
    s.stroke([(77, 37), (80, 35, 79, 31)], "#ff8ab0", 1.2)


"""A spot of fur, about the origin."""


def _night_savannah(s: Impact) -> None:
    """Paint a plain with an acacia before a moon that rises."""
    s.steps(ALL, (60, 0), (60, 108), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    for r, tone in ((48, mix(s.deep, s.mid, 0.7)), (38, s.mid), (29, s.key), (22, s.light), (19, "#ffffff")):
        s.fill(oval(50, 70, r), tone)
    s.fill(oval(44, 64, 4, 3), s.light)
    s.fill(oval(56, 76, 3, 2.2), s.light)
    s.halo(ALL, s.ink, 50, 70, 44, 100, 0.0, 0.75)
    tree = join(
        ribbon([(22, 112, 3.0), (24, 92, 2.4), (20, 74, 1.6), (12, 62, 0.8)]),
        ribbon([(24, 92, 2.0), (32, 78, 1.4), (38, 66, 0.7)]),
        oval(10, 60, 20, 5.6),
        oval(34, 62, 16, 4.6),
        oval(22, 55, 16, 4.6),
    )
    s.fill(placed(tree, -15, 4), mix(s.ink, s.deep, 0.4))
    s.fill(svg("M-4 108 C30 102 90 104 124 108 V172 H-4 Z"), mix(s.ink, s.deep, 0.75))


def _grass(s: Impact, y: float, count: int, high: float, tone: Color, seed: int) -> None:
    """Paint a row of blades of grass whose roots lie at ``y``."""
    lots = chance(seed)
    for number in range(count):
        x = -6 + 134 * number / count + 4 * next(lots)
        up, lean = high * (0.6 + 0.6 * next(lots)), 10 * (next(lots) - 0.5)
        s.fill(polygon((x - 1.8, y), (x + lean, y - up), (x + 1.8, y)), tone)


def _house_at_dusk(s: Impact) -> None:
    """Paint a street at dusk and, on the right, a house of bricks with dark windows."""
    s.steps(
        ALL,
        (40, 0),
        (40, 130),
        [s.deep, mix(s.deep, s.mid, 0.55), s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5)],
    )
    s.fill(skyline(-8, 70, 172, (44, 58, 36, 50, 40), 4), mix(s.deep, s.mid, 0.6))
    wall = box(64, 22, 130, 172)
    s.inked([(wall, mix(s.ink, s.deep, 0.85)), (box(59, 16, 130, 25), s.mid)], 2.0, (-0.8, 0.6))
    s.fill(box(59, 16, 130, 18.4), s.key)
    for row in range(15):
        y = 27 + 8.4 * row
        s.stroke([(66, y), (124, y)], s.ink, 0.9)
        for number in range(4):
            x = 72 + 15 * number + 7.5 * (row % 2)
            s.stroke([(x, y), (x, y + 8.4)], s.ink, 0.9)
    for x in (74, 102):
        s.inked([(box(x, 116, x + 14, 140), s.ink)], 1.2, (0, 0))
        s.fill(box(x - 2, 140, x + 16, 143), s.key)
    s.fill(box(64, 26, 67, 172), s.mid)
    s.dots(box(-4, 100, 62, 150), s.mid, (58, 110), (0, 150), 0.0, 0.7)


def _open_room(s: Impact) -> None:
    """Paint the room behind the broken wall: striped paper, a picture that hangs askew, a lamp that is still on."""
    hole = polygon(
        (60, 56),
        (69, 50),
        (73, 41),
        (84, 44),
        (92, 37),
        (104, 44),
        (114, 43),
        (120, 58),
        (115, 68),
        (121, 82),
        (112, 92),
        (114, 104),
        (101, 103),
        (92, 111),
        (82, 104),
        (70, 106),
        (66, 96),
        (59, 92),
    )
    s.inked([(hole, s.key)], 2.2, (-1.0, -0.6))
    s.fill(placed(hole, 2.2, 1.4), s.light)
    with s.clipped(placed(hole, 2.4, 1.6)):
        for number in range(7):
            s.fill(box(62 + 9.4 * number, 30, 66 + 9.4 * number, 98), "#ffffff")
        s.fill(box(50, 96, 130, 120), s.mid)
        s.fill(box(50, 95, 130, 97.6), s.ink)
        s.inked([(placed(box(-7, -8.5, 7, 8.5), 87, 61, turn=14), s.mid)], 1.5, (0.3, 0.6))
        s.fill(placed(polygon((-5, 5), (-1, -3), (2, 1), (4, -2), (5, 5)), 87, 61, turn=14), s.light)
        s.inked(
            [(polygon((94, 94), (94, 84), (118, 84), (118, 94), (114, 94), (114, 88), (98, 88), (98, 94)), s.deep)], 1.4
        )
        s.inked([(svg("M104 84 V76 H107 V84 Z"), s.ink)], 0.8, (0, 0))
        s.inked([(polygon((100, 77), (102.500, 65), (109, 65), (112, 77)), s.accent)], 1.7, (0.4, 0.7))
        s.fill(polygon((101.500, 76), (103.500, 66), (105.500, 66), (105, 76)), "#f6ffc0")


def _wrecking_ball(s: Impact, x: float, y: float, r: float) -> None:
    """Paint a ball of iron on its chain; its right side takes the light of the room."""
    for number in range(7):
        link = oval(x + 2.5 + 4.4 * number, y - r - 4 - 11.5 * number, *((2.6, 6.2) if number % 2 else (1.1, 6.0)), 20)
        s.line(link, s.ink, 5.0)
        s.line(link, s.light, 1.5)
    ball = oval(x, y, r)
    s.inked(
        [(svg(f"M{x - 5} {y - r + 2} L{x - 3} {y - r - 6} H{x + 5} L{x + 7} {y - r + 2} Z"), s.mid)], 1.7, (0.5, 0.4)
    )
    s.inked([(ball, mix(s.ink, s.deep, 0.45))], 2.4, (-1.2, 0.8))
    with s.clipped(ball):
        s.fill(cut(ball, oval(x - 7, y + 5, r * 1.02)), s.mid)
        s.fill(cut(ball, oval(x - 3.4, y + 2.6, r * 1.02)), s.accent)
        s.fill(
            polygon((x - r, y - 4), (x - 11, y - 13), (x - 7, y - 9), (x - 13, y), (x - 12, y + 7), (x - r, y + 8)),
            s.deep,
        )
        s.dots(ball, s.ink, (x, y), (x - r, y + r), 0.0, 0.8, pitch=2.4)


def abomination(s: Impact) -> None:
    """A wrecking ball opens a house in which a lamp is still on. Side view; light: that lamp."""
    _house_at_dusk(s)
    _open_room(s)
    for r, tone in ((29, s.ink), (26.4, s.accent), (17, "#ffffff")):
        s.flash(66, 78, r, 12, tone, seed=8, hollow=0.5)
    _wrecking_ball(s, 55, 80, 17.5)
    for x, y, size, turn in (
        *((46, 52, 1.0, 24), (77, 112, 1.25, -30), (60, 112, 0.9, 48), (84, 92, 0.8, 12), (76, 52, 0.8, -20)),
        *((46, 118, 1.15, -14), (66, 128, 0.8, 70), (96, 104, 0.7, 30)),
    ):
        brick = placed(box(-5, -2.8, 5, 2.8, 0.5), x, y, size, turn)
        s.inked([(brick, s.mid)], 1.4, (0.3, 0.9))
        s.fill(cut(brick, placed(brick, 0.6, 1.8)), s.light)
    for points in ([(33, 62), (24, 72)], [(32, 74), (22, 84)], [(34, 88), (26, 96)]):
        s.stroke(points, s.ink, 1.8)


def _gate_in_the_snow(s: Impact) -> None:
    """Paint a garden gate at night in falling snow, lit windows of a house far behind."""
    s.steps(ALL, (60, 0), (60, 112), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.6), s.mid])
    for r, tone in ((66, mix(s.deep, s.mid, 0.7)), (52, s.mid), (39, mix(s.mid, s.key, 0.6)), (27, s.key)):
        s.fill(oval(80, 58, r), tone)
    s.halo(ALL, s.ink, 80, 58, 60, 112, 0.0, 0.75)
    house = svg("M-4 96 V60 L14 44 L34 60 V52 H40 V64 L46 70 V112 H-4 Z")
    s.fill(house, mix(s.ink, s.deep, 0.5))
    s.fill(svg("M-4 60 L14 44 L46 70 L44 74 L14 50 L-4 66 Z"), s.light)
    for x, y in ((34, 80), (14, 70)):
        s.fill(box(x, y, x + 7, y + 10), s.accent)
        s.fill(box(x + 3, y, x + 4, y + 10), s.ink)
    s.fill(svg("M-4 106 C20 98 50 104 70 100 C94 96 108 102 124 98 V172 H-4 Z"), s.light)
    s.dots(svg("M-4 106 C20 98 50 104 70 100 C94 96 108 102 124 98 V172 H-4 Z"), s.key, (80, 110), (10, 150), 0.0, 0.9)
    for x in (106, 116):
        s.inked([(box(x - 3, 70, x + 3, 140), s.deep)], 1.5)
        s.fill(oval(x, 69, 5, 3.4), "#ffffff")
    for y in (84, 108):
        s.inked([(box(100, y, 124, y + 4), s.deep)], 1.2)
        s.fill(box(100, y - 2.4, 124, y), "#ffffff")


def winter_soldier(s: Impact) -> None:
    """A snowman stands guard with a broom at his shoulder. Light: the snow about a lamp."""
    _gate_in_the_snow(s)
    white, lime = "#ffffff", s.accent
    s.fill(svg("M40 140 C60 132 96 132 112 142 C96 150 56 150 40 140 Z"), s.mid)
    # broom at the shoulder, behind
    s.inked([(polygon((50, 132), (54, 133), (46, 40), (42, 40)), "#a8683a")], 1.7, (0.5, 0.7))
    twigs = svg("M41 46 C36 36 34 24 37 12 L42 17 L45 10 L49 17 L54 12 C56 24 52 36 48 46 Z")
    s.inked([(twigs, lime)], 2.0, (0.6, 1.0))
    s.fill(svg("M41 46 C37 36 36 26 38 16 L42 20 C41 30 42 38 43 46 Z"), "#f4ffb0")
    s.inked([(box(40, 42, 49, 48, 1), s.deep)], 1.4, (0.3, 0.5))
    # body of three balls, largest first
    for x, y, r in ((76, 124, 25), (75, 92, 19), (74, 66, 14.5)):
        ball = oval(x, y, r, r * 0.92)
        s.inked([(ball, white)], 2.4, (0.9, 1.4))
        s.fill(cut(ball, placed(ball, -r * 0.2, -r * 0.16)), mix(s.key, s.light, 0.4))
        s.dots(ball, s.mid, (x + r * 0.2, y), (x + r, y + r * 0.8), 0.0, 0.85, pitch=2.4)
    # twig arms: one holds the broom, one salutes
    for points in ([(60, 90), (52, 96), (49, 104)], [(90, 86), (104, 78), (90, 60)]):
        s.stroke(points, s.ink, 4.6)
        s.stroke(points, "#a8683a", 2.2)
    for start, end in (((90, 60), (85, 57)), ((90, 60), (87, 54)), ((49, 104), (45, 107)), ((49, 104), (52, 109))):
        s.stroke([start, end], s.ink, 3.0)
    # scarf, saucepan, face, buttons
    scarf = svg("M60 76 C68 82 82 82 89 75 L91 81 C83 89 67 89 59 83 Z")
    tail = svg("M82 82 L90 79 L98 100 L94 100 L92 104 L89 100 L86 104 Z")
    s.inked([(tail, lime), (scarf, lime)], 1.8, (0.5, 0.8))
    s.dots(tail, mix(lime, s.ink, 0.7), (88, 84), (94, 104), 0.0, 0.8, pitch=2.4)
    pan = svg("M58 56 C57 46 58 40 60 38 H88 C90 42 91 48 90 56 C80 60 68 60 58 56 Z")
    s.inked([(polygon((88, 44), (106, 40, 1.5), (106, 45, 1.5), (89, 50)), s.deep), (pan, s.mid)], 2.2, (0.6, 1.1))
    s.fill(svg("M60 54 C59 46 60 42 62 40 H70 C67 44 66 50 67 57 Z"), s.light)
    s.dots(pan, s.ink, (76, 44), (90, 56), 0.0, 0.8, pitch=2.4)
    for x in (68, 79):
        s.fill(oval(x, 64, 2.2, 2.6), s.ink)
    s.inked([(polygon((72, 67), (73, 72.5), (57, 72.5)), "#ff8a1e")], 1.4, (0.3, 0.5))
    for x, y in ((67, 75.5), (71, 77), (75.6, 77), (80, 75)):
        s.fill(oval(x, y, 1.0), s.ink)
    for x, y in ((73, 94), (74, 112), (75, 124)):
        s.inked([(oval(x, y, 2.6), s.ink)], 0.5)
    lots = chance(9)
    for _ in range(34):
        s.fill(oval(120 * next(lots), 140 * next(lots), 0.8 + 1.2 * next(lots)), white)
    s.fill(svg("M-4 142 C20 136 40 146 60 142 C86 138 100 146 124 140 V172 H-4 Z"), white)


def kraven(s: Impact) -> None:
    """An elephant rears its trunk before a mouse. In profile; light: the rising moon, low at the left."""
    _night_savannah(s)
    hide, lit, dim = mix(s.mid, s.key, 0.3), mix(s.key, s.light, 0.55), mix(s.deep, s.mid, 0.45)
    s.fill(polygon((50, 141), (120, 137), (130, 150), (66, 148)), s.ink)
    for x, foot in ((72, 139), (104, 137)):  # the far legs
        s.inked([(box(x - 6, 98, x + 6, foot, 3), dim)], 2.0, (0.5, 0.9))
    s.stroke([(116, 78), (121, 92, 117, 108)], s.ink, 3.4)
    body = svg(
        "M58 78 C62 64 82 58 98 62 C112 66 118 80 117 96 V138 C117 142 101 142 100 138 L99 116 C92 119 84 119 78 116 "
        "L77 140 C77 144 60 144 60 140 L59 108 C54 100 54 88 58 78 Z"
    )
    s.inked([(body, hide)], 2.5, (0.9, 1.5))
    with s.clipped(body):
        s.fill(cut(body, placed(body, 3.4, 4.0)), lit)
        s.dots(body, s.ink, (80, 84), (118, 120), 0.0, 0.85, pitch=2.4)
    for x, y in ((63, 140), (68.5, 141), (74, 140), (104, 138), (109.5, 139), (114, 138)):
        s.fill(oval(x, y, 2.2, 1.9), s.light)
    # head with the trunk thrown up
    trunk = ribbon([(52, 84, 9.0), (41, 94, 7.0), (33, 88, 5.4), (33, 74, 4.6), (39, 64, 4.0), (38, 55, 4.4)])
    head = svg("M46 74 C46 60 56 52 67 54 C78 56 82 66 80 78 C78 90 68 98 58 96 C50 94 46 86 46 74 Z")
    s.inked([(trunk, hide), (head, hide)], 2.4, (0.7, 1.3))
    with s.clipped(join(trunk, head)):
        s.fill(cut(join(trunk, head), placed(join(trunk, head), 2.6, 2.4)), lit)
        for x, y, half in ((45, 91, 5), (36, 90, 4.5), (33, 80, 4.5), (34, 71, 4)):
            s.stroke([(x - half, y - 2), (x, y, x + half, y + 2)], dim, 1.2)
    tusk = ribbon([(55, 92, 3.0), (48, 102, 2.7), (38, 104, 0.6)])
    s.inked([(tusk, "#fff8e8")], 1.6, (0.3, 0.7))
    ear = svg("M70 62 C80 54 96 60 98 74 C99 88 90 100 80 100 C72 96 68 84 70 62 Z")
    s.inked([(ear, hide)], 2.2, (0.9, 1.4))
    s.fill(cut(ear, placed(ear, 2.2, 2.4)), lit)
    s.dots(ear, dim, (76, 74), (96, 92), 0.0, 0.9, pitch=2.4)
    s.inked([(oval(58, 71, 4.8, 5.4), "#ffffff")], 1.5, (0.2, 0.4))
    s.fill(oval(56.4, 73.4, 2.2), s.ink)
    s.stroke([(52, 63), (58, 60, 64, 63)], s.ink, 2.0)
    # the mouse stands up to it
    lime, pale = s.accent, "#f4ffb0"
    s.stroke([(36, 144), (30, 146, 32, 150)], s.ink, 2.2)
    for x in (40, 47.6):
        s.inked([(oval(x, 122, 3.8), lime)], 1.4, (0.3, 0.5))
    s.inked([(oval(42.6, 137, 6.4, 7.4), lime), (oval(44, 127, 5.6, 5.0), lime)], 1.8, (0.5, 0.9))
    s.inked([(taper((46, 133), 1.5, (51.6, 129), 1.3), lime)], 1.1)
    s.fill(cut(oval(42.6, 137, 6.4, 7.4), placed(oval(42.6, 137, 6.4, 7.4), 2.0, 1.4)), pale)
    s.fill(oval(46, 126, 1.1), s.ink)
    s.fill(oval(49.4, 128, 1.1), s.ink)
    _grass(s, 152, 22, 6, mix(s.ink, s.deep, 0.3), 5)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard, ((70.0, 48.0), (66.0, 86.0)), "climbs towards the day", "shaft of a sewer", "open manhole"
    ),
    "m1-34": Picture(
        abomination, ((56.0, 80.0), (76.0, 74.0), (106.0, 72.0)), "opens a house", "street at dusk", "lamp left on"
    ),
    "m1-35": Picture(
        winter_soldier, ((74.0, 66.0), (76.0, 100.0)), "stands guard", "gate in the snow", "snow about a lamp"
    ),
    "m1-36": Picture(
        kraven, ((58.0, 71.0), (43.0, 128.0), (38.0, 62.0)), "shies from a mouse", "savannah", "rising moon"
    ),
}
