"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)


def _frozen_strait(s: Impact) -> None:
    """Paint a plain of ice under a sky that pales towards the horizon, dark water opening from the bow to us."""
    s.steps(
        ALL, (112, -4), (40, 104), [s.deep, mix(s.deep, s.mid, 0.45), s.mid, mix(s.mid, s.key, 0.5), s.key, s.light]
    )
    s.fill(svg("M-4 102 V96 L16 90 L28 94 L40 88 L52 94 L84 95 L98 87 L112 93 L124 90 V104 Z"), mix(s.mid, s.key, 0.6))
    s.fill(svg("M-4 172 V101 H124 V172 Z"), s.light)
    s.fill(polygon((72, 101), (124, 101), (124, 122), (80, 118)), s.key)
    s.dots(polygon((72, 101), (124, 101), (124, 130), (80, 122)), s.mid, (100, 126), (112, 102), 0.0, 0.6)
    s.fill(svg("M52 108 H86 L92 120 L104 134 L122 172 H14 L34 138 L44 124 Z"), mix(s.deep, s.ink, 0.45))
    for points in ([(-4, 118), (14, 114), (22, 118), (40, 112)], [(124, 112), (110, 115), (104, 112), (92, 114)]):
        s.stroke(points, s.mid, 1.3)


def _bow(s: Impact) -> None:
    """Paint the bow of an old ship from in front: the bridge, the left side in the sun, the right one in the shade."""
    dark, steel = mix(s.deep, s.ink, 0.5), mix(s.deep, s.ink, 0.15)
    s.inked([(polygon((62, -6), (66, -6), (66, 14), (62, 14)), dark)], 1.2, (0.3, 0.4))
    s.inked([(polygon((50, 26), (88, 26), (92, 58), (46, 58)), steel)], 1.8, (0.6, 0.8))
    s.fill(polygon((50, 26), (60, 26), (57, 58), (46, 58)), s.key)
    for x in (51.6, 60.4, 69.2, 78):
        s.fill(polygon((x, 35.6), (x + 6.8, 35.6), (x + 7.2, 41.6), (x - 0.2, 41.6)), s.accent)
    left = svg("M32 52 L71 42 L69 126 C62 122 56 116 54 108 C50 90 44 70 32 52 Z")
    right = svg("M71 42 L106 55 C97 72 90 90 86 108 C84 116 76 122 69 126 Z")
    s.inked([(left, s.key), (right, dark)], 2.4, (1.0, 1.4))
    s.fill(right, steel)
    with s.clipped(left):
        s.fill(svg("M28 50 L50 46 C60 68 66 96 64 128 H40 Z"), s.light)
        s.fill(svg("M28 60 L36 58 C50 84 54 100 60 128 H28 Z"), "#ffffff")
        for y, end in ((70, 66), (88, 88)):
            s.stroke([(36, y - 3), (72, end)], s.mid, 1.0)
        s.fill(svg("M40 112 L72 116 V132 H40 Z"), s.accent)
    with s.clipped(right):
        s.dots(right, s.ink, (72, 70), (98, 74), 0.0, 0.75, pitch=2.4)
        s.fill(svg("M66 116 L96 110 V132 H66 Z"), mix(s.deep, s.ink, 0.75))
        s.rim([right], s.mid, (0.9, -0.2), 1.5)
    s.fill(polygon((70, 43), (72.6, 43.6), (70, 126), (68.4, 126)), s.ink)
    s.inked([(svg("M32 52 L71 42 L106 55 L104.500 59 L71 47.600 L34 57 Z"), dark)], 1.2, (0.2, 0.4))
    for side, tone in ((54, s.ink), (88, s.ink)):
        s.fill(oval(side, 66, 2.6, 2.2), tone)
        s.stroke([(side, 66), (side, 80)], tone, 2.0)
        s.stroke([(side - 6, 76), (side - 4, 82, side, 82.6), (side + 4, 82, side + 6, 76)], tone, 2.2)


def _slab(s: Impact, corners: Sequence[Point], thick: Point) -> None:
    """Paint a slab of ice that is tipped up: its lit face, and below it the thickness in two tones."""
    face = polygon(*corners)
    under = [placed(face, thick[0] * n / 4, thick[1] * n / 4) for n in range(5)]
    s.inked([(join(*under), s.mid)], 1.7, (0.5, 0.8))
    s.fill(cut(placed(face, thick[0], thick[1]), placed(face, thick[0] * 0.45, thick[1] * 0.45)), s.deep)
    s.inked([(face, "#ffffff")], 1.0, (0, 0))
    left, top, right, foot = face.computeTightBounds()
    facet = polygon(
        (right, top), (right, foot), (left + 0.3 * (right - left), foot), ((left + right) / 2, (top + foot) / 2)
    )
    s.fill(both(face, facet), mix(s.light, s.key, 0.4))


def hulk(s: Impact) -> None:
    """The hulk of a ship breaks the ice towards us. In a frozen strait; light: low sun at the left."""
    _frozen_strait(s)
    with s.moved(turn=-4, about=(70, 126)):
        _bow(s)
    s.flash(69, 124, 26, 13, s.key, seed=7, squeeze=0.62)
    s.flash(69, 125, 19, 13, "#ffffff", seed=7, squeeze=0.6)
    for corners, thick in (
        (((33, 128), (31, 100), (40, 92), (47, 96), (57, 121), (52, 131), (41, 133)), (3.4, 1.6)),
        (((86, 127), (92, 103), (101, 92), (108, 97), (110, 120), (103, 131), (92, 133)), (-3.4, 1.6)),
        (((34, 146), (38, 132), (52, 122), (60, 127), (67, 141), (58, 153), (42, 155)), (1.6, 3.6)),
        (((74, 148), (72, 138), (80, 127), (97, 129), (108, 138), (100, 152), (84, 155)), (-1.4, 3.6)),
    ):
        _slab(s, corners, thick)
    chips = [
        (48, 96, 3.4, 10),
        (92, 92, 3.0, 40),
        (42, 86, 2.2, 60),
        (98, 82, 2.4, 20),
        (66, 132, 3.2, 35),
        (60, 104, 2.0, 70),
    ]
    s.debris(chips, s.key, "#ffffff", 1.1)


def _roofs_in_the_morning(s: Impact) -> None:
    """Paint roofs under a wide morning sky, seen from a high sill, the sun on their left sides."""
    s.steps(ALL, (30, -4), (70, 118), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff"])
    s.fill(
        svg(
            "M-4 172 V106 L10 98 L22 106 V100 H28 V110 L44 96 L60 110 L74 100 L88 110 V102 H94 V112 L110 100 L124 110 V172 Z"
        ),
        s.key,
    )
    for data, tone in (
        ("M-4 172 V128 L16 112 L36 130 L52 118 L68 132 L90 114 L124 136 V172 Z", s.mid),
        ("M16 112 L36 130 V150 H24 Z M52 118 L68 132 V150 H58 Z M90 114 L124 136 V150 H104 Z", s.deep),
    ):
        s.fill(svg(data), tone)
    for x, y in ((30, 80), (46, 70), (36, 90)):
        s.line(placed(svg("M-5 -2 C-3 -4 -1 -2 0 0.6 C1 -2 3 -3 6 -2"), x, y, 0.8), s.deep, 1.4)


def _bird_on_the_wing(s: Impact) -> None:
    """Paint a bird that flies away to the upper left through the open door, looking back, wings spread, lit from the left."""
    lit, shade, dark = "#f4ffb0", "#8fb814", "#4f6e0c"
    feathers = (
        [(74, 84), (92, 70), (106, 66), (112, 74), (104, 80), (108, 88), (98, 90), (100, 98), (88, 96), (78, 94)],
        [(62, 84), (50, 66), (44, 48), (53, 44), (57, 52), (62, 44), (67, 52), (73, 48), (74, 62), (74, 80)],
    )
    for number, wing in enumerate(feathers):
        path = polygon(*((x, y, 1.6) for x, y in wing))
        s.inked([(path, s.accent)], 2.2, (0.6, 1.0))
        with s.clipped(path):
            if number:
                s.fill(svg("M60 86 C56 70 60 60 76 56 V90 Z"), shade)
                s.fill(svg("M44 46 L58 70 L62 86 L48 70 Z"), lit)
            else:
                s.fill(svg("M74 88 C88 88 96 92 104 100 L80 100 Z M90 78 L114 78 L104 92 Z"), shade)
                s.fill(svg("M74 82 L92 70 L108 66 L96 76 L80 88 Z"), lit)
        for start, end in (
            (((66, 80), (57, 53)), ((70, 78), (67, 53))) if number else (((84, 86), (104, 80)), ((84, 90), (98, 90)))
        ):
            s.stroke([start, end], dark, 1.4)
    tail = polygon((76, 98), (92, 108, 1), (86, 112), (88, 120, 1), (80, 116), (76, 120, 1), (70, 104))
    s.inked([(tail, shade)], 1.9, (0.5, 0.8))
    s.stroke([(76, 102), (83, 113)], dark, 1.3)
    body = svg(
        "M46 86 C46 77 54 73 62 76 C72 79 80 88 80 98 C78 106 70 108 62 104 C56 102 50 98 49 94 C46 92 45.500 89 46 86 Z"
    )
    s.inked([(body, s.accent)], 2.2, (0.7, 1.0))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -2.0, -5.0)), shade)
        s.fill(cut(body, placed(body, 3.0, 2.4)), lit)
    s.inked([(svg("M47 84 L38 87 L47 91 Z"), "#ffb43a")], 1.5, (0.2, 0.4))
    s.inked([(oval(54, 84, 2.7), "#ffffff")], 1.0, (0, 0))
    s.fill(oval(53.4, 84.2, 1.5), s.ink)


def _inside_of_a_cage(s: Impact) -> None:
    """Paint a cage from the inside: wires that meet overhead, two hoops, and the open door before the sky."""
    wires = ((-40, 20), (-6, 14), (14, 8), (34, 3), (100, -4), (116, -9), (138, -16))
    for x, bow in wires:
        for tone, wide, shift in ((s.ink, 5.4, 0.0), (s.mid, 1.3, -1.2)):
            s.stroke([(66, -18), (x + (66 - x) * 0.34 - bow + shift, 40, x + shift, 156)], tone, wide)
    for y, dip in ((44, 9), (128, 14)):
        for left, right in ((-6, 35), (98, 128)):
            for tone, wide, lift in ((s.ink, 5.2, 0.0), (s.mid, 1.3, -1.2)):
                at = [(x, y + lift + dip * (1 - ((x - 66) / 70) ** 2)) for x in (left, (left + right) / 2, right)]
                s.stroke([at[0], (*at[1], *at[2])], tone, wide)
    door = svg("M98 50 L122 40 V136 L98 128 Z")
    for tone, wide in ((s.ink, 5.2), (s.mid, 1.5)):
        s.line(door, tone, wide)
        for x in (106, 114):
            s.stroke([(x, 47 - (x - 98) * 0.42), (x, 131 + (x - 98) * 0.3)], tone, wide * 0.8)
    frame = svg("M35 128 V58 C35 40 98 40 98 58 V128")
    for tone, wide in ((s.ink, 6.0), (s.key, 1.8)):
        s.line(frame, tone, wide)


def _floor_of_a_cage(s: Impact) -> None:
    """Paint the floor before the door: straw, a dish, and a feather that comes down, its shadow under it."""
    tray = svg("M-4 172 V138 C30 128 100 128 124 138 V172 Z")
    s.inked([(tray, mix(s.ink, s.deep, 0.5))], 2.2, (0, -0.4))
    s.fill(svg("M40 172 L48 133 C60 131 78 131 88 133 L108 172 Z"), s.mid)
    s.stroke([(34, 135), (66, 129.6, 100, 135)], s.light, 1.6)
    for x, y, turn in ((50, 140, 20), (70, 144, -30), (94, 142, 50), (60, 147, -8), (104, 147, 12), (84, 138, -16)):
        with s.moved(x, y, turn=turn):
            s.stroke([(-7, 0), (7, 0)], s.key, 1.2)
    dish = svg("M82 136 H108 C108 146 102 150 95 150 C88 150 82 146 82 136 Z")
    s.inked([(dish, s.deep)], 1.8, (0.4, 0.6))
    s.inked([(oval(95, 136, 13, 3.4), s.light)], 1.5, (0, 0.3))
    for x, y in ((90, 136), (95, 135), (100, 136.6), (93, 137.4)):
        s.fill(oval(x, y, 1.3, 1.0), s.deep)
    s.fill(oval(54, 143, 8, 1.8), s.ink)
    feather = placed(svg("M-10 0 C-4 -6 6 -6 11 -2 C6 4 -4 4 -10 0 Z"), 53, 126, 0.9, 24)
    s.inked([(feather, s.accent)], 1.5, (0.3, 0.5))
    s.stroke([(45, 122), (62, 130)], s.ink, 0.9)


def luke_cage(s: Impact) -> None:
    """A bird flies out through the open door. From inside its cage; light: the morning over the roofs."""
    _roofs_in_the_morning(s)
    _inside_of_a_cage(s)
    with s.moved(scale=0.9, about=(62.0, 84.0)):
        _bird_on_the_wing(s)
    _floor_of_a_cage(s)


def _sea_before_dawn(s: Impact) -> None:
    """Paint a sea before dawn: a sky that pales towards a hard horizon, an island far off, bars of light on the water."""
    s.steps(ALL, (100, -6), (50, 110), [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.6), s.key, s.light])
    s.fill(svg("M-4 112 V106 L30 104 L42 98 L52 101 L62 108 L70 112 Z"), s.mid)
    s.fill(box(-4, 111, 124, 172), s.mid)
    for x, y, long in ((34, 114, 34), (28, 120, 26), (46, 126, 26), (96, 118, 30), (100, 126, 30), (24, 140, 30)):
        s.fill(polygon((x, y), (x + long / 2, y - 1.1), (x + long, y), (x + long / 2, y + 1.3)), s.light)


_WHALE: Final = svg(
    "M110 152 C116 124 112 92 98 70 C88 54 74 44 60 42 C52 41 45 44 44 49 C43 53 46 57 50 60 C46 64 46 72 49 82 "
    "C54 102 60 124 62 152 Z"
)
"""A whale that leaps out of the water to the upper left, its throat towards us on the left."""


def _whale(s: Impact) -> None:
    """Paint a whale in its leap: an ink back, a pale grooved throat that the dawn lights, one flipper flung out."""
    back = mix(s.deep, s.ink, 0.45)
    s.inked([(_WHALE, back)], 2.3, (1.0, 0.6))
    with s.clipped(_WHALE):
        s.fill(svg("M40 56 C48 60 56 61 62 66 C74 78 80 108 82 156 H50 C56 110 36 86 40 56 Z"), s.light)
        s.fill(svg("M40 60 C46 63 50 63 53 66 C62 80 66 110 68 156 H50 C56 110 40 86 40 60 Z"), "#ffffff")
        for k in range(6):
            x = 50 + 4.6 * k
            groove = [
                (x - 2 + k * 0.5, 65 + k * 0.6, 0.2),
                (x + 1.4, 88, 0.9),
                (x + 5 + k * 0.6, 116, 1.0),
                (x + 8 + k, 150, 0.8),
            ]
            s.fill(ribbon(groove), s.mid if k < 4 else s.deep)
        s.dots(svg("M96 66 C112 90 116 124 110 156 H92 C96 124 92 96 84 76 Z"), s.ink, (86, 100), (108, 108), 0.0, 0.7)
        s.rim([_WHALE], s.key, (0.3, -1), 2.4)
    s.stroke([(46, 57), (56, 58, 66, 66), (70, 70, 75, 71)], s.ink, 2.0)
    s.fill(oval(78, 70.6, 2.5, 2.0, 30), s.ink)
    s.fill(oval(77.4, 69.8, 0.9), "#ffffff")
    for x, y in ((56, 47.6), (62, 49), (68, 52), (60, 53), (66, 57)):
        s.fill(oval(x, y, 1.3, 1.0), mix(s.deep, s.mid, 0.5))
    flipper = svg("M80 94 C86 86 98 74 101 60 C103 55 108 56 108.500 62 C110 78 104 100 91 112 C84 113 78 103 80 94 Z")
    s.inked([(flipper, back)], 2.0, (0.6, 0.9))
    s.fill(both(flipper, placed(flipper, -5, -5)), mix(s.deep, s.mid, 0.4))
    s.rim([flipper], s.key, (-0.8, -0.5), 1.4)


def _splash(s: Impact) -> None:
    """Paint the water that the whale throws up: one crown of tall wedges, white over violet, loose drops above."""
    tongues = (
        (44, -13, 20),
        (52, -10, 33),
        (62, -5, 22),
        (74, 2, 15),
        (86, 5, 24),
        (98, 11, 36),
        (108, 14, 22),
        (34, -9, 10),
    )
    for grow, low, tone in ((1.0, 0.0, s.key), (0.7, 3.0, "#ffffff")):
        crown = join(
            box(26, 148 + low, 126, 170),
            *(
                ribbon(
                    [
                        (x, 158 + low, 9 * grow),
                        (x + lean * 0.2, 146 + low, 6.6 * grow),
                        (x + lean * 0.6, 146 - high * 0.5 * grow + low, 3.6 * grow),
                        (x + lean, 148 - high * grow + low, 0.4),
                    ]
                )
                for x, lean, high in tongues
            ),
        )
        if grow == 1.0:
            s.inked([(crown, tone)], 1.8, (0.4, -0.6))
        else:
            s.fill(crown, tone)
    for x, y, r in (
        (40, 128, 1.5),
        (50, 114, 1.9),
        (47, 108, 1.1),
        (114, 108, 1.8),
        (118, 114, 1.2),
        (36, 120, 1.1),
        (55, 106, 1.2),
    ):
        s.fill(oval(x, y, r, r * 1.3), "#ffffff")


def _rowing_boat(s: Impact, x: float, y: float) -> None:
    """Paint a small rowing boat that the swell tips, somebody with raised arms in it."""
    with s.moved(x, y, 1.0, turn=-16):
        person = join(
            oval(1, -16, 2.9, 3.3),
            polygon((-2.6, -12), (4, -12), (3.6, -2), (-2.4, -2)),
            limb((-2, -11, 1.3), (-7, -15, 1.1), (-8, -20, 0.9)),
            limb((3.6, -11, 1.3), (8, -16, 1.1), (8, -21, 0.9)),
        )
        s.fill(person, s.ink)
        s.stroke([(-10, -3), (-17, 6)], s.ink, 1.3)
        hull = svg("M-15 -4 C-8 -2 8 -2 15 -4.500 C13 2 8 5 0 5 C-8 5 -13 2 -15 -4 Z")
        s.inked([(hull, s.accent)], 1.5, (0.4, 0.7))
        s.fill(svg("M-12 1 C-6 3 8 3 13 0 C11 3 7 5 0 5 C-6 5 -10 4 -12 1 Z"), s.ink)


def captain_marvel(s: Impact) -> None:
    """A whale leaps beside a rowing boat. On an open sea; light: dawn low at the left, on its throat."""
    _sea_before_dawn(s)
    with s.moved(4.0, 0.0):
        _whale(s)
    _splash(s)
    _rowing_boat(s, 48, 138)


def _pond_at_dawn(s: Impact) -> None:
    """Paint a pond at dawn from its bank: a pale sky, a far wood in two tones, the water that mirrors them."""
    s.steps(ALL, (60, -4), (60, 96), [s.mid, mix(s.mid, s.key, 0.6), s.key, mix(s.key, s.light, 0.6), s.light])
    s.fill(oval(92, 82, 20), "#ffffff")
    for top, tone, step in ((74, s.key, 9), (84, mix(s.mid, s.key, 0.45), 11)):
        for number in range(-1, 14):
            x = number * step + (top % 7)
            tall = 14 + (number * 37 + top) % 13
            s.fill(polygon((x - step * 0.7, 100), (x, top + 14 - tall), (x + step * 0.7, 100)), tone)
    s.fill(box(-4, 98, 124, 172), s.light)
    s.fill(svg("M-4 98 H124 V104 C96 102 84 110 60 106 C36 104 20 110 -4 107 Z"), mix(s.mid, s.key, 0.45))
    for x, y, wide in ((92, 110, 16), (88, 116, 10), (98, 121, 14)):
        s.fill(polygon((x - wide, y), (x, y - 1.2), (x + wide, y), (x, y + 1.4)), "#ffffff")
    bank = svg("M-4 172 V124 C20 118 40 130 64 134 C88 138 104 132 124 136 V172 Z")
    s.fill(bank, s.deep)
    s.dots(bank, s.ink, (60, 132), (60, 158), 0.0, 0.8)


def _gnawed_birch(s: Impact) -> None:
    """Paint a birch that is gnawed through but for a finger of wood at (45, 100), and leans away as it breaks."""
    stump = polygon((31, 150), (32, 118), (41, 103), (49, 103), (58, 117), (60, 150))
    trunk = polygon((10, -12), (36, -12), (59, 82), (51, 97), (42, 98), (32, 86))
    for path, wood in (
        (stump, polygon((32, 118), (41, 103), (49, 103), (58, 117), (45, 123, 4))),
        (trunk, polygon((59, 82), (51, 97), (42, 98), (32, 86), (44, 80, 4))),
    ):
        s.inked([(path, s.light)], 2.2, (0.7, 0.8))
        with s.clipped(path):
            s.fill(placed(path, 17, 0), s.key)
            s.dots(path, s.mid, (42, 100), (60, 104), 0.0, 0.8, pitch=2.4)
            for y in range(-8, 150, 13):
                x = 14 + y * 0.27 if y < 86 else 34
                s.fill(polygon((x, y), (x + 11, y + 1.4), (x, y + 3.4)), s.ink)
                s.fill(polygon((x + 26, y + 6), (x + 17, y + 7), (x + 26, y + 8.6)), s.ink)
            s.fill(wood, "#fff6c0")
            s.line(wood, s.ink, 1.3)
    s.inked([(polygon((41, 104), (42, 97), (45, 95), (50, 97), (49, 104)), "#fff6c0")], 1.4, (0.2, 0.3))
    for points in (
        [(36, 112), (44, 108)],
        [(40, 117), (50, 109)],
        [(48, 118), (54, 112)],
        [(38, 88), (46, 93)],
        [(46, 84), (51, 92)],
    ):
        s.stroke(points, s.mid, 1.3)
    s.stroke([(43, 98), (46, 101), (44, 103)], s.ink, 1.1)


def _beaver(s: Impact) -> None:
    """Paint a beaver from the right that gnaws at (50, 100): cheeks full, teeth bare, hands on the bark, the flat tail out."""
    fur, shade, lit = mix(s.deep, s.mid, 0.25), mix(s.ink, s.deep, 0.35), s.key
    tail = placed(svg("M-4 -4 C8 -12 26 -11 29 0 C27 11 8 12 -4 5 Z"), 103, 139, 1.1, -66)
    s.inked([(tail, shade)], 2.0, (0.5, 1.0))
    with s.clipped(tail):
        for number in range(-9, 9):
            s.stroke([(84 + number * 6, 100), (124 + number * 6, 150)], s.key, 1.0)
            s.stroke([(124 + number * 6, 100), (84 + number * 6, 150)], s.key, 1.0)
    s.rim([tail], lit, (0.2, -1.0), 1.6)
    body = svg("M66 92 C76 80 94 84 102 100 C109 115 106 134 96 142 C86 148 70 148 63 141 C56 132 56 112 66 92 Z")
    s.inked([(body, fur)], 2.3, (0.7, 1.1))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -10.0, -4.0)), shade)
        s.dots(body, shade, (76, 110), (98, 132), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M58 112 C66 106 74 114 74 128 C74 138 68 146 60 148 H54 Z"), lit)
        s.rim([body], "#ffffff", (0.7, -1.0), 2.4)
    for x in (60, 73):
        foot = svg("M-10 0 C-10 -5 -2 -8 6 -6 C11 -4 12 2 8 4 H-7 C-9 4 -10 2 -10 0 Z")
        s.inked([(placed(foot, x, 143, 0.9), shade)], 1.6, (0.3, 0.5))
        for step in (-5, -1, 3):
            s.stroke([(x + step, 143), (x + step - 1.4, 146)], lit, 1.2)
    for start, elbow, hand in (((72, 102), (66, 117), (55, 114)), ((74, 104), (72, 124), (58, 124))):
        arm = limb((*start, 5.4), (*elbow, 4.6), (*hand, 3.4))
        s.inked([(arm, fur)], 1.8, (0.4, 0.8))
        with s.clipped(arm):
            s.fill(cut(arm, placed(arm, -1.8, -2.2)), shade)
        for turn in (150, 178, 206):
            finger = limb((*hand, 2.0), (*around(*hand, 7.0, turn), 1.4))
            s.inked([(finger, shade)], 1.0, (0.1, 0.3))
            s.rim([finger], lit, (0.0, -1.0), 0.9)
    head = svg(
        "M50 82 C50 66 62 55 76 56 C91 57 100 70 98 84 C96 97 84 103 72 102 C62 102 54 100 49 95 C45 91 46 86 50 82 Z"
    )
    ear = oval(86, 58, 5.6, 6.2, 20)
    s.inked([(ear, fur)], 1.8, (0.5, 0.7))
    s.fill(oval(85, 59, 3.0, 3.6, 20), shade)
    s.inked([(head, fur)], 2.3, (0.7, 1.1))
    with s.clipped(head):
        s.fill(cut(head, placed(head, -7.0, -5.0)), shade)
        s.dots(head, shade, (72, 76), (92, 94), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M44 84 C52 82 62 86 66 94 C66 100 62 104 54 104 H42 Z"), lit)
        s.fill(svg("M54 74 C58 64 68 60 76 60 C70 64 66 70 64 77 C60 80 55 79 54 74 Z"), lit)
        s.rim([head], "#ffffff", (0.5, -1.0), 2.4)
    s.inked([(oval(49.6, 83, 4.6, 3.6, -20), s.ink)], 0.9, (0, 0))
    s.fill(oval(48.6, 81.8, 1.6, 0.9, -20), "#ffffff")
    s.stroke([(50, 87), (51, 92), (58, 96, 66, 92)], s.ink, 1.5)
    for x, y in ((58, 89), (62, 90.6), (60, 92.6)):
        s.fill(oval(x, y, 0.7), s.ink)
    for x in (52.2, 57.0):
        s.inked(
            [(polygon((x - 2.4, 91.4), (x + 2.4, 92.4), (x + 1.8, 103, 0.8), (x - 2.4, 102, 0.8)), "#fff6c0")],
            1.3,
            (0.2, 0.4),
        )
    s.fill(oval(66.6, 72.8, 3.5, 4.0), s.ink)
    s.fill(oval(65.2, 71.2, 1.2), "#ffffff")
    s.stroke([(62, 66.4), (67, 64, 73, 67.6)], s.ink, 2.0)


def drax(s: Impact) -> None:
    """A beaver gnaws through the last finger of a birch, chips flying at us. From the bank; light: dawn over the pond."""
    _pond_at_dawn(s)
    s.fill(svg("M26 146 C44 140 90 140 112 146 C104 154 40 154 26 146 Z"), s.ink)
    _gnawed_birch(s)
    with s.moved(scale=0.92, about=(50.0, 144.0)):
        _beaver(s)
    s.debris(
        [
            (36, 122, 4.6, 20),
            (46, 132, 6.0, 60),
            (30, 106, 3.0, 100),
            (57, 112, 2.4, 30),
            (38, 140, 5.0, 10),
            (64, 108, 2.2, 70),
            (29, 92, 2.4, 45),
        ],
        "#fff6c0",
        "#ffffff",
        1.2,
    )
    for x, y, turn in ((40, 52, 30), (66, 48, -30), (56, 42, 70), (104, 62, 20), (28, 62, -50), (108, 100, 100)):
        leaf = placed(svg("M-6 0 C-3 -5 3 -5 7 0 C3 4 -3 4 -6 0 Z"), x, y, 1.0, turn)
        s.inked([(leaf, s.accent)], 1.3, (0.3, 0.4))


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(
        hulk,
        ((70.0, 84.0), (68.0, 120.0), (60.0, 134.0)),
        "breaks the ice",
        "frozen strait",
        "low sun beside the ship",
    ),
    "m3-18": Picture(
        drax,
        ((66.0, 79.0), (54.0, 102.0), (54.0, 118.0)),
        "gnaws through a tree",
        "pond",
        "dawn over water",
    ),
    "m3-19": Picture(
        captain_marvel,
        ((66.0, 66.0), (60.0, 104.0), (58.0, 124.0)),
        "leaps beside a boat",
        "open sea",
        "sky before dawn",
    ),
    "m3-20": Picture(
        luke_cage,
        ((56.0, 84.0), (68.0, 92.0), (58.0, 56.0), (98.0, 78.0)),
        "flies out of its cage",
        "roofs from a cage",
        "morning over roofs",
    ),
}
