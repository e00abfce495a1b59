"""Pictures of the onyx cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, both, box, cut, join, mix, outline, oval, polygon, taper


def onyx_chess(s: Gouache) -> None:
    """Level 2: two players before the hearth; the gap between the faces is the game."""
    ink, deep, _mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    violet = "#6f58b0"
    s.fill(ALL, mix(ink, deep, 0.8))
    for row in range(6):  # courses of stone, barely there
        y = 40 + row * 16
        for col in range(-1, 6):
            x = col * 26 + (13 if row % 2 else 0)
            s.fill(
                polygon((x + 1, y + 1), (x + 25, y + 1), (x + 25, y + 15), (x + 1, y + 15)),
                mix(deep, violet, 0.07 + 0.05 * ((row * 3 + col) % 3)),
            )
    hood = arch(40, 110, 82, 132, 46)
    s.fill(hood, mix(ink, deep, 0.4))
    hearth = arch(46, 104, 84, 132, 42)
    with s.clipped(hearth):
        s.rings(
            75,
            104,
            [66, 50, 37, 25],
            [mix(deep, key, 0.22), mix(deep, key, 0.52), mix(key, haze, 0.10), mix(key, "#fff1c0", 0.6)],
        )
        for x, w, h in ((64, 7, 26), (86, 7, 30), (75, 10, 44)):
            s.fill(
                outline(
                    (x - w, 122),
                    (x - w * 1.2, 122 - h * 0.4, x - w * 0.2, 122 - h * 0.6),
                    (x + w * 0.3, 122 - h * 0.8, x, 122 - h),
                    (x + w * 1.1, 122 - h * 0.7, x + w * 0.8, 122 - h * 0.45),
                    (x + w * 1.4, 122 - h * 0.2, x + w, 122),
                ),
                "#fff3cf" if x == 75 else mix(key, "#fff1c0", 0.3),
            )
    rim = mix(key, "#fff1c0", 0.5)
    # left: an old monk, chin on his fist; right: a lady in a horned headdress
    lh, ls, lw, le = profile(50, 67, 25, 1, 6)
    cowl = outline(
        (57, 55),
        (50, 47, 41, 52),
        (30, 60, 34, 80),
        (30, 96, 18, 112),
        (14, 140, 12, 172),
        (60, 172),
        (58, 130, 52, 104),
        (50, 92, 47, 84),
        (43, 74, 46, 66),
        (50, 60, 57, 55),
    )
    fist = join(
        taper((42, 110), 7.0, (60, 121.5), 4.6),
        taper((60, 121.5), 4.6, (58.6, 91), 2.8),
        polygon((54.6, 91, 2), (54.4, 84, 2), (61, 82.6, 3), (62.6, 89, 2), (60.6, 92, 2)),
    )
    s.figure(
        [
            [(lh, mix(ink, key, 0.30)), (cut(lh, ls), mix(key, ink, 0.26)), (both(lh, lw), mix(key, haze, 0.45))],
            [
                (cowl, mix(ink, deep, 0.25)),
                (both(cowl, outline((10, 40), (36, 56), (32, 100, 20, 172), (0, 172))), ink),
            ],
        ],
        rim=rim,
        light=(1, 0.25),
        width=1.0,
    )
    rh, rs, rw, re_ = profile(100, 67, 23, -1, -2)
    gown = outline((97, 84), (92, 88, 92, 104), (94, 120, 88, 172), (124, 172), (124, 92), (112, 84, 104, 82))
    horn = outline(
        (93.6, 59), (96, 46, 106, 43), (124, 38, 124, 52), (124, 92), (113, 84, 108, 72), (104, 62, 93.6, 59)
    )
    arm = join(taper((102, 98), 5.4, (96, 117), 4.0), taper((96, 117), 3.6, (82.4, 105.6), 2.3))
    s.figure(
        [
            [
                (gown, mix(violet, ink, 0.45)),
                (both(gown, polygon((106, 80), (126, 80), (126, 172), (102, 172))), mix(ink, violet, 0.22)),
            ],
            [(rh, mix(ink, key, 0.30)), (cut(rh, rs), mix(key, ink, 0.16)), (both(rh, rw), mix(key, haze, 0.5))],
            [
                (horn, mix(haze, violet, 0.25)),
                (
                    both(horn, outline((108, 36), (104, 54, 112, 70), (116, 84, 126, 96), (128, 36))),
                    mix(deep, violet, 0.35),
                ),
            ],
        ],
        rim=rim,
        light=(-1, 0.25),
        width=1.0,
    )
    s.fill(le, ink)
    s.fill(re_, ink)
    # table, board, pieces
    s.figure([[(polygon((-2, 124), (122, 124), (122, 172), (-2, 172)), ink)]], rim=rim, light=(0, -1), width=0.7)
    for j in range(4):
        for i in range(8):
            y0, y1 = 125.4 + j * 5 + j * j * 0.5, 125.4 + (j + 1) * 5 + (j + 1) ** 2 * 0.5
            f0, f1 = 1 + (y0 - 125) / 60, 1 + (y1 - 125) / 60
            if (i + j) % 2:
                s.fill(
                    polygon(
                        (75 + (i - 4) * 5.4 * f0, y0),
                        (75 + (i - 3) * 5.4 * f0, y0),
                        (75 + (i - 3) * 5.4 * f1, y1),
                        (75 + (i - 4) * 5.4 * f1, y1),
                    ),
                    mix(key, ink, 0.35 + 0.13 * j),
                )
    for x, k in ((66, 0.9), (60, 0.7), (86.5, 0.8)):
        s.figure(
            [
                [
                    (
                        join(
                            polygon(
                                (x - 2.6 * k, 127),
                                (x - 1 * k, 122),
                                (x - 1.2 * k, 119.4),
                                (x + 1.2 * k, 119.4),
                                (x + 1 * k, 122),
                                (x + 2.6 * k, 127),
                            ),
                            oval(x, 118, 2 * k),
                        ),
                        ink,
                    )
                ]
            ],
            rim=None,
        )
    piece = polygon((70, 121), (73, 112), (73.4, 106), (71.4, 104), (78.6, 104), (76.6, 106), (77, 112), (80, 121))
    s.figure(
        [[(fist, mix(ink, deep, 0.55)), (both(fist, box(50, 76, 66, 93)), mix(key, ink, 0.30))]],
        rim=rim,
        light=(1, 0.1),
        width=0.9,
    )
    s.figure(
        [[(piece, ink)], [(arm, mix(violet, ink, 0.3)), (mitten(80.6, 105, 2.9, 200), mix(key, haze, 0.15))]],
        rim=rim,
        light=(-0.6, -1),
        width=0.8,
    )
    s.gem(4, 75, 97, 7.2, glint=1.4)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-27": Picture(onyx_chess, ((62, 70), (80, 80)), "moves across a board", "inn corner", "hearth arch", seed=31),
}
