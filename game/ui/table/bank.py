"""The bank: a tray with a stack of tokens for each kind, whose height is the count.

Knows the layout and the position; knows nothing of mats, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.model import Place, PlaceKind, bank
from game.ui.table.frames import draw_outline, glow_alpha
from game.ui.table.painter import LEAST_LETTER, Painter
from game.view.animation.choosing import height
from game.view.interaction.choices import Gather
from game.view.layout.geometry import Rect
from game.view.layout.stacks import bank_well

_AIR: Final = 15.0
"""How high picked chips hover above their stack, in reference pixels."""


def draw_bank(p: Painter) -> None:
    """Draw the tray and its stacks, with the number of each beside it."""
    p.sprite("table/tray", p.layout.bank)
    for kind, cell in enumerate(p.layout.bank_cells):
        _pile(p, kind, cell, _picked(p).count(kind))


def _picked(p: Painter) -> Sequence[int]:
    """Return the kinds of the tokens that are chosen to be taken."""
    return p.marks.selection.colors if isinstance(p.marks.selection, Gather) else ()


def draw_stack(p: Painter, kind: int, count: int, foot: Rect, highest: int) -> Rect:
    """Draw a stack of up to ``highest`` chips that stands on an oval, and return the oval of its upper face."""
    name = f"stack/{kind}/{min(count, highest)}"
    if name not in p.look.atlas:
        name = p.look.atlas.names(f"stack/{kind}/")[-1]
    p.sprite(name, foot)
    _, y = p.look.atlas.anchor(name, "top")
    return foot.moved(0, round((y - 0.5) * foot.h))


def stack_letter(p: Painter, kind: int, foot: Rect) -> None:
    """Draw the letter of a stack before its foot, where letters are on."""
    if p.letters:
        p.letter(kind, foot.x + foot.w * 0.14, foot.bottom - foot.h * 0.1, max(foot.w * 0.25, LEAST_LETTER))


def _pile(p: Painter, kind: int, cell: Rect, picked: int) -> None:
    place = bank(kind)
    count = p.shown(place, p.state.bank[kind])
    top = _stacks(p, kind, count, -picked)
    if not picked and place in p.marks.actionable and count > 0:
        p.sprite("ring/flat_can", top, glow_alpha(p))
    if p.marks.focus == place:
        draw_outline(p, cell.inset(p.px(3)))


def _height(p: Painter, kind: int) -> float:
    """Return how high the tokens of a kind hover that are chosen to be taken, by their height in the end."""
    kinds = _picked(p)
    if not kinds or kinds[-1] != kind:
        return 1.0
    hovered = 1 - 1 / kinds.count(kind)  # of two of a kind one is up already
    return hovered + (1 - hovered) * height(p.marks.chosen)


def draw_returned(p: Painter, kind: int, count: int) -> None:
    """Draw the stack of a kind with tokens above it that are to be given back."""
    _stacks(p, kind, p.state.bank[kind], count)


def _stacks(p: Painter, kind: int, count: int, change: int) -> Rect:
    """Draw a stack, its number, and a ``change`` that is not made yet: tokens that hover above it.

    Return the oval of the upper face.
    """
    place = bank(kind)
    foot, highest = p.layout.foot(place), p.layout.highest(place)
    assert foot is not None
    resting = count + min(change, 0)
    p.sprite("table/well" if count > 0 else f"table/well/{kind}", bank_well(foot))
    # What comes leaves the stack below it lower, so that it stays clear of the next one.
    top = draw_stack(p, kind, min(resting, highest - max(change, 0)), foot, highest) if resting > 0 else foot
    if change:
        air = p.px(_AIR * (0.6 if p.layout.compact else 1.0)) * _height(p, kind)
        top = draw_stack(p, kind, abs(change), top.moved(0, -round(air)), highest)
        p.sprite("ring/flat_chosen", top)
    x, y, size = _figure(p, kind)
    if change:
        text = f"−{-change}" if change < 0 else f"+{change}"
        p.label("count", text, x, y - size * 0.85, p.look.palette.picked, "center", max(size * 0.55, 14))
    stack_letter(p, kind, foot)
    return top


def _figure(p: Painter, kind: int) -> tuple[float, float, float]:
    """Draw how many tokens of a kind there are, beside their stack; return the middle of the figure and its size.

    While some can be taken, the numbers of all others are muted.
    """
    place, cell, radius = bank(kind), p.layout.bank_cells[kind], p.layout.radius
    foot = p.layout.foot(place)
    assert foot is not None
    figure, size = p.figure(place, p.state.bank[kind]), p.px(25 if p.layout.compact else 38)
    can = {other for other in p.marks.actionable if isinstance(other, Place) and other.kind is PlaceKind.BANK}
    faint = figure <= 0 or (bool(can) and place not in can and kind not in _picked(p))
    x, y = (p.layout.places[place].center[0] + radius + cell.right) / 2, foot.center[1] - radius * 0.12
    p.count(str(figure), x, y, size, faint=faint, anchor="center")
    return x, y, size
