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


def _tower_room(s: Impact) -> None:
    """Paint a round room of stone whose light falls in through a hole in the roof."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    for row in range(10):
        y = -2 + 16 * row
        for column in range(6):
            x = -12 + 26 * column + 13 * (row % 2)
            s.fill(box(x, y, x + 24.6, y + 14.6, 1), mix(s.deep, s.mid, (0.1, 0.35, 0.2)[(row + column * 2) % 3]))
    s.halo(ALL, s.ink, 66, 66, 44, 100, 0.0, 0.85)
    s.fill(polygon((50, -4), (92, -4), (110, 140), (34, 140)), mix(s.key, s.mid, 0.25))
    s.fill(polygon((56, -4), (84, -4), (98, 140), (46, 140)), mix(s.key, s.light, 0.55))
    s.fill(box(-4, 136, 124, 172), mix(s.deep, s.ink, 0.6))
    s.fill(oval(72, 140, 40, 8), mix(s.key, s.light, 0.3))


def _bent_cage(s: Impact, x: float, foot: float) -> None:
    """A cage whose bars are bent apart on the left as by something strong; (x, foot) is the middle of its foot."""
    gold, lit, shade = "#ffc83a", "#fff0b0", "#b8500e"
    top = foot - 54
    base = polygon((x - 25, foot - 7), (x + 25, foot - 7), (x + 28, foot, 1), (x - 28, foot, 1))
    s.stroke([(x + 12, foot - 8), (x + 14, foot - 38, x, top)], s.ink, 4.2)
    s.stroke([(x + 12, foot - 8), (x + 14, foot - 38, x, top)], shade, 1.6)
    bars: list[list[tuple[float, ...]]] = [
        [(x - 22, foot - 7), (x - 44, foot - 22, x - 34, foot - 36), (x - 26, foot - 48, x, top)],
        [(x - 12, foot - 7), (x - 36, foot - 24, x - 27, foot - 36), (x - 18, foot - 46, x, top)],
        [(x - 2, foot - 7), (x + 12, foot - 22, x + 9, foot - 34), (x + 6, foot - 46, x, top)],
        [(x + 8, foot - 7), (x + 20, foot - 22, x + 16, foot - 36), (x + 12, foot - 46, x, top)],
        [(x + 22, foot - 7), (x + 27, foot - 40, x, top)],
    ]
    for bar in bars:
        s.stroke(bar, s.ink, 5.4)
        s.stroke(bar, gold, 2.4)
    for tone, width in ((s.ink, 5.0), (gold, 2.2)):
        s.stroke([(x + 10, foot - 25), (x + 18, foot - 23, x + 24, foot - 26)], tone, width)
        s.line(oval(x, top - 7, 4.4, 5), tone, width)
    s.inked([(box(x - 6, top - 2, x + 6, top + 3, 1.4), gold)], 1.5, (0.4, 0.7))
    s.inked([(base, gold)], 1.9, (0.5, 1.1))
    s.fill(polygon((x - 25, foot - 7), (x - 4, foot - 7), (x - 6, foot), (x - 28, foot)), lit)
    s.fill(polygon((x + 12, foot - 7), (x + 25, foot - 7), (x + 28, foot), (x + 14, foot)), shade)


_DOVE_NEAR_WING: Final = polygon(
    *((56, 72), (54, 60), (58, 48), (66, 40), (68, 36, 1), (72, 42), (77, 42, 1), (78, 47), (84, 48, 1), (84, 53)),
    *((90, 55, 1), (88, 60), (93, 63, 1), (88, 67), (90, 71, 1), (80, 75), (70, 78)),
)
_DOVE_FAR_WING: Final = polygon(
    *((53, 68), (46, 62), (40, 52), (38, 40, 1), (42, 44), (45, 37, 1), (48, 43), (52, 38, 1), (53, 46), (57, 44, 1)),
    *((58, 56), (60, 66)),
)


def _dove(s: Impact) -> None:
    """A dove that climbs to the left, its wings thrown up: each row of feathers is a plane."""
    shade = s.key
    s.inked([(_DOVE_FAR_WING, shade)], 1.9, (0.6, 0.9))
    s.fill(polygon((53, 68), (46, 62), (44, 54), (50, 56), (56, 60), (59, 66)), s.mid)
    tail = polygon((76, 82), (90, 86), (104, 98, 1), (98, 99), (99, 104, 1), (92, 102), (90, 106, 1), (76, 93))
    s.inked([(tail, s.light)], 1.9, (0.6, 1.0))
    for start, end in (((80, 86), (97, 99)), ((78, 89), (91, 102))):
        s.stroke([start, end], s.deep, 1.1)
    body = polygon(
        *((37, 64, 1), (41, 57, 3), (48, 55, 3), (55, 60, 3), (64, 68), (78, 78), (84, 88), (76, 94, 4), (62, 92, 5)),
        *((51, 84, 4), (46, 72), (41, 69, 1)),
    )
    s.inked([(body, "#ffffff")], 2.1, (0.8, 1.2))
    with s.clipped(body):
        s.fill(polygon((44, 68), (52, 74), (62, 82), (84, 86), (84, 98), (60, 98), (46, 84)), shade)
        s.fill(polygon((54, 86), (66, 88), (84, 88), (80, 98), (60, 98)), s.mid)
        s.dots(body, s.mid, (62, 78), (70, 92), 0.0, 0.7, pitch=2.4)
    s.inked([(polygon((39, 61), (31, 65, 1), (40, 66.4)), "#ff9a2e")], 1.3, (0.3, 0.5))
    s.fill(oval(44.6, 61, 1.9), s.ink)
    s.fill(oval(44.0, 60.4, 0.6), "#ffffff")
    s.inked([(_DOVE_NEAR_WING, "#ffffff")], 2.1, (0.8, 1.2))
    with s.clipped(_DOVE_NEAR_WING):
        s.fill(polygon((56, 74), (60, 64), (70, 56), (90, 54), (96, 62), (92, 74), (70, 80)), s.light)
        s.fill(polygon((58, 76), (64, 68), (76, 64), (94, 66), (92, 76), (70, 80)), shade)
    for start, end in (((62, 62), (69, 43)), ((65, 63), (76, 47)), ((67, 65), (82, 53)), ((69, 67), (86, 60))):
        s.stroke([start, end], s.deep, 1.2)
    twig = polygon((33, 66), (27, 76), (28.4, 76.6), (34.4, 67))
    s.fill(twig, s.ink)
    for x, y, turn in ((29, 71, 150), (31, 75, 60), (26, 78, 110)):
        s.inked([(placed(polygon((0, 0), (3, -2), (7, 0), (3, 2)), x, y, turn=turn), s.accent)], 0.9, (0.2, 0.3))


def luke_cage(s: Impact) -> None:
    """A dove leaves a cage whose bars are bent apart. Light: the hole in the roof of the tower."""
    _tower_room(s)
    s.fill(oval(74, 142, 34, 4), s.ink)
    _bent_cage(s, 80, 141)
    with s.moved(-1, 1, 0.84, about=(58, 62)):
        _dove(s)
    for x, y, turn in ((38, 104, 30), (104, 80, -40)):
        feather = placed(polygon((-5, 0), (-2, -1.8), (3, -1.4), (6, 0), (2, 1.6), (-3, 1.4)), x, y, turn=turn)
        s.inked([(feather, "#ffffff")], 0.9, (0.2, 0.4))


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


def _demolition_site(s: Impact) -> None:
    """Paint a yard of half-broken walls by night under the beam of a floodlight on a mast."""
    s.steps(ALL, (60, 0), (60, 130), [s.ink, mix(s.ink, s.deep, 0.6), s.deep, mix(s.deep, s.mid, 0.5), s.mid])
    s.fill(skyline(-4, 130, 150, (44, 62, 36, 54), seed=9), mix(s.ink, s.deep, 0.6))
    s.fill(polygon((20, 52), (124, 8), (124, 148), (20, 58)), mix(s.mid, s.key, 0.55))
    s.fill(polygon((20, 53), (124, 30), (124, 124), (20, 57)), mix(s.key, s.light, 0.55))
    for x, y in ((12, 46), (20, 46), (12, 53), (20, 53)):
        s.inked([(box(x - 3.4, y - 3, x + 3.4, y + 3, 1), "#ffffff")], 1.2, (0.2, 0.5))
    s.stroke([(14, 58), (10, 150)], s.ink, 2.6)
    s.stroke([(18, 58), (22, 150)], s.ink, 2.6)
    for y in (68, 84, 100, 116):
        s.stroke([(13, y), (20, y + 12)], s.ink, 1.4)
    s.fill(polygon((-4, 136), (34, 138), (46, 133), (56, 140), (70, 136), (124, 138), (124, 172), (-4, 172)), s.ink)
    s.fill(polygon((36, 140), (46, 133), (50, 136.4), (46, 137)), s.key)
    s.fill(polygon((58, 141), (70, 136), (82, 137), (70, 139)), s.key)


def _breaking_chimney(s: Impact) -> None:
    """The shaft that is hit, and above it the head that tilts away."""
    brick, shade = mix(s.mid, s.deep, 0.25), mix(s.deep, s.ink, 0.4)
    shaft = polygon((80, 152), (84, 112), (82, 104), (88, 106), (92, 99), (97, 104), (103, 96), (107, 102), (112, 152))
    head = polygon(
        *(
            (84, 84),
            (88, 78),
            (95, 82),
            (100, 75),
            (107, 80),
            (105, 58),
            (109, 58),
            (108, 49),
            (80, 49),
            (81, 58),
            (84, 58),
        )
    )
    head = placed(placed(head, -96, -80), 100, 78, turn=13)
    for path, turn in ((shaft, 0.0), (head, 13.0)):
        s.inked([(path, brick)], 2.0, (1.0, 1.2))
        with s.clipped(path):
            lean = placed(box(12, -80, 60, 120), 88, 78, turn=turn)
            s.fill(lean, shade)
            for row in range(-6, 12):
                y = row * 7.0
                for column in range(4):
                    x = -20 + 12 * column + 6 * (row % 2)
                    s.line(placed(box(x, y, x + 12, y + 7), 98, 78, turn=turn), s.ink, 0.8)
            s.rim([path], s.key, (-1, -0.2), 2.0)
    s.inked([(placed(polygon((-16, -31), (12, -31), (13, -23), (-15, -23)), 100, 78, turn=13), s.mid)], 1.6, (0.6, 0.8))


def _wrecking_ball(s: Impact, x: float, y: float, r: float) -> None:
    """A ball of iron on its chain: spot black, one lit plane, one reflection from below."""
    for number in range(9):
        cx, cy = x + 3.6 + 2.6 * number, y - r - 12 - 9.4 * number
        link = placed(box(-2.2 if number % 2 else -3.6, -6.4, 2.2 if number % 2 else 3.6, 6.4, 3.4), cx, cy, turn=15)
        s.line(link, s.ink, 4.4)
        s.line(link, s.key if number % 2 else s.light, 1.6)
    s.inked(
        [(placed(polygon((-6, -7), (6, -7), (8, 5), (-8, 5)), x + 1.4, y - r - 2, turn=14), s.mid)], 1.6, (0.6, 0.8)
    )
    ball = oval(x, y, r)
    s.inked([(ball, mix(s.deep, s.ink, 0.55))], 2.4, (1.0, 1.4))
    with s.clipped(ball):
        s.fill(cut(ball, oval(x + 7, y + 8, r)), s.mid)
        s.fill(cut(ball, oval(x + 3.6, y + 4.2, r)), s.key)
        s.dots(ball, s.ink, (x - r * 0.4, y - r * 0.4), (x + r * 0.7, y + r * 0.6), 0.0, 0.85, pitch=2.6)
        s.fill(polygon((x - 15, y - 9), (x - 8, y - 16), (x - 4, y - 14), (x - 12, y - 5)), "#ffffff")
        s.fill(polygon((x - 16.4, y - 3), (x - 13.6, y - 2.4), (x - 14.4, y + 2), (x - 17, y + 1)), "#ffffff")
        s.fill(cut(cut(ball, oval(x - 2.4, y - 3.4, r)), box(0, 0, x - 4, 200)), s.accent)
        s.stroke([(x - r, y + 5), (x, y + 13, x + r, y + 3)], s.ink, 1.6)


def drax(s: Impact) -> None:
    """A wrecking ball goes through a chimney. From below; light: the floodlight of the site."""
    _demolition_site(s)
    _breaking_chimney(s)
    s.flash(86, 92, 30, 12, s.accent, seed=6, hollow=0.44)
    s.flash(84, 92, 21, 12, "#fbffd0", seed=6, hollow=0.5)
    _wrecking_ball(s, 60, 92, 24)
    chips = (
        (94, 72, 4.4, 20),
        (108, 90, 4.0, 50),
        (98, 112, 5.0, 10),
        (76, 122, 3.4, 70),
        (112, 68, 2.6, 30),
        (70, 56, 2.6, 60),
    )
    s.debris(chips, s.mid, s.light, 1.0)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(hulk, ((66.0, 80.0),), "comes through the wall", "brick wall", "flash in the hole"),
    "m3-18": Picture(
        drax,
        ((60.0, 92.0), (86.0, 92.0), (98.0, 60.0)),
        "goes through a chimney",
        "demolition site",
        "floodlight on a mast",
    ),
    "m3-19": Picture(
        captain_marvel, ((74.0, 92.0), (84.0, 88.0), (74.0, 60.0)), "breaks on a bow", "slipway", "morning on one side"
    ),
    "m3-20": Picture(
        luke_cage, ((58.0, 68.0), (68.0, 56.0), (60.0, 112.0)), "leaves a cage bent open", "tower", "hole in the roof"
    ),
}
