"""Buildings: towers with domes, spires and roofs, houses, skylines, arches.

Knows masonry, windows and their light; where a building stands is the scene's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import skia

from tools.art.base.palette import GOLD, GOLD_LIGHT
from tools.art.base.scenes.stage import LEFT, RIGHT, SceneStage
from tools.art.brush import (
    BLACK,
    WHITE,
    Point,
    blend,
    darken,
    fill,
    halo,
    horizontal,
    lighten,
    polygon,
    rect,
    stroke,
    trace,
    vertical,
)

Top: TypeAlias = Literal["dome", "spire", "roof", "battlement", "flat"]
WINDOW: Final = "#ffd98a"


def tower(
    stage: SceneStage,
    x: float,
    base: float,
    width: float,
    height: float,
    top: Top,
    *,
    walls: tuple[str, str] | None = None,
    lamps: bool = True,
) -> None:
    """Build a tower from its left edge and foot; ``walls`` is its lit and its shadow colour."""
    light, dark = walls or (stage.world.stone, stage.world.stone_dark)
    y = base - height
    stage.canvas.drawRect(
        rect(x, y, width, height), horizontal(x, x + width, [light, blend(light, dark, 0.35), dark], [0, 0.45, 1])
    )
    if top == "dome":
        dome(stage, x, y, width)
        stage.canvas.drawRect(rect(x - width * 0.08, y - 0.4, width * 1.16, 1.3), fill(lighten(light, 0.4)))
    elif top == "spire":
        _spire(stage, x, y, width)
    elif top == "roof":
        _roof(stage, x, y, width)
    elif top == "battlement":
        _battlement(stage, x, y, width, light, dark)
    _windows(stage, x, y, width, base, dark, lamps)


def dome(stage: SceneStage, x: float, y: float, width: float) -> None:
    """Swell an onion dome above a wall's left top corner."""
    accent, canvas, center = stage.world.accent, stage.canvas, x + width * 0.5
    shape = trace(
        (x - width * 0.04, y),
        (x - width * 0.02, y - width * 0.75, x + width * 0.4, y - width * 0.8, center, y - width * 1.12),
        (x + width * 0.6, y - width * 0.8, x + width * 1.02, y - width * 0.75, x + width * 1.04, y),
    )
    canvas.drawPath(shape, horizontal(x, x + width, [lighten(accent, 0.55), accent, darken(accent, 0.5)]))
    for share in (0.26, 0.5, 0.74):
        bend = x + width * (share + (share - 0.5) * 0.3)
        rib = trace((x + width * share, y), (bend, y - width * 0.7, center, y - width * 1.1), closed=False)
        canvas.drawPath(rib, stroke(WHITE, 0.35, 0.35))
    canvas.drawLine(center, y - width * 1.1, center, y - width * 1.1 - 3.2, stroke(GOLD_LIGHT, 0.7))
    canvas.drawCircle(center, y - width * 1.12, 0.9, fill(GOLD))


def house(stage: SceneStage, x: float, base: float, width: float, height: float, *, roof: str | None = None) -> None:
    """Build a gabled house seen from its long side, one window lit by night."""
    light, dark = stage.world.stone, stage.world.stone_dark
    tile = roof or stage.world.accent
    y, canvas = base - height, stage.canvas
    canvas.drawRect(rect(x, y, width, height), horizontal(x, x + width, [light, blend(light, dark, 0.6)]))
    canvas.drawPath(
        polygon(
            [
                (x - 1.5, y + 0.6),
                (x + width * 0.2, y - height * 0.62),
                (x + width * 0.86, y - height * 0.62),
                (x + width + 1.5, y + 0.6),
            ]
        ),
        vertical(y - height * 0.62, y, [lighten(tile, 0.28), darken(tile, 0.28)]),
    )
    for i in range(max(1, int(width / 6))):
        _window(stage, x + width * (i + 0.5) / max(1, int(width / 6)), y + height * 0.45, stage.dark, dark)


def skyline(
    stage: SceneStage,
    base: float,
    heights: tuple[float, float],
    walls: tuple[str, str],
    tops: Sequence[Top],
    *,
    lamps: bool = True,
    widths: tuple[float, float] = (8, 15),
) -> None:
    """Set houses and towers by lot side by side across the whole stage."""
    x = LEFT
    while x < RIGHT:
        width = stage.between(*widths)
        tower(stage, x, base, width, stage.between(*heights), stage.rng.choice(tops), walls=walls, lamps=lamps)
        x += width * stage.between(0.8, 1.05)


def arch(left: float, right: float, foot: float, spring: float, rise: float) -> skia.Path:
    """Outline an opening with upright sides and a round head; ``spring`` is where the head begins."""
    return trace(
        (left, foot), (left, spring), (left, spring - rise, right, spring - rise, right, spring), (right, foot)
    )


def coursework(stage: SceneStage, shape: skia.Path, left: float, right: float, top: float, bottom: float) -> None:
    """Draw the joints of ashlar masonry inside a shape."""
    canvas = stage.canvas
    canvas.save()
    canvas.clipPath(shape, True)
    pen = stroke(stage.world.near, 0.4, 0.28)
    for row in range(int((bottom - top) / 5) + 1):
        x = left - (row % 2) * 4.5
        while x < right:
            canvas.drawRect(rect(x, top + row * 5, 8.6, 4.5), pen)
            x += 9
    canvas.restore()


def banner(stage: SceneStage, x: float, top: float, height: float) -> None:
    """Fly a long pennant in the card's colour from a staff."""
    tint = stage.cloth
    stage.canvas.drawLine(x, top, x, top + height * 1.5, stroke("#3a2414", 0.8))
    flag = trace(
        (x, top),
        (x + 3, top - 1, x + 6, top + 2, x + 9, top + 0.6),
        (x + 6, top + height * 0.3),
        (x + 8, top + height * 0.55),
        (x + 4, top + height * 0.7, x + 2, top + height * 0.4, x, top + height * 0.6),
    )
    stage.canvas.drawPath(flag, fill(tint))
    stage.canvas.drawPath(flag, stroke(lighten(tint, 0.5), 0.4, 0.8))


def _spire(stage: SceneStage, x: float, y: float, width: float) -> None:
    accent, tip = stage.world.accent, (x + width * 0.5, y - width * 1.9)
    stage.canvas.drawPath(polygon([(x - width * 0.1, y), tip, (x + width * 1.1, y)]), fill(darken(accent, 0.45)))
    stage.canvas.drawPath(polygon([(x - width * 0.1, y), tip, (x + width * 0.45, y)]), fill(lighten(accent, 0.3)))
    stage.canvas.drawLine(*tip, tip[0], tip[1] - 3, stroke(GOLD_LIGHT, 0.6))


def _roof(stage: SceneStage, x: float, y: float, width: float) -> None:
    accent = stage.world.accent
    corners: list[Point] = [
        (x - width * 0.08, y),
        (x + width * 0.3, y - width * 0.42),
        (x + width * 0.72, y - width * 0.42),
        (x + width * 1.08, y),
    ]
    stage.canvas.drawPath(polygon(corners), horizontal(x, x + width, [lighten(accent, 0.35), darken(accent, 0.35)]))


def _battlement(stage: SceneStage, x: float, y: float, width: float, light: str, dark: str) -> None:
    count = max(3, int(width / 2.2))
    step = width / (2 * count - 1)
    for i in range(count):
        stage.canvas.drawRect(rect(x + 2 * i * step, y - 1.7, step, 2), fill(blend(light, dark, i / count)))
    stage.canvas.drawRect(rect(x - 0.8, y, width + 1.6, 1.5), fill(lighten(light, 0.25)))


def _windows(stage: SceneStage, x: float, y: float, width: float, base: float, dark: str, lamps: bool) -> None:
    columns, rows = max(1, int(width / 4.6)), max(1, int((base - y) / 7.5))
    odds = 0.72 if stage.dark else 0.28
    for column in range(columns):
        for row in range(rows):
            wy = y + 4 + row * 7.2
            if wy > base - 4:
                continue
            _window(stage, x + width * (column + 0.5) / columns, wy, lamps and stage.rng.random() < odds, dark)


def _window(stage: SceneStage, x: float, y: float, on: bool, dark: str) -> None:
    shape = arch(x - 0.95, x + 0.95, y + 2.2, y, 1.6)
    if on:
        halo(stage.canvas, (x, y + 0.6), 3, WINDOW, 0.5)
    stage.canvas.drawPath(shape, fill(WINDOW if on else blend(dark, BLACK, 0.4), 0.95 if on else 0.6))
