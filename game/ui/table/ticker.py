"""The ticker: what each other seat has done since the reader's last turn, as signs.

Knows summaries of moves and a box; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from game.rules.model import Seat
from game.support.i18n import tr
from game.ui.table.frames import draw_outline
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_play
from game.ui.table.reserved_cards import draw_back
from game.view.descriptions.recent_moves import ActionKind, MoveSummary
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.model import others
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX

ACTION_ICONS: Final[dict[ActionKind, str]] = {
    "take": "plus",
    "buy": "buy",
    "reserve": "reserve",
    "give": "minus",
    "tile": "crown",
    "pass": "cancel",
}
_EDGE: Final = 7, 4
"""The distance of pieces to the edges, in reference pixels of a large and of a compact layout."""
_TOP: Final = 7
"""The distance of the caption to the upper edge, in reference pixels."""
_LOW, _TALL = 28.0, 64.0
"""From these heights on, in reference pixels, a line has a caption, and what a seat did stands above the pieces."""
_SIGNS: Final = 0.3
"""The share of such a height that seats' marks and the signs for what they did take."""
_MARK, _ICON = 0.48, 0.56
"""The height of a seat's mark and of the sign for what it did, by that of a piece."""
_CHIP: Final = 0.8
"""The same of a token."""
_GAP: Final = 0.12
"""The gap between a sign and the pieces, by the same height."""
_APART: Final = 1.05, 0.98, 0.62
"""How far tokens lie apart by their size: where there is room, side by side, and where they cover each other."""
_SMALLER: Final = 0.78
"""How small pieces become before tokens cover each other, by the height of the line."""
_BESIDE, _WHAT = 0.62, 0.78
"""The height of a mark and of a sign beside pieces, by that of a card; tokens that are taken need no sign."""
_STEP: Final = 0.05
"""How much closer together, then smaller, pieces become at a time until they fit."""
_HEAD: Final = 1.7
"""The width of a mark and a sign above pieces, by their height."""
_AIR: Final = 0.16
"""The least space on each side of a seat's turn, by the height of a card."""


_STONE, _FIGURE = 0.74, 0.42
"""The size of the stone of a card's bonus on its plate, and the room for its points, by the plate's height."""
_PLATE: Final = 0.96
"""The least width of such a plate, likewise."""


class _Size(NamedTuple):
    """The height of a card, how far tokens lie apart by their size, and the width of a mark by a card's height.

    ``lead`` is 0 where mark and sign stand above the pieces.
    """

    card: float
    apart: float
    lead: float


class _Piece(NamedTuple):
    """A card, a token of a kind, or the sign before the pieces of a further move."""

    form: Literal["sign", "card", "token"]
    move: MoveSummary
    kind: int = 0


class _Turn(NamedTuple):
    """The summaries of a seat's last turn."""

    seat: Seat
    moves: Sequence[MoveSummary]


def draw_ticker(p: Painter) -> None:
    """Draw the last turn of every other seat, side by side, below a caption where the box is high enough for it.

    Early in a first game the goal is in its place.
    """
    rect = p.layout.ticker
    if rect is None:
        return
    p.sprite("mat/dock", rect)
    edge = p.px(_EDGE[p.layout.compact])
    line = rect.inset(p.px(9 if p.layout.compact else 14), edge)
    rivals = others(len(p.state.players), p.layout.own)
    turns = [_Turn(seat, p.course.moves[seat]) for seat in rivals if p.signs.ticker and p.course.moves[seat]]
    if p.marks.here and turns:
        line = _recap_button(p, rect, line)
    size = p.larger(max(p.px(15), 13), p.px(24))
    top = round(rect.y + p.px(_TOP) + size + p.px(1))
    below = Rect(line.x, top, line.w, rect.bottom - edge - top)
    palette = p.look.palette
    if not p.layout.compact and (not turns or below.h >= p.px(_LOW)):
        head = tr("Since your last turn") if p.marks.here else tr("Latest turns")
        head = head if p.signs.ticker else tr("Play to")
        y = rect.y + p.px(_TOP) + size * 0.5
        p.label("caption", head.upper(), line.x, y, palette.text_soft, "midleft", size, line.w)
        line = below
    if turns:
        _turns(p, turns, line)
        return
    text, color = (tr("Nothing yet"), palette.text_muted) if p.signs.ticker else (tr(p.skin.text.aim), palette.text)
    size = max(p.px(18), MIN_TEXT_PX) * p.layout.enlarged
    p.paragraph("small", text, line, color, size, centred=p.layout.compact)


def _recap_button(p: Painter, rect: Rect, line: Rect) -> Rect:
    """Draw at the right the button that plays these turns again; return the line without it."""
    pointed = Control.RECAP in (p.marks.hover, p.marks.focus)
    if pointed:
        draw_outline(p, rect)
    side = min(p.px(28 if p.layout.compact else 42), rect.h - 2 * p.px(_EDGE[p.layout.compact]))
    box = Rect(line.right - side, round(rect.center[1] - side / 2), side, side)
    p.sprite("ui/button_hover" if pointed else "ui/button", box)
    draw_play(p, p.look.palette.ok, *box.center, round(side * 0.46))
    return line._replace(w=line.w - side - p.px(10 if p.layout.compact else 12))


def _turns(p: Painter, turns: Sequence[_Turn], line: Rect) -> None:
    """Draw the seats' turns side by side with lines between them: mark, sign and pieces.

    In a high box mark and sign are above the pieces, in a lower one left of them. In a small window the mark is above
    the sign.
    """
    tall = line.h >= p.px(_TALL)
    head = line.h * _SIGNS if tall else 0.0
    size = _fitting(p, turns, line, head, 0.0 if tall else _ICON if p.layout.compact else _BESIDE)
    widths = [_width(p, turn, size, head) for turn in turns]
    each = line.w / len(turns)
    even = max(widths) + 2 * _AIR * size.card <= each
    cells = [each if even else wide + (line.w - sum(widths)) / len(turns) for wide in widths]
    left, y = float(line.x), line.y + (line.h + head) / 2
    for number, (turn, wide, cell) in enumerate(zip(turns, widths, cells, strict=True)):
        if number:
            high = round(line.h * 0.84)
            between = (left, round(line.center[1] - high / 2), max(1, p.px(1)), high)
            p.canvas.rect((*p.look.palette.text_muted, 110), between)
        x = left + (cell - wide) / 2
        mark, sign = f"seat_mark/{p.person(turn.seat)}", f"icon/{ACTION_ICONS[turn.moves[0].action]}"
        side = size.card * _ICON
        if tall:
            middle = line.y + head * 0.45
            p.icon(mark, x + head * 0.4, middle, head * 0.78)
            p.icon(sign, x + head * 1.3, middle, head * 0.78)
        elif p.layout.compact:
            p.icon(mark, x + side / 2, y - size.card * 0.27, size.card * _MARK)
            p.icon(sign, x + side / 2, y + size.card * 0.25, side * 0.94)
        else:
            p.icon(mark, x + size.card * _BESIDE / 2, y, size.card * _BESIDE)
            if _says(turn):
                p.icon(sign, x + size.card * (_BESIDE + _GAP + _WHAT / 2), y, size.card * _WHAT)
        lead = _lead(p, turn, size)
        x += size.card * (lead + _GAP * bool(lead))
        _pieces(p, turn.moves, x, y, size)
        left += cell


def _says(turn: _Turn) -> bool:
    """Whether a sign says what a seat did, and not the tokens that it took."""
    return turn.moves[0].action != "take"


def _lead(p: Painter, turn: _Turn, size: _Size) -> float:
    """Return the width of a turn's mark and sign before its pieces, by the height of a card."""
    beside = size.lead and not p.layout.compact and _says(turn)
    return size.lead + (_GAP + _WHAT if beside else 0.0)


def _fitting(p: Painter, turns: Sequence[_Turn], line: Rect, head: float, lead: float) -> _Size:
    """Return the size in which turns fit in a line: all becomes somewhat smaller before tokens cover each other.

    ``head`` is the height of marks and signs where they stand above the pieces, else 0.
    """
    most, touching, least = _APART
    size = _Size(line.h - head, most, lead)
    small = size.card * _SMALLER
    while sum(_width(p, turn, size, head) + 2 * _AIR * size.card for turn in turns) > line.w:
        if size.apart > touching:
            size = size._replace(apart=max(size.apart - _STEP, touching))
        elif size.apart > least and size.card <= small:
            size = size._replace(apart=max(size.apart - _STEP, least))
        else:
            size = size._replace(card=size.card * (1 - _STEP))
    return size


def _width(p: Painter, turn: _Turn, size: _Size, head: float) -> float:
    """Return the width of a seat's turn."""
    wide = max((end for _, end in _placed(p, turn.moves, size)), default=0.0)
    if head:
        return max(wide, head * _HEAD)
    return size.card * (_lead(p, turn, size) + _GAP * bool(wide)) + wide


def _placed(p: Painter, moves: Sequence[MoveSummary], size: _Size) -> list[tuple[_Piece, float]]:
    """Return the pieces of moves, a sign before those of each further move, and where each of them ends."""
    found: list[tuple[_Piece, float]] = []
    end = 0.0
    for number, move in enumerate(moves):
        if number:
            end += size.card * (_ICON + (_GAP if found else 0.0))
            found.append((_Piece("sign", move), end))
        if move.card is not None or move.level:
            end += size.card * (_card_width(p, move) + (_GAP if found else 0.0))
            found.append((_Piece("card", move), end))
        chip = size.card * _CHIP
        for index, kind in enumerate(move.kinds):
            end += chip * size.apart if index else chip + size.card * (_GAP if found else 0.0)
            found.append((_Piece("token", move, kind), end))
    return found


def _pieces(p: Painter, moves: Sequence[MoveSummary], x: float, y: float, size: _Size) -> None:
    """Draw the pieces of moves from ``x`` on around ``y``."""
    chip, sign = size.card * _CHIP, size.card * _ICON
    for piece, end in _placed(p, moves, size):
        move, right = piece.move, x + end
        if piece.form == "sign":
            p.icon(f"icon/{ACTION_ICONS[move.action]}", right - sign / 2, y, sign * 0.9)
        elif piece.form == "token":
            p.icon(f"token_small/{piece.kind}", right - chip / 2, y, chip)
            p.token_letter(piece.kind, right - chip / 2, y, chip)
        else:
            wide = round(size.card * _card_width(p, move))
            box = Rect(round(right) - wide, round(y - size.card / 2), wide, round(size.card))
            if move.card is not None:
                _card_plate(p, move.card, box)
            else:
                draw_back(p, move.level, box)


def _card_width(p: Painter, move: MoveSummary) -> float:
    """Return the width of a card by its height: of the back of a hidden one, or of the plate for a known one."""
    if move.card is None:
        return CARD_RATIO
    return _PLATE + _FIGURE * bool(p.edition.cards[move.card].points)


def _card_plate(p: Painter, name: str, box: Rect) -> None:
    """Draw what matters most of a card, whose picture would be too small: its points and the stone of its bonus."""
    card, middle = p.edition.cards[name], box.center[1]
    p.sprite("table/strip", box)
    p.stone(card.bonus, box.right - box.h * _PLATE / 2, middle, box.h * _STONE)
    if card.points:
        x = box.x + box.h * (_FIGURE + 0.5 * (_PLATE - _STONE)) / 2
        p.label("number", str(card.points), x, middle, p.look.palette.line_light, "center", box.h * 0.7)
