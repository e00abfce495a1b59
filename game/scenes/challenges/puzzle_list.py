"""The tab of puzzles: a list with the person's progress, and the position and goal of the chosen puzzle.

Knows puzzles and the person's progress; ``puzzle`` is the scene in which they are played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.challenges.puzzle import puzzles, set_up
from game.challenges.puzzle_session import puzzle_seats
from game.profile.database import Progress
from game.rules import COLORS
from game.rules import edition as rules_of
from game.rules.model import HAND_LIMIT
from game.scenes.challenges.pane import INSET, PANEL, Pane, Results
from game.scenes.challenges.puzzle import PuzzleScene
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
    from game.rules.model import GameState
    from game.scenes.shared.page import Page

LIST_W: Final = 800.0
ROWS: Final = 6
LARGE, SMALL = 372.0, 236.0
"""The height of the chosen puzzle's picture, usually and with a large text size."""
PRIZE: Final = 224.0
"""The width of the goal in the picture; all measures in it are for the height ``LARGE``."""
BONUS: Final = (62.0, 86.0)
CARD: Final = (96.0, 134.0)
TOKEN: Final = 46.0
EDGE: Final = 22.0


class PuzzlesPane(Pane):
    """The list at the left, the chosen puzzle at the right."""

    def __init__(self, page: Page, results: Results) -> None:
        super().__init__(page, results)
        self.puzzles = puzzles(page.edition)
        self.rival = default_name(1, "bot", page.edition)
        self._states: dict[str, GameState] = {}
        """The positions of puzzles that were chosen."""
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
        page.write(canvas, "name", self._title(self.index), middle, y + 50, palette.line_light, "center", 32, wide, 54)
        page.sprite(canvas, "ui/divider", left, y + 80, wide, 8)
        high = SMALL if page.look.text.enlarged > 1.25 else LARGE
        self._paint_position(canvas, (left, y + 104, wide, high))
        top = y + 104 + high + 16
        foot = y + h - 136
        goal, note = texts.goal(self.puzzle, self.rival), texts.answerer(self.puzzle, self.rival)
        top += self._paint_lines(canvas, "prompt", goal, (left, top, wide, (foot - top) * 0.6), 26.0) + 4
        self._paint_lines(canvas, "note", note, (left, top, wide, foot - top), 20.0)
        page.write(
            canvas, "small", self._state(self.index), middle, y + h - 116, palette.text_muted, "center", 19, wide, 36
        )

    def _paint_position(self, canvas: Canvas, box: tuple[float, float, float, float]) -> None:
        """Draw the goal at the left of a box and what the person has at its right: bonuses, tokens, reserved cards."""
        page, (x, y, w, h) = self.page, box
        page.sprite(canvas, "ui/panel_dim", *box)
        share = h / LARGE
        edge, goal = EDGE * share, PRIZE * share
        self._paint_goal(canvas, (x + edge, y + edge, goal, h - 2 * edge))
        state = self._states.get(self.puzzle.id)
        if state is None:
            return
        own = state.players[self.puzzle.seat]
        left, top = x + 2 * edge + goal, y + edge
        room = x + w - edge - left
        wide, high = BONUS[0] * share, BONUS[1] * share
        step = room / COLORS
        for color in range(COLORS):
            at = left + color * step
            count = own.bonuses[color]
            page.sprite(canvas, f"bonus/{color}", at, top, wide, high, 255 if count else 70)
            self._number(canvas, count, at + wide / 2, top + high * 0.7, high * 0.4)
        top += high + edge * 0.8
        side, held = TOKEN * share, [kind for kind, count in enumerate(own.tokens) if count]
        for number, kind in enumerate(held):
            at = left + number * room / (COLORS + 1)
            page.sprite(canvas, f"token/{kind}", at, top, side, side)
            self._number(canvas, own.tokens[kind], at + side * 0.94, top + side * 0.84, side * 0.56)
        top += (side if held else 0) + edge * 1.2
        wide, high = CARD[0] * share, CARD[1] * share
        for number in range(HAND_LIMIT):
            card = own.hand[number].card if number < len(own.hand) else None
            name = f"card/{card}" if card else "place/well"
            page.sprite(canvas, name, left + number * (wide + edge), top, wide, high)

    def _number(self, canvas: Canvas, count: int, x: float, y: float, high: float) -> None:
        """Write a count over a piece; nothing for none."""
        if count:
            at, look = self.page.stage.at(x, y), self.page.look
            px = look.text.reference("count", max(13.0, high * self.page.stage.scale))
            canvas.text("count", str(count), *at, look.palette.text, "center", px, outline=look.palette.ink)

    def _paint_goal(self, canvas: Canvas, box: tuple[float, float, float, float]) -> None:
        """Draw the tile that decides, or a medal over the points that decide, in the middle of a box."""
        page, palette, (x, y, w, h) = self.page, self.page.look.palette, box
        tile = self.puzzle.goal.tile
        if tile is not None:
            wide, high = page.look.atlas.size(f"tile/{tile}")
            share = min(w / wide, h / high)
            wide, high = wide * share, high * share
            page.sprite(canvas, f"tile/{tile}", x + (w - wide) / 2, y + (h - high) / 2, wide, high)
            return
        side = min(w, h * 0.66)
        page.sprite(canvas, "medal/win", x + (w - side) / 2, y + h * 0.04, side, side)
        icon = side * 0.46
        page.sprite(canvas, "icon/trophy", x + (w - icon) / 2, y + h * 0.04 + (side - icon) / 2, icon, icon)
        state = self._states.get(self.puzzle.id)
        if state is not None:
            points = f"{state.players[self.puzzle.seat].points} / {rules_of(page.edition).goal}"
            page.write(canvas, "count", points, x + w / 2, y + h * 0.87, palette.text, "center", h * 0.15, w, h * 0.22)

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
        if self.puzzle.id not in self._states:
            seats = puzzle_seats(self.puzzle, self.results.name, self.rival)
            self._states[self.puzzle.id] = set_up(self.puzzle, seats).state
            self.page.app.redraw()

    def _draw_row(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        palette, puzzle = look.palette, self.puzzles[index]
        done = self._progress(index).solved
        middle = rect.y + (rect.h - look.px(4)) / 2
        side = min(look.px(64), rect.h - look.px(12))
        self._draw_prize(canvas, look, index, pygame.Rect(rect.x + look.px(20), round(middle - side / 2), side, side))
        left = rect.x + look.px(40) + side
        max_width = rect.right - look.px(20) - left
        title, goal = self._title(index), texts.goal(puzzle, self.rival)
        numbers = range(len(self.puzzles))
        titles = [self._title(number) for number in numbers]
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
        """Draw the tile to be won or kept from a rival, else a medal with the number, with a tick once it is solved."""
        tile, done = self.puzzles[index].goal.tile, self._progress(index).solved
        if tile is None:
            name = "medal/win" if done else "medal_open/win"
            canvas.image(look.sprite(name, box.w, box.h), box.x, box.y)
            color = look.palette.text if done else look.palette.text_soft
            px = look.text.reference("count", box.h * 0.5)
            canvas.text("count", str(index + 1), *box.center, color, "center", px, outline=look.palette.ink)
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

    def _title(self, index: int) -> str:
        return texts.title(self.puzzles[index], index + 1)

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
