"""Pictures of the red cards of level 2."""

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
    burst,
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


def ghost_rider(s: Impact) -> None:
    """A burning wheel comes down a desert road. Low, foreshortened, tilted; light: its own fire."""
    with s.moved(turn=-10.0, about=(60.0, 80.0)):
        s.steps(
            polygon((-30, -40), (160, -40), (160, 84), (-30, 84)),
            (60, -14),
            (60, 80),
            [
                mix(s.ink, s.deep, 0.3),
                mix(s.ink, s.deep, 0.75),
                s.deep,
                mix(s.deep, s.mid, 0.5),
                s.mid,
                mix(s.mid, s.key, 0.6),
            ],
        )
        moon = (90, 66)
        s.fill(oval(*moon, 27), mix(s.mid, s.key, 0.5))
        s.fill(oval(*moon, 22), mix(s.key, s.light, 0.4))
        s.fill(oval(moon[0] + 1, moon[1] - 1, 18), s.light)
        s.fill(polygon((-30, 74), (160, 74), (160, 84), (-30, 84)), s.accent)
        s.fill(
            svg(
                "M-30 82 L-30 50 L8 50 L11 60 L22 61 L25 74 L30 82 Z M96 82 L99 66 L104 65 L106 60 L120 59 L123 68 L150 70 V82 Z M40 82 L42 74 L54 73 L57 82 Z"
            ),
            mix(s.deep, s.ink, 0.45),
        )
        ground = polygon((-40, 81), (170, 81), (170, 190), (-40, 190))
        s.fill(ground, mix(s.deep, s.mid, 0.7))
        s.dots(ground, s.deep, (60, 81), (60, 150), 0.0, 0.8)
        s.fill(oval(72, 118, 60, 24), s.mid)
        s.fill(oval(72, 119, 44, 16), s.key)
        road = polygon((33, 81), (37, 81), (190, 190), (20, 190))
        s.fill(road, mix(s.ink, s.deep, 0.25))
        with s.clipped(road):
            s.fill(oval(74, 121, 56, 20), mix(s.ink, s.deep, 0.85))
            s.fill(oval(74, 121, 36, 12), s.mid)
        for a, b in (((33.4, 81), (24, 190)), ((36.6, 81), (184, 190))):
            s.fill(polygon(a, (b[0] - 1.6, b[1]), (b[0] + 1.6, b[1])), s.light)
        for t0, t1 in ((0.03, 0.06), (0.1, 0.15), (0.22, 0.30), (0.44, 0.58)):

            def f(t, o):
                return (35 + 69 * t + o * (0.4 + 8 * t), 81 + 109 * t)

            s.fill(polygon(f(t0, -0.5), f(t0, 0.5), f(t1, 0.5), f(t1, -0.5)), s.light)
        # the burning track
        for k, c in ((1.0, "#ff8a1e"), (0.5, "#fff4b4")):
            s.fill(ribbon([(35, 81.5, 0.2), (42, 88, 1.6 * k), (52, 98, 3.6 * k), (66, 112, 6 * k)]), c)
        for x, y, h in ((38, 84, 8), (43, 89, 12), (49, 95, 16)):
            s.fill(
                svg(
                    f"M{x - h * 0.3} {y + 1} C{x - h * 0.5} {y - h * 0.5} {x} {y - h * 0.5} {x - h * 0.25} {y - h} C{x + h * 0.2} {y - h * 0.6} {x + h * 0.5} {y - h * 0.2} {x + h * 0.35} {y + 1} Z"
                ),
                "#ff8a1e",
            )
            s.fill(
                svg(
                    f"M{x - h * 0.15} {y + 1} C{x - h * 0.2} {y - h * 0.2} {x} {y - h * 0.25} {x - h * 0.1} {y - h * 0.55} C{x + h * 0.1} {y - h * 0.2} {x + h * 0.25} {y - h * 0.1} {x + h * 0.2} {y + 1} Z"
                ),
                "#ffd24a",
            )
    with s.moved(4.0, -1.0, 0.84, about=(66.0, 88.0)):
        # flames: tongues that stream back to the right and up
        base = svg(
            "M37 98 C33 80 38 66 34 54 C42 58 44 60 46 54 C48 44 46 38 52 28 C54 36 58 38 62 34 C68 26 66 16 74 6 C76 16 82 20 86 26 C92 20 92 10 100 2 C100 14 106 22 104 34 C110 30 114 24 120 22 C114 34 118 42 112 52 C118 52 122 48 128 48 C118 58 120 68 110 76 C116 78 120 76 126 78 C116 86 112 90 108 98 C104 116 94 130 78 134 C54 136 40 120 37 98 Z"
        )
        base = placed(base, 70 + 66 * 0.90, 0, 0.90, 0, True, 1.0)
        s.inked([(base, s.mid)], w=1.6, heavy=(0.9, 1.1))
        with s.clipped(base):
            s.dots(base, s.deep, (84, 56), (124, 20), 0.0, 0.7)
        s.fill(placed(base, 70 * 0.13, 98 * 0.13, 0.87), "#ff8a1e")
        s.fill(placed(base, 68 * 0.26, 100 * 0.26, 0.74), "#ffc830")
        s.fill(placed(base, 66 * 0.40, 102 * 0.40, 0.60), "#fff4b4")
        # wheel: an ellipse turned to us, the tread to its right
        cx, cy, t = 64, 92, 10

        def el(rx, ry, dx=0, dy=0):
            return oval(cx + dx, cy + dy, rx, ry, t)

        tread = join(el(25, 37), join(el(25, 37, 11, -1.4), join(el(25, 37, 3.6, -0.4), el(25, 37, 7.4, -1))))
        s.inked([(tread, s.ink)], w=1.6, heavy=(0.6, 1.0))
        with s.clipped(cut(tread, el(25.5, 37.5))):
            for i in range(30):
                a = -1.8 + i * 0.14
                x, y = cx + 25 * math.cos(a) + 5, cy + 37 * math.sin(a)
                s.stroke([(x - 6, y + 1), (x + 12, y - 1.8)], "#ff8a1e" if i < 15 else s.mid, 1.5)
        s.fill(el(25, 37), mix(s.ink, s.deep, 0.28))
        s.rim([el(25, 37)], "#ffc830", (1, -0.9), 1.7)
        s.rim([el(25, 37)], s.accent, (-1, 0.4), 1.3)
        s.fill(el(18.5, 28.5), s.ink)
        s.fill(el(17.3, 27.0), "#ff8a1e")
        s.fill(el(15.6, 25, 0.5, 0.4), "#ffd24a")
        s.fill(el(13.5, 22, 1.2, 0.6), "#fffbe0")
        for i in range(7):
            a = 2 * math.pi * i / 7 + 0.35
            ca, sa = math.cos(a), math.sin(a)
            p, q = (cx + 16.5 * ca, cy + 26 * sa), (cx + 3 * ca, cy + 4.5 * sa)
            s.stroke([p, q], s.ink, 3.8)
            s.stroke([(p[0] - 0.4, p[1] - 0.5), (q[0] - 0.4, q[1] - 0.5)], s.mid, 1.5)
        s.fill(el(6.3, 8.6), s.ink)
        s.fill(el(4.4, 6.3), s.mid)
        s.fill(el(2.4, 3.6, -0.7, -1), s.light)
    s.debris(
        [(44, 132, 3.8, 10), (58, 138, 2.6, 50), (34, 122, 2.4, 80), (82, 134, 2.8, 140), (38, 142, 2.2, 0)],
        mix(s.deep, s.ink, 0.3),
        "#ff8a1e",
    )
    for x, y, r in ((34, 64, 1.1), (29, 82, 0.8), (42, 44, 0.9), (36, 92, 0.9), (88, 28, 0.8), (70, 22, 1.0)):
        s.fill(oval(x, y, r), "#ffd24a")


def beta_ray_bill(s: Impact) -> None:
    """An axe cleaves an asteroid. Light: the molten inside of the rock."""
    s.fill(ALL, mix(s.ink, s.deep, 0.25))
    lots = chance(31)
    for _ in range(60):
        s.fill(oval(128 * next(lots) - 4, 150 * next(lots), 0.3 + 0.6 * next(lots)), s.light)
    core = (74.0, 98.0)
    for r, tone in ((70, mix(s.ink, s.deep, 0.7)), (56, s.deep), (44, mix(s.deep, s.mid, 0.6))):
        s.fill(oval(*core, r), tone)
    s.rays(*core, 22, 120, 20, s.mid, 0.6, duty=0.45, seed=9)
    s.halo(ALL, s.ink, *core, 50, 100, 0.0, 0.6)
    for x, y, r, turn in ((20, 62, 7, 20), (44, 48, 4, 70), (108, 96, 6, 40), (112, 134, 8, 10)):  # the belt
        rock = placed(burst(0, 0, 1.0, 5, 6, 0.85), x, y, r, turn)
        s.inked([(rock, mix(s.deep, s.mid, 0.4))], 1.2, (0.5, 0.7))
        s.fill(both(rock, placed(rock, (core[0] - x) * 0.06, (core[1] - y) * 0.06)), s.mid)
    # the fire inside, then the two halves that part
    s.flash(*core, 42, 13, "#ff8a1e", seed=6, hollow=0.6, squeeze=1.15)
    s.flash(*core, 32, 13, "#ffc830", seed=6, hollow=0.6, squeeze=1.2)
    s.fill(polygon((64, 66), (84, 66), (90, 138), (60, 138)), "#fff4b4")
    left = svg(
        "M66 62 C52 58 40 68 36 82 C30 96 34 116 46 126 C52 134 58 138 64 140 L58 126 L66 114 L60 102 L68 90 L63 78 Z"
    )
    right = svg(
        "M84 64 C98 60 108 72 112 86 C116 102 112 118 102 128 C96 134 92 138 86 140 L92 128 L84 114 L92 102 L84 90 L90 78 Z"
    )
    for half, side in ((left, 1.0), (right, -1.0)):
        s.inked([(half, mix(s.deep, s.mid, 0.25))], 2.2, (0.9, 1.4))
        with s.clipped(half):
            s.rim([half], "#ff8a1e", (side, -0.1), 5.0)
            s.rim([half], "#ffc830", (side, -0.1), 2.4)
            x = 46 if side > 0 else 102
            s.dots(half, s.ink, (x + 8 * side, 96), (x - 12 * side, 112), 0.0, 0.85, pitch=2.6)
            for dx, dy, r in ((0, -14, 4), (-3, 8, 5.4), (4, 26, 3), (7, -4, 2.4)):
                pit = oval(x + dx * side, 96 + dy, r, r * 0.8)
                s.fill(pit, s.ink)
                s.fill(both(pit, placed(pit, -1.6 * side, 1.4)), s.mid)
    # the axe: it came from the upper left
    with s.moved(74.0, 84.0, 1.0, turn=-27.0):
        haft = polygon((-2.8, -78), (2.8, -78), (3.4, -2), (-3.4, -2))
        s.inked([(haft, "#b8703a")], 1.8, (1.0, 0.8))
        s.fill(polygon((-2.8, -78), (-0.8, -78), (-1.0, -30), (-3.2, -30)), "#ffc88a")
        for y in (-70, -63, -56, -49):
            s.fill(polygon((-3.2, y), (3.2, y - 3), (3.2, y), (-3.2, y + 3)), s.ink)
        blade = svg(
            "M-6 -30 H6 C12 -26 20 -24 27 -26 C26 -14 18 -2 6 4 C2 6 -2 6 -6 4 C-18 -2 -26 -14 -27 -26 C-20 -24 -12 -26 -6 -30 Z"
        )
        edge = svg(
            "M27 -26 C26 -14 18 -2 6 4 C2 6 -2 6 -6 4 C-18 -2 -26 -14 -27 -26 L-21.500 -23.500 C-20 -14 -14 -6 -5 -2.500 C-2 -1.500 2 -1.500 5 -2.500 C14 -6 20 -14 21.500 -23.500 Z"
        )
        steel = mix(s.accent, "#ffffff", 0.45)
        s.inked([(blade, steel)], 2.2, (1.2, 1.0))
        s.fill(both(blade, box(1, -40, 40, 20)), s.accent)
        s.dots(blade, mix(s.accent, s.ink, 0.6), (2, -20), (24, -14), 0.0, 0.75, pitch=2.4)
        s.fill(edge, "#ffffff")
        s.line(edge, s.ink, 0.9)
        s.inked([(box(-7, -33, 7, -22, 2), "#ffc83a")], 1.5, (0.7, 0.7))
    s.flash(76, 88, 13, 10, "#ffffff", seed=2, squeeze=0.7)
    s.debris(
        [
            (60, 70, 3.4, 20),
            (92, 72, 3.0, 50),
            (54, 134, 3.4, 70),
            (98, 140, 3.0, 30),
            (74, 130, 2.6, 10),
            (72, 116, 2.2, 60),
        ],
        s.deep,
        "#ffc830",
    )


def _sitters(s: Impact) -> None:
    """Paint those round the table: four beyond it, lit, and three before it, in ink."""
    for x in (44, 60, 86, 102):
        half = join(
            oval(x, 88, 4.8, 5.6),
            svg(f"M{x - 9} 108 C{x - 9} 97 {x - 5} 94 {x} 94 C{x + 5} 94 {x + 9} 97 {x + 9} 108 Z"),
        )
        s.fill(half, mix(s.ink, s.deep, 0.3))
        s.rim([half], s.key, ((73 - x) / 30, 0.6), 1.8)


def _front_sitters(s: Impact) -> None:
    """Paint the three before the table, who hold hands."""
    for x, size in ((42, 1.0), (73, 1.1), (105, 1.0)):
        figure = join(
            placed(oval(0, -14, 6.2, 7.2), x, 142, size),
            placed(svg("M-15 14 C-15 -3 -8 -7 0 -7 C8 -7 15 -3 15 14 Z"), x, 142, size),
        )
        s.fill(figure, s.ink)
        s.rim([figure], s.key, (0.0, -1.0), 1.2)


def _candle(s: Impact, x: float, y: float, size: float) -> None:
    """Paint a candle that stands at (x, y)."""
    s.inked([(box(x - 1.6 * size, y - 8 * size, x + 1.6 * size, y, 0.6), s.light)], 0.8, (0.2, 0.3))
    flame = placed(svg("M0 0 C-2.600 -2 -1.800 -5 0 -8.400 C1.800 -5 2.600 -2 0 0 Z"), x, y - 8.4 * size, size)
    s.fill(oval(x, y - 12 * size, 5.4 * size), "#ffc830", 0.35)
    s.inked([(flame, "#ffc830")], 0.6, (0.0, 0.0), ink="#ff8a1e")
    s.fill(placed(flame, x * 0.5, (y - 9 * size) * 0.5, 0.5), "#fff4b4")


def _playing_card(s: Impact, x: float, y: float, size: float, turn: float, squeeze: float, face: bool) -> None:
    """Paint a playing card turned in the air; ``squeeze`` is the share of its width that we see."""
    card = placed(box(-6.4, -9, 6.4, 9, 1.4), 0, 0, size * squeeze, down=size)
    card = placed(card, x, y, turn=turn)
    s.inked([(card, "#ffffff" if face else s.accent)], 1.2, (0.5, 0.8))
    pip = placed(polygon((0, -5.4), (3.6, 0), (0, 5.4), (-3.6, 0)), 0, 0, size * squeeze, down=size)
    pip = placed(pip, x, y, turn=turn)
    s.fill(pip, s.mid if face else mix(s.accent, "#ffffff", 0.55))
    with s.clipped(card):
        s.fill(
            cut(card, placed(card, -1.8 * size, -1.4 * size)),
            mix(s.key, s.light, 0.4) if face else mix(s.accent, s.ink, 0.5),
        )


def scarlet_witch(s: Impact) -> None:
    """Playing cards whirl up from a table at which people hold hands. Light: a ring of candles."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    for r, tone in ((72, mix(s.ink, s.deep, 0.85)), (56, s.deep), (42, mix(s.deep, s.mid, 0.5)), (29, s.mid)):
        s.fill(oval(73, 84, r, r * 1.06), tone)
    for number in range(10):  # a curtain
        x = -2 + 13 * number
        s.stroke([(x, -4), (x + 3, 50, x, 104)], s.ink, 2.0, 0.75)
    s.halo(ALL, s.ink, 73, 84, 40, 92, 0.0, 0.8)
    _sitters(s)
    table = oval(73, 118, 47, 16)
    s.inked([(placed(table, 0, 7), s.deep), (table, s.mid)], 1.8, (0.0, 1.6))
    s.fill(oval(73, 117, 39, 12.6), s.key)
    s.fill(oval(73, 116, 27, 8.4), mix(s.key, s.light, 0.7))
    s.dots(table, s.deep, (73, 118), (26, 128), 0.0, 0.7, pitch=2.4)
    ring = [(73 + 37 * math.cos(a), 117 + 11.5 * math.sin(a)) for a in (math.radians(36 * k + 18) for k in range(10))]
    for x, y in sorted((point for point in ring if point[1] < 116), key=lambda point: point[1]):
        _candle(s, x, y, 0.85)
    s.shaft(polygon((60, 118), (86, 118), (104, -4), (44, -4)), s.light, 0.5, (73, 118), (73, 10))
    flight = []
    for number in range(13):
        share = number / 12
        a = math.radians(430 * share + 70)
        reach, size = 4 + 22 * share, 0.5 + 0.8 * share
        flight.append(
            (
                math.sin(a),
                72 + reach * math.cos(a),
                108 - 58 * share + 5 * math.sin(a),
                size,
                40 * math.cos(a) + 12,
                number,
            )
        )
    for depth, x, y, size, turn, number in sorted(flight):
        _playing_card(s, x, y, size * (1.0 + 0.12 * depth), turn, 0.55 + 0.4 * abs(depth), number % 2 == 0)
    for x, y in sorted((point for point in ring if point[1] >= 116), key=lambda point: point[1]):
        _candle(s, x, y, 1.05)
    _front_sitters(s)


def _wash_room(s: Impact) -> None:
    """Paint a tiled wall, a tube lamp over it, and a basin."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for r, tone in (
        (80, mix(s.ink, s.deep, 0.85)),
        (62, s.deep),
        (46, mix(s.deep, s.mid, 0.45)),
        (32, mix(s.deep, s.mid, 0.85)),
    ):
        s.fill(oval(72, 30, r * 1.1, r), tone)
    for number in range(9):
        s.stroke([(-4, 12 + 15 * number), (124, 12 + 15 * number)], s.ink, 1.2)
        s.stroke([(4 + 15 * number, -4), (4 + 15 * number, 124)], s.ink, 1.2)
    s.halo(ALL, s.ink, 72, 40, 44, 100, 0.0, 0.75)
    s.inked(
        [(box(34, -3, 82, 8, 3), mix(s.ink, s.deep, 0.4)), (box(38, 6, 78, 11, 2), mix(s.accent, "#ffffff", 0.75))], 1.4
    )
    s.shaft(polygon((38, 11), (78, 11), (104, 130), (18, 130)), mix(s.accent, "#ffffff", 0.4), 0.42, (58, 8), (58, 140))


def _basin(s: Impact) -> None:
    """Paint the basin, a ring of black in it, and the tap."""
    basin = svg("M14 116 C30 108 108 108 124 116 C122 138 100 152 70 152 C40 152 18 138 14 116 Z")
    s.inked([(basin, s.light)], 2.2, (0.0, 1.0))
    s.fill(
        svg("M22 117 C38 111 102 111 118 117 C114 134 96 145 70 145 C44 145 26 134 22 117 Z"), mix(s.key, s.light, 0.45)
    )
    s.dots(basin, s.mid, (70, 120), (70, 150), 0.0, 0.8)
    s.fill(oval(72, 134, 25, 6.6), mix(s.mid, s.key, 0.4))
    pool = svg(
        "M52 134 C48 130 58 128 64 129 C70 126 82 127 86 130 C96 130 96 136 88 137 C82 141 66 141 60 138 C54 138 50 137 52 134 Z"
    )
    s.fill(pool, s.ink)
    s.rim([pool], s.accent, (0.0, -1.0), 1.0)
    tap = svg("M124 20 H96 C84 20 76 28 76 40 V50 H64 V40 C64 20 78 8 96 8 H124 Z")
    s.inked([(tap, mix(s.key, s.light, 0.3))], 2.0, (0.8, 1.3))
    s.fill(svg("M124 8 H96 C78 8 64 20 64 40 V50 H67.500 V40 C67.500 22 80 11.500 96 11.500 H124 Z"), "#ffffff")
    s.dots(tap, s.deep, (72, 30), (82, 44), 0.0, 0.8, pitch=2.4)
    s.inked([(box(62, 48, 78, 54, 1.4), s.mid)], 1.6, (0.4, 0.9))
    s.fill(box(63, 49, 67, 53), s.light)


def venom(s: Impact) -> None:
    """A black drop from a tap grows teeth on its way down. Light: the tube lamp over a basin."""
    _wash_room(s)
    _basin(s)
    s.fill(ribbon([(70, 53, 4.6), (69, 60, 2.0), (70, 68, 1.2), (71, 74, 2.0)]), s.ink)
    drop = svg("M71 66 C74 76 92 84 93 101 C93.500 116 84 124 71 124 C57 124 48 115 49 101 C50 85 68 77 71 66 Z")
    s.flash(71, 102, 34, 15, s.accent, seed=6, hollow=0.74)
    s.inked([(drop, s.ink)], 1.4, (0.0, 0.0))
    s.rim([drop], mix(s.accent, "#ffffff", 0.35), (-0.8, -1.0), 2.4)
    s.rim([drop], "#ffffff", (-0.8, -1.0), 1.0)
    s.fill(oval(60, 88, 2.4, 5.0, 28), "#ffffff")
    mouth = svg("M53 101 C60 95 83 95 89 101 C88 114 81 119 71 119 C61 119 54 114 53 101 Z")
    s.fill(mouth, s.mid)
    with s.clipped(mouth):
        s.fill(oval(72, 121, 14, 9), s.key)
        s.stroke([(72, 113), (72, 121)], s.mid, 1.4)
        for number in range(8):
            x = 54.5 + 4.8 * number
            long = 8.5 - abs(number - 3.5) * 0.8
            s.fill(polygon((x - 2.5, 95), (x + 2.5, 95), (x + 0.4, 98.5 + long)), "#ffffff")
            s.fill(polygon((x - 2.0, 121), (x + 2.0, 121), (x, 115.5 - long * 0.35 + abs(number - 3.5) * 0.9)), s.light)
    s.line(mouth, s.ink, 1.0)
    for x, y, r in ((56, 66, 1.8), (84, 70, 1.5), (88, 60, 1.1), (58, 76, 1.1)):
        s.fill(oval(x, y, r, r * 1.3), s.ink)
    for x in (52, 92):
        s.stroke([(x, 62), (x, 78)], "#ffffff", 1.4)


def medusa(s: Impact) -> None:
    """A braid catches a falling bell in its tower."""
    s.fill(ALL, mix(s.deep, s.ink, 0.4))
    # the arch of the tower, evening in it
    opening = arch(26, 110, 52, 172, 46)
    s.fill(opening, s.key)
    with s.clipped(opening):
        s.steps(ALL, (60, 10), (60, 140), [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.5), s.light])
        s.fill(oval(70, 118, 22), "#fff6dc")
        s.fill(skyline(20, 116, 152, (10, 16, 8, 13), seed=4), mix(s.mid, s.deep, 0.4))
        s.rays(70, 118, 26, 130, 20, "#ffffff", 0.28, seed=3, first=180, last=360)
    for number in range(9):
        a = math.radians(180 + number * 22.5)
        inner, outer = (68 + 42 * math.cos(a), 52 + 46 * math.sin(a)), (68 + 58 * math.cos(a), 52 + 64 * math.sin(a))
        s.stroke([inner, outer], s.ink, 1.2)
    for y in range(60, 150, 15):
        for x0, x1 in ((-4, 26), (110, 124)):
            s.stroke([(x0, y), (x1, y)], s.ink, 1.1)
    s.line(opening, s.ink, 1.8)
    s.halo(cut(ALL, opening), s.ink, 68, 80, 44, 96, 0.0, 0.7)
    # the beam from which the bell has torn itself
    s.inked([(polygon((-4, 22), (124, 14), (124, 26), (-4, 34)), mix(s.ink, s.deep, 0.6))], 1.5, (0.6, 1.0))
    s.inked([(svg("M56 24 C56 38 64 38 64 30"), s.mid)], 1.0, (0.4, 0.6))
    # the bell, falling aslant
    with s.moved(72, 84, 1.0, turn=-16):
        crown = svg("M-6 -34 C-6 -42 6 -42 6 -34 L3 -34 C3 -38 -3 -38 -3 -34 Z")
        bell = svg(
            "M-8 -34 C-16 -32 -18 -20 -19 -6 C-20 8 -26 16 -30 22 C-18 28 18 28 30 22 C26 16 20 8 19 -6 C18 -20 16 -32 8 -34 Z"
        )
        clapper = oval(2, 29, 5.4)
        s.inked([(clapper, mix(s.deep, s.ink, 0.3))], 1.4, (0.7, 0.9))
        s.inked([(crown, "#e8a02c"), (bell, "#ffb93c")], 2.0, (1.2, 1.4))
        s.fill(both(bell, placed(bell, -12, -2)), "#ffe19a")
        s.fill(svg("M-11 -26 C-15 -16 -14 0 -20 14 L-15 15 C-10 0 -10 -16 -6 -27 Z"), "#ffffff")
        with s.clipped(bell):
            s.dots(bell, s.deep, (2, -10), (26, 14), 0.0, 0.8, pitch=2.4)
        for y, wide in ((-14, 18), (8, 23)):
            s.stroke([(-wide, y), (0, y + 4, wide, y)], s.ink, 1.3)
    # the braid comes up from below, twice round the bell
    hair, lit = s.accent, mix(s.accent, "#ffffff", 0.5)

    def plait(points: list[tuple[float, float, float]], count: int) -> None:
        band = ribbon(points)
        s.inked([(band, hair)], 1.7, (0.9, 1.1))
        s.fill(both(band, placed(band, -1.6, -1.6)), mix(hair, lit, 0.6))
        for number in range(count):
            t = (number + 0.5) / count * (len(points) - 1)
            k = min(int(t), len(points) - 2)
            u = t - k
            x = points[k][0] + (points[k + 1][0] - points[k][0]) * u
            y = points[k][1] + (points[k + 1][1] - points[k][1]) * u
            wide = points[k][2]
            a = math.degrees(math.atan2(points[k + 1][1] - points[k][1], points[k + 1][0] - points[k][0]))
            stitch = svg(f"M-3 {-wide} C4 {-wide * 0.5} 4 {wide * 0.5} -3 {wide}")
            s.line(placed(stitch, x, y, 1, a), s.ink, 1.1)

    plait([(18, 160, 7), (30, 138, 7), (52, 122, 6.6), (78, 118, 6.4), (98, 106, 6), (104, 92, 5.6)], 17)
    plait([(46, 98, 5.4), (62, 102, 5.4), (82, 96, 5.2), (96, 84, 5)], 9)
    plait([(48, 78, 4.6), (60, 80, 4.6), (76, 74, 4.4), (90, 62, 4), (98, 50, 3)], 10)
    tuft = svg("M97 52 C98 42 104 36 112 34 C110 42 108 50 101 54 Z")
    s.inked([(tuft, lit)], 1.3, (0.6, 0.8))
    s.inked([(placed(block(-4, -2, 8, 4, 1), 98, 51, 1, -40), "#ffffff")], 1.0, (0.4, 0.5))
    for points in ([(40, 60), (34, 72, 34, 86)], [(104, 116), (110, 108, 111, 98)]):
        s.stroke(points, "#ffffff", 1.5)
    s.debris([(60, 40, 2.4, 20), (48, 44, 2, 60), (70, 38, 1.8, 10)], mix(s.deep, s.ink, 0.2), s.key, 0.7)


def _ice_cave(s: Impact) -> None:
    """Paint a cave of ice with a lit gate at its end."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    glow = (68.0, 74.0)
    for r, tone in ((76, mix(s.ink, s.deep, 0.9)), (62, s.deep), (50, mix(s.deep, s.mid, 0.5)), (41, s.mid)):
        s.fill(burst(*glow, r, 8, 12, 0.9, 1.1, 10), tone)
    s.halo(ALL, s.ink, *glow, 50, 98, 0.0, 0.75)
    for x, wide, foot in ((6, 9, 54), (22, 7, 38), (37, 5, 26), (92, 5, 30), (106, 8, 52), (118, 8, 70)):  # icicles
        spike = polygon((x - wide, -4), (x + wide, -4), (x + 1, foot))
        s.inked([(spike, mix(s.deep, s.mid, 0.5))], 1.2)
        s.fill(
            polygon((x, -4), (x + wide, -4), (x + 1, foot))
            if x < 68
            else polygon((x - wide, -4), (x, -4), (x + 1, foot)),
            mix(s.key, s.light, 0.3),
        )
    floor = svg("M-4 128 C30 120 100 120 124 128 V172 H-4 Z")
    s.fill(floor, mix(s.deep, s.mid, 0.5))
    s.fill(polygon((46, 124), (90, 124), (104, 172), (30, 172)), mix(s.accent, "#ffffff", 0.55))
    for x in (54, 62, 74, 82):
        s.fill(
            polygon((x - 1, 124), (x + 1, 124), (68 + (x - 68) * 1.9 + 1.6, 172), (68 + (x - 68) * 1.9 - 1.6, 172)),
            s.ink,
        )
    s.dots(floor, s.ink, (68, 126), (0, 150), 0.0, 0.8)


def _gate(s: Impact) -> None:
    """Paint an iron gate of two leaves before pale light, its bars pushed apart."""
    opening = arch(38, 98, 56, 126, 34)
    s.inked([(arch(33, 103, 56, 128, 39), mix(s.deep, s.mid, 0.3))], 2.0)
    s.fill(opening, s.accent)
    with s.clipped(opening):
        for r, tone in ((44, mix(s.accent, "#ffffff", 0.3)), (33, mix(s.accent, "#ffffff", 0.6)), (22, "#ffffff")):
            s.fill(oval(68, 80, r * 0.8, r), tone)
        s.halo(opening, mix(s.accent, s.ink, 0.5), 68, 82, 26, 56, 0.0, 0.6, pitch=2.6)
        for x, bend in ((43, 38), (51, 42), (59, 52), (77, 84), (85, 94), (93, 98)):
            s.stroke([(x, 130), (x, 104), (bend, 76, x, 20)], s.ink, 2.6)
        for y in (108, 122):
            s.stroke([(36, y), (100, y)], s.ink, 2.6)
    s.stroke([(68, 22), (68, 60)], s.ink, 2.4)


def _antler(s: Impact, flip: bool) -> None:
    """Paint an antler that branches upward and outward through the gate."""
    bone, shade = "#fffaf0", mix(s.key, s.light, 0.6)
    branches = [
        [(60, 86, 3.4), (50, 78, 3.4), (42, 64, 3.0), (40, 48, 2.4), (46, 34, 0.6)],
        [(50, 78, 2.8), (38, 76, 2.2), (32, 68, 0.5)],
        [(42, 64, 2.6), (32, 56, 2.0), (29, 46, 0.5)],
        [(46, 71, 2.6), (54, 62, 2.2), (55, 50, 0.5)],
        [(40, 52, 2.4), (33, 42, 1.8), (34, 32, 0.4)],
    ]
    horn = join(*(ribbon(branch) for branch in branches))
    if flip:
        horn = placed(horn, 136, 0, flip=True)
    s.inked([(horn, bone)], 1.9, (0.8, 1.0))
    s.fill(cut(horn, placed(horn, -1.4, -0.8)), shade)


def hela(s: Impact) -> None:
    """The antlers of a stag's skull grow through the gate of an ice cave. Light: what lies behind the gate."""
    _ice_cave(s)
    _gate(s)
    for flip in (False, True):
        _antler(s, flip)
    skull = svg(
        "M56 84 C56 76 62 73 68 73 C74 73 80 76 80 84 C80 92 76 98 75 106 C74 116 72 124 68 126 C64 124 62 116 61 106 C60 98 56 92 56 84 Z"
    )
    s.inked([(skull, "#fffaf0")], 2.2, (1.0, 1.4))
    with s.clipped(skull):
        s.fill(cut(skull, placed(skull, -4.0, -1.6)), mix(s.key, s.light, 0.5))
        s.dots(skull, s.mid, (68, 96), (80, 120), 0.0, 0.8, pitch=2.4)
    for side in (-1, 1):
        socket = placed(svg("M2.500 -3 C6 -6 11 -4 11 0 C11 4 7 6 4 4 C2 2 1.500 -1 2.500 -3 Z"), 68, 88, flip=side < 0)
        s.inked([(socket, s.ink)], 0.6, (0.0, 0.0))
        s.fill(oval(68 + side * 6.6, 88.4, 2.0), s.accent)
        s.fill(oval(68 + side * 6.6, 88.0, 0.9), "#ffffff")
        s.fill(
            placed(svg("M0.800 112 C3 110 4 113 3.400 118 C2 121 0.800 120 0.800 118 Z"), 68, 0, flip=side < 0), s.ink
        )
    s.stroke([(68, 76), (66, 82), (69, 88), (67, 96)], s.ink, 1.3)
    # one who came with a lamp
    figure = join(
        oval(103, 107, 3.2, 3.8),
        svg("M98 134 L99 116 C100 111 106 111 107 116 L109 134 Z"),
        taper((100, 115), 1.5, (94, 110), 1.2),
    )
    s.fill(oval(93, 113, 6), "#ffc830", 0.5)
    s.fill(figure, s.ink)
    s.rim([figure], mix(s.accent, "#ffffff", 0.5), (-1.0, -0.4), 1.1)
    s.inked([(box(91, 110, 95, 116, 1), "#fff4b4")], 0.9)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(
        beta_ray_bill, ((74.0, 90.0), (74.0, 110.0)), "cleaves an asteroid", "belt of asteroids", "inside of the rock"
    ),
    "m2-20": Picture(
        scarlet_witch, ((72.0, 70.0), (73.0, 112.0)), "whirl up from a table", "séance", "ring of candles"
    ),
    "m2-21": Picture(venom, ((71.0, 106.0), (70.0, 52.0)), "grows teeth on its way down", "basin", "tube lamp"),
    "m2-22": Picture(
        medusa, ((70.0, 80.0), (66.0, 104.0)), "catches a falling bell", "bell tower", "evening in the arch"
    ),
    "m2-23": Picture(ghost_rider, ((66.0, 80.0),), "burns down the road", "desert road", "its own fire"),
    "m2-24": Picture(hela, ((68.0, 90.0), (68.0, 64.0)), "grow through a gate", "cave of ice", "behind the gate"),
}
