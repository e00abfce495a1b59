"""The viewer: a recorded game on the table, played, stepped through in both directions, and seekable.

Knows the record's positions and the controls; knows nothing of how the table is drawn, which ``TableView`` does.
``menu`` offers further actions, such as playing on.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

import pygame

from game.replays.replay import Replay
from game.rules import edition as edition_of
from game.scenes.replays import text as texts
from game.scenes.replays.frames import StepPainter, write_head
from game.scenes.replays.menu import ask_fork, open_menu
from game.scenes.replays.score_bar import ScoreTrack
from game.scenes.replays.score_chart import CHART, CLOSE, PANEL, ScoreChart, paint_score_panel
from game.scenes.replays.score_track import build_track
from game.scenes.replays.transport import PLAY_SHARE, TransportBar, TransportButton
from game.scenes.replays.viewer_interface import SPEEDS
from game.scenes.replays.viewer_keys import handle_key
from game.scenes.shared.page import Page
from game.sessions.update import Update
from game.support.i18n import tr
from game.ui.app.scene import AppContext, Spoken
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
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
"""How long a position stays before the next step while playing at the slowest speed."""
ALL_BUTTONS: Final = 9
WORDS_FROM: Final = 164
"""Minimum height of the panel for two rows of buttons, in reference pixels; more with larger text."""
_WORDS_PX: Final = 17.0
"""The size of the labels of the buttons with words."""
_CLOSER: Final = 8.0
"""How much narrower than its preferred width a button may be, with its label still whole."""
_EDGE: Final = 13.0
"""Maximum distance of the controls from the panel's edge, in reference pixels."""
_BUTTON_H: Final = 40.0
"""Maximum height of a button in reference pixels: the rest is the score track's."""
MIN_BUTTON: Final = 36
"""Minimum width of a button in reference pixels."""
MIN_BUTTON_PX: Final = 34
"""The same in window pixels."""


class ReplayScene(Page):
    """The viewer of one record; ``index`` is the step on show, counted from the opening deal.

    ``eyes`` is the perspective. Unless the viewer is ``open_ended``, it hides everything after the last step seen.
    """

    def __init__(self, replay: Replay, *, start: int = 0, at_end: bool = False, open_ended: bool = True) -> None:
        super().__init__(replay.record.header.edition)
        self.replay = replay
        self.eyes: View = replay.views[0]
        self.open_ended = open_ended
        self.index = len(replay) - 1 if at_end else start
        self.seen = self.index
        self.playing = not at_end
        self.speed = 0
        self.large = False
        self.judgements: MutableMapping[int, Judgement] = {}
        self.view: TableView
        self._rest_ms = 0.0

    @cached_property
    def updates(self) -> tuple[Update, ...]:
        """All steps of the game from the current perspective; cached until it changes."""
        return tuple(self.replay.update_at(index, self.eyes) for index in range(len(self.replay)))

    @cached_property
    def track(self) -> Track:
        every = (self.replay.update_at(index) for index in range(len(self.replay)))
        return build_track((update.state, update.events) for update in every)

    @property
    def known(self) -> int | None:
        """The last step that may be shown; ``None`` if all may."""
        return None if self.open_ended else self.seen

    def enter(self, app: AppContext) -> None:
        seats = self.replay.seats_at(self.index)
        self.view = TableView(self.edition, seats, app.settings.speed)
        self.view.clear_dock()
        self.view.style(app.settings)
        self.view.viewer = self._front()
        self.view.resize(app.table_size)
        self.view.jump(self.updates[self.index].state, self.updates[: self.index + 1])
        self.view.fetch(app.look(self.edition))  # decoded while the controls are made
        super().enter(app)

    def _front(self) -> int:
        """Return the seat of the large mat: that of the perspective, else the first person's."""
        if isinstance(self.eyes, int):
            return self.eyes
        seats = self.replay.seats_at(self.index)
        return next((number for number, seat in enumerate(seats) if seat.kind == "human"), 0)

    def build(self) -> None:
        self.view.style(self.app.settings)
        self.view.reword(lambda: self.updates[: self.index + 1])
        seats = self.replay.seats_at(self.index)
        names = [seat.name for seat in seats]
        goal = edition_of(self.edition).goal
        self._track = self.form.add(ScoreTrack(self.track, goal, names, self.seek))
        self._first = TransportButton("first", tr("Go to start (Home)"), lambda: self.seek(0))
        self._before = TransportButton("step_back", tr("Previous move (left arrow)"), lambda: self.go(-1))
        play = tr("Pause (Space)") if self.playing else tr("Play (Space)")
        self._play = TransportButton("play", play, self.toggle, primary=True)
        self._next = TransportButton("step_forward", tr("Next move (right arrow)"), lambda: self.go(1))
        self._last = TransportButton("last", tr("Go to end (End)"), lambda: self.seek(len(self.replay) - 1))
        speed = TransportButton("", tr("Speed (+ and -)"), self._faster, label=f"{SPEEDS[self.speed]}×")
        two_rows = self._two_rows
        eyes, graph, fork = (tr("View"), tr("Scores"), tr("Play from here")) if two_rows else ("", "", "")
        others: list[Button] = []
        for label, icon, tooltip, press in (
            (eyes, "eye", tr("Change view (V)"), self.next_eyes),
            (graph, "graph", tr("Large score history (S)"), self.toggle_large),
            (fork, "fork", tr("Play from here (P)"), lambda: ask_fork(self)),
        ):
            if two_rows:
                others.append(Button(label, press, icon=icon, tooltip=tooltip, px=_WORDS_PX))
            else:
                others.append(TransportButton(icon, tooltip, press))
        self._others, self._fork = others, others[-1]
        if two_rows:
            self._shorten()
        step_buttons: list[Button] = [self._before, self._play, self._next]
        if two_rows or self._buttons_fit():
            step_buttons = [self._first, *step_buttons, self._last]
        self.bar = TransportBar(step_buttons, [speed], *([] if two_rows else [others]))
        for button in (*step_buttons, speed, *others):
            self.form.add(button)
        self._large = ScoreChart(self.track, goal, names, self.seek)
        self._close = Button(tr("Close"), self.toggle_large, icon="cancel")
        self._large.visible = self._close.visible = self.large
        if self.large:
            # Only what lies above the shade can be used.
            self.form.clear()
            self.form.add(self._large)
            self.form.focus(self.form.add(self._close))
        self._update_controls()

    @property
    def _two_rows(self) -> bool:
        """Whether the panel is high enough for a second row of buttons, which have words then."""
        return self.view.layout.dock.rect.h >= WORDS_FROM * self.look.scale * self.look.text.enlarged

    def _buttons_fit(self) -> bool:
        """Whether all buttons fit: if not, those for both ends are left out, as the track and two keys do the same."""
        return self.view.layout.dock.rect.w / (ALL_BUTTONS - 1 + PLAY_SHARE) >= max(
            MIN_BUTTON * self.stage.scale, MIN_BUTTON_PX
        )

    def _shorten(self) -> None:
        """Leave out the icons of the buttons with words where there is no room for both, or else the words."""

        def fit() -> bool:
            edge, gap = self._edges
            room = self.view.layout.dock.rect.w - 2 * edge - gap * (len(self._others) - 1)
            closer = self.look.px(_CLOSER)
            return sum(button.preferred_width(self.look) - closer for button in self._others) <= room

        if fit():
            return
        icons = [button.icon for button in self._others]
        for button in self._others:
            button.icon = ""
        if fit():
            return
        for button, icon in zip(self._others, icons, strict=True):
            button.icon, button.label = icon, ""

    def _update_controls(self) -> None:
        """Update the tracks and the button for playing on to the step on show."""
        self.seen = max(self.seen, self.index)
        for track in (self._track, self._large):
            track.step, track.known = self.index, self.known
        self._fork.enabled = self.replay.can_fork(self.index)
        at_end = self.index + 1 >= len(self.replay)
        self._first.enabled = self._before.enabled = self.index > 0
        self._last.enabled = self._next.enabled = not at_end
        self._play.icon = "pause" if self.playing else "reset" if at_end else "play"
        if self.form.focused is not None and not self.form.focused.active:
            self.form.focus(self._play)

    def place(self) -> None:
        self.view.resize(self.app.table_size)
        rect = self.view.layout.dock.rect
        edge, gap = self._edges
        inner = pygame.Rect(rect.x + edge, rect.y + edge, rect.w - 2 * edge, rect.h - 2 * edge)
        height = max(28, min(round(inner.h * 0.23), self.look.px(_BUTTON_H * self.look.text.enlarged)))
        foot = inner.bottom
        if self._two_rows:
            foot -= height
            self._place_others(pygame.Rect(inner.x, foot, inner.w, height), gap)
            foot -= gap
        foot -= height
        self.bar.place(pygame.Rect(inner.x, foot, inner.w, height))
        foot -= gap
        head = self.look.text.line_height("small")
        self._head = pygame.Rect(inner.x, inner.y, inner.w, head)
        top = inner.y + head + gap
        self._track.rect = pygame.Rect(inner.x, top, inner.w, foot - top)
        self.put(self._large, *CHART)
        self.put(self._close, *CLOSE)

    @property
    def _edges(self) -> tuple[int, int]:
        """The distance of the controls from the panel's edge, and the gap between two, in window pixels."""
        edge = max(8, min(self.view.layout.dock.rect.h // 14, self.look.px(_EDGE)))
        return edge, max(4, edge // 2)

    def _place_others(self, box: pygame.Rect, gap: int) -> None:
        """Place the buttons with words side by side, as wide as these need."""
        width = box.w - gap * (len(self._others) - 1)
        if all(button.label for button in self._others):
            wished = [float(button.preferred_width(self.look)) for button in self._others]
            wides = [each + (width - sum(wished)) / len(wished) for each in wished]
        else:
            wides = [width / len(self._others)] * len(self._others)
        left = float(box.x)
        for button, wide in zip(self._others, wides, strict=True):
            button.rect = pygame.Rect(round(left), box.y, round(left + wide) - round(left), box.h)
            left += wide + gap

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
            if self.index + 1 < len(self.replay):
                self._show_next()
            else:
                self._set_playing(False)

    def paint(self, canvas: Canvas) -> None:
        names = self.view.names
        self.view.draw(canvas, self.look, Highlights(dock_controls=False, prompt=texts.eyes(self.eyes, names)))
        step = texts.step(self.index, len(self.replay) - 1 if self.open_ended else None)
        write_head(canvas, self.look, self._head, self.replay.state_at(self.index).round, step)
        self.bar.draw(canvas, self.look)
        if self.large:
            for widget in (self._track, *self.bar.buttons, *self._others):
                widget.draw(canvas, self.look)
            self._paint_large(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table, which has its own background, then the controls."""
        self.paint(canvas)
        self.draw_form(canvas)

    def _paint_large(self, canvas: Canvas) -> None:
        names = [seat.name for seat in self.replay.seats_at(self.index)]
        paint_score_panel(self, canvas, names, self.replay.points_at(self.index))

    def handle(self, event: pygame.event.Event) -> None:
        """Handle the viewer's keys first, then the table's own controls, then the buttons."""
        if event.type == pygame.KEYDOWN and handle_key(self, event):
            return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if self.large and not self.stage.box(*PANEL).collidepoint(event.pos):
                self.toggle_large()
                return
            if not self.large and self._click(event.pos):
                return
        if event.type == pygame.MOUSEWHEEL and not self.large and self._wheel(event.y):
            return
        super().handle(event)

    def _wheel(self, notches: int) -> bool:
        """Scroll the log, or step through the game if the mouse is over the track."""
        if self.view.scroll(self.app.mouse, notches):
            self.app.redraw()
            return True
        if self._track.rect.collidepoint(self.app.mouse):
            self.go(-1 if notches > 0 else 1)
            return True
        return False

    def hints(self) -> list[Hint]:
        play = tr("Pause") if self.playing else tr("Play")
        steps = [(PadButton.ARROWS, tr("Browse moves")), (PadButton.X, play), (PadButton.Y, tr("View"))]
        return [*steps, (PadButton.START, tr("Menu")), (PadButton.B, tr("Back")), *self.form.hints()]

    def changing(self) -> Iterator[Spoken]:
        yield Spoken("eyes", texts.eyes(self.eyes, self.view.names))

    def back(self) -> None:
        if self.large:
            self.toggle_large()
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
        self.index += 1
        self._rest_ms = 0.0
        self.view.show(self.updates[self.index])
        self._update_controls()
        self.app.redraw()

    def _jump(self, index: int) -> None:
        """Show another position without animation."""
        self.index = index
        self._rest_ms = 0.0
        self.view.jump(self.updates[index].state, self.updates[: index + 1])
        self._update_controls()
        self.app.redraw()

    def seek(self, index: int) -> None:
        if index != self.index:
            self._jump(index)

    def set_eyes(self, eyes: View) -> None:
        self.eyes = eyes
        self.__dict__.pop("updates", None)  # clears the cache
        self.view.viewer = self._front()
        self._jump(self.index)
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
            eyes=self.eyes,
            viewer=self.view.viewer,
            letters=self.view.letters,
            open_ended=self.open_ended,
        )

    def next_eyes(self) -> None:
        views = self.replay.views
        self.set_eyes(views[(views.index(self.eyes) + 1) % len(views)])

    def pause(self) -> None:
        self._set_playing(False)
        self.view.finish()

    def toggle_large(self) -> None:
        self.large = not self.large
        self.rebuild()

    def toggle_open_ended(self) -> None:
        self.open_ended = not self.open_ended
        self._update_controls()
        self.app.redraw()

    def go(self, by: int) -> None:
        self._set_playing(False)
        if by > 0 and self.index + 1 < len(self.replay):
            self.view.finish()
            self._show_next()
        elif by < 0 and self.index > 0:
            self._jump(self.index - 1)

    def toggle(self) -> None:
        if not self.playing and self.index + 1 >= len(self.replay):
            self._jump(0)
        self._set_playing(not self.playing)

    def _set_playing(self, on: bool) -> None:
        if on != self.playing:
            self.playing = on
            self._rest_ms = 0.0
            self.rebuild()

    def _faster(self) -> None:
        self.set_speed((self.speed + 1) % len(SPEEDS))

    def set_speed(self, index: int) -> None:
        self.speed = index
        self.rebuild()
