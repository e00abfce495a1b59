"""The four places on Earth: the tower, the kitchen of hell, the three-armed base, the hidden kingdom.

Knows their pictures. Must not know the tile around them.
"""

from __future__ import annotations

import random

import skia

from tools.art import brush
from tools.art.brush import blend, fill
from tools.art.marvel.ink import glow, linear
from tools.art.marvel.palette import INK, WHITE, Ramp
from tools.art.marvel.paths import box, circle, ellipse, path, polygon, stroke
from tools.art.marvel.scenery import (
    HEIGHT,
    MIDDLE,
    WIDTH,
    cutout,
    houses,
    inked_shape,
    lit_disc,
    shaded_tower,
    sky,
    windows,
)


def avengers_tower(canvas: skia.Canvas) -> None:
    """A leaning glass tower with a landing deck over the evening city."""
    sky(canvas, Ramp("#12216E", "#3D5BE0", "#FFB35C"))
    lit_disc(canvas, (MIDDLE + 16, 42), 20, "#FFE9A8")
    houses(canvas, 0.5, 0.76, "#2A3FA6", 3)
    x = MIDDLE
    front = polygon((x - 15, HEIGHT), (x - 11, 22), (x + 3, 7), (x + 4, HEIGHT))
    inked_shape(canvas, front, linear((x - 12, 10), (x + 4, HEIGHT), ["#8FB0FF", "#3A56C8", "#2B41A4"]), 1.8)
    side = polygon((x + 3, 7), (x + 14, 30), (x + 15, HEIGHT), (x + 4, HEIGHT))
    inked_shape(canvas, side, linear((x, 10), (x + 12, HEIGHT), ["#3A4FB8", "#18246A"]), 1.8)
    for row in range(5):
        y = 52 + row * 8
        canvas.drawLine(x - 12.4, y + 1, x + 3.5, y, brush.stroke(INK, 0.9, 0.7))
        canvas.drawLine(x + 3.5, y, x + 14.6, y + 3, brush.stroke(INK, 0.9, 0.7))
    windows(canvas, x - 11, 53, 12, 36, "#FFE9A8", 5)
    deck = polygon((x - 27, 40), (x + 26, 34), (x + 22, 43), (x - 21, 48))
    glow(canvas, deck, "#35F0FF", 4)
    inked_shape(canvas, deck, linear((x - 27, 34), (x + 26, 48), ["#E6FCFF", "#6FD2FF", "#2478C8"]), 1.7)
    canvas.drawPath(circle(x - 14, 43.8, 1.4), fill(INK))
    canvas.drawPath(circle(x + 15, 39, 1.4), fill(INK))
    canvas.drawLine(x + 3, 8, x + 3, 0, brush.stroke(INK, 1.4))
    houses(canvas, 0.74, 0.92, "#0E1440", 8, 12, "#FFC95C")


def hells_kitchen(canvas: skia.Canvas) -> None:
    """Rain, a water tank and fire escapes before a swollen moon."""
    sky(canvas, Ramp("#2A0520", "#8E0F3A", "#FF6B4A"))
    lit_disc(canvas, (MIDDLE - 8, 34), 22, "#FFD9A0")
    houses(canvas, 0.42, 0.66, "#5C0A30", 11)
    x = MIDDLE + 15
    for top, foot in ((-7, -10), (0, 0), (7, 10)):
        canvas.drawLine(x + top, 47, x + foot, 72, brush.stroke(INK, 1.8))
    canvas.drawLine(x - 9, 60, x + 9, 52, brush.stroke(INK, 1.2))
    tank = box(x - 10, 32, 20, 18, 1)
    inked_shape(canvas, tank, linear((x - 10, 0), (x + 10, 0), ["#C2564A", "#7A2A2A", "#3A0C18"]), 1.6)
    for offset in (-4, 2):
        canvas.drawLine(x + offset, 32, x + offset, 50, brush.stroke(INK, 0.9, 0.8))
    cutout(canvas, "#4A1620", (x - 12, 33), (x, 21), (x + 12, 33), width=1.6)
    cutout(canvas, "#1C0518", (36, HEIGHT + 4), (36, 58), (58, 58), (58, HEIGHT + 4), width=1.4)
    windows(canvas, 38, 62, 19, 28, "#FFB347", 3)
    for floor, start, end in ((68, 57, 40), (80, 38, 55)):
        canvas.drawLine(35, floor, 59, floor, brush.stroke("#FF8A6A", 1.3))
        canvas.drawLine(start, floor, end, floor + 12, brush.stroke("#FF8A6A", 1))
    houses(canvas, 0.72, 0.9, "#12030F", 21, 16, "#FFB347")
    rng = random.Random(2)
    for _ in range(30):
        x_drop, y_drop = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT)
        canvas.drawLine(x_drop, y_drop, x_drop - 3, y_drop + 9, brush.stroke("#FFC9A8", 0.8, 0.5))


def triskelion(canvas: skia.Canvas) -> None:
    """Three slanted towers on an island."""
    sky(canvas, Ramp("#0B3A5E", "#1E86B8", "#BFF4FF"))
    lit_disc(canvas, (MIDDLE + 24, 20), 9, "#FFF7C9")
    canvas.drawPath(box(-4, 73, WIDTH + 8, 30), linear((0, 73), (0, HEIGHT), ["#2C9CD0", "#083A5E"]))
    for index in range(9):
        y = 81 + index % 3 * 4.6
        wave = stroke((index * 16 - 8, y), (index * 16, y - 1.6), (index * 16 + 8, y), width=0.5, middle=2.6)
        canvas.drawPath(wave, fill("#9BE8FF", 0.8))
    x = MIDDLE
    for offset, top, half, tone in ((-22, 34, 12, "#C9D8E6"), (23, 29, 12, "#9DB4C8"), (0, 16, 14, "#EAF2F8")):
        left, right = x + offset - half, x + offset + half
        tower = polygon((left, 79), (left + half * 0.22, top + 7), (right - half * 0.5, top - 6), (right, 79))
        inked_shape(canvas, tower, linear((left, top), (right, 79), [WHITE, tone, blend(tone, "#3D6F96", 0.6)]), 1.8)
        for row in range(5):
            y = top + 14 + row * 9
            canvas.drawLine(left + 3, y, right - 3, y - 3, brush.stroke("#3D6F96", 1.4))
        canvas.drawLine(right - half * 0.5, top - 6, right - half * 0.5, top - 13, brush.stroke(INK, 1.2))
    cutout(canvas, "#6E8CA6", (x - 40, 80), (x - 28, 70), (x + 30, 70), (x + 42, 80), width=1.8)
    windows(canvas, x - 26, 71, 54, 8, "#FFF3A6", 4)


def wakanda(canvas: skia.Canvas) -> None:
    """Hut-crowned towers of light between a waterfall and the forest."""
    sky(canvas, Ramp("#06352C", "#128A5C", "#FFE06A"))
    lit_disc(canvas, (MIDDLE + 2, 34), 25, "#FFF0A8")
    ridge = ((-4, 66), (18, 34), (36, 58), (52, 48), (68, 60), (88, 26), (WIDTH + 4, 50), (WIDTH + 4, 98), (-4, 98))
    cutout(canvas, "#0D6B4A", *ridge)
    for offset, half, top in ((-14, 6, 38), (18, 6, 42), (3, 8, 20)):
        x = MIDDLE + offset
        shaded_tower(canvas, x, half, top, 80, "#3A8A96", roof=14)
        roof = path(f"M{x - half * 1.25} {top + 16} Q{x - half} {top + 2} {x} {top - 4} Q{x + half} {top + 2} "
                    f"{x + half * 1.25} {top + 16}Z")  # fmt: skip
        inked_shape(canvas, roof, linear((x - half, top), (x + half, top + 14), ["#FFE79A", "#C07A1E", "#5A2E08"]), 1.4)
        windows(canvas, x - half + 2, top + 19, half * 2 - 3, 34, "#FFE06A", int(offset) + 40)
    cutout(canvas, "#0C5540", (80, 49), (91, 43), (WIDTH + 4, 47), (WIDTH + 4, 86), (80, 86))
    for x in (84, 89, 94):
        canvas.drawPath(stroke((x, 48), (x + 1, 86), width=2.6, end=4.4), fill("#D8FFFF"))
    canvas.drawPath(ellipse(89, 87, 12, 4), fill("#E9FFFF", 0.85))
    for index in range(9):
        leaf = circle(index * 14 - 2, 93, 12 + index % 2 * 3)
        inked_shape(canvas, leaf, fill(("#04261C", "#0A3B2A")[index % 2]), 1)
