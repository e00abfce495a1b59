"""Pictures of the last two orange cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
)


def _sea_at_sunset(s: Impact) -> None:
    """Paint a beach at sunset from just above the sand: a dark sky, one bright band low over the sea, a lit strand."""
    s.fill(ALL, mix(s.deep, s.ink, 0.5))
    s.dots(ALL, s.ink, (60, 40), (60, -8), 0.0, 0.7)
    for top, tone in ((54, s.deep), (64, s.mid), (76, s.key), (86, "#fff6ea")):
        s.fill(box(-4, top, 124, 172), tone)
    s.fill(box(-4, 116, 124, 172), s.mid)
    s.fill(polygon((-4, 116), (58, 116), (24, 172), (-4, 172)), "#fff6ea")
    s.fill(svg("M-4 124 C20 119 44 128 124 120 V172 H-4 Z"), s.key)
    s.fill(svg("M68 140 L124 124 V172 H40 Z"), s.deep)


def _sand(s: Impact, path: skia.Path, w: float = 1.9) -> None:
    """Paint a form of wet sand, lit from the left and dark on the right, where it faces the wave."""
    bounds = path.getBounds()
    middle = (bounds.left() + bounds.right()) / 2
    s.inked([(path, s.key)], w, (0.7, 0.8))
    with s.clipped(path):
        s.fill(box(middle + 1, -4, 124, 172), s.deep)
        s.dots(path, s.deep, (middle - 6, 0), (middle + 3, 0), 0.0, 0.8, pitch=2.4)
        s.fill(cut(path, placed(path, 2.8, 0.6)), s.light)


def _castle(s: Impact) -> None:
    """Paint a castle of sand: a keep between two towers, a gate, a flag on a straw."""
    for x, top, half in ((44, 88, 9), (80, 92, 9)):
        battlement = [(x - half, top)]
        for number in range(3):
            left = x - half + number * half * 0.8
            battlement += [
                (left, top - 4),
                (left + half * 0.4, top - 4),
                (left + half * 0.4, top),
                (left + half * 0.8, top),
            ]
        _sand(s, polygon(*battlement[:-1], (x + half, 140), (x - half - 2, 140)))
        s.fill(box(x - 4, top + 9, x - 1, top + 15, 1.4), s.ink)
    _sand(
        s,
        polygon(
            (52, 142),
            (54, 82),
            (52, 78),
            (52, 72),
            (56, 72),
            (56, 76),
            (60, 76),
            (60, 72),
            (64, 72),
            (64, 76),
            (68, 76),
            (68, 72),
            (72, 72),
            (72, 78),
            (70, 82),
            (73, 142),
        ),
        2.1,
    )
    s.fill(svg("M57 142 V124 C57 115 68 115 68 124 V142 Z"), s.ink)
    s.rim([svg("M57 142 V124 C57 115 68 115 68 124 V142 Z")], s.light, (1.0, 0.2), 1.2)
    s.stroke([(42, 84), (41, 64)], s.ink, 1.5)
    s.inked([(svg("M41 64 C35 62 35 68 29 65 L31 73 C36 75 37 70 41.500 72 Z"), "#ffffff")], 1.2, (0.2, 0.4))


def _starfish(s: Impact) -> None:
    """Paint a starfish about the origin, lit from the left, each arm with its row of knobs."""
    arms = []
    for number in range(5):
        turn = -90 + 72 * number
        tip = around(0, 0, 17.5 if number else 15.5, turn + (4 if number % 2 else -3))
        arms.append(limb((0, 0, 7.4), (*around(0, 0, 9, turn), 5.0), (*tip, 2.2)))
    body = join(*arms)
    s.inked([(body, "#fff0d8")], 2.2, (0.7, 1.0))
    with s.clipped(body):
        s.fill(cut(body, placed(body, -3.0, -2.2)), mix(s.deep, s.ink, 0.45))
        s.fill(cut(body, placed(body, 1.6, 1.4)), "#ffffff")
        for number in range(5):
            for r in (4.5, 8.5, 12.0, 15.0):
                s.fill(oval(*around(0, 0, r, -90 + 72 * number), 1.35 - r * 0.03), s.mid)


def _wave(s: Impact) -> None:
    """Paint a wave that breaks from the right over a castle, its hollow lit by the sun behind it."""
    deep, pale = mix(s.accent, s.ink, 0.5), mix(s.accent, "#ffffff", 0.72)
    water = svg(
        "M124 30 C104 34 92 44 82 58 C79 63 76 66 71 68 C78 72 86 70 90 66 C84 78 84 92 88 104 C92 118 84 130 62 136 L40 146 L34 172 H124 Z"
    )
    s.inked([(water, s.accent)], 2.4, (-0.5, 0.8))
    with s.clipped(water):
        s.fill(svg("M124 38 C106 44 97 60 95 78 C93 96 101 112 94 126 C88 136 74 142 58 150 L60 172 H124 Z"), deep)
        s.fill(
            svg("M90 64 C85 78 85 92 89 104 C93 117 84 129 62 136 L58 140 C82 136 100 124 97 106 C93 92 92 80 98 64 Z"),
            pale,
        )
        for data in (
            "M112 52 C104 62 102 78 106 94 C109 110 106 126 96 138",
            "M120 66 C114 80 114 98 117 112 C118 126 112 138 104 148",
        ):
            s.line(svg(data), s.accent, 2.6)
    foam = join(
        ribbon([(130, 29, 8.0), (112, 34, 7.0), (97, 43, 6.4), (86, 54, 5.4), (77, 64, 3.6), (69, 70, 0.8)]),
        *(
            ribbon([(x, y, 3.4), (x - 1.6, y + 7, 2.4), (x - 5.0, y + 11, 0.4)])
            for x, y in ((112, 38), (102, 44), (93, 51), (85, 58))
        ),
    )
    s.inked([(foam, "#ffffff")], 1.8, (0.3, 0.7))
    s.fill(cut(foam, placed(foam, -1.0, -2.6)), pale)
    wash = join(
        *(
            oval(x, y, r, r * 0.62)
            for x, y, r in (
                (38, 146, 8),
                (50, 144, 8),
                (62, 141, 9),
                (75, 138, 9),
                (86, 133, 8),
                (95, 140, 12),
                (70, 148, 14),
                (112, 148, 14),
            )
        )
    )
    s.inked([(wash, "#ffffff")], 1.8, (0.2, -0.4))
    s.fill(cut(wash, placed(wash, -0.6, -2.2)), pale)
    s.drops(
        ((66, 76, 2.0), (72, 78, 1.3), (62, 69, 1.4), (80, 80, 1.2), (50, 134, 1.6), (43, 130, 1.2), (78, 52, 1.4)),
        "#ffffff",
    )


def star_lord(s: Impact) -> None:
    """A starfish holds the keep of a sand castle against the sea. From the sand; light: a bright band low over the sea."""
    _sea_at_sunset(s)
    _castle(s)
    with s.moved(61, 58, 1.0, turn=-7):
        _starfish(s)
    with s.moved(7.0, 0.0):
        _wave(s)


def _hearth(s: Impact) -> None:
    """Paint a black room before an open hearth: its round arch with one lit edge, the fire, its slab on the floor."""
    s.fill(ALL, mix(s.ink, s.deep, 0.12))
    s.fill(arch(10, 122, 76, 140, 60), s.deep)
    inner = arch(16, 116, 78, 140, 54)
    s.fill(inner, s.mid)
    outer = svg(
        "M14 142 C14 112 20 98 30 82 C34 92 40 96 45 90 C54 76 56 60 64 38 C74 58 80 76 88 90 C93 96 99 92 102 82 "
        "C112 98 118 114 118 142 Z"
    )
    core = svg("M34 142 C32 118 44 112 50 98 C56 90 60 84 65 72 C72 84 78 94 84 102 C92 112 100 118 98 142 Z")
    with s.clipped(inner):
        s.fill(outer, "#ffc830")
        s.fill(core, "#fff4b4")
    s.fill(box(-4, 136, 124, 172), s.ink)
    s.fill(polygon((22, 136), (110, 136), (130, 172), (2, 172)), s.mid)


def _line_with_pegs(s: Impact) -> None:
    """Paint a washing line that sags across the hearth, two pegs on it at the right, black before the fire."""
    s.stroke([(-6, 72), (62, 90, 128, 68)], s.ink, 2.8)
    for x, y in ((107, 73), (113, 71.0)):
        s.fill(placed(box(-2.0, -5, 2.0, 5, 0.8), x, y, turn=-10), s.ink)


def _mouse(s: Impact) -> None:
    """Paint a mouse that steps along the line to the left before the fire: a paper parasol ahead, its tail in an S."""
    toward = (0.1, 1.0)
    fur: Tones = (s.light, s.ink, s.ink)
    far: Tones = (s.key, s.ink, s.ink)
    with s.moved(75.0, 79.4, 0.95):
        tail = ribbon(((9, -6, 2.0), (20, -3, 1.8), (27, -11, 1.5), (25, -20, 1.3), (30, -27, 0.5)), 14)
        modelled(s, tail, fur, toward, 0.8, 0.7, 1.2, 0.5, dotted=False)
        back_leg = join(limb((7, -9, 4.4), (11, -2.6, 2.0)), oval(7.8, -0.2, 4.8, 2.0, 6))
        modelled(s, back_leg, far, toward, 1.0, 0.8, 1.2, 1.2, dotted=False)
        back_arm = join(limb((3, -22, 2.4), (13, -24, 1.9)), oval(15.4, -24.6, 2.6, 2.2, -20))
        modelled(s, back_arm, far, toward, 1.0, 0.8, 1.2, 1.2, dotted=False)
        s.stroke([(-27, -14), (-28, -42)], s.ink, 3.8)
        ears = [oval(-8, -43, 6.4, 7.0, -16), oval(4, -42.6, 7.6, 8.2, 16)]
        modelled(s, ears[0], far, toward, 1.6, 0.0, 1.3, 0.6, dotted=False)
        s.fill(oval(-8, -42.4, 3.6, 4.2, -16), s.mid)
        body = svg(
            "M-23.500 -27 C-21 -34 -15 -40 -7 -40 C2 -40 8 -34 8 -27 C14 -21 16 -10 11 -3 C7 1 -4 1 -8 -4 C-11 -9 -11 -16 -8 -21.500 "
            "C-14 -21 -21 -23 -23.500 -27 Z"
        )
        modelled(s, body, fur, toward, 2.9, 1.8, 1.4, 0.8, dotted=False)
        s.fill(svg("M-7 -20 C-9 -14 -9 -8 -6 -4 C-2 -1 3 -2 4 -6 C5 -12 0 -18 -7 -20 Z"), s.mid)
        front_leg = join(limb((-2, -8, 4.6), (-8, -2.4, 2.1)), oval(-11, 0.4, 5.0, 2.1, -6))
        modelled(s, front_leg, fur, toward, 1.2, 1.4, 1.2, 0.6, dotted=False)
        modelled(s, ears[1], fur, toward, 2.0, 1.4, 1.4, 0.6, dotted=False)
        s.fill(oval(4, -41.8, 4.6, 5.2, 16), s.mid)
        s.inked([(oval(-11.6, -32.4, 3.4, 3.8), "#ffffff")], 1.1, (0, 0))
        s.fill(oval(-12.4, -31.8, 2.0, 2.3), s.ink)
        s.inked([(oval(-23.4, -27.6, 2.1), s.mid)], 1.0, (0.1, 0.2))
        arm = join(limb((-3, -17, 3.0), (-14, -14.6, 2.4)), limb((-14, -14.6, 2.4), (-26, -18, 2.3)))
        modelled(s, arm, fur, toward, 1.2, 1.2, 1.2, 0.6, dotted=False)


def _parasol(s: Impact) -> None:
    """Paint the parasol of paper that the mouse holds, its ribs, the fire's light on its lower edge."""
    with s.moved(48.0, 40.0, 0.74, turn=-22.0):
        shade = svg(
            "M-25 8 C-22 -4 -10 -12 0 -13 C10 -12 22 -4 25 8 C21 5 17 5 13 8 C9 5 4 5 0 8 C-4 5 -9 5 -13 8 C-17 5 -21 5 -25 8 Z"
        )
        s.inked([(shade, s.accent)], 1.7, (0.0, -1.2))
        for k, tone in ((-1, mix(s.accent, s.ink, 0.35)), (1, mix(s.accent, "#ffffff", 0.5))):
            s.fill(svg(f"M0 -13 C{5 * k} -6 {11 * k} 0 {13 * k} 8 C{9 * k} 5 {4 * k} 5 0 8 Z"), tone)
        for x in (-13, 0, 13):
            s.stroke([(0, -13), (0.6 * x, -4, x, 8)], s.ink, 1.1)
        s.stroke([(0, -13), (0, -17)], s.ink, 2.4)


def _watching_cat(s: Impact) -> None:
    """Paint a striped cat that sits before the fire, its eyes on what is above it, its tail in a curl."""
    tail = ribbon(
        ((92, 160, 5.0), (108, 146, 5.0), (110, 128, 4.6), (101, 116, 4.2), (93, 122, 3.4), (96, 128, 2.2)), 12
    )
    body = svg("M28 190 C28 160 40 142 52 134 H78 C90 142 102 160 102 190 Z")
    head = join(
        svg(
            "M41 116 C42 106 52 102 65.500 102 C79 102 89 106 90 116 L97 121 L91 124 L95 129 L88 131 C84 138 76 141 65.500 141 "
            "C55 141 47 138 43 131 L36 129 L40 124 L34 121 Z"
        ),
        polygon((41, 122), (40, 94, 5), (60, 105), (58, 116)),
        polygon((90, 122), (91, 94, 5), (71, 105), (73, 116)),
    )
    for form in (tail, body, head):
        s.inked([(form, s.ink)], 0.8, (0.0, 0.0))
        s.rim([form], s.key, (0.0, -1.0), 2.6)
        s.rim([form], "#fff4b4", (0.0, -1.0), 1.1)
    stripe = mix(s.deep, s.mid, 0.3)
    for x, top, foot in ((59, 105, 114), (65.5, 104, 119), (72, 105, 114)):
        s.fill(ribbon(((x, top, 1.5), (x, (top + foot) / 2, 1.7), (x, foot, 0.3)), 8), stripe)
    for side in (-1, 1):
        x = 65.5 + 12 * side
        s.fill(oval(x, 122, 7.4, 6.2), "#ffe04a")
        s.fill(oval(x, 120.4, 4.6, 4.6), s.ink)
        s.fill(oval(x - 1.2, 118.6, 1.3), "#ffffff")
        for y, rise in ((128, -3), (132, 1)):
            at = 65.5 + 10 * side
            s.stroke([(at, y), (at + 9 * side, y + 0.2 * rise, at + 17 * side, y + rise)], s.light, 0.9)
    s.fill(polygon((62, 128), (69, 128), (65.5, 132)), s.key)


def daredevil(s: Impact) -> None:
    """A mouse walks a washing line above a cat, a paper parasol in its paw. By night; light: the fire in a hearth."""
    _hearth(s)
    _line_with_pegs(s)
    _mouse(s)
    _parasol(s)
    _watching_cat(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-17": Picture(
        star_lord,
        ((61.0, 58.0), (62.0, 92.0), (84.0, 66.0), (62.0, 120.0)),
        "holds a castle against the sea",
        "beach",
        "bright band over the sea",
    ),
    "m2-18": Picture(
        daredevil,
        ((69.0, 48.0), (73.0, 70.0), (49.0, 42.0), (66.0, 120.0)),
        "walks a line above a cat",
        "room by night",
        "fire in a hearth",
    ),
}
