"""The challenges: the deal of the day, duplicate play and puzzles, each on a tab of its own.

Knows the tabs, the edition and the profile's results; knows nothing of what a tab shows: the tabs are ``daily``,
``duplicate`` and ``puzzle_list``.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

import pygame

from game.challenges.puzzle import puzzles
from game.profile.database import ProfileError
from game.scenes.challenges.daily import DailyPane
from game.scenes.challenges.duplicate import DuplicatePane
from game.scenes.challenges.pane import PANEL, Pane, Results
from game.scenes.challenges.puzzle_list import PuzzlesPane
from game.scenes.profile.count import PATIENCE_S, open_store, own_key, player_name
from game.scenes.shared.dialogs.dialog import notify
from game.scenes.shared.page import Page
from game.scenes.shared.top_bar import BAR_H, paint_bar, place_back, place_row, title_left, window_top
from game.scenes.shared.widgets import edition_switch
from game.support.i18n import tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import NOTE_LARGE
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Tabs

DAILY, DUPLICATE, PUZZLES = range(3)
TABS_H: Final = 54.0
SWITCH: Final = 420.0
"""Width of the choice of the edition."""
TITLE: Final = 400.0
"""Width of the title."""


class ChallengesScene(Page):
    """Three tabs with the results of one person; an edition without puzzles has no tab for them."""

    background = "bg/table"

    def __init__(self, edition: str, tab: int = DAILY, today: date | None = None) -> None:
        super().__init__(edition)
        self.tab = tab
        self.results = Results(today or datetime.now(UTC).date())
        self._fixed = today is not None
        self._counting = False
        self._first = True
        """Whether the first frame is still to come, which counts nothing, so that the page opens at once."""
        self._last_note = ""

    def enter(self, app: AppContext) -> None:
        self.app = app
        self.results.name = player_name(app)
        self._read(0.0)
        super().enter(app)
        self.form.focus(self.pane.first)

    def resume(self) -> None:
        """Read the results again, because a puzzle may have been solved."""
        self._read(PATIENCE_S)
        super().resume()

    def update(self, dt_ms: float) -> None:
        super().update(dt_ms)
        if self.app.scene is not self:
            return
        day = self.results.today if self._fixed else datetime.now(UTC).date()
        first, self._first = self._first, False
        if (self._counting and not first) or day != self.results.today:
            self.results.today = day
            self._read(PATIENCE_S)
            self.rebuild()
        self.pane.update()

    def _read(self, patience_s: float) -> None:
        """Count newly finished games and read the person's results."""
        try:
            with open_store(self.app) as profile:
                if profile.note:
                    self._show_note(tr("Note"), profile.note)
                self._counting = not profile.sync(self.app.store, own_key(self.app), patience_s)
                self.results.attempts = profile.attempts(self.results.name)
                self.results.progress = profile.puzzles(self.results.name)
        except ProfileError as error:
            self._counting = False
            self._show_note(tr("Cannot save results"), str(error))

    def _show_note(self, title: str, text: str) -> None:
        """Show a note, but not the same one twice in a row: closing it reads the results again."""
        if text != self._last_note:
            self._last_note = text
            notify(self.app, self.edition, title, text)

    def build(self) -> None:
        panes: list[tuple[str, str, type[Pane]]] = [
            (tr("Daily game"), "calendar", DailyPane),
            (tr("Same deal"), "cards", DuplicatePane),
        ]
        if puzzles(self.edition):
            panes.append((tr("Puzzles"), "puzzle", PuzzlesPane))
        self.tab = min(self.tab, len(panes) - 1)
        labels, icons, kinds = zip(*panes, strict=True)
        self.tabs = self.form.add(Tabs(labels, icons, self.tab, self._open))
        self._switch = edition_switch(self.edition, self._switch_edition)
        self.pane: Pane = kinds[self.tab](self, self.results)
        self.pane.build()
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self.form.add(self._switch)

    def place(self) -> None:
        x, y, w, _ = PANEL
        self.put(self.tabs, x + 16, y - TABS_H + 2, w - 32, TABS_H)
        place_back(self, self._back)
        place_row(self, [self._switch], SWITCH)
        self.pane.place()

    def paint(self, canvas: Canvas) -> None:
        paint_bar(self, canvas, tr("Challenges"), TITLE)
        who = tr("Playing as {name}").format(name=self.results.name)
        right, middle = PANEL[0] + PANEL[2] - SWITCH - 24, window_top(self) + BAR_H / 2 - 2
        self.write(canvas, NOTE_LARGE, who, right, middle, "midright", right - title_left() - TITLE - 20, 50)
        self.sprite(canvas, "ui/panel", *PANEL)
        self.pane.paint(canvas)

    def handle(self, event: pygame.event.Event) -> None:
        """Change tabs by Ctrl with Tab or Page Up and Page Down; after a click on a tab, keys act on what it shows."""
        if self.tabs.leaf(event):
            return
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self.form.focused is self.tabs:
            self.form.focus(self.pane.first)

    def _open(self, tab: int) -> None:
        on_tabs = self.form.focused is self.tabs
        self.tab = tab
        self.rebuild()
        self.form.focus(self.tabs if on_tabs else self.pane.first)

    def _switch_edition(self, edition: str) -> None:
        self.edition = edition
        self.rebuild()
