"""Pictures of the sapphire cards of level 3 of ships of state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.contours import AGED, FINE
from tools.art.base.figures import (
    bodied,
    drape,
    flank,
    hair_tones,
    hand,
    limb,
    offered,
    planes,
    profile,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import CORAL, ROSE, RUSSET, SAPPHIRE, Gouache
from tools.art.base.props import bars
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
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
    taper,
)


def launch(s: Gouache) -> None:
    """Level 3: from the foot of the slip: a lady lets a sapphire swing against the bow of a ship, and the wine sprays."""
    deep, mid, haze, key = s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 150),
        [mix(mid, deep, 0.2), mix(mid, haze, 0.55), mix(haze, key, 0.25), mix(key, "#fff3d0", 0.45)],
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
    s.fill(shade, mix(deep, ink, 0.5))
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
    # the rail that rises to the stem, the anchor at its hawse, the timbers of the slip
    rail = outline(
        (-8, 39), (30, 37, 61, 28), (64, 28), (90, 37, 132, 39), (132, 44), (90, 43, 62, 35), (30, 43, -8, 44)
    )
    s.figure([[(rail, mix(key, ink, 0.28)), (both(rail, box(62, 20, 140, 60)), key)]], "#fff3d0", (0.4, -1), 0.9)
    anchor = join(
        limb((96, 72, 1.5), (93, 98, 1.7)),
        limb((89, 76.6, 1.3), (101.6, 78.4, 1.3)),
        ribbon([(81.6, 92, 0.5), (84, 98, 1.8), (92.6, 101, 2.2), (101.6, 100, 1.8), (106, 94.6, 0.5)], 10),
        polygon((79.4, 95), (82, 88.6), (86, 94)), polygon((102.4, 97), (107.6, 91), (108.4, 98)),
    )  # fmt: skip
    s.fill(oval(97, 66, 4.0, 3.4), ink)
    s.line(oval(97, 66, 4.0, 3.4), key, 1.2)
    s.fill(placed(anchor, 1.6, 2.4), mix(deep, ink, 0.3), 0.7)
    s.figure([[(anchor, ink)]], mix(haze, key, 0.5), (0.7, -1), 0.9)
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
        (-116, 20),
        (-184, 17),
        (-68, 21),
        (-46, 27),
        (-24, 22),
        (-2, 17),
        (152, 14),
        (34, 19),
    )
    for turn, reach in jets:
        x, y = around(66, 108, reach, turn)
        bend = around(66, 108, reach * 0.55, turn + (9 if abs(turn) < 90 else -9))
        s.fill(ribbon([(66, 108, 3.0), (*bend, 1.4), (x, y, 0.4)], 8), foam, 0.92)
        s.fill(oval(*around(66, 108, reach + 3.4, turn), 0.9, 1.3), foam)
    lots = chance(44)
    for number in range(18):
        x, y = 66 + (next(lots) - 0.5) * 44, 106 + 26 * next(lots)
        s.fill(oval(x, y, 0.6 + 0.5 * next(lots), 1.3), foam if number % 2 else mix(mid, haze, 0.6))
    s.gem(SAPPHIRE, 69, 107, 9.0, 8, 1.5)
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
            oval(x, y, 3.6 * k, 4.4 * k),
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


def sea_wedding(s: Gouache) -> None:
    """Level 3: from the prow of his state galley a doge lets a sapphire fall into the sea."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(
        ALL,
        (0, 38),
        (0, 116),
        [mix(mid, deep, 0.1), mix(mid, haze, 0.6), mix(haze, key, 0.3), mix(key, "#fff3d0", 0.5)],
        stops=[0, 0.4, 0.75, 1],
    )
    for x, y, wide in ((20, 54, 22), (52, 46, 16), (34, 84, 20)):
        s.fill(
            outline((x - wide, y), (x - wide * 0.4, y - 4, x, y - 2.4), (x + wide * 0.5, y - 4, x + wide, y)),
            mix(haze, "#ffffff", 0.4),
        )
    city = join(
        polygon((-4, 112), (-4, 104), (6, 104), (6, 100), (10, 100), (10, 84), (12, 78), (14, 84), (14, 100), (22, 104), (22, 112)),
        arch(23, 33, 104, 112), polygon((27.4, 100), (28, 95), (28.6, 100)), polygon((33, 112), (33, 105), (48, 106), (48, 112)),
    )  # fmt: skip
    s.fill(city, mix(mid, haze, 0.3))
    sea = box(-4, 111, 124, 176)
    s.wash(
        sea,
        (0, 111),
        (0, 168),
        [mix(key, haze, 0.45), mix(mid, haze, 0.2), mix(deep, mid, 0.4), mix(ink, deep, 0.5)],
        stops=[0, 0.12, 0.5, 1],
    )
    bars(s, 40, mix(key, "#fff3d0", 0.4), ((115, 20), (119, 15), (124, 12), (130, 9)))
    for x, y, k in ((54, 115, 0.5), (26, 118, 0.8)):  # gondolas, people standing in them
        s.fill(
            outline(
                (x - 12 * k, y - 2 * k),
                (x, y + 5 * k, x + 12 * k, y - 3 * k),
                (x + 13 * k, y - 7 * k),
                (x + 10 * k, y - 1),
                (x, y + 1, x - 12 * k, y - 2 * k),
            ),
            ink,
        )
        for dx in (-4, 3):
            s.fill(
                join(
                    oval(x + dx * k, y - 9 * k, 1.5 * k),
                    outline(
                        (x + dx * k - 2 * k, y),
                        (x + dx * k - 1.6 * k, y - 7 * k),
                        (x + dx * k + 1.6 * k, y - 7 * k),
                        (x + dx * k + 2 * k, y),
                    ),
                ),
                mix(ink, deep, 0.3),
            )
        s.fill(limb((x - 3 * k, y - 7 * k, 0.6), (x + 1 * k, y - 13 * k, 0.5)), mix(ink, deep, 0.3))
    _canopy(s)
    _doge_on_prow(s)
    _galley(s)
    for r in (5, 9, 13):
        s.line(oval(45, 143, r, r * 0.3), mix(haze, "#ffffff", 0.3), 0.7)
    for x, y, far in ((41.6, 98, 4), (45, 96, 6), (48.4, 98, 4)):  # it falls
        s.fill(taper((x, y + far), 0.7, (x, y), 0.2), "#ffffff", 0.9)
    s.gem(SAPPHIRE, 45, 112, 8.0, 10, 1.5)


def _canopy(s: Gouache) -> None:
    """Paint the stern beyond the doge: a canopy of striped cloth with guests under it, and a flag."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.6)
    s.fill(box(103, 74, 128, 116), mix(ink, deep, 0.55))
    for x, y, tone in ((109, 87, mix(deep, mid, 0.6)), (117.6, 89, mix(CORAL, ink, 0.3))):
        guest = outline((x - 5, 116), (x - 5, y + 7, x, y + 5), (x + 5, y + 7, x + 5, 116))
        s.figure([[(guest, tone)], [(oval(x, y, 3.0, 3.8), skin_tone(s, 0.5))]], rim, (-1, -0.2), 0.6)
    for x in (104, 122):
        s.figure([[(box(x - 1.2, 72, x + 1.2, 116), mix(key, ink, 0.15))]], "#fff3d0", (-1, 0), 0.5)
    roof = outline((98, 76), (100, 63, 114, 61), (122, 60, 128, 60), (128, 76), (112, 78, 98, 76))
    s.figure(
        [[(roof, mix(deep, mid, 0.3)), (both(roof, placed(roof, 4, 6)), mix(deep, ink, 0.3))]], rim, (-0.6, -1), 0.9
    )
    for at in range(5):
        x = 101 + at * 6.4
        fringe = outline((x - 3.2, 75.6), (x - 3.0, 80.4, x, 80.8), (x + 3.0, 80.4, x + 3.2, 75.6))
        s.fill(fringe, (key, mix(haze, "#ffffff", 0.3))[at % 2])
    flag = ribbon([(108, 44, 3.4), (114, 42, 3.8), (120, 45, 3.2), (128, 43, 2.6)], 10)
    s.stroke([(107.4, 39), (107.4, 62)], ink, 1.1)
    s.figure([[(flag, mix(CORAL, key, 0.25))]], "#fff3d0", (-0.4, -1), 0.6)


def _galley(s: Gouache) -> None:
    """Paint the bow before him: gilded rail and stem, a row of shields, four oars at rest above the water."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim = mix(key, "#fff3d0", 0.6)
    hull = outline((58, 112), (62, 128, 72, 150), (80, 160, 86, 172), (128, 172), (128, 111), (92, 117, 58, 112))
    s.figure([[(hull, mix(ink, deep, 0.42))]], None)
    flank_lit = both(hull, outline((50, 108), (66, 116), (72, 134, 88, 172), (60, 172)))
    s.fill(flank_lit, mix(deep, mid, 0.12))
    with s.clipped(hull):
        band = outline((50, 124), (92, 134, 128, 129), (128, 133), (92, 138, 50, 128))
        s.fill(band, mix(key, ink, 0.3))
        for at in range(6):  # shields
            x, y = 74 + at * 10, 125.4 - abs(at - 2) * 0.3
            s.fill(oval(x, y, 3.6, 3.9), mix(key, ink, 0.18))
            s.fill(oval(x, y, 2.5, 2.8), (mix(CORAL, ink, 0.18), mix(haze, mid, 0.3))[at % 2])
            s.fill(oval(x, y, 0.9), mix(key, "#fff3d0", 0.4))
    rail = outline((55, 110.6), (92, 117.4, 128, 110.6), (128, 114.6), (92, 121, 56, 114.4))
    s.figure([[(rail, key), (both(rail, placed(rail, 0, 2.4)), mix(key, ink, 0.35))]], "#fffaf0", (-0.4, -1), 0.6)
    stem = ribbon([(57, 108, 2.2), (60, 120, 2.6), (66, 136, 2.3), (74, 154, 1.9), (83, 172, 1.5)], 12)
    curl = ribbon([(57.4, 110, 2.2), (53, 104, 2.1), (54.6, 99.4, 1.7), (59, 100.6, 0.9)], 10)
    s.figure([[(join(stem, curl), key)]], "#fffaf0", (-1, -0.3), 0.8)
    for at in range(4):
        x, y = 84 + at * 11, 141.0
        loom, blade = taper((x, y), 1.1, (x - 10, 160), 0.9), placed(oval(0, 0, 2.2, 6.4), x - 12, 164, 1, 27)
        s.fill(oval(x, y, 2.6, 2.1), ink)
        s.figure([[(loom, mix(key, RUSSET, 0.4))], [(blade, CORAL)]], rim, (-1, -0.3), 0.6)
    s.fill(outline((66, 164), (80, 160, 128, 163), (128, 176), (66, 176)), mix(ink, deep, 0.5), 0.85)
    s.stroke([(66, 164), (80, 160.6, 128, 163)], mix(haze, mid, 0.3), 0.7)


def _doge_on_prow(s: Gouache) -> None:
    """Paint the doge at the rail, half length in profile: horned cap, ermine over a coral cloak, an open hand above the sea."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3d0", 0.6), (-1.0, -0.5)
    x, y, h, tilt = 80.0, 71.0, 19.0, -6.0
    head = profile(x, y, h, -1, tilt, neck=0.46, build=AGED)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt, flip=True)

    cap = put(
        outline(
            (0.38, -0.30),
            (0.34, -0.56, 0.20, -0.62),
            (-0.06, -1.02, -0.46, -1.20),
            (-0.80, -0.84, -0.56, -0.10),
            (-0.06, -0.34, 0.38, -0.30),
        )
    )
    band = put(outline((0.40, -0.24), (-0.06, -0.26, -0.56, -0.02), (-0.60, -0.20), (-0.10, -0.44, 0.38, -0.42)))
    coif = put(
        outline((-0.06, -0.22), (-0.02, 0.10, -0.10, 0.30), (-0.30, 0.44, -0.44, 0.30), (-0.54, 0.06, -0.50, -0.10))
    )
    beard = put(
        outline(
            (0.38, 0.335),
            (0.46, 0.56, 0.30, 0.86),
            (0.06, 0.80, -0.02, 0.50),
            (-0.08, 0.30, -0.05, 0.06),
            (0.02, 0.22, 0.12, 0.25),
            (0.24, 0.25, 0.30, 0.318),
        )
    )
    whisker = put(outline((0.40, 0.20), (0.30, 0.195, 0.225, 0.33), (0.32, 0.28, 0.412, 0.268)))
    cloak = outline((73, 92), (86, 86, 96, 92), (106, 102, 108, 122), (64, 122), (66, 104, 73, 92))
    mantle = outline(
        (72, 88), (80, 92, 88.6, 83), (98, 88, 103, 99), (98, 108, 84, 107), (72, 107, 66.4, 102), (66, 93, 72, 88)
    )
    sleeve = join(
        limb((74, 99, 6.2), (61, 97.6, 4.9), (52, 91.6, 3.4)),
        outline((66, 100), (60, 103, 54, 94), (52, 100, 60, 110), (68, 112, 74, 104)),
    )
    white = (mix(haze, mid, 0.45), mix(haze, "#ffffff", 0.5), "#fffdf6")
    s.figure(
        [
            [(cloak, CORAL), (cut(cloak, drape(cloak, 84, -3)), mix(CORAL, ink, 0.42))],
            [(coif, "#fffdf6")],
            [*planes(s, head, skin_tone(s, 0.40), skin_tone(s, 0.62), mix(haze, key, 0.35)), (head.eye, ink)],
            bodied(join(beard, whisker), white, (-1, -0.4), 1.3),
            [(cap, mix(key, "#ffffff", 0.05)), (both(cap, placed(cap, 5, 1.4)), mix(key, ink, 0.38))],
            [(band, mix(CORAL, ink, 0.1)), (both(band, placed(band, 5, 0)), mix(CORAL, ink, 0.45))],
        ],
        rim,
        light,
        0.8,
        clean=True,
    )
    s.figure(
        [[(sleeve, CORAL), (both(sleeve, placed(sleeve, 1.2, 3.6)), mix(CORAL, ink, 0.36))]],
        rim,
        light,
        0.8,
        clean=True,
    )
    s.figure([bodied(mantle, white, (-1, -0.5), 2.6)], rim, light, 0.8, clean=True)
    for u, v in ((71, 94), (70, 101), (77, 97), (79, 104), (85, 93), (87, 101), (93, 96), (95, 103)):
        s.fill(outline((u - 0.7, v), (u, v - 0.9, u + 0.7, v), (u, v + 2.6)), ink)
    cuff = polygon((50.6, 86.6, 1), (54.4, 89, 1), (51.6, 95.6, 1), (48, 93.6, 1))
    s.figure([[(cuff, "#fffdf6")]], rim, light, 0.5)
    hand(s, offered(49.4, 90.2, 0.27, 8, flip=True), skin_tone(s, 0.62), rim, light, 0.5)


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
        sea_wedding,
        ((45, 112), (78, 72), (44, 91), (56, 97)),
        "weds the sea",
        "state galley off a harbour",
        "dawn over open water",
        seed=32,
    ),
}
