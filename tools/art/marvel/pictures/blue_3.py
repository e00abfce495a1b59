"""Pictures of the blue cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    skyline,
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


def _ball_room_window(s: Impact, x: float, y: float) -> None:
    """Paint a tall window with the moon at (x, y) and a couple that dances before it."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    s.fill(box(34, -4, 118, 128), mix(s.ink, s.deep, 0.7))
    for r, tone in ((50, s.deep), (41, mix(s.deep, s.mid, 0.6)), (33, s.mid), (26, "#ffe9b0"), (23.5, "#fff8dc")):
        with s.clipped(box(38, -4, 114, 124)):
            s.fill(oval(x, y, r), tone)
    with s.clipped(box(38, -4, 114, 124)):
        s.fill(skyline(36, 118, 126, (18, 30, 24, 36, 20), seed=6), mix(s.ink, s.deep, 0.55))
    for bar in (38, 114):
        s.fill(box(bar - 2, -4, bar + 2, 126), s.ink)
    for level in (36, 100):
        s.fill(box(36, level - 1.2, 118, level + 1.2), s.ink)
    s.fill(svg("M-4 -4 H32 C36 40 30 90 36 146 H-4 Z"), mix(s.ink, s.deep, 0.55))
    for fold in (6, 16, 26):
        s.stroke([(fold, -4), (fold + 3, 70, fold, 150)], s.ink, 2.0)
    s.dots(ALL, s.ink, (60, 60), (-4, 130), 0.0, 0.7)


def _cocktail_glass(s: Impact, x: float, rim: float) -> None:
    """Paint a glass with a wide bowl, its liquid lit from behind."""
    surface = rim + 6
    bowl = svg(f"M{x - 28} {rim} L{x} {rim + 36} L{x + 28} {rim} Z")
    drink = svg(f"M{x - 23} {surface} L{x} {rim + 35} L{x + 23} {surface} Z")
    stem = polygon((x - 1.6, rim + 34), (x + 1.6, rim + 34), (x + 2.0, rim + 53), (x - 2.0, rim + 53))
    s.inked([(oval(x, rim + 54, 19, 4.2), mix(s.key, s.light, 0.4)), (stem, s.light)], 1.5, (0.6, 1.0))
    s.fill(bowl, mix(s.light, s.key, 0.35), 0.55)
    s.fill(drink, s.key)
    s.fill(svg(f"M{x - 23} {surface} L{x} {rim + 35} L{x - 4} {surface} Z"), mix(s.key, s.light, 0.75))
    s.dots(drink, s.mid, (x, rim + 12), (x + 18, rim + 20), 0.1, 0.85, pitch=2.4)
    s.inked([(oval(x, surface, 23, 4.6), s.light)], 0.9, (0.0, 0.2))
    s.line(bowl, s.ink, 1.8)
    s.line(oval(x, rim, 28, 5.6), s.ink, 3.0)
    s.line(oval(x, rim, 28, 5.6), "#ffffff", 1.3)
    s.stroke([(x - 22, rim + 4), (x - 7, rim + 24)], "#ffffff", 2.0)


def black_widow(s: Impact) -> None:
    """A spider on the rim of a glass lets a drop fall into the drink. Light: the moon in a ball room's window."""
    x, rim = 76.0, 86.0
    _ball_room_window(s, 76, 64)
    s.fill(svg("M-4 134 C30 128 90 128 124 134 V172 H-4 Z"), s.mid)
    s.fill(svg("M40 140 C60 133 100 133 116 140 C100 147 60 147 40 140 Z"), s.light)
    s.dots(svg("M-4 134 C30 128 90 128 124 134 V172 H-4 Z"), s.ink, (70, 134), (0, 150), 0.0, 0.85)
    body = s.ink
    legs = [
        ribbon([(78, 68, 1.7), (92, 54, 1.6), (98, 70, 1.2), (102, 87, 0.7)]),
        ribbon([(76, 69, 1.7), (86, 58, 1.6), (90, 74, 1.2), (90, 88, 0.7)]),
        ribbon([(70, 70, 1.7), (62, 56, 1.6), (54, 68, 1.2), (50, 84, 0.7)]),
        ribbon([(71, 71, 1.7), (66, 60, 1.6), (60, 74, 1.2), (60, 90, 0.7)]),
        ribbon([(74, 71, 1.7), (79, 64, 1.6), (80, 78, 1.2), (77, 90, 0.7)]),
    ]
    for leg in legs[:2]:
        s.fill(leg, body)
    _cocktail_glass(s, x, rim)
    abdomen, chest, head = oval(84, 58, 11, 9.6, -34), oval(73, 69, 6.2, 5.2, -20), oval(67, 74, 4.4, 3.9)
    fangs = ribbon([(66, 76, 1.6), (65, 79.5, 1.2), (66, 82, 0.3)])
    for part in (*legs, abdomen, chest, head, fangs):
        s.fill(part, body)
    s.rim([*legs, abdomen, chest, head], s.key, (-0.6, 1.0), 1.1)
    s.fill(svg("M77 53 C80 49 86 48 90 51 C86 51 81 53 79 56 Z"), s.light)
    for at in ((64.8, 73.4), (67.6, 72.2)):
        s.fill(oval(*at, 1.1), s.accent)
    drop = svg(
        "M66.500 84 C68.500 88 70 90 70 92 C70 94.200 68.400 95.600 66.500 95.600 C64.600 95.600 63 94.200 63 92 C63 90 64.500 88 66.500 84 Z"
    )
    s.line(oval(67, 97, 7, 1.7), s.accent, 1.0)
    s.inked([(drop, s.accent)], 0.9, (0.3, 0.5))
    s.fill(oval(65.6, 91.4, 1.0, 1.6), "#ffffff")


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


def iron_fist(s: Impact) -> None:
    """A fist of iron strikes the temple bell. Close-up in profile; light: the ring of sound in the air."""
    hit = (58.0, 78.0)
    s.steps(
        ALL,
        (66, -4),
        (66, 130),
        [s.mid, mix(s.mid, s.key, 0.4), mix(s.mid, s.key, 0.8), s.key, mix(s.key, s.light, 0.4)],
    )
    # sound: rings that push the air apart
    for r, width, tone in ((66, 3.4, s.light), (52, 3.4, "#ffffff"), (39, 3.4, "#ffffff")):
        s.line(oval(*hit, r), tone, width, 0.7)
    s.rays(*hit, 28, 96, 14, "#ffffff", 0.7, duty=0.16, seed=6, inward=False)
    s.halo(ALL, s.deep, *hit, 66, 120, 0.0, 0.7)
    _temple_valley(s)
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


def _deck(s: Impact, y: float, hole: float, tone: Color, lit: Color) -> None:
    """Paint a deck in section with a torn hole ``hole`` wide round x 72, and the lit floor behind it."""
    s.fill(polygon((-4, y - 6), (124, y - 6), (124, y + 1), (-4, y + 1)), lit)
    left, right = 72 - hole / 2, 72 + hole / 2
    for edge, inward in ((left, -1.0), (right, 1.0)):
        far = -6.0 if inward < 0 else 126.0
        plate = polygon((far, y), (edge, y), (edge - inward * 5, y + 9), (edge + inward * 4, y + 6), (far, y + 6))
        s.inked([(plate, tone)], 1.4, (0.2, 1.0))
        s.fill(polygon((far, y), (edge, y), (edge + inward, y + 1.6), (far, y + 1.6)), s.light)
        for x in range(4, 54, 10):
            s.fill(oval(edge + inward * x, y + 3.8, 0.9), s.ink)


def _deckhand(s: Impact, x: float, foot: float, size: float, flip: bool) -> None:
    """Paint somebody who starts back, lit from the hole."""
    figure = join(
        svg("M-3 -17 C-4 -20 3 -20 3.500 -17 L4 -9 L6 0 H2.600 L0.500 -7 L-3 0 H-6.400 L-3.500 -9 Z"),
        oval(-1, -23, 2.7, 3.1),
        taper((2, -17), 1.5, (8, -21), 1.1),
        taper((-3, -17), 1.5, (-8.6, -14), 1.1),
    )
    figure = placed(figure, x, foot, size, flip=flip)
    s.fill(figure, s.ink)
    s.rim([figure], s.light, (-1.0 if flip else 1.0, 0.1), 0.9)


def gamora(s: Impact) -> None:
    """A sword falls through the decks of a ship, seen in section. Light: the engine at the bottom."""
    tones = [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.6), s.mid, s.key]
    for number, tone in enumerate(tones):
        s.fill(box(-4, -4 + 30 * number, 124, 30 + 30 * number), tone)
    s.fill(oval(72, 150, 62, 34), mix(s.key, s.light, 0.6))
    s.fill(oval(72, 150, 44, 24), "#ffffff")
    for number in range(4):  # ribs and pipes of each deck
        top = 26 + 30 * (number - 1)
        for x in (12, 44, 106):
            s.fill(box(x, top, x + 3.4, top + 30), mix(tones[number], s.ink, 0.35))
    for x, y in ((48, 42), (100, 44)):
        s.fill(box(x, y, x + 10, y + 6, 2), s.light)
    s.dots(box(-4, -4, 124, 92), s.ink, (72, 92), (30, 0), 0.0, 0.7)
    beam = polygon((62, -4), (82, -4), (94, 146), (50, 146))
    s.shaft(beam, s.light, 0.85, (72, 146), (72, -4))
    for y, hole, tone in (
        (26, 22, s.deep),
        (56, 27, mix(s.deep, s.mid, 0.4)),
        (86, 32, mix(s.deep, s.mid, 0.8)),
        (116, 34, s.mid),
    ):
        _deck(s, y, hole, tone, mix(tone, s.key, 0.5))
    _deckhand(s, 106, 56, 1.0, True)
    _deckhand(s, 42, 86, 1.0, False)
    _deckhand(s, 104, 116, 1.1, True)
    for x, top, foot in ((64, 2, 44), (81, 10, 50), (60, 40, 66), (84, 44, 70)):
        s.stroke([(x, top), (x, foot)], "#ffffff", 1.2)
    with s.moved(72.0, 137.0, turn=7.0):
        blade = polygon((0, 0), (6.4, -12), (6.4, -56), (-6.4, -56), (-6.4, -12))
        guard = svg("M-17 -55 C-10 -59 10 -59 17 -55 L18 -63 C10 -66 -10 -66 -18 -63 Z")
        grip, pommel = box(-3.2, -79, 3.2, -62), oval(0, -83, 5)
        s.inked([(blade, "#ffffff"), (grip, s.ink), (guard, s.accent), (pommel, s.accent)], 2.0, (1.0, 0.6))
        s.fill(polygon((0, 0), (6.4, -12), (6.4, -55), (0.6, -55)), s.mid)
        s.dots(blade, s.deep, (0, -40), (7, -44), 0.0, 0.6, pitch=2.4)
        s.fill(polygon((-0.8, -12), (0.8, -12), (0.8, -52), (-0.8, -52)), s.deep)
        for y in (-66, -71, -76):
            s.fill(polygon((-3, y), (3, y - 2), (3, y - 0.6), (-3, y + 1.4)), s.key)
        s.fill(
            svg("M-16 -58.500 C-10 -62 4 -62.500 12 -61 L12 -62.600 C4 -64.500 -10 -64.500 -17 -61.500 Z"), "#ffe2a6"
        )
    s.debris(
        [
            (54, 104, 3.4, 10),
            (92, 102, 3.8, 50),
            (50, 130, 4.2, 30),
            (97, 132, 4.6, 70),
            (58, 76, 2.6, 20),
            (88, 74, 2.4, 60),
        ],
        s.mid,
        s.light,
    )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-05": Picture(
        black_widow, ((76.0, 66.0), (67.0, 92.0)), "lets a drop fall into a glass", "ball room", "moon in the window"
    ),
    "m3-06": Picture(iron_fist, ((50.0, 80.0), (84.0, 90.0)), "strikes a bell", "mountain temple", "ring of sound"),
    "m3-07": Picture(ant_man, ((70.0, 90.0), (69.0, 76.0)), "holds up a shoe", "kerb", "slit of day"),
    "m3-08": Picture(
        gamora, ((73.0, 120.0), (64.0, 60.0)), "falls through the decks", "ship in section", "engine at the bottom"
    ),
}
