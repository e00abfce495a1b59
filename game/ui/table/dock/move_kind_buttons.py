"""The buttons of the kinds of move in the dock: three, each with its sign, its verb and what it needs.

Their order never changes. Gold marks the one of the primary move; the one that was pressed is drawn pressed in. Knows
the layout and what is highlighted; knows nothing of events or sessions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.model import PlaceKind
from game.support.i18n import tr, trn
from game.ui.graphics.type_scale import BUTTON, TABLE_CAPTION
from game.ui.table.action_buttons import ABOVE, BELOW, WAITING
from game.ui.table.painter import Painter
from game.ui.table.pending_change import plan_on_show
from game.view.interaction.choices import Choices
from game.view.interaction.move_kinds import describe_move_kind, reserve_gives_back, take_gives_back
from game.view.layout.geometry import Rect
from game.view.layout.table import MOVE_KINDS, Control
from game.view.theme import MIN_TEXT_PX

_SIGNS: Final = {Control.TAKE: "tokens", Control.RESERVE: "reserve", Control.BUY: "buy"}
_VERB_RATIO: Final = 0.42
"""The greatest size of a verb by the height of the button."""
_NEED_RATIO: Final = 0.3
"""The greatest size of what the verb needs, below it, by the height of the button."""
_ALONE_RATIO: Final = 0.64
"""The greatest size of a verb alone by the height of the button."""
_MIDDLE_RATIOS: Final = 0.35, 0.72
"""The middles of verb and need by the height of the button."""
_EDGE_RATIO: Final = {False: 0.16, True: 0.24}
"""The distance of words to the ends of such a button by its height, straight or slanted."""
_MIN_EDGE_RATIO: Final = 0.08
"""The distance of the smallest words to these ends by the button's height."""
_LEGIBLE_RATIO: Final = 0.5
"""How much larger than the smallest text a need is at least, by how much the text is enlarged."""
_SIGN_RATIO: Final = 0.95
"""The size of a sign before its verb by that of the verb."""
_GAP_RATIO: Final = 0.26
"""The gap between sign and verb by the size of the verb."""
_BESIDE_SIGN_RATIO: Final = 0.75
"""How small verbs become beside their signs, by their size: without these they have the whole room."""
_QUIET_ALPHA: Final = 225
"""The alpha of the sign of a kind of move that is not pointed at."""
_FAINT_ALPHA: Final = 110
"""The alpha of the sign of a kind of move that is not possible."""


@dataclass(frozen=True)
class _LabelSizes:
    """The sizes of verb and need in buttons side by side: no ``need`` where one does not fit; and whether with signs.

    With ``above`` their signs are over the verbs.
    """

    verb: float
    need: float
    signed: bool
    above: bool = False


def draw_move_kinds(p: Painter, choices: Choices) -> None:
    """Draw the kinds of move; one that is not possible now is dark, one that has begun is pressed in.

    What they need is written in all of them or in none, and those side by side have words of the same size. Beside a
    plan that begins with tokens, how many is written as the need of *Take*.
    """
    boxes = dict(zip(MOVE_KINDS, p.layout.dock.move_kinds, strict=True))
    words = {move_kind: describe_move_kind(choices, move_kind) for move_kind in boxes}
    # The usual words decide the sizes, so that no word changes its size while the pointer goes from card to card.
    sizes = _sizes_of_move_kinds(p, boxes, words)
    plan = plan_on_show(p)
    if plan is not None and plan.first_take and not take_gives_back(choices):
        count = len(plan.first_take)
        need = trn("{count} token first", "{count} tokens first", count).format(count=count)
        words[Control.TAKE] = words[Control.TAKE][0], need
    place = p.highlights.primary.place if p.highlights.primary.reserves else None
    if place is not None and not reserve_gives_back(choices):
        need = tr("this card") if place.kind is PlaceKind.MARKET else tr("top card")
        words[Control.RESERVE] = words[Control.RESERVE][0], need
    for move_kind, box in boxes.items():
        gold = move_kind is p.highlights.primary.kind
        _draw_move_kind(p, move_kind, box, words[move_kind], sizes[move_kind], _SIGNS[move_kind], gold=gold)


def says_needs(p: Painter, choices: Choices) -> bool:
    """Whether there is room in the kinds of move to say what they need."""
    boxes = zip(MOVE_KINDS, p.layout.dock.move_kinds, strict=True)
    return all(_says_need(p, box, describe_move_kind(choices, move_kind)[1]) for move_kind, box in boxes)


def _sizes_of_move_kinds(
    p: Painter, boxes: Mapping[Control, Rect], words: Mapping[Control, tuple[str, str]]
) -> dict[Control, _LabelSizes]:
    """Return the sizes in each kind of move: those in one row have the same."""
    needed = all(_says_need(p, box, words[move_kind][1]) for move_kind, box in boxes.items())
    rows: dict[int, list[Control]] = {}
    for move_kind, box in boxes.items():
        rows.setdefault(box.y, []).append(move_kind)
    sizes: dict[Control, _LabelSizes] = {}
    for row in rows.values():
        narrowest = min((boxes[move_kind] for move_kind in row), key=lambda box: box.w)
        same = _sizes(p, narrowest, [words[move_kind] for move_kind in row], needed=needed)
        sizes.update(dict.fromkeys(row, same))
    return sizes


def _legible(p: Painter) -> float:
    """Return the least size of a need, and of a verb below its sign: enlarged text has larger ones."""
    return MIN_TEXT_PX * (1 + _LEGIBLE_RATIO * (p.layout.enlarged - 1))


def _says_need(p: Painter, box: Rect, need: str) -> bool:
    """Whether there is room in a button to say what it needs, large enough beside enlarged text."""
    return box.h * _NEED_RATIO >= _legible(p) and p.text_width(TABLE_CAPTION, need, _legible(p)) <= _room(p, box)


def _draw_move_kind(
    p: Painter,
    move_kind: Control,
    box: Rect,
    words: tuple[str, str],
    sizes: _LabelSizes,
    sign: str,
    *,
    gold: bool,
) -> None:
    """Draw the button of a kind of move: its plate, the verb behind its sign, and below them what it needs."""
    can = move_kind in p.highlights.actionable
    pressed, hover = move_kind in (p.highlights.pressed, p.highlights.pressed_kind), move_kind is p.highlights.hover
    state = "_pressed" if pressed else "_hover" if hover else ""
    plate = f"ui/button{'_primary' * gold}{state * can}"
    if can:
        p.sprite(plate, box)
    else:
        p.canvas.image(p.look.darkened(plate, box.w, box.h, WAITING), box.x, box.y)
    if move_kind is p.highlights.focus:
        p.canvas.image(p.look.focus_ring(plate, box.w, box.h), box.x, box.y)
    style, of_need = BUTTON, TABLE_CAPTION
    if gold or not can:
        style, of_need = (each.in_color("text_dark" if gold else "text_muted") for each in (style, of_need))
    upper, lower = (box.y + box.h * middle for middle in (_MIDDLE_RATIOS if sizes.need else (0.5, 0.5)))
    room, middle = box.w - 2 * round(box.h * _MIN_EDGE_RATIO), box.center[0]
    faint = 255 if gold or hover else _QUIET_ALPHA if can else _FAINT_ALPHA
    if sizes.above:
        p.icon(f"icon{'_dark' * gold}/{sign}", middle, box.y + box.h * ABOVE[0], box.h * ABOVE[1], faint)
        p.label(style, words[0], middle, box.y + box.h * BELOW[0], sizes.verb, "center", room)
    elif sizes.signed:
        before = sizes.verb * (_SIGN_RATIO + _GAP_RATIO)
        left = middle - (before + p.text_width(style, words[0], sizes.verb)) / 2
        size = sizes.verb * _SIGN_RATIO
        p.icon(f"icon{'_dark' * gold}/{sign}", left + size / 2, upper, size, faint)
        p.label(style, words[0], left + before, upper, sizes.verb, width=room)
    else:
        p.label(style, words[0], middle, upper, sizes.verb, "center", room)
    if sizes.need:
        p.label(of_need, words[1], middle, lower, sizes.need, "center", room)


def _room(p: Painter, box: Rect) -> int:
    """Return the width for words in the box of such a button."""
    return box.w - 2 * round(box.h * _EDGE_RATIO[p.skin.slanted_buttons])


def _sizes(p: Painter, box: Rect, words: Sequence[tuple[str, str]], *, needed: bool) -> _LabelSizes:
    """Return the sizes in which the words of all kinds of move in a group fit in a box.

    Verbs that would be small beside their signs have these above them, where text is not much enlarged, else none.
    """
    room, usual = _room(p, box), max(box.h * (_VERB_RATIO if needed else _ALONE_RATIO), MIN_TEXT_PX)
    width = max(p.text_width(BUTTON, verb, usual) for verb, _ in words)
    beside = room / (width + usual * (_SIGN_RATIO + _GAP_RATIO))
    signed = beside >= _BESIDE_SIGN_RATIO and usual * beside >= MIN_TEXT_PX
    verb = max(usual * min(1.0, beside if signed else room / width), MIN_TEXT_PX)
    if needed:
        need = max(box.h * _NEED_RATIO, MIN_TEXT_PX)
        need *= min(1.0, room / max(p.text_width(TABLE_CAPTION, text, need) for _, text in words))
        return _LabelSizes(verb, max(need, MIN_TEXT_PX), signed)
    below = min(box.h * BELOW[1], verb)
    if not signed and below >= _legible(p):
        return _LabelSizes(below, 0.0, signed=False, above=True)
    return _LabelSizes(verb, 0.0, signed)
