"""The picture of an orange card of level 3: Spider-Man."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tools.art.marvel.forms import modelled
from tools.art.marvel.impact import Impact
from tools.art.marvel.people import Clothes, clothed, two_toned
from tools.art.marvel.silhouettes import leg_parts
from tools.art.poster.picture import Picture
from tools.art.poster.shapes import ALL, around, both, box, mix, oval, placed, polygon, svg

_DIAL: Final = (68.0, 88.0)


def _clock_tower(s: Impact) -> None:
    """Paint the top of a tower by night and its great dial, lit from inside through dusty glass."""
    x, y = _DIAL
    s.fill(ALL, mix(s.ink, s.deep, 0.35))
    for row in range(13):
        for column in range(5):
            left, top = 28 * column - 14 * (row % 2) - 4, 13 * row - 4
            s.fill(
                box(left, top, left + 26.4, top + 11.4, 0.8), mix(s.ink, s.deep, 0.5 + 0.12 * ((row + 2 * column) % 3))
            )
    s.halo(ALL, s.ink, x, y, 54, 96, 0.0, 0.8)
    for r, tone in ((54, s.ink), (52, s.deep), (49, s.mid), (47, s.ink), (45.4, s.key)):
        s.fill(oval(x, y, r), tone)
    s.fill(oval(x, y, 40), mix(s.key, s.light, 0.85))


def _wiped_glass(s: Impact) -> None:
    """Paint the strokes of the hours, and the wet streak across the dusty glass in which a sunrise shows."""
    x, y = _DIAL
    for hour in range(12):
        stroke = box(-2.2 if hour % 3 else -3.2, -43, 2.2 if hour % 3 else 3.2, -34)
        s.fill(placed(stroke, x, y, turn=30 * hour), s.ink)
    outer = [around(70, 96, 47, turn) for turn in range(-160, -47, 8)]
    inner = [around(70, 96, 25, turn) for turn in range(-48, -161, -8)]
    streak = both(polygon(*outer, *inner), oval(x, y, 45))
    s.fill(streak, "#ffffff")
    with s.clipped(streak):
        for r, tone in ((24, mix(s.key, s.light, 0.4)), (17, s.key), (10, s.mid)):
            s.fill(oval(50, 70, r), tone)
        s.fill(svg("M16 78 C26 70 34 76 44 70 C54 66 58 72 70 66 V100 H16 Z"), s.deep)
        for hour in (10, 11, 0, 1):
            stroke = box(-2.2 if hour % 3 else -3.2, -43, 2.2 if hour % 3 else 3.2, -34)
            s.fill(placed(stroke, x, y, turn=30 * hour), s.ink)
    s.line(streak, "#ffffff", 1.6)


def _board_on_ropes(s: Impact) -> None:
    """Paint the board that hangs on two ropes before the dial, and a bucket below its right end."""
    for x in (47, 93):
        for tone, wide in ((s.ink, 3.2), (s.key, 1.0)):
            s.stroke([(x, 107), (x, -6)], tone, wide)
    s.stroke([(86, 109), (86, 117)], s.ink, 1.6)
    pail = polygon((79, 116), (93, 116), (91, 130), (81, 130))
    modelled(s, pail, ("#c4f6ff", s.accent, mix(s.accent, s.ink, 0.5)), (-0.6, -0.8), 3.0, 1.4, 1.5)
    s.inked([(oval(86, 116, 7, 2.0), "#ffffff")], 1.0, (0, 0))
    modelled(s, box(42, 105, 98, 110.4, 1), (s.light, s.mid, s.deep), (0.2, -1.0), 1.8, 1.4)


_OVERALL: Final = ("#7a3a1a", "#381a0e")


def _seated_cleaner(s: Impact) -> None:
    """Paint the cleaner from behind, slim, in a brown overall: one hand on a rope, the other with a squeegee far out."""
    clothes = Clothes(("#e8702c", "#98340f"), _OVERALL, ("#e0a070", "#7a4024"), ("#4a2010", s.ink), s.ink)
    s.stroke([(87, 66), (92, 54)], s.ink, 3.4)
    modelled(
        s, placed(box(-12, -2.6, 12, 2.6, 1), 93, 52, turn=24), ("#c4f6ff", s.accent, s.ink), (0, -1), 1.4, 1.2, 1.4
    )
    for hip, joints in (((65, 103), ((61, 114), (60, 128), (55, 131))), ((73, 103), ((76, 114), (75, 127), (81, 130)))):
        trouser, shoe = leg_parts(hip, joints, 1.0)
        two_toned(s, [(shoe, (s.deep, s.ink), 1.0), (trouser, _OVERALL, 2.6)], (0.2, -1.0), 1.3)
    _board_on_ropes(s)
    trousers = svg("M59 108 C57 100 60 93 64 91 L67 88 H73 L76 91 C80 93 82 100 80 108 Z")
    clothed(
        s,
        clothes,
        (0.3, -1.0),
        (71, 66),
        (70, 79),
        (69.5, 100),
        (((58, 88), (48.5, 80)), ((82, 77), (87.6, 67))),
        (),
        1.05,
        behind=(),
        extra=((trousers, _OVERALL),),
        w=1.4,
    )
    for start, end in (((64.5, 76), (73, 91)), ((76, 77), (67, 91))):
        s.stroke([start, end], s.ink, 3.4)
        s.stroke([start, end], _OVERALL[0], 1.8)
    s.drops(((99, 63, 1.8), (102, 72, 1.4), (84, 52, 1.4)), s.accent, 1.5)


def spider_man(s: Impact) -> None:
    """A cleaner wipes a sunrise into the dial of a tower clock. Straight on; light: the lamps behind the glass."""
    _clock_tower(s)
    _wiped_glass(s)
    _seated_cleaner(s)


PICTURES: Final[Mapping[str, Picture[Impact]]] = {
    "m3-12": Picture(
        spider_man,
        ((71.0, 66.0), (70.0, 90.0), (91.0, 56.0), (86.0, 120.0)),
        "wipes a clock's dial",
        "clock tower by night",
        "lamps behind a dial",
    ),
}
