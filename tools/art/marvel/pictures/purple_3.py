"""Pictures of the purple cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed
from tools.art.marvel.profiles import CAP, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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
    """Paint a plain of ice under a sky that pales towards a low sun at the right, its path on the ice."""
    s.steps(ALL, (60, -6), (60, 104), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light])
    s.fill(oval(107, 103, 12), "#ffffff")
    s.fill(svg("M-4 108 V101 L10 97 L22 101 L36 94 L50 102 L84 103 L92 100 L101 104 L124 101 V108 Z"), s.mid)
    s.rim(
        [svg("M-4 108 V101 L10 97 L22 101 L36 94 L50 102 L84 103 L92 100 L101 104 L124 101 V108 Z")],
        s.key,
        (1, -0.6),
        1.2,
    )
    s.fill(box(-4, 105, 124, 172), mix(s.deep, s.ink, 0.55))
    s.fill(svg("M-4 105 H124 V115 L96 113 L70 117 L40 113 L-4 118 Z"), mix(s.key, s.light, 0.4))
    s.fill(svg("M82 105 H124 V110 L104 111 Z"), "#ffffff")


def _bow(s: Impact) -> None:
    """Paint the bow of an old ship from in front and below: ink, its right side dim in the low sun, a lime waterline."""
    dark = mix(s.deep, s.ink, 0.35)
    left = svg("M34 40 C46 38 62 35 75 30 L71 123 C64 120 58 116 55 110 C52 88 44 62 34 40 Z")
    right = svg("M75 30 C86 36 98 41 112 44 C103 66 95 90 91 110 C87 116 79 121 71 123 Z")
    s.inked([(left, s.ink), (right, dark)], 2.0, (-0.8, 1.0))
    with s.clipped(left):
        s.dots(left, s.deep, (74, 60), (44, 60), 0.75, 0.0, pitch=2.4)
        s.fill(svg("M44 97 C54 104 62 108 74 112 V119 C62 115 54 110 44 104 Z"), s.accent)
        for y, end in ((62, 56), (82, 79)):
            s.stroke([(38, y - 8), (73, end)], s.deep, 1.1)
    with s.clipped(right):
        s.fill(svg("M75 30 L71 123 L80 120 L93 36 Z"), s.deep)
        s.dots(right, s.mid, (84, 76), (100, 70), 0.0, 0.9, pitch=2.4)
        s.rim([right], s.light, (1.0, 0.05), 2.2)
        s.fill(svg("M71 112 C80 110 88 105 96 98 V106 C88 112 80 117 71 119 Z"), s.accent)
        for y, end in ((56, 62), (79, 84)):
            s.stroke([(74, y), (106, end)], s.ink, 1.1)
    s.stroke([(75, 31), (71, 121)], s.key, 1.7)
    rail = svg("M32 36 C46 35 62 31 75 25 C86 31 98 36 114 39 L112 45 C98 42 86 37 75 31.500 C62 36 46 39.500 34 41 Z")
    s.inked([(rail, dark)], 1.4, (0.2, 0.4))
    s.rim([rail], s.key, (0.6, -1.0), 1.3)
    for side, tone in ((59, s.mid), (87, s.light)):
        s.fill(oval(side, 66, 3.0, 2.6), s.ink)
        s.line(oval(side, 66, 3.0, 2.6), tone, 1.0)
        s.stroke([(side, 67), (side, 81)], tone, 2.0)
        s.stroke([(side - 4, 71), (side + 4, 71)], tone, 1.6)
        s.stroke([(side - 6.4, 76), (side - 4, 82, side, 82.6), (side + 4, 82, side + 6.4, 76)], tone, 2.2)


def _penguin(s: Impact, x: float, y: float) -> None:
    """Paint a penguin that turns its back to the ship, its shadow to the left."""
    s.fill(polygon((x - 2, y), (x + 2.4, y + 1), (x - 15, y + 4), (x - 16, y + 1.4)), s.key)
    coat = svg(
        f"M{x} {y - 15} c2.600 0 3.600 2 3.400 4 c1.600 2.400 2 6 .6 11 h-7.600 c-1.400 -5 -1 -8.600 .4 -11 c-.2 -2 .6 -4 3.200 -4 z"
    )
    wings = join(limb((x - 3, y - 9, 1.3), (x - 6, y - 4, 0.7)), limb((x + 3, y - 9, 1.3), (x + 6.2, y - 5, 0.7)))
    s.fill(join(coat, wings), s.ink)
    s.fill(oval(x + 0.8, y - 4.4, 2.5, 4.2), "#ffffff")
    s.fill(polygon((x + 2.6, y - 13.4), (x + 6.2, y - 12.4), (x + 2.8, y - 11.4)), s.accent)
    s.fill(oval(x + 1.4, y - 13, 0.6), "#ffffff")
    for side in (-2.2, 1.8):
        s.fill(oval(x + side, y + 0.6, 2.0, 0.9), s.accent)


def hulk(s: Impact) -> None:
    """The hulk of a ship breaks the ice towards us. In a frozen strait; light: low sun at the right."""
    _frozen_strait(s)
    tones = ("#ffffff", s.key, s.deep)
    right = (1.0, -0.2)
    s.slab([(-6, 119), (34, 113), (50, 117), (44, 124), (-6, 130)], 3.4, (s.light, s.key, s.deep), right)
    s.slab([(88, 114), (126, 112), (126, 122), (104, 121)], 3.4, tones, right)
    with s.moved(turn=-3, about=(71, 123)):
        _bow(s)
    for corners, thick in (
        ([(39, 119), (58, 110), (64, 124), (47, 131)], 4.4),
        ([(78, 124), (86, 110), (103, 116), (96, 129)], 4.4),
    ):
        s.slab(corners, thick, tones, right)
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
        s.fill(polygon((x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), ((x2 + x3) / 2 - 2, (y2 + y3) / 2), (x3, y3)), s.key)
    shaded = (mix(s.light, s.key, 0.6), s.key, mix(s.deep, s.ink, 0.3))
    s.slab([(-6, 137), (38, 129), (58, 131), (62, 135), (48, 138), (51, 142), (36, 147), (-6, 150)], 6.5, shaded, right)
    s.slab(
        [(69, 133), (80, 130), (104, 133), (126, 128), (126, 144), (92, 145), (62, 142), (70, 138)],
        6.5,
        tones,
        right,
    )
    s.flash(70, 126, 15, 11, s.key, seed=7, squeeze=0.5)
    s.flash(70, 127, 10, 11, "#ffffff", seed=7, squeeze=0.5)
    chips = [
        (56, 103, 3.4, 10),
        (86, 101, 3.0, 40),
        (49, 96, 2.2, 60),
        (94, 93, 2.4, 20),
        (62, 128, 2.8, 35),
        (80, 128, 2.6, 70),
    ]
    s.debris(chips, s.key, "#ffffff", 1.1)
    _penguin(s, 97, 138)


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
    """Paint a bird that beats its wings towards the upper left, every flight feather spread, lit from there."""
    lit, shade, dark = "#f4ffb0", "#9ccc12", "#4f6e0c"

    def feather(x: float, y: float, long: float, turn: float, tone: Color) -> None:
        path = placed(
            svg("M-1 -1.600 C8 -4.600 18 -5 25 -3.400 C28.500 -2.400 31 -0.600 31.500 1 C27 3.600 12 4.600 -1 1.800 Z"),
            x,
            y,
            long / 31,
            turn,
        )
        s.inked([(path, tone)], 1.6, (0.4, 0.6))
        s.stroke([around(x, y, long * 0.3, turn), around(x, y, long * 0.8, turn + 1)], dark, 0.9)

    def wing(
        x: float, y: float, feathers: Sequence[tuple[float, float]], tones: tuple[Color, Color], cover: str
    ) -> None:
        for number, (turn, long) in enumerate(feathers):
            feather(x, y, long, turn, tones[number % 2])
        path = placed(svg(cover), x, y)
        s.inked([(path, tones[0])], 1.8, (0.5, 0.8))
        s.rim([path], lit, (-0.8, -0.6), 2.0)

    wing(
        69,
        82,
        ((-46, 36), (-60, 42), (-74, 46), (-88, 46), (-102, 42), (-116, 35)),
        (shade, s.accent),
        "M-9 4 C-14 -8 -14 -18 -8 -22 C0 -20 8 -12 10 4 Z",
    )
    tail = polygon((78, 98), (96, 110, 1), (90, 113), (90, 121, 1), (82, 117), (77, 120, 1), (70, 104))
    s.inked([(tail, shade)], 1.9, (0.5, 0.8))
    for end in ((91, 110), (86, 116), (79, 116)):
        s.stroke([(76, 103), end], dark, 1.1)
    body = svg(
        "M46 84 C46 75 54 71 62 74 C73 78 82 88 82 100 C79 108 70 109 62 105 C55 102 50 97 49 92 C46 90 45.500 87 46 84 Z"
    )
    s.inked([(body, s.accent)], 2.2, (0.7, 1.0))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -2.6, -5.6)), shade)
        s.dots(body, shade, (58, 88), (74, 102), 0.0, 0.8, pitch=2.4)
        s.fill(cut(body, placed(body, 3.0, 2.4)), lit)
    s.inked([(svg("M47.600 81.600 L37.600 85 L47.600 89.400 Z"), "#ffb43a")], 1.5, (0.2, 0.4))
    s.stroke([(39, 85.2), (47, 85.6)], s.ink, 1.0)
    s.fill(oval(54, 82.6, 2.3), s.ink)
    s.fill(oval(53.3, 81.8, 0.8), "#ffffff")
    wing(
        74,
        91,
        ((30, 32), (17, 37), (4, 41), (-9, 42), (-22, 39), (-35, 33)),
        (s.accent, lit),
        "M-8 5 C-10 -4 -4 -11 4 -12 C14 -12 20 -8 22 -3 C18 4 6 9 -8 5 Z",
    )
    for x, y in ((72, 111), (67, 110.4)):
        s.stroke([(x, y - 4), (x + 3, y + 1)], s.ink, 1.5)


def _inside_of_a_cage(s: Impact) -> None:
    """Paint a cage from the inside, dark about its open door: wires that meet overhead, a hoop, the door swung to the right."""
    doorway = svg("M37 134 V60 C37 42 97 42 97 60 V134 Z")
    dark = cut(box(-9, -9, 130, 180), doorway)
    with s.clipped(dark):
        s.fill(ALL, s.deep, 0.72)
        for x, bow in ((-40, 20), (-8, 14), (14, 8), (120, -9), (140, -16)):
            for tone, wide, shift in ((s.ink, 5.4, 0.0), (s.key, 1.3, 1.2 if x < 60 else -1.2)):
                s.stroke([(66, -18), (x + (66 - x) * 0.34 - bow + shift, 40, x + shift, 156)], tone, wide)
        for tone, wide, lift in ((s.ink, 5.2, 0.0), (s.key, 1.3, 1.2)):
            s.stroke([(-6, 42 + lift), (66, 56 + lift, 128, 42 + lift)], tone, wide)
    door = svg("M99 56 L121 46 V142 L99 132 Z")
    for tone, wide in ((s.ink, 5.0), (s.light, 1.4)):
        s.line(door, tone, wide)
        for x in (106.4, 113.8):
            s.stroke([(x, 53 - (x - 99) * 0.45), (x, 132 + (x - 99) * 0.45)], tone, wide * 0.8)
    frame = svg("M37 132 V60 C37 42 97 42 97 60 V132")
    s.line(frame, s.ink, 6.2)
    s.line(placed(frame, 0.8, 0.6), s.light, 1.9)


def _floor_of_a_cage(s: Impact) -> None:
    """Paint the floor before the door: the morning lies on it, straw, a dish of seed, a feather that comes down."""
    tray = svg("M-4 172 V136 C30 130 100 130 124 136 V172 Z")
    s.inked([(tray, mix(s.ink, s.deep, 0.5))], 2.2, (0, -0.4))
    s.fill(svg("M30 172 L40 134 C56 132 80 132 94 134 L116 172 Z"), s.mid)
    s.fill(svg("M44 172 L50 133 C60 132.400 74 132.400 84 133 L98 172 Z"), s.key)
    for x, y, turn in ((50, 140, 20), (70, 144, -30), (60, 147, -8), (84, 138, -16), (104, 142, 12)):
        with s.moved(x, y, turn=turn):
            s.stroke([(-7, 0), (7, 0)], s.light, 1.2)
    dish = svg("M82 137 H108 C108 146 102 150 95 150 C88 150 82 146 82 137 Z")
    s.fill(svg("M84 149 H106 L116 153 H90 Z"), s.ink)
    s.inked([(dish, s.deep)], 1.8, (0.4, 0.6))
    s.rim([dish], s.key, (-1.0, -0.1), 2.0)
    s.inked([(oval(95, 137, 13, 3.4), s.light)], 1.5, (0, 0.3))
    for x, y in ((90, 137), (95, 136), (100, 137.6), (93, 138.4)):
        s.fill(oval(x, y, 1.3, 1.0), s.deep)
    s.fill(oval(62, 143, 8, 1.6), s.deep)
    feather = placed(svg("M-10 0 C-4 -6 6 -6 11 -2 C6 4 -4 4 -10 0 Z"), 61, 128, 0.9, 24)
    s.inked([(feather, s.accent)], 1.5, (0.3, 0.5))
    s.stroke([(53, 124), (70, 132)], s.ink, 0.9)


def luke_cage(s: Impact) -> None:
    """A bird flies out through the open door. From inside its cage; light: the morning over the roofs."""
    _roofs_in_the_morning(s)
    _inside_of_a_cage(s)
    with s.moved(scale=0.9, about=(62.0, 84.0)):
        _bird_on_the_wing(s)
    _floor_of_a_cage(s)


def _sea_by_moonlight(s: Impact) -> None:
    """Paint a sea by night: a great white moon over a hard horizon, its light in bars on the water."""
    s.steps(
        ALL,
        (60, -10),
        (60, 124),
        [mix(s.ink, s.deep, 0.5), mix(s.ink, s.deep, 0.8), s.deep, mix(s.deep, s.mid, 0.5), s.mid],
    )
    s.pool(94, 104, ((62, mix(s.deep, s.mid, 0.7)), (50, s.mid), (42, mix(s.mid, s.key, 0.7)), (34, "#ffffff")))
    for x, y, r in ((106, 98, 4.6), (112, 112, 3.4), (78, 118, 3.0), (102, 84, 2.6)):
        s.fill(oval(x, y, r, r * 0.8), s.light)
        s.fill(cut(oval(x, y, r, r * 0.8), oval(x + 1, y + 1, r, r * 0.8)), s.key)
    s.fill(box(-4, 124, 124, 172), s.deep)
    s.fill(box(-4, 124, 124, 125.6), s.key)
    for x, y, long in ((70, 128, 44), (78, 132.6, 36), (62, 137, 40), (90, 141, 34), (56, 145, 30)):
        s.fill(polygon((x, y), (x + long / 2, y - 1.2), (x + long, y), (x + long / 2, y + 1.3)), s.light)
    s.halo(box(-4, -4, 124, 124), s.ink, 92, 106, 64, 120, 0.0, 0.7)


def _whale(s: Impact) -> None:
    """Paint a whale that leaps in a bow from the left over to the right, its grooved throat below, a flipper flung out."""
    back, dim = mix(s.ink, s.deep, 0.5), mix(s.deep, s.mid, 0.3)
    body = svg(
        "M-6 168 C-8 118 6 70 38 53 C60 42 88 46 104 62 C110 68 113 77 110 83 C104 89 94 86 86 92 C72 102 62 126 60 168 Z"
    )
    throat = svg("M112 78 C96 72 78 74 66 86 C48 104 42 134 44 170 H64 C62 126 72 102 86 92 C94 86 106 92 114 84 Z")
    s.inked([(body, back)], 2.6, (0.9, 1.0))
    with s.clipped(body):
        s.fill(
            svg("M-9 170 C-12 112 4 64 38 48 C62 38 92 40 108 60 L104 68 C88 54 60 50 42 62 C16 78 6 118 8 170 Z"), dim
        )
        s.fill(throat, s.light)
        s.fill(cut(throat, placed(throat, 3.0, 2.0)), "#ffffff")
        for data in (
            "M108 79 C94 76 82 79 72 90 C57 106 50 134 51 170",
            "M109 81.500 C96 79 85 82 76 92 C62 107 55 136 55 170",
            "M109 84 C98 82 88 85 80 94 C67 107 59 136 59 170",
        ):
            s.line(svg(data + " " + data.replace("M", "M", 1)), s.deep, 1.3)
        s.dots(body, s.mid, (30, 92), (8, 132), 0.0, 0.55, pitch=2.4)
        s.rim([body], s.key, (-0.2, -1.0), 2.2)
        for x, y, r in ((96, 60, 1.7), (90, 56, 1.5), (100, 66, 1.5), (88, 62, 1.3), (94, 66, 1.2), (82, 55, 1.3)):
            s.fill(oval(x, y, r), s.key)
    s.stroke([(111, 78), (94, 71, 79, 76), (71, 80, 65, 78)], s.ink, 2.2)
    s.inked([(oval(74, 70, 3.6, 3.4), "#ffffff")], 1.3, (0, 0))
    s.fill(oval(75, 71, 1.9), s.ink)
    s.stroke([(69, 65.6), (74, 62.6, 79.4, 65.0)], s.key, 1.4)
    fin = ribbon([(30, 94, 2.0), (36, 104, 7.0), (42, 116, 8.0), (51, 126, 6.6), (61, 131, 4.0), (70, 130, 0.8)])
    s.inked([(fin, back)], 2.2, (0.7, 1.0))
    with s.clipped(fin):
        s.rim([fin], dim, (1.0, -0.6), 5.0)
        s.rim([fin], s.key, (1.0, -0.6), 1.7)
    for x, y in ((38, 121), (47, 130), (57, 135)):
        s.fill(oval(x, y, 1.8), s.key)


def _captain(s: Impact, x: float, y: float) -> None:
    """Paint a captain in a small boat, bearded, in a cap, a hand raised to it; the moon stands at the upper left."""
    moon = (-0.7, -0.8)
    with s.moved(x, y, 1.08):
        coat = (s.accent, mix(s.accent, s.ink, 0.5))
        skin = ("#f0b8b0", "#9a5a90")
        clothed(
            s,
            Clothes(coat, coat, skin, skin, s.ink),
            moon,
            (0, -23.6),
            (1.6, -13),
            (1.0, 4),
            (((-8.0, -5.0), (-9.0, 3.0)), ((18.0, -17.0), (12.4, -29.0))),
            (),
            1.04,
            facing=-1,
            w=1.3,
        )
        profile(s, 1.6, -27.0, 1.0, skin, (CAP, "#ffffff", s.key), turn=20.0)
        with s.moved(1.6, -27.0, turn=20.0):
            beard = svg(
                "M-7.400 6 L-3.400 6.600 L1 3 L5 -1 C8 5 4 13.500 -3.600 14.500 C-8 13.500 -8.600 9.500 -7.400 6 Z"
            )
            s.inked([(beard, s.light)], 1.2, (0.2, 0.4))
            s.fill(both(beard, placed(beard, 3.0, 1.4)), s.key)
            s.line(svg("M-7 -2.800 C-1 -4 4 -3.400 8.800 -1.600"), s.ink, 2.4)
        s.inked([(limb((13.0, -28.6, 2.2), (9.4, -33.0, 1.8)), skin[0])], 1.3, (0.2, 0.4))
        hull = svg("M-24 -2 C-10 4 12 4 26 -5 C25 8 18 14 6 14 H-10 C-18 13 -23 8 -24 -2 Z")
        s.inked([(hull, s.accent)], 2.2, (0.6, 1.0))
        with s.clipped(hull):
            s.fill(svg("M-26 5 C-10 11 12 11 28 2 V18 H-26 Z"), mix(s.accent, s.ink, 0.72))
            s.stroke([(-23, 0), (0, 6.4, 25, -3)], "#f6ffb4", 2.0)
    s.puff(
        [(x - 20, y + 15, 5), (x - 9, y + 17, 5.6), (x + 4, y + 17.6, 5.6), (x + 17, y + 16, 5.4), (x + 27, y + 15, 5)],
        "#ffffff",
        s.key,
        1.5,
        moon,
    )


def captain_marvel(s: Impact) -> None:
    """A whale leaps over a captain, who greets it from a small boat. On an open sea; light: a full moon behind."""
    _sea_by_moonlight(s)
    _whale(s)
    _captain(s, 92, 129)
    s.puff(
        [(2, 140, 8), (12, 146, 8), (24, 144, 8), (36, 147, 8), (48, 145, 7.6), (58, 147, 7), (66, 150, 6)],
        "#ffffff",
        s.key,
        1.7,
        (0.4, -0.8),
    )
    s.drops(
        [
            (30, 48, 1.6),
            (44, 42, 1.8),
            (24, 60, 1.4),
        ],
        "#ffffff",
        1.5,
    )


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
    s.fill(svg("M-4 124 C20 118 40 130 64 134 C40 134 24 128 -4 132 Z"), s.mid)


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
            for y in range(-8, 150, 22):
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
        for number in range(-6, 6):
            s.stroke([(84 + number * 9, 100), (124 + number * 9, 150)], s.mid, 1.1)
            s.stroke([(124 + number * 9, 100), (84 + number * 9, 150)], s.mid, 1.1)
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
        [(38, 128, 5.4, 20), (32, 114, 3.4, 100), (42, 141, 6.4, 60), (33, 96, 2.4, 45)], "#fff6c0", "#ffffff", 1.2
    )
    for x, y, turn in ((62, 46, -30), (27, 60, -50), (104, 64, 20)):
        leaf = placed(svg("M-7 0 C-3 -6 3 -6 8 0 C3 5 -3 5 -7 0 Z"), x, y, 1.0, turn)
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
        ((74.0, 70.0), (90.0, 106.0), (90.0, 134.0), (104.0, 76.0)),
        "leaps over a captain",
        "open sea",
        "full moon behind",
    ),
    "m3-20": Picture(
        luke_cage,
        ((56.0, 84.0), (68.0, 92.0), (58.0, 56.0), (98.0, 78.0)),
        "flies out of its cage",
        "roofs from a cage",
        "morning over roofs",
    ),
}
