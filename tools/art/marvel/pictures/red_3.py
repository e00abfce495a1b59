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


_STRUCK: Final = (64.0, 99.0)
"""Where the hammer meets the glowing iron."""


def _smithy(s: Impact) -> None:
    """Paint a smithy: a beam with shoes that hang from it, bricks, and the light that the iron throws about it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    x, y = _STRUCK
    steps = ((86, mix(s.ink, s.deep, 0.7)), (68, s.deep), (52, mix(s.deep, s.mid, 0.6)), (38, s.mid), (26, s.key))
    s.pool(x, y, steps)
    for row in range(8):
        for column in range(5):
            left, top = -8 + 27 * column + 13 * (row % 2), 6 + 15 * row
            s.line(box(left, top, left + 27, top + 15), s.ink, 1.1, 0.45)
    s.halo(ALL, s.ink, x, y, 52, 104, 0.0, 0.75)
    shoe = cut(
        svg("M-8 8 C-12 -2 -9 -11 0 -11 C9 -11 12 -2 8 8 L4 7 C7 -1 5 -7 0 -7 C-5 -7 -7 -1 -4 7 Z"), box(-1, 30, 1, 31)
    )
    for at, low in ((38, 62), (112, 94)):
        s.stroke([(at, 40), (at, low - 9)], s.ink, 1.2)
        s.fill(placed(shoe, at, low), s.ink)
        s.rim([placed(shoe, at, low)], s.key, (x - at, y - low), 1.3)


def _anvil(s: Impact) -> None:
    """Paint an anvil on its block, its horn to the left, and the shoe that glows on it, held by tongs from the right."""
    block = polygon((40, 136), (102, 136), (106, 172), (36, 172))
    s.inked([(block, mix(s.ink, s.deep, 0.6))], 2.0, (0.4, 1.0))
    s.rim([block], s.mid, (0.0, -1.0), 1.6)
    iron = svg("M50 107 H108 L109 117 H88 C83 124 86 130 98 136 H46 C60 131 66 125 63 118 C54 118 42 114 33 107 Z")
    s.inked([(iron, mix(s.ink, s.deep, 0.35))], 2.4, (0.4, 1.2))
    with s.clipped(iron):
        s.fill(polygon((30, 106), (112, 106), (112, 110.6), (30, 110.6)), s.key)
        s.fill(polygon((44, 106), (88, 106), (84, 109), (48, 109)), "#fff0c0")
        s.fill(svg("M60 112 C66 120 62 130 50 138 H62 C72 130 74 120 72 112 Z"), s.mid)
        s.dots(both(iron, box(30, 112, 112, 140)), s.ink, (70, 118), (96, 132), 0.0, 0.7, pitch=2.4)
    shoe = cut(
        oval(64, 104.5, 17, 6.0), join(oval(65, 104.2, 10.4, 3.0), polygon((66, 103), (86, 100), (86, 106), (68, 106)))
    )
    s.inked([(shoe, "#ffb02e")], 1.8, (0.1, 0.9))
    s.fill(cut(shoe, placed(shoe, 0, 1.8)), "#fffbe0")
    for low in (0.0, 4.0):
        arm = ribbon(
            [(78, 101.6 + low, 1.3), (92, 103 + low * 0.4, 1.7), (108, 104 - low, 1.9), (128, 110 - low * 2, 2.2)]
        )
        s.inked([(arm, mix(s.light, s.ink, 0.5))], 1.4, (0.2, 0.6))
        s.rim([arm], s.light, (-0.4, -1.0), 0.9)


def _smith(s: Impact) -> None:
    """Paint the smith's forearm, his fist on the helve, and the hammer, about the fist; the hammer hangs along y."""
    skin, lit, dim = "#8a4a2c", "#ffb478", "#4a2216"
    helve = polygon((-2.8, -10), (2.8, -10), (3.2, 46), (-3.2, 46))
    s.inked([(helve, s.key)], 2.0, (0.6, 0.6))
    s.fill(polygon((0.6, -10), (2.8, -10), (3.2, 46), (0.8, 46)), s.deep)
    steel = mix(s.light, s.ink, 0.18)
    head = polygon((-19, 33, 2), (-15, 31), (13, 31, 2), (16, 34, 2), (16, 46, 2), (13, 49, 2), (-15, 49), (-19, 47, 2))
    s.inked([(head, steel)], 2.6, (0.9, 0.4))
    with s.clipped(head):
        s.fill(box(-22, 43, 20, 52), mix(s.ink, s.deep, 0.5))
        s.fill(box(5, 28, 20, 52), mix(s.ink, s.deep, 0.5))
        s.dots(head, mix(s.ink, s.deep, 0.3), (-8, 40), (6, 41), 0.0, 0.9, pitch=2.4)
        s.fill(box(-22, 28, -14.6, 52), "#fff0c0")
        s.fill(box(-22, 28, -17.4, 52), "#ffffff")
    s.stroke([(-14.6, 31), (-14.6, 49)], s.ink, 1.4)
    sleeve = polygon((-17, -34, 3), (9, -38, 3), (14, -62), (-16, -60))
    s.inked([(sleeve, s.accent)], 2.2, (0.6, 0.6))
    s.rim([sleeve], "#a8efe0", (-0.5, 1.0), 2.0)
    arm = svg("M-7 4 C-12 -8 -15 -22 -13 -36 H7 C9 -22 7 -10 6 0 Z")
    s.inked([(arm, skin)], 2.2, (0.7, 0.3))
    with s.clipped(arm):
        s.fill(cut(arm, placed(arm, 6, -2)), lit)
        s.dots(arm, dim, (-2, -18), (8, -20), 0.0, 0.8, pitch=2.4)
    fist = svg("M-9 -6 C-10 -11 -4 -13 2 -12 C8 -11 11 -7 10 0 C10 7 8 11 2 11 C-5 11 -9 8 -9.500 2 Z")
    s.inked([(fist, skin)], 2.0, (0.6, 0.5))
    for y, reach in ((-6.6, 9.4), (-1.4, 10.2), (3.6, 9.8), (8.0, 8.4)):
        finger = taper((7, y), 2.9, (-reach + 2, y + 0.6), 2.7)
        s.inked([(finger, skin)], 1.5, (0.4, 0.5))
        s.fill(both(finger, placed(finger, 0.4, 2.6)), lit)
        s.fill(both(finger, box(3.4, -20, 20, 20)), dim)
    thumb = join(taper((6, -9), 3.4, (-3, -10.4), 2.8))
    s.inked([(thumb, skin)], 1.5, (0.3, 0.4))
    s.fill(both(thumb, placed(thumb, -0.4, 2.6)), lit)


def thor(s: Impact) -> None:
    """A hammer comes down on a glowing shoe. Close, diagonal; light: the iron itself."""
    _smithy(s)
    _anvil(s)
    x, y = _STRUCK
    s.pool(x, y, ((9, "#ffc830"), (6.4, "#fff4b4"), (3.8, "#ffffff")), 0.6)
    for number, turn in enumerate((186, 200, 214, 230, 246, 340, 352, 8, 150, 166)):
        near, far = 13 + 3 * (number % 3), 22 + 7 * (number % 4)
        s.stroke([around(x, y, near, turn), around(x, y, far, turn)], "#ff8a1e", 2.6)
        s.stroke([around(x, y, near, turn), around(x, y, far, turn)], "#fff4b4", 1.2)
        s.fill(oval(*around(x, y, far + 5, turn - 3), 1.3), "#ffc830")
    with s.moved(56.0, 50.0, turn=-33.0):
        _smith(s)


_STAR: Final = tuple(around(63, 64, 26.0 if k % 2 else 11.5, 90 + 36 * k) for k in range(10))
"""The corners of the star from the inner one at its foot, clockwise; the outer one at the lower right is the last."""


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
    """Paint the star that the sparkler has drawn, its tail faded, and the sparks about its head."""
    tip = _STAR[9]
    start = ((tip[0] + _STAR[0][0]) / 2, (tip[1] + _STAR[0][1]) / 2)
    for tone, wide in ((mix(s.mid, s.key, 0.7), 8.6), ("#ff8a1e", 6.2), ("#ffc830", 4.2), ("#fffbe0", 2.0)):
        s.stroke([start, *_STAR], tone, wide)
    for number in range(14):
        turn = 26 * number + 8
        far = 13 if number % 2 else 9
        s.stroke([around(*tip, 5, turn), around(*tip, far, turn)], "#ffe9a0", 1.3)
        if number % 3 == 0:
            s.fill(oval(*around(*tip, far + 4, turn), 1.1), "#fffbe0")
    s.pool(*tip, ((6.4, "#ffc830"), (4.6, "#fff4b4"), (2.8, "#ffffff")))


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
    """A girl writes a star into the night with a sparkler. From ahead, low; light: the line that the sparkler leaves."""
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
        s.stroke([_STAR[9], (100, 106)], tone, wide)
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
        ((64.0, 99.0), (56.0, 50.0), (78.0, 84.0), (66.0, 116.0)),
        "comes down on glowing iron",
        "smithy",
        "glowing iron",
    ),
    "m3-14": Picture(
        doctor_strange, ((68.0, 82.0), (72.0, 112.0), (84.0, 64.0)), "lets the night out", "sick-room", "out of the bag"
    ),
    "m3-15": Picture(
        nova,
        ((71.0, 122.0), (78.0, 85.0), (62.0, 72.0), (100.0, 104.0)),
        "writes a star",
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
