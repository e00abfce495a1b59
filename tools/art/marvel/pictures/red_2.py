"""Pictures of the red cards of level 2."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import cut, join, mix, oval, placed, polygon, ribbon, svg


def ghost_rider(s: Impact) -> None:
    """A burning wheel comes down a desert road. Low, foreshortened, tilted; light: its own fire."""
    with s.moved(turn=-10.0, about=(60.0, 80.0)):
        s.steps(
            polygon((-30, -40), (160, -40), (160, 84), (-30, 84)),
            (60, -14),
            (60, 80),
            [
                mix(s.ink, s.deep, 0.3),
                mix(s.ink, s.deep, 0.75),
                s.deep,
                mix(s.deep, s.mid, 0.5),
                s.mid,
                mix(s.mid, s.key, 0.6),
            ],
        )
        moon = (90, 66)
        s.fill(oval(*moon, 27), mix(s.mid, s.key, 0.5))
        s.fill(oval(*moon, 22), mix(s.key, s.light, 0.4))
        s.fill(oval(moon[0] + 1, moon[1] - 1, 18), s.light)
        s.fill(polygon((-30, 74), (160, 74), (160, 84), (-30, 84)), s.accent)
        s.fill(
            svg(
                "M-30 82 L-30 50 L8 50 L11 60 L22 61 L25 74 L30 82 Z M96 82 L99 66 L104 65 L106 60 L120 59 L123 68 L150 70 V82 Z M40 82 L42 74 L54 73 L57 82 Z"
            ),
            mix(s.deep, s.ink, 0.45),
        )
        ground = polygon((-40, 81), (170, 81), (170, 190), (-40, 190))
        s.fill(ground, mix(s.deep, s.mid, 0.7))
        s.dots(ground, s.deep, (60, 81), (60, 150), 0.0, 0.8)
        s.fill(oval(72, 118, 60, 24), s.mid)
        s.fill(oval(72, 119, 44, 16), s.key)
        road = polygon((33, 81), (37, 81), (190, 190), (20, 190))
        s.fill(road, mix(s.ink, s.deep, 0.25))
        with s.clipped(road):
            s.fill(oval(74, 121, 56, 20), mix(s.ink, s.deep, 0.85))
            s.fill(oval(74, 121, 36, 12), s.mid)
        for a, b in (((33.4, 81), (24, 190)), ((36.6, 81), (184, 190))):
            s.fill(polygon(a, (b[0] - 1.6, b[1]), (b[0] + 1.6, b[1])), s.light)
        for t0, t1 in ((0.03, 0.06), (0.1, 0.15), (0.22, 0.30), (0.44, 0.58)):

            def f(t, o):
                return (35 + 69 * t + o * (0.4 + 8 * t), 81 + 109 * t)

            s.fill(polygon(f(t0, -0.5), f(t0, 0.5), f(t1, 0.5), f(t1, -0.5)), s.light)
        # the burning track
        for k, c in ((1.0, "#ff8a1e"), (0.5, "#fff4b4")):
            s.fill(ribbon([(35, 81.5, 0.2), (42, 88, 1.6 * k), (52, 98, 3.6 * k), (66, 112, 6 * k)]), c)
        for x, y, h in ((38, 84, 8), (43, 89, 12), (49, 95, 16)):
            s.fill(
                svg(
                    f"M{x - h * 0.3} {y + 1} C{x - h * 0.5} {y - h * 0.5} {x} {y - h * 0.5} {x - h * 0.25} {y - h} C{x + h * 0.2} {y - h * 0.6} {x + h * 0.5} {y - h * 0.2} {x + h * 0.35} {y + 1} Z"
                ),
                "#ff8a1e",
            )
            s.fill(
                svg(
                    f"M{x - h * 0.15} {y + 1} C{x - h * 0.2} {y - h * 0.2} {x} {y - h * 0.25} {x - h * 0.1} {y - h * 0.55} C{x + h * 0.1} {y - h * 0.2} {x + h * 0.25} {y - h * 0.1} {x + h * 0.2} {y + 1} Z"
                ),
                "#ffd24a",
            )
    with s.moved(4.0, -1.0, 0.84, about=(66.0, 88.0)):
        # flames: tongues that stream back to the right and up
        base = svg(
            "M37 98 C33 80 38 66 34 54 C42 58 44 60 46 54 C48 44 46 38 52 28 C54 36 58 38 62 34 C68 26 66 16 74 6 C76 16 82 20 86 26 C92 20 92 10 100 2 C100 14 106 22 104 34 C110 30 114 24 120 22 C114 34 118 42 112 52 C118 52 122 48 128 48 C118 58 120 68 110 76 C116 78 120 76 126 78 C116 86 112 90 108 98 C104 116 94 130 78 134 C54 136 40 120 37 98 Z"
        )
        base = placed(base, 70 + 66 * 0.90, 0, 0.90, 0, True, 1.0)
        s.inked([(base, s.mid)], w=1.6, heavy=(0.9, 1.1))
        with s.clipped(base):
            s.dots(base, s.deep, (84, 56), (124, 20), 0.0, 0.7)
        s.fill(placed(base, 70 * 0.13, 98 * 0.13, 0.87), "#ff8a1e")
        s.fill(placed(base, 68 * 0.26, 100 * 0.26, 0.74), "#ffc830")
        s.fill(placed(base, 66 * 0.40, 102 * 0.40, 0.60), "#fff4b4")
        # wheel: an ellipse turned to us, the tread to its right
        cx, cy, t = 64, 92, 10

        def el(rx, ry, dx=0, dy=0):
            return oval(cx + dx, cy + dy, rx, ry, t)

        tread = join(el(25, 37), join(el(25, 37, 11, -1.4), join(el(25, 37, 3.6, -0.4), el(25, 37, 7.4, -1))))
        s.inked([(tread, s.ink)], w=1.6, heavy=(0.6, 1.0))
        with s.clipped(cut(tread, el(25.5, 37.5))):
            for i in range(30):
                a = -1.8 + i * 0.14
                x, y = cx + 25 * math.cos(a) + 5, cy + 37 * math.sin(a)
                s.stroke([(x - 6, y + 1), (x + 12, y - 1.8)], "#ff8a1e" if i < 15 else s.mid, 1.5)
        s.fill(el(25, 37), mix(s.ink, s.deep, 0.28))
        s.rim([el(25, 37)], "#ffc830", (1, -0.9), 1.7)
        s.rim([el(25, 37)], s.accent, (-1, 0.4), 1.3)
        s.fill(el(18.5, 28.5), s.ink)
        s.fill(el(17.3, 27.0), "#ff8a1e")
        s.fill(el(15.6, 25, 0.5, 0.4), "#ffd24a")
        s.fill(el(13.5, 22, 1.2, 0.6), "#fffbe0")
        for i in range(7):
            a = 2 * math.pi * i / 7 + 0.35
            ca, sa = math.cos(a), math.sin(a)
            p, q = (cx + 16.5 * ca, cy + 26 * sa), (cx + 3 * ca, cy + 4.5 * sa)
            s.stroke([p, q], s.ink, 3.8)
            s.stroke([(p[0] - 0.4, p[1] - 0.5), (q[0] - 0.4, q[1] - 0.5)], s.mid, 1.5)
        s.fill(el(6.3, 8.6), s.ink)
        s.fill(el(4.4, 6.3), s.mid)
        s.fill(el(2.4, 3.6, -0.7, -1), s.light)
    s.debris(
        [(44, 132, 3.8, 10), (58, 138, 2.6, 50), (34, 122, 2.4, 80), (82, 134, 2.8, 140), (38, 142, 2.2, 0)],
        mix(s.deep, s.ink, 0.3),
        "#ff8a1e",
    )
    for x, y, r in ((34, 64, 1.1), (29, 82, 0.8), (42, 44, 0.9), (36, 92, 0.9), (88, 28, 0.8), (70, 22, 1.0)):
        s.fill(oval(x, y, r), "#ffd24a")


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-23": Picture(ghost_rider, ((66.0, 80.0),), "burns down the road", "desert road", "its own fire"),
}
