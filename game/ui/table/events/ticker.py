"""The ticker: what each other seat has done since the viewer's last turn, as signs.

Knows summaries of moves and a box; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from game.rules.model import Seat, market
from game.rules.pieces import Edition
from game.support.i18n import tr
from game.ui.graphics.type_scale import DETAIL, FIGURE, GAIN, PROMPT, TABLE_CAPTION
from game.ui.table.board.tiles import draw_medallion
from game.ui.table.outlines import draw_outline
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate, draw_play
from game.ui.table.small_faces import draw_card_slip, draw_reduced
from game.view.descriptions.recent_moves import MAJORITY_TILE, ActionKind, MoveSummary
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.model import others
from game.view.layout.table import Control
from game.view.skins.model import Skin
from game.view.theme import MIN_TEXT_PX

_ICONS: Final[dict[ActionKind, str]] = {
    "take": "tokens",
    "buy": "buy",
    "reserve": "reserve",
    "give": "minus",
    "pass": "cancel",
}
SIGNLESS: Final = {"take", "buy"}
"""Actions that the pieces alone show, without a sign."""
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
_MARK_RATIO: Final = 0.78
"""The size of a seat's mark by that of a token."""
_SIGN_RATIO: Final = 0.82
"""The size of the sign for what a seat did by that of a token."""
_WAITING_ALPHA: Final = 110
"""The alpha of the mark of a seat that has not moved."""
_MARK_GAP_RATIO: Final = 0.14
"""The gap behind the mark, and behind the pieces of a move, by the size of a token."""
_SIGN_GAP_RATIO: Final = 0.1
"""The gap behind a sign by the size of a token."""
_POINTS_GAP_RATIO: Final = 0.2
"""The gap before the points by the size of a token."""
_APART_RATIO: Final = 1.06
"""From a token to the next, × their size, where there is room."""
_BESIDE_RATIO: Final = 0.98
"""The same where they lie side by side."""
_COVERED_RATIO: Final = 0.55
"""The same where they cover each other as far as they may."""
_SMALL_RATIO: Final = 0.76
"""How small pieces become, × their usual size, before they cover each other."""
_SMALLEST_RATIO: Final = 0.5
"""How small they become then."""
_STEP_RATIO: Final = 0.05
"""How much closer together, then smaller, pieces become at a time until they fit."""
_AIR_RATIO: Final = 0.16
"""The least space between a seat's turn and the lines beside it, by the size of a token."""
_CARD_RATIO: Final = 1.24
"""Height of a card, × size of a token."""
_MIN_CARD_PX: Final = 21
"""Least height of a card in window pixels."""
_TILE_RATIO: Final = 1.14
"""The size of a tile's medallion by that of a token."""
_POINTS_RATIO: Final = 0.7
"""The size of the points of a turn by the usual one of a token."""
_DOTTED_RATIO: Final = 0.85
"""The least size of pieces by their usual one at which cards have the dots of their level."""
_BELOW_CAPTION_PX: Final = 3
"""The space that parts the pieces from the caption, in reference pixels."""
_FILLED_RATIO: Final = 0.94
"""The height of a card by that of the line at most."""
_ON_DISC_RATIO: Final = 0.8
"""The size of the sign of what was given back by that of the disc below it."""


class _PieceSizes(NamedTuple):
    """The size of a token, how far tokens lie apart by that, and the size of a token where there is room."""

    piece: float
    apart: float
    usual: float

    @property
    def points(self) -> float:
        """The size of the points of a turn, however small the pieces are."""
        return max(self.usual * _POINTS_RATIO, MIN_TEXT_PX)

    @property
    def dotted(self) -> bool:
        """Whether cards are large enough for the dots of their level."""
        return self.piece >= self.usual * _DOTTED_RATIO


class _Piece(NamedTuple):
    """The sign before what came of a move, a card, a token or a tile; or the points of the turn."""

    form: Literal["sign", "card", "token", "tile", "points"]
    move: MoveSummary
    number: int = 0
    """The kind of a token, or how many points."""


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
    usual = min(p.px(_PIECE_PX[p.layout.compact]), line.h * _FILLED_RATIO / _CARD_RATIO)
    each = line.w / len(seats)
    y, height = line.center[1], round(usual * _CARD_RATIO)
    room = each - 2 * usual * _AIR_RATIO
    size = min(_fitting(p, moves, _PieceSizes(usual, _APART_RATIO, usual), room) for moves in turns.values())
    for number, seat in enumerate(seats):
        left = line.x + each * number
        if number:
            p.canvas.rect(
                (*p.look.palette.text_muted, 110), (round(left), round(y - height / 2), max(1, p.px(1)), height)
            )
        _turn(p, seat, turns.get(seat, ()), left + each / 2, y, size)


def _turn(p: Painter, seat: Seat, moves: Sequence[MoveSummary], x: float, y: float, size: _PieceSizes) -> None:
    """Draw a seat's turn around a point: its mark, for each move its pieces behind a sign, and the points.

    Without a move the mark is faint.
    """
    side, pieces = size.piece * _MARK_RATIO, _placed(p, moves, size)
    x -= (pieces[-1][1] if pieces else side) / 2
    p.icon(f"seat_mark/{p.person(seat)}", x + side / 2, y, side, 255 if moves else _WAITING_ALPHA)
    for piece, end in pieces:
        _piece(p, piece, x + end, y, size)


def draw_moves(p: Painter, moves: Sequence[MoveSummary], at: tuple[float, float], room: float, height: float) -> None:
    """Draw the pieces of a turn from a point on, in its middle line, as large as a width and a height allow."""
    usual = height / _CARD_RATIO
    before = _MARK_RATIO + _MARK_GAP_RATIO
    size = _fitting(p, moves, _PieceSizes(usual, _APART_RATIO, usual), room + usual * before)
    for piece, end in _placed(p, moves, size):
        _piece(p, piece, at[0] + end - size.piece * before, at[1], size)


def action_icons(skin: Skin) -> dict[ActionKind, str]:
    """Return the icon of each kind of action in an edition."""
    return {**_ICONS, "tile": skin.tile_sign}


def draw_action_sign(
    p: Painter, action: ActionKind, x: float, y: float, size: float, folder: Literal["icon", "icon_dark"] = "icon"
) -> None:
    """Draw around a point the icon of what a seat did from a folder, on a red disc where it gave tokens back."""
    icon = action_icons(p.skin)[action]
    if action != "give":
        p.icon(f"{folder}/{icon}", x, y, size)
        return
    side = round(size)
    draw_plate(p, p.look.palette.short, Rect(round(x - side / 2), round(y - side / 2), side, side))
    p.icon(f"icon_dark/{icon}", x, y, size * _ON_DISC_RATIO)


def _fitting(p: Painter, moves: Sequence[MoveSummary], size: _PieceSizes, room: float) -> _PieceSizes:
    """Return the size in which a turn fits in a room: pieces become smaller before tokens cover each other."""
    small, least = size.piece * _SMALL_RATIO, size.piece * _SMALLEST_RATIO
    while _placed(p, moves, size)[-1][1] > room and size.piece > least:
        if size.apart > _BESIDE_RATIO:
            size = size._replace(apart=max(size.apart - _STEP_RATIO, _BESIDE_RATIO))
        elif size.piece > small:
            size = size._replace(piece=max(size.piece * (1 - _STEP_RATIO), small))
        elif size.apart <= _COVERED_RATIO:
            size = size._replace(piece=size.piece * (1 - _STEP_RATIO))
        else:
            size = size._replace(apart=max(size.apart - _STEP_RATIO, _COVERED_RATIO))
    return size


def _placed(p: Painter, moves: Sequence[MoveSummary], size: _PieceSizes) -> list[tuple[_Piece, float]]:
    """Return the pieces of moves behind the signs of what was done, and where each of them ends.

    A tile is a sign itself, and what was taken or bought needs none: a card that was not bought has a bookmark.
    """
    found: list[tuple[_Piece, float]] = []
    piece, gap = size.piece, size.piece * _MARK_GAP_RATIO
    end = piece * _MARK_RATIO
    for move in moves:
        if move.tile is not None:
            end += gap + piece * _TILE_RATIO
            found.append((_Piece("tile", move), end))
            gap = piece * _SIGN_GAP_RATIO
        elif move.action not in SIGNLESS:
            end += gap + piece * _SIGN_RATIO
            found.append((_Piece("sign", move), end))
            gap = piece * _SIGN_GAP_RATIO
        if move.card is not None or move.level:
            end += gap + _card_height(piece) * CARD_RATIO
            found.append((_Piece("card", move), end))
        for index, kind in enumerate(move.kinds):
            end += piece * size.apart if index else gap + piece
            found.append((_Piece("token", move, kind), end))
        gap = piece * _MARK_GAP_RATIO
    points = sum(_points(p.edition, move) for move in moves)
    if points:
        end += piece * _POINTS_GAP_RATIO + p.text_width(FIGURE, f"+{points}", size.points)
        found.append((_Piece("points", moves[-1], points), end))
    return found


def _points(edition: Edition, move: MoveSummary) -> int:
    """Return how many points a move brought."""
    if move.tile is not None:
        return edition.majority_points if move.tile == MAJORITY_TILE else edition.tiles[move.tile].points
    return edition.cards[move.card].points if move.action == "buy" and move.card is not None else 0


def _card_height(piece: float) -> int:
    return max(round(piece * _CARD_RATIO), _MIN_CARD_PX)


def _piece(p: Painter, piece: _Piece, right: float, y: float, sizes: _PieceSizes) -> None:
    """Draw a piece that ends at ``right`` around ``y``."""
    move, size = piece.move, sizes.piece
    if piece.form == "sign":
        draw_action_sign(p, move.action, right - size * _SIGN_RATIO / 2, y, size * _SIGN_RATIO)
    elif piece.form == "points":
        p.label(GAIN, f"+{piece.number}", right, y, sizes.points, "midright")
    elif piece.form == "tile":
        side = round(size * _TILE_RATIO)
        draw_medallion(p, str(move.tile), Rect(round(right) - side, round(y - side / 2), side, side))
    elif piece.form == "token":
        p.icon(f"token_small/{piece.number}", right - size / 2, y, size)
        p.token_letter(piece.number, right - size / 2, y, size)
    else:
        height = _card_height(size)
        width = round(height * CARD_RATIO)
        box = Rect(round(right) - width, round(y - height / 2), width, height)
        if move.card is not None:
            card = p.edition.cards[move.card]
            draw_card_slip(p, card.bonus, card.level if sizes.dotted else None, box)
        else:
            draw_reduced(p, f"back/{move.level}", *box.center, height, p.layout.places[market(1, 0)])
