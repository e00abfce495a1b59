"""Pictures of the purple cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, cut, mix, oval, placed, polygon, ribbon, svg, taper


def jessica_jones(s: Impact) -> None:
    """A lens finds the print that glows; the one who left it casts a shadow into the light. Top-down; light: a street lamp."""
    night = mix(s.ink, s.deep, 0.30)
    s.fill(ALL, night)
    pool = oval(72, 66, 68, 66)
    # slabs
    for c, clip in (
        (mix(s.ink, s.deep, 0.75), ALL),
        (s.mid, pool),
        (mix(s.mid, s.key, 0.5), oval(72, 65, 57, 55)),
        (s.key, oval(72, 64, 47, 46)),
        (mix(s.key, s.light, 0.4), oval(72, 63, 37, 36)),
    ):
        s.fill(clip, c)
    s.halo(ALL, night, 76, 62, 50, 96, 0.0, 0.75, squeeze=0.9)
    with s.moved(turn=-24.0, about=(70.0, 70.0)):
        for i in range(-3, 9):
            s.stroke([(-60, i * 22), (200, i * 22)], mix(s.ink, s.deep, 0.5), 0.9, 0.75)
            for j in range(-2, 7):
                x = j * 34 + (i % 2) * 17
                s.stroke([(x, i * 22), (x, i * 22 + 22)], mix(s.ink, s.deep, 0.5), 0.9, 0.75)
    # kerb and drain
    s.fill(polygon((-6, 126), (40, 156), (-6, 156)), s.ink)
    s.fill(polygon((-6, 116), (-6, 122), (46, 156), (56, 156)), s.deep)
    # somebody's shadow looks on from the right
    man = svg(
        "M128 40 C118 42 110 46 106 50 C103 44 95 43 90.500 47 C85 51 85.500 59 90 62.500 C94 65.500 99 65 102 62 C103 70 106 84 114 96 L128 104 Z"
    )
    s.fill(man, mix(s.ink, s.deep, 0.12))
    # prints
    sole = svg(
        "M0 -11 C5 -11 6.500 -6 5.500 -1 C5 2 4 3 4 5 C4.500 8 4 12 0 12 C-4 12 -4.500 8 -4 5 C-4 3 -5 2 -5.500 -1 C-6.500 -6 -5 -11 0 -11 Z"
    )
    for x, y, t in (
        (48, 136, 20),
        (58, 124, 24),
        (44, 114, 20),
        (58, 44, 12),
        (72, 34, 14),
        (60, 22, 10),
        (74, 12, 12),
    ):
        s.fill(placed(sole, x, y, 0.72, t), mix(s.ink, s.deep, 0.35))
    # glass: hand from the lower right
    lx, ly, r = 66, 82, 25
    s.fill(oval(lx + 7, ly + 9, r + 3), s.ink, 0.7)
    s.fill(ribbon([(lx + 24, ly + 28, 3), (lx + 40, ly + 46, 5), (lx + 62, ly + 70, 6)]), s.ink, 0.7)
    handle = ribbon([(lx + 17, ly + 19, 2.9), (lx + 22, ly + 25, 3.6), (lx + 34, ly + 39, 4.4)])
    s.inked([(handle, s.accent)], w=1.3)
    sleeve = polygon((97, 122), (115, 103), (160, 140), (140, 190), (112, 164))
    fist = svg(
        "M86 113 C84 106 88 100 94 98.500 C98 95 105 95 109 99 C114 102 117 107 116 112 C115 122 108 130 101 131 C94 131 87 121 86 113 Z"
    )
    dark = mix(s.ink, s.deep, 0.35)
    s.inked([(sleeve, s.ink), (fist, dark)], w=1.6, heavy=(0.8, 1.0))
    fingers = [taper((x + 9, y - 6), 3.6, (x, y), 3.2) for x, y in ((87.5, 109), (90, 115.5), (94, 121.5), (99, 127))]
    for i, f in enumerate(fingers):
        s.inked([(f, dark)], w=0.9, heavy=(0.5, 0.6))
        s.rim([f], s.light if i < 2 else s.key, (-1, -1), 1.5)
    thumb = taper((107, 103), 3.8, (94, 100.5), 3.1)
    s.inked([(thumb, dark)], w=0.9, heavy=(0.5, 0.7))
    s.rim([thumb], "#ffffff", (-0.3, -1), 1.7)
    s.rim([sleeve], s.key, (0.4, -1), 1.4)
    s.fill(polygon((99, 119), (114, 104), (118, 107.500), (103, 124)), s.key)
    s.line(polygon((99, 119), (114, 104), (118, 107.500), (103, 124)), s.ink, 1.0)
    s.inked([(oval(lx, ly, r + 2.6), "#ffffff")], w=1.6, heavy=(1.3, 1.6))
    s.fill(cut(oval(lx, ly, r + 2.6), oval(lx - 2, ly - 2.2, r + 2.6)), s.mid)
    s.line(oval(lx, ly, r), s.ink, 1.5)
    lens = oval(lx, ly, r - 0.6)
    s.fill(lens, mix(s.ink, s.deep, 0.2))
    with s.clipped(lens):
        for k, c in ((r * 0.95, mix(s.ink, s.deep, 0.75)), (r * 0.62, s.mid)):
            s.fill(oval(lx, ly, k), c)
        s.halo(lens, s.ink, lx, ly, 10, r, 0.0, 0.8, pitch=2.5)
        big = placed(sole, lx, ly, 1.72, 24)
        s.fill(big, s.accent)
        with s.clipped(big), s.moved(lx, ly, turn=24.0):
            for i in range(-5, 6):
                y = i * 4.4
                s.stroke([(-12, y + 3), (0, y), (12, y + 3)], mix(s.accent, s.ink, 0.75), 1.5)
        s.fill(
            svg(
                f"M{lx - 21} {ly - 4} C{lx - 20} {ly - 14} {lx - 12} {ly - 21} {lx - 2} {ly - 21.5} C{lx - 10} {ly - 18} {lx - 16} {ly - 12} {lx - 17} {ly - 3} Z"
            ),
            "#ffffff",
            0.85,
        )


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-30": Picture(jessica_jones, ((66.0, 80.0),), "finds the print", "pavement", "lamp pool"),
}
