"""The ticker: what each other seat has done since the reader's last turn, as signs.

Knows summaries of moves and a box; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from game.rules.model import Seat, market
from game.support.i18n import tr
from game.ui.table.frames import draw_outline
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate, draw_play
from game.ui.table.reserved_cards import draw_back
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
_EDGE: Final = 7, 4
"""The distance of pieces to the edges, in reference pixels of a large and of a compact layout."""
_TOP: Final = 7
"""The distance of the caption to the upper edge, in reference pixels."""
_LOW: Final = 28.0
"""From this height on, in reference pixels, a line has a caption."""
_PLAY: Final = 15
"""The size of the sign of playing in reference pixels, and at least in window pixels."""
_MARK, _ICON = 0.48, 0.56
"""The height of a seat's mark and of the sign for what it did, one above the other, by that of a card."""
_CARD: Final = 0.45, 0.76
"""The height of a card by that of the ticker, in a large and in a compact layout."""
_CHIP, _AND = 0.8, 0.5
"""The size of a token, and of the sign of a further move, by the height of a card."""
_GAP: Final = 0.12
"""The gap between pieces, by the same height or the size of a token."""
_APART: Final = 1.05, 0.98, 0.55
"""How far tokens lie apart by their size: where there is room, side by side, and where they cover each other."""
_SMALLER, _SMALLEST = 0.78, 0.4
"""How small tokens become before they cover each other, and at all, by their usual size."""
_BESIDE, _WHAT = 0.6, 0.62
"""The height of a mark and of a sign beside pieces, by that of a card."""
_STEP: Final = 0.05
"""How much closer together, then smaller, pieces become at a time until they fit."""
_AIR: Final = 0.22, 0.14
"""The space between a seat's turn and the line before the next one, and from there on, by the height of a card in a
large and in a compact layout."""


_STONE, _FIGURE = 0.6, 0.46
"""The size of the stone of a card's bonus at the corner of its picture, and the room for its points, by its height."""
_PICTURE: Final = 0.9
"""The width of this picture, likewise."""
_SEEN: Final = 0.28, 0.24, 0.96, 0.96
"""What it shows, as shares of the card: neither price nor points."""
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
    size = p.larger(max(p.px(15), 13), p.px(24))
    top = round(rect.y + p.px(_TOP) + size + p.px(3))
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
        _turns(p, seats, line)
        return
    text, color = (tr("Nothing yet"), palette.text_muted) if p.signs.ticker else (tr(p.skin.text.aim), palette.text)
    size = max(p.px(18), MIN_TEXT_PX) * p.layout.enlarged
    p.paragraph("small", text, line, color, size, centred=p.layout.compact)


def _recap_button(p: Painter, rect: Rect, right: int, y: float) -> int:
    """Draw the sign of what plays these turns again, which is pressed anywhere in ``rect``; return where it begins."""
    if Control.RECAP in (p.marks.hover, p.marks.focus):
        draw_outline(p, rect)
    sign = max(p.px(_PLAY), _PLAY)
    draw_play(p, p.look.palette.ok, right - sign / 2, y, sign)
    return right - sign


def _turns(p: Painter, seats: Sequence[Seat], line: Rect) -> None:
    """Draw the seats' turns in columns of the same width with lines between them: mark, sign and pieces.

    In a small window the mark is above the sign.
    """
    assert p.layout.ticker is not None
    card = _card_height(p.layout, p.layout.ticker)
    each, air, y = line.w / len(seats), card * _AIR[p.layout.compact], line.center[1]
    for number, seat in enumerate(seats):
        left = line.x + each * number
        if number:
            high = round(line.h * 0.84)
            between = (round(left - air), round(y - high / 2), max(1, p.px(1)), high)
            p.canvas.rect((*p.look.palette.text_muted, 110), between)
        moves = p.course.moves[seat]
        if moves:
            x = _lead(p, seat, moves[0], left, y, card)
            _pieces(p, moves, x, y, _fitting(p, moves, card, left + each - 2 * air - x))


def _lead(p: Painter, seat: Seat, move: MoveSummary, left: float, y: float, high: int) -> float:
    """Draw a seat's mark and the sign for its first move from ``left`` on; return where its pieces begin."""
    mark = f"seat_mark/{p.person(seat)}"
    if p.layout.compact:
        x = left + high * _ICON / 2
        p.icon(mark, x, y - high * 0.27, high * _MARK)
        _sign(p, move, x, y + high * 0.25, high * _ICON)
        return left + high * (_ICON + _GAP)
    p.icon(mark, left + high * _BESIDE / 2, y, high * _BESIDE)
    end = left + high * (_BESIDE + _GAP)
    _sign(p, move, end + high * _WHAT / 2, y, high * _WHAT)
    return end + high * (_WHAT + _GAP)


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


def _fitting(p: Painter, moves: Sequence[MoveSummary], card: int, room: float) -> _Size:
    """Return the size in which the pieces of moves fit in a room: tokens are smaller before they cover each other."""
    most, touching, least = _APART
    largest = card * _CHIP
    size = _Size(card, largest, most)
    while max((end for _, end in _placed(p, moves, size)), default=0.0) > room:
        if size.apart > touching:
            size = size._replace(apart=max(size.apart - _STEP, touching))
        elif size.apart > least and size.chip <= largest * _SMALLER:
            size = size._replace(apart=max(size.apart - _STEP, least))
        elif size.chip > largest * _SMALLEST:
            size = size._replace(chip=size.chip * (1 - _STEP))
        else:
            break
    return size


def _placed(p: Painter, moves: Sequence[MoveSummary], size: _Size) -> list[tuple[_Piece, float]]:
    """Return the pieces of moves, a sign before those of each further move, and where each of them ends."""
    found: list[tuple[_Piece, float]] = []
    end = 0.0
    for number, move in enumerate(moves):
        if number:
            end += size.card * _AND + size.chip * (_GAP if found else 0.0)
            found.append((_Piece("sign", move), end))
        if move.card is not None or move.level:
            end += size.card * (_card_width(p, move) + (_GAP if found else 0.0))
            found.append((_Piece("card", move), end))
        chip = size.chip
        for index, kind in enumerate(move.kinds):
            end += chip * size.apart if index else chip * (1 + (_GAP if found else 0.0))
            found.append((_Piece("token", move, kind), end))
    return found


def _pieces(p: Painter, moves: Sequence[MoveSummary], x: float, y: float, size: _Size) -> None:
    """Draw the pieces of moves from ``x`` on around ``y``."""
    chip, sign = size.chip, size.card * _AND
    for piece, end in _placed(p, moves, size):
        move, right = piece.move, x + end
        if piece.form == "sign":
            _sign(p, move, right - sign / 2, y, sign)
        elif piece.form == "token":
            p.icon(f"token_small/{piece.kind}", right - chip / 2, y, chip)
            p.token_letter(piece.kind, right - chip / 2, y, chip)
        else:
            wide = round(size.card * _card_width(p, move))
            box = Rect(round(right) - wide, round(y - size.card / 2), wide, size.card)
            if move.card is not None:
                _known_card(p, move.card, box)
            else:
                draw_back(p, move.level, box)


def _card_width(p: Painter, move: MoveSummary) -> float:
    """Return the width of a card by its height: of the back of a hidden one, or of the picture of a known one."""
    if move.card is None:
        return CARD_RATIO
    return _PICTURE + _FIGURE * bool(p.edition.cards[move.card].points)


def _known_card(p: Painter, name: str, box: Rect) -> None:
    """Draw what matters most of a card, which would be too small: its points, its picture, the stone of its bonus."""
    card, wide = p.edition.cards[name], round(box.h * _PICTURE)
    face = Rect(box.right - wide, box.y, wide, box.h)
    left, top, right, bottom = _SEEN
    part = left, top, right, min(bottom, p.skin.picture[3])
    rest = p.layout.places[market(1, 0)]
    draw_small_face(p, f"card/{name}", rest, face, Rect(0, 0, wide, box.h), part)
    side = box.h * _STONE
    p.stone(card.bonus, face.right - side * 0.4, face.bottom - side * 0.4, side)
    if card.points:
        x = box.x + box.h * _FIGURE * 0.45
        color = p.look.palette.line_light
        p.label("number", str(card.points), x, box.center[1], color, "center", box.h * 0.7)
