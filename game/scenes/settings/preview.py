"""The preview beside the settings: small pictures of the current choices, composed of the table's own sprites.

Knows the settings' fields and sprites; knows nothing of rows or controls. Lengths are reference pixels of the stage.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules import COLORS, WILD, edition
from game.support.i18n import tr
from game.ui.table.board.signals import TAB_FIGURE, TAB_H, TAB_LEFT, TAB_RATIO
from game.ui.table.color_letters import card_letters
from game.ui.table.frames import paint_halo, paint_ring
from game.ui.table.plates import missing_plate
from game.view.layout.geometry import Rect
from game.view.layout.stacks import SQUASH

if TYPE_CHECKING:
    from game.scenes.shared.page import Page
    from game.storage.settings import Settings
    from game.ui.graphics.canvas import Canvas

GHOSTS: Final = {"off": 0, "fast": 2, "normal": 5}
"""The number of ghosts behind a flying token, by the speed of the animation."""
_TOKEN: Final = 104.0
_RISE: Final = 112.0
"""The height of a token's path above the straight line."""
_CARD_ASPECT: Final = 126 / 176
_MARGIN: Final = 18.0
_ON_CLOTH: Final = 0.96
"""The scale of the title's picture on a round cloth, so that no card lies over its rim."""
_PIECES: Final = 214.0
"""The least height of the stones and the stacks together."""
_STONE, _STACK = 54.0, (46.0, 17.0)
"""The side of a stone, and how far the highest stack reaches above and below the middle of its foot."""


def paint_play(page: Page, canvas: Canvas, settings: Settings, box: tuple[float, float, float, float]) -> None:
    """Preview language, animation speed and the confirmation of wild tokens: a banner, a flight and a payment."""
    x, y, w, h = box
    page.sprite(canvas, "mat/dock", *box)
    wide, high = w - 44, 104.0
    page.sprite(canvas, "ui/panel_dim", x + 22, y + 24, wide, high)
    words = tr("Your turn")
    page.banner(canvas, words, x + w / 2, y + 24 + high / 2 - 28, 52, align=0.5, max_width=wide - 72)
    _flight(page, canvas, settings, (x, y + 170, w, 246))
    page.sprite(canvas, "ui/divider", x + 24, y + 440, w - 48, 8)
    middle = y + 440 + (h - 440) / 2 + 4
    page.sprite(canvas, f"token/{WILD}", x + 24, middle - 48, 96, 96)
    page.sprite(canvas, "icon/right", x + w / 2 - 43, middle - 17, 34, 34)
    deep = 206.0
    across, card = deep * _CARD_ASPECT, f"card/{page.look.skin.samples[1]}"
    page.sprite(canvas, card, x + w - 24 - across, middle - deep / 2, across, deep)
    if settings.confirm_wild:
        page.sprite(canvas, "ui/badge_info", x + w / 2 - 46, middle - 64, 40, 34)
        sign = "icon_dark" if page.look.skin.light_plates else "icon"
        page.sprite(canvas, f"{sign}/help", x + w / 2 - 37, middle - 58, 22, 22)


def _flight(page: Page, canvas: Canvas, settings: Settings, box: tuple[float, float, float, float]) -> None:
    """Draw a token's flight between two places, with more ghosts for a slower animation."""
    x, y, w, h = box
    start, end = (x + 30, y + h - _TOKEN - 8), (x + w - 30 - _TOKEN, y + h - _TOKEN - 30)
    calm = settings.reduced_motion
    for kind, lift in ((1, 0.0), (1, 7.0)):
        page.sprite(canvas, f"token/{kind}", start[0], start[1] - lift, _TOKEN, _TOKEN)
    ghosts = 0 if calm else GHOSTS[settings.speed]
    for number in range(ghosts):
        part = (number + 1) / (ghosts + 1)
        left = start[0] + (end[0] - start[0]) * part
        top = start[1] + (end[1] - start[1]) * part - _RISE * 4 * part * (1 - part)
        page.sprite(canvas, "token/1", left, top, _TOKEN, _TOKEN, round(50 + 130 * part))
    if calm:
        page.sprite(canvas, "token_ghost/1", end[0], end[1], _TOKEN, _TOKEN)
    page.sprite(canvas, "token/1", *end, _TOKEN, _TOKEN, 150 if calm else 255)


def paint_picture(page: Page, canvas: Canvas, settings: Settings, box: tuple[float, float, float, float]) -> None:
    """Preview signs, letters and text size: two cards, stones, stacks and a prompt."""
    x, y, w, h = box
    page.sprite(canvas, "mat/dock", *box)
    wide = (w - 3 * _MARGIN) / 2
    high, gap = wide / _CARD_ASPECT, _MARGIN
    for number, name in enumerate(page.look.skin.samples):
        _card(page, canvas, settings, name, (x + gap + number * (wide + gap), y + 24, wide, high), number == 0)
    words = tr(page.look.skin.text.act)
    palette, text, scale = page.look.palette, page.look.text, page.stage.scale
    max_width = (w - 76) * scale
    lines = text.wrap("prompt", words, max_width)
    needed = len(lines) * text.line_height("prompt") / scale + 48
    top, foot = y + 24 + high, max(y + h - 24 - needed, y + 24 + high + _PIECES)
    above, below = _STACK
    apart = (foot - top - _STONE - above - below) / 3
    _stones(page, canvas, settings, x, top + apart, w)
    _stacks(page, canvas, settings, x, top + 2 * apart + _STONE + above, w)
    top = foot
    page.sprite(canvas, "ui/divider", x + 24, top - 4, w - 48, 8)
    left = y + h - 24 - top - 32
    step = min(text.line_height("prompt") / scale, left / len(lines))
    middle = top + 16 + left / 2
    for number, line in enumerate(lines):
        at = middle + (number - (len(lines) - 1) / 2) * step
        page.write(canvas, "prompt", line, x + w / 2, at, palette.text, "center", max_width=w - 76, high=step)


def _stacks(page: Page, canvas: Canvas, settings: Settings, x: float, foot: float, w: float) -> None:
    """Draw a stack of each colour, their feet in a line."""
    wide = 49.0
    high, step = wide * SQUASH, (w - 36) / COLORS
    for color in range(COLORS):
        left = x + 18 + step * (color + 0.5) - wide / 2
        page.sprite(canvas, f"stack/{color}/{color % 3 + 5}", left, foot - high / 2, wide, high)
        if settings.letters:
            page.sprite(canvas, f"letter/{color}", left + 2, foot - 4, 22, 22)


def _stones(page: Page, canvas: Canvas, settings: Settings, x: float, y: float, w: float) -> None:
    side, step = _STONE, (w - 44) / COLORS
    for color in range(COLORS):
        left = x + 22 + step * (color + 0.5) - side / 2
        page.sprite(canvas, f"gem/{color}", left, y, side, side)
        if settings.letters:
            page.sprite(canvas, f"letter/{color}", left + side * 0.56, y + side * 0.56, 24, 24)


def _card(
    page: Page, canvas: Canvas, settings: Settings, name: str, box: tuple[float, float, float, float], reach: bool
) -> None:
    """Draw a card with the letters and the sign that the settings enable; ``reach`` marks it as affordable."""
    x, y, w, h = box
    look = page.look
    place = Rect(*page.stage.box(*box))
    if reach:
        paint_halo(canvas, look, place, page.stage.scale)
    page.sprite(canvas, f"card/{name}", *box)
    if reach:
        paint_ring(canvas, look, place, page.stage.scale)
    if settings.letters:
        card_letters(canvas, look, edition(page.edition).cards[name], page.stage.box(*box))
    if not settings.badges:
        return
    unit = w / 120
    if reach:
        page.sprite(canvas, "sign/can", x + 92 * unit, y + 118 * unit, 24 * unit, 24 * unit)
        return
    card = edition(page.edition).cards[name]
    color = next(color for color in range(COLORS) if card.cost[color])
    across, down, *_ = look.atlas.anchor(f"card/{name}", f"cost/{color}")
    left, middle, high = x + across * w + TAB_LEFT * unit, y + down * h, TAB_H * unit
    tab = page.stage.box(left, middle - high / 2, TAB_RATIO * high, high)
    canvas.surface(missing_plate(look.palette, tab.w, tab.h), tab.x, tab.y)
    white, size = look.palette.text, TAB_FIGURE * high
    page.write(canvas, "count", "−1", left + TAB_RATIO * high / 2, middle, white, "ink", px=size)


def paint_about(page: Page, canvas: Canvas, box: tuple[float, float, float, float]) -> None:
    """Draw the title's picture, as large as it fits into a box, on its cloth or in the energy around it."""
    x, y, w, h = box
    atlas = page.look.atlas
    wide, high = atlas.size("hero")
    round_it, share = ("hero_cloth", _ON_CLOTH) if "hero_cloth" in atlas else ("fx/crackle", 1.0)
    share *= min(w / wide, h / high)
    side = min(w, h)
    if round_it in atlas:
        page.sprite(canvas, round_it, x + (w - side) / 2, y + (h - side) / 2, side, side)
    page.sprite(canvas, "hero", x + (w - wide * share) / 2, y + (h - high * share) / 2, wide * share, high * share)
