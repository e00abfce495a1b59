"""The person’s settings: a TOML file in their folder.

Knows the file and the values; knows nothing of how they are shown or used.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
import tomli_w

from game.rules.editions import DEFAULT_EDITION, EDITION_NAMES
from game.support.cleaning import PROGRAM_NAME, clean_name, name_key
from game.support.files import free_path, write_whole
from game.support.i18n import LANGUAGES, tr

FILE_NAME: Final = "settings.toml"

Speed: TypeAlias = Literal["off", "fast", "normal"]
TextSize: TypeAlias = Literal[100, 125, 150, 175, 200]
Volume: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Portrait: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
MAX_PROGRAMS: Final = 20
MAX_WORDS: Final = 60
"""Maximum number of words of a program's command."""

ServerLink: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
MutedName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
ProgramName: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^{PROGRAM_NAME}$")]
ProgramCommand: TypeAlias = Annotated[list[str], msgspec.Meta(min_length=1, max_length=MAX_WORDS)]
KeyName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

MAX_PORTRAITS: Final = 60
"""Maximum number of people whose portraits are kept; the oldest choice is dropped first."""
MAX_SERVERS: Final = 12
MAX_MUTED: Final = 200
"""Maximum number of muted people; the one muted first is unmuted first."""
TEXT_SIZES: Final[tuple[TextSize, ...]] = (100, 125, 150, 175, 200)


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=False):
    """The person's choices, with their defaults."""

    language: str | None = None
    speed: Speed = "normal"
    fullscreen: bool = False
    width: Annotated[int, msgspec.Meta(ge=320, le=16384)] = 1600
    """Of the window, in pixels."""
    height: Annotated[int, msgspec.Meta(ge=200, le=16384)] = 900
    letters: bool = False
    """Whether tokens show letters, for people who cannot tell the colours apart."""
    badges: bool = True
    """Whether cards that can be afforded are marked."""
    everything: bool = False
    """Whether a first game shows all signs from the start."""
    text_size: TextSize = 100
    """In per cent."""
    reduced_motion: bool = False
    high_contrast: bool = False
    sound_volume: Volume = 70
    music_volume: Volume = 35
    confirm_wild: bool = False
    notifications: bool = True
    """Whether the desktop shows when it is one's turn, while another window has the focus."""
    keys: Annotated[dict[KeyName, KeyName], msgspec.Meta(max_length=60)] = msgspec.field(default_factory=dict)
    """The chosen keys by action; an action without an entry keeps its default."""
    buttons: Annotated[dict[KeyName, KeyName], msgspec.Meta(max_length=60)] = msgspec.field(default_factory=dict)
    """The chosen actions by button of a controller; a button without an entry keeps its default."""
    names: list[str] = msgspec.field(default_factory=list)
    """Those last used for the seats."""
    edition: str = DEFAULT_EDITION
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    levels: list[str] = msgspec.field(default_factory=list)
    """The bots last chosen, by seat."""
    levels_offered: list[str] = msgspec.field(default_factory=list)
    """The levels that were offered after a victory."""
    portraits: Annotated[dict[str, Portrait], msgspec.Meta(max_length=MAX_PORTRAITS)] = msgspec.field(
        default_factory=dict
    )
    """The chosen portraits, by ``name_key``."""
    clock: Literal["off", "turn", "game"] = "off"
    """The kind of clock at one screen."""
    clock_s: Annotated[int, msgspec.Meta(ge=5, le=36000)] = 60
    clock_bot: bool = True
    """Whether a bot plays for a person whose time is up."""
    show_results: bool = False
    """Whether the list of saved games shows the results of games that were not played here."""
    muted: Annotated[list[MutedName], msgspec.Meta(max_length=MAX_MUTED)] = msgspec.field(default_factory=list)
    """The names of people whose lines are hidden."""
    servers: Annotated[list[ServerLink], msgspec.Meta(max_length=MAX_SERVERS)] = msgspec.field(default_factory=list)
    """The links to servers, the preferred one first."""
    filters: Annotated[dict[KeyName, KeyName], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=dict)
    """The properties of the tables that are listed, by the name of the property; without entries every table is."""
    words_offered: bool = False
    """Whether the words of the key were offered after the first rated game."""
    programs: Annotated[dict[ProgramName, ProgramCommand], msgspec.Meta(max_length=MAX_PROGRAMS)] = msgspec.field(
        default_factory=dict
    )
    """The commands of the person's bot programs, by name."""
    others: dict[str, object] = msgspec.field(default_factory=dict)
    """Values of other versions of the program, which stay in the file."""
    held: str = ""
    """Why the file could neither be read nor renamed; then it is not overwritten."""

    @property
    def animations_off(self) -> bool:
        """Whether animations are off."""
        return self.reduced_motion or self.speed == "off"

    def choose_portrait(self, name: str, portrait: int) -> None:
        """Keep the portrait that a person has chosen."""
        key = name_key(name)
        self.portraits.pop(key, None)
        while len(self.portraits) >= MAX_PORTRAITS:
            del self.portraits[next(iter(self.portraits))]
        self.portraits[key] = portrait

    def mute(self, name: str, on: bool) -> None:
        """Hide somebody's lines, or show them again."""
        self.muted = [*(other for other in self.muted if other != name), *([name] if on else [])][-MAX_MUTED:]

    def save(self, data_dir: Path) -> None:
        """Write the file atomically; raises ``OSError``."""
        if self.held:
            raise OSError(self.held)
        own = {name: msgspec.to_builtins(getattr(self, name)) for name in _OWN}
        values = {name: value for name, value in own.items() if value is not None}
        data_dir.mkdir(parents=True, exist_ok=True)
        write_whole(data_dir / FILE_NAME, tomli_w.dumps({**self.others, **values}).encode("utf-8"))

    def try_to_save(self, data_dir: Path) -> str | None:
        """Write the file; return a sentence where that fails, ``None`` otherwise. The values apply either way."""
        try:
            self.save(data_dir)
        except OSError as error:
            message = tr("Cannot save the settings: {reason}.")
            return message.format(reason=error.strerror or error)
        return None


_OWN: Final = {
    field.name: field.type for field in msgspec.structs.fields(Settings) if field.name not in ("others", "held")
}


def load(data_dir: Path) -> tuple[Settings, str | None]:
    """Return the settings, defaults without a file, and a sentence for the person where something is wrong.

    A damaged file is renamed and kept; an invalid value costs that value only. A file that cannot be read now, because
    another program holds it, stays as it is.
    """
    path = data_dir / FILE_NAME
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(held=error.strerror or str(error)), _unread()
    except (ValueError, RecursionError):
        settings = Settings()
        return settings, _quarantine(path, settings)
    settings, whole = _valid(given)
    if settings.language not in LANGUAGES:
        settings.language = None
    settings.names = list(map(clean_name, settings.names))[:4]
    if whole:
        return settings, None
    note = _quarantine(path, settings)
    settings.try_to_save(data_dir)
    return settings, note


def chosen_language(data_dir: Path) -> str | None:
    """Return the chosen language, ``None`` where there is none; the file is not changed."""
    try:
        language = tomllib.loads((data_dir / FILE_NAME).read_text(encoding="utf-8")).get("language")
    except (OSError, ValueError, RecursionError):
        return None
    return language if language in LANGUAGES else None


def _valid(given: dict[str, object]) -> tuple[Settings, bool]:
    """Return the valid values, and whether all of them were valid."""
    settings, whole = Settings(), True
    for name, value in given.items():
        if name not in _OWN:
            settings.others[name] = value
            continue
        try:
            value = msgspec.convert(value, _OWN[name])
        except msgspec.ValidationError:
            whole = False
            continue
        if name == "edition" and value not in EDITION_NAMES:
            whole = False
        else:
            setattr(settings, name, value)
    return settings, whole


def _quarantine(path: Path, settings: Settings) -> str:
    """Rename a damaged file to a free name, and return a sentence about it; where that fails the file stays."""
    aside = free_path(path.parent, f"{FILE_NAME}.damaged")
    try:
        path.replace(aside)
    except OSError as error:
        settings.held = error.strerror or str(error)
        return _unread()
    message = tr(
        "The settings were damaged. Valid settings are kept, and the others are reset. The damaged file is kept as "
        "{path}."
    )
    return message.format(path=aside)


def _unread() -> str:
    return tr("Could not read the settings. Default settings are used.")
