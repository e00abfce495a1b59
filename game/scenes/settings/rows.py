"""The rows of the settings' tabs: for each setting a name, a note and the control that changes it.

Knows the settings' fields and the functions that apply a change; knows nothing of where a row stands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.scenes.shared.widgets import Segmented
from game.storage.settings import TEXT_SIZES, Settings
from game.support.i18n import LANGUAGES, language, set_language, tr
from game.ui.widgets.controls import Slider
from game.ui.widgets.widget import Widget

SPEEDS: Final = ("off", "fast", "normal")
NATIVE: Final = {"en": "English", "fr": "Français", "de": "Deutsch"}


@dataclass(frozen=True)
class SettingRow:
    """One setting: its name, a note and its control."""

    name: str
    note: str
    control: Widget


@dataclass(frozen=True)
class Effects:
    """The functions that apply a change of the language, the look, the window and the volume."""

    language: Callable[[], None]
    look: Callable[[], None]
    fullscreen: Callable[[bool], None]
    volume: Callable[[], None]


def game_rows(settings: Settings, effects: Effects) -> list[SettingRow]:
    """Return the rows of the tab about the game."""

    def set_up_language(index: int) -> None:
        set_language(LANGUAGES[index])
        settings.language = LANGUAGES[index]
        effects.language()

    def set_speed(index: int) -> None:
        settings.speed = SPEEDS[index]

    names = [NATIVE[code] for code in LANGUAGES]
    speeds = (tr("Instant"), tr("Fast"), tr("Standard"))
    return [
        SettingRow(
            tr("Language"),
            tr("All text, the rules included"),
            Segmented(names, LANGUAGES.index(language()), set_up_language),
        ),
        SettingRow(
            tr("Animation"), tr("How fast pieces move"), Segmented(speeds, SPEEDS.index(settings.speed), set_speed)
        ),
        SettingRow(
            tr("Reduced motion"),
            tr("Pieces fade instead of flying"),
            _switch(settings, "reduced_motion"),
        ),
        SettingRow(
            tr("Ask before spending wild tokens"),
            tr("You get them only by reserving"),
            _switch(settings, "confirm_wild"),
        ),
        SettingRow(
            tr("Show everything from the start"),
            tr("Off: your first game adds hints one by one"),
            _switch(settings, "everything"),
        ),
    ]


def picture_rows(settings: Settings, effects: Effects, fullscreen: bool) -> list[SettingRow]:
    """Return the rows of the tab about the picture."""

    def set_text_size(value: int) -> None:
        settings.text_size = next(size for size in TEXT_SIZES if size == value)
        effects.look()

    screens = (tr("Window"), tr("Full screen"))
    span = (TEXT_SIZES[0], TEXT_SIZES[-1])
    return [
        SettingRow(
            tr("Text size"),
            tr("Prompts, log, dialogs and hints"),
            Slider(settings.text_size, span, TEXT_SIZES[1] - TEXT_SIZES[0], _percent, set_text_size),
        ),
        SettingRow(
            tr("Screen"),
            tr("Shortcut: F11"),
            Segmented(screens, int(fullscreen), lambda index: effects.fullscreen(bool(index))),
        ),
        SettingRow(
            tr("Letters on tokens"),
            tr("Tell colours apart by letters"),
            letters_switch(settings),
        ),
        SettingRow(
            tr("Hints on cards"),
            tr("What you can afford now, or still need"),
            _switch(settings, "badges"),
        ),
        SettingRow(
            tr("High contrast"),
            tr("Brighter text, darker backgrounds, stronger edges"),
            _switch(settings, "high_contrast", effects.look),
        ),
    ]


def sound_rows(settings: Settings, effects: Effects) -> list[SettingRow]:
    """Return the rows of the tab about sound."""

    def set_sounds(value: int) -> None:
        settings.sound_volume = value
        effects.volume()

    def set_music(value: int) -> None:
        settings.music_volume = value
        effects.volume()

    return [
        SettingRow(
            tr("Sounds"),
            tr("Tokens, cards and turns"),
            Slider(settings.sound_volume, (0, 100), 5, _percent_or_off, set_sounds),
        ),
        SettingRow(
            tr("Music"),
            tr("A quiet loop for each edition"),
            Slider(settings.music_volume, (0, 100), 5, _percent_or_off, set_music),
        ),
        SettingRow(
            tr("Notifications"),
            tr("When it is your turn and you are in another window"),
            _switch(settings, "notifications"),
        ),
    ]


def letters_switch(settings: Settings) -> Segmented:
    """Return the switch of the letters on tokens."""
    return _switch(settings, "letters")


def _switch(settings: Settings, field: str, then: Callable[[], None] = lambda: None) -> Segmented:
    """Return the switch of a boolean field; ``then`` is called after a change."""

    def change(index: int) -> None:
        setattr(settings, field, bool(index))
        then()

    return Segmented((tr("Off"), tr("On")), int(getattr(settings, field)), change)


def _percent(value: int) -> str:
    return tr("{number}%").format(number=value)


def _percent_or_off(value: int) -> str:
    return _percent(value) if value else tr("Muted")
