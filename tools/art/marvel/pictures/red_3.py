"""Pictures of the red cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled, modelled_inside
from tools.art.marvel.impact import Impact, unit
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
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

_FROM_THE_CANDLE: Final = (-0.96, 0.1)


def _lime_washed_room(s: Impact) -> None:
    """Paint the wall behind a candle that stands low at the left: dark above, a lit field, a pale board at its foot."""
    s.fill(ALL, s.mid)
    s.dots(ALL, s.deep, (60, 46), (70, -6), 0.0, 0.85)
    s.fill(polygon((-4, 66), (124, 28), (124, 172), (-4, 172)), s.key)
    s.fill(box(-4, 99, 124, 172), "#fff6ea")
    s.fill(box(-4, 97, 124, 101), mix(s.mid, s.deep, 0.4))


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
    """Paint a hand that plays a serpent to the left: fingers as the upper jaw, the thumb as the lower one.

    The side towards the candle is bright, the wrist is in the dark of its sleeve.
    """
    skin: Tones = ("#fff0d0", "#c26a48", "#6a2230")
    far: Tones = ("#ffd8a8", "#8e4434", "#4c1626")
    back = svg(
        "M82 104 C88 99 97 101 103 106 L118 119 L106 141 C100 140 94 139 88 137 C80 134 77 127 78 119 C78 112 79 107 82 104 Z"
    )
    fingers = (
        (limb((94, 107, 4.4), (80, 99, 4.2), (69, 101, 3.7), (63, 105, 2.8)), far, 1.6),
        (limb((92, 109, 4.8), (77, 102.6, 4.5), (65, 105.4, 3.9), (59, 110, 2.9)), far, 2.0),
        (limb((91, 114, 5.4), (75, 108.6, 4.9), (63.4, 112.4, 4.2), (57.4, 117.4, 3.1)), skin, 2.4),
    )
    thumb = limb((95, 131, 6.6), (82, 133.6, 5.2), (71, 131.4, 4.3), (64.4, 127.4, 3.0))
    sleeve: Tones = (s.key, mix(s.ink, s.deep, 0.5), s.ink)
    with s.moved(0.0, -1.0):
        group(s, [*fingers[:2], (back, skin, 9.0), fingers[2], (thumb, skin, 3.0)], _FROM_THE_CANDLE, 1.4, 1.8)
        with s.clipped(back):
            s.fill(svg("M80 106 C86 108 90 110 93 109 L91 119 L79 117 Z"), skin[1])
            s.dots(back, skin[2], (84, 118), (108, 124), 0.0, 0.8, pitch=2.4)
            s.reflected(back, skin[1], unit(_FROM_THE_CANDLE), 9.0)
        s.stroke([(96, 104), (90, 109, 84, 107)], skin[2], 1.1)
        s.stroke([(79, 120), (83, 124, 82, 129)], s.ink, 1.2)
        for x, y in ((77, 105.4), (67, 107.6), (79, 130.6)):
            s.stroke([(x, y), (x + 1.8, y + 1.6, x + 1.6, y + 4.0)], skin[2], 1.0)
        for x, y, turn in ((59.6, 115.2, -38), (66.2, 126.8, 26)):
            s.inked([(oval(x, y, 2.8, 1.7, turn), "#fffaf0")], 0.8, (0, 0))
        cuff = polygon((104, 107, 2), (119, 113, 2), (115, 145, 2), (99, 143, 2))
        arm = svg("M112 106 L128 108 V172 H112 C106 160 104 150 104 140 Z")
        group(s, [(arm, sleeve, 6.0), (cuff, sleeve, 4.0)], _FROM_THE_CANDLE, 1.6, 1.8)


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


_FROM_THE_BOLT: Final = unit((-0.62, -0.78))


_BODY: Final = svg(
    "M50 60 C51 54 57 51.600 62 54 C67 57 67.600 64 68.600 70 C69.600 76 74 79.600 80 78 C85 82 86 90 82 97 C76 105 64 107 57 101 C50 95 "
    "48.600 85 51 76 C52 71 51 66 50 60 Z"
)
_TAIL: Final = (
    ribbon(((72, 86, 6.0), (80, 77, 4.8), (84.6, 67, 4.4), (82, 56, 3.0), (75, 54, 0.6)), 16),
    ribbon(((74, 90, 6.4), (87, 85, 5.0), (93, 77, 4.4), (93, 66, 2.8), (87, 62, 0.6)), 16),
    ribbon(((72, 96, 6.0), (86, 98, 5.0), (96, 93.6, 4.2), (100, 84, 2.6), (97, 78, 0.6)), 16),
)
_COMB_AND_BEAK: Final = join(
    svg(
        "M51 57 C47 53 48.600 48.600 52.600 50 C51.600 45 57 43 58.600 47.400 C60 43 66 44.600 64.600 49.600 C69 48.600 70.600 53 67 56 C63 54 55 53.600 51 57 Z"
    ),
    polygon((52, 58), (39, 62), (46, 63.6), (41, 68), (52, 68)),
    svg("M52 67 C47 69 46 76 50 78.600 C55 79 56 72 54 67 Z"),
)
"""A weathercock of sheet metal without its legs, its head to the left."""


def _weathercock(s: Impact) -> None:
    """Paint the weathercock of old copper on its arrow: each plate lit where it faces the bolt, its far side black."""
    rod = join(box(68.4, 100, 72.4, 144), oval(70.4, 138, 6), box(60, 104, 63, 121), box(54, 128, 87, 131))
    arrow = join(
        box(44, 119.4, 98, 123.6),
        polygon((33, 121.5), (48, 111), (48, 132)),
        polygon((90, 121.5), (99, 112), (108, 112), (101, 121.5), (108, 131), (99, 131)),
    )
    patina: Tones = ("#d2fff0", s.accent, mix(s.accent, s.ink, 0.72))
    iron: Tones = ("#ffffff", mix(s.ink, s.deep, 0.5), s.ink)
    s.inked([(join(_BODY, _COMB_AND_BEAK, *_TAIL, rod, arrow), s.ink)], 1.5, (1.8, 1.6))
    for part in (rod, arrow):
        modelled_inside(s, part, iron, _FROM_THE_BOLT, 2.0, 1.2, dotted=False)
    for feather in reversed(_TAIL):
        s.line(feather, s.ink, 2.4)
        modelled_inside(s, feather, patina, _FROM_THE_BOLT, 3.4, 1.8, dotted=False)
    s.line(_BODY, s.ink, 2.2)
    modelled_inside(s, _BODY, patina, _FROM_THE_BOLT, 9.0, 2.2)
    with s.clipped(_BODY):
        s.fill(svg("M51 58 C56 52 63 55 64 64 C65 74 56 82 54 92 C49 84 51 74 51 58 Z"), "#d2fff0")
    wing = svg("M57 83 C64 76 75 79 79 90 C74 100 62 99 57 92 C60 91 61 89 57 83 Z")
    s.line(wing, s.ink, 2.2)
    modelled_inside(s, wing, patina, _FROM_THE_BOLT, 5.0, 2.0, dotted=False)
    s.line(_COMB_AND_BEAK, s.ink, 2.0)
    modelled_inside(s, _COMB_AND_BEAK, ("#ffffff", "#ffb83a", "#b04a14"), _FROM_THE_BOLT, 2.0, 1.2, dotted=False)
    s.inked([(oval(57, 61.6, 2.2), s.ink)], 0.4, (0, 0))
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
    night = [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.4), mix(s.deep, s.mid, 0.8)]
    s.steps(ALL, (60, -10), (60, 140), night)
    roofs = svg(
        "M-4 172 V112 H6 V104 L14 96 L22 104 V112 H30 V118 H38 V108 H42 V96 L45 88 L48 96 V108 H60 V116 L68 110 L76 116 H84 V106 "
        "H98 V112 L106 104 L114 112 H124 V172 Z"
    )
    s.fill(roofs, mix(s.ink, s.deep, 0.55))
    s.rim([roofs], s.key, (0.1, -1), 1.4)
    for x, y in ((12, 106), (33, 122), (39, 113), (97, 117), (104, 114), (112, 122), (60, 124)):
        s.fill(block(x, y, 2.6, 3.6), "#ffc83a")


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


def _onlooker(s: Impact, x: float, y: float, size: float, tones: Tones) -> None:
    """Paint head and shoulders of somebody from behind, who looks up, the coat in ``tones`` and lit at the left edge."""
    coat = placed(svg("M-19 46 C-19 22 -14 13 -5 10.600 H5 C14 13 19 22 19 46 Z"), x, y, size)
    modelled(s, coat, tones, _BY_THE_SPARKS, 6.0 * size, 2.0, 1.4, 1.8)
    head = placed(oval(0, 0, 7.6, 8.4), x, y, size)
    modelled(s, head, (s.key, mix(s.ink, s.deep, 0.4), s.ink), _BY_THE_SPARKS, 3.0, 1.8, 1.3, 1.4, dotted=False)


_BY_THE_SPARKS: Final = (-0.8, -0.8)
"""Where the firework is that lights those who look on."""


def _child_on_a_wall(s: Impact) -> None:
    """Paint a child from behind that stands on a wall and flings both arms up: cap with a bobble, scarf, coat."""
    teal: Tones = ("#b0f6e6", "#0f8278", "#063a44")
    skin: Tones = ("#ffe4c4", "#a85a3a", "#4c1a24")
    red: Tones = ("#ffd8b8", s.mid, s.deep)
    wool: Tones = ("#ffffff", "#fff2dc", s.key)
    dark: Tones = (s.key, mix(s.ink, s.deep, 0.5), s.ink)
    mitten = join(oval(0, 0, 4.0, 4.6), limb((2.4, 1.6, 1.8), (5.4, -1.6, 1.5)))
    arms = (
        (limb((70, 98, 5.4), (60, 88, 4.6), (57, 74, 3.6)), placed(mitten, 56.4, 68.6, 1.0, -8)),
        (limb((88, 98, 5.4), (98, 90, 4.6), (104.4, 79, 3.6)), placed(mitten, 105.4, 74, 1.0, 14, flip=True)),
    )
    legs = [limb((x, 128, 5.4), (x - 0.6, 150, 4.8)) for x in (73.6, 84.6)]
    coat = svg("M69 94 C74 91 84 91 89 94 C92 104 93 120 95 133 C88 137 70 137 63 133 C65 120 66 104 69 94 Z")
    head = oval(79, 83, 8.0, 8.4)
    hat = svg("M69.600 84 C68 70 90 70 88.400 84 C83 81 75 81 69.600 84 Z")
    band = svg("M68.800 84.600 C75 80.600 83 80.600 89.200 84.600 V80.400 C83 76.600 75 76.600 68.800 80.400 Z")
    parts = [(leg, dark, 2.0) for leg in legs]
    for sleeve, hand in arms:
        parts += [(hand, red, 1.8), (sleeve, teal, 2.2)]
    end = ribbon(((85, 95, 2.6), (94, 99, 2.8), (100, 108, 3.0), (99, 117, 2.0)), 10)
    parts += [(coat, teal, 6.0), (end, wool, 1.4), (head, skin, 2.4), (limb((71, 93, 3.4), (87, 93, 3.4)), wool, 2.0)]
    parts += [(hat, red, 3.6), (band, wool, 1.6), (oval(79, 70.4, 4.2), wool, 2.0)]
    group(s, parts, _BY_THE_SPARKS, 1.3, 1.8)
    with s.clipped(coat):
        s.dots(coat, teal[2], (72, 104), (94, 116), 0.0, 0.8, pitch=2.4)
    s.stroke([(79, 99), (78.6, 116, 79, 134)], teal[2], 1.2)


def nova(s: Impact) -> None:
    """A firework opens like a new star, and a child greets it. From behind the onlookers; light: the firework."""
    _town_on_a_feast(s)
    _firework(s, 62, 60)
    _child_on_a_wall(s)
    _onlooker(s, 109, 126, 1.0, (s.key, "#7a2058", "#380a30"))
    _onlooker(s, 48, 134, 0.86, (s.key, mix(s.deep, s.mid, 0.2), mix(s.ink, s.deep, 0.6)))


def _sick_room(s: Impact) -> None:
    """Paint a dark papered room, a wedge of light that stands on the open bag, a bed's iron foot and a coat beside it."""
    s.fill(ALL, mix(s.deep, s.ink, 0.62))
    for left in range(-8, 130, 10):
        s.fill(box(left, -4, left + 4, 124), mix(s.deep, s.ink, 0.45))
    s.fill(polygon((50, 112), (90, 112), (150, -9), (-10, -9)), mix(s.deep, s.mid, 0.5))
    s.fill(polygon((52, 112), (88, 112), (126, -9), (14, -9)), s.mid)
    s.fill(polygon((55, 112), (85, 112), (104, -9), (36, -9)), s.key)
    s.dots(box(-4, -9, 124, 70), s.ink, (70, 40), (70, -9), 0.0, 0.6)
    s.fill(box(-4, 122, 124, 172), mix(s.deep, s.ink, 0.72))
    s.fill(polygon((38, 122), (102, 122), (126, 172), (14, 172)), s.mid)
    s.fill(polygon((46, 122), (94, 122), (112, 172), (28, 172)), s.key)
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
    leather, lit, steel = "#7c3a20", "#c8743e", "#c4ccda"
    back = svg("M44 106 L52 96 H88 L96 106 Z")
    s.inked([(back, leather)], 1.6, (0.3, 0.4))
    s.fill(svg("M50 106 L55 99 H85 L90 106 Z"), "#ffffff")
    body = svg(
        "M42 106 H98 C104 118 110 130 110 142 C110 148 106 150 100 150 H40 C34 150 30 148 30 142 C30 130 36 118 42 106 Z"
    )
    s.inked([(body, leather)], 2.3, (0.9, 1.3))
    with s.clipped(body):
        s.fill(svg("M42 104 H58 C50 118 44 134 44 152 H28 C28 134 36 116 42 104 Z"), lit)
        s.fill(svg("M42 104 H48 C40 118 35 132 35 152 H28 C28 134 36 116 42 104 Z"), "#f4bc88")
        s.dots(body, s.ink, (72, 120), (106, 132), 0.0, 0.8, pitch=2.4)
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
        ((62.0, 60.0), (79.0, 84.0), (57.0, 72.0), (80.0, 112.0)),
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
