"""The table's boxes for people at other screens: presence, notice, clock, chat.

Knows the finished layout of a table and takes room where it covers no other information: from the log's older
rows, beside names, in the top bar. Knows nothing of positions, drawing or pygame.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import structs

from game.rules.model import PlaceKind
from game.view.layout.edges import CHAT_H, CHAT_W, Control
from game.view.layout.geometry import Rect
from game.view.layout.panels import PanelLayout
from game.view.layout.table import SEAT_CONTROLS, ParticipantsLayout, TableLayout

_TALL: Final = 260.0
"""Opponents' panels higher than this have another order of their parts."""
_BUTTON_STEP: Final = {True: 36.0, False: 38.0}
_FOLD_GAP: Final = 4.0
"""The gap between folded panels."""
_IN_PANEL: Final = frozenset(
    (PlaceKind.BONUS, PlaceKind.TOKENS, PlaceKind.HAND, PlaceKind.OWNED_TILE, PlaceKind.OWNED_MAJORITY)
)
"""The kinds of places that lie in a player's panel."""


def with_participants(layout: TableLayout, notice: bool = False, chat: bool = False) -> TableLayout:
    """Return a layout with room for presence and the clock, and for a notice and the chat where asked."""
    scale = layout.scale
    first = min((rect for _, rect in layout.bar.buttons), key=lambda rect: rect.x)
    step = round(_BUTTON_STEP[layout.compact] * scale)
    button = first.moved(-step, 0)
    bar = layout.bar
    if layout.compact or not layout.spec.side.turns_right:
        bar = replace(bar, status=bar.status.moved(-step, 0))
    if chat and layout.compact:
        layout = _fold(layout)
    talk = _chat(layout)
    log, ticker = layout.log, layout.ticker
    where = Rect(0, 0, 0, 0)
    if notice and ticker is not None:
        wide = round(ticker.w * 0.64)
        where = Rect(ticker.right - wide, ticker.y, wide, ticker.h)
        ticker = Rect(ticker.x, ticker.y, ticker.w - wide - round(6 * scale), ticker.h)
    elif notice:
        column = talk if chat else log
        where = Rect(column.x, column.y, column.w, round(_notice_height(column.w / scale) * scale))
        below = where.bottom + round(8 * scale)
        if chat:
            talk = Rect(talk.x, below, talk.w, talk.bottom - below)
        else:
            log = Rect(log.x, below, log.w, log.bottom - below)
    boxes = ParticipantsLayout(button=button, clock=clock_box(layout), notice=where, chat=talk)
    areas = {Control.MENU: layout.areas[Control.MENU], Control.CHAT: button, **layout.areas}
    panels = tuple(_panel(layout, panel) for panel in layout.panels)
    inspector = layout.inspector
    if chat and inspector is not None and inspector.overlaps(boxes.chat):
        inspector = None
    return replace(
        layout,
        bar=bar,
        log=log,
        ticker=ticker,
        panels=panels,
        areas=areas,
        inspector=inspector,
        participants=boxes,
    )


def _chat(layout: TableLayout) -> Rect:
    """Return the box of the chat: over the log, or the whole column of log and inspector.

    Where panels are folded it takes the room below them.
    """
    log, scale, inspector = layout.log, layout.scale, layout.inspector
    folded = [panel.rect.bottom for panel in layout.panels if panel.folded]
    if folded:
        top = max(folded) + round(6 * scale)
        return Rect(log.x, top, log.w, log.bottom - top)
    if layout.compact or (log.w >= CHAT_W * scale and log.h >= CHAT_H * scale):
        return log
    top = log.y if inspector is None else min(log.y, inspector.y)
    return Rect(log.x, top, layout.actions.rect.right - log.x, log.bottom - top)


def _fold(layout: TableLayout) -> TableLayout:
    """Return a narrow layout with the opponents' panels folded to names and points, one below the other."""
    places, areas = dict(layout.places), dict(layout.areas)
    panels = list(layout.panels)
    others = [panel for panel in layout.panels if not panel.own]
    top = min(panel.rect.y for panel in others)
    for panel in sorted(others, key=lambda panel: panel.rect.y):
        folded = _folded(panel, top - panel.rect.y)
        panels[panel.seat] = folded
        top = folded.rect.bottom + round(_FOLD_GAP * layout.scale)
        areas[SEAT_CONTROLS[panel.seat]] = folded.header
        for place in list(places):
            if place.row == panel.seat and place.kind in _IN_PANEL:
                places[place] = folded.total
                areas.pop(place, None)
    return replace(layout, panels=tuple(panels), places=places, areas=areas)


def _folded(panel: PanelLayout, dy: int) -> PanelLayout:
    total = panel.total.moved(0, dy)
    return structs.replace(
        panel,
        rect=Rect(panel.rect.x, panel.rect.y + dy, panel.rect.w, panel.header.bottom - panel.rect.y + 1),
        header=panel.header.moved(0, dy),
        avatar=panel.avatar.moved(0, dy),
        name=panel.name.moved(0, dy),
        points=panel.points.moved(0, dy),
        total=total,
        bonuses=(total,) * len(panel.bonuses),
        tokens=(total,) * len(panel.tokens),
        hand=(total,) * len(panel.hand),
        tiles=total,
        majority=None,
        tags=None,
        folded=True,
    )


def _notice_height(width: float) -> float:
    """Return the notice's height in a column of a width, both in reference pixels."""
    return next(high for limit, high in ((200, 132.0), (300, 108.0), (480, 76.0), (1e9, 48.0)) if width < limit)


def clock_box(layout: TableLayout) -> Rect:
    """Return the box of the turn's clock, beside the pills of the seats."""
    scale, turns = layout.scale, layout.bar.turns
    high = turns[0].h
    wide = round((80 if layout.compact else 92) * scale)
    if layout.spec.side.turns_right and not layout.compact:
        return Rect(turns[0].x - wide - round(14 * scale), turns[0].y, wide, high)
    return Rect(turns[-1].right + round((14 if layout.compact else 26) * scale), turns[0].y, wide, high)


def _panel(layout: TableLayout, panel: PanelLayout) -> PanelLayout:
    """Return a panel with room for its person's presence; where that is below the name, the name moves up."""
    scale = layout.scale if panel.own else layout.side_scale
    height = panel.rect.h / scale

    def box(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(
            panel.rect.x + round(x * scale), panel.rect.y + round(y * scale), round(w * scale), round(h * scale)
        )

    name, points = panel.name, panel.points
    if layout.compact:
        if panel.own:
            where = box(10, height - 19, 112, 15)
            points = Rect(points.x, points.y, points.w, where.y - round(2 * scale) - points.y)
        else:
            # Between the name and the counts at the band's right.
            left = (panel.header.right if layout.spec.flags else name.x + round(name.w * 0.98)) + round(8 * scale)
            ends = [rect for rect in (panel.tags, panel.total) if rect is not None and rect.y < panel.header.bottom]
            right = min(rect.x for rect in ends) - round(4 * scale)
            where = Rect(left, panel.total.y, right - left, panel.total.h)
    elif layout.spec.flags:
        if panel.own:
            where = box(440, 6, 174, 26)
        elif height > _TALL:
            left, top = panel.total.right + round(4 * scale), panel.total.y
            # Points are aligned to the right of their box.
            where = Rect(left, top, panel.points.right - round(54 * scale) - left, round(22 * scale))
        else:
            left = panel.header.right + round(8 * scale)
            # Between the last action and the bonuses, up to the tokens’ number.
            top = panel.header.y + round(panel.header.h * 0.86)
            right = panel.total.x - round(4 * scale)
            where = Rect(left, top, right - left, panel.bonuses[0].y - top - round(1 * scale))
    elif panel.own:
        where = Rect(name.x, name.y + round(name.h * 0.62), name.w, round(name.h * 0.36))
    else:
        low = max(round(20 * scale), round(panel.header.h * 0.4))
        name = Rect(name.x, panel.rect.y + round(1 * scale), name.w, panel.header.h - low)
        where = Rect(name.x, name.bottom - round(2 * scale), name.w, low)
    return structs.replace(panel, name=name, presence=where, points=points)
