"""The five stones of the base edition in gouache: their colours, outlines, facets and edges of ink.

Knows the shape of a stone and the side of the light; knows nothing of figures, halos or cards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import skia

from tools.art.poster.shapes import Color, Point, both, box, mix, oval, placed, polygon
from tools.art.poster.sheet import Sheet

DIAMOND, SAPPHIRE, EMERALD, RUBY, ONYX = range(5)
STONES: Final = {
    DIAMOND: ("#7d9ccc", "#dbe9fb", "#ffffff", "#ffffff"),
    SAPPHIRE: ("#0d2c86", "#1f66e6", "#7fb8ff", "#eaf6ff"),
    EMERALD: ("#075a3c", "#12b06a", "#7deeb0", "#f0fff2"),
    RUBY: ("#8c0718", "#ee2233", "#ff8a86", "#fff0ea"),
    ONYX: ("#0b0706", "#332724", "#93a3b8", "#fff0cc"),
}
"""The dark, body, light and spark of each stone; onyx is a warm black that shines coolly, and its spark
takes the candle's gold."""
_ONYX_EDGE: Final = "#c6d2e0"
"""The polished edge of an onyx, which sets it off from dark ground."""
_DROP: Final = (
    *((0, -1.25), (0.62, -0.35), (0.82, 0.25), (0.5, 0.85)),
    *((0, 1.02), (-0.5, 0.85), (-0.82, 0.25), (-0.62, -0.35)),
)
_STEP_CUT: Final = (
    *((-0.62, -0.95), (0.62, -0.95), (0.8, -0.72), (0.8, 0.72)),
    *((0.62, 0.95), (-0.62, 0.95), (-0.8, 0.72), (-0.8, -0.72)),
)


def _ring(count: int, start: float) -> tuple[Point, ...]:
    angles = (math.radians(start + 360 * number / count) for number in range(count))
    return tuple((math.cos(angle), math.sin(angle)) for angle in angles)


_OUTLINES: Final[dict[int, Sequence[Point]]] = {
    DIAMOND: _ring(8, 22.5),
    SAPPHIRE: _ring(8, 22.5),
    EMERALD: _STEP_CUT,
    RUBY: _DROP,
    ONYX: _ring(6, 0),
}
_KEYLINE: Final = 0.09
_KEYLINES: Final = {ONYX: 0.16}
"""How wide the edge of ink is as a share of a stone's radius, where it is not as thin as on the coloured stones."""
_LIT_KEYLINE: Final = 0.04
"""How wide the edge of ink of a diamond is on its lit half, as a share of its radius."""
_PALE_KEYLINE: Final = 0.06
"""How wide it is on the lit half of a coloured stone before light ground."""
_KEYLINE_HUE: Final = 0.4
"""How much of the stone's dark is in the edge of one that is lit."""
_PALE_FACET: Final = 0.6
"""How pale the palest facet is before light ground, from the stone's body to its light."""
_TABLE: Final = 0.52
"""The size of a stone's table as a share of its outline."""
_NARROW: Final = 0.95
_LEAN: Final = 0.22, -0.16
"""The breadth of a stone that is turned half aside, as a share of its full one, and how far its table is off the
middle, in radii."""
LYING: Final = 0.78, 0.24
"""The height of a stone that lies, as a share of its full one, and how far its table is above the middle, in radii."""
_FOOT: Final = (0.3, 0.66, 1.08, 0.3)
_FOOT_COVER: Final = 0.5
"""The shadow of a lying stone on its ground: how far it is thrown aside and down, its half breadth and half height, in
radii; and its cover."""
UPPER_LEFT: Final = (-0.6, -0.8)
"""Where the light comes from on a sheet that has none yet."""
_LIT_HALF: Final = polygon((2.8, -2.0), (2.8, 2.0), (0.02, 0.36), (-0.2, -0.9))
"""What the light reaches of a stone's table when it comes from the right."""
_SHADED_HALF: Final = box(-0.1, -3, 3, 3)
"""What the light does not reach of a stone when it comes from the left."""
_PEACH: Final = "#ffc7a4"
"""The warm fire of a diamond."""
_GIRDLE: Final = (1.0, 0.46, -1.0, 0.16, 0.0, 0.0, 0.26, 0.66)
_STAR: Final = (0.40, 1.2, 0.14, 0.0, 0.40, 0.0, -0.60, 0.20)
"""The facets at a diamond's edge and round its table, from the right on: how blue they are, or how warm below 0."""


class CutStone(NamedTuple):
    """A stone on a sheet: which one, its middle, its radius, its turn in degrees, and the direction of the light.

    One that is ``lying`` on its back is seen from low: it is less high, and its table lies farther up.
    """

    kind: int
    x: float
    y: float
    r: float
    turn: float
    towards: Point
    lying: bool = False


def corners(kind: int, turn: float = 0.0) -> list[Point]:
    """Return the corners of a stone of radius 1 at the origin, clockwise, at a turn in degrees."""
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(a * cosine - b * sine, a * sine + b * cosine) for a, b in _OUTLINES[kind]]


def paint_stone(sheet: Sheet, stone: CutStone, ink: Color, *, lit: bool, pale: bool = False) -> None:
    """Paint a stone's flat facets, its edge of ``ink`` and, where it lies, its shadow.

    Where the sheet is ``lit``, the edge is open on the light's side, unless the ground there is ``pale``: there it is
    closed in the stone's dark, and the palest facets are less pale.
    """
    kind, x, y, r, turn, towards, _ = stone
    dark, body, light, _ = STONES[kind]
    edge = [(x + r * a, y + r * b) for a, b in corners(kind, turn)]
    if lit:  # half turned: narrower, its table off the middle
        side = math.copysign(1.0, turn)
        edge = [(x + (a - x) * _NARROW, b) for a, b in edge]
        x, y = x + r * _LEAN[0] * side, y + r * _LEAN[1]
    if stone.lying:
        aside, down, across, high = _FOOT
        foot = oval(stone.x - towards[0] * r * aside, stone.y + r * down, r * across, r * high)
        sheet.fill(foot, ink, _FOOT_COVER)
        edge = [(a, stone.y + (b - stone.y) * LYING[0]) for a, b in edge]
        y = stone.y - r * LYING[1]
    table = [(x + (a - x) * _TABLE, y + (b - y) * _TABLE) for a, b in edge]
    _keyline(sheet, stone, polygon(*edge), ink, lit=lit, pale=pale)
    stone = stone._replace(x=x, y=y)
    if kind == DIAMOND:
        _brilliant(sheet, stone, edge)
        return
    sheet.fill(polygon(*edge), body)
    tones = (
        (0.6, mix(body, light, _PALE_FACET) if pale else light),
        (0.15, mix(body, light, 0.4)),
        (-0.35, body),
        (-0.8, mix(body, dark, 0.6)),
        (-2.0, dark),
    )
    for number, here in enumerate(edge):
        after = (number + 1) % len(edge)
        mx, my = (here[0] + edge[after][0]) / 2 - x, (here[1] + edge[after][1]) / 2 - y
        facing = (mx * towards[0] + my * towards[1]) / (math.hypot(mx, my) or 1)
        tone = next(tone for least, tone in tones if facing > least)
        sheet.fill(polygon(here, edge[after], table[after], table[number]), tone)
    sheet.fill(polygon(*table), mix(body, dark, 0.25))
    lit_half = placed(_LIT_HALF, x, y, r, math.degrees(math.atan2(towards[1], towards[0])))
    sheet.fill(both(polygon(*table), lit_half), mix(body, light, 0.65))
    if kind == ONYX:
        lit_side = placed(box(0, -2, 2, 2), x, y, r, math.degrees(math.atan2(towards[1], towards[0])))
        with sheet.clipped(lit_side):
            sheet.line(polygon(*edge), _ONYX_EDGE, r * 0.08)


def _keyline(sheet: Sheet, stone: CutStone, edge: skia.Path, ink: Color, *, lit: bool, pale: bool) -> None:
    """Draw a stone's edge of ink: all round on black onyx and where nothing lights it, else on its shaded half.

    A white diamond has a hairline on the other half, and so has any stone before ``pale`` ground.
    """
    kind, x, y, r, _, towards, _ = stone
    width = _KEYLINES.get(kind, _KEYLINE)
    if not lit or kind == ONYX:
        sheet.line(edge, ink, r * width)
        return
    ink = mix(ink, STONES[kind][0], _KEYLINE_HUE)
    if kind == DIAMOND:
        sheet.line(edge, STONES[kind][0] if pale else ink, r * (_PALE_KEYLINE if pale else _LIT_KEYLINE))
    elif pale:
        sheet.line(edge, STONES[kind][0], r * _PALE_KEYLINE)
    away = math.degrees(math.atan2(-towards[1], -towards[0]))
    with sheet.clipped(placed(_SHADED_HALF, x, y, r, away)):
        sheet.line(edge, ink, r * width)


def _brilliant(sheet: Sheet, stone: CutStone, edge: Sequence[Point]) -> None:
    """Paint the facets of a diamond inside its edge: white planes, ice on one side and peach towards the light."""
    _, x, y, _, _, towards, _ = stone
    ice, _, white, _ = STONES[DIAMOND]
    eighth = round((math.atan2(towards[1], towards[0]) - math.atan2(*reversed(UPPER_LEFT))) / math.tau * 8)
    edge = [edge[(at + eighth) % len(edge)] for at in range(len(edge))]

    def tone(cold: float) -> Color:
        return mix(white, ice, cold) if cold >= 0 else mix(white, _PEACH, -cold)

    around = [(edge[at], edge[(at + 1) % len(edge)]) for at in range(len(edge))]
    table = [(x + ((a[0] + b[0]) / 2 - x) * 0.58, y + ((a[1] + b[1]) / 2 - y) * 0.58) for a, b in around]
    for at, (here, after) in enumerate(around):
        sheet.fill(polygon(here, after, table[at]), tone(_GIRDLE[at]))
        sheet.fill(polygon(table[at - 1], here, table[at]), tone(_STAR[at]))
    sheet.fill(polygon(*table), white)
    sheet.fill(polygon(table[7], table[0], table[1], table[2], (x, y)), tone(0.40))
    sheet.fill(polygon(table[0], table[1], (x, y)), tone(0.80))
    sheet.line(polygon(*table), tone(0.60), abs(edge[0][0] - x) * 0.06)
