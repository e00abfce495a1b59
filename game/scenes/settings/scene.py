"""The settings: a cabinet whose drawers hold the choices, the keys, the buttons, and what the program is.

Knows where rows and tabs stand and applies each change at once; knows nothing of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.rules import COLORS
from game.scenes.settings.controller_buttons import (
    FEET,
    ButtonChoice,
    button_choices,
    paint_buttons,
    picture_mat,
    place_buttons,
)
from game.scenes.settings.fronts import DrawerFronts
from game.scenes.settings.preview import paint_about, paint_picture, paint_play
from game.scenes.settings.rows import Effects, SettingRow, game_rows, picture_rows, sound_rows
from game.scenes.settings.sounds import Sample, samples
from game.scenes.shared.dialogs.dialog import notify
from game.scenes.shared.dialogs.prompt import shown_path
from game.scenes.shared.page import Page
from game.scenes.shared.top_bar import BAR_H, paint_bar, place_back, window_top
from game.scenes.shared.widgets import Segmented
from game.support.i18n import tr
from game.support.version import version
from game.ui.app.scene import AppContext
from game.ui.graphics.canvas import Canvas
from game.ui.graphics.type_scale import BODY_LARGE, CAPTION, LEAD, NAME, NOTE, NOTE_LARGE, StyledText
from game.ui.input.bindings import BINDABLE_ACTIONS, BindableAction, Bindings, key_name, label_of
from game.ui.widgets.buttons import Button
from game.ui.widgets.controls import KeyField
from game.ui.widgets.widget import Widget

CABINET: Final = (32.0, 78.0, 268.0, 800.0)
DRAWER: Final = (318.0, 78.0, 1250.0, 800.0)
"""The open drawer, which holds the rows."""
INSIDE: Final = (346.0, 108.0, 1194.0, 742.0)
"""What is within the drawer's walls."""
PREVIEW: Final = (1196.0, 108.0, 344.0, 742.0)
"""The box of the preview, on the tabs about the game and the picture."""
SIDE: Final = 362.0
"""The width that the preview takes from the drawer."""
ROW: Final = 151.2
ROW_GAP: Final = 14.0
INSET: Final = 22.0
"""From a row's edges to its words."""
CONTROL_H: Final = 64.0
FOOT_H: Final = 78.0
"""The height of the row below the keys."""
KEY: Final = 176.0
ABOUT_GAPS: Final = (14.0, 48.0)
"""Minimum and maximum gap between the parts of the page about the program."""
SEEN: Final = 200
"""Minimum alpha of the visible part of a logo, which has a soft shadow."""
SAMPLES_GAP: Final = 56.0
"""The height of the line above the sound samples."""
SIGN: Final = 54.0
"""The width of the sign before an action."""
SIGNS: Final = {
    **{f"take_{number + 1}": f"token/{number}" for number in range(COLORS + 1)},
    "buy": "icon/buy",
    "reserve": "icon/reserve",
    "confirm": "icon/ok",
    "undo": "icon/left",
    "take_back": "icon/undo",
    "redo": "icon/redo",
    "look": "icon/search",
    "log": "icon/log",
    "recap": "icon/replays",
    "hint": "icon/bulb",
    "type": "icon/keyboard",
    "talk": "icon/chat",
    "menu": "icon/menu",
    "help": "icon/help",
}
"""The sign of each action whose key can be chosen."""
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
        icons = ("tokens", "screen", "sound", "keyboard", "pad", "info")
        self.tabs = self.form.add(DrawerFronts(labels, icons, self.tab, self._open))
        effects = Effects(self.rebuild, self.app.restyle, self.app.set_fullscreen, self.app.redraw)
        settings = self.app.settings
        pages: dict[int, Callable[[], list[SettingRow]]] = {
            GAME: lambda: game_rows(settings, effects),
            PICTURE: lambda: picture_rows(settings, effects, self.app.display.wants_fullscreen),
            SOUND: lambda: sound_rows(settings, effects),
        }
        self.rows = pages[self.tab]() if self.tab in pages else []
        for row in self.rows:
            row.control.caption = row.name
            self.form.add(row.control)
        self.samples = samples(self.sound, self.look.skin) if self.tab == SOUND else []
        for sample in self.samples:
            self.form.add(sample)
        self.key_fields = []
        if self.tab == KEYS:
            bindings = Bindings(settings.keys)
            for action in BINDABLE_ACTIONS:
                field = KeyField(bindings.shown(action), tr("Press a key"), partial(self._bind, action))
                field.caption = label_of(action, self.edition)
                self.key_fields.append(self.form.add(field))
            self._reset = self.form.add(Button(tr("Reset all keys"), self._reset_keys, icon="reset"))
            self._reset.enabled = bool(settings.keys)
        family = self.app.controllers.family
        self.button_fields = []
        if self.tab == BUTTONS:
            self.button_fields = button_choices(settings, family, self.edition, self._show_reset)
            for choice in self.button_fields:
                self.form.add(choice)
            self._reset = self.form.add(Button(tr("Reset all buttons"), self._reset_buttons, icon="reset"))
            self._reset.enabled = bool(settings.buttons)
            every = partial(self.app.go.open_controller_help, self.edition, at_table=True)
            self._every = self.form.add(Button(tr("All buttons and sticks"), every, icon="help"))
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))

    def place(self) -> None:
        x, y, w, h = CABINET
        self.put(self.tabs, x + 16, y + 16, w - 32, h - 32)
        for number, row in enumerate(self.rows):
            left, middle = self._right - 16 - self._control_w, self._middle(number)
            self.put(row.control, left, middle - CONTROL_H / 2, self._control_w, CONTROL_H)
        x, y, w, h = INSIDE
        each = (w - (len(self.samples) - 1) * 14) / max(len(self.samples), 1)
        for number, sample in enumerate(self.samples):
            top = self._middle(len(self.rows)) - self._row / 2 + SAMPLES_GAP
            self.put(sample, x + number * (each + 14), top, each, y + h - top)
        for number, field in enumerate(self.key_fields):
            left, top, width = self._key_place(number)
            self.put(field, left + width - KEY - 7, top + 5, KEY, self._key_row() - 10)
        place_buttons(self, self.button_fields, INSIDE)
        if self.button_fields:
            left, _, width, _ = picture_mat(INSIDE)
            self.put(self._every, left + 26, y + h - FEET, width - 52, 56)
            self.put(self._reset, left + 26, y + h - 82, width - 52, 56)
        if self.key_fields:
            self.put(self._reset, x + w - 12 - 380, y + h - FOOT_H + 12, 380, 54)
        place_back(self, self._back)

    @property
    def _right(self) -> float:
        """The right edge of the rows."""
        return INSIDE[0] + INSIDE[2] - (SIDE if self._shows else 0)

    @property
    def _control_w(self) -> float:
        """The width of a row's control: beside a preview, larger words need its space."""
        share = 0.49
        if self._shows:
            share = 0.4 if self.look.text.enlarged == 1.0 else 0.34
        return (self._right - INSIDE[0]) * share

    @property
    def _shows(self) -> bool:
        """Whether the tab has a preview; with a large text size the names of the game's settings need its space."""
        return self.tab == PICTURE or (self.tab == GAME and self.look.text.enlarged < 1.5)

    def _middle(self, number: int) -> float:
        """Return the y of the middle of a row on the stage."""
        return INSIDE[1] + (number + 0.5) * self._row - ROW_GAP / 2

    @property
    def _row(self) -> float:
        """The height of a row with the gap below it; many rows are lower."""
        return min(ROW, (INSIDE[3] + ROW_GAP) / max(len(self.rows), 1))

    def _key_place(self, number: int) -> tuple[float, float, float]:
        """Return left edge, top and width of a key's row; there are two columns."""
        half = (len(BINDABLE_ACTIONS) + 1) // 2
        column = (INSIDE[2] - ROW_GAP) / 2
        left = INSIDE[0] + (number // half) * (column + ROW_GAP)
        return left, INSIDE[1] + (number % half) * (self._key_row() + 6), column

    def _key_row(self) -> float:
        return (INSIDE[3] - FOOT_H) / ((len(BINDABLE_ACTIONS) + 1) // 2) - 6

    def paint(self, canvas: Canvas) -> None:
        paint_bar(self, canvas, tr("Settings"), 420)
        self.sprite(canvas, "place/cabinet", *CABINET)
        self.sprite(canvas, "place/drawer", *DRAWER)
        if self.tab == ABOUT:
            self._paint_about(canvas)
        elif self.tab == KEYS:
            self._paint_keys(canvas)
        elif self.tab == BUTTONS:
            paint_buttons(self, canvas, self.button_fields, INSIDE)
        elif self.tab == SOUND:
            self._paint_samples(canvas)
        elif self.tab == GAME and self._shows:
            paint_play(self, canvas, self.app.settings, PREVIEW)
        elif self.tab == PICTURE:
            paint_picture(self, canvas, self.app.settings, PREVIEW)
        for number, row in enumerate(self.rows):
            self._paint_row(canvas, number, row)
        if self.error:
            right = DRAWER[0] + DRAWER[2]
            middle = window_top(self) + BAR_H / 2 - 2
            self.write(canvas, BODY_LARGE.in_color("short"), self.error, right, middle, "midright", 880, BAR_H - 8)

    def _paint_row(self, canvas: Canvas, number: int, row: SettingRow) -> None:
        left, middle, height = INSIDE[0], self._middle(number), self._row - ROW_GAP
        self.sprite(canvas, "ui/list_row", left, middle - height / 2, self._right - left, height)
        left += INSET
        max_width = self._right - self._control_w - 32 - left
        width, text = max_width * self.stage.scale, self.look.text
        name = text.fit_all(NAME, (each.name for each in self.rows), width)
        note = text.fit_all(NOTE, (each.note for each in self.rows), width)
        upper, lower = StyledText(row.name, name), StyledText(row.note, note)
        self.write_pair(canvas, upper, lower, (left, middle, max_width, height - 8), 40)

    def _paint_samples(self, canvas: Canvas) -> None:
        x, _, w, _ = INSIDE
        top = self._middle(len(self.rows)) - self._row / 2
        self.caption(canvas, tr("Try the sounds"), x + INSET, top + 30, w, 44, style=CAPTION.in_color("text"))

    def _paint_keys(self, canvas: Canvas) -> None:
        scale, height = self.stage.scale, self._key_row()
        max_width = self._key_place(0)[2] - KEY - SIGN - 30
        labels = [label_of(action, self.edition) for action in BINDABLE_ACTIONS]
        style = self.look.text.fit_all(BODY_LARGE, labels, max_width * scale, height * scale)
        side = min(SIGN - 14, height - 10)
        for number, action in enumerate(BINDABLE_ACTIONS):
            left, top, width = self._key_place(number)
            self.sprite(canvas, "ui/list_row", left, top, width, height)
            left += 14
            self.sprite(canvas, SIGNS[action.name], left, top + (height - side) / 2, side, side)
            left, middle = left + SIGN - 2, top + height / 2
            self.write(canvas, style, labels[number], left, middle, max_width=max_width)
        x, y, w, h = INSIDE
        self.sprite(canvas, "ui/list_row", x, y + h - FOOT_H, w, FOOT_H)
        note = tr("Arrows, Tab, Enter, Space, Esc and F1 to F12 cannot be changed.")
        middle, max_width = y + h - FOOT_H / 2, w - INSET - 420
        self.write(canvas, NOTE, note, x + INSET, middle, max_width=max_width)

    def _paint_about(self, canvas: Canvas) -> None:
        x, y, w, h = INSIDE
        enlarged = self.look.text.enlarged
        hero = 640.0 if enlarged < 1.5 else 440.0 if enlarged < 2.0 else 300.0
        right = x + w - hero + ROW_GAP
        self.sprite(canvas, "mat/dock", right, y, hero - ROW_GAP, h)  # its light falls on leather
        paint_about(self, canvas, (right + 32, y + 16, hero - ROW_GAP - 64, h - 32))
        self.sprite(canvas, "mat/dock", x, y, w - hero, h)
        left, inner = x + 36, w - hero - 72
        text, scale = self.look.text, self.stage.scale
        large, small = (LEAD, NOTE_LARGE) if text.enlarged == 1.0 else (BODY_LARGE, NOTE)
        width, height = self.look.atlas.size("logo")
        across = min(inner, 500.0 / text.enlarged**0.7)
        number = tr("Version {number}").format(number=version())
        about = tr("Cabochon is free software under the MIT licence. All its pictures are drawn by code.")
        notice = tr(
            "Splendor is a trademark of its publisher. The heroes’ names belong to Marvel. "
            "This fan project is not connected with them or endorsed by them."
        )
        kept = tr("Your games and settings are saved in {path}.").format(path=shown_path(self.app.store.data_dir))
        muted = small.in_color("text_muted")
        parts = ((large.in_color("text_soft"), about), (muted, notice), (muted, kept))
        logo, line = across * height / width, text.line_height(small) / scale
        heights = (len(text.balance(style, words, inner * scale)) * text.line_height(style) for style, words in parts)
        taken = logo + line + sum(heights) / scale
        gap = max(ABOUT_GAPS[0], min(ABOUT_GAPS[1], (h - taken - 2 * INSET) / 5))
        top = y + (h - taken - 5 * gap) / 2
        self.sprite(canvas, "logo", left - self._before_logo(across, logo), top, across, logo)
        top += logo + gap
        self.write(canvas, small, number, left, top, "topleft", inner)
        top += line + gap
        self.sprite(canvas, "ui/divider", left, top - 4, inner, 8)
        for style, words in parts:
            top += gap
            top += self.write_lines(canvas, style, words, left, top, inner)

    def _before_logo(self, width: float, height: float) -> float:
        """Return how far right of its box the letters of a logo of a size begin, so that they are in line with text."""
        image = self.look.sprite("logo", width * self.stage.scale, height * self.stage.scale)
        return (image.surface.get_bounding_rect(SEEN).x - image.dx) / self.stage.scale

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
                row.control.index = int(self.app.display.wants_fullscreen)
        super().resize(width, height)

    def _first(self) -> Widget:
        return self.form.widgets[1]

    def _open(self, tab: int) -> None:
        self.tab = tab
        self.error = ""
        on_tabs = self.form.focused is self.tabs
        self.rebuild()
        self.form.focus(self.tabs if on_tabs else self._first())

    def _bind(self, action: BindableAction, key: int) -> bool:
        """Bind an action to another key, or show why that is refused; return whether it is bound."""
        bindings = Bindings(self.app.settings.keys)
        refused = bindings.refusal(action, key, self.edition)
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
