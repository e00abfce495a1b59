"""A bought card, large on the page of the player it belongs to, and beside it what it brings and what it cost.

Knows a card and a box; knows nothing of positions, input or time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.pieces import Card
from game.support.i18n import tr
from game.ui.table.card_details import draw_ground
from game.ui.table.painter import Painter
from game.view.descriptions.card_details import card_name, tags_text
from game.view.layout.geometry import Rect
from game.view.layout.mats import CARD_RATIO

_PAD, _GAP = 24.0, 22.0
"""The distance of the parts to the edge, and of the card to what is beside it."""
_CARD: Final = 0.58
"""The greatest width of the card by that of the room."""
_TITLE, _LEVEL = 34.0, 21.0
"""The height of the card's name, and of the level below it where that is not its name."""
_CAPTION, _VALUE = 17.0, 38.0
"""The size of a caption, and the height of a line below it."""
_LEAST: Final = 13
"""The least size of words in window pixels."""
_IN_A_LINE: Final = 3
"""How many stones of the price stand side by side."""
_LINE: Final = 1.3
"""The height of a line by the size of its words."""


def draw_bought_card(p: Painter, card: Card, round_: int | None, box: Rect, unit: float, growth: float) -> None:
    """Draw a card and its facts in a box, with the round in which it was bought where that is known.

    Lengths are in units of the page, of ``unit`` window pixels; words are larger by ``growth``.
    """
    _Panel(p, card, box, unit, growth).draw(round_)


class _Panel:
    """The measures of the box, and its parts."""

    def __init__(self, p: Painter, card: Card, box: Rect, unit: float, growth: float) -> None:
        self.p, self.card, self.box, self.unit = p, card, box, unit
        self.small = max(_CAPTION * unit, _LEAST) * growth
        self.level_size = max(_LEVEL * unit, _LEAST) * growth
        self.value = _VALUE * unit

    def draw(self, round_: int | None) -> None:
        """Draw the name, the card, and beside it a caption and a line for each fact."""
        p, card, box, palette = self.p, self.card, self.box, self.p.look.palette
        draw_ground(p, box)
        inner = box.inset(round(_PAD * self.unit))
        title = round(_TITLE * self.unit)
        about = [tr("Level {level}").format(level=card.level)] if card.name else []
        about += [tags_text(card.tags)] if card.tags else []
        head = title + round(self.level_size * _LINE) * bool(about) + round(_GAP * self.unit / 2)
        wide = round(min(inner.w * _CARD, (inner.h - head) * CARD_RATIO))
        high = round(wide / CARD_RATIO)
        top = inner.y + (inner.h - head - high) // 2
        p.title(card_name(card), Rect(inner.x, top, inner.w, title), palette.line_light)
        if about:
            y = top + title + self.level_size * _LINE / 2
            p.label("small", " · ".join(about), inner.x, y, palette.text_soft, "midleft", self.level_size, inner.w)
        picture = Rect(inner.x, top + head, wide, high)
        p.card(card.id, picture)
        x = picture.right + round(_GAP * self.unit)
        facts: list[tuple[str, float, Callable[[Rect], None]]] = [
            (tr("Points"), 1, self._points),
            (tr("Bonus"), 1, self._bonus),
            (tr("Cost"), -(-len(self._price) // _IN_A_LINE), self._cost),
        ]
        if round_ is not None:
            facts.append((tr(p.skin.text.bought_in), 1, lambda rect: self._round(round_, rect)))
        heights = [self.small * _LINE + lines * self.value for _, lines, _ in facts]
        apart = (high - sum(heights)) / (len(facts) - 1)
        y = float(picture.y)
        for (caption, _, draw), tall in zip(facts, heights, strict=True):
            middle = y + self.small * _LINE / 2
            p.label("caption", caption.upper(), x, middle, palette.text_soft, "midleft", self.small, inner.right - x)
            below = y + self.small * _LINE
            draw(Rect(x, round(below), inner.right - x, round(y + tall - below)))
            y += tall + apart

    @property
    def _price(self) -> list[tuple[int, int]]:
        return [(color, count) for color, count in enumerate(self.card.cost) if count]

    def _points(self, rect: Rect) -> None:
        points = self.card.points
        self.p.count(str(points), rect.x, rect.center[1], self.value * 0.9, faint=not points)

    def _bonus(self, rect: Rect) -> None:
        self.p.stone(self.card.bonus, rect.x + self.value * 0.45, rect.center[1], self.value * 0.9)

    def _cost(self, rect: Rect) -> None:
        step, gem = rect.w / _IN_A_LINE, self.value * 0.66
        for number, (color, count) in enumerate(self._price):
            x = rect.x + step * (number % _IN_A_LINE)
            y = rect.y + self.value * (number // _IN_A_LINE + 0.5)
            self.p.stone(color, x + gem / 2, y, gem)
            self.p.count(str(count), x + gem * 1.12, y, self.value * 0.66)

    def _round(self, number: int, rect: Rect) -> None:
        text, color = tr("Round {number}").format(number=number), self.p.look.palette.text
        self.p.label("small", text, rect.x, rect.center[1], color, "midleft", self.level_size * 1.1, rect.w)
