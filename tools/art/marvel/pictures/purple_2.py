"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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
    svg,
    taper,
)


def jessica_jones(s: Impact) -> None:
    """A lens finds the print that glows; the one who left it casts a shadow into the light. Top-down; light: a street lamp."""
    night = mix(s.ink, s.deep, 0.30)
    s.fill(ALL, night)
    pool = oval(72, 66, 68, 66)
    # slabs
    for c, clip in (
        (mix(s.ink, s.deep, 0.75), ALL),
        (s.mid, pool),
        (mix(s.mid, s.key, 0.5), oval(72, 65, 57, 55)),
        (s.key, oval(72, 64, 47, 46)),
        (mix(s.key, s.light, 0.4), oval(72, 63, 37, 36)),
    ):
        s.fill(clip, c)
    s.halo(ALL, night, 76, 62, 50, 96, 0.0, 0.75, squeeze=0.9)
    with s.moved(turn=-24.0, about=(70.0, 70.0)):
        for i in range(-3, 9):
            s.stroke([(-60, i * 22), (200, i * 22)], mix(s.ink, s.deep, 0.5), 0.9, 0.75)
            for j in range(-2, 7):
                x = j * 34 + (i % 2) * 17
                s.stroke([(x, i * 22), (x, i * 22 + 22)], mix(s.ink, s.deep, 0.5), 0.9, 0.75)
    # kerb and drain
    s.fill(polygon((-6, 126), (40, 156), (-6, 156)), s.ink)
    s.fill(polygon((-6, 116), (-6, 122), (46, 156), (56, 156)), s.deep)
    # somebody's shadow looks on from the right
    man = svg(
        "M128 40 C118 42 110 46 106 50 C103 44 95 43 90.500 47 C85 51 85.500 59 90 62.500 C94 65.500 99 65 102 62 C103 70 106 84 114 96 L128 104 Z"
    )
    s.fill(man, mix(s.ink, s.deep, 0.12))
    # prints
    sole = svg(
        "M0 -11 C5 -11 6.500 -6 5.500 -1 C5 2 4 3 4 5 C4.500 8 4 12 0 12 C-4 12 -4.500 8 -4 5 C-4 3 -5 2 -5.500 -1 C-6.500 -6 -5 -11 0 -11 Z"
    )
    for x, y, t in (
        (48, 136, 20),
        (58, 124, 24),
        (44, 114, 20),
        (58, 44, 12),
        (72, 34, 14),
        (60, 22, 10),
        (74, 12, 12),
    ):
        s.fill(placed(sole, x, y, 0.72, t), mix(s.ink, s.deep, 0.35))
    # glass: hand from the lower right
    lx, ly, r = 66, 82, 25
    s.fill(oval(lx + 7, ly + 9, r + 3), s.ink, 0.7)
    s.fill(ribbon([(lx + 24, ly + 28, 3), (lx + 40, ly + 46, 5), (lx + 62, ly + 70, 6)]), s.ink, 0.7)
    handle = ribbon([(lx + 17, ly + 19, 2.9), (lx + 22, ly + 25, 3.6), (lx + 34, ly + 39, 4.4)])
    s.inked([(handle, s.accent)], w=1.3)
    sleeve = polygon((97, 122), (115, 103), (160, 140), (140, 190), (112, 164))
    fist = svg(
        "M86 113 C84 106 88 100 94 98.500 C98 95 105 95 109 99 C114 102 117 107 116 112 C115 122 108 130 101 131 C94 131 87 121 86 113 Z"
    )
    dark = mix(s.ink, s.deep, 0.35)
    s.inked([(sleeve, s.ink), (fist, dark)], w=1.6, heavy=(0.8, 1.0))
    fingers = [taper((x + 9, y - 6), 3.6, (x, y), 3.2) for x, y in ((87.5, 109), (90, 115.5), (94, 121.5), (99, 127))]
    for i, f in enumerate(fingers):
        s.inked([(f, dark)], w=0.9, heavy=(0.5, 0.6))
        s.rim([f], s.light if i < 2 else s.key, (-1, -1), 1.5)
    thumb = taper((107, 103), 3.8, (94, 100.5), 3.1)
    s.inked([(thumb, dark)], w=0.9, heavy=(0.5, 0.7))
    s.rim([thumb], "#ffffff", (-0.3, -1), 1.7)
    s.rim([sleeve], s.key, (0.4, -1), 1.4)
    s.fill(polygon((99, 119), (114, 104), (118, 107.500), (103, 124)), s.key)
    s.line(polygon((99, 119), (114, 104), (118, 107.500), (103, 124)), s.ink, 1.0)
    s.inked([(oval(lx, ly, r + 2.6), "#ffffff")], w=1.6, heavy=(1.3, 1.6))
    s.fill(cut(oval(lx, ly, r + 2.6), oval(lx - 2, ly - 2.2, r + 2.6)), s.mid)
    s.line(oval(lx, ly, r), s.ink, 1.5)
    lens = oval(lx, ly, r - 0.6)
    s.fill(lens, mix(s.ink, s.deep, 0.2))
    with s.clipped(lens):
        for k, c in ((r * 0.95, mix(s.ink, s.deep, 0.75)), (r * 0.62, s.mid)):
            s.fill(oval(lx, ly, k), c)
        s.halo(lens, s.ink, lx, ly, 10, r, 0.0, 0.8, pitch=2.5)
        big = placed(sole, lx, ly, 1.72, 24)
        s.fill(big, s.accent)
        with s.clipped(big), s.moved(lx, ly, turn=24.0):
            for i in range(-5, 6):
                y = i * 4.4
                s.stroke([(-12, y + 3), (0, y), (12, y + 3)], mix(s.accent, s.ink, 0.75), 1.5)
        s.fill(
            svg(
                f"M{lx - 21} {ly - 4} C{lx - 20} {ly - 14} {lx - 12} {ly - 21} {lx - 2} {ly - 21.5} C{lx - 10} {ly - 18} {lx - 16} {ly - 12} {lx - 17} {ly - 3} Z"
            ),
            "#ffffff",
            0.85,
        )


def she_hulk(s: Impact) -> None:
    """A gavel comes down and breaks the judge's bench; a court room."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    # tall window and its shaft
    for x in (20, 36):
        pane = arch(x - 6, x + 6, 26, 80)
        s.fill(pane, s.light)
        s.stroke([(x, 20), (x, 80)], s.ink, 1.0)
        s.stroke([(x - 6, 46), (x + 6, 46)], s.ink, 1.0)
    s.fill(polygon((14, 24), (42, 20), (124, 118), (124, 150), (60, 150)), s.key, 0.45)
    s.fill(polygon((24, 40), (42, 30), (112, 128), (84, 138)), s.light, 0.4)
    # columns and the crowd in the gallery
    for x in (56, 110):
        s.fill(box(x - 5, -4, x + 5, 90), mix(s.deep, s.mid, 0.3))
        for dx in (-2, 1):
            s.fill(box(x + dx, -4, x + dx + 1, 90), mix(s.ink, s.deep, 0.5))
    s.fill(box(-4, 86, 124, 92), mix(s.deep, s.mid, 0.45))
    for x in range(4, 124, 11):
        s.fill(join(oval(x, 79, 3.4, 4), oval(x, 89, 5.6, 6)), mix(s.ink, s.deep, 0.25))
    s.halo(ALL, s.ink, 70, 96, 44, 104, 0.0, 0.75)
    # the bench, split and lifted in two halves
    s.flash(66, 112, 54, 15, s.accent, seed=6, squeeze=0.62)
    s.flash(66, 112, 38, 13, "#ffffff", seed=7, squeeze=0.55)

    def board(side: int) -> None:
        top = polygon((66 + side * 5, 122), (66 + side * 1, 128), (66 + side * 66, 104), (66 + side * 66, 96))
        front = polygon(
            (66 + side * 1, 128),
            (66 + side * 6, 138),
            (66 + side * 2, 152),
            (66 + side * 66, 152),
            (66 + side * 66, 104),
        )
        s.inked(
            [(front, mix(s.deep, s.mid, 0.55 if side < 0 else 0.25)), (top, mix(s.mid, s.key, 0.5))], 1.8, (0.9, 1.2)
        )
        with s.clipped(front):
            for number in range(1, 4):
                x = 66 + side * (6 + number * 15)
                s.line(box(min(x, x + side * 10), 122 - number * 4, max(x, x + side * 10), 146), s.ink, 1.1)
            s.dots(front, s.ink, (66, 120), (66 + side * 60, 150), 0.0, 0.8)

    board(-1)
    board(1)
    # the gavel
    with s.moved(70, 92, 1.0, turn=-24):
        handle = polygon((-3, -12), (3, -12), (4.6, -84), (-4.6, -84))
        s.inked([(handle, mix("#8a4a26", s.mid, 0.25))], 1.7, (0.9, 0.9))
        s.fill(polygon((-2.4, -12), (-0.6, -12), (-1.2, -84), (-3.8, -84)), "#e0a06a")
        head = block(-27, -14, 54, 30, 5)
        s.inked([(head, mix("#a85a2c", s.mid, 0.2))], 2.1, (1.3, 1.5))
        s.fill(both(head, box(-30, -12, 30, -5)), "#e8b07a")
        for x in (-20, 15):
            s.inked([(block(x, -15.4, 5, 32.8, 1.5), s.accent)], 1.2, (0.6, 0.8))
            s.fill(block(x + 1, -13, 1.4, 28), "#ffffff")
        with s.clipped(head):
            s.dots(head, s.ink, (0, 0), (20, 18), 0.0, 0.8, pitch=2.4)
            s.stroke([(-14, 2), (0, 0, 13, 4)], mix("#a85a2c", s.ink, 0.4), 0.8)
            s.stroke([(-14, 8), (0, 6, 13, 10)], mix("#a85a2c", s.ink, 0.4), 0.8)
    for x, y, size, turn in (
        (40, 98, 5, 20),
        (98, 86, 5, 70),
        (34, 112, 4, -30),
        (102, 104, 6, 30),
        (54, 130, 5, 10),
        (84, 132, 4, 60),
    ):
        chip = placed(polygon((-1, -0.3), (0.8, -0.5), (1, 0.2), (-0.8, 0.5)), x, y, size, turn)
        s.inked([(chip, mix(s.mid, s.key, 0.5))], 1.1, (0.5, 0.7))
    papers = ((30, 62, 20), (98, 60, -24), (46, 52, 50))
    for x, y, turn in papers:
        sheet = placed(svg("M-6 -7 C-2 -9 3 -6 6 -8 L7 6 C3 8 -2 5 -5 8 Z"), x, y, 1, turn)
        s.inked([(sheet, "#ffffff")], 1.1, (0.5, 0.7))
        s.fill(placed(block(-3.4, -3, 6.4, 1), x, y, 1, turn), s.mid)
        s.fill(placed(block(-3.4, 0, 6.4, 1), x, y, 1, turn), s.mid)


def okoye(s: Impact) -> None:
    """A spear lands on a parade ground, in a ring of dust; long shadows fall at sunrise."""
    s.fill(ALL, mix(s.mid, s.key, 0.35))
    # the ground seen aslant from above: flags of stone
    with s.moved(turn=-18, about=(60, 84)):
        for number in range(-3, 14):
            s.stroke([(-40, number * 16 - 8), (180, number * 16 - 8)], mix(s.mid, s.deep, 0.45), 0.9)
            s.stroke([(number * 20 - 40, -40), (number * 20 - 40, 220)], mix(s.mid, s.deep, 0.45), 0.9)
    s.fill(polygon((-4, -4), (60, -4), (-4, 76)), s.light, 0.5)
    s.dots(ALL, s.deep, (40, 60), (124, 150), 0.0, 0.65)
    # the shadows of a row of people who stand to the left, outside the picture
    for x, y in ((26, -6), (4, 20), (-16, 48)):
        shadow = join(
            polygon((x, y), (x + 8, y - 5), (x + 62, y + 46), (x + 54, y + 53)), oval(x + 63, y + 54, 7, 5.4, 42)
        )
        s.fill(shadow, mix(s.deep, s.ink, 0.25), 0.75)
    # the shadow of the spear
    s.fill(polygon((70, 104), (72.6, 101), (124, 140), (124, 145)), mix(s.deep, s.ink, 0.3))
    # the ring of dust
    for r, color in ((38, mix(s.key, s.light, 0.3)), (30, s.light), (22, "#ffffff")):
        s.fill(oval(68, 104, r, r * 0.62), color, 0.9)
    s.fill(oval(68, 104, 17, 10), mix(s.mid, s.deep, 0.4))
    for number in range(14):
        a = math.radians(number * 25.7)
        x, y = 68 + 33 * math.cos(a), 104 + 20 * math.sin(a)
        puff = oval(x, y, 6.4 + 1.6 * (number % 3), 4.6 + 1.2 * (number % 2))
        s.inked([(puff, mix(s.key, s.light, 0.55))], 1.1, (0.5, 0.7))
        s.fill(oval(x - 1.2, y - 1.2, 4.2, 2.8), "#ffffff")
    # cracks from the blow
    for a, long in ((200, 15), (260, 12), (320, 16), (20, 14), (80, 12), (140, 15)):
        end = (68 + long * math.cos(math.radians(a)), 104 + long * 0.62 * math.sin(math.radians(a)))
        s.stroke([(68, 104), ((68 + end[0]) / 2 + 1.5, (104 + end[1]) / 2 - 1), end], s.ink, 1.5)
    # the spear, point in the stone
    with s.moved(68, 106, 1.0, turn=23):
        s.inked([(block(-2.6, -122, 5.2, 86, 1), mix(s.deep, s.ink, 0.2))], 1.5, (0.8, 0.9))
        s.fill(block(-1.8, -122, 1.3, 86), s.key)
        blade = svg("M0 2 C-7 -8 -10 -22 -6.500 -36 L6.500 -36 C10 -22 7 -8 0 2 Z")
        s.inked([(blade, "#ffffff")], 1.8, (1.0, 1.2))
        s.fill(both(blade, box(0, -40, 12, 4)), mix(s.key, s.mid, 0.35))
        s.stroke([(0, -34), (0, -4)], s.ink, 0.9)
        s.inked([(block(-5, -44, 10, 9, 1.5), "#ffc75e")], 1.3, (0.6, 0.8))
        for y in (-41.4, -38.4):
            s.stroke([(-5, y), (5, y)], s.ink, 0.8)
        for y in (-66, -72, -78):
            s.inked([(block(-3.2, y, 6.4, 4, 1), s.accent)], 0.9, (0.4, 0.5))
        ribbon_ = ribbon([(3, -48, 2.4), (16, -52, 3.2), (24, -44, 2.6), (34, -48, 1.0)])
        s.inked([(ribbon_, s.accent)], 1.4, (0.7, 0.9))
        s.fill(both(ribbon_, placed(ribbon_, 0, -1.8)), mix(s.accent, "#ffffff", 0.5))
    s.debris(
        [(46, 92, 2.4, 20), (88, 94, 2.8, 60), (54, 122, 2.4, 10), (84, 120, 2.2, 45), (100, 106, 2, 30)],
        mix(s.mid, s.deep, 0.3),
        s.light,
        0.7,
    )


def crossbones(s: Impact) -> None:
    """A chain snaps before the door of a vault, cut by a torch."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    # the door: a disc with bolts and a wheel
    s.fill(oval(68, 76, 60), mix(s.ink, s.deep, 0.7))
    s.inked([(oval(68, 76, 53), mix(s.deep, s.mid, 0.35))], 1.8, (0.8, 1.2))
    s.fill(oval(66, 74, 46), mix(s.deep, s.mid, 0.6))
    s.line(oval(68, 76, 46), s.ink, 1.4)
    for number in range(16):
        a = math.radians(22.5 * number + 11)
        x, y = 68 + 49.5 * math.cos(a), 76 + 49.5 * math.sin(a)
        s.inked([(oval(x, y, 2.6), mix(s.mid, s.key, 0.3))], 0.8, (0.4, 0.5))
    for number in range(3):
        a = math.radians(60 * number + 12)
        s.stroke(
            [(68 - 27 * math.cos(a), 66 - 27 * math.sin(a)), (68 + 27 * math.cos(a), 66 + 27 * math.sin(a))], s.ink, 7
        )
        s.stroke(
            [(68 - 27 * math.cos(a), 66 - 27 * math.sin(a)), (68 + 27 * math.cos(a), 66 + 27 * math.sin(a))],
            mix(s.mid, s.key, 0.35),
            4,
        )
    s.line(oval(68, 66, 19), s.ink, 7)
    s.line(oval(68, 66, 19), mix(s.mid, s.key, 0.45), 4)
    s.inked([(oval(68, 66, 7), mix(s.mid, s.key, 0.6))], 1.3, (0.6, 0.8))
    s.halo(ALL, s.ink, 72, 100, 36, 96, 0.05, 0.85)
    # the cut: light and sparks
    s.flash(70, 102, 42, 15, s.accent, seed=3)
    s.flash(70, 102, 28, 13, "#ffffff", seed=4)
    lots = chance(13)
    for _ in range(34):
        a, near, long = 6.28 * next(lots), 12 + 18 * next(lots), 5 + 16 * next(lots)
        s.stroke(
            [
                (70 + near * math.cos(a), 102 + near * math.sin(a)),
                (70 + (near + long) * math.cos(a), 102 + (near + long) * math.sin(a)),
            ],
            ("#ffffff", s.accent, "#ffe27a")[int(3 * next(lots)) % 3],
            1.1,
        )

    # the links: each an oval ring, by turns flat and on edge
    def link(x: float, y: float, turn: float, flat: bool) -> None:
        outer = placed(oval(0, 0, 11, 7 if flat else 3.6), x, y, 1, turn)
        ring = cut(outer, placed(oval(0, 0, 6.4, 3.0), x, y, 1, turn)) if flat else outer
        s.inked([(ring, mix(s.key, s.light, 0.25))], 1.6, (0.9, 1.1))
        s.fill(both(ring, placed(ring, -1.2, -1.4)), "#ffffff")
        with s.clipped(ring):
            s.dots(ring, s.deep, (x, y), (x + 8, y + 7), 0.0, 0.8, pitch=2.4)

    for number, (x, y, turn) in enumerate(
        ((6, 132, -34), (18, 124, -32), (30, 117, -28), (42, 111, -24), (53, 107, -18))
    ):
        link(x, y, turn, number % 2 == 0)
    for number, (x, y, turn) in enumerate(((120, 62, -40), (110, 71, -42), (100, 80, -42), (90, 88, -36))):
        link(x, y, turn, number % 2 == 1)
    # the broken link, its two ends apart
    for turn, dx, dy in ((-20, -4, 3), (160, 7, -6)):
        hook = svg("M-11 0 C-11 -9 2 -10 5 -6 L2 -2 C-1 -5 -6 -4 -6 0 C-6 4 -1 5 3 3 L5 7 C0 10 -11 9 -11 0 Z")
        piece = placed(hook, 70 + dx, 101 + dy, 1, turn)
        s.inked([(piece, s.accent)], 1.5, (0.8, 1.0))
        s.fill(both(piece, placed(piece, -1.2, -1.4)), "#ffffff")
    # the torch from the corner, in a dark glove
    with s.moved(83, 115, 1.0, turn=46):
        s.inked(
            [(polygon((-4, -3), (20, -4), (40, -6), (40, 6), (20, 4), (-4, 3)), mix(s.deep, s.ink, 0.3))],
            1.5,
            (0.8, 0.8),
        )
        s.inked([(polygon((-10, -1.6), (-3, -3.4), (-3, 3.4), (-10, 1.6)), "#ffc75e")], 1.1, (0.4, 0.5))
    s.fill(polygon((78, 108), (70, 100), (69, 102), (76, 111)), "#ffffff")
    glove = svg("M100 146 C96 136 100 126 108 124 C116 122 122 128 124 134 V156 H98 Z")
    s.inked([(glove, s.ink)], 1.0, (0.3, 0.3))
    s.rim([glove], s.accent, (-0.8, -0.8), 1.4)
    for x, y in ((104, 130), (109, 128), (114, 128)):
        s.stroke([(x, y), (x - 2, y + 8)], mix(s.ink, s.deep, 0.8), 1.3)


def ronan(s: Impact) -> None:
    """A maul hangs over a crowd on the stair of a temple; seen from behind the crowd."""
    s.steps(
        ALL, (60, 0), (60, 120), [mix(s.ink, s.deep, 0.5), mix(s.ink, s.deep, 0.8), s.deep, mix(s.deep, s.mid, 0.6)]
    )
    # the light behind the maul
    for r, color in ((56, mix(s.deep, s.mid, 0.5)), (44, s.mid), (33, s.key), (24, s.light)):
        s.fill(oval(70, 62, r), color)
    s.rays(70, 62, 40, 130, 24, s.light, 0.3, seed=5)
    s.halo(ALL, s.ink, 70, 62, 48, 112, 0.0, 0.75)
    # temple: columns and stair
    for x in (18, 34, 106, 122):
        s.fill(polygon((x - 6, 116), (x - 4.5, 30), (x + 4.5, 30), (x + 6, 116)), mix(s.ink, s.deep, 0.55))
        s.rim([polygon((x - 6, 116), (x - 4.5, 30), (x + 4.5, 30), (x + 6, 116))], s.key, (70 - x, 0), 1.2)
    s.fill(polygon((-4, 26), (42, 26), (42, 32), (-4, 32)), mix(s.ink, s.deep, 0.45))
    s.fill(polygon((98, 26), (124, 26), (124, 32), (98, 32)), mix(s.ink, s.deep, 0.45))
    for number in range(6):
        y = 112 + number * 6
        s.fill(box(-4, y, 124, y + 6), mix(s.deep, s.mid, 0.65 - number * 0.11))
        s.fill(box(-4, y, 124, y + 1), s.key if number < 3 else s.mid)
    s.fill(polygon((56, 112), (84, 112), (98, 150), (42, 150)), s.key, 0.4)
    # the maul hangs head down, over all
    handle = polygon((67, -6), (74, -6), (74.5, 44), (66.5, 44))
    s.inked([(handle, mix(s.deep, s.ink, 0.3))], 1.8, (1.0, 1.0))
    for y in range(0, 42, 7):
        s.fill(polygon((67, y), (74, y - 3), (74, y), (67, y + 3)), s.accent)
    head = polygon((40, 46, 3), (100, 46, 3), (104, 56), (104, 78), (96, 90, 3), (44, 90, 3), (36, 78), (36, 56))
    s.inked([(head, mix(s.deep, s.mid, 0.35))], 2.2, (1.4, 1.6))
    s.fill(both(head, polygon((36, 40), (64, 40), (64, 94), (36, 94))), mix(s.mid, s.key, 0.25))
    with s.clipped(head):
        s.dots(head, s.ink, (68, 60), (104, 88), 0.05, 0.9, pitch=2.4)
        for x in (50, 90):
            s.fill(box(x - 3, 40, x + 3, 94), mix(s.ink, s.deep, 0.5))
            s.fill(box(x - 3, 40, x - 1.8, 94), s.key)
    s.inked([(polygon((62, 60), (70, 54), (78, 60), (78, 74), (70, 82), (62, 74)), s.accent)], 1.5, (0.8, 1.0))
    s.fill(polygon((62, 60), (70, 54), (70, 82), (62, 74)), mix(s.accent, "#ffffff", 0.5))
    s.rim([head], s.light, (-0.6, -0.9), 1.4)
    # the crowd, backs to us, arms up
    for x, y, k in (
        (40, 134, 0.8),
        (54, 131, 0.75),
        (69, 133, 0.8),
        (84, 131, 0.75),
        (99, 134, 0.8),
        (112, 132, 0.75),
        (34, 147, 1.1),
        (52, 150, 1.2),
        (72, 147, 1.15),
        (92, 150, 1.2),
        (110, 147, 1.1),
        (20, 150, 1.15),
    ):
        man = join(
            oval(x, y - 8 * k, 4 * k, 4.6 * k),
            svg(
                f"M{x - 8 * k} {y + 14 * k} C{x - 8 * k} {y - 2 * k} {x - 4 * k} {y - 4 * k} {x} {y - 4 * k} C{x + 4 * k} {y - 4 * k} {x + 8 * k} {y - 2 * k} {x + 8 * k} {y + 14 * k} Z"
            ),
        )
        if k > 1:
            man = join(
                man,
                taper((x - 6 * k, y), 2 * k, (x - 9 * k, y - 11 * k), 1.5 * k),
                taper((x + 6 * k, y), 2 * k, (x + 8 * k, y - 12 * k), 1.5 * k),
            )
        s.fill(man, s.ink)
        s.rim([man], s.key, (70 - x, -70), 0.9)


def carnage(s: Impact) -> None:
    """Five cuts open the curtain of a circus from behind; its ring is dark."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    # the curtain in broad stripes that hang from a swag
    for number in range(9):
        x = -6 + number * 15
        fold = svg(f"M{x} -4 C{x + 2} 40 {x - 2} 90 {x + 1} 134 H{x + 16} C{x + 14} 90 {x + 18} 40 {x + 15} -4 Z")
        s.fill(fold, s.mid if number % 2 else mix(s.deep, s.ink, 0.1))
        s.dots(fold, s.ink, (x + 3, 0), (x + 15, 0), 0.0, 0.6)
    swag = svg("M-4 -4 H124 V14 C114 28 100 28 92 16 C84 30 66 30 58 16 C50 30 34 30 26 16 C18 28 6 28 -4 14 Z")
    s.inked([(swag, s.deep)], 1.4, (0.6, 1.0))
    for x0, x1 in ((-4, 26), (26, 58), (58, 92), (92, 124)):
        s.stroke([(x0, 15), ((x0 + x1) / 2, 36, x1, 15)], "#ffc75e", 1.8)
    # the ring: sand and its rim, a ball left behind
    s.fill(box(-4, 132, 124, 172), mix(s.ink, s.deep, 0.35))
    s.fill(svg("M-4 140 C30 132 100 132 124 140 V146 C100 138 30 138 -4 146 Z"), s.key)
    for x in range(2, 124, 16):
        s.fill(block(x, 137, 8, 5), s.accent)
    # light falls through the cuts over the floor
    for dx in (-34, -16, 2, 20, 38):
        s.fill(
            polygon(
                (66 + dx * 0.6 - 2, 128), (66 + dx * 0.6 + 2, 128), (66 + dx * 1.3 + 6, 152), (66 + dx * 1.3 - 6, 152)
            ),
            "#fff6d0",
            0.75,
        )
    s.halo(ALL, s.ink, 66, 80, 50, 104, 0.0, 0.7)
    # the cuts, each a bright blade of light with torn edges
    for number, (x, top, foot, wide) in enumerate(
        ((36, 50, 106, 3.6), (50, 38, 118, 4.8), (65, 32, 126, 5.6), (80, 40, 118, 4.8), (94, 52, 104, 3.6))
    ):
        lean = (number - 2) * 3
        cut_ = svg(
            f"M{x + lean} {top} C{x + wide + lean * 0.4} {top + 26} {x + wide} {foot - 30} {x - lean * 0.6} {foot} C{x - wide} {foot - 30} {x - wide + lean * 0.4} {top + 26} {x + lean} {top} Z"
        )
        s.inked([(cut_, "#fff6d0")], 2.0, (0.8, 0.8))
        s.fill(placed(cut_, x * 0.4, (top + foot) / 2 * 0.1, 0.6, down=0.9), "#ffffff")
    # the claws that made them still show at the feet of three
    for x, y in ((50, 117), (65, 125), (80, 117)):
        claw = svg(
            f"M{x - 3.4} {y - 12} C{x - 4} {y - 4} {x - 2} {y + 3} {x + 2} {y + 7} C{x + 3.6} {y + 1} {x + 4} {y - 6} {x + 3.4} {y - 12} Z"
        )
        s.inked([(claw, s.accent)], 1.5, (0.8, 1.0))
        s.fill(both(claw, placed(claw, -2, -0.6)), "#ffffff")
    for x, y, turn in ((30, 128, 20), (104, 124, -30), (58, 138, 50), (90, 136, 10)):
        s.inked([(placed(polygon((-4, -2), (3, -3), (4, 2), (-3, 3)), x, y, 1, turn), s.mid)], 0.9, (0.4, 0.6))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(she_hulk, ((66.0, 84.0), (66.0, 112.0)), "breaks the bench", "court room", "shaft of a window"),
    "m2-26": Picture(
        okoye, ((68.0, 104.0), (80.0, 76.0)), "lands in a ring of dust", "parade ground", "sunrise from the side"
    ),
    "m2-27": Picture(crossbones, ((70.0, 102.0),), "snaps", "vault", "cutting torch"),
    "m2-28": Picture(ronan, ((70.0, 68.0), (70.0, 90.0)), "hangs over a crowd", "stair of a temple", "behind the maul"),
    "m2-29": Picture(carnage, ((65.0, 80.0), (65.0, 117.0)), "cut open a curtain", "circus ring", "through the cuts"),
    "m2-30": Picture(jessica_jones, ((66.0, 80.0),), "finds the print", "pavement", "lamp pool"),
}
