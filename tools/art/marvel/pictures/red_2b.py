"""Pictures of two of the red cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import Tones, group
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, both, box, cut, join, limb, mix, oval, placed, polygon, ribbon, svg

_FIRE: Final = ("#ff8a1e", "#ffc830", "#fff4b4")


def _taqueria(s: Impact) -> None:
    """Paint an eating house by night: strings of peppers, a wall and a counter that a flame low at the left lights up."""
    flame = (42, 112)
    s.fill(ALL, mix(s.deep, s.ink, 0.55))
    s.pool(
        *flame, ((104, mix(s.deep, s.ink, 0.2)), (80, s.deep), (58, s.mid), (42, s.key), (29, mix(s.key, s.light, 0.6)))
    )
    pepper = svg("M0 0 C5 2 6 12 1 22 C-1 14 -5 6 0 0 Z")
    for x, top, tone in ((42, 34, s.mid), (57, 24, mix(s.deep, s.mid, 0.5)), (113, 40, mix(s.deep, s.mid, 0.4))):
        for at in range(4):
            for side in (-1, 1):
                s.fill(placed(pepper, x, top + 8 * at - 8, 0.6, side * 34), tone)
    s.dots(box(70, -9, 130, 120), s.ink, (84, 84), (124, 10), 0.0, 0.75)
    s.fill(polygon((-9, 132), (130, 124), (130, 180), (-9, 180)), mix(s.deep, s.ink, 0.4))
    s.fill(polygon((-9, 132), (74, 127), (56, 180), (-9, 180)), s.mid)
    s.stroke([(-9, 132), (130, 124)], s.key, 1.2)


def _blown_up_guest(s: Impact) -> None:
    """Paint a guest at a slant whose cheeks and eyes swell, lit from below at the left."""
    toward = (-0.75, 0.66)
    skin: Tones = ("#ffe0a8", "#c0603c", "#601c26")
    dim: Tones = ("#ffb070", "#8e3a30", "#481220")
    hair: Tones = ("#ff8a5a", "#3c0c1a", s.ink)
    shirt: Tones = ("#fff4b4", mix(s.light, s.key, 0.25), mix(s.key, s.deep, 0.55))
    chest = svg("M44 178 C46 142 58 122 76 115 H96 C112 120 122 134 128 178 Z")
    neck = limb((84, 92, 11), (86, 124, 12))
    group(s, [(chest, shirt, 7.0), (neck, dim, 4.0)], toward, 1.4, 2.2)
    s.fill(svg("M72 116 L85 130 L76 138 L64 122 Z M98 114 L87 130 L95 138 L106 122 Z"), "#ffffff")
    s.line(svg("M72 116 L85 130 L76 138 L64 122 Z M98 114 L87 130 L95 138 L106 122 Z"), s.ink, 1.2)
    curls = [(64, 40, 8), (72, 32, 9), (84, 28, 10), (96, 34, 9.5), (103, 46, 8.5), (104, 58, 6.5), (88, 40, 14)]
    mop = join(*(oval(x, y, r) for x, y, r in curls))
    ear = oval(100, 68, 4.4, 6.0, 12)
    head = svg(
        "M57 52 C57 40 68 34 82 36 C96 38 102 50 100 66 C99 80 94 92 84 98 C78 102 68 102 63 98 "
        "C58 96 57 92 57 89 C47 88 45 74 55 69 C56 63 57 58 57 52 Z"
    )
    group(s, [(mop, hair, 3.0), (ear, skin, 2.0), (head, skin, 5.0)], toward, 1.4, 2.4)
    with s.clipped(head):
        fringe = join(oval(62, 40, 8), oval(72, 40, 8), oval(83, 38, 9), oval(94, 44, 8), oval(100, 54, 5))
        s.fill(fringe, hair[1])
        s.rim([fringe], hair[0], (-0.5, 0.9), 1.0)
    cheek = oval(81, 82, 13.6, 12.4, -8)
    s.inked([(cheek, skin[1])], 0.9, (0.9, -0.7))
    s.fill(cheek, skin[1])
    with s.clipped(cheek):
        s.fill(cut(cheek, placed(cheek, -4, 4)), skin[2])
        s.fill(oval(82, 77.6, 6.6, 3.8, -8), s.mid)
        s.rim([cheek], skin[0], toward, 2.2)
    with s.clipped(head):
        s.fill(oval(51, 75, 3.4, 3.0), s.mid)
    nose = svg("M64 62 C60 66 56 71 58 75 C61 79 68 78 70 73 C70 69 68 65 66 62 Z")
    group(s, [(nose, skin, 2.4)], toward, 1.0, 1.0)
    for x, y, rx, ry in ((61.6, 57, 5.2, 6.4), (77, 58, 6.8, 7.4)):
        s.inked([(oval(x, y, rx, ry), "#ffffff")], 1.2, (0.4, -0.3))
        s.fill(oval(x - 1.9, y + 2.6, 2.2), s.ink)
        s.stroke([(x - rx, y + 3.4), (x - 0.4 * rx, y + ry + 0.4, x + 0.6 * rx, y + ry - 0.6)], s.mid, 1.3)
    s.fill(
        svg(
            "M55 47 C58 43 63 43 66 46 L65 48.600 C62 46.400 59 46.600 56 49.600 Z M70 45.600 C75 41 82 42 86 47 L84 49 C80 46 75 45.600 71 48.600 Z"
        ),
        s.ink,
    )
    for x, y, r, turn in ((92, 62, 3.4, 250), (100, 51, 2.4, 240)):  # tears that fly off
        drop = placed(
            svg("M0 -2.400 C0.800 -0.600 1 0 1 0.600 C1 2 -1 2 -1 0.600 C-1 0 -0.800 -0.600 0 -2.400 Z"), x, y, r, turn
        )
        s.inked([(drop, "#ffffff")], 0.8, (0.2, 0.3))


def _bitten_pepper(s: Impact) -> None:
    """Paint a hand that holds a bitten pepper upright, four fingers across it, the stalk below."""
    toward = (-0.75, 0.66)
    skin: Tones = ("#ffe0a8", "#c0603c", "#601c26")
    red: Tones = ("#ffd0a0", "#ff4a3a", "#9a1424")
    green: Tones = ("#8ee6d2", s.accent, "#0a4a4c")
    sleeve = limb((106, 130, 9.5), (122, 158, 12))
    group(s, [(sleeve, ("#fff4b4", s.light, s.key), 4.0)], toward, 1.4, 1.8)
    stalk = ribbon(((93, 124, 3.4), (90, 131, 2.4), (82, 136, 1.9), (77, 135, 2.6)), 8)
    pod = ribbon(((93, 128, 6.0), (97, 110, 7.8), (102, 94, 8.2), (109, 79, 7.8)), 10)
    bite = join(oval(102, 73, 5.0), oval(109, 76, 5.0), oval(116, 81, 5.0))
    group(s, [(stalk, green, 1.4), (cut(pod, bite), red, 3.4)], toward, 1.3, 1.8)
    flesh = both(cut(pod, bite), placed(bite, 0, 2.6))
    s.fill(flesh, "#ffe6a8")
    s.line(flesh, s.ink, 0.8)
    with s.moved(-1, -7):
        _grip(s, skin)


def _grip(s: Impact, skin: Tones) -> None:
    """Paint four fingers and the thumb of a hand that holds something upright."""
    toward = (-0.75, 0.66)
    palm = svg("M98 108 C106 106 112 112 112 122 C112 132 106 138 98 137 Z")
    fingers = [(limb((104, 112 + 6.4 * k, 3.9), (90 - 0.8 * k, 113 + 6.2 * k, 3.5)), skin, 2.4) for k in range(4)]
    thumb = limb((106, 112, 4.0), (98, 106, 3.4), (91, 106.6, 2.8))
    group(s, [(palm, skin, 3.0), *reversed(fingers), (thumb, skin, 2.0)], toward, 1.3, 1.8)


def _breath_of_fire(s: Impact) -> None:
    """Paint a mouth that lets out one swelling tongue of flame, down to the left."""
    mouth = oval(60, 90, 7.4, 7.0, -30)
    s.inked([(mouth, "#3a0610")], 1.3, (0.4, -0.3))
    tongue = svg(
        "M61 85 C53 86 44 89 40 97 C37 94 37 90 38 86 C31 92 28 101 30 110 C26 110 23 107 22 104 "
        "C19 116 23 130 35 139 C34 133 35 130 38 128 C40 134 46 139 54 139 C51 133 52 129 55 126 C57 129 60 130 63 129 "
        "C61 122 64 114 65 106 C66 100 67 96 66 91 C65 87 63 85 61 85 Z"
    )
    s.inked([(tongue, _FIRE[0])], 1.3, (0.5, 0.6))
    s.fill(placed(tongue, 61 - 0.78 * 61, 87 - 0.80 * 86, 0.78, down=0.80), _FIRE[1])
    s.fill(placed(tongue, 61 - 0.54 * 61, 88 - 0.56 * 86, 0.54, down=0.56), _FIRE[2])
    for x, y, r in ((70, 120, 1.8), (66, 136, 1.4), (72, 130, 1.1)):
        s.fill(oval(x, y, r), _FIRE[1])


def hela(s: Impact) -> None:
    """A bite of hot pepper makes a guest breathe fire. Close, at a slant; light: the breath itself, from below."""
    _taqueria(s)
    _blown_up_guest(s)
    _breath_of_fire(s)
    _bitten_pepper(s)


def _harbour_at_sunset(s: Impact) -> None:
    """Paint a harbour after sunset: bars of cloud over the glow at the left, a far quay, a pile in front."""
    s.fill(ALL, mix(s.ink, s.deep, 0.6))
    steps = ((116, s.deep), (94, mix(s.deep, s.mid, 0.5)), (72, s.mid), (52, s.key), (33, mix(s.key, s.light, 0.7)))
    s.pool(34, 120, steps)
    for data in (
        "M-4 44 C16 40 28 46 46 42 C60 39 70 44 84 42 V47 C64 50 54 46 40 49 C26 52 12 46 -4 51 Z",
        "M40 18 C54 14 66 19 80 16 V20 C66 23 54 19 40 22 Z",
        "M88 74 C100 70 112 75 124 72 V77 C110 80 100 76 88 78 Z",
    ):
        s.fill(svg(data), mix(s.ink, s.deep, 0.5))
        s.rim([svg(data)], s.key, (0.0, 1.0), 1.2)
    quay = svg("M-4 122 V114 L14 110 L30 116 L52 117 L66 121 V122 Z")
    s.fill(quay, mix(s.ink, s.deep, 0.5))
    s.fill(box(-4, 120, 124, 172), s.deep)
    for y, x, long, tone in (
        (121, 24, 70, "#fff6e6"),
        (126, 34, 36, s.key),
        (132, 30, 30, s.light),
        (138, 36, 22, s.key),
        (144, 28, 30, s.mid),
        (134, -4, 26, s.mid),
    ):
        s.fill(polygon((x, y), (x + long / 2, y - 1.2), (x + long, y), (x + long / 2, y + 1.4)), tone)
    pile = polygon((72, 138), (116, 138), (114, 172), (74, 172))
    s.solid(pile, (s.key, mix(s.deep, s.mid, 0.3), s.ink), (-1.0, -0.3), 9.0, 2.0)
    s.inked([(oval(94, 138, 22, 4.6), s.mid)], 1.8, (0.0, 0.4))
    s.line(oval(92, 138, 12, 2.2), s.deep, 1.1)


def _full_pouch(s: Impact) -> None:
    """Paint a pelican's bill and its pouch: the light shines through it, and a fish shows as a shadow."""
    pouch = svg("M80 60 C68 66 50 72 34 77 C34 94 46 110 62 111 C76 111 84 98 86 80 C86 72 84 64 80 60 Z")
    s.inked([(pouch, s.key)], 2.4, (0.6, 1.2))
    with s.clipped(pouch):
        s.fill(svg("M78 60 C64 68 48 74 34 78 C36 90 44 102 58 104 C70 104 78 94 80 78 Z"), mix(s.key, s.light, 0.55))
        s.fill(svg("M72 66 C60 72 50 75 38 79 C40 88 48 97 58 98 C68 97 73 88 74 78 Z"), "#ffeeda")
        for points in ([(82, 66), (84, 92, 64, 108)], [(76, 66), (76, 90, 56, 106)], [(44, 76), (42, 90, 52, 102)]):
            s.stroke(points, s.key, 1.3)
        fish = placed(
            svg("M-19 1 C-12 -9 4 -9 12 -1 L20 -8 C21 -2 21 4 20 9 L12 3 C4 10 -12 10 -19 1 Z"), 59, 88, 0.92, 24
        )
        s.inked([(fish, s.accent)], 1.4, (0.2, 0.6))
        s.fill(both(fish, placed(fish, -1.0, 5.0)), "#0a5f58")
        s.fill(placed(oval(-12, -1.5, 1.8), 59, 88, 0.92, 24), "#ffffff")
        s.fill(placed(oval(-12.4, -1.5, 0.9), 59, 88, 0.92, 24), s.ink)
        s.line(placed(svg("M-6 -5 C-4 -2 -4 3 -6 6"), 59, 88, 0.92, 24), s.ink, 1.1)
    bill = svg("M78 47 C64 52 46 62 31 72 C28 75 29 80 33 81 C34 78 37 77 41 76 C55 72 70 66 83 61 Z")
    s.inked([(bill, "#ff8a4a")], 2.2, (0.4, 1.0))
    with s.clipped(bill):
        s.fill(svg("M80 45 C64 51 46 61 29 72 L30 76 C46 66 64 58 82 53 Z"), "#ffd2a0")
        s.fill(svg("M84 57 C68 64 52 70 38 74 L34 82 L84 66 Z"), s.mid)
    for x, y in ((36, 90), (42, 102), (32, 98), (50, 112)):
        s.inked([(oval(x - 3, y + 4, 1.4, 2.0), "#fff6e6")], 0.9, (0.1, 0.2))


def beta_ray_bill(s: Impact) -> None:
    """A pelican has scooped a fish into its bill. In profile; light: the strip of sunset that shines through the pouch."""
    _harbour_at_sunset(s)
    white = ("#ffffff", s.light, s.key)
    for x in (86, 98):
        s.inked(
            [(polygon((x - 2, 126), (x + 2, 126), (x + 2, 134), (x + 5, 139), (x - 10, 139), (x - 2, 134)), "#ff8a4a")],
            1.4,
        )
    tail = svg("M112 112 L128 118 L126 134 L106 128 Z")
    s.solid(tail, white, (-0.8, -0.6), 6.0, 1.8)
    body = svg("M70 112 C70 96 82 86 96 86 C112 86 122 98 122 112 C122 126 108 134 94 133 C80 132 70 124 70 112 Z")
    s.solid(body, white, (-1.0, -0.2), 12.0, 2.4)
    neck = ribbon([(84, 112, 12.0), (80, 98, 8.6), (88, 82, 7.0), (92, 68, 6.6), (88, 56, 7.4)])
    s.solid(neck, white, (-1.0, -0.1), 5.0, 2.2)
    with s.clipped(oval(82, 112, 10.4, 12)):
        s.fill(oval(82, 114, 12, 12), s.light)
        s.fill(oval(77, 114, 8, 13), "#ffffff")
    wing = svg("M88 104 C96 94 114 94 122 104 L130 122 C120 128 110 126 104 124 L108 120 C100 122 92 116 88 104 Z")
    s.solid(wing, (s.light, s.mid, s.deep), (-0.7, -1.0), 8.0, 2.0)
    for points in (
        [(98, 106), (106, 116, 118, 118)],
        [(106, 103), (114, 110, 124, 113)],
        [(94, 111), (100, 119, 108, 121)],
    ):
        s.stroke(points, s.ink, 1.5)
    for end in ((99, 44), (103, 50), (103, 56)):
        crest = ribbon([(88, 50, 2.6), ((88 + end[0]) / 2, 46 + (end[1] - 44) * 0.5, 2.2), (*end, 0.4)])
        s.inked([(crest, s.light)], 1.4, (0.2, 0.4))
    _full_pouch(s)
    head = svg("M76 50 C77 43 84 40 91 43 C98 47 98 57 93 62 C88 65 82 63 79 60 C77 57 76 54 76 50 Z")
    s.solid(head, white, (-0.8, -0.7), 4.0, 2.0)
    s.fill(svg("M77 51 C79 47 84 46 88 49 C88 54 85 58 80 59 C78 56 77 54 77 51 Z"), "#ffb27a")
    s.inked([(oval(83, 52, 2.8), "#fff6e6")], 1.1, (0, 0))
    s.fill(oval(82.4, 52.2, 1.5), s.ink)
    s.stroke([(79.6, 49.4), (83, 47.600, 87, 49)], s.ink, 1.4)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m2-19": Picture(
        beta_ray_bill,
        ((58.0, 88.0), (83.0, 52.0), (46.0, 66.0)),
        "scoops up a fish",
        "harbour",
        "sunset through the pouch",
    ),
    "m2-24": Picture(
        hela,
        ((62.0, 58.0), (78.0, 60.0), (60.0, 90.0), (46.0, 112.0), (96.0, 116.0)),
        "makes a guest breathe fire",
        "eating house",
        "breath of fire",
    ),
}
