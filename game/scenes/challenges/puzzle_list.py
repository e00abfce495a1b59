"""The tab of puzzles: a list with the person's progress, and the position and goal of the chosen puzzle.

Knows puzzles and the person's progress; ``puzzle`` is the scene in which they are played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.challenges.puzzle import puzzles
from game.profile.database import Progress
from game.rules import WILD
from game.scenes.challenges.pane import INSET, PANEL, Pane, Results
from game.scenes.challenges.puzzle import PuzzleScene
from game.scenes.challenges.thumbnails import PuzzlePictures
from game.scenes.shared import challenge_text as texts
from game.scenes.shared.lineup import default_name
from game.support.i18n import tr, trn
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.widgets.buttons import Button
from game.ui.widgets.listview import ListView
from game.view.theme import Role

if TYPE_CHECKING:
    from game.challenges.puzzle import Puzzle
    from game.scenes.shared.page import Page

LIST_W: Final = 800.0
ROWS: Final = 6
LARGE, SMALL = (600.0, 375.0), (400.0, 250.0)
"""The size of the chosen puzzle's picture, usually and with a large text size."""


class PuzzlesPane(Pane):
    """The list at the left, the chosen puzzle at the right."""

    def __init__(self, page: Page, results: Results) -> None:
        super().__init__(page, results)
        self.puzzles = puzzles(page.edition)
        self.rival = default_name(1, "bot", page.edition)
        self.pictures = PuzzlePictures(results.name, self.rival, high_contrast=page.app.settings.high_contrast)
        self.index = min(results.chosen.get("puzzle", self._first_open()), len(self.puzzles) - 1)

    @property
    def first(self) -> ListView:
        return self.list

    @property
    def puzzle(self) -> Puzzle:
        """The chosen puzzle."""
        return self.puzzles[self.index]

    def build(self) -> None:
        form = self.page.form
        self.list = form.add(
            ListView(len(self.puzzles), 1, self._draw_row, on_select=self._select, on_open=lambda _: self._play())
        )
        self.list.selected = self.index
        self.play = form.add(Button(tr("Solve"), self._play, kind="primary", icon="play"))
        self.show = form.add(Button(tr("Solution"), self._show, icon="eye"))

    def place(self) -> None:
        page = self.page
        x, y, w, h = PANEL
        page.put(self.list, x + 20, y + 20, LIST_W, h - 40)
        self.list.row_height = self.list.rect.h // ROWS
        self.list.select(self.index)
        left = x + 20 + LIST_W + INSET
        each = (x + w - INSET - left - 14) / 2
        page.put(self.play, left, y + h - 92, each, 62)
        page.put(self.show, left + each + 14, y + h - 92, each, 62)

    def paint(self, canvas: Canvas) -> None:
        page, palette = self.page, self.page.look.palette
        x, y, w, h = PANEL
        left = x + 20 + LIST_W + INSET
        wide = x + w - INSET - left
        middle = left + wide / 2
        page.write(
            canvas, "name", texts.title(self.index + 1), middle, y + 50, palette.line_light, "center", 32, wide, 54
        )
        page.sprite(canvas, "ui/divider", left, y + 80, wide, 8)
        top = y + 104 + self._paint_position(canvas, middle, y + 104) + 10
        foot = y + h - 136
        goal, note = texts.goal(self.puzzle, self.rival), texts.answerer(self.puzzle, self.rival)
        top += self._paint_lines(canvas, "prompt", goal, (left, top, wide, (foot - top) * 0.6), 26.0) + 4
        self._paint_lines(canvas, "note", note, (left, top, wide, foot - top), 20.0)
        page.write(
            canvas, "small", self._state(self.index), middle, y + h - 116, palette.text_muted, "center", 19, wide, 36
        )

    def _paint_position(self, canvas: Canvas, middle: float, y: float) -> float:
        """Draw the puzzle's position with its prize over one corner, and return the height."""
        page, palette = self.page, self.page.look.palette
        wide, high = SMALL if page.look.text.enlarged > 1.25 else LARGE
        box = page.stage.box(middle - wide / 2, y, wide, high)
        picture = self.pictures.picture(self.puzzle, box.size)
        if picture is None:
            canvas.image(page.look.sprite("ui/slot", box.w, box.h), box.x, box.y)
        else:
            canvas.surface(picture, box.x, box.y)
            canvas.rect((*palette.line, 150), box, max(1, page.look.px(1)))
        side = high * 0.4
        right, bottom = middle + wide / 2 - 8, y + high - 8
        tile = self.puzzle.goal.tile
        if tile is None:
            page.sprite(canvas, f"token/{WILD}", right - side, bottom - side, side, side)
            icon = side * 0.52
            page.sprite(canvas, "icon/trophy", right - (side + icon) / 2, bottom - (side + icon) / 2, icon, icon)
        else:
            wide_tile, high_tile = page.look.atlas.size(f"tile/{tile}")
            wide_tile *= side / high_tile
            page.sprite(canvas, f"tile/{tile}", right - wide_tile, bottom - side, wide_tile, side)
        return high

    def _paint_lines(
        self, canvas: Canvas, role: Role, text: str, box: tuple[float, float, float, float], px: float
    ) -> float:
        """Write a centred text into a box, as large as it fits up to ``px``, and return its height."""
        page, renderer, (x, y, w, h) = self.page, self.page.look.text, box
        scale = page.stage.scale
        for share in (1.0, 0.9, 0.8, 0.7, 0.6, 0.5):
            lines = renderer.wrap(role, text, w * scale, px * share)
            if len(lines) * renderer.line_height(role, px * share) <= h * scale:
                break
        if len(renderer.wrap(role, text, w * scale, px * share * 0.85)) < len(lines):
            share *= 0.85  # a slightly smaller size saves a line
        color = page.look.palette.text if role == "prompt" else page.look.palette.text_soft
        return page.write_lines(canvas, role, text, x, y, w, color, px=px * share, align=0.5)

    def update(self) -> None:
        self.pictures.want(self.puzzle)
        if self.pictures.step():
            self.page.app.redraw()

    def _draw_row(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        palette, puzzle = look.palette, self.puzzles[index]
        done = self._progress(index).solved
        middle = rect.y + (rect.h - look.px(4)) / 2
        side = min(look.px(64), rect.h - look.px(12))
        self._draw_prize(canvas, look, index, pygame.Rect(rect.x + look.px(20), round(middle - side / 2), side, side))
        left = rect.x + look.px(40) + side
        max_width = rect.right - look.px(20) - left
        title, goal = texts.title(index + 1), texts.goal(puzzle, self.rival)
        numbers = range(len(self.puzzles))
        titles = [texts.title(number + 1) for number in numbers]
        goals = [texts.goal(each, self.rival) for each in self.puzzles]
        upper = look.text.fit_all("name", titles, max_width * 0.6, 23, rect.h * 0.5)
        lower = look.text.fit_all("body", goals, max_width, 20, rect.h * 0.5)
        step = rect.h * 0.2
        canvas.text("name", title, left, middle - step, palette.text, "midleft", upper, max_width=max_width * 0.6)
        canvas.text("body", goal, left, middle + step, palette.text_soft, "midleft", lower, max_width=max_width)
        state = self._state(index)
        states = [self._state(number) for number in numbers]
        px = look.text.fit_all("small", states, max_width * 0.38, 18, rect.h * 0.5)
        color = palette.ok if done else palette.text_muted
        right = rect.right - look.px(20)
        canvas.text("small", state, right, middle - step, color, "midright", px, max_width=max_width * 0.38)

    def _draw_prize(self, canvas: Canvas, look: RenderContext, index: int, box: pygame.Rect) -> None:
        """Draw the tile to be won or kept from a rival, else the medal of a win, with a tick once it is solved."""
        tile, done = self.puzzles[index].goal.tile, self._progress(index).solved
        if tile is None:
            name = "medal/win" if done else "medal_open/win"
            canvas.image(look.sprite(name, box.w, box.h), box.x, box.y)
            icon = round(box.w * 0.46)
            trophy = look.sprite("icon/trophy", icon, icon)
            canvas.image(trophy, box.centerx - icon / 2, box.centery - icon / 2, 255 if done else 140)
        else:
            wide, high = look.atlas.size(f"tile/{tile}")
            share = min(box.w / wide, box.h / high)
            image = look.sprite(f"tile/{tile}", round(wide * share), round(high * share))
            canvas.image(image, box.centerx - wide * share / 2, box.centery - high * share / 2)
        if done:
            side = round(box.w * 0.44)
            canvas.image(look.sprite("medal/win", side, side), box.right - side * 0.7, box.bottom - side * 0.8)
            canvas.image(
                look.sprite("icon/ok", side // 2, side // 2), box.right - side * 0.45, box.bottom - side * 0.55
            )

    def _progress(self, index: int) -> Progress:
        return self.results.progress.get(self.puzzles[index].id, Progress())

    def _state(self, index: int) -> str:
        progress = self._progress(index)
        if not progress.tries:
            return tr("Not tried yet")
        tries = trn("{count} try", "{count} tries", progress.tries).format(count=progress.tries)
        return tr("Solved, {tries}").format(tries=tries) if progress.solved else tries

    def _first_open(self) -> int:
        return next((index for index in range(len(self.puzzles)) if not self._progress(index).solved), 0)

    def _select(self, index: int) -> None:
        self.index = self.results.chosen["puzzle"] = index

    def _play(self) -> None:
        self.page.app.push(PuzzleScene(self.page.app, self.puzzle, self.index + 1))

    def _show(self) -> None:
        self.page.app.push(PuzzleScene(self.page.app, self.puzzle, self.index + 1, playback=True))
