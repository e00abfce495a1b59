"""Pictures of the first four orange cards of level 2."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group, modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
    around,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    svg,
)

_CONE: Final = svg("M-4 -27 C-4 -30 4 -30 4 -27 L15 14 H23 C26 14 26 20 23 20 H-23 C-26 20 -26 14 -23 14 H-15 Z")
_CAP: Final = svg("M-34 0 C-34 -13 -18 -24 0 -24 C18 -24 34 -13 34 0 C34 4 22 6 0 6 C-22 6 -34 4 -34 0 Z")
"""The cap of a mushroom above its stem at the origin."""
_STEM: Final = svg("M55 96 H73 C72 110 74 122 78 138 H48 C53 124 56 110 55 96 Z")
_HAT: Final = placed(_CONE, 60, 61, 1.06, -19)
"""The traffic cone on the mushroom."""
_HEAD: Final = placed(_CAP, 64, 102, 1.08, -5)
"""The mushroom's own cap."""


def _street_between_houses(s: Impact) -> None:
    """Paint a street to the low sun at its end: sky and far roofs in flat steps, near houses dark, the mushroom's shadow."""
    s.fill(ALL, s.key)
    s.fill(polygon((-9, 50), (130, 26), (130, 130), (-9, 130)), mix(s.key, s.light, 0.4))
    s.fill(polygon((-9, 84), (130, 66), (130, 130), (-9, 130)), s.light)
    s.fill(oval(94, 82, 17), "#ffffff")
    s.fill(
        polygon(
            (20, 92), (40, 92), (40, 84), (48, 84), (48, 96), (74, 96), (74, 100), (130, 100), (130, 130), (20, 130)
        ),
        s.mid,
    )
    s.fill(polygon((-9, 112), (130, 108), (130, 180), (-9, 180)), s.light)
    left = polygon((-9, -9), (30, -9), (30, 110), (22, 113), (-9, 128))
    right = polygon((130, 34), (118, 40), (118, 107), (130, 112))
    for row in (left, right):
        s.fill(row, s.shade)
    s.fill(polygon((21, -9), (30, -9), (30, 110), (21, 113.500)), s.deep)
    s.fill(polygon((27.6, -9), (30.2, -9), (30.2, 110), (27.6, 111)), s.light)
    s.fill(polygon((-9, 128), (22, 113), (30, 110), (72, 134), (50, 146), (-9, 164)), s.mid)
    s.fill(svg("M50 138 L78 138 C60 146 40 160 30 180 H-9 V150 C14 148 36 144 50 138 Z"), s.deep)


def _broken_road(s: Impact) -> None:
    """Paint the hole in the road with two cracks, the shadow beside it, and chips of asphalt that fly."""
    s.fill(svg("M92 134 C84 126 66 122 40 122 L-9 132 V142 L34 141 C44 148 84 148 92 134 Z"), s.deep)
    s.stroke([(86, 137), (98, 142), (104, 139), (124, 146)], s.ink, 2.6)
    s.debris(((93, 120, 3.6, 20), (103, 112, 3.0, 50), (110, 122, 2.6, 10)), s.mid, s.light)


def _mushroom_with_a_cone(s: Impact) -> None:
    """Paint the mushroom that has come up through the road and wears a traffic cone: lit from the right, black behind."""
    s.inked([(_STEM, "#ffffff")], 1.6, (-0.4, 0.4))
    s.fill(cut(_STEM, placed(_STEM, 8.0, 0.0)), s.deep)
    with s.clipped(_STEM):
        s.fill(svg("M48 94 H80 V103 C70 108 60 109 48 106 Z"), s.ink)
    s.fill(svg("M38 140 C45 130 54 135 60 131 C68 128 78 131 88 139 C78 147 48 147 38 140 Z"), s.shade)
    s.inked([(_HEAD, s.accent)], 1.6, (-0.4, 0.6))
    with s.clipped(_HEAD):
        for x, y, r in ((50, 97, 4.6), (70, 98, 6.2), (89, 94, 4.8)):
            s.fill(oval(x, y, r, 0.72 * r), "#ffffff")
        s.fill(cut(_HEAD, placed(_HEAD, 13.0, -5.4)), "#0f7a92")
        s.fill(cut(_HEAD, placed(_HEAD, 5.6, -3.0)), "#0a4f62")
        s.fill(svg("M30 90 L84 70 L86 83 C70 90 50 97 30 99 Z"), "#0a4252")
    s.rim([_HEAD], "#c8f8ff", (1.0, -0.6), 1.8)
    s.inked([(_HAT, s.ink)], 1.6, (-0.4, 0.6))
    lit = placed(polygon((-1, -34), (30, -34), (30, 30), (4, 30), (4, 15.4), (-5, 15.4)), 60, 61, 1.06, -19)
    for side, ground, band in ((_HAT, s.deep, s.key), (both(_HAT, lit), s.mid, "#ffffff")):
        with s.clipped(side), s.moved(60, 61, 1.06, turn=-19):
            s.fill(box(-30, -34, 30, 30), ground)
            for y in (-17, -1):
                s.fill(polygon((-22, y), (22, y), (24, y + 9), (-24, y + 9)), band)
    with s.clipped(_HAT), s.moved(60, 61, 1.06, turn=-19):
        s.fill(polygon((-30, 15.4), (4, 15.4), (4, 24), (-30, 24)), "#7a2a0c")
    s.rim([_HAT], "#ffffff", (1.0, -0.5), 1.5)


def groot(s: Impact) -> None:
    """A mushroom breaks the road and lifts a traffic cone like a hat. Level with the road; light: the sun at its end."""
    _street_between_houses(s)
    _broken_road(s)
    _mushroom_with_a_cone(s)


_SHADOW: Final = svg(
    "M-35 7 C-35 2 -31 -2 -26 -2 C-20 -4 -14 -7 -8 -9 L4 -30 C10 -40 20 -47 32 -50 L26 -42 L36 -41 L27 -34 L35 -31 L25 -26 L31 -21 "
    "L20 -17 C18 -12 18 -9 20 -6 L44 -13 L40 -6 L46 -2 L39 2 L42 9 L18 8 C18 14 22 20 28 25 L17 24 L18 32 L9 28 L7 36 L0 29 "
    "C-6 24 -9 18 -11 12 C-16 12 -21 11 -25 8 L-28 8 L-33 14 C-35 12 -36 9 -35 7 Z"
)
"""The shadow of a falcon that stoops to the left, its beak at the left and one eye as a gap of light."""


def _wall_beside_a_door(s: Impact) -> None:
    """Paint a papered wall by night, the light that a door throws aslant on it, and in it the falcon's shadow."""
    s.fill(ALL, s.shade)
    for x in range(0, 124, 12):
        s.stroke([(x, -9), (x, 172)], mix(s.ink, s.deep, 0.6), 2.0)
    for grow, tone in ((18, s.deep), (10, s.mid), (4, s.key), (0, s.light)):
        s.fill(
            polygon(
                (24 - grow, 24 - grow), (92 + grow, 40 - grow), (92 + grow, 122 + grow), (24 - grow, 138 + 0.6 * grow)
            ),
            tone,
        )
    s.fill(placed(_SHADOW, 60, 74, 0.74, -8), mix(s.ink, s.deep, 0.22))
    s.fill(placed(oval(-26, 3, 2.0, 1.4), 60, 74, 0.74, -8), s.light)


def _paper_plane(s: Impact) -> None:
    """Paint a plane of folded paper and the hand that holds it by its keel: a finger behind, the thumb before, three curled."""
    toward = (-0.4, -0.9)
    skin: Tones = ("#e0a070", "#a0522d", "#6a2f1c")
    modelled(s, limb((106, 124, 5.8), (94, 117, 5.2), (78, 119, 4.0)), skin, toward, 2.0, 1.2)
    with s.moved(60, 115, 1.0, turn=-20):
        far, fold, near = (
            polygon((-28, 0), *ends) for ends in (((17, -20), (19, -5)), ((19, -5), (12, 12)), ((15, 2), (27, 18)))
        )
        s.inked([(far, s.light), (fold, s.deep), (near, "#ffffff")], 1.6, (-0.6, 1.2))
        for wing in (far, near):
            s.line(wing, s.ink, 1.0)
    sleeve = polygon((108, 160), (124, 130), (144, 148), (128, 180))
    modelled(s, sleeve, ("#b9f2f6", s.accent, mix(s.accent, s.ink, 0.6)), toward, 4.0, 1.8, 1.5, 1.8)
    back = svg("M96 121 C103 115 112 119 117 126 L127 139 L115 158 L100 147 C94 140 91 128 96 121 Z")
    modelled(s, back, skin, toward, 4.0, 1.6, 1.4, 1.8)
    for x, y in ((87.0, 142.0), (83.0, 136.6), (81.0, 130.4)):
        curled = limb((x + 17, y + 2.6, 4.6), (x + 4, y, 4.4), (x + 7, y + 1.6, 3.6))
        modelled(s, curled, skin, toward, 1.8, 1.2, 1.3, 1.4)
    thumb = limb((108, 130, 6.4), (95, 126.6, 5.4), (80, 122.6, 4.2))
    modelled(s, thumb, skin, toward, 2.4, 1.6, 1.4, 1.6)
    s.inked([(oval(79.4, 121.4, 2.8, 1.9, 16), mix(skin[0], "#ffffff", 0.4))], 0.8, (0, 0))


def falcon(s: Impact) -> None:
    """A hand lifts a paper plane, and its shadow is a falcon. Against a wall; light: a door opposite."""
    _wall_beside_a_door(s)
    _paper_plane(s)


def _ring_under_lamps(s: Impact) -> None:
    """Paint a corner of a boxing ring, its ropes running back to the post, a lamp and its cone, the crowd in the dark."""
    s.fill(ALL, mix(s.deep, s.ink, 0.72))
    for row, (y, r, tone) in enumerate(((66, 4.6, 0.35), (80, 5.6, 0.68), (96, 6.8, 0.9))):
        heads = (oval(x, y - (x * 7) % 5, r, 1.2 * r) for x in range(-6 + 5 * row, 130, round(2.1 * r)))
        crowd = join(box(-9, y + 3, 130, 130), *heads)
        s.fill(crowd, mix(s.deep, s.ink, tone))
        s.rim([crowd], mix(s.mid, s.deep, 0.25 + 0.2 * row), (0.0, -1.0), 1.1)
    s.cone(((42, 20), (76, 20)), ((-2, 140), (134, 140)), (mix(s.key, s.light, 0.1), mix(s.key, s.light, 0.6)))
    s.stroke([(59, -9), (59, 8)], s.ink, 2.6)
    s.inked([(svg("M39 20 L46 7 H72 L79 20 Z"), s.ink)], 1.0, (0, 0))
    s.fill(oval(59, 20.4, 18, 3.6), "#ffffff")
    s.fill(polygon((-9, 128), (20, 112), (130, 112), (130, 180), (-9, 180)), s.key)
    for y, tone in ((60, "#ffffff"), (78, s.accent), (96, "#ffffff")):
        for color, more in ((s.ink, 1.1), (tone, 0.0)):
            s.fill(
                polygon(
                    (-9, 1.5 * y - 34 - 2.6 - more),
                    (34, y - 0.9 - more),
                    (34, y + 0.9 + more),
                    (-9, 1.5 * y - 34 + 2.6 + more),
                ),
                color,
            )
            s.fill(
                polygon((34, y - 0.9 - more), (130, y - 3.2 - more), (130, y + 0.6 + more), (34, y + 0.9 + more)), color
            )
    post = box(31, 52, 37.4, 116, 1.5)
    s.inked([(post, s.accent)], 1.3, (0.5, 0.4))
    s.fill(box(34.6, 52.4, 37, 116), mix(s.accent, s.ink, 0.5))


def _head_of_a_boxer(s: Impact, skin: Tones, lamp: Point) -> None:
    """Paint the head from the front: shorn hair, two ears, brows drawn together, eyes on us, a set mouth."""
    hair: Tones = ("#c8724a", "#3a1a1c", s.ink)
    with s.moved(78.0, 62.0, 1.12):
        modelled(s, svg("M-10 12 L-12 32 H14 L11 12 Z"), (skin[1], skin[2], s.ink), lamp, 3.0, 0.0, 1.3, 1.4)
        for side in (-1, 1):
            modelled(s, oval(17 * side, 2, 3.0, 5.0, 8 * side), skin, lamp, 1.4, 1.0, 1.3, 1.2)
        head = svg(
            "M-17 -4 C-18 -19 -9 -26 0 -26 C9 -26 18 -19 17 -4 C17 9 12 20 6 23 C2 25 -2 25 -6 23 C-12 20 -17 9 -17 -4 Z"
        )
        modelled(s, head, skin, lamp, 3.8, 2.0, 1.6, 2.0)
        cap = svg(
            "M-17.500 -4 C-20 -22 -9 -29 0 -29 C9 -29 20 -22 17.500 -4 C15 -13 10 -16 0 -16 C-10 -16 -15 -13 -17.500 -4 Z"
        )
        modelled(s, cap, hair, lamp, 2.6, 1.4, 1.4, 1.6)
        for side in (-1, 1):
            eye = placed(
                svg("M3 1.400 C6 -2.600 12.600 -3.600 15 -0.600 C12.600 4.600 6.600 5 3 1.400 Z"), flip=side < 0
            )
            s.inked([(eye, "#ffffff")], 0.9, (0, 0))
            s.fill(oval(8.4 * side, 0.6, 2.3), s.ink)
            s.fill(placed(svg("M2 -1 L16.600 -7 L16.600 -3 L2.600 2 Z"), flip=side < 0), s.ink)
        nose = svg("M-2.600 4 L-4.600 10 C-4 12.600 4 12.600 4.600 10 L2.600 4 Z")
        s.fill(nose, skin[2])
        s.fill(svg("M-1.600 1 L-2.400 9 L0.600 9 L0.600 1 Z"), skin[0])
        s.stroke([(-5, 16.6), (0, 15.2, 5, 16.6)], s.ink, 1.3)


def _boxer(s: Impact) -> None:
    """Paint a boxer who strikes straight out of the picture: shoulders square, the face above the other glove."""
    lamp = (-0.35, -0.94)
    skin: Tones = (s.light, "#9c4a26", "#4c1c1a")
    vest: Tones = ("#ffffff", "#ffe8d0", mix(s.key, s.mid, 0.5))
    torso = svg("M44 176 C42 138 44 112 56 100 C64 93 72 91 84 90 C98 88 112 84 124 90 C134 96 136 130 132 176 Z")
    modelled(s, torso, skin, lamp, 7.0, 2.4, 1.6, 2.0)
    shirt = svg("M54 176 C56 140 58 116 62 97 L70 93 C72 104 92 106 98 89 L106 87 C106 120 112 150 116 176 Z")
    modelled(s, shirt, vest, lamp, 6.0, 1.8, 1.4, 1.6)
    _head_of_a_boxer(s, skin, lamp)
    with s.moved(66, 92, 1.55, turn=-8.0):  # the other glove, at the chin
        small = svg("M-9 6 C-12 -4 -8 -11 0 -11.500 C9 -12 13 -5 11 4 C9 11 -6 12 -9 6 Z")
        modelled(s, small, ("#ffd0a0", s.mid, s.deep), lamp, 3.4, 1.2, 1.2, 1.4)
        s.stroke([(-8, 1), (-2, -3.4, 4, 1)], s.ink, 0.7)
    arm = svg(
        "M134 82 C122 76 108 80 98 88 C88 93 78 92 70 92 L70 126 C84 126 100 124 112 118 C122 116 130 118 136 116 Z"
    )
    modelled(s, arm, skin, lamp, 8.0, 2.6, 1.7, 2.2)
    s.stroke([(108, 84), (116, 96, 112, 110)], skin[2], 1.8)
    s.stroke([(95, 93), (99, 102, 96, 112)], skin[2], 1.4)


def _glove_at_us(s: Impact) -> None:
    """Paint a glove a hand's breadth before us: the round of its knuckles, the thumb along its side, the cuff behind."""
    lamp = (-0.35, -0.94)
    band: Tones = ("#b6f4ff", s.accent, mix(s.accent, s.ink, 0.55))
    leather: Tones = ("#ffd0a0", s.mid, s.deep)
    cuff = oval(73, 99, 22, 21, 10)
    group(s, [(cuff, band, 6.0)], lamp, 1.6, 2.4)
    glove = svg("M31 106 C30 86 43 72 61 73 C81 74 93 90 91 110 C89 131 76 142 58 141 C42 140 32 127 31 106 Z")
    modelled(s, glove, leather, lamp, 11.0, 0.0, 1.8, 3.0)
    with s.clipped(glove):
        s.fill(
            svg("M35 104 C36 88 46 77 60 77.500 C72 78 82 85 86 97 C72 88 52 90 44 112 C40 112 36 110 35 104 Z"), s.key
        )
        s.fill(svg("M40 98 C42 88 50 81 60 81.500 C52 86 47 92 45.500 101 C43 103 40 102 40 98 Z"), "#ffffff")
        s.fill(oval(66, 83.4, 3.4, 1.8, 14), "#ffffff")
        for points in ([(48, 122), (58, 115, 70, 116), (80, 117, 88, 122)], [(52, 132), (60, 127, 74, 128)]):
            s.stroke(points, s.ink, 1.8)
    thumb = svg("M37 100 C30 102 27 113 31 122 C35 131 46 134 52 128 C55 123 51 117 46 114 C42 111 42 104 37 100 Z")
    modelled(s, thumb, leather, lamp, 4.4, 1.6, 1.5, 1.8)


def punisher(s: Impact) -> None:
    """A boxer's glove comes straight at us. Eye to eye, out of a ring's corner; light: the lamp over the ring."""
    _ring_under_lamps(s)
    _boxer(s)
    with s.moved(-3.0, 7.0, 0.9, about=(62.0, 108.0)):
        s.rays(61, 107, 37, 66, 9, "#ffffff", duty=0.55, seed=6, first=100, last=226, inward=False)
        _glove_at_us(s)
    for x, y, r, turn in (
        (47, 58, 2.8, 40),
        (38, 68, 2.6, 50),
        (55, 50, 2.0, 35),
        (34, 80, 1.8, 60),
        (46, 68, 1.4, 45),
    ):
        drop = placed(
            svg("M0 -2.400 C0.800 -0.600 1 0 1 0.600 C1 2 -1 2 -1 0.600 C-1 0 -0.800 -0.600 0 -2.400 Z"), x, y, r, turn
        )
        s.inked([(drop, "#ffffff")], 0.8, (0.2, 0.3))


_PHONE: Final = svg(
    "M52 88 H82 C86 88 88 91 89 94 L101 130 C102 135 99 138 95 138 H41 C37 138 34 135 35 130 L46 94 C47 91 49 88 52 88 Z"
)
_FORKS: Final = (
    polygon((49, 92), (47, 80, 1.5), (54, 80, 1.5), (56, 92)),
    polygon((79, 92), (81, 80, 1.5), (88, 80, 1.5), (86, 92)),
)
"""What the receiver lies on."""
_RECEIVER: Final = placed(
    svg(
        "M-35 -2 C-36 -14 -24 -18 -10 -18 H10 C24 -18 36 -14 35 -2 L34 6 C30 10 20 10 18 5 L17 -3 C10 -7 -10 -7 -17 -3 "
        "L-18 5 C-20 10 -30 10 -34 6 Z"
    ),
    66,
    56,
    0.98,
    -19,
)


def _office_by_night(s: Impact) -> None:
    """Paint a dark office, its door with a bright pane, one with a hat behind that, and the pane's light on the desk."""
    s.fill(ALL, s.shade)
    s.inked([(box(32, -9, 106, 150), s.deep)], 1.4, (0, 0))
    s.inked([(box(40, 6, 98, 104), s.light)], 1.4, (0, 0))
    who = join(
        svg("M50 30 C48 28 50 26 53 26 L55 14 C56 11 71 11 72 14 L74 26 C77 26 79 28 77 30 Z"),
        polygon((50, 62), (54, 45), (63.5, 52), (73, 45), (77, 62)),
        svg("M55 29 H72 C73 38 70 44 68 47 C78 51 86 56 88 66 V104 H41 V66 C43 56 50 51 59 47 C57 44 54 38 55 29 Z"),
    )
    with s.clipped(box(41, 7, 97, 103)):
        s.fill(who, mix(s.mid, s.key, 0.5))
    s.inked([(box(-20, 126, 150, 190), s.deep)], 1.4, (0, 0))
    s.fill(polygon((34, 127), (104, 127), (124, 190), (14, 190)), s.key)
    s.fill(polygon((38, 134), (94, 134), (108, 190), (26, 190)), s.ink)


def _telephone(s: Impact) -> None:
    """Paint the telephone as one dark form: the light of the pane along its top and sides, a dial of ten holes."""
    sheen = mix(s.accent, s.ink, 0.15)
    s.inked([*((fork, s.ink) for fork in _FORKS), (_PHONE, mix(s.accent, s.ink, 0.68))], 1.4, (0.0, 0.0))
    with s.clipped(_PHONE):
        s.fill(polygon((44, 84), (92, 84), (91, 95), (45, 95)), sheen)
        s.fill(polygon((44, 84), (92, 84), (90, 90), (46, 90)), "#c4f6ff")
        s.rim([_PHONE], sheen, (-1.0, -0.1), 3.4)
        s.rim([_PHONE], sheen, (1.0, -0.1), 3.4)
    for fork in _FORKS:
        s.rim([fork], "#c4f6ff", (0.0, -1.0), 2.4)
    s.fill(oval(69, 115, 17.5, 16), s.light)
    s.fill(cut(oval(69, 115, 17.5, 16), placed(oval(69, 115, 17.5, 16), -4.0, -3.0)), s.mid)
    for turn in range(-60, 240, 33):
        x, y = around(69, 115, 11.6, turn)
        s.fill(oval(x, 115 + (y - 115) * 0.92, 2.9, 2.7), s.ink)
    s.fill(oval(69, 115, 5.4, 5.0), s.ink)


def _jumping_receiver(s: Impact) -> None:
    """Paint the receiver above its cradle, the light on its back, its cord behind it, and how it rings at both ends."""
    cord = [(38, 66), (33, 76), (41, 80), (32, 90), (39, 95), (33, 106), (38, 114)]
    middles = [((one[0] + two[0]) / 2, (one[1] + two[1]) / 2) for one, two in itertools.pairwise(cord)]
    s.stroke(
        [cord[0], *((*knot, *middle) for knot, middle in zip(cord[1:], middles[1:], strict=False)), cord[-1]],
        s.ink,
        3.4,
    )
    s.inked([(_RECEIVER, mix(s.accent, s.ink, 0.68))], 1.4, (0.0, 0.0))
    s.rim([_RECEIVER], mix(s.accent, s.ink, 0.15), (-0.5, -1.0), 5.6)
    s.rim([_RECEIVER], "#c4f6ff", (-0.6, -1.0), 2.2)
    for x, y, turns in ((33, 64, (-150, -116, -82)), (98, 60, (4, 40))):
        for turn in turns:
            tip, *base = around(x, y, 9, turn), around(x, y, 22, turn - 11), around(x, y, 22, turn + 11)
            s.inked([(polygon(tip, *base), s.accent)], 1.1, (0.3, 0.5))


def nick_fury(s: Impact) -> None:
    """A telephone rings itself off its cradle while somebody comes. From the desk; light: the pane of a door."""
    _office_by_night(s)
    with s.moved(-1.0, 9.0, 0.88, about=(66.0, 92.0)):
        _telephone(s)
        _jumping_receiver(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-13": Picture(
        nick_fury,
        ((66.0, 72.0), (64.0, 122.0), (62.0, 34.0)),
        "rings itself off its cradle",
        "office by night",
        "lit pane of a door",
    ),
    "m2-14": Picture(
        falcon,
        ((58.0, 110.0), (56.0, 76.0), (92.0, 126.0)),
        "throws a falcon's shadow",
        "lit wall",
        "door opposite the wall",
    ),
    "m2-15": Picture(
        punisher,
        ((60.0, 106.0), (80.0, 62.0), (96.0, 88.0)),
        "strikes out at us",
        "boxing ring",
        "lamp over a ring",
    ),
    "m2-16": Picture(
        groot,
        ((62.0, 60.0), (64.0, 108.0), (56.0, 86.0)),
        "lifts a traffic cone",
        "street of tall houses",
        "sun at a street's end",
    ),
}
