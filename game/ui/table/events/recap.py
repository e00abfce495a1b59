"""The recap over the table: less light where nothing changed and nobody is to move, and who took what from where.

Each place that something was taken from has the number of the turn, as the mat of its seat and its cell in the dock.

Knows a recap and the layout; knows nothing of input or sessions. The pieces in flight are in ``motion``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.rules.model import Place, PlaceKind, market, tile
from game.support.i18n import tr
from game.ui.graphics.look import CORNER
from game.ui.graphics.print_art import round_frame
from game.ui.graphics.type_scale import FIGURE, GAIN, NAME
from game.ui.table.action_buttons import TableButton, draw_button
from game.ui.table.board.bank import draw_bank_change, draw_pile
from game.ui.table.board.signals import seal_center
from game.ui.table.events.motion import sprite_of
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate
from game.ui.table.turn_pieces import SIGNLESS, draw_action_sign
from game.view.animation.flight_path import FlyingPiece, PieceKind
from game.view.animation.recap import Gain, Recap, RecapTurn, bank_changes
from game.view.descriptions.log_rows import points_text
from game.view.descriptions.recent_moves import ActionKind
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.outside import outside
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Color

_SHADE: Final = 140
"""The alpha of the dark over the table: it leaves 45 % of the light."""
_WAITING_SHADE: Final = 102
"""The alpha of the dark over the mat of the one to move, which is none of those that have moved."""
_DIM_STEPS: Final = 4
_SOLID: Final = 200
"""The alpha from which on a pixel of a panel's picture belongs to the panel, not to its shadow."""
_MIDDLE: Final = (PlaceKind.MARKET, PlaceKind.TILE, PlaceKind.MAJORITY, PlaceKind.DECK)
_LABEL: Final = Density(34, 24)
"""The height of a turn's number in reference pixels."""
_MIN_LABEL: Final = 20
_ON_PORTRAIT: Final = 0.56
"""Its height at a portrait, by that."""
_FRAME: Final = 3
"""The width of the frame around it in reference pixels."""
_NUMBER: Final = Density(26, 19)
"""The size of a turn's number in the list in reference pixels."""
_ENLARGED: Final = 1.4
"""How much larger text makes it at most: the pieces below it keep their room."""
_NAME: Final = 0.84
"""The size of names and points by that."""
_LINE: Final = 110
"""The alpha of the lines between turns."""
_ROWS_APART: Final = 5
"""The distance of numbers, pieces and points to each other and to the edges of the list, in reference pixels."""
_TOKENS_APART: Final = 1.06, 0.66
"""The distance of tokens in the list of turns, by their size, where there is room and where they cover each other."""
_GAP: Final = 0.1
"""The space behind a card, by its height, and behind a turn's number, likewise."""


def draw_recap(p: Painter, recap: Recap) -> None:
    """Draw everything of the recap but its flights."""
    share = p.whole_window(recap.dark, _DIM_STEPS)
    seats = {turn.seat for turn in recap.turns}
    mats = [mat for mat in p.layout.mats if mat.seat in seats]
    waiting = p.layout.mat(p.turn)
    panels = [(f"mat/{p.person(mat.seat)}", mat.rect, 0) for mat in mats] + [("mat/dock", p.layout.dock.rect, 0)]
    if p.turn not in seats:
        panels.append(("mat/own" if waiting.own else f"mat/{p.person(p.turn)}", waiting.rect, _WAITING_SHADE))
    for part in outside(Rect(0, 0, *p.canvas.size), [rect for _, rect, _ in panels]):
        p.canvas.rect((0, 0, 0, round(_SHADE * share)), part)
    for name, rect, alpha in panels:
        _shade_corners(p, name, rect, alpha, share)
    for kind, change in bank_changes(recap.turns[: recap.begun]).items():
        draw_pile(p, kind)
        draw_bank_change(p, kind, change)
    if recap.busy and recap.begun:
        seat = recap.turns[recap.begun - 1].seat
        p.sprite(f"mat/lamp/{p.person(seat)}", p.layout.mat(seat).rect)
    _marks(p, recap, _numbers(recap))
    _dock(p, recap)


def _shade_corners(p: Painter, name: str, rect: Rect, alpha: int, share: float) -> None:
    """Draw the dark of the table around a panel in its box, and over the panel that of an alpha."""

    def shade() -> pygame.Surface:
        image = p.look.sprite(name, rect.w, rect.h)
        panel = pygame.mask.from_surface(image.surface.subsurface(image.dx, image.dy, rect.w, rect.h), _SOLID)
        return panel.to_surface(setcolor=(0, 0, 0, alpha), unsetcolor=(0, 0, 0, _SHADE))

    p.canvas.surface(
        p.look.drawn.get_or_make(("recap", name, *rect[2:], alpha), shade), rect.x, rect.y, round(255 * share)
    )


def _numbers(recap: Recap) -> dict[Place, int]:
    """Return the last turn so far that took something, by the place in the middle of the table where it lay."""
    gains = enumerate(recap.gains[: recap.begun])
    return {gain.source: number for number, gained in gains for gain in gained if gain.source.kind in _MIDDLE}


def _marks(p: Painter, recap: Recap, numbers: dict[Place, int]) -> None:
    """Draw the numbers of the turns so far: on the places in the middle of the table, on portraits and on the place of
    a reserved card that was bought.

    A place has the number of the last turn that took from it, on the card that it took where a seal would be.
    """
    height = max(p.px(_LABEL[p.layout.compact]), _MIN_LABEL)
    for place, number in numbers.items():
        rect, taken = p.layout.areas[place], _card_from(recap, number, place)
        x, y = rect.center if taken is None else seal_center(rect)
        color = p.seat_color(recap.turns[number].seat)
        if taken is not None:
            p.card(taken, rect)
            frame = round_frame((rect.w, rect.h), color, max(p.px(_FRAME), 2), rect.w * CORNER)
            p.canvas.surface(frame, rect.x, rect.y)
        _label(p, color, number + 1, x, y, height)
    for number, turn in enumerate(recap.turns[: recap.begun]):
        mat, color = p.layout.mat(turn.seat), p.seat_color(turn.seat)
        size = max(round(mat.avatar.h * _ON_PORTRAIT), _MIN_LABEL)
        portrait = mat.avatar.right - size * 0.3, mat.avatar.bottom - size * 0.2
        _label(p, color, number + 1, *portrait, size)
        free = len(p.state.players[turn.seat].hand)
        reserved = any(gain.source.kind is PlaceKind.HAND for gain in recap.gains[number])
        if reserved and not mat.folded and free < len(mat.hand):
            rect = mat.hand[free]
            _label(p, color, number + 1, *rect.center, min(height, rect.h))


def _card_from(recap: Recap, number: int, place: Place) -> str | None:
    """Return the card that a turn took from a place of the market, if any."""
    found = (gain.piece.name for gain in recap.gains[number] if gain.source == place)
    return next(found, None) if place.kind is PlaceKind.MARKET else None


def _piece(p: Painter, piece: FlyingPiece, cell: Rect) -> None:
    """Draw a piece in a box, reduced from its picture on the table: another size would have to be decoded."""
    if piece.kind is PieceKind.TOKEN:
        p.token(piece.number, cell)
        return
    places = p.layout.places
    rest = places[market(1, 0)] if piece.kind is PieceKind.CARD else places[tile(0)]
    image = p.look.warp.image(p.look.sprite(sprite_of(piece, piece.name is not None), rest.w, rest.h), cell.w, cell.h)
    p.canvas.image(image, cell.x, cell.y)


def _label(p: Painter, color: Color, number: int, x: float, y: float, height: int) -> None:
    """Draw the number of a turn on a plate of the seat's colour around a point."""
    draw_plate(p, color, Rect(round(x - height / 2), round(y - height / 2), height, height))
    p.label(FIGURE.in_color("text_dark"), str(number), x, y, height * 0.66, "center")


def _dock(p: Painter, recap: Recap) -> None:
    """Draw the dock: what is shown, the seats in the order of their turns, and the two buttons."""
    layout, palette = p.layout.dock, p.look.palette
    p.sprite("mat/dock", layout.rect)
    width = layout.strip.right - layout.prompt.x - p.px(16)  # there is nothing to undo beside it
    head = layout.prompt._replace(w=width)
    p.title(tr("Since your last turn"), head, palette.line_light)
    p.sprite("table/strip", layout.strip)
    _names(p, recap)
    draw_button(p, TableButton(Control.CONFIRM, layout.confirm, tr("My move"), "ok", primary=True))
    draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Again"), "play"))


def _names(p: Painter, recap: Recap) -> None:
    """Draw the seats in the order of their turns, a cell for each: number and name, and below them what has landed.

    Beside these, or at the foot where they are larger so, are a sign of what the seat did, unless they show it, and the
    points that this brought.
    """
    strip, palette, count = p.layout.dock.strip, p.look.palette, len(recap.turns)
    edge, each, enlarged = p.px(8), strip.w / count, min(p.layout.enlarged, _ENLARGED)
    room, gap = each - 2 * edge, p.px(_ROWS_APART)
    names = [p.name(turn.seat) for turn in recap.turns]
    # Large numbers shrink before a name is cut.
    spare = room - max(p.text_width(NAME, name, MIN_TEXT_PX) for name in names)
    side = max(min(p.px(_NUMBER[p.layout.compact]) * enlarged, spare / (1 + _GAP)), MIN_TEXT_PX)
    beside = side * (1 + _GAP)
    widest = max(p.text_width(NAME, name, side * _NAME) for name in names)
    size = max(side * _NAME * min(1.0, (room - beside) / widest), MIN_TEXT_PX)
    upper = strip.y + gap + side / 2
    texts = _points(p, recap, side * _NAME, room - beside)
    signs = [_sign(p, turn) for turn in recap.turns]
    pairs = zip(signs, texts, strict=True)
    after = [beside * bool(sign) + p.text_width(FIGURE, text, side * _NAME) for sign, text in pairs]
    top = upper + side / 2 + gap
    sizes = _sizes(recap, after, _CellSpace(room, strip.bottom - gap - top, side + gap, gap))
    for number, turn in enumerate(recap.turns):
        left, middle = strip.x + each * number, strip.x + each * (number + 0.5)
        now = number == recap.begun - 1 and recap.busy
        style = NAME.in_color("text" if now or not recap.busy else "text_soft")
        if number:
            line = (round(left), strip.y + 2 * gap, max(1, p.px(1)), strip.h - 4 * gap)
            p.canvas.rect((*palette.text_muted, _LINE), line)
        width = beside + min(p.text_width(NAME, names[number], size), room - beside)
        start = middle - width / 2
        _label(p, p.seat_color(turn.seat), number + 1, start + side / 2, upper, round(side))
        p.label(style, names[number], start + beside, upper, size, width=room - beside)
        if number >= recap.begun - recap.busy:
            continue
        cell = Rect(round(left + edge), round(top), round(room), round(strip.bottom - gap - top))
        start, y = _gained(p, recap.gains[number], cell, after[number], side, sizes[number])
        if (sign := signs[number]) is not None:
            draw_action_sign(p, sign, start + side / 2, y, side)
            start += beside
        p.label(GAIN, texts[number], start, y, side * _NAME)


def _sign(p: Painter, turn: RecapTurn) -> ActionKind | None:
    """Return what a seat did where its pieces do not show that."""
    done = (move.action for move in p.log_state.moves[turn.seat][:1])
    return next((action for action in done if action not in SIGNLESS), None)


class _TurnSizes(NamedTuple):
    """The height of the pieces of a turn, and how far tokens lie apart by that; and whether a note is ``below``."""

    tall: float
    apart: float
    below: bool


class _CellSpace(NamedTuple):
    """The room in a cell: its size, the height of a ``line`` for a note, and the gap beside a note, in pixels."""

    width: float
    height: float
    line: float
    gap: float

    def fitted(self, gains: Sequence[Gain], note: float, *, below: bool) -> _TurnSizes:
        """Return how large the pieces of a turn are beside a note of a width, or with a line for it ``below``."""
        across, tall = self.width - (note + self.gap) * bool(note), self.height
        if below:
            across, tall = self.width, self.height - self.line
        apart = next((apart for apart in _TOKENS_APART if tall * _across(gains, apart) <= across), _TOKENS_APART[-1])
        return _TurnSizes(min(tall, across / _across(gains, apart)), apart, below)


def _sizes(recap: Recap, notes: Sequence[float], room: _CellSpace) -> list[_TurnSizes]:
    """Return how large the pieces of each turn are in the room of a cell, with notes of these widths.

    All notes are beside the pieces, or all below them where any pieces are larger so; then that line is empty below a
    turn without a note. All cards have the same size, and so have the tokens and tiles of turns without.
    """
    turns = list(zip(recap.gains, notes, strict=True))
    below = any(
        note and room.fitted(gains, note, below=True).tall > room.fitted(gains, note, below=False).tall
        for gains, note in turns
    )
    found = [room.fitted(gains, note, below=below) for gains, note in turns]
    same = dict[bool, float]()
    for gains, size in zip(recap.gains, found, strict=True):
        same[_has_card(gains)] = min(size.tall, same.get(_has_card(gains), size.tall))
    return [size._replace(tall=same[_has_card(gains)]) for gains, size in zip(recap.gains, found, strict=True)]


def _has_card(gains: Sequence[Gain]) -> bool:
    return any(gain.piece.kind is PieceKind.CARD for gain in gains)


def _gained(
    p: Painter, gained: Sequence[Gain], cell: Rect, note: float, line: float, size: _TurnSizes
) -> tuple[float, float]:
    """Draw what a turn gained in a cell; return where a note begins that is so wide, and its middle line."""
    gap, width = p.px(_ROWS_APART), size.tall * _across(gained, size.apart)
    if size.below:
        middle = cell.y + (cell.h - line - gap) / 2
        _pieces(p, gained, cell.center[0] - width / 2, middle, size.tall, size.apart)
        return cell.center[0] - note / 2, cell.bottom - line / 2
    x = cell.center[0] - (width + (note + gap) * bool(note)) / 2
    _pieces(p, gained, x, cell.center[1], size.tall, size.apart)
    return x + width + gap, cell.center[1]


def _points(p: Painter, recap: Recap, size: float, room: float) -> list[str]:
    """Return the points that each turn brought, as text: mere numbers where one of them does not fit into a room."""
    gained = [recap.points(number, p.state) for number in range(len(recap.turns))]
    for texts in ([f"+{points_text(more)}" for more in gained], [f"+{more}" for more in gained]):
        shown = [text if more > 0 else "" for text, more in zip(texts, gained, strict=True)]
        if max(p.text_width(FIGURE, text, size) for text in shown) <= room:
            break
    return shown


def _across(gains: Sequence[Gain], apart: float) -> float:
    """Return the width of what a turn gained by its height, tokens and tiles ``apart`` by their own."""
    cards = sum(gain.piece.kind is PieceKind.CARD for gain in gains)
    rest = len(gains) - cards
    return max((CARD_RATIO + _GAP) * cards + (apart * (rest - 1) + 1 if rest else -_GAP), CARD_RATIO)


def _pieces(p: Painter, gains: Sequence[Gain], left: float, y: float, side: float, apart: float) -> None:
    """Draw what a turn gained side by side from a point on, ``side`` pixels high."""
    for piece in (gain.piece for gain in gains):
        card = piece.kind is PieceKind.CARD
        box = Rect(round(left), round(y - side / 2), round(side * (CARD_RATIO if card else 1)), round(side))
        _piece(p, piece, box)
        left += side * (CARD_RATIO + _GAP if card else apart)
