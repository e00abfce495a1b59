"""Picture of the emerald card of level 2 among palms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FIRM
from tools.art.base.faces import rounded
from tools.art.base.figures import (
    hair_tones,
    profile,
    skin,
    small_hand,
)
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.props import fronds, palm
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    blob,
    both,
    box,
    join,
    mix,
    outline,
    oval,
    polygon,
    taper,
)


def emerald_caravan(s: Gouache) -> None:
    """Level 2: the caravan's leader and his camel come through the gorge."""
    ink = s.ink
    _gorge(s)
    _camel(s)
    _leader(s)
    s.gem(EMERALD, 71.6, 96.6, 9.0, glint=1.6, worn=True)
    # foreground
    s.fill(polygon((-2, 160), (30, 156), (64, 162), (122, 155), (122, 172), (-2, 172)), ink)
    fronds(s, 6, 172, 40, ink, (-150, -10), 8)
    fronds(s, 116, 176, 30, ink, (-170, -40), 7)
    fronds(s, 2, 36, 34, ink, (-20, 110), 6)


def _gorge(s: Gouache) -> None:
    """Paint the walls, which step back from the shaft of sun in the gap, palms between them, and the sand."""
    deep, mid, haze = s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 130), [mix(haze, "#fff6c8", 0.4), "#fffde8", mix(haze, "#fffbd8", 0.5)])
    for gap, tone in (  # the walls step back from the bright gap
        (((44, 30), (62, 30), (68, 58), (62, 78), (72, 104), (70, 140), (44, 140)), mix(haze, mid, 0.42)),
        (((122, 30), (102, 30), (98, 58), (104, 72), (94, 100), (90, 140), (122, 140)), mix(haze, mid, 0.42)),
    ):
        s.fill(polygon(*gap), tone)
    s.fill(polygon((58, 30), (124, 30), (118, 140), (74, 140)), mix(haze, mid, 0.12))  # the sun's shaft down the gap
    s.fill(polygon((66, 30), (112, 30), (112, 140), (84, 140)), "#fffef2")
    s.plane(
        polygon((-2, 30), (44, 30), (50, 60), (44, 70), (58, 98), (60, 140), (-2, 140)),
        mix(mid, haze, 0.22),
        mix(haze, mid, 0.3),
        40,
        140,
    )
    s.plane(
        polygon((122, 30), (112, 30), (108, 56), (114, 66), (104, 96), (96, 136), (122, 140)),
        mix(mid, haze, 0.18),
        mix(haze, mid, 0.3),
        40,
        140,
    )
    s.plane(
        polygon((-2, 30), (22, 30), (30, 64), (26, 80), (40, 116), (44, 150), (-2, 150)),
        mix(mid, deep, 0.45),
        mix(mid, deep, 0.1),
        36,
        150,
    )
    for pts, k in (
        (((44, 30), (50, 60), (44, 70), (58, 98), (60, 140), (56, 140), (52, 100), (38, 70), (45, 60), (38, 30)), 0.66),
        (
            (
                *((112, 30), (108, 56), (114, 66), (104, 96), (96, 136)),
                *((101, 137), (109, 98), (119, 66), (113, 56), (117, 30)),
            ),
            0.6,
        ),
    ):
        s.plane(polygon(*pts), mix(mid, haze, k), haze, 40, 138, 0)
    near = polygon(
        (22, 30), (30, 64), (26, 80), (40, 116), (44, 150), (38, 150), (34, 118), (19, 81), (24, 64), (15, 30)
    )
    s.plane(near, mix(mid, haze, 0.32), mix(mid, haze, 0.6), 36, 150, 0)
    s.stipple(
        polygon((-2, 30), (15, 30), (24, 64), (19, 81), (34, 118), (38, 150), (-2, 150)),
        deep,
        (24, 80),
        (-2, 90),
        0.0,
        0.6,
    )
    palm(s, 62, 138, 0.9, mix(mid, deep, 0.4), -4)
    palm(s, 48, 140, 0.62, mix(mid, deep, 0.25), 4)
    palm(s, 112, 136, 0.7, mix(mid, deep, 0.35), 3)
    s.wash(
        polygon((-2, 138), (30, 130), (76, 132), (122, 130), (122, 172), (-2, 172)),
        (0, 132),
        (0, 168),
        [mix(haze, "#fffbd8", 0.3), mix(haze, mid, 0.4), mix(deep, mid, 0.3)],
    )
    s.stipple(
        polygon((-2, 138), (30, 132), (76, 134), (122, 130), (122, 160), (-2, 160)),
        haze,
        (80, 130),
        (70, 160),
        0.6,
        0.0,
    )


def _camel(s: Gouache) -> None:
    """Paint the camel, led from the right, under a striped cloth."""
    ink, haze, key = s.ink, s.haze, s.key
    rim = "#fffbdc"
    body = blob(
        (6, 104),
        (16, 96),
        (28, 83),
        (38, 88),
        (48, 98),
        (57, 97),
        (63, 86),
        (65.5, 72),
        (66.2, 61.4),
        (69.6, 55.2),
        (75.4, 54.4),
        (80, 58.4),
        (87.4, 60.6),
        (90.4, 65.2),
        (88.2, 68.4),
        (87.6, 71.4),
        (83.6, 71.2),
        (78, 69.8),
        (75.4, 74),
        (76.4, 88),
        (75.4, 103),
        (66, 117),
        (52, 121),
        (28, 122),
        (6, 122),
        tension=0.95,
    )
    ear = polygon((68, 57), (66, 51.6), (71, 55))
    legs = [
        join(
            taper((57, 112), 5, (58, 132), 2.6),
            taper((58, 132), 2.4, (55, 155), 1.8),
            polygon((52.5, 153), (57, 153), (60, 158), (52, 158)),
        ),
        join(
            taper((48, 112), 5, (45, 132), 2.6),
            taper((45, 132), 2.4, (49, 155), 1.8),
            polygon((46.5, 153), (51, 153), (54, 158), (46, 158)),
        ),
        join(taper((16, 112), 6, (12, 132), 3), taper((12, 132), 2.6, (18, 156), 1.8)),
        join(taper((24, 112), 6, (26, 132), 3), taper((26, 132), 2.6, (22, 156), 1.8)),
    ]
    fur, light = (ink, mix("#54301e", ink, 0.45), "#85522e"), (1.0, -0.35)
    s.figure([[(legs[1], mix(fur[0], ink, 0.3))], [(legs[3], mix(fur[0], ink, 0.3))]], fur[1], light, 0.7)
    for leg in (legs[0], legs[2]):
        rounded(s, leg, fur, light, 1.6, rim)
    s.figure([[(ear, fur[1])]], rim, light, 0.7)
    rounded(s, body, fur, light, 3.0, rim, [outline((66, 92), (60, 108, 50, 112), (62, 110, 68, 96), (68, 92, 66, 92))])
    s.fill(oval(78.6, 61.4, 1.1), ink)
    s.stroke([(76.4, 60.4), (79, 59, 81, 60.6)], fur[0], 0.8)
    s.stroke([(90, 66.6), (87, 68, 84.4, 67.4)], fur[0], 0.7)
    cloth = both(polygon((16, 78), (46, 78), (49, 98), (52, 128, 2), (20, 130, 2)), join(body, box(10, 100, 60, 140)))
    s.figure(
        [
            [
                (cloth, key),
                (both(cloth, polygon((10, 116), (60, 114), (60, 118), (10, 120))), mix(haze, key, 0.3)),
                (both(cloth, polygon((10, 122), (60, 120), (60, 122), (10, 124))), mix(haze, key, 0.3)),
                (both(cloth, polygon((10, 70), (32, 70), (37, 140), (10, 140))), mix(key, ink, 0.45)),
            ]
        ],
        rim=mix(haze, key, 0.3),
        light=(1, -0.3),
        width=0.8,
    )
    s.stroke([(66.4, 66), (70.6, 67.4, 75.6, 66.8)], key, 1.0)
    s.stroke([(64, 84), (70, 90, 74.4, 88)], key, 1.5)


def _leader(s: Gouache) -> None:
    """Paint the leader beside the camel's head: turban, cape, staff, the halter in his far hand."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = "#fffbdc"
    x = 97
    robe = polygon((x - 7, 89, 4), (x + 5, 88, 4), (x + 7, 106), (x + 9.6, 154, 2), (x - 13, 155, 2), (x - 7, 112))
    cape = outline(
        *((x - 6, 87.6), (x + 1, 86, x + 4.4, 88.6), (x + 1.6, 98, x - 1, 112), (x - 5, 134, x - 6, 147)),
        *((x - 14, 148, x - 22, 143), (x - 13, 116, x - 10, 98)),
    )
    cshade = both(
        cape, outline((x - 24, 84), (x - 4, 84), (x - 6, 100, x - 8, 116), (x - 13, 136, x - 14, 150), (x - 26, 150))
    )
    head = profile(x, 80, 13, 1, 0, build=FIRM)
    turban = join(
        blob((x - 7.6, 77), (x - 7, 69.6), (x - 0.5, 66.4), (x + 5.6, 69.4), (x + 6, 75.2), (x - 1, 77.8)),
        polygon((x - 7.4, 75), (x - 3, 76), (x - 7, 90), (x - 11, 89)),
    )
    beard = outline((x + 0.6, 83), (x + 4.8, 83.4), (x + 6.6, 88, x + 4.4, 92), (x + 1, 90, x + 0.4, 86))
    arm_b = join(taper((x - 5, 92), 3.4, (x - 12.4, 99), 2.7), taper((x - 12.4, 99), 2.5, (x - 13.6, 88.5), 1.9))
    arm_f = join(taper((x + 2, 92), 3.8, (x + 4.6, 104), 3.0), taper((x + 4.6, 104), 2.8, (x + 12, 97), 2.0))
    s.stroke([(86.5, 67.6), (83, 78, x - 13.8, 88)], mix(key, haze, 0.1), 0.9)
    s.figure(
        [
            [(arm_b, ink), (small_hand(x - 13.8, 87.4, 2.4, -96), mix(key, ink, 0.6))],
            [
                (polygon((x + 2, 151), (x + 8, 151), (x + 13, 158), (x + 2, 158)), ink),
                (polygon((x - 12, 152), (x - 7, 152), (x - 3, 159), (x - 12, 159)), ink),
                (robe, mix(ink, deep, 0.30)),
            ],
            [(cape, mix(key, ink, 0.04)), (cshade, mix(key, ink, 0.45))],
            [*skin(s, head, 0.32, 0.52), (head.eye, ink), *hair_tones(s, beard)],
            [
                (turban, mix(haze, mid, 0.25)),
                (both(turban, polygon((x - 14, 66), (x - 1.6, 66), (x - 3, 94), (x - 14, 94))), mix(mid, deep, 0.2)),
                (polygon((x - 7, 71.5), (x + 6, 74.4), (x + 6, 75.4), (x - 7.4, 73)), mix(mid, deep, 0.35)),
            ],
        ],
        rim=rim,
        light=(1, -0.25),
        width=0.9,
    )
    s.stipple(
        both(cape, outline((x - 6, 84), (x + 6, 84), (x, 116, x - 4, 150), (x - 14, 150), (x - 8, 110))),
        mix(key, ink, 0.45),
        (x - 9, 112),
        (x - 1, 116),
        0.7,
        0.0,
    )
    s.figure(
        [[(join(taper((x + 13.4, 63), 0.8, (x + 10.4, 158), 0.95), oval(x + 13.5, 62, 1.7)), ink)]],
        rim=rim,
        light=(-1, -0.2),
        width=0.5,
    )
    s.figure(
        [[(arm_f, mix(ink, deep, 0.55)), (small_hand(x + 12.2, 96.6, 2.5, -30), mix(key, ink, 0.45))]],
        rim=rim,
        light=(1, -0.4),
        width=0.8,
    )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-18": Picture(
        emerald_caravan,
        ((80, 62), (99, 80), (72, 95)),
        "leads a camel",
        "palm gorge",
        "sun shaft down a gorge",
        seed=9,
    ),
}
