"""The log of the table, open beside the mats, or over the mats where it has no other room.

What a seat did is written in signs: its mark and name, the sign of the action, and the pieces. Knows log rows and the
boxes for them; knows nothing of input or time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final, NamedTuple

import pygame

from game.rules.model import SPECIAL, WILD, Seat
from game.support.i18n import tr
from game.ui.graphics.print_art import rounded
from game.ui.graphics.type_scale import FIGURE, LOG_TEXT, TABLE_CAPTION, TextStyle
from game.ui.table.painter import Painter
from game.ui.table.small_faces import draw_card_slip
from game.ui.table.turn_pieces import draw_action_sign
from game.view.descriptions.log_rows import CardSpan, Fragment, LogRow, NameSpan, TokenSpan
from game.view.descriptions.recent_moves import ActionKind
from game.view.descriptions.sentence_parts import unbroken
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.model import TableLayout
from game.view.theme import MIN_TEXT_PX

_FOOT: Final = 12
"""The distance of the rows to the edges of the log, in reference pixels."""
_MORE_PX: Final = 14
"""Size of the sign of more rows than are in sight."""
_MORE_ALPHA: Final = 170
_MORE_ABOVE_FOOT_PX: Final = 19
"""From the foot of the log, whose ground has stitches, up to the middle of that sign."""
_FEW: Final = 4
"""No row of so few gives way to that sign."""
_HEAD_PX: Final = Density(40, 32)
"""Height of the title."""
_LINE_PX: Final = Density(28, 25)
"""Height of a line."""
_TEXT_PX: Final = Density(18, 14)
"""Size of its text."""
_ROW_PADDING_PX: Final = Density(6, 3)
"""How much higher a row is than its lines."""
_MAX_APART: Final = 0.5
"""By how much of a line rows stand farther apart at most, to fill the log."""
_RULER: Final = 26
_RULED: Final = 320
"""The height of the line with a round's number, and the least height of a log with such lines, in reference pixels."""
STONE: Final = 1.27
"""The height of a stone or a token by the size of the text."""
_TOKEN_RATIO: Final = 1.34
"""Width of a token, × size of the text."""
_CARD_RATIO: Final = 1.75
"""Height of a card, × size of the text."""
_COVER_GAP_PX: Final = Density(10, 6)
"""Between the log and what lies over its end."""
_MARK_RATIO: Final = 1.06
"""Size of a seat's mark, × size of the text."""
_SIGN_RATIO: Final = 1.06
"""Size of the sign of an action, × size of the text."""
_SIGN_GAP_RATIO: Final = 0.34
"""The gap behind a mark or a sign, × size of the text."""
_FIGURE_GAP: Final = 0.12
"""The gap between a stone and the number of them, by the size of the text."""
_NAMES: Final = 0.28
"""The most width of the column of names, by that of the log: where one is longer, marks stand alone."""
_ARROW_RATIO: Final = 0.7
"""The size of the arrow behind the tokens that were paid, × size of the text."""
_PLATE_PX: Final = Density(11, 8)
"""From the edges of the log to those of the dark plate below its rows, in reference pixels."""
_LINE_ALPHA: Final = 44
"""The alpha of lines on this plate."""
_NEWEST_ALPHA: Final = 20
"""The alpha of the light on the last turn's rows."""
_NEWEST_INSET_PX: Final = 2
"""The distance of this light to the sides of the plate, in reference pixels."""
_NEWEST_CORNER_PX: Final = 4
"""The radius of its corners, in reference pixels."""
_BAR_PX: Final = 3
"""The width of the bar at its left, in reference pixels."""


class _Mark(NamedTuple):
    """The mark of a seat, and behind it its name in a column of a width, none where that is 0."""

    seat: Seat
    column: float


class _Sign(NamedTuple):
    """The sign of an action."""

    action: ActionKind


class _Arrow(NamedTuple):
    """The arrow from what was paid to what it bought."""


_MeasuredRun = tuple[Fragment | _Mark | _Sign | _Arrow, str, float]
"""A fragment or a sign, its word to draw (empty for icons) and its width in pixels."""


def log_close(p: Painter) -> Rect:
    """Return the box of the button that closes the log, at the end of its title."""
    area, side = p.layout.log, max(p.px(26), 20)
    return Rect(area.right - side - p.px(10), area.y + (_head(p) - side) // 2 + p.px(1), side, side)


def _head(p: Painter) -> int:
    return max(p.px(_HEAD_PX[p.layout.compact]), 30)


def draw_log(
    p: Painter, rows: Sequence[LogRow], area: Rect, scroll: int = 0, *, foot: int | None = None, closes: bool = False
) -> list[tuple[int, Rect]]:
    """Draw the newest log rows, newest first, as many as fit; return index and box of each row.

    Where something lies over its end, it is shorter: it ends above that ``foot`` in window pixels, and its rows keep
    their places; where not even its title has room it is not drawn. With
    ``closes`` it has a button at the end of its title. The title gives way where there is no room for a row below
    it, and then enlarged text.
    """
    head = _head(p)
    foot = area.bottom if foot is None else min(area.bottom, foot - p.px(_COVER_GAP_PX[p.layout.compact]))
    if foot < area.y + head:
        return []
    p.sprite("mat/dock", area._replace(h=foot - area.y))
    edge = p.px(_PLATE_PX[p.layout.compact])
    plate = Rect(area.x, area.y + head - edge, area.w, foot - area.y - head + edge).inset(edge)
    if plate.h > 0:
        p.sprite("table/strip", plate)
    boxes = _rows(p, rows, area, (area.y + head + p.px(7), foot), scroll)
    if not boxes and rows and foot == area.bottom:
        p.sprite("table/strip", area.inset(edge))
        plain = replace(p, layout=replace(p.layout, enlarged=1.0))
        boxes = next(
            filter(None, (_rows(each, rows, area, (area.y + p.px(7), foot), scroll) for each in (p, plain))), []
        )
    else:
        box = Rect(area.x + p.px(16), area.y + p.px(7), area.w - p.px(32), head - p.px(6))
        p.title(tr("Log"), box, p.look.palette.line_light)
        if not rows:
            below = Rect(box.x, area.y + head, box.w, area.bottom - area.y - head)
            text = tr("Every move appears here.")
            p.paragraph(LOG_TEXT, text, below, log_size(p.layout), centred=True)
    if closes:
        box = log_close(p)
        p.sprite("ui/button", box)
        p.icon("icon/cancel", *box.center, box.h * 0.6)
    return boxes


def _rows(p: Painter, rows: Sequence[LogRow], area: Rect, ends: tuple[int, int], scroll: int) -> list[tuple[int, Rect]]:
    """Draw as many rows as fit between the ends of what is in sight of the log; return index and box of each.

    Where others follow, the rows are so far apart that they fill it, and a sign at its foot says so; where it is
    scrolled, there is one at the head too.
    """
    (y, end), foot = ends, area.bottom - p.px(_FOOT)
    found: list[tuple[int, int, int, list[list[_MeasuredRun]]]] = []
    """Index of each row, the heights of the line with its round's number and of the row, and its lines."""
    line_h = round(max(p.px(_LINE_PX[p.layout.compact]), 21) * p.layout.enlarged)
    gap = 2 * p.px(2)
    free, below, room = foot - y, False, p.px(_MORE_ABOVE_FOOT_PX + _MORE_PX / 2 - _FOOT)
    size = log_size(p.layout)
    column = _column(p, area.w * _NAMES, size)
    for index in range(len(rows) - 1 - scroll, -1, -1):
        row = rows[index]
        ruled = (not found or row.round != rows[index + 1].round) and area.h >= p.px(_RULED)
        ruler = max(p.px(_RULER), MIN_TEXT_PX + 2) if ruled else 0
        lines = _flow(p, row, _width(p, row, area), size, column)
        height = line_h * len(lines) + p.px(_ROW_PADDING_PX[p.layout.compact])
        if ruler + height > free - room * (len(found) >= _FEW and index > 0):  # below it the sign of more has room
            below = True
            break
        found.append((index, ruler, height, lines))
        free -= ruler + height + gap
    free = max(free - room * (free + gap >= room), 0)
    more = min(free / max(len(found), 1), line_h * _MAX_APART) if below else 0.0
    boxes: list[tuple[int, Rect]] = []
    top = float(y)
    newest = last_turn(rows)
    lit: list[Rect] = []
    for index, ruler, height, _ in found:
        box = Rect(area.x + p.px(10), round(top + ruler), area.w - p.px(20), round(height + more))
        if end < area.bottom and box.bottom > end - p.px(_FOOT):
            below = True
            break
        boxes.append((index, box))
        lit += [box] * (index >= newest)
        if ruler:
            _ruler(p, rows[index].round, Rect(area.x + p.px(18), round(top), area.w - p.px(36), ruler))
        top += ruler + height + more + gap
    if lit:
        left = area.x + p.px(_PLATE_PX[p.layout.compact]) + p.px(_NEWEST_INSET_PX)
        width = 2 * (area.x - left) + area.w
        newest_box = Rect(left, lit[0].y, width, lit[-1].bottom - lit[0].y)
        _draw_newest(p, rows[newest].seat, newest_box)
    for (index, box), (_, _, _, lines) in zip(boxes, found, strict=False):
        _row(p, rows[index], lines, box, line_h, ends=boxes[-1][0] < index < newest)
    if boxes:
        side = max(p.px(_MORE_PX), MIN_TEXT_PX)
        lower = end - p.px(_MORE_ABOVE_FOOT_PX)
        below = below and lower - side / 2 >= boxes[-1][1].bottom
        for there, sign, middle in ((scroll > 0, "up", y - p.px(_FOOT)), (below, "down", lower)):
            if there:
                p.icon(f"icon/{sign}", area.center[0], middle, side, _MORE_ALPHA)
    return boxes


def _draw_newest(p: Painter, seat: Seat | None, box: Rect) -> None:
    """Draw the light on the rows of the last turn, with a bar in the colour of its seat at the left."""
    palette, bar = p.look.palette, max(p.px(_BAR_PX), 2)
    color = palette.text if seat is None else p.seat_color(seat)

    def ground() -> pygame.Surface:
        surface = pygame.Surface(box[2:], pygame.SRCALPHA)
        surface.fill((*palette.text, _NEWEST_ALPHA))
        surface.fill((*color, 255), (0, 0, bar, box.h))
        return rounded(surface, p.px(_NEWEST_CORNER_PX))

    p.canvas.surface(p.look.drawn.get_or_make(("log newest", color, box.w, box.h), ground), box.x, box.y)


def last_turn(rows: Sequence[LogRow]) -> int:
    """Return the index of the first row of the last turn: rows of one seat, in one round, up to the end."""
    first = len(rows) - 1
    while first > 0 and (rows[first - 1].seat, rows[first - 1].round) == (rows[-1].seat, rows[-1].round):
        first -= 1
    return first


def _width(p: Painter, row: LogRow, area: Rect) -> int:
    """Return the width of the lines of a row, which end before its points."""
    points = p.text_width(FIGURE, f"+{row.points}", _points_size(p)) + p.px(14) if row.points else 0
    return area.w - p.px(36) - points


def _points_size(p: Painter) -> int:
    return min(log_size(p.layout), p.px(24))


def _row(p: Painter, row: LogRow, lines: list[list[_MeasuredRun]], box: Rect, line_h: int, *, ends: bool) -> None:
    """Draw a row in a box: its lines and points, and where it ``ends`` before another one a line below it."""
    palette, left, right = p.look.palette, box.x + p.px(8), box.right - p.px(8)
    top = box.y + (box.h - line_h * len(lines)) / 2
    _write(p, lines, left, top, line_h, log_size(p.layout))
    if row.points:
        p.label(FIGURE, f"+{row.points}", right, top + line_h / 2, _points_size(p), "midright")
    if ends:
        p.canvas.rect((*palette.text, _LINE_ALPHA), (left, box.bottom + p.px(2) - 1, right - left, 1))


def _ruler(p: Painter, number: int, box: Rect) -> None:
    """Draw the head of a round's rows: its number between two lines."""
    palette, size = p.look.palette, max(p.px(15), MIN_TEXT_PX)
    text = tr("Round {number}").format(number=number).upper()
    at = p.label(TABLE_CAPTION.in_color("text_muted"), text, *box.center, size, "center", box.w)
    for x, right in ((box.x, at.x - p.px(10)), (at.right + p.px(10), box.right)):
        if right > x:
            p.canvas.rect((*palette.text, _LINE_ALPHA), (x, round(box.center[1]), right - x, max(1, p.px(1))))


def log_size(layout: TableLayout) -> int:
    """Return the size of log text and its icons in window pixels."""
    return round(max(round(_TEXT_PX[layout.compact] * layout.scale), 14) * layout.enlarged)


def _flow(p: Painter, row: LogRow, width: float, size: int, column: float) -> list[list[_MeasuredRun]]:
    """Return a row in lines of words and icons; consecutive icons stay on one line where they fit.

    ``column`` is the width of names behind marks.
    """
    space = p.text_width(LOG_TEXT, " ", size) + 1
    lines: list[list[_MeasuredRun]] = [[]]
    used = 0.0
    runs = [run for part in _shown(row, column) for run in _runs(p, part, size, width)]
    for number, run in enumerate(runs):
        run_w = run[2]
        if run[1] and run_w > width:
            word = p.look.text.ellipsis(p.look.text.sized(LOG_TEXT, size), run[1], width)
            run_w = p.text_width(LOG_TEXT, word, size)
            run = (run[0], word, run_w)
        icons = list(takewhile(lambda each: not each[1], runs[number + bool(run[1]) :]))
        if run[1] and icons:  # a word stays with the icons that follow it
            icons.insert(0, run)
        block = sum(each[2] + space for each in icons) - space
        if used and used + max(run_w, block if block <= width else 0) > width:
            lines.append([])
            used = 0.0
        lines[-1].append(run)
        used += run_w + space
    return lines


def _column(p: Painter, most: float, size: int) -> float:
    """Return the width of the column of names, 0 where one of them is wider than ``most``."""
    width = max(p.text_width(LOG_TEXT, name, size) for name in p.seating.names)
    return width + size * _SIGN_GAP_RATIO if width <= most else 0.0


def _shown(row: LogRow, column: float) -> list[Fragment | _Mark | _Sign | _Arrow]:
    """Return what is drawn of a row: behind the mark of its seat words, or signs and pieces of an action.

    Of these what was paid comes first, with an arrow to what it bought.
    """
    if row.seat is None:
        return list(row.parts)
    if row.action is None:
        return [_Mark(row.seat, 0.0), *row.parts]
    found: list[Fragment | _Mark | _Sign | _Arrow] = [_Mark(row.seat, column), _Sign(row.action)]
    pieces = [part for part in row.parts if isinstance(part, CardSpan | TokenSpan)]
    if row.action == "buy" and len(pieces) > 1:
        return [*found, *pieces[1:], _Arrow(), pieces[0]]
    return [*found, *pieces]


def _runs(p: Painter, part: Fragment | _Mark | _Sign | _Arrow, size: int, width: float) -> list[_MeasuredRun]:
    """Return the words and icons of a part of a row in lines of a width, in window pixels."""
    if isinstance(part, _Mark):
        mark = size * (_MARK_RATIO + _SIGN_GAP_RATIO) + part.column
        return [(part, "", mark if part.column else mark - p.text_width(LOG_TEXT, " ", size) - 1)]
    if isinstance(part, _Arrow):
        return [(part, "", size * _ARROW_RATIO)]
    if isinstance(part, _Sign):
        return [(part, "", size * (_SIGN_RATIO + _SIGN_GAP_RATIO))]
    if isinstance(part, TokenSpan):
        number = p.text_width(FIGURE, str(part.count), size) + size * _FIGURE_GAP if part.count > 1 else 0
        return [(part, "", size * _TOKEN_RATIO + number)]
    if isinstance(part, CardSpan):
        name = [(part.text, word, word_w) for word, word_w in _words(p, unbroken(part.text), size, width)]
        return [(part, "", size * _CARD_RATIO * 0.72), *name * part.named]
    text = unbroken(part.text) if isinstance(part, NameSpan) else part
    return [(part, word, word_w) for word, word_w in _words(p, text, size, width)]


def _words(p: Painter, text: str, size: int, width: float) -> Iterator[tuple[str, float]]:
    """Yield the words of a text with their widths; a name is one of them unless it is wider than a line."""
    for word in text.split(" "):
        parts = [word] if p.text_width(LOG_TEXT, word, size) <= width else word.split()
        yield from ((part, p.text_width(LOG_TEXT, part, size)) for part in parts if part)


def _write(p: Painter, lines: list[list[_MeasuredRun]], left: float, y: float, line_h: float, size: int) -> None:
    space = p.text_width(LOG_TEXT, " ", size) + 1
    for number, line in enumerate(lines):
        pen = left
        middle = y + line_h * (number + 0.5)
        for part, word, width in line:
            if isinstance(part, _Mark):
                p.icon(f"seat_mark/{p.person(part.seat)}", pen + size * _MARK_RATIO / 2, middle, size * _MARK_RATIO)
                if part.column:
                    x = pen + size * (_MARK_RATIO + _SIGN_GAP_RATIO)
                    p.label(_name_style(p, part.seat), p.name(part.seat), x, middle, size)
            elif isinstance(part, _Arrow):
                p.icon("icon/right", pen + width / 2, middle, width)
            elif isinstance(part, _Sign):
                draw_action_sign(p, part.action, pen + size * _SIGN_RATIO / 2, middle, size * _SIGN_RATIO)
            elif isinstance(part, TokenSpan):
                kind = "gem" if part.kind not in (WILD, SPECIAL) else "token_small"
                center = pen + size * _TOKEN_RATIO / 2
                p.icon(f"{kind}/{part.kind}", center, middle, size * STONE)
                p.token_letter(part.kind, center, middle, size * STONE)
                if part.count > 1:
                    x = pen + size * (_TOKEN_RATIO + _FIGURE_GAP)
                    p.label(FIGURE, str(part.count), x, middle, size)
            elif isinstance(part, CardSpan) and not word:
                if part.color is None:
                    p.icon(f"back/{part.level}", pen + width / 2, middle, size * _CARD_RATIO)
                else:
                    height = round(size * _CARD_RATIO)
                    box = Rect(round(pen), round(middle - height / 2), round(width), height)
                    draw_card_slip(p, part.color, part.level, box)
            else:
                style = _name_style(p, part.seat) if isinstance(part, NameSpan) else LOG_TEXT
                p.label(style, word, pen, middle, size)
            pen += width + space


def _name_style(p: Painter, seat: Seat) -> TextStyle:
    """Return how the name of a player is written: in their colour."""
    return LOG_TEXT.in_color(p.seat_color(seat))
