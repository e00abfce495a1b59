"""The signals on a card: can be bought, can be reserved, what is missing, shade beside what can be bought, changed.

Knows a card's box and what the viewer lacks; knows nothing of input or time. The signals differ in form as well as in
colour and never cover points or a price.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import chain
from typing import Final

import pygame

from game.rules import visible_card
from game.rules.model import COLORS, NO_TOKENS, WILD, Phase, Place, Seat
from game.rules.payment import shortage
from game.support.i18n import trn
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import CORNER, RenderContext, Shade
from game.ui.graphics.type_scale import FIGURE
from game.ui.table.color_letters import MIN_CARD_WIDTH, letter_reach
from game.ui.table.outlines import draw_affordable_ring, draw_halo, rim_reach
from game.ui.table.painter import Painter
from game.ui.table.plates import dark_plate, missing_plate
from game.view.layout.geometry import Rect
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX, Color

_CHANGED_RATIO: Final = 0.13
"""The side of the corner that a piece has changed, by the piece's width."""
_MIN_CHANGED_PX: Final = 16.0
"""The least side of this corner in reference pixels."""
_MIN_CHANGED_WINDOW_PX: Final = 13
"""Its least side in window pixels."""
_MAX_CHANGED_RATIO: Final = 0.6
"""Its greatest side by the width of a small piece, so that this stays visible."""
_CHANGED_EDGE_PX: Final = 1.2
"""The thickness of its dark edge along its sides in reference pixels."""
_CHANGED_FOLD_PX: Final = 2.0
"""The thickness of this edge along the fold in reference pixels."""
_MIN_FOLD_PX: Final = 2
"""The least thickness of this edge along the fold in window pixels."""
_SEAL_MIDDLE: Final = (103.0, 129.0)
"""The middle of the seal on a card 120 wide."""
_SEAL_SIZE: Final = 30.0
"""The size of the seal on a card 120 wide."""
_MIN_SEAL_PX: Final = 22.0
"""The least size of the seal in window pixels."""
_GOAL_RATIO: Final = 1.16
"""The size of the seal with the flag by that of the usual one: its sign has to be told from a tick on small cards too.
"""
_GOAL_LEFT_RATIO: Final = 0.04
"""How far left of the other's place it lies, by that size: it does not hang over the card's edge."""
_GOAL_UP_RATIO: Final = 0.1
"""How far up of that place it lies, by that size: it does not hang on the card's name."""
_DARK_RATIO: Final = 0.9
"""The size of a dark seal by that of a golden one."""
_DARK_SEAL: Final = 74, 66, 62
"""What the golden seal is multiplied by for a dark one: with a form of its own it is no button."""
_TICK_RATIO: Final = 0.71
"""The size of the tick on a seal by the seal's."""
_WILD_H_RATIO: Final = 0.7
"""The height of the tab with the wild tokens beside the seal, by the seal's size."""
_WILD_FIGURE_RATIO: Final = 0.84
"""The size of the number of wild tokens by the tab's height."""
_SEAL_GAP_RATIO: Final = 0.1
"""The distance of the tab to the seal, by the seal's size."""
_MIN_SEAL_GAP_PX: Final = 2
"""The least distance of the tab to the seal, in window pixels."""
_WILD_SIGN_RATIO: Final = 0.72
"""The size of the sign of wild tokens by the tab's height."""
_WILD_EDGE_RATIO: Final = 0.24
"""The distance of this sign to the tab's end, by the tab's height."""
_WILD_GAP_RATIO: Final = 0.08
"""The distance of this sign to the number, by the tab's height."""
_BOOKMARK_W: Final = 21.0
"""The width of a bookmark on a card 120 wide."""
_BOOKMARK_H: Final = 29.0
"""The height of a bookmark on a card 120 wide."""
_BOOKMARK_FOOT: Final = 146.0
"""Where a bookmark ends on a card 120 wide, above the level."""
_BOOKMARK_EDGE_PX: Final = 1.8
"""The edge of a bookmark, in reference pixels."""
_REST_RATIO: Final = 0.6
"""The size of a bookmark on a card that is not pointed at, by that on one that is."""
_NOTCH_RATIO: Final = 0.42
"""The depth of the notch at a bookmark's foot by the bookmark's width."""
_NOTCH_EDGE_RATIO: Final = 2.2
"""The edge below the bookmark's tips by the edge at its sides."""
_FINE: Final = 4
"""Corners and bookmarks are drawn so many times larger and reduced."""
_TURNS_Y: Final = 54.0
"""The middle of the tag with the number of turns on a card 120 wide, from its upper edge."""
_TURNS_EDGE: Final = 5.0
"""The distance of this tag from the edge of a card 120 wide."""
_LOW_PRICES: Final = 3
"""With this many prices at most, nothing lies below the points; at the right edge a card may have tags."""
_BESIDE_STONE: Final = 14.2
"""How far right of the middle of a price's stone its tab begins, on a card 120 wide: where the widest stone ends."""
_TAB_GAP_PX: Final = 4
"""The least distance of a tab to the price's stone, in window pixels."""
_TAB_H: Final = 18.8
"""The height of a tab on a card 120 wide."""
_TAB_RATIO: Final = 1.26
"""The width of a tab by its height."""
_SMALL_TAB_EDGE_PX: Final = 2
"""The distance of a tab's figures to its ends on a small card with a name, in window pixels."""
_TAB_FIGURE_RATIO: Final = 0.85
"""The size of a tab's figures by its height."""
_SUM_SIGN_RATIO: Final = 0.62
"""The size of the sign of tokens on the tab with all that is missing, by the tab's height."""
_SUM_GAP_RATIO: Final = 0.08
"""The distance of this sign to the figures, likewise."""
_SUM_EDGE_RATIO: Final = 0.16
"""The distance of both to the tab's ends, likewise."""


def shade_of(p: Painter, card: str) -> Shade:
    """Return the shade of a card that takes the viewer more than a turn, beside others that they can pay for.

    It is the same on everybody's turn, as plans are made on those of others. Where no card can be paid for all are
    bright: less light would distinguish nothing.
    """
    if not (_shown(p) and p.facts.viewer in p.facts.to_move and p.facts.buyable):
        return Shade.NONE
    return _shade_out_of_reach(p, card)


def _shade_out_of_reach(p: Painter, card: str) -> Shade:
    return Shade.SLIGHT if _is_far(p, card) else Shade.NONE


def _is_far(p: Painter, card: str) -> bool:
    """Whether the viewer can pay for a card neither on their next turn nor on the one after."""
    return any(p.facts.missing(card)) and not p.facts.in_two_turns(card)


def make_shade_ahead(p: Painter, box: Rect) -> bool:
    """Make one picture of a card in a shade, as large as a box in the market: all of them take longer than a frame.

    The viewer's turn needs them, and deep ones beside a kind of move. While pieces move their pictures are made.
    Return whether there is nothing left to make for the position and the look.
    """
    if not _shown(p) or p.animation.busy:
        return False
    held = (held.card for held in p.state.players[p.layout.viewer].hand)
    for card in filter(None, (*chain.from_iterable(p.state.market), *held)):
        for shade in (_shade_out_of_reach(p, card), Shade.DEEP):
            if not p.look.has_shaded(f"card/{card}", box.w, box.h, shade):
                p.face(card, box, shade)
                return False
    return True


def draw_changed(p: Painter, box: Rect, rim: int = 0) -> None:
    """Draw on a piece the corner that it has changed, from the edge of a ``rim`` around it of so many pixels."""
    corner, palette = changed_corner(p, box, rim), p.look.palette
    edge, fold = p.px(_CHANGED_EDGE_PX), max(p.px(_CHANGED_FOLD_PX), _MIN_FOLD_PX)
    tip = max(box.w * CORNER + rim, edge)
    key = ("changed", corner.w, tip, edge, fold)
    make = partial(_fold, corner.w, palette.changed, palette.ink, tip, edge, fold)
    p.canvas.surface(p.look.drawn.get_or_make(key, make), corner.x, corner.y)


def changed_corner(p: Painter, box: Rect, rim: int = 0) -> Rect:
    """Return where the corner that a piece has changed lies: at the upper right of its outline or of its ``rim``."""
    least = max(p.px(_MIN_CHANGED_PX), _MIN_CHANGED_WINDOW_PX)
    side = max(round(box.w * _CHANGED_RATIO), min(least, round(box.w * _MAX_CHANGED_RATIO))) + rim
    return Rect(box.right + rim - side, box.y - rim, side, side)


def _fold(side: int, color: Color, ink: Color, tip: float, edge: int, fold: int) -> pygame.Surface:
    """Return a folded corner, the upper right half of a square, whose ``tip`` is round with this radius in pixels.

    It has a dark edge, ``edge`` pixels wide, and ``fold`` along the fold.
    """
    whole = side * _FINE
    surface = pygame.Surface((whole, whole), pygame.SRCALPHA)
    for fill, inset, along in ((ink, 0.0, 0.0), (color, edge * _FINE, fold * _FINE * 2**0.5)):
        part = pygame.Surface((whole, whole), pygame.SRCALPHA)
        inner = part.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.rect(part, (*fill, 255), inner, border_top_right_radius=round(tip * _FINE - inset))
        clear = (0, 0), (along, 0), (whole, whole - along), (whole, whole), (0, whole)
        pygame.draw.polygon(part, (0, 0, 0, 0), clear)
        surface.blit(part, (0, 0))
    return pygame.transform.smoothscale(surface.premul_alpha(), (side, side))


def draw_bookmark(p: Painter, box: Rect, *, pointed: bool) -> None:
    """Draw a bookmark below the seal's middle on a card in its box: it can be reserved.

    Only the one that is ``pointed`` at is bright and large; the others are small, and dark within a light edge.
    """
    unit = box.w / 120 * (1.0 if pointed else _REST_RATIO)
    (x, _), width, height = seal_center(box), round(_BOOKMARK_W * unit), round(_BOOKMARK_H * unit)
    palette, line = p.look.palette, max(p.px(_BOOKMARK_EDGE_PX), 1)
    fill, edge = (palette.picked, palette.ink) if pointed else (palette.ink, palette.text_soft)
    key = ("bookmark", width, height, line, pointed)
    ribbon = p.look.drawn.get_or_make(key, lambda: _ribbon(width, height, line, fill, edge))
    p.canvas.surface(ribbon, round(x - width / 2), round(box.y + box.w / 120 * _BOOKMARK_FOOT) - height)


def _ribbon(width: int, height: int, line: int, color: Color, rim: Color) -> pygame.Surface:
    """Return a ribbon with a notched end and a rim of ``line`` pixels."""
    w, h, edge = width * _FINE, height * _FINE, line * _FINE
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    for fill, inset in ((rim, 0), (color, edge)):
        foot, notch = h - 1 - round(inset * _NOTCH_EDGE_RATIO), w * _NOTCH_RATIO
        outline = ((inset, inset), (w - 1 - inset, inset), (w - 1 - inset, foot), (w / 2, foot - notch), (inset, foot))
        pygame.draw.polygon(surface, fill, outline)
    return pygame.transform.smoothscale(surface.premul_alpha(), (width, height))


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
    """Draw a card's signals: the seal where it can be paid for, else how many tokens are missing.

    A card that can be bought with the turn after has a tab at each price that is short, and so has one that is
    ``pointed`` at, that lacks a single colour, or that is small, where nothing else has room. Any other has the sum of
    its colours in one tab at its lowest price, with the sign of tokens, which leaves its picture free.

    The seal has a flag in the place of the tick where the purchase reaches the goal. It is dark where the card cannot
    be bought at once: while others are to act, or something else is chosen; there is none while reserving is in
    question, and beside a decision none but that of the card that is paid for. A card with the seal also has the number
    of wild tokens that its price takes, unless it is ``picked``: then the dock shows what is paid. A card whose plan is
    on show, of more than one turn, has a tag with the number of turns. Before tabs are on show, a card has them once it
    is ``pointed`` at.
    ``stones`` are the boxes of a small card's price, by colour, in the place of those in its picture.
    """
    unit = box.w / 120
    if changed:
        draw_changed(p, box, rim_reach(p, ringed=lit, chosen=picked))
    lack = p.facts.missing(card) if _shown(p) and p.facts.viewer in p.facts.to_move else None
    ready = lit or lack == NO_TOKENS
    prices = lack is not None and (pointed or p.signs.tabs)
    elsewhere = p.highlights.primary.reserves or (p.decides and not lit)
    if ready and elsewhere:
        return
    if ready:
        goal = _shown(p) and p.facts.reaches_goal(card)
        if prices and not picked:
            count, above = sum(p.facts.covered(card)), stones is not None
            paint_wild_tab(p.canvas, p.look, count, box, lit=lit, goal=goal, above=above)
        paint_seal(p.canvas, p.look, box, lit=lit, goal=goal)
    elif turns > 1:
        _turns(p, card, box, turns, unit)
    if not prices or lack is None or ready:
        return
    far = not pointed and _is_far(p, card)
    if far and elsewhere:
        return
    if far and stones is None and sum(map(bool, lack)) > 1:
        _draw_sum(p, card, sum(lack), box)
    else:
        _tabs(p, card, lack, box, unit, stones)


def paint_seal(canvas: Canvas, look: RenderContext, box: Rect, *, lit: bool = True, goal: bool = False) -> None:
    """Draw the seal of a card that can be bought in its box: of gold, or dark where that is not now.

    It has a flag where the purchase reaches the ``goal``, else a tick.
    """
    (x, y), size = seal_center(box), _seal_size(box.w / 120)
    if goal:
        x, y, size = x - _GOAL_LEFT_RATIO * size, y - _GOAL_UP_RATIO * size, size * _GOAL_RATIO
    if lit:
        paint_icon(canvas, look, "sign/goal" if goal else "sign/can", x, y, size)
    else:
        paint_dark_seal(canvas, look, x, y, round(size * _DARK_RATIO), goal=goal)


def paint_dark_seal(canvas: Canvas, look: RenderContext, x: float, y: float, side: int, *, goal: bool = False) -> None:
    """Draw around a point the seal of a card that its owner or the viewer can pay for, but not now."""
    seal = look.darkened("sign/can", side, side, _DARK_SEAL)
    canvas.image(seal, round(x - side / 2), round(y - side / 2))
    paint_icon(canvas, look, "icon/flag" if goal else "icon/ok", x, y, side * _TICK_RATIO)


def is_outshone(p: Painter, card: str) -> bool:
    """Whether a card that can be bought has less light than another one that wins.

    Late in the game a card that scores nothing has less than any that scores: with the card, or with a tile that comes
    with it.
    """
    if not _shown(p) or p.highlights.primary.kind is not Control.BUY or p.facts.reaches_goal(card):
        return False
    shown = (visible_card(p.state, place) for place in p.highlights.primary.places)
    others = [other for other in shown if other is not None]
    if any(map(p.facts.reaches_goal, others)):
        return True
    return p.facts.late and not p.facts.effect(card).points and any(p.facts.effect(other).points for other in others)


def draw_purchase_halo(p: Painter, place: Place, card: str | None, box: Rect) -> None:
    """Draw the light around a card that can be bought, unless it has less light; one that is chosen has a rim instead.

    ``card`` is ``None`` for a hidden one.
    """
    if _is_ringed(p, place) and not (card is not None and is_outshone(p, card)):
        draw_halo(p, box)


def draw_purchase_ring(p: Painter, place: Place, card: str | None, box: Rect) -> None:
    """Draw the ring of a card that can be bought, weak on one with less light, as ``draw_purchase_halo`` its light."""
    if _is_ringed(p, place):
        draw_affordable_ring(p, box, weak=card is not None and is_outshone(p, card))


def _is_ringed(p: Painter, place: Place) -> bool:
    return p.highlights.primary.lights(place) and not p.highlights.picks(place)


def can_pay(p: Painter, seat: Seat, card: str) -> bool:
    """Whether it is shown that a seat can pay for a card on its next turn."""
    return _shown(p) and seat in p.facts.to_move and shortage(p.state.players[seat], p.edition.cards[card]) == NO_TOKENS


def seal_center(box: Rect) -> tuple[float, float]:
    """Return the middle of the place that a card's picture leaves free for the seal; a larger one ends there too."""
    unit = box.w / 120
    (x, y), larger = _SEAL_MIDDLE, (_seal_size(unit) - _SEAL_SIZE * unit) / 2
    return box.x + x * unit - larger, box.y + y * unit - larger


def paint_icon(canvas: Canvas, look: RenderContext, name: str, x: float, y: float, size: float) -> None:
    """Draw an icon of a signal around a point."""
    image = look.atlas.icon(name, size)
    canvas.image(image, round(x - image.width / 2), round(y - image.height / 2))


def paint_figure(
    canvas: Canvas, look: RenderContext, text: str, x: float, y: float, size: float, color: Color | None = None
) -> None:
    """Write a figure of a signal around a point, in the usual colour of text unless another is passed."""
    canvas.text(look.text.sized(FIGURE, size).in_color(color or "text"), text, x, y, "ink")


def _seal_size(unit: float) -> float:
    return max(_SEAL_SIZE * unit, _MIN_SEAL_PX)


def _turns(p: Painter, card: str, box: Rect, turns: int, unit: float) -> None:
    """Draw how many turns the plan takes: below the points, or at the right edge where prices begin so high."""
    text = trn("{count} turn", "{count} turns", turns).format(count=turns)
    height = max(round(20 * unit), 17)
    width = round(p.text_width(FIGURE, text, height * 0.7) + height * 0.8)
    tall = sum(map(bool, p.edition.cards[card].cost)) > _LOW_PRICES
    left = box.right - width - round(_TURNS_EDGE * unit) if tall else box.x + round(_TURNS_EDGE * unit)
    tag = Rect(left, round(box.y + _TURNS_Y * unit - height / 2), width, height)
    p.sprite("sign/plan", tag)
    p.label(FIGURE.in_color("text_dark"), text, *tag.center, height * 0.7, "center")


def _shown(p: Painter) -> bool:
    return p.badges and not p.over and p.state.phase is not Phase.SETUP


def _tabs(
    p: Painter,
    card: str,
    lack: tuple[int, ...],
    box: Rect,
    unit: float,
    stones: Mapping[int, Rect] | None,
) -> None:
    """Draw beside each price how many tokens are missing, with wild tokens counted in: their sum is what is short."""
    for color, short in enumerate(lack):
        if not short:
            continue
        if stones is None:
            paint_tab(p.canvas, p.look, card, color, short, box, _reach(p, box))
        else:
            stone = stones[color]
            height = min(_tab_height(unit), stone.h)
            left, width = stone.right, round(height * _TAB_RATIO)
            if p.skin.named_cards:  # the marks of the level are beside the last price
                figure = p.text_width(FIGURE, f"−{short}", max(height * _TAB_FIGURE_RATIO, MIN_TEXT_PX))
                left, width = left - 1, min(width, round(figure) + 2 * _SMALL_TAB_EDGE_PX)
            _paint_tab(p.canvas, p.look, short, left, stone.center[1], (width, height))


def _reach(p: Painter, box: Rect) -> float:
    """Return how far a letter reaches from the middle of a price: a tab is beside it and not over it."""
    return letter_reach(p.look, box.w) if p.letters and box.w > MIN_CARD_WIDTH else 0.0


def _draw_sum(p: Painter, card: str, short: int, box: Rect) -> None:
    """Draw how many tokens of several colours are missing for a card: in a tab at its lowest price, with their sign."""
    cost, anchors = p.edition.cards[card].cost, p.look.atlas.anchors(f"card/{card}")
    lowest = max((color for color in range(COLORS) if cost[color]), key=lambda color: anchors[f"cost/{color}"][1])
    left, middle = _beside_price(p.look, card, lowest, box, _reach(p, box))
    height, text = _tab_height(box.w / 120), f"−{short}"
    size = max(height * _TAB_FIGURE_RATIO, MIN_TEXT_PX)
    sign, edge, gap = (height * share for share in (_SUM_SIGN_RATIO, _SUM_EDGE_RATIO, _SUM_GAP_RATIO))
    figure = p.text_width(FIGURE, text, size)
    width = round(sign + gap + figure + 2 * edge)
    p.canvas.surface(missing_plate(p.look.palette, width, height), left, round(middle - height / 2))
    y = round(middle - height / 2) + height / 2
    paint_icon(p.canvas, p.look, "icon/tokens", left + edge + sign / 2, y, sign)
    paint_figure(p.canvas, p.look, text, left + width - edge - figure / 2, y, size)


def paint_tab(canvas: Canvas, look: RenderContext, card: str, color: int, short: int, box: Rect, reach: float) -> None:
    """Draw right of a price of a card in a box how many tokens are missing, at least ``reach`` from its middle."""
    left, middle = _beside_price(look, card, color, box, reach)
    height = _tab_height(box.w / 120)
    _paint_tab(canvas, look, short, left, middle, (round(height * _TAB_RATIO), height))


def _beside_price(look: RenderContext, card: str, color: int, box: Rect, reach: float) -> tuple[int, float]:
    """Return where a tab at a price of a card in a box begins, at least ``reach`` from its middle, and its line."""
    across, down, *_ = look.atlas.anchor(f"card/{card}", f"cost/{color}")
    left = box.x + across * box.w + max(reach, _BESIDE_STONE * box.w / 120 + _TAB_GAP_PX)
    return round(left), box.y + down * box.h


def _paint_tab(
    canvas: Canvas, look: RenderContext, short: int, left: int, middle: float, size: tuple[int, int]
) -> None:
    """Draw a tab of a size around a line, from its left edge."""
    width, height = size
    box = Rect(left, round(middle - height / 2), width, height)
    canvas.surface(missing_plate(look.palette, box.w, box.h), box.x, box.y)
    paint_figure(canvas, look, f"−{short}", *box.center, max(height * _TAB_FIGURE_RATIO, MIN_TEXT_PX))


def paint_wild_tab(
    canvas: Canvas,
    look: RenderContext,
    count: int,
    box: Rect,
    *,
    lit: bool = True,
    goal: bool = False,
    above: bool = False,
) -> None:
    """Draw left of the seal of a card in a box, on its line, how many wild tokens its price takes.

    On a small card, whose price reaches the seal, it is ``above`` it at the right edge. A card without room for letters
    has none.
    """
    if not count or box.w < MIN_CARD_WIDTH:
        return
    unit = box.w / 120
    (x, y), seal = seal_center(box), _seal_size(unit)
    height = round(seal * _WILD_H_RATIO)
    sign, edge, gap = (height * share for share in (_WILD_SIGN_RATIO, _WILD_EDGE_RATIO, _WILD_GAP_RATIO))
    size = max(height * _WILD_FIGURE_RATIO, MIN_TEXT_PX)
    figure = look.text.size(look.text.sized(FIGURE, size), str(count))[0]
    gap_before = max(seal * _SEAL_GAP_RATIO, _MIN_SEAL_GAP_PX)
    before = seal * (_GOAL_RATIO / 2 + _GOAL_LEFT_RATIO if goal else 0.5) + gap_before
    right, width = round(x - before), round(figure + gap + sign + 2 * edge)
    if above:
        right, y = round(x + seal / 2), y - (seal + height) / 2 - gap_before
    color = look.palette.action if lit else look.palette.text_muted
    canvas.surface(dark_plate(color, look.palette.ink, width, height), right - width, round(y - height / 2))
    paint_icon(canvas, look, f"gem/{WILD}", right - width + edge + sign / 2, y, sign)
    paint_figure(canvas, look, str(count), right - edge - figure / 2, y, size)


def _tab_height(unit: float) -> int:
    return max(round(_TAB_H * unit), MIN_TEXT_PX + 4)
