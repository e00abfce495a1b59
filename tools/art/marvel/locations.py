"""The tiles: the eight sides of the locations and the majority tile.

Knows their anatomy: picture, points, demands, name. Must not know how a place is painted.
"""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Final

import skia

from tools.art.brush import blend, fill
from tools.art.marvel.dots import halftone, rays
from tools.art.marvel.emblem import Emblem, draw_emblem
from tools.art.marvel.ink import inked, letters, linear, radial, shadow, text_width
from tools.art.marvel.palette import COLORS, INK, PAPER, STONES
from tools.art.marvel.paths import box, moved, polygon, slab, star
from tools.art.marvel.places_earth import avengers_tower, hells_kitchen, triskelion, wakanda
from tools.art.marvel.places_far import asgard, atlantis, attilan, knowhere
from tools.art.marvel.scenery import HEIGHT as PICTURE_HEIGHT
from tools.art.marvel.stones import stone
from tools.art.sprite import Sprite

WIDTH: Final = 107.0
HEIGHT: Final = 102.0
ART: Final = box(4.7, 4.7, WIDTH - 9.4, HEIGHT - 9.4, 2.4)
ROOM: Final = (5.0, 3.0, 8.0, 10.0)

_PLACES: Final[dict[str, Callable[[skia.Canvas], None]]] = {
    "1A": avengers_tower,
    "1B": attilan,
    "2A": hells_kitchen,
    "2B": triskelion,
    "3A": asgard,
    "3B": wakanda,
    "4A": knowhere,
    "4B": atlantis,
}
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


def tile_stock(canvas: skia.Canvas, width: float = WIDTH, height: float = HEIGHT) -> None:
    """Draw the shadow, ink edge and paper border of a tile; leaves the picture area black."""
    edge = box(0, 0, width, height, 6)
    shadow(canvas, edge, 1.5, 4, 3, 0.7)
    canvas.drawPath(edge, fill(INK))
    canvas.drawPath(box(1.7, 1.7, width - 3.4, height - 3.4, 4.6), fill(PAPER))
    canvas.drawPath(box(3.8, 3.8, width - 7.6, height - 7.6, 3), fill(INK))


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
    tile_stock(canvas)
    canvas.save()
    canvas.clipPath(ART, True)
    canvas.save()
    canvas.translate(4, 4)
    _PLACES[facts.side](canvas)
    left = WIDTH * 0.36
    area = (0.0, 0.0, WIDTH, PICTURE_HEIGHT)
    halftone(canvas, area, lambda x, _: max(0, (left - x) / left) * 0.75, (INK, 0.67), pitch=4.4)
    canvas.restore()
    name = facts.name.upper()
    width = min(text_width(name, "caption", 12.5), WIDTH - 30) + 12
    plate = slab(WIDTH - 5 - width, HEIGHT - 20.6, width + 0.2, 15.8, 6, 0)
    canvas.drawPath(moved(plate, -1.5, -1.3), fill(INK))
    canvas.drawPath(plate, fill(PAPER))
    canvas.restore()
    right = (WIDTH - 8, HEIGHT - 8.4)
    letters(canvas, name, right, 12.5, face="caption", tone=INK, align="right", fit=WIDTH - 30)
    _points(canvas, facts.points)
    _demand(canvas, facts.demand)


def _team(art: Emblem) -> None:
    def chevron(y: float) -> skia.Path:
        return polygon((-92, y + 30), (0, y - 26), (92, y + 30), (92, y + 62), (0, y + 6), (-92, y + 62))

    art.main(chevron(30))
    art.white(chevron(-14))
    art.second(star(5, 66, 28, 0, -44))
    art.white(star(5, 26, 11, 0, -44))


def _draw_majority(canvas: skia.Canvas) -> None:
    tile_stock(canvas)
    canvas.save()
    canvas.clipPath(ART, True)
    middle = (WIDTH / 2 + 8, 46.0)
    canvas.drawPaint(radial(middle, 92, ["#FF77B5", "#B3126E", "#3A0638"], [0, 0.5, 1]))
    rays(canvas, middle, 150, 22, ("#3A0638", 0.5), seed=6, duty=0.45)
    rays(canvas, middle, 150, 30, (PAPER, 0.5), seed=9, duty=0.14, hollow=42, wobble=0.8)
    area = (0.0, 0.0, WIDTH, HEIGHT)
    halftone(canvas, area, lambda _, y: max(0, (y - 50) / 50) * 0.8, ("#2A0430", 0.78))
    canvas.restore()
    emblem = Emblem("pink", "navy")
    _team(emblem)
    draw_emblem(canvas, emblem, middle, 34, weight=1.5)
    _points(canvas, 3)


def sprites() -> list[Sprite]:
    """Return the location sides and the majority tile; its ``holder`` anchor is where the holder's name goes."""
    size = (WIDTH, HEIGHT)
    result = [Sprite(f"tile/ml-{f.side}", size, partial(_draw_location, facts=f), ROOM) for f in read_facts()]
    holder = {"holder": (0.5, (HEIGHT - 15) / HEIGHT, 0.14)}
    return [*result, Sprite("majority", size, _draw_majority, ROOM, anchors=holder)]
