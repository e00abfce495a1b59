"""The recap over the table: less light but on what changed, a medal at each seat that moved, and the dock.

Knows a recap and the layout; knows nothing of input or sessions. The pieces in flight are in ``motion``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.rules.model import CardMoved, Place, PlaceKind, TileMoved, TokensMoved
from game.support.i18n import tr
from game.ui.table.action_buttons import TableButton, draw_button
from game.ui.table.bank import draw_figure
from game.ui.table.frames import draw_frame
from game.ui.table.painter import Painter
from game.ui.table.routes import draw_ends, draw_routes
from game.view.animation.recap import Recap
from game.view.layout.geometry import Rect
from game.view.layout.routes import Points, route
from game.view.layout.shade import shade
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Color

_SHADE: Final = (6, 3, 10, 168)
"""The dark over the table: it leaves 34 % of the light."""
_DIM_STEPS: Final = 4
_MIDDLE: Final = (PlaceKind.MARKET, PlaceKind.BANK, PlaceKind.TILE, PlaceKind.DECK)
_GAINS: Final = (PlaceKind.TOKENS, PlaceKind.BONUS, PlaceKind.HAND, PlaceKind.OWNED_TILE)
_LINE: Final = 4
"""The width of a route, in reference pixels."""
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
    _routes(p, recap)
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


def _routes(p: Painter, recap: Recap) -> None:
    """Draw the routes of pieces to their seats so far, above them their ends and the figures that they pass."""
    seats = list(dict.fromkeys(turn.seat for turn in recap.turns))
    ink, width = p.look.palette.ink, max(p.px(_LINE), 2)
    drawn: list[tuple[dict[Points, None], Color]] = []
    passed: set[int] = set()
    for turn in recap.turns[: recap.begun]:
        mat = next(panel.rect for panel in p.layout.panels if panel.seat == turn.seat)
        events = [event for update in turn.updates for event in update.events]
        moves = [event for event in events if isinstance(event, TokensMoved | CardMoved | TileMoved)]
        taken = [move for move in moves if move.source.kind in _MIDDLE and move.target.kind in _GAINS]
        lane = seats.index(turn.seat) - (len(seats) - 1) / 2
        routes = dict.fromkeys(route(p.layout, move.source, move.target, mat, lane) for move in taken)
        drawn.append((routes, p.look.palette.seats[turn.seat]))
        passed |= {move.source.row for move in taken if move.source.kind is PlaceKind.BANK}
    for draw in (draw_routes, draw_ends):
        for routes, color in drawn:
            draw(p.canvas, routes, color, ink, width)
    for kind in sorted(passed):
        draw_figure(p, kind)


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
