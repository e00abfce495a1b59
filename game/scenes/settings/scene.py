"""The settings screen: tabs of choices that take effect at once, of keys and buttons, and about the program.

Knows where rows and tabs stand and applies each change at once; knows nothing of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.rules import COLORS
from game.scenes.settings.controller_buttons import ButtonChoice, button_choices, paint_buttons, place_buttons
from game.scenes.settings.preview import paint_about, paint_picture, paint_play, paint_stones
from game.scenes.settings.rows import Effects, SettingRow, game_rows, picture_rows, sound_rows
from game.scenes.settings.sounds import Sample, samples
from game.scenes.shared.dialog import notify
from game.scenes.shared.page import Page, Written
from game.scenes.shared.widgets import Segmented
from game.support.i18n import tr
from game.support.version import version
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.input.bindings import ACTIONS, Action, Bindings, key_name, label_of
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import KeyField, Tabs
from game.ui.widgets.widget import Widget

PANEL: Final = (96.0, 190.0, 1408.0, 548.0)
INSET: Final = 40.0
PREVIEW: Final = (1132.0, 214.0, 344.0, 500.0)
"""The box of the preview, on the tabs about the game and the picture."""
SIDE: Final = 372.0
"""The width that the preview takes from the panel."""
TABS_H: Final = 56.0
ROW: Final = 116.0
CONTROL: Final = (470.0, 58.0)
KEYS_H: Final = 452.0
"""The height of all rows of the keys' tab together."""
BUTTONS_BOX: Final = (PANEL[0] + INSET, PANEL[1] + 16, PANEL[2] - 2 * INSET, 448.0)
"""The box of the rows of the controller's tab."""
KEY: Final = (190.0, 0.8)
"""A key's width, and its height as a share of its row's height."""
SAMPLES_GAP: Final = 48.0
"""The height of the line above the sound samples."""
SIGN: Final = 54.0
"""The width of the sign before an action."""
SIGNS: Final = {
    **{f"take_{number + 1}": f"token/{number}" for number in range(COLORS + 1)},
    "buy": "icon/buy",
    "reserve": "icon/reserve",
    "confirm": "icon/ok",
    "undo": "icon/undo",
    "take_back": "icon/step_back",
    "redo": "icon/step_forward",
    "look": "icon/eye",
    "log": "icon/log",
    "recap": "icon/play",
    "type": "icon/keyboard",
    "talk": "icon/human",
    "menu": "icon/menu",
    "help": "icon/help",
}
"""The sign of each action whose key can be chosen."""
FOOT: Final = 762.0
GAME, PICTURE, SOUND, KEYS, BUTTONS, ABOUT = range(6)


class SettingsScene(Page):
    """The settings, which take effect at once and are saved when the page is left."""

    background = "bg/table"

    def __init__(self, edition: str, tab: int = GAME) -> None:
        super().__init__(edition)
        self.tab = tab
        self.error = ""
        """Why the last choice was refused, such as a key that is taken."""
        self.rows: list[SettingRow] = []
        self.samples: list[Sample] = []
        self.key_fields: list[KeyField] = []
        self.button_fields: list[ButtonChoice] = []

    def enter(self, app: AppContext) -> None:
        super().enter(app)
        self.form.focus(self._first())

    def build(self) -> None:
        labels = (tr("Game"), tr("Display"), tr("Sound"), tr("Keys"), tr("Controller"), tr("About"))
        icons = ("tokens", "eye", "sound", "keyboard", "continue", "help")
        self.tabs = self.form.add(Tabs(labels, icons, self.tab, self._open))
        effects = Effects(self.rebuild, self.app.restyle, self.app.set_fullscreen, self.app.redraw)
        settings = self.app.settings
        pages: dict[int, Callable[[], list[SettingRow]]] = {
            GAME: lambda: game_rows(settings, effects),
            PICTURE: lambda: picture_rows(settings, effects, self.app.fullscreen),
            SOUND: lambda: sound_rows(settings, effects),
        }
        self.rows = pages[self.tab]() if self.tab in pages else []
        for row in self.rows:
            row.control.caption = row.name
            self.form.add(row.control)
        self.samples = samples(self.sound) if self.tab == SOUND else []
        for sample in self.samples:
            self.form.add(sample)
        self.key_fields = []
        if self.tab == KEYS:
            bindings = Bindings(settings.keys)
            for action in ACTIONS:
                field = KeyField(bindings.shown(action), tr("Press a key"), partial(self._bind, action))
                field.caption = label_of(action, self.edition)
                self.key_fields.append(self.form.add(field))
            self._reset = self.form.add(Button(tr("Reset all keys"), self._reset_keys, icon="undo"))
            self._reset.enabled = bool(settings.keys)
        family = self.app.controllers.family
        self.button_fields = button_choices(settings, family, self._show_reset) if self.tab == BUTTONS else []
        if self.button_fields:
            for choice in self.button_fields:
                self.form.add(choice)
            self._reset = self.form.add(Button(tr("Reset all buttons"), self._reset_buttons, icon="undo"))
            self._reset.enabled = bool(settings.buttons)
            every = partial(self.app.go.open_controller_help, self.edition, at_table=True)
            self._every = self.form.add(Button(tr("All buttons and sticks"), every, icon="help"))
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))

    def place(self) -> None:
        x, y, w, h = PANEL
        # The panel's upper edge covers the lower edge of the tabs.
        self.put(self.tabs, x + 16, y - TABS_H + 2, w - 32, TABS_H)
        wide, high = CONTROL
        for number, row in enumerate(self.rows):
            self.put(row.control, self._right - wide, self._middle(number) - high / 2, wide, high)
        each = (w - 2 * INSET - (len(self.samples) - 1) * 16) / max(len(self.samples), 1)
        for number, sample in enumerate(self.samples):
            top = self._middle(len(self.rows)) - ROW / 2 + SAMPLES_GAP
            self.put(sample, x + INSET + number * (each + 16), top, each, y + h - INSET - top)
        for number, field in enumerate(self.key_fields):
            left, middle, column = self._key_place(number)
            high = KEY[1] * self._key_row()
            self.put(field, left + column - KEY[0], middle - high / 2, KEY[0], high)
        place_buttons(self, self.button_fields, BUTTONS_BOX)
        if self.button_fields:
            self.put(self._every, x + INSET, y + h - 70, 400, 54)
        if self.key_fields or self.button_fields:
            self.put(self._reset, x + w - INSET - 400, y + h - 70, 400, 54)
        self.put(self._back, x, FOOT, 240, 66)

    @property
    def _right(self) -> float:
        """The right edge of the rows."""
        return PANEL[0] + PANEL[2] - INSET - (SIDE if self._shows else 0)

    @property
    def _shows(self) -> bool:
        """Whether the tab has a preview; with a large text size the names of the game's settings need its space."""
        return self.tab == PICTURE or (self.tab == GAME and self.look.text.enlarged < 1.5)

    def _middle(self, number: int) -> float:
        """Return the y of the middle of a row on the stage."""
        return PANEL[1] + 30 + (number + 0.5) * self._row

    @property
    def _row(self) -> float:
        """The height of a row; many rows are lower."""
        return min(ROW, (PANEL[3] - 38) / max(len(self.rows), 1))

    def _key_place(self, number: int) -> tuple[float, float, float]:
        """Return left edge, middle and width of a key's row; there are two columns."""
        half = (len(ACTIONS) + 1) // 2
        column = (PANEL[2] - 2 * INSET - 60) / 2
        left = PANEL[0] + INSET + (number // half) * (column + 60)
        return left, PANEL[1] + 20 + (number % half + 0.5) * self._key_row(), column

    def _key_row(self) -> float:
        return KEYS_H / ((len(ACTIONS) + 1) // 2)

    def paint(self, canvas: Canvas) -> None:
        x, _, w, _ = PANEL
        self.banner(canvas, tr("Settings"), x, 46, 72, max_width=w)
        self.sprite(canvas, "ui/panel", *PANEL)
        if self.tab == ABOUT:
            self._paint_about(canvas)
        elif self.tab == KEYS:
            self._paint_keys(canvas)
        elif self.tab == BUTTONS:
            paint_buttons(self, canvas, self.button_fields, BUTTONS_BOX)
        elif self.tab == SOUND:
            self._paint_samples(canvas)
        elif self.tab == GAME and self._shows:
            paint_play(self, canvas, self.app.settings, PREVIEW)
        elif self.tab == PICTURE:
            paint_picture(self, canvas, self.app.settings, PREVIEW)
        for number, row in enumerate(self.rows):
            self._paint_row(canvas, number, row)
        if self.error:
            max_width = w - 280
            lines = self.look.text.wrap("body", self.error, max_width * self.stage.scale)
            high = len(lines) * self.look.text.line_height("body") / self.stage.scale
            self.write_lines(
                canvas, "body", self.error, x + 280, FOOT + 33 - high / 2, max_width, self.look.palette.short
            )

    def _paint_row(self, canvas: Canvas, number: int, row: SettingRow) -> None:
        palette = self.look.palette
        left, middle = PANEL[0] + INSET, self._middle(number)
        max_width = self._right - CONTROL[0] - 32 - left
        wide, text = max_width * self.stage.scale, self.look.text
        name_px = text.fit_all("name", [each.name for each in self.rows], wide, 26)
        note_px = text.fit_all("note", [each.note for each in self.rows], wide, 19)
        upper: Written = ("name", row.name, palette.text, name_px)
        lower: Written = ("note", row.note, palette.text_soft, note_px)
        self.write_pair(canvas, upper, lower, (left, middle, max_width, self._row - 8))
        if number:
            self.sprite(canvas, "ui/divider", left, middle - self._row / 2 - 3, self._right - left, 6, 130)

    def _paint_samples(self, canvas: Canvas) -> None:
        x, _, w, _ = PANEL
        top = self._middle(len(self.rows)) - ROW / 2
        self.sprite(canvas, "ui/divider", x + INSET, top - 3, w - 2 * INSET, 6, 130)
        self.caption(canvas, tr("Try the sounds"), x + INSET, top + 25, w - 2 * INSET, 44, px=18)

    def _paint_keys(self, canvas: Canvas) -> None:
        palette, scale = self.look.palette, self.stage.scale
        high, max_width = self._key_row(), self._key_place(0)[2] - KEY[0] - 20 - SIGN
        labels = [label_of(action, self.edition) for action in ACTIONS]
        px = self.look.text.fit_all("body", labels, max_width * scale, 22, high * scale)
        for number, action in enumerate(ACTIONS):
            left, middle, _ = self._key_place(number)
            side = min(SIGN - 14, high - 8)
            self.sprite(canvas, SIGNS[action.name], left + (SIGN - 14 - side) / 2, middle - side / 2, side, side)
            self.write(canvas, "body", labels[number], left + SIGN, middle, palette.text, px=px, max_width=max_width)
        x, y, w, h = PANEL
        note = tr("Arrows, Tab, Enter, Space and Esc cannot be changed.")
        max_width = w - 2 * INSET - 430
        self.write(canvas, "note", note, x + INSET, y + h - 43, palette.text_muted, px=19, max_width=max_width)

    def _paint_about(self, canvas: Canvas) -> None:
        palette = self.look.palette
        x, y, w, _ = PANEL
        hero = 520.0 if self.look.text.enlarged < 1.5 else 340.0
        left, inner = x + INSET, w - 2 * INSET - hero
        paint_about(self, canvas, (left + inner + 10, y + 20, hero, PANEL[3] - 40))
        wide, high = self.look.atlas.size("logo")
        self.sprite(canvas, "logo", left, y + 34, 60 * wide / high, 60)
        number = tr("Version {number}").format(number=version())
        self.write(canvas, "note", number, left + inner, y + 66, palette.text_soft, "midright", 22, inner / 2)
        self.sprite(canvas, "ui/divider", left, y + 106, inner, 8)
        about = tr("Cabochon is free software under the MIT licence. Every picture is drawn by its own code.")
        top = y + 132
        top += self.write_lines(canvas, "body", about, left, top, inner, palette.text_soft, px=22) + 14
        notice = tr(
            "Splendor is a trademark of its publisher. The heroes’ names belong to Marvel. Neither of them endorses "
            "this fan project or is connected with it."
        )
        top += self.write_lines(canvas, "note", notice, left, top, inner, palette.text_muted, px=20) + 14
        kept = tr("Your games and settings are saved in {path}.").format(path=self.app.store.data_dir)
        top += self.write_lines(canvas, "note", kept, left, top, inner, palette.text_muted, px=20) + 30
        paint_stones(self, canvas, left, max(top, y + PANEL[3] - 128), inner, y + PANEL[3] - 32)

    def handle(self, event: pygame.event.Event) -> None:
        """Change tabs by Ctrl with Tab or Page Up and Page Down; pass a key to the key field that listens for one."""
        focused = self.form.focused
        if event.type == pygame.KEYDOWN and isinstance(focused, KeyField) and focused.listening:
            if hasattr(event, "pad"):  # the event is that of a controller's button
                focused.listening = False
                self.app.redraw()
            else:
                focused.key(event)
            return
        if not self.tabs.leaf(event):
            super().handle(event)

    def back(self) -> None:
        wrong = self._save()
        super().back()
        if wrong is not None:
            notify(self.app, self.edition, tr("Note"), wrong)

    def leave(self) -> None:
        """Save the settings, however the page is closed."""
        super().leave()
        self._save()

    def resize(self, width: int, height: int) -> None:
        """Take a new window size, and update the choice of full screen, which F11 may have changed."""
        for row in self.rows:
            if row.name == tr("Screen") and isinstance(row.control, Segmented):
                row.control.index = int(self.app.fullscreen)
        super().resize(width, height)

    def _first(self) -> Widget:
        return self.form.widgets[1]

    def _open(self, tab: int) -> None:
        self.tab = tab
        self.error = ""
        on_tabs = self.form.focused is self.tabs
        self.rebuild()
        self.form.focus(self.tabs if on_tabs else self._first())

    def _bind(self, action: Action, key: int) -> bool:
        """Bind an action to another key, or show why that is refused; return whether it is bound."""
        bindings = Bindings(self.app.settings.keys)
        refused = bindings.refusal(action, key)
        self.error = refused or ""
        if refused is None:
            chosen = dict(self.app.settings.keys)
            chosen.pop(action.name, None)
            if key != action.keys[0]:
                chosen[action.name] = key_name(key)
            self.app.settings.keys = chosen
            self.rebuild()
        self.app.redraw()
        return refused is None

    def _reset_keys(self) -> None:
        self.app.settings.keys = {}
        self.error = ""
        self.rebuild()

    def _reset_buttons(self) -> None:
        self.app.settings.buttons = {}
        self.rebuild()

    def _show_reset(self) -> None:
        self._reset.enabled = bool(self.app.settings.buttons)
        self.app.redraw()

    def _save(self) -> str | None:
        return self.app.settings.try_to_save(self.app.store.data_dir)
