"""A card alone over the darkened table, as large as it was painted, and beside it what it is and what can be done.

Knows the card's details and what the highlights offer; knows nothing of input or time. ``draw_card_alone`` returns the
boxes of the buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.rules.model import Place
from game.support.i18n import tr
from game.ui.graphics.type_scale import DETAIL, TABLE_CAPTION, Tone
from game.ui.table.action_buttons import TableButton, draw_button
from game.ui.table.card_details import ITEM_RATIO, draw_ground, draw_row, item_row_height
from game.ui.table.painter import Painter
from game.view.descriptions.card_details import CardDetails, card_name, card_worth
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO
from game.view.layout.table import Control
from game.view.theme import MIN_TEXT_PX

_PAINTED_H_PX: Final = 866
"""The height in window pixels in which cards are stored."""
_DARK_ALPHA: Final = 225
"""The alpha of the dark over the table."""
_WORDS_W_PX: Final = 430.0
"""The width of the words beside the card, in reference pixels."""
_MIN_WORDS_W_PX: Final = 290
"""The least width of these words, in window pixels."""
_MARGIN_PX: Final = 10.0
"""The distance of the card to the window's edges, in reference pixels."""
_PAD_PX: Final = 32.0
"""The distance of the parts to an edge, in reference pixels."""
_GAP_PX: Final = 22.0
"""The distance of the parts to each other, in reference pixels."""
_TITLE_PX: Final = 46.0
"""The height of the title, in reference pixels."""
_TEXT_PX: Final = 21.0
"""The size of what the card is, in reference pixels."""
_NOTE_PX: Final = 25.0
"""The size of how near the card is, in reference pixels."""
_MAX_ENLARGED: Final = 1.4
"""How much larger words become with the text."""
_LINE_RATIO: Final = 1.3
"""The height of a line by that of its words."""
_BUTTON_PX: Final = 62.0
"""The height of a button, in reference pixels."""
_MIN_BUTTON_PX: Final = 40
"""The least height of a button, in window pixels."""
_CROSS_RATIO: Final = 0.6
"""The size of the cross by the title's height."""
_CROSS_ALPHA: Final = 150
"""The alpha of the cross, which is quiet because any click or key closes."""


def draw_card_alone(p: Painter, details: CardDetails, place: Place) -> dict[Control, Rect]:
    """Draw the card of a place over the darkened table; return the boxes of what can be done with it."""
    width, height = p.layout.size
    px, larger = p.look.px, min(p.look.text.enlarged, _MAX_ENLARGED)
    p.canvas.rect((*p.look.palette.ink, _DARK_ALPHA), (0, 0, width, height))
    words = max(round(px(_WORDS_W_PX) * larger), _MIN_WORDS_W_PX)
    room = width - words - px(_GAP_PX) - 2 * px(_MARGIN_PX)
    card_h = round(min(height - 2 * px(_MARGIN_PX), _PAINTED_H_PX, room / CARD_RATIO))
    card_w = round(card_h * CARD_RATIO)
    card = Rect((width - card_w - px(_GAP_PX) - words) // 2, (height - card_h) // 2, card_w, card_h)
    p.sprite(details.pictures[0], card)
    return _Words(p, details, place, words, larger).draw(card.right + px(_GAP_PX), height)


class _Words:
    """What is written beside the card, from top to bottom: its name, what it is, its price, how near it is."""

    def __init__(self, p: Painter, details: CardDetails, place: Place, width: int, larger: float) -> None:
        self.p, self.details = p, details
        px, text, pad = p.look.px, p.look.text, p.look.px(_PAD_PX)
        self.inner = width - 2 * pad
        self.size, self.near = (max(px(each) * larger, MIN_TEXT_PX) for each in (_TEXT_PX, _NOTE_PX))
        self.title, self.button, self.gap = px(_TITLE_PX), max(px(_BUTTON_PX), _MIN_BUTTON_PX), px(_GAP_PX)
        shown = details.pictures[0]
        card = p.edition.cards.get(shown.removeprefix("card/"))
        level = shown.removeprefix("back/")
        self.name = tr("Level {level}").format(level=level) if card is None else card_name(card)
        self.worth, self.note = (
            text.balance(p.look.text.sized(DETAIL, size), words, self.inner) if words else []
            for words, size in (("" if card is None else card_worth(card), self.size), (details.note, self.near))
        )
        self.offers = _offers(p, place)

    def draw(self, x: int, height: int) -> dict[Control, Rect]:
        """Draw everything in the middle of the height, right of ``x``; return the boxes of the buttons."""
        p, pad, gap = self.p, self.p.look.px(_PAD_PX), self.gap
        above, rows = round(self.size * _LINE_RATIO) * bool(self.details.heading), self.details.rows
        each = item_row_height(p)
        price = above + each * len(rows) if rows else 0
        parts = (
            self.title + round(len(self.worth) * self.size * _LINE_RATIO),
            price,
            round(len(self.note) * self.near * _LINE_RATIO),
            *[self.button] * len(self.offers),
        )
        box_h = sum(parts) + gap * (sum(map(bool, parts)) - 1) + 2 * pad
        box = Rect(x, (height - box_h) // 2, self.inner + 2 * pad, box_h)
        draw_ground(p, box)
        left, y, cross = box.x + pad, float(box.y + pad), self.title * _CROSS_RATIO
        line = Rect(left, round(y), round(self.inner - cross * 2), self.title)
        p.title(self.name, line, p.look.palette.line_light)
        p.icon("icon/cancel", box.right - pad - cross / 2, y + self.title / 2, cross, _CROSS_ALPHA)
        y = self._write(self.worth, left, y + self.title, self.size, "text_soft") + gap
        if price:
            heading = self.details.heading.upper()
            p.label(TABLE_CAPTION, heading, left, y + above * 0.4, self.size * 0.9, width=self.inner)
            for number, row in enumerate(rows):
                width = min(self.inner, round(ITEM_RATIO * each * len(row.items)))
                draw_row(p, row, Rect(left, round(y + above + number * each), width, each))
            y += price + gap
        if self.note:
            near = any(control is Control.BUY for control, *_ in self.offers)
            y = self._write(self.note, left, y, self.near, "ok" if near else "text") + gap
        boxes = {}
        for control, label, icon in self.offers:
            boxes[control] = Rect(left, round(y), self.inner, self.button)
            seen = replace(p, highlights=replace(p.highlights, actionable=frozenset({control})))
            draw_button(seen, TableButton(control, boxes[control], label, icon, primary=control is Control.BUY))
            y += self.button + gap
        return boxes

    def _write(self, lines: Sequence[str], x: float, y: float, size: float, tone: Tone) -> float:
        """Write lines from ``y`` down and return the y below them."""
        for number, line in enumerate(lines):
            middle = y + (number + 0.5) * size * _LINE_RATIO
            self.p.label(DETAIL.in_color(tone), line, x, middle, size, width=self.inner)
        return y + round(len(lines) * size * _LINE_RATIO)


def _offers(p: Painter, place: Place) -> list[tuple[Control, str, str]]:
    """Return what the viewer can do with the card of a place: control, words and icon."""
    choices = p.highlights.choices
    if choices is None or choices.seat is None or not p.mine:
        return []
    buy = (Control.BUY, tr(p.skin.text.buy_button), "ok"), place in choices.purchases
    reserve = (Control.RESERVE, tr("Reserve"), "reserve"), place in choices.reserves
    return [offer for offer, possible in (buy, reserve) if possible]
