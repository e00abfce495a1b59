"""Pictures of the last two orange cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.eyes import lit_rim
from tools.art.marvel.forms import Tones, modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.materials import tufted
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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


def _beach_at_sunset(s: Impact) -> None:
    """Paint the evening over a calm sea, the sun on the horizon at the right, and its path on the wet strand."""
    s.fill(ALL, s.mid)
    s.fill(svg("M-9 70 C30 62 80 60 130 44 V180 H-9 Z"), mix(s.mid, s.key, 0.5))
    s.fill(svg("M-9 96 C30 90 90 88 130 76 V180 H-9 Z"), s.key)
    s.fill(oval(92, 106, 25), "#fff4e0")
    s.fill(box(-9, 112, 130, 126), mix(s.accent, s.ink, 0.55))
    for y, half in ((114.0, 18.0), (118.4, 12.0), (122.6, 15.0)):
        s.fill(box(96 - half, y, 96 + half, y + 1.8, 0.9), "#fff4e0")
    s.fill(svg("M-9 127 C20 123 44 129 70 126 C92 124 110 127 130 124 V180 H-9 Z"), s.key)
    s.fill(svg("M-9 127 C20 123 44 129 70 126 C92 124 110 127 130 124 V128 C100 131 60 132 -9 130 Z"), "#ffffff")


_KEEP: Final = polygon(
    *((46, 180), (49, 103), (45, 98), (45, 85), (53, 85), (53, 91), (60, 91), (60, 85), (69, 85), (69, 91), (76, 91)),
    *((76, 85), (85, 85), (85, 98), (81, 103), (84, 180)),
)


def _keep(s: Impact) -> None:
    """Paint the keep of a castle of sand against the sun: dark, its right side lit, its shadow towards us."""
    wall = polygon(
        *((30, 180), (31, 134), (38, 134), (38, 139), (45, 139), (45, 134), (52, 134), (52, 139), (78, 139), (78, 134)),
        *((86, 134), (86, 139), (93, 139), (93, 134), (102, 134), (105, 180)),
    )
    s.fill(polygon((50, 180), (32, 138), (-9, 146), (-9, 180)), s.deep)
    dark = s.shade
    s.inked([(_KEEP, dark)], 1.7, (0, 0))
    s.fill(cut(_KEEP, placed(_KEEP, -14.0, 0.0)), s.deep)
    s.fill(cut(_KEEP, placed(_KEEP, -8.0, 0.0)), s.key)
    s.fill(cut(_KEEP, placed(_KEEP, -3.6, 1.0)), "#fff4e0")
    for x, y in ((60.0, 112.0), (66.0, 126.0)):
        s.fill(arch(x - 2.6, x + 2.6, y, y + 8.0), s.ink)
    s.inked([(wall, dark)], 1.7, (0, 0))
    s.rim([wall], "#fff4e0", (1.0, -0.7), 2.4)


def _starfish(s: Impact) -> None:
    """Paint a starfish about the origin that stands on two arms, one raised, lit from the lower right."""
    tips = ((0, -27), (26, -12), (15, 22), (-15, 22), (-24, -13))
    body = join(*(limb((0, 0, 8.6), (0.5 * x, 0.5 * y, 6.0), (x, y, 2.7)) for x, y in tips))
    s.inked([(body, "#ffe2bc")], 1.8, (-0.8, 0.0))
    shade = cut(body, placed(body, 5.6, 1.6))
    s.fill(shade, s.deep)
    for x, y in tips:
        for share, r in ((0.3, 1.9), (0.6, 1.5)):
            s.fill(oval(share * x + 1.4, share * y + 0.6, r), s.mid)


def _flag(s: Impact) -> None:
    """Paint the flag that it has planted, in the wind from the sea."""
    s.fill(box(92.6, 45, 95.2, 134), s.ink)
    flag = svg("M95 47 C101 43 106 51 114 46 L110 55 L115 63 C107 67 101 59 95 63 Z")
    s.inked([(flag, s.accent)], 1.5, (0.4, 0.8))
    s.fill(cut(flag, placed(flag, -1.0, -6.0)), mix(s.accent, s.ink, 0.45))


def star_lord(s: Impact) -> None:
    """A starfish plants its flag on a castle of sand. From the sand; light: the sun on the sea behind the keep."""
    _beach_at_sunset(s)
    _flag(s)
    _keep(s)
    with s.moved(67, 62, 1.0, turn=4):
        _starfish(s)
    s.inked([(oval(93.4, 52.6, 3.4, 3.0, -20), "#ffe2bc")], 1.2, (0, 0))


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
    s.fill(box(-4, 136, 124, 172), s.shade)
    s.fill(polygon((22, 136), (110, 136), (130, 172), (2, 172)), s.mid)


def _line_with_pegs(s: Impact) -> None:
    """Paint a washing line that sags across the hearth, two pegs on it at the right, black before the fire."""
    s.stroke([(-6, 72), (62, 90, 128, 68)], s.ink, 2.8)
    for x, y in ((107, 73), (113, 71.0)):
        s.fill(placed(box(-2.0, -5, 2.0, 5, 0.8), x, y, turn=-10), s.ink)


def _mouse(s: Impact) -> None:
    """Paint a mouse that steps along the line to the left before the fire: a paper parasol ahead, its tail in an S."""
    toward = (0.1, 1.0)
    fur: Tones = (s.light, mix(s.ink, s.deep, 0.3), s.ink)
    far: Tones = (s.key, s.shade, s.shade)
    with s.moved(75.0, 79.4, 0.95):
        tail = ribbon(((9, -6, 2.0), (20, -3, 1.8), (27, -11, 1.5), (25, -20, 1.3), (30, -27, 0.5)), 14)
        modelled(s, tail, fur, toward, 0.8, 0.7, 1.2, 0.5)
        back_leg = join(limb((7, -9, 4.4), (11, -2.6, 2.0)), oval(7.8, -0.2, 4.8, 2.0, 6))
        modelled(s, back_leg, far, toward, 1.0, 0.8, 1.2, 1.2)
        back_arm = join(limb((3, -22, 2.4), (13, -24, 1.9)), oval(15.4, -24.6, 2.6, 2.2, -20))
        modelled(s, back_arm, far, toward, 1.0, 0.8, 1.2, 1.2)
        s.stroke([(-27, -14), (-28, -42)], s.ink, 3.8)
        ears = [oval(-8, -43, 6.4, 7.0, -16), oval(4, -42.6, 7.6, 8.2, 16)]
        modelled(s, ears[0], far, toward, 1.6, 0.0, 1.3, 0.6)
        s.fill(oval(-8, -42.4, 3.6, 4.2, -16), s.mid)
        body = svg(
            "M-23.500 -27 C-21 -34 -15 -40 -7 -40 C2 -40 8 -34 8 -27 C14 -21 16 -10 11 -3 C7 1 -4 1 -8 -4 C-11 -9 -11 -16 -8 -21.500 "
            "C-14 -21 -21 -23 -23.500 -27 Z"
        )
        modelled(s, body, fur, toward, 2.9, 1.8, 1.4, 0.8)
        s.fill(svg("M-7 -20 C-9 -14 -9 -8 -6 -4 C-2 -1 3 -2 4 -6 C5 -12 0 -18 -7 -20 Z"), s.mid)
        front_leg = join(limb((-2, -8, 4.6), (-8, -2.4, 2.1)), oval(-11, 0.4, 5.0, 2.1, -6))
        modelled(s, front_leg, fur, toward, 1.2, 1.4, 1.2, 0.6)
        modelled(s, ears[1], fur, toward, 2.0, 1.4, 1.4, 0.6)
        s.fill(oval(4, -41.8, 4.6, 5.2, 16), s.mid)
        lit_rim(s, -12.0, -32.2, 3.0, "#ffffff", (-0.3, 1.0))
        s.inked([(oval(-23.4, -27.6, 2.1), s.mid)], 1.0, (0.1, 0.2))
        arm = join(limb((-3, -17, 3.0), (-14, -14.6, 2.4)), limb((-14, -14.6, 2.4), (-26, -18, 2.3)))
        modelled(s, arm, fur, toward, 1.2, 1.2, 1.2, 0.6)


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
            s.stroke([(0, -13), (0.6 * x, -4, x, 8)], s.ink, 0.8)
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
    for form in (tail, body, tufted(head, (0.0, 1.0), 7.0, 2.4)):
        s.inked([(form, s.shade)], 0.8, (0.0, 0.0))
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
        ((67.0, 58.0), (93.0, 53.0), (66.0, 100.0), (86.0, 66.0)),
        "plants its flag on a castle",
        "beach",
        "sun on the sea behind a keep",
    ),
    "m2-18": Picture(
        daredevil,
        ((69.0, 48.0), (73.0, 70.0), (49.0, 42.0), (66.0, 120.0)),
        "walks a line above a cat",
        "room by night",
        "fire in a hearth",
    ),
}
