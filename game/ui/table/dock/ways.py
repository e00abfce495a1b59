"""The ways to take a turn in the dock: three things to press, each with its sign, its verb and what it needs.

Knows the layout and what the marks highlight; knows nothing of events or sessions.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import Place, PlaceKind
from game.ui.table.dock.purchase import plan_on_show
from game.ui.table.painter import Painter
from game.view.interaction import intent
from game.view.interaction.choices import Choices
from game.view.interaction.ways import describe_way, swaps
from game.view.layout.geometry import Rect
from game.view.layout.table import WAYS, Control
from game.view.theme import MIN_TEXT_PX

_SIGNS: Final = {Control.TAKE: "tokens", Control.RESERVE: "reserve", Control.BUY: "cards"}
_SIGN_Y, _VERB_Y = 0.24, 0.53
"""The middles of sign and verb, by the height of a way."""
_NEED_Y: Final = 0.63, 0.95
"""The upper and the lower edge of what it needs, likewise."""
_SIGN, _VERB, _NEED = 42.0, 22.0, 15.0
"""Their sizes in reference pixels."""
_SIGN_MOST: Final = 0.32
"""The greatest height of a sign by that of its way."""
_EDGE: Final = {False: 0.05, True: 0.11}
"""The distance of words to the sides of a way, by its width: those of a printed one lean."""
_NEED_MOST: Final = 0.8
"""The greatest size of a need by that of the verb."""
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
    """Draw the ways to take a turn; one that is not possible now is faint."""
    boxes = p.layout.actions.ways
    size = p.larger(max(p.px(_VERB), MIN_TEXT_PX + 2), boxes[0].h * 0.26)
    widest = max(p.text_width("button", describe_way(now, way)[0], size) for way in WAYS)
    size *= min(1.0, boxes[0].w * (1 - 2 * _EDGE[p.skin.comic]) / widest)
    for way, box in zip(WAYS, boxes, strict=True):
        _way(p, now, way, box, size)


def _way(p: Painter, now: Choices, way: Control, box: Rect, verb_size: float) -> None:
    palette, can, target = p.look.palette, way in p.marks.actionable, p.marks.hover or p.marks.focus
    deck = isinstance(target, Place) and target.kind is PlaceKind.DECK and target in now.reserves
    lit = p.marks.way is way or (deck and way is Control.RESERVE)
    pressed = p.marks.pressed is way and can
    plate = "ui/button_disabled" if not can else "ui/button_pressed" if pressed else "ui/button"
    plate = "ui/button_hover" if can and lit and not pressed else plate
    p.sprite(plate, box, 255 if can else _FAINT)
    sign = "swap" if way is Control.TAKE and swaps(now) else _SIGNS[way]
    x, alpha = box.center[0], _FAINT if not can else 255 if lit else _QUIET
    p.icon(f"icon/{sign}", x, box.y + box.h * _SIGN_Y, min(p.px(_SIGN), box.h * _SIGN_MOST), alpha)
    verb, need = describe_way(now, way)
    wide = box.w * (1 - 2 * _EDGE[p.skin.comic])
    color = palette.text if can else palette.text_muted
    p.label("button", verb, x, box.y + box.h * _VERB_Y, color, "center", verb_size, wide)
    size = min(p.larger(p.px(_NEED), box.h * 0.19), verb_size * _NEED_MOST)
    color = palette.text_soft if can else palette.text_muted
    top, bottom = (round(box.y + box.h * share) for share in _NEED_Y)
    p.paragraph("small", need, Rect(round(x - wide / 2), top, round(wide), bottom - top), color, size, centred=True)
    if p.marks.focus is way:
        p.canvas.image(p.look.focus_ring(plate, box.w, box.h), box.x, box.y)
