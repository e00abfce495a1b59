"""The blast of ruby, level 1: a shell of rock bursts round the stone.

Knows how it is drawn; nothing of what stands on its card.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import FIRM
from tools.art.base.faces import rounded
from tools.art.base.figures import limb, planes, profile, shoe, small_hand, umber
from tools.art.base.gouache import RUBY, Gouache
from tools.art.base.pigments import SAFFRON, WINE
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    burst,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)


def ruby_blast(s: Gouache) -> None:
    """Level 1: a miner puts fire to a train of powder; the blast tears the black rock open round the stone."""
    ink, deep, mid = s.ink, s.deep, s.mid
    x, y = 72, 75
    s.fill(ALL, mix(ink, "#000000", 0.2))
    # the light of the blast, in three hard stars of unlike points
    for r, points, seed, hollow, tone in (
        (92, 9, 5, 0.5, mix(deep, ink, 0.25)),
        (66, 9, 5, 0.5, mix(mid, "#ff8a3c", 0.2)),
        (46, 9, 5, 0.5, "#ffcf7a"),
        (31, 9, 5, 0.54, "#fffdf6"),
    ):
        s.fill(burst(x, y, r, points, seed, hollow, 1.0, -14), tone)
    _flying_rock(s, x, y)
    s.gem(RUBY, x, y, 12.4, 0, 1.7, shining=True)
    _blaster(s)


def _flying_rock(s: Gouache, x: float, y: float) -> None:
    """Paint the pieces of the rock that held the stone, black, each with the side that the blast lights."""
    ink, haze = s.ink, s.haze
    shapes = (
        polygon((-1.1, -0.5), (-0.2, -1.0), (0.8, -0.6), (1.2, 0.3), (0.2, 0.9), (-0.7, 0.6)),
        polygon((-1.2, 0.1), (-0.3, -0.8), (1.3, -0.4), (0.7, 0.8), (-0.5, 0.7)),
    )
    for number, (turn, far, size) in enumerate(_ROCKS):
        rock = placed(shapes[number % 2], *around(x, y, far, turn), size, turn * 1.7)
        dx, dy = around(0, 0, 1, turn)
        lit = cut(rock, placed(rock, dx * size * 0.36, dy * size * 0.36))
        s.figure([[(rock, mix(ink, "#000000", 0.35)), (lit, mix(haze, "#ff9a3c", 0.4))]], None)


_ROCKS: Final = (
    (-112, 31, 11.0), (-52, 37, 14.5), (-4, 33, 8.0), (150, 34, 10.0), (-163, 46, 7.0), (-84, 53, 5.0), (-22, 52, 5.4),
    (118, 42, 5.0), (-136, 57, 4.4), (20, 51, 4.0),
)  # fmt: skip
"""The pieces of rock as (turn, distance from the stone, size)."""


def _blaster(s: Gouache) -> None:
    """Paint the blaster on one knee, in profile: one hand puts a match on a staff to the powder, one covers the ear."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#fffdf6", 0.6), (-0.55, -1.0)
    ground = outline((-4, 150), (40, 142, 76, 144), (112, 143, 124, 148), (124, 172), (-4, 172))
    s.fill(ground, mix(mid, haze, 0.22))
    s.fill(both(ground, outline((-4, 156), (50, 150, 124, 158), (124, 172), (-4, 172))), mix(deep, mid, 0.25))
    s.fill(outline((70, 156), (96, 150, 122, 166), (124, 176), (78, 176)), mix(ink, deep, 0.35))
    for at in range(10):  # the train of powder, sparks that run up to the blast
        share = at / 9
        px = 52 * (1 - share) ** 2 + 66 * share * (1 - share) + 62 * share**2
        s.glint(px, 148 - 46 * share, 1.9 - 0.9 * share, mix("#ffb454", "#fffdf6", share), 20 * at)
    s.figure([[(taper((84, 118), 1.2, (54.6, 148), 1.0), mix("#8a4a24", ink, 0.3))]], rim, light, 0.7)
    s.fill(burst(53, 150, 9.5, 10, 3, 0.5, 1.0, 8), "#ffb454")
    s.fill(burst(53, 150, 5.6, 8, 5, 0.5, 1.0, 8), "#fffdf6")
    skin = (umber(s, 0.18), umber(s, 0.5), umber(s, 0.9))
    x, y, h, tilt = 87.0, 107.0, 17.0, -16.0
    head = profile(x, y, h, -1, tilt, neck=0.24, shut=True, build=FIRM)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    cloth_cap = put(
        outline(
            *((-0.52, -0.06), (-0.60, -0.62, -0.06, -0.68), (0.30, -0.68, 0.38, -0.30), (0.20, -0.30, -0.52, -0.06)),
        )
    )
    hair = put(
        outline((-0.10, -0.20), (-0.56, -0.24, -0.52, 0.10), (-0.44, 0.34, -0.26, 0.30), (-0.14, 0.16, -0.10, -0.20))
    )
    knot = oval(97, 110, 4.2, 3.8)
    shirt = outline((87, 120), (94, 112, 103, 116), (113, 124, 113, 141), (96, 146), (93, 134, 87, 128))
    shade = (mix(key, ink, 0.68), mix(key, ink, 0.28), mix(key, haze, 0.35))
    cloth = (ink, mix(ink, deep, 0.5), mix(deep, mid, 0.55))
    grey = (mix(WINE, ink, 0.4), mix(haze, WINE, 0.45), "#fff6e6")
    far = limb((91, 121, 4.0), (80, 130, 3.2), (71, 126.6, 2.3))
    near = limb((99, 123, 5.2), (109.4, 111.4, 4.0), (96, 106.4, 2.7))
    back_leg = join(limb((107, 141, 7.0), (110, 158, 5.4)), limb((110, 158, 5.0), (122, 161, 3.4)))
    front_leg = limb((104, 142, 6.6), (88, 142, 5.4), (91, 160, 3.6))
    rounded(s, knot, grey, light, 1.2, rim)
    rounded(s, back_leg, cloth, light, 2.2, rim)
    rounded(s, far, (shade[0], shade[0], shade[1]), light, 1.4, rim)
    s.figure([[(small_hand(70.4, 126, 3.1, 190, flip=True), skin[1])]], rim, light, 0.6)
    rounded(s, shirt, shade, light, 3.2, rim)
    rounded(s, front_leg, cloth, light, 2.2, rim)
    s.figure([[(shoe(93, 164, -1, 0.95), ink)]], rim, light, 0.8)
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]], rim, light, 0.9)
    rounded(s, hair, grey, light, 1.2)
    rounded(
        s, cloth_cap, (mix(SAFFRON, ink, 0.6), mix(SAFFRON, deep, 0.22), mix(SAFFRON, "#fff3d0", 0.4)), light, 2.0, rim
    )
    s.stroke([(100, 115), (98, 128, 104, 141)], ink, 2.0)
    rounded(s, near, shade, light, 1.8, rim)
    s.figure([[(small_hand(93.6, 105.6, 3.5, 196, flip=True), skin[1])]], rim, light, 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-29": Picture(
        ruby_blast,
        ((76, 77), (80, 108), (65, 127), (90, 124)),
        "sets off a blast",
        "rock drift",
        "fire of a blast",
        seed=67,
    ),
}
"""The picture by the id of its card."""
