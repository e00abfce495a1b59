"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    both,
    box,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    skyline,
    svg,
)

_SHOULDER: Final = (75.0, 88.0)
_END: Final = -37.0
"""Where the sweep of the arm about the shoulder has come to, in degrees."""
_SWEEP: Final = join(
    both(oval(*_SHOULDER, 43), polygon(_SHOULDER, around(*_SHOULDER, 90, _END), (124, -9), (-9, -9), (-9, 88))),
    polygon((32, 87.9), _SHOULDER, (108, 112), (108, 150), (32, 150)),
)
"""The part of the pane that is wiped already: a sweep of the arm, and all below it."""
_DAY: Final = "#fffdf2"


def _soapy_pane(s: Impact) -> None:
    """Paint a window from the dark room behind it: its frame and sill, and a pane full of soap that runs down."""
    s.fill(ALL, s.mid)
    for x, top, foot in ((44, 30, 52), (106, 96, 108), (98, 34, 50)):
        s.fill(limb((x, top, 0.9), (x, foot, 1.9)), s.key)
    s.inked([(_SWEEP, _DAY)], 1.4, (0, 0), ink=s.light)
    with s.clipped(_SWEEP):
        town = skyline(20, 124, 142, (20, 30, 14, 25, 36, 18), seed=4)
        s.fill(town, s.light)
        s.fill(placed(town, 9, 11), s.key)
    frame = mix(s.ink, s.deep, 0.2)
    s.fill(box(-4, -4, 16, 172), frame)
    s.fill(box(112, -4, 124, 172), frame)
    s.fill(box(-4, 139, 124, 172), frame)
    s.fill(polygon((34, 139), (108, 139), (100, 152), (26, 152)), s.light)


def _sole(s: Impact, x: float, y: float, turn: float) -> None:
    """Paint the sole of a shoe flat on the pane, its toes at the top."""
    with s.moved(x, y, turn=turn):
        form = svg(
            "M-4.6 -6 C-4.600 -12 4.6 -12 4.6 -6 C4.600 -2 3.4 0 3.6 4 C3.800 9.600 -3.800 9.600 -3.6 4 C-3.400 0 -4.600 -2 -4.6 -6 Z"
        )
        s.inked([(form, s.light)], 1.5, (0, 0))
        for row in (-7.4, -4.6, -1.8):
            s.stroke([(-2.6, row), (2.6, row)], s.deep, 1.1)
        s.stroke([(-2.0, 5), (2.0, 5)], s.deep, 1.1)


def _flat_hand(s: Impact, skin: Tones) -> None:
    """Paint a hand flat on the pane, its fingers spread."""
    wrist: Point = (47.0, 78.0)
    fingers = [
        limb((*around(*wrist, 3, a), 2.2), (*around(*wrist, r, a), 1.5))
        for a, r in ((-128, 10), (-102, 12), (-76, 12), (-50, 10.4))
    ]
    thumb = limb((*around(*wrist, 3, 0), 2.2), (*around(*wrist, 8.6, -8), 1.6))
    s.inked([(join(oval(*wrist, 5.0), thumb, *fingers), skin[0])], 1.4, (0, 0))


def _cleaner(s: Impact) -> None:
    """Paint the cleaner outside, dark before the day: on one rope, soles and a hand flat on the pane, knees apart."""
    cloth: Tones = (s.key, mix(s.shade, s.deep, 0.3), s.shade)
    skin: Tones = ("#d48a58", "#8c4828", "#5c2814")
    up = (0.0, -1.0)
    s.stroke([(75, 70), (75, -6)], s.ink, 2.6)
    for side in (-1, 1):
        leg = limb((75 + 6 * side, 107, 6.4), (75 + 22 * side, 108, 5.4), (75 + 18 * side, 128, 4.2))
        group(s, [(leg, cloth, 2.0)], up, 1.2, 0.0)
        _sole(s, 75 + 19 * side, 130, 22 * side)
    left = limb((64, 85, 5.0), (51, 95, 4.2), (47, 82, 3.2))
    right = limb((86, 85, 5.0), (100, 91, 4.2), (100.5, 78, 3.2))
    trunk = svg(
        "M60 88 C60 80 68 78 75 78 C82 78 90 80 90 88 C88 95 86 101 86 108 C84 114 66 114 64 108 C64 101 62 95 60 88 Z"
    )
    group(s, [(left, cloth, 1.6), (right, cloth, 1.6), (trunk, cloth, 2.0)], up, 1.2, 0.0)
    bib = svg("M67.6 90 H82.4 L84.6 108 C81 112 69 112 65.4 108 Z")
    s.fill(bib, s.accent)
    for side in (-1, 1):
        s.stroke([(75 + 6.4 * side, 91), (75 + 8.4 * side, 80)], s.accent, 2.4)
    s.fill(box(71.4, 95, 78.6, 101, 1), mix(s.accent, s.ink, 0.5))
    _flat_hand(s, skin)
    head = svg("M67 66 C67 76 70.600 81 75 81 C79.400 81 83 76 83 66 Z")
    s.inked([(head, skin[1])], 1.4, (0, 0))
    s.fill(both(head, box(60, 50, 71.4, 90)), skin[2])
    for side in (-1, 1):
        s.fill(oval(75.8 + 3.2 * side, 69.8, 1.0, 1.3), s.ink)
    s.fill(svg("M75.6 69.6 L78 74 H74.4 Z"), skin[2])
    s.stroke([(72, 76.4), (75.4, 78.4, 79, 75.8)], s.ink, 1.2)
    cap = svg("M66 67 C64.600 54 85.400 54 84 67 C78 64.600 72 64.600 66 67 Z")
    s.inked([(cap, s.accent)], 1.4, (0, 0))
    s.fill(svg("M65 68 C70 64 80 64 85 68 C80 66.600 70 66.600 65 68 Z"), s.ink)


def _squeegee(s: Impact) -> None:
    """Paint the blade at the end of the sweep, the foam that it pushes, and the fist about its handle."""
    along, middle = _END, around(*_SHOULDER, 29.5, _END)
    foam = [(*around(*_SHOULDER, r, _END + 7), size) for r, size in ((19, 2.6), (25, 3.8), (31, 3.4), (38, 4.4))]
    s.puff(foam, "#ffffff", s.key, 1.2, (-0.4, -0.8))
    blade = placed(box(-13.6, -2.8, 13.6, 2.8, 1), *middle, turn=along)
    s.stroke([middle, (99.4, 77)], s.ink, 4.4)
    s.inked([(blade, s.accent)], 1.5, (0, 0))
    s.rim([blade], "#c8f4ff", (-0.6, -1), 1.6)
    fist = join(oval(100.0, 76, 4.4), limb((97.6, 73.2, 1.9), (103, 75.6, 1.9)))
    s.inked([(fist, "#d48a58")], 1.3, (0, 0))
    for step in range(3):
        s.stroke([(97.4 + 1.4 * step, 75.2 + 1.0 * step), (96.6 + 1.4 * step, 77.6 + 1.0 * step)], "#5c2814", 0.9)


def spider_man(s: Impact) -> None:
    """A cleaner sticks to a pane like a spider and wipes the day into its soap. From inside; light: what is clean."""
    _soapy_pane(s)
    _cleaner(s)
    _squeegee(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((75.0, 72.0), (96.0, 74.0), (75.0, 98.0), (56.0, 118.0)),
        "wipes a morning into soap",
        "window from inside",
        "day through clean glass",
    ),
}
