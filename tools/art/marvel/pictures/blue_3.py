"""Pictures of the blue cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    block,
    both,
    box,
    burst,
    chance,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
    svg,
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
    s.flash(62, 75, 19, 9, s.accent, seed=3, squeeze=0.6)
    s.flash(62, 75, 12, 9, "#fff3c8", seed=6, squeeze=0.6)
    with s.moved(2.0, 4.0):
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


def black_widow(s: Impact) -> None:
    """A spider walks over the lens of a telescopic sight. Seen by the one who aims; light: the moon in the circle."""
    s.fill(ALL, mix(s.ink, s.deep, 0.22))
    lens = (65.0, 82.0)
    s.dots(ALL, s.deep, (60, 150), (60, 10), 0.1, 0.6)
    # the tube: rings that step inwards
    for r, tone in ((58, s.deep), (54.5, s.mid), (52, mix(s.ink, s.deep, 0.4)), (48, mix(s.ink, s.deep, 0.1))):
        s.fill(oval(*lens, r), tone)
    s.fill(cut(oval(*lens, 56), oval(lens[0] + 2, lens[1] + 2, 55)), s.key)
    view = oval(*lens, 44.5)
    with s.clipped(view):
        s.steps(
            view,
            (65, 38),
            (65, 118),
            [s.mid, mix(s.mid, s.key, 0.4), mix(s.mid, s.key, 0.8), s.key, mix(s.key, s.light, 0.4)],
        )
        moon = (64, 76)
        for r, tone in ((38, s.key), (32, mix(s.key, s.light, 0.5))):
            s.fill(oval(*moon, r), tone)
        s.fill(oval(*moon, 27), "#fff8dc")
        for x, y, r in ((52, 62, 4), (78, 66, 5), (74, 90, 4), (54, 92, 3)):
            s.fill(oval(x, y, r, r * 0.9), "#ffe9b0")
        s.fill(skyline(16, 118, 130, (18, 26, 20, 12, 15, 24, 30), 4), mix(s.mid, s.deep, 0.4))
        near = skyline(14, 118, 130, (12, 8, 16, 10, 6, 14), 9)
        s.fill(near, mix(s.ink, s.deep, 0.45))
        lots = chance(3)
        for _ in range(16):
            x, y = 24 + 80 * next(lots), 117 + 8 * next(lots)
            s.fill(both(block(x, y, 1.8, 2.4), near), s.accent)
        s.halo(view, s.deep, *lens, 30, 46, 0.0, 0.7)
        # graduations
        for number in range(-6, 7):
            if number:
                s.stroke(
                    [
                        (65 + number * 6.6, 82 - (2.4 if number % 2 else 4)),
                        (65 + number * 6.6, 82 + (2.4 if number % 2 else 4)),
                    ],
                    s.ink,
                    0.8,
                )
                s.stroke(
                    [
                        (65 - (2.4 if number % 2 else 4), 82 + number * 6.6),
                        (65 + (2.4 if number % 2 else 4), 82 + number * 6.6),
                    ],
                    s.ink,
                    0.8,
                )
        s.fill(block(20, 81.5, 90, 1.0), s.ink)
        s.fill(block(64.5, 36, 1.0, 92), s.ink)
        for a in (0, 90, 180, 270):
            s.fill(placed(polygon((30, -1.6), (46, -1.6), (46, 1.6), (30, 1.6)), *lens, 1, a), s.ink)
        s.fill(svg("M30 62 C34 50 44 42 56 39 C46 46 38 54 35 64 Z"), "#ffffff", 0.8)
    s.line(view, s.ink, 1.6)
    # the spider, on the glass: walks up to the right
    with s.moved(66.0, 82.0, 1.08, turn=36.0):
        legs: list[skia.Path] = []
        for k in (-1, 1):
            for points in (
                ((3, -5), (11, -16), (13, -27), (7, -38)),
                ((4, -3), (17, -11), (25, -14), (31, -24)),
                ((4, 0), (18, 3), (27, 8), (33, 4)),
                ((3, 3), (13, 15), (17, 27), (12, 40)),
            ):
                sway = 2.5 if k > 0 else -2.0
                legs.append(
                    ribbon(
                        [
                            (k * x, y + (sway if number else 0), w)
                            for number, ((x, y), w) in enumerate(zip(points, (2.0, 1.9, 1.5, 0.4), strict=True))
                        ]
                    )
                )
        hind = svg("M0 2 C10 3 14 13 10 22 C7 28 -7 28 -10 22 C-14 13 -10 3 0 2 Z")
        front = svg("M0 -12 C6 -12 8 -6 7 -1 C5 4 -5 4 -7 -1 C-8 -6 -6 -12 0 -12 Z")
        for leg in legs:
            s.fill(placed(leg, 2.0, 1.0), s.deep, 0.45)
        s.fill(placed(hind, 2.5, 1.4), s.deep, 0.45)
        for part in (*legs, hind, front):
            s.fill(part, s.ink)
        s.rim([*legs], s.key, (-0.8, -0.6), 0.7)
        s.rim([hind, front], s.key, (-0.9, -0.4), 1.5)
        for y, w in ((9, 3.4), (14.5, 4.4), (20, 3.4)):
            s.fill(polygon((-w, y), (0, y - 2.4), (w, y), (0, y + 0.6)), s.accent)
        for k in (-1, 1):
            s.fill(oval(k * 2.2, -9.4, 1.2), "#ffffff")
            s.fill(ribbon([(k * 2, -11, 1.2), (k * 3.4, -15, 0.9), (k * 1.2, -17.5, 0.2)]), s.ink)


def iron_fist(s: Impact) -> None:
    """A fist of iron strikes the temple bell. Close-up in profile; light: the ring of sound in the air."""
    hit = (58.0, 78.0)
    s.steps(
        ALL,
        (66, -4),
        (66, 130),
        [s.mid, mix(s.mid, s.key, 0.4), mix(s.mid, s.key, 0.8), s.key, mix(s.key, s.light, 0.4)],
    )
    # far: peaks with snow, the temple's roof
    s.fill(svg("M-4 120 L10 78 L22 92 L40 58 L58 88 L70 74 L92 104 L124 70 V150 H-4 Z"), mix(s.mid, s.deep, 0.25))
    s.fill(
        svg(
            "M40 58 L50 75 L44 72 L40 79 L34 71 L31 76 Z M10 78 L17 86 L11 85 L6 92 Z M70 74 L78 85 L72 83 L66 88 L63 84 Z M124 70 L112 83 L118 82 L124 90 Z"
        ),
        s.light,
    )
    # sound: rings that push the air apart
    for r, width, tone in ((70, 7.0, s.light), (54, 6.0, "#ffffff"), (39, 5.0, "#ffffff")):
        s.line(oval(*hit, r), tone, width, 0.75)
        s.line(oval(*hit, r + width * 0.7), s.mid, 1.0)
    s.rays(*hit, 28, 110, 20, "#ffffff", 0.8, duty=0.22, seed=6, inward=False)
    s.halo(ALL, s.deep, *hit, 66, 120, 0.0, 0.7)
    # the beam that it hangs from
    beam = polygon((44, 24), (126, 12), (126, 24), (46, 35))
    s.inked([(beam, s.deep)], 1.6, (0.0, 1.0))
    s.fill(polygon((44, 24), (126, 12), (126, 15), (44, 27)), s.key)
    s.inked([(cut(oval(88, 36, 9), oval(88, 36, 5)), s.mid)], 1.4)
    # the bell swings away from the blow
    bell_tone, lit, dim = mix(s.deep, s.mid, 0.4), s.key, mix(s.ink, s.deep, 0.5)
    with s.moved(88.0, 42.0, 1.0, turn=-8.0):
        bell = svg(
            "M-15 0 C-8 -6 8 -6 15 0 C22 10 25 28 26 52 C27 62 30 70 34 78 H-34 C-30 70 -27 62 -26 52 C-25 28 -22 10 -15 0 Z"
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
        lip = oval(0, 78, 34, 5)
        s.inked([(lip, s.ink)], 1.4)
        s.inked([(oval(3, 82, 6.4), s.accent)], 1.4)
        s.fill(oval(1, 80, 2), "#fff3c8")
    # the blow
    s.flash(*hit, 29, 12, s.accent, seed=4, hollow=0.55)
    s.flash(*hit, 20, 12, "#fff8e0", seed=4, hollow=0.55)
    # the fist: iron planes
    iron, bright, shade = mix(s.light, s.mid, 0.32), "#ffffff", mix(s.deep, s.mid, 0.15)
    with s.moved(46.0, 84.0, 0.98, turn=-12.0):
        arm = polygon((-70, -15), (-22, -13, 3), (-22, 17, 3), (-70, 24))
        cuff = polygon((-40, -20, 3), (-25, -18, 3), (-25, 22, 3), (-40, 25, 3))
        s.inked([(arm, iron), (cuff, s.mid)], 1.9, (0.4, 1.6))
        s.dots(arm, shade, (-40, 4), (-40, 22), 0.0, 0.85, pitch=2.4)
        for y in (-12, 3, 17):
            s.inked([(oval(-32.500, y, 2.3), s.light)], 0.9, (0.2, 0.4))
        hand = polygon(
            (-24, -15, 4), (-4, -22, 5), (10, -20, 5), (15, -8, 3), (15, 14, 4), (6, 22, 5), (-16, 21, 5), (-25, 14, 4)
        )
        s.inked([(hand, iron)], 2.0, (0.5, 1.7))
        with s.clipped(hand):
            s.fill(polygon((-24, -14), (-4, -21), (10, -19), (14, -10), (-6, -9), (-22, -4)), bright)
            s.dots(hand, shade, (-4, 2), (-2, 24), 0.0, 0.9, pitch=2.4)
        # four fingers, folded, at the front
        for number in range(4):
            y = -16 + number * 9.2
            finger = polygon(
                (-1, y, 3),
                (13, y - 1.5 + number * 0.8, 3.5),
                (16 - abs(number - 1) * 0.8, y + 4, 3),
                (13, y + 8.5, 3),
                (-1, y + 8.5, 3),
            )
            s.inked([(finger, iron)], 1.5, (0.4, 0.9))
            s.fill(polygon((1, y + 1.2), (12, y + 0.4), (13.5, y + 3.4), (1, y + 4)), bright)
        thumb = polygon((-18, -3, 4), (-6, -7, 4), (6, -3, 4), (9, 5, 3), (4, 10, 4), (-6, 7, 3), (-18, 9, 3))
        s.inked([(thumb, iron)], 1.7, (0.5, 1.1))
        s.fill(polygon((-15, -1), (-6, -5), (4, -1.500), (5, 2), (-6, 0), (-14, 3)), bright)
        s.stroke([(-4, -5.500), (-1.500, 0, -3, 5)], s.ink, 1.0)
    s.debris(
        [(66, 56, 2.6, 10), (72, 104, 3, 50), (50, 110, 2.6, 30), (42, 54, 2.4, 70), (78, 120, 3.4, 20)], s.key, s.light
    )


def gamora(s: Impact) -> None:
    """A sword falls through seven decks. Straight down the ship's shaft; light: the bottom of the shaft."""
    s.fill(ALL, s.deep)
    low, near = (55.0, 64.0), (64.0, 84.0)
    # decks: plates with torn holes, each further down, smaller and lighter
    tones = (
        mix(s.ink, s.deep, 0.75),
        mix(s.deep, s.mid, 0.2),
        mix(s.deep, s.mid, 0.75),
        mix(s.mid, s.key, 0.3),
        mix(s.mid, s.key, 0.75),
        mix(s.key, s.light, 0.3),
        mix(s.key, s.light, 0.7),
        "#ffffff",
    )
    s.fill(ALL, tones[0])
    for x in range(-10, 130, 28):
        s.stroke([(x, -4), (x + 4, 156)], mix(s.ink, s.deep, 0.25), 1.4)
        for y in (14, 58, 130):
            for dx, dy in ((5, -4), (24, -4), (5, 5), (24, 5)):
                s.fill(oval(x + dx, y + dy, 1.1), s.mid)
    for y in (14, 58, 130):
        s.stroke([(-4, y), (124, y - 4)], mix(s.ink, s.deep, 0.25), 1.4)
    s.dots(ALL, s.ink, (64, 84), (0, 10), 0.0, 0.6)
    reaches = (64.0, 53.0, 43.0, 34.5, 27.5, 21.5, 15.0)
    for number, reach in enumerate(reaches):
        share = number / 6
        x, y = near[0] + (low[0] - near[0]) * share, near[1] + (low[1] - near[1]) * share
        hole = burst(x, y, reach, 9, 3 + number, 0.84, 1.05, 21 * number)
        s.line(hole, s.ink, 3.2 - 1.6 * share)
        s.fill(hole, mix(tones[number], s.ink, 0.35))
        with s.clipped(hole):
            s.fill(placed(hole, 0.6, 5.5 - 4 * share), tones[number + 1])
        # the lit thickness of the plate
        s.rim([hole], mix(s.key, s.light, share), (0.35, 1.0), 2.2 - 1.2 * share)
        if number < 4:
            s.halo(hole, tones[number], *low, reach * 0.75, reach * 1.35, 0.0, 0.6, pitch=2.5)
    s.rays(*low, 8, 76, 16, "#ffffff", 0.7, duty=0.2, seed=7, inward=False)
    # the sword, hilt towards us
    with s.moved(*low, 1.0, turn=146.0):
        blade = polygon((0, 0), (4.0, -10), (7.8, -54), (-7.8, -54), (-4.0, -10))
        half = polygon((0, 0), (-4.0, -10), (-7.8, -54), (-0.6, -54))
        guard = svg("M-20 -50 C-12 -56 12 -56 20 -50 L22 -59 C12 -65 -12 -65 -22 -59 Z")
        grip = polygon((-5, -62), (5, -62), (7, -80), (-7, -80))
        pommel = oval(0, -84, 10)
        s.inked([(blade, "#ffffff"), (grip, s.mid), (guard, s.accent), (pommel, s.accent)], 2.0, (-1.0, -1.4))
        s.fill(half, s.mid)
        s.dots(half, s.deep, (0, -20), (-10, -56), 0.0, 0.7, pitch=2.4)
        s.fill(polygon((-0.6, -8), (0.9, -8), (1.8, -50), (-1.4, -50)), s.deep)
        for y in (-65, -70, -75):
            s.fill(polygon((-6.2, y), (6.2, y - 3), (6.2, y - 0.8), (-6.2, y + 2.4)), s.ink)
        s.fill(svg("M-19 -52 C-12 -57.500 12 -57.500 19 -52 L19.500 -54 C12 -60 -12 -60 -19.500 -54 Z"), "#ffe2a6")
        s.inked([(oval(0, -84, 5.6), mix(s.ink, s.deep, 0.4))], 0.9, (0.0, 0.0))
        s.fill(oval(1.6, -82.4, 2.0), s.key)
    # splinters where it broke through
    for x, y in ((68, 62), (48, 78), (42, 54)):
        s.flash(x, y, 5, 7, s.accent, seed=x)
    s.debris(
        [(86, 62, 4, 10), (40, 96, 4.4, 50), (52, 118, 3.6, 30), (36, 72, 3, 70), (98, 84, 3, 20), (60, 100, 2.6, 60)],
        s.mid,
        s.light,
    )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-05": Picture(black_widow, ((66.0, 82.0),), "walks over a sight", "roofs in the lens", "moon in the circle"),
    "m3-06": Picture(iron_fist, ((50.0, 80.0), (84.0, 90.0)), "strikes a bell", "mountain temple", "ring of sound"),
    "m3-07": Picture(ant_man, ((66.0, 80.0),), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(
        gamora, ((56.0, 66.0), (86.0, 108.0)), "falls through seven decks", "ship's shaft", "bottom of the shaft"
    ),
}
