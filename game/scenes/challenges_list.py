"""The tab of puzzles: a list with what is solved, and the chosen one's goal.

Knows puzzles and the person's progress; the table they are played on is ``challenges_puzzle``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.challenge_puzzle import puzzles
from game.i18n import tr, trn
from game.profile_store import Progress
from game.scenes import challenges_words as words
from game.scenes.challenges import INSET, PANEL
from game.scenes.challenges_puzzle import RIVAL, PuzzleScene
from game.ui.canvas import Canvas
from game.ui.listview import ListView
from game.ui.look import Look
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.challenge_puzzle import Puzzle
    from game.scenes.challenges import ChallengesScene

LIST_W: Final = 800.0
ROWS: Final = 6


class PuzzlesPane:
    """The list at the left, the chosen puzzle at the right."""

    def __init__(self, page: ChallengesScene) -> None:
        self.page = page
        self.puzzles = puzzles(page.edition)
        self.index = min(page.chosen.get("puzzle", self._first_open()), len(self.puzzles) - 1)

    @property
    def first(self) -> ListView:
        """The list."""
        return self.list

    @property
    def puzzle(self) -> Puzzle:
        """The chosen puzzle."""
        return self.puzzles[self.index]

    def build(self) -> None:
        """Make the list and the two buttons."""
        form = self.page.form
        self.list = form.add(
            ListView(len(self.puzzles), 1, self._draw_row, on_select=self._select, on_open=lambda _: self._play())
        )
        self.list.selected = self.index
        self.play = form.add(Button(tr("Solve"), self._play, kind="primary", icon="play"))
        self.show = form.add(Button(tr("Solution"), self._show, icon="eye"))

    def place(self) -> None:
        """Set the list at the left, the buttons along the panel's foot."""
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
        """Draw the chosen puzzle: what it asks for, who answers, how far one is."""
        page, palette = self.page, self.page.look.palette
        x, y, w, h = PANEL
        left = x + 20 + LIST_W + INSET
        wide = x + w - INSET - left
        middle = left + wide / 2
        page.write(
            canvas, "name", words.title(self.index + 1), middle, y + 50, palette.line_light, "center", 32, wide, 54
        )
        page.sprite(canvas, "ui/divider", left, y + 80, wide, 8)
        tile = self.puzzle.goal.tile
        top = y + 104
        if tile is None:
            page.sprite(canvas, "fx/glow", middle - 90, top - 20, 180, 180)
            page.sprite(canvas, "icon/trophy", middle - 56, top + 14, 112, 112)
        else:
            wide_tile, high_tile = page.look.atlas.size(f"tile/{tile}")
            factor = min(wide / wide_tile, 140 / high_tile)
            page.sprite(
                canvas, f"tile/{tile}", middle - wide_tile * factor / 2, top, wide_tile * factor, high_tile * factor
            )
        enlarged = page.look.text.enlarged
        px = min(26.0, 26.0 * 1.25 / max(1.25, enlarged))
        top += 158
        goal = words.goal(self.puzzle, RIVAL)
        top += (
            page.write_lines(canvas, "prompt", goal, left, top, wide, palette.text, px=px, align=0.5, max_lines=3) + 8
        )
        note = words.answerer(self.puzzle, RIVAL)
        px = min(20.0, 20.0 * 1.3 / max(1.3, enlarged))
        page.write_lines(canvas, "note", note, left, top, wide, palette.text_soft, px=px, align=0.5, max_lines=3)
        page.write(
            canvas, "small", self._state(self.index), middle, y + h - 116, palette.text_muted, "center", 19, wide, 36
        )

    def _draw_row(self, canvas: Canvas, look: Look, index: int, rect: pygame.Rect) -> None:
        palette, puzzle = look.palette, self.puzzles[index]
        done = self._progress(index).solved
        middle = rect.y + (rect.h - look.px(4)) / 2
        side = min(look.px(46), rect.h - look.px(12))
        name = "token/5" if done else "token_ghost/5"
        canvas.image(look.sprite(name, side, side), rect.x + look.px(20), middle - side / 2)
        icon = round(side * 0.5)
        mark = look.sprite("icon/ok" if done else "icon/star", icon, icon)
        canvas.image(mark, rect.x + look.px(20) + (side - icon) / 2, middle - icon / 2, 255 if done else 120)
        left = rect.x + look.px(40) + side
        room = rect.right - look.px(20) - left
        title, goal = words.title(index + 1), words.goal(puzzle, RIVAL)
        upper = look.text.fit("name", title, room * 0.6, 23, rect.h * 0.46)
        lower = look.text.fit("body", goal, room, 20, rect.h * 0.44)
        step = rect.h * 0.2
        canvas.text("name", title, left, middle - step, palette.text, "midleft", upper, max_width=room * 0.6)
        canvas.text("body", goal, left, middle + step, palette.text_soft, "midleft", lower, max_width=room)
        state = self._state(index)
        px = look.text.fit("small", state, room * 0.38, 18, rect.h * 0.44)
        color = palette.ok if done else palette.text_muted
        right = rect.right - look.px(20)
        canvas.text("small", state, right, middle - step, color, "midright", px, max_width=room * 0.38)

    def _progress(self, index: int) -> Progress:
        return self.page.progress.get(self.puzzles[index].id, Progress())

    def _state(self, index: int) -> str:
        progress = self._progress(index)
        if not progress.tries:
            return tr("Not tried yet")
        tries = trn("{count} try", "{count} tries", progress.tries).format(count=progress.tries)
        return tr("Solved, {tries}").format(tries=tries) if progress.solved else tries

    def _first_open(self) -> int:
        return next((index for index in range(len(self.puzzles)) if not self._progress(index).solved), 0)

    def _select(self, index: int) -> None:
        self.index = self.page.chosen["puzzle"] = index

    def _play(self) -> None:
        self.page.app.push(PuzzleScene(self.page.app, self.puzzle, self.index + 1))

    def _show(self) -> None:
        self.page.app.push(PuzzleScene(self.page.app, self.puzzle, self.index + 1, playback=True))
