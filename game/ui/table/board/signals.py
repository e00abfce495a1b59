"""The signals on a card: can be bought, can be reserved, what is missing, too far, changed.

Knows a card's box and what the reader lacks; knows nothing of input or time. The signals differ in form as well as in
colour and never cover points or a price.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.rules.model import NO_TOKENS, WILD, Phase
from game.support.i18n import trn
from game.ui.table.color_letters import LEAST_CARD, letter_reach
from game.ui.table.frames import ring_color
from game.ui.table.painter import Painter
from game.ui.table.plates import draw_dark_plate, missing_plate
from game.view.interaction.choices import Paying
from game.view.layout.geometry import Rect
from game.view.theme import MIN_TEXT_PX, Color

CHANGED, _LEAST_CHANGED = 0.17, 13
"""The size of the sign that a card has changed by its width, and the least of such a sign in window pixels."""
_SEAL, _LEAST_SEAL = (104.5, 130.0, 24.0), 19.0
"""Middle and size of the seal on a card 120 wide, and its least size in window pixels."""
_TICK: Final = 0.64
"""The size of the tick on a dark seal, by the seal's."""
_RIBBON_W, _COIN, _LINE, _RIBBON_EDGE = 1.16, 0.78, 0.84, 0.17
"""The width of the seal's ribbon, the size of the wild token in it, the height of the line with their number, and the
edge around both, by the height of a tab."""
_BOOKMARK, _BOOKMARK_LINE = (14.5, 32.0, 5.0), 1.6
"""Width and height of a bookmark on a card 120 wide and how far it reaches out of it, and its edge in reference
pixels."""
_NOTCH, _NOTCH_EDGE = 0.42, 2.2
"""The depth of the notch at its foot by its width, and the edge below its tips by the edge at its sides."""
_FINE: Final = 4
"""It is drawn so many times larger and reduced."""
_TURNS_Y, _TURNS_EDGE = 54.0, 5.0
"""Middle of the tag with the number of turns, and its distance from the card's edge."""
_LOW_PRICES: Final = 3
"""With this many prices at most, nothing lies below the points; at the right edge a card may have tags."""
TAB_LEFT, _OVER_STONE = 11.5, 0.92
"""How far right of the middle of a price's stone its tab begins, and of a small card's stone by its width."""
TAB_H: Final = 17.0
TAB_RATIO: Final = 1.22
TAB_FIGURE: Final = 0.88
"""The size of a tab's figures by its height."""


def missing(p: Painter, card: str) -> tuple[int, ...]:
    """Return what the reader lacks for a card, by kind, with wild tokens counted in."""
    return p.facts.missing(card)


def out_of_reach(p: Painter, card: str) -> bool:
    """Whether a card's picture is dark: neither now nor after one more turn can the reader pay for it.

    Where that holds for every card, as at the opening, all are bright: darkness would distinguish nothing.
    """
    return _shown(p) and p.facts.near and p.facts.far(card)


def draw_changed(p: Painter, box: Rect, share: float, least: int = _LEAST_CHANGED) -> None:
    """Draw at the upper right corner of a piece that it has changed, the sign's size a share of the piece's width."""
    side = max(round(box.w * share), least)
    p.sprite("sign/changed", Rect(box.right - side + p.px(1), box.y - p.px(1), side, side))


def draw_bookmark(p: Painter, x: float, top: float, card: int) -> None:
    """Draw a bookmark around a vertical line, out of an upper edge: what it lies in can be reserved.

    Its size is that on a card ``card`` pixels wide.
    """
    wide, high, above = (round(length * card / 120) for length in _BOOKMARK)
    palette, line = p.look.palette, max(p.px(_BOOKMARK_LINE), 1)
    key = ("bookmark", wide, high, line)
    ribbon = p.look.drawn.get_or_make(key, lambda: _ribbon(wide, high, line, palette.picked, palette.ink))
    p.canvas.surface(ribbon, round(x - wide / 2), round(top) - above)


def _ribbon(wide: int, high: int, line: int, color: Color, ink: Color) -> pygame.Surface:
    """Return a ribbon with a notched end and a dark edge of ``line`` pixels."""
    w, h, edge = wide * _FINE, high * _FINE, line * _FINE
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    for fill, inset in ((ink, 0), (color, edge)):
        foot, notch = h - 1 - round(inset * _NOTCH_EDGE), w * _NOTCH
        outline = ((inset, inset), (w - 1 - inset, inset), (w - 1 - inset, foot), (w / 2, foot - notch), (inset, foot))
        pygame.draw.polygon(surface, fill, outline)
    return pygame.transform.smoothscale(surface.premul_alpha(), (wide, high))


def draw_signals(
    p: Painter,
    card: str,
    box: Rect,
    *,
    lit: bool,
    changed: bool,
    pointed: bool,
    picked: bool = False,
    turns: int = 0,
    stones: Mapping[int, Rect] | None = None,
) -> None:
    """Draw a card's signals: the seal where it can be paid for, else a tab at each price that is short.

    The tick is dark where it cannot be bought at once: while others are to act, or something else is chosen. A card
    with the seal also has the number of wild tokens that its price takes, unless it is ``picked``: then the dock shows
    what is paid. A card whose plan is on show, of more than one turn, has a tag with the number of turns. Before tabs
    are on show, a card has them once it is ``pointed`` at. ``stones`` are the boxes of a small card's price, by colour,
    in the place of those in its picture.
    """
    unit = box.w / 120
    if changed:
        draw_changed(p, box, CHANGED)
    lack = missing(p, card) if _shown(p) else None
    ready = lit or lack == NO_TOKENS
    prices = lack is not None and (pointed or p.signs.tabs) and not isinstance(p.marks.selection, Paying)
    if ready:
        if prices and not picked:
            _ribbon_of_seal(p, sum(p.facts.covered(card)), box, unit, lit=lit)
        _seal(p, box, unit, lit=lit)
    elif turns > 1:
        _turns(p, card, box, turns, unit)
    if prices and lack is not None and not ready:
        _tabs(p, card, lack, box, unit, stones)


def _seal(p: Painter, box: Rect, unit: float, *, lit: bool) -> None:
    """Draw the seal of a card that can be bought: of gold, or dark where that is not now."""
    x, y, _ = _SEAL
    x, y, size = box.x + x * unit, box.y + y * unit, _seal_size(unit)
    if lit:
        p.icon("sign/can", x, y, size)
        return
    side = round(size * 0.9)
    p.sprite("ui/pill", Rect(round(x - side / 2), round(y - side / 2), side, side))
    p.icon("icon/ok", x, y, size * _TICK)


def _seal_size(unit: float) -> float:
    return max(_SEAL[-1] * unit, _LEAST_SEAL)


def _turns(p: Painter, card: str, box: Rect, turns: int, unit: float) -> None:
    """Draw how many turns the plan takes: below the points, or at the right edge where prices begin so high."""
    text = trn("{count} turn", "{count} turns", turns).format(count=turns)
    high = max(round(20 * unit), 17)
    wide = round(p.text_width("count", text, high * 0.7) + high * 0.8)
    tall = sum(map(bool, p.edition.cards[card].cost)) > _LOW_PRICES
    left = box.right - wide - round(_TURNS_EDGE * unit) if tall else box.x + round(_TURNS_EDGE * unit)
    tag = Rect(left, round(box.y + _TURNS_Y * unit - high / 2), wide, high)
    p.sprite("sign/plan", tag)
    p.label("count", text, *tag.center, p.look.palette.text_dark, "center", high * 0.7)


def _shown(p: Painter) -> bool:
    return p.badges and not p.over and p.state.phase is not Phase.SETUP


def _tabs(
    p: Painter, card: str, lack: tuple[int, ...], box: Rect, unit: float, stones: Mapping[int, Rect] | None
) -> None:
    """Draw beside each price how many tokens are missing, with wild tokens counted in: their sum is what is short."""
    for color, short in enumerate(lack):
        if not short:
            continue
        high = _tab_height(unit)
        if stones is None:
            x, y, *_ = p.look.atlas.anchor(f"card/{card}", f"cost/{color}")
            # Where there is a letter, beside it and not over it.
            reach = letter_reach(p.look, box.w) if p.letters and box.w > LEAST_CARD else TAB_LEFT * unit
            left, middle = box.x + x * box.w + reach, box.y + y * box.h
        else:
            stone = stones[color]
            high = min(high, stone.h)
            left, middle = stone.x + stone.w * _OVER_STONE, stone.center[1]
        tab = Rect(round(left), round(middle - high / 2), round(high * TAB_RATIO), high)
        p.canvas.surface(missing_plate(p.look.palette, tab.w, tab.h), tab.x, tab.y)
        p.label("count", f"−{short}", *tab.center, p.look.palette.text, "ink", max(high * TAB_FIGURE, MIN_TEXT_PX))


def _ribbon_of_seal(p: Painter, count: int, box: Rect, unit: float, *, lit: bool) -> None:
    """Draw the ribbon from which a card's seal hangs, with how many wild tokens its price takes."""
    if not count:
        return
    high, seal = _tab_height(unit), _seal_size(unit)
    x, y, _ = _SEAL
    x, y = box.x + x * unit, box.y + y * unit
    wide, line = round(high * _RIBBON_W), high * _LINE
    top = y - seal / 2 - line - (_COIN + 2 * _RIBBON_EDGE) * high
    tall = round(y - top)  # down to the middle of the seal, which covers its end
    color = ring_color(p.look.palette) if lit else p.look.palette.text_muted
    draw_dark_plate(p, color, Rect(round(x - wide / 2), round(top), wide, tall))
    p.icon(f"token_small/{WILD}", x, top + (_RIBBON_EDGE + _COIN / 2) * high, high * _COIN)
    figure = y - seal / 2 - line / 2
    p.label("count", str(count), x, figure, p.look.palette.text, "ink", high * TAB_FIGURE)


def _tab_height(unit: float) -> int:
    return max(round(TAB_H * unit), MIN_TEXT_PX + 3)
