"""The recap over the table: less light but on what changed, a medal at each seat that moved, and the dock.

Knows a recap and the layout; knows nothing of input or sessions. The pieces in flight are in ``motion``.
"""

from __future__ import annotations

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
from game.view.layout.mats import PanelLayout
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
    for number, turn in enumerate(recap.turns[: recap.landed], 1):
        _medal_at_mat(p, turn.seat, number, sum(1 for later in recap.turns[number:] if later.seat == turn.seat))
    _dock(p, recap)


def _lit_box(p: Painter, place: Place) -> Rect:
    return p.layout.areas.get(place) or p.layout.places[place]


def _ways(p: Painter, seat: int, events: Iterable[Event]) -> None:
    """Draw the way of each piece that came to a seat as dots in its colour, where no figures lie."""
    moves = [event for event in events if isinstance(event, TokensMoved | CardMoved | TileMoved)]
    ways = dict.fromkeys((move.source, move.target) for move in moves if move.target.kind in _GAINS)
    size = max(p.px(4), 2)
    figures = [box for panel in p.layout.panels for box in _figures(panel)]
    stacks, tray = p.layout.places[bank(0)].right, p.layout.bank
    figures.append(Rect(stacks, tray.y, tray.right - stacks, tray.h))
    for source, target in ways:
        begin, end = p.layout.places[source].center, p.layout.places[target].center
        for x, y in arc_points(begin, end, p.px(_RISE), p.px(_DOTS)):
            if any(box.contains((x, y)) for box in figures):
                continue
            p.canvas.rect((*p.look.palette.seats[seat], 190), (x - size / 2, y - size / 2, size, size))


def _figures(panel: PanelLayout) -> Iterable[Rect]:
    """Return the boxes of a mat that hold figures or a name."""
    return (panel.name, panel.points, panel.total, *panel.bonuses, *panel.tokens, *panel.hand)


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
    surface = _medal(p.look.palette.seats[seat], p.look.palette.ink, size)
    p.canvas.surface(surface, round(x - surface.get_width() / 2), round(y - surface.get_height() / 2))
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
