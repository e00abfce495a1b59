"""The profile: statistics and medals, with a tab for each person.

Knows the layout of the page; ``game.profile.stats`` computes the figures, ``text`` labels them, and ``edit`` has the
actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.profile.database import ProfileError
from game.profile.medals import medals
from game.profile.stats import Figures, figures
from game.scenes.profile import text as texts
from game.scenes.profile.count import PATIENCE_S, open_store, own_key, player_name
from game.scenes.profile.edit import ProfileEdit
from game.scenes.profile.medals import MedalGrid
from game.scenes.shared.dialog import notify
from game.scenes.shared.ornaments import paint_row
from game.scenes.shared.page import Page, Written
from game.support.i18n import tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Tabs
from game.view.skins import skin

if TYPE_CHECKING:
    from game.profile.database import ProfileStore

PANEL: Final = (96.0, 182.0, 1408.0, 556.0)
TABS_H: Final = 54.0
INSET: Final = 28.0
LEFT: Final = 660.0
"""Width of the figures; the medals have the rest."""
PLATE: Final = 128.0
SIGNS: Final = 66.0
"""Width of the icons before a bar."""
FACE: Final = 74.0
"""Side of the chosen medal."""
MOST_TABS: Final = 6
FOOT: Final = 762.0


class ProfileScene(Page):
    """Figures at the left, medals at the right; ``name`` is the person shown."""

    background = "bg/table"

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.people: list[str] = []
        self.name = ""
        self.figures: Figures | None = None
        self.medal = 0
        self.profile: ProfileStore | None = None
        self._key: str | None = None
        self._counting = False

    def enter(self, app: AppContext) -> None:
        self.app = app
        self.name = player_name(app)
        try:
            self.profile = open_store(app)
            self._key = own_key(app)
            self._counting = True
            self._count()
        except ProfileError as error:
            self._fail(error)
        super().enter(app)
        self.form.focus(self._new or self.form.widgets[0])
        if self.profile is not None and self.profile.note:
            notify(app, self.edition, tr("Note"), self.profile.note)

    def leave(self) -> None:
        super().leave()
        self._close()

    def update(self, dt_ms: float) -> None:
        """Continue counting games, a little in each frame, so that the page stays usable."""
        super().update(dt_ms)
        if self._counting and self.app.scene is self:
            try:
                self._count()
            except ProfileError as error:
                self._fail(error)
            self.rebuild()

    def _count(self) -> None:
        if self.profile is not None:
            self._counting = not self.profile.sync(self.app.store, self._key, PATIENCE_S)
            self._read()

    def _read(self) -> None:
        """Read the figures of the person shown."""
        if self.profile is None:
            return
        self.people = self.profile.people()
        if self.people and self.name not in self.people:
            self.name = self.people[0]
        self.figures = figures(self.profile.games(self.name)) if self.people else None

    def show(self, name: str = "") -> None:
        """Read and show the figures again, or those of another person."""
        self.name = name or self.name
        try:
            self._read()
        except ProfileError as error:
            self._fail(error)
        self.rebuild()

    def _fail(self, error: Exception) -> None:
        self._close()
        self._counting = False
        self.people, self.figures = [], None
        notify(self.app, self.edition, tr("Cannot show the profile"), str(error))

    def _close(self) -> None:
        if self.profile is not None:
            self.profile.close()
            self.profile = None

    def build(self) -> None:
        self.tabs: Tabs | None = None
        self.grid: MedalGrid | None = None
        if self.figures is not None:
            shown = self._shown()
            self.tabs = self.form.add(Tabs(shown, ["human"] * len(shown), shown.index(self.name), self._choose))
            self.grid = self.form.add(MedalGrid(medals(), self.figures.medals, self._show_medal))
            self.grid.index = self.medal
        self._edit = ProfileEdit(self, self.profile, self.name, self.show)
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self._buttons: list[Button] = []
        self._new: Button | None = None
        if self.figures is None:
            self._new = self.form.add(Button(tr("New game"), self._open_setup, kind="primary", icon="new"))
        else:
            self._buttons = [
                self.form.add(Button(tr("Rename"), self._edit.ask_rename, icon="human")),
                self.form.add(Button(tr("Export"), self._edit.ask_export, icon="export")),
            ]
        if self.profile is not None:
            self._buttons.append(self.form.add(Button(tr("Import"), self._edit.ask_import, icon="import")))
        if self.figures is not None:
            delete = Button(tr("Delete"), self._edit.ask_delete, kind="danger", icon="trash")
            self._buttons.append(self.form.add(delete))

    def place(self) -> None:
        x, y, w, h = PANEL
        if self.tabs is not None:
            wide = min(w - 32, 300.0 * len(self.tabs.labels))
            self.put(self.tabs, x + 16, y - TABS_H + 2, wide, TABS_H)
        if self.grid is not None:
            self.put(self.grid, x + INSET + LEFT + 36, y + 20, w - 2 * INSET - LEFT - 36, h - 20 - 96)
        if self._new is not None:
            self.put(self._new, x + w / 2 - 160, y + 396, 320, 66)
        self.put(self._back, x, FOOT, 220, 66)
        for number, button in enumerate(reversed(self._buttons)):
            self.put(button, x + w - 250 - number * 266, FOOT, 250, 66)

    def paint(self, canvas: Canvas) -> None:
        x, y, w, h = PANEL
        self.banner(canvas, tr("Profile"), x, 46, 72, max_width=1100)
        self.sprite(canvas, "ui/panel", *PANEL)
        if self.figures is None:
            self._paint_empty(canvas)
            return
        left = x + INSET
        each = (LEFT - 3 * 12) / 4
        for number, large in enumerate(texts.large_figures(self.figures)):
            self._paint_large(canvas, large, left + number * (each + 12), y + INSET, each)
        self._paint_bars(canvas, self.figures, left, y + INSET + PLATE + 18)
        self._paint_medal(canvas, x + INSET + LEFT + 36, y + h - 90, w - 2 * INSET - LEFT - 36)

    def _paint_empty(self, canvas: Canvas) -> None:
        palette = self.look.palette
        x, y, w, _ = PANEL
        paint_row(self, canvas, [f"token/{kind}" for kind in (0, 1, 5, 2, 3)], x + w / 2, y + 142, 96, 0, 1.3)
        self.sprite(canvas, "token/5", x + w / 2 - 68, y + 74, 136, 136)
        self.sprite(canvas, "icon/trophy", x + w / 2 - 34, y + 108, 68, 68)
        title = tr("Counting your games…") if self._counting else tr("No finished games yet")
        self.write(canvas, "name", title, x + w / 2, y + 266, palette.text, "center", 34, w - 80, 66)
        text = tr("Your statistics and medals appear here once you finish a game. Start one now.")
        self.write(canvas, "note", text, x + w / 2, y + 326, palette.text_soft, "center", 23, w - 80, 50)

    def _paint_large(self, canvas: Canvas, large: texts.Large, x: float, y: float, wide: float) -> None:
        color = self.look.palette.text_soft
        self.sprite(canvas, "ui/list_row", x, y, wide, PLATE)
        middle = x + wide / 2
        self.caption(canvas, large.caption, middle, y + 20, wide - 20, 26, px=18, anchor="center", color=color)
        self.banner(canvas, large.value, middle, y + 30, 66, align=0.5, max_width=wide - 24)
        self.write(canvas, "note", large.note, middle, y + PLATE - 20, color, "center", 18, wide - 12, 26)

    def _paint_bars(self, canvas: Canvas, figures: Figures, x: float, y: float) -> None:
        groups = texts.groups(figures)
        rows = sum(len(bars) for _, bars in groups) + len(groups)
        step = (PANEL[1] + PANEL[3] - 18 - y) / rows
        line = 0
        for heading, bars in groups:
            middle = y + (line + 0.62) * step
            self.caption(canvas, heading, x, middle, LEFT, step, px=18)
            line += 1
            for bar in bars:
                self._paint_bar(canvas, bar, x, y + (line + 0.5) * step, step)
                line += 1

    def _paint_bar(self, canvas: Canvas, bar: texts.Bar, x: float, middle: float, step: float) -> None:
        """Draw the label, a bar filled by the share of games won, and the numbers."""
        palette, share = self.look.palette, bar.share
        color = palette.text if share.games else palette.text_muted
        side = min(22.0, step * 0.8)
        for number, sign in enumerate(bar.signs):
            left = x + number * side * 0.72
            self.sprite(canvas, f"icon/{sign}", left, middle - side / 2, side, side, 255 if share.games else 90)
        self.write(canvas, "body", bar.label, x + SIGNS + 12, middle, color, px=20, max_width=176, high=step)
        left, wide, high = x + SIGNS + 204, 250.0, min(18.0, step * 0.6)
        self.sprite(canvas, "ui/slider_track", left, middle - high / 2, wide, high)
        if share.wins:
            filled = max(high, wide * share.wins / share.games)
            self.sprite(canvas, "ui/pill_active", left, middle - high / 2, filled, high)
        self.write(canvas, "body", texts.tally(share), x + LEFT, middle, color, "midright", 20, 124, step)

    def _paint_medal(self, canvas: Canvas, x: float, y: float, wide: float) -> None:
        palette = self.look.palette
        medal = medals()[self.medal]
        self.sprite(canvas, "ui/divider", x, y - 8, wide, 8)
        if self.grid is not None:
            self.grid.draw_face(canvas, self.look, self.medal, self.stage.box(x, y + 5, FACE, FACE))
        x, wide = x + FACE + 20, wide - FACE - 20
        upper: Written = ("name", tr(medal.title), palette.line_light, 24.0)
        lower: Written = ("note", tr(medal.text), palette.text_soft, 20.0)
        if medal.edition is not None:
            chip = tr(skin(medal.edition).text.short)
            self.caption(canvas, chip, x + wide, y + 20, 160, 30, px=18, anchor="midright")
        self.write_pair(canvas, upper, lower, (x, y + 40, wide, 76))

    def handle(self, event: pygame.event.Event) -> None:
        """Choose the medal under the pointer; Ctrl with Tab or Page Up and Down changes tabs; import a dropped file."""
        if event.type == pygame.DROPFILE:
            self._edit.drop(str(event.file))
            return
        if event.type == pygame.MOUSEMOTION and self.grid is not None and self.grid.rect.collidepoint(event.pos):
            self.grid.click(event.pos)
        if self.tabs is None or not self.tabs.leaf(event):
            super().handle(event)

    def _shown(self) -> list[str]:
        """Return the people who have a tab: if there are too many for all, those around the person shown."""
        first = max(0, min(self.people.index(self.name) - MOST_TABS // 2, len(self.people) - MOST_TABS))
        return self.people[first : first + MOST_TABS]

    def _choose(self, tab: int) -> None:
        self.show(self._shown()[tab])

    def _show_medal(self, index: int) -> None:
        self.medal = index
        self.app.redraw()

    def _open_setup(self) -> None:
        self.app.go.new_game_setup(self.edition, instead=True)
