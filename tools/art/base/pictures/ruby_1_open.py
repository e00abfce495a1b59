"""Pictures of the ruby cards of level 1 under the open sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import bare_arm, drape, limb, profile, shoe, small_hand, umber
from tools.art.base.gouache import RUBY, VIOLET, Gouache
from tools.art.base.props import blades
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
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


def ruby_track(s: Gouache) -> None:
    """At sundown a hunter kneels at the last of a row of prints: a ruby burns in it, and the lion looks back from the sun."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 112), [mix(deep, mid, 0.35), mix(mid, haze, 0.2)])
    s.rings(
        76,
        84,
        [62, 50, 38],
        [mix(mid, haze, 0.4), mix(haze, mid, 0.08), "#fff8e8"],
        0.6,
    )
    for y, x0, x1 in ((46, -6, 52), (58, 92, 126), (70, 20, 46)):
        s.fill(
            outline((x0, y), ((x0 + x1) / 2, y - 4, x1, y - 1), ((x0 + x1) / 2, y + 2.4, x0, y)), mix(deep, mid, 0.55)
        )
    ridge = outline((-4, 104), (22, 97, 50, 102), (84, 106, 100, 101), (114, 97, 128, 101), (128, 130), (-4, 130))
    s.fill(ridge, mix(mid, deep, 0.25))
    s.rim([ridge], mix(haze, mid, 0.2), (0, -1), 0.8)
    for x, y, k in ((117, 100, 1.0), (40, 101, 0.62)):  # thorn trees
        s.stroke([(x, y), (x - 1 * k, y - 10 * k, x + 1 * k, y - 19 * k)], ink, 1.6 * k)
        s.stroke([(x, y - 9 * k), (x + 6 * k, y - 16 * k)], ink, 1.0 * k)
        s.fill(
            outline(
                (x - 15 * k, y - 17 * k),
                (x - 8 * k, y - 25 * k, x + 2 * k, y - 24 * k),
                (x + 13 * k, y - 24 * k, x + 16 * k, y - 16 * k),
                (x, y - 19 * k, x - 15 * k, y - 17 * k),
            ),
            ink,
        )
    _far_lion(s)
    plain = outline((-4, 116), (40, 109, 76, 114), (104, 117, 128, 111), (128, 176), (-4, 176))
    s.wash(plain, (0, 110), (0, 168), [mix(mid, haze, 0.42), mix(deep, mid, 0.5)])
    s.stipple(plain, mix(ink, deep, 0.3), (0, 132), (0, 172), 0.0, 0.75)
    s.rim([plain], mix(haze, "#ffffff", 0.3), (0, -1), 0.8)
    # his shadow falls towards us; the prints come up to him, each larger than the next
    shade = outline((40, 133), (62, 126, 84, 131), (70, 144, 60, 176), (24, 176), (32, 150, 40, 133))
    s.fill(shade, mix(ink, deep, 0.35), 0.8)
    for x, y, k in ((112, 143, 1.35), (92, 152, 1.55), (108, 163, 1.8)):
        _paw(s, x, y, k, mix(deep, ink, 0.45))
    s.spot(97, 124, 9, 26, mix(haze, "#ffffff", 0.4), 0.7, plain)
    _paw(s, 97, 126, 2.6, "#fff6e2")
    s.gem(RUBY, 97.6, 119, 8.6, 6, 1.6)
    _kneeling_hunter(s)
    blades(s, ink, ((36, 172, 20, 5), (41, 174, 26, -3), (47, 174, 16, 6), (120, 176, 26, -6), (114, 176, 18, 3)))


def _paw(s: Gouache, x: float, y: float, k: float, tone: Color) -> None:
    """Paint a lion's print on level ground, its four toes up the picture."""
    pad = outline((-4.4, 1.4), (-4, -1.2, 0, -1.2), (4, -1.2, 4.4, 1.4), (0, 3.4, -4.4, 1.4))
    toes = [oval(dx, dy, 1.5, 1.0) for dx, dy in ((-5.4, -1.2), (-2.2, -3.0), (2.2, -3.0), (5.4, -1.2))]
    print_ = [placed(part, x, y, k) for part in (pad, *toes)]
    for part in print_:
        s.fill(part, tone)
    s.rim(print_, mix(s.haze, "#ffffff", 0.2), (0, 1), 0.5)


def _far_lion(s: Gouache) -> None:
    """Paint the lion that stands on the ridge in the sun, small, and looks back to the hunter."""
    trunk = outline(
        *((-7, -13), (0, -13.4, 8, -12.6), (12, -11.6, 12, -6), (12.6, -3, 12, 0.4), (9.4, 0.4), (9.6, -3, 8, -5.6)),
        *((2, -4.6, -4, -5.4), (-5.6, -3, -5.4, 0.4), (-8.2, 0.4), (-9.6, -6, -7, -13)),
    )
    far_legs = join(taper((-3.4, -7), 1.7, (-1.4, -0.2), 1.0), taper((8, -7), 2.0, (5.4, -0.2), 1.0))
    mane = outline((-4, -16), (-9, -20.6, -13, -17), (-14.6, -13, -12.4, -8), (-9, -4, -5.4, -8), (-2.4, -12, -4, -16))
    muzzle = outline((-12, -16.4), (-16, -15.4, -17.6, -12.6), (-18, -10.8, -15.6, -10.8), (-13, -10, -11, -10.6))
    tail = ribbon([(11.4, -11, 0.8), (15.4, -11, 0.7), (17, -5, 0.7), (19, -1.6, 0.5)], 8)
    lion = join(trunk, far_legs, mane, muzzle, tail, oval(19.2, -1.4, 1.5, 1.1, 40))
    s.fill(placed(lion, 99.6, 100.4, 0.76), s.ink)


def _kneeling_hunter(s: Gouache) -> None:
    """Paint the hunter on one knee in profile: spear upright in the far hand, the other at the stone, cape on his back."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    head = profile(61, 72, 15, 1, 14, neck=0.28)
    hair = outline((53, 76), (50.6, 64, 60, 62), (68.6, 62, 68, 68), (61, 68, 58.4, 74), (55, 79, 53, 76))
    spear = join(taper((45, 46), 0.8, (47.6, 136), 0.9), polygon((45, 38), (48, 47, 0.6), (45.2, 52), (42, 47, 0.6)))
    torso = outline((51, 86), (58, 80, 65, 85), (69, 96, 66, 112), (52, 115), (48, 98, 51, 86))
    kilt = outline((51, 108), (60, 112, 67, 108), (74, 114, 76, 122), (64, 127, 47, 125), (48, 114, 51, 108))
    cape = outline((56, 81), (46, 84, 43, 98), (40, 114, 36, 128), (44, 131, 52, 126), (54, 104, 58, 88))
    rear = limb((55, 117, 6.4), (61, 131, 4.8), (44, 133, 3.0))
    front = limb((61, 116, 6.6), (80, 112, 5.0), (77, 131, 3.1))
    foot, sole = (
        polygon((74, 129), (79, 129), (86, 133.6, 1), (74, 134)),
        polygon((46, 130), (46, 136), (37, 137, 1), (40, 131)),
    )
    near = bare_arm((62, 87), (76, 97), (88, 109.6), 1.08)
    far = bare_arm((54, 87), (42, 93), (46, 84), 0.95)
    lit, tone = umber(0.42), umber(0.16)
    s.figure(
        [
            [(spear, ink)],
            [(far, tone), (small_hand(46.4, 82.4, 2.7, -90), tone)],
            [(rear, tone), (sole, tone)],
            [(front, lit), (drape(front, 66, 3), tone), (foot, lit)],
            [(torso, lit), (drape(torso, 59, -1), tone)],
            [(kilt, mix(haze, s.mid, 0.3)), (drape(kilt, 60, 2), mix(deep, s.mid, 0.2))],
            [(head.head, umber(0.14)), (cut(head.head, head.shade), umber(0.44)), (head.eye, ink), (hair, ink)],
            [(cape, key), (drape(cape, 48, -4), mix(key, ink, 0.45))],
            [(near, lit), (small_hand(90, 111, 3.2, 48), umber(0.5))],
        ],
        "#fff1d4",
        (0.8, -0.6),
        1.0,
    )
    for at in (0.0, 2.6):
        s.stroke([(73.4 + at, 98.6 + at), (77 + at, 94.4 + at)], key, 1.2)


_VINE_LEAF: Final = polygon(*(around(0, 0, 1.0 if at % 2 else 0.62, -90 + 36 * at) for at in range(10)))


def ruby_vat(s: Gouache) -> None:
    """Level 1, at the vintage: a girl treads grapes, skirt lifted and one knee high; she holds up the ruby that she found."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(mid, haze, 0.3))
    for y, tone in ((58, 0.5), (73, 0.68), (86, 0.82), (98, 0.92), (108, 1.0)):  # evening in level bands
        band = outline((-4, y), (20, y - 3, 50, y), (84, y + 3, 124, y - 1), (124, 126), (-4, 126))
        s.fill(band, mix(mid, haze, tone))
        s.stipple(band, mix(mid, haze, tone - 0.16), (0, y), (0, y + 7), 0.5, 0.0)
    s.fill(oval(42, 118, 19), "#fffdf6")  # the sun, half down behind the rows
    for y, x0, x1 in ((105, 20, 54), (111, 32, 74)):
        s.fill(polygon((x0, y), ((x0 + x1) / 2, y - 1), (x1, y), ((x0 + x1) / 2, y + 1)), mix(mid, haze, 0.8))
    _vine_rows(s)
    s.stipple(box(-4, 128, 124, 172), ink, (0, 140), (0, 172), 0.0, 0.7)
    s.fill(oval(76, 160, 40, 5), ink, 0.75)
    s.fill(oval(76, 130, 37, 7.4), mix(ink, "#7a4226", 0.7))
    s.fill(oval(76, 131, 33.6, 5.8), mix(deep, ink, 0.35))
    _treader(s)
    _must(s)
    # the near wall of the tub: staves, two hoops, the rim in the low sun
    front = outline(
        *((39, 130), (50, 138, 76, 138), (102, 138, 113, 130), (108.6, 159), (98, 165, 76, 165), (54, 165, 43.6, 159))
    )
    s.fill(front, mix(ink, "#8a4a2a", 0.62))
    with s.clipped(front):
        s.fill(polygon((36, 120), (60, 120), (62, 172), (40, 172)), mix(haze, "#a8623a", 0.62))
        s.fill(polygon((88, 120), (120, 120), (120, 172), (86, 172)), mix(ink, "#7a4226", 0.4))
        for number in range(11):
            x = 42 + number * 6.9
            s.stroke([(x, 128), (76 + (x - 76) * 0.92, 168)], mix(ink, "#5a2a1a", 0.5), 0.8)
        for y in (143, 154):
            s.stroke([(38, y), (76, y + 9, 114, y)], mix(ink, deep, 0.3), 3.0)
    s.rim([front], mix(haze, "#ffffff", 0.3), (-1, -0.3), 1.0)
    s.stroke([(39.4, 130.4), (50, 138.2, 76, 138.2), (102, 138.2, 112.6, 130.4)], mix(haze, "#a8623a", 0.2), 1.6)


def _vine_rows(s: Gouache) -> None:
    """Paint the vineyard: rows that run to the sun, and leaves with a bunch of grapes overhead."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    hill = outline((-4, 121), (30, 117, 60, 119), (92, 121, 128, 114), (128, 176), (-4, 176))
    s.wash(hill, (0, 115), (0, 168), [mix(mid, haze, 0.2), mix(deep, mid, 0.5), mix(deep, ink, 0.2)])
    for x, foot in ((34, -30), (37, 2), (40, 34), (44, 66), (50, 98), (60, 130), (76, 160)):
        row = outline(
            (x, 118), ((x + foot) / 2 - 1, 136, foot - 7, 172), (foot + 9, 172), ((x + foot) / 2 + 3, 135, x + 1.4, 118)
        )
        s.fill(row, mix(ink, deep, 0.55))
        s.rim([row], mix(haze, mid, 0.35), (-1, -0.4), 0.7)
    s.stroke([(126, 42), (112, 48, 96, 42), (84, 38, 72, 44)], ink, 1.6)
    for x, y, turn, r in ((118, 48, 20, 9), (105, 44, -10, 8), (92, 42, 14, 7), (78, 42, -20, 6.4), (122, 58, 40, 8)):
        s.fill(placed(_VINE_LEAF, x, y, r, turn), mix(key, ink, 0.3))
        s.fill(
            both(placed(_VINE_LEAF, x, y, r, turn), placed(_VINE_LEAF, x + r * 0.5, y + r * 0.3, r, turn)),
            mix(key, ink, 0.58),
        )
    for dx, dy in ((0, 0), (4.4, 0.4), (2.2, 3.6), (-1.8, 4), (6.2, 4), (0.6, 7.4), (4.4, 7.4), (2.4, 11)):
        grape = oval(110 + dx, 54 + dy, 2.4)
        s.figure([[(grape, mix(VIOLET, ink, 0.45))]], haze, (-1, -0.6), 0.6)


def _must(s: Gouache) -> None:
    """Paint the splash where her foot comes down: tongues of must, drops, and grapes in the air."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    red = mix(mid, deep, 0.35)
    for tongue in (
        ((58, 136, 5), (52, 128, 2.6), (47, 121, 1.3), (43, 117, 1.2)),
        ((68, 136, 4), (66, 128, 2.2), (64, 122, 1.2), (63, 117, 1.2)),
        ((82, 136, 6), (86, 124, 3.2), (91, 113, 1.6), (95, 103, 1.3)),
        ((90, 136, 5), (98, 127, 2.8), (104, 121, 1.4), (109, 118, 1.2)),
    ):  # each ends in a drop
        x, y, r = tongue[-1]
        s.figure([[(join(ribbon(tongue, 10), oval(x, y, r * 2.1)), red)]], mix(haze, mid, 0.25), (-1, -0.4), 0.8)
    crown = outline(
        *((46, 134), (54, 129, 64, 131), (72, 127, 82, 129), (94, 126, 106, 133), (92, 137, 76, 137)),
        (58, 137, 46, 134),
    )
    s.fill(crown, red)
    for x, y, r in ((46, 110, 1.4), (103, 106, 1.6), (92, 98, 1.3), (108, 112, 1.2), (106, 95, 1.2), (89, 108, 1.1)):
        s.fill(outline((x, y - 1.8 * r), (x + 1.3 * r, y, x, y + r), (x - 1.3 * r, y, x, y - 1.8 * r)), red)
    for x, y in ((55, 132), (66, 134.4), (88, 133.6), (99, 132), (77, 134.6), (48, 122), (111, 104)):
        grape = oval(x, y, 2.4)
        s.figure([[(grape, mix(VIOLET, ink, 0.4))]], haze, (-1, -0.6), 0.6)


def _treader(s: Gouache) -> None:
    """Paint the girl in profile: hair and kerchief flying, a fist in her skirt, the other round a stone, one leg in the must, one knee high."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff6e0", (-1, -0.3)
    lit, tone = umber(0.5), umber(0.24)
    head = profile(74, 58, 15.5, -1, -6, neck=0.24)
    hair = outline(
        *((67.4, 51), (72, 46.6, 79, 48.4), (85, 53, 82, 62), (80, 65, 77.6, 62), (78, 56, 73, 53)),
        (70, 52.4, 67.4, 51),
    )
    plait = ribbon([(81, 58, 2.6), (88, 60, 3.0), (94, 56, 2.4), (99, 58, 0.5)], 10)
    kerchief = outline((66.6, 52.6), (70, 45.6, 78, 46.6), (83, 49, 83.4, 54), (76, 51, 66.6, 52.6))
    bodice = outline((68, 70), (74, 66.4, 81, 70), (84, 80, 81.6, 90), (75, 93, 68.4, 90), (65, 80, 68, 70))
    skirt = outline(
        *((67.6, 87), (75, 91, 82, 87), (91, 91, 92, 99), (88, 107, 82, 104), (76, 110, 70, 104), (62, 102, 57, 93)),
        (60, 88, 67.6, 87),
    )
    standing = limb((76.4, 100, 5.6), (77, 117, 4.2), (75, 134, 2.9))
    foot = outline((-2.6, -3), (2, -3), (3, 1), (9.6, 3, 9.4, 5.4), (-2.4, 5))
    raised = join(limb((71, 99, 6.0), (52.6, 101, 4.6), (57.4, 118, 2.9)), placed(foot, 57.6, 120.6, 1, -24, True))
    blouse = mix(haze, "#ffffff", 0.4)
    s.figure(
        [
            [
                (limb((70, 73, 3.2), (61, 81, 2.8), (58, 88, 2.0)), mix(blouse, s.mid, 0.25)),
                (small_hand(57.4, 89.6, 2.7, 110), tone),
            ],
            [(standing, tone)],
            [(plait, ink)],
            [(raised, lit), (both(raised, placed(raised, 1.4, 4)), mix(lit, tone, 0.6))],
            [
                (skirt, mix(key, ink, 0.15)),
                (both(skirt, polygon((74, 84), (72, 116), (98, 116), (98, 84))), mix(key, ink, 0.55)),
            ],
            [
                (bodice, blouse),
                (both(bodice, polygon((75, 64), (74, 94), (90, 94), (90, 64))), mix(haze, s.mid, 0.4)),
            ],
            [
                (head.head, umber(0.28)),
                (cut(head.head, head.shade), lit),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (hair, ink),
            ],
            [(kerchief, key)],
            [(limb((78, 74, 3.8), (89, 84, 3.1), (97.6, 80.6, 2.3)), blouse)],
        ],
        rim,
        light,
        1.0,
    )
    s.gem(RUBY, 101, 71, 9.2, 14, 1.7)
    s.figure([[(small_hand(99.6, 79.6, 3.5, -48), lit)]], rim, light, 0.7)
    for x0, x1, y in ((66, 61, 96), (73, 71, 103), (80, 85, 102)):
        s.stroke([(x0, 91), ((x0 + x1) / 2, 94, x1, y)], mix(key, ink, 0.5), 0.8)
    s.fill(polygon((67.8, 86.4), (82, 86.4), (82.4, 89.6), (67.4, 89.6)), mix(deep, ink, 0.3))


def ruby_dune(s: Gouache) -> None:
    """A traveller strides up the knife edge of a dune: half sunk in its crest a ruby burns like a second sunrise."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 128), [mix(mid, haze, 0.3), mix(haze, mid, 0.1), "#fff4da"])
    s.rings(100, 92, [58, 42, 27], [mix(haze, mid, 0.06), mix(haze, "#fffaf0", 0.5), "#fffaf0"], 0.6)
    rays = ((-176, -171), (-160, -152), (-141, -134), (-122, -113), (-98, -91), (-74, -66), (-48, -41), (-24, -17))
    s.fan(100, 92, 92, rays, mix(mid, haze, 0.45), 0.85)
    far = outline((-4, 118), (14, 106, 34, 112), (60, 120, 84, 118), (128, 108), (128, 176), (-4, 176))
    s.fill(far, mix(haze, mid, 0.34))
    s.gem(RUBY, 100, 86, 11.5, 6, 0)
    # the great dune: one edge from our feet to the crest, its lee in shade
    dune = outline(
        (-4, 152), (24, 146, 44, 133), (74, 112, 88, 98), (96, 89, 104, 93), (118, 100, 128, 114), (128, 176), (-4, 176)
    )
    s.fill(dune, mix(mid, haze, 0.3))
    lee = outline((101, 91), (86, 110, 104, 122), (118, 134, 92, 148), (70, 158, 78, 178), (132, 178), (132, 92))
    s.fill(both(dune, lee), mix(deep, ink, 0.15))
    s.stipple(both(dune, lee), mid, (124, 100), (92, 150), 0.6, 0.0)
    s.rim([both(dune, lee)], mix(haze, mid, 0.2), (-1, -0.1), 1.0)
    s.spot(100, 96, 6, 40, "#fff4da", 0.9, cut(dune, lee))
    for row in range(5):  # ripples of the wind on the lit flank
        y = 128 + row * 9
        s.stroke([(40 - row * 3, y + 16), (60 - row, y + 2, 84 - row * 3, y + 4)], mix(mid, deep, 0.35), 1.0)
    s.rim([dune], "#fffaf0", (0.4, -1), 1.2)
    for x, y in ((20, 150), (29, 146), (36, 142), (44, 138)):
        s.fill(oval(x, y, 3.0, 1.2, -30), mix(deep, mid, 0.3))
    _dune_climber(s)
    s.sparkle("#fff0ea", 100, 86, 11, 1.4)


def _dune_climber(s: Gouache) -> None:
    """Paint the traveller from the side, leaning into the slope: turban, wind-blown cloak, staff, two legs in stride."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(66, 66, 12.5, 1, 6)
    turban = outline((59, 65), (57, 56.6, 65, 55.6), (74, 55, 73.6, 62), (67, 62.6, 64, 67), (61, 69, 59, 65))
    tail = ribbon([(60, 64, 1.8), (51, 62, 2.4), (43, 66, 2.2), (35, 63, 0.5)], 10)
    cloak = outline((59, 76), (50, 84, 44, 98), (40, 108, 31, 112), (44, 118, 54, 112), (60, 100, 64, 78))
    tunic = outline(
        (58, 77), (63, 73, 68, 77), (71, 88, 69, 98), (72, 104, 70, 109), (58, 112, 52, 108), (56, 92, 58, 77)
    )
    back = join(limb((58, 104, 5.2), (55, 118, 3.7), (45, 131, 2.3)), placed(shoe(0, 0, 1, 0.72), 44, 136.4, 1, -30))
    front = join(
        limb((63, 103, 5.6), (76, 98, 4.0), (72.6, 110, 2.5)), placed(shoe(0, 0, 1, 0.74), 71.6, 114.6, 1, -34)
    )
    s.figure(
        [
            [(taper((86, 70), 0.9, (88, 106), 0.9), ink)],
            [(tail, mix(key, ink, 0.25))],
            [(back, mix(ink, deep, 0.1))],
            [(front, mix(ink, deep, 0.45))],
            [(cloak, key), (both(cloak, outline((56, 74), (48, 100, 30, 116), (20, 90))), mix(key, ink, 0.4))],
            [(tunic, deep), (drape(tunic, 62, -1), mix(ink, deep, 0.4))],
            [(polygon((56, 93), (70, 91), (70.6, 95), (55.6, 97)), mix(haze, mid, 0.3))],
            [(head.head, umber(0.14)), (cut(head.head, head.shade), umber(0.34)), (head.eye, ink)],
            [(turban, key), (both(turban, polygon((54, 50), (63, 50), (61, 72), (54, 72))), mix(key, ink, 0.35))],
            [
                (limb((62, 79, 3.4), (74, 92, 2.8), (85, 83, 2.0)), mix(ink, deep, 0.6)),
                (small_hand(86.4, 82, 2.5, -60), umber(0.4)),
            ],
        ],
        "#fffaf0",
        (1, 0.2),
        0.9,
    )
    s.stroke([(60, 64), (67, 57, 73, 58)], mix(key, ink, 0.4), 0.6)


def ruby_balloon(s: Gouache) -> None:
    """An aeronaut drifts by a pillar of rock and leans from her basket for the ruby on its top; the burner flares."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 140), [mix(deep, mid, 0.6), mix(mid, haze, 0.3), mix(haze, mid, 0.1)])
    for points, tone in (
        (
            (
                (-4, 128),
                (20, 126),
                (24, 116),
                (46, 115),
                (50, 128),
                (76, 130),
                (80, 120),
                (96, 119),
                (98, 130),
                (128, 128),
                (128, 176),
                (-4, 176),
            ),
            mix(mid, haze, 0.4),
        ),
        (
            ((-4, 142), (36, 140), (40, 132), (58, 131), (62, 144), (86, 146), (128, 140), (128, 176), (-4, 176)),
            mix(mid, deep, 0.15),
        ),
        (((-4, 156), (34, 152), (56, 158), (82, 154), (128, 160), (128, 176), (-4, 176)), mix(deep, ink, 0.25)),
    ):
        land = polygon(*points)
        s.fill(land, tone)
        s.rim([land], mix(haze, mid, 0.15), (0.3, -1), 0.8)
    _envelope(s)
    s.rings(103, 93, [21, 14.5], [mix(haze, mid, 0.3), "#fff8e8"], 0.5)
    _pillar(s)
    _aeronaut(s)
    s.gem(RUBY, 103.4, 94, 8.6, 6, 1.7)


def _envelope(s: Gouache) -> None:
    """Paint the foot of the balloon: gores that narrow to its mouth, lit from within by the burner."""
    ink, haze, key = s.ink, s.haze, s.key
    whole = outline((18, 26), (20, 58, 56, 78), (76, 78), (110, 58, 114, 26))
    s.fill(whole, mix(s.mid, s.deep, 0.2))
    gores = (18, 32, 47, 59, 73, 85, 100, 114)
    tones = (mix(key, ink, 0.5), haze, mix(key, ink, 0.2), mix(haze, "#ffffff", 0.6), key, haze, mix(key, ink, 0.35))
    for left, right, tone, step in zip(gores, gores[1:], tones, range(7), strict=False):
        start, end = 56 + step * 20 / 7, 56 + (step + 1) * 20 / 7
        gore = outline(
            (left, 26),
            (left + (start - left) * 0.32, 58, start, 78),
            (end, 78),
            (right + (end - right) * 0.32, 58, right, 26),
        )
        s.fill(both(gore, whole), tone)
    with s.clipped(whole):
        s.spot(66, 82, 6, 34, "#fff6e2", 0.8)
    s.stipple(whole, ink, (44, 56), (18, 36), 0.0, 0.75)
    s.rim([whole], "#fff6e2", (0.5, 1), 1.0)
    s.fill(oval(66, 78, 11, 2.6), "#fffaf0")
    s.line(oval(66, 78, 11, 2.6), ink, 1.0)


def _pillar(s: Gouache) -> None:
    """Paint a pillar of layered rock whose top is level with the basket."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    rock = polygon(
        (94, 105), (98, 102), (113, 102), (120, 106), (128, 106), (128, 176), (90, 176), (94, 150), (92, 132), (97, 118)
    )
    shade = both(rock, polygon((108, 98), (130, 98), (130, 178), (106, 178), (112, 140)))
    s.figure([[(rock, mix(mid, deep, 0.35)), (shade, deep)]], haze, (-1, -0.5), 1.1)
    for y in (112, 124, 138):
        s.fill(polygon((90, y), (128, y - 3), (128, y - 0.4), (94, y + 2)), mix(deep, ink, 0.4))


def _aeronaut(s: Gouache) -> None:
    """Paint basket, burner and the woman who leans out, one hand on a rope, the other at the stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    for top, foot in ((56, 45), (62, 56), (71, 70), (76, 80)):
        s.stroke([(top, 79), (foot, 122)], ink, 0.9)
    s.fill(outline((66, 96), (60, 92, 64, 86), (65, 82, 66, 79), (69, 84, 71, 89), (71, 94, 66, 96)), "#fffdf2")
    s.fill(outline((66, 96), (63.6, 93, 66, 88.6), (69, 92, 66, 96)), "#ffb36a")
    s.fill(polygon((62, 96), (70, 96), (68.6, 101), (63.4, 101)), ink)
    s.stroke([(48, 101), (78, 101)], ink, 1.2)
    basket = outline((43, 121), (82, 121), (80, 148), (62, 151, 46, 148))
    head = profile(82, 94, 13.5, 1, 14)
    scarf = ribbon([(78, 102, 2.4), (70, 105, 2.8), (60, 103, 3.0), (52, 107, 2.0)], 10)
    hair = outline((75, 92), (75, 84.6, 83, 85), (89, 86, 88.6, 89.4), (83, 90, 81, 98), (75, 100, 75, 92))
    coat = outline((61, 124), (62, 108, 72, 103), (80, 101, 84, 106), (84, 116, 78, 124))
    s.figure(
        [
            [
                (limb((68, 108, 3.8), (58, 116, 3.0), (50, 108, 2.2)), mix(ink, deep, 0.3)),
                (small_hand(49.6, 106.4, 2.8, -80), umber(0.3)),
            ],
            [(coat, ink), (both(coat, polygon((72, 98), (90, 98), (90, 126), (74, 126))), mix(ink, deep, 0.6))],
            [
                (head.head, umber(0.3)),
                (cut(head.head, head.shade), umber(0.66)),
                (both(head.head, head.wedge), haze),
                (head.eye, ink),
                (hair, ink),
            ],
            [(scarf, key)],
            [
                (limb((78, 108, 4.2), (88, 112, 3.2), (96, 101, 2.3)), mix(ink, deep, 0.7)),
                (small_hand(97, 99.4, 2.9, -40), umber(0.62)),
            ],
            [
                (basket, mix(ink, deep, 0.5)),
                (both(basket, polygon((64, 118), (90, 118), (90, 154), (66, 154))), mix(deep, s.mid, 0.2)),
            ],
            [(box(41, 119, 84, 123, 2), mix(ink, deep, 0.2))],
        ],
        "#fff1d6",
        (0.3, -1),
        1.0,
    )
    for y in (129, 136, 143):
        s.stroke([(45, y), (62, y + 2.4, 80.4, y)], ink, 0.9)
    for x in (50, 58, 66, 74):
        s.stroke([(x, 123), (x + (63 - x) * 0.06, 149)], ink, 0.7)
    for x in (47, 54):  # bags of ballast
        s.figure(
            [[(outline((x, 126), (x - 5, 132, x - 3, 139), (x, 141, x + 3, 139), (x + 5, 132, x, 126)), key)]],
            haze,
            (0.4, -1),
            0.6,
        )


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b1-25": Picture(
        ruby_vat,
        ((101, 71), (70, 58), (54, 101), (99, 80)),
        "treads grapes",
        "tub at the vintage",
        "evening in level bands",
        seed=51,
    ),
    "b1-27": Picture(
        ruby_track,
        ((97, 118), (64, 72), (90, 111), (92, 93)),
        "kneels at a lion's track",
        "plain at sundown",
        "low disc cut by a ridge",
        seed=19,
    ),
    "b1-28": Picture(
        ruby_dune,
        ((100, 88), (68, 66), (86, 82), (76, 112)),
        "climbs a dune",
        "edge of a great dune",
        "stone on the crest",
        seed=64,
    ),
    "b1-30": Picture(
        ruby_balloon,
        ((84, 95), (97, 99), (104, 96), (66, 90)),
        "reaches from a balloon",
        "canyon from the air",
        "burner under the envelope",
        seed=65,
    ),
}
