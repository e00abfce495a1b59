"""Pictures of the diamond cards of level 3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import mitten, profile
from tools.art.base.gouache import Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, arch, blob, both, box, cut, join, mix, outline, polygon, taper


def diamond_queen(s: Gouache) -> None:
    """Level 3, a duo: the maid closes a queen's necklace in the evening loggia."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.fill(ALL, mix(ink, deep, 0.22))
    opening = arch(24, 115, 86, 172, 48)
    with s.clipped(opening):
        s.wash(ALL, (0, 38), (0, 120), [mix(mid, haze, 0.45), haze])
        s.rings(100, 80, [48, 32, 19], [mix(haze, mid, 0.14), mix(haze, "#ffffff", 0.35), "#fffefa"])
        for y, x0, x1 in ((50, 30, 66), (57, 20, 52), (88, 96, 124), (94, 104, 124)):
            s.fill(polygon((x0, y), (x1, y - 0.6), (x1 - 5, y + 1.7), (x0 + 4, y + 1.5)), mix(mid, haze, 0.4))
        s.plane(
            polygon(
                (-2, 118),
                (20, 96),
                (34, 106),
                (52, 92),
                (70, 108),
                (92, 103),
                (106, 96),
                (124, 108),
                (124, 172),
                (-2, 172),
            ),
            mix(mid, haze, 0.35),
            haze,
            92,
            140,
        )
        s.plane(
            polygon((-2, 132), (34, 114), (60, 124), (96, 116), (124, 126), (124, 172), (-2, 172)),
            mix(mid, deep, 0.3),
            mid,
            114,
            168,
        )
        for x, y, length in ((36, 122, 34), (106, 122, 30), (111.5, 124, 42)):
            s.fill(
                outline(
                    (x - 2.6, y), (x - 3.2, y - length * 0.5, x, y - length), (x + 3.2, y - length * 0.5, x + 2.6, y)
                ),
                mix(deep, mid, 0.15),
            )
            s.fill(
                outline(
                    (x + 0.6, y), (x + 1.4, y - length * 0.5, x, y - length), (x + 3.2, y - length * 0.5, x + 2.6, y)
                ),
                mix(mid, haze, 0.3),
            )
    s.line(arch(24, 115, 86, 172, 48), mix(deep, mid, 0.5), 1.1)
    # balustrade and pillars
    s.fill(polygon((20, 146), (120, 146), (120, 150), (20, 150)), mix(ink, deep, 0.7))
    for x0, x1 in ((14, 25), (114, 124)):
        s.fill(box(x0, 80, x1, 170), ink)
        s.fill(polygon((x0 - 3, 80), (x1 + 3, 80), (x1 + 1, 87), (x0 - 1, 87)), ink)
        s.fill(box(x0 + 0.76 * (x1 - x0), 87, x1, 170), mix(deep, mid, 0.3))
    # the queen
    head, shade, wedge, eye = profile(83, 63.5, 19, 1, -3)
    neck = polygon((77.5, 70), (84, 72), (86.4, 90), (73.5, 90), (77, 80))
    head = join(head, neck)
    hair = outline(
        (86.8, 54.6),
        (84, 51.6, 78, 53),
        (69.4, 55, 71, 66.4),
        (72.4, 72, 78, 71.4),
        (81.6, 71, 81.4, 66.4),
        (82, 60.4, 86.8, 58.2),
    )
    bun = blob((72, 60), (66.6, 57.4), (65.6, 64.6), (69.6, 70), (75, 68))
    crown = polygon((72.4, 54.6), (71, 46.8), (76, 50.4), (79, 43.4), (82.4, 49.4), (87.6, 45), (88, 53))
    bust = outline(
        (76, 84),
        (72, 88, 67, 90),
        (61, 95, 63.4, 113),
        (66, 122, 69, 130),
        (58, 150, 52, 172),
        (124, 172),
        (116, 148, 92, 128),
        (93, 120, 99, 108),
        (102, 100, 96, 94.4),
        (91, 91, 86, 88),
        (84.6, 84),
    )
    skin, dusk = mix(key, haze, 0.34), mix(ink, key, 0.46)
    gown, gshade = mix(key, haze, 0.04), mix(key, ink, 0.46)
    shadow_side = both(
        bust, outline((60, 78), (80, 94, 81, 106), (81, 118, 77, 130), (77, 150, 70, 176), (30, 176), (40, 100))
    )
    neckline = both(bust, outline((70, 84), (68, 88, 67, 91), (80, 102, 97, 95.4), (92, 88, 84, 80)))
    s.figure([[(bust, gown), (shadow_side, gshade)]], rim="#fff6e2", light=(1, -0.3), width=0.9)
    s.stipple(
        both(
            bust,
            outline((76, 90), (90, 92, 92, 108), (90, 120, 84, 130), (92, 150, 92, 176), (68, 176), (74, 130, 80, 116)),
        ),
        gshade,
        (79, 110),
        (96, 106),
        0.75,
        0.0,
    )
    with s.clipped(bust):
        for i in range(5):
            s.stroke([(84 + i * 3.2, 132 + i * 1.6), (92 + i * 6.4, 150, 95 + i * 8.4, 174)], gshade, 0.75, 0.6)
    s.fill(neckline, skin)
    s.stipple(neckline, dusk, (76, 90), (88, 92), 0.9, 0.1)
    s.figure(
        [[(head, dusk), (cut(head, join(shade, neck)), skin), (both(head, wedge), mix(key, haze, 0.62))]],
        rim="#fffaf0",
        light=(1, -0.1),
        width=0.55,
    )
    s.fill(eye, ink)
    s.figure(
        [
            [(hair, mix(ink, key, 0.20)), (bun, mix(ink, key, 0.12))],
            [
                (crown, mix(key, haze, 0.45)),
                (both(crown, polygon((70, 40), (78, 40), (79, 60), (70, 60))), mix(key, ink, 0.3)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.6),
        width=0.6,
    )
    # the maid
    mh, _ms, mw, me = profile(51.5, 66, 17, 1, 8)
    coif = outline(
        (57.4, 57.6), (53, 54, 46, 56.6), (40, 61, 42, 72), (41, 80, 45, 85), (51, 81, 51.4, 72), (51.6, 64, 58, 61.4)
    )
    body = outline((46, 81), (37, 85, 35, 104), (33, 140, 24, 172), (63, 172), (59, 130, 60, 108), (60, 92, 55, 84))
    apron = both(body, outline((54, 96), (58, 130, 57, 172), (70, 172), (70, 96)))
    arm2 = join(taper((51, 92), 4.6, (62.4, 99), 3.5), taper((62.4, 99), 3.2, (71, 86.6), 2.2))
    arm1 = join(taper((57, 89), 3.4, (64, 84), 2.6), taper((64, 84), 2.6, (72.4, 79.6), 1.8))
    s.figure(
        [[(arm1, mix(deep, mid, 0.2)), (mitten(73.4, 79.2, 2.3, -10), mix(ink, key, 0.5))]],
        rim=haze,
        light=(1, -0.4),
        width=0.6,
    )
    s.figure(
        [
            [(body, ink), (apron, mix(deep, mid, 0.35))],
            [(mh, mix(ink, key, 0.26)), (both(mh, mw), mix(haze, key, 0.5))],
            [
                (coif, mix(mid, haze, 0.45)),
                (both(coif, polygon((30, 50), (47, 52), (46, 72), (49, 90), (30, 90))), mix(deep, mid, 0.2)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.85,
    )
    s.fill(me, ink)
    # the chain, its stone, and the hand that closes it
    s.stroke([(73.6, 85.6), (78, 98, 92.6, 99)], "#fffaf0", 1.0)
    s.figure(
        [
            [
                (arm2, mix(ink, deep, 0.75)),
                (polygon((67.4, 84), (72.6, 87.4), (70.6, 91), (65.2, 87.6)), haze),
                (mitten(73, 83.6, 2.7, -52), mix(key, haze, 0.12)),
            ]
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.8,
    )
    sleeve = outline((68, 91), (60, 96, 60, 110), (62, 120, 72, 122), (79, 118, 78, 106), (77, 95, 68, 91))
    fore = join(taper((69, 117), 4.4, (84, 110), 2.6), polygon((80, 108), (84.4, 106), (86.6, 110.6), (82.4, 113.4)))
    s.figure(
        [
            [
                (fore, mix(key, ink, 0.22)),
                (polygon((82.4, 107), (85.2, 105.6), (87.4, 110.8), (84.6, 112.6)), haze),
                (mitten(87.6, 107, 2.7, -38), skin),
            ],
            [
                (sleeve, mix(key, ink, 0.12)),
                (both(sleeve, outline((56, 88), (72, 92, 70, 108), (70, 118, 76, 124), (56, 126))), mix(key, ink, 0.5)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.4),
        width=0.8,
    )
    for k in (0.36, 0.64):
        s.stroke([(66 + 2 * k, 93 + 4 * k), (62 + 12 * k, 108, 66 + 12 * k, 121)], mix(key, ink, 0.5), 0.7, 0.8)
    s.gem(0, 93.4, 101.5, 6.2, glint=1.5)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-02": Picture(
        diamond_queen, ((70, 70), (80, 92)), "closes a necklace", "evening loggia", "arch full of evening", seed=13
    ),
}
