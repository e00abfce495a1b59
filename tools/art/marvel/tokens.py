"""Everything that shows a stone on the table: tokens, gems, cost pips, bonus chips, letters, the team tag.

Knows the metal chip and the plates around a stone. Must not know where on the table they lie.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import skia

from tools.art import brush
from tools.art.brush import blend, fill
from tools.art.marvel.dots import halftone
from tools.art.marvel.ink import glow, inked, letters, linear, panel_fill, radial, shadow
from tools.art.marvel.palette import COLORS, INK, PAPER, PINK, STONES, WELL, WHITE
from tools.art.marvel.paths import Point, box, circle, polygon, star
from tools.art.marvel.stones import flat_stone, ghost_stone, stone
from tools.art.sprite import Sprite

_METAL = ["#A7A2CF", "#3C366A", "#1B1540", "#57508E"]
_METAL_STOPS = [0, 0.35, 0.7, 1]


def chip(canvas: skia.Canvas, kind: int, at: Point, radius: float, *, bold: bool = False) -> None:
    """Draw a token: a stone on a dark metal chip with six studs in its colour.

    ``bold`` is the cut for small sizes: a thinner rim, a larger stone.
    """
    x, y = at
    ramp = STONES[kind].ramp
    inner = 0.86 if bold else 0.82
    shadow(canvas, circle(x, y, radius), 0, radius * 0.09, radius * 0.08, 0.65)
    canvas.drawPath(circle(x, y, radius), fill(INK))
    rim = linear((x - radius * 0.6, y - radius * 0.8), (x + radius * 0.6, y + radius * 0.8), _METAL, _METAL_STOPS)
    canvas.drawPath(circle(x, y, radius * 0.955), rim)
    canvas.drawPath(circle(x, y, radius * 0.925), brush.stroke(WHITE, radius * 0.018, 0.28))
    studs = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=radius * (0.954 - inner) * 0.98)
    track = radius * (0.954 + inner) / 2
    oval = skia.Rect.MakeLTRB(x - track, y - track, x + track, y + track)
    for index in range(6):
        for tone, start, sweep in ((INK, -17, 34), (ramp.base, -14, 28), (ramp.light, -14, 9)):
            studs.setColor(fill(tone).getColor())
            arc = skia.Path()
            arc.addArc(oval, start + 60 * index + 30, sweep)
            canvas.drawPath(arc, studs)
    canvas.drawPath(circle(x, y, radius * (inner + 0.03)), fill(INK))
    well = radial((x - radius * 0.2, y - radius * 0.3), radius * 1.1, ["#443A80", "#1A1240", "#0D0728"])
    canvas.drawPath(circle(x, y, radius * inner), well)
    glow(canvas, circle(x, y, radius * 0.58), (ramp.base, 0.5), radius * 0.16)
    size = radius * (0.76 if bold else 0.70)
    stone(canvas, kind, at, size, letter=True, contour=max(1.1, radius * 0.05))


def cost_pip(canvas: skia.Canvas, kind: int, at: Point, radius: float) -> None:
    """Draw the ground of a cost: the flat stone on an ink disc; the number goes over it."""
    x, y = at
    ramp = STONES[kind].ramp
    canvas.drawPath(circle(x + radius * 0.06, y + radius * 0.1, radius), fill(INK))
    canvas.drawPath(circle(x, y, radius), fill(INK))
    canvas.drawPath(circle(x, y, radius * 0.93), fill(blend(ramp.dark, INK, 0.78)))
    canvas.drawPath(circle(x, y, radius * 0.93), brush.stroke(ramp.base, radius * 0.07, 0.6))
    flat_stone(canvas, kind, at, radius * (0.99 if kind in (2, 3) else 0.95))


def tag(canvas: skia.Canvas, at: Point, radius: float) -> None:
    """Draw the team tag: a chevron pennant with a star, ``radius`` high to each side."""
    x, y = at
    side = radius * 0.86

    def spot(across: float, down: float) -> Point:
        return x + across * side, y + down * radius

    pennant = polygon(spot(-1, -1), spot(1, -1), spot(1, 0.42), spot(0, 1), spot(-1, 0.42))
    inked(canvas, pennant, linear(spot(0, -1), spot(0, 1), [WHITE, PAPER]), max(0.7, radius * 0.11))
    chevron = polygon(spot(-1, 0.08), spot(0, 0.62), spot(1, 0.08), spot(1, 0.42), spot(0, 1), spot(-1, 0.42))
    canvas.drawPath(chevron, fill(PINK))
    canvas.drawPath(star(5, radius * 0.62, radius * 0.26, x, y - radius * 0.22), fill("#2A17A8"))


def _ghost_token(canvas: skia.Canvas, kind: int) -> None:
    canvas.drawPath(circle(20, 20, 18.6), fill(WELL, 0.67))
    canvas.drawPath(circle(20, 20, 18.6), brush.stroke(STONES[kind].ramp.base, 1.3, 0.42))
    ghost_stone(canvas, kind, (20, 20), 11.5)


def _bonus(canvas: skia.Canvas, color: int) -> None:
    width, height = 70.0, 58.0
    ramp = STONES[color].ramp
    plate = box(1.5, 1.5, width - 3, height - 3, 7)
    tones = [blend(ramp.base, ramp.light, 0.45), ramp.base, blend(ramp.base, ramp.dark, 0.72)]
    inked(canvas, plate, panel_fill(plate, tones, [0, 0.45, 1]), 1.5)
    area = (0.0, 0.0, width, height)
    tone = (ramp.dark, 0.5)
    halftone(canvas, area, lambda x, _: max(0, (x - width * 0.34) / width), tone, pitch=5, inside=plate)
    canvas.save()
    canvas.clipPath(plate, True)
    canvas.drawPath(
        polygon((0, 0), (width * 0.86, 0), (width * 0.5, height * 0.4), (0, height * 0.52)), fill(WHITE, 0.2)
    )
    canvas.restore()
    canvas.drawPath(box(2.6, 2.6, width - 5.2, height - 5.2, 6), brush.stroke(ramp.light, 1.1, 0.75))
    stone(canvas, color, (width * 0.3, height * 0.5), 19, contour=1.5)


def _bonus_empty(canvas: skia.Canvas, color: int) -> None:
    plate = box(1.5, 1.5, 67, 55, 7)
    canvas.drawPath(plate, fill(WELL, 0.67))
    canvas.drawPath(plate, brush.stroke(STONES[color].ramp.base, 1.4, 0.42))
    ghost_stone(canvas, color, (21, 29), 17)


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
        add(f"token_small/{kind}", (40, 40), partial(chip, kind=kind, at=(20, 20), radius=19.4, bold=True), 5)
        add(f"token_ghost/{kind}", (40, 40), partial(_ghost_token, kind=kind))
        add(f"gem/{kind}", (40, 40), partial(stone, kind=kind, at=(20, 20), radius=19, contour=1.5), 3)
        add(f"gem_small/{kind}", (20, 20), partial(flat_stone, kind=kind, at=(10, 10), radius=9, contour=1.1), 2)
        pip = partial(cost_pip, kind=kind, at=(14, 14), radius=13.4)
        result.append(Sprite(f"pip/{kind}", (28, 28), pip, (1, 1, 2, 3), anchors={"count": (0.5, 0.5, 0.63)}))
        add(f"letter/{kind}", (18, 18), partial(_letter, kind=kind), 1)
    for color in COLORS:
        count = {"count": (0.73, 0.5, 0.68)}
        result.append(Sprite(f"bonus/{color}", (70, 58), partial(_bonus, color=color), (2, 2, 3, 3), anchors=count))
        result.append(Sprite(f"bonus_empty/{color}", (70, 58), partial(_bonus_empty, color=color), anchors=count))
    add("tag", (24, 28), partial(tag, at=(12, 13.4), radius=12.4), 2)
    return result
