"""Pictures of the emerald cards of level 2 on the road."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.base.contours import FIRM, FULL
from tools.art.base.faces import rounded
from tools.art.base.figures import (
    Mood,
    hair_tones,
    limb,
    planes,
    profile,
    shoe,
    skin,
    skin_tone,
    small_hand,
)
from tools.art.base.gouache import EMERALD, Gouache
from tools.art.base.hair import CROPPED
from tools.art.base.pigments import MADDER, SAFFRON, WINE
from tools.art.base.props import spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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


def emerald_raft(s: Gouache) -> None:
    """Level 2: a raftsman poles a chest down a forest river, away from a crocodile's open jaws."""
    ink, mid, haze = s.ink, s.mid, s.haze
    s.wash(ALL, (0, 36), (0, 106), [mix(mid, haze, 0.4), mix(mid, haze, 0.82), mix(haze, SAFFRON, 0.15), "#fff4c6"])
    _river_wood(s)
    # the water that the jaws stand out against
    s.fill(outline((-4, 98), (20, 94, 58, 97), (60, 124), (48, 134, -4, 133)), mix(haze, mid, 0.12))
    rim = "#fffee4"
    with s.moved(-12):
        _crocodile(s, rim)
    _raft(s, rim)
    _open_chest(s, rim)
    with s.moved(5):
        _raftsman(s, rim)
    # near leaves
    for x, y, turns, length in ((-4, 168, (-75, -45, -15), 28), (124, 172, (-150, -120, -95), 24)):
        spray(s, x, y, ink, turns, length, 7)


def _river_wood(s: Gouache) -> None:
    """Paint the water, and the wood between us and the light, twice: upright and mirrored."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    s.wash(
        box(-2, 104, 122, 172), (0, 104), (0, 156), [mix(mid, haze, 0.7), mix(mid, deep, 0.35), mix(deep, ink, 0.25)]
    )
    far = ((22, 3), (58, 2.4), (72, 3), (100, 2.6))
    for x, w in far:
        trunk = polygon((x - w, 30), (x + w, 30), (x + w * 1.2, 105), (x - w * 1.2, 105))
        s.plane(trunk, mix(mid, haze, 0.52), haze, 40, 108)
    s.fill(
        outline((-2, 98), (20, 92, 40, 99), (60, 103, 80, 99), (104, 94, 122, 99), (122, 107), (-2, 107)),
        mix(mid, haze, 0.25),
    )
    for x, w in ((8, 11), (36, 4), (114, 9)):
        left = ((x - w * 1.9, 108), (x - w * 0.8, 90, x - w, 30))
        trunk = outline((x - w, 30), (x + w, 30), (x + w * 0.8, 90, x + w * 1.9, 108), *left)
        s.fill(trunk, mix(ink, deep, 0.2))
        s.rim([trunk], mix(haze, mid, 0.3), (1 if x < 60 else -1, 0), 0.8)
        s.fill(box(x - w, 108, x + w, 156), mix(ink, deep, 0.75))
    s.wash(  # the light between the trunks, on the water
        polygon((48, 106), (102, 106), (106, 132), (44, 132)),
        (0, 106),
        (0, 132),
        [mix(haze, SAFFRON, 0.16), mix(mid, haze, 0.35)],
    )
    for y in (111, 118, 126):
        for x, w in ((6, 12), (56, 15), (98, 13)):
            shift = (y * 7.3 + x) % 13 - 6
            s.fill(
                outline(
                    (x - w + shift, y), (x + shift, y - 1.1, x + w + shift, y), (x + shift, y + 1.5, x - w + shift, y)
                ),
                mix(haze, "#ffffff", 0.4),
            )
    for x, y, turns in (
        (14, 42, (10, 50, 150)),
        (106, 46, (120, 160, 200)),
        (52, 40, (20, 60, 100)),
    ):
        spray(s, x, y, mix(ink, deep, 0.45), turns, 15, 5)


def _crocodile(s: Gouache, rim: Color) -> None:
    """Paint the crocodile that comes up behind the raft, from the left edge to the tips of its jaws."""
    ink, deep, mid = s.ink, s.deep, s.mid
    upper = outline(
        *((-6, 113), (4, 109, 12, 110), (15, 104, 20, 107), (24, 111, 37, 104), (46, 97, 51, 97), (53, 99, 50, 102)),
        *((40, 107, 30, 114), (22, 120, 14, 122), (-6, 124)),
    )
    lower = outline((12, 120), (28, 122, 49, 118), (53, 119, 51, 122), (38, 128, 18, 129), (-6, 129), (-6, 116))
    s.fill(polygon((15, 121), (46, 103), (49, 119), (28, 122)), mix(WINE, ink, 0.3))
    hide = (ink, mix(ink, deep, 0.5), mix(deep, mid, 0.5))
    for jaw in (lower, upper):
        rounded(s, jaw, hide, (0.6, -1), 1.8, rim)
    for share in (0.04, 0.3, 0.56, 0.82):
        for (x0, y0), (x1, y1), long in (((47, 103), (26, 116), 4.0), ((48, 118.6), (30, 121.4), -3.6)):
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            s.fill(polygon((x - 2.0, y), (x + 2.0, y - 0.6), (x + 0.5, y + long * 1.3)), "#fffdf0")
    s.fill(oval(18.6, 108.4, 1.9, 1.6), SAFFRON)
    s.fill(oval(18.9, 108.4, 0.6, 1.5), ink)
    s.fill(oval(49, 98.8, 0.9, 0.6), ink)
    s.fill(outline((0, 130), (22, 127.4, 50, 129), (24, 132, 0, 130)), mix(mid, deep, 0.5))


def _raft(s: Gouache, rim: Color) -> None:
    """Paint the raft on its shadow: deck, seams, and the ends of six logs."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    deck = polygon((34, 128), (104, 124), (116, 134), (30, 140))
    s.fill(outline((26, 140), (70, 152, 120, 135), (124, 146), (70, 162, 24, 150)), mix(deep, ink, 0.35))
    s.figure([[(deck, mix(ink, key, 0.42))]], rim, (-0.2, -1), 0.8)
    for x0, x1 in ((50, 48), (66, 66), (82, 86), (95, 102)):
        s.stroke([(x0, 127.2 - (x0 - 50) * 0.05), (x1, 138 - (x1 - 48) * 0.04)], ink, 0.9)
    for x, y in ((36, 139.6), (52, 138.8), (68, 137.8), (84, 136.6), (100, 135.4), (112, 134.4)):
        s.figure(
            [[(oval(x, y + 2.6, 7.6, 4.6), mix(key, ink, 0.44)), (oval(x, y + 2.6, 3.6, 2.1), mix(ink, key, 0.22))]],
            mix(key, haze, 0.3),
            (-0.3, -1),
            0.6,
        )


def _open_chest(s: Gouache, rim: Color) -> None:
    """Paint the chest, open, and its stone."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    lid = outline((40.6, 104), (40, 92, 46, 88), (66, 88), (69, 92, 68, 104))
    s.figure([[(lid, mix(ink, key, 0.3))]], rim, (0.2, -1), 0.8)
    inside = both(lid, placed(lid, 54.6 * 0.2, 106 * 0.2, 0.8))
    s.fill(inside, mix(ink, deep, 0.35))
    s.throw(EMERALD, 54.6, 100.6, 15, 1.0, inside)
    s.gem(EMERALD, 54.6, 98.6, 11.8, turn=-6, glint=1.5)
    chest = polygon((39, 106), (69, 106), (68, 129), (40, 129.6))
    s.figure(
        [[(chest, mix(key, ink, 0.3)), (both(chest, box(36, 100, 48, 132)), mix(ink, key, 0.34))]], rim, (0.2, -1), 0.9
    )
    for x in (44, 62):
        s.fill(box(x, 106.4, x + 3, 129), ink)
    s.fill(box(52, 106.4, 57, 113, 1), mix(key, haze, 0.2))


def _raftsman(s: Gouache, rim: Color) -> None:
    """Paint the raftsman, who throws his weight on the pole."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    man = profile(86.6, 67.4, 14, -1, -8, build=FULL)
    leg_back = join(limb((97, 104, 5.8), (106, 115, 4.4), (111, 129, 2.7)), shoe(111, 133.6, -1))
    leg_front = join(limb((94, 104, 6.2), (82, 114, 4.7), (87, 130, 2.8)), shoe(87, 134.6, -1))
    breech = outline(
        *((88, 103), (102, 100), (104, 108, 97, 113), (91.4, 118, 90, 122.6), (84, 124.4, 77, 120.6)),
        *((77, 113, 82, 109), (86, 106, 88, 103)),
    )
    breech_back = outline(
        (93, 102), (103, 100.4), (108, 107, 113.4, 117), (110, 121.4, 103.6, 121.6), (98, 114, 93, 109), (93, 102)
    )
    shirt = polygon((84, 79, 4), (95, 77, 5), (100, 92), (102, 108, 3), (90, 112, 3), (87, 96))
    vest = both(shirt, polygon((94, 70), (106, 70), (106, 112), (97, 112), (94, 96)))
    sash = polygon((88, 100.6), (101, 97.6), (102, 104), (89, 107))
    arm_far = limb((86, 82, 3.6), (76, 84, 2.9), (74.4, 70, 2.0))
    arm_near = limb((93, 82, 4.3), (86, 98, 3.3), (71.8, 89, 2.2))
    band = outline((79.6, 60.4), (86, 58, 93.6, 62), (93.6, 66, 92.6, 67), (86, 63, 79.2, 63.4))
    band, hair = placed(placed(band, -86, -65), 86.6, 67.4, 1, -22), placed(CROPPED, 86.6, 67.4, 14, -8, True)
    pole = taper((76, 34), 1.2, (66.6, 156), 1.4)
    s.figure(
        [[(arm_far, skin_tone(s, 0.36)), (small_hand(74.2, 69.4, 2.6, -100), skin_tone(s, 0.5))]],
        rim,
        (-1, -0.3),
        0.8,
    )
    s.figure([[(leg_back, skin_tone(s, 0.3))], [(breech_back, mix(MADDER, ink, 0.55))]], rim, (-1, -0.3), 0.8)
    s.fill(pole, mix(SAFFRON, ink, 0.5))
    s.rim([pole], mix(SAFFRON, haze, 0.6), (-1, 0), 0.7)
    s.figure(
        [
            [(leg_front, skin_tone(s, 0.46))],
            [(breech, mix(MADDER, key, 0.35)), (cut(breech, placed(breech, -3.4, -1.8)), mix(MADDER, ink, 0.45))],
            [(shirt, mix(haze, "#ffffff", 0.4)), (vest, mix(ink, deep, 0.35))],
            [(sash, SAFFRON)],
            skin(s, man, 0.34, 0.54),
            [*hair_tones(s, hair, -1), (band, SAFFRON)],
            [(arm_near, skin_tone(s, 0.42)), (small_hand(71.2, 88.4, 2.8, 200), skin_tone(s, 0.56))],
        ],
        rim,
        (-1, -0.3),
        0.95,
    )
    s.fill(outline((58, 155), (66, 151, 75, 155), (66, 159, 58, 155)), mix(haze, "#ffffff", 0.4))


def emerald_bridge(s: Gouache) -> None:
    """Level 2: on a rope bridge over a black gorge a porter steps over a gap and tries the next plank, by the light of the stone."""
    ink, deep, mid, haze = s.ink, s.deep, s.mid, s.haze
    lamp = (86.5, 92.0)
    s.fill(ALL, mix(ink, deep, 0.55))
    # the mist round the lantern, in steps with the gorge's far wall behind them
    s.facets(
        *lamp,
        [84, 62, 43, 26],
        [mix(deep, mid, 0.2), mix(mid, deep, 0.3), mix(mid, haze, 0.5), mix(haze, "#fffef2", 0.45)],
        ((-96, 0.86), (-58, 1.04), (-18, 0.8), (30, 0.9), (88, 0.8), (150, 1.0), (188, 1.12), (226, 0.84)),
        0.4,
    )
    for y, left, right, thick in ((58, 34, 92, 1.6), (70, 66, 130, 2.0), (110, 84, 132, 1.6)):
        bar = outline(
            (left, y), ((left + right) / 2, y - thick * 2, right, y), ((left + right) / 2, y + thick, left, y)
        )
        s.fill(bar, mix(haze, mid, 0.35), 0.35)
    far = polygon((124, 34), (112, 34), (108, 50), (114, 66), (109, 84), (113, 98), (108, 104), (124, 112))
    s.figure([[(far, mix(ink, deep, 0.75))]], mix(haze, mid, 0.25), (-1, 0.1), 0.9, clean=True)
    near = polygon((-4, 30), (30, 30), (24, 48), (31, 66), (22, 86), (27, 104), (18, 124), (-4, 130))
    s.figure([[(near, ink)]], mix(mid, haze, 0.2), (1, 0.2), 1.0, clean=True)
    for facet in (((30, 34), (24, 48), (16, 44)), ((31, 66), (22, 86), (14, 70)), ((27, 104), (18, 124), (13, 106))):
        s.fill(polygon(*facet), mix(ink, deep, 0.7))
    # the gorge: black, but for a thread of water far below
    gorge = outline((-4, 124), (30, 152, 62, 142), (100, 128, 124, 96), (124, 176), (-4, 176))
    s.fill(gorge, mix(ink, "#000000", 0.35))
    _walkway(s)
    with s.moved(scale=0.88, about=(56.0, 140.0)):
        _porter(s)
    s.stroke([_deck(0.0, -25), (*_deck(0.42, 2), *_deck(1.0, -9))], mix(ink, deep, 0.1), 1.7)
    s.stroke([_deck(0.0, -25.7), (*_deck(0.42, 1.3), *_deck(1.0, -9.7))], mix(haze, mid, 0.45), 0.5)


def _deck(at: float, up: float = 0.0) -> Point:
    """Return a point of the near edge of the bridge from left at 0 to its far end at 1, ``up`` units lower."""
    x = (1 - at) ** 2 * -6 + 2 * at * (1 - at) * 52 + at * at * 118
    y = (1 - at) ** 2 * 134 + 2 * at * (1 - at) * 164 + at * at * 100
    return x, y + up


def _walkway(s: Gouache) -> None:
    """Paint the planks, narrower and paler towards the far end, three of them gone before his boot; and the far rope."""
    ink, deep, haze = s.ink, s.deep, s.haze
    wood = mix(SAFFRON, ink, 0.5)
    s.stroke([_deck(0.0, -46), (*_deck(0.5, -24), *_deck(1.0, -22))], mix(ink, deep, 0.25), 1.5)
    for at in (0.06, 0.22, 0.38, 0.55, 0.72, 0.86):
        deep_in = 7.0 * (1 - at) + 2.2
        x, y = _deck(at, -deep_in)
        s.stroke([(x + 2, y), (x + 2.6, y - 26 + 10 * at)], mix(ink, deep, 0.25), 0.9)
    count = 21
    for number in range(count):
        if number in (12, 13):
            continue
        first, last = number / count, (number + 0.74) / count
        back = 9.6 * (1 - first) + 2.4
        (x0, y0), (x1, y1) = _deck(first), _deck(last)
        top = polygon((x0, y0), (x1, y1), (x1 + back * 0.5, y1 - back), (x0 + back * 0.5, y0 - back))
        lit = max(0.2, 1 - abs(x0 - 80) / 90)
        s.fill(top, mix(mix(wood, deep, 0.3), mix(haze, SAFFRON, 0.4), lit * 0.9))
        s.rim([top], mix(haze, "#fffef2", 0.3), (0.6, -1), 0.6, 0.25 + 0.75 * lit)
        edge = polygon((x0, y0), (x1, y1), (x1, y1 + 2.2), (x0, y0 + 2.2))
        s.fill(edge, mix(ink, deep, 0.3))
    broken = [(_deck(12.1 / count), 5.0), (_deck(13.9 / count), -4.0)]
    for (x, y), out in broken:
        s.fill(
            polygon((x, y), (x + 1.6, y - 4), (x + out * 0.2 + 2, y - 1), (x + out * 0.4, y + 7)), mix(wood, ink, 0.3)
        )
    s.stroke([_deck(0.0, 1.4), (*_deck(0.5, 17.6), *_deck(1.0, 1))], ink, 2.0)


def _porter(s: Gouache) -> None:
    """Paint the porter in profile, in a wide step: one boot carries the weight, the other feels for the plank."""
    ink, deep, haze, key = s.ink, s.deep, s.haze, s.key
    rim, light = mix(haze, "#fffef2", 0.5), (1.0, 0.05)
    x, y, h, tilt = 63.0, 59.0, 15.0, 12.0
    head = profile(x, y, h, 1, tilt, neck=0.32, mood=Mood.INTENT, build=FIRM)
    hair = placed(CROPPED, x, y, h, tilt)
    hat = placed(
        outline((-17.5, 2.4), (-9, -2.0, -6.6, -5.4), (-4, -12, 1, -12), (5.4, -11.6, 7, -6), (9, -3.4, 17.5, -0.6),
            (2, 5.6, -17.5, 2.4)), 62.4, 53.8, 1, tilt - 4,
    )  # fmt: skip
    coat = outline(
        (50, 73), (55, 66, 63, 68), (69, 72, 68.4, 82), (66.6, 91, 70, 101), (72, 106, 72.4, 110), (60, 115, 45, 111),
        (47, 91, 50, 73),
    )  # fmt: skip
    hem = both(coat, polygon((40, 105.5), (60, 110), (80, 104), (80, 118), (40, 118)))
    boot = outline(
        (-3.2, -9.6), (3.2, -9.6), (3.4, -4.4, 6, -3), (9.4, -1.6, 9, 0.8), (-3.8, 0.8), (-4.2, -4, -3.2, -9.6)
    )
    carry = join(limb((54, 104, 6.6), (55, 122, 4.8), (44.6, 134, 3.3)), placed(boot, 42.6, 142.6, 1.0, 12))
    feel = join(limb((62, 104, 6.4), (78.4, 111, 4.8), (81.6, 122, 3.2)), placed(boot, 82, 130.4, 1.0, -16))
    pack = outline((52, 67), (44, 62, 37, 66), (30, 76, 33, 96), (38, 105, 48, 102), (53, 88, 52, 67))
    far_arm = limb((64, 74, 4.0), (74, 85, 3.3), (83, 86, 2.3))
    near_arm = limb((58.6, 75, 5.0), (70, 85, 4.0), (86, 71, 2.5))
    warm, dark = skin_tone(s, 0.66), skin_tone(s, 0.3)
    s.figure(
        [
            [(far_arm, mix(key, ink, 0.7))],
            [(small_hand(84.4, 86, 3.0, 24), warm)],
            [(feel, mix(deep, ink, 0.25)), (cut(feel, placed(feel, -2.4, 0)), mix(s.mid, haze, 0.4))],
            [(carry, mix(deep, ink, 0.45)), (cut(carry, placed(carry, -2.4, 0)), mix(s.mid, haze, 0.15))],
            [
                (coat, mix(key, ink, 0.62)),
                (cut(coat, placed(coat, -7, -1)), mix(key, haze, 0.05)),
                (hem, mix(deep, ink, 0.35)),
            ],
            [(pack, mix(ink, deep, 0.35)), (cut(pack, placed(pack, -4, -1)), mix(deep, SAFFRON, 0.25))],
            [*planes(s, head, dark, warm, mix(haze, key, 0.2)), (head.eye, ink), *hair_tones(s, hair)],
            [(hat, mix(SAFFRON, ink, 0.62)), (cut(hat, placed(hat, -8, -0.8)), mix(SAFFRON, haze, 0.15))],
        ],
        rim,
        light,
        1.0,
    )
    for top, foot in (((41, 68), (36.6, 101)), ((47, 67), (44, 103))):  # the cords of the bale
        s.stroke([top, foot], mix(deep, haze, 0.3), 0.8)
    s.stroke([(51, 68), (59, 75, 53, 91)], mix(SAFFRON, ink, 0.25), 1.7)
    # the lantern hangs from his fist; its stone lights the arm above it
    lx, ly = 91.0, 84.6
    s.figure(
        [[(near_arm, mix(key, ink, 0.5)), (cut(near_arm, placed(near_arm, -2.4, -2.2)), mix(key, haze, 0.35))]],
        rim,
        (0.8, 0.7),
        1.0,
        clean=True,
    )
    s.fill(box(lx - 9, ly - 9.4, lx + 9, ly + 11), "#fffef2")
    s.line(oval(lx - 0.6, ly - 14, 2.8), ink, 1.1)
    s.gem(EMERALD, lx, ly + 0.8, 11.4, 12, 1.7)
    roof = polygon(
        (lx - 10.6, ly - 8.6), (lx, ly - 14.2), (lx + 10.6, ly - 8.6), (lx + 9.4, ly - 6.6), (lx - 9.4, ly - 6.6)
    )
    s.figure([[(roof, ink)]], rim, (0.3, 1), 0.6)
    s.figure([[(box(lx - 9.6, ly + 10, lx + 9.6, ly + 13, 1), ink)]], rim, (0, -1), 0.6)
    for post in (lx - 9.4, lx + 9.4):
        s.stroke([(post, ly - 7), (post, ly + 11)], ink, 1.2)
    s.figure([[(small_hand(88.6, 69.4, 3.5, 20), warm)]], rim, (0.4, 1), 0.8, clean=True)


PICTURES: Final[Mapping[str, Picture[Gouache]]] = {
    "b2-15": Picture(
        emerald_raft,
        ((87, 66), (77, 88), (54.6, 101), (38, 110)),
        "poles a chest",
        "forest river",
        "gaps between trunks, mirrored",
        seed=15,
    ),
    "b2-16": Picture(
        emerald_bridge,
        ((87, 92), (63, 69), (85, 78), (81, 128)),
        "crosses a rope bridge",
        "rope bridge over a black gorge",
        "the stone's lantern in the mist",
        seed=16,
    ),
}
