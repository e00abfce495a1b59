"""Pictures of the purple cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

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
    skyline,
    svg,
    taper,
)


def hulk(s: Impact) -> None:
    """A fist comes through the wall at us. Straight on, foreshortened; light: the flash in the hole."""
    s.fill(ALL, s.deep)
    cx, cy = 67, 84
    # bricks that crowd to the hole
    for r in range(13):
        for k in range(7):
            x, y = k * 23 - (r % 2) * 11.5 - 14, r * 13 - 8
            tone = (mix(s.mid, s.deep, 0.5), mix(s.mid, s.deep, 0.72), mix(s.mid, s.deep, 0.3))[(r * 3 + k * 5) % 3]
            s.fill(block(x, y, 21.4, 11.4, 0.8), tone)
            s.fill(block(x, y, 21.4, 1.4), s.mid)
    s.halo(ALL, s.ink, cx, cy, 42, 98, 0.0, 0.85)
    # cracks
    for a, length in ((205, 76), (250, 66), (292, 74), (335, 60), (20, 60), (65, 66), (120, 70), (160, 66)):
        rnd = chance(a)
        pts = [(cx + 34 * math.cos(math.radians(a)), cy + 34 * math.sin(math.radians(a)), 2.0)]
        for i in range(1, 6):
            d = 34 + (length - 34) * i / 5
            b = math.radians(a + 12 * (next(rnd) - 0.5))
            pts.append((cx + d * math.cos(b), cy + d * math.sin(b), 1.7 * (1 - i / 5)))
        s.fill(
            polygon(*[(x + w, y + w * 0.4) for x, y, w in pts], *[(x - w, y - w * 0.4) for x, y, w in pts[::-1]]), s.ink
        )
    hole = burst(cx, cy, 58, 11, 12, 0.68, 1.04, 14)
    s.fill(hole, s.ink)
    s.fill(placed(burst(0, 0, 58, 11, 12, 0.68, 1.04, 14), cx + 1, cy + 1.4, 0.93), s.accent)
    s.fill(placed(burst(0, 0, 58, 11, 12, 0.68, 1.04, 14), cx + 1, cy + 1, 0.76), "#f4ffb0")
    s.fill(oval(cx, cy, 26), "#ffffff")
    s.rays(cx, cy, 52, 92, 20, s.accent, 1, duty=0.16, seed=4, inward=False)

    # bricks that fly
    def brick(x, y, w, turn, tone):
        a = placed(block(-w, -w * 0.5, 2 * w, w), x, y, 1, turn)
        b = placed(polygon((-w, w * 0.5), (w, w * 0.5), (w * 0.72, w * 0.86), (-w * 0.72, w * 0.86)), x, y, 1, turn)
        s.inked([(b, s.deep), (a, tone)], w=1.2, heavy=(0.8, 1.0))
        s.rim([a], s.light, (-0.4, -1), 1.2)

    brick(44, 50, 8, 28, s.mid)
    brick(97, 53, 6, -30, s.mid)
    brick(104, 92, 8.5, 40, s.key)
    brick(47, 118, 9, -34, s.mid)
    # arm, back of the hand, knuckles, thumb: planes with corners, larger towards us
    with s.moved(cx - 1, cy + 2, 0.92, turn=-9.0):
        lit, base, dim = "#f8f2ff", mix(s.key, s.light, 0.38), mix(s.mid, s.key, 0.35)
        arm = polygon((-20, -14), (22, -14), (12, -40), (-8, -40))
        s.inked([(arm, dim)], w=1.6)
        s.dots(arm, s.deep, (0, -16), (0, -40), 0.1, 0.9)
        back = polygon(
            (-33, -4, 3), (-27, -21, 4), (-12, -27, 3), (12, -27, 3), (28, -20, 4), (34, -2, 3), (34, 10), (-33, 10)
        )
        s.inked([(back, base)], w=1.8, heavy=(1.4, 1.6))
        s.fill(polygon((-30, -4), (-25, -19), (-12, -25), (10, -25), (20, -21), (-6, -17), (-17, -6)), lit)
        for x in (-15, 1, 16):
            s.stroke([(x * 0.7, -22), (x, -9)], dim, 1.6)
        boxes = ((-35, -7, 17.5, 30, -4), (-18.5, -11.5, 18.5, 36, -1), (-0.5, -11, 18, 35, 1), (17, -6.5, 17, 30, 5))
        shapes = []
        for x, y, w, h, lean in boxes:
            shapes.append(
                polygon(
                    (x + 1, y, 4.5), (x + w - 1, y, 4.5), (x + w + lean * 0.2, y + h, 4), (x + lean * 0.2, y + h, 4)
                )
            )
        s.inked([(p, base) for p in shapes], w=1.8, heavy=(1.5, 1.8))
        for p, (x, y, w, h, _) in zip(shapes, boxes, strict=False):
            with s.clipped(p):
                s.fill(
                    polygon(
                        (x - 2, y + h * 0.58),
                        (x + w * 0.5, y + h * 0.50),
                        (x + w + 2, y + h * 0.54),
                        (x + w + 2, y + h + 2),
                        (x - 2, y + h + 2),
                    ),
                    dim,
                )
                s.fill(polygon((x + w * 0.74, y + 2), (x + w + 2, y), (x + w + 2, y + h), (x + w * 0.8, y + h)), dim)
                s.dots(p, s.deep, (x + 3, y + h * 0.5), (x + w * 0.9, y + h), 0.0, 0.85, pitch=2.5)
                s.fill(
                    polygon(
                        (x + 2.4, y + 3), (x + w * 0.66, y + 2.2), (x + w * 0.56, y + h * 0.34), (x + 3.4, y + h * 0.42)
                    ),
                    lit,
                )
                s.stroke([(x + w * 0.30, y + h * 0.47), (x + w * 0.72, y + h * 0.44)], s.ink, 1.0)
            s.line(p, s.ink, 1.9)
        thumb = polygon(
            (-38, 14, 4),
            (-30, 8, 3),
            (-14, 14, 4),
            (4, 17, 3),
            (17, 20, 4),
            (19, 29, 4),
            (10, 35, 4),
            (-14, 37, 4),
            (-30, 33, 4),
            (-38, 24, 4),
        )
        s.inked([(thumb, base)], w=1.9, heavy=(1.5, 2.0))
        with s.clipped(thumb):
            s.fill(polygon((-40, 23), (-20, 28), (4, 28), (22, 25), (22, 42), (-40, 42)), dim)
            s.dots(thumb, s.deep, (-10, 25), (0, 38), 0.0, 0.85, pitch=2.5)
            s.fill(polygon((-35, 15), (-29, 10.5), (-14, 16.5), (0, 19), (-8, 22.5), (-26, 20.5)), lit)
            s.fill(polygon((7, 20, 2), (15, 21.5, 2), (16, 27, 2), (9, 29, 2), (5, 25, 2)), lit)
        s.line(polygon((6, 19.5, 2), (16, 21, 3), (17, 28, 3), (9, 30, 2), (4.500, 25, 2)), s.ink, 0.9)
        s.rim([shapes[3]], s.accent, (1, 0.1), 1.5)
        s.rim([thumb], s.accent, (0.3, 1), 1.5)
    # chips towards us
    s.debris(
        [
            (40, 62, 3, 10),
            (58, 44, 2.4, 60),
            (88, 45, 3.0, 30),
            (108, 76, 3.2, 80),
            (100, 118, 3.6, 15),
            (70, 130, 4.2, 55),
            (84, 124, 2.4, 5),
            (36, 128, 2.6, 33),
        ],
        s.mid,
        s.light,
    )


def _cell(s: Impact) -> None:
    """Paint a cell of stone whose barred window throws a shaft of day."""
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    for row in range(9):
        y = -6 + 20 * row
        s.stroke([(-4, y), (124, y)], s.ink, 1.4)
        for x in range(-10 + 15 * (row % 2), 124, 30):
            s.stroke([(x, y), (x, y + 20)], s.ink, 1.2)
    s.shaft(polygon((37, 44), (59, 44), (124, 136), (66, 152)), s.light, 0.85, (48, 40), (106, 172))
    window = box(37, 42, 59, 66)
    s.inked([(box(33, 38, 63, 70), mix(s.deep, s.mid, 0.5)), (window, "#ffffff")], 1.8)
    s.fill(polygon((37, 66), (59, 66), (63, 70), (33, 70)), s.key)
    for x in (42.5, 48, 53.5):
        s.inked([(box(x - 1.1, 42, x + 1.1, 66), mix(s.deep, s.ink, 0.4))], 0.8)
    s.halo(ALL, s.ink, 70, 84, 46, 98, 0.0, 0.8)
    s.fill(svg("M-4 136 H124 V172 H-4 Z"), mix(s.ink, s.deep, 0.35))
    s.fill(polygon((58, 136), (118, 136), (130, 172), (72, 172)), s.key)
    for x in (72, 86, 100):
        s.fill(polygon((x, 136), (x + 4, 136), (x + 16, 172), (x + 11, 172)), mix(s.ink, s.deep, 0.35))


def _bent_cage(s: Impact, x: float, y: float) -> None:
    """Paint a bird cage that stands on the floor, its bars bent apart on the right; (x, y) is the middle of its foot."""
    gold, shade = "#ffc83a", "#b8500e"
    s.inked([(svg(f"M{x - 27} {y - 6} H{x + 27} L{x + 29} {y + 3} H{x - 29} Z"), gold)], 1.9, (0.6, 1.3))
    s.fill(svg(f"M{x - 27} {y - 6} H{x - 8} L{x - 9} {y + 3} H{x - 29} Z"), "#fff0b0")
    s.dots(box(x - 29, y - 6, x + 29, y + 3), shade, (x, y), (x + 28, y), 0.0, 0.8, pitch=2.4)
    bars: list[list[tuple[float, ...]]] = [
        [(x - 25, y - 6), (x - 26, y - 50, x - 2, y - 68)],
        [(x - 15, y - 6), (x - 16, y - 48, x - 1, y - 68)],
        [(x - 5, y - 6), (x - 9, y - 40, x, y - 68)],
        [(x + 4, y - 6), (x - 8, y - 34, x - 4, y - 46), (x - 1, y - 58, x, y - 68)],
        [(x + 16, y - 6), (x + 34, y - 20, x + 32, y - 36), (x + 28, y - 56, x + 2, y - 68)],
        [(x + 25, y - 6), (x + 40, y - 22, x + 38, y - 40), (x + 32, y - 60, x + 3, y - 68)],
    ]
    for tone, width in ((s.ink, 4.4), (gold, 2.2)):
        for bar in bars:
            s.stroke(bar, tone, width)
    for tone, width in ((s.ink, 4.0), (gold, 1.8)):
        s.stroke([(x - 25, y - 30), (x - 14, y - 26, x - 7, y - 29)], tone, width)
    s.inked([(oval(x, y - 70, 6, 3.6), gold)], 1.6, (0.4, 0.8))
    s.line(oval(x, y - 78, 4, 5), s.ink, 4.0)
    s.line(oval(x, y - 78, 4, 5), gold, 1.8)


def luke_cage(s: Impact) -> None:
    """A dove leaves a cage whose bars are bent apart. Light: the barred window of the cell."""
    _cell(s)
    s.fill(oval(60, 143, 38, 5), s.ink)
    s.canvas.save()
    s.canvas.translate(64, 141)
    s.canvas.scale(0.88, 0.72)
    _bent_cage(s, 0, 0)
    s.canvas.restore()
    with s.moved(93.0, 74.0, 0.66, turn=-18.0):
        far = svg("M2 -4 C4 -18 12 -30 26 -36 C28 -28 26 -20 20 -12 C16 -6 10 -2 4 0 Z")
        tail = svg("M-14 4 L-34 6 L-32 11 L-36 15 L-28 17 L-12 11 Z")
        body = svg(
            "M-18 8 C-16 -2 -4 -8 8 -8 C12 -14 22 -15 26 -9 C29 -4 27 2 23 5 C18 13 6 17 -4 16 C-12 15 -18 13 -18 8 Z"
        )
        near = svg(
            "M-6 0 C-14 -10 -20 -20 -20 -34 C-15 -33 -13 -35 -10 -32 C-7 -34 -4 -32 -3 -28 C1 -28 4 -25 5 -21 C9 -19 10 -15 10 -11 C11 -7 8 -1 2 4 C-2 6 -5 4 -6 0 Z"
        )
        s.inked([(far, s.key)], 2.2, (0.6, 0.9))
        s.inked([(tail, s.light), (body, "#ffffff")], 2.6, (0.8, 1.3))
        with s.clipped(body):
            s.fill(cut(body, placed(body, -2.4, -5.5)), s.key)
        s.inked([(near, "#ffffff")], 2.4, (0.8, 1.2))
        s.fill(cut(near, placed(near, -3.6, -2.0)), s.key)
        for points in ([(-4, -4), (-12, -18, -13, -29)], [(0, -4), (-5, -16, -5, -27)], [(3, -4), (4, -12, 4, -19)]):
            s.stroke(points, s.deep, 1.5)
        s.inked([(svg("M26 -7 L34 -5 L26 -1.500 Z"), "#ff9a2e")], 1.6, (0.2, 0.4))
        s.fill(oval(21.5, -6.4, 1.9), s.ink)


def _road_works(s: Impact) -> None:
    """Paint a road at night between flat houses and a fence, hot asphalt in front."""
    s.steps(ALL, (60, 0), (60, 112), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    s.fill(skyline(-4, 130, 118, (52, 70, 44, 62), seed=5), mix(s.ink, s.deep, 0.55))
    lots = chance(8)
    for _ in range(26):
        s.fill(block(4 + 112 * next(lots), 60 + 44 * next(lots), 3, 4), s.key if next(lots) > 0.5 else s.mid)
    for number in range(7):
        x = -6 + 20 * number
        s.fill(polygon((x, 100), (x + 10, 100), (x + 4, 110), (x - 6, 110)), s.light)
        s.fill(polygon((x + 10, 100), (x + 20, 100), (x + 14, 110), (x + 4, 110)), s.deep)
    s.fill(box(-4, 116, 124, 172), mix(s.deep, s.mid, 0.45))
    s.fill(polygon((84, 118), (124, 110), (124, 172), (70, 172)), s.key)
    s.fill(polygon((92, 122), (124, 116), (124, 172), (86, 172)), "#fbffd0")
    s.dots(box(-4, 116, 124, 172), s.ink, (84, 122), (10, 150), 0.0, 0.8)


def _slipway(s: Impact) -> None:
    """Paint a shipyard in the morning: sky in steps, cranes, and two rows of staging."""
    s.steps(
        ALL,
        (20, 0),
        (70, 136),
        [s.deep, mix(s.deep, s.mid, 0.6), s.mid, mix(s.mid, s.key, 0.35), mix(s.mid, s.key, 0.8)],
    )
    crane = mix(s.deep, s.mid, 0.35)
    for x, foot, flip in ((16, 134, 1), (114, 134, -1)):
        for part in (
            [(x - 3, foot), (x, 62)],
            [(x + 4, foot), (x, 62)],
            [(x - 12 * flip, 64), (x + 26 * flip, 46)],
            [(x, 62), (x + 24 * flip, 47)],
        ):
            s.stroke(part, crane, 2.2)
    for x in (32, 40, 110, 117):
        s.stroke([(x, 138), (x, 96)], s.deep, 1.6)
    for y in (104, 118):
        s.stroke([(26, y), (46, y)], s.deep, 1.6)
        s.stroke([(104, y), (124, y)], s.deep, 1.6)


def _bow(s: Impact) -> None:
    """Paint a ship's bow from the front and below: one side in the sun, one in shade."""
    lit = svg("M74 33 L26 25 C31 66 50 106 58 140 H74 Z")
    shade = svg("M74 33 L122 25 C117 66 98 106 90 140 H74 Z")
    s.inked([(join(lit, box(73, 40, 75, 140)), s.light), (shade, s.deep)], 2.6, (1.2, 0.6))
    far = svg("M26 25 C31 66 50 106 58 140 H64 C58 106 44 66 42 28 Z")
    s.fill(far, mix(s.key, s.light, 0.25))
    s.dots(lit, s.mid, (64, 84), (30, 84), 0.0, 0.5)
    s.dots(shade, s.ink, (80, 84), (118, 70), 0.0, 0.85)
    for number in range(3):  # the seams of the plates
        y = 58 + 22 * number
        s.stroke([(74, y + 4), (50 + 5 * number, y + 2, 34 + 8 * number, y - 4)], s.mid, 1.0)
        s.stroke([(74, y + 4), (98 - 5 * number, y + 2, 114 - 8 * number, y - 4)], s.mid, 1.0)
    for side in (-1, 1):  # below the water: the paint of the keel
        s.fill(
            both(lit if side < 0 else shade, svg("M20 118 L74 124 L128 118 V144 H20 Z")),
            s.accent if side < 0 else "#7d9410",
        )
    s.stroke([(74, 36), (74, 139)], s.ink, 1.6)
    for rail in (lit, shade):
        s.fill(cut(rail, placed(rail, 0, 4.4)), s.key if rail is lit else s.mid)
    s.stroke([(24, 24), (74, 32), (124, 24)], s.ink, 3.0)


def _anchor(s: Impact, x: float, y: float) -> None:
    """Paint an anchor that is drawn up to its hole in the hull."""
    s.fill(oval(x, y - 7, 3.4, 2.6), s.ink)
    stock = join(box(-1.5, -7, 1.5, 9), svg("M-9 2 C-9 9 -5 12 0 12 C5 12 9 9 9 2 L6 5 C5 8 3 9 0 9 C-3 9 -5 8 -6 5 Z"))
    s.inked([(placed(stock, x, y, turn=12), s.key)], 1.1, (0.4, 0.4))


def _crowd(s: Impact) -> None:
    """Paint the heads of people who look up, and the hats that they throw."""
    people = [box(-4, 143, 124, 172)]
    for number in range(19):
        x, y = -2 + number * 6.8, 139 - (number * 5) % 4
        people += [oval(x, y, 2.5, 3.0), box(x - 4, y + 3.4, x + 4, 172, 2.6)]
    for x, turn in ((45, -16), (57, 14), (92, 20), (106, -10)):
        people.append(placed(taper((0, 0), 1.5, (0, -13), 1.2), x, 142, turn=turn))
    s.fill(join(*people), s.ink)
    for x, y, turn in ((46, 118, -24), (104, 122, 18), (93, 113, -8)):
        hat = join(svg("M-4 0 V-5 H4 V0 Z"), svg("M-7 0 H7 V2 H-7 Z"))
        s.inked([(placed(hat, x, y, 0.8, turn), s.light)], 1.1, (0.3, 0.5))


def _broken_bottle(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint a bottle that has just lost its bottom at (x, y)."""
    bottle = placed(
        svg(
            "M-4 -8.5 L2 -5 L-3 -1 L3 2 L-3 5 L1 8.5 H17 C25 8.5 25 3.4 30 3.4 H39 V-3.4 H30 C25 -3.4 25 -8.5 17 -8.5 Z"
        ),
        x,
        y,
        turn=turn,
    )
    s.inked([(bottle, s.mid)], 1.9, (0.7, 0.9))
    for band, tone in (
        (box(-5, -6.4, 30, -3.4), s.key),
        (box(6, -9, 16, 9), s.light),
        (box(6, 3, 16, 9), s.key),
        (box(31, -4, 40, 4), "#ffffff"),
        (box(31, 1, 40, 4), s.key),
    ):
        s.fill(both(bottle, placed(band, x, y, turn=turn)), tone)


def captain_marvel(s: Impact) -> None:
    """A bottle breaks on the bow of a ship. From the front and below; light: the morning on one side of the hull."""
    _slipway(s)
    _bow(s)
    _anchor(s, 53, 56)
    s.stroke([(112, 26), (104, 60, 88, 84)], s.ink, 2.6)
    s.stroke([(112, 26), (104, 60, 88, 84)], "#ffffff", 1.1)
    for r, tone in ((27, s.ink), (24.4, s.accent), (15.5, "#ffffff")):
        s.flash(72, 92, r, 11, tone, seed=6, hollow=0.46)
    _broken_bottle(s, 73, 94, -50)
    s.debris([(53, 96, 4.2, 60), (62, 112, 3.4, 100), (83, 113, 2.8, 10), (54, 80, 2.6, 40)], s.mid, s.light)
    for x, y, r in ((46, 88, 1.6), (57, 106, 1.9), (73, 119, 1.7), (60, 74, 1.3), (92, 110, 1.5)):
        s.inked([(oval(x, y, r), "#ffffff")], 0.9, (0.2, 0.3))
    _crowd(s)


def _flat_guitar(s: Impact, x: float, y: float) -> None:
    """Paint a guitar that lies on the road as flat as paper; (x, y) is the middle of its body."""
    body = join(oval(x - 10, y, 14, 8.0), oval(x + 8, y - 1, 11, 6.2))
    neck = polygon((x + 10, y - 2.4), (x + 38, y - 5.0), (x + 38, y - 2.6), (x + 10, y + 0.4))
    head = polygon((x + 36, y - 6.4), (x + 46, y - 6.8), (x + 46, y - 2.6), (x + 36, y - 1.6))
    s.inked([(neck, "#ffffff"), (head, s.accent), (body, s.accent)], 1.9, (0.3, 1.2))
    s.fill(cut(body, placed(body, 0.4, 1.6)), "#f6ffc0")
    s.fill(oval(x + 4, y - 0.8, 4.6, 2.8), s.ink)
    s.fill(polygon((x - 18, y - 2.4), (x - 15, y - 2.6), (x - 15, y + 3.0), (x - 18, y + 3.0)), s.ink)
    for k in (-1, 0, 1):
        s.stroke([(x - 16, y + 1.3 * k), (x + 38, y - 3.8 + 0.8 * k)], s.ink, 0.9)


def drax(s: Impact) -> None:
    """A road roller has gone over a guitar. Light: its head lamp."""
    _road_works(s)
    steel = mix(s.key, s.light, 0.5)
    s.canvas.save()
    s.canvas.translate(127, 23)
    s.canvas.scale(-0.78, 0.78)
    s.fill(polygon((92, 66), (170, 30), (170, 132), (92, 76)), mix(s.key, s.light, 0.6))
    # wheel, engine, roof, driver
    s.inked([(oval(36, 118, 17), mix(s.ink, s.deep, 0.4))], 2.2)
    s.line(oval(36, 118, 12), s.mid, 2.4)
    s.fill(oval(36, 118, 6), s.key)
    s.inked([(svg("M22 88 H58 L62 66 H88 L92 74 V90 L84 96 L78 106 H22 Z"), s.mid)], 2.6, (-0.8, 1.4))
    s.fill(svg("M62 66 H88 L92 74 H60 Z"), steel)
    s.dots(svg("M22 88 H58 L62 74 H92 V90 H84 L80 106 H22 Z"), s.deep, (40, 84), (98, 104), 0.0, 0.9, pitch=2.4)
    for x in (66, 71, 76):
        s.stroke([(x, 78), (x, 88)], s.ink, 2.2)
    for top, foot in ((32, 30), (57, 58)):
        s.stroke([(foot, 88), (top, 46)], s.ink, 4.8)
    s.inked([(polygon((22, 38, 2), (68, 36, 2), (68, 43, 2), (22, 46, 2)), s.key)], 2.4, (-0.6, 1.2))
    driver = join(oval(45, 62, 6.0, 6.8), svg("M34 88 C34 70 56 70 56 88 Z"))
    s.fill(driver, s.ink)
    s.rim([driver], s.light, (1.0, -0.3), 1.9)
    s.inked([(box(76, 48, 81, 67, 1), s.deep)], 1.9)
    s.inked([(oval(94, 70, 5.2, 6.6), "#ffffff")], 2.0)
    # the drum: nearest, a cylinder
    face, back = oval(76, 110, 20, 26), oval(98, 106, 20, 26)
    drum = join(face, back, polygon((76, 84), (98, 80), (98, 132), (76, 136)))
    s.inked([(drum, steel)], 3.0, (-0.6, 1.8))
    with s.clipped(drum):
        s.fill(polygon((76, 118), (128, 112), (128, 150), (76, 150)), s.key)
        s.fill(polygon((64, 128), (128, 123), (128, 150), (64, 150)), s.mid)
        s.fill(polygon((74, 79), (128, 77), (128, 88), (74, 91)), "#ffffff")
    s.inked([(face, s.mid)], 1.6, (0.2, 0.3))
    s.fill(oval(76, 110, 16.2, 21.4), s.deep)
    s.fill(cut(face, placed(face, -1.6, 2.2)), "#ffffff")
    s.inked([(polygon((32, 94, 1), (78, 104, 1), (78, 114, 1), (32, 102, 1)), s.key)], 2.0, (-0.3, 0.9))
    s.inked([(oval(76, 109, 5.4, 6.6), s.accent)], 1.8)
    s.canvas.restore()
    _flat_guitar(s, 62, 138)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(hulk, ((66.0, 80.0),), "comes through the wall", "brick wall", "flash in the hole"),
    "m3-18": Picture(drax, ((68.0, 109.0), (62.0, 138.0)), "has flattened a guitar", "road works", "its head lamp"),
    "m3-19": Picture(
        captain_marvel, ((74.0, 92.0), (84.0, 88.0), (74.0, 60.0)), "breaks on a bow", "slipway", "morning on one side"
    ),
    "m3-20": Picture(luke_cage, ((94.0, 74.0), (80.0, 112.0)), "leaves a cage bent open", "cell", "barred window"),
}
