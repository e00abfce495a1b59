"""A puzzle on the real table: its goal and the turns left, and the dialogs when it is solved or missed.

Knows the table's scene, the puzzle's session and the dialogs; knows nothing of when the goal is reached, which the
session decides.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from game.challenges.puzzle import daily_id, puzzles
from game.challenges.puzzle_session import PuzzleSession, puzzle_seats
from game.profile.database import ProfileError
from game.replays.replay import Replay
from game.scenes.profile.count import open_store, player_name
from game.scenes.shared import challenge_text as texts
from game.scenes.shared.dialogs.dialog import PADDING, DialogChoice, DialogScene, ask
from game.scenes.shared.lineup import default_name
from game.scenes.table.scene import TableScene
from game.support.i18n import tr
from game.ui.graphics.type_scale import CAPTION_SMALL, PROMPT
from game.view.layout.geometry import Rect
from game.view.layout.table import Control, TableLayout, Target

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from game.challenges.puzzle import Puzzle
    from game.ui.app.scene import AppContext
    from game.ui.graphics.canvas import Canvas
    from game.ui.table.table_view import Highlights

REST_MS: Final = 900
"""How long the last position is shown before the verdict."""
TILE_HIGH: Final = 150.0
"""Height of the tile in the dialog with the task."""
HEIGHT: Final = 136.0
"""Height of the goal's panel below the log, in reference pixels."""

LIGHT: Final = 55
"""How dark the table is while its task is read, of 255."""
OVER: Final = 4.0
"""How far the task lies over the edges of the log."""

_log = logging.getLogger(__name__)

_PICTURE_FROM: Final = 70
"""Minimum height at which the box of the goal has a picture of it, in reference pixels."""


class PuzzleIntro(DialogScene):
    """The task of a puzzle, with its picture where there is room; everything about the position stays in sight."""

    shade = LIGHT

    def __init__(
        self,
        edition: str,
        title: str,
        text: str,
        choices: Sequence[DialogChoice],
        column: Callable[[], Rect],
        tile: str | None = None,
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        """``column`` returns the box of the log, the goal below it and the dock together, in window pixels."""
        super().__init__(edition, title, text, choices, on_cancel)
        self._column = column
        self._placed: Rect | None = None
        self._tile = tile
        self.extra = 0.0 if tile is None else TILE_HIGH + 24

    @property
    def _narrow(self) -> float:
        """The width of the task at the usual text size."""
        return self._column().w / self.stage.scale + 2 * OVER

    @property
    def width(self) -> float:
        return min(super().width, self._narrow * self.look.text.enlarged)

    @property
    def middle(self) -> float:
        right = (self._column().right - self.stage.at(0, 0)[0]) / self.stage.scale
        return right + OVER - self.width / 2

    def _metrics(self) -> tuple[float, float, float]:
        """Lay the panel over the log, the goal and the dock; with large text it is wider, and in the middle."""
        top, text_high, height = super()._metrics()
        if self.width > self._narrow:
            return top, text_high, height
        column, (_, origin), scale = self._column(), self.stage.at(0, 0), self.stage.scale
        room = column.h / scale
        return (top, text_high, height) if room < height else ((column.y - origin) / scale, text_high, room)

    def update(self, dt_ms: float) -> None:
        """Follow the dock, which is higher once the position is on show."""
        super().update(dt_ms)
        if self._column() != self._placed:
            self.place()
            self.app.redraw()

    def place(self) -> None:
        self._placed = self._column()
        super().place()

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        top, text_high, panel_high = self._metrics()
        y = top + PADDING + 62 + text_high
        spare = top + panel_high - PADDING - self.row - y  # what the text and the buttons leave
        if spare >= TILE_HIGH:
            name = _picture(self._tile)
            width, height = self.look.atlas.size(name)
            width *= TILE_HIGH / height
            self.sprite(canvas, name, self.middle - width / 2, y + (spare - TILE_HIGH) / 2, width, TILE_HIGH)


def _picture(tile: str | None) -> str:
    """Return the sprite for a goal: its tile, or a medal where it has none."""
    return "medal/win" if tile is None else f"tile/{tile}"


class PuzzleScene(TableScene):
    """A puzzle in play, or the playback of its solution, over the list it was opened from."""

    def __init__(
        self, app: AppContext, puzzle: Puzzle, number: int, playback: bool = False, day: date | None = None
    ) -> None:
        """Open a puzzle; ``number`` is its position in the list, counted from 1, or 0 for the puzzle of ``day``."""
        self.puzzle = puzzle
        self.number = number
        self.day = day
        self.rival = default_name(1, "bot", puzzle.edition)
        self.playing = PuzzleSession(puzzle, puzzle_seats(puzzle, player_name(app), self.rival), playback)
        self._ended = False
        self._watched = False
        self._laid_out: TableLayout | None = None
        self._goal_box = Rect(0, 0, 0, 0)
        super().__init__(app, self.playing)

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self.view.viewer = self.puzzle.seat
        if not self.playing.playback:
            text = f"{texts.goal(self.puzzle, self.rival)} {texts.answerer(self.puzzle, self.rival)}"
            choices = (
                DialogChoice(tr("Start"), kind="primary", icon="play"),
                DialogChoice(tr("Back"), app.pop, icon="left"),
            )
            title, tile = texts.title(self.number), self.puzzle.goal.tile
            app.push(PuzzleIntro(self.edition, title, text, choices, self._below_mats, tile, app.pop))

    def draw(self, canvas: Canvas) -> None:
        self._place_goal()
        super().draw(canvas)
        if not isinstance(self.app.scene, PuzzleIntro):
            self._draw_goal(canvas)

    def _below_mats(self) -> Rect:
        """Return the box of the log, the goal and the dock together."""
        self._place_goal()
        log = self.view.layout.log
        return log._replace(h=self.view.layout.dock.rect.bottom - log.y)

    def highlights(self) -> Highlights:
        """Return the table's highlights, with the puzzle's verdict at its end and a note while a solution is played."""
        highlights = super().highlights()
        if self.playing.playback:
            return replace(highlights, waiting=tr("This is the solution."), verdict=tr("Solution"))
        return replace(highlights, verdict=tr("Solved!") if self._solved else tr("Not solved"))

    def press(self, target: Target) -> None:
        if target is Control.MENU:
            self._open_menu()
        else:
            super().press(target)

    def _place_goal(self) -> None:
        """Make space for the goal below the log, which is open at a table of two."""
        layout = self.view.layout
        if layout is self._laid_out:
            return
        log, gap = layout.log, round(8 * layout.scale)
        height = min(round(HEIGHT * layout.scale), log.h // 2)
        self._goal_box = Rect(log.x, log.bottom - height, log.w, height)
        self.view.layout = self._laid_out = replace(layout, log=Rect(log.x, log.y, log.w, log.h - height - gap))

    def _draw_goal(self, canvas: Canvas) -> None:
        look, box = self.look, self._goal_box
        sentences = [texts.goal(self.puzzle, self.rival)]
        if self.puzzle.goal.turns > 1:
            mine = self.playing.state.turn == self.puzzle.seat and not self.table.over
            sentences.append(texts.turn_of(self.playing.begun, self.puzzle.goal.turns, mine))
        canvas.image(look.sprite("mat/dock", box.w, box.h), box.x, box.y)
        inner = box.inset(round(box.h * 0.16), round(box.h * 0.1))
        if box.h >= look.px(_PICTURE_FROM):
            across = self._draw_picture(canvas, inner) + look.px(18)
            head = look.text.line_height(CAPTION_SMALL)
            inner = Rect(inner.x + across, inner.y + head, inner.w - across, inner.h - head)
            title = texts.title(self.number).upper()
            style = look.text.fit(CAPTION_SMALL, title, inner.w)
            canvas.text(style, title, inner.x, inner.y, "bottomleft")
        self._draw_lines(canvas, sentences, inner)

    def _draw_lines(self, canvas: Canvas, sentences: Sequence[str], box: Rect) -> None:
        """Draw the goal and the turn in as few lines as they fit into, or the goal alone where both do not fit."""
        look = self.look
        style = look.text.sized(PROMPT, max(13, round(22 * self.view.layout.scale)))
        step = look.text.line_height(style) * 0.94
        lines = look.text.balance(style, " ".join(sentences), box.w)
        if len(lines) * step > box.h:
            style = look.text.sized(PROMPT, 13)
            step = look.text.line_height(style) * 0.94
            lines = look.text.wrap(style, sentences[0], box.w)
        for number, line in enumerate(lines):
            y = box.center[1] + (number - (len(lines) - 1) / 2) * step
            canvas.text(style, line, box.x, y, "midleft", max_width=box.w)

    def _draw_picture(self, canvas: Canvas, box: Rect) -> int:
        """Draw the picture of the goal and return its width."""
        look, name = self.look, _picture(self.puzzle.goal.tile)
        width, height = look.atlas.size(name)
        across = round(box.h * width / height)
        canvas.image(look.sprite(name, across, box.h), box.x, box.y)
        return across

    def _finish(self, dt_ms: float) -> None:
        """Save the result and show it."""
        self._over_ms += dt_ms
        self.app.redraw()
        if self._ended or (self._over_ms < REST_MS and self.app.settings.speed != "off"):
            return
        self._ended = True
        if self.playing.playback:
            self._show_playback_end()
            return
        self._save_result()
        self.sound("win" if self._solved else "refused")
        self._show_verdict()

    @property
    def _solved(self) -> bool:
        return self.playing.outcome == "solved"

    def resume(self) -> None:
        """Return from a dialog or a page; after the game was watched, the verdict is shown again."""
        super().resume()
        if self._watched:
            self._watched = False
            self._show_verdict()

    def _watch(self) -> None:
        """Open the viewer on the game just played, at the position of the puzzle."""
        self._watched = True
        self.app.go.watch(Replay(self.playing.record), start=len(self.puzzle.moves))

    def _save_result(self) -> None:
        try:
            with open_store(self.app) as profile:
                profile.add_try(self.puzzle.id, player_name(self.app), self._solved)
                if self.day is not None:
                    profile.add_try(daily_id(self.edition, self.day), player_name(self.app), self._solved)
        except ProfileError as error:
            _log.warning("The puzzle’s result is not kept: %s", error)

    def _show_verdict(self) -> None:
        watch = DialogChoice(tr("Watch"), self._watch, icon="replays")
        if self._solved:
            title, text = tr("Solved!"), self._reached + self._worth()
            choices = [watch, DialogChoice(tr("Back to the list"), self.app.pop, icon="left")]
            if 0 < self.number < len(puzzles(self.edition)):
                choices.insert(0, DialogChoice(tr("Next puzzle"), self._next, "primary", "right"))
        else:
            title, text = tr("Not solved"), tr("Not this time. {goal}")
            choices = [
                DialogChoice(tr("Try again"), self._again, "primary", "reset"),
                DialogChoice(tr("Solution"), partial(self._again, playback=True), icon="eye"),
                watch,
                DialogChoice(tr("Back"), self.app.pop, icon="left"),
            ]
        text = text.format(goal=texts.goal(self.puzzle, self.rival))
        ask(self.app, self.edition, title, text, choices, self.app.pop)

    @property
    def _reached(self) -> str:
        """What was reached; ``{goal}`` in it stands for the goal."""
        return tr("You found the best move.") if self.puzzle.goal.kind == "best" else tr("Goal reached: {goal}")

    def _worth(self) -> str:
        """Return what the best move is worth, where a puzzle asks for it; else an empty string."""
        if self.puzzle.goal.kind != "best":
            return ""
        best, other = (round(100 * chance) for chance in (self.puzzle.chance, self.puzzle.next))
        text = tr("Your chance of winning is now {best}%, and {other}% after the next best move.")
        return " " + text.format(best=best, other=other)

    def _show_playback_end(self) -> None:
        choices = (
            DialogChoice(tr("Try it yourself"), self._again, "primary", "play"),
            DialogChoice(tr("Watch again"), partial(self._again, playback=True), icon="replays"),
            DialogChoice(tr("Back"), self.app.pop, icon="left"),
        )
        text = texts.goal(self.puzzle, self.rival) + self._worth()
        ask(self.app, self.edition, tr("Solution"), text, choices, self.app.pop)

    def _open_menu(self) -> None:
        self.table.pause(True)
        choices = (
            DialogChoice(tr("Resume"), kind="primary", icon="play"),
            DialogChoice(tr("Try again"), self._again, icon="reset"),
            DialogChoice(tr("Show the solution"), partial(self._again, playback=True), icon="eye"),
            DialogChoice(tr("Settings"), partial(self.app.go.open_settings, self.edition), icon="settings"),
            DialogChoice(tr("Back to the list"), self.app.pop, icon="left"),
        )
        ask(self.app, self.edition, texts.title(self.number), texts.goal(self.puzzle, self.rival), choices)

    def _again(self, playback: bool = False) -> None:
        self.app.replace(PuzzleScene(self.app, self.puzzle, self.number, playback, self.day))

    def _next(self) -> None:
        following = puzzles(self.edition)[self.number]
        self.app.replace(PuzzleScene(self.app, following, self.number + 1))
