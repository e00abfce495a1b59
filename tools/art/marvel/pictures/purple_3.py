"""Pictures of the purple cards of level 3."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, block, burst, chance, mix, oval, placed, polygon


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


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-17": Picture(hulk, ((66.0, 80.0),), "comes through the wall", "brick wall", "flash in the hole"),
}
