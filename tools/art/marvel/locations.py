"""The tiles: the eight sides of the locations and the majority tile.

Knows their anatomy: picture, points, demands, name. Must not know how a place is painted.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Final

import skia

from tools.art.brush import blend, fill
from tools.art.marvel.ink import calmed, inked, letters, linear, shadow, text_width
from tools.art.marvel.palette import COLORS, INK, PAPER, STONES
from tools.art.marvel.paths import box, moved, polygon, slab
from tools.art.marvel.places import UNITS, picture
from tools.art.marvel.stones import stone
from tools.art.marvel.tokens import tag
from tools.art.poster.sheet import lay, painted_size
from tools.art.sprite import Sprite

WIDTH: Final = 107.0
HEIGHT: Final = WIDTH
"""A tile fills its square place on the table, so that it begins and ends with the cards beside it."""
ART: Final = box(4.7, 4.7, WIDTH - 9.4, HEIGHT - 9.4, 2.4)
ROOM: Final = (5.0, 3.0, 8.0, 10.0)
TAG_SPOT: Final = (18.5, 61.0)

_CALM: Final = (0.95, 0.96)
"""The shares of saturation and light that a place keeps, so that the cards beside it lead."""
_SHADED: Final = polygon((0, 0), (56, 0), (40, HEIGHT), (0, HEIGHT))
"""The shade behind points and demands."""
_SHADE: Final = linear((16, 0), (52, 9), [(INK, 0.62), (INK, 0.0)])
"""It fades out along the lean of a card's points, as an edge would cut through what a place shows there."""
_PLACE_W: Final = HEIGHT * UNITS[0] / UNITS[1]
"""The width of a place that is as high as the tile: its sides are cut off evenly."""
_PAINTED_PX: Final = (321, 306)
"""The least size in pixels at which a place is painted."""
_COLOR_NAMES = ("yellow", "blue", "orange", "red", "purple")


@dataclass(frozen=True)
class LocationFacts:
    """What is printed on one side of a location."""

    side: str
    name: str
    points: int
    demand: tuple[int, ...]


def read_facts() -> list[LocationFacts]:
    """Read the sides in the order of the file."""
    text = files("assets").joinpath("cards", "marvel_locations.csv").read_text(encoding="utf-8")
    return [
        LocationFacts(
            row["tile"] + row["side"],
            row["name"].partition(",")[0].replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"),
            int(row["points"]),
            tuple(int(row[name]) for name in _COLOR_NAMES),
        )
        for row in csv.DictReader(text.splitlines())
    ]


def _tile_stock(canvas: skia.Canvas) -> None:
    """Draw the shadow, ink edge and paper border of a tile; leaves the picture area black."""
    edge = box(0, 0, WIDTH, HEIGHT, 6)
    shadow(canvas, edge, 1.5, 4, 3, 0.7)
    canvas.drawPath(edge, fill(INK))
    canvas.drawPath(box(1.7, 1.7, WIDTH - 3.4, HEIGHT - 3.4, 4.6), fill(PAPER))
    canvas.drawPath(box(3.8, 3.8, WIDTH - 7.6, HEIGHT - 7.6, 3), fill(INK))


def _points(canvas: skia.Canvas, points: int) -> None:
    letters(canvas, str(points), (9, 33.5), 29, align="left", outline=2.2, drop=1.2, skew=-0.08)


def _demand(canvas: skia.Canvas, demand: tuple[int, ...]) -> None:
    wanted = [color for color in COLORS if demand[color]]
    foot = HEIGHT - (9 if len(wanted) > 2 else 27)
    for index, color in enumerate(wanted):
        y = foot - (len(wanted) - index) * 18.9 + 1.5
        ramp = STONES[color].ramp
        plate = box(8, y, 31, 16.6, 2.6)
        tones = [blend(ramp.base, ramp.light, 0.3), ramp.base, ramp.dark]
        inked(canvas, plate, linear((8, y), (34, y + 16), tones), 1.1)
        stone(canvas, color, (17, y + 8.3), 7.4, contour=1)
        letters(canvas, str(demand[color]), (31, y + 14.2), 16, outline=1.6)


def _draw_location(canvas: skia.Canvas, facts: LocationFacts) -> None:
    _tile_stock(canvas)
    canvas.save()
    canvas.clipPath(ART, True)
    _paint(canvas, facts.side)
    canvas.restore()
    _name(canvas, facts.name)
    _points(canvas, facts.points)
    _demand(canvas, facts.demand)


def _name(canvas: skia.Canvas, name: str) -> None:
    """Write a name on a plate in the lower right corner."""
    name = name.upper()
    width = min(text_width(name, "caption", 12.5), WIDTH - 30) + 12
    # it goes on below the frame, or its black upper edge would end before that
    plate = slab(WIDTH - 5 - width, HEIGHT - 20.6, width + 4, 15.8, 6, 0)
    canvas.save()
    canvas.clipPath(ART, True)
    canvas.drawPath(moved(plate, -1.5, -1.3), fill(INK))
    canvas.drawPath(plate, fill(PAPER))
    canvas.restore()
    right = (WIDTH - 8, HEIGHT - 8.4)
    letters(canvas, name, right, 12.5, face="caption", tone=INK, align="right", fit=WIDTH - 30)


def _draw_majority(canvas: skia.Canvas) -> None:
    _tile_stock(canvas)
    canvas.save()
    canvas.clipPath(ART, True)
    _paint(canvas, "majority")
    canvas.restore()
    _name(canvas, "Avengers")
    _points(canvas, 3)
    # the sign of what is counted, over the number that the program writes
    tag(canvas, TAG_SPOT, 10.5)


def _paint(canvas: skia.Canvas, place: str) -> None:
    """Draw a place over the tile, darker behind points and demands."""
    canvas.save()
    with calmed(canvas, *_CALM):
        canvas.translate((WIDTH - _PLACE_W) / 2, 0)
        lay(canvas, picture(place, painted_size(canvas, _PLACE_W, _PAINTED_PX)), _PLACE_W, HEIGHT)
    canvas.restore()
    canvas.drawPath(_SHADED, _SHADE)


def sprites() -> list[Sprite]:
    """Return the location sides and the majority tile; its ``holder`` anchor is where the holder's name goes."""
    size = (WIDTH, HEIGHT)
    result = [Sprite(f"tile/ml-{f.side}", size, partial(_draw_location, facts=f), ROOM) for f in read_facts()]
    holder = {"holder": (0.5, (HEIGHT - 15) / HEIGHT, 0.14)}
    return [*result, Sprite("majority", size, _draw_majority, ROOM, anchors=holder)]
