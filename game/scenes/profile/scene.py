"""The profile: statistics and medals, with a tab for each person.

Knows the layout of the page; knows nothing of how the figures are computed, which ``game.profile.stats`` does. ``text``
labels them, and ``edit`` has the actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from game.profile.database import ProfileError
from game.profile.medals import medals
from game.profile.stats import Figures, figures
from game.scenes.profile import text as texts
from game.scenes.profile.count import PATIENCE_S, open_store, own_key, player_name
from game.scenes.profile.edit import ProfileEdit
from game.scenes.profile.medals import SHELF, MedalGrid, earned_text, medal_sprite
from game.scenes.shared.dialogs.dialog import notify
from game.scenes.shared.page import Page, Stage
from game.scenes.shared.top_bar import paint_bar, place_back, place_row
from game.support.i18n import tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import (
    BODY,
    CAPTION,
    CAPTION_SMALL,
    FIGURE_LARGE,
    HEADLINE,
    NAME,
    NOTE,
    NOTE_LARGE,
    NOTE_SMALL,
)
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import Tabs
from game.view.appearance import looks_of
from game.view.skins import skin

if TYPE_CHECKING:
    from game.profile.database import ProfileStore
    from game.ui.graphics.look import RenderContext
    from game.view.layout.geometry import Box

PANEL: Final = (32.0, 130.0, 1536.0, 746.0)
"""The plate and the case; the page without games has one panel here."""
TABS_H: Final = 54.0
ABOVE_TABS: Final = 48.0
"""What the tabs of the people take above the page."""
TAB: Final = 252.0
"""Width of a tab."""
INSET: Final = 28.0
LEFT: Final = 456.0
"""Width of the figures beside the case."""
PLATE: Final = 104.0
SIGNS: Final = 66.0
"""Width of the icons before a bar."""
CASE: Final = (542.0, 154.0, 1002.0, 698.0)
CHOSEN: Final = 250.0
"""Width of the part of the case with the chosen medal."""
FACE: Final = 226.0
"""Side of the chosen medal."""
ABOUT: Final = 376.0
COLLECTED: Final = 166.0
"""The heights of the chosen medal with its text, and of how many of all were won, at the foot of the case."""
MAX_TABS: Final = 5
PORTRAIT: Final = 240.0
"""Side of the portrait in place of the figures before the first game."""
EMPTY_TEXT: Final = 140.0
"""Height of the text below it."""
ACTION: Final = 170.0
"""Width of a button for the profile in the bar."""


def profile_sprites(look: RenderContext, width: int, height: int, *, new: bool) -> Iterator[tuple[str, float, float]]:
    """Yield the largest sprites of the page with games and its medals, with sizes in window pixels, to preload.

    In a ``new`` profile nobody has earned a medal yet.
    """
    stage = Stage(width, height)
    for name, box in (("ui/panel", PANEL), ("medal_case", CASE)):
        rect = stage.box(*box)
        yield name, rect.w, rect.h
    grid = MedalGrid(medals(), {}, lambda _: None)
    grid.rect = stage.box(*_shelves(CASE))
    chosen = stage.box(*_chosen(CASE))
    for won in (False,) if new else (False, True):
        yield medal_sprite(grid.medals[0].id, won=won), chosen.w, chosen.h
        for number, medal in enumerate(grid.medals):
            side = grid.face(look, number).w
            yield medal_sprite(medal.id, won=won), side, side


def _shelves(case: Box) -> Box:
    """Return the box of the shelves in the case of medals, beside the chosen one."""
    left, top, width, height = case
    return left + CHOSEN + 24, top + 24, width - CHOSEN - 50, height - 48


def _chosen(case: Box) -> Box:
    """Return the box of the chosen medal's picture in the case."""
    left, top, _, height = case
    return left + 16 + (CHOSEN - FACE) / 2, top + (height - COLLECTED - ABOUT) / 2, FACE, FACE


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
        self._first = True
        """Whether the first frame is still to come, which counts nothing, so that the page opens at once."""

    def enter(self, app: AppContext) -> None:
        self.app = app
        self.name = player_name(app)
        try:
            self.profile = open_store(app)
            self._key = own_key(app)
            self._count(0.0)
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
        first, self._first = self._first, False
        if self._counting and not first and self.app.scene is self:
            try:
                self._count(PATIENCE_S)
            except ProfileError as error:
                self._fail(error)
            self.rebuild()

    def _count(self, patience_s: float) -> None:
        if self.profile is not None:
            self._counting = not self.profile.sync(self.app.store, self._key, patience_s)
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
        if self.figures is not None:
            shown = self._shown()
            self.tabs = self.form.add(Tabs(shown, self.look.avatars(shown), shown.index(self.name), self._choose))
        earned = {} if self.figures is None else self.figures.medals
        self.grid = self.form.add(MedalGrid(medals(), earned, self._show_medal))
        self.grid.index = self.medal
        self._edit = ProfileEdit(self, self.profile, self.name, self.show)
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self._buttons: list[Button] = []
        self._new: Button | None = None
        if self.figures is None:
            self._new = self.form.add(Button(tr("New game"), self._open_setup, kind="primary", icon="new"))
        else:
            self._buttons = [
                self.form.add(Button(tr("Rename"), self._edit.ask_rename, icon="pen")),
                self.form.add(Button(tr("Export"), self._edit.ask_export, icon="export")),
            ]
        if self.profile is not None:
            self._buttons.append(self.form.add(Button(tr("Import"), self._edit.ask_import, icon="import")))
        if self.figures is not None:
            delete = Button(tr("Delete"), self._edit.ask_delete, icon="trash")
            self._buttons.append(self.form.add(delete))

    @property
    def _panel(self) -> Box:
        """The box of the page on the stage, the case of medals included."""
        x, y, w, h = PANEL
        return x, y - self._above, w, h + self._above

    @property
    def _case(self) -> Box:
        """The box of the case of medals on the stage."""
        x, y, w, h = CASE
        return x, y - self._above, w, h + self._above

    @property
    def _above(self) -> float:
        """How much higher the page is because there are no tabs of people above it."""
        return ABOVE_TABS if self.figures is None and not self._counting else 0.0

    def place(self) -> None:
        x, y, w, _ = self._panel
        if self.tabs is not None:
            width = min(w - 32, TAB * len(self.tabs.labels))
            self.put(self.tabs, x + 16, y - TABS_H + 2, width, TABS_H)
        self.put(self.grid, *_shelves(self._case))
        if self._new is not None:
            self.put(self._new, x + INSET, y + self._panel[3] - INSET - 72, LEFT, 72)
        place_back(self, self._back)
        place_row(self, self._buttons, ACTION)

    def paint(self, canvas: Canvas) -> None:
        x, y, w, h = self._panel
        paint_bar(self, canvas, tr("Profile"), 560)
        self.sprite(canvas, "ui/panel", x, y, w, h)
        self.sprite(canvas, "medal_case", *self._case)
        self._paint_medal(canvas)
        if self.figures is None:
            self._paint_empty(canvas)
            return
        left = x + INSET
        each = (LEFT - 12) / 2
        for number, large in enumerate(texts.large_figures(self.figures)):
            column, row = number % 2, number // 2
            self._paint_large(canvas, large, left + column * (each + 12), y + 24 + row * (PLATE + 8), each)
        self._paint_bars(canvas, self.figures, left, y + 2 * PLATE + 36)

    def _paint_empty(self, canvas: Canvas) -> None:
        """Draw the person in place of the figures, and write what will be here."""
        palette = self.look.palette
        x, y, _, _ = self._panel
        left, middle, top = x + INSET, x + INSET + LEFT / 2, y + 48 + self._above
        person = looks_of([self.name], self.edition)[0]
        self.sprite(canvas, self.look.avatars([self.name])[0], middle - PORTRAIT / 2, top, PORTRAIT, PORTRAIT)
        foot = top + PORTRAIT
        self.write(canvas, HEADLINE.in_color(palette.seats[person]), self.name, middle, foot + 42, "center", LEFT, 56)
        title = tr("Counting your games…") if self._counting else tr("No finished games yet")
        self.write(canvas, HEADLINE, title, middle, foot + 124, "center", LEFT, 50)
        text = tr("Your statistics and medals appear here once you finish a game. Start one now.")
        self.write_lines(canvas, NOTE_LARGE, text, left, foot + 158, LEFT, height=EMPTY_TEXT, align=0.5)

    def _paint_large(self, canvas: Canvas, large: texts.Large, x: float, y: float, width: float) -> None:
        color = self.look.palette.text_soft
        self.sprite(canvas, "ui/list_row", x, y, width, PLATE)
        middle = x + width / 2
        self.caption(
            canvas, large.caption, middle, y + 18, width - 20, 24, anchor="center", style=CAPTION_SMALL.in_color(color)
        )
        light = self.look.palette.line_light
        self.write(
            canvas, FIGURE_LARGE.at(40).in_color(light), large.value, middle, y + PLATE / 2, "center", width - 24, 50
        )
        self.write(canvas, NOTE_SMALL.in_color(color), large.note, middle, y + PLATE - 17, "center", width - 12, 24)

    def _paint_bars(self, canvas: Canvas, figures: Figures, x: float, y: float) -> None:
        groups = texts.groups(figures)
        rows = sum(len(bars) for _, bars in groups) + len(groups)
        step = (self._panel[1] + self._panel[3] - INSET - y) / rows
        line = 0
        for heading, bars in groups:
            middle = y + (line + 0.62) * step
            self.caption(canvas, heading, x, middle, LEFT, step, style=CAPTION_SMALL)
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
            left = x + (SIGNS - side * (0.72 * len(bar.signs) + 0.28)) / 2 + number * side * 0.72
            self.sprite(canvas, f"icon/{sign}", left, middle - side / 2, side, side, 255 if share.games else 90)
        self.write(canvas, BODY.in_color(color), bar.label, x + SIGNS + 12, middle, max_width=150, height=step)
        left, width, height = x + SIGNS + 168, 128.0, min(18.0, step * 0.6)
        self.sprite(canvas, "ui/slider_track", left, middle - height / 2, width, height)
        if share.wins:
            self._fill(canvas, share.wins / share.games, (left, middle - height / 2, width, height))
        self.write(canvas, BODY.in_color(color), texts.tally(share), x + LEFT, middle, "midright", 86, step)

    def _fill(self, canvas: Canvas, won: float, box: tuple[float, float, float, float]) -> None:
        """Fill a bar by a share of games won."""
        track, inset = self.stage.box(*box), max(2, self.look.px(4))
        inner = track.inflate(-2 * inset, -2 * inset)
        inner.w = max(1, round(inner.w * won))
        canvas.rect(self.look.palette.ok, inner)

    def _paint_medal(self, canvas: Canvas) -> None:
        """Show the chosen medal large, with its name, how it is won and how often it was."""
        palette, medal = self.look.palette, medals()[self.medal]
        left, top, _, height = self._case
        face, x, width = _chosen(self._case), left + 26, CHOSEN - 20
        middle, shelf = x + width / 2, face[1] + FACE
        count = 0 if self.figures is None else self.figures.medals.get(medal.id, 0)
        self.sprite(canvas, "medal_shelf", x, shelf, width, SHELF)
        self.sprite(canvas, medal_sprite(medal.id, won=count > 0), *face)
        y = shelf + SHELF
        self.write(canvas, NAME.in_color("line_light"), tr(medal.title), middle, y + 36, "center", width, 44)
        used = self.write_lines(canvas, NOTE.in_color("text"), tr(medal.text), x, y + 66, width, align=0.5, max_lines=5)
        color = palette.line_light if count else palette.text_soft
        self.write(canvas, NOTE.in_color(color), earned_text(count), middle, y + 66 + used + 28, "center", width, 28)
        if y + 66 + used + 46 < top + height - COLLECTED:
            self._paint_collected(canvas, x, width)
        if medal.edition is not None:
            edition = tr(skin(medal.edition).text.short)
            self.caption(canvas, edition, middle, face[1] - 26, width, 24, anchor="center", style=CAPTION_SMALL)

    def _paint_collected(self, canvas: Canvas, x: float, width: float) -> None:
        """Draw how many of all medals were won, as figures and as a bar."""
        won = 0 if self.figures is None else sum(count > 0 for count in self.figures.medals.values())
        total = len(medals())
        top = self._case[1] + self._case[3] - COLLECTED
        self.sprite(canvas, "ui/divider", x, top, width, 8)
        middle = x + width / 2
        self.caption(
            canvas, tr("Medals"), middle, top + 34, width, anchor="center", style=CAPTION.in_color("text_soft")
        )
        shown = tr("{wins} of {games}").format(wins=won, games=total)
        self.write(canvas, FIGURE_LARGE.in_color("line_light"), shown, middle, top + 72, "center", width, 54)
        left, across, height = x + 24, width - 48, 18.0
        self.sprite(canvas, "ui/slider_track", left, top + 104, across, height)
        if won:
            self.sprite(canvas, "ui/pill_active", left, top + 104, max(height, across * won / total), height)

    def handle(self, event: pygame.event.Event) -> None:
        """Choose the medal under the pointer; Ctrl with Tab or Page Up and Down changes tabs; import a dropped file."""
        if event.type == pygame.DROPFILE:
            self._edit.drop(str(event.file))
            return
        if event.type == pygame.MOUSEMOTION and self.grid.rect.collidepoint(event.pos):
            self.grid.click(event.pos)
        if self.tabs is None or not self.tabs.leaf(event):
            super().handle(event)

    def _shown(self) -> list[str]:
        """Return the people who have a tab: if there are too many for all, those around the person shown."""
        first = max(0, min(self.people.index(self.name) - MAX_TABS // 2, len(self.people) - MAX_TABS))
        return self.people[first : first + MAX_TABS]

    def _choose(self, tab: int) -> None:
        self.show(self._shown()[tab])

    def _show_medal(self, index: int) -> None:
        self.medal = index
        self.app.redraw()

    def _open_setup(self) -> None:
        self.app.go.new_game_setup(self.edition, instead=True)
