"""Pictures of the red cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
    arch,
    block,
    both,
    box,
    chance,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def loki(s: Impact) -> None:
    """A horned helm throws the shadow of a serpent. Low, on the steps of a hall; light: the green flame."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    lamp = (47, 104)
    for r, c in (
        (134, mix(s.ink, s.deep, 0.75)),
        (108, s.deep),
        (90, mix(s.deep, s.mid, 0.5)),
        (73, s.mid),
        (55, mix(s.mid, s.key, 0.55)),
        (38, s.key),
        (23, mix(s.key, s.light, 0.5)),
    ):
        s.fill(oval(lamp[0], lamp[1] - 4, r, r * 0.96), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.5), lamp[0], lamp[1] - 4, 62, 120, 0.0, 0.65)
    for i, y in enumerate((22, 46, 70, 94, 116)):
        s.stroke([(-4, y), (124, y)], s.deep, 0.7, 0.4)
        for x in range(-10 + (i % 2) * 16, 124, 32):
            s.stroke([(x, y), (x, y + 23)], s.deep, 0.7, 0.4)
    # serpent
    dark = mix(s.ink, s.deep, 0.10)
    neck = ribbon(
        [(88, 126, 9), (104, 114, 10), (109, 98, 10.5), (101, 84, 11), (88, 74, 11.5), (84, 62, 12), (88, 52, 11)], 18
    )
    skull = svg(
        "M100 62 C106 50 100 39 90 35 C80 31 70 33 60 35.500 C52 37 44 37 37 40 C34 42 34 45 36.500 46.500 C46 49 58 50 66 55 C68 57 67 59 65 60 L72 70 Z"
    )
    jaw = svg("M70 54 C64 60 58 66 50 69 C45 71 42 74 44 77 C52 79 62 76 70 73 C78 72 86 72 92 70 Z")
    s.fill(join(join(neck, skull), jaw), dark)
    for x, y, length in ((41, 46.5, 9.5), (48.5, 48, 6)):
        s.fill(
            svg(
                f"M{x} {y - 1} C{x - 0.6} {y + length * 0.5} {x + 0.6} {y + length * 0.8} {x + 2} {y + length} C{x + 2.6} {y + length * 0.6} {x + 3.6} {y + 2} {x + 4} {y} Z"
            ),
            dark,
        )
    s.fill(svg("M47 75 L47.500 69 L50.500 74 Z"), dark)
    s.fill(ribbon([(66, 62, 1.0), (54, 60, 1.1), (44, 63, 1.0), (38, 60, 0.8), (33, 62, 0.2)]), dark)
    s.fill(ribbon([(40, 61, 0.9), (36, 65, 0.7), (35, 69, 0.2)]), dark)
    s.fill(svg("M66 42 L79 39.500 C79 45.500 72 49 66 42 Z"), "#3fe0a8")
    s.fill(polygon((72.4, 40.6), (74, 40.3), (73.6, 46.4), (72.8, 46.6)), dark)
    for x, y, w, d in ((84, 70, 8, 3), (92, 80, 8, 4), (101, 89, 8, 3), (107, 101, 8, 0), (103, 113, 8, -3)):
        s.stroke([(x - w * 0.5, y - d * 0.6 + 2), (x + w * 0.4, y - d - 1)], mix(s.deep, s.mid, 0.3), 1.0, 0.8)
    # steps
    s.fill(polygon((-4, 119), (124, 119), (124, 156), (-4, 156)), mix(s.ink, s.deep, 0.45))
    s.fill(polygon((-4, 119), (124, 119), (124, 128), (-4, 128)), s.deep)
    s.fill(oval(56, 123, 46, 4.4), s.mid)
    s.fill(oval(54, 123, 27, 2.8), s.key)
    s.fill(polygon((-4, 128), (124, 128), (124, 130), (-4, 130)), s.ink)
    s.dots(polygon((-4, 130), (124, 130), (124, 156), (-4, 156)), s.ink, (56, 128), (90, 152), 0.0, 0.85)
    # helm
    with s.moved(83.0, 108.0, 0.86, turn=8.0):
        horn_r = ribbon([(12, -8, 5.4), (22, -9, 4.8), (29, -16, 3.6), (30, -26, 2.2), (27, -31, 0.3)], 16)
        horn_l = ribbon([(-12, -8, 5.4), (-22, -9, 4.8), (-30, -16, 3.6), (-31, -27, 2.2), (-28, -33, 0.3)], 16)
        dome = svg(
            "M-16 8 C-18 -14 -9 -25 0 -25 C9 -25 18 -14 16 8 C14 12 8 14 5 14 L3.500 4 L-3.500 4 L-5 14 C-8 14 -14 12 -16 8 Z"
        )
        gold, shade = "#ffc83a", "#b8500e"
        s.inked([(horn_r, "#f0d8b8"), (horn_l, "#fffaf0"), (dome, gold)], w=2.0, heavy=(1.2, 1.2))
        with s.clipped(join(horn_l, horn_r)):
            s.dots(block(-40, -40, 80, 40), s.deep, (0, -18), (0, 0), 0.0, 0.75, pitch=2.4)
        with s.clipped(dome):
            s.fill(svg("M3 -28 C6 -10 6 2 6 18 L22 18 V-28 Z"), shade)
            s.dots(dome, s.deep, (0, -6), (16, 8), 0.0, 0.8, pitch=2.4)
            s.fill(svg("M-20 -6 C-10 -10 10 -10 20 -6 L20 -1.500 C10 -5.500 -10 -5.500 -20 -1.500 Z"), s.accent)
            s.line(svg("M-20 -6 C-10 -10 10 -10 20 -6 M20 -1.500 C10 -5.500 -10 -5.500 -20 -1.500"), s.ink, 0.9)
            s.fill(
                svg(
                    "M-12.500 2 C-9 0 -6 0.500 -4 2.500 C-6 5.500 -10 6 -12.500 2 Z M12.500 2 C9 0 6 0.500 4 2.500 C6 5.500 10 6 12.500 2 Z"
                ),
                s.ink,
            )
        s.rim([dome], "#9af0c4", (-1, 0), 1.3)
    # flame
    s.canvas.translate(-7, 0)
    s.inked([(polygon((42, 113, 1), (58, 113, 1), (55, 121, 1), (45, 121, 1)), mix(s.ink, s.deep, 0.6))], w=1.2)
    fl = svg(
        "M50 115 C40 113 37 103 42.500 95 C45 98 46.500 98 47 95 C47 88 50 84 55 80 C53 88 59 92 61 100 C62.500 109 58 115 50 115 Z"
    )
    s.inked([(fl, s.accent)], w=1.2, heavy=(0.5, 0.6))
    s.fill(placed(fl, 50.5 * 0.28, 113 * 0.28, 0.72), "#7cf0b0")
    s.fill(placed(fl, 50.5 * 0.55, 114 * 0.55, 0.45), "#f4fff0")


def thor(s: Impact) -> None:
    """A thrown hammer splits the storm over a bridge. Diagonal; light: the lightning it opens."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    # the rift
    s.steps(
        ALL,
        (60, 10),
        (60, 150),
        [mix(s.key, s.light, 0.2), s.key, mix(s.key, s.light, 0.4), mix(s.key, s.light, 0.7), s.light, "#fff6ea"],
    )
    s.rays(58, 66, 20, 130, 30, s.key, 0.5, duty=0.6, seed=4)
    far = svg(
        "M-4 -4 H40 C46 4 40 10 46 16 C54 22 44 28 46 34 C52 40 40 46 42 54 C46 60 34 66 34 74 C36 80 24 86 22 94 C20 102 8 108 -4 110 Z"
    )
    far2 = svg(
        "M124 -4 H70 C64 6 74 12 70 20 C66 26 78 34 76 42 C74 50 86 56 84 64 C84 74 96 78 98 88 C100 98 112 104 124 106 Z"
    )
    for p, d in ((far, 7), (far2, -7)):
        s.fill(placed(p, d, 1), s.mid)
        s.fill(p, s.deep)
    s.dots(far, s.ink, (44, 50), (0, 60), 0.0, 0.8)
    s.dots(far2, s.ink, (76, 50), (124, 60), 0.0, 0.8)
    for p in (
        "M-4 -4 H28 C34 8 26 14 30 24 C36 34 22 40 24 52 C24 62 12 66 12 78 C8 88 2 90 -4 92 Z",
        "M124 -4 H86 C80 8 92 16 88 26 C88 36 98 42 98 54 C100 66 112 70 114 82 C116 88 120 90 124 90 Z",
    ):
        s.fill(svg(p), mix(s.ink, s.deep, 0.45))
    # water and bridge
    s.fill(polygon((-4, 120), (124, 120), (124, 156), (-4, 156)), s.deep)
    s.fill(oval(62, 136, 40, 12), s.mid)
    for i, w in enumerate((44, 34, 52, 28, 40, 24)):
        y = 122 + i * 4.4
        s.fill(
            polygon((62 - w / 2, y), (62 + w / 2, y - 0.4), (62 + w / 2 - 5, y + 1.6), (62 - w / 2 + 4, y + 1.8)),
            s.light,
        )
    dark = mix(s.ink, s.deep, 0.15)
    for x, top in ((40, 84), (94, 84)):
        s.fill(polygon((x - 3.4, top), (x + 3.4, top), (x + 4.4, 142), (x - 4.4, 142)), dark)
        s.fill(block(x - 5, top - 2, 10, 3), dark)
        s.fill(
            polygon(
                (x + (2.2 if x < 60 else -3.4), top),
                (x + (3.4 if x < 60 else -2.2), top),
                (x + (4.4 if x < 60 else -3.2), 142),
                (x + (3.2 if x < 60 else -4.4), 142),
            ),
            s.key,
        )
    s.line(svg("M-4 106 Q22 120 40 84 Q67 142 94 84 Q110 118 128 104"), dark, 1.7)
    for x in range(0, 124, 6):
        u = (x - 40) / 27 - 1
        y = 84 + 29 * (1 - u * u) if 40 <= x <= 94 else 108
        s.stroke([(x, y), (x, 127)], dark, 0.7)
    s.fill(polygon((-4, 125), (124, 125), (124, 130), (-4, 130)), dark)
    s.fill(polygon((-4, 125), (124, 125), (124, 126), (-4, 126)), s.key)
    # bolts
    for pts, w in (
        ([(60, 60), (50, 76), (57, 80), (47, 98), (52, 101), (41, 122)], 4.4),
        ([(66, 62), (78, 78), (73, 83), (86, 98), (82, 102), (93, 120)], 3.6),
    ):
        n = len(pts)
        for k, c in ((1.9, s.accent), (1.0, "#ffffff")):
            s.fill(
                polygon(
                    *[(x - w * k * (1 - i / n), y) for i, (x, y) in enumerate(pts)],
                    *[(x + w * k * (1 - i / n), y) for i, (x, y) in reversed(list(enumerate(pts)))],
                ),
                c,
            )
    s.flash(60, 64, 42, 12, s.mid, seed=8, hollow=0.55, turn=10)
    s.flash(60, 64, 33, 12, "#fffaf0", seed=8, hollow=0.55, turn=10)

    # hammer: local x along the haft, head at 0; the near face is the larger
    def at(p):
        return placed(p, 58, 62, 0.80, 40)

    haft = at(polygon((6, -3.2), (46, -5.0), (46, 5.0), (6, 3.2)))
    knob = at(oval(48, 0, 5.6, 6.6))
    side = at(polygon((-13, -27), (11, -25), (12, 24), (-14, 29)))
    face = at(polygon((-14, 29), (12, 24), (15, 31), (-11, 38)))
    top = at(polygon((-13, -27), (-19, -20), (-20, 31), (-14, 29)))
    steel, shine = "#8d6a78", "#ffeadd"
    s.inked([(haft, mix(s.deep, s.mid, 0.4)), (knob, "#ffc83a")], w=1.6, heavy=(0.9, 1.2))
    for x in (16, 22, 28, 34, 40):
        s.line(at(polygon((x, -4), (x + 4, 4.4), (x + 4.2, 4.4), (x + 0.2, -4))), s.ink, 1.0)
    s.inked([(side, steel), (face, mix(steel, s.ink, 0.45)), (top, "#ffffff")], w=1.8, heavy=(1.2, 1.5))
    with s.clipped(side):
        s.fill(at(polygon((-13, -27), (11, -25), (11, -17), (-13, -18))), mix(steel, shine, 0.6))
        s.fill(at(polygon((-14, 20), (12, 16), (12, 24), (-14, 29))), mix(steel, shine, 0.45))
        s.fill(at(polygon((-13, -18), (-6, -18), (-7, 20), (-14, 20))), mix(steel, shine, 0.35))
        s.dots(side, s.ink, (60, 60), (76, 76), 0.0, 0.85, pitch=2.4)
    s.rim([face], s.accent, (0, 1), 1.2)
    s.line(at(polygon((-13, -18), (11, -17), (12, 16), (-14, 20))), s.ink, 1.0)
    s.line(side, s.ink, 1.2)
    s.line(top, s.ink, 1.0)
    s.glint(40, 58, 9)


def doctor_strange(s: Impact) -> None:
    """A ring of sparks opens before a mountain of snow, and a hand reaches out of it."""
    s.steps(
        ALL,
        (60, 0),
        (60, 120),
        [mix(s.ink, s.deep, 0.5), s.deep, mix(s.deep, s.mid, 0.5), s.mid, mix(s.mid, s.key, 0.5)],
    )
    # the mountains
    s.fill(svg("M-4 112 L20 62 L34 82 L52 44 L74 84 L92 58 L108 80 L124 66 V150 H-4 Z"), mix(s.deep, s.mid, 0.25))
    s.fill(
        svg(
            "M52 44 L63 64 L57 62 L53 72 L48 63 L43 68 Z M20 62 L29 75 L23 74 L19 80 L15 72 Z M92 58 L101 71 L95 70 L91 76 L86 67 Z M124 66 L114 74 L119 76 L124 82 Z"
        ),
        s.light,
    )
    s.fill(svg("M-4 124 C30 112 90 116 124 122 V172 H-4 Z"), mix(s.key, s.light, 0.55))
    s.dots(svg("M-4 124 C30 112 90 116 124 122 V172 H-4 Z"), s.mid, (68, 126), (20, 152), 0.0, 0.7)
    s.fill(oval(66, 138, 38, 5), "#ffb347")
    # the other side: a warm study seen through the ring
    cx, cy, r = 66, 84, 37
    hole = oval(cx, cy, r)
    s.fill(oval(cx, cy, r + 9), mix(s.mid, "#ffb347", 0.35))
    s.fill(oval(cx, cy, r + 4), "#ffb347")
    s.fill(hole, mix(s.ink, s.accent, 0.35))
    with s.clipped(hole):
        s.fill(box(30, 44, 104, 124), mix(s.accent, s.ink, 0.55))
        s.fill(arch(54, 84, 66, 108), mix(s.accent, "#ffffff", 0.35))
        s.fill(box(68, 50, 70, 108), mix(s.accent, s.ink, 0.5))
        for x in (36, 92):
            for y in (56, 70, 84):
                s.fill(block(x, y, 12, 10), mix(s.accent, s.ink, 0.75))
                for number in range(3):
                    s.fill(
                        block(x + 1 + number * 3.6, y + 1.4, 2.8, 8),
                        (s.mid, "#ffc75e", mix(s.accent, "#ffffff", 0.3))[number],
                    )
        s.halo(hole, s.ink, cx, cy, 20, 40, 0.0, 0.8, pitch=2.4)
    # sparks fly along the ring
    lots = chance(21)
    for number in range(64):
        a = math.radians(number * 5.6 + 4 * next(lots))
        reach, long = r + 1 + 5 * next(lots), 5 + 9 * next(lots)
        b = a + 0.30 + 0.2 * next(lots)
        x, y = cx + reach * math.cos(a), cy + reach * math.sin(a)
        end = (cx + (reach + long * 0.7) * math.cos(b), cy + (reach + long * 0.7) * math.sin(b))
        s.stroke([(x, y), end], ("#ffb347", "#fff3c0", "#ff7a2a")[number % 3], 1.1 + 0.7 * next(lots))
    s.line(hole, "#fff3c0", 2.2)
    # the hand reaches out at us
    with s.clipped(join(hole, box(-4, 84, 124, 172))):
        arm = ribbon([(66, 64, 8), (66, 78, 9), (66, 92, 10)])
        s.inked([(arm, s.accent)], 1.8, (1.0, 1.2))
        s.fill(both(arm, placed(arm, -5, 0)), mix(s.accent, "#ffffff", 0.45))
        cuff = polygon((53, 84, 3), (79, 84, 3), (80, 95, 3), (52, 95, 3))
        s.inked([(cuff, "#ffc75e")], 1.5, (0.8, 1.0))
        skin, lit = mix("#8a4a36", s.key, 0.25), mix("#f2b48a", s.light, 0.3)
        fingers = [
            taper((55, 106), 4.2, (43, 119), 3.2),
            taper((60, 110), 4.4, (53, 130), 3.3),
            taper((67, 111), 4.5, (66, 134), 3.4),
            taper((74, 110), 4.3, (80, 130), 3.2),
            taper((77, 100), 4.6, (90, 110), 3.4),
        ]
        palm = svg("M54 95 C50 102 51 111 58 114 H76 C82 110 83 102 79 95 Z")
        s.inked([*((finger, skin) for finger in fingers), (palm, skin)], 1.8, (1.0, 1.2))
        for part in (*fingers, palm):
            s.fill(both(part, placed(part, -2.2, -1.6)), lit)
        for start, end in (((58, 112), (60, 106)), ((64.5, 113), (65, 106)), ((71.5, 113), (71, 106))):
            s.stroke([start, end], s.ink, 1.2)
        s.dots(palm, s.deep, (66, 104), (84, 116), 0.0, 0.7, pitch=2.4)
    for x, y, k in ((26, 40, 1.6), (108, 96, 1.8), (98, 132, 1.4), (36, 128, 1.5)):
        s.glint(x, y, 4 * k, "#fff3c0")


def nova(s: Impact) -> None:
    """A star bursts through a station in orbit."""
    s.fill(ALL, mix(s.ink, s.deep, 0.3))
    lots = chance(31)
    for _ in range(70):
        s.fill(oval(128 * next(lots) - 4, 160 * next(lots) - 4, 0.3 + 0.6 * next(lots)), mix(s.light, "#ffffff", 0.5))
    # the planet's limb below
    planet = oval(40, 214, 96)
    s.fill(oval(40, 214, 101), mix(s.mid, s.key, 0.4), 0.6)
    s.fill(planet, mix(s.deep, s.mid, 0.6))
    with s.clipped(planet):
        s.fill(oval(48, 226, 96), mix(s.ink, s.deep, 0.7))
        for points in ([(10, 134), (30, 128, 62, 134)], [(50, 142), (74, 138, 96, 150)]):
            s.stroke(points, s.key, 2.2)
        s.dots(planet, s.ink, (50, 122), (66, 160), 0.0, 0.8)
    cx, cy = 70, 78
    s.rays(cx, cy, 18, 150, 28, s.key, 0.45, duty=0.4, seed=8)

    # the ring of the station, broken where the star goes through
    def ring(first: float, last: float, shift: Point, tone: Color) -> None:
        steps = 12
        outer, inner = [], []
        for number in range(steps + 1):
            a = math.radians(first + (last - first) * number / steps)
            outer.append((cx + shift[0] + 46 * math.cos(a), cy + shift[1] + 27 * math.sin(a)))
            inner.append((cx + shift[0] + 35 * math.cos(a), cy + shift[1] + 18.5 * math.sin(a)))
        band = polygon(*outer, *reversed(inner))
        s.inked([(band, tone)], 1.7, (1.0, 1.3))
        s.fill(both(band, placed(band, 0, -3.2)), mix(tone, "#ffffff", 0.5))
        for number in range(1, steps):
            a = math.radians(first + (last - first) * number / steps)
            s.stroke(
                [
                    (cx + shift[0] + 46 * math.cos(a), cy + shift[1] + 27 * math.sin(a)),
                    (cx + shift[0] + 35 * math.cos(a), cy + shift[1] + 18.5 * math.sin(a)),
                ],
                s.ink,
                1.0,
            )
            s.fill(
                oval(cx + shift[0] + 40.5 * math.cos(a + 0.07), cy + shift[1] + 23 * math.sin(a + 0.07), 1.5, 1.1),
                "#ffe27a",
            )

    with s.moved(turn=-16, about=(cx, cy)):
        ring(196, 330, (-2, -5), mix(s.deep, s.mid, 0.45))
        # the wake of the star comes from the far side
        s.fill(
            polygon((cx - 4, cy), (cx + 4, cy), (cx + 12, cy - 90), (cx - 12, cy - 90)),
            mix(s.accent, "#ffffff", 0.2),
            0.6,
        )
        s.fill(polygon((cx - 2.5, cy), (cx + 2.5, cy), (cx + 5, cy - 90), (cx - 5, cy - 90)), "#ffffff", 0.9)
        s.flash(cx, cy, 44, 15, s.accent, seed=4)
        s.flash(cx, cy, 31, 14, mix(s.accent, "#ffffff", 0.6), seed=5)
        ring(28, 150, (-3, 6), mix(s.mid, s.key, 0.25))
    tips = [
        (cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a)))
        for number in range(16)
        for r, a in [(25.0 if number % 4 == 0 else 15.0 if number % 2 == 0 else 7.5, -90 + 22.5 * number)]
    ]
    star = polygon(*tips)
    s.inked([(star, "#fff6c8")], 1.8, (0.9, 1.1))
    s.fill(placed(star, cx * 0.45, cy * 0.45, 0.55), "#ffffff")
    for x, y, size, turn in (
        (34, 58, 5, 20),
        (104, 98, 6, 60),
        (100, 56, 4.4, 10),
        (42, 104, 5, 45),
        (88, 116, 4.4, 80),
        (50, 36, 4, 30),
    ):
        plate = placed(polygon((-1, -0.5), (0.9, -0.7), (0.7, 0.6), (-0.8, 0.7)), x, y, size, turn)
        s.inked([(plate, mix(s.mid, s.key, 0.3))], 1.2, (0.7, 0.9))
        s.fill(both(plate, placed(plate, -1.4, -1.4)), s.light)
        s.fill(oval(x, y, 0.9), s.ink)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-13": Picture(thor, ((66.0, 80.0),), "splits the storm", "bridge", "lightning"),
    "m3-14": Picture(doctor_strange, ((66.0, 104.0), (66.0, 84.0)), "opens for a hand", "snow mountain", "the ring"),
    "m3-15": Picture(nova, ((70.0, 78.0),), "bursts through a station", "orbit", "the star"),
    "m3-16": Picture(loki, ((66.0, 80.0),), "casts the shadow of a serpent", "hall", "green flame on the step"),
}
