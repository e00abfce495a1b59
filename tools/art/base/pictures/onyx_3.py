"""Pictures of the onyx cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.figures import drape, grip, hand, limb, mitten, profile
from tools.art.base.gouache import ONYX, VIOLET, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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
    taper,
)


def onyx_letter(s: Gouache) -> None:
    """Level 3, a close-up: the spy mistress, hooded, burns a letter; the seal on her glove is onyx."""
    ink, deep, _mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    violet = "#6f58b0"
    s.fill(ALL, mix(ink, deep, 0.5))
    s.rings(
        49,
        64,
        [86, 64, 47, 36, 20],
        [
            mix(ink, deep, 0.95),
            mix(deep, violet, 0.20),
            mix(deep, key, 0.26),
            mix(deep, key, 0.76),
            mix(key, haze, 0.22),
        ],
        0.6,
    )
    # portraits of the watched on the wall
    for x0, y0, x1, y1, k in ((5.6, 43, 25.6, 75, 0.36), (31, 42, 42, 59, 0.62)):
        cx, w = (x0 + x1) / 2, (x1 - x0) / 22
        s.fill(box(x0 - 1.6, y0 - 1.6, x1 + 1.6, y1 + 1.6), ink)
        s.fill(box(x0, y0, x1, y1), mix(deep, key, k * 0.62))
        s.fill(
            both(
                box(x0, y0, x1, y1),
                join(
                    oval(cx, y0 + 12.5 * w, 4.4 * w, 5.4 * w),
                    polygon(
                        (cx - 10 * w, y1 + 2),
                        (cx - 7 * w, y0 + 21 * w, 3),
                        (cx + 7 * w, y0 + 21 * w, 3),
                        (cx + 10 * w, y1 + 2),
                    ),
                ),
            ),
            mix(ink, deep, 0.3),
        )
        s.line(box(x0, y0, x1, y1), mix(deep, key, k), 0.6)
    rim = mix(key, "#fff1c0", 0.45)
    with s.moved(5.0, -2.0):
        # the face in a nearly lost profile: the brow, the small straight nose, lips and chin stand before the light
        head = outline(
            (80, 46),
            (74.4, 52, 73.4, 60),
            (73, 63.4, 74, 65.6),
            (72.6, 70, 70.3, 74.2),
            (69.5, 76.2, 71.2, 76.9),
            (73, 77.2),
            (72.9, 78.6, 71.9, 80.4),
            (71.5, 81.6, 73, 82.3),
            (71.9, 83, 72.5, 85),
            (74, 86.6, 73.6, 88.4),
            (72.8, 91.4, 74.4, 93.6),
            (77, 96.8, 82, 94.4),
            (86, 96, 85, 112),
            (104, 112),
            (104, 46),
        )
        skin, dusk = mix(key, ink, 0.60), mix(ink, violet, 0.24)
        lit = outline(
            (60, 40),
            (76.4, 56, 76, 66),
            (75, 70, 76.6, 75),
            (75.2, 79, 76.4, 82),
            (75.6, 86, 77.6, 92),
            (80, 100),
            (60, 100),
        )
        s.figure([[(head, dusk), (both(head, lit), skin)]], rim="#fff6d6", light=(-1, 0.15), width=0.95)
        for k, d in ((0.6, 0.5), (1.2, 0.3), (1.8, 0.15)):
            s.stipple(both(head, cut(placed(lit, k), placed(lit, k - 0.6))), skin, (0, 0), (100, 0), d, d)
        s.stroke([(74.9, 66.6), (76.6, 68.8, 79.4, 67.6)], ink, 0.9)  # a lowered lid
        s.stroke([(75, 60.6), (78, 58.6, 81.4, 60.4)], ink, 0.8)
        # the hood: outside, and its edge turned back over the violet lining
        hood = outline(
            (73.2, 52),
            (77, 35, 99, 34.5),
            (121, 36, 123, 62),
            (128, 110, 128, 178),
            (46, 178),
            (58, 140, 75, 118),
            (82, 111, 84.6, 101),
            (88, 82, 82.4, 67),
            (79, 58.4, 73.2, 52),
        )
        lining = outline(
            (73.2, 52),
            (76, 43.6, 81, 45),
            (88, 56, 90.4, 70),
            (93, 90, 88, 106),
            (84, 118, 70, 130),
            (68, 127, 75, 118),
            (82, 111, 84.6, 101),
            (88, 82, 82.4, 67),
            (79, 58.4, 73.2, 52),
        )
        back = outline((96, 30), (104, 60, 103, 92), (101, 124, 102, 172), (130, 172), (130, 30))
        s.figure([[(hood, mix(ink, deep, 0.42)), (both(hood, back), ink)]], rim=rim, light=(-1, -0.1), width=0.8)
        s.stipple(
            both(
                hood,
                outline(
                    (90, 30), (98, 60, 97, 92), (95, 124, 96, 172), (102, 172), (101, 124, 103, 92), (104, 60, 96, 30)
                ),
            ),
            ink,
            (94, 100),
            (103, 100),
            0.1,
            0.7,
        )
        s.figure(
            [
                [
                    (lining, mix(violet, ink, 0.22)),
                    (
                        both(
                            lining,
                            outline(
                                (80, 40),
                                (87, 58, 87.8, 72),
                                (90, 92, 85, 106),
                                (80, 118, 66, 130),
                                (100, 130),
                                (100, 40),
                            ),
                        ),
                        mix(violet, ink, 0.56),
                    ),
                ]
            ],
            rim=mix(rim, violet, 0.15),
            light=(-1, 0.1),
            width=1.0,
        )
        cape = both(hood, outline((84, 113), (100, 128, 130, 130), (130, 180), (60, 180), (66, 132)))
        s.figure(
            [
                [
                    (cape, mix(ink, deep, 0.62)),
                    (
                        both(cape, outline((100, 100), (104, 140, 106, 180), (130, 180), (130, 100))),
                        mix(ink, deep, 0.3),
                    ),
                ]
            ],
            rim=mix(deep, violet, 0.45),
            light=(-0.3, -1),
            width=0.7,
        )
        for a, b, c in (
            ((112, 50), (117, 82), (114, 122)),
            ((92, 126), (88, 146), (89, 172)),
            ((104, 132), (106, 150), (106, 172)),
        ):
            s.stroke([a, (*b, *c)], ink, 1.0)
    with s.moved(3.0, -9.0):
        # the letter: a folded sheet, tilted, its upper edge on fire
        letter = polygon((41.4, 110.4), (34.4, 88), (38, 82), (42, 85), (45, 80), (54.4, 77.4), (62.4, 103.6))
        s.figure(
            [
                [
                    (letter, mix(haze, key, 0.20)),
                    (both(letter, polygon((47.4, 70), (70, 70), (74, 108), (57, 112))), mix(haze, key, 0.52)),
                ]
            ],
            rim=None,
        )
        s.fill(
            polygon((54.4, 77.4), (56.2, 83.4), (49.6, 84)), mix(haze, "#fffdf6", 0.6)
        )  # the corner the fire has not reached
        for i, n in enumerate((9.4, 10.4, 7.0)):
            x, y = 40.4 + i * 1.2, 92.6 + i * 3.8
            s.stroke([(x, y), (x + n, y - n * 0.29)], mix(ink, key, 0.25), 0.9)
        s.fill(
            polygon(
                (33.2, 91.4),
                (32, 87),
                (35.6, 80),
                (40, 82),
                (45, 77),
                (49.4, 77.4),
                (47, 83),
                (42.6, 88.6),
                (38.4, 86.6),
            ),
            ink,
        )
        with s.moved(0.0, 0.0, 0.86, about=(44.0, 84.0)):
            s.figure(
                [
                    [
                        (
                            outline(
                                (33, 86.6),
                                (28.8, 75, 36, 67.6),
                                (40, 62, 38.4, 53.6),
                                (47, 58, 46.2, 64.4),
                                (49.4, 58, 46.6, 45),
                                (57.4, 53.6, 55, 65.6),
                                (57.6, 63, 57.4, 59.6),
                                (60.6, 70, 52, 79),
                                (48, 79, 43.6, 83.4),
                                (38, 82, 33, 86.6),
                            ),
                            key,
                        )
                    ]
                ],
                rim=None,
            )
            s.fill(
                outline(
                    (37, 82.4),
                    (34.6, 75.6, 40, 70),
                    (42.4, 66.4, 41.8, 63.4),
                    (47, 68, 45.4, 73.4),
                    (50.4, 66, 49, 57),
                    (54.4, 65, 52.2, 72.6),
                    (53.8, 71.6, 54.6, 69.6),
                    (55.4, 74.6, 51, 77.6),
                    (47, 77, 43.6, 80.4),
                    (40, 80, 37, 82.4),
                ),
                "#fff6d6",
            )
            for x, y, r in ((60.6, 71, 0.8), (59.4, 52, 0.8), (52.6, 42.4, 0.7), (61.4, 61, 0.6)):
                s.fill(polygon((x - r, y), (x, y - r * 1.5), (x + r, y), (x, y + r * 1.5)), mix(key, "#fff6d6", 0.5))
        # the gloved hand: fingers folded under the sheet, thumb over it, the ring
        g0, g1, g2 = mix(haze, key, 0.34), mix(key, ink, 0.30), mix(key, ink, 0.60)
        palm = polygon(
            (60, 108, 4), (70, 105.6, 5), (75.2, 113, 5), (75, 125, 4), (72.6, 136, 3), (60.6, 136, 3), (59.6, 122, 5)
        )
        sleeve = outline((55, 134), (66, 129, 79, 131), (88, 154, 90, 184), (46, 184), (49, 154, 55, 134))
        cuff = outline(
            (57, 126.6), (66, 131, 77, 126), (80.6, 131, 80.4, 136), (68, 141, 54, 137.4), (54.4, 131, 57, 126.6)
        )
        s.figure(
            [[(palm, g1), (both(palm, polygon((66, 100), (80, 100), (80, 140), (64, 140))), g2)]],
            rim=rim,
            light=(-0.8, -0.6),
            width=0.8,
        )
        for a, b, t in (
            ((69.4, 124.2), (60.4, 123), 2.6),
            ((70.8, 118.6), (58.4, 117.6), 2.9),
            ((71, 112.6), (56.8, 112), 3.0),
        ):
            s.figure(
                [[(taper(a, t, b, t * 0.86), g1), (both(taper(a, t, b, t * 0.86), box(66, 90, 90, 140)), g2)]],
                rim=rim,
                light=(-0.5, -1),
                width=0.7,
            )
        thumb = join(taper((69.6, 112), 4.0, (59.6, 105.6), 3.2), taper((59.6, 105.6), 3.1, (52.6, 101.4), 2.3))
        s.figure(
            [[(thumb, g0), (both(thumb, polygon((64, 96), (80, 100), (80, 120), (62, 120))), mix(key, ink, 0.12))]],
            rim="#fff6d6",
            light=(-0.5, -1),
            width=0.7,
        )
        s.figure(
            [
                [(sleeve, ink), (both(sleeve, polygon((40, 126), (62, 126), (60, 184), (40, 184))), deep)],
                [
                    (cuff, violet),
                    (both(cuff, polygon((68, 120), (90, 120), (90, 150), (66, 150))), mix(violet, ink, 0.45)),
                ],
            ],
            rim=rim,
            light=(-0.8, -0.6),
            width=0.8,
        )
        s.stroke([(62.4, 120.8), (63.6, 113)], mix(haze, key, 0.5), 1.6)
        s.gem(4, 63.6, 115.4, 5.7, glint=1.25)


def onyx_guards(s: Gouache) -> None:
    """From inside the vault: two guards, black in the open door, cross their halberds; the light falls in to the stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    # the vault: two ribs, chests along the walls
    for r, tone in ((60, mix(ink, deep, 0.6)), (48, mix(ink, deep, 0.35)), (37, mix(deep, ink, 0.25))):
        s.fill(arch(75 - r, 75 + r, 86, 172, r * 0.9), tone)
    for points in (
        ((34, 172), (30, 118), (46, 112), (52, 126), (50, 172)),
        ((122, 172), (122, 112), (106, 108), (98, 122), (102, 172)),
    ):
        s.figure([[(polygon(*points), mix(ink, deep, 0.15))]], mix(key, deep, 0.35), (75 - points[2][0], -10), 0.8)
    # the door: both wings stand open, evening beyond
    opening = arch(48, 102, 76, 118, 33)
    s.fill(placed(opening, 75 * -0.1, 118 * -0.1, 1.1), ink)
    s.wash(opening, (0, 50), (0, 118), [mix(haze, key, 0.25), mix(key, haze, 0.2), key])
    s.fill(oval(75, 104, 15), "#fff6df")
    s.spot(75, 104, 14.6, 26, "#fff6df", 0.6, opening)
    for side in (-1, 1):
        wing = polygon((75 + side * 27, 62), (75 + side * 37, 54), (75 + side * 37, 127), (75 + side * 27, 118))
        s.figure([[(wing, mix(ink, key, 0.18))]], mix(key, haze, 0.3), (-side, 0), 0.9)
        for y in (70, 88, 106):
            s.fill(oval(75 + side * 32, y, 1.6), mix(key, ink, 0.3))
    # the floor, light down the middle, the shadows of both men in it
    s.fill(polygon((42, 118), (108, 118), (128, 172), (22, 172)), mix(ink, deep, 0.5))
    s.fill(polygon((55, 118), (95, 118), (116, 172), (34, 172)), mix(key, ink, 0.25))
    s.fill(polygon((68, 118), (82, 118), (92, 172), (58, 172)), mix(haze, key, 0.45))
    s.stipple(polygon((55, 118), (95, 118), (116, 172), (34, 172)), ink, (75, 130), (75, 164), 0.0, 0.5)
    for near, far in (((52, 64), (30, 52)), ((86, 98), (98, 120))):
        s.fill(polygon((near[0], 118), (near[1], 118), (far[1], 172), (far[0], 172)), ink, 0.7)
    rim = "#fff3d6"
    for side in (-1, 1):
        _guard(s, 75 + side * 17, side)
    for side in (-1, 1):
        staff = taper((75 + side * 25, 116), 1.0, (75 - side * 14, 60), 0.9)
        blade = placed(
            join(
                polygon((-5.4, 1), (-6.4, -7), (0, -9.4), (0, 2.4)),
                polygon((-0.9, -8), (0, -18), (0.9, -8)),
                polygon((0, -7), (4.6, -4.6), (0, -2)),
            ),
            75 - side * 14,
            60,
            0.9,
            -side * 35,
            side > 0,
        )
        s.figure([[(staff, ink), (blade, ink)]], rim, (side * 0.3, -1), 0.6)
    # the cushion and the stone before us
    stand = polygon((60, 146), (90, 146), (95, 176), (55, 176))
    s.figure([[(stand, mix(ink, deep, 0.5))]], mix(key, haze, 0.4), (0, -1), 0.8)
    cushion = outline(
        (54, 146),
        (50, 138, 56, 136),
        (75, 129, 94, 136),
        (100, 138, 96, 146),
        (98, 153, 92, 151),
        (75, 156, 58, 151),
        (52, 153, 54, 146),
    )
    s.figure(
        [
            [
                (cushion, VIOLET),
                (
                    both(cushion, polygon((40, 143), (75, 148), (110, 143), (110, 160), (40, 160))),
                    mix(VIOLET, ink, 0.5),
                ),
            ]
        ],
        rim,
        (0, -1),
        1.1,
    )
    s.fill(oval(75, 137, 11, 3), ink, 0.6)
    s.gem(ONYX, 75, 128, 9, 0, 1.8)


def _guard(s: Gouache, x: float, side: int) -> None:
    """Paint a guard from behind, on one ``side`` of the door: helmet, cloak, boots."""
    ink, deep, key = s.ink, s.deep, s.key

    def at(path: skia.Path) -> skia.Path:
        return placed(path, x, 118, 1, 0, side < 0)

    cloak = at(outline((-5, -37), (0, -40, 5, -37), (8, -24, 8.6, -6), (0, -2, -8, -6), (-7.6, -24, -5, -37)))
    helmet = at(
        join(
            outline((-4.8, -42), (-5, -50.6, 0, -50.8), (5, -50.6, 4.8, -42), (0, -40, -4.8, -42)),
            taper((0, -50), 1.0, (0, -53.4), 0.5),
        )
    )
    boots = [at(polygon((dx - 2, -8), (dx + 2, -8), (dx + 2, 0), (dx - 2.6, 0))) for dx in (-3.4, 3.4)]
    hand_ = at(limb((-5, -34, 2.6), (-9, -26, 2.1), (-4.4, -20, 1.6)))
    s.figure(
        [
            [(boot, ink) for boot in boots],
            [(at(box(-1.8, -43, 1.8, -37)), ink)],
            [(cloak, mix(ink, VIOLET, 0.35)), (both(cloak, at(box(-12, -42, 0, 0))), ink)],
            [(helmet, mix(ink, deep, 0.5))],
            [(hand_, mix(ink, deep, 0.4))],
        ],
        mix(key, s.haze, 0.5),
        (-side, -0.5),
        0.8,
    )


def onyx_tomb(s: Gouache) -> None:
    """A king in mourning lays a black stone on a tomb; one oil lamp hangs in the royal crypt."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(deep, mid, 0.2))
    # low vaults on stout pillars
    for x0, x1, tone in ((-16, 44, 0.25), (40, 84, 0.55), (80, 134, 0.25)):
        s.fill(arch(x0, x1, 72, 140, 30), mix(deep, mix(mid, VIOLET, 0.25), tone))
        s.line(arch(x0, x1, 72, 140, 30), ink, 1.6)
    for x in (42, 82):
        s.fill(box(x - 4, 72, x + 4, 140), mix(ink, deep, 0.8))
        s.fill(polygon((x - 7, 68), (x + 7, 68), (x + 4, 76), (x - 4, 76)), mix(ink, deep, 0.7))
    # the lamp on its chain: light falls in a cone on the tomb
    s.fill(polygon((58, 60), (66, 60), (104, 140), (30, 140)), mix(mid, key, 0.35))
    s.fill(polygon((60, 60), (64, 60), (86, 132), (46, 132)), mix(key, haze, 0.12))
    s.stipple(polygon((58, 60), (66, 60), (104, 140), (30, 140)), ink, (62, 70), (62, 140), 0.0, 0.25)
    s.stroke([(62, 30), (62, 52)], ink, 1.0)
    s.figure([[(outline((54, 54), (70, 54), (68, 62, 62, 62), (56, 62, 54, 54)), "#c98e3c")]], haze, (0, -1), 0.7)
    s.fill(outline((62, 44), (65.4, 50, 62, 54), (58.6, 50, 62, 44)), "#fff6dc")
    # the tomb, its effigy lying along the picture
    s.figure(
        [[(box(30, 122, 112, 130, 1), mix(mid, haze, 0.35))], [(box(34, 130, 108, 172), mix(deep, mid, 0.5))]],
        haze,
        (-0.3, -1),
        0.9,
    )
    for x in (44, 60, 76, 92):
        s.fill(arch(x - 5, x + 5, 144, 166, 5), mix(ink, deep, 0.6))
    effigy = outline(
        (38, 122),
        (40, 114, 46, 113),
        (50, 110, 54, 114),
        (62, 106, 74, 110),
        (90, 112, 102, 114),
        (105, 108, 108, 112),
        (108, 122),
    )
    s.figure([[(effigy, mix(haze, mid, 0.2))]], "#fff6dc", (-0.2, -1), 0.8)
    s.stipple(effigy, deep, (74, 108), (74, 124), 0.0, 0.7)
    s.fill(polygon((38, 116), (38, 110), (40.6, 113), (43, 109), (45, 113), (48, 110), (48, 115)), "#e0a24a")
    # the king behind the tomb at the right, bowed, arm over the effigy
    head = profile(90, 72, 15.6, -1, 18)
    crown = polygon((83, 64), (82, 55), (87, 60), (91, 53), (94.6, 60), (100, 57), (98, 67))
    robe = outline((84, 124), (84, 100, 90, 88), (98, 82, 106, 88), (116, 104, 118, 124))
    fur = outline((82, 96), (92, 84, 106, 86), (116, 92, 118, 104), (108, 98, 98, 96), (90, 98, 84, 104))
    arm = limb((92, 98, 5.2), (80, 106, 4.2), (70, 98, 3.0))
    s.figure(
        [
            [(robe, ink), (drape(robe, 98, 0), mix(ink, VIOLET, 0.45))],
            [(fur, haze)],
            [
                (head.head, mix(ink, key, 0.3)),
                (cut(head.head, head.shade), mix(ink, key, 0.56)),
                (both(head.head, head.wedge), mix(haze, key, 0.4)),
                (head.eye, ink),
                (outline((84, 78), (82, 86, 86, 90), (92, 88, 93, 80), (88, 82, 84, 78)), mix(ink, mid, 0.4)),
            ],
            [(outline((92, 64), (100, 64, 101, 76), (102, 84, 98, 86), (96, 78, 94, 72)), ink), (crown, "#e0a24a")],
            [(arm, mix(ink, VIOLET, 0.6)), (mitten(68.6, 98, 3.2, 170), mix(ink, key, 0.55))],
        ],
        mix(key, haze, 0.45),
        (-0.9, -0.6),
        1.05,
    )
    for x, y in ((88, 94), (98, 90), (108, 94)):
        s.fill(oval(x, y, 0.9, 1.6), ink)
    s.gem(4, 66, 104, 6.6, 0, 1.7)


def onyx_crown(s: Gouache) -> None:
    """From the vault of the choir: within a ring of candles two hands lower the crown to the bowed head of a queen."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    cx, cy = 77.0, 92.0
    # the floor of the choir: a star in rings of stone, lit from the ring of candles
    s.fill(ALL, mix(ink, deep, 0.35))
    s.rings(cx, cy, [74, 60, 46], [mix(ink, deep, 0.6), mix(deep, key, 0.14), mix(deep, key, 0.26)], 0.6)
    for turn in range(0, 360, 30):
        s.fill(
            polygon(around(cx, cy, 22, turn - 15), around(cx, cy, 44, turn), around(cx, cy, 22, turn + 15)),
            mix(deep, key, 0.55) if turn % 60 else mix(deep, key, 0.42),
        )
        s.stroke([around(cx, cy, 46, turn + 15), around(cx, cy, 110, turn + 15)], ink, 0.9)
    for r in (46, 60, 74):
        s.line(oval(cx, cy, r), ink, 1.0)
    # candles on their stands
    for number in range(11):
        x, y = around(cx, cy, 53, -150 + number * 32.8)
        if not (30 < x < 124 and y > 40):
            continue
        s.fill(oval(x + (x - cx) * 0.07, y + (y - cy) * 0.07, 3.6), ink, 0.6)
        s.fill(oval(x, y, 6.4), mix(key, haze, 0.35))
        s.fill(oval(x, y, 3.4), haze)
        s.fill(outline((x, y - 4.6), (x + 3, y + 0.4, x, y + 2.2), (x - 3, y + 0.4, x, y - 4.6)), "#ffffff")
    rim = "#fff3d6"
    # the queen kneels, looking up the picture: her train fans out towards us
    train = outline(
        (62, 104),
        (70, 96, 84, 96),
        (92, 104, 104, 128),
        (112, 152, 118, 180),
        (30, 180),
        (38, 150, 46, 126),
        (54, 110, 62, 104),
    )
    s.fill(placed(train, -4, 3), ink, 0.6)
    s.figure(
        [[(train, VIOLET), (both(train, polygon((20, 90), (74, 92), (66, 182), (20, 182))), mix(VIOLET, ink, 0.45))]],
        rim,
        (0.5, -1),
        1.1,
    )
    for foot, top in ((46, 68), (62, 73), (82, 79), (100, 84)):
        s.stroke([(top, 112), ((foot + top) / 2, 140, foot, 178)], mix(VIOLET, ink, 0.6), 1.0)
    cape = outline(
        (54, 100), (58, 88, 77, 88), (96, 88, 101, 100), (104, 114, 94, 120), (77, 128, 60, 120), (50, 112, 54, 100)
    )
    s.figure(
        [[(cape, haze), (both(cape, polygon((40, 84), (75, 84), (70, 130), (40, 130))), mix(haze, mid, 0.5))]],
        "#ffffff",
        (0.5, -1),
        1.0,
    )
    for x, y in ((59, 104), (66, 113), (77, 119), (88, 114), (96, 105), (70, 106), (84, 107), (60, 112), (94, 97)):
        s.fill(polygon((x - 0.9, y - 2.2), (x + 0.9, y - 2.2), (x, y + 2.4)), ink)
    hair = oval(cx, 90, 11.6, 11.4)
    s.figure([[(hair, mix(ink, key, 0.16)), (both(hair, box(60, 70, 76, 110)), ink)]], None)
    for bend in (-8, -3, 3, 8):
        s.stroke([(77, 79), (77 + bend * 1.4, 90, 77, 101)], mix(ink, key, 0.4), 0.8)
    s.figure(
        [[(oval(77, 106.6, 5, 4.4), mix(ink, key, 0.16)), (both(oval(77, 106.6, 5, 4.4), box(70, 100, 76, 112)), ink)]],
        rim,
        (0.5, -1),
        0.8,
    )
    # the crown over her head: band, points, the stone in front
    crown = cut(oval(cx, 90, 16), oval(cx, 90, 11.2))
    points = [
        polygon(around(cx, 90, 14, turn - 15), around(cx, 90, 23.4, turn), around(cx, 90, 14, turn + 15))
        for turn in range(-90, 270, 45)
    ]
    gold = "#ffc46a"
    s.fill(placed(join(crown, *points), -3, 5), ink, 0.5)
    s.figure([[(part, mix(gold, key, 0.3)) for part in points]], "#fff6df", (0.4, -1), 0.7)
    s.figure([[(crown, gold), (both(crown, box(50, 60, 72, 104)), mix(key, ink, 0.25))]], "#fff6df", (0.4, -1), 0.9)
    for turn in range(-90, 270, 45):
        s.fill(oval(*around(cx, 90, 23.4, turn), 1.7), "#fff6df")
    # the archbishop's arms from the head of the picture
    for side in (-1, 1):
        sleeve = outline(
            (cx + side * 12, 30),
            (cx + side * 16, 44, cx + side * 23, 58),
            (cx + side * 31, 62, cx + side * 39, 54),
            (cx + side * 40, 42, cx + side * 38, 30),
        )
        fore = limb((cx + side * 31, 54, 5), (cx + side * 25.4, 71, 3.4))
        s.figure([[(fore, mix(ink, key, 0.5))]], rim, (0.4, -1), 0.8)
        s.fill(placed(sleeve, -3, 5), ink, 0.5)
        s.figure(
            [
                [
                    (sleeve, mix(haze, mid, 0.15 if side > 0 else 0.45)),
                    (
                        both(sleeve, box(cx + side * 30 - 40 * (side < 0), 30, cx + side * 30 + 40 * (side > 0), 70)),
                        mix(mid, deep, 0.2),
                    ),
                ]
            ],
            "#ffffff",
            (0.5, -1),
            0.9,
        )
        s.figure(
            [
                [
                    (
                        outline(
                            (cx + side * 22, 57),
                            (cx + side * 31, 65, cx + side * 40, 54),
                            (cx + side * 41, 58),
                            (cx + side * 32, 70, cx + side * 21, 61),
                        ),
                        gold,
                    )
                ]
            ],
            "#fff6df",
            (0.4, -1),
            0.6,
        )
        hand(s, grip(cx + side * 18, 84, 0.62, -side * 152, side < 0), mix(ink, key, 0.56), rim, (0.4, -1), 0.8)
    s.fill(oval(cx, 71, 8.4), ink)
    s.line(oval(cx, 71, 8.4), gold, 1.1)
    s.gem(ONYX, cx, 71, 6.8, 0, 1.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-17": Picture(
        onyx_guards,
        ((58, 76), (92, 76), (75, 128), (75, 88)),
        "cross halberds",
        "door of the vault from inside",
        "evening in the open door",
        seed=86,
    ),
    "b3-18": Picture(
        onyx_tomb, ((84.0, 74.0), (66.0, 102.0)), "lays a stone on a tomb", "royal crypt", "one hanging lamp", seed=87
    ),
    "b3-19": Picture(
        onyx_letter, ((76, 70), (52, 84)), "burns a letter", "cabinet with portraits", "flame in five rings", seed=17
    ),
    "b3-20": Picture(
        onyx_crown,
        ((77, 71), (60, 84), (94, 84), (77, 100)),
        "is crowned",
        "choir by night",
        "ring of candles, from above",
        seed=88,
    ),
}
