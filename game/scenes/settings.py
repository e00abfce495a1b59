"""The settings: language, motion, window, colour aid; and what this program is.

Knows the settings' fields and applies each change at once; knows nothing of the table.
"""

from __future__ import annotations

from typing import Final

from game.i18n import LANGUAGES, language, set_language, tr
from game.scenes.dialog import tell
from game.scenes.page import Page
from game.scenes.parts import Segmented
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.widgets import Button

SPEEDS: Final = ("off", "fast", "normal")
NATIVE: Final = {"en": "English", "fr": "Français", "de": "Deutsch"}
PANEL: Final = (350.0, 164.0, 900.0, 560.0)
ROW: Final = 90.0
CONTROL: Final = 430.0


class SettingsScene(Page):
    """A page of choices that hold at once and are saved when it is left."""

    background = "bg/table"

    def enter(self, app: App) -> None:
        """Come onto the stack."""
        super().enter(app)
        self.form.focus(self._language)

    def build(self) -> None:
        """Make a control for each setting."""
        settings = self.app.settings
        names = [NATIVE[code] for code in LANGUAGES]
        self._language = self.form.add(Segmented(names, LANGUAGES.index(language()), self._set_language))
        speeds = (tr("Off"), tr("Fast"), tr("Normal"))
        self._speed = self.form.add(Segmented(speeds, SPEEDS.index(settings.speed), self._set_speed))
        screens = (tr("Window"), tr("Full screen"))
        self._screen = self.form.add(Segmented(screens, int(self.app.fullscreen), self._set_fullscreen))
        aids = (tr("Where small"), tr("Always"))
        self._letters = self.form.add(Segmented(aids, int(settings.letters), self._set_letters))
        self._back = self.form.add(Button(tr("Back"), self.back, icon="left"))

    def place(self) -> None:
        """Set the controls along the right side of the panel."""
        x, y, w, _ = PANEL
        for number, control in enumerate((self._language, self._speed, self._screen, self._letters)):
            self.put(control, x + w - CONTROL - 36, y + 24 + number * ROW + 18, CONTROL, 54)
        self.put(self._back, x, 756, 220, 66)

    def _labels(self) -> tuple[tuple[str, str], ...]:
        return (
            (tr("Language"), tr("Changes at once")),
            (tr("Animation"), tr("How long pieces travel")),
            (tr("Screen"), tr("F11 switches too")),
            (tr("Letters on stones"), tr("Tell colours apart by letter")),
        )

    def paint(self, canvas: Canvas) -> None:
        """Draw the title, the panel, a name and a note for each setting, and the small print."""
        palette = self.look.palette
        x, y, w, _ = PANEL
        self.frame(canvas)
        self.banner(canvas, tr("Settings"), x, 76, 72, room=w)
        self.sprite(canvas, "ui/panel", *PANEL)
        room = w - CONTROL - 110
        for number, (name, note) in enumerate(self._labels()):
            middle = y + 24 + number * ROW + 45
            self.write(canvas, "name", name, x + 36, middle - 14, palette.text, px=26, room=room)
            self.write(canvas, "note", note, x + 36, middle + 18, palette.text_muted, px=19, room=room)
        self.sprite(canvas, "ui/divider", x + 36, y + 24 + 4 * ROW + 10, w - 72, 8)
        top = y + 24 + 4 * ROW + 38
        about = tr("Cabochon is free software under the MIT licence; every picture is drawn by its own code.")
        high = self.write_lines(canvas, "body", about, x + 36, top, w - 72, palette.text_soft)
        notice = tr(
            "Splendor is a trademark of its publisher, and the names of the heroes belong to Marvel. This fan-made "
            "table is neither endorsed by them nor connected with them."
        )
        self.write_lines(canvas, "note", notice, x + 36, top + high + 8, w - 72, palette.text_muted, px=20)

    def back(self) -> None:
        """Go back; where the choices could not be saved, say so."""
        wrong = self._save()
        super().back()
        if wrong is not None:
            tell(self.app, self.edition, tr("A note"), wrong)

    def leave(self) -> None:
        """Save whichever way the page is left."""
        super().leave()
        self._save()

    def _save(self) -> str | None:
        return self.app.settings.try_to_save(self.app.store.data_dir)

    def _set_language(self, index: int) -> None:
        set_language(LANGUAGES[index])
        self.app.settings.language = LANGUAGES[index]
        self.rebuild()

    def _set_speed(self, index: int) -> None:
        self.app.settings.speed = SPEEDS[index]

    def _set_fullscreen(self, index: int) -> None:
        self.app.settings.fullscreen = bool(index)
        self.app.set_fullscreen(bool(index))

    def _set_letters(self, index: int) -> None:
        self.app.settings.letters = bool(index)

    def resize(self, width: int, height: int) -> None:
        """Take a new window size; F11 may have switched the screen meanwhile."""
        self._screen.index = int(self.app.fullscreen)
        super().resize(width, height)
