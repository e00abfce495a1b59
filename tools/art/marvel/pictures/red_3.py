"""Pictures of the red cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import Impact, unit
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
    skyline,
    svg,
)
from tools.art.poster.sheet import star

_FROM_THE_CANDLE: Final = (-0.96, 0.1)


def _lime_washed_room(s: Impact) -> None:
    """Paint the wall behind a candle that stands low at the left: dark above, a lit field, a pale board at its foot."""
    s.fill(ALL, s.mid)
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
    sleeve: Tones = (s.key, s.shade, s.ink)
    with s.moved(0.0, -1.0):
        group(s, [*fingers[:2], (back, skin, 9.0), fingers[2], (thumb, skin, 3.0)], _FROM_THE_CANDLE, 1.4, 1.8)
        with s.clipped(back):
            s.fill(svg("M80 106 C86 108 90 110 93 109 L91 119 L79 117 Z"), skin[1])
            s.dots(back, skin[2], (84, 118), (108, 124), 0.0, 0.8, pitch=2.4)
            s.reflected(back, skin[1], unit(_FROM_THE_CANDLE), 9.0)
        s.stroke([(96, 104), (90, 109, 84, 107)], skin[2], 1.1)
        s.stroke([(79, 120), (83, 124, 82, 129)], s.ink, 0.8)
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
    s.fill(polygon((-4, 145), (124, 145), (124, 172), (-4, 172)), s.shade)
    s.stroke([(-4, 145), (124, 145)], s.light, 1.4)
    _playing_hand(s)
    _candle(s, 41, 133)


def _candle(s: Impact, x: float, foot: float) -> None:
    """Paint a candle whose flame stands at ``foot``."""
    body = svg(f"M{x - 7} {foot + 5} C{x - 3} {foot + 2} {x + 4} {foot + 2} {x + 7} {foot + 5} V172 H{x - 7} Z")
    s.inked([(body, mix(s.light, s.key, 0.18))], 1.8, (0.8, 0.8))
    s.fill(both(body, box(x + 1.5, foot, x + 8, 172)), mix(s.key, s.mid, 0.3))
    s.stroke([(x, foot + 4), (x + 0.4, foot - 2)], s.ink, 1.0)
    flame = svg("M0 0 C-7 -1 -9 -9 -5 -15 C-2 -19 -1 -23 1 -28 C4 -21 8 -16 7.500 -8 C7 -2 4 0 0 0 Z")
    s.inked([(placed(flame, x, foot), "#ff8a1e")], 1.6, (0.5, 0.5))
    s.fill(placed(flame, x, foot - 0.5, 0.72), "#ffc830")
    s.fill(placed(flame, x, foot - 0.8, 0.42), "#fffbe4")


_COMB: Final = (54.0, 46.0)
"""Where the lightning strikes."""


def _storm_over_a_town(s: Impact) -> None:
    """Paint a storm that the bolt tears open in jagged steps of red, a town far below, and one steep roof near to us."""
    s.fill(ALL, s.shade)
    for shift, tone in ((26.0, s.deep), (-3.0, s.mid), (-30.0, s.key)):
        edge = ((66, -6), (60, 18), (72, 28), (64, 52), (80, 62), (70, 86), (88, 96), (78, 120), (96, 160))
        s.fill(polygon((-9, -6), *((x + shift, y) for x, y in edge), (-9, 160)), tone)
    town = skyline(-4, 128, 172, (34, 42, 31, 48, 36, 40), 5)
    s.fill(town, s.shade)
    roof = polygon((70, 118), (128, 180), (12, 180))
    s.fill(roof, s.ink)
    s.fill(polygon((70, 118), (58, 180), (12, 180)), s.mid)
    s.fill(polygon((70, 118), (15, 180), (9, 180)), "#fff0e2")


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
    """Paint the bolt that comes in from above at the left, white with a black edge, and what it strikes from the comb."""
    main = _bolt(((46, -8), (37, 18), (47, 22), (38, 36), (48, 37), _COMB), (5.4, 4.8, 4.6, 4.0, 3.4, 1.0))
    s.flash(*_COMB, 32, 11, s.key, seed=12, hollow=0.5)
    s.flash(*_COMB, 24, 11, "#ffffff", seed=12, hollow=0.44)
    s.inked([(main, "#ffffff")], 1.6, (0.6, 0.4))
    s.flash(*_COMB, 14, 11, "#ffffff", seed=12, hollow=0.5)


_FROM_THE_BOLT: Final = unit((-0.75, -0.66))
_COPPER: Final[Tones] = ("#dcfff4", "#12a08e", "#083a40")

_COCK: Final = svg(
    "M51 58 C53 53 59 52 62 56 C66 61 66 68 68.600 73 C70.600 77 75 79.600 81 78 C86 82 86 91 82 97.600 C77 104 64 106 57 100.600 C50 95 "
    "48 86 50.600 77 C52 71 50.600 66 51 58 Z"
)
_TAIL: Final = (
    ribbon(((73, 82, 5.6), (80, 72, 5.0), (82, 60, 4.4), (76, 50, 2.8), (69, 50, 0.5)), 16),
    ribbon(((75, 88, 6.2), (87, 82, 5.4), (92, 71, 4.6), (87, 60, 2.8), (81, 58, 0.5)), 16),
    ribbon(((73, 95, 6.0), (86, 96, 5.2), (95, 91, 4.0), (97, 83, 2.0), (94, 79, 0.5)), 16),
)
_COMB_AND_WATTLE: Final = join(
    svg(
        "M51 57 C46.600 53 48.600 47 53 49.600 C52 43.600 58 41.600 59.600 46.600 C61.6 41.600 67.600 44 66 49.600 C70 49 71 54 66.600 57.600 "
        "C63 55 55 54 51 57 Z"
    ),
    svg("M53 68 C48 70 47 77 51 80 C56 80 57 73 55 68 Z"),
)
_BEAK: Final = polygon((53, 58.6), (38, 62), (46, 66), (40, 71), (53, 70))
"""A weathercock of sheet copper without its legs, its head to the left."""


def _plate(s: Impact, path: skia.Path, tones: Tones, reach: float, rim: float) -> None:
    """Paint a plate of metal: the bolt's light on its edge, its far side dark, ``reach`` wide."""
    x, y = _FROM_THE_BOLT
    s.inked([(path, tones[1])], 1.8, (-1.2 * x, -1.2 * y))
    s.shaded(path, tones[2], _FROM_THE_BOLT, reach)
    s.rim([path], tones[0], _FROM_THE_BOLT, rim)


def _weathercock(s: Impact) -> None:
    """Paint the weathercock in three planes of copper, the brightest towards the bolt, its beak wide open."""
    rod = join(box(67, 100, 71, 150), oval(69, 131, 4.6), box(60, 100, 63, 118), box(57, 116, 83, 121))
    arrow = join(
        polygon((40, 118.5), (58, 107), (58, 130)),
        polygon((79, 118.5), (86, 109), (97, 109), (91, 118.5), (97, 128), (86, 128)),
    )
    s.inked([(rod, s.ink), (arrow, s.ink)], 1.2, (0, 0))
    s.rim([join(rod, arrow)], "#dcfff4", _FROM_THE_BOLT, 1.8)
    for feather in reversed(_TAIL):
        _plate(s, feather, _COPPER, 5.0, 2.6)
    _plate(s, _BEAK, ("#ffffff", "#ffc83a", "#b8500e"), 2.0, 1.4)
    _plate(s, _COMB_AND_WATTLE, ("#ffffff", s.key, s.deep), 3.0, 2.2)
    _plate(s, _COCK, _COPPER, 15.0, 5.6)
    wing = svg("M58 84 C65 77 76 79 81 90 C75 99 63 99 58 92 Z")
    _plate(s, wing, _COPPER, 8.0, 3.0)
    s.fill(oval(57.4, 61.6, 3.6), s.ink)
    s.fill(oval(57.4, 61.6, 2.6), "#ffffff")
    s.fill(oval(56.4, 61.0, 1.1), s.ink)


def thor(s: Impact) -> None:
    """Lightning strikes a weathercock. High over a town; light: the bolt at the left and the storm that it tears open."""
    _storm_over_a_town(s)
    _lightning(s)
    with s.moved(-1.0, -1.0, 1.02, about=(70.0, 104.0)):
        _weathercock(s)


_BURST: Final = (63.0, 62.0)
_BY_THE_SPARKS: Final = (-0.5, -0.85)
"""Where the firework is that lights who looks on."""


def _town_on_a_feast(s: Impact) -> None:
    """Paint a town by night: far roofs in one flat tone, near ones dark with edges to the firework, a hill of snow."""
    far = skyline(-4, 124, 128, (24, 16, 30, 20, 26, 14), seed=4)
    s.fill(far, mix(s.deep, s.mid, 0.3))
    near = svg("M-4 172 V106 L14 96 L32 106 V114 H36 V98 L42 80 L48 98 V120 H92 V108 H96 L108 92 L124 108 V172 Z")
    s.fill(near, s.shade)
    s.rim([near], s.key, (0.3, -1.0), 1.5)
    for x, y in ((40.5, 106), (100, 112), (108, 112)):
        s.fill(box(x, y, x + 3.0, y + 4.4), "#ffc83a")
    s.fill(svg("M-4 132 C30 124 84 122 124 128 V172 H-4 Z"), s.mid)
    hill = svg("M-4 146 C20 134 44 127 70 127 C94 127 110 131 124 137 V172 H-4 Z")
    s.fill(hill, s.light)
    s.fill(cut(hill, placed(hill, 0.0, -4.0)), s.key)


def _firework(s: Impact) -> None:
    """Paint a firework as it opens over the whole sky: four hard steps about a white heart, streaks that widen and sag."""
    x, y = _BURST
    s.fill(ALL, mix(s.ink, s.deep, 0.75))
    s.flash(x, y, 84, 14, s.deep, seed=6, hollow=0.7)
    s.flash(x, y, 64, 14, s.mid, seed=6, hollow=0.66)
    s.flash(x, y, 42, 14, s.key, seed=6, hollow=0.62)
    for number in range(14):
        turn = 8 + 360 * number / 14
        far = 60.0 if number % 2 else 40.0
        (ax, ay), (bx, by) = around(x, y, 0.6 * far, turn), around(x, y, far, turn)
        sag = 0.0018 * far * far
        streak = ribbon([(x, y, 0.6), (ax, ay + 0.3 * sag, 1.5), (bx, by + sag, 2.8)])
        s.fill(join(streak, oval(bx, by + sag, 2.8)), s.light)
    s.flash(x, y, 25, 12, s.light, seed=3)
    s.flash(x, y, 18, 12, "#ffffff", seed=3)


def _child_below(s: Impact) -> None:
    """Paint a child from behind that flings both arms up: a dark coat in three steps of the firework's light."""
    s.fill(svg("M67 147 H99 L112 210 H66 Z"), s.mid)
    for x in (75.0, 91.0):
        s.inked([(limb((x, 138, 5.4), (x, 150, 5.0)), s.ink)], 1.4, (0, 0))
    coat = svg("M69 110 C75 104 89 104 95 110 C98 120 100 130 105 142 C94 147 72 147 59 142 C65 130 67 120 69 110 Z")
    arms = (limb((72, 113, 7.0), (54, 108, 6.2), (47, 88, 5.0)), limb((92, 113, 7.0), (110, 105, 6.2), (114, 84, 5.0)))
    mitten = join(oval(0, 0, 5.4, 6.6), limb((3.6, 3.0, 2.4), (7.8, -1.0, 2.0)))
    for hand in (placed(mitten, 45.6, 80.0, 1.0, -12), placed(mitten, 115.4, 76.0, 1.0, 8, flip=True)):
        s.inked([(hand, s.accent)], 1.6, (0, 0))
        s.rim([hand], "#ffffff", _BY_THE_SPARKS, 2.2)
    s.inked([(form, s.shade) for form in (coat, *arms)], 1.8, (0.4, 0.6))
    for form, toward in ((coat, _BY_THE_SPARKS), (arms[0], (0.4, -1.0)), (arms[1], _BY_THE_SPARKS)):
        s.line(form, s.ink, 1.4)
        s.fill(form, s.shade)
        s.rim([form], s.deep, toward, 9.0)
        s.rim([form], s.mid, toward, 5.4)
        s.rim([form], s.light, toward, 2.2)
    s.stroke([(86, 118), (87, 130, 90, 143)], s.ink, 1.2)
    head, hat = oval(82, 97, 10.4, 11.0), svg("M69 101 C66 77 98 77 95 101 C87 98 77 98 69 101 Z")
    scarf = limb((72, 108, 4.6), (93, 108, 4.6))
    end = svg("M90 104 C100 103 106 113 116 108 L119 117 C107 125 98 118 90 112 Z")
    s.inked([(head, "#6a2a2e"), (end, s.accent), (scarf, s.accent)], 1.4, (0, 0))
    for part in (end, scarf):
        s.fill(cut(part, placed(part, -2.4, -3.4)), mix(s.accent, s.ink, 0.6))
    s.inked([(hat, s.key), (oval(82, 78, 5.0), "#fff2dc")], 1.6, (0, 0))
    s.fill(cut(hat, placed(hat, -4.0, -3.0)), s.deep)
    s.rim([hat, oval(82, 78, 5.0)], "#ffffff", _BY_THE_SPARKS, 2.0)


def nova(s: Impact) -> None:
    """A firework opens like a new star, and a child greets it. From behind the child; light: the firework."""
    _firework(s)
    _town_on_a_feast(s)
    with s.moved(-10.0, -13.0, 0.68, about=(80.0, 150.0)):
        _child_below(s)


_MOON: Final = cut(oval(69, 79, 31), oval(82, 66, 27))

_TUBE: Final = ribbon(
    [(81, 120, 1.7), (84, 110, 1.7), (91, 104, 1.7), (99, 110, 1.7), (105, 121, 1.7), (105, 131, 1.7), (101, 137, 1.7)]
)
"""That of a stethoscope, which hangs out over the lip of the bag."""


def _dark_sick_room(s: Impact) -> None:
    """Paint a room by night and the light that stands up from the open bag, cut by the edges of its mouth."""
    dark = s.shade
    s.fill(ALL, dark)
    s.fill(polygon((36, 107), (106, 107), (150, -9), (-14, -9)), s.deep)
    light = polygon((38, 107), (104, 107), (134, -9), (4, -9))
    s.fill(light, s.mid)
    s.fill(box(-4, 128, 124, 172), mix(s.ink, s.deep, 0.2))


def _rising_moon(s: Impact) -> None:
    """Paint the moon half out of the bag, and three stars that went before it."""
    s.inked([(_MOON, "#fffdf0")], 1.8, (-0.6, 0.8))
    with s.clipped(_MOON):
        for x, y, r in ((48, 66, 3.8), (53, 88, 5.8), (71, 99, 3.4), (44.5, 79, 2.3)):
            s.fill(oval(x, y, r), s.light)
            s.fill(cut(oval(x, y, r), oval(x + 0.3 * r, y + 0.3 * r, r)), "#f2a884")
    for x, y, r in ((86, 56, 7.0), (76, 70, 4.0), (42, 44, 5.0)):
        s.fill(star(x, y, r, 0, 0.16), "#fffdf0")


def _mouth_of_the_bag(s: Impact) -> None:
    """Paint the far lip of the bag and its lining, as bright as day."""
    far = svg("M36 108 C48 90 94 90 106 108 C94 98 48 98 36 108 Z")
    s.inked([(svg("M36 108 C48 90 94 90 106 108 C94 122 48 122 36 108 Z"), "#fffdf0")], 1.8, (0, 0))
    s.fill(placed(far, 0.0, 3.0), s.accent)
    s.fill(far, "#c8743e")
    s.line(far, s.ink, 1.6)


def _doctors_bag(s: Impact) -> None:
    """Paint a doctor's bag before us, black but for its lip of brass, its latch and a stethoscope."""
    body = svg("M36 109 C48 121 94 121 106 109 C112 120 116 134 117 156 H25 C26 134 30 120 36 109 Z")
    s.inked([(body, s.shade)], 1.8, (0, 0))
    s.rim([body], s.deep, (1, -0.2), 3.0)
    s.rim([body], s.deep, (-1, -0.2), 3.0)
    s.inked([(_TUBE, s.accent)], 1.4, (0, 0))
    lip = svg("M34 107 C46 120 96 120 108 107 L109 112 C97 126 45 126 33 112 Z")
    s.inked([(lip, "#c8743e")], 1.6, (0, 0.6))
    s.rim([lip], "#fff0c8", (0, -1), 2.0)
    handle = ribbon([(52, 122, 2.2), (53, 133, 2.8), (62, 139, 3.0), (80, 139, 3.0), (89, 133, 2.8), (90, 122, 2.2)])
    s.inked([(handle, "#8c3a26")], 1.5, (0, 0))
    s.rim([handle], "#e89a6a", (0, -1), 1.4)
    s.inked([(box(65, 115, 77, 129, 1.6), "#ffc83a")], 1.5, (0, 0))
    s.fill(oval(71, 122, 2.0), s.ink)
    with s.clipped(box(91, 90, 124, 150)):
        s.inked([(_TUBE, s.accent)], 1.4, (0, 0))
    s.inked([(oval(99.6, 138.6, 5.0, 4.4, -40), "#fff0d8")], 1.4, (0, 0))
    s.fill(oval(99.2, 139.0, 2.4, 2.0, -40), s.accent)


def doctor_strange(s: Impact) -> None:
    """A doctor's bag lets the moon out. In a dark sick-room; light: out of the bag's mouth."""
    _dark_sick_room(s)
    _mouth_of_the_bag(s)
    _rising_moon(s)
    _doctors_bag(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-13": Picture(
        thor,
        ((58.0, 48.0), (56.0, 62.0), (66.0, 88.0), (84.0, 76.0)),
        "is struck by lightning",
        "roof in a storm",
        "bolt from the left",
    ),
    "m3-14": Picture(
        doctor_strange,
        ((52.0, 80.0), (86.0, 56.0), (71.0, 108.0)),
        "lets the moon out",
        "sick-room",
        "out of a bag's mouth",
    ),
    "m3-15": Picture(
        nova,
        ((63.0, 62.0), (71.0, 101.0), (93.6, 87.0), (71.0, 124.0)),
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
