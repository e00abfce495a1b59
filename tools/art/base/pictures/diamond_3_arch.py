"""Pictures of the diamond cards of level 3 in the light of an arch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.figures import (
    Mood,
    drape,
    flank,
    hair_tones,
    limb,
    planes,
    profile,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import DIAMOND, FROST, Gouache
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    arch,
    blob,
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
    head = profile(83, 73, 20, 1, -3, neck=0.2)
    neck = polygon((77.5, 70), (84, 72), (86.4, 90), (73.5, 90), (77, 80))

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
    hair, bun, crown = (placed(part, -4.2, 6.4, 1.05) for part in (hair, bun, crown))
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
        [[(neck, dusk), *planes(s, head, dusk, skin, mix(key, haze, 0.62)), (head.eye, ink)]],
        rim="#fffaf0",
        light=(1, -0.1),
        width=0.55,
    )

    s.figure(
        [
            [(hair, mix(ink, key, 0.20)), (bun, mix(ink, key, 0.12))],
            [
                (crown, mix(key, haze, 0.45)),
                (both(crown, polygon((69, 44), (78, 44), (79, 69), (69, 69))), mix(key, ink, 0.3)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.6),
        width=0.6,
    )
    # the maid
    maid = profile(51.5, 66, 17, 1, 8, mood=Mood.GLAD)
    coif = outline(
        (57.4, 57.6), (53, 54, 46, 56.6), (40, 61, 42, 72), (41, 80, 45, 85), (51, 81, 51.4, 72), (51.6, 64, 58, 61.4)
    )
    body = outline((46, 81), (37, 85, 35, 104), (33, 140, 24, 172), (63, 172), (59, 130, 60, 108), (60, 92, 55, 84))
    apron = both(body, outline((54, 96), (58, 130, 57, 172), (70, 172), (70, 96)))
    arm2 = join(taper((51, 92), 4.6, (62.4, 99), 3.5), taper((62.4, 99), 3.2, (71, 86.6), 2.2))
    arm1 = join(taper((57, 89), 3.4, (64, 84), 2.6), taper((64, 84), 2.6, (72.4, 79.6), 1.8))
    s.figure(
        [[(arm1, mix(deep, mid, 0.2)), (small_hand(73.4, 79.2, 2.3, -10), mix(ink, key, 0.44))]],
        rim=haze,
        light=(1, -0.4),
        width=0.6,
    )
    s.figure(
        [
            [(body, ink), (apron, mix(deep, mid, 0.35))],
            [*planes(s, maid, mix(ink, key, 0.28), mix(ink, key, 0.48), mix(haze, key, 0.5)), (maid.eye, ink)],
            [
                (coif, mix(mid, haze, 0.45)),
                (both(coif, polygon((30, 50), (47, 52), (46, 72), (49, 90), (30, 90))), mix(deep, mid, 0.2)),
            ],
        ],
        rim="#fff6e2",
        light=(1, -0.35),
        width=0.85,
    )
    # the chain, its stone, and the hand that closes it
    s.stroke([(73.6, 85.6), (78, 98, 92.6, 99)], "#fffaf0", 1.0)
    s.figure(
        [
            [
                (arm2, mix(ink, deep, 0.75)),
                (polygon((67.4, 84), (72.6, 87.4), (70.6, 91), (65.2, 87.6)), haze),
                (small_hand(73, 83.6, 2.7, -52), mix(ink, key, 0.52)),
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
                (small_hand(87.6, 107, 2.7, -38), skin),
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


def diamond_bride(s: Gouache) -> None:
    """Through a dark nave from the light of the door: a bride lifts her veil, her sister holds the long train."""
    ink, deep, mid, haze, key = s.ink, s.deep, s.mid, s.haze, s.key
    s.wash(ALL, (0, 38), (0, 150), [mix(ink, deep, 0.5), mix(deep, ink, 0.2)])
    # the door, far off, and its light on the floor
    for reach, tone in ((9, mix(deep, mid, 0.3)), (4.6, mix(deep, mid, 0.75))):
        s.fill(arch(40 - reach, 66 + reach, 74, 118, 21 + reach), tone)
    door = arch(40, 66, 74, 118, 21)
    s.wash(door, (0, 54), (0, 118), ["#ffffff", mix(haze, key, 0.06), mix(haze, key, 0.3)])
    s.fill(outline((40, 118), (46, 110, 54, 113), (60, 108, 66, 112), (66, 118)), mix(mid, haze, 0.4))

    floor = box(-4, 118, 124, 172)
    s.wash(floor, (0, 118), (0, 170), [mix(deep, mid, 0.3), mix(ink, deep, 0.7)])
    s.fill(polygon((40, 118), (66, 118), (124, 172), (4, 172)), mix(deep, mid, 0.75))
    s.stipple(polygon((40, 118), (66, 118), (124, 172), (4, 172)), mix(haze, key, 0.1), (53, 118), (56, 166), 0.95, 0.1)
    for x, wide, top in ((77, 3.6, 34), (112, 7, 34)):  # pillars, lit on the side of the door
        shaft = polygon((x - wide, top), (x + wide, top), (x + wide, 140), (x - wide, 140))
        s.figure([[(shaft, mix(ink, deep, 0.35))]], mix(mid, haze, 0.35), (-1, 0), 0.9)
    for x, y, turn in (
        (58, 152, 10),
        (70, 164, 50),
        (44, 164, 80),
        (80, 160, 30),
        (36, 150, 120),
        (52, 140, 60),
        (98, 166, 20),
    ):
        s.fill(oval(x, y, 2.2, 1.2, turn), key)  # petals
    _train(s)
    _sister(s)
    _bride(s)


def _train(s: Gouache) -> None:
    """Paint the train: from her waist down, over the floor and back to the sister in one S."""
    mid, haze = s.mid, s.haze
    white = mix(haze, "#ffffff", 0.7)
    way = [
        (86, 112, 7),
        (88, 134, 13),
        (80, 152, 12.6),
        (60, 153, 8.6),
        (44, 146, 6.4),
        (43, 137, 5.4),
        (52, 131, 4.6),
        (55, 124, 2.6),
    ]
    s.fill(placed(ribbon(way, 14), 2.4, 3), s.ink, 0.5)
    train = ribbon(way, 14)
    s.figure([[(train, white)]], "#ffffff", (-0.4, -1), 0.8)
    for side, tone in ((0.42, mix(FROST, mid, 0.25)), (-0.3, mix(FROST, mid, 0.15))):
        fold = ribbon([(x + side * r * 1.1, y + abs(side) * r * 0.9, r * 0.22) for x, y, r in way], 14)
        s.fill(both(train, fold), tone)
    s.stipple(train, mix(FROST, mid, 0.5), (70, 146), (74, 164), 0.0, 0.7)


def _sister(s: Gouache) -> None:
    """Paint the bride's sister against the light, a wreath in her hair: she walks behind and lifts the end of the train."""
    ink, haze, key = s.ink, s.haze, s.key
    head = profile(48.6, 77, 11.2, 1, 8, neck=0.3)
    hair = join(
        outline((51.4, 71.4), (47, 68.6, 43.6, 72.6), (41.4, 78, 44, 82), (47.6, 83, 47.6, 78), (48.6, 74, 51.4, 71.4)),
        oval(42.6, 79.6, 3.2, 3.6),
    )
    wreath = [oval(x, y, 1.3) for x, y in ((52, 71.4), (49.6, 70.6), (47.2, 71.2), (45.2, 73), (44, 75.4))]
    shoulders = outline((44.6, 82), (49, 82), (50, 85.6, 52.4, 88), (48, 92, 42.4, 89), (44.6, 86, 44.6, 82))
    bodice = outline(
        (42.4, 88.4), (47, 91, 52.2, 87.4), (54, 95, 51.4, 102), (47, 103.4, 43, 102), (41.4, 95, 42.4, 88.4)
    )
    skirt = outline((43, 101), (47, 102.6, 51.6, 101), (54.6, 116, 54.4, 133), (46, 136, 36.4, 133), (39, 114, 43, 101))
    near = limb((46.4, 89.6, 2.4), (49.4, 100.4, 2.0), (57, 110.6, 1.5))
    brown, dark = skin_tone(s, 0.6), skin_tone(s, 0.44)
    s.fill(oval(46, 134.6, 12, 1.9), ink, 0.4)
    s.figure(
        [
            [(skirt, key), (drape(skirt, 45, -1.6), mix(key, ink, 0.5))],
            [(shoulders, brown), (flank(shoulders, 46), dark)],
            [*skin(s, head, 0.4, 0.62), *hair_tones(s, hair), *((flower, "#ffffff") for flower in wreath)],
            [(bodice, key), (drape(bodice, 46), mix(key, ink, 0.5))],
            [(near, brown), (both(near, placed(near, -1, 1)), dark)],
        ],
        "#ffffff",
        (0.9, -0.6),
        0.8,
    )
    for x0, x1 in ((46, 42.4), (48.6, 49)):
        s.stroke([(x0, 104), (x0, 116, x1, 132)], mix(key, ink, 0.6), 0.7)
    corner = outline((55, 111), (59, 109, 61, 112), (61, 122, 59, 130), (53, 130, 50, 128), (56, 120, 55, 111))
    s.figure([[(corner, mix(haze, "#ffffff", 0.7)), (flank(corner, 56.6), FROST)]], "#ffffff", (0.6, -1), 0.6)
    s.fill(small_hand(57.8, 111.4, 2.2, 50), brown)


def _bride(s: Gouache) -> None:
    """Paint the bride in profile, to her knees: both hands raise the veil from her face, the stone in her tiara."""
    ink, mid, haze, key = s.ink, s.mid, s.haze, s.key
    rim, light = "#ffffff", (-1, -0.4)
    white, shade = mix(haze, "#ffffff", 0.7), mix(FROST, mid, 0.4)
    head = profile(88, 71, 17, 1, 4, neck=0.27, mood=Mood.GLAD)
    hair = join(
        outline((92, 61.4), (86, 57.6, 81, 63), (78, 70, 82, 78), (87, 79, 86.6, 72.6), (88.4, 66, 92, 61.4)),
        oval(79.6, 73.6, 4.6, 5.2),
    )
    neckline = outline((82.6, 82), (90, 82), (92, 88, 97, 91.6), (88, 100, 78, 93), (82.4, 89, 82.6, 82))
    bodice = outline((79, 93), (88, 98, 96, 92), (98, 102, 94, 113), (87, 115, 80, 113), (76.6, 102, 79, 93))
    skirt = outline((80, 111), (87, 114, 94, 111), (103, 130, 106, 156), (92, 163, 76, 160), (70, 138, 80, 111))
    veil = outline(
        (88, 57), (76, 56, 71, 72), (65, 100, 60, 136), (72, 140, 80, 128), (82, 100, 79, 78), (82, 64, 88, 57)
    )
    raised = outline(
        (89, 57), (101, 48, 111.6, 57), (119, 66, 111, 81), (105, 82), (108, 70, 103.6, 65.4), (99, 61.6, 92, 62.4)
    )
    far = limb((93, 95, 3.4), (104, 96, 2.8), (109, 80, 2.0))
    near = limb((84, 95, 4.0), (97, 103, 3.2), (106, 84, 2.3))
    s.figure(
        [
            [(far, skin_tone(s, 0.48)), (small_hand(109.4, 77, 2.9, -84), skin_tone(s, 0.5))],
            [(skirt, white), (cut(skirt, drape(skirt, 92, -3)), shade)],
            [(neckline, skin_tone(s, 0.62)), (flank(neckline, 85, 1), skin_tone(s, 0.46))],
            [*skin(s, head, 0.44, 0.66), (head.eye, ink), *hair_tones(s, hair)],
            [(bodice, white), (cut(bodice, drape(bodice, 90)), shade)],
        ],
        rim,
        light,
        1.0,
    )
    # the veil is thin: what lies behind it shows through
    for path in (veil, raised):
        s.fill(path, white, 0.62)
        s.rim([path], "#ffffff", (-0.6, -1), 0.9)
    s.stroke([(78, 66), (72, 96, 67, 134)], "#ffffff", 0.8, 0.8)
    s.stroke([(91, 59.6), (102, 55, 111, 66)], "#ffffff", 0.8, 0.8)
    s.figure(
        [
            [(near, skin_tone(s, 0.62)), (both(near, placed(near, 0, 3)), skin_tone(s, 0.48))],
            [(taper((83, 94.6), 4.8, (89.6, 98.6), 4.2), white)],
            [(small_hand(106.4, 80.6, 3.2, -76), skin_tone(s, 0.66))],
        ],
        rim,
        light,
        0.9,
    )
    tiara = polygon((80.6, 63), (80, 54), (85, 58), (86, 50), (91, 55), (96, 50), (97.4, 57), (101, 56), (97.6, 66))
    s.figure([[(tiara, mix(key, haze, 0.35))]], "#ffffff", (-0.6, -1), 0.7)
    s.throw(DIAMOND, 91, 59, 14, path=cut(ALL, oval(90, 71, 8.6, 9)))
    s.gem(DIAMOND, 91, 59.0, 6.2, 0, 1.4)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b3-01": Picture(
        diamond_bride,
        ((91, 59), (92, 72), (106, 80), (50, 78), (57, 112)),
        "lifts her veil",
        "nave of a cathedral",
        "light of the church door",
        seed=47,
    ),
    "b3-02": Picture(
        diamond_queen,
        ((89, 73), (74, 84), (93, 101)),
        "closes a necklace",
        "evening loggia",
        "arch full of evening",
        seed=13,
    ),
}
