"""The viewer: a recorded game on the table, played, stepped through in both directions, and seekable.

Knows the record's positions and the controls; knows nothing of how the table is drawn, which ``TableView`` does.
``menu`` offers further actions, such as playing on. Lengths are in reference pixels.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

import pygame

from game.replays.replay import Replay
from game.rules import edition as edition_of
from game.scenes.replays import text as texts
from game.scenes.replays.frames import StepPainter, write_head
from game.scenes.replays.menu import ask_fork, open_menu
from game.scenes.replays.score_bar import ScoreBar
from game.scenes.replays.score_chart import CHART, CLOSE, PANEL, ScoreChart, paint_score_panel
from game.scenes.replays.score_track import build_track
from game.scenes.replays.transport import PLAY_RATIO, TransportBar, TransportButton
from game.scenes.replays.viewer_interface import SPEEDS
from game.scenes.replays.viewer_keys import handle_key
from game.scenes.shared.page import Page
from game.sessions.update import Update
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Spoken
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import NOTE_SMALL
from game.ui.input.pad_labels import Hint, PadButton
from game.ui.table.table_view import Highlights, TableView
from game.ui.widgets.buttons import Button
from game.view.layout.table import Control
from game.view.theme import scale_of

if TYPE_CHECKING:
    from game.bots.judgement import Judgement
    from game.record import View
    from game.scenes.replays.score_track import Track

PAUSE_MS: Final = 700
"""Duration of a position before the next step while playing at the slowest speed."""
_MAX_BUTTONS: Final = 9
"""Number of buttons in a single row with both ends among them."""
_TWO_ROWS_PX: Final = 164
"""Minimum height of the panel for two rows of buttons, at the usual text size."""
_LABEL_PX: Final = 17.0
"""Text size of the buttons with words."""
_TIGHTER_PX: Final = 8.0
"""How much narrower than its preferred width a button may be, with its label still whole."""
_EDGE_PX: Final = 13.0
"""Maximum distance of the controls from the panel's edge."""
_BUTTON_HEIGHT_PX: Final = 40.0
"""Maximum height of a button; the score bar takes the rest."""
_MIN_BUTTON_PX: Final = 36
"""Minimum width of a button."""
_MIN_BUTTON_WINDOW_PX: Final = 34
"""Minimum width of a button in window pixels, for small windows."""


class ReplayScene(Page):
    """The viewer of one record; ``step`` is the one on show, counted from the opening deal.

    ``viewed_as`` is the perspective. Unless the viewer is ``open_ended``, it hides everything after the last step seen.
    """

    def __init__(self, replay: Replay, *, start: int = 0, at_end: bool = False, open_ended: bool = True) -> None:
        super().__init__(replay.record.header.edition)
        self.replay = replay
        self.viewed_as: View = replay.views[0]
        self.open_ended = open_ended
        self.step = len(replay) - 1 if at_end else start
        self.seen = self.step
        self.playing = not at_end
        self.speed = 0
        self.chart_open = False
        self.judgements: MutableMapping[int, Judgement] = {}
        self.view: TableView
        self._rest_ms = 0.0
        self._updates: tuple[Update, ...] | None = None

    @property
    def updates(self) -> tuple[Update, ...]:
        """All steps of the game from the current perspective; cached until it changes."""
        if self._updates is None:
            self._updates = tuple(self.replay.update_at(step, self.viewed_as) for step in range(len(self.replay)))
        return self._updates

    @cached_property
    def track(self) -> Track:
        every = (self.replay.update_at(step) for step in range(len(self.replay)))
        return build_track((update.state, update.events) for update in every)

    @property
    def known(self) -> int | None:
        """The last step that may be shown; ``None`` if all may."""
        return None if self.open_ended else self.seen

    def enter(self, app: AppContext) -> None:
        seats = self.replay.seats_at(self.step)
        self.view = TableView(self.edition, seats, app.settings.speed)
        self.view.clear_dock()
        self.view.style(app.settings)
        self.view.viewer = self._front()
        self.view.resize(app.table_size)
        self.view.jump(self.updates[self.step].state, self.updates[: self.step + 1])
        self.view.fetch(app.look(self.edition))  # decoded while the controls are made
        super().enter(app)

    def _front(self) -> int:
        """Return the seat of the large mat: that of the perspective, else the first person's."""
        if isinstance(self.viewed_as, int):
            return self.viewed_as
        seats = self.replay.seats_at(self.step)
        return next((number for number, seat in enumerate(seats) if seat.kind == "human"), 0)

    def build(self) -> None:
        self.view.style(self.app.settings)
        self.view.reword(lambda: self.updates[: self.step + 1])
        names = [seat.name for seat in self.replay.seats_at(self.step)]
        goal = edition_of(self.edition).goal
        self._score_bar = self.form.add(ScoreBar(self.track, goal, names, self.seek))
        self._chart = ScoreChart(self.track, goal, names, self.seek)
        self._close_button = Button(tr("Close"), self.toggle_chart, icon="cancel")
        step_buttons = self._make_step_buttons()
        speed = TransportButton("", tr("Speed (+ and -)"), self._cycle_speed, label=f"{SPEEDS[self.speed]}×")
        self._other_buttons = self._make_other_buttons()
        self._fork_button = self._other_buttons[-1]
        self.bar = TransportBar(step_buttons, [speed], *([] if self._two_rows else [self._other_buttons]))
        for button in (*step_buttons, speed, *self._other_buttons):
            self.form.add(button)
        self._chart.visible = self._close_button.visible = self.chart_open
        if self.chart_open:
            # Only what lies above the shade can be used.
            self.form.clear()
            self.form.add(self._chart)
            self.form.focus(self.form.add(self._close_button))
        self._update_controls()

    def _make_step_buttons(self) -> list[Button]:
        """Create the buttons for steps and playing; return those that are shown."""
        last = len(self.replay) - 1
        play = tr("Pause (Space)") if self.playing else tr("Play (Space)")
        self._first_button = TransportButton("first", tr("Go to start (Home)"), lambda: self.seek(0))
        self._previous_button = TransportButton("step_back", tr("Previous move (left arrow)"), lambda: self.step_by(-1))
        self._play_button = TransportButton("play", play, self.toggle_playing, primary=True)
        self._next_button = TransportButton("step_forward", tr("Next move (right arrow)"), lambda: self.step_by(1))
        self._last_button = TransportButton("last", tr("Go to end (End)"), lambda: self.seek(last))
        buttons: list[Button] = [self._previous_button, self._play_button, self._next_button]
        if self._two_rows or self._buttons_fit():
            return [self._first_button, *buttons, self._last_button]
        return buttons

    def _make_other_buttons(self) -> list[Button]:
        """Return the buttons for the view, the scores and playing on, with words where they have their own row."""
        shown = texts.viewed_as(self.viewed_as, self.view.names)
        offers = (
            (tr("View"), "eye", tr("{view}. Change view (V)").format(view=shown), self.next_view),
            (tr("Scores"), "graph", tr("Large score history (S)"), self.toggle_chart),
            (tr("Play from here"), "fork", tr("Play from here (P)"), lambda: ask_fork(self)),
        )
        if not self._two_rows:
            return [TransportButton(icon, tooltip, press) for _, icon, tooltip, press in offers]
        buttons = [
            Button(label, press, icon=icon, tooltip=tooltip, px=_LABEL_PX) for label, icon, tooltip, press in offers
        ]
        self._shorten(buttons)
        return buttons

    @property
    def _two_rows(self) -> bool:
        """Whether the panel is high enough for a second row of buttons, which have words then."""
        return self.view.layout.dock.rect.h >= _TWO_ROWS_PX * self.look.scale * self.look.text.enlarged

    def _buttons_fit(self) -> bool:
        """Whether all buttons fit; else those for both ends are left out, as the score bar and two keys do the same."""
        return self.view.layout.dock.rect.w / (_MAX_BUTTONS - 1 + PLAY_RATIO) >= max(
            _MIN_BUTTON_PX * self.stage.scale, _MIN_BUTTON_WINDOW_PX
        )

    def _shorten(self, buttons: Sequence[Button]) -> None:
        """Leave out the icons of the buttons with words where there is no room for both, or else the words."""

        def fit() -> bool:
            edge, gap = self._edges
            room = self.view.layout.dock.rect.w - 2 * edge - gap * (len(buttons) - 1)
            tighter = self.look.px(_TIGHTER_PX)
            return sum(button.preferred_width(self.look) - tighter for button in buttons) <= room

        if fit():
            return
        icons = [button.icon for button in buttons]
        for button in buttons:
            button.icon = ""
        if fit():
            return
        for button, icon in zip(buttons, icons, strict=True):
            button.icon, button.label = icon, ""

    def _update_controls(self) -> None:
        """Update the score histories and the button for playing on to the step on show."""
        self.seen = max(self.seen, self.step)
        for history in (self._score_bar, self._chart):
            history.step, history.known = self.step, self.known
        self._fork_button.enabled = self.replay.can_fork(self.step)
        at_end = self.step + 1 >= len(self.replay)
        self._first_button.enabled = self._previous_button.enabled = self.step > 0
        self._last_button.enabled = self._next_button.enabled = not at_end
        self._play_button.icon = "pause" if self.playing else "reset" if at_end else "play"
        if self.form.focused is not None and not self.form.focused.active:
            self.form.focus(self._play_button)

    def place(self) -> None:
        self.view.resize(self.app.table_size)
        rect = self.view.layout.dock.rect
        edge, gap = self._edges
        inner = pygame.Rect(rect.x + edge, rect.y + edge, rect.w - 2 * edge, rect.h - 2 * edge)
        height = max(28, min(round(inner.h * 0.23), self.look.px(_BUTTON_HEIGHT_PX * self.look.text.enlarged)))
        foot = inner.bottom
        if self._two_rows:
            foot -= height
            self._place_other_buttons(pygame.Rect(inner.x, foot, inner.w, height), gap)
            foot -= gap
        foot -= height
        self.bar.place(pygame.Rect(inner.x, foot, inner.w, height))
        foot -= gap
        head = self.look.text.line_height(NOTE_SMALL)
        self._head = pygame.Rect(inner.x, inner.y, inner.w, head)
        top = inner.y + head + gap
        self._score_bar.rect = pygame.Rect(inner.x, top, inner.w, foot - top)
        self.put(self._chart, *CHART)
        self.put(self._close_button, *CLOSE)

    @property
    def _edges(self) -> tuple[int, int]:
        """The distance of the controls from the panel's edge, and the gap between two, in window pixels."""
        edge = max(8, min(self.view.layout.dock.rect.h // 14, self.look.px(_EDGE_PX)))
        return edge, max(4, edge // 2)

    def _place_other_buttons(self, box: pygame.Rect, gap: int) -> None:
        """Place the buttons with words side by side, as wide as these need."""
        width = box.w - gap * (len(self._other_buttons) - 1)
        if all(button.label for button in self._other_buttons):
            wished = [float(button.preferred_width(self.look)) for button in self._other_buttons]
            widths = [each + (width - sum(wished)) / len(wished) for each in wished]
        else:
            widths = [width / len(self._other_buttons)] * len(self._other_buttons)
        left = float(box.x)
        for button, each in zip(self._other_buttons, widths, strict=True):
            button.rect = pygame.Rect(round(left), box.y, round(left + each) - round(left), box.h)
            left += each + gap

    def resize(self, width: int, height: int) -> None:
        """Rebuild for a new window size, because a small window has fewer buttons."""
        self.view.resize((width, height - self.app.table_margin))
        super().resize(width, height)
        self.rebuild()

    def busy(self) -> bool:
        return self.view.busy()

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        was_busy = self.view.busy()
        self.view.update(dt_ms * SPEEDS[self.speed])
        self.sound(*self.view.due_sounds())
        if was_busy and not self.view.busy():
            self.app.redraw()
        if not self.playing or self.view.busy():
            return
        self._rest_ms += dt_ms * SPEEDS[self.speed]
        if self._rest_ms >= PAUSE_MS:
            if self.step + 1 < len(self.replay):
                self._show_next()
            else:
                self._set_playing(False)

    def paint(self, canvas: Canvas) -> None:
        names = self.view.names
        self.view.draw(
            canvas, self.look, Highlights(dock_controls=False, prompt=texts.viewed_as(self.viewed_as, names))
        )
        step = texts.step_label(self.step, len(self.replay) - 1 if self.open_ended else None)
        write_head(canvas, self.look, self._head, self.replay.state_at(self.step).round, step)
        self.bar.draw(canvas, self.look)
        if self.chart_open:
            for widget in (self._score_bar, *self.bar.buttons, *self._other_buttons):
                widget.draw(canvas, self.look)
            self._paint_chart(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, which has its own background, then the controls."""
        self.paint(canvas)
        self.draw_form(canvas)

    def _paint_chart(self, canvas: Canvas) -> None:
        names = [seat.name for seat in self.replay.seats_at(self.step)]
        paint_score_panel(self, canvas, names, self.replay.points_at(self.step))

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the viewer's keys first, then the table's own controls, then the buttons."""
        if event.type == pygame.KEYDOWN and handle_key(self, event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.chart_open and not self.stage.box(*PANEL).collidepoint(event.pos):
                self.toggle_chart()
                return
            if not self.chart_open and self._click(event.pos):
                return
        if event.type == pygame.MOUSEWHEEL and not self.chart_open and self._wheel(event.y):
            return
        super().handle(event)

    def _wheel(self, notches: int) -> bool:
        """Scroll the log, or step through the game if the mouse is over the score bar."""
        if self.view.scroll(self.app.mouse, notches):
            self.app.redraw()
            return True
        if self._score_bar.rect.collidepoint(self.app.mouse):
            self.step_by(-1 if notches > 0 else 1)
            return True
        return False

    def hints(self) -> list[Hint]:
        play = tr("Pause") if self.playing else tr("Play")
        hints = [(PadButton.ARROWS, tr("Browse moves")), (PadButton.X, play), (PadButton.Y, tr("View"))]
        return [*hints, (PadButton.START, tr("Menu")), (PadButton.B, tr("Back")), *self.form.hints()]

    def changing(self) -> Iterator[Spoken]:
        yield Spoken("view", texts.viewed_as(self.viewed_as, self.view.names))

    def back(self) -> None:
        if self.chart_open:
            self.toggle_chart()
        else:
            super().back()

    def _click(self, pos: tuple[int, int]) -> bool:
        """Handle a click on the table's bar or on a line of its log; return whether it was used."""
        row = self.view.log_hit(pos)
        if row is not None:
            self.seek(row)
            return True
        target = self.view.hit(pos)
        if target is Control.MENU:
            open_menu(self)
        elif target is Control.LOG:
            self.view.toggle_log()
        elif target is Control.SETTINGS:
            self.pause()
            self.app.go.open_settings(self.edition)
        else:
            return False
        return True

    def _show_next(self) -> None:
        """Go one step forward, animated."""
        self.step += 1
        self._rest_ms = 0.0
        self.view.show(self.updates[self.step])
        self._update_controls()
        self.app.redraw()

    def _jump(self, index: int) -> None:
        """Show another position without animation."""
        self.step = index
        self._rest_ms = 0.0
        self.view.jump(self.updates[index].state, self.updates[: index + 1])
        self._update_controls()
        self.app.redraw()

    def seek(self, step: int) -> None:
        if step != self.step:
            self._jump(step)

    def view_as(self, view: View) -> None:
        self.viewed_as = view
        self._updates = None
        self.view.viewer = self._front()
        self._jump(self.step)
        self.rebuild()

    def painter(self, size: tuple[int, int] | None = None) -> StepPainter:
        look = self.look
        if size is not None:
            look = RenderContext(
                self.edition, scale_of(*size), high_contrast=look.high_contrast, portraits=look.portraits
            )
        return StepPainter(
            self.replay,
            self.updates,
            self.track,
            look,
            size or self.app.size,
            viewed_as=self.viewed_as,
            viewer=self.view.viewer,
            letters=self.view.letters,
            open_ended=self.open_ended,
        )

    def next_view(self) -> None:
        views = self.replay.views
        self.view_as(views[(views.index(self.viewed_as) + 1) % len(views)])

    def pause(self) -> None:
        self._set_playing(False)
        self.view.finish()

    def toggle_chart(self) -> None:
        self.chart_open = not self.chart_open
        self.rebuild()

    def toggle_open_ended(self) -> None:
        self.open_ended = not self.open_ended
        self._update_controls()
        self.app.redraw()

    def step_by(self, by: int) -> None:
        self._set_playing(False)
        if by > 0 and self.step + 1 < len(self.replay):
            self.view.finish()
            self._show_next()
        elif by < 0 and self.step > 0:
            self._jump(self.step - 1)

    def toggle_playing(self) -> None:
        if not self.playing and self.step + 1 >= len(self.replay):
            self._jump(0)
        self._set_playing(not self.playing)

    def _set_playing(self, on: bool) -> None:
        if on != self.playing:
            self.playing = on
            self._rest_ms = 0.0
            self.rebuild()

    def _cycle_speed(self) -> None:
        self.set_speed((self.speed + 1) % len(SPEEDS))

    def set_speed(self, index: int) -> None:
        self.speed = index
        self.rebuild()
