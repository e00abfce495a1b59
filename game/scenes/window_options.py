"""How to open the window, as the command line passes it to ``start``, and the error if that fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from game.storage.settings import Settings
from game.storage.store import Store

if TYPE_CHECKING:
    from net.room.room import Network, Room

FirstScene: TypeAlias = Literal["menu", "demo", "replay", "tables"]


class WindowError(Exception):
    """The window cannot be opened; the message is one sentence for the person."""


class WindowOptions(msgspec.Struct, frozen=True):
    """How to open the window.

    ``None`` means that an option was not given and the settings decide. ``secret`` (32 bytes) determines the deal of
    the next new game; ``replay`` is the file of a verified record; ``note`` is shown at once; ``frames`` closes the
    window after that many frames; ``narrate`` prints the narration to the terminal; ``open_room`` opens or joins a
    table of the ``network``.
    """

    store: Store
    settings: Settings
    scene: FirstScene = "menu"
    edition: str | None = None
    players: int | None = None
    secret: bytes | None = None
    language: str | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    replay: Path | None = None
    note: str | None = None
    frames: int | None = None
    narrate: bool = False
    network: Network | None = None
    open_room: Callable[[Network], Room] | None = None
