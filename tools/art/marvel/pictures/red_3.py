"""Pictures of the red cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    block,
    both,
    box,
    chance,
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
from tools.art.poster.sheet import star


def _papered_room(s: Impact) -> None:
    """Paint a striped wall and the ceiling above it, lit in steps from a flame that stands low at the left."""
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    glow = svg("M-40 172 C-40 90 4 34 52 34 C100 34 134 84 134 172 Z")
    for scale, color in (
        (1.0, s.deep),
        (0.86, mix(s.deep, s.mid, 0.55)),
        (0.7, s.mid),
        (0.5, mix(s.mid, s.key, 0.6)),
        (0.3, s.key),
    ):
        s.fill(placed(glow, 46 * (1 - scale), 124 * (1 - scale), scale), color)
    s.fill(oval(46, 114, 21), mix(s.key, s.light, 0.55))
    for x in range(-2, 130, 13):
        s.fill(box(x, 50, x + 5.5, 172), s.ink, 0.16)
        for row in range(4):
            y = 62 + 24 * row + 12 * (x % 2)
            s.fill(polygon((x + 9.2, y - 3.6), (x + 11, y), (x + 9.2, y + 3.6), (x + 7.4, y)), s.ink, 0.16)
    # the ceiling runs away from us: its boards widen towards the upper edge
    ceiling = polygon((-4, -4), (124, -4), (124, 46), (-4, 46))
    with s.clipped(ceiling):
        s.fill(ceiling, mix(s.ink, s.deep, 0.55))
        s.fill(oval(50, 48, 62, 30), mix(s.deep, s.mid, 0.2))
        s.fill(oval(48, 48, 42, 18), mix(s.deep, s.mid, 0.55))
        for k in range(-6, 7):
            s.stroke([(56 + 18 * k, 46), (56 + 34 * k, -4)], s.ink, 1.0, 0.45)
    s.fill(box(-4, 45, 124, 49.5), mix(s.ink, s.deep, 0.3))
    s.fill(box(-4, 45, 124, 46.4), mix(s.mid, s.key, 0.4), 0.7)


def _serpent_of_shadow(s: Impact) -> None:
    """Paint the shadow: it climbs the wall, bends over the edge of the ceiling, and its tongue comes down to the flame."""
    body = ribbon(
        [
            (100, 120, 5.0),
            (108, 104, 8.0),
            (110, 84, 10.0),
            (104, 64, 11.0),
            (92, 47, 11.5),
            (78, 38, 11.0),
            (66, 40, 10.0),
            (58, 50, 9.0),
        ]
    )
    upper = svg(
        "M72 38 C60 35 50 40 44 50 C39 58 33 68 33 77 C33 81 36 83 39 81 C44 76 48 74 53 72 C58 70 62 66 66 62 L78 52 Z"
    )
    lower = svg(
        "M66 60 C68 68 67 76 64 83 C62 87 60 90 58.500 93.500 C57.500 96.500 59.500 97.500 62 96 C68 91 73 85 76 77 C79 69 80 62 78 54 Z"
    )
    tongue = ribbon([(60, 68, 1.8), (53, 78, 1.6), (51, 86, 1.5), (47.500, 91, 1.4)])
    forks = join(
        ribbon([(48, 90, 1.5), (46.6, 95, 1.2), (48, 101, 0.2)]), ribbon([(48, 90, 1.5), (44, 93, 1.2), (42, 98, 0.2)])
    )
    shadow = join(body, upper, lower)
    for path, wide in ((shadow, 5.0), (shadow, 2.4)):
        s.line(path, s.ink, wide, 0.35)
    s.fill(join(shadow, tongue, forks), s.ink)
    fangs = join(
        svg("M64.500 88 L61 90 L57.500 84.500 C60.500 85 63 86 64.500 88 Z"),
        svg("M37 79 L41 77 L42.500 86 C40 84.500 38 82.500 37 79 Z"),
        svg("M46 75 L50 73 L50.500 81 C48.500 79.500 46.500 78 46 75 Z"),
    )
    s.fill(fangs, s.ink)
    eye = svg("M47 54 C51 48 58 46 63 48 C61 55 54 58 47 54 Z")
    s.fill(eye, "#3fe0b0")
    s.fill(polygon((55.2, 47.6), (57, 47.4), (55.4, 56), (53.8, 56)), s.ink)
    s.fill(oval(37.6, 69, 1.8, 1.1, -60), s.deep)


def _playing_hand(s: Impact) -> None:
    """Paint a hand that plays it: the thumb up, two fingers stretched to the left, the other two bent under them."""
    skin, dim = mix(s.light, s.key, 0.16), mix(s.key, s.mid, 0.25)
    sleeve = svg("M104 172 L99 138 C104 133 115 132 119 135 L126 172 Z")
    s.inked([(sleeve, mix(s.ink, s.deep, 0.55))], 1.8, (0.6, 0.8))
    s.rim([sleeve], s.key, (-1.0, -0.1), 1.5)
    bent = (
        ([(95, 126, 3.3), (85, 127, 3.1), (82, 131, 2.7), (88, 133.5, 2.5)]),
        ([(93, 121, 3.5), (80, 121.5, 3.2), (76, 126, 2.9), (83, 129, 2.6)]),
    )
    straight = (
        ([(92, 116, 3.5), (80, 113, 3.3), (70, 114.5, 2.9), (64, 117, 2.3)]),
        ([(94, 112, 3.5), (82, 107.5, 3.3), (72, 107.5, 2.9), (65, 109, 2.3)]),
    )
    palm = svg(
        "M92 108 C97 103 106 104 111 109 C117 115 118 126 117 137 L101 139 C98 135 93 133 91 129 C88 123 89 113 92 108 Z"
    )
    thumb = ribbon([(107, 113, 4.4), (103, 105, 3.8), (98, 98, 3.3), (97, 91, 2.5)])
    for stops in (*bent, *straight):
        finger = join(ribbon(stops), oval(*stops[-1]))
        s.inked([(finger, skin)], 1.3, (0.4, 0.6))
        s.fill(both(finger, placed(finger, 1.6, 2.6)), dim)
        s.rim([finger], "#fffbe4", (-1.0, -0.5), 1.0)
    s.inked([(palm, skin)], 1.5, (0.7, 0.7))
    s.fill(both(palm, placed(palm, 9, 2)), dim)
    s.dots(palm, mix(s.deep, s.mid, 0.5), (98, 112), (120, 134), 0.0, 0.7, pitch=2.3)
    for left in ((91, 114), (90.4, 119), (91.4, 124)):
        s.stroke([left, (left[0] + 3.4, left[1] + 1.0)], s.ink, 0.9)
    tip = join(thumb, oval(97, 91, 2.5))
    s.inked([(tip, skin)], 1.4, (0.6, 0.6))
    s.fill(both(tip, placed(tip, 2.6, 0.6)), dim)
    s.rim([tip], "#fffbe4", (-1.0, -0.2), 1.1)
    cuff = polygon((99, 136, 1), (118, 133.5, 1), (119.5, 141, 1), (100, 144, 1))
    s.inked([(cuff, s.light)], 1.5, (0.5, 0.7))
    s.fill(both(cuff, placed(cuff, 8, 1)), dim)


def loki(s: Impact) -> None:
    """A hand before a candle throws a serpent that turns on the flame. A papered room; light: the candle."""
    _papered_room(s)
    _serpent_of_shadow(s)
    s.fill(polygon((-4, 146), (124, 146), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.5))
    _playing_hand(s)
    _candle(s, 46, 130)


def _candle(s: Impact, x: float, foot: float) -> None:
    """Paint a candle whose flame stands at ``foot``."""
    body = svg(f"M{x - 7} {foot + 5} C{x - 3} {foot + 2} {x + 4} {foot + 2} {x + 7} {foot + 5} V172 H{x - 7} Z")
    s.inked([(body, mix(s.light, s.key, 0.18))], 1.8, (0.8, 0.8))
    s.fill(both(body, box(x + 1.5, foot, x + 8, 172)), mix(s.key, s.mid, 0.3))
    s.stroke([(x, foot + 4), (x + 0.4, foot - 2)], s.ink, 1.4)
    flame = svg("M0 0 C-7 -1 -9 -9 -5 -15 C-2 -19 -1 -23 1 -28 C4 -21 8 -16 7.500 -8 C7 -2 4 0 0 0 Z")
    s.inked([(placed(flame, x, foot), "#ff8a1e")], 1.6, (0.5, 0.5))
    s.fill(placed(flame, x, foot - 0.5, 0.72), "#ffc830")
    s.fill(placed(flame, x, foot - 0.8, 0.42), "#fffbe4")


def _moor_in_a_storm(s: Impact) -> None:
    """Paint a moor in a storm: clouds with lit edges, lightning that strikes at the right, a wet road that mirrors it."""
    s.fill(ALL, s.mid)
    s.fill(svg("M-4 132 V60 C20 70 40 58 60 64 C84 72 100 58 124 66 V132 Z"), s.key)
    s.fill(svg("M-4 132 V92 C30 84 60 96 84 86 C100 82 112 88 124 84 V132 Z"), mix(s.key, s.light, 0.55))
    for data, tone in (
        (
            "M-4 -4 H124 V52 C114 62 104 54 96 58 C86 66 74 56 64 60 C52 68 42 58 32 64 C20 70 10 62 -4 68 Z",
            mix(s.deep, s.mid, 0.5),
        ),
        ("M-4 -4 H124 V34 C112 44 100 36 90 42 C76 50 66 40 54 46 C40 54 30 44 16 50 C8 54 0 50 -4 52 Z", s.deep),
    ):
        cloud = svg(data)
        s.fill(cloud, tone)
        s.rim([cloud], s.key, (0.5, 1.0), 1.4)
    fork = svg("M77 -6 L83 -6 L82 26 L92 27 L87 62 L94 63 L85 126 L85.600 75 L77 75 L81 40 L73 39 Z")
    s.inked([(fork, "#fff4b4")], 1.5, (0.2, 0.3))
    s.fill(svg("M-4 124 C30 116 84 118 124 122 V172 H-4 Z"), mix(s.deep, s.ink, 0.5))
    s.fill(svg("M40 172 C56 150 74 134 82 121 H90 C94 134 102 150 112 172 Z"), s.key)
    s.fill(svg("M74 172 C78 148 82 134 84.600 121 H87 C89 136 90 150 90 172 Z"), "#fff4b4")
    for x, y in ((38, 70), (48, 104), (94, 92), (104, 108), (36, 118), (100, 134), (34, 48), (112, 88)):
        s.stroke([(x, y), (x + 7, y + 11)], "#ffffff", 1.1)


def _umbrella_inside_out(s: Impact) -> None:
    """Paint an umbrella that the wind has turned into a cup, its crook at the origin, its ribs bare at their ends."""
    pale, dim = mix(s.accent, "#ffffff", 0.6), mix(s.accent, s.ink, 0.5)
    for tone, wide in ((s.ink, 4.8), ("#ffd98a", 2.2)):
        s.stroke([(-3.6, 3), (-3.4, 6.6, 0, 6.4), (2.6, 5.6, 2.2, 2), (1, -40)], tone, wide)
    tips = ((-33, -70), (-20, -77), (-2, -79), (16, -78), (31, -70))
    cup = svg(
        "M1 -33 C-16 -36 -30 -50 -33 -70 C-30 -66 -25 -69 -20 -77 C-15 -70 -7 -71 -2 -79 C3 -71 11 -71 16 -78 C20 -70 26 -67 31 -70 C29 -50 17 -36 1 -33 Z"
    )
    s.inked([(cup, s.accent)], 2.4, (0.8, 1.0))
    with s.clipped(cup):
        s.fill(svg("M1 -33 C-22 -40 -34 -56 -36 -84 H-14 C-14 -60 -8 -44 1 -33 Z"), dim)
        s.dots(cup, dim, (4, -60), (-14, -52), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M1 -33 C14 -44 18 -60 18 -84 H40 V-60 C32 -46 16 -36 1 -33 Z"), pale)
    for x, y in tips:
        for tone, wide in ((s.ink, 2.6), ("#ffffff", 1.0)):
            s.stroke([(1, -33), (1 + (x - 1) * 0.72, -33 + (y + 33) * 0.3, x, y), (x * 1.06, y - 5)], tone, wide)
    s.inked([(polygon((-1, -33), (3, -33), (1.6, -26)), s.ink)], 0.8, (0, 0))


def _walker_in_the_wind(s: Impact) -> None:
    """Paint a walker whom an umbrella pulls backwards off the feet, lit from the right, the coat blown forward."""
    coat, shade, glow, skin = s.mid, s.deep, "#fff0c8", "#a8603c"
    for path, shoe in (
        (limb((60, 118, 4.2), (67, 128, 3.4), (66, 139, 2.6)), (68, 141)),
        (limb((56, 118, 4.2), (50, 130, 3.4), (42, 137, 2.6)), (43, 140)),
    ):
        s.inked([(path, s.ink)], 1.2, (0, 0))
        s.rim([path], s.key, (1.0, -0.2), 1.4)
        boot = placed(svg("M-5 -3 H2 L8 1 C9 3 8 4 6 4 H-5 Z"), *shoe, 0.95)
        s.inked([(boot, s.accent)], 1.3, (0.2, 0.3))
    tails = svg(
        "M48 98 C44 108 36 112 30 122 C36 122 38 126 42 122 C46 126 52 122 56 122 L68 120 C70 112 68 104 64 98 Z"
    )
    trunk = svg("M47 100 C46 90 50 82 57 82 C65 82 70 90 68 102 L66 110 H49 Z")
    s.inked([(tails, coat), (trunk, coat)], 2.0, (-0.5, 0.8))
    with s.clipped(join(tails, trunk)):
        s.fill(svg("M28 126 L46 80 H56 C52 96 52 110 46 126 Z"), shade)
        s.dots(join(tails, trunk), shade, (62, 100), (50, 104), 0.0, 0.8, pitch=2.4)
        s.rim([join(tails, trunk)], glow, (1.0, -0.3), 2.4)
    scarf = ribbon([(58, 84, 2.8), (46, 82, 3.0), (38, 88, 2.8), (31, 84, 1.4)])
    s.inked([(scarf, "#ffffff")], 1.4, (0.2, 0.4))
    head = svg(
        "M50 76 C49 68 54 63 60 63.600 C65 64 67.600 67 67.400 70 L70.400 74 L68 75.400 L67.600 79 C65 82.600 60 83 57 82 C53 81 50.400 79 50 76 Z"
    )
    s.inked([(head, skin)], 1.7, (-0.3, 0.5))
    with s.clipped(head):
        s.fill(svg("M62 60 C63 66 62 72 65 75 C63 78 63 82 60 86 H74 V60 Z"), "#ffd2a0")
    s.fill(oval(64.4, 71, 0.9, 1.2), s.ink)
    s.stroke([(61.6, 68), (66.4, 67)], s.ink, 1.4)
    s.stroke([(64.6, 78.8), (67.4, 78.2)], s.ink, 1.2)
    hair = svg("M50 77 C45 70 50 60 59 60.600 C64 61 66 64 66 66.600 C61 66 58 68 57.600 72 C57 75 54 76.600 50 77 Z")
    s.inked([(hair, s.ink)], 1.0, (0, 0))
    s.rim([hair], s.key, (0.7, -0.8), 1.1)
    arm = limb((54, 90, 4.4), (65, 97, 3.8), (74, 92, 3.2))
    s.inked([(arm, coat)], 1.8, (-0.4, 0.7))
    with s.clipped(arm):
        s.fill(cut(arm, placed(arm, 0.4, -2.6)), shade)
        s.rim([arm], glow, (0.4, -1.0), 1.8)


def thor(s: Impact) -> None:
    """A storm turns an umbrella inside out. From the road, tilted; light: lightning, and the road that mirrors it."""
    _moor_in_a_storm(s)
    s.fill(svg("M26 144 C40 138 66 138 78 143 C66 148 40 149 26 144 Z"), s.ink)
    with s.moved(76, 93, 0.76, turn=-24.0):
        _umbrella_inside_out(s)
    _walker_in_the_wind(s)
    for x, y in ((76, 90.6), (75, 94.6)):
        s.inked([(oval(x, y, 3.6, 2.6, -30), "#ffd2a0")], 1.3, (0.2, 0.3))
    hat = placed(join(oval(0, 0, 9, 3), svg("M-5 0 C-6 -8 6 -8 5 0 Z")), 40, 60, 1.0, -34)
    s.inked([(hat, s.ink)], 1.2, (0, 0))
    s.rim([hat], s.key, (0.8, -0.6), 1.3)


def _town_on_a_feast(s: Impact) -> None:
    """Paint a night sky in wine-dark bands over roofs, their edges lit from a firework above."""
    s.steps(
        ALL,
        (60, -10),
        (60, 130),
        [s.ink, mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.35), mix(s.deep, s.mid, 0.7)],
    )
    roofs = svg(
        "M-4 172 V112 H6 V104 L14 96 L22 104 V112 H30 V118 H38 V108 H42 V96 L45 88 L48 96 V108 H60 V116 L68 110 L76 116 H84 V106 "
        "H98 V112 L106 104 L114 112 H124 V172 Z"
    )
    s.fill(roofs, mix(s.ink, s.deep, 0.85))
    s.rim([roofs], s.mid, (0.1, -1), 1.4)
    for x, y in ((12, 106), (33, 122), (52, 112), (88, 111), (93, 118), (104, 114)):
        s.fill(block(x, y, 2.6, 3.6), s.light)


def _firework(s: Impact, x: float, y: float) -> None:
    """Paint a firework as it opens: a white heart, streaks in three rounds that sag at their ends, a few teal ones."""
    s.flash(x, y, 50, 18, mix(s.deep, s.mid, 0.75), seed=6, hollow=0.62)
    s.flash(x, y, 37, 18, s.mid, seed=6, hollow=0.62)
    for count, first, reach, wide, tones in (
        (16, 6, 58.0, 1.9, (s.key, s.key, s.accent)),
        (14, 0, 42.0, 1.8, (s.light, s.key)),
        (12, 15, 26.0, 1.7, ("#ffffff", s.light)),
    ):
        for number in range(count):
            turn = first + 360 * number / count
            far = reach * (0.88 + 0.12 * (number % 3))
            (ax, ay), (bx, by) = around(x, y, far * 0.6, turn), around(x, y, far, turn)
            sag = far * far * 0.0016
            tone = tones[number % len(tones)]
            s.fill(ribbon([(x, y, 0.4), (ax, ay + sag * 0.3, wide * 0.7), (bx, by + sag, wide)]), tone)
            s.fill(oval(bx, by + sag, wide * 1.25), tone)
            cx, cy = around(x, y, far + 5.4, turn)
            s.fill(oval(cx, cy + sag * 1.4, 0.9), tone)
    s.flash(x, y, 17, 12, s.light, seed=3)
    s.flash(x, y, 12, 12, "#ffffff", seed=3)


_CHILD_UP: Final = join(
    oval(70, 101, 6.6, 7.2),
    svg("M62 110 C65 107 75 107 78 110 L80 128 H60 Z"),
    limb((64, 111, 2.8), (55, 103, 2.4), (50, 93, 2.0)),
    limb((76, 111, 2.8), (84, 104, 2.4), (92, 97, 2.0)),
    oval(49.4, 91.4, 2.6, 3.2),
    oval(93, 95.4, 2.6, 3.2),
    svg("M63 101 C61 93 66 91 71 92 C77 92 79 97 77 103 L81 106 L76 106 C74 98 68 97 63 101 Z"),
)
_PARENT: Final = join(
    oval(70, 127, 7.6, 8.6),
    svg("M48 172 C48 150 50 140 60 137 H80 C90 140 92 150 92 172 Z"),
    limb((57, 142, 4.4), (52, 132, 3.6), (61, 124, 3.0)),
    limb((83, 142, 4.4), (88, 132, 3.6), (79, 124, 3.0)),
    limb((63, 125, 3.6), (61, 138, 3.0)),
    limb((77, 125, 3.6), (79, 138, 3.0)),
)
"""A child with both arms up on somebody's shoulders, from behind."""


def nova(s: Impact) -> None:
    """A firework opens like a new star, a child reaches for it. Over a town by night; light: the firework."""
    _town_on_a_feast(s)
    _firework(s, 72, 62)
    crowd = [(38, 144, 7.0), (26, 141, 6.0), (54, 148, 6.4), (96, 142, 6.6), (110, 146, 7.2), (120, 140, 6.0)]
    for x, y, r in crowd:
        person = join(oval(x, y, r, r * 1.12), oval(x, y + r * 2.5, r * 1.9, r * 1.7))
        s.fill(person, s.ink)
        s.rim([person], s.mid, ((72 - x) * 0.012, -1), 1.2)
    for figure in (_PARENT, _CHILD_UP):
        s.fill(figure, s.ink)
        s.rim([figure], s.key, (0.05, -1), 1.7)


def _sick_room(s: Impact) -> None:
    """Paint a pale room with a window frame's shadow, a red blanket's edge at the foot, where a bag stands."""
    s.steps(ALL, (20, -4), (100, 130), [s.key, mix(s.key, s.light, 0.35), mix(s.key, s.light, 0.7), s.light])
    for x in (-10, 22, 54, 86, 118):
        s.fill(polygon((x, -4), (x + 12, -4), (x + 8, 124), (x - 4, 124)), mix(s.key, s.light, 0.55), 0.5)
    s.fill(box(-4, 122, 124, 172), s.mid)
    s.fill(box(-4, 122, 124, 125), s.deep)
    for x in range(-20, 140, 18):
        s.fill(polygon((60 + (x - 60) * 0.7, 125), (60 + (x - 54) * 0.7, 125), (x + 8, 172), (x - 2, 172)), s.deep)
    s.fill(svg("M30 144 C50 138 96 138 118 146 L124 152 H26 Z"), mix(s.deep, s.ink, 0.5))


_NIGHT: Final = svg(
    "M47 104 C46 96 36 96 33 88 C30 80 34 72 40 70 C36 60 40 50 50 49 C52 38 66 32 75 39 C83 34 95 40 95 49 C104 51 108 62 "
    "103 70 C110 78 106 90 98 92 C95 95 93 98 92 104 Z"
)
"""The cloud of night that comes out of the bag."""


def _night(s: Impact) -> None:
    """Paint night that wells out of the bag: ink with a teal band of stars, a planet, a moon, and stars that escape."""
    s.fill(placed(placed(_NIGHT, -69, -70), 69, 68, 1.1), s.mid)
    s.inked([(_NIGHT, s.ink)], 1.4, (0.4, 0.6), ink="#ffffff")
    with s.clipped(_NIGHT):
        s.fill(
            svg("M46 102 C50 88 66 84 78 76 C90 68 96 58 100 44 L112 50 C110 70 100 84 86 90 C76 95 70 96 68 104 Z"),
            mix(s.accent, s.ink, 0.45),
        )
        s.fill(
            svg("M54 102 C58 92 70 88 82 80 C92 73 98 64 102 52 L107 58 C104 72 96 82 84 87 C74 92 66 96 64 104 Z"),
            s.accent,
        )
        s.dots(_NIGHT, s.accent, (84, 76), (60, 52), 0.26, 0.0, pitch=2.4)
        lots = chance(13)
        for _ in range(34):
            s.fill(oval(34 + 70 * next(lots), 36 + 62 * next(lots), 0.4 + 0.7 * next(lots)), "#ffffff")
    s.fill(cut(oval(54, 56, 7.6), oval(57.6, 53.6, 6.8)), "#fff4b4")
    s.inked([(oval(77, 66, 8.4), "#ffb46a")], 1.4, (0.4, 0.6))
    with s.clipped(oval(77, 66, 8.4)):
        s.fill(cut(oval(77, 66, 8.4), oval(74.4, 63.6, 8.6)), s.mid)
        s.fill(polygon((66, 66), (88, 60), (88, 63), (66, 69.4)), s.light)
    ring = cut(oval(77, 66, 15.5, 4.4, -20), oval(77, 66, 11.6, 2.6, -20))
    front = both(ring, placed(box(-30, 0, 30, 30), 77, 66, turn=-20))
    s.inked([(front, s.light)], 0.9, (0.2, 0.3))
    for x, y, r, turn in ((46, 72, 4.4, 0), (90, 50, 3.6, 20), (62, 84, 3.4, 10), (70, 46, 3.0, 0)):
        s.fill(star(x, y, r, turn, 0.12), "#ffffff")
    for x, y, r, turn in ((112, 80, 4.0, 10), (32, 92, 3.6, 0), (108, 98, 3.0, 30), (43, 104, 2.6, 0)):
        s.inked([(star(x, y, r, turn, 0.34), "#ffffff")], 0.9, (0.2, 0.3))


def _doctors_bag(s: Impact) -> None:
    """Paint a doctor's bag of dark leather with its frame open, lit from inside, a tag and a stethoscope on it."""
    leather, gold = mix(s.deep, s.ink, 0.25), "#ffc83a"
    back = svg("M44 106 L52 96 H88 L96 106 Z")
    s.inked([(back, leather)], 1.6, (0.3, 0.4))
    s.fill(svg("M50 106 L55 99 H85 L90 106 Z"), "#ffffff")
    body = svg(
        "M42 106 H98 C104 118 110 130 110 142 C110 148 106 150 100 150 H40 C34 150 30 148 30 142 C30 130 36 118 42 106 Z"
    )
    s.inked([(body, leather)], 2.3, (0.9, 1.3))
    with s.clipped(body):
        s.fill(svg("M42 104 H58 C50 118 44 134 44 152 H28 C28 134 36 116 42 104 Z"), s.mid)
        s.fill(svg("M42 104 H48 C40 118 35 132 35 152 H28 C28 134 36 116 42 104 Z"), s.key)
        s.dots(body, s.ink, (72, 120), (106, 132), 0.0, 0.6, pitch=2.4)
        s.fill(box(28, 140, 112, 142), s.ink)
    frame = polygon((40, 103), (100, 103), (98, 109), (42, 109))
    s.inked([(frame, gold)], 1.6, (0.4, 0.7))
    s.fill(polygon((40, 103), (100, 103), (99.4, 105), (40.6, 105)), "#fff4b4")
    s.inked([(box(65, 106, 75, 117, 1.6), gold)], 1.4, (0.4, 0.6))
    s.fill(oval(70, 111, 1.6), s.ink)
    handle = ribbon([(52, 112, 2.0), (54, 123, 2.6), (62, 128, 2.8), (78, 128, 2.8), (86, 123, 2.6), (88, 112, 2.0)])
    s.inked([(handle, mix(s.deep, s.ink, 0.25))], 1.6, (0.5, 0.8))
    s.rim([handle], s.key, (-0.5, -1), 1.1)
    for x in (52, 88):
        s.inked([(oval(x, 112, 2.8), gold)], 1.2, (0.3, 0.4))


def doctor_strange(s: Impact) -> None:
    """A doctor's bag lets the night out. In a pale sick-room; light: out of the bag, stars among it."""
    _sick_room(s)
    _night(s)
    _doctors_bag(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-13": Picture(
        thor,
        ((60.0, 72.0), (68.0, 60.0), (76.0, 92.0), (58.0, 104.0)),
        "turns an umbrella inside out",
        "moor in a storm",
        "lightning over a road",
    ),
    "m3-14": Picture(
        doctor_strange,
        ((77.0, 66.0), (56.0, 58.0), (70.0, 111.0)),
        "lets the night out",
        "sick-room",
        "out of the bag",
    ),
    "m3-15": Picture(
        nova,
        ((72.0, 62.0), (70.0, 104.0), (92.0, 94.0)),
        "opens like a new star",
        "town by night",
        "firework",
    ),
    "m3-16": Picture(
        loki,
        ((52.0, 52.0), (47.0, 92.0), (82.0, 110.0), (98.0, 122.0)),
        "plays a serpent that licks the flame",
        "papered room",
        "candle before a hand",
    ),
}
