"""Level 3 at the window: the jeweller's shop by night, the rose window of a cathedral.

Knows these compositions; the pieces they are made of are `buildings`, `land` and `things`.
"""

from __future__ import annotations

import math

import skia

from tools.art.base.gems import gem, pearl
from tools.art.base.palette import DIAMOND, GEMS, GOLD, ONYX
from tools.art.base.scenes.land import crystals
from tools.art.base.scenes.stage import HEIGHT, LEFT, RIGHT, SceneStage, whole
from tools.art.base.scenes.things import candle, chest, glints
from tools.art.brush import (
    SCREEN,
    WHITE,
    Point,
    blend,
    darken,
    fill,
    halo,
    horizontal,
    lighten,
    linear,
    polar,
    polygon,
    radial,
    rect,
    shaded,
    stroke,
    trace,
    vertical,
)

_FRAME = "#2a1206"


def shop(stage: SceneStage) -> None:
    """A jeweller's window glows under its awning."""
    canvas, world = stage.canvas, stage.world
    _bricks(stage)
    x, y, half, low = 78.0, 92.0, 41.0, 58.0
    halo(canvas, (x, y), 72, "#ffb45a", 0.6)

    def opening(grow: float) -> skia.Path:
        return trace(
            (x - half - grow, y + low + grow * 0.4),
            (x - half - grow, y - 12),
            (x - half - grow, y - 52 - grow * 1.3, x + half + grow, y - 52 - grow * 1.3, x + half + grow, y - 12),
            (x + half + grow, y + low + grow * 0.4),
        )

    masonry = linear((x - half, y - 50), (x + half, y + 50), [lighten(world.stone, 0.4), world.stone, world.stone_dark])
    canvas.drawPath(opening(6), shaded(masonry))
    canvas.drawPath(opening(1.5), fill(_FRAME))
    glass = opening(0)
    canvas.save()
    canvas.clipPath(glass, True)
    glow = radial((x - 8, y - 6), 62, ["#fff0b8", "#ffc25a", "#b85a1c", "#3a1408"], [0, 0.25, 0.6, 1])
    canvas.drawRect(whole(), shaded(glow))
    for shelf in (y + 4, y + 36):
        canvas.drawRect(rect(x - half, shelf, 2 * half, 3.4), vertical(shelf, shelf + 3.4, ["#e0a45a", "#5a2c10"]))
    _upper_shelf(stage, x, y + 4)
    _lower_shelf(stage, x, y + 36)
    crystals(stage, x + stage.between(-12, 8), y + low - 2, 6, 5)
    for dx in (-13.5, 13.5):
        canvas.drawRect(rect(x + dx - 0.8, 0, 1.6, HEIGHT), fill(_FRAME, 0.85))
    canvas.drawRect(rect(LEFT, y - 22, RIGHT - LEFT, 1.6), fill(_FRAME, 0.85))
    canvas.drawPath(glass, shaded(linear((x - half, y - 50), (x + 10, y + 20), [(WHITE, 0.30), (WHITE, 0)], [0, 0.7])))
    canvas.restore()
    _awning(stage, x, y, half)
    sill = rect(x - half - 8, y + low, 2 * half + 16, 24)
    canvas.drawRect(sill, vertical(y + low, y + low + 18, [world.stone, world.stone_dark]))


def _bricks(stage: SceneStage) -> None:
    canvas, world = stage.canvas, stage.world
    canvas.drawRect(whole(), vertical(30, HEIGHT, [blend(world.near, world.mid, 0.75), world.near]))
    for row in range(17):
        for column in range(13):
            left, top = LEFT + column * 16 - (row % 2) * 8, 22 + row * 9.2
            canvas.drawRect(
                rect(left, top, 15, 8.4),
                vertical(top, top + 9, [(world.stone, stage.between(0.10, 0.26)), (world.stone, 0.02)]),
            )


def _upper_shelf(stage: SceneStage, x: float, shelf: float) -> None:
    layout = stage.rng.choice(
        (((-18, 8), (3, 10), (24, 8)), ((-20, 7), (-4, 7), (12, 7), (27, 6)), ((-14, 10), (16, 10)))
    )
    for dx, size in layout:
        center = (x + dx, shelf - size - 2)
        stand = [(center[0] - size * 0.8, shelf), (center[0] - size * 0.4, center[1] + size * 0.4)]
        stand += [(center[0] + size * 0.4, center[1] + size * 0.4), (center[0] + size * 0.8, shelf)]
        stage.canvas.drawPath(polygon(stand), fill("#3b1830"))
        gem(stage.canvas, stage.color, center, size, glow=0.6)


def _lower_shelf(stage: SceneStage, x: float, shelf: float) -> None:
    canvas = stage.canvas
    pieces = stage.rng.sample(("bust", "candle", "chest", "rings"), 3)
    for dx, piece in zip((-24.0, 0.0, 24.0), pieces, strict=True):
        if piece == "candle":
            candle(stage, x + dx, shelf, 15)
        elif piece == "chest":
            chest(stage, x + dx, shelf, 9.5)
        elif piece == "bust":
            _necklace_bust(stage, x + dx, shelf)
        else:
            cushion = trace((x + dx - 10, shelf), (x + dx - 9, shelf - 8, x + dx + 9, shelf - 8, x + dx + 10, shelf))
            canvas.drawPath(cushion, shaded(linear((0, shelf - 7), (0, shelf), ["#8a3a7a", "#3a1438"])))
            for ring in (-5.0, 5.0):
                canvas.drawOval(rect(x + dx + ring - 3, shelf - 13, 6, 8), stroke(GOLD, 1.3))
                gem(canvas, stage.color, (x + dx + ring, shelf - 14), 2.8, shadow=False)


def _necklace_bust(stage: SceneStage, x: float, shelf: float) -> None:
    canvas = stage.canvas
    left = x - 12
    bust = trace(
        (left, shelf),
        (left + 2, shelf - 12, left + 7, shelf - 10, left + 7, shelf - 22),
        (left + 16, shelf - 22),
        (left + 16, shelf - 10, left + 22, shelf - 12, left + 24, shelf),
    )
    canvas.drawPath(bust, horizontal(left, left + 24, ["#f5e3c8", "#9a6a4a"]))
    for i in range(9):
        angle = math.pi * (i + 0.5) / 9
        pearl(canvas, (x - 6.2 * math.cos(angle), shelf - 15 + 8 * math.sin(angle)), 1.4)
    gem(canvas, stage.color, (x, shelf - 4.5), 4.2, glow=0.7)


def _awning(stage: SceneStage, x: float, y: float, half: float) -> None:
    own = {DIAMOND.kind: ("#8ea3d6", "#fff3dc"), ONYX.kind: ("#2b2440", "#d8c9a0")}
    colors = own.get(stage.color, (stage.gem.body, "#fff3dc"))
    count = stage.rng.choice((6, 8, 10))
    width = (2 * half + 16) / count
    for i in range(count):
        left = x - half - 8 + i * width
        tint = colors[i % 2]
        flap = trace(
            (left + (x - left) * 0.12, y - 46),
            (left + width + (x - left - width) * 0.12, y - 46),
            (left + width, y - 28),
            (left + width / 2, y - 22, left, y - 28),
        )
        stage.canvas.drawPath(flap, vertical(y - 46, y - 24, [darken(tint, 0.1), darken(tint, 0.32)]))


def rose_window(stage: SceneStage) -> None:
    """A rose window throws its colours down the nave onto a treasure."""
    canvas, world = stage.canvas, stage.world
    stone = blend(world.stone_dark, world.near, 0.55)
    canvas.drawRect(
        whole(), shaded(linear((LEFT, 30), (RIGHT, HEIGHT), [blend(stone, world.lit, 0.12), darken(stone, 0.5)]))
    )
    center, radius = (stage.drift(80, 2), stage.drift(86, 2)), stage.between(33, 36)
    _ribs(stage, center, stone)
    halo(canvas, center, radius * 1.9, stage.gem.glow, 0.5)
    canvas.drawCircle(
        *center,
        radius + 4,
        shaded(linear((center[0] - 30, 50), (center[0] + 30, 124), [lighten(world.stone, 0.3), darken(stone, 0.3)])),
    )
    canvas.drawCircle(*center, radius + 0.6, fill("#140a12"))
    _tracery(stage, center, radius)
    for lean in (-0.5, 0.0, 0.5):
        foot = center[0] + lean * 56 + 8
        beam = polygon(
            [
                (center[0] + lean * 40 - 8, center[1] + 10),
                (center[0] + lean * 40 + 8, center[1] + 10),
                (foot + 20, 172),
                (foot - 20, 172),
            ]
        )
        canvas.drawPath(
            beam, shaded(linear(center, (foot, 172), [(stage.gem.glow, 0.34), (stage.gem.glow, 0.0)]), mode=SCREEN)
        )
    for row in range(4):
        top = 138 + row * 8.5
        shade = blend(stone, world.lit, 0.22) if row % 2 else stone
        canvas.drawRect(
            rect(LEFT, top, RIGHT - LEFT, 9), vertical(top, top + 9, [lighten(shade, 0.12), darken(shade, 0.25)])
        )
    chest(stage, center[0] + stage.between(-10, -5), 160, stage.between(12, 13.5))
    for dx in (-33.0, 31.0):
        candle(stage, center[0] + dx, 150, stage.between(13, 19))
    glints(stage, 52, 112, 118, 160, 10)


def _ribs(stage: SceneStage, center: Point, stone: str) -> None:
    """Spring the vault's ribs from the piers at both sides."""
    for side in (-1, 1):
        for reach in (56.0, 68.0):
            rib = trace(
                (center[0] + side * reach, 176),
                (center[0] + side * reach, 92),
                (center[0] + side * reach, 50, center[0] + side * 20, 26),
                closed=False,
            )
            stage.canvas.drawPath(rib, stroke(darken(stone, 0.45), 8))
            stage.canvas.drawPath(rib, stroke(blend(stone, stage.world.lit, 0.30 if side < 0 else 0.12), 3.4))


def _tracery(stage: SceneStage, center: Point, radius: float) -> None:
    """Glaze the rose in rings of panes between lead lines: the card's colour leads, another answers."""
    canvas = stage.canvas
    petals = stage.rng.choice((8, 10, 12))
    answer = GEMS[stage.rng.choice([i for i in range(4) if i != stage.color])]
    step = 2 * math.pi / petals
    lead = stroke("#1a0e14", max(0.8, radius * 0.028))
    for i in range(petals * 2):
        tint = answer.shade(0.66 + 0.1 * (i % 2)) if i % 2 else _glass(stage, 0.62)
        _pane(stage, center, (radius * 0.78, radius * 0.97), i * step / 2, step / 2, tint)
    for i in range(petals):
        angle = i * step - math.pi / 2
        _pane(stage, center, (radius * 0.26, radius * 0.76), angle - step / 2, step, _glass(stage, 0.40))
        side = (polar(center, radius * 0.58, angle - step * 0.44), polar(center, radius * 0.58, angle + step * 0.44))
        tip, root = polar(center, radius * 0.76, angle), polar(center, radius * 0.24, angle)
        petal = trace(root, (*side[0], *tip), (*side[1], *root))
        tint = _glass(stage, 0.74)
        canvas.drawPath(petal, shaded(radial(center, radius * 0.8, [lighten(tint, 0.7), tint, darken(tint, 0.2)])))
        canvas.drawPath(petal, lead)
        spot = polar(center, radius * 0.655, angle + step / 2)
        canvas.drawCircle(*spot, radius * 0.075, fill("#ffe09a"))
        canvas.drawCircle(*spot, radius * 0.075, lead)
    canvas.drawCircle(*center, radius * 0.26, fill("#ffedb8"))
    canvas.drawCircle(*center, radius * 0.26, lead)
    gem(canvas, stage.color, center, radius * 0.22, shadow=False)
    canvas.drawCircle(*center, radius * 0.98, stroke(GOLD, 1.3, 0.9))
    light = radial((center[0] - radius * 0.3, center[1] - radius * 0.4), radius * 1.3, [(WHITE, 0.38), (WHITE, 0.0)])
    canvas.drawCircle(*center, radius, shaded(light, mode=SCREEN))


def _glass(stage: SceneStage, value: float) -> str:
    """Pick a pane's colour; onyx is glazed in amethyst, for black glass lets no light through."""
    if stage.gem is ONYX:
        return blend("#5a469a", "#d8ccff", max(0.0, value * 1.7 - 0.62))
    return stage.gem.shade(value)


def _pane(stage: SceneStage, center: Point, reach: tuple[float, float], start: float, sweep: float, color: str) -> None:
    inner, outer = reach
    arc = [polar(center, outer, start + sweep * i / 4) for i in range(5)]
    back = [polar(center, inner, start + sweep * (4 - i) / 4) for i in range(5)]
    pane = polygon(arc + back)
    shade = stage.between(-0.08, 0.14)
    tint = lighten(color, shade) if shade > 0 else darken(color, -shade)
    stage.canvas.drawPath(pane, shaded(radial(center, outer * 1.1, [lighten(tint, 0.35), tint, darken(tint, 0.25)])))
    stage.canvas.drawPath(pane, stroke("#1a0e14", 0.9))
