"""Pictures of the last four orange cards of level 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.eyes import wide_eye
from tools.art.marvel.forms import modelled
from tools.art.marvel.impact import Impact
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import (
    ALL,
    Point,
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
)

_BRIGHT: Final = "#fffaf0"


def _larder_below_a_skylight(s: Impact) -> None:
    """Paint a dark larder, the skylight that stands open, its beam, and the table in it with the pig's shadow."""
    s.fill(ALL, s.shade)
    s.cone(((40, 12), (84, 12)), ((22, 130), (112, 130)), (s.mid, mix(s.mid, s.key, 0.7)))
    s.fill(polygon((40, 12), (84, 12), (79, 4), (45, 4)), _BRIGHT)
    s.fill(polygon((34, 13), (90, 13), (88, 10), (36, 10)), s.key)
    s.fill(polygon((-4, 130), (124, 130), (124, 172), (-4, 172)), s.shade)
    s.fill(polygon((22, 130), (112, 130), (124, 172), (8, 172)), s.light)
    s.fill(oval(84, 137, 27, 4.6), s.deep)


_PIG: Final = svg(
    "M-31 -4 C-31 -20 -17 -27 0 -27 C19 -27 33 -17 33 1 C33 12 27 20 19 23 C8 27 -8 27 -18 22 C-27 18 -31 8 -31 -4 Z"
)
_PIG_SNOUT: Final = svg("M-36 -8 C-39 -8 -41 -3 -41 3 C-41 10 -38 14 -35 14 C-31 14 -26 13 -24 11 L-24 -8 Z")


_HAM: Final = ("#fffaf2", "#ffb48c", "#d8562c")
_FROM_ABOVE: Final = (-0.2, -1.0)


def _trotter(s: Impact, hip: Point, knee: Point, foot: Point) -> None:
    """Paint a leg that is stretched out, and its hoof."""
    modelled(s, limb((*hip, 6.8), (*knee, 5.4), (*foot, 4.4)), _HAM, _FROM_ABOVE, 2.6, 1.4, 1.3, 1.8)
    end = ((foot[0] - knee[0]) * 0.45 + foot[0], (foot[1] - knee[1]) * 0.45 + foot[1])
    hoof = limb((*foot, 4.4), (*end, 3.6))
    s.inked([(hoof, s.ink)], 1.2, (0, 0))
    s.rim([hoof], s.key, _FROM_ABOVE, 1.2)


def _piglet(s: Impact) -> None:
    """Paint a piglet about its middle that hangs flat in the air, its nose to the left, lit from above."""
    toward = _FROM_ABOVE
    tail = svg("M31 -6 C40 -14 46 -4 38 -2 C33 -2 36 -12 47 -12")
    for tone, wide in ((s.ink, 6.0), (_HAM[1], 3.0)):
        s.line(tail, tone, wide)
    _trotter(s, (-10, 16), (-16, 27), (-17, 35))
    _trotter(s, (18, 14), (31, 20), (40, 17))
    ear = svg("M-6 -22 C-8 -33 -2 -39 6 -41 C9 -35 8 -28 4 -21 Z")
    modelled(s, ear, _HAM, toward, 3.0, 1.4, 1.3, 1.6)
    modelled(s, _PIG, _HAM, toward, 9.0, 2.6, 1.6, 2.4)
    _trotter(s, (-19, 12), (-31, 20), (-36, 27))
    _trotter(s, (12, 16), (24, 27), (34, 30))
    modelled(s, _PIG_SNOUT, _HAM, toward, 4.0, 1.4, 1.3, 1.6)
    s.inked([(oval(-38.0, 3, 4.6, 10.6, 4), "#ff9a8a")], 1.6, (0, 0))
    for y in (-1, 7):
        s.fill(oval(-38.4, y, 1.3, 2.3), s.ink)
    ear = svg("M-17 -20 C-25 -30 -24 -38 -20 -44 C-11 -41 -5 -32 -5 -22 C-9 -18 -14 -18 -17 -20 Z")
    modelled(s, ear, _HAM, toward, 4.0, 1.6, 1.3, 1.8)
    wide_eye(s, -20.4, -7.0, 4.4, (-0.2, 0.45), pupil=0.5)
    s.stroke([(-26, -14.6), (-20, -16, -14, -12.4)], s.ink, 1.7)
    s.stroke([(-33, 14.600), (-27, 18, -22, 12)], s.ink, 1.7)


def _apple(s: Impact) -> None:
    """Paint the apple that it is all about."""
    form = svg("M0 -7 C-6 -11 -13 -7 -12 2 C-11 10 -5 13 0 11 C5 13 11 10 12 2 C13 -7 6 -11 0 -7 Z")
    apple = placed(form, 50, 122, 0.9)
    s.fill(oval(53, 133, 13, 2.6), s.deep)
    s.inked([(apple, s.accent)], 1.5, (0.5, 0.8))
    s.fill(cut(apple, placed(apple, -2.0, -4.6)), mix(s.accent, s.ink, 0.5))
    s.fill(oval(45.6, 117.6, 2.8, 1.7, -30), "#ffffff")
    s.stroke([(50, 116), (52, 108.6)], s.ink, 2.0)
    s.inked([(svg("M52 111 C55 105 61 105 64 108 C61 112 56 113 52 111 Z"), s.key)], 1.1, (0, 0))


def spider_ham(s: Impact) -> None:
    """A piglet lets itself down on a cord to an apple. From the side; light: the skylight that it came in by."""
    _larder_below_a_skylight(s)
    _apple(s)
    for tone, wide in ((s.ink, 4.6), (s.accent, 2.4)):
        s.stroke([(72, 2), (73, 54)], tone, wide)
    with s.moved(77.0, 71.0, 0.86, turn=-12.0):
        _piglet(s)
        for tone, wide in ((s.ink, 6.4), (s.accent, 3.6)):
            s.stroke([(3, -27), (9, -2, 3, 24)], tone, wide)
        s.inked([(oval(2.6, -27.6, 3.6, 3.0), s.accent)], 1.3, (0, 0))


_AGAINST_THE_SUN: Final = (0.0, -1.0)


def _beach_at_sunset(s: Impact) -> None:
    """Paint a beach in the evening: a great low sun on a dark sea, a headland and palms in flat tones, the wet sand."""
    sky, far = mix(s.mid, s.key, 0.5), mix(s.deep, s.mid, 0.35)
    s.fill(ALL, sky)
    s.fill(svg("M-9 -9 H130 V22 C90 34 40 22 -9 36 Z"), s.mid)
    s.fill(oval(76, 78, 46), "#fffaf0")
    s.fill(svg("M-9 112 V70 C4 66 14 82 24 90 C34 98 44 104 54 112 Z"), far)
    trunk = ribbon(((10, 84, 2.6), (14, 60, 2.0), (24, 38, 1.6)), 8)
    leaves = [placed(svg("M0 0 C8 -8 18 -8 26 4 C18 -1 8 1 0 0 Z"), 24, 38, 1.0, turn) for turn in (-28, 12, 60)]
    leaves += [placed(leaf, 48, 0, flip=True) for leaf in leaves]
    s.fill(join(trunk, *leaves), mix(s.deep, s.ink, 0.4))
    s.fill(box(-9, 110, 130, 126), s.shade)
    for x, y, wide in ((60, 112, 48), (66, 116.5, 34), (72, 121, 20)):
        s.fill(box(x - 8, y, x + wide - 8, y + 2.2), "#fffaf0")
    s.fill(box(-9, 124, 130, 180), far)
    s.fill(polygon((48, 124), (104, 124), (122, 180), (28, 180)), s.light)


def _leg(s: Impact, hip: Point, knee: Point, foot: Point, thick: float) -> None:
    """Paint a bent leg, its end pointed, lit from above alone."""
    leg = join(limb((*hip, thick), (*knee, thick)), limb((*knee, 0.9 * thick), (*foot, 0.6)))
    s.inked([(leg, s.deep)], 1.2, (0, 0.4))
    s.rim([leg], s.key, _AGAINST_THE_SUN, 1.5)


def _crab(s: Impact) -> None:
    """Paint a crab from the front against the sun, up on its legs, its upper edge lit; both eyes turn up to the ribbon."""
    for hip, knee, foot in (
        ((50, 104), (38, 100), (37, 128)),
        ((98, 104), (112, 98), (114, 124)),
        ((56, 108), (44, 112), (43, 142)),
        ((64, 110), (55, 122), (58, 146)),
        ((94, 108), (107, 112), (109, 142)),
        ((86, 110), (95, 122), (93, 146)),
    ):
        _leg(s, hip, knee, foot, 3.8)
    s.fill(svg("M40 134 C52 130 100 130 112 134 L128 180 H22 Z"), s.ink)
    body = svg("M40 98 C38 84 54 74 75 74 C96 74 112 84 110 98 C106 110 92 117 75 117 C58 117 44 110 40 98 Z")
    s.inked([(body, s.deep)], 1.8, (0.0, 1.0))
    s.fill(cut(body, placed(body, 0.0, 20.0)), s.mid)
    s.fill(cut(body, placed(body, 0.0, 4.0)), s.light)
    s.fill(svg("M58 101 C66 107 84 107 92 101 C89 115 61 115 58 101 Z"), s.ink)
    s.fill(svg("M60 102.4 C68 106.6 82 106.6 90 102.4 L89 105.6 C82 108.4 68 108.4 61 105.6 Z"), "#ffffff")
    for x, side in ((64.6, -1), (85.4, 1)):
        ball = oval(x, 85, 7.6)
        s.inked([(ball, "#ffffff")], 1.6, (0, 0.4))
        s.fill(both(ball, oval(x - 2.2 * side, 81.4, 3.6)), s.ink)
        s.fill(oval(x - 2.2 * side - 1.0, 80.8, 1.0), "#ffffff")


def _claw(s: Impact, elbow: Point, wrist: Point, flip: bool) -> None:
    """Paint a raised arm that ends in two pincers, closed on cloth."""
    shoulder = (100.0, 94.0) if flip else (50.0, 94.0)
    arm = limb((*shoulder, 4.4), (*elbow, 4.0), (*wrist, 4.2))
    s.inked([(arm, s.deep)], 1.6, (0, 0.6))
    s.rim([arm], s.key, _AGAINST_THE_SUN, 1.6)
    for data in (
        "M-2 4 C-10 0 -10 -11 -3 -17 C-4 -10 -2 -6 1 -3 Z",
        "M0 4 C7 2 11 -7 6 -15 C5 -9 3 -6 -1 -3 Z",
    ):
        pincer = placed(svg(data), *wrist, 1.2, 0.0, flip)
        s.inked([(pincer, s.mid)], 1.6, (0, 0.6))
        s.rim([pincer], s.light, _AGAINST_THE_SUN, 1.5)


def _ribbon_on_a_shell(s: Impact) -> None:
    """Paint a hair ribbon, both loops pulled wide, both ends drawn out to the pincers."""
    dim = mix(s.accent, s.ink, 0.6)
    for points in (
        ((76, 66, 3.4), (66, 71, 4.0), (56, 67, 3.6), (48, 64, 2.6), (43, 72, 3.6)),
        ((76, 66, 3.4), (86, 72, 4.0), (96, 69, 3.6), (104, 62, 2.6), (110, 70, 3.6)),
    ):
        s.inked([(ribbon(points, 12), dim)], 1.5, (0, 0.4))
    for flip in (False, True):
        loop = placed(svg("M0 0 C2 -14 16 -22 22 -12 C26 -2 10 4 0 0 Z"), 76, 66, 1.1, 4 if flip else -4, flip)
        s.inked([(loop, s.accent)], 1.6, (0, 0.8))
        hollow = svg("M4 -2 C10 -2 18 -2 22 -10 C26 -2 10 4 0 0 Z")
        s.fill(both(loop, placed(hollow, 76, 66, 1.1, 4 if flip else -4, flip)), dim)
        s.rim([loop], "#c4f4f8", _AGAINST_THE_SUN, 2.0)
    s.inked([(oval(76, 66, 4.8, 5.6), s.accent)], 1.6, (0, 0.6))
    s.rim([oval(76, 66, 4.8, 5.6)], "#c4f4f8", _AGAINST_THE_SUN, 2.0)


def spider_girl(s: Impact) -> None:
    """A crab ties a ribbon on its shell with both pincers. From the sand; light: the low sun behind it."""
    _beach_at_sunset(s)
    _crab(s)
    _ribbon_on_a_shell(s)
    _claw(s, (40, 82), (46, 68), False)
    _claw(s, (110, 82), (105, 66), True)


def _stove_at_evening(s: Impact) -> None:
    """Paint a dark kitchen: a window with the low sun over two rows of roofs, the edge of the stove."""
    s.fill(ALL, mix(s.deep, s.ink, 0.45))
    with s.clipped(box(20, -9, 96, 100)):
        s.fill(ALL, mix(s.key, s.light, 0.45))
        s.fill(oval(44, 34, 15), "#ffffff")
        s.fill(
            polygon((10, 74), (30, 74), (40, 62), (52, 74), (60, 74), (60, 64), (100, 64), (100, 110), (10, 110)),
            mix(s.mid, s.key, 0.5),
        )
        s.fill(
            polygon((10, 88), (54, 88), (54, 80), (74, 80), (74, 90), (100, 90), (100, 110), (10, 110)),
            mix(s.deep, s.mid, 0.5),
        )
        s.fill(box(60, -9, 63.4, 100), s.ink)
    s.fill(box(96, -9, 100, 100), s.light)
    s.fill(box(16, 99, 103, 104), s.ink)
    s.fill(box(-9, 137, 130, 180), s.shade)
    s.fill(box(-9, 137, 130, 139), s.key)


def _gas_flames(s: Impact) -> None:
    """Paint a crown of gas flames on its ring."""
    for number in range(9):
        x = 46 + number * 7.4
        high = 17 - 0.7 * abs(number - 4)
        flame = svg(
            f"M{x - 4} 141 C{x - 6} 134 {x - 1} 132 {x + (number - 4) * 1.2} {141 - high} C{x + 3} 132 {x + 6} 135 {x + 4} 141 Z"
        )
        s.inked([(flame, s.accent)], 1.4, (0.2, 0.3))
        s.fill(placed(flame, x * 0.5, 141 * 0.5, 0.5), "#c8f6ff")
    ring = svg("M40 140 H112 L108 147 H44 Z")
    s.inked([(ring, s.ink)], 1.2, (0, 0))
    s.stroke([(42, 141), (110, 141)], s.accent, 1.4)


def _whistling_kettle(s: Impact) -> None:
    """Paint a fat copper kettle that leans back on its flames: the spout at the left, the lid off and in the air."""
    copper, dark, lit = s.mid, mix(s.deep, s.ink, 0.25), s.light
    with s.moved(0.0, -5.0, turn=7.0, about=(78, 130)):
        for tone, wide in ((s.ink, 10.4), (mix(s.accent, s.ink, 0.5), 6.2)):
            s.line(svg("M54 82 C46 44 108 44 102 82"), tone, wide)
        s.line(svg("M55.500 74 C54 50 88 44 97 58"), s.accent, 2.2)
        spout = svg("M54 116 C40 112 38 98 32 88 L26 85 L36 74 L42 80 C48 88 50 94 60 92 Z")
        s.inked([(spout, copper)], 2.4, (0.7, 1.2))
        with s.clipped(spout):
            s.fill(cut(spout, placed(spout, 3.4, -4.4)), dark)
            s.rim([spout], lit, (-1.0, -0.6), 2.2)
        s.inked([(polygon((24, 86), (36, 72), (40, 76), (28, 90)), "#ffc83a")], 1.6, (0.3, 0.5))
        body = svg(
            "M46 112 C44 92 56 80 78 80 C100 80 112 92 110 112 C109 124 104 131 98 132 H58 C52 131 47 124 46 112 Z"
        )
        s.inked([(body, copper)], 2.2, (1.8, -1.4))
        with s.clipped(body):
            s.fill(cut(body, placed(body, -12, 5)), dark)
            s.fill(both(body, svg("M70 84 C62 94 62 112 66 128 H84 C76 112 76 96 84 82 Z")), mix(s.deep, s.mid, 0.55))
            s.fill(
                svg(
                    "M50 112 C49 98 56 88 70 84.500 C60 92 56 100 57 112 C57 120 58 124 60 128 C54 126 51 120 50 112 Z"
                ),
                lit,
            )
            s.fill(svg("M64 96 C66 92 70 89 76 88 C71 92 69 96 68 101 Z"), "#ffffff")
            s.fill(box(40, 126, 116, 134), s.deep)
            s.rim([body], s.accent, (-0.1, 1.0), 4.2)
            s.rim([body], "#c8f6ff", (-0.1, 1.0), 1.8)
        s.inked([(oval(78, 81, 17, 4.4), s.shade)], 2.0, (0.2, 0.4))
        s.line(oval(78, 80.4, 17, 4.0), s.key, 1.2)
    s.puff([(76, 76, 6), (88, 76, 6), (82, 70, 7.4), (90, 66, 5)], "#ffffff", s.light, 1.7, (-0.8, -0.4), s.key)
    with s.moved(68, 45, 1.0, turn=-16):
        lid = svg("M-18 6 C-16 -6 -6 -9 0 -9 C6 -9 16 -6 18 6 C8 10 -8 10 -18 6 Z")
        s.inked([(lid, copper)], 2.3, (0.7, 1.1))
        with s.clipped(lid):
            s.fill(cut(lid, placed(lid, -5, -2)), dark)
            s.rim([lid], lit, (-0.6, 1.0), 2.2)
        s.inked([(oval(0, -12, 4.6, 4.2), mix(s.accent, s.ink, 0.3))], 1.8, (0.3, 0.5))
        s.fill(oval(-1.4, -13.4, 1.5, 1.1), "#c8f6ff")
    for x, y, long in ((66, 66, 6), (74, 67, 5), (97, 72, 6)):
        s.stroke([(x, y - long), (x, y)], "#ffffff", 1.8)


def _jet_of_steam(s: Impact) -> None:
    """Paint the whistle: a hard white jet out of the spout and the cloud that it rolls up into."""
    s.fill(polygon((34, 81), (39, 74), (16, 46), (4, 62)), "#ffffff")
    s.puff(
        [(24, 66, 5), (31, 58, 5), (2, 76, 9), (12, 84, 7), (20, 50, 8), (10, 60, 11), (30, 50, 5), (3, 92, 6)],
        "#ffffff",
        s.light,
        2.0,
        (0.3, -0.9),
        s.key,
    )
    for start, end in (((44, 68), (50, 58)), ((48, 74), (57, 67)), ((40, 62), (42, 52))):
        s.stroke([start, end], "#ffffff", 2.4)


def yondu(s: Impact) -> None:
    """A kettle whistles and throws its lid. Close, on a stove; light: the low sun in a window."""
    _stove_at_evening(s)
    _gas_flames(s)
    _jet_of_steam(s)
    _whistling_kettle(s)


_CHALK_LINE: Final = polygon((-30, 143), (-30, 161), (126, 130), (126, 119))
"""The white line, which lies half in the shadow of the ball."""


def _clay_court_by_night(s: Impact) -> None:
    """Paint a court of clay by night: a black stand, a mast of lamps over it, the lit clay, the line that runs to us."""
    s.fill(ALL, mix(s.deep, s.ink, 0.3))
    s.fill(polygon((32, -9), (130, -9), (130, 70), (92, 70)), s.shade)
    s.fill(polygon((-9, 50), (130, 60), (130, 92), (-9, 92)), s.shade)
    s.fill(box(42, 30, 45, 70), s.ink)
    s.fill(box(28, 16, 59, 35, 2), s.ink)
    for row in range(2):
        for column in range(3):
            x, y = 34 + 9.5 * column, 21 + 9 * row
            s.fill(box(x - 3.6, y - 3.2, x + 3.6, y + 3.2, 1), "#ffffff")
    s.fill(box(-9, 80, 130, 180), s.mid)
    s.fill(polygon((-9, 80), (60, 80), (122, 180), (-9, 180)), s.key)
    s.fill(_CHALK_LINE, "#ffffff")


def _ball_on_the_line(s: Impact) -> None:
    """Paint the ball as it strikes the edge of the line, flat for a moment, its shadow, the chalk, its path."""
    for x, y, width in ((44, 84, 1.6), (53, 79, 2.4), (63, 76, 1.6)):
        s.fill(polygon((x - 18, y - 32), (x - width, y + 0.6 * width), (x + width, y - 0.6 * width)), "#ffffff")
    shadow = svg("M52 130 C72 123 104 124 124 130 C118 142 80 147 60 140 Z")
    s.fill(shadow, s.ink)
    s.fill(both(shadow, _CHALK_LINE), mix(s.light, s.deep, 0.62))
    chalk = svg("M78 116 L98 76 L100 95 L117 78 L109 99 L124 96 L102 117 Z")
    s.inked([(chalk, "#ffffff")], 1.6, (0.8, 1.0))
    ball, felt = oval(65, 100, 29, 25, -14), "#ffe14a"
    s.inked([(ball, felt)], 2.0, (1.4, 1.7))
    with s.clipped(ball):
        s.fill(cut(ball, placed(ball, -11, -13)), "#c07a0c")
        s.fill(cut(ball, placed(ball, -5.0, -6.4)), mix(s.deep, s.ink, 0.75))
        s.fill(cut(ball, placed(ball, 4.4, 5.4)), "#fffbd0")
        for seam in (((30, 88), (58, 88, 60, 60)), ((54, 132), (64, 102, 100, 104))):
            s.stroke(seam, s.ink, 6.0)
            s.stroke(seam, "#ffffff", 3.4)
    s.debris(((106, 74, 3.2, 20),), "#ffffff", "#ffffff")


def hawkeye(s: Impact) -> None:
    """A tennis ball bites the edge of the line, and chalk flies. Level with the clay; light: a mast of lamps."""
    _clay_court_by_night(s)
    _ball_on_the_line(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m1-21": Picture(
        spider_ham,
        ((72.0, 74.0), (48.0, 78.0), (72.0, 40.0), (50.0, 122.0)),
        "lets itself down to an apple",
        "larder by night",
        "open skylight",
    ),
    "m1-22": Picture(
        spider_girl,
        ((76.0, 65.0), (66.0, 84.0), (48.0, 66.0), (75.0, 104.0)),
        "ties a ribbon on its shell",
        "beach at sunset",
        "low sun behind a shell",
    ),
    "m1-23": Picture(
        hawkeye,
        ((66.0, 102.0), (66.0, 122.0), (50.0, 30.0)),
        "bites the line",
        "court of clay",
        "mast of lamps",
    ),
    "m1-24": Picture(
        yondu,
        ((66.0, 44.0), (76.0, 104.0), (40.0, 72.0)),
        "whistles and throws its lid",
        "stove",
        "low sun in a window",
    ),
}
