"""Pictures of the blue cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, block, chance, join, mix, oval, polygon, ribbon, skyline, svg


def black_cat(s: Impact) -> None:
    """A cat steals along a ledge with a jewel in its teeth. Silhouette on the moon, from below; light: the moon."""
    s.steps(
        ALL,
        (90, 0),
        (40, 150),
        [mix(s.ink, s.deep, 0.35), mix(s.ink, s.deep, 0.7), s.deep, mix(s.deep, s.mid, 0.45), s.mid],
    )
    moon = (70, 66)
    for r, c in ((58, mix(s.deep, s.mid, 0.55)), (50, s.mid), (43, s.key)):
        s.fill(oval(*moon, r), c)
    s.halo(ALL, mix(s.ink, s.deep, 0.5), *moon, 50, 92, 0.0, 0.6)
    s.fill(oval(*moon, 38), "#ffe9b0")
    s.fill(oval(moon[0] - 2.5, moon[1] - 2.5, 35), "#fff8dc")
    for x, y, r in ((52, 46, 5), (84, 44, 6.5), (90, 78, 4), (58, 84, 3.4), (70, 40, 2.6)):
        s.fill(oval(x, y, r, r * 0.9), "#ffe3a0")
    # far and middle roofs
    with s.clipped(svg("M-4 -4 H124 V150 H-4 Z")):
        s.fill(skyline(-8, 126, 150, (88, 102, 70, 60, 66, 58, 64, 96, 84, 104), 3), mix(s.deep, s.mid, 0.4))
        near = skyline(-6, 126, 150, (62, 76, 50, 36, 34, 38, 52, 70, 58, 66), 8)
        s.fill(near, mix(s.deep, s.ink, 0.35))
        rnd = chance(6)
        with s.clipped(near):
            for i in range(15):
                for j in range(12):
                    if next(rnd) > 0.66:
                        s.fill(block(4 + i * 8, 78 + j * 6, 2.3, 3.2), s.accent)
    # ledge, foreground
    ledge = polygon((-6, 124), (126, 104), (126, 112), (-6, 133))
    face = polygon((-6, 133), (126, 112), (126, 156), (-6, 156))
    s.inked([(face, s.deep), (ledge, mix(s.mid, s.key, 0.5))], w=1.5, heavy=(0, 1.4))
    s.fill(polygon((-6, 124), (126, 104), (126, 106), (-6, 126.5)), s.light)
    s.dots(face, s.ink, (60, 118), (60, 150), 0.1, 0.85)
    for i in range(9):
        x = -4 + i * 14.5
        y = 133 - (x + 6) * 0.159
        s.fill(polygon((x, y), (x + 7, y - 1.1), (x + 7, y + 6.4), (x, y + 7.5)), s.ink)
        s.fill(polygon((x, y), (x + 2, y - 0.3), (x + 2, y + 7.2), (x, y + 7.5)), s.mid)
    # cat
    with s.moved(0.0, 4.0, turn=-8.6, about=(66.0, 108.0)):
        cat = svg(
            "M44 76 C52 70 60 75 68 74 C75 73 79 67 85 65 C86 60 87 56 86.500 49 L92.500 54.500 C94.500 54 96.500 54 98.500 54.500 L104.500 50 C103.500 55 104.500 58 105 61 C106.500 65 106 68 103.500 70 C101 73.500 96 74 92.500 73.500 C91 78 89 81 87 84 C88 90 92 95 95 101 C96 103 98.500 104 100 106 C100.500 108 99 108.500 97 108.500 L90.500 108.500 C88.500 104 84.500 98 81.500 92 C79.500 96 79 101 80 104.500 C81.500 105.500 83 106.500 82.500 108.500 L74 108.500 C73 103 73 96 72 91 C66 93.500 59 93 54.500 91 C53.500 96 51 99 52.500 103 C54.500 104.500 57 106 56.500 108.500 L48 108.500 C46 104 45 100 45.500 96 C42 99 38 102 37.500 105 C38.500 106.500 39 107.500 38.500 108.500 L31 108.500 C30.500 103 33 98 34.500 93 C33 86 36 80 44 76 Z"
        )
        tail = ribbon(
            [
                (39, 82, 3.4),
                (30, 80, 3.0),
                (24, 70, 2.7),
                (26, 58, 2.4),
                (34, 52, 2.2),
                (39, 46, 1.9),
                (37, 40, 1.2),
                (34, 38.5, 0.6),
            ],
            20,
        )
        body = join(cat, tail)
        s.fill(body, s.ink)
        s.rim([body], s.key, (0.25, -1), 1.15)
        with s.clipped(body):
            s.fill(svg("M50 78 C58 77 66 79 74 77 C70 82 58 83 50 78 Z"), mix(s.ink, s.mid, 0.45))
        for x, t in ((93.2, 14), (100.6, -14)):
            s.fill(oval(x, 62.4, 2.5, 1.9, t), "#d8ff5a")
            s.fill(oval(x + 0.4, 62.4, 0.75, 1.8), s.ink)
        s.fill(polygon((96, 66.4), (98.6, 66.4), (97.3, 68)), s.key)
        # the jewel it holds
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), s.ink, 2.2)
        s.line(svg("M93 70 C90 82 95 88 99 88 C104 88 106 80 102 70"), "#ffe9b0", 1.0)
        gem = [(93.5, 88), (104.5, 88), (107, 91.6), (99, 101), (91, 91.6)]
        s.inked([(polygon(*gem), s.accent)], w=1.3, heavy=(0.5, 0.7))
        s.fill(polygon((93.5, 88), (104.5, 88), (102.6, 91.6), (95.4, 91.6)), "#fff1c4")
        s.fill(polygon((91, 91.6), (95.4, 91.6), (99, 101)), "#ffc56e")
        s.fill(polygon((107, 91.6), (102.6, 91.6), (99, 101)), "#d8620c")
        s.glint(93.6, 88.4, 7.5)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-10": Picture(black_cat, ((66.0, 80.0),), "steals a jewel", "ledge", "moon"),
}
