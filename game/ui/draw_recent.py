"""What a player did last, in a few signs on their panel.

Knows briefs and a panel's boxes; knows nothing of rules, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.model import SPECIAL, WILD
from game.ui.draw_company import clock_pill
from game.ui.draw_kit import Painter
from game.ui.geometry import Rect
from game.ui.layout_panels import PanelLayout
from game.ui.recent import Brief, Deed

_ICONS: dict[Deed, str] = {
    "take": "plus",
    "buy": "buy",
    "reserve": "reserve",
    "give": "minus",
    "tile": "crown",
    "pass": "cancel",
}
_Sign = tuple[str, float]
"""A sprite and its share of the height."""


def draw_recent(p: Painter, panel: PanelLayout, x: float) -> None:
    """Draw what an opponent did last between the name, which ends at ``x``, and the tokens; and a clock, if any."""
    if p.layout.compact and panel.presence is not None:
        return  # how its person is stands there
    start = max(round(x), panel.header.right + p.px(8)) if p.marvel else round(x)
    beside = panel.total.y < panel.name.bottom and panel.total.x > start
    end = min(panel.points.x, panel.total.x) if beside else panel.points.x
    if panel.tags is not None and panel.tags.y < panel.name.bottom and panel.tags.x > start:
        end = min(end, panel.tags.x)
    high = min(max(p.px(26), 18), panel.name.h)
    middle = panel.name.center[1]
    seconds = p.marks.clocks.get(panel.seat)
    if seconds is not None:
        wide = round(high * 2.9)
        clock_pill(p, Rect(end - wide - p.px(4), round(middle - high / 2), wide, round(high)), seconds)
        end -= wide + p.px(8)
    _pill(p, p.recent.deeds(panel.seat), start, middle, end - start - p.px(6), high)


def _pill(p: Painter, briefs: Sequence[Brief], x: float, middle: float, room: float, high: float) -> None:
    """Draw what was done as a pill that begins at ``x``, no wider than ``room``; what does not fit is left out."""
    signs = [sign for brief in briefs for sign in _signs(p, brief)]
    step = high * 0.12
    used, shown = high * 0.7, 0
    for name, share in signs:
        wide, tall = p.look.atlas.size(name)
        each = high * share * wide / tall + step
        if used + each > room:
            break
        used += each
        shown += 1
    if not shown:
        return
    box = Rect(round(x), round(middle - high / 2), round(used), round(high))
    p.sprite("ui/deck_count" if p.marvel else "ui/pill", box)
    pen = x + high * 0.35 + step / 2
    for name, share in signs[:shown]:
        wide, tall = p.look.atlas.size(name)
        size = high * share
        p.icon(name, pen + size * wide / tall / 2, middle, size)
        pen += size * wide / tall + step


def _signs(p: Painter, brief: Brief) -> list[_Sign]:
    icon = "icon_dark" if p.marvel else "icon"
    found: list[_Sign] = [(f"{icon}/{_ICONS[brief.deed]}", 0.7)]
    if brief.card is not None:
        found.append((f"gem/{p.card_facts(brief.card).bonus}", 0.8))
    elif brief.level:
        found.append((f"back/{brief.level}", 0.86))
    found += [(f"token_small/{kind}" if kind in (WILD, SPECIAL) else f"gem/{kind}", 0.74) for kind in brief.kinds]
    return found
