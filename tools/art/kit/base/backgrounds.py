"""The velvet the base edition lies on, lit by one candle beyond the upper left corner."""

from __future__ import annotations

import math
import random
from functools import partial
from typing import Final

import skia

from tools.art import brush
from tools.art.base.palette import GOLD, GOLD_LIGHT
from tools.art.sprite import Sprite

SIZE: Final = (1600.0, 900.0)
TABLE: Final = ("#3a2358", "#21143a", "#0f0920")
REPEAT: Final = 2.5
"""Width of the cloth's repeat, px."""
HALL: Final = ("#43296a", "#22143c", "#0b0618")


def backgrounds() -> list[Sprite]:
    """List the three grounds."""
    return [
        Sprite("bg/table", SIZE, partial(velvet, tints=TABLE, candle=0.34, light=(40, 0))),
        Sprite("bg/menu", SIZE, _menu),
        Sprite("bg/result", SIZE, _result),
    ]


def velvet(canvas: skia.Canvas, tints: tuple[str, ...], candle: float, light: tuple[float, float]) -> None:
    """Lay the cloth: colour, weave, nap, candle light and a dark border."""
    width, height = SIZE
    field = brush.rect(0, 0, width, height)
    canvas.drawRect(field, brush.shaded(brush.radial((width * 0.36, height * 0.32), width * 0.8, tints, (0, 0.5, 1))))
    canvas.drawRect(field, brush.shaded(_weave()))
    nap = skia.PerlinNoiseShader.MakeFractalNoise(0.004, 0.012, 3, 3.0)
    grey = skia.ColorFilters.Matrix([0.3, 0.59, 0.11, 0, 0] * 3 + [0, 0, 0, 1, 0])
    canvas.drawRect(field, skia.Paint(Shader=nap, BlendMode=brush.SOFT_LIGHT, Alphaf=0.34, ColorFilter=grey))
    warm = [("#ff9c42", candle * 1.1), ("#ee6a2c", candle * 0.42), ("#e0502a", 0)]
    canvas.drawRect(field, brush.shaded(brush.radial(light, width * 0.7, warm, (0, 0.4, 1)), mode=brush.SCREEN))
    border = [("#05020c", 0), ("#05020c", 0), ("#05020c", 0.72)]
    middle = (width * 0.46, height * 0.42)
    canvas.drawRect(field, brush.shaded(brush.radial(middle, width * 0.72, border, (0, 0.55, 1))))


def _weave() -> skia.Shader:
    """A twill of four threads; its repeat falls on whole pixels at every scale the grounds are stored at."""
    recorder = skia.PictureRecorder()
    thread = REPEAT / 4
    cell = brush.rect(0, 0, REPEAT, REPEAT)
    canvas = recorder.beginRecording(cell)
    for i in range(4):
        canvas.drawRect(brush.rect(i * thread, i * thread, thread, thread), brush.fill("#ffffff", 0.055))
        canvas.drawRect(brush.rect(i * thread, (i + 2) % 4 * thread, thread, thread), brush.fill("#000000", 0.13))
    picture = recorder.finishRecordingAsPicture()
    return picture.makeShader(skia.TileMode.kRepeat, skia.TileMode.kRepeat, skia.FilterMode.kLinear, None, cell)


def _menu(canvas: skia.Canvas) -> None:
    velvet(canvas, HALL, 0.42, (60, -40))
    _candle_rays(canvas)
    chance = random.Random(5)
    focus = (1166.0, 410.0)
    for index in range(34):
        angle = math.radians(chance.uniform(8, 86))
        spot = brush.polar(focus, chance.uniform(236, 458), angle)
        color = ("#dff0ff", "#4aa0ff", "#3dffa0", "#ff4258", "#ffc83c")[index % 5]
        _caustic(canvas, spot, angle, color, chance)
    shine = brush.radial(focus, 458, [("#cfe2ff", 0.3), ("#8a6aff", 0.12), ("#8a6aff", 0)], (0, 0.55, 1))
    canvas.drawCircle(*focus, 458, brush.shaded(shine, mode=brush.SCREEN))


def _caustic(canvas: skia.Canvas, spot: tuple[float, float], angle: float, color: str, chance: random.Random) -> None:
    """A fleck of coloured light that a stone throws on the cloth."""
    canvas.save()
    canvas.translate(*spot)
    canvas.rotate(math.degrees(angle))
    tail = chance.uniform(30, 90)
    fleck = brush.polygon([(-tail, -chance.uniform(2, 7)), (chance.uniform(40, 120), 0), (-tail, chance.uniform(2, 8))])
    canvas.drawPath(fleck, brush.fill(color, chance.uniform(0.10, 0.3), soft=5, mode=brush.PLUS))
    canvas.restore()


def _candle_rays(canvas: skia.Canvas) -> None:
    source = (-40.0, -60.0)
    for angle, width, alpha in ((24, 5, 0.10), (33, 7, 0.09), (43, 5, 0.08), (52, 6, 0.06)):
        first, last = math.radians(angle - width / 2), math.radians(angle + width / 2)
        wedge = brush.polygon([source, brush.polar(source, 1900, first), brush.polar(source, 1900, last)])
        tints = [("#ffd08a", alpha * 1.5), ("#ffb45e", 0)]
        canvas.drawPath(wedge, brush.shaded(brush.radial(source, 1500, tints), soft=14, mode=brush.SCREEN))


def _result(canvas: skia.Canvas) -> None:
    velvet(canvas, HALL, 0.30, (60, -40))
    _candle_rays(canvas)
    stage = (396.0, 440.0)
    field = brush.rect(0, 0, *SIZE)
    shine = brush.radial(stage, 600, [("#d0801c", 0.66), ("#8a2f3a", 0.36), ("#5a1a4a", 0)], (0, 0.45, 1))
    canvas.drawRect(field, brush.shaded(shine, mode=brush.SCREEN))
    chance = random.Random(11)
    for index in range(30):
        angle = index * math.tau / 30 + chance.uniform(-0.04, 0.04)
        spread = chance.uniform(0.025, 0.07)
        reach = chance.uniform(480, 660)
        wedge = brush.polygon(
            [stage, brush.polar(stage, reach, angle - spread), brush.polar(stage, reach, angle + spread)]
        )
        strength = chance.uniform(0.12, 0.3)
        tints = [("#ffe9a6", strength), ("#ffb45e", strength * 0.5), ("#ff8a3a", 0)]
        light = brush.radial(stage, reach, tints, (0, 0.45, 1))
        canvas.drawPath(wedge, brush.shaded(light, soft=2.5, mode=brush.SCREEN))
    for _ in range(150):
        spot = (chance.gauss(stage[0], 330), chance.uniform(20, SIZE[1] - 20))
        size = chance.uniform(0.6, 2.4)
        canvas.drawCircle(*spot, size * 1.8, brush.fill(GOLD, 0.3, soft=size * 2))
        canvas.drawCircle(*spot, size, brush.fill(GOLD_LIGHT, chance.uniform(0.15, 0.5)))
    floor = brush.vertical(640, 900, [("#05020c", 0), ("#05020c", 0.5)])
    canvas.drawRect(brush.rect(0, 640, SIZE[0], 260), floor)
