"""The recap over the table: less light where nothing changed, and beside the mats of who moved boxes with their gains.

Knows a recap and the layout; knows nothing of input or sessions. The pieces in flight are in ``motion``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.model import Place, PlaceKind, TokensMoved, bank, market, tile
from game.support.i18n import tr
from game.ui.graphics.canvas import AnyColor
from game.ui.graphics.print_art import round_frame
from game.ui.table.action_buttons import TableButton, draw_button
from game.ui.table.color_letters import LEAST_CARD, card_letters
from game.ui.table.motion import sprite_of
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate
from game.ui.table.routes import draw_arrowhead, draw_routes, draw_starts
from game.ui.table.ticker import ACTION_ICONS
from game.view.animation.flight_path import FlyingPiece, PieceKind
from game.view.animation.recap import Gain, Recap, TurnBox
from game.view.layout.geometry import Rect
from game.view.layout.mats import PanelLayout
from game.view.layout.routes import LINE, Points, routes
from game.view.layout.shade import shade
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Color

_SHADE: Final = (6, 3, 10, 158)
"""The dark over the table: it leaves 38 % of the light."""
_DIM_STEPS: Final = 4
_MIDDLE: Final = (PlaceKind.MARKET, PlaceKind.TILE, PlaceKind.MAJORITY, PlaceKind.DECK)
_LABEL: Final = 34, 24
"""The height of the label of a box in reference pixels, in a large and in a compact layout."""
_LEAST_LABEL: Final = 20
_LABEL_WIDE: Final = 1.9
"""The width of a label by its height."""
_CORNER: Final = 7 / 120
"""The radius of a card's corners by its width."""


def draw_recap(p: Painter, recap: Recap) -> None:
    """Draw everything of the recap but its flights."""
    seats = {turn.seat for turn in recap.turns}
    mats = [panel for panel in p.layout.panels if panel.seat in seats]
    share = p.whole_window(recap.dark, _DIM_STEPS)
    dark = (*_SHADE[:3], round(_SHADE[3] * share))
    boxes = recap.boxes(p.layout)[: recap.begun]
    left = {place: _box_of(p, place) for box in boxes for place in _origins(box)}
    lit = [panel.rect for panel in mats] + [p.layout.actions.rect, *left.values(), *_changed_stacks(p, recap, boxes)]
    for part in shade(Rect(0, 0, *p.canvas.size), lit):
        p.canvas.rect(dark, part)
    for panel in mats:
        p.sprite(f"mat/lamp/{p.person(panel.seat)}", panel.rect, round(255 * share))
    _clear_bank(p, boxes, dark)
    _routes(p, recap, boxes)
    for number, box in enumerate(boxes):
        _box(p, recap, number, box)
    _dock(p, recap)


def _clear_bank(p: Painter, boxes: Sequence[TurnBox], dark: AnyColor) -> None:
    """Draw the tray without the stacks of which a box would leave a part in sight."""
    covered = [cell for cell in p.layout.bank_cells if any(box.rect.overlaps(cell) for box in boxes)]
    if not covered:
        return
    bank = p.layout.bank
    top, bottom = min(bank.y, covered[0].y), covered[-1].bottom
    with p.canvas.clip((bank.x, top, bank.w, bottom - top)):
        p.sprite("table/tray", bank)
        p.canvas.rect(dark, bank)


def _origins(box: TurnBox) -> list[Place]:
    """Return the places in the middle of the table that a turn's pieces have left."""
    return list(dict.fromkeys(gain.source for gain, _ in box.pieces if gain.source.kind in _MIDDLE))


def _box_of(p: Painter, place: Place) -> Rect:
    below = p.state.decks[place.row - 1] - 1 if place.kind is PlaceKind.DECK else 0
    return p.layout.piece(place, max(below, 0))


def _changed_stacks(p: Painter, recap: Recap, boxes: Sequence[TurnBox]) -> list[Rect]:
    """Return the rows of the bank that the turns so far have changed, as far as no box hides them."""
    updates = [update for turn in recap.turns[: recap.begun] for update in turn.updates]
    moved = [event for update in updates for event in update.events if isinstance(event, TokensMoved)]
    changed = {place for event in moved for place in (event.source, event.target)}
    lowest = max((box.rect.bottom for box in boxes), default=p.layout.bank.y)
    tray, cells = p.layout.bank, p.layout.bank_cells
    ends = [*(cell.y for cell in cells[1:]), tray.bottom]
    rows = [Rect(tray.x, cell.y, tray.w, end - cell.y) for cell, end in zip(cells, ends, strict=True)]
    return [row for kind, row in enumerate(rows) if bank(kind) in changed and row.y >= lowest]


def _routes(p: Painter, recap: Recap, boxes: Sequence[TurnBox]) -> None:
    """Draw the routes of cards and tiles to the boxes so far, around each place that a piece has left its outline."""
    ink, width = p.look.palette.ink, max(p.px(LINE[p.layout.compact]), 2)
    ways = [(place, box.rect) for box in boxes for place in _origins(box)]
    colors = {box.rect: p.seat_color(turn.seat) for turn, box in zip(recap.turns, boxes, strict=False)}
    drawn: dict[Color, dict[Points, None]] = {}
    rings: dict[Place, int] = {}
    for (place, goal), points in zip(ways, routes(p.layout, ways), strict=True):
        drawn.setdefault(colors[goal], {})[points] = None
        # Each seat that took from here gets an outline of its own, one within the other.
        inner = rings[place] = rings.get(place, -1) + 1
        _outline(p, _box_of(p, place).inset(inner * (width + 1)), colors[goal], width)
    for color, lines in drawn.items():
        draw_routes(p.canvas, lines, color, ink, width)
    for color, lines in drawn.items():
        draw_starts(p.canvas, lines, color, ink, width)


def _outline(p: Painter, box: Rect, color: Color, width: int) -> None:
    """Draw an outline within a card's or tile's box: the gaps around it are for routes."""
    p.canvas.surface(round_frame((box.w, box.h), color, width, box.w * _CORNER), box.x, box.y)


def _box(p: Painter, recap: Recap, number: int, box: TurnBox) -> None:
    """Draw what a turn gained so far, on a piece of the seat's mat that points to it."""
    turn, rect, alpha = recap.turns[number], box.rect, round(255 * recap.since(number))
    panel = p.layout.panel(turn.seat)
    person, color = p.person(turn.seat), p.seat_color(turn.seat)
    p.sprite(f"mat/{person}", rect, alpha)
    p.sprite(f"mat/lamp/{person}", rect, alpha)
    for gain, cell in box.pieces:
        if _has_landed(p, gain):
            _piece(p, gain.piece, cell)
    _pointer(p, number, panel, color)
    high = max(p.px(_LABEL[p.layout.compact]), _LEAST_LABEL)
    move = next(iter(p.course.moves[turn.seat]), None)
    icon = None if move is None else f"icon_dark/{ACTION_ICONS[move.action]}"
    _label(p, color, number + 1, icon, rect.center[0], rect.y + high * 0.2, high)


def _has_landed(p: Painter, gain: Gain) -> bool:
    if gain.target in p.frame.hidden:
        return False
    if gain.piece.kind is not PieceKind.TOKEN:
        return p.frame.counts.get(gain.target, 0) >= 0
    held = p.state.players[gain.target.row].tokens[gain.piece.number]
    return gain.onto < p.shown(gain.target, held)


def _piece(p: Painter, piece: FlyingPiece, cell: Rect) -> None:
    """Draw a piece in its box, reduced from its picture on the table: another size would have to be decoded."""
    if piece.kind is PieceKind.TOKEN:
        p.token(piece.number, cell)
        return
    rest = p.layout.places[market(1, 0) if piece.kind is PieceKind.CARD else tile(0)]
    image = p.look.warp.image(p.look.sprite(sprite_of(piece, piece.name is not None), rest.w, rest.h), cell.w, cell.h)
    p.canvas.image(image, cell.x, cell.y)
    if p.letters and piece.kind is PieceKind.CARD and piece.name is not None and cell.w > LEAST_CARD:
        card_letters(p.canvas, p.look, p.edition.cards[piece.name], cell)


def _pointer(p: Painter, number: int, panel: PanelLayout, color: Color) -> None:
    """Draw that the pieces went to the mat: an arrowhead, or the turn's number again on a mat of one line."""
    y, width = round(panel.rect.center[1]), max(p.px(LINE[p.layout.compact]), 2)
    if panel.folded:
        size = max(p.px(_LABEL[1]), _LEAST_LABEL)
        _label(p, color, number + 1, None, panel.avatar.right - size * 0.3, panel.avatar.bottom - size * 0.2, size)
        return
    draw_arrowhead(p.canvas, panel.rect.x + width // 2, y, color, p.look.palette.ink, 6 * width)


def _label(p: Painter, color: Color, number: int, icon: str | None, x: float, y: float, high: int) -> None:
    """Draw the number of a turn, and a sign for what it was, on a label of the seat's colour."""
    wide = round(high * (_LABEL_WIDE if icon is not None else 1))
    draw_plate(p, color, Rect(round(x - wide / 2), round(y - high / 2), wide, high))
    left = x if icon is None else x - high * 0.42
    p.label("count", str(number), left, y, p.look.palette.text_dark, "center", high * 0.66)
    if icon is not None:
        p.icon(icon, x + high * 0.4, y, high * 0.62)


def _dock(p: Painter, recap: Recap) -> None:
    """Draw the dock: what is shown, the seats in the order of their turns, and the two buttons."""
    layout, palette = p.layout.actions, p.look.palette
    p.sprite("mat/dock", layout.rect)
    p.title(tr("Since your last turn"), layout.prompt, palette.line_light)
    p.sprite("table/strip", layout.strip)
    _names(p, recap)
    draw_button(p, TableButton(Control.CONFIRM, layout.confirm, tr("My move"), "ok", primary=True))
    draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Again"), "play"))


def _names(p: Painter, recap: Recap) -> None:
    """Draw the seats in the order of their turns: numbers and names, portraits where names have no room."""
    layout, palette, count = p.layout.actions, p.look.palette, len(recap.turns)
    line = layout.strip.inset(p.px(4 if p.layout.compact else 12), 2)
    side = min(layout.strip.h * 0.5, p.px(30) * p.layout.enlarged, line.w / count * 0.3)
    gap, label = p.px(14 if not p.layout.compact else 8), side * 1.15
    names, room = [p.name(turn.seat) for turn in recap.turns], line.w - count * label - (count - 1) * gap
    size = max(side * 0.75, MIN_TEXT_PX)
    while size > MIN_TEXT_PX and sum(p.text_width("name", name, size) for name in names) > room:
        size = max(size - 1, MIN_TEXT_PX)
    named = sum(p.text_width("name", name, size) for name in names) <= room
    y, x = line.center[1], float(line.x)
    for number, (turn, name) in enumerate(zip(recap.turns, names, strict=True), 1):
        now = number == recap.begun and recap.busy
        _label(p, p.seat_color(turn.seat), number, None, x + side / 2, y, round(side))
        x += label
        color = palette.text if now or not recap.busy else palette.text_soft
        if named:
            x = p.label("name", name, x, y, color, "midleft", size).right + gap
        else:
            p.seat_sign(turn.seat, x + side * 0.5, y, side)
            x += side + gap
