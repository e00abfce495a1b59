"""The picture of a sapphire card of level 1 in a lighthouse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import AGED
from tools.art.base.faces import rounded
from tools.art.base.figures import (
    limb,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
    taper,
)

_LENS: Final = (60.0, 84.0)
"""The heart of the lighthouse's lens."""


def lamp_room(s: Gouache) -> None:
    """Level 1: a keeper wipes the lens of her lighthouse; the stone in its heart throws two beams far out over the sea."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 132), [mix(ink, deep, 0.35), mix(deep, ink, 0.2), mix(deep, mid, 0.35)])
    for x, y, r in ((30, 46, 0.6), (42, 54, 0.4), (98, 44, 0.6), (112, 52, 0.4), (20, 60, 0.4), (84, 42, 0.5)):
        s.fill(oval(x, y, r), haze)
    sea = box(-4, 120, 124, 176)
    s.wash(sea, (0, 120), (0, 160), [mix(deep, mid, 0.4), mix(ink, deep, 0.5)])
    hull = outline((33, 120.6), (34, 117.6), (45, 117.6), (44, 120.6))
    s.fill(
        join(hull, polygon((37, 117), (37.4, 108), (42.6, 116.6)), polygon((36.4, 117), (36.4, 110), (33.6, 116.6))),
        ink,
    )
    x, y = _LENS
    for end, top, foot in ((-8, 44, 80), (128, 36, 62)):  # the beams, each with a brighter core
        edge = x + (23 if end > x else -23)
        for narrow, alpha in ((0, 0.85), (7, 1.0)):
            beam = polygon((edge, y - 13 + narrow), (end, top + narrow), (end, foot - narrow), (edge, y + 7 - narrow))
            s.shaft(beam, "#f4fbff", alpha, (x, y), (end * 2.2 - x * 1.2, y))
    s.rings(x, y, [33, 27], [mix(mid, haze, 0.3), mix(haze, mid, 0.3)], 0.6)
    _lens(s, x, y)
    with s.moved(turn=-7, about=(102, 154)):
        _keeper_at_lens(s)
    for bar in (7.0, 113.0):  # the frame of the lantern room
        s.figure([[(box(bar - 1.7, 34, bar + 1.7, 152), ink)]], mix(haze, mid, 0.2), (1 if bar < 60 else -1, 0), 0.7)
    sill = box(-4, 150, 124, 156)
    s.figure(
        [[(box(-4, 155, 124, 176), mix(ink, deep, 0.4))], [(sill, mix(deep, ink, 0.3))]],
        mix(haze, mid, 0.25),
        (0, -1),
        1.0,
    )


def _lens(s: Gouache, x: float, y: float) -> None:
    """Paint the great lens about a point: three panels of prisms in a brass cage on its pedestal, the stone at the heart."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    brass, shine = mix(key, "#8a5414", 0.3), "#fff3c8"
    column = polygon((x - 6, y + 30), (x + 6, y + 30), (x + 8.4, y + 76), (x - 8.4, y + 76))
    plate = outline((x - 21, y + 31), (x + 21, y + 31), (x + 17, y + 36), (x - 17, y + 36))
    s.figure(
        [
            [(column, mix(ink, deep, 0.5)), (both(column, box(x - 12, y + 20, x - 3, y + 90)), mix(deep, mid, 0.35))],
            [(plate, brass)],
        ],
        shine,
        (0, -1),
        0.8,
    )
    barrel = outline(
        (x - 13, y - 31),
        (x - 24, y - 20, x - 24, y),
        (x - 24, y + 20, x - 13, y + 31),
        (x + 13, y + 31),
        (x + 24, y + 20, x + 24, y),
        (x + 24, y - 20, x + 13, y - 31),
    )
    s.fill(barrel, mix(deep, mid, 0.7))
    tones = ("#ffffff", mix(haze, "#ffffff", 0.4), mix(haze, mid, 0.3), mix(mid, haze, 0.25), mix(mid, deep, 0.4))
    with s.clipped(barrel):  # prisms in steps, the brightest in the middle
        for number, tone in reversed(list(enumerate(tones, 1))):
            pane = polygon(*(around(x, y, number * 7.6, 22.5 + 45 * at) for at in range(8)))
            s.fill(pane, tone)
            s.fill(cut(pane, placed(pane, 0.5, 0.9)), mix(tone, "#ffffff", 0.7))
    for side in (-1, 1):
        rib = ribbon(
            [
                (x + side * 13, y - 31, 1.2),
                (x + side * 22.6, y - 14, 1.3),
                (x + side * 24, y, 1.3),
                (x + side * 22.6, y + 14, 1.3),
                (x + side * 13, y + 31, 1.2),
            ],
            10,
        )
        s.figure([[(rib, brass)]], shine, (-side, -0.3), 0.6)
    for side in (-1, 1):
        upright = box(x + side * 13 - 1.0, y - 31, x + side * 13 + 1.0, y + 31)
        s.figure([[(upright, brass)]], shine, (-side, -0.3), 0.5)
    cap = outline((x - 14, y - 30), (x - 12, y - 35, x, y - 36), (x + 12, y - 35, x + 14, y - 30))
    s.figure([[(cap, brass)]], shine, (0, 1), 0.7)
    s.gem(SAPPHIRE, x, y, 13, 8, 1.9)


def _keeper_at_lens(s: Gouache) -> None:
    """Paint the keeper in profile, white hair under a cap, one hand with a cloth on the glass: its light on her front."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#f4fbff", (-1.0, -0.1)
    skin = (skin_tone(s, 0.34), skin_tone(s, 0.60), mix(key, "#fff3dc", 0.5))
    oil = (mix(ink, deep, 0.3), mix(deep, ink, 0.25), mix(key, "#fff3c8", 0.2))
    head = profile(99, 72, 19, -1, 6, neck=0.22, build=AGED)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, 99, 72, 19, 6, flip=True)

    hair = put(
        outline(
            (-0.10, -0.20),
            (-0.56, -0.34, -0.58, 0.06),
            (-0.60, 0.36, -0.34, 0.40),
            (-0.18, 0.28, -0.16, 0.06),
            (-0.02, 0.0, 0.06, -0.24),
        )
    )
    cap = put(
        outline(
            (-0.56, -0.16),
            (-0.60, -0.62, -0.06, -0.66),
            (0.34, -0.66, 0.36, -0.32),
            (0.56, -0.28, 0.60, -0.20),
            (0.20, -0.24, -0.56, -0.16),
        )
    )
    coat = outline(
        (92, 96),
        (96, 86, 105, 86),
        (114, 92, 116, 106),
        (117, 128, 120, 152),
        (88, 152),
        (92, 130, 90, 112),
        (89, 102, 92, 96),
    )
    collar = outline((92, 88), (97, 80, 107, 83), (109, 92), (100, 95, 92, 93))
    near = limb((104, 97, 5.4), (95, 97, 4.3), (85.4, 76, 2.9))
    rounded(s, coat, oil, light, 3.4, rim, [outline((100, 112), (97, 132, 100, 152), (103, 152), (100, 132, 100, 112))])
    for y in (104, 113, 122):
        s.fill(oval(93.6, y, 1.1), mix(ink, deep, 0.3))
    s.figure([[*planes(s, head, *skin), (head.eye, ink)]], rim, light, 0.9)
    rounded(s, hair, (mix(deep, haze, 0.4), mix(haze, mid, 0.25), "#ffffff"), light, 1.4, rim)
    rounded(s, cap, (ink, mix(ink, deep, 0.6), mix(deep, mid, 0.5)), light, 1.8, rim)
    rounded(s, collar, (mix(ink, deep, 0.3), mix(deep, ink, 0.2), mix(deep, mid, 0.7)), light, 1.4, rim)
    linen = mix(haze, "#ffffff", 0.7)
    cloth = outline((75, 64), (80, 60.6, 85, 62), (88, 67, 87, 74), (83, 79, 77.6, 77), (73.6, 71, 75, 64))
    s.figure([[(cloth, linen), (cut(cloth, placed(cloth, -2.6, -1.6)), mix(linen, deep, 0.4))]], None)
    s.fill(taper((78, 66), 0.4, (83, 76), 0.9), mix(linen, deep, 0.3))
    s.figure([[(near, oil[1]), (both(near, placed(near, 2.4, 2.6)), oil[0])]], rim, light, 0.9, clean=True)
    s.figure([[(small_hand(83.0, 71.4, 4.4, 200, True), skin[1])]], rim, light, 0.6, clean=True)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-15": Picture(
        lamp_room,
        ((60, 84), (90, 74), (82, 69), (60, 60)),
        "wipes the lens of a lighthouse",
        "lantern room over the sea",
        "stone in a lens, two beams",
        seed=41,
    ),
}
