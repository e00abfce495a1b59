"""How saved games look in their list: the rows, and the details of the chosen game.

Knows a game's summary, its texts and its thumbnail; knows nothing of the actions for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.scenes.replays.thumbnails import Thumbnails
from game.scenes.shared import saved_game_text as texts
from game.scenes.shared.list_page import write_row
from game.scenes.shared.page import Page, Written
from game.scenes.shared.table_pictures import RATIO
from game.storage.summaries import GameSummary
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.view.appearance import looks_of

DETAIL: Final = (880.0, 164.0, 624.0, 560.0)
"""The panel of the chosen game, in reference pixels of the stage like all lengths below."""
INSET: Final = 26.0
PICTURE: Final = (352.0, 220.0)
"""The size of the chosen game's thumbnail."""
SEAT_STEP: Final = 55.0


def status_icon(game: GameSummary) -> str:
    """Return the icon of a game's state."""
    return "icon/flag" if game.damaged is not None else "icon/trophy" if game.over else "icon/play"


def draw_row(
    canvas: Canvas, look: RenderContext, game: GameSummary, rect: pygame.Rect, thumbs: Thumbnails, results: bool
) -> None:
    """Draw a game's row: thumbnail, players and date at the left, edition and state at the right."""
    palette = look.palette
    inner = rect.h - look.px(4)
    middle = rect.y + inner / 2
    high = inner - look.px(14)
    box = pygame.Rect(rect.x + look.px(10), round(middle - high / 2), round(high * RATIO), high)
    draw_picture(canvas, look, game, box, thumbs, results)
    left, right = box.right + look.px(16), rect.right - look.px(18)
    color = palette.line_light if game.over else palette.ok if game.damaged is None else palette.short
    chip: Written = ("caption", texts.chip(game).upper(), palette.text_muted, 18)
    status: Written = ("small", texts.status(game, results), color, 19)
    used = write_row(canvas, look, chip, status, right, middle, (right - left) * 0.34, rect.h, to_right=True)
    names: Written = ("name", texts.names(game), palette.text, 23)
    when: Written = ("note", texts.origin_note(game) or texts.when(game), palette.text_muted, 19)
    write_row(canvas, look, names, when, left, middle, right - used - look.px(20) - left, rect.h)


def draw_picture(
    canvas: Canvas, look: RenderContext, game: GameSummary, box: pygame.Rect, thumbs: Thumbnails, results: bool
) -> None:
    """Draw a game's thumbnail in a thin frame, or the icon of its state while there is none."""
    surface = thumbs.picture(game, results, box.size)
    if surface is None:
        canvas.image(look.sprite("ui/slot", box.w, box.h), box.x, box.y)
        side = round(min(box.h * 0.5, look.px(56)))
        canvas.image(look.sprite(status_icon(game), side, side), box.centerx - side / 2, box.centery - side / 2, 140)
    else:
        canvas.surface(surface, box.x, box.y)
        canvas.rect((*look.palette.line, 150), box, max(1, look.px(1)))


def paint_details(
    page: Page, canvas: Canvas, game: GameSummary, games: Sequence[GameSummary], thumbs: Thumbnails, results: bool
) -> None:
    """Draw the chosen game: headline, date, thumbnail, seats and the origin among ``games``, if it has one."""
    palette = page.look.palette
    x, y, w, _ = DETAIL
    left, inner = x + INSET, w - 2 * INSET
    headline = texts.headline(game, results)
    page.write(canvas, "name", headline, left, y + 48, palette.text, px=30, max_width=inner, high=44)
    if game.unread:
        return
    if game.damaged is not None:
        page.write_lines(canvas, "body", texts.trouble(game), left, y + 92, inner, palette.short, max_lines=6)
        return
    page.write(canvas, "note", texts.details(game), left, y + 86, palette.text_soft, px=21, max_width=inner, high=32)
    page.sprite(canvas, "ui/divider", left, y + 108, inner, 8)
    box = page.stage.box(left, y + 130, *PICTURE)
    draw_picture(canvas, page.look, game, box, thumbs, results)
    _paint_seats(page, canvas, game, results)
    origin = texts.origin(game, games)
    if origin:
        top = y + 130 + PICTURE[1] + 10
        page.write_lines(canvas, "note", origin, left, top, inner, palette.text_soft, px=19, max_lines=2)


def _paint_seats(page: Page, canvas: Canvas, game: GameSummary, results: bool) -> None:
    palette = page.look.palette
    x, y, w, _ = DETAIL
    left = x + INSET + PICTURE[0] + 14
    wide = w - 2 * INSET - PICTURE[0] - 14
    winners = game.result.winners if game.result is not None and results else ()
    looks = looks_of((info.name for info in game.seats), game.edition)
    for seat, (info, points) in enumerate(zip(game.seats, game.points, strict=True)):
        top = y + 130 + seat * SEAT_STEP
        name = "ui/list_row_active" if seat in winners else "ui/list_row"
        page.sprite(canvas, name, left, top, wide, SEAT_STEP - 5)
        page.sprite(canvas, f"avatar/{looks[seat]}", left + 8, top + 7, 36, 36)
        max_width = wide - 56 - (44 if results else 10)
        color = palette.seats[looks[seat]]
        page.write(canvas, "name", info.name, left + 52, top + 17, color, px=20, max_width=max_width, high=24)
        page.sprite(canvas, f"icon/{info.kind}", left + 52, top + 29, 15, 15, 170)
        player = texts.player(info)
        page.write(
            canvas, "note", player, left + 71, top + 37, palette.text_muted, px=15, max_width=max_width - 19, high=19
        )
        if results:
            at = left + wide - 14
            page.write(canvas, "count", str(points), at, top + 25, palette.text, "midright", 27)
