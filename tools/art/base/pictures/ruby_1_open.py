"""Pictures of the ruby cards of level 1 under the open sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FIRM, FULL
from tools.art.base.figures import (
    Mood,
    clasp,
    drape,
    hair_tones,
    limb,
    planes,
    profile,
    small_hand,
    umber,
)
from tools.art.base.gouache import MOSS, PLUM, RUBY, SAFFRON, Gouache
from tools.art.base.props import blades
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
    taper,
)


def ruby_dig(s: Gouache) -> None:
    """At noon, before a striped mesa, an excavator kneels at a staked trench and brushes a ruby free; a donkey waits."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(ALL, (0, 38), (0, 112), [mix(deep, mid, 0.15), mix(deep, mid, 0.7), mix(mid, haze, 0.2)])
    _mesa(s)
    ridge = outline((-4, 104), (22, 97, 50, 102), (84, 106, 100, 101), (114, 97, 128, 101), (128, 130), (-4, 130))
    s.fill(ridge, mix(mid, deep, 0.25))
    s.rim([ridge], mix(haze, mid, 0.2), (0, -1), 0.8)
    _camp(s)
    plain = outline((-4, 116), (40, 109, 76, 114), (104, 117, 128, 111), (128, 176), (-4, 176))
    s.wash(plain, (0, 110), (0, 168), [mix(mid, haze, 0.42), mix(mix(deep, mid, 0.4), PLUM, 0.22)])
    s.stipple(plain, mix(ink, deep, 0.3), (0, 132), (0, 172), 0.0, 0.75)
    s.rim([plain], mix(haze, "#ffffff", 0.3), (0, -1), 0.8)
    # his shadow is short; the trench is a shallow step in the ground, lit at its far edge, staked with a cord
    shade = outline((34, 137), (48, 130, 82, 133), (88, 139, 70, 142), (44, 145, 34, 137))
    s.fill(shade, mix(mix(ink, deep, 0.35), PLUM, 0.3), 0.85)
    trench = polygon((82, 121), (114, 121), (124, 147), (80, 147))
    s.fill(trench, mix(ink, deep, 0.45))
    s.fill(polygon((84.4, 124.4), (113, 124.4), (124, 152), (82, 152)), mix(deep, mid, 0.35))
    s.fill(polygon((80, 147), (124, 147), (124, 151.6), (80.6, 151.6)), mix(haze, mid, 0.2))
    s.spot(98, 131, 0, 26, mix(haze, "#ffffff", 0.4), 0.75, trench)
    s.fill(oval(98, 131.6, 12.6, 5.2), mix(haze, mid, 0.12))
    cord = mix(haze, "#ffffff", 0.5)
    pegs = ((82, 121), (114, 121), (79, 149))
    s.stroke([(79, 143), (82, 116.6), (114, 116.6), (123, 143)], cord, 0.7)
    for x, y in pegs:
        s.figure(
            [[(polygon((x - 1.2, y - 6.6), (x + 1.2, y - 6.6), (x + 0.6, y + 2), (x - 0.6, y + 2)), ink)]],
            cord,
            (1, -0.6),
            0.5,
        )
    for x, y, r in ((108, 139, 2.6), (116, 143, 1.6), (90, 143.6, 2.0), (109.6, 128, 1.5)):  # shards
        shard = polygon(*(around(x, y, r * (1.2 if at % 2 else 0.8), at * 72 + r * 40) for at in range(5)))
        s.figure([[(shard, mix(mid, haze, 0.4))]], cord, (-0.2, -1), 0.5)
    s.fill(oval(99, 131.4, 11, 2.6), ink, 0.5)
    s.gem(RUBY, 98, 124, 8.6, 6, 1.6)
    _excavator(s)
    blades(s, ink, ((36, 172, 20, 5), (41, 174, 26, -3), (47, 174, 16, 6), (120, 176, 26, -6), (114, 176, 18, 3)))


def _mesa(s: Gouache) -> None:
    """Paint a table mountain under the high sun: bands of rock, a pale face, a side in shade with a hard edge."""
    deep, mid, haze = s.deep, s.mid, s.haze
    whole = outline(
        *((18, 112), (26, 84), (33, 80), (36, 58), (40, 52), (86, 49), (97, 53), (101, 66), (106, 70)),
        *((109, 88), (118, 93), (126, 112)),
    )
    s.fill(whole, mix(haze, "#fffaf0", 0.45))
    with s.clipped(whole):
        for y, high, tone in ((59, 3.4, 0.16), (68, 6.0, 0.34), (79, 2.6, 0.2), (89, 7.0, 0.42), (99, 3.0, 0.3)):
            band = outline(
                (-4, y), (28, y - 2, 52, y + 0.6), (84, y + 2.4, 126, y - 2),
                (126, y + high), (88, y + high + 2, 54, y + high), (28, y + high - 1.6, -4, y + high),
            )  # fmt: skip
            s.fill(band, mix(haze, mid, tone))
        turned = outline(
            *((90, 44), (88, 60), (92, 67), (89, 80), (95, 86), (91, 98), (99, 103), (97, 116), (130, 116), (130, 44)),
        )
        s.fill(turned, mix(deep, PLUM, 0.3), 0.72)
        for x, y, foot in ((50, 53, 72), (68, 52, 66), (79, 60, 96), (58, 84, 104)):  # gullies, dark on one side
            gully = outline((x, y), (x + 3.4, (y + foot) / 2, x + 1, foot), (x + 0.4, (y + foot) / 2, x, y))
            s.fill(gully, mix(mid, deep, 0.45))
    s.rim([whole], "#fffaf0", (-0.5, -1), 0.9)


def _camp(s: Gouache) -> None:
    """Paint what stands on the ridge before the sun: a tent with a lit flap, and a donkey with its packs."""
    ink, deep, mid, key = s.ink, s.deep, s.mid, s.key
    s.fill(polygon((24, 102), (37, 83), (41, 83), (54, 102)), mix(ink, deep, 0.4))
    s.fill(polygon((40, 84), (41, 83), (54, 102), (46, 102)), mix(deep, mid, 0.5))
    s.fill(polygon((40.4, 90), (43.6, 102), (38.6, 102)), mix(key, "#fff6e2", 0.5))
    donkey = join(
        outline((-8, -11), (-2, -10, 6, -11.6), (9, -8, 7.6, -4.4), (0, -4, -7, -5), (-9.6, -8, -8, -11)),
        outline((4, -11), (8, -14, 9.6, -18), (12, -18, 16, -12.4), (15.4, -10.4, 13, -11), (11, -13, 9, -6), (4, -6)),
        *(taper((9.8, -17), 0.9, tip, 0.4) for tip in ((7.4, -22.6), (10.4, -22.8))),
        *(taper((x, -6), 1.3, (foot, 0), 0.8) for x, foot in ((-6.6, -7.4), (-4.6, -4), (5, 4.4), (7, 7.4))),
        ribbon([(-8, -10, 0.6), (-10.4, -6, 0.5), (-10, -2, 0.9)], 6),
    )
    s.fill(placed(donkey, 100.6, 101.6, 0.8), ink)
    pack = placed(outline((-6, -5.6), (-6.4, -14, 0, -14.6), (5, -14, 4, -5.6), (-1, -4, -6, -5.6)), 100.6, 101.6, 0.8)
    s.fill(pack, mix(deep, ink, 0.35))
    s.rim([pack], mix(s.haze, "#ffffff", 0.3), (0, -1), 0.5)


def _excavator(s: Gouache) -> None:
    """Paint the excavator on one knee in profile: hat, shirt, braces and boots, a spade upright, the brush at the stone."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    head = profile(61, 72, 15, 1, 14, neck=0.28, mood=Mood.INTENT, build=FIRM)
    hair = outline((53, 76), (51, 69, 58, 67), (60, 68), (57.4, 74), (55, 79, 53, 76))
    crown = outline((53, 69), (52.6, 61.6, 58, 61.4), (61, 61.4, 64, 61.2), (69.4, 62.4, 69, 69.4), (60, 66, 53, 69))
    brim = outline((47, 71.6), (52, 66, 61, 66.4), (70, 67, 74.4, 73), (68, 70.8, 60, 70), (52, 69.8, 47, 71.6))
    hatband = both(crown, outline((50, 66), (60, 62.4, 72, 66), (72, 71), (60, 66.6, 50, 70)))
    handle = join(
        taper((45.4, 80), 0.9, (47.4, 123), 1.0),
        taper((41.6, 52.6), 1.0, (48, 52.2), 1.0),
        taper((44.6, 53), 0.9, (45.6, 84), 0.9),
    )
    blade = polygon((42.6, 118, 1), (52, 117.6, 1), (52, 130), (47.8, 137), (43.4, 131))
    shirt = outline((51, 86), (58, 80, 65, 85), (70, 97, 66.6, 114), (51, 116), (47, 98, 51, 86))
    belt = polygon((50, 110.6), (67.4, 109.4), (67, 113.6), (50, 115.4))
    rear = limb((56, 117, 7.0), (61, 131, 5.2), (46, 133, 3.6))
    front = limb((60, 116, 7.2), (79, 112.6, 5.4), (76.6, 126, 3.8))
    boot = outline((72.6, 122), (80.4, 122), (80.4, 129), (87, 130, 87.4, 134.6), (72.6, 134.6))
    sole = outline((49, 129), (49, 137), (37, 138), (36.4, 131), (40, 129))
    near_sleeve, near = limb((61.6, 88, 4.8), (73.6, 98, 3.8)), limb((73.6, 98, 2.7), (85, 108.6, 2.0))
    far_sleeve, far = limb((54, 88, 4.2), (44, 95.6, 3.4)), limb((44, 95.6, 2.6), (45.4, 86, 2.0))
    lit, tone = umber(s, 0.42), umber(s, 0.16)
    linen, dusk, khaki = mix(haze, "#ffffff", 0.25), mix(deep, mid, 0.5), mix(key, ink, 0.3)
    s.figure(
        [
            [(handle, mix(ink, deep, 0.2)), (blade, mix(ink, key, 0.3))],
            [(far_sleeve, mix(linen, deep, 0.55)), (far, tone), (small_hand(45.6, 84, 2.8, -90), tone)],
            [(rear, mix(khaki, ink, 0.5)), (sole, ink)],
            [(boot, mix(ink, deep, 0.25)), (front, khaki), (drape(front, 66, 3), mix(khaki, ink, 0.45))],
            [(shirt, linen), (drape(shirt, 58, -1), mix(linen, dusk, 0.6)), (belt, ink)],
            [
                *planes(s, head, umber(s, 0.14), umber(s, 0.42), umber(s, 0.76)),
                (head.eye, ink),
                *hair_tones(s, hair),
            ],
            [(crown, mix(key, haze, 0.15)), (drape(crown, 58), mix(key, ink, 0.35)), (hatband, ink)],
            [(brim, mix(key, haze, 0.25)), (drape(brim, 57), mix(key, ink, 0.4))],
            [(near_sleeve, linen), (both(near_sleeve, placed(near_sleeve, -2, 2.4)), mix(linen, dusk, 0.5))],
        ],
        "#fff1d4",
        (0.8, -0.6),
        1.0,
    )
    s.stroke([(62, 85), (64.6, 97, 63, 110)], mix(ink, deep, 0.3), 1.5)  # his braces
    # the brush: a handle in his fist, a band, and bristles that spread on the stone
    bristles = polygon((91.4, 112), (94, 109.6), (98.4, 114), (93.4, 118.6))
    s.figure(
        [
            [(taper((83.6, 102.6), 1.0, (92, 110), 1.4), ink)],
            [(bristles, mix(haze, key, 0.3)), (polygon((90.4, 111), (93, 108.6), (94.4, 110), (91.8, 112.4)), key)],
            [(near, lit), (small_hand(87.4, 108, 3.1, 30), umber(s, 0.5))],
        ],
        "#fff1d4",
        (0.8, -0.6),
        0.9,
    )


_VINE_LEAF: Final = polygon(*(around(0, 0, 1.0 if at % 2 else 0.62, -90 + 36 * at) for at in range(10)))


def ruby_vat(s: Gouache) -> None:
    """Level 1, at the vintage: a girl treads grapes, skirt lifted and one knee high; she holds up the ruby that she found."""
    s.key = MOSS
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.fill(ALL, mix(mid, haze, 0.3))
    for y, tone in ((54, 0.62), (66, 0.8), (79, 0.92), (92, 1.0), (104, 1.0)):  # evening in level bands
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
        s.figure([[(grape, mix(PLUM, ink, 0.45))]], haze, (-1, -0.6), 0.6)


def _must(s: Gouache) -> None:
    """Paint the splash where her foot comes down: tongues of must, drops, and grapes in the air."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    red = mix(mid, deep, 0.35)
    for tongue in (
        ((57, 136, 5.4), (52, 129, 3.4), (48.6, 124, 1.9), (46, 118, 0.2)),
        ((68, 136, 4.4), (66, 129, 2.8), (64.4, 124, 1.6), (63.6, 119, 0.2)),
        ((82, 136, 6.6), (87, 125, 4.2), (89.6, 118, 2.2), (92, 112, 0.2)),
        ((90, 136, 5.4), (98, 128, 3.4), (102.6, 123, 1.9), (107, 117, 0.2)),
    ):
        s.figure([[(ribbon(tongue, 10), red)]], mix(haze, mid, 0.25), (-1, -0.4), 0.8)
    crown = outline(
        *((46, 134), (54, 129, 64, 131), (72, 127, 82, 129), (94, 126, 106, 133), (92, 137, 76, 137)),
        (58, 137, 46, 134),
    )
    s.fill(crown, red)
    for x, y, r in ((46, 110, 1.4), (103, 106, 1.6), (92, 98, 1.3), (108, 112, 1.2), (106, 95, 1.2), (89, 108, 1.1)):
        s.fill(outline((x, y - 1.8 * r), (x + 1.3 * r, y, x, y + r), (x - 1.3 * r, y, x, y - 1.8 * r)), red)
    for x, y in ((55, 132), (66, 134.4), (88, 133.6), (99, 132), (77, 134.6), (48, 122), (111, 104)):
        grape = oval(x, y, 2.4)
        s.figure([[(grape, mix(PLUM, ink, 0.4))]], haze, (-1, -0.6), 0.6)


def _treader(s: Gouache) -> None:
    """Paint the girl in profile: hair and kerchief flying, a fist in her skirt, the other round a stone, one leg in the must, one knee high."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = "#fff6e0", (-1, -0.3)
    lit, tone = umber(s, 0.5), umber(s, 0.24)
    head = profile(74, 58, 15.5, -1, -6, neck=0.24, mood=Mood.GLAD, build=FULL)
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
            [*hair_tones(s, plait, -1)],
            [(raised, lit), (both(raised, placed(raised, 1.4, 4)), mix(lit, tone, 0.6))],
            [
                (skirt, mix(key, "#4f9a58", 0.35)),
                (both(skirt, polygon((74, 84), (72, 116), (98, 116), (98, 84))), mix("#2f6a4a", ink, 0.2)),
            ],
            [
                (bodice, blouse),
                (both(bodice, polygon((75, 64), (74, 94), (90, 94), (90, 64))), mix(haze, s.mid, 0.4)),
            ],
            [
                *planes(s, head, umber(s, 0.28), lit, haze),
                (head.eye, ink),
                *hair_tones(s, hair, -1),
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
    clasp(s, (101, 71, 9.2), (120, 101, 82), lit, rim, light)
    for x0, x1, y in ((66, 61, 96), (73, 71, 103), (80, 85, 102)):
        s.stroke([(x0, 91), ((x0 + x1) / 2, 94, x1, y)], mix(key, ink, 0.5), 0.8)
    s.fill(polygon((67.8, 86.4), (82, 86.4), (82.4, 89.6), (67.4, 89.6)), mix(deep, ink, 0.3))


def ruby_slide(s: Gouache) -> None:
    """Level 1: down the face of a dune a child slides on a board, a ruby held high, sand in a plume behind."""
    s.key = SAFFRON
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(
        ALL,
        (0, 38),
        (0, 116),
        [mix(PLUM, deep, 0.55), mix(mix(PLUM, mid, 0.62), haze, 0.1), mix(mid, haze, 0.45)],
    )
    # the far dune: one crest that winds down from its peak, the face to the light pale, the other in shade
    far = outline(
        (-4, 108), (24, 106, 44, 98), (70, 86, 82, 70), (92, 59, 104, 60), (116, 70, 128, 74), (128, 176), (-4, 176)
    )
    s.wash(far, (104, 60), (40, 120), ["#fff0d0", mix(haze, mid, 0.16), mix(haze, mid, 0.5)])
    lee = outline(
        *((104, 60), (101, 69, 105, 78), (112, 90, 110, 102), (108, 116, 118, 134), (118, 176), (128, 176), (128, 56)),
    )
    s.fill(both(far, lee), mix(mid, deep, 0.5))
    s.stipple(both(far, lee), mix(deep, PLUM, 0.4), (128, 70), (94, 96), 0.7, 0.0)
    s.rim([both(far, lee)], mix(haze, mid, 0.3), (-1, -0.2), 0.7)
    with s.clipped(cut(far, lee)):
        for at in range(6):  # the wind's ripples
            y = 74 + at * 9
            s.stroke([(103 + at % 3 * 2, y), (86, y + 1, 66 - at * 5, y + 14)], mix(haze, mid, 0.3), 0.8)
    for at in range(4):  # a caravan on its skyline
        x, y = 106 + at * 5.6, 59.6 + at * 3.0
        camel = join(
            oval(x, y - 3.2, 2.6, 1.5),
            oval(x, y - 4.8, 1.1),
            limb((x + 2, y - 3.4, 0.6), (x + 3.4, y - 6.6, 0.5), (x + 4.6, y - 6.8, 0.6)),
            *(limb((x + dx, y - 2.4, 0.4), (x + dx, y + 1.2, 0.3)) for dx in (-1.8, -0.6, 0.8, 1.8)),
        )
        s.fill(camel, ink)
    slope = outline((-4, 70), (20, 78, 40, 94), (70, 120, 128, 148), (128, 176), (-4, 176))
    s.figure([[(slope, mix(mid, haze, 0.14))]], "#fff3d8", (0.7, -1), 1.4)
    shadow = outline((-4, 84), (18, 104, 40, 128), (64, 150, 100, 176), (-4, 176))
    s.fill(both(slope, shadow), mix(deep, PLUM, 0.42))
    s.stipple(slope, mix(deep, mid, 0.3), (30, 150), (62, 112), 0.75, 0.0)
    with s.clipped(slope):
        for at in range(7):
            y = 112 + at * 12
            s.stroke([(36 + at * 10, y + 18), (66 + at * 8, y + 12, 92 + at * 8, y + 30)], mix(mid, deep, 0.3), 0.8)
        for lift in (0, 4.6):  # the track of the board
            s.stroke(
                [(-4, 74 + lift), (20, 82 + lift, 40, 98 + lift), (52, 109 + lift, 62, 115 + lift)],
                mix(deep, mid, 0.2),
                1.0,
            )
    _plume(s)
    _slider(s)


def _plume(s: Gouache) -> None:
    """Paint the sand that the board throws up: a fan that opens behind it, three steps from dull to pale, and grains."""
    mid, haze = s.mid, s.haze
    for tone, tall in ((mix(mid, haze, 0.42), 1.0), (mix(haze, mid, 0.22), 0.72), ("#fff6e2", 0.42)):
        edge: list[tuple[float, ...]] = []
        for at in range(9):  # scallops along the crest, larger the farther behind
            x, y = 58 - at * 8.0, 107 - at * 5.0 - tall * (4 + at * 3.0)
            edge.append((x + 1.4, y - 4 - at * 0.5, x - 6, y - 2.4))
        fan = outline((60, 109), *edge, (-14, 70), (20, 84, 60, 109))
        s.fill(fan, tone)
        s.stipple(placed(fan, 0, -2.4), tone, (60, 108), (4, 52), 0.2, 0.75)
    lots = chance(26)
    for _ in range(46):
        x = 8 + 52 * next(lots)
        s.fill(oval(x, 54 + x * 0.5 + 18 * next(lots) - 8, 0.4 + 0.6 * next(lots)), "#fff6e2")


def _slider(s: Gouache) -> None:
    """Paint the child: heels up, leaning back, one hand to the board's edge, the other high with the stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, flesh, dark = "#fff6e0", umber(s, 0.5), umber(s, 0.3)
    board = outline(
        (50, 106),
        (54, 101, 60, 106),
        (80, 118, 96, 125),
        (103, 126, 107, 121),
        (109, 125, 103, 131),
        (96, 133, 84, 128),
        (64, 118, 50, 106),
    )
    head = profile(66, 76, 14.5, 1, -8, neck=0.22)
    hair = outline((69, 70), (66, 65.4, 60, 68), (55.4, 72, 58, 80), (60, 83, 61.6, 80), (62, 74, 69, 70))
    band = ribbon([(69.8, 71.6, 1.4), (63, 72.4, 1.5), (58.6, 75.4, 1.2)], 8)
    ends = join(
        ribbon([(58.6, 75, 1.3), (50, 70, 1.9), (42, 72, 1.6), (36, 67, 0.4)], 10),
        ribbon([(58.6, 76, 1.1), (51, 77, 1.5), (44, 81, 0.4)], 8),
    )
    tunic = outline((58, 88), (63, 83.6, 69, 87), (74, 97, 76, 108), (70, 114, 60, 111), (54, 100, 58, 88))
    breeches = join(limb((66, 108, 6.2), (82, 104, 5.0), (88, 112, 3.8)))
    shin = join(
        limb((87, 110, 3.4), (97, 117, 2.2)),
        polygon((95, 113.4), (99, 112), (101.6, 107), (104.4, 108), (102.6, 116), (97.4, 120)),
    )
    far_arm = limb((67, 89, 3.2), (76, 78, 2.5), (82, 65, 1.8))
    near_arm = limb((60, 91, 3.6), (55, 102, 2.8), (61, 110, 2.0))
    s.fill(outline((56, 116), (80, 124, 110, 134), (96, 142, 74, 132), (60, 124, 56, 116)), mix(deep, ink, 0.3), 0.7)
    s.figure(
        [[(board, mix("#8a4a24", ink, 0.25)), (both(board, placed(board, -2, 5)), mix("#8a4a24", ink, 0.6))]],
        rim,
        (0.4, -1),
        0.9,
    )
    s.figure(
        [
            [(ends, key)],
            [(far_arm, umber(s, 0.44))],
            [(shin, flesh)],
            [(breeches, "#fff1d6"), (both(breeches, placed(breeches, -3, 5)), mix(haze, deep, 0.4))],
            [(tunic, mix(key, ink, 0.1)), (drape(tunic, 63, 3), mix(key, ink, 0.5))],
            [
                *planes(s, head, dark, umber(s, 0.56), umber(s, 0.94)),
                (head.eye, ink),
                *hair_tones(s, hair),
                (band, key),
            ],
        ],
        rim,
        (1, -0.5),
        0.95,
    )
    s.figure(
        [
            [(near_arm, flesh), (cut(near_arm, placed(near_arm, 2, 0.6)), dark)],
            [(small_hand(62.4, 111, 2.6, 40), umber(s, 0.56))],
        ],
        rim,
        (1, -0.5),
        0.8,
    )
    s.gem(RUBY, 84, 55, 8.2, 12, 1.6)
    s.figure([[(small_hand(82.6, 63, 3.3, -70), umber(s, 0.56))]], rim, (1, -0.5), 0.7)
    clasp(s, (84, 55, 8.2), (122, 103, 84), umber(s, 0.56), rim, (1, -0.5))


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
        ruby_dig,
        ((98, 124), (65, 73), (88, 108), (95, 114)),
        "brushes a stone free",
        "dig on a plain",
        "noon on a striped mesa",
        seed=19,
    ),
    "b1-28": Picture(
        ruby_slide,
        ((84, 57), (68, 76), (62, 110), (98, 114)),
        "slides down a dune",
        "face of a great dune",
        "crest of a dune, lit and lee",
        seed=53,
    ),
}
