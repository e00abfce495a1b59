"""The base edition's still life of a won game in gouache: plaque, laurel and jewel case.

Knows how each piece is painted, in reference pixels. Who won, and which stones lie in the case, is the program's
business.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.base.gouache import EMERALD, RUBY, SAPPHIRE, Gouache
from tools.art.brush import Point
from tools.art.kit.base import sheets, style
from tools.art.poster.shapes import around, block, both, box, cut, outline, oval, placed, polygon
from tools.art.sprite import Sprite

PLAQUE: Final = (640.0, 124.0)
PLAQUE_BODY: Final = (36.0, 10.0, 568.0, 104.0)
LAUREL: Final = (380.0, 360.0)
LAUREL_MIDDLE: Final[Point] = (190.0, 176.0)
LAUREL_RADIUS: Final = 138.0
CASE: Final = (600.0, 214.0)
HOLLOWS: Final = ((128.0, 66.0), (214.0, 68.0), (300.0, 69.0), (386.0, 68.0), (472.0, 66.0))
"""Where the five stones lie in the case."""
RIM: Final[tuple[Point, ...]] = ((54, 6), (546, 6), (594, 112), (6, 112))
OPENING: Final[tuple[Point, ...]] = ((66, 16), (534, 16), (578, 112), (22, 112))
FLOOR: Final[tuple[Point, ...]] = ((92, 42), (508, 42), (552, 112), (48, 112))
"""The case's edge, what it surrounds, and the velvet at its bottom: all vanish at one point."""
_INK: Final = "#2a1204"
_SHINE, _PALE, _GOLD, _BRONZE, _BROWN = "#fff6d4", "#fbdc86", "#e2a93a", "#a86a1c", "#63370c"
"""Gold from what faces the light to what is turned from it."""
_LIT: Final[Point] = (-1.0, -1.0)
_LEAVES: Final = 12
_LEAF: Final = outline((0, 0), (0.35, -0.36, 1, 0), (0.35, 0.36, 0, 0))
_UPPER_HALF: Final = outline((0, 0), (0.35, -0.36, 1, 0))


def sprites() -> list[Sprite]:
    """List the pieces of the still life."""
    hollows = {f"gem/{color}": (x / CASE[0], y / CASE[1]) for color, (x, y) in enumerate(HOLLOWS)}
    return [
        Sprite("victory/plaque", PLAQUE, _plaque, (26, 24, 26, 30)),
        Sprite("victory/laurel", LAUREL, _laurel, (14, 14, 14, 20)),
        Sprite("victory/case", CASE, _case, (16, 10, 16, 34), anchors=hollows),
    ]


def _plaque(canvas: skia.Canvas) -> None:
    """A gold name plate whose ends hold a sapphire and a ruby."""
    shape = _plate()
    canvas.drawPath(placed(shape, 2, 9), brush.fill(style.NIGHT, 0.6, soft=8))
    for soft, alpha in ((16, 0.5), (5, 0.35)):
        canvas.drawPath(shape, brush.fill("#ffb42e", alpha, soft=soft))
    sheets.paint(canvas, PLAQUE, partial(_paint_plate, shape=shape))


def _plate() -> skia.Path:
    x, y, width, height = PLAQUE_BODY
    right, foot, middle, notch = x + width, y + height, y + height / 2, 15.0
    return outline(
        (x + notch, y), (right - notch, y), (right - notch, y + notch, right, y + notch), (right + 20, middle),
        (right, foot - notch), (right - notch, foot - notch, right - notch, foot), (x + notch, foot),
        (x + notch, foot - notch, x, foot - notch), (x - 20, middle), (x, y + notch),
        (x + notch, y + notch, x + notch, y),
    )  # fmt: skip


def _paint_plate(s: Gouache, shape: skia.Path) -> None:
    x, y, width, height = PLAQUE_BODY
    foot, middle = y + height, y + height / 2
    s.line(shape, _INK, 3.4)
    s.fill(shape, _GOLD)
    shade = both(shape, box(0, middle + 20, PLAQUE[0], foot))
    s.fill(shade, _BRONZE)
    s.fill(both(shape, box(0, foot - 14, PLAQUE[0], foot)), _BROWN)
    s.fill(both(shape, box(0, y + 7, PLAQUE[0], y + 26)), _PALE)
    s.fill(both(shape, box(0, y + 14, PLAQUE[0], y + 19)), _SHINE)
    for left, wide in ((84.0, 40.0), (134.0, 10.0)):  # the room on polished gold
        glare = polygon((left, y), (left + wide, y), (left + wide - 70, foot), (left - 70, foot))
        s.fill(both(shape, glare), _SHINE, 0.42)
    s.line(box(x + 22, y + 8, x + width - 22, foot - 8, 6), _BROWN, 1.6, 0.8)
    s.line(box(x + 23.4, y + 9.4, x + width - 20.6, foot - 6.6, 6), _SHINE, 1.0, 0.7)
    s.rim([shape], _SHINE, _LIT, 2.2)
    for spot, stone in ((x + 3, SAPPHIRE), (x + width - 3, RUBY)):
        _setting(s, (spot, middle), 23, stone)


def _setting(s: Gouache, center: Point, radius: float, stone: int) -> None:
    """A stone in a rail of polished gold."""
    x, y = center
    s.fill(oval(x + 1, y + 3, radius + 4), _INK, 0.7)
    ring = oval(x, y, radius + 3)
    for share, tone in zip((1.0, 0.93, 0.85, 0.77, 0.68), (_BROWN, _GOLD, _SHINE, _GOLD, _BROWN), strict=True):
        s.fill(oval(x, y, (radius + 3) * share), tone)
    s.fill(cut(ring, placed(ring, -3, -3)), _BROWN, 0.7)
    s.fill(oval(x, y, radius * 0.72), _INK)
    s.gem(stone, x, y, radius * 0.64)


def _laurel(canvas: skia.Canvas) -> None:
    """Two gilded branches, open at the top and tied with a ribbon at the foot."""
    glow = brush.radial(LAUREL_MIDDLE, LAUREL_RADIUS * 1.25, [("#ffd98a", 0.55), ("#ffb45e", 0.2), ("#ffb45e", 0)],
                        (0, 0.62, 1))  # fmt: skip
    canvas.drawCircle(*LAUREL_MIDDLE, LAUREL_RADIUS * 1.25, brush.shaded(glow))
    sheets.paint(canvas, LAUREL, _paint_laurel)


def _paint_laurel(s: Gouache) -> None:
    _ribbon(s)
    for side in (-1, 1):
        _branch(s, side)
    _knot(s)


def _branch(s: Gouache, side: int) -> None:
    """One branch about the wreath's middle, its leaves in pairs from the knot upwards."""
    x, y = LAUREL_MIDDLE
    first, last = 82.0, -58.0

    def at(angle: float, radius: float) -> Point:
        across, down = around(0, 0, radius, angle)
        return x + side * across, y + down

    stem = [at(first + (last - first) * step / 24, LAUREL_RADIUS) for step in range(25)]
    s.stroke(stem, _INK, 8)
    s.stroke(stem, _BROWN, 5)
    s.stroke(stem, _GOLD, 2)
    for index in range(_LEAVES):
        share = index / (_LEAVES - 1)
        angle = first + (last - first) * share
        along = angle - 90
        length = 62 - 18 * share
        for turn, size in ((-34.0, 0.86), (31.0, 1.0)):
            if index < _LEAVES - 1 or turn > 0:
                heading = along + turn
                _leaf(s, at(angle, LAUREL_RADIUS), heading if side > 0 else 180 - heading, length * size)
        if index % 3 == 1:
            _berry(s, *at(angle + 6, LAUREL_RADIUS - 18))
    heading = last - 90
    _leaf(s, at(last, LAUREL_RADIUS), heading if side > 0 else 180 - heading, 40)


def _leaf(s: Gouache, root: Point, heading: float, length: float) -> None:
    """A pointed leaf in two flat halves; the one that faces the light is pale."""
    whole, upper = (placed(path, *root, length, heading) for path in (_LEAF, _UPPER_HALF))
    across = math.radians(heading - 90)
    upper_lit = -math.cos(across) - math.sin(across) > 0
    lit, dim = (upper, cut(whole, upper)) if upper_lit else (cut(whole, upper), upper)
    s.line(whole, _INK, 3.2)
    s.fill(dim, _BRONZE)
    s.fill(lit, _GOLD)
    tip = around(*root, length, heading)
    far, near = around(*root, length * 0.52, heading), around(*root, length * 0.34, heading)
    s.fill(both(lit, oval(*tip, math.dist(tip, far))), _PALE)
    s.fill(both(dim, oval(*root, math.dist(root, near))), _BROWN)
    s.stroke([around(*root, length * 0.08, heading), around(*root, length * 0.8, heading)], _BROWN, 1.2)
    s.rim([whole], _SHINE, _LIT, 1.1)


def _berry(s: Gouache, x: float, y: float) -> None:
    s.fill(oval(x, y, 7), _INK)
    s.fill(oval(x, y, 5.6), "#c8243a")
    s.fill(cut(oval(x, y, 5.6), oval(x - 1.6, y - 1.6, 5.2)), "#7a0c22")
    s.fill(oval(x - 1.8, y - 1.9, 1.5), "#ffb8a8")


def _ribbon(s: Gouache) -> None:
    """The two loose ends below the knot."""
    x, y = LAUREL_MIDDLE[0], LAUREL_MIDDLE[1] + LAUREL_RADIUS + 2
    for side in (-1, 1):
        tail = outline(
            (x, y), (x + side * 34, y + 6, x + side * 62, y + 34), (x + side * 52, y + 36), (x + side * 48, y + 48),
            (x + side * 26, y + 18, x, y + 12),
        )  # fmt: skip
        s.line(tail, _INK, 3)
        s.fill(tail, "#9c1230" if side < 0 else "#780a24")
        s.fill(both(tail, oval(x, y, 26)), "#4a0416")
        s.rim([tail], "#ff8f84", _LIT, 1.3)


def _knot(s: Gouache) -> None:
    x, y = LAUREL_MIDDLE[0], LAUREL_MIDDLE[1] + LAUREL_RADIUS
    for side in (-1, 1):
        loop = outline((x, y), (x + side * 22, y - 24, x + side * 50, y - 6), (x + side * 46, y + 16, x, y))
        inside = outline(
            (x + side * 12, y - 2),
            (x + side * 26, y - 12, x + side * 44, y - 4),
            (x + side * 38, y + 6, x + side * 12, y),
        )
        s.line(loop, _INK, 3)
        s.fill(loop, "#d8263c" if side < 0 else "#b3142e")
        s.fill(inside, "#5a0418")
        s.fill(cut(cut(loop, inside), placed(loop, 0, 4)), "#ff7a70")
        s.rim([loop], "#ffb0a0", _LIT, 1.4)
    _setting(s, (x, y), 12, EMERALD)


def _case(canvas: skia.Canvas) -> None:
    """An open jewel case seen from above its front edge: velvet with five hollows, lacquer, gold fittings."""
    canvas.drawOval(brush.rect(-4, 168, 608, 58), brush.fill(style.NIGHT, 0.75, soft=11))
    sheets.paint(canvas, CASE, _paint_case)


def _paint_case(s: Gouache) -> None:
    _tray(s)
    front = box(10, 112, 590, 190, 8)
    s.line(front, _INK, 5)
    s.fill(front, "#3c1636")
    s.fill(both(front, box(0, 160, 600, 190)), "#241026")
    s.fill(both(front, polygon((0, 112), (330, 112), (250, 160), (0, 160))), "#552248")
    for left, wide, cover in ((70.0, 70.0, 0.16), (156, 18, 0.12), (392, 96, 0.10)):  # the room on the lacquer
        s.fill(
            both(front, polygon((left, 112), (left + wide, 112), (left + wide - 34, 190), (left - 34, 190))),
            "#ffd8f4",
            cover,
        )
    s.fill(both(front, box(0, 120, 600, 127)), _INK, 0.5)  # the shadow of the lip
    s.line(box(24.8, 127.4, 576.8, 179.4, 5), _INK, 2, 0.6)
    s.line(box(24, 126, 576, 178, 5), _GOLD, 2)
    s.line(box(23.4, 125.2, 575.4, 177.2, 5), _SHINE, 0.7, 0.8)
    s.line(box(29, 131, 571, 173, 4), _BRONZE, 1)
    _scrolls(s)
    s.rim([front], "#c47aa8", _LIT, 1.6)
    lip = polygon((6, 106), (594, 106), (598, 120), (2, 120))
    s.line(lip, _INK, 2.4)
    s.fill(lip, _GOLD)
    s.fill(polygon((4, 114), (596, 114), (598, 120), (2, 120)), _BRONZE)
    s.fill(both(lip, polygon((0, 106), (330, 106), (318, 114), (0, 114))), _PALE)
    s.fill(both(lip, polygon((90, 104), (170, 104), (150, 122), (70, 122))), _SHINE)
    s.rim([lip], _SHINE, _LIT, 1.6)
    for x in (8, 540):
        _bracket(s, x)
    _clasp(s)


def _bracket(s: Gouache, x: float) -> None:
    plate = block(x, 158, 52, 36, 6)
    s.line(plate, _INK, 2.4)
    s.fill(plate, _GOLD)
    s.fill(both(plate, polygon((x + 52, 158), (x + 52, 194), (x, 194))), _BRONZE)
    s.fill(both(plate, polygon((x + 8, 158), (x + 26, 158), (x, 182), (x, 165))), _SHINE)
    s.line(block(x + 5, 163, 42, 26, 4), _BROWN, 1.0, 0.8)
    s.rim([plate], _BROWN, (1.0, 1.0), 1.8)
    s.rim([plate], _SHINE, _LIT, 1.6)
    for dx in (11, 41):
        s.fill(oval(x + dx, 176, 4), _INK)
        s.fill(oval(x + dx - 0.6, 175.4, 2.8), _PALE)


def _tray(s: Gouache) -> None:
    """A rim of gold, the walls inside it, and velvet in steps of light, with the hollows for the stones."""
    rim, opening, floor = polygon(*RIM), polygon(*OPENING), polygon(*FLOOR)
    s.line(rim, _INK, 5)
    s.fill(rim, _GOLD)
    s.fill(polygon(RIM[1], RIM[2], OPENING[2], OPENING[1]), _BRONZE)
    s.rim([cut(rim, opening)], _SHINE, _LIT, 1.8)
    s.fill(opening, "#1c0830")
    back, right = (polygon(OPENING[at], OPENING[at + 1], FLOOR[at + 1], FLOOR[at]) for at in (0, 1))
    s.fill(back, "#34124a")
    s.fill(both(back, box(0, 0, 600, 30)), "#220a34")
    s.fill(right, "#6a2c84")
    s.fill(both(right, box(0, 62, 600, 112)), "#8040a0")
    s.fill(floor, "#3a1450")
    with s.clipped(floor):
        s.rings(200, 70, (330, 210, 110), ("#4a1a62", "#5e2476", "#74308a"), 0.0)
        s.fill(polygon(FLOOR[0], (126, 42), (92, 112), FLOOR[3]), "#1c0830", 0.75)
        s.fill(polygon(FLOOR[0], FLOOR[1], (512, 52), (86, 52)), "#1c0830", 0.75)
        for x, y in HOLLOWS:
            hollow = oval(x, y + 11, 38, 20)
            s.fill(hollow, "#12061c")
            s.fill(both(hollow, oval(x, y + 24, 34, 14)), "#34124a")
            s.fill(cut(hollow, placed(hollow, -3, -5)), "#b865c8")
            s.line(placed(hollow, 0.8, 1.4), _INK, 2.4, 0.7)
            s.line(hollow, _GOLD, 2)
    s.line(opening, _INK, 1.6)
    for start, end in zip(OPENING[:2], FLOOR[:2], strict=True):
        s.stroke([start, end], _INK, 1.2)


def _scrolls(s: Gouache) -> None:
    """Gold inlay on the front, mirrored about the clasp."""
    for side in (-1, 1):
        for start, reach in ((54.0, 78.0), (138.0, 78.0)):

            def at(share: float, down: float, start: float = start, reach: float = reach, side: int = side) -> Point:
                return 300 + side * (start + reach * share), 152 + down

            for drop, tone, wide in ((1.6, _INK, 2.6), (0.0, _GOLD, 2.4), (-0.7, _SHINE, 0.8)):
                curve = [at(0, drop), (*at(0.25, drop - 22), *at(0.5, drop)), (*at(0.75, drop + 22), *at(1, drop))]
                s.stroke(curve, tone, wide)
            for share, down in ((0.25, -15), (0.75, 15)):
                x, y = at(share, down)
                s.fill(oval(x + 0.5, y + 1.4, 3.6), _INK)
                s.fill(oval(x, y, 3.3), _GOLD)
                s.fill(oval(x - 0.8, y - 0.8, 1.5), _SHINE)


def _clasp(s: Gouache) -> None:
    plate = box(270, 102, 330, 164, 12)
    s.fill(placed(plate, 1, 4), _INK, 0.7)
    s.line(plate, _INK, 3)
    s.fill(plate, _GOLD)
    s.fill(both(plate, polygon((330, 102), (330, 164), (270, 164))), _BRONZE)
    s.fill(both(plate, polygon((270, 102), (312, 102), (270, 144))), _PALE)
    s.fill(both(plate, polygon((280, 102), (292, 102), (270, 124), (270, 112))), _SHINE)
    s.rim([plate], _SHINE, _LIT, 1.8)
    _setting(s, (300, 133), 19, RUBY)
