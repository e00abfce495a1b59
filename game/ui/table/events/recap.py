"""The recap over the table: less light where nothing changed and nobody is to move, and who took what from where.

Each place that something was taken from has the number of the turn, as the mat of its seat and its row in the dock.

Knows a recap and the layout; knows nothing of input or sessions. The pieces in flight are in ``motion``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.model import CardMoved, Place, PlaceKind, market, tile
from game.support.i18n import tr
from game.ui.graphics.look import CORNER
from game.ui.graphics.print_art import round_frame
from game.ui.table.board.bank import draw_bank_change, draw_pile
from game.ui.table.board.signals import seal_center
from game.ui.table.dock.action_buttons import TableButton, draw_button
from game.ui.table.events.motion import sprite_of
from game.ui.table.events.ticker import draw_action_sign
from game.ui.table.mats.reserved_cards import draw_tiny_card
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate
from game.view.animation.flight_path import FlyingPiece, PieceKind
from game.view.animation.recap import Gain, Recap, RecapTurn, bank_changes
from game.view.descriptions.log_rows import points_text
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.outside import outside
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Color

_SHADE: Final = (6, 3, 10, 158)
"""The dark over the table: it leaves 38 % of the light."""
_READABLE_SHADE: Final = 138
"""The alpha of the dark over the bar and the bank, whose words and numbers stay readable."""
_DIM_STEPS: Final = 4
_MIDDLE: Final = (PlaceKind.MARKET, PlaceKind.TILE, PlaceKind.MAJORITY, PlaceKind.DECK)
_LABEL: Final = 34, 24
"""The height of a turn's number in reference pixels, in a large and in a compact layout."""
_LEAST_LABEL: Final = 20
_ON_PORTRAIT: Final = 0.56
"""Its height at a portrait, by that."""
_ON_STACK: Final = 0.5
"""Its greatest height on a stack, by that."""
_FRAME: Final = 3
"""The width of the frame around it in reference pixels."""
_PIECES: Final = 0.6
"""The most width of the pieces of a turn in the list, by that of its row."""
_REDUCED: Final = 0.75
"""How small they become for the signs before them."""
_ROWS_APART: Final = 5
"""The least distance of them to those of the next turn and to the edges of the list, in reference pixels."""
_TALLEST: Final = 56
"""The most height of them in reference pixels."""
_SIGN: Final = 0.74
"""The size of the sign before them, by that of the number of a turn."""
_TOKENS_APART: Final = 1.06, 0.66
"""The distance of tokens in the list of turns, by their size, where there is room and where they cover each other."""
_GAP: Final = 0.1
"""The space behind a card, by its height."""


def draw_recap(p: Painter, recap: Recap) -> None:
    """Draw everything of the recap but its flights."""
    share = p.whole_window(recap.dark, _DIM_STEPS)
    seats = {turn.seat for turn in recap.turns}
    mats = [panel for panel in p.layout.panels if panel.seat in seats]
    numbers = _numbers(recap)
    bar, bank = p.layout.bar.rect, p.layout.bank
    lit = [p.layout.panel(p.turn).rect, *(panel.rect for panel in mats), p.layout.actions.rect]
    for part in outside(Rect(0, 0, *p.canvas.size), [bar, bank, *lit]):
        p.canvas.rect((*_SHADE[:3], round(_SHADE[3] * share)), part)
    for part in (bar, bank):
        p.canvas.rect((*_SHADE[:3], round(_READABLE_SHADE * share)), part)
    for kind, change in bank_changes(recap.turns[: recap.begun]).items():
        draw_pile(p, kind)
        draw_bank_change(p, kind, change)
    for panel in mats:
        p.sprite(f"mat/lamp/{p.person(panel.seat)}", panel.rect, round(255 * share))
    _marks(p, recap, numbers)
    _dock(p, recap)


def _numbers(recap: Recap) -> dict[Place, int]:
    """Return the last turn so far that took something, by the place in the middle of the table where it lay."""
    gains = enumerate(recap.gains[: recap.begun])
    return {gain.source: number for number, gained in gains for gain in gained if gain.source.kind in _MIDDLE}


def _marks(p: Painter, recap: Recap, numbers: dict[Place, int]) -> None:
    """Draw the numbers of the turns so far: on the places in the middle of the table, on portraits and on the place of
    a reserved card that was bought.

    A place has the number of the last turn that took from it, on the card that it took where a seal would be. A turn
    before that has its number on the stack that got the card.
    """
    high = max(p.px(_LABEL[p.layout.compact]), _LEAST_LABEL)
    for place, number in numbers.items():
        rect, taken = p.layout.places[place], _card_from(recap, number, place)
        x, y = rect.center if taken is None else seal_center(rect)
        color = p.seat_color(recap.turns[number].seat)
        if taken is not None:
            p.card(taken, rect)
            frame = round_frame((rect.w, rect.h), color, max(p.px(_FRAME), 2), rect.w * CORNER)
            p.canvas.surface(frame, rect.x, rect.y)
        _label(p, color, number + 1, x, y, high)
    for number, turn in enumerate(recap.turns[: recap.begun]):
        panel, color = p.layout.panel(turn.seat), p.seat_color(turn.seat)
        size = max(round(panel.avatar.h * _ON_PORTRAIT), _LEAST_LABEL)
        _label(p, color, number + 1, panel.avatar.right - size * 0.3, panel.avatar.bottom - size * 0.2, size)
        free = len(p.state.players[turn.seat].hand)
        reserved = any(gain.source.kind is PlaceKind.HAND for gain in recap.gains[number])
        if reserved and not panel.folded and free < len(panel.hand):
            rect = panel.hand[free]
            _label(p, color, number + 1, *rect.center, min(high, rect.h))
        for card in _cards_bought(turn) if number not in numbers.values() and not panel.folded else ():
            rect = panel.bonuses[p.edition.cards[card].bonus]
            size = min(high, round(rect.h * _ON_STACK))
            _label(p, color, number + 1, rect.center[0], rect.y + size / 2, size)  # above the number of its cards


def _cards_bought(turn: RecapTurn) -> list[str]:
    """Return the cards that a seat bought from the market in a turn."""
    events = (event for update in turn.updates for event in update.events if isinstance(event, CardMoved))
    return [
        event.card
        for event in events
        if event.card is not None and event.source.kind is PlaceKind.MARKET and event.target.kind is PlaceKind.BONUS
    ]


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


def _label(p: Painter, color: Color, number: int, x: float, y: float, high: int) -> None:
    """Draw the number of a turn on a plate of the seat's colour around a point."""
    draw_plate(p, color, Rect(round(x - high / 2), round(y - high / 2), high, high))
    p.label("count", str(number), x, y, p.look.palette.text_dark, "center", high * 0.66)


def _dock(p: Painter, recap: Recap) -> None:
    """Draw the dock: what is shown, the seats in the order of their turns, and the two buttons."""
    layout, palette = p.layout.actions, p.look.palette
    p.sprite("mat/dock", layout.rect)
    wide = layout.strip.right - layout.prompt.x - p.px(16)  # there is nothing to undo beside it
    head = layout.prompt._replace(w=wide)
    p.title(tr("Since your last turn"), head, palette.line_light)
    p.sprite("table/strip", layout.strip)
    _names(p, recap)
    draw_button(p, TableButton(Control.CONFIRM, layout.confirm, tr("My move"), "ok", primary=True))
    draw_button(p, TableButton(Control.RESERVE, layout.reserve, tr("Again"), "play"))


def _names(p: Painter, recap: Recap) -> None:
    """Draw the seats in the order of their turns, a row for each: number, name, and what has landed with its points.

    Signs of what seats did, what they gained and points are in columns; where names are too long there are no signs.
    """
    strip, palette, count = p.layout.actions.strip, p.look.palette, len(recap.turns)
    edge = p.px(8 if p.layout.compact else 14)
    gap = p.px(_ROWS_APART)
    pitch = (strip.h - gap) / count
    side = min(pitch * 0.7, p.px(34 if not p.layout.compact else 24) * p.layout.enlarged)
    size = max(min(side * 0.76, p.px(25 if not p.layout.compact else 19) * p.layout.enlarged), MIN_TEXT_PX)
    left, right = strip.x + edge + side * 1.3, float(strip.right - edge)
    names = max(p.text_width("name", p.name(turn.seat), size) for turn in recap.turns)
    texts, wide = _points(p, recap, size, right - left - 2 * (edge + side) - names)
    end = right - wide - edge if wide else right
    sign, high = side * _SIGN, min(pitch - gap, p.px(_TALLEST))
    free = end - left - names - 2 * edge - sign
    widths = {apart: max(high * _across(gained, apart) for gained in recap.gains) for apart in _TOKENS_APART}
    apart = next((apart for apart in _TOKENS_APART if widths[apart] <= free), _TOKENS_APART[-1])
    signed = free >= widths[apart] * _REDUCED
    begin = end - min(widths[apart], free if signed else (end - left) * _PIECES)
    if signed:  # halfway between the names and the end of the row
        begin -= (free - min(widths[apart], free)) / 2
    for number, turn in enumerate(recap.turns):
        y = strip.y + gap / 2 + pitch * (number + 0.5)
        now = number == recap.begun - 1 and recap.busy
        color = palette.text if now or not recap.busy else palette.text_soft
        _label(p, p.seat_color(turn.seat), number + 1, strip.x + edge + side / 2, y, round(side))
        p.label("name", p.name(turn.seat), left, y, color, "midleft", size, begin - edge - left)
        if number < recap.begun - recap.busy:
            p.label("count", texts[number], right, y, palette.line_light, "midright", size * 0.9)
            gained = recap.gains[number]
            _pieces(p, gained, begin, y, min(high, (end - begin) / _across(gained, apart)), apart)
            if signed and p.course.moves[turn.seat]:
                draw_action_sign(p, p.course.moves[turn.seat][0].action, begin - edge - sign / 2, y, sign)


def _points(p: Painter, recap: Recap, size: float, room: float) -> tuple[list[str], int]:
    """Return the points that each turn brought, as text, and the greatest width of them.

    They are no more than numbers where one of them does not fit into a ``room``.
    """
    gained = [recap.points(number, p.state) for number in range(len(recap.turns))]
    for texts in ([f"+{points_text(more)}" for more in gained], [f"+{more}" for more in gained]):
        shown = [text if more > 0 else "" for text, more in zip(texts, gained, strict=True)]
        wide = max(p.text_width("count", text, size * 0.9) for text in shown)
        if wide <= room:
            break
    return shown, wide


def _across(gains: Sequence[Gain], apart: float) -> float:
    """Return the width of what a turn gained by its height, tokens and tiles ``apart`` by their own."""
    cards = sum(gain.piece.kind is PieceKind.CARD for gain in gains)
    rest = len(gains) - cards
    return max((CARD_RATIO + _GAP) * cards + apart * max(rest - 1, 0) + (rest > 0), CARD_RATIO)


def _pieces(p: Painter, gains: Sequence[Gain], left: float, y: float, side: float, apart: float) -> None:
    """Draw what a turn gained side by side from a point on, ``side`` pixels high."""
    for piece in (gain.piece for gain in gains):
        card = piece.kind is PieceKind.CARD
        box = Rect(round(left), round(y - side / 2), round(side * (CARD_RATIO if card else 1)), round(side))
        if card and piece.name is not None:
            draw_tiny_card(p, piece.name, box)
        else:
            _piece(p, piece, box)
        left += side * (CARD_RATIO + _GAP if card else apart)
