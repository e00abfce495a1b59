"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, box, cut, join, limb, mix, oval, placed, polygon, skyline, svg

_SWEEP: Final = svg("M38 150 C34 116 38 84 56 66 C66 56 80 52 92 56 L101 76 C90 72 80 76 74 84 C64 96 62 122 66 150 Z")
"""The part of the pane that is wiped already: a sweep of the arm."""
_FROM_THE_PANE: Final = (-0.9, -0.5)


def _soapy_pane(s: Impact) -> None:
    """Paint a dark façade and a pane full of soap, with the streaks of what has run down."""
    s.fill(ALL, s.shade)
    s.fill(polygon((10, -4), (130, -4), (130, 156), (10, 156)), s.mid)
    s.fill(polygon((-4, 36), (130, 20), (130, 60), (-4, 92)), s.key)
    for x, top, foot in ((47, 24, 62), (78, 26, 50), (108, 84, 130), (114, 30, 70)):
        s.fill(limb((x, top, 1.0), (x, foot, 1.8)), s.light)
    s.fill(box(-4, -4, 10, 172), s.shade)
    s.fill(box(10, -4, 12, 172), s.ink)


def _wiped_morning(s: Impact) -> None:
    """Paint what one sweep has wiped: a clear sky and the town far below, soap heaped along its edge."""
    clear = "#d6f8ff"
    s.inked([(_SWEEP, "#ffffff")], 4.2, (-0.6, -0.6), ink=s.deep)
    s.inked([(_SWEEP, "#ffffff")], 2.4, (0, 0), ink="#ffffff")
    s.fill(_SWEEP, clear)
    with s.clipped(_SWEEP):
        s.fill(polygon((30, 150), (30, 104), (70, 88), (70, 150)), "#ffffff")
        town = skyline(20, 90, 150, (30, 44, 22, 36, 50, 26), seed=4)
        s.fill(town, s.accent)
        s.fill(placed(town, 7, 12), mix(s.accent, s.ink, 0.55))


def _cleaner_on_a_rope(s: Impact) -> None:
    """Paint the cleaner from behind: on one rope, one foot braced on the pane, one arm up with the blade."""
    work: Tones = ("#ffd0a0", s.shade, s.ink)
    trousers: Tones = (s.key, s.ink, s.ink)
    skin: Tones = ("#ffd0a0", "#a4643c", "#5c2c1c")
    toward = _FROM_THE_PANE
    for tone, wide in ((s.ink, 4.0), (s.light, 1.6)):
        s.stroke([(76, 104), (76, -6)], tone, wide)
    blade = placed(box(-14, -2.6, 14, 2.6, 1), 97.5, 66, turn=66)
    s.stroke([(97, 66), (90, 76)], s.ink, 3.6)
    modelled(s, blade, ("#ffffff", s.accent, mix(s.accent, s.ink, 0.5)), (-1, 0), 1.6, 1.4, 1.5)
    far = limb((82, 122, 6.4), (92, 132, 5.2), (94, 152, 4.2))
    near = limb((71, 121, 6.6), (56, 116, 5.6), (55, 134, 4.0))
    shoe = limb((55, 135, 3.6), (48, 138, 2.8))
    group(s, [(far, trousers, 2.0), (shoe, work, 1.6), (near, trousers, 2.4)], toward, 1.6, 1.8)
    arm = limb((84, 94, 5.0), (95, 90, 4.2), (91, 79, 3.0))
    trunk = svg("M66 92 C70 87 82 87 87 91 C89 100 87 112 86 122 C82 128 70 128 66 122 C66 112 63 102 66 92 Z")
    other = limb((68, 94, 4.8), (60, 104, 4.0), (69, 110, 3.0))
    group(s, [(arm, work, 2.4), (trunk, work, 5.0), (other, work, 2.2)], toward, 1.7, 2.0)
    group(s, [(limb((70.6, 110, 2.7), (75, 109, 2.5)), skin, 1.0)], toward, 1.2, 1.0)
    group(s, [(join(oval(90.6, 76, 3.8, 3.6), limb((88, 74, 1.6), (93, 73, 1.5))), skin, 1.4)], toward, 1.2, 1.2)
    for start, end in (((69, 91), (80, 108)), ((84, 91), (71, 108))):
        s.stroke([start, end], s.accent, 2.2)
    s.stroke([(65.6, 111), (86.4, 111)], s.accent, 2.6)
    hair: Tones = ("#ffb070", s.ink, s.ink)
    head = svg("M70.4 75 C70 82 71.6 84.800 74 85 H80 C82.4 84.800 84 82 83.6 75 Z")
    cap = svg("M69.2 79 C68 65.600 86 65.600 84.8 79 C80 81 74 81 69.2 79 Z")
    parts = ((oval(70.2, 79.6, 1.8, 2.6), skin, 0.8), (oval(83.8, 79.6, 1.8, 2.6), skin, 0.8), (head, hair, 3.0))
    group(
        s,
        [(limb((77, 85, 3.0), (77, 91, 3.4)), skin, 1.4), *parts, (cap, ("#ffffff", s.accent, s.ink), 3.0)],
        toward,
        1.5,
        1.6,
    )


def _bucket(s: Impact) -> None:
    """Paint the bucket that hangs at the cleaner's belt."""
    s.stroke([(86, 113), (98, 113, 99, 119)], s.ink, 1.3)
    pail = polygon((91, 119), (107, 119), (104.6, 134), (93.4, 134))
    modelled(s, pail, ("#ffffff", s.light, s.key), _FROM_THE_PANE, 4.0, 1.4, 1.5, 1.6)
    s.fill(cut(oval(99, 119, 7.4, 2.2), box(80, 119.6, 120, 124)), s.ink)


def spider_man(s: Impact) -> None:
    """A cleaner on a rope wipes a morning into a soapy pane. From behind; light: the sky in what is clean."""
    _soapy_pane(s)
    _wiped_morning(s)
    _cleaner_on_a_rope(s)
    _bucket(s)
    s.drops(((102, 86, 2.0), (104, 93, 1.5)), "#ffffff", 1.5)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((77.0, 78.0), (92.0, 76.0), (76.0, 104.0), (56.0, 96.0)),
        "wipes a morning into soap",
        "soapy pane",
        "sky behind clean glass",
    ),
}
