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


def sea_wedding(s: Gouache) -> None:
    """Level 3: on the quay of his harbour a doge lifts the sapphire on his open palm before the sinking sun."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    sun = "#fff3c8"
    s.fill(ALL, mix(mid, deep, 0.35))
    s.fill(outline((-4, 58), (50, 49, 124, 52), (124, 140), (-4, 140)), mix(mix(haze, ROSE, 0.2), key, 0.42))
    s.fill(outline((-4, 84), (50, 78, 124, 80), (124, 140), (-4, 140)), mix(key, sun, 0.3))
    s.fill(oval(91, 90, 27), sun)
    sea = box(-4, 112, 124, 176)
    s.fill(sea, mix(mid, deep, 0.3))
    s.fill(polygon((80, 112), (106, 112), (118, 150), (84, 150)), mix(key, sun, 0.55))
    for y, left, right in ((119, 76, 99), (127, 90, 124), (135, 76, 104)):
        wave = outline((left, y), ((left + right) / 2, y - 2.4, right, y), ((left + right) / 2, y + 2.0, left, y))
        s.fill(wave, mix(mid, deep, 0.3))
    city = join(
        box(-4, 96, 12, 112), box(14, 100, 27, 112), polygon((17, 100), (20.4, 86), (24, 100)), box(104, 106, 124, 112)
    )
    s.fill(city, mix(mid, deep, 0.55))
    s.fill(box(-4, 140, 124, 176), ink)
    s.fill(box(-4, 140, 124, 143), mix(key, ink, 0.45))
    s.fill(polygon((40, 143), (74, 143), (40, 176), (-4, 176)), mix(ink, "#000000", 0.4))
    _doge(s)
    s.gem(SAPPHIRE, *_RAISED, 11.4, 8, 1.6)


_RAISED: Final = (96.0, 81.4)
"""The middle of the stone over the doge's palm."""


def _doge(s: Gouache) -> None:
    """Paint the doge, his face dark on the bright sky: horned cap, one white cape, a gown to the ground, his arm raised."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    rim, light = mix(key, "#fff3c8", 0.6), (1.0, -0.4)
    x, y, h, tilt = 53.0, 68.0, 19.0, -4.0
    gown = outline((44, 96), (37, 130, 31, 180), (82, 180), (75, 140, 70, 98))
    cape = outline(
        (45, 80), (54, 85, 62, 79), (72, 86, 75, 106), (77, 118, 74, 126), (54, 134, 31, 124), (32, 92, 45, 80)
    )
    dusk = outline((44, 76), (50, 100, 43, 136), (28, 136), (28, 84))
    sleeve = outline(
        *((60, 84), (70, 90, 76, 95), (82, 96, 86, 92.4), (91.4, 99), (86, 108, 78, 112), (72, 122, 66, 124)),
        (62, 106, 60, 84),
    )
    head = profile(x, y, h, 1, tilt, neck=0.34, build=AGED)

    def put(path: skia.Path) -> skia.Path:
        return placed(path, x, y, h, tilt)

    cap = put(outline((0.40, -0.28), (0.34, -0.60, 0.16, -0.66), (-0.10, -1.06, -0.50, -1.14), (-0.80, -0.86, -0.58, -0.06),
        (-0.06, -0.30, 0.40, -0.28)))  # fmt: skip
    band = put(outline((0.42, -0.22), (-0.06, -0.24, -0.58, 0.02), (-0.62, -0.18), (-0.10, -0.44, 0.40, -0.42)))
    coif = put(
        outline((-0.06, -0.22), (-0.02, 0.12, -0.10, 0.34), (-0.30, 0.48, -0.46, 0.34), (-0.56, 0.06, -0.52, -0.08))
    )
    beard = put(outline((0.40, 0.335), (0.46, 0.58, 0.26, 0.74), (0.04, 0.70, -0.04, 0.46), (-0.08, 0.30, -0.05, 0.06),
        (0.02, 0.22, 0.12, 0.25), (0.24, 0.25, 0.30, 0.318)))  # fmt: skip
    grey = (mix(deep, ink, 0.4), mix(deep, mid, 0.5), haze)
    skin = skin_tone(s, 0.22)
    s.figure([[(gown, ink), (both(gown, outline((66, 90), (66, 130, 72, 180), (90, 180), (90, 90))), mix(deep, ink, 0.3))]],
        rim, light, 1.1, clean=True)  # fmt: skip
    s.figure(
        [
            [(coif, mix(mid, deep, 0.4))],
            [*planes(s, head, skin_tone(s, 0.06), skin, mix(skin, key, 0.4)), (head.eye, ink)],
            bodied(beard, grey, (1, -0.4), 1.2),
            [(cap, mix(key, RUSSET, 0.35)), (both(cap, placed(cap, -5, 2)), mix(RUSSET, ink, 0.35))],
            [(band, CORAL), (both(band, placed(band, -5, 1)), mix(CORAL, ink, 0.5))],
        ],
        rim,
        light,
        0.9,
        clean=True,
    )
    s.figure([[(cape, "#fffdf6"), (both(cape, dusk), mix(mid, haze, 0.3))]], rim, light, 0.9, clean=True)
    for u, v in ((60, 98), (66, 112), (57, 120), (69, 100)):
        s.fill(outline((u - 1.1, v), (u, v - 1.2, u + 1.1, v), (u, v + 4.4)), ink)
    s.fill(both(cape, placed(sleeve, -3.4, 3.4)), mix(deep, ink, 0.2), 0.8)
    s.figure(
        [[(sleeve, ink), (both(sleeve, placed(sleeve, 1, -8)), mix(CORAL, ink, 0.35))]], rim, light, 0.9, clean=True
    )
    s.figure([[(part, skin_tone(s, 0.24)) for part in [join(*_open_palm(89, 94))]]], rim, (0.4, -1.0), 0.8, clean=True)
    cuff = polygon((83.4, 91.4, 1), (87.6, 90.4, 1), (93, 99, 1), (89, 101.4, 1))
    s.figure([[(cuff, "#fffdf6")]], rim, light, 0.5)


def _open_palm(x: float, y: float) -> list[skia.Path]:
    """Return a hand seen from its side, the palm up: wrist at the point, fingers out and a little raised."""
    palm = outline((x - 3, y - 1.4), (x + 3, y - 3, x + 8, y - 2.6), (x + 11, y + 1), (x + 5, y + 5.6, x - 1, y + 4.4))
    ends = ((15.6, -6.8), (17.8, -4.4), (17.4, -1.6))
    fingers = [limb((x + 7.4, y - 0.8 + at * 0.9, 1.9), (x + 12, y - 1.4 + at * 1.2, 1.5), (x + end, y + low, 1.0))
        for at, (end, low) in enumerate(ends)]  # fmt: skip
    thumb = limb((x + 0.4, y - 0.6, 2.0), (x - 1.4, y - 4.4, 1.6), (x - 1.0, y - 8.4, 1.1))
    return [*fingers, palm, thumb]


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
        ((96, 81), (58, 68), (100, 94), (60, 106)),
        "weds the sea",
        "quay of a harbour",
        "sun before the stone",
        seed=32,
    ),
}
