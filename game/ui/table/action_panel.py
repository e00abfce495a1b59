"""The action panel: what is gathered or chosen, and the buttons that confirm, undo, buy and reserve.

Knows selections and the layout; knows nothing of events or sessions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.rules.model import SPECIAL, WILD, Place, Seat, Tokens, tokens
from game.support.i18n import tr
from game.ui.table.action_buttons import TableButton, draw_buttons
from game.ui.table.frames import draw_ring
from game.ui.table.hint import rule_sign, rule_sign_width
from game.ui.table.painter import Painter
from game.view.interaction.choices import Choices, Gather, GiveBack, Paying, Picked, PickTile, Selection
from game.view.layout.geometry import Rect
from game.view.layout.panels import ActionLayout
from game.view.layout.table import Control, TableLayout
from game.view.skins import skin
from game.view.theme import Color

_DASHES: Final = 14


def payment_chips(layout: TableLayout, seat: Seat, payment: Tokens) -> list[tuple[Place, Rect]]:
    """Return the boxes of the payment's chips in the action panel, with the seat's pile of each kind."""
    kinds = [kind for kind in range(SPECIAL) if payment[kind] or kind == WILD]
    slots = layout.actions.slots
    confirm = layout.actions.confirm
    y, h = slots[0].y, slots[0].h
    left = slots[0].x
    limit = layout.actions.rect.right - left - 8 if confirm.y > y + h else confirm.x - left - 6
    each = min(h + h // 3, limit // len(kinds))
    size = min(h, each - 2)
    return [
        (tokens(seat, kind), Rect(left + i * each, y + (h - size) // 2, size, size)) for i, kind in enumerate(kinds)
    ]


def prompt_for(now: Choices, selection: Selection) -> str:
    """Return a short sentence on what the person may do next."""
    if isinstance(selection, GiveBack):
        left = now.surplus - len(selection.kinds)
        return (
            tr("Give back {count}: 10 at most").format(count=left)
            if left > 0
            else tr("Confirm the tokens to give back")
        )
    if isinstance(selection, PickTile):
        return tr("Choose a tile") if selection.place is None else tr("Confirm your tile")
    if isinstance(selection, Paying):
        return tr("Choose how to pay")
    text = skin(now.state.edition).text
    if isinstance(selection, Picked):
        if now.buys(selection) and selection.place in now.reserves:
            return tr(text.buy_or_reserve)
        if now.buys(selection):
            return tr(text.buy_card)
        return tr("Reserve this card")
    if now.may_pass:
        return tr("No legal move: pass")
    taken = tuple(sorted(selection.colors))
    if not taken:
        return tr(text.act)
    if taken in now.takes:
        return tr("Confirm or undo")
    different = [take for take in now.takes if set(taken) <= set(take) and len(set(take)) == len(take)]
    if min(map(len, different), default=2) - len(taken) == 2:
        again = taken * 2 in now.takes
        return tr("Take 2 more, or the same again") if again else tr("Take 2 more")
    return tr("Take 1 more")


def draw_actions(p: Painter) -> None:
    """Draw the action panel, or what the table waits for."""
    layout = p.layout.actions
    palette = p.look.palette
    if p.layout.spec.actions_inside and not p.layout.compact:
        shade = layout.rect.inset(p.px(4))
        p.canvas.rect((*palette.ink, 90), shade)
    else:
        p.sprite("ui/panel", layout.rect)
    if not p.marks.actions:
        return
    if not p.mine or p.marks.choices is None:
        _waiting(p, layout)
        return
    prompt = layout.prompt
    said = p.marks.reason or p.marks.prompt
    color = palette.short if p.marks.reason else palette.text
    max_width = prompt.w
    if p.marks.reason:
        sign = min(p.px(18), prompt.h * 0.7)
        max_width -= rule_sign_width(p, sign) + p.px(8)
        rule_sign(p, prompt.right, prompt.center[1], sign)
    size = min(p.px(22), prompt.h) * p.layout.enlarged
    p.paragraph("prompt", said, Rect(prompt.x, prompt.y, round(max_width), prompt.h), color, size)
    selection = p.marks.selection
    if isinstance(selection, Paying) and p.marks.choices.seat is not None:
        _chips(p, payment_chips(p.layout, p.marks.choices.seat, selection.payment), selection.payment)
    elif isinstance(selection, Picked):
        _picked(p, layout, selection)
    elif isinstance(selection, GiveBack):
        _slots(p, layout, selection.kinds, p.marks.choices.surplus, "minus")
    elif isinstance(selection, Gather):
        _slots(p, layout, selection.colors, 3)
    elif isinstance(selection, PickTile):
        _tile(p, layout, selection)
    _buttons(p, layout, selection)


def _waiting(p: Painter, layout: ActionLayout) -> None:
    palette = p.look.palette
    rect = layout.rect
    if p.over:
        p.label("name", tr("The game is over"), *rect.center, palette.text, "center", p.px(26), rect.w * 0.9)
        return
    if p.marks.waiting:
        box = rect.inset(p.px(18), p.px(12))
        p.paragraph("prompt", p.marks.waiting, box, palette.text, p.px(22) * p.layout.enlarged, centred=True)
        return
    seat = p.turn
    y = rect.y + rect.h * 0.26
    size = p.larger(p.px(18), p.px(30))
    caption = tr("PLAYING NOW") if seat in p.marks.here else tr("WAITING FOR")
    p.label("caption", caption, rect.center[0], y, palette.text_muted, "center", size, rect.w * 0.9)
    height = round(p.larger(p.px(46), rect.h * 0.36))
    width = round(min(rect.w * 0.84, height * 5.6))
    pill = Rect(round(rect.center[0] - width / 2), round(rect.y + rect.h * 0.40), width, height)
    p.sprite("ui/pill_active", pill)
    p.seat_sign(seat, pill.x + height * 0.62, pill.center[1], height * 0.74)
    x = pill.x + height * 1.15
    max_width = pill.right - x - p.px(14)
    p.label("name", p.name(seat), x, pill.center[1], palette.text_dark, "midleft", height * 0.58, max_width)
    p.icon("icon/human" if p.seating.human[seat] else "icon/bot", rect.center[0], rect.y + rect.h * 0.84, p.px(26), 200)


def _slots(p: Painter, layout: ActionLayout, kinds: Sequence[int], wanted: int, icon: str = "plus") -> None:
    for index, box in enumerate(layout.slots):
        if index < len(kinds):
            p.token(kinds[index], box)
            draw_ring(p, "selected", box)
        elif index < wanted:
            p.canvas.surface(_dashes(box.w, p.look.palette.text_muted), box.x, box.y)
            p.icon(f"icon/{icon}", *box.center, box.h * 0.42, 190)
        if p.marks.focus is (Control.SLOT_1, Control.SLOT_2, Control.SLOT_3)[index]:
            draw_ring(p, "focus", box)


@lru_cache(maxsize=8)
def _dashes(side: int, color: Color) -> pygame.Surface:
    """Draw an empty slot for a token: a dashed circle, at four times its size and scaled down, so that it is smooth."""
    large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    large.fill((*color, 0))
    line = max(4, round(side * 0.16))
    inner, turn = large.get_rect().inflate(-line, -line), math.tau / _DASHES
    for number in range(_DASHES):
        pygame.draw.arc(large, (*color, 150), inner, number * turn, (number + 0.56) * turn, line)
    return pygame.transform.smoothscale(large, (side, side)).premul_alpha()


def _picked(p: Painter, layout: ActionLayout, selection: Picked) -> None:
    """Draw in the slots what the choice costs, or that it brings a wild token."""
    now = p.marks.choices
    assert now is not None and now.seat is not None
    if now.buys(selection):
        offers = now.purchases[selection.place]
        _chips(p, payment_chips(p.layout, now.seat, offers[0].payment), offers[0].payment, faint_wild=True)
        return
    box = layout.slots[0]
    if p.state.bank[WILD]:
        p.token(WILD, box)
        x, max_width = box.right + p.px(12), layout.slots[-1].right - box.right
        color = p.look.palette.text_soft
        p.label("small", tr("plus this token"), x, box.center[1], color, "midleft", p.px(18), max_width)


def _chips(p: Painter, chips: list[tuple[Place, Rect]], payment: Tokens, *, faint_wild: bool = False) -> None:
    palette = p.look.palette
    if not any(payment):
        chip = p.layout.actions.slots[0]
        max_width = p.layout.actions.slots[-1].right - chip.x
        p.label("name", tr("Free"), chip.x, chip.center[1], palette.ok, "midleft", p.px(24), max_width)
        return
    for place, box in chips:
        count = payment[place.slot]
        if count == 0 and faint_wild:
            continue
        p.token(place.slot, box, there=count > 0)
        if p.marks.hover == place:
            draw_ring(p, "hover", box)
        if count:
            _amount(p, count, box)


def _amount(p: Painter, count: int, box: Rect) -> None:
    """Draw a token's count on a small plate at its lower right, like the count of a deck."""
    high = min(max(p.px(24), 17), round(box.h * 0.5))
    plate = Rect(round(box.right - high * 0.9), box.bottom - high + p.px(3), round(high * 1.15), high)
    p.sprite("ui/deck_count", plate)
    color = p.on_plate
    p.label("count", str(count), *plate.center, color, "center", high * 0.74)


def _tile(p: Painter, layout: ActionLayout, selection: PickTile) -> None:
    name = None if selection.place is None else p.state.tiles[selection.place.row]
    if name is not None:
        p.tile(name, layout.slots[0])


def _buttons(p: Painter, layout: ActionLayout, selection: Selection | None) -> None:
    paying = isinstance(selection, Paying)
    buy = tr(p.skin.text.buy_button)
    confirm = tr("Confirm")
    now = p.marks.choices
    if paying:
        confirm = tr("Pay")
    elif isinstance(selection, Picked) and now is not None:
        confirm = buy if now.buys(selection) else tr("Reserve")
    elif isinstance(selection, Gather) and now is not None and now.may_pass:
        confirm = tr("Pass")
    row = [TableButton(Control.UNDO, layout.undo, tr("Undo turn") if p.marks.takeback else tr("Undo"), "undo")]
    left, right = (
        ((tr("PREVIOUS"), "left"), (tr("NEXT"), "right")) if paying else ((buy, "buy"), (tr("Reserve"), "reserve"))
    )
    row += [TableButton(Control.BUY, layout.buy, *left), TableButton(Control.RESERVE, layout.reserve, *right)]
    font = draw_buttons(p, row)
    draw_buttons(p, (TableButton(Control.CONFIRM, layout.confirm, confirm, "ok", primary=True),), font)
