"""Pictures of the sapphire cards of level 3 of ships of state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import skia

from tools.art.base.contours import AGED, FINE
from tools.art.base.figures import (
    drape,
    flank,
    hair_tones,
    limb,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import SAPPHIRE, Gouache
from tools.art.base.pigments import CORAL, ROSE, RUSSET
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    around,
    both,
    box,
    chance,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
    ribbon,
)


def launch(s: Gouache) -> None:
    """Level 3: from the foot of the slip: a lady lets a sapphire swing against the bow of a ship, and the wine sprays."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 150),
        [mix(mid, deep, 0.2), mix(haze, "#ffffff", 0.2), mix(haze, "#fff3d0", 0.6), mix(key, "#fff3d0", 0.75)],
    )
    for x, y, wide in ((104, 52, 20), (14, 62, 18), (110, 74, 14)):
        s.fill(
            outline((x - wide, y), (x - wide * 0.3, y - 5, x, y - 3), (x + wide * 0.5, y - 5, x + wide, y)),
            mix(haze, "#ffffff", 0.4),
        )
    with s.moved(-9, -8, 0.84, about=(62, 120)):
        _bow(s)
    with s.moved(-9, -8):
        _struck_stone(s)
    _onlookers(s)
    _godmother(s)


def _bow(s: Gouache) -> None:
    """Paint the bow as it stands over us: a flank in the sun, one in shade, planks that run to the stem, the eye."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    stem = ((62, 36), (57, 76, 60, 104), (62, 130, 66, 150))
    sun = outline((62, 36), *stem[1:], (84, 146, 100, 128), (120, 100, 122, 36))
    shade = outline((62, 36), *stem[1:], (50, 148, 36, 132), (10, 104, 6, 36))
    s.fill(shade, mix(deep, ink, 0.8))
    s.stipple(shade, ink, (4, 60), (54, 70), 0.0, 0.75)
    s.wash(sun, (62, 0), (124, 0), [mix(deep, mid, 0.5), mix(mid, haze, 0.16), mix(mid, deep, 0.3)])
    for share in (0.16, 0.32, 0.48, 0.64, 0.8):
        top = 40 + 100 * share
        s.stroke(
            [(58.6 + share * 5, top), (80, top - 2, 96 + (1 - share) * 24, top - 26 + share * 10)],
            mix(deep, ink, 0.15),
            0.8,
        )
        s.stroke(
            [(58.6 + share * 5, top), (42, top - 1, 30 - (1 - share) * 22, top - 22 + share * 10)],
            mix(ink, deep, 0.2),
            0.8,
        )
    # the wale, gilded, and the boot-top below it
    for side, tone in ((1, key), (-1, mix(key, ink, 0.5))):
        reach, up = (60, 34) if side > 0 else (-56, 34)
        wale = outline(
            (58.6, 62),
            (59 + reach * 0.5, 60, 59 + reach, 62 - up * 0.7),
            (59 + reach, 68 - up * 0.7),
            (59 + reach * 0.5, 66, 58.4, 68.6),
        )
        s.fill(wale, tone)
    under = outline((62.6, 124), (84, 120, 104, 104), (100, 130, 82, 142), (72, 148, 66, 150), (63, 138, 62.6, 124))
    s.fill(both(sun, under), mix(key, "#c2461e", 0.45))
    s.fill(
        both(shade, outline((62.6, 124), (44, 122, 22, 106), (26, 130, 50, 146), (66, 152), (62.6, 124))),
        mix(mix(key, "#c2461e", 0.5), ink, 0.62),
    )
    keel = outline((60, 36), (55, 78, 58, 106), (60, 132, 64, 152), (68, 152), (64, 130, 62, 104), (60.6, 78, 65, 36))
    s.figure([[(keel, mix(deep, ink, 0.15))]], mix(key, "#fff3d0", 0.6), (1, 0), 0.9)
    # the rail that rises to the stem, the timbers of the slip
    rail = outline(
        (-8, 39), (30, 37, 61, 28), (64, 28), (90, 37, 132, 39), (132, 44), (90, 43, 62, 35), (30, 43, -8, 44)
    )
    s.figure([[(rail, mix(key, ink, 0.28)), (both(rail, box(62, 20, 140, 60)), key)]], "#fff3d0", (0.4, -1), 0.9)
    timber = mix(RUSSET, ink, 0.45)
    for x0, y0, x1, y1 in ((104, 118, 126, 172), (90, 134, 100, 176), (26, 118, 0, 172), (40, 136, 30, 176)):
        s.figure([[(limb((x0, y0, 2.2), (x1, y1, 2.6)), timber)]], mix(key, "#fff3d0", 0.4), (1, -0.4), 0.8)


def _godmother(s: Gouache) -> None:
    """Paint the lady on her stand to the knees, in profile, her arm still out after the stone: the sun on brow and sleeve."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = "#fff3d0", (-0.8, -0.7)
    dark, lit = skin_tone(s, 0.36), skin_tone(s, 0.62)
    x, y, h, tilt = 102.0, 98.0, 17.0, -4.0
    head = profile(x, y, h, -1, tilt, neck=0.34, build=FINE)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, True)

    hair = put(
        outline(
            *((0.30, -0.36), (0.10, -0.30, -0.06, -0.14), (-0.10, 0.10, -0.24, 0.30), (-0.30, 0.62, -0.56, 0.56)),
            *((-0.80, 0.40, -0.62, 0.10), (-0.66, -0.40, -0.20, -0.54), (0.16, -0.56, 0.30, -0.36)),
        )
    )
    hat = put(
        outline(
            (0.66, -0.34),
            (0.40, -0.42, 0.34, -0.62),
            (0.0, -0.94, -0.40, -0.66),
            (-0.72, -0.50, -0.86, -0.18),
            (-0.30, -0.30, 0.66, -0.34),
        )
    )
    band = both(hat, put(outline((0.46, -0.34), (0.0, -0.50, -0.70, -0.22), (-0.76, -0.36), (0.0, -0.68, 0.44, -0.50))))
    plume = ribbon([(108, 86, 1.8), (115, 80, 3.2), (121, 84, 2.8), (122, 91, 0.6)], 10)
    bodice = outline((93, 116), (99, 110, 110, 113), (118, 118, 116, 132), (114, 140), (97, 140), (91, 128, 93, 116))
    gown = outline((97, 138), (106, 141, 115, 138), (126, 150, 128, 176), (84, 176), (88, 152, 97, 138))
    reach = limb((98, 118, 4.2), (85, 120, 3.3), (71.6, 111, 2.3))
    sleeve = outline((92, 113), (98, 109, 104, 114), (104, 123, 97, 126), (89, 126, 88, 119), (89, 114, 92, 113))
    s.figure(
        [
            [(plume, mix(haze, "#ffffff", 0.6)), (both(plume, placed(plume, 1.6, 2)), mix(mid, haze, 0.6))],
            [(gown, ROSE), (cut(gown, drape(gown, 108, 3)), mix(ROSE, deep, 0.32))],
            [(bodice, mix(ROSE, "#fff3e6", 0.2)), (cut(bodice, drape(bodice, 106)), mix(ROSE, deep, 0.26))],
            [*planes(s, head, dark, lit, mix(haze, key, 0.35)), (head.eye, ink)],
            [*hair_tones(s, hair, -1)],
            [
                (hat, mix(deep, ink, 0.3)),
                (cut(hat, placed(hat, 2, 2.4)), mix(mid, deep, 0.3)),
                (band, mix(ROSE, "#fff3e6", 0.2)),
            ],
            [(reach, lit), (both(reach, placed(reach, 0.8, 2.2)), dark)],
            [(sleeve, mix(ROSE, "#fff3e6", 0.35)), (both(sleeve, placed(sleeve, 2.4, 5)), mix(ROSE, deep, 0.16))],
            [(small_hand(69.6, 109.6, 3.1, 212), lit)],
        ],
        rim,
        light,
        0.9,
    )
    for start, bend, end in (((101, 141), (98, 156), (93, 174)), ((107, 142), (108, 158), (107, 174))):
        s.stroke([start, (*bend, *end)], mix(ROSE, deep, 0.35), 0.8)
    s.fill(oval(x + 2.6, y + 4.6, 0.9), "#fffdf4")
    rail = polygon((78, 152), (124, 149), (124, 154), (78, 157))
    s.fill(polygon((80, 155), (124, 152), (124, 178), (80, 178)), mix(ink, deep, 0.35))
    s.figure([[(rail, mix(RUSSET, key, 0.25)), (flank(rail, 100), mix(RUSSET, ink, 0.1))]], rim, (-0.2, -1), 0.9)
    for left in (80, 93, 106, 119):
        s.stroke(
            [(left, 156 - (left - 80) * 0.06), (left + 6.5, 166, left + 13, 155.4 - (left - 80) * 0.06)],
            mix(haze, "#ffffff", 0.3),
            1.8,
        )


def _struck_stone(s: Gouache) -> None:
    """Paint the stone on its cord as it strikes the stem: wine that sprays to both sides and falls in drops."""
    haze, mid, key = s.haze, s.mid, s.key
    foam = mix(haze, "#ffffff", 0.6)
    s.stroke([(63, 38), (74, 74, 70, 97)], mix(haze, key, 0.3), 1.1)
    jets = (
        (-160, 21),
        (-138, 26),
        (-68, 21),
        (-46, 27),
        (-24, 22),
        (152, 14),
        (34, 19),
    )
    for turn, reach in jets:
        x, y = around(66, 108, reach, turn)
        bend = around(66, 108, reach * 0.55, turn + (9 if abs(turn) < 90 else -9))
        s.fill(ribbon([(66, 108, 3.0), (*bend, 1.4), (x, y, 0.4)], 8), foam, 0.92)
        s.fill(oval(*around(66, 108, reach + 3.4, turn), 0.9, 1.3), foam)
    lots = chance(44)
    for number in range(7):
        x, y = 66 + (next(lots) - 0.5) * 44, 106 + 26 * next(lots)
        s.fill(oval(x, y, 0.9 + 0.5 * next(lots), 1.7), foam if number % 2 else mix(mid, haze, 0.6))
    s.gem(SAPPHIRE, 69, 106, 12, 8, 1.5)
    s.stroke([(70, 97), (69, 98.4)], key, 2.4)


def _onlookers(s: Gouache) -> None:
    """Paint the crowd at the foot, dark against the light: hats, bonnets, raised arms, a child on shoulders."""
    ink, deep, key = s.ink, s.deep, s.key
    gold = mix(key, "#fff3d0", 0.4)
    people = (
        (42, 150, 1.15, "bare"), (55, 152, 1.1, "bonnet"), (68, 156, 1.2, "arm"), (24, 154, 1.2, "arm"), (8, 152, 1.1, "bonnet"),
        (34, 158, 1.2, "hat"), (80, 160, 1.2, "bare"),
    )  # fmt: skip
    for x, y, k, kind in people:
        parts = [
            profile(x, y, 10 * k, 1 if x < 66 else -1, -26 if x < 66 else 26, neck=0.24).head,
            outline(
                (x - 8 * k, y + 24),
                (x - 8 * k, y + 6 * k, x - 2 * k, y + 4.4 * k),
                (x + 2 * k, y + 4.4 * k),
                (x + 8 * k, y + 6 * k, x + 8 * k, y + 24),
            ),
        ]
        if kind == "hat":
            parts += [
                box(x - 3.4 * k, y - 8.4 * k, x + 3.4 * k, y - 2 * k, 0.6),
                box(x - 5.6 * k, y - 3 * k, x + 5.6 * k, y - 1.6 * k, 0.6),
            ]
        elif kind == "bonnet":
            parts.append(oval(x - 0.8 * k, y - 0.8 * k, 4.9 * k, 5.0 * k))
        elif kind == "arm":
            parts.append(limb((x + 5 * k, y + 8 * k, 2.0), (x + 9 * k, y - 1 * k, 1.5), (x + 7 * k, y - 10 * k, 1.2)))
        s.figure([[(part, mix(ink, deep, 0.2)) for part in parts]], gold, (0.6, -1), 0.8)


def doge(s: Gouache) -> None:
    """Level 3: the doge, from behind, on his balcony: he holds the sapphire up against the low sun over his harbour."""
    _evening(s)
    _harbour(s)
    _balustrade(s)
    _doge(s)


_SUN: Final = (98.0, 69.0)
_HORIZON: Final = 111.0
_RAISED: Final = (99.0, 66.0)
"""The middle of the stone before the sun."""


def _evening(s: Gouache) -> None:
    """Paint the sky: blue that pales in four steps of grain to the amber of the sun, and three bars of cloud."""
    mid, haze, key = s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 112), [mix(mid, s.deep, 0.3), mix(mid, haze, 0.3), mix(haze, key, 0.3)])
    s.rings(
        *_SUN,
        [60, 41, 28.5, 18.5],
        [mix(mid, haze, 0.5), mix(haze, key, 0.22), mix(key, haze, 0.36), "#fff0bc"],
        0.7,
    )
    s.spot(*_SUN, 59, 78, mix(mid, haze, 0.5), 0.6)
    for left, right, y, high, tone in (
        (-6, 47, 51, 2.4, mix(mid, haze, 0.22)),
        (66, 126, 49, 2.2, mix(mid, haze, 0.25)),
        (-6, 38, 81, 2.0, mix(mid, haze, 0.55)),
        (70, 126, 89, 2.0, mix(haze, key, 0.42)),
    ):
        s.fill(outline((left, y), (left + 10, y - high, right, y - 0.4), (right - 14, y + high, left, y)), tone)


def _harbour(s: Gouache) -> None:
    """Paint the city in two hazed planes, and the water with the sun's broken track, narrow at the horizon."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    far, near = mix(mid, haze, 0.2), mix(mid, deep, 0.42)
    roofs = _roofs(_HORIZON, ((2, 8, 9, 0), (16, 7, 14, 10), (27, 5, 8, 0), (35, 2.1, 34, 8), (43, 8, 9, 0), (109, 5, 5, 6),
        (119, 6, 8, 0)))  # fmt: skip
    s.fill(roofs, far)
    s.rim([roofs], mix(haze, key, 0.3), (1, -0.3), 0.7)
    s.fill(box(-4, _HORIZON, 124, 150), mid)
    s.wash(box(-4, _HORIZON, 124, 150), (0, _HORIZON), (0, 142), [mix(mid, haze, 0.36), mix(deep, mid, 0.35)])
    roofs = _roofs(118.0, ((-2, 8, 20, 0), (11, 6, 13, 12), (21, 4, 10, 0), (28, 6, 6, 0)))
    s.fill(roofs, near)
    s.rim([roofs], mix(mid, haze, 0.6), (1, -0.3), 0.7)
    s.fill(polygon((-4, 117), (38, 117), (33, 120.4), (-4, 121.4)), near)
    for y, half, high in ((112.4, 5, 1.1), (115.2, 8.5, 1.3), (118.4, 6, 1.4), (122, 12, 1.7), (126.2, 9, 1.9)):
        s.fill(
            outline((98 - half, y), (98, y - high, 98 + half, y), (98, y + high, 98 - half, y)),
            mix(key, "#fff0bc", 0.4),
        )


def _roofs(foot: float, houses: Sequence[tuple[float, float, float, float]]) -> skia.Path:
    """Return houses of (middle, half width, height to the eaves, height of a dome, or spire if it is narrow)."""
    parts = []
    for x, half, high, rise in houses:
        eaves = foot - high
        parts.append(box(x - half, eaves, x + half, foot + 1))
        if rise and half < 3:
            parts.append(polygon((x - half * 1.3, eaves), (x, eaves - rise), (x + half * 1.3, eaves)))
        elif rise:
            parts.append(outline((x - half, eaves), (x - half, eaves - rise * 0.7, x, eaves - rise),
                (x + half, eaves - rise * 0.7, x + half, eaves)))  # fmt: skip
            parts.append(box(x - 0.7, eaves - rise - 3, x + 0.7, eaves - rise + 1))
    return join(*parts)


def _balustrade(s: Gouache) -> None:
    """Paint the frame of ink before the water: a rail that the sun edges, and balusters with the water between them."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.fill(box(-4, 132, 124, 156), mix(deep, mid, 0.3))
    s.fill(polygon((86, 132), (112, 132), (118, 156), (82, 156)), mix(key, "#fff0bc", 0.2))
    for number in range(9):
        x = 40.6 + number * 9.4
        post = outline((x - 1.6, 134), (x - 4.2, 142, x - 1.5, 147), (x - 2.2, 150), (x - 3, 156), (x + 3, 156), (x + 2.2, 150),
            (x + 1.5, 147), (x + 4.2, 142, x + 1.6, 134))  # fmt: skip
        s.fill(post, ink)
    s.fill(box(-4, 129.4, 124, 135), ink)
    s.fill(box(-4, 128.9, 124, 130.1), mix(mid, s.haze, 0.1))
    s.fill(box(82, 128.6, 124, 130.3), mix(key, "#fff0bc", 0.3))
    s.fill(box(-4, 153, 124, 176), ink)


def _doge(s: Gouache) -> None:
    """Paint the doge: one dark cone of a mantle, ermine in shade on his shoulders, his face half lost to the light."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.6), (1.0, -0.2)
    x, y, h, tilt = 61.0, 66.5, 16.5, -6.0
    mantle = outline(
        *((52, 84), (46, 92, 45, 112), (39, 144, 25, 180), (97, 180), (84, 142, 80, 112), (78, 92, 72, 84)),
    )
    edge = both(cut(mantle, placed(mantle, -1.5, 0.4)), outline((74, 90), (90, 90), (110, 180), (91, 180)))
    folds = [
        outline((60, 98), (54, 136, 46, 180), (60, 180), (62, 136, 64, 98)),
        outline((70, 98), (74, 136, 74, 180), (84, 180), (80, 136, 74, 98)),
    ]
    dark = outline((50, 84), (50, 120, 34, 180), (14, 180), (38, 110))
    s.figure(
        [
            [
                (mantle, mix(ink, deep, 0.62)),
                *((both(mantle, fold), mix(ink, deep, 0.25)) for fold in folds),
                (both(mantle, dark), ink),
            ]
        ],
        rim,
        light,
        1.2,
        clean=True,
    )
    s.stipple(mantle, mix(mid, s.haze, 0.2), (88, 130), (70, 134), 0.6, 0.0)
    s.fill(edge, mix(key, "#fff3c8", 0.25))
    sleeve = outline(
        *((68, 84), (79, 85, 86, 81), (92, 78, 95, 75), (100.2, 81), (99, 94, 96, 106), (93, 120, 84, 125)),
        *((76, 116, 72, 100),),
    )
    lining = outline((95, 75), (100.2, 81), (99, 94, 96, 106), (93, 120, 84, 125), (89, 104, 95, 75))
    s.figure([[(sleeve, mix(ink, deep, 0.5)), (both(sleeve, lining), CORAL)]])
    s.rim([sleeve], rim, (0.5, -1.0), 1.0)
    s.figure([[(outline((92.6, 77.6), (95.4, 74.4), (101.6, 80.6), (98.6, 84)), haze)]])
    _raised_hand(s)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt)

    head = profile(x, y, h, 1, tilt, neck=0.34, build=AGED)
    cap = put(outline((0.42, -0.30), (0.36, -0.62, 0.14, -0.70), (-0.10, -0.98, -0.46, -1.30), (-0.86, -0.90, -0.60, -0.06),
        (-0.06, -0.30, 0.42, -0.30)))  # fmt: skip
    band = put(outline((0.44, -0.24), (-0.06, -0.26, -0.60, 0.02), (-0.64, -0.18), (-0.10, -0.44, 0.42, -0.42)))
    coif = put(
        outline((0.0, -0.24), (0.06, 0.12, -0.04, 0.30), (-0.20, 0.62, -0.50, 0.50), (-0.60, 0.06, -0.56, -0.08))
    )
    ermine = outline(
        *((54, 76.6), (61, 80.4, 68.4, 77.4), (77, 80, 80.4, 89), (82.4, 95, 81.4, 100), (66, 116, 42, 114)),
        *((40.4, 90, 46, 81), (49.4, 77.4, 54, 76.6)),
    )
    shade = outline((40, 70), (57, 82), (62, 98, 54, 126), (30, 126), (30, 80))
    skin = skin_tone(s, 0.5)
    s.figure(
        [
            [*planes(s, head, skin_tone(s, 0.1), skin, mix(key, haze, 0.4)), (head.eye, ink)],
            [(coif, mix(mid, haze, 0.2)), (both(coif, placed(coif, -2.6, 0)), mix(deep, mid, 0.5))],
            [(cap, mix(deep, mid, 0.25)), (both(cap, placed(cap, -4.6, 1.6)), mix(ink, deep, 0.6))],
            [(band, key), (both(band, placed(band, -5, 1)), mix(key, RUSSET, 0.75))],
            [(ermine, mix(mid, haze, 0.9)), (both(ermine, shade), mix(deep, mid, 0.45))],
        ]
    )
    s.rim([head.head], rim, (1.0, 0.1), 0.8)
    s.fill(band, key)
    s.fill(both(band, placed(band, -5, 1)), mix(key, RUSSET, 0.75))
    s.rim([cap, band], rim, (1.0, -0.5), 1.0)
    s.rim([ermine], rim, (1.0, -0.4), 1.4)
    s.stipple(both(ermine, cut(placed(shade, 14, 0), shade)), mix(deep, mid, 0.45), (55, 96), (69, 100), 0.95, 0.0)
    for u, v in ((48.4, 93), (47.4, 105), (57, 101), (63.6, 91), (67.4, 103), (74.6, 93)):
        s.fill(outline((u - 1.0, v), (u, v - 1.2, u + 1.0, v), (u, v + 4.2)), ink)


def _raised_hand(s: Gouache) -> None:
    """Paint the stone and the hand that holds it up, dark before the sun: palm below, forefinger behind, thumb before."""
    rim, light = mix(s.key, "#fff3c8", 0.6), (0.3, -1.0)
    x, y = _RAISED
    skin = skin_tone(s, 0.2)
    palm = limb((98.4, 80.4, 2.5), (100.4, 76.6, 3.1))
    fingers = [
        limb((101.6, 77.6, 1.6), (107.2, 75.6, 1.4), (108.6, 70.6, 1.0)),
        limb((101.4, 76.0, 1.6), (106.0, 72.4, 1.4), (105.8, 67.4, 1.0)),
    ]
    s.figure([[(part, skin)] for part in fingers] + [[(palm, skin)]])
    s.rim([join(palm, *fingers)], rim, light, 0.7)
    s.gem(SAPPHIRE, x, y, 8.6, 12, 1.5)
    thumb = limb((98.2, 77.4, 1.7), (93.6, 74.0, 1.5), (93.4, 69.6, 1.0))
    s.figure([[(thumb, skin)]])
    s.rim([thumb], rim, light, 0.7)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-07": Picture(
        launch,
        ((60, 99), (98, 98), (74, 105), (50, 92)),
        "names a ship",
        "slip of a shipyard",
        "low sun along a ship's flank",
        seed=34,
    ),
    "b3-08": Picture(
        doge,
        ((99, 66), (66, 68), (98, 78), (62, 96)),
        "holds a stone against the sun",
        "balcony over a harbour",
        "sun behind the stone",
        seed=32,
    ),
}
