"""Pictures of the orange cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    both,
    box,
    burst,
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


def _fair_by_night(s: Impact) -> None:
    """Paint a merry-go-round by night: canopy and bulbs, its pale inside, two horses far off, the ground before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    s.pool(78, 84, ((86, mix(s.ink, s.deep, 0.6)), (72, s.deep)))
    s.fill(box(34, 46, 124, 122), s.key)
    s.fill(box(40, 46, 124, 122), mix(s.key, s.light, 0.6))
    s.fill(polygon((50, 46), (114, 46), (124, 122), (42, 122)), "#fff6ea")
    for x in (46, 66, 112):
        s.fill(box(x - 1.2, 46, x + 1.2, 122), s.key)
    horse = svg(
        "M-12 2 C-12 -4 -4 -5 2 -5 C6 -6 8 -12 10 -16 L14 -18 L19 -11 L17 -8 L13 -9 C12 -2 11 4 8 5 L12 12 L9 17 L7 13 L3 6 H-6 L-8 13 L-12 17 L-11 10 L-13 5 "
        "C-17 5 -18 9 -20 10 C-19 4 -16 1 -12 2 Z"
    )
    for x, y, size in ((46, 84, 0.8), (112, 108, 0.9)):
        s.fill(placed(horse, x, y, size, 0, True), mix(s.key, s.mid, 0.6))
    mirror = oval(80, 70, 14, 17)
    s.inked([(mirror, "#ffc02e")], 1.6, (0.4, 0.6))
    s.fill(oval(80, 70, 11, 14), s.mid)
    s.fill(both(oval(80, 70, 11, 14), polygon((60, 88), (88, 48), (98, 48), (70, 88))), s.light)
    for x in (46, 104):
        pole = box(x - 2.6, 40, x + 2.6, 120)
        s.inked([(pole, "#ffc02e")], 1.4, (0.4, 0.0))
        with s.clipped(pole):
            for y in range(40, 126, 9):
                s.fill(polygon((x - 4, y + 5), (x + 4, y), (x + 4, y + 4), (x - 4, y + 9)), "#b4500e")
            s.fill(box(x - 2.6, 40, x - 1.2, 120), "#fff4c4")
    canopy = polygon((24, 44), (70, -14), (134, -14), (134, 44))
    s.fill(canopy, s.mid)
    for number in range(4):
        left = 24 + 26 * number
        s.fill(polygon((left, 44), (left + 13, 44), (76 + 13 * number, -14), (68 + 13 * number, -14)), s.deep)
    s.dots(canopy, s.ink, (70, 36), (90, -10), 0.0, 0.7)
    for number in range(9):
        x = 26 + 12 * number
        s.fill(svg(f"M{x - 6} 43 H{x + 6} C{x + 6} 51 {x - 6} 51 {x - 6} 43 Z"), s.mid if number % 2 else s.deep)
        s.inked([(oval(x, 44, 2.8), "#ffffff")], 0.8, (0, 0))
    s.fill(box(-4, 122, 124, 172), mix(s.ink, s.deep, 0.2))
    s.fill(box(30, 118, 124, 125), s.deep)
    s.fill(box(30, 118, 124, 120), s.light)
    s.fill(polygon((40, 126), (124, 126), (124, 172), (6, 172)), s.mid)
    s.dots(polygon((40, 126), (124, 126), (124, 172), (6, 172)), s.deep, (80, 128), (60, 164), 0.0, 0.8)
    s.fill(oval(68, 136, 46, 8), s.key)
    s.fill(oval(68, 135, 38, 5.6), mix(s.key, s.light, 0.5))
    s.fill(oval(68, 136, 24, 3.0), s.deep)


_TRUNK: Final = svg(
    "M48 92 C56 80 72 75 86 68 C102 62 116 72 114 86 C112 98 102 100 92 101 C80 104 70 110 60 110 C50 109 44 100 48 92 Z"
)
_HEAD: Final = svg(
    "M27 101 C28 95 33 91 38 87 C43 82 52 82 57 88 C61 94 60 103 54 107 C48 111 38 111 32 109 C28 108 26 105 27 101 Z"
)


def _hare_set_free(s: Impact) -> None:
    """Paint the carved hare, brown before the light, its pole broken off above and below the saddle."""
    toward = (0.1, -1.0)
    coat: Tones = (s.key, mix(s.ink, s.deep, 0.18), s.ink)
    gold: Tones = ("#fff4c4", "#ffc02e", "#b4500e")
    far: Tones = (s.mid, s.ink, s.ink)
    modelled(s, oval(117, 76, 6.0, 5.4, -30), ("#ffffff", s.light, s.key), toward, 2.0, 1.2)
    modelled(s, limb((62, 104, 6.0), (58, 116, 4.2), (46, 124, 3.2), (40, 123, 3.0)), far, toward, 2.0, 1.0)
    modelled(s, limb((100, 92, 8.0), (112, 104, 5.0), (124, 104, 3.6)), far, toward, 2.0, 1.0)
    modelled(s, _TRUNK, coat, toward, 5.0, 1.8, 1.4, 2.0)
    for path in (
        join(oval(102, 87, 13, 12), limb((104, 94, 8.0), (117, 99, 5.2), (128, 90, 4.0))),
        limb((58, 104, 7.0), (48, 117, 4.6), (36, 128, 3.4), (31, 128, 3.2)),
    ):
        modelled(s, path, coat, toward, 3.0, 1.6)
    saddle = svg("M66 77 C72 74 80 70 88 68 C91 76 91 88 89 96 C83 99 76 101 70 103 C67 95 65 86 66 77 Z")
    modelled(s, saddle, ("#b9f2f6", s.accent, mix(s.accent, s.ink, 0.5)), toward, 3.4, 1.6)
    s.line(placed(saddle, 78 - 78 * 0.78, 87 - 87 * 0.78, 0.78), "#ffc02e", 1.3)
    for end, tip in ((((72, 96), (66, 50)), -1), (((72, 96), (76, 122)), 1)):
        pole = limb((*end[0], 3.2), (*end[1], 3.2))
        modelled(s, pole, gold, (-1.0, 0.0), 1.6, 1.0)
        s.inked([(placed(burst(0, 0, 5.0, 6, 2, 0.4), end[1][0], end[1][1] + tip), "#fff4c4")], 1.0, (0, 0))
    _head_of_a_hare(s, coat, far, toward)


def _head_of_a_hare(s: Impact, coat: Tones, far: Tones, toward: Point) -> None:
    """Paint the hare's head in profile to the left: two long ears that the leap throws back, an eye, two teeth."""
    for ear, tones in (
        (ribbon(((46, 88, 3.0), (44, 74, 4.4), (46, 60, 4.2), (51, 48, 0.8))), far),
        (ribbon(((51, 89, 3.4), (53, 76, 5.0), (58, 63, 4.6), (66, 53, 0.8))), coat),
    ):
        modelled(s, ear, tones, toward, 1.6, 1.2)
    s.fill(ribbon(((51.6, 84, 1.0), (54, 74, 2.0), (58, 65, 1.8), (62, 58, 0.4))), s.key)
    s.inked([(box(31, 107, 36, 112.6, 0.8), "#ffffff")], 1.0, (0.2, 0.3))
    s.stroke([(33.5, 108), (33.5, 112.4)], s.ink, 0.8)
    modelled(s, _HEAD, coat, toward, 3.0, 2.0, 1.6, 2.0)
    s.fill(svg("M27.600 101 C29 107 36 109.600 42 107.600 C40 103 33 101 27.600 101 Z"), s.light)
    s.inked([(oval(42.6, 94, 3.6), "#ffffff")], 1.1, (0, 0))
    s.fill(oval(41.8, 94, 2.1), s.ink)
    s.fill(oval(28.6, 100.4, 2.0, 1.7), s.accent)
    s.fill(oval(50, 101, 3.8, 2.8), s.mid)


def black_panther(s: Impact) -> None:
    """A carved hare breaks its pole and leaps off its merry-go-round. By night; light: the bulbs and the pale inside."""
    _fair_by_night(s)
    with s.moved(-1.0, 0.0, 0.76, about=(66.0, 98.0)):
        _hare_set_free(s)
    s.debris(((76, 56, 2.4, 20), (60, 58, 2.0, 60), (82, 64, 1.8, 10), (84, 120, 2.2, 40)), "#b4500e", "#ffc02e")


_TOWARD_THE_LAMP: Final = (0.8, -0.6)


def _prairie_by_a_railway(s: Impact) -> None:
    """Paint a prairie in the evening from the side: bands of sky, table mountains, the bank and the rail along it."""
    s.steps(ALL, (60, 10), (60, 112), (s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key, mix(s.key, s.light, 0.6)))
    s.dots(ALL, s.ink, (60, 44), (60, -6), 0.0, 0.6)
    s.fill(svg("M-4 112 L4 92 H20 L28 110 L98 112 L104 96 H118 L124 108 V136 H-4 Z"), mix(s.mid, s.deep, 0.3))
    s.fill(box(-4, 126, 124, 172), s.key)
    s.dots(box(-4, 126, 124, 172), s.mid, (60, 128), (60, 150), 0.0, 0.7)
    for x in range(-2, 124, 13):
        s.fill(polygon((x, 142), (x + 8, 142), (x + 6, 150), (x - 3, 150)), s.deep)


def _steam_about_the_engine(s: Impact) -> None:
    """Paint the steam that the stopped engine lets off, a white mass without outline behind the beast."""
    clouds = (
        *((30, 70, 17), (46, 54, 17), (66, 46, 18), (86, 54, 16), (26, 96, 19), (24, 122, 18)),
        *((60, 80, 34), (60, 112, 34), (98, 120, 20)),
    )
    for dx, dy, tone in ((0.0, 0.0, mix(s.key, s.light, 0.35)), (2.6, 3.4, s.light), (4.6, 6.4, "#fffaf2")):
        for x, y, r in clouds:
            s.fill(oval(x + dx, y + dy, r - 0.9 * dx), tone)


def _engine(s: Impact) -> None:
    """Paint the front of a steam engine at the right, seen from the side: boiler, chimney, lamp, buffer, cowcatcher."""
    iron: Tones = ("#c4f6ff", mix(s.accent, s.ink, 0.35), mix(s.accent, s.ink, 0.75))
    modelled(s, oval(118, 138, 11.0), iron, (-0.7, -0.7), 3.0, 1.4)
    chimney = polygon((104, 66), (101, 34), (97, 28), (119, 28), (115, 34), (114, 66))
    modelled(s, chimney, iron, (-0.9, -0.2), 4.0, 1.6, 1.5, 1.8)
    boiler = svg("M97 62 H130 V122 H97 C92 112 92 72 97 62 Z")
    modelled(s, boiler, iron, (-0.9, -0.4), 5.0, 2.0, 1.7, 2.0)
    for x in (105, 116):
        s.stroke([(x, 63), (x, 121)], "#ffc02e", 1.8)
    s.fill(box(90, 117, 130, 126, 1), s.ink)
    s.rim([box(90, 117, 130, 126, 1)], s.key, (-0.3, -1.0), 1.6)
    catcher = polygon((100, 126), (124, 126), (124, 146), (78, 146))
    modelled(s, catcher, (s.light, s.mid, s.deep), (-0.6, -0.8), 2.0, 1.6, 1.6, 1.8, dotted=False)
    for top, foot in ((102, 86), (107, 95), (113, 105), (119, 115)):
        s.stroke([(top, 127), (foot, 145)], s.ink, 2.0)
    lamp = svg("M101 84 L90 82 C86 87 86 95 90 100 L101 98 Z")
    s.inked([(lamp, "#ffc02e")], 1.5, (0.5, 0.8))
    s.fill(svg("M90 82 C86 87 86 95 90 100 C93 95 93 87 90 82 Z"), "#ffffff")
    s.stroke([(-4, 147.5), (124, 147.5)], s.ink, 4.4)
    s.stroke([(-4, 146.4), (124, 146.4)], s.light, 1.4)


_BACK_OF_A_BISON: Final = svg(
    "M25 97 C24 88 29 82 37 79 C44 76 46 66 52 60 C58 54 68 54 74 61 C80 68 83 78 83 88 C83 104 78 118 68 122 "
    "C60 125 52 116 44 115 C38 121 30 118 27 110 C25 106 25 101 25 97 Z"
)
"""Rump, loin and hump of a bison that faces right, down to the breast."""


_WOOL: Final = svg(
    "M50 63 C56 52 70 52 77 62 C84 70 86 82 85 93 L81 110 L77 106 L75 115 L70 110 L67 119 L63 112 L59 119 L56 111 L51 115 "
    "L52 108 L46 109 L49 102 C44 92 45 72 50 63 Z"
)
"""The wool of its hump, shoulder and breast, that ends in locks."""


def _bison(s: Impact) -> None:
    """Paint a bison from the side that leans into the engine: hind legs stretched, hump high, brow on the cowcatcher."""
    toward = _TOWARD_THE_LAMP
    coat: Tones = (s.key, mix(s.deep, s.ink, 0.3), mix(s.deep, s.ink, 0.72))
    wool: Tones = (s.mid, mix(s.deep, s.ink, 0.66), s.ink)
    far: Tones = (s.deep, mix(s.deep, s.ink, 0.75), s.ink)
    tail = ribbon(((27, 92, 1.9), (18, 92, 1.7), (13, 100, 1.4)))
    modelled(s, join(tail, svg("M13 98 C9 103 9 109 11 113 C15 109 16 104 15 99 Z")), coat, toward, 1.0, 0.8)
    for data in (
        "M38 104 C42 112 44 118 42 124 L38 133 L40 142 H33 L32 132 C33 126 34 122 33 116 Z",
        "M64 112 C70 118 74 124 76 130 L78 142 H71 L70 133 C66 128 62 124 60 118 Z",
    ):
        modelled(s, svg(data), far, toward, 1.8, 1.0, 1.3, 1.4, dotted=False)
    thigh = svg("M26 96 C34 88 46 94 47 104 C48 112 42 118 36 123 L30 132 L28 142 H20 L22 131 C24 124 25 110 26 96 Z")
    modelled(s, join(_BACK_OF_A_BISON, thigh), coat, (0.1, -1.0), 9.0, 2.6, 1.7, 2.2)
    s.stroke([(47, 101), (47, 112, 38, 121)], mix(s.deep, s.ink, 0.8), 1.6)
    foreleg = svg("M52 110 C56 118 61 124 64 130 L67 142 H59 L57 133 C52 127 47 120 46 112 Z")
    modelled(s, foreleg, wool, toward, 2.6, 1.8, 1.4, 1.6, dotted=False)
    modelled(s, _WOOL, wool, (0.5, -0.9), 7.0, 2.8, 1.7, 2.0)
    for data in (
        "M54 70 C57 66 62 64 66 65 C62 68 60 72 60 76 C57 75 55 73 54 70 Z",
        "M50 88 C53 83 58 81 62 82 C58 86 57 90 57 95 C54 94 51 92 50 88 Z",
        "M53 105 C56 100 60 98 64 99 C61 103 60 107 61 112 C57 111 54 109 53 105 Z",
    ):
        s.fill(svg(data), mix(s.deep, s.ink, 0.2))
    _head_of_a_bison(s, toward)


def _head_of_a_bison(s: Impact, toward: Point) -> None:
    """Paint the lowered head: woolly brow at the cowcatcher, a pale horn, an eye with its white, muzzle, beard."""
    face: Tones = (s.light, mix(s.deep, s.ink, 0.22), mix(s.deep, s.ink, 0.66))
    wool: Tones = (s.key, mix(s.deep, s.ink, 0.62), s.ink)
    beard = svg("M68 116 L82 124 L80 130 L77 128 L76 138 L72 130 L69 137 L67 127 L63 130 Z")
    modelled(s, beard, wool, toward, 2.0, 1.4, 1.3, 1.4, dotted=False)
    skull = svg(
        "M66 92 C70 84 82 82 89 88 C94 94 94 104 92 112 C91 119 90 126 84 128 C78 129 74 124 72 118 C68 112 64 102 66 92 Z"
    )
    modelled(s, skull, face, toward, 6.0, 2.2, 1.7, 2.0)
    muzzle = svg("M73 120 C77 116 86 114 91 117 C91 123 89 128 84 128.500 C79 129 75 125 73 120 Z")
    s.fill(muzzle, s.ink)
    s.rim([muzzle], s.key, toward, 1.4)
    s.fill(oval(86.6, 120.4, 1.7, 1.3, -30), s.key)
    brow = svg(
        "M65 95 C66 84 76 79 85 82 C92 85 95 92 94 100 L90 97 L89 104 L85 99 L82 106 L79 99 L74 104 L73 97 L67 101 Z"
    )
    modelled(s, brow, wool, toward, 3.0, 2.4, 1.5, 1.6, dotted=False)
    s.inked([(oval(80.4, 108.6, 3.3, 2.9, 14), "#ffffff")], 1.3, (0, 0))
    s.fill(oval(81.4, 108.8, 1.9), s.ink)
    s.stroke([(75.6, 107), (80, 104, 85, 107)], s.ink, 1.6)
    ear = svg("M68 100 C61 97 56 99 54 104 C59 107 65 107 69 104 Z")
    modelled(s, ear, face, toward, 1.4, 1.2, 1.3, 1.0, dotted=False)
    horn = ribbon(((71, 96, 4.4), (66, 88, 4.0), (67, 78, 3.0), (74, 71, 0.7)), 12)
    modelled(s, horn, ("#ffffff", "#ffffff", s.key), toward, 2.0, 0.0, 1.4, 1.4, dotted=False)


def captain_america(s: Impact) -> None:
    """A bison leans its brow into an engine and stops the train. From the side; light: the lamp in the steam."""
    _prairie_by_a_railway(s)
    _steam_about_the_engine(s)
    s.rays(90, 92, 8, 62, 7, "#ffe08a", duty=0.4, seed=2, first=150, last=222, inward=False)
    _engine(s)
    with s.moved(scale=0.92, about=(20.0, 144.0)):
        _bison(s)
    for x, r in ((24, 7.0), (60, 8.0), (71, 9.0)):  # sparks of its hooves on the iron
        s.flash(x, 144, r, 9, "#ffc02e", seed=4, hollow=0.36, squeeze=0.7)
        s.flash(x, 144, 0.6 * r, 9, "#ffffff", seed=4, hollow=0.42, squeeze=0.7)


def _circus_tent(s: Impact) -> None:
    """Paint the inside of a circus tent: stripes of canvas that meet far above, and the bright day in its way in."""
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    for number in range(9):
        at = -150 + 50 * number
        s.fill(polygon((70, -34), (70 + at, 172), (70 + at + 25, 172)), mix(s.deep, s.ink, 0.12))
    s.dots(ALL, s.ink, (70, 60), (70, -12), 0.0, 0.8)
    for wide, top, tone in ((60, 2, s.mid), (52, 16, s.key)):
        s.fill(polygon((70, top), (70 + wide, 172), (70 - wide, 172)), tone)
    day = polygon((70, 28), (116, 172), (24, 172))
    s.steps(day, (70, 40), (70, 104), [mix(s.key, s.light, 0.5), s.light, "#fffaf0", "#fffaf0"])
    s.dots(box(-4, 90, 124, 172), s.deep, (70, 110), (126, 150), 0.0, 0.6)


def _clown_below(s: Impact) -> None:
    """Paint a clown from the nose up: a bald crown, two tufts of hair, eyes that look up and run over."""
    for side in (-1, 1):
        tuft = [(70 + side * x, y, r) for x, y, r in ((30, 144, 11), (36, 132, 10), (28, 128, 8), (32, 119, 7))]
        s.puff(tuft, s.accent, mix(s.accent, s.ink, 0.45), 1.8, (0.0, -1.0))
    head = svg("M42 176 C38 150 38 126 46 113 C52 104 61 101 70 101 C79 101 88 104 94 113 C102 126 102 150 98 176 Z")
    tones: Tones = ("#ffffff", s.light, mix(s.key, s.mid, 0.5))
    modelled(s, head, tones, (-0.3, -1.0), 7.0, 2.2, 1.8, 2.4)
    for side in (-1, 1):
        x = 70 + side * 11.5
        patch = svg("M-9 14 C-12 4 -9 -10 0 -15 C9 -10 12 4 9 14 C5 20 -5 20 -9 14 Z")
        s.inked([(placed(patch, x, 130, 0.94), s.accent)], 1.4, (0.2, 0.4))
        s.inked([(oval(x, 130, 6.6, 8.0), "#ffffff")], 1.5, (0.0, 0.0))
        s.fill(oval(x - side * 1.4, 126, 3.2, 3.6), s.ink)
        s.fill(oval(x - side * 1.4 - 1.0, 124.8, 1.1), "#ffffff")
        s.stroke([(x - side * 8, 113.5), (x, 109), (x + side * 7, 115)], s.ink, 2.4)
        for drop in (svg("M0 -5 C4 1 4 5 0 6 C-4 5 -4 1 0 -5 Z"),):
            for dx, dy, size, turn in ((7.5, 138, 1.0, -14), (14, 145, 0.9, -30)):
                tear = placed(drop, x + side * dx, dy, size, side * turn)
                s.inked([(tear, "#d8fbff")], 1.1, (0.2, 0.4))
    s.inked([(oval(70, 143, 9.0, 8.4), s.mid)], 2.0, (0.5, 0.9))
    s.fill(cut(oval(70, 143, 9.0, 8.4), oval(69.2, 141, 8.8, 8.2)), s.deep)
    s.fill(oval(67, 139.4, 2.6, 1.9, -30), "#ffffff")


def _pierced_orange(s: Impact) -> None:
    """Paint an orange about its middle with a black bolt through it: feathers at the right, the head out at the left."""
    above: Point = (-0.3, -0.95)
    s.inked([(box(16, -3.0, 44, 3.0), s.ink)], 1.2, (0.0, 0.6))
    for side in (-1, 1):
        vane = svg(f"M27 {side * 2.4} L33 {side * 11} L46 {side * 11} L41 {side * 2.4} Z")
        modelled(s, vane, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), above, 2.0, 1.2, 1.5, dotted=False)
        s.stroke([(33, side * 3.4), (38, side * 10)], s.ink, 1.0)
    s.fill(box(18, -2.4, 42, -0.9), s.key)
    fruit = oval(0, 0, 27, 26)
    modelled(s, fruit, (s.light, s.mid, s.deep), above, 9.0, 0.0, 2.0, 2.6)
    with s.clipped(fruit):
        s.fill(oval(-4, -13, 15, 8, -14), s.key)
        s.fill(oval(-4, -17, 8, 3.6, -14), s.light)
        s.rim([fruit], "#ffffff", (0.0, -1.0), 1.8)
    for u, v in ((6, -6), (12, 2), (4, 6), (14, -10), (-4, 16), (8, 14), (-12, 8)):
        s.fill(oval(u, v, 0.9), s.deep)
    hole = burst(-21, 0, 9, 9, 4, 0.62)
    s.inked([(hole, s.light)], 1.6, (0.3, 0.6))
    s.inked([(oval(-21, 0, 4.6, 4.6), "#ffb02e")], 1.0, (0, 0))
    s.inked([(box(-40, -3.0, -19, 3.0), s.ink), (svg("M-37 -9 L-53 0 L-37 9 L-41 0 Z"), s.ink)], 1.2, (0.0, 0.8))
    s.fill(box(-39, -2.4, -19, -0.9), s.key)
    s.fill(svg("M-39 -7 L-50 -0.600 L-41 -1 Z"), s.light)
    s.drops([(-34, -13, 2.6), (-42, -17, 1.8), (-33, 13, 2.6)], "#ffb02e", 1.4, 60)


def black_bolt(s: Impact) -> None:
    """A black crossbow bolt goes through an orange on a clown's head. In a tent; light: the day in its way in."""
    _circus_tent(s)
    _clown_below(s)
    with s.moved(71.0, 76.0, turn=-14.0):
        _pierced_orange(s)
    leaf = placed(svg("M0 0 C4 -8 14 -10 20 -5 C16 2 6 4 0 0 Z"), 68, 51, 0.9, -10)
    modelled(s, leaf, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), (-0.3, -1.0), 2.0, 1.2, 1.5, dotted=False)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-09": Picture(
        captain_america,
        ((62.0, 68.0), (74.0, 92.0), (75.0, 108.0), (91.0, 92.0)),
        "makes a train stop",
        "prairie by a railway",
        "engine's lamp in steam",
    ),
    "m3-10": Picture(
        black_panther,
        ((78.0, 88.0), (96.0, 88.0), (68.0, 66.0), (56.0, 98.0)),
        "leaps off its pole",
        "fair by night",
        "bulbs of a merry-go-round",
    ),
    "m3-11": Picture(
        black_bolt,
        ((72.0, 70.0), (60.0, 80.0), (70.0, 128.0), (92.0, 72.0)),
        "goes through an orange",
        "circus tent",
        "day in the way into a tent",
    ),
}
