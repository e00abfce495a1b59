"""Pictures of the red cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact, unit
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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


_BEAK: Final = (54.8, 72.0)
"""Where the lightning strikes."""


def _storm_over_a_town(s: Impact) -> None:
    """Paint clouds that the bolt lights from the left in jagged curtains, black roofs, their edges towards it alight."""
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    for shift, tone in ((46.0, s.deep), (26.0, s.mid), (5.0, s.key), (-13.0, "#fff0e2")):
        edge = ((62, -6), (52, 14), (66, 22), (56, 44), (74, 52), (62, 78), (80, 88), (66, 112), (84, 124), (74, 160))
        s.fill(polygon((-9, -6), *((x + shift, y) for x, y in edge), (-9, 160)), tone)
    roofs = skyline(-4, 128, 172, (34, 40, 30, 46, 36), 5)
    s.fill(roofs, mix(s.ink, s.deep, 0.3))
    s.rim([roofs], s.key, (-1.0, -0.25), 1.5)
    roof = polygon((80, 130), (122, 174), (38, 174))
    s.fill(roof, s.ink)
    s.rim([roof], "#fff0e2", (-0.8, -0.6), 1.6)


def _bolt(points: Sequence[Point], halves: Sequence[float]) -> skia.Path:
    """Return a line of lightning of straight pieces."""
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
    """Paint the bolt that comes in from above at the left, white with a black edge."""
    main = _bolt(((47, -8), (39, 20), (51, 24), (42, 46), (53, 48), _BEAK), (5.0, 4.4, 4.2, 3.6, 3.0, 0.6))
    s.inked([(main, "#ffffff")], 1.6, (0.6, 0.4))


_FROM_THE_BOLT: Final = unit((-0.9, -0.45))


_COCK: Final = svg(
    "M51 58 C53 53 59 52 62 56 C66 61 66 68 68.600 73 C70.600 77 75 79.600 81 78 C86 82 86 91 82 97.600 C77 104 64 106 57 100.600 C50 95 "
    "48 86 50.600 77 C52 71 50.600 66 51 58 Z"
)
_TAIL: Final = (
    ribbon(((73, 84, 5.6), (80, 74, 4.8), (82, 62, 4.2), (77, 53, 2.6), (71, 52, 0.5)), 16),
    ribbon(((75, 88, 6.0), (87, 82, 5.0), (91.6, 71, 4.2), (87, 60, 2.6), (81, 58, 0.5)), 16),
    ribbon(((73, 95, 5.8), (87, 95, 5.0), (96, 87, 4.0), (96.600, 77, 2.6), (92, 71.600, 0.5)), 16),
)
_COMB_AND_BEAK: Final = join(
    svg(
        "M51 57 C46.600 53 48.600 47 53 49.600 C52 43.600 58 41.600 59.600 46.600 C61.6 41.600 67.600 44 66 49.600 C70 49 71 54 66.600 57.600 "
        "C63 55 55 54 51 57 Z"
    ),
    polygon((52, 59), (40, 64), (47, 66), (43, 70.6), (52, 69)),
    svg("M53 68 C48 70 47 77 51 80 C56 80 57 73 55 68 Z"),
)
"""A weathercock of sheet metal without its legs, its head to the left."""


def _weathercock(s: Impact) -> None:
    """Paint the weathercock in black, one side of each plate alight from the bolt."""
    rod = join(box(67, 100, 71, 150), oval(69, 131, 4.6), box(60, 102, 63, 118), box(58, 116.4, 82, 120.6))
    arrow = join(
        polygon((45, 118.5), (60, 109), (60, 128)),
        polygon((78, 118.5), (84, 110), (92, 110), (87, 118.5), (92, 127), (84, 127)),
    )
    s.fill(join(_COCK, _COMB_AND_BEAK, *_TAIL, rod, arrow), s.ink)
    s.rim([join(rod, arrow)], "#d2fff0", _FROM_THE_BOLT, 1.4)
    for plate, reach in (*((feather, 3.0) for feather in reversed(_TAIL)), (_COCK, 6.4)):
        s.inked([(plate, s.ink)], 1.2, (0, 0))
        s.rim([plate], s.accent, _FROM_THE_BOLT, reach)
        s.rim([plate], "#d2fff0", _FROM_THE_BOLT, 0.4 * reach)
    s.inked([(_COMB_AND_BEAK, s.ink)], 1.0, (0, 0))
    s.rim([_COMB_AND_BEAK], "#ffffff", _FROM_THE_BOLT, 1.5)
    s.fill(oval(57.6, 62.4, 1.9), "#ffffff")
    wing = svg("M58 84 C65 78 75 80 79 90 C74 98 63 98 58 92 Z")
    s.rim([wing], s.accent, _FROM_THE_BOLT, 1.8)


def thor(s: Impact) -> None:
    """Lightning strikes a weathercock. From the roof; light: the bolt at the left and the clouds that it lights."""
    _storm_over_a_town(s)
    _lightning(s)
    with s.moved(10.6, 2.6, 0.86, about=(70.0, 104.0)):
        _weathercock(s)
    s.flash(*_BEAK, 11, 9, s.ink, seed=12, hollow=0.36)
    s.flash(*_BEAK, 9, 9, "#ffffff", seed=12, hollow=0.36)


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
        ((56.0, 72.0), (66.0, 68.0), (80.0, 92.0)),
        "is struck by lightning",
        "roof in a storm",
        "bolt from the left",
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
