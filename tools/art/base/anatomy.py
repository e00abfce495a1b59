"""What every development card has around its picture: frame, head band, points, bonus stone, costs, level studs.

Knows the card's grid in its own units of 120 x 168; what it shows is in ``pictures``.
"""

from __future__ import annotations

from typing import Final

import skia

from tools.art.base.facts import CardFacts
from tools.art.base.gems import gem
from tools.art.base.gouache import Gouache
from tools.art.base.marks import cost_pip, pip_shape, points_figure
from tools.art.base.metal import frame, gold, inner_edge, stud
from tools.art.base.palette import DIAMOND, GEMS
from tools.art.base.pictures import COMPLEXIONS, LIGHTS, PICTURES
from tools.art.base.pigments import BROWN_SKIN
from tools.art.brush import (
    BLACK,
    WHITE,
    disc,
    fill,
    lighten,
    linear,
    polygon,
    rect,
    round_rect,
    shaded,
    stroke,
    trace,
    vertical,
)
from tools.art.poster.sheet import lay, painted_size

WIDTH: Final = 120.0
HEIGHT: Final = 168.0
RADIUS: Final = 7.0
BORDER: Final = 2.6
BAND: Final = 38.0
_THICKNESS: Final = 1.4
POINTS: Final = (19.5, 20.6)
POINTS_SIZE: Final = 34.0
STONE: Final = (99.0, 20.4)
STONE_RADIUS: Final = 15.0
PIP_RADIUS: Final = 13.4
PIP_X: Final = 18.6
PIP_PITCH: Final = 28.3
PIP_FOOT: Final = 149.8
"""Height of the lowest cost pip; the others stand above it."""
_SHADE: Final = ("#2c2838", "#0a1c4c", "#062c22", "#3e0710", "#14101c")
"""The shadow of a cost pip, by the colour of the card."""
_LEVEL_RIGHT: Final = 112.0
_LEVEL_Y: Final = 159.6
_LEVEL_PITCH: Final = 9.4


def draw_card(canvas: skia.Canvas, card: CardFacts) -> None:
    """Draw a whole card face in units of 120 x 168 and its edge of paper below, without its shadow."""
    paper = round_rect(0, _THICKNESS, WIDTH, HEIGHT, RADIUS)
    canvas.drawRRect(paper, fill("#5a3a12"))
    canvas.drawRRect(paper, stroke("#1a0e06", 0.5))
    frame(canvas, WIDTH, HEIGHT, RADIUS)
    inner = round_rect(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, RADIUS - 2)
    canvas.save()
    canvas.clipRRect(inner, True)
    paint_picture(canvas, card)
    _pip_shadows(canvas, card)
    _band(canvas, card)
    canvas.restore()
    inner_edge(canvas, inner)
    if card.points:
        points_figure(canvas, card.points, card.color, POINTS, POINTS_SIZE)
    gem(canvas, card.color, STONE, STONE_RADIUS)
    for color, center in pip_centers(card).items():
        cost_pip(canvas, color, card.cost[color], center, PIP_RADIUS)
    _level(canvas, card.level)


def paint_picture(canvas: skia.Canvas, card: CardFacts) -> None:
    """Paint a card's picture in units of 120 x 168."""
    picture = PICTURES[card.id]
    sheet = Gouache(
        card.color,
        painted_size(canvas),
        picture.seed,
        complexion=COMPLEXIONS.get(card.id, BROWN_SKIN),
        light=LIGHTS.get(card.id),
    )
    picture.paint(sheet)
    lay(canvas, sheet.finish())


def _level(canvas: skia.Canvas, level: int) -> None:
    """Set a stud for each level on a small dark plate at the foot."""
    width = _LEVEL_PITCH * (level - 1) + 14
    left, top = _LEVEL_RIGHT - width, _LEVEL_Y - 5.4
    plate = round_rect(left, top, width, 10.8, 5.4)
    canvas.drawRRect(plate, fill("#1c0d04", 0.94))
    canvas.drawRRect(plate, gold(left, top, left + width, top + 10.8, width=1.1))
    for number in range(level):
        stud(canvas, left + 7 + number * _LEVEL_PITCH, _LEVEL_Y, 3.1)


def pip_centers(card: CardFacts) -> dict[int, tuple[float, float]]:
    """Place the cost pips: one a colour, in token order, the last at the foot."""
    last = len(card.prices) - 1
    return {color: (PIP_X, PIP_FOOT - (last - row) * PIP_PITCH) for row, (color, _) in enumerate(card.prices)}


def anchors(card: CardFacts) -> dict[str, tuple[float, ...]]:
    """Return the middles of costs and bonus (with their radii), and of points where there are any."""
    found: dict[str, tuple[float, ...]] = {
        f"cost/{color}": (x / WIDTH, y / HEIGHT, PIP_RADIUS / HEIGHT) for color, (x, y) in pip_centers(card).items()
    }
    found["stone"] = (STONE[0] / WIDTH, STONE[1] / HEIGHT, STONE_RADIUS / HEIGHT)
    if card.points:
        found["points"] = (POINTS[0] / WIDTH, POINTS[1] / HEIGHT)
    return found


def _pip_shadows(canvas: skia.Canvas, card: CardFacts) -> None:
    """Cut the cost pips out of the picture by a hard shadow, down and to the right, as the candle throws it."""
    for color, (x, y) in pip_centers(card).items():
        shape = pip_shape(color, (x + 1.0, y + 1.5), PIP_RADIUS * 1.06)
        canvas.drawPath(shape, fill(_SHADE[card.color], 0.62))


def _band(canvas: skia.Canvas, card: CardFacts) -> None:
    top, middle, foot = GEMS[card.color].band
    canvas.drawRect(rect(0, 0, WIDTH, BAND), vertical(0, BAND, [top, middle, foot]))
    _engraving(canvas, card)
    canvas.drawRect(rect(0, 0, WIDTH, BAND * 0.5), vertical(0, BAND * 0.5, [(WHITE, 0.28), (WHITE, 0.02)]))
    canvas.drawRect(rect(0, BAND, WIDTH, 5), vertical(BAND, BAND + 5, [(BLACK, 0.5), (BLACK, 0)]))
    hairline = linear((0, 0), (WIDTH, 0), ["#fff0b8", "#e2ad3e", "#8a5614"])
    canvas.drawRect(rect(0, BAND - 1.1, WIDTH, 1.5), shaded(hairline))


def _engraving(canvas: skia.Canvas, card: CardFacts) -> None:
    """Engrave the band, a pattern for each level: vine, scallops, lozenges; it fades out beneath points and stone."""
    light = card.color == DIAMOND.kind
    color, strength = ("#5f5a72", 0.40) if light else (lighten(GEMS[card.color].band[0], 0.45), 0.34)
    start = 0.28 if card.points else 0.02
    tints = [(color, 0), (color, strength), (color, strength), (color, 0)]
    fade = linear((0, 0), (WIDTH, 0), tints, [start, start + 0.14, 0.58, 0.74])
    pattern = (_vine, _scallops, _lozenges)[card.level - 1]()
    canvas.save()
    canvas.clipRect(rect(0, 0, WIDTH, BAND - 1))
    canvas.drawPath(pattern, shaded(fade, width=0.9))
    canvas.restore()


def _vine() -> skia.Path:
    path = skia.Path()
    pitch, middle = 23.0, BAND / 2 + 1
    for turn in range(5):
        x, side = 4 + turn * pitch, 1 if turn % 2 else -1
        curls = trace(
            (x, middle), (x + pitch * 0.5, middle + side * 13, x + pitch, middle),
            (x + pitch * 1.15, middle - side * 6, x + pitch * 0.86, middle - side * 9),
            (x + pitch * 0.62, middle - side * 9, x + pitch * 0.68, middle - side * 4), closed=False,
        )  # fmt: skip
        path.addPath(curls)
        root = (x + pitch * 0.44, middle + side * 6.5)
        outer = (x + pitch * 0.34, middle + side * 14, x + pitch * 0.56, middle + side * 15.5)
        leaf = trace(root, outer, (x + pitch * 0.62, middle + side * 10, *root))
        path.addPath(leaf)
    return path


def _scallops() -> skia.Path:
    path = skia.Path()
    radius = 8.0
    for row in range(6):
        for column in range(-1, 9):
            x = column * 2 * radius + (radius if row % 2 else 0)
            for size in (1.0, 0.55):
                path.addArc(disc(x, 2 + row * radius, radius * size), 0, 180)
    return path


def _lozenges() -> skia.Path:
    path = skia.Path()
    wide, high = 11.0, 12.0
    for row in range(5):
        for column in range(12):
            x, y = column * wide + (wide / 2 if row % 2 else 0), row * high * 0.75 - 2
            for size in (0.5, 0.18):
                corners = [(x, y - high * size), (x + wide * size, y), (x, y + high * size), (x - wide * size, y)]
                path.addPath(polygon(corners))
    return path
