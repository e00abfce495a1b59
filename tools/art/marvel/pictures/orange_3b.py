"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.marvel.people import two_toned
from tools.art.marvel.profiles import CAP, profile
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    between,
    both,
    box,
    cut,
    join,
    limb,
    oval,
    placed,
    polygon,
    svg,
)

_HOOK: Final = (58.0, -34.0)
"""Where the cleaner's rope hangs from, above the picture."""
_BLADE: Final = 91.0
"""The angle about the hook that the blade has come to, in degrees."""
_NEAR, _FAR = 106.0, 152.0
"""How far from the hook the wiped band begins and ends."""
_DAY: Final = "#fffdf2"


def _tower_of_dusty_glass(s: Impact) -> None:
    """Paint a glass front from outside: a town at dusk in dusty panes, and in the wiped band the same town by day."""
    band = cut(oval(*_HOOK, _FAR), oval(*_HOOK, _NEAR))
    wiped = both(band, polygon(_HOOK, around(*_HOOK, 300, _BLADE), (-200, 200), (-200, -34)))
    town = polygon(
        (-9, 180), (-9, 98), (12, 98), (12, 84), (22, 84), (22, 104), (36, 104), (36, 90), (41, 82), (46, 90), (46, 110),
        (58, 110), (58, 98), (72, 98), (72, 116), (80, 116), (80, 76), (100, 70), (100, 60), (102, 60), (102, 70), (130, 78), (130, 180),
    )  # fmt: skip
    s.fill(ALL, s.mid)
    s.fill(polygon((-9, -9), (130, -9), (130, 26), (-9, 62)), s.deep)
    s.fill(polygon((-9, -9), (130, -9), (130, -4), (-9, 32)), s.shade)
    s.fill(town, s.deep)
    s.fill(placed(town, 8, 26), s.shade)
    s.inked([(wiped, _DAY)], 1.6, (0, 0))
    with s.clipped(wiped):
        s.fill(oval(43, 92, 12), "#ffc860")
        s.fill(town, s.key)
        s.fill(placed(town, 8, 26), s.mid)
    s.fill(box(-9, 135, 130, 180), s.shade)
    s.fill(box(-9, 133, 130, 135.8), s.ink)
    s.fill(box(-9, 135.8, 130, 137.2), s.key)


def _blade_on_the_glass(s: Impact) -> None:
    """Paint the foam that the blade drives before it, and the short blade at the end of the band."""
    near, far = around(*_HOOK, _NEAR - 1, _BLADE), around(*_HOOK, _FAR + 1, _BLADE)
    foam = limb((near[0] + 3, near[1] + 3, 3.0), (far[0] + 3, far[1] - 4, 4.0))
    for share, size in ((0.08, 4.4), (0.3, 5.8), (0.52, 4.8), (0.74, 6.4), (0.94, 5.4)):
        x, y = between(near, far, share)
        foam = join(foam, oval(x + 4.4, y, size))
    for x, y, long in ((61, 116, 10.0), (66, 114, 5.0)):
        foam = join(foam, limb((x, y, 2.2), (x, y + long, 1.3)))
    s.fill(foam, s.light)
    blade = limb((*near, 1.7), (*far, 1.7))
    s.inked([(blade, s.ink)], 1.6, (0.2, 0.2))
    s.rim([blade], s.accent, (-1.0, 0.0), 1.4)
    s.stroke([(57, 95), (70, 96)], s.ink, 6.4)
    s.stroke([(57, 95), (70, 96)], s.accent, 3.0)


def _swinging_cleaner(s: Impact) -> None:
    """Paint the cleaner from behind, who swings to the right on a rope and draws the blade along, light from the band."""
    s.stroke([_HOOK, (89, 76)], s.ink, 3.4)
    s.stroke([_HOOK, (89, 76)], "#fff0d0", 1.4)
    toward = (-0.9, -0.2)
    cloth, trousers, skin = (s.accent, "#0c5468"), (s.deep, s.shade), ("#e09a68", "#8c4828")
    two_toned(
        s,
        (
            (limb((108, 125, 2.8), (115, 128.6, 2.2)), (s.ink, s.ink), 1.0),
            (limb((99, 102, 5.6), (108, 110, 4.6), (108, 124, 3.2)), trousers, 2.6),
            (limb((83, 127, 2.8), (75, 130.6, 2.2)), (s.ink, s.ink), 1.0),
            (limb((94, 103, 6.0), (85, 112.4, 4.8), (83, 126, 3.2)), trousers, 2.6),
            (
                svg("M83 80 C86 75 95 74 98 78 C101 86 103 95 103 103 C99 107 92 108 89 105 C88 96 83 90 83 80 Z"),
                cloth,
                2.9,
            ),
            (oval(88.6, 58.6, 3.2), skin, 1.6),
            (limb((95.6, 81, 4.4), (100, 73, 3.8), (90, 61, 2.9)), cloth, 2.8),
        ),
        toward,
        1.7,
    )
    profile(s, 85.0, 69.0, 0.8, skin, (CAP, "#ffffff", s.key), turn=-10.0)
    arm = limb((87.6, 82, 4.8), (80, 90, 4.2), (71, 95.4, 3.0))
    two_toned(s, ((oval(69, 96, 3.4), skin, 1.6), (arm, cloth, 3.0)), toward, 1.7)


def spider_man(s: Impact) -> None:
    """A cleaner swings like a spider along a glass tower and wipes the day into its dust. Light: the town in the glass."""
    _tower_of_dusty_glass(s)
    _blade_on_the_glass(s)
    _swinging_cleaner(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((86.0, 70.0), (92.0, 90.0), (72.0, 96.0), (60.0, 104.0)),
        "wipes a morning into dust",
        "glass tower",
        "day in clean glass",
    ),
}
