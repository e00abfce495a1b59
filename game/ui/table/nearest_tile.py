"""The bonus tile for which a player lacks least, faint in the place of their own, and the bonuses missing for it.

Knows panels' boxes and what is missing; knows nothing of input or time.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import Phase, Place, PlaceKind
from game.support.i18n import tr
from game.ui.table.painter import Painter
from game.view.descriptions.race import nearest_tile
from game.view.layout.geometry import Rect
from game.view.layout.panels import PanelLayout

_FAINT: Final = 125
_COLUMN: Final = 0.66
"""Width of the column of missing bonuses as a share of the tile's height."""
_LEAST: Final = 26
"""A lower tile, in pixels, would not be recognisable."""
_ITEM: Final = 22.0
"""The least width of a number and its stone in a line, in reference pixels."""
_ROWS: Final = 42
_OPEN: Final = frozenset((Phase.ACTION, Phase.DISCARD, Phase.TILE))


def draw_nearest(p: Painter, panel: PanelLayout) -> None:
    """Draw the nearest tile of a player without a tile of their own, at the right of the tiles' area."""
    area = _free(p, panel)
    found = nearest_tile(p.state, panel.seat) if p.state.phase in _OPEN and not p.over else None
    if found is None or Place(PlaceKind.OWNED_TILE, panel.seat, 0) in p.frame.hidden:
        _none(p, panel)
        return
    name, lack = found
    missing = [(kind, count) for kind, count in enumerate(lack) if count]
    high = min(area.h, p.px(98))
    if panel.own and not p.edition.majority_points:
        _upright(p, area, name, missing)
        return
    wide = round(high * p.layout.spec.tile_aspect)
    beside = round(high * _COLUMN) if high >= _upright_from(p) else round(high * 1.05) * len(missing)
    if area.w < wide + beside:
        high = round(area.w / (p.layout.spec.tile_aspect + _COLUMN)) if high >= _upright_from(p) else high
        wide = round(high * p.layout.spec.tile_aspect)
        beside = round(high * _COLUMN) if high >= _upright_from(p) else area.w - wide
    low = high < _upright_from(p)
    if high < _LEAST or beside < (_ITEM * p.layout.scale * len(missing) if low else high * 0.5):
        return  # too little room for legible numbers
    tile = Rect(area.right - wide, round(area.center[1] - high / 2), wide, high)
    p.sprite(f"tile/{name}", tile, _FAINT)
    if not low:
        _column(p, Rect(tile.x - beside, tile.y, beside, high), missing)
    else:
        _line(p, Rect(tile.x - beside, tile.y, beside, high), missing)


def _upright_from(p: Painter) -> int:
    """Return the height in window pixels from which on numbers fit below each other beside a tile."""
    return max(p.px(34), _ROWS)


def _free(p: Painter, panel: PanelLayout) -> Rect:
    """Return the tiles' area, joined with the majority tile's where the player does not hold that one."""
    area, more = panel.tiles, panel.majority
    if more is None or p.state.majority == panel.seat or (more.x != area.x and more.y != area.y):
        return area
    return Rect(area.x, area.y, max(area.right, more.right) - area.x, max(area.bottom, more.bottom) - area.y)


def _upright(p: Painter, area: Rect, name: str, missing: list[tuple[int, int]]) -> None:
    """Draw the tile above what is missing, in an area that is higher than wide."""
    row = max(p.px(20), 14)
    high = min(round(area.w / p.layout.spec.tile_aspect), p.px(98), area.h - p.px(10) - row * len(missing))
    wide = round(high * p.layout.spec.tile_aspect)
    tile = Rect(round(area.center[0] - wide / 2), area.y + p.px(2), wide, high)
    p.sprite(f"tile/{name}", tile, _FAINT)
    top = tile.bottom + p.px(6)
    for number, (kind, count) in enumerate(missing):
        _missing(p, area.center[0], top + row * (number + 0.5), row, kind, count)


def _column(p: Painter, rect: Rect, missing: list[tuple[int, int]]) -> None:
    row = min(rect.h / max(len(missing), 1), rect.h * 0.34)
    top = rect.center[1] - row * len(missing) / 2
    for number, (kind, count) in enumerate(missing):
        _missing(p, rect.center[0], top + row * (number + 0.5), row, kind, count)


def _line(p: Painter, rect: Rect, missing: list[tuple[int, int]]) -> None:
    each = rect.w / max(len(missing), 1)
    row = min(each * 0.56, rect.h * 0.72)
    for number, (kind, count) in enumerate(missing):
        _missing(p, rect.right - each * (len(missing) - number - 0.5), rect.center[1], row, kind, count)


def _missing(p: Painter, x: float, y: float, row: float, kind: int, count: int) -> None:
    """Draw a number in the colour of missing bonuses, and its stone."""
    palette = p.look.palette
    p.label("count", str(count), x - row * 0.08, y, palette.short, "midright", max(row * 0.86, 13), outline=palette.ink)
    p.icon(f"gem/{kind}", x + row * 0.46, y, row * 0.82)


def _none(p: Painter, panel: PanelLayout) -> None:
    """Draw that there is no tile, where none is near either."""
    if not p.skin.text.no_tile or p.layout.compact:
        return
    palette, area = p.look.palette, panel.tiles
    text, size = tr(p.skin.text.no_tile), p.px(17)
    if panel.own or area.h >= p.px(80):
        side = min(area.w, area.h, p.px(98))
        slot = Rect(area.right - side, area.y, side, side)
        p.sprite("ui/slot", slot, 110)
        p.paragraph("note", text, slot.inset(p.px(8)), palette.text_muted, size, centred=True)
    else:
        p.label("note", text, area.right - p.px(4), area.center[1], palette.text_muted, "midright", size, area.w)
