"""Pictures of the onyx cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.busts import Bust, SkinTones
from tools.art.base.figures import drape, hand, limb, mitten, pinch, profile, shoe, skin
from tools.art.base.gouache import CANDLE_ONYX, DUSK, ONYX, VIOLET, Gouache
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
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.5))
    s.rings(
        49,
        64,
        [86, 64, 47, 36, 20],
        [
            mix(ink, deep, 0.95),
            mix(deep, VIOLET, 0.20),
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
            *((80, 46), (74.4, 52, 73.4, 60), (73, 63.4, 74, 65.6), (72.6, 70, 70.3, 74.2)),
            *((69.5, 76.2, 71.2, 76.9), (73, 77.2), (72.9, 78.6, 71.9, 80.4), (71.5, 81.6, 73, 82.3)),
            *((71.9, 83, 72.5, 85), (74, 86.6, 73.6, 88.4), (72.8, 91.4, 74.4, 93.6), (77, 96.8, 82, 94.4)),
            *((86, 96, 85, 112), (104, 112), (104, 46)),
        )
        skin, dusk = mix(key, ink, 0.60), mix(ink, VIOLET, 0.24)
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
            *((73.2, 52), (77, 35, 99, 34.5), (121, 36, 123, 62), (128, 110, 128, 178), (46, 178)),
            *((58, 140, 75, 118), (82, 111, 84.6, 101), (88, 82, 82.4, 67), (79, 58.4, 73.2, 52)),
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
                    (lining, mix(VIOLET, ink, 0.22)),
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
                        mix(VIOLET, ink, 0.56),
                    ),
                ]
            ],
            rim=mix(rim, VIOLET, 0.15),
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
            rim=mix(deep, VIOLET, 0.45),
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
                    (cuff, VIOLET),
                    (both(cuff, polygon((68, 120), (90, 120), (90, 150), (66, 150))), mix(VIOLET, ink, 0.45)),
                ],
            ],
            rim=rim,
            light=(-0.8, -0.6),
            width=0.8,
        )
        s.stroke([(62.4, 120.8), (63.6, 113)], mix(haze, key, 0.5), 1.6)
        s.gem(ONYX, 63.6, 115.4, 5.7, 0, 1.25, CANDLE_ONYX)


def onyx_organ(s: Gouache) -> None:
    """By night an organist plays alone; candles on the console light the pipes, and the stone set among them."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(ink, DUSK, 0.25), mix(deep, DUSK, 0.55)])
    _pipes(s)
    # the rose between the towers of pipes, with the stone
    s.fill(oval(77, 69, 17), ink)
    s.rings(77, 69, [15, 11], [key, mix(key, "#fff3d2", 0.6)], 0.5)
    for turn in range(0, 360, 45):
        s.fill(oval(*around(77, 69, 15, turn + 22.5), 2.6), ink)
    s.gem(ONYX, 77, 69, 8.2, 0, 1.6, CANDLE_ONYX)
    _console(s)
    _organist(s)
    for x, y in ((102, 92), (112, 94)):
        s.figure([[(box(x - 1.6, y, x + 1.6, y + 13), haze)]], "#ffffff", (-1, 0), 0.6)
        s.fill(outline((x, y), (x - 3.4, y - 4, x, y - 10.6), (x + 3.4, y - 4, x, y)), "#fffdf0")


def _pipes(s: Gouache) -> None:
    """Paint the case: pipes in two towers that fall towards the middle, each with its mouth, gilt by the candles."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    case = polygon((34, 30), (124, 30), (124, 118), (34, 118))
    s.fill(case, mix(ink, DUSK, 0.2))
    s.rings(104, 98, [54, 40, 27], [mix(ink, key, 0.2), mix(ink, key, 0.36), mix(ink, key, 0.56)], 0.6)
    for number, x in enumerate(range(38, 124, 6)):
        top = 34 + abs(number - 6.6) * -2.4 + 16
        foot = 112 - abs(number % 5 - 2) * 2
        near = 1 - min(1.0, abs(x - 104) / 66)
        tone = mix(mix(deep, DUSK, 0.5), key, 0.12 + near * 0.75)
        pipe = join(
            box(x - 2.5, top, x + 2.5, foot - 8),
            polygon((x - 2.5, foot - 8), (x + 2.5, foot - 8), (x + 0.6, foot), (x - 0.6, foot)),
        )
        s.fill(pipe, mix(tone, ink, 0.3))
        s.fill(both(pipe, box(x - 0.4, 30, x + 1.6, 120)), mix(tone, haze, 0.15 + near * 0.3))
        s.fill(
            outline(
                (x - 1.8, foot - 14), (x, foot - 18, x + 1.8, foot - 14), (x + 1.8, foot - 11.6), (x - 1.8, foot - 11.6)
            ),
            ink,
        )
    for y in (88, 112):
        s.fill(box(34, y, 124, y + 2.4), mix(ink, key, 0.3))


def _console(s: Gouache) -> None:
    """Paint the console in profile: music desk, two manuals in steps, the bench."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    desk = polygon(
        (88, 126), (92, 126), (92, 120), (97, 120), (97, 105), (128, 105), (128, 176), (94, 176), (94, 140), (88, 138)
    )
    s.figure(
        [[(desk, mix(ink, deep, 0.4)), (both(desk, box(106, 100, 130, 178)), ink)]],
        mix(key, haze, 0.3),
        (-0.6, -1),
        0.9,
    )
    s.fill(box(84, 124, 93, 126.4), "#fff3d2")
    s.fill(box(90, 118, 98, 120.4), "#fff3d2")
    s.figure([[(polygon((90, 92), (96, 105), (99, 105), (94, 91)), haze)]], "#ffffff", (-1, -0.4), 0.6)
    bench = [box(40, 142, 74, 147), box(46, 147, 50, 176), box(66, 147, 70, 176)]
    s.figure([[(part, ink) for part in bench]], mix(key, haze, 0.2), (1, -0.6), 0.8)


def _organist(s: Gouache) -> None:
    """Paint the organist on the bench, upright, both hands on the keys, a foot on the pedals."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(63, 94, 13.5, 1, -6)
    hair = outline((59, 88), (64, 85.6, 69, 88), (63, 91, 62, 98), (62, 104, 56, 104), (51, 98, 59, 88))
    coat = outline((53, 112), (59, 106, 66, 111), (71, 126, 67, 142), (48, 144), (47, 126, 53, 112))
    tails = outline((49, 138), (58, 142), (50, 158, 42, 166), (38, 150, 49, 138))
    thigh = join(limb((56, 140, 6), (82, 143, 4.8), (84, 164, 3.0)), shoe(84, 168, 1, 0.8))
    s.figure(
        [
            [(thigh, mix(ink, deep, 0.3))],
            [
                (limb((63, 115, 3.4), (73, 124, 2.8), (86, 115.6, 2.1)), mix(ink, DUSK, 0.5)),
                (mitten(89, 116, 2.6, 10), mix(ink, key, 0.5)),
            ],
            [(coat, VIOLET), (drape(coat, 56, 2), mix(VIOLET, ink, 0.5)), (tails, mix(VIOLET, ink, 0.62))],
            [(polygon((59, 106), (67, 107), (66, 111.6), (59, 111)), haze)],
            [*skin(s, head, 0.36, 0.62), (head.eye, ink), (hair, mix(haze, deep, 0.25))],
            [
                (limb((57, 116, 4.2), (64, 129, 3.4), (80, 122, 2.4)), mix(VIOLET, haze, 0.12)),
                (mitten(83.4, 122, 2.9, 10), mix(ink, key, 0.64)),
            ],
        ],
        "#ffe7b4",
        (1, -0.3),
        1.0,
    )


def onyx_cushion(s: Gouache) -> None:
    """After a king's death a page, his head bowed, lays the crown on its cushion; a candle finds the onyx on its brow."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (20, 38), (110, 150), [mix(deep, DUSK, 0.4), mix(DUSK, mid, 0.4)])
    for x in (30, 62, 94):  # tall windows with the last of dusk
        s.fill(arch(x - 10, x + 10, 58, 116, 14), mix(DUSK, haze, 0.35))
        s.stroke([(x, 44), (x, 116)], mix(deep, DUSK, 0.5), 1.2)
        s.stroke([(x - 10, 78), (x + 10, 78)], mix(deep, DUSK, 0.5), 1.2)
    s.rings(109, 72, [34, 24, 14], [mix(DUSK, key, 0.45), mix(key, haze, 0.2), "#fff0ce"], 0.6)
    s.figure(
        [[(box(104, 84, 114.6, 150), haze), (box(104, 84, 107.4, 150), mix(haze, DUSK, 0.45))]],
        "#ffffff",
        (0, -1),
        0.8,
    )
    s.fill(outline((109, 60), (116, 74, 113, 80), (109, 86, 105, 80), (102, 74, 109, 60)), "#fffaf0")
    s.stroke([(109, 80), (109, 86)], ink, 1.0)
    # the tomb's edge and the cushion
    s.figure([[(box(-4, 146, 124, 176), mix(mid, DUSK, 0.35))]], mix(key, haze, 0.5), (0.3, -1), 1.2)
    s.stipple(box(-4, 146, 124, 176), deep, (96, 150), (30, 166), 0.0, 0.8)
    cushion = outline((24, 150), (18, 136, 34, 130), (66, 124, 100, 130), (114, 136, 108, 150), (66, 158, 24, 150))
    s.figure(
        [[(cushion, mix(VIOLET, haze, 0.15)), (drape(cushion, 52, -4), mix(VIOLET, ink, 0.35))]],
        mix(key, haze, 0.5),
        (0.7, -0.8),
        1.2,
    )
    flesh = mix(ink, key, 0.62)
    # the page's far arm behind the crown, its hand round the far side
    far = limb((34, 108, 6), (72, 105, 5), (101, 117, 3.6))
    s.figure([[(far, mix(ink, deep, 0.7))]], "#fff0d2", (1, -0.4), 0.9)
    with s.moved(8, 0, 0.74, about=(66, 132)):
        _crown(s)
    s.figure([[(taper((99.6, 121.6), 2.2, (103, 114), 2.2), haze)]], "#fff0d2", (1, -0.4), 0.8)
    hand(s, pinch(88, 123, 0.48, 16, flip=True), flesh, "#fff0d2", (1, -0.6), 0.7)
    s.fan(73, 118, 24, ((-158, -150), (-120, -112), (-70, -62), (-30, -22)), "#fff6dc", 0.7)
    s.gem(ONYX, 74, 118.6, 7.6, 0, 1.7, CANDLE_ONYX)
    _page(s)


def _page(s: Gouache) -> None:
    """Paint the page in bowed profile, his near hand at the crown's band."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    coat = outline((30, 98), (18, 102, 8, 86), (-2, 88, -8, 96), (-8, 176), (38, 176), (48, 128, 30, 98))
    collar = outline((30, 97), (18, 101, 8, 85), (4, 90), (16, 109, 33, 103))
    bust = Bust(s, 32, 74, 38, SkinTones("#dba05c", "#6e4426", "#8c4a34"), right=True, tilt=22)
    bust.face(ink, lowered=True)
    hair = outline(
        *((0.27, -0.43), (0.23, -0.31, 0.10, -0.25), (0.03, -0.12, 0.01, 0.03), (-0.05, 0.15, -0.15, 0.14)),
        *(
            (-0.22, 0.26, -0.31, 0.28),
            (-0.54, 0.06, -0.51, -0.26),
            (-0.38, -0.60, 0.0, -0.58),
            (0.20, -0.55, 0.27, -0.43),
        ),
    )
    bust.part(hair, mix(ink, deep, 0.5), ink, rim="#ffe7b4")
    sleeve = limb((10, 116, 10), (22, 138, 7.6), (45, 127, 4.6))
    s.figure(
        [
            [(coat, mix(ink, deep, 0.45)), (drape(coat, 14), ink)],
            [(collar, haze)],
            [(sleeve, mix(ink, deep, 0.8))],
            [(taper((43, 122.4), 2.2, (47, 131), 2.2), haze)],
        ],
        "#fff0d2",
        (1, -0.5),
        1.0,
    )
    hand(s, pinch(59, 121, 0.56, -18), mix(ink, key, 0.62), "#fff0d2", (1, -0.6), 0.7)


def _crown(s: Gouache) -> None:
    """Paint a crown from the front: band, five equal points with pearls, the dark inside of its far rim."""
    ink, haze, key = s.ink, s.haze, s.key
    gold, dark = mix(key, ink, 0.1), mix(key, ink, 0.46)
    tips = ((38, 88), (52, 80), (66, 76), (80, 80), (94, 88))
    s.fill(polygon((38, 106), (42, 92), (58, 82), (74, 82), (90, 92), (94, 106), (66, 112)), mix(key, ink, 0.68))
    crown = polygon(
        *((41, 126), tips[0], (45, 103), tips[1], (58, 102), tips[2], (74, 102), tips[3], (87, 103), tips[4]),
        *((91, 126), (79, 131), (66, 132), (53, 131)),
    )
    s.figure([[(crown, gold), (drape(crown, 52, -2), dark)]], "#fff3d0", (0.8, -0.8), 1.4)
    s.stroke([(40.4, 119), (66, 127, 91.6, 119)], dark, 1.4)
    for x, y in tips:
        s.figure([[(oval(x, y - 1.6, 3.0), mix(haze, key, 0.25))]], "#ffffff", (0.7, -0.8), 0.9)


def onyx_crown(s: Gouache) -> None:
    """Before a rose window an archbishop lowers the crown, a black stone in its front, to a kneeling queen."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    cx, cy, gold = 62.0, 76.0, "#ffc46a"
    s.fill(ALL, mix(ink, DUSK, 0.16))
    # piers of the choir, the rose between them
    for x, wide in ((8, 9), (116, 12)):
        for part, tone in ((0.0, 0.3), (0.45, 0.16), (-0.5, 0.08)):
            s.fill(box(x + part * wide - wide * 0.3, 30, x + part * wide + wide * 0.3, 172), mix(ink, DUSK, tone))
    s.fill(oval(cx, cy, 43), mix(deep, DUSK, 0.25))
    s.rim([oval(cx, cy, 43)], mix(mid, haze, 0.2), (0.4, 1), 0.8)
    s.fill(oval(cx, cy, 39), ink)
    for turn in range(0, 360, 30):
        petal = join(
            oval(*around(cx, cy, 31.6, turn), 7.0),
            polygon(around(cx, cy, 15, turn), *(around(cx, cy, 33, turn + a) for a in (-12.4, 12.4))),
        )
        tone = VIOLET if turn % 60 else mix(key, VIOLET, 0.25)
        s.fill(petal, tone)
        s.fill(both(petal, oval(cx, cy, 29)), mix(tone, key, 0.6))
        s.fill(both(petal, oval(cx, cy, 22)), mix(key, haze, 0.45))
    s.rings(cx, cy, [18, 15], [key, "#fff3d6"], 0.7)
    s.spot(cx, cy, 38, 47, mix(VIOLET, key, 0.3), 0.4)
    # the floor: what the rose throws on the steps
    s.fill(polygon((-4, 146), (124, 146), (124, 172), (-4, 172)), mix(ink, DUSK, 0.3))
    s.fill(box(30, 144, 124, 147), mix(mid, DUSK, 0.4))
    rim = mix(key, haze, 0.55)
    # the archbishop, from mitre to knee
    head = profile(104, 62, 14, -1, 10)
    mitre = outline((96, 57.4), (97, 46, 103.4, 40.6), (110, 47, 111.6, 59), (104, 56, 96, 57.4))
    cope = outline((96, 76), (103, 70, 112, 74), (124, 96, 126, 146), (88, 146), (88, 104, 96, 76))
    band = outline((96, 76), (99, 74, 101, 74), (95, 104, 96, 146), (89, 146), (89, 104, 96, 76))
    far, near = limb((100, 83, 5), (88, 88, 4), (78, 79, 2.6)), limb((104, 84, 6), (90, 97, 4.8), (80, 83, 2.8))
    s.figure([[(far, mix(haze, mid, 0.5)), (mitten(77, 78, 2.9, 190), mix(ink, key, 0.5))]], rim, (-1, -0.3), 0.8)
    s.figure(
        [
            [(cope, mix(VIOLET, ink, 0.55)), (drape(cope, 104, -6), VIOLET), (band, gold)],
            [
                (head.head, mix(ink, key, 0.34)),
                (cut(head.head, head.shade), mix(ink, key, 0.6)),
                (both(head.head, head.wedge), mix(haze, key, 0.35)),
                (head.eye, ink),
                (mitre, haze),
                (both(mitre, box(103, 36, 116, 62)), mix(haze, mid, 0.45)),
                (polygon((95.6, 54.6), (111.4, 55.6), (111.8, 59.4), (96, 57.8)), gold),
            ],
        ],
        rim,
        (-1, -0.3),
        1.0,
    )
    # the queen kneels, her train behind her
    queen = profile(60, 101, 17, 1, 12)
    hair = outline(
        (64, 93), (58, 90, 53, 94), (47, 100, 48, 112), (44, 122, 46, 132), (55, 130, 57, 118), (57, 104, 64, 93)
    )
    gown = outline((50, 122), (58, 113, 67, 119), (74, 132, 78, 148), (86, 156, 88, 172), (20, 172), (34, 150, 50, 122))
    cape = outline((46, 122), (56, 111, 67, 116), (74, 122, 75, 130), (62, 135, 42, 136), (42, 128, 46, 122))
    s.figure(
        [
            [(gown, VIOLET), (drape(gown, 50, -10), mix(VIOLET, ink, 0.5))],
            [
                (queen.head, mix(ink, key, 0.26)),
                (cut(queen.head, queen.shade), mix(ink, key, 0.5)),
                (both(queen.head, queen.wedge), mix(haze, key, 0.4)),
                (queen.eye, ink),
            ],
            [(hair, ink)],
            [(cape, haze), (drape(cape, 54, -4), mix(haze, mid, 0.45))],
            [
                (limb((64, 128, 4.4), (74, 138, 3.6), (80, 124, 2.4)), mix(VIOLET, ink, 0.2)),
                (mitten(80.4, 121, 2.7, -80), mix(ink, key, 0.56)),
            ],
        ],
        rim,
        (0.9, -0.6),
        1.0,
    )
    for x, y in ((48, 128), (54, 122), (60, 128), (66, 122), (69, 129), (55, 132)):
        s.fill(polygon((x - 0.9, y - 1.8), (x + 0.9, y - 1.8), (x, y + 2.2)), ink)
    # the crown between them, the stone in its front
    crown = polygon((48, 86), (44, 70), (51, 75), (54, 66), (62, 72), (70, 66), (73, 75), (80, 70), (76, 86))
    s.figure(
        [[(crown, mix(key, ink, 0.16)), (both(crown, box(40, 60, 57, 90)), mix(key, ink, 0.45))]],
        "#fff6df",
        (0.5, -1),
        0.9,
    )
    s.fill(polygon((48, 86), (47.2, 82.6), (76.8, 82.6), (76, 86)), mix(key, ink, 0.6))
    for x, y in ((44, 70), (54, 66), (70, 66), (80, 70)):
        s.fill(oval(x, y, 1.7), "#fff6df")
    s.figure([[(near, mix(haze, mid, 0.12)), (mitten(78.6, 81, 3.1, 190), mix(ink, key, 0.58))]], rim, (-0.6, -1), 0.9)
    s.fill(oval(62, 76, 9.2), "#fff3d6")
    s.gem(ONYX, 62, 76, 7.4, 0, 1.6, CANDLE_ONYX)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-17": Picture(
        onyx_organ,
        ((66, 94), (84, 122), (77, 69), (102, 88)),
        "plays the organ",
        "organ loft by night",
        "candles on the console",
        seed=86,
    ),
    "b3-18": Picture(
        onyx_cushion,
        ((73, 119), (46, 88), (54, 122), (95, 122)),
        "lays down a crown",
        "royal crypt",
        "one candle beside the crown",
        seed=87,
    ),
    "b3-19": Picture(
        onyx_letter, ((76, 70), (52, 84)), "burns a letter", "cabinet with portraits", "flame in five rings", seed=17
    ),
    "b3-20": Picture(
        onyx_crown,
        ((62, 76), (78, 80), (64, 101), (100, 62)),
        "is crowned",
        "choir by night",
        "rose window",
        seed=88,
    ),
}
