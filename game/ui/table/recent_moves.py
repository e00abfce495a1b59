"""The last actions of a player as icons on their panel.

Knows summaries of moves and a panel's boxes; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.model import SPECIAL, WILD
from game.ui.table.painter import Painter
from game.ui.table.participants import clock_pill, presence_width
from game.view.descriptions.recent_moves import ActionKind, MoveSummary
from game.view.layout.geometry import Rect
from game.view.layout.panels import PanelLayout

_ICONS: dict[ActionKind, str] = {
    "take": "plus",
    "buy": "buy",
    "reserve": "reserve",
    "give": "minus",
    "tile": "crown",
    "pass": "cancel",
}
_Sign = tuple[str, float]
"""A sprite and its height as a share of the pill's."""
_GAP: Final = 0.12
_CLOCK: Final = 2.7
"""The gap between signs and the width of a clock, as shares of the height."""
_CLOCK_SHARE: Final = 0.42
"""The largest share of a clock in the room that it shares with the signs."""
_LEAST: Final = 14.0
"""The least height of a pill; lower signs would not be legible."""
_TWO_ROWS: Final = 44
"""Room above the bonuses, in pixels, from which on a pill fits above a clock."""


def draw_recent(p: Painter, panel: PanelLayout, x: float) -> None:
    """Draw an opponent's last actions between the name, which ends at ``x``, and the tokens; and a clock, if any.

    Both are side by side, or below each other where there is room, or the signs become smaller.
    """
    start = max(round(x), panel.header.right + p.px(8)) if p.layout.spec.flags else round(x)
    beside = [rect for rect in (panel.total, panel.tags) if rect is not None and rect.y < panel.name.center[1]]
    end = min([panel.points.x, *(rect.x for rect in beside if rect.x > start)]) - p.px(4)
    if p.layout.compact and panel.presence is not None:
        end = round(panel.presence.right - presence_width(p, panel.seat)) - p.px(6)
    high = min(p.larger(max(p.px(26), 18), panel.name.h * 0.86), panel.name.h)
    middle = panel.name.center[1]
    signs = [sign for brief in p.course.log.recent.moves(panel.seat) for sign in _signs(p, brief)]
    seconds = p.marks.clocks.get(panel.seat)
    if seconds is None:
        _pill(p, signs, start, middle, end - start, high)
        return
    below = panel.total.x < end and panel.total.y > panel.name.center[1]
    stacked = panel.bonuses[0].y - panel.rect.y >= _TWO_ROWS and not below
    if not stacked or _width(p, signs, high) + high * _CLOCK + p.px(6) <= end - start:
        wide = min(high * _CLOCK, (end - start) * _CLOCK_SHARE)
        low = wide / _CLOCK
        clock_pill(p, Rect(round(end - wide), round(middle - low / 2), round(wide), round(low)), seconds)
        _pill(p, signs, start, middle, end - start - wide - p.px(6), high)
        return
    row = (panel.bonuses[0].y - panel.rect.y - p.px(6)) / 2
    top = panel.rect.y + p.px(2)
    _pill(p, signs, start, top + row / 2, end - start, row - p.px(2))
    clock_pill(p, Rect(start, round(top + row), round((row - p.px(2)) * _CLOCK), round(row - p.px(2))), seconds)


def _width(p: Painter, signs: Sequence[_Sign], high: float) -> float:
    """Return the pill's width at a height."""
    return high * 0.7 + sum(high * (_ratio(p, name) * share + _GAP) for name, share in signs)


def _ratio(p: Painter, name: str) -> float:
    wide, tall = p.look.atlas.size(name)
    return wide / tall


def _pill(p: Painter, signs: Sequence[_Sign], x: float, middle: float, max_width: float, high: float) -> None:
    """Draw signs as a pill that begins at ``x``, at most ``max_width`` wide, without the last signs if necessary."""
    wanted = _width(p, signs, high)
    if wanted > max_width:
        high = max(high * max_width / wanted, min(high, _LEAST))
    shown = list(signs)
    while shown and _width(p, shown, high) > max_width + 1:
        shown.pop()
    if not shown:
        return
    box = Rect(round(x), round(middle - high / 2), round(_width(p, shown, high)), round(high))
    p.sprite("ui/deck_count" if p.skin.light_plates else "ui/pill", box)
    pen = x + high * (0.35 + _GAP / 2)
    for name, share in shown:
        wide = high * share * _ratio(p, name)
        p.icon(name, pen + wide / 2, middle, high * share)
        pen += wide + high * _GAP


def _signs(p: Painter, brief: MoveSummary) -> list[_Sign]:
    icon = "icon_dark" if p.skin.light_plates else "icon"
    found: list[_Sign] = [(f"{icon}/{_ICONS[brief.action]}", 0.7)]
    if brief.card is not None:
        found.append((f"gem/{p.edition.cards[brief.card].bonus}", 0.8))
    elif brief.level:
        found.append((f"back/{brief.level}", 0.86))
    found += [(f"token_small/{kind}" if kind in (WILD, SPECIAL) else f"gem/{kind}", 0.74) for kind in brief.kinds]
    return found
