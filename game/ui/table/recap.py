"""The recap over the table: less light but on what changed, a medal at each seat that moved, and the dock.

Knows a recap and the layout; knows nothing of input or sessions. The pieces in flight are in ``motion``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import pygame

from game.rules.model import CardMoved, Event, Place, PlaceKind, TileMoved, TokensMoved, bank
from game.support.i18n import tr
from game.ui.table.action_buttons import TableButton, draw_button
from game.ui.table.frames import draw_frame
from game.ui.table.painter import Painter
from game.view.animation.flight_path import arc_points
from game.view.animation.recap import Recap
from game.view.layout.geometry import Rect
from game.view.layout.shade import shade
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Color

_SHADE: Final = (6, 3, 10, 168)
"""The dark over the table: it leaves 34 % of the light."""
_DIM_STEPS: Final = 4
_MIDDLE: Final = (PlaceKind.MARKET, PlaceKind.BANK, PlaceKind.TILE, PlaceKind.DECK)
_GAINS: Final = (PlaceKind.TOKENS, PlaceKind.BONUS, PlaceKind.HAND, PlaceKind.OWNED_TILE)
_RISE: Final = 40
"""How far the handle of a way lies above the higher of its ends, and the distance of its dots, in reference pixels."""
_DOTS: Final = 15
_TURN: Final = 10
"""Arrows are turned by multiples of so many degrees."""
_FINE: Final = 4
"""A medal is drawn so many times larger and reduced."""


def draw_recap(p: Painter, recap: Recap) -> None:
    """Draw everything of the recap but its flights."""
    places = [place for place in sorted(recap.places, key=str) if place.kind in _MIDDLE]
    seats = {turn.seat for turn in recap.turns}
    mats = [panel for panel in p.layout.panels if panel.seat in seats]
    lit = [_lit_box(p, place) for place in places] + [panel.rect for panel in mats]
    # The line above the dock lists what each of them did.
    lit += [box for box in (p.layout.ticker, p.layout.actions.rect) if box is not None]
    share = p.whole_window(recap.dark, _DIM_STEPS)
    dark = (*_SHADE[:3], round(_SHADE[3] * share))
    for box in shade(Rect(0, 0, *p.canvas.size), lit):
        p.canvas.rect(dark, box)
    for place in places:
        if place.kind is not PlaceKind.BANK:
            draw_frame(p, "hover", p.layout.places[place], round(255 * share))
    for panel in mats:
        p.sprite(f"mat/lamp/{p.person(panel.seat)}", panel.rect, round(255 * share))
    for turn in recap.turns[: recap.begun]:
        for update in turn.updates:
            _ways(p, turn.seat, update.events)
    for place, numbers in _sources(recap).items():
        size = max(p.px(36), 20)
        x, y = p.layout.places[place].center
        for index, number in enumerate(numbers):
            beside = (index - (len(numbers) - 1) / 2) * size * 0.9
            medal(p, recap.turns[number - 1].seat, number, x + beside, y, size)
    for number, turn in enumerate(recap.turns[: recap.landed], 1):
        _medal_at_mat(p, turn.seat, number, sum(1 for later in recap.turns[number:] if later.seat == turn.seat))
    _dock(p, recap)


def _lit_box(p: Painter, place: Place) -> Rect:
    return p.layout.areas.get(place) or p.layout.places[place]


def _ways(p: Painter, seat: int, events: Iterable[Event]) -> None:
    """Draw the way of each piece that came to a seat as dots in its colour, up to an arrow at the seat's mat."""
    moves = [event for event in events if isinstance(event, TokensMoved | CardMoved | TileMoved)]
    ways = dict.fromkeys((move.source, move.target) for move in moves if move.target.kind in _GAINS)
    mat = next(panel.rect for panel in p.layout.panels if panel.seat == seat)
    color, ink = p.look.palette.seats[seat], p.look.palette.ink
    tray, stacks = p.layout.bank, p.layout.places[bank(0)].right
    figures = Rect(stacks, tray.y, tray.right - stacks, tray.h)
    dot = _dot(color, ink, max(p.px(8), 5))
    for source, target in ways:
        begin, end = p.layout.places[source].center, p.layout.places[target].center
        if begin[0] < mat.x:  # beside the mats, not across another one
            end = mat.x - p.px(6), end[1]
        points = arc_points(begin, end, p.px(_RISE), p.px(_DOTS))
        outside = [point for point in points if not mat.contains(point)]
        for point in outside[:-1]:
            if not figures.contains(point):
                _stamp(p, dot, *point)
        if len(outside) > 1:
            (ax, ay), (bx, by) = outside[-2:]
            turned = round(math.degrees(math.atan2(ay - by, bx - ax)) / _TURN) * _TURN
            _stamp(p, _arrow(color, ink, max(p.px(22), 14), turned), bx, by)


def _sources(recap: Recap) -> dict[Place, list[int]]:
    """Return from which places in the middle a card or tile was taken, with the numbers of the turns."""
    found: dict[Place, list[int]] = {}
    for number, turn in enumerate(recap.turns[: recap.landed], 1):
        for event in (event for update in turn.updates for event in update.events):
            if not isinstance(event, CardMoved | TileMoved) or event.target.kind not in _GAINS:
                continue
            if event.source.kind in _MIDDLE and number not in found.setdefault(event.source, []):
                found[event.source].append(number)
    return found


def _stamp(p: Painter, surface: pygame.Surface, x: float, y: float) -> None:
    p.canvas.surface(surface, round(x - surface.get_width() / 2), round(y - surface.get_height() / 2))


def _medal_at_mat(p: Painter, seat: int, number: int, later: int) -> None:
    """Draw a turn's number at its seat's mat; one of an earlier turn of the same seat lies to the left."""
    panel = next(panel for panel in p.layout.panels if panel.seat == seat)
    size = max(p.px(36 if not panel.folded else 26), 20)
    if p.layout.compact or panel.folded:  # the name leaves no room beside it
        size = max(p.px(24), 18)
        medal(p, seat, number, panel.avatar.right - size * (0.3 + 0.7 * later), panel.avatar.bottom - size * 0.2, size)
        return
    medal(p, seat, number, panel.points.x - size * (0.62 + 1.05 * later), panel.name.center[1], size)


def medal(p: Painter, seat: int, number: int, x: float, y: float, size: int) -> None:
    """Draw a numbered medal of a seat's colour around a point."""
    _stamp(p, _medal(p.look.palette.seats[seat], p.look.palette.ink, size), x, y)
    p.label("count", str(number), x, y, p.look.palette.text_dark, "center", size * 0.62)


@lru_cache(maxsize=16)
def _medal(color: Color, ink: Color, size: int) -> pygame.Surface:
    side = size * _FINE
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    middle = (side // 2, side // 2)
    pygame.draw.circle(surface, (*ink, 255), middle, side // 2)
    pygame.draw.circle(surface, (255, 251, 232, 255), middle, round(side * 0.46))
    pygame.draw.circle(surface, (*color, 255), middle, round(side * 0.415))
    lit = tuple(min(255, value + (255 - value) // 3) for value in color)
    pygame.draw.circle(surface, (*lit, 255), (round(side * 0.45), round(side * 0.43)), round(side * 0.3))
    return pygame.transform.smoothscale(surface, (size, size)).premul_alpha()


@lru_cache(maxsize=8)
def _dot(color: Color, ink: Color, size: int) -> pygame.Surface:
    side = size * _FINE
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(surface, (*ink, 255), (side // 2, side // 2), side // 2)
    pygame.draw.circle(surface, (*color, 255), (side // 2, side // 2), round(side * 0.36))
    return pygame.transform.smoothscale(surface, (size, size)).premul_alpha()


@lru_cache(maxsize=64)
def _arrow(color: Color, ink: Color, size: int, turned: int) -> pygame.Surface:
    """Return an arrowhead that points ``turned`` degrees against the clock from the right."""
    side = size * _FINE
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    for share, fill in ((1.0, ink), (0.72, color)):
        tip, back, wing = side * (0.5 + 0.46 * share), side * (0.5 - 0.34 * share), side * 0.42 * share
        pygame.draw.polygon(surface, (*fill, 255), [(tip, side / 2), (back, side / 2 - wing), (back, side / 2 + wing)])
    head = pygame.transform.rotate(surface, turned)
    return pygame.transform.smoothscale(head, (head.get_width() // _FINE, head.get_height() // _FINE)).premul_alpha()


def _dock(p: Painter, recap: Recap) -> None:
    """Draw the dock: what is shown, the seats in the order of their turns, and the two buttons."""
    layout, palette = p.layout.actions, p.look.palette
    p.sprite("mat/dock", layout.rect)
    p.title(tr("Since your last turn"), layout.prompt, palette.line_light)
    p.sprite("table/strip", layout.strip)
    cells = layout.strip.inset(p.px(4 if p.layout.compact else 10), 2).row(len(recap.turns), p.px(4))
    side = min(layout.strip.h * 0.5, p.px(30) * p.layout.enlarged, cells[0].w * 0.4)
    for number, (turn, cell) in enumerate(zip(recap.turns, cells, strict=True), 1):
        now = number == recap.begun and recap.busy
        y = cell.center[1]
        medal(p, turn.seat, number, cell.x + side / 2, y, round(side))
        x = cell.x + side * 1.15
        color = palette.text if now or not recap.busy else palette.text_soft
        if p.text_width("name", p.name(turn.seat), MIN_TEXT_PX) <= cell.right - x:
            p.label("name", p.name(turn.seat), x, y, color, "midleft", side * 0.7, cell.right - x)
        else:
            p.seat_sign(turn.seat, x + side * 0.5, y, side)
    draw_button(p, TableButton(Control.CONFIRM, layout.confirm, tr("My move"), "ok", primary=True))
    draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Again"), "play"))
