"""The pieces of a turn in one line: cards, tokens and tiles behind the signs of what a seat did, and the points.

Knows summaries of moves and a line; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from game.rules.model import market
from game.rules.pieces import Edition
from game.ui.graphics.type_scale import FIGURE, GAIN
from game.ui.table.board.tiles import draw_medallion
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate
from game.ui.table.small_faces import draw_card_slip, draw_reduced
from game.view.descriptions.recent_moves import MAJORITY_TILE, ActionKind, MoveSummary
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
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
MARK_RATIO: Final = 0.78
"""The size of a seat's mark by that of a token."""
_SIGN_RATIO: Final = 0.82
"""The size of the sign for what a seat did by that of a token."""
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
CARD_H_RATIO: Final = 1.24
"""Height of a card, × size of a token."""
_MIN_CARD_PX: Final = 21
"""Least height of a card in window pixels."""
_TILE_RATIO: Final = 1.14
"""The size of a tile's medallion by that of a token."""
_POINTS_RATIO: Final = 0.7
"""The size of the points of a turn by the usual one of a token."""
_DOTTED_RATIO: Final = 0.85
"""The least size of pieces by their usual one at which cards have the dots of their level."""
_ON_DISC_RATIO: Final = 0.8
"""The size of the sign of what was given back by that of the disc below it."""


class PieceSizes(NamedTuple):
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


class TurnPiece(NamedTuple):
    """The sign before what came of a move, a card, a token or a tile; or the points of the turn."""

    form: Literal["sign", "card", "token", "tile", "points"]
    move: MoveSummary
    number: int = 0
    """The kind of a token, or how many points."""


def draw_moves(p: Painter, moves: Sequence[MoveSummary], at: tuple[float, float], room: float, height: float) -> float:
    """Draw the pieces of a turn from a point on, in its middle line, as large as a width and a height allow.

    Return where they end.
    """
    usual = height / CARD_H_RATIO
    before = MARK_RATIO + _MARK_GAP_RATIO
    size = fitted(p, moves, usual, room + usual * before)
    right = at[0]
    for piece, end in placed(p, moves, size):
        right = at[0] + end - size.piece * before
        draw_piece(p, piece, right, at[1], size)
    return right


def action_icons(skin: Skin) -> dict[ActionKind, str]:
    """Return the icon of each kind of action in an edition."""
    return {**_ICONS, "tile": skin.tile_sign}


def draw_action_sign(p: Painter, action: ActionKind, x: float, y: float, size: float) -> None:
    """Draw around a point the icon of what a seat did, on a red disc where it gave tokens back."""
    icon = action_icons(p.skin)[action]
    if action != "give":
        p.icon(f"icon/{icon}", x, y, size)
        return
    side = round(size)
    draw_plate(p, p.look.palette.short, Rect(round(x - side / 2), round(y - side / 2), side, side))
    p.icon(f"icon_dark/{icon}", x, y, size * _ON_DISC_RATIO)


def fitted(p: Painter, moves: Sequence[MoveSummary], usual: float, room: float) -> PieceSizes:
    """Return the sizes in which a turn fits in a room, from those of a token of a ``usual`` size on.

    Pieces become smaller before tokens cover each other.
    """
    size = PieceSizes(usual, _APART_RATIO, usual)
    small, least = size.piece * _SMALL_RATIO, size.piece * _SMALLEST_RATIO
    while placed(p, moves, size)[-1][1] > room and size.piece > least:
        if size.apart > _BESIDE_RATIO:
            size = size._replace(apart=max(size.apart - _STEP_RATIO, _BESIDE_RATIO))
        elif size.piece > small:
            size = size._replace(piece=max(size.piece * (1 - _STEP_RATIO), small))
        elif size.apart <= _COVERED_RATIO:
            size = size._replace(piece=size.piece * (1 - _STEP_RATIO))
        else:
            size = size._replace(apart=max(size.apart - _STEP_RATIO, _COVERED_RATIO))
    return size


def placed(p: Painter, moves: Sequence[MoveSummary], size: PieceSizes) -> list[tuple[TurnPiece, float]]:
    """Return the pieces of moves behind the signs of what was done, and where each of them ends.

    A tile is a sign itself, and what was taken or bought needs none: a card that was not bought has a bookmark.
    """
    found: list[tuple[TurnPiece, float]] = []
    piece, gap = size.piece, size.piece * _MARK_GAP_RATIO
    end = piece * MARK_RATIO
    for move in moves:
        if move.tile is not None:
            end += gap + piece * _TILE_RATIO
            found.append((TurnPiece("tile", move), end))
            gap = piece * _SIGN_GAP_RATIO
        elif move.action not in SIGNLESS:
            end += gap + piece * _SIGN_RATIO
            found.append((TurnPiece("sign", move), end))
            gap = piece * _SIGN_GAP_RATIO
        if move.card is not None or move.level:
            end += gap + _card_height(piece) * CARD_RATIO
            found.append((TurnPiece("card", move), end))
        for index, kind in enumerate(move.kinds):
            end += piece * size.apart if index else gap + piece
            found.append((TurnPiece("token", move, kind), end))
        gap = piece * _MARK_GAP_RATIO
    points = sum(_points(p.edition, move) for move in moves)
    if points:
        end += piece * _POINTS_GAP_RATIO + p.text_width(FIGURE, f"+{points}", size.points)
        found.append((TurnPiece("points", moves[-1], points), end))
    return found


def _points(edition: Edition, move: MoveSummary) -> int:
    """Return how many points a move brought."""
    if move.tile is not None:
        return edition.majority_points if move.tile == MAJORITY_TILE else edition.tiles[move.tile].points
    return edition.cards[move.card].points if move.action == "buy" and move.card is not None else 0


def _card_height(piece: float) -> int:
    return max(round(piece * CARD_H_RATIO), _MIN_CARD_PX)


def draw_piece(p: Painter, piece: TurnPiece, right: float, y: float, sizes: PieceSizes) -> None:
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
