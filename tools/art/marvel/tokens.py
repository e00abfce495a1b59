"""Everything that shows a stone on the table: tokens, gems, cost pips, bonus chips, letters, the team tag.

Knows the plates around a stone. Must not know where on the table they lie.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import Point, blend, fill
from tools.art.marvel.chips import chip
from tools.art.marvel.dots import Area, halftone
from tools.art.marvel.ink import cast, grown, inked, letters, linear, panel_fill, sunk
from tools.art.marvel.palette import COLORS, GOLD, INK, PAPER, STONES, WELL, WHITE, Ramp
from tools.art.marvel.paths import box, circle, moved, polygon, scaled, star
from tools.art.marvel.stones import OUTLINES, UNIT, flat_stone, ghost_stone, stone
from tools.art.sprite import Sprite

BONUS: Final = (58.0, 84.0)
BONUS_CORNER: Final = 5.5

_COST_RAMPS: Final = {
    1: Ramp("#1a68d0", "#4fb6ff", "#d6f1ff"),
    2: Ramp("#9a3400", "#ee6208", "#ffc890"),
    3: Ramp("#6e0418", "#d21434", "#ffb3ae"),
    4: Ramp("#25085c", "#5a18b8", "#c898ff"),
}
"""Five steps of grey from Mind to Power: on prices, which stand close together, they differ in tone too."""
_COST_SCALES: Final[tuple[Point, ...]] = (
    (1.27, 1.0), (1.16, 1.16), (1.08, 1.08), (1.02, 1.32), (1.06, 1.06), (1.16, 1.06), (1.5, 0.98),
)  # fmt: skip
"""How much wider and higher than in its box a stone stands as a cost, so that all hold a number equally well."""


def cost_outline(kind: int, at: Point, radius: float) -> skia.Path:
    """Return the silhouette of a cost: that of its stone, about ``radius`` to each side."""
    across, down = _COST_SCALES[kind]
    scale = radius / UNIT
    return moved(scaled(OUTLINES[kind], scale * across, scale * down), *at)


def cost_pip(canvas: skia.Canvas, kind: int, at: Point, radius: float) -> None:
    """Draw the ground of a cost: its stone as a flat shape with a bright edge on ink; the number goes over it."""
    x, y = at
    ramp = _COST_RAMPS.get(kind, STONES[kind].ramp)
    shape = cost_outline(kind, at, radius)
    grown(canvas, moved(shape, radius * 0.05, radius * 0.09), INK, radius * 0.24)
    grown(canvas, shape, INK, radius * 0.2)
    canvas.drawPath(shape, fill(ramp.base))
    canvas.save()
    canvas.clipPath(shape, True)
    lit = polygon((x - radius, y - radius), (x + radius, y - radius), (x - radius, y + radius * 0.75))
    canvas.drawPath(lit, fill(blend(ramp.base, ramp.light, 0.25)))
    canvas.drawPath(shape, brush.stroke(ramp.light, radius * 0.22))
    canvas.restore()


def tag(canvas: skia.Canvas, at: Point, radius: float) -> None:
    """Draw the team tag: a chevron pennant with a star, ``radius`` high to each side."""
    x, y = at
    side = radius * 0.86

    def spot(across: float, down: float) -> Point:
        return x + across * side, y + down * radius

    pennant = polygon(spot(-1, -1), spot(1, -1), spot(1, 0.42), spot(0, 1), spot(-1, 0.42))
    inked(canvas, pennant, linear(spot(0, -1), spot(0, 1), [WHITE, PAPER]), max(0.7, radius * 0.11))
    chevron = polygon(spot(-1, 0.08), spot(0, 0.62), spot(1, 0.08), spot(1, 0.42), spot(0, 1), spot(-1, 0.42))
    canvas.drawPath(chevron, fill(GOLD))
    canvas.drawPath(star(5, radius * 0.62, radius * 0.26, x, y - radius * 0.22), fill(INK))


def _ghost_token(canvas: skia.Canvas, kind: int) -> None:
    canvas.drawPath(circle(20, 20, 18.6), fill(WELL, 0.67))
    canvas.drawPath(circle(20, 20, 18.6), brush.stroke(STONES[kind].ramp.base, 1.3, 0.42))
    ghost_stone(canvas, kind, (20, 20), 11.5)


def bonus_plate(canvas: skia.Canvas, color: int, at: Area, corner: float) -> None:
    """Draw the plate of a bonus in its colour, with dots in the shade."""
    left, top, right, bottom = at
    width, height = right - left, bottom - top
    ramp = STONES[color].ramp
    plate = box(left, top, width, height, corner)
    tones = [blend(ramp.base, ramp.light, 0.4), ramp.base, blend(ramp.base, ramp.dark, 0.8)]
    canvas.drawPath(plate, brush.stroke(INK, 2.6))
    canvas.drawPath(plate, panel_fill(plate, tones, [0, 0.45, 1]))

    def shade(x: float, y: float) -> float:
        return max(0.0, (x - left) / width * 0.6 + (y - top) / height * 0.5 - 0.5)

    halftone(canvas, at, shade, (ramp.dark, 0.55), pitch=4.2, inside=plate)
    canvas.save()
    canvas.clipPath(plate, True)
    sheen = polygon((left, top), (left + width * 0.8, top), (left, top + height * 0.42))
    canvas.drawPath(sheen, fill(WHITE, 0.16))
    canvas.restore()
    edge = box(left + 1.6, top + 1.6, width - 3.2, height - 3.2, corner - 1.2)
    canvas.drawPath(edge, brush.stroke(ramp.light, 1.2, 0.85))


def _bonus(canvas: skia.Canvas, color: int) -> None:
    width, height = BONUS
    cast(canvas, box(0, 0, width, height, BONUS_CORNER), 1.4, 0.9)
    bonus_plate(canvas, color, (1.3, 1.3, width - 1.3, height - 1.3), BONUS_CORNER)
    stone(canvas, color, (width / 2, height * 0.30), 16.4, contour=1.2)


def _bonus_empty(canvas: skia.Canvas, color: int) -> None:
    width, height = BONUS
    ramp = STONES[color].ramp
    place = box(1, 1, width - 2, height - 2, BONUS_CORNER)
    sunk(canvas, place, (WELL, 0.72), 1.4, (ramp.base, 0.75))
    ghost_stone(canvas, color, (width / 2, height * 0.30), 15)


def _letter(canvas: skia.Canvas, kind: int) -> None:
    ramp = STONES[kind].ramp
    disc = circle(9, 9, 7.6)
    inked(canvas, disc, fill(blend(ramp.dark, INK, 0.62)), 0.8)
    canvas.drawPath(circle(9, 9, 7.2), brush.stroke(ramp.base, 1.2))
    letters(canvas, STONES[kind].letter, (9, 13.1), 11)


def sprites() -> list[Sprite]:
    """Return the sprites of tokens, gems, pips, bonus chips, letters and the tag."""
    result: list[Sprite] = []

    def add(name: str, size: Point, draw: Callable[[skia.Canvas], None], margin: float = 0) -> None:
        result.append(Sprite(name, size, draw, (margin, margin, margin, margin)))

    for kind in range(len(STONES)):
        add(f"token/{kind}", (76, 76), partial(chip, kind=kind, at=(38, 38), radius=37), 8)
        add(
            f"token_small/{kind}",
            (40, 40),
            partial(chip, kind=kind, at=(20, 20), radius=19.4, bold=True),
            5,
        )
        add(f"token_ghost/{kind}", (40, 40), partial(_ghost_token, kind=kind))
        add(f"gem/{kind}", (40, 40), partial(stone, kind=kind, at=(20, 20), radius=19, contour=1.5), 3)
        add(f"gem_small/{kind}", (20, 20), partial(flat_stone, kind=kind, at=(10, 10), radius=9, contour=1.1), 2)
        pip = partial(cost_pip, kind=kind, at=(14, 14), radius=13.2)
        result.append(Sprite(f"pip/{kind}", (28, 28), pip, (2, 2, 3, 3), anchors={"count": (0.5, 0.5, 0.58)}))
        add(f"letter/{kind}", (18, 18), partial(_letter, kind=kind), 1)
    count = {"count": (0.5, 0.74, 0.42)}
    for color in COLORS:
        result.append(Sprite(f"bonus/{color}", BONUS, partial(_bonus, color=color), (3, 3, 9, 11), anchors=count))
        result.append(Sprite(f"bonus_empty/{color}", BONUS, partial(_bonus_empty, color=color), anchors=count))
    add("tag", (24, 28), partial(tag, at=(12, 13.4), radius=12.4), 2)
    return result
