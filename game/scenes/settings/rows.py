"""The rows of the settings' pages: for each setting a name, a note and the control that changes it.

Knows the settings' fields and the functions that apply a change; knows nothing of where a row stands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.scenes.shared.widgets import Segmented
from game.storage.settings import TEXT_SIZES, Settings
from game.support.i18n import LANGUAGES, language, set_language, tr
from game.ui.widgets.controls import Slider, Toggle
from game.ui.widgets.widget import Widget

SPEEDS: Final = ("off", "fast", "normal")
NATIVE: Final = {"en": "English", "fr": "Français", "de": "Deutsch"}


@dataclass(frozen=True)
class SettingRow:
    """One setting, its words and what changes it."""

    name: str
    note: str
    control: Widget


@dataclass(frozen=True)
class Effects:
    """What has to happen after a change: the words anew, the look anew, the screen switched."""

    reword: Callable[[], None]
    restyle: Callable[[], None]
    fill_screen: Callable[[bool], None]
    heard: Callable[[], None]


def game_rows(settings: Settings, effects: Effects) -> list[SettingRow]:
    """Make the rows about playing."""

    def speak(index: int) -> None:
        set_language(LANGUAGES[index])
        settings.language = LANGUAGES[index]
        effects.reword()

    def hurry(index: int) -> None:
        settings.speed = SPEEDS[index]

    def calm(on: bool) -> None:
        settings.reduced_motion = on

    def ask(on: bool) -> None:
        settings.confirm_wild = on

    names = [NATIVE[code] for code in LANGUAGES]
    speeds = (tr("Off"), tr("Fast"), tr("Normal"))
    return [
        SettingRow(tr("Language"), tr("Changes at once"), Segmented(names, LANGUAGES.index(language()), speak)),
        SettingRow(
            tr("Animation"), tr("How long pieces travel"), Segmented(speeds, SPEEDS.index(settings.speed), hurry)
        ),
        SettingRow(
            tr("Reduced motion"),
            tr("Pieces fade in place; nothing flies or sparkles"),
            Toggle(_words(), settings.reduced_motion, calm),
        ),
        SettingRow(
            tr("Ask before paying with wild tokens"),
            tr("They are the hardest to get back"),
            Toggle(_words(), settings.confirm_wild, ask),
        ),
    ]


def picture_rows(settings: Settings, effects: Effects, fullscreen: bool) -> list[SettingRow]:
    """Make the rows about what is seen."""

    def enlarge(value: int) -> None:
        settings.text_size = next(size for size in TEXT_SIZES if size == value)
        effects.restyle()

    def letter(index: int) -> None:
        settings.letters = bool(index)

    def mark(on: bool) -> None:
        settings.badges = on

    def contrast(on: bool) -> None:
        settings.high_contrast = on
        effects.restyle()

    screens = (tr("Window"), tr("Full screen"))
    aids = (tr("Where small"), tr("Always"))
    span = (TEXT_SIZES[0], TEXT_SIZES[-1])
    return [
        SettingRow(
            tr("Text size"),
            tr("Prompts, log, dialogs and notes"),
            Slider(settings.text_size, span, TEXT_SIZES[1] - TEXT_SIZES[0], _percent, enlarge),
        ),
        SettingRow(
            tr("Screen"),
            tr("F11 switches too"),
            Segmented(screens, int(fullscreen), lambda index: effects.fill_screen(bool(index))),
        ),
        SettingRow(
            tr("Letters on stones"),
            tr("Tell colours apart by letter"),
            Segmented(aids, int(settings.letters), letter),
        ),
        SettingRow(
            tr("Signs on cards"),
            tr("Affordable now, next turn, or what is missing"),
            Toggle(_words(), settings.badges, mark),
        ),
        SettingRow(
            tr("High contrast"),
            tr("Brighter words, darker grounds, stronger edges"),
            Toggle(_words(), settings.high_contrast, contrast),
        ),
    ]


def sound_rows(settings: Settings, effects: Effects) -> list[SettingRow]:
    """Make the rows about what is heard."""

    def loud(value: int) -> None:
        settings.sound_volume = value
        effects.heard()

    def music(value: int) -> None:
        settings.music_volume = value
        effects.heard()

    return [
        SettingRow(
            tr("Sounds"),
            tr("Tokens, cards, tiles and turns"),
            Slider(settings.sound_volume, (0, 100), 5, _percent_or_off, loud),
        ),
        SettingRow(
            tr("Music"),
            tr("A quiet loop for each edition"),
            Slider(settings.music_volume, (0, 100), 5, _percent_or_off, music),
        ),
    ]


def _words() -> tuple[str, str]:
    return tr("No"), tr("Yes")


def _percent(value: int) -> str:
    return tr("{number}\u00a0%").format(number=value)


def _percent_or_off(value: int) -> str:
    return _percent(value) if value else tr("Silent")
