"""Pictures of the red cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, block, join, mix, oval, placed, polygon, ribbon, svg


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


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-16": Picture(loki, ((66.0, 80.0),), "casts the shadow of a serpent", "hall", "green flame on the step"),
    "m3-13": Picture(thor, ((66.0, 80.0),), "splits the storm", "bridge", "lightning"),
}
