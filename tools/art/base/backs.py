"""Card backs: one gold emblem round one stone, in a niche lit from the upper left: a lantern, a compass, a crown.

Knows the three decks' looks in units of 120 x 168. Backs are darker than all faces.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import skia

from tools.art.base.anatomy import BORDER, HEIGHT, RADIUS, WIDTH
from tools.art.base.gouache import DIAMOND, RUBY, SAPPHIRE, Gouache
from tools.art.base.metal import frame, inner_edge, stud
from tools.art.base.pigments import GouachePalette
from tools.art.brush import round_rect
from tools.art.poster.shapes import (
    ALL,
    arch,
    around,
    both,
    box,
    cut,
    join,
    mix,
    outline,
    oval,
    placed,
    polygon,
)
from tools.art.poster.sheet import lay, painted_size

_MIDDLE: Final = (60.0, 80.0)
"""The middle of an emblem."""
_SHADOW: Final = (5.0, 6.5)
"""How far an emblem's shadow falls on the back of the niche."""
_RAIL: Final = ("#3a1f06", "#8a5816", "#c8903a", "#f2d48c", "#a8701e", "#a8701e", "#40240a")
"""Gold across a rail, from its outer to its inner edge."""
_TURNED: Final = ((0.0, "#8a5410"), (0.14, "#dca23a"), (0.26, "#fff0b8"), (0.38, "#dca23a"), (0.62, "#8a5410"))
"""Gold across a round thing in flat steps: from which share of its width on it has which colour."""
_FACETS: Final = ("#6a3e0c", "#a86c1a", "#e2aa40", "#fff0b8")
"""Polished gold on flat sides, from those turned from the light to those turned to it."""
_EDGE: Final = "#241204"
"""The fine dark edge round gold."""


def _turned(s: Gouache, path: skia.Path) -> None:
    """Paint a round thing of gold: upright flat bands from dark over light to dark, and its edges."""
    bounds = path.getBounds()
    s.line(path, _EDGE, 1.2)
    with s.clipped(path):
        for share, tone in _TURNED:
            s.fill(box(bounds.left() + share * bounds.width(), -2, bounds.right() + 1, 170), tone)
    s.line(path, _EDGE, 0.8)


def _set_stone(s: Gouache, stone: int, x: float, y: float, r: float) -> None:
    """Set a stone in a bezel of gold, lit from the upper left."""
    s.fill(oval(x + 0.8, y + 1.1, r * 1.5), _EDGE, 0.6)
    for share, tone in zip((1.46, 1.40, 1.33, 1.26, 1.18), _RAIL[1:6], strict=True):
        s.fill(oval(x, y, r * share), tone)
    s.fill(cut(oval(x, y, r * 1.46), oval(x - r * 0.2, y - r * 0.2, r * 1.42)), "#5a340a", 0.6)
    s.fill(oval(x, y, r * 1.1), _EDGE)
    s.gem(stone, x, y, r, glint=0, worn=True)
    s.glint(x - r * 0.42, y - r * 0.46, r * 0.86, "#ffffff", 8)


def _lantern(s: Gouache) -> None:
    """A miner's lantern, a diamond where its flame would be."""
    x = 60.0
    glass = polygon((46, 66), (74, 66), (77, 103), (43, 103))
    parts = (
        cut(oval(x, 43, 8.4), oval(x, 43, 5.2)),
        box(56.6, 48.6, 63.4, 54.4, 1),
        outline((54.6, 53), (65.4, 53), (67, 58, 79, 62.6), (79, 67), (41, 67), (41, 62.6), (53, 58, 54.6, 53)),
        polygon((41, 102), (79, 102), (81, 107), (76.6, 112), (43.4, 112), (39, 107)),
        box(45, 111.4, 75, 115.6, 1.4),
    )
    s.fill(placed(join(*parts, glass), *_SHADOW), s.ink, 0.62)
    glow = mix("#fff0b4", s.key, 0.4)
    for top, foot, share in ((67, 103, 0.26), (75, 97, 0.5)):  # the stone's light through the panes, on the niche
        for side in (-1, 1):
            upper, lower = ((y - 86) / 15.5 * 60 for y in (top, foot))
            s.fill(polygon((x, 86), (x + side * 60, 86 + upper), (x + side * 60, 86 + lower)), mix(s.deep, glow, share))
    s.fill(glass, mix(s.deep, s.mid, 0.5))
    s.fill(polygon((60, 63), (74, 78), (76.6, 103), (43.4, 103), (46, 78)), mix(s.mid, glow, 0.55))
    s.fill(polygon((60, 70), (72, 86), (66, 103), (54, 103), (48, 86)), glow)
    s.gem(DIAMOND, x, 86, 12.4, glint=0)
    for post in (
        polygon((43, 66), (47.4, 66), (45.2, 103), (40.6, 103)),
        polygon((72.6, 66), (77, 66), (79.4, 103), (74.8, 103)),
    ):
        _turned(s, post)
    for part in parts:
        _turned(s, part)
    s.stroke([(43, 106.8), (77, 106.8)], _EDGE, 0.7, 0.7)
    for lit in (  # where the stone lights the lantern: under its roof, on its posts and its foot
        polygon((41.6, 65.4), (78.4, 65.4), (78.4, 67), (41.6, 67)),
        polygon((41.4, 102), (78.6, 102), (79.4, 104), (40.6, 104)),
        polygon((46.6, 67), (47.6, 67), (45.4, 102), (44.2, 102)),
        polygon((73.4, 67), (72.4, 67), (74.6, 102), (75.8, 102)),
    ):
        s.fill(lit, "#fffbe6")
    s.glint(55.2, 80.6, 10.0, "#ffffff", 8)


def _compass(s: Gouache) -> None:
    """A compass rose, a sapphire in its middle."""
    x, y = _MIDDLE
    ring = cut(oval(x, y, 31.5), oval(x, y, 24.6))
    rose = polygon(*(around(x, y, _reach(number), 22.5 * number) for number in range(16)))
    s.fill(placed(join(ring, rose), *_SHADOW), s.ink, 0.62)
    s.line(ring, _EDGE, 1.2)
    for r, tone in zip((31.5, 30.8, 29.8, 28.8, 27.6, 26.4, 25.2), _RAIL, strict=True):
        s.fill(cut(oval(x, y, r), oval(x, y, 24.6)), tone)
    for side, color, cover in ((1, "#fffbe6", 0.75), (-1, "#3a1f06", 0.4)):  # where the rail turns to the lamp and away
        towards = 45 + 180 * (side > 0)
        wedge = polygon((x, y), around(x, y, 40, towards - 20), around(x, y, 40, towards + 20))
        s.fill(both(cut(oval(x, y, 30.4), oval(x, y, 26)), wedge), color, cover)
    for number in range(0, 16, 2):
        tip = around(x, y, _reach(number), 22.5 * number)
        for turn in (-1, 1):
            flank = around(x, y, _reach(number + 1), 22.5 * (number + turn))
            facing = math.cos(math.radians(22.5 * number + 90 * turn - 225))
            s.fill(polygon((x, y), tip, flank), _FACETS[round((facing + 1) * 1.5)])
    s.line(rose, _EDGE, 0.7)
    _set_stone(s, SAPPHIRE, x, y, 8.6)


def _reach(number: int) -> float:
    """Return how far a corner of the compass rose is from its middle: four long points, four short, hollows."""
    return (43.0, 10.5, 23.0, 10.5)[number % 4]


def _crown(s: Gouache) -> None:
    """A crown with a ruby, lined with velvet."""
    back = outline((32, 92), (36, 68), (44, 82), (50, 62), (60, 80), (70, 62), (76, 82), (84, 68), (88, 92))
    front = outline(
        *((30, 96), (28, 62), (34, 73, 41, 79), (43, 66, 45, 55), (51, 67, 60, 46)),
        *((69, 67, 75, 55), (77, 66, 79, 79), (86, 73, 92, 62), (90, 96), (60, 107, 30, 96)),
    )
    band = outline((28, 94), (60, 105.6, 92, 94), (91, 107.4), (60, 119, 29, 107.4))
    balls = ((28, 60.6, 3.0), (45, 53.0, 3.2), (60, 43.6, 3.8), (75, 53.0, 3.2), (92, 60.6, 3.0))
    whole = join(front, band, *(oval(*ball) for ball in balls))
    s.fill(placed(whole, *_SHADOW), s.ink, 0.62)
    s.fill(back, mix("#8a5410", s.ink, 0.5))
    _turned(s, front)
    for at, tone in ((45, "#fff3c4"), (60, "#fff3c4"), (75, "#c48628")):  # the ridge of each point
        s.fill(polygon((at, 60), (at + 1.6, 98), (at - 1.6, 98)), tone, 0.7)
    s.fill(placed(both(front, band), 0, -1.6), _EDGE, 0.6)
    _turned(s, band)
    for drop, tone in ((2.6, "#fff3c4"), (11.0, "#5a340a")):
        s.stroke([(28.4, 94 + drop), (60, 105.6 + drop, 91.6, 94 + drop)], tone, 0.7, 0.8)
    for ball_x, ball_y, r in balls:
        s.fill(oval(ball_x, ball_y, r + 0.5), _EDGE)
        for share, off, tone in ((1.0, 0.0, _FACETS[0]), (0.86, 0.1, _FACETS[1]), (0.66, 0.24, _FACETS[2])):
            s.fill(oval(ball_x - r * off, ball_y - r * off, r * share), tone)
        s.fill(oval(ball_x - r * 0.36, ball_y - r * 0.38, r * 0.3), "#fffbe6")
    _set_stone(s, RUBY, 60, 92, 10.6)


def _round(wider: float) -> skia.Path:
    """Return the round-headed window of the lantern, grown by a width on all sides."""
    return arch(20 - wider, 100 + wider, 56.8, 136 + wider, 40 + wider)


def _eight_sided(wider: float) -> skia.Path:
    """Return the window of the compass, its corners cut, grown by a width on all sides."""
    left, top, right, foot, cut_off = 20 - wider, 17 - wider, 100 + wider, 136 + wider, 17 + wider * 0.586
    return polygon(
        *((left, top + cut_off), (left + cut_off, top), (right - cut_off, top), (right, top + cut_off)),
        *((right, foot - cut_off), (right - cut_off, foot), (left + cut_off, foot), (left, foot - cut_off)),
    )


def _pointed(wider: float) -> skia.Path:
    """Return the pointed window of the crown, grown by a width on all sides."""
    spring, r = 66.0, 50 + wider
    sides = both(oval(70, spring, r), oval(50, spring, r))
    return join(both(sides, box(0, 0, 120, spring + 1)), box(20 - wider, spring, 100 + wider, 136 + wider))


class _Deck(NamedTuple):
    """A deck's emblem, its palette, whose ``deep`` is also the cloth, its window, and the emblem's scale and place."""

    paint: Callable[[Gouache], None]
    palette: GouachePalette
    opening: Callable[[float], skia.Path]
    scale: float
    down: float


_DECKS: Final = (
    _Deck(_lantern, GouachePalette("#041a18", "#0c4a42", "#1f8a72", "#d8f0c4", "#ffc05a"), _round, 1.06, -1.0),
    _Deck(_compass, GouachePalette("#1e0a08", "#6a2c12", "#b8602a", "#ffe4b4", "#ffb24c"), _eight_sided, 0.90, 1.0),
    _Deck(_crown, GouachePalette("#120a30", "#2e1c6c", "#6a4ac0", "#e6dcff", "#ffc860"), _pointed, 0.90, 1.0),
)


def draw_back(canvas: skia.Canvas, level: int) -> None:
    """Draw the back of a level's deck without its shadow."""
    frame(canvas, WIDTH, HEIGHT, RADIUS)
    inner = round_rect(BORDER, BORDER, WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER, RADIUS - 2)
    canvas.save()
    canvas.clipRRect(inner, True)
    lay(canvas, _picture(level, painted_size(canvas)))
    for dot in range(level):
        stud(canvas, 60 + (dot - (level - 1) / 2) * 12, 151, 3.2)
    canvas.restore()
    inner_edge(canvas, inner)


def _picture(level: int, px: tuple[int, int]) -> skia.Image:
    """Paint the cloth with an inlaid line, the niche with its beam, the rail round it, and the emblem."""
    deck = _DECKS[level - 1]
    s = Gouache(DIAMOND, px, level, palette=deck.palette)
    s.fill(ALL, mix(s.ink, s.deep, 0.55))
    s.fill(polygon((0, 0), (120, 0), (120, 26), (0, 116)), mix(s.ink, s.deep, 0.7))
    for inset, tone, wide in ((8.4, s.ink, 1.6), (8.0, "#a06c1c", 0.9)):
        s.line(box(inset, inset, WIDTH - inset, HEIGHT - inset, 4), tone, wide)
    window = deck.opening(0)
    for fall, cover in ((4.4, 0.32), (2.4, 0.5)):
        s.fill(placed(deck.opening(7.0), fall, fall), s.ink, cover)
    for number, tone in enumerate(_RAIL):
        s.fill(deck.opening(7.0 - number), tone)
    _shine(s, deck.opening)
    s.fill(window, mix(s.ink, s.deep, 0.72))
    with s.clipped(window):
        s.fill(polygon((-6, -6), (70, -6), (132, 108), (132, 190), (98, 190)), s.deep)
        s.fill(polygon((6, -6), (50, -6), (132, 146), (132, 190), (112, 190)), mix(s.deep, s.mid, 0.42))
        with s.moved(0.0, deck.down, deck.scale, about=_MIDDLE):
            deck.paint(s)
        for deep, cover in ((1.8, 0.5), (4.6, 0.34)):  # the reveal keeps the light off at the upper left
            s.fill(cut(window, placed(window, deep, deep)), s.ink, cover)
    s.line(window, _EDGE, 0.7)
    return s.finish()


def _shine(s: Gouache, opening: Callable[[float], skia.Path]) -> None:
    """Lay the lamp's reflection on the rail where it faces the lamp, and shade where it turns away."""
    rail = cut(opening(6.0), opening(1.4))
    for bend, color, cover in (
        (polygon((-10, 60), (58, -10), (66, -10), (-10, 72)), "#fffdf0", 0.8),
        (polygon((-10, 76), (70, -10), (73, -10), (-10, 81)), "#fffdf0", 0.7),
        (polygon((74, 150), (130, 92), (130, 150)), _EDGE, 0.34),
    ):
        s.fill(both(rail, bend), color, cover)
