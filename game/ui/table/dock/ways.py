"""The ways to take a turn in the dock: three things to press, each with its sign, its verb and what it needs.

The one that is offered is gold and as wide as the dock. Knows the layout and what the marks highlight; knows nothing
of events or sessions.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import Place, PlaceKind
from game.ui.graphics.canvas import Anchor
from game.ui.table.dock.purchase import plan_on_show
from game.ui.table.painter import Painter
from game.view.interaction import intent
from game.view.interaction.choices import Choices
from game.view.interaction.ways import describe_way, swaps
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Role

_SIGNS: Final = {Control.TAKE: "tokens", Control.RESERVE: "reserve", Control.BUY: "cards"}
_SIGN: Final = 0.64
"""The size of a sign, by the height of its way."""
_ROLES: Final[tuple[Role, Role]] = "button", "small"
_SIZES, _MIDDLES = (0.42, 0.32), (0.33, 0.73)
"""The fonts of verb and need, their sizes and their middles, likewise."""
_EDGE: Final = {False: 0.05, True: 0.1}
"""The distance of words to the sides of a way, by its width: a printed one is slanted."""
_BESIDE: Final = 0.26
"""The gap between sign and words, by the size of the sign."""
_BESIDE_SIGN: Final = 0.85
"""How small words become beside a sign, by their size: without it they have its room."""
_QUIET, _FAINT = 225, 110
"""The alpha of the sign of a way that is not pointed at, and of one that is not possible."""


def ways_on_show(p: Painter, now: Choices) -> bool:
    """Whether the dock shows the ways to take a turn: not beside the plan for a card, or why there is none."""
    selection = p.marks.selection
    if selection is None or not intent.ways(now, selection) or p.marks.reason or plan_on_show(p) is not None:
        return False
    target = p.marks.target
    if not isinstance(target, Place) or target.kind is PlaceKind.DECK:
        return True
    return target not in now.purchases and target not in now.reserves


def draw_ways(p: Painter, now: Choices) -> None:
    """Draw the ways to take a turn, the one that is offered in gold; one that is not possible now is faint.

    The two others have their signs where both have room for them.
    """
    ways = p.ways
    words = {way: describe_way(now, way) for way in ways}
    boxes = dict(zip(ways, p.layout.actions.ways, strict=True))
    signed = {way: _has_sign(p, _room(p, boxes[way]), words[way]) for way in ways}
    for way in ways:
        sign = "swap" if way is Control.TAKE and swaps(now) else _SIGNS[way]
        if way is not ways[0] and not all(signed[other] for other in ways[1:]):
            sign = ""
        reserves = way is Control.RESERVE and _is_on_deck(p, now)
        _way(p, way, boxes[way], words[way], sign, lit=p.marks.way is way or reserves)


def _is_on_deck(p: Painter, now: Choices) -> bool:
    """Whether the pointer or the focus is on a deck from which a card can be reserved."""
    target = p.marks.hover or p.marks.focus
    return isinstance(target, Place) and target.kind is PlaceKind.DECK and target in now.reserves


def _way(p: Painter, way: Control, box: Rect, words: tuple[str, str], sign: str, *, lit: bool) -> None:
    palette, can = p.look.palette, way in p.marks.actionable
    gold = can and way is p.ways[0]
    state = "_disabled" if not can else "_pressed" if p.marks.pressed is way else "_hover" if lit else ""
    plate = f"ui/button{'_primary' * gold}{state}"
    p.sprite(plate, box, 255 if can else _FAINT)
    colors = palette.text, palette.text_soft
    if gold or not can:
        colors = (palette.text_dark if gold else palette.text_muted,) * 2
    room = _room(p, box)
    high, widths = room.h * _SIGN * bool(sign), _widths(p, room, words)
    before = high * (1 + _BESIDE)
    wide = min(max(widths), room.w - before)
    left = room.center[0] - (before + wide) / 2
    if sign:
        alpha = 255 if gold or (can and lit) else _QUIET if can else _FAINT
        p.icon(f"icon{'_dark' * gold}/{sign}", left + high / 2, room.center[1], high, alpha)
    x = left + before if sign else room.center[0]
    anchor: Anchor = "midleft" if sign else "center"
    for role, text, color, share, y in zip(_ROLES, words, colors, _SIZES, _MIDDLES, strict=True):
        size = max(room.h * share, MIN_TEXT_PX)
        p.label(role, text, x, room.y + room.h * y, color, anchor, size, wide)


def _room(p: Painter, box: Rect) -> Rect:
    """Return the room for sign and words in the box of a way."""
    return box.inset(round(box.w * _EDGE[p.skin.comic]), 0)


def _has_sign(p: Painter, room: Rect, words: tuple[str, str]) -> bool:
    """Whether there is room for a sign before verb and need, which are hardly smaller beside it."""
    usual, least = _widths(p, room, words), _widths(p, room._replace(h=0), words)
    return max(max(usual) * _BESIDE_SIGN, *least) + room.h * _SIGN * (1 + _BESIDE) <= room.w


def _widths(p: Painter, room: Rect, words: tuple[str, str]) -> list[int]:
    """Return the widths of verb and need in a room as high as that."""
    sized = zip(_ROLES, words, _SIZES, strict=True)
    return [p.text_width(role, text, max(room.h * share, MIN_TEXT_PX)) for role, text, share in sized]
