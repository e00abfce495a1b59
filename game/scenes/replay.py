"""The viewer: a recorded game on the table, played, stepped through both ways and jumped about in.

Knows the record's positions and the controls; the table itself is drawn by ``TableView``.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import tr
from game.replay import Replay, Update
from game.rules import edition as edition_of
from game.scenes.page import Page
from game.scenes.parts import IconButton
from game.scenes.replay_track import ScoreTrack
from game.scenes.score_track import build_track
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.draw import Marks, TableView
from game.ui.layout import Control
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.score_track import Track

SPEEDS: Final = (1, 2, 4)
PAUSE_MS: Final = 700
"""How long a position rests before the next step while playing at the slowest speed."""


class ReplayScene(Page):
    """The viewer of one record; the entry shown is ``index``, counted from the opening deal."""

    def __init__(self, replay: Replay, *, at_end: bool = False) -> None:
        super().__init__(replay.record.header.edition)
        self.replay = replay
        self.index = len(replay) - 1 if at_end else 0
        self.playing = not at_end
        self.speed = 0
        self.large = False
        self.view: TableView
        self._rest_ms = 0.0

    @cached_property
    def updates(self) -> tuple[Update, ...]:
        """All steps of the game."""
        return tuple(self.replay.update_at(index) for index in range(len(self.replay)))

    @cached_property
    def track(self) -> Track:
        """The course of the points."""
        return build_track((update.state, update.events) for update in self.updates)

    def enter(self, app: App) -> None:
        """Lay the table."""
        seats = self.replay.seats_at(self.index)
        self.view = TableView(self.edition, seats, app.settings.speed)
        self.view.letters = app.settings.letters
        self.view.perspective = next((number for number, seat in enumerate(seats) if seat.kind == "human"), 0)
        self.view.resize(app.size)
        super().enter(app)
        self._jump(self.index)

    def build(self) -> None:
        """Make the track and the buttons below it."""
        seats = self.replay.seats_at(self.index)
        names = [seat.name for seat in seats]
        goal = edition_of(self.edition).goal
        self._track = self.form.add(ScoreTrack(self.track, goal, names, self.seek))
        play = tr("Pause (Space)") if self.playing else tr("Play (Space)")
        self._buttons: list[Button] = [
            IconButton("first", tr("To the beginning (Home)"), lambda: self.seek(0)),
            IconButton("step_back", tr("One step back (left arrow)"), lambda: self._step(-1)),
            IconButton("pause" if self.playing else "play", play, self._toggle),
            IconButton("step_forward", tr("One step on (right arrow)"), lambda: self._step(1)),
            IconButton("last", tr("To the end (End)"), lambda: self.seek(len(self.replay) - 1)),
            Button(f"{SPEEDS[self.speed]}×", self._faster, tooltip=tr("How fast it plays (+ and -)")),
            IconButton("points", tr("Large score track (S)"), self._toggle_large),
        ]
        for button in self._buttons:
            self.form.add(button)
        self._large = ScoreTrack(self.track, goal, names, self.seek, detailed=True)
        self._large.visible = self.large
        self.form.add(self._large)
        self._track.entry = self._large.entry = self.index

    def place(self) -> None:
        """Fill the table's action panel: position, track, buttons."""
        self.view.resize((self.stage.width, self.stage.height))
        rect = self.view.layout.actions.rect
        edge = max(8, rect.h // 14)
        gap = max(4, edge // 2)
        inner = pygame.Rect(rect.x + edge, rect.y + edge, rect.w - 2 * edge, rect.h - 2 * edge)
        high = max(28, min(round(inner.h * 0.28), 60 * self.stage.height // 900))
        width = (inner.w - gap * (len(self._buttons) - 1)) / len(self._buttons)
        for number, button in enumerate(self._buttons):
            left = round(inner.x + number * (width + gap))
            right = round(inner.x + number * (width + gap) + width)
            button.rect = pygame.Rect(left, inner.bottom - high, right - left, high)
        head = self.look.text.line_height("small")
        self._head = pygame.Rect(inner.x, inner.y, inner.w, head)
        top = inner.y + head + gap
        self._track.rect = pygame.Rect(inner.x, top, inner.w, inner.bottom - high - gap - top)
        self.put(self._large, 330, 240, 940, 420)

    def resize(self, width: int, height: int) -> None:
        """Take a new window size."""
        self.view.resize((width, height))
        super().resize(width, height)

    def busy(self) -> bool:
        """Say whether the table moves."""
        return self.view.busy()

    def update(self, dt_ms: float) -> None:
        """Let the table move and, while playing, take the next step when the last has rested."""
        super().update(dt_ms)
        was_busy = self.view.busy()
        self.view.update(dt_ms * SPEEDS[self.speed])
        self.sound(*self.view.heard())
        if was_busy and not self.view.busy():
            self.app.redraw()
        if not self.playing or self.view.busy():
            return
        self._rest_ms += dt_ms * SPEEDS[self.speed]
        if self._rest_ms >= PAUSE_MS:
            if self.index + 1 < len(self.replay):
                self._show_next()
            else:
                self._set_playing(False)

    def paint(self, canvas: Canvas) -> None:
        """Draw the table and what is said above the track."""
        prompt = tr("Replay") if self.playing else tr("Replay, paused")
        self.view.draw(canvas, self.look, Marks(actions=False, prompt=prompt))
        palette, head = self.look.palette, self._head
        state = self.replay.state_at(self.index)
        left = tr("Round {number}").format(number=state.round)
        right = tr("Step {number} of {count}").format(number=self.index, count=len(self.replay) - 1)
        canvas.text("small", left, head.x, head.centery, palette.text, "midleft")
        canvas.text("small", right, head.right, head.centery, palette.text_muted, "midright")
        if self.large:
            self._paint_large(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, which brings its own background, then the controls."""
        self.paint(canvas)
        self.form.draw(canvas, self.look)

    def _paint_large(self, canvas: Canvas) -> None:
        palette = self.look.palette
        self.sprite(canvas, "ui/dialog", 290, 130, 1020, 560)
        self.banner(canvas, tr("Score track"), 800, 148, 52, align=0.5, room=900)
        seats = self.replay.seats_at(self.index)
        points = self.replay.points_at(self.index)
        each = 940 / len(seats)
        for number, seat in enumerate(seats):
            x = 330 + number * each
            self.sprite(canvas, f"seat_mark/{number}", x, 201, 26, 26)
            label = tr("{name}: {points}").format(name=seat.name, points=points[number])
            self.write(canvas, "name", label, x + 36, 214, palette.seats[number], px=21, room=each - 50)

    def handle(self, event: pygame.event.Event) -> None:
        """Take the viewer's keys first, then the buttons, then the table's own controls."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.large and not self.stage.box(290, 130, 1020, 560).collidepoint(event.pos):
                self._toggle_large()
                return
            if self._click(event.pos):
                return
        super().handle(event)

    def back(self) -> None:
        """Close the large track, else leave the viewer."""
        if self.large:
            self._toggle_large()
        else:
            super().back()

    def _key(self, event: pygame.event.Event) -> bool:
        last = len(self.replay) - 1
        match event.key:
            case pygame.K_SPACE:
                self._toggle()
            case pygame.K_LEFT:
                self._step(-1)
            case pygame.K_RIGHT:
                self._step(1)
            case pygame.K_HOME:
                self.seek(0)
            case pygame.K_END:
                self.seek(last)
            case pygame.K_PAGEUP | pygame.K_UP:
                self.seek(max((e for e in self.track.round_starts() if e < self.index), default=0))
            case pygame.K_PAGEDOWN | pygame.K_DOWN:
                self.seek(min((e for e in self.track.round_starts() if e > self.index), default=last))
            case pygame.K_s:
                self._toggle_large()
            case pygame.K_l:
                self.view.drawer = not self.view.drawer
            case pygame.K_PLUS | pygame.K_KP_PLUS | pygame.K_EQUALS:
                self._set_speed(min(self.speed + 1, len(SPEEDS) - 1))
            case pygame.K_MINUS | pygame.K_KP_MINUS:
                self._set_speed(max(self.speed - 1, 0))
            case _:
                return False
        self.app.redraw()
        return True

    def _click(self, pos: tuple[int, int]) -> bool:
        """Answer a click on the table's bar or on a line of its log."""
        row = self.view.log_hit(pos)
        if row is not None:
            self.seek(row)
            return True
        target = self.view.hit(pos)
        if target is Control.MENU:
            self.back()
        elif target is Control.LOG:
            self.view.drawer = not self.view.drawer
        elif target is Control.SETTINGS:
            from game.scenes.flow import open_settings

            self._set_playing(False)
            open_settings(self.app, self.edition)
        else:
            return False
        return True

    def _show_next(self) -> None:
        """Take one step forward in motion."""
        self.index += 1
        self._rest_ms = 0.0
        self.view.show(self.updates[self.index])
        self._track.entry = self._large.entry = self.index
        self.app.redraw()

    def _jump(self, index: int) -> None:
        """Show another position at once."""
        self.index = index
        self._rest_ms = 0.0
        self.view.jump(self.replay.state_at(index), self.updates[: index + 1])
        self._track.entry = self._large.entry = index
        self.app.redraw()

    def seek(self, index: int) -> None:
        """Go to another entry at once."""
        if index != self.index:
            self._jump(index)

    def _step(self, by: int) -> None:
        self._set_playing(False)
        if by > 0 and self.index + 1 < len(self.replay):
            self.view.finish()
            self._show_next()
        elif by < 0 and self.index > 0:
            self._jump(self.index - 1)

    def _toggle(self) -> None:
        if not self.playing and self.index + 1 >= len(self.replay):
            self._jump(0)
        self._set_playing(not self.playing)

    def _set_playing(self, on: bool) -> None:
        if on != self.playing:
            self.playing = on
            self._rest_ms = 0.0
            self.rebuild()

    def _faster(self) -> None:
        self._set_speed((self.speed + 1) % len(SPEEDS))

    def _set_speed(self, index: int) -> None:
        self.speed = index
        self.rebuild()

    def _toggle_large(self) -> None:
        self.large = not self.large
        self.rebuild()
