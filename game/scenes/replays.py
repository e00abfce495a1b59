"""The saved games: look at them, go on with one, watch, export, import and delete.

Knows the store's list and what can be done with each game; the words of a row come from ``saved_words``.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import pygame

from game.i18n import tr
from game.scenes import saved_words as words
from game.scenes.dialog import confirm, tell
from game.scenes.list_page import DETAIL, FOOT, INSET, LIST, ListPage, write_row
from game.scenes.page import Written
from game.scenes.prompt import PromptScene, typed_path
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.look import Look
from game.ui.widgets import Button

if TYPE_CHECKING:
    from pathlib import Path

    from game.store import GameSummary

PATIENCE_S: Final = 0.008
"""How much of a frame goes into reading games that were never listed before."""


class ReplaysScene(ListPage):
    """A list at the left, the chosen game at the right."""

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.games: list[GameSummary] = []

    @property
    def game(self) -> GameSummary | None:
        """The chosen game."""
        return self.games[self.selected] if self.games else None

    def enter(self, app: App) -> None:
        """Read the list and come onto the stack."""
        self.games = app.store.list_games(PATIENCE_S)
        super().enter(app)

    def resume(self) -> None:
        """Read the list anew."""
        self._reload()

    def update(self, dt_ms: float) -> None:
        """Go on reading where the list is long and new; the page answers all the while."""
        super().update(dt_ms)
        if self.app.scene is self and any(game.unread for game in self.games):
            before = self.game
            self.games = self.app.store.list_games(PATIENCE_S)
            if self.game != before:
                self.rebuild()
            self.app.redraw()

    def _reload(self) -> None:
        self.games = self.app.store.list_games(PATIENCE_S)
        self.selected = max(0, min(self.selected, len(self.games) - 1))
        self.rebuild()

    def build(self) -> None:
        """Make the list and the buttons for the chosen game."""
        self.add_list(len(self.games), self._draw_row, self._select, self._open)
        self._actions = self._make_actions()
        for button in self._actions:
            self.form.add(button)
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))
        self.import_button = self.form.add(Button(tr("Import a game"), self._ask_import, icon="import"))
        if self.form.focused is None:
            self.form.focus(self.list or self._back)

    def _make_actions(self) -> list[Button]:
        game = self.game
        if game is None:
            return [Button(tr("New game"), self._new, kind="primary", icon="new")]
        delete = Button(tr("Delete"), self._ask_delete, kind="danger", icon="trash")
        if game.damaged is not None or game.unread:
            return [delete]
        watch = Button(tr("Watch"), self._watch, icon="replays", kind="primary" if game.over else "plain")
        export = Button(tr("Export"), self._ask_export, icon="export")
        if game.over:
            return [watch, export, delete]
        go_on = Button(tr("Continue"), self._continue, kind="primary", icon="play")
        return [go_on, watch, export, delete]

    def place(self) -> None:
        """Set list and buttons on the stage."""
        self.place_list()
        self._place_actions()
        self.put(self._back, LIST[0], FOOT, 220, 66)
        self.put(self.import_button, LIST[0] + 240, FOOT, 300, 66)

    def _place_actions(self) -> None:
        """Set the first button across the panel's foot, the others in a line below it."""
        if self.game is None:
            self.put(self._actions[0], LIST[0] + 290, LIST[1] + 370, 280, 62)
            return
        x, y, w, h = DETAIL
        inner = w - 2 * INSET - 12
        first, rest = self._actions[0], self._actions[1:]
        bottom = y + h - INSET - 6
        top = bottom - 58 if not rest else bottom - 58 - 14 - 58
        self.put(first, x + INSET + 6, top, inner, 58)
        for number, button in enumerate(rest):
            each = (inner - 12 * (len(rest) - 1)) / len(rest)
            self.put(button, x + INSET + 6 + number * (each + 12), bottom - 58, each, 58)

    def handle(self, event: pygame.event.Event) -> None:
        """Import a file dropped onto the window; Delete asks to delete the chosen game."""
        if event.type == pygame.DROPFILE:
            wrong = self._take(str(event.file))
            if wrong is not None:
                tell(self.app, self.edition, tr("The file could not be imported"), wrong)
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and self.game is not None:
            self._ask_delete()
            return
        super().handle(event)

    def paint(self, canvas: Canvas) -> None:
        """Draw the title, the panels and the chosen game."""
        self.frame(canvas)
        self.banner(canvas, tr("Replays"), LIST[0], 76, 72, room=1100)
        if self.game is None:
            self._paint_empty(canvas)
            return
        self.sprite(canvas, "ui/panel", *LIST)
        self.sprite(canvas, "ui/panel", *DETAIL)
        self._paint_detail(canvas, self.game)

    def _paint_empty(self, canvas: Canvas) -> None:
        x, y, w, h = LIST
        self.sprite(canvas, "ui/panel", *LIST)
        palette = self.look.palette
        self.sprite(canvas, "icon/replays", x + w / 2 - 42, y + 130, 84, 84)
        self.write(canvas, "name", tr("No games yet"), x + w / 2, y + 264, palette.text, "center", 34)
        text = tr("Every game is kept here from its first card on.")
        self.write(canvas, "note", text, x + w / 2, y + 312, palette.text_soft, "center", 23, w - 80)
        hero = self.look.atlas.size("hero")
        factor = min(DETAIL[2] / hero[0], h / hero[1])
        wide, high = hero[0] * factor, hero[1] * factor
        self.sprite(canvas, "hero", DETAIL[0] + (DETAIL[2] - wide) / 2, y + (h - high) / 2, wide, high)

    def _paint_detail(self, canvas: Canvas, game: GameSummary) -> None:
        palette = self.look.palette
        x, y, w, _ = DETAIL
        left, inner = x + INSET + 6, w - 2 * INSET - 12
        self.write(canvas, "name", words.headline(game), left, y + 50, palette.text, px=30, room=inner, high=50)
        if game.unread:
            return
        if game.damaged is not None:
            self.write_lines(canvas, "body", words.trouble(game), left, y + 92, inner, palette.short, max_lines=6)
            return
        self.write(canvas, "note", words.details(game), left, y + 88, palette.text_soft, px=21, room=inner, high=40)
        self.sprite(canvas, "ui/divider", left, y + 112, inner, 8)
        winners = game.result.winners if game.result is not None else ()
        for seat, (info, points) in enumerate(zip(game.seats, game.points, strict=True)):
            top = y + 132 + seat * 66
            name = "ui/list_row_active" if seat in winners else "ui/list_row"
            self.sprite(canvas, name, left, top, inner, 58)
            self.sprite(canvas, f"avatar/{seat}", left + 10, top + 7, 44, 44)
            self.write(canvas, "name", info.name, left + 68, top + 29, palette.seats[seat], px=23, room=190)
            kind = words.kind(info)
            self.write(canvas, "note", kind, left + inner - 76, top + 29, palette.text_muted, "midright", 19, 150)
            self.write(canvas, "count", str(points), left + inner - 20, top + 29, palette.text, "midright", 30)

    def _draw_row(self, canvas: Canvas, look: Look, index: int, rect: pygame.Rect) -> None:
        game, palette = self.games[index], look.palette
        middle = rect.y + (rect.h - look.px(4)) / 2
        icon = "icon/flag" if game.damaged is not None else "icon/trophy" if game.over else "icon/play"
        side = look.px(30)
        canvas.image(look.sprite(icon, side, side), rect.x + look.px(20), middle - side / 2)
        left = rect.x + look.px(68)
        right = rect.right - look.px(22)
        color = palette.line_light if game.over else palette.ok if game.damaged is None else palette.short
        chip: Written = ("caption", words.chip(game).upper(), palette.text_muted, 18)
        status: Written = ("small", words.status(game), color, 19)
        used = write_row(canvas, look, chip, status, right, middle, (right - left) * 0.42, rect.h, to_right=True)
        names: Written = ("name", words.names(game), palette.text, 23)
        when: Written = ("note", words.when(game), palette.text_muted, 19)
        write_row(canvas, look, names, when, left, middle, right - used - look.px(24) - left, rect.h)

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
        from game.scenes.setup import SetupScene

        self.app.replace(SetupScene(self.edition))

    def _continue(self) -> None:
        from game.scenes.flow import continue_game, rejoin_game

        if self.game is not None and self.game.networked:
            rejoin_game(self.app, self.edition, self.game.id)
        elif self.game is not None:
            continue_game(self.app, self.game.id)

    def _watch(self) -> None:
        from game.scenes.flow import watch_file

        if self.game is not None:
            watch_file(self.app, self.edition, self.game.path)

    def _ask_delete(self) -> None:
        game = self.game
        if game is None:
            return

        def delete() -> None:
            from game.store import StoreError

            try:
                self.app.store.delete(game.id)
            except StoreError as error:
                tell(self.app, self.edition, tr("The game could not be deleted"), str(error))
            self._reload()

        text = tr("{game} is removed for good.").format(game=words.title(game))
        confirm(self.app, self.edition, tr("Delete this game?"), text, tr("Delete"), delete, danger=True)

    def _ask_export(self) -> None:
        game = self.game
        if game is None:
            return

        def export(text: str) -> str | None:
            from game.store import StoreError

            if not text:
                return tr("Type where the file shall go.")
            try:
                self.app.store.export(game.id, typed_path(text))
            except (StoreError, OSError) as error:
                return str(error)
            return None

        default = str(words.export_path(game))
        self.app.push(
            PromptScene(self.edition, tr("Export this game"), words.about_export(game), default, tr("Export"), export)
        )

    def _ask_import(self) -> None:
        text = tr("Type the path of a saved game, or drop the file onto the window.")
        start = f"{words.export_folder()}{os.sep}"
        self.app.push(PromptScene(self.edition, tr("Import a game"), text, start, tr("Import"), self._take))

    def _take(self, text: str) -> str | None:
        """Import a file; returns what is wrong with it."""
        from game.record import RecordError
        from game.store import StoreError

        path: Path = typed_path(text)
        if not path.is_file():
            return tr("There is no file {path}.").format(path=path)
        try:
            taken = self.app.store.import_(path)
        except (StoreError, RecordError, OSError) as error:
            return str(error)
        self.games = self.app.store.list_games(PATIENCE_S)
        self.selected = next((i for i, game in enumerate(self.games) if game.id == taken), 0)
        if self.app.scene is self:
            self.rebuild()
        return None
