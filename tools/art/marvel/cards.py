"""The anatomy of a hero card.

Knows where points, bonus, tags, costs and the caption sit and how they are lettered. Must not know what a picture shows
or how a stone is drawn. Drawn in units of the guide's card, 120x168, and scaled to the box of the sprite.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import fill
from tools.art.marvel.impact import Impact
from tools.art.marvel.ink import cast, font, grown, letters, radial, text_width
from tools.art.marvel.level_marks import level_tab
from tools.art.marvel.palette import COLORS, GOLD, INK, PAPER, STONES, TIME
from tools.art.marvel.paths import box, circle, moved
from tools.art.marvel.pictures import PICTURES
from tools.art.marvel.stones import stone
from tools.art.marvel.tokens import cost_outline, cost_pip, tag
from tools.art.poster.shapes import polygon
from tools.art.poster.sheet import lay, painted_size
from tools.art.sprite import Sprite

SIZE: Final = (126.0, 176.0)
UNITS: Final = (120.0, 168.0)
EDGE: Final = box(0, 0, *UNITS, 7)
ART: Final = box(4.9, 4.9, UNITS[0] - 9.8, UNITS[1] - 9.8, 3)
ROOM: Final = (7.0, 5.0, 13.0, 15.0)
"""Space around the card for its shadow."""
LIFT: Final = 2.2
THICKNESS: Final = 1.4

POINTS: Final = (20.8, 22.3)
"""The middle of the points: that of the plane of ink inside the frame."""
CORNER: Final = polygon((0, 0), (41, 0), (33.4, 39, 3), (0, 39))
"""The plane of ink behind the points; its right edge leans as that of the level's tab does."""
BONUS: Final = (98.5, 22.8)
BONUS_RADIUS: Final = 14.6
TIME_PLACE: Final = (62.0, 21.0)
COST_X: Final = 18.4
COST_FOOT: Final = 132.6
"""Middle of the lowest cost; the others stand above it."""
COST_PITCH: Final = 25.4
COST_RADIUS: Final = 12.9
COST_INK, COST_SHADOW = 4.0, (1.4, 1.8)
"""The ink around a cost, and how far its second print is off, like a shadow."""
CAPTION_TOP: Final = 148.2
CAPTION_FOOT: Final = 163.6
NAME_SIZE: Final = 13.0
"""The size of a name; one too long for the room beside the level is narrower, not smaller."""
NAME_RIGHT: Final = 112.2

COLOR_NAMES = ("yellow", "blue", "orange", "red", "purple")


@dataclass(frozen=True)
class MarvelCardFacts:
    """What is printed on a card."""

    card: str
    name: str
    level: int
    bonus: int
    points: int
    tags: int
    cost: tuple[int, ...]


def read_facts() -> list[MarvelCardFacts]:
    """Read the cards of the edition, in the order of the file."""
    text = files("assets").joinpath("cards", "marvel_cards.csv").read_text(encoding="utf-8")
    return [
        MarvelCardFacts(
            card=row["id"],
            name=row["name"],
            level=int(row["level"]),
            bonus=COLOR_NAMES.index(row["bonus"]),
            points=int(row["points"]),
            tags=int(row["avengers"]),
            cost=tuple(int(row[name]) for name in COLOR_NAMES),
        )
        for row in csv.DictReader(text.splitlines())
    ]


def card_stock(canvas: skia.Canvas, lift: float) -> None:
    """Draw the shadow, the ink edge and the paper border of a card; leaves the picture area black."""
    width, height = UNITS
    cast(canvas, EDGE, lift)
    canvas.drawPath(moved(EDGE, 0, THICKNESS), fill(INK))
    canvas.drawPath(EDGE, fill(INK))
    canvas.drawPath(box(1.7, 1.7, width - 3.4, height - 3.4, 5.6), fill(PAPER))
    canvas.drawPath(box(4, 4, width - 8, height - 8, 3.6), fill(INK))


def paint_picture(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """Paint a card's picture in units of 120 x 168."""
    picture = PICTURES[facts.card]
    sheet = Impact(facts.bonus, painted_size(canvas))
    picture.paint(sheet)
    lay(canvas, sheet.finish())


def _head(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """Time mark and bonus."""
    if facts.level == 3:
        stone(canvas, TIME, TIME_PLACE, 12.2, contour=1.3)
    ramp = STONES[facts.bonus].ramp
    x, y = BONUS
    canvas.drawPath(circle(x, y, 18.6), fill(INK))
    canvas.drawPath(circle(x, y, 16.9), radial((x - 4.5, y - 4.8), 20, ["#4A3F86", "#1C1346", "#0D0728"]))
    canvas.drawPath(circle(x, y, 16.6), brush.stroke(ramp.light, 1.1, 0.85))
    stone(canvas, facts.bonus, BONUS, BONUS_RADIUS, contour=1.1)


def _points(canvas: skia.Canvas, points: int) -> None:
    """Letter the points on ink in the corner, where a dark shape of the picture beside them would read as a sign."""
    canvas.drawPath(CORNER, fill(INK))
    skew, size = -0.08, 31.0
    bounds = font("anton", size, skew).getPath(font("anton", size).textToGlyphs(str(points))[0]).computeTightBounds()
    x, y = POINTS[0] - bounds.centerX(), POINTS[1] - bounds.centerY()
    letters(canvas, str(points), (x, y), size, align="left", skew=skew)


def _caption(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """The strip at the foot of the picture: the level on its tab, and the name."""
    left, _, right, _ = ART.getBounds()
    canvas.drawRect(skia.Rect.MakeLTRB(left, CAPTION_TOP - 1.8, right, CAPTION_TOP + 1), fill(INK))
    canvas.drawRect(skia.Rect.MakeLTRB(left, CAPTION_TOP, right, CAPTION_FOOT), fill(PAPER))
    start = level_tab(canvas, facts.level, left, CAPTION_TOP, CAPTION_FOOT)
    name, room = facts.name.upper(), NAME_RIGHT - start
    canvas.save()
    canvas.translate(NAME_RIGHT, (CAPTION_TOP + CAPTION_FOOT) / 2 + NAME_SIZE * 0.35)
    canvas.scale(min(room / text_width(name, "caption", NAME_SIZE), 1.0), 1.0)
    letters(canvas, name, (0.0, 0.0), NAME_SIZE, face="caption", tone=INK, align="right")
    canvas.restore()


def cost_places(facts: MarvelCardFacts) -> dict[int, tuple[float, float]]:
    """The middle of each cost by colour, stacked upward from the foot so that the stones' order reads downward."""
    wanted = [color for color in COLORS if facts.cost[color]]
    return {color: (COST_X, COST_FOOT - index * COST_PITCH) for index, color in enumerate(reversed(wanted))}


def _costs(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """Cost pips with their numbers, on ink that keeps them apart from a picture of their own colour."""
    places = cost_places(facts)
    shapes = [cost_outline(color, at, COST_RADIUS) for color, at in places.items()]
    canvas.save()
    canvas.clipPath(ART, True)
    for x, y in (COST_SHADOW, (0.0, 0.0)):
        canvas.translate(x, y)
        for shape in shapes:
            grown(canvas, shape, INK, COST_INK)
        canvas.translate(-x, -y)
    canvas.restore()
    for color, (x, y) in places.items():
        cost_pip(canvas, color, (x, y), COST_RADIUS)
        sink = 8.2 if color == 0 else 6.1
        letters(canvas, str(facts.cost[color]), (x, y + sink), 16.6, outline=1.5)


def draw_card(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """Draw one card into a box of 126x176."""
    canvas.save()
    canvas.scale(SIZE[0] / UNITS[0], SIZE[1] / UNITS[1])
    draw_face(canvas, facts)
    canvas.restore()


def draw_face(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """Draw one card in units of 120 x 168."""
    card_stock(canvas, LIFT)
    canvas.save()
    canvas.clipPath(ART, True)
    paint_picture(canvas, facts)
    if facts.points:
        _points(canvas, facts.points)
    _caption(canvas, facts)
    canvas.restore()
    canvas.drawPath(ART, brush.stroke(GOLD if facts.level == 3 else INK, 1.3))  # over the soft edge of the picture
    _head(canvas, facts)
    for index in range(facts.tags):
        tag(canvas, (103, 52.5 + index * 20), 9.2)
    _costs(canvas, facts)


def sprites() -> list[Sprite]:
    """Return the 90 hero cards; their anchors are the middles of what the table marks or keeps bright."""
    return [
        Sprite(f"card/{facts.card}", SIZE, partial(draw_card, facts=facts), ROOM, anchors=_anchors(facts))
        for facts in read_facts()
    ]


def _anchors(facts: MarvelCardFacts) -> dict[str, tuple[float, ...]]:
    """Return the middles of costs and bonus (with their radii), and of points where there are any."""
    width, height = UNITS
    found: dict[str, tuple[float, ...]] = {
        f"cost/{color}": (x / width, y / height, COST_RADIUS / height) for color, (x, y) in cost_places(facts).items()
    }
    found["stone"] = (BONUS[0] / width, BONUS[1] / height, BONUS_RADIUS / height)
    if facts.points:
        found["points"] = (POINTS[0] / width, POINTS[1] / height)
    return found
