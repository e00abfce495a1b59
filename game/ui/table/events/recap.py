"""The recap over the table: less light where nothing changed and nobody is to move, and boxes with what each gained.

Each place that something was taken from has the number of the turn.

Knows a recap and the layout; knows nothing of input or sessions. The pieces in flight are in ``motion``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.model import Place, PlaceKind, Seat, bank, market, tile
from game.support.i18n import tr
from game.ui.table.board.bank import draw_tray
from game.ui.table.color_letters import LEAST_CARD, card_letters
from game.ui.table.dock.action_buttons import TableButton, draw_button
from game.ui.table.events.motion import sprite_of
from game.ui.table.events.routes import draw_arrowhead, draw_routes
from game.ui.table.events.ticker import action_icons, draw_action_sign
from game.ui.table.mats.reserved_cards import draw_tiny_card
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_plate
from game.view.animation.flight_path import FlyingPiece, PieceKind
from game.view.animation.recap import Gain, Recap, TurnBox, changed_kinds
from game.view.descriptions.log_rows import points_text
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO, PanelLayout
from game.view.layout.routes import LINE, Points, routes
from game.view.layout.shade import shade
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Color

_SHADE: Final = (6, 3, 10, 158)
"""The dark over the table: it leaves 38 % of the light."""
_BAR_SHADE: Final = 70
"""The alpha of the dark over the bar, whose words stay readable."""
_DIM_STEPS: Final = 4
_MIDDLE: Final = (PlaceKind.MARKET, PlaceKind.TILE, PlaceKind.MAJORITY, PlaceKind.DECK)
_LABEL: Final = 34, 24
"""The height of the label of a box in reference pixels, in a large and in a compact layout."""
_LEAST_LABEL: Final = 20
_SIGN_WIDE: Final = 0.86
"""How much wider a label is for each sign, by its height."""
_UNCHANGED: Final = 120
"""The alpha of tokens in the bank that the present turn does not change."""
_PIECES: Final = 0.6
"""The most width of the pieces of a turn in the list, by that of its row."""
_SIGN: Final = 0.74
"""The size of the sign before them, by that of the number of a turn."""
_OVER: Final = 0.66
"""The distance of tokens in the list of turns, by their size."""


def draw_recap(p: Painter, recap: Recap) -> None:
    """Draw everything of the recap but its flights."""
    seats = {turn.seat for turn in recap.turns}
    mats = [panel for panel in p.layout.panels if panel.seat in seats]
    share = p.whole_window(recap.dark, _DIM_STEPS)
    dark = (*_SHADE[:3], round(_SHADE[3] * share))
    boxes = recap.boxes(p.layout)[: recap.begun]
    draw_tray(p, round(255 * share))
    bar = p.layout.bar.rect
    lit = [bar, p.layout.panel(p.turn).rect, *(panel.rect for panel in mats), p.layout.actions.rect]
    for part in shade(Rect(0, 0, *p.canvas.size), lit):
        p.canvas.rect(dark, part)
    p.canvas.rect((*_SHADE[:3], round(_BAR_SHADE * share)), bar)
    for panel in mats:
        p.sprite(f"mat/lamp/{p.person(panel.seat)}", panel.rect, round(255 * share))
    if share == 1.0:
        _bank(p, recap)
    _routes(p, recap, boxes)
    for number, box in enumerate(boxes):
        _from_hand(p, number, recap.turns[number].seat, box)
        _box(p, recap, number, box)
    _dock(p, recap)


def _bank(p: Painter, recap: Recap) -> None:
    """Draw what the turns change of the bank below the boxes: in full light only what the present turn changes."""
    changed = changed_kinds(recap.turns[recap.begun - 1]) if recap.busy and recap.begun else set()
    for kind, chip in recap.bank(p.layout).items():
        left, figure = p.shown(bank(kind), p.state.bank[kind]), p.figure(bank(kind), p.state.bank[kind])
        lit = kind in changed
        p.sprite(f"{'token_small' if left > 0 else 'token_ghost'}/{kind}", chip, 255 if lit else _UNCHANGED)
        if left > 0:
            p.token_letter(kind, *chip.center, chip.w)
        size = max(chip.h * 0.84, MIN_TEXT_PX)
        p.count(str(figure), chip.right + chip.w * 0.12, chip.center[1], size, faint=not lit)


def _origins(box: TurnBox) -> list[Place]:
    """Return the places in the middle of the table that a turn's pieces have left; tokens lie below the boxes."""
    return [place for place in dict.fromkeys(gain.source for gain, _ in box.pieces) if place.kind in _MIDDLE]


def _routes(p: Painter, recap: Recap, boxes: Sequence[TurnBox]) -> None:
    """Draw the routes of what the turns so far have taken, each from a label with the turn's number.

    A place looks as empty as the turn left it: the card that has come since would look like the one that was taken.
    """
    ink, width = p.look.palette.ink, max(p.px(LINE[p.layout.compact]), 2)
    ways = [(number, place) for number, box in enumerate(boxes) for place in _origins(box)]
    leaving = {place for place, _ in p.frame.resting}
    for place in {place for _, place in ways if place.kind is PlaceKind.MARKET} - leaving:
        p.canvas.rect(ink, p.layout.places[place].inset(-2, -2))  # the sign of a change stands out by one pixel
        p.sprite("deck/place", p.layout.places[place])
    found = routes(p.layout, [(place, boxes[number].rect) for number, place in ways])
    drawn: dict[int, dict[Points, None]] = {}
    for (number, _), points in zip(ways, found, strict=True):
        drawn.setdefault(number, {})[points] = None
    for number, lines in drawn.items():
        draw_routes(p.canvas, lines, p.seat_color(recap.turns[number].seat), ink, width)
    for number, lines in drawn.items():
        for (x, y), *_ in lines:
            high = max(p.px(_LABEL[p.layout.compact]), _LEAST_LABEL)
            _label(p, p.seat_color(recap.turns[number].seat), number + 1, (), x - high * 0.6, y, high)


def _from_hand(p: Painter, number: int, seat: Seat, box: TurnBox) -> None:
    """Mark the place among the reserved cards that a card was bought from, where the mat shows places."""
    panel = p.layout.panel(seat)
    free = len(p.state.players[seat].hand)
    if panel.folded or free >= len(panel.hand) or not _reserved(box):
        return
    rect = panel.hand[free]
    high = min(max(p.px(_LABEL[p.layout.compact]), _LEAST_LABEL), rect.h)
    _label(p, p.seat_color(seat), number + 1, (), *rect.center, high)


def _reserved(box: TurnBox) -> bool:
    """Whether a turn's card was a reserved one."""
    return any(gain.source.kind is PlaceKind.HAND for gain, _ in box.pieces)


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
    _pointer(p, number, panel, rect, color)
    high = max(p.px(_LABEL[p.layout.compact]), _LEAST_LABEL)
    move = next(iter(p.course.moves[turn.seat]), None)
    icons = () if move is None else (action_icons(p.skin)[move.action],)
    if _reserved(box):
        icons = ("reserve", *icons)
    _label(p, color, number + 1, icons, rect.center[0], rect.y + high * 0.2, high)


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
    places = p.layout.places
    rest = places[market(1, 0)] if piece.kind is PieceKind.CARD else places[tile(0)]
    image = p.look.warp.image(p.look.sprite(sprite_of(piece, piece.name is not None), rest.w, rest.h), cell.w, cell.h)
    p.canvas.image(image, cell.x, cell.y)
    if p.letters and piece.kind is PieceKind.CARD and piece.name is not None and cell.w > LEAST_CARD:
        card_letters(p.canvas, p.look, p.edition.cards[piece.name], cell)


def _pointer(p: Painter, number: int, panel: PanelLayout, box: Rect, color: Color) -> None:
    """Draw that the pieces went to the mat: an arrowhead, or the turn's number again on a mat that is not beside."""
    y, width = round(panel.rect.center[1]), max(p.px(LINE[p.layout.compact]), 2)
    if panel.folded or not box.y < y < box.bottom:
        size = max(p.px(_LABEL[1]), _LEAST_LABEL)
        _label(p, color, number + 1, (), panel.avatar.right - size * 0.3, panel.avatar.bottom - size * 0.2, size)
        return
    draw_arrowhead(p.canvas, panel.rect.x + width // 2, y, color, p.look.palette.ink, 6 * width)


def _label(p: Painter, color: Color, number: int, icons: Sequence[str], x: float, y: float, high: int) -> None:
    """Draw the number of a turn, and signs for what it was, on a label of the seat's colour around a point."""
    wide = round(high * (1 + _SIGN_WIDE * len(icons)))
    draw_plate(p, color, Rect(round(x - wide / 2), round(y - high / 2), wide, high))
    left = x - high * _SIGN_WIDE / 2 * len(icons)
    p.label("count", str(number), left, y, p.look.palette.text_dark, "center", high * 0.66)
    for index, icon in enumerate(icons):
        p.icon(f"icon_dark/{icon}", left + high * (0.82 + 0.84 * index), y, high * 0.62)


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

    Points, and what is gained beside them, end in the same places in all rows. The sign of what a seat did comes before
    that where the name leaves it room.
    """
    strip, palette, count = p.layout.actions.strip, p.look.palette, len(recap.turns)
    edge = p.px(8 if p.layout.compact else 14)
    pitch = strip.h / count
    side = min(pitch * 0.7, p.px(34 if not p.layout.compact else 24) * p.layout.enlarged)
    size = max(min(side * 0.76, p.px(25 if not p.layout.compact else 19) * p.layout.enlarged), MIN_TEXT_PX)
    left, right = strip.x + edge + side * 1.3, float(strip.right - edge)
    texts, wide = _points(p, recap, size, right - left - 2 * (edge + side))
    end = right - wide - edge if wide else right
    for number, turn in enumerate(recap.turns):
        y = strip.y + pitch * (number + 0.5)
        now = number == recap.begun - 1 and recap.busy
        color = palette.text if now or not recap.busy else palette.text_soft
        _label(p, p.seat_color(turn.seat), number + 1, (), strip.x + edge + side / 2, y, round(side))
        begin = end
        if number < recap.begun - recap.busy:
            p.label("count", texts[number], right, y, palette.line_light, "midright", size * 0.9)
            most = (end - left) * _PIECES
            begin = _pieces(p, recap.boxes(p.layout)[number], end, y, min(pitch * 0.86, side * 1.1), most) - edge
            sign = side * _SIGN
            if p.course.moves[turn.seat] and begin - left - sign > p.text_width("name", p.name(turn.seat), size):
                draw_action_sign(p, p.course.moves[turn.seat][0].action, begin - sign / 2, y, sign)
                begin -= sign + edge
        p.label("name", p.name(turn.seat), left, y, color, "midleft", size, begin - left)


def _points(p: Painter, recap: Recap, size: float, room: float) -> tuple[list[str], int]:
    """Return the points that each turn brought, as text, and the greatest width of them.

    They are no more than numbers where one of them does not fit into a ``room`` beside its seat's name.
    """
    gained = [recap.points(number, p.state) for number in range(len(recap.turns))]
    names = [p.text_width("name", p.name(turn.seat), size) for turn in recap.turns]
    for texts in ([f"+{points_text(more)}" for more in gained], [f"+{more}" for more in gained]):
        shown = [text if more > 0 else "" for text, more in zip(texts, gained, strict=True)]
        wide = max(p.text_width("count", text, size * 0.9) for text in shown)
        if max(names) + wide <= room:
            break
    return shown, wide


def _pieces(p: Painter, box: TurnBox, right: float, y: float, high: float, most: float) -> float:
    """Draw what a turn gained side by side, ending at ``right``, in ``most`` pixels; return where it begins."""
    gained = [gain.piece for gain, _ in box.pieces]
    card = next((piece for piece in gained if piece.kind is PieceKind.CARD), None)
    rest = [piece for piece in gained if piece is not card]
    across = CARD_RATIO * (card is not None) + (1 + _OVER * (len(rest) - 1)) * bool(rest)
    side = min(high, most / max(across, 1.0))
    left = right - side * (1 + _OVER * (len(rest) - 1)) if rest else right
    for number, piece in enumerate(rest):
        x = left + side * _OVER * number
        _piece(p, piece, Rect(round(x), round(y - side / 2), round(side), round(side)))
    if card is None:
        return left
    wide = round(side * CARD_RATIO)
    place = Rect(round(left) - wide - (p.px(4) if rest else 0), round(y - side / 2), wide, round(side))
    if card.name is not None:
        draw_tiny_card(p, card.name, place)
    else:
        _piece(p, card, place)
    return place.x
