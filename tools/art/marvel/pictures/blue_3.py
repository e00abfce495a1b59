"""Pictures of the blue cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    around,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def ant_man(s: Impact) -> None:
    """An ant holds up the sole that comes down. Worm's eye; light: the slit of day between ground and shoe."""
    s.steps(ALL, (60, 58), (60, 128), [s.mid, s.key, mix(s.key, s.light, 0.5), s.light, "#ffffff", s.light])
    sun = (58, 96)
    s.fill(oval(*sun, 30), "#ffffff")
    s.rays(*sun, 30, 120, 26, s.key, 0.55, duty=0.6, seed=8)
    # far: a fence of grass and curbs
    s.fill(
        svg(
            "M-4 122 L2 96 L8 120 L12 88 L18 120 L26 100 L30 122 L86 122 L92 92 L97 118 L104 82 L110 118 L118 94 L124 122 Z"
        ),
        mix(s.key, s.mid, 0.55),
    )
    ground = svg("M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V156 H-4 Z")
    s.fill(ground, mix(s.deep, s.mid, 0.25))
    s.fill(
        svg(
            "M-4 118 C20 113 40 118 60 117 C84 116 104 113 124 117 V119.500 C104 116 84 119 60 120 C40 121 20 116 -4 121 Z"
        ),
        s.light,
    )
    s.dots(ground, s.ink, (60, 120), (60, 148), 0.05, 0.85)
    # the shoe comes in from the right, toe first
    with s.moved(turn=7.0, about=(60.0, 60.0)):
        upper = svg("M54 34 C66 30 74 14 78 -20 H150 V56 H58 Z")
        cap = svg("M36 56 C33 42 42 30 58 29 C66 29 70 33 69 40 C68 46 69 52 71 56 Z")
        s.inked([(upper, "#f2801c"), (cap, s.light)], w=1.6, heavy=(0, 1.2))
        with s.clipped(upper):
            s.dots(upper, "#a8420e", (90, 50), (100, 4), 0.0, 0.85)
            s.fill(svg("M150 8 C120 14 108 34 104 60 L116 60 C120 42 130 26 150 22 Z"), "#ffffff")
        with s.clipped(cap):
            s.fill(svg("M30 60 C40 50 54 46 72 47 V60 Z"), s.key)
            s.dots(cap, s.mid, (50, 44), (54, 58), 0.0, 0.8, pitch=2.4)
            s.fill(svg("M41 44 C43 37 50 33 57 32.500 C51 36 46 40 44 46 Z"), "#ffffff")
        s.line(cap, s.ink, 1.2)
        for x, y in ((72, 26), (76, 16), (79, 5)):
            s.inked(
                [(ribbon([(x - 2, y - 1, 1.9), (x + 8, y - 1, 2.0), (x + 17, y + 4, 1.9)]), "#ffffff")],
                w=0.9,
                heavy=(0.3, 0.6),
            )
        tread = polygon((34, 55, 3), (150, 55), (150, 69), (42, 69, 3), (34, 62, 3))
        s.inked([(tread, s.light)], w=1.6, heavy=(0, 1.0))
        s.fill(polygon((34.4, 58.5), (150, 58.5), (150, 61), (35, 61)), s.accent)
        s.fill(polygon((36, 64), (150, 64), (150, 69), (42, 69)), mix(s.ink, s.deep, 0.3))
        for i in range(12):
            x = 41 + i * 8.2
            s.inked(
                [(polygon((x, 66), (x + 5.4, 66), (x + 4.8, 71.5), (x + 0.6, 71.5)), mix(s.ink, s.deep, 0.5))],
                w=0.8,
                heavy=(0.2, 0.4),
            )
            s.fill(polygon((x + 0.4, 70.2), (x + 5, 70.2), (x + 4.8, 71.5), (x + 0.6, 71.5)), "#ffffff")
    # strain
    s.flash(69, 75, 19, 9, s.accent, seed=3, squeeze=0.6)
    s.flash(69, 75, 12, 9, "#fff3c8", seed=6, squeeze=0.6)
    with s.moved(9.0, 4.0):
        # ant, rearing; faces left
        legs = []
        for pts, w in (
            ([(66, 92), (60, 80), (56, 70)], 2.2),
            ([(70, 92), (73, 80), (68, 71)], 2.2),
            ([(71, 99), (56, 104), (50, 113), (44, 119)], 2.0),
            ([(74, 101), (66, 112), (62, 121)], 2.0),
            ([(77, 102), (88, 107), (86, 120)], 2.0),
            ([(77, 99), (96, 96), (104, 108), (107, 119)], 2.0),
        ):
            n = len(pts)
            legs.append(ribbon([(x, y, w * (1 - 0.55 * i / (n - 1))) for i, (x, y) in enumerate(pts)], 8))
        ab = oval(92, 107, 15.5, 11.5, 24)
        waist = join(oval(79.5, 101, 4.2), oval(73, 95.5, 8.2, 6.6, 40))
        head = svg("M46 90 C44 82 52 77 60 79 C67 81 70 87 67 92 C64 97 56 99 51 97 C48 96 46.500 93 46 90 Z")
        jaw = [
            ribbon([(49, 92, 2.2), (43, 95, 2.0), (42.5, 101, 0.3)]),
            ribbon([(53, 96, 2.2), (49, 100, 1.9), (49, 105, 0.3)]),
        ]
        feel = [
            ribbon([(49, 85, 1.5), (40, 84, 1.4), (34, 76, 1.1), (30, 77, 0.6)]),
            ribbon([(52, 81, 1.5), (45, 76, 1.4), (42, 66, 1.1), (37, 64, 0.6)]),
        ]
        body = mix(s.ink, s.deep, 0.35)
        s.inked([(p, body) for p in legs], w=0.7, heavy=(0.4, 0.5))
        for p in jaw + feel:
            s.fill(p, s.ink)
        s.rim(legs, s.key, (-1, -0.6), 0.8)
        s.inked([(ab, body), (waist, body), (head, body)], w=1.3, heavy=(0.8, 1.0))
        for p, k in ((ab, 1), (waist, 0.8), (head, 1)):
            with s.clipped(p):
                s.fill(cut(p, placed(p, 2.8 * k, 3.2 * k)), s.key)
                s.fill(cut(p, placed(p, 1.2 * k, 1.3 * k)), "#ffffff")
                s.fill(cut(p, placed(p, -1.3 * k, -1.3 * k)), s.accent)
        for d in (5, 11):
            with s.clipped(ab):
                s.line(oval(92 + d * 1.25 + 8, 107 + d * 0.6 + 3, 15.5, 14, 24), s.ink, 1.2)
        s.fill(oval(55, 87, 3.4, 4.2, 20), "#ffffff")
        s.fill(oval(54.4, 86.4, 1.6, 2.2, 20), s.ink)
    s.debris(
        [
            (40, 128, 5, 0),
            (70, 134, 4, 40),
            (96, 128, 5.500, 10),
            (56, 124, 2.2, 10),
            (84, 140, 6, 80),
            (110, 124, 3, 20),
        ],
        s.mid,
        s.light,
    )


def _temple_valley(s: Impact) -> None:
    """Paint snowy peaks below, and a temple of two roofs before them."""
    snow = (
        "M38 96 L46 109 L41 107 L37 113 L32 107 L30 108 Z M12 104 L18 112 L13 111 L8 116 L4 115 Z "
        "M66 108 L73 118 L68 117 L64 121 L58 117 Z"
    )
    s.fill(svg("M-4 172 V128 L12 104 L24 120 L38 96 L54 122 L66 108 L84 132 V172 Z"), mix(s.deep, s.mid, 0.25))
    s.fill(svg(snow), "#ffffff")
    s.fill(svg("M-4 172 V144 C20 132 50 134 74 140 C96 144 110 140 124 136 V172 Z"), mix(s.ink, s.deep, 0.6))
    temple = svg(
        "M58 123 C62 121 64 118 65 114 C66 118 68 121 72 123 L69 124 V128 H76 C79 127 82 126 84 123 "
        "C83 130 80 132 77 133 H75 V144 H55 V133 H53 C50 132 47 130 46 123 C48 126 51 127 54 128 H61 V124 Z"
    )
    temple = placed(temple, -9.0, 8.0, 0.94)
    s.line(temple, s.light, 1.6)
    s.fill(temple, s.ink)
    s.fill(box(49.6, 136.5, 54.6, 143), s.accent)


def _wet_square(s: Impact) -> None:
    """Paint a paved square from above in the rain, a lamp's light wet on it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    for r, tone in ((96, s.deep), (74, mix(s.deep, s.mid, 0.6)), (56, s.mid), (40, mix(s.mid, s.key, 0.6))):
        s.fill(oval(84, 104, r, r * 0.92), tone)
    for number in range(-3, 10):
        s.stroke([(-4, 20 * number), (124, 20 * number + 46)], mix(s.ink, s.deep, 0.5), 1.2)
        s.stroke([(20 * number - 20, -4), (20 * number - 62, 172)], mix(s.ink, s.deep, 0.5), 1.2)
    s.halo(ALL, s.ink, 84, 104, 52, 110, 0.0, 0.85)
    for x, y, half in ((60, 118, 12), (104, 108, 10), (70, 62, 9), (100, 88, 8)):
        s.fill(oval(x, y, half, 2.0, -14), s.light, 0.8)


def _umbrella(s: Impact, x: float, y: float, r: float, turn: float, tones: tuple[Color, Color]) -> None:
    """Paint an umbrella from above: eight panels in two tones between its ribs, over its shadow."""
    tips = [around(x, y, r, turn + 45 * k) for k in range(8)]
    dips = [around(x, y, r * 0.86, turn + 22.5 + 45 * k) for k in range(8)]
    hem = outline(tips[-1], *((*dips[k - 1], *tips[k]) for k in range(8)))
    s.fill(placed(hem, r * 0.2, r * 0.26), s.ink, 0.8)
    s.inked([(hem, tones[0])], 1.7, (0.6, 1.0))
    for number in range(0, 8, 2):
        s.fill(outline((x, y), tips[number], (*dips[number], *tips[(number + 1) % 8])), tones[1])
    for tip in tips:
        s.stroke([(x, y), tip], s.ink, 1.3)
        s.inked([(oval(*tip, 1.1), tones[1])], 0.7, (0.0, 0.0))
    s.inked([(oval(x, y, r * 0.08 + 0.8), tones[1])], 1.1, (0.2, 0.3))


def black_widow(s: Impact) -> None:
    """Under a black umbrella a case changes hands in the rain. Seen from above; light: a lamp on the wet square."""
    _wet_square(s)
    pale = (s.light, mix(s.key, s.light, 0.4))
    for x, y, r, turn in ((40, 40, 15, 10), (40, 136, 20, 30), (114, 40, 18, 5)):
        _umbrella(s, x, y, r, turn, pale)
    # the case, between two sleeves
    for start, end, wide in (((76, 96), (79, 114), 4.6), ((98, 146), (90, 128), 4.6)):
        s.inked([(taper(start, wide, end, wide - 1.4), s.ink)], 0.6)
        s.inked([(oval(*end, 3.4), "#ffe0c0")], 1.0, (0.2, 0.3))
    dark = (mix(s.ink, s.deep, 0.15), mix(s.ink, s.deep, 0.55))
    _umbrella(s, 69, 80, 29, 8, dark)
    tips = [around(69, 80, 28, 8 + 45 * k) for k in range(8)]
    for tip in tips:
        s.stroke([(69, 80), tip], s.key, 1.1)
        s.fill(oval(*tip, 1.7), s.accent)
    s.inked([(oval(69, 80, 2.8), s.accent)], 1.0, (0.2, 0.3))
    case = placed(box(-11, -7.5, 11, 7.5, 2), 84, 121, 1.0, -24)
    s.flash(84, 121, 21, 13, "#fff8e0", seed=3, hollow=0.6)
    s.inked([(case, s.accent)], 1.9, (0.6, 1.0))
    s.fill(cut(case, placed(case, 1.6, 2.6)), "#ffd9a0")
    s.stroke([(79, 124), (89, 119)], s.ink, 1.2)
    s.inked([(oval(78, 116, 2.8), "#ffe0c0"), (oval(90, 126, 2.8), "#ffe0c0")], 1.1, (0.2, 0.3))
    _umbrella(s, 102, 150, 19, 12, pale)
    lots = chance(21)
    for _ in range(20):
        x, y = 36 + 78 * next(lots), 30 + 112 * next(lots)
        s.stroke([(x, y), (x - 2.0, y + 6)], "#ffffff", 1.0, 0.8)


def iron_fist(s: Impact) -> None:
    """A beam shod with iron swings into the temple bell. In profile; light: the ring of sound in the air."""
    hit = (62.0, 84.0)
    s.steps(ALL, (66, -4), (66, 124), [s.mid, s.key, mix(s.key, s.light, 0.4), mix(s.key, s.light, 0.75), s.light])
    for r in (66, 52):
        s.line(oval(*hit, r), "#ffffff", 3.6)
    s.halo(ALL, s.deep, *hit, 72, 124, 0.0, 0.7)
    _temple_valley(s)
    eaves = polygon((-6, 42), (126, 12), (126, 25), (-6, 54))
    s.inked([(eaves, s.deep)], 1.6, (0.0, 1.0))
    s.fill(polygon((-6, 42), (126, 12), (126, 15), (-6, 45)), s.key)
    s.inked([(cut(oval(90, 36, 9), oval(90, 36, 5)), s.mid)], 1.4)
    _temple_bell(s)
    s.flash(*hit, 30, 12, s.accent, seed=4, hollow=0.55)
    s.flash(*hit, 20, 12, "#fff8e0", seed=4, hollow=0.55)
    # the beam on its two ropes, its iron head foremost
    for x, top in ((24, 44), (44, 40)):
        s.stroke([(x + 4, top), (x, 84)], s.ink, 4.6)
        s.stroke([(x + 4, top), (x, 84)], s.light, 2.0)

    def at(path: skia.Path) -> skia.Path:
        return placed(path, 46, 87, 1.0, -8)

    log, cap = (
        at(box(-64, -12, 4, 12, 2)),
        at(svg("M-7 -12.500 H8 C15 -12.500 18 -6 18 0 C18 6 15 12.500 8 12.500 H-7 Z")),
    )
    s.inked([(log, "#b0601c"), (cap, mix(s.ink, s.deep, 0.5))], 2.4, (0.5, 1.6))
    s.fill(both(log, at(box(-64, -12, 3, -6))), "#ffb868")
    for y in (-2, 5):
        s.line(at(polygon((-60, y), (-12, y + 1), (-12, y + 1))), "#7a3a10", 1.3)
    s.fill(at(svg("M-3 -11 H8 C12 -11 15 -8 16.500 -4 C10 -6.500 4 -6.500 -3 -6.500 Z")), s.key)
    s.fill(at(box(-7, -12.5, -3, 12.5)), s.mid)
    for x in (-44, -22):
        s.inked([(at(box(x - 3, -13, x + 3, 13, 1)), s.light)], 1.4, (0.3, 0.6))
    s.debris([(70, 56, 2.6, 10), (66, 116, 3, 50), (52, 112, 2.6, 30), (82, 122, 3.4, 20)], s.key, s.light)


def _temple_bell(s: Impact) -> None:
    """Paint a bell of bronze with rows of studs that swings away to the right."""
    bell_tone, lit, dim = mix(s.deep, s.mid, 0.4), s.key, mix(s.ink, s.deep, 0.5)
    with s.moved(90.0, 42.0, 1.0, turn=-8.0):
        bell = svg(
            "M-15 0 C-8 -6 8 -6 15 0 C22 10 25 28 26 52 C27 62 30 70 34 78 H-34 C-30 70 -27 62 -26 52 "
            "C-25 28 -22 10 -15 0 Z"
        )
        s.inked([(bell, bell_tone)], 2.1, (1.2, 1.4))
        with s.clipped(bell):
            s.fill(svg("M-14 0 C-20 12 -22 30 -23 52 C-24 64 -27 70 -31 78 H-16 C-14 60 -15 30 -8 0 Z"), lit)
            s.fill(svg("M-13 6 C-18 20 -19 36 -20 52 L-16 52 C-16 36 -14 18 -9 4 Z"), "#ffffff")
            s.dots(bell, dim, (0, 30), (30, 44), 0.0, 0.9, pitch=2.6)
            for y, h in ((12, 2.4), (50, 2.4), (66, 3.4)):
                s.fill(box(-40, y, 40, y + h), s.ink)
                s.fill(box(-40, y + h, 40, y + h + 1.2), s.key)
            for row in range(3):
                for x in (-8, 1, 10):
                    s.inked([(oval(x + 3, 22 + row * 9, 2.4), s.mid)], 0.8, (0.3, 0.4))
        s.line(bell, s.ink, 1.2)
        s.inked([(oval(0, 78, 34, 5), s.ink)], 1.4)
        s.inked([(oval(3, 82, 6.4), s.accent)], 1.4)
        s.fill(oval(1, 80, 2), "#fff3c8")


def _hold(s: Impact) -> None:
    """Paint the hold of a ship round a small light: ribs of its hull, barrels, and steps of the light."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    flame = (70.0, 72.0)
    for r, tone in (
        (66, mix(s.ink, s.deep, 0.8)),
        (51, s.deep),
        (38, mix(s.deep, s.mid, 0.7)),
        (27, s.mid),
        (18, s.key),
    ):
        s.fill(oval(*flame, r, r * 1.04), tone)
    s.halo(ALL, s.ink, *flame, 40, 84, 0.0, 0.8)
    for x, bend in ((6, 16), (30, 8), (112, -12), (92, -5)):
        s.stroke([(x, -4), (x + bend, 60, x, 140)], mix(s.ink, s.deep, 0.15), 5.0)
        s.stroke([(x + (2 if x < 60 else -2), -4), (x + bend + (2 if x < 60 else -2), 60, x, 140)], s.mid, 1.0)
    for y in (26, 108):
        s.stroke([(-4, y), (124, y + 3)], mix(s.ink, s.deep, 0.15), 3.0)


def gamora(s: Impact) -> None:
    """A match is struck in the hold of a ship, and eyes shine in the dark. Light: the match."""
    _hold(s)
    eyes = (
        *((44, 48, 5.2, 12), (100, 62, 5.8, -10), (40, 78, 4.4, 6), (92, 106, 5.4, -14), (50, 110, 4.8, 14)),
        *((108, 86, 4.2, -6), (84, 48, 3.4, -4), (24, 62, 3.6, 10), (66, 128, 4.0, 0)),
    )
    for x, y, r, turn in eyes:
        for side in (-1, 1):
            ex, ey = x + side * r * 1.25, y + side * math.sin(math.radians(turn)) * r * 1.2
            lid = oval(ex, ey, r, r * 0.74, turn + 10 * side)
            s.fill(placed(lid, 0, -r * 0.35), s.ink)
            s.fill(lid, s.ink)
            eye = both(lid, placed(lid, 0, r * 0.4))
            s.fill(eye, s.light)
            px, py = (70 - ex) * 0.02 * r * 0.5, (72 - ey) * 0.012 * r * 0.5
            s.fill(both(eye, oval(ex + px, ey + r * 0.2 + py, r * 0.28, r * 0.6)), s.ink)
    # the match and its flame
    s.inked([(taper((72, 116), 2.3, (70, 84), 1.9), "#ffe6c0")], 1.5, (0.6, 0.6))
    s.inked([(oval(70, 83, 3.2, 4.0), mix(s.accent, s.ink, 0.6))], 1.2)
    for shape, tone in (
        (svg("M70 44 C75 54 83 62 83 73 C83 83 76 88 70 88 C64 88 57 83 57 73 C57 64 68 58 70 44 Z"), "#ff8a1e"),
        (svg("M70 56 C74 63 78 68 78 75 C78 82 74 86 70 86 C66 86 62 82 62 76 C62 69 69 65 70 56 Z"), "#ffc830"),
        (svg("M70 67 C73 71 75 74 75 78 C75 82 72 84 70 84 C68 84 66 82 66 79 C66 75 69 73 70 67 Z"), "#fff4b4"),
    ):
        if tone == "#ff8a1e":
            s.inked([(shape, tone)], 2.0, (0.4, 0.8))
        s.fill(shape, tone)
    # hand: sleeve, back, finger and thumb that pinch the match
    skin, lit = s.mid, mix(s.key, s.light, 0.4)
    sleeve = polygon((76, 172), (84, 138, 3), (106, 146, 3), (116, 172))
    back = svg("M82 146 C78 136 80 126 88 122 C98 119 108 126 107 138 C106 146 102 150 98 152 Z")
    s.inked([(back, skin)], 2.0, (0.8, 1.2))
    s.fill(cut(back, placed(back, 2.6, 3.0)), lit)
    for start, end, r in (((96, 128), (80, 130), 4.4), ((92, 124), (76, 119), 4.4), ((90, 122), (75, 110), 4.2)):
        finger = taper(start, r, end, r - 1.0)
        s.inked([(finger, skin)], 1.7, (0.5, 0.9))
        s.fill(cut(finger, placed(finger, 0.6, 2.4)), lit)
    thumb = join(taper((84, 140), 4.8, (72, 130), 4.0), taper((72, 130), 3.8, (69, 117), 3.2))
    s.inked([(thumb, skin)], 1.8, (0.5, 0.9))
    s.fill(cut(thumb, placed(thumb, 1.6, 2.0)), lit)
    s.inked([(sleeve, s.deep)], 2.0, (0.8, 1.0))
    s.fill(polygon((82, 144), (85, 140), (105, 147), (107, 152)), s.accent)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-05": Picture(
        black_widow, ((69.0, 80.0), (84.0, 121.0)), "hands a case over", "square in the rain", "lamp on wet stones"
    ),
    "m3-06": Picture(iron_fist, ((56.0, 84.0), (88.0, 92.0)), "swings into a bell", "mountain temple", "ring of sound"),
    "m3-07": Picture(ant_man, ((70.0, 90.0), (69.0, 76.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(
        gamora, ((70.0, 72.0), (92.0, 104.0), (72.0, 116.0)), "is struck among eyes", "hold of a ship", "match"
    ),
}
