"""Reserved cards on a mat: the viewer's, whose parts are drawn larger where they are small, slips, empty places.

Tiny cards, without a price, are those of the recap.

Knows the layout of a mat and a player's hand; knows nothing of input or time.
"""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import Final

import pygame

from game.rules.model import COLORS, HeldCard, Player, Seat, hand, market
from game.rules.pieces import Card
from game.ui.graphics.atlas import Image
from game.ui.graphics.look import Shade
from game.ui.graphics.print_art import round_frame
from game.ui.graphics.type_scale import FIGURE, GAIN, TABLE_CAPTION
from game.ui.table.board.signals import (
    can_pay,
    draw_changed,
    draw_purchase_halo,
    draw_purchase_ring,
    draw_signals,
    paint_dark_seal,
    seal_center,
    shade_of,
)
from game.ui.table.mats.changed_rim import draw_changed_rim
from game.ui.table.outlines import draw_frame, draw_state_frames, draw_target
from game.ui.table.painter import Painter, grown
from game.ui.table.pending_change import is_reserving
from game.ui.table.small_faces import SLIP_CORNER, draw_back_slip, draw_picture_slip, draw_slip
from game.view.layout.geometry import Rect
from game.view.layout.mats import MatLayout
from game.view.layout.slips import SlipLayout, is_slip, slip_layout, slip_tick
from game.view.layout.small_cards import SmallCardLayout, level_bars, small_card_layout
from game.view.skins import Skin
from game.view.theme import MIN_TEXT_PX, Color

_READABLE: Final = 100
"""The least width in window pixels of a card of the viewer that is drawn like those of the market; a smaller one is put
together of larger parts."""
_PLACE_SIGN_PX: Final = 28
"""The size of the sign on an empty place of the viewer in reference pixels."""
_PLACE_SIGN_ALPHA: Final = 70
"""The alpha of this sign."""
_CARD_CORNER: Final = 7 / 120
"""The radius of the corners of an empty place by its width."""
_GROUND_ALPHA: Final = 72
"""The alpha of the dark ground of an empty place on a mat."""
_GROUND_EDGE_ALPHA, _CONTRAST_EDGE_ALPHA = 52, 160
"""The alpha of the light edge around it, and in high contrast."""
SLIP_EDGE: Final = 2.2
"""The edge of a slip in reference pixels."""
_LOW_POINTS_RATIO: Final = 0.8
"""The size of the points of a low slip by the height of their field."""
_HIGH_POINTS_RATIO: Final = 1.15
"""The size of the points of a high slip, likewise."""
_MAX_POINTS_RATIO: Final = 1.75
"""The greatest size of these points by the width of their field."""
_ON_STONE: Final = 0.66
"""The size of a number on a stone by the stone's."""
_MIN_STONE: Final = 20
"""On a smaller stone of a price, in window pixels, its number has the narrower figures of captions."""
_MIN_STEP_PX: Final = 14
"""From this width on, in window pixels, such a stone has its number beside it, which would hide most of it."""
_MAX_STEP_RATIO: Final = 1.15
"""The greatest width of both by the height of their field."""
_BESIDE_NUMBER: Final = 0.62
"""The size of the stone by this width."""
_WHOLE_EDGE: Final = 3.4
"""The edge of a small card in reference pixels."""
_EYE_PX: Final = 18.0
"""The size of the sign of a hidden card on the viewer's, in reference pixels."""
_MIN_EYE_PX: Final = 15
"""The least size of this sign, in window pixels."""
_EYE_AT: Final = 0.6, 0.27
"""The middle of this sign by the card's width, and its upper edge by the height: clear of price, bonus and tags."""
_ABOVE_BARS: Final = 0.045
"""How much higher its signals lie than in the market, by its height: clear of the level's bars."""
_ON_SMALL: Final = 0.76
"""The size of a number of a small card's price by its stone."""
_BESIDE_SMALL, _COMIC_BESIDE_SMALL = 1.0, 0.86
"""The size of such a number beside a stone by the stone's, and in a comic's skin, whose figures are higher."""
_PRICE_ALPHA: Final = 176
"""The alpha of the dark ground of a small card's price."""
_PRICE_CORNER: Final = 0.2
"""The radius of this ground's corner by its width."""
_BESIDE_PRICE: Final = 1.16
"""How far the stones of a printed price reach with their edges, by their radius."""
_PAYABLE_PX: Final = 2.0
"""The width of the rim of a slip that its owner can pay for, in reference pixels."""
_TICK_CORNER: Final = 0.2
"""The radius of the inner corner of the plate of its tick by its size."""
_TICK_SIGN: Final = 0.84
"""The size of this tick by that of its plate."""
_FINE: Final = 4
"""This plate is drawn so many times larger and reduced."""
_WHOLE_SEAL: Final = 0.22
"""The size of the seal on another seat's whole card by the card's width."""
_HIDDEN: Final = 0.72
"""The height of the sign of a hidden card by that of its slip."""


def has_larger_parts(skin: Skin, box: Rect) -> bool:
    """Whether a reserved card of the viewer in a box is put together of larger parts than those of the market.

    One of an edition with names on its cards is in every window: its name is left out in all of them.
    """
    return skin.named_cards or is_too_narrow(box)


def is_too_narrow(box: Rect) -> bool:
    """Whether a card could not be read in a box if it were drawn as in the market."""
    return box.w < _READABLE


def draw_hand(p: Painter, mat: MatLayout, player: Player) -> None:
    """Draw the reserved cards of a mat and the places for more."""
    for index, rect in enumerate(mat.hand):
        place = hand(mat.seat, index)
        if index < len(player.hand) and place not in p.animation.hidden:
            _held(p, mat, player, index)
            continue
        corner = rect.h * SLIP_CORNER if is_slip(rect) else rect.w * _CARD_CORNER
        draw_empty_place(p, rect, corner, own=mat.own)
        if mat.own and index >= len(player.hand):
            if p.highlights.local_seats:
                p.icon("icon/reserve", *rect.center, p.px(_PLACE_SIGN_PX), _PLACE_SIGN_ALPHA)
            if index == len(player.hand) and is_reserving(p):
                draw_target(p, rect, p.look.palette.picked)
        if p.highlights.focus == place:
            draw_frame(p, "focus", rect)


def draw_empty_place(p: Painter, rect: Rect, corner: float, *, own: bool = True) -> None:
    """Draw the light edge of an empty place on a mat and its dark ground, with round corners.

    Those of another seat's mat, which shows many, have half as much.
    """
    ink, light, size, parts = p.look.palette.ink, p.look.palette.text, rect[2:], 1 if own else 2
    line = _CONTRAST_EDGE_ALPHA if p.look.high_contrast else _GROUND_EDGE_ALPHA // parts
    dark = "empty place", ink, rect.w, _GROUND_ALPHA // parts
    edge = "empty place edge", light, max(p.px(1), 1), line
    for name, color, thick, alpha in (dark, edge):
        frame = p.look.drawn.get_or_make((name, *size, corner), partial(round_frame, size, color, thick, corner))
        p.canvas.surface(frame, rect.x, rect.y, alpha)


def _held(p: Painter, mat: MatLayout, player: Player, index: int) -> None:
    place, rect, highlights = hand(mat.seat, index), mat.hand[index], p.highlights
    held = player.hand[index]
    picked = highlights.picks(place)
    up = p.px(4) * (1.0 if picked else highlights.raised(place) if mat.own else 0.0)
    box = p.pressed(place, grown(rect, 1.0, up))
    draw_purchase_halo(p, place, held.card, box)
    resting = held.card if mat.own and not picked else None
    shade, stones = Shade.NONE if resting is None else shade_of(p, resting), None
    if is_slip(rect):
        _slip(p, mat.seat, held, box)
    elif held.card is None:
        p.back(held.level, box)
    elif has_larger_parts(p.skin, box):
        stones = _small_card(p, held.card, box, shade)
    else:
        p.card(held.card, box, shade)
    draw_purchase_ring(p, place, held.card, box)
    draw_state_frames(p, place, box, picked=picked)
    if held.card is not None and mat.own:
        if held.blind:
            _eye(p, box)
        pointed = picked or place in (highlights.hover, highlights.focus)
        lit = highlights.primary.lights(place)
        at = box if stones is None else box.moved(0, -round(box.h * _ABOVE_BARS))
        draw_signals(p, held.card, at, lit=lit, changed=False, pointed=pointed, picked=picked, stones=stones)
    elif held.card is not None and not is_slip(rect) and can_pay(p, mat.seat, held.card):
        paint_dark_seal(p.canvas, p.look, *seal_center(box), round(box.w * _WHOLE_SEAL))
    if place in p.log_state.changed and not mat.own:
        (draw_changed_rim if is_slip(rect) else draw_changed)(p, box)


def _eye(p: Painter, box: Rect) -> None:
    """Draw on a dark plate on the picture of the viewer's card that the others cannot see it."""
    eye, (x, y) = max(p.px(_EYE_PX), _MIN_EYE_PX), _EYE_AT
    plate = Rect(round(box.x + box.w * x - eye / 2), round(box.y + box.h * y), eye, eye)
    p.sprite("ui/pill", plate)
    _hidden_sign(p, plate)


def _hidden_sign(p: Painter, plate: Rect) -> None:
    """Draw the sign of a hidden card on its plate."""
    p.icon("icon/eye_off", *plate.center, plate.h * 0.8)


def _reduced(p: Painter, name: str, box: Rect, shade: Shade = Shade.NONE) -> None:
    """Draw a picture of a card in a box, reduced from its size in the market: another one would have to be decoded."""
    p.canvas.image(_reduced_image(p, name, box, shade), box.x, box.y)


def _reduced_image(p: Painter, name: str, box: Rect, shade: Shade) -> Image:
    return p.look.warp.image(p.face(name, p.layout.places[market(1, 0)], shade), box.w, box.h)


def _price(p: Painter, color: int, count: int, x: float, y: float, side: float, share: float = _ON_STONE) -> None:
    """Draw a stone of a small price with its number, whose outline is so thin that the stone's form shows around it."""
    p.icon(f"pip/{color}", x, y, side)
    style = TABLE_CAPTION.in_color("text") if side < _MIN_STONE else FIGURE
    p.label(style, str(count), x, y, side * share, "center", outline_px=1)


def small_layout(skin: Skin, scale: float, box: Rect) -> SmallCardLayout:
    """Return the fields of a small card in a box, ``scale`` window pixels a reference pixel."""
    return small_card_layout(box, max(3, round(_WHOLE_EDGE * scale)), skin.picture if skin.named_cards else None)


def _small_card(p: Painter, name: str, box: Rect, shade: Shade) -> dict[int, Rect]:
    """Draw a small card: as in the market, but for what is larger.

    Return the boxes of the stones of its price, by colour, with the numbers beside them.
    """
    small, card = small_layout(p.skin, p.layout.scale, box), p.edition.cards[name]
    kinds = [color for color in range(COLORS) if card.cost[color]]
    stones = dict(zip(kinds, small.stones(len(kinds)), strict=True))
    _picture(p, name, box, small, shade)
    if p.skin.named_cards:
        bars, place = level_bars(box, p.skin.picture, card.level)
        with p.canvas.clip(place):
            _reduced(p, name, box.moved(place.x - bars.x, 0), shade)
    else:  # tags that are printed as large as the bonus are large enough
        for tag in small.tags(card.tags):
            p.icon("tag", *tag.center, tag.h)
    p.token_letter(card.bonus, *small.bonus.center, small.bonus.w)
    ground = small.ground(len(kinds))
    dark = p.look.drawn.get_or_make(("price ground", *ground[2:]), partial(_price_ground, p, ground))
    p.canvas.surface(dark, ground.x, ground.y)
    size = max(small.stone * (_COMIC_BESIDE_SMALL if p.skin.comic else _BESIDE_SMALL), MIN_TEXT_PX)
    for color, stone in stones.items():
        x, y = stone.center
        if not small.number:
            _price(p, color, card.cost[color], x, y, stone.w, _ON_SMALL)
            continue
        p.icon(f"pip/{color}", x, y, stone.w)
        p.label(FIGURE, str(card.cost[color]), stone.right + small.number / 2, y, size, "center", outline_px=1)
    return {color: stone._replace(w=stone.w + small.number) for color, stone in stones.items()}


def _price_ground(p: Painter, ground: Rect) -> pygame.Surface:
    """Return the dark ground of a small card's price, on which each stone's form and colour are told."""
    surface = pygame.Surface(ground[2:], pygame.SRCALPHA)
    corner = 0 if p.skin.comic else round(ground.w * _PRICE_CORNER)
    color = (*p.look.palette.ink, _PRICE_ALPHA)
    pygame.draw.rect(surface, color, surface.get_rect(), border_top_right_radius=corner)
    return surface.premul_alpha()


def _picture(p: Painter, name: str, box: Rect, small: SmallCardLayout, shade: Shade) -> None:
    """Draw a small card without its printed price, which would show around the larger stones.

    In its place is what is beside it, mirrored.
    """
    _reduced(p, name, box, shade)
    anchors, face, shown = p.look.atlas.anchors(f"card/{name}"), small.face, p.skin.picture
    left, top = round(box.x + box.w * shown[0]), round(box.y + box.h * shown[1])
    foot = small.picture.bottom
    x, y, radius = min((at for key, at in anchors.items() if key.startswith("cost/")), key=itemgetter(1))
    reach = radius * face.h * _BESIDE_PRICE
    right, upper = round(face.x + x * face.w + reach), round(face.y + y * face.h - reach)
    beside = Rect(right - face.x, upper - face.y, right - left, foot - upper)
    mirrored = p.look.drawn.get_or_make(
        ("mirrored", name, face[2:], shade), lambda: _mirrored(p, name, face, beside, shade)
    )
    with p.canvas.clip(Rect(left, top, small.picture.right - left, foot - top)):
        if face != box:
            _reduced(p, name, face, shade)
        p.canvas.surface(mirrored, left, upper)
    if face != box and "points" in anchors:
        x, y = anchors["points"]
        corner = Rect(left, top, round(2 * (box.x + x * box.w - left)), round(2 * (face.y + y * face.h - top)))
        with p.canvas.clip(corner):
            _reduced(p, name, box, shade)


def _mirrored(p: Painter, name: str, face: Rect, part: Rect, shade: Shade) -> pygame.Surface:
    """Return a part of a card, in pixels from its corner, with left and right exchanged."""
    image = _reduced_image(p, name, face, shade)
    box = pygame.Rect(part).move(image.dx, image.dy)
    return pygame.transform.flip(image.surface.subsurface(box), True, False)


def _slip(p: Painter, seat: Seat, held: HeldCard, box: Rect) -> None:
    """Draw a reserved card in one line: its points, its bonus and its price; or a hidden one.

    An open one that its owner can pay for has a rim and a tick in its corner.
    """
    middle = box.center[1]
    if held.card is None:
        draw_back_slip(p, held.level, p.layout.places[market(1, 0)], box, p.px(SLIP_EDGE))
        side = round(box.h * _HIDDEN)
        plate = Rect(round(box.center[0] - side / 2), round(middle - side / 2), side, side)
        p.sprite("ui/deck_count", plate)
        _hidden_sign(p, plate)
        return
    card, payable = p.edition.cards[held.card], can_pay(p, seat, held.card)
    slip = slip_layout(box, p.px(SLIP_EDGE), points=bool(card.points), ticked=payable)
    if slip.high:
        draw_picture_slip(p, held.card, p.layout.places[market(1, 0)], box, slip.head.w)
    else:
        draw_slip(p, card.bonus, box, slip.head.w)
    stone = min(slip.bonus.w, slip.bonus.h)
    p.icon(f"gem/{card.bonus}", *slip.bonus.center, stone)
    p.token_letter(card.bonus, *slip.bonus.center, stone)
    if card.points:
        field, ratio = slip.points, _HIGH_POINTS_RATIO if slip.high else _LOW_POINTS_RATIO
        size = min(field.h * ratio, field.w * _MAX_POINTS_RATIO)
        p.label(GAIN, str(card.points), *field.center, size, "ink", outline_px=2)
    _price_row(p, card, slip)
    if payable:
        draw_payable(p, box)


def draw_payable(p: Painter, box: Rect) -> None:
    """Draw on a slip that its owner can pay for it: a rim, and a tick in its upper right corner."""
    line, color = max(p.px(_PAYABLE_PX), 2), p.look.palette.action
    rim = p.look.drawn.get_or_make(
        ("payable", *box[2:], color), lambda: round_frame(box[2:], color, line, box.h * SLIP_CORNER)
    )
    p.canvas.surface(rim, box.x, box.y)
    tick, corner = slip_tick(box), round(box.h * SLIP_CORNER)
    plate = p.look.drawn.get_or_make(
        ("payable tick", tick.w, color, corner), lambda: _tick_plate(tick.w, color, corner)
    )
    p.canvas.surface(plate, tick.x, tick.y)
    p.icon("icon_dark/ok", *tick.center, tick.w * _TICK_SIGN)


def _tick_plate(side: int, color: Color, corner: int) -> pygame.Surface:
    """Return the plate of a tick, whose upper right corner is that of its slip."""
    plate = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    corners = {
        "border_top_right_radius": corner * _FINE,
        "border_bottom_left_radius": round(side * _TICK_CORNER * _FINE),
    }
    pygame.draw.rect(plate, color, plate.get_rect(), **corners)
    return pygame.transform.smoothscale(plate.premul_alpha(), (side, side))


def _price_row(p: Painter, card: Card, slip: SlipLayout) -> None:
    """Draw a price in its field: each number on its stone, or beside it on a low slip with small stones and room."""
    kinds = [color for color in range(COLORS) if card.cost[color]]
    stones = slip.stones(len(kinds))
    step = min(slip.price.w / len(kinds), slip.price.h * _MAX_STEP_RATIO)
    beside = not slip.high and stones[0].w < _MIN_STONE and step >= _MIN_STEP_PX
    for number, (color, stone) in enumerate(zip(kinds, stones, strict=True)):
        if not beside:
            _price(p, color, card.cost[color], *stone.center, stone.w)
            continue
        side, x, y = step * _BESIDE_NUMBER, slip.price.x + number * step, slip.price.center[1]
        p.icon(f"pip/{color}", x + side / 2, y, side)
        style, middle = TABLE_CAPTION.in_color("text"), x + (side + step) / 2
        p.label(style, str(card.cost[color]), middle, y, MIN_TEXT_PX, "center", outline_px=1)
