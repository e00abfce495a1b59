"""Pictures of the purple cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
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


def _parade(s: Impact) -> None:
    """Paint a parade ground at sunrise: a wall, ranks of people, and the shadows that they throw."""
    s.steps(ALL, (60, 0), (60, 66), [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.7), s.key])
    sun = (44.0, 62.0)
    for r, tone in ((30, mix(s.key, s.light, 0.4)), (22, mix(s.key, s.light, 0.75)), (14, "#ffffff")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 30, 120, 14, s.light, 0.3, duty=0.5, seed=7, first=190, last=360)
    s.fill(svg("M-4 68 V58 L14 50 L30 60 L52 56 L78 48 L100 58 L124 50 V68 Z"), mix(s.deep, s.mid, 0.5))
    s.fill(svg("M-4 66 H124 V172 H-4 Z"), s.mid)
    s.fill(polygon((20, 66), (74, 66), (128, 172), (-4, 172), (-4, 90)), mix(s.mid, s.key, 0.6))
    s.dots(svg("M-4 66 H124 V172 H-4 Z"), s.deep, (50, 76), (124, 140), 0.0, 0.75)
    for number in range(8):
        x, size = 40 + 10.6 * number, 0.9
        person = join(
            placed(oval(0, -17.4, 2.6, 3.0), x, 78, size),
            placed(svg("M-3.600 -13 C-3.600 -15 3.600 -15 3.600 -13 L4.400 -6 L3 0 H-3 L-4.400 -6 Z"), x, 78, size),
        )
        lean = (x - 44) * 0.55 + 8
        s.fill(
            polygon((x - 2.6, 78), (x + 2.6, 78), (x + lean + 5, 106), (x + lean - 3, 106)), mix(s.deep, s.mid, 0.35)
        )
        s.stroke([(x + 4.4, 78), (x + 4.4, 54)], s.ink, 0.9)
        s.fill(person, s.ink)
        s.rim([person], s.light, (-1.0, -0.2), 0.9)


def okoye(s: Impact) -> None:
    """A spear strikes the parade ground before the ranks. Light: sunrise from the side."""
    _parade(s)
    hit = (68.0, 124.0)
    s.fill(polygon((66, 124), (71, 122), (122, 150), (108, 156)), s.ink, 0.7)  # its shadow
    for turn, reach in ((12, 36), (62, 17), (118, 20), (165, 34), (205, 22), (338, 27)):
        x, y = hit[0] + reach * math.cos(math.radians(turn)), hit[1] + 0.42 * reach * math.sin(math.radians(turn))
        kink = (hit[0] + (x - hit[0]) * 0.5 + 2.4, hit[1] + (y - hit[1]) * 0.5 - 1.6)
        s.stroke([hit, kink, (x, y)], s.ink, 2.6)
    for number in range(14):  # the ring of dust, low behind and higher before
        a = math.radians(360 / 14 * number + 8)
        x, y = hit[0] + 31 * math.cos(a), hit[1] + 10.5 * math.sin(a)
        size = 5.4 + 1.8 * math.sin(a) + 1.4 * (number % 3)
        if math.sin(a) < 0.35:
            s.fill(oval(x, y, size * 1.25, size * 0.72), mix(s.key, s.light, 0.55))
            s.fill(oval(x - 1.6, y - 1.4, size * 0.8, size * 0.42), "#ffffff")
    s.flash(*hit, 25, 12, s.accent, seed=4, squeeze=0.42)
    s.flash(*hit, 16, 12, "#ffffff", seed=4, squeeze=0.42)
    with s.moved(*hit, 1.0, turn=17.0):
        shaft = polygon((-2.1, -36), (2.1, -36), (1.7, -112), (-1.7, -112))
        blade = svg("M0 2 L-8.500 -26 L-10 -37 L-2.600 -31 V-42 H2.600 V-31 L10 -37 L8.500 -26 Z")
        ribbon_end = svg("M2 -49 C12 -51 16 -43 26 -47 C22 -41 26 -38 22 -34 C16 -37 10 -35 2 -43 Z")
        s.inked([(ribbon_end, s.accent)], 1.5, (0.6, 1.0))
        s.inked([(shaft, mix(s.deep, s.mid, 0.4))], 1.4, (0.9, 0.4))
        s.fill(polygon((-1.9, -36), (-0.5, -36), (-0.4, -112), (-1.7, -112)), s.light)
        s.inked([(blade, "#ffffff")], 2.0, (1.1, 0.6))
        s.fill(svg("M0 0 L8 -26 L9 -35 L2.400 -29.500 L0 -30 Z"), s.mid)
        s.line(svg("M0 -4 V-34"), s.ink, 1.0)
        s.inked([(box(-3.4, -47, 3.4, -40, 1), s.accent)], 1.4, (0.5, 0.6))
    for number in range(14):
        a = math.radians(360 / 14 * number + 8)
        x, y = hit[0] + 31 * math.cos(a), hit[1] + 10.5 * math.sin(a)
        size = 5.4 + 1.8 * math.sin(a) + 1.4 * (number % 3)
        if math.sin(a) >= 0.35:
            puff = oval(x, y, size * 1.25, size * 0.8)
            s.fill(puff, mix(s.mid, s.key, 0.5))
            s.fill(both(puff, placed(puff, -2.6, -2.0)), s.light)
    s.debris(
        [(50, 110, 3.0, 20), (88, 112, 2.6, 60), (44, 122, 2.2, 40), (94, 124, 3.0, 10), (60, 138, 2.4, 70)],
        s.deep,
        s.light,
    )


def _vault_door(s: Impact, x: float, y: float) -> None:
    """Paint the round door of a vault: rings, bolts and a wheel of six spokes."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for number in range(6):
        s.stroke([(-4, 14 + 28 * number), (124, 14 + 28 * number)], s.ink, 1.4)
    for r, tone in (
        (56, mix(s.ink, s.deep, 0.35)),
        (51, mix(s.deep, s.mid, 0.55)),
        (42, mix(s.deep, s.mid, 0.25)),
        (38, mix(s.deep, s.mid, 0.7)),
    ):
        s.inked([(oval(x, y, r), tone)], 1.5, (0.6, 1.0))
    s.fill(cut(oval(x, y, 51), oval(x - 2.4, y - 3.0, 51)), s.light)
    s.fill(cut(oval(x, y, 38), oval(x - 3.4, y - 4.0, 38)), s.key)
    for turn in range(0, 360, 30):
        px, py = around(x, y, 46.5, turn)
        s.inked([(oval(px, py, 2.9), s.mid)], 1.0, (0.3, 0.5))
        s.fill(oval(px + 0.8, py + 0.8, 1.0), s.light)
    s.dots(oval(x, y, 56), s.ink, (x, y), (x - 40, y - 40), 0.0, 0.85)
    for turn in range(20, 380, 60):
        spoke = taper((x, y), 2.4, around(x, y, 25, turn), 2.0)
        s.inked([(spoke, s.mid), (oval(*around(x, y, 26, turn), 3.6), s.key)], 1.3, (0.5, 0.7))
    s.line(oval(x, y, 18), s.ink, 5.0)
    s.line(oval(x, y, 18), s.key, 2.4)
    s.inked([(oval(x, y, 7), s.key)], 1.6, (0.5, 0.9))


def _link(s: Impact, x: float, y: float, turn: float, *, edge: bool, size: float = 1.0) -> None:
    """Paint a link of a chain, flat or seen on its edge."""
    outer = placed(box(-11, -3.2 if edge else -7.2, 11, 3.2 if edge else 7.2, 3.2 if edge else 7.2), x, y, size, turn)
    shape = outer if edge else cut(outer, placed(box(-6.6, -3.0, 6.6, 3.0, 3.0), x, y, size, turn))
    s.inked([(shape, "#ffffff")], 1.7, (0.6, 1.1))
    s.fill(cut(shape, placed(shape, -0.8, -1.6)), s.key)


def crossbones(s: Impact) -> None:
    """A chain before a vault's door snaps under a cutting torch. Light: the torch."""
    _vault_door(s, 74, 70)
    hit = (72.0, 100.0)
    for number, (x, y) in enumerate(((-2, 132), (13, 127), (28, 121), (43, 114))):
        _link(s, x, y, -22, edge=number % 2 == 1)
    for number, (x, y) in enumerate(((124, 70), (112, 77), (99, 84))):
        _link(s, x, y, -32, edge=number % 2 == 1)
    s.flash(*hit, 38, 16, s.accent, seed=5, hollow=0.42)
    s.flash(*hit, 25, 14, "#fbffd0", seed=5, hollow=0.45)
    # the link that breaks: two hooks apart
    for side, (x, y), turn in ((-1, (57, 108), -24), (1, (86, 92), -30)):
        outer = cut(
            placed(box(-10, -7.4, 10, 7.4, 7.4), x, y, turn=turn), placed(box(-6, -3.2, 6, 3.2, 3.2), x, y, turn=turn)
        )
        bite = placed(box(3, -9, 14, 3) if side < 0 else box(-14, -3, -3, 9), x, y, turn=turn)
        half = cut(outer, bite)
        s.inked([(half, "#ffffff")], 1.9, (0.7, 1.1))
        s.rim([half], s.accent, (-side, 0.4 * side), 2.0)
    s.fill(oval(*hit, 6.4), "#ffffff")
    # the torch, in a glove, from the lower right
    with s.moved(76.0, 104.0, turn=46.0):
        s.fill(polygon((0, 0), (16, -3.4), (16, 3.4)), "#ffffff")
        s.inked(
            [
                (polygon((14, -2.6), (26, -4), (26, 4), (14, 2.6)), s.accent),
                (box(25, -3.2, 62, 3.2, 1), mix(s.deep, s.mid, 0.5)),
            ],
            1.7,
            (0.4, 0.9),
        )
        s.stroke([(28, -1.6), (60, -1.6)], s.light, 1.3)
        palm = box(38, -8, 58, 9, 5)
        s.inked(
            [
                (polygon((54, -10), (84, -14), (84, 15), (54, 11)), mix(s.deep, s.ink, 0.2)),
                (palm, mix(s.ink, s.deep, 0.5)),
            ],
            1.8,
            (0.4, 1.0),
        )
        for number in range(4):
            finger = box(38 + 4.8 * number, -9, 42.4 + 4.8 * number, 2.4, 2.2)
            s.inked([(finger, mix(s.ink, s.deep, 0.6))], 1.1, (0.3, 0.5))
            s.fill(box(38.6 + 4.8 * number, -8.4, 40 + 4.8 * number, 1, 0.8), s.key)
    lots = chance(23)
    for number in range(18):
        angle, reach = 360 * next(lots), 16 + 26 * next(lots)
        start, end = around(*hit, reach, angle), around(*hit, reach + 4 + 5 * next(lots), angle)
        s.stroke([start, end], ("#ffffff", s.accent)[number % 2], 1.3)


def _temple_stair(s: Impact) -> None:
    """Paint a temple's gate full of light at the head of a stair."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    gate = (74.0, 66.0)
    for r, tone in ((74, mix(s.ink, s.deep, 0.85)), (58, s.deep), (44, mix(s.deep, s.mid, 0.6))):
        s.fill(oval(*gate, r, r * 1.1), tone)
    s.halo(ALL, s.ink, *gate, 46, 96, 0.0, 0.75)
    for x, wide in ((12, 11), (38, 8), (110, 8), (128, 10)):
        pillar = box(x - wide, 16, x + wide, 112)
        s.fill(join(pillar, box(x - wide - 3, 12, x + wide + 3, 18)), mix(s.deep, s.ink, 0.4))
        s.rim([pillar], s.mid, (1.0 if x < 74 else -1.0, 0.0), 2.0)
    s.inked([(polygon((48, 14), (100, 14), (104, 112), (44, 112)), mix(s.deep, s.mid, 0.3))], 1.8)
    s.fill(polygon((52, 20), (96, 20), (99, 112), (49, 112)), s.key)
    s.fill(polygon((56, 26), (92, 26), (94, 112), (54, 112)), s.light)
    s.fill(polygon((62, 34), (86, 34), (88, 112), (60, 112)), "#ffffff")
    for number in range(5):
        y = 110 + 5.4 * number + number * number * 0.5
        half = 32 + 11 * number
        s.fill(
            polygon((74 - half, y), (74 + half, y), (74 + half + 7, y + 8), (74 - half - 7, y + 8)),
            mix(s.mid, s.key, 0.75 - 0.16 * number),
        )
        s.fill(polygon((74 - half, y), (74 + half, y), (74 + half, y + 1.3), (74 - half, y + 1.3)), s.light)


def ronan(s: Impact) -> None:
    """A stone maul tears its chain over a crowd on a temple stair. Light: the gate behind it."""
    _temple_stair(s)
    # the last links
    for y, turn in ((-2, 0), (9, 14)):
        s.line(oval(70 + y * 0.2, y, 3.2, 6, turn), s.ink, 4.6)
        s.line(oval(70 + y * 0.2, y, 3.2, 6, turn), s.key, 2.0)
    s.flash(72, 22, 13, 9, s.accent, seed=5)
    s.flash(72, 22, 7, 8, "#ffffff", seed=3)
    for x, dx in ((52, -2), (96, 3), (48, -3)):
        s.stroke([(x, 46), (x + dx, 60)], s.deep, 1.6)
    with s.moved(73.0, 70.0, 1.0, turn=-13.0):
        haft = box(-3.6, -48, 3.6, -20, 1)
        s.inked([(haft, mix(s.deep, s.ink, 0.3)), (box(-5, -50, 5, -44, 1.5), s.accent)], 1.8, (0.8, 0.8))
        for y in (-40, -34, -28):
            s.fill(polygon((-3.4, y), (3.4, y - 2.4), (3.4, y), (-3.4, y + 2.4)), s.accent)
        head = svg("M-30 -20 H30 L35 -13 V15 L30 22 H-30 L-35 15 V-13 Z")
        s.inked([(head, mix(s.deep, s.mid, 0.25))], 2.4, (1.0, 1.8))
        with s.clipped(head):
            s.fill(svg("M-30 -20 H30 L35 -13 H-35 Z"), s.key)
            s.fill(box(-36, -13, -25, 24), mix(s.mid, s.key, 0.4))
            s.fill(box(25, -13, 36, 24), mix(s.ink, s.deep, 0.5))
            s.dots(head, s.ink, (-4, -4), (28, 20), 0.0, 0.8, pitch=2.5)
            for x in (-25, 25):
                s.line(box(x - 0.6, -20, x + 0.6, 24), s.ink, 1.1)
            s.line(svg("M-12 22 L-8 12 L-13 6 L-7 -2"), s.ink, 1.4)
            s.line(svg("M14 -20 L11 -12 L16 -6"), s.ink, 1.3)
        s.inked([(polygon((0, -9), (7, -1), (0, 13), (-7, -1)), s.accent)], 1.4, (0.5, 0.8))
        s.fill(polygon((0, -9), (0, 13), (-7, -1)), "#f4ffb0")
    # the crowd looks up, runs, shields itself
    for number, x in enumerate((40, 52, 64, 76, 89, 101, 113)):
        foot, size = 150 + 4 * (number % 2), 1.0 + 0.12 * (number % 3)
        figure = join(
            svg("M-5 0 L-5.500 -16 C-5.500 -21 5.500 -21 5.500 -16 L5 0 Z"),
            oval(0.6, -25, 3.6, 4.2),
            taper((-5, -17), 1.8, ((-10, -29), (-9, -22), (-7, -31))[number % 3], 1.3),
            taper((5, -17), 1.8, ((8, -30), (4, -29), (10, -26))[number % 3], 1.3),
        )
        figure = placed(figure, x, foot, size, flip=number % 2 == 1)
        s.fill(figure, s.ink)
        s.rim([figure], s.key, ((74 - x) / 30, -1.0), 1.1)
    s.debris([(46, 98, 3.0, 20), (104, 96, 2.6, 60), (88, 100, 2.2, 40), (60, 102, 2.4, 10)], s.mid, s.light)


def _slash(x: float, y: float, reach: float, wide: float, seed: int) -> skia.Path:
    """Return a ragged cut in cloth that leans to the right."""
    lots = chance(seed)
    left, right = [], []
    for number in range(9):
        share = number / 8
        half = wide * math.sin(math.pi * share) ** 0.8 * (0.86 + 0.28 * next(lots))
        at = reach * (2 * share - 1)
        left.append((x - half - at * 0.42, y + at))
        right.append((x + half - at * 0.42 + 1.2 * next(lots), y + at + 1.5 * next(lots)))
    return polygon(*left, *reversed(right))


def carnage(s: Impact) -> None:
    """Five cuts open the curtain of a circus before the ringmaster. Light: what comes through the cuts."""
    s.fill(ALL, s.deep)
    for number in range(9):  # the curtain's folds
        left = -6 + 14.5 * number
        s.fill(
            svg(
                f"M{left} -4 C{left + 3} 40 {left - 2} 80 {left + 1} 122 H{left + 7} C{left + 4} 80 {left + 9} 40 {left + 6} -4 Z"
            ),
            mix(s.deep, s.mid, 0.55),
        )
        s.stroke([(left + 10, -4), (left + 11, 60, left + 9, 122)], s.ink, 1.4)
    s.halo(ALL, s.ink, 70, 72, 36, 88, 0.0, 0.85)
    # the ring: sand, and the kerb behind it
    s.inked([(svg("M-4 118 C30 108 94 108 124 118 V128 C94 118 30 118 -4 128 Z"), s.mid)], 1.4)
    for number in range(8):
        s.fill(
            polygon((2 + 16 * number, 115), (9 + 16 * number, 115), (9 + 16 * number, 123), (2 + 16 * number, 123)),
            s.light,
            0.9,
        )
    sand = svg("M-4 126 C30 117 94 117 124 126 V172 H-4 Z")
    s.fill(sand, mix(s.ink, s.deep, 0.7))
    cuts = [
        _slash(43 + 14 * number, 72 - 3 * (2 - abs(number - 2)), 30 + 5 * (2 - abs(number - 2)), 4.8, 3 + number)
        for number in range(5)
    ]
    for number, path in enumerate(cuts):
        x = 26 + 15 * number
        with s.clipped(sand):
            s.fill(
                polygon(
                    (x + 14, 116), (x + 22, 116), (x + 14 - (2 - number) * 6, 172), (x - 8 - (2 - number) * 6, 172)
                ),
                s.key,
            )
        s.inked([(path, s.accent)], 2.4, (0.8, 1.4))
        s.fill(placed(path, 1.4, 0), s.light)
        inner = both(path, placed(path, 2.6, 1.0))
        s.fill(inner, "#ffffff")
    s.dots(sand, s.ink, (70, 122), (0, 150), 0.0, 0.8)
    # the ringmaster starts back
    figure = join(
        svg(
            "M62 146 L66 126 C64 118 64 110 67 106 C71 103 77 103 80 106 C83 110 83 118 81 126 L86 146 H78 L74 130 L70 146 Z"
        ),
        oval(73.5, 98.6, 4.8, 5.6),
        svg("M66.500 95 H80.500 V93 H78 L78.500 82 H68.500 L69 93 H66.500 Z"),
        taper((67, 108), 3.0, (55, 105), 2.2),
        taper((55, 105), 2.2, (48, 95), 1.6),
        taper((80, 108), 3.0, (92, 104), 2.2),
        taper((92, 104), 2.2, (98, 94), 1.6),
    )
    tails = svg("M64 118 L58 136 L66 134 Z M83 118 L90 136 L82 134 Z")
    s.fill(svg("M66 140 L82 140 L96 172 H48 Z"), s.ink, 0.85)
    s.fill(join(figure, tails), s.ink)
    s.rim([join(figure, tails)], s.accent, (0.2, -1.0), 1.2)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-25": Picture(she_hulk, ((66.0, 84.0), (66.0, 112.0)), "breaks the bench", "court room", "shaft of a window"),
    "m2-26": Picture(
        okoye, ((69.0, 110.0), (74.0, 88.0)), "strikes the ground", "parade ground", "sunrise from the side"
    ),
    "m2-27": Picture(crossbones, ((72.0, 100.0), (74.0, 74.0)), "snaps", "vault", "cutting torch"),
    "m2-28": Picture(ronan, ((72.0, 70.0), (70.0, 120.0)), "tears its chain", "stair of a temple", "gate behind it"),
    "m2-29": Picture(carnage, ((70.0, 66.0), (74.0, 100.0)), "cut open a curtain", "circus ring", "through the cuts"),
    "m2-30": Picture(jessica_jones, ((66.0, 80.0),), "finds the print", "pavement", "lamp pool"),
}
