"""Pictures of two of the red cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    both,
    box,
    cut,
    join,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _cave_of_the_dead(s: Impact) -> None:
    """Paint a cave, its mouth far off, and the still water that holds the light of the mouth."""
    s.fill(ALL, mix(s.ink, s.deep, 0.45))
    mouth = svg("M30 92 L34 72 L40 60 L45 48 L56 43 L64 35 L78 39 L90 50 L97 66 L106 78 L108 92 Z")
    for scale, tone in ((1.36, mix(s.ink, s.deep, 0.8)), (1.18, s.deep), (1.0, s.mid)):
        s.fill(placed(mouth, 68 - 68 * scale, 92 - 92 * scale, scale), tone)
    s.fill(placed(mouth, 68 * 0.12, 92 * 0.12, 0.88), s.key)
    s.fill(placed(mouth, 68 * 0.26, 92 * 0.26, 0.74), mix(s.key, s.light, 0.7))
    s.fill(placed(mouth, 68 * 0.42, 92 * 0.42, 0.58), "#fff8ea")
    for x, top, wide in ((16, 40, 6), (34, 34, 5), (64, 26, 4), (104, 56, 6), (114, 50, 6)):
        s.fill(polygon((x - wide, -4), (x + wide, -4), (x + 0.6, top)), mix(s.ink, s.deep, 0.2))
    s.fill(box(-4, 92, 124, 172), s.deep)
    s.fill(svg("M28 92 H110 L104 120 L110 152 H26 L34 120 Z"), s.mid)
    s.fill(svg("M36 92 H102 L96 120 L100 152 H36 L42 120 Z"), s.key)
    s.fill(svg("M46 92 H92 L88 120 L92 152 H46 L50 120 Z"), s.light)
    for y, left, right, tone in (
        (97, 28, 60, s.deep),
        (101, 84, 112, s.deep),
        (137, 34, 62, s.mid),
        (142, 74, 108, s.mid),
    ):
        s.fill(oval((left + right) / 2, y, (right - left) / 2, 1.4), tone)


def hela(s: Impact) -> None:
    """A black swan glides out of the cave of the dead between candles. Light: the mouth of the cave."""
    _cave_of_the_dead(s)
    neck = ribbon([(50, 116, 9), (42, 104, 6.4), (45, 90, 5.2), (54, 79, 4.8), (56, 67, 4.6), (49, 60, 5.0)])
    head = svg("M56 60 C55 51 44 50 40 57 C38 61 34 65 30 70 C36 71 43 70 47 67 C53 68 57 65 56 60 Z")
    body = svg(
        "M39 121 C38 108 50 101 62 104 C72 96 84 92 100 90 C104 98 106 104 114 106 C110 118 98 126 84 128 C64 130 43 130 39 121 Z"
    )
    swan = join(neck, head, body)
    # light on the water, its reflection, then the swan, black against the light
    for x, y, wide in ((72, 96, 46), (66, 106, 50), (74, 116, 48), (70, 132, 46)):
        s.fill(oval(x, y, wide, 5.4), mix(s.mid, s.key, 0.6))
    s.fill(
        svg("M40 127 C60 131 90 131 108 124 C104 134 84 138 70 137 C56 138 44 134 40 127 Z"), mix(s.deep, s.ink, 0.3)
    )
    s.inked([(swan, s.ink)], 1.2, (0.3, 0.6))
    wing = svg("M60 116 C66 104 80 97 97 94 C99 100 102 105 108 108 C98 120 74 124 60 116 Z")
    s.fill(wing, mix(s.ink, s.deep, 0.5))
    s.rim([wing], s.accent, (-0.2, -1.0), 1.8)
    for line in ("M70 113 C80 106 90 104 100 103", "M74 118 C84 113 94 111 104 109"):
        s.line(svg(line), s.accent, 1.3)
    s.rim([swan], s.light, (0.6, -1.0), 1.9)
    s.inked([(svg("M42 56 C38 61 33 67 26 72 C33 74 42 71 46 65 Z"), s.key)], 1.5, (0.3, 0.5))
    s.fill(svg("M44 54 L38 60 C41 61 43 63 44 67 L49 66 V55 Z"), s.ink)
    s.fill(oval(47.6, 58.0, 2.0), "#ffffff")
    s.fill(oval(47.1, 58.2, 0.9), s.ink)
    # candles afloat
    for x, y, size in ((110, 128, 0.8), (50, 141, 1.1), (98, 140, 1.15)):
        s.fill(oval(x, y + 3 * size, 10 * size, 2.6 * size), s.key)
        boat = placed(svg("M-8 0 H8 L5 5 H-5 Z"), x, y, size)
        s.inked(
            [(boat, mix(s.deep, s.mid, 0.6)), (placed(box(-2, -8, 2, 0, 0.5), x, y, size), "#fff2d8")], 1.2, (0.3, 0.5)
        )
        s.fill(placed(svg("M0 -18 C3 -14 3.600 -11 0 -8.500 C-3.600 -11 -3 -14 0 -18 Z"), x, y, size), "#ff8a1e")
        s.fill(
            placed(svg("M0 -15 C1.800 -12.500 2 -10.500 0 -9 C-2 -10.500 -1.800 -12.500 0 -15 Z"), x, y, size),
            "#fff4b4",
        )


def _tin_robot(s: Impact, x: float, y: float) -> None:
    """Paint a tin robot with its hands up and its feet apart, its middle at (x, y)."""
    with s.moved(x, y, 0.94):
        shade = oval(0, 15, 12, 2.6)
        s.fill(shade, mix(s.accent, s.ink, 0.55))
        legs = (polygon((-7, 5), (-1.6, 5), (-2.6, 14), (-10, 14)), polygon((1.6, 5), (7, 5), (10, 14), (2.6, 14)))
        arms = [ribbon([(side * 6, -3, 2.0), (side * 12.4, -5, 1.8), (side * 13, -14, 1.5)]) for side in (-1, 1)]
        hands = [
            cut(oval(side * 13, -16, 3.4), polygon((side * 13 - 1.2, -21), (side * 13 + 1.2, -21), (side * 13, -15)))
            for side in (-1, 1)
        ]
        body, head = box(-7, -5, 7, 7, 1.6), box(-5, -14, 5, -6, 1.6)
        s.inked([(part, s.light) for part in (*legs, *arms, *hands, body, head)], 1.4, (0.3, 0.5))
        for part in (*legs, body, head):
            s.fill(cut(part, placed(part, 2.2, -1.2)), s.key)
        s.line(body, s.ink, 0.9)
        s.stroke([(0, -14), (0, -18)], s.ink, 1.3)
        s.fill(oval(0, -18.4, 1.8), s.ink)
        for eye in (-2.4, 2.4):
            s.fill(oval(eye, -10.6, 2.0), s.accent)
            s.fill(oval(eye, -10.3, 0.9), s.ink)
        s.fill(oval(0, 1, 3.0), "#ffffff")
        s.stroke([(0, 1), (1.4, -0.8)], s.ink, 0.9)


def _ray_gun_in_a_hand(s: Impact) -> None:
    """Paint a toy ray gun from the side that points to the left, its body about the origin, its handle in a hand."""
    teal, pale, dark = s.accent, "#a8efe2", mix(s.accent, s.ink, 0.5)
    skin, shade = mix(s.key, s.light, 0.65), mix(s.mid, s.key, 0.7)
    cuff = polygon((27, 22), (38, 18), (70, 40), (56, 62))
    palm = svg("M14 14 C22 8 30 12 34 20 L44 34 C38 44 30 46 22 42 Z")
    s.inked([(cuff, s.mid), (palm, skin)], 2.0, (0.7, 1.1))
    s.fill(both(palm, placed(palm, 5, 4)), shade)
    fin = svg("M8 -8 C14 -20 22 -24 32 -24 C27 -16 27 -8 25 2 Z")
    crest = svg("M-8 -9 C-6 -18 0 -22 8 -22 C5 -18 5 -14 6 -9 Z")
    s.inked([(fin, s.mid), (crest, s.mid)], 2.0, (0.5, 0.9))
    guard = svg("M-8 10 C-10 20 -4 24 6 22")
    for tone, wide in ((s.ink, 5.2), (s.light, 2.2)):
        s.line(guard, tone, wide)
    s.stroke([(-1, 10), (0, 15, -2, 18)], s.ink, 2.4)
    handle = polygon((2, 8, 2), (18, 6, 2), (27, 44, 3), (12, 47, 3))
    s.inked([(handle, mix(teal, s.ink, 0.15))], 2.0, (0.6, 1.0))
    barrel = polygon((-12, -6), (-38, -3.4), (-38, 3.4), (-12, 6))
    s.inked([(barrel, s.light)], 1.8, (0.4, 0.8))
    for x, high in ((-35, 7), (-28, 9.5), (-21, 12)):
        ring = oval(x, 0, 2.5, high)
        s.inked([(ring, "#ffc830")], 1.6, (0.3, 0.6))
        s.fill(oval(x - 0.5, -1, 1.3, high - 2.4), "#fff4b4")
    s.inked([(oval(-42, 0, 4.6), "#fff4b4")], 1.8, (0.3, 0.6))
    body = svg("M-16 0 C-15 -10 -4 -13 8 -12 C20 -11 27 -6 28 0 C27 7 18 12 6 12 C-6 12 -15 9 -16 0 Z")
    s.inked([(body, teal)], 2.2, (0.7, 1.3))
    s.fill(cut(body, placed(body, 2, 5)), pale)
    s.dots(body, dark, (0, 0), (10, 13), 0.0, 0.8, pitch=2.4)
    s.fill(both(body, box(-9, -14, -5, 14)), s.light)
    for x in (2, 7, 12):
        s.stroke([(x, -4), (x - 1, 4)], s.ink, 2.2)
    for number in range(4):
        left, top = 3.4 + 2.0 * number, 18.4 + 7.2 * number
        finger = taper((left, top), 4.0, (left + 12 - number, top - 1.0), 3.7)
        s.inked([(finger, skin)], 1.5, (0.4, 0.7))
        s.fill(cut(finger, placed(finger, 0.6, -2.6)), shade)
    thumb = join(taper((29, 21), 5.0, (20, 12.5), 4.4), taper((20, 12.5), 4.4, (8, 12.5), 3.4))
    s.inked([(thumb, skin)], 1.6, (0.4, 0.8))
    s.fill(oval(8, 11.6, 2.4, 1.6), s.light)


def beta_ray_bill(s: Impact) -> None:
    """A toy ray gun in a hand takes a tin robot prisoner on a table. From the side; light: the rings of the gun."""
    s.fill(ALL, mix(s.ink, s.deep, 0.4))
    muzzle = (47.6, 94.8)
    s.rays(*muzzle, 20, 170, 16, s.deep, duty=0.9, seed=4, wobble=0.2)
    s.rays(*muzzle, 34, 170, 16, s.mid, duty=0.3, seed=9, wobble=0.2)
    s.fill(box(-6, 132, 126, 172), s.mid)
    s.fill(oval(50, 138, 44, 9), s.key)
    for r, tone in ((27, s.deep), (20, s.mid), (14, s.key), (8.5, s.light)):
        s.fill(oval(*muzzle, r), tone)
    with s.moved(76, 71, 0.88, turn=-40.0):
        _ray_gun_in_a_hand(s)
    _tin_robot(s, 49, 125)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(
        beta_ray_bill,
        ((76.0, 71.0), (58.0, 86.0), (49.0, 124.0), (98.0, 82.0)),
        "takes a tin robot prisoner",
        "table",
        "rings of a toy gun",
    ),
    "m2-24": Picture(
        hela, ((48.0, 60.0), (80.0, 112.0)), "glides between candles", "cave of the dead", "mouth of the cave"
    ),
}
