"""The ticker: what each other seat has done since the reader's last turn, as signs.

Knows summaries of moves and a box; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.model import SPECIAL, WILD, Seat
from game.support.i18n import tr
from game.ui.table.frames import draw_outline
from game.ui.table.painter import Painter
from game.view.descriptions.recent_moves import ActionKind, MoveSummary
from game.view.layout.geometry import Rect
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
_Sign = tuple[str, float]
"""A sprite and its height as a share of the line's."""
_GAP: Final = 0.14
_TOP, _FOOT = 5, 7
"""The distance of the caption to the upper edge, and of the signs to the lower, stitched one, in reference pixels."""
_SIGNS: Final = 25.0
"""The most height of a line of signs, in reference pixels."""
_NAMES: Final = 0.3
"""The most of a row's width that names take."""
_LEAST_ROW: Final = 23.0
"""The least height of a row for each seat, in reference pixels; in a lower box they share one line."""


def draw_ticker(p: Painter) -> None:
    """Draw the last turn of every other seat, in a row each or in one line, below a caption where there is room.

    Early in a first game the goal is in its place.
    """
    rect = p.layout.ticker
    if rect is None:
        return
    palette = p.look.palette
    p.sprite("mat/dock", rect)
    pad = p.px(9 if p.layout.compact else 14)
    line = rect.inset(pad, p.px(4))
    groups: dict[Seat, list[_Sign]] = {}
    rivals = others(len(p.state.players), p.layout.own)
    for seat in rivals if p.signs.ticker else ():
        signs = [sign for move in p.course.moves[seat] for sign in _signs(p, move)]
        if signs:
            groups[seat] = [(f"seat_mark/{p.person(seat)}", 0.72), *signs]
    if p.marks.here and groups:
        line = _recap_sign(p, rect, line)
    if not p.layout.compact:
        size = p.larger(max(p.px(15), 13), p.px(24))
        y = rect.y + p.px(_TOP) + size * 0.5
        head = tr("Since your last turn") if p.marks.here else tr("Latest turns")
        head = head if p.signs.ticker else tr("Play to")
        p.label("caption", head.upper(), line.x, y, palette.text_soft, "midleft", size, line.w)
        top = round(y + size * 0.5 + p.px(2))
        line = Rect(line.x, top, line.w, rect.bottom - p.px(_FOOT) - top)
    if groups and line.h >= len(groups) * p.px(_LEAST_ROW):
        _rows(p, groups, line)
        return
    if groups:
        _columns(p, [groups.get(seat, []) for seat in rivals], line)
        return
    text, color = (tr("Nothing yet"), palette.text_muted) if p.signs.ticker else (tr(p.skin.text.aim), palette.text)
    size = max(p.px(18), MIN_TEXT_PX) * p.layout.enlarged
    p.paragraph("small", text, line, color, size, centred=p.layout.compact)


def _recap_sign(p: Painter, rect: Rect, line: Rect) -> Rect:
    """Draw at the right that a click plays these turns again; return the line without that sign."""
    pointed = Control.RECAP in (p.marks.hover, p.marks.focus)
    if pointed:
        draw_outline(p, rect)
    side = round(min(p.px(22), rect.h * 0.5))
    y = rect.center[1] if p.layout.compact else rect.y + p.px(_TOP) + side / 2
    p.icon("icon/play", line.right - side / 2, y, side, 255 if pointed else 170)
    # In a large layout the sign is beside the caption, and the line below has the whole width.
    return line._replace(w=line.w - side - p.px(10)) if p.layout.compact else line


def _rows(p: Painter, groups: Mapping[Seat, Sequence[_Sign]], box: Rect) -> None:
    """Draw a row for each seat: its mark and name, and its signs."""
    pitch = box.h / len(groups)
    high = min(pitch * 0.9, p.px(30) * p.layout.enlarged)
    size, gap = max(high * 0.6, MIN_TEXT_PX), high * _GAP
    names = min(max(p.text_width("name", p.name(seat), size) for seat in groups), round(box.w * _NAMES))
    for number, (seat, (mark, *signs)) in enumerate(groups.items()):
        y = box.y + pitch * (number + 0.5)
        left = box.x + _width(p, [mark], high) + gap
        _group(p, [mark], box.x, y, high)
        p.label("name", p.name(seat), left, y, p.look.palette.text, "midleft", size, names)
        left += names + 3 * gap
        _group(p, signs, left, y, high * min(1.0, (box.right - left) / _width(p, signs, high)))


def _group(p: Painter, signs: Sequence[_Sign], x: float, y: float, high: float) -> None:
    """Draw signs one beside the other, from ``x`` on around ``y``."""
    for name, share in signs:
        size = high * share
        across = size * _ratio(p, name)
        p.icon(name, x + across / 2, y, size)
        if name.startswith(("gem/", "token_small/", "bonus/")):
            p.token_letter(int(name.rpartition("/")[2]), x + across / 2, y, across)
        x += across + high * _GAP


def _columns(p: Painter, groups: Sequence[Sequence[_Sign]], line: Rect) -> None:
    """Draw the signs of each seat in a column, all of one width; in a compact layout as wide as its signs need."""
    high = min(float(line.h), p.px(_SIGNS) * p.layout.enlarged)
    apart, y = high * 2 * _GAP, line.center[1]
    wanted = [_width(p, signs, high) + apart for signs in groups]
    widths = [line.w * (wide / sum(wanted) if p.layout.compact else 1 / len(groups)) for wide in wanted]
    left = float(line.x)
    for number, (signs, wide) in enumerate(zip(groups, widths, strict=True)):
        if number:
            mark = (round(left - apart * 0.75), round(y - high * 0.36), 1, round(high * 0.72))
            p.canvas.rect((*p.look.palette.text_muted, 90), mark)
        _group(p, signs, left, y, high * min(1.0, wide / wanted[number]))
        left += wide


def _width(p: Painter, signs: Sequence[_Sign], high: float) -> float:
    return sum(high * (_ratio(p, name) * share + _GAP) for name, share in signs)


def _ratio(p: Painter, name: str) -> float:
    wide, tall = p.look.atlas.size(name)
    return wide / tall


def _signs(p: Painter, move: MoveSummary) -> list[_Sign]:
    found: list[_Sign] = [(f"icon/{ACTION_ICONS[move.action]}", 0.68)]
    if move.card is not None:
        found.append((f"bonus/{p.edition.cards[move.card].bonus}", 0.96))
    elif move.level:
        found.append((f"back/{move.level}", 0.96))
    found += [(f"token_small/{kind}" if kind in (WILD, SPECIAL) else f"gem/{kind}", 0.9) for kind in move.kinds]
    return found
