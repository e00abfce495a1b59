"""The bank: a tray with a stack of tokens for each kind, whose height is the count.

Knows the layout and the position; knows nothing of mats, input or time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.rules.model import Place, PlaceKind, bank
from game.ui.graphics.print_art import soft_shadow
from game.ui.table.outlines import draw_outline, glow_alpha
from game.ui.table.painter import MIN_LETTER, Painter
from game.ui.table.pending_change import own_changes, tokens_to_come
from game.ui.table.plates import change_plate_size, draw_past_change, draw_planned_change
from game.ui.table.stack_light import draw_stack_light
from game.view.animation.choosing import height as chosen_height
from game.view.interaction.choices import Paying, Picked, TakeSelection
from game.view.layout.density import Density
from game.view.layout.geometry import Rect
from game.view.layout.stacks import CHIP_H, bank_well
from game.view.layout.table import Target
from game.view.theme import MIN_TEXT_PX

_AIR: Final = 15.0
"""How high picked chips hover above their stack, in reference pixels."""
_MIN_AIR: Final = 4.0
"""The least of it above a high stack, which leaves less of its cell free, likewise."""
_COUNT_PX: Final = Density(38.0, 24.0)
"""Size of a number."""
_ZERO_RATIO: Final = 0.68
"""Size of a 0, × size of another number."""
_ZERO_ALPHA: Final = 225
_CHANGE_RATIO: Final = Density(0.58, 0.68)
"""Size of a change above a number, × size of the number."""
_CHANGE_ABOVE_RATIO: Final = 0.56
"""From the middle of a number up to the end of the line of its change, × size of the number."""
_CLEAR: Final = 3.0
"""The least distance of this line to the tray's rim, in reference pixels."""
_BESIDE: Final = Density(6.5, 4.0)
"""How far right of the middle between its stack and the tray's floor a number is, in reference pixels of both layouts:
the cell ends on the tray's wall, and a stack's light reaches out of it."""
_LESS_LIGHT: Final = 208, 203, 212
"""What a stack is multiplied by that cannot be taken from, while others can."""


class _LightPool(NamedTuple):
    """The light of a lamp on a floor: its middle and size as shares of the floor's, its fade by the floor's width."""

    middle: tuple[float, float]
    size: tuple[float, float]
    fade: float
    alpha: int


_POOL: Final = _LightPool(middle=(0.36, 0.39), size=(0.8, 0.78), fade=0.6, alpha=156)
"""The lamp's pool of light on the tray."""
_WALL: Final = 6.0
"""The thickness of the tray's walls in reference pixels."""


def draw_bank(p: Painter) -> None:
    """Draw the tray and its stacks, with the number of each beside it."""
    draw_tray(p)
    for kind in range(len(p.layout.bank_cells)):
        draw_pile(p, kind)


def draw_changing_piles(p: Painter) -> None:
    """Draw anew, above the less light beside a decision, the stacks to which tokens go by it."""
    if p.decides:
        for kind, change in enumerate(own_changes(p)):
            if change:
                draw_pile(p, kind)


def draw_tray(p: Painter) -> None:
    """Draw the empty tray with the table's light on its floor, which dark chips stand off."""
    p.sprite("table/tray", p.layout.bank)
    if p.look.high_contrast:
        return
    floor, color = p.layout.bank.inset(p.px(_WALL)), p.skin.lights.tray
    (x, y), (width, height), fade, strength = _POOL
    size, spread = (round(floor.w * width), round(floor.h * height)), round(floor.w * fade)
    key = ("tray light", size, spread, color)
    pool = p.look.drawn.get_or_make(key, lambda: soft_shadow(size, spread, strength, color, oval=True))
    left, top = floor.x + floor.w * x - pool.get_width() / 2, floor.y + floor.h * y - pool.get_height() / 2
    with p.canvas.clip(floor):
        p.canvas.surface(pool, round(left), round(top))


def _picked(p: Painter) -> Sequence[int]:
    """Return the kinds of the tokens that are chosen to be taken."""
    return p.highlights.selection.colors if isinstance(p.highlights.selection, TakeSelection) else ()


def draw_stack(
    p: Painter,
    kind: int,
    count: int,
    foot: Rect,
    highest: int,
    *,
    light: int = 0,
    strong: bool = False,
    chosen: bool = False,
    dark: bool = False,
) -> Rect:
    """Draw a stack of up to ``highest`` chips that stands on an oval, and return the oval of its upper face.

    ``light`` is the alpha of the light around a stack that can be taken from, which may be ``strong``; that of a
    ``chosen`` one is ivory, and one that is ``dark`` cannot be taken from.
    """
    name = f"stack/{kind}/{min(count, highest)}"
    if name not in p.look.atlas:
        name = p.look.atlas.names(f"stack/{kind}/")[-1]
    _, y = p.look.atlas.anchor(name, "top")
    top = foot.moved(0, round((y - 0.5) * foot.h))
    if light:
        below = top.moved(0, round(CHIP_H * foot.w / 2))  # around the top chip: the lights of two stacks stay apart
        draw_stack_light(p, below, top, light, strong=strong, color=p.look.palette.picked if chosen else None)
    if dark:
        p.canvas.image(p.look.darkened(name, foot.w, foot.h, _LESS_LIGHT), foot.x, foot.y)
    else:
        p.sprite(name, foot)
    return top


def stack_letter(p: Painter, kind: int, foot: Rect) -> None:
    """Draw the letter of a stack before its foot, where letters are on."""
    if p.letters:
        p.letter(kind, foot.x + foot.w * 0.14, foot.bottom - foot.h * 0.1, max(foot.w * 0.25, MIN_LETTER))


def draw_pile(p: Painter, kind: int) -> None:
    """Draw a stack and its number; tokens picked to be taken hover above it, within its cell.

    Where tokens are to come to the viewer, picked ones or those of a plan, a ring marks them; once the next step
    brings them, the stack has ivory light as well. While the move of the gold button is to take, the stacks that it
    takes from have light around them, which is weaker beside the one that is pointed at. While some stacks can be
    taken from, the others lie in less light.
    """
    place, radius, cell = bank(kind), p.layout.radius, p.layout.bank_cells[kind]
    picked, come = _picked(p).count(kind), tokens_to_come(p)[kind]
    count = p.shown(place, p.state.bank[kind])
    foot, highest = p.layout.foot(place), p.layout.highest(place)
    assert foot is not None
    primary = p.highlights.primary
    light = glow_alpha(p) if primary.lights(place) else 0
    dark = not come and (primary.darkens(place) or _cannot_be_taken(p, place))
    strong = p.highlights.hover == place or not _is_stack(p.highlights.hover)
    chosen = come > picked and (isinstance(p.highlights.selection, Picked) or primary.reserves)
    if chosen:
        light, strong = 255, True
    p.sprite("table/well" if count > 0 else f"table/well/{kind}", bank_well(foot))
    top = foot
    if count > picked:
        below = max(highest - picked - 1, 1) if picked else highest
        top = draw_stack(p, kind, count - picked, foot, below, light=light, strong=strong, chosen=chosen, dark=dark)
    if picked:
        free = top.y - picked * CHIP_H * radius - cell.y
        air = min(p.px(_AIR * (0.6 if p.layout.compact else 1.0)), max(free, p.px(_MIN_AIR))) * _height(p, kind)
        top = draw_stack(p, kind, picked, top.moved(0, -round(air)), highest)
    if come:
        p.sprite("ring/flat_chosen", top)
    _figure(p, kind, foot)
    stack_letter(p, kind, foot)
    if p.highlights.focus == place:
        draw_outline(p, cell.inset(p.px(3)))


def _height(p: Painter, kind: int) -> float:
    """Return how high the tokens of a kind hover that are chosen to be taken, by their height in the end."""
    kinds = _picked(p)
    if not kinds or kinds[-1] != kind:
        return 1.0
    hovered = 1 - 1 / kinds.count(kind)  # of two of a kind one is up already
    return hovered + (1 - hovered) * chosen_height(p.highlights.chosen)


def _cannot_be_taken(p: Painter, place: Place) -> bool:
    """Whether a stack cannot be taken from while others can and no card is chosen."""
    if isinstance(p.highlights.selection, Picked | Paying):
        return False
    return place not in p.highlights.actionable and any(map(_is_stack, p.highlights.actionable))


def _is_stack(target: Target | None) -> bool:
    return isinstance(target, Place) and target.kind is PlaceKind.BANK


def _figure(p: Painter, kind: int, foot: Rect) -> None:
    """Draw how many tokens of a kind there are, above it how many leave or come by what the viewer has chosen.

    It stands on the line of the lowest chip, whatever the number; none is small.
    """
    place = bank(kind)
    figure, size = p.figure(place, p.state.bank[kind]), float(p.px(_COUNT_PX[p.layout.compact]))
    x, y = _figure_at(p, kind, foot)
    if change := own_changes(p)[kind]:
        box, small = _change_box(p, kind, foot, -change)
        draw_planned_change(p, -change, box, small, p.look.palette.picked)
    if figure:
        p.count(str(figure), x, y, size, anchor="center")
    else:
        with p.canvas.fade(_ZERO_ALPHA):
            p.count(str(figure), x, y, size * _ZERO_RATIO, anchor="center")


def _figure_at(p: Painter, kind: int, foot: Rect) -> tuple[float, float]:
    """Return the middle of the number beside a stack that stands on an oval."""
    cell = p.layout.bank_cells[kind]
    return (foot.right + cell.right - (foot.x - cell.x)) / 2 + p.px(_BESIDE[p.layout.compact]), foot.center[1]


def draw_bank_change(p: Painter, kind: int, change: int) -> None:
    """Draw above the number of a kind by how much it has changed, if it has."""
    foot = p.layout.foot(bank(kind))
    if change and foot is not None:
        draw_past_change(p, change, *_change_box(p, kind, foot, change))


def _change_box(p: Painter, kind: int, foot: Rect, change: int) -> tuple[Rect, float]:
    """Return the box of the plate of a change above a number, and the size of its text."""
    size, (x, y) = float(p.px(_COUNT_PX[p.layout.compact])), _figure_at(p, kind, foot)
    small = max(size * _CHANGE_RATIO[p.layout.compact], MIN_TEXT_PX)
    width, height = change_plate_size(p, change, small)
    left = min(round(x - width / 2), p.layout.bank_cells[kind].right - width - p.px(_CLEAR))
    return Rect(left, round(y - size * _CHANGE_ABOVE_RATIO - height), width, height), small
