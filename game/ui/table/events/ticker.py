"""The ticker: what each other seat has done since the reader's last turn, as signs.

Knows summaries of moves and a box; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from game.rules.model import Seat, market
from game.support.i18n import tr
from game.ui.table.frames import draw_outline
from game.ui.table.mats.reserved_cards import draw_back
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate, draw_play
from game.ui.table.small_faces import draw_small_face
from game.view.descriptions.recent_moves import ActionKind, MoveSummary
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.model import TableLayout, others
from game.view.layout.table import Control
from game.view.skins.model import Skin
from game.view.theme import MIN_TEXT_PX

_ICONS: Final[dict[ActionKind, str]] = {
    "take": "plus",
    "buy": "buy",
    "reserve": "reserve",
    "give": "minus",
    "pass": "cancel",
}
_EDGE: Final = 6, 4
"""The distance of pieces to the edges, in reference pixels of a large and of a compact layout."""
_TOP, _CAPTION = 5, 14
"""The distance of the caption to the upper edge, and its size, in reference pixels."""
_LOW: Final = 28.0
"""From this height on, in reference pixels, a line has a caption."""
_PLAY: Final = (34, 20), (30, 27)
"""The size of the button that plays the turns again, in reference pixels of a large and of a compact layout."""
_TRIANGLE: Final = 0.56
"""The height of its sign, by its own."""
_MARK, _ICON = 0.46, 0.46
"""The height of a seat's mark and of the sign for what it did, one above the other, by that of a card."""
_CARD: Final = 0.6, 0.76
"""The height of a card by that of the ticker, in a large and in a compact layout."""
_CHIP, _AND = 0.68, 0.42
"""The size of a token, and of the sign of a further move, by the height of a card."""
_IN_LINES: Final = 0.52
"""The size of a token by the same height where what a seat took and gave back stand in two lines."""
_GAP: Final = 0.1
"""The gap between pieces, by the same height or the size of a token."""
_APART: Final = 1.05, 0.98, 0.55
"""How far tokens lie apart by their size: where there is room, side by side, and where they cover each other."""
_SMALLER, _SMALLEST = 0.78, 0.4
"""How small tokens become before they cover each other, and at all, by their usual size."""
_STEP: Final = 0.05
"""How much closer together, then smaller, pieces become at a time until they fit."""
_AIR: Final = 0.14
"""The space between a seat's turn and the line before the next one, and from there on, by the height of a card."""
_SEEN: Final = 0.02, 0.015, 0.98, 0.5
"""What is to be seen of a card, as shares of it: its points, its bonus, and the top of its picture."""
_ON_DISC: Final = 0.72
"""The size of a sign by that of the disc below it."""


class _Size(NamedTuple):
    """The height of a card, the size of a token, and how far tokens lie apart by that."""

    card: int
    chip: float
    apart: float


class _Piece(NamedTuple):
    """A card, a token of a kind, or the sign before the pieces of a further move."""

    form: Literal["sign", "card", "token"]
    move: MoveSummary
    kind: int = 0


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
    seats = others(len(p.state.players), p.layout.own)
    acted = p.signs.ticker and any(p.course.moves[seat] for seat in seats)
    size = p.larger(max(p.px(_CAPTION), MIN_TEXT_PX), p.px(24))
    top = round(rect.y + p.px(_TOP) + size + p.px(1))
    below = Rect(line.x, top, line.w, rect.bottom - edge - top)
    head = not p.layout.compact and (not acted or below.h >= p.px(_LOW))
    y, right = rect.y + p.px(_TOP) + size * 0.5 if head else line.center[1], line.right
    if p.marks.here and acted:
        right = _recap_button(p, rect, right, y) - p.px(10)
    palette = p.look.palette
    if head:
        text = tr("Since your last turn") if p.marks.here else tr("Latest turns")
        text = text if p.signs.ticker else tr("Play to")
        p.label("caption", text.upper(), line.x, y, palette.text_soft, "midleft", size, right - line.x)
    line = below if head else line._replace(w=right - line.x)
    if acted:
        _turns(p, seats, line, right)
        return
    text, color = (tr("Nothing yet"), palette.text_muted) if p.signs.ticker else (tr(p.skin.text.aim), palette.text)
    size = max(p.px(18), MIN_TEXT_PX) * p.layout.enlarged
    p.paragraph("small", text, line, color, size, centred=p.layout.compact)


def _recap_button(p: Painter, rect: Rect, right: int, y: float) -> int:
    """Draw the button that plays these turns again, which is pressed anywhere in ``rect``; return where it begins."""
    target = p.marks.hover or p.marks.focus
    wide, high = (p.px(length) for length in _PLAY[p.layout.compact])
    box = Rect(right - wide, round(max(y - high / 2, rect.y + p.px(5))), wide, high)
    p.sprite("ui/button_hover" if target is Control.RECAP else "ui/button", box)
    if p.marks.focus is Control.RECAP:
        draw_outline(p, rect)
    draw_play(p, p.look.palette.text, *box.center, round(high * _TRIANGLE))
    return box.x


def _turns(p: Painter, seats: Sequence[Seat], line: Rect, end: int) -> None:
    """Draw the seats' turns in columns of the same width with lines between them: mark, sign and pieces.

    The upper one of two lines ends at ``end``, before the button.
    """
    assert p.layout.ticker is not None
    card = _card_height(p.layout, p.layout.ticker)
    each, air, y = line.w / len(seats), card * _AIR, line.center[1]
    for number, seat in enumerate(seats):
        left = line.x + each * number
        if number:
            high = round(line.h * 0.84)
            between = (round(left - air), round(y - high / 2), max(1, p.px(1)), high)
            p.canvas.rect((*p.look.palette.text_muted, 110), between)
        moves = p.course.moves[seat]
        if moves:
            _turn(p, seat, moves, Rect(round(left), line.y, round(each - 2 * air), line.h), card, end)


def _turn(p: Painter, seat: Seat, moves: Sequence[MoveSummary], box: Rect, card: int, end: int) -> None:
    """Draw a seat's turn: its mark above the sign of its first move, and the pieces.

    What it took and what it gave back are two lines.
    """
    x, y = box.x + card * _MARK / 2, box.center[1]
    start = box.x + card * (_MARK + _GAP)
    mark = f"seat_mark/{p.person(seat)}"
    if [move.action for move in moves] == ["take", "give"] and not p.layout.compact:
        p.icon(mark, x, y, card * _MARK)
        apart = min(box.h / 4, card * 0.27)
        ends = min(box.right, end), box.right
        for move, middle, right in zip(moves, (y - apart, y + apart), ends, strict=True):
            _sign(p, move, start + card * _AND / 2, middle, card * _AND)
            left = start + card * (_AND + _GAP)
            size = _fitting([move], _Size(card, card * _IN_LINES, _APART[0]), right - left)
            _pieces(p, [move], left, middle, size)
        return
    p.icon(mark, x, y - card * 0.26, card * _MARK)
    _sign(p, moves[0], x, y + card * 0.26, card * _ICON)
    _pieces(p, moves, start, y, _fitting(moves, _Size(card, card * _CHIP, _APART[0]), box.right - start))


def action_icons(skin: Skin) -> dict[ActionKind, str]:
    """Return the icon of each kind of action in an edition."""
    return {**_ICONS, "tile": skin.tile_sign}


def _sign(p: Painter, move: MoveSummary, x: float, y: float, size: float) -> None:
    """Draw around a point on a disc what a seat did: green where it took tokens, red where it gave some back."""
    palette, side = p.look.palette, round(size)
    color = {"take": palette.ok, "give": palette.short}.get(move.action, palette.text_soft)
    draw_plate(p, color, Rect(round(x - side / 2), round(y - side / 2), side, side))
    p.icon(f"icon_dark/{action_icons(p.skin)[move.action]}", x, y, size * _ON_DISC)


def _card_height(layout: TableLayout, ticker: Rect) -> int:
    return round(ticker.h / layout.enlarged * _CARD[layout.compact])


def _fitting(moves: Sequence[MoveSummary], size: _Size, room: float) -> _Size:
    """Return the size in which the pieces of moves fit in a room: tokens are smaller before they cover each other."""
    _, touching, least = _APART
    largest = size.chip
    while max((end for _, end in _placed(moves, size)), default=0.0) > room:
        if size.apart > touching:
            size = size._replace(apart=max(size.apart - _STEP, touching))
        elif size.apart > least and size.chip <= largest * _SMALLER:
            size = size._replace(apart=max(size.apart - _STEP, least))
        elif size.chip > largest * _SMALLEST:
            size = size._replace(chip=size.chip * (1 - _STEP))
        else:
            break
    return size


def _placed(moves: Sequence[MoveSummary], size: _Size) -> list[tuple[_Piece, float]]:
    """Return the pieces of moves, a sign before those of each further move, and where each of them ends."""
    found: list[tuple[_Piece, float]] = []
    end = 0.0
    for number, move in enumerate(moves):
        if number:
            end += size.card * _AND + size.chip * (_GAP if found else 0.0)
            found.append((_Piece("sign", move), end))
        if move.card is not None or move.level:
            end += size.card * (_card_width(move) + (_GAP if found else 0.0))
            found.append((_Piece("card", move), end))
        chip = size.chip
        for index, kind in enumerate(move.kinds):
            end += chip * size.apart if index else chip * (1 + (_GAP if found else 0.0))
            found.append((_Piece("token", move, kind), end))
    return found


def _pieces(p: Painter, moves: Sequence[MoveSummary], x: float, y: float, size: _Size) -> None:
    """Draw the pieces of moves from ``x`` on around ``y``."""
    chip, sign = size.chip, size.card * _AND
    for piece, end in _placed(moves, size):
        move, right = piece.move, x + end
        if piece.form == "sign":
            _sign(p, move, right - sign / 2, y, sign)
        elif piece.form == "token":
            p.icon(f"token_small/{piece.kind}", right - chip / 2, y, chip)
            p.token_letter(piece.kind, right - chip / 2, y, chip)
        else:
            wide = round(size.card * _card_width(move))
            box = Rect(round(right) - wide, round(y - size.card / 2), wide, size.card)
            if move.card is not None:
                _known_card(p, move.card, box)
            else:
                draw_back(p, move.level, box)


def _card_width(move: MoveSummary) -> float:
    """Return the width of a card by its height: of the back of a hidden one, or of the upper part of a known one."""
    left, top, right, bottom = _SEEN
    return CARD_RATIO * (1.0 if move.card is None else (right - left) / (bottom - top))


def _known_card(p: Painter, name: str, box: Rect) -> None:
    """Draw the upper part of a card, as one knows it from the market: points, bonus and the top of its picture."""
    draw_small_face(p, f"card/{name}", p.layout.places[market(1, 0)], box, Rect(0, 0, box.w, box.h), _SEEN)
    side = box.h * 0.5
    p.token_letter(p.edition.cards[name].bonus, box.right - side / 2, box.y + side / 2, side)
