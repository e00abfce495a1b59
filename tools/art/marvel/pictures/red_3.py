"""Pictures of the red cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.profiles import LOOKING_UP
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    between,
    block,
    both,
    box,
    burst,
    chance,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
    taper,
)
from tools.art.poster.sheet import star

_FAR_FINGERS: Final = (
    limb((12, -7, 6.4), (-12, -13, 5.8), (-31, -11, 4.6), (-40, -6, 3.4)),
    limb((14, -3, 6.6), (-12, -9, 5.8), (-30, -7, 4.4), (-38, -2, 3.2)),
)
_INDEX: Final = limb((16, 2, 7.4), (-11, -4.6, 6.2), (-28, -2.6, 4.8), (-36, 2, 3.6))
_THUMB: Final = limb((20, 18, 8.8), (2, 29, 6.8), (-13, 33, 5.2), (-25, 33, 3.8))
_PALM: Final = svg(
    "M2 -12 C14 -16 26 -10 34 0 L66 22 L56 48 L32 34 C22 34 12 32 4 30 C0 26 -4 22 -3 16 C-3 10 -6 4 -4 -2 C-2 -8 0 -10 2 -12 Z"
)
_HAND: Final = join(*_FAR_FINGERS, _INDEX, _PALM, _THUMB)
"""A hand that plays a serpent to the left: the fingers the upper jaw, the thumb the lower one, the wrist at the right."""


def _lime_washed_room(s: Impact) -> None:
    """Paint the wall behind a candle that stands low at the left, lit in steps, and the board that it stands on."""
    s.fill(ALL, mix(s.deep, s.mid, 0.45))
    s.pool(
        46,
        112,
        (
            (118, s.mid),
            (98, mix(s.mid, s.key, 0.5)),
            (80, s.key),
            (63, mix(s.key, s.light, 0.5)),
            (46, s.light),
            (28, "#fff6ea"),
        ),
    )
    s.halo(ALL, s.deep, 46, 112, 84, 132, 0.0, 0.6)


def _shadow_of_the_hand(s: Impact) -> None:
    """Paint what the hand throws: a serpent's head with its jaws wide, two curved fangs and a forked tongue."""
    head = svg(
        "M128 28 C108 25 92 28 78 35 C64 38 48 43 38 49 C31 54 31 61 35 65 C46 67 56 64 66 66 C78 68 88 72 93 78 C88 88 78 94 68 97 "
        "C60 98 55 101 53 106 C60 113 74 114 86 112 C94 114 100 122 104 134 H128 Z"
    )
    fangs = join(
        svg("M37 63 L47 64 C48 75 45 85 38 91 C40 82 40 72 37 63 Z"),
        svg("M54 63 L62 64 C63 73 61 80 56 85 C57 78 56 70 54 63 Z"),
    )
    tongue = join(
        ribbon([(94, 80, 3.6), (84, 86, 3.0), (72, 88, 2.6), (60, 91, 2.2), (50, 96, 1.8), (46, 96, 1.6)]),
        ribbon([(47, 96, 1.7), (38, 92, 1.4), (29, 95, 0.3)]),
        ribbon([(47, 96, 1.7), (41, 101, 1.4), (33, 103, 0.3)]),
    )
    s.fill(join(head, fangs, tongue), s.ink)
    for x, y in ((112, 84), (109, 96), (110, 108)):
        s.stroke([(x - 12, y + 3), (x - 2, y + 7, x + 14, y - 2)], s.deep, 2.4)
    eye = svg("M64 54 C69 45 79 42 88 45 C84 54 74 59 64 54 Z")
    s.fill(eye, "#3fe0b0")
    s.fill(polygon((74.6, 43), (78, 43), (76.4, 58)), s.ink)
    s.fill(oval(42, 54, 1.8, 1.2, -20), s.deep)


def _playing_hand(s: Impact) -> None:
    """Paint the hand before the candle, lit from the left, in flat planes; its sleeve comes in from the right."""
    skin, dim, bright = mix(s.light, s.key, 0.4), mix(s.key, s.mid, 0.6), "#fff0d8"
    dark = mix(s.mid, s.deep, 0.45)
    with s.moved(98.0, 114.0, 0.76, turn=8.0):
        s.inked([(_HAND, skin)], 2.5, (1.0, 1.0))
        for finger, tone in zip(_FAR_FINGERS, (dark, dim), strict=True):
            s.inked([(finger, tone)], 1.2, (0.1, 0.2))
            s.fill(cut(finger, placed(finger, 1.4, 2.2)), skin)
        s.fill(_PALM, skin)
        s.fill(both(_PALM, svg("M-8 2 C4 4 14 2 20 -14 L40 -6 L80 -6 V60 H20 C10 40 0 30 -8 20 Z")), dim)
        s.fill(both(_PALM, svg("M30 -10 C32 10 30 24 24 44 L80 60 V-10 Z")), dark)
        s.inked([(_INDEX, skin)], 1.3, (0.1, 0.3))
        s.fill(both(_INDEX, svg("M-46 4 C-30 2 -12 1 6 5 L26 20 H-46 Z")), dim)
        s.fill(cut(_INDEX, placed(_INDEX, 1.6, 2.4)), bright)
        s.fill(both(join(_INDEX, _PALM), svg("M4 -12 C16 -14 22 -6 20 4 C14 10 4 8 -2 4 C-2 -2 0 -8 4 -12 Z")), skin)
        s.inked([(_THUMB, skin)], 1.3, (0.1, 0.4))
        s.fill(both(_PALM, svg("M6 12 C18 8 30 16 30 30 C22 34 12 32 6 28 C8 22 8 18 6 12 Z")), skin)
        s.fill(both(_THUMB, svg("M-46 36 C-24 34 -10 35 4 35 C16 33 24 29 34 26 V50 H-46 Z")), dim)
        s.fill(cut(_THUMB, placed(_THUMB, 1.6, 2.6)), bright)
        for x, y, turn in ((-36.4, 1.0, 30), (-24.4, 32.0, -4)):
            s.inked([(oval(x, y, 3.0, 1.9, turn), "#fffaf0")], 0.9, (0, 0))
        for x, y in ((-11, -7), (-25, -2.4)):
            s.stroke([(x, y), (x + 2.6, y + 2.0, x + 2.4, y + 4.6)], s.ink, 1.0)
        s.stroke([(-11, 22.6), (-9, 25, -9.6, 27.4)], s.ink, 1.0)
    sleeve = svg("M112 142 L128 117 V172 H104 C104 160 107 150 112 142 Z")
    s.inked([(sleeve, mix(s.ink, s.deep, 0.4))], 2.0, (0.4, 0.6))
    s.rim([sleeve], s.key, (-1.0, -0.6), 1.9)


def loki(s: Impact) -> None:
    """A hand before a candle throws a serpent that is larger than it should be. A bare room; light: the candle."""
    _lime_washed_room(s)
    _shadow_of_the_hand(s)
    s.fill(polygon((-4, 145), (124, 145), (124, 172), (-4, 172)), mix(s.ink, s.deep, 0.5))
    s.stroke([(-4, 145), (124, 145)], s.light, 1.4)
    _playing_hand(s)
    _candle(s, 41, 133)


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


_COMB: Final = (58.0, 46.0)
"""Where the lightning strikes."""


def _storm_over_a_town(s: Impact) -> None:
    """Paint a storm that the bolt lights from within: a white gap in black clouds, roofs far below, a ridge in front."""
    x, y = 66.0, 82.0
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    s.fill(burst(x, y, 88, 11, 4, 0.7), mix(s.deep, s.ink, 0.25))
    s.fill(burst(x, y, 70, 11, 4, 0.7), s.mid)
    s.fill(burst(x, y, 60, 11, 4, 0.7), s.key)
    s.fill(burst(x, y, 50, 11, 4, 0.74), "#fff0e2")
    s.halo(ALL, s.ink, x, y, 58, 104, 0.0, 0.8)
    s.fill(skyline(-4, 128, 172, (40, 46, 36, 52, 42), 5), mix(s.ink, s.deep, 0.55))
    for px, py in ((42, 138), (54, 142), (98, 136), (110, 141)):
        s.fill(box(px, py, px + 2.4, py + 3.6), s.key)
    roof = polygon((68, 131), (114, 174), (22, 174))
    s.fill(roof, s.ink)
    s.rim([roof], s.key, (-0.7, -0.7), 1.6)


def _bolt(points: Sequence[Point], halves: Sequence[float]) -> skia.Path:
    """Return a forked line of lightning of straight pieces."""
    left, right = [], []
    for number, (px, py) in enumerate(points):
        ax, ay = points[max(number - 1, 0)]
        bx, by = points[min(number + 1, len(points) - 1)]
        away = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / away * halves[number], (bx - ax) / away * halves[number]
        left.append((px + nx, py + ny))
        right.append((px - nx, py - ny))
    return polygon(*left, *reversed(right))


def _lightning(s: Impact) -> None:
    """Paint the bolt that comes in from above at the left, bright and broad, and its side branches."""
    x, y = _COMB
    main = _bolt(((45, -6), (38, 16), (47, 22), (37, 40), (49, 42), (x, y)), (4.6, 4.2, 4.0, 3.4, 3.0, 0.6))
    for branch in (
        _bolt(((37, 40), (26, 46), (16, 43), (-4, 49)), (1.8, 1.5, 1.1, 0.4)),
        _bolt(((47, 22), (60, 36), (68, 38), (78, 46)), (1.6, 1.2, 0.9, 0.2)),
    ):
        s.inked([(branch, "#ffffff")], 1.1, (0, 0), ink=s.mid)
    s.inked([(main, "#ffffff")], 2.4, (0, 0), ink=s.mid)
    s.inked([(main, "#ffffff")], 1.1, (0, 0), ink=s.key)


_FROM_THE_BOLT: Final = (-0.62, -0.78)


_COCK: Final = join(
    svg(
        "M50 60 C51 54 57 51.600 62 54 C67 57 67.600 64 68.600 70 C69.600 76 74 79.600 80 78 C85 82 86 90 82 97 C76 105 64 107 57 101 C50 95 "
        "48.600 85 51 76 C52 71 51 66 50 60 Z"
    ),
    ribbon(((72, 86, 6.0), (80, 77, 4.8), (84.6, 67, 4.4), (82, 56, 3.0), (75, 54, 0.6)), 16),
    ribbon(((74, 90, 6.4), (87, 85, 5.0), (93, 77, 4.4), (93, 66, 2.8), (87, 62, 0.6)), 16),
    ribbon(((72, 96, 6.0), (86, 98, 5.0), (96, 93.6, 4.2), (100, 84, 2.6), (97, 78, 0.6)), 16),
    svg(
        "M51 57 C47 53 48.600 48.600 52.600 50 C51.600 45 57 43 58.600 47.400 C60 43 66 44.600 64.600 49.600 C69 48.600 70.600 53 67 56 C63 54 55 53.600 51 57 Z"
    ),
    polygon((52, 58), (39, 62), (46, 63.6), (41, 68), (52, 68)),
    svg("M52 67 C47 69 46 76 50 78.600 C55 79 56 72 54 67 Z"),
)
"""A weathercock of sheet metal without its legs, its head to the left."""


def _weathercock(s: Impact) -> None:
    """Paint the weathercock on its arrow, black before the light, with an edge of the bolt and a hole for an eye."""
    rod = join(box(68.4, 100, 72.4, 144), oval(70.4, 138, 6), box(60, 104, 63, 121), box(54, 128, 87, 131))
    arrow = join(
        box(44, 119.4, 98, 123.6),
        polygon((33, 121.5), (48, 111), (48, 132)),
        polygon((90, 121.5), (99, 112), (108, 112), (101, 121.5), (108, 131), (99, 131)),
    )
    whole = join(_COCK, rod, arrow)
    s.inked([(whole, s.ink)], 1.2, (1.4, 1.2))
    s.rim([whole], s.accent, _FROM_THE_BOLT, 2.6)
    s.rim([whole], "#ffffff", _FROM_THE_BOLT, 1.3)
    s.fill(oval(57, 61.6, 2.6), "#fff0e2")
    for points in (
        ((76, 85), (82, 77, 84, 62)),
        ((79, 91), (89, 86, 92, 70)),
        ((78, 98), (92, 97, 97, 86)),
        ((56, 82), (66, 76, 78, 88), (72, 98, 60, 94)),
    ):
        s.stroke(points, s.accent, 1.3)
    s.flash(*_COMB, 12, 9, s.key, seed=12, hollow=0.42)
    s.flash(*_COMB, 8, 9, "#ffffff", seed=12, hollow=0.42)


def thor(s: Impact) -> None:
    """Lightning strikes a weathercock. From the roof; light: the bolt from above and the clouds that it lights."""
    _storm_over_a_town(s)
    _lightning(s)
    with s.moved(-1.0, 0.0, 0.86, about=(58.0, 60.0)):
        _weathercock(s)
    s.debris(((84, 46, 2.0, 10), (40, 80, 2.2, 40), (76, 42, 1.6, 80), (38, 46, 1.8, 20)), s.mid, "#ffffff")


def _town_on_a_feast(s: Impact) -> None:
    """Paint a night sky in bands that redden towards the roofs, which are lit from a firework above."""
    s.steps(
        ALL,
        (60, -10),
        (60, 130),
        [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid, s.key],
    )
    roofs = svg(
        "M-4 172 V112 H6 V104 L14 96 L22 104 V112 H30 V118 H38 V108 H42 V96 L45 88 L48 96 V108 H60 V116 L68 110 L76 116 H84 V106 "
        "H98 V112 L106 104 L114 112 H124 V172 Z"
    )
    s.fill(roofs, mix(s.deep, s.mid, 0.55))
    s.rim([roofs], s.light, (0.1, -1), 1.3)
    for x, y in ((12, 106), (33, 122), (39, 113), (97, 117), (104, 114), (112, 122)):
        s.fill(block(x, y, 2.6, 3.6), s.light)
    for grow, tone in (
        (0.0, mix(s.mid, s.key, 0.55)),
        (4.5, mix(s.key, s.light, 0.4)),
    ):  # the smoke behind the onlookers
        for x, y, r in ((108, 78, 24), (92, 104, 24), (116, 106, 24), (74, 124, 24), (58, 142, 20), (98, 132, 26)):
            s.fill(oval(x + 0.4 * grow, y + 0.6 * grow, r - grow), tone)


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


def _onlooker(s: Impact, x: float, y: float, size: float, hat: bool) -> None:
    """Paint somebody from behind who looks up: hair or a hat, a collar, the shoulders, a warm edge towards the light."""
    side = (72 - x) * 0.02
    coat = placed(svg("M-15 34 C-15 18 -11 11 -4 9 H4 C11 11 15 18 15 34 Z"), x, y, size)
    s.inked([(coat, mix(s.deep, s.ink, 0.35))], 1.3, (0.3, 0.5))
    s.rim([coat], s.key, (side, -1.0), 1.5)
    head = placed(oval(0, 0, 7, 7.8), x, y, size)
    s.inked([(head, mix(s.ink, s.deep, 0.55))], 1.3, (0.3, 0.5))
    s.rim([head], s.key, (side, -1.0), 1.5)
    if hat:
        brim = placed(svg("M-11 -1 C-6 -3.600 6 -3.600 11 -1 L10 1.600 C5 0 -5 0 -10 1.600 Z"), x, y, size)
        s.inked([(brim, s.deep)], 1.1, (0.2, 0.4))
        s.rim([brim], s.light, (side, -1.0), 0.9)


_BY_THE_SPARKS: Final = (-0.9, -0.8)
"""Where the firework is that lights father and child."""


def _face_looking_up(s: Impact, skin: Tones, hair: Tones) -> None:
    """Paint a head about its middle, from the side, to the left: lit brow, nose and chin, an open eye, hair behind."""
    modelled(s, LOOKING_UP, skin, _BY_THE_SPARKS, 4.0, 2.0, 1.3, 1.6, dotted=False)
    mop = svg(
        "M-8 -7 C-6 -13 4 -14 9 -9 C13 -4 12 3 8 8 L5.600 11 L3.400 4 C1 5 0 3 0.600 1 L-0.600 -3.400 C-4 -3.600 -7 -4.600 -8 -7 Z"
    )
    modelled(s, mop, hair, _BY_THE_SPARKS, 2.6, 1.4, 1.1, 1.0, dotted=False)
    s.fill(oval(-5.4, -0.2, 1.5, 1.8), "#ffffff")
    s.fill(oval(-5.9, -0.4, 0.9, 1.3), s.ink)
    s.stroke([(-7.6, 5.6), (-5.6, 6.2, -4.0, 5.2)], s.ink, 0.9)


def _child_on_shoulders(s: Impact) -> None:
    """Paint a father from the side and on his shoulders a child that reaches for the sparks, both in their light."""
    light = _BY_THE_SPARKS
    skin: Tones = ("#ffe0b8", "#a85a3a", "#4c1a24")
    plum: Tones = ("#ff9ab4", "#8a2466", "#3c0c34")
    teal: Tones = ("#a8f0e0", "#0f7f78", "#063c44")
    dark: Tones = (s.key, mix(s.ink, s.deep, 0.35), s.ink)

    def part(tones: Tones, reach: float, *parts: skia.Path) -> None:
        modelled(s, join(*parts), tones, light, reach, 1.8, 1.3, 1.6, dotted=False)

    palm = [limb((0, 0, 1.7), (*around(0, 0, 6.8, turn), 1.2)) for turn in (-200, -160, -125, -90)]

    def reaching(elbow: Point, wrist: Point) -> None:
        part(skin, 1.6, *(placed(finger, *wrist, 1.0, 14) for finger in palm), oval(*wrist, 3.4))
        part(plum, 2.6, limb((98, 96, 5.2), (*elbow, 4.4), (*between(elbow, wrist, 0.8), 3.4)))

    reaching((96, 80), (88, 63))
    torso = svg("M91 92 C98 87 108 91 111 100 C115 112 117 122 113 132 C104 136 95 134 90 127 C92 114 87 102 91 92 Z")
    part(plum, 7.0, torso)
    s.dots(both(torso, box(96, 88, 120, 140)), plum[2], (98, 106), (108, 110), 0.0, 0.6, pitch=2.4)
    with s.moved(98, 79, 1.0, turn=22):
        _face_looking_up(s, skin, dark)
        hat = svg(
            "M-9.400 -3.600 C-9 -14 -3 -17 3 -16.400 C10 -15.600 13 -9 11.400 -0.600 C5 -4.600 -3 -5.600 -9.400 -3.600 Z"
        )
        band = svg(
            "M-10.400 -2 C-10.800 -5.600 -9.600 -6.600 -7 -7 C0 -8 8 -6.600 12.600 -3.600 C13 -1 12.600 1 11.800 2.400 "
            "C5 -2.400 -4 -4 -10.400 -2 Z"
        )
        s.inked([(oval(5, -19, 4.2), "#fff2dc"), (hat, s.key), (band, "#fff2dc")], 1.6, (0.4, 0.6))
        s.fill(cut(hat, placed(hat, -4.6, 0.4)), s.mid)
        s.line(band, s.ink, 1.0)
    reaching((84, 92), (69, 84))
    coat = svg("M64 176 C60 158 64 142 78 134 C90 127 108 128 116 138 C124 148 126 160 126 176 Z")
    part(teal, 12.0, coat)
    s.dots(both(coat, box(70, 126, 126, 176)), teal[2], (80, 140), (110, 160), 0.0, 0.6, pitch=2.4)
    with s.moved(78, 114, 1.2, turn=22):
        _face_looking_up(s, skin, dark)
    scarf = svg("M72 126 C79 131 90 131 97 126 L99 133 C90 139 77 138 69 133 Z")
    s.inked([(scarf, "#fff2dc")], 1.3, (0.3, 0.5))
    s.fill(cut(scarf, placed(scarf, -3.0, -2.4)), s.key)
    part(dark, 3.0, limb((107, 127, 7.0), (95, 134, 6.0), (91, 147, 4.6)))
    part(teal, 3.4, limb((117, 150, 7.6), (109, 160, 6.4), (97, 151, 4.4)))
    part(skin, 1.8, limb((96, 149, 4.2), (90, 143, 3.6)))


def nova(s: Impact) -> None:
    """A firework opens like a new star, a child on its father's shoulders reaches for it. From the side; light: the firework."""
    _town_on_a_feast(s)
    _firework(s, 54, 62)
    _onlooker(s, 37, 136, 0.8, False)
    _child_on_shoulders(s)


def _sick_room(s: Impact) -> None:
    """Paint a dark papered room, a wedge of light that stands on the open bag, a bed's iron foot and a coat beside it."""
    s.fill(ALL, mix(s.deep, s.ink, 0.62))
    for left in range(-8, 130, 10):
        s.fill(box(left, -4, left + 4, 124), mix(s.deep, s.ink, 0.45))
    s.fill(polygon((50, 112), (90, 112), (150, -9), (-10, -9)), s.deep)
    s.fill(polygon((52, 112), (88, 112), (126, -9), (14, -9)), s.mid)
    s.fill(polygon((55, 112), (85, 112), (104, -9), (36, -9)), s.key)
    s.dots(box(-4, -9, 124, 70), s.ink, (70, 40), (70, -9), 0.0, 0.6)
    s.fill(box(-4, 122, 124, 172), mix(s.deep, s.ink, 0.72))
    s.fill(polygon((38, 122), (102, 122), (126, 172), (14, 172)), s.mid)
    s.fill(polygon((50, 122), (90, 122), (106, 172), (34, 172)), s.key)
    s.stroke([(-4, 122), (124, 122)], s.ink, 2.0)
    for at in range(-40, 170, 20):
        s.stroke([(60 + (at - 60) * 0.6, 123), (at, 172)], s.ink, 1.1)
    bed = join(
        *(taper((x, 86), 1.3, (x, 120), 1.3) for x in (4, 11, 18)),
        taper((25, 78), 2.0, (25, 136), 2.0),
        taper((-9, 82), 1.8, (25, 90), 1.8),
        taper((-9, 116), 2.4, (25, 120), 2.4),
        oval(25, 76, 3.6),
    )
    coat = svg("M108 66 C108 60 116 60 117 66 C122 70 125 74 126 80 V132 H103 C105 112 104 88 105 74 Z")
    for thing, side in ((bed, 1.0), (coat, -1.0)):
        s.fill(thing, s.ink)
        s.rim([thing], s.mid, (side, -0.1), 1.3)
    s.fill(svg("M30 144 C50 138 96 138 118 146 L124 152 H26 Z"), mix(s.deep, s.ink, 0.7))


_NIGHT: Final = svg(
    "M47 104 C46 96 36 96 33 88 C30 80 34 72 40 70 C36 60 40 50 50 49 C52 38 66 32 75 39 C83 34 95 40 95 49 C104 51 108 62 "
    "103 70 C110 78 106 90 98 92 C95 95 93 98 92 104 Z"
)
"""The cloud of night that comes out of the bag."""


def _night(s: Impact) -> None:
    """Paint night that wells out of the bag: ink with a teal band of stars, a planet, a moon, and stars that escape."""
    s.fill(placed(placed(_NIGHT, -69, -70), 69, 68, 1.12), "#ffffff")
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
    leather, lit, steel = "#3c2019", "#8c5232", "#b4bccb"
    back = svg("M44 106 L52 96 H88 L96 106 Z")
    s.inked([(back, leather)], 1.6, (0.3, 0.4))
    s.fill(svg("M50 106 L55 99 H85 L90 106 Z"), "#ffffff")
    body = svg(
        "M42 106 H98 C104 118 110 130 110 142 C110 148 106 150 100 150 H40 C34 150 30 148 30 142 C30 130 36 118 42 106 Z"
    )
    s.inked([(body, leather)], 2.3, (0.9, 1.3))
    with s.clipped(body):
        s.fill(svg("M42 104 H58 C50 118 44 134 44 152 H28 C28 134 36 116 42 104 Z"), lit)
        s.fill(svg("M42 104 H48 C40 118 35 132 35 152 H28 C28 134 36 116 42 104 Z"), "#d89a6c")
        s.dots(body, s.ink, (72, 120), (106, 132), 0.0, 0.6, pitch=2.4)
        s.fill(box(28, 140, 112, 142), s.ink)
    frame = polygon((40, 103), (100, 103), (98, 109), (42, 109))
    s.inked([(frame, steel)], 1.6, (0.4, 0.7))
    s.fill(polygon((40, 103), (100, 103), (99.4, 105), (40.6, 105)), "#ffffff")
    s.inked([(box(65, 106, 75, 117, 1.6), steel)], 1.4, (0.4, 0.6))
    s.fill(oval(70, 111, 1.6), s.ink)
    handle = ribbon([(52, 112, 2.0), (54, 123, 2.6), (62, 128, 2.8), (78, 128, 2.8), (86, 123, 2.6), (88, 112, 2.0)])
    s.inked([(handle, leather)], 1.6, (0.5, 0.8))
    s.rim([handle], "#d89a6c", (-0.5, -1), 1.1)
    for x in (52, 88):
        s.inked([(oval(x, 112, 2.8), steel)], 1.2, (0.3, 0.4))


def doctor_strange(s: Impact) -> None:
    """A doctor's bag lets the night out. In a dark sick-room; light: out of the bag, stars among it."""
    _sick_room(s)
    _night(s)
    _doctors_bag(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-13": Picture(
        thor,
        ((58.0, 60.0), (70.0, 88.0), (82.0, 121.0)),
        "is struck by lightning",
        "roof in a storm",
        "bolt from above",
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
        ((54.0, 64.0), (94.0, 80.0), (69.0, 84.0), (74.0, 112.0)),
        "opens like a new star",
        "town by night",
        "firework",
    ),
    "m3-16": Picture(
        loki,
        ((75.0, 52.0), (54.0, 77.0), (70.0, 111.0), (76.0, 138.0)),
        "throws a serpent on the wall",
        "bare room",
        "candle before a hand",
    ),
}
