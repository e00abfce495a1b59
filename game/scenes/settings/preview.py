"""The preview beside the settings: small pictures of the current choices, composed of the table's own sprites.

Knows the settings' fields and sprites; knows nothing of rows or controls. Lengths are reference pixels of the stage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules import COLORS, WILD, edition
from game.support.i18n import tr
from game.ui.graphics.type_scale import PROMPT
from game.ui.table.board.signals import paint_seal, paint_tab, paint_wild_tab
from game.ui.table.color_letters import card_letters, letter_reach
from game.ui.table.outlines import paint_halo, paint_ring
from game.view.layout.geometry import Rect
from game.view.layout.stacks import SQUASH

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.storage.settings import Settings
    from game.ui.graphics.canvas import Canvas

GHOSTS: Final = {"off": 0, "fast": 2, "normal": 5}
"""The number of ghosts behind a flying token, by the speed of the animation."""
_EDGE, _GAP, _INSIDE = 20.0, 14.0, 14.0
"""The distance of parts to the edges of a preview and between them, and of what lies in them to their edges."""
_BANNER: Final = 96.0
"""The height of the banner."""
_TOKEN, _COIN, _DEEP = 92.0, 84.0, 184.0
"""The width of a token in flight and of one that pays, and the height of the card that is paid for."""
_RISE: Final = 104.0
"""The height of a token's path above the straight line."""
_CARD_ASPECT: Final = 126 / 176
_ON_CLOTH: Final = 0.96
"""The scale of the title's picture on a round cloth, so that no card lies over its rim."""
_MIN_PART: Final = 84.0
"""Minimum height of the parts with stones and stacks."""
_STONE, _STACK = 52.0, (52.0, 20.0)
"""The side of a stone, and how far the highest stack reaches above and below the middle of its foot."""


def paint_play(page: Page, canvas: Canvas, settings: Settings, box: tuple[float, float, float, float]) -> None:
    """Preview language, animation speed and the confirmation of wild tokens: a banner, a flight and a payment."""
    x, y, w, h = box
    page.sprite(canvas, "mat/dock", *box)
    left, top, width = x + _EDGE, y + _EDGE, w - 2 * _EDGE
    page.sprite(canvas, "ui/panel_dim", left, top, width, _BANNER)
    page.banner(canvas, tr("Your turn"), x + w / 2, top + _BANNER / 2 - 28, 52, align=0.5, max_width=width - 40)
    top += _BANNER + _GAP
    height = (y + h - _EDGE - top - _GAP) / 2
    for paint in (_flight, _payment):
        page.sprite(canvas, "ui/panel_dim", left, top, width, height)
        paint(page, canvas, settings, (left, top, width, height))
        top += height + _GAP


def _flight(page: Page, canvas: Canvas, settings: Settings, box: tuple[float, float, float, float]) -> None:
    """Draw a token's flight from a stack of the bank, with more ghosts for a slower animation."""
    x, y, w, h = box
    middle = y + h / 2 + _RISE / 2 - 8
    start, end = x + _INSIDE + _TOKEN / 2, x + w - _INSIDE - _TOKEN / 2
    flat = _TOKEN * SQUASH
    page.sprite(canvas, "stack/1/4", start - _TOKEN / 2, middle + _TOKEN / 2 - flat, _TOKEN, flat)
    reduced_motion, side = settings.reduced_motion, _TOKEN
    ghosts = 0 if reduced_motion else GHOSTS[settings.speed]
    for number in range(ghosts):
        part = (number + 1) / (ghosts + 1)
        across = start + (end - start) * part
        down = middle - _RISE * 4 * part * (1 - part)
        page.sprite(canvas, "token/1", across - side / 2, down - side / 2, side, side, round(50 + 130 * part))
    if reduced_motion:
        page.sprite(canvas, "token_ghost/1", end - side / 2, middle - side / 2, side, side)
    page.sprite(canvas, "token/1", end - side / 2, middle - side / 2, side, side, 150 if reduced_motion else 255)


def _payment(page: Page, canvas: Canvas, settings: Settings, box: tuple[float, float, float, float]) -> None:
    """Draw a wild token, and the card that it pays for with its seal; a question is above the arrow between them."""
    x, y, w, h = box
    middle, deep = y + h / 2, min(_DEEP, h - 2 * _INSIDE)
    across = deep * _CARD_ASPECT
    card = x + w - _INSIDE - across, middle - deep / 2, across, deep
    page.sprite(canvas, f"token/{WILD}", x + _INSIDE, middle - _COIN / 2, _COIN, _COIN)
    arrow = (x + _INSIDE + _COIN + card[0]) / 2
    page.sprite(canvas, "icon/right", arrow - 15, middle - 15, 30, 30)
    _card(page, canvas, settings, page.look.skin.samples[1], card, wild=1)
    if settings.confirm_wild:
        page.sprite(canvas, "ui/pill", arrow - 18, middle - _COIN / 2 - 6, 36, 32)
        page.sprite(canvas, "icon/help", arrow - 11, middle - _COIN / 2 - 1, 22, 22)


def paint_picture(page: Page, canvas: Canvas, settings: Settings, box: tuple[float, float, float, float]) -> None:
    """Preview signs, letters and text size: two cards, stones, stacks and a prompt."""
    x, y, w, h = box
    page.sprite(canvas, "mat/dock", *box)
    left, width = x + _EDGE, w - 2 * _EDGE
    across = (width - _GAP) / 2
    height = across / _CARD_ASPECT
    for number, name in enumerate(page.look.skin.samples):
        place = left + number * (across + _GAP), y + _EDGE, across, height
        _card(page, canvas, settings, name, place, wild=0 if number == 0 else None)
    text, scale = page.look.text, page.stage.scale
    lines = text.wrap(PROMPT, tr(page.look.skin.text.act), (width - 24) * scale)
    top, foot = y + _EDGE + height + 2 * _GAP, y + h - _EDGE
    room = foot - top - 2 * _GAP
    needed = len(lines) * text.line_height(PROMPT) / scale + 40
    prompt = min(max(needed, room / 3), room - 2 * _MIN_PART)
    part = (room - prompt) / 2
    above, below = _STACK
    page.sprite(canvas, "ui/panel_dim", left, top, width, part)
    _stones(page, canvas, settings, left, top + (part - _STONE) / 2, width)
    top += part + _GAP
    page.sprite(canvas, "ui/panel_dim", left, top, width, part)
    _stacks(page, canvas, settings, left, top + (part + above - below) / 2, width)
    page.sprite(canvas, "ui/panel_dim", left, foot - prompt, width, prompt)
    step = min(text.line_height(PROMPT) / scale, (prompt - 16) / len(lines))
    for number, line in enumerate(lines):
        at = foot - prompt / 2 + (number - (len(lines) - 1) / 2) * step
        page.write(canvas, PROMPT, line, x + w / 2, at, "center", max_width=width - 24, height=step)


def _stacks(page: Page, canvas: Canvas, settings: Settings, x: float, foot: float, w: float) -> None:
    """Draw a stack of each colour, their feet in a line."""
    width = 53.0
    height, step = width * SQUASH, (w - 2 * _INSIDE) / COLORS
    for color in range(COLORS):
        left = x + _INSIDE + step * (color + 0.5) - width / 2
        page.sprite(canvas, f"stack/{color}/{color % 3 + 5}", left, foot - height / 2, width, height)
        if settings.letters:
            page.sprite(canvas, f"letter/{color}", left + 2, foot - 4, 22, 22)


def _stones(page: Page, canvas: Canvas, settings: Settings, x: float, y: float, w: float) -> None:
    side, step = _STONE, (w - 2 * _INSIDE) / COLORS
    for color in range(COLORS):
        left = x + _INSIDE + step * (color + 0.5) - side / 2
        page.sprite(canvas, f"gem/{color}", left, y, side, side)
        if settings.letters:
            page.sprite(canvas, f"letter/{color}", left + side * 0.56, y + side * 0.56, 24, 24)


def _card(
    page: Page,
    canvas: Canvas,
    settings: Settings,
    name: str,
    box: tuple[float, float, float, float],
    *,
    wild: int | None,
) -> None:
    """Draw a card with the letters and signs that the settings enable.

    It can be bought for some ``wild`` tokens, or (``None``) a token is missing at its first price.
    """
    look, place = page.look, Rect(*page.stage.box(*box))
    if wild is not None:
        paint_halo(canvas, look, place, page.stage.scale)
    page.sprite(canvas, f"card/{name}", *box)
    if wild is not None:
        paint_ring(canvas, look, place, page.stage.scale)
    card = edition(page.edition).cards[name]
    if settings.letters:
        card_letters(canvas, look, card, place)
    if not settings.badges:
        return
    if wild is not None:
        paint_wild_tab(canvas, look, wild, place)
        paint_seal(canvas, look, place)
    else:
        color = next(color for color in range(COLORS) if card.cost[color])
        reach = letter_reach(look, place.w) if settings.letters else 0.0
        paint_tab(canvas, look, name, color, 1, place, reach)


def paint_about(page: Page, canvas: Canvas, box: tuple[float, float, float, float]) -> None:
    """Draw the title's picture, as large as it fits into a box, on its cloth or in the energy around it."""
    x, y, w, h = box
    atlas = page.look.atlas
    width, height = atlas.size("hero")
    round_it, share = ("hero_cloth", _ON_CLOTH) if "hero_cloth" in atlas else ("fx/crackle", 1.0)
    share *= min(w / width, h / height)
    side = min(w, h)
    if round_it in atlas:
        page.sprite(canvas, round_it, x + (w - side) / 2, y + (h - side) / 2, side, side)
    page.sprite(
        canvas, "hero", x + (w - width * share) / 2, y + (h - height * share) / 2, width * share, height * share
    )
