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
    chance,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    taper,
)


def ruby_blast(s: Gouache) -> None:
    """Level 1: a miner puts fire to a train of powder; the blast bursts the black shell round the stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    pale = "#fffdf6"
    x, y = 76, 77
    s.fill(ALL, mix(deep, ink, 0.6))
    # smoke that rolls outwards
    for away, puffs, tone in ((66, 11, mix(deep, ink, 0.2)), (52, 10, mix(deep, mid, 0.5))):
        rolls = (oval(*around(x, y, away - at % 3 * 4, at * 360 / puffs), 19 + at % 2 * 5) for at in range(puffs))
        smoke = join(oval(x, y, away), *rolls)
        s.fill(smoke, tone)
        s.rim([smoke], mix(tone, mid, 0.5), (0.4, -1), 0.9)
    s.rings(x, y, [49, 38, 28, 19], [mid, mix(mid, haze, 0.6), mix(haze, pale, 0.4), pale], 0.5)
    s.spot(x, y, 26, 56, mix(haze, pale, 0.6), 0.6)
    _flying_rock(s, x, y)
    _burst_shell(s, x, y)
    s.gem(RUBY, x, y, 11.4, 0, 1.7)
    _blaster(s)


def _burst_shell(s: Gouache, x: float, y: float) -> None:
    """Paint the black shell of rock that held the stone, in pieces that part, each bright within."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    lots = chance(23)
    for start, end, away in (
        (-178, -92, 3.0),
        (-84, -48, 7.0),
        (-40, 28, 4.0),
        (35, 60, 8.0),
        (68, 122, 2.4),
        (131, 174, 6),
    ):
        steps = [start + (end - start) * share / 3 for share in range(4)]
        outer = [around(x, y, 22 + 8 * next(lots), turn + 9 * next(lots) - 4) for turn in steps]
        inner = [around(x, y, 13.6 + 3.4 * next(lots), turn) for turn in reversed(steps)]
        dx, dy = around(0, 0, away, (start + end) / 2)
        piece = placed(polygon(*outer, *inner), dx, dy)
        core = both(piece, placed(oval(x, y, 18.6), dx, dy))
        s.figure([[(piece, ink)]], mix(haze, deep, 0.1), (-dx, -dy), 0.6, clean=True)
        s.fill(core, mix(mid, haze, 0.35))
        s.fill(both(core, placed(oval(x, y, 16.6), dx, dy)), mix(haze, "#fffdf6", 0.4))


def _flying_rock(s: Gouache, x: float, y: float) -> None:
    """Paint shards that fly from a point, the longer the farther out, each with the side that the blast lights."""
    ink, deep, haze = s.ink, s.deep, s.haze
    lots = chance(11)
    for at in range(22):
        turn = at * 137.5 + 20
        far = 24 + 46 * (at / 21) ** 0.8
        size = 2.2 + far * 0.09 * (0.6 + 0.8 * next(lots))
        lean = (next(lots) - 0.5) * 50
        shard = polygon((-1.1, -0.3), (0.1, -0.75), (1.7, 0.1), (0.3, 0.7), (-0.8, 0.5))
        rock = placed(shard, *around(x, y, far, turn), size, turn + lean * 0.5)
        s.figure([[(rock, ink)]], mix(haze, deep, 0.1), around(0, 0, -1, turn), 0.7)


def _blaster(s: Gouache) -> None:
    """Paint the blaster on one knee, in profile: one hand puts a match on a staff to the powder, one covers the ear."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(haze, "#fffdf6", 0.6), (-0.55, -1.0)
    ground = outline((-4, 150), (40, 142, 76, 144), (112, 143, 124, 148), (124, 172), (-4, 172))
    s.fill(ground, mix(mid, haze, 0.22))
    s.stipple(ground, deep, (70, 146), (70, 170), 0.0, 0.8)
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
