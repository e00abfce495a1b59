"""The tab of puzzles: the day's puzzle and all others by grade, and the position and goal of the chosen one.

Knows puzzles and the person's progress; knows nothing of how a puzzle is played, which is in ``puzzle``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.challenges.puzzle import daily_id, daily_puzzle, puzzles, set_up
from game.challenges.puzzle_session import puzzle_seats
from game.profile.database import Progress
from game.rules import COLORS
from game.rules import edition as rules_of
from game.rules.model import HAND_LIMIT
from game.scenes.challenges.opening_view import market_area, paint_market
from game.scenes.challenges.pane import INSET, PANEL, Pane, Results
from game.scenes.challenges.puzzle import PuzzleScene
from game.scenes.challenges.puzzle_grid import DAILY, GRID_HIGH, PuzzleGrid
from game.scenes.shared import challenge_text as texts
from game.scenes.shared.lineup import default_name
from game.scenes.shared.pieces import paint_count
from game.support.i18n import tr, trn
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import (
    BODY,
    CAPTION_SMALL,
    FIGURE,
    HEADLINE,
    NAME,
    NOTE,
    NOTE_SMALL,
    PROMPT_LARGE,
    TextStyle,
)
from game.ui.widgets.buttons import Button, match_row
from game.view.theme import Color

if TYPE_CHECKING:
    import pygame

    from game.challenges.puzzle import Puzzle
    from game.rules.model import GameState, Player
    from game.scenes.shared.page import Page

GRID_W: Final = 628.0
GAP: Final = 28.0
"""Between the panel's upper and lower edge and what lies in it."""
LARGE, SMALL = 442.0, 340.0
"""The height of the chosen puzzle's picture, usually and with a large text size."""
TOP: Final = 90.0
"""Where the picture begins, below the panel's upper edge."""
MARKET: Final = 570.0
"""The width of the market in the picture; all measures in it are for the height ``LARGE``."""
POINTS: Final = 76.0
"""The height of the portrait and of the plate with the points."""
BONUS: Final = (36.0, 51.0)
CARD: Final = (62.0, 87.0)
TOKEN: Final = 46.0
EDGE: Final = 10.0
COUNT: Final = 1.06
"""The width of a count's plate on a token, by its height."""
MIN_COUNT: Final = 15.0
"""Minimum height of that plate in window pixels."""


class PuzzlesPane(Pane):
    """The grid at the left, the chosen puzzle at the right."""

    def __init__(self, page: Page, results: Results) -> None:
        super().__init__(page, results)
        self.puzzles = puzzles(page.edition)
        self.daily = daily_puzzle(page.edition, results.today)
        self.rival = default_name(1, "bot", page.edition)
        self._states: dict[str, GameState] = {}
        """The positions of puzzles that were chosen."""
        self.index = min(results.chosen.get("puzzle", self._first_open()), len(self.puzzles) - 1)

    @property
    def first(self) -> PuzzleGrid:
        return self.grid

    @property
    def puzzle(self) -> Puzzle:
        """The chosen puzzle."""
        return self._at(self.index)

    def build(self) -> None:
        form = self.page.form
        self.grid = form.add(
            PuzzleGrid(
                [puzzle.grade for puzzle in self.puzzles],
                [self._progress(index) for index in range(len(self.puzzles))],
                self._draw_daily,
                self._describe_place,
                on_select=self._select,
                on_open=self._play,
            )
        )
        self.next = form.add(Button(tr("Next puzzle"), self._go_on, kind="primary", icon="right"))
        self.play = form.add(Button(tr("Solve"), self._play, kind="primary", icon="play"))
        self.show = form.add(Button(tr("Solution"), self._show, icon="eye"))
        self.grid.select(self.index)

    def place(self) -> None:
        page = self.page
        x, y, w, h = PANEL
        page.put(self.grid, x + INSET, y + GAP, GRID_W, GRID_HIGH)
        left = x + INSET + GRID_W + INSET
        row = [button for button in (self.next, self.play, self.show) if button.visible]
        each = (x + w - INSET - left + 14) / len(row)
        for number, button in enumerate(row):
            page.put(button, left + number * each, y + h - GAP - 62, each - 14, 62)
        match_row(row, page.look)

    def paint(self, canvas: Canvas) -> None:
        page = self.page
        x, y, w, h = PANEL
        left = x + INSET + GRID_W + INSET
        width = x + w - INSET - left
        middle = left + width / 2
        page.write(
            canvas, HEADLINE.in_color("line_light"), self._title(self.index), middle, y + 42, "center", width, 54
        )
        page.sprite(canvas, "ui/divider", left, y + 68, width, 8)
        height = SMALL if page.look.text.enlarged > 1.25 else LARGE
        self._paint_position(canvas, (left, y + TOP, width, height))
        top = y + TOP + height + 14
        foot = y + h - 136
        goal, note = texts.goal(self.puzzle, self.rival), texts.answerer(self.puzzle, self.rival)
        top += self._paint_lines(canvas, PROMPT_LARGE, goal, (left, top, width, (foot - top) * 0.6)) + 4
        self._paint_lines(canvas, NOTE, note, (left, top, width, foot - top))
        if self.index != DAILY:  # shown on the plate of the daily puzzle
            words, color = self._state(self.index), self._state_color(self.index)
            page.write(canvas, NOTE.in_color(color), words, middle, y + h - 116, "center", width, 36)

    def _paint_position(self, canvas: Canvas, box: tuple[float, float, float, float]) -> None:
        """Draw the open cards and tiles at the left of a box, and what the person has at its right."""
        page, (x, y, w, h) = self.page, box
        page.sprite(canvas, "ui/panel_dim", *box)
        state = self._states.get(self.puzzle.id)
        if state is None:
            return
        share = h / LARGE
        x, w = x + w * (1 - share) / 2, w * share  # all keeps together in the middle
        edge, width = EDGE * share, MARKET * share
        inset = 1.8 * edge
        market = market_area(page.look, state, (x + edge, y + inset, width, h - 2 * inset))
        spare = (width - market[2]) / 3  # the same before, between and after the two parts
        paint_market(page, canvas, state, (x + edge + spare, *market[1:]), self.puzzle.goal.tile)
        left = x + 2.6 * edge + width - spare
        self._paint_own(canvas, state, (left, y + inset, w - 3.6 * edge - width, h - 2 * inset), share)

    def _paint_own(
        self, canvas: Canvas, state: GameState, box: tuple[float, float, float, float], share: float
    ) -> None:
        """Draw what the person has, one kind of piece below the other; ``share`` is the picture's size by ``LARGE``."""
        x, top, w, h = box
        own = state.players[self.puzzle.seat]
        gap = (h - (POINTS + BONUS[1] + TOKEN + CARD[1]) * share) / 3
        self._paint_points(canvas, state, (x, top, w, POINTS * share))
        top += POINTS * share
        for caption, height, paint in (
            (tr("Bonuses"), BONUS[1] * share, self._paint_bonuses),
            (tr("Tokens"), TOKEN * share, self._paint_tokens),
            (tr("Reserved"), CARD[1] * share, self._paint_reserved),
        ):
            self._head(canvas, caption, (x, top, w, gap))
            top += gap
            paint(canvas, own, (x, top, w, height))
            top += height

    def _paint_bonuses(self, canvas: Canvas, own: Player, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        width = h * BONUS[0] / BONUS[1]
        step = (w - width) / (COLORS - 1)
        for color, count in enumerate(own.bonuses):
            self.page.sprite(canvas, f"bonus/{color}", x + color * step, y, width, h, 255 if count else 70)
            self._number(canvas, count, x + color * step + width / 2, y + h * 0.68, h * 0.44)

    def _paint_tokens(self, canvas: Canvas, own: Player, box: tuple[float, float, float, float]) -> None:
        page, (x, y, w, h) = self.page, box
        held = [kind for kind, count in enumerate(own.tokens) if count]
        step = min(h * 1.3, w / max(1, len(held)))
        side = min(h, step * 0.9)
        for number, kind in enumerate(held):
            at = x + number * step
            page.sprite(canvas, f"token/{kind}", at, y + (h - side) / 2, side, side)
            foot, plate = y + (h + side) / 2, max(side * 0.5, MIN_COUNT / page.stage.scale)
            paint_count(page, canvas, str(own.tokens[kind]), at + side * 0.76, foot - side * 0.2, plate, COUNT)

    def _paint_reserved(self, canvas: Canvas, own: Player, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        width = h * CARD[0] / CARD[1]
        step = (w - width) / (HAND_LIMIT - 1)
        for number in range(HAND_LIMIT):
            card = own.hand[number].card if number < len(own.hand) else None
            name = f"card/{card}" if card else "place/well"
            self.page.sprite(canvas, name, x + number * step, y, width, h)

    def _head(self, canvas: Canvas, text: str, box: tuple[float, float, float, float]) -> None:
        """Write a caption into the gap above some of the person's pieces, near them."""
        x, y, w, h = box
        self.page.caption(canvas, text, x, y + h * 0.6, w, h * 0.72, style=CAPTION_SMALL)

    def _number(self, canvas: Canvas, count: int, x: float, y: float, height: float) -> None:
        """Write a count over a piece; nothing for none."""
        if count:
            at, look = self.page.stage.at(x, y), self.page.look
            style = look.text.sized(FIGURE, max(13.0, height * self.page.stage.scale))
            canvas.text(style, str(count), *at, "center", outline=look.palette.ink)

    def _paint_points(self, canvas: Canvas, state: GameState, box: tuple[float, float, float, float]) -> None:
        """Draw the person's portrait, and beside it the points and the goal on a plate."""
        page, (x, y, w, h) = self.page, box
        name = puzzle_seats(self.puzzle, self.results.name, self.rival)[self.puzzle.seat].name
        page.sprite(canvas, page.look.avatars([name])[0], x, y, h, h)
        left = x + h + EDGE
        page.sprite(canvas, "ui/field", left, y, x + w - left, h)
        points = f"{state.players[self.puzzle.seat].points} / {rules_of(page.edition).goal}"
        middle, width = (left + x + w) / 2, x + w - left - EDGE
        page.write(canvas, FIGURE.at(h * 0.5), points, middle, y + h / 2, "center", width, h * 0.9)

    def _paint_lines(
        self, canvas: Canvas, style: TextStyle, text: str, box: tuple[float, float, float, float]
    ) -> float:
        """Write a centred text into a box, as large as it fits, and return its height."""
        page, renderer, (x, y, w, h) = self.page, self.page.look.text, box
        scale = page.stage.scale
        style = renderer.fit_box(style, text, w * scale, h * scale)
        smaller = style.scaled(0.85)
        if len(renderer.wrap(smaller, text, w * scale)) < len(renderer.wrap(style, text, w * scale)):
            style = smaller  # a slightly smaller size saves a line
        return page.write_lines(canvas, style, text, x, y, w, align=0.5)

    def update(self) -> None:
        if self.puzzle.id not in self._states:
            seats = puzzle_seats(self.puzzle, self.results.name, self.rival)
            self._states[self.puzzle.id] = set_up(self.puzzle, seats).state
            self.page.app.redraw()

    def _draw_daily(self, canvas: Canvas, look: RenderContext, box: pygame.Rect) -> None:
        """Draw the plate of the day's puzzle: the day, and whether it is solved."""
        progress = self._progress(DAILY)
        side, edge = round(box.h * 0.62), round(box.h * 0.19)
        medal = f"medal{'' if progress.solved else '_open'}/win"
        canvas.image(look.sprite(medal, side, side), box.x + edge, box.y + (box.h - side) // 2)
        left = box.x + 2 * edge + side
        width = box.right - edge - left
        middle, step = box.y + box.h / 2, box.h * 0.2
        day = tr("{day} (UTC)").format(day=texts.day(self.results.today))
        title, state = tr("Daily puzzle"), self._state(DAILY)
        upper = look.text.fit(NAME, title, width * 0.5, box.h * 0.4)
        lower = look.text.fit(BODY, state, width, box.h * 0.36)
        small = look.text.fit(NOTE_SMALL, day, width * 0.46, box.h * 0.3)
        canvas.text(upper.in_color("line_light"), title, left, middle - step, "midleft", max_width=width * 0.5)
        canvas.text(lower.in_color(self._state_color(DAILY)), state, left, middle + step, "midleft", max_width=width)
        right = box.right - edge
        canvas.text(small, day, right, middle - step, "midright", max_width=width * 0.46)

    def _describe_place(self, index: int) -> str:
        """Return a puzzle in words for a screen reader."""
        return ". ".join((self._title(index), texts.goal(self._at(index), self.rival).rstrip("."), self._state(index)))

    def _at(self, index: int) -> Puzzle:
        return self.daily if index == DAILY else self.puzzles[index]

    def _title(self, index: int) -> str:
        return f"{texts.title(index + 1)} · {texts.grade_name(self._at(index).grade)}"

    def _progress(self, index: int) -> Progress:
        """Return a person's progress; the day's puzzle is to be solved on its day."""
        name = daily_id(self.page.edition, self.results.today) if index == DAILY else self.puzzles[index].id
        return self.results.progress.get(name, Progress())

    def _state(self, index: int) -> str:
        progress = self._progress(index)
        if not progress.tries:
            return tr("Not tried yet")
        tries = trn("{count} try", "{count} tries", progress.tries).format(count=progress.tries)
        return tr("Solved, {tries}").format(tries=tries) if progress.solved else tries

    def _state_color(self, index: int) -> Color:
        palette = self.page.look.palette
        return palette.ok if self._progress(index).solved else palette.text_muted

    def _first_open(self) -> int:
        return next((index for index in range(DAILY, len(self.puzzles)) if not self._progress(index).solved), DAILY)

    @property
    def _following(self) -> int | None:
        """The next puzzle that is not solved, after the last one from the first on; ``None`` where there is none."""
        after = (*range(self.index + 1, len(self.puzzles)), *range(DAILY, self.index))
        return next((index for index in after if not self._progress(index).solved), None)

    def _go_on(self) -> None:
        """Choose the next puzzle that is not solved."""
        if self._following is not None:
            self.grid.select(self._following)
            self.page.form.focus(self.play)

    def _select(self, index: int) -> None:
        self.index = self.results.chosen["puzzle"] = index
        solved = self._progress(index).solved
        self.play.label, self.play.kind = (tr("Play again"), "plain") if solved else (tr("Solve"), "primary")
        self.next.visible = solved and self._following is not None
        self.place()

    def _play(self, playback: bool = False) -> None:
        day = self.results.today if self.index == DAILY else None
        self.page.app.push(PuzzleScene(self.page.app, self.puzzle, self.index + 1, playback, day))

    def _show(self) -> None:
        self._play(playback=True)
