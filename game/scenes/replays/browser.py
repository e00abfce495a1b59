"""The browser of saved games: continue, watch, export, copy, import, paste, repair and delete them.

Knows the store's list and the actions for each game; ``list_rows`` draws the games.
"""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.record import RecordError
from game.rules.editions import EDITION_NAMES
from game.scenes.replays.list_rows import DETAIL, INSET, draw_row, paint_details
from game.scenes.replays.thumbnails import Thumbnails
from game.scenes.shared import saved_game_text as texts
from game.scenes.shared.dialog import confirm, notify
from game.scenes.shared.list_page import FOOT, ListPage
from game.scenes.shared.prompt import PromptScene, ask_export, typed_path
from game.scenes.shared.repair import ask_repair
from game.scenes.shared.widgets import Segmented
from game.storage.folder import StoreError
from game.storage.store import LARGEST_RECORD
from game.support.files import exists
from game.support.i18n import tr
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.look import RenderContext
from game.ui.widgets.buttons import Button
from game.ui.widgets.clipboard import copy_text, paste_text
from game.view.skins import skin
from game.view.theme import SCENE_FADE

if TYPE_CHECKING:
    from game.storage.summaries import GameSummary

PATIENCE_S: Final = 0.008
"""The share of a frame for reading games that were never listed before, so that a long list does not block it."""

LIST: Final = (96.0, 164.0, 760.0, 560.0)
"""The panel of the list, in reference pixels of the stage like all lengths below."""
TOP: Final = 98.0
FILTER_X: Final = 560.0
RESULTS_W: Final = 276.0
"""Width of the button for the results."""

UNFINISHED: Final = "unfinished"
FILTERS: Final = ("", *EDITION_NAMES, UNFINISHED)
"""All games, those of each edition, and those that can be continued."""


class ReplaysScene(ListPage):
    """A list at the left, the chosen game at the right; ``games`` are those of ``filter``, an index of ``FILTERS``."""

    def __init__(self, edition: str, *, unfinished: bool = False) -> None:
        """Create the list of all games, or at first of those that are ``unfinished``."""
        super().__init__(edition)
        self.list_box = LIST
        self.games: list[GameSummary] = []
        self.filter = FILTERS.index(UNFINISHED) if unfinished else 0
        self._all: list[GameSummary] = []
        self._age_ms = 0.0

    @property
    def game(self) -> GameSummary | None:
        """The chosen game."""
        return self.games[self.selected] if self.games else None

    def shows_end(self, game: GameSummary) -> bool:
        """Whether a game's result may be shown: its players know it, and an unfinished game has none."""
        return game.own or not game.over or self.app.settings.show_results

    def enter(self, app: AppContext) -> None:
        self._thumbs = Thumbnails(high_contrast=app.settings.high_contrast)
        self._read(app)
        super().enter(app)

    def resume(self) -> None:
        self._reload()

    def update(self, dt_ms: float) -> None:
        """Read on in a long list, then draw thumbnails, a little in each frame, so that the page stays usable."""
        super().update(dt_ms)
        self._age_ms += dt_ms
        if self.app.scene is not self:
            return
        if any(game.unread for game in self._all):
            before = self.game
            self._read(self.app)
            if self.game != before:
                self.rebuild()
            self.app.redraw()
        elif self._age_ms > SCENE_FADE.ms:
            self._thumbs.want((game, self.shows_end(game)) for game in self._looked_at())
            if self._thumbs.step():
                self.app.redraw()

    @property
    def working(self) -> bool:
        """Whether thumbnails of visible games are still to be drawn."""
        return self._thumbs.busy

    def _looked_at(self) -> list[GameSummary]:
        """Return the chosen game, then those whose rows are visible."""
        if self.list is None or self.game is None:
            return []
        first = int(self.list.offset // self.list.row_height)
        return [self.game, *self.games[first : first + self.list.rect.h // self.list.row_height + 2]]

    def _read(self, app: AppContext) -> None:
        """Read the list as far as a frame allows; the chosen game stays chosen."""
        chosen = self.game
        self._all = app.store.list_games(PATIENCE_S)
        wanted = FILTERS[self.filter]
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
        self.add_list(len(self.games), self._draw_row, self._select, self._open)
        self._actions = self._make_actions()
        for button in self._actions:
            self.form.add(button)
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self.import_button = self.form.add(Button(tr("Import game"), self._ask_import, icon="import"))
        self.paste_button = self.form.add(Button(tr("Paste game"), self._paste, icon="log"))
        names = (tr("All"), *(tr(skin(name).text.short) for name in EDITION_NAMES), tr("Unfinished"))
        self._filter = self.form.add(Segmented(names, self.filter, self._choose_filter))
        self._filter.caption = tr("Games")
        shown = self.app.settings.show_results
        label, icon = (tr("Hide results"), "eye_off") if shown else (tr("Show results"), "eye")
        tooltip = tr("Results of imported games. Results of games played here are always shown.")
        self.results_button = self.form.add(Button(label, self._toggle_results, icon=icon, tooltip=tooltip))
        if self.form.focused is None:
            self.form.focus(self.list or self._back)

    def _make_actions(self) -> list[Button]:
        game = self.game
        if game is None:
            return [Button(tr("New game"), self._new, kind="primary", icon="new")]
        delete = Button(tr("Delete"), self._ask_delete, kind="danger", icon="trash")
        if game.repairable:
            return [Button(tr("Repair"), self._ask_repair, kind="primary", icon="ok"), delete]
        go_on = Button(tr("Continue"), self._continue, kind="primary", icon="play")
        if game.damaged is not None or game.unread:
            return [go_on, delete] if self.app.store.rejoinable(game) else [delete]
        watch = Button(tr("Watch"), self._watch, icon="replays", kind="primary" if game.over else "plain")
        export = Button(tr("Export"), self._ask_export, icon="export")
        copy = Button(tr("Copy"), self._ask_copy, icon="log", tooltip=tr("Copy as text"))
        if game.over and self.shows_end(game):
            result = Button(tr("Result"), self._result, icon="trophy")
            return [watch, result, export, copy, delete]
        if game.over:
            return [watch, export, copy, delete]
        return [go_on, watch, export, copy, delete]

    def place(self) -> None:
        self.place_list()
        self._place_actions()
        self.put(self._back, LIST[0], FOOT, 220, 66)
        self.put(self.import_button, LIST[0] + 240, FOOT, 250, 66)
        self.put(self.paste_button, LIST[0] + 510, FOOT, 250, 66)
        self.put(self._filter, FILTER_X, TOP, DETAIL[0] + DETAIL[2] - RESULTS_W - 12 - FILTER_X, 50)
        self.put(self.results_button, DETAIL[0] + DETAIL[2] - RESULTS_W, TOP, RESULTS_W, 50)

    def _place_actions(self) -> None:
        """Place up to three buttons in a row at the panel's foot, the others above them."""
        if self.game is None:
            self.put(self._actions[0], LIST[0] + (LIST[2] - 300) / 2, LIST[1] + 370, 300, 62)
            return
        x, y, w, h = DETAIL
        inner = w - 2 * INSET
        split = max(1, len(self._actions) - 3)
        rows = [row for row in (self._actions[:split], self._actions[split:]) if row]
        for line, row in enumerate(reversed(rows)):
            each = (inner - 10 * (len(row) - 1)) / len(row)
            top = y + h - INSET - 54 - line * (54 + 12)
            for number, button in enumerate(row):
                self.put(button, x + INSET + number * (each + 10), top, each, 54)

    def handle(self, event: pygame.event.Event) -> None:
        """Import a file dropped onto the window; the Delete key asks to delete the chosen game."""
        if event.type == pygame.DROPFILE:
            wrong = self._take(str(event.file))
            if wrong is not None:
                notify(self.app, self.edition, tr("Could not import the file"), wrong)
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and self.game is not None:
            self._ask_delete()
            return
        if event.type == pygame.KEYDOWN and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            if event.key == pygame.K_v:
                self._paste()
                return
            if event.key == pygame.K_c and self.game is not None and self.game.seats:
                self._ask_copy()
                return
        super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        self.banner(canvas, tr("Replays"), LIST[0], 76, 72, max_width=FILTER_X - LIST[0] - 20)
        if self.game is None:
            self._paint_empty(canvas)
            return
        self.sprite(canvas, "ui/panel", *LIST)
        self.sprite(canvas, "ui/panel", *DETAIL)
        paint_details(self, canvas, self.game, self._all, self._thumbs, self.shows_end(self.game))

    def _paint_empty(self, canvas: Canvas) -> None:
        x, y, w, h = LIST
        self.sprite(canvas, "ui/panel", *LIST)
        palette = self.look.palette
        self.sprite(canvas, "icon/replays", x + w / 2 - 42, y + 130, 84, 84)
        title = tr("No games of this edition yet") if self._all else tr("No games yet")
        if self._all and FILTERS[self.filter] == UNFINISHED:
            title = tr("No unfinished games")
        self.write(canvas, "name", title, x + w / 2, y + 264, palette.text, "center", 34, w - 60)
        text = tr("Your games are saved here automatically. Start one with New game.")
        self.write(canvas, "note", text, x + w / 2, y + 312, palette.text_soft, "center", 23, w - 80)
        hero = self.look.atlas.size("hero")
        factor = min(DETAIL[2] / hero[0], h / hero[1])
        wide, high = hero[0] * factor, hero[1] * factor
        self.sprite(canvas, "hero", DETAIL[0] + (DETAIL[2] - wide) / 2, y + (h - high) / 2, wide, high)

    def _draw_row(self, canvas: Canvas, look: RenderContext, index: int, rect: pygame.Rect) -> None:
        game = self.games[index]
        draw_row(canvas, look, game, rect, self._thumbs, self.shows_end(game))

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
        confirm(self.app, self.edition, tr("Delete game?"), text, tr("Delete"), delete, danger=True)

    def _ask_export(self) -> None:
        if self.game is not None:
            write = partial(self.app.store.export, self.game.id)
            path, about = texts.export_path(self.game), texts.about_export(self.game)
            ask_export(self, tr("Export game"), about, path, write, StoreError)

    def _ask_copy(self) -> None:
        """Copy the game as text, after a warning if the text reveals unseen cards."""
        game = self.game
        if game is None:
            return
        title = tr("Copy as text")
        if game.blind:
            confirm(self.app, self.edition, title, texts.about_export(game), tr("Copy"), self._copy)
        else:
            self._copy()

    def _copy(self) -> None:
        if self.game is None:
            return
        try:
            done = copy_text(self.game.path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            done = False
        text = tr("Game copied. Paste it into a message, or here.")
        if not done:
            text = tr("Cannot use the clipboard now.")
        notify(self.app, self.edition, tr("Copy as text"), text)

    def _paste(self) -> None:
        """Import the game on the clipboard."""
        text = paste_text().strip("\0 \t\r\n").replace("\r\n", "\n")
        problem = ""
        if not text:
            problem = tr("The clipboard contains no text.")
        elif len(text) > LARGEST_RECORD:
            problem = tr("This text is too long to be a game.")
        else:
            data = f"{text}\n".encode("utf-8", "replace")
            try:
                if not self._show_same(data):
                    self._show_new(self.app.store.import_bytes(data))
            except (StoreError, RecordError, OSError) as error:
                problem = tr("The text on the clipboard is not a complete game. {reason}").format(reason=error)
        if problem:
            notify(self.app, self.edition, tr("Could not paste the game"), problem)

    def _ask_import(self) -> None:
        text = tr("Enter the path of a saved game, or drop the file onto the window.")
        start = f"{texts.export_folder()}{os.sep}"
        self.app.push(PromptScene(self.edition, tr("Import game"), text, start, tr("Import"), self._take))

    def _take(self, text: str) -> str | None:
        """Import a file; return an error message if that fails."""
        path = typed_path(text)
        if not exists(path) or path.is_dir():
            return tr("The file {path} does not exist.").format(path=path)
        try:
            taken = self.app.store.import_file(path)
        except (StoreError, RecordError, OSError) as error:
            return str(error)
        self._show_new(taken)
        return None

    def _show_same(self, data: bytes) -> bool:
        """Choose a game that exists already, and return whether it does."""
        same = self.app.store.same_as(data)
        if same is not None:
            self._show_new(same)
            notify(
                self.app, self.edition, tr("Paste game"), tr("You already have this game. It is selected in the list.")
            )
        return same is not None

    def _show_new(self, game_id: str) -> None:
        """Choose a game that was just imported, with the games of all editions listed."""
        self.filter = 0
        self._read(self.app)
        self.selected = next((row for row, game in enumerate(self.games) if game.id == game_id), 0)
        if self.app.scene is self:
            self.rebuild()
