"""Pictures of two of the red cards of level 2."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    both,
    box,
    cut,
    join,
    limb,
    mix,
    oval,
    placed,
    polygon,
    ribbon,
    svg,
    taper,
)


def _lake_in_a_cave(s: Impact) -> None:
    """Paint a cave from the level of its lake: a jagged mouth far off, and the light that it lays on the water."""
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    mouth = svg("M12 96 L16 80 L13 66 L25 52 L29 39 L45 30 L65 33 L78 41 L94 46 L106 62 L110 80 L116 96 Z")
    steps = (
        (1.24, mix(s.ink, s.deep, 0.75)),
        (1.12, s.deep),
        (1.0, s.mid),
        (0.9, s.key),
        (0.8, mix(s.key, s.light, 0.7)),
    )
    for scale, tone in (*steps, (0.66, "#fff8ea")):
        s.fill(placed(mouth, 64 - 64 * scale, 96 - 96 * scale, scale), tone)
    for x, top, wide in ((8, 44, 6), (33, 26, 5), (50, 20, 3.5), (66, 14, 4)):
        rock = polygon((x - wide, -4), (x + wide, -4), (x + 0.6, top))
        s.fill(rock, mix(s.ink, s.deep, 0.15))
        s.rim([rock], s.mid, (1.0, 0.2), 0.9)
    s.fill(box(-6, 96, 126, 172), mix(s.ink, s.deep, 0.7))
    for half, tone in ((56, s.deep), (48, s.mid), (40, s.key), (30, s.light)):
        s.fill(polygon((64 - half, 96), (64 + half, 96), (64 + half * 0.9, 172), (64 - half * 0.9, 172)), tone)
    s.dots(box(-6, 96, 126, 172), s.ink, (26, 120), (-14, 140), 0.0, 0.8)


_HULL: Final = svg(
    "M14 90 C26 98 40 100 64 100 C88 100 104 98 117 88 C115 101 107 112 94 112 H40 C26 112 18 103 14 90 Z"
)
_COAT: Final = svg("M88 100 L89 78 C88 68 91 63 96 62 C103 62 107 68 107 77 L111 100 Z")
_HAT: Final = join(oval(93, 51, 12.5, 2.8, -8), svg("M86 51 C86 40 99 39 100.500 49 Z"))
_DOG: Final = join(
    svg(
        "M43 79 C43 75.500 47 75 51 74 L54 71 C61 70 65 75 65 82 C69 88 72 94 72 104 H53 C53 96 53 91 54 86 C50 86 44 85 43 82 Z"
    ),
    taper((69, 100), 2.4, (78, 88), 1.4),
)
_EAR: Final = svg("M57 72 C63 70 68 76 66 86 C61 85 57 79 57 72 Z")


def _ferry(s: Impact) -> None:
    """Paint a boat that goes to the left, its waterline at y 107: a lantern, a dog, and a woman who pushes with a pole."""
    skin, lit, dim = "#9a5432", "#ffcf98", "#5c2a24"
    s.backlit(_DOG, (-0.6, -1.0), s.light, width=1.3)
    s.fill(both(_DOG, polygon((50, 86), (70, 84), (71, 89), (50, 91))), s.accent)
    s.inked([(_EAR, s.ink)], 1.0, (0.2, 0.4), ink=s.key)
    s.fill(oval(52.6, 77.0, 1.2), "#ffffff")
    s.fill(oval(43.6, 78.6, 1.7), s.key)
    s.inked([(svg("M46 84 C46 89 50 90 50.500 85 Z"), s.key)], 0.8, (0, 0))
    s.inked([(_COAT, s.deep)], 1.8, (0.5, 0.6))
    with s.clipped(_COAT):
        s.fill(svg("M99 60 C96 74 97 88 100 104 H116 V60 Z"), mix(s.ink, s.deep, 0.35))
        s.dots(_COAT, mix(s.ink, s.deep, 0.35), (90, 80), (99, 82), 0.0, 0.9, pitch=2.4)
        s.rim([_COAT], s.key, (-1.0, -0.2), 2.4)
    hair = svg("M93 49 C97 54 96 60 97.400 66 C101 68.500 105.500 66 105 60 C104.600 55 103 51 100 48 Z")
    s.inked([(hair, s.ink)], 1.0, (0.2, 0.4))
    s.rim([hair], s.mid, (1.0, 0.2), 1.2)
    head = svg(
        "M88 49 C87 52 86.800 54 86.400 55.600 L83.600 59.800 L86 60.800 L85.400 62.400 L86.400 63.400 L85.600 65 C86 67.600 88 68.400 91 67.600 "
        "L94 66.600 L94.600 72 H101 L99 62 C98 58 97.600 53 98 49 Z"
    )
    s.inked([(head, skin)], 1.4, (0.4, 0.5))
    with s.clipped(head):
        s.fill(svg("M82 48 H93 C91 54 92 58 90.400 61 C89 64 90 66 89 70 H82 Z"), lit)
        s.fill(svg("M89 68 L94 66 L99 60 V74 H90 Z"), dim)
    s.stroke([(86.8, 54.4), (90.6, 53.4)], s.ink, 1.3)
    s.fill(oval(88.4, 56.6, 0.95, 1.2), s.ink)
    s.stroke([(86, 63.2), (88.2, 63.6)], "#7a2420", 1.0)
    s.stroke([(95, 57.6), (97, 58.6, 95.6, 61.4)], dim, 1.2)
    s.inked([(svg("M92 70 C96 71.500 102 70 105.500 65 L108 71 C103 76 96 77 91 74.600 Z"), s.accent)], 1.3, (0.2, 0.4))
    s.inked([(_HAT, mix(s.ink, s.deep, 0.4))], 1.4, (0.2, 0.4))
    s.rim([_HAT], s.light, (-0.8, -0.8), 1.5)
    s.inked([(_HULL, mix(s.ink, s.deep, 0.5))], 2.2, (0.0, 0.6))
    with s.clipped(_HULL):
        s.fill(svg("M60 84 C66 100 90 100 120 84 V116 H56 Z"), mix(s.ink, s.deep, 0.2))
        for y in (103, 108):
            s.stroke([(14, y - 8), (64, y + 3, 118, y - 10)], s.ink, 1.3)
        s.rim([_HULL], s.light, (-0.3, -1.0), 2.0)
    for tone, wide in ((s.ink, 4.6), (mix(s.key, s.light, 0.3), 2.0)):
        s.stroke([(66, 34), (108, 118)], tone, wide)
    for shoulder, elbow, hand in (((97, 73), (90, 79), (83.4, 70)), ((102, 74), (99, 87), (89.8, 82.6))):
        sleeve = limb((*shoulder, 4.4), (*elbow, 3.8), (*hand, 2.7))
        s.inked([(sleeve, s.deep)], 1.5, (0.4, 0.5))
        s.rim([sleeve], s.key, (-0.6, -1.0), 1.5)
        s.stroke([(elbow[0] - 1, elbow[1] - 3), (elbow[0] + 1, elbow[1] + 1)], mix(s.ink, s.deep, 0.35), 1.2)
        x, y = hand
        fist = svg("M-3.600 -2.800 C-2 -4 2.400 -3.600 3.400 -2 C4 0 3.600 3 2 3.600 C-0.600 4 -3.400 3.400 -4 1 Z")
        fist = placed(fist, x, y, turn=28)
        s.inked([(fist, skin)], 1.3, (0.3, 0.3))
        s.fill(cut(fist, placed(fist, 2.0, 1.2)), lit)
        for shift in (-1.6, 0.4):
            s.stroke([(x - 1.6 + shift, y + 1.4 + shift * 0.6), (x + 1.4 + shift, y - 0.4 + shift * 0.6)], s.ink, 0.9)
    for tone, wide in ((s.ink, 3.6), (s.key, 1.3)):
        s.stroke([(18, 94), (10, 76, 16, 67), (21, 61, 25, 68)], tone, wide)
    s.pool(25, 77, ((10.5, "#ffc830"), (8.0, "#fff4b4")))
    s.inked([(polygon((21, 71), (29, 71), (30.5, 83), (19.5, 83)), "#fffbe0")], 1.6, (0.2, 0.3))
    s.fill(oval(25, 78, 2.4, 3.8), "#ff8a1e")
    s.inked([(svg("M19 71.500 L25 66.500 L31 71.500 Z"), s.ink), (box(19, 82.5, 31, 85, 1), s.ink)], 0.6, (0, 0))


def hela(s: Impact) -> None:
    """A ferrywoman poles a dog across the lake of a cave. From the water; light: the mouth of the cave."""
    _lake_in_a_cave(s)
    with s.moved(-2.0, 3.0, 1.08, about=(72.0, 107.0)):
        pole = taper((66, 34), 1.6, (102, 106), 1.6)
        image = placed(
            join(_HULL, _COAT, _HAT, _DOG, _EAR, pole, oval(92, 60, 6, 9)), 0, 107.5 + 107 * 0.62, 1.0, down=-0.62
        )
        with s.clipped(box(-6, 107, 126, 172)):
            s.fill(image, mix(s.ink, s.deep, 0.45))
            s.rim([image], s.mid, (-1.0, 0.3), 1.4)
            for x, y, wide, tone in (
                (58, 116, 20, s.light),
                (96, 119, 12, s.key),
                (76, 124, 16, s.light),
                (44, 130, 12, s.light),
                (98, 131, 14, s.key),
                (68, 137, 24, s.light),
                (50, 145, 18, s.light),
            ):
                s.fill(polygon((x - wide, y), (x, y - 1.1), (x + wide, y), (x, y + 1.1)), tone)
        s.fill(oval(28, 117, 9, 1.2), "#fff4b4")
        s.fill(oval(26, 122, 5, 1.0), "#ffc830")
        with s.clipped(box(-16, -16, 136, 108.6)):
            _ferry(s)
        s.line(svg("M12 109 C40 114 96 114 120 108"), "#fff8ea", 1.5)


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
        ((90.0, 58.0), (84.0, 69.0), (52.0, 78.0), (25.0, 77.0), (64.0, 104.0)),
        "is poled across",
        "lake in a cave",
        "mouth of the cave",
    ),
}
