"""The places of a lesson's panel and pointer: in free space, never over the targets of a step.

Knows the table's layout in window pixels; knows nothing of texts, fonts, drawing or sessions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise, product
from typing import Final, Literal, TypeAlias

from game.rules import SPECIAL, GameState, Place, PlaceKind
from game.tutorial.lesson_script import RIVAL, Landmark, Spot
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.mats import PEEP, bonuses_below, has_two_rows, own_cell
from game.view.layout.stacks import deck_rise
from game.view.layout.table import Control, TableLayout, Target, has_log_beside_dock

Side: TypeAlias = Literal["left", "right", "above", "below"]
"""The side of a box at which the pointer stands."""

RING: Final = 5
"""The distance of the ring around a spot from it, in reference pixels."""
POINTER: Final = 34
"""Length of the pointer in reference pixels."""
_WIDTH: Final = 640
_NARROWEST: Final = 400
_GAP: Final = 8
_AIR: Final = 12
"""The air beside a stack of tokens, which has light of its own around it while it can be taken from."""
_BESIDE: Final = 9
"""The same left of a stack on the viewer's mat: no more than the ring lies over the bonus there. At the right, where a
minus may end with the stack's cell, the ring is beyond it."""
_CHANGE: Final = 32
"""The room above a stack on the viewer's mat for tokens that are lifted and by how much it is to change."""
_BESIDE_TOTAL: Final = Density(10, 3)
"""How far the number of tokens may reach beyond its box while it is to change."""
_BAR_EDGE: Final = 3
"""How far the light on the bar ends inside it."""
_LOW_BAR_ABOVE: Final = 2
"""How far it begins above the window instead where the bar is low, so that its ring leaves the stones free."""
_BAR_LIGHT: Final = 400
"""The minimum width of that light: a low bar's status is narrower than its text in some languages."""
_SHARES: Final = (1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.55, 0.5)
"""The shares of the preferred text size to try until the text fits."""

Measure: TypeAlias = Callable[[int, float], int]
"""Returns the height in pixels of the panel for a width in pixels and a share of the text's size."""


def spot_light(layout: TableLayout, state: GameState, spot: Spot) -> Rect:
    """Return the box of light on a spot of a step: all of its piece in this ``state``, with air around it.

    The air is less where the next piece is closer. The light on the bar and on a stack of the bank ends where they do.
    """
    scale, own = layout.scale, layout.mat(layout.viewer)
    air = round(_AIR * scale)
    match spot:
        case Landmark.GAUNTLET:
            bar, edge = layout.bar, round(_BAR_EDGE * scale)
            top, bottom = (-round(_LOW_BAR_ABOVE * scale), bar.rect.h) if layout.compact else (edge, bar.rect.h - edge)
            width = max(bar.status.w, round(_BAR_LIGHT * scale))
            return Rect(round(bar.status.center[0] - width / 2), top, width, bottom - top)
        case Landmark.POINTS:
            box = own.points
        case Landmark.TOTAL:
            # Its light reaches as high as what is beside it: there are tiles or its sign above it.
            box, beside = own.total, own.points if has_two_rows(own) else own.bonuses[0]
            top, bottom = min(box.y, beside.y), max(box.bottom, beside.bottom)
            left = box.x - round(_BESIDE_TOTAL[layout.compact] * scale)
            box = Rect(left, top, box.right - left, bottom - top)
        case Landmark.RIVAL:
            box = layout.mat(RIVAL).points
        case Place(kind=PlaceKind.BANK):
            cell, foot = layout.bank_cells[spot.row], layout.foot(spot)
            assert foot is not None
            return Rect(foot.x - air, cell.y + 1, cell.right - foot.x + air - 1, cell.h - 2)
        case Place(kind=PlaceKind.TOKENS) if spot.row == layout.viewer and spot.slot != SPECIAL:
            cell, stack = own_cell(own, spot.slot), layout.rect(spot)
            highest = layout.piece(spot, max(state.players[spot.row].tokens[spot.slot] - 1, 0))
            top = max(cell.y, min(stack.y, highest.y) - round(_CHANGE * scale)) - round(RING * scale)
            left, right = stack.x - round(_BESIDE * scale), cell.right + round(RING * scale)
            if own.total.x > stack.right:  # the number of tokens, which is to change too, is not cut
                right = max(min(right, own.total.x - round(_BESIDE_TOTAL[layout.compact] * scale)), stack.right)
            return Rect(left, top, right - left, cell.bottom - top)
        case Place(kind=PlaceKind.TILE):
            box = bounds(layout.rect(spot), layout.rails[spot.row])  # what is said of a tile is the race to it
        case Place():
            box = _piece(layout, state, spot)
    return box.inset(-round(RING * scale))


def target_light(layout: TableLayout, state: GameState, target: Target) -> Rect:
    """Return the box at which the pointer to a target stands: that of its light, or the control."""
    return layout.areas[target] if isinstance(target, Control) else spot_light(layout, state, target)


def _piece(layout: TableLayout, state: GameState, place: Place) -> Rect:
    """Return the box of all cards of a place: a deck has a thickness, and bonuses lie in a pile."""
    box = layout.rect(place)
    if place.kind is PlaceKind.DECK:
        rise = deck_rise(state.decks[place.row - 1], box.h)
        return box._replace(y=box.y - rise, h=box.h + rise)
    if place.kind is PlaceKind.BONUS and place.row == layout.viewer:
        below = bonuses_below(state.players[place.row].bonuses[place.slot])
        rise = min(round(PEEP * layout.scale) * below, box.y - layout.mat(layout.viewer).piles.y)
        return box._replace(y=box.y - rise, h=box.h + rise)
    return box


def panel_box(layout: TableLayout, boxes: Iterable[Rect], measure: Measure) -> tuple[Rect, float]:
    """Return a box for the panel clear of the light ``boxes``, and the share of the text's size at which it fits.

    It covers the log if that is large enough, because the log is read only while the panel is hidden; else it stands in
    the column of a log beside the dock, else on the board. All that comes before smaller text, so that steps of a
    lesson have text of one size. The viewer's mat and the dock stay free as well. If nothing fits, it is as small as
    possible, in the corner where it covers least.
    """
    scale = layout.scale
    own = layout.mat(layout.viewer).rect
    taken = [*(box.inset(-round(_GAP * scale)) for box in boxes), layout.dock.rect, own]
    field, whole = _field(layout), layout.log
    fields = [_column(layout), field] if has_log_beside_dock(layout) else [field]
    for share, within in product(_SHARES, fields):
        if measure(whole.w, share) <= whole.h and not any(whole.overlaps(box) for box in taken):
            return whole, share
        for width in _widths(layout, field):
            height = measure(width, share)
            for at in _spots(layout, field, width, height):
                if within.holds(at) and not any(at.overlaps(box) for box in taken):
                    return at, share
    width = min(round(_NARROWEST * scale), field.w)
    height = min(measure(width, _SHARES[-1]), field.h)
    corners = _spots(layout, field, width, height)
    return min(corners, key=lambda at: sum(_shared(at, box) for box in taken)), _SHARES[-1]


def bounds(*boxes: Rect) -> Rect:
    """Return the smallest box that holds some boxes."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Rect(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def merged(boxes: Iterable[Rect]) -> list[Rect]:
    """Return boxes of which none overlaps another: those that do are one."""
    apart: list[Rect] = []
    for box in boxes:
        while common := [other for other in apart if other.overlaps(box)]:
            box = bounds(box, *common)
            apart = [other for other in apart if other not in common]
        apart.append(box)
    return apart


def around(whole: Rect, holes: Sequence[Rect]) -> list[Rect]:
    """Return boxes that cover a box except for some holes, without overlaps: bands between the edges of the holes."""
    inner = [hole for each in holes if (hole := _common(whole, each)).w > 0 and hole.h > 0]
    edges = sorted({whole.y, whole.bottom, *(hole.y for hole in inner), *(hole.bottom for hole in inner)})
    found: list[Rect] = []
    for top, bottom in pairwise(edges):
        left = whole.x
        for hole in sorted(hole for hole in inner if hole.y <= top and hole.bottom >= bottom):
            if hole.x > left:
                found.append(Rect(left, top, hole.x - left, bottom - top))
            left = max(left, hole.right)
        if left < whole.right:
            found.append(Rect(left, top, whole.right - left, bottom - top))
    return found


def _common(one: Rect, other: Rect) -> Rect:
    """Return the box that two boxes share; its width or height is not positive where they share none."""
    x, y = max(one.x, other.x), max(one.y, other.y)
    return Rect(x, y, min(one.right, other.right) - x, min(one.bottom, other.bottom) - y)


def pointer_side(layout: TableLayout, target: Target | Spot, box: Rect, panel: Rect) -> tuple[Side, Rect]:
    """Return the side of a box for the pointer and the pointer's own box.

    It lies in the light of a stack of the bank, and beside all else: inside the window, not over the panel.
    """
    length = round(POINTER * layout.scale)
    if isinstance(target, Place) and target.kind is PlaceKind.BANK:  # left of it lie cards; it is above the count
        return "right", Rect(
            box.right - length - round(2 * layout.scale), box.y + round(4 * layout.scale), length, length
        )
    window = Rect(0, 0, *layout.size)
    aside = target is Control.CONFIRM  # above the button lie the tokens that it is about
    order: Sequence[Side] = ("left", "above", "right", "below") if aside else ("above", "left", "right", "below")
    places = [(side, _beside(box, side, length)) for side in order]
    free = [each for each in places if window.holds(each[1]) and not each[1].overlaps(panel)]
    return (free or places)[0]


def _field(layout: TableLayout) -> Rect:
    """Return the space between the bar and the viewer's mat, or the foot of the bank where the mat is beside it."""
    edge = round(_GAP * layout.scale)
    top = layout.bar.rect.bottom + edge
    floor = max(layout.mat(layout.viewer).rect.y - edge, layout.bank.bottom)
    return Rect(edge, top, layout.size[0] - 2 * edge, floor - top)


def _widths(layout: TableLayout, field: Rect) -> Iterator[int]:
    """Yield the widths to try: that of the column beside the bank, the preferred one, and the narrowest."""
    column, usual, least = _column(layout).w, round(_WIDTH * layout.scale), round(_NARROWEST * layout.scale)
    yield from dict.fromkeys((min(column, round(1.2 * usual)), min(usual, field.w), least))


def _column(layout: TableLayout) -> Rect:
    """Return the column right of the bank, with the opponents' mats and the log."""
    left = min(mat.rect.x for mat in layout.mats if not mat.own)
    right = max(layout.log.right, *(mat.rect.right for mat in layout.mats if not mat.own))
    field = _field(layout)
    return Rect(left, field.y, right - left, field.h)


def _spots(layout: TableLayout, field: Rect, width: int, height: int) -> Iterator[Rect]:
    """Yield the places to try, best first: low in the column of the log, then higher, then over the board."""
    column = _column(layout)
    rows = [round(field.bottom - height - (field.h - height) * part / 12) for part in range(13)]
    lefts = (column.x, column.right - width, field.right - width, column.x - round(_GAP * layout.scale) - width)
    for x in dict.fromkeys((*lefts, field.x, field.x + (field.w - width) // 2)):
        for y in rows:
            yield Rect(x, y, width, height)


def _shared(one: Rect, other: Rect) -> int:
    common = _common(one, other)
    return max(common.w, 0) * max(common.h, 0)


def _beside(box: Rect, side: Side, length: int) -> Rect:
    cx, cy = round(box.center[0] - length / 2), round(box.center[1] - length / 2)
    match side:
        case "left":
            return Rect(box.x - length, cy, length, length)
        case "right":
            return Rect(box.right, cy, length, length)
        case "above":
            return Rect(cx, box.y - length, length, length)
        case "below":
            return Rect(cx, box.bottom, length, length)
