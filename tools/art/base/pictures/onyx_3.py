"""Pictures of the onyx cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import drape, limb, mitten, profile
from tools.art.base.gouache import VIOLET, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, around, both, box, cut, join, mix, outline, oval, placed, polygon, taper


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
    """Two guards cross their halberds before a vault; light comes through the crack of its door."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.35))
    # the vault: a pointed arch of blocks, two leaves, the crack between
    s.fill(polygon((34, 172), (34, 78), (50, 52), (74, 36), (98, 52), (114, 78), (114, 172)), mix(ink, deep, 0.8))
    for side in (-1, 1):
        leaf_ = polygon(
            (74 + side * 3, 172), (74 + side * 3, 44), (74 + side * 20, 58), (74 + side * 31, 80), (74 + side * 31, 172)
        )
        s.fill(leaf_, mix(deep, mid, 0.12))
        s.stipple(leaf_, ink, (74, 90), (74 + side * 30, 90), 0.0, 0.8)
        for y in (84, 112, 140):
            s.fill(box(min(74 + side * 6, 74 + side * 31), y, max(74 + side * 6, 74 + side * 31), y + 4), ink)
            for dx in (11, 19, 27):
                s.fill(oval(74 + side * dx, y + 2, 1.2), mid)
    s.fill(polygon((71.4, 172), (71.4, 46), (74, 42), (76.6, 46), (76.6, 172)), "#fff6dc")
    s.fill(polygon((71.4, 172), (69.4, 172), (70.4, 48), (71.4, 46)), key)
    s.fill(polygon((76.6, 172), (78.6, 172), (77.6, 48), (76.6, 46)), key)
    s.fill(polygon((70, 150), (78, 150), (96, 172), (52, 172)), mix(key, deep, 0.3))
    # the halberds make an X
    for side in (-1, 1):
        with s.moved(74, 86, 1.0, turn=side * 33):
            s.figure([[(box(-1.4, -58, 1.4, 74, 1), mix(ink, key, 0.2))]], mix(key, haze, 0.3), (-side, -0.2), 0.7)
            blade = outline(
                (1.4, -44), (side * 6, -48, side * 13, -44), (side * 15, -34, side * 12, -26), (side * 6, -30, 1.4, -28)
            )
            s.figure(
                [
                    [
                        (blade, mix(mid, haze, 0.45)),
                        (polygon((-2.4, -56), (2.4, -56), (0, -76)), mix(mid, haze, 0.5)),
                        (polygon((-1.4, -40), (-side * 10, -36), (-1.4, -32)), mid),
                    ]
                ],
                "#fff6dc",
                (-side, -0.4),
                0.7,
            )

    # the guards, left and right, half in the dark
    def guard(x: float, face: int) -> None:
        head = profile(x, 82, 15, face, 2)
        helm = outline((x - 8, 82), (x - 9, 68, x, 66), (x + 9, 68, x + 8, 80), (x, 76, x - 8, 82))
        brim = polygon((x - 11, 80), (x + face * 11, 75.6), (x + face * 12, 78.4), (x - 10, 83.4))
        body = outline((x - 14, 172), (x - 14, 116, x - 10, 102), (x, 93, x + 10, 102), (x + 14, 116, x + 14, 172))
        breast = outline(
            (x - 9, 104),
            (x, 97, x + 9, 104),
            (x + 11, 118, x + 8, 130),
            (x, 135, x - 8, 130),
            (x - 11, 118, x - 9, 104),
        )
        arm = limb((x + face * 8, 106, 4.8), (x + face * 15, 116, 3.8), (x + face * 17, 104, 2.8))
        s.figure(
            [
                [
                    (body, VIOLET),
                    (
                        drape(body, x - face * 2, 0)
                        if face > 0
                        else both(body, polygon((x + 2, 80), (x + 40, 80), (x + 40, 176), (x + 2, 176))),
                        mix(VIOLET, ink, 0.6),
                    ),
                ],
                [
                    (breast, mix(ink, deep, 0.9)),
                    (
                        both(
                            breast,
                            polygon(
                                (x - 20 * (face > 0), 90),
                                (x + 20 * (face < 0), 90),
                                (x + 20 * (face < 0), 140),
                                (x - 20 * (face > 0), 140),
                            ),
                        ),
                        ink,
                    ),
                ],
                [
                    (head.head, mix(ink, key, 0.3)),
                    (cut(head.head, head.shade), mix(ink, key, 0.54)),
                    (both(head.head, head.wedge), mix(haze, key, 0.4)),
                    (helm, ink),
                    (brim, ink),
                ],
                [(arm, mix(ink, deep, 0.8)), (mitten(x + face * 17.4, 102, 3, -80), mix(ink, key, 0.5))],
            ],
            mix(key, haze, 0.4),
            (face, -0.1),
            1.05,
        )

    guard(42, 1)
    guard(107, -1)
    s.rings(74, 84, [10.4], [mix(ink, deep, 0.2)], 0)
    s.gem(4, 74, 84, 7.2, 0, 1.7)


def onyx_tomb(s: Gouache) -> None:
    """A king in mourning lays a black stone on a tomb; one oil lamp hangs in the royal crypt."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.3))
    # low vaults on stout pillars
    for x0, x1, tone in ((-16, 44, 0.6), (40, 84, 0.85), (80, 134, 0.6)):
        s.fill(arch(x0, x1, 72, 140, 30), mix(ink, deep, tone))
        s.line(arch(x0, x1, 72, 140, 30), ink, 1.6)
    for x in (42, 82):
        s.fill(box(x - 4, 72, x + 4, 140), mix(ink, deep, 0.45))
        s.fill(polygon((x - 7, 68), (x + 7, 68), (x + 4, 76), (x - 4, 76)), mix(ink, deep, 0.7))
    # the lamp on its chain: light falls in a cone on the tomb
    s.fill(polygon((58, 60), (66, 60), (104, 140), (30, 140)), mix(deep, key, 0.16))
    s.fill(polygon((60, 60), (64, 60), (86, 132), (46, 132)), mix(deep, key, 0.36))
    s.stipple(polygon((58, 60), (66, 60), (104, 140), (30, 140)), ink, (62, 70), (62, 140), 0.0, 0.5)
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
    """A coronation by night, from above: a ring of hands lowers the crown on a bowed head."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, ink)
    # floor of the choir: a star of tiles, smoke
    for number in range(16):
        a = number * 22.5
        p, q, r = (76, 94), around(76, 94, 110, a), around(76, 94, 110, a + 11.25)
        s.fill(polygon(p, q, r), mix(ink, deep, 0.6 if number % 2 else 0.35))
    for r, tone in ((50, mix(deep, VIOLET, 0.25)), (38, mix(deep, mid, 0.4)), (27, mix(mid, haze, 0.15))):
        s.fill(oval(76, 94, r), tone)
    s.spot(76, 94, 38, 56, mix(deep, mid, 0.4), 0.5)
    # torches at both sides, seen from above
    for x, y in ((38, 46), (114, 46), (36, 142), (116, 140)):
        s.fill(oval(x, y, 11), mix(deep, key, 0.4))
        s.fill(oval(x, y, 7), mix(key, haze, 0.2))
        s.fill(outline((x, y - 7), (x + 5, y - 1, x, y + 5), (x - 5, y - 1, x, y - 7)), "#fff6dc")
    # mantle of who kneels, spread like a fan, and the bowed head
    mantle = outline(
        (76, 92), (102, 96, 112, 122), (118, 150, 100, 172), (52, 172), (34, 150, 40, 122), (50, 96, 76, 92)
    )
    s.figure([[(mantle, VIOLET), (drape(mantle, 74, 0), mix(VIOLET, ink, 0.45))]], mix(haze, key, 0.3), (0, -1), 1.0)
    for points in ([(70, 104), (58, 130, 54, 172)], [(76, 106), (76, 140, 77, 172)], [(83, 104), (96, 130, 99, 172)]):
        s.stroke(points, mix(VIOLET, ink, 0.6), 1.3)
    fur = outline((54, 108), (62, 94, 76, 93), (90, 94, 98, 108), (88, 118, 76, 118), (64, 118, 54, 108))
    s.figure([[(fur, haze)]], None)
    for x, y in ((62, 108), (70, 113), (82, 113), (90, 107), (76, 108)):
        s.fill(oval(x, y, 0.9, 1.8), ink)
    s.figure(
        [
            [
                (oval(76, 93, 11, 12.4), mix(ink, key, 0.16)),
                (outline((66, 90), (68, 80, 76, 80), (85, 80, 87, 92), (82, 102, 76, 104), (68, 100, 66, 90)), ink),
            ]
        ],
        mix(haze, key, 0.3),
        (0, -1),
        0.9,
    )
    s.stroke([(76, 81), (75, 92, 76, 103)], mix(ink, mid, 0.5), 0.9)
    # the crown from above: ring, points outward, cap
    gold, lit = "#e8a63c", "#ffe0a0"
    points = []
    for number in range(16):
        points.append(around(76, 86, 19.5 if number % 2 == 0 else 14.5, number * 22.5))
    s.fill(placed(polygon(*points), 1.5, 2.5), ink, 0.6)
    s.figure([[(cut(polygon(*points), oval(76, 86, 10.6)), gold)]], lit, (-0.6, -1), 0.9)
    s.line(oval(76, 86, 12.6), mix(gold, ink, 0.4), 0.9)
    for number in range(8):
        x, y = around(76, 86, 18.6, number * 45)
        s.fill(oval(x, y, 1.8), lit)
    s.gem(4, 76, 72.6, 6.6, 0, 1.6)

    # hands come in from all sides, sleeves first
    for a, reach, tone, skin_ in (
        (200, 22, mix(ink, deep, 0.8), 0.36),
        (252, 24, VIOLET, 0.62),
        (300, 24, mix(mid, haze, 0.3), 0.28),
        (342, 22, mix(ink, key, 0.3), 0.5),
        (152, 23, mix(mid, haze, 0.2), 0.55),
        (28, 23, mix(ink, deep, 0.9), 0.3),
    ):
        hand_, cuff, out = around(76, 86, reach - 1, a), around(76, 86, reach + 6, a), around(76, 86, 64, a + 5)
        s.figure(
            [
                [(taper(out, 11, cuff, 5), tone)],
                [(taper(around(76, 86, reach + 7.5, a), 5.2, around(76, 86, reach + 4.6, a), 4.8), haze)],
                [(mitten(*hand_, 4.2, a + 180, a > 90), mix(ink, key, skin_))],
            ],
            mix(haze, key, 0.35),
            (0, -1),
            0.9,
        )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-17": Picture(
        onyx_guards, ((48.0, 84.0), (74.0, 84.0)), "cross halberds", "vault", "crack of the door", seed=86
    ),
    "b3-18": Picture(
        onyx_tomb, ((84.0, 74.0), (66.0, 102.0)), "lays a stone on a tomb", "royal crypt", "one hanging lamp", seed=87
    ),
    "b3-19": Picture(
        onyx_letter, ((76, 70), (52, 84)), "burns a letter", "cabinet with portraits", "flame in five rings", seed=17
    ),
    "b3-20": Picture(
        onyx_crown, ((76.0, 92.0), (76.0, 74.0)), "is crowned", "choir by night", "torches from above", seed=88
    ),
}
