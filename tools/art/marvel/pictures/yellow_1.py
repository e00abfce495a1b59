"""Pictures of the yellow cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, block, mix, oval, placed, polygon, ribbon, svg


def spider_woman(s: Impact) -> None:
    """A spider lets itself down before a lit window. Frame in the frame; silhouette on light."""
    wall = mix(s.ink, s.accent, 0.30)
    s.fill(ALL, wall)
    for r in range(17):
        for k in range(8):
            x, y = k * 19 - (r % 2) * 9.5 - 10, r * 9.4 - 6
            s.fill(
                polygon((x, y), (x + 18, y - 1), (x + 18, y + 7.2), (x, y + 8.2)),
                mix(s.ink, s.accent, 0.44 if (r * 5 + k * 3) % 7 else 0.56),
            )
    s.dots(ALL, s.ink, (70, 60), (0, 150), 0.0, 0.7)
    with s.moved(turn=-5.0):
        x0, y0, x1, y1 = 22, 12, 112, 140
        s.fill(block(x0 - 6, y0 - 6, x1 - x0 + 12, y1 - y0 + 12), s.ink)
        s.fill(block(x0 - 4, y0 - 4, x1 - x0 + 8, y1 - y0 + 8), s.deep)
        pane = block(x0, y0, x1 - x0, y1 - y0)
        s.fill(pane, s.mid)
        with s.clipped(pane):
            for r, c in ((74, mix(s.mid, s.key, 0.5)), (58, s.key), (42, mix(s.key, s.light, 0.5)), (29, s.light)):
                s.fill(oval(72, 76, r), c)
            s.halo(ALL, s.mid, 72, 76, 44, 92, 0.0, 0.55)
            # curtains
            s.fill(svg("M16 6 H50 C44 40 40 66 24 104 C22 112 20 126 22 146 H10 Z"), s.deep)
            s.fill(svg("M16 6 H40 C36 40 32 60 20 92 Z"), mix(s.deep, s.ink, 0.4))
            s.fill(svg("M120 6 H98 C102 40 104 70 116 110 Z"), s.deep)
            # somebody starts back
            s.fill(
                svg(
                    "M52 146 C52 132 55 124 62 121 C60 119 58 114 60 109 C62 103 71 102 74 107 C77 112 75 118 72 121 C79 124 82 126 86 120 L92 104 C91 100 92 96 95 95 L98 92 L99 97 C101 100 99 104 97 106 L92 126 C90 132 87 135 84 136 L85 146 Z"
                ),
                mix(s.deep, s.ink, 0.45),
            )
            s.fill(
                svg("M50 146 C50 136 46 130 41 124 L37 108 C35 106 34 102 37 100 L41 99 L42 105 L47 121 L58 128 Z"),
                mix(s.deep, s.ink, 0.45),
            )
        s.fill(block(x0, 82, x1 - x0, 4.6), s.deep)
        s.fill(block(x0, 85, x1 - x0, 1.8), s.ink)
        s.fill(block(64.6, y0, 4.4, y1 - y0), s.deep)
        s.fill(block(67.6, y0, 1.6, y1 - y0), s.ink)
        s.fill(block(x0 - 9, y1 - 2, x1 - x0 + 18, 14), s.ink)
        s.fill(block(x0 - 9, y1 - 2, x1 - x0 + 18, 2.0), s.key)
    # spider
    x, y = 70, 64
    s.stroke([(x + 1, -4), (x, y - 20)], s.ink, 2.6)
    s.stroke([(x + 0.4, -4), (x - 0.6, y - 24)], "#ffffff", 1.0)
    legs = []
    for k in (-1, 1):
        for pts in (
            ((3, 9), (14, 13), (15, 24), (9, 37)),
            ((4, 6), (19, 3), (27, 12), (26, 25)),
            ((4, 2), (18, -11), (29, -10), (34, 2)),
            ((3, -1), (12, -20), (21, -28), (20, -42)),
        ):
            leg = [(x + k * a, y + b, w) for (a, b), w in zip(pts, (2.1, 2.0, 1.5, 0.4), strict=True)]
            legs.append(ribbon(leg))
    body = [
        placed(
            svg("M0 -24 C11 -24 14 -14 13 -6 C12 3 6 7 0 7 C-6 7 -12 3 -13 -6 C-14 -14 -11 -24 0 -24 Z"), x, y, 1.05
        ),
        oval(x, y + 10.5, 7.6, 8.2),
    ]
    for p in legs + body:
        s.fill(p, s.ink)
    s.rim(body, s.key, (-1, -0.8), 1.5)
    s.fill(
        svg(
            f"M{x - 5} {y - 15} Q{x} {y - 19} {x + 5} {y - 15} L{x + 4} {y - 12.5} Q{x} {y - 16} {x - 4} {y - 12.5} Z M{x - 6} {y - 8} Q{x} {y - 12} {x + 6} {y - 8} L{x + 5} {y - 5.5} Q{x} {y - 9} {x - 5} {y - 5.5} Z"
        ),
        s.accent,
    )
    for k in (-1, 1):
        s.fill(oval(x + k * 2.6, y + 14.2, 1.3), s.light)
        s.fill(ribbon([(x + k * 2, y + 17, 1.3), (x + k * 3.6, y + 21, 0.9), (x + k * 1.4, y + 23.5, 0.2)]), s.ink)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-07": Picture(spider_woman, ((66.0, 80.0),), "lets itself down", "lit window", "the room"),
}
