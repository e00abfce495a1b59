"""The ticker: what each other seat has done since the viewer's last turn, as signs.

Knows summaries of moves and a box; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.model import Seat
from game.support.i18n import tr
from game.ui.graphics.type_scale import DETAIL, PROMPT, TABLE_CAPTION
from game.ui.table.outlines import draw_outline
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_play
from game.ui.table.turn_pieces import CARD_H_RATIO, MARK_RATIO, PieceSizes, draw_piece, fitted, placed
from game.view.descriptions.recent_moves import MoveSummary
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.model import others
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX

_EDGE_PX: Final = Density(7, 4)
"""The distance of pieces to the edges."""
_CAPTION_PX: Final = 14
"""The size of the caption in reference pixels."""
_HINT_PX: Final = Density(21, 16)
"""The size of the hint of a first game."""
_MIN_CAPTIONED_PX: Final = 26.0
"""From this height on, in reference pixels, a line has a caption."""
_PLAY_PX: Final = Density(34, 24)
"""The side of the button that plays the turns again."""
_TRIANGLE_RATIO: Final = 0.44
"""The height of its sign, by its own."""
_PIECE_PX: Final = Density(32, 23)
"""The size of a token."""
_WAITING_ALPHA: Final = 110
"""The alpha of the mark of a seat that has not moved."""
_AIR_RATIO: Final = 0.16
"""The least space between a seat's turn and the lines beside it, by the size of a token."""
_BELOW_CAPTION_PX: Final = 3
"""The space that parts the pieces from the caption, in reference pixels."""
_FILLED_RATIO: Final = 0.94
"""The height of a card by that of the line at most."""


def draw_ticker(p: Painter) -> None:
    """Draw the last turn of every other seat, side by side, below a caption where the box is high enough for it.

    Beside a player at this screen the place of who has not moved since their last turn has no more than the seat's
    mark. Early in a first game a hint is in its place.
    """
    rect = p.layout.ticker
    if rect is None:
        return
    p.sprite("mat/dock", rect)
    compact, edge = p.layout.compact, p.px(_EDGE_PX[p.layout.compact])
    line = rect.inset(p.px(9 if compact else 14), edge)
    if not p.signs.ticker:
        size = p.px(_HINT_PX[compact]) * p.layout.enlarged
        p.paragraph(PROMPT, tr(p.skin.text.first_hint), line, size, centred=True)
        return
    seats = others(len(p.state.players), p.layout.viewer)
    shown = p.log_state.movers[p.layout.viewer] if p.highlights.local_seats else seats
    turns = {seat: moves for seat in seats if seat in shown and (moves := p.log_state.moves[seat])}
    size = p.larger(max(p.px(_CAPTION_PX), MIN_TEXT_PX), p.px(24))
    top = round(line.y + size) + p.px(_BELOW_CAPTION_PX)
    below = Rect(line.x, top, line.w, line.bottom - top)
    head = not compact and (not turns or below.h >= p.px(_MIN_CAPTIONED_PX))
    pieces, right = below if head else line, line.right
    if p.highlights.local_seats and turns:
        right = _recap_button(p, rect, right, pieces.center[1]) - p.px(10)
    if head:
        text = tr("Since your last turn") if p.highlights.local_seats else tr("Latest turns")
        p.label(TABLE_CAPTION, text.upper(), line.x, line.y + size * 0.5, size, width=right - line.x)
    line = pieces._replace(w=right - line.x)
    if turns:
        _turns(p, seats, turns, line)
        return
    size = max(p.px(18), MIN_TEXT_PX) * p.layout.enlarged
    p.paragraph(DETAIL.in_color("text_muted"), tr("Nothing yet"), line, size, centred=compact)


def _recap_button(p: Painter, rect: Rect, right: int, y: float) -> int:
    """Draw the button that plays these turns again, which is pressed anywhere in ``rect``; return where it begins."""
    target = p.highlights.hover or p.highlights.focus
    side = p.px(_PLAY_PX[p.layout.compact])
    box = Rect(right - side, round(y - side / 2), side, side)
    p.sprite("ui/button_hover" if target is Control.RECAP else "ui/button", box)
    if p.highlights.focus is Control.RECAP:
        draw_outline(p, rect)
    draw_play(p, p.look.palette.text, *box.center, round(side * _TRIANGLE_RATIO))
    return box.x


def _turns(p: Painter, seats: Sequence[Seat], turns: Mapping[Seat, tuple[MoveSummary, ...]], line: Rect) -> None:
    """Draw the seats' turns on one middle line, each in the middle of a cell, with lines between the cells.

    Their pieces have the same size and pitch, that in which the longest turn fits.
    """
    usual = min(p.px(_PIECE_PX[p.layout.compact]), line.h * _FILLED_RATIO / CARD_H_RATIO)
    each = line.w / len(seats)
    y, height = line.center[1], round(usual * CARD_H_RATIO)
    room = each - 2 * usual * _AIR_RATIO
    size = min(fitted(p, moves, usual, room) for moves in turns.values())
    for number, seat in enumerate(seats):
        left = line.x + each * number
        if number:
            p.canvas.rect(
                (*p.look.palette.text_muted, 110), (round(left), round(y - height / 2), max(1, p.px(1)), height)
            )
        _turn(p, seat, turns.get(seat, ()), left + each / 2, y, size)


def _turn(p: Painter, seat: Seat, moves: Sequence[MoveSummary], x: float, y: float, size: PieceSizes) -> None:
    """Draw a seat's turn around a point: its mark, for each move its pieces behind a sign, and the points.

    Without a move the mark is faint.
    """
    side, pieces = size.piece * MARK_RATIO, placed(p, moves, size)
    x -= (pieces[-1][1] if pieces else side) / 2
    p.icon(f"seat_mark/{p.person(seat)}", x + side / 2, y, side, 255 if moves else _WAITING_ALPHA)
    for piece, end in pieces:
        draw_piece(p, piece, x + end, y, size)
