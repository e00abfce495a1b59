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
from tools.art.base.props import fronds, palm, spray
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Color,
    Point,
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
    s.throw(EMERALD, 54.6, 100.6, 15, path=inside)
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
    "b2-18": Picture(
        emerald_caravan,
        ((80, 62), (99, 80), (72, 95)),
        "leads a camel",
        "palm gorge",
        "sun shaft down a gorge",
        seed=9,
    ),
}
