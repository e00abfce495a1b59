"""Pictures of the blue cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, block, mix, oval, placed, polygon, svg


def valkyrie(s: Impact) -> None:
    """A winged sword dives through a hole it has punched in the clouds. Diagonal, from below; light: the hole."""
    s.steps(
        ALL,
        (60, 0),
        (60, 150),
        [
            mix(s.deep, s.ink, 0.25),
            s.deep,
            mix(s.deep, s.mid, 0.3),
            mix(s.deep, s.mid, 0.6),
            s.mid,
            s.key,
            mix(s.key, s.light, 0.5),
        ],
    )
    # far: fjord
    s.fill(
        svg("M-4 118 L12 98 L22 108 L38 88 L52 108 L62 98 L74 114 L92 92 L104 106 L124 84 V150 H-4 Z"),
        mix(s.deep, s.mid, 0.75),
    )
    s.fill(
        svg(
            "M12 98 L18 104 L14 106 L10 104 L6 107 Z M38 88 L46 99 L40 97 L36 102 L33 96 L30 98 Z M92 92 L99 100 L94 99 L90 104 L87 99 Z M124 84 L112 97 L117 98 L124 94 Z"
        ),
        s.light,
    )
    s.fill(
        svg("M-4 138 V120 L10 124 L24 110 L42 130 L56 136 L92 134 L102 118 L112 108 L124 114 V150 H-4 Z"),
        mix(s.ink, s.deep, 0.7),
    )
    s.fill(svg("M24 110 L31 118 L26 118 L22 122 L18 116 Z M112 108 L118 111 L112 115 L108 113 L104 117 Z"), s.key)
    s.fill(svg("M30 150 C44 136 62 133 84 133 L124 135 V150 Z"), mix(s.key, s.light, 0.35))
    for rx, c in ((34, s.light), (27, s.key), (20, "#ffffff"), (13, s.key)):
        s.fill(oval(82, 138, rx, rx * 0.2), c)
    for y, x, w in ((140.5, 50, 22), (145, 84, 26)):
        s.fill(polygon((x, y), (x + w, y - 0.7), (x + w + 3, y + 0.3), (x + 4, y + 1)), s.deep, 0.7)
    s.fill(svg("M-4 150 L-4 122 L8 116 L22 132 L30 150 Z"), s.ink)
    # mid: cloud deck with the hole
    s.fill(
        svg(
            "M-4 -4 H124 V70 C116 78 108 70 102 76 C94 86 84 78 78 82 C70 88 58 80 52 82 C42 86 32 76 24 80 C14 84 6 76 -4 80 Z"
        ),
        mix(s.ink, s.deep, 0.55),
    )
    s.fill(
        svg(
            "M-4 -4 H124 V54 C114 62 106 56 98 64 C88 72 76 66 70 70 C58 76 46 66 38 70 C26 74 16 62 8 66 C2 68 -2 62 -4 62 Z"
        ),
        mix(s.ink, s.deep, 0.25),
    )
    hole = svg("M14 42 C8 26 22 10 42 8 C62 4 80 12 82 28 C86 42 72 56 54 58 C36 62 20 56 14 42 Z")
    rim = svg("M8 44 C2 22 18 4 42 3 C66 0 88 8 88 28 C90 46 76 62 54 64 C32 68 14 62 8 44 Z")
    s.fill(rim, s.mid)
    s.dots(rim, s.deep, (30, 10), (80, 62), 0.1, 0.75)
    s.fill(hole, s.key)
    s.fill(placed(hole, 5, 2, 0.84), mix(s.key, s.light, 0.6))
    s.fill(placed(hole, 11, 5, 0.66), "#ffffff")
    # shaft
    with s.clipped(polygon((14, 44), (80, 24), (124, 104), (124, 150), (70, 150))):
        s.fill(polygon((20, 50), (78, 40), (112, 150), (62, 150)), mix(s.key, s.light, 0.45), 0.42)
        s.fill(polygon((34, 52), (66, 46), (94, 150), (72, 150)), s.light, 0.5)
    for x, y, dx in ((24, 40, 34), (78, 30, 30), (88, 62, 18), (36, 74, 24)):
        s.fill(polygon((x, y), (x + 1.2, y - 0.7), (x + dx, y + dx * 1.55)), "#ffffff", 0.8)
    # the shock under the point
    s.flash(82, 124, 22, 11, s.accent, seed=4, turn=20, squeeze=0.8)
    s.flash(82, 124, 15, 10, "#fff3c0", seed=9, turn=20, squeeze=0.8)

    # sword: local x along the blade, the point at 0
    def at(p, k=1.0):
        return placed(p, 79, 117, 0.98 * k, 58)

    blade = at(polygon((0, 0), (-16, 7.6), (-66, 5.0), (-66, -5.0), (-16, -7.6)))
    lit = at(polygon((0, 0), (-16, 7.6), (-66, 5.0), (-66, 0)))
    fuller = at(polygon((-22, 1.2), (-64, 1.0), (-64, -1.0), (-22, -1.2)))
    guard = at(svg("M-64 -15 C-68 -12 -68 -6 -67 0 C-68 6 -68 12 -64 15 L-70 16 C-75 9 -75 -9 -70 -16 Z"))
    grip = at(block(-92, -2.7, 20, 5.4))
    pommel = at(oval(-95, 0, 5))

    def wing(side, tones):
        for i, (length, a, w) in enumerate(((54, 14, 5.6), (54, 29, 6.0), (49, 44, 6.0), (41, 60, 5.8), (31, 78, 5.2))):
            f = svg(
                f"M0 {-w} C{-length * 0.5} {-w * 1.2} {-length * 0.85} {-w} {-length} {-w * 0.1} C{-length * 0.9} {w} {-length * 0.4} {w * 1.1} 0 {w} Z"
            )
            p = at(placed(f, -66, side * 6, 1, side * -a, False, side))
            s.inked([(p, tones[i])], w=1.1, heavy=(0.6, 0.8))
            with s.clipped(p):
                s.fill(
                    at(
                        placed(
                            svg(
                                f"M-4 {w * 0.15} C{-length * 0.5} {w * 0.4} {-length * 0.8} {w * 0.5} {-length} 0 L{-length} {w * 2} L0 {w * 2} Z"
                            ),
                            -66,
                            side * 6,
                            1,
                            side * -a,
                            False,
                            side,
                        )
                    ),
                    mix(tones[i], s.mid, 0.45),
                )
        for length, a, w in ((20, 18, 6.5), (19, 40, 6.5), (15, 64, 6)):
            f = svg(
                f"M2 {-w} C{-length * 0.6} {-w * 1.1} {-length} {-w * 0.6} {-length} 0 C{-length} {w * 0.6} {-length * 0.6} {w * 1.1} 2 {w} Z"
            )
            p = at(placed(f, -65, side * 7, 1, side * -a, False, side))
            s.inked(
                [(p, mix(s.accent, s.light, 0.55) if side > 0 else mix(s.accent, s.light, 0.25))],
                w=1.0,
                heavy=(0.5, 0.6),
            )

    wing(-1, (mix(s.key, s.light, 0.5), mix(s.key, s.light, 0.3), s.key, s.key, mix(s.key, s.mid, 0.4)))
    wing(1, ("#ffffff", "#ffffff", s.light, s.light, mix(s.light, s.key, 0.4)))
    s.inked(
        [
            (blade, mix(s.key, s.mid, 0.35)),
            (lit, "#ffffff"),
            (grip, s.accent),
            (pommel, s.accent),
            (guard, mix(s.accent, s.light, 0.25)),
        ],
        w=1.6,
        heavy=(1.0, 1.2),
    )
    s.fill(fuller, s.deep, 0.55)
    for x in (-88, -83, -78):
        s.fill(at(polygon((x, -2.7), (x + 2, -2.7), (x + 3.5, 2.7), (x + 1.5, 2.7))), s.ink, 0.6)
    s.fill(at(oval(-70, 0, 3.0)), s.accent)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-15": Picture(valkyrie, ((66.0, 80.0),), "dives", "fjord", "hole in the clouds"),
}
