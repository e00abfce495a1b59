"""The table's boxes for people at other screens: presence, notice, clock, chat.

Knows the finished layout of a table and takes space where it covers no other information: from the log or the ticker,
below the names, in the top bar. Knows nothing of positions, drawing or pygame.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import structs

from game.view.layout.edges import Control
from game.view.layout.geometry import Rect
from game.view.layout.mats import MatLayout
from game.view.layout.table import ParticipantsLayout, TableLayout

_CLOCK_W: Final = 92.0
_MIN_LOG: Final = 80.0
"""The height that a row of the log needs, in reference pixels, at the usual text size."""
_APART: Final = 6.0
"""The distance of presence to the tokens before it, in reference pixels."""


def with_participants(layout: TableLayout, notice: bool = False, chat: bool = False) -> TableLayout:
    """Return a layout with boxes for presence, the clock and the chat, and for a notice where asked.

    A notice that would leave no room for a row of the log has the log's, unless the ``chat`` is open there.
    """
    scale = layout.scale
    first, second = (rect for _, rect in layout.bar.buttons[:2])
    button = first.moved(first.x - second.x, 0)
    width = round(_CLOCK_W * scale)
    clock = Rect(button.x - width - round(10 * scale), button.y, width, button.h)
    log, ticker = layout.log, layout.ticker
    where = Rect(0, 0, 0, 0)
    if notice and ticker is not None:
        where, ticker = ticker, None
    elif notice:
        where = Rect(log.x, log.y, log.w, round(_notice_height(log.w / scale) * scale))
        below = where.bottom + round(8 * scale)
        log = Rect(log.x, below, log.w, log.bottom - below)
        if log.h < round(_MIN_LOG * scale * layout.enlarged) and not chat:
            where, log = layout.log, log._replace(y=log.bottom, h=0)
    boxes = ParticipantsLayout(button=button, clock=clock, notice=where, chat=log)
    areas = {Control.MENU: layout.areas[Control.MENU], Control.CHAT: button, **layout.areas}
    if ticker is None:
        areas.pop(Control.RECAP, None)
    mats = tuple(_with_presence(layout, mat) for mat in layout.mats)
    return replace(layout, log=log, ticker=ticker, mats=mats, areas=areas, participants=boxes)


def _notice_height(width: float) -> float:
    """Return the notice's height in a column of a width, both in reference pixels."""
    return next(height for limit, height in ((200, 132.0), (300, 108.0), (480, 76.0), (1e9, 48.0)) if width < limit)


def _with_presence(layout: TableLayout, mat: MatLayout) -> MatLayout:
    """Return a mat with its person's presence below the name, right of the number of tokens, as far as the score."""
    if mat.own or mat.folded:
        return mat
    total = mat.total
    x = total.right + round(_APART * layout.scale)
    height = min(total.bottom, mat.points.bottom) - total.y
    return structs.replace(mat, presence=Rect(x, total.y, mat.name.right - x, height))
