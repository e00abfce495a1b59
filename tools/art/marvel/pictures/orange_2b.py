"""Pictures of the last two orange cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, fist, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    burst,
    chance,
    cut,
    join,
    limb,
    mix,
    outline,
    oval,
    placed,
    polygon,
    svg,
)


def _sea_at_sunset(s: Impact) -> None:
    """Paint a beach at sunset from just above the sand: bands of sky, the sun on the water, wet sand that mirrors it."""
    s.steps(
        ALL,
        (60, 8),
        (60, 100),
        [mix(s.deep, s.ink, 0.6), mix(s.deep, s.ink, 0.2), s.deep, mix(s.deep, s.mid, 0.5), s.mid, s.key],
    )
    s.fill(oval(62, 72, 37), "#fff6ea")
    s.dots(ALL, s.ink, (60, 44), (60, -8), 0.0, 0.6)
    s.fill(box(-4, 98, 124, 172), s.mid)
    for y, wide in ((101, 30), (105, 22), (109, 27)):
        s.fill(polygon((62 - wide, y), (62, y - 1), (62 + wide, y), (62, y + 1.3)), "#ffffff")
    s.fill(svg("M-4 116 C20 112 44 120 124 112 V172 H-4 Z"), s.key)
    s.dots(svg("M-4 124 H124 V172 H-4 Z"), s.deep, (50, 122), (70, 160), 0.0, 0.6)


def _sand(s: Impact, path: skia.Path, w: float = 1.9) -> None:
    """Paint a form of wet sand, lit from the left and dark on the right, where it faces the wave."""
    bounds = path.getBounds()
    middle = (bounds.left() + bounds.right()) / 2
    s.inked([(path, s.key)], w, (0.7, 0.8))
    with s.clipped(path):
        s.fill(box(middle + 1, -4, 124, 172), s.deep)
        s.dots(path, s.deep, (middle - 6, 0), (middle + 3, 0), 0.0, 0.8, pitch=2.4)
        s.fill(cut(path, placed(path, 2.8, 0.6)), s.light)


def _castle(s: Impact) -> None:
    """Paint a castle of sand: a keep between two towers, a gate, a flag on a straw."""
    for x, top, half in ((44, 88, 9), (80, 92, 9)):
        battlement = [(x - half, top)]
        for number in range(3):
            left = x - half + number * half * 0.8
            battlement += [
                (left, top - 4),
                (left + half * 0.4, top - 4),
                (left + half * 0.4, top),
                (left + half * 0.8, top),
            ]
        _sand(s, polygon(*battlement[:-1], (x + half, 140), (x - half - 2, 140)))
        s.fill(box(x - 4, top + 9, x - 1, top + 15, 1.4), s.ink)
    _sand(
        s,
        polygon(
            (52, 142),
            (54, 82),
            (52, 78),
            (52, 72),
            (56, 72),
            (56, 76),
            (60, 76),
            (60, 72),
            (64, 72),
            (64, 76),
            (68, 76),
            (68, 72),
            (72, 72),
            (72, 78),
            (70, 82),
            (73, 142),
        ),
        2.1,
    )
    s.fill(svg("M57 142 V124 C57 115 68 115 68 124 V142 Z"), s.ink)
    s.rim([svg("M57 142 V124 C57 115 68 115 68 124 V142 Z")], s.light, (1.0, 0.2), 1.2)
    for x, y in ((58, 96), (65, 94), (61, 106)):
        s.inked([(oval(x, y, 2.2, 1.8), "#ffffff")], 0.9, (0.2, 0.3))
    s.stroke([(42, 84), (41, 64)], s.ink, 1.5)
    s.inked([(svg("M41 64 C35 62 35 68 29 65 L31 73 C36 75 37 70 41.500 72 Z"), "#ffffff")], 1.2, (0.2, 0.4))


def _starfish(s: Impact) -> None:
    """Paint a starfish about the origin, lit from the left, each arm with its row of knobs."""
    arms = []
    for number in range(5):
        turn = -90 + 72 * number
        tip = around(0, 0, 17.5 if number else 15.5, turn + (4 if number % 2 else -3))
        arms.append(limb((0, 0, 7.4), (*around(0, 0, 9, turn), 5.0), (*tip, 2.2)))
    body = join(*arms)
    s.inked([(body, "#e8303a")], 2.2, (0.7, 1.0))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -2.6, -1.8)), "#8a1030")
        s.fill(cut(body, placed(body, 2.0, 1.8)), "#ff9a80")
        for number in range(5):
            for r in (4.5, 8.5, 12.0, 15.0):
                s.fill(oval(*around(0, 0, r, -90 + 72 * number), 1.35 - r * 0.03), "#ffe6c8")


def _wave(s: Impact) -> None:
    """Paint a wave that breaks from the right over a castle, its hollow lit by the sun behind it."""
    deep, pale = mix(s.accent, s.ink, 0.82), mix(s.accent, "#ffffff", 0.72)
    water = svg(
        "M124 30 C104 34 92 44 82 58 C79 63 76 66 71 68 C78 72 86 70 90 66 C84 78 84 92 88 104 C92 118 84 130 62 136 L40 146 L34 172 H124 Z"
    )
    s.inked([(water, s.accent)], 2.4, (-0.5, 0.8))
    with s.clipped(water):
        s.fill(svg("M124 38 C106 44 97 60 95 78 C93 96 101 112 94 126 C88 136 74 142 58 150 L60 172 H124 Z"), deep)
        s.fill(
            svg("M90 64 C85 78 85 92 89 104 C93 117 84 129 62 136 L58 140 C82 136 100 124 97 106 C93 92 92 80 98 64 Z"),
            pale,
        )
        for data in (
            "M112 52 C104 62 102 78 106 94 C109 110 106 126 96 138",
            "M120 66 C114 80 114 98 117 112 C118 126 112 138 104 148",
        ):
            s.line(svg(data), mix(s.accent, s.ink, 0.45), 2.2)
    foam = join(
        *(
            oval(x, y, r)
            for x, y, r in (
                (118, 32, 8),
                (106, 37, 7),
                (96, 44, 6.4),
                (88, 52, 5.8),
                (81, 60, 5.0),
                (75, 66, 4.2),
                (70, 69, 2.8),
            )
        )
    )
    s.inked([(foam, "#ffffff")], 1.8, (0.3, 0.7))
    s.fill(cut(foam, placed(foam, -1.0, -2.6)), pale)
    wash = join(
        *(
            oval(x, y, r, r * 0.62)
            for x, y, r in (
                (38, 146, 8),
                (50, 144, 8),
                (62, 141, 9),
                (75, 138, 9),
                (86, 133, 8),
                (95, 140, 12),
                (70, 148, 14),
                (112, 148, 14),
            )
        )
    )
    s.inked([(wash, "#ffffff")], 1.8, (0.2, -0.4))
    s.fill(cut(wash, placed(wash, -0.6, -2.2)), pale)
    s.drops(
        ((66, 76, 2.0), (72, 78, 1.3), (62, 69, 1.4), (80, 80, 1.2), (50, 134, 1.6), (43, 130, 1.2), (78, 52, 1.4)),
        "#ffffff",
    )


def star_lord(s: Impact) -> None:
    """A starfish holds the keep of a sand castle against the sea. From the sand; light: the sun that goes down behind."""
    _sea_at_sunset(s)
    _castle(s)
    with s.moved(61, 58, 1.0, turn=-7):
        _starfish(s)
    with s.moved(7.0, 0.0):
        _wave(s)


_HOOP: Final = (78.0, 92.0)
"""The middle of the hoop; all light comes from behind it."""


def _ring_by_night(s: Impact) -> None:
    """Paint a circus by night: the seams of the tent, light that falls past the hoop, a post, and heads before it."""
    x, y = _HOOP
    s.fill(ALL, mix(s.deep, s.ink, 0.62))
    for number in range(-4, 5):
        s.fill(
            polygon((64 + 3 * number, -30), (66 + 3 * number, -30), (75 + 34 * number, 150), (58 + 34 * number, 150)),
            mix(s.deep, s.ink, 0.42),
        )
    s.pool(x, y, ((66, mix(s.deep, s.ink, 0.25)), (56, s.deep)))
    s.rays(x, y, 46, 150, 20, mix(s.deep, s.mid, 0.55), duty=0.6, seed=6)
    s.halo(ALL, s.ink, x, y, 58, 100, 0.0, 0.6)
    s.fill(box(x - 3, y + 40, x + 3, 170), s.ink)
    s.fill(box(x - 3, y + 40, x - 1.6, 170), s.key)


def _heads_below(s: Impact) -> None:
    """Paint the nearest rows as one dark mass whose edges the hoop lights."""
    x, y = _HOOP
    for row in range(2):
        lots = chance(5 + row)
        for number in range(9):
            at = -4 + 16 * number + 8 * row + 3 * next(lots)
            top = 134 + 11 * row + 3 * next(lots)
            form = join(oval(at, top, 5.4, 6.2), box(at - 10, top + 6.4, at + 10, 190, 6))
            s.fill(form, s.ink)
            s.rim([form], s.key if row == 0 else s.mid, (x - at, y - top), 1.4)


def _torn_hoop(s: Impact) -> None:
    """Paint a hoop of paper with the flash of a cannon behind it, torn open towards us."""
    x, y = _HOOP
    hoop, paper = oval(x, y, 38, 45, 16), oval(x, y, 33.4, 40.4, 16)
    s.inked([(hoop, mix(s.deep, s.ink, 0.72))], 1.8, (1.4, 1.8))
    s.rim([hoop], s.key, (0.6, 0.8), 1.6)
    s.inked([(paper, s.key)], 1.4, (0.0, 0.0))
    hole = burst(x, y, 37, 11, 4, 0.78, squeeze=1.1)
    with s.clipped(paper):
        s.inked([(hole, "#ffc830")], 1.3, (0.3, 0.4))
        s.flash(x + 2, y + 4, 36, 12, "#fff0a4", seed=8, hollow=0.74)
        s.flash(x + 2, y + 4, 30, 12, "#ffffff", seed=8, hollow=0.7)
    for angle, half, near, far in (
        (-70, 12, 32, 43),
        (-20, 12, 30, 40),
        (66, 12, 34, 44),
        (112, 12, 36, 47),
        (156, 12, 30, 41),
    ):
        a, b = around(x, y, near, angle - half), around(x, y, near, angle + half)
        tip = around(x - 3, y - 1, far, angle + 0.6 * half)
        flap = outline(a, (*around(x, y, 0.85 * far, angle - 0.6 * half), *tip), b)
        s.fill(placed(flap, 1.6, 2.2), s.deep)
        s.inked([(flap, "#ffffff")], 1.2, (0.6, 0.9))
        s.fill(both(flap, placed(flap, 1.8, 2.6)), mix(s.light, s.key, 0.6))


def _man_in_flight(s: Impact) -> None:
    """Paint a man who flies out at a slant, stretched from the fists at the upper left to the boots in the flash."""
    toward = (0.55, 0.84)
    suit: Tones = ("#c4f6fc", mix(s.accent, s.ink, 0.1), mix(s.accent, s.ink, 0.66))
    dark: Tones = (s.accent, mix(s.accent, s.ink, 0.6), mix(s.accent, s.ink, 0.85))
    pale: Tones = ("#ffffff", "#ffe6c8", mix(s.key, s.deep, 0.5))
    skin: Tones = ("#ffd29c", "#b86c3c", "#5e2418")
    far_leg = limb((80, 99, 6.2), (92, 108, 4.6), (103, 113, 3.2))
    far_boot = limb((99, 111.4, 3.6), (105, 114, 3.4), (112, 118, 1.8))
    near_leg = limb((75, 103, 7.0), (84, 116, 5.2), (91, 128, 3.6))
    near_boot = limb((88, 123, 4.2), (92, 129, 4.0), (97, 137, 2.2))
    far_arm = limb((64, 76, 5.4), (62, 62, 4.6), (58, 48, 3.6))
    far_hand = join(oval(57.4, 44.4, 6.0, 5.6), limb((52.6, 47, 2.4), (51.6, 43, 2.0)))
    group(
        s, [(far_leg, suit, 2.6), (far_boot, dark, 2.0), (far_arm, suit, 2.6), (far_hand, pale, 2.2)], toward, 1.4, 1.8
    )
    trunk = svg("M49 82 C52 73 63 69 70 74 C77 82 83 92 85 98 C86 106 78 112 71 109 C62 104 50 94 49 82 Z")
    group(s, [(near_leg, suit, 3.4), (near_boot, dark, 2.2), (trunk, suit, 5.0)], toward, 1.5, 2.0)
    belt = both(trunk, polygon((66, 110), (84, 92), (88, 96), (70, 114)))
    s.inked([(belt, pale[1])], 0.9, (0.0, 0.0))
    with s.moved(50.6, 69.4, 1.06, turn=-8.0):
        a = math.radians(-8.0)
        light = (
            toward[0] * math.cos(a) + toward[1] * math.sin(a),
            toward[1] * math.cos(a) - toward[0] * math.sin(a),
        )
        face = svg(
            "M-9 -4 C-11 -1 -10 1 -11.600 3.600 L-9.600 5 C-9 9 -7 11.400 -2 11.400 C5 11 10 6 10 -2 C10 -9 4 -12 -2 -11 C-6 -10 -8.600 -7 -9 -4 Z"
        )
        helmet = svg(
            "M-9.600 -4 C-9 -12 -3 -15 3 -14 C10 -13 14 -6 12 2 C11 6 9 9 6 10 C6 6 5 3 4 -1 C0 -4 -5 -5 -9.600 -4 Z"
        )
        group(s, [(face, skin, 3.0), (helmet, pale, 3.4)], light, 1.5, 1.8)
        lens = oval(-6.0, -1.2, 4.2, 3.6, -8)
        s.stroke([(-4, -1.4), (5, -0.2)], s.ink, 3.4)
        s.inked([(lens, "#ffc830")], 1.3, (0.2, 0.3))
        s.fill(oval(-6.8, -2.0, 1.8, 1.4), "#fffbe0")
        grin = svg("M-9.400 5 C-6 5.600 -3 4.600 -0.600 3 C-0.600 8 -5 10.400 -8.600 8.600 Z")
        s.inked([(grin, "#ffffff")], 0.9, (0.1, 0.3))
    near_arm = limb((59, 90, 6.4), (45, 88, 5.6), (31, 80, 4.4))
    modelled(s, near_arm, suit, toward, 3.2, 1.6, 1.5, 2.2)
    cuff = limb((34, 81.6, 5.6), (31, 80, 5.4))
    group(s, [(cuff, pale, 2.0)], toward, 1.3, 1.6)
    with s.moved(24.6, 76.0, 0.6, turn=-64.0):
        fist(s, pale, (0.1, 1.0), 2.2, 2.6)


def daredevil(s: Impact) -> None:
    """A man shot from a cannon comes out of a paper hoop at us. From the seats; light: the flash behind the hoop."""
    _ring_by_night(s)
    _torn_hoop(s)
    _heads_below(s)
    _man_in_flight(s)
    s.debris(((36, 100, 3.4, 20), (50, 118, 2.6, 70), (84, 50, 2.8, 10), (33, 60, 2.4, 50)), s.light, "#ffffff")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-17": Picture(
        star_lord,
        ((61.0, 58.0), (62.0, 92.0), (84.0, 66.0), (62.0, 120.0)),
        "holds a castle against the sea",
        "beach",
        "sunset over water",
    ),
    "m2-18": Picture(
        daredevil,
        ((48.0, 70.0), (25.0, 76.0), (70.0, 92.0), (92.0, 128.0)),
        "flies out through a paper hoop",
        "circus by night",
        "flash of a cannon",
    ),
}
