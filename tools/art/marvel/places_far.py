"""The four places beyond: the city on the moon, the golden realm, the severed outpost, the drowned kingdom.

Knows their pictures. Must not know the tile around them.
"""

from __future__ import annotations

import skia

from tools.art import brush
from tools.art.brush import fill
from tools.art.marvel.dots import crackle, halftone, rays
from tools.art.marvel.ink import glow, inked, linear, radial
from tools.art.marvel.palette import INK, WHITE, Ramp
from tools.art.marvel.paths import box, circle, ellipse, minus, path, polygon, regular, stroke
from tools.art.marvel.scenery import HEIGHT, MIDDLE, WIDTH, cutout, inked_shape, night_stars, shaded_tower, sky, windows


def attilan(canvas: skia.Canvas) -> None:
    """A domed city of spires on the moon, with Earth in the sky."""
    sky(canvas, Ramp("#0B0C2E", "#2B2E78", "#C9D6FF"))
    night_stars(canvas, 16, 26, 0.6)
    earth = circle(86, 17, 11)
    inked_shape(canvas, earth, radial((82, 13), 16, ["#BDE6FF", "#4FA8FF", "#0C3C9A"]), 1.2)
    land = path("M78 12 Q86 8 90 14 Q86 20 88 26 Q80 22 78 12Z")
    canvas.drawPath(land, fill("#6FE39A"))
    dome = path("M24 82 C24 30 104 30 104 82Z")
    canvas.drawPath(dome, linear((40, 36), (90, 84), [("#DCE8FF", 0.6), ("#6C8CFF", 0.22)]))
    for offset, half, top in ((-25, 6, 58), (26, 6, 60), (-14, 7, 46), (15, 7, 44), (0, 8, 26)):
        shaded_tower(canvas, MIDDLE + offset, half, top, 84, "#B5C4FF", roof=13)
        canvas.drawPath(circle(MIDDLE + offset, top + 16, 2.2), fill("#FFE27A"))
        ring_at = ellipse(MIDDLE + offset, top + 24, half * 1.15, 2.2)
        inked_shape(canvas, ring_at, fill("#FFD45A"), 0.9)
    canvas.drawPath(dome, brush.stroke("#EAF1FF", 1.8, 0.9))
    canvas.drawPath(stroke((32, 66), (38, 50), (50, 42), width=1, middle=4), fill(WHITE, 0.8))
    ground = path(f"M-4 80 Q30 72 60 80 Q84 75 {WIDTH + 4} 82 L{WIDTH + 4} 100 L-4 100Z")
    inked_shape(canvas, ground, linear((0, 76), (0, HEIGHT), ["#C9D1EA", "#77809F"]), 1.8)
    for x, y, size in ((31, 87, 7), (60, 85, 8), (86, 89, 9)):
        canvas.drawPath(ellipse(x, y, size, size * 0.32), fill("#59628A"))


def asgard(canvas: skia.Canvas) -> None:
    """Golden organ-pipe halls on a floating rock at the end of the rainbow bridge."""
    sky(canvas, Ramp("#2A1470", "#8A3FD8", "#FFD45A"))
    night_stars(canvas, 5, 18, 0.5)
    rays(canvas, (MIDDLE, 52), 130, 16, ("#FFF3A6", 0.28), seed=4, duty=0.4)
    for index, tone in enumerate(("#FF4E6A", "#FF9A3D", "#FFE35A", "#4FE08A", "#4FB2FF", "#A96BFF")):
        y = index * 3.3
        bridge = stroke((-6, 94 - y), (30, 78 - y), (MIDDLE, 69 - y), width=3.6, middle=3.4)
        canvas.drawPath(bridge, fill(tone))
    halls = ((-24, 5, 50), (25, 5, 48), (-16, 6, 36), (17, 6, 34), (-8, 6, 24), (9, 6, 22), (0, 8, 7))
    for offset, half, top in halls:
        shaded_tower(canvas, MIDDLE + offset, half, top, 76, "#FFD45A" if offset <= 0 else "#E9AE3C", roof=15)
    gate = path(f"M{MIDDLE - 6} 76 L{MIDDLE - 6} 64 Q{MIDDLE} 54 {MIDDLE + 6} 64 L{MIDDLE + 6} 76Z")
    inked_shape(canvas, gate, fill("#4A1E08"), 1.2)
    x = MIDDLE
    rock = path(f"M{x - 40} 72 L{x + 40} 72 Q{x + 22} 90 {x + 2} 99 Q{x - 20} 88 {x - 40} 72Z")
    inked_shape(canvas, rock, linear((x - 30, 72), (x + 20, 98), ["#9A78E8", "#4A2A90", "#1C0E48"]), 1.9)
    for left, right, foot in ((-24, -12, 84), (-4, 4, 90), (12, 24, 82)):
        canvas.drawPath(polygon((x + left, 74), (x + right, 74), (x + (left + right) / 2, foot)), fill(INK, 0.4))


def knowhere(canvas: skia.Canvas) -> None:
    """A mined-out rock turned port: a lit dock, towers and a ring of landing decks, wrapped in energy."""
    sky(canvas, Ramp("#12042E", "#5A1C8E", "#FF7AC0"))
    night_stars(canvas, 3, 34)
    x, y = MIDDLE, 45.0
    crackle(canvas, (x, y), (38, 42), (15, 150), 9, 5.4, INK, seed=4, light="#FF7AC0", count=50)
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(-12)
    rock = path("M-30 -4 C-34 -20 -14 -36 2 -34 C16 -38 34 -22 31 -4 C36 12 20 34 4 33 C-14 38 -32 22 -30 -4Z")
    for points in (
        ((-12, -31), (-9, -48), (-6, -33)),
        ((0, -33), (4, -42), (8, -33)),
        ((14, -30), (20, -46), (22, -26)),
    ):
        cutout(canvas, "#C9A0FF", *points, width=1.2)
    inked(canvas, rock, radial((-10, -16), 56, ["#F3D6FF", "#9A5AD8", "#3A1470", "#1C0840"], [0, 0.35, 0.75, 1]), 1.6)
    for across, down, size in ((-20, -14, 5), (20, -16, 4), (22, 20, 5), (-16, 22, 4)):
        canvas.drawPath(circle(across, down, size), fill(INK, 0.45))
        canvas.drawPath(circle(across + 1, down + 1, size * 0.7), fill("#B98CFF", 0.5))
    windows(canvas, -26, -24, 52, 20, "#FFB0DC", 9)
    windows(canvas, -22, 20, 44, 12, "#FFE27A", 21)
    dock = regular(6, 13, 0, -8)
    inked_shape(canvas, dock, fill("#2A0E5E"), 1.4)
    inked_shape(canvas, regular(6, 9, 0, -8), radial((0, -8), 10, ["#FFFFFF", "#FFE27A", "#FF8A2A"]), 1)
    canvas.drawLine(-8, -8, 8, -8, brush.stroke(INK, 1.2))
    band = minus(ellipse(0, 6, 47, 13), ellipse(0, 5, 38, 7.5), box(-27, -30, 54, 35))
    glow(canvas, band, ("#FF7AC0", 0.8), 3)
    inked_shape(canvas, band, linear((-40, 0), (40, 14), ["#FFE3F3", "#FF8FCB", "#A02878"]), 1.3)
    canvas.restore()


def atlantis(canvas: skia.Canvas) -> None:
    """Shell-crowned towers on the sea bed, in shafts of light."""
    sky(canvas, Ramp("#7CE8F0", "#0C7FA6", "#022A4A"))
    rays(canvas, (MIDDLE - 14, -24), 160, 18, ("#E6FFFB", 0.34), seed=3, duty=0.4)
    halftone(canvas, (0, 0, WIDTH, HEIGHT), lambda _, y: max(0, (y - 50) / 60), ("#011A30", 0.7), pitch=4.4)
    for offset, half, top in ((-25, 8, 54), (25, 8, 46), (-11, 9, 38), (8, 11, 18)):
        x = MIDDLE + offset
        tower = path(
            f"M{x - half} 88 L{x - half * 0.6} {top + 16} Q{x - half * 1.2} {top + 2} {x} {top - 10} "
            f"Q{x + half * 1.2} {top + 2} {x + half * 0.6} {top + 16} L{x + half} 88Z"
        )
        inked_shape(canvas, tower, linear((x - half, top), (x + half, 88), ["#C8FFF2", "#3FD0C4", "#0A5A80"]), 1.7)
        for spread in (-0.5, 0, 0.5):
            canvas.drawLine(x + spread * half, top + 14, x + spread * half * 0.3, top - 5, brush.stroke(INK, 0.9, 0.75))
        canvas.drawPath(box(x - half * 0.8, top + 15, half * 1.6, 2.6, 1), fill("#FFE27A"))
        canvas.drawPath(box(x - half * 0.8, top + 15, half * 1.6, 2.6, 1), brush.stroke(INK, 0.8))
        for row in range(3):
            lamp = ellipse(x, top + 25 + row * 10, half * 0.24, 3)
            inked_shape(canvas, lamp, fill("#FFF3A6"), 0.8)
    for index in range(8):
        x, tip = index * 14 + 2, 70 + index * 5 % 13
        weed = stroke((x, 98), (x + (6 if index % 2 else -6), 84), (x + 3, tip), width=6, end=1)
        inked_shape(canvas, weed, fill(("#FF5F8A", "#0A4A5E", "#FFB347")[index % 3]), 0.9)
    for index in range(7):
        bubble = circle(index * 15 + 6, 20 + index * 37 % 44, 1.8 + index % 3)
        canvas.drawPath(bubble, brush.stroke("#EAFFFC", 1))
    fish = path("M76 19 C82 13 88 14 92 19 C88 24 82 25 76 19Z M91 19 L97 14 L96 24Z")
    inked_shape(canvas, fish, fill("#FFD45A"), 1)
