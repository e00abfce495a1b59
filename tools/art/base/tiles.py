"""Noble tiles: a parchment strip with points and demands, an oval cameo with the noble's profile.

Knows the tile in units of 100 x 100 and who the ten nobles are; how a person is drawn is `people`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import skia

from tools.art.base.facts import NobleFacts
from tools.art.base.gems import bead, flat_gem
from tools.art.base.marks import count_figure
from tools.art.base.metal import frame, gold, inner_edge
from tools.art.base.palette import GEMS, GOLD, GOLD_EDGE
from tools.art.base.people import BROWN, FAIR, OLIVE, ROSY, Person, bust
from tools.art.brush import (
    BLACK,
    CINZEL_BLACK,
    WHITE,
    blend,
    darken,
    fill,
    horizontal,
    lettering,
    lighten,
    linear,
    radial,
    rect,
    round_rect,
    shaded,
    stroke,
    vertical,
)

TILE_UNITS: Final = 100.0
_STRIP = 33.0
_OVAL = (42.0, 11.5, 48.0, 77.0)

_NOBLES: Final[Mapping[str, tuple[str, Person]]] = {
    "bn-01": ("#5a1236", Person(FAIR, "#a8501c", "#7a1440", "#f0dfe0", "short", "heart", "ruff", jewel=3)),
    "bn-02": (
        "#1b3a7a",
        Person(
            ROSY,
            "#8a5a2a",
            "#241c2e",
            "#c8a04a",
            "bob",
            "flat_cap",
            "chain",
            "full",
            chin=3.0,
            jewel=3,
            faces_right=True,
        ),
    ),
    "bn-03": ("#3f4416", Person(OLIVE, "#241a16", "#7a1c1c", "#f2eadc", "short", "bare", "robe", nose=1.2)),
    "bn-04": (
        "#6a1f1a",
        Person(FAIR, "#b8722a", "#1f5a3a", "#fbf3e6", "short", "veil_crown", "pearls", jewel=2, faces_right=True),
    ),
    "bn-05": (
        "#0f5248",
        Person(BROWN, "#2a1a14", "#1a6a4a", "#b8202c", "short", "turban", "mantle", "pointed", nose=2.2, jewel=2),
    ),
    "bn-06": (
        "#34206e",
        Person(ROSY, "#5a3a20", "#3a2a4e", "#1c1626", "covered", "hood", "ruff", chin=0.8, jewel=1, faces_right=True),
    ),
    "bn-07": ("#14506a", Person(FAIR, "#7a4a1c", "#20306a", "#2a3a7a", "covered", "coif", "pearls", jewel=1)),
    "bn-08": (
        "#6a4210",
        Person(
            ROSY,
            "#b85a1e",
            "#8a1420",
            "#b98a52",
            "short",
            "beret",
            "fur",
            "square",
            nose=0.4,
            jewel=3,
            faces_right=True,
        ),
    ),
    "bn-09": ("#521a5a", Person(FAIR, "#d8a648", "#5a2a8a", "#e0b860", "braid", "circlet", "lace", jewel=1)),
    "bn-10": (
        "#1f5a2a",
        Person(
            OLIVE, "#4a2c18", "#1c6a5a", "#f4e2b8", "bob", "slashed", "fur", "full", nose=3.4, jewel=2, faces_right=True
        ),
    ),
}


def draw_noble(canvas: skia.Canvas, noble: NobleFacts) -> None:
    """Draw a whole tile in units of 100 x 100, without its shadow."""
    ground, person = _NOBLES[noble.id]
    frame(canvas, TILE_UNITS, TILE_UNITS, 7)
    inner = round_rect(3, 3, 94, 94, 4.5)
    canvas.save()
    canvas.clipRRect(inner, True)
    _ground(canvas, ground)
    _cameo(canvas, ground, person)
    _strip(canvas, noble)
    canvas.restore()
    inner_edge(canvas, inner)


def _ground(canvas: skia.Canvas, color: str) -> None:
    whole = rect(0, 0, TILE_UNITS, TILE_UNITS)
    canvas.drawRect(whole, shaded(linear((0, 0), (100, 100), [darken(color, 0.30), darken(color, 0.62)])))
    for x in range(-100, 200, 7):
        canvas.drawLine(x, 0, x + 100, 100, stroke(GOLD, 0.4, 0.16))
        canvas.drawLine(x, 100, x + 100, 0, stroke(GOLD, 0.4, 0.16))


def _cameo(canvas: skia.Canvas, ground: str, person: Person) -> None:
    x, y, width, height = _OVAL
    canvas.drawOval(rect(x - 4, y - 2, width + 9, height + 9), fill(BLACK, 0.6, soft=2))
    canvas.drawOval(rect(x - 4, y - 4, width + 8, height + 8), gold(x - 4, y - 4, x + 52, y + 81))
    for i in range(28):
        angle = i * math.pi / 14
        bead(canvas, (66 + 26.2 * math.cos(angle), 50 + 40.6 * math.sin(angle)), 1.35)
    oval = rect(*_OVAL)
    path = skia.Path()
    path.addOval(oval)
    canvas.save()
    canvas.clipPath(path, True)
    light = (58, 34) if not person.faces_right else (74, 34)
    canvas.drawOval(oval, shaded(radial(light, 58, [lighten(ground, 0.42), ground, darken(ground, 0.5)])))
    canvas.translate(66, 52.5)
    canvas.scale(0.72, 0.72)
    canvas.translate(-45 if person.faces_right else -55, -48)
    bust(canvas, person)
    canvas.restore()
    canvas.drawOval(oval, stroke("#2a1404", 1.4, 0.9))
    canvas.drawOval(oval, shaded(linear((42, 11), (80, 80), [(WHITE, 0.22), (WHITE, 0)], [0, 0.5])))


def _strip(canvas: skia.Canvas, noble: NobleFacts) -> None:
    canvas.drawRect(rect(0, 0, _STRIP, 100), vertical(0, 100, ["#f6e6bd", "#cfae72"]))
    canvas.drawRect(rect(_STRIP, 0, 1.4, 100), gold(0, 0, 0, 100))
    canvas.drawRect(rect(_STRIP + 1.4, 0, 5, 100), horizontal(_STRIP + 1.4, _STRIP + 7, [(BLACK, 0.5), (BLACK, 0)]))
    number = lettering(str(noble.points), (18.2, 16.4), CINZEL_BLACK, 26)
    canvas.drawPath(number, stroke("#fff8e0", 1.6, 0.8))
    canvas.drawPath(number, fill("#35164a"))
    rows = noble.prices
    height = 20.8 if len(rows) == 3 else 25.0
    for row, (color, count) in enumerate(rows):
        top = 95.4 - (len(rows) - row) * (height + 1.2)
        light, dark = GEMS[color].plate[0], blend(GEMS[color].plate[1], GEMS[color].plate[2], 0.35)
        plate = round_rect(5.0, top, 26.8, height, 3)
        canvas.drawRRect(plate, vertical(top, top + height, [light, dark]))
        canvas.drawRRect(plate, stroke(GOLD_EDGE, 0.9))
        flat_gem(canvas, color, (11.9, top + height / 2), 5.8)
        count_figure(canvas, count, color, (24.8, top + height / 2), 20)
