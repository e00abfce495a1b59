"""Pictures of the red cards of level 3."""

from __future__ import annotations

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


_STRUCK: Final = (60.0, 58.0)
"""The tip of the lightning conductor."""


def _storm(s: Impact) -> None:
    """Paint a sky that flares about the conductor, the roofs of a town, and a church whose steeple carries it."""
    x, y = _STRUCK
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    s.pool(x, y + 4, ((86, mix(s.ink, s.deep, 0.8)), (66, s.deep), (48, mix(s.deep, s.mid, 0.6)), (33, s.mid)))
    s.pool(x, y + 2, ((22, s.key), (12, s.light)))
    clouds = ((16, 20, 22), (42, 10, 18), (66, 4, 17), (98, 12, 22), (120, 26, 18))
    for cx, cy, r in clouds:
        s.fill(oval(cx, cy, r, 0.7 * r), mix(s.ink, s.deep, 0.25))
    for cx, cy, r in clouds:
        s.rim([oval(cx, cy, r, 0.7 * r)], s.mid, ((x - cx) / 40, 1.0), 1.6)
    roofs = svg(
        "M-4 124 V104 L12 96 L26 106 V100 L36 92 L46 102 V112 L78 108 L88 98 L100 108 V102 L112 94 L124 104 V124 Z"
    )
    s.fill(roofs, mix(s.ink, s.deep, 0.6))
    s.rim([roofs], s.mid, (0.0, -1.0), 1.2)
    s.fill(box(-4, 116, 124, 150), s.deep)
    stone = mix(s.deep, s.mid, 0.35)
    tower = box(48, 96, 72, 140)
    spire = svg("M60 64 L76 98 H44 Z")
    s.inked([(tower, stone), (spire, stone)], 1.6, (0, 0))
    s.fill(polygon((60, 64), (44, 98), (58, 98)), s.key)
    s.fill(polygon((60, 64), (58, 98), (65, 98)), s.mid)
    s.fill(polygon((60, 64), (65, 98), (76, 98)), s.deep)
    s.fill(box(48, 99, 55, 140), s.mid)
    s.dots(box(55, 99, 72, 140), s.ink, (56, 110), (76, 112), 0.0, 0.8, pitch=2.4)
    s.fill(svg("M57 116 V108 C57 102 64 102 64 108 V116 Z"), s.ink)
    for tone, wide in ((s.ink, 3.4), ("#fff4b4", 1.4)):
        s.stroke([(60, 66), _STRUCK], tone, wide)


def _bolt(s: Impact) -> None:
    """Paint the lightning from the clouds down to the conductor, a branch of it, and the sparks where it strikes."""
    x, y = _STRUCK
    trunk = [(84, -4), (77, 16), (83, 21), (72, 38), (78, 43), (x, y)]
    branch = [(83, 21), (90, 50), (86, 53), (92, 74)]
    for tone, wide in ((s.ink, 10.4), ("#ff8a1e", 7.8), ("#ffc830", 5.4), ("#fffbe0", 3.0)):
        s.stroke(trunk, tone, wide)
        s.stroke(branch, tone, 0.45 * wide)
    for number in range(9):
        turn = 20 + 40 * number
        far = 13 if number % 2 else 9
        s.stroke([around(x, y, 5, turn), around(x, y, far, turn)], "#fffbe0", 1.4)
    s.pool(x, y, ((5.6, "#ffc830"), (3.8, "#fff4b4"), (2.2, "#ffffff")))


def _window_seat(s: Impact) -> None:
    """Paint the window from within: bars, rain on the panes, a curtain at the right and the sill."""
    for x, y, reach in ((44, 66, 9), (84, 76, 11), (40, 88, 8), (92, 88, 7), (80, 58, 6), (47, 112, 7)):
        s.stroke([(x, y), (x - 0.3 * reach, y + reach)], s.light, 1.0)
    bar = box(28, -4, 33, 140)
    s.fill(bar, s.ink)
    s.rim([bar], s.mid, (1.0, 0.0), 1.1)
    curtain = svg("M104 -4 C100 40 108 80 102 142 H124 V-4 Z")
    s.inked([(curtain, mix(s.deep, s.ink, 0.35))], 2.0, (0, 0))
    with s.clipped(curtain):
        s.dots(curtain, s.ink, (102, 80), (118, 80), 0.0, 0.8, pitch=2.4)
        s.rim([curtain], s.key, (-1.0, 0.0), 2.0)
        for x in (109, 116):
            s.stroke([(x, -4), (x - 3, 50, x + 1, 142)], s.ink, 1.3)
    sill = box(-4, 137, 124, 172)
    s.inked([(sill, s.deep)], 2.0, (0, 0))
    s.fill(box(-4, 137, 124, 140), s.key)
    s.dots(sill, s.ink, (60, 138), (60, 150), 0.2, 0.7, pitch=2.4)


def _bristling_cat(s: Impact) -> None:
    """Paint a cat on the sill about the middle of its feet: its back is arched and its fur stands on end."""
    back = [around(-1, -8, 13.0 if number % 2 else 10.0, 176 + 14 * number) for number in range(14)]
    tail = [(-11, -4), (-16, -11), (-13, -13), (-19, -18), (-15, -20), (-19, -26), (-13, -33), (-10, -26), (-8, -20)]
    cat = join(
        polygon(*back, (8, 0), (4.6, 0), (3, -5), (-4, -5), (-5.6, 0), (-9, 0)),
        polygon(*tail),
        oval(10, -11, 5.6, 5.0),
        polygon((5, -13), (5.4, -20), (9.6, -15.6)),
        polygon((10.4, -15.6), (14.6, -20), (15, -12.6)),
    )
    s.inked([(cat, s.ink)], 0.9, (0, 0))
    s.rim([cat], s.light, (0.3, -1.0), 1.0)
    for x in (7.8, 12.2):
        s.fill(oval(x, -11.4, 1.7), "#ffc830")
        s.fill(oval(x, -11.4, 0.6, 1.2), s.ink)


def _startled_child(s: Impact) -> None:
    """Paint a child from the left about the middle of its head: the mouth is open, a hand is over the ear."""
    skin, lit, dim, teal = "#a8603c", "#ffd2a0", "#6c3324", s.accent
    trunk = svg("M-9 17 C-17 21 -22 30 -22 48 H26 C26 32 20 20 8 15 Z")
    s.inked([(trunk, teal)], 2.2, (0.8, 0.6))
    with s.clipped(trunk):
        s.dots(trunk, "#0a5c54", (-8, 30), (16, 34), 0.0, 0.9, pitch=2.4)
        s.rim([trunk], "#a8efe0", (-1.0, -0.3), 2.6)
    face = svg(
        "M2 -18 C-8 -18 -14 -13 -14.500 -6 C-14.600 -4 -14.400 -3 -15 -1 L-18.600 4.600 C-18.800 6 -16.500 6.400 -15.600 6.600 "
        "L-15.200 8.400 L-10.600 10.400 L-13.600 14 C-13.600 17.600 -11 19.600 -6 19 L4 19 L14 8 V-10 Z"
    )
    s.inked([(face, skin)], 2.0, (0.6, 0.8))
    with s.clipped(face):
        s.fill(svg("M-24 -20 H-4 C-8 -10 -6 -4 -8 2 C-9 8 -5 12 -8 20 H-24 Z"), lit)
        s.dots(face, dim, (-8, 8), (6, 16), 0.0, 0.9, pitch=2.2)
    s.fill(svg("M-15.400 8.300 L-8.800 9.800 C-8.800 12 -10.400 13.600 -13.600 14 Z"), s.ink)
    eye = oval(-9.6, -1.4, 2.5, 3.3)
    s.inked([(eye, "#ffffff")], 0.9, (0, 0))
    s.fill(oval(-10.8, -1.8, 1.4, 1.9), s.ink)
    s.stroke([(-13.2, -7.4), (-10.4, -9.4, -6.6, -7.6)], s.ink, 1.6)
    s.fill(oval(-8, 7, 2.6, 1.8), s.key)
    hair = svg(
        "M-15 -8 C-18 -20 -8 -26 -2 -24 C0 -28 5 -26 5 -24 C16 -24 22 -14 20 -2 C20 8 16 15 9 17 C11 10 8 6 4 0 "
        "C1 -5 0 -8 -1 -12 C-5 -8 -10 -10 -15 -8 Z"
    )
    s.inked([(hair, s.ink)], 1.4, (0, 0))
    s.rim([hair], s.key, (-0.7, -0.8), 1.8)
    for points in ([(-8, -18), (0, -22, 8, -18)], [(4, -14), (12, -12, 14, -2)]):
        s.stroke(points, s.deep, 1.3)
    arm = join(taper((12, 30), 6.6, (22, 24), 6.4), taper((22, 24), 6.4, (11, 9), 4.6))
    s.inked([(arm, teal)], 2.0, (0.8, 0.7))
    with s.clipped(arm):
        s.dots(arm, "#0a5c54", (12, 18), (26, 26), 0.0, 0.9, pitch=2.4)
        s.rim([arm], "#a8efe0", (-0.8, -0.6), 2.2)
    for tip in ((-1, -7), (3, -9), (7, -9), (10.6, -6.600)):
        finger = taper((5.6 + 0.3 * tip[0], 2), 2.5, tip, 2.0)
        s.inked([(finger, skin)], 1.2, (0.3, 0.3))
        s.fill(both(finger, placed(finger, -1.2, -0.6)), lit)
    palm = svg("M0 0 C3 -3 10 -3 12 1 C14 6 13 10 10 12 L5 11 C1 9 -1 4 0 0 Z")
    s.inked([(palm, skin)], 1.2, (0.4, 0.4))
    s.fill(both(palm, placed(palm, -3.2, -0.8)), lit)
    s.fill(svg("M0 0 C3 -3 10 -3 12 1 L11 3 C8 0 4 0 1 2.600 Z"), skin)
    thumb = taper((3.4, 7), 2.3, (-4.0, 6.4), 1.9)
    s.inked([(thumb, skin)], 1.2, (0.3, 0.4))
    s.fill(both(thumb, placed(thumb, -0.4, -1.2)), lit)
    s.inked([(placed(box(-5.4, -2.6, 5.4, 2.6, 2), 11, 12.6, turn=58 - 90), "#a8efe0")], 1.4, (0.3, 0.4))


def thor(s: Impact) -> None:
    """Lightning strikes a steeple, and a child covers its ears. From within a window; light: the lightning."""
    _storm(s)
    _bolt(s)
    _window_seat(s)
    with s.moved(50.0, 138.0, 0.9):
        _bristling_cat(s)
    with s.moved(86.0, 108.0, 0.98):
        _startled_child(s)


_TIP: Final = (79.0, 85.0)
"""Where the sparkler burns."""


def _garden_by_night(s: Impact) -> None:
    """Paint a garden in the snow by night: a house with lit windows, a fence, and the glow of what burns at (78, 85)."""
    s.fill(ALL, mix(s.ink, s.deep, 0.5))
    s.pool(68, 72, ((92, mix(s.ink, s.deep, 0.8)), (72, s.deep), (54, mix(s.deep, s.mid, 0.5)), (37, s.mid)))
    for x, y, r in ((40, 44, 0.9), (96, 52, 1.1), (108, 74, 0.8), (88, 44, 0.7), (16, 66, 1.0), (112, 56, 0.7)):
        s.glint(x, y, 2.4 * r, s.light)
    house = svg("M-4 128 V92 L14 76 L24 84 V78 H30 V90 L36 96 V128 Z")
    s.fill(house, s.ink)
    s.fill(svg("M-4 94 V88 L14 72 L38 95 L36 98 L14 78 Z"), s.light)
    s.rim([house], s.mid, (1.0, -0.3), 1.2)
    for x in range(40, 124, 9):
        slat = polygon((x, 124), (x, 104), (x + 2.6, 100.6), (x + 5.2, 104), (x + 5.2, 124))
        s.fill(slat, mix(s.ink, s.deep, 0.5))
        s.rim([slat], s.mid, ((70 - x) / 40, -1.0), 1.0)
    s.fill(svg("M-4 124 C24 116 50 122 70 120 C94 117 110 122 124 118 V172 H-4 Z"), mix(s.deep, s.mid, 0.6))
    s.fill(svg("M30 122 C50 118 90 116 116 121 L124 172 H4 Z"), s.key)
    s.dots(box(-4, 118, 124, 172), s.deep, (70, 124), (10, 146), 0.0, 0.7)


def _line_of_light(s: Impact) -> None:
    """Paint the snail that the sparkler has drawn in one line from the middle of its shell, and the sparks at its end."""
    shell = [around(75, 58, 2 + 16.5 * step / 40, 17.5 * step - 560) for step in range(41)]
    body = [(52, 74, 48, 66), (46, 56, 42, 59), (40, 64, 43, 74), (46, 85, 58, 85), _TIP]
    for tone, wide in ((mix(s.mid, s.key, 0.7), 8.0), ("#ff8a1e", 5.8), ("#ffc830", 4.0), ("#fffbe0", 2.0)):
        s.stroke([*shell, *body], tone, wide)
        for side in (-1, 1):
            s.stroke([(44.5 + side, 57), (45 + 5 * side, 48)], tone, 0.7 * wide)
            s.fill(oval(45 + 5 * side, 46.6, 0.55 * wide), tone)
    for number in range(14):
        turn = 26 * number + 8
        far = 13 if number % 2 else 9
        s.stroke([around(*_TIP, 5, turn), around(*_TIP, far, turn)], "#ffe9a0", 1.3)
        if number % 3 == 0:
            s.fill(oval(*around(*_TIP, far + 4, turn), 1.1), "#fffbe0")
    s.pool(*_TIP, ((6.4, "#ffc830"), (4.6, "#fff4b4"), (2.8, "#ffffff")))


def _upturned_face(s: Impact) -> None:
    """Paint a girl's face about its middle, turned up to the light above it, in a knitted hat."""
    skin, lit, dim = "#b06a42", "#ffcf98", "#6c3324"
    for side in (-1, 1):
        lock = placed(svg("M12 -8 C20 -4 22 8 18 20 C14 18 12 12 12 4 Z"), flip=side < 0)
        s.inked([(lock, s.ink)], 1.2, (0, 0))
        s.rim([lock], s.mid, (-0.2, -1.0), 1.2)
    face = svg(
        "M-15.500 -6 C-15.500 -15 -8 -19 0 -19 C8 -19 15.500 -15 15.500 -6 C15.500 5 9 15 0 16 C-9 15 -15.500 5 -15.500 -6 Z"
    )
    s.inked([(face, skin)], 2.0, (0.3, 1.0))
    with s.clipped(face):
        s.fill(svg("M-18 -22 H18 V1 C13 8 9 6 5 7 C2 8 -2 8 -5 7 C-9 6 -13 8 -18 1 Z"), lit)
        s.fill(oval(0, 10, 8.4, 4.4), mix(skin, lit, 0.5))
        s.rim([face], dim, (0.0, 1.0), 2.2)
    for x in (-6.4, 6.4):
        s.fill(oval(x, -3.6, 2.9, 3.5), s.ink)
        s.fill(oval(x + 0.7, -5.2, 1.2), "#ffffff")
        s.stroke([(x - 3.6, -9.6), (x, -12, x + 3.6, -9.6)], s.ink, 1.3)
        s.fill(oval(x * 1.5, 3.4, 2.6, 1.7), s.key)
    s.stroke([(-1.8, 3.2), (0, 4.4, 1.8, 3.2)], dim, 1.4)
    mouth = svg("M-5.400 7 C-2 8.400 2 8.400 5.400 7 C5 12.400 -5 12.400 -5.400 7 Z")
    s.inked([(mouth, s.ink)], 0.7, (0, 0))
    s.fill(svg("M-4.400 7.700 C-2 8.600 2 8.600 4.400 7.700 L3.800 9.400 H-3.800 Z"), "#ffffff")
    hat = svg("M-18 -8 C-20 -24 -9 -31 0 -31 C9 -31 20 -24 18 -8 C10 -13 -10 -13 -18 -8 Z")
    s.inked([(hat, s.accent)], 2.0, (0.4, 0.8))
    with s.clipped(hat):
        s.fill(cut(hat, placed(hat, -0.4, 5.0)), "#a8efe0")
        s.dots(hat, "#0a5c54", (4, -22), (20, -12), 0.0, 0.8, pitch=2.4)
        s.fill(svg("M-22 -14 C-8 -20 8 -20 22 -14 L20 -4 C10 -13 -10 -13 -20 -4 Z"), "#0c7468")
        for x in range(-18, 20, 5):
            s.stroke([(x, -8), (x * 0.9, -17)], s.ink, 1.0)
    s.inked([(oval(0, -33, 5.4), s.light)], 1.7, (0.3, 0.7))
    s.fill(cut(oval(0, -33, 5.4), oval(-0.3, -35, 5.4)), s.key)


def nova(s: Impact) -> None:
    """A girl writes a snail into the night with a sparkler. From ahead, low; light: the line that the sparkler leaves."""
    _garden_by_night(s)
    _line_of_light(s)
    coat = svg("M56 172 C54 152 58 138 68 134 H86 C98 136 104 150 106 172 Z")
    s.inked([(coat, s.deep)], 2.2, (0.4, 0.8))
    s.rim([coat], s.key, (0.0, -1.0), 2.0)
    arm = ribbon([(92, 146, 8.0), (102, 130, 7.2), (100, 112, 6.0)])
    s.inked([(arm, s.deep)], 2.0, (0.5, 0.8))
    with s.clipped(arm):
        s.dots(arm, s.ink, (100, 126), (108, 130), 0.0, 0.8, pitch=2.4)
        s.rim([arm], s.light, (-1.0, -0.4), 2.0)
    for tone, wide in ((s.ink, 3.0), ("#fff0d0", 1.2)):
        s.stroke([_TIP, (100, 106)], tone, wide)
    mitten = svg(
        "M93 112 C91 104 93 97 99 96 C105 95 109 100 108 108 L107 114 Z M94 104 C89 102 87 98 90 95 C94 95 97 99 98 103 Z"
    )
    s.inked([(mitten, s.accent)], 1.9, (0.4, 0.7))
    s.rim([mitten], "#a8efe0", (-0.8, -0.7), 1.8)
    s.inked([(box(92, 111, 109, 117, 2), s.light)], 1.5, (0.3, 0.6))
    with s.moved(71.0, 124.0, 0.92, turn=-7.0):
        _upturned_face(s)
    scarf = svg("M62 134 C68 140 86 141 94 134 L96 142 C86 148 68 147 60 142 Z")
    s.inked([(scarf, s.mid)], 1.8, (0.3, 0.8))
    s.rim([scarf], s.light, (0.0, -1.0), 1.4)


def _sick_room(s: Impact) -> None:
    """Paint a bedroom at night: papered wall, the foot of a bed, boards, a patient's outline sitting up."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for number in range(8):
        s.fill(box(2 + 16 * number, -4, 9 + 16 * number, 112), mix(s.ink, s.deep, 0.85))
    for half, tone in (
        (92, mix(s.deep, s.mid, 0.6)),
        (70, s.mid),
        (48, mix(s.mid, s.key, 0.7)),
        (26, mix(s.key, s.light, 0.3)),
    ):
        s.fill(polygon((46, 116), (94, 116), (72 + half, -4), (68 - half, -4)), tone)
    s.halo(ALL, s.ink, 70, 76, 66, 120, 0.0, 0.7)
    s.fill(box(-4, 116, 124, 172), mix(s.deep, s.mid, 0.4))
    s.fill(oval(70, 134, 52, 12), s.key)
    for y in (124, 134, 145):
        s.stroke([(-4, y), (124, y)], mix(s.deep, s.ink, 0.3), 1.0)


def doctor_strange(s: Impact) -> None:
    """A doctor's bag opens, and the night sky comes out. Light: out of the bag."""
    _sick_room(s)
    teal, pale = s.accent, "#a8efe2"
    # what comes out: a cloud of night with its own stars
    night = svg(
        "M52 108 C46 96 34 92 36 78 C28 70 34 56 46 56 C46 42 62 34 72 42 C80 34 94 40 94 50 C108 52 112 68 102 76 "
        "C108 88 98 98 90 98 C90 104 88 108 86 110 Z"
    )
    s.fill(placed(night, 70 - 70 * 1.09, 78 - 78 * 1.09, 1.09), pale)
    s.inked([(night, mix(s.ink, "#0d2a4a", 0.6))], 1.9, (0.3, 0.6))
    with s.clipped(night):
        for y, tone in ((90, mix(s.ink, teal, 0.45)), (98, mix(s.ink, teal, 0.75)), (105, teal)):
            s.fill(oval(70, y + 26, 42, 26), tone)
        s.dots(night, teal, (70, 66), (70, 112), 0.0, 0.6, pitch=2.6)
        milky = ribbon([(40, 84, 1.0), (56, 76, 4.4), (74, 70, 5.4), (92, 58, 4.0), (104, 52, 1.0)])
        s.fill(milky, teal)
        s.fill(ribbon([(46, 81, 0.4), (58, 75, 1.8), (74, 69, 2.6), (90, 59, 1.6), (100, 54, 0.4)]), pale)
        lots = chance(14)
        for _ in range(26):
            s.fill(oval(36 + 70 * next(lots), 42 + 54 * next(lots), 0.4 + 0.8 * next(lots)), "#ffffff")
    for x, y, r in ((50, 66, 5.4), (90, 86, 4.4), (64, 50, 3.4)):
        s.fill(star(x, y, r, 0), "#ffffff")
    # a planet with its ring
    s.inked([(oval(68, 84, 9.6), "#ffc86a")], 1.8, (0.5, 0.8))
    s.fill(cut(oval(68, 84, 9.6), placed(oval(68, 84, 9.6), -3.0, -2.6)), "#c8501a")
    s.fill(oval(65, 80.6, 3.0, 2.0, -30), "#fff4d8")
    ring = cut(oval(68, 84, 17, 4.6, -18), oval(68, 84, 13, 2.4, -18))
    front = cut(ring, both(oval(68, 84, 9.6), polygon((50, 60), (90, 60), (90, 79), (50, 90))))
    s.inked([(front, pale)], 1.0, (0.2, 0.3))
    moon = cut(oval(80, 55, 6.0), oval(82.6, 53.4, 5.2))
    s.fill(moon, "#fff8dc")
    # the bag, its jaws wide
    leather, lit, dim = "#a02434", "#ff9a80", mix(s.deep, s.ink, 0.4)
    back = svg("M42 112 C44 102 52 98 70 98 C88 98 96 102 98 112 Z")
    s.inked([(back, dim)], 1.8)
    s.fill(svg("M48 112 C52 106 60 104 70 104 C80 104 88 106 92 112 Z"), pale)
    body = svg(
        "M40 110 C52 115 88 115 100 110 C106 118 108 128 106 138 C106 143 103 146 98 146 H42 C37 146 34 143 34 138 C32 128 34 118 40 110 Z"
    )
    s.inked([(body, leather)], 2.5, (0.8, 1.5))
    with s.clipped(body):
        s.fill(svg("M30 106 C52 118 88 118 110 106 V122 C88 126 52 126 30 122 Z"), lit)
        s.dots(body, dim, (66, 120), (100, 148), 0.0, 0.9, pitch=2.4)
        s.fill(svg("M30 106 C52 118 88 118 110 106 V113 C88 122 52 122 30 113 Z"), mix(teal, pale, 0.5))
    frame = ribbon([(39, 109, 1.8), (54, 113.5, 2.4), (70, 114.6, 2.6), (86, 113.5, 2.4), (101, 109, 1.8)])
    s.inked([(frame, "#ffc83a")], 1.5, (0.3, 0.6))
    s.rim([frame], "#e6fff8", (0.0, -1.0), 1.4)
    for x in (54, 82):
        s.inked([(box(x - 3, 116, x + 5, 124, 1.4), "#ffc83a")], 1.2, (0.3, 0.5))
    for tone, wide in ((s.ink, 5.4), (lit, 2.4)):
        s.stroke([(55, 122), (55, 134, 69, 134), (83, 134, 83, 122)], tone, wide)
    s.stroke([(55, 124), (55.4, 132.6, 69, 133)], pale, 0.9)
    for x, y, r in ((104, 92, 3.4), (34, 62, 3.0), (108, 104, 2.2)):
        s.fill(star(x, y, r, 0), "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-13": Picture(
        thor,
        ((60.0, 58.0), (60.0, 84.0), (76.0, 107.0), (92.0, 110.0), (58.0, 127.0)),
        "covers its ears",
        "window seat in a storm",
        "lightning on a steeple",
    ),
    "m3-14": Picture(
        doctor_strange, ((68.0, 82.0), (72.0, 112.0), (84.0, 64.0)), "lets the night out", "sick-room", "out of the bag"
    ),
    "m3-15": Picture(
        nova,
        ((71.0, 122.0), (78.0, 85.0), (75.0, 58.0), (45.0, 50.0), (100.0, 104.0)),
        "writes a snail",
        "garden in the snow",
        "line of a sparkler",
    ),
    "m3-16": Picture(
        loki,
        ((52.0, 52.0), (47.0, 92.0), (82.0, 110.0), (98.0, 122.0)),
        "plays a serpent that licks the flame",
        "papered room",
        "candle before a hand",
    ),
}
