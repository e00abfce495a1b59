"""The anatomy of a hero card.

Knows where points, level, bonus, tags, emblem, costs and name sit and how they are lettered. Must not know how an
emblem or a stone is drawn. Drawn in units of the guide's card, 120x168, and scaled to the box of the sprite.
"""

from __future__ import annotations

import csv
import zlib
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from typing import Final

import skia

from tools.art import brush
from tools.art.brush import blend, fill
from tools.art.marvel.dots import halftone
from tools.art.marvel.emblem import Emblem, draw_emblem
from tools.art.marvel.emblems import HEROES, Hero
from tools.art.marvel.grounds import GroundSpec, paint_ground
from tools.art.marvel.ink import letters, linear, radial, shadow, text_width
from tools.art.marvel.level_marks import band_motif, level_bars
from tools.art.marvel.palette import COLORS, GOLD, INK, PAPER, STONES, TIME, WHITE
from tools.art.marvel.paths import box, circle, moved, polygon, slab
from tools.art.marvel.stones import stone
from tools.art.marvel.tokens import cost_pip, tag
from tools.art.sprite import Sprite

SIZE: Final = (126.0, 176.0)
UNITS: Final = (120.0, 168.0)
EDGE: Final = box(0, 0, *UNITS, 7)
ART: Final = box(4.9, 4.9, UNITS[0] - 9.8, UNITS[1] - 9.8, 3)
ROOM: Final = (7.0, 5.0, 9.0, 11.0)
"""Space around the card for its shadow."""

_BAND = polygon((0, 0), (120, 0), (120, 37), (0, 42))
_BARS: Final = {(False, False): (14.0, 16.0), (True, False): (22.5, 12.0), (True, True): (25.0, 9.0)}
"""Top and height of the level bars, by whether the card has points and whether it is level 3."""

_COLOR_NAMES = ("yellow", "blue", "orange", "red", "purple")


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
            bonus=_COLOR_NAMES.index(row["bonus"]),
            points=int(row["points"]),
            tags=int(row["avengers"]),
            cost=tuple(int(row[name]) for name in _COLOR_NAMES),
        )
        for row in csv.DictReader(text.splitlines())
    ]


def card_stock(canvas: skia.Canvas) -> None:
    """Draw the shadow, the ink edge and the paper border of a card; leaves the picture area black."""
    width, height = UNITS
    shadow(canvas, EDGE, 1.5, 4, 3, 0.7)
    canvas.drawPath(EDGE, fill(INK))
    canvas.drawPath(box(1.7, 1.7, width - 3.4, height - 3.4, 5.6), fill(PAPER))
    canvas.drawPath(box(4, 4, width - 8, height - 8, 3.6), fill(INK))


def _picture(canvas: skia.Canvas, facts: MarvelCardFacts, hero: Hero) -> None:
    rows = sum(1 for amount in facts.cost if amount)
    scene = GroundSpec((4, 36, 116, 164), (68, 84), STONES[facts.bonus].ground, zlib.crc32(facts.card.encode()) % 1009)
    paint_ground(canvas, hero.ground, scene)
    scrim = radial((4, 164 - rows * 13), 30 + rows * 14, [(INK, 0.7), (INK, 0.47), (INK, 0)], [0, 0.5, 1])
    canvas.drawRect(skia.Rect.MakeLTRB(4, 40, 116, 164), scrim)
    _band(canvas, facts)
    emblem = Emblem(hero.main, hero.second)
    hero.design(emblem)
    draw_emblem(canvas, emblem.fitted(104, 112), (71, 86), 40 if rows < 4 else 38.5)
    canvas.drawRect(skia.Rect.MakeLTRB(4, 118, 116, 164), linear((0, 116), (0, 160), [(INK, 0), (INK, 0.65)]))


def _band(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    ramp = STONES[facts.bonus].ramp
    canvas.drawPath(moved(_BAND, 0, 2.4), fill(INK))
    tones = [blend(ramp.base, ramp.light, 0.25), ramp.base, blend(ramp.base, ramp.dark, 0.55)]
    canvas.drawPath(_BAND, linear((0, 0), (110, 40), tones, [0, 0.45, 1]))
    canvas.save()
    canvas.clipPath(_BAND, True)
    band_motif(canvas, facts.level, ramp)
    canvas.restore()
    tone = (blend(ramp.dark, INK, 0.15), 0.47)
    halftone(canvas, (0, 0, 120, 43), lambda x, _: max(0, (x - 26) / 84) * 0.62, tone, pitch=4.2, inside=_BAND)


def _head(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """Points, Time mark, level and bonus."""
    if facts.points:
        letters(canvas, str(facts.points), (9.5, 37.5), 35, align="left", outline=2.3, drop=1.3, skew=-0.08)
    left = 36.0 if facts.points else 11.0
    if facts.level == 3:
        stone(canvas, TIME, (left + 9, 20.5), 11.2, contour=1.3)
        left += 23
    level_bars(canvas, facts.level, left, *_BARS[bool(facts.points), facts.level == 3])
    ramp = STONES[facts.bonus].ramp
    canvas.drawPath(circle(98.5, 22.8, 18.6), fill(INK))
    canvas.drawPath(circle(98.5, 22.8, 16.9), radial((94, 18), 20, ["#4A3F86", "#1C1346", "#0D0728"]))
    canvas.drawPath(circle(98.5, 22.8, 16.6), brush.stroke(ramp.light, 1.1, 0.85))
    stone(canvas, facts.bonus, (98.5, 22.8), 14.6, letter=True, contour=1.1)


def _foot(canvas: skia.Canvas, facts: MarvelCardFacts, hero: Hero) -> None:
    """Initials and the name plate."""
    tones = (WHITE, STONES[facts.bonus].ground.light)
    letters(canvas, hero.initials, (112, 144), 26, tone=tones, align="right", outline=2.4, drop=1.2, skew=-0.16, fit=34)
    name = facts.name.upper()
    width = min(text_width(name, "caption", 12.4), 72) + 14
    plate = slab(UNITS[0] - 5 - width, 147.4, width + 0.1, 15.6, 6, 0)
    canvas.save()
    canvas.clipPath(ART, True)
    canvas.drawPath(moved(plate, -1.6, -1.4), fill(INK))
    canvas.drawPath(plate, fill(PAPER))
    canvas.restore()
    letters(canvas, name, (UNITS[0] - 8, 159.4), 12.4, face="caption", tone=INK, align="right", fit=72)


def _cost_places(facts: MarvelCardFacts) -> dict[int, tuple[float, float]]:
    """The middle of each cost by colour, stacked upward from the foot so that the stones' order reads downward."""
    wanted = [color for color in COLORS if facts.cost[color]]
    return {color: (18.2, 148.6 - index * 25.6) for index, color in enumerate(reversed(wanted))}


def _costs(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """Cost pips with their numbers."""
    for color, (x, y) in _cost_places(facts).items():
        cost_pip(canvas, color, (x, y), 12.7)
        letters(canvas, str(facts.cost[color]), (x, y + 6.3), 17.5, outline=1.7)


def draw_card(canvas: skia.Canvas, facts: MarvelCardFacts) -> None:
    """Draw one card into a box of 126x176."""
    hero = HEROES[facts.card]
    canvas.save()
    canvas.scale(SIZE[0] / UNITS[0], SIZE[1] / UNITS[1])
    card_stock(canvas)
    canvas.save()
    canvas.clipPath(ART, True)
    _picture(canvas, facts, hero)
    canvas.restore()
    if facts.level == 3:
        canvas.drawPath(ART, brush.stroke(GOLD, 1.3, 0.95))
    _head(canvas, facts)
    for index in range(facts.tags):
        tag(canvas, (103, 51.5 + index * 19.5), 8.8)
    _foot(canvas, facts, hero)
    _costs(canvas, facts)
    canvas.restore()


def sprites() -> list[Sprite]:
    """Return the 90 hero cards; their ``cost/<colour>`` anchors are the middles of the cost pips."""
    return [
        Sprite(f"card/{facts.card}", SIZE, partial(draw_card, facts=facts), ROOM, anchors=_anchors(facts))
        for facts in read_facts()
    ]


def _anchors(facts: MarvelCardFacts) -> dict[str, tuple[float, ...]]:
    return {f"cost/{color}": (x / UNITS[0], y / UNITS[1]) for color, (x, y) in _cost_places(facts).items()}
