"""The motifs of the medals: one small function each, and the table from a medal's id to its motif.

Knows shapes on a field of 100x100 and how prominent each one is. Knows neither metals nor inks nor whether a medal is
won.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final, Literal, TypeAlias

import skia

from tools.art import brush
from tools.art.brush import Point, polygon, trace

Tone: TypeAlias = Literal["metal", "gem", "deep"]
Motif: TypeAlias = list[tuple[skia.Path, Tone]]

FIELD: Final = 100.0


def first_cut() -> Motif:
    """Draw a brilliant with its facets and a flash of light."""
    stone = polygon([(27, 34), (39, 22), (67, 22), (79, 34), (53, 80)])
    facets = [
        _line(2.4, (27, 36), (79, 36)),
        _line(2.2, (40, 23), (43, 36), (53, 77)),
        _line(2.2, (66, 23), (63, 36), (53, 77)),
    ]
    flash = polygon(brush.star((25, 67), 13, 3.2, 4))
    return [(stone, "gem"), (_outline(stone, 3.6), "metal"), *((line, "metal") for line in facets), (flash, "metal")]


def no_reservations() -> Motif:
    """Draw a card behind a slashed ring."""
    return [
        (_card((50, 50), (36, 50), 0), "metal"),
        (_card((50, 50), (28, 42), 0), "deep"),
        (polygon(brush.star((50, 50), 13, 5.5, 4)), "metal"),
        (_join(brush.ring(50, 50, 40, 34), _line(6, (25, 25), (75, 75))), "gem"),
    ]


def exact_change() -> Motif:
    """Draw a pair of scales in balance with a coin in each pan."""
    beam = _join(_line(4.4, (22, 32), (78, 32)), _line(5, (50, 22), (50, 74)), _disc((50, 22), 5), _bar(34, 73, 32, 6))
    cords = _join(_line(1.8, (13, 58), (24, 33), (35, 58)), _line(1.8, (65, 58), (76, 33), (87, 58)))
    pans = _join(trace((11, 58), (24, 74, 37, 58)), trace((63, 58), (76, 74, 89, 58)))
    return [
        (beam, "metal"),
        (cords, "metal"),
        (pans, "metal"),
        (_disc((24, 50), 6.5), "gem"),
        (_disc((76, 50), 6.5), "gem"),
    ]


def quick_work() -> Motif:
    """Draw a stopwatch with the lines of speed behind it."""
    case = _join(_disc((57, 54), 28), _bar(52, 15, 10, 13), _bar(47, 13, 20, 6), _line(6, (78, 31), (83, 26)))
    speed = _join(_line(4, (12, 40), (26, 40)), _line(4, (7, 54), (24, 54)), _line(4, (12, 68), (26, 68)))
    hand = _join(_line(4, (57, 54), (68, 41)), _disc((57, 54), 4.4))
    slice_ = trace((57, 54), (57, 33), (73, 34, 78, 50))
    return [(speed, "metal"), (case, "metal"), (_disc((57, 54), 21.5), "deep"), (slice_, "gem"), (hand, "metal")]


def runaway() -> Motif:
    """Draw three columns of which one towers over the others, under a star."""
    low = _join(_bar(17, 62, 18, 18), _bar(65, 66, 18, 14))
    return [
        (low, "metal"),
        (_bar(39, 38, 22, 42), "gem"),
        (_outline(_bar(39, 38, 22, 42), 3), "metal"),
        (_bar(12, 78, 76, 5), "metal"),
        (polygon(brush.star((50, 23), 14, 6, 5)), "metal"),
    ]


def hand_picked() -> Motif:
    """Draw a fan of three cards with the number twelve."""
    fan: Motif = [(_card((32, 50), (28, 44), -20), "metal"), (_card((32, 50), (22, 38), -20), "deep")]
    fan += [(_card((68, 50), (28, 44), 20), "metal"), (_card((68, 50), (22, 38), 20), "deep")]
    twelve = brush.lettering("12", (50, 51), brush.CINZEL_BLACK, 27)
    return [*fan, (_card((50, 50), (38, 56), 0), "metal"), (_card((50, 50), (32, 50), 0), "gem"), (twelve, "metal")]


def comeback() -> Motif:
    """Draw an arrow that falls to the ground and then climbs above its start."""
    run = skia.Path()
    run.moveTo(15, 34)
    run.cubicTo(24, 76, 44, 88, 54, 62)
    run.lineTo(70, 33)
    head = polygon([(80, 14), (84, 43), (57, 30)])
    return [(_bar(14, 80, 72, 4.5), "gem"), (_outline(run, 8.5), "metal"), (head, "metal"), (_disc((15, 32), 7), "gem")]


def full_table() -> Motif:
    """Draw a round table from above with four people at it."""
    people: Motif = []
    for quarter in range(4):
        turn = skia.Matrix.RotateDeg(90 * quarter, skia.Point(50, 50))
        for shape in (_oval(50, 19, 15, 7), _disc((50, 15), 7.5)):
            shape.transform(turn)
            people.append((shape, "metal"))
    return [*people, (_disc((50, 50), 25), "metal"), (_disc((50, 50), 20), "deep"), (_stone((50, 50), 11), "gem")]


def blind_trust() -> Motif:
    """Draw a closed eye on the back of a card."""
    lid = skia.Path()
    lid.moveTo(32, 45)
    lid.quadTo(50, 66, 68, 45)
    lashes = [
        _line(3.4, start, end)
        for start, end in (((36, 51), (31, 59)), ((45, 55.5), (43, 65)), ((55, 55.5), (57, 65)), ((64, 51), (69, 59)))
    ]
    return [
        (_card((50, 50), (54, 66), 0), "metal"),
        (_card((50, 50), (46, 58), 0), "gem"),
        (_join(_outline(lid, 4.4), *lashes), "metal"),
    ]


def showpiece() -> Motif:
    """Draw a large five on a rayed star."""
    return [
        (polygon(brush.star((50, 50), 41, 27, 10)), "metal"),
        (_disc((50, 50), 24), "gem"),
        (brush.lettering("5", (50, 50), brush.CINZEL_BLACK, 44), "metal"),
    ]


def at_court() -> Motif:
    """Draw a crown with three stones."""
    crown = polygon([(16, 66), (12, 30), (33, 48), (50, 20), (67, 48), (88, 30), (84, 66)])
    tips = _join(_disc((12, 28), 5), _disc((50, 19), 5.5), _disc((88, 28), 5))
    stones: Motif = [(_disc((x, 59), r), "gem") for x, r in ((30, 5), (50, 6.5), (70, 5))]
    return [(_join(crown, tips), "metal"), *stones, (_bar(16, 71, 68, 9), "metal")]


def by_a_hair() -> Motif:
    """Draw two arrows at a chequered line, one a little ahead."""
    squares = [_bar(66 + 7 * (row % 2), 16 + 8.5 * row, 7, 8.5, 0) for row in range(8)]
    ahead = polygon([(14, 30), (50, 30), (50, 23), (68, 37), (50, 51), (50, 44), (14, 44)])
    beside = polygon([(14, 56), (44, 56), (44, 49), (62, 63), (44, 77), (44, 70), (14, 70)])
    return [
        (_join(*squares), "metal"),
        (_bar(64.5, 14, 1.8, 72, 0), "metal"),
        (ahead, "gem"),
        (_outline(ahead, 2.6), "metal"),
        (beside, "metal"),
    ]


def overflowing() -> Motif:
    """Draw a goblet that runs over with stones."""
    cup = _join(
        trace((25, 40), (75, 40), (75, 64, 55, 66), (55, 76), (67, 83), (33, 83), (45, 76), (45, 66), (25, 64, 25, 40)),
        _bar(22, 37, 56, 7),
    )
    stones = [
        ((36, 30), 8.5),
        ((52, 24), 9.5),
        ((66, 31), 7.5),
        ((82, 50), 6),
        ((17, 52), 5.5),
        ((86, 68), 5),
        ((14, 70), 4.4),
    ]
    return [*((_stone(at, size), "gem") for at, size in stones), (cup, "metal")]


def horned() -> Motif:
    """Draw a helmet with two long horns."""
    helmet = trace((35, 50), (50, 38, 65, 50), (67, 76), (56, 84), (54, 66), (46, 66), (44, 84), (33, 76))
    left = trace((36, 50), (18, 44, 20, 12), (6, 40, 32, 62))
    right = trace((64, 50), (82, 44, 80, 12), (94, 40, 68, 62))
    return [
        (left, "metal"),
        (right, "metal"),
        (helmet, "metal"),
        (polygon([(50, 44), (56, 53), (50, 62), (44, 53)]), "gem"),
    ]


def assembled() -> Motif:
    """Draw six people's stars in a ring around a seventh."""
    stars = [
        polygon(brush.star(brush.polar((50, 50), 31, -math.pi / 2 + step * math.tau / 6), 11, 4.8, 5))
        for step in range(6)
    ]
    return [
        *((star, "metal") for star in stars),
        (_disc((50, 50), 16), "metal"),
        (polygon(brush.star((50, 50), 14, 6, 5)), "gem"),
    ]


def every_place() -> Motif:
    """Draw the pin of a map over a globe."""
    globe = _join(
        brush.ring(46, 58, 29, 25),
        _outline(_oval(46, 58, 12, 27), 2.6),
        _line(2.6, (19, 58), (73, 58)),
        _line(2.4, (23, 44), (69, 44)),
        _line(2.4, (23, 72), (69, 72)),
    )
    pin = trace((64, 66), (44, 40, 44, 34), (44, 14, 64, 14), (84, 14, 84, 34), (84, 40, 64, 66))
    return [
        (globe, "metal"),
        (_outline(pin, 5), "deep"),
        (pin, "gem"),
        (_outline(pin, 2.4), "metal"),
        (_disc((64, 34), 8.5), "metal"),
    ]


MOTIFS: Final[Mapping[str, Callable[[], Motif]]] = {
    "win": first_cut,
    "no_reserve": no_reservations,
    "no_wild": exact_change,
    "swift": quick_work,
    "clear": runaway,
    "few_cards": hand_picked,
    "behind": comeback,
    "crowd": full_table,
    "blind": blind_trust,
    "five": showpiece,
    "nobles": at_court,
    "tied": by_a_hair,
    "high": overflowing,
    "loki": horned,
    "avengers": assembled,
    "places": every_place,
}
"""The motif of each medal, in the order in which medals are shown."""


def _disc(center: Point, radius: float) -> skia.Path:
    path = skia.Path()
    path.addCircle(*center, radius)
    return path


def _oval(x: float, y: float, across: float, down: float) -> skia.Path:
    path = skia.Path()
    path.addOval(brush.rect(x - across, y - down, 2 * across, 2 * down))
    return path


def _bar(x: float, y: float, width: float, height: float, radius: float = 1.2) -> skia.Path:
    path = skia.Path()
    path.addRRect(brush.round_rect(x, y, width, height, radius))
    return path


def _card(center: Point, size: Point, degrees: float) -> skia.Path:
    """Outline a card that leans clockwise around the point below its middle."""
    card = _bar(center[0] - size[0] / 2, center[1] - size[1] / 2, *size, 3.5)
    card.transform(skia.Matrix.RotateDeg(degrees, skia.Point(*center)))
    return card


def _stone(center: Point, radius: float) -> skia.Path:
    return polygon([brush.polar(center, radius, step * math.tau / 6) for step in range(6)])


def _outline(path: skia.Path, width: float) -> skia.Path:
    outline = skia.Path()
    brush.stroke(brush.BLACK, width).getFillPath(path, outline)
    return skia.Simplify(outline)


def _line(width: float, *points: Point) -> skia.Path:
    return _outline(polygon(points, closed=False), width)


def _join(*paths: skia.Path) -> skia.Path:
    whole = skia.Path()
    for path in paths:
        whole = skia.Op(whole, path, skia.PathOp.kUnion_PathOp)
    return whole
