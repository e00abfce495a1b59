"""What the person has chosen once and finds again: a small TOML file in their folder.

Knows the file and its values; knows nothing of who shows or uses them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
import tomli_w

from game.files import write_whole
from game.i18n import LANGUAGES, tr
from game.names import NAME_LENGTH, clean_name

FILE_NAME: Final = "settings.toml"

Speed: TypeAlias = Literal["off", "fast", "normal"]


class Settings(msgspec.Struct, kw_only=True, forbid_unknown_fields=False):
    """The person's choices, with what a newcomer finds.

    ``width`` and ``height`` are the window's size in pixels, ``letters`` the colour aid, ``names`` those last used for
    the seats, ``levels`` the bots last chosen, by seat.
    """

    language: str | None = None
    speed: Speed = "normal"
    fullscreen: bool = False
    width: Annotated[int, msgspec.Meta(ge=320, le=16384)] = 1600
    height: Annotated[int, msgspec.Meta(ge=200, le=16384)] = 900
    letters: bool = False
    names: list[str] = msgspec.field(default_factory=list)
    edition: Literal["base", "marvel"] = "base"
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    levels: list[str] = msgspec.field(default_factory=list)

    def save(self, data_dir: Path) -> None:
        """Write the file so that a crash leaves the old one or the new one; raises ``OSError``."""
        values = {name: value for name, value in msgspec.to_builtins(self).items() if value is not None}
        data_dir.mkdir(parents=True, exist_ok=True)
        write_whole(data_dir / FILE_NAME, tomli_w.dumps(values).encode("utf-8"))

    def try_to_save(self, data_dir: Path) -> str | None:
        """Write the file; where that fails, give a sentence about it: the choices hold until the program ends."""
        try:
            self.save(data_dir)
        except OSError as error:
            message = tr("The settings cannot be saved: {reason}.")
            return message.format(reason=error.strerror or error)
        return None


def load(data_dir: Path) -> tuple[Settings, str | None]:
    """Read the file; without one, what a newcomer finds.

    A damaged file is put aside, and a sentence about it comes with the settings of a newcomer.
    """
    path = data_dir / FILE_NAME
    try:
        settings = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Settings)
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError):
        return Settings(), _put_aside(path)
    if settings.language not in LANGUAGES:
        settings.language = None
    settings.names = [name for name in map(clean_name, settings.names) if name and len(name) <= NAME_LENGTH][:4]
    return settings, None


def _put_aside(path: Path) -> str:
    aside = path.with_name(f"{FILE_NAME}.damaged")
    try:
        path.replace(aside)
    except OSError:
        return tr("The settings could not be read, so the defaults are used.")
    return tr("The settings were damaged and now lie in {path}; the defaults are used.").format(path=aside)
