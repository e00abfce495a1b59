"""Pictures of the red cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    arch,
    block,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    skyline,
    svg,
    taper,
)


def crystal(s: Impact) -> None:
    """Crystals break through the floor of a ball room and reach for its chandelier."""
    s.steps(ALL, (60, 0), (60, 100), [s.deep, mix(s.deep, s.mid, 0.35), mix(s.deep, s.mid, 0.7), s.mid])
    # the hall: tall windows on both sides run to one point
    for side in (-1, 1):
        for near, far in ((62, 46), (42, 33), (29, 24)):
            x0, x1 = 64 + side * near, 64 + side * far
            top0, top1 = 74 - near * 1.05, 74 - far * 1.05
            s.fill(
                polygon((x0, 104), (x0, top0), ((x0 + x1) / 2, top0 - 5), (x1, top1), (x1, 98)),
                mix(s.deep, s.ink, 0.45),
            )
            s.fill(
                polygon(
                    (x0 - side * 3, 102), (x0 - side * 3, top0 + 4), (x1 + side * 2, top1 + 5), (x1 + side * 2, 98)
                ),
                mix(s.mid, s.key, 0.55),
            )
    # the chandelier and its light
    s.fill(polygon((52, 30), (76, 30), (118, 112), (10, 112)), s.key, 0.35)
    s.fill(polygon((57, 30), (71, 30), (94, 112), (34, 112)), s.light, 0.35)
    s.stroke([(64, -4), (64, 12)], s.ink, 1.6)
    arms = svg("M44 24 C44 12 56 10 64 10 C72 10 84 12 84 24 L80 24 C80 17 72 15 64 15 C56 15 48 17 48 24 Z")
    s.inked([(arms, "#ffc75e")], 0.9, (0.4, 0.6))
    for x in (46, 55, 64, 73, 82):
        s.inked([(polygon((x - 2, 24), (x + 2, 24), (x, 31)), "#ffffff")], 0.6, (0.3, 0.4))
    # the floor, broken open
    s.fill(box(-4, 106, 124, 172), mix(s.deep, s.ink, 0.35))
    for number in range(9):
        x = -36 + number * 25
        s.fill(
            polygon((64 + (x - 64) * 0.55, 106), (64 + (x + 12 - 64) * 0.55, 106), (x + 16, 150), (x - 4, 150)),
            mix(s.deep, s.mid, 0.45),
        )
    s.dots(box(-4, 106, 124, 172), s.ink, (64, 112), (64, 150), 0.05, 0.8)
    s.flash(66, 122, 42, 11, s.ink, seed=5, squeeze=0.32)
    s.flash(66, 121, 34, 11, mix(s.accent, s.ink, 0.35), seed=5, squeeze=0.3)

    def shard(x: float, foot: float, lean: float, wide: float, high: float, tones: tuple[Color, Color, Color]) -> None:
        def at(u: float, v: float) -> tuple[float, float]:
            return x + u * wide + lean * v, foot - high * v

        whole = polygon(at(-1, 0), at(-0.85, 0.72), at(0.1, 1), at(0.9, 0.66), at(1, 0))
        s.inked([(whole, tones[1])], 1.5, (0.8, 1.0))
        s.fill(polygon(at(-1, 0), at(-0.85, 0.72), at(-0.15, 0.66), at(-0.1, 0)), tones[0])
        s.fill(polygon(at(-0.85, 0.72), at(0.1, 1), at(-0.15, 0.66)), "#ffffff")
        s.fill(polygon(at(0.1, 1), at(0.9, 0.66), at(-0.15, 0.66)), tones[0])
        s.fill(polygon(at(0.5, 0), at(0.48, 0.66), at(0.9, 0.66), at(1, 0)), tones[2])
        with s.clipped(whole):
            s.dots(
                polygon(at(-0.1, 0), at(-0.1, 0.5), at(1, 0.5), at(1, 0)),
                s.ink,
                at(0.2, 0.5),
                at(0.4, 0),
                0.0,
                0.7,
                pitch=2.4,
            )

    pale = (mix(s.accent, "#ffffff", 0.7), mix(s.accent, "#ffffff", 0.25), s.accent)
    cool = (mix(s.accent, "#ffffff", 0.45), s.accent, mix(s.accent, s.ink, 0.4))
    shard(46, 126, -12, 5.5, 42, cool)
    shard(88, 126, 13, 6, 46, cool)
    shard(56, 128, -5, 7, 60, pale)
    shard(79, 128, 7, 6.5, 66, cool)
    shard(67, 130, 1, 9, 84, pale)
    shard(50, 132, -16, 4.5, 26, pale)
    shard(84, 132, 15, 5, 28, pale)
    # planks fly
    for x, y, turn in ((36, 104, -34), (98, 100, 28), (30, 124, 12), (104, 122, -20)):
        s.inked([(placed(block(-8, -2, 16, 4), x, y, 1, turn), mix(s.mid, "#ffc75e", 0.35))], 0.9, (0.4, 0.6))
    s.debris([(42, 92, 2.4, 20), (94, 86, 2.0, 70), (101, 112, 2.6, 10), (35, 114, 2.2, 50)], s.accent, "#ffffff")
    s.glint(68, 49, 11)


def electro(s: Impact) -> None:
    """A bolt jumps from mast to mast over a dam."""
    s.steps(
        ALL,
        (60, 0),
        (60, 110),
        [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.5), s.mid],
    )
    s.fill(svg("M-4 -4 H124 V22 C110 34 98 24 86 30 C72 38 58 26 44 32 C30 38 14 28 -4 34 Z"), mix(s.ink, s.deep, 0.2))
    # the valley and the dam
    s.fill(
        svg("M-4 104 L18 72 L34 88 L40 80 L50 96 V110 H-4 Z M124 104 L112 66 L100 84 L92 78 L84 96 V110 H124 Z"),
        mix(s.deep, s.ink, 0.35),
    )
    wall = svg("M10 98 C40 110 92 110 124 96 V150 H-4 V94 Z")
    s.fill(wall, mix(s.mid, s.key, 0.35))
    s.dots(wall, s.deep, (70, 100), (30, 150), 0.05, 0.85)
    s.fill(svg("M-4 92 C34 107 92 107 124 90 V97 C92 114 34 114 -4 99 Z"), s.light)
    s.fill(svg("M-4 99 C34 114 92 114 124 97 V101 C92 118 34 118 -4 103 Z"), s.deep)
    for x in (50, 70, 90):
        s.fill(svg(f"M{x - 5} 122 H{x + 5} L{x + 8} 150 H{x - 8} Z"), s.light)
        s.fill(svg(f"M{x - 2} 122 H{x + 1} L{x + 2} 150 H{x - 4} Z"), s.key)
        s.fill(oval(x, 149, 13, 4), "#ffffff")
    # the light of the bolt between the masts
    s.flash(70, 62, 40, 12, mix(s.mid, s.key, 0.8), seed=3, squeeze=0.62, hollow=0.6)
    s.flash(70, 62, 28, 12, s.light, seed=3, squeeze=0.55, hollow=0.6)

    def mast(x: float, foot: float, top: float, wide: float) -> None:
        frame = [taper((x + side * wide, foot), 1.5, (x + side * wide * 0.22, top), 0.9) for side in (-1, 1)]
        for arm, reach in ((top + 7, 11), (top + 17, 13)):
            frame.append(
                polygon(
                    (x - reach, arm), (x, arm - 3.4), (x + reach, arm), (x + reach, arm + 1.6), (x - reach, arm + 1.6)
                )
            )
        steps = 5
        for number in range(steps):
            a, b = number / steps, (number + 1) / steps
            wa, wb = wide * (1 - a * 0.78), wide * (1 - b * 0.78)
            ya, yb = foot + (top - foot) * a, foot + (top - foot) * b
            frame += [taper((x - wa, ya), 0.7, (x + wb, yb), 0.7), taper((x + wa, ya), 0.7, (x - wb, yb), 0.7)]
        for part in frame:
            s.fill(part, s.ink)
        s.rim(frame, s.light, (70 - x, -6), 0.8)
        for arm, reach in ((top + 7, 11), (top + 17, 13)):
            for side in (-1, 1):
                s.fill(oval(x + side * (reach - 1), arm + 3.6, 1.3, 2.4), s.accent)

    mast(46, 116, 44, 10)
    mast(96, 114, 40, 9)
    # dead wires
    for path in ([(36, 54), (22, 62, -4, 58)], [(105, 50), (114, 56, 124, 54)], [(34, 64), (20, 74, -4, 72)]):
        s.stroke(path, s.ink, 0.8)
    # the bolt
    bolt = ((46, 43), (62, 60), (66, 48), (79, 67), (83, 50), (96, 39))
    for width, color in ((8.0, s.ink), (5.4, s.accent), (2.4, "#ffffff")):
        s.stroke(bolt, color, width, blunt=True)
    for points in (
        [(79, 67), (82, 78), (78, 82), (84, 92)],
        [(62, 60), (57, 68), (60, 74)],
        [(83, 50), (90, 58), (88, 66)],
    ):
        s.stroke(points, "#ffffff", 1.3)
    s.flash(46, 43, 9, 8, "#ffffff", seed=7)
    s.flash(96, 39, 9, 8, "#ffffff", seed=8)


def _theatre(s: Impact) -> None:
    """Paint the stalls of a theatre from the stage's side: boxes, a dark hall, heads."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    for r, tone in ((78, mix(s.ink, s.deep, 0.8)), (60, s.deep), (45, mix(s.deep, s.mid, 0.5)), (33, s.mid)):
        s.fill(oval(62, 64, r, r * 0.9), tone)
    s.halo(ALL, s.ink, 62, 64, 40, 92, 0.0, 0.75)
    for side, x in ((-1, 6), (1, 116)):  # boxes on both sides
        for y in (54, 88):
            s.fill(arch(x - 11, x + 11, y - 8, y + 6), mix(s.ink, s.deep, 0.2))
            s.fill(box(x - 13, y + 4, x + 13, y + 12, 2), mix(s.deep, s.mid, 0.5))
            s.fill(box(x - 13, y + 4, x + 13, y + 5.6), s.key)
            s.fill(oval(x - side * 3, y, 3.2, 3.8), mix(s.deep, s.mid, 0.3))


def _ship_of_fog(s: Impact) -> None:
    """Paint a ship under sail, made of fog and light."""
    white, shade = "#ffffff", mix(s.accent, "#ffffff", 0.45)
    hull = svg("M30 84 C44 90 72 90 92 78 C90 92 82 102 68 104 H48 C38 102 32 94 30 84 Z")
    masts = [box(46, 36, 48, 86), box(66, 30, 68, 86)]
    sails = [
        svg("M68 34 C82 38 88 52 86 74 C80 70 74 70 68 72 Z"),
        svg("M65 36 C56 44 54 60 58 74 H65 Z"),
        svg("M45 42 C36 50 34 64 37 78 C40 76 43 76 45 77 Z"),
        svg("M48 44 C53 50 54 62 52 76 L48 77 Z"),
    ]
    for mast in masts:
        s.inked([(mast, shade)], 1.0, (0.3, 0.3), ink=mix(s.accent, s.ink, 0.6))
    for sail in sails:
        s.inked([(sail, white)], 1.4, (0.6, 0.9), ink=mix(s.accent, s.ink, 0.6))
        s.fill(both(sail, placed(sail, -5, 3)), shade)
    s.inked([(hull, white)], 1.6, (0.6, 1.2), ink=mix(s.accent, s.ink, 0.6))
    with s.clipped(hull):
        s.fill(cut(hull, placed(hull, -1, -7)), s.accent)
        s.dots(hull, mix(s.accent, s.ink, 0.4), (60, 88), (60, 104), 0.0, 0.8, pitch=2.4)
        for x in (44, 54, 64, 74):
            s.fill(oval(x, 92 - abs(x - 56) * 0.06, 1.9), mix(s.accent, s.ink, 0.5))
    s.fill(svg("M67 30 L80 26 L78 30 L82 34 L67 34 Z"), white)
    for x, y, r in ((30, 100, 7), (40, 106, 8), (52, 108, 9), (65, 107, 9), (78, 103, 8), (88, 97, 6), (95, 91, 4)):
        s.fill(oval(x, y, r * 1.2, r * 0.8), shade)
        s.fill(oval(x - 1, y - 1.6, r, r * 0.6), white)


def mysterio(s: Impact) -> None:
    """A magic lantern throws a ship of fog over the stalls of a theatre. Light: the lantern."""
    _theatre(s)
    lens = (94.0, 124.0)
    s.fill(polygon(lens, (16, 92), (40, 24), (96, 34)), s.key, 0.55)
    s.fill(polygon(lens, (28, 94), (48, 34), (86, 42)), mix(s.key, s.light, 0.6), 0.6)
    _ship_of_fog(s)
    for x, y in ((34, 140), (50, 145), (66, 139), (80, 146)):  # heads in the stalls, one points
        head = join(
            oval(x, y - 6, 4.6, 5.4), svg(f"M{x - 9} {y + 20} C{x - 9} {y + 2} {x + 9} {y + 2} {x + 9} {y + 20} Z")
        )
        s.fill(head, s.ink)
        s.rim([head], s.key, (0.2, -1.0), 1.2)
    arm = taper((56, 146), 2.4, (60, 124), 1.6)
    s.fill(arm, s.ink)
    s.rim([arm], s.key, (0.8, -0.6), 0.9)
    # the lantern, its chimney and its lens
    with s.moved(105.0, 131.0, turn=16.0):
        parts = [
            (box(-4, -26, 4, -12, 1), mix(s.deep, s.mid, 0.4)),
            (box(-6, -29, 6, -24, 1), s.mid),
            (box(-11, -13, 14, 14, 2), mix(s.deep, s.mid, 0.6)),
        ]
        s.inked([(box(-18, -6, -9, 7, 1), s.light), *parts], 1.8, (0.9, 1.2))
        s.fill(box(-11, -13, -5, 14), s.key)
        s.dots(box(-11, -13, 14, 14), s.ink, (0, -4), (14, 14), 0.0, 0.85, pitch=2.4)
        s.fill(box(-20, -5, -17, 6), "#ffffff")
        for y in (-6, 0, 6):
            s.fill(box(2, y, 10, y + 2), "#ffc830")
    s.flash(*lens, 9, 9, "#ffffff", seed=3)


def quake(s: Impact) -> None:
    """A crack runs over the square at us and splits a clock tower."""
    s.steps(ALL, (60, 0), (60, 96), [s.mid, mix(s.mid, s.key, 0.4), s.key, mix(s.key, s.light, 0.5), s.light])
    s.fill(skyline(-6, 126, 96, (30, 22, 36, 26, 18), seed=6), mix(s.mid, s.deep, 0.35))
    s.fill(box(-4, 92, 124, 172), mix(s.deep, s.mid, 0.55))
    # paving runs to the tower's foot
    for number in range(-5, 9):
        s.stroke([(66 + number * 5, 92), (66 + number * 30, 152)], mix(s.deep, s.ink, 0.3), 0.8)
    for y in (97, 104, 114, 128):
        s.stroke([(-4, y), (124, y)], mix(s.deep, s.ink, 0.3), 0.8)
    s.dots(box(-4, 92, 124, 172), s.ink, (66, 98), (66, 152), 0.0, 0.7)
    # the crack: dark edge, fire within
    crack = polygon(
        (66, 90),
        (72, 97),
        (66, 103),
        (78, 112),
        (68, 121),
        (90, 134),
        (84, 152),
        (46, 152),
        (58, 134),
        (48, 122),
        (58, 112),
        (54, 103),
        (62, 97),
    )
    s.inked([(crack, s.ink)], 1.0, (0.6, 0.8))
    s.fill(placed(crack, 66 * 0.16, 90 * 0.12 + 4, 0.84, down=0.9), "#ffb347")
    s.fill(placed(crack, 66 * 0.42, 90 * 0.3 + 8, 0.58, down=0.76), "#fff6d0")
    # slabs tip up beside it
    for x, y, turn, size in ((44, 128, -24, 8), (94, 124, 26, 9), (50, 110, -18, 5.5), (84, 106, 18, 5.5)):
        slab = placed(polygon((-1, -0.4), (0.8, -0.6), (1, 0.3), (-0.8, 0.5)), x, y, size, turn)
        s.inked([(slab, mix(s.mid, s.key, 0.4)), (both(slab, placed(slab, -1, -1.4)), s.light)], 1.1, (0.5, 0.9))

    # the two halves of the tower lean apart
    def half(side: int) -> None:
        with s.moved(turn=side * 7, about=(66 + side * 9, 94)):
            edge = [
                (66, 94),
                (66 - side * 3, 84),
                (66 + side * 2, 74),
                (66 - side * 2, 62),
                (66 + side * 3, 52),
                (66 - side, 44),
                (66 + side, 20),
            ]
            body = polygon(*edge, (66 + side * 3, 18), (66 + side * 17, 36), (66 + side * 14, 38), (66 + side * 14, 94))
            lit = side < 0
            s.inked([(body, mix(s.deep, s.mid, 0.25 if lit else 0.0))], 1.6, (1.0, 1.2))
            with s.clipped(body):
                if lit:
                    s.fill(box(48, 36, 57, 96), mix(s.mid, s.key, 0.35))
                s.dots(body, s.ink, (66, 40), (66 + side * 16, 94), 0.0, 0.75, pitch=2.4)
                s.fill(
                    polygon((66, 12), (66 + side * 20, 38), (66, 38)), s.accent if lit else mix(s.accent, s.ink, 0.4)
                )
                # half of the dial
                s.fill(oval(66, 54, 11.5), s.ink)
                s.fill(oval(66, 54, 9.8), "#fff6d0")
                for hour in range(12):
                    angle = math.radians(30 * hour)
                    s.fill(oval(66 + 7.6 * math.cos(angle), 54 + 7.6 * math.sin(angle), 0.8), s.ink)
                s.stroke([(66, 54), (66 + side * 5, 49)], s.ink, 1.3)
                for y in (72, 82):
                    s.fill(arch(66 + side * 8 - 2.4, 66 + side * 8 + 2.4, y, y + 5), s.ink)
            s.rim([body], "#ffb347", (-side, 0.1), 1.0)

    half(1)
    half(-1)
    s.fill(polygon((66, 20), (70, 94), (62, 94)), "#ffe9a8")
    s.debris(
        [(66, 36, 3, 10), (60, 66, 2.4, 40), (74, 70, 2.8, 70), (66, 82, 3.2, 20), (88, 90, 3, 15), (44, 92, 3, 60)],
        mix(s.deep, s.mid, 0.4),
        s.light,
    )


def triton(s: Impact) -> None:
    """A trident thrust up from below parts the sea before a lighthouse."""
    s.steps(
        ALL,
        (60, 0),
        (60, 92),
        [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.45), s.mid, mix(s.mid, s.key, 0.5)],
    )
    # the lighthouse on its rock, and its beam
    s.fill(polygon((101, 50), (101, 45), (-8, 14), (-8, 62)), s.light, 0.85)
    s.fill(polygon((101, 49), (101, 46), (-8, 26), (-8, 48)), "#ffffff", 0.8)
    s.fill(svg("M84 96 L92 86 L100 88 L108 82 L124 92 V104 H80 Z"), s.ink)
    s.fill(polygon((95, 88), (97.5, 54), (104.5, 54), (107, 88)), mix(s.key, s.light, 0.4))
    for y in (60, 72, 84):
        s.fill(both(polygon((95, 88), (97.5, 54), (104.5, 54), (107, 88)), box(90, y, 112, y + 6)), s.mid)
    s.fill(box(97, 43.5, 105, 52), "#fff6d0")
    s.fill(join(box(95.5, 52, 106.5, 54.5), polygon((96, 44), (101, 37), (106, 44))), s.ink)
    # the sea falls away to both sides
    s.fill(box(-4, 92, 124, 172), s.deep)
    for side, tone in ((-1, mix(s.deep, s.mid, 0.75)), (1, mix(s.deep, s.mid, 0.5))):
        wave = svg(
            f"M{66 + side * 10} 150 C{66 + side * 14} 122 {66 + side * 16} 100 {66 + side * 30} 84 "
            f"C{66 + side * 38} 76 {66 + side * 48} 78 {66 + side * 50} 88 C{66 + side * 44} 84 {66 + side * 38} 90 {66 + side * 40} 98 "
            f"C{66 + side * 52} 92 {66 + side * 62} 96 {66 + side * 76} 94 V150 Z"
        )
        s.inked([(wave, tone)], 1.5, (0.8, 1.0))
        with s.clipped(wave):
            s.dots(wave, s.ink, (66 + side * 30, 92), (66 + side * 50, 148), 0.0, 0.75)
            for reach, foot in ((18, 150), (26, 150), (36, 150)):
                s.stroke(
                    [(66 + side * (reach + 12), 92), (66 + side * (reach - 1), 112, 66 + side * (reach - 4), foot)],
                    s.key,
                    1.2,
                )
        s.rim([wave], "#ffffff", (-side * 0.4, -1), 1.6)
    # foam
    for x, y, r in (
        (24, 84, 3),
        (30, 80, 2),
        (18, 90, 2.2),
        (103, 92, 2.4),
        (108, 98, 2),
        (40, 74, 1.6),
        (92, 78, 1.8),
        (48, 92, 1.4),
        (84, 94, 1.5),
    ):
        s.fill(oval(x, y, r), "#ffffff")
    s.fill(svg("M50 152 C54 128 58 112 66 108 C74 112 78 128 82 152 Z"), s.ink)
    # the trident in a fist out of the water
    with s.moved(0, 2, 1.16, turn=4, about=(66, 100)):
        for dx, color in ((0, s.accent),):
            shaft = box(64 + dx, 76, 68 + dx, 156, 1)
            head = svg(
                "M66 30 L71 44 L68.5 43 V66 C76 64 80 58 80 48 L77 50 L82 36 L88 49 L85 48.5 C85 64 78 72 70 75 L70 80 H62 L62 75 "
                "C54 72 47 64 47 48.5 L44 49 L50 36 L55 50 L52 48 C52 58 56 64 63.5 66 V43 L61 44 Z"
            )
            s.flash(66, 60, 34, 13, "#fff3d6", seed=4, hollow=0.62)
            s.inked([(shaft, mix(color, s.ink, 0.2)), (head, color)], 1.7, (1.0, 1.2))
            s.fill(both(head, placed(head, -1.8, -1.0)), mix(color, "#ffffff", 0.5))
            s.fill(box(64.3, 84, 65.6, 150), mix(color, "#ffffff", 0.5))
            for y in (84, 88, 92):
                s.fill(box(63, y, 69, y + 1.6), "#ffc75e")
    skin = mix(s.key, s.light, 0.55)
    arm = polygon((57, 116), (77, 116), (84, 156), (54, 156))
    s.inked([(arm, skin)], 1.6, (1.0, 1.3))
    s.dots(arm, s.mid, (60, 120), (84, 140), 0.1, 0.8, pitch=2.4)
    for number in range(4):
        y = 97 + 6.2 * number
        finger = box(54, y, 79 - 0.8 * number, y + 7, 3.2)
        s.inked([(finger, skin)], 1.2, (0.6, 0.9))
        s.rim([finger], "#ffffff", (-0.4, -1), 1.2)
    thumb = join(taper((78, 122), 5.4, (70, 110), 4.6), taper((70, 110), 4.6, (60, 104), 3.8))
    s.inked([(thumb, skin)], 1.3, (0.7, 1.0))
    s.rim([thumb], "#ffffff", (-0.4, -1), 1.2)
    # foam where the arm leaves the sea
    for x, y, r in ((52, 140, 6), (60, 144, 5), (70, 142, 6), (80, 144, 5), (87, 140, 5)):
        s.fill(oval(x, y, r), "#ffffff")
    s.glint(67, 24, 7)


def wong(s: Impact) -> None:
    """A book opens on a library's stair, and its pages fly off as birds; seen from the top shelf."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    # shelves on both sides fall away below us
    for number, (out, inn) in enumerate(((70, 52), (50, 38), (36, 28))):
        for side in (-1, 1):
            x0, x1 = 66 + side * out, 66 + side * inn
            s.fill(
                polygon((x0, -6), (x1, 18 + number * 8), (x1, 140 - number * 8), (x0, 172)),
                mix(s.deep, s.ink, 0.25 + 0.2 * number),
            )
            for row in range(7):
                share = (row + 0.12) / 7
                ya, yb = -6 + 178 * share, 18 + number * 8 + (122 - number * 16) * share
                high_a, high_b = 178 / 7 * 0.7, (122 - number * 16) / 7 * 0.7
                for book in range(3):
                    a, b = book / 3 + 0.03, (book + 1) / 3 - 0.03
                    tone = (s.mid, mix(s.deep, s.mid, 0.4), mix(s.mid, s.key, 0.5), s.key)[
                        (row * 2 + book * 3 + number) % 4
                    ]
                    corners = [
                        (x0 + (x1 - x0) * t, ya + (yb - ya) * t + (high_a + (high_b - high_a) * t) * v)
                        for t, v in ((a, 0), (b, 0), (b, 1), (a, 1))
                    ]
                    s.fill(polygon(*corners), mix(tone, s.ink, 0.15 + 0.18 * number))
    # the stair runs down between them
    for number in range(8):
        y, wide = 40 + number * 15, 15 + number * 4.6
        s.fill(
            polygon((66 - wide, y), (66 + wide, y), (66 + wide + 4, y + 9), (66 - wide - 4, y + 9)),
            mix(s.mid, s.key, 0.15 + 0.05 * number),
        )
        s.fill(
            polygon((66 - wide - 4, y + 9), (66 + wide + 4, y + 9), (66 + wide + 4, y + 15), (66 - wide - 4, y + 15)),
            mix(s.deep, s.ink, 0.3),
        )
    s.halo(ALL, s.ink, 66, 100, 34, 92, 0.0, 0.75)
    # light rises from the pages
    s.fill(polygon((46, 108), (88, 108), (118, -8), (20, -8)), s.light, 0.28)
    s.fill(polygon((56, 106), (78, 106), (94, -8), (40, -8)), "#fff6d0", 0.38)
    for r, color in ((31, s.key), (24, mix(s.key, s.light, 0.6)), (16, "#ffffff")):
        s.fill(oval(67, 106, r, r * 0.55), color)
    # the book
    left = svg("M67 122 C60 114 48 112 36 116 L34 104 C46 98 60 100 67 108 Z")
    right = svg("M67 122 C74 114 86 112 98 116 L100 104 C88 98 74 100 67 108 Z")
    cover = svg(
        "M67 127 C58 119 46 118 32 121 L31 117 C46 112 60 114 67 122 C74 114 88 112 103 117 L102 121 C88 118 76 119 67 127 Z"
    )
    s.inked([(cover, s.accent), (left, "#fff3d6"), (right, "#ffffff")], 1.6, (0.8, 1.2))
    for number in range(3):
        y = 106 + number * 3.6
        s.stroke([(40, y + 1), (50, y - 3, 61, y + 2)], s.mid, 0.9)
        s.stroke([(94, y + 1), (84, y - 3, 73, y + 2)], s.mid, 0.9)

    # the pages become birds
    def bird(x: float, y: float, size: float, turn: float, lift: float) -> None:
        near = svg(f"M0 0 C-5 {-5 - lift} -13 {-6 - lift * 1.4} -19 {-1 - lift * 1.6} C-13 {-1 - lift} -7 1 -2 4 Z")
        far = svg(f"M0 0 C5 {-5 - lift} 13 {-6 - lift * 1.4} 19 {-1 - lift * 1.6} C13 {-1 - lift} 7 1 2 4 Z")
        body = polygon((-2.4, 4), (0, -3), (2.4, 4), (0, 10))
        with s.moved(x, y, size, turn):
            s.inked([(far, "#ffe7c4"), (near, "#ffffff"), (body, "#ffffff")], 1.3 / size * 0.8, (0.6, 0.8))
            s.stroke([(-12, -3 - lift), (-6, -1 - lift * 0.4, -3, 1)], s.mid, 0.7)
            s.stroke([(12, -3 - lift), (6, -1 - lift * 0.4, 3, 1)], s.mid, 0.7)

    bird(46, 88, 0.62, -22, 1)
    bird(86, 84, 0.7, 20, 4)
    bird(62, 72, 0.95, -8, 0)
    bird(44, 56, 0.8, -28, 5)
    bird(82, 54, 1.05, 16, 3)
    bird(58, 38, 0.72, -10, 2)


def _washing(s: Impact) -> None:
    """Paint the line that the kite pulls along, with what hangs from it."""
    s.stroke([(45, 52), (50, 74, 78, 79), (94, 81, 104, 89)], s.ink, 2.6)
    s.stroke([(45, 52), (50, 74, 78, 79), (94, 81, 104, 89)], "#ffffff", 1.0)
    shirt = svg("M-9 -1 L-3 0 C-1 2 1 2 3 0 L9 -1 L15 8 L10 12 L8 8 L9 24 H-9 L-8 8 L-10 12 L-15 8 Z")
    trousers = svg("M-7 0 H7 L9 25 H2 L0 9 L-3 25 H-10 Z")
    sock = svg("M-2.500 0 H3 L3.500 9 C6 11 10 11 10 14 C10 17 4 17 0 16 C-3 15 -2 9 -2.500 0 Z")
    for path, x, y, turn, tone, shade in (
        (shirt, 56, 68, 40, s.light, s.key),
        (trousers, 74, 78, 14, s.accent, mix(s.accent, s.ink, 0.55)),
        (sock, 93, 82, 26, "#ffc83a", s.mid),
    ):
        cloth = placed(path, x, y, 0.92, turn)
        s.inked([(cloth, tone)], 1.5, (0.7, 1.1))
        with s.clipped(cloth):
            s.fill(cut(cloth, placed(cloth, -4.5, -1)), shade)
            s.dots(cloth, s.deep, (x, y + 8), (x + 8, y + 24), 0.0, 0.7, pitch=2.4)
    for x, y, turn in ((50, 65, 42), (62, 74, 34), (69, 78, 14), (80, 80, 8), (92, 82, 26)):
        s.inked([(placed(box(-0.9, -2.6, 0.9, 2.6, 0.6), x, y, turn=turn), "#ffc83a")], 0.7, (0.2, 0.2))


def _kite(s: Impact) -> None:
    """Paint a diamond kite of four fields."""
    with s.moved(43.0, 38.0, 1.06, turn=-22.0):
        top, side, low = (0, -24), 16, (0, 22)
        s.inked([(polygon(top, (side, -5), low, (-side, -5)), s.accent)], 2.0, (1.0, 1.4))
        s.fill(polygon(top, (0, -5), (-side, -5)), mix(s.accent, "#ffffff", 0.5))
        s.fill(polygon((0, -5), (side, -5), low), "#ffc83a")
        s.fill(polygon((-side, -5), (0, -5), low), "#fff4b4")
        s.dots(polygon(top, (side, -5), low), s.deep, (2, -4), (14, 2), 0.0, 0.6, pitch=2.4)
        s.line(svg("M0 -24 V22 M-16 -5 H16"), s.ink, 1.1)


def _child(s: Impact) -> None:
    """Paint a child that runs over the roof, reaching for the end of the line."""
    figure = join(
        svg("M68 122 C67 116 70 111 75 111 C79 111 81 114 80 118 L78 127 L69 128 Z"),
        oval(79, 105.4, 4.3, 4.6),
        taper((77, 113), 1.9, (88, 108), 1.6),
        taper((88, 108), 1.6, (97, 102), 1.1),
        taper((73, 113), 1.9, (66, 118), 1.5),
        taper((66, 118), 1.5, (62, 113), 1.1),
        taper((75, 126), 2.5, (84, 130), 2.0),
        taper((84, 130), 2.0, (83, 138), 1.6),
        taper((71, 126), 2.5, (64, 133), 2.0),
        taper((64, 133), 2.0, (56, 132), 1.6),
    )
    hair = svg("M75 105 C75 99 82 98 84 103 C80 103 79 106 78 110 C74 112 70 110 69 107 C72 108 74 107 75 105 Z")
    child = placed(join(figure, hair), 7, -2)
    s.fill(child, s.ink)
    s.rim([child], s.light, (0.1, -1.0), 0.8)


def ms_marvel(s: Impact) -> None:
    """A kite runs off with the washing, and a child after it over the roofs. Light: the sun's edge."""
    s.steps(ALL, (60, 0), (60, 116), [s.deep, s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5)])
    sun = (80.0, 124.0)
    for r, tone in ((46, mix(s.key, s.light, 0.35)), (36, mix(s.key, s.light, 0.7)), (27, s.light), (22, "#fff8ec")):
        s.fill(oval(*sun, r), tone)
    s.rays(*sun, 50, 150, 16, s.light, 0.3, duty=0.4, seed=4, first=190, last=350)
    s.halo(ALL, s.deep, *sun, 66, 140, 0.0, 0.6)
    s.fill(skyline(-4, 60, 150, (34, 26, 42, 30), seed=4), mix(s.deep, s.mid, 0.75))
    s.fill(skyline(92, 128, 150, (30, 40, 26), seed=9), mix(s.deep, s.mid, 0.75))
    roof = svg("M-4 144 L30 136 H92 L124 128 V172 H-4 Z")
    s.inked(
        [(box(104, 108, 118, 140), mix(s.ink, s.deep, 0.5)), (box(101, 105, 121, 111), mix(s.deep, s.mid, 0.4))], 1.5
    )
    s.fill(box(104, 111, 107, 140), s.key)
    s.inked([(roof, mix(s.ink, s.deep, 0.45))], 1.5)
    s.stroke([(-4, 144.6), (30, 137), (92, 137), (124, 129)], s.key, 1.6)
    for x in range(4, 120, 10):
        s.fill(svg(f"M{x} 143 C{x + 1} 147 {x + 7} 147 {x + 8} 143 Z"), s.deep)
    _child(s)
    _washing(s)
    _kite(s)
    for y, x in ((36, 84), (46, 78), (64, 92)):
        s.stroke([(x, y), (x + 14, y + 3)], "#ffffff", 1.4)


def sandman(s: Impact) -> None:
    """A hand of sand rises inside a tilted hourglass. Still close-up, contre-jour; light: the low sun behind the glass."""
    s.steps(
        ALL,
        (60, 0),
        (60, 112),
        [
            mix(s.deep, s.ink, 0.35),
            s.deep,
            mix(s.deep, s.mid, 0.5),
            s.mid,
            mix(s.mid, s.key, 0.6),
            s.key,
            mix(s.key, s.light, 0.4),
        ],
    )
    sun = (82, 76)
    for r, c in ((50, mix(s.key, s.light, 0.2)), (41, mix(s.key, s.light, 0.6)), (33, s.light)):
        s.fill(oval(*sun, r), c)
    s.rays(*sun, 54, 150, 22, s.key, 0.35, duty=0.7, seed=3, first=180, last=360)
    s.halo(svg("M-4 -4 H124 V100 H-4 Z"), s.deep, *sun, 48, 120, 0.0, 0.7)
    sea = polygon((-4, 108), (124, 108), (124, 130), (-4, 130))
    s.fill(sea, s.accent)
    s.fill(polygon((-4, 108), (124, 108), (124, 109.2), (-4, 109.2)), s.light)
    for i, w in enumerate((60, 74, 50, 66, 44)):
        y = 111 + i * 3.4
        s.fill(
            polygon((84 - w / 2, y), (84 + w / 2, y - 0.4), (84 + w / 2 - 5, y + 1.2), (84 - w / 2 + 4, y + 1.4)),
            s.light,
            0.85,
        )
    # pier and wheel
    dark = mix(s.deep, s.ink, 0.3)
    s.line(oval(20, 74, 22), dark, 1.8)
    for i in range(8):
        a = math.pi * i / 8 + 0.2
        s.stroke(
            [(20 - 22 * math.cos(a), 74 - 22 * math.sin(a)), (20 + 22 * math.cos(a), 74 + 22 * math.sin(a))], dark, 0.9
        )
        for k in (-1, 1):
            s.fill(block(20 + k * 22 * math.cos(a) - 2.1, 74 + k * 22 * math.sin(a) - 0.6, 4.2, 3.8, 1), dark)
    s.fill(polygon((18, 74), (22, 74), (32, 108), (28, 108), (20, 80), (12, 108), (8, 108)), dark)
    s.fill(block(-4, 103, 54, 4), dark)
    for x in (2, 14, 26, 38, 47):
        s.fill(block(x, 105, 2, 22), dark)
    # beach
    beach = svg("M-4 150 V128 C20 122 50 126 76 127 C96 128 110 124 124 122 V150 Z")
    s.fill(beach, mix(s.deep, s.mid, 0.45))
    s.dots(beach, s.ink, (60, 124), (60, 150), 0.1, 0.85)
    s.fill(svg("M34 150 C44 140 60 136 74 136 C94 136 104 142 112 150 Z"), s.ink, 0.75)
    # glass
    with s.moved(72.0, 90.0, turn=-10.0):
        glass = svg(
            "M-25 -42 C-31 -25 -25 -12 -8 -6 C-3 -4 -3 4 -8 6 C-25 12 -31 25 -25 42 L25 42 C31 25 25 12 8 6 C3 4 3 -4 8 -6 C25 -12 31 -25 25 -42 Z"
        )
        s.inked(
            [(p, mix(s.deep, s.ink, 0.45)) for p in (block(-33, -44, 4.6, 88, 1), block(28.4, -44, 4.6, 88, 1))],
            w=1.1,
            heavy=(0.6, 0.3),
        )
        s.fill(glass, s.light, 0.55)
        with s.clipped(glass):
            s.fill(block(-40, 0, 80, 50), mix(s.accent, s.ink, 0.62))
            s.dots(block(-40, 0, 80, 50), s.ink, (-10, 20), (30, 36), 0.0, 0.7, pitch=2.4)
            s.fill(svg("M-34 -24 C-16 -20 -8 -24 0 -16 C8 -22 18 -22 34 -26 V-4 H-34 Z"), "#ffb347")
            s.fill(svg("M2 -16 C8 -22 18 -22 34 -26 V-4 H4 Z"), s.mid)
            s.fill(block(-40, -5, 80, 8), "#ffb347")
            # the hand
            parts = [
                svg("M-10 46 L-8 33 C-12 29 -12 24 -10 20 L10 20 C12 24 12 29 8.500 33 L10 46 Z"),
                taper((-8, 28), 3.6, (-17.5, 21), 2.5),
                taper((-7.5, 21), 3.0, (-13.5, 9.5), 2.2),
                taper((-2.4, 20), 3.1, (-4, 5.500), 2.3),
                taper((3.2, 20), 3.0, (5.4, 6.5), 2.2),
                taper((8, 22), 2.7, (15, 12.5), 2.0),
            ]
            whole = svg("M-40 46 L-40 37 C-26 36 -16 35 -10 33 L10 33 C16 35 26 36 40 37 L40 46 Z")
            for p in parts:
                whole = join(whole, p)
            s.inked([(whole, "#ff9a3c")], w=1.2, heavy=(0.5, 0.6))
            with s.clipped(whole):
                s.fill(cut(whole, placed(whole, 3.4, 1.2)), "#fff0c0")
                s.fill(both(whole, placed(whole, -1.4, 0.4)), "#ffc75e")
                s.dots(svg("M2 12 H44 V50 H2 Z"), s.mid, (3, 22), (26, 44), 0.05, 0.8, pitch=2.4)
            for x0, x1 in ((-5.6, -5.0), (0.2, 0.1), (5.8, 5.2)):
                s.stroke([(x0, 18.5), (x1, 23.5)], s.ink, 1.0)
            s.stroke([(-6, 30), (2, 27.5)], s.ink, 0.9)
            s.fill(polygon((-1.2, -6), (1.2, -6), (0.6, 6), (-0.6, 6)), "#ffc75e")
        s.line(glass, s.ink, 1.7)
        s.fill(
            svg(
                "M-21.500 -37 C-25 -26 -21 -16 -12 -11 C-19 -16 -21 -26 -18.500 -37 Z M-21.500 37 C-25 26 -22 17 -13 12.500 C-20 17 -22 27 -19 37 Z"
            ),
            "#ffffff",
        )
        # the glass gives way
        for pts in (
            [(15, 12.5), (20, 15), (19, 19), (24, 21), (24, 26)],
            [(20, 15), (24, 14)],
            [(19, 19), (14, 24), (17, 28)],
            [(-17.5, 20), (-21, 25), (-19, 29)],
            [(-17.5, 20), (-23, 18)],
        ):
            s.stroke(pts, "#ffffff", 0.9)
        for y0, k, g in ((-53, 36, -1), (42, 36, 1)):
            cap = polygon((-k + g, y0, 1.5), (k - g, y0, 1.5), (k + g, y0 + 11, 1.5), (-k - g, y0 + 11, 1.5))
            s.inked([(cap, mix(s.deep, s.mid, 0.25))], w=1.5, heavy=(0.9, 1.2))
            s.fill(polygon((-k + g, y0), (k - g, y0), (k, y0 + 3), (-k, y0 + 3)), "#ffb347")
            s.dots(block(-k, y0 + 3, 2 * k, 8), s.ink, (-10, y0), (40, y0), 0.0, 0.7, pitch=2.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-25": Picture(crystal, ((67.0, 70.0), (67.0, 110.0)), "break the floor", "ball room", "chandelier"),
    "m1-26": Picture(electro, ((46.0, 44.0), (70.0, 60.0), (92.0, 44.0)), "jumps from mast to mast", "dam", "the bolt"),
    "m1-27": Picture(
        mysterio, ((62.0, 62.0), (94.0, 116.0)), "throws a ship of fog", "stalls of a theatre", "magic lantern"
    ),
    "m1-28": Picture(quake, ((66.0, 54.0), (66.0, 112.0)), "splits a tower", "town square", "fire in the crack"),
    "m1-29": Picture(triton, ((66.0, 44.0), (66.0, 92.0)), "parts the sea", "lighthouse rock", "beam of a lighthouse"),
    "m1-30": Picture(wong, ((66.0, 70.0), (67.0, 112.0)), "lets its pages fly", "stair of a library", "the page"),
    "m1-31": Picture(
        ms_marvel, ((44.0, 42.0), (86.0, 106.0)), "runs off with the washing", "roofs", "edge of the morning"
    ),
    "m1-32": Picture(sandman, ((66.0, 80.0),), "breaks its hourglass", "pier", "low sun behind the glass"),
}
