"""The signals on a card: can be bought, what is missing, too far, changed.

Knows a card's box and what the reader lacks; knows nothing of input or time. The signals differ in form as well as in
colour and never cover points or a price.
"""

from __future__ import annotations

from typing import Final

from game.rules.model import NO_TOKENS, WILD, Phase
from game.support.i18n import trn
from game.ui.table.color_letters import LEAST_CARD, letter_reach
from game.ui.table.painter import Painter
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX

FAR: Final = 3
"""A card that lacks more tokens than this lies in less light, and tells what is missing only when it is pointed at."""
_SEAL: Final = (104.5, 130.0, 24.0)
"""Middle and size of the seal on a card 120 wide."""
_GOLD: Final = (83.0, 130.0, 19.0)
"""Middle and size of the wild token that a purchase needs, beside the seal."""
CORNER: Final = (9.0, 8.5)
"""From the middle of a price's stone to the left edge and the middle of its tab."""
TAB_H: Final = 14.5
TAB_RATIO: Final = 1.45


def missing(p: Painter, card: str) -> tuple[int, ...]:
    """Return what the reader lacks for a card, by kind, with wild tokens counted in."""
    return p.facts.missing(card)


def is_far(p: Painter, card: str) -> bool:
    """Whether a card is more than ``FAR`` tokens away from the reader."""
    return _shown(p) and sum(missing(p, card)) > FAR


def draw_signals(p: Painter, card: str, box: Rect, *, lit: bool, changed: bool, pointed: bool, turns: int = 0) -> None:
    """Draw a card's signals: the seal where it can be bought, else a tab at each price that cannot be paid.

    A card that is far away has tabs only where it is ``pointed`` at, which leaves the pictures free. A card whose plan
    is on show, of more than one turn, has a tag with the number of turns.
    """
    unit = box.w / 120
    if changed:
        side = round(17 * unit)
        p.sprite("sign/changed", Rect(box.right - side + p.px(1), box.y - p.px(1), side, side))
    lack = missing(p, card) if _shown(p) else None
    if lit:
        x, y, size = _SEAL
        p.icon("sign/can", box.x + x * unit, box.y + y * unit, max(size * unit, 15))
    elif turns > 1:
        _turns(p, box, turns, unit)
    if not (pointed or p.signs.tabs):
        return
    if lack == NO_TOKENS and lit:
        _gold(p, card, box, unit)
    elif lack is not None and (pointed or sum(lack) <= FAR):
        _tabs(p, card, lack, box, unit)


def _turns(p: Painter, box: Rect, turns: int, unit: float) -> None:
    text = trn("{count} turn", "{count} turns", turns).format(count=turns)
    high = max(round(20 * unit), 17)
    wide = round(p.text_width("count", text, high * 0.7) + high * 0.8)
    tag = Rect(box.right - wide - round(5 * unit), round(box.y + 54 * unit - high / 2), wide, high)
    p.sprite("sign/plan", tag)
    p.label("count", text, *tag.center, p.look.palette.text_dark, "center", high * 0.7)


def _shown(p: Painter) -> bool:
    return p.badges and not p.over and p.state.phase is not Phase.SETUP


def _tabs(p: Painter, card: str, lack: tuple[int, ...], box: Rect, unit: float) -> None:
    """Draw at the corner of each price how many of it are missing."""
    high = max(round(TAB_H * unit), MIN_TEXT_PX + 3)
    right, down = CORNER
    for color, count in enumerate(lack[:WILD]):
        if not count:
            continue
        x, y, *_ = p.look.atlas.anchor(f"card/{card}", f"cost/{color}")
        left, middle = box.x + x * box.w + right * unit, box.y + y * box.h + down * unit
        if p.letters and box.w > LEAST_CARD:  # beside the letter, not over it
            left, middle = box.x + x * box.w + letter_reach(p.look, box.w), box.y + y * box.h
        tab = Rect(round(left), round(middle - high / 2), round(high * TAB_RATIO), high)
        p.sprite("tab/short", tab)
        p.label("count", f"−{count}", *tab.center, p.look.palette.text, "center", high * 0.92)


def _gold(p: Painter, card: str, box: Rect, unit: float) -> None:
    """Draw beside the seal how many wild tokens the cheapest payment needs, if any."""
    needed = p.facts.wild(card)
    if not needed:
        return
    x, y, size = _GOLD
    side = max(size * unit, 15)
    left, middle = box.x + x * unit, box.y + y * unit
    p.icon(f"token_small/{WILD}", left, middle, side)
    palette, at = p.look.palette, left - side * 0.55
    p.label("count", str(needed), at, middle, palette.text, "midright", side * 0.8, outline=palette.ink, outline_px=1.6)
