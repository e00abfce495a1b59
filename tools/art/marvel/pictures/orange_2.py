"""Pictures of the orange cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, chance, mix, oval, polygon, ribbon


def star_lord(s: Impact) -> None:
    """A cassette flies like a comet, its tape the tail. Vista, great arc; light: the star ahead."""
    s.fill(ALL, mix(s.ink, s.deep, 0.12))
    star = (46, 44)
    for r, c in ((112, mix(s.ink, s.deep, 0.6)), (88, s.deep), (66, mix(s.deep, s.mid, 0.5)), (46, s.mid), (27, s.key)):
        s.fill(oval(*star, r, r * 0.92), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.3), *star, 52, 116, 0.0, 0.7)
    rnd = chance(11)
    for _ in range(46):
        x, y, r = 120 * next(rnd), 110 * next(rnd), 0.3 + 0.55 * next(rnd)
        s.fill(oval(x, y, r), s.light)
    # planet
    planet = oval(96, 196, 92)
    s.fill(oval(96, 196, 94.5), s.accent)
    s.fill(planet, s.mid)
    with s.clipped(planet):
        for d, c in (
            (0, s.light),
            (4, s.key),
            (11, mix(s.key, s.mid, 0.5)),
            (19, s.mid),
            (30, mix(s.mid, s.deep, 0.5)),
            (42, s.deep),
        ):
            s.fill(oval(96 + d * 0.55, 196 + d, 92), c)
        s.dots(planet, s.ink, (70, 118), (120, 150), 0.0, 0.6)
        for y, x0, x1 in ((119, 58, 84), (126, 40, 70), (131, 76, 108), (138, 34, 60)):
            s.fill(polygon((x0, y), (x1, y - 2), (x1 + 6, y - 0.4), (x0 + 8, y + 1.6)), s.light, 0.55)
    # tape: two bands that whip back over the planet
    for pts, c in (
        ([(74, 92, 3.6), (84, 104, 4.2), (78, 120, 3.8), (60, 124, 3.0), (52, 134, 2.2), (60, 150, 1.2)], s.accent),
        (
            [
                (86, 78, 4.0),
                (102, 82, 4.6),
                (113, 98, 4.4),
                (106, 114, 3.8),
                (90, 115, 3.2),
                (86, 106, 2.6),
                (96, 103, 2.2),
                (108, 116, 1.8),
                (110, 134, 1.0),
                (104, 150, 0.3),
            ],
            mix(s.deep, s.ink, 0.35),
        ),
    ):
        s.fill(ribbon([(x + 0.4, y + 0.7, w + 1.3) for x, y, w in pts], 20), s.ink)
        s.fill(ribbon(pts, 20), c)
        s.fill(ribbon([(x - w * 0.35, y - w * 0.35, w * 0.22) for x, y, w in pts], 20), s.light)
    for x0, y0, x1, y1, w in ((100, 62, 124, 60, 1.4), (99, 70, 124, 72, 1.0), (96, 92, 122, 106, 1.2)):
        s.fill(polygon((x0, y0), (x1, y1 - w), (x1, y1 + w)), s.light)
    # light that converges on the star
    s.rays(*star, 18, 60, 18, s.light, 0.9, duty=0.16, seed=5, inward=False)
    s.flash(*star, 20, 5, s.key, seed=2, hollow=0.4, turn=-90)
    s.fill(
        polygon(
            *[
                (star[0] + r * math.cos(math.radians(-97 + 36 * i)), star[1] + r * math.sin(math.radians(-97 + 36 * i)))
                for i in range(10)
                for r in ((16 if i % 2 == 0 else 6.6),)
            ]
        ),
        s.light,
    )
    s.fill(
        polygon(
            *[
                (star[0] + r * math.cos(math.radians(-97 + 36 * i)), star[1] + r * math.sin(math.radians(-97 + 36 * i)))
                for i in range(10)
                for r in ((10.5 if i % 2 == 0 else 4.4),)
            ]
        ),
        "#ffffff",
    )

    # cassette in perspective: near (right) end larger
    def at(u, v):
        x, y = 41 + 52 * u, 78 - 17 * u + (25 + 17 * u) * (v - 0.5)
        x += (v - 0.5) * 12
        return x, y

    def quad(u0, v0, u1, v1):
        return polygon(at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1))

    body = polygon((*at(0, 0), 2), (*at(1, 0), 2), (*at(1, 1), 2), (*at(0, 1), 2))
    side = polygon(at(0, 1), at(1, 1), (at(1, 1)[0] - 2, at(1, 1)[1] + 6), (at(0, 1)[0] - 1, at(0, 1)[1] + 4.4))
    left = polygon(at(0, 0), at(0, 1), (at(0, 1)[0] - 1, at(0, 1)[1] + 4.4), (at(0, 0)[0] - 2.5, at(0, 0)[1] + 3))
    dark = mix(s.ink, s.deep, 0.28)
    s.inked([(side, s.ink), (left, s.light), (body, dark)], w=1.7, heavy=(1.2, 1.4))
    s.dots(body, s.ink, at(0.4, 0.3), at(1.05, 0.9), 0.0, 0.8, pitch=2.5)
    s.line(body, s.ink, 1.0)
    label = quad(0.09, 0.12, 0.91, 0.70)
    s.fill(label, s.light)
    s.fill(quad(0.09, 0.12, 0.91, 0.24), s.accent)
    s.fill(quad(0.09, 0.24, 0.91, 0.30), s.key)
    s.fill(quad(0.09, 0.60, 0.91, 0.70), s.mid)
    s.line(label, s.ink, 0.9)
    s.fill(quad(0.22, 0.32, 0.78, 0.56), s.ink)
    s.fill(quad(0.40, 0.36, 0.62, 0.52), s.accent)
    for u in (0.30, 0.70):
        x, y = at(u, 0.44)
        s.fill(oval(x, y, 4.6 + u, 3.9 + 2.0 * u, 10), "#ffffff")
        s.line(oval(x, y, 4.6 + u, 3.9 + 2.0 * u, 10), s.ink, 1.0)
        s.fill(oval(x, y, 2.0 + 0.5 * u, 1.7 + u, 10), s.ink)
    s.fill(polygon(at(0.2, 1), at(0.28, 0.78), at(0.72, 0.78), at(0.8, 1)), s.deep)
    for u, v in ((0.05, 0.08), (0.95, 0.08), (0.05, 0.9), (0.95, 0.9)):
        s.fill(oval(at(u, v)[0], at(u, v)[1], 1.1), s.key)
    s.line(polygon(at(0.2, 1), at(0.28, 0.78), at(0.72, 0.78), at(0.8, 1)), s.ink, 0.8)
    s.rim([body], s.light, (-1, -0.8), 1.5)
    s.rim([body], s.accent, (0.4, 1), 0.9)
    s.debris(
        [(100, 66, 2.6, 0), (108, 76, 1.8, 50), (60, 108, 2.0, 20), (40, 104, 2.6, 80), (90, 56, 1.5, 0)], s.deep, s.key
    )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-17": Picture(star_lord, ((66.0, 80.0),), "flies as a comet", "limb of a planet", "star ahead"),
}
