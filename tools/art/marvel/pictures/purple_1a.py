"""Pictures of the first four purple cards of level 1."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
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

_SHADE: Final = svg("M48 34 C58 31 80 31 90 34 L113 116 C96 124 42 124 25 116 Z")


def _lamp_by_a_bed(s: Impact) -> None:
    """Paint a lamp with a paper shade that glows in a bedroom: its light on the wall, a table, a book, spectacles."""
    s.fill(ALL, s.deep)
    for rx, ry, tone in ((74, 66, mix(s.deep, s.mid, 0.45)), (62, 54, s.mid), (50, 42, mix(s.mid, s.key, 0.5))):
        s.fill(oval(69, 22, rx, ry * 0.7), tone)
    s.fill(oval(69, 136, 74, 26), mix(s.deep, s.mid, 0.7))
    s.dots(ALL, s.ink, (70, 80), (4, 90), 0.0, 0.6)
    s.dots(box(100, 40, 124, 120), s.ink, (104, 80), (126, 84), 0.0, 0.6)
    for tone, wide in ((s.ink, 9.0), (s.key, 4.6)):
        s.stroke([(69, 110), (69, 150)], tone, wide)
    s.inked([(_SHADE, s.light)], 2.8, (0.8, 1.2))
    with s.clipped(_SHADE):
        s.fill(_SHADE, s.key)
        for rx, ry, tone in ((45, 48, mix(s.key, s.light, 0.5)), (35, 39, s.light), (24, 28, "#ffffff")):
            s.fill(oval(69, 80, rx, ry), tone)
        for top, foot in ((54, 40), (62, 55), (76, 83), (84, 98)):
            s.stroke([(top, 32), (foot, 122)], s.key, 0.9)
        s.dots(_SHADE, s.mid, (88, 92), (112, 108), 0.0, 0.7, pitch=2.4)
    for data in ("M48 34 C58 37 80 37 90 34", "M25 114 C42 122 96 122 113 114"):
        s.line(svg(data), s.ink, 4.6)
        s.line(svg(data), s.accent, 2.2)
    s.stroke([(98, 121), (99, 138)], s.ink, 2.6)
    s.stroke([(98, 121), (99, 138)], s.accent, 1.1)
    s.inked([(oval(99, 140, 2.4, 3.0), s.accent)], 1.2, (0.2, 0.4))
    table = box(-4, 143, 124, 172)
    s.inked([(table, s.key)], 1.8, (0, 0))


def _gecko(s: Impact) -> None:
    """Paint a gecko from above that creeps up to the right: a tail in an S, four hands with round toes, a lit eye."""
    coat = mix(s.ink, s.deep, 0.35)
    tail = ribbon([(54, 92, 4.6), (46, 102, 4.0), (44, 111, 3.2), (52, 116, 2.4), (60, 111, 1.4), (61, 105, 0.4)])
    body = ribbon([(52, 95, 4.0), (58, 88, 7.0), (67, 82, 8.2), (75, 73, 7.2), (79, 65, 5.4), (82, 59, 5.0)])
    head = svg("M76 62 C74 54 78 46 86 42 C91 41 94 45 93 50 C93 58 89 65 83 67 C80 67 77 65 76 62 Z")
    legs = (
        ((76, 68), (64, 64), (62, 54)),
        ((80, 72), (92, 76), (96, 68)),
        ((58, 86), (48, 80), (40, 84)),
        ((64, 90), (72, 98), (68, 108)),
    )
    for shoulder, elbow, wrist in legs:
        leg = join(taper(shoulder, 3.4, elbow, 2.6), taper(elbow, 2.6, wrist, 1.9))
        along = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
        toes = [around(*wrist, 5.6, along + turn) for turn in (-76, -38, 0, 38, 76)]
        hand = join(leg, *(taper(wrist, 1.2, toe, 0.9) for toe in toes), *(oval(*toe, 1.7) for toe in toes))
        s.inked([(hand, coat)], 1.0, (0.3, 0.5))
        s.rim([hand], s.mid, (-0.5, 0.8), 1.2)
    whole = join(tail, body, head)
    s.inked([(whole, coat)], 1.4, (0.4, 0.6))
    s.rim([whole], s.key, (-0.5, 0.9), 1.7)
    with s.clipped(whole):
        for x, y, wide, turn in (
            (60, 87, 4.2, 50),
            (66, 82, 5.0, 46),
            (72, 76, 4.6, 50),
            (77, 68, 3.4, 60),
            (49, 100, 2.8, 56),
            (46, 108, 2.4, 80),
        ):
            s.fill(oval(x, y, wide, 1.3, turn + 90), s.accent)
    for x, y in ((81, 52), (91, 56)):
        s.inked([(oval(x, y, 3.0), s.accent)], 1.2, (0, 0))
        s.fill(oval(x, y, 0.9, 2.4, 28), s.ink)
    s.stroke([(85, 44.6), (87, 45.2)], s.key, 1.0)


def lizard(s: Impact) -> None:
    """A gecko creeps up a lampshade to a moth. Close, from ahead; light: the lamp through the paper."""
    _lamp_by_a_bed(s)
    _gecko(s)
    wing = svg("M0 0 C-4 -9 -13 -10 -14 -4 C-14 1 -7 4 0 2 C7 4 14 1 14 -4 C13 -10 4 -9 0 0 Z")
    with s.moved(61, 45, 0.8, turn=-24):
        s.inked([(wing, s.accent)], 1.6, (0.4, 0.6))
        s.fill(both(wing, box(-20, -1.6, 20, 8)), mix(s.accent, s.ink, 0.3))
        for x in (-1, 1):
            s.stroke([(2 * x, -1), (11 * x, -5)], s.ink, 0.9)
            s.stroke([(0, -4), (3.4 * x, -10)], s.ink, 1.1)
        s.inked([(oval(0, 0.6, 1.7, 5.4), s.ink)], 0.6, (0, 0))


def _roof_in_the_rain(s: Impact) -> None:
    """Paint rain over a town at night that glows from below, with spires far away."""
    s.steps(
        ALL,
        (96, 0),
        (34, 112),
        [s.mid, mix(s.mid, s.key, 0.5), s.key, mix(s.key, s.light, 0.35), mix(s.key, s.light, 0.7), s.light, "#ffffff"],
    )
    s.fill(svg("M-4 172 V118 L6 98 L14 120 H24 L30 106 L36 122 H46 L54 88 L62 122 H72 V172 Z"), s.key)
    s.fill(svg("M-4 172 V136 H12 L18 124 L24 138 H40 V130 H52 V140 H72 V172 Z"), s.mid)
    for x, y in ((42, 136), (46, 136), (56, 146), (60, 146), (34, 146)):
        s.fill(box(x, y, x + 2, y + 3.4), "#ffffff")


def abomination(s: Impact) -> None:
    """A gargoyle spits the rain over the town. In profile, low; light: the streets far below."""
    _roof_in_the_rain(s)
    for number in range(22):
        x, y = 8 + (number * 37) % 116, (number * 53) % 140
        s.stroke([(x, y), (x - 4, y + 13)], s.mid if number % 3 else "#ffffff", 1.1)
    wing = svg("M90 78 C84 60 88 40 102 26 C102 38 106 44 114 46 C116 42 120 40 126 40 V96 C112 90 100 86 90 78 Z")
    s.inked([(wing, s.mid)], 2.0)
    s.fill(svg("M102 90 L114 46 C116 42 120 40 126 40 V96 Z"), s.deep)
    s.rim([wing], s.light, (-1.0, 0.2), 1.5)
    for points in ([(92, 78), (96, 50, 103, 32)], [(94, 80), (106, 60, 114, 48)], [(98, 84), (112, 74, 124, 58)]):
        s.stroke(points, s.ink, 1.6)
    body = svg("M62 66 C74 56 94 64 106 78 C114 88 124 92 130 92 V152 H92 C92 140 90 128 84 120 C74 112 66 100 62 88 Z")
    stone = mix(s.ink, s.deep, 0.8)
    s.inked([(body, stone)], 2.4, (0.8, 1.0))
    with s.clipped(body):
        s.fill(svg("M62 86 C70 104 80 112 88 120 C94 128 96 140 96 152 L84 152 L60 110 Z"), s.mid)
        s.fill(svg("M60 90 C68 106 78 114 85 122 C90 130 91 140 91 152 L80 152 L56 110 Z"), s.light)
        s.dots(body, s.mid, (86, 112), (104, 92), 0.9, 0.0, pitch=2.4)
        for points in (
            [(100, 82), (108, 90, 112, 104)],
            [(92, 78), (98, 88, 100, 100)],
            [(110, 92), (116, 100, 118, 112)],
        ):
            s.stroke(points, s.mid, 1.5)
    ledge = polygon((66, 138), (124, 138), (124, 172), (78, 172), (74, 150), (66, 147))
    s.inked([(ledge, s.deep)], 2.2)
    s.fill(polygon((66, 144), (124, 144), (124, 147), (67, 147)), s.key)
    s.dots(ledge, s.ink, (80, 140), (124, 142), 0.0, 0.9)
    leg = join(taper((88, 98), 10.0, (79, 117), 6.6), taper((79, 117), 6.6, (83, 133), 5.4))
    s.inked([(leg, stone)], 2.2)
    s.rim([leg], s.light, (-1.0, 0.5), 2.0)
    for x in (73, 79, 85, 91):
        claw = svg(f"M{x - 3.4} 131 C{x - 3} 128 {x + 3} 128 {x + 3.4} 131 L{x + 1} 144 L{x - 1.500} 139 Z")
        s.inked([(claw, s.deep)], 1.3, (0.2, 0.3))
        s.fill(cut(claw, placed(claw, 1.4, -0.6)), s.light)
    stream = ribbon([(50, 84, 3.0), (43, 91, 4.2), (39, 104, 4.8), (36.5, 122, 5.6), (35, 142, 7.4), (34, 160, 9.0)])
    s.inked([(stream, "#ffffff")], 1.9, (0.4, 0.8))
    s.fill(
        ribbon(
            [(51, 86, 0.6), (45, 94, 1.6), (41.500, 106, 1.6), (39.500, 124, 2.0), (38.500, 144, 2.6), (38, 160, 3.0)]
        ),
        s.key,
    )
    jaw = svg("M68 82 C62 90 56 96 49 97 C43 97 39 94 38 90 L43 91.500 L45 85 L50 90.500 L55 87 C58 85 60 82 62 79 Z")
    s.inked([(jaw, stone)], 2.0)
    s.rim([jaw], s.light, (-0.4, 1.0), 1.8)
    head = svg(
        "M35 68 C36 62 42 58 49 55 C46 47 48 38 55 31 C56 39 60 44 66 47 C70 40 76 37 82 37 C80 43 80 48 83 54 C88 60 90 70 88 86 "
        "C78 92 66 90 60 83 C57 80 55 78 53 76 L50 83 L46 75 L42 81 L40 74 C36 73 34 71 35 68 Z"
    )
    s.inked([(head, stone)], 2.4)
    with s.clipped(head):
        s.fill(svg("M34 66 C44 68 54 64 61 72 C66 80 76 82 88 78 L86 94 H34 Z"), s.mid)
        s.fill(svg("M34 71 C44 74 52 71 57 78 C63 86 74 88 86 85 L84 94 H34 Z"), s.key)
        s.dots(head, s.mid, (72, 74), (74, 52), 0.85, 0.0, pitch=2.4)
        s.rim([head], s.light, (-0.6, 1.0), 1.7)
        for points in (
            [(53, 40), (54, 48, 58, 54)],
            [(78, 41), (74, 46, 73, 54)],
            [(70, 62), (76, 68, 76, 78)],
            [(62, 70), (68, 72, 69, 80)],
        ):
            s.stroke(points, s.mid, 1.5)
    s.fill(svg("M50 63 C54 60 60 60 64 64 C60 67 54 67 50 63 Z"), s.accent)
    s.fill(oval(57, 63.4, 1.3, 2.0), s.ink)
    s.stroke([(47, 61), (56, 55, 67, 62)], s.key, 1.5)
    s.fill(oval(39.6, 66.4, 1.6, 1.0), s.key)
    for x, y, r in ((30, 132, 2.0), (46, 118, 1.8), (44, 136, 2.2), (48, 106, 1.4), (34, 106, 1.4)):
        s.inked([(oval(x, y, r, r * 1.4), "#ffffff")], 0.9, (0, 0))


def _guard_house(s: Impact) -> None:
    """Paint a guard house in the snow by night, its lamp lit over a sentry who looks away, and snow that falls."""
    s.steps(ALL, (60, -4), (60, 130), [mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    for r, tone in ((66, s.mid), (53, mix(s.mid, s.key, 0.5)), (41, s.key), (30, mix(s.key, s.light, 0.5))):
        s.fill(oval(90, 108, r, r * 0.94), tone)
    hut = polygon((76, 100), (94, 82), (114, 100), (114, 146), (76, 146))
    s.fill(hut, s.ink)
    s.fill(polygon((69, 104), (94, 79), (120, 104), (120, 99), (94, 72), (69, 99)), "#ffffff")
    s.line(polygon((69, 104), (94, 79), (120, 104), (120, 99), (94, 72), (69, 99)), s.ink, 1.4)
    s.fill(svg("M82 146 V116 C82 104 108 104 108 116 V146 Z"), s.light)
    s.fill(svg("M86 146 V118 C86 108 104 108 104 118 V146 Z"), "#ffffff")
    s.inked([(oval(95, 94, 3.8), s.accent)], 1.4)
    s.fill(svg("M-4 172 V140 C20 132 44 138 60 142 C84 146 104 140 124 142 V172 Z"), s.key)
    s.fill(svg("M60 142 C72 144 92 144 104 142 L124 156 H40 Z"), "#ffffff")
    sentry = join(
        svg(
            "M58 117 C57 111 59 108 63 108 C67 108 69 111 68.500 117 L67 120 C72 121 74 125 74 131 L76 149 H51 L53 131 C53 125 55 121 60 120 Z"
        ),
        polygon((57, 113), (69.6, 113), (68.6, 107), (58, 107)),
    )
    s.fill(svg("M56 150 L72 150 L44 158 L16 158 Z"), s.ink)
    s.fill(sentry, s.ink)
    s.rim([sentry], "#ffffff", (1.0, -0.2), 1.6)
    s.stroke([(55, 142), (53, 100)], s.ink, 2.4)
    s.dots(svg("M-4 172 V140 C20 132 44 138 60 142 L40 172 Z"), s.mid, (50, 140), (10, 156), 0.0, 0.85)
    lots = chance(9)
    for _ in range(46):
        x, y, r = 120 * next(lots), 140 * next(lots), 0.7 + 0.9 * next(lots)
        s.fill(oval(x, y, r), s.light)


def _icicle(s: Impact, x: float, top: float, tip: float, wide: float) -> None:
    """Paint an icicle in three planes that hangs from ``top`` to ``tip``."""
    long = tip - top
    shape = polygon(
        (x - wide, top),
        (x + wide, top),
        (x + wide * 0.72, top + long * 0.3),
        (x + wide * 0.5, top + long * 0.34),
        (x + wide * 0.34, top + long * 0.66),
        (x, tip),
        (x - wide * 0.3, top + long * 0.62),
        (x - wide * 0.52, top + long * 0.4),
        (x - wide * 0.74, top + long * 0.34),
    )
    s.inked([(shape, s.key)], 2.0, (0.6, 0.9))
    with s.clipped(shape):
        s.fill(
            polygon((x - wide * 1.2, top), (x - wide * 0.1, top), (x - wide * 0.2, tip), (x - wide * 1.2, tip)),
            "#ffffff",
        )
        s.fill(
            polygon((x + wide * 0.45, top), (x + wide * 1.3, top), (x + wide * 1.3, tip), (x + wide * 0.1, tip)), s.mid
        )
        s.dots(shape, s.deep, (x, top + long * 0.4), (x + wide, top + long * 0.1), 0.0, 0.8, pitch=2.4)
        s.stroke([(x - wide * 0.1, top), (x - wide * 0.06, top + long * 0.7)], s.ink, 0.9)


def winter_soldier(s: Impact) -> None:
    """An icicle drops from the eaves towards a sentry. Low, upright; light: the lamp of the guard house."""
    _guard_house(s)
    for x, tip, wide in (
        (8, 46, 6),
        (22, 34, 5.4),
        (36, 50, 6.4),
        (52, 30, 5.4),
        (86, 34, 5.6),
        (100, 48, 6.4),
        (114, 32, 5.6),
    ):
        _icicle(s, x, 8.0, float(tip), wide)
    roof = svg(
        "M-4 -4 H124 V12 C112 18 104 10 92 14 C84 18 78 12 76 12 L72 8 L66 13 L60 9 L57 14 C46 18 38 10 28 14 C16 18 6 12 -4 16 Z"
    )
    s.inked([(roof, "#ffffff")], 2.2, (0.2, 1.2))
    s.fill(svg("M-4 -4 H124 V5 C90 9 40 9 -4 6 Z"), s.key)
    for x, y, long in ((52, 26, 20), (79, 24, 24), (58, 18, 12), (74, 16, 10)):
        s.stroke([(x, y), (x, y + long)], "#ffffff", 1.9)
    with s.moved(63.0, 60.0, 0.82, turn=-4.0):
        _icicle(s, 0.0, -38.0, 46.0, 13.0)
        crown = polygon((-13, -38), (-9, -44), (-5, -40), (0, -46), (5, -39), (10, -43), (13, -38), (9, -34), (-8, -34))
        s.inked([(crown, "#ffffff")], 2.0, (0.4, 0.8))
        s.fill(oval(-5.4, -20, 1.8, 6.0), "#ffffff")
    s.debris(
        [(46, 36, 2.8, 20), (80, 40, 3.2, 60), (48, 54, 2.0, 0), (78, 58, 2.2, 40), (44, 68, 1.6, 10)],
        s.key,
        "#ffffff",
        1.0,
    )
    s.glint(58, 50, 9, "#ffffff")


def _reeds_by_moon(s: Impact, x: float, y: float) -> None:
    """Paint a river bank at night: a moon at (x, y), reeds before the mist, and black water that holds its light."""
    s.steps(
        ALL,
        (60, -4),
        (60, 132),
        [s.deep, mix(s.deep, s.mid, 0.4), mix(s.deep, s.mid, 0.75), s.mid, mix(s.mid, s.key, 0.5)],
    )
    s.fill(oval(x, y, 16.5), s.accent)
    s.fill(cut(oval(x, y, 16.5), oval(x - 3.4, y - 2.6, 16.5)), "#8fb41e")
    for cx, cy, r in ((x - 5, y - 4, 2.6), (x + 5, y + 3, 3.4), (x - 3, y + 7, 1.8)):
        s.fill(oval(cx, cy, r), "#a9cc22")
    lots = chance(7)
    for number in range(26):
        foot, lean = -6 + 5.2 * number, 16 * (next(lots) - 0.5)
        top = 18 + 46 * next(lots)
        blade = ribbon([(foot, 150, 1.6), (foot + lean * 0.3, 100, 1.5), (foot + lean, top, 0.2)])
        s.fill(blade, mix(s.deep, s.mid, 0.6) if number % 3 else s.ink)
        if number % 3 and foot > x - 30:
            s.rim([blade], s.accent, (-1.0, -0.4), 0.5)
    s.fill(box(-6, 128, 126, 172), mix(s.ink, s.deep, 0.6))


def _tiger_between_reeds(s: Impact) -> None:
    """Paint a tiger's face towards us, its nose at (66, 99), lit from the upper left; its stripes stand like the reeds."""
    head = svg(
        "M66 45 C74 45 79 46 83 49 C88 41 99 42 102 49 C104 57 101 63 97 67 C102 74 104 82 104 89 L111 98 L103 102 "
        "L106 112 L96 113 C92 124 80 131 66 131 C52 131 40 124 36 113 L26 112 L29 102 L21 98 L28 89 C28 82 30 74 35 67 "
        "C31 63 28 57 30 49 C33 42 44 41 49 49 C53 46 58 45 66 45 Z"
    )
    s.inked([(head, s.mid)], 2.2, (0.9, 1.2))
    with s.clipped(head):
        s.fill(svg("M-4 30 H74 C70 60 72 84 70 96 C58 104 62 122 66 140 H-4 Z"), mix(s.key, s.light, 0.3))
        s.dots(head, s.deep, (74, 90), (108, 108), 0.0, 0.9, pitch=2.4)
        s.fill(svg("M58 62 L66 58 L74 62 L77 98 H55 Z"), mix(s.key, s.light, 0.7))
        s.fill(svg("M66 58 L74 62 L77 98 H68 Z"), mix(s.mid, s.key, 0.5))
        for side, tone in ((-1, s.light), (1, s.key)):
            for data in (
                "M-26 70 C-22 64 -14 66 -9 76 C-16 76 -22 76 -26 70 Z",
                "M-40 116 C-36 100 -30 94 -20 96 C-26 106 -26 114 -20 124 Z",
            ):
                s.fill(placed(svg(data), 66, 0, flip=side > 0), tone)
            s.fill(
                placed(
                    svg("M-31 52 C-27 46 -20 48 -18 53 C-24 55 -27 58 -30 62 C-33 58 -33 54 -31 52 Z"),
                    66,
                    0,
                    flip=side > 0,
                ),
                s.ink,
            )
        s.fill(svg("M62.500 44 H69.500 L68 58 L66 70 L64 58 Z"), s.ink)
        for side in (-1, 1):
            for data in (
                "M-13 44 L-7 44 L-5.500 58 L-6 70 L-9 60 Z",
                "M-22 46 L-17 44 L-13 58 L-12.500 66 L-17 58 Z",
                "M-42 84 L-24 78 L-18 80 L-25 83 L-41 90 Z",
                "M-44 98 L-28 92 L-21 94 L-28 98 L-42 104 Z",
                "M-40 112 L-28 104 L-23 106 L-28 111 L-36 120 Z",
                "M-30 124 L-22 114 L-18 115 L-20 122 L-25 130 Z",
            ):
                s.fill(placed(svg(data), 66, 0, flip=side > 0), s.ink)
    s.rim([head], s.accent, (-0.6, -1.0), 1.5)
    for side, lit in ((-1, s.light), (1, s.key)):
        s.inked([(oval(66 + side * 9.5, 109, 11, 8.6), lit)], 1.5, (0.3, 0.9))
        for dx, dy in ((6, 107), (11, 106), (9, 111.500), (14, 110.500)):
            s.fill(oval(66 + side * dx, dy, 0.9), s.ink)
        s.inked([(polygon((66 + side * 7.6, 116.4), (66 + side * 12.6, 115), (66 + side * 10.6, 123)), "#ffffff")], 0.9)
    s.inked(
        [(svg("M57 98 C61 95.500 71 95.500 75 98 C74 103 70 106.500 66 108 C62 106.500 58 103 57 98 Z"), s.ink)], 0.8
    )
    s.fill(svg("M59.500 98.200 C63 96.900 66 97 68 97.400 L65 100.500 H61 Z"), s.key)
    for side in (-1, 1):
        s.fill(placed(svg("M-30 76 L-16 78 L-5 90 L-15 94 C-23 93 -28 86 -30 76 Z"), 66, 0, flip=side > 0), s.ink)
        s.fill(
            placed(
                svg("M-25.500 80.500 L-16.500 81 L-9.500 88.500 L-15 90.600 C-20 90 -23.500 86 -25.500 80.500 Z"),
                66,
                0,
                flip=side > 0,
            ),
            s.accent,
        )
        s.fill(oval(66 + side * 17, 85, 2.7), s.ink)
        s.fill(oval(66 + side * 17 - 1.4, 83.6, 1.1), "#ffffff")


def _reed_before(s: Impact, x: float, top: float, lean: float, wide: float, head: bool) -> None:
    """Paint a reed close before us, black with the moon on its left edge; ``head`` puts a bulrush on it."""
    stem = ribbon([(x, 172, wide), (x + lean * 0.2, 120, wide), (x + lean, top, wide * (0.5 if head else 0.1))])
    s.fill(stem, s.ink)
    s.rim([stem], s.key, (-1.0, -0.2), 0.9)
    if head:
        rush = placed(box(-3.6, -13, 3.6, 13, 3.6), x + lean, top, 1.0, lean * 0.8)
        s.inked([(rush, s.ink)], 0.8)
        s.rim([rush], s.accent, (-1.0, -0.4), 1.5)


def kraven(s: Impact) -> None:
    """A tiger steals up to us through the reeds that its stripes look like. At the water's level; light: a moon, upper left."""
    _reeds_by_moon(s, 45, 25)
    _tiger_between_reeds(s)
    for x, top, lean, wide, head in (
        (23, 46, -5, 2.8, True),
        (33, 22, 6, 2.6, False),
        (42, 62, -3, 2.4, False),
        (92, 58, 3, 2.8, False),
        (103, 66, 7, 3.0, True),
        (114, 48, -4, 2.4, False),
    ):
        _reed_before(s, x, top, lean, wide, head)
    s.fill(
        svg("M-6 138 C16 131 30 132 40 124 C54 131 78 131 92 124 C102 132 112 134 126 131 V172 H-6 Z"),
        mix(s.ink, s.deep, 0.55),
    )
    s.line(svg("M34 131 C48 137 84 137 99 131"), s.key, 1.2)
    for x, y, wide in ((46, 139, 12), (44, 143.5, 17), (90, 141, 8)):
        s.fill(oval(x, y, wide, 0.9), s.accent)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-33": Picture(
        lizard,
        ((84.0, 54.0), (66.0, 82.0), (62.0, 44.0), (50.0, 106.0)),
        "creeps up on a moth",
        "lampshade",
        "lamp through paper",
    ),
    "m1-34": Picture(
        abomination, ((50.0, 66.0), (44.0, 88.0), (84.0, 90.0)), "spits the rain", "cathedral roof", "streets far below"
    ),
    "m1-35": Picture(
        winter_soldier,
        ((64.0, 56.0), (62.0, 90.0), (63.0, 118.0)),
        "drops from the eaves",
        "barracks in the snow",
        "lamp of the guard house",
    ),
    "m1-36": Picture(
        kraven,
        ((49.0, 85.0), (83.0, 85.0), (66.0, 102.0), (45.0, 25.0)),
        "steals up through the reeds",
        "river bank at night",
        "lime moon",
    ),
}
