"""The browser of saved games: continue, watch, repair and delete them.

Knows the store's list and the actions for each game; knows nothing of how a game is drawn, which is in ``covers`` and
``game_sheet``, or comes and goes, which is in ``exchange``. Lengths are design pixels of a window of 1600x900.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.rules.editions import EDITION_NAMES
from game.scenes.saved_games.cover_dialogs import DeletionScene
from game.scenes.saved_games.cover_text import CoverWords, words_of, write_cover
from game.scenes.saved_games.covers import Covers, draw_cover, picture_of
from game.scenes.saved_games.exchange import GameExchange
from game.scenes.saved_games.game_sheet import INSET_PX, GameSheet
from game.scenes.saved_games.place_art import paint_pieces, paint_wall, shelf
from game.scenes.saved_games.sideboard import SideboardDrawers, paint_sideboard, sideboard_drawers
from game.scenes.saved_games.wall_view import WallView
from game.scenes.shared import saved_game_text as texts
from game.scenes.shared.cover_art import CoverPicture
from game.scenes.shared.dialogs.dialog import notify
from game.scenes.shared.dialogs.repair import ask_repair
from game.scenes.shared.lineup import default_name
from game.scenes.shared.page import Page
from game.scenes.shared.top_bar import place_back, title_left, window_left, write_title
from game.scenes.shared.widgets import Segmented
from game.storage.folder import StoreError
from game.support.i18n import tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.graphics.type_scale import BODY_LARGE, HEADLINE
from game.ui.widgets.buttons import Button, match_row
from game.ui.widgets.widget import Widget
from game.view.appearance import looks_of, portraits_of
from game.view.layout.geometry import Rect
from game.view.layout.wall import WallLayout, wall_layout
from game.view.skins import skin
from game.view.theme import SCENE_FADE

if TYPE_CHECKING:
    from game.storage.summaries import GameSummary

PATIENCE_S: Final = 0.008
"""The share of a frame for reading games that were never listed before, so that a long list does not block it."""

UNFINISHED: Final = "unfinished"
"""The filter for games that can be continued."""
FILTERS: Final = ("", *EDITION_NAMES, UNFINISHED)
"""All games, those of each edition, and those that can be continued."""
BAR_EDGE_PX: Final = 32.0
"""From the last button of the bar to the window's edge."""
_CONTROL_TOP_PX: Final = 7.0
"""From the upper edge of a line of the bar to its controls."""
_CONTROL_PX: Final = 42.0
"""Height of the controls in the bar, as on the bars of other pages."""
TITLE_PX: Final = 190.0
"""Width of the title."""
ROW_GAP_PX: Final = 12.0
"""Between two rows of buttons at the sheet's foot."""
FOOT_BUTTON_PX: Final = 54.0
"""Height of a button at the sheet's foot."""


class SavedGamesScene(Page):
    """Covers on shelves at the left, the chosen game at the right; ``games`` are those of ``filter`` (``FILTERS``)."""

    def __init__(self, edition: str, *, unfinished: bool = False) -> None:
        """Create the page of all games, or at first of those that are ``unfinished``."""
        super().__init__(edition)
        self.list: WallView | None = None
        """The covers; ``None`` while there are none."""
        self.games: list[GameSummary] = []
        self.selected = 0
        self.filter = FILTERS.index(UNFINISHED) if unfinished else 0
        self.exchange = GameExchange(self, self._show_new)
        self.layout: WallLayout
        self._all: list[GameSummary] = []
        self._counts: list[int] = []
        """How many games there are in all, of each edition, and to continue."""
        self._wall: tuple[object, pygame.Surface] | None = None
        self._age_ms = 0.0

    @property
    def game(self) -> GameSummary | None:
        """The chosen game."""
        return self.games[self.selected] if self.games else None

    def shows_end(self, game: GameSummary) -> bool:
        """Whether a game's result may be shown: its players know it, and an unfinished game has none."""
        return game.own or not game.over or self.app.settings.show_results

    def enter(self, app: AppContext) -> None:
        self._covers = Covers(app.look, self.edition)
        self._sheet = GameSheet(app, app.look(self.edition).budget)
        self._read(app)
        super().enter(app)

    def resume(self) -> None:
        self._reload()

    def update(self, dt_ms: float) -> None:
        """Read on in a long list, then draw covers, a little in each frame, so that the page stays usable."""
        super().update(dt_ms)
        entered, self._age_ms = self._age_ms == 0, self._age_ms + dt_ms
        if self.app.scene is not self or entered:  # to enter has read as much as a frame allows
            if self._sheet.unfinished:
                self.app.redraw()
            return
        if any(game.unread for game in self._all):
            before = self.game
            self._read(self.app)
            if self.drawers is not None:
                self.drawers.counts = tuple(self._counts)
            if self.game != before:
                self.rebuild()
            self.app.redraw()
        elif self._age_ms > SCENE_FADE.ms:
            self._covers.want(self._wanted())
            if self._covers.step() or self._sheet.unfinished:
                self.app.redraw()

    @property
    def working(self) -> bool:
        """Whether games are still to be read or visible pictures to be drawn."""
        if any(game.unread for game in self._all):
            return True
        return self._age_ms <= SCENE_FADE.ms or self._covers.busy or self._sheet.unfinished

    def _wanted(self) -> list[tuple[CoverPicture, tuple[int, int]]]:
        """Return the covers in view and their sizes, the chosen one first."""
        if self.list is None:
            return [] if self._all else [(self._blank, self.layout.cover)]
        seen = [self.selected, *self.layout.seen(len(self.games), self.list.offset)]
        return [(self._picture(self.games[index]), self.list.cover_box(index).size) for index in seen]

    def _picture(self, game: GameSummary) -> CoverPicture:
        number = self._number(game)
        return picture_of(game, self.edition, self.shows_end(game), self.app.settings.portraits, number)

    def _number(self, game: GameSummary) -> int:
        """Return a game's number on its cover: the oldest is the first."""
        return len(self._all) - self._all.index(game)

    @property
    def _blank(self) -> CoverPicture:
        """The cover on an empty wall."""
        name = self.app.settings.names[0] if self.app.settings.names else default_name(0, "human")
        looks = zip(
            looks_of([name], self.edition),
            portraits_of([name], self.edition, self.app.settings.portraits),
            strict=True,
        )
        return CoverPicture(self.edition, "blank", tuple(looks))

    def _read(self, app: AppContext) -> None:
        """Read the list as far as a frame allows; the chosen game stays chosen."""
        chosen = self.game
        self._all = app.store.list_games(PATIENCE_S)
        wanted = FILTERS[self.filter]
        self._counts = [len(self._all), *(sum(game.edition == name for game in self._all) for name in EDITION_NAMES)]
        self._counts.append(sum(app.store.continuable(game) for game in self._all))
        if wanted == UNFINISHED:
            self.games = [game for game in self._all if app.store.continuable(game)]
        else:
            self.games = [game for game in self._all if not wanted or game.edition == wanted]
        rows = [row for row, game in enumerate(self.games) if chosen is not None and game.id == chosen.id]
        self.selected = rows[0] if rows else max(0, min(self.selected, len(self.games) - 1))

    def _reload(self) -> None:
        self._read(self.app)
        self.rebuild()

    def build(self) -> None:
        # By the number of all games, so that neither covers nor filter move when the filter changes.
        self.layout = wall_layout(*self.app.size, self.look.text.enlarged, len(self._all) or 1)
        before, self.list = self.list, None
        if self.games:
            self.list = self.form.add(
                WallView(
                    len(self.games),
                    self.layout,
                    self._draw_cover,
                    self._draw_shelf,
                    on_select=self._select,
                    on_open=lambda _: self._open(),
                )
            )
            self.list.selected = self.selected
            self.list.offset = 0.0 if before is None else before.offset
        self._actions = self._make_actions()
        for button in self._actions:
            self.form.add(button)
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self.drawers: SideboardDrawers | None = None
        names = (tr("All"), *(tr(skin(name).text.short) for name in EDITION_NAMES), tr("Unfinished"))
        if self.layout.alone:
            self.drawers = self.form.add(SideboardDrawers(names, self._counts, self.filter, self._choose_filter))
        self._filter = self.form.add(Segmented(names, self.filter, self._choose_filter))
        self._filter.caption = tr("Games")
        shown = self.app.settings.show_results
        label, icon = (tr("Hide results"), "eye_off") if shown else (tr("Show results"), "eye")
        tooltip = tr("Results of imported games. Results of games played here are always shown.")
        self.results_button = self.form.add(Button(label, self._toggle_results, icon=icon, tooltip=tooltip))
        self.results_button.visible = any(game.over and not game.own for game in self._all)
        self.import_button = self.form.add(Button(tr("Import game"), self.exchange.ask_import, icon="import"))
        self.paste_button = self.form.add(Button(tr("Paste game"), self.exchange.paste, icon="paste"))
        if self.form.focused is None:
            self.form.focus(self.list or self._actions[0])

    def _make_actions(self) -> list[Button]:
        game = self.game
        if game is None:
            return [Button(tr("New game"), self._new, kind="primary", icon="new")]
        delete = Button(tr("Delete"), self._ask_delete, kind="danger", icon="trash")
        if game.repairable:
            return [Button(tr("Repair"), self._ask_repair, kind="primary", icon="ok"), delete]
        resume = Button(tr("Continue"), self._continue, kind="primary", icon="play")
        if game.damaged is not None or game.unread:
            return [resume, delete] if self.app.store.rejoinable(game) else [delete]
        watch = Button(tr("Watch"), self._watch, icon="replays", kind="primary" if game.over else "plain")
        ask_export = partial(self.exchange.ask_export, game, partial(self._draw_small_cover, game))
        export = Button(tr("Export"), ask_export, icon="export")
        ask_copy = partial(self.exchange.ask_copy, game)
        copy = Button(tr("Copy"), ask_copy, icon="copy", tooltip=tr("Copy as text"))
        if game.over and self.shows_end(game):
            result = Button(tr("Result"), self._result, icon="trophy")
            return [watch, result, export, copy, delete]
        if game.over:
            return [watch, export, copy, delete]
        return [resume, watch, export, copy, delete]

    def place(self) -> None:
        self.layout = wall_layout(*self.app.size, self.look.text.enlarged, len(self._all) or 1)
        if self.list is not None:
            self.list.lay_out(self.layout)
        self._place_actions()
        if self.drawers is not None:
            box = sideboard_drawers(self.look, pygame.Rect(self.layout.shelf(0)), self.app.size[1])
            self.drawers.rect = box or pygame.Rect(0, 0, 0, 0)
            self.drawers.visible = box is not None
        # The drawers are the filter where there are any.
        self._filter.visible = self.drawers is None or not self.drawers.visible
        first, last = self.layout.lines[0], self.layout.lines[-1]
        v = self.look.scale
        margin = round(16 * v)
        place_back(self, self._back, edge=window_left(self))
        if first is last:
            buttons: list[tuple[Button, float]] = [(self.paste_button, 172), (self.import_button, 178)]
            right = self._in_line(last, [*buttons, (self.results_button, 192)])
            left = round(self.stage.at(window_left(self) + title_left() + TITLE_PX + 24, 0)[0])
        else:
            self._in_line(first, [(self.paste_button, 282), (self.import_button, 282)])
            right = self._in_line(last, [(self.results_button, 380)])
            left = margin
        self._put_in(self._filter, last, left, right - margin - left)

    def _in_line(self, line: Rect, buttons: list[tuple[Button, float]]) -> int:
        """Place buttons from the right end of a line and return where the last one begins.

        Each has its width, or more for a longer label where the filter leaves room for it.
        """
        v = self.look.scale
        right = line.right - round(BAR_EDGE_PX * v)
        for button, usual in buttons:
            if not button.visible:
                continue
            width = round(usual * v)
            if not self._filter.visible:
                width = max(width, button.preferred_width(self.look))
            self._put_in(button, line, right - width, width)
            right = button.rect.x - round(8 * v)
        return right + round(8 * v)

    def _put_in(self, widget: Widget, line: Rect, x: int, width: int) -> None:
        """Place a control in a line of the bar."""
        above, height = self.look.px(_CONTROL_TOP_PX), self.look.px(_CONTROL_PX)
        widget.rect = pygame.Rect(x, line.y + above, width, height)

    def _place_actions(self) -> None:
        """Place up to three buttons in a row at the sheet's foot, the others above them."""
        v = self.look.scale
        page = pygame.Rect(self.layout.page).inflate(-2 * round(INSET_PX * v), -2 * round(INSET_PX * v))
        gap, height = round(10 * v), round(FOOT_BUTTON_PX * v)
        if self.game is None:
            width = min(page.w, round(300 * v))
            self._actions[0].rect = pygame.Rect(
                page.centerx - width // 2, page.bottom - round(1.3 * height), width, height
            )
            return
        split = max(1, len(self._actions) - 3)
        rows = [row for row in (self._actions[:split], self._actions[split:]) if row]
        for line, row in enumerate(reversed(rows)):
            each = (page.w - gap * (len(row) - 1)) / len(row)
            top = page.bottom - height - line * (height + round(ROW_GAP_PX * v))
            for number, button in enumerate(row):
                left = page.x + round(number * (each + gap))
                button.rect = pygame.Rect(left, top, page.x + round(number * (each + gap) + each) - left, height)
        match_row(self._actions, self.look)

    def resize(self, width: int, height: int) -> None:
        super().resize(width, height)
        self.app.redraw()

    def handle(self, event: pygame.event.Event) -> None:
        """Import a file dropped onto the window; the Delete key asks to delete the chosen game."""
        if event.type == pygame.DROPFILE:
            self.exchange.drop(str(event.file))
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and self.game is not None:
            self._ask_delete()
            return
        if event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if event.key == pygame.K_v:
                self.exchange.paste()
                return
            if event.key == pygame.K_c and self.game is not None and self.game.seats:
                self.exchange.ask_copy(self.game)
                return
        super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        canvas.background(self._background(), self.look.palette.ground[2])
        self.heading = ""
        self.paint(canvas)
        self.draw_form(canvas)

    def _background(self) -> pygame.Surface:
        """Return the wall with the bar, drawn once for a window."""
        key = (self.app.size, self.layout, self.look.high_contrast, self.edition)
        if self._wall is None or self._wall[0] != key:
            self._wall = key, paint_wall(self.look, self.layout, self.app.size)
        return self._wall[1]

    def paint(self, canvas: Canvas) -> None:
        write_title(self, canvas, tr("Replays"), TITLE_PX, edge=window_left(self))
        page = pygame.Rect(self.layout.page)
        if self.game is None:
            self._paint_empty(canvas, page)
        else:
            self._sheet.paint_game(canvas, self.look, page, self.game, self._all, self.shows_end(self.game))

    def _paint_empty(self, canvas: Canvas, page: pygame.Rect) -> None:
        """Draw the shelf with one blank cover, and on the sheet what will be here."""
        look, layout = self.look, self.layout
        inner = self._sheet.paint(canvas, look, page)
        for row in range(layout.boards(0)):
            self._draw_shelf(canvas, look, pygame.Rect(layout.shelf(row)))
        title = tr("No unfinished games") if FILTERS[self.filter] == UNFINISHED else tr("No games of this edition yet")
        if not self._all:
            title = tr("Your first issue") if look.skin.comic else tr("Your first ledger")
            box, blank = pygame.Rect(layout.box(0)), self._blank
            draw_cover(canvas, look, self._covers.get(blank, box.size), box, chosen=False)
            write_cover(canvas, look, CoverWords("1", (title,), ("",)), blank, box)
            title = tr("No games yet")
        text = tr("Your games are saved here automatically.")
        lines, step = look.text.balance(BODY_LARGE, text, inner.w * 0.9), look.text.line_height(BODY_LARGE)
        top = self._actions[0].rect.y - look.px(26) - len(lines) * step
        for number, line in enumerate(lines):
            canvas.text(BODY_LARGE.in_color("text_dark"), line, inner.centerx, top + number * step, "midtop")
        style = look.text.fit(HEADLINE, title, inner.w)
        top -= round(look.text.line_height(style) * 0.7)
        canvas.text(style.in_color("text_dark"), title, inner.centerx, top, "center")
        space = top - look.text.line_height(style) * 0.7 - inner.y
        width, height = look.atlas.size("hero")
        factor = min(inner.w * 0.9 / width, space * 0.9 / height)
        hero = look.sprite("hero", width * factor, height * factor)
        canvas.image(hero, inner.centerx - hero.width / 2, inner.y + (space - hero.height) / 2)

    def _draw_shelf(self, canvas: Canvas, look: RenderContext, box: pygame.Rect) -> None:
        """Draw a shelf; the only one is the top of a sideboard, which fills the wall below it."""
        if self.layout.alone:
            paint_sideboard(canvas, look, box, self.app.size[1])
        canvas.surface(shelf(box.w, box.h, comic=look.skin.comic), box.x, box.y)
        if self.layout.alone:
            paint_pieces(canvas, look, self.layout, len(self.games))

    def _draw_cover(self, canvas: Canvas, look: RenderContext, index: int, box: pygame.Rect) -> None:
        """Draw a game's cover; a screen reader is given the players and the state instead of its words."""
        game = self.games[index]
        results, picture = self.shows_end(game), self._picture(game)
        with canvas.without_words():
            draw_cover(canvas, look, self._covers.get(picture, box.size), box, chosen=index == self.selected)
            write_cover(canvas, look, words_of(game, self._number(game), results), picture, box)
        for line in (texts.names(game), texts.origin_note(game) or texts.when(game), texts.chip(game)):
            canvas.keep_words(line)
        canvas.keep_words(texts.status(game, results))

    def _choose_filter(self, index: int) -> None:
        self.filter = index
        self._reload()

    def _toggle_results(self) -> None:
        self.app.settings.show_results = not self.app.settings.show_results
        self.app.settings.try_to_save(self.app.store.data_dir)
        self.rebuild()

    def _select(self, index: int) -> None:
        if index == self.selected:
            return
        self.selected = index
        if self.form.focused in self._actions:
            self.form.focus(self.list)
        for button in self._actions:
            self.form.widgets.remove(button)
        self._actions = self._make_actions()
        self.form.widgets[1:1] = self._actions
        self._place_actions()

    def _open(self) -> None:
        if self.game is not None and self.game.damaged is None and not self.game.unread:
            self._actions[0].on_press()

    def _new(self) -> None:
        self.app.go.new_game_setup(self.edition, instead=True)

    def _continue(self) -> None:
        if self.game is not None and (self.game.networked or self.app.store.rejoinable(self.game)):
            self.app.go.rejoin_game(self.edition, self.game.id)
        elif self.game is not None:
            self.app.go.continue_game(self.game.id)

    def _ask_repair(self) -> None:
        if self.game is not None:
            ask_repair(self.app, self.edition, self.game.id, self._reload)

    def _watch(self) -> None:
        if self.game is not None:
            self.app.go.watch_file(self.edition, self.game.path, self.shows_end(self.game))

    def _result(self) -> None:
        if self.game is not None:
            self.app.go.show_saved_result(self.edition, self.game.id)

    def _ask_delete(self) -> None:
        game = self.game
        if game is None:
            return

        def delete() -> None:
            try:
                self.app.store.delete(game.id)
            except StoreError as error:
                notify(self.app, self.edition, tr("Could not delete the game"), str(error))
            self._reload()

        text = tr("{game} is deleted permanently.").format(game=texts.title(game))
        self.app.push(DeletionScene(self.edition, text, partial(self._draw_small_cover, game), delete))

    def _draw_small_cover(self, game: GameSummary, canvas: Canvas, box: pygame.Rect) -> None:
        """Draw a game's cover into a box, scaled from the one on the wall."""
        picture, look = self._picture(game), self.look
        art = None if self.list is None else self._covers.get(picture, self.list.cover_box(self.selected).size)
        small = None if art is None else pygame.transform.smoothscale(art, box.size)
        draw_cover(canvas, look, small, box, chosen=False)
        write_cover(canvas, look, words_of(game, self._number(game), self.shows_end(game)), picture, box)

    def _show_new(self, game_id: str) -> None:
        """Choose a game that was imported, with the games of all editions listed."""
        self.filter = 0
        self._read(self.app)
        self.selected = next((row for row, game in enumerate(self.games) if game.id == game_id), 0)
        if self.app.scene is self:
            self.rebuild()
